//! Sums of products of the parts of two words: `a.0 * b.0 + a.1 * b.1 + a.2 * b.2 + a.3 * b.3 + c`, whatever the order; and those of absolute differences of unsigned parts,
//! `|a.0 - b.0| + |a.1 - b.1| + ...`.
//!
//! A part is a byte, a half or a nibble, extended with zeros or its sign. How a program takes it from its word (shifts, masks, fields, narrow
//! integers) does not matter: [`Lower::field`] follows each step by what it does to a range of bits. Sums wrap around, so their order does not
//! matter either.
//!
//! D1: terms of one kind of the same two words, with the same signs, that name each place once, are one instruction. Everything else in the sum is one value.
//!
//! Cost: a sum whose operands are no such terms, nor sums of such, is left after a look at four values.
//!
//! Rust, not rules: which terms make one sum is a search over operands in any order and any shape, with sets of places; a rule has one shape.

use super::Lower;
use crate::isa::Feature;
use smallvec::SmallVec;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Inst, InstructionData, Opcode, Type, Value};

/// What is multiplied: bits of the parts, and whether they have signs: none, both words, or only the first. Or what absolute differences are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Dot {
    U16,
    I16,
    U8,
    I8,
    I8U8,
    U4,
    I4,
    I4U4,
    Apart8,
    Apart16,
}

impl Dot {
    fn new(term: Term, bits: u32, first: bool, second: bool) -> Option<Dot> {
        if term == Term::Apart {
            return match bits {
                8 => Some(Dot::Apart8),
                16 => Some(Dot::Apart16),
                _ => None,
            };
        }
        Some(match (bits, first, second) {
            (16, false, false) => Dot::U16,
            (16, true, true) => Dot::I16,
            (8, false, false) => Dot::U8,
            (8, true, true) => Dot::I8,
            (8, true, false) => Dot::I8U8,
            (4, false, false) => Dot::U4,
            (4, true, true) => Dot::I4,
            (4, true, false) => Dot::I4U4,
            _ => return None,
        })
    }
}

/// What is added to the terms, if anything is.
pub type Addend = Option<Value>;

/// How many steps from a word to its part are followed.
const STEPS: u32 = 5;
/// How many sums are taken apart: eight products and one value have eight.
const SUMS: usize = 8;

/// A range of bits of a word, extended to 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Field {
    word: Value,
    first: u32,
    bits: u32,
    signed: bool,
}

impl Field {
    fn whole(word: Value) -> Field {
        Field {
            word,
            first: 0,
            bits: 32,
            signed: false,
        }
    }

    /// Some bits of this value, extended.
    fn slice(self, first: u32, bits: u32, signed: bool) -> Option<Field> {
        if bits == 0 || first + bits > 32 || first >= self.bits {
            return None;
        }
        let own = Field {
            first: self.first + first,
            ..self
        };
        if first + bits <= self.bits {
            return Some(Field { bits, signed, ..own });
        }
        // What is above the field is all zeros, or all copies of its sign.
        let rest = self.bits - first;
        match self.signed {
            false => Some(Field { bits: rest, ..own }),
            true => signed.then_some(Field { bits: rest, ..own }),
        }
    }
}

/// What a term of a sum does with its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Term {
    Product,
    /// The absolute difference, of parts without signs.
    Apart,
}

/// A term of two parts at the same place; the part with the sign first, else that of the older word.
type Pair = (Term, [Field; 2]);

