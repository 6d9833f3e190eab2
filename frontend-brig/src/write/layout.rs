//! Sizes and places of the entries of `hsa_code`.
//!
//! Code refers to code: branches to labels that come later, and references to a declaration mean a definition that may come
//! later, too. Sizes depend on nothing but the kind of an entry, so one walk over the module gives every offset before
//! anything is written.

use super::Extras;
use crate::entry::{code_bytes, kind};
use crate::inst::entry_kind;
use cranelift_entity::EntityRef;
use wavelift_frontend_hsail::Span;
use wavelift_frontend_hsail::model::*;

/// Offsets of entities in `hsa_code`; 0 for those that no item or statement holds.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) module: u32,
    variables: Vec<u32>,
    fbarriers: Vec<u32>,
    executables: Vec<ExecutablePlace>,
    labels: Vec<u32>,
    /// Size of the section.
    pub(super) end: u64,
}

/// Where an executable is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ExecutablePlace {
    pub(super) offset: u32,
    pub(super) first_input: u32,
    pub(super) body: u32,
    pub(super) end: u32,
}

/// Whether an instruction has none of the modifiers that only `InstMod` can carry.
fn is_plain(m: &Modifiers) -> bool {
    !m.ftz && m.pack.is_none() && matches!(m.round, None | Some(Round::Default))
}

/// The kind of the entry of an instruction.
pub(super) fn inst_kind(inst: &Inst) -> u16 {
    match inst.opcode.format() {
        InstFormat::Mod if is_plain(&inst.mods) => kind::INST_BASIC,
        format => entry_kind(format),
    }
}

/// The kind of the entry of an annotation, and where the annotation stands.
pub(super) fn annotation_kind(annotation: &Annotation) -> (u16, Span) {
    match annotation {
        Annotation::Comment { span, .. } => (kind::COMMENT, *span),
        Annotation::Loc(loc) => (kind::LOC, loc.span),
        Annotation::Pragma(pragma) => (kind::PRAGMA, pragma.span),
    }
}

fn put<T>(places: &mut [T], id: impl EntityRef, place: T) {
    if let Some(slot) = places.get_mut(id.index()) {
        *slot = place;
    }
}

struct Walk<'a> {
    extras: &'a Extras,
    at: u64,
}

impl Walk<'_> {
    /// The offset of the next entry, which has kind `kind` and came from `span`.
    fn take(&mut self, kind: u16, span: Span) -> u32 {
        let at = self.at;
        let tail = self.extras.tail(span).len();
        self.at += (code_bytes(kind).unwrap_or(0) + tail) as u64;
        // A section that does not fit is refused before anything of it is used.
        at as u32
    }
}

impl Layout {
    /// Where a symbol stands; `None` if nothing of the module holds it.
    pub(super) fn symbol(&self, symbol: Symbol) -> Option<u32> {
        let offset = match symbol {
            Symbol::Variable(id) => self.variables.get(id.index()).copied(),
            Symbol::Fbarrier(id) => self.fbarriers.get(id.index()).copied(),
            Symbol::Executable(id) => self.executable_place(id).map(|place| place.offset),
            Symbol::Label(id) => self.labels.get(id.index()).copied(),
            Symbol::Module => Some(self.module),
        };
        offset.filter(|offset| *offset != 0)
    }

    pub(super) fn executable_place(&self, id: ExecutableId) -> Option<ExecutablePlace> {
        self.executables.get(id.index()).copied()
    }

    /// `first` is the offset of the first entry.
    pub(super) fn new(module: &Module, extras: &Extras, first: u32) -> Layout {
        let mut layout = Layout {
            module: 0,
            variables: vec![0; module.variables.len()],
            fbarriers: vec![0; module.fbarriers.len()],
            executables: vec![ExecutablePlace::default(); module.executables.len()],
            labels: vec![0; module.labels.len()],
            end: 0,
        };
        let mut walk = Walk {
            extras,
            at: u64::from(first),
        };
        for item in &module.items {
            match item {
                Item::Header => layout.module = walk.take(kind::MODULE, module.header.span),
                Item::Extension { span, .. } => {
                    walk.take(kind::EXTENSION, *span);
                }
                Item::Variable(id) => layout.variable(module, &mut walk, *id),
                Item::Fbarrier(id) => layout.fbarrier(module, &mut walk, *id),
                Item::Executable(id) => layout.executable(module, &mut walk, *id),
                Item::Annotation(a) => {
                    let (kind, span) = annotation_kind(a);
                    walk.take(kind, span);
                }
            }
        }
        layout.end = walk.at;
        layout
    }

    fn variable(&mut self, module: &Module, walk: &mut Walk<'_>, id: VariableId) {
        let span = module.variables.get(id).map_or(Span::NONE, |v| v.span);
        put(&mut self.variables, id, walk.take(kind::VARIABLE, span));
    }

    fn fbarrier(&mut self, module: &Module, walk: &mut Walk<'_>, id: FbarrierId) {
        let span = module.fbarriers.get(id).map_or(Span::NONE, |f| f.span);
        put(&mut self.fbarriers, id, walk.take(kind::FBARRIER, span));
    }

    fn executable(&mut self, module: &Module, walk: &mut Walk<'_>, id: ExecutableId) {
        let Some(executable) = module.executables.get(id) else {
            return;
        };
        let offset = walk.take(executable.kind.brig_code(), executable.span);
        for &formal in &executable.outputs {
            self.variable(module, walk, formal);
        }
        let first_input = walk.at as u32;
        for &formal in &executable.inputs {
            self.variable(module, walk, formal);
        }
        let body = walk.at as u32;
        for statement in &executable.body {
            match statement {
                Statement::Inst(inst) => {
                    walk.take(inst_kind(inst), inst.span);
                }
                Statement::Label(id) => {
                    let span = module.labels.get(*id).map_or(Span::NONE, |l| l.span);
                    put(&mut self.labels, *id, walk.take(kind::LABEL, span));
                }
                Statement::Variable(id) => self.variable(module, walk, *id),
                Statement::Fbarrier(id) => self.fbarrier(module, walk, *id),
                Statement::Control(control) => {
                    walk.take(kind::CONTROL, control.span);
                }
                Statement::ArgBlockStart(span) => {
                    walk.take(kind::ARG_BLOCK_START, *span);
                }
                Statement::ArgBlockEnd(span) => {
                    walk.take(kind::ARG_BLOCK_END, *span);
                }
                Statement::Annotation(a) => {
                    let (kind, span) = annotation_kind(a);
                    walk.take(kind, span);
                }
            }
        }
        let place = ExecutablePlace {
            offset,
            first_input,
            body,
            end: walk.at as u32,
        };
        put(&mut self.executables, id, place);
    }
}
