//! Code objects: ELF files of machine `EM_INTELGT` with kernels, functions, variables, and a note that says how kernels are launched.
//!
//! | section | contents |
//! |---|---|
//! | `.text` | kernels at multiples of 64 bytes, functions, then 128 bytes of zeros for the instruction prefetch |
//! | `.rodata`, `.data`, `.bss` | constants, variables, zeroed variables |
//! | `.rela.text`, `.rela.rodata`, `.rela.data` | addresses that the loader puts in |
//! | `.note.wavelift` | [`KernelInfo`] of every kernel |
//! | `.symtab` | a function symbol per kernel and function, an object symbol per variable |
//!
//! The flags of the header and the type of the note are the number of the [`Generation`](crate::isa::Generation) that the code is for: 7 or 75.
//!
//! The file is relocatable (`ET_REL`): sections have no addresses. The loader puts them into one image ([`Image`]), chooses where the
//! image goes, and fills in addresses. Branches between functions are resolved when the file is written, by
//! [`wavelift_codegen::object`]. Symbols that the file uses and does not define are undefined symbols; the loader must know their
//! addresses.

mod metadata;
mod object;
mod read;
mod relocation;
#[cfg(test)]
mod tests;

pub use metadata::{
    Argument, ArgumentKind, BufferSpace, CurbeEntry, CurbeValue, ImageAccess, KernelInfo, MetadataError,
    NOTE_OWNER, SimdWidth,
};
pub use object::{CodeObject, Item, Relocation};
pub use read::{Image, ImageKernel, MAX_IMAGE_BYTES, ReadError};
pub(crate) use relocation::FIELD;
pub use relocation::RelocationKind;
pub use wavelift_codegen::object::{ItemKind, WriteError};

/// Machine number of Intel graphics.
pub const EM_INTELGT: u16 = 205;
/// Alignment of kernels: the pointer in the interface descriptor has bits 31 to 6.
pub const KERNEL_ALIGN: u64 = 64;
/// Bytes after the last instruction that the prefetch may touch (manual 3.9).
pub const PREFETCH_BYTES: u64 = 128;
