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
