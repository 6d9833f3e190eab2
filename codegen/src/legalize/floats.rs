//! Floating point by other floating point.
//!
//! What is computed in a wider format and rounded once more is exact if the wider result was *rounded to odd*: cut, with the
//! lowest bit set if anything was lost. Then the second rounding sees on which side of every boundary the true value
//! lies. To nearest, quotients and roots need no such care: single precision has more than twice the digits of half
//! precision and two, so that a first rounding to nearest cannot produce a false tie.

use super::Expander;
use crate::ir::eval::fp;
use crate::ir::{
    FloatCC, FpMode, Function, Inst, InstBuilder, InstructionData, IntCC, Opcode, Rounding, Type, Value,
};

/// Cut, subnormals kept.
pub(super) const CUT: FpMode = FpMode {
    round: Rounding::Zero,
    ftz: false,
    sat: false,
};

/// Whether a number can be no signalling NaN, because arithmetic made it (HSA PRM 4.19.4) or it is a constant.
pub fn never_signals(func: &Function, value: Value) -> bool {
    let value = func.dfg.resolve(value);
    let Some(inst) = func.dfg.defining_inst(value) else {
        return false;
    };
    let data = func.dfg.inst(inst);
    if let InstructionData::Const { imm, .. } = *data {
        return fp::classify(func.dfg.value_type(value).bits(), imm) != fp::SIGNALLING_NAN;
    }
    matches!(
        data.opcode(),
        Opcode::Fadd
            | Opcode::Fsub
            | Opcode::Fmul
            | Opcode::Fdiv
            | Opcode::Fma
            | Opcode::Fsqrt
            | Opcode::Fmin
            | Opcode::Fmax
            | Opcode::Fceil
            | Opcode::Ffloor
            | Opcode::Ftrunc
            | Opcode::Frint
            | Opcode::Ffract
            | Opcode::Fconvert
            | Opcode::FcvtFromSint
            | Opcode::FcvtFromUint
    )
}

/// `ffract` of any width, by the difference from the floor.
pub fn fract(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp {
        opcode: Opcode::Ffract,
        mode,
        arg,
    } = *at.func.dfg.inst(inst)
    else {
        return None;
    };
    let ty = at.func.dfg.ctrl_type(inst);
    let (one, digits) = match ty {
        Type::F16 => (0x3c00u64, 16),
        Type::F32 => (0x3f80_0000, 32),
        Type::F64 => (0x3ff0_0000_0000_0000, 64),
        _ => return None,
    };
    let floor = at.ffloor(ty, mode, arg);
    let rest = at.fsub(ty, mode, arg, floor);
    // The difference from -1 of a tiny negative number may round to one.
    let below_one = at.fconst(ty, one - 1);
    let too_high = at.fcmp(FloatCC::Gt, mode, rest, below_one);
    let rest = at.select(ty, too_high, below_one, rest);
    // Zeros stay, infinities become zeros of their sign; so do subnormals that are flushed.
    let special = 0x264 | if mode.ftz { 0x90 } else { 0 };
    let classes = at.int(Type::I32, special);
    let special = at.fclass(arg, classes);
    let int = Type::int(digits)?;
    let bits = at.bitcast(int, arg);
    let sign = at.int(int, 1 << (digits - 1));
    let sign = at.band(int, bits, sign);
    let zero = at.bitcast(ty, sign);
    Some(at.select(ty, special, zero, rest))
}

