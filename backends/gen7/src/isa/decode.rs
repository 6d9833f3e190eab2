//! Bytes to instructions.
//!
//! D1: whatever is accepted encodes to the same bytes again. The decoder makes sure by encoding: bits that no field holds, and fields
//! that the operation does not have, are refused as reserved.

use std::fmt;

use super::compact::expand;
use super::encode::{DISTANCE_UNIT, THREE, encode};
use super::generation::Generation;
use super::inst::{
    Access, Cond, Control, DepControl, ExecSize, Flag, Inst, MathFn, Predicate, SendTo, Sfid, ThreadControl,
};
use super::operand::{Arf, Dst, Place, RegFile, Region, Src, SrcValue, Swizzle};
use super::table::{Field, Format, Opcode, Type, field as f};

/// Why bytes are no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeErrorKind {
    /// Fewer bytes than the instruction has.
    Truncated,
    /// No operation has this opcode.
    Opcode(u8),
    /// The field has a value that means nothing.
    Field(&'static str, u32),
    /// Bits are set that mean nothing in this operation.
    Reserved,
}

/// Bytes that are no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// Where, in bytes.
    pub offset: usize,
    /// Why.
    pub kind: DecodeErrorKind,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "offset {:#x}: ", self.offset)?;
        match self.kind {
            DecodeErrorKind::Truncated => f.write_str("the code ends within an instruction"),
            DecodeErrorKind::Opcode(code) => write!(f, "no operation has opcode {code:#04x}"),
            DecodeErrorKind::Field(name, value) => write!(f, "{value} means nothing as {name}"),
            DecodeErrorKind::Reserved => f.write_str("bits are set that mean nothing in this operation"),
        }
    }
}

impl std::error::Error for DecodeError {}

type Result<T> = std::result::Result<T, DecodeErrorKind>;

/// The first instruction of `bytes` for a generation; its length is [`Inst::length`].
///
/// # Errors
/// [`DecodeError`] with offset 0.
pub fn decode(generation: Generation, bytes: &[u8]) -> std::result::Result<Inst, DecodeError> {
    decode_kind(generation, bytes).map_err(|kind| DecodeError { offset: 0, kind })
}

/// All instructions of `bytes` for a generation, with their offsets.
///
/// # Errors
/// The first bytes that are no instruction.
pub fn decode_all(
    generation: Generation,
    bytes: &[u8],
) -> std::result::Result<Vec<(u32, Inst)>, DecodeError> {
    let mut all = Vec::new();
    let mut offset = 0;
    while offset < bytes.len() {
        let inst = decode_kind(generation, &bytes[offset..]).map_err(|kind| DecodeError { offset, kind })?;
        all.push((offset as u32, inst));
        offset += inst.length() as usize;
    }
    Ok(all)
}

fn decode_kind(generation: Generation, bytes: &[u8]) -> Result<Inst> {
    let Some(low) = bytes.first_chunk::<8>().map(|low| u64::from_le_bytes(*low)) else {
        return Err(DecodeErrorKind::Truncated);
    };
    let compact = f::HEAD_COMPACT.is_set(low.into());
    let native = if compact {
        expand(low)
    } else {
        match bytes.first_chunk::<16>() {
            Some(bytes) => u128::from_le_bytes(*bytes),
            None => return Err(DecodeErrorKind::Truncated),
        }
    };
    let mut inst = instruction(generation, native)?;
    inst.compact = compact;
    match encode(generation, &inst) {
        Ok(again) if bytes.starts_with(&again) => Ok(inst),
        _ => Err(DecodeErrorKind::Reserved),
    }
}

fn named<T>(name: &'static str, value: u32, decoded: Option<T>) -> Result<T> {
    decoded.ok_or(DecodeErrorKind::Field(name, value))
}

