//! V8, machine code keeps its lanes: what [`verify_lanes`](super::verify_lanes) proves of the wave level, proved again of what became of it.
//!
//! A backend says what its code does to one bit of every register that may be part of a lane mask ([`MaskProgram`]), for a lane
//! in a certain part of the wave where registers are narrower than the wave. That is all the proof knows of the machine. It follows one
//! lane through everything that can happen to it: a comparison gives what it likes for a lane that runs, a register that held
//! something else when it was last written may have any bit, a test for "any lane" may find another one wherever the followed
//! lane is not. In every state that can be reached
//!
//! - a thread-level block runs only with a lane for which an edge of the thread level leads there;
//! - a lane that the wave does not have never runs a block;
//! - where the code ends, the lane stands at a return.
//!
//! Then pairs: two lanes that run a block with a branch together are followed until its immediate post-dominator runs, which it must with
//! both. Tests and scalar conditions are the same for both.
//!
//! Where the backend says which register decides about the way of the lanes ([`Step::Decide`]), a lane must go the way that its bit, or what
//! is known of its index, says; elsewhere any edge of the thread level will do.
//!
//! A condition that a comparison made and that nothing has combined with masks yet is forgotten where the next thread-level block begins: it
//! may be anything when it is used again. Without that, every condition that is live doubles the states.
//!
//! Only registers from which a way leads to a test or to the running lanes are followed, and they only while they are live. Cost:
//! states times blocks, with a limit.

use crate::divergence::watch::{FlowTable, Mark};
use crate::ir::Block;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::fmt;

/// A register, or a place where registers are kept, of which one bit is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub u32);

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The bit of a cell.
    Cell(Cell),
    /// A bit that is known.
    Bit(bool),
    /// A bit that may be anything, each time.
    Any,
}

/// What a comparison compares, where it matters that two of them do not hold together: something with a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subject {
    /// Stands for what is compared.
    pub what: u32,
    /// The constant.
    pub constant: u64,
    /// It holds if they differ.
    pub differs: bool,
}

/// What decides where lanes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To the first target if the bit is set, else to the second.
    Bit(Cell),
    /// To the target with the number that is compared under this [`Subject::what`].
    Index(u32),
}

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A place on the thread level.
    Mark(Mark),
    /// `to` = bit number `2 a + b` of `table`.
    Logic {
        /// The result.
        to: Cell,
        /// The four results.
        table: u8,
        /// First operand.
        a: Source,
        /// Second operand.
        b: Source,
        /// The flag becomes whether any bit of the result is set.
        tests: bool,
    },
    /// `to` = a condition for a lane that runs, 0 for one that does not.
    Compare {
        /// The result.
        to: Cell,
        /// What is compared, if it is the same elsewhere in the block.
        subject: Option<Subject>,
    },
    /// `to` = one or the other, by the flag.
    Select {
        /// The result.
        to: Cell,
        /// If the flag is set.
        yes: Source,
        /// If not.
        no: Source,
    },
    /// The cell gets bits that are not known.
    Unknown(Cell),
    /// The flag gets something else.
    Flag,
    /// Running lanes of a block go where this says.
    Decide(Block, Decision),
    /// What is compared under this number changes, for lanes that run.
    Forget(u32),
}

/// How a block ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The wave ends, or the function returns.
    End,
    /// It goes on in a block.
    Jump(usize),
    /// To the first block if a cell has any bit set, else to the second.
    Any(Cell, [usize; 2]),
    /// To the first block if the flag is set, else to the second.
    Flag([usize; 2]),
}

/// A block of machine code.
#[derive(Clone, Debug)]
pub struct MaskBlock {
    /// What it does.
    pub steps: Vec<Step>,
    /// Where it goes.
    pub exit: Exit,
}

/// What machine code does to the bit of one lane.
#[derive(Clone, Debug)]
pub struct MaskProgram {
    /// Blocks; the first one is the entry.
    pub blocks: Vec<MaskBlock>,
    /// The cell of the running lanes.
    pub running: Cell,
}

