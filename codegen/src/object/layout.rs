//! Where the items of an object file lie in their sections, and the bytes there.

use super::MAX_ALIGN;
use super::error::WriteError;
use super::item::{Item, ItemKind, Notes, ObjectFile};
use super::relocation::{Relocation, RelocationKind};
use object::elf;
use object::write::elf::SectionIndex;
use rustc_hash::FxHashMap;

/// The four places that items go to, in the order of their sections.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Room {
    Rodata,
    Text,
    Data,
    Bss,
}

impl Room {
    pub(super) const ALL: [Room; 4] = [Room::Rodata, Room::Text, Room::Data, Room::Bss];

    pub(super) fn of(kind: ItemKind) -> Room {
        match kind {
            ItemKind::Code | ItemKind::Entry(_) => Room::Text,
            ItemKind::Constant => Room::Rodata,
            ItemKind::Variable => Room::Data,
            ItemKind::Zeroed(_) => Room::Bss,
        }
    }

    pub(super) fn name(self) -> &'static [u8] {
        match self {
            Room::Rodata => b".rodata",
            Room::Text => b".text",
            Room::Data => b".data",
            Room::Bss => b".bss",
        }
    }

    pub(super) fn relocation_name(self) -> &'static [u8] {
        match self {
            Room::Rodata => b".rela.rodata",
            Room::Text => b".rela.text",
            Room::Data => b".rela.data",
            Room::Bss => b".rela.bss",
        }
    }

    /// Type and flags of the section.
    pub(super) fn header(self) -> (u32, u32) {
        match self {
            Room::Rodata => (elf::SHT_PROGBITS, elf::SHF_ALLOC),
            Room::Text => (elf::SHT_PROGBITS, elf::SHF_ALLOC | elf::SHF_EXECINSTR),
            Room::Data => (elf::SHT_PROGBITS, elf::SHF_ALLOC | elf::SHF_WRITE),
            Room::Bss => (elf::SHT_NOBITS, elf::SHF_ALLOC | elf::SHF_WRITE),
        }
    }
}

/// One section while it is laid out.
#[derive(Default)]
pub(super) struct Section {
    /// Contents; none of `.bss`.
    pub(super) bytes: Vec<u8>,
    /// Bytes in memory.
    pub(super) size: u64,
    pub(super) align: u64,
    pub(super) address: u64,
    pub(super) offset: u64,
    pub(super) index: Option<SectionIndex>,
}

impl Section {
    fn place(&mut self, align: u64, size: u64) -> u64 {
        let start = self.size.next_multiple_of(align);
        self.size = start + size;
        self.align = self.align.max(align);
        start
    }
}

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// An item, by number.
    Item(usize),
    /// A symbol that is left to others, by number.
    Undefined(usize),
}

/// A reference: the item that has it, what it says, what it means.
pub(super) type Found<'a, R> = (usize, &'a Relocation<R>, Meaning);

/// The sections that hold items.
pub(super) struct Layout<'a, R> {
    items: &'a [Item<R>],
    sections: [Section; 4],
    /// Offset of each item in its section.
    offsets: Vec<u64>,
    by_name: FxHashMap<&'a str, Meaning>,
}

impl<'a, R: RelocationKind> Layout<'a, R> {
    pub(super) fn new(file: &ObjectFile<'a, R>) -> Result<Self, WriteError> {
        let mut layout = Layout {
            items: file.items,
            sections: Default::default(),
            offsets: Vec::with_capacity(file.items.len()),
            by_name: FxHashMap::default(),
        };
        for (index, name) in file.undefined.iter().enumerate() {
            layout.by_name.insert(name, Meaning::Undefined(index));
        }
        for (index, item) in file.items.iter().enumerate() {
            if layout.by_name.insert(&item.name, Meaning::Item(index)).is_some() {
                return Err(WriteError::DuplicateSymbol(item.name.clone()));
            }
            if !item.align.is_power_of_two() || item.align > MAX_ALIGN {
                return Err(WriteError::BadAlignment {
                    item: item.name.clone(),
                    align: item.align,
                });
            }
            let room = Room::of(item.kind);
            let align = match room {
                Room::Text => item.align.max(file.code.align),
                _ => item.align,
            };
            let offset = layout.section_mut(room).place(align, item.size());
            layout.offsets.push(offset);
        }
        let text = layout.section_mut(Room::Text);
        text.align = text.align.max(file.code.align);
        text.size = text.size.next_multiple_of(file.code.line) + file.code.tail;
        for section in &mut layout.sections {
            section.align = section.align.max(1);
        }
        for room in [Room::Rodata, Room::Text, Room::Data] {
            let section = layout.section_mut(room);
            section.bytes = vec![0; section.size as usize];
        }
        for word in layout.section_mut(Room::Text).bytes.chunks_exact_mut(4) {
            word.copy_from_slice(&file.code.fill.to_le_bytes());
        }
        for (item, offset) in layout.items.iter().zip(&layout.offsets) {
            let room = Room::of(item.kind);
            if room != Room::Bss {
                let section = &mut layout.sections[room as usize];
                section.bytes[*offset as usize..][..item.bytes.len()].copy_from_slice(&item.bytes);
            }
        }
        Ok(layout)
    }

