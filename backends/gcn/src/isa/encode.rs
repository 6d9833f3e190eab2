//! Instructions to bytes, and the rules an instruction must follow.
//!
//! Rules (GCN3 ISA 4, Vega ISA 4 and 6): an instruction has at most one literal, and only one-word encodings have room for it;
//! a vector instruction reads at most one scalar value over the constant bus; scalar register groups are aligned; every number
//! must fit in its field; modifiers exist where the operation has them.

use std::fmt;

use super::decode::{get_modifier, scalar, scalar_data};
use super::inst::{Inst, Modifiers, Operand, Special};
use super::table::{
    Class, Condition, FieldKind, Flag, Format, ImmKind, Implicit, ModField, OperandField, OperandInfo,
    OperandName, Role, Type, insert, width,
};

/// Why an instruction has no encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncodeError {
    /// The operation does not exist in this encoding.
    Format,
    /// Not the number of operands the operation has.
    OperandCount {
        /// How many it has.
        expected: u8,
        /// How many were given.
        given: u8,
    },
    /// An operand is still a virtual register.
    Virtual {
        /// Index of the operand.
        index: u8,
    },
    /// This operand may not stand here (wrong register file, constant where a register is needed, ...).
    Operand {
        /// Index of the operand.
        index: u8,
    },
    /// The number of registers is not the one the operation needs.
    Width {
        /// Index of the operand.
        index: u8,
        /// How many registers it needs.
        expected: u8,
    },
    /// A scalar register group is not aligned, or runs over the end of its registers.
    Alignment {
        /// Index of the operand.
        index: u8,
    },
    /// A literal where there is no room for one, or a second different one.
    Literal {
        /// Index of the operand.
        index: u8,
    },
    /// An immediate does not fit.
    Immediate {
        /// Index of the operand.
        index: u8,
    },
    /// A vector instruction reads more than one scalar value.
    ConstantBus,
    /// The operation or encoding does not have this modifier, or its value does not fit.
    Modifier(ModField),
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncodeError::Format => write!(f, "the operation has no such encoding"),
            EncodeError::OperandCount { expected, given } => {
                write!(f, "{given} operands where {expected} are needed")
            }
            EncodeError::Virtual { index } => write!(f, "operand {index} is a virtual register"),
            EncodeError::Operand { index } => write!(f, "operand {index} cannot stand there"),
            EncodeError::Width { index, expected } => write!(f, "operand {index} needs {expected} registers"),
            EncodeError::Alignment { index } => write!(f, "operand {index} is a misaligned register group"),
            EncodeError::Literal { index } => write!(f, "operand {index} is a literal that has no room"),
            EncodeError::Immediate { index } => write!(f, "operand {index} does not fit"),
            EncodeError::ConstantBus => write!(f, "more than one scalar value is read"),
            EncodeError::Modifier(modifier) => write!(f, "modifier {modifier:?} is not possible"),
        }
    }
}

impl std::error::Error for EncodeError {}

/// Appends the words of an instruction. Nothing is appended if there is an error.
pub fn encode(inst: &Inst, out: &mut Vec<u32>) -> Result<(), EncodeError> {
    check(inst)?;
    let (bits, literal) = encode_bits(inst)?;
    out.push(bits as u32);
    if inst.format.info().words == 2 {
        out.push((bits >> 32) as u32);
    }
    out.extend(literal);
    Ok(())
}

/// Checks the rules that the fields do not enforce by themselves: constant bus and modifiers.
pub fn check(inst: &Inst) -> Result<(), EncodeError> {
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
        if what.role == Role::Dst || !operand.uses_constant_bus() || seen.contains(operand) {
            continue;
        }
        seen.push(*operand);
    }
    seen.len()
}

