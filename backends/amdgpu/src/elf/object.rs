//! What a code object to be written holds.

use super::{OSABI_AMDGPU_HSA, RelocationKind};
use crate::descriptor::{DESCRIPTOR_ALIGN, DESCRIPTOR_SIZE, KernelDescriptor};
use crate::kernel_code::{self, KERNEL_CODE_SIZE, KERNEL_SYMBOL};
use crate::metadata::{Metadata, NOTE_OWNER, NOTE_TYPE, yaml};
use crate::target::{CodeObjectVersion, TargetId};
use object::elf;
use wavelift_codegen::object::{CodeRules, ItemKind, Machine, Note, Notes, ObjectFile, WriteError};

/// A reference from an item to a symbol.
pub type Relocation = wavelift_codegen::object::Relocation<RelocationKind>;

/// One named piece of code or data.
pub type Item = wavelift_codegen::object::Item<RelocationKind>;

/// What the symbol of a kernel's descriptor has after the kernel's name, from version 3 on.
pub const DESCRIPTOR_SUFFIX: &str = ".kd";

/// Types of the notes of version 2: its format, the instruction set as numbers, its name.
const FORMAT_NOTE: u32 = 1;
const ISA_NOTE: u32 = 3;
const ISA_NAME_NOTE: u32 = 11;

/// Alignment of kernel code.
const KERNEL_ALIGN: u64 = 256;
/// Where a descriptor has the distance from itself to the first instruction.
const ENTRY_OFFSET: u64 = 16;
/// `s_nop 0` on GCN and RDNA.
const NOP: u32 = 0xbf80_0000;
/// `s_code_end`: no program comes here (RDNA4 ISA 2.4).
const CODE_END: u32 = 0xbf9f_0000;
/// What the instruction prefetcher reads at once.
const CODE_LINE: u64 = 128;
/// Bytes that it reads ahead of the end of a program.
const CODE_END_BYTES: u64 = 96 * 4;

/// A code object to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeObject {
    /// The target.
    pub target: TargetId,
    /// Format version.
    pub version: CodeObjectVersion,
    /// The metadata note.
    pub metadata: Metadata,
    /// The descriptors of kernels, by their names. [`CodeObject::add_kernel`] adds one with its code.
    pub descriptors: Vec<(String, KernelDescriptor)>,
    /// Code and data.
    pub items: Vec<Item>,
    /// Symbols that code and data may leave to others.
    pub undefined: Vec<String>,
}

impl CodeObject {
    /// An object without anything in it.
    pub fn new(target: TargetId, version: CodeObjectVersion, metadata: Metadata) -> CodeObject {
        CodeObject {
            target,
            version,
            metadata,
            descriptors: Vec::new(),
            items: Vec::new(),
            undefined: Vec::new(),
        }
    }

    /// Adds a kernel. Loaders see it and its descriptor, whose entry offset is filled in when the file is written.
    pub fn add_kernel(
        &mut self,
        name: impl Into<String>,
        descriptor: KernelDescriptor,
        code: Vec<u8>,
        relocations: Vec<Relocation>,
    ) {
        let name = name.into();
        self.descriptors.push((name.clone(), descriptor));
        self.items.push(Item {
            name,
            kind: ItemKind::Code,
            bytes: code,
            align: KERNEL_ALIGN,
            exported: true,
            relocations,
        });
    }

    /// The bytes of a linked file.
    ///
    /// # Errors
    /// [`WriteError`] if symbols clash, references do not resolve, or alignments are impossible.
    pub fn write(&self) -> Result<Vec<u8>, WriteError> {
        self.with_file(|file| file.shared())
    }

    /// The bytes of a relocatable file, for a linker.
    ///
    /// # Errors
    /// As [`CodeObject::write`].
    pub fn write_relocatable(&self) -> Result<Vec<u8>, WriteError> {
        self.with_file(|file| file.relocatable())
    }

