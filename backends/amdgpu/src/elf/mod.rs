//! Code objects as ELF shared objects (AMDGPU guide, "ELF Code Object"; section layout as lld makes it).
//!
//! - `object`: what a code object to be written holds.
//! - `write`: lays out kernels, functions, constants and variables, resolves their references, writes the file.
//! - `read`: loads a linked code object into a memory image, finds kernels through the metadata and their `.kd` symbols.

mod layout;
mod object;
mod read;
mod write;

pub use object::{CodeObject, Item, ItemKind, Relocation, WriteError};
pub use read::{Image, ImageKernel, ImageSymbol, MAX_IMAGE_BYTES, ReadError};

use std::fmt;

/// What the symbol of a kernel's descriptor has behind the kernel's name.
pub const DESCRIPTOR_SUFFIX: &str = ".kd";

/// `EI_OSABI` of HSA.
pub const OSABI_AMDGPU_HSA: u8 = 64;

/// Relocation types of the AMDGPU ABI that are used here, with their ELF numbers.
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
    /// Low half of S + A - P.
    Rel32Lo,
    /// High half of S + A - P.
    Rel32Hi,
    /// B + A, 64 bits.
    Relative64,
}

impl RelocationKind {
    const ALL: [(RelocationKind, u32); 9] = [
        (RelocationKind::Abs32Lo, 1),
        (RelocationKind::Abs32Hi, 2),
        (RelocationKind::Abs64, 3),
        (RelocationKind::Rel32, 4),
        (RelocationKind::Rel64, 5),
        (RelocationKind::Abs32, 6),
        (RelocationKind::Rel32Lo, 10),
        (RelocationKind::Rel32Hi, 11),
        (RelocationKind::Relative64, 13),
    ];

    /// The ELF relocation type.
    pub fn elf_type(self) -> u32 {
        Self::ALL
            .iter()
            .find(|(kind, _)| *kind == self)
            .map_or(0, |(_, number)| *number)
    }

    /// The kind of an ELF relocation type.
    pub fn from_elf_type(number: u32) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, candidate)| *candidate == number)
            .map(|(kind, _)| *kind)
    }

    /// Bytes of the field.
    pub fn size(self) -> usize {
        match self {
            RelocationKind::Abs64 | RelocationKind::Rel64 | RelocationKind::Relative64 => 8,
            _ => 4,
        }
    }

    /// The value of the field: `symbol` + `addend`, relative to `place` if the kind says so.
    pub fn value(self, symbol: u64, addend: i64, place: u64) -> u64 {
        let absolute = symbol.wrapping_add(addend as u64);
        let relative = absolute.wrapping_sub(place);
        match self {
            RelocationKind::Abs32Lo | RelocationKind::Abs32 => absolute & 0xffff_ffff,
            RelocationKind::Abs32Hi => absolute >> 32,
            RelocationKind::Abs64 | RelocationKind::Relative64 => absolute,
            RelocationKind::Rel32 | RelocationKind::Rel32Lo => relative & 0xffff_ffff,
            RelocationKind::Rel32Hi => relative >> 32,
            RelocationKind::Rel64 => relative,
        }
    }
}

impl fmt::Display for RelocationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

#[cfg(test)]
mod tests;
