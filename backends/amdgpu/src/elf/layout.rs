//! Where the items of a code object lie in its sections, and the bytes there.

use super::object::{CodeObject, ItemKind, WriteError};
use super::{DESCRIPTOR_SUFFIX, RelocationKind};
use crate::descriptor::{DESCRIPTOR_ALIGN, DESCRIPTOR_SIZE};
use object::elf;
use object::write::elf::SectionIndex;
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
pub(super) enum Room {
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
pub(super) struct Section {
    pub(super) bytes: Vec<u8>,
    /// Size in memory; larger than `bytes` only for `.bss`.
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

/// A symbol to be written.
pub(super) struct Symbol {
    pub(super) name: String,
    pub(super) room: Room,
    pub(super) value: u64,
    pub(super) size: u64,
    pub(super) kind: u8,
    pub(super) exported: bool,
}

/// The sections that hold items.
#[derive(Default)]
pub(super) struct Layout {
    pub(super) rodata: Section,
    pub(super) text: Section,
    pub(super) data: Section,
    pub(super) bss: Section,
    /// Offset in its section of each item.
    pub(super) item_offset: Vec<u64>,
    /// Offset in `.rodata` of each kernel's descriptor.
    pub(super) descriptor_offset: Vec<Option<u64>>,
    pub(super) by_name: HashMap<String, usize>,
    /// Absolute addresses in data: where, the item that they name, what is added.
    pub(super) relative: Vec<(Room, u64, usize, i64)>,
}

impl Layout {
    pub(super) fn new(object: &CodeObject) -> Result<Self, WriteError> {
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

    pub(super) fn section(&self, room: Room) -> &Section {
        match room {
            Room::Rodata => &self.rodata,
            Room::Text => &self.text,
            Room::Data => &self.data,
            Room::Bss => &self.bss,
        }
    }

    pub(super) fn section_mut(&mut self, room: Room) -> &mut Section {
        match room {
            Room::Rodata => &mut self.rodata,
            Room::Text => &mut self.text,
            Room::Data => &mut self.data,
            Room::Bss => &mut self.bss,
        }
    }

    pub(super) fn address(&self, object: &CodeObject, item: usize) -> u64 {
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
    pub(super) fn fill(&mut self, object: &CodeObject) {
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

    pub(super) fn symbols(&self, object: &CodeObject) -> Vec<Symbol> {
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
                    name: format!("{}{DESCRIPTOR_SUFFIX}", item.name),
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
}
