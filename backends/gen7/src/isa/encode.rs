//! Instructions to bytes.
//!
//! Everything is put where `formats.tsv` says. What an instruction means is not judged here (that is the validator's business), only
//! whether it fits its fields.

use std::fmt;

use super::compact::compact;
use super::generation::Generation;
use super::inst::{Access, Control, Inst, Predicate};
use super::operand::{Dst, Place, RegFile, Region, Src, SrcValue};
use super::table::{Field, Format, Type, field as f};

/// Why an instruction has no encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EncodeError {
    /// A field has no encoding for this value.
    Field {
        /// Name of the field.
        field: &'static str,
        /// The value.
        value: String,
    },
    /// The instruction is marked as compact but has no 64-bit form.
    NotCompactable,
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncodeError::Field { field, value } => write!(f, "{value} cannot be encoded as {field}"),
            EncodeError::NotCompactable => f.write_str("the instruction has no 64-bit form"),
        }
    }
}

impl std::error::Error for EncodeError {}

type Result<T> = std::result::Result<T, EncodeError>;

/// Bytes that distances of instructions in memory count.
pub(super) const DISTANCE_UNIT: u32 = 8;

fn bad<T>(field: &'static str, value: impl fmt::Debug) -> Result<T> {
    Err(EncodeError::Field {
        field,
        value: format!("{value:?}"),
    })
}

/// The bytes of an instruction of a generation: 8 if it is marked as compact, else 16.
///
/// # Errors
/// [`EncodeError`] if something does not fit its field.
pub fn encode(generation: Generation, inst: &Inst) -> Result<Vec<u8>> {
    let bits = native(generation, inst)?;
    if inst.compact {
        let bits = compact(bits).ok_or(EncodeError::NotCompactable)?;
        return Ok(bits.to_le_bytes().to_vec());
    }
    Ok(bits.to_le_bytes().to_vec())
}

/// The bits that hold the opcode.
pub fn opcode_bits() -> u128 {
    let mut bits = 0;
    f::HEAD_OPCODE.put(&mut bits, u32::MAX);
    bits
}

/// The bits of the native form.
pub(super) fn native(generation: Generation, inst: &Inst) -> Result<u128> {
    let mut bits = 0;
    let format = inst.op.info().format;
    f::HEAD_OPCODE.put(&mut bits, inst.op.info().code.into());
    control(&mut bits, &inst.control)?;
    match (format, inst.math, inst.send) {
        (Format::Math, Some(math), None) => f::HEAD_COND.put(&mut bits, math.code()),
        (Format::Send, None, Some(send)) if !generation.has_port(send.sfid) => {
            return bad("receiver", send.sfid);
        }
        (Format::Send, None, Some(send)) => f::HEAD_COND.put(&mut bits, send.sfid.code()),
        (Format::Math | Format::Send, ..) => return bad("function", inst.math),
        (_, None, None) => f::HEAD_COND.put(&mut bits, inst.control.cond.code()),
        _ => return bad("function", inst.math),
    }
    if format == Format::Three {
        three(&mut bits, inst)?;
    } else {
        two(&mut bits, inst, generation)?;
    }
    Ok(bits)
}

fn control(bits: &mut u128, control: &Control) -> Result<()> {
    let names = Predicate::names(control.access).len();
    if control.quarter > 3 || usize::from(control.pred.control) >= names {
        return bad("quarter and predicate control", (control.quarter, control.pred));
    }
    if control.flag.reg > 1 || control.flag.sub > 1 {
        return bad("flag", control.flag);
    }
    f::HEAD_ACCESS.put(bits, control.access.code());
    f::HEAD_NO_MASK.put(bits, control.no_mask.into());
    f::HEAD_NO_DD_CLR.put(bits, control.dep.no_clear.into());
    f::HEAD_NO_DD_CHK.put(bits, control.dep.no_check.into());
    f::HEAD_QTR.put(bits, control.quarter.into());
    f::HEAD_THREAD.put(bits, control.thread.code());
    f::HEAD_PRED.put(bits, control.pred.control.into());
    f::HEAD_PRED_INV.put(bits, control.pred.inverse.into());
    f::HEAD_EXEC.put(bits, control.exec.code());
    f::HEAD_ACC_WR.put(bits, control.acc_write.into());
    f::HEAD_DEBUG.put(bits, control.debug.into());
    f::HEAD_SAT.put(bits, control.saturate.into());
    Ok(())
}

