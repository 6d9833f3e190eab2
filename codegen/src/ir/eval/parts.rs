//! Numbers and their parts: exponent and fraction apart and together again, the middle of three, and digits of 2/pi.

use super::fp::{flush, is_nan, is_subnormal, max, min, quiet, round, shape, sign_mask};
use crate::ir::condcodes::FpMode;
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Half, Single};

/// The middle one of three; the least if one is a NaN, as [`min`] has it.
pub fn med3(bits: u32, mode: FpMode, a: u64, b: u64, c: u64) -> u64 {
    if [a, b, c].into_iter().any(|x| is_nan(bits, x)) {
        return min(bits, mode, min(bits, mode, a, b), c);
    }
    let (low, high) = (min(bits, mode, a, b), max(bits, mode, a, b));
    max(bits, mode, low, min(bits, mode, high, c))
}

/// `a * 2^by`, where `by` is a signed number of 32 bits; rounded once.
pub fn ldexp(bits: u32, mode: FpMode, a: u64, by: u64) -> u64 {
    let a = flush(bits, mode, a);
    if is_nan(bits, a) {
        return quiet(bits, a);
    }
    let by = by as u32 as i32;
    let value = match bits {
        16 => Half::from_bits(a.into()).scalbn_r(by, round(mode)).to_bits(),
        32 => Single::from_bits(a.into()).scalbn_r(by, round(mode)).to_bits(),
        _ => Double::from_bits(a.into()).scalbn_r(by, round(mode)).to_bits(),
    };
    flush(bits, mode, value as u64)
}

/// The power of two that [`frexp_mant`] leaves out; 0 for zeros, infinities and NaNs.
pub fn frexp_exp(bits: u32, mode: FpMode, a: u64) -> u64 {
    let a = flush(bits, mode, a);
    let (e, m) = shape(bits);
    let magnitude = a & !sign_mask(bits);
    if magnitude == 0 || magnitude >= super::ones(e) << m {
        return 0;
    }
    let bias = super::ones(e - 1) as i64;
    let exponent = if is_subnormal(bits, a) {
        i64::from(magnitude.ilog2()) - i64::from(m) - bias + 1
    } else {
        (magnitude >> m) as i64 - bias
    };
    (exponent + 1) as u64
}

/// The number with the exponent that puts it between a half and one; zeros, infinities and NaNs as they are, quiet.
pub fn frexp_mant(bits: u32, mode: FpMode, a: u64) -> u64 {
    ldexp(bits, mode, a, frexp_exp(bits, mode, a).wrapping_neg())
}

/// The 1201 bits of 2/pi after the point, the first highest, and zeros.
const TWO_OVER_PI: [u64; 19] = [
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_0000,
];

/// 53 bits of 2/pi as a double: those that matter for an angle of this size, `piece` (its low five bits) times 53 bits further on. For the
/// largest angles the result is 2^128 times as large, so that few pieces are subnormal; digits that those have no room for are cut (RDNA4 ISA
/// 16.12, `V_TRIG_PREOP_F64`).
pub fn two_over_pi(angle: u64, piece: u64) -> u64 {
    let exponent = (angle >> 52 & 0x7ff) as i32;
    let first = (piece & 31) as i32 * 53 + (exponent - 1077).max(0);
    let digit = |place: i32| {
        let word = TWO_OVER_PI.get(place as usize / 64).copied().unwrap_or(0);
        word >> (63 - place % 64) & 1
    };
    let digits = (first..first + 53).fold(0, |digits, place| 2 * digits + digit(place));
    let scale = -53 - first + if exponent >= 1968 { 128 } else { 0 };
    let mode = FpMode {
        round: crate::ir::condcodes::Rounding::Zero,
        ..FpMode::DEFAULT
    };
    // 53 bits are exact in a double.
    ldexp(64, mode, (digits as f64).to_bits(), scale as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEEP: FpMode = FpMode::DEFAULT;
    const FLUSH: FpMode = FpMode {
        ftz: true,
        ..FpMode::DEFAULT
    };

    fn single(value: f32) -> u64 {
        value.to_bits().into()
    }

    #[test]
    fn the_middle_of_three() {
        for [a, b, c] in [[1.0, 2.0, 3.0], [3.0, 1.0, 2.0], [2.0, 3.0, 1.0], [2.0, 2.0, 9.0]] {
            assert_eq!(med3(32, KEEP, single(a), single(b), single(c)), single(2.0));
        }
        assert_eq!(
            med3(32, KEEP, single(f32::NAN), single(5.0), single(4.0)),
            single(4.0)
        );
    }

    #[test]
    fn numbers_are_taken_apart_and_put_together() {
        let least = 1u64;
        assert_eq!(frexp_exp(32, KEEP, least) as i32, -148);
        assert_eq!(frexp_mant(32, KEEP, least), single(0.5));
        assert_eq!(ldexp(32, KEEP, single(0.5), -148i32 as u32 as u64), least);
        assert_eq!(frexp_exp(32, FLUSH, least), 0);
        assert_eq!(frexp_mant(32, FLUSH, least), 0);
        assert_eq!(frexp_exp(64, KEEP, (-12.0f64).to_bits()), 4);
        assert_eq!(frexp_mant(64, KEEP, (-12.0f64).to_bits()), (-0.75f64).to_bits());
        // Of halves: the largest, 65504, and infinity.
        assert_eq!(frexp_exp(16, KEEP, 0x7bff), 16);
        assert_eq!(frexp_exp(16, KEEP, 0x7c00), 0);
        assert_eq!(frexp_mant(16, KEEP, 0x7c00), 0x7c00);
        assert_eq!(
            ldexp(32, KEEP, single(1.0), i32::MAX as u64),
            single(f32::INFINITY)
        );
        // 3 * 2^-150 is half way between 2^-149 and 2^-148.
        assert_eq!(ldexp(32, KEEP, single(3.0), -150i32 as u32 as u64), 2);
        assert_eq!(ldexp(32, FLUSH, single(-3.0), -130i32 as u32 as u64), 1 << 31);
    }

    #[test]
    fn pieces_of_two_over_pi() {
        let pieces =
            |angle: f64| (0..3).map(move |piece| f64::from_bits(two_over_pi(angle.to_bits(), piece)));
        let sum: f64 = pieces(1.0).sum();
        assert!((sum - std::f64::consts::FRAC_2_PI).abs() < 1e-16);
        // Exponents up to 1077 have all digits; each one more leaves the first one away.
        let first = pieces(2f64.powi(55)).next().expect("a piece");
        assert!((first - (std::f64::consts::FRAC_2_PI - 0.5)).abs() < 2f64.powi(-53));
    }
}
