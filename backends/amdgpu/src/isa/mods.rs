//! What instructions say besides operations and operands.

use super::table::{Format, Isa, ModField};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// Everything about an instruction that is no operand. Fields that a format does not have must keep the values of
/// [`Modifiers::for_format`]; the encoder refuses anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// Negate source n (bit n); for packed operations the low half.
    pub neg: u8,
    /// Absolute value of source n (bit n).
    pub abs: u8,
    /// Negate the high half of source n (bit n).
    pub neg_hi: u8,
    /// Sign extend source n (bit n), SDWA.
    pub sext: u8,
    /// Clamp the result.
    pub clamp: bool,
    /// Output modifier: 1 multiplies by 2, 2 by 4, 3 divides by 2.
    pub omod: u8,
    /// High half of source n (bit n) and of the destination (bit 3).
    pub op_sel: u8,
    /// High half of source n (bit n) for the high result of a packed operation.
    pub op_sel_hi: u8,
    /// High half of the interpolation parameter.
    pub high: bool,
    /// Address offset in bytes; for paired DS accesses the first offset in elements.
    pub offset: i32,
    /// Scalar memory: beside the scalar offset there is an immediate, which is zero.
    pub soe: bool,
    /// Second offset of a paired DS access, in elements.
    pub offset1: u8,
    /// Globally coherent; for atomics: return the old value.
    pub glc: bool,
    /// Coherent in a cache beyond that of the compute unit.
    pub dlc: bool,
    /// Temporal hint; bit 0 of an atomic's returns the old value.
    pub th: u8,
    /// Which caches the access is coherent with: 0 compute unit, 1 shader engine, 2 device, 3 system.
    pub scope: u8,
    /// The address of a scratch access has a VGPR.
    pub sve: bool,
    /// System level coherent.
    pub slc: bool,
    /// Coherent across the system, beside what `glc` says.
    pub sc1: bool,
    /// Move data to LDS.
    pub lds: bool,
    /// Texture fail enable.
    pub tfe: bool,
    /// LOD warning enable.
    pub lwe: bool,
    /// The address has an offset VGPR.
    pub offen: bool,
    /// The address is that of two VGPRs, beside the base of the descriptor.
    pub addr64: bool,
    /// The address has an index VGPR.
    pub idxen: bool,
    /// Global data share.
    pub gds: bool,
    /// Buffer data format.
    pub dfmt: u8,
    /// Buffer number format.
    pub nfmt: u8,
    /// Buffer format of both.
    pub format: u8,
    /// Channels of an image access.
    pub dmask: u8,
    /// Unnormalised coordinates.
    pub unorm: bool,
    /// Array image.
    pub da: bool,
    /// Geometry of an image: 0 1D, 1 2D, 2 3D, 3 cube, 4 1D array, 5 2D array, 6 and 7 with several samples.
    pub dim: u8,
    /// 16-bit addresses.
    pub a16: bool,
    /// 16-bit data.
    pub d16: bool,
    /// Part of the destination that is written: bytes 0 to 3, 4 and 5 the words, 6 all.
    pub dst_sel: u8,
    /// The rest of the destination: 0 zero, 1 sign, 2 kept.
    pub dst_unused: u8,
    /// Part of source 0, as `dst_sel`.
    pub src0_sel: u8,
    /// Part of source 1, as `dst_sel`.
    pub src1_sel: u8,
    /// DPP lane movement within rows.
    pub dpp_ctrl: u16,
    /// DPP: lanes out of range read zero.
    pub bound_ctrl: bool,
    /// DPP: lanes that are not active are read.
    pub fi: bool,
    /// DPP: banks that are written.
    pub bank_mask: u8,
    /// DPP: rows that are written.
    pub row_mask: u8,
    /// DPP lane movement within eight lanes, three bits for each lane.
    pub dpp8: u32,
    /// Export enable per channel.
    pub en: u8,
    /// Export target.
    pub tgt: u8,
    /// Compressed export.
    pub compr: bool,
    /// Last export.
    pub done: bool,
    /// Export: the execution mask is the valid mask.
    pub vm: bool,
    /// The export is for the row that M0 names.
    pub row: bool,
    /// Exports and parameters that may be outstanding when interpolation begins.
    pub wait_exp: u8,
    /// Vector instructions that may be outstanding when a parameter is loaded.
    pub wait_va: u8,
    /// A parameter is loaded whether or not memory instructions have read their sources.
    pub wait_vm: bool,
}

impl Default for Modifiers {
    fn default() -> Modifiers {
        Modifiers::NONE
    }
}

