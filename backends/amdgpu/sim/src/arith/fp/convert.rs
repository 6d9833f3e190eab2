//! Conversions between formats, and to and from integers.

use super::*;

impl Fp {
    pub fn f64_to_i32(&self, a: u64) -> i32 {
        clamped_int(to_int::<F64>(a, Rounding::Zero), I32.0, I32.1) as i32
    }
    pub fn f64_to_u32(&self, a: u64) -> u32 {
        clamped_int(to_int::<F64>(a, Rounding::Zero), U32.0, U32.1) as u32
    }
    pub fn f32_to_i32(&self, a: u32) -> i32 {
        f32::from_bits(a) as i32
    }
    pub fn f32_to_u32(&self, a: u32) -> u32 {
        f32::from_bits(a) as u32
    }
    pub fn f32_to_i32_floor(&self, a: u32) -> i32 {
        f32::from_bits(a).floor() as i32
    }
    pub fn f32_to_i32_round_half_up(&self, a: u32) -> i32 {
        // The sum is exact in double precision.
        (f64::from(f32::from_bits(a)) + 0.5).floor() as i32
    }
    pub fn f16_to_i16(&self, a: u16) -> i16 {
        clamped_int(to_int::<F16>(a, Rounding::Zero), i16::MIN.into(), i16::MAX.into()) as i16
    }
    pub fn f16_to_u16(&self, a: u16) -> u16 {
        clamped_int(to_int::<F16>(a, Rounding::Zero), 0, u16::MAX.into()) as u16
    }
    pub fn i32_to_f32(&self, a: i32) -> u32 {
        from_int::<F32>(a.into(), self.single.rounding).0
    }
    pub fn u32_to_f32(&self, a: u32) -> u32 {
        from_int::<F32>(a.into(), self.single.rounding).0
    }
    pub fn i32_to_f64(&self, a: i32) -> u64 {
        f64::from(a).to_bits()
    }
    pub fn u32_to_f64(&self, a: u32) -> u64 {
        f64::from(a).to_bits()
    }
    pub fn i16_to_f16(&self, a: i16) -> u16 {
        from_int::<F16>(a.into(), self.wide.rounding).0
    }
    pub fn u16_to_f16(&self, a: u16) -> u16 {
        from_int::<F16>(a.into(), self.wide.rounding).0
    }
    pub fn f32_to_f16(&self, a: u32) -> u16 {
        let inputs = FloatMode {
            flush_inputs: self.single.flush_inputs,
            ..self.wide
        };
        convert::<F32, F16>(a, inputs).0
    }
    pub fn f32_to_f16_rtz(&self, a: u32) -> u16 {
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
    pub fn f16_to_f32(&self, a: u16) -> u32 {
        convert::<F16, F32>(
            a,
            FloatMode {
                flush_inputs: self.wide.flush_inputs,
                ..self.single
            },
        )
        .0
    }
    pub fn f64_to_f32(&self, a: u64) -> u32 {
        convert::<F64, F32>(
            a,
            FloatMode {
                flush_inputs: self.wide.flush_inputs,
                ..self.single
            },
        )
        .0
    }
    pub fn f32_to_f64(&self, a: u32) -> u64 {
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
    pub fn offset_i4_to_f32(&self, a: u32) -> u32 {
        ((((a << 28) as i32) >> 28) as f32 / 16.0).to_bits()
    }
    pub fn f32_to_norm_i16(&self, a: u32) -> i16 {
        (f64::from(f32::from_bits(a)).clamp(-1.0, 1.0) * 32767.0).round_ties_even() as i16
    }
    pub fn f32_to_norm_u16(&self, a: u32) -> u16 {
        (f64::from(f32::from_bits(a)).clamp(0.0, 1.0) * 65535.0).round_ties_even() as u16
    }
    pub fn f16_to_norm_i16(&self, a: u16) -> i16 {
        (to_f64::<F16>(a).clamp(-1.0, 1.0) * 32767.0).round_ties_even() as i16
    }
    pub fn f16_to_norm_u16(&self, a: u16) -> u16 {
        (to_f64::<F16>(a).clamp(0.0, 1.0) * 65535.0).round_ties_even() as u16
    }
}

fn clamped_int(bits: wavelift_simulator::float::IntValue, min: i128, max: i128) -> i128 {
    bits.saturate(min, max)
}

const I32: (i128, i128) = (i32::MIN as i128, i32::MAX as i128);
const U32: (i128, i128) = (0, u32::MAX as i128);
