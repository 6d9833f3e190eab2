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
//! - where edges have moves that are marked, a lane makes those of the edge that it goes, and no others;
//! - where the code ends, the lane stands at a return;
//! - a function returns with the lanes that it began with.
//!
//! Then pairs: two lanes that run a block with a branch together are followed until its immediate post-dominator runs, which it must with
//! both. Tests and scalar conditions are the same for both; the rest of what a lane does is known from following one (`meet`).
//!
//! Machines may let lanes wait by themselves, at addresses that branches give them. A backend says that with a cell for the lanes that do not wait
//! ([`MaskProgram::enabled`]) and one for each address where some may; a branch moves the lane's bit from one to the other, the instruction at the address
//! takes it back, and where the wave goes is a test of these cells. A lane runs if it does not wait and is in the mask of the running lanes.
//!
//! Where the backend says which register decides about the way of the lanes ([`Step::Decide`]), a lane must go the way that its bit, or what
//! is known of its index, says; elsewhere any edge of the thread level will do.
//!
//! A condition that a comparison made and that nothing has combined with masks yet is forgotten where the next thread-level block begins: it
//! may be anything when it is used again. Without that, every condition that is live doubles the states.
//!
//! Only registers from which a way leads to a test or to the running lanes are followed, and they only while they are live. Truth values that
//! lanes decide by, and those that they are merged from, are forgotten, too, from one block to the next, until forgetting turns out to matter: a lane
//! that does what it must not may have done so because a bit was guessed that had been known. The *web* of that bit (the same content of the same
//! register, over all blocks that it lives through) is kept from then on, for lanes that stand where this one stood and, if that is not enough, for
//! all, and lanes are followed anew. So truth values cost states only where it matters what they are. An error without such a guess is one.
//! Cost: states times blocks, with a limit.

mod explore;
mod lane;
mod meet;
mod prepare;
mod step;

use crate::divergence::watch::{Flow, FlowTable, Mark};
use crate::ir::{Block, Function, SourceLoc};
use crate::pass::Broken;
use lane::Bits;
use meet::Goal;
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

/// Lanes that an instruction is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Those that run.
    Running,
    /// All of them, also those that wait.
    All,
    /// Those that have the bit of a cell.
    In(Cell),
}

/// What decides where lanes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To the first target if the bit is set, else to the second.
    Bit(Cell),
    /// All of them to the first target if the flag is set, else to the second.
    Flag,
    /// Those that run to the first target. The code has just stopped the others that ran the block: they go to the second.
    Left,
    /// To the target with the number that is compared under this [`Subject::what`].
    Index(u32),
}

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A place on the thread level, where these lanes are.
    Mark(Mark, Lanes),
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
    /// `to` = a condition for these lanes, 0 for others.
    Compare {
        /// The result.
        to: Cell,
        /// The lanes that compare.
        lanes: Lanes,
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
    /// `to` = `from` for these lanes; others keep their bit.
    Merge {
        /// The result.
        to: Cell,
        /// What they get.
        from: Source,
        /// The lanes.
        lanes: Lanes,
    },
    /// The cell gets bits that are not known.
    Unknown(Cell),
    /// The flag gets something else.
    Flag,
    /// Running lanes of a block go where this says.
    Decide(Block, Decision),
    /// What is compared under this number changes, for these lanes. Which lanes a cell has is not asked: all are meant.
    Forget(u32, Lanes),
}

/// How a block ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The wave ends.
    End,
    /// The function returns, with the lanes that it began with.
    Return,
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
    /// Of a machine that lets lanes wait by itself, the cell of those that do not: lanes run that are in both. At the start no lane of the wave waits; a
    /// lane that the wave does not have may do either.
    pub enabled: Option<Cell>,
}

/// What was shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// States of one lane at the start of blocks.
    pub states: usize,
    /// States of two lanes that were together.
    pub together: usize,
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
    /// A lane makes moves of another way than its own, or does not make them.
    Moves {
        /// Where the moves lead, or the block that it runs without them.
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
        after: Option<Block>,
    },
    /// A function returns without a lane that it began with, or with another one.
    Returned {
        /// What it ran last, if it began with it.
        after: Option<Block>,
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
            MaskError::Moves { block, from } => {
                let from = place(from);
                write!(
                    f,
                    "a lane from {from} makes other moves than those of its way to {block}"
                )
            }
            MaskError::Absent { block } => write!(f, "{block} runs with a lane that the wave does not have"),
            MaskError::Lost { after } => {
                write!(f, "the code ends while a lane stands after {}", place(after))
            }
            MaskError::Returned { after: Some(block) } => {
                write!(f, "the function returns without a lane that ran {block} last")
            }
            MaskError::Returned { after: None } => {
                write!(f, "the function returns with a lane that it did not begin with")
            }
            MaskError::Apart { branch, join } => {
                write!(f, "two lanes that part at {branch} do not meet at {join}")
            }
            MaskError::TooMany { limit } => write!(f, "more than {limit} states of lanes"),
        }
    }
}

impl std::error::Error for MaskError {}

/// What is known of the masks of some code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They keep the lanes.
    Proved(Proof),
    /// It cannot be said, and why.
    Unknown(String),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Proved(proof) => {
                write!(
                    f,
                    "proved, {} states of one lane and {} of two",
                    proof.states, proof.together
                )
            }
            Verdict::Unknown(why) => write!(f, "unknown: {why}"),
        }
    }
}

/// The bit of a web that is kept: while a lane has run nothing else since it ran some block, or wherever the lane stands.
type Known = (u32, Stand);

