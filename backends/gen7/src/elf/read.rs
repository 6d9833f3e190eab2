//! Reading code objects into an image that has no address yet.

use super::metadata::{self, KernelInfo, MetadataError};
use super::relocation::RelocationKind;
use super::{EM_INTELGT, NOTE_OWNER};
use crate::isa::Generation;
use object::LittleEndian as LE;
use object::elf::{self, FileHeader64};
use object::read::elf::{FileHeader as _, SectionHeader as _, SectionTable, Sym as _, SymbolTable};
use std::fmt;
use std::ops::Range;
use wavelift_codegen::object::{ImageSymbol, MAX_ALIGN, RelocationKind as _};

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
    /// A symbol that the file leaves to others, and that nobody defines.
    Undefined(String),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Malformed(what) => write!(f, "not a code object: {what}"),
            ReadError::Metadata(what) => write!(f, "{what}"),
            ReadError::Kernel(name) => write!(f, "kernel {name} has no code"),
            ReadError::Undefined(name) => write!(
                f,
                "the code object does not define the symbol {name}, which it uses"
            ),
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
    target: Target,
    addend: i64,
}

/// What a reference means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// An offset in the image.
    Here(u64),
    /// One of [`Image::undefined`].
    Elsewhere(usize),
}

/// A code object as it lies in memory, before it has an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Whose code it is.
    pub generation: Generation,
    /// The kernels, in the order of the note.
    pub kernels: Vec<ImageKernel>,
    /// All defined symbols.
    pub symbols: Vec<ImageSymbol>,
    /// Symbols that the image uses and does not define, each once.
    pub undefined: Vec<String>,
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
        let header = FileHeader64::<LE>::parse(file)?;
        header.endian()?;
        if header.e_machine(LE) != EM_INTELGT || header.e_type(LE) != elf::ET_REL {
            return Err(malformed("this is no relocatable file for Intel graphics"));
        }
        let generation = Generation::of_number(header.e_flags(LE))
            .ok_or_else(|| malformed("its flags name no generation that is known (7, 75)"))?;
        let sections = header.sections(LE, file)?;
        let placed = Placed::new(file, &sections)?;
        let table = sections.symbols(LE, file, elf::SHT_SYMTAB)?;
        let symbols = read_symbols(&placed, &table)?;
        let pending = read_relocations(file, &sections, &placed, &symbols.targets)?;
        let kernels = read_kernels(generation, file, &sections, &placed.code, &symbols.defined)?;
        Ok(Image {
            generation,
            kernels,
            symbols: symbols.defined,
            undefined: symbols.undefined,
            code: placed.code,
            bytes: placed.bytes,
            pending,
        })
    }

    /// Size in bytes.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The bytes of a symbol, before the image has an address.
    pub fn bytes_of(&self, symbol: &ImageSymbol) -> Option<&[u8]> {
        let (start, end) = (symbol.address as usize, (symbol.address + symbol.size) as usize);
        self.bytes.get(start..end)
    }

    /// The kernel with this name.
    pub fn kernel(&self, name: &str) -> Option<&ImageKernel> {
        self.kernels.iter().find(|kernel| kernel.info.name == name)
    }

    /// The bytes for an image that is loaded at `base`. `elsewhere` knows the addresses of [`Image::undefined`].
    ///
    /// # Errors
    /// A symbol that nobody defines.
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
        for one in &self.pending {
            let symbol = match one.target {
                Target::Here(offset) => base.wrapping_add(offset),
                Target::Elsewhere(index) => others[index],
            };
            // Fields hold parts of addresses, so that every address fits.
            let value = one.kind.value(symbol, one.addend, base.wrapping_add(one.place));
            let (value, size) = (value.unwrap_or_default().to_le_bytes(), one.kind.size());
            bytes[one.place as usize..][..size].copy_from_slice(&value[..size]);
        }
        Ok(bytes)
    }
}

fn malformed(what: &str) -> ReadError {
    ReadError::Malformed(what.to_owned())
}

type Sections<'d> = SectionTable<'d, FileHeader64<LE>>;

/// The sections of a file in one piece.
struct Placed {
    bytes: Vec<u8>,
    /// Where each section begins, if it is in memory.
    starts: Vec<Option<u64>>,
    code: Range<u64>,
}

