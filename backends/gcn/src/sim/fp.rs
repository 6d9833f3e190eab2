//! The floating-point environment of a wave: what the MODE register says, and the operations that formulas call.
//!
//! Values are bit patterns. f32 operations follow the f32 fields of MODE, f16 and f64 operations the f16/f64 fields. Approximate
//! operations (`rcp`, `rsq`, `sqrt`, `exp`, `log`, `sin`, `cos`) are computed in double precision and rounded once, which is inside
//! the 1 ULP that the manuals allow; `v_rcp_f64`, `v_rsq_f64` and `v_sqrt_f64` are cut to 29 bits, because hardware promises no more and code
//! that skips the refinement must not pass here. The f32 forms flush denormals whatever MODE says (RDNA4 ISA 16.8 states it, and the
//! expansions compilers make for GCN rely on the same).

use wavelift_simulator::float::{
    F16, F32, F64, Float, FloatMode, Rounding, convert, from_f64, from_int, round_integral, round_pack,
    to_f64, to_int,
};

/// Rounding, denormals and NaN treatment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fp {
    single: FloatMode,
    wide: FloatMode,
    ieee: bool,
}

/// `v_mad`, `v_mac` and approximations never keep denormals.
fn flushing(mode: FloatMode) -> FloatMode {
    FloatMode {
        flush_inputs: true,
        flush_outputs: true,
        ..mode
    }
}

fn mode(round: u32, denormals: u32) -> FloatMode {
    let rounding = match round & 3 {
        0 => Rounding::NearestEven,
        1 => Rounding::Up,
        2 => Rounding::Down,
        _ => Rounding::Zero,
    };
    FloatMode {
        rounding,
        flush_inputs: denormals & 1 == 0,
        flush_outputs: denormals & 2 == 0,
    }
}

fn min<F: Float>(ieee: bool, mode: FloatMode, a: F::Bits, b: F::Bits, less: bool) -> F::Bits {
    let (a, b) = if mode.flush_inputs {
        (F::flush(a), F::flush(b))
    } else {
        (a, b)
    };
    if ieee && F::is_signaling(a) {
        return F::quiet(a);
    }
    if ieee && F::is_signaling(b) {
        return F::quiet(b);
    }
    if less { F::min_num(a, b) } else { F::max_num(a, b) }
}

fn median<F: Float>(fp: Fp, mode: FloatMode, [a, b, c]: [F::Bits; 3]) -> F::Bits {
    let pick = |x, y, less| min::<F>(fp.ieee, mode, x, y, less);
    if F::is_nan(a) || F::is_nan(b) || F::is_nan(c) {
        return pick(pick(a, b, true), c, true);
    }
    let most = pick(pick(a, b, false), c, false);
    if most == a {
        pick(b, c, false)
    } else if most == b {
        pick(a, c, false)
    } else {
        pick(a, b, false)
    }
}

fn mad<F: Float>(mode: FloatMode, a: F::Bits, b: F::Bits, c: F::Bits) -> F::Bits {
    let mode = flushing(mode);
    F::add(F::mul(a, b, mode), c, mode)
}

fn fract<F: Float>(mode: FloatMode, a: F::Bits) -> F::Bits {
    let a = if mode.flush_inputs { F::flush(a) } else { a };
    let floor = round_integral::<F>(a, Rounding::Down);
    let result = F::sub(a, floor, mode);
    // The largest number below one, so that the result stays a fraction.
    let below_one = F::from_u64(F::to_u64(from_int::<F>(1, Rounding::NearestEven).0) - 1);
    if F::is_nan(result) {
        result
    } else {
        F::min_num(result, below_one)
    }
}

/// Unbiased exponent of a finite nonzero number, denormals included.
fn exponent<F: Float>(a: F::Bits) -> i32 {
    let magnitude = F::magnitude(a);
    let bias = (1 << (F::EXPONENT_BITS - 1)) - 1;
    let field = (magnitude >> (F::PRECISION - 1)) as i32;
    if field != 0 {
        return field - bias;
    }
    1 - bias - (magnitude.leading_zeros() as i32 - (64 - F::PRECISION as i32))
}

