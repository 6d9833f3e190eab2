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
//! | `group:BYTES`             | a `u32`: the offset of that many bytes of dynamic group memory             |
//!
//! A buffer may be shown or saved after the launch: `:print`, `:print=TYPE`, `:print=TYPE:COUNT` and `:out=PATH` at
//! the end of its word (`:out=` last, because a path may hold anything). Numbers are decimal or `0x...`; the bits of
//! a float are `0h`, `0f` or `0d` with hexadecimal digits, as in HSAIL (HSA PRM 4.8.2).
//!
//! [`KernelArg::parse`] reads a word, [`place`] puts arguments into an executor's memory and gives the kernarg
//! segment, and [`Placed::results`] fetches what is to be shown or saved.

use crate::case::{
    DeviceAddress, ElementKind, ElementType, ExecError, Executor, KernArgValue, Kernarg, KernelRef,
};
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
                 values:TYPE:a,b,c, file:PATH and group:BYTES"
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

fn scalar_type(name: &str) -> Parsed<ElementType> {
    ElementType::from_name(name)
        .filter(|ty| ty.lanes() == 1)
        .ok_or_else(|| ArgError::UnknownType(name.to_owned()))
}

fn number(text: &str, what: &str) -> Parsed<u64> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| ArgError::BadNumber {
        what: what.to_owned(),
        text: text.to_owned(),
    })
}

fn byte_count(text: &str) -> Parsed<u64> {
    let bytes = number(text, "a size in bytes")?;
    limit(bytes)?;
    Ok(bytes)
}

fn limit(bytes: u64) -> Parsed<()> {
    if bytes > MAX_BUFFER_BYTES {
        Err(ArgError::TooLarge(bytes))
    } else {
        Ok(())
    }
}

/// The elements 0, 1, 2, ... of a type; integers wrap.
fn iota(ty: ElementType, count: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    for i in 0..count {
        match (ty.kind(), ty.lane_bytes()) {
            (ElementKind::HalfInWord, _) => {
                bytes.extend_from_slice(&u32::from(half::f16::from_f64(i as f64).to_bits()).to_le_bytes());
            }
            (ElementKind::Float, 2) => bytes.extend_from_slice(&half::f16::from_f64(i as f64).to_le_bytes()),
            (ElementKind::Float, 4) => bytes.extend_from_slice(&(i as f32).to_le_bytes()),
            (ElementKind::Float, _) => bytes.extend_from_slice(&(i as f64).to_le_bytes()),
            (ElementKind::Bits | ElementKind::Unsigned | ElementKind::Signed, size) => {
                bytes.extend_from_slice(&u128::from(i).to_le_bytes()[..size]);
            }
        }
    }
    bytes
}

/// The bytes of one value of a scalar type.
fn scalar(ty: ElementType, text: &str) -> Parsed<Vec<u8>> {
    let bad = || ArgError::BadNumber {
        what: ty.to_string(),
        text: text.to_owned(),
    };
    if ty.is_float() {
        let (prefix, width) = match (ty.kind(), ty.lane_bytes()) {
            (ElementKind::HalfInWord, _) | (_, 2) => ("0h", 2),
            (_, 4) => ("0f", 4),
            _ => ("0d", 8),
        };
        let bits = if let Some(hex) = text.strip_prefix(prefix) {
            if hex.len() != width * 2 {
                return Err(bad());
            }
            u64::from_str_radix(hex, 16).map_err(|_| bad())?
        } else {
            match width {
                2 => half::f16::from_f64(text.parse().map_err(|_| bad())?)
                    .to_bits()
                    .into(),
                4 => text.parse::<f32>().map_err(|_| bad())?.to_bits().into(),
                _ => text.parse::<f64>().map_err(|_| bad())?.to_bits(),
            }
        };
        return Ok(bits.to_le_bytes()[..ty.bytes()].to_vec());
    }
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let hex = digits.strip_prefix("0x");
    // The number parsers would take a second sign.
    if hex.unwrap_or(digits).starts_with(['+', '-']) {
        return Err(bad());
    }
    let magnitude = match hex {
        Some(hex) => u128::from_str_radix(hex, 16),
        None => digits.parse(),
    };
    let magnitude = magnitude.map_err(|_| bad())?;
    let unsigned_max = u128::MAX >> (128 - ty.bytes() * 8);
    let sign_bit = unsigned_max / 2 + 1;
    let fits = match (ty.kind(), negative, hex.is_some()) {
        (ElementKind::Signed, true, _) => magnitude <= sign_bit,
        // Hexadecimal numbers give the bits.
        (ElementKind::Signed, false, false) => magnitude < sign_bit,
        (_, true, _) => magnitude == 0,
        (_, false, _) => magnitude <= unsigned_max,
    };
    if !fits {
        return Err(ArgError::OutOfRange {
            ty,
            text: text.to_owned(),
        });
    }
    let bits = if negative {
        magnitude.wrapping_neg()
    } else {
        magnitude
    };
    Ok(bits.to_le_bytes()[..ty.bytes()].to_vec())
}

