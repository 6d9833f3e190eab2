//! Rules about modifiers: they exist where the operation and the encoding have them, and reserved values are not used.

use super::bits::width;
use super::dpp;
use super::inst::Inst;
use super::mods::{Modifiers, get_modifier, set_modifier};
use super::operand::Operand;
use super::table::{
    Class, Condition, Feature, FieldKind, Flag, Format, Isa, ModField, Op, OpInfo, OperandName, Role, Type,
};
use super::value::WaveSize;

/// The first modifier that differs from its neutral value without being possible in this instruction.
pub(crate) fn modifiers_error(inst: &Inst) -> Option<ModField> {
    if inst.mods.is_none() && may_be_without(inst) {
        return None;
    }
    stray_modifier(inst)
        .or_else(|| hint_error(inst))
        .or_else(|| impossible_modifier(inst))
}

/// Whether it is known at once that an instruction may ask for nothing: vector arithmetic but for products of matrices, which says that it takes all of its
/// sources. So is most of what is encoded.
fn may_be_without(inst: &Inst) -> bool {
    let plain = matches!(
        inst.format,
        Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vop3 | Format::Vop3sd | Format::Vopd
    );
    plain && !inst.info().has(Flag::Matrix) && inst.machine.isa != Isa::Gfx942
}

/// A modifier that the format has no field for and that is not neutral, or whose value does not fit its field.
fn stray_modifier(inst: &Inst) -> Option<ModField> {
    if inst.mods.is_none() {
        return None;
    }
    let mut rest = *inst.mods;
    for field in inst.layout().modifiers {
        let value = get_modifier(&inst.mods, field.name);
        let bits = width(field.bits);
        let fits = if field.signed {
            (-(1i64 << (bits - 1))..1i64 << (bits - 1)).contains(&i64::from(value))
        } else {
            value >= 0 && i64::from(value) < 1i64 << bits
        };
        if !fits {
            return Some(field.name);
        }
        set_modifier(&mut rest, field.name, 0);
    }
    if inst.has_halves_in_numbers() {
        rest.op_sel &= !inst.halves_in_numbers();
    }
    if rest != Modifiers::NONE {
        let differs = |&&m: &&ModField| get_modifier(&rest, m) != get_modifier(&Modifiers::NONE, m);
        let stray = ModField::ALL.iter().find(differs);
        return Some(stray.copied().unwrap_or(ModField::Imm));
    }
    None
}

/// Temporal hints without a meaning (RDNA4 ISA 4.1.2).
fn hint_error(inst: &Inst) -> Option<ModField> {
    let mods = &inst.mods;
    if mods.th & 4 == 0 {
        return None;
    }
    let info = inst.info();
    let bad = if info.has(Flag::Atomic) {
        // Atomics whose scope is deferred return nothing, and need a scope of more than a work-group.
        mods.th & 1 != 0 || mods.scope < 2
    } else {
        mods.th == 7 && !info.has(Flag::Store)
    };
    bad.then_some(ModField::Th)
}

/// A modifier that this operation cannot have, or cannot be without.
fn impossible_modifier(inst: &Inst) -> Option<ModField> {
    match inst.format {
        Format::Ds | Format::Ds2 => ds_error(inst),
        Format::Mubuf | Format::Mtbuf => buffer_error(inst),
        format if format.is_image() => image_error(inst),
        Format::Smem => scalar_memory_error(inst),
        Format::Exp if inst.layout().modifier(ModField::Row).is_some() => {
            (!matches!(inst.mods.tgt, 0..=8 | 12..=16 | 20..=22)).then_some(ModField::Tgt)
        }
        Format::Exp => (!matches!(inst.mods.tgt, 0..=9 | 12..=15 | 32..=63)).then_some(ModField::Tgt),
        format if format.is_flat_family() => flat_error(inst),
        format if format.is_valu() => valu_error(inst),
        _ => None,
    }
}

/// The first pair whose condition holds.
fn first(errors: &[(bool, ModField)]) -> Option<ModField> {
    errors.iter().find(|e| e.0).map(|e| e.1)
}

