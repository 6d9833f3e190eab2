//! Sections to an image, and an image to a file.
//!
//! The image has its header, the section index, and the sections in order of the index, each at a multiple of 16 bytes. The
//! ELF files are those of the HSA tools: relocatable, the image in a section `.brig` at offset 64 with a symbol over it, the
//! section headers after everything else.

use super::{Extras, WriteError, Written};
use crate::container::{ELF_MACHINES, SECTION_NAMES};

/// What a file with a module is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Container {
    /// The image and nothing else.
    #[default]
    Raw,
    /// An ELF file of 32 bits.
    Elf32,
    /// An ELF file of 64 bits.
    Elf64,
}

/// `BrigModuleHeader`.
const MODULE_HEADER: u64 = 104;
/// Offset of the image in an ELF file.
const ELF_IMAGE: usize = 64;

/// The header of standard section `index`; its size is filled in by [`image`].
pub(super) fn section_header(index: usize) -> Vec<u8> {
    let name = SECTION_NAMES.get(index).copied().unwrap_or("").as_bytes();
    // The tools that read this want room for a terminator after the name.
    let header = (24 + name.len()).next_multiple_of(4);
    let mut bytes = Vec::with_capacity(header);
    bytes.extend_from_slice(&0u64.to_le_bytes());
    bytes.extend_from_slice(&(header as u32).to_le_bytes());
    bytes.extend_from_slice(&(name.len() as u32).to_le_bytes());
    bytes.extend_from_slice(name);
    bytes.resize(header, 0);
    bytes
}

/// Where `hsa_data` begins in an image with so many sections.
pub(super) fn data_base(sections: usize) -> usize {
    (MODULE_HEADER as usize + sections * 8).next_multiple_of(16)
}

/// Puts the image together, as pieces that stand one after the other: `data` ends in the data section, which begins at
/// `base`.
pub(super) fn image(
    data: Vec<u8>,
    base: usize,
    others: [Vec<u8>; 2],
    extras: &Extras,
) -> Written<Vec<Vec<u8>>> {
    let count = SECTION_NAMES.len() + extras.sections.len();
    let [code, operands] = others;
    let mut pieces = vec![data, code, operands];
    pieces.extend(extras.sections.iter().map(|other| other.bytes.to_vec()));
    let mut offsets = Vec::with_capacity(count);
    let mut end = base;
    for (n, piece) in pieces.iter_mut().enumerate() {
        let start = if n == 0 { base } else { 0 };
        let size = piece.len() - start;
        if let Some(name) = SECTION_NAMES.get(n) {
            seal(piece.get_mut(start..).unwrap_or(&mut []), size, name)?;
        }
        offsets.push(end as u64);
        // The end of each piece is where the next section begins.
        piece.resize(start + size.next_multiple_of(16), 0);
        end += size.next_multiple_of(16);
    }
    let mut header = Vec::with_capacity(base);
    header.extend_from_slice(b"HSA BRIG");
    header.extend_from_slice(&1u32.to_le_bytes());
    header.extend_from_slice(&0u32.to_le_bytes());
    header.extend_from_slice(&(end as u64).to_le_bytes());
    match &extras.hash {
        Some(hash) => header.extend_from_slice(&hash[..]),
        None => header.extend_from_slice(&[0; 64]),
    }
    header.extend_from_slice(&0u32.to_le_bytes());
    header.extend_from_slice(&(count as u32).to_le_bytes());
    header.extend_from_slice(&MODULE_HEADER.to_le_bytes());
    for offset in &offsets {
        header.extend_from_slice(&offset.to_le_bytes());
    }
    if let Some(place) = pieces[0].get_mut(..header.len()) {
        place.copy_from_slice(&header);
    }
    Ok(pieces)
}

/// Pieces as one. They are given up one by one, so that their memory is free as soon as it is not needed.
pub(super) fn joined(pieces: Vec<Vec<u8>>) -> Vec<u8> {
    let mut rest = pieces.into_iter();
    let mut out = rest.next().unwrap_or_default();
    out.reserve_exact(rest.as_slice().iter().map(Vec::len).sum());
    for piece in rest {
        out.extend_from_slice(&piece);
    }
    out
}

/// Writes the size of a section into its header.
fn seal(section: &mut [u8], size: usize, name: &'static str) -> Written<()> {
    if u32::try_from(size).is_err() {
        return Err(WriteError::SectionTooLarge { section: name });
    }
    if let Some(field) = section.first_chunk_mut() {
        *field = (size as u64).to_le_bytes();
    }
    Ok(())
}

impl Container {
    /// A file of this kind with the module image `image`.
    ///
    /// # Errors
    /// If the file would be too large for its kind.
    pub fn wrap(self, image: Vec<u8>) -> Result<Vec<u8>, WriteError> {
        self.wrap_pieces(vec![image]).map(joined)
    }

    /// As [`Container::wrap`], with the image and the file in pieces that stand one after the other.
    pub(super) fn wrap_pieces(self, mut image: Vec<Vec<u8>>) -> Written<Vec<Vec<u8>>> {
        let size: usize = image.iter().map(Vec::len).sum();
        let (head, tail) = match self {
            Container::Raw => return Ok(image),
            Container::Elf32 if size > u32::MAX as usize - 4096 => {
                return Err(WriteError::SectionTooLarge { section: ".brig" });
            }
            Container::Elf32 => elf(size, false),
            Container::Elf64 => elf(size, true),
        };
        image.insert(0, head);
        image.push(tail);
        Ok(image)
    }
}