/// One element as text: a number, or hexadecimal digits for bit types.
fn show(ty: ElementType, bytes: &[u8]) -> String {
    let mut word = [0; 16];
    word[..bytes.len()].copy_from_slice(bytes);
    let bits = u128::from_le_bytes(word);
    match (ty.kind(), ty.lane_bytes()) {
        (ElementKind::Bits, size) => format!("0x{bits:0digits$x}", digits = size * 2),
        (ElementKind::Unsigned, _) => bits.to_string(),
        (ElementKind::Signed, size) => {
            let shift = 128 - size * 8;
            (((bits << shift) as i128) >> shift).to_string()
        }
        (ElementKind::HalfInWord, _) | (ElementKind::Float, 2) => {
            half::f16::from_bits(bits as u16).to_string()
        }
        (ElementKind::Float, 4) => f32::from_bits(bits as u32).to_string(),
        (ElementKind::Float, _) => f64::from_bits(bits as u64).to_string(),
    }
}

/// A buffer's bytes as `print` asks, separated by spaces. Elements beyond the end and a partial element at the end
/// are left out.
pub fn format_elements(print: Print, bytes: &[u8]) -> String {
    let count = print
        .count
        .map_or(usize::MAX, |count| usize::try_from(count).unwrap_or(usize::MAX));
    let elements = bytes.chunks_exact(print.ty.bytes()).take(count);
    elements
        .map(|element| show(print.ty, element))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Arguments in an executor's memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The kernarg segment.
    pub kernarg: Kernarg,
    /// Bytes of dynamic group memory that the arguments ask for.
    pub dynamic_group_bytes: u32,
    outputs: Vec<PlacedBuffer>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PlacedBuffer {
    arg: usize,
    address: DeviceAddress,
    bytes: u64,
    print: Option<Print>,
    out: Option<PathBuf>,
}

/// Something to show or save after a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgResult {
    /// A line for the standard output.
    Show(String),
    /// The content of a file.
    Save(PathBuf, Vec<u8>),
}

/// Puts arguments into an executor's memory. `extra_group_bytes` is dynamic group memory that the launch asks for
/// apart from the arguments; it lies before theirs.
pub fn place(
    args: &[KernelArg],
    executor: &mut dyn Executor,
    kernel: KernelRef<'_>,
    address_bytes: usize,
    extra_group_bytes: u32,
) -> Result<Placed, ArgError> {
    let mut placed = Placed {
        kernarg: Kernarg::new(),
        dynamic_group_bytes: extra_group_bytes,
        outputs: Vec::new(),
    };
    for (index, arg) in args.iter().enumerate() {
        match arg {
            KernelArg::Scalar(ty, bytes) => {
                placed.kernarg.push(KernArgValue::Data, bytes.clone(), ty.bytes());
            }
            KernelArg::Group(bytes) => {
                let too_large = ArgError::TooLarge(u64::from(*bytes));
                let fixed = executor.static_group_bytes(kernel)?;
                let offset = fixed
                    .checked_add(placed.dynamic_group_bytes)
                    .and_then(|end| end.checked_next_multiple_of(GROUP_ALIGNMENT));
                let end = offset.and_then(|offset| offset.checked_add(*bytes));
                let (Some(offset), Some(end)) = (offset, end) else {
                    return Err(too_large);
                };
                placed.dynamic_group_bytes = end - fixed;
                placed
                    .kernarg
                    .push(KernArgValue::Data, offset.to_le_bytes().to_vec(), 4);
            }
            KernelArg::Buffer(buffer) => {
                let address = placed.buffer(index, buffer, executor)?;
                placed
                    .kernarg
                    .push_address(KernArgValue::Buffer(address), address.0, address_bytes);
            }
        }
    }
    Ok(placed)
}

