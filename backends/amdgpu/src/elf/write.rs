//! Writing code objects.
//!
//! Layout, with the segments that the loader maps (each on pages of its own; `vaddr - offset` grows by a page per segment):
//!
//! | segment | sections |
//! |---|---|
//! | R | headers, `.note`, `.dynsym`, `.gnu.hash`, `.hash`, `.dynstr`, `.rela.dyn`, `.rodata` (descriptors, then constants) |
//! | R X | `.text` |
//! | R W | `.dynamic` |
//! | R W | `.data`, `.bss` |
//!
//! References between items are resolved here because all of them are in one object; only absolute addresses in data remain, as
//! `R_AMDGPU_RELATIVE64`.

use super::object::{CodeObject, ItemKind, WriteError};
use super::{OSABI_AMDGPU_HSA, RelocationKind};
use crate::descriptor::{DESCRIPTOR_ALIGN, DESCRIPTOR_SIZE};
use crate::metadata::{NOTE_OWNER, NOTE_TYPE};
use object::Endianness;
use object::elf;
use object::write::elf::{FileHeader, ProgramHeader, Rel, SectionHeader, SectionIndex, Sym, Writer};
use std::collections::HashMap;

pub(super) const PAGE: u64 = 0x1000;
/// Alignment of kernel code.
pub(super) const KERNEL_ALIGN: u64 = 256;
/// `s_nop 0` on GCN and RDNA.
const NOP: u32 = 0xbf80_0000;
/// `s_code_end`: no program comes here (RDNA4 ISA 2.4).
const CODE_END: u32 = 0xbf9f_0000;
/// What the instruction prefetcher reads at once.
const CODE_LINE: u64 = 128;
/// Bytes that it reads ahead of the end of a program.
const CODE_END_BYTES: u64 = 96 * 4;

/// The four places items go to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Room {
    Rodata,
    Text,
    Data,
    Bss,
}

impl Room {
    fn of(kind: &ItemKind) -> Room {
        match kind {
            ItemKind::Kernel(_) | ItemKind::Function => Room::Text,
            ItemKind::Constant => Room::Rodata,
            ItemKind::Variable => Room::Data,
            ItemKind::Zeroed(_) => Room::Bss,
        }
    }
}

/// Contents of one section while it is laid out.
#[derive(Default)]
struct Section {
    bytes: Vec<u8>,
    /// Size in memory; larger than `bytes` only for `.bss`.
    size: u64,
    align: u64,
    address: u64,
    offset: u64,
    index: Option<SectionIndex>,
}

impl Section {
    fn place(&mut self, align: u64, size: u64) -> u64 {
        let start = self.size.next_multiple_of(align);
        self.size = start + size;
        self.align = self.align.max(align);
        start
    }
}

/// A symbol to be written.
struct Symbol {
    name: String,
    room: Room,
    value: u64,
    size: u64,
    kind: u8,
    exported: bool,
}

impl CodeObject {
    /// The bytes of the ELF file. The same object gives the same bytes.
    ///
    /// # Errors
    /// [`WriteError`] if symbols clash, references do not resolve, or alignments are impossible.
    pub fn write(&self) -> Result<Vec<u8>, WriteError> {
        let layout = Layout::new(self)?;
        layout.write(self)
    }
}

#[derive(Default)]
struct Layout {
    rodata: Section,
    text: Section,
    data: Section,
    bss: Section,
    /// Offset in its section of each item.
    item_offset: Vec<u64>,
    /// Offset in `.rodata` of each kernel's descriptor.
    descriptor_offset: Vec<Option<u64>>,
    by_name: HashMap<String, usize>,
    relative: Vec<(Room, u64, usize, i64)>,
}

impl Layout {
    fn new(object: &CodeObject) -> Result<Self, WriteError> {
        let mut layout = Layout::default();
        for (index, item) in object.items.iter().enumerate() {
            if layout.by_name.insert(item.name.clone(), index).is_some() {
                return Err(WriteError::DuplicateSymbol(item.name.clone()));
            }
            if !item.align.is_power_of_two() || item.align > PAGE {
                return Err(WriteError::BadAlignment {
                    item: item.name.clone(),
                    align: item.align,
                });
            }
            let is_kernel = matches!(item.kind, ItemKind::Kernel(_));
            let descriptor = is_kernel.then(|| layout.rodata.place(DESCRIPTOR_ALIGN, DESCRIPTOR_SIZE as u64));
            layout.descriptor_offset.push(descriptor);
        }
        for item in &object.items {
            let is_kernel = matches!(item.kind, ItemKind::Kernel(_));
            let align = if is_kernel { KERNEL_ALIGN } else { item.align };
            let offset = layout.section_mut(Room::of(&item.kind)).place(align, item.size());
            layout.item_offset.push(offset);
        }
        layout.text.align = layout.text.align.max(KERNEL_ALIGN);
        if object.target.processor.fetches_ahead() {
            layout.text.size = layout.text.size.next_multiple_of(CODE_LINE) + CODE_END_BYTES;
        }
        layout.check_relocations(object)?;
        Ok(layout)
    }

