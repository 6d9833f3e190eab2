//! Reading linked code objects into a memory image.

use super::{OSABI_AMDGPU_HSA, RelocationKind};
use crate::descriptor::KernelDescriptor;
use crate::kernel_code::{self, KERNEL_CODE_SIZE, KERNEL_SYMBOL};
use crate::metadata::{KernelMetadata, Metadata, MetadataError, NOTE_OWNER, NOTE_TYPE, yaml};
use crate::target::{CodeObjectVersion, TargetId};
use object::LittleEndian as LE;
use object::elf::{self, FileHeader64};
use object::read::elf::{
    FileHeader as _, ProgramHeader as _, SectionHeader as _, SectionTable, Sym as _, SymbolTable,
};
use std::collections::HashSet;
use std::fmt;
use std::ops::Range;
use wavelift_codegen::object::{ImageSymbol, RelocationKind as _};

/// Largest memory image that is loaded.
pub const MAX_IMAGE_BYTES: u64 = 1 << 28;

/// Why a code object cannot be read (the input's fault unless it says "not supported").
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// Not an ELF file of the right kind, or damaged.
    Malformed(String),
    /// The metadata note is missing or damaged.
    Metadata(String),
    /// A kernel of the metadata has no descriptor or code.
    Kernel {
        /// The kernel.
        name: String,
        /// What is wrong.
        what: String,
    },
    /// A relocation or format that is not supported yet.
    Unsupported(String),
    /// A symbol that the file leaves to others, and that nobody defines.
    Undefined(String),
    /// An address that the field of a relocation cannot hold.
    OutOfReach(String),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Malformed(what) => write!(f, "not a code object: {what}"),
            ReadError::Metadata(what) => write!(f, "{what}"),
            ReadError::Kernel { name, what } => write!(f, "kernel {name}: {what}"),
            ReadError::Unsupported(what) => write!(f, "not supported yet: {what}"),
            ReadError::Undefined(name) => write!(
                f,
                "the code object does not define the symbol {name}, which it uses"
            ),
            ReadError::OutOfReach(what) => write!(f, "{what}"),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<object::read::Error> for ReadError {
    fn from(error: object::read::Error) -> Self {
        ReadError::Malformed(error.to_string())
    }
}

impl From<MetadataError> for ReadError {
    fn from(error: MetadataError) -> Self {
        ReadError::Metadata(error.to_string())
    }
}

/// A kernel of the image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageKernel {
    /// What the metadata says.
    pub metadata: KernelMetadata,
    /// The descriptor.
    pub descriptor: KernelDescriptor,
    /// Address of the descriptor relative to the image's base.
    pub descriptor_address: u64,
    /// Address of the first instruction relative to the image's base.
    pub entry: u64,
    /// Bytes of code, from the kernel's symbol; up to the end of the code segment if there is none.
    pub code_size: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct ImageRelocation {
    place: u64,
    kind: RelocationKind,
    symbol: Referred,
    addend: i64,
}

/// What a relocation refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Referred {
    /// Something of the image, at this address relative to its base: the base itself for base-relative relocations.
    Here(u64),
    /// One of [`Image::undefined`].
    Elsewhere(usize),
}

/// A code object as it lies in memory, before it has a base address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Target, if the processor is known.
    pub target: Option<TargetId>,
    /// Format version.
    pub version: CodeObjectVersion,
    /// The metadata note.
    pub metadata: Metadata,
    /// The kernels, in the order of the metadata.
    pub kernels: Vec<ImageKernel>,
    /// All defined symbols.
    pub symbols: Vec<ImageSymbol>,
    /// Symbols that the image uses and does not define, each once.
    pub undefined: Vec<String>,
    /// Ranges of executable bytes.
    pub code: Vec<Range<u64>>,
    bytes: Vec<u8>,
    relocations: Vec<ImageRelocation>,
}

