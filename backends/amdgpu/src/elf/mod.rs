//! Code objects as ELF files (AMDGPU guide, "ELF Code Object"), written by [`wavelift_codegen::object`].
//!
//! - `object`: what a code object to be written holds, and how descriptors and metadata become items and a note.
//! - `relocation`: the relocation records of the machine.
//! - `read`: loads a linked code object into a memory image, finds kernels through the metadata and their `.kd` symbols.

mod object;
mod read;
mod relocation;

pub use object::{CodeObject, DESCRIPTOR_SUFFIX, Item, Relocation};
pub use read::{Image, ImageKernel, MAX_IMAGE_BYTES, ReadError};
pub use relocation::RelocationKind;
pub use wavelift_codegen::object::{ItemKind, WriteError};

/// `EI_OSABI` of HSA.
pub const OSABI_AMDGPU_HSA: u8 = 64;

#[cfg(test)]
mod tests;
