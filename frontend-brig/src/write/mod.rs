//! BRIG writer (HSA PRM 18).
//!
//! [`write()`] makes the bytes of a module image. The manual leaves much open: whether equal strings are shared, in which order
//! operands stand, how a list without elements is written. Here all of it is as the assembler of the HSA tools
//! does it, so that the same text gives the same bytes:
//!
//! - W1: entries of `hsa_code` stand in the order of the module; entries of the other two sections in the order in which the
//!   text names them. What an operand consists of stands before it, its list after all operands.
//! - W2: every operand is an entry of its own; only strings and constants in `hsa_data` are shared.
//! - W3: fields that the language does not have are zero, also the hash of the module.
//! - W4: an instruction of the `Mod` class is an `InstBasic` if all its modifiers have their default values.
//!
//! What a reader of BRIG has seen beyond the model, sections of other tools and the ends of entries that are longer than this
//! version of the language knows, is in [`Extras`] and is written as it was read.
//!
//! A module that was read and not changed is written as it was: W1 to W4 say what is written anew ([`original`]).
//!
//! The writer trusts a [`Module`] for nothing: references that lead nowhere are errors. Cost is linear in the size of the
//! module.

mod code;
mod container;
mod data;
mod inst;
mod layout;
mod operand;
mod original;

pub use container::Container;

use code::Head;
use data::DataSection;
use layout::Layout;
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::Arc;
use wavelift_hsail::model::part::{Part, Slice};
use wavelift_hsail::model::*;
use wavelift_hsail::{Diagnostic, Span};

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
    /// Ends of entries of `hsa_operand` that are longer than their structure. The model has no entries of operands, so they go
    /// by the start of the span of what they belong to, and how many operands of it are written before them (W1).
    operand_tails: FxHashMap<(u32, u32), Box<[u8]>>,
    /// The image that the module was read from, if the model and the rest of this hold all that it means.
    original: Option<Arc<[u8]>>,
}

impl Extras {
    pub(crate) fn new(sections: Vec<OtherSection>, hash: Option<Box<[u8; 64]>>) -> Extras {
        Extras {
            sections,
            hash,
            tails: FxHashMap::default(),
            operand_tails: FxHashMap::default(),
            original: None,
        }
    }

    pub(crate) fn keep_original(&mut self, image: &[u8]) {
        self.original = Some(image.into());
    }

    /// Forgets how the image was laid out: also a module that was not changed is written anew, without operands that nothing refers
    /// to and `BRIG_KIND_NONE`, and with an entry for every operand.
    pub fn forget_layout(&mut self) {
        self.original = None;
    }

    /// What stands after the known fields of the entry that `span` is.
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

    /// Whether any operand is longer than its structure.
    pub(crate) fn has_operand_tails(&self) -> bool {
        !self.operand_tails.is_empty()
    }

    /// What stands after the known fields of operand number `n` of the entry of `hsa_code` that `owner` is.
    pub(crate) fn operand_tail(&self, owner: Span, n: u32) -> &[u8] {
        self.operand_tails.get(&(owner.start, n)).map_or(&[], |tail| tail)
    }

