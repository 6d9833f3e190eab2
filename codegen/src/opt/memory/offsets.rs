//! Constants in addresses become offsets of the accesses.
//!
//! `[x + 8]` with the sum made by an instruction is `[x]` with 8 more as the access's own offset, because both sums wrap at the width of the address. Unrolled loops are full of
//! such sums. The sum has to go by that, so an address stays that is used for anything else, and so does one whose
//! offset would not be small: machines have few bits for it, and would make the sum again for each access.
//!
//! Of an address of group memory that is `(x + 8) + y` the constant is taken, too, and `x + y` made, which is often there already: unrolled loops over rows have such
//! addresses. (Sums of 64 bits have their constants on the outside anyway.) So is that of `((x + 2) << 2) + y` where `x << 2` is there: neighbours of a place have such addresses, if
//! something else reads `x + 2` as it is.
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
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::cell::OnceCell;

/// Offsets up to this are small, in either direction.
pub const MOST: i64 = 4095;

/// Folds sums into accesses; returns how many accesses changed.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    // How often each value is used otherwise than as an address that may take its constant.
    let mut otherwise: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
    let mut accesses = Vec::new();
    let shifts = OnceCell::new();
    for (_, inst) in func.layout.iter() {
        let mut uses = func.dfg.uses(inst).map(|value| func.dfg.resolve(value));
        if folded(func, inst).is_some() || within(func, inst, &shifts).is_some() {
            accesses.push(inst);
            uses.next();
        }
        for value in uses {
            otherwise[value] += 1;
        }
    }
    let mut changes = 0;
    let mut sums: FxHashMap<Inst, SmallVec<[Inst; 2]>> = FxHashMap::default();
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
        } else if let Some(within) = within(func, inst, &shifts).filter(|_| context.burn()) {
            sums.insert(inst, within.apply(func, inst));
            changes += 1;
        }
    }
    if !sums.is_empty() {
        for block in func.layout.blocks().to_vec() {
            let old = std::mem::take(func.layout.insts_mut(block));
            let with_sums = old
                .into_iter()
                .flat_map(|inst| sums.remove(&inst).unwrap_or_default().into_iter().chain([inst]));
            *func.layout.insts_mut(block) = with_sums.collect();
        }
    }
    changes
}

/// Values that are shifted to the left by constants, with these.
type Shifts = FxHashSet<(Value, u64)>;

fn all_shifts(func: &Function) -> Shifts {
    let all = func.layout.iter().filter_map(|(_, inst)| shift(func, inst));
    all.map(|([value, _], count)| (value, count)).collect()
}

/// What an instruction shifts to the left by a constant: the operands, and the count.
fn shift(func: &Function, inst: Inst) -> Option<([Value; 2], u64)> {
    let args = operands(func, inst, Opcode::Ishl)?;
    Some((args, func.dfg.int_constant(args[1])?))
}

/// The operands of an operation on two values.
fn operands(func: &Function, inst: Inst, wanted: Opcode) -> Option<[Value; 2]> {
    match *func.dfg.inst(inst) {
        InstructionData::Binary { opcode, args } if opcode == wanted => {
            Some(args.map(|arg| func.dfg.resolve(arg)))
        }
        _ => None,
    }
}

/// An address of group memory that holds a constant.
struct Within {
    /// What is added to the constant.
    first: Value,
    /// By what this and the constant are shifted.
    count: Option<Value>,
    /// What is added last.
    second: Value,
    /// The offset of the access with the constant.
    sum: i32,
}

/// Of an access of group memory at `(x + constant) + y`, or at `((x + constant) << n) + y` where `x << n` is there.
fn within(func: &Function, inst: Inst, shifts: &OnceCell<Shifts>) -> Option<Within> {
    let (mem, offset) = place(func, inst)?;
    if mem.segment != Segment::Group {
        return None;
    }
    let address = func.dfg.resolve(*func.dfg.args(inst).first()?);
    let bits = func.dfg.value_type(address).bits();
    let def = |value: Value| func.dfg.defining_inst(value);
    let sum = |value: Value| operands(func, def(value)?, Opcode::Iadd);
    let [a, b] = sum(address)?;
    [(a, b), (b, a)].into_iter().find_map(|(inner, second)| {
        let (inner, count) = match shift(func, def(inner)?) {
            Some(([value, by], count)) => (value, Some((by, count))),
            None => (inner, None),
        };
        let [first, constant] = sum(inner)?;
        let by = func.dfg.int_constant(constant)?;
        let by = match count {
            Some((_, count)) => {
                let there = shifts.get_or_init(|| all_shifts(func));
                // Counts are taken modulo the width, as by `eval`.
                let heeded = count as u32 & (bits - 1);
                there.contains(&(first, count)).then_some(by)? << heeded
            }
            None => by,
        };
        Some(Within {
            first,
            count: count.map(|(by, _)| by),
            second,
            sum: small(mem.align_log2, sx(by, bits), offset)?,
        })
    })
}

impl Within {
    /// Gives the access the address without the constant; what makes that stands in front of it.
    fn apply(self, func: &mut Function, access: Inst) -> SmallVec<[Inst; 2]> {
        let ty = func.dfg.value_type(func.dfg.args(access)[0]);
        let mut made = SmallVec::new();
        let mut make = |opcode, args| {
            let data = InstructionData::Binary { opcode, args };
            let new = func.dfg.make_inst(data, ty, None);
            func.dfg.locs[new] = func.dfg.locs[access];
            made.push(new);
            func.dfg.first_result(new)
        };
        let first = match self.count {
            Some(count) => make(Opcode::Ishl, [self.first, count]),
            None => self.first,
        };
        let address = make(Opcode::Iadd, [first, self.second]);
        func.dfg.args_mut(access)[0] = address;
        set_offset(func.dfg.inst_mut(access), self.sum);
        made
    }
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