    fn with_file<T>(&self, write: impl FnOnce(&ObjectFile<'_, RelocationKind>) -> T) -> T {
        let words = Words::of(self);
        let items = match self.version {
            CodeObjectVersion::V2 => self.items_with_headers(),
            _ => self.items_with_descriptors(),
        };
        let ahead = self.target.processor.fetches_ahead();
        write(&ObjectFile {
            machine: Machine {
                machine: elf::EM_AMDGPU,
                os_abi: OSABI_AMDGPU_HSA,
                abi_version: self.version.abi_version(),
                flags: self.target.e_flags_in(self.version),
            },
            code: CodeRules {
                align: KERNEL_ALIGN,
                fill: if ahead { CODE_END } else { NOP },
                line: if ahead { CODE_LINE } else { 1 },
                tail: if ahead { CODE_END_BYTES } else { 0 },
            },
            notes: Notes {
                section: ".note",
                loaded: true,
                notes: &words.notes(),
            },
            items: &items,
            undefined: &self.undefined,
        })
    }

    /// Descriptors come first among the constants.
    fn items_with_descriptors(&self) -> Vec<Item> {
        let descriptors = self
            .descriptors
            .iter()
            .map(|(kernel, descriptor)| descriptor_item(kernel, *descriptor));
        descriptors.chain(self.items.iter().cloned()).collect()
    }

    /// A kernel has its header before it, at its symbol.
    fn items_with_headers(&self) -> Vec<Item> {
        let mut items = self.items.clone();
        for (kernel, descriptor) in &self.descriptors {
            let metadata = self.metadata.kernel(kernel);
            let of_kernel = |item: &&mut Item| item.name == *kernel && item.kind == ItemKind::Code;
            let (Some(metadata), Some(item)) = (metadata, items.iter_mut().find(of_kernel)) else {
                continue;
            };
            let header = kernel_code::to_bytes(&self.target, descriptor, metadata);
            item.kind = ItemKind::Entry(KERNEL_SYMBOL);
            item.bytes.splice(0..0, header);
            for relocation in &mut item.relocations {
                relocation.offset += KERNEL_CODE_SIZE as u64;
            }
        }
        items
    }
}

/// What the notes of a code object say.
enum Words {
    /// The metadata, MessagePack.
    Packed(Vec<u8>),
    /// Version 2: that of the format, the instruction set by numbers and by name, the metadata as text.
    Text([Vec<u8>; 4]),
}

impl Words {
    fn of(object: &CodeObject) -> Words {
        if object.version != CodeObjectVersion::V2 {
            return Words::Packed(object.metadata.to_bytes());
        }
        let [major, minor, stepping] = kernel_code::isa_numbers(&object.target);
        let words = |numbers: &[u32]| numbers.iter().flat_map(|n| n.to_le_bytes()).collect::<Vec<u8>>();
        let mut isa: Vec<u8> = [4u16, 7].into_iter().flat_map(u16::to_le_bytes).collect();
        isa.extend(words(&[major, minor, stepping]));
        isa.extend(b"AMD\0AMDGPU\0");
        let name = format!("amdgcn-amd-amdhsa--gfx{major}{minor:x}{stepping:x}");
        Words::Text([
            words(&[2, 1]),
            isa,
            name.into_bytes(),
            object.metadata.to_text().into_bytes(),
        ])
    }

    fn notes(&self) -> Vec<Note<'_>> {
        match self {
            Words::Packed(content) => vec![Note {
                owner: NOTE_OWNER,
                kind: NOTE_TYPE,
                content,
            }],
            Words::Text(contents) => {
                let kinds = [FORMAT_NOTE, ISA_NOTE, ISA_NAME_NOTE, yaml::NOTE_TYPE];
                let note = |(kind, content)| Note {
                    owner: yaml::NOTE_OWNER,
                    kind,
                    content,
                };
                let contents = contents.iter().map(Vec::as_slice);
                kinds.into_iter().zip(contents).map(note).collect()
            }
        }
    }
}

/// The descriptor of a kernel. It says where the code begins, seen from itself.
fn descriptor_item(kernel: &str, mut descriptor: KernelDescriptor) -> Item {
    descriptor.kernel_code_entry_byte_offset = 0;
    let bytes = descriptor.to_bytes();
    debug_assert_eq!(bytes.len(), DESCRIPTOR_SIZE);
    Item {
        name: format!("{kernel}{DESCRIPTOR_SUFFIX}"),
        kind: ItemKind::Constant,
        bytes: bytes.to_vec(),
        align: DESCRIPTOR_ALIGN,
        exported: true,
        relocations: vec![Relocation {
            offset: ENTRY_OFFSET,
            kind: RelocationKind::Rel64,
            symbol: kernel.to_owned(),
            addend: ENTRY_OFFSET as i64,
        }],
    }
}
