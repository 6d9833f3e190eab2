//! Kernel arguments as the command line writes them.
//!
//! In kernarg order, one word for each argument:
//!
//! | word                      | argument                                                                   |
//! |---------------------------|----------------------------------------------------------------------------|
//! | `f32:1.5`, `s64:-1`, ...  | a value of an HSAIL scalar type                                            |
//! | `buf:BYTES`               | the address of a buffer of undefined bytes                                 |
//! | `zero:BYTES`              | the address of a buffer of zeros                                           |
//! | `iota:TYPE:COUNT`         | the address of a buffer with 0, 1, 2, ...                                  |
//! | `values:TYPE:a,b,c`       | the address of a buffer with these values                                  |
//! | `file:PATH`               | the address of a buffer with the bytes of a file                           |
//! | `func:NAME`               | the handle of an indirect function, for `icall`: as long as an address     |
//! | `roimg:GEOMETRY:ORDER:TYPE:SIZE[:PATH]` | an image of zeros, or with the data in a file, rows one after the other  |
//! | `roimg:2d:ORDER:TYPE:PATH.png` | a PNG file, whose size the image has                                      |
//! | `woimg:...`, `rwimg:...`  | the same, for kernels that store to it                                     |
//! | `samp:COORD:FILTER:ADDRESSING` | a sampler                                                             |
//! | `group:BYTES`             | a `u32`: the offset of that many bytes of dynamic group memory             |
//!
//! The size of an image has one number for each coordinate: `16x8`. A file whose name ends in `.png` is a PNG file, as data of an image and where one is saved. A buffer or an image may be shown or saved after the launch: `:print`, `:print=TYPE`, `:print=TYPE:COUNT` and `:out=PATH` at
//! the end of its word, in any order. A path may hold colons, but no `:print` at the end of a part and no `:WORD=`: that is
//! an option, and one that there is not is an error rather than part of a name. Numbers are decimal or `0x...`; the bits of
//! a float are `0h`, `0f` or `0d` with hexadecimal digits, as in HSAIL (HSA PRM 4.8.2).
//!
//! An undefined byte of a buffer is one that neither the argument nor the kernel gave a value: a kernel that uses it has an
//! error, an element with one is shown as `?`, and in a file it is zero.
//!
//! [`KernelArg::parse`] reads a word, [`place`] puts arguments into an executor's memory and gives the kernarg
//! segment, and [`Placed::results`] fetches what is to be shown or saved.

mod formals;
mod numbers;
mod objects;
mod pictures;
mod place;

use crate::case::{ElementType, ExecError};
pub use formals::{FormalError, FormalType, KernelFormal, check_formals};
pub use numbers::format_elements;
use numbers::{byte_count, iota, limit, number, scalar, scalar_type};
pub use place::{ArgResult, Placed, place};
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use wavelift_images::{ImageProperties, Permission, Sampler};

/// The largest buffer that an argument may ask for, in bytes.
pub const MAX_BUFFER_BYTES: u64 = 1 << 32;

/// Dynamic group memory is placed at multiples of this, which suits every HSAIL type.
const GROUP_ALIGNMENT: u32 = 16;

/// A kernel argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KernelArg {
    /// Plain data of a scalar type, in memory order.
    Scalar(ElementType, Vec<u8>),
    /// The handle of the indirect function with this name, as long as an address.
    Function(String),
    /// The address of a buffer.
    Buffer(BufferArg),
    /// Dynamic group memory of this many bytes.
    Group(u32),
    /// The handle of an image, and what its data is. Sizes of 0 are those of the picture.
    Image(ImageProperties, BufferArg),
    /// The handle of a sampler.
    Sampler(Sampler),
}

/// A buffer that an argument points to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BufferArg {
    /// What it holds before the launch.
    pub content: Content,
    /// Show it after the launch.
    pub print: Option<Print>,
    /// Save it here after the launch.
    pub out: Option<PathBuf>,
}

