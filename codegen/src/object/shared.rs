//! Linked files (`ET_DYN`), for loaders that map segments.
//!
//! Each segment is on pages of its own; `vaddr - offset` grows by a page per segment:
//!
//! | segment | sections |
//! |---|---|
//! | R | headers, note, `.dynsym`, `.gnu.hash`, `.hash`, `.dynstr`, `.rela.dyn`, `.rodata` |
//! | R X | `.text` |
//! | R W, read-only once it is relocated | `.dynamic`, `.got` |
//! | R W | `.data`, `.bss` |
//!
//! References between items are resolved here because all of them are in one file. The loader gets what depends on where it puts
//! the file, or on other files: absolute addresses in data, and the slots of the global offset table through which code reaches
//! what others define.

use super::error::WriteError;
use super::item::ObjectFile;
use super::layout::{Layout, Meaning, Room, Section, Symbol};
use super::relocation::{Loadable, Reference, Relocation};
use object::Endianness;
use object::elf;
use object::write::StringId;
use object::write::elf::{FileHeader, ProgramHeader, Rel, SectionHeader, SectionIndex, Sym, Writer};
use rustc_hash::FxHashMap;

/// Alignment of segments.
const PAGE: u64 = super::MAX_ALIGN;
/// Bytes of an entry of the tables of 64-bit ELF files.
const PROGRAM_HEADER_SIZE: u64 = 56;
const SYMBOL_SIZE: u64 = 24;
const RELA_SIZE: u64 = 24;
const DYNAMIC_SIZE: u64 = 16;
/// Bytes of a slot of the global offset table.
const SLOT_SIZE: u64 = 8;
/// Where the program headers begin: after the header of the file.
const PROGRAM_HEADERS: u64 = 64;

impl<R: Loadable> ObjectFile<'_, R> {
    /// The bytes of a linked file.
    ///
    /// # Errors
    /// [`WriteError`] if symbols clash, references do not resolve, or alignments are impossible.
    pub fn shared(&self) -> Result<Vec<u8>, WriteError> {
        if self.undefined.is_empty() && !self.items.iter().any(|item| item.exported) {
            // Loaders could do nothing with it, and its tables of symbols and strings would be empty.
            return Err(WriteError::Elf(
                "a linked file has no symbol for others".to_owned(),
            ));
        }
        let layout = Layout::new(self)?;
        let references = References::new(self, &layout)?;
        let note = self.note.record();
        let mut out = Vec::new();
        let mut file = File::reserve(self, layout, references, &note, &mut out);
        file.fill()?;
        file.write()?;
        Ok(out)
    }
}

/// What the references of a file come to.
struct References<'a, R> {
    /// Resolved when sections have addresses; with the slot if the reference goes through one.
    here: Vec<(usize, &'a Relocation<R>, Meaning, Option<usize>)>,
    /// Addresses in data: the item, where in it, what is meant, what is added.
    addresses: Vec<(usize, u64, Meaning, i64)>,
    /// Whose address each slot holds.
    slots: Vec<Meaning>,
}

impl<'a, R: Loadable> References<'a, R> {
    fn new(file: &ObjectFile<'a, R>, layout: &Layout<'a, R>) -> Result<Self, WriteError> {
        let mut all = References {
            here: Vec::new(),
            addresses: Vec::new(),
            slots: Vec::new(),
        };
        let mut of_symbol: FxHashMap<&str, usize> = FxHashMap::default();
        for (item, relocation, target) in layout.references()? {
            let (symbol, kind) = (&relocation.symbol, relocation.kind);
            let data = Room::of(file.items[item].kind) == Room::Data;
            match (kind.reference(), target) {
                (Reference::Relative | Reference::Branch, Meaning::Item(_)) => {
                    all.here.push((item, relocation, target, None));
                }
                (Reference::Relative | Reference::Branch, Meaning::Undefined(_)) => {
                    let what = format!("{kind:?} reference to {symbol}, which another file defines");
                    return Err(layout.bad(item, what));
                }
                (Reference::Absolute, _) if data && kind == R::ADDRESS => {
                    all.addresses
                        .push((item, relocation.offset, target, relocation.addend));
                }
                (Reference::Absolute, _) => {
                    return Err(layout.bad(
                        item,
                        format!("{kind:?} reference to {symbol}: only data can hold absolute addresses, of 64 bits"),
                    ));
                }
                (Reference::Slot, _) => {
                    let next = all.slots.len();
                    let slot = *of_symbol.entry(symbol).or_insert(next);
                    if slot == next {
                        all.slots.push(target);
                    }
                    all.here.push((item, relocation, target, Some(slot)));
                }
            }
        }
        Ok(all)
    }