/// Writes numbers of an ELF file: addresses and offsets have the width of the file.
struct Elf {
    out: Vec<u8>,
    /// Offset in the file of the first byte of `out`.
    base: usize,
    wide: bool,
}

impl Elf {
    fn half(&mut self, value: u16) {
        self.out.extend_from_slice(&value.to_le_bytes());
    }

    fn word(&mut self, value: u32) {
        self.out.extend_from_slice(&value.to_le_bytes());
    }

    fn address(&mut self, value: usize) {
        let bytes = (value as u64).to_le_bytes();
        let width = if self.wide { 8 } else { 4 };
        self.out.extend_from_slice(&bytes[..width]);
    }

    fn align(&mut self, to: usize) {
        self.reach((self.base + self.out.len()).next_multiple_of(to));
    }

    /// Zeros up to an offset in the file.
    fn reach(&mut self, offset: usize) {
        self.out.resize(offset - self.base, 0);
    }

    fn section(&mut self, s: &SectionHeader) {
        self.word(s.name);
        self.word(s.kind);
        self.address(s.flags);
        self.address(0);
        self.address(s.offset);
        self.address(s.size);
        self.word(s.link);
        self.word(0);
        self.address(s.align);
        self.address(s.entry);
    }

    /// The header of the file, up to the image.
    fn header(&mut self, sections: usize) {
        let class = if self.wide { 2 } else { 1 };
        let (header_bytes, section_bytes) = if self.wide { (64, 64) } else { (52, 40) };
        let ident = [0x7f, b'E', b'L', b'F', class, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        self.out.extend_from_slice(&ident);
        self.half(1); // ET_REL
        self.half(ELF_MACHINES[usize::from(self.wide)]);
        self.word(1);
        self.address(0);
        self.address(0);
        self.address(sections);
        self.word(1); // what the HSA tools put into the flags
        for half in [header_bytes, 0, 0, section_bytes, 5, 4] {
            self.half(half);
        }
        self.reach(ELF_IMAGE);
    }

    /// A local object over the whole section `.brig`, of `size` bytes.
    fn symbol(&mut self, size: usize) {
        const WHERE: [u8; 4] = [1, 0, 1, 0];
        self.word(1);
        if self.wide {
            self.out.extend_from_slice(&WHERE);
        }
        self.address(0);
        self.address(size);
        if !self.wide {
            self.out.extend_from_slice(&WHERE);
        }
    }
}

#[derive(Default)]
struct SectionHeader {
    name: u32,
    kind: u32,
    flags: usize,
    offset: usize,
    size: usize,
    link: u32,
    align: usize,
    entry: usize,
}

impl SectionHeader {
    fn strings(name: u32, offset: usize, strings: &[u8]) -> SectionHeader {
        const STRTAB: u32 = 3;
        const STRING_TABLE: usize = 0x20;
        SectionHeader {
            name,
            kind: STRTAB,
            flags: STRING_TABLE,
            offset,
            size: strings.len(),
            align: 1,
            ..SectionHeader::default()
        }
    }
}

/// What stands before and after an image of `size` bytes.
fn elf(size: usize, wide: bool) -> (Vec<u8>, Vec<u8>) {
    const PROGBITS: u32 = 1;
    const SYMTAB: u32 = 2;
    const STRINGS: &[u8] = b"\0__BRIG__\0";
    const SECTION_STRINGS: &[u8] = b"\0.brig\0.strtab\0.symtab\0.shstrtab\0";
    let symbol_bytes = if wide { 24 } else { 16 };
    let strings = ELF_IMAGE + size;
    let symbols = (strings + STRINGS.len()).next_multiple_of(8);
    let section_strings = symbols + 2 * symbol_bytes;
    let sections = (section_strings + SECTION_STRINGS.len()).next_multiple_of(4);
    let mut elf = Elf {
        out: Vec::with_capacity(ELF_IMAGE),
        base: 0,
        wide,
    };
    elf.header(sections);
    let head = std::mem::take(&mut elf.out);
    elf.base = strings;
    elf.out.extend_from_slice(STRINGS);
    elf.align(8);
    elf.reach(symbols + symbol_bytes);
    elf.symbol(size);
    elf.out.extend_from_slice(SECTION_STRINGS);
    elf.align(4);
    let headers = [
        SectionHeader::default(),
        SectionHeader {
            name: 1,
            kind: PROGBITS,
            offset: ELF_IMAGE,
            size,
            align: 16,
            ..SectionHeader::default()
        },
        SectionHeader::strings(7, strings, STRINGS),
        SectionHeader {
            name: 15,
            kind: SYMTAB,
            offset: symbols,
            size: 2 * symbol_bytes,
            link: 2,
            align: 8,
            entry: symbol_bytes,
            ..SectionHeader::default()
        },
        SectionHeader::strings(23, section_strings, SECTION_STRINGS),
    ];
    for header in &headers {
        elf.section(header);
    }
    (head, elf.out)
}