fn file_code(place: Place) -> u32 {
    let (Place::Direct { file, .. } | Place::Indirect { file, .. }) = place;
    match file {
        RegFile::Arf => 0,
        RegFile::Grf => 1,
    }
}

fn code_of(list: &[Type], ty: Type) -> Result<u32> {
    match list.iter().position(|&one| one == ty) {
        Some(code) => Ok(code as u32),
        None => bad("type", ty),
    }
}

/// Encoding of a stride between channels.
fn stride_code(stride: u8) -> Result<u32> {
    match stride {
        0 => Ok(0),
        1 => Ok(1),
        2 => Ok(2),
        4 => Ok(3),
        _ => bad("stride", stride),
    }
}

fn vert_code(vert: u8) -> Result<u32> {
    match vert {
        0 => Ok(0),
        Region::PER_CHANNEL => Ok(15),
        1 | 2 | 4 | 8 | 16 | 32 => Ok(vert.trailing_zeros() + 1),
        _ => bad("vertical stride", vert),
    }
}

fn two(bits: &mut u128, inst: &Inst, generation: Generation) -> Result<()> {
    let control = &inst.control;
    f::TWO_NIB.put(bits, control.nibble.into());
    f::TWO_FLAG_REG.put(bits, control.flag.reg.into());
    f::TWO_FLAG_SUB.put(bits, control.flag.sub.into());
    destination(bits, &inst.dst, control.access)?;
    let format = inst.op.info().format;
    match inst.src[0].value {
        SrcValue::Imm(value) => {
            f::TWO_SRC0_FILE.put(bits, 3);
            f::TWO_SRC0_TYPE.put(bits, code_of(&Type::IMMEDIATE, inst.src[0].ty)?);
            f::TWO_IMM.put(bits, value);
        }
        SrcValue::Reg(place) => {
            f::TWO_SRC0_FILE.put(bits, file_code(place));
            f::TWO_SRC0_TYPE.put(bits, code_of(&Type::REGISTER, inst.src[0].ty)?);
            source(bits, &inst.src[0], place, 64, control.access)?;
        }
    }
    match inst.src[1].value {
        SrcValue::Imm(_) if inst.src[0].immediate().is_some() => return bad("two constants", inst.src),
        SrcValue::Imm(value) => {
            f::TWO_SRC1_FILE.put(bits, 3);
            f::TWO_SRC1_TYPE.put(bits, code_of(&Type::IMMEDIATE, inst.src[1].ty)?);
            if format.has_jip() {
                distances(bits, inst, generation)?;
            } else {
                f::TWO_IMM.put(bits, value);
            }
        }
        SrcValue::Reg(_) if format.has_jip() => return bad("distance of a branch", inst.src[1]),
        SrcValue::Reg(place) => {
            f::TWO_SRC1_FILE.put(bits, file_code(place));
            let ty = if inst.src[0].immediate().is_some() {
                code_of(&Type::IMMEDIATE, inst.src[1].ty)?
            } else {
                source(bits, &inst.src[1], place, 96, control.access)?;
                code_of(&Type::REGISTER, inst.src[1].ty)?
            };
            f::TWO_SRC1_TYPE.put(bits, ty);
        }
    }
    if let Some(send) = inst.send {
        if inst.descriptor().is_some_and(|descriptor| descriptor >> 29 != 0) {
            return bad("descriptor", inst.src[1]);
        }
        f::SEND_EOT.put(bits, send.eot.into());
    }
    Ok(())
}

/// JIP and UIP. Where JIP counts bytes it has the bits of both.
fn distances(bits: &mut u128, inst: &Inst, generation: Generation) -> Result<()> {
    let unit = generation.call_unit();
    if inst.op.info().format == Format::Call && unit < DISTANCE_UNIT {
        let scale = (DISTANCE_UNIT / unit) as i32;
        let Some(bytes) = inst.jip.checked_mul(scale) else {
            return bad("distance of a branch", inst.jip);
        };
        f::TWO_IMM.put(bits, bytes as u32);
        return Ok(());
    }
    let (Ok(jip), Ok(uip)) = (i16::try_from(inst.jip), i16::try_from(inst.uip)) else {
        return bad("distance of a branch", (inst.jip, inst.uip));
    };
    f::BRANCH_JIP.put(bits, jip as u16 as u32);
    f::BRANCH_UIP.put(bits, uip as u16 as u32);
    Ok(())
}

