//! What is known of an integer whatever the input: bits that are zero, bits that are one, and an interval of unsigned numbers.
//!
//! [`Known`] is a set of numbers of a width: those that have all the known bits and lie in the interval. Every function here gives a set that has
//! at least the results for all numbers of its operands' sets (K1), and each of both parts is as narrow as the other makes it (K2: the interval
//! ends within the known bits, and the bits above the highest in which its ends differ are known). A signed order is that of the interval
//! where the interval does not hold both signs.
//!
//! Cost: a few operations on words each.

mod near;
mod transfer;

pub use near::{near, signed_width};
pub use transfer::{apply, combine};

use crate::ir::IntCC;
use crate::ir::eval::ones;

/// A set of integers of at most 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Bits of the type.
    pub width: u32,
    /// Bits that are zero in all of them.
    pub zeros: u64,
    /// Bits that are one in all of them.
    pub ones: u64,
    /// The smallest, unsigned.
    pub least: u64,
    /// The largest, unsigned.
    pub most: u64,
}

impl Known {
    /// All numbers of a width.
    pub fn anything(width: u32) -> Known {
        Known {
            width,
            zeros: 0,
            ones: 0,
            least: 0,
            most: ones(width),
        }
    }

    /// One number.
    pub fn exactly(width: u32, bits: u64) -> Known {
        let bits = bits & ones(width);
        Known {
            width,
            zeros: ones(width) & !bits,
            ones: bits,
            least: bits,
            most: bits,
        }
    }

    /// The numbers of an interval.
    pub fn between(width: u32, least: u64, most: u64) -> Known {
        Known {
            least,
            most: most.min(ones(width)),
            ..Known::anything(width)
        }
        .tightened()
    }

    /// The numbers with known bits.
    pub fn bits(width: u32, zeros: u64, one: u64) -> Known {
        Known {
            zeros: zeros & ones(width),
            ones: one & ones(width),
            ..Known::anything(width)
        }
        .tightened()
    }

    /// K2. What contradicts itself belongs to code that does not run: anything, then.
    fn tightened(mut self) -> Known {
        let all = ones(self.width);
        self.least = self.least.max(self.ones);
        self.most = self.most.min(all & !self.zeros);
        if self.least > self.most || self.zeros & self.ones != 0 {
            return Known::anything(self.width);
        }
        // Above the highest bit in which the ends differ all numbers agree.
        let differ = 64 - (self.least ^ self.most).leading_zeros();
        let equal = all & !ones(differ);
        self.zeros |= equal & !self.least;
        self.ones |= equal & self.least;
        match self.zeros & self.ones {
            0 => self,
            _ => Known::anything(self.width),
        }
    }

    /// The numbers in both sets.
    pub fn and(self, other: Known) -> Known {
        Known {
            width: self.width,
            zeros: self.zeros | other.zeros,
            ones: self.ones | other.ones,
            least: self.least.max(other.least),
            most: self.most.min(other.most),
        }
        .tightened()
    }

    /// The numbers in either set.
    pub fn or(self, other: Known) -> Known {
        Known {
            width: self.width,
            zeros: self.zeros & other.zeros,
            ones: self.ones & other.ones,
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
        .tightened()
    }

    /// Whether a number is in the set.
    pub fn has(&self, bits: u64) -> bool {
        bits & self.zeros == 0 && bits & self.ones == self.ones && (self.least..=self.most).contains(&bits)
    }

    /// The only number, if there is one.
    pub fn constant(&self) -> Option<u64> {
        (self.least == self.most).then_some(self.least)
    }

    /// Whether all numbers are nonnegative.
    pub fn is_nonnegative(&self) -> bool {
        self.most <= ones(self.width) >> 1
    }

    /// Low bits that are zero in all numbers.
    pub fn trailing_zeros(&self) -> u32 {
        self.zeros.trailing_ones().min(self.width)
    }

    /// Whether a comparison holds for all pairs, or for none.
    pub fn compare(cc: IntCC, a: &Known, b: &Known) -> Option<bool> {
        let differ = a.ones & b.zeros | a.zeros & b.ones != 0;
        // Of numbers with one sign both orders are the same.
        let signs = a.is_nonnegative() && b.is_nonnegative();
        match cc {
            IntCC::Eq | IntCC::Ne => {
                let apart = differ || a.most < b.least || b.most < a.least;
                let same = a.constant().is_some() && a.constant() == b.constant();
                (apart || same).then_some(same == (cc == IntCC::Eq))
            }
            IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge if !signs => None,
            IntCC::Ult | IntCC::Slt => below(a, b),
            IntCC::Ugt | IntCC::Sgt => below(b, a),
            IntCC::Uge | IntCC::Sge => below(a, b).map(|less| !less),
            IntCC::Ule | IntCC::Sle => below(b, a).map(|less| !less),
        }
    }

    /// The two operands where a comparison holds.
    pub fn where_holds(cc: IntCC, a: Known, b: Known) -> (Known, Known) {
        match cc {
            IntCC::Eq => (a.and(b), a.and(b)),
            IntCC::Ne => (a.without(b), b.without(a)),
            IntCC::Ult => less(a, b, 1),
            IntCC::Ule => less(a, b, 0),
            IntCC::Ugt | IntCC::Uge | IntCC::Sgt | IntCC::Sge => {
                let (b, a) = Known::where_holds(cc.swapped(), b, a);
                (a, b)
            }
            IntCC::Slt | IntCC::Sle => {
                let apart = u64::from(cc == IntCC::Slt);
                // What is above a nonnegative number is one, too; what is below a negative number is one, too.
                if a.is_nonnegative() {
                    return less(a, b.and(Known::between(b.width, 0, ones(b.width) >> 1)), apart);
                }
                let negative = (ones(b.width) >> 1) + 1;
                if b.least >= negative {
                    return less(a.and(Known::between(a.width, negative, u64::MAX)), b, apart);
                }
                (a, b)
            }
        }
    }

    /// The numbers that are not the only one of another set.
    fn without(self, other: Known) -> Known {
        match other.constant() {
            Some(end) if self.least < self.most && end == self.least => Known {
                least: end + 1,
                ..self
            }
            .tightened(),
            Some(end) if self.least < self.most && end == self.most => Known {
                most: end - 1,
                ..self
            }
            .tightened(),
            _ => self,
        }
    }
}

/// Whether every number of `a` is below every one of `b`, or none below any.
fn below(a: &Known, b: &Known) -> Option<bool> {
    if a.most < b.least {
        return Some(true);
    }
    (a.least >= b.most).then_some(false)
}

/// The operands where `a + apart <= b`.
fn less(a: Known, b: Known, apart: u64) -> (Known, Known) {
    let (Some(most), Some(least)) = (b.most.checked_sub(apart), a.least.checked_add(apart)) else {
        return (a, b);
    };
    let lower = Known {
        most: a.most.min(most),
        ..a
    };
    let higher = Known {
        least: b.least.max(least),
        ..b
    };
    (lower.tightened(), higher.tightened())
}

#[cfg(test)]
mod tests;