fn instruction(generation: Generation, bits: u128) -> Result<Inst> {
    let code = f::HEAD_OPCODE.get(bits) as u8;
    let op = Opcode::from_code(code).ok_or(DecodeErrorKind::Opcode(code))?;
    let format = op.info().format;
    let mut control = control(bits)?;
    let cond = f::HEAD_COND.get(bits);
    let mut inst = Inst::new(op, control.exec);
    match format {
        Format::Math => inst.math = Some(named("math function", cond, MathFn::from_code(cond))?),
        Format::Send => {
            let port = Sfid::from_code(cond).filter(|&port| generation.has_port(port));
            inst.send = Some(SendTo {
                sfid: named("shared function", cond, port)?,
                eot: f::SEND_EOT.is_set(bits),
            });
        }
        _ => control.cond = named("conditional modifier", cond, Cond::from_code(cond))?,
    }
    if format == Format::Three {
        three(bits, &mut inst, &mut control)?;
    } else {
        two(bits, &mut inst, &mut control, generation)?;
    }
    inst.control = control;
    if format == Format::None {
        let plain = Inst {
            control: Control {
                debug: control.debug,
                ..Inst::new(op, ExecSize::S1).control
            },
            ..Inst::new(op, ExecSize::S1)
        };
        if inst != plain {
            return Err(DecodeErrorKind::Reserved);
        }
    }
    Ok(inst)
}

fn control(bits: u128) -> Result<Control> {
    let exec = f::HEAD_EXEC.get(bits);
    let mut control = Control::new(named("execution size", exec, ExecSize::from_code(exec))?);
    if f::HEAD_ACCESS.is_set(bits) {
        control.access = Access::Align16;
    }
    control.no_mask = f::HEAD_NO_MASK.is_set(bits);
    control.dep = DepControl {
        no_clear: f::HEAD_NO_DD_CLR.is_set(bits),
        no_check: f::HEAD_NO_DD_CHK.is_set(bits),
    };
    control.quarter = f::HEAD_QTR.get(bits) as u8;
    let thread = f::HEAD_THREAD.get(bits);
    control.thread = named("thread control", thread, ThreadControl::from_code(thread))?;
    control.pred = Predicate {
        control: f::HEAD_PRED.get(bits) as u8,
        inverse: f::HEAD_PRED_INV.is_set(bits),
    };
    control.saturate = f::HEAD_SAT.is_set(bits);
    control.acc_write = f::HEAD_ACC_WR.is_set(bits);
    control.debug = f::HEAD_DEBUG.is_set(bits);
    Ok(control)
}

fn file(code: u32) -> Result<RegFile> {
    match code {
        0 => Ok(RegFile::Arf),
        1 => Ok(RegFile::Grf),
        // There are no message registers on this machine.
        other => Err(DecodeErrorKind::Field("register file", other)),
    }
}

/// A register of a file, aligned to its elements.
fn direct(file: RegFile, reg: u32, sub: u32, ty: Type) -> Result<Place> {
    if file == RegFile::Arf && Arf::of(reg as u8).is_none() || file == RegFile::Grf && reg > 127 {
        return Err(DecodeErrorKind::Field("register number", reg));
    }
    if !sub.is_multiple_of(u32::from(ty.size())) {
        return Err(DecodeErrorKind::Field("subregister", sub));
    }
    Ok(Place::Direct {
        file,
        reg: reg as u8,
        sub: sub as u8,
    })
}

/// A signed number of `width` bits.
fn signed(value: u32, width: u8) -> i16 {
    let shift = 32 - u32::from(width);
    ((value << shift) as i32 >> shift) as i16
}

/// JIP and UIP of a branch, in the units that they have in memory.
fn distances(bits: u128, format: Format, generation: Generation) -> Result<(i32, i32)> {
    let unit = generation.call_unit();
    if format == Format::Call && unit < DISTANCE_UNIT {
        let (bytes, scale) = (f::TWO_IMM.get(bits), (DISTANCE_UNIT / unit) as i32);
        if bytes as i32 % scale != 0 {
            return Err(DecodeErrorKind::Field("distance of a call", bytes));
        }
        return Ok((bytes as i32 / scale, 0));
    }
    let word = |field: Field| i32::from(field.get(bits) as u16 as i16);
    Ok((word(f::BRANCH_JIP), word(f::BRANCH_UIP)))
}

