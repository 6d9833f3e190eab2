//! Instructions as text, in the syntax of LLVM's AMDGPU disassembler.
//!
//! The printer follows the operand list of the table; [what depends on the format](super::printmods) has its own module. An
//! instruction with virtual registers prints them as `%7` or `%7[2:3]`, which is no assembler syntax.

use super::inst::Inst;
use super::operand::{Operand, Sgpr, write_range};
use super::symbols::gfx9::write_gpr_index;
use super::symbols::gfx12::{write_delay, write_dependencies};
use super::symbols::{write_hwreg, write_message, write_wait};
use super::table::{
    Class, FieldKind, Flag, Format, ImmKind, Isa, ModField, OperandInfo, OperandName, Role, Type,
};
use super::value::InlineFloat;
use std::fmt::{self, Write};

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text(self))
    }
}

/// The text of an instruction.
fn text(inst: &Inst) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = Printer { inst, out: &mut out }.print();
    out
}

pub(super) struct Printer<'a> {
    pub(super) inst: &'a Inst,
    pub(super) out: &'a mut String,
}

impl Printer<'_> {
    fn print(&mut self) -> fmt::Result {
        let inst = self.inst;
        let info = inst.info();
        let (first, second) = info.mnemonic.split_once(" :: ").unwrap_or((info.mnemonic, ""));
        self.out.push_str(first);
        self.out.push_str(suffix(inst));
        if inst.format == Format::Exp {
            self.export()?;
            return self.modifiers();
        }
        let mut separator = " ";
        for (index, operand) in inst.operands.iter().enumerate() {
            let what = &info.operands[index];
            if what.name == OperandName::Dy {
                let _ = write!(self.out, " :: {second}");
                separator = " ";
            }
            if !inst.has_operand(index) || what.class == Class::ExecMask {
                continue;
            }
            if what.imm == Some(ImmKind::Opt16) && *operand == Operand::Imm(0) {
                continue;
            }
            if what.class == Class::ImageAddr
                && self.inst.operand_registers(index + 1) != 0
                && info
                    .operands
                    .get(index + 1)
                    .is_some_and(|next| next.class == Class::ImageNext)
            {
                self.out.push_str(separator);
                self.address_list(index)?;
                continue;
            }
            if what.class == Class::ImageNext {
                continue;
            }
            let before = self.out.len();
            self.out.push_str(separator);
            let start = self.out.len();
            self.operand(*operand, what)?;
            if self.out.len() == start {
                self.out.truncate(before);
            } else {
                separator = ", ";
            }
        }
        self.modifiers()
    }

    /// The registers of an image address where each has a field: `[v1, v7]`.
    fn address_list(&mut self, first: usize) -> fmt::Result {
        let mut separator = "[";
        let operands = self.inst.operands.iter().zip(self.inst.info().operands);
        for (index, (operand, what)) in operands.enumerate().skip(first) {
            let next = index == first || what.class == Class::ImageNext;
            if next && self.inst.operand_registers(index) != 0 {
                self.out.push_str(separator);
                self.plain_operand(*operand, what)?;
                separator = ", ";
            }
        }
        self.out.push(']');
        Ok(())
    }

    /// Target and the register of every channel.
    fn export(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        self.export_target()?;
        for channel in 0..4 {
            self.out.push_str(if channel == 0 { " " } else { ", " });
            let index = if mods.compr { channel / 2 } else { channel };
            match self.inst.operands.get(index) {
                Some(&operand) if mods.en >> channel & 1 != 0 => {
                    self.plain_operand(operand, &self.inst.info().operands[index])?;
                }
                _ => self.out.push_str("off"),
            }
        }
        Ok(())
    }

    fn export_target(&mut self) -> fmt::Result {
        let newer = self.inst.layout().modifier(ModField::Row).is_some();
        match self.inst.mods.tgt {
            target @ 12..=16 if newer => write!(self.out, " pos{}", target - 12),
            20 if newer => write!(self.out, " prim"),
            target @ 21..=22 if newer => write!(self.out, " dual_src_blend{}", target - 21),
            target @ 0..=7 => write!(self.out, " mrt{target}"),
            8 => write!(self.out, " mrtz"),
            9 => write!(self.out, " null"),
            target @ 12..=15 => write!(self.out, " pos{}", target - 12),
            target @ 32..=63 => write!(self.out, " param{}", target - 32),
            target => write!(self.out, " invalid_target_{target}"),
        }
    }

    fn operand(&mut self, operand: Operand, what: &OperandInfo) -> fmt::Result {
        let bit = match what.name {
            OperandName::S0 => 1,
            OperandName::S1 => 2,
            OperandName::S2 => 4,
            _ => 0,
        };
        let mods = &self.inst.mods;
        let packed = self.inst.format.is_packed();
        let neg = !packed && mods.neg & bit != 0 && what.role != Role::Dst;
        let abs = !packed && mods.abs & bit != 0 && what.role != Role::Dst;
        let sext = mods.sext & bit != 0;
        if neg {
            // A minus in front of a constant would be part of the constant.
            let constant = matches!(operand, Operand::Int(_) | Operand::Float(_) | Operand::Literal(_));
            self.out.push_str(if constant && !abs { "neg(" } else { "-" });
        }
        if abs {
            self.out.push('|');
        }
        if sext {
            self.out.push_str("sext(");
        }
        self.plain_operand(operand, what)?;
        if sext {
            self.out.push(')');
        }
        if abs {
            self.out.push('|');
        }
        if neg && !abs && matches!(operand, Operand::Int(_) | Operand::Float(_) | Operand::Literal(_)) {
            self.out.push(')');
        }
        Ok(())
    }

    fn plain_operand(&mut self, operand: Operand, what: &OperandInfo) -> fmt::Result {
        if what.class == Class::SmemOffset {
            return self.smem_offset(operand);
        }
        match operand {
            Operand::Sgpr { first, count } => write_sgprs(self.out, self.inst.machine.isa, first.0, count),
            Operand::Float(float) => self.float(float, what.ty),
            Operand::Literal(value) => self.literal(value, what),
            Operand::Imm(value) => self.immediate(value, what),
            Operand::Vgpr { .. } | Operand::Virtual(_) => {
                operand.write_plain(self.out).unwrap_or(Ok(()))?;
                self.out.write_str(self.inst.half_text(what))
            }
            other => other.write_plain(self.out).unwrap_or(Ok(())),
        }
    }

    fn float(&mut self, float: InlineFloat, ty: Type) -> fmt::Result {
        // Halves that scalar compares read are printed as bits too.
        if matches!(ty, Type::I16 | Type::U16 | Type::B16)
            || ty == Type::F16 && self.inst.format == Format::Sopc
        {
            return write!(self.out, "{:#x}", float.f16_bits());
        }
        let bits = if ty == Type::F32x2 { 32 } else { ty.bits() };
        self.out.push_str(float.text(bits));
        Ok(())
    }

    fn literal(&mut self, value: u32, what: &OperandInfo) -> fmt::Result {
        if self.inst.format == Format::Sopk {
            return self.small_or_hex(value as i32);
        }
        if what.class == Class::Literal {
            return write!(self.out, "{value:#x}");
        }
        // A literal that could have been an inline constant looks like one. A 16-bit operand takes the low half.
        let (number, float) = match what.ty {
            // The literal is the high half.
            Type::F64 => {
                let same = |float: &&InlineFloat| float.f64_bits() == u64::from(value) << 32;
                ((value == 0).then_some(0), InlineFloat::ALL.iter().find(same))
            }
            Type::Bf16 | Type::Bf16x2 => {
                let (bits, number) = match what.ty {
                    Type::Bf16 => (value & 0xffff, i32::from(value as u16 as i16)),
                    _ => (value, value as i32),
                };
                let same = |float: &&InlineFloat| float.f32_bits() >> 16 == bits;
                (Some(number), InlineFloat::ALL.iter().find(same))
            }
            ty if ty.bits() == 64 => ((value <= 64).then_some(value as i32), None),
            // Of halves that scalar compares read, only integers look like constants, and all 32 bits count for that.
            Type::F16 if self.inst.format == Format::Sopc => (Some(value as i32), None),
            Type::F16 => {
                let same = |float: &&InlineFloat| float.f16_bits() == value as u16;
                (
                    Some(i32::from(value as u16 as i16)),
                    InlineFloat::ALL.iter().find(same),
                )
            }
            _ => (
                Some(value as i32),
                InlineFloat::ALL.iter().find(|float| float.f32_bits() == value),
            ),
        };
        match (number.filter(|n| (-16..=64).contains(n)), float) {
            (Some(number), _) => write!(self.out, "{number}"),
            (None, Some(&float)) => self.float(float, Type::F32),
            (None, None) if what.ty.bits() == 16 => write!(self.out, "{:#x}", value & 0xffff),
            (None, None) => write!(self.out, "{value:#x}"),
        }
    }

    fn immediate(&mut self, value: i32, what: &OperandInfo) -> fmt::Result {
        let isa = self.inst.machine.isa;
        let bits = value as u16;
        match what.imm {
            Some(ImmKind::HexI16 | ImmKind::HexU16) => write!(self.out, "{bits:#x}"),
            Some(ImmKind::HexI24) => self.signed_hex(value),
            Some(ImmKind::Hwreg) => write_hwreg(self.out, isa, bits),
            Some(ImmKind::Msg | ImmKind::MsgRtn) => write_message(self.out, isa, bits),
            Some(ImmKind::Waitcnt) => write_wait(self.out, isa, bits),
            Some(ImmKind::GprIdx) => write_gpr_index(self.out, bits),
            Some(ImmKind::Delay) => write_delay(self.out, bits),
            Some(ImmKind::Depctr) => write_dependencies(self.out, bits),
            Some(ImmKind::Param) => match value {
                0 => write!(self.out, "p10"),
                1 => write!(self.out, "p20"),
                2 => write!(self.out, "p0"),
                _ => write!(self.out, "invalid_param_{value}"),
            },
            Some(ImmKind::Rel16 | ImmKind::Opt16) => write!(self.out, "{bits}"),
            Some(ImmKind::Dec16 | ImmKind::Dec7 | ImmKind::Len5) | None => self.small_or_hex(value),
        }
    }

    fn signed_hex(&mut self, value: i32) -> fmt::Result {
        let sign = if value < 0 { "-" } else { "" };
        write!(self.out, "{sign}{:#x}", value.unsigned_abs())
    }

    /// Numbers that would be inline constants are decimal.
    fn small_or_hex(&mut self, value: i32) -> fmt::Result {
        if (-16..=64).contains(&value) {
            write!(self.out, "{value}")
        } else {
            write!(self.out, "{value:#x}")
        }
    }

    fn smem_offset(&mut self, operand: Operand) -> fmt::Result {
        let offset = self.inst.mods.offset;
        // With one field for both, a register without an offset has none.
        let field = self.inst.layout().operand(OperandName::Soff);
        let one_field = field.is_some_and(|field| field.kind == FieldKind::Smem);
        let sign = if offset < 0 { "-" } else { "" };
        // An offset of zero beside a register is not there, and neither is one beside NULL.
        let bare = self.inst.machine.isa.traits().bare_offsets;
        match operand {
            Operand::Off if bare && offset == 0 => {
                self.out.push_str("null");
                Ok(())
            }
            Operand::Sgpr { .. } | Operand::Virtual(_) => {
                match operand {
                    Operand::Sgpr { first, count } => {
                        write_sgprs(self.out, self.inst.machine.isa, first.0, count)?;
                    }
                    other => other.write_plain(self.out).unwrap_or(Ok(()))?,
                }
                if offset != 0 || self.inst.mods.soe || !one_field && !bare {
                    write!(self.out, " offset:{sign}{:#x}", offset.unsigned_abs())?;
                }
                Ok(())
            }
            _ => write!(self.out, "{sign}{:#x}", offset.unsigned_abs()),
        }
    }
}

