//! Accesses at an index that is known at run time only: each place of the variable that they may be at is compared with the index.
//!
//! - **X1** An access is within its variable and is aligned as it promises, as anything else is undefined (HSA PRM 6.1.1, 6.2). So its offset is one of a few numbers
//!   (`Index`), whatever wraps on the way to it.
//! - **X2** A load selects among the values of these places by a tree, so that a bit of the result is undefined only if it is in the value that is chosen. With few places its nodes
//!   compare the offset; with `BY_BITS` and more each level asks for one bit of the offset, so that its nodes share a question.
//! - **X3** A store selects for each place between what is stored and what was there. Bits of other places stay as undefined as they were.
//! - **X4** What is compared is the offset without its constant, for equality or as numbers with a sign: `a[i]` and `a[i + 1]` ask the same questions, most of which become
//!   one instruction. With a constant of a few bits no such number wraps (`MAX_CONSTANT`).
//!
//! Cost: the places of each access, which are bounded.

use super::{Replacement, field_at, parts};
use crate::analysis::alias::{Location, MAX_TERMS};
use crate::ir::eval::{ones, sx};
use crate::ir::{Block, Inst, InstBuilder, IntCC, Symbol, SymbolData, Type, Value};
use crate::opt::parts::Edit;
use smallvec::SmallVec;

/// Places that an access may be at.
const MAX_PLACES: u32 = 32;

/// Places from which on a choice asks for bits of the offset: a question about a bit is two instructions, and there are no more of them than levels.
const BY_BITS: usize = 10;

/// Largest distance of a constant from zero that is not added to the index: with offsets below it, sums are far from the ends of 32 bits.
const MAX_CONSTANT: i64 = 1 << 16;

/// The offset of an access from the beginning of its variable: a sum of values times scales and a constant, modulo the width of an address.
#[derive(Clone, Debug)]
pub(super) struct Index {
    terms: SmallVec<[(Value, u64); MAX_TERMS]>,
    constant: u64,
    /// The type of an address.
    ty: Type,
    /// The first place in bytes, the distance from one to the next, and their number.
    first: u32,
    step: u32,
    count: u32,
}

impl Index {
    /// Where an access may be; nothing if these are too many places, or places overlap. Scales are multiples of a power of two, and so is the distance of two places.
    pub(super) fn of(location: &Location, symbol: &SymbolData, align_log2: u8) -> Option<Index> {
        let address = &location.address;
        let ty = Type::int(location.address_bits)?;
        let scales = address.terms.iter().map(|&(_, scale)| scale.trailing_zeros());
        let known = 1u64.checked_shl(scales.min()?)?;
        let aligned = u64::from(symbol.align).min(1u64.checked_shl(align_log2.into())?);
        let (step, first) = match known >= aligned {
            true => (known, address.offset & (known - 1)),
            false => (aligned, 0),
        };
        let last = symbol.size.checked_sub(location.bytes)?;
        let count = last.checked_sub(first)? / step + 1;
        let apart = count == 1 || step >= location.bytes;
        (apart && count <= u64::from(MAX_PLACES)).then(|| Index {
            terms: address.terms.clone(),
            constant: address.offset,
            ty,
            first: first as u32,
            step: step.min(symbol.size) as u32,
            count: count as u32,
        })
    }

    /// The offsets of the places, in order.
    pub(super) fn places(&self) -> impl Iterator<Item = u32> + use<> {
        let (first, step) = (self.first, self.step);
        (0..self.count).map(move |number| first + number * step)
    }

    /// How many places there are.
    pub(super) fn count(&self) -> u32 {
        self.count
    }
}

/// A type of values that machines select between in a few instructions, and that holds so many bits.
pub(super) fn selectable(ty: Type) -> Option<Type> {
    match ty {
        Type::I32 | Type::I64 | Type::F32 | Type::F64 => Some(ty),
        _ if ty.bits() <= 32 => Some(Type::I32),
        _ if ty.bits() == 64 => Some(Type::I64),
        _ => None,
    }
}

/// An index that is compared with places.
struct Asked {
    /// The sum of the terms, and of the constant if that is large.
    sum: Value,
    /// What is still to be added to it.
    rest: u64,
    ty: Type,
}

impl Asked {
    /// Makes the sum at the end of a block, most of which is what the address was made of.
    fn new(edit: &mut Edit<'_>, index: &Index) -> Asked {
        let ty = index.ty;
        let mut rest = index.constant;
        let mut sum = None;
        for &(value, scale) in &index.terms {
            let value = edit.func.dfg.resolve(value);
            let term = match scale {
                1 => value,
                _ if scale.is_power_of_two() => {
                    let count = edit.at().int(Type::I32, scale.trailing_zeros().into());
                    edit.at().ishl(ty, value, count)
                }
                _ => {
                    let scale = edit.at().int(ty, scale);
                    edit.at().imul(ty, value, scale)
                }
            };
            sum = Some(match sum {
                Some(sum) => edit.at().iadd(ty, sum, term),
                None => term,
            });
        }
        let mut sum = sum.unwrap_or_else(|| edit.at().int(ty, 0));
        if sx(rest, ty.bits()).abs() > MAX_CONSTANT {
            let constant = edit.at().int(ty, std::mem::take(&mut rest));
            sum = edit.at().iadd(ty, sum, constant);
        }
        Asked { sum, rest, ty }
    }

