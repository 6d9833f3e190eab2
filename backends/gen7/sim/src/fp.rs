//! Float arithmetic of this machine: single precision flushes denormals on both sides, double precision as cr0 says (manual 3.4).

use wavelift_simulator::float::{F32, F64, Float, FloatMode, Rounding};

/// Rounding modes by the encoding of cr0.0[5:4].
const ROUNDINGS: [Rounding; 4] = [
    Rounding::NearestEven,
    Rounding::Up,
    Rounding::Down,
    Rounding::Zero,
];
/// cr0.0: doubles keep denormals.
const KEEP_DOUBLE_DENORMALS: u32 = 1 << 6;

/// Mode of single precision.
pub(crate) fn single(cr0: u32) -> FloatMode {
    FloatMode::new(ROUNDINGS[(cr0 >> 4 & 3) as usize], true)
}

/// Mode of double precision.
pub(crate) fn double(cr0: u32) -> FloatMode {
    FloatMode::new(
        ROUNDINGS[(cr0 >> 4 & 3) as usize],
        cr0 & KEEP_DOUBLE_DENORMALS == 0,
    )
}

/// The host's result, flushed, with the NaN that the shared arithmetic would choose.
#[inline]
fn finish<F: Float>(result: F::Bits, operands: &[F::Bits], flush: bool) -> F::Bits {
    if F::is_nan(result) {
        F::nan_of(operands)
    } else if flush {
        F::flush(result)
    } else {
        result
    }
}

#[inline]
fn input<F: Float>(a: F::Bits, mode: FloatMode) -> F::Bits {
    if mode.flush_inputs { F::flush(a) } else { a }
}

/// `a + b`
#[inline]
pub(crate) fn add<F: Float>(a: F::Bits, b: F::Bits, mode: FloatMode) -> F::Bits {
    if mode.rounding != Rounding::NearestEven {
        return F::add(a, b, mode);
    }
    let (a, b) = (input::<F>(a, mode), input::<F>(b, mode));
    finish::<F>(F::host_add(a, b), &[a, b], mode.flush_outputs)
}

/// `a * b`
#[inline]
pub(crate) fn mul<F: Float>(a: F::Bits, b: F::Bits, mode: FloatMode) -> F::Bits {
    if mode.rounding != Rounding::NearestEven {
        return F::mul(a, b, mode);
    }
    let (a, b) = (input::<F>(a, mode), input::<F>(b, mode));
    finish::<F>(F::host_mul(a, b), &[a, b], mode.flush_outputs)
}

/// `a * b + c`, rounded once.
#[inline]
pub(crate) fn fma<F: Float>(a: F::Bits, b: F::Bits, c: F::Bits, mode: FloatMode) -> F::Bits {
    if mode.rounding != Rounding::NearestEven {
        return F::fma(a, b, c, mode);
    }
    let (a, b, c) = (input::<F>(a, mode), input::<F>(b, mode), input::<F>(c, mode));
    finish::<F>(F::host_fma(a, b, c), &[a, b, c], mode.flush_outputs)
}

/// `a * b + (1 - a) * c`
pub(crate) fn lerp<F: Float>(a: F::Bits, b: F::Bits, c: F::Bits, mode: FloatMode) -> F::Bits {
    let one = F::from_u64(if F::WIDTH == 64 {
        0x3ff0_0000_0000_0000
    } else {
        0x3f80_0000
    });
    let rest = add::<F>(one, F::negate(a), mode);
    fma::<F>(a, b, mul::<F>(rest, c, mode), mode)
}

/// A single clamped to [0, 1]; NaN is 0.
pub(crate) fn saturate_single(bits: u32) -> u32 {
    let value = f32::from_bits(bits);
    if value >= 1.0 {
        1f32.to_bits()
    } else if value > 0.0 {
        bits
    } else {
        0
    }
}

/// A double clamped to [0, 1]; NaN is 0.
pub(crate) fn saturate_double(bits: u64) -> u64 {
    let value = f64::from_bits(bits);
    if value >= 1.0 {
        1f64.to_bits()
    } else if value > 0.0 {
        bits
    } else {
        0
    }
}

/// A single as an integer, towards zero, clamped to an interval; NaN is 0.
pub(crate) fn to_integer(value: f64, min: i64, max: i64) -> i64 {
    // Casts of Rust round towards zero and saturate; NaN gives 0.
    (value as i64).clamp(min, max)
}

/// A double as a single, towards zero.
pub(crate) fn narrow(bits: u64) -> u32 {
    let mode = FloatMode::new(Rounding::Zero, false);
    wavelift_simulator::float::convert::<F64, F32>(bits, mode).0
}