impl Placed {
    fn buffer(
        &mut self,
        arg: usize,
        buffer: &BufferArg,
        executor: &mut dyn Executor,
    ) -> Result<DeviceAddress, ArgError> {
        use crate::case::BUFFER_GRAIN;
        let file;
        let (bytes, content): (u64, &[u8]) = match &buffer.content {
            Content::Undefined(bytes) | Content::Zero(bytes) => (*bytes, &[]),
            Content::Bytes(_, content) => (content.len() as u64, content),
            Content::File(path) => {
                let unreadable = |e: std::io::Error| ArgError::Unreadable {
                    path: path.clone(),
                    message: e.to_string(),
                };
                file = std::fs::read(path).map_err(unreadable)?;
                (file.len() as u64, &file)
            }
        };
        limit(bytes)?;
        // Exactly as large as asked for, so that an access past the end is found.
        let address = executor.allocate(&format!("of argument {arg}"), bytes.max(1), BUFFER_GRAIN)?;
        if !content.is_empty() {
            executor.write(address, content)?;
        }
        let (print, out) = (buffer.print, buffer.out.clone());
        if print.is_some() || out.is_some() {
            self.outputs.push(PlacedBuffer {
                arg,
                address,
                bytes,
                print,
                out,
            });
        }
        Ok(address)
    }

