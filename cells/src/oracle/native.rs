//! Native operations (HSA PRM 5.14). The manual gives no tolerance: results are "approximate implementation dependent values", and
//! it is open whether subnormals are flushed and which NaN comes out. What is asked here is that results are useful:
//!
//! | operation | distance from the exact result |
//! |---|---|
//! | `nfma` | 2 units of the last place of the greatest of product, addend and sum |
//! | `nrcp`, `nsqrt`, `nrsqrt` | relative 2^-20 of `f32` and `f64`, 2^-9 of `f16` |
//! | `nexp2` | relative 2^-20 |
//! | `nlog2` | 2^-20, or relative 2^-20 |
//! | `nsin`, `ncos` | 2^-10 where the argument is at most 256, and in -1 to 1 elsewhere |
//!
//! Where operands or results are subnormal, zero and what lies between is right, too. Exact results come from the host's doubles.

use super::expect::Expect;
use super::format::{Format, ones};
use wavelift_hsail::model::Opcode;

/// A NaN of any kind.
const ANY_NAN: Expect = Expect::Near {
    value: f64::NAN,
    error: 0.0,
};

/// A native operation on floats of `bits` bits.
pub fn evaluate(opcode: Opcode, bits: u32, args: &[u64]) -> Expect {
    let format = Format::of(bits);
    if args.iter().any(|&a| format.is_nan(a & ones(bits))) {
        return ANY_NAN;
    }
    // What a flushed operand does to a result is not bounded.
    if args.iter().any(|&a| format.is_subnormal(a & ones(bits))) {
        return Expect::Any;
    }
    let x: Vec<f64> = args.iter().map(|&a| format.to_double(a & ones(bits))).collect();
    let relative = if bits == 16 { 2f64.powi(-9) } else { 2f64.powi(-20) };
    let (value, error) = match opcode {
        Opcode::NFma => {
            let value = x[0].mul_add(x[1], x[2]);
            let product = x[0] * x[1];
            let scale = product.abs().max(x[2].abs()).max(value.abs());
            (value, scale * 2f64.powi(1 - format.fraction as i32))
        }
        Opcode::NRcp => (1.0 / x[0], (1.0 / x[0]).abs() * relative),
        Opcode::NSqrt => (x[0].sqrt(), x[0].sqrt() * relative),
        Opcode::NRsqrt => (1.0 / x[0].sqrt(), (1.0 / x[0].sqrt()).abs() * relative),
        Opcode::NExp2 => (x[0].exp2(), x[0].exp2() * relative),
        Opcode::NLog2 => (x[0].log2(), relative.max(x[0].log2().abs() * relative)),
        Opcode::NSin | Opcode::NCos if x[0].is_infinite() => return Expect::Any,
        Opcode::NSin if x[0].abs() <= 256.0 => (x[0].sin(), 2f64.powi(-10)),
        Opcode::NCos if x[0].abs() <= 256.0 => (x[0].cos(), 2f64.powi(-10)),
        Opcode::NSin | Opcode::NCos => (0.0, 1.0),
        _ => return Expect::Any,
    };
    if value.is_nan() {
        return ANY_NAN;
    }
    let largest = format.to_double(format.infinity() - 1);
    if value.abs() >= largest * (1.0 - relative) || error.is_infinite() {
        // At the end of the range, infinity and the largest number are both near.
        return Expect::Any;
    }
    let least = format.to_double(format.least_normal());
    let error = if value.abs() < least * (1.0 + relative) {
        error.max(least)
    } else {
        error
    };
    Expect::Near { value, error }
}
