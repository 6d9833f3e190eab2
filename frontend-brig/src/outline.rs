//! BRIG in parts: first everything at module scope, with code blocks passed over, then code blocks in any order, also several at
//! once.
//!
//! As with text ([`wavelift_frontend_hsail::outline`]) only modules without errors are read in parts. With any error, or with
//! more operands or constants than the limits allow, the module is to be read as a whole: only then what is wrong can
//! be told in full.

use crate::container::Image;
use crate::reader::{MAX_CONSTANT_BYTES, Options, Places, Reader, Sections};
use rustc_hash::FxHashMap;
use std::ops::Range;
use wavelift_frontend_hsail::model::part::Part;
use wavelift_frontend_hsail::model::*;

/// A code block that was passed over.
#[derive(Clone, Copy, Debug)]
struct Body {
    executable: ExecutableId,
    /// Offset of the first entry.
    from: u32,
    /// Offset behind the last one.
    to: u32,
    /// Number of the executable among the items.
    item: usize,
}

/// Everything at module scope of a module without errors there.
#[derive(Debug)]
pub(crate) struct BrigOutline {
    /// The outline; see [`wavelift_frontend_hsail::model::part`].
    pub(crate) module: Module,
    places: Places,
    redirected: FxHashMap<Symbol, Symbol>,
    /// In order of the executables and of the items.
    bodies: Vec<Body>,
    spent: Spent,
    operand_limit: usize,
}

/// What belongs to a part.
#[derive(Clone, Debug, Default)]
pub(crate) struct BrigPart {
    bodies: Range<usize>,
    /// Items of the outline.
    pub(crate) items: Range<usize>,
}

/// What is counted against limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spent {
    operands: usize,
    constant_bytes: usize,
}

impl Spent {
    pub(crate) fn add(&mut self, other: Spent) {
        self.operands += other.operands;
        self.constant_bytes += other.constant_bytes;
    }
}

/// The outline of a module; `None` if there are errors at module scope, or something that parts cannot cope with.
pub(crate) fn outline(sections: &Sections<'_>, image: &Image<'_>, options: Options) -> Option<BrigOutline> {
    if sections.operands.has_tails {
        return None;
    }
    let mut reader = Reader::new(sections, image.extras(), options);
    reader.outline_only = true;
    reader.declare();
    if !reader.has_errors() {
        reader.define();
    }
    let (operands, constant_bytes) = reader.spent();
    let operand_limit = reader.operand_limit();
    let places = std::mem::take(&mut reader.entities);
    let redirected = std::mem::take(&mut reader.redirected);
    let code_blocks = std::mem::take(&mut reader.bodies);
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
    })
}

/// Whether an executable has a code block, if only an empty one.
fn has_code(module: &Module, id: ExecutableId) -> bool {
    let executable = module.executables.get(id);
    executable.is_some_and(|e| e.is_definition && e.kind != ExecutableKind::Signature)
}

impl BrigOutline {
    /// Whether an executable has a code block that was passed over.
    pub(crate) fn has_code(&self, id: ExecutableId) -> bool {
        has_code(&self.module, id)
    }

    /// What was counted at module scope.
    pub(crate) fn spent(&self) -> Spent {
        self.spent
    }

    /// Whether a module may have so many operands and constants.
    pub(crate) fn allows(&self, spent: Spent) -> bool {
        spent.operands <= self.operand_limit && spent.constant_bytes <= MAX_CONSTANT_BYTES
    }

    /// Code blocks and items of the outline, divided so that each part has about `bytes` in its code blocks. Every item belongs
    /// to one part.
    pub(crate) fn parts(&self, bytes: usize) -> Vec<BrigPart> {
        let mut parts = Vec::new();
        let mut part = BrigPart::default();
        let mut size = 0;
        for (n, body) in self.bodies.iter().enumerate() {
            size += body.to.saturating_sub(body.from) as usize;
            part.bodies.end = n + 1;
            part.items.end = body.item + 1;
            if size >= bytes {
                let next = BrigPart {
                    bodies: part.bodies.end..part.bodies.end,
                    items: part.items.end..part.items.end,
                };
                parts.push(std::mem::replace(&mut part, next));
                size = 0;
            }
        }
        part.items.end = self.module.items.len();
        parts.push(part);
        parts
    }
}

/// Reads parts of one module, one after the other.
pub(crate) struct PartReader<'a> {
    reader: Reader<'a>,
    outline: &'a BrigOutline,
}

impl<'a> PartReader<'a> {
    /// For the module with these sections and this outline.
    pub(crate) fn new(
        sections: &'a Sections<'a>,
        outline: &'a BrigOutline,
        options: Options,
    ) -> PartReader<'a> {
        let mut reader = Reader::new(sections, Default::default(), options);
        reader.outline = Some(outline);
        PartReader { reader, outline }
    }

    /// Reads a part into `room`, whose content is lost; `None` if there are errors. Also gives what is counted.
    pub(crate) fn part(&mut self, part: &BrigPart, mut room: Part) -> Option<(Part, Spent)> {
        let outline = &self.outline.module;
        room.clear(outline);
        let bodies = self.outline.bodies.get(part.bodies.clone()).unwrap_or(&[]);
        let from = bodies.first().map_or(0, |body| body.from);
        let to = bodies.last().map_or(0, |body| body.to);
        let r = &mut self.reader;
        r.start_part(from, to, room);
        for body in bodies {
            let symbol = Symbol::Executable(body.executable);
            let Some(Symbol::Executable(id)) = r.copies.copy(&mut r.module, outline, symbol) else {
                return None;
            };
            if !r.part_body(id, body.from, body.to) {
                return None;
            }
        }
        let (operands, constant_bytes) = r.spent();
        let spent = Spent {
            operands,
            constant_bytes,
        };
        let empty = Module::new(outline.header.clone(), Names::new());
        r.finish_part(empty).ok().map(|part| (part, spent))
    }
}

impl Reader<'_> {
    /// What an offset of `hsa_code` that is not of the part is in the outline (M2).
    pub(crate) fn of_outline(&mut self, offset: u32) -> Option<Symbol> {
        let outline = self.outline?;
        let symbol = outline.places.get(offset)?;
        let symbol = outline.redirected.get(&symbol).copied().unwrap_or(symbol);
        self.copies.copy(&mut self.module, &outline.module, symbol)
    }
}
