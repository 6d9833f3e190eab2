//! Reading code objects into an image that has no address yet.

use super::metadata::{self, KernelInfo, MetadataError};
use super::object::RelocationKind;
use super::{EM_INTELGT, NOTE_OWNER, NOTE_TYPE};
use object::LittleEndian as LE;
use object::elf::{self, FileHeader64};
use object::read::elf::{FileHeader as _, SectionHeader as _, Sym as _};
use std::fmt;
use std::ops::Range;

/// Largest image that is loaded.
pub const MAX_IMAGE_BYTES: u64 = 1 << 28;

/// Why a code object cannot be read (the input's fault).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// Not an ELF file of the right kind, or damaged.
    Malformed(String),
    /// The note is missing or damaged.
    Metadata(String),
    /// A kernel of the note has no code.
    Kernel(String),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Malformed(what) => write!(f, "not a code object: {what}"),
            ReadError::Metadata(what) => write!(f, "{what}"),
            ReadError::Kernel(name) => write!(f, "kernel {name} has no code"),
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

/// A defined symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageSymbol {
    /// Name.
    pub name: String,
    /// Offset in the image.
    pub offset: u64,
    /// Size in bytes.
    pub size: u64,
    /// Whether it is code.
    pub is_function: bool,
}

/// A kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageKernel {
    /// What the note says.
    pub info: KernelInfo,
    /// Offset of the first instruction in the image.
    pub entry: u64,
    /// Bytes of its code.
    pub code_size: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pending {
    place: u64,
    kind: RelocationKind,
    target: u64,
    addend: i64,
}

/// A code object as it lies in memory, before it has an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// The kernels, in the order of the note.
    pub kernels: Vec<ImageKernel>,
    /// All defined symbols.
    pub symbols: Vec<ImageSymbol>,
    /// Bytes of `.text`.
    pub code: Range<u64>,
    bytes: Vec<u8>,
    pending: Vec<Pending>,
}

impl Image {
    /// Reads a code object.
    ///
    /// # Errors
    /// [`ReadError`] if the file is damaged, is not a code object for this machine, or a kernel is incomplete.
    pub fn read(file: &[u8]) -> Result<Self, ReadError> {
        let malformed = |what: &str| ReadError::Malformed(what.to_owned());
        let header = FileHeader64::<LE>::parse(file)?;
        let endian = header.endian()?;
        if header.e_machine(endian) != EM_INTELGT || header.e_type(endian) != elf::ET_REL {
            return Err(malformed("this is no relocatable file for Intel graphics"));
        }
        let sections = header.sections(endian, file)?;
        let mut bytes: Vec<u8> = Vec::new();
        let mut starts = vec![None; sections.len()];
        let mut code = 0..0;
        for (index, section) in sections.iter().enumerate() {
            if section.sh_flags(endian) & u64::from(elf::SHF_ALLOC) == 0 {
                continue;
            }
            let (align, size) = (section.sh_addralign(endian).max(1), section.sh_size(endian));
            if !align.is_power_of_two() || align > 4096 || size > MAX_IMAGE_BYTES - bytes.len() as u64 {
                return Err(malformed("a section is too large or not alignable"));
            }
            let start = (bytes.len() as u64).next_multiple_of(align);
            bytes.resize(start as usize, 0);
            bytes.extend(section.data(endian, file)?);
            bytes.resize((start + size) as usize, 0);
            starts[index] = Some(start);
            if section.sh_flags(endian) & u64::from(elf::SHF_EXECINSTR) != 0 {
                code = start..start + size;
            }
        }
        let table = sections.symbols(endian, file, elf::SHT_SYMTAB)?;
        let mut symbols = Vec::new();
        let mut targets = Vec::new();
        for symbol in table.iter() {
            let start = starts
                .get(usize::from(symbol.st_shndx(endian)))
                .copied()
                .flatten();
            let offset = start.and_then(|start| start.checked_add(symbol.st_value(endian)));
            targets.push(offset);
            let Some(offset) = offset.filter(|&offset| offset <= bytes.len() as u64) else {
                continue;
            };
            symbols.push(ImageSymbol {
                name: String::from_utf8_lossy(symbol.name(endian, table.strings())?).into_owned(),
                offset,
                size: symbol.st_size(endian).min(bytes.len() as u64 - offset),
                is_function: symbol.st_type() == elf::STT_FUNC,
            });
        }
        let mut pending = Vec::new();
        for section in sections.iter() {
            let Some((list, _)) = section.rela(endian, file)? else {
                continue;
            };
            let base = starts.get(section.sh_info(endian) as usize).copied().flatten();
            let base = base.ok_or_else(|| malformed("relocations of a section that is not there"))?;
            for one in list {
                let kind = RelocationKind::from_code(one.r_type(endian, false))
                    .ok_or_else(|| malformed("a relocation of an unknown kind"))?;
                let target = targets.get(one.r_sym(endian, false) as usize).copied().flatten();
                let target = target.ok_or_else(|| malformed("a relocation to an undefined symbol"))?;
                let place = base.checked_add(one.r_offset.get(endian));
                let place = place
                    .filter(|place| place.saturating_add(kind.size() as u64) <= bytes.len() as u64)
                    .ok_or_else(|| malformed("a relocation outside its section"))?;
                pending.push(Pending {
                    place,
                    kind,
                    target,
                    addend: one.r_addend.get(endian),
                });
            }
        }
        let mut infos = None;
        for section in sections.iter() {
            let Some(mut notes) = section.notes(endian, file)? else {
                continue;
            };
            while let Some(note) = notes.next()? {
                if note.name() == NOTE_OWNER && note.n_type(endian) == NOTE_TYPE {
                    infos = Some(metadata::from_bytes(note.desc())?);
                }
            }
        }
        let infos = infos.ok_or_else(|| ReadError::Metadata("there is no kernel note".into()))?;
        let kernels = infos
            .into_iter()
            .map(|info| {
                let symbol = symbols
                    .iter()
                    .find(|symbol| symbol.is_function && symbol.name == info.name);
                match symbol {
                    Some(symbol) if code.contains(&symbol.offset) && symbol.offset % 8 == 0 => {
                        Ok(ImageKernel {
                            entry: symbol.offset,
                            code_size: symbol.size,
                            info,
                        })
                    }
                    _ => Err(ReadError::Kernel(info.name)),
                }
            })
            .collect::<Result<_, _>>()?;
        Ok(Image {
            kernels,
            symbols,
            code,
            bytes,
            pending,
        })
    }

    /// Size in bytes.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The bytes of a symbol, before the image has an address.
    pub fn bytes_of(&self, symbol: &ImageSymbol) -> Option<&[u8]> {
        let (start, end) = (symbol.offset as usize, (symbol.offset + symbol.size) as usize);
        self.bytes.get(start..end)
    }

    /// The kernel with this name.
    pub fn kernel(&self, name: &str) -> Option<&ImageKernel> {
        self.kernels.iter().find(|kernel| kernel.info.name == name)
    }

    /// The bytes for an image that is loaded at `base`.
    pub fn relocated(&self, base: u64) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for one in &self.pending {
            let address = base.wrapping_add(one.target).wrapping_add_signed(one.addend);
            let size = one.kind.size();
            let value = one.kind.value(address).to_le_bytes();
            bytes[one.place as usize..][..size].copy_from_slice(&value[..size]);
        }
        bytes
    }
}
