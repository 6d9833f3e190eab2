//! Reciprocals, quotients and roots of `f64` from `fma` and the machine's reciprocals of `f32`.
//!
//! The machine's estimate of the reciprocal of a mantissa is good to some 20 bits, of which a cubic step makes 60 and one of Newton's all. The quotient of
//! mantissas is then rounded to nearest, and its exact remainder, which `fma` gives, says on which side of it the true value lies: that rounds it where the
//! result is, in any direction. `docs/design/division.md` bounds the errors.
//!
//! Rust, not rules: parts that quotients and roots share give two values each and go through rounding, mode and format; as rules each part would need a
//! type of its own.

use super::super::Expander;
use super::{Shape, flushed, magnitude as magnitude_of};
use crate::ir::{FloatCC, FpMode, InstBuilder, IntCC, Rounding, Type, Value};

const PLAIN: FpMode = FpMode::DEFAULT;
const CUT: FpMode = FpMode {
    round: Rounding::Zero,
    ftz: false,
    sat: false,
};
const WORD: Type = Type::I32;
const WIDE: Type = Type::I64;
const DOUBLE: Type = Type::F64;

fn number(at: &mut Expander<'_>, value: f64) -> Value {
    at.fconst(DOUBLE, value.to_bits())
}

fn field(at: &mut Expander<'_>, high: Value) -> Value {
    let (places, mask) = (at.int(WORD, 20), at.int(WORD, 0x7ff));
    let moved = at.ushr(WORD, high, places);
    at.band(WORD, moved, mask)
}

/// Whether an exponent is that of zero and subnormals, or of infinity and NaN.
fn is_special(at: &mut Expander<'_>, exponent: Value) -> Value {
    let (one, last) = (at.int(WORD, 1), at.int(WORD, 2046));
    let from_one = at.isub(WORD, exponent, one);
    at.icmp(IntCC::Uge, from_one, last)
}

/// The bits with another exponent.
fn with_exponent(at: &mut Expander<'_>, bits: Value, exponent: Value) -> Value {
    let (low, high) = (at.ilow(bits), at.ihigh(bits));
    let (mask, places) = (at.int(WORD, 0x800f_ffff), at.int(WORD, 20));
    let rest = at.band(WORD, high, mask);
    let exponent = at.ishl(WORD, exponent, places);
    let high = at.bor(WORD, rest, exponent);
    let bits = at.iconcat(low, high);
    at.bitcast(DOUBLE, bits)
}

/// The reciprocal root to some 20 bits; of zero, infinity and NaN what IEEE says. Subnormals count as zero.
pub(crate) fn reciprocal_root(at: &mut Expander<'_>, x: Value) -> Value {
    estimate(at, x, true, false)
}

/// `nrcp` and `nrsqrt`: good to all but the last digits.
pub(crate) fn native(at: &mut Expander<'_>, x: Value, root: bool) -> Value {
    estimate(at, x, root, true)
}

/// The reciprocal of `f64`, or that of the square root, by that of `f32`.
fn by_single(at: &mut Expander<'_>, x: Value, root: bool) -> Value {
    let single = at.fconvert(Type::F32, CUT, x);
    let single = if root {
        at.nrsqrt(Type::F32, single)
    } else {
        at.nrcp(Type::F32, single)
    };
    at.fconvert(DOUBLE, PLAIN, single)
}

/// A cubic step: 20 digits of the reciprocal of a mantissa, or that of its root, become 60, and are rounded.
fn cubic(at: &mut Expander<'_>, x: Value, y: Value, root: bool) -> Value {
    let one = number(at, 1.0);
    let minus_x = at.fneg(DOUBLE, x);
    if !root {
        let error = at.fma(DOUBLE, PLAIN, minus_x, y, one);
        let more = at.fma(DOUBLE, PLAIN, error, error, error);
        return at.fma(DOUBLE, PLAIN, y, more, y);
    }
    // y * (1 + e / 2 + 3/8 * e^2) with e = 1 - x * y^2.
    let product = at.fmul(DOUBLE, PLAIN, minus_x, y);
    let error = at.fma(DOUBLE, PLAIN, product, y, one);
    let (half, last) = (number(at, 0.5), number(at, 0.375));
    let factor = at.fma(DOUBLE, PLAIN, last, error, half);
    let more = at.fmul(DOUBLE, PLAIN, y, error);
    at.fma(DOUBLE, PLAIN, factor, more, y)
}

