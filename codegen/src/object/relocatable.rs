//! Relocatable files (`ET_REL`): sections without addresses, for linkers, and for loaders that place sections themselves.
//!
//! Of the references only those within one section are resolved here. The symbol table has local symbols, then those that others
//! see, then those that are left to others.

use super::error::WriteError;
use super::item::ObjectFile;
use super::layout::{Layout, Meaning, Room, Symbol};
use super::relocation::{Reference, RelocationKind};
use object::Endianness;
use object::elf;
use object::write::StringId;
use object::write::elf::{FileHeader, Rel, SectionHeader, SymbolIndex, Writer};

/// A reference that is left to the linker or loader.
struct Pending<R> {
    offset: u64,
    kind: R,
    target: Meaning,
    addend: i64,
}

/// What is known of a section in the file beside its contents.
struct Part<R> {
    room: Room,
    name: Option<StringId>,
    relocation_name: Option<StringId>,
    pending: Vec<Pending<R>>,
    relocation_offset: usize,
}

impl<R: RelocationKind> ObjectFile<'_, R> {
    /// The bytes of a relocatable file.
    ///
    /// # Errors
    /// [`WriteError`] if symbols clash, references do not resolve, or alignments are impossible.
    pub fn relocatable(&self) -> Result<Vec<u8>, WriteError> {
        let mut layout = Layout::new(self)?;
        let mut parts = Room::ALL.map(|room| Part {
            room,
            name: None,
            relocation_name: None,
            pending: Vec::new(),
            relocation_offset: 0,
        });
        resolve(&mut layout, &mut parts)?;
        let note = self.notes.records();
        let mut out = Vec::new();
        File::reserve(self, layout, parts, &note, &mut out).write()?;
        Ok(out)
    }
}

/// Resolves what one section holds of both sides, and keeps the rest.
fn resolve<R: RelocationKind>(
    layout: &mut Layout<'_, R>,
    parts: &mut [Part<R>; 4],
) -> Result<(), WriteError> {
    for (item, relocation, target) in layout.references()? {
        let (room, start) = layout.place(item);
        let place = start + relocation.offset;
        let reference = relocation.kind.reference();
        let near = match target {
            Meaning::Item(target) => Some(layout.place(target)).filter(|(there, _)| *there == room),
            Meaning::Undefined(_) => None,
        };
        match (reference, near) {
            (Reference::Relative | Reference::Branch, Some((_, symbol))) => {
                layout.fill(item, relocation, symbol, place)?;
            }
            (Reference::Branch, None) => {
                return Err(layout.bad(item, format!("{} is no code", relocation.symbol)));
            }
            _ => parts[room as usize].pending.push(Pending {
                offset: place,
                kind: relocation.kind,
                target,
                addend: relocation.addend,
            }),
        }
    }
    Ok(())
}

/// A file whose parts all have their places: `Writer` wants everything reserved before anything is written, both in one order.
struct File<'a, 'b, R> {
    w: Writer<'b>,
    file: &'a ObjectFile<'a, R>,
    layout: Layout<'a, R>,
    parts: [Part<R>; 4],
    note: &'a [u8],
    note_name: StringId,
    note_offset: u64,
    /// In the order of the table, with their names there.
    symbols: Vec<(Symbol<'a>, StringId)>,
    locals: u32,
    /// Of each item, and of each symbol that is left to others.
    of_item: Vec<u32>,
    of_undefined: Vec<u32>,
}

impl<'a: 'b, 'b, R: RelocationKind> File<'a, 'b, R> {
    fn reserve(
        file: &'a ObjectFile<'a, R>,
        mut layout: Layout<'a, R>,
        mut parts: [Part<R>; 4],
        note: &'a [u8],
        out: &'b mut Vec<u8>,
    ) -> Self {
        let mut w = Writer::new(Endianness::Little, true, out);
        w.reserve_null_section_index();
        for part in &mut parts {
            let section = layout.section_mut(part.room);
            if section.size > 0 {
                part.name = Some(w.add_section_name(part.room.name()));
                section.index = Some(w.reserve_section_index());
            }
            if !part.pending.is_empty() {
                part.relocation_name = Some(w.add_section_name(part.room.relocation_name()));
                w.reserve_section_index();
            }
        }
        let note_name = w.add_section_name(file.notes.section.as_bytes());
        w.reserve_section_index();
        w.reserve_symtab_section_index();
        w.reserve_shstrtab_section_index();
        w.reserve_strtab_section_index();
        let mut this = File {
            w,
            file,
            layout,
            parts,
            note,
            note_name,
            note_offset: 0,
            symbols: Vec::new(),
            locals: 0,
            of_item: vec![0; file.items.len()],
            of_undefined: Vec::new(),
        };
        this.reserve_symbols();
        this.reserve_contents();
        this
    }

