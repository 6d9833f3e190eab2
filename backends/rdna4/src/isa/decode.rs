//! Bytes to instructions.
//!
//! The leading nine bits select the candidate formats, the opcode field the operation, and the table says how to read
//! the operands. Bits that no operand and no modifier of the operation uses must be zero, and scalar registers that it does not
//! use NULL: the decoder never guesses.

use std::fmt;

use smallvec::SmallVec;

use super::fields::{scalar, scalar_data, set_modifier, source, vgprs};
use super::inst::{Inst, Modifiers, Operand, Sgpr};
use super::rules::{half_limit, modifiers_error, needs_vector, unused_scalars};
use super::sym::Delay;
use super::table::{Class, FieldKind, Format, ImmKind, ModField, Opcode, OperandInfo, OperandName, WaveSize};
use wavelift_amdgpu::isa::bits::{extract, mask, width};

/// Why bytes are no instruction, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// Address of the instruction.
    pub pc: u64,
    /// First word, if there was one.
    pub word: u32,
    /// What is wrong.
    pub kind: DecodeErrorKind,
}

/// Why bytes are no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeErrorKind {
    /// The code ends within the instruction.
    Truncated,
    /// No format has these bits.
    UnknownFormat,
    /// The format has no operation with this number.
    UnknownOpcode {
        /// The most specific format that matches.
        format: Format,
        /// The number.
        number: u16,
    },
    /// Bits that must be zero are not.
    ReservedBits {
        /// The operation.
        op: Opcode,
        /// The bits, later words higher.
        bits: u128,
    },
    /// A register or constant that may not stand there.
    Operand {
        /// The operation.
        op: Opcode,
        /// Index of the operand.
        index: u8,
        /// The bits of its field.
        code: u16,
    },
    /// A modifier that the operation does not have.
    Modifier {
        /// The operation.
        op: Opcode,
        /// The modifier.
        modifier: ModField,
    },
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no instruction at {:#x} ({:#010x}): ", self.pc, self.word)?;
        match self.kind {
            DecodeErrorKind::Truncated => write!(f, "the code ends within it"),
            DecodeErrorKind::UnknownFormat => write!(f, "unknown format"),
            DecodeErrorKind::UnknownOpcode { format, number } => {
                write!(f, "{} has no opcode {number}", format.info().name)
            }
            DecodeErrorKind::ReservedBits { op, bits } => {
                write!(f, "{} does not use the bits {bits:#x}", op.mnemonic())
            }
            DecodeErrorKind::Operand { op, index, code } => {
                write!(f, "{} cannot have {code:#x} as operand {index}", op.mnemonic())
            }
            DecodeErrorKind::Modifier { op, modifier } => {
                write!(f, "{} has no modifier {modifier:?}", op.mnemonic())
            }
        }
    }
}

impl std::error::Error for DecodeError {}

/// Decodes the instruction at the start of `words`, which is at address `pc`, of a program with this wave size. Returns it and its
/// length in words.
///
/// # Errors
/// Why there is no instruction.
pub fn decode(words: &[u32], pc: u64, wave: WaveSize) -> Result<(Inst, usize), DecodeError> {
    let word = words.first().copied().unwrap_or(0);
    let error = |kind| DecodeError { pc, word, kind };
    if words.is_empty() {
        return Err(error(DecodeErrorKind::Truncated));
    }
    let mut failure = DecodeErrorKind::UnknownFormat;
    for &format in Format::candidates(word) {
        let info = format.info();
        let length = usize::from(info.words);
        let bits = words
            .iter()
            .take(length)
            .enumerate()
            .fold(0u128, |bits, (index, &word)| {
                bits | u128::from(word) << (32 * index)
            });
        if words.len() < length {
            let there = u128::MAX >> (128 - 32 * words.len());
            if bits & info.mask == info.value & there {
                failure = DecodeErrorKind::Truncated;
            }
            continue;
        }
        // Waves of 64 lanes have no dual instructions.
        if bits & info.mask != info.value || format == Format::Vopd && wave == WaveSize::Wave64 {
            continue;
        }
        // Two of the four codes around those for movement within eight lanes are something else.
        if let Some(field) = info.modifier(ModField::Fi8)
            && !matches!(extract(bits, field.bits), 1 | 2)
        {
            continue;
        }
        let number = extract(bits, info.opcode);
        let Some(op) = info.operation(number) else {
            if failure == DecodeErrorKind::UnknownFormat {
                failure = DecodeErrorKind::UnknownOpcode {
                    format,
                    number: number as u16,
                };
            }
            continue;
        };
        if op.info().number(format).is_none() {
            continue;
        }
        let literal = words.get(length).copied();
        let mut decoder = Decoder {
            op,
            format,
            wave,
            bits,
            literal,
            literal_used: false,
            used: info.mask | mask(info.opcode),
        };
        let inst = decoder.run().map_err(error)?;
        return Ok((inst, length + usize::from(decoder.literal_used)));
    }
    Err(error(failure))
}

struct Decoder {
    op: Opcode,
    format: Format,
    wave: WaveSize,
    bits: u128,
    literal: Option<u32>,
    literal_used: bool,
    used: u128,
}