/// Quotients and square roots of `f16` through `f32`.
pub fn half(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    if at.func.dfg.ctrl_type(inst) != Type::F16 {
        return None;
    }
    let single = |at: &mut Expander<'_>, mode: FpMode, a| {
        let widen = FpMode {
            ftz: mode.ftz,
            ..FpMode::DEFAULT
        };
        at.fconvert(Type::F32, widen, a)
    };
    let zero_and_sign = |at: &mut Expander<'_>, value| {
        let bits = at.bitcast(Type::I32, value);
        let zero = at.int(Type::I32, 0);
        (bits, zero)
    };
    let (mode, value, error) = match *at.func.dfg.inst(inst) {
        InstructionData::BinaryFp {
            opcode: Opcode::Fdiv,
            mode,
            args: [a, b],
        } => {
            let (a, b) = (single(at, mode, a), single(at, mode, b));
            let quotient = at.fdiv(Type::F32, FpMode::DEFAULT, a, b);
            if mode.round == Rounding::Near {
                return Some(at.fconvert(Type::F16, mode, quotient));
            }
            // a - q * b, exactly; its sign relative to the dividend's says whether the quotient is too large.
            let minus = at.fneg(Type::F32, quotient);
            let rest = at.fma(Type::F32, FpMode::DEFAULT, minus, b, a);
            let (rest_bits, zero) = zero_and_sign(at, rest);
            let (a_bits, _) = zero_and_sign(at, a);
            let signs = at.bxor(Type::I32, rest_bits, a_bits);
            (mode, quotient, (rest, at.icmp(IntCC::Slt, signs, zero)))
        }
        InstructionData::UnaryFp {
            opcode: Opcode::Fsqrt,
            mode,
            arg,
        } => {
            let a = single(at, mode, arg);
            let root = at.fsqrt(Type::F32, FpMode::DEFAULT, a);
            if mode.round == Rounding::Near {
                return Some(at.fconvert(Type::F16, mode, root));
            }
            let minus = at.fneg(Type::F32, root);
            let rest = at.fma(Type::F32, FpMode::DEFAULT, minus, root, a);
            let (rest_bits, zero) = zero_and_sign(at, rest);
            (mode, root, (rest, at.icmp(IntCC::Slt, rest_bits, zero)))
        }
        _ => return None,
    };
    let (rest, too_large) = error;
    let zero = at.fconst(Type::F32, 0);
    // False for NaN, which infinite results leave.
    let inexact = at.fcmp(FloatCC::Ne, FpMode::DEFAULT, rest, zero);
    let too_large = at.band(Type::B1, inexact, too_large);
    let bits = at.bitcast(Type::I32, value);
    let less = at.uextend(Type::I32, too_large);
    let bits = at.isub(Type::I32, bits, less);
    let odd = at.uextend(Type::I32, inexact);
    let bits = at.bor(Type::I32, bits, odd);
    let value = at.bitcast(Type::F32, bits);
    Some(at.fconvert(Type::F16, mode, value))
}

/// A function that the machine defines, of `f16` by that of `f32`.
pub fn native_half(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::Unary { opcode, arg } = *at.func.dfg.inst(inst) else {
        return None;
    };
    let native = matches!(
        opcode,
        Opcode::Nrcp
            | Opcode::Nrsqrt
            | Opcode::Nsqrt
            | Opcode::Nexp2
            | Opcode::Nlog2
            | Opcode::Nsin
            | Opcode::Ncos
    );
    if !native || at.func.dfg.ctrl_type(inst) != Type::F16 {
        return None;
    }
    let single = at.fconvert(Type::F32, FpMode::DEFAULT, arg);
    let value = at.same_on(inst, Type::F32, &[single]);
    Some(at.fconvert(Type::F16, FpMode::DEFAULT, value))
}

/// Conversions between `f16` and `f64` through `f32`.
pub fn convert(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp {
        opcode: Opcode::Fconvert,
        mode,
        arg,
    } = *at.func.dfg.inst(inst)
    else {
        return None;
    };
    let flushing = |round| FpMode {
        round,
        ftz: mode.ftz,
        sat: false,
    };
    match (at.func.dfg.value_type(arg), at.func.dfg.ctrl_type(inst)) {
        (Type::F16, Type::F64) => {
            let single = at.fconvert(Type::F32, flushing(Rounding::Near), arg);
            Some(at.fconvert(Type::F64, FpMode::DEFAULT, single))
        }
        (Type::F64, Type::F16) => {
            let cut = at.fconvert(Type::F32, flushing(Rounding::Zero), arg);
            let back = at.fconvert(Type::F64, FpMode::DEFAULT, cut);
            let inexact = at.fcmp(FloatCC::Ne, flushing(Rounding::Near), back, arg);
            let odd = at.uextend(Type::I32, inexact);
            let bits = at.bitcast(Type::I32, cut);
            let bits = at.bor(Type::I32, bits, odd);
            let single = at.bitcast(Type::F32, bits);
            Some(at.fconvert(Type::F16, mode, single))
        }
        _ => None,
    }
}

/// Square roots of `f32` that are not rounded to nearest: the root to nearest, stepped to the neighbour if its square, which
/// is exact in `f64`, lies on the wrong side.
pub fn directed_root(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp {
        opcode: Opcode::Fsqrt,
        mode,
        arg,
    } = *at.func.dfg.inst(inst)
    else {
        return None;
    };
    if at.func.dfg.ctrl_type(inst) != Type::F32 || mode.round == Rounding::Near {
        return None;
    }
    let near = FpMode {
        round: Rounding::Near,
        ..mode
    };
    let root = at.fsqrt(Type::F32, near, arg);
    let (wide_root, wide) = (
        at.fconvert(Type::F64, FpMode::DEFAULT, root),
        at.fconvert(Type::F64, near, arg),
    );
    let square = at.fmul(Type::F64, FpMode::DEFAULT, wide_root, wide_root);
    let bits = at.bitcast(Type::I32, root);
    let bits = if mode.round == Rounding::Up {
        let low = at.fcmp(FloatCC::Lt, FpMode::DEFAULT, square, wide);
        let step = at.uextend(Type::I32, low);
        at.iadd(Type::I32, bits, step)
    } else {
        let high = at.fcmp(FloatCC::Gt, FpMode::DEFAULT, square, wide);
        let step = at.uextend(Type::I32, high);
        at.isub(Type::I32, bits, step)
    };
    Some(at.bitcast(Type::F32, bits))
}

