//! The floating-point environment of a wave: what the MODE register says, and the operations that formulas call.
//!
//! Values are bit patterns. f32 operations follow the f32 fields of MODE, f16 and f64 operations the f16/f64 fields. Approximate
//! operations (`rcp`, `rsq`, `sqrt`, `exp`, `log`, `sin`, `cos`) are computed in double precision and rounded once, which is inside
//! the 1 ULP that the manuals allow; `v_rcp_f64`, `v_rsq_f64` and `v_sqrt_f64` are cut to 29 bits, because hardware promises no more and code
//! that skips the refinement must not pass here. The f32 forms flush denormals whatever MODE says (RDNA4 ISA 16.8 states it, and the
//! expansions compilers make for GCN rely on the same).

// The methods that formulas call are named as the operations of the manual are.
#![allow(missing_docs)]

mod approximate;
mod convert;
mod divide;

use wavelift_simulator::float::{
    F16, F32, F64, Float, FloatMode, Rounding, convert, from_f64, from_int, round_integral, round_pack,
    to_f64, to_int,
};

/// Rounding, denormals and NaN treatment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fp {
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

/// Minimum or maximum where NaN wins.
fn propagating<F: Float>(mode: FloatMode, a: F::Bits, b: F::Bits, less: bool) -> F::Bits {
    match (F::is_nan(a), F::is_nan(b)) {
        (true, _) => F::quiet(a),
        (_, true) => F::quiet(b),
        _ => min::<F>(false, mode, a, b, less),
    }
}

