//! Instructions to bytes.
//!
//! An instruction has at most one literal, scalar register groups are aligned, and every number must fit in its field; further rules are
//! [those of operands](super::rules) and [of modifiers](super::modrules).

use super::bits::{insert, width};
use super::decode::immediate_is_known;
use super::fields::{scalar, scalar_data};
use super::inst::Inst;
use super::mods::get_modifier;
use super::operand::{Operand, Sgpr, Special};
use super::rules::{
    allows_inline_float, allows_lds_direct, check_dual, check_modifiers, check_scalar_values, may_be_vectors,
    needs_vector, unused_scalars,
};
use super::table::{Class, FieldKind, ImmKind, Isa, ModField, OperandField, OperandInfo, OperandName};
use super::value::Vgpr;
use std::fmt;

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
    /// A vector instruction reads more scalar values than it may.
    ScalarValues,
    /// The two halves of a dual instruction do not go together.
    Dual(&'static str),
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
            EncodeError::ScalarValues => write!(f, "too many scalar values are read"),
            EncodeError::Dual(rule) => write!(f, "the halves do not go together: {rule}"),
            EncodeError::Modifier(modifier) => write!(f, "modifier {modifier:?} is not possible"),
        }
    }
}

impl std::error::Error for EncodeError {}

/// Appends the words of an instruction. Nothing is appended if there is an error.
///
/// # Errors
/// The first rule that the instruction does not follow.
pub fn encode(inst: &Inst, out: &mut Vec<u32>) -> Result<(), EncodeError> {
    check_modifiers(inst)?;
    let (bits, literal) = encode_bits(inst)?;
    check_scalar_values(inst)?;
    check_dual(inst)?;
    for word in 0..inst.layout().words {
        out.push((bits >> (32 * u32::from(word))) as u32);
    }
    out.extend(literal);
    Ok(())
}

