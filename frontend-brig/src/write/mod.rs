//! BRIG writer (HSA PRM 18).
//!
//! [`write()`] makes the bytes of a module image. The manual leaves much open: whether equal strings are shared, in which order
//! operands stand, how a list without elements is written. Here all of it is as the assembler of the HSA tools
//! does it, so that the same text gives the same bytes:
//!
//! - W1: entries of `hsa_code` stand in the order of the module; entries of the other two sections in the order in which the
//!   text names them. What an operand consists of stands before it, its list behind all operands.
//! - W2: every operand is an entry of its own; only strings and constants in `hsa_data` are shared.
//! - W3: fields that the language does not have are zero, also the hash of the module.
//! - W4: an instruction of the `Mod` class is an `InstBasic` if all its modifiers have their default values.
//!
//! What a reader of BRIG has seen beyond the model, sections of other tools and the ends of entries that are longer than this
//! version of the language knows, is in [`Extras`] and is written as it was read.
//!
//! The writer trusts a [`Module`] for nothing: references that lead nowhere are errors. Cost is linear in the size of the
//! module.

mod code;
mod container;
mod data;
mod inst;
mod layout;
mod operand;

pub use container::Container;

use data::DataSection;
use layout::Layout;
use rustc_hash::FxHashMap;
use std::fmt;
use wavelift_frontend_hsail::model::*;
use wavelift_frontend_hsail::{Diagnostic, Span};

/// A section that is none of the three standard ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherSection {
    /// The section with its header, as it stands in the image; a multiple of 4 bytes.
    pub bytes: Box<[u8]>,
}

/// What a module image holds beyond the module model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Sections after the three standard ones, in order, such as those with debug information.
    pub sections: Vec<OtherSection>,
    /// The hash of the module header, if it is not zero.
    pub hash: Option<Box<[u8; 64]>>,
    /// Ends of entries of `hsa_code` that are longer than their structure, by the start of the entry's [`Span`].
    tails: FxHashMap<u32, Box<[u8]>>,
}

impl Extras {
    pub(crate) fn new(sections: Vec<OtherSection>, hash: Option<Box<[u8; 64]>>) -> Extras {
        Extras {
            sections,
            hash,
            tails: FxHashMap::default(),
        }
    }

    /// What stands behind the known fields of the entry that `span` is.
    pub(crate) fn tail(&self, span: Span) -> &[u8] {
        if self.tails.is_empty() {
            return &[];
        }
        self.tails.get(&span.start).map_or(&[], |tail| tail)
    }

    /// Keeps the end of an entry.
    pub(crate) fn keep_tail(&mut self, span: Span, tail: &[u8]) {
        self.tails.insert(span.start, tail.into());
    }
}

/// Why a module cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// A limit of BRIG: a section of 4 GiB and more.
    SectionTooLarge {
        /// Which section.
        section: &'static str,
    },
    /// A limit of BRIG: more formal arguments than 16 bits can count.
    TooManyFormals {
        /// The executable.
        span: Span,
    },
    /// The module is broken: a reference to something that it does not hold (invariant M1 of the model).
    Dangling {
        /// What refers.
        span: Span,
        /// What is missing.
        what: &'static str,
    },
    /// The module is broken: an operand in a place where BRIG has none of its kind.
    Misplaced {
        /// Where.
        span: Span,
    },
}

impl WriteError {
    /// As a diagnostic of the source that the module was read from.
    pub fn diagnostic(&self) -> Diagnostic {
        let (code, span) = match self {
            WriteError::SectionTooLarge { .. } => ("brig-limit", Span::NONE),
            WriteError::TooManyFormals { span } => ("brig-limit", *span),
            WriteError::Dangling { span, .. } => ("brig-offset", *span),
            WriteError::Misplaced { span } => ("brig-operand", *span),
        };
        Diagnostic::error(code, span, self.to_string())
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::SectionTooLarge { section } => {
                write!(
                    f,
                    "the section {section} would have 4 GiB or more, which BRIG cannot hold"
                )
            }
            WriteError::TooManyFormals { .. } => {
                write!(f, "more than 65535 formal arguments, which BRIG cannot count")
            }
            WriteError::Dangling { what, .. } => {
                write!(f, "the module does not hold {what} that is used here")
            }
            WriteError::Misplaced { .. } => write!(f, "an operand that cannot stand here"),
        }
    }
}