impl Modifiers {
    /// Nothing is asked for.
    pub const NONE: Modifiers = Modifiers {
        neg: 0,
        abs: 0,
        neg_hi: 0,
        sext: 0,
        clamp: false,
        omod: 0,
        op_sel: 0,
        op_sel_hi: 0,
        high: false,
        offset: 0,
        soe: false,
        offset1: 0,
        glc: false,
        dlc: false,
        th: 0,
        scope: 0,
        sve: false,
        slc: false,
        sc1: false,
        lds: false,
        tfe: false,
        lwe: false,
        offen: false,
        addr64: false,
        idxen: false,
        gds: false,
        dfmt: 0,
        nfmt: 0,
        format: 0,
        dmask: 0,
        unorm: false,
        da: false,
        dim: 0,
        a16: false,
        d16: false,
        dst_sel: 0,
        dst_unused: 0,
        src0_sel: 0,
        src1_sel: 0,
        dpp_ctrl: 0,
        bound_ctrl: false,
        fi: false,
        bank_mask: 0,
        row_mask: 0,
        dpp8: 0,
        en: 0,
        tgt: 0,
        compr: false,
        done: false,
        vm: false,
        row: false,
        wait_exp: 0,
        wait_va: 0,
        wait_vm: false,
    };

    /// The modifiers of an instruction that asks for nothing special.
    pub fn for_format(isa: Isa, format: Format) -> Modifiers {
        let mut mods = Modifiers::default();
        if format.is_packed() {
            mods.op_sel_hi = 7;
        }
        if format.is_buffer() {
            let has = |name| isa.format(format).modifier(name).is_some();
            mods.dfmt = has(ModField::Dfmt).into();
            mods.format = has(ModField::Format).into();
        }
        if format.is_sdwa() {
            mods.src0_sel = 6;
            if format != Format::VopcSdwa {
                (mods.dst_sel, mods.dst_unused) = (6, 2);
            }
            if format != Format::Vop1Sdwa {
                mods.src1_sel = 6;
            }
        }
        if format.is_dpp16() {
            (mods.bank_mask, mods.row_mask) = (15, 15);
        }
        if format.is_dpp8() {
            mods.dpp8 = DPP8_IDENTITY;
        }
        mods
    }
}

/// No movement within eight lanes.
pub const DPP8_IDENTITY: u32 = 0o76543210;

/// The [`Modifiers`] of an instruction, in memory only if they ask for something: most instructions have none, and the
/// compiler walks over long lists of instructions many times.
#[derive(Clone, Debug, Default)]
pub struct Mods(Option<Box<Modifiers>>);

impl Deref for Mods {
    type Target = Modifiers;

    fn deref(&self) -> &Modifiers {
        self.0.as_deref().unwrap_or(&Modifiers::NONE)
    }
}

impl DerefMut for Mods {
    fn deref_mut(&mut self) -> &mut Modifiers {
        self.0.get_or_insert_default()
    }
}

impl Mods {
    /// [`Modifiers::for_format`].
    pub fn for_format(isa: Isa, format: Format) -> Mods {
        let some = format.is_packed() || format.is_buffer() || format.is_sdwa() || format.is_dpp();
        match some {
            true => Mods::from(Modifiers::for_format(isa, format)),
            false => Mods(None),
        }
    }

    /// Whether nothing was asked for; `false` does not say that something was.
    pub fn is_none(&self) -> bool {
        self.0.is_none()
    }
}

impl From<Modifiers> for Mods {
    fn from(mods: Modifiers) -> Mods {
        Mods((mods != Modifiers::NONE).then(|| Box::new(mods)))
    }
}

impl PartialEq for Mods {
    fn eq(&self, other: &Mods) -> bool {
        **self == **other
    }
}

impl Eq for Mods {}