    /// Keeps the end of an operand.
    pub(crate) fn keep_operand_tail(&mut self, owner: Span, n: u32, tail: &[u8]) {
        self.operand_tails.insert((owner.start, n), tail.into());
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
    write_pieces(module, Container::Raw).map(container::joined)
}

/// As [`write_owned`], a file of some kind in pieces that follow each other.
///
/// # Errors
/// As [`write()`], and if the file would be too large for its kind.
pub fn write_pieces(module: Module, container: Container) -> Result<Vec<Vec<u8>>, WriteError> {
    let extras = Extras::default();
    let out = whole(&module, &extras)?;
    drop(module);
    container.wrap_pieces(out.image(&extras)?)
}

/// The image of a module with what [`crate::read_whole`] kept beside it: that which it was read from, byte for byte, if nothing was
/// changed, otherwise a new one.
///
/// # Errors
/// As [`write()`].
pub fn write_with(module: &Module, extras: &Extras) -> Result<Vec<u8>, WriteError> {
    let anew = container::joined(whole(module, extras)?.image(extras)?);
    match &extras.original {
        Some(original) if original::means(original, &anew) => Ok(original.to_vec()),
        _ => Ok(anew),
    }
}

fn whole(module: &Module, extras: &Extras) -> Written<Output> {
    /// About what an operand takes in all sections, with its share of the statement.
    const BYTES_PER_OPERAND: usize = 40;
    let room = module.operand_count() * BYTES_PER_OPERAND + module.names.text_bytes();
    let mut writer = ImageWriter::new(module, extras, room);
    writer.items(&module.items, None)?;
    writer.sections()
}

/// A reference to something that is written later.
struct Late {
    section: LateSection,
    /// Offset of the word in its section.
    at: u32,
    /// Of the outline, or a label.
    symbol: Symbol,
    span: Span,
}

#[derive(Clone, Copy)]
enum LateSection {
    Data,
    Operands,
}

/// The three standard sections.
struct Output {
    data: DataSection,
    code: Vec<u8>,
    operands: Vec<u8>,
    late: Vec<Late>,
    /// Those to labels of the executable at hand.
    late_labels: Vec<Late>,
}

/// Writes a word over another one.
fn patch(section: &mut [u8], at: usize, word: u32) {
    if let Some(place) = section.get_mut(at..).and_then(|rest| rest.first_chunk_mut()) {
        *place = word.to_le_bytes();
    }
}

impl Output {
    /// Fills in a reference.
    fn fill(&mut self, late: &Late, place: u32) {
        match late.section {
            LateSection::Data => {
                let at = self.data.base + late.at as usize;
                patch(&mut self.data.bytes, at, place);
            }
            LateSection::Operands => patch(&mut self.operands, late.at as usize, place),
        }
    }

    /// The image, in pieces that stand one after the other.
    fn image(self, extras: &Extras) -> Written<Vec<Vec<u8>>> {
        let base = self.data.base;
        container::image(self.data.bytes, base, [self.code, self.operands], extras)
    }
}

/// Writes the image of a module item by item. Code blocks may be in parts ([`wavelift_hsail::model::part`]), which are
/// needed only until they are written.
pub struct ImageWriter<'m> {
    outline: &'m Module,
    extras: &'m Extras,
    layout: Layout,
    names: Vec<u32>,
    out: Output,
    /// Those of the part at hand.
    part_layout: Layout,
    part_names: Vec<u32>,
    /// The executable of which slices are written.
    open: Option<Open>,
}

/// An executable of which slices are still to come.
struct Open {
    head: Head,
    /// Where labels of the code block stand, by the offsets of their names: equal names are one string (D1 of [`data`]).
    labels: FxHashMap<u32, u32>,
    /// References to labels that have not stood yet, by the same.
    waiting: Vec<(u32, Late)>,
}

