//! Scalar operations on lane masks, which are pairs of registers.

use crate::isa::Opcode;
pub use wavelift_amdgpu::mask_op::MaskOp;

/// The operation of the machine.
pub fn mask_opcode(op: MaskOp) -> Opcode {
    match op {
        MaskOp::And => Opcode::SAndB64,
        MaskOp::Or => Opcode::SOrB64,
        MaskOp::Xor => Opcode::SXorB64,
        MaskOp::Xnor => Opcode::SXnorB64,
        MaskOp::AndNot => Opcode::SAndn2B64,
        MaskOp::Select => Opcode::SCselectB64,
        MaskOp::Move => Opcode::SMovB64,
        MaskOp::Count => Opcode::SBcnt1I32B64,
        MaskOp::AndSaveExec => Opcode::SAndSaveexecB64,
        MaskOp::OrSaveExec => Opcode::SOrSaveexecB64,
    }
}
