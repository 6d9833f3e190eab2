//! What code for an instruction set must do besides computing, as rows of tables: hazards (`hazards.tsv`), orders of memory
//! (`memory.tsv`), and how long instructions take (`sched.tsv`).

use super::table::{
    First, Guard, HAZARDS, Isa, Latency, MEMORY, MemoryOperation, MemorySegment, ModField, Op, Order, Scope,
    Second, TIMINGS, WaitCounter,
};

/// A pair of instructions that must be kept apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hazard {
    /// Its name, unique within the instruction set.
    pub name: &'static str,
    /// What the first instruction does.
    pub first: First,
    /// What the second instruction does.
    pub second: Second,
    /// What keeps them apart.
    pub needs: Needs,
}

/// What keeps two instructions apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// So many wait states between them.
    States(u8),
    /// A guard between them, if vector arithmetic has read part of the pair of registers before.
    Guard(Guard),
    /// What the second one reads is written once more, when the first one is complete.
    Rewrite,
    /// Any other vector instruction, such as `v_nop`.
    VectorNop,
}

/// What an access or a fence of some order and scope takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryRow {
    /// Its name, unique within the instruction set.
    pub name: &'static str,
    /// The operation.
    pub operation: MemoryOperation,
    /// The segments.
    pub segments: &'static [MemorySegment],
    /// The order; none for what any access takes.
    pub order: Option<Order>,
    /// The scopes.
    pub scopes: &'static [Scope],
    /// What stands before.
    pub before: &'static [Step],
    /// Modifiers of the access, and their values.
    pub bits: &'static [(ModField, i32)],
    /// What stands after.
    pub after: &'static [Step],
}

/// An instruction that orders memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// All operations on these counters are complete.
    Wait(&'static [WaitCounter]),
    /// An operation with immediates or constants, and modifiers.
    Op {
        /// The operation.
        op: Op,
        /// Immediates or constants.
        operands: &'static [i32],
        /// Modifiers.
        bits: &'static [(ModField, i32)],
    },
}

/// How long the instructions of a class take, in issue slots of a wave: four cycles on GCN, one on RDNA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Slots until the wave issues the next instruction.
    pub issue: u16,
    /// Slots until the result can be read without a stall, if nothing else is in the way.
    pub latency: u16,
    /// The same as decisions take it: with what usually comes on top.
    pub plan: u16,
}

impl Isa {
    /// How long instructions of a class take.
    pub fn timing(self, class: Latency) -> Timing {
        TIMINGS[self as usize][class as usize]
    }

    /// The pairs of instructions that must be kept apart.
    pub fn hazards(self) -> &'static [Hazard] {
        HAZARDS[self as usize]
    }

    /// What orders of memory take.
    pub fn memory(self) -> &'static [MemoryRow] {
        MEMORY[self as usize]
    }
}
