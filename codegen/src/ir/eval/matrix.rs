//! One element of a product of matrices, from bits.
//!
//! A sum begins with the element that is added to; the products follow in the order of the inner dimension, each with one rounding to the nearest in
//! the format of the sum (RDNA4 ISA 16.10: "using fused multiply add"). Subnormals are kept. What is multiplied is exact: smaller formats
//! widen to that of the sum. Sums of integers are exact until the end.

use super::fp;
use crate::ir::condcodes::FpMode;
use crate::ir::{MatrixElement, MatrixIntegers, MatrixProduct};
use rustc_apfloat::ieee::{BFloat, Float8E4M3FN, Float8E5M2, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

/// The NaN that sums of bfloat16 are.
const BF16_NAN: u32 = 0x7fc0;

/// `start` and the products of pairs of elements, in order; all are zero extended bits.
pub fn sum_of_products(
    product: MatrixProduct,
    integers: MatrixIntegers,
    start: u32,
    pairs: impl Iterator<Item = (u32, u32)>,
) -> u32 {
    match product.sum() {
        MatrixElement::F16 => pairs.fold(start, |sum, (a, b)| fma(16, a, b, sum)),
        MatrixElement::Bf16 => pairs.fold(start, |sum, (a, b)| bf16_fma(a, b, sum)),
        MatrixElement::F32 => pairs.fold(start, |sum, (a, b)| {
            fma(32, widen(product.a(), a), widen(product.b(), b), sum)
        }),
        _ => {
            let [a_signed, b_signed] = integers.signed;
            let products =
                pairs.map(|(a, b)| integer(product.a(), a, a_signed) * integer(product.b(), b, b_signed));
            let sum = i64::from(start as i32) + products.sum::<i64>();
            match integers.sat {
                true => sum.clamp(i32::MIN.into(), i32::MAX.into()) as u32,
                false => sum as u32,
            }
        }
    }
}

fn fma(bits: u32, a: u32, b: u32, c: u32) -> u32 {
    fp::fma(bits, FpMode::DEFAULT, a.into(), b.into(), c.into()) as u32
}

fn bf16_fma(a: u32, b: u32, c: u32) -> u32 {
    let [a, b, c] = [a, b, c].map(|bits| BFloat::from_bits(bits.into()));
    let sum = a.mul_add_r(b, c, Round::NearestTiesToEven).value;
    match sum.is_nan() {
        true => BF16_NAN,
        false => sum.to_bits() as u32,
    }
}

fn integer(element: MatrixElement, bits: u32, signed: bool) -> i64 {
    let value = super::sx(bits.into(), element.bits());
    match signed {
        true => value,
        false => i64::from(bits),
    }
}

/// A float of at most 16 bits as a single, which has all of them.
fn widen(element: MatrixElement, bits: u32) -> u32 {
    match element {
        MatrixElement::F16 => fp::convert(16, 32, FpMode::DEFAULT, bits.into()) as u32,
        MatrixElement::Bf16 => bits << 16,
        MatrixElement::Fp8 => widened::<Float8E4M3FN>(bits),
        _ => widened::<Float8E5M2>(bits),
    }
}

/// A NaN of 8 bits becomes the usual one with its sign.
fn widened<F: Float + FloatConvert<Single>>(bits: u32) -> u32 {
    let value = F::from_bits(bits.into());
    match value.is_nan() {
        true => (bits & 0x80) << 24 | 0x7fc0_0000,
        false => value.convert(&mut false).value.to_bits() as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use MatrixProduct as P;

    fn sum(product: MatrixProduct, integers: MatrixIntegers, start: u32, pairs: &[(u32, u32)]) -> u32 {
        sum_of_products(product, integers, start, pairs.iter().copied())
    }

    fn floats(product: MatrixProduct, start: u32, pairs: &[(u32, u32)]) -> u32 {
        sum(product, MatrixIntegers::default(), start, pairs)
    }

    #[test]
    fn integers_have_signs_as_said_and_wrap_or_saturate() {
        let said = |signed, sat| MatrixIntegers { signed, sat };
        let of = |integers| sum(P::I32I8, integers, 10, &[(0xff, 0xfe), (2, 3)]);
        assert_eq!(of(said([false; 2], false)), 10 + 255 * 254 + 6);
        assert_eq!(of(said([true; 2], false)), 10 + 2 + 6);
        assert_eq!(of(said([true, false], false)) as i32, 10 - 254 + 6);
        let large = |sat| sum(P::I32I4, said([false; 2], sat), i32::MAX as u32, &[(15, 15)]);
        assert_eq!(large(true), i32::MAX as u32);
        assert_eq!(large(false), (i32::MAX as u32).wrapping_add(225));
        let least = sum(P::I32I4, said([true, false], true), i32::MIN as u32, &[(8, 1)]);
        assert_eq!(least, i32::MIN as u32);
    }

    #[test]
    fn each_product_is_rounded_in_the_format_of_the_sum() {
        let (one, small) = (0x3c00, 0x1000);
        // 2^-11 is half a unit of 1.0: lost one by one, kept together.
        assert_eq!(floats(P::F16F16, one, &[(one, small), (one, small)]), one);
        assert_eq!(
            floats(P::F16F16, 0, &[(one, small), (one, small), (one, one)]),
            0x3c01
        );
        assert_eq!(
            floats(P::F32F16, 0, &[(one, small), (one, one)]),
            (1.0 + 2f32.powi(-11)).to_bits()
        );
        // 2^-8 is half a unit of 1.0 in bfloat16; ties go to the even one.
        assert_eq!(floats(P::Bf16Bf16, 0x3f80, &[(0x3f80, 0x3b80)]), 0x3f80);
        assert_eq!(floats(P::Bf16Bf16, 0x3f81, &[(0x3f80, 0x3b80)]), 0x3f82);
        assert_eq!(floats(P::Bf16Bf16, 0, &[(0xffff, 0x3f80)]), BF16_NAN);
    }

    /// RDNA4 ISA 7.5: largest numbers, subnormals, NaN and infinity of both formats of 8 bits.
    #[test]
    fn floats_of_eight_bits() {
        let one = |bits: u32| floats(P::F32Fp8Fp8, 0, &[(bits, 0x38)]);
        assert_eq!(f32::from_bits(one(0x7e)), 448.0);
        assert_eq!(f32::from_bits(one(0x81)), -0.001_953_125);
        assert!(f32::from_bits(one(0xff)).is_nan());
        let one = |bits: u32| floats(P::F32Bf8Bf8, 0, &[(bits, 0x3c)]);
        assert_eq!(f32::from_bits(one(0x7b)), 57344.0);
        assert_eq!(f32::from_bits(one(0x01)), 1.525_878_9e-5);
        assert_eq!(f32::from_bits(one(0xfc)), f32::NEG_INFINITY);
        assert!(f32::from_bits(one(0x7d)).is_nan());
        assert_eq!(f32::from_bits(floats(P::F32Fp8Bf8, 0, &[(0x38, 0x3c)])), 1.0);
        assert_eq!(f32::from_bits(floats(P::F32Bf8Fp8, 0, &[(0x3c, 0x38)])), 1.0);
    }
}
