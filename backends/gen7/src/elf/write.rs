//! Writing code objects.

use super::object::{CodeObject, Item, ItemKind, RelocationKind, WriteError};
use super::{EM_INTELGT, FLAGS_GEN7, KERNEL_ALIGN, NOTE_OWNER, NOTE_TYPE, PREFETCH_BYTES, metadata};
use object::Endianness;
use object::elf;
use object::write::StringId;
use object::write::elf::{FileHeader, Rel, SectionHeader, SectionIndex, Sym, SymbolIndex, Writer};
use std::collections::HashMap;

/// Largest alignment of an item.
const MAX_ALIGN: u64 = 4096;

/// The four places items go to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    Text,
    Rodata,
    Data,
    Bss,
}

const ROOMS: [Room; 4] = [Room::Text, Room::Rodata, Room::Data, Room::Bss];

impl Room {
    fn of(kind: &ItemKind) -> Room {
        match kind {
            ItemKind::Kernel(_) | ItemKind::Function => Room::Text,
            ItemKind::Constant => Room::Rodata,
            ItemKind::Variable => Room::Data,
            ItemKind::Zeroed(_) => Room::Bss,
        }
    }

    fn name(self) -> &'static [u8] {
        match self {
            Room::Text => b".text",
            Room::Rodata => b".rodata",
            Room::Data => b".data",
            Room::Bss => b".bss",
        }
    }

    fn relocation_name(self) -> &'static [u8] {
        match self {
            Room::Text => b".rela.text",
            Room::Rodata => b".rela.rodata",
            Room::Data => b".rela.data",
            Room::Bss => b".rela.bss",
        }
    }

    fn flags(self) -> u64 {
        let flags = match self {
            Room::Text => elf::SHF_ALLOC | elf::SHF_EXECINSTR,
            Room::Rodata => elf::SHF_ALLOC,
            Room::Data | Room::Bss => elf::SHF_ALLOC | elf::SHF_WRITE,
        };
        flags.into()
    }
}

/// An address that the loader fills in.
struct Pending {
    offset: u64,
    kind: RelocationKind,
    target: usize,
    addend: i64,
}

/// One section while it is laid out.
#[derive(Default)]
struct Section {
    bytes: Vec<u8>,
    size: u64,
    align: u64,
    pending: Vec<Pending>,
    offset: usize,
    relocation_offset: usize,
    index: Option<SectionIndex>,
    name: Option<StringId>,
    relocation_name: Option<StringId>,
}

impl CodeObject {
    /// The bytes of the ELF file. The same object gives the same bytes.
    ///
    /// # Errors
    /// [`WriteError`] if symbols clash, references do not resolve, or alignments are impossible.
    pub fn write(&self) -> Result<Vec<u8>, WriteError> {
        let mut layout = Layout::new(self)?;
        layout.resolve(self)?;
        layout.write(self)
    }
}

struct Layout<'a> {
    sections: [Section; 4],
    /// Offset of each item in its section.
    offsets: Vec<u64>,
    by_name: HashMap<&'a str, usize>,
}

impl<'a> Layout<'a> {
    fn new(object: &'a CodeObject) -> Result<Self, WriteError> {
        let mut layout = Layout {
            sections: Default::default(),
            offsets: Vec::new(),
            by_name: HashMap::new(),
        };
        for (index, item) in object.items.iter().enumerate() {
            if layout.by_name.insert(&item.name, index).is_some() {
                return Err(WriteError::DuplicateSymbol(item.name.clone()));
            }
            if !item.align.is_power_of_two() || item.align > MAX_ALIGN {
                return Err(WriteError::BadAlignment {
                    item: item.name.clone(),
                    align: item.align,
                });
            }
            let room = Room::of(&item.kind);
            let align = match room {
                Room::Text => item.align.max(KERNEL_ALIGN),
                _ => item.align,
            };
            let section = &mut layout.sections[room as usize];
            let offset = section.size.next_multiple_of(align);
            section.size = offset + item.size();
            section.align = section.align.max(align);
            if room != Room::Bss {
                section.bytes.resize(offset as usize, 0);
                section.bytes.extend(&item.bytes);
            }
            layout.offsets.push(offset);
        }
        let text = &mut layout.sections[Room::Text as usize];
        text.size += PREFETCH_BYTES;
        text.align = text.align.max(KERNEL_ALIGN);
        text.bytes.resize(text.size as usize, 0);
        Ok(layout)
    }

