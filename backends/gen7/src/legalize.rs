//! IR operations that Ivy Bridge lacks become others before selection.
//!
//! There are no integers of 64 bits but what carries and pairs make. What other machines lack as well is in
//! [`wavelift_codegen::legalize`].

mod roots;

use crate::abi;
use wavelift_codegen::ir::{
    FloatCC, Format, FpMode, Function, Inst, InstBuilder, InstructionData, IntCC, Opcode, Rounding, Type,
    Value,
};
use wavelift_codegen::legalize::{
    self, Expander, conversions, division, floats, ids, integers, softfloat, vectors, words,
};

/// Builds what an instruction is replaced by.
type At<'f> = Expander<'f>;

const WORD: Type = Type::I32;

/// Replaces what the machine cannot do; returns how many instructions.
pub fn legalize(func: &mut Function) -> usize {
    let count = legalize::run(func, &mut expand);
    switches(func);
    count
}

/// The largest numbers of a compute unit and of a wave on it (HSA PRM 11.4). The threads of a work-group may be in any execution unit, so all
/// of them are one compute unit; r0.5 has nine bits for the number of a thread.
const MAX_UNIT: u64 = 0;
const MAX_WAVE: u64 = 511;

/// Numbers of the machine that programs ask for; those of a thread have 32 bits.
fn numbers(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    let number = match at.func.dfg.opcode(inst) {
        Opcode::Maxcuid => return Some(at.int(ty, MAX_UNIT)),
        Opcode::Maxwaveid => return Some(at.int(ty, MAX_WAVE)),
        Opcode::Cuid => return Some(at.int(ty, 0)),
        Opcode::Waveid if ty == Type::I64 => at.waveid(WORD),
        _ => return None,
    };
    Some(at.uextend(ty, number))
}

/// A switch looks at the low word of its index: beyond the table it may do anything.
fn switches(func: &mut Function) {
    for block in func.layout.blocks().to_vec() {
        let Some(inst) = func.layout.last_inst(block) else {
            continue;
        };
        let InstructionData::Switch { arg, .. } = *func.dfg.inst(inst) else {
            continue;
        };
        if func.dfg.value_type(arg) != Type::I64 {
            continue;
        }
        let opcode = Opcode::Ilow;
        let low = func
            .dfg
            .make_inst(InstructionData::Unary { opcode, arg }, Type::INVALID, None);
        func.dfg.locs[low] = func.dfg.locs[inst];
        let value = func.dfg.first_result(low);
        func.dfg.args_mut(inst)[0] = value;
        let insts = func.layout.insts_mut(block);
        insts.insert(insts.len() - 1, low);
    }
}

fn expand(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    ids::expand(at, inst)
        .or_else(|| numbers(at, inst))
        .or_else(|| apertures(at, inst))
        .or_else(|| vectors::expand(at, inst, &|_, _| false))
        .or_else(|| integers::narrow(at, inst))
        .or_else(|| integers::wide(at, inst))
        .or_else(|| quotient(at, inst))
        .or_else(|| words::expand(at, inst))
        .or_else(|| bits(at, inst))
        .or_else(|| fields(at, inst))
        .or_else(|| small_products(at, inst))
        .or_else(|| float(at, inst))
}

/// What neither singles with flushed subnormals nor doubles do.
fn lacks(opcode: Opcode, ty: Type, mode: FpMode) -> bool {
    match (opcode, ty) {
        (Opcode::Fclass | Opcode::Fcopysign, _) | (_, Type::F16) => true,
        (Opcode::Fneg | Opcode::Fabs | Opcode::Nfma, Type::F32) => false,
        (Opcode::Fdiv | Opcode::Fsqrt, Type::F32) => true,
        // The machine may choose either zero.
        (Opcode::Fmin | Opcode::Fmax, _) => true,
        // Selection makes them of what the machine has.
        (Opcode::Fadd | Opcode::Fsub | Opcode::Fmul | Opcode::Fma, Type::F32)
            if mode.round == Rounding::Near =>
        {
            false
        }
        (_, Type::F32) => !mode.ftz,
        _ => matches!(opcode, Opcode::Fneg | Opcode::Fabs) || opcode == Opcode::Fcmp,
    }
}