fn ds_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.info(), &inst.mods);
    let nothing = info.operands.is_empty() && !info.has(Flag::Gds);
    // Without a global data share its synchronisation is left.
    let shared = !inst.machine.isa.has_feature(Feature::Cdna);
    first(&[
        (mods.gds && info.has(Flag::NoGds), ModField::Gds),
        (mods.gds && !shared && !info.has(Flag::Gds), ModField::Gds),
        (!mods.gds && info.has(Flag::Gds), ModField::Gds),
        (nothing && mods.gds, ModField::Gds),
        (nothing && mods.offset != 0, ModField::Offset),
    ])
}

/// Accesses without an address have no offset.
fn flat_error(inst: &Inst) -> Option<ModField> {
    let nothing = inst.info().operands.is_empty();
    first(&[
        (nothing && inst.mods.offset != 0, ModField::Offset),
        (is_local_atomic(inst) && inst.mods.sc1, ModField::Sc1),
        (lacks_result(inst), ModField::Glc),
    ])
}

/// Clamped subtractions of gfx10 and gfx11 always return what was there.
fn lacks_result(inst: &Inst) -> bool {
    let info = inst.info();
    !inst.mods.glc && info.has(Flag::Atomic) && info.mnemonic.contains("_atomic_csub")
}

/// Atomics of floats on gfx90a are those of its own memory, as LLVM has them.
fn is_local_atomic(inst: &Inst) -> bool {
    let info = inst.info();
    let floats = ["f16", "f32", "f64"];
    inst.machine.isa == Isa::Gfx90a
        && info.has(Flag::Atomic)
        && floats.iter().any(|ty| info.mnemonic.ends_with(ty))
}

fn buffer_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.info(), &inst.mods);
    let can_load_to_lds = info.operands.iter().any(|o| o.condition == Condition::NoLds);
    let always_lds = info.has(Flag::LdsDirect);
    let address = info.index_of(OperandName::Addr).is_some();
    let typed = inst.format == Format::Mtbuf;
    let formatted = inst.layout().modifier(ModField::Format).is_some();
    // Of what keeps caches coherent the cache bits say how far that goes.
    let mut kept = **mods;
    if inst.machine.isa.has_feature(Feature::OnlyGfx942) && matches!(inst.op, Op::BufferInv | Op::BufferWbl2)
    {
        (kept.glc, kept.sc1) = (false, false);
    }
    first(&[
        (
            info.operands.is_empty() && kept != Modifiers::NONE,
            ModField::Offset,
        ),
        (is_local_atomic(inst) && mods.sc1, ModField::Sc1),
        (lacks_result(inst), ModField::Glc),
        (mods.lds && !can_load_to_lds && !always_lds, ModField::Lds),
        (!mods.lds && always_lds, ModField::Lds),
        (mods.lds && mods.tfe, ModField::Tfe),
        (mods.tfe && (info.has(Flag::Store) || typed), ModField::Tfe),
        (mods.offen && !address, ModField::Offen),
        (
            mods.addr64 && (!address || mods.offen || mods.idxen || mods.lds),
            ModField::Addr64,
        ),
        (mods.idxen && !address, ModField::Idxen),
        (formatted && !typed && mods.format != 1, ModField::Format),
        (mods.offset < 0, ModField::Offset),
    ])
}

