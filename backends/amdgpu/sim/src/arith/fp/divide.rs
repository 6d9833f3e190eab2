//! The steps of a division: `v_div_scale`, `v_div_fmas`, `v_div_fixup`.

use super::*;

impl Fp {
    pub fn div_scale32(&self, s0: u32, s1: u32, s2: u32) -> (u32, bool) {
        div_scale::<F32>(s0, s1, s2, 96, 23, 64)
    }
    pub fn div_scale64(&self, s0: u64, s1: u64, s2: u64) -> (u64, bool) {
        div_scale::<F64>(s0, s1, s2, 768, 53, 128)
    }
    pub fn div_fmas32(&self, a: u32, b: u32, c: u32, scaled: bool) -> u32 {
        self.div_fmas::<F32>(self.single, [a, b, c], scaled, 64)
    }
    pub fn div_fmas64(&self, a: u64, b: u64, c: u64, scaled: bool) -> u64 {
        self.div_fmas::<F64>(self.wide, [a, b, c], scaled, 128)
    }
    /// The last step of a division with the scaling of `v_div_scale` undone. The product-sum is not rounded before the scaling.
    fn div_fmas<F: Float>(
        &self,
        mode: FloatMode,
        [a, b, c]: [F::Bits; 3],
        scaled: bool,
        step: i32,
    ) -> F::Bits {
        if !scaled {
            return F::fma(a, b, c, mode);
        }
        let large = biased::<F>(c) >= (1 << (F::EXPONENT_BITS - 1));
        let bits = scaled_fma::<F>(mode, [a, b, c], if large { step } else { -step });
        if mode.flush_outputs { F::flush(bits) } else { bits }
    }
    pub fn div_fixup16(&self, s0: u16, s1: u16, s2: u16) -> u16 {
        div_fixup::<F16>(self.wide, 40, [s0, s1, s2])
    }
    pub fn div_fixup32(&self, s0: u32, s1: u32, s2: u32) -> u32 {
        div_fixup::<F32>(self.single, 150, [s0, s1, s2])
    }
    pub fn div_fixup64(&self, s0: u64, s1: u64, s2: u64) -> u64 {
        div_fixup::<F64>(self.wide, 1075, [s0, s1, s2])
    }
}

/// Exponent of the quotient of two finite nonzero numbers.
fn quotient_exponent<F: Float>(numerator: F::Bits, denominator: F::Bits) -> i32 {
    let fraction = |a: F::Bits| F::magnitude(frexp_mantissa::<F>(a));
    let difference = exponent::<F>(numerator) - exponent::<F>(denominator);
    difference - i32::from(fraction(numerator) < fraction(denominator))
}

/// Sign, significand and exponent of its last place of a finite number.
fn parts<F: Float>(a: F::Bits) -> (bool, u128, i32) {
    let fraction = u128::from(F::magnitude(a) & ((1 << (F::PRECISION - 1)) - 1));
    let lowest = 2 - (1 << (F::EXPONENT_BITS - 1)) - (F::PRECISION as i32 - 1);
    match biased::<F>(a) {
        0 => (F::sign(a), fraction, lowest),
        field => (F::sign(a), fraction | 1 << (F::PRECISION - 1), lowest + field - 1),
    }
}

