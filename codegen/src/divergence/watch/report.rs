//! What a watch says: what is broken, who waits, what was counted.

use super::{FlowId, Lanes};
use crate::ir::{Block, SourceLoc};
use std::collections::BTreeMap;
use std::fmt;

/// An invariant of `docs/design/divergence.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Invariant {
    /// A lane does what its scalar execution does.
    Trace,
    /// Lanes of a branch are together at its immediate post-dominator.
    Reconvergence,
    /// Cross-lane operations see the lanes of the stack.
    CrossLane,
    /// What needs lanes does not run without.
    NotEmpty,
    /// No lane is lost, none runs twice.
    Partition,
    /// Parked lanes need no more entries than their stack has.
    Room,
}

impl fmt::Display for Invariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Invariant::Trace => "I1 (a lane goes along edges of its own program)",
            Invariant::Reconvergence => "I2 (lanes meet at the immediate post-dominator)",
            Invariant::CrossLane => "I3 (active lanes of a cross-lane operation)",
            Invariant::NotEmpty => "I4 (a block that needs lanes)",
            Invariant::Partition => "I5 (running and waiting lanes)",
            Invariant::Room => "I6 (entries of a stack of parked lanes)",
        };
        f.write_str(text)
    }
}

/// What was found: a mistake of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Which invariant.
    pub invariant: Invariant,
    /// Function, without sigil.
    pub function: String,
    /// The block where it shows.
    pub block: Option<Block>,
    /// Where that is in the source.
    pub loc: SourceLoc,
    /// The lanes that should run.
    pub expected: Lanes,
    /// The lanes that do.
    pub actual: Lanes,
    /// More about it.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the compiler broke {} in &{}", self.invariant, self.function)?;
        match self.block {
            Some(block) => write!(f, " at {block}")?,
            None if self.invariant == Invariant::Room => {}
            None => f.write_str(" at the end")?,
        }
        if self.loc.is_known() {
            write!(f, " (line {})", self.loc.0)?;
        }
        write!(
            f,
            ": {}; expected lanes {}, running {}",
            self.what, self.expected, self.actual
        )
    }
}

impl std::error::Error for Violation {}

impl Violation {
    /// What is said where a stack of parked lanes is full, of the lanes in the entry that would be lost.
    pub fn of_full_stack(lost: Lanes) -> String {
        format!(
            "the stack of parked lanes is full: one more entry would let lanes {lost} run with others that the immediate-post-dominator stack keeps apart"
        )
    }
}

/// How often a block was entered by waves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    /// With at least one lane.
    pub with_lanes: u64,
    /// Without a lane.
    pub without_lanes: u64,
    /// By the stack, for the same paths.
    pub stack: u64,
}

impl std::ops::AddAssign for Entries {
    fn add_assign(&mut self, other: Entries) {
        self.with_lanes += other.with_lanes;
        self.without_lanes += other.without_lanes;
        self.stack += other.stack;
    }
}

/// What watches have seen.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// Entries by function and block.
    pub blocks: BTreeMap<(FlowId, Block), Entries>,
    /// Arrivals at post-dominators that were checked.
    pub meetings: u64,
    /// Cross-lane operations that were compared with the stack's.
    pub cross_lane: u64,
    /// Waves.
    pub waves: u64,
}

impl Profile {
    /// The sum over all blocks.
    pub fn total(&self) -> Entries {
        let mut sum = Entries::default();
        for &entries in self.blocks.values() {
            sum += entries;
        }
        sum
    }

    /// Adds what another one has seen; numbers of functions must mean the same.
    pub fn add(&mut self, other: &Profile) {
        for (&key, &entries) in &other.blocks {
            *self.blocks.entry(key).or_default() += entries;
        }
        self.meetings += other.meetings;
        self.cross_lane += other.cross_lane;
        self.waves += other.waves;
    }
}
/// Lanes that do not run, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who.
    pub lanes: Lanes,
    /// The block that they wait to run, if it is known.
    pub block: Option<Block>,
    /// The block that one of them ran last.
    pub after: Option<Block>,
    /// Whether they have returned.
    pub ended: bool,
    /// Where the block is in the source.
    pub loc: SourceLoc,
}

impl fmt::Display for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.block, self.after) {
            _ if self.ended => write!(f, "{} have ended", self.lanes),
            (Some(block), _) => write!(f, "{} wait for {block}", self.lanes),
            (None, Some(last)) => write!(f, "{} wait after {last}", self.lanes),
            (None, None) => write!(f, "{} wait", self.lanes),
        }
    }
}
