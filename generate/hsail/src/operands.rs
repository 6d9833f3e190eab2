//! Operands of an operation of the table, and whole instructions.

use crate::constants::constant;
use crate::heads::{self, Head};
use crate::scope::{Access, Scope, Variable};
use wavelift_generate::Choices;
use wavelift_hsail::model::{Geometry, Inst, Opcode, RegisterKind, Segment, Type, TypeClass};
use wavelift_hsail::table::{self, Slot, Ty};

/// Registers that are mostly used.
const FEW: usize = 8;
/// The highest number of a register, so that all kinds together fit the pool of a code block (HSA PRM 4.7).
const MOST: usize = 120;

/// A register of the kind of a type.
pub(crate) fn register(choices: &mut Choices<'_>, ty: Option<Type>) -> String {
    let kind = ty.map_or(RegisterKind::Single, Type::register_kind);
    let number = match choices.one_in(12) {
        true => choices.below(MOST),
        false => choices.below(FEW),
    };
    format!("{kind}{number}")
}

/// Registers that all differ.
fn different(choices: &mut Choices<'_>, ty: Option<Type>, count: usize) -> String {
    let kind = ty.map_or(RegisterKind::Single, Type::register_kind);
    let first = choices.below(FEW);
    match count {
        0 => format!("{kind}{first}"),
        _ => list((0..count).map(|n| format!("{kind}{}", first + n))),
    }
}

fn list(all: impl Iterator<Item = String>) -> String {
    format!("({})", all.collect::<Vec<_>>().join(", "))
}

fn takes_wavesize(inst: &Inst, ty: Type) -> bool {
    // HSAILasm does not take it as the condition of `class`.
    let plain = (ty.is_integer() || ty.is_bit()) && !ty.is_packed();
    plain && ty != Type::B1 && ty != Type::B128 && inst.opcode != Opcode::Class
}

/// A register, a constant or `WAVESIZE`.
fn source(choices: &mut Choices<'_>, scope: &Scope, inst: &Inst, ty: Option<Type>) -> String {
    let Some(known) = ty else {
        return register(choices, ty);
    };
    // HSAILasm knows constants of signals in `st` only.
    let signal = known.class() == TypeClass::Signal;
    let in_register = known.is_opaque() && !(signal && inst.opcode == Opcode::St);
    match choices.below(5) {
        3 if takes_wavesize(inst, known) => "WAVESIZE".to_owned(),
        3 | 4 if !in_register => constant(choices, known, !scope.setting.is_base()),
        _ => register(choices, ty),
    }
}

fn sources(choices: &mut Choices<'_>, scope: &Scope, inst: &Inst, ty: Ty, count: usize) -> String {
    match count {
        0 => source(choices, scope, inst, ty.of(inst)),
        _ => list((0..count).map(|_| source(choices, scope, inst, ty.of(inst)))),
    }
}

/// Variables of its segment that an instruction may name.
fn named<'s>(scope: &'s Scope, inst: &Inst, segment: Segment) -> Vec<&'s Variable> {
    use Opcode::{AmdGcnAtomicNoRet, AtomicNoRet, Ld, Lda, St};
    let access = match inst.opcode {
        Ld => Access::Load,
        St | AtomicNoRet | AmdGcnAtomicNoRet => Access::Store,
        Lda => Access::Any,
        // Other atomics read and write.
        _ => Access::Store,
    };
    let ty = inst.ty;
    let opaque = ty.is_some_and(Type::is_opaque);
    let fits = |variable: &&Variable| match inst.opcode {
        Lda => true,
        Ld | St => Some(variable.ty) == ty || !opaque && !variable.ty.is_opaque(),
        _ => !opaque && !variable.ty.is_opaque() && variable.access == Access::Any,
    };
    scope
        .in_segment(segment, access)
        .into_iter()
        .filter(fits)
        .collect()
}

/// An address; `None` if the segment is reached by variables only and none fits.
fn address(choices: &mut Choices<'_>, scope: &Scope, inst: &Inst) -> Option<String> {
    let segment = inst.mods.segment.unwrap_or(Segment::Flat);
    let wide = scope.setting.address_bits(segment) == 64;
    let base = Some(if wide { Type::U64 } else { Type::U32 });
    let by_name_only = matches!(segment, Segment::Spill | Segment::Arg);
    let known = named(scope, inst, segment);
    if by_name_only && known.is_empty() {
        return None;
    }
    let beside = |choices: &mut Choices<'_>| {
        let offset = choices.of(&[0u64, 1, 4, 8, 255, 65536, 0x7fff_ffff]);
        let register = register(choices, base);
        match choices.below(3) {
            0 => format!("[{register}]"),
            1 => format!("[{register}+{offset}]"),
            _ => format!("[{register}-{offset}]"),
        }
    };
    if known.is_empty() || !by_name_only && choices.below(2) == 0 {
        return Some(match choices.one_in(4) {
            true => format!("[{}]", choices.of(&[0u64, 4, 256, 0x7fff_fff0])),
            false => beside(choices),
        });
    }
    let variable = choices.of(&known);
    let name = &variable.name;
    if !by_name_only && choices.one_in(3) {
        return Some(format!("[{name}]{}", beside(choices)));
    }
    // Without a register, an access stays inside of the variable (HSA PRM 6.1.1).
    let bytes = match inst.opcode {
        Opcode::Lda => 1,
        _ => inst.ty.map_or(1, |ty| u64::from(ty.bytes())) * u64::from(inst.mods.vector.max(1)),
    };
    let room = variable.bytes.unwrap_or(64).checked_sub(bytes);
    let Some(room) = room else {
        return (!by_name_only).then(|| format!("[{name}]{}", beside(choices)));
    };
    let offset = match choices.below(2) {
        0 => 0,
        _ => choices.below(room as usize + 1),
    };
    Some(match offset {
        0 => format!("[{name}]"),
        _ => format!("[{name}][{offset}]"),
    })
}