    fn section(&self, room: Room) -> &Section {
        match room {
            Room::Rodata => &self.rodata,
            Room::Text => &self.text,
            Room::Data => &self.data,
            Room::Bss => &self.bss,
        }
    }

    fn section_mut(&mut self, room: Room) -> &mut Section {
        match room {
            Room::Rodata => &mut self.rodata,
            Room::Text => &mut self.text,
            Room::Data => &mut self.data,
            Room::Bss => &mut self.bss,
        }
    }

    fn address(&self, object: &CodeObject, item: usize) -> u64 {
        self.section(Room::of(&object.items[item].kind)).address + self.item_offset[item]
    }

    fn check_relocations(&mut self, object: &CodeObject) -> Result<(), WriteError> {
        for (index, item) in object.items.iter().enumerate() {
            let room = Room::of(&item.kind);
            for relocation in &item.relocations {
                let bad = |what: String| {
                    Err(WriteError::BadRelocation {
                        item: item.name.clone(),
                        what,
                    })
                };
                let Some(&target) = self.by_name.get(&relocation.symbol) else {
                    let symbol = relocation.symbol.clone();
                    return Err(WriteError::UndefinedSymbol {
                        item: item.name.clone(),
                        symbol,
                    });
                };
                let end = relocation.offset.saturating_add(relocation.kind.size() as u64);
                if end > item.bytes.len() as u64 {
                    return bad(format!(
                        "reference at {} lies outside the item",
                        relocation.offset
                    ));
                }
                match relocation.kind {
                    RelocationKind::Rel32
                    | RelocationKind::Rel64
                    | RelocationKind::Rel32Lo
                    | RelocationKind::Rel32Hi => {}
                    RelocationKind::Abs64 if room == Room::Data => {
                        let place = self.item_offset[index] + relocation.offset;
                        self.relative.push((room, place, target, relocation.addend));
                    }
                    kind => {
                        return bad(format!(
                            "{kind} reference to {}: code and constants cannot hold absolute addresses",
                            relocation.symbol
                        ));
                    }
                }
            }
        }
        Ok(())
    }

    /// Fills in the bytes of all sections; addresses are known.
    fn fill(&mut self, object: &CodeObject) {
        for room in [Room::Rodata, Room::Text, Room::Data] {
            let section = self.section_mut(room);
            section.bytes = vec![0; section.size as usize];
        }
        let filling = match object.target.processor.fetches_ahead() {
            true => CODE_END,
            false => NOP,
        };
        for word in self.text.bytes.chunks_exact_mut(4) {
            word.copy_from_slice(&filling.to_le_bytes());
        }
        for (index, item) in object.items.iter().enumerate() {
            let room = Room::of(&item.kind);
            let (start, address) = (self.item_offset[index] as usize, self.address(object, index));
            if let (ItemKind::Kernel(descriptor), Some(offset)) = (&item.kind, self.descriptor_offset[index])
            {
                let mut descriptor = **descriptor;
                let descriptor_address = self.rodata.address + offset;
                descriptor.kernel_code_entry_byte_offset = address.wrapping_sub(descriptor_address) as i64;
                self.rodata.bytes[offset as usize..][..DESCRIPTOR_SIZE]
                    .copy_from_slice(&descriptor.to_bytes());
            }
            if room == Room::Bss {
                continue;
            }
            let mut bytes = item.bytes.clone();
            for relocation in &item.relocations {
                if relocation.kind == RelocationKind::Abs64 {
                    continue;
                }
                let target = self.address(object, self.by_name[&relocation.symbol]);
                let value = relocation
                    .kind
                    .value(target, relocation.addend, address + relocation.offset);
                let size = relocation.kind.size();
                bytes[relocation.offset as usize..][..size].copy_from_slice(&value.to_le_bytes()[..size]);
            }
            self.section_mut(room).bytes[start..][..bytes.len()].copy_from_slice(&bytes);
        }
    }

