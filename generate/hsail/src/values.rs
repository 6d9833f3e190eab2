//! Instructions whose result is determined to the last bit, on registers that hold something.
//!
//! The rules D2 and D4 of `wavelift-generate` hold here, too: operands are kept in the range where the manual says what the result is, and of float
//! results that are a choice (a NaN, the sign of a zero, a flushed number) one representative stays.

use crate::constants::constant;
use crate::floats;
use crate::heads::{self, Head};
use crate::scope::Scope;
use std::fmt::Write;
use wavelift_generate::Choices;
use wavelift_hsail::model::{Inst, Opcode, RegisterKind, Type};
use wavelift_hsail::table::{self, Slot, Ty};

/// Operations that are functions of their operands, at an accuracy that the manual gives.
pub(crate) const OPERATIONS: &[Opcode] = {
    use Opcode::*;
    &[
        Abs, Add, Borrow, Carry, Ceil, CopySign, Div, Floor, Fma, Fract, Mad, Max, Min, Mul, MulHi, Neg, Rem,
        Rint, Sqrt, Sub, Trunc, Mad24, Mad24Hi, Mul24, Mul24Hi, Shl, Shr, And, Not, Or, PopCount, Xor,
        BitExtract, BitInsert, BitMask, BitRev, BitSelect, FirstBit, LastBit, Combine, Expand, Mov, Shuffle,
        UnpackHi, UnpackLo, Pack, PackCvt, Unpack, Cmov, Class, BitAlign, ByteAlign, UnpackCvt, Lerp, Sad,
        SadHi, Cmp, Cvt,
    ]
};

/// Registers of each kind that always hold a value: those from 0 on.
pub(crate) fn pool(kind: RegisterKind) -> usize {
    match kind {
        RegisterKind::Control => 4,
        RegisterKind::Single => 8,
        RegisterKind::Double => 6,
        RegisterKind::Quad => 3,
    }
}

/// A register with a value of a type.
pub(crate) fn known(choices: &mut Choices<'_>, ty: Type) -> String {
    let kind = ty.register_kind();
    format!("{kind}{}", choices.below(pool(kind)))
}

/// A register or a constant.
pub(crate) fn source(choices: &mut Choices<'_>, ty: Type) -> String {
    match choices.one_in(4) {
        true => constant(choices, ty, true),
        false => known(choices, ty),
    }
}

/// Several registers that differ.
pub(crate) fn several(choices: &mut Choices<'_>, ty: Type, count: usize) -> Option<String> {
    let kind = ty.register_kind();
    let all = pool(kind);
    let first = choices.below(all);
    let names: Vec<String> = (0..count)
        .map(|n| format!("{kind}{}", (first + n) % all))
        .collect();
    (count <= all).then(|| format!("({})", names.join(", ")))
}

/// Whether the result of a head is determined once its operands are in range.
fn is_determined(inst: &Inst) -> bool {
    let types = [inst.ty, inst.source_type];
    let packed = types.into_iter().flatten().find(|ty| ty.is_packed());
    let opaque = types.into_iter().flatten().any(Type::is_opaque);
    let saturates = inst
        .mods
        .round
        .is_none_or(|round| !round.is_integer() || round.is_saturating());
    let settles = match (inst.ty, packed) {
        // There are no operations on bits of 128 bits; what is flushed in an element cannot be told from the rest.
        (Some(ty), _) if ty.is_packed() && ty.is_float() => ty.bits() <= 64 && !inst.mods.ftz,
        _ => true,
    };
    // An element of a mask is all ones or all zeros.
    let mask = inst.opcode == Opcode::Cmov && packed.is_some();
    !opaque && saturates && settles && !mask
}

/// Writes instructions that put a value in a register.
pub(crate) fn operation(choices: &mut Choices<'_>, scope: &Scope, out: &mut String) {
    if choices.one_in(6) {
        floats::chain(choices, out);
        return;
    }
    for _ in 0..8 {
        let opcode = choices.of(OPERATIONS);
        let rows = table::rows(opcode);
        let row = &rows[choices.below(rows.len())];
        let head = heads::legal(choices, scope, row).filter(|head| is_determined(&head.inst));
        if let Some(head) = head
            && compute(choices, &head, out).is_some()
        {
            return;
        }
    }
    out.push_str("not_b32 $s0, $s1;\n");
}