fn float(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let bits = softfloat::bits::expand(at, inst, &lacks);
    if bits.is_some() || !arithmetic(at, inst) {
        return bits;
    }
    if let InstructionData::Ternary {
        opcode: Opcode::Nfma,
        args: [a, b, c],
    } = *at.func.dfg.inst(inst)
        && at.func.dfg.ctrl_type(inst) == Type::F64
    {
        return Some(at.fma(Type::F64, FpMode::DEFAULT, a, b, c));
    }
    floats::native_half(at, inst)
        .or_else(|| single_and_wide(at, inst))
        .or_else(|| conversions::expand(at, inst))
        .or_else(|| directed_conversion(at, inst))
        .or_else(|| floats::fract(at, inst))
        .or_else(|| floats::convert(at, inst))
        .or_else(|| roots::expand(at, inst))
        .or_else(|| floats::directed_root(at, inst))
        .or_else(|| floats::double_root(at, inst, &softfloat::quotients::reciprocal_root))
        .or_else(|| softfloat::widened::kept_subnormals(at, inst))
        .or_else(|| softfloat::widened::integral(at, inst))
        .or_else(|| softfloat::quotients::expand(at, inst))
        .or_else(|| softfloat::widened::expand(at, inst, &lacks, true))
        .or_else(|| softfloat::narrowing::expand(at, inst, &converts))
}

fn arithmetic(at: &At<'_>, inst: Inst) -> bool {
    let opcode = at.func.dfg.opcode(inst);
    let native = matches!(
        opcode,
        Opcode::Nrcp
            | Opcode::Nrsqrt
            | Opcode::Nsqrt
            | Opcode::Nexp2
            | Opcode::Nlog2
            | Opcode::Nsin
            | Opcode::Ncos
            | Opcode::Nfma
    );
    native
        || matches!(
            opcode.format(),
            Format::UnaryFp | Format::BinaryFp | Format::TernaryFp
        )
}

/// Conversions between formats that the machine has.
fn converts(from: Type, to: Type, mode: FpMode) -> bool {
    match (from, to) {
        (Type::F64, Type::F32) => mode.round == Rounding::Zero && !mode.ftz,
        (Type::F32, Type::F16) => mode.round == Rounding::Near && !mode.ftz,
        _ => !mode.ftz,
    }
}

/// Integers of 32 bits to singles in other directions than to nearest, by doubles, which hold them all.
fn directed_conversion(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp {
        opcode: opcode @ (Opcode::FcvtFromSint | Opcode::FcvtFromUint),
        mode,
        arg,
    } = *at.func.dfg.inst(inst)
    else {
        return None;
    };
    let types = (at.func.dfg.value_type(arg), at.func.dfg.ctrl_type(inst));
    if types != (WORD, Type::F32) || mode.round == Rounding::Near {
        return None;
    }
    let double = if opcode == Opcode::FcvtFromSint {
        at.fcvt_from_sint(Type::F64, FpMode::DEFAULT, arg)
    } else {
        at.fcvt_from_uint(Type::F64, FpMode::DEFAULT, arg)
    };
    Some(at.fconvert(Type::F32, mode, double))
}

/// Division of 64 bits; the machine has that of 32 bits.
fn quotient(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    if at.func.dfg.ctrl_type(inst) != Type::I64 {
        return None;
    }
    division::expand(at, inst)
}

/// Conversions between singles and 64-bit integers, without doubles.
fn single_and_wide(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp { opcode, mode, arg } = *at.func.dfg.inst(inst) else {
        return None;
    };
    let (to, from) = (at.func.dfg.ctrl_type(inst), at.func.dfg.value_type(arg));
    match opcode {
        Opcode::FcvtToSint | Opcode::FcvtToUint
            if (to, from) == (Type::I64, Type::F32) && mode.round == Rounding::Zero && !mode.sat =>
        {
            Some(words_of_single(at, mode, arg))
        }
        Opcode::FcvtFromSint | Opcode::FcvtFromUint
            if (to, from) == (Type::F32, Type::I64) && mode.round == Rounding::Near =>
        {
            Some(single_of_words(at, opcode == Opcode::FcvtFromSint, mode, arg))
        }
        _ => None,
    }
}

