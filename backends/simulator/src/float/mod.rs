//! IEEE 754 arithmetic on bit patterns, with a rounding mode and denormal flushing.
//!
//! Simulators and the IR interpreter share these helpers so that both mean the same bits. Every function is exact: the infinitely
//! precise result is rounded once. Round-to-nearest-even of f32 and f64 runs on the host's arithmetic, which Rust guarantees to be
//! IEEE; directed modes and exception flags of add, multiply and fused multiply-add come from `rustc_apfloat`; everything else (f16,
//! division, square root, conversions) is integer arithmetic on significands that ends in [`round_pack`].
//!
//! NaNs: an operation with NaN operands returns the first of them, quieted, payload kept; an invalid operation without NaN operands
//! returns the positive quiet NaN. Denormals are flushed to zero of the same sign. Results are flushed after rounding.
//!
//! - [`Float`]: what is common to [`F16`], [`F32`] and [`F64`]; the arithmetic.
//! - [`convert`], [`from_int`], [`to_int`], [`round_integral`]: conversions.

mod convert;
mod formats;

pub use convert::{IntValue, convert, from_f64, from_int, round_integral, to_f64, to_int};
pub use formats::{F16, F32, F64};

use std::ops::BitOr;

/// Rounding of inexact results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// To nearest, ties to even.
    #[default]
    NearestEven,
    /// Towards positive infinity.
    Up,
    /// Towards negative infinity.
    Down,
    /// Towards zero.
    Zero,
}

impl Rounding {
    fn apfloat(self) -> rustc_apfloat::Round {
        match self {
            Rounding::NearestEven => rustc_apfloat::Round::NearestTiesToEven,
            Rounding::Up => rustc_apfloat::Round::TowardPositive,
            Rounding::Down => rustc_apfloat::Round::TowardNegative,
            Rounding::Zero => rustc_apfloat::Round::TowardZero,
        }
    }
}

/// How an operation rounds and treats denormals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FloatMode {
    /// Rounding mode.
    pub rounding: Rounding,
    /// Denormal operands count as zero.
    pub flush_inputs: bool,
    /// Denormal results become zero.
    pub flush_outputs: bool,
}

impl FloatMode {
    /// Nearest-even with denormals.
    pub const IEEE: FloatMode = FloatMode {
        rounding: Rounding::NearestEven,
        flush_inputs: false,
        flush_outputs: false,
    };

    /// Nearest-even, denormals flushed on both sides.
    pub const FLUSH: FloatMode = FloatMode {
        rounding: Rounding::NearestEven,
        flush_inputs: true,
        flush_outputs: true,
    };

    /// The given rounding with denormals flushed or kept on both sides.
    pub const fn new(rounding: Rounding, flush: bool) -> Self {
        FloatMode {
            rounding,
            flush_inputs: flush,
            flush_outputs: flush,
        }
    }
}

/// IEEE exceptions raised by an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags(u8);

impl Flags {
    /// No exception.
    pub const NONE: Flags = Flags(0);
    /// Invalid operation.
    pub const INVALID: Flags = Flags(1);
    /// Division of a finite number by zero.
    pub const DIVIDE_BY_ZERO: Flags = Flags(2);
    /// Overflow.
    pub const OVERFLOW: Flags = Flags(4);
    /// Underflow.
    pub const UNDERFLOW: Flags = Flags(8);
    /// Inexact.
    pub const INEXACT: Flags = Flags(16);

