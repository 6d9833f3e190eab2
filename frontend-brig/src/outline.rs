//! BRIG in parts: first everything at module scope, with code blocks passed over, then code blocks in any order, also several at
//! once.
//!
//! A code block that is larger than a part is cut between entries, as with text: its control directives and definitions are read
//! with the outline, and slices name labels of each other.
//!
//! As with text (`wavelift_frontend_hsail::outline`) only modules without errors are read in parts. With any error, or with
//! more operands or constants than the limits allow, the module is to be read as a whole: only then what is wrong can
//! be told in full.

use crate::container::{Image, image};
use crate::entry::kind;
use crate::reader::{MAX_CONSTANT_BYTES, Options, Places, Reader, Sections, Sigil};
use rustc_hash::FxHashMap;
use wavelift_hsail::model::part::{CodeBlock, CodePlace, Part, Share, Slice, divide};
use wavelift_hsail::model::*;

/// A code block that was passed over.
#[derive(Clone, Debug)]
struct Body {
    executable: ExecutableId,
    /// Offset of the first entry.
    from: u32,
    /// Offset after the last one.
    to: u32,
    /// Number of the executable among the items.
    item: usize,
    /// If it is cut: where the first slice begins, and where each ends.
    slices: Option<Box<[u32]>>,
}

/// The three standard sections of a module, with where their entries begin.
#[derive(Debug)]
pub struct Indexed<'a> {
    image: Image<'a>,
    sections: Sections<'a>,
}

impl<'a> Indexed<'a> {
    /// The sections of a file with BRIG, plain or in an ELF file, with one thread or a few; `None` if they are damaged.
    pub fn new(bytes: &'a [u8], jobs: usize) -> Option<Indexed<'a>> {
        let image = Image::parse(image(bytes).ok()?).ok()?;
        let sections = Sections::index(&image, jobs).ok()?;
        Some(Indexed { image, sections })
    }

    /// The outline of the module; `None` if there are errors at module scope, or something that parts cannot cope with. Parts
    /// are to have about `part_bytes` in their code blocks.
    pub fn outline(&self, options: Options, part_bytes: usize) -> Option<BrigOutline> {
        outline(&self.sections, &self.image, options, part_bytes)
    }
}

/// Everything at module scope of a module without errors there.
#[derive(Debug)]
pub struct BrigOutline {
    /// The outline; see [`wavelift_hsail::model::part`].
    pub module: Module,
    places: Places,
    redirected: FxHashMap<Symbol, Symbol>,
    /// In order of the executables and of the items.
    bodies: Vec<Body>,
    spent: Spent,
    operand_limit: usize,
    part_bytes: usize,
}

/// What is counted against limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    operands: usize,
    constant_bytes: usize,
}

impl Spent {
    /// Adds what another part took.
    pub fn add(&mut self, other: Spent) {
        self.operands += other.operands;
        self.constant_bytes += other.constant_bytes;
    }
}

/// See [`Indexed::outline`].
fn outline(
    sections: &Sections<'_>,
    image: &Image<'_>,
    options: Options,
    part_bytes: usize,
) -> Option<BrigOutline> {
    if sections.operands.has_tails {
        return None;
    }
    let mut reader = Reader::new(sections, image.extras(), options);
    reader.outline_only = Some(part_bytes);
    reader.declare();
    if !reader.has_errors() {
        reader.define();
    }
    let (operands, constant_bytes) = reader.spent();
    let operand_limit = reader.operand_limit();
    let places = std::mem::take(&mut reader.entities);
    let redirected = std::mem::take(&mut reader.redirected);
    let code_blocks = std::mem::take(&mut reader.bodies);
    let mut slices = std::mem::take(&mut reader.slices);
    let (module, _) = reader.finish().ok()?;
    let mut bodies = Vec::with_capacity(code_blocks.len());
    for (item, entry) in module.items.iter().enumerate() {
        if let Item::Executable(executable) = *entry
            && let Some(&(from, to)) = code_blocks.get(&executable)
            && has_code(&module, executable)
        {
            bodies.push(Body {
                executable,
                from,
                to,
                item,
                slices: slices.remove(&executable),
            });
        }
    }
    Some(BrigOutline {
        module,
        places,
        redirected,
        bodies,
        spent: Spent {
            operands,
            constant_bytes,
        },
        operand_limit,
        part_bytes,
    })
}

/// Whether an executable has a code block, if only an empty one.
fn has_code(module: &Module, id: ExecutableId) -> bool {
    let executable = module.executables.get(id);
    executable.is_some_and(|e| e.is_definition && e.kind != ExecutableKind::Signature)
}

impl BrigOutline {
    /// Where the code block of an executable is.
    pub fn code_place(&self, id: ExecutableId) -> CodePlace {
        match self.bodies.binary_search_by_key(&id, |body| body.executable) {
            Ok(n) if self.bodies[n].slices.is_some() => CodePlace::Slices,
            Ok(_) => CodePlace::Part,
            Err(_) => CodePlace::Outline,
        }
    }

    /// What was counted at module scope.
    pub fn spent(&self) -> Spent {
        self.spent
    }

    /// Whether a module may have so many operands and constants.
    pub fn allows(&self, spent: Spent) -> bool {
        spent.operands <= self.operand_limit && spent.constant_bytes <= MAX_CONSTANT_BYTES
    }

