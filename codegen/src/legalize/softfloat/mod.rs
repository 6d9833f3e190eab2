//! Floating point for machines that have little of it: a few operations on one format make up all operations on all formats.
//!
//! | module | what | in terms of |
//! |---|---|---|
//! | [`bits`] | comparisons, classes, minima and maxima, signs | integers of the same width |
//! | [`narrowing`] | conversion to the next narrower format, in every rounding | integers, and a sum where the result is subnormal |
//! | [`widened`] | arithmetic of a format | arithmetic of a format with more than twice the digits |
//! | [`quotients`] | reciprocals, quotients and roots of `f64` | `fma` of `f64`, and reciprocals of `f32` that are good to some 20 bits |
//!
//! All are bit-exact by the IR's meaning of the operation, for every direction and with or without subnormals.

pub mod bits;
pub mod narrowing;
pub mod quotients;
pub mod widened;

use super::Expander;
use crate::ir::{InstBuilder, IntCC, Type, Value};

/// A format as its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// The format.
    pub(super) float: Type,
    /// The integer that its bits are worked on in: 32 bits for `f16`, which are its sign extension.
    pub(super) int: Type,
    /// Bits of the fraction.
    pub(super) fraction: u32,
    /// Bits of the exponent.
    pub(super) exponent: u32,
}

impl Shape {
    pub(super) fn of(float: Type) -> Option<Shape> {
        let (int, exponent, fraction) = match float {
            Type::F16 => (Type::I32, 5, 10),
            Type::F32 => (Type::I32, 8, 23),
            Type::F64 => (Type::I64, 11, 52),
            _ => return None,
        };
        Some(Shape {
            float,
            int,
            fraction,
            exponent,
        })
    }

    /// All bits but the sign.
    pub(super) fn magnitude(self) -> u64 {
        (1 << (self.exponent + self.fraction)) - 1
    }

    pub(super) fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    pub(super) fn quiet_nan(self) -> u64 {
        self.infinity() | self.quiet_bit()
    }

    /// The bit that tells quiet NaNs from signalling ones.
    pub(super) fn quiet_bit(self) -> u64 {
        1 << (self.fraction - 1)
    }

    pub(super) fn least_normal(self) -> u64 {
        1 << self.fraction
    }

    pub(super) fn bias(self) -> u64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The bits of a number.
    pub(super) fn to_bits(self, at: &mut Expander<'_>, value: Value) -> Value {
        if self.float == Type::F16 {
            let narrow = at.bitcast(Type::I16, value);
            return at.sextend(Type::I32, narrow);
        }
        at.bitcast(self.int, value)
    }

    /// The number of some bits.
    pub(super) fn value_of_bits(self, at: &mut Expander<'_>, bits: Value) -> Value {
        if self.float == Type::F16 {
            let narrow = at.ireduce(Type::I16, bits);
            return at.bitcast(Type::F16, narrow);
        }
        at.bitcast(self.float, bits)
    }

    /// Without its sign.
    pub(super) fn magnitude_of(self, at: &mut Expander<'_>, bits: Value) -> Value {
        let mask = at.int(self.int, self.magnitude());
        at.band(self.int, bits, mask)
    }

    /// The sign alone (extended, for `f16`).
    pub(super) fn sign_of(self, at: &mut Expander<'_>, bits: Value) -> Value {
        let mask = at.int(self.int, !self.magnitude());
        at.band(self.int, bits, mask)
    }

    /// All ones for negative numbers.
    pub(super) fn negative(self, at: &mut Expander<'_>, bits: Value) -> Value {
        let top = at.int(Type::I32, u64::from(self.int.bits()) - 1);
        at.sshr(self.int, bits, top)
    }

    /// Whether a magnitude is that of a NaN.
    pub(super) fn is_nan(self, at: &mut Expander<'_>, magnitude: Value) -> Value {
        let infinity = at.int(self.int, self.infinity());
        at.icmp(IntCC::Ugt, magnitude, infinity)
    }

    /// Whether a magnitude is that of a signalling NaN.
    pub(super) fn is_signalling(self, at: &mut Expander<'_>, magnitude: Value) -> Value {
        let first = at.int(self.int, self.infinity() + 1);
        let from_first = at.isub(self.int, magnitude, first);
        let count = at.int(self.int, self.quiet_bit() - 1);
        at.icmp(IntCC::Ult, from_first, count)
    }

    /// Subnormals become zeros of their sign.
    pub(super) fn flushed(self, at: &mut Expander<'_>, bits: Value) -> Value {
        let magnitude = self.magnitude_of(at, bits);
        let least = at.int(self.int, self.least_normal());
        let small = at.icmp(IntCC::Ult, magnitude, least);
        let zero = self.sign_of(at, bits);
        at.select(self.int, small, zero, bits)
    }
}