    /// What is to be shown and saved after the launch, in the order of the arguments. A shown buffer is a line
    /// `arg N: v v v`, with N counted from 0.
    pub fn results(&self, executor: &mut dyn Executor) -> Result<Vec<ArgResult>, ExecError> {
        let mut results = Vec::new();
        for output in &self.outputs {
            let bytes = executor.read(output.address, output.bytes)?;
            if let Some(print) = output.print {
                results.push(ArgResult::Show(format!(
                    "arg {}: {}",
                    output.arg,
                    format_elements(print, &bytes)
                )));
            }
            if let Some(path) = &output.out {
                results.push(ArgResult::Save(path.clone(), bytes));
            }
        }
        Ok(results)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(name: &str) -> ElementType {
        ElementType::from_name(name).expect("a type name")
    }

    fn scalar_bytes(word: &str) -> Vec<u8> {
        match KernelArg::parse(word) {
            Ok(KernelArg::Scalar(_, bytes)) => bytes,
            other => panic!("{word}: {other:?}"),
        }
    }

    fn buffer(word: &str) -> BufferArg {
        match KernelArg::parse(word) {
            Ok(KernelArg::Buffer(buffer)) => buffer,
            other => panic!("{word}: {other:?}"),
        }
    }

    #[test]
    fn scalars() {
        assert_eq!(scalar_bytes("f32:1.5"), 0x3fc0_0000u32.to_le_bytes());
        assert_eq!(scalar_bytes("f32:0f3fc00000"), 0x3fc0_0000u32.to_le_bytes());
        assert_eq!(scalar_bytes("f64:-inf"), f64::NEG_INFINITY.to_le_bytes());
        assert_eq!(scalar_bytes("f16:1"), [0, 0x3c]);
        assert_eq!(scalar_bytes("u32:7"), [7, 0, 0, 0]);
        assert_eq!(scalar_bytes("s64:-1"), [0xff; 8]);
        assert_eq!(scalar_bytes("s8:-128"), [0x80]);
        assert_eq!(scalar_bytes("s8:0xff"), [0xff]);
        assert_eq!(scalar_bytes("b128:1"), 1u128.to_le_bytes());
        assert_eq!(scalar_bytes("u64:0xffffffffffffffff"), [0xff; 8]);
    }

    #[test]
    fn numbers_outside_their_type() {
        for word in ["u32:-1", "u8:256", "s8:128", "s8:-129", "s8:0x100", "b16:-1"] {
            assert!(
                matches!(KernelArg::parse(word), Err(ArgError::OutOfRange { .. })),
                "{word}"
            );
        }
        for word in [
            "u32:", "u32:x", "u32:--1", "u32:+1", "f32:one", "f32:0f12", "s32:0x", "s32:1.5", "u32:0x-1",
        ] {
            assert!(
                matches!(KernelArg::parse(word), Err(ArgError::BadNumber { .. })),
                "{word}"
            );
        }
        for word in ["", "7", "u33:1", "u8x4:1", "buffer:1", ":", "é:1"] {
            assert!(
                matches!(KernelArg::parse(word), Err(ArgError::UnknownKind(_))),
                "{word}"
            );
        }
    }

    #[test]
    fn buffers() {
        assert_eq!(buffer("buf:64").content, Content::Undefined(64));
        assert_eq!(buffer("zero:0x40").content, Content::Zero(64));
        assert_eq!(buffer("file:a:b").content, Content::File("a:b".into()));
        assert_eq!(
            buffer("iota:u16:3").content,
            Content::Bytes(ty("u16"), vec![0, 0, 1, 0, 2, 0])
        );
        let floats = [0f32, 1.0].iter().flat_map(|v| v.to_le_bytes()).collect();
        assert_eq!(buffer("iota:f32:2").content, Content::Bytes(ty("f32"), floats));
        assert_eq!(
            buffer("values:s8:1,-2, 3").content,
            Content::Bytes(ty("s8"), vec![1, 0xfe, 3])
        );
        assert_eq!(KernelArg::parse("group:16"), Ok(KernelArg::Group(16)));
        assert_eq!(
            KernelArg::parse("iota:u64:0x40000000"),
            Err(ArgError::TooLarge(1 << 33)),
            "nothing is allocated for a word that asks for too much"
        );
        assert!(KernelArg::parse("iota:u64:99999999999999999").is_err());
        assert!(KernelArg::parse("values:f32:").is_err());
    }

    #[test]
    fn suffixes() {
        assert_eq!(
            buffer("buf:64:print").print,
            Some(Print {
                ty: ty("u32"),
                count: None
            })
        );
        assert_eq!(
            buffer("iota:f32:4:print").print,
            Some(Print {
                ty: ty("f32"),
                count: None
            })
        );
        assert_eq!(
            buffer("zero:64:print=s8:3").print,
            Some(Print {
                ty: ty("s8"),
                count: Some(3)
            })
        );
        let both = buffer("zero:64:print=f64:out=a:b.bin");
        assert_eq!(
            both.print,
            Some(Print {
                ty: ty("f64"),
                count: None
            })
        );
        assert_eq!(both.out, Some("a:b.bin".into()));
        assert_eq!(
            buffer("file:in.bin:out=out.bin").content,
            Content::File("in.bin".into())
        );
        assert!(matches!(
            KernelArg::parse("f32:1:print"),
            Err(ArgError::NotABuffer(_))
        ));
        assert!(matches!(
            KernelArg::parse("buf:1:print=u33"),
            Err(ArgError::UnknownType(_))
        ));
        assert!(matches!(
            KernelArg::parse("buf:1:save=x"),
            Err(ArgError::BadNumber { .. })
        ));
        assert!(matches!(
            KernelArg::parse("buf:1:print:save=x"),
            Err(ArgError::BadSuffix(_))
        ));
    }

    #[test]
    fn elements_as_text() {
        let print = |name, count| Print { ty: ty(name), count };
        assert_eq!(
            format_elements(print("s16", None), &[1, 0, 0xff, 0xff, 9]),
            "1 -1"
        );
        assert_eq!(
            format_elements(print("f32", Some(1)), &[0, 0, 0xc0, 0x3f, 0, 0, 0, 0]),
            "1.5"
        );
        assert_eq!(
            format_elements(print("b32", None), &[0x78, 0x56, 0x34, 0x12]),
            "0x12345678"
        );
        assert_eq!(
            format_elements(print("u64", None), &[0xff; 8]),
            "18446744073709551615"
        );
    }
}
