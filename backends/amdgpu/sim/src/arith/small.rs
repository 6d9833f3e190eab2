//! Floats of 8 bits and bfloat16, and dot products of small numbers (RDNA4 ISA 7.5, 7.6).
//!
//! FP8 has 4 bits of exponent and 3 of mantissa, no infinity, and NaN where all bits but the sign are set; BF8 has 5 and 2 and is otherwise
//! as IEEE formats are.

use super::Fp;

/// An 8-bit float format.
#[derive(Clone, Copy)]
struct Format {
    /// Bits of mantissa.
    mantissa: u32,
    bias: i32,
    /// The largest finite number without sign.
    largest: u8,
    infinity: Option<u8>,
}

const FP8: Format = Format {
    mantissa: 3,
    bias: 7,
    largest: 0x7e,
    infinity: None,
};
const BF8: Format = Format {
    mantissa: 2,
    bias: 15,
    largest: 0x7b,
    infinity: Some(0x7c),
};

impl Format {
    fn widen(self, bits: u8) -> u32 {
        let (sign, magnitude) = (u32::from(bits & 0x80) << 24, bits & 0x7f);
        let value = if Some(magnitude) == self.infinity {
            f32::INFINITY
        } else if magnitude > self.largest {
            return sign | 0x7fc0_0000;
        } else {
            let exponent = i32::from(magnitude >> self.mantissa);
            let fraction = u32::from(magnitude) & ((1 << self.mantissa) - 1);
            let hidden = if exponent == 0 { 0 } else { 1 << self.mantissa };
            // All of these are normal numbers of f32 or zero.
            (hidden | fraction) as f32 * 2f32.powi(exponent.max(1) - self.bias - self.mantissa as i32)
        };
        sign | value.to_bits()
    }

    /// Rounds to the nearest, ties to even. What is too large becomes the largest number if `saturates`, else infinity or NaN.
    fn narrow(self, bits: u32, saturates: bool) -> u8 {
        let sign = (bits >> 24) as u8 & 0x80;
        let value = f32::from_bits(bits & 0x7fff_ffff);
        if value.is_nan() {
            return sign | 0x7f;
        }
        let too_large = match (saturates, self.infinity) {
            (true, _) => self.largest,
            (false, Some(infinity)) => infinity,
            (false, None) => 0x7f,
        };
        if value.is_infinite() {
            return sign | too_large;
        }
        let exponent = ((value.to_bits() >> 23) as i32 - 127).max(1 - self.bias);
        // In units of the last place; exact, because only the exponent changes.
        let scaled = f64::from(value) * 2f64.powi(self.mantissa as i32 - exponent);
        let units = scaled.round_ties_even() as u32;
        let first = ((exponent + self.bias - 1) as u32) << self.mantissa;
        // Units count the hidden bit, so that a carry goes to the exponent by itself.
        let magnitude = first + units;
        sign | if magnitude > u32::from(self.largest) {
            too_large
        } else {
            magnitude as u8
        }
    }
}

/// FP8 to f32.
pub fn fp8_to_f32(bits: u32) -> u32 {
    FP8.widen(bits as u8)
}

/// BF8 to f32.
pub fn bf8_to_f32(bits: u32) -> u32 {
    BF8.widen(bits as u8)
}

/// f32 to FP8, rounded to the nearest; `saturates` is FP16_OVFL of the MODE register.
pub fn f32_to_fp8(bits: u32, saturates: bool) -> u8 {
    FP8.narrow(bits, saturates)
}

/// f32 to BF8, rounded to the nearest; `saturates` is FP16_OVFL of the MODE register.
pub fn f32_to_bf8(bits: u32, saturates: bool) -> u8 {
    BF8.narrow(bits, saturates)
}

/// The byte that op_sel of a conversion from 8-bit floats selects: its bits are reversed.
pub fn selected_byte(bits: u32, op_sel: u8) -> u32 {
    bits >> (8 * u32::from((op_sel & 1) << 1 | op_sel >> 1 & 1)) & 0xff
}

/// bfloat16 to f32.
pub fn bf16_to_f32(bits: u16) -> u32 {
    u32::from(bits) << 16
}

/// The exact sum of two f64 rounded to bfloat16, to the nearest.
fn sum_to_bf16(a: f64, b: f64) -> u16 {
    let sum = a + b;
    if sum.is_nan() {
        return 0x7fc0;
    }
    // What the sum has lost makes its last bit odd, so that no tie is seen where there is none.
    let around = sum - a;
    let lost = (a - (sum - around)) + (b - around);
    let mut bits = sum.to_bits();
    if sum.is_finite() && lost != 0.0 && bits & 1 == 0 {
        bits = if (lost > 0.0) == (sum > 0.0) {
            bits + 1
        } else {
            bits - 1
        };
    }
    round_to_bf16(f64::from_bits(bits))
}

