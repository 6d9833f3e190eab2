//! Floating point in other directions than to nearest, doubles, and singles that keep subnormals.
//!
//! Directions are a mode of the thread (cr0), which is set around an operation. Doubles live in two units, the halves apart; [`Kind::Double`]
//! puts them together for the machine, which works on pairs of channels, and takes the result apart again.

use super::context::{Lower, Vr};
use crate::isa::Opcode as Gen7Op;
use crate::machine::{GenOp, Kind, MInst, Scope, Source, VECTOR};
use smallvec::SmallVec;
use wavelift_codegen::ir::Rounding;

/// A double that is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Double {
    /// Its halves, the lower first.
    pub(super) words: [Source; 2],
    /// Its negative is meant.
    pub(super) negated: bool,
}

impl Lower<'_> {
    /// Sets the mode around the last operation. `flush`: subnormal doubles are zeros.
    pub(super) fn around_last(&mut self, round: Rounding, flush: bool) {
        if round == Rounding::Near && !flush {
            return;
        }
        let change = |enter: bool| {
            MInst::Op(Box::new(GenOp {
                kind: Kind::Mode { round, flush, enter },
                scope: Scope::Wave,
                dst: None,
                part: None,
                srcs: SmallVec::new(),
            }))
        };
        let last = self.current.pop();
        self.current.push(change(true));
        self.current.extend(last);
        self.current.push(change(false));
    }

    /// A sum or product of singles; `negate`: of the second operand's negative.
    pub(super) fn with_subnormals(&mut self, op: Gen7Op, negate: bool, srcs: &[Source]) -> Vr {
        let kind = Kind::KeepingSubnormals { op, negate };
        self.emit_new(kind, Scope::Lanes, VECTOR, 1, srcs)
    }

    pub(super) fn double(&mut self, op: Gen7Op, negate_last: bool, operands: &[Double]) -> Vr {
        let srcs: SmallVec<[Source; 6]> = operands.iter().flat_map(|double| double.words).collect();
        let kind = Kind::Double { op, negate_last };
        self.emit_new(kind, Scope::Lanes, VECTOR, 2, &srcs)
    }
}
