//! Addresses that differ by a constant are one address with offsets.
//!
//! Machines without offsets in their messages make each address by itself: `[p + 4 * (i + 1)]` and `[p + 4 * (i - 1)]` are two sums and a shift. Where the addresses of accesses
//! of a block differ by a constant, modulo the bits that the machine looks at ([`Machine::address_bits`](crate::opt::Machine)), the later access takes the address of the first one
//! with another offset. [`merge`](super::merge) finds neighbours by it: sums of 64 bits say less of indices that wrap at 32. An address that is used for anything else stays.
//!
//! Cost: linear.

use super::offsets::{MOST, set_offset};
use crate::analysis::alias::{Linear, linear_modulo};
use crate::ir::eval::sx;
use crate::ir::{DataFlowGraph, Function, Inst, InstructionData, MemInfo, Segment, Value};
use crate::maps::sized;
use crate::opt::Context;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// The memory of an access, its offset and its address.
fn access(dfg: &DataFlowGraph, inst: Inst) -> Option<(MemInfo, i32, Value)> {
    match *dfg.inst(inst) {
        InstructionData::Load { mem, offset, .. }
        | InstructionData::Store { mem, offset, .. }
        | InstructionData::Atomic { mem, offset, .. } => {
            Some((mem, offset, dfg.resolve(*dfg.args(inst).first()?)))
        }
        _ => None,
    }
}

/// Gives accesses of a block whose addresses differ by constants the first one's; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut uses: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
    for (_, inst) in func.layout.iter() {
        func.dfg
            .uses(inst)
            .for_each(|value| uses[func.dfg.resolve(value)] += 1);
    }
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let mut firsts: FxHashMap<(Segment, Linear), (Value, u64)> = FxHashMap::default();
        for inst in func.layout.insts(block).to_vec() {
            let Some((mem, offset, address)) = access(&func.dfg, inst) else {
                continue;
            };
            let looks_at = context.machine.address_bits(mem.segment);
            let shared = matches!(mem.segment, Segment::Global | Segment::Readonly | Segment::Group);
            if !shared || looks_at > 32 {
                continue;
            }
            let bits = looks_at.min(func.dfg.value_type(address).bits());
            let mut parts = linear_modulo(&func.dfg, address, bits);
            let constant = std::mem::take(&mut parts.offset);
            let &mut (first, at) = firsts.entry((mem.segment, parts)).or_insert((address, constant));
            let same_type = func.dfg.value_type(first) == func.dfg.value_type(address);
            if first == address || uses[address] > 1 || !same_type {
                continue;
            }
            let sum = sx(constant.wrapping_sub(at), bits) + i64::from(offset);
            if !(-MOST..=MOST).contains(&sum) || !context.burn() {
                continue;
            }
            func.dfg.args_mut(inst)[0] = first;
            set_offset(func.dfg.inst_mut(inst), sum as i32);
            changes += 1;
        }
    }
    changes
}
