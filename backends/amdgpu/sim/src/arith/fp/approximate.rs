//! Approximate operations: computed in double precision and rounded once.

use super::*;

impl Fp {
    /// Cut, which is within the one unit of the last place that the manual promises (RDNA4 ISA V_RCP_F32).
    pub fn rcp32(&self, a: u32) -> u32 {
        approximate_in::<F32>(Rounding::Zero, FloatMode::FLUSH, a, |x| 1.0 / x)
    }
    pub fn rsq32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, |x| {
            if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() }
        })
    }
    pub fn sqrt32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, f64::sqrt)
    }
    pub fn exp32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, f64::exp2)
    }
    pub fn log32(&self, a: u32) -> u32 {
        approximate::<F32>(FloatMode::FLUSH, a, f64::log2)
    }
    /// Sine of `a` turns; beyond 256 turns the result is 0.
    pub fn sin32(&self, a: u32) -> u32 {
        if f32::from_bits(a).abs() > 256.0 && F32::is_finite(a) {
            return 0;
        }
        approximate::<F32>(self.single, a, |x| if x == 0.0 { x } else { sine_of_turns(x) })
    }
    /// Cosine of `a` turns; beyond 256 turns the result is 1.
    pub fn cos32(&self, a: u32) -> u32 {
        if f32::from_bits(a).abs() > 256.0 && F32::is_finite(a) {
            return 1f32.to_bits();
        }
        approximate::<F32>(self.single, a, cosine_of_turns)
    }
    pub fn rcp16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, |x| 1.0 / x)
    }
    pub fn rsq16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, |x| if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() })
    }
    pub fn sqrt16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, f64::sqrt)
    }
    pub fn exp16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, f64::exp2)
    }
    pub fn log16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, f64::log2)
    }
    pub fn sin16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, |x| match x.abs() {
            0.0 => x,
            x if x > 256.0 => 0.0,
            _ => sine_of_turns(x),
        })
    }
    pub fn cos16(&self, a: u16) -> u16 {
        approximate::<F16>(self.wide, a, |x| {
            if x.abs() > 256.0 { 1.0 } else { cosine_of_turns(x) }
        })
    }
    pub fn rcp64(&self, a: u64) -> u64 {
        coarse(1.0 / f64::from_bits(self.flush64(a)))
    }
    pub fn rsq64(&self, a: u64) -> u64 {
        let x = f64::from_bits(self.flush64(a));
        coarse(if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() })
    }
    pub fn sqrt64(&self, a: u64) -> u64 {
        coarse(f64::from_bits(self.flush64(a)).sqrt())
    }
    fn flush64(&self, a: u64) -> u64 {
        if self.wide.flush_inputs { F64::flush(a) } else { a }
    }
}

/// An approximation: computed in f64, rounded to nearest.
fn approximate<F: Float>(mode: FloatMode, a: F::Bits, f: impl Fn(f64) -> f64) -> F::Bits {
    approximate_in::<F>(Rounding::NearestEven, mode, a, f)
}

/// As [`approximate`], rounded in a direction.
fn approximate_in<F: Float>(
    rounding: Rounding,
    mode: FloatMode,
    a: F::Bits,
    f: impl Fn(f64) -> f64,
) -> F::Bits {
    let a = if mode.flush_inputs { F::flush(a) } else { a };
    if F::is_nan(a) {
        return F::quiet(a);
    }
    let result = f(to_f64::<F>(a));
    if result.is_nan() {
        return F::negate(F::NAN);
    }
    let bits = from_f64::<F>(result, rounding).0;
    if mode.flush_outputs { F::flush(bits) } else { bits }
}

/// Keeps 29 bits of the significand. The manual promises an error of at most 2^29 units of the last place, 24 bits (RDNA4 ISA V_RCP_F64).
fn coarse(value: f64) -> u64 {
    let bits = value.to_bits();
    if value.is_nan() {
        F64::negate(F64::NAN)
    } else {
        bits & !0xff_ffff
    }
}

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
