//! Arithmetic by that of a wider format.
//!
//! Rounded in a direction twice is rounded in that direction once. To nearest, the wide format has more than twice the digits and two, which
//! makes sums, products, quotients and roots right (Figueroa, 1995). `fma` is not: its sum, of an exact product, is rounded to odd, which
//! is what two sums in both directions have in common or else the odd one of them.

use super::super::Expander;
use super::Shape;
use crate::ir::{FpMode, Inst, InstBuilder, InstructionData, IntCC, Opcode, Rounding, Type, Value};

fn rounded(round: Rounding, ftz: bool) -> FpMode {
    FpMode {
        round,
        ftz,
        sat: false,
    }
}

/// The value of arithmetic on `f16` by `f32`, or on `f32` by `f64`, where `lacks` holds. Numbers of the narrow format and what is computed of them are
/// never subnormal in the wide one, so `f32` may flush: it does if the instruction does, or the machine would rather do that.
pub fn expand(
    at: &mut Expander<'_>,
    inst: Inst,
    lacks: &dyn Fn(Opcode, Type, FpMode) -> bool,
    flushes: bool,
) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    let wide = match ty {
        Type::F16 => Type::F32,
        Type::F32 => Type::F64,
        _ => return None,
    };
    let data = *at.func.dfg.inst(inst);
    let mode = match data {
        InstructionData::UnaryFp {
            opcode: Opcode::Fsqrt | Opcode::Fceil | Opcode::Ffloor | Opcode::Ftrunc | Opcode::Frint,
            mode,
            ..
        }
        | InstructionData::BinaryFp {
            opcode: Opcode::Fadd | Opcode::Fsub | Opcode::Fmul | Opcode::Fdiv,
            mode,
            ..
        }
        | InstructionData::TernaryFp {
            opcode: Opcode::Fma,
            mode,
            ..
        } => mode,
        InstructionData::Ternary {
            opcode: Opcode::Nfma, ..
        } => FpMode::DEFAULT,
        _ => return None,
    };
    if !lacks(data.opcode(), ty, mode) {
        return None;
    }
    let ftz = wide == Type::F32 && (flushes || mode.ftz);
    let widen = FpMode {
        ftz: mode.ftz,
        ..FpMode::DEFAULT
    };
    let args: Vec<Value> = at
        .func
        .dfg
        .args(inst)
        .to_vec()
        .into_iter()
        .map(|arg| at.fconvert(wide, widen, arg))
        .collect();
    let op_mode = rounded(mode.round, ftz);
    let value = match (data.opcode(), &args[..]) {
        (Opcode::Fadd, &[a, b]) => at.fadd(wide, op_mode, a, b),
        (Opcode::Fsub, &[a, b]) => at.fsub(wide, op_mode, a, b),
        (Opcode::Fmul, &[a, b]) => at.fmul(wide, op_mode, a, b),
        (Opcode::Fdiv, &[a, b]) => at.fdiv(wide, op_mode, a, b),
        (Opcode::Fsqrt, &[a]) => at.fsqrt(wide, op_mode, a),
        (Opcode::Fceil, &[a]) => at.fceil(wide, op_mode, a),
        (Opcode::Ffloor, &[a]) => at.ffloor(wide, op_mode, a),
        (Opcode::Ftrunc, &[a]) => at.ftrunc(wide, op_mode, a),
        (Opcode::Frint, &[a]) => at.frint(wide, op_mode, a),
        (Opcode::Fma | Opcode::Nfma, &[a, b, c]) => {
            let product = at.fmul(wide, rounded(Rounding::Near, ftz), a, b);
            // The product of infinity and zero is a NaN that no operand has. `c` stands first, so that its payload goes before that one.
            if mode.round == Rounding::Near {
                odd_sum(at, wide, ftz, c, product)
            } else {
                at.fadd(wide, op_mode, c, product)
            }
        }
        _ => return None,
    };
    Some(at.fconvert(ty, mode, value))
}