/// The suffix that says which encoding it is.
fn suffix(inst: &Inst) -> &'static str {
    let (format, info) = (inst.format, inst.info());
    let bare = info.has(Flag::NoSuffix);
    let long = format.is_vop3();
    // In older instruction sets modifiers alone say that a bare operation moves lanes.
    let moves = !bare || inst.machine.isa.traits().dpp_suffix;
    match format {
        Format::VopcDpp16 | Format::VopcDpp8 => "",
        Format::VopcSdwa if inst.machine.isa.traits().bare_parts => "",
        _ if format.is_dpp() && long => "_e64_dpp",
        _ if format.is_dpp() && moves => "_dpp",
        _ if bare || info.encodings.len() == 1 => "",
        _ if format.is_sdwa() => "_sdwa",
        _ if long && !info.format().is_vop3() => "_e64",
        Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vintrp => "_e32",
        _ => "",
    }
}

fn write_sgprs(out: &mut String, isa: Isa, first: u8, count: u8) -> fmt::Result {
    let traits = isa.traits();
    let named = |pair: &&(&str, Sgpr)| first == pair.1.0 || first == pair.1.0 + 1;
    if let Some((name, pair)) = traits.names.iter().find(named) {
        return match (count, first - pair.0) {
            (2, 0) => out.write_str(name),
            (_, 0) => write!(out, "{name}_lo"),
            _ => write!(out, "{name}_hi"),
        };
    }
    match Sgpr(first) {
        register if register == traits.m0 => out.write_str("m0"),
        register if Some(register) == traits.null => out.write_str("null"),
        register if (traits.traps.0..=Sgpr(123)).contains(&register) => {
            write_range(out, "ttmp", first - traits.traps.0.0, count)
        }
        _ => write_range(out, "s", first, count),
    }
}