/// The exponent field, as the manual's `exponent()` has it.
fn biased<F: Float>(a: F::Bits) -> i32 {
    (F::magnitude(a) >> (F::PRECISION - 1)) as i32
}

/// `a * 2^by`, rounded once.
fn scale<F: Float>(mode: FloatMode, a: F::Bits, by: i32) -> F::Bits {
    let a = if mode.flush_inputs { F::flush(a) } else { a };
    if F::is_nan(a) {
        return F::quiet(a);
    }
    if F::is_infinite(a) || F::is_zero(a) {
        return a;
    }
    let top = exponent::<F>(a);
    let fraction = F::magnitude(a) & ((1 << (F::PRECISION - 1)) - 1);
    let (significand, low) = if biased::<F>(a) == 0 {
        (
            fraction,
            2 - (1 << (F::EXPONENT_BITS - 1)) - (F::PRECISION as i32 - 1),
        )
    } else {
        (
            fraction | 1 << (F::PRECISION - 1),
            top - (F::PRECISION as i32 - 1),
        )
    };
    let by = by.clamp(-5000, 5000);
    let (result, _) = round_pack::<F>(F::sign(a), low + by, significand.into(), false, mode.rounding);
    if mode.flush_outputs {
        F::flush(result)
    } else {
        result
    }
}

fn frexp_exponent<F: Float>(a: F::Bits) -> i32 {
    if F::is_finite(a) && !F::is_zero(a) {
        exponent::<F>(a) + 1
    } else {
        0
    }
}

