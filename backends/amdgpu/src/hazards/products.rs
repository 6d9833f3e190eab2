//! Products of matrices in a row: what one has written is a factor of the next only after another vector instruction (RDNA4 ISA 7.12.1).
//!
//! Forward data flow over the wave-level graph: vector registers that a product may have written as the last vector instruction. What follows a call
//! or return knows nothing of them, so nothing is open there.

use super::writes;
use crate::flow::{self, FlowState, insert_before};
use crate::isa::{Access, Flag, Inst, Machine, Op, Operand};
use crate::machine::{MInst, Real};
use crate::waits::leaves_function;
use wavelift_codegen::machine::MachFunc;

/// Vector registers, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Written([u128; 2]);

impl FlowState for Written {
    fn join(&mut self, other: &Written) -> bool {
        let before = *self;
        self.0[0] |= other.0[0];
        self.0[1] |= other.0[1];
        before != *self
    }
}

impl Written {
    fn of(operands: impl Iterator<Item = Operand>) -> Written {
        let mut bits = [0; 2];
        for operand in operands {
            if let Operand::Vgpr { first, count } = operand {
                for at in usize::from(first.0)..usize::from(first.0) + usize::from(count) {
                    bits[at / 128 % 2] |= 1 << (at % 128);
                }
            }
        }
        Written(bits)
    }

    fn meets(self, other: Written) -> bool {
        self.0[0] & other.0[0] != 0 || self.0[1] & other.0[1] != 0
    }

    /// Whether another vector instruction must come before this one.
    fn needs_nop(self, inst: &Inst) -> bool {
        match self == Written::default() {
            true => false,
            false if leaves_function(inst) => true,
            false => is_product(inst) && self.meets(Written::of(factors(inst))),
        }
    }

    fn issue(&mut self, inst: &Inst) {
        if is_product(inst) {
            *self = Written::of(writes(inst));
        } else if inst.format.is_valu() {
            *self = Written::default();
        }
    }
}

fn is_product(inst: &Inst) -> bool {
    inst.info().has(Flag::Matrix) && inst.info().has(Flag::Wave)
}

/// A, B, and the index of a sparse A, whose product reads its destination. What is added to may be there at once.
fn factors(inst: &Inst) -> impl Iterator<Item = Operand> + '_ {
    let sparse = inst.access(0) == Some(Access::ReadWrite);
    let count = if sparse { 3 } else { 2 };
    inst.operands.iter().copied().skip(1).take(count)
}

/// Inserts `v_nop`s. Returns how many.
pub(super) fn insert(func: &mut MachFunc<MInst>, machine: Machine) -> usize {
    let mut notes = flow::notes(func, Written::default(), |state, insts, notes| {
        for (index, inst) in insts.iter().enumerate() {
            if let MInst::Real(real) = inst {
                if state.needs_nop(&real.inst) {
                    notes.push(index);
                    *state = Written::default();
                }
                state.issue(&real.inst);
            }
        }
    });
    let mut count = 0;
    for block in func.order.clone() {
        let places = std::mem::take(&mut notes[block]);
        count += places.len();
        let nop = |index| (index, MInst::Real(Real::new(Inst::new(machine, Op::VNop, &[]))));
        insert_before(func, block, places.into_iter().map(nop).collect());
    }
    count
}
