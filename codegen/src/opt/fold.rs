//! Constant folding: what an instruction computes from constants, by the same evaluator as the interpreter's.

use crate::ir::{DataFlowGraph, Format, Inst, InstructionData, Opcode, Type, Value, eval_lane};

/// The bits of a scalar constant, zero extended.
pub(super) fn constant(dfg: &DataFlowGraph, value: Value) -> Option<u64> {
    match *dfg.inst(dfg.defining_inst(value)?) {
        InstructionData::Const { imm, .. } => Some(imm),
        _ => None,
    }
}

/// The bits of the result of an instruction whose operands are constants.
///
/// Left alone is what machines or the manual do not fix: operations at the machine's accuracy, division by zero,
/// and NaNs that arithmetic makes, whose payload is the machine's choice.
pub(super) fn fold(dfg: &DataFlowGraph, inst: Inst) -> Option<u64> {
    fold_with(dfg, inst, &mut |operand| constant(dfg, operand))
}

/// As [`fold`], of operands whose bits somebody else knows.
pub(crate) fn fold_with(
    dfg: &DataFlowGraph,
    inst: Inst,
    bits_of: &mut dyn FnMut(Value) -> Option<u64>,
) -> Option<u64> {
    let data = dfg.inst(inst);
    let opcode = data.opcode();
    let &[result] = dfg.results(inst) else {
        return None;
    };
    let ty = dfg.value_type(result);
    let operands = data.args(&dfg.value_lists);
    if ty.is_vector() || ty == Type::MASK || operands.is_empty() || operands.len() > 4 {
        return None;
    }
    let mut args = [0; 4];
    for (arg, &operand) in args.iter_mut().zip(operands) {
        *arg = bits_of(operand)?;
    }
    let ws = dfg.value_type(operands[0]).lane_bits();
    match opcode {
        Opcode::Bitcast => return Some(args[0]),
        Opcode::Nsqrt
        | Opcode::Nrsqrt
        | Opcode::Nrcp
        | Opcode::Nexp2
        | Opcode::Nlog2
        | Opcode::Nsin
        | Opcode::Ncos
        | Opcode::Nfma => return None,
        Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem if args[1] == 0 => return None,
        _ => {}
    }
    let mode = data.fp_mode();
    let bits = eval_lane(opcode, ty.lane_bits(), ws, mode, data.condition(), args)?;
    match opcode.format() {
        Format::UnaryFp | Format::BinaryFp | Format::TernaryFp => (!is_nan(ty, bits)).then_some(bits),
        _ => Some(bits),
    }
}

fn is_nan(ty: Type, bits: u64) -> bool {
    match ty {
        Type::F16 => bits & 0x7fff > 0x7c00,
        Type::F32 => bits & 0x7fff_ffff > 0x7f80_0000,
        Type::F64 => bits & 0x7fff_ffff_ffff_ffff > 0x7ff0_0000_0000_0000,
        _ => false,
    }
}