/// What a buffer holds before a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// This many bytes of no defined value.
    Undefined(u64),
    /// This many zero bytes.
    Zero(u64),
    /// These bytes, elements of this type.
    Bytes(ElementType, Vec<u8>),
    /// The bytes of a file.
    File(PathBuf),
    /// The pixels of a PNG file, for an image.
    Picture(PathBuf),
}

/// How to show a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// As elements of this type.
    pub ty: ElementType,
    /// This many; `None` means all.
    pub count: Option<u64>,
}

/// Why a word is not an argument, or an argument cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgError {
    /// The word has no known form.
    UnknownKind(String),
    /// There is no such scalar type.
    UnknownType(String),
    /// A number does not have the form that its type needs.
    BadNumber {
        /// What the number is for.
        what: String,
        /// The number.
        text: String,
    },
    /// A number is outside its type.
    OutOfRange {
        /// The type.
        ty: ElementType,
        /// The number.
        text: String,
    },
    /// A buffer is larger than [`MAX_BUFFER_BYTES`].
    TooLarge(u64),
    /// Only buffers can be shown or saved.
    NotABuffer(String),
    /// A suffix is neither `print` nor `out=`.
    BadSuffix(String),
    /// A suffix that can be there once is there twice.
    Repeated(&'static str),
    /// `out=` without a path.
    NoPath,
    /// More elements are to be shown than a buffer has.
    TooMany {
        /// How many.
        wanted: u64,
        /// Their type.
        ty: ElementType,
        /// Bytes of the buffer.
        bytes: u64,
    },
    /// A buffer is to be shown as elements, and the last one is not whole.
    PartOfElement {
        /// The type.
        ty: ElementType,
        /// Bytes of the buffer.
        bytes: u64,
    },
    /// The words after `roimg`, `woimg`, `rwimg` or `samp` describe none, and why.
    BadObject(String, String),
    /// A file does not have the bytes of the image.
    ImageData {
        /// The file.
        path: PathBuf,
        /// Its bytes.
        bytes: usize,
        /// Those of the elements.
        wanted: u64,
    },
    /// A PNG file cannot be the data of an image, and why.
    BadPicture(PathBuf, String),
    /// A word is no UTF-8 where it is not the name of a file.
    NotText(String),
    /// A file has more than so many bytes, or no end.
    FileTooLarge(PathBuf, u64),
    /// A file cannot be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system's message.
        message: String,
    },
    /// The executor refused.
    Execution(ExecError),
}