/// The reciprocal, or that of the square root, to some 20 bits or, `fine`, with a cubic step more; of zero, infinity and NaN what IEEE says. Subnormals
/// count as zero.
fn estimate(at: &mut Expander<'_>, x: Value, root: bool, fine: bool) -> Value {
    let bits = at.bitcast(WIDE, x);
    let high = at.ihigh(bits);
    let exponent = field(at, high);
    let bias = at.int(WORD, 1023);
    let power = at.isub(WORD, exponent, bias);
    let one = at.int(WORD, 1);
    // x = mantissa * 2^power, or mantissa * 4^power.
    let (scale, left) = if root {
        let odd = at.band(WORD, power, one);
        (at.sshr(WORD, power, one), at.iadd(WORD, bias, odd))
    } else {
        (power, bias)
    };
    let mantissa = with_exponent(at, bits, left);
    let mut of_mantissa = by_single(at, mantissa, root);
    if fine {
        of_mantissa = cubic(at, mantissa, of_mantissa, root);
    }
    let result = at.bitcast(WIDE, of_mantissa);
    let (low, high) = (at.ilow(result), at.ihigh(result));
    let places = at.int(WORD, 20);
    let scale = at.ishl(WORD, scale, places);
    let high = at.isub(WORD, high, scale);
    let result = at.iconcat(low, high);
    let mut result = at.bitcast(DOUBLE, result);
    if root {
        // The exponent of a NaN must not be moved.
        let x_high = at.ihigh(bits);
        let zero = at.int(WORD, 0);
        let negative = at.icmp(IntCC::Slt, x_high, zero);
        let nan = number(at, f64::NAN);
        result = at.select(DOUBLE, negative, nan, result);
    }
    let special = is_special(at, exponent);
    let itself = by_single(at, x, root);
    at.select(DOUBLE, special, itself, result)
}

/// The estimate of the reciprocal, and zero where it would be subnormal: of numbers from 2^1022 on, the exponent of the estimate has no room.
pub(crate) fn native_reciprocal(at: &mut Expander<'_>, x: Value) -> Value {
    let estimate = native(at, x, false);
    let bits = at.bitcast(WIDE, x);
    let high = at.ihigh(bits);
    let exponent = field(at, high);
    let (first, count) = (at.int(WORD, 2045), at.int(WORD, 2));
    let above = at.isub(WORD, exponent, first);
    let is_large = at.icmp(IntCC::Ult, above, count);
    let (sign, none) = (at.int(WORD, 0x8000_0000), at.int(WORD, 0));
    let sign = at.band(WORD, high, sign);
    let zero = at.iconcat(none, sign);
    let zero = at.bitcast(DOUBLE, zero);
    at.select(DOUBLE, is_large, zero, estimate)
}

/// Quotient, rounded to nearest, and the remainder `a - q * b`, of numbers far from the ends of the range. The estimate of the reciprocal is good to some 20
/// bits; made larger by more than its error, it rounds up if all digits of `b` are ones, which the last step needs.
fn divide(at: &mut Expander<'_>, a: Value, b: Value, estimate: Value) -> (Value, Value) {
    let bits = at.bitcast(WIDE, estimate);
    let (low, high) = (at.ilow(bits), at.ihigh(bits));
    let last = at.int(WORD, 1);
    let high = at.iadd(WORD, high, last);
    let bits = at.iconcat(low, high);
    let y = at.bitcast(DOUBLE, bits);
    let y = cubic(at, b, y, false);
    let (one, minus_b) = (number(at, 1.0), at.fneg(DOUBLE, b));
    let error = at.fma(DOUBLE, PLAIN, minus_b, y, one);
    let y = at.fma(DOUBLE, PLAIN, y, error, y);
    let q = at.fmul(DOUBLE, PLAIN, a, y);
    let rest = at.fma(DOUBLE, PLAIN, minus_b, q, a);
    let q = at.fma(DOUBLE, PLAIN, rest, y, q);
    let rest = at.fma(DOUBLE, PLAIN, minus_b, q, a);
    (q, rest)
}

/// The product with the reciprocal of `b`, where either is zero, infinity or NaN: a NaN keeps its payload.
fn special_quotient(at: &mut Expander<'_>, a: Value, b: Value, reciprocal: Value) -> Value {
    let unordered = at.fcmp(FloatCC::Nan, PLAIN, b, b);
    let reciprocal = at.select(DOUBLE, unordered, b, reciprocal);
    at.fmul(DOUBLE, PLAIN, a, reciprocal)
}

/// Whether a remainder is not zero, and whether the quotient's magnitude is too large.
fn error(at: &mut Expander<'_>, a: Value, rest: Value) -> (Value, Value) {
    let bits = at.bitcast(WIDE, rest);
    let (low, high) = (at.ilow(bits), at.ihigh(bits));
    let (one, zero) = (at.int(WORD, 1), at.int(WORD, 0));
    let without_sign = at.ishl(WORD, high, one);
    let any = at.bor(WORD, low, without_sign);
    let inexact = at.icmp(IntCC::Ne, any, zero);
    let a_bits = at.bitcast(WIDE, a);
    let a_high = at.ihigh(a_bits);
    let signs = at.bxor(WORD, a_high, high);
    let differ = at.icmp(IntCC::Slt, signs, zero);
    let too_large = at.band(Type::B1, inexact, differ);
    (inexact, too_large)
}