fn median<F: Float>(fp: Fp, mode: FloatMode, [a, b, c]: [F::Bits; 3]) -> F::Bits {
    let pick = |x, y, less| min::<F>(fp.ieee, mode, x, y, less);
    if F::is_nan(a) || F::is_nan(b) || F::is_nan(c) {
        return pick(pick(a, b, true), c, true);
    }
    // The largest one comes flushed out of the comparisons, and is to be found among the operands.
    let flushed = |x| if mode.flush_inputs { F::flush(x) } else { x };
    let [a, b, c] = [a, b, c].map(flushed);
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

macro_rules! per_format {
    ($F:ty, $U:ty, $mode:ident: $add:ident $sub:ident $mul:ident $fma:ident $min:ident $max:ident $lt:ident $le:ident $eq:ident $lg:ident
     $unordered:ident $class:ident $trunc:ident $ceil:ident $floor:ident $rndne:ident $fract:ident $ldexp:ident $frexp_mant:ident) => {
        pub fn $add(&self, a: $U, b: $U) -> $U {
            <$F>::add(a, b, self.$mode)
        }
        #[allow(dead_code, reason = "the table has no v_sub_f64")]
        pub fn $sub(&self, a: $U, b: $U) -> $U {
            <$F>::sub(a, b, self.$mode)
        }
        pub fn $mul(&self, a: $U, b: $U) -> $U {
            <$F>::mul(a, b, self.$mode)
        }
        pub fn $fma(&self, a: $U, b: $U, c: $U) -> $U {
            <$F>::fma(a, b, c, self.$mode)
        }
        pub fn $min(&self, a: $U, b: $U) -> $U {
            min::<$F>(self.ieee, self.$mode, a, b, true)
        }
        pub fn $max(&self, a: $U, b: $U) -> $U {
            min::<$F>(self.ieee, self.$mode, a, b, false)
        }
        pub fn $lt(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b) == Some(std::cmp::Ordering::Less)
        }
        pub fn $le(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b)
                .is_some_and(|order| order.is_le())
        }
        pub fn $eq(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b) == Some(std::cmp::Ordering::Equal)
        }
        pub fn $lg(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b)
                .is_some_and(|order| order.is_ne())
        }
        pub fn $unordered(&self, a: $U, b: $U) -> bool {
            self.compare::<$F>(self.$mode, a, b).is_none()
        }
        pub fn $class(&self, a: $U, mask: u32) -> bool {
            class::<$F>(a) & mask != 0
        }
        pub fn $trunc(&self, a: $U) -> $U {
            self.integral::<$F>(self.$mode, a, Rounding::Zero)
        }
        pub fn $ceil(&self, a: $U) -> $U {
            self.integral::<$F>(self.$mode, a, Rounding::Up)
        }
        pub fn $floor(&self, a: $U) -> $U {
            self.integral::<$F>(self.$mode, a, Rounding::Down)
        }
        pub fn $rndne(&self, a: $U) -> $U {
            self.integral::<$F>(self.$mode, a, Rounding::NearestEven)
        }
        pub fn $fract(&self, a: $U) -> $U {
            fract::<$F>(self.$mode, a)
        }
        pub fn $ldexp(&self, a: $U, by: i32) -> $U {
            scale::<$F>(self.$mode, a, by)
        }
        pub fn $frexp_mant(&self, a: $U) -> $U {
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
    pub fn new(mode_register: u32) -> Self {
        Self {
            single: mode(mode_register, mode_register >> 4),
            wide: mode(mode_register >> 2, mode_register >> 6),
            ieee: mode_register >> 9 & 1 == 1,
        }
    }

    /// The same with rounding to the nearest.
    pub fn to_nearest(self) -> Self {
        let nearest = |mode: FloatMode| FloatMode {
            rounding: Rounding::NearestEven,
            ..mode
        };
        Self {
            single: nearest(self.single),
            wide: nearest(self.wide),
            ..self
        }
    }

    /// The same for 16 and 64 bits rounded to the nearest with subnormals, as some dot products are whatever MODE says.
    pub fn wide_as_ieee(self) -> Self {
        Self {
            wide: FloatMode::IEEE,
            ..self
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

    pub fn frexp_exp16(&self, a: u16) -> i16 {
        frexp_exponent::<F16>(if self.wide.flush_inputs { F16::flush(a) } else { a }) as i16
    }
    pub fn frexp_exp32(&self, a: u32) -> i32 {
        frexp_exponent::<F32>(if self.single.flush_inputs {
            F32::flush(a)
        } else {
            a
        })
    }
    pub fn frexp_exp64(&self, a: u64) -> i32 {
        frexp_exponent::<F64>(if self.wide.flush_inputs { F64::flush(a) } else { a })
    }

    /// Multiply, round, add, round; denormals flushed.
    pub fn mad32(&self, a: u32, b: u32, c: u32) -> u32 {
        mad::<F32>(self.single, a, b, c)
    }
    pub fn mad16(&self, a: u16, b: u16, c: u16) -> u16 {
        mad::<F16>(self.wide, a, b, c)
    }
    /// Zero times anything is zero.
    pub fn mul_legacy32(&self, a: u32, b: u32) -> u32 {
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
    /// As [`Fp::mul_legacy32`] with an exact product, and a sum.
    pub fn fma_legacy32(&self, a: u32, b: u32, c: u32) -> u32 {
        let flush = |a: u32| {
            if self.single.flush_inputs {
                F32::flush(a)
            } else {
                a
            }
        };
        if F32::is_zero(flush(a)) || F32::is_zero(flush(b)) {
            flush(c)
        } else {
            F32::fma(a, b, c, self.single)
        }
    }
    /// The smaller one; NaN if either is (IEEE 754-2019 minimum).
    pub fn minimum32(&self, a: u32, b: u32) -> u32 {
        propagating::<F32>(self.single, a, b, true)
    }
    pub fn maximum32(&self, a: u32, b: u32) -> u32 {
        propagating::<F32>(self.single, a, b, false)
    }
    pub fn minimum16(&self, a: u16, b: u16) -> u16 {
        propagating::<F16>(self.wide, a, b, true)
    }
    pub fn maximum16(&self, a: u16, b: u16) -> u16 {
        propagating::<F16>(self.wide, a, b, false)
    }
    pub fn minimum64(&self, a: u64, b: u64) -> u64 {
        propagating::<F64>(self.wide, a, b, true)
    }
    pub fn maximum64(&self, a: u64, b: u64) -> u64 {
        propagating::<F64>(self.wide, a, b, false)
    }
    pub fn mad_legacy32(&self, a: u32, b: u32, c: u32) -> u32 {
        let mode = flushing(self.single);
        let zero = |a: u32| F32::is_zero(F32::flush(a));
        let product = if zero(a) || zero(b) {
            0
        } else {
            F32::mul(a, b, mode)
        };
        F32::add(product, c, mode)
    }

    pub fn min332(&self, a: u32, b: u32, c: u32) -> u32 {
        self.min32(self.min32(a, b), c)
    }
    pub fn max332(&self, a: u32, b: u32, c: u32) -> u32 {
        self.max32(self.max32(a, b), c)
    }
    pub fn med332(&self, a: u32, b: u32, c: u32) -> u32 {
        median::<F32>(*self, self.single, [a, b, c])
    }
    pub fn min316(&self, a: u16, b: u16, c: u16) -> u16 {
        self.min16(self.min16(a, b), c)
    }
    pub fn max316(&self, a: u16, b: u16, c: u16) -> u16 {
        self.max16(self.max16(a, b), c)
    }
    pub fn med316(&self, a: u16, b: u16, c: u16) -> u16 {
        median::<F16>(*self, self.wide, [a, b, c])
    }

    pub fn atomic_min32(&self, a: u32, b: u32) -> u32 {
        self.min32(a, b)
    }
    pub fn atomic_max32(&self, a: u32, b: u32) -> u32 {
        self.max32(a, b)
    }
    pub fn atomic_min64(&self, a: u64, b: u64) -> u64 {
        self.min64(a, b)
    }
    pub fn atomic_max64(&self, a: u64, b: u64) -> u64 {
        self.max64(a, b)
    }
    pub fn atomic_add32(&self, a: u32, b: u32) -> u32 {
        self.add32(a, b)
    }

    /// The face of a cube map that a vector points to.
    pub fn cube_id(&self, x: u32, y: u32, z: u32) -> u32 {
        let (face, ..) = cube(x, y, z);
        face.to_bits()
    }
    pub fn cube_sc(&self, x: u32, y: u32, z: u32) -> u32 {
        cube(x, y, z).1
    }
    pub fn cube_tc(&self, x: u32, y: u32, z: u32) -> u32 {
        cube(x, y, z).2
    }
    pub fn cube_ma(&self, x: u32, y: u32, z: u32) -> u32 {
        (f32::from_bits(cube(x, y, z).3) * 2.0).to_bits()
    }

    /// `omod` and `clamp` on a float result of `width` bits.
    pub fn modify_output(&self, width: u32, bits: u64, omod: u8, clamp: bool, dx10_clamp: bool) -> u64 {
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
mod tests;
