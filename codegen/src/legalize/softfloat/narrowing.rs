//! Conversion to a format with fewer digits and a smaller range.
//!
//! A normal result is the magnitude's bits with the other bias, rounded where the fraction is cut. A subnormal one is the number's multiple of
//! the narrow format's least number: the addition of a constant whose last digit has that value leaves it in the low bits of the sum.

use super::super::Expander;
use super::{Shape, flushed, from_bits, magnitude as magnitude_of, to_bits};
use crate::ir::{FpMode, InstBuilder, IntCC, Rounding, Type, Value};

/// The value of a conversion from the next wider format.
pub(crate) fn narrow(at: &mut Expander<'_>, ty: Type, mode: FpMode, value: Value) -> Value {
    let (from, to) = (Shape::of(at.func.dfg.value_type(value)), Shape::of(ty));
    let (int, word) = (from.int, Type::I32);
    let digits = from.fraction - to.fraction;
    let number = |at: &mut Expander<'_>, bits: u64| at.int(int, bits);
    let mut bits = to_bits(at, from.float, value);
    if mode.ftz {
        bits = flushed(at, from.float, bits);
    }
    let magnitude = magnitude_of(at, from.float, bits);
    let zero = number(at, 0);
    let negative = at.icmp(IntCC::Slt, bits, zero);

    // Normal results.
    let rebias = number(at, (from.bias() - to.bias()) << from.fraction);
    let moved = at.isub(int, magnitude, rebias);
    let shift = at.int(word, digits.into());
    let below = (1u64 << digits) - 1;
    let increment = match mode.round {
        Rounding::Near => {
            let one = number(at, 1);
            let cut = at.ushr(int, moved, shift);
            let odd = at.band(int, cut, one);
            let half = number(at, below >> 1);
            at.iadd(int, half, odd)
        }
        Rounding::Zero => zero,
        direction => {
            let all = number(at, below);
            let (minus, plus) = match direction {
                Rounding::Down => (all, zero),
                _ => (zero, all),
            };
            at.select(int, negative, minus, plus)
        }
    };
    let rounded = at.iadd(int, moved, increment);
    let cut = at.ushr(int, rounded, shift);
    let low = |at: &mut Expander<'_>, value: Value| match int {
        Type::I64 => at.ilow(value),
        _ => value,
    };
    let normal = low(at, cut);
    // Beyond the range: infinity, or the largest number where rounding leads towards zero.
    let (infinity, largest) = (at.int(word, to.infinity()), at.int(word, to.infinity() - 1));
    let limit = match mode.round {
        Rounding::Near => infinity,
        Rounding::Zero => largest,
        Rounding::Up => at.select(word, negative, largest, infinity),
        Rounding::Down => at.select(word, negative, infinity, largest),
    };
    let over = at.icmp(IntCC::Ugt, normal, largest);
    // What lies beyond even the rebiased exponent's words.
    let beyond = number(at, (from.bias() + to.bias() + 1) << from.fraction);
    let far = at.icmp(IntCC::Uge, magnitude, beyond);
    let over = at.bor(Type::B1, over, far);
    let normal = at.select(word, over, limit, normal);

    // Subnormal results.
    let least_exponent = from.bias() - to.bias() + 1;
    // Its last digit is worth the narrow format's least number.
    let magic = (least_exponent + u64::from(from.fraction - to.fraction)) << from.fraction;
    let addend = {
        let mask = number(at, !from.magnitude());
        let sign = at.band(int, bits, mask);
        let magic = number(at, magic);
        let bits = at.bor(int, magic, sign);
        from_bits(at, from.float, bits)
    };
    let exact = from_bits(at, from.float, bits);
    let near = from.float == Type::F32 && mode.round == Rounding::Near;
    // Subnormals of the wide format cannot reach the least number when rounding to nearest.
    let sum_mode = FpMode {
        round: mode.round,
        ftz: near,
        sat: false,
    };
    let sum = at.fadd(from.float, sum_mode, exact, addend);
    let sum_bits = to_bits(at, from.float, sum);
    let fraction = magnitude_of(at, from.float, sum_bits);
    let magic = number(at, magic);
    let count = at.isub(int, fraction, magic);
    let mut subnormal = low(at, count);
    if mode.ftz {
        let least = at.int(word, to.least_normal());
        let small = at.icmp(IntCC::Ult, subnormal, least);
        let none = at.int(word, 0);
        subnormal = at.select(word, small, none, subnormal);
    }
    let least = number(at, least_exponent << from.fraction);
    let small = at.icmp(IntCC::Ult, magnitude, least);
    let value = at.select(word, small, subnormal, normal);

    let special = number(at, from.infinity());
    let is_infinite = at.icmp(IntCC::Eq, magnitude, special);
    let value = at.select(word, is_infinite, infinity, value);
    let nan = quiet_nan(at, from, to, bits);
    let is_nan = at.icmp(IntCC::Ugt, magnitude, special);
    let value = at.select(word, is_nan, nan, value);
    let sign = at.int(word, to.magnitude() + 1);
    let none = at.int(word, 0);
    let sign = at.select(word, negative, sign, none);
    let value = at.bor(word, value, sign);
    from_bits(at, to.float, value)
}

/// The bits of a NaN, but for its sign: the first digits of its payload, quiet.
fn quiet_nan(at: &mut Expander<'_>, from: Shape, to: Shape, bits: Value) -> Value {
    let word = Type::I32;
    let digits = from.fraction - to.fraction;
    let down = at.int(word, digits.into());
    let payload = match from.int {
        Type::I64 => {
            let up = at.int(word, u64::from(32 - digits));
            let (low, high) = (at.ilow(bits), at.ihigh(bits));
            let (low, high) = (at.ushr(word, low, down), at.ishl(word, high, up));
            at.bor(word, low, high)
        }
        _ => at.ushr(word, bits, down),
    };
    let mask = at.int(word, (1 << to.fraction) - 1);
    let payload = at.band(word, payload, mask);
    let quiet = at.int(word, to.quiet_nan());
    at.bor(word, payload, quiet)
}
