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

mod write;

use super::error::WriteError;
use super::item::ObjectFile;
use super::layout::{Layout, Meaning, Room, Section, Symbol};
use super::relocation::{Loadable, Reference, Relocation};
use object::Endianness;
use object::elf;
use object::write::StringId;
use object::write::elf::{Rel, SectionIndex, Writer};
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
        let note = self.notes.records();
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
            file.notes.section,
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
