//! What a code object to be written holds.

use super::metadata::{self, KernelInfo};
use super::relocation::RelocationKind;
use super::{EM_INTELGT, KERNEL_ALIGN, NOTE_OWNER, PREFETCH_BYTES};
use crate::isa::Generation;
use object::elf;
use wavelift_codegen::object::{CodeRules, ItemKind, Machine, Note, Notes, ObjectFile, WriteError};

/// A reference from an item to a symbol.
pub type Relocation = wavelift_codegen::object::Relocation<RelocationKind>;

/// One named piece of code or data.
pub type Item = wavelift_codegen::object::Item<RelocationKind>;

/// A code object to be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CodeObject {
    /// Whose code it is.
    pub generation: Generation,
    /// How kernels are launched. [`CodeObject::add_kernel`] adds one with its code.
    pub kernels: Vec<KernelInfo>,
    /// Code and data.
    pub items: Vec<Item>,
    /// Symbols that code and data may leave to others.
    pub undefined: Vec<String>,
}

impl CodeObject {
    /// Adds a kernel, which loaders see.
    pub fn add_kernel(&mut self, info: KernelInfo, code: Vec<u8>, relocations: Vec<Relocation>) {
        self.items.push(Item {
            name: info.name.clone(),
            kind: ItemKind::Code,
            bytes: code,
            align: KERNEL_ALIGN,
            exported: true,
            relocations,
        });
        self.kernels.push(info);
    }

    /// The bytes of the ELF file. The same object gives the same bytes.
    ///
    /// # Errors
    /// [`WriteError`] if symbols clash, references do not resolve, or alignments are impossible.
    pub fn write(&self) -> Result<Vec<u8>, WriteError> {
        let note = metadata::to_bytes(&self.kernels);
        let file = ObjectFile {
            machine: Machine {
                machine: EM_INTELGT,
                os_abi: elf::ELFOSABI_NONE,
                abi_version: 0,
                flags: self.generation.number(),
            },
            code: CodeRules {
                align: KERNEL_ALIGN,
                fill: 0,
                line: 1,
                tail: PREFETCH_BYTES,
            },
            notes: Notes {
                section: ".note.wavelift",
                loaded: false,
                notes: &[Note {
                    owner: NOTE_OWNER,
                    kind: self.generation.number(),
                    content: &note,
                }],
            },
            items: &self.items,
            undefined: &self.undefined,
        };
        file.relocatable()
    }
}