    /// Whether all of `other` are raised.
    pub fn contains(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// The flags as HSAIL's exception bits 0 to 4: invalid, divide by zero, overflow, underflow, inexact.
    pub fn bits(self) -> u8 {
        self.0
    }

    fn of_status(status: rustc_apfloat::Status) -> Flags {
        use rustc_apfloat::Status;
        let pairs = [
            (Status::INVALID_OP, Flags::INVALID),
            (Status::DIV_BY_ZERO, Flags::DIVIDE_BY_ZERO),
            (Status::OVERFLOW, Flags::OVERFLOW),
            (Status::UNDERFLOW, Flags::UNDERFLOW),
            (Status::INEXACT, Flags::INEXACT),
        ];
        let raised = |set: bool, flag: Flags| if set { flag } else { Flags::NONE };
        pairs.into_iter().fold(Flags::NONE, |flags, (from, to)| {
            flags | raised(status.contains(from), to)
        })
    }
}

impl BitOr for Flags {
    type Output = Flags;
    fn bitor(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }
}

/// A finite nonzero number `(-1)^negative * significand * 2^exponent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Finite {
    negative: bool,
    exponent: i32,
    significand: u128,
}

/// Rounds `(-1)^negative * (significand + sticky/2) * 2^exponent` to the format, with gradual underflow. `sticky` says that the exact
/// value is a little larger in magnitude than the significand says.
pub fn round_pack<F: Float>(
    negative: bool,
    exponent: i32,
    significand: u128,
    sticky: bool,
    rounding: Rounding,
) -> (F::Bits, Flags) {
    let sign = u64::from(negative) << (F::WIDTH - 1);
    let precision = F::PRECISION as i32;
    let min_exponent = 2 - (1 << (F::EXPONENT_BITS - 1)) - (precision - 1);
    if significand == 0 && !sticky {
        return (F::from_u64(sign), Flags::NONE);
    }
    let length = 128 - significand.leading_zeros() as i32;
    // The exponent of the last place that the format keeps.
    let target = (exponent + length - precision).max(min_exponent);
    let shift = target - exponent;
    let (mut kept, half, rest) = if shift <= 0 {
        // Only exact significands may be shifted up; callers with a sticky bit pass at least two spare bits.
        (significand << (-shift).min(127), false, sticky)
    } else if shift > 128 {
        (0, false, true)
    } else {
        let kept = if shift == 128 { 0 } else { significand >> shift };
        let half = significand >> (shift - 1) & 1 == 1;
        let below = significand & ((1u128 << (shift - 1)) - 1) != 0;
        (kept, half, below || sticky)
    };
    let inexact = half || rest;
    let up = match rounding {
        Rounding::NearestEven => half && (rest || kept & 1 == 1),
        Rounding::Up => inexact && !negative,
        Rounding::Down => inexact && negative,
        Rounding::Zero => false,
    };
    let mut target = target;
    let tiny = kept < 1 << (precision - 1);
    if up {
        kept += 1;
        if kept == 1 << precision {
            kept >>= 1;
            target += 1;
        }
    }
    let mut flags = if inexact { Flags::INEXACT } else { Flags::NONE };
    if tiny && inexact {
        flags = flags | Flags::UNDERFLOW;
    }
    let hidden = 1u128 << (precision - 1);
    if kept < hidden {
        return (F::from_u64(sign | kept as u64), flags);
    }
    let biased = target - min_exponent + 1;
    if biased >= (1 << F::EXPONENT_BITS) - 1 {
        let to_infinity = match rounding {
            Rounding::NearestEven => true,
            Rounding::Up => !negative,
            Rounding::Down => negative,
            Rounding::Zero => false,
        };
        let infinity = F::to_u64(F::INFINITY);
        let magnitude = if to_infinity { infinity } else { infinity - 1 };
        return (F::from_u64(sign | magnitude), Flags::OVERFLOW | Flags::INEXACT);
    }
    let bits = sign | (biased as u64) << (precision - 1) | (kept - hidden) as u64;
    (F::from_u64(bits), flags)
}