impl fmt::Display for ArgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArgError::UnknownKind(word) => write!(
                f,
                "`{word}` is no kernel argument; there are TYPE:VALUE, buf:BYTES, zero:BYTES, iota:TYPE:COUNT, \
                 values:TYPE:a,b,c, file:PATH, func:NAME, roimg:, woimg:, rwimg:, samp: and group:BYTES"
            ),
            ArgError::UnknownType(name) => write!(f, "`{name}` is no HSAIL scalar type"),
            ArgError::BadNumber { what, text } => write!(f, "`{text}` is no number for {what}"),
            ArgError::OutOfRange { ty, text } => write!(f, "{text} does not fit {ty}"),
            ArgError::TooLarge(bytes) => {
                write!(
                    f,
                    "a buffer of {bytes} bytes is too large; the limit is {MAX_BUFFER_BYTES}"
                )
            }
            ArgError::NotABuffer(word) => write!(f, "`{word}` has no buffer that could be shown or saved"),
            ArgError::BadSuffix(text) => {
                write!(
                    f,
                    "`{text}` is no suffix of a buffer; there are :print[=TYPE[:COUNT]] and :out=PATH"
                )
            }
            ArgError::Repeated(what) => write!(f, "`{what}` is given twice for one buffer"),
            ArgError::NoPath => f.write_str("`out=` names no file"),
            ArgError::TooMany { wanted, ty, bytes } => write!(
                f,
                "{wanted} elements of {ty} are to be shown, but the buffer of {bytes} bytes has {}",
                bytes / ty.bytes() as u64
            ),
            ArgError::PartOfElement { ty, bytes } => {
                write!(f, "a buffer of {bytes} bytes is no whole number of {ty}")
            }
            ArgError::BadObject(word, why) => write!(f, "`{word}` describes no image or sampler: {why}"),
            ArgError::ImageData { path, bytes, wanted } => write!(
                f,
                "{} has {bytes} bytes, the elements of the image have {wanted}",
                path.display()
            ),
            ArgError::BadPicture(path, why) => {
                write!(f, "{} is not the data of the image: {why}", path.display())
            }
            ArgError::NotText(word) => write!(f, "`{word}` is no UTF-8; only names of files need not be"),
            ArgError::FileTooLarge(path, most) => {
                let (path, most) = (path.display(), most >> 20);
                write!(
                    f,
                    "{path} is larger than {most} MiB, the most that is read for a buffer"
                )
            }
            ArgError::Unreadable { path, message } => write!(f, "cannot read {}: {message}", path.display()),
            ArgError::Execution(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ArgError {}

impl ArgError {
    /// What can be done about it.
    pub fn help(&self) -> &'static str {
        match self {
            ArgError::UnknownKind(_) | ArgError::BadSuffix(_) => "see `wavelift help run`",
            ArgError::UnknownType(_) => "b8 to b128, u8 to u64, s8 to s64, f16, f32 and f64",
            ArgError::BadNumber { .. } => {
                "decimal, `0x` with hexadecimal digits, or the bits of a float as `0f3fc00000`"
            }
            ArgError::OutOfRange { .. } => "use a wider type, or another number",
            ArgError::TooLarge(_) => "make the buffer smaller",
            ArgError::Repeated(_) => "give each option once",
            ArgError::NoPath => "write `:out=PATH`",
            ArgError::TooMany { .. } => {
                "ask for as many as there are, or leave out the number for all of them"
            }
            ArgError::PartOfElement { .. } => {
                "show another type (`:print=u8`), or give the number of elements"
            }
            ArgError::ImageData { .. } => {
                "give the size that the file has: elements row by row, without padding"
            }
            ArgError::BadObject(..) => {
                "as in `roimg:2d:rgba:unorm_int8:16x8`, or `samp:normalized:linear:clamp_to_edge`"
            }
            ArgError::BadPicture(..) => {
                "name a PNG file with the size, the channels and the bits of the image, or change the image"
            }
            ArgError::NotText(_) => "write the word as UTF-8",
            ArgError::FileTooLarge(..) => {
                "name a file of the size that the kernel needs; devices may never end"
            }
            ArgError::NotABuffer(_) => "only buf:, zero:, iota:, values:, file: and images have data",
            ArgError::Unreadable { .. } => "check the name; relative names begin at the working folder",
            ArgError::Execution(_) => "make the launch fit the kernel and the target",
        }
    }
}

impl From<ExecError> for ArgError {
    fn from(error: ExecError) -> ArgError {
        ArgError::Execution(error)
    }
}

type Parsed<T> = Result<T, ArgError>;

/// Whether each argument whose data is saved has a file of its own.
///
/// # Errors
/// Which two have one file.
pub fn saved_apart(args: &[KernelArg]) -> Result<(), String> {
    let mut known: Vec<(usize, PathBuf)> = Vec::new();
    for (index, arg) in args.iter().enumerate() {
        let Some(path) = arg.saved_to() else { continue };
        let Some(file) = file_of(path) else { continue };
        if let Some((first, _)) = known.iter().find(|(_, other)| *other == file) {
            let path = path.display();
            return Err(format!(
                "arguments {first} and {index} are both saved to {path} (give each a file of its own)"
            ));
        }
        known.push((index, file));
    }
    Ok(())
}