fn destination(bits: &mut u128, dst: &Dst, access: Access) -> Result<()> {
    f::TWO_DST_FILE.put(bits, file_code(dst.place));
    f::TWO_DST_TYPE.put(bits, code_of(&Type::REGISTER, dst.ty)?);
    f::TWO_DST_STRIDE.put(bits, stride_code(dst.stride)?);
    if dst.mask > 15 {
        return bad("channel mask", dst.mask);
    }
    match (dst.place, access) {
        (Place::Direct { file, reg, sub }, _) => {
            direct(file, reg, sub)?;
            if access == Access::Align1 {
                f::DST_ALIGN1_SUB.put(bits, sub.into());
                f::DST_ALIGN1_REG.put(bits, reg.into());
            } else {
                f::DST_ALIGN16_CHAN.put(bits, dst.mask.into());
                f::DST_ALIGN16_SUB.put(bits, half(sub)?);
                f::DST_ALIGN16_REG.put(bits, reg.into());
            }
        }
        (Place::Indirect { addr, offset, .. }, access) => {
            f::TWO_DST_MODE.put(bits, 1);
            indirect(addr, offset)?;
            if access == Access::Align1 {
                f::DST_ALIGN1_INDIRECT_IMM.put(bits, offset as u16 as u32);
                f::DST_ALIGN1_INDIRECT_ADDR.put(bits, addr.into());
            } else {
                f::DST_ALIGN16_CHAN.put(bits, dst.mask.into());
                f::DST_ALIGN16_INDIRECT_IMM.put(bits, sixteenth(offset)?);
                f::DST_ALIGN16_INDIRECT_ADDR.put(bits, addr.into());
            }
        }
    }
    Ok(())
}

fn direct(file: RegFile, reg: u8, sub: u8) -> Result<()> {
    if file == RegFile::Grf && reg > 127 {
        return bad("register number", reg);
    }
    if sub > 31 {
        return bad("byte in a register", sub);
    }
    Ok(())
}

/// The only bit of a byte number that Align16 has.
fn half(sub: u8) -> Result<u32> {
    match sub {
        0 | 16 => Ok(u32::from(sub) / 16),
        _ => bad("byte in a register (align16)", sub),
    }
}

fn indirect(addr: u8, offset: i16) -> Result<()> {
    if addr > 7 || !(-512..512).contains(&offset) {
        return bad("register-indirect address", (addr, offset));
    }
    Ok(())
}

fn sixteenth(offset: i16) -> Result<u32> {
    if offset % 16 != 0 {
        return bad("register-indirect offset (align16)", offset);
    }
    Ok((offset >> 4) as u16 as u32)
}

fn source(bits: &mut u128, src: &Src, place: Place, base: u8, access: Access) -> Result<()> {
    let mut put = |field: Field, value: u32| field.at(base).put(bits, value);
    put(f::SRC_ALIGN1_ABS, src.abs.into());
    put(f::SRC_ALIGN1_NEG, src.neg.into());
    match (src.region, access) {
        (Region::Align1 { vert, width, horz }, Access::Align1) => {
            put(f::SRC_ALIGN1_VERT, vert_code(vert)?);
            put(f::SRC_ALIGN1_HORZ, stride_code(horz)?);
            match width {
                1 | 2 | 4 | 8 | 16 => put(f::SRC_ALIGN1_WIDTH, width.trailing_zeros()),
                _ => return bad("width", width),
            }
        }
        (Region::Align16 { vert, swizzle }, Access::Align16) => {
            put(f::SRC_ALIGN16_VERT, vert_code(vert)?);
            put(f::SRC_ALIGN16_SWZ_LOW, u32::from(swizzle.0) & 15);
            put(f::SRC_ALIGN16_SWZ_HIGH, u32::from(swizzle.0) >> 4);
        }
        // Absent operands have no region bits in either mode.
        (Region::SCALAR, Access::Align16) if place == Place::NULL => {}
        _ => return bad("region", src.region),
    }
    match place {
        Place::Direct { file, reg, sub } => {
            direct(file, reg, sub)?;
            if access == Access::Align1 {
                put(f::SRC_ALIGN1_SUB, sub.into());
                put(f::SRC_ALIGN1_REG, reg.into());
            } else {
                put(f::SRC_ALIGN16_SUB, half(sub)?);
                put(f::SRC_ALIGN16_REG, reg.into());
            }
        }
        Place::Indirect { addr, offset, .. } => {
            indirect(addr, offset)?;
            put(f::SRC_ALIGN1_MODE, 1);
            if access == Access::Align1 {
                put(f::SRC_ALIGN1_INDIRECT_IMM, offset as u16 as u32);
                put(f::SRC_ALIGN1_INDIRECT_ADDR, addr.into());
            } else {
                put(f::SRC_ALIGN16_INDIRECT_IMM, sixteenth(offset)?);
                put(f::SRC_ALIGN16_INDIRECT_ADDR, addr.into());
            }
        }
    }
    Ok(())
}

