//! Memory instructions in a row that can be replayed: with XNACK, those of one kind (scalar, or vector and flat) without anything in
//! between are issued again together after a page fault, and a code object that does not say must run with it. A store must not
//! stand in a row with a load, and no load may write what the row reads. Only a row that has a load already can be broken.
//!
//! These hazards are between an instruction and all that came before in its row, so they are code and not rows: the table only says which
//! generations have them.

use super::{reads, writes};
use crate::isa::{Flag, Format, Inst, Latency, Operand, Second, WaitCounter};
use std::collections::BTreeSet;

/// A register of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Register {
    Scalar(u8),
    Vector(u8),
}

fn registers(operand: Operand) -> Vec<Register> {
    match operand {
        Operand::Sgpr { first, count } => (first.0..first.0 + count).map(Register::Scalar).collect(),
        Operand::Vgpr { first, count } => {
            let first = u16::from(first.0);
            (first..first + u16::from(count))
                .map(|v| Register::Vector(v as u8))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The registers of memory instructions in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    reads: BTreeSet<Register>,
    writes: BTreeSet<Register>,
}

impl Row {
    pub(super) fn clear(&mut self) {
        // Most rows are empty, and each instruction that goes on none clears them all.
        for registers in [&mut self.reads, &mut self.writes] {
            if !registers.is_empty() {
                registers.clear();
            }
        }
    }

    /// Adds another one; says whether it held anything new.
    pub(super) fn join(&mut self, other: &Row) -> bool {
        let before = self.reads.len() + self.writes.len();
        self.reads.extend(&other.reads);
        self.writes.extend(&other.writes);
        before != self.reads.len() + self.writes.len()
    }

    /// Whether an instruction must not be part of it, by one of the hazards.
    pub(super) fn is_broken_by(&self, inst: &Inst, second: Second) -> bool {
        if self.writes.is_empty() {
            return false;
        }
        let store = inst.info().has(Flag::Store);
        match second {
            Second::ClauseStore => store,
            Second::ClauseOverwrite if !store => {
                let mut with = self.clone();
                with.add(inst);
                !with.reads.is_disjoint(&with.writes)
            }
            _ => false,
        }
    }

    pub(super) fn add(&mut self, inst: &Inst) {
        self.reads.extend(reads(inst).flat_map(registers));
        self.writes.extend(writes(inst).flat_map(registers));
    }
}

/// Kinds of rows: scalar memory, vector memory.
pub(super) fn kind(inst: &Inst) -> Option<usize> {
    if inst.info().latency == Latency::Smem {
        Some(0)
    } else if is_vector_memory(inst) {
        Some(1)
    } else {
        None
    }
}

/// Whether an instruction goes through vector memory.
pub(super) fn is_vector_memory(inst: &Inst) -> bool {
    let counts = |counter| inst.info().may_wait(counter);
    counts(WaitCounter::Vm)
        || inst.format.is_image()
        || matches!(
            inst.format,
            Format::Mubuf | Format::Flat | Format::Global | Format::Scratch
        )
}