/// A binary interchange format; the arithmetic on its bit patterns.
pub trait Float: Copy + 'static {
    /// The bit pattern.
    type Bits: Copy + Eq + std::fmt::Debug + std::fmt::LowerHex;
    /// Bits of the pattern.
    const WIDTH: u32;
    /// Bits of the significand, the hidden one included.
    const PRECISION: u32;
    /// Bits of the exponent.
    const EXPONENT_BITS: u32 = Self::WIDTH - Self::PRECISION;
    /// Positive infinity.
    const INFINITY: Self::Bits;
    /// The positive quiet NaN.
    const NAN: Self::Bits;

    /// The pattern zero extended.
    fn to_u64(bits: Self::Bits) -> u64;
    /// The low bits of `value`.
    fn from_u64(value: u64) -> Self::Bits;
    /// `a + b`, nearest even, gradual underflow; NaN results may have any payload.
    fn host_add(a: Self::Bits, b: Self::Bits) -> Self::Bits;
    /// `a * b`, as [`Float::host_add`].
    fn host_mul(a: Self::Bits, b: Self::Bits) -> Self::Bits;
    /// `a * b + c` rounded once, as [`Float::host_add`].
    fn host_fma(a: Self::Bits, b: Self::Bits, c: Self::Bits) -> Self::Bits;
    /// Add, multiply and fused multiply-add with any rounding, with flags. `c` is only used by [`Exact::Fma`].
    fn soft(op: Exact, operands: [Self::Bits; 3], rounding: Rounding) -> (Self::Bits, Flags);

    /// The sign bit.
    fn sign(a: Self::Bits) -> bool {
        Self::to_u64(a) >> (Self::WIDTH - 1) == 1
    }
    /// The pattern without the sign.
    fn magnitude(a: Self::Bits) -> u64 {
        Self::to_u64(a) & !(1 << (Self::WIDTH - 1))
    }
    /// Not a number.
    fn is_nan(a: Self::Bits) -> bool {
        Self::magnitude(a) > Self::to_u64(Self::INFINITY)
    }
    /// Signalling NaN.
    fn is_signaling(a: Self::Bits) -> bool {
        Self::is_nan(a) && Self::to_u64(a) >> (Self::PRECISION - 2) & 1 == 0
    }
    /// Infinity of either sign.
    fn is_infinite(a: Self::Bits) -> bool {
        Self::magnitude(a) == Self::to_u64(Self::INFINITY)
    }
    /// Zero of either sign.
    fn is_zero(a: Self::Bits) -> bool {
        Self::magnitude(a) == 0
    }
    /// Nonzero with a zero exponent field.
    fn is_denormal(a: Self::Bits) -> bool {
        let magnitude = Self::magnitude(a);
        magnitude != 0 && magnitude >> (Self::PRECISION - 1) == 0
    }
    /// Neither infinite nor NaN.
    fn is_finite(a: Self::Bits) -> bool {
        Self::magnitude(a) < Self::to_u64(Self::INFINITY)
    }
    /// The sign flipped.
    fn negate(a: Self::Bits) -> Self::Bits {
        Self::from_u64(Self::to_u64(a) ^ 1 << (Self::WIDTH - 1))
    }
    /// Zero of the given sign.
    fn zero(negative: bool) -> Self::Bits {
        Self::from_u64(u64::from(negative) << (Self::WIDTH - 1))
    }
    /// Infinity of the given sign.
    fn infinity(negative: bool) -> Self::Bits {
        Self::from_u64(Self::to_u64(Self::INFINITY) | u64::from(negative) << (Self::WIDTH - 1))
    }
    /// A NaN made quiet.
    fn quiet(a: Self::Bits) -> Self::Bits {
        Self::from_u64(Self::to_u64(a) | 1 << (Self::PRECISION - 2))
    }
    /// A denormal becomes zero of its sign.
    fn flush(a: Self::Bits) -> Self::Bits {
        if Self::is_denormal(a) {
            Self::zero(Self::sign(a))
        } else {
            a
        }
    }
    /// The NaN that an operation on `operands` returns.
    fn nan_of(operands: &[Self::Bits]) -> Self::Bits {
        operands
            .iter()
            .copied()
            .find(|&a| Self::is_nan(a))
            .map_or(Self::NAN, Self::quiet)
    }

    /// `a + b`.
    fn add(a: Self::Bits, b: Self::Bits, mode: FloatMode) -> Self::Bits {
        fast::<Self>(Exact::Add, [a, b, a], mode)
    }
    /// `a - b`. A NaN `b` keeps its sign.
    fn sub(a: Self::Bits, b: Self::Bits, mode: FloatMode) -> Self::Bits {
        let b = if Self::is_nan(b) { b } else { Self::negate(b) };
        fast::<Self>(Exact::Add, [a, b, a], mode)
    }
    /// `a * b`.
    fn mul(a: Self::Bits, b: Self::Bits, mode: FloatMode) -> Self::Bits {
        fast::<Self>(Exact::Mul, [a, b, a], mode)
    }
    /// `a * b + c`, rounded once.
    fn fma(a: Self::Bits, b: Self::Bits, c: Self::Bits, mode: FloatMode) -> Self::Bits {
        fast::<Self>(Exact::Fma, [a, b, c], mode)
    }
    /// Any operation with its exception flags (slow).
    fn with_flags(op: Exact, operands: [Self::Bits; 3], mode: FloatMode) -> (Self::Bits, Flags) {
        slow::<Self>(op, operands, mode)
    }
    /// `a / b`.
    fn div(a: Self::Bits, b: Self::Bits, mode: FloatMode) -> Self::Bits {
        slow::<Self>(Exact::Div, [a, b, a], mode).0
    }
    /// Square root.
    fn sqrt(a: Self::Bits, mode: FloatMode) -> Self::Bits {
        slow::<Self>(Exact::Sqrt, [a, a, a], mode).0
    }
    /// The lesser operand; the number if the other is NaN; -0 is less than +0.
    fn min_num(a: Self::Bits, b: Self::Bits) -> Self::Bits {
        select_num::<Self>(a, b, Self::less(a, b))
    }
    /// The greater operand; the number if the other is NaN; +0 is greater than -0.
    fn max_num(a: Self::Bits, b: Self::Bits) -> Self::Bits {
        select_num::<Self>(a, b, Self::less(b, a))
    }
    /// Total order of non-NaN patterns, -0 before +0.
    fn less(a: Self::Bits, b: Self::Bits) -> bool {
        let key = |a: Self::Bits| {
            let magnitude = Self::magnitude(a) as i64;
            if Self::sign(a) { -magnitude - 1 } else { magnitude }
        };
        key(a) < key(b)
    }
    /// IEEE comparison; `None` if unordered.
    fn compare(a: Self::Bits, b: Self::Bits) -> Option<std::cmp::Ordering> {
        if Self::is_nan(a) || Self::is_nan(b) {
            None
        } else if a == b || Self::is_zero(a) && Self::is_zero(b) {
            Some(std::cmp::Ordering::Equal)
        } else if Self::less(a, b) {
            Some(std::cmp::Ordering::Less)
        } else {
            Some(std::cmp::Ordering::Greater)
        }
    }
}