    /// Whether the offset compares so with a place.
    fn compare(&self, edit: &mut Edit<'_>, cond: IntCC, place: u32) -> Value {
        let bits = u64::from(place).wrapping_sub(self.rest) & ones(self.ty.bits());
        let place = edit.at().int(self.ty, bits);
        edit.at().icmp(cond, self.sum, place)
    }

    /// The value of the place that the access is at, of values in the order of their places, of which there is one each so many bytes, a power of two.
    fn choose_by_bits(&self, edit: &mut Edit<'_>, ty: Type, values: &[(u32, Value)], step: u32) -> Value {
        let mut offset = self.sum;
        if self.rest != 0 {
            let rest = edit.at().int(self.ty, self.rest);
            offset = edit.at().iadd(self.ty, offset, rest);
        }
        let zero = edit.at().int(self.ty, 0);
        let mut level: Vec<Value> = values.iter().map(|&(_, value)| value).collect();
        let mut bit = step;
        while level.len() > 1 {
            let mask = edit.at().int(self.ty, bit.into());
            let asked = edit.at().band(self.ty, offset, mask);
            let odd = edit.at().icmp(IntCC::Ne, asked, zero);
            let pairs = level.chunks(2).map(|pair| match *pair {
                [even, other] => edit.at().select(ty, odd, other, even),
                _ => pair[0],
            });
            level = pairs.collect();
            bit *= 2;
        }
        level[0]
    }

    /// The value of the place that the access is at, of values in the order of their places.
    fn choose(&self, edit: &mut Edit<'_>, ty: Type, values: &[(u32, Value)]) -> Value {
        match *values {
            [] => edit.at().undef(ty),
            [(_, only)] => only,
            // A store asks the same.
            [(_, a), (place, b)] => {
                let second = self.compare(edit, IntCC::Eq, place);
                edit.at().select(ty, second, b, a)
            }
            _ => {
                let (low, high) = values.split_at(values.len().div_ceil(4) * 2);
                let (a, b) = (self.choose(edit, ty, low), self.choose(edit, ty, high));
                let before = self.compare(edit, IntCC::Slt, high[0].0);
                edit.at().select(ty, before, a, b)
            }
        }
    }
}

impl Replacement<'_> {
    /// A load that chooses (X2).
    pub(super) fn load_at(&mut self, block: Block, inst: Inst, symbol: Symbol, index: &Index) {
        let parts: Vec<(u32, Value)> = parts(self.func, inst, 0).collect();
        let loc = self.func.dfg.locs[inst];
        let mut edit = Edit {
            func: &mut *self.func,
            block,
            loc,
        };
        let asked = Asked::new(&mut edit, index);
        for (distance, result) in parts {
            let ty = edit.func.dfg.value_type(result);
            let Some(chosen) = selectable(ty) else { continue };
            let mut values = Vec::new();
            for place in index.places() {
                let (field, variable) = field_at(&self.fields[&symbol], place + distance);
                let whole = self.ssa.read(edit.func, variable, block);
                let value = match field.bytes == ty.bytes() {
                    true => edit.cast(whole, chosen),
                    false => {
                        let part = edit.extract(whole, ty, 8 * (place + distance - field.offset));
                        edit.widen(part, chosen)
                    }
                };
                values.push((place, value));
            }
            let value = match values.len() >= BY_BITS {
                true => asked.choose_by_bits(&mut edit, chosen, &values, index.step),
                false => asked.choose(&mut edit, chosen, &values),
            };
            let part = edit.extract(value, ty, 0);
            edit.func.dfg.make_alias(result, part);
        }
    }

    /// A store that changes the place that it is at (X3).
    pub(super) fn store_at(&mut self, block: Block, inst: Inst, symbol: Symbol, index: &Index) {
        let parts: Vec<(u32, Value)> = parts(self.func, inst, 0).collect();
        let loc = self.func.dfg.locs[inst];
        let mut edit = Edit {
            func: &mut *self.func,
            block,
            loc,
        };
        let asked = Asked::new(&mut edit, index);
        for place in index.places() {
            let here = (index.count > 1).then(|| asked.compare(&mut edit, IntCC::Eq, place));
            for &(distance, value) in &parts {
                let value = edit.func.dfg.resolve(value);
                let (field, variable) = field_at(&self.fields[&symbol], place + distance);
                let old = self.ssa.read(edit.func, variable, block);
                let mut new = match field.bytes == edit.func.dfg.value_type(value).bytes() {
                    true => edit.widen(value, field.ty),
                    false => edit.insert(old, value, 8 * (place + distance - field.offset)),
                };
                if let Some(here) = here {
                    new = edit.at().select(field.ty, here, new, old);
                }
                self.ssa.write(variable, block, new);
            }
        }
    }
}
