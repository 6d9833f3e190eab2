//! Floating point in other directions than to nearest, doubles and halves.
//!
//! Directions are a mode of the thread (cr0), which is set around an operation. Doubles live in two units, the halves apart; [`Kind::Double`]
//! puts them together for the machine, which works on pairs of channels, and takes the result apart again.

use super::context::{InstOutput, Lower, Vr};
use crate::isa::{Opcode as Gen7Op, Type as GenType};
use crate::machine::{Kind, Scope, Source, VECTOR};
use wavelift_codegen::ir::{FpMode, Rounding, Value};

impl Lower<'_> {
    /// Emits an operation in a mode. `flush`: subnormal doubles are zeros.
    fn in_mode(&mut self, round: Rounding, flush: bool, emit: impl FnOnce(&mut Self) -> Vr) -> InstOutput {
        let differs = round != Rounding::Near || flush;
        let change = |enter: bool| Kind::Mode { round, flush, enter };
        if differs {
            self.emit(change(true), Scope::Wave, None, &[]);
        }
        let result = emit(self);
        if differs {
            self.emit(change(false), Scope::Wave, None, &[]);
        }
        let mut out = InstOutput::new();
        out.push(result);
        out
    }

    pub(super) fn single(&mut self, kind: Kind, mode: FpMode, srcs: &[Source]) -> InstOutput {
        self.in_mode(mode.round, false, |lower| {
            lower.emit_new(kind, Scope::Lanes, VECTOR, 1, srcs)
        })
    }

    /// A sum or product of singles; `negate`: of the second operand's negative.
    pub(super) fn single_arithmetic(
        &mut self,
        op: Gen7Op,
        negate: bool,
        mode: FpMode,
        [a, b]: [Value; 2],
    ) -> InstOutput {
        let (a, b) = (self.word(a, 0), self.word(b, 0));
        if !mode.ftz {
            return self.single(Kind::KeepingSubnormals { op, negate }, mode, &[a, b]);
        }
        let b = if negate { b.negated(GenType::F) } else { b };
        let kind = Kind::Alu {
            op,
            math: None,
            ty: GenType::F,
            dst: GenType::F,
        };
        self.single(kind, mode, &[a, b])
    }

    /// The two words of each operand.
    fn double_words(&mut self, values: &[Value]) -> Vec<Source> {
        values
            .iter()
            .flat_map(|&value| [(value, 0), (value, 1)])
            .map(|(value, word)| self.word(value, word))
            .collect()
    }

    pub(super) fn double(
        &mut self,
        op: Gen7Op,
        negate_last: bool,
        mode: FpMode,
        values: &[Value],
    ) -> InstOutput {
        let srcs = self.double_words(values);
        let kind = Kind::Double { op, negate_last };
        self.in_mode(mode.round, mode.ftz, |lower| {
            lower.emit_new(kind, Scope::Lanes, VECTOR, 2, &srcs)
        })
    }

    /// A single or an integer as a double, which is exact.
    pub(super) fn widened(&mut self, ty: GenType, value: Value) -> InstOutput {
        let source = self.word(value, 0);
        let mut out = InstOutput::new();
        out.push(self.emit_new(Kind::ToDouble { ty }, Scope::Lanes, VECTOR, 2, &[source]));
        out
    }

    /// A double as a single or an integer, cut.
    pub(super) fn narrowed(&mut self, ty: GenType, value: Value) -> InstOutput {
        let srcs = self.double_words(&[value]);
        let mut out = InstOutput::new();
        out.push(self.emit_new(Kind::FromDouble { ty }, Scope::Lanes, VECTOR, 1, &srcs));
        out
    }
}