impl Image {
    /// Reads a linked code object (`ET_DYN`).
    ///
    /// # Errors
    /// [`ReadError`] if the file is damaged, is not a linked code object, or a kernel is incomplete.
    pub fn read(file: &[u8]) -> Result<Self, ReadError> {
        let header = FileHeader64::<LE>::parse(file)?;
        let endian = header.endian()?;
        if header.e_machine(endian) != elf::EM_AMDGPU || header.e_ident().os_abi != OSABI_AMDGPU_HSA {
            return Err(malformed("the machine is not AMDGPU with the HSA ABI"));
        }
        if header.e_type(endian) != elf::ET_DYN {
            return Err(malformed(
                "the file is not linked (link it with `ld.lld -shared`)",
            ));
        }
        let abi_version = header.e_ident().abi_version;
        let Some(version) = CodeObjectVersion::from_abi_version(abi_version) else {
            return Err(ReadError::Unsupported(format!(
                "code objects of ABI version {abi_version} (v2 to v6 are)"
            )));
        };
        let mut loaded = Loaded::default();
        for segment in header.program_headers(endian, file)? {
            match segment.p_type(endian) {
                elf::PT_LOAD => loaded.add_segment(file, segment)?,
                elf::PT_NOTE => loaded.read_notes(file, segment, version)?,
                _ => {}
            }
        }
        let Loaded {
            bytes,
            code,
            metadata,
        } = loaded;
        let Some(metadata) = metadata else {
            let what = "the code object has no metadata note";
            return Err(ReadError::Metadata(what.to_owned()));
        };
        let sections = header.sections(endian, file)?;
        let dynamic = sections.symbols(endian, file, elf::SHT_DYNSYM)?;
        let full = sections.symbols(endian, file, elf::SHT_SYMTAB)?;
        let symbols = read_symbols(&dynamic, &full)?;
        let (relocations, undefined) = read_relocations(file, &sections, &dynamic, bytes.len() as u64)?;
        let mut image = Self {
            target: TargetId::from_e_flags_in(version, header.e_flags(endian)),
            version,
            metadata,
            kernels: Vec::new(),
            symbols,
            undefined,
            code,
            bytes,
            relocations,
        };
        for metadata in &image.metadata.kernels {
            let kernel = image.find_kernel(metadata)?;
            image.kernels.push(kernel);
        }
        if version == CodeObjectVersion::V2 {
            image.part_headers();
        }
        Ok(image)
    }

    fn find_kernel(&self, metadata: &KernelMetadata) -> Result<ImageKernel, ReadError> {
        let fail = |what: String| ReadError::Kernel {
            name: metadata.name.clone(),
            what,
        };
        let Some(symbol) = self.symbols.iter().find(|symbol| symbol.name == metadata.symbol) else {
            return Err(fail(format!(
                "descriptor symbol {} is not defined",
                metadata.symbol
            )));
        };
        let descriptor_address = symbol.address;
        let Some(descriptor) = self.descriptor_at(descriptor_address) else {
            return Err(fail("descriptor lies outside the image".to_owned()));
        };
        let entry = descriptor_address.wrapping_add(descriptor.kernel_code_entry_byte_offset as u64);
        let Some(segment) = self.code.iter().find(|range| range.contains(&entry)) else {
            return Err(fail(format!("entry {entry:#x} lies outside the code")));
        };
        let function = self
            .symbols
            .iter()
            .find(|symbol| symbol.is_function && symbol.address == entry);
        let code_size = function.map_or(segment.end - entry, |symbol| symbol.size.min(segment.end - entry));
        Ok(ImageKernel {
            metadata: metadata.clone(),
            descriptor,
            descriptor_address,
            entry,
            code_size,
        })
    }

    /// A descriptor, or what the header of a kernel says as one.
    fn descriptor_at(&self, address: u64) -> Option<KernelDescriptor> {
        let bytes = self.bytes.get(usize::try_from(address).ok()?..)?;
        Some(match self.version {
            CodeObjectVersion::V2 => kernel_code::from_bytes(bytes.first_chunk()?),
            _ => KernelDescriptor::from_bytes(bytes.first_chunk()?),
        })
    }

    /// In version 2 the symbol of a kernel is at a header among the code: the code begins after it.
    fn part_headers(&mut self) {
        for kernel in &mut self.kernels {
            let header = kernel.descriptor_address..kernel.descriptor_address + KERNEL_CODE_SIZE as u64;
            let of_kernel = |symbol: &&mut ImageSymbol| symbol.name == kernel.metadata.symbol;
            if let Some(symbol) = self.symbols.iter_mut().find(of_kernel) {
                let end = symbol.address.saturating_add(symbol.size);
                symbol.address = kernel.entry;
                symbol.size = end.saturating_sub(kernel.entry);
                symbol.is_function = true;
                kernel.code_size = kernel.code_size.min(symbol.size);
            }
            let parts = self.code.iter().flat_map(|range| {
                let before = range.start..range.end.min(header.start.max(range.start));
                let after = range.start.max(header.end.min(range.end))..range.end;
                match range.start < header.end && header.start < range.end {
                    true => [before, after],
                    false => [range.clone(), 0..0],
                }
            });
            self.code = parts.filter(|range| !range.is_empty()).collect();
        }
    }

