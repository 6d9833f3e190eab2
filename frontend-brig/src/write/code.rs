//! Directives (HSA PRM 18.5).

use super::operand::dangling;
use super::{Open, WriteError, Writer, Written, patch};
use crate::code::{CONST, DEFINITION};
use crate::entry::kind;
use rustc_hash::FxHashMap;
use wavelift_hsail::Span;
use wavelift_hsail::model::*;

/// Places in the entry of an executable that are filled in when it is complete.
pub(super) struct Head {
    /// Where it begins.
    at: usize,
    first_input: u32,
    body: u32,
}

impl Writer<'_> {
    /// Writes an item and what it holds.
    pub(super) fn item(&mut self, item: &Item) -> Written<()> {
        match item {
            Item::Header => self.header(),
            Item::Extension { name, span } => {
                let name = self.string(*name);
                self.named(kind::EXTENSION, name, *span);
            }
            Item::Variable(id) => self.variable(*id)?,
            Item::Fbarrier(id) => self.fbarrier(*id)?,
            Item::Executable(id) => self.executable(*id)?,
            Item::Annotation(annotation) => self.annotation(annotation)?,
        }
        self.in_bounds()
    }

    /// Offsets that do not fit are wrong; so nothing of such a section is used.
    fn in_bounds(&self) -> Written<()> {
        match u32::try_from(self.out.code.len()) {
            Ok(_) => Ok(()),
            Err(_) => Err(WriteError::SectionTooLarge { section: "hsa_code" }),
        }
    }

    /// Notes that the next entry is that of `symbol`.
    fn here(&mut self, symbol: Symbol) -> u32 {
        let offset = self.out.code.len() as u32;
        self.layout.set(symbol, offset);
        offset
    }

    fn word(&mut self, word: u32) {
        self.out.code.extend_from_slice(&word.to_le_bytes());
    }

    /// An entry that has one offset.
    fn named(&mut self, kind: u16, name: u32, span: Span) {
        self.begin(kind, 8, span);
        self.word(name);
        self.end(span);
    }

    fn header(&mut self) {
        let header = &self.module.header;
        let name = self.string(header.name);
        self.here(Symbol::Module);
        self.begin(kind::MODULE, 20, header.span);
        self.word(name);
        self.word(header.major);
        self.word(header.minor);
        self.out.code.extend_from_slice(&[
            header.profile.brig_code() as u8,
            header.machine.brig_code() as u8,
            header.round.brig_code() as u8,
            0,
        ]);
        self.end(header.span);
    }

    fn variable(&mut self, id: VariableId) -> Written<()> {
        let Some(v) = self.module.variables.get(id) else {
            return Err(WriteError::Dangling {
                span: Span::NONE,
                what: "a variable",
            });
        };
        let name = self.string(v.name);
        let init = match v.init {
            Some(id) => {
                self.operands_of(v.span);
                self.constant_of(id, v.span)?
            }
            None => 0,
        };
        let (array, dim) = match v.dim {
            Dimension::Scalar => (0, 0),
            Dimension::Unsized => (BRIG_TYPE_ARRAY, 0),
            Dimension::Array(count) => (BRIG_TYPE_ARRAY, count),
        };
        self.here(Symbol::Variable(id));
        self.begin(kind::VARIABLE, 28, v.span);
        self.word(name);
        self.word(init);
        self.out
            .code
            .extend_from_slice(&(v.ty.brig_code() | array).to_le_bytes());
        self.out
            .code
            .extend_from_slice(&[v.segment.brig_code() as u8, v.align.brig_code() as u8]);
        self.out.code.extend_from_slice(&dim.to_le_bytes());
        let modifier = (u8::from(v.is_definition) * DEFINITION) | (u8::from(v.is_const) * CONST);
        self.out.code.extend_from_slice(&[
            modifier,
            v.linkage.brig_code() as u8,
            v.allocation.brig_code() as u8,
            0,
        ]);
        self.end(v.span);
        Ok(())
    }

    fn fbarrier(&mut self, id: FbarrierId) -> Written<()> {
        let Some(f) = self.module.fbarriers.get(id) else {
            return Err(WriteError::Dangling {
                span: Span::NONE,
                what: "an fbarrier",
            });
        };
        let name = self.string(f.name);
        self.here(Symbol::Fbarrier(id));
        self.begin(kind::FBARRIER, 12, f.span);
        self.word(name);
        let modifier = u8::from(f.is_definition) * DEFINITION;
        self.out
            .code
            .extend_from_slice(&[modifier, f.linkage.brig_code() as u8, 0, 0]);
        self.end(f.span);
        Ok(())
    }

    fn executable(&mut self, id: ExecutableId) -> Written<()> {
        let head = self.executable_head(id)?;
        for statement in self.module.executables.get(id).iter().flat_map(|e| &e.body) {
            self.statement(statement)?;
        }
        self.end_of_executable(&head);
        self.labels()
    }

    fn end_of_executable(&mut self, head: &Head) {
        let end = self.out.code.len() as u32;
        for (n, place) in [head.first_input, head.body, end].into_iter().enumerate() {
            patch(&mut self.out.code, head.at + 12 + 4 * n, place);
        }
    }

    /// Writes an executable of which slices follow.
    pub(super) fn open(&mut self, id: ExecutableId) -> Written<Open> {
        let mut open = Open {
            head: self.executable_head(id)?,
            labels: FxHashMap::default(),
            waiting: Vec::new(),
        };
        if let Some(e) = self.module.executables.get(id) {
            self.slice(e, &mut open)?;
        }
        Ok(open)
    }

    /// Writes statements of an executable that is open.
    pub(super) fn slice(&mut self, e: &Executable, open: &mut Open) -> Written<()> {
        for statement in &e.body {
            self.statement(statement)?;
            if let Statement::Label(id) = statement
                && let Some(place) = self.layout.symbol(Symbol::Label(*id))
            {
                open.labels.insert(self.label_name(*id), place);
            }
        }
        let mut labels = std::mem::take(&mut self.out.late_labels);
        for late in labels.drain(..) {
            let name = match late.symbol {
                Symbol::Label(id) => self.label_name(id),
                other => return Err(dangling(other, late.span)),
            };
            match open.labels.get(&name) {
                Some(place) => self.out.fill(&late, *place),
                None => open.waiting.push((name, late)),
            }
        }
        self.out.late_labels = labels;
        self.in_bounds()
    }

    /// The offset of the name of a label.
    fn label_name(&mut self, id: LabelId) -> u32 {
        let name = self.module.labels.get(id).map_or(Name::EMPTY, |label| label.name);
        self.string(name)
    }

    /// Ends an executable that is open.
    pub(super) fn close(&mut self, open: Open) -> Written<()> {
        for (name, late) in open.waiting {
            let place = open.labels.get(&name);
            let place = place.ok_or_else(|| dangling(late.symbol, late.span))?;
            self.out.fill(&late, *place);
        }
        self.end_of_executable(&open.head);
        Ok(())
    }

    /// Writes the entry of an executable and its formals.
    fn executable_head(&mut self, id: ExecutableId) -> Written<Head> {
        let module = self.module;
        let Some(e) = module.executables.get(id) else {
            return Err(WriteError::Dangling {
                span: Span::NONE,
                what: "an executable",
            });
        };
        let count = |formals: &[VariableId]| u16::try_from(formals.len()).ok();
        let (Some(outputs), Some(inputs)) = (count(&e.outputs), count(&e.inputs)) else {
            return Err(WriteError::TooManyFormals { span: e.span });
        };
        let name = self.string(e.name);
        let at = self.here(Symbol::Executable(id)) as usize;
        self.begin(e.kind.brig_code(), 28, e.span);
        self.word(name);
        self.out.code.extend_from_slice(&outputs.to_le_bytes());
        self.out.code.extend_from_slice(&inputs.to_le_bytes());
        // First input, code block and end: filled in when they are known.
        for _ in 0..3 {
            self.word(0);
        }
        let modifier = u8::from(e.is_definition) * DEFINITION;
        self.out
            .code
            .extend_from_slice(&[modifier, e.linkage.brig_code() as u8, 0, 0]);
        self.end(e.span);
        for &formal in &e.outputs {
            self.variable(formal)?;
        }
        let first_input = self.out.code.len() as u32;
        for &formal in &e.inputs {
            self.variable(formal)?;
        }
        Ok(Head {
            at,
            first_input,
            body: self.out.code.len() as u32,
        })
    }

    /// Fills in references to labels of the executable that was written.
    fn labels(&mut self) -> Written<()> {
        let mut labels = std::mem::take(&mut self.out.late_labels);
        for late in labels.drain(..) {
            let place = self.layout.symbol(late.symbol);
            self.out
                .fill(&late, place.ok_or_else(|| dangling(late.symbol, late.span))?);
        }
        self.out.late_labels = labels;
        Ok(())
    }

    #[inline(always)]
    fn statement(&mut self, statement: &Statement) -> Written<()> {
        match statement {
            Statement::Inst(inst) => return self.inst(inst),
            Statement::Label(id) => {
                let Some(label) = self.module.labels.get(*id) else {
                    return Err(WriteError::Dangling {
                        span: Span::NONE,
                        what: "a label",
                    });
                };
                let name = self.string(label.name);
                self.here(Symbol::Label(*id));
                self.named(kind::LABEL, name, label.span);
            }
            Statement::Variable(id) => return self.variable(*id),
            Statement::Fbarrier(id) => return self.fbarrier(*id),
            Statement::Control(control) => {
                let operands = self.control_operands(control);
                self.begin(kind::CONTROL, 12, control.span);
                self.word(u32::from(control.directive.brig_code()));
                self.word(operands);
                self.end(control.span);
            }
            Statement::ArgBlockStart(span) => {
                self.begin(kind::ARG_BLOCK_START, 4, *span);
                self.end(*span);
            }
            Statement::ArgBlockEnd(span) => {
                self.begin(kind::ARG_BLOCK_END, 4, *span);
                self.end(*span);
            }
            Statement::Annotation(annotation) => return self.annotation(annotation),
        }
        Ok(())
    }

    fn annotation(&mut self, annotation: &Annotation) -> Written<()> {
        match annotation {
            Annotation::Comment { text, span } => {
                let text = self.comment(*text);
                self.named(kind::COMMENT, text, *span);
            }
            Annotation::Loc(loc) => {
                let file = self.string(loc.file);
                self.begin(kind::LOC, 16, loc.span);
                self.word(file);
                self.word(loc.line);
                self.word(loc.column);
                self.end(loc.span);
            }
            Annotation::Pragma(pragma) => {
                let operands = self.pragma_operands(pragma)?;
                self.named(kind::PRAGMA, operands, pragma.span);
            }
        }
        Ok(())
    }
}