fn frexp_mantissa<F: Float>(a: F::Bits) -> F::Bits {
    if !F::is_finite(a) || F::is_zero(a) {
        return if F::is_nan(a) { F::quiet(a) } else { a };
    }
    scale::<F>(FloatMode::IEEE, a, -frexp_exponent::<F>(a))
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

/// Bits of the class mask of `v_cmp_class`.
fn class<F: Float>(a: F::Bits) -> u32 {
    let pick = |negative: u32, positive: u32| if F::sign(a) { negative } else { positive };
    let bit = if F::is_nan(a) {
        u32::from(!F::is_signaling(a))
    } else if F::is_infinite(a) {
        pick(2, 9)
    } else if F::is_zero(a) {
        pick(5, 6)
    } else if F::is_denormal(a) {
        pick(4, 7)
    } else {
        pick(3, 8)
    };
    1 << bit
}

/// An approximation of f32: computed in f64, rounded once, denormals flushed.
fn approximate<F: Float>(mode: FloatMode, a: F::Bits, f: impl Fn(f64) -> f64) -> F::Bits {
    let a = if mode.flush_inputs { F::flush(a) } else { a };
    if F::is_nan(a) {
        return F::quiet(a);
    }
    let result = f(to_f64::<F>(a));
    if result.is_nan() {
        return F::negate(F::NAN);
    }
    let bits = from_f64::<F>(result, Rounding::NearestEven).0;
    if mode.flush_outputs { F::flush(bits) } else { bits }
}

/// Keeps 29 bits of the significand.
fn coarse(value: f64) -> u64 {
    let bits = value.to_bits();
    if value.is_nan() {
        F64::negate(F64::NAN)
    } else {
        bits & !0xff_ffff
    }
}

fn clamped_int(bits: wavelift_simulator::float::IntValue, min: i128, max: i128) -> i128 {
    bits.saturate(min, max)
}

const I32: (i128, i128) = (i32::MIN as i128, i32::MAX as i128);
const U32: (i128, i128) = (0, u32::MAX as i128);

/// The sine of `x` turns. Whole turns are dropped before the multiplication, which would lose them otherwise; quarters of a
/// turn are exact.
fn sine_of_turns(x: f64) -> f64 {
    let turns = x - x.round();
    match turns {
        0.25 => 1.0,
        -0.25 => -1.0,
        0.5 | -0.5 => 0.0,
        _ => (turns * std::f64::consts::TAU).sin(),
    }
}

/// The cosine of `x` turns, as [`sine_of_turns`].
fn cosine_of_turns(x: f64) -> f64 {
    let turns = x - x.round();
    match turns.abs() {
        0.25 => 0.0,
        0.5 => -1.0,
        _ => (turns * std::f64::consts::TAU).cos(),
    }
}

macro_rules! per_format {
    ($F:ty, $U:ty, $mode:ident: $add:ident $sub:ident $mul:ident $fma:ident $min:ident $max:ident $lt:ident $le:ident $eq:ident $lg:ident
     $unordered:ident $class:ident $trunc:ident $ceil:ident $floor:ident $rndne:ident $fract:ident $ldexp:ident $frexp_mant:ident) => {
        pub(crate) fn $add(&self, a: $U, b: $U) -> $U {
            <$F>::add(a, b, self.$mode)
        }
        #[allow(dead_code, reason = "the table has no v_sub_f64")]
        pub(crate) fn $sub(&self, a: $U, b: $U) -> $U {
            <$F>::sub(a, b, self.$mode)
        }
        pub(crate) fn $mul(&self, a: $U, b: $U) -> $U {
            <$F>::mul(a, b, self.$mode)
        }
        pub(crate) fn $fma(&self, a: $U, b: $U, c: $U) -> $U {
            <$F>::fma(a, b, c, self.$mode)
        }
        pub(crate) fn $min(&self, a: $U, b: $U) -> $U {
            min::<$F>(self.ieee, self.$mode, a, b, true)
        }
        pub(crate) fn $max(&self, a: $U, b: $U) -> $U {
            min::<$F>(self.ieee, self.$mode, a, b, false)
        }
        pub(crate) fn $lt(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b) == Some(std::cmp::Ordering::Less)
        }
        pub(crate) fn $le(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b)
                .is_some_and(|order| order.is_le())
        }
        pub(crate) fn $eq(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b) == Some(std::cmp::Ordering::Equal)
        }
        pub(crate) fn $lg(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b)
                .is_some_and(|order| order.is_ne())
        }
        pub(crate) fn $unordered(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b).is_none()
        }
        pub(crate) fn $class(&self, a: $U, mask: u32) -> bool {
            class::<$F>(a) & mask != 0
        }
        pub(crate) fn $trunc(&self, a: $U) -> $U {
            self.integral::<$F>(self.$mode, a, Rounding::Zero)
        }
        pub(crate) fn $ceil(&self, a: $U) -> $U {
            self.integral::<$F>(self.$mode, a, Rounding::Up)
        }
        pub(crate) fn $floor(&self, a: $U) -> $U {
            self.integral::<$F>(self.$mode, a, Rounding::Down)
        }
        pub(crate) fn $rndne(&self, a: $U) -> $U {
            self.integral::<$F>(self.$mode, a, Rounding::NearestEven)
        }
        pub(crate) fn $fract(&self, a: $U) -> $U {
            fract::<$F>(self.$mode, a)
        }
        pub(crate) fn $ldexp(&self, a: $U, by: i32) -> $U {
            scale::<$F>(self.$mode, a, by)
        }
        pub(crate) fn $frexp_mant(&self, a: $U) -> $U {
            frexp_mantissa::<$F>(if self.$mode.flush_inputs {
                <$F>::flush(a)
            } else {
                a
            })
        }
    };
}

impl Fp {
    /// The environment that a MODE register describes.
    pub(crate) fn new(mode_register: u32) -> Self {
        Self {
            single: mode(mode_register, mode_register >> 4),
            wide: mode(mode_register >> 2, mode_register >> 6),
            ieee: mode_register >> 9 & 1 == 1,
        }
    }

    fn compare<F: Float>(&self, mode: FloatMode, a: F::Bits, b: F::Bits) -> Option<std::cmp::Ordering> {
        if mode.flush_inputs {
            F::compare(F::flush(a), F::flush(b))
        } else {
            F::compare(a, b)
        }
    }

    fn integral<F: Float>(&self, mode: FloatMode, a: F::Bits, rounding: Rounding) -> F::Bits {
        round_integral::<F>(if mode.flush_inputs { F::flush(a) } else { a }, rounding)
    }

