//! Scalar operations on lane masks, for waves of either size.

use crate::isa::{Opcode, WaveSize};
pub use wavelift_amdgpu::mask_op::MaskOp;

/// The operation of the machine.
pub fn mask_opcode(op: MaskOp, wave: WaveSize) -> Opcode {
    use Opcode::*;
    let (narrow, wide) = match op {
        MaskOp::And => (SAndB32, SAndB64),
        MaskOp::Or => (SOrB32, SOrB64),
        MaskOp::Xor => (SXorB32, SXorB64),
        MaskOp::Xnor => (SXnorB32, SXnorB64),
        MaskOp::AndNot => (SAndNot1B32, SAndNot1B64),
        MaskOp::Select => (SCselectB32, SCselectB64),
        MaskOp::Move => (SMovB32, SMovB64),
        MaskOp::Count => (SBcnt1I32B32, SBcnt1I32B64),
        MaskOp::AndSaveExec => (SAndSaveexecB32, SAndSaveexecB64),
        MaskOp::OrSaveExec => (SOrSaveexecB32, SOrSaveexecB64),
    };
    match wave {
        WaveSize::Wave32 => narrow,
        WaveSize::Wave64 => wide,
    }
}
