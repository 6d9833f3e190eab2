//! Instructions as text, in the syntax of LLVM's AMDGPU disassembler.
//!
//! The printer follows the operand list of the table; what depends on the format (suffix, modifiers) is here. An
//! instruction with virtual registers prints them as `%7` or `%7[2:3]`, which is no assembler syntax.

use std::fmt::{self, Write};

use super::inst::{InlineFloat, Inst, Operand, Sgpr};
use super::sym::{
    BUFFER_FORMATS, HintKind, HwReg, SCOPES, hint_name, write_delay, write_dependencies, write_message,
    write_old_wait,
};
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

/// What a memory access does.
pub(crate) fn hint_kind(inst: &Inst) -> HintKind {
    let info = inst.op.info();
    if info.has(Flag::Atomic) {
        HintKind::Atomic
    } else if info.has(Flag::Store) {
        HintKind::Store
    } else {
        HintKind::Load
    }
}

struct Printer<'a> {
    inst: &'a Inst,
    out: &'a mut String,
}

impl Printer<'_> {
    fn print(&mut self) -> fmt::Result {
        let inst = self.inst;
        let info = inst.op.info();
        let (first, second) = info.mnemonic.split_once(" :: ").unwrap_or((info.mnemonic, ""));
        self.out.push_str(first);
        self.suffix();
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
            self.out.push_str(separator);
            self.operand(*operand, what)?;
            separator = ", ";
        }
        self.modifiers()
    }

    fn suffix(&mut self) {
        let format = self.inst.format;
        let info = self.inst.op.info();
        let own_vop3 = info.format().is_vop3();
        let compare = matches!(format, Format::VopcDpp16 | Format::VopcDpp8);
        let bare = info.has(Flag::NoSuffix);
        let suffix = match format {
            format if format.is_dpp() && format.is_vop3() => "_e64_dpp",
            format if format.is_dpp() && !compare => "_dpp",
            format if format.is_vop3() && !own_vop3 && !bare => "_e64",
            Format::Vop1 | Format::Vop2 | Format::Vopc if !bare && info.encodings.len() > 1 => "_e32",
            _ => "",
        };
        self.out.push_str(suffix);
    }

    fn operand(&mut self, operand: Operand, what: &OperandInfo) -> fmt::Result {
        let bit = match what.name {
            OperandName::S0 => 1,
            OperandName::S1 => 2,
            OperandName::S2 => 4,
            _ => 0,
        };
        let mods = &self.inst.mods;
        let format = self.inst.format;
        let packed = format.is_vop3p() && !format.is_mix();
        let neg = !packed && mods.neg & bit != 0 && what.role != Role::Dst;
        let abs = !packed && mods.abs & bit != 0 && what.role != Role::Dst;
        let constant = matches!(operand, Operand::Int(_) | Operand::Float(_) | Operand::Literal(_));
        // A minus in front of a constant would be part of the constant.
        let call = neg && constant && !abs;
        if neg {
            self.out.push_str(if call { "neg(" } else { "-" });
        }
        if abs {
            self.out.push('|');
        }
        self.plain_operand(operand, what)?;
        if abs {
            self.out.push('|');
        }
        if call {
            self.out.push(')');
        }
        Ok(())
    }

    fn plain_operand(&mut self, operand: Operand, what: &OperandInfo) -> fmt::Result {
        if what.class == Class::SmemOffset {
            return self.smem_offset(operand);
        }
        match operand {
            Operand::Sgpr { first, count } => write_sgprs(self.out, first, count),
            Operand::Float(float) => self.float(float, what.ty),
            Operand::Literal(value) => self.literal(value, what),
            Operand::Imm(value) => self.immediate(value, what),
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
        self.out.push_str(float.text(ty.bits()));
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
            Some(ImmKind::HexI24) => self.signed_hex(value),
            Some(ImmKind::Hwreg) => write!(self.out, "{}", HwReg::from_imm(bits)),
            Some(ImmKind::Msg | ImmKind::MsgRtn) => write_message(self.out, bits),
            Some(ImmKind::Delay) => write_delay(self.out, bits),
            Some(ImmKind::Depctr) => write_dependencies(self.out, bits),
            Some(ImmKind::Waitcnt) => write_old_wait(self.out, bits),
            Some(ImmKind::Rel16 | ImmKind::Opt16) => write!(self.out, "{bits}"),
            Some(ImmKind::Dec16 | ImmKind::Len5) | None => self.small_or_hex(value),
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
        match operand {
            Operand::Sgpr { first, count } => write_sgprs(self.out, first, count)?,
            Operand::Virtual(_) => operand.write_plain(self.out).unwrap_or(Ok(()))?,
            _ => return self.signed_hex(offset),
        }
        self.out.push_str(" offset:");
        self.signed_hex(offset)
    }

    fn flag(&mut self, set: bool, name: &str) {
        if set {
            self.out.push(' ');
            self.out.push_str(name);
        }
    }

    fn modifiers(&mut self) -> fmt::Result {
        let format = self.inst.format;
        if format.is_vop3p() {
            self.packed_modifiers()?;
        } else if format.is_vop3() {
            self.vop3_modifiers()?;
        }
        match format {
            format if format.is_dpp16() => self.dpp16_modifiers(),
            format if format.is_dpp8() => self.dpp8_modifiers(),
            Format::Vds | Format::Vds2 => self.ds_modifiers(),
            format if format.is_buffer() => self.buffer_modifiers(),
            Format::Smem => self.cache_modifiers(),
            format if format.is_flat_family() => {
                let offset = self.inst.mods.offset;
                if offset != 0 {
                    write!(self.out, " offset:{offset}")?;
                }
                self.cache_modifiers()
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
        source_count(self.inst)
    }

    fn vop3_modifiers(&mut self) -> fmt::Result {
        let mods = self.inst.mods;
        if mods.op_sel != 0 {
            let sources = self.sources();
            if self.inst.op.info().has(Flag::Wave) {
                // What happens at the edges of rows.
                self.bit_list("op_sel", mods.op_sel, 2)?;
            } else {
                let bits = mods.op_sel & ((1 << sources) - 1) | (mods.op_sel >> 3 & 1) << sources;
                self.bit_list("op_sel", bits, sources + 1)?;
            }
        }
        self.flag(mods.clamp, "clamp");
        match mods.omod {
            1 => self.flag(true, "mul:2"),
            2 => self.flag(true, "mul:4"),
            3 => self.flag(true, "div:2"),
            _ => {}
        }
        Ok(())
    }

    fn packed_modifiers(&mut self) -> fmt::Result {
        let mods = self.inst.mods;
        let sources = self.sources();
        let all = (1u8 << sources) - 1;
        let mix = self.inst.format.is_mix();
        let default_hi = if mix { 0 } else { all };
        if mods.op_sel & all != 0 {
            self.bit_list("op_sel", mods.op_sel, sources)?;
        }
        if mods.op_sel_hi & all != default_hi {
            self.bit_list("op_sel_hi", mods.op_sel_hi, sources)?;
        }
        if !mix {
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

    fn dpp16_modifiers(&mut self) -> fmt::Result {
        let mods = self.inst.mods;
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
            0x140 => self.flag(true, "row_mirror"),
            0x141 => self.flag(true, "row_half_mirror"),
            0x150..=0x15f => write!(self.out, " row_share:{}", ctrl & 15)?,
            0x160..=0x16f => write!(self.out, " row_xmask:{}", ctrl & 15)?,
            _ => write!(self.out, " /* invalid dpp_ctrl {ctrl:#x} */")?,
        }
        write!(
            self.out,
            " row_mask:{:#x} bank_mask:{:#x}",
            mods.row_mask, mods.bank_mask
        )?;
        self.flag(mods.bound_ctrl, "bound_ctrl:1");
        self.flag(mods.fi, "fi:1");
        Ok(())
    }

    fn dpp8_modifiers(&mut self) -> fmt::Result {
        self.out.push_str(" dpp8:[");
        for lane in 0..8 {
            let separator = if lane == 0 { "" } else { "," };
            write!(self.out, "{separator}{}", self.inst.mods.dpp8 >> (3 * lane) & 7)?;
        }
        self.out.push(']');
        self.flag(self.inst.mods.fi, "fi:1");
        Ok(())
    }

    fn ds_modifiers(&mut self) -> fmt::Result {
        let mods = self.inst.mods;
        if self.inst.format == Format::Vds2 {
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
        Ok(())
    }

    fn buffer_modifiers(&mut self) -> fmt::Result {
        let mods = self.inst.mods;
        if self.inst.format == Format::Vtbuffer && mods.format != 1 {
            match BUFFER_FORMATS.get(usize::from(mods.format)) {
                Some(name) => write!(self.out, " format:[BUF_FMT_{name}]")?,
                None => write!(self.out, " format:{}", mods.format)?,
            }
        }
        self.flag(mods.idxen, "idxen");
        self.flag(mods.offen, "offen");
        if mods.offset != 0 {
            write!(self.out, " offset:{}", mods.offset)?;
        }
        self.cache_modifiers()?;
        self.flag(mods.tfe, "tfe");
        Ok(())
    }

    /// Temporal hint and scope.
    fn cache_modifiers(&mut self) -> fmt::Result {
        let mods = self.inst.mods;
        if mods.th != 0 {
            let name = hint_name(hint_kind(self.inst), mods.th, mods.scope);
            write!(self.out, " th:{name}")?;
        }
        if mods.scope != 0 {
            write!(self.out, " scope:{}", SCOPES[usize::from(mods.scope & 3)])?;
        }
        Ok(())
    }
}

/// Number of sources that modifiers count.
pub(crate) fn source_count(inst: &Inst) -> u32 {
    let sources = [OperandName::S0, OperandName::S1, OperandName::S2];
    let operands = inst.op.info().operands.iter();
    operands.filter(|o| sources.contains(&o.name)).count() as u32
}

fn write_sgprs(out: &mut String, first: Sgpr, count: u8) -> fmt::Result {
    let pair = |out: &mut String, name: &str, number: u8| match (count, number) {
        (2, 0) => out.write_str(name),
        (_, 0) => write!(out, "{name}_lo"),
        _ => write!(out, "{name}_hi"),
    };
    match first.0 {
        106 | 107 => pair(out, "vcc", first.0 - 106),
        126 | 127 => pair(out, "exec", first.0 - 126),
        124 => out.write_str("null"),
        125 => out.write_str("m0"),
        108..=123 => write_range(out, "ttmp", first.0 - 108, count),
        _ => write_range(out, "s", first.0, count),
    }
}