fn image_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.info(), &inst.mods);
    let atomic = info.has(Flag::Atomic);
    // An atomic has one or two words of data, compare-and-swap twice that.
    let samples = mods.dim >= 6;
    let loads_samples = info.mnemonic == "image_msaa_load";
    let levels = inst
        .info()
        .operands
        .iter()
        .any(|o| o.class == Class::ImageAddr && o.ty != Type::B32);
    let narrows = info.operands.iter().any(|o| o.condition == Condition::NoA16);
    let words: &[u8] = if info.operands[0].ty.registers(WaveSize::Wave64) == 2 {
        &[3, 15]
    } else {
        &[1, 3]
    };
    first(&[
        (mods.d16 && !info.has(Flag::D16), ModField::D16),
        (
            info.has(Flag::Gather4) && !mods.dmask.is_power_of_two(),
            ModField::Dmask,
        ),
        (atomic && !words.contains(&mods.dmask), ModField::Dmask),
        (atomic && mods.tfe, ModField::Tfe),
        // Images with several samples have no levels, and nothing is interpolated.
        (
            samples && (levels || info.index_of(OperandName::Ssamp).is_some()),
            ModField::Dim,
        ),
        (loads_samples && !samples, ModField::Dim),
        // Rays whose directions are always of 32 bits (RDNA4 ISA 10.9.1).
        (
            inst.format == Format::VimageRay && mods.a16 && !narrows,
            ModField::A16,
        ),
        // One register needs no list, and a list of one word has four; for more registers lie one after the other.
        (
            inst.format == Format::MimgNsa && !(2..=4).contains(&inst.image_addresses()),
            ModField::Dim,
        ),
    ])
}

/// Whether a register and an immediate offset of scalar memory have one field for both.
fn shares_offset(inst: &Inst) -> bool {
    let layout = inst.layout();
    let field = layout.operand(OperandName::Soff);
    field.is_some_and(|field| field.kind == FieldKind::Smem) && layout.modifier(ModField::Soe).is_none()
}

fn scalar_memory_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.info(), &inst.mods);
    let base = info
        .index_of(OperandName::Sbase)
        .map(|index| info.operands[index].ty);
    let offset = inst.operand(OperandName::Soff);
    first(&[
        // Without data there is nothing to be coherent about.
        (
            mods.glc && !info.has(Flag::Load) && !info.has(Flag::Store),
            ModField::Glc,
        ),
        // Descriptors have unsigned offsets.
        (mods.offset < 0 && base == Some(Type::B128), ModField::Offset),
        (
            mods.offset != 0 && (offset.is_none() || base.is_none()),
            ModField::Offset,
        ),
        (mods.dlc && base.is_none(), ModField::Dlc),
        (mods.th != 0 && base.is_none(), ModField::Th),
        (mods.scope != 0 && base.is_none(), ModField::Scope),
        // A register takes the place of the immediate, unless both have fields.
        (
            mods.offset != 0 && matches!(offset, Some(Operand::Sgpr { .. })) && shares_offset(inst),
            ModField::Offset,
        ),
        // Only a zero beside a register needs to be said to be there.
        (
            mods.soe && (!matches!(offset, Some(Operand::Sgpr { .. })) || mods.offset != 0),
            ModField::Soe,
        ),
    ])
}

/// The sources that are floats, and the others, as bits.
fn sources(inst: &Inst) -> (u8, u8) {
    let info = inst.info();
    let (mut floats, mut integers) = (0, 0);
    for operand in info.operands {
        let bit = match operand.name {
            OperandName::S0 => 1,
            OperandName::S1 => 2,
            OperandName::S2 => 4,
            // The attribute of an interpolation sits where source 0 does.
            _ => continue,
        };
        match operand.ty {
            Type::Mask => {}
            ty if ty.is_float() || ty == Type::Mix || info.has(Flag::Neg) => floats |= bit,
            _ => integers |= bit,
        }
    }
    (floats, integers)
}

/// The signs that an instruction on matrices, or parts of them, may change, a bit for each source: of integers bits 0 and 1 say whether they
/// have one; of halves both fields change the elements at even and odd places, and the third bits are the sign and the absolute value of what is added to
/// (RDNA4 ISA 7.12).
fn matrix_signs(info: &OpInfo) -> (u8, u8) {
    let name = info.mnemonic;
    let added = if name.starts_with("v_swmmac") { 0 } else { 4 };
    match () {
        _ if name.contains("_iu") => (3, 0),
        _ if name.ends_with("f16") => (3 | added, 3 | added),
        _ => (added, added),
    }
}

