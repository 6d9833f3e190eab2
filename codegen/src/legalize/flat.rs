//! Flat accesses without offsets, for machines where code takes the segment from the address: the address may be outside of the segment that its sum
//! with the offset lies in.
//!
//! Rust, not rules: the offset is part of an access, not an operation with a cell of its own.

use crate::ir::{Function, Inst, InstBuilder, InstructionData, Segment, Type};

/// Adds the offsets of flat accesses to their addresses. Returns how many there were.
///
/// Cost: linear.
pub fn add_flat_offsets(func: &mut Function) -> usize {
    let mut count = 0;
    for block in func.layout.blocks().to_vec() {
        if !func
            .layout
            .insts(block)
            .iter()
            .any(|&inst| has_offset(func, inst))
        {
            continue;
        }
        for inst in std::mem::take(func.layout.insts_mut(block)) {
            if let Some(by) = take_offset(func, inst) {
                let address = func.dfg.resolve(func.dfg.args(inst)[0]);
                let loc = func.dfg.locs[inst];
                let mut at = func.at_end(block).with_loc(loc);
                let by = at.iconst(Type::I64, i64::from(by) as u64);
                let sum = at.iadd(Type::I64, address, by);
                func.dfg.args_mut(inst)[0] = sum;
                count += 1;
            }
            func.layout.append_inst(inst, block);
        }
    }
    count
}

fn has_offset(func: &Function, inst: Inst) -> bool {
    matches!(func.dfg.inst(inst), InstructionData::Load { mem, offset, .. }
        | InstructionData::Store { mem, offset, .. }
        | InstructionData::Atomic { mem, offset, .. } if mem.segment == Segment::Flat && *offset != 0)
}

/// Takes the offset from a flat access that has one.
fn take_offset(func: &mut Function, inst: Inst) -> Option<i32> {
    if !has_offset(func, inst) {
        return None;
    }
    match func.dfg.inst_mut(inst) {
        InstructionData::Load { offset, .. }
        | InstructionData::Store { offset, .. }
        | InstructionData::Atomic { offset, .. } => Some(std::mem::take(offset)),
        _ => None,
    }
}