/// Single precision: the quotient in double precision, rounded to odd.
pub(crate) fn single_quotient(at: &mut Expander<'_>, mode: FpMode, a: Value, b: Value) -> Value {
    let widen = FpMode {
        ftz: mode.ftz,
        ..PLAIN
    };
    let (a, b) = (at.fconvert(DOUBLE, widen, a), at.fconvert(DOUBLE, widen, b));
    let reciprocal = estimate(at, b, false, false);
    let (q, rest) = divide(at, a, b, reciprocal);
    let (inexact, too_large) = error(at, a, rest);
    let bits = at.bitcast(WIDE, q);
    let less = at.uextend(WIDE, too_large);
    let bits = at.isub(WIDE, bits, less);
    let odd = at.uextend(WIDE, inexact);
    let bits = at.bor(WIDE, bits, odd);
    let q = at.bitcast(DOUBLE, bits);
    // Zero, infinity and NaN on either side.
    let special = [a, b].map(|x| {
        let bits = at.bitcast(WIDE, x);
        let high = at.ihigh(bits);
        let exponent = field(at, high);
        is_special(at, exponent)
    });
    let special = at.bor(Type::B1, special[0], special[1]);
    let plain = special_quotient(at, a, b, reciprocal);
    let q = at.select(DOUBLE, special, plain, q);
    at.fconvert(Type::F32, mode, q)
}

/// A number as a mantissa in [1, 2) of its sign and an exponent; zero, infinity and NaN have the sign and nonsense.
fn parts(at: &mut Expander<'_>, x: Value) -> (Value, Value) {
    let up = number(at, f64::from_bits(0x43f0_0000_0000_0000));
    let bits = at.bitcast(WIDE, x);
    let high = at.ihigh(bits);
    let exponent = field(at, high);
    let zero = at.int(WORD, 0);
    let small = at.icmp(IntCC::Eq, exponent, zero);
    // Subnormals by 2^64.
    let scaled = at.fmul(DOUBLE, PLAIN, x, up);
    let normal = at.select(DOUBLE, small, scaled, x);
    let bits = at.bitcast(WIDE, normal);
    let high = at.ihigh(bits);
    let exponent = field(at, high);
    let (sixty_four, bias) = (at.int(WORD, 64), at.int(WORD, 1023));
    let less = at.isub(WORD, exponent, sixty_four);
    let exponent = at.select(WORD, small, less, exponent);
    let mantissa = with_exponent(at, bits, bias);
    (mantissa, exponent)
}

/// Double precision: the quotient of the mantissas with two more digits, of which the last says that something is left, rounded where
/// the result's exponent wants it.
pub(crate) fn quotient(at: &mut Expander<'_>, mode: FpMode, a: Value, b: Value) -> Value {
    let flush = |at: &mut Expander<'_>, x: Value| {
        if !mode.ftz {
            return x;
        }
        let bits = at.bitcast(WIDE, x);
        let bits = flushed(at, DOUBLE, bits);
        at.bitcast(DOUBLE, bits)
    };
    let (a, b) = (flush(at, a), flush(at, b));
    let ((ma, ea), (mb, eb)) = (parts(at, a), parts(at, b));
    let reciprocal = by_single(at, mb, false);
    let (q, rest) = divide(at, ma, mb, reciprocal);
    let (inexact, too_large) = error(at, ma, rest);
    let bits = at.bitcast(WIDE, q);
    let (q_low, q_high) = (at.ilow(bits), at.ihigh(bits));
    // 53 digits, two more, and one less or more for what is left.
    let (fraction, hidden) = (at.int(WORD, 0xf_ffff), at.int(WORD, 0x10_0000));
    let digits = at.band(WORD, q_high, fraction);
    let digits = at.bor(WORD, digits, hidden);
    let mantissa = at.iconcat(q_low, digits);
    let two = at.int(WORD, 2);
    let mantissa = at.ishl(WIDE, mantissa, two);
    let left = at.uextend(WIDE, inexact);
    let more = at.iadd(WIDE, mantissa, left);
    let less = at.isub(WIDE, mantissa, left);
    let mantissa = at.select(WIDE, too_large, less, more);
    // The biased exponent of the result.
    let own = field(at, q_high);
    let difference = at.isub(WORD, ea, eb);
    let exponent = at.iadd(WORD, difference, own);
    let (a_bits, b_bits) = (at.bitcast(WIDE, a), at.bitcast(WIDE, b));
    let (a_high, b_high) = (at.ihigh(a_bits), at.ihigh(b_bits));
    let signs = at.bxor(WORD, a_high, b_high);
    let zero = at.int(WORD, 0);
    let negative = at.icmp(IntCC::Slt, signs, zero);
    let magnitude = assembled(at, mode, negative, exponent, mantissa);
    let sign = at.int(WORD, 0x8000_0000);
    let sign = at.band(WORD, signs, sign);
    let (low, high) = (at.ilow(magnitude), at.ihigh(magnitude));
    let high = at.bor(WORD, high, sign);
    let bits = at.iconcat(low, high);
    let value = at.bitcast(DOUBLE, bits);
    // Zero, infinity and NaN on either side: what single precision says of them and of one.
    let mut special = Vec::new();
    let mut stand_ins = Vec::new();
    for x in [a, b] {
        let bits = at.bitcast(WIDE, x);
        let high = at.ihigh(bits);
        let magnitude = magnitude_of(at, DOUBLE, bits);
        let (none, infinity) = (at.int(WIDE, 0), at.int(WIDE, Shape::of(DOUBLE).infinity()));
        let is_zero = at.icmp(IntCC::Eq, magnitude, none);
        let is_large = at.icmp(IntCC::Uge, magnitude, infinity);
        let is = at.bor(Type::B1, is_zero, is_large);
        special.push(is);
        let mask = sign_mask(at);
        let sign = at.band(WORD, high, mask);
        let one = at.int(WORD, 0x3ff0_0000);
        let one = at.bor(WORD, one, sign);
        let nothing = at.int(WORD, 0);
        let one = at.iconcat(nothing, one);
        let one = at.bitcast(DOUBLE, one);
        stand_ins.push(at.select(DOUBLE, is, x, one));
    }
    let either = at.bor(Type::B1, special[0], special[1]);
    let reciprocal = estimate(at, stand_ins[1], false, false);
    let plain = special_quotient(at, stand_ins[0], stand_ins[1], reciprocal);
    at.select(DOUBLE, either, plain, value)
}