    /// The kernel of this name.
    pub fn kernel(&self, name: &str) -> Option<&ImageKernel> {
        self.kernels.iter().find(|kernel| kernel.metadata.name == name)
    }

    /// Bytes of memory that the image takes.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The bytes with relocations applied for a base address. `elsewhere` knows the addresses of [`Image::undefined`].
    ///
    /// # Errors
    /// A symbol that nobody defines, or an address that a field cannot hold.
    pub fn relocated(
        &self,
        base: u64,
        elsewhere: impl Fn(&str) -> Option<u64>,
    ) -> Result<Vec<u8>, ReadError> {
        let mut others = Vec::with_capacity(self.undefined.len());
        for name in &self.undefined {
            others.push(elsewhere(name).ok_or_else(|| ReadError::Undefined(name.clone()))?);
        }
        let mut bytes = self.bytes.clone();
        for relocation in &self.relocations {
            let symbol = match relocation.symbol {
                Referred::Here(address) => base.wrapping_add(address),
                Referred::Elsewhere(index) => others[index],
            };
            let place = base.wrapping_add(relocation.place);
            let Some(value) = relocation.kind.value(symbol, relocation.addend, place) else {
                let (kind, at) = (relocation.kind, relocation.place);
                let what = format!("the {kind} relocation at {at:#x} cannot hold the address {symbol:#x}");
                return Err(ReadError::OutOfReach(what));
            };
            let size = relocation.kind.size();
            bytes[relocation.place as usize..][..size].copy_from_slice(&value.to_le_bytes()[..size]);
        }
        Ok(bytes)
    }
}

fn malformed(what: &str) -> ReadError {
    ReadError::Malformed(what.to_owned())
}

/// What the segments of a file hold.
#[derive(Default)]
struct Loaded {
    bytes: Vec<u8>,
    code: Vec<Range<u64>>,
    metadata: Option<Metadata>,
}

impl Loaded {
    fn add_segment(&mut self, file: &[u8], segment: &elf::ProgramHeader64<LE>) -> Result<(), ReadError> {
        let data = segment.data(LE, file);
        let data = data.map_err(|()| malformed("segment outside the file"))?;
        let (start, size) = (segment.p_vaddr(LE), segment.p_memsz(LE));
        let end = start.checked_add(size);
        let Some(end) = end.filter(|&end| end <= MAX_IMAGE_BYTES && size >= data.len() as u64) else {
            return Err(malformed("segment too large"));
        };
        if self.bytes.len() < end as usize {
            self.bytes.resize(end as usize, 0);
        }
        self.bytes[start as usize..][..data.len()].copy_from_slice(data);
        if segment.p_flags(LE) & elf::PF_X != 0 {
            // Zeros after what the file holds are no code.
            let range = start..start + data.len() as u64;
            let overlaps = |other: &Range<u64>| other.start < range.end && range.start < other.end;
            if self.code.iter().any(overlaps) {
                return Err(malformed("executable segments overlap"));
            }
            self.code.push(range);
        }
        Ok(())
    }

