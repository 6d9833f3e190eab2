//! Scalar operations on lane masks, by what they do.

use crate::isa::Op;
use crate::isa::value::WaveSize;

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
    /// EXEC to the destination, and EXEC without the operand to EXEC; not before gfx9.
    AndNotSaveExec,
    /// EXEC to the destination, and any to EXEC.
    OrSaveExec,
}

impl MaskOp {
    /// The operation on masks of a wave.
    pub fn operation(self, wave: WaveSize) -> Op {
        let (narrow, wide) = match self {
            MaskOp::And => (Op::SAndB32, Op::SAndB64),
            MaskOp::Or => (Op::SOrB32, Op::SOrB64),
            MaskOp::Xor => (Op::SXorB32, Op::SXorB64),
            MaskOp::Xnor => (Op::SXnorB32, Op::SXnorB64),
            MaskOp::AndNot => (Op::SAndn2B32, Op::SAndn2B64),
            MaskOp::Select => (Op::SCselectB32, Op::SCselectB64),
            MaskOp::Move => (Op::SMovB32, Op::SMovB64),
            MaskOp::Count => (Op::SBcnt1I32B32, Op::SBcnt1I32B64),
            MaskOp::AndSaveExec => (Op::SAndSaveexecB32, Op::SAndSaveexecB64),
            MaskOp::AndNotSaveExec => (Op::SAndNot0SaveexecB32, Op::SAndn1SaveexecB64),
            MaskOp::OrSaveExec => (Op::SOrSaveexecB32, Op::SOrSaveexecB64),
        };
        match wave {
            WaveSize::Wave32 => narrow,
            WaveSize::Wave64 => wide,
        }
    }
}