    fn reserve_symbols(&mut self) {
        self.w.reserve_null_symbol_index();
        let (global, local): (Vec<usize>, Vec<usize>) =
            (0..self.file.items.len()).partition(|&index| self.file.items[index].exported);
        self.locals = local.len() as u32;
        for index in local.into_iter().chain(global) {
            self.of_item[index] = self.reserve_symbol(self.layout.symbol(index)).0;
        }
        for name in self.file.undefined {
            let index = self.reserve_symbol(Symbol::undefined(name));
            self.of_undefined.push(index.0);
        }
    }

    fn reserve_symbol(&mut self, symbol: Symbol<'a>) -> SymbolIndex {
        let section = symbol.place.and_then(|(room, _)| self.layout.section(room).index);
        let index = self.w.reserve_symbol_index(section);
        self.symbols
            .push((symbol, self.w.add_string(symbol.name.as_bytes())));
        index
    }

    fn reserve_contents(&mut self) {
        let w = &mut self.w;
        w.reserve_file_header();
        for part in &mut self.parts {
            let section = self.layout.section_mut(part.room);
            section.offset = match section.bytes.len() {
                0 => w.reserved_len(),
                bytes => w.reserve(bytes, section.align as usize),
            } as u64;
            if !part.pending.is_empty() {
                part.relocation_offset = w.reserve_relocations(part.pending.len(), true);
            }
        }
        self.note_offset = w.reserve(self.note.len(), 4) as u64;
        w.reserve_symtab();
        w.reserve_shstrtab();
        w.reserve_strtab();
        w.reserve_section_headers();
    }

    fn write(mut self) -> Result<(), WriteError> {
        let machine = self.file.machine;
        let header = self.w.write_file_header(&FileHeader {
            os_abi: machine.os_abi,
            abi_version: machine.abi_version,
            e_type: elf::ET_REL,
            e_machine: machine.machine,
            e_entry: 0,
            e_flags: machine.flags,
        });
        header.map_err(|error| WriteError::Elf(error.to_string()))?;
        self.write_contents();
        self.write_symbols();
        self.w.write_shstrtab();
        self.w.write_strtab();
        self.write_section_headers();
        Ok(())
    }

    fn write_contents(&mut self) {
        let w = &mut self.w;
        for part in &self.parts {
            let section = self.layout.section(part.room);
            if !section.bytes.is_empty() {
                w.write_align(section.align as usize);
                w.write(&section.bytes);
            }
            if !part.pending.is_empty() {
                w.write_align_relocation();
            }
            for pending in &part.pending {
                let symbol = match pending.target {
                    Meaning::Item(item) => self.of_item[item],
                    Meaning::Undefined(index) => self.of_undefined[index],
                };
                w.write_relocation(
                    true,
                    &Rel {
                        r_offset: pending.offset,
                        r_sym: symbol,
                        r_type: pending.kind.number(),
                        r_addend: pending.addend,
                    },
                );
            }
        }
        w.write_align(4);
        w.write(self.note);
    }

    fn write_symbols(&mut self) {
        self.w.write_null_symbol();
        for (symbol, name) in &self.symbols {
            let (st_info, st_other) = symbol.info();
            let section = symbol.place.and_then(|(room, _)| self.layout.section(room).index);
            self.w.write_symbol(&object::write::elf::Sym {
                name: Some(*name),
                section,
                st_info,
                st_other,
                st_shndx: 0,
                st_value: symbol.place.map_or(0, |(_, offset)| offset),
                st_size: symbol.size,
            });
        }
    }

    fn write_section_headers(&mut self) {
        let w = &mut self.w;
        let symtab = w.symtab_index();
        w.write_null_section_header();
        let header = |name, sh_type, flags: u32, offset, size, align| SectionHeader {
            name: Some(name),
            sh_type,
            sh_flags: flags.into(),
            sh_addr: 0,
            sh_offset: offset,
            sh_size: size,
            sh_link: 0,
            sh_info: 0,
            sh_addralign: align,
            sh_entsize: 0,
        };
        for part in &self.parts {
            let section = self.layout.section(part.room);
            let (Some(name), Some(index)) = (part.name, section.index) else {
                continue;
            };
            let (sh_type, flags) = part.room.header();
            let (offset, size) = (section.offset, section.size);
            w.write_section_header(&header(name, sh_type, flags, offset, size, section.align));
            if let Some(name) = part.relocation_name {
                let (at, count) = (part.relocation_offset, part.pending.len());
                w.write_relocation_section_header(name, index, symtab, at, count, true);
            }
        }
        let flags = if self.file.notes.loaded { elf::SHF_ALLOC } else { 0 };
        let size = self.note.len() as u64;
        w.write_section_header(&header(
            self.note_name,
            elf::SHT_NOTE,
            flags,
            self.note_offset,
            size,
            4,
        ));
        w.write_symtab_section_header(1 + self.locals);
        w.write_shstrtab_section_header();
        w.write_strtab_section_header();
    }
}