/// `(a * b + c) * 2^by`, rounded once.
fn scaled_fma<F: Float>(mode: FloatMode, operands: [F::Bits; 3], by: i32) -> F::Bits {
    let [a, b, c] = if mode.flush_inputs {
        operands.map(F::flush)
    } else {
        operands
    };
    let finite = F::is_finite(a) && F::is_finite(b) && F::is_finite(c);
    if !finite || F::is_zero(a) || F::is_zero(b) || F::is_zero(c) {
        let unflushed = FloatMode {
            flush_outputs: false,
            ..mode
        };
        return scale::<F>(unflushed, F::fma(a, b, c, unflushed), by);
    }
    let ((sign_a, a, exponent_a), (sign_b, b, exponent_b)) = (parts::<F>(a), parts::<F>(b));
    // Both addends with the leading bit at 120: room for a carry above, and for 14 exact places of the product below.
    let align = |(sign, significand, exponent): (bool, u128, i32)| {
        let up = significand.leading_zeros() as i32 - 7;
        (sign, significand << up, exponent - up)
    };
    let product = align((sign_a != sign_b, a * b, exponent_a + exponent_b));
    let addend = align(parts::<F>(c));
    let larger_product = (product.2, product.1) > (addend.2, addend.1);
    let (large, small) = if larger_product {
        (product, addend)
    } else {
        (addend, product)
    };
    let down = (large.2 - small.2).min(127) as u32;
    let (mut shifted, sticky) = (small.1 >> down, small.1 & ((1 << down) - 1) != 0);
    let sum = if large.0 == small.0 {
        large.1 + shifted
    } else {
        shifted += u128::from(sticky);
        large.1 - shifted
    };
    let negative = large.0;
    if sum == 0 && !sticky {
        return F::zero(mode.rounding == Rounding::Down);
    }
    round_pack::<F>(negative, large.2 + by, sum, sticky, mode.rounding).0
}

/// `v_div_scale`: scales `s0`, which is the denominator `s1` or the numerator `s2`, so that the division cannot overflow or lose
/// bits on the way; the flag tells `v_div_fmas` to scale back.
fn div_scale<F: Float>(
    s0: F::Bits,
    s1: F::Bits,
    s2: F::Bits,
    spread: i32,
    tiny: i32,
    step: i32,
) -> (F::Bits, bool) {
    if F::is_zero(s1) || F::is_zero(s2) {
        return (F::NAN, false);
    }
    let min_exponent = 2 - (1 << (F::EXPONENT_BITS - 1));
    let finite = F::is_finite(s1) && F::is_finite(s2);
    let one = from_int::<F>(1, Rounding::NearestEven).0;
    let reciprocal_denormal = F::is_finite(s1) && quotient_exponent::<F>(one, s1) < min_exponent;
    let quotient_denormal = finite && quotient_exponent::<F>(s2, s1) < min_exponent;
    let up = || scale::<F>(FloatMode::IEEE, s0, step);
    if biased::<F>(s2) - biased::<F>(s1) >= spread {
        (if s0 == s1 { up() } else { s0 }, true)
    } else if F::is_denormal(s1) {
        (up(), false)
    } else if reciprocal_denormal && quotient_denormal {
        // Manuals scale up here, which overflows; down is what the flag undoes.
        (
            if s0 == s1 {
                scale::<F>(FloatMode::IEEE, s0, -step)
            } else {
                s0
            },
            true,
        )
    } else if reciprocal_denormal {
        (scale::<F>(FloatMode::IEEE, s0, -step), false)
    } else if quotient_denormal {
        (if s0 == s2 { up() } else { s0 }, true)
    } else if biased::<F>(s2) <= tiny {
        (up(), false)
    } else {
        (s0, false)
    }
}

/// `v_div_fixup`: the quotient `s0` of `s2 / s1` with the special cases put right.
fn div_fixup<F: Float>(mode: FloatMode, spread: i32, [s0, s1, s2]: [F::Bits; 3]) -> F::Bits {
    let negative = F::sign(s1) != F::sign(s2);
    if F::is_nan(s2) {
        return F::quiet(s2);
    }
    if F::is_nan(s1) {
        return F::quiet(s1);
    }
    if F::is_zero(s1) && F::is_zero(s2) || F::is_infinite(s1) && F::is_infinite(s2) {
        return F::negate(F::NAN);
    }
    if F::is_zero(s1) || F::is_infinite(s2) {
        return F::infinity(negative);
    }
    if F::is_infinite(s1) || F::is_zero(s2) {
        return F::zero(negative);
    }
    let extreme = |exponent: i32| {
        let (bits, _) = round_pack::<F>(negative, exponent, 1, false, mode.rounding);
        if mode.flush_outputs { F::flush(bits) } else { bits }
    };
    if biased::<F>(s2) - biased::<F>(s1) < -spread {
        return extreme(-5000);
    }
    if F::is_nan(s0) {
        // The operands are numbers, so the steps before overflowed.
        return extreme(5000);
    }
    let magnitude = F::from_u64(F::magnitude(s0));
    if negative { F::negate(magnitude) } else { magnitude }
}