/// The high word by scaling down, the low word is what is left; both are exact. Negative numbers by their magnitude.
fn words_of_single(at: &mut At<'_>, mode: FpMode, x: Value) -> Value {
    let float = Type::F32;
    // Subnormals are zeros as integers.
    let plain = FpMode {
        ftz: true,
        ..FpMode::DEFAULT
    };
    let magnitude = at.fabs(float, x);
    let [down, minus_two32, zero] = [0x2f80_0000, 0xcf80_0000, 0].map(|bits| at.fconst(float, bits));
    let scaled = at.fmul(float, plain, magnitude, down);
    let high_float = at.ftrunc(float, plain, scaled);
    let low_float = at.fma(float, plain, high_float, minus_two32, magnitude);
    let (low, high) = (
        at.fcvt_to_uint(WORD, mode, low_float),
        at.fcvt_to_uint(WORD, mode, high_float),
    );
    let value = at.iconcat(low, high);
    // Negative numbers wrap as unsigned ones, where nothing says what they become.
    let negated = at.ineg(Type::I64, value);
    let negative = at.fcmp(FloatCC::Lt, plain, x, zero);
    at.select(Type::I64, negative, negated, value)
}

/// The 32 highest bits from the first one on, the lowest of them set if anything below is: rounding that to a single rounds the number.
/// What is shifted out comes back by a power of two.
fn single_of_words(at: &mut At<'_>, signed: bool, mode: FpMode, x: Value) -> Value {
    let (wide, float) = (Type::I64, Type::F32);
    let magnitude = if signed { at.iabs(wide, x) } else { x };
    let (low, high) = words::halves(at, magnitude);
    let [zero, word, top, one] = [0, 32, 23, 1].map(|bits| at.int(WORD, bits));
    // Numbers of one word need no care; counting from the first bit of the high word then has one to find.
    let small = at.icmp(IntCC::Eq, high, zero);
    let plain = at.fcvt_from_uint(float, mode, low);
    let at_least = at.bor(WORD, high, one);
    let counted = at.select(WORD, small, at_least, high);
    let shift = at.ufirstbit(counted);
    let moved = at.ishl(wide, magnitude, shift);
    let (below, digits) = words::halves(at, moved);
    let lost = at.icmp(IntCC::Ne, below, zero);
    let sticky = at.uextend(WORD, lost);
    let digits = at.bor(WORD, digits, sticky);
    let rounded = at.fcvt_from_uint(float, mode, digits);
    // 2^(32 - shift)
    let exponent = at.isub(WORD, word, shift);
    let bias = at.int(WORD, 127);
    let exponent = at.iadd(WORD, exponent, bias);
    let bits = at.ishl(WORD, exponent, top);
    let scale = at.bitcast(float, bits);
    let flushing = FpMode { ftz: true, ..mode };
    let large = at.fmul(float, flushing, rounded, scale);
    let value = at.select(float, small, plain, large);
    if !signed {
        return value;
    }
    let none = at.int(wide, 0);
    let negative = at.icmp(IntCC::Slt, x, none);
    let negated = at.fneg(float, value);
    at.select(float, negative, negated, value)
}

/// Fields of 32 bits are the machine's.
fn fields(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    if at.func.dfg.ctrl_type(inst) == WORD {
        return None;
    }
    integers::fields(at, inst)
}

/// Products of 24 bits, carries and borrows of 32.
fn small_products(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::Binary { opcode, args: [a, b] } = *at.func.dfg.inst(inst) else {
        return None;
    };
    if at.func.dfg.ctrl_type(inst) != WORD {
        return None;
    }
    let unsigned = |at: &mut At<'_>| {
        let mask = at.int(WORD, 0xff_ffff);
        [a, b].map(|value| at.band(WORD, value, mask))
    };
    let signed = |at: &mut At<'_>| {
        let eight = at.int(WORD, 8);
        [a, b].map(|value| {
            let up = at.ishl(WORD, value, eight);
            at.sshr(WORD, up, eight)
        })
    };
    Some(match opcode {
        Opcode::Umul24 => {
            let [a, b] = unsigned(at);
            at.imul(WORD, a, b)
        }
        Opcode::Umul24hi => {
            let [a, b] = unsigned(at);
            at.umulhi(WORD, a, b)
        }
        Opcode::Smul24 => {
            let [a, b] = signed(at);
            at.imul(WORD, a, b)
        }
        Opcode::Smul24hi => {
            let [a, b] = signed(at);
            at.smulhi(WORD, a, b)
        }
        Opcode::Ucarry => {
            let sum = at.iadd(WORD, a, b);
            let over = at.icmp(IntCC::Ult, sum, a);
            at.uextend(WORD, over)
        }
        Opcode::Uborrow => {
            let less = at.icmp(IntCC::Ult, a, b);
            at.uextend(WORD, less)
        }
        _ => return None,
    })
}