fn round_to_bf16(value: f64) -> u16 {
    let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
    let value = value.abs();
    if value == 0.0 || value.is_infinite() {
        return sign | if value == 0.0 { 0 } else { 0x7f80 };
    }
    let exponent = ((value.to_bits() >> 52) as i32 - 1023).max(-126);
    let units = (value * 2f64.powi(7 - exponent)).round_ties_even() as u32;
    let magnitude = (((exponent + 126) as u32) << 7) + units;
    sign | magnitude.min(0x7f80) as u16
}

/// Product and sum of bfloat16 with one rounding.
pub fn fma_bf16(a: u16, b: u16, c: u16) -> u16 {
    let wide = |bits: u16| f64::from(f32::from_bits(bf16_to_f32(bits)));
    sum_to_bf16(wide(a) * wide(b), wide(c))
}

/// The same where subnormal numbers are zeros (RDNA4 ISA 7.2.4, "DOT2_BF16_BF16").
pub fn fma_bf16_flushing(a: u16, b: u16, c: u16) -> u16 {
    let flushed = |bits: u16| if bits & 0x7f80 == 0 { bits & 0x8000 } else { bits };
    flushed(fma_bf16(flushed(a), flushed(b), flushed(c)))
}

/// Sums of pairs of bfloat16.
pub fn pk_add_bf16(a: u32, b: u32) -> u32 {
    let one = 0x3f80;
    let half = |shift: u32| u32::from(fma_bf16((a >> shift) as u16, one, (b >> shift) as u16));
    half(0) | half(16) << 16
}

/// The sum of products of `bits`-bit integers; bits 0 and 1 of `signed` say which operand has a sign.
fn dot_integers(a: u32, b: u32, bits: u32, signed: u8) -> i64 {
    let part = |value: u32, at: u32, signed: bool| {
        let up = 32 - bits;
        let placed = value >> at << up;
        i64::from(if signed {
            (placed as i32) >> up
        } else {
            (placed >> up) as i32
        })
    };
    (0..32)
        .step_by(bits as usize)
        .map(|at| part(a, at, signed & 1 != 0) * part(b, at, signed & 2 != 0))
        .sum()
}

/// The sum of products of four bytes.
pub fn dot_iu8(a: u32, b: u32, signed: u8) -> i64 {
    dot_integers(a, b, 8, signed)
}

/// The sum of products of eight 4-bit integers.
pub fn dot_iu4(a: u32, b: u32, signed: u8) -> i64 {
    dot_integers(a, b, 4, signed)
}

/// Four sums of absolute differences of `b` with the bytes of `a` from 0 to 3 on, by a function of four bytes.
pub fn four_sums(a: u64, b: u32, sum: fn(u32, u32) -> u32) -> [u32; 4] {
    std::array::from_fn(|from| sum((a >> (8 * from)) as u32, b))
}

/// Four sums added to four 16-bit numbers.
pub fn add_to_halves(sums: [u32; 4], c: u64) -> u64 {
    (0..4).fold(0, |all, at| {
        let sum = (c >> (16 * at)) as u16;
        all | u64::from(sum.wrapping_add(sums[at] as u16)) << (16 * at)
    })
}

/// A float with a number added to its mantissa, which wraps around (RDNA4 ISA 16.12, `V_CVT_SR_FP8_F32`).
pub fn add_to_mantissa(bits: u32, random: u32) -> u32 {
    bits & 0xff80_0000 | bits.wrapping_add(random) & 0x7f_ffff
}

/// `bits` with another byte in one place.
pub fn with_byte(bits: u32, place: u8, byte: u8) -> u32 {
    let shift = 8 * u32::from(place & 3);
    bits & !(0xff << shift) | u32::from(byte) << shift
}

/// Replaces a byte of `c` by a float as an unsigned integer: truncated, and the nearest if it is out of range.
pub fn pack_byte(a: u32, byte: u32, c: u32) -> u32 {
    let (value, shift) = (f32::from_bits(a) as u8, 8 * (byte & 3));
    c & !(0xff << shift) | u32::from(value) << shift
}

/// Bits of the value with which each half of a conditional exchange replaces the old one.
pub fn exchanged_if_marked(old: u32, new: u32) -> u32 {
    if new >> 31 == 1 { new & 0x7fff_ffff } else { old }
}

impl Fp {
    /// Sums of pairs of f16.
    pub fn pk_add_f16(&self, a: u32, b: u32) -> u32 {
        let half = |shift: u32| u32::from(self.add16((a >> shift) as u16, (b >> shift) as u16));
        half(0) | half(16) << 16
    }

    /// The sum of `c` and products of f32, each added with one rounding.
    pub fn dot32(&self, pairs: &[(u32, u32)], c: u32) -> u32 {
        pairs.iter().fold(c, |sum, &(a, b)| self.fma32(a, b, sum))
    }

