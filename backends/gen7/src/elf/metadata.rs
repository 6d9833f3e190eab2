//! What a loader must know to launch a kernel, and its form as a note.
//!
//! The note's owner is [`NOTE_OWNER`], its type the number of the machine's generation. The descriptor is a sequence of little-endian
//! words of 32 bits: the format version (3), the number of kernels, then for each kernel
//!
//! | words | content |
//! |---|---|
//! | 1 | words of this kernel's record after this one |
//! | 1 + n | bytes of the name, the name padded with zeros to whole words |
//! | 1 | channels per thread, 8 or 16 |
//! | 1 | registers that the kernel uses |
//! | 1 | registers of constants per thread (CURBE) |
//! | 1 | entry of the binding table that must be all of memory as a raw surface, or 255 |
//! | 1 | bytes of work-group memory |
//! | 1 | bytes of scratch per thread |
//! | 1 | bytes of private memory per work-item |
//! | 1 | 1 if the kernel has barriers |
//! | 1 | bytes of kernel arguments |
//! | 3 | required work-group size, or 0 |
//! | 1 | number of constants |
//! | 4 each | constant: kind, byte offset in the thread's constants, bytes, parameter |
//! | 1 | number of arguments |
//! | 1 + n, 4 each | argument: its name like the kernel's, then byte offset in the kernel argument segment, bytes, kind, parameter |
//!
//! | kind of an argument | parameter |
//! |---|---|
//! | 0: its bytes, whatever they are | 0 |
//! | 1: address of a buffer | memory that it is used for: 0 global, 1 readonly, 2 flat |
//! | 2: offset in group memory | alignment of what is there |
//! | 3: handle of an image | 0 to be read, 1 to be written, 2 both |
//! | 4: handle of a sampler | 0 |

use crate::isa::SURFACE_STATELESS;
use std::fmt;

/// Owner of the note.
pub const NOTE_OWNER: &[u8] = b"Wavelift";
/// Version of the note's format.
const VERSION: u32 = 3;
/// Kernels that a note may have.
const MAX_KERNELS: u32 = 1 << 16;

/// Channels of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SimdWidth {
    /// 8 channels.
    Simd8,
    /// 16 channels.
    Simd16,
}

impl SimdWidth {
    /// The width with this many channels, if there is one.
    pub fn of(channels: u32) -> Option<SimdWidth> {
        [SimdWidth::Simd8, SimdWidth::Simd16]
            .into_iter()
            .find(|width| width.channels() == channels)
    }

    /// Number of channels.
    pub fn channels(self) -> u32 {
        match self {
            SimdWidth::Simd8 => 8,
            SimdWidth::Simd16 => 16,
        }
    }
}

/// A value among the constants of a thread. Only what is equal in all work-groups of a dispatch can be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CurbeValue {
    /// Bytes of the kernel arguments, from this offset on.
    Argument(u32),
    /// Address of the kernel arguments (8 bytes).
    ArgumentAddress,
    /// Work-item ids of the thread's channels along an axis: 16 bits each.
    LocalId(u8),
    /// Number of the thread in its work-group (4 bytes).
    ThreadNumber,
    /// Work-items of a full work-group along an axis (4 bytes).
    GroupSize(u8),
    /// Work-items of the work-groups that this walk starts along an axis: less than a full one at the upper edges (4 bytes).
    CurrentGroupSize(u8),
    /// Work-items of the grid along an axis (4 bytes).
    GridSize(u8),
    /// Work-groups along an axis (4 bytes).
    GroupCount(u8),
    /// Dimensions of the dispatch (4 bytes).
    Dimensions,
    /// Address of the private memory of all hardware threads (8 bytes). Thread number times private bytes of a thread is added.
    PrivateAddress,
    /// Address of the dispatch packet (8 bytes).
    PacketAddress,
    /// Identifier of the dispatch packet (8 bytes).
    PacketId,
    /// Address of a doubleword of zeros that all kernels of the device share, for atomic operations that take a lock.
    LockAddress,
}

