//! Bytes to instructions.
//!
//! The leading nine bits select the candidate formats, the opcode field the operation, and the table says how to read
//! the operands. Bits that no operand and no modifier of the operation uses must be zero, and scalar registers that it does not
//! use NULL where there is such a register: the decoder never guesses.

use super::bits::{extract, mask, width};
use super::fields::{agpr, scalar, scalar_data, source, vgprs};
use super::inst::{Inst, Machine};
use super::modrules::modifiers_error;
use super::mods::{Mods, set_modifier};
use super::operand::{Operand, Sgpr, Special};
use super::rules::{allows_inline_float, allows_lds_direct, may_be_vectors, needs_vector, unused_scalars};
use super::symbols::Delay;
use super::table::{
    Class, FieldKind, Format, FormatInfo, ImmKind, Isa, ModField, Op, OperandField, OperandInfo, OperandName,
};
use super::value::WaveSize;
use smallvec::SmallVec;
use std::fmt;

/// Why bytes are no instruction, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// Address of the instruction.
    pub pc: u64,
    /// First word, if there was one.
    pub word: u32,
    /// The instruction set.
    pub isa: Isa,
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
        op: Op,
        /// The bits, later words higher.
        bits: u128,
    },
    /// A register or constant that may not stand there.
    Operand {
        /// The operation.
        op: Op,
        /// Index of the operand.
        index: u8,
        /// The bits of its field.
        code: u16,
    },
    /// A modifier that the operation does not have.
    Modifier {
        /// The operation.
        op: Op,
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
                write!(f, "{} has no opcode {number}", self.isa.format(format).name)
            }
            DecodeErrorKind::ReservedBits { op, bits } => {
                write!(f, "{} does not use the bits {bits:#x}", self.isa.op(op).mnemonic)
            }
            DecodeErrorKind::Operand { op, index, code } => {
                write!(
                    f,
                    "{} cannot have {code:#x} as operand {index}",
                    self.isa.op(op).mnemonic
                )
            }
            DecodeErrorKind::Modifier { op, modifier } => {
                write!(f, "{} has no modifier {modifier:?}", self.isa.op(op).mnemonic)
            }
        }
    }
}

impl std::error::Error for DecodeError {}

/// Decodes the instruction at the start of `words`, which is at address `pc`, of a program for a machine. Returns it and its length in
/// words.
///
/// # Errors
/// Why there is no instruction.
pub fn decode(machine: Machine, words: &[u32], pc: u64) -> Result<(Inst, usize), DecodeError> {
    let isa = machine.isa;
    let word = words.first().copied().unwrap_or(0);
    let error = |kind| DecodeError { pc, word, isa, kind };
    if words.is_empty() {
        return Err(error(DecodeErrorKind::Truncated));
    }
    let mut failure = DecodeErrorKind::UnknownFormat;
    for &format in isa.candidates(word) {
        let layout = isa.format(format);
        let length = usize::from(layout.words);
        let bits = (words.iter().take(length).enumerate()).fold(0u128, |bits, (index, &word)| {
            bits | u128::from(word) << (32 * index)
        });
        if words.len() < length {
            let there = u128::MAX >> (128 - 32 * words.len());
            if bits & layout.mask == layout.value & there {
                failure = DecodeErrorKind::Truncated;
            }
            continue;
        }
        // Waves of 64 lanes have no dual instructions.
        if bits & layout.mask != layout.value
            || format == Format::Vopd && machine.wave == WaveSize::Wave64
            || !is_movement(format, layout, bits)
        {
            continue;
        }
        let number = extract(bits, layout.opcode);
        let Some(op) = layout.operation(number) else {
            if failure == DecodeErrorKind::UnknownFormat {
                failure = DecodeErrorKind::UnknownOpcode {
                    format,
                    number: number as u16,
                };
            }
            continue;
        };
        let mut decoder = Decoder {
            op,
            format,
            layout,
            machine,
            bits,
            literal: words.get(length).copied(),
            literal_used: false,
            used: layout.mask | mask(layout.opcode),
        };
        let inst = decoder.run().map_err(error)?;
        return Ok((inst, length + usize::from(decoder.literal_used)));
    }
    Err(error(failure))
}

/// Of the four codes around those for movement within eight lanes two are something else.
fn is_movement(format: Format, layout: &FormatInfo, bits: u128) -> bool {
    let field = layout.modifier(ModField::Fi8).filter(|_| format.is_dpp8());
    field.is_none_or(|field| matches!(extract(bits, field.bits), 1 | 2))
}