fn encode_bits(inst: &Inst) -> Result<(u128, Option<u32>), EncodeError> {
    let (isa, info, layout) = (inst.machine.isa, inst.info(), inst.layout());
    let mut bits = layout.value;
    let number = info.number(inst.format).ok_or(EncodeError::Format)?;
    insert(&mut bits, layout.opcode, number.into());
    // Most instructions ask for nothing, and then all fields are zero, but for the one that tells lanes apart by eight.
    if !inst.mods.is_none() || inst.format.is_dpp8() {
        for field in layout.modifiers {
            let value = get_modifier(&inst.mods, field.name);
            insert(&mut bits, field.bits, value as u32 as u64);
        }
    }
    // Scalar registers that no operand uses are NULL.
    if let Some(null) = isa.traits().null {
        for unused in unused_scalars(isa, inst.op, inst.format) {
            insert(&mut bits, unused, null.0.into());
        }
    }
    let mut literal = None;
    for (index, what) in info.operands.iter().enumerate() {
        let operand = inst.operands[index];
        let index8 = index as u8;
        if let Operand::Literal(value) = operand {
            if literal.is_some_and(|other| other != value) || !isa.allows_literal(inst.format) {
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
        let field = layout.operand(what.name).ok_or(EncodeError::Format)?;
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
    let bad = EncodeError::Operand { index };
    if what.class == Class::Imm {
        let Operand::Imm(value) = operand else {
            return Err(bad);
        };
        let code = immediate_code(inst.machine.isa, value, what, width(field.bits));
        return code.ok_or(EncodeError::Immediate { index });
    }
    if let Operand::Attr { attr, chan } = operand {
        return if field.kind == FieldKind::Attr && attr < 64 && chan < 4 {
            Ok(u64::from(attr) | u64::from(chan) << 6)
        } else {
            Err(bad)
        };
    }
    let expected = inst.operand_registers(usize::from(index));
    if operand == Operand::Off {
        return match what.class {
            Class::GlobalBase | Class::ScratchBase | Class::SmemOffset => {
                Ok(inst.machine.isa.traits().no_base.into())
            }
            _ if expected == 0 => Ok(0),
            _ => Err(bad),
        };
    }
    if expected == 0 {
        return Err(bad);
    }
    let code = match (what.class, operand) {
        (_, Operand::Virtual(_)) => return Err(EncodeError::Virtual { index }),
        (Class::Agpr, Operand::Agpr(register)) => u64::from(register.0) + 256,
        (Class::Agpr, _) => return Err(bad),
        _ => source_code(inst, index, operand, what, expected)?,
    };
    let code = field_code(inst, index, operand, what, field.kind, code)?;
    Ok(code | inst.half_code(operand, what))
}

/// The 9-bit source code of an operand that takes `expected` registers.
fn source_code(
    inst: &Inst,
    index: u8,
    operand: Operand,
    what: &OperandInfo,
    expected: u8,
) -> Result<u64, EncodeError> {
    let bad = EncodeError::Operand { index };
    let isa = inst.machine.isa;
    let moved = needs_vector(isa, inst.op, inst.format, what);
    let vector_only = moved
        || matches!(
            what.class,
            Class::Vgpr
                | Class::GlobalAddr
                | Class::ScratchAddr
                | Class::BufferAddr
                | Class::VgprConst
                | Class::ImageData
                | Class::ImageAddr
                | Class::ImageNext
                | Class::ExportSrc
        );
    let constant_allowed = !moved
        && matches!(
            what.class,
            Class::ScalarSrc | Class::VectorSrc | Class::VgprConst | Class::ScalarInline
        );
    Ok(match operand {
        Operand::Sgpr { first, .. } if what.class == Class::ScalarConst && first != isa.traits().m0 => {
            return Err(bad);
        }
        Operand::Sgpr { first, count } if !vector_only => {
            if count != expected {
                return Err(EncodeError::Width { index, expected });
            }
            if scalar(isa, first.0.into(), count).is_none() {
                return Err(EncodeError::Alignment { index });
            }
            let possible = match what.class {
                Class::SgprData => scalar_data(isa, first.0.into(), count).is_some(),
                // The upper half of EXEC is no base.
                Class::ScratchBase => first.0 != Sgpr::EXEC.0 + 1,
                Class::ExecMask => first == Sgpr::EXEC,
                Class::Null => Some(first) == isa.traits().null,
                _ => true,
            };
            if !possible {
                return Err(bad);
            }
            first.0.into()
        }
        Operand::Vgpr { first, count } if vector_only || what.class == Class::VectorSrc => {
            if count != expected {
                return Err(EncodeError::Width { index, expected });
            }
            if !may_be_vectors(isa, inst.op, inst.format, what, (first.0, count)) {
                return Err(EncodeError::Alignment { index });
            }
            u64::from(first.0) + 256
        }
        Operand::Special(special)
            if constant_allowed
                && what.class != Class::VgprConst
                && isa.traits().specials.contains(&special)
                && (special != Special::LdsDirect || allows_lds_direct(inst.format, what)) =>
        {
            special as u64
        }
        Operand::Int(value) if constant_allowed || what.class == Class::ScalarConst => match value {
            0..=64 => 128 + value as u64,
            -16..=-1 => (192 - i64::from(value)) as u64,
            _ => return Err(EncodeError::Immediate { index }),
        },
        Operand::Float(float) if constant_allowed && allows_inline_float(isa, float, what) => float as u64,
        Operand::Literal(_) if constant_allowed && what.class != Class::ScalarInline => 255,
        _ => return Err(bad),
    })
}

/// A 9-bit source code as the bits of a field.
fn field_code(
    inst: &Inst,
    index: u8,
    operand: Operand,
    what: &OperandInfo,
    kind: FieldKind,
    code: u64,
) -> Result<u64, EncodeError> {
    let register = code & 0xff;
    let is_vgpr = code >= 256;
    let no_base = u64::from(inst.machine.isa.traits().no_base);
    match kind {
        FieldKind::Src => Ok(code),
        FieldKind::Ssrc if !is_vgpr => Ok(code),
        FieldKind::Vgpr if is_vgpr => Ok(register),
        FieldKind::VgprPair if is_vgpr => match inst.operand(OperandName::Dx) {
            // The lowest bit is the opposite of the other destination's.
            Some(Operand::Vgpr {
                first: Vgpr(other), ..
            }) if u64::from(other) & 1 != register & 1 => Ok(register >> 1),
            _ => Err(EncodeError::Dual(
                "one destination has an even and the other an odd number",
            )),
        },
        FieldKind::Dst if is_vgpr || code < 128 => Ok(register),
        // As a base address this number means that there is none.
        FieldKind::Sgpr
            if code == no_base
                && matches!(
                    what.class,
                    Class::GlobalBase | Class::ScratchBase | Class::SmemOffset
                ) =>
        {
            Err(EncodeError::Operand { index })
        }
        FieldKind::Sgpr if code < 128 => Ok(code),
        FieldKind::Sgpr2 if code < 128 && code.is_multiple_of(2) => Ok(code / 2),
        FieldKind::Sgpr4 if code < 128 && code.is_multiple_of(4) => Ok(code / 4),
        FieldKind::SdwaSrc if code != 255 => Ok(register | u64::from(!is_vgpr) << 8),
        FieldKind::SdwaDst if operand == Operand::vcc(inst.machine.wave) || what.class == Class::ExecMask => {
            Ok(0)
        }
        FieldKind::SdwaDst if code < 128 => Ok(code | 1 << 7),
        FieldKind::Vcc if operand == Operand::vcc(inst.machine.wave) || what.class == Class::ExecMask => {
            Ok(0)
        }
        _ => Err(EncodeError::Operand { index }),
    }
}

fn immediate_code(isa: Isa, value: i32, what: &OperandInfo, bits: u32) -> Option<u64> {
    let limit = 1i32 << bits;
    let fits = match what.imm? {
        ImmKind::HexI16 | ImmKind::Rel16 | ImmKind::HexI24 => (-limit / 2..limit / 2).contains(&value),
        _ => (0..limit).contains(&value) && immediate_is_known(isa, value as u16, what),
    };
    fits.then_some((value & (limit - 1)) as u64)
}

/// The offset of a scalar memory access where the instruction set has one field for registers and immediates.
fn encode_smem(inst: &Inst, bits: &mut u128, index: u8, operand: Operand) -> Result<(), EncodeError> {
    let layout = inst.layout();
    let mut set = |name, value| {
        if let Some(field) = layout.modifier(name) {
            insert(bits, field.bits, value);
        }
    };
    match operand {
        Operand::Off => set(ModField::Imm, 1),
        Operand::Sgpr { first, count: 1 } if scalar(inst.machine.isa, first.0.into(), 1).is_some() => {
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
