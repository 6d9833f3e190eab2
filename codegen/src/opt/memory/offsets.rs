//! Constants in addresses become offsets of the accesses.
//!
//! `[x + 8]` with the sum made by an instruction is `[x]` with 8 more as the access's own offset, because both sums wrap at the width of the address. Unrolled loops are full of
//! such sums. The sum has to go by that, so an address stays that is used for anything else, and so does one whose
//! offset would not be small: machines have few bits for it, and would make the sum again for each access.
//!
//! Only global, readonly and group memory: of a flat address machines take the segment from what is left, and in private memory and among
//! arguments what is left may be before the beginning. An access of words keeps a base of words, as scalar loads want it.
//!
//! Cost: linear.

use crate::ir::eval::sx;
use crate::ir::{Function, Inst, InstructionData, Opcode, Segment, Value};
use crate::maps::sized;
use crate::opt::Context;
use cranelift_entity::SecondaryMap;

/// Offsets up to this are small, in either direction.
pub const MOST: i64 = 4095;

/// Folds sums into accesses; returns how many accesses changed.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    // How often each value is used otherwise than as an address that may take its constant.
    let mut otherwise: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
    let mut accesses = Vec::new();
    for (_, inst) in func.layout.iter() {
        let mut uses = func.dfg.uses(inst).map(|value| func.dfg.resolve(value));
        if folded(func, inst).is_some() {
            accesses.push(inst);
            uses.next();
        }
        for value in uses {
            otherwise[value] += 1;
        }
    }
    let mut changes = 0;
    for inst in accesses {
        let address = func.dfg.resolve(func.dfg.args(inst)[0]);
        if otherwise[address] > 0 {
            continue;
        }
        let Some((base, sum)) = folded(func, inst).filter(|_| context.burn()) else {
            continue;
        };
        func.dfg.args_mut(inst)[0] = base;
        set_offset(func.dfg.inst_mut(inst), sum);
        changes += 1;
    }
    changes
}

pub(super) fn set_offset(data: &mut InstructionData, sum: i32) {
    match data {
        InstructionData::Load { offset, .. }
        | InstructionData::Store { offset, .. }
        | InstructionData::Atomic { offset, .. } => *offset = sum,
        _ => {}
    }
}

/// The address of an access without its constant, and the offset with it.
fn folded(func: &Function, inst: Inst) -> Option<(Value, i32)> {
    let (mem, offset) = match *func.dfg.inst(inst) {
        InstructionData::Load { mem, offset, .. }
        | InstructionData::Store { mem, offset, .. }
        | InstructionData::Atomic { mem, offset, .. } => (mem, offset),
        _ => return None,
    };
    if !matches!(mem.segment, Segment::Global | Segment::Readonly | Segment::Group) {
        return None;
    }
    let address = func.dfg.resolve(*func.dfg.args(inst).first()?);
    let InstructionData::Binary {
        opcode: Opcode::Iadd,
        args: [base, by],
    } = *func.dfg.inst(func.dfg.defining_inst(address)?)
    else {
        return None;
    };
    let by = sx(func.dfg.int_constant(by)?, func.dfg.value_type(address).bits());
    let sum = by.checked_add(offset.into())?;
    let small = (-MOST..=MOST).contains(&sum) && (mem.align_log2 < 2 || by % 4 == 0);
    Some((func.dfg.resolve(base), i32::try_from(sum).ok().filter(|_| small)?))
}
