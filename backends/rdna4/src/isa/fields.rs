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

/// A scalar register range: within one kind of registers, aligned to its size up to four (RDNA4 ISA 3.4.2). NULL has any size.
pub(crate) fn scalar(first: u64, count: u8) -> Option<Operand> {
    let last = first + u64::from(count) - 1;
    let align = match count {
        1 => 1,
        2 => 2,
        _ => 4,
    };
    let same_kind = [(0, 105), (106, 107), (108, 123), (125, 125), (126, 127)]
        .iter()
        .any(|&(lo, hi)| first >= lo && last <= hi);
    // Three words are for loads of programs, which do not write trap registers.
    let three = count == 3 && first >= u64::from(Sgpr::TTMP0.0);
    let null = first == u64::from(super::inst::NULL.0);
    (null || same_kind && !three && first.is_multiple_of(align)).then_some(Operand::Sgpr {
        first: Sgpr(first as u8),
        count,
    })
}

/// A scalar register range that scalar memory can load: not EXEC, not M0.
pub(crate) fn scalar_data(first: u64, count: u8) -> Option<Operand> {
    scalar(first, count).filter(|_| first <= u64::from(super::inst::NULL.0))
}

/// The operand that an 8-bit or 9-bit source code stands for; literals are the caller's.
pub(crate) fn source(class: Class, code: u64, count: u8) -> Option<Operand> {
    if code >= 256 {
        let vector = matches!(class, Class::VectorSrc | Class::Vgpr | Class::VgprConst);
        return if vector { vgprs(code - 256, count) } else { None };
    }
    match code {
        _ if class == Class::Vgpr => None,
        0..=127 if class == Class::VgprConst => None,
        0..=127 => scalar(code, count)
            .filter(|_| class != Class::ScalarConst || code == u64::from(super::inst::M0.0)),
        _ if matches!(class, Class::Sgpr | Class::SgprData) => None,
        209.. if class == Class::ScalarConst => None,
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
        ModField::Offset => mods.offset = value,
        ModField::Offset1 => mods.offset1 = byte,
        ModField::Th => mods.th = byte,
        ModField::Scope => mods.scope = byte,
        ModField::Sve => mods.sve = bit,
        ModField::Tfe => mods.tfe = bit,
        ModField::Offen => mods.offen = bit,
        ModField::Idxen => mods.idxen = bit,
        ModField::Format => mods.format = byte,
        ModField::DppCtrl => mods.dpp_ctrl = value as u16,
        ModField::BoundCtrl => mods.bound_ctrl = bit,
        ModField::Fi => mods.fi = bit,
        ModField::Fi8 => mods.fi = value == 2,
        ModField::BankMask => mods.bank_mask = byte,
        ModField::RowMask => mods.row_mask = byte,
        ModField::Dpp8 => mods.dpp8 = value as u32,
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
        ModField::Offset => mods.offset,
        ModField::Offset1 => mods.offset1.into(),
        ModField::Th => mods.th.into(),
        ModField::Scope => mods.scope.into(),
        ModField::Sve => mods.sve.into(),
        ModField::Tfe => mods.tfe.into(),
        ModField::Offen => mods.offen.into(),
        ModField::Idxen => mods.idxen.into(),
        ModField::Format => mods.format.into(),
        ModField::DppCtrl => mods.dpp_ctrl.into(),
        ModField::BoundCtrl => mods.bound_ctrl.into(),
        ModField::Fi => mods.fi.into(),
        ModField::Fi8 => 1 + i32::from(mods.fi),
        ModField::BankMask => mods.bank_mask.into(),
        ModField::RowMask => mods.row_mask.into(),
        ModField::Dpp8 => mods.dpp8 as i32,
    }
}
