//! Integer division: an estimate from the floating-point reciprocal, made exact by integer corrections; and the high half of
//! a 64-bit product, which 64-bit division needs.

use super::At;
use wavelift_codegen::ir::{
    FloatCC, FpMode, Inst, InstBuilder, InstructionData, IntCC, Opcode, Rounding, Type, Value,
};

const ZERO_ROUND: FpMode = FpMode {
    round: Rounding::Zero,
    ftz: false,
    sat: false,
};

/// The value of a division, or of a 64-bit high product; `None` for other instructions.
pub(super) fn expand(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::Binary { opcode, args: [a, b] } = *at.func.dfg.inst(inst) else {
        return conversions(at, inst);
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
pub(super) fn unsigned32(at: &mut At<'_>, a: Value, b: Value) -> (Value, Value) {
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

/// Conversions between 64-bit integers and floating point.
fn conversions(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp { opcode, mode, arg } = *at.func.dfg.inst(inst) else {
        return None;
    };
    let ty = at.func.dfg.ctrl_type(inst);
    let from = at.func.dfg.value_type(arg);
    match (opcode, from, ty) {
        (Opcode::FcvtFromUint, Type::I64, Type::F64) => Some(to_double(at, arg, false)),
        (Opcode::FcvtFromSint, Type::I64, Type::F64) => Some(to_double(at, arg, true)),
        (Opcode::FcvtFromUint, Type::I64, Type::F32) if mode.round == Rounding::Near => {
            Some(unsigned_to_single(at, arg))
        }
        (Opcode::FcvtFromSint, Type::I64, Type::F32) if mode.round == Rounding::Near => {
            let sign = sign(at, Type::I64, arg);
            let magnitude = flip(at, Type::I64, arg, sign);
            let value = unsigned_to_single(at, magnitude);
            let bits = at.bitcast(Type::I32, value);
            let sign_low = at.ilow(sign);
            let top = at.int(Type::I32, 0x8000_0000);
            let sign_bit = at.band(Type::I32, sign_low, top);
            let bits = at.bor(Type::I32, bits, sign_bit);
            Some(at.bitcast(Type::F32, bits))
        }
        (Opcode::FcvtToUint | Opcode::FcvtToSint, Type::F64, Type::I64)
            if mode.round == Rounding::Zero && !mode.sat =>
        {
            let x = at.ftrunc(Type::F64, FpMode::DEFAULT, arg);
            Some(from_double(at, x, opcode == Opcode::FcvtToSint))
        }
        (Opcode::FcvtToUint | Opcode::FcvtToSint, Type::F32, Type::I64)
            if mode.round == Rounding::Zero && !mode.sat =>
        {
            let x = at.fconvert(Type::F64, FpMode::DEFAULT, arg);
            let x = at.ftrunc(Type::F64, FpMode::DEFAULT, x);
            Some(from_double(at, x, opcode == Opcode::FcvtToSint))
        }
        _ => None,
    }
}

/// high * 2^32 + low, rounded once: both words are exact doubles.
fn to_double(at: &mut At<'_>, value: Value, signed: bool) -> Value {
    let (lo, hi) = (at.ilow(value), at.ihigh(value));
    let low = at.fcvt_from_uint(Type::F64, FpMode::DEFAULT, lo);
    let high = if signed {
        at.fcvt_from_sint(Type::F64, FpMode::DEFAULT, hi)
    } else {
        at.fcvt_from_uint(Type::F64, FpMode::DEFAULT, hi)
    };
    let two32 = at.fconst(Type::F64, 4_294_967_296f64.to_bits());
    at.fma(Type::F64, FpMode::DEFAULT, high, two32, low)
}

/// An integral double to two words: the high word by scaling down, the low word is what is left.
fn from_double(at: &mut At<'_>, x: Value, signed: bool) -> Value {
    let down = at.fconst(Type::F64, (1.0 / 4_294_967_296f64).to_bits());
    let scaled = at.fmul(Type::F64, FpMode::DEFAULT, x, down);
    let high_float = at.ffloor(Type::F64, FpMode::DEFAULT, scaled);
    let minus_two32 = at.fconst(Type::F64, (-4_294_967_296f64).to_bits());
    let low_float = at.fma(Type::F64, FpMode::DEFAULT, high_float, minus_two32, x);
    let signed_high = at.fcvt_to_sint(Type::I32, ZERO_ROUND, high_float);
    let high = if signed {
        signed_high
    } else {
        // Negative numbers are out of range, and their conversion is undefined; what everybody does is wrap.
        let unsigned_high = at.fcvt_to_uint(Type::I32, ZERO_ROUND, high_float);
        let zero = at.fconst(Type::F64, 0);
        let negative = at.fcmp(FloatCC::Lt, FpMode::DEFAULT, high_float, zero);
        at.select(Type::I32, negative, signed_high, unsigned_high)
    };
    let low = at.fcvt_to_uint(Type::I32, ZERO_ROUND, low_float);
    at.iconcat(low, high)
}

/// The number is shifted so that its top bit is bit 63; the top 32 bits with a sticky bit for the rest round as the
/// whole would; the exponent is put back by scaling.
fn unsigned_to_single(at: &mut At<'_>, value: Value) -> Value {
    let (lo, hi) = (at.ilow(value), at.ihigh(value));
    let zeros_high = at.ufirstbit(hi);
    let thirty_two = at.int(Type::I32, 32);
    // No one in the high word gives all ones, which clamps to a shift by 32.
    let shift = at.umin(Type::I32, zeros_high, thirty_two);
    let normal = at.ishl(Type::I64, value, shift);
    let (low, high) = (at.ilow(normal), at.ihigh(normal));
    let one = at.int(Type::I32, 1);
    let sticky = at.umin(Type::I32, low, one);
    let word = at.bor(Type::I32, high, sticky);
    let float = at.fcvt_from_uint(Type::F32, FpMode::DEFAULT, word);
    let exponent = at.isub(Type::I32, thirty_two, shift);
    // Scaling by a power of two is an addition to the exponent field, but zero stays zero.
    let places = at.int(Type::I32, 23);
    let step = at.ishl(Type::I32, exponent, places);
    let bits = at.bitcast(Type::I32, float);
    let scaled = at.iadd(Type::I32, bits, step);
    let zero = at.int(Type::I32, 0);
    let any = at.bor(Type::I32, lo, hi);
    let is_zero = at.icmp(IntCC::Eq, any, zero);
    let scaled = at.select(Type::I32, is_zero, zero, scaled);
    at.bitcast(Type::F32, scaled)
}