/// The file that a path leads to, whether it is there or not, by one name; nothing if it is a device, which takes all that it gets.
fn file_of(path: &Path) -> Option<PathBuf> {
    if path.metadata().is_ok_and(|known| !known.is_file()) {
        return None;
    }
    if let Ok(whole) = path.canonicalize() {
        return Some(whole);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    Some(match (folder, path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    })
}

impl KernelArg {
    /// The file that its data is saved to after the launch.
    fn saved_to(&self) -> Option<&Path> {
        match self {
            KernelArg::Buffer(buffer) | KernelArg::Image(_, buffer) => buffer.out.as_deref(),
            _ => None,
        }
    }

    /// Reads one word of the command line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(word: &str) -> Parsed<KernelArg> {
        KernelArg::parse_os(OsStr::new(word))
    }

    /// As [`KernelArg::parse`], of a word as the system gives it: names of files need not be UTF-8.
    ///
    /// # Errors
    /// As [`KernelArg::parse`].
    pub fn parse_os(word: &OsStr) -> Parsed<KernelArg> {
        let shown = || word.to_string_lossy().into_owned();
        let unknown = || ArgError::UnknownKind(shown());
        let (kind, rest) = split_at_colon(word.as_encoded_bytes()).ok_or_else(unknown)?;
        let (body, suffixes) = split_suffixes(rest);
        if kind == b"file" {
            return Ok(KernelArg::Buffer(BufferArg::new(
                Content::File(path(body)?),
                &suffixes,
            )?));
        }
        let (kind, body) = (text(kind)?, text(body)?);
        if let Some(permission) = Permission::from_name(kind) {
            let image = objects::image(permission, body).map_err(|why| ArgError::BadObject(shown(), why))?;
            let (properties, content) = image;
            let data = BufferArg::new(content, &suffixes)?;
            if data.out.as_deref().is_some_and(pictures::is_png) {
                let savable = pictures::check(properties.geometry, properties.format);
                savable.map_err(|why| ArgError::BadObject(shown(), why))?;
            }
            return Ok(KernelArg::Image(properties, data));
        }
        let content = match kind {
            "buf" => Content::Undefined(byte_count(body)?),
            "zero" => Content::Zero(byte_count(body)?),
            "iota" => {
                let (ty, count) = body.split_once(':').unwrap_or((body, ""));
                let ty = scalar_type(ty)?;
                let count = number(count, "a number of elements")?;
                limit(count.saturating_mul(ty.bytes() as u64))?;
                Content::Bytes(ty, iota(ty, count))
            }
            "values" => {
                let (ty, list) = body.split_once(':').unwrap_or((body, ""));
                let ty = scalar_type(ty)?;
                let mut bytes = Vec::new();
                for value in list.split(',') {
                    bytes.extend_from_slice(&scalar(ty, value.trim())?);
                }
                Content::Bytes(ty, bytes)
            }
            _ if !suffixes.is_empty() => return Err(ArgError::NotABuffer(shown())),
            "group" => {
                let bytes = byte_count(body)?;
                return u32::try_from(bytes)
                    .map(KernelArg::Group)
                    .map_err(|_| ArgError::TooLarge(bytes));
            }
            "samp" => {
                let sampler = objects::sampler(body);
                return sampler
                    .map(KernelArg::Sampler)
                    .map_err(|why| ArgError::BadObject(shown(), why));
            }
            "func" => {
                return Ok(KernelArg::Function(body.trim_start_matches('&').to_owned()));
            }
            name => {
                let ty = ElementType::from_name(name)
                    .filter(|ty| ty.lanes() == 1)
                    .ok_or_else(unknown)?;
                return Ok(KernelArg::Scalar(ty, scalar(ty, body)?));
            }
        };
        Ok(KernelArg::Buffer(BufferArg::new(content, &suffixes)?))
    }
}

