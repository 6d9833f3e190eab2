//! Writing the parts of a linked file, in the order in which their places were reserved.

use super::{File, PAGE, PROGRAM_HEADER_SIZE, PROGRAM_HEADERS, RELA_SIZE, Range, SLOT_SIZE};
use crate::object::error::WriteError;
use crate::object::layout::{Room, Symbol};
use crate::object::relocation::Loadable;
use object::elf;
use object::write::StringId;
use object::write::elf::{FileHeader, ProgramHeader, SectionHeader, Sym};

impl<'a: 'b, 'b, R: Loadable> File<'a, 'b, R> {
    pub(super) fn write(mut self) -> Result<(), WriteError> {
        let machine = self.file.machine;
        let header = self.w.write_file_header(&FileHeader {
            os_abi: machine.os_abi,
            abi_version: machine.abi_version,
            e_type: elf::ET_DYN,
            e_machine: machine.machine,
            e_entry: 0,
            e_flags: machine.flags,
        });
        header.map_err(|error| WriteError::Elf(error.to_string()))?;
        self.write_segments();
        self.write_read_only();
        self.write_rest();
        self.write_section_headers();
        Ok(())
    }

    fn write_segments(&mut self) {
        let (segments, has_data) = (self.segments(), self.has_data());
        self.w.write_align_program_headers();
        let mut segment = |p_type, p_flags, range: Range, memory: u64, p_align| {
            self.w.write_program_header(&ProgramHeader {
                p_type,
                p_flags,
                p_offset: range.offset,
                p_vaddr: range.address,
                p_paddr: range.address,
                p_filesz: range.size,
                p_memsz: memory,
                p_align,
            });
        };
        let layout = &self.layout;
        let (read, write, execute) = (elf::PF_R, elf::PF_R | elf::PF_W, elf::PF_R | elf::PF_X);
        let headers = Range {
            offset: PROGRAM_HEADERS,
            address: PROGRAM_HEADERS,
            size: u64::from(segments) * PROGRAM_HEADER_SIZE,
        };
        let readable = Range::read_only(0, self.read_size);
        let (text, dynamic) = (Range::from(layout.section(Room::Text)), self.dynamic_range);
        let protected = Range {
            size: self.got.offset + self.got.size - dynamic.offset,
            ..dynamic
        };
        segment(elf::PT_PHDR, read, headers, headers.size, 8);
        segment(elf::PT_LOAD, read, readable, readable.size, PAGE);
        segment(elf::PT_LOAD, execute, text, text.size, PAGE);
        segment(elf::PT_LOAD, write, protected, protected.size, PAGE);
        if has_data {
            let (data, bss) = (layout.section(Room::Data), layout.section(Room::Bss));
            let memory = bss.address + bss.size - data.address;
            segment(elf::PT_LOAD, write, Range::from(data), memory, PAGE);
        }
        segment(elf::PT_DYNAMIC, write, dynamic, dynamic.size, 8);
        segment(elf::PT_GNU_RELRO, read, protected, protected.size, 1);
        segment(elf::PT_GNU_STACK, write, Range::default(), 0, 0);
        segment(elf::PT_NOTE, read, self.note_range, self.note_range.size, 4);
    }

    fn symbol(&self, symbol: &Symbol<'_>, name: StringId) -> Sym {
        let (st_info, st_other) = symbol.info();
        let section = symbol.place.map(|(room, _)| self.layout.section(room));
        let value = symbol.place.map_or(0, |(_, offset)| offset);
        Sym {
            name: Some(name),
            section: section.and_then(|section| section.index),
            st_info,
            st_other,
            st_shndx: 0,
            st_value: section.map_or(0, |section| section.address) + value,
            st_size: symbol.size,
        }
    }

    fn write_read_only(&mut self) {
        self.w.write_align(4);
        self.w.write(self.note);
        self.w.write_null_dynamic_symbol();
        for (symbol, &name) in self.dynamic.iter().zip(&self.names.exported) {
            let symbol = self.symbol(symbol, name);
            self.w.write_dynamic_symbol(&symbol);
        }
        let relocations = self.dynamic_relocations();
        let (hashed, first) = (self.hashed(), self.file.undefined.len());
        let (w, dynamic) = (&mut self.w, &self.dynamic);
        let count = dynamic.len() as u32;
        let gnu_hash = |index: u32| elf::gnu_hash(dynamic[first + index as usize].name.as_bytes());
        w.write_gnu_hash(1 + first as u32, 26, 1, self.buckets, hashed, gnu_hash);
        w.write_hash(count + 1, count + 1, |index| {
            let symbol = dynamic.get((index as usize).checked_sub(1)?)?;
            Some(elf::hash(symbol.name.as_bytes()))
        });
        w.write_dynstr();
        if self.names.rela.is_some() {
            w.write_align_relocation();
            for relocation in &relocations {
                w.write_relocation(true, relocation);
            }
        }
        let rodata = self.layout.section(Room::Rodata);
        w.pad_until(rodata.offset as usize);
        w.write(&rodata.bytes);
    }

    fn write_rest(&mut self) {
        let (w, layout) = (&mut self.w, &self.layout);
        let (text, data) = (layout.section(Room::Text), layout.section(Room::Data));
        w.pad_until(text.offset as usize);
        w.write(&text.bytes);
        w.write_align_dynamic();
        for &(tag, value) in &self.dynamic_entries {
            w.write_dynamic(tag, value);
        }
        // The slots are filled by the loader.
        w.pad_until((self.got.offset + self.got.size) as usize);
        w.pad_until(data.offset as usize);
        w.write(&data.bytes);
        w.write_null_symbol();
        w.write_symbol(&Sym {
            name: Some(self.names.dynamic_symbol),
            section: Some(self.names.dynamic_section),
            st_info: elf::STB_LOCAL << 4,
            st_other: elf::STV_HIDDEN,
            st_shndx: 0,
            st_value: self.dynamic_range.address,
            st_size: 0,
        });
        for (symbol, &name) in self.local.iter().chain(&self.dynamic).zip(&self.names.symbols) {
            let symbol = self.symbol(symbol, name);
            self.w.write_symbol(&symbol);
        }
        self.w.write_shstrtab();
        self.w.write_strtab();
    }

    fn write_section_headers(&mut self) {
        let (names, layout) = (&self.names, &self.layout);
        let section = |name, (sh_type, flags): (u32, u32), range: Range, align| SectionHeader {
            name: Some(name),
            sh_type,
            sh_flags: flags.into(),
            sh_addr: range.address,
            sh_offset: range.offset,
            sh_size: range.size,
            sh_link: 0,
            sh_info: 0,
            sh_addralign: align,
            sh_entsize: 0,
        };
        let of = |name, room: Room| {
            let part = layout.section(room);
            section(name, room.header(), part.into(), part.align)
        };
        let w = &mut self.w;
        w.write_null_section_header();
        let note = (elf::SHT_NOTE, elf::SHF_ALLOC);
        w.write_section_header(&section(names.note, note, self.note_range, 4));
        // Of the dynamic symbols only the null symbol is local.
        w.write_dynsym_section_header(self.dynsym, 1);
        w.write_gnu_hash_section_header(self.gnu_hash);
        w.write_hash_section_header(self.hash);
        w.write_dynstr_section_header(self.dynstr);
        if let Some(name) = names.rela {
            let mut header = section(name, (elf::SHT_RELA, elf::SHF_ALLOC), self.rela, 8);
            header.sh_link = w.dynsym_index().0;
            header.sh_entsize = RELA_SIZE;
            w.write_section_header(&header);
        }
        w.write_section_header(&of(names.rodata, Room::Rodata));
        w.write_section_header(&of(names.text, Room::Text));
        w.write_dynamic_section_header(self.dynamic_range.address);
        if let Some(name) = names.got {
            let kind = (elf::SHT_PROGBITS, elf::SHF_ALLOC | elf::SHF_WRITE);
            w.write_section_header(&section(name, kind, self.got, SLOT_SIZE));
        }
        for &(room, name) in &names.writable {
            w.write_section_header(&of(name, room));
        }
        // After the null symbol and `_DYNAMIC`.
        w.write_symtab_section_header(2 + self.local.len() as u32);
        w.write_shstrtab_section_header();
        w.write_strtab_section_header();
    }
}
