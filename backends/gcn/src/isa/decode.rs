//! Bytes to instructions.
//!
//! The leading nine bits select the candidate formats, the opcode field the operation, and the table says how to read
//! the operands. Bits that no operand and no modifier of the operation uses must be zero: the decoder never guesses.

use std::fmt;

use smallvec::SmallVec;

use super::fields::{scalar, scalar_data, set_modifier, source, vgprs};
use super::inst::{Inst, Mods, Operand, Special};
use super::rules::{allows_lds_direct, modifiers_error};
use super::table::{Class, FieldKind, Format, ModField, Opcode, OperandField, OperandInfo, OperandName};
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
    /// No format of gfx900 has these bits.
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
        /// The bits, second word in the upper half.
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
                write!(f, "{} does not use the bits {bits:#018x}", op.mnemonic())
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

/// Decodes the instruction at the start of `words`, which is at address `pc`. Returns it and its length in words.
pub fn decode(words: &[u32], pc: u64) -> Result<(Inst, usize), DecodeError> {
    let word = words.first().copied().unwrap_or(0);
    let error = |kind| DecodeError { pc, word, kind };
    if words.is_empty() {
        return Err(error(DecodeErrorKind::Truncated));
    }
    let mut failure = DecodeErrorKind::UnknownFormat;
    for &format in Format::candidates(word) {
        let info = format.info();
        let bits = match (info.words, words.get(1)) {
            (1, _) => u128::from(word),
            (_, Some(&second)) => u128::from(word) | u128::from(second) << 32,
            (_, None) => {
                if u128::from(word) & info.mask == info.value {
                    failure = DecodeErrorKind::Truncated;
                }
                continue;
            }
        };
        if bits & info.mask != info.value {
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
        let literal = words.get(usize::from(info.words)).copied();
        let mut decoder = Decoder {
            op,
            format,
            bits,
            literal,
            literal_used: false,
            used: info.mask | mask(info.opcode),
        };
        let inst = decoder.run().map_err(error)?;
        let length = usize::from(info.words) + usize::from(decoder.literal_used);
        return Ok((inst, length));
    }
    Err(error(failure))
}

struct Decoder {
    op: Opcode,
    format: Format,
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
            operands: SmallVec::new(),
            mods: Mods::default(),
        };
        let no_offset = self.format == Format::Smem && info.index_of(OperandName::Soff).is_none();
        for field in self.format.info().modifiers {
            let part = matches!(
                field.name,
                ModField::Offset | ModField::Imm | ModField::Soe | ModField::Soffset
            );
            if no_offset && part {
                continue;
            }
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
        // The address and base of a global access decide about each other's width, so all operands exist before
        // register counts are asked for.
        inst.operands = SmallVec::from_elem(Operand::Off, info.operands.len());
        for pass in 0..2 {
            for (index, operand) in info.operands.iter().enumerate() {
                let late = operand.class == Class::GlobalAddr;
                if late == (pass == 1) && inst.has_operand(index) {
                    inst.operands[index] = self.operand(&mut inst, index, operand)?;
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

    fn take_literal(&mut self) -> Result<u32, DecodeErrorKind> {
        self.literal_used = true;
        self.literal.ok_or(DecodeErrorKind::Truncated)
    }

    fn raw(&self, name: ModField) -> u64 {
        self.format
            .info()
            .modifier(name)
            .map_or(0, |f| extract(self.bits, f.bits))
    }

    fn has(&self, name: ModField) -> bool {
        self.raw(name) != 0
    }

    fn operand(
        &mut self,
        inst: &mut Inst,
        index: usize,
        info: &OperandInfo,
    ) -> Result<Operand, DecodeErrorKind> {
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
        let counted = !matches!(info.class, Class::Imm | Class::Attr);
        if counted && count == 0 {
            return if code == 0 {
                Ok(Operand::Off)
            } else {
                Err(bad(code))
            };
        }
        self.used |= mask(field.bits);
        let operand = match field.kind {
            FieldKind::Vcc => Some(Operand::VCC),
            FieldKind::Imm => Some(Operand::Imm(immediate(code, info))),
            _ if info.class == Class::Imm => Some(Operand::Imm(immediate(code, info))),
            FieldKind::Attr => Some(Operand::Attr {
                attr: (code & 63) as u8,
                chan: (code >> 6) as u8,
            }),
            FieldKind::Vgpr => self.vgpr_field(info, code, count),
            FieldKind::Sgpr
                if code == 0x7f && matches!(info.class, Class::GlobalBase | Class::ScratchBase) =>
            {
                Some(Operand::Off)
            }
            FieldKind::Sgpr if info.class == Class::SgprData => scalar_data(code, count),
            FieldKind::Sgpr => scalar(code, count),
            FieldKind::Sgpr2 => scalar(code * 2, count),
            FieldKind::Sgpr4 => scalar(code * 4, count),
            FieldKind::Dst if info.class == Class::Sgpr => scalar(code, count),
            FieldKind::Dst => vgprs(code, count),
            FieldKind::Src if info.class == Class::SgprData => scalar_data(code, count),
            FieldKind::Ssrc | FieldKind::Src => match code {
                255 if self.format.info().allows_literal()
                    && matches!(info.class, Class::ScalarSrc | Class::VectorSrc) =>
                {
                    Some(Operand::Literal(self.take_literal()?))
                }
                _ => source(info.class, code, count),
            },
            FieldKind::SdwaSrc => {
                // The upper bit is set for scalar sources.
                let (number, is_scalar) = (code & 0xff, code >> 8 != 0);
                source(
                    Class::VectorSrc,
                    if is_scalar { number } else { number + 256 },
                    count,
                )
            }
            FieldKind::SdwaDst => match (code >> 7, code & 0x7f) {
                (0, 0) => Some(Operand::VCC),
                // VCC has its own encoding.
                (0, _) | (_, 106) => None,
                (_, number) => scalar(number, count),
            },
            FieldKind::Smem => {
                let offset = self.smem_offset(field);
                if !self.has(ModField::Imm) {
                    inst.mods.offset = 0;
                }
                // Beside a register an immediate that is not zero speaks for itself.
                inst.mods.soe &= inst.mods.offset == 0;
                offset
            }
        };
        if operand == Some(Operand::Special(Special::LdsDirect)) && !allows_lds_direct(self.format, info) {
            return Err(bad(code));
        }
        operand.ok_or(bad(code))
    }

    fn vgpr_field(&self, info: &OperandInfo, code: u64, count: u8) -> Option<Operand> {
        match info.class {
            // A scratch access without a VGPR has a scalar address.
            Class::ScratchAddr => {
                let saddr = self.format.info().operand(OperandName::Saddr)?;
                let off = extract(self.bits, saddr.bits) == 0x7f;
                match (off, code) {
                    (true, _) => vgprs(code, count),
                    (false, 0) => Some(Operand::Off),
                    (false, _) => None,
                }
            }
            _ => vgprs(code, count),
        }
    }

    /// A scalar memory access has an immediate offset, a register, or a register plus an immediate.
    fn smem_offset(&self, field: &OperandField) -> Option<Operand> {
        let raw = extract(self.bits, field.bits);
        match (
            self.has(ModField::Imm),
            self.has(ModField::Soe),
            self.raw(ModField::Soffset),
        ) {
            (true, false, 0) => Some(Operand::Off),
            (true, true, register) => scalar(register, 1),
            (false, false, 0) if raw < 128 => scalar(raw, 1),
            _ => None,
        }
    }
}

fn immediate(code: u64, info: &OperandInfo) -> i32 {
    use super::table::ImmKind;
    match info.imm {
        Some(ImmKind::HexI16 | ImmKind::Rel16) => i32::from(code as u16 as i16),
        _ => code as i32,
    }
}