    /// A product in which zero times anything is zero, or the smallest number where light does not reach (`v_mullit_f32`).
    pub fn mullit32(&self, a: u32, b: u32, c: u32) -> u32 {
        let (b_value, c_value) = (f32::from_bits(b), f32::from_bits(c));
        if b_value == f32::MIN
            || b_value == f32::NEG_INFINITY
            || b_value.is_nan()
            || c_value.is_nan()
            || c_value <= 0.0
        {
            return f32::MIN.to_bits();
        }
        self.mul_legacy32(a, b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of RDNA4 ISA 7.5: largest, smallest normal and subnormal numbers, infinity, NaN.
    #[test]
    fn ranges_of_the_guide() {
        let wide = |bits: u32, convert: fn(u32) -> u32| f32::from_bits(convert(bits));
        assert_eq!(wide(0x7e, fp8_to_f32), 448.0);
        assert_eq!(wide(0x08, fp8_to_f32), 0.015625);
        assert_eq!(wide(0x81, fp8_to_f32), -0.001953125);
        assert!(wide(0x7f, fp8_to_f32).is_nan() && wide(0xff, fp8_to_f32).is_nan());
        assert_eq!(wide(0x7b, bf8_to_f32), 57344.0);
        assert_eq!(wide(0x04, bf8_to_f32), 6.103_515_6e-5);
        assert_eq!(wide(0x01, bf8_to_f32), 1.525_878_9e-5);
        assert_eq!(wide(0xfc, bf8_to_f32), f32::NEG_INFINITY);
        assert!(wide(0x7d, bf8_to_f32).is_nan());
    }

    /// The table of 7.6.2.
    #[test]
    fn overflow_of_the_guide() {
        let (inf, large) = (f32::INFINITY.to_bits(), 1e6f32.to_bits());
        for value in [inf, large] {
            assert_eq!((f32_to_fp8(value, true), f32_to_fp8(value, false)), (0x7e, 0x7f));
            assert_eq!((f32_to_bf8(value, true), f32_to_bf8(value, false)), (0x7b, 0x7c));
        }
        assert_eq!(f32_to_fp8(f32::NAN.to_bits(), true) & 0x7f, 0x7f);
    }

    #[test]
    fn every_number_comes_back() {
        for bits in 0..=u8::MAX {
            for (format, nan) in [(FP8, 0x7e), (BF8, 0x7c)] {
                if bits & 0x7f <= nan {
                    assert_eq!(format.narrow(format.widen(bits), false), bits);
                }
            }
        }
    }

    #[test]
    fn ties_go_to_even() {
        // Between 1 and 1.125 of FP8, between 1.125 and 1.25.
        assert_eq!(f32_to_fp8(1.0625f32.to_bits(), false), 0x38);
        assert_eq!(f32_to_fp8(1.1875f32.to_bits(), false), 0x3a);
        assert_eq!(f32_to_fp8(464f32.to_bits(), false), 0x7e);
        assert_eq!(f32_to_fp8(464.1f32.to_bits(), false), 0x7f);
    }

    #[test]
    fn bfloat_sums_are_rounded_once() {
        // 1 + 2^-8 is a tie between 1 and 1 + 2^-7; the smallest number breaks it.
        let tie = fma_bf16(0x3f80, 0x3f80, 0x3b80);
        assert_eq!(tie, 0x3f80);
        // 1.0078125 * 1.0078125 = 1.01568603515625 needs 15 bits; with a tiny summand it is rounded as without.
        assert_eq!(fma_bf16(0x3f81, 0x3f81, 0x0080), 0x3f82);
        assert_eq!(pk_add_bf16(0x3f80_4000, 0x3f80_c000), 0x4000_0000);
        assert_eq!(fma_bf16(0x7f7f, 0x4000, 0), 0x7f80);
    }

    #[test]
    fn dots_of_integers() {
        assert_eq!(dot_iu8(0xff01_0203, 0x0201_0101, 0), 255 * 2 + 1 + 2 + 3);
        assert_eq!(dot_iu8(0xff01_0203, 0x0201_0101, 1), -2 + 1 + 2 + 3);
        assert_eq!(dot_iu4(0xf, 0xf, 3), 1);
        assert_eq!(dot_iu4(0xf, 0xf, 1), -15);
    }

    #[test]
    fn bytes_and_sums() {
        assert_eq!(selected_byte(0x4433_2211, 1), 0x33);
        assert_eq!(selected_byte(0x4433_2211, 2), 0x22);
        assert_eq!(pack_byte(300f32.to_bits(), 2, 0x1122_3344), 0x11ff_3344);
        assert_eq!(pack_byte(2.9f32.to_bits(), 0, 0), 2);
        let sums = four_sums(0x0807_0605_0403_0201, 0x0403_0201, super::super::sad_u8);
        assert_eq!(sums, [0, 4, 8, 12]);
        assert_eq!(add_to_halves(sums, 0x0001_0002_ffff_0003), 0x000d_000a_0003_0003);
        assert_eq!(exchanged_if_marked(1, 0x8000_0005), 5);
        assert_eq!(exchanged_if_marked(1, 5), 1);
    }
}