    per_format!(F16, u16, wide: add16 sub16 mul16 fma16 min16 max16 lt16 le16 eq16 lg16
        unordered16 class16 trunc16 ceil16 floor16 rndne16 fract16 ldexp16 frexp_mant16);
    per_format!(F32, u32, single: add32 sub32 mul32 fma32 min32 max32 lt32 le32 eq32 lg32
        unordered32 class32 trunc32 ceil32 floor32 rndne32 fract32 ldexp32 frexp_mant32);
    per_format!(F64, u64, wide: add64 sub64 mul64 fma64 min64 max64 lt64 le64 eq64 lg64
        unordered64 class64 trunc64 ceil64 floor64 rndne64 fract64 ldexp64 frexp_mant64);

    pub(crate) fn frexp_exp16(&self, a: u16) -> i16 {
        frexp_exponent::<F16>(if self.wide.flush_inputs { F16::flush(a) } else { a }) as i16
    }
    pub(crate) fn frexp_exp32(&self, a: u32) -> i32 {
        frexp_exponent::<F32>(if self.single.flush_inputs {
            F32::flush(a)
        } else {
            a
        })
    }
    pub(crate) fn frexp_exp64(&self, a: u64) -> i32 {
        frexp_exponent::<F64>(if self.wide.flush_inputs { F64::flush(a) } else { a })
    }

    /// Multiply, round, add, round; denormals flushed.
    pub(crate) fn mad32(&self, a: u32, b: u32, c: u32) -> u32 {
        mad::<F32>(self.single, a, b, c)
    }
    pub(crate) fn mad16(&self, a: u16, b: u16, c: u16) -> u16 {
        mad::<F16>(self.wide, a, b, c)
    }
    /// Zero times anything is zero.
    pub(crate) fn mul_legacy32(&self, a: u32, b: u32) -> u32 {
        let zero = |a: u32| {
            F32::is_zero(if self.single.flush_inputs {
                F32::flush(a)
            } else {
                a
            })
        };
        if zero(a) || zero(b) {
            0
        } else {
            F32::mul(a, b, self.single)
        }
    }
    pub(crate) fn mad_legacy32(&self, a: u32, b: u32, c: u32) -> u32 {
        let mode = flushing(self.single);
        let zero = |a: u32| F32::is_zero(F32::flush(a));
        let product = if zero(a) || zero(b) {
            0
        } else {
            F32::mul(a, b, mode)
        };
        F32::add(product, c, mode)
    }

    pub(crate) fn min332(&self, a: u32, b: u32, c: u32) -> u32 {
        self.min32(self.min32(a, b), c)
    }
    pub(crate) fn max332(&self, a: u32, b: u32, c: u32) -> u32 {
        self.max32(self.max32(a, b), c)
    }
    pub(crate) fn med332(&self, a: u32, b: u32, c: u32) -> u32 {
        median::<F32>(*self, self.single, [a, b, c])
    }
    pub(crate) fn min316(&self, a: u16, b: u16, c: u16) -> u16 {
        self.min16(self.min16(a, b), c)
    }
    pub(crate) fn max316(&self, a: u16, b: u16, c: u16) -> u16 {
        self.max16(self.max16(a, b), c)
    }
    pub(crate) fn med316(&self, a: u16, b: u16, c: u16) -> u16 {
        median::<F16>(*self, self.wide, [a, b, c])
    }