impl Placed {
    fn new(file: &[u8], sections: &Sections<'_>) -> Result<Placed, ReadError> {
        let mut bytes: Vec<u8> = Vec::new();
        let mut starts = vec![None; sections.len()];
        let mut code = 0..0;
        for (index, section) in sections.iter().enumerate() {
            if section.sh_flags(LE) & u64::from(elf::SHF_ALLOC) == 0 {
                continue;
            }
            let (align, size) = (section.sh_addralign(LE).max(1), section.sh_size(LE));
            if !align.is_power_of_two() || align > MAX_ALIGN || size > MAX_IMAGE_BYTES - bytes.len() as u64 {
                return Err(malformed("a section is too large or not alignable"));
            }
            let start = (bytes.len() as u64).next_multiple_of(align);
            bytes.resize(start as usize, 0);
            bytes.extend(section.data(LE, file)?);
            bytes.resize((start + size) as usize, 0);
            starts[index] = Some(start);
            if section.sh_flags(LE) & u64::from(elf::SHF_EXECINSTR) != 0 {
                code = start..start + size;
            }
        }
        Ok(Placed { bytes, starts, code })
    }

    /// Where a section begins.
    fn start(&self, section: usize) -> Option<u64> {
        self.starts.get(section).copied().flatten()
    }
}

/// What the symbol table says.
#[derive(Default)]
struct Symbols {
    defined: Vec<ImageSymbol>,
    /// What each entry of the table means, if anything.
    targets: Vec<Option<Target>>,
    /// The names that are left to others.
    undefined: Vec<String>,
}

fn read_symbols(placed: &Placed, table: &SymbolTable<'_, FileHeader64<LE>>) -> Result<Symbols, ReadError> {
    let bytes = placed.bytes.len() as u64;
    let mut found = Symbols::default();
    for symbol in table.iter() {
        let name = || symbol.name(LE, table.strings());
        let is_global = symbol.st_bind() != elf::STB_LOCAL;
        if symbol.is_undefined(LE) && is_global {
            found.targets.push(Some(Target::Elsewhere(found.undefined.len())));
            found
                .undefined
                .push(String::from_utf8_lossy(name()?).into_owned());
            continue;
        }
        let start = placed.start(usize::from(symbol.st_shndx(LE)));
        let offset = start.and_then(|start| start.checked_add(symbol.st_value(LE)));
        found.targets.push(offset.map(Target::Here));
        let Some(offset) = offset.filter(|&offset| offset <= bytes) else {
            continue;
        };
        found.defined.push(ImageSymbol {
            name: String::from_utf8_lossy(name()?).into_owned(),
            address: offset,
            size: symbol.st_size(LE).min(bytes - offset),
            is_function: symbol.st_type() == elf::STT_FUNC,
            is_exported: is_global,
        });
    }
    Ok(found)
}

fn read_relocations(
    file: &[u8],
    sections: &Sections<'_>,
    placed: &Placed,
    targets: &[Option<Target>],
) -> Result<Vec<Pending>, ReadError> {
    let mut pending = Vec::new();
    for section in sections.iter() {
        let Some((list, _)) = section.rela(LE, file)? else {
            continue;
        };
        let base = placed.start(section.sh_info(LE) as usize);
        let base = base.ok_or_else(|| malformed("relocations of a section that is not there"))?;
        for one in list {
            let kind = RelocationKind::from_number(one.r_type(LE, false))
                .ok_or_else(|| malformed("a relocation of an unknown kind"))?;
            let target = targets.get(one.r_sym(LE, false) as usize).copied().flatten();
            let target = target.ok_or_else(|| malformed("a relocation to nothing"))?;
            let place = base.checked_add(one.r_offset.get(LE));
            let place = place
                .filter(|place| place.saturating_add(kind.size() as u64) <= placed.bytes.len() as u64)
                .ok_or_else(|| malformed("a relocation outside its section"))?;
            pending.push(Pending {
                place,
                kind,
                target,
                addend: one.r_addend.get(LE),
            });
        }
    }
    Ok(pending)
}

/// The kernels of the note, with their code.
fn read_kernels(
    generation: Generation,
    file: &[u8],
    sections: &Sections<'_>,
    code: &Range<u64>,
    symbols: &[ImageSymbol],
) -> Result<Vec<ImageKernel>, ReadError> {
    let mut infos = None;
    for section in sections.iter() {
        let Some(mut notes) = section.notes(LE, file)? else {
            continue;
        };
        while let Some(note) = notes.next()? {
            if note.name() == NOTE_OWNER && note.n_type(LE) == generation.number() {
                infos = Some(metadata::from_bytes(note.desc())?);
            }
        }
    }
    let infos = infos.ok_or_else(|| ReadError::Metadata("there is no kernel note".into()))?;
    let with_code = |info: KernelInfo| {
        let symbol = symbols
            .iter()
            .find(|symbol| symbol.is_function && symbol.name == info.name);
        match symbol {
            Some(symbol) if code.contains(&symbol.address) && symbol.address % 8 == 0 => Ok(ImageKernel {
                entry: symbol.address,
                code_size: symbol.size,
                info,
            }),
            _ => Err(ReadError::Kernel(info.name)),
        }
    };
    infos.into_iter().map(with_code).collect()
}