fn compute(choices: &mut Choices<'_>, head: &Head, out: &mut String) -> Option<()> {
    let inst = &head.inst;
    let slots = table::find(inst)?.operands;
    let mut operands = Vec::new();
    let mut written = Vec::new();
    for (index, &slot) in slots.iter().enumerate() {
        operands.push(match slot {
            Slot::Dest(ty) => {
                let ty = ty.of(inst)?;
                let register = known(choices, ty);
                written.push((ty, register.clone()));
                register
            }
            Slot::DestVector(ty) => several(choices, ty.of(inst)?, inst.mods.vector.into())?,
            Slot::SrcVector(ty) => several(choices, ty.of(inst)?, inst.mods.vector.into())?,
            Slot::Src(ty) | Slot::Reg(ty) => ranged(choices, inst, index, ty.of(inst)?, out),
            Slot::Imm(_) if inst.opcode == Opcode::Shuffle => choices.below(256).to_string(),
            Slot::Imm(_) => choices.below(4).to_string(),
            _ => return None,
        });
    }
    flipped(choices, inst, &mut operands, out);
    let _ = writeln!(out, "{} {};", head.text, operands.join(", "));
    for (ty, register) in written {
        settle(inst, ty, &register, out);
    }
    Some(())
}

/// A source, in the range where the result is defined.
fn ranged(choices: &mut Choices<'_>, inst: &Inst, index: usize, ty: Type, out: &mut String) -> String {
    use Opcode as O;
    let bits = inst.ty.map_or(32, Type::bits) as usize;
    let field = |first: usize| index >= first;
    match inst.opcode {
        O::Div | O::Rem if index == 2 && ty.is_integer() => divisor(choices, ty, out),
        O::BitExtract if field(2) => choices.below(bits / 2).to_string(),
        O::BitInsert if field(3) => choices.below(bits / 2).to_string(),
        O::BitMask if field(1) => choices.below(bits / 2).to_string(),
        O::Class if index == 2 => choices.below(1 << 10).to_string(),
        O::Mad24 | O::Mad24Hi | O::Mul24 | O::Mul24Hi if index < 3 => {
            let register = known(choices, ty);
            let _ = writeln!(out, "and_b32 $s2{index}, {register}, 0x7fffff;");
            format!("$s2{index}")
        }
        O::Pack if index == 3 => choices
            .below(inst.ty.map_or(1, Type::elements) as usize)
            .to_string(),
        O::Unpack if index == 2 => choices
            .below(inst.source_type.map_or(1, Type::elements) as usize)
            .to_string(),
        _ => source(choices, ty),
    }
}

/// A divisor that is neither 0 nor -1: a constant, or a number of a register with some bits set.
fn divisor(choices: &mut Choices<'_>, ty: Type, out: &mut String) -> String {
    let (signed, width) = (ty.is_signed(), ty.bits() as usize);
    let last = width - if signed { 2 } else { 1 };
    match choices.below(10) {
        0 => return (1u64 << choices.below(last + 1)).to_string(),
        1 => return (2 * (3 + choices.below(12))).to_string(),
        2 => return choices.of(&["1", "3", "7", "10", "100"]).to_owned(),
        3 => return ((1u64 << last) - 1 + (1u64 << last)).to_string(),
        4 if signed => return format!("-{}", 1u64 << (1 + choices.below(last))),
        5 if signed => return format!("-{}", 3 + choices.below(20)),
        _ => {}
    }
    let register = known(choices, ty);
    let (wide, most) = match ty.bits() {
        64 => ("b64", "0x7fffffffffffffff"),
        _ => ("b32", "0x7fffffff"),
    };
    let (kind, bit) = (ty.register_kind(), choices.of(&[1, 1, 2, 4]));
    let _ = writeln!(out, "and_{wide} {kind}20, {register}, {most};");
    let _ = writeln!(out, "or_{wide} {kind}20, {kind}20, {bit};");
    format!("{kind}20")
}