/// Fields of one source of a three-source operation.
pub(super) struct ThreeFields {
    pub(super) abs: Field,
    pub(super) neg: Field,
    pub(super) scalar: Field,
    pub(super) swizzle: Field,
    pub(super) sub: Field,
    pub(super) reg: Field,
}

pub(super) const THREE: [ThreeFields; 3] = [
    ThreeFields {
        abs: f::THREE_MOD0_ABS,
        neg: f::THREE_MOD0_NEG,
        scalar: f::THREE_SRC0_REP,
        swizzle: f::THREE_SRC0_SWZ,
        sub: f::THREE_SRC0_SUB,
        reg: f::THREE_SRC0_REG,
    },
    ThreeFields {
        abs: f::THREE_MOD1_ABS,
        neg: f::THREE_MOD1_NEG,
        scalar: f::THREE_SRC1_REP,
        swizzle: f::THREE_SRC1_SWZ,
        sub: f::THREE_SRC1_SUB,
        reg: f::THREE_SRC1_REG,
    },
    ThreeFields {
        abs: f::THREE_MOD2_ABS,
        neg: f::THREE_MOD2_NEG,
        scalar: f::THREE_SRC2_REP,
        swizzle: f::THREE_SRC2_SWZ,
        sub: f::THREE_SRC2_SUB,
        reg: f::THREE_SRC2_REG,
    },
];

/// Register and doubleword of an operand of a three-source operation.
fn three_place(place: Place) -> Result<(u32, u32)> {
    match place {
        Place::Direct {
            file: RegFile::Grf,
            reg,
            sub,
        } if reg < 128 && sub < 32 && sub % 4 == 0 => Ok((reg.into(), u32::from(sub) / 4)),
        _ => bad("operand of a three-source operation", place),
    }
}

fn three(bits: &mut u128, inst: &Inst) -> Result<()> {
    let control = &inst.control;
    f::THREE_NIB.put(bits, control.nibble.into());
    f::THREE_FLAG_REG.put(bits, control.flag.reg.into());
    f::THREE_FLAG_SUB.put(bits, control.flag.sub.into());
    f::THREE_SRC_TYPE.put(bits, code_of(&Type::THREE, inst.src[0].ty)?);
    f::THREE_DST_TYPE.put(bits, code_of(&Type::THREE, inst.dst.ty)?);
    if inst.src.iter().any(|src| src.ty != inst.src[0].ty) || inst.dst.mask > 15 || inst.dst.stride != 1 {
        return bad("types, channel mask and stride", (inst.dst, inst.src));
    }
    let (reg, sub) = three_place(inst.dst.place)?;
    f::THREE_CHAN.put(bits, inst.dst.mask.into());
    f::THREE_DST_SUB.put(bits, sub);
    f::THREE_DST_REG.put(bits, reg);
    for (src, fields) in inst.src.iter().zip(&THREE) {
        let (Some(place), Region::Three { scalar, swizzle }) = (src.place(), src.region) else {
            return bad("source of a three-source operation", src);
        };
        let (reg, sub) = three_place(place)?;
        fields.abs.put(bits, src.abs.into());
        fields.neg.put(bits, src.neg.into());
        fields.scalar.put(bits, scalar.into());
        fields.swizzle.put(bits, swizzle.0.into());
        fields.sub.put(bits, sub);
        fields.reg.put(bits, reg);
    }
    Ok(())
}