impl Hash for Mods {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

/// Stores a modifier's value.
pub(crate) fn set_modifier(mods: &mut Modifiers, name: ModField, value: i32) {
    let byte = value as u8;
    let bit = value != 0;
    match name {
        ModField::Neg => mods.neg = byte,
        ModField::Abs => mods.abs = byte,
        ModField::NegHi => mods.neg_hi = byte,
        ModField::Clamp => mods.clamp = bit,
        ModField::Omod => mods.omod = byte,
        ModField::OpSel => mods.op_sel = byte,
        ModField::OpSelHi => mods.op_sel_hi = byte,
        ModField::High => mods.high = bit,
        ModField::Offset => mods.offset = value,
        ModField::Offset1 => mods.offset1 = byte,
        ModField::Glc => mods.glc = bit,
        ModField::Dlc => mods.dlc = bit,
        ModField::Th => mods.th = byte,
        ModField::Scope => mods.scope = byte,
        ModField::Sve => mods.sve = bit,
        ModField::Slc => mods.slc = bit,
        ModField::Sc1 => mods.sc1 = bit,
        ModField::Lds => mods.lds = bit,
        ModField::Tfe => mods.tfe = bit,
        ModField::Lwe => mods.lwe = bit,
        ModField::Offen => mods.offen = bit,
        ModField::Addr64 => mods.addr64 = bit,
        ModField::Idxen => mods.idxen = bit,
        ModField::Gds => mods.gds = bit,
        // Parts of the scalar memory offset, read together with its operand.
        ModField::Soe => mods.soe = bit,
        ModField::Imm | ModField::Soffset => {}
        ModField::Dfmt => mods.dfmt = byte,
        ModField::Nfmt => mods.nfmt = byte,
        ModField::Format => mods.format = byte,
        ModField::Dmask => mods.dmask = byte,
        ModField::Unorm => mods.unorm = bit,
        ModField::Da => mods.da = bit,
        ModField::Dim => mods.dim = byte,
        ModField::A16 => mods.a16 = bit,
        ModField::D16 => mods.d16 = bit,
        ModField::DstSel => mods.dst_sel = byte,
        ModField::DstUnused => mods.dst_unused = byte,
        ModField::Src0Sel => mods.src0_sel = byte,
        ModField::Src1Sel => mods.src1_sel = byte,
        ModField::Sext => mods.sext = byte,
        ModField::DppCtrl => mods.dpp_ctrl = value as u16,
        ModField::BoundCtrl => mods.bound_ctrl = bit,
        ModField::Fi => mods.fi = bit,
        ModField::Fi8 => mods.fi = value == 2,
        ModField::BankMask => mods.bank_mask = byte,
        ModField::RowMask => mods.row_mask = byte,
        ModField::Dpp8 => mods.dpp8 = value as u32,
        ModField::En => mods.en = byte,
        ModField::Tgt => mods.tgt = byte,
        ModField::Compr => mods.compr = bit,
        ModField::Done => mods.done = bit,
        ModField::Vm => mods.vm = bit,
        ModField::Row => mods.row = bit,
        ModField::WaitExp => mods.wait_exp = byte,
        ModField::WaitVa => mods.wait_va = byte,
        ModField::WaitVm => mods.wait_vm = bit,
    }
}

/// A modifier's value.
pub(crate) fn get_modifier(mods: &Modifiers, name: ModField) -> i32 {
    match name {
        ModField::Neg => mods.neg.into(),
        ModField::Abs => mods.abs.into(),
        ModField::NegHi => mods.neg_hi.into(),
        ModField::Clamp => mods.clamp.into(),
        ModField::Omod => mods.omod.into(),
        ModField::OpSel => mods.op_sel.into(),
        ModField::OpSelHi => mods.op_sel_hi.into(),
        ModField::High => mods.high.into(),
        ModField::Offset => mods.offset,
        ModField::Offset1 => mods.offset1.into(),
        ModField::Glc => mods.glc.into(),
        ModField::Dlc => mods.dlc.into(),
        ModField::Th => mods.th.into(),
        ModField::Scope => mods.scope.into(),
        ModField::Sve => mods.sve.into(),
        ModField::Slc => mods.slc.into(),
        ModField::Sc1 => mods.sc1.into(),
        ModField::Lds => mods.lds.into(),
        ModField::Tfe => mods.tfe.into(),
        ModField::Lwe => mods.lwe.into(),
        ModField::Offen => mods.offen.into(),
        ModField::Addr64 => mods.addr64.into(),
        ModField::Idxen => mods.idxen.into(),
        ModField::Gds => mods.gds.into(),
        ModField::Soe => mods.soe.into(),
        ModField::Imm | ModField::Soffset => 0,
        ModField::Dfmt => mods.dfmt.into(),
        ModField::Nfmt => mods.nfmt.into(),
        ModField::Format => mods.format.into(),
        ModField::Dmask => mods.dmask.into(),
        ModField::Unorm => mods.unorm.into(),
        ModField::Da => mods.da.into(),
        ModField::Dim => mods.dim.into(),
        ModField::A16 => mods.a16.into(),
        ModField::D16 => mods.d16.into(),
        ModField::DstSel => mods.dst_sel.into(),
        ModField::DstUnused => mods.dst_unused.into(),
        ModField::Src0Sel => mods.src0_sel.into(),
        ModField::Src1Sel => mods.src1_sel.into(),
        ModField::Sext => mods.sext.into(),
        ModField::DppCtrl => mods.dpp_ctrl.into(),
        ModField::BoundCtrl => mods.bound_ctrl.into(),
        ModField::Fi => mods.fi.into(),
        ModField::Fi8 => 1 + i32::from(mods.fi),
        ModField::BankMask => mods.bank_mask.into(),
        ModField::RowMask => mods.row_mask.into(),
        ModField::Dpp8 => mods.dpp8 as i32,
        ModField::En => mods.en.into(),
        ModField::Tgt => mods.tgt.into(),
        ModField::Compr => mods.compr.into(),
        ModField::Done => mods.done.into(),
        ModField::Vm => mods.vm.into(),
        ModField::Row => mods.row.into(),
        ModField::WaitExp => mods.wait_exp.into(),
        ModField::WaitVa => mods.wait_va.into(),
        ModField::WaitVm => mods.wait_vm.into(),
    }
}
