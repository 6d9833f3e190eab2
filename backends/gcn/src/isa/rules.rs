//! Rules an instruction must follow beyond the widths of its fields.
//!
//! - Constant bus (Vega ISA 6.1): a vector instruction reads at most one scalar value; the same value may be read twice.
//! - Modifiers exist where the operation and the encoding have them, and reserved values are not used.
//! - What may stand at an operand depends on its class and on the encoding ([`Accepts`]).

use super::encode::EncodeError;
use super::fields::{get_modifier, set_modifier};
use super::inst::{Inst, Modifiers, Operand};
use super::table::{
    Class, Condition, FieldKind, Flag, Format, Implicit, ModField, Opcode, OperandInfo, OperandName, Role,
    Type,
};
use wavelift_amdgpu::isa::bits::width;

/// Checks the rules that the fields do not enforce by themselves: constant bus and modifiers.
pub fn check(inst: &Inst) -> Result<(), EncodeError> {
    check_modifiers(inst)?;
    check_constant_bus(inst)
}

/// The encoding exists, the operands are as many as the operation has, the modifiers are possible.
pub(crate) fn check_modifiers(inst: &Inst) -> Result<(), EncodeError> {
    let info = inst.op.info();
    if info.number(inst.format).is_none() {
        return Err(EncodeError::Format);
    }
    if info.operands.len() != inst.operands.len() {
        let (expected, given) = (info.operands.len() as u8, inst.operands.len() as u8);
        return Err(EncodeError::OperandCount { expected, given });
    }
    if let Some(modifier) = modifiers_error(inst) {
        return Err(EncodeError::Modifier(modifier));
    }
    Ok(())
}

/// A vector instruction reads at most one scalar value.
pub(crate) fn check_constant_bus(inst: &Inst) -> Result<(), EncodeError> {
    if inst.format.is_valu() && constant_bus_reads(inst) > 1 {
        return Err(EncodeError::ConstantBus);
    }
    Ok(())
}

/// Number of different scalar values that a vector instruction reads over the constant bus.
fn constant_bus_reads(inst: &Inst) -> usize {
    let info = inst.op.info();
    let mut seen: smallvec::SmallVec<[Operand; 4]> = smallvec::SmallVec::new();
    if info.reads(Implicit::Vcc) {
        seen.push(Operand::VCC);
    }
    for (operand, what) in inst.operands.iter().zip(info.operands) {
        // The data of v_writelane and the lane select share the one read port like any other sources.
        if what.role == Role::Dst || !super::inst::uses_constant_bus(*operand) || seen.contains(operand) {
            continue;
        }
        seen.push(*operand);
    }
    seen.len()
}

/// The first modifier that differs from its neutral value without being possible in this instruction.
pub(crate) fn modifiers_error(inst: &Inst) -> Option<ModField> {
    stray_modifier(inst).or_else(|| impossible_modifier(inst))
}

/// A modifier that the format has no field for and that is not neutral, or whose value does not fit its field.
fn stray_modifier(inst: &Inst) -> Option<ModField> {
    if inst.mods.is_none() {
        return None;
    }
    let format = inst.format.info();
    let mut rest = *inst.mods;
    for field in format.modifiers {
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
    if rest != Modifiers::NONE {
        let stray = ModField::ALL.iter().find(|&&m| get_modifier(&rest, m) != 0);
        return Some(stray.copied().unwrap_or(ModField::Imm));
    }
    None
}

/// A modifier that this operation cannot have, or cannot be without.
fn impossible_modifier(inst: &Inst) -> Option<ModField> {
    match inst.format {
        Format::Ds | Format::Ds2 => ds_error(inst),
        Format::Mubuf => buffer_error(inst),
        Format::Mimg => image_error(inst),
        Format::Smem => scalar_memory_error(inst),
        Format::Exp => (!matches!(inst.mods.tgt, 0..=9 | 12..=15 | 32..=63)).then_some(ModField::Tgt),
        format if format.is_valu() => valu_error(inst),
        _ => None,
    }
}

/// The first pair whose condition holds.
fn first(errors: &[(bool, ModField)]) -> Option<ModField> {
    errors.iter().find(|e| e.0).map(|e| e.1)
}

fn ds_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.op.info(), &inst.mods);
    let nothing = info.operands.is_empty() && !info.has(Flag::Gds);
    first(&[
        (mods.gds && info.has(Flag::NoGds), ModField::Gds),
        (!mods.gds && info.has(Flag::Gds), ModField::Gds),
        (nothing && mods.gds, ModField::Gds),
        (nothing && mods.offset != 0, ModField::Offset),
    ])
}

fn buffer_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.op.info(), &inst.mods);
    let can_load_to_lds = info.operands.iter().any(|o| o.condition == Condition::NoLds);
    let always_lds = info.has(Flag::LdsDirect);
    let address = info.index_of(OperandName::Addr).is_some();
    first(&[
        (
            info.operands.is_empty() && **mods != Modifiers::NONE,
            ModField::Offset,
        ),
        (mods.lds && !can_load_to_lds && !always_lds, ModField::Lds),
        (!mods.lds && always_lds, ModField::Lds),
        (mods.lds && mods.tfe, ModField::Tfe),
        (mods.tfe && info.has(Flag::Store), ModField::Tfe),
        (mods.offen && !address, ModField::Offen),
        (mods.idxen && !address, ModField::Idxen),
    ])
}

