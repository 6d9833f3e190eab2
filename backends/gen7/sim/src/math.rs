//! The math box (manual 6, math). Results are at least as exact as the manual asks for: computed in double precision and rounded once.

use super::lanes::Values;
use super::op::{Exec, LANES, Op};
use super::state::{Fault, unsupported};
use super::step::{Enabled, Step};
use wavelift_gen7::isa::MathFn;
use wavelift_simulator::float::{F32, Float, FloatMode};

impl Step<'_> {
    pub(crate) fn math(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let Some(function) = op.inst.math else {
            return Err(unsupported("math without a function"));
        };
        let (mut a, mut b) = ([0; LANES], [0; LANES]);
        let mut undefined = self.state.operand(op, 0, enabled, &mut a)?;
        if function.is_binary() {
            undefined |= self.state.operand(op, 1, enabled, &mut b)?;
        }
        if function.is_integer() {
            return self.divide(op, enabled, undefined, function, &a, &b);
        }
        for lane in 0..op.lanes as usize {
            let (x, y) = (a[lane] as u32, b[lane] as u32);
            a[lane] = i64::from(F32::flush(float(function, x, y)));
        }
        self.state.finish(op, enabled, undefined, &mut a, Exec::Single)
    }

    fn divide(
        &mut self,
        op: &Op,
        enabled: Enabled,
        undefined: u32,
        function: MathFn,
        a: &Values,
        b: &Values,
    ) -> Result<(), Fault> {
        let (mut quotients, mut remainders) = ([0; LANES], [0; LANES]);
        for lane in (0..op.lanes as usize).filter(|lane| enabled.lanes >> lane & 1 == 1) {
            if undefined >> lane & 1 == 1 {
                continue;
            }
            // The manual says nothing about a denominator of zero: there is a value, of any kind, and it may be stored (HSA PRM 5.2.2).
            let (x, y) = (a[lane], b[lane]);
            (quotients[lane], remainders[lane]) = if y == 0 { (-1, x) } else { (x / y, x % y) };
        }
        match function {
            MathFn::IntDiv => self
                .state
                .finish(op, enabled, undefined, &mut quotients, Exec::Integer),
            MathFn::IntMod => self
                .state
                .finish(op, enabled, undefined, &mut remainders, Exec::Integer),
            _ => {
                // First the second register, so that quotients that are their own operands stay.
                self.put_remainders(op, enabled, undefined | enabled.unknown, &remainders)?;
                self.state
                    .finish(op, enabled, undefined, &mut quotients, Exec::Integer)
            }
        }
    }
}

/// A function of singles. Denormal arguments have been flushed.
fn float(function: MathFn, x: u32, y: u32) -> u32 {
    let (a, b) = (f64::from(f32::from_bits(x)), f64::from(f32::from_bits(y)));
    if F32::is_nan(x) || function.is_binary() && F32::is_nan(y) {
        return F32::nan_of(&[x, y]);
    }
    let value = match function {
        MathFn::Inv => 1.0 / a,
        MathFn::Log => a.log2(),
        MathFn::Exp => a.exp2(),
        MathFn::Sqrt => a.sqrt(),
        MathFn::Rsq => 1.0 / a.sqrt(),
        MathFn::Sin => a.sin(),
        MathFn::Cos => a.cos(),
        MathFn::Fdiv => return F32::div(x, y, FloatMode::FLUSH),
        // No special rules of IEEE: the magnitude of the base counts.
        MathFn::Pow => a.abs().powf(b),
        MathFn::IntDivMod | MathFn::IntDiv | MathFn::IntMod => return F32::NAN,
    };
    let result = value as f32;
    if result.is_nan() {
        F32::NAN
    } else {
        result.to_bits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn within_the_manuals_error() {
        let f = |function, x: f32, y: f32| f32::from_bits(float(function, x.to_bits(), y.to_bits()));
        assert_eq!(f(MathFn::Inv, 4.0, 0.0), 0.25);
        assert_eq!(f(MathFn::Inv, -0.0, 0.0), f32::NEG_INFINITY);
        assert_eq!(f(MathFn::Rsq, 16.0, 0.0), 0.25);
        assert_eq!(f(MathFn::Sqrt, 2.0, 0.0), 2f32.sqrt());
        assert!(f(MathFn::Sqrt, -1.0, 0.0).is_nan());
        assert_eq!(f(MathFn::Exp, 10.0, 0.0), 1024.0);
        assert_eq!(f(MathFn::Log, 0.125, 0.0), -3.0);
        assert_eq!(f(MathFn::Pow, 3.0, 4.0), 81.0);
        assert_eq!(f(MathFn::Fdiv, 1.0, 3.0), 1.0 / 3.0);
        assert!((f(MathFn::Cos, 1.0, 0.0) - 1f32.cos()).abs() < 1e-6);
    }
}