/// A sum rounded to odd.
fn odd_sum(at: &mut Expander<'_>, ty: Type, ftz: bool, a: Value, b: Value) -> Value {
    let [down, up] = [Rounding::Down, Rounding::Up].map(|round| at.fadd(ty, rounded(round, ftz), a, b));
    let bits = at.bitcast(if ty == Type::F64 { Type::I64 } else { Type::I32 }, down);
    let word = match ty {
        Type::F64 => at.ilow(bits),
        _ => bits,
    };
    let (one, zero) = (at.int(Type::I32, 1), at.int(Type::I32, 0));
    let odd = at.band(Type::I32, word, one);
    let odd = at.icmp(IntCC::Ne, odd, zero);
    at.select(ty, odd, down, up)
}

/// Rounding of `f64` to integral numbers: the sum with 2^52 has no digits left after the point.
pub fn integral(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp { opcode, mode, arg } = *at.func.dfg.inst(inst) else {
        return None;
    };
    let ty = Type::F64;
    let round = match opcode {
        Opcode::Fceil => Rounding::Up,
        Opcode::Ffloor => Rounding::Down,
        Opcode::Ftrunc => Rounding::Zero,
        Opcode::Frint => Rounding::Near,
        _ => return None,
    };
    if at.func.dfg.ctrl_type(inst) != ty {
        return None;
    }
    let shape = Shape::of(ty)?;
    let mut bits = at.bitcast(Type::I64, arg);
    if mode.ftz {
        bits = shape.flushed(at, bits);
    }
    let x = at.bitcast(ty, bits);
    let large = at.fconst(ty, 0x4330_0000_0000_0000);
    let signed = at.fcopysign(ty, large, x);
    let sum = at.fadd(ty, rounded(round, false), x, signed);
    let rest = at.fsub(ty, FpMode::DEFAULT, sum, signed);
    let rest = at.fcopysign(ty, rest, x);
    // Larger numbers are integral already, and infinity stays.
    let word = Type::I32;
    let (low, high) = (at.ilow(bits), at.ihigh(bits));
    let [mask, limit, infinity, zero, quiet] =
        [0x7fff_ffff, 0x4330_0000, 0x7ff0_0000, 0, 0x0008_0000].map(|bits| at.int(word, bits));
    let magnitude = at.band(word, high, mask);
    let small = at.icmp(IntCC::Ult, magnitude, limit);
    // A NaN has more than the bits of infinity, in either word.
    let below = at.icmp(IntCC::Ne, low, zero);
    let below = at.uextend(word, below);
    let digits = at.bor(word, magnitude, below);
    let is_nan = at.icmp(IntCC::Ugt, digits, infinity);
    let quieted = at.bor(word, high, quiet);
    let high = at.select(word, is_nan, quieted, high);
    let bits = at.iconcat(low, high);
    let itself = at.bitcast(ty, bits);
    Some(at.select(ty, small, rest, itself))
}

/// Rounding of `f32` up or down on a machine that flushes: subnormals become one or minus one.
pub fn kept_subnormals(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp { opcode, mode, arg } = *at.func.dfg.inst(inst) else {
        return None;
    };
    let (ty, word) = (Type::F32, Type::I32);
    if at.func.dfg.ctrl_type(inst) != ty || mode.ftz {
        return None;
    }
    let flushing = FpMode { ftz: true, ..mode };
    let (plain, sign, one) = match opcode {
        Opcode::Fceil => (at.fceil(ty, flushing, arg), 0u64, 0x3f80_0000),
        Opcode::Ffloor => (at.ffloor(ty, flushing, arg), 0x8000_0000, 0xbf80_0000),
        // Towards zero and to nearest they are zeros.
        Opcode::Ftrunc => return Some(at.ftrunc(ty, flushing, arg)),
        Opcode::Frint => return Some(at.frint(ty, flushing, arg)),
        _ => return None,
    };
    let bits = at.bitcast(word, arg);
    // The subnormals of a sign are an interval after its zero.
    let first = at.int(word, sign + 1);
    let from_first = at.isub(word, bits, first);
    let count = at.int(word, 0x7f_ffff);
    let subnormal = at.icmp(IntCC::Ult, from_first, count);
    let one = at.fconst(ty, one);
    Some(at.select(ty, subnormal, one, plain))
}