    pub(crate) fn rcp32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, |x| 1.0 / x)
    }
    pub(crate) fn rsq32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, |x| {
            if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() }
        })
    }
    pub(crate) fn sqrt32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, f64::sqrt)
    }
    pub(crate) fn exp32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, f64::exp2)
    }
    pub(crate) fn log32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, f64::log2)
    }
    /// Sine of `a` turns; beyond 256 turns the result is 0.
    pub(crate) fn sin32(&self, a: u32) -> u32 {
        if f32::from_bits(a).abs() > 256.0 && F32::is_finite(a) {
            return 0;
        }
        approximate::<F32>(self.single, a, |x| if x == 0.0 { x } else { sine_of_turns(x) })
    }
    /// Cosine of `a` turns; beyond 256 turns the result is 1.
    pub(crate) fn cos32(&self, a: u32) -> u32 {
        if f32::from_bits(a).abs() > 256.0 && F32::is_finite(a) {
            return 1f32.to_bits();
        }
        approximate::<F32>(self.single, a, cosine_of_turns)
    }
    pub(crate) fn rcp16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, |x| 1.0 / x)
    }
    pub(crate) fn rsq16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, |x| if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() })
    }
    pub(crate) fn sqrt16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, f64::sqrt)
    }
    pub(crate) fn exp16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, f64::exp2)
    }
    pub(crate) fn log16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, f64::log2)
    }
    pub(crate) fn sin16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, |x| match x.abs() {
            0.0 => x,
            x if x > 256.0 => 0.0,
            _ => sine_of_turns(x),
        })
    }
    pub(crate) fn cos16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, |x| {
            if x.abs() > 256.0 { 1.0 } else { cosine_of_turns(x) }
        })
    }
    pub(crate) fn rcp64(&self, a: u64) -> u64 {
        coarse(1.0 / f64::from_bits(self.flush64(a)))
    }
    pub(crate) fn rsq64(&self, a: u64) -> u64 {
        let x = f64::from_bits(self.flush64(a));
        coarse(if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() })
    }
    pub(crate) fn sqrt64(&self, a: u64) -> u64 {
        coarse(f64::from_bits(self.flush64(a)).sqrt())
    }
    fn flush64(&self, a: u64) -> u64 {
        if self.wide.flush_inputs { F64::flush(a) } else { a }
    }

    pub(crate) fn div_scale32(&self, s0: u32, s1: u32, s2: u32) -> (u32, bool) {
        div_scale::<F32>(s0, s1, s2, 96, 23, 64)
    }
    pub(crate) fn div_scale64(&self, s0: u64, s1: u64, s2: u64) -> (u64, bool) {
        div_scale::<F64>(s0, s1, s2, 768, 53, 128)
    }
    pub(crate) fn div_fmas32(&self, a: u32, b: u32, c: u32, scaled: bool) -> u32 {
        self.div_fmas::<F32>(self.single, [a, b, c], scaled, 64)
    }
    pub(crate) fn div_fmas64(&self, a: u64, b: u64, c: u64, scaled: bool) -> u64 {
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
    pub(crate) fn div_fixup16(&self, s0: u16, s1: u16, s2: u16) -> u16 {
        div_fixup::<F16>(self.wide, 40, [s0, s1, s2])
    }
    pub(crate) fn div_fixup32(&self, s0: u32, s1: u32, s2: u32) -> u32 {
        div_fixup::<F32>(self.single, 150, [s0, s1, s2])
    }
    pub(crate) fn div_fixup64(&self, s0: u64, s1: u64, s2: u64) -> u64 {
        div_fixup::<F64>(self.wide, 1075, [s0, s1, s2])
    }

    pub(crate) fn f64_to_i32(&self, a: u64) -> i32 {
        clamped_int(to_int::<F64>(a, Rounding::Zero), I32.0, I32.1) as i32
    }
    pub(crate) fn f64_to_u32(&self, a: u64) -> u32 {
        clamped_int(to_int::<F64>(a, Rounding::Zero), U32.0, U32.1) as u32
    }
    pub(crate) fn f32_to_i32(&self, a: u32) -> i32 {
        f32::from_bits(a) as i32
    }
    pub(crate) fn f32_to_u32(&self, a: u32) -> u32 {
        f32::from_bits(a) as u32
    }
    pub(crate) fn f32_to_i32_floor(&self, a: u32) -> i32 {
        f32::from_bits(a).floor() as i32
    }
    pub(crate) fn f32_to_i32_round_half_up(&self, a: u32) -> i32 {
        // The sum is exact in double precision.
        (f64::from(f32::from_bits(a)) + 0.5).floor() as i32
    }
    pub(crate) fn f16_to_i16(&self, a: u16) -> i16 {
        clamped_int(to_int::<F16>(a, Rounding::Zero), i16::MIN.into(), i16::MAX.into()) as i16
    }
    pub(crate) fn f16_to_u16(&self, a: u16) -> u16 {
        clamped_int(to_int::<F16>(a, Rounding::Zero), 0, u16::MAX.into()) as u16
    }
    pub(crate) fn i32_to_f32(&self, a: i32) -> u32 {
        from_int::<F32>(a.into(), self.single.rounding).0
    }
    pub(crate) fn u32_to_f32(&self, a: u32) -> u32 {
        from_int::<F32>(a.into(), self.single.rounding).0
    }
    pub(crate) fn i32_to_f64(&self, a: i32) -> u64 {
        f64::from(a).to_bits()
    }
    pub(crate) fn u32_to_f64(&self, a: u32) -> u64 {
        f64::from(a).to_bits()
    }
    pub(crate) fn i16_to_f16(&self, a: i16) -> u16 {
        from_int::<F16>(a.into(), self.wide.rounding).0
    }
    pub(crate) fn u16_to_f16(&self, a: u16) -> u16 {
        from_int::<F16>(a.into(), self.wide.rounding).0
    }
    pub(crate) fn f32_to_f16(&self, a: u32) -> u16 {
        let inputs = FloatMode {
            flush_inputs: self.single.flush_inputs,
            ..self.wide
        };
        convert::<F32, F16>(a, inputs).0
    }
    pub(crate) fn f32_to_f16_rtz(&self, a: u32) -> u16 {
        let inputs = FloatMode {
            flush_inputs: self.single.flush_inputs,
            ..self.wide
        };
        convert::<F32, F16>(
            a,
            FloatMode {
                rounding: Rounding::Zero,
                ..inputs
            },
        )
        .0
    }
    pub(crate) fn f16_to_f32(&self, a: u16) -> u32 {
        convert::<F16, F32>(
            a,
            FloatMode {
                flush_inputs: self.wide.flush_inputs,
                ..self.single
            },
        )
        .0
    }
    pub(crate) fn f64_to_f32(&self, a: u64) -> u32 {
        convert::<F64, F32>(
            a,
            FloatMode {
                flush_inputs: self.wide.flush_inputs,
                ..self.single
            },
        )
        .0
    }
    pub(crate) fn f32_to_f64(&self, a: u32) -> u64 {
        convert::<F32, F64>(
            a,
            FloatMode {
                flush_inputs: self.single.flush_inputs,
                ..self.wide
            },
        )
        .0
    }
    /// A signed 4-bit number in sixteenths.
    pub(crate) fn offset_i4_to_f32(&self, a: u32) -> u32 {
        ((((a << 28) as i32) >> 28) as f32 / 16.0).to_bits()
    }
    pub(crate) fn f32_to_norm_i16(&self, a: u32) -> i16 {
        (f64::from(f32::from_bits(a)).clamp(-1.0, 1.0) * 32767.0).round_ties_even() as i16
    }
    pub(crate) fn f32_to_norm_u16(&self, a: u32) -> u16 {
        (f64::from(f32::from_bits(a)).clamp(0.0, 1.0) * 65535.0).round_ties_even() as u16
    }
    pub(crate) fn f16_to_norm_i16(&self, a: u16) -> i16 {
        (to_f64::<F16>(a).clamp(-1.0, 1.0) * 32767.0).round_ties_even() as i16
    }
    pub(crate) fn f16_to_norm_u16(&self, a: u16) -> u16 {
        (to_f64::<F16>(a).clamp(0.0, 1.0) * 65535.0).round_ties_even() as u16
    }

    pub(crate) fn atomic_min32(&self, a: u32, b: u32) -> u32 {
        self.min32(a, b)
    }
    pub(crate) fn atomic_max32(&self, a: u32, b: u32) -> u32 {
        self.max32(a, b)
    }
    pub(crate) fn atomic_min64(&self, a: u64, b: u64) -> u64 {
        self.min64(a, b)
    }
    pub(crate) fn atomic_max64(&self, a: u64, b: u64) -> u64 {
        self.max64(a, b)
    }
    pub(crate) fn atomic_add32(&self, a: u32, b: u32) -> u32 {
        self.add32(a, b)
    }

    /// The face of a cube map that a vector points to.
    pub(crate) fn cube_id(&self, x: u32, y: u32, z: u32) -> u32 {
        let (face, ..) = cube(x, y, z);
        face.to_bits()
    }
    pub(crate) fn cube_sc(&self, x: u32, y: u32, z: u32) -> u32 {
        cube(x, y, z).1
    }
    pub(crate) fn cube_tc(&self, x: u32, y: u32, z: u32) -> u32 {
        cube(x, y, z).2
    }
    pub(crate) fn cube_ma(&self, x: u32, y: u32, z: u32) -> u32 {
        (f32::from_bits(cube(x, y, z).3) * 2.0).to_bits()
    }

    /// `omod` and `clamp` on a float result of `width` bits.
    pub(crate) fn modify_output(
        &self,
        width: u32,
        bits: u64,
        omod: u8,
        clamp: bool,
        dx10_clamp: bool,
    ) -> u64 {
        match width {
            16 => u64::from(output::<F16>(self.wide, bits as u16, omod, clamp, dx10_clamp)),
            32 => u64::from(output::<F32>(self.single, bits as u32, omod, clamp, dx10_clamp)),
            _ => output::<F64>(self.wide, bits, omod, clamp, dx10_clamp),
        }
    }
}