    /// What parts are made of, each of which has about as many bytes in its code blocks as [`Indexed::outline`] was told.
    pub fn parts(&self) -> Vec<Share> {
        let bodies = self.bodies.iter().map(|body| CodeBlock {
            item: body.item,
            bytes: body.to.saturating_sub(body.from) as usize,
            slices: body.slices.as_ref().map(|bounds| bounds.len() - 1),
        });
        divide(bodies, self.module.items.len(), self.part_bytes)
    }
}

/// Reads parts of one module, one after the other.
pub struct PartReader<'a> {
    reader: Reader<'a>,
    outline: &'a BrigOutline,
}

impl<'a> PartReader<'a> {
    /// For the module with these sections and this outline.
    pub fn new(indexed: &'a Indexed<'a>, outline: &'a BrigOutline, options: Options) -> PartReader<'a> {
        let mut reader = Reader::new(&indexed.sections, Default::default(), options);
        reader.outline = Some(outline);
        PartReader { reader, outline }
    }

    /// Reads a part into `room`, whose content is lost; `None` if there are errors. Also gives what is counted.
    pub fn part(&mut self, part: &Share, mut room: Part) -> Option<(Part, Spent)> {
        let outline = &self.outline.module;
        room.clear(outline);
        let bodies = self.outline.bodies.get(part.bodies.clone()).unwrap_or(&[]);
        let (first, last) = (bodies.first(), bodies.last());
        let (mut from, mut to) = (first.map_or(0, |body| body.from), last.map_or(0, |body| body.to));
        let mut slice = None;
        let r = &mut self.reader;
        r.function = None;
        if let (Some(n), Some(body)) = (part.slice, first) {
            r.function = Some((body.from, body.to));
            let bounds = body.slices.as_deref()?;
            (from, to) = (*bounds.get(n)?, *bounds.get(n + 1)?);
            slice = Some(Slice {
                executable: body.executable,
                is_first: n == 0,
                is_last: n + 2 == bounds.len(),
            });
        }
        r.start_part(from, to, room);
        for body in bodies {
            let symbol = Symbol::Executable(body.executable);
            let Some(Symbol::Executable(id)) = r.copies.copy(&mut r.module, outline, symbol) else {
                return None;
            };
            let (from, to) = match slice {
                Some(_) => (from, to),
                None => (body.from, body.to),
            };
            if !r.part_body(id, from, to) {
                return None;
            }
        }
        let (operands, constant_bytes) = r.spent();
        let spent = Spent {
            operands,
            constant_bytes,
        };
        let empty = Module::new(outline.header.clone(), Names::new());
        r.finish_part(empty, slice).ok().map(|part| (part, spent))
    }
}

impl Reader<'_> {
    /// The bounds of the slices of a code block, if it is to be cut: where the first begins, and where each ends.
    pub(crate) fn slices_of(&self, body: u32, end: u32, bytes: usize) -> Option<Box<[u32]>> {
        if end.saturating_sub(body) as usize <= bytes {
            return None;
        }
        let defines = |kind: u16| {
            matches!(
                kind,
                kind::VARIABLE
                    | kind::FBARRIER
                    | kind::CONTROL
                    | kind::COMMENT
                    | kind::LOC
                    | kind::PRAGMA
                    | kind::NONE
            )
        };
        let mut at = body;
        while at < end
            && let Some(entry) = self.code.entry(at)
            && defines(entry.kind)
        {
            at = entry.end();
        }
        let mut bounds = vec![at];
        let mut start = at;
        let mut in_arg_block = false;
        while at < end
            && let Some(entry) = self.code.entry(at)
        {
            at = entry.end();
            match entry.kind {
                kind::ARG_BLOCK_START => in_arg_block = true,
                kind::ARG_BLOCK_END => in_arg_block = false,
                _ => {}
            }
            if !in_arg_block && (at - start) as usize >= bytes {
                bounds.push(at);
                start = at;
            }
        }
        if start != end || bounds.len() == 1 {
            bounds.push(end);
        }
        Some(bounds.into_boxed_slice())
    }

    /// The label at an offset outside of the slice that is read, of the same code block.
    pub(crate) fn label_elsewhere(&mut self, offset: u32, owner: Option<ExecutableId>) -> Option<Symbol> {
        let (from, to) = self.function?;
        if !(from..to).contains(&offset) {
            return None;
        }
        if let Some(known) = self.labels_elsewhere.get(&offset) {
            return Some(Symbol::Label(*known));
        }
        let entry = self
            .code
            .entry(offset)
            .filter(|entry| entry.kind == kind::LABEL)?;
        let name = self.identifier(&entry, 4, Sigil::Label).ok()?;
        let id = self.module.labels.push(Label {
            name,
            owner: owner?,
            span: entry.span(),
        });
        self.labels_elsewhere.insert(offset, id);
        Some(Symbol::Label(id))
    }

    /// What an offset of `hsa_code` that is not of the part is in the outline (M2).
    pub(crate) fn of_outline(&mut self, offset: u32) -> Option<Symbol> {
        let outline = self.outline?;
        let symbol = outline.places.get(offset)?;
        let symbol = outline.redirected.get(&symbol).copied().unwrap_or(symbol);
        self.copies.copy(&mut self.module, &outline.module, symbol)
    }
}