impl CurbeValue {
    /// Kind and parameter.
    fn code(self) -> (u32, u32) {
        match self {
            CurbeValue::Argument(offset) => (0, offset),
            CurbeValue::ArgumentAddress => (1, 0),
            CurbeValue::LocalId(axis) => (2, axis.into()),
            CurbeValue::ThreadNumber => (3, 0),
            CurbeValue::GroupSize(axis) => (4, axis.into()),
            CurbeValue::CurrentGroupSize(axis) => (5, axis.into()),
            CurbeValue::GridSize(axis) => (6, axis.into()),
            CurbeValue::GroupCount(axis) => (7, axis.into()),
            CurbeValue::Dimensions => (8, 0),
            CurbeValue::PrivateAddress => (9, 0),
            CurbeValue::PacketAddress => (10, 0),
            CurbeValue::PacketId => (11, 0),
            CurbeValue::LockAddress => (12, 0),
        }
    }

    fn from_code(kind: u32, parameter: u32) -> Option<Self> {
        let axis = u8::try_from(parameter).ok().filter(|&axis| axis < 3);
        Some(match kind {
            0 => CurbeValue::Argument(parameter),
            1 => CurbeValue::ArgumentAddress,
            2 => CurbeValue::LocalId(axis?),
            3 => CurbeValue::ThreadNumber,
            4 => CurbeValue::GroupSize(axis?),
            5 => CurbeValue::CurrentGroupSize(axis?),
            6 => CurbeValue::GridSize(axis?),
            7 => CurbeValue::GroupCount(axis?),
            8 => CurbeValue::Dimensions,
            9 => CurbeValue::PrivateAddress,
            10 => CurbeValue::PacketAddress,
            11 => CurbeValue::PacketId,
            12 => CurbeValue::LockAddress,
            _ => return None,
        })
    }
}

/// A value and its place in the constants of a thread, which begin at r1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CurbeEntry {
    /// What it is.
    pub value: CurbeValue,
    /// Offset in bytes from the start of r1.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
}

/// What a kernel accesses through the address of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BufferSpace {
    /// The global segment.
    Global,
    /// The readonly segment.
    Readonly,
    /// Flat addresses.
    Flat,
}

/// What a kernel may do with an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImageAccess {
    /// Read it.
    Read,
    /// Write it.
    Write,
    /// Both.
    ReadWrite,
}

/// What an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArgumentKind {
    /// The bytes themselves, as far as is known.
    Value,
    /// The address of a buffer.
    Buffer(BufferSpace),
    /// An offset in group memory.
    Group {
        /// Alignment of what is there, in bytes.
        align: u32,
    },
    /// The handle of an image.
    Image(ImageAccess),
    /// The handle of a sampler.
    Sampler,
}

impl ArgumentKind {
    /// Kind and parameter.
    fn code(self) -> (u32, u32) {
        match self {
            ArgumentKind::Value => (0, 0),
            ArgumentKind::Buffer(space) => (1, space as u32),
            ArgumentKind::Group { align } => (2, align),
            ArgumentKind::Image(access) => (3, access as u32),
            ArgumentKind::Sampler => (4, 0),
        }
    }

    fn from_code(kind: u32, parameter: u32) -> Option<Self> {
        Some(match (kind, parameter) {
            (0, 0) => ArgumentKind::Value,
            (1, 0) => ArgumentKind::Buffer(BufferSpace::Global),
            (1, 1) => ArgumentKind::Buffer(BufferSpace::Readonly),
            (1, 2) => ArgumentKind::Buffer(BufferSpace::Flat),
            (2, align) => ArgumentKind::Group { align },
            (3, 0) => ArgumentKind::Image(ImageAccess::Read),
            (3, 1) => ArgumentKind::Image(ImageAccess::Write),
            (3, 2) => ArgumentKind::Image(ImageAccess::ReadWrite),
            (4, 0) => ArgumentKind::Sampler,
            _ => return None,
        })
    }
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Name without sigil.
    pub name: String,
    /// Offset in the kernel argument segment in bytes.
    pub offset: u32,
    /// Size in bytes.
    pub bytes: u32,
    /// What it is.
    pub kind: ArgumentKind,
}

