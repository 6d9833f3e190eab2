//! Conversions between floating-point formats and integers.

use super::{F64, Finite, Flags, Float, FloatMode, Rounding, round_pack, unpack};

/// `bits` of format `S` in format `D`. Denormal sources and results are flushed as `mode` says. NaN payloads keep their high bits.
pub fn convert<S: Float, D: Float>(bits: S::Bits, mode: FloatMode) -> (D::Bits, Flags) {
    let bits = if mode.flush_inputs { S::flush(bits) } else { bits };
    let negative = S::sign(bits);
    if S::is_nan(bits) {
        let flags = if S::is_signaling(bits) {
            Flags::INVALID
        } else {
            Flags::NONE
        };
        let payload = S::to_u64(S::quiet(bits)) & ((1 << (S::PRECISION - 1)) - 1);
        let aligned = payload << (64 - (S::PRECISION - 1)) >> (64 - (D::PRECISION - 1));
        return (D::from_u64(D::to_u64(D::infinity(negative)) | aligned), flags);
    }
    if S::is_infinite(bits) {
        return (D::infinity(negative), Flags::NONE);
    }
    if S::is_zero(bits) {
        return (D::zero(negative), Flags::NONE);
    }
    let Finite {
        negative,
        exponent,
        significand,
    } = unpack::<S>(bits);
    let (result, flags) = round_pack::<D>(negative, exponent, significand, false, mode.rounding);
    if mode.flush_outputs && D::is_denormal(result) {
        return (D::flush(result), flags | Flags::UNDERFLOW);
    }
    (result, flags)
}

/// The exact value as f64 (every format here fits).
pub fn to_f64<S: Float>(bits: S::Bits) -> f64 {
    f64::from_bits(convert::<S, F64>(bits, FloatMode::IEEE).0)
}

/// An f64 rounded to format `D`.
pub fn from_f64<D: Float>(value: f64, rounding: Rounding) -> (D::Bits, Flags) {
    convert::<F64, D>(value.to_bits(), FloatMode::new(rounding, false))
}

/// An integer rounded to format `D`.
pub fn from_int<D: Float>(value: i128, rounding: Rounding) -> (D::Bits, Flags) {
    round_pack::<D>(value < 0, 0, value.unsigned_abs(), false, rounding)
}

/// An integer made from a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntValue {
    /// The operand was NaN.
    Nan,
    /// The rounded value, and whether rounding changed it. Values beyond the range of i128, infinities included, are clamped to it.
    Value(i128, bool),
}

impl IntValue {
    /// The value clamped to `min..=max`, NaN as 0: what a saturating conversion returns.
    pub fn saturate(self, min: i128, max: i128) -> i128 {
        match self {
            IntValue::Nan => 0,
            IntValue::Value(value, _) => value.clamp(min, max),
        }
    }
}

/// `bits` of format `S` rounded to an integer.
pub fn to_int<S: Float>(bits: S::Bits, rounding: Rounding) -> IntValue {
    if S::is_nan(bits) {
        return IntValue::Nan;
    }
    let clamped = IntValue::Value(if S::sign(bits) { i128::MIN } else { i128::MAX }, false);
    if S::is_infinite(bits) {
        return clamped;
    }
    if S::is_zero(bits) {
        return IntValue::Value(0, false);
    }
    let Finite {
        negative,
        exponent,
        significand,
    } = unpack::<S>(bits);
    if exponent >= 0 {
        if exponent > significand.leading_zeros() as i32 - 2 {
            return clamped;
        }
        let value = (significand << exponent) as i128;
        return IntValue::Value(if negative { -value } else { value }, false);
    }
    let shift = -exponent;
    let (kept, half, rest) = if shift > 64 {
        (0, false, true)
    } else {
        let below = significand & ((1u128 << (shift - 1)) - 1);
        (
            significand >> shift,
            significand >> (shift - 1) & 1 == 1,
            below != 0,
        )
    };
    let inexact = half || rest;
    let up = match rounding {
        Rounding::NearestEven => half && (rest || kept & 1 == 1),
        Rounding::Up => inexact && !negative,
        Rounding::Down => inexact && negative,
        Rounding::Zero => false,
    };
    let value = (kept + u128::from(up)) as i128;
    IntValue::Value(if negative { -value } else { value }, inexact)
}

/// `bits` rounded to an integral value of the same format; zero results keep the sign. NaNs become quiet.
pub fn round_integral<F: Float>(bits: F::Bits, rounding: Rounding) -> F::Bits {
    if F::is_nan(bits) {
        return F::quiet(bits);
    }
    if F::is_infinite(bits) || F::is_zero(bits) {
        return bits;
    }
    let Finite {
        negative, exponent, ..
    } = unpack::<F>(bits);
    if exponent >= 0 {
        return bits;
    }
    match to_int::<F>(bits, rounding) {
        IntValue::Value(value, _) => round_pack::<F>(negative, 0, value.unsigned_abs(), false, rounding).0,
        IntValue::Nan => F::quiet(bits),
    }
}
