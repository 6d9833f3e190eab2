//! Integer division: an estimate from the floating-point reciprocal, made exact by integer corrections; and the high half of
//! a 64-bit product, which 64-bit division needs.

use super::Expander;
use crate::ir::{FpMode, Inst, InstBuilder, InstructionData, IntCC, Opcode, Rounding, Type, Value};

/// Builds what an instruction is replaced by.
type At<'f> = Expander<'f>;

const ZERO_ROUND: FpMode = FpMode {
    round: Rounding::Zero,
    ftz: false,
    sat: false,
};

/// The value of a division, or of a 64-bit high product; `None` for other instructions.
pub fn expand(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::Binary { opcode, args: [a, b] } = *at.func.dfg.inst(inst) else {
        return None;
    };
    let ty = at.func.dfg.ctrl_type(inst);
    if ty != Type::I32 && ty != Type::I64 {
        return None;
    }
    let unsigned = |at: &mut At<'_>, a, b| {
        if ty == Type::I32 {
            unsigned32(at, a, b)
        } else {
            unsigned64(at, a, b)
        }
    };
    Some(match opcode {
        Opcode::Udiv => unsigned(at, a, b).0,
        Opcode::Urem => unsigned(at, a, b).1,
        Opcode::Sdiv | Opcode::Srem => {
            let (sign_a, sign_b) = (sign(at, ty, a), sign(at, ty, b));
            let (abs_a, abs_b) = (flip(at, ty, a, sign_a), flip(at, ty, b, sign_b));
            let (quotient, remainder) = unsigned(at, abs_a, abs_b);
            if opcode == Opcode::Sdiv {
                let sign = at.bxor(ty, sign_a, sign_b);
                flip(at, ty, quotient, sign)
            } else {
                flip(at, ty, remainder, sign_a)
            }
        }
        Opcode::Umulhi if ty == Type::I64 => mul_high64(at, a, b),
        Opcode::Smulhi if ty == Type::I64 => {
            // Signed: subtract b where a is negative, and a where b is.
            let high = mul_high64(at, a, b);
            let (sign_a, sign_b) = (sign(at, ty, a), sign(at, ty, b));
            let (over_a, over_b) = (at.band(ty, sign_a, b), at.band(ty, sign_b, a));
            let high = at.isub(ty, high, over_a);
            at.isub(ty, high, over_b)
        }
        _ => return None,
    })
}

/// All ones for a negative number, else zero.
fn sign(at: &mut At<'_>, ty: Type, a: Value) -> Value {
    let shift = at.int(Type::I32, u64::from(ty.bits()) - 1);
    at.sshr(ty, a, shift)
}

/// The number negated where `sign` is all ones.
fn flip(at: &mut At<'_>, ty: Type, a: Value, sign: Value) -> Value {
    let flipped = at.bxor(ty, a, sign);
    at.isub(ty, flipped, sign)
}

fn float_bits(at: &mut At<'_>, bits: u32) -> Value {
    at.fconst(Type::F32, u64::from(bits))
}

/// Quotient and remainder of 32 bits.
///
/// The reciprocal of the divisor, scaled to just below 2^32, is refined by one Newton step in integers; the quotient
/// that it gives is at most two too small, which two conditional corrections repair.
pub fn unsigned32(at: &mut At<'_>, a: Value, b: Value) -> (Value, Value) {
    let ty = Type::I32;
    let float = at.fcvt_from_uint(Type::F32, FpMode::DEFAULT, b);
    let reciprocal = at.nrcp(Type::F32, float);
    // 2^32 - 512, so that the estimate stays below the reciprocal.
    let scale = float_bits(at, 0x4f7f_fffe);
    let scaled = at.fmul(Type::F32, FpMode::DEFAULT, reciprocal, scale);
    let estimate = at.fcvt_to_uint(ty, ZERO_ROUND, scaled);
    let negative = at.ineg(ty, b);
    let error = at.imul(ty, negative, estimate);
    let correction = at.umulhi(ty, estimate, error);
    let estimate = at.iadd(ty, estimate, correction);
    let mut quotient = at.umulhi(ty, a, estimate);
    let product = at.imul(ty, quotient, b);
    let mut remainder = at.isub(ty, a, product);
    for _ in 0..2 {
        (quotient, remainder) = correct(at, ty, quotient, remainder, b);
    }
    (quotient, remainder)
}