fn sign_mask(at: &mut Expander<'_>) -> Value {
    at.int(WORD, 0x8000_0000)
}

/// The magnitude of a result from its biased exponent and 55 digits, of which the last stands for all that is below.
fn assembled(
    at: &mut Expander<'_>,
    mode: FpMode,
    negative: Value,
    exponent: Value,
    mantissa: Value,
) -> Value {
    let [zero, one, two, most] = [0, 1, 2, 62].map(|bits| at.int(WORD, bits));
    // Subnormal results lose more digits.
    let normal = at.icmp(IntCC::Sgt, exponent, zero);
    let missing = at.isub(WORD, one, exponent);
    let missing = at.select(WORD, normal, zero, missing);
    let shift = at.iadd(WORD, missing, two);
    let shift = at.smin(WORD, shift, most);
    let wide_one = at.int(WIDE, 1);
    let nothing = at.int(WIDE, 0);
    let unit = at.ishl(WIDE, wide_one, shift);
    let below = at.isub(WIDE, unit, wide_one);
    let cut = at.ushr(WIDE, mantissa, shift);
    let increment = match mode.round {
        Rounding::Zero => nothing,
        Rounding::Near => {
            let half = at.ushr(WIDE, below, one);
            let odd = at.band(WIDE, cut, wide_one);
            at.iadd(WIDE, half, odd)
        }
        direction => {
            let (minus, plus) = match direction {
                Rounding::Down => (below, nothing),
                _ => (nothing, below),
            };
            at.select(WIDE, negative, minus, plus)
        }
    };
    let rounded = at.iadd(WIDE, mantissa, increment);
    let cut = at.ushr(WIDE, rounded, shift);
    // The first digit is the exponent's one.
    let before = at.isub(WORD, exponent, one);
    let before = at.select(WORD, normal, before, zero);
    let places = at.int(WORD, 20);
    let high = at.ishl(WORD, before, places);
    let bias = at.iconcat(zero, high);
    let mut value = at.iadd(WIDE, cut, bias);
    if mode.ftz {
        let least = at.int(WIDE, 1 << 52);
        let small = at.icmp(IntCC::Ult, value, least);
        value = at.select(WIDE, small, nothing, value);
    }
    let (infinity, largest) = (
        at.int(WIDE, 0x7ff0_0000_0000_0000),
        at.int(WIDE, 0x7fef_ffff_ffff_ffff),
    );
    let limit = match mode.round {
        Rounding::Near => infinity,
        Rounding::Zero => largest,
        Rounding::Up => at.select(WIDE, negative, largest, infinity),
        Rounding::Down => at.select(WIDE, negative, infinity, largest),
    };
    let far = at.int(WORD, 2047);
    let far = at.icmp(IntCC::Sge, exponent, far);
    let over = at.icmp(IntCC::Ugt, value, largest);
    let over = at.bor(Type::B1, over, far);
    at.select(WIDE, over, limit, value)
}
