//! Sequences for machines that have little floating point, each for several formats or roundings, whose numbers are computed from those.
//!
//! | module | what | in terms of |
//! |---|---|---|
//! | `narrowing` | conversion to the next narrower format, in every rounding | integers, and a sum where the result is subnormal |
//! | `quotients` | reciprocals, quotients and roots of `f64` | `fma` of `f64`, and reciprocals of `f32` that are good to some 20 bits |
//!
//! They share constants of a format, and put sequences together that differ by rounding and by whether subnormals are flushed: as rules they would be
//! one term for each part of each. What has one sequence for all formats is in `isle-rules/legalize/soft.isle`.
//!
//! All are bit-exact by the IR's meaning of the operation, for every direction and with or without subnormals.

pub(super) mod narrowing;
pub(super) mod quotients;

use super::rules::{
    constructor_flushed as flushed, constructor_from_bits as from_bits, constructor_magnitude as magnitude,
    constructor_to_bits as to_bits,
};
use crate::ir::Type;

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
    /// That of `f16`, `f32` or `f64`.
    pub(super) fn of(float: Type) -> Shape {
        let (int, exponent, fraction) = match float {
            Type::F16 => (Type::I32, 5, 10),
            Type::F32 => (Type::I32, 8, 23),
            _ => (Type::I64, 11, 52),
        };
        Shape {
            float,
            int,
            fraction,
            exponent,
        }
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
}
