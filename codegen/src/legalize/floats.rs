//! What is known of floating-point numbers from how they were made.
//!
//! Rust, not rules: the question is about what defines an operand, however far away.

use crate::ir::eval::fp;
use crate::ir::{Function, InstructionData, Opcode, Value};

/// So many choices and changes of sign are looked through.
const DEPTH: u32 = 4;

/// Whether a number can be no signalling NaN, because arithmetic made it (HSA PRM 4.19.4) or it is a constant. What chooses a number, or changes its sign,
/// keeps it as it is.
pub fn never_signals(func: &Function, value: Value) -> bool {
    is_quiet(func, value, DEPTH)
}

fn is_quiet(func: &Function, value: Value, depth: u32) -> bool {
    let value = func.dfg.resolve(value);
    let Some(inst) = func.dfg.defining_inst(value) else {
        return false;
    };
    let data = func.dfg.inst(inst);
    if let InstructionData::Const { imm, .. } = *data {
        return fp::classify(func.dfg.value_type(value).bits(), imm) != fp::SIGNALLING_NAN;
    }
    let quiet = |value| depth > 0 && is_quiet(func, value, depth - 1);
    match *data {
        InstructionData::Unary {
            opcode: Opcode::Fneg | Opcode::Fabs,
            arg,
        } => return quiet(arg),
        InstructionData::Binary {
            opcode: Opcode::Fcopysign,
            args: [number, _],
        } => return quiet(number),
        InstructionData::Ternary {
            opcode: Opcode::Select,
            args: [_, a, b],
        } => return quiet(a) && quiet(b),
        _ => {}
    }
    matches!(
        data.opcode(),
        Opcode::Fadd
            | Opcode::Fsub
            | Opcode::Fmul
            | Opcode::Fdiv
            | Opcode::Fma
            | Opcode::Fsqrt
            | Opcode::Fmin
            | Opcode::Fmax
            | Opcode::Fceil
            | Opcode::Ffloor
            | Opcode::Ftrunc
            | Opcode::Frint
            | Opcode::Ffract
            | Opcode::Fconvert
            | Opcode::FcvtFromSint
            | Opcode::FcvtFromUint
    )
}
