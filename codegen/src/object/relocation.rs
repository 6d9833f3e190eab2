//! References between the items of object files.

use std::fmt;
use std::hash::Hash;

/// A reference from an item to a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation<R> {
    /// Byte offset of the field in the item.
    pub offset: u64,
    /// How the field is computed.
    pub kind: R,
    /// Name of what is referred to.
    pub symbol: String,
    /// Added to the symbol's address, in bytes.
    pub addend: i64,
}

/// What must be known to compute the field of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reference {
    /// The distance between the field and the symbol.
    Relative,
    /// The same, within code; no file holds it, so that it must be resolved when the file is written.
    Branch,
    /// The address of the symbol.
    Absolute,
    /// The distance between the field and a slot that holds the address of the symbol: an entry of the global offset table.
    Slot,
}

/// The kinds of reference that a machine's code and data hold.
pub trait RelocationKind: Copy + Eq + Hash + fmt::Debug {
    /// The number of the kind in files.
    fn number(self) -> u32;

    /// The kind with a number, if files may hold it.
    fn from_number(number: u32) -> Option<Self>;

    /// Bytes of the field.
    fn size(self) -> usize;

    /// What must be known to compute it.
    fn reference(self) -> Reference;

    /// Contents of the field, in its lower bytes: of `symbol` + `addend`, seen from `place`, the field's own address. For [`Reference::Slot`] the
    /// symbol is the slot. `None` if the field is too small.
    fn value(self, symbol: u64, addend: i64, place: u64) -> Option<u64>;
}

/// A machine whose loader maps segments and adds addresses.
pub trait Loadable: RelocationKind {
    /// The 64-bit address of a symbol.
    const ADDRESS: Self;
    /// The 64-bit address at which the file begins, plus the addend.
    const BASE: Self;
}