impl Decoder {
    fn run(&mut self) -> Result<Inst, DecodeErrorKind> {
        let info = self.op.info();
        let mut inst = Inst {
            op: self.op,
            format: self.format,
            wave: self.wave,
            operands: SmallVec::new(),
            mods: Modifiers::default(),
        };
        for field in self.format.info().modifiers {
            self.used |= mask(field.bits);
            let raw = extract(self.bits, field.bits);
            let value = if field.signed {
                let unused = 64 - width(field.bits);
                ((raw << unused) as i64 >> unused) as i32
            } else {
                raw as i32
            };
            set_modifier(&mut inst.mods, field.name, value);
        }
        self.unused_scalars()?;
        // The address and base of a global access decide about each other's width, so all operands exist before
        // register counts are asked for.
        inst.operands = SmallVec::from_elem(Operand::Off, info.operands.len());
        for pass in 0..2 {
            for (index, operand) in info.operands.iter().enumerate() {
                let late = matches!(operand.class, Class::GlobalAddr);
                if late == (pass == 1) && inst.has_operand(index) {
                    inst.operands[index] = self.operand(&inst, index, operand)?;
                }
            }
        }
        let reserved = self.bits & !self.used;
        if reserved != 0 {
            return Err(DecodeErrorKind::ReservedBits {
                op: self.op,
                bits: reserved,
            });
        }
        match modifiers_error(&inst) {
            Some(modifier) => Err(DecodeErrorKind::Modifier {
                op: self.op,
                modifier,
            }),
            None => Ok(inst),
        }
    }

    /// Fields of scalar registers that the operation does not use hold NULL.
    fn unused_scalars(&mut self) -> Result<(), DecodeErrorKind> {
        for bits in unused_scalars(self.op, self.format) {
            let code = extract(self.bits, bits);
            if code != u64::from(super::inst::NULL.0) {
                return Err(DecodeErrorKind::ReservedBits {
                    op: self.op,
                    bits: u128::from(code) << bits[0].0,
                });
            }
            self.used |= mask(bits);
        }
        Ok(())
    }

    fn take_literal(&mut self) -> Result<u32, DecodeErrorKind> {
        self.literal_used = true;
        self.literal.ok_or(DecodeErrorKind::Truncated)
    }

    fn operand(&mut self, inst: &Inst, index: usize, info: &OperandInfo) -> Result<Operand, DecodeErrorKind> {
        if info.class == Class::Literal {
            return self.take_literal().map(Operand::Literal);
        }
        let op = self.op;
        let bad = |code: u64| DecodeErrorKind::Operand {
            op,
            index: index as u8,
            code: code as u16,
        };
        let Some(field) = self.format.info().operand(info.name) else {
            return Err(bad(0));
        };
        let code = extract(self.bits, field.bits);
        let count = inst.operand_registers(index);
        if info.class != Class::Imm && count == 0 {
            return if code == 0 {
                Ok(Operand::Off)
            } else {
                Err(bad(code))
            };
        }
        self.used |= mask(field.bits);
        let operand = match field.kind {
            _ if info.class == Class::Imm => immediate(code, info).map(Operand::Imm),
            FieldKind::Vcc if info.class == Class::ExecMask => Some(Operand::exec(self.wave)),
            FieldKind::Vcc => Some(Operand::vcc(self.wave)),
            FieldKind::Imm => immediate(code, info).map(Operand::Imm),
            FieldKind::Vgpr => vgprs(code, count),
            FieldKind::VgprPair => {
                let first = self
                    .format
                    .info()
                    .operand(OperandName::Dx)
                    .map_or(0, |f| extract(self.bits, f.bits));
                vgprs(code << 1 | (first & 1 ^ 1), count)
            }
            FieldKind::Sgpr
                if code == u64::from(super::inst::NULL.0)
                    && matches!(
                        info.class,
                        Class::GlobalBase | Class::ScratchBase | Class::SmemOffset
                    ) =>
            {
                Some(Operand::Off)
            }
            FieldKind::Dst | FieldKind::Sgpr if info.class == Class::SgprData => scalar_data(code, count),
            // The upper half of EXEC is no base.
            FieldKind::Sgpr if info.class == Class::ScratchBase && code == 127 => None,
            FieldKind::Sgpr => scalar(code, count).filter(|_| code < 128),
            FieldKind::Sgpr2 => scalar(code * 2, count),
            FieldKind::Dst if info.class == Class::ExecMask => {
                (code == u64::from(Sgpr::EXEC.0)).then_some(Operand::exec(self.wave))
            }
            FieldKind::Dst if info.class == Class::Sgpr => scalar(code, count).filter(|_| code < 128),
            FieldKind::Dst => vgprs(code, count),
            FieldKind::Ssrc | FieldKind::Src => match code {
                255 if self.format.allows_literal()
                    && matches!(info.class, Class::ScalarSrc | Class::VectorSrc) =>
                {
                    Some(Operand::Literal(self.take_literal()?))
                }
                _ => source(info.class, code, count),
            },
        };
        match operand {
            Some(Operand::Vgpr { first, count })
                if u16::from(first.0) + u16::from(count) > half_limit(self.format, info) =>
            {
                Err(bad(code))
            }
            Some(operand)
                if needs_vector(op, self.format, info) && !matches!(operand, Operand::Vgpr { .. }) =>
            {
                Err(bad(code))
            }
            Some(operand) => Ok(operand),
            None => Err(bad(code)),
        }
    }
}

/// An immediate. `None` if it says something that has no meaning.
fn immediate(code: u64, info: &OperandInfo) -> Option<i32> {
    let bits = code as u16;
    Some(match info.imm {
        Some(ImmKind::HexI16 | ImmKind::Rel16) => i32::from(bits as i16),
        Some(ImmKind::HexI24) => (code as i32) << 8 >> 8,
        _ if !immediate_is_known(bits, info) => return None,
        _ => code as i32,
    })
}

/// Whether every part of a structured immediate has a meaning.
pub(crate) fn immediate_is_known(bits: u16, info: &OperandInfo) -> bool {
    match info.imm {
        Some(ImmKind::Delay) => Delay::from_imm(bits).is_some(),
        Some(ImmKind::Waitcnt) => bits & 8 == 0,
        Some(ImmKind::Msg | ImmKind::MsgRtn) => bits < 256,
        _ => true,
    }
}