struct Decoder {
    op: Op,
    format: Format,
    layout: &'static FormatInfo,
    machine: Machine,
    bits: u128,
    literal: Option<u32>,
    literal_used: bool,
    used: u128,
}

impl Decoder {
    fn run(&mut self) -> Result<Inst, DecodeErrorKind> {
        let info = self.machine.isa.op(self.op);
        let mut inst = Inst {
            op: self.op,
            format: self.format,
            machine: self.machine,
            operands: SmallVec::new(),
            mods: Mods::default(),
        };
        // Parts of an offset that the operation does not have must be zero, as other bits that nothing uses.
        let one_field = self.layout.modifier(ModField::Soffset).is_some();
        let no_offset = one_field && info.index_of(OperandName::Soff).is_none();
        for field in self.layout.modifiers {
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
            if raw != 0 || field.name == ModField::Fi8 {
                set_modifier(&mut inst.mods, field.name, value);
            }
        }
        self.unused_scalars()?;
        // The address and base of an access decide about each other's width, so all operands exist before
        // register counts are asked for.
        inst.operands = SmallVec::from_elem(Operand::Off, info.operands.len());
        for pass in 0..2 {
            for (index, operand) in info.operands.iter().enumerate() {
                let late = matches!(operand.class, Class::GlobalAddr | Class::ScratchAddr);
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

    /// Fields of scalar registers that the operation does not use hold NULL.
    fn unused_scalars(&mut self) -> Result<(), DecodeErrorKind> {
        let isa = self.machine.isa;
        let Some(null) = isa.traits().null else {
            return Ok(());
        };
        for bits in unused_scalars(isa, self.op, self.format) {
            let code = extract(self.bits, bits);
            if code != u64::from(null.0) {
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

    fn raw(&self, name: ModField) -> u64 {
        self.layout
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
        let (isa, op) = (self.machine.isa, self.op);
        let bad = |code: u64| DecodeErrorKind::Operand {
            op,
            index: index as u8,
            code: code as u16,
        };
        let Some(field) = self.layout.operand(info.name) else {
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
        let code = inst.take_half(code, field.kind, info);
        let operand = self.field(inst, info, field, code, count)?;
        let operand = operand.filter(|operand| match *operand {
            Operand::Vgpr { first, count } => may_be_vectors(isa, op, self.format, info, (first.0, count)),
            Operand::Special(Special::LdsDirect) => allows_lds_direct(self.format, info),
            Operand::Float(float) if !allows_inline_float(isa, float, info) => false,
            _ => !needs_vector(isa, op, self.format, info),
        });
        operand.ok_or(bad(code))
    }

    /// What the bits of a field stand for.
    fn field(
        &mut self,
        inst: &mut Inst,
        info: &OperandInfo,
        field: &OperandField,
        code: u64,
        count: u8,
    ) -> Result<Option<Operand>, DecodeErrorKind> {
        let Machine { isa, wave } = self.machine;
        let no_base = code == u64::from(isa.traits().no_base)
            && matches!(
                info.class,
                Class::GlobalBase | Class::ScratchBase | Class::SmemOffset
            );
        Ok(match field.kind {
            _ if info.class == Class::Imm => immediate(isa, code, info).map(Operand::Imm),
            FieldKind::Vcc if info.class == Class::ExecMask => Some(Operand::exec(wave)),
            FieldKind::Vcc => Some(Operand::vcc(wave)),
            FieldKind::Imm => immediate(isa, code, info).map(Operand::Imm),
            FieldKind::Attr => Some(Operand::Attr {
                attr: (code & 63) as u8,
                chan: (code >> 6) as u8,
            }),
            FieldKind::Vgpr => vgprs(code, count),
            FieldKind::VgprPair => self.second_vgprs(code, count),
            FieldKind::Sgpr if info.class == Class::Null => {
                let null = isa.traits().null.filter(|null| u64::from(null.0) == code);
                null.map(|null| Operand::s(null.0))
            }
            FieldKind::Sgpr if no_base => Some(Operand::Off),
            FieldKind::Dst | FieldKind::Sgpr if info.class == Class::SgprData => {
                scalar_data(isa, code, count)
            }
            // The upper half of EXEC is no base.
            FieldKind::Sgpr if info.class == Class::ScratchBase && code == 127 => None,
            FieldKind::Sgpr => scalar(isa, code, count).filter(|_| code < 128),
            FieldKind::Sgpr2 => scalar(isa, code * 2, count),
            FieldKind::Sgpr4 => scalar(isa, code * 4, count),
            FieldKind::Dst if info.class == Class::ExecMask => {
                (code == u64::from(Sgpr::EXEC.0)).then_some(Operand::exec(wave))
            }
            FieldKind::Dst if info.class == Class::Sgpr => scalar(isa, code, count).filter(|_| code < 128),
            FieldKind::Dst if info.class == Class::Agpr => agpr(code, count),
            FieldKind::Dst => vgprs(code, count),
            FieldKind::Src if info.class == Class::SgprData => scalar_data(isa, code, count),
            FieldKind::Ssrc | FieldKind::Src => match code {
                255 if isa.allows_literal(self.format)
                    && matches!(info.class, Class::ScalarSrc | Class::VectorSrc) =>
                {
                    Some(Operand::Literal(self.take_literal()?))
                }
                _ => source(isa, info.class, code, count),
            },
            FieldKind::SdwaSrc => {
                // The upper bit is set for scalar sources.
                let (number, is_scalar) = (code & 0xff, code >> 8 != 0);
                let code = if is_scalar { number } else { number + 256 };
                source(isa, Class::VectorSrc, code, count)
            }
            // Comparisons that write EXEC have no other destination.
            FieldKind::SdwaDst if info.class == Class::ExecMask => (code == 0).then_some(Operand::exec(wave)),
            FieldKind::SdwaDst => sdwa_destination(self.machine, code, count),
            FieldKind::Smem => {
                let offset = self.smem_offset(field);
                if !self.has(ModField::Imm) {
                    inst.mods.offset = 0;
                }
                // Beside a register an immediate that is not zero speaks for itself.
                inst.mods.soe &= inst.mods.offset == 0;
                offset
            }
        })
    }

    /// The second destination of a pair: the lowest bit of its number is the opposite of the first's, so the field leaves it out.
    fn second_vgprs(&self, code: u64, count: u8) -> Option<Operand> {
        let first = self
            .layout
            .operand(OperandName::Dx)
            .map_or(0, |f| extract(self.bits, f.bits));
        vgprs(code << 1 | (first & 1 ^ 1), count)
    }

    /// A scalar memory access has an immediate offset, a register, or a register plus an immediate.
    fn smem_offset(&self, field: &OperandField) -> Option<Operand> {
        let isa = self.machine.isa;
        let raw = extract(self.bits, field.bits);
        match (
            self.has(ModField::Imm),
            self.has(ModField::Soe),
            self.raw(ModField::Soffset),
        ) {
            (true, false, 0) => Some(Operand::Off),
            (true, true, register) => scalar(isa, register, 1),
            (false, false, 0) if raw < 128 => scalar(isa, raw, 1),
            _ => None,
        }
    }
}

/// The scalar destination of an SDWA comparison: the upper bit says whether there is one beside VCC.
fn sdwa_destination(Machine { isa, wave }: Machine, code: u64, count: u8) -> Option<Operand> {
    match (code >> 7, code & 0x7f) {
        (0, 0) => Some(Operand::vcc(wave)),
        // VCC has its own encoding.
        (0, _) | (_, 106) => None,
        (_, number) => scalar(isa, number, count),
    }
}

/// An immediate. `None` if it says something that has no meaning.
fn immediate(isa: Isa, code: u64, info: &OperandInfo) -> Option<i32> {
    let bits = code as u16;
    Some(match info.imm {
        Some(ImmKind::HexI16 | ImmKind::Rel16) => i32::from(bits as i16),
        Some(ImmKind::HexI24) => (code as i32) << 8 >> 8,
        _ if !immediate_is_known(isa, bits, info) => return None,
        _ => code as i32,
    })
}

/// Whether every part of a structured immediate has a meaning.
pub(crate) fn immediate_is_known(isa: Isa, bits: u16, info: &OperandInfo) -> bool {
    match info.imm {
        Some(ImmKind::Delay) => Delay::from_imm(bits).is_some(),
        Some(ImmKind::Waitcnt) => bits & isa.traits().waits.zero == 0,
        Some(ImmKind::Msg | ImmKind::MsgRtn) => isa.traits().messages.has(bits),
        _ => true,
    }
}
