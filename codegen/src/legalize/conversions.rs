//! Conversions between integers and floating point, down to those between 32-bit integers and `f32` and `f64`: to integers cut
//! and clamped, to floats in the mode's rounding.

use super::Expander;
use super::floats::CUT;
use super::integers::extend;
use crate::ir::{FloatCC, FpMode, Inst, InstBuilder, InstructionData, IntCC, Opcode, Rounding, Type, Value};

const PLAIN: FpMode = FpMode::DEFAULT;

/// The value of a conversion, or `None` for what machines do and for other instructions.
pub fn expand(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp { opcode, mode, arg } = *at.func.dfg.inst(inst) else {
        return None;
    };
    let ty = at.func.dfg.ctrl_type(inst);
    match opcode {
        Opcode::FcvtToSint => to_integer(at, ty, true, mode, arg),
        Opcode::FcvtToUint => to_integer(at, ty, false, mode, arg),
        Opcode::FcvtFromSint => from_integer(at, ty, true, mode, arg),
        Opcode::FcvtFromUint => from_integer(at, ty, false, mode, arg),
        _ => None,
    }
}

fn convert_to(at: &mut Expander<'_>, ty: Type, signed: bool, mode: FpMode, x: Value) -> Value {
    if signed {
        at.fcvt_to_sint(ty, mode, x)
    } else {
        at.fcvt_to_uint(ty, mode, x)
    }
}

fn convert_from(at: &mut Expander<'_>, ty: Type, signed: bool, mode: FpMode, x: Value) -> Value {
    if signed {
        at.fcvt_from_sint(ty, mode, x)
    } else {
        at.fcvt_from_uint(ty, mode, x)
    }
}

fn to_integer(at: &mut Expander<'_>, ty: Type, signed: bool, mode: FpMode, x: Value) -> Option<Value> {
    let from = at.func.dfg.value_type(x);
    let flushing = FpMode {
        ftz: mode.ftz,
        ..PLAIN
    };
    if from == Type::F16 {
        let single = at.fconvert(Type::F32, flushing, x);
        let mode = FpMode { ftz: false, ..mode };
        return Some(convert_to(at, ty, signed, mode, single));
    }
    if mode.round != Rounding::Zero {
        let integral = match mode.round {
            Rounding::Up => at.fceil(from, flushing, x),
            Rounding::Down => at.ffloor(from, flushing, x),
            _ => at.frint(from, flushing, x),
        };
        let cut = FpMode {
            round: Rounding::Zero,
            ..mode
        };
        return Some(convert_to(at, ty, signed, cut, integral));
    }
    if ty.bits() < 32 {
        // Clamped always, as wider conversions are.
        let wide = convert_to(at, Type::I32, signed, FpMode { sat: true, ..mode }, x);
        let clamped = if signed {
            let most = at.int(Type::I32, (1 << (ty.bits() - 1)) - 1);
            let least = at.int(Type::I32, (1u64 << (ty.bits() - 1)).wrapping_neg());
            let wide = at.smin(Type::I32, wide, most);
            at.smax(Type::I32, wide, least)
        } else {
            let most = at.int(Type::I32, (1 << ty.bits()) - 1);
            at.umin(Type::I32, wide, most)
        };
        return Some(at.ireduce(ty, clamped));
    }
    if ty != Type::I64 {
        return None;
    }
    let double = match from {
        Type::F64 => x,
        _ => at.fconvert(Type::F64, flushing, x),
    };
    let integral = at.ftrunc(Type::F64, flushing, double);
    let value = words_of_double(at, integral, signed);
    Some(match mode.sat {
        true => clamp64(at, integral, value, signed),
        false => value,
    })
}

/// Two words of an integral double: the high word by scaling down, the low word is what is left. Zero for NaN.
fn words_of_double(at: &mut Expander<'_>, x: Value, signed: bool) -> Value {
    let down = at.fconst(Type::F64, (1.0 / 4_294_967_296f64).to_bits());
    let scaled = at.fmul(Type::F64, PLAIN, x, down);
    let high_float = at.ffloor(Type::F64, PLAIN, scaled);
    let minus_two32 = at.fconst(Type::F64, (-4_294_967_296f64).to_bits());
    let low_float = at.fma(Type::F64, PLAIN, high_float, minus_two32, x);
    let signed_high = at.fcvt_to_sint(Type::I32, CUT, high_float);
    let high = if signed {
        signed_high
    } else {
        // Negative numbers are out of range, and their conversion is undefined; what everybody does is wrap.
        let unsigned_high = at.fcvt_to_uint(Type::I32, CUT, high_float);
        let zero = at.fconst(Type::F64, 0);
        let negative = at.fcmp(FloatCC::Lt, PLAIN, high_float, zero);
        at.select(Type::I32, negative, signed_high, unsigned_high)
    };
    let low = at.fcvt_to_uint(Type::I32, CUT, low_float);
    at.iconcat(low, high)
}