/// The bits that select a byte of an 8-bit conversion's source or result.
fn selected_byte(info: &OpInfo) -> Option<u8> {
    let of_result = info
        .operands
        .first()
        .is_some_and(|operand| operand.role == Role::SrcDst);
    info.has(Flag::ByteSel).then_some(if of_result { 12 } else { 3 })
}

/// What the operation's types and flags allow.
fn valu_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.info(), &inst.mods);
    let (floats, integers) = sources(inst);
    let sources = floats | integers;
    let (packed, any_packed) = (inst.format.is_packed(), inst.format.is_vop3p());
    let (sdwa, vop3) = (inst.format.is_sdwa(), inst.format.is_vop3());
    let float_result = info.operands.first().is_some_and(|o| o.ty.is_float());
    let matrix = info.has(Flag::Matrix);
    let (low_signs, high_signs) = matrix_signs(info);
    let bytes = selected_byte(info);
    let across = info.has(Flag::Wave);
    let half_sources = if across { 3 } else { sources };
    // LLVM has no selection of halves for them there.
    let whole = inst.machine.isa == Isa::Gfx942 && info.mnemonic.starts_with("v_dot");
    // Sums of two products of halves have no fields for halves, and no absolute values, of what is multiplied (RDNA4 ISA 7.2.1, 7.2.2.1).
    let halves = info.operands.iter().any(|operand| operand.ty.is_float_pair());
    let dot_of_halves = vop3 && !any_packed && halves;
    first(&[
        (dot_of_halves && mods.op_sel & 3 != 0, ModField::OpSel),
        (dot_of_halves && mods.abs & 3 != 0, ModField::Abs),
        (whole && mods.op_sel != 0, ModField::OpSel),
        (whole && mods.op_sel_hi != 7, ModField::OpSelHi),
        (matrix && mods.op_sel >= inst.index_sets(), ModField::OpSel),
        (matrix && mods.op_sel_hi != 7, ModField::OpSelHi),
        (matrix && mods.neg & !low_signs != 0, ModField::Neg),
        (matrix && mods.neg_hi & !high_signs != 0, ModField::NegHi),
        (packed && mods.neg & !sources != 0, ModField::Neg),
        (packed && mods.neg_hi & !sources != 0, ModField::NegHi),
        (any_packed && mods.op_sel & !sources != 0, ModField::OpSel),
        (
            bytes.is_some_and(|bits| mods.op_sel & !bits != 0),
            ModField::OpSel,
        ),
        (
            bytes.is_none() && mods.op_sel & 7 & !half_sources != 0,
            ModField::OpSel,
        ),
        (across && mods.op_sel & 8 != 0, ModField::OpSel),
        (!packed && mods.neg & !floats != 0, ModField::Neg),
        (!packed && mods.abs & !floats != 0, ModField::Abs),
        (mods.sext & !integers != 0, ModField::Sext),
        (
            inst.format.is_dpp16() && !dpp::exists(inst.machine.isa, mods.dpp_ctrl),
            ModField::DppCtrl,
        ),
        (mods.dst_sel > 6, ModField::DstSel),
        (mods.src0_sel > 6, ModField::Src0Sel),
        (mods.src1_sel > 6, ModField::Src1Sel),
        (mods.dst_unused > 2, ModField::DstUnused),
        (sdwa && mods.omod != 0 && !float_result, ModField::Omod),
        (
            sdwa && info.operands.is_empty() && **mods != Modifiers::NONE,
            ModField::DstSel,
        ),
        (vop3 && mods.clamp && !info.has(Flag::Clamp), ModField::Clamp),
        // Integers and comparisons came to it with GFX8.
        (
            mods.clamp && !float_result && !inst.machine.isa.has_feature(Feature::Gfx8Up),
            ModField::Clamp,
        ),
        (vop3 && mods.omod != 0 && !info.has(Flag::Omod), ModField::Omod),
        (
            vop3 && !any_packed && mods.op_sel != 0 && bytes.is_none() && !info.has(Flag::OpSel),
            ModField::OpSel,
        ),
        (mods.high && !info.has(Flag::High), ModField::High),
    ])
}
