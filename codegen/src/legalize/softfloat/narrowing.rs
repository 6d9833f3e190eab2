//! Conversion to a format with fewer digits and a smaller range.
//!
//! A normal result is the magnitude's bits with the other bias, rounded where the fraction is cut. A subnormal one is the number's multiple of
//! the narrow format's least number: the addition of a constant whose last digit has that value leaves it in the low bits of the sum.
//!
//! Rust, not rules: one sequence serves two pairs of formats and every rounding, with constants computed from the fields of both formats.

use super::super::Expander;
use super::{Shape, flushed, from_bits, magnitude as magnitude_of, to_bits};
use crate::ir::{FpMode, InstBuilder, IntCC, Rounding, Type, Value};

/// The type of the results' bits.
const WORD: Type = Type::I32;

/// The value of a conversion from the next wider format.
pub(crate) fn narrow(at: &mut Expander<'_>, ty: Type, mode: FpMode, value: Value) -> Value {
    let (from, to) = (Shape::of(at.func.dfg.value_type(value)), Shape::of(ty));
    let mut bits = to_bits(at, from.float, value);
    if mode.ftz {
        bits = flushed(at, from.float, bits);
    }
    let magnitude = magnitude_of(at, from.float, bits);
    let zero = at.int(from.int, 0);
    let negative = at.icmp(IntCC::Slt, bits, zero);
    let number = Number {
        from,
        to,
        mode,
        bits,
        magnitude,
        zero,
        negative,
    };
    let rounded = number.rounded(at);
    let infinity = at.int(WORD, to.infinity());
    let normal = number.within_range(at, rounded, infinity);
    let subnormal = number.subnormal(at);
    let least = at.int(from.int, number.least_exponent() << from.fraction);
    let small = at.icmp(IntCC::Ult, magnitude, least);
    let value = at.select(WORD, small, subnormal, normal);
    let value = number.or_special(at, value, infinity);
    let value = number.with_sign(at, value);
    from_bits(at, to.float, value)
}

/// The number that is converted, and what every kind of result needs of it.
struct Number {
    from: Shape,
    to: Shape,
    mode: FpMode,
    /// In the wide format; a subnormal is zero already if the mode flushes it.
    bits: Value,
    /// The bits without the sign.
    magnitude: Value,
    /// Zero in the type of the bits.
    zero: Value,
    /// Whether the sign is set.
    negative: Value,
}

impl Number {
    /// Digits of the fraction that the narrow format does not have.
    fn cut_digits(&self) -> u32 {
        self.from.fraction - self.to.fraction
    }

    /// The wide format's exponent field of the narrow format's least normal number.
    fn least_exponent(&self) -> u64 {
        self.from.bias() - self.to.bias() + 1
    }

    /// The low word of bits of the wide format.
    fn low(&self, at: &mut Expander<'_>, value: Value) -> Value {
        match self.from.int {
            Type::I64 => at.ilow(value),
            _ => value,
        }
    }

    /// The magnitude of a normal result if no exponent were too large: a carry out of the fraction steps the exponent, as it should.
    fn rounded(&self, at: &mut Expander<'_>) -> Value {
        let (from, to, int) = (self.from, self.to, self.from.int);
        let rebias = at.int(int, (from.bias() - to.bias()) << from.fraction);
        let moved = at.isub(int, self.magnitude, rebias);
        let shift = at.int(WORD, self.cut_digits().into());
        let increment = self.increment(at, moved, shift);
        let rounded = at.iadd(int, moved, increment);
        let cut = at.ushr(int, rounded, shift);
        self.low(at, cut)
    }

    /// What is added before `shift` digits are cut off, so that the cut rounds.
    fn increment(&self, at: &mut Expander<'_>, moved: Value, shift: Value) -> Value {
        let int = self.from.int;
        let below = (1u64 << self.cut_digits()) - 1;
        match self.mode.round {
            Rounding::Near => {
                let one = at.int(int, 1);
                let cut = at.ushr(int, moved, shift);
                let odd = at.band(int, cut, one);
                let half = at.int(int, below >> 1);
                at.iadd(int, half, odd)
            }
            Rounding::Zero => self.zero,
            direction => {
                let all = at.int(int, below);
                let (minus, plus) = match direction {
                    Rounding::Down => (all, self.zero),
                    _ => (self.zero, all),
                };
                at.select(int, self.negative, minus, plus)
            }
        }
    }