/// The first modifier that differs from its neutral value without being possible in this instruction.
pub(crate) fn modifiers_error(inst: &Inst) -> Option<ModField> {
    let format = inst.format.info();
    // Modifiers that the format has no field for must be neutral.
    let mut rest = inst.mods;
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
        super::decode::set_modifier(&mut rest, field.name, 0);
    }
    if rest != Modifiers::default() {
        let stray = ModField::ALL.iter().find(|&&m| get_modifier(&rest, m) != 0);
        return Some(stray.copied().unwrap_or(ModField::Imm));
    }
    let info = inst.op.info();
    if matches!(inst.format, Format::Ds | Format::Ds2) {
        let wrong = if inst.mods.gds { Flag::NoGds } else { Flag::Gds };
        if info.has(wrong) {
            return Some(ModField::Gds);
        }
        if info.operands.is_empty() && !info.has(Flag::Gds) && (inst.mods.gds || inst.mods.offset != 0) {
            return Some(ModField::Offset);
        }
    }
    if inst.format == Format::Mubuf {
        if info.operands.is_empty() && inst.mods != Modifiers::default() {
            return Some(ModField::Offset);
        }
        let can = info.has(Flag::LdsDirect) || info.operands.iter().any(|o| o.condition == Condition::NoLds);
        if inst.mods.lds && (!can || inst.mods.tfe) || !inst.mods.lds && info.has(Flag::LdsDirect) {
            return Some(ModField::Lds);
        }
        let address = info.index_of(OperandName::Addr).is_some();
        if !address && (inst.mods.offen || inst.mods.idxen) {
            return Some(ModField::Offen);
        }
        if inst.mods.tfe && info.has(Flag::Store) {
            return Some(ModField::Tfe);
        }
    }
    if inst.format == Format::Mimg && inst.mods.d16 && !info.has(Flag::D16) {
        return Some(ModField::D16);
    }
    if inst.format == Format::Exp && !matches!(inst.mods.tgt, 0..=9 | 12..=15 | 32..=63) {
        return Some(ModField::Tgt);
    }
    if info.has(Flag::Gather4) && !inst.mods.dmask.is_power_of_two() {
        return Some(ModField::Dmask);
    }
    if inst.format == Format::Mimg && info.has(Flag::Atomic) {
        // One or two words of data; compare-and-swap takes twice that.
        let legal: &[u8] = if info.operands[0].ty.registers() == 2 {
            &[3, 15]
        } else {
            &[1, 3]
        };
        if !legal.contains(&inst.mods.dmask) {
            return Some(ModField::Dmask);
        }
        if inst.mods.tfe {
            return Some(ModField::Tfe);
        }
    }
    if inst.format == Format::Vop3Interp && inst.mods.high && !info.has(Flag::High) {
        return Some(ModField::High);
    }
    if inst.format == Format::Smem {
        // Without data there is nothing to be coherent about.
        if !info.has(Flag::Load) && !info.has(Flag::Store) && inst.mods.glc {
            return Some(ModField::Glc);
        }
        // Descriptors have unsigned offsets.
        let base = info
            .index_of(OperandName::Sbase)
            .map(|index| info.operands[index].ty);
        if base == Some(Type::B128) && inst.mods.offset < 0 {
            return Some(ModField::Offset);
        }
        match inst.operand(OperandName::Soff) {
            None if inst.mods.offset != 0 || inst.mods.soe => return Some(ModField::Offset),
            Some(Operand::Off) if inst.mods.soe => return Some(ModField::Soe),
            // A register and an immediate together need the bit that says so.
            Some(Operand::Sgpr { .. }) if inst.mods.offset != 0 && !inst.mods.soe => {
                return Some(ModField::Soe);
            }
            _ => {}
        }
    }
    if inst.format.is_valu() {
        valu_modifiers_error(inst)
    } else {
        None
    }
}

