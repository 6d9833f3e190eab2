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

use super::OSABI_AMDGPU_HSA;
use super::RelocationKind;
use super::layout::{Layout, PAGE, Room, Section, Symbol};
use super::object::{CodeObject, WriteError};
use crate::descriptor::DESCRIPTOR_ALIGN;
use crate::metadata::{NOTE_OWNER, NOTE_TYPE};
use object::Endianness;
use object::elf;
use object::write::StringId;
use object::write::elf::{FileHeader, ProgramHeader, Rel, SectionHeader, SectionIndex, Sym, Writer};

/// Bytes of an entry of the tables of 64-bit ELF files.
const PROGRAM_HEADER_SIZE: u64 = 56;
const SYMBOL_SIZE: u64 = 24;
const RELA_SIZE: u64 = 24;
const DYNAMIC_SIZE: u64 = 16;
/// Where the program headers begin: behind the header of the file.
const PROGRAM_HEADERS: u64 = 64;

impl CodeObject {
    /// The bytes of the ELF file. The same object gives the same bytes.
    ///
    /// # Errors
    /// [`WriteError`] if symbols clash, references do not resolve, or alignments are impossible.
    pub fn write(&self) -> Result<Vec<u8>, WriteError> {
        let layout = Layout::new(self)?;
        let symbols = layout.symbols(self);
        let mut out = Vec::new();
        File::reserve(self, layout, &symbols, &mut out).write()?;
        Ok(out)
    }
}

/// A part of the file and where the loader puts it.
#[derive(Clone, Copy, Default)]
struct Range {
    offset: u64,
    address: u64,
    size: u64,
}

impl Range {
    /// A part that is mapped at its offset, as all of the first segment is.
    fn read_only(offset: usize, size: u64) -> Range {
        Range {
            offset: offset as u64,
            address: offset as u64,
            size,
        }
    }
}

impl From<&Section> for Range {
    fn from(section: &Section) -> Range {
        Range {
            offset: section.offset,
            address: section.address,
            size: section.size,
        }
    }
}

/// A file whose parts all have their places: `Writer` wants everything reserved before anything is written, both in one order.
struct File<'a> {
    w: Writer<'a>,
    object: &'a CodeObject,
    layout: Layout,
    /// Exported symbols, by bucket of the hash table.
    dynamic: Vec<&'a Symbol>,
    local: Vec<&'a Symbol>,
    buckets: u32,
    names: Names,
    note: Vec<u8>,
    note_range: Range,
    /// What the loader maps to be read.
    read_size: u64,
    dynsym: u64,
    gnu_hash: u64,
    hash: u64,
    dynstr: u64,
    rela: Range,
    dynamic_range: Range,
    dynamic_entries: Vec<(u32, u64)>,
}

/// Sections and strings of the file.
struct Names {
    note: StringId,
    rela: Option<StringId>,
    rodata: StringId,
    text: StringId,
    /// `.data` and `.bss`, if there are any.
    writable: Vec<(Room, StringId)>,
    dynamic_section: SectionIndex,
    dynamic_symbol: StringId,
    /// Of the dynamic symbols.
    exported: Vec<StringId>,
    /// Of all symbols, the local ones first.
    symbols: Vec<StringId>,
}

