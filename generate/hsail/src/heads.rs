//! Operations with their suffixes, from the instruction table.

use crate::scope::{Scope, Setting};
use wavelift_generate::Choices;
use wavelift_hsail::Span;
use wavelift_hsail::combinations::{Value, further_values, values};
use wavelift_hsail::model::{
    Inst, MachineModel, MemoryScope, Opcode, Profile, Round, Segment, Type, TypeClass,
};
use wavelift_hsail::table::{self, Part, Row};

/// How often a head is drawn until one fits profile and machine model.
const TRIES: usize = 24;

/// An operation with suffixes, without operands.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    /// The mnemonic.
    pub(crate) text: String,
    /// Types and modifiers, defaults filled in.
    pub(crate) inst: Inst,
}

/// Draws a legal head of a row; `None` if profile, machine model or extensions lack it.
pub(crate) fn legal(choices: &mut Choices<'_>, scope: &Scope, row: &'static Row) -> Option<Head> {
    for _ in 0..TRIES {
        let head = draw(choices, row, 0)?;
        if is_available(scope, row, &head) {
            return Some(head);
        }
    }
    None
}

/// Draws a head whose types and suffixes are mostly legal and now and then beside the table, without a setting.
pub(crate) fn near_the_table(choices: &mut Choices<'_>) -> Option<(String, Inst)> {
    let row = &table::TABLE[choices.below(table::TABLE.len())];
    let head = draw(choices, row, 8)?;
    Some((head.text, head.inst))
}

/// Types that fit a row together.
fn types(choices: &mut Choices<'_>, row: &Row) -> Option<Inst> {
    let mut inst = Inst::new(row.opcode, Span::NONE);
    inst.source_type = row.source.iter().next();
    inst.coord_type = one(choices, row.coord.iter().collect());
    let mut fitting: Vec<(Option<Type>, Option<Type>)> = Vec::new();
    let firsts: Vec<Option<Type>> = match row.ty.is_empty() {
        true => vec![None],
        false => row.ty.iter().map(Some).collect(),
    };
    for first in firsts {
        let seconds: Vec<Option<Type>> = match row.source.is_empty() {
            true => vec![None],
            false => row.source.iter().map(Some).collect(),
        };
        for second in seconds {
            (inst.ty, inst.source_type) = (first, second);
            if row.fits(&inst) {
                fitting.push((first, second));
            }
        }
    }
    if fitting.is_empty() {
        return None;
    }
    (inst.ty, inst.source_type) = choices.of(&fitting);
    Some(inst)
}

fn one<T: Copy>(choices: &mut Choices<'_>, of: Vec<T>) -> Option<T> {
    (!of.is_empty()).then(|| choices.of(&of))
}

/// What can be written at a place: what the row allows, or anything.
fn candidates(row: &Row, part: Part, any: bool) -> Vec<Value> {
    let mut all = values(part);
    all.retain(|value| any || (value.legal)(row, value.code));
    all.extend(further_values(part));
    all
}

/// Draws the suffixes of a row; one in `wrong` of them is any at all (none if it is 0).
fn draw(choices: &mut Choices<'_>, row: &'static Row, wrong: usize) -> Option<Head> {
    let typed = types(choices, row)?;
    let mut inst = typed;
    let mut text = row.opcode.name().to_owned();
    for &part in table::syntax(row.opcode) {
        let any = wrong > 0 && choices.one_in(wrong);
        let known = match part {
            Part::Type => typed.ty,
            Part::SourceType => typed.source_type,
            Part::CoordType => typed.coord_type,
            _ => None,
        };
        let mut list = candidates(row, part, any);
        if let Some(ty) = known.filter(|_| !any) {
            list.retain(|value| value.code == ty.brig_code());
        }
        // Every second suffix that can be left out is.
        let optional = list.first().is_some_and(|value| value.text.is_empty());
        let at = match list.len() {
            0 => continue,
            _ if optional && choices.below(2) == 0 => 0,
            length => choices.below(length),
        };
        let value = &list[at];
        (value.set)(&mut inst, value.code);
        if part == Part::Const {
            inst.mods.constant = !value.text.is_empty();
        }
        if !value.text.is_empty() {
            text.push('_');
            text.push_str(&value.text);
        }
    }
    table::fill_defaults(&mut inst);
    (wrong > 0 || row.selects(&inst)).then_some(Head { text, inst })
}

/// Whether a setting has what a row allows (HSA PRM 2.9, 6.2, 6.3, 16.2.1), and HSAILasm takes it.
fn is_available(scope: &Scope, row: &Row, head: &Head) -> bool {
    let (inst, setting) = (&head.inst, scope.setting);
    let types = [inst.ty, inst.source_type, inst.coord_type];
    let image = |ty: Type| matches!(ty.class(), TypeClass::Image | TypeClass::Sampler);
    let named = types.into_iter().flatten();
    let extended =
        row.opcode.vendor_extension().is_some() || is_about_images(row.opcode) || named.clone().any(image);
    (scope.extensions || !extended)
        && named.clone().all(|ty| setting.has(ty))
        && (setting.profile == Profile::Full || is_in_base(row, inst))
        && has_size(setting, inst)
        && has_scope_and_segment(inst)
        && !(row.opcode.is_image_access() && inst.ty == Some(Type::F16))
        && !(row.opcode == Opcode::St
            && inst.ty.is_some_and(image)
            && inst.mods.segment != Some(Segment::Arg))
}

fn is_about_images(opcode: Opcode) -> bool {
    use Opcode::{ImageFence, LdImage, QueryImage, QuerySampler, RdImage, StImage};
    matches!(
        opcode,
        RdImage | LdImage | StImage | ImageFence | QueryImage | QuerySampler
    )
}

fn is_in_base(row: &Row, inst: &Inst) -> bool {
    let rounds = match inst.mods.round {
        Some(Round::ZeroI | Round::ZeroISat | Round::SZeroI | Round::SZeroISat | Round::Default) | None => {
            true
        }
        Some(_) => false,
    };
    rounds && (inst.mods.ftz || !row.ftz) && inst.opcode != Opcode::ICall
}

/// Whether sizes of addresses and of what signals hold are those of the machine model.
fn has_size(setting: Setting, inst: &Inst) -> bool {
    let segment = inst.mods.segment.unwrap_or(Segment::Flat);
    let bits = |ty: Option<Type>| ty.map_or(0, Type::bits);
    match inst.opcode {
        Opcode::Lda | Opcode::NullPtr => bits(inst.ty) == setting.address_bits(segment),
        Opcode::SegmentP | Opcode::FToS => bits(inst.source_type) == setting.address_bits(Segment::Flat),
        Opcode::SToF | Opcode::KernargBasePtr | Opcode::ICall => {
            bits(inst.ty) == setting.address_bits(Segment::Flat)
        }
        Opcode::Signal | Opcode::SignalNoRet => {
            bits(inst.ty)
                == if setting.machine == MachineModel::Large {
                    64
                } else {
                    32
                }
        }
        Opcode::Atomic | Opcode::AtomicNoRet => setting.machine == MachineModel::Large || bits(inst.ty) != 64,
        _ => true,
    }
}

fn has_scope_and_segment(inst: &Inst) -> bool {
    let segment = inst.mods.segment.unwrap_or(Segment::Flat);
    let scope = match inst.mods.scope {
        Some(MemoryScope::WorkItem) => false,
        Some(MemoryScope::Agent | MemoryScope::System) => segment != Segment::Group,
        _ => true,
    };
    let constant =
        !inst.mods.constant || matches!(segment, Segment::Flat | Segment::Global | Segment::Readonly);
    scope && constant
}