/// Alignment of pairs, and selection of bits.
fn bits(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let opcode = at.func.dfg.opcode(inst);
    let ty = at.func.dfg.ctrl_type(inst);
    let &[a, b, c] = at.func.dfg.args(inst) else {
        return None;
    };
    match opcode {
        Opcode::Select if ty == Type::B1 => {
            let rest = at.bnot(ty, a);
            let (first, second) = (at.band(ty, a, b), at.band(ty, rest, c));
            Some(at.bor(ty, first, second))
        }
        Opcode::Bitselect => {
            let inverse = at.bnot(ty, a);
            let (first, second) = (at.band(ty, a, b), at.band(ty, inverse, c));
            Some(at.bor(ty, first, second))
        }
        // Half the bytes' sum: what both have and half of what one has, of which the lowest bit counts where the third says so.
        Opcode::Lerp if ty == WORD => {
            let [one, low, rest] = [1, 0x0101_0101, 0x7f7f_7f7f].map(|bits| at.int(WORD, bits));
            let (both, differ) = (at.band(WORD, a, b), at.bxor(WORD, a, b));
            let half = at.ushr(WORD, differ, one);
            let half = at.band(WORD, half, rest);
            let sum = at.iadd(WORD, both, half);
            let carried = at.band(WORD, differ, c);
            let carried = at.band(WORD, carried, low);
            Some(at.iadd(WORD, sum, carried))
        }
        Opcode::Bitalign | Opcode::Bytealign if ty == WORD => {
            let [one, three, last] = [1, 3, 31].map(|bits| at.int(WORD, bits));
            let count = if opcode == Opcode::Bytealign {
                at.ishl(WORD, c, three)
            } else {
                c
            };
            let near = at.band(WORD, count, last);
            // What comes from above moves by 32 less the count, which for 0 takes two steps.
            let rest = at.bxor(WORD, near, last);
            let (low, half) = (at.ushr(WORD, a, near), at.ishl(WORD, b, one));
            let high = at.ishl(WORD, half, rest);
            Some(at.bor(WORD, low, high))
        }
        _ => None,
    }
}

/// Flat addresses: the high word says which segment the low word belongs to ([`abi::aperture`]); a segment's null is all ones, the flat
/// one 0 (HSA PRM 6.3).
fn apertures(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::SegmentCvt {
        opcode,
        segment,
        nonull,
        arg,
    } = *at.func.dfg.inst(inst)
    else {
        return None;
    };
    let (wide, ty) = (Type::I64, at.func.dfg.ctrl_type(inst));
    let aperture = abi::aperture(segment);
    match (opcode, aperture) {
        (Opcode::Stof, Some(aperture)) => {
            let high = at.int(WORD, aperture.into());
            if nonull {
                return Some(at.iconcat(arg, high));
            }
            let [none, zero] = [u64::MAX, 0].map(|bits| at.int(WORD, bits));
            let some = at.icmp(IntCC::Ne, arg, none);
            let (low, high) = (
                at.select(WORD, some, arg, zero),
                at.select(WORD, some, high, zero),
            );
            Some(at.iconcat(low, high))
        }
        (Opcode::Ftos, Some(_)) => {
            let low = at.ilow(arg);
            if nonull {
                return Some(low);
            }
            let (zero, none) = (at.int(wide, 0), at.int(WORD, u64::MAX));
            let some = at.icmp(IntCC::Ne, arg, zero);
            Some(at.select(WORD, some, low, none))
        }
        (Opcode::Stof | Opcode::Ftos, None) => Some(at.as_type(ty, arg)),
        (Opcode::Segmentp, _) => {
            let high = at.ihigh(arg);
            let mut inside = match aperture {
                Some(aperture) => {
                    let aperture = at.int(WORD, aperture.into());
                    at.icmp(IntCC::Eq, high, aperture)
                }
                // What is in no aperture is global.
                None => {
                    let [group, private] =
                        [abi::GROUP_APERTURE, abi::PRIVATE_APERTURE].map(|high| at.int(WORD, high.into()));
                    let (group, private) =
                        (at.icmp(IntCC::Ne, high, group), at.icmp(IntCC::Ne, high, private));
                    at.band(Type::B1, group, private)
                }
            };
            if !nonull {
                // Null lies in every segment.
                let zero = at.int(wide, 0);
                let null = at.icmp(IntCC::Eq, arg, zero);
                inside = at.bor(Type::B1, inside, null);
            }
            Some(inside)
        }
        _ => None,
    }
}