    /// A normal result, or what it becomes beyond the range: infinity, or the largest number where rounding leads towards zero.
    fn within_range(&self, at: &mut Expander<'_>, rounded: Value, infinity: Value) -> Value {
        let (from, to) = (self.from, self.to);
        let largest = at.int(WORD, to.infinity() - 1);
        let limit = match self.mode.round {
            Rounding::Near => infinity,
            Rounding::Zero => largest,
            Rounding::Up => at.select(WORD, self.negative, largest, infinity),
            Rounding::Down => at.select(WORD, self.negative, infinity, largest),
        };
        let over = at.icmp(IntCC::Ugt, rounded, largest);
        // What lies beyond even the rebiased exponent's words.
        let beyond = at.int(from.int, (from.bias() + to.bias() + 1) << from.fraction);
        let far = at.icmp(IntCC::Uge, self.magnitude, beyond);
        let over = at.bor(Type::B1, over, far);
        at.select(WORD, over, limit, rounded)
    }

    /// The magnitude of a subnormal result: a sum whose last digit is worth the narrow format's least number, rounded by the addition.
    fn subnormal(&self, at: &mut Expander<'_>) -> Value {
        let (from, int) = (self.from, self.from.int);
        let magic = (self.least_exponent() + u64::from(self.cut_digits())) << from.fraction;
        let addend = {
            let mask = at.int(int, !from.magnitude());
            let sign = at.band(int, self.bits, mask);
            let magic = at.int(int, magic);
            let bits = at.bor(int, magic, sign);
            from_bits(at, from.float, bits)
        };
        let exact = from_bits(at, from.float, self.bits);
        let sum_mode = FpMode {
            round: self.mode.round,
            // Subnormals of the wide format cannot reach the least number when rounding to nearest.
            ftz: from.float == Type::F32 && self.mode.round == Rounding::Near,
            sat: false,
        };
        let sum = at.fadd(from.float, sum_mode, exact, addend);
        let sum_bits = to_bits(at, from.float, sum);
        let fraction = magnitude_of(at, from.float, sum_bits);
        let magic = at.int(int, magic);
        let count = at.isub(int, fraction, magic);
        let subnormal = self.low(at, count);
        if !self.mode.ftz {
            return subnormal;
        }
        let least = at.int(WORD, self.to.least_normal());
        let small = at.icmp(IntCC::Ult, subnormal, least);
        let none = at.int(WORD, 0);
        at.select(WORD, small, none, subnormal)
    }

    /// The magnitude of a number, or what infinities and NaNs become instead.
    fn or_special(&self, at: &mut Expander<'_>, value: Value, infinity: Value) -> Value {
        let special = at.int(self.from.int, self.from.infinity());
        let is_infinite = at.icmp(IntCC::Eq, self.magnitude, special);
        let value = at.select(WORD, is_infinite, infinity, value);
        let nan = quiet_nan(at, self.from, self.to, self.bits);
        let is_nan = at.icmp(IntCC::Ugt, self.magnitude, special);
        at.select(WORD, is_nan, nan, value)
    }

    /// A magnitude with the number's sign.
    fn with_sign(&self, at: &mut Expander<'_>, magnitude: Value) -> Value {
        let sign = at.int(WORD, self.to.magnitude() + 1);
        let none = at.int(WORD, 0);
        let sign = at.select(WORD, self.negative, sign, none);
        at.bor(WORD, magnitude, sign)
    }
}

/// The bits of a NaN, but for its sign: the first digits of its payload, quiet.
fn quiet_nan(at: &mut Expander<'_>, from: Shape, to: Shape, bits: Value) -> Value {
    let digits = from.fraction - to.fraction;
    let down = at.int(WORD, digits.into());
    let payload = match from.int {
        Type::I64 => {
            let up = at.int(WORD, u64::from(32 - digits));
            let (low, high) = (at.ilow(bits), at.ihigh(bits));
            let (low, high) = (at.ushr(WORD, low, down), at.ishl(WORD, high, up));
            at.bor(WORD, low, high)
        }
        _ => at.ushr(WORD, bits, down),
    };
    let mask = at.int(WORD, (1 << to.fraction) - 1);
    let payload = at.band(WORD, payload, mask);
    let quiet = at.int(WORD, to.quiet_nan());
    at.bor(WORD, payload, quiet)
}
