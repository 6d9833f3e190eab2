//! What is known of one value by what makes it, a few operations back: for selection, which asks of few values.

use super::{Known, apply};
use crate::ir::{Function, Inst, InstructionData, Opcode, Type, Value};
use smallvec::SmallVec;

/// What is known of an integer of at most 64 bits by so many operations before it, and by what `given` knows of results that nothing is computed
/// from; nothing of anything else.
pub fn near(
    func: &Function,
    value: Value,
    depth: u32,
    given: &dyn Fn(Inst) -> Option<Known>,
) -> Option<Known> {
    let ty = func.dfg.value_type(value);
    let width = (ty.is_int() && !ty.is_vector() && ty.bits() <= 64).then(|| ty.bits())?;
    let anything = Known::anything(width);
    let Some(inst) = func.dfg.defining_inst(value) else {
        return Some(anything);
    };
    if let InstructionData::Const { imm, .. } = *func.dfg.inst(inst) {
        return Some(Known::exactly(width, imm));
    }
    let (opcode, args) = (func.dfg.opcode(inst), func.dfg.args(inst));
    if args.is_empty()
        && let Some(known) = given(inst)
    {
        return Some(known);
    }
    let single = func.dfg.results(inst).len() == 1 && opcode.info().evaluates;
    if depth == 0 || !single || opcode == Opcode::Iconcat || args.is_empty() || args.len() > 3 {
        return Some(anything);
    }
    let known: Option<SmallVec<[Known; 3]>> = args
        .iter()
        .map(|&arg| match func.dfg.value_type(arg) {
            Type::B1 => Some(Known::anything(1)),
            _ => near(func, arg, depth - 1, given),
        })
        .collect();
    Some(known.map_or(anything, |known| apply(opcode, width, &known)))
}

/// How many bits an integer of at most 64 bits needs as a signed number, by so many operations before it; at most those of its type.
pub fn signed_width(func: &Function, value: Value, depth: u32) -> u32 {
    let dfg = &func.dfg;
    let value = dfg.resolve(value);
    let bits = dfg.value_type(value).bits();
    if let Some(constant) = dfg.int_constant(value) {
        let unused = 64 - bits.min(64);
        let constant = (constant << unused).cast_signed() >> unused;
        return 65 - constant.leading_zeros().max(constant.leading_ones());
    }
    let Some(inst) = dfg.defining_inst(value).filter(|_| depth > 0) else {
        return bits;
    };
    let of = |value: Value| signed_width(func, value, depth - 1);
    let widest = || dfg.args(inst).iter().map(|&arg| of(arg)).max().unwrap_or(bits);
    let by = |count: Value| dfg.int_constant(count).filter(|&count| count < u64::from(bits));
    let width = match *dfg.inst(inst) {
        InstructionData::Unary {
            opcode: Opcode::Sextend,
            arg,
        } => of(arg),
        InstructionData::Unary {
            opcode: Opcode::Uextend,
            arg,
        } => dfg.value_type(arg).bits() + 1,
        InstructionData::Binary { opcode, args: [a, b] } => match (opcode, by(b)) {
            (Opcode::Iadd | Opcode::Isub, _) => widest() + 1,
            (Opcode::Imul, _) => of(a) + of(b),
            (Opcode::Smin | Opcode::Smax, _) => widest(),
            (Opcode::Sshr, Some(count)) => of(a).saturating_sub(count as u32).max(1),
            (Opcode::Ishl, Some(count)) => of(a) + count as u32,
            (Opcode::Ushr | Opcode::Band, _) => unsigned_width(func, value, depth) + 1,
            _ => bits,
        },
        InstructionData::Ternary {
            opcode: Opcode::Select,
            args: [_, a, b],
        } => of(a).max(of(b)),
        _ => bits,
    };
    width.min(bits)
}

/// How many bits it needs as a number without a sign.
fn unsigned_width(func: &Function, value: Value, depth: u32) -> u32 {
    let known = near(func, value, depth, &|_| None);
    known.map_or(u64::BITS, |known| u64::BITS - known.most.leading_zeros())
}
