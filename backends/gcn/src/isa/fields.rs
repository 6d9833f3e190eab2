//! Conversions between the bits of fields and operands or modifiers.

use super::inst::{Modifiers, Operand, Sgpr, Vgpr};
use super::table::{Class, ModField};

/// A VGPR range, if it ends within the register file.
pub(crate) fn vgprs(first: u64, count: u8) -> Option<Operand> {
    let end = first + u64::from(count);
    (end <= 256).then_some(Operand::Vgpr {
        first: Vgpr(first as u8),
        count,
    })
}

/// A scalar register range: within one kind of registers, aligned to its size up to four.
pub(crate) fn scalar(first: u64, count: u8) -> Option<Operand> {
    let last = first + u64::from(count) - 1;
    let align = match count {
        1 => 1,
        2 => 2,
        _ => 4,
    };
    let same_kind = [
        (0, 101),
        (102, 103),
        (104, 105),
        (106, 107),
        (108, 123),
        (124, 124),
        (126, 127),
    ]
    .iter()
    .any(|&(lo, hi)| first >= lo && last <= hi);
    (same_kind && first.is_multiple_of(align)).then_some(Operand::Sgpr {
        first: Sgpr(first as u8),
        count,
    })
}

/// A scalar register range that scalar memory can load or store: not EXEC, not M0.
pub(crate) fn scalar_data(first: u64, count: u8) -> Option<Operand> {
    scalar(first, count).filter(|_| first < u64::from(super::inst::M0.0))
}

/// The operand that an 8-bit or 9-bit source code stands for; literals are the caller's.
pub(crate) fn source(class: Class, code: u64, count: u8) -> Option<Operand> {
    if code >= 256 {
        return if class == Class::ScalarSrc {
            None
        } else {
            vgprs(code - 256, count)
        };
    }
    if class == Class::Vgpr {
        return None;
    }
    match code {
        0..=127 => scalar(code, count),
        _ if class == Class::Sgpr => None,
        128..=192 => Some(Operand::Int((code - 128) as i8)),
        193..=208 => Some(Operand::Int((192 - code as i64) as i8)),
        _ => Operand::from_code(code as u16, &super::inst::SPECIALS),
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
        ModField::Slc => mods.slc = bit,
        ModField::Lds => mods.lds = bit,
        ModField::Tfe => mods.tfe = bit,
        ModField::Lwe => mods.lwe = bit,
        ModField::Offen => mods.offen = bit,
        ModField::Idxen => mods.idxen = bit,
        ModField::Gds => mods.gds = bit,
        // Parts of the scalar memory offset, read together with its operand.
        ModField::Soe => mods.soe = bit,
        ModField::Imm | ModField::Soffset => {}
        ModField::Dfmt => mods.dfmt = byte,
        ModField::Nfmt => mods.nfmt = byte,
        ModField::Dmask => mods.dmask = byte,
        ModField::Unorm => mods.unorm = bit,
        ModField::Da => mods.da = bit,
        ModField::A16 => mods.a16 = bit,
        ModField::D16 => mods.d16 = bit,
        ModField::DstSel => mods.dst_sel = byte,
        ModField::DstUnused => mods.dst_unused = byte,
        ModField::Src0Sel => mods.src0_sel = byte,
        ModField::Src1Sel => mods.src1_sel = byte,
        ModField::Sext => mods.sext = byte,
        ModField::DppCtrl => mods.dpp_ctrl = value as u16,
        ModField::BoundCtrl => mods.bound_ctrl = bit,
        ModField::BankMask => mods.bank_mask = byte,
        ModField::RowMask => mods.row_mask = byte,
        ModField::En => mods.en = byte,
        ModField::Tgt => mods.tgt = byte,
        ModField::Compr => mods.compr = bit,
        ModField::Done => mods.done = bit,
        ModField::Vm => mods.vm = bit,
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
        ModField::Slc => mods.slc.into(),
        ModField::Lds => mods.lds.into(),
        ModField::Tfe => mods.tfe.into(),
        ModField::Lwe => mods.lwe.into(),
        ModField::Offen => mods.offen.into(),
        ModField::Idxen => mods.idxen.into(),
        ModField::Gds => mods.gds.into(),
        ModField::Soe => mods.soe.into(),
        ModField::Imm | ModField::Soffset => 0,
        ModField::Dfmt => mods.dfmt.into(),
        ModField::Nfmt => mods.nfmt.into(),
        ModField::Dmask => mods.dmask.into(),
        ModField::Unorm => mods.unorm.into(),
        ModField::Da => mods.da.into(),
        ModField::A16 => mods.a16.into(),
        ModField::D16 => mods.d16.into(),
        ModField::DstSel => mods.dst_sel.into(),
        ModField::DstUnused => mods.dst_unused.into(),
        ModField::Src0Sel => mods.src0_sel.into(),
        ModField::Src1Sel => mods.src1_sel.into(),
        ModField::Sext => mods.sext.into(),
        ModField::DppCtrl => mods.dpp_ctrl.into(),
        ModField::BoundCtrl => mods.bound_ctrl.into(),
        ModField::BankMask => mods.bank_mask.into(),
        ModField::RowMask => mods.row_mask.into(),
        ModField::En => mods.en.into(),
        ModField::Tgt => mods.tgt.into(),
        ModField::Compr => mods.compr.into(),
        ModField::Done => mods.done.into(),
        ModField::Vm => mods.vm.into(),
    }
}