/// How a kernel is launched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelInfo {
    /// Name.
    pub name: String,
    /// Channels of a thread.
    pub simd: SimdWidth,
    /// Registers that the kernel uses.
    pub registers: u32,
    /// Registers of constants per thread.
    pub curbe_registers: u32,
    /// The constants.
    pub curbe: Vec<CurbeEntry>,
    /// The entry of the binding table that must be all of memory, as a raw surface; none if this is 255.
    pub global_surface: u8,
    /// Bytes of work-group memory.
    pub group_bytes: u32,
    /// Bytes of scratch per thread.
    pub scratch_bytes: u32,
    /// Bytes of private memory per work-item.
    pub private_bytes: u32,
    /// Whether the kernel has barriers.
    pub barriers: bool,
    /// Bytes of kernel arguments.
    pub argument_bytes: u32,
    /// The arguments, in their order.
    pub arguments: Vec<Argument>,
    /// The only work-group size that the kernel can be launched with.
    pub required_group: Option<[u32; 3]>,
}

impl KernelInfo {
    /// A kernel that needs nothing.
    pub fn new(name: impl Into<String>, simd: SimdWidth) -> Self {
        KernelInfo {
            name: name.into(),
            simd,
            registers: 128,
            curbe_registers: 0,
            curbe: Vec::new(),
            global_surface: SURFACE_STATELESS,
            group_bytes: 0,
            scratch_bytes: 0,
            private_bytes: 0,
            barriers: false,
            argument_bytes: 0,
            arguments: Vec::new(),
            required_group: None,
        }
    }
}

/// Why a note cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetadataError {
    /// It ends too early.
    Truncated,
    /// The format is of another version.
    Version(u32),
    /// A word has a value that means nothing.
    Value(&'static str, u32),
}

impl fmt::Display for MetadataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MetadataError::Truncated => f.write_str("the kernel note ends too early"),
            MetadataError::Version(version) => {
                write!(
                    f,
                    "the kernel note has version {version}, this reader knows {VERSION}"
                )
            }
            MetadataError::Value(what, value) => write!(f, "the kernel note has {value} as {what}"),
        }
    }
}

impl std::error::Error for MetadataError {}

/// The descriptor of the note.
pub(super) fn to_bytes(kernels: &[KernelInfo]) -> Vec<u8> {
    let mut words = vec![VERSION, kernels.len() as u32];
    for kernel in kernels {
        let mut record = Vec::new();
        add_name(&mut record, &kernel.name);
        record.extend([
            kernel.simd.channels(),
            kernel.registers,
            kernel.curbe_registers,
            kernel.global_surface.into(),
            kernel.group_bytes,
            kernel.scratch_bytes,
            kernel.private_bytes,
            kernel.barriers.into(),
            kernel.argument_bytes,
        ]);
        record.extend(kernel.required_group.unwrap_or([0; 3]));
        record.push(kernel.curbe.len() as u32);
        for entry in &kernel.curbe {
            let (kind, parameter) = entry.value.code();
            record.extend([kind, entry.offset, entry.size, parameter]);
        }
        record.push(kernel.arguments.len() as u32);
        for argument in &kernel.arguments {
            let (kind, parameter) = argument.kind.code();
            add_name(&mut record, &argument.name);
            record.extend([argument.offset, argument.bytes, kind, parameter]);
        }
        words.push(record.len() as u32);
        words.extend(record);
    }
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// Bytes of a name, and the name in whole words.
fn add_name(record: &mut Vec<u32>, name: &str) {
    record.push(name.len() as u32);
    record.extend(name.as_bytes().chunks(4).map(|chunk| {
        let mut word = [0; 4];
        word[..chunk.len()].copy_from_slice(chunk);
        u32::from_le_bytes(word)
    }));
}

/// Words that are read one by one.
struct Words<'a>(&'a [u8]);