impl std::error::Error for WriteError {}

pub(crate) type Written<T> = Result<T, WriteError>;

/// The image of a module.
///
/// # Errors
/// If the module is too large for BRIG, or breaks invariant M1 of the model.
pub fn write(module: &Module) -> Result<Vec<u8>, WriteError> {
    write_with(module, &Extras::default())
}

/// As [`write()`], of a module that is not needed any more: its memory is free before the image is complete.
///
/// # Errors
/// As [`write()`].
pub fn write_owned(module: Module) -> Result<Vec<u8>, WriteError> {
    let extras = Extras::default();
    let sections = Sections::of(&module, &extras)?;
    drop(module);
    sections.image(&extras)
}

/// The image of a module with what [`crate::read_whole`] kept beside it.
///
/// # Errors
/// As [`write()`].
pub fn write_with(module: &Module, extras: &Extras) -> Result<Vec<u8>, WriteError> {
    Sections::of(module, extras)?.image(extras)
}

/// The three standard sections.
pub(crate) struct Sections {
    data: Vec<u8>,
    /// Where the data section begins in `data`.
    base: usize,
    code: Vec<u8>,
    operands: Vec<u8>,
}

impl Sections {
    pub(crate) fn of(module: &Module, extras: &Extras) -> Written<Sections> {
        let mut code = container::section_header(1);
        let mut operands = container::section_header(2);
        let layout = Layout::new(module, extras, code.len() as u32);
        if u32::try_from(layout.end).is_err() {
            return Err(WriteError::SectionTooLarge { section: "hsa_code" });
        }
        code.reserve_exact(layout.end as usize - code.len());
        // An operand takes up to 28 bytes with its register, and 12 to 16 for its place in a list and a constant. Memory that is not
        // used is never touched.
        let count = module.operand_count();
        operands.reserve(count * 16);
        let base = container::data_base(3 + extras.sections.len());
        let mut data =
            Vec::with_capacity(base + layout.end as usize + count * 24 + module.names.text_bytes());
        data.resize(base, 0);
        data.extend_from_slice(&container::section_header(0));
        let mut writer = Writer {
            module,
            extras,
            data: DataSection::new(data, base),
            code,
            operands,
            names: vec![0; module.names.len()],
            layout,
        };
        writer.items()?;
        Ok(Sections {
            data: writer.data.bytes,
            base,
            code: writer.code,
            operands: writer.operands,
        })
    }

    pub(crate) fn image(self, extras: &Extras) -> Written<Vec<u8>> {
        container::image(self.data, self.base, [self.code, self.operands], extras)
    }
}

struct Writer<'a> {
    module: &'a Module,
    extras: &'a Extras,
    data: DataSection,
    code: Vec<u8>,
    operands: Vec<u8>,
    /// Offset in the data section by name, 0 for names that are not there yet.
    names: Vec<u32>,
    layout: Layout,
}

impl Writer<'_> {
    /// The data entry of a string. Strings are bytes, which the model holds as Latin-1.
    fn string(&mut self, name: Name) -> u32 {
        if let Some(&offset) = self.names.get(name.index())
            && offset != 0
        {
            return offset;
        }
        let text = self.module.name(name);
        if !text.is_ascii() {
            let bytes: Vec<u8> = text.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect();
            return self.data.share(&bytes);
        }
        let offset = self.data.share(text.as_bytes());
        if let Some(known) = self.names.get_mut(name.index()) {
            *known = offset;
        }
        offset
    }

    /// The data entry of a comment, which is UTF-8.
    fn comment(&mut self, name: Name) -> u32 {
        self.data.share(self.module.name(name).as_bytes())
    }

    /// Begins an entry of `hsa_code`: size and kind.
    fn begin(&mut self, kind: u16, bytes: u16, span: Span) {
        let tail = self.extras.tail(span).len() as u16;
        self.code.extend_from_slice(&(bytes + tail).to_le_bytes());
        self.code.extend_from_slice(&kind.to_le_bytes());
    }

    /// Ends an entry of `hsa_code`.
    fn end(&mut self, span: Span) {
        let extras = self.extras;
        self.code.extend_from_slice(extras.tail(span));
    }
}