/// What was shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// States of one lane at the start of blocks.
    pub states: usize,
    /// States of two lanes.
    pub pairs: usize,
}

/// Why there is no proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MaskError {
    /// A lane runs a block that no edge leads to.
    Stray {
        /// The block.
        block: Block,
        /// What it ran last.
        from: Option<Block>,
    },
    /// A lane that the wave does not have runs a block.
    Absent {
        /// The block.
        block: Block,
    },
    /// The code ends while a lane has more to do.
    Lost {
        /// What it ran last.
        behind: Option<Block>,
    },
    /// Two lanes of a branch do not run its immediate post-dominator together.
    Apart {
        /// The block of the branch.
        branch: Block,
        /// Where they should meet.
        join: Block,
    },
    /// More states than the limit: nothing is known.
    TooMany {
        /// The limit.
        limit: usize,
    },
}

impl fmt::Display for MaskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |block: &Option<Block>| block.map_or("the start".to_owned(), |block| block.to_string());
        match self {
            MaskError::Stray { block, from } => {
                write!(
                    f,
                    "a lane gets from {} to {block}, where no edge leads",
                    place(from)
                )
            }
            MaskError::Absent { block } => write!(f, "{block} runs with a lane that the wave does not have"),
            MaskError::Lost { behind } => {
                write!(f, "the code ends while a lane stands behind {}", place(behind))
            }
            MaskError::Apart { branch, join } => {
                write!(f, "two lanes that part at {branch} do not meet at {join}")
            }
            MaskError::TooMany { limit } => write!(f, "more than {limit} states: nothing is proved"),
        }
    }
}

impl std::error::Error for MaskError {}

/// Where a lane stands on the thread level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Place {
    Absent,
    Start,
    /// The block, and where it goes on, if that can be told.
    Ran(Block, Option<Block>),
}

/// Bits of cells, by their number among those that are followed.
type Bits = SmallVec<[u64; 2]>;

/// One lane.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Lane {
    place: Place,
    /// Which bits are known.
    known: Bits,
    /// Those of them that are set.
    set: Bits,
    /// Those of them that are conditions only.
    free: Bits,
}

impl Lane {
    fn bit(&self, cell: usize) -> Option<bool> {
        let (word, bit) = (cell / 64, cell % 64);
        (self.known[word] >> bit & 1 == 1).then_some(self.set[word] >> bit & 1 == 1)
    }

    fn put(&mut self, cell: usize, value: Option<bool>) {
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        self.known[word] &= !bit;
        self.set[word] &= !bit;
        self.free[word] &= !bit;
        if let Some(value) = value {
            self.known[word] |= bit;
            self.set[word] |= if value { bit } else { 0 };
        }
    }

    /// A bit that is a condition only.
    fn put_free(&mut self, cell: usize, value: Option<bool>) {
        self.put(cell, value);
        if value.is_some() {
            self.free[cell / 64] |= 1 << (cell % 64);
        }
    }

    fn is_free(&self, cell: usize) -> bool {
        self.free[cell / 64] >> (cell % 64) & 1 == 1
    }
}

/// What is known of something that is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Fact {
    Is(u64),
    IsNot(SmallVec<[u64; 4]>),
}

/// One or two lanes on their way through a block.
#[derive(Clone, Debug)]
struct Walk {
    lanes: SmallVec<[Lane; 2]>,
    facts: SmallVec<[FxHashMap<u32, Fact>; 2]>,
    flag: Option<bool>,
    /// Of a pair: whether it ran its branch together.
    armed: bool,
    /// Of a pair: whether it has met, or is none.
    done: bool,
}

/// The branch that a pair is followed from.
#[derive(Clone, Copy)]
struct Goal {
    branch: Block,
    join: Block,
}

