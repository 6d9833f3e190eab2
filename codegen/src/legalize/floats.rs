//! What is known of floating-point numbers from how they were made.
//!
//! Rust, not rules: the question is about what defines an operand, however far away.

use crate::ir::eval::fp;
use crate::ir::{Function, InstructionData, Opcode, Value};

/// Whether a number can be no signalling NaN, because arithmetic made it (HSA PRM 4.19.4) or it is a constant.
pub fn never_signals(func: &Function, value: Value) -> bool {
    let value = func.dfg.resolve(value);
    let Some(inst) = func.dfg.defining_inst(value) else {
        return false;
    };
    let data = func.dfg.inst(inst);
    if let InstructionData::Const { imm, .. } = *data {
        return fp::classify(func.dfg.value_type(value).bits(), imm) != fp::SIGNALLING_NAN;
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