/// The correctly rounded square root of `f64` from an estimate of the reciprocal root, which need only be good to 2^-20: a step of Goldschmidt's
/// iteration, a correction that leaves an error of 2^-80, and, of an argument scaled away from the subnormals, the sign of an exact remainder.
pub fn double_root(
    at: &mut Expander<'_>,
    inst: Inst,
    reciprocal_root: &dyn Fn(&mut Expander<'_>, Value) -> Value,
) -> Option<Value> {
    let InstructionData::UnaryFp {
        opcode: Opcode::Fsqrt,
        mode,
        arg,
    } = *at.func.dfg.inst(inst)
    else {
        return None;
    };
    let ty = Type::F64;
    if at.func.dfg.ctrl_type(inst) != ty {
        return None;
    }
    let number = |at: &mut Expander<'_>, x: f64| at.fconst(ty, x.to_bits());
    let plain = FpMode::DEFAULT;
    let flushing = FpMode {
        ftz: mode.ftz,
        ..plain
    };
    let limit = number(at, f64::from_bits(0x1000_0000_0000_0000));
    let small = at.fcmp(FloatCC::Lt, flushing, arg, limit);
    // 2^256, whose root 2^128 is taken back.
    let (up, one) = (number(at, f64::from_bits(0x4ff0_0000_0000_0000)), number(at, 1.0));
    let scale = at.select(ty, small, up, one);
    let x = at.fmul(ty, flushing, arg, scale);
    let half = number(at, 0.5);
    let y = reciprocal_root(at, x);
    let (s, h) = (at.fmul(ty, plain, x, y), at.fmul(ty, plain, y, half));
    let minus_h = at.fneg(ty, h);
    let r = at.fma(ty, plain, minus_h, s, half);
    let h = at.fma(ty, plain, h, r, h);
    let s = at.fma(ty, plain, s, r, s);
    let root = if mode.round == Rounding::Near {
        nearest_root(at, x, s, h)
    } else {
        // The first correction ends at the root if that is a number of the format, else next to it, and nearer to it than to the other neighbour.
        let s = corrected_root(at, plain, x, s, h);
        let to = FpMode {
            round: mode.round,
            ..plain
        };
        corrected_root(at, to, x, s, h)
    };
    let down = number(at, f64::from_bits(0x37f0_0000_0000_0000));
    let unscale = at.select(ty, small, down, one);
    let root = at.fmul(ty, plain, root, unscale);
    // Zeros and infinity are their own roots; flushed numbers are zeros in `x`.
    let classes = at.int(Type::I32, 0x260);
    let itself = at.fclass(x, classes);
    Some(at.select(ty, itself, x, root))
}

/// `s` and what the remainder `x - s * s` adds to it, where `h` is about half of the reciprocal root.
fn corrected_root(at: &mut Expander<'_>, mode: FpMode, x: Value, s: Value, h: Value) -> Value {
    let ty = Type::F64;
    let minus_s = at.fneg(ty, s);
    let rest = at.fma(ty, FpMode::DEFAULT, minus_s, s, x);
    at.fma(ty, mode, rest, h, s)
}

/// The root to nearest. Cut, the correction ends at the number `g` below the root, or one below that if the root is all but the next number; the root is
/// nearer to the next number `n` than to `g` if and only if `x > g * n`: the square of their middle is larger than that by a quarter of what `x` and
/// `g * n` are multiples of.
fn nearest_root(at: &mut Expander<'_>, x: Value, s: Value, h: Value) -> Value {
    let (ty, wide) = (Type::F64, Type::I64);
    let below = corrected_root(at, CUT, x, s, h);
    let bits = at.bitcast(wide, below);
    let one = at.int(wide, 1);
    let bits = at.iadd(wide, bits, one);
    let next = at.bitcast(ty, bits);
    let minus_next = at.fneg(ty, next);
    let rest = at.fma(ty, FpMode::DEFAULT, minus_next, below, x);
    let zero = at.fconst(ty, 0);
    let beyond = at.fcmp(FloatCC::Gt, FpMode::DEFAULT, rest, zero);
    at.select(ty, beyond, next, below)
}
