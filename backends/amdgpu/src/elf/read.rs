//! Reading linked code objects into a memory image.

use super::{OSABI_AMDGPU_HSA, RelocationKind};
use crate::descriptor::{DESCRIPTOR_SIZE, KernelDescriptor};
use crate::metadata::{KernelMetadata, Metadata, MetadataError, NOTE_OWNER, NOTE_TYPE};
use crate::target::{CodeObjectVersion, TargetId};
use object::LittleEndian as LE;
use object::elf::{self, FileHeader64};
use object::read::elf::{FileHeader as _, ProgramHeader as _, SectionHeader as _, Sym as _};
use std::fmt;

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
    /// A relocation or symbol that is not supported yet.
    Unsupported(String),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Malformed(what) => write!(f, "not a code object: {what}"),
            ReadError::Metadata(what) => write!(f, "{what}"),
            ReadError::Kernel { name, what } => write!(f, "kernel {name}: {what}"),
            ReadError::Unsupported(what) => write!(f, "not supported yet: {what}"),
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

/// A defined symbol of the image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageSymbol {
    /// Name.
    pub name: String,
    /// Address relative to the image's base.
    pub address: u64,
    /// Size in bytes.
    pub size: u64,
    /// Whether it is code.
    pub is_function: bool,
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
    /// Address of the symbol relative to the image's base; 0 for base-relative relocations.
    symbol: u64,
    addend: i64,
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
    /// Ranges of executable bytes.
    pub code: Vec<std::ops::Range<u64>>,
    bytes: Vec<u8>,
    relocations: Vec<ImageRelocation>,
}

impl Image {
    /// Reads a linked code object (`ET_DYN`).
    ///
    /// # Errors
    /// [`ReadError`] if the file is damaged, is not a linked code object, or a kernel is incomplete.
    pub fn read(file: &[u8]) -> Result<Self, ReadError> {
        let malformed = |what: &str| ReadError::Malformed(what.to_owned());
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
                "code objects of ABI version {abi_version} (v4 to v6 are)"
            )));
        };
        let mut bytes = Vec::new();
        let mut code = Vec::new();
        let mut metadata = None;
        for segment in header.program_headers(endian, file)? {
            match segment.p_type(endian) {
                elf::PT_LOAD => {
                    let data = segment
                        .data(endian, file)
                        .map_err(|()| malformed("segment outside the file"))?;
                    let (start, size) = (segment.p_vaddr(endian), segment.p_memsz(endian));
                    let end = start
                        .checked_add(size)
                        .filter(|&end| end <= MAX_IMAGE_BYTES && size >= data.len() as u64);
                    let Some(end) = end else {
                        return Err(malformed("segment too large"));
                    };
                    if bytes.len() < end as usize {
                        bytes.resize(end as usize, 0);
                    }
                    bytes[start as usize..][..data.len()].copy_from_slice(data);
                    if segment.p_flags(endian) & elf::PF_X != 0 {
                        // Zeros behind what the file holds are no code.
                        let range = start..start + data.len() as u64;
                        let overlaps =
                            |other: &std::ops::Range<u64>| other.start < range.end && range.start < other.end;
                        if code.iter().any(overlaps) {
                            return Err(malformed("executable segments overlap"));
                        }
                        code.push(range);
                    }
                }
                elf::PT_NOTE => {
                    let Some(mut notes) = segment.notes(endian, file)? else {
                        continue;
                    };
                    while let Some(note) = notes.next()? {
                        if note.n_type(endian) == NOTE_TYPE && note.name_bytes() == NOTE_OWNER {
                            metadata = Some(Metadata::from_bytes(note.desc())?);
                        }
                    }
                }
                _ => {}
            }
        }
        let Some(metadata) = metadata else {
            return Err(ReadError::Metadata(
                "the code object has no metadata note".to_owned(),
            ));
        };
        let sections = header.sections(endian, file)?;
        let dynamic = sections.symbols(endian, file, elf::SHT_DYNSYM)?;
        let full = sections.symbols(endian, file, elf::SHT_SYMTAB)?;
        let mut symbols: Vec<ImageSymbol> = Vec::new();
        for table in [&dynamic, &full] {
            for symbol in table.iter() {
                let kind = symbol.st_type();
                if symbol.is_undefined(endian) || !matches!(kind, elf::STT_FUNC | elf::STT_OBJECT) {
                    continue;
                }
                let name = String::from_utf8_lossy(table.symbol_name(endian, symbol)?).into_owned();
                if symbols.iter().all(|known| known.name != name) {
                    symbols.push(ImageSymbol {
                        name,
                        address: symbol.st_value(endian),
                        size: symbol.st_size(endian),
                        is_function: kind == elf::STT_FUNC,
                    });
                }
            }
        }
        let mut relocations = Vec::new();
        for section in sections.iter() {
            if section.sh_flags(endian) & u64::from(elf::SHF_ALLOC) == 0 {
                continue;
            }
            let Some((entries, _)) = section.rela(endian, file)? else {
                continue;
            };
            for entry in entries {
                let number = entry.r_type(endian, false);
                let Some(kind) = RelocationKind::from_elf_type(number) else {
                    return Err(ReadError::Unsupported(format!("relocation type {number}")));
                };
                let place = entry.r_offset.get(endian);
                if place
                    .checked_add(kind.size() as u64)
                    .is_none_or(|end| end > bytes.len() as u64)
                {
                    return Err(malformed("relocation outside the image"));
                }
                let index = entry.r_sym(endian, false);
                let symbol = if index == 0 {
                    0
                } else {
                    let symbol = dynamic.symbol(object::SymbolIndex(index as usize))?;
                    if symbol.is_undefined(endian) {
                        let name = String::from_utf8_lossy(dynamic.symbol_name(endian, symbol)?).into_owned();
                        return Err(ReadError::Unsupported(format!("undefined symbol {name}")));
                    }
                    symbol.st_value(endian)
                };
                relocations.push(ImageRelocation {
                    place,
                    kind,
                    symbol,
                    addend: entry.r_addend.get(endian),
                });
            }
        }
        let mut image = Self {
            target: TargetId::from_e_flags(header.e_flags(endian)),
            version,
            metadata,
            kernels: Vec::new(),
            symbols,
            code,
            bytes,
            relocations,
        };
        for metadata in &image.metadata.kernels {
            let kernel = image.find_kernel(metadata)?;
            image.kernels.push(kernel);
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
        let bytes: Option<&[u8; DESCRIPTOR_SIZE]> = usize::try_from(descriptor_address)
            .ok()
            .and_then(|start| self.bytes.get(start..)?.first_chunk());
        let Some(bytes) = bytes else {
            return Err(fail("descriptor lies outside the image".to_owned()));
        };
        let descriptor = KernelDescriptor::from_bytes(bytes);
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

    /// The kernel of this name.
    pub fn kernel(&self, name: &str) -> Option<&ImageKernel> {
        self.kernels.iter().find(|kernel| kernel.metadata.name == name)
    }

    /// Bytes of memory that the image takes.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The bytes with relocations applied for a base address.
    pub fn relocated(&self, base: u64) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for relocation in &self.relocations {
            let symbol = base.wrapping_add(relocation.symbol);
            let value = relocation
                .kind
                .value(symbol, relocation.addend, base.wrapping_add(relocation.place));
            let size = relocation.kind.size();
            bytes[relocation.place as usize..][..size].copy_from_slice(&value.to_le_bytes()[..size]);
        }
        bytes
    }
}