fn output<F: Float>(mode: FloatMode, bits: F::Bits, omod: u8, clamp: bool, dx10_clamp: bool) -> F::Bits {
    // Output modifiers work with denormals flushed only; the decoder of real code never sees them otherwise.
    let bits = match omod {
        1 => scale::<F>(mode, bits, 1),
        2 => scale::<F>(mode, bits, 2),
        3 => scale::<F>(mode, bits, -1),
        _ => bits,
    };
    if !clamp {
        return bits;
    }
    if F::is_nan(bits) {
        return if dx10_clamp { F::zero(false) } else { bits };
    }
    let one = from_int::<F>(1, Rounding::NearestEven).0;
    F::min_num(F::max_num(bits, F::zero(false)), one)
}

/// Face, s, t and major axis.
fn cube(x: u32, y: u32, z: u32) -> (f32, u32, u32, u32) {
    let [fx, fy, fz] = [x, y, z].map(f32::from_bits);
    let negate = |a: u32| a ^ 0x8000_0000;
    if fz.abs() >= fx.abs() && fz.abs() >= fy.abs() {
        if fz < 0.0 {
            (5.0, negate(x), negate(y), z)
        } else {
            (4.0, x, negate(y), z)
        }
    } else if fy.abs() >= fx.abs() {
        if fy < 0.0 {
            (3.0, x, negate(z), y)
        } else {
            (2.0, x, z, y)
        }
    } else if fx < 0.0 {
        (1.0, z, negate(y), x)
    } else {
        (0.0, negate(z), negate(y), x)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FP: fn() -> Fp = || Fp::new(0xf0 | 1 << 9);

    /// The sequence that compilers emit for an IEEE division.
    fn divide32(n: f32, d: f32) -> f32 {
        let fp = FP();
        let [n, d] = [n, d].map(f32::to_bits);
        let one = 1f32.to_bits();
        let (sd, _) = fp.div_scale32(d, d, n);
        let (sn, scaled) = fp.div_scale32(n, d, n);
        let neg = sd ^ 0x8000_0000;
        let r0 = fp.rcp32(sd);
        let e0 = fp.fma32(neg, r0, one);
        let r1 = fp.fma32(e0, r0, r0);
        let q0 = fp.mul32(sn, r1);
        let e1 = fp.fma32(neg, q0, sn);
        let q1 = fp.fma32(e1, r1, q0);
        let e2 = fp.fma32(neg, q1, sn);
        let q2 = fp.div_fmas32(e2, r1, q1, scaled);
        f32::from_bits(fp.div_fixup32(q2, d, n))
    }

    fn divide64(n: f64, d: f64) -> f64 {
        let fp = FP();
        let [n, d] = [n, d].map(f64::to_bits);
        let one = 1f64.to_bits();
        let (sd, _) = fp.div_scale64(d, d, n);
        let (sn, scaled) = fp.div_scale64(n, d, n);
        let neg = sd ^ (1 << 63);
        let r0 = fp.rcp64(sd);
        let e0 = fp.fma64(neg, r0, one);
        let r1 = fp.fma64(r0, e0, r0);
        let e1 = fp.fma64(neg, r1, one);
        let r2 = fp.fma64(r1, e1, r1);
        let q0 = fp.mul64(sn, r2);
        let e2 = fp.fma64(neg, q0, sn);
        let q1 = fp.div_fmas64(e2, r2, q0, scaled);
        f64::from_bits(fp.div_fixup64(q1, d, n))
    }

    #[test]
    fn expanded_division_is_exact() {
        let mut state = 0x1234_5678_9abc_def1u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        let special = [
            0.0,
            -0.0,
            1.0,
            3.0,
            f32::MAX,
            f32::MIN_POSITIVE,
            1e-45,
            -1e-40,
            f32::INFINITY,
            7e37,
            1e-37,
        ];
        for n in special {
            for d in special {
                let (got, expected) = (divide32(n, d), n / d);
                assert!(
                    got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
                    "{n:e}/{d:e} = {got:e}"
                );
                let (n, d) = (f64::from(n), f64::from(d));
                assert!(
                    divide64(n, d) == n / d || (n / d).is_nan(),
                    "{n:e}/{d:e} = {:e}",
                    divide64(n, d)
                );
            }
        }
        for _ in 0..20_000 {
            let bits = next();
            let (n, d) = (f32::from_bits(bits as u32), f32::from_bits((bits >> 32) as u32));
            let (got, expected) = (divide32(n, d), n / d);
            assert!(
                got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
                "{n:e}/{d:e} = {got:e}, not {expected:e}"
            );
            let (n, d) = (f64::from_bits(next()), f64::from_bits(next()));
            let (got, expected) = (divide64(n, d), n / d);
            assert!(
                got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
                "{n:e}/{d:e} = {got:e}, not {expected:e}"
            );
        }
    }

    #[test]
    fn manual_examples() {
        let fp = FP();
        assert_eq!(fp.rcp32(0xff80_0000), 0x8000_0000);
        assert_eq!(fp.rcp32(0xc000_0000), 0xbf00_0000);
        assert_eq!(fp.rcp32(0x8000_0000), 0xff80_0000);
        assert_eq!(fp.rsq32(0x4080_0000), 0x3f00_0000);
        assert_eq!(fp.rsq32(0x8000_0000), 0xff80_0000);
        assert_eq!(fp.rsq32(0xff80_0000), 0xffc0_0000);
        assert_eq!(fp.log32(0x3f80_0000), 0);
        assert_eq!(fp.log32(0xbf80_0000), 0xffc0_0000);
        assert_eq!(fp.exp32(0x8000_0000), 0x3f80_0000);
        assert_eq!(fp.sqrt32(0x8000_0000), 0x8000_0000);
        assert_eq!(fp.sin32(0x3e80_0000), 0x3f80_0000);
        assert_eq!(fp.sin32(0x8000_0000), 0x8000_0000);
    }

    #[test]
    fn mad_flushes_what_fma_keeps() {
        let fp = FP();
        assert_eq!(fp.fma32(0x0080_0000, 0x3f00_0000, 0), 0x0040_0000);
        assert_eq!(fp.mad32(0x0080_0000, 0x3f00_0000, 0), 0);
    }

    #[test]
    fn mode_register_fields() {
        let up32 = Fp::new(0xf1);
        assert_eq!(up32.add32(1f32.to_bits(), 1), 0x3f80_0001);
        assert_eq!(up32.add64(1f64.to_bits(), 1), 1f64.to_bits());
        let flush32 = Fp::new(0xc0);
        assert_eq!(flush32.add32(1, 0), 0);
        assert_eq!(flush32.add64(1, 0), 1);
    }

    #[test]
    fn signaling_nan_wins_in_ieee_mode() {
        let (signaling, one) = (0x7fa0_0000, 1f32.to_bits());
        assert_eq!(FP().min32(signaling, one), 0x7fe0_0000);
        assert_eq!(Fp::new(0xf0).min32(signaling, one), one);
    }

    #[test]
    fn median_of_three() {
        let fp = FP();
        let bits = f32::to_bits;
        assert_eq!(fp.med332(bits(3.0), bits(1.0), bits(2.0)), bits(2.0));
        assert_eq!(fp.med332(bits(1.0), bits(1.0), bits(-2.0)), bits(1.0));
        assert_eq!(fp.med332(F32::NAN, bits(1.0), bits(-2.0)), bits(-2.0));
    }
}
