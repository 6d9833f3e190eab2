//! What goes into object files.

use super::relocation::Relocation;
use crate::ir::{Segment, SymbolData};

/// What an [`Item`] is and which section it goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// A kernel or function, in `.text`.
    Code,
    /// Code that loaders know by the type of its symbol, in `.text`: a number of the machine or its OS ABI, `STT_LOOS` and more.
    Entry(u8),
    /// Read-only data, in `.rodata`.
    Constant,
    /// Initialised data, in `.data`.
    Variable,
    /// Zero-initialised data of this many bytes, in `.bss`; [`Item::bytes`] is empty.
    Zeroed(u64),
}

/// One named piece of code or data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<R> {
    /// Symbol name, unique in the file.
    pub name: String,
    /// What it is.
    pub kind: ItemKind,
    /// Contents.
    pub bytes: Vec<u8>,
    /// Alignment in bytes, a power of two up to [`MAX_ALIGN`](super::MAX_ALIGN). Code is aligned as [`CodeRules`] say, at least.
    pub align: u64,
    /// Whether others see the symbol.
    pub exported: bool,
    /// References to other items.
    pub relocations: Vec<Relocation<R>>,
}

impl<R> Item<R> {
    /// A global or readonly variable that the program defines, under its name in the object; others are nothing for an object. `address` is the
    /// reference to an address of 64 bits: handles of images and samplers are addresses of symbols that loaders define ([`objects_of`]).
    pub fn of_variable(name: &str, data: &SymbolData, address: R) -> Option<Item<R>>
    where
        R: Copy,
    {
        let kind = match data.segment {
            // Only data can hold addresses that loaders put in.
            Segment::Readonly if data.handles.is_empty() => ItemKind::Constant,
            Segment::Readonly | Segment::Global => ItemKind::Variable,
            _ => return None,
        };
        if data.external {
            return None;
        }
        let mut bytes = data.init.clone().unwrap_or_default();
        bytes.resize(data.size as usize, 0);
        Some(Item {
            name: name.to_owned(),
            kind,
            bytes,
            align: u64::from(data.layout_align()),
            exported: data.exported,
            relocations: data
                .handles
                .iter()
                .map(|handle| Relocation {
                    offset: handle.offset,
                    kind: address,
                    symbol: handle.object.symbol(name, handle.offset),
                    addend: 0,
                })
                .collect(),
        })
    }

    /// Bytes in memory.
    pub fn size(&self) -> u64 {
        match self.kind {
            ItemKind::Zeroed(size) => size,
            _ => self.bytes.len() as u64,
        }
    }
}

/// The symbols of the images and samplers that a variable of this name in the object begins with handles of: the file leaves them to its loader.
pub fn objects_of(name: &str, data: &SymbolData) -> impl Iterator<Item = String> {
    let handles = data.handles.iter().filter(|_| !data.external);
    handles.map(move |handle| handle.object.symbol(name, handle.offset))
}

/// What the header of a file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    /// `e_machine`.
    pub machine: u16,
    /// `EI_OSABI`.
    pub os_abi: u8,
    /// `EI_ABIVERSION`.
    pub abi_version: u8,
    /// `e_flags`.
    pub flags: u32,
}

/// How code lies in its section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeRules {
    /// Alignment of each item in bytes, at least.
    pub align: u64,
    /// The word between items and at the end.
    pub fill: u32,
    /// The last item is followed by fill up to a multiple of so many bytes...
    pub line: u64,
    /// ... and then by so many bytes of it, for instruction prefetch.
    pub tail: u64,
}

/// What loaders must know beside the symbols: a section of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notes<'a> {
    /// Its name.
    pub section: &'static str,
    /// Whether it lies in memory with the program.
    pub loaded: bool,
    /// What is in it, in this order.
    pub notes: &'a [Note<'a>],
}

/// One note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note<'a> {
    /// Whose note it is.
    pub owner: &'static [u8],
    /// Its type.
    pub kind: u32,
    /// What it says.
    pub content: &'a [u8],
}

/// An object file to be written.
#[derive(Clone, Copy, Debug)]
pub struct ObjectFile<'a, R> {
    /// What the header says.
    pub machine: Machine,
    /// How code lies in its section.
    pub code: CodeRules,
    /// What loaders must know.
    pub notes: Notes<'a>,
    /// Code and data, in the order in which each section holds them.
    pub items: &'a [Item<R>],
    /// Symbols that references may leave to a linker or loader.
    pub undefined: &'a [String],
}
