//! What a code object to be written holds, and why it may not be possible to write it.

use super::RelocationKind;
use super::layout::{KERNEL_ALIGN, PAGE};
use crate::descriptor::KernelDescriptor;
use crate::metadata::Metadata;
use crate::target::{CodeObjectVersion, TargetId};
use std::fmt;

/// What an [`Item`] is and which section it goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// A kernel: code in `.text`, this descriptor in `.rodata` (its entry offset is filled in).
    Kernel(Box<KernelDescriptor>),
    /// A callable function in `.text`.
    Function,
    /// Read-only data.
    Constant,
    /// Initialised data.
    Variable,
    /// Zero-initialised data of this many bytes; `bytes` of the item is empty.
    Zeroed(u64),
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
    /// Alignment, a power of two up to 4096. Kernels are aligned to 256 whatever this says.
    pub align: u64,
    /// Whether the symbol is visible to the loader. Kernels always are.
    pub exported: bool,
    /// References to other items.
    pub relocations: Vec<Relocation>,
}

impl Item {
    /// A kernel without references.
    pub fn kernel(name: impl Into<String>, descriptor: KernelDescriptor, code: Vec<u8>) -> Self {
        Self {
            name: name.into(),
            kind: ItemKind::Kernel(Box::new(descriptor)),
            bytes: code,
            align: KERNEL_ALIGN,
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeObject {
    /// The target.
    pub target: TargetId,
    /// Format version.
    pub version: CodeObjectVersion,
    /// The metadata note.
    pub metadata: Metadata,
    /// Kernels, functions and data.
    pub items: Vec<Item>,
}

/// Why a code object cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// Two items have the same symbol (the caller's fault).
    DuplicateSymbol(String),
    /// A reference to a symbol that no item defines.
    UndefinedSymbol {
        /// The item with the reference.
        item: String,
        /// The symbol.
        symbol: String,
    },
    /// A reference that a position-independent object cannot hold, or that lies outside its item.
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
            WriteError::BadAlignment { item, align } => {
                write!(f, "{item}: alignment {align} is not a power of two up to {PAGE}")
            }
            WriteError::Elf(what) => write!(f, "ELF: {what}"),
        }
    }
}

impl std::error::Error for WriteError {}
