//! Exact IEEE arithmetic on bit patterns, for every width, rounding direction and flushing mode.
//!
//! Widths are 16, 32 and 64 bits. Subnormal operands and results become zeros of the same sign under `ftz`.
//! Arithmetic goes through `rustc_apfloat`, which rounds exactly in every direction; round-to-nearest of 32 and 64
//! bits takes the host's instructions, which are IEEE, too.

pub use super::parts::{frexp_exp, frexp_mant, ldexp, med3, two_over_pi};
use crate::ir::condcodes::{FloatCC, FpMode, Rounding};
use rustc_apfloat::ieee::{Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

pub(super) fn round(mode: FpMode) -> Round {
    match mode.round {
        Rounding::Near => Round::NearestTiesToEven,
        Rounding::Zero => Round::TowardZero,
        Rounding::Up => Round::TowardPositive,
        Rounding::Down => Round::TowardNegative,
    }
}

/// Exponent and mantissa field widths.
pub(super) fn shape(bits: u32) -> (u32, u32) {
    match bits {
        16 => (5, 10),
        32 => (8, 23),
        _ => (11, 52),
    }
}

pub(super) fn sign_mask(bits: u32) -> u64 {
    1 << (bits - 1)
}

pub(super) fn is_nan(bits: u32, a: u64) -> bool {
    let (e, m) = shape(bits);
    (a & !sign_mask(bits)) > (super::ones(e) << m)
}

fn is_signalling(bits: u32, a: u64) -> bool {
    is_nan(bits, a) && quiet(bits, a) != a
}

pub(super) fn is_subnormal(bits: u32, a: u64) -> bool {
    let (_, m) = shape(bits);
    let magnitude = a & !sign_mask(bits);
    magnitude != 0 && magnitude <= super::ones(m)
}

pub(super) fn quiet(bits: u32, a: u64) -> u64 {
    let (_, m) = shape(bits);
    a | (1 << (m - 1))
}

pub(super) fn flush(bits: u32, mode: FpMode, a: u64) -> u64 {
    if mode.ftz && is_subnormal(bits, a) {
        a & sign_mask(bits)
    } else {
        a
    }
}

/// Runs `$body` with `F` bound to the float type of a width.
macro_rules! with_float {
    ($bits:expr, $f:ident => $body:expr) => {
        match $bits {
            16 => {
                type $f = Half;
                $body
            }
            32 => {
                type $f = Single;
                $body
            }
            _ => {
                type $f = Double;
                $body
            }
        }
    };
}

/// A NaN operand comes out quiet with its payload kept (HSA PRM 4.19.4).
fn nan_operand(bits: u32, operands: &[u64]) -> Option<u64> {
    operands
        .iter()
        .copied()
        .find(|&a| is_nan(bits, a))
        .map(|a| quiet(bits, a))
}

fn binary(bits: u32, mode: FpMode, a: u64, b: u64, apply: impl Fn(u64, u64) -> u64) -> u64 {
    let (a, b) = (flush(bits, mode, a), flush(bits, mode, b));
    if let Some(nan) = nan_operand(bits, &[a, b]) {
        return nan;
    }
    flush(bits, mode, apply(a, b))
}

macro_rules! arithmetic {
    ($($(#[$doc:meta])* $name:ident $method:ident $op:tt;)*) => {
        $($(#[$doc])*
        pub fn $name(bits: u32, mode: FpMode, a: u64, b: u64) -> u64 {
            binary(bits, mode, a, b, |a, b| match (bits, mode.round) {
                (32, Rounding::Near) => u64::from((f32::from_bits(a as u32) $op f32::from_bits(b as u32)).to_bits()),
                (64, Rounding::Near) => (f64::from_bits(a) $op f64::from_bits(b)).to_bits(),
                _ => with_float!(bits, F => F::from_bits(a.into()).$method(F::from_bits(b.into()), round(mode)).value.to_bits() as u64),
            })
        })*
    };
}

arithmetic! {
    /// Sum.
    add add_r +;
    /// Difference.
    sub sub_r -;
    /// Product.
    mul mul_r *;
    /// Quotient.
    div div_r /;
}

/// `a * b + c`, rounded once.
pub fn fma(bits: u32, mode: FpMode, a: u64, b: u64, c: u64) -> u64 {
    let (a, b, c) = (flush(bits, mode, a), flush(bits, mode, b), flush(bits, mode, c));
    if let Some(nan) = nan_operand(bits, &[a, b, c]) {
        return nan;
    }
    let value = with_float!(bits, F => {
        F::from_bits(a.into()).mul_add_r(F::from_bits(b.into()), F::from_bits(c.into()), round(mode)).value.to_bits() as u64
    });
    flush(bits, mode, value)
}

/// Minimum: the number if the other operand is a quiet NaN; a signalling one comes out quiet (HSA PRM 5.11, 4.19.4). -0 is less than +0.
pub fn min(bits: u32, mode: FpMode, a: u64, b: u64) -> u64 {
    extreme(bits, mode, a, b, std::cmp::Ordering::Less)
}

/// Maximum: the number if the other operand is a quiet NaN; a signalling one comes out quiet (HSA PRM 5.11, 4.19.4). +0 is more than -0.
pub fn max(bits: u32, mode: FpMode, a: u64, b: u64) -> u64 {
    extreme(bits, mode, a, b, std::cmp::Ordering::Greater)
}

fn extreme(bits: u32, mode: FpMode, a: u64, b: u64, wanted: std::cmp::Ordering) -> u64 {
    let (a, b) = (flush(bits, mode, a), flush(bits, mode, b));
    if let Some(nan) = [a, b].into_iter().find(|&x| is_signalling(bits, x)) {
        return quiet(bits, nan);
    }
    match (is_nan(bits, a), is_nan(bits, b)) {
        (true, true) => return a,
        (true, false) => return b,
        (false, true) => return a,
        _ => {}
    }
    let order = total_key(bits, a).cmp(&total_key(bits, b));
    if order == wanted || order.is_eq() { a } else { b }
}

/// An integer that orders numbers as IEEE does, with -0 below +0.
fn total_key(bits: u32, a: u64) -> i64 {
    let magnitude = (a & !sign_mask(bits)) as i64;
    if a & sign_mask(bits) != 0 {
        -1 - magnitude
    } else {
        magnitude
    }
}

/// Square root, correctly rounded in every direction.
pub fn sqrt(bits: u32, mode: FpMode, a: u64) -> u64 {
    let a = flush(bits, mode, a);
    if is_nan(bits, a) {
        return quiet(bits, a);
    }
    let magnitude = a & !sign_mask(bits);
    if magnitude == 0 {
        return a;
    }
    let (e, m) = shape(bits);
    let infinity = super::ones(e) << m;
    if a & sign_mask(bits) != 0 {
        return quiet(bits, infinity);
    }
    if magnitude == infinity {
        return a;
    }
    flush(bits, mode, sqrt_positive(bits, mode, a))
}

/// The root of a positive finite number by integer square root: exact digits, then one rounding decision.
fn sqrt_positive(bits: u32, mode: FpMode, a: u64) -> u64 {
    let (e, m) = shape(bits);
    let bias = (1i32 << (e - 1)) - 1;
    let field = (a >> m) as i32;
    let (mut mantissa, mut exponent) = if field == 0 {
        (a & super::ones(m), 1 - bias - m as i32)
    } else {
        ((a & super::ones(m)) | (1 << m), field - bias - m as i32)
    };
    // Normalise to m + 1 bits, then make the exponent even and append m + 2 or more fraction bits.
    let shift = mantissa.leading_zeros() as i32 - (63 - m as i32);
    mantissa <<= shift;
    exponent -= shift;
    let mut wide = u128::from(mantissa) << (m + 2);
    exponent -= m as i32 + 2;
    if exponent & 1 != 0 {
        wide <<= 1;
        exponent -= 1;
    }
    let root = wide.isqrt();
    let exact = root * root == wide;
    exponent /= 2;
    // The root has m + 2 bits: one more than the mantissa.
    let extra = (128 - root.leading_zeros()) as i32 - (m as i32 + 1);
    let low = root & ((1u128 << extra) - 1);
    let half = 1u128 << (extra - 1);
    let mut kept = (root >> extra) as u64;
    let up = match mode.round {
        Rounding::Near => low > half || (low == half && (!exact || kept & 1 == 1)),
        Rounding::Up => low != 0 || !exact,
        Rounding::Zero | Rounding::Down => false,
    };
    kept += u64::from(up);
    let result_exponent = exponent + extra + m as i32 + bias;
    // A carry out of the mantissa moves into the exponent field by the addition.
    ((result_exponent as u64) << m) + (kept - (1 << m))
}

macro_rules! integral {
    ($($(#[$doc:meta])* $name:ident $round:ident;)*) => {
        $($(#[$doc])*
        pub fn $name(bits: u32, mode: FpMode, a: u64) -> u64 {
            let a = flush(bits, mode, a);
            if is_nan(bits, a) {
                return quiet(bits, a);
            }
            with_float!(bits, F => F::from_bits(a.into()).round_to_integral(Round::$round).value.to_bits() as u64)
        })*
    };
}

integral! {
    /// Round up to integral.
    ceil TowardPositive;
    /// Round down to integral.
    floor TowardNegative;
    /// Round towards zero to integral.
    trunc TowardZero;
    /// Round to nearest even integral.
    rint NearestTiesToEven;
}

/// `a - floor(a)`, at most the largest number below one (HSA PRM 5.11).
pub fn fract(bits: u32, mode: FpMode, a: u64) -> u64 {
    let a = flush(bits, mode, a);
    if is_nan(bits, a) {
        return quiet(bits, a);
    }
    let (e, m) = shape(bits);
    if a & !sign_mask(bits) == super::ones(e) << m {
        return a & sign_mask(bits);
    }
    if a & !sign_mask(bits) == 0 {
        return a;
    }
    // Never negative, except that an exact zero is -0 when rounding down.
    let difference = sub(bits, mode, a, floor(bits, mode, a));
    let bias = super::ones(e - 1);
    let below_one = (bias << m) - 1;
    if difference == sign_mask(bits) {
        return difference;
    }
    difference.min(below_one)
}

/// The class of signalling NaNs.
pub const SIGNALLING_NAN: u64 = 1;

/// The class of a number as the bit that `class` tests (HSA PRM 5.13.2): signaling NaN 1, quiet NaN 2, -infinity 4,
/// -normal 8, -subnormal 0x10, -0 0x20, +0 0x40, +subnormal 0x80, +normal 0x100, +infinity 0x200.
pub fn classify(bits: u32, a: u64) -> u64 {
    let (e, m) = shape(bits);
    if is_nan(bits, a) {
        return if is_signalling(bits, a) { SIGNALLING_NAN } else { 2 };
    }
    let negative = a & sign_mask(bits) != 0;
    let magnitude = a & !sign_mask(bits);
    let (minus, plus) = if magnitude == 0 {
        (0x20, 0x40)
    } else if magnitude == super::ones(e) << m {
        (4, 0x200)
    } else if is_subnormal(bits, a) {
        (0x10, 0x80)
    } else {
        (8, 0x100)
    };
    if negative { minus } else { plus }
}

/// Comparison; subnormals are zeros under `ftz`.
pub fn compare(bits: u32, mode: FpMode, cond: FloatCC, a: u64, b: u64) -> bool {
    let (a, b) = (flush(bits, mode, a), flush(bits, mode, b));
    if is_nan(bits, a) || is_nan(bits, b) {
        return cond.holds(None);
    }
    let key = |x: u64| {
        if x & !sign_mask(bits) == 0 {
            0
        } else {
            total_key(bits, x)
        }
    };
    // Keys of negative numbers are one lower than their magnitude, which keeps the order.
    cond.holds(Some(key(a).cmp(&key(b))))
}

/// Conversion between widths.
pub fn convert(from: u32, to: u32, mode: FpMode, a: u64) -> u64 {
    let a = flush(from, mode, a);
    let mut loses = false;
    if is_nan(from, a) {
        // The upper payload bits are kept, and the NaN comes out quiet.
        let ((_, mf), (_, mt)) = (shape(from), shape(to));
        let payload = a & super::ones(mf);
        let moved = if mt >= mf {
            payload << (mt - mf)
        } else {
            payload >> (mf - mt)
        };
        let (et, _) = shape(to);
        let sign = if a & sign_mask(from) != 0 {
            sign_mask(to)
        } else {
            0
        };
        return quiet(to, sign | (super::ones(et) << mt) | moved);
    }
    let value = with_float!(from, F => {
        let x = F::from_bits(a.into());
        match to {
            16 => FloatConvert::<Half>::convert_r(x, round(mode), &mut loses).value.to_bits() as u64,
            32 => FloatConvert::<Single>::convert_r(x, round(mode), &mut loses).value.to_bits() as u64,
            _ => FloatConvert::<Double>::convert_r(x, round(mode), &mut loses).value.to_bits() as u64,
        }
    });
    flush(to, mode, value)
}

/// Floating point to a `to`-bit integer. Out of range and NaN: clamped and 0 under `sat`, otherwise the value is
/// undefined (HSA PRM 5.19.5). Here it is the same, as 32-bit conversion instructions have it; but a negative number
/// becomes the two's complement of a 64-bit unsigned integer, as software expansions through the signed conversion do.
pub fn to_int(from: u32, to: u32, signed: bool, mode: FpMode, a: u64) -> u64 {
    let a = flush(from, mode, a);
    if is_nan(from, a) {
        return 0;
    }
    let mut exact = false;
    with_float!(from, F => {
        let x = F::from_bits(a.into());
        if signed || to == 64 && !mode.sat && x.is_negative() {
            x.to_i128_r(to as usize, round(mode), &mut exact).value as u64 & super::ones(to)
        } else {
            x.to_u128_r(to as usize, round(mode), &mut exact).value as u64 & super::ones(to)
        }
    })
}

/// A `from`-bit integer to floating point.
pub fn from_int(from: u32, to: u32, signed: bool, mode: FpMode, a: u64) -> u64 {
    with_float!(to, F => {
        if signed {
            F::from_i128_r(super::sx(a, from).into(), round(mode)).value.to_bits() as u64
        } else {
            F::from_u128_r(a.into(), round(mode)).value.to_bits() as u64
        }
    })
}

/// Evaluates in double precision and rounds once to the width.
fn through_double(bits: u32, a: u64, apply: impl Fn(f64) -> f64) -> u64 {
    let x = f64::from_bits(convert(bits, 64, FpMode::DEFAULT, a));
    convert(64, bits, FpMode::DEFAULT, apply(x).to_bits())
}

/// Native square root: the correctly rounded one.
pub fn native_sqrt(bits: u32, a: u64) -> u64 {
    sqrt(bits, FpMode::DEFAULT, a)
}

/// Native reciprocal square root.
pub fn native_rsqrt(bits: u32, a: u64) -> u64 {
    through_double(bits, a, |x| 1.0 / x.sqrt())
}

/// Native reciprocal.
pub fn native_rcp(bits: u32, a: u64) -> u64 {
    through_double(bits, a, |x| 1.0 / x)
}

/// Native power of two.
pub fn native_exp2(bits: u32, a: u64) -> u64 {
    through_double(bits, a, f64::exp2)
}

/// Native base-2 logarithm.
pub fn native_log2(bits: u32, a: u64) -> u64 {
    through_double(bits, a, f64::log2)
}

/// Native sine: the argument is reduced in revolutions, so that multiples of pi/2 give exact zeros and ones.
pub fn native_sin(bits: u32, a: u64) -> u64 {
    through_double(bits, a, |x| of_revolutions(x, 0.0))
}

/// Native cosine, reduced as [`native_sin`].
pub fn native_cos(bits: u32, a: u64) -> u64 {
    through_double(bits, a, |x| of_revolutions(x, 0.25))
}

/// The sine of `x` radians plus `offset` revolutions. The scaling to revolutions is rounded to single precision as
/// hardware does, which is what makes multiples of pi/2 exact.
fn of_revolutions(x: f64, offset: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let turns = f64::from((x * std::f64::consts::FRAC_1_PI * 0.5) as f32) + offset;
    let fraction = turns - turns.floor();
    match fraction {
        0.0 | 0.5 => 0.0,
        0.25 => 1.0,
        0.75 => -1.0,
        _ => (fraction * std::f64::consts::TAU).sin(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UP: FpMode = FpMode {
        round: Rounding::Up,
        ftz: false,
        sat: false,
    };
    const FTZ: FpMode = FpMode {
        ftz: true,
        ..FpMode::DEFAULT
    };

    fn f(x: f32) -> u64 {
        x.to_bits().into()
    }

    #[test]
    fn directed_rounding_moves_by_one_unit() {
        let near = add(32, FpMode::DEFAULT, f(1.0), f(1e-10));
        assert_eq!((near, add(32, UP, f(1.0), f(1e-10))), (f(1.0), f(1.0) + 1));
        assert_eq!(div(32, UP, f(1.0), f(3.0)), f(1.0 / 3.0));
        let down = FpMode {
            round: Rounding::Down,
            ..UP
        };
        assert_eq!(div(32, down, f(1.0), f(3.0)), f(1.0 / 3.0) - 1);
    }

    #[test]
    fn a_signalling_nan_wins_over_a_number_and_a_quiet_one_does_not() {
        for (bits, one, signalling, quiet) in [
            (16, 0x3c00, 0x7c01, 0x7e01),
            (32, 0x3f80_0000, 0x7f80_0001, 0x7fc0_0001),
            (
                64,
                0x3ff0_0000_0000_0000,
                0x7ff0_0000_0000_0001,
                0x7ff8_0000_0000_0001,
            ),
        ] {
            for choose in [min, max] {
                let of = |a, b| choose(bits, FpMode::DEFAULT, a, b);
                assert_eq!((of(signalling, one), of(one, signalling)), (quiet, quiet));
                assert_eq!((of(quiet, one), of(one, quiet)), (one, one));
                assert_eq!(of(quiet, signalling), quiet);
            }
        }
    }

    #[test]
    fn square_root_agrees_with_the_host_and_brackets_it() {
        for i in 0..20_000u32 {
            let x = f32::from_bits(i.wrapping_mul(0x9e37_79b9) & 0x7f7f_ffff);
            let host = f(x.sqrt());
            assert_eq!(sqrt(32, FpMode::DEFAULT, f(x)), host, "{x:e}");
            let (lo, hi) = (
                sqrt(
                    32,
                    FpMode {
                        round: Rounding::Zero,
                        ..UP
                    },
                    f(x),
                ),
                sqrt(32, UP, f(x)),
            );
            assert!(lo <= host && host <= hi && hi - lo <= 1, "{x:e}");
        }
        for i in 0..20_000u64 {
            let x = f64::from_bits(i.wrapping_mul(0x9e37_79b9_7f4a_7c15) & 0x7fef_ffff_ffff_ffff);
            assert_eq!(
                sqrt(64, FpMode::DEFAULT, x.to_bits()),
                x.sqrt().to_bits(),
                "{x:e}"
            );
        }
    }

    #[test]
    fn flushing_keeps_the_sign() {
        let tiny = f(-1e-40);
        assert_eq!(add(32, FTZ, tiny, f(-0.0)), f(-0.0));
        assert_eq!(mul(32, FTZ, f(1e-30), f(-1e-10)), f(-0.0));
        assert!(compare(32, FTZ, FloatCC::Eq, tiny, f(0.0)));
        assert!(!compare(32, FpMode::DEFAULT, FloatCC::Eq, tiny, f(0.0)));
    }

    #[test]
    fn comparisons_of_zeros_and_negatives() {
        assert!(compare(32, FpMode::DEFAULT, FloatCC::Eq, f(0.0), f(-0.0)));
        assert!(compare(32, FpMode::DEFAULT, FloatCC::Lt, f(-1e-45), f(0.0)));
        assert!(compare(32, FpMode::DEFAULT, FloatCC::Gtu, f(f32::NAN), f(0.0)));
        assert_eq!(min(32, FpMode::DEFAULT, f(0.0), f(-0.0)), f(-0.0));
    }

    #[test]
    fn integers_saturate() {
        assert_eq!(to_int(32, 32, true, FpMode::DEFAULT, f(3e9)), 0x7fff_ffff);
        assert_eq!(
            to_int(
                32,
                32,
                false,
                FpMode {
                    round: Rounding::Zero,
                    ..FpMode::DEFAULT
                },
                f(-0.9)
            ),
            0
        );
        assert_eq!(to_int(32, 8, true, FpMode::DEFAULT, f(2.5)), 2);
        assert_eq!(to_int(32, 32, false, FpMode::DEFAULT, f(-2.0)), 0);
        assert_eq!(to_int(32, 64, false, FpMode::DEFAULT, f(-2.0)), u64::MAX - 1);
        assert_eq!(from_int(32, 32, true, FpMode::DEFAULT, 0xffff_ffff), f(-1.0));
    }

    #[test]
    fn conversion_keeps_payloads_and_rounds_once() {
        assert_eq!(
            convert(32, 64, FpMode::DEFAULT, 0x7fa0_0000),
            0x7ffc_0000_0000_0000
        );
        assert_eq!(convert(32, 16, FpMode::DEFAULT, f(65520.0)), 0x7c00);
        assert_eq!(
            convert(
                32,
                16,
                FpMode {
                    round: Rounding::Zero,
                    ..UP
                },
                f(65535.0)
            ),
            0x7bff
        );
    }

    #[test]
    fn trigonometry_is_exact_at_quarter_turns() {
        assert_eq!(native_sin(32, f(std::f32::consts::PI)), f(0.0));
        assert_eq!(native_cos(32, f(std::f32::consts::PI)), f(-1.0));
    }

    #[test]
    fn fract_of_integers_and_of_tiny_negatives() {
        assert_eq!(fract(32, FpMode::DEFAULT, f(-1.0)), f(0.0));
        assert_eq!(fract(32, FpMode::DEFAULT, f(-0.0)), f(-0.0));
        assert_eq!(fract(32, FpMode::DEFAULT, f(-1.25)), f(0.75));
        // One minus a little rounds to one, which is kept below one.
        assert_eq!(fract(32, FpMode::DEFAULT, f(-1e-20)), 0x3f7f_ffff);
        assert_eq!(fract(32, UP, f(-1e-20)), 0x3f7f_ffff);
    }
}