const STRIDES: [u8; 4] = [0, 1, 2, 4];

fn vert(code: u32) -> Result<u8> {
    match code {
        0 => Ok(0),
        1..=6 => Ok(1 << (code - 1)),
        15 => Ok(Region::PER_CHANNEL),
        other => Err(DecodeErrorKind::Field("vertical stride", other)),
    }
}

fn two(bits: u128, inst: &mut Inst, control: &mut Control, generation: Generation) -> Result<()> {
    control.nibble = f::TWO_NIB.is_set(bits);
    control.flag = Flag {
        reg: f::TWO_FLAG_REG.get(bits) as u8,
        sub: f::TWO_FLAG_SUB.get(bits) as u8,
    };
    let access = control.access;
    inst.dst = destination(bits, access)?;
    let format = inst.op.info().format;
    let constant0 = f::TWO_SRC0_FILE.get(bits) == 3;
    inst.src[0] = if constant0 {
        constant(bits, f::TWO_SRC0_TYPE)
    } else {
        let file = file(f::TWO_SRC0_FILE.get(bits))?;
        let ty = Type::REGISTER[f::TWO_SRC0_TYPE.get(bits) as usize];
        source(bits, file, ty, 64, access)?
    };
    let file1 = f::TWO_SRC1_FILE.get(bits);
    inst.src[1] = if file1 == 3 {
        let mut src = constant(bits, f::TWO_SRC1_TYPE);
        if format.has_jip() {
            (inst.jip, inst.uip) = distances(bits, format, generation)?;
            src.value = SrcValue::Imm(0);
        } else if format == Format::Send {
            src.value = SrcValue::Imm(f::SEND_DESC.get(bits));
        }
        src
    } else if constant0 {
        let ty = Type::IMMEDIATE[f::TWO_SRC1_TYPE.get(bits) as usize];
        let file = file(file1)?;
        Src::reg(Place::Direct { file, reg: 0, sub: 0 }, ty, Region::SCALAR)
    } else {
        let ty = Type::REGISTER[f::TWO_SRC1_TYPE.get(bits) as usize];
        source(bits, file(file1)?, ty, 96, access)?
    };
    Ok(())
}

fn constant(bits: u128, ty: Field) -> Src {
    Src {
        value: SrcValue::Imm(f::TWO_IMM.get(bits)),
        ty: Type::IMMEDIATE[ty.get(bits) as usize],
        abs: false,
        neg: false,
        region: Region::SCALAR,
    }
}

fn destination(bits: u128, access: Access) -> Result<Dst> {
    let file = file(f::TWO_DST_FILE.get(bits))?;
    let ty = Type::REGISTER[f::TWO_DST_TYPE.get(bits) as usize];
    let indirect = f::TWO_DST_MODE.is_set(bits);
    let place = match (access, indirect) {
        (Access::Align1, false) => {
            direct(file, f::DST_ALIGN1_REG.get(bits), f::DST_ALIGN1_SUB.get(bits), ty)?
        }
        (Access::Align16, false) => {
            let sub = f::DST_ALIGN16_SUB.get(bits) * 16;
            direct(file, f::DST_ALIGN16_REG.get(bits), sub, ty)?
        }
        (Access::Align1, true) => Place::Indirect {
            file,
            addr: f::DST_ALIGN1_INDIRECT_ADDR.get(bits) as u8,
            offset: signed(f::DST_ALIGN1_INDIRECT_IMM.get(bits), 10),
        },
        (Access::Align16, true) => Place::Indirect {
            file,
            addr: f::DST_ALIGN16_INDIRECT_ADDR.get(bits) as u8,
            offset: signed(f::DST_ALIGN16_INDIRECT_IMM.get(bits) << 4, 10),
        },
    };
    Ok(Dst {
        place,
        ty,
        stride: STRIDES[f::TWO_DST_STRIDE.get(bits) as usize],
        mask: match access {
            Access::Align1 => 0,
            Access::Align16 => f::DST_ALIGN16_CHAN.get(bits) as u8,
        },
    })
}

