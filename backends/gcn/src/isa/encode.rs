//! Instructions to bytes, and the rules an instruction must follow.
//!
//! Rules (GCN3 ISA 4, Vega ISA 4 and 6): an instruction has at most one literal, and only one-word encodings have room for it;
//! a vector instruction reads at most one scalar value over the constant bus; scalar register groups are aligned; every number
//! must fit in its field; modifiers exist where the operation has them.

use std::fmt;

use super::fields::{get_modifier, scalar, scalar_data};
use super::inst::{Inst, Operand, Special};
use super::rules::{allows_lds_direct, check_constant_bus, check_modifiers};
use super::table::{Class, FieldKind, ImmKind, ModField, OperandField, OperandInfo, OperandName};
use wavelift_amdgpu::isa::bits::{insert, width};

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
    check_modifiers(inst)?;
    let (bits, literal) = encode_bits(inst)?;
    check_constant_bus(inst)?;
    out.push(bits as u32);
    if inst.format.info().words == 2 {
        out.push((bits >> 32) as u32);
    }
    out.extend(literal);
    Ok(())
}

fn encode_bits(inst: &Inst) -> Result<(u128, Option<u32>), EncodeError> {
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

fn encode_smem(inst: &Inst, bits: &mut u128, index: u8, operand: Operand) -> Result<(), EncodeError> {
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
            if !inst.mods.soe && inst.mods.offset == 0 {
                set(ModField::Offset, first.0.into());
            } else {
                set(ModField::Imm, 1);
                if !inst.mods.soe {
                    set(ModField::Soe, 1);
                }
                set(ModField::Soffset, first.0.into());
            }
        }
        Operand::Sgpr { .. } => return Err(EncodeError::Width { index, expected: 1 }),
        Operand::Virtual(_) => return Err(EncodeError::Virtual { index }),
        _ => return Err(EncodeError::Operand { index }),
    }
    Ok(())
}