/// Makes the divisor -1 now and then, and the dividend a number that has an opposite.
fn flipped(choices: &mut Choices<'_>, inst: &Inst, operands: &mut [String], out: &mut String) {
    let Some(ty) = inst
        .ty
        .filter(|ty| ty.is_integer() && ty.is_signed() && !ty.is_packed())
    else {
        return;
    };
    if !matches!(inst.opcode, Opcode::Div | Opcode::Rem) || !choices.one_in(10) {
        return;
    }
    let (kind, register) = (ty.register_kind(), known(choices, ty));
    let _ = writeln!(out, "or_b{} {kind}21, {register}, 1;", ty.bits());
    operands[1] = format!("{kind}21");
    operands[2] = "-1".to_owned();
}

/// Puts the representative of the results that are right in place of a float result.
fn settle(inst: &Inst, ty: Type, register: &str, out: &mut String) {
    if !ty.is_float() || inst.opcode == Opcode::Cmp {
        return;
    }
    let zero = matches!(inst.opcode, Opcode::Min | Opcode::Max | Opcode::Fract);
    if ty.is_packed() {
        let (Some(mask), kind) = (ty.packed_unsigned(), ty.register_kind()) else {
            return;
        };
        let bits = ty.bits();
        let _ = writeln!(out, "cmp_eq_pp_{mask}_{ty} {kind}20, {register}, {register};");
        let _ = writeln!(out, "and_b{bits} {register}, {register}, {kind}20;");
        if zero {
            let zeros = vec![zero_of(ty.element()); ty.elements() as usize].join(", ");
            let _ = writeln!(out, "add_pp_{ty} {register}, {register}, {ty}({zeros});");
        }
        return;
    }
    settle_scalar(ty, register, (zero, inst.mods.ftz), out);
}

/// The same for one float, where the sign of a zero is open or small numbers are flushed.
pub(crate) fn settle_scalar(ty: Type, register: &str, (zero, ftz): (bool, bool), out: &mut String) {
    let (nan, least) = match ty {
        Type::F16 => ("0x7e00", "0H0400"),
        Type::F32 => ("0x7fc00000", "0F00800000"),
        _ => ("0x7ff8000000000000", "0D0010000000000000"),
    };
    let wide = if ty == Type::F64 { "b64" } else { "b32" };
    let kind = ty.register_kind();
    let _ = writeln!(out, "class_b1_{ty} $c20, {register}, 3;");
    let _ = writeln!(out, "cmov_{wide} {register}, $c20, {nan}, {register};");
    if zero || ftz {
        let edge = if ftz { least } else { zero_of(ty) };
        let _ = writeln!(out, "abs_{ty} {kind}20, {register};");
        let _ = writeln!(out, "cmp_le_b1_{ty} $c20, {kind}20, {edge};");
        let _ = writeln!(out, "cmov_{wide} {register}, $c20, 0, {register};");
    }
}

pub(crate) fn zero_of(ty: Type) -> &'static str {
    match ty {
        Type::F16 => "0.0h",
        Type::F32 => "0.0f",
        _ => "0.0d",
    }
}

/// Types that memory and arguments have in kernels.
pub(crate) const PLAIN: [Type; 12] = [
    Type::U32,
    Type::S32,
    Type::F32,
    Type::U64,
    Type::S64,
    Type::F64,
    Type::U8,
    Type::S8,
    Type::U16,
    Type::S16,
    Type::F16,
    Type::B128,
];

/// An atomic operation on memory of the work-item's own at an address, or `None`.
pub(crate) fn atomic(choices: &mut Choices<'_>, scope: &Scope, address: &str) -> Option<String> {
    let opcode = choices.of(&[Opcode::Atomic, Opcode::AtomicNoRet]);
    let rows = table::rows(opcode);
    let row = &rows[choices.below(rows.len())];
    let head = heads::legal(choices, scope, row)?;
    let head = Some(head).filter(|head| head.text.contains("_global_"))?;
    let mut operands = Vec::new();
    for &slot in table::find(&head.inst)?.operands {
        operands.push(match slot {
            Slot::Dest(ty) => known(choices, ty.of(&head.inst)?),
            Slot::Src(Ty::T) => source(choices, head.inst.ty?),
            Slot::Address => address.to_owned(),
            _ => return None,
        });
    }
    Some(format!("{} {};", head.text, operands.join(", ")))
}
