//! Relocation records (AMDGPU guide, "Relocation Records"), in the guide's letters: S the symbol, A the addend, P the place of the field, G + GOT
//! the slot of the global offset table, B where the file is loaded.

use std::fmt;
use wavelift_codegen::object::{self, Loadable, Reference};

/// The relocation types of the AMDGPU ABI, but for those of 16-bit branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RelocationKind {
    /// Low half of S + A.
    Abs32Lo,
    /// High half of S + A.
    Abs32Hi,
    /// S + A, 64 bits.
    Abs64,
    /// S + A - P, 32 bits.
    Rel32,
    /// S + A - P, 64 bits.
    Rel64,
    /// S + A, 32 bits.
    Abs32,
    /// G + GOT + A - P, 32 bits.
    GotPcRel,
    /// Low half of G + GOT + A - P.
    GotPcRel32Lo,
    /// High half of G + GOT + A - P.
    GotPcRel32Hi,
    /// Low half of S + A - P.
    Rel32Lo,
    /// High half of S + A - P.
    Rel32Hi,
    /// B + A, 64 bits.
    Relative64,
}

/// The types with their ELF numbers.
const NUMBERS: [(RelocationKind, u32); 12] = [
    (RelocationKind::Abs32Lo, 1),
    (RelocationKind::Abs32Hi, 2),
    (RelocationKind::Abs64, 3),
    (RelocationKind::Rel32, 4),
    (RelocationKind::Rel64, 5),
    (RelocationKind::Abs32, 6),
    (RelocationKind::GotPcRel, 7),
    (RelocationKind::GotPcRel32Lo, 8),
    (RelocationKind::GotPcRel32Hi, 9),
    (RelocationKind::Rel32Lo, 10),
    (RelocationKind::Rel32Hi, 11),
    (RelocationKind::Relative64, 13),
];

impl object::RelocationKind for RelocationKind {
    fn number(self) -> u32 {
        let mut all = NUMBERS.iter();
        all.find(|(kind, _)| *kind == self)
            .map_or(0, |(_, number)| *number)
    }

    fn from_number(number: u32) -> Option<Self> {
        let mut all = NUMBERS.iter();
        all.find(|(_, candidate)| *candidate == number)
            .map(|(kind, _)| *kind)
    }

    fn size(self) -> usize {
        match self {
            RelocationKind::Abs64 | RelocationKind::Rel64 | RelocationKind::Relative64 => 8,
            _ => 4,
        }
    }

    fn reference(self) -> Reference {
        match self {
            RelocationKind::Rel32
            | RelocationKind::Rel64
            | RelocationKind::Rel32Lo
            | RelocationKind::Rel32Hi => Reference::Relative,
            RelocationKind::Abs32Lo
            | RelocationKind::Abs32Hi
            | RelocationKind::Abs64
            | RelocationKind::Abs32
            | RelocationKind::Relative64 => Reference::Absolute,
            RelocationKind::GotPcRel | RelocationKind::GotPcRel32Lo | RelocationKind::GotPcRel32Hi => {
                Reference::Slot
            }
        }
    }

    fn value(self, symbol: u64, addend: i64, place: u64) -> Option<u64> {
        let absolute = symbol.wrapping_add_signed(addend);
        let relative = absolute.wrapping_sub(place);
        Some(match self {
            RelocationKind::Abs32Lo => absolute & 0xffff_ffff,
            RelocationKind::Abs32 => u32::try_from(absolute).ok()?.into(),
            RelocationKind::Abs32Hi => absolute >> 32,
            RelocationKind::Abs64 | RelocationKind::Relative64 => absolute,
            RelocationKind::Rel32 | RelocationKind::GotPcRel => {
                i32::try_from(relative as i64).ok()?;
                relative & 0xffff_ffff
            }
            RelocationKind::Rel32Lo | RelocationKind::GotPcRel32Lo => relative & 0xffff_ffff,
            RelocationKind::Rel32Hi | RelocationKind::GotPcRel32Hi => relative >> 32,
            RelocationKind::Rel64 => relative,
        })
    }
}

impl Loadable for RelocationKind {
    const ADDRESS: Self = RelocationKind::Abs64;
    const BASE: Self = RelocationKind::Relative64;
}

impl fmt::Display for RelocationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