/// One more if the remainder still holds the divisor.
fn correct(at: &mut At<'_>, ty: Type, quotient: Value, remainder: Value, b: Value) -> (Value, Value) {
    let more = at.icmp(IntCC::Uge, remainder, b);
    let one = at.int(ty, 1);
    let (next_quotient, next_remainder) = (at.iadd(ty, quotient, one), at.isub(ty, remainder, b));
    (
        at.select(ty, more, next_quotient, quotient),
        at.select(ty, more, next_remainder, remainder),
    )
}

/// Quotient and remainder of 64 bits.
///
/// As for 32 bits: the single-precision reciprocal, below the true one, gives about 22 bits; two Newton steps in 64-bit
/// integers make it good to 2^-62, so that the quotient is at most two too small.
fn unsigned64(at: &mut At<'_>, a: Value, b: Value) -> (Value, Value) {
    let ty = Type::I64;
    let (lo, hi) = (at.ilow(b), at.ihigh(b));
    let (lo, hi) = (
        at.fcvt_from_uint(Type::F32, FpMode::DEFAULT, lo),
        at.fcvt_from_uint(Type::F32, FpMode::DEFAULT, hi),
    );
    let two32 = float_bits(at, 0x4f80_0000);
    let scaled_hi = at.fmul(Type::F32, FpMode::DEFAULT, hi, two32);
    let divisor = at.fadd(Type::F32, FpMode::DEFAULT, scaled_hi, lo);
    let reciprocal = at.nrcp(Type::F32, divisor);
    // A little less than 2^64: the estimate must not reach the reciprocal.
    let scale = float_bits(at, 0x5f7f_fffc);
    let scaled = at.fmul(Type::F32, FpMode::DEFAULT, reciprocal, scale);
    // The high word, then what is left below it.
    let down = float_bits(at, 0x2f80_0000);
    let in_words = at.fmul(Type::F32, FpMode::DEFAULT, scaled, down);
    let high_float = at.ftrunc(Type::F32, FpMode::DEFAULT, in_words);
    let high_part = at.fmul(Type::F32, FpMode::DEFAULT, high_float, two32);
    let low_float = at.fsub(Type::F32, FpMode::DEFAULT, scaled, high_part);
    let low = at.fcvt_to_uint(Type::I32, ZERO_ROUND, low_float);
    let high = at.fcvt_to_uint(Type::I32, ZERO_ROUND, high_float);
    let mut estimate = at.iconcat(low, high);
    let negative = at.ineg(ty, b);
    for _ in 0..2 {
        let error = at.imul(ty, negative, estimate);
        let correction = mul_high64(at, estimate, error);
        estimate = at.iadd(ty, estimate, correction);
    }
    let mut quotient = mul_high64(at, a, estimate);
    let product = at.imul(ty, quotient, b);
    let mut remainder = at.isub(ty, a, product);
    for _ in 0..2 {
        (quotient, remainder) = correct(at, ty, quotient, remainder, b);
    }
    (quotient, remainder)
}

/// The high half of an unsigned 64-bit product, from four products of words.
fn mul_high64(at: &mut At<'_>, a: Value, b: Value) -> Value {
    let ty = Type::I64;
    let words = |at: &mut At<'_>, v| [at.ilow(v), at.ihigh(v)];
    let ([a0, a1], [b0, b1]) = (words(at, a), words(at, b));
    let wide = |at: &mut At<'_>, x, y| {
        let (x, y) = (at.uextend(ty, x), at.uextend(ty, y));
        at.imul(ty, x, y)
    };
    let low_high = at.umulhi(Type::I32, a0, b0);
    let carry = at.uextend(ty, low_high);
    let cross1 = wide(at, a1, b0);
    let sum1 = at.iadd(ty, cross1, carry);
    let sum1_low = at.ilow(sum1);
    let sum1_low = at.uextend(ty, sum1_low);
    let cross2 = wide(at, a0, b1);
    let sum2 = at.iadd(ty, cross2, sum1_low);
    let (carry1, carry2) = (at.ihigh(sum1), at.ihigh(sum2));
    let (carry1, carry2) = (at.uextend(ty, carry1), at.uextend(ty, carry2));
    let high = wide(at, a1, b1);
    let high = at.iadd(ty, high, carry1);
    at.iadd(ty, high, carry2)
}