impl Words<'_> {
    fn next(&mut self) -> Result<u32, MetadataError> {
        let (word, rest) = self.0.split_first_chunk::<4>().ok_or(MetadataError::Truncated)?;
        self.0 = rest;
        Ok(u32::from_le_bytes(*word))
    }

    fn take(&mut self, words: u32) -> Result<&[u8], MetadataError> {
        let bytes = usize::try_from(u64::from(words) * 4).map_err(|_| MetadataError::Truncated)?;
        let (taken, rest) = self.0.split_at_checked(bytes).ok_or(MetadataError::Truncated)?;
        self.0 = rest;
        Ok(taken)
    }

    fn name(&mut self) -> Result<String, MetadataError> {
        let length = self.next()?;
        let name = self.take(length.div_ceil(4))?;
        let name = std::str::from_utf8(&name[..(length as usize).min(name.len())]);
        Ok(name
            .map_err(|_| MetadataError::Value("bytes of a name", length))?
            .to_owned())
    }
}

/// The kernels of a note's descriptor.
pub(super) fn from_bytes(bytes: &[u8]) -> Result<Vec<KernelInfo>, MetadataError> {
    let mut words = Words(bytes);
    match words.next()? {
        VERSION => {}
        other => return Err(MetadataError::Version(other)),
    }
    let count = words.next()?;
    if count > MAX_KERNELS {
        return Err(MetadataError::Value("number of kernels", count));
    }
    let mut kernels = Vec::new();
    for _ in 0..count {
        let length = words.next()?;
        kernels.push(record(&mut Words(words.take(length)?))?);
    }
    Ok(kernels)
}

fn record(words: &mut Words<'_>) -> Result<KernelInfo, MetadataError> {
    let name = words.name()?;
    let simd = match words.next()? {
        8 => SimdWidth::Simd8,
        16 => SimdWidth::Simd16,
        other => return Err(MetadataError::Value("channels", other)),
    };
    let mut kernel = KernelInfo::new(name, simd);
    kernel.registers = words.next()?;
    kernel.curbe_registers = words.next()?;
    let surface = words.next()?;
    kernel.global_surface =
        u8::try_from(surface).map_err(|_| MetadataError::Value("surface of global memory", surface))?;
    kernel.group_bytes = words.next()?;
    kernel.scratch_bytes = words.next()?;
    kernel.private_bytes = words.next()?;
    kernel.barriers = match words.next()? {
        0 => false,
        1 => true,
        other => return Err(MetadataError::Value("barriers", other)),
    };
    kernel.argument_bytes = words.next()?;
    let group = [words.next()?, words.next()?, words.next()?];
    kernel.required_group = (group != [0; 3]).then_some(group);
    let entries = words.next()?;
    for _ in 0..entries {
        let kind = words.next()?;
        let (offset, size) = (words.next()?, words.next()?);
        let value = CurbeValue::from_code(kind, words.next()?)
            .ok_or(MetadataError::Value("kind of a constant", kind))?;
        kernel.curbe.push(CurbeEntry { value, offset, size });
    }
    let arguments = words.next()?;
    for _ in 0..arguments {
        let name = words.name()?;
        let (offset, bytes, kind) = (words.next()?, words.next()?, words.next()?);
        let known = ArgumentKind::from_code(kind, words.next()?);
        kernel.arguments.push(Argument {
            name,
            offset,
            bytes,
            kind: known.ok_or(MetadataError::Value("kind of an argument", kind))?,
        });
    }
    Ok(kernel)
}
