//! Modifiers as text, in the order of LLVM's disassembler.

use super::modtext::{byte_of_bits, hint_kind, source_count};
use super::print::Printer;
use super::swizzle::write_swizzle;
use super::symbols::gfx9::{DATA_FORMATS, PARTS, UNUSED, number_formats};
use super::symbols::gfx12::{SCOPES, hint_name};
use super::symbols::{DIM_PREFIX, DIMS};
use super::table::{Flag, Format, ModField, Op};
use std::fmt::{self, Write};

impl Printer<'_> {
    pub(super) fn modifiers(&mut self) -> fmt::Result {
        let format = self.inst.format;
        if format.is_vop3p() {
            self.packed_modifiers()?;
        } else if format.is_vop3() {
            self.vop3_modifiers()?;
        }
        match format {
            _ if format.is_sdwa() => self.sdwa_modifiers(),
            _ if format.is_dpp16() => self.dpp16_modifiers(),
            _ if format.is_dpp8() => self.dpp8_modifiers(),
            Format::Ds | Format::Ds2 => self.ds_modifiers(),
            Format::Mubuf | Format::Mtbuf => self.buffer_modifiers(),
            _ if format.is_image() => self.image_modifiers(),
            Format::Exp => {
                let mods = *self.inst.mods;
                self.flag(mods.done, "done");
                self.flag(mods.compr, "compr");
                self.flag(mods.vm, "vm");
                self.flag(mods.row, "row_en");
                Ok(())
            }
            Format::Vinterp => write!(self.out, " wait_exp:{}", self.inst.mods.wait_exp),
            Format::Vdsdir => {
                let mods = *self.inst.mods;
                let late = u8::from(mods.wait_vm);
                write!(self.out, " wait_va_vdst:{} wait_vm_vsrc:{late}", mods.wait_va)
            }
            Format::Smem => self.cache_modifiers(),
            _ if format.is_flat_family() => {
                let offset = self.inst.mods.offset;
                if offset != 0 {
                    write!(self.out, " offset:{offset}")?;
                }
                self.cache_modifiers()
            }
            _ => Ok(()),
        }
    }

    fn flag(&mut self, set: bool, name: &str) {
        if set {
            self.out.push(' ');
            self.out.push_str(name);
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

    fn vop3_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        self.flag(mods.high, "high");
        // Interpolation has it in front.
        self.flag(mods.clamp && self.inst.format == Format::Vinterp, "clamp");
        if mods.op_sel != 0 {
            let sources = source_count(self.inst);
            if self.inst.info().has(Flag::ByteSel) {
                write!(self.out, " byte_sel:{}", byte_of_bits(mods.op_sel))?;
            } else if self.inst.info().has(Flag::Wave) {
                // What happens at the edges of rows.
                self.bit_list("op_sel", mods.op_sel, 2)?;
            } else {
                let bits = mods.op_sel & ((1 << sources) - 1) | (mods.op_sel >> 3 & 1) << sources;
                self.bit_list("op_sel", bits, sources + 1)?;
            }
        }
        if self.inst.format != Format::Vinterp {
            self.flag(mods.clamp, "clamp");
        }
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
        let sources = source_count(self.inst);
        let all = (1u8 << sources) - 1;
        let mix = self.inst.format.is_mix();
        let default_hi = if mix { 0 } else { all };
        if self.inst.index_sets() > 1 && mods.op_sel != 0 {
            write!(self.out, " index_key:{}", mods.op_sel)?;
        } else if mods.op_sel & all != 0 {
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

    fn dpp16_modifiers(&mut self) -> fmt::Result {
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
            0x150..=0x15f if self.inst.machine.isa.traits().row_newbcast => {
                write!(self.out, " row_newbcast:{}", ctrl & 15)?;
            }
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
        let mods = *self.inst.mods;
        if self.inst.format == Format::Ds2 {
            if mods.offset != 0 {
                write!(self.out, " offset0:{}", mods.offset)?;
            }
            if mods.offset1 != 0 {
                write!(self.out, " offset1:{}", mods.offset1)?;
            }
        } else if mods.offset != 0 {
            if self.inst.op == Op::DsSwizzleB32 {
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
            self.buffer_format()?;
        }
        self.flag(mods.idxen, "idxen");
        self.flag(mods.offen, "offen");
        self.flag(mods.addr64, "addr64");
        if mods.offset != 0 {
            write!(self.out, " offset:{}", mods.offset)?;
        }
        let always_lds = self.inst.info().has(Flag::LdsDirect);
        self.flag(always_lds, "lds");
        self.cache_modifiers()?;
        self.flag(mods.tfe, "tfe");
        self.flag(mods.lds && !always_lds, "lds");
        Ok(())
    }

    fn buffer_format(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        if self.inst.layout().modifier(ModField::Format).is_none() {
            return self.buffer_formats(mods.dfmt, mods.nfmt);
        }
        let formats = self.inst.machine.isa.traits().buffer_formats;
        match formats.get(usize::from(mods.format)) {
            _ if mods.format == 1 => Ok(()),
            Some(name) => write!(self.out, " format:[BUF_FMT_{name}]"),
            None => write!(self.out, " format:{}", mods.format),
        }
    }

    fn buffer_formats(&mut self, dfmt: u8, nfmt: u8) -> fmt::Result {
        let data = DATA_FORMATS[usize::from(dfmt & 15)];
        let number = number_formats(self.inst.machine.isa)[usize::from(nfmt & 7)];
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
        if self.inst.layout().modifier(ModField::Dim).is_some() {
            write!(self.out, " dim:{DIM_PREFIX}{}", DIMS[usize::from(mods.dim & 7)])?;
        }
        self.flag(mods.unorm, "unorm");
        self.cache_modifiers()?;
        self.flag(mods.a16, "a16");
        self.flag(mods.tfe, "tfe");
        self.flag(mods.lwe, "lwe");
        self.flag(mods.da, "da");
        self.flag(mods.d16, "d16");
        Ok(())
    }

    /// Coherence, or temporal hint and scope.
    fn cache_modifiers(&mut self) -> fmt::Result {
        let mods = *self.inst.mods;
        // Scalar memory keeps the older name.
        let scalar = self.inst.format == Format::Smem;
        let [glc, slc, dlc, sc1] = self.inst.machine.isa.traits().cache_bits;
        self.flag(mods.glc, if scalar { "glc" } else { glc });
        self.flag(mods.slc, slc);
        self.flag(mods.dlc, dlc);
        self.flag(mods.sc1, sc1);
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
