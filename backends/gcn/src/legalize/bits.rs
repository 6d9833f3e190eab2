//! Bit operations on vectors of up to 64 bits, as operations on integers.

use super::At;
use wavelift_codegen::ir::{Inst, InstBuilder, InstructionData, Opcode, Type, Value};

/// The value of a bit operation on a vector, or `None` for other instructions.
pub(super) fn expand(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    if !ty.is_vector() {
        return None;
    }
    let int = Type::int(ty.bits())?;
    let data = *at.func.dfg.inst(inst);
    let value = match data {
        InstructionData::Binary {
            opcode: opcode @ (Opcode::Band | Opcode::Bor | Opcode::Bxor),
            args: [a, b],
        } => {
            let (a, b) = (at.bitcast(int, a), at.bitcast(int, b));
            match opcode {
                Opcode::Band => at.band(int, a, b),
                Opcode::Bor => at.bor(int, a, b),
                _ => at.bxor(int, a, b),
            }
        }
        InstructionData::Unary {
            opcode: Opcode::Bnot,
            arg,
        } => {
            let a = at.bitcast(int, arg);
            at.bnot(int, a)
        }
        _ => return None,
    };
    Some(at.bitcast(ty, value))
}
