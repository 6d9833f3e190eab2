//! The formats, and what the host and `rustc_apfloat` compute for each.

use super::{Exact, Flags, Float, Rounding, from_f64, to_f64};
use rustc_apfloat::{Float as _, ieee};

/// binary16
#[derive(Clone, Copy, Debug)]
pub struct F16;
/// binary32
#[derive(Clone, Copy, Debug)]
pub struct F32;
/// binary64
#[derive(Clone, Copy, Debug)]
pub struct F64;

macro_rules! soft_through {
    ($semantics:ty) => {
        fn soft(op: Exact, operands: [Self::Bits; 3], rounding: Rounding) -> (Self::Bits, Flags) {
            let [a, b, c] = operands.map(|bits| <$semantics>::from_bits(bits.into()));
            let round = rounding.apfloat();
            let result = match op {
                Exact::Mul => a.mul_r(b, round),
                Exact::Fma => a.mul_add_r(b, c, round),
                Exact::Add | Exact::Div | Exact::Sqrt => a.add_r(b, round),
            };
            (
                result.value.to_bits() as Self::Bits,
                Flags::of_status(result.status),
            )
        }
    };
}

impl Float for F16 {
    type Bits = u16;
    const WIDTH: u32 = 16;
    const PRECISION: u32 = 11;
    const INFINITY: u16 = 0x7c00;
    const NAN: u16 = 0x7e00;
    fn to_u64(bits: u16) -> u64 {
        bits.into()
    }
    fn from_u64(value: u64) -> u16 {
        value as u16
    }
    // Sums and products of two f16 are exact in f64, so rounding the f64 is the only rounding.
    fn host_add(a: u16, b: u16) -> u16 {
        from_f64::<F16>(to_f64::<F16>(a) + to_f64::<F16>(b), Rounding::NearestEven).0
    }
    fn host_mul(a: u16, b: u16) -> u16 {
        from_f64::<F16>(to_f64::<F16>(a) * to_f64::<F16>(b), Rounding::NearestEven).0
    }
    fn host_fma(a: u16, b: u16, c: u16) -> u16 {
        F16::soft(Exact::Fma, [a, b, c], Rounding::NearestEven).0
    }
    soft_through!(ieee::Half);
}

impl Float for F32 {
    type Bits = u32;
    const WIDTH: u32 = 32;
    const PRECISION: u32 = 24;
    const INFINITY: u32 = 0x7f80_0000;
    const NAN: u32 = 0x7fc0_0000;
    fn to_u64(bits: u32) -> u64 {
        bits.into()
    }
    fn from_u64(value: u64) -> u32 {
        value as u32
    }
    #[inline]
    fn host_add(a: u32, b: u32) -> u32 {
        (f32::from_bits(a) + f32::from_bits(b)).to_bits()
    }
    #[inline]
    fn host_mul(a: u32, b: u32) -> u32 {
        (f32::from_bits(a) * f32::from_bits(b)).to_bits()
    }
    #[inline]
    fn host_fma(a: u32, b: u32, c: u32) -> u32 {
        f32::from_bits(a)
            .mul_add(f32::from_bits(b), f32::from_bits(c))
            .to_bits()
    }
    soft_through!(ieee::Single);
}

impl Float for F64 {
    type Bits = u64;
    const WIDTH: u32 = 64;
    const PRECISION: u32 = 53;
    const INFINITY: u64 = 0x7ff0_0000_0000_0000;
    const NAN: u64 = 0x7ff8_0000_0000_0000;
    fn to_u64(bits: u64) -> u64 {
        bits
    }
    fn from_u64(value: u64) -> u64 {
        value
    }
    #[inline]
    fn host_add(a: u64, b: u64) -> u64 {
        (f64::from_bits(a) + f64::from_bits(b)).to_bits()
    }
    #[inline]
    fn host_mul(a: u64, b: u64) -> u64 {
        (f64::from_bits(a) * f64::from_bits(b)).to_bits()
    }
    #[inline]
    fn host_fma(a: u64, b: u64, c: u64) -> u64 {
        f64::from_bits(a)
            .mul_add(f64::from_bits(b), f64::from_bits(c))
            .to_bits()
    }
    soft_through!(ieee::Double);
}