impl<'m> ImageWriter<'m> {
    /// `room` is about the size of the image in bytes. What is not used of it is never touched.
    pub fn new(outline: &'m Module, extras: &'m Extras, room: usize) -> ImageWriter<'m> {
        let base = container::data_base(3 + extras.sections.len());
        let mut sections = [
            vec![0; base],
            container::section_header(1),
            container::section_header(2),
        ];
        for section in &mut sections {
            // Without it there is room when it is needed.
            let _ = section.try_reserve(room);
        }
        let [mut data, code, operands] = sections;
        data.extend_from_slice(&container::section_header(0));
        ImageWriter {
            outline,
            extras,
            layout: Layout::new(outline),
            names: vec![0; outline.names.len()],
            out: Output {
                data: DataSection::new(data, base),
                code,
                operands,
                late: Vec::new(),
                late_labels: Vec::new(),
            },
            part_layout: Layout::default(),
            part_names: Vec::new(),
            open: None,
        }
    }

    /// Writes items of the outline. Executables whose code blocks are in `part` are written from there. If the part is a slice, it is
    /// written after the items.
    ///
    /// # Errors
    /// As [`write()`].
    pub fn items(&mut self, items: &[Item], part: Option<&Part>) -> Result<(), WriteError> {
        let slice = part.and_then(|part| part.slice);
        let mut code_blocks = part.map(|part| {
            self.part_layout.clear(&part.module);
            self.part_names.clear();
            self.part_names.resize(part.module.names.len(), 0);
            let origin = |id| part.origin(Symbol::Executable(id));
            part.executables().map(move |id| (id, origin(id))).peekable()
        });
        for item in items {
            if let Item::Executable(id) = item
                && let Some(part) = part
                && let Some(next) = &mut code_blocks
                && slice.is_none()
                && let Some((copy, _)) = next.next_if(|(_, origin)| *origin == Some(Symbol::Executable(*id)))
            {
                let mut writer = Writer {
                    module: &part.module,
                    extras: self.extras,
                    out: &mut self.out,
                    owner: Span::NONE,
                    written: 0,
                    names: &mut self.part_names,
                    layout: &mut self.part_layout,
                    outline: Some((part, &self.layout)),
                };
                writer.item(&Item::Executable(copy))?;
                if let Some(place) = self.part_layout.symbol(Symbol::Executable(copy)) {
                    self.layout.set(Symbol::Executable(*id), place);
                }
                continue;
            }
            let mut writer = Writer {
                module: self.outline,
                extras: self.extras,
                out: &mut self.out,
                owner: Span::NONE,
                written: 0,
                names: &mut self.names,
                layout: &mut self.layout,
                outline: None,
            };
            match item {
                Item::Executable(id)
                    if slice.is_some_and(|slice| slice.is_first && slice.executable == *id) =>
                {
                    self.open = Some(writer.open(*id)?);
                }
                item => writer.item(item)?,
            }
        }
        match (slice, part) {
            (Some(slice), Some(part)) => self.slice(slice, part),
            _ => Ok(()),
        }
    }

    /// Writes a slice of the executable that is open.
    fn slice(&mut self, slice: Slice, part: &Part) -> Written<()> {
        let mut open = self.open.take().ok_or(WriteError::Dangling {
            span: Span::NONE,
            what: "the beginning of a code block",
        })?;
        let mut writer = Writer {
            module: &part.module,
            extras: self.extras,
            out: &mut self.out,
            owner: Span::NONE,
            written: 0,
            names: &mut self.part_names,
            layout: &mut self.part_layout,
            outline: Some((part, &self.layout)),
        };
        for id in part.executables() {
            if let Some(e) = part.module.executables.get(id) {
                writer.slice(e, &mut open)?;
            }
        }
        if slice.is_last {
            writer.close(open)
        } else {
            self.open = Some(open);
            Ok(())
        }
    }

    /// The file with the image, in pieces that follow each other.
    ///
    /// # Errors
    /// As [`write()`], and if the file would be too large for its kind.
    pub fn finish(self, container: Container) -> Result<Vec<Vec<u8>>, WriteError> {
        let extras = self.extras;
        container.wrap_pieces(self.sections()?.image(extras)?)
    }

    /// The sections, with references to what came later filled in.
    fn sections(mut self) -> Written<Output> {
        for late in std::mem::take(&mut self.out.late) {
            let place = self.layout.symbol(late.symbol);
            let place = place.ok_or_else(|| operand::dangling(late.symbol, late.span))?;
            self.out.fill(&late, place);
        }
        Ok(self.out)
    }
}

struct Writer<'a> {
    module: &'a Module,
    extras: &'a Extras,
    out: &'a mut Output,
    /// The entry of `hsa_code` whose operands are written, and how many of them are.
    owner: Span,
    written: u32,
    /// Offset in the data section by name, 0 for names that are not there yet.
    names: &'a mut Vec<u32>,
    layout: &'a mut Layout,
    /// If the module is a part: that part, and the places of the outline.
    outline: Option<(&'a Part, &'a Layout)>,
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
            return self.out.data.share(&bytes);
        }
        let offset = self.out.data.share(text.as_bytes());
        if let Some(known) = self.names.get_mut(name.index()) {
            *known = offset;
        }
        offset
    }

    /// The data entry of a comment, which is UTF-8.
    fn comment(&mut self, name: Name) -> u32 {
        self.out.data.share(self.module.name(name).as_bytes())
    }

    /// Begins an entry of `hsa_code`: size and kind.
    fn begin(&mut self, kind: u16, bytes: u16, span: Span) {
        let tail = self.extras.tail(span).len() as u16;
        self.out.code.extend_from_slice(&(bytes + tail).to_le_bytes());
        self.out.code.extend_from_slice(&kind.to_le_bytes());
    }

    /// Ends an entry of `hsa_code`.
    fn end(&mut self, span: Span) {
        let extras = self.extras;
        self.out.code.extend_from_slice(extras.tail(span));
    }
}