/// Operations that are defined by rounding one exact result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exact {
    /// `a + b`
    Add,
    /// `a * b`
    Mul,
    /// `a * b + c`
    Fma,
    /// `a / b`
    Div,
    /// square root of `a`
    Sqrt,
}

impl Exact {
    fn operands(self) -> usize {
        match self {
            Exact::Sqrt => 1,
            Exact::Add | Exact::Mul | Exact::Div => 2,
            Exact::Fma => 3,
        }
    }
}

fn select_num<F: Float>(a: F::Bits, b: F::Bits, first: bool) -> F::Bits {
    match (F::is_nan(a), F::is_nan(b)) {
        (true, true) => F::quiet(a),
        (true, false) => b,
        (false, true) => a,
        (false, false) => {
            if first {
                a
            } else {
                b
            }
        }
    }
}

#[inline]
fn fast<F: Float>(op: Exact, operands: [F::Bits; 3], mode: FloatMode) -> F::Bits {
    if mode != FloatMode::IEEE {
        return slow::<F>(op, operands, mode).0;
    }
    let [a, b, c] = operands;
    let result = match op {
        Exact::Add => F::host_add(a, b),
        Exact::Mul => F::host_mul(a, b),
        Exact::Fma => F::host_fma(a, b, c),
        Exact::Div | Exact::Sqrt => return slow::<F>(op, operands, mode).0,
    };
    if F::is_nan(result) {
        F::nan_of(&operands[..op.operands()])
    } else {
        result
    }
}