fn label(choices: &mut Choices<'_>, scope: &Scope) -> Option<String> {
    let count = if scope.in_arg_block { 0 } else { scope.labels };
    (count > 0).then(|| format!("@l{}", choices.below(count)))
}

fn fbarrier(choices: &mut Choices<'_>, scope: &Scope) -> Option<String> {
    let count = scope.fbarriers.len();
    (count > 0).then(|| scope.fbarriers[choices.below(count)].clone())
}

/// One operand; `None` if nothing in scope can stand there.
fn operand(choices: &mut Choices<'_>, scope: &Scope, inst: &Inst, slot: Slot) -> Option<String> {
    let vector = usize::from(inst.mods.vector);
    let several = |count: usize| if count == 1 { 0 } else { count };
    Some(match slot {
        Slot::Dest(ty) | Slot::Reg(ty) => register(choices, ty.of(inst)),
        Slot::Src(ty) => source(choices, scope, inst, ty.of(inst)),
        Slot::Imm(_) if inst.opcode == Opcode::Shuffle => choices.below(1 << 16).to_string(),
        Slot::Imm(_) => choices.below(3).to_string(),
        Slot::Constant(_) => match choices.below(2) {
            0 => choices.below(1 << 20).to_string(),
            _ => "WAVESIZE".to_owned(),
        },
        Slot::DestVector(ty) => different(choices, ty.of(inst), vector),
        Slot::DestQuad(ty) => different(choices, ty.of(inst), 4),
        // HSAILasm takes registers only where a depth is stored.
        Slot::SrcVector(ty) if inst.mods.geometry.is_some_and(Geometry::is_depth) => {
            register(choices, ty.of(inst))
        }
        Slot::SrcVector(ty) if inst.opcode.is_image_access() => different(choices, ty.of(inst), vector),
        Slot::SrcVector(ty) => sources(choices, scope, inst, ty, vector),
        Slot::SrcQuad(ty) => sources(choices, scope, inst, ty, 4),
        Slot::Coordinates => {
            let count = several(inst.mods.geometry?.coordinates());
            sources(choices, scope, inst, Ty::C, count)
        }
        Slot::Gradients => {
            let count = several(inst.mods.geometry?.dimensions());
            sources(choices, scope, inst, Ty::Is(Type::F32), count)
        }
        Slot::Address => address(choices, scope, inst)?,
        Slot::Label => label(choices, scope)?,
        Slot::Labels => {
            let count = 1 + choices.below(4);
            let all: Option<Vec<String>> = (0..count).map(|_| label(choices, scope)).collect();
            format!("[{}]", all?.join(", "))
        }
        Slot::Fbarrier if choices.one_in(3) => register(choices, Some(Type::U32)),
        Slot::Fbarrier | Slot::FbarrierName => fbarrier(choices, scope)?,
        Slot::Function | Slot::Functions | Slot::Signature | Slot::Arguments => return None,
    })
}

/// Operands for a head, or `None`.
fn operands(choices: &mut Choices<'_>, scope: &Scope, head: &Head) -> Option<String> {
    let mut text = head.text.clone();
    for (index, &slot) in table::find(&head.inst)?.operands.iter().enumerate() {
        let separator = if index == 0 || slot == Slot::Labels {
            " "
        } else {
            ", "
        };
        text.push_str(separator);
        text.push_str(&operand(choices, scope, &head.inst, slot)?);
    }
    text.push(';');
    Some(text)
}

/// An instruction that is no call: `nop` where what was drawn needs something that is not in scope.
pub(crate) fn instruction(choices: &mut Choices<'_>, scope: &Scope) -> String {
    for _ in 0..8 {
        let opcode = choices.of(Opcode::ALL);
        if let Some(text) = of_opcode(choices, scope, opcode) {
            return text;
        }
    }
    "nop;".to_owned()
}

/// An instruction of an operation, if it can stand here.
pub(crate) fn of_opcode(choices: &mut Choices<'_>, scope: &Scope, opcode: Opcode) -> Option<String> {
    let leaves = matches!(opcode, Opcode::Ret | Opcode::Alloca);
    if opcode.is_call() || leaves && scope.in_arg_block {
        return None;
    }
    let rows = table::rows(opcode);
    let row = &rows[choices.below(rows.len())];
    let head = heads::legal(choices, scope, row)?;
    operands(choices, scope, &head)
}
