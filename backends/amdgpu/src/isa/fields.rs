//! Conversions between the bits of fields and operands.

use super::operand::{Operand, Sgpr};
use super::table::{Class, Isa};
use super::value::{Agpr, Vgpr};

/// A VGPR range, if it ends within the register file.
pub(crate) fn vgprs(first: u64, count: u8) -> Option<Operand> {
    let end = first + u64::from(count);
    (end <= 256).then_some(Operand::Vgpr {
        first: Vgpr(first as u8),
        count,
    })
}

/// An accumulation register, of which the classes so far take one.
pub(crate) fn agpr(number: u64, count: u8) -> Option<Operand> {
    let number = u8::try_from(number).ok().filter(|_| count == 1)?;
    Some(Operand::Agpr(Agpr(number)))
}

/// A scalar register range: within one kind of registers, aligned to its size up to four (Vega ISA 3.6, RDNA4 ISA 3.4.2). NULL has any
/// size.
pub(crate) fn scalar(isa: Isa, first: u64, count: u8) -> Option<Operand> {
    let traits = isa.traits();
    let last = first + u64::from(count) - 1;
    let align = match count {
        1 => 1,
        2 => 2,
        _ => 4,
    };
    let same_kind = traits
        .kinds
        .iter()
        .any(|&(lo, hi)| first >= u64::from(lo) && last <= u64::from(hi));
    // Three words are for loads of programs, which do not write trap registers.
    let three = count == 3 && first >= u64::from(Sgpr::TTMP0.0);
    let null = traits.null.is_some_and(|null| first == u64::from(null.0));
    (null || same_kind && !three && first.is_multiple_of(align)).then_some(Operand::Sgpr {
        first: Sgpr(first as u8),
        count,
    })
}

/// A scalar register range that scalar memory can load or store: not EXEC, not M0.
pub(crate) fn scalar_data(isa: Isa, first: u64, count: u8) -> Option<Operand> {
    scalar(isa, first, count).filter(|_| first < u64::from(isa.traits().m0.0))
}

/// The operand that an 8-bit or 9-bit source code stands for; literals are the caller's.
pub(crate) fn source(isa: Isa, class: Class, code: u64, count: u8) -> Option<Operand> {
    if code >= 256 {
        return match class {
            Class::VectorSrc | Class::Vgpr | Class::VgprConst => vgprs(code - 256, count),
            Class::Agpr => agpr(code - 256, count),
            _ => None,
        };
    }
    let traits = isa.traits();
    match code {
        _ if matches!(class, Class::Vgpr | Class::Agpr) => None,
        0..=127 if class == Class::VgprConst => None,
        0..=127 => {
            scalar(isa, code, count).filter(|_| class != Class::ScalarConst || code == u64::from(traits.m0.0))
        }
        _ if matches!(class, Class::Sgpr | Class::SgprData) => None,
        209.. if class == Class::ScalarConst => None,
        128..=192 => Some(Operand::Int((code - 128) as i8)),
        193..=208 => Some(Operand::Int((192 - code as i64) as i8)),
        _ => Operand::from_code(code as u16, traits.specials),
    }
}