    pub(super) fn section(&self, room: Room) -> &Section {
        &self.sections[room as usize]
    }

    pub(super) fn section_mut(&mut self, room: Room) -> &mut Section {
        &mut self.sections[room as usize]
    }

    /// The section of an item, and the offset there.
    pub(super) fn place(&self, item: usize) -> (Room, u64) {
        (Room::of(self.items[item].kind), self.offsets[item])
    }

    /// The address of an item, once sections have theirs.
    pub(super) fn address(&self, item: usize) -> u64 {
        let (room, offset) = self.place(item);
        self.section(room).address + offset
    }

    /// All references, with their items and what they refer to.
    ///
    /// # Errors
    /// Names that mean nothing, and fields outside their items.
    pub(super) fn references(&self) -> Result<Vec<Found<'a, R>>, WriteError> {
        let mut all = Vec::new();
        for (index, item) in self.items.iter().enumerate() {
            for relocation in &item.relocations {
                let Some(&meaning) = self.by_name.get(relocation.symbol.as_str()) else {
                    return Err(WriteError::UndefinedSymbol {
                        item: item.name.clone(),
                        symbol: relocation.symbol.clone(),
                    });
                };
                let end = relocation.offset.saturating_add(relocation.kind.size() as u64);
                if end > item.bytes.len() as u64 {
                    let what = format!("reference at {} lies outside the item", relocation.offset);
                    return Err(self.bad(index, what));
                }
                all.push((index, relocation, meaning));
            }
        }
        Ok(all)
    }

    /// Fills in a field, seen as if it and the symbol had these addresses.
    pub(super) fn fill(
        &mut self,
        item: usize,
        relocation: &Relocation<R>,
        symbol: u64,
        place: u64,
    ) -> Result<(), WriteError> {
        let value = relocation.kind.value(symbol, relocation.addend, place);
        let value = value.ok_or_else(|| WriteError::OutOfReach {
            item: self.items[item].name.clone(),
            symbol: relocation.symbol.clone(),
        })?;
        let (room, offset) = self.place(item);
        let start = (offset + relocation.offset) as usize;
        let size = relocation.kind.size();
        self.section_mut(room).bytes[start..][..size].copy_from_slice(&value.to_le_bytes()[..size]);
        Ok(())
    }

    pub(super) fn bad(&self, item: usize, what: String) -> WriteError {
        WriteError::BadRelocation {
            item: self.items[item].name.clone(),
            what,
        }
    }

    /// The symbol of an item.
    pub(super) fn symbol(&self, index: usize) -> Symbol<'a> {
        let item = &self.items[index];
        let (room, value) = self.place(index);
        Symbol {
            name: &item.name,
            place: Some((room, value)),
            size: item.size(),
            kind: match (item.kind, room) {
                (ItemKind::Entry(kind), _) => kind,
                (_, Room::Text) => elf::STT_FUNC,
                _ => elf::STT_OBJECT,
            },
            exported: item.exported,
        }
    }
}

/// A symbol to be written.
#[derive(Clone, Copy)]
pub(super) struct Symbol<'a> {
    pub(super) name: &'a str,
    /// Section and offset there; none of what is left to others.
    pub(super) place: Option<(Room, u64)>,
    pub(super) size: u64,
    pub(super) kind: u8,
    pub(super) exported: bool,
}

impl<'a> Symbol<'a> {
    /// A symbol that is left to others.
    pub(super) fn undefined(name: &'a str) -> Symbol<'a> {
        Symbol {
            name,
            place: None,
            size: 0,
            kind: elf::STT_NOTYPE,
            exported: true,
        }
    }

    /// Its binding and visibility. What the file defines cannot be replaced by what others define under the name.
    pub(super) fn info(&self) -> (u8, u8) {
        let (binding, visibility) = match (self.exported, self.place) {
            (true, Some(_)) => (elf::STB_GLOBAL, elf::STV_PROTECTED),
            (true, None) => (elf::STB_GLOBAL, elf::STV_DEFAULT),
            (false, _) => (elf::STB_LOCAL, elf::STV_HIDDEN),
        };
        (binding << 4 | self.kind, visibility)
    }
}

impl Notes<'_> {
    /// The bytes of the section.
    pub(super) fn records(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for note in self.notes {
            let mut owner = note.owner.to_vec();
            owner.push(0);
            for word in [owner.len() as u32, note.content.len() as u32, note.kind] {
                out.extend(word.to_le_bytes());
            }
            for part in [&owner, note.content] {
                out.extend(part);
                out.resize(out.len().next_multiple_of(4), 0);
            }
        }
        out
    }
}