    /// Fills in branches and collects addresses.
    fn resolve(&mut self, object: &CodeObject) -> Result<(), WriteError> {
        for (index, item) in object.items.iter().enumerate() {
            for relocation in &item.relocations {
                let Some(&target) = self.by_name.get(relocation.symbol.as_str()) else {
                    return Err(WriteError::UndefinedSymbol {
                        item: item.name.clone(),
                        symbol: relocation.symbol.clone(),
                    });
                };
                let end = relocation.offset.saturating_add(relocation.kind.size() as u64);
                if end > item.bytes.len() as u64 {
                    return Err(bad(
                        item,
                        format!("reference at {} lies outside the item", relocation.offset),
                    ));
                }
                let offset = self.offsets[index] + relocation.offset;
                let section = &mut self.sections[Room::of(&item.kind) as usize];
                let is_branch = matches!(
                    relocation.kind,
                    RelocationKind::Branch16 | RelocationKind::Branch32
                );
                if !is_branch {
                    section.pending.push(Pending {
                        offset,
                        kind: relocation.kind,
                        target,
                        addend: relocation.addend,
                    });
                    continue;
                }
                let both = [&item.kind, &object.items[target].kind].map(Room::of);
                let from = offset as i64 - 12;
                let to = self.offsets[target] as i64 + relocation.addend;
                let out_of_reach = || WriteError::OutOfReach {
                    item: item.name.clone(),
                    symbol: relocation.symbol.clone(),
                };
                if both != [Room::Text; 2] {
                    return Err(bad(item, format!("{} is no code", relocation.symbol)));
                }
                let field = &mut section.bytes[offset as usize..];
                if relocation.kind == RelocationKind::Branch32 {
                    let distance = i32::try_from(to - from).map_err(|_| out_of_reach())?;
                    field[..4].copy_from_slice(&distance.to_le_bytes());
                } else {
                    let distance = i16::try_from((to - from) / 8).map_err(|_| out_of_reach())?;
                    field[..2].copy_from_slice(&distance.to_le_bytes());
                }
            }
        }
        Ok(())
    }