struct Checker<'a> {
    program: &'a MaskProgram,
    table: &'a FlowTable,
    /// Numbers of the cells that are followed.
    number: FxHashMap<Cell, usize>,
    running: usize,
    /// By block: the steps whose results are of use.
    useful: Vec<Vec<bool>>,
    /// By block: the cells that are live at its start.
    live: Vec<Bits>,
    /// By block: whether a thread-level block begins in it.
    begins: Vec<bool>,
    /// What is compared more than once, by block.
    compared: Vec<FxHashSet<u32>>,
    limit: usize,
    count: usize,
}

/// Proves I5 and I2 of machine code, whose marks are those of `table`. Gives up beyond `limit` states.
///
/// # Errors
/// What a lane can do that it must not, or that there were too many states.
pub fn verify_masks(program: &MaskProgram, table: &FlowTable, limit: usize) -> Result<Proof, MaskError> {
    let mut checker = Checker::new(program, table, limit);
    let states = checker.follow_one()?;
    let singles = checker.count;
    for (index, block) in program.blocks.iter().enumerate() {
        for step in &block.steps {
            if let Step::Mark(Mark::Enter(branch)) = *step
                && table.succs(branch).len() > 1
                && let Some(join) = table.meet(branch)
            {
                checker.follow_two(index, Goal { branch, join }, &states[index])?;
            }
        }
    }
    Ok(Proof {
        states: singles,
        pairs: checker.count - singles,
    })
}

fn cells_read(step: &Step) -> SmallVec<[Cell; 2]> {
    let sources = match *step {
        Step::Logic { a, b, .. } => [a, b],
        Step::Decide(_, Decision::Bit(cell)) => [Source::Cell(cell), Source::Any],
        Step::Select { yes, no, .. } => [yes, no],
        _ => return SmallVec::new(),
    };
    let cells = sources.iter().filter_map(|source| match source {
        Source::Cell(cell) => Some(*cell),
        _ => None,
    });
    cells.collect()
}

fn cell_written(step: &Step) -> Option<Cell> {
    match *step {
        Step::Logic { to, .. } | Step::Compare { to, .. } | Step::Select { to, .. } | Step::Unknown(to) => {
            Some(to)
        }
        Step::Mark(_) | Step::Flag | Step::Forget(_) | Step::Decide(..) => None,
    }
}

fn targets(exit: Exit) -> SmallVec<[usize; 2]> {
    match exit {
        Exit::End => SmallVec::new(),
        Exit::Jump(to) => SmallVec::from_slice(&[to]),
        Exit::Any(_, to) | Exit::Flag(to) => SmallVec::from_slice(&to),
    }
}