    /// Entries of `.rela.dyn`.
    fn dynamic(&self) -> usize {
        self.addresses.len() + self.slots.len()
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
    /// A part whose address is its offset.
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
struct File<'a, 'b, R> {
    w: Writer<'b>,
    file: &'a ObjectFile<'a, R>,
    layout: Layout<'a, R>,
    references: References<'a, R>,
    /// Dynamic symbols: those that are left to others, then those of the file by bucket of the hash table.
    dynamic: Vec<Symbol<'a>>,
    local: Vec<Symbol<'a>>,
    buckets: u32,
    names: Names,
    note: &'a [u8],
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
    got: Range,
}

/// Sections and strings of the file.
struct Names {
    note: StringId,
    rela: Option<StringId>,
    rodata: StringId,
    text: StringId,
    got: Option<StringId>,
    /// `.data` and `.bss`, if there are any.
    writable: Vec<(Room, StringId)>,
    dynamic_section: SectionIndex,
    dynamic_symbol: StringId,
    /// Of the dynamic symbols.
    exported: Vec<StringId>,
    /// Of all symbols, the local ones first.
    symbols: Vec<StringId>,
}

impl<'a: 'b, 'b, R: Loadable> File<'a, 'b, R> {
    fn reserve(
        file: &'a ObjectFile<'a, R>,
        mut layout: Layout<'a, R>,
        references: References<'a, R>,
        note: &'a [u8],
        out: &'b mut Vec<u8>,
    ) -> Self {
        let symbols = (0..file.items.len()).map(|index| layout.symbol(index));
        let (mut exported, local): (Vec<_>, Vec<_>) = symbols.partition(|symbol| symbol.exported);
        let buckets = (exported.len() as u32 / 4).max(1);
        exported.sort_by_key(|symbol| elf::gnu_hash(symbol.name.as_bytes()) % buckets);
        let undefined = file.undefined.iter().map(|name| Symbol::undefined(name));
        let dynamic: Vec<_> = undefined.chain(exported).collect();
        let mut w = Writer::new(Endianness::Little, true, out);
        let names = Names::reserve(
            &mut w,
            file.note.section,
            &mut layout,
            &references,
            (&dynamic, &local),
        );
        let mut file = File {
            w,
            file,
            layout,
            references,
            dynamic,
            local,
            buckets,
            names,
            note,
            note_range: Range::default(),
            read_size: 0,
            dynsym: 0,
            gnu_hash: 0,
            hash: 0,
            dynstr: 0,
            rela: Range::default(),
            dynamic_range: Range::default(),
            dynamic_entries: Vec::new(),
            got: Range::default(),
        };
        file.reserve_read_only();
        file.reserve_rest();
        file
    }

    fn has_data(&self) -> bool {
        self.layout.section(Room::Data).size > 0 || self.layout.section(Room::Bss).size > 0
    }

    fn segments(&self) -> u32 {
        8 + u32::from(self.has_data())
    }

    /// Symbols that the hash table finds: those of the file.
    fn hashed(&self) -> u32 {
        (self.dynamic.len() - self.file.undefined.len()) as u32
    }

    /// Places for what the first segment holds.
    fn reserve_read_only(&mut self) {
        let (all, hashed) = (self.dynamic.len() as u32, self.hashed());
        let segments = self.segments();
        let w = &mut self.w;
        w.reserve_file_header();
        w.reserve_program_headers(segments);
        self.note_range = Range::read_only(w.reserve(self.note.len(), 4), self.note.len() as u64);
        self.dynsym = w.reserve_dynsym() as u64;
        self.gnu_hash = w.reserve_gnu_hash(1, self.buckets, hashed) as u64;
        self.hash = w.reserve_hash(all + 1, all + 1) as u64;
        self.dynstr = w.reserve_dynstr() as u64;
        let count = self.references.dynamic();
        if self.names.rela.is_some() {
            self.rela = Range::read_only(w.reserve_relocations(count, true), count as u64 * RELA_SIZE);
        }
        let rodata = self.layout.section_mut(Room::Rodata);
        rodata.offset = w.reserve(rodata.size as usize, rodata.align as usize) as u64;
        rodata.address = rodata.offset;
        self.read_size = w.reserved_len() as u64;
    }

    /// Places for the other segments, each on pages of its own, and for what is not mapped.
    fn reserve_rest(&mut self) {
        let dynstr_size = self.w.dynstr_len() as u64;
        let w = &mut self.w;
        let text = self.layout.section_mut(Room::Text);
        text.offset = w.reserve(text.size as usize, text.align as usize) as u64;
        text.address = text.offset + PAGE;
        self.dynamic_entries.extend([
            (elf::DT_SYMTAB, self.dynsym),
            (elf::DT_SYMENT, SYMBOL_SIZE),
            (elf::DT_STRTAB, self.dynstr),
            (elf::DT_STRSZ, dynstr_size),
            (elf::DT_GNU_HASH, self.gnu_hash),
            (elf::DT_HASH, self.hash),
        ]);
        if self.names.rela.is_some() {
            let relative = self.dynamic_relocations().iter().filter(|r| r.r_sym == 0).count();
            self.dynamic_entries.extend([
                (elf::DT_RELA, self.rela.offset),
                (elf::DT_RELASZ, self.rela.size),
                (elf::DT_RELAENT, RELA_SIZE),
                (elf::DT_RELACOUNT, relative as u64),
            ]);
        }
        self.dynamic_entries.push((elf::DT_NULL, 0));
        let w = &mut self.w;
        let offset = w.reserve_dynamic(self.dynamic_entries.len()) as u64;
        self.dynamic_range = Range {
            offset,
            address: offset + 2 * PAGE,
            size: self.dynamic_entries.len() as u64 * DYNAMIC_SIZE,
        };
        let size = self.references.slots.len() as u64 * SLOT_SIZE;
        let offset = w.reserve(size as usize, SLOT_SIZE as usize) as u64;
        self.got = Range {
            offset,
            address: offset + 2 * PAGE,
            size,
        };
        let bss_align = self.layout.section(Room::Bss).align;
        let data = self.layout.section_mut(Room::Data);
        data.offset = w.reserve(data.size as usize, data.align.max(bss_align) as usize) as u64;
        data.address = data.offset + 3 * PAGE;
        let (offset, end) = (data.offset + data.size, data.address + data.size);
        let bss = self.layout.section_mut(Room::Bss);
        bss.offset = offset;
        bss.address = end.next_multiple_of(bss.align);
        w.reserve_symtab();
        w.reserve_shstrtab();
        w.reserve_strtab();
        w.reserve_section_headers();
    }

    /// Fills in what is known now.
    fn fill(&mut self) -> Result<(), WriteError> {
        for &(item, relocation, target, slot) in &self.references.here {
            let place = self.layout.address(item) + relocation.offset;
            let symbol = match (slot, target) {
                (Some(slot), _) => self.got.address + slot as u64 * SLOT_SIZE,
                (None, Meaning::Item(target)) => self.layout.address(target),
                (None, Meaning::Undefined(_)) => continue,
            };
            self.layout.fill(item, relocation, symbol, place)?;
        }
        Ok(())
    }

    /// What the loader fills in: what depends on the file's own place first.
    fn dynamic_relocations(&self) -> Vec<Rel> {
        let addresses = self.references.addresses.iter();
        let addresses = addresses.map(|&(item, offset, target, addend)| {
            let place = self.layout.address(item) + offset;
            (place, target, addend)
        });
        let slots = self.references.slots.iter().enumerate();
        let slots = slots.map(|(slot, &target)| (self.got.address + slot as u64 * SLOT_SIZE, target, 0));
        let mut all: Vec<Rel> = addresses
            .chain(slots)
            .map(|(place, target, addend)| match target {
                Meaning::Item(item) => Rel {
                    r_offset: place,
                    r_sym: 0,
                    r_type: R::BASE.number(),
                    r_addend: (self.layout.address(item) as i64).wrapping_add(addend),
                },
                Meaning::Undefined(index) => Rel {
                    r_offset: place,
                    // After the null symbol.
                    r_sym: 1 + index as u32,
                    r_type: R::ADDRESS.number(),
                    r_addend: addend,
                },
            })
            .collect();
        all.sort_by_key(|relocation| relocation.r_sym != 0);
        all
    }

    fn write(mut self) -> Result<(), WriteError> {
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

impl Names {
    fn reserve<'a, R: Loadable>(
        w: &mut Writer<'a>,
        note_section: &'a str,
        layout: &mut Layout<'_, R>,
        references: &References<'_, R>,
        (dynamic, local): (&[Symbol<'a>], &[Symbol<'a>]),
    ) -> Names {
        // Section indices, in the order of the table.
        w.reserve_null_section_index();
        let note = w.add_section_name(note_section.as_bytes());
        w.reserve_section_index();
        w.reserve_dynsym_section_index();
        w.reserve_gnu_hash_section_index();
        w.reserve_hash_section_index();
        w.reserve_dynstr_section_index();
        let section = |w: &mut Writer<'a>, name: &'static [u8]| {
            let name = w.add_section_name(name);
            (name, w.reserve_section_index())
        };
        let rela = (references.dynamic() > 0).then(|| section(w, b".rela.dyn").0);
        let mut of = |w: &mut Writer<'a>, room: Room| {
            let (name, index) = section(w, room.name());
            layout.section_mut(room).index = Some(index);
            name
        };
        let rodata = of(w, Room::Rodata);
        let text = of(w, Room::Text);
        let dynamic_section = w.reserve_dynamic_section_index();
        let got = (!references.slots.is_empty()).then(|| {
            let name = w.add_section_name(b".got");
            w.reserve_section_index();
            name
        });
        let mut writable = Vec::new();
        for room in [Room::Data, Room::Bss] {
            if layout.section(room).size > 0 {
                let name = w.add_section_name(room.name());
                layout.section_mut(room).index = Some(w.reserve_section_index());
                writable.push((room, name));
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
            let section = symbol.place.and_then(|(room, _)| layout.section(room).index);
            w.reserve_symbol_index(section);
            symbols.push(w.add_string(symbol.name.as_bytes()));
        }
        Names {
            note,
            rela,
            rodata,
            text,
            got,
            writable,
            dynamic_section,
            dynamic_symbol,
            exported,
            symbols,
        }
    }
}
