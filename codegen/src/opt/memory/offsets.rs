//! Constants in addresses become offsets of the accesses.
//!
//! `[x + 8]` with the sum made by an instruction is `[x]` with 8 more as the access's own offset, because both sums wrap at the width of the address. Unrolled loops are full of
//! such sums. The sum has to go by that, so an address stays that is used for anything else, and so does one whose
//! offset would not be small: machines have few bits for it, and would make the sum again for each access.
//!
//! Of an address of group memory that is `(x + 8) + y` the constant is taken, too, and `x + y` made, which is often there already: unrolled loops over rows have such
//! addresses. (Sums of 64 bits have their constants on the outside anyway.)
//!
//! Only global, readonly and group memory: of a flat address machines take the segment from what is left, and in private memory and among
//! arguments what is left may be before the beginning. An access of words keeps a base of words, as scalar loads want it.
//!
//! Cost: linear.

use crate::ir::eval::sx;
use crate::ir::{Function, Inst, InstructionData, MemInfo, Opcode, Segment, Value};
use crate::maps::sized;
use crate::opt::Context;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// Offsets up to this are small, in either direction.
pub const MOST: i64 = 4095;

/// Folds sums into accesses; returns how many accesses changed.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    // How often each value is used otherwise than as an address that may take its constant.
    let mut otherwise: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
    let mut accesses = Vec::new();
    for (_, inst) in func.layout.iter() {
        let mut uses = func.dfg.uses(inst).map(|value| func.dfg.resolve(value));
        if folded(func, inst).is_some() || within(func, inst).is_some() {
            accesses.push(inst);
            uses.next();
        }
        for value in uses {
            otherwise[value] += 1;
        }
    }
    let mut changes = 0;
    let mut sums: FxHashMap<Inst, Inst> = FxHashMap::default();
    for inst in accesses {
        let address = func.dfg.resolve(func.dfg.args(inst)[0]);
        if otherwise[address] > 0 {
            continue;
        }
        if let Some((base, sum)) = folded(func, inst) {
            if context.burn() {
                func.dfg.args_mut(inst)[0] = base;
                set_offset(func.dfg.inst_mut(inst), sum);
                changes += 1;
            }
        } else if let Some((args, sum)) = within(func, inst).filter(|_| context.burn()) {
            let opcode = Opcode::Iadd;
            let ty = func.dfg.value_type(address);
            let new = func
                .dfg
                .make_inst(InstructionData::Binary { opcode, args }, ty, None);
            func.dfg.locs[new] = func.dfg.locs[inst];
            func.dfg.args_mut(inst)[0] = func.dfg.first_result(new);
            set_offset(func.dfg.inst_mut(inst), sum);
            sums.insert(inst, new);
            changes += 1;
        }
    }
    if !sums.is_empty() {
        for block in func.layout.blocks().to_vec() {
            let old = std::mem::take(func.layout.insts_mut(block));
            let with_sums = old
                .into_iter()
                .flat_map(|inst| sums.remove(&inst).into_iter().chain([inst]));
            *func.layout.insts_mut(block) = with_sums.collect();
        }
    }
    changes
}

/// Of an access of group memory at `(x + constant) + y`, the two values, and the offset with the constant.
fn within(func: &Function, inst: Inst) -> Option<([Value; 2], i32)> {
    let (mem, offset) = place(func, inst)?;
    if mem.segment != Segment::Group {
        return None;
    }
    let address = func.dfg.resolve(*func.dfg.args(inst).first()?);
    let sum = |value: Value| match *func.dfg.inst(func.dfg.defining_inst(value)?) {
        InstructionData::Binary {
            opcode: Opcode::Iadd,
            args,
        } => Some(args.map(|arg| func.dfg.resolve(arg))),
        _ => None,
    };
    let [a, b] = sum(address)?;
    let (first, by, second) = [(a, b), (b, a)].into_iter().find_map(|(inner, other)| {
        let [value, constant] = sum(inner)?;
        Some((value, func.dfg.int_constant(constant)?, other))
    })?;
    let by = sx(by, func.dfg.value_type(address).bits());
    Some(([first, second], small(mem.align_log2, by, offset)?))
}

/// The attributes and the offset of an access.
fn place(func: &Function, inst: Inst) -> Option<(MemInfo, i32)> {
    match *func.dfg.inst(inst) {
        InstructionData::Load { mem, offset, .. }
        | InstructionData::Store { mem, offset, .. }
        | InstructionData::Atomic { mem, offset, .. } => Some((mem, offset)),
        _ => None,
    }
}

/// The offset with a constant, if that may go there.
fn small(align_log2: u8, by: i64, offset: i32) -> Option<i32> {
    let sum = by.checked_add(offset.into())?;
    let small = (-MOST..=MOST).contains(&sum) && (align_log2 < 2 || by % 4 == 0);
    i32::try_from(sum).ok().filter(|_| small)
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
    let (mem, offset) = place(func, inst)?;
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
    Some((func.dfg.resolve(base), small(mem.align_log2, by, offset)?))
}