    fn read_notes(
        &mut self,
        file: &[u8],
        segment: &elf::ProgramHeader64<LE>,
        version: CodeObjectVersion,
    ) -> Result<(), ReadError> {
        let Some(mut notes) = segment.notes(LE, file)? else {
            return Ok(());
        };
        while let Some(note) = notes.next()? {
            match (version, note.name(), note.n_type(LE)) {
                (CodeObjectVersion::V2, yaml::NOTE_OWNER, yaml::NOTE_TYPE) => {
                    self.add_metadata(Metadata::from_text(note.desc())?)?;
                }
                (CodeObjectVersion::V2, ..) => {}
                (_, NOTE_OWNER, NOTE_TYPE) => self.add_metadata(Metadata::from_bytes(note.desc())?)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// A file that a linker made of several has the notes of all of them.
    fn add_metadata(&mut self, more: Metadata) -> Result<(), ReadError> {
        let Some(known) = &mut self.metadata else {
            self.metadata = Some(more);
            return Ok(());
        };
        if (known.version, &known.target) != (more.version, &more.target) {
            let what = "the code object has notes of different versions or targets";
            return Err(ReadError::Metadata(what.to_owned()));
        }
        if let Some(twice) = more
            .kernels
            .iter()
            .find(|kernel| known.kernel(&kernel.name).is_some())
        {
            return Err(ReadError::Kernel {
                name: twice.name.clone(),
                what: "two notes describe it".to_owned(),
            });
        }
        known.kernels.extend(more.kernels);
        Ok(())
    }
}

type Symbols<'d> = SymbolTable<'d, FileHeader64<LE>>;

/// Functions and objects that are defined, each name once. Others see the dynamic ones.
fn read_symbols(dynamic: &Symbols<'_>, full: &Symbols<'_>) -> Result<Vec<ImageSymbol>, ReadError> {
    let mut symbols = Vec::new();
    let mut known = HashSet::new();
    for (table, is_exported) in [(dynamic, true), (full, false)] {
        for symbol in table.iter() {
            let kind = symbol.st_type();
            if symbol.is_undefined(LE) || !matches!(kind, elf::STT_FUNC | elf::STT_OBJECT | KERNEL_SYMBOL) {
                continue;
            }
            let name = String::from_utf8_lossy(table.symbol_name(LE, symbol)?).into_owned();
            if known.insert(name.clone()) {
                symbols.push(ImageSymbol {
                    name,
                    address: symbol.st_value(LE),
                    size: symbol.st_size(LE),
                    is_function: kind == elf::STT_FUNC,
                    is_exported: is_exported && symbol.st_bind() != elf::STB_LOCAL,
                });
            }
        }
    }
    Ok(symbols)
}

/// What the loader has to add addresses to, and the symbols that are left to others.
fn read_relocations(
    file: &[u8],
    sections: &SectionTable<'_, FileHeader64<LE>>,
    dynamic: &Symbols<'_>,
    image_bytes: u64,
) -> Result<(Vec<ImageRelocation>, Vec<String>), ReadError> {
    let mut relocations = Vec::new();
    let mut undefined: Vec<String> = Vec::new();
    for section in sections.iter() {
        if section.sh_flags(LE) & u64::from(elf::SHF_ALLOC) == 0 {
            continue;
        }
        let Some((entries, _)) = section.rela(LE, file)? else {
            continue;
        };
        for entry in entries {
            let number = entry.r_type(LE, false);
            let Some(kind) = RelocationKind::from_number(number) else {
                return Err(ReadError::Unsupported(format!("relocation type {number}")));
            };
            let place = entry.r_offset.get(LE);
            let end = place.checked_add(kind.size() as u64);
            if end.is_none_or(|end| end > image_bytes) {
                return Err(malformed("relocation outside the image"));
            }
            let index = entry.r_sym(LE, false) as usize;
            let mut referred = Referred::Here(0);
            if index != 0 {
                let symbol = dynamic.symbol(object::SymbolIndex(index))?;
                referred = match symbol.is_undefined(LE) {
                    false => Referred::Here(symbol.st_value(LE)),
                    true => {
                        let name = String::from_utf8_lossy(dynamic.symbol_name(LE, symbol)?).into_owned();
                        let known = undefined.iter().position(|other| *other == name);
                        Referred::Elsewhere(known.unwrap_or_else(|| {
                            undefined.push(name);
                            undefined.len() - 1
                        }))
                    }
                };
            }
            relocations.push(ImageRelocation {
                place,
                kind,
                symbol: referred,
                addend: entry.r_addend.get(LE),
            });
        }
    }
    Ok((relocations, undefined))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_linked_files_add_up() {
        let note = |kernel: &str, target: &str| Metadata {
            target: Some(target.to_owned()),
            kernels: vec![KernelMetadata {
                name: kernel.to_owned(),
                ..KernelMetadata::default()
            }],
            ..Metadata::default()
        };
        let mut loaded = Loaded::default();
        assert_eq!(loaded.add_metadata(note("a", "t")), Ok(()));
        assert_eq!(loaded.add_metadata(note("b", "t")), Ok(()));
        assert_eq!(loaded.metadata.as_ref().map(|m| m.kernels.len()), Some(2));
        let twice = loaded.add_metadata(note("b", "t"));
        assert!(matches!(twice, Err(ReadError::Kernel { name, .. }) if name == "b"));
        let other = loaded.add_metadata(note("c", "u"));
        assert!(matches!(other, Err(ReadError::Metadata(_))), "{other:?}");
    }
}