impl Lower<'_> {
    /// The dot product that a sum is.
    pub(super) fn find_dot(&mut self, inst: Inst) -> Option<(Dot, Value, Value, Addend)> {
        let InstructionData::Binary {
            opcode: Opcode::Iadd,
            args,
        } = *self.func.dfg.inst(inst)
        else {
            return None;
        };
        if self.func.dfg.ctrl_type(inst) != Type::I32 {
            return None;
        }
        let mut pairs: SmallVec<[(Value, Pair); 8]> = SmallVec::new();
        let mut others: SmallVec<[Value; 4]> = SmallVec::new();
        let mut next: SmallVec<[Value; 2]> = SmallVec::from_slice(&args);
        for step in 0..=SUMS {
            for value in next.drain(..) {
                let value = self.func.dfg.resolve(value);
                match self.term_of_parts(value) {
                    Some(pair) => pairs.push((value, pair)),
                    None => others.push(value),
                }
            }
            if let Some(found) = self.complete(&pairs, &others) {
                return Some(found);
            }
            if step > 1 && pairs.is_empty() {
                return None;
            }
            let (at, terms) = (0..others.len()).find_map(|at| Some((at, self.sum_terms(others[at])?)))?;
            others.remove(at);
            next.extend(terms);
        }
        None
    }

    /// The dot product of D1, if there is one and everything else is at most one value.
    fn complete(&self, pairs: &[(Value, Pair)], others: &[Value]) -> Option<(Dot, Value, Value, Addend)> {
        for &(_, (term, [a, b])) in pairs {
            let same = |field: Field, one: Field| {
                (field.word, field.bits, field.signed) == (one.word, one.bits, one.signed)
            };
            let mut places = 0u32;
            let mut rest: SmallVec<[Value; 4]> = SmallVec::from_slice(others);
            for &(value, (other, [x, y])) in pairs {
                let place = 1 << x.first;
                match other == term && same(x, a) && same(y, b) && places & place == 0 {
                    true => places |= place,
                    false => rest.push(value),
                }
            }
            if places.count_ones() == 32 / a.bits && rest.len() <= 1 {
                let dot = Dot::new(term, a.bits, a.signed, b.signed)?;
                return Some((dot, a.word, b.word, rest.first().copied()));
            }
        }
        None
    }

    /// The operands of a sum that nothing else has been selected to read.
    fn sum_terms(&self, value: Value) -> Option<[Value; 2]> {
        match *self.func.dfg.inst(self.vector_inst(value)?) {
            InstructionData::Binary {
                opcode: Opcode::Iadd,
                args,
            } if self.selection.known_reg(value).is_none() => Some(args),
            _ => None,
        }
    }

    /// The instruction that computes a word on the vector unit here.
    fn vector_inst(&self, value: Value) -> Option<Inst> {
        let vector = self.files.get(value) == ValueFile::Vector;
        let word = self.func.dfg.value_type(value) == Type::I32;
        self.foldable(value).filter(|_| vector && word)
    }

    /// A term of parts at the same place of two words.
    fn term_of_parts(&self, value: Value) -> Option<Pair> {
        let (term, opcode, args) = match *self.func.dfg.inst(self.vector_inst(value)?) {
            InstructionData::Binary { opcode, args } => (Term::Product, opcode, args),
            InstructionData::Unary {
                opcode: Opcode::Iabs,
                arg,
            } => match *self.func.dfg.inst(self.vector_inst(self.func.dfg.resolve(arg))?) {
                InstructionData::Binary {
                    opcode: opcode @ Opcode::Isub,
                    args,
                } => (Term::Apart, opcode, args),
                _ => return None,
            },
            _ => return None,
        };
        let multiplies = matches!(opcode, Opcode::Imul | Opcode::Umul24 | Opcode::Smul24);
        if term == Term::Product && !(multiplies && self.subtarget.isa.has_feature(Feature::Dl)) {
            return None;
        }
        let [a, b] = args.map(|arg| self.field(arg, STEPS));
        let alike = a.bits == b.bits && a.first == b.first && matches!(a.bits, 4 | 8 | 16);
        let placed = a.first.is_multiple_of(a.bits);
        // Signs reach beyond 24 bits.
        let unsigned = opcode == Opcode::Umul24 || term == Term::Apart;
        let signs = unsigned && (a.signed || b.signed);
        let known = [a, b].iter().any(|field| self.constant(field.word).is_some());
        if !alike || !placed || signs || known {
            return None;
        }
        let parts = match (a.signed, b.signed, a.word <= b.word) {
            (true, false, _) => [a, b],
            (false, true, _) | (_, _, false) => [b, a],
            _ => [a, b],
        };
        Some((term, parts))
    }

    /// What a value is of a word, as far as its definition says so.
    fn field(&self, value: Value, steps: u32) -> Field {
        let value = self.func.dfg.resolve(value);
        let known = steps
            .checked_sub(1)
            .and_then(|steps| self.field_by_definition(value, steps));
        known.unwrap_or(Field::whole(value))
    }

    fn field_by_definition(&self, value: Value, steps: u32) -> Option<Field> {
        let dfg = &self.func.dfg;
        if dfg.value_type(value) != Type::I32 {
            return None;
        }
        let number = |value: Value| {
            dfg.int_constant(value)
                .and_then(|number| u32::try_from(number).ok())
        };
        match *dfg.inst(self.foldable(value)?) {
            InstructionData::Binary {
                opcode: Opcode::Band,
                args: [a, b],
            } => {
                let (of, mask) = match number(b) {
                    Some(mask) => (a, mask),
                    None => (b, number(a)?),
                };
                let bits = mask.trailing_ones();
                let low = bits < 32 && mask >> bits == 0;
                low.then(|| self.field(of, steps).slice(0, bits, false))?
            }
            InstructionData::Binary {
                opcode: opcode @ (Opcode::Ushr | Opcode::Sshr),
                args: [of, count],
            } => {
                let count = number(count).filter(|count| *count < 32)?;
                let (of, up) = self.shifted_up(self.unmasked(of, count));
                let first = count.checked_sub(up)?;
                self.field(of, steps)
                    .slice(first, 32 - count, opcode == Opcode::Sshr)
            }
            InstructionData::Ternary {
                opcode: opcode @ (Opcode::Ubitextract | Opcode::Sbitextract),
                args: [of, first, bits],
            } => {
                let (first, bits) = (number(first)?, number(bits)?);
                let inside = first.checked_add(bits).is_some_and(|end| end <= 32);
                inside.then(|| {
                    self.field(of, steps)
                        .slice(first, bits, opcode == Opcode::Sbitextract)
                })?
            }
            InstructionData::Unary {
                opcode: opcode @ (Opcode::Uextend | Opcode::Sextend),
                arg,
            } => {
                let arg = dfg.resolve(arg);
                let bits = dfg.value_type(arg).bits();
                match *dfg.inst(self.foldable(arg)?) {
                    InstructionData::Unary {
                        opcode: Opcode::Ireduce,
                        arg: of,
                    } if dfg.value_type(of) == Type::I32 => {
                        self.field(of, steps).slice(0, bits, opcode == Opcode::Sextend)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// A value without a mask that clears only bits below `count`, which are about to be shifted out.
    fn unmasked(&self, value: Value, count: u32) -> Value {
        let dfg = &self.func.dfg;
        let value = dfg.resolve(value);
        let data = self.foldable(value).map(|inst| *dfg.inst(inst));
        let Some(InstructionData::Binary {
            opcode: Opcode::Band,
            args: [of, mask],
        }) = data
        else {
            return value;
        };
        let kept = dfg.int_constant(mask).map(|mask| (mask as u32) >> count);
        if kept == Some(u32::MAX >> count) {
            of
        } else {
            value
        }
    }

    /// What a value is shifted up from, and by how much, which is nothing if it is not.
    fn shifted_up(&self, value: Value) -> (Value, u32) {
        let dfg = &self.func.dfg;
        let value = dfg.resolve(value);
        let data = self.foldable(value).map(|inst| *dfg.inst(inst));
        match data {
            Some(InstructionData::Binary {
                opcode: Opcode::Ishl,
                args: [of, count],
            }) => match dfg.int_constant(count) {
                Some(count) if count < 32 => (of, count as u32),
                _ => (value, 0),
            },
            _ => (value, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;

    #[test]
    fn ranges_of_ranges() {
        let word = Field::whole(Value::new(1));
        let range = |field: Option<Field>| field.map(|field| (field.first, field.bits, field.signed));
        assert_eq!(range(word.slice(8, 8, true)), Some((8, 8, true)));
        let half = word.slice(16, 16, false).unwrap();
        assert_eq!(range(half.slice(8, 8, true)), Some((24, 8, true)));
        // Zeros above it: no sign whatever is asked.
        assert_eq!(range(half.slice(8, 24, true)), Some((24, 8, false)));
        let signed = word.slice(0, 16, true).unwrap();
        assert_eq!(range(signed.slice(8, 24, true)), Some((8, 8, true)));
        assert_eq!(range(signed.slice(8, 12, true)), Some((8, 8, true)));
        // Copies of the sign that are taken without a sign are no part of the word.
        assert_eq!(range(signed.slice(8, 24, false)), None);
        assert_eq!(range(half.slice(16, 8, false)), None);
        assert_eq!(range(word.slice(28, 8, false)), None);
    }
}