impl<'a> File<'a> {
    fn reserve(
        object: &'a CodeObject,
        mut layout: Layout,
        symbols: &'a [Symbol],
        out: &'a mut Vec<u8>,
    ) -> File<'a> {
        let (mut dynamic, local): (Vec<&Symbol>, Vec<&Symbol>) =
            symbols.iter().partition(|symbol| symbol.exported);
        let buckets = (dynamic.len() as u32 / 4).max(1);
        dynamic.sort_by_key(|symbol| elf::gnu_hash(symbol.name.as_bytes()) % buckets);
        let mut w = Writer::new(Endianness::Little, true, out);
        let names = Names::reserve(&mut w, &mut layout, &dynamic, &local);
        let mut file = File {
            w,
            object,
            layout,
            dynamic,
            local,
            buckets,
            names,
            note: note(&object.metadata.to_bytes()),
            note_range: Range::default(),
            read_size: 0,
            dynsym: 0,
            gnu_hash: 0,
            hash: 0,
            dynstr: 0,
            rela: Range::default(),
            dynamic_range: Range::default(),
            dynamic_entries: Vec::new(),
        };
        file.reserve_read_only();
        file.reserve_rest();
        file.layout.fill(object);
        file
    }

    fn has_data(&self) -> bool {
        self.layout.data.size > 0 || self.layout.bss.size > 0
    }

    fn segments(&self) -> u32 {
        8 + u32::from(self.has_data())
    }

    /// Places for what the first segment holds.
    fn reserve_read_only(&mut self) {
        let count = self.dynamic.len() as u32;
        let segments = self.segments();
        let w = &mut self.w;
        w.reserve_file_header();
        w.reserve_program_headers(segments);
        self.note_range = Range::read_only(w.reserve(self.note.len(), 4), self.note.len() as u64);
        self.dynsym = w.reserve_dynsym() as u64;
        self.gnu_hash = w.reserve_gnu_hash(1, self.buckets, count) as u64;
        self.hash = w.reserve_hash(count + 1, count + 1) as u64;
        self.dynstr = w.reserve_dynstr() as u64;
        let relative = self.layout.relative.len();
        if self.names.rela.is_some() {
            self.rela = Range::read_only(w.reserve_relocations(relative, true), relative as u64 * RELA_SIZE);
        }
        let rodata = &mut self.layout.rodata;
        rodata.align = rodata.align.max(DESCRIPTOR_ALIGN);
        rodata.offset = w.reserve(rodata.size as usize, rodata.align as usize) as u64;
        rodata.address = rodata.offset;
        self.read_size = w.reserved_len() as u64;
    }

    /// Places for the other segments, each on pages of its own, and for what is not mapped.
    fn reserve_rest(&mut self) {
        let dynstr_size = self.w.dynstr_len() as u64;
        let (w, layout) = (&mut self.w, &mut self.layout);
        layout.text.offset = w.reserve(layout.text.size as usize, layout.text.align as usize) as u64;
        layout.text.address = layout.text.offset + PAGE;
        self.dynamic_entries.extend([
            (elf::DT_SYMTAB, self.dynsym),
            (elf::DT_SYMENT, SYMBOL_SIZE),
            (elf::DT_STRTAB, self.dynstr),
            (elf::DT_STRSZ, dynstr_size),
            (elf::DT_GNU_HASH, self.gnu_hash),
            (elf::DT_HASH, self.hash),
        ]);
        if self.names.rela.is_some() {
            self.dynamic_entries.extend([
                (elf::DT_RELA, self.rela.offset),
                (elf::DT_RELASZ, self.rela.size),
                (elf::DT_RELAENT, RELA_SIZE),
                (elf::DT_RELACOUNT, layout.relative.len() as u64),
            ]);
        }
        self.dynamic_entries.push((elf::DT_NULL, 0));
        let offset = w.reserve_dynamic(self.dynamic_entries.len()) as u64;
        self.dynamic_range = Range {
            offset,
            address: offset + 2 * PAGE,
            size: self.dynamic_entries.len() as u64 * DYNAMIC_SIZE,
        };
        let (data, bss) = (&mut layout.data, &mut layout.bss);
        let align = data.align.max(bss.align).max(1);
        data.offset = w.reserve(data.size as usize, align as usize) as u64;
        data.address = data.offset + 3 * PAGE;
        bss.offset = data.offset + data.size;
        bss.address = (data.address + data.size).next_multiple_of(bss.align.max(1));
        w.reserve_symtab();
        w.reserve_shstrtab();
        w.reserve_strtab();
        w.reserve_section_headers();
    }

    fn write(mut self) -> Result<(), WriteError> {
        let header = FileHeader {
            os_abi: OSABI_AMDGPU_HSA,
            abi_version: self.object.version.abi_version(),
            e_type: elf::ET_DYN,
            e_machine: elf::EM_AMDGPU,
            e_entry: 0,
            e_flags: self.object.target.e_flags(),
        };
        let header = self.w.write_file_header(&header);
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
        let (text, dynamic) = (Range::from(&layout.text), self.dynamic_range);
        segment(elf::PT_PHDR, read, headers, headers.size, 8);
        segment(elf::PT_LOAD, read, readable, readable.size, PAGE);
        segment(elf::PT_LOAD, execute, text, text.size, PAGE);
        segment(elf::PT_LOAD, write, dynamic, dynamic.size, PAGE);
        if has_data {
            let memory = layout.bss.address + layout.bss.size - layout.data.address;
            segment(elf::PT_LOAD, write, Range::from(&layout.data), memory, PAGE);
        }
        segment(elf::PT_DYNAMIC, write, dynamic, dynamic.size, 8);
        segment(elf::PT_GNU_RELRO, read, dynamic, dynamic.size, 1);
        segment(elf::PT_GNU_STACK, write, Range::default(), 0, 0);
        segment(elf::PT_NOTE, read, self.note_range, self.note_range.size, 4);
    }

    fn symbol(&self, symbol: &Symbol, name: StringId) -> Sym {
        let section = self.layout.section(symbol.room);
        let (binding, visibility) = match symbol.exported {
            true => (elf::STB_GLOBAL, elf::STV_PROTECTED),
            false => (elf::STB_LOCAL, elf::STV_HIDDEN),
        };
        Sym {
            name: Some(name),
            section: section.index,
            st_info: binding << 4 | symbol.kind,
            st_other: visibility,
            st_shndx: 0,
            st_value: section.address + symbol.value,
            st_size: symbol.size,
        }
    }

    fn write_read_only(&mut self) {
        self.w.write_align(4);
        self.w.write(&self.note);
        self.w.write_null_dynamic_symbol();
        for (symbol, &name) in self.dynamic.iter().zip(&self.names.exported) {
            let symbol = self.symbol(symbol, name);
            self.w.write_dynamic_symbol(&symbol);
        }
        let (w, dynamic) = (&mut self.w, &self.dynamic);
        let count = dynamic.len() as u32;
        let gnu_hash = |index: u32| elf::gnu_hash(dynamic[index as usize].name.as_bytes());
        w.write_gnu_hash(1, 26, 1, self.buckets, count, gnu_hash);
        w.write_hash(count + 1, count + 1, |index| {
            let symbol = dynamic.get((index as usize).checked_sub(1)?)?;
            Some(elf::hash(symbol.name.as_bytes()))
        });
        w.write_dynstr();
        let layout = &self.layout;
        if self.names.rela.is_some() {
            w.write_align_relocation();
            for &(room, place, target, addend) in &layout.relative {
                let relocation = Rel {
                    r_offset: layout.section(room).address + place,
                    r_sym: 0,
                    r_type: RelocationKind::Relative64.elf_type(),
                    r_addend: (layout.address(self.object, target) as i64).wrapping_add(addend),
                };
                w.write_relocation(true, &relocation);
            }
        }
        w.pad_until(layout.rodata.offset as usize);
        w.write(&layout.rodata.bytes);
    }

    fn write_rest(&mut self) {
        let (w, layout) = (&mut self.w, &self.layout);
        w.pad_until(layout.text.offset as usize);
        w.write(&layout.text.bytes);
        w.write_align_dynamic();
        for &(tag, value) in &self.dynamic_entries {
            w.write_dynamic(tag, value);
        }
        w.pad_until(layout.data.offset as usize);
        w.write(&layout.data.bytes);
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
        let section = |name, sh_type, flags: u32, range: Range, align| SectionHeader {
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
        let (allocated, code) = (elf::SHF_ALLOC, elf::SHF_ALLOC | elf::SHF_EXECINSTR);
        let w = &mut self.w;
        w.write_null_section_header();
        w.write_section_header(&section(names.note, elf::SHT_NOTE, allocated, self.note_range, 4));
        w.write_dynsym_section_header(self.dynsym, 1);
        w.write_gnu_hash_section_header(self.gnu_hash);
        w.write_hash_section_header(self.hash);
        w.write_dynstr_section_header(self.dynstr);
        if let Some(name) = names.rela {
            let mut header = section(name, elf::SHT_RELA, allocated, self.rela, 8);
            header.sh_link = w.dynsym_index().0;
            header.sh_entsize = RELA_SIZE;
            w.write_section_header(&header);
        }
        let of =
            |name, part: &Section, sh_type, flags| section(name, sh_type, flags, part.into(), part.align);
        w.write_section_header(&of(names.rodata, &layout.rodata, elf::SHT_PROGBITS, allocated));
        w.write_section_header(&of(names.text, &layout.text, elf::SHT_PROGBITS, code));
        w.write_dynamic_section_header(self.dynamic_range.address);
        for &(room, name) in &names.writable {
            let sh_type = match room {
                Room::Bss => elf::SHT_NOBITS,
                _ => elf::SHT_PROGBITS,
            };
            w.write_section_header(&of(
                name,
                layout.section(room),
                sh_type,
                allocated | elf::SHF_WRITE,
            ));
        }
        // Behind the null symbol and `_DYNAMIC`.
        w.write_symtab_section_header(2 + self.local.len() as u32);
        w.write_shstrtab_section_header();
        w.write_strtab_section_header();
    }
}