    fn symbols(&self, object: &CodeObject) -> Vec<Symbol> {
        let mut symbols = Vec::new();
        for (index, item) in object.items.iter().enumerate() {
            let room = Room::of(&item.kind);
            let is_kernel = matches!(item.kind, ItemKind::Kernel(_));
            symbols.push(Symbol {
                name: item.name.clone(),
                room,
                value: self.item_offset[index],
                size: item.size(),
                kind: if room == Room::Text {
                    elf::STT_FUNC
                } else {
                    elf::STT_OBJECT
                },
                exported: item.exported || is_kernel,
            });
            if let Some(value) = self.descriptor_offset[index] {
                symbols.push(Symbol {
                    name: format!("{}.kd", item.name),
                    room: Room::Rodata,
                    value,
                    size: DESCRIPTOR_SIZE as u64,
                    kind: elf::STT_OBJECT,
                    exported: true,
                });
            }
        }
        symbols
    }

    fn write(mut self, object: &CodeObject) -> Result<Vec<u8>, WriteError> {
        let symbols = self.symbols(object);
        let (mut dynamic, local): (Vec<&Symbol>, Vec<&Symbol>) =
            symbols.iter().partition(|symbol| symbol.exported);
        let buckets = (dynamic.len() as u32 / 4).max(1);
        let bucket = |symbol: &Symbol| elf::gnu_hash(symbol.name.as_bytes()) % buckets;
        dynamic.sort_by_key(|symbol| bucket(symbol));
        let note = note(&object.metadata.to_bytes());
        let has_data = self.data.size > 0 || self.bss.size > 0;

        let mut out = Vec::new();
        let mut w = Writer::new(Endianness::Little, true, &mut out);
        // Section indices, in the order of the table.
        w.reserve_null_section_index();
        let note_name = w.add_section_name(b".note");
        w.reserve_section_index();
        w.reserve_dynsym_section_index();
        w.reserve_gnu_hash_section_index();
        w.reserve_hash_section_index();
        w.reserve_dynstr_section_index();
        let rela_name = (!self.relative.is_empty()).then(|| {
            w.reserve_section_index();
            w.add_section_name(b".rela.dyn")
        });
        let rodata_name = w.add_section_name(b".rodata");
        self.rodata.index = Some(w.reserve_section_index());
        let text_name = w.add_section_name(b".text");
        self.text.index = Some(w.reserve_section_index());
        let dynamic_index = w.reserve_dynamic_section_index();
        let mut writable = Vec::new();
        for (room, name) in [(Room::Data, &b".data"[..]), (Room::Bss, &b".bss"[..])] {
            if self.section(room).size > 0 {
                writable.push((room, w.add_section_name(name)));
                self.section_mut(room).index = Some(w.reserve_section_index());
            }
        }
        w.reserve_symtab_section_index();
        w.reserve_shstrtab_section_index();
        w.reserve_strtab_section_index();
        // Symbols and strings.
        w.reserve_null_dynamic_symbol_index();
        let dynamic_strings: Vec<_> = dynamic
            .iter()
            .map(|symbol| {
                w.reserve_dynamic_symbol_index();
                w.add_dynamic_string(symbol.name.as_bytes())
            })
            .collect();
        w.reserve_null_symbol_index();
        let dynamic_symbol_name = w.add_string(b"_DYNAMIC");
        w.reserve_symbol_index(Some(dynamic_index));
        let symtab_order: Vec<&Symbol> = local.iter().chain(&dynamic).copied().collect();
        let strings: Vec<_> = symtab_order
            .iter()
            .map(|symbol| {
                w.reserve_symbol_index(self.section(symbol.room).index);
                w.add_string(symbol.name.as_bytes())
            })
            .collect();
        // File ranges and addresses.
        w.reserve_file_header();
        let segments = 8 + u32::from(has_data);
        w.reserve_program_headers(segments);
        let note_offset = w.reserve(note.len(), 4) as u64;
        let dynsym_offset = w.reserve_dynsym() as u64;
        let count = dynamic.len() as u32;
        let gnu_hash_offset = w.reserve_gnu_hash(1, buckets, count) as u64;
        let hash_offset = w.reserve_hash(count + 1, count + 1) as u64;
        let dynstr_offset = w.reserve_dynstr() as u64;
        let dynstr_size = w.dynstr_len() as u64;
        let rela_offset = rela_name.map(|_| w.reserve_relocations(self.relative.len(), true) as u64);
        let rodata_align = self.rodata.align.max(DESCRIPTOR_ALIGN);
        self.rodata.offset = w.reserve(self.rodata.size as usize, rodata_align as usize) as u64;
        self.rodata.address = self.rodata.offset;
        let read_end = w.reserved_len() as u64;
        self.text.offset = w.reserve(self.text.size as usize, self.text.align as usize) as u64;
        self.text.address = self.text.offset + PAGE;
        let mut dynamic_entries = vec![
            (elf::DT_SYMTAB, dynsym_offset),
            (elf::DT_SYMENT, 24),
            (elf::DT_STRTAB, dynstr_offset),
            (elf::DT_STRSZ, dynstr_size),
            (elf::DT_GNU_HASH, gnu_hash_offset),
            (elf::DT_HASH, hash_offset),
        ];
        if let Some(offset) = rela_offset {
            let relative = self.relative.len() as u64;
            dynamic_entries.extend([
                (elf::DT_RELA, offset),
                (elf::DT_RELASZ, relative * 24),
                (elf::DT_RELAENT, 24),
                (elf::DT_RELACOUNT, relative),
            ]);
        }
        dynamic_entries.push((elf::DT_NULL, 0));
        let dynamic_offset = w.reserve_dynamic(dynamic_entries.len()) as u64;
        let dynamic_address = dynamic_offset + 2 * PAGE;
        let dynamic_size = dynamic_entries.len() as u64 * 16;
        let data_align = self.data.align.max(self.bss.align).max(1);
        self.data.offset = w.reserve(self.data.size as usize, data_align as usize) as u64;
        self.data.address = self.data.offset + 3 * PAGE;
        self.bss.offset = self.data.offset + self.data.size;
        self.bss.address = (self.data.address + self.data.size).next_multiple_of(self.bss.align.max(1));
        w.reserve_symtab();
        w.reserve_shstrtab();
        w.reserve_strtab();
        w.reserve_section_headers();
        self.fill(object);

        let elf_error = |error: object::write::Error| WriteError::Elf(error.to_string());
        w.write_file_header(&FileHeader {
            os_abi: OSABI_AMDGPU_HSA,
            abi_version: object.version.abi_version(),
            e_type: elf::ET_DYN,
            e_machine: elf::EM_AMDGPU,
            e_entry: 0,
            e_flags: object.target.e_flags(),
        })
        .map_err(elf_error)?;
        w.write_align_program_headers();
        let mut segment = |p_type, p_flags, offset: u64, address: u64, filesz: u64, memsz: u64, p_align| {
            w.write_program_header(&ProgramHeader {
                p_type,
                p_flags,
                p_offset: offset,
                p_vaddr: address,
                p_paddr: address,
                p_filesz: filesz,
                p_memsz: memsz,
                p_align,
            });
        };
        let headers = u64::from(segments) * 56;
        let (read, write, execute) = (elf::PF_R, elf::PF_R | elf::PF_W, elf::PF_R | elf::PF_X);
        segment(elf::PT_PHDR, read, 64, 64, headers, headers, 8);
        segment(elf::PT_LOAD, read, 0, 0, read_end, read_end, PAGE);
        segment(
            elf::PT_LOAD,
            execute,
            self.text.offset,
            self.text.address,
            self.text.size,
            self.text.size,
            PAGE,
        );
        segment(
            elf::PT_LOAD,
            write,
            dynamic_offset,
            dynamic_address,
            dynamic_size,
            dynamic_size,
            PAGE,
        );
        if has_data {
            let memory = self.bss.address + self.bss.size - self.data.address;
            segment(
                elf::PT_LOAD,
                write,
                self.data.offset,
                self.data.address,
                self.data.size,
                memory,
                PAGE,
            );
        }
        segment(
            elf::PT_DYNAMIC,
            write,
            dynamic_offset,
            dynamic_address,
            dynamic_size,
            dynamic_size,
            8,
        );
        segment(
            elf::PT_GNU_RELRO,
            read,
            dynamic_offset,
            dynamic_address,
            dynamic_size,
            dynamic_size,
            1,
        );
        segment(elf::PT_GNU_STACK, write, 0, 0, 0, 0, 0);
        segment(
            elf::PT_NOTE,
            read,
            note_offset,
            note_offset,
            note.len() as u64,
            note.len() as u64,
            4,
        );

        w.write_align(4);
        w.write(&note);
        w.write_null_dynamic_symbol();
        let sym = |symbol: &Symbol, name| Sym {
            name: Some(name),
            section: self.section(symbol.room).index,
            st_info: if symbol.exported {
                elf::STB_GLOBAL
            } else {
                elf::STB_LOCAL
            } << 4
                | symbol.kind,
            st_other: if symbol.exported {
                elf::STV_PROTECTED
            } else {
                elf::STV_HIDDEN
            },
            st_shndx: 0,
            st_value: self.section(symbol.room).address + symbol.value,
            st_size: symbol.size,
        };
        for (symbol, &name) in dynamic.iter().zip(&dynamic_strings) {
            w.write_dynamic_symbol(&sym(symbol, name));
        }
        let gnu_hash = |index: u32| elf::gnu_hash(dynamic[index as usize].name.as_bytes());
        w.write_gnu_hash(1, 26, 1, buckets, count, gnu_hash);
        w.write_hash(count + 1, count + 1, |index| {
            let symbol = dynamic.get((index as usize).checked_sub(1)?)?;
            Some(elf::hash(symbol.name.as_bytes()))
        });
        w.write_dynstr();
        if rela_offset.is_some() {
            w.write_align_relocation();
            for &(room, place, target, addend) in &self.relative {
                w.write_relocation(
                    true,
                    &Rel {
                        r_offset: self.section(room).address + place,
                        r_sym: 0,
                        r_type: RelocationKind::Relative64.elf_type(),
                        r_addend: (self.address(object, target) as i64).wrapping_add(addend),
                    },
                );
            }
        }
        w.pad_until(self.rodata.offset as usize);
        w.write(&self.rodata.bytes);
        w.pad_until(self.text.offset as usize);
        w.write(&self.text.bytes);
        w.write_align_dynamic();
        for &(tag, value) in &dynamic_entries {
            w.write_dynamic(tag, value);
        }
        w.pad_until(self.data.offset as usize);
        w.write(&self.data.bytes);
        w.write_null_symbol();
        w.write_symbol(&Sym {
            name: Some(dynamic_symbol_name),
            section: Some(dynamic_index),
            st_info: elf::STB_LOCAL << 4,
            st_other: elf::STV_HIDDEN,
            st_shndx: 0,
            st_value: dynamic_address,
            st_size: 0,
        });
        for (symbol, &name) in symtab_order.iter().zip(&strings) {
            w.write_symbol(&sym(symbol, name));
        }
        w.write_shstrtab();
        w.write_strtab();

        w.write_null_section_header();
        let section = |name, sh_type, flags: u32, address, offset, size, align| SectionHeader {
            name: Some(name),
            sh_type,
            sh_flags: flags.into(),
            sh_addr: address,
            sh_offset: offset,
            sh_size: size,
            sh_link: 0,
            sh_info: 0,
            sh_addralign: align,
            sh_entsize: 0,
        };
        let note_size = note.len() as u64;
        let allocated = elf::SHF_ALLOC;
        w.write_section_header(&section(
            note_name,
            elf::SHT_NOTE,
            allocated,
            note_offset,
            note_offset,
            note_size,
            4,
        ));
        w.write_dynsym_section_header(dynsym_offset, 1);
        w.write_gnu_hash_section_header(gnu_hash_offset);
        w.write_hash_section_header(hash_offset);
        w.write_dynstr_section_header(dynstr_offset);
        if let (Some(name), Some(offset)) = (rela_name, rela_offset) {
            let size = self.relative.len() as u64 * 24;
            let mut header = section(name, elf::SHT_RELA, allocated, offset, offset, size, 8);
            header.sh_link = w.dynsym_index().0;
            header.sh_entsize = 24;
            w.write_section_header(&header);
        }
        let of = |name, part: &Section, sh_type, flags, align| {
            section(name, sh_type, flags, part.address, part.offset, part.size, align)
        };
        w.write_section_header(&of(
            rodata_name,
            &self.rodata,
            elf::SHT_PROGBITS,
            allocated,
            rodata_align,
        ));
        let code = allocated | elf::SHF_EXECINSTR;
        w.write_section_header(&of(
            text_name,
            &self.text,
            elf::SHT_PROGBITS,
            code,
            self.text.align,
        ));
        w.write_dynamic_section_header(dynamic_address);
        for &(room, name) in &writable {
            let part = self.section(room);
            let sh_type = if room == Room::Bss {
                elf::SHT_NOBITS
            } else {
                elf::SHT_PROGBITS
            };
            w.write_section_header(&of(
                name,
                part,
                sh_type,
                allocated | elf::SHF_WRITE,
                part.align.max(1),
            ));
        }
        w.write_symtab_section_header(2 + local.len() as u32);
        w.write_shstrtab_section_header();
        w.write_strtab_section_header();
        Ok(out)
    }
}

/// The note record of the metadata.
fn note(metadata: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    out.extend((NOTE_OWNER.len() as u32).to_le_bytes());
    out.extend((metadata.len() as u32).to_le_bytes());
    out.extend(NOTE_TYPE.to_le_bytes());
    for part in [NOTE_OWNER, metadata] {
        out.extend(part);
        out.resize(out.len().next_multiple_of(4), 0);
    }
    out
}