/// The bounds where an integral double is beyond them.
fn clamp64(at: &mut Expander<'_>, x: Value, value: Value, signed: bool) -> Value {
    let ty = Type::I64;
    let (least, too_high, most, bottom) = if signed {
        (-(2f64.powi(63)), 2f64.powi(63), i64::MAX as u64, i64::MIN as u64)
    } else {
        (0.0, 2f64.powi(64), u64::MAX, 0)
    };
    let (least, too_high) = (
        at.fconst(Type::F64, least.to_bits()),
        at.fconst(Type::F64, too_high.to_bits()),
    );
    let over = at.fcmp(FloatCC::Ge, PLAIN, x, too_high);
    let under = at.fcmp(FloatCC::Lt, PLAIN, x, least);
    let (most, bottom) = (at.int(ty, most), at.int(ty, bottom));
    let value = at.select(ty, over, most, value);
    at.select(ty, under, bottom, value)
}

fn from_integer(at: &mut Expander<'_>, ty: Type, signed: bool, mode: FpMode, x: Value) -> Option<Value> {
    let from = at.func.dfg.value_type(x);
    if from.bits() < 32 {
        let wide = extend(at, x, signed);
        return Some(convert_from(at, ty, signed, mode, wide));
    }
    let mode = FpMode { ftz: false, ..mode };
    match (from, ty) {
        (_, Type::F16) => {
            // Beyond 2^17 every rounding overflows as 2^17 does, and up to there `f32` is exact.
            let most = at.int(from, 1 << 17);
            let clamped = if signed {
                let least = at.int(from, (1u64 << 17).wrapping_neg());
                let x = at.smin(from, x, most);
                at.smax(from, x, least)
            } else {
                at.umin(from, x, most)
            };
            let word = match from {
                Type::I64 => at.ilow(clamped),
                _ => clamped,
            };
            let single = convert_from(at, Type::F32, signed, PLAIN, word);
            Some(at.fconvert(Type::F16, mode, single))
        }
        (Type::I64, Type::F64) => Some(double_of_words(at, x, signed, mode)),
        (Type::I64, Type::F32) if mode.round == Rounding::Near => Some(single_to_nearest(at, x, signed)),
        (Type::I64, Type::F32) => {
            // Eleven bits fewer fit `f64`. They are marked in the next one, far below what `f32` keeps, unless all bits fit.
            let int = Type::I64;
            let lost = at.int(int, 0x7ff);
            let rest = at.band(int, x, lost);
            let zero = at.int(int, 0);
            let any = at.icmp(IntCC::Ne, rest, zero);
            let kept = at.int(int, !0x7ff);
            let kept = at.band(int, x, kept);
            let mark = at.int(int, 0x800);
            let marked = at.bor(int, kept, mark);
            let odd = at.select(int, any, marked, kept);
            let (offset, range) = if signed {
                (1u64 << 53, 1u64 << 54)
            } else {
                (0, 1 << 53)
            };
            let (offset, range) = (at.int(int, offset), at.int(int, range));
            let from_least = at.iadd(int, x, offset);
            let fits = at.icmp(IntCC::Ult, from_least, range);
            let x = at.select(int, fits, x, odd);
            let double = double_of_words(at, x, signed, PLAIN);
            Some(at.fconvert(Type::F32, mode, double))
        }
        _ => None,
    }
}

/// high * 2^32 + low, rounded once: both words are exact doubles.
fn double_of_words(at: &mut Expander<'_>, value: Value, signed: bool, mode: FpMode) -> Value {
    let (lo, hi) = (at.ilow(value), at.ihigh(value));
    let low = at.fcvt_from_uint(Type::F64, PLAIN, lo);
    let high = convert_from(at, Type::F64, signed, PLAIN, hi);
    let two32 = at.fconst(Type::F64, 4_294_967_296f64.to_bits());
    at.fma(Type::F64, mode, high, two32, low)
}

/// The magnitude rounded to nearest, which does not depend on the sign, and the sign put back.
fn single_to_nearest(at: &mut Expander<'_>, value: Value, signed: bool) -> Value {
    if !signed {
        return unsigned_to_nearest(at, value);
    }
    let top = at.int(Type::I32, 63);
    let sign = at.sshr(Type::I64, value, top);
    let flipped = at.bxor(Type::I64, value, sign);
    let magnitude = at.isub(Type::I64, flipped, sign);
    let single = unsigned_to_nearest(at, magnitude);
    let bits = at.bitcast(Type::I32, single);
    let sign = at.ilow(sign);
    let top = at.int(Type::I32, 0x8000_0000);
    let sign = at.band(Type::I32, sign, top);
    let bits = at.bor(Type::I32, bits, sign);
    at.bitcast(Type::F32, bits)
}

/// The number is shifted so that its top bit is bit 63; the top 32 bits with a sticky bit for the rest round as the
/// whole would; the exponent is put back by scaling.
fn unsigned_to_nearest(at: &mut Expander<'_>, value: Value) -> Value {
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
    let float = at.fcvt_from_uint(Type::F32, PLAIN, word);
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