fn slow<F: Float>(op: Exact, operands: [F::Bits; 3], mode: FloatMode) -> (F::Bits, Flags) {
    let operands = if mode.flush_inputs {
        operands.map(F::flush)
    } else {
        operands
    };
    let used = &operands[..op.operands()];
    if used.iter().any(|&a| F::is_nan(a)) {
        let signaling = used.iter().any(|&a| F::is_signaling(a));
        return (
            F::nan_of(used),
            if signaling { Flags::INVALID } else { Flags::NONE },
        );
    }
    let (result, flags) = match op {
        Exact::Add | Exact::Mul | Exact::Fma => F::soft(op, operands, mode.rounding),
        Exact::Div => divide::<F>(operands[0], operands[1], mode.rounding),
        Exact::Sqrt => square_root::<F>(operands[0], mode.rounding),
    };
    if F::is_nan(result) {
        return (F::NAN, Flags::INVALID);
    }
    if mode.flush_outputs && F::is_denormal(result) {
        return (F::flush(result), flags | Flags::UNDERFLOW);
    }
    (result, flags)
}

/// A finite nonzero pattern taken apart.
fn unpack<F: Float>(a: F::Bits) -> Finite {
    let magnitude = F::magnitude(a);
    let field = (magnitude >> (F::PRECISION - 1)) as i32;
    let fraction = u128::from(magnitude & ((1 << (F::PRECISION - 1)) - 1));
    let min_exponent = 2 - (1 << (F::EXPONENT_BITS - 1)) - (F::PRECISION as i32 - 1);
    let (exponent, significand) = if field == 0 {
        (min_exponent, fraction)
    } else {
        (min_exponent + field - 1, fraction | 1 << (F::PRECISION - 1))
    };
    Finite {
        negative: F::sign(a),
        exponent,
        significand,
    }
}

fn divide<F: Float>(a: F::Bits, b: F::Bits, rounding: Rounding) -> (F::Bits, Flags) {
    let negative = F::sign(a) != F::sign(b);
    match (F::is_infinite(a), F::is_infinite(b), F::is_zero(a), F::is_zero(b)) {
        (true, true, ..) | (_, _, true, true) => return (F::NAN, Flags::INVALID),
        (true, ..) => return (F::infinity(negative), Flags::NONE),
        (_, _, _, true) => return (F::infinity(negative), Flags::DIVIDE_BY_ZERO),
        (_, true, ..) | (_, _, true, _) => return (F::zero(negative), Flags::NONE),
        _ => {}
    }
    let (x, y) = (unpack::<F>(a), unpack::<F>(b));
    let up = x.significand.leading_zeros() as i32;
    let numerator = x.significand << up;
    let quotient = numerator / y.significand;
    let sticky = !numerator.is_multiple_of(y.significand);
    round_pack::<F>(negative, x.exponent - up - y.exponent, quotient, sticky, rounding)
}

fn square_root<F: Float>(a: F::Bits, rounding: Rounding) -> (F::Bits, Flags) {
    if F::is_zero(a) {
        return (a, Flags::NONE);
    }
    if F::sign(a) {
        return (F::NAN, Flags::INVALID);
    }
    if F::is_infinite(a) {
        return (a, Flags::NONE);
    }
    let x = unpack::<F>(a);
    let mut up = x.significand.leading_zeros() as i32;
    up -= (x.exponent - up) & 1;
    let radicand = x.significand << up;
    let root = radicand.isqrt();
    round_pack::<F>(
        false,
        (x.exponent - up) / 2,
        root,
        root * root != radicand,
        rounding,
    )
}

#[cfg(test)]
mod tests;