    fn write(&mut self, object: &CodeObject) -> Result<Vec<u8>, WriteError> {
        let kernels: Vec<_> = object
            .items
            .iter()
            .filter_map(|item| match &item.kind {
                ItemKind::Kernel(info) => Some(&**info),
                _ => None,
            })
            .collect();
        let note = note(&metadata::to_bytes(&kernels));
        let mut out = Vec::new();
        let mut w = Writer::new(Endianness::Little, true, &mut out);
        w.reserve_null_section_index();
        for room in ROOMS {
            let section = &mut self.sections[room as usize];
            if section.size > 0 {
                section.name = Some(w.add_section_name(room.name()));
                section.index = Some(w.reserve_section_index());
            }
            if !section.pending.is_empty() {
                section.relocation_name = Some(w.add_section_name(room.relocation_name()));
                w.reserve_section_index();
            }
        }
        let note_name = w.add_section_name(b".note.wavelift");
        w.reserve_section_index();
        let symtab = w.reserve_symtab_section_index();
        w.reserve_shstrtab_section_index();
        w.reserve_strtab_section_index();
        // Local symbols come first.
        w.reserve_null_symbol_index();
        let exported = |item: &Item| item.exported || matches!(item.kind, ItemKind::Kernel(_));
        let (global, local): (Vec<usize>, Vec<usize>) =
            (0..object.items.len()).partition(|&index| exported(&object.items[index]));
        let order: Vec<usize> = local.iter().chain(&global).copied().collect();
        let mut symbols: Vec<Option<SymbolIndex>> = vec![None; object.items.len()];
        let mut names = Vec::new();
        for &index in &order {
            let item = &object.items[index];
            let section = self.sections[Room::of(&item.kind) as usize].index;
            symbols[index] = Some(w.reserve_symbol_index(section));
            names.push(w.add_string(item.name.as_bytes()));
        }
        w.reserve_file_header();
        for section in &mut self.sections {
            let align = section.align.max(1) as usize;
            if section.bytes.is_empty() {
                section.offset = w.reserved_len();
            } else {
                section.offset = w.reserve(section.bytes.len(), align);
            }
            if !section.pending.is_empty() {
                section.relocation_offset = w.reserve_relocations(section.pending.len(), true);
            }
        }
        let note_offset = w.reserve(note.len(), 4);
        w.reserve_symtab();
        w.reserve_shstrtab();
        w.reserve_strtab();
        w.reserve_section_headers();

        w.write_file_header(&FileHeader {
            os_abi: elf::ELFOSABI_NONE,
            abi_version: 0,
            e_type: elf::ET_REL,
            e_machine: EM_INTELGT,
            e_entry: 0,
            e_flags: FLAGS_GEN7,
        })
        .map_err(|error| WriteError::Elf(error.to_string()))?;
        for section in &self.sections {
            if !section.bytes.is_empty() {
                w.write_align(section.align.max(1) as usize);
                w.write(&section.bytes);
            }
            if !section.pending.is_empty() {
                w.write_align_relocation();
            }
            for pending in &section.pending {
                w.write_relocation(
                    true,
                    &Rel {
                        r_offset: pending.offset,
                        r_sym: symbols[pending.target].map_or(0, |symbol| symbol.0),
                        r_type: pending.kind as u32,
                        r_addend: pending.addend,
                    },
                );
            }
        }
        w.write_align(4);
        w.write(&note);
        w.write_null_symbol();
        for (&index, name) in order.iter().zip(&names) {
            let item = &object.items[index];
            let section = self.sections[Room::of(&item.kind) as usize].index;
            let binding = if exported(item) {
                elf::STB_GLOBAL
            } else {
                elf::STB_LOCAL
            };
            let kind = match Room::of(&item.kind) {
                Room::Text => elf::STT_FUNC,
                _ => elf::STT_OBJECT,
            };
            w.write_symbol(&Sym {
                name: Some(*name),
                section,
                st_info: binding << 4 | kind,
                st_other: elf::STV_DEFAULT,
                st_shndx: 0,
                st_value: self.offsets[index],
                st_size: item.size(),
            });
        }
        w.write_shstrtab();
        w.write_strtab();
        w.write_null_section_header();
        for room in ROOMS {
            let section = &self.sections[room as usize];
            if section.size > 0 {
                w.write_section_header(&SectionHeader {
                    name: section.name,
                    sh_type: if room == Room::Bss {
                        elf::SHT_NOBITS
                    } else {
                        elf::SHT_PROGBITS
                    },
                    sh_flags: room.flags(),
                    sh_addr: 0,
                    sh_offset: section.offset as u64,
                    sh_size: section.size,
                    sh_link: 0,
                    sh_info: 0,
                    sh_addralign: section.align.max(1),
                    sh_entsize: 0,
                });
            }
            if let (Some(name), Some(index)) = (section.relocation_name, section.index) {
                w.write_relocation_section_header(
                    name,
                    index,
                    symtab,
                    section.relocation_offset,
                    section.pending.len(),
                    true,
                );
            }
        }
        w.write_section_header(&SectionHeader {
            name: Some(note_name),
            sh_type: elf::SHT_NOTE,
            sh_flags: 0,
            sh_addr: 0,
            sh_offset: note_offset as u64,
            sh_size: note.len() as u64,
            sh_link: 0,
            sh_info: 0,
            sh_addralign: 4,
            sh_entsize: 0,
        });
        w.write_symtab_section_header(1 + local.len() as u32);
        w.write_shstrtab_section_header();
        w.write_strtab_section_header();
        Ok(out)
    }
}

fn bad(item: &Item, what: String) -> WriteError {
    WriteError::BadRelocation {
        item: item.name.clone(),
        what,
    }
}

/// The note with its header.
fn note(descriptor: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for word in [NOTE_OWNER.len() as u32 + 1, descriptor.len() as u32, NOTE_TYPE] {
        bytes.extend(word.to_le_bytes());
    }
    bytes.extend(NOTE_OWNER);
    bytes.push(0);
    bytes.resize(bytes.len().next_multiple_of(4), 0);
    bytes.extend(descriptor);
    bytes
}
