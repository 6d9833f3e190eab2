//! Writing object files: ELF, as linkers and loaders know it.
//!
//! A target says what machine its files are for ([`Machine`]), how code lies in them ([`CodeRules`]), which references its code
//! holds ([`RelocationKind`]), and what its loader must know beside the symbols ([`Notes`]). All else is the same for everybody:
//! where items go, their symbols, what can be resolved at once, and what is left to a linker or loader.
//!
//! - [`item`]: what goes into a file.
//! - [`relocation`]: references between items.
//! - `layout`: where items lie in their sections.
//! - `relocatable`, `shared`: the two kinds of file, [`ObjectFile::relocatable`] for linkers and loaders that place sections
//!   themselves, [`ObjectFile::shared`] for loaders that map segments.
//! - [`error`]: why a file cannot be written.
//! - [`ImageSymbol`]: what readers say of the symbols of an image.
//!
//! Invariants:
//! - O1: the same input gives the same bytes.
//! - O2: a reference is either resolved in the bytes or has a relocation, never both and never neither.
//! - O3: only names in [`ObjectFile::undefined`] may be left to others; any other name that no item has is an error.
//!
//! Cost: linear in the bytes and references.

pub mod error;
pub mod item;
mod layout;
mod relocatable;
pub mod relocation;
mod shared;
mod symbol;
#[cfg(test)]
mod tests;

pub use error::WriteError;
pub use item::{CodeRules, Item, ItemKind, Machine, Note, Notes, ObjectFile, objects_of};
pub use relocation::{Loadable, Reference, Relocation, RelocationKind};
pub use symbol::ImageSymbol;

/// Largest alignment of an item: a page.
pub const MAX_ALIGN: u64 = 4096;
