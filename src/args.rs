//! Kernel arguments as the command line writes them.
//!
//! In kernarg order, one word for each argument:
//!
//! | word                      | argument                                                                   |
//! |---------------------------|----------------------------------------------------------------------------|
//! | `f32:1.5`, `s64:-1`, ...  | a value of an HSAIL scalar type                                            |
//! | `buf:BYTES`               | the address of a buffer whose content does not matter                      |
//! | `zero:BYTES`              | the address of a buffer of zeros                                           |
//! | `iota:TYPE:COUNT`         | the address of a buffer with 0, 1, 2, ...                                  |
//! | `values:TYPE:a,b,c`       | the address of a buffer with these values                                  |
//! | `file:PATH`               | the address of a buffer with the bytes of a file                           |
//! | `func:NAME`               | the handle of an indirect function, for `icall`: as long as an address     |
//! | `group:BYTES`             | a `u32`: the offset of that many bytes of dynamic group memory             |
//!
//! A buffer may be shown or saved after the launch: `:print`, `:print=TYPE`, `:print=TYPE:COUNT` and `:out=PATH` at
//! the end of its word (`:out=` last, because a path may hold anything). Numbers are decimal or `0x...`; the bits of
//! a float are `0h`, `0f` or `0d` with hexadecimal digits, as in HSAIL (HSA PRM 4.8.2).
//!
//! [`KernelArg::parse`] reads a word, [`place`] puts arguments into an executor's memory and gives the kernarg
//! segment, and [`Placed::results`] fetches what is to be shown or saved.

mod numbers;
mod place;

use crate::case::{ElementType, ExecError};
pub use numbers::format_elements;
use numbers::{byte_count, iota, limit, number, scalar, scalar_type};
pub use place::{ArgResult, Placed, place};
use std::fmt;
use std::path::PathBuf;

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
                 values:TYPE:a,b,c, file:PATH, func:NAME and group:BYTES"
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
            ArgError::NotABuffer(_) => "only buf:, zero:, iota:, values: and file: have a buffer",
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

impl KernelArg {
    /// Reads one word of the command line.
    pub fn parse(word: &str) -> Parsed<KernelArg> {
        let unknown = || ArgError::UnknownKind(word.to_owned());
        let (kind, rest) = word.split_once(':').ok_or_else(unknown)?;
        let (body, suffix) = split_suffix(rest);
        let content = match kind {
            "buf" => Content::Undefined(byte_count(body)?),
            "zero" => Content::Zero(byte_count(body)?),
            "file" => Content::File(PathBuf::from(body)),
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
            _ if suffix.is_some() => return Err(ArgError::NotABuffer(word.to_owned())),
            "group" => {
                let bytes = byte_count(body)?;
                return u32::try_from(bytes)
                    .map(KernelArg::Group)
                    .map_err(|_| ArgError::TooLarge(bytes));
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
        let mut buffer = BufferArg {
            content,
            print: None,
            out: None,
        };
        buffer.suffixes(suffix)?;
        Ok(KernelArg::Buffer(buffer))
    }
}

impl BufferArg {
    fn suffixes(&mut self, suffix: Option<&str>) -> Parsed<()> {
        let mut rest = suffix;
        while let Some(text) = rest {
            if let Some(path) = text.strip_prefix("out=") {
                self.out = Some(PathBuf::from(path));
                break;
            }
            // `print=TYPE:COUNT` holds a colon itself.
            let (print, next) = split_suffix(text);
            rest = next;
            let how = match print.strip_prefix("print") {
                Some("") => None,
                Some(how) if how.starts_with('=') => Some(&how[1..]),
                _ => return Err(ArgError::BadSuffix(text.to_owned())),
            };
            self.print = Some(self.print(how)?);
        }
        Ok(())
    }

    fn print(&self, how: Option<&str>) -> Parsed<Print> {
        let Some(how) = how else {
            let ty = match &self.content {
                Content::Bytes(ty, _) => *ty,
                Content::Undefined(_) | Content::Zero(_) | Content::File(_) => ElementType::U32,
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

/// Splits before the first `:print` or `:out=`; the suffix is without the colon.
fn split_suffix(text: &str) -> (&str, Option<&str>) {
    let is_suffix = |at: &usize| {
        let rest = &text[at + 1..];
        let print = rest.strip_prefix("print");
        rest.starts_with("out=") || print.is_some_and(|rest| rest.is_empty() || rest.starts_with(['=', ':']))
    };
    match text.match_indices(':').map(|(at, _)| at).find(is_suffix) {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    }
}

#[cfg(test)]
mod tests;
