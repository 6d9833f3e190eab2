//! What the steps of a block do to lanes.

use super::lane::{Fact, Place, Walk};
use super::prepare::cell_written;
use super::{Cell, Checker, Decision, Goal, Known, MaskError, Source, Stand, Step, Subject};
use crate::divergence::watch::Mark;
use crate::ir::Block;
use smallvec::SmallVec;

impl Checker<'_> {
    /// The bit of a source, or the cell of one that is not known.
    fn read(&self, walk: &Walk, lane: usize, source: Source) -> Result<bool, Option<usize>> {
        match source {
            Source::Bit(bit) => Ok(bit),
            Source::Any => Err(None),
            Source::Cell(cell) => {
                let cell = self.number[&cell];
                walk.lanes[lane].bit(cell).ok_or(Some(cell))
            }
        }
    }

    /// All that a block may do to lanes.
    pub(super) fn run(
        &mut self,
        index: usize,
        start: Walk,
        goal: Option<Goal>,
    ) -> Result<Vec<Walk>, MaskError> {
        let program = self.program;
        let block = &program.blocks[index];
        let mut out = Vec::new();
        let mut work: Vec<(usize, Walk)> = vec![(0, start)];
        'walks: while let Some((mut at, mut walk)) = work.pop() {
            while at < block.steps.len() && !walk.done {
                let step = &block.steps[at];
                let again = work.len();
                if self.useful[index][at] {
                    match self.step(index, step, &mut walk, goal, at, &mut work) {
                        Ok(true) => {}
                        Ok(false) => {
                            debug_assert!(work.len() > again, "a step that is not done leaves others");
                            continue 'walks;
                        }
                        Err(error) => {
                            self.wrong(&walk, error)?;
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

    /// Does a step. If something has to be decided first, leaves a walk for each way behind and returns `false`.
    fn step(
        &self,
        index: usize,
        step: &Step,
        walk: &mut Walk,
        goal: Option<Goal>,
        at: usize,
        work: &mut Vec<(usize, Walk)>,
    ) -> Result<bool, MaskError> {
        let decide = |walk: &Walk, lane: usize, cell: usize, work: &mut Vec<(usize, Walk)>, at: usize| {
            let guessed = self.guessed(index, at, cell, walk.from[lane]);
            for bit in [false, true] {
                let mut other = walk.clone();
                other.blame = guessed.or(walk.blame);
                other.lanes[lane].put_free(cell, Some(bit));
                work.push((at, other));
            }
        };
        for lane in 0..walk.lanes.len() {
            if walk.lanes[lane].bit(self.running).is_none() {
                decide(walk, lane, self.running, work, at);
                return Ok(false);
            }
        }
        match *step {
            Step::Mark(mark) => {
                if let Mark::Enter(block) = mark {
                    self.enter(block, walk, goal)?;
                }
            }
            Step::Logic {
                to,
                table,
                a,
                b,
                tests,
            } => {
                let to = self.number[&to];
                let mut results: SmallVec<[Option<bool>; 2]> = SmallVec::new();
                for lane in 0..walk.lanes.len() {
                    let result = |a: bool, b: bool| table >> (2 * u8::from(a) + u8::from(b)) & 1 == 1;
                    let (a, b) = (self.read(walk, lane, a), self.read(walk, lane, b));
                    let all: SmallVec<[bool; 4]> = [false, true]
                        .into_iter()
                        .filter(|&x| a.is_err() || a == Ok(x))
                        .flat_map(|x| {
                            let b = &b;
                            [false, true]
                                .into_iter()
                                .filter(move |&y| b.is_err() || *b == Ok(y))
                                .map(move |y| result(x, y))
                        })
                        .collect();
                    if all.iter().all(|&r| r == all[0]) {
                        results.push(Some(all[0]));
                        continue;
                    }
                    // An operand is decided in its own cell, so that others that read it agree.
                    let cell = [a, b].into_iter().find_map(|side| side.err().flatten());
                    let Some(cell) = cell else {
                        results.push(None);
                        continue;
                    };
                    decide(walk, lane, cell, work, at);
                    return Ok(false);
                }
                for (lane, &bit) in walk.lanes.iter_mut().zip(&results) {
                    let condition = |source: Source| match source {
                        Source::Cell(cell) => lane.is_free(self.number[&cell]),
                        _ => true,
                    };
                    let free =
                        condition(a) && condition(b) && [a, b].iter().any(|s| matches!(s, Source::Cell(_)));
                    match free {
                        true => lane.put_free(to, bit),
                        false => lane.put(to, bit),
                    }
                }
                if tests {
                    walk.flag = results.contains(&Some(true)).then_some(true);
                }
            }
            Step::Compare { to, subject } => self.compare(index, to, subject, walk, at, work),
            Step::Select { to, yes, no } => {
                let Some(flag) = walk.flag else {
                    for flag in [false, true] {
                        let mut other = walk.clone();
                        other.flag = Some(flag);
                        work.push((at, other));
                    }
                    return Ok(false);
                };
                let source = if flag { yes } else { no };
                let to = self.number[&to];
                for lane in 0..walk.lanes.len() {
                    match self.read(walk, lane, source) {
                        Err(Some(cell)) => {
                            decide(walk, lane, cell, work, at);
                            return Ok(false);
                        }
                        bit => walk.lanes[lane].put(to, bit.ok()),
                    }
                }
            }
            Step::Unknown(cell) => {
                let cell = self.number[&cell];
                for lane in &mut walk.lanes {
                    lane.put(cell, None);
                }
            }
            Step::Decide(block, decision) => {
                for lane in 0..walk.lanes.len() {
                    let here = matches!(walk.lanes[lane].place, Place::Ran(last, _) if last == block);
                    if !here || walk.lanes[lane].bit(self.running) != Some(true) {
                        continue;
                    }
                    let targets = self.table.targets(block);
                    let next = match decision {
                        Decision::Bit(cell) => match self.read(walk, lane, Source::Cell(cell)) {
                            Ok(bit) => targets.get(usize::from(!bit)),
                            Err(_) => {
                                decide(walk, lane, self.number[&cell], work, at);
                                return Ok(false);
                            }
                        },
                        Decision::Index(what) => match walk.facts[lane].get(&what) {
                            Some(Fact::Is(index)) => {
                                usize::try_from(*index).ok().and_then(|i| targets.get(i))
                            }
                            Some(Fact::IsNot(others)) => {
                                let left = targets.iter().enumerate();
                                let mut left = left.filter(|(i, _)| !others.contains(&(*i as u64)));
                                let first = left.next().map(|(_, to)| to);
                                first.filter(|&first| left.all(|(_, to)| to == first))
                            }
                            None => None,
                        },
                    };
                    walk.lanes[lane].place = Place::Ran(block, next.copied());
                }
            }
            Step::Flag => walk.flag = None,
            Step::Forget(what) => {
                for (lane, facts) in walk.lanes.iter().zip(&mut walk.facts) {
                    if lane.bit(self.running) == Some(true) {
                        facts.remove(&what);
                    }
                }
            }
        }
        Ok(!matches!(step, Step::Compare { .. }))
    }

    fn enter(&self, block: Block, walk: &mut Walk, goal: Option<Goal>) -> Result<(), MaskError> {
        let mut ran = SmallVec::<[bool; 2]>::new();
        for lane in &mut walk.lanes {
            let runs = lane.bit(self.running) == Some(true);
            ran.push(runs);
            if !runs {
                continue;
            }
            let (allowed, from) = match lane.place {
                Place::Absent => return Err(MaskError::Absent { block }),
                Place::Start => (self.table.entry() == Some(block), None),
                Place::Ran(last, None) => (self.table.succs(last).contains(&block), Some(last)),
                Place::Ran(last, Some(next)) => (next == block, Some(last)),
            };
            if !allowed {
                return Err(MaskError::Stray { block, from });
            }
            lane.place = Place::Ran(block, None);
        }
        walk.entered |= ran.contains(&true);
        let Some(Goal { branch, join }) = goal else {
            return Ok(());
        };
        let together = ran.iter().all(|&runs| runs);
        if walk.armed && block == join && ran.contains(&true) {
            if !together {
                return Err(MaskError::Apart { branch, join });
            }
            walk.done = true;
        } else if !walk.armed && block == branch {
            walk.armed = together;
            walk.done = !together;
        }
        Ok(())
    }

    /// All results that a comparison may have for the lanes; each goes on behind it.
    fn compare(
        &self,
        index: usize,
        to: Cell,
        subject: Option<Subject>,
        walk: &Walk,
        at: usize,
        work: &mut Vec<(usize, Walk)>,
    ) {
        let to = self.number[&to];
        let subject = subject.filter(|subject| self.compared[index].contains(&subject.what));
        let mut walks = vec![walk.clone()];
        for lane in 0..walk.lanes.len() {
            let runs = walk.lanes[lane].bit(self.running) == Some(true);
            let mut next = Vec::new();
            for walk in walks {
                if !runs {
                    let mut walk = walk;
                    walk.lanes[lane].put(to, Some(false));
                    next.push(walk);
                    continue;
                }
                for equal in [false, true] {
                    let mut walk = walk.clone();
                    let mut holds = equal;
                    if let Some(Subject {
                        what,
                        constant,
                        differs,
                    }) = subject
                    {
                        let fact = match (walk.facts[lane].get(&what), equal) {
                            (Some(Fact::Is(known)), _) if (*known == constant) != equal => continue,
                            (Some(Fact::IsNot(others)), true) if others.contains(&constant) => continue,
                            (_, true) | (Some(Fact::Is(_)), false) => match walk.facts[lane].get(&what) {
                                Some(Fact::Is(known)) => Fact::Is(*known),
                                _ => Fact::Is(constant),
                            },
                            (known, false) => {
                                let mut others = match known {
                                    Some(Fact::IsNot(others)) => others.clone(),
                                    _ => SmallVec::new(),
                                };
                                others.push(constant);
                                Fact::IsNot(others)
                            }
                        };
                        walk.facts[lane].insert(what, fact);
                        holds = equal != differs;
                    }
                    walk.lanes[lane].put_free(to, Some(holds));
                    next.push(walk);
                }
            }
            walks = next;
        }
        work.extend(walks.into_iter().map(|walk| (at + 1, walk)));
    }

    /// What a cell holds of which the bit is not known behind some steps because it was not kept.
    pub(super) fn guessed(&self, index: usize, at: usize, cell: usize, last: Option<Block>) -> Option<Known> {
        let steps = self.program.blocks[index].steps[..at].iter();
        let mut useful = steps.zip(&self.useful[index]).filter(|(_, useful)| **useful);
        let written = useful.any(|(step, _)| cell_written(step).is_some_and(|to| self.number[&to] == cell));
        if written || cell == self.running {
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
    pub(super) fn wrong(&mut self, walk: &Walk, error: MaskError) -> Result<(), MaskError> {
        match walk.blame {
            Some(known) => {
                self.blamed.insert(known);
                Ok(())
            }
            None => Err(error),
        }
    }
}
