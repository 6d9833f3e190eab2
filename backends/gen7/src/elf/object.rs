//! What a code object to be written holds, and why it may not be possible to write it.

use super::metadata::KernelInfo;
use std::fmt;

/// What an [`Item`] is and which section it goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// A kernel in `.text`.
    Kernel(Box<KernelInfo>),
    /// A callable function in `.text`.
    Function,
    /// Read-only data.
    Constant,
    /// Initialised data.
    Variable,
    /// Zero-initialised data of this many bytes; `bytes` of the item is empty.
    Zeroed(u64),
}

/// How a reference is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum RelocationKind {
    /// The address, 64 bits.
    Address64 = 1,
    /// The lower 32 bits of the address.
    Address32 = 2,
    /// The upper 32 bits of the address.
    AddressHigh32 = 3,
    /// JIP of a `call` whose instruction begins 12 bytes before the field. Resolved when the file is written.
    Branch16 = 0x100,
    /// What an addition to the instruction pointer that begins 12 bytes before the field adds, in bytes. Resolved when the file is written.
    Branch32 = 0x101,
}

impl RelocationKind {
    /// The kind with this number in a file.
    pub fn from_code(code: u32) -> Option<RelocationKind> {
        [
            RelocationKind::Address64,
            RelocationKind::Address32,
            RelocationKind::AddressHigh32,
        ]
        .into_iter()
        .find(|&kind| kind as u32 == code)
    }

    /// Bytes of the field.
    pub fn size(self) -> usize {
        match self {
            RelocationKind::Address64 => 8,
            RelocationKind::Address32 | RelocationKind::AddressHigh32 | RelocationKind::Branch32 => 4,
            RelocationKind::Branch16 => 2,
        }
    }

    /// Contents of the field for an address.
    pub(super) fn value(self, address: u64) -> u64 {
        match self {
            RelocationKind::AddressHigh32 => address >> 32,
            _ => address,
        }
    }
}

/// A reference from an item to a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// Byte offset of the field in the item.
    pub offset: u64,
    /// How the field is computed.
    pub kind: RelocationKind,
    /// Name of the item referred to.
    pub symbol: String,
    /// Added to the symbol's address.
    pub addend: i64,
}

/// One named piece of code or data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Symbol name, unique in the object.
    pub name: String,
    /// What it is.
    pub kind: ItemKind,
    /// Contents.
    pub bytes: Vec<u8>,
    /// Alignment, a power of two up to 4096. Kernels are aligned to 64 whatever this says.
    pub align: u64,
    /// Whether the symbol is visible to the loader. Kernels always are.
    pub exported: bool,
    /// References to other items.
    pub relocations: Vec<Relocation>,
}

impl Item {
    /// A kernel without references.
    pub fn kernel(info: KernelInfo, code: Vec<u8>) -> Self {
        Self {
            name: info.name.clone(),
            kind: ItemKind::Kernel(Box::new(info)),
            bytes: code,
            align: super::KERNEL_ALIGN,
            exported: true,
            relocations: Vec::new(),
        }
    }

    pub(super) fn size(&self) -> u64 {
        match self.kind {
            ItemKind::Zeroed(size) => size,
            _ => self.bytes.len() as u64,
        }
    }
}

/// A code object to be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CodeObject {
    /// Kernels, functions and data.
    pub items: Vec<Item>,
}

/// Why a code object cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// A call leads further than its field says.
    OutOfReach {
        /// The item with the call.
        item: String,
        /// What it calls.
        symbol: String,
    },
    /// Two items have the same symbol (the caller's fault).
    DuplicateSymbol(String),
    /// A reference to a symbol that no item defines.
    UndefinedSymbol {
        /// The item with the reference.
        item: String,
        /// The symbol.
        symbol: String,
    },
    /// A reference that lies outside its item, or whose target is out of reach.
    BadRelocation {
        /// The item with the reference.
        item: String,
        /// What is wrong.
        what: String,
    },
    /// An alignment that is not a power of two up to 4096.
    BadAlignment {
        /// The item.
        item: String,
        /// Its alignment.
        align: u64,
    },
    /// The ELF writer refused.
    Elf(String),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::DuplicateSymbol(name) => write!(f, "symbol {name} is defined twice"),
            WriteError::UndefinedSymbol { item, symbol } => {
                write!(
                    f,
                    "{item} refers to {symbol}, which is not defined in the code object"
                )
            }
            WriteError::BadRelocation { item, what } => write!(f, "{item}: {what}"),
            WriteError::OutOfReach { item, symbol } => write!(f, "{item}: {symbol} is out of reach"),
            WriteError::BadAlignment { item, align } => {
                write!(f, "{item}: alignment {align} is not a power of two up to 4096")
            }
            WriteError::Elf(what) => write!(f, "ELF: {what}"),
        }
    }
}

impl std::error::Error for WriteError {}
