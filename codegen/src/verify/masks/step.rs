//! What the steps of a block do to a lane.

use super::lane::{Fact, Place, Walk};
use super::prepare::cell_written;
use super::{Cell, Checker, Decision, Known, Lanes, MaskError, Source, Stand, Step, Subject};
use crate::divergence::watch::Mark;
use crate::ir::Block;
use smallvec::SmallVec;

/// What has to be decided before a step can be done.
enum Open {
    /// The lane's bit in a cell.
    Cell(usize),
    /// The flag of the wave.
    Flag,
}

impl Checker<'_> {
    /// The bit of a source, or the cell of one that is not known.
    fn read(&self, walk: &Walk, source: Source) -> Result<bool, Option<usize>> {
        match source {
            Source::Bit(bit) => Ok(bit),
            Source::Any => Err(None),
            Source::Cell(cell) => {
                let cell = self.number[&cell];
                walk.lane.bit(cell).ok_or(Some(cell))
            }
        }
    }

    /// The bit of a source, or nothing if nobody will ever tell it.
    fn told(&self, walk: &Walk, source: Source) -> Result<Option<bool>, Open> {
        match self.read(walk, source) {
            Err(Some(cell)) => Err(Open::Cell(cell)),
            bit => Ok(bit.ok()),
        }
    }

    /// All that a block may do to a lane.
    pub(super) fn run(&mut self, index: usize, start: Walk) -> Result<Vec<Walk>, MaskError> {
        let program = self.program;
        let block = &program.blocks[index];
        let mut out = Vec::new();
        let mut work: Vec<(usize, Walk)> = vec![(0, start)];
        'walks: while let Some((mut at, mut walk)) = work.pop() {
            while at < block.steps.len() {
                let step = &block.steps[at];
                let again = work.len();
                if self.useful[index][at] {
                    match self.step(index, step, &mut walk, at, &mut work) {
                        Ok(true) => {}
                        Ok(false) => {
                            debug_assert!(work.len() > again, "a step that is not done leaves others");
                            continue 'walks;
                        }
                        Err(error) => {
                            self.wrong(walk.blame, error)?;
                            continue 'walks;
                        }
                    }
                }
                at += 1;
            }
            out.push(walk);
        }
        Ok(out)
    }

    /// Does a step. If something has to be decided first, leaves a walk for each way after and returns `false`.
    fn step(
        &self,
        index: usize,
        step: &Step,
        walk: &mut Walk,
        at: usize,
        work: &mut Vec<(usize, Walk)>,
    ) -> Result<bool, MaskError> {
        let open = match self.runs(walk) {
            Err(cell) => Some(Open::Cell(cell)),
            Ok(runs) => self.effect(index, step, walk, runs, (at, work))?,
        };
        match open {
            None => return Ok(!matches!(step, Step::Compare { .. })),
            Some(Open::Cell(cell)) => {
                let guessed = self.guessed(index, at, cell, walk.from);
                for bit in [false, true] {
                    let mut other = walk.clone();
                    other.blame = guessed.or(walk.blame);
                    other.lane.put_free(cell, Some(bit));
                    work.push((at, other));
                }
            }
            Some(Open::Flag) => {
                let flagged = |flag| Walk {
                    flag: Some(flag),
                    ..walk.clone()
                };
                work.extend([false, true].map(|flag| (at, flagged(flag))));
            }
        }
        Ok(false)
    }

    /// What a step does to a lane that runs or waits, or what has to be decided before that can be told.
    fn effect(
        &self,
        index: usize,
        step: &Step,
        walk: &mut Walk,
        runs: bool,
        (at, work): (usize, &mut Vec<(usize, Walk)>),
    ) -> Result<Option<Open>, MaskError> {
        let done = match *step {
            Step::Mark(Mark::Enter(block), lanes) => match self.is_among(walk, runs, lanes) {
                Ok(among) => return self.enter(block, runs && among, walk).map(|()| None),
                Err(open) => Err(open),
            },
            Step::Mark(Mark::Edge(to), lanes) => match self.is_among(walk, runs, lanes) {
                Ok(among) if among && runs => return self.moves(to, walk).map(|()| None),
                other => other.map(|_| ()),
            },
            Step::Mark(..) => Ok(()),
            Step::Logic {
                to,
                table,
                a,
                b,
                tests,
            } => self.logic(walk, to, (table, a, b), tests),
            Step::Compare { to, lanes, subject } => self
                .is_among(walk, runs, lanes)
                .map(|among| self.compare(index, to, subject, (walk, among), at, work)),
            Step::Merge { to, from, lanes } => match self.is_among(walk, runs, lanes) {
                Ok(true) => self.merge(walk, to, from),
                other => other.map(|_| ()),
            },
            Step::Select { to, yes, no } => self.select(walk, to, [yes, no]),
            Step::Unknown(cell) => {
                walk.lane.put(self.number[&cell], None);
                Ok(())
            }
            Step::Decide(block, decision) => self.decide(walk, block, decision, runs),
            Step::Flag => {
                walk.flag = None;
                Ok(())
            }
            Step::Forget(_, Lanes::Running) if !runs => Ok(()),
            Step::Forget(what, _) => {
                walk.facts.remove(&what);
                Ok(())
            }
        };
        Ok(done.err())
    }

    /// A cell becomes what logic makes of two bits. A step that tests tells the wave whether any lane has the bit.
    fn logic(
        &self,
        walk: &mut Walk,
        to: Cell,
        (table, a, b): (u8, Source, Source),
        tests: bool,
    ) -> Result<(), Open> {
        let to = self.number[&to];
        // An operand is decided in its own cell, so that others that read it agree.
        let bit = self.result(walk, table, a, b).map_err(Open::Cell)?;
        match self.is_condition(walk, [a, b]) {
            true => walk.lane.put_free(to, bit),
            false => walk.lane.put(to, bit),
        }
        if tests {
            // Another lane may have the bit where this one has not.
            walk.flag = (bit == Some(true)).then_some(true);
        }
        Ok(())
    }

    /// A lane among those of a merge takes the bit of a source.
    fn merge(&self, walk: &mut Walk, to: Cell, from: Source) -> Result<(), Open> {
        let bit = self.told(walk, from)?;
        let to = self.number[&to];
        // What lanes run by is more than a condition.
        match self.is_condition(walk, [from, from]) && !self.asked.contains(&to) {
            true => walk.lane.put_free(to, bit),
            false => walk.lane.put(to, bit),
        }
        Ok(())
    }

    /// The flag of the wave says which source a cell takes its bit from.
    fn select(&self, walk: &mut Walk, to: Cell, [yes, no]: [Source; 2]) -> Result<(), Open> {
        let flag = walk.flag.ok_or(Open::Flag)?;
        let bit = self.told(walk, if flag { yes } else { no })?;
        walk.flags.push(flag);
        walk.lane.put(self.number[&to], bit);
        Ok(())
    }

    /// A lane that ran a block last is told where to go.
    fn decide(&self, walk: &mut Walk, block: Block, decision: Decision, runs: bool) -> Result<(), Open> {
        let here = match (walk.lane.place, decision) {
            // Those that ran it before have been told where to go.
            (Place::Ran(last, next), Decision::Left) => last == block && next.is_none(),
            (Place::Ran(last, _), _) => last == block && runs,
            _ => false,
        };
        if here {
            let next = self.next(walk, block, decision, runs)?;
            walk.lane.place = Place::Ran(block, next);
        }
        if decision == Decision::Flag {
            walk.flags.push(walk.flag.ok_or(Open::Flag)?);
        }
        Ok(())
    }

    /// Whether operands are conditions only, and one of them is in a cell.
    fn is_condition(&self, walk: &Walk, operands: [Source; 2]) -> bool {
        let mut cells = operands.iter().filter_map(|source| match source {
            Source::Cell(cell) => Some(self.number[cell]),
            _ => None,
        });
        let first = cells.next();
        first.is_some_and(|first| walk.lane.is_free(first) && cells.all(|cell| walk.lane.is_free(cell)))
    }

    /// The result of a step of logic, if it can be told or nobody will ever tell; else the cell of an operand that has to be decided.
    fn result(&self, walk: &Walk, table: u8, a: Source, b: Source) -> Result<Option<bool>, usize> {
        let result = |a: bool, b: bool| table >> (2 * u8::from(a) + u8::from(b)) & 1 == 1;
        let (a, b) = (self.read(walk, a), self.read(walk, b));
        let may = |side: Result<bool, Option<usize>>| {
            let bits = [false, true].into_iter();
            bits.filter(move |&bit| side.is_err() || side == Ok(bit))
        };
        let mut all = may(a).flat_map(|x| may(b).map(move |y| result(x, y)));
        let first = all.next();
        if all.all(|other| Some(other) == first) {
            return Ok(first);
        }
        let cell = [a, b].into_iter().find_map(|side| side.err().flatten());
        cell.map_or(Ok(None), Err)
    }

    /// Where a lane goes on from a block, if that can be told, or what has to be decided.
    fn next(&self, walk: &Walk, block: Block, decision: Decision, runs: bool) -> Result<Option<Block>, Open> {
        let targets = self.table.targets(block);
        let next = match decision {
            Decision::Bit(cell) => match self.read(walk, Source::Cell(cell)) {
                Ok(bit) => targets.get(usize::from(!bit)),
                Err(_) => return Err(Open::Cell(self.number[&cell])),
            },
            Decision::Flag => match walk.flag {
                Some(flag) => targets.get(usize::from(!flag)),
                None => return Err(Open::Flag),
            },
            Decision::Left => targets.get(usize::from(!runs)),
            Decision::Index(what) => match walk.facts.get(&what) {
                Some(Fact::Is(index)) => usize::try_from(*index).ok().and_then(|i| targets.get(i)),
                Some(Fact::IsNot(others)) => {
                    let left = targets.iter().enumerate();
                    let mut left = left.filter(|(i, _)| !others.contains(&(*i as u64)));
                    let first = left.next().map(|(_, to)| to);
                    first.filter(|&first| left.all(|(_, to)| to == first))
                }
                None => None,
            },
        };
        Ok(next.copied())
    }

    /// A lane makes the moves of the way to a block.
    fn moves(&self, to: Block, walk: &mut Walk) -> Result<(), MaskError> {
        let (may, from) = match walk.lane.place {
            Place::Ran(last, None) => (self.table.succs(last).contains(&to), Some(last)),
            Place::Ran(last, Some(next)) => (next == to, Some(last)),
            Place::Absent | Place::Start => (false, None),
        };
        walk.lane.moved = Some(to);
        match may {
            true => Ok(()),
            false => Err(MaskError::Moves { block: to, from }),
        }
    }

    /// A thread-level block begins.
    fn enter(&self, block: Block, runs: bool, walk: &mut Walk) -> Result<(), MaskError> {
        walk.ran.push(runs);
        if !runs {
            return Ok(());
        }
        let (allowed, from) = match walk.lane.place {
            Place::Absent => return Err(MaskError::Absent { block }),
            Place::Start => (self.table.entry() == Some(block), None),
            Place::Ran(last, None) => (self.table.succs(last).contains(&block), Some(last)),
            Place::Ran(last, Some(next)) => (next == block, Some(last)),
        };
        if !allowed {
            return Err(MaskError::Stray { block, from });
        }
        let misses = walk.lane.moved.is_none() && from.is_some_and(|last| self.table.moves(last, block));
        if misses || walk.lane.moved.is_some_and(|to| to != block) {
            return Err(MaskError::Moves { block, from });
        }
        walk.lane.moved = None;
        walk.lane.place = Place::Ran(block, None);
        Ok(())
    }

    /// Whether the lane runs, or a cell that has to be decided.
    pub(super) fn runs(&self, walk: &Walk) -> Result<bool, usize> {
        for &cell in &self.asked {
            match walk.lane.bit(cell) {
                Some(true) => {}
                Some(false) => return Ok(false),
                None => return Err(cell),
            }
        }
        Ok(true)
    }

    /// Whether the lane is one of those that a step is for, or what has to be decided.
    fn is_among(&self, walk: &Walk, runs: bool, lanes: Lanes) -> Result<bool, Open> {
        match lanes {
            Lanes::Running => Ok(runs),
            Lanes::All => Ok(true),
            Lanes::In(cell) => {
                let cell = self.number[&cell];
                walk.lane.bit(cell).ok_or(Open::Cell(cell))
            }
        }
    }

    /// All results that a comparison may have for the lane, which is among those that compare or not; each goes on after it.
    fn compare(
        &self,
        index: usize,
        to: Cell,
        subject: Option<Subject>,
        (walk, among): (&Walk, bool),
        at: usize,
        work: &mut Vec<(usize, Walk)>,
    ) {
        let to = self.number[&to];
        if !among {
            let mut walk = walk.clone();
            walk.lane.put(to, Some(false));
            work.push((at + 1, walk));
            return;
        }
        let subject = subject.filter(|subject| self.compared[index].contains(&subject.what));
        for equal in [false, true] {
            let mut walk = walk.clone();
            let mut holds = equal;
            if let Some(Subject {
                what,
                constant,
                differs,
            }) = subject
            {
                let Some(fact) = learned(walk.facts.get(&what), constant, equal) else {
                    continue;
                };
                walk.facts.insert(what, fact);
                holds = equal != differs;
            }
            walk.lane.put_free(to, Some(holds));
            work.push((at + 1, walk));
        }
    }

    /// What a cell holds of which the bit is not known after some steps because it was not kept.
    pub(super) fn guessed(&self, index: usize, at: usize, cell: usize, last: Option<Block>) -> Option<Known> {
        let steps = self.program.blocks[index].steps[..at].iter();
        let mut useful = steps.zip(&self.useful[index]).filter(|(_, useful)| **useful);
        let written = useful.any(|(step, _)| cell_written(step).is_some_and(|to| self.number[&to] == cell));
        if written || self.asked.contains(&cell) {
            return None;
        }
        // A lane that stood elsewhere when the bit was forgotten has it kept only if all lanes have.
        let known = |stand| (self.webs[index][cell], stand);
        let mut blame = [known(Stand::At(last)), known(Stand::Anywhere)].into_iter();
        if self.kept.contains(&known(Stand::Anywhere)) {
            return None;
        }
        blame.find(|known| !self.kept.contains(known))
    }

    /// A walk does what it must not. If something was guessed on the way, that is to blame.
    pub(super) fn wrong(&mut self, blame: Option<Known>, error: MaskError) -> Result<(), MaskError> {
        match blame {
            Some(known) => {
                self.blamed.insert(known);
                Ok(())
            }
            None => Err(error),
        }
    }
}

/// What is known after a comparison with a constant, or nothing if it cannot come out so.
fn learned(known: Option<&Fact>, constant: u64, equal: bool) -> Option<Fact> {
    match (known, equal) {
        (Some(Fact::Is(value)), _) => ((*value == constant) == equal).then_some(Fact::Is(*value)),
        (Some(Fact::IsNot(others)), true) if others.contains(&constant) => None,
        (_, true) => Some(Fact::Is(constant)),
        (known, false) => {
            let mut others = match known {
                Some(Fact::IsNot(others)) => others.clone(),
                _ => SmallVec::new(),
            };
            others.push(constant);
            Some(Fact::IsNot(others))
        }
    }
}