impl Names {
    fn reserve<'a>(
        w: &mut Writer<'a>,
        layout: &mut Layout,
        dynamic: &[&'a Symbol],
        local: &[&'a Symbol],
    ) -> Names {
        // Section indices, in the order of the table.
        w.reserve_null_section_index();
        let note = w.add_section_name(b".note");
        w.reserve_section_index();
        w.reserve_dynsym_section_index();
        w.reserve_gnu_hash_section_index();
        w.reserve_hash_section_index();
        w.reserve_dynstr_section_index();
        let rela = (!layout.relative.is_empty()).then(|| {
            w.reserve_section_index();
            w.add_section_name(b".rela.dyn")
        });
        let rodata = w.add_section_name(b".rodata");
        layout.rodata.index = Some(w.reserve_section_index());
        let text = w.add_section_name(b".text");
        layout.text.index = Some(w.reserve_section_index());
        let dynamic_section = w.reserve_dynamic_section_index();
        let mut writable = Vec::new();
        for (room, name) in [(Room::Data, &b".data"[..]), (Room::Bss, &b".bss"[..])] {
            if layout.section(room).size > 0 {
                writable.push((room, w.add_section_name(name)));
                layout.section_mut(room).index = Some(w.reserve_section_index());
            }
        }
        w.reserve_symtab_section_index();
        w.reserve_shstrtab_section_index();
        w.reserve_strtab_section_index();
        // Symbols and strings.
        w.reserve_null_dynamic_symbol_index();
        let mut exported = Vec::with_capacity(dynamic.len());
        for symbol in dynamic {
            w.reserve_dynamic_symbol_index();
            exported.push(w.add_dynamic_string(symbol.name.as_bytes()));
        }
        w.reserve_null_symbol_index();
        let dynamic_symbol = w.add_string(b"_DYNAMIC");
        w.reserve_symbol_index(Some(dynamic_section));
        let mut symbols = Vec::with_capacity(local.len() + dynamic.len());
        for symbol in local.iter().chain(dynamic) {
            w.reserve_symbol_index(layout.section(symbol.room).index);
            symbols.push(w.add_string(symbol.name.as_bytes()));
        }
        Names {
            note,
            rela,
            rodata,
            text,
            writable,
            dynamic_section,
            dynamic_symbol,
            exported,
            symbols,
        }
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
