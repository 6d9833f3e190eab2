//! Floating point in other directions than to nearest, doubles, and singles that keep subnormals.
//!
//! Directions are a mode of the thread (cr0), which is set around an operation. Doubles live in two units, the halves apart, and are woven together for the machine's operations, whose
//! results are taken apart again; [`super::woven`] drops what of that cancels out.

use super::context::{Lower, Vr};
use crate::isa::Opcode as Gen7Op;
use crate::machine::{GenOp, Kind, MInst, SCALAR, Scope, Source, VECTOR};
use smallvec::SmallVec;
use wavelift_codegen::ir::{Rounding, Value};
use wavelift_codegen::machine::{Reg, SubReg};

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

    /// All of a register as a source.
    pub(super) fn all_of(&self, v: Vr) -> Source {
        Source::Reg {
            reg: Reg::Virtual(v.reg),
            part: SubReg {
                start: v.first,
                width: v.count,
            },
            file: self.mach.vregs[v.reg].file,
            neg: false,
            abs: false,
        }
    }

    /// A double as operations take it: the halves of a scalar lie next to each other, those of a vector are woven.
    pub(super) fn woven(&mut self, value: Value) -> Source {
        let words = [self.word(value, 0), self.word(value, 1)];
        if !words
            .iter()
            .all(|word| matches!(word, Source::Imm(_)) || word.is_scalar())
        {
            let woven = self.emit_new(Kind::Weave, Scope::Lanes, VECTOR, 2, &words);
            return self.all_of(woven);
        }
        if let [Source::Reg { reg, part, .. }, Source::Reg { reg: upper, .. }] = words
            && reg == upper
        {
            let part = SubReg { width: 2, ..part };
            return Source::Reg {
                reg,
                part,
                file: SCALAR,
                neg: false,
                abs: false,
            };
        }
        let pair = self.tuple(SCALAR, &words);
        self.all_of(pair)
    }

    /// A woven double of all channels.
    pub(super) fn for_all_channels(&mut self, double: Source) -> Source {
        if !double.is_scalar() {
            return double;
        }
        let woven = self.emit_new(Kind::Weave, Scope::Lanes, VECTOR, 2, &[double]);
        self.all_of(woven)
    }
}
