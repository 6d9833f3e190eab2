//! Instructions around the instruction table, legal ones and some that are not, for comparing verdicts.

use crate::heads::near_the_table;
use wavelift_generate::Choices;
use wavelift_hsail::model::{Inst, RegisterKind, Segment, Type};
use wavelift_hsail::table::{self, Slot, Ty};

/// An instruction as text, and without operands as a model. It names the label `@l` and the fbarrier `%fb`. `None` for one that needs
/// more context than a statement.
pub fn instruction(choices: &mut Choices<'_>) -> Option<(String, Inst)> {
    let (mut text, inst) = near_the_table(choices)?;
    // Spill, arg and kernarg need variables; HSAILasm asks for their names.
    if matches!(inst.mods.segment, Some(Segment::Spill | Segment::Arg)) {
        return None;
    }
    let slots = table::nearest(&inst)?.operands;
    for (number, &slot) in slots.iter().enumerate() {
        let separator = if number == 0 || slot == Slot::Labels {
            " "
        } else {
            ", "
        };
        text.push_str(separator);
        text.push_str(&operand(choices, &inst, slot, number)?);
    }
    text.push(';');
    Some((text, inst))
}

/// A register, now and then of a wrong kind.
fn register(choices: &mut Choices<'_>, ty: Option<Type>, number: usize) -> String {
    let right = ty.map_or(RegisterKind::Single, Type::register_kind);
    let kind = match choices.one_in(50) {
        true => choices.of(RegisterKind::ALL),
        false => right,
    };
    format!("{kind}{number}")
}

/// A plain constant, now and then of another type.
fn constant(choices: &mut Choices<'_>, ty: Type) -> String {
    let element = |ty: Type| match ty {
        Type::F16 => "1.5h",
        Type::F32 => "-0.25f",
        Type::F64 => "3.0d",
        ty if ty.is_signed() => "-3",
        _ => "1",
    };
    let typed = |ty: Type| {
        let elements = vec![element(ty.element()); ty.elements() as usize];
        format!("{ty}({})", elements.join(","))
    };
    if choices.one_in(16) {
        let others = [
            Type::U32,
            Type::F32,
            Type::F64,
            Type::U8X4,
            Type::S16X4,
            Type::U64,
            Type::U32X4,
        ];
        return typed(choices.of(&others));
    }
    match ty {
        Type::B128 => typed(Type::U32X4),
        ty if ty.is_packed() => typed(ty),
        ty => element(ty).to_owned(),
    }
}

/// As many components as a vector has; one without parentheses for none.
fn vector(
    choices: &mut Choices<'_>,
    ty: Option<Type>,
    count: usize,
    constants: bool,
    number: usize,
) -> String {
    let all: Vec<String> = (0..count.max(1))
        .map(|at| match ty {
            Some(ty) if constants && choices.one_in(7) => constant(choices, ty),
            ty => register(choices, ty, number * 4 + at),
        })
        .collect();
    match count {
        0 => all.concat(),
        _ => format!("({})", all.join(", ")),
    }
}

fn operand(choices: &mut Choices<'_>, inst: &Inst, slot: Slot, number: usize) -> Option<String> {
    let size = usize::from(inst.mods.vector);
    let several = |count: usize| if count == 1 { 0 } else { count };
    Some(match slot {
        Slot::Dest(ty) | Slot::Reg(ty) => register(choices, ty.of(inst), number),
        Slot::Src(ty) => match ty.of(inst) {
            Some(ty) if choices.one_in(4) => constant(choices, ty),
            Some(_) if choices.one_in(20) => "WAVESIZE".into(),
            ty => register(choices, ty, number),
        },
        Slot::Imm(_) | Slot::Constant(_) => "1".into(),
        Slot::DestQuad(ty) => vector(choices, ty.of(inst), 4, false, number),
        Slot::SrcQuad(ty) => vector(choices, ty.of(inst), 4, true, number),
        Slot::DestVector(ty) => vector(choices, ty.of(inst), size, false, number),
        Slot::SrcVector(ty) => vector(choices, ty.of(inst), size, true, number),
        Slot::Gradients => {
            let count = several(inst.mods.geometry?.dimensions());
            vector(choices, Some(Type::F32), count, true, number)
        }
        Slot::Coordinates => {
            let count = several(inst.mods.geometry?.coordinates());
            vector(choices, Ty::C.of(inst), count, true, number)
        }
        Slot::Address => {
            let narrow = matches!(
                inst.mods.segment,
                Some(Segment::Group | Segment::Private | Segment::Region)
            );
            format!("[${}9+8]", if narrow { "s" } else { "d" })
        }
        Slot::Label => "@l".into(),
        Slot::Labels => "[@l, @l]".into(),
        Slot::Fbarrier => choices.of(&["%fb", "$s3"]).to_owned(),
        Slot::FbarrierName => "%fb".into(),
        Slot::Function | Slot::Functions | Slot::Signature | Slot::Arguments => return None,
    })
}
