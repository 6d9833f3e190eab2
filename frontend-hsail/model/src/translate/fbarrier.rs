//! Fbarriers (HSA PRM 9.2), made of atomics on one word of group memory.
//!
//! The word of an fbarrier holds the number of member waves, the number of those that have arrived, and a generation
//! that counts how often it was satisfied. One lane of the wave acts for all, which fbarrier operations allow because
//! they must be uniform in the wave; the others wait for it at the post-dominator (HSA PRM 2.12.3).
//!
//! - F1: every change of the word is one atomic, so that arriving and the reset it may cause are one step.
//! - F2: a wave that waits cannot miss that the fbarrier was satisfied: the next generation needs it as a member.
//!
//! The atomics are relaxed: fbarriers do not order memory.

use super::body::Body;
use super::{Failure, Result};
use crate::model::{self, Inst, Opcode, Operand};
use wavelift_codegen::ir::{
    AtomicOp, InstBuilder, IntCC, MemInfo, MemoryOrder, MemoryScope, Segment, Type, Value,
};

/// Bytes and alignment of an fbarrier in group memory.
pub(crate) const BYTES: u32 = 4;

/// Bits of the member count and of the arrival count; the rest is the generation.
const COUNT_BITS: u64 = 12;
const COUNT_MASK: u64 = (1 << COUNT_BITS) - 1;
const ONE_ARRIVAL: u64 = 1 << COUNT_BITS;
const ONE_GENERATION: u64 = 1 << (2 * COUNT_BITS);

const MEM: MemInfo = MemInfo {
    segment: Segment::Group,
    align_log2: 2,
    constant: false,
    initial: false,
    equiv: 0,
    order: MemoryOrder::Relaxed,
    scope: MemoryScope::WorkGroup,
    width: wavelift_codegen::ir::Width::ONE,
};

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    if inst.opcode == Opcode::Ldf {
        let address = address(body, inst, 1)?;
        return body.def(inst, model::Type::U32, address);
    }
    let address = address(body, inst, 0)?;
    match inst.opcode {
        // One work-item alone does these. A released fbarrier is as good as one never used.
        Opcode::InitFbar | Opcode::ReleaseFbar => {
            let mut ins = body.ins();
            let zero = ins.int(Type::I32, 0);
            ins.atomic_store(Type::I32, AtomicOp::Store, MEM, 0, &[address, zero]);
        }
        Opcode::JoinFbar => {
            let join = leader_only(body);
            let mut ins = body.ins();
            let one = ins.int(Type::I32, 1);
            ins.atomic_rmw_noret(Type::I32, AtomicOp::Add, MEM, 0, &[address, one]);
            body.jump_to(join);
            body.enter_sealed(join);
        }
        Opcode::LeaveFbar => {
            let join = leader_only(body);
            // One member less.
            change(body, address, u64::from(u32::MAX));
            body.jump_to(join);
            body.enter_sealed(join);
        }
        Opcode::ArriveFbar => {
            let join = leader_only(body);
            change(body, address, ONE_ARRIVAL);
            body.jump_to(join);
            body.enter_sealed(join);
        }
        Opcode::WaitFbar => {
            let join = leader_only(body);
            let (old, new) = change(body, address, ONE_ARRIVAL);
            let before = generation(body, old);
            let after = generation(body, new);
            let satisfied = body.ins().icmp(IntCC::Ne, before, after);
            let spin = body.new_block();
            body.branch_to(satisfied, join, spin);
            body.enter(spin);
            let seen = body
                .ins()
                .atomic_load(Type::I32, AtomicOp::Load, MEM, 0, &[address]);
            let now = generation(body, seen);
            let still = body.ins().icmp(IntCC::Eq, now, before);
            body.branch_to(still, spin, join);
            body.seal(spin);
            body.enter_sealed(join);
        }
        other => return Err(Failure::unsupported(format!("`{other}`"))),
    }
    Ok(())
}

/// The address of the fbarrier that an operand names or holds.
fn address(body: &mut Body<'_>, inst: &Inst, index: usize) -> Result<Value> {
    match body.operand(inst, index)? {
        Operand::Fbarrier(id) => match body.context.fbarriers.get(&id) {
            Some(&symbol) => Ok(body.ins().symbol_addr(Type::I32, symbol)),
            None => Err(Failure::invalid("an fbarrier of another module")),
        },
        operand => body.source(operand, model::Type::U32),
    }
}

/// Goes on in a block that the first active lane runs alone; the result is the block where all meet again.
fn leader_only(body: &mut Body<'_>) -> wavelift_codegen::ir::Block {
    let mut ins = body.ins();
    let rank = ins.activelaneid();
    let zero = ins.int(Type::I32, 0);
    let first = ins.icmp(IntCC::Eq, rank, zero);
    let (alone, join) = (body.new_block(), body.new_block());
    body.branch_to(first, alone, join);
    body.enter_sealed(alone);
    join
}

/// Adds to the word; if all members have arrived then, the arrivals go back to none and the generation is the next.
/// Gives the word before and after.
fn change(body: &mut Body<'_>, address: Value, amount: u64) -> (Value, Value) {
    let t = Type::I32;
    let expected = body.ssa.declare(t);
    let first = body.ins().atomic_load(t, AtomicOp::Load, MEM, 0, &[address]);
    body.ssa.write(expected, body.block, first);
    let (again, done) = (body.new_block(), body.new_block());
    body.jump_to(again);
    body.enter(again);
    let old = body.ssa.read(&mut body.func, expected, body.block);
    let new = {
        let mut ins = body.ins();
        let amount = ins.int(t, amount);
        let sum = ins.iadd(t, old, amount);
        let mask = ins.int(t, COUNT_MASK);
        let count_bits = ins.int(t, COUNT_BITS);
        let members = ins.band(t, sum, mask);
        let shifted = ins.ushr(t, sum, count_bits);
        let arrived = ins.band(t, shifted, mask);
        let satisfied = ins.icmp(IntCC::Eq, arrived, members);
        let generation_mask = ins.int(t, !(ONE_GENERATION - 1));
        let generation = ins.band(t, sum, generation_mask);
        let one = ins.int(t, ONE_GENERATION);
        let next = ins.iadd(t, generation, one);
        let reset = ins.bor(t, next, members);
        ins.select(t, satisfied, reset, sum)
    };
    let mut ins = body.ins();
    let seen = ins.atomic_cas(t, AtomicOp::Cas, MEM, 0, &[address, old, new]);
    let swapped = ins.icmp(IntCC::Eq, seen, old);
    body.ssa.write(expected, body.block, seen);
    body.branch_to(swapped, done, again);
    body.seal(again);
    body.enter_sealed(done);
    (old, new)
}

fn generation(body: &mut Body<'_>, word: Value) -> Value {
    let mut ins = body.ins();
    let shift = ins.int(Type::I32, 2 * COUNT_BITS);
    ins.ushr(Type::I32, word, shift)
}