impl<'a> Checker<'a> {
    fn new(program: &'a MaskProgram, table: &'a FlowTable, limit: usize) -> Checker<'a> {
        let mut number: FxHashMap<Cell, usize> = FxHashMap::default();
        let mut add = |cell: Cell| {
            let next = number.len();
            *number.entry(cell).or_insert(next)
        };
        let running = add(program.running);
        for block in &program.blocks {
            for step in &block.steps {
                cells_read(step)
                    .into_iter()
                    .chain(cell_written(step))
                    .for_each(|cell| {
                        add(cell);
                    });
            }
            if let Exit::Any(cell, _) = block.exit {
                add(cell);
            }
        }
        let mut checker = Checker {
            program,
            table,
            running,
            useful: Vec::new(),
            live: Vec::new(),
            compared: Vec::new(),
            begins: Vec::new(),
            number,
            limit,
            count: 0,
        };
        checker.find_live();
        checker
    }

    fn none(&self) -> Bits {
        SmallVec::from_elem(0, self.number.len().div_ceil(64).max(1))
    }

    /// Backwards: which cells a test, or the running lanes, may come from.
    fn find_live(&mut self) {
        let blocks = &self.program.blocks;
        let mut live = vec![self.none(); blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for index in (0..blocks.len()).rev() {
                let new = self.live_before(&blocks[index], &live, None);
                if new != live[index] {
                    live[index] = new;
                    changed = true;
                }
            }
        }
        for block in blocks {
            let mut useful = vec![false; block.steps.len()];
            self.live_before(block, &live, Some(&mut useful));
            let begins = |step: &Step| matches!(step, Step::Mark(Mark::Enter(_)));
            self.begins.push(block.steps.iter().any(begins));
            let (mut once, mut often) = (FxHashSet::default(), FxHashSet::default());
            for step in &block.steps {
                if let Step::Decide(_, Decision::Index(what)) = *step {
                    often.insert(what);
                }
                if let Step::Compare {
                    subject: Some(subject),
                    ..
                } = step
                    && !once.insert(subject.what)
                {
                    often.insert(subject.what);
                }
            }
            // What is learned of an index matters even where the result of the comparison does not.
            let index = block.steps.iter().find_map(|step| match *step {
                Step::Decide(_, Decision::Index(what)) => Some(what),
                _ => None,
            });
            for (useful, step) in useful.iter_mut().zip(&block.steps) {
                *useful |= match step {
                    Step::Compare {
                        subject: Some(subject),
                        ..
                    } => Some(subject.what) == index,
                    _ => false,
                };
            }
            self.useful.push(useful);
            self.compared.push(often);
        }
        self.live = live;
    }

    fn live_before(&self, block: &MaskBlock, after: &[Bits], mut useful: Option<&mut Vec<bool>>) -> Bits {
        let mut live = self.none();
        for to in targets(block.exit) {
            for (word, bits) in live.iter_mut().zip(&after[to]) {
                *word |= bits;
            }
        }
        let set = |live: &mut Bits, cell: usize, value: bool| {
            live[cell / 64] &= !(1 << (cell % 64));
            live[cell / 64] |= u64::from(value) << (cell % 64);
        };
        // The running lanes are always of use: marks read them.
        set(&mut live, self.running, true);
        let mut flag = matches!(block.exit, Exit::Flag(_));
        if let Exit::Any(cell, _) = block.exit {
            set(&mut live, self.number[&cell], true);
        }
        for (index, step) in block.steps.iter().enumerate().rev() {
            let to = cell_written(step).map(|cell| self.number[&cell]);
            let wanted = to.is_none_or(|cell| live[cell / 64] >> (cell % 64) & 1 == 1);
            let tests = matches!(step, Step::Logic { tests: true, .. }) && flag;
            if let Some(useful) = &mut useful {
                useful[index] = wanted || tests;
            }
            match step {
                Step::Logic { tests: true, .. } | Step::Flag => flag = false,
                _ => {}
            }
            if let Some(cell) = to {
                set(&mut live, cell, cell == self.running);
            }
            if wanted || tests {
                flag |= matches!(step, Step::Select { .. });
                for cell in cells_read(step) {
                    set(&mut live, self.number[&cell], true);
                }
            }
        }
        live
    }

    // -- One block ------------------------------------------------------------------------------------------------

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
    fn run(&self, index: usize, start: Walk, goal: Option<Goal>) -> Result<Vec<Walk>, MaskError> {
        let block = &self.program.blocks[index];
        let mut out = Vec::new();
        let mut work: Vec<(usize, Walk)> = vec![(0, start)];
        'walks: while let Some((mut at, mut walk)) = work.pop() {
            while at < block.steps.len() && !walk.done {
                let step = &block.steps[at];
                let again = work.len();
                if self.useful[index][at] && !self.step(index, step, &mut walk, goal, at, &mut work)? {
                    debug_assert!(work.len() > again, "a step that is not done leaves others");
                    continue 'walks;
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
            for bit in [false, true] {
                let mut other = walk.clone();
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

    /// Where lanes may go from a block.
    fn ways(&self, index: usize, walk: &Walk) -> SmallVec<[usize; 2]> {
        let exit = self.program.blocks[index].exit;
        let certain = match exit {
            Exit::Any(cell, _) => {
                let cell = self.number[&cell];
                let any = walk.lanes.iter().any(|lane| lane.bit(cell) == Some(true));
                any.then_some(true)
            }
            Exit::Flag(_) => walk.flag,
            _ => None,
        };
        let all = targets(exit);
        match (certain, &all[..]) {
            (Some(true), [yes, _]) => SmallVec::from_slice(&[*yes]),
            (Some(false), [_, no]) => SmallVec::from_slice(&[*no]),
            _ => all,
        }
    }

    /// What of the lanes matters at the start of a block.
    fn arrive(&self, index: usize, lanes: &[Lane]) -> SmallVec<[Lane; 2]> {
        let keep = |lane: &Lane| {
            let mut lane = lane.clone();
            for (word, live) in self.live[index].iter().enumerate() {
                let live = match self.begins[index] {
                    true => live & !lane.free[word],
                    false => *live,
                };
                lane.known[word] &= live;
                lane.set[word] &= live;
                lane.free[word] &= live;
            }
            lane
        };
        let mut lanes: SmallVec<[Lane; 2]> = lanes.iter().map(keep).collect();
        lanes.sort_unstable();
        lanes
    }

    fn walk(&self, lanes: SmallVec<[Lane; 2]>, armed: bool) -> Walk {
        Walk {
            facts: lanes.iter().map(|_| FxHashMap::default()).collect(),
            lanes,
            flag: None,
            armed,
            done: false,
        }
    }

    fn charge(&mut self) -> Result<(), MaskError> {
        self.count += 1;
        if self.count > self.limit {
            return Err(MaskError::TooMany { limit: self.limit });
        }
        Ok(())
    }

    fn end(&self, index: usize, walk: &Walk) -> Result<(), MaskError> {
        if self.program.blocks[index].exit != Exit::End {
            return Ok(());
        }
        for lane in &walk.lanes {
            match lane.place {
                Place::Absent => {}
                Place::Ran(last, _) if self.table.succs(last).is_empty() => {}
                Place::Ran(last, _) => return Err(MaskError::Lost { behind: Some(last) }),
                Place::Start => return Err(MaskError::Lost { behind: None }),
            }
        }
        Ok(())
    }

    /// All states of one lane at the start of every block.
    fn follow_one(&mut self) -> Result<Vec<Vec<Lane>>, MaskError> {
        let mut seen: FxHashSet<(usize, Lane)> = FxHashSet::default();
        let mut states = vec![Vec::new(); self.program.blocks.len()];
        let mut work = Vec::new();
        for (place, runs) in [(Place::Start, true), (Place::Absent, false)] {
            let mut lane = Lane {
                place,
                known: self.none(),
                set: self.none(),
                free: self.none(),
            };
            lane.put(self.running, Some(runs));
            work.push((0, lane));
        }
        while let Some((index, lane)) = work.pop() {
            if !seen.insert((index, lane.clone())) {
                continue;
            }
            self.charge()?;
            let start = self.walk(SmallVec::from_iter([lane.clone()]), false);
            for walk in self.run(index, start, None)? {
                self.end(index, &walk)?;
                for to in self.ways(index, &walk) {
                    work.extend(self.arrive(to, &walk.lanes).into_iter().map(|lane| (to, lane)));
                }
            }
            states[index].push(lane);
        }
        Ok(states)
    }

    /// Follows every two lanes that run the branch of a block together.
    fn follow_two(&mut self, start: usize, goal: Goal, states: &[Lane]) -> Result<(), MaskError> {
        let mut seen: FxHashSet<(usize, bool, SmallVec<[Lane; 2]>)> = FxHashSet::default();
        let mut work = Vec::new();
        for (number, a) in states.iter().enumerate() {
            for b in &states[number..] {
                if a.place != Place::Absent && b.place != Place::Absent {
                    work.push((start, false, SmallVec::from_iter([a.clone(), b.clone()])));
                }
            }
        }
        while let Some((index, armed, lanes)) = work.pop() {
            if !seen.insert((index, armed, lanes.clone())) {
                continue;
            }
            self.charge()?;
            for walk in self.run(index, self.walk(lanes, armed), Some(goal))? {
                if walk.done || !walk.armed {
                    continue;
                }
                self.end(index, &walk)?;
                for to in self.ways(index, &walk) {
                    work.push((to, true, self.arrive(to, &walk.lanes)));
                }
            }
        }
        Ok(())
    }
}
