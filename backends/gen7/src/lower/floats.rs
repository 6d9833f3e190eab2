//! Floating point in other directions than to nearest, doubles, and singles that keep subnormals.
//!
//! Directions are a mode of the thread (cr0), which is set around an operation. Doubles live in two units, the halves apart, and are woven together for the machine's operations, whose
//! results are taken apart again; [`super::woven`] drops what of that cancels out.
//!
//! Rust, not rules: the mode of the thread changes around the instruction whose operands are there already, and halves are woven in between.

use super::context::Lower;
use crate::machine::{Kind, MInst, SCALAR, Scope, Source, VECTOR};
use wavelift_codegen::ir::{Rounding, Value};
use wavelift_codegen::machine::SubReg;

impl Lower<'_> {
    /// Sets the mode around the last operation. `flush`: subnormal doubles are zeros.
    pub(super) fn around_last(&mut self, round: Rounding, flush: bool) {
        if round == Rounding::Near && !flush {
            return;
        }
        let change = |enter: bool| MInst::op(Kind::Mode { round, flush, enter }, Scope::Wave, None, &[]);
        let last = self.current.pop();
        self.current.push(change(true));
        self.current.extend(last);
        self.current.push(change(false));
    }

    /// Puts the halves of a double together, or what is one for all channels.
    fn weave(&mut self, from: &[Source]) -> Source {
        let woven = self.emit_new(Kind::Weave, VECTOR, 2, from);
        self.all_of(woven)
    }

    /// A double as operations take it: the halves of a scalar lie next to each other, those of a vector are woven.
    pub(super) fn woven(&mut self, value: Value) -> Source {
        let words = [self.word(value, 0), self.word(value, 1)];
        if !words
            .iter()
            .all(|word| matches!(word, Source::Imm(_)) || word.is_scalar())
        {
            return self.weave(&words);
        }
        if let [Source::Reg { reg, part, .. }, Source::Reg { reg: upper, .. }] = words
            && reg == upper
        {
            return Source::reg(reg, SubReg { width: 2, ..part }, SCALAR);
        }
        let pair = self.tuple(SCALAR, &words);
        self.all_of(pair)
    }

    /// A woven double of all channels.
    pub(super) fn for_all_channels(&mut self, double: Source) -> Source {
        match double.is_scalar() {
            true => self.weave(&[double]),
            false => double,
        }
    }
}