fn source(bits: u128, file: RegFile, ty: Type, base: u8, access: Access) -> Result<Src> {
    let get = |field: Field| field.at(base).get(bits);
    let indirect = get(f::SRC_ALIGN1_MODE) != 0;
    let place = match (access, indirect) {
        (Access::Align1, false) => direct(file, get(f::SRC_ALIGN1_REG), get(f::SRC_ALIGN1_SUB), ty)?,
        (Access::Align16, false) => direct(file, get(f::SRC_ALIGN16_REG), get(f::SRC_ALIGN16_SUB) * 16, ty)?,
        (Access::Align1, true) => Place::Indirect {
            file,
            addr: get(f::SRC_ALIGN1_INDIRECT_ADDR) as u8,
            offset: signed(get(f::SRC_ALIGN1_INDIRECT_IMM), 10),
        },
        (Access::Align16, true) => Place::Indirect {
            file,
            addr: get(f::SRC_ALIGN16_INDIRECT_ADDR) as u8,
            offset: signed(get(f::SRC_ALIGN16_INDIRECT_IMM) << 4, 10),
        },
    };
    let region = match access {
        Access::Align1 => {
            let width = get(f::SRC_ALIGN1_WIDTH);
            if width > 4 {
                return Err(DecodeErrorKind::Field("width", width));
            }
            Region::Align1 {
                vert: vert(get(f::SRC_ALIGN1_VERT))?,
                width: 1 << width,
                horz: STRIDES[get(f::SRC_ALIGN1_HORZ) as usize],
            }
        }
        Access::Align16 => Region::Align16 {
            vert: vert(get(f::SRC_ALIGN16_VERT))?,
            swizzle: Swizzle((get(f::SRC_ALIGN16_SWZ_HIGH) << 4 | get(f::SRC_ALIGN16_SWZ_LOW)) as u8),
        },
    };
    Ok(Src {
        value: SrcValue::Reg(place),
        ty,
        abs: get(f::SRC_ALIGN1_ABS) != 0,
        neg: get(f::SRC_ALIGN1_NEG) != 0,
        region,
    })
}

fn three(bits: u128, inst: &mut Inst, control: &mut Control) -> Result<()> {
    control.nibble = f::THREE_NIB.is_set(bits);
    control.flag = Flag {
        reg: f::THREE_FLAG_REG.get(bits) as u8,
        sub: f::THREE_FLAG_SUB.get(bits) as u8,
    };
    let dst_type = Type::THREE[f::THREE_DST_TYPE.get(bits) as usize];
    let src_type = Type::THREE[f::THREE_SRC_TYPE.get(bits) as usize];
    let place = |reg: u32, sub: u32, ty: Type| direct(RegFile::Grf, reg, sub * 4, ty);
    inst.dst = Dst {
        place: place(f::THREE_DST_REG.get(bits), f::THREE_DST_SUB.get(bits), dst_type)?,
        ty: dst_type,
        stride: 1,
        mask: f::THREE_CHAN.get(bits) as u8,
    };
    for (src, fields) in inst.src.iter_mut().zip(&THREE) {
        *src = Src {
            value: SrcValue::Reg(place(fields.reg.get(bits), fields.sub.get(bits), src_type)?),
            ty: src_type,
            abs: fields.abs.is_set(bits),
            neg: fields.neg.is_set(bits),
            region: Region::Three {
                scalar: fields.scalar.is_set(bits),
                swizzle: Swizzle(fields.swizzle.get(bits) as u8),
            },
        };
    }
    Ok(())
}