fn image_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.op.info(), &inst.mods);
    let atomic = info.has(Flag::Atomic);
    // An atomic has one or two words of data, compare-and-swap twice that.
    let words: &[u8] = if info.operands[0].ty.registers() == 2 {
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
    ])
}

fn scalar_memory_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.op.info(), &inst.mods);
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
        (mods.offset != 0 && offset.is_none(), ModField::Offset),
        // Only a zero beside a register needs to be said to be there.
        (
            mods.soe && (!matches!(offset, Some(Operand::Sgpr { .. })) || mods.offset != 0),
            ModField::Soe,
        ),
    ])
}

/// What the operation's types and flags allow.
fn valu_error(inst: &Inst) -> Option<ModField> {
    let info = inst.op.info();
    let mods = &inst.mods;
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
            ty if ty.is_float() || ty == Type::Mix => floats |= bit,
            Type::M64 => {}
            _ => integers |= bit,
        }
    }
    let sources = floats | integers;
    let (packed, any_packed) = (inst.format == Format::Vop3p, inst.format.is_vop3p());
    let (sdwa, vop3) = (inst.format.is_sdwa(), inst.format.is_vop3());
    let float_result = info.operands.first().is_some_and(|o| o.ty.is_float());
    first(&[
        (packed && mods.neg & !sources != 0, ModField::Neg),
        (packed && mods.neg_hi & !sources != 0, ModField::NegHi),
        (any_packed && mods.op_sel & !sources != 0, ModField::OpSel),
        (mods.op_sel & 7 & !sources != 0, ModField::OpSel),
        (!packed && mods.neg & !floats != 0, ModField::Neg),
        (mods.abs & !floats != 0, ModField::Abs),
        (mods.sext & !integers != 0, ModField::Sext),
        (
            inst.format.is_dpp() && !is_dpp_control(mods.dpp_ctrl),
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
        (vop3 && mods.omod != 0 && !info.has(Flag::Omod), ModField::Omod),
        (
            vop3 && !any_packed && mods.op_sel != 0 && !info.has(Flag::OpSel),
            ModField::OpSel,
        ),
        (mods.high && !info.has(Flag::High), ModField::High),
    ])
}

/// LDS can take the place of the first source of a vector instruction that is not sub-dword addressed.
pub(crate) fn allows_lds_direct(format: Format, what: &OperandInfo) -> bool {
    what.name == OperandName::S0
        && what.class == Class::VectorSrc
        && what.ty.registers() == 1
        && !format.is_sdwa()
}

/// Whether the lane movement is defined (Vega ISA, DPP_CTRL).
fn is_dpp_control(control: u16) -> bool {
    matches!(
        control,
        0..=0xff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x130 | 0x134 | 0x138 | 0x13c | 0x140..=0x143
    )
}

/// What may stand at an operand in an encoding. Widths, alignment and the constant bus come on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accepts {
    /// VGPRs.
    pub vgpr: bool,
    /// Scalar registers.
    pub scalar: bool,
    /// VCC and nothing else.
    pub only_vcc: bool,
    /// Inline constants and special values.
    pub constant: bool,
    /// A literal.
    pub literal: bool,
}

impl Opcode {
    /// What may stand at operand `index` when the operation is encoded as `format`. Nothing if the operation has no such
    /// operand or encoding, or if it is no register or constant (immediates, attributes).
    pub fn accepts(self, format: Format, index: usize) -> Accepts {
        let info = self.info();
        let none = Accepts::default();
        let (Some(what), Some(_)) = (info.operands.get(index), info.number(format)) else {
            return none;
        };
        if what.class == Class::Literal {
            return Accepts {
                literal: true,
                ..none
            };
        }
        let Some(field) = format.info().operand(what.name) else {
            return none;
        };
        let literal = format.info().allows_literal();
        match (what.class, field.kind) {
            (_, FieldKind::Vcc) => Accepts {
                only_vcc: true,
                ..none
            },
            (Class::Imm | Class::Attr | Class::Literal, _) => none,
            (Class::Sgpr | Class::SgprData, _) => Accepts { scalar: true, ..none },
            (Class::SmemOffset | Class::GlobalBase | Class::ScratchBase, _) => {
                Accepts { scalar: true, ..none }
            }
            (Class::ScalarSrc, _) => Accepts {
                scalar: true,
                constant: true,
                literal,
                ..none
            },
            (Class::VectorSrc, FieldKind::Vgpr) => Accepts { vgpr: true, ..none },
            (Class::VectorSrc, _) => Accepts {
                vgpr: true,
                scalar: true,
                constant: true,
                literal,
                ..none
            },
            _ => Accepts { vgpr: true, ..none },
        }
    }
}