/// What the operation's types and flags allow.
fn valu_modifiers_error(inst: &Inst) -> Option<ModField> {
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
    if inst.format.is_vop3p() {
        let bits = [
            (mods.op_sel, ModField::OpSel),
            (mods.neg, ModField::Neg),
            (mods.neg_hi, ModField::NegHi),
        ];
        if let Some((_, name)) = bits.iter().find(|(value, _)| value & !sources != 0) {
            return Some(*name);
        }
    }
    if mods.op_sel & 7 & !sources != 0 {
        return Some(ModField::OpSel);
    }
    if inst.format != Format::Vop3p {
        if mods.neg & !floats != 0 {
            return Some(ModField::Neg);
        }
        if mods.abs & !floats != 0 {
            return Some(ModField::Abs);
        }
    }
    if mods.sext & !integers != 0 {
        return Some(ModField::Sext);
    }
    if inst.format.is_dpp() && !is_dpp_control(mods.dpp_ctrl) {
        return Some(ModField::DppCtrl);
    }
    if inst.format.is_sdwa() {
        if mods.dst_sel > 6 || mods.src0_sel > 6 || mods.src1_sel > 6 {
            return Some(ModField::DstSel);
        }
        if mods.dst_unused > 2 {
            return Some(ModField::DstUnused);
        }
        let float = info.operands.first().is_some_and(|o| o.ty.is_float());
        if mods.omod != 0 && !float {
            return Some(ModField::Omod);
        }
        if info.operands.is_empty() && *mods != Modifiers::default() {
            return Some(ModField::DstSel);
        }
    }
    if inst.format.is_vop3() {
        if mods.clamp && !info.has(Flag::Clamp) {
            return Some(ModField::Clamp);
        }
        if mods.omod != 0 && !info.has(Flag::Omod) {
            return Some(ModField::Omod);
        }
        if mods.op_sel != 0 && !info.has(Flag::OpSel) && !inst.format.is_vop3p() {
            return Some(ModField::OpSel);
        }
    }
    None
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

fn encode_bits(inst: &Inst) -> Result<(u64, Option<u32>), EncodeError> {
    let info = inst.op.info();
    let format = inst.format.info();
    let mut bits = format.value;
    insert(
        &mut bits,
        format.opcode,
        u64::from(info.number(inst.format).ok_or(EncodeError::Format)?),
    );
    for field in format.modifiers {
        insert(
            &mut bits,
            field.bits,
            get_modifier(&inst.mods, field.name) as u32 as u64,
        );
    }
    let mut literal = None;
    for (index, what) in info.operands.iter().enumerate() {
        let operand = inst.operands[index];
        let index8 = index as u8;
        if let Operand::Literal(value) = operand {
            if literal.is_some_and(|other| other != value) || !format.allows_literal() {
                return Err(EncodeError::Literal { index: index8 });
            }
            literal = Some(value);
        }
        if what.class == Class::Literal {
            if !matches!(operand, Operand::Literal(_)) {
                return Err(EncodeError::Operand { index: index8 });
            }
            continue;
        }
        let field = format.operand(what.name).ok_or(EncodeError::Format)?;
        if field.kind == FieldKind::Smem {
            encode_smem(inst, &mut bits, index8, operand)?;
            continue;
        }
        let code = operand_code(inst, index8, operand, what, field)?;
        insert(&mut bits, field.bits, code);
    }
    Ok((bits, literal))
}

/// The bits of an operand field.
fn operand_code(
    inst: &Inst,
    index: u8,
    operand: Operand,
    what: &OperandInfo,
    field: &OperandField,
) -> Result<u64, EncodeError> {
    let kind = field.kind;
    let bad = EncodeError::Operand { index };
    if what.class == Class::Imm {
        let Operand::Imm(value) = operand else {
            return Err(bad);
        };
        return immediate_code(value, what, width(field.bits)).ok_or(EncodeError::Immediate { index });
    }
    if let Operand::Attr { attr, chan } = operand {
        return if kind == FieldKind::Attr && attr < 64 && chan < 4 {
            Ok(u64::from(attr) | u64::from(chan) << 6)
        } else {
            Err(bad)
        };
    }
    let expected = inst.operand_registers(usize::from(index));
    if operand == Operand::Off {
        return match what.class {
            Class::GlobalBase | Class::ScratchBase => Ok(0x7f),
            Class::ScratchAddr if inst.operand(OperandName::Saddr) != Some(Operand::Off) => Ok(0),
            _ if expected == 0 => Ok(0),
            _ => Err(bad),
        };
    }
    if expected == 0 {
        return Err(bad);
    }
    if what.class == Class::ScratchAddr && inst.operand(OperandName::Saddr) != Some(Operand::Off) {
        return Err(bad);
    }
    let scalar_allowed = !matches!(
        what.class,
        Class::Vgpr
            | Class::GlobalAddr
            | Class::ScratchAddr
            | Class::BufferAddr
            | Class::ImageData
            | Class::ExportSrc
    );
    let constant_allowed = matches!(what.class, Class::ScalarSrc | Class::VectorSrc);
    // 9-bit source code of the operand.
    let code = match operand {
        Operand::Virtual(_) => return Err(EncodeError::Virtual { index }),
        Operand::Sgpr { first, count } if scalar_allowed => {
            if count != expected {
                return Err(EncodeError::Width { index, expected });
            }
            if scalar(u64::from(first.0), count).is_none() {
                return Err(EncodeError::Alignment { index });
            }
            if what.class == Class::SgprData && scalar_data(first.0.into(), count).is_none() {
                return Err(bad);
            }
            u64::from(first.0)
        }
        Operand::Vgpr { first, count } if !scalar_allowed || what.class == Class::VectorSrc => {
            if count != expected {
                return Err(EncodeError::Width { index, expected });
            }
            if u16::from(first.0) + u16::from(count) > 256 {
                return Err(EncodeError::Alignment { index });
            }
            u64::from(first.0) + 256
        }
        Operand::Special(Special::LdsDirect) if !allows_lds_direct(inst.format, what) => {
            return Err(bad);
        }
        Operand::Special(special) if constant_allowed => special as u64,
        Operand::Float(float) if constant_allowed => float as u64,
        Operand::Int(value @ 0..=64) if constant_allowed => 128 + value as u64,
        Operand::Int(value @ -16..=-1) if constant_allowed => 192 + u64::from(value.unsigned_abs()),
        Operand::Literal(_) if constant_allowed => 255,
        _ => return Err(bad),
    };
    let register = code & 0xff;
    let is_vgpr = code >= 256;
    match kind {
        FieldKind::Src => Ok(code),
        FieldKind::Ssrc if !is_vgpr => Ok(code),
        FieldKind::Vgpr if is_vgpr => Ok(register),
        FieldKind::Dst if is_vgpr || code < 128 => Ok(register),
        // As a base address this number means that there is none.
        FieldKind::Sgpr if code == 127 && matches!(what.class, Class::GlobalBase | Class::ScratchBase) => {
            Err(bad)
        }
        FieldKind::Sgpr if code < 128 => Ok(code),
        FieldKind::Sgpr2 if code < 128 && code % 2 == 0 => Ok(code / 2),
        FieldKind::Sgpr4 if code < 128 && code % 4 == 0 => Ok(code / 4),
        FieldKind::SdwaSrc if code != 255 => Ok(register | u64::from(!is_vgpr) << 8),
        FieldKind::SdwaDst if operand == Operand::VCC => Ok(0),
        FieldKind::SdwaDst if code < 128 => Ok(code | 1 << 7),
        FieldKind::Vcc if operand == Operand::VCC => Ok(0),
        _ => Err(bad),
    }
}

fn immediate_code(value: i32, what: &OperandInfo, bits: u32) -> Option<u64> {
    let limit = 1i32 << bits;
    let fits = match what.imm? {
        ImmKind::HexI16 | ImmKind::Rel16 => (-limit / 2..limit / 2).contains(&value),
        _ => (0..limit).contains(&value),
    };
    fits.then_some((value & (limit - 1)) as u64)
}

fn encode_smem(inst: &Inst, bits: &mut u64, index: u8, operand: Operand) -> Result<(), EncodeError> {
    let format = inst.format.info();
    let mut set = |name, value| {
        if let Some(field) = format.modifier(name) {
            insert(bits, field.bits, value);
        }
    };
    match operand {
        Operand::Off => set(ModField::Imm, 1),
        Operand::Sgpr { first, count: 1 } if scalar(first.0.into(), 1).is_some() => {
            // Without an immediate the register's number takes the place of the immediate.
            if !inst.mods.soe {
                set(ModField::Offset, first.0.into());
            } else {
                set(ModField::Imm, 1);
                set(ModField::Soffset, first.0.into());
            }
        }
        Operand::Sgpr { .. } => return Err(EncodeError::Width { index, expected: 1 }),
        Operand::Virtual(_) => return Err(EncodeError::Virtual { index }),
        _ => return Err(EncodeError::Operand { index }),
    }
    Ok(())
}
