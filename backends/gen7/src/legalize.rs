//! Which operations of the IR Ivy Bridge has, and what becomes of the others before selection.
//!
//! There are no integers of 64 bits but what carries and pairs make; singles are flushed, and doubles are added, multiplied and cut only.
//! How the rest is made of those is said by the shared rules ([`wavelift_codegen::legalize`]); flat addresses are this machine's own.

use crate::abi;
use std::sync::LazyLock;
use wavelift_codegen::ir::{Function, Inst, InstBuilder, InstructionData, IntCC, Opcode, Type, Value};
use wavelift_codegen::legality_rows;
use wavelift_codegen::legalize::groups::{
    CONVERSIONS, DIVISION, FLOATS, IDS, NARROW, SOME_IMAGES, VECTORS, WIDE, WORDS,
};
use wavelift_codegen::legalize::{Action, Expander, Legality, Row, When};

const WORD: Type = Type::I32;

const OWN: &[Row] = legality_rows! {
    [Maxcuid Maxwaveid Cuid] => Action::Rules;
    [Laneid Waveid] of [I64] => Action::Rules;
    [Stof Ftos Segmentp] => Action::Rules;
};

/// Integers, of which fields of 32 bits are the machine's.
const INTEGERS: &[Row] = legality_rows! {
    [Select] of [B1] => Action::Rules;
    [Bitselect] => Action::Rules;
    [Lerp Bitalign Bytealign] of [I32] => Action::Rules;
    [SadU8 SadU16 SadU32 MsadU8 QsadU8 MqsadU8] => Action::Rules;
    [Bitmask Ubitextract Sbitextract Bitinsert] of [I8 I16 I64] => Action::Rules;
    [Umul24 Umul24hi Smul24 Smul24hi Ucarry Uborrow] of [I32] => Action::Rules;
};

/// What can be said of floats by their bits. In minima of its own the machine may choose either zero.
const BITS: &[Row] = legality_rows! {
    [Fcmp] from [F16 F64] => Action::Soft;
    [Fcmp] from [F32] when When::KEPT => Action::Soft;
    [Fclass] from [F16 F32 F64] => Action::Soft;
    [Fmin Fmax Fcopysign] of [F16 F32 F64] => Action::Soft;
    [Fneg Fabs] of [F16 F64] => Action::Soft;
    [Fmed3 Fldexp FrexpMant] of [F16 F32 F64] => Action::Rules;
    [FrexpExp] from [F16 F32 F64] => Action::Rules;
};

/// Conversions that go without doubles; they stand in front of what machines share.
const SHORT_CONVERSIONS: &[Row] = legality_rows! {
    [FcvtToSint FcvtToUint] of [I64] from [F32] when When::CUT.wrapping() => Action::Soft;
    [FcvtFromSint FcvtFromUint] of [F32] from [I64] when When::NEAR => Action::Soft;
    [FcvtFromSint FcvtFromUint] of [F32] from [I32] when When::DIRECTED => Action::DOUBLE;
    [Fconvert] of [F32] from [F64] when When::CUT.kept() => Action::Legal;
    [Fconvert] of [F32] from [F64] => Action::Soft;
    [Fconvert] of [F16] from [F32] when When::NEAR.kept() => Action::Legal;
    [Fconvert] of [F16] from [F32] => Action::Soft;
    [Fconvert] of [F32] from [F16] when When::FLUSHED => Action::Soft;
    [Fconvert] of [F64] from [F32] when When::FLUSHED => Action::Soft;
};

/// Arithmetic. Sums and products of singles to nearest are made by selection of what the machine has, with subnormals or without.
const ARITHMETIC: &[Row] = legality_rows! {
    [Fadd Fsub Fmul Fma] of [F32] when When::DIRECTED.kept() => Action::DOUBLE;
    [Fceil Ffloor Ftrunc Frint] of [F32] when When::KEPT => Action::Soft;
    [Fceil Ffloor Ftrunc Frint] of [F64] => Action::Soft;
    [Fsqrt] of [F32] when When::DIRECTED => Action::Rules;
    [Fsqrt] of [F32 F64] => Action::Soft;
    [Fdiv] of [F32 F64] => Action::Soft;
    [Nrcp Nrsqrt Nsqrt] of [F64] => Action::Soft;
    [Nfma] of [F64] => Action::Rules;
    [Fadd Fsub Fmul Fdiv Fma Fsqrt Fceil Ffloor Ftrunc Frint] of [F16] => Action::FLUSHED_SINGLE;
    [Nrcp Nrsqrt Nsqrt Nexp2 Nlog2 Nsin Ncos Nfma] of [F16] => Action::FLUSHED_SINGLE;
};

/// What the machine has.
pub fn legality() -> &'static Legality {
    static TABLE: LazyLock<Legality> = LazyLock::new(|| {
        Legality::new(&[
            OWN,
            IDS,
            VECTORS,
            NARROW,
            WIDE,
            DIVISION,
            WORDS,
            INTEGERS,
            BITS,
            SHORT_CONVERSIONS,
            CONVERSIONS,
            FLOATS,
            ARITHMETIC,
            SOME_IMAGES,
        ])
    });
    &TABLE
}

/// What the shared rules do not know.
pub(crate) fn expand(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    numbers(at, inst).or_else(|| apertures(at, inst))
}

/// The largest numbers of a compute unit and of a wave on it (HSA PRM 11.4). The threads of a work-group may be in any execution unit, so all
/// of them are one compute unit; r0.5 has nine bits for the number of a thread.
const MAX_UNIT: u64 = 0;
const MAX_WAVE: u64 = 511;

/// Numbers of the machine that programs ask for.
fn numbers(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    let number = match at.func.dfg.opcode(inst) {
        Opcode::Maxcuid => MAX_UNIT,
        Opcode::Maxwaveid => MAX_WAVE,
        Opcode::Cuid => 0,
        _ => return None,
    };
    Some(at.int(ty, number))
}

/// A switch looks at the low word of its index: beyond the table it may do anything.
pub(crate) fn switches(func: &mut Function) {
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

/// Flat addresses: the high word says which segment the low word belongs to ([`abi::aperture`]); a segment's null is all ones, the flat
/// one 0 (HSA PRM 6.3).
fn apertures(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
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
