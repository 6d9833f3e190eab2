//! Scalar operations on lane masks, for waves of either size.

use crate::isa::{Opcode, WaveSize};

/// Operations on lane masks, which take one or two registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskOp {
    /// Both.
    And,
    /// Any.
    Or,
    /// One of both.
    Xor,
    /// Both or none.
    Xnor,
    /// The first without the second.
    AndNot,
    /// By SCC the first or the second.
    Select,
    /// The one operand.
    Move,
    /// The number of lanes, in one register.
    Count,
    /// EXEC to the destination, and both to EXEC.
    AndSaveExec,
    /// EXEC to the destination, and any to EXEC.
    OrSaveExec,
}

impl MaskOp {
    /// The operation of the machine.
    pub fn opcode(self, wave: WaveSize) -> Opcode {
        use Opcode::*;
        let (narrow, wide) = match self {
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
}