impl BufferArg {
    fn new(content: Content, suffixes: &[&[u8]]) -> Parsed<BufferArg> {
        let mut buffer = BufferArg {
            content,
            print: None,
            out: None,
        };
        for suffix in suffixes {
            if let Some(name) = suffix.strip_prefix(b"out=") {
                if name.is_empty() {
                    return Err(ArgError::NoPath);
                }
                if buffer.out.replace(path(name)?).is_some() {
                    return Err(ArgError::Repeated("out"));
                }
                continue;
            }
            let suffix = text(suffix)?;
            let how = match suffix.strip_prefix("print") {
                Some("") => None,
                Some(how) if how.starts_with('=') => Some(&how[1..]),
                _ => return Err(ArgError::BadSuffix(suffix.to_owned())),
            };
            let print = buffer.print(how)?;
            if buffer.print.replace(print).is_some() {
                return Err(ArgError::Repeated("print"));
            }
        }
        let bytes = match &buffer.content {
            Content::Undefined(bytes) | Content::Zero(bytes) => Some(*bytes),
            Content::Bytes(_, bytes) => Some(bytes.len() as u64),
            Content::File(_) | Content::Picture(_) => None,
        };
        if let (Some(print), Some(bytes)) = (buffer.print, bytes) {
            print.check(bytes)?;
        }
        Ok(buffer)
    }

    fn print(&self, how: Option<&str>) -> Parsed<Print> {
        let Some(how) = how else {
            let ty = match &self.content {
                Content::Bytes(ty, _) => *ty,
                Content::Undefined(_) | Content::Zero(_) | Content::File(_) | Content::Picture(_) => {
                    ElementType::U32
                }
            };
            return Ok(Print { ty, count: None });
        };
        let (ty, count) = match how.split_once(':') {
            Some((ty, count)) => (ty, Some(number(count, "a number of elements")?)),
            None => (how, None),
        };
        Ok(Print {
            ty: scalar_type(ty)?,
            count,
        })
    }
}

impl Print {
    /// Whether a buffer of so many bytes has what is to be shown.
    fn check(self, bytes: u64) -> Parsed<()> {
        let (ty, size) = (self.ty, self.ty.bytes() as u64);
        match self.count {
            Some(wanted) if wanted > bytes / size => Err(ArgError::TooMany { wanted, ty, bytes }),
            None if !bytes.is_multiple_of(size) => Err(ArgError::PartOfElement { ty, bytes }),
            _ => Ok(()),
        }
    }
}

fn split_at_colon(word: &[u8]) -> Option<(&[u8], &[u8])> {
    let at = word.iter().position(|byte| *byte == b':')?;
    Some((&word[..at], &word[at + 1..]))
}

fn text(bytes: &[u8]) -> Parsed<&str> {
    std::str::from_utf8(bytes).map_err(|_| ArgError::NotText(String::from_utf8_lossy(bytes).into_owned()))
}

fn path(bytes: &[u8]) -> Parsed<PathBuf> {
    let name = || String::from_utf8_lossy(bytes).into_owned();
    crate::files::path(bytes).ok_or_else(|| ArgError::NotText(name()))
}

/// Splits before each suffix: `:print` where a part ends, `:print=`, `:out=`, and any other `:WORD=`, which is no suffix that
/// there is. Suffixes are without the colon before them.
fn split_suffixes(rest: &[u8]) -> (&[u8], Vec<&[u8]>) {
    let begins = |at: usize| {
        let next = &rest[at + 1..];
        let word = next.iter().take_while(|byte| byte.is_ascii_lowercase()).count();
        let ends_part = next.len() == word || next[word] == b':';
        word > 0 && (next.get(word) == Some(&b'=') || &next[..word] == b"print" && ends_part)
    };
    let colons = rest.iter().enumerate().filter(|(_, byte)| **byte == b':');
    let starts: Vec<usize> = colons.map(|(at, _)| at).filter(|at| begins(*at)).collect();
    let ends = starts.iter().copied().skip(1).chain([rest.len()]);
    let suffixes = starts.iter().zip(ends).map(|(start, end)| &rest[start + 1..end]);
    let body = &rest[..starts.first().copied().unwrap_or(rest.len())];
    (body, suffixes.collect())
}

#[cfg(test)]
mod tests;
