//! Branches whose sides do some things alike: they load one place, compute the same, and store to one place last. What only one of them reads is computed in front of the branch.

use crate::body::Body;
use crate::memory::OWN_BYTES;
use wavelift_codegen::ir::{InstBuilder, MemInfo, Segment, Type, Value};

impl Body<'_, '_, '_> {
    /// Draws such a branch, over memory that only this work-item writes.
    pub(crate) fn alike(&mut self) {
        let Some(own) = self.places.own else {
            return;
        };
        let ty = self.choices.of(&[Type::I32, Type::I32, Type::I64]);
        let operands = [self.value(ty), self.value(ty)];
        let mem = MemInfo::plain(Segment::Global, ty.bytes().trailing_zeros() as u8);
        let mut place = || 8 * self.choices.below(OWN_BYTES as usize / 8 - 1) as i32;
        let [from, to, other] = [place(), place(), place()];
        let before = self.end().isub(ty, operands[0], operands[1]);
        let (join, params) = self.block(&[ty]);
        let sides = [self.block(&[]).0, self.block(&[]).0];
        let cond = self.decision();
        let uniform = self.is_uniform(cond);
        let targets = sides.map(|side| self.to(side, &[]));
        self.branch(cond, targets);
        let stores = 1 + self.choices.below(2);
        for (number, side) in sides.into_iter().enumerate() {
            let mark = self.mark();
            self.goto(side);
            if self.choices.one_in(4) {
                self.end().store(ty, mem, other, &[own, operands[1]]);
            }
            let load = self.end().load(ty, &[ty], mem, from, own);
            let found = self.result(load);
            let sum = self.end().iadd(ty, operands[0], operands[1]);
            let mut mixed = self.end().bxor(ty, sum, found);
            if number == 0 {
                mixed = self.end().iadd(ty, mixed, before);
            }
            self.deeper(uniform, |body| {
                let more = body.choices.below(3);
                body.statements(more);
            });
            let stored = self.value(ty);
            for (index, value) in [mixed, stored].into_iter().enumerate().take(stores) {
                self.end().store(ty, mem, to + 8 * index as i32, &[own, value]);
            }
            self.jump(join, &[mixed]);
            self.leave(mark);
        }
        self.join(join, &params, false);
    }

    /// Sums the products, or the absolute differences, of the bytes or halves of two words, in some order, mostly with another number.
    pub(crate) fn parts(&mut self) {
        let words = [self.value(Type::I32), self.value(Type::I32)];
        let bits = self.choices.of(&[8, 8, 16]);
        let differences = self.choices.one_in(2);
        let mut terms: Vec<Value> = Vec::new();
        for place in 0..32 / bits {
            // One of a sum's parts may be of another place.
            let place = if self.choices.one_in(12) { 0 } else { place };
            let mut parts = words.map(|word| self.bits_of(word, place * bits, bits));
            if self.choices.one_in(2) {
                parts.swap(0, 1);
            }
            let [a, b] = parts;
            terms.push(match differences {
                true => {
                    let difference = self.end().isub(Type::I32, a, b);
                    self.end().iabs(Type::I32, difference)
                }
                false => self.end().imul(Type::I32, a, b),
            });
        }
        if !self.choices.one_in(4) {
            terms.push(self.value(Type::I32));
        }
        while terms.len() > 1 {
            let first = terms.swap_remove(self.choices.below(terms.len()));
            let second = terms.swap_remove(self.choices.below(terms.len()));
            terms.push(self.end().iadd(Type::I32, first, second));
        }
        self.know(terms[0], false);
    }

    /// Bits of a word.
    fn bits_of(&mut self, word: Value, first: u64, bits: u64) -> Value {
        let first = self.int(Type::I32, first);
        if self.choices.one_in(2) {
            let bits = self.int(Type::I32, bits);
            return self.end().ubitextract(Type::I32, word, first, bits);
        }
        let mask = self.int(Type::I32, (1 << bits) - 1);
        let shifted = self.end().ushr(Type::I32, word, first);
        self.end().band(Type::I32, shifted, mask)
    }
}
