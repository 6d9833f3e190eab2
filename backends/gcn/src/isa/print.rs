//! Instructions as text, in the syntax of LLVM's AMDGPU disassembler.
//!
//! The printer follows the operand list of the table; what depends on the format (suffix, modifiers) is here. An
//! instruction with virtual registers prints them as `%7` or `%7[2:3]`, which is no assembler syntax.

use std::fmt::{self, Write};

use super::inst::{InlineFloat, Inst, Operand};
use super::modtext::{DATA_FORMATS, NUMBER_FORMATS, PARTS, UNUSED};
use super::sym::{HwReg, WaitCount, write_gpr_index, write_message};
use super::table::{Class, Flag, Format, ImmKind, OperandInfo, OperandName, Role, Type};
use wavelift_amdgpu::isa::operand::write_range;
use wavelift_amdgpu::isa::swizzle::write_swizzle;

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

struct Printer<'a> {
    inst: &'a Inst,
    out: &'a mut String,
}

impl Printer<'_> {
    fn print(&mut self) -> fmt::Result {
        let inst = self.inst;
        let info = inst.op.info();
        self.out.push_str(info.mnemonic);
        if !info.has(Flag::NoSuffix) && info.encodings.len() > 1 {
            self.out.push_str(match inst.format {
                format if format.is_sdwa() => "_sdwa",
                format if format.is_dpp() => "_dpp",
                format if format.is_vop3() => "_e64",
                _ => "_e32",
            });
        }
        if inst.format == Format::Exp {
            self.export()?;
            return self.modifiers();
        }
        let mut separator = " ";
        for (index, operand) in inst.operands.iter().enumerate() {
            let what = &info.operands[index];
            if !inst.has_operand(index) {
                continue;
            }
            if what.imm == Some(ImmKind::Opt16) && *operand == Operand::Imm(0) {
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

    /// Target and the register of every channel.
    fn export(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        self.export_target()?;
        for channel in 0..4 {
            self.out.push_str(if channel == 0 { " " } else { ", " });
            let index = if mods.compr { channel / 2 } else { channel };
            match self.inst.operands.get(index) {
                Some(&operand) if mods.en >> channel & 1 != 0 => {
                    self.plain_operand(operand, &self.inst.op.info().operands[index])?;
                }
                _ => self.out.push_str("off"),
            }
        }
        Ok(())
    }

    fn export_target(&mut self) -> fmt::Result {
        match self.inst.mods.tgt {
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
        let packed = self.inst.format == Format::Vop3p;
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
            Operand::Sgpr { first, count } => write_sgprs(self.out, first.0, count),
            Operand::Float(float) => self.float(float, what.ty),
            Operand::Literal(value) => self.literal(value, what),
            Operand::Imm(value) => self.immediate(value, what),
            other => other.write_plain(self.out).unwrap_or(Ok(())),
        }
    }

    fn float(&mut self, float: InlineFloat, ty: Type) -> fmt::Result {
        if matches!(ty, Type::I16 | Type::U16 | Type::B16) {
            return write!(self.out, "{:#x}", float.f16_bits());
        }
        let text = float.text(ty.bits());
        self.out.push_str(text);
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
            ty if ty.bits() == 64 => ((value <= 64).then_some(value as i32), None),
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
        let bits = value as u16;
        match what.imm {
            Some(ImmKind::HexI16 | ImmKind::HexU16) => write!(self.out, "{bits:#x}"),
            Some(ImmKind::Hwreg) => write!(self.out, "{}", HwReg::from_imm(bits)),
            Some(ImmKind::Msg) => write_message(self.out, bits),
            Some(ImmKind::Waitcnt) => write!(self.out, "{}", WaitCount::from_imm(bits)),
            Some(ImmKind::GprIdx) => write_gpr_index(self.out, bits),
            Some(ImmKind::Param) => match value {
                0 => write!(self.out, "p10"),
                1 => write!(self.out, "p20"),
                2 => write!(self.out, "p0"),
                _ => write!(self.out, "invalid_param_{value}"),
            },
            Some(ImmKind::Rel16 | ImmKind::Opt16) => write!(self.out, "{bits}"),
            _ => self.small_or_hex(value),
        }
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
        let sign = if offset < 0 { "-" } else { "" };
        match operand {
            Operand::Sgpr { .. } | Operand::Virtual(_) => {
                match operand {
                    Operand::Sgpr { first, count } => write_sgprs(self.out, first.0, count)?,
                    other => other.write_plain(self.out).unwrap_or(Ok(()))?,
                }
                if offset != 0 || self.inst.mods.soe {
                    write!(self.out, " offset:{sign}{:#x}", offset.unsigned_abs())?;
                }
                Ok(())
            }
            _ => write!(self.out, "{sign}{:#x}", offset.unsigned_abs()),
        }
    }

    fn flag(&mut self, set: bool, name: &str) {
        if set {
            self.out.push(' ');
            self.out.push_str(name);
        }
    }

    fn modifiers(&mut self) -> fmt::Result {
        match self.inst.format {
            format if format.is_vop3p() => self.packed_modifiers(),
            format if format.is_vop3() => self.vop3_modifiers(),
            format if format.is_sdwa() => self.sdwa_modifiers(),
            format if format.is_dpp() => self.dpp_modifiers(),
            Format::Ds | Format::Ds2 => self.ds_modifiers(),
            Format::Mubuf | Format::Mtbuf => self.buffer_modifiers(),
            Format::Mimg => self.image_modifiers(),
            Format::Exp => {
                let mods = *self.inst.mods;
                self.flag(mods.done, "done");
                self.flag(mods.compr, "compr");
                self.flag(mods.vm, "vm");
                Ok(())
            }
            Format::Smem => {
                let mods = *self.inst.mods;
                self.flag(mods.glc, "glc");
                Ok(())
            }
            format if format.is_flat_family() => {
                let mods = *self.inst.mods;
                if mods.offset != 0 {
                    write!(self.out, " offset:{}", mods.offset)?;
                }
                self.flag(mods.glc, "glc");
                self.flag(mods.slc, "slc");
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// `name:[1,0,1]` for the low `count` bits of `bits`.
    fn bit_list(&mut self, name: &str, bits: u8, count: u32) -> fmt::Result {
        write!(self.out, " {name}:[")?;
        for bit in 0..count {
            write!(self.out, "{}{}", if bit == 0 { "" } else { "," }, bits >> bit & 1)?;
        }
        self.out.push(']');
        Ok(())
    }

    fn sources(&self) -> u32 {
        let sources = [OperandName::S0, OperandName::S1, OperandName::S2];
        self.inst
            .op
            .info()
            .operands
            .iter()
            .filter(|o| sources.contains(&o.name))
            .count() as u32
    }

    fn vop3_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        self.flag(mods.high, "high");
        if mods.op_sel != 0 {
            let sources = self.sources();
            let bits = mods.op_sel & ((1 << sources) - 1) | (mods.op_sel >> 3 & 1) << sources;
            self.bit_list("op_sel", bits, sources + 1)?;
        }
        self.flag(mods.clamp, "clamp");
        self.output_modifier();
        Ok(())
    }

    fn output_modifier(&mut self) {
        match self.inst.mods.omod {
            1 => self.flag(true, "mul:2"),
            2 => self.flag(true, "mul:4"),
            3 => self.flag(true, "div:2"),
            _ => {}
        }
    }

    fn packed_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        let sources = self.sources();
        let all = (1u8 << sources) - 1;
        let default_hi = if self.inst.format == Format::Vop3pMix {
            0
        } else {
            all
        };
        if mods.op_sel & all != 0 {
            self.bit_list("op_sel", mods.op_sel, sources)?;
        }
        if mods.op_sel_hi & all != default_hi {
            self.bit_list("op_sel_hi", mods.op_sel_hi, sources)?;
        }
        if self.inst.format == Format::Vop3p {
            if mods.neg & all != 0 {
                self.bit_list("neg_lo", mods.neg, sources)?;
            }
            if mods.neg_hi & all != 0 {
                self.bit_list("neg_hi", mods.neg_hi, sources)?;
            }
        }
        self.flag(mods.clamp, "clamp");
        Ok(())
    }

    fn sdwa_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        if self.inst.operands.is_empty() {
            return Ok(());
        }
        self.flag(mods.clamp, "clamp");
        self.output_modifier();
        let part = |sel: u8| PARTS[usize::from(sel & 7)];
        if self.inst.format != Format::VopcSdwa {
            write!(self.out, " dst_sel:{}", part(mods.dst_sel))?;
            write!(
                self.out,
                " dst_unused:{}",
                UNUSED[usize::from(mods.dst_unused & 3)]
            )?;
        }
        write!(self.out, " src0_sel:{}", part(mods.src0_sel))?;
        if self.inst.format != Format::Vop1Sdwa {
            write!(self.out, " src1_sel:{}", part(mods.src1_sel))?;
        }
        Ok(())
    }

    fn dpp_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        let ctrl = mods.dpp_ctrl;
        match ctrl {
            0..=0xff => {
                let lane = |n: u16| ctrl >> (2 * n) & 3;
                write!(
                    self.out,
                    " quad_perm:[{},{},{},{}]",
                    lane(0),
                    lane(1),
                    lane(2),
                    lane(3)
                )?;
            }
            0x101..=0x10f => write!(self.out, " row_shl:{}", ctrl & 15)?,
            0x111..=0x11f => write!(self.out, " row_shr:{}", ctrl & 15)?,
            0x121..=0x12f => write!(self.out, " row_ror:{}", ctrl & 15)?,
            0x130 => self.flag(true, "wave_shl:1"),
            0x134 => self.flag(true, "wave_rol:1"),
            0x138 => self.flag(true, "wave_shr:1"),
            0x13c => self.flag(true, "wave_ror:1"),
            0x140 => self.flag(true, "row_mirror"),
            0x141 => self.flag(true, "row_half_mirror"),
            0x142 => self.flag(true, "row_bcast:15"),
            0x143 => self.flag(true, "row_bcast:31"),
            _ => write!(self.out, " /* invalid dpp_ctrl {ctrl:#x} */")?,
        }
        write!(
            self.out,
            " row_mask:{:#x} bank_mask:{:#x}",
            mods.row_mask, mods.bank_mask
        )?;
        self.flag(mods.bound_ctrl, "bound_ctrl:1");
        Ok(())
    }

    fn ds_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        if self.inst.format == Format::Ds2 {
            if mods.offset != 0 {
                write!(self.out, " offset0:{}", mods.offset)?;
            }
            if mods.offset1 != 0 {
                write!(self.out, " offset1:{}", mods.offset1)?;
            }
        } else if mods.offset != 0 {
            if self.inst.op.mnemonic() == "ds_swizzle_b32" {
                write_swizzle(self.out, mods.offset as u16)?;
            } else {
                write!(self.out, " offset:{}", mods.offset)?;
            }
        }
        self.flag(mods.gds, "gds");
        Ok(())
    }

    fn buffer_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        if self.inst.format == Format::Mtbuf {
            self.buffer_format(mods.dfmt, mods.nfmt)?;
        }
        self.flag(mods.idxen, "idxen");
        self.flag(mods.offen, "offen");
        if mods.offset != 0 {
            write!(self.out, " offset:{}", mods.offset)?;
        }
        let always_lds = self.inst.op.info().has(Flag::LdsDirect);
        self.flag(always_lds, "lds");
        self.flag(mods.glc, "glc");
        self.flag(mods.slc, "slc");
        self.flag(mods.tfe, "tfe");
        self.flag(mods.lds && !always_lds, "lds");
        Ok(())
    }

    fn buffer_format(&mut self, dfmt: u8, nfmt: u8) -> fmt::Result {
        let data = DATA_FORMATS[usize::from(dfmt & 15)];
        let number = NUMBER_FORMATS[usize::from(nfmt & 7)];
        match (dfmt, nfmt) {
            (1, 0) => Ok(()),
            (_, 0) => write!(self.out, " format:[BUF_DATA_FORMAT_{data}]"),
            (1, _) => write!(self.out, " format:[BUF_NUM_FORMAT_{number}]"),
            _ => write!(
                self.out,
                " format:[BUF_DATA_FORMAT_{data},BUF_NUM_FORMAT_{number}]"
            ),
        }
    }

    fn image_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        if mods.dmask != 0 {
            write!(self.out, " dmask:{:#x}", mods.dmask)?;
        }
        self.flag(mods.unorm, "unorm");
        self.flag(mods.glc, "glc");
        self.flag(mods.slc, "slc");
        self.flag(mods.a16, "a16");
        self.flag(mods.tfe, "tfe");
        self.flag(mods.lwe, "lwe");
        self.flag(mods.da, "da");
        self.flag(mods.d16, "d16");
        Ok(())
    }
}

fn write_sgprs(out: &mut String, first: u8, count: u8) -> fmt::Result {
    let pair = |out: &mut String, name: &str, number: u8| match (count, number) {
        (2, 0) => out.write_str(name),
        (_, 0) => write!(out, "{name}_lo"),
        _ => write!(out, "{name}_hi"),
    };
    match first {
        102 | 103 => pair(out, "flat_scratch", first - 102),
        104 | 105 => pair(out, "xnack_mask", first - 104),
        106 | 107 => pair(out, "vcc", first - 106),
        126 | 127 => pair(out, "exec", first - 126),
        124 => out.write_str("m0"),
        108..=123 => write_range(out, "ttmp", first - 108, count),
        _ => write_range(out, "s", first, count),
    }
}