/// Where a lane stands when a bit is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stand {
    /// It ran this block last, or nothing yet.
    At(Option<Block>),
    Anywhere,
}

struct Checker<'a> {
    program: &'a MaskProgram,
    table: &'a FlowTable,
    /// Numbers of the cells that are followed.
    number: FxHashMap<Cell, usize>,
    /// The cells that say whether a lane runs, of which [`MaskProgram::running`] is the first.
    asked: SmallVec<[usize; 2]>,
    /// By block: the steps whose results are of use.
    useful: Vec<Vec<bool>>,
    /// By block: the cells that are live at its start.
    live: Vec<Bits>,
    /// By block and step: the cells that are live after it.
    live_after: Vec<Vec<Bits>>,
    /// By block: the last step that asks for what is known of something.
    last_compared: Vec<FxHashMap<u32, usize>>,
    /// By block and cell: the web of what is live at its start.
    webs: Vec<Vec<u32>>,
    /// What is kept from block to block.
    kept: FxHashSet<Known>,
    /// Cells whose bits are kept at the start of a block, for lanes that ran some block last.
    keep: FxHashMap<(usize, Option<Block>), Bits>,
    /// What was guessed last on a way to an error.
    blamed: FxHashSet<Known>,
    /// By block: the thread-level blocks that begin in it.
    begins: Vec<Vec<Block>>,
    /// What is compared more than once, by block.
    compared: Vec<FxHashSet<u32>>,
    limit: usize,
    count: usize,
    pairs: usize,
    walks: usize,
}

/// States that a proof of masks may go through: some seconds.
const PROOF_STATES: usize = 500_000;

/// Proves the masks of code of a function: each program is what the code does to the bits of some lanes of a wave.
///
/// # Errors
/// What a lane can do that it must not, as a mistake of what made the code.
pub fn prove(programs: Vec<MaskProgram>, flow: &Flow) -> Result<Verdict, Broken> {
    let mut sum = Proof::default();
    // What says whether an entry of a stack is taken decides nothing.
    let decides = |step: &Step| !matches!(step, Step::Decide(block, _) if flow.table.pushes(*block));
    for mut program in programs {
        for block in &mut program.blocks {
            block.steps.retain(decides);
        }
        match verify_masks(&program, &flow.table, PROOF_STATES) {
            Ok(proof) => {
                sum.states += proof.states;
                sum.together += proof.together;
            }
            Err(error @ MaskError::TooMany { .. }) => return Ok(Verdict::Unknown(error.to_string())),
            Err(error) => return Err(error.of_function(&flow.thread)),
        }
    }
    Ok(Verdict::Proved(sum))
}

/// Code of a function that cannot be followed, and why: a mistake of what made it.
pub fn cannot_follow(flow: &Flow, why: &dyn fmt::Display) -> Broken {
    Broken {
        pass: MACHINE_CODE,
        function: flow.thread.name.clone(),
        what: format!("the lane masks of the code cannot be followed: {why}"),
        loc: SourceLoc::UNKNOWN,
    }
}

impl MaskError {
    /// The error with its function and line.
    fn of_function(&self, thread: &Function) -> Broken {
        let block = match *self {
            MaskError::Stray { block, .. } | MaskError::Moves { block, .. } | MaskError::Absent { block } => {
                Some(block)
            }
            MaskError::Lost { after } | MaskError::Returned { after } => after,
            MaskError::Apart { branch, .. } => Some(branch),
            MaskError::TooMany { .. } => None,
        };
        let insts = block.map_or(&[][..], |block| thread.layout.insts(block));
        // Lanes part at the end of a block and stray at its start.
        let mut locs = insts.iter().map(|&inst| thread.dfg.locs[inst]);
        let mut known = locs.by_ref().filter(|loc| loc.is_known());
        let loc = match self {
            MaskError::Apart { .. } | MaskError::Lost { .. } | MaskError::Returned { .. } => known.last(),
            _ => known.next(),
        };
        let loc = loc.unwrap_or(SourceLoc::UNKNOWN);
        let line = match loc.is_known() {
            true => format!(" (line {})", loc.0),
            false => String::new(),
        };
        Broken {
            pass: MACHINE_CODE,
            function: thread.name.clone(),
            what: format!("the lane masks of the code are wrong: {self}{line}"),
            loc,
        }
    }
}

/// What [`Broken`] says instead of a pass if masks of machine code are wrong: any step after the divergence pass.
pub const MACHINE_CODE: &str = "emission";

/// Proves I5 and I2 of machine code, whose marks are those of `table`. Gives up beyond `limit` states.
///
/// # Errors
/// What a lane can do that it must not, or that there were too many states.
pub fn verify_masks(program: &MaskProgram, table: &FlowTable, limit: usize) -> Result<Proof, MaskError> {
    let mut checker = Checker::new(program, table, limit);
    let mut automaton = checker.refine()?;
    let mut pairs = 0;
    for index in 0..program.blocks.len() {
        for branch in checker.begins[index].clone() {
            let Some(join) = table.meet(branch).filter(|_| table.succs(branch).len() > 1) else {
                continue;
            };
            let goal = Goal { branch, join };
            loop {
                let found = checker.follow_together(&automaton, index, goal)?;
                if checker.blamed.is_empty() {
                    pairs += found;
                    break;
                }
                checker.keep_blamed();
                automaton = checker.refine()?;
            }
        }
    }
    Ok(Proof {
        states: automaton.block.len(),
        together: pairs,
    })
}
