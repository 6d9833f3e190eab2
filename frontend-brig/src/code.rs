//! Directives, and the two walks over `hsa_code` (HSA PRM 18.5).

use crate::entry::{Entry, code_bytes, kind};
use crate::error::Read;
use crate::reader::{Reader, Sigil};
use rustc_hash::FxHashMap;
use wavelift_hsail::model::*;

/// Bit 0 of the modifier of executables, variables and fbarriers.
pub(crate) const DEFINITION: u8 = 1;
/// Bit 1 of the modifier of variables.
pub(crate) const CONST: u8 = 2;

/// An executable during the first walk.
#[derive(Clone, Copy)]
struct Open {
    id: ExecutableId,
    /// First offset of its code block.
    body: u32,
    /// From here to the end it is passed over, if that is what is done with code blocks.
    passed: u32,
    /// Offset after it.
    end: u32,
    /// Output formals that are still to come.
    outputs: u16,
    /// Input formals that are still to come.
    inputs: u16,
}

fn is_inst(entry: u16) -> bool {
    (kind::INST_ADDR..=kind::INST_SOURCE_TYPE).contains(&entry)
}

impl Reader<'_> {
    /// First walk: an entity for every directive that is one.
    pub(crate) fn declare(&mut self) {
        let mut open: Option<Open> = None;
        let mut at = self.code.first();
        loop {
            if self.outline_only.is_some()
                && let Some(executable) = open
                && at >= executable.passed
            {
                at = executable.end;
            }
            let Some(entry) = self.code.entry(at) else { break };
            at = entry.end();
            if !self.declare_entry(&entry, &mut open) {
                return;
            }
        }
        self.redirect_declarations();
    }

    /// As [`Reader::declare`], for the code block of an executable of a part.
    fn declare_body(&mut self, id: ExecutableId, body: u32, end: u32) -> bool {
        let mut open = Some(Open {
            id,
            body,
            passed: end,
            end,
            outputs: 0,
            inputs: 0,
        });
        let mut at = body;
        while at < end
            && let Some(entry) = self.code.entry(at)
        {
            at = entry.end();
            // Most entries are instructions, which declare nothing.
            if is_inst(entry.kind) && !self.code.has_tails {
                continue;
            }
            if !self.declare_entry(&entry, &mut open) {
                return false;
            }
        }
        true
    }

    /// Reads the code block of an executable of a part. False if there are too many errors to go on.
    pub(crate) fn part_body(&mut self, id: ExecutableId, body: u32, end: u32) -> bool {
        if !self.declare_body(id, body, end) || !self.body(id, body, end) {
            return false;
        }
        self.module.items.push(Item::Executable(id));
        true
    }

    /// False if it makes no sense to go on.
    fn declare_entry(&mut self, entry: &Entry<'_>, open: &mut Option<Open>) -> bool {
        if entry.kind != kind::NONE
            && let Some(tail) = entry.tail(code_bytes(entry.kind))
        {
            self.extras.keep_tail(entry.span(), tail);
        }
        if let Some(executable) = *open
            && entry.offset >= executable.end
        {
            *open = None;
        }
        let before_body = open.is_some_and(|executable| entry.offset < executable.body);
        let declared = match entry.kind {
            kind::NONE => Ok(()),
            _ if before_body && entry.kind != kind::VARIABLE => {
                Err(entry.fail("brig-entry", "only arguments can stand before a code block"))
            }
            kind::MODULE => self.declare_module(entry, open.is_some()),
            kind::KERNEL | kind::FUNCTION | kind::INDIRECT_FUNCTION | kind::SIGNATURE => {
                if open.is_some() {
                    let message = "an executable stands inside another one";
                    Err(entry.fail("brig-entry", message))
                } else {
                    match self.declare_executable(entry) {
                        Ok(executable) => {
                            *open = Some(executable);
                            Ok(())
                        }
                        // What follows cannot be told apart any more.
                        Err(fail) => {
                            self.report(*fail);
                            return false;
                        }
                    }
                }
            }
            kind::VARIABLE if before_body => self.declare_formal(entry, open),
            kind::VARIABLE => self.declare_variable(entry, open.map(|e| e.id), None).map(|_| ()),
            kind::FBARRIER => self.declare_fbarrier(entry, open.map(|e| e.id)),
            kind::LABEL => self.declare_label(entry, open.map(|e| e.id)),
            _ => Ok(()),
        };
        match declared {
            Ok(()) => true,
            Err(fail) => self.report(*fail),
        }
    }

    fn declare_module(&mut self, entry: &Entry<'_>, inside: bool) -> Read<()> {
        let known = self.entities.all();
        if inside || known.iter().any(|(_, symbol)| *symbol == Symbol::Module) {
            return Err(entry.fail("brig-module", "a second `module` directive"));
        }
        entry.reserved(19, 1)?;
        let name = self.identifier(entry, 4, Sigil::Module)?;
        self.module.header = ModuleHeader {
            name,
            major: entry.u32(8),
            minor: entry.u32(12),
            profile: entry.enum8(16, "profile", Profile::from_brig)?,
            machine: entry.enum8(17, "machine model", MachineModel::from_brig)?,
            round: entry.enum8(18, "default float rounding", DefaultRound::from_brig)?,
            span: entry.span(),
        };
        let (major, minor) = (entry.u32(8), entry.u32(12));
        if (major, minor) != (1, 0) {
            let message = format!("HSAIL version {major}:{minor} is not supported, only 1:0");
            return Err(entry.fail_at("brig-version", 8, 8, message));
        }
        self.entities.insert(entry.offset, Symbol::Module);
        Ok(())
    }

    fn declare_executable(&mut self, entry: &Entry<'_>) -> Read<Open> {
        entry.reserved(26, 2)?;
        let kind = entry.enum16(2, "executable", ExecutableKind::from_brig)?;
        let name = self.identifier(entry, 4, Sigil::Module)?;
        let is_definition = entry.flags(24, DEFINITION)? != 0 || kind == ExecutableKind::Signature;
        let linkage = entry.enum8(25, "linkage", Linkage::from_brig)?;
        let (outputs, inputs) = (entry.u16(8), entry.u16(10));
        let (first_input, body, end) = (entry.u32(12), entry.u32(16), entry.u32(20));
        // The three offsets follow each other, and each is a boundary between entries.
        let mut least = entry.end();
        for (at, offset) in [(12, first_input), (16, body), (20, end)] {
            if offset < least || !self.code.is_boundary(offset) {
                let message = format!("offset {offset:#x} does not follow what stands before");
                return Err(entry.fail_at("brig-offset", at, 4, message));
            }
            least = offset;
        }
        if inputs == 0 && first_input != body {
            let message = "without input arguments the first one must be the code block";
            return Err(entry.fail_at("brig-offset", 12, 4, message));
        }
        if body != end && (!is_definition || kind == ExecutableKind::Signature) {
            return Err(entry.fail_at("brig-offset", 16, 8, "a declaration cannot have a code block"));
        }
        let id = self.module.executables.push(Executable {
            kind,
            name,
            linkage,
            is_definition,
            outputs: Vec::with_capacity(usize::from(outputs)),
            inputs: Vec::with_capacity(usize::from(inputs)),
            body: Vec::new(),
            span: entry.span(),
            extent: self.code.span(entry.offset, end - entry.offset),
        });
        self.entities.insert(entry.offset, Symbol::Executable(id));
        self.bodies.insert(id, (body, end));
        // Formals are counted here, so that what is missing can be named before the entries are walked.
        let mut formals = 0;
        let mut at = entry.end();
        while at < body {
            let Some(formal) = self.code.entry(at) else { break };
            if formals == u32::from(outputs)
                && inputs != 0
                && formal.kind == kind::VARIABLE
                && at != first_input
            {
                let message = format!("the first input argument is at {at:#x}");
                return Err(entry.fail_at("brig-offset", 12, 4, message));
            }
            formals += u32::from(formal.kind == kind::VARIABLE);
            at = formal.end();
        }
        if formals != u32::from(outputs) + u32::from(inputs) {
            let message = format!("{outputs} output and {inputs} input arguments, but {formals} follow");
            return Err(entry.fail_at("brig-entry", 8, 4, message));
        }
        let mut passed = body;
        if let Some(bytes) = self.outline_only
            && let Some(slices) = self.slices_of(body, end, bytes)
        {
            passed = slices[0];
            self.slices.insert(id, slices);
        }
        Ok(Open {
            id,
            body,
            passed,
            end,
            outputs,
            inputs,
        })
    }

    fn declare_formal(&mut self, entry: &Entry<'_>, open: &mut Option<Open>) -> Read<()> {
        let Some(executable) = open else { return Ok(()) };
        let formal = self.declare_variable(entry, Some(executable.id), Some(executable.id))?;
        let data = &mut self.module.executables[executable.id];
        if executable.outputs > 0 {
            executable.outputs -= 1;
            data.outputs.push(formal);
        } else {
            executable.inputs = executable.inputs.saturating_sub(1);
            data.inputs.push(formal);
        }
        Ok(())
    }

    /// A variable of `owner`, or of the module. `formal_of` says that it is an argument of an executable.
    fn declare_variable(
        &mut self,
        entry: &Entry<'_>,
        owner: Option<ExecutableId>,
        formal_of: Option<ExecutableId>,
    ) -> Read<VariableId> {
        entry.reserved(27, 1)?;
        let unnamed = |name: u32| name == 0 || self.data.data(name).is_some_and(<[u8]>::is_empty);
        let name = if formal_of.is_some() && unnamed(entry.u32(4)) {
            Name::EMPTY
        } else {
            self.identifier(
                entry,
                4,
                if owner.is_some() {
                    Sigil::Local
                } else {
                    Sigil::Module
                },
            )?
        };
        let (ty, array) = entry.enum16(12, "type of a variable", |code| {
            Type::from_brig(code).filter(|(ty, _)| *ty != Type::B1)
        })?;
        let dim = match (array, entry.u64(16)) {
            (false, 0) => Dimension::Scalar,
            (true, 0) => Dimension::Unsized,
            (true, n) => Dimension::Array(n),
            (false, n) => {
                let message = format!("a variable that is no array has dimension {n}");
                return Err(entry.fail_at("brig-entry", 16, 8, message));
            }
        };
        let align = entry.enum8(15, "alignment", |code| match code {
            0 => Some(Variable::natural_align(ty)),
            code => Align::from_brig(code),
        })?;
        let modifier = entry.flags(24, DEFINITION | CONST)?;
        let init = match entry.u32(8) {
            0 => None,
            offset => {
                let constant = self.operand_entry(entry, 8, offset)?;
                let constant = self.constant(&constant)?;
                Some(self.module.constants.push(constant))
            }
        };
        let id = self.module.variables.push(Variable {
            name,
            segment: entry.enum8(14, "segment of a variable", |code| {
                Segment::from_brig(code).filter(|segment| segment.has_variables())
            })?,
            ty,
            dim,
            align,
            is_const: modifier & CONST != 0,
            is_definition: modifier & DEFINITION != 0 || formal_of.is_some(),
            linkage: entry.enum8(25, "linkage", Linkage::from_brig)?,
            allocation: entry.enum8(26, "allocation", Allocation::from_brig)?,
            init,
            owner,
            span: entry.span(),
        });
        self.entities.insert(entry.offset, Symbol::Variable(id));
        Ok(id)
    }

    fn declare_fbarrier(&mut self, entry: &Entry<'_>, owner: Option<ExecutableId>) -> Read<()> {
        entry.reserved(10, 2)?;
        let name = self.identifier(
            entry,
            4,
            if owner.is_some() {
                Sigil::Local
            } else {
                Sigil::Module
            },
        )?;
        let id = self.module.fbarriers.push(Fbarrier {
            name,
            is_definition: entry.flags(8, DEFINITION)? != 0,
            linkage: entry.enum8(9, "linkage", Linkage::from_brig)?,
            owner,
            span: entry.span(),
        });
        self.entities.insert(entry.offset, Symbol::Fbarrier(id));
        Ok(())
    }

    fn declare_label(&mut self, entry: &Entry<'_>, owner: Option<ExecutableId>) -> Read<()> {
        let Some(owner) = owner else {
            return Err(entry.fail("brig-entry", "a label stands outside of a code block"));
        };
        let name = self.identifier(entry, 4, Sigil::Label)?;
        let id = self.module.labels.push(Label {
            name,
            owner,
            span: entry.span(),
        });
        self.entities.insert(entry.offset, Symbol::Label(id));
        Ok(())
    }

    /// Finds what references to the symbols of the module scope mean (M2): the definition, or the first declaration.
    fn redirect_declarations(&mut self) {
        let symbols = self.entities.all();
        let describe = |symbol| {
            let module = &self.module;
            match symbol {
                Symbol::Variable(id) if module.variables[id].owner.is_none() => {
                    Some((module.variables[id].name, module.variables[id].is_definition))
                }
                Symbol::Fbarrier(id) if module.fbarriers[id].owner.is_none() => {
                    Some((module.fbarriers[id].name, module.fbarriers[id].is_definition))
                }
                Symbol::Executable(id) => {
                    Some((module.executables[id].name, module.executables[id].is_definition))
                }
                _ => None,
            }
        };
        let mut meaning: FxHashMap<(std::mem::Discriminant<Symbol>, Name), (Symbol, bool)> =
            FxHashMap::default();
        for (_, symbol) in symbols {
            if let Some((name, is_definition)) = describe(*symbol) {
                let best = meaning
                    .entry((std::mem::discriminant(symbol), name))
                    .or_insert((*symbol, is_definition));
                if is_definition && !best.1 {
                    *best = (*symbol, true);
                }
            }
        }
        for (_, symbol) in symbols {
            if let Some((name, is_definition)) = describe(*symbol)
                && !is_definition
                && let Some((target, _)) = meaning.get(&(std::mem::discriminant(symbol), name))
                && target != symbol
            {
                self.redirected.insert(*symbol, *target);
            }
        }
    }

    /// Second walk: items and statements. Needs a first walk without errors.
    pub(crate) fn define(&mut self) {
        let mut at = self.code.first();
        let mut seen_module = false;
        while let Some(entry) = self.code.entry(at) {
            at = entry.end();
            let item = match entry.kind {
                kind::NONE => Ok(None),
                kind::MODULE => {
                    seen_module = true;
                    Ok(Some(Item::Header))
                }
                kind::COMMENT | kind::LOC | kind::PRAGMA => self
                    .annotation(&entry, None)
                    .map(|annotation| annotation.map(Item::Annotation)),
                _ if !seen_module => {
                    // Once is enough: every entry stands before the directive then.
                    let message = "the module must begin with a `module` directive";
                    self.report(*entry.fail("brig-module", message));
                    return;
                }
                kind::EXTENSION => self.string(&entry, 4).map(|name| {
                    Some(Item::Extension {
                        name,
                        span: entry.span(),
                    })
                }),
                kind::KERNEL | kind::FUNCTION | kind::INDIRECT_FUNCTION | kind::SIGNATURE => {
                    match self.executable_at(entry.offset) {
                        Some(id) => {
                            let (body, end) = self.bodies.get(&id).copied().unwrap_or((at, at));
                            at = end;
                            let read_to = match (self.outline_only, self.slices.get(&id)) {
                                (None, _) => end,
                                (Some(_), None) => body,
                                (Some(_), Some(slices)) => slices[0],
                            };
                            self.function = (read_to != end).then_some((body, end));
                            if !self.body(id, body, read_to) {
                                return;
                            }
                            Ok(Some(Item::Executable(id)))
                        }
                        None => Ok(None),
                    }
                }
                kind::VARIABLE => Ok(self.variable_at(entry.offset).map(Item::Variable)),
                kind::FBARRIER => Ok(self.fbarrier_at(entry.offset).map(Item::Fbarrier)),
                other => {
                    let message = format!("an entry of kind {other:#x} stands outside of a code block");
                    Err(entry.fail("brig-entry", message))
                }
            };
            match item {
                Ok(item) => self.module.items.extend(item),
                Err(fail) => {
                    if !self.report(*fail) {
                        return;
                    }
                }
            }
        }
        if !seen_module {
            let span = self.code.span(self.code.first(), 0);
            let fail = crate::error::error("brig-module", span, "the module has no `module` directive");
            self.report(*fail);
        }
    }

    /// Reads a code block. False if there are too many errors to go on.
    fn body(&mut self, id: ExecutableId, body: u32, end: u32) -> bool {
        let mut at = body;
        while at < end
            && let Some(entry) = self.code.entry(at)
        {
            at = entry.end();
            let read = if is_inst(entry.kind) {
                self.inst(&entry, id)
                    .map(|inst| self.statements.push(Statement::Inst(inst)))
            } else {
                self.statement(&entry, id)
                    .map(|statement| self.statements.extend(statement))
            };
            if let Err(fail) = read
                && !self.report(*fail)
            {
                return false;
            }
        }
        // One block of memory of the right size, whatever the length of the code.
        let mut statements = Vec::with_capacity(self.statements.len());
        statements.append(&mut self.statements);
        self.module.executables[id].body = statements;
        true
    }

    fn statement(&mut self, entry: &Entry<'_>, scope: ExecutableId) -> Read<Option<Statement>> {
        Ok(match entry.kind {
            kind::NONE => None,
            kind::COMMENT | kind::LOC | kind::PRAGMA => {
                self.annotation(entry, Some(scope))?.map(Statement::Annotation)
            }
            kind::LABEL => self.label_at(entry.offset).map(Statement::Label),
            kind::VARIABLE => self.variable_at(entry.offset).map(Statement::Variable),
            kind::FBARRIER => self.fbarrier_at(entry.offset).map(Statement::Fbarrier),
            kind::ARG_BLOCK_START => Some(Statement::ArgBlockStart(entry.span())),
            kind::ARG_BLOCK_END => Some(Statement::ArgBlockEnd(entry.span())),
            kind::CONTROL => {
                entry.reserved(6, 2)?;
                let directive = entry.enum16(4, "control directive", ControlDirective::from_brig)?;
                let operands = self.control_operands(entry)?;
                Some(Statement::Control(Box::new(Control {
                    directive,
                    operands,
                    span: entry.span(),
                })))
            }
            other => {
                let message = format!("an entry of kind {other:#x} stands inside a code block");
                return Err(entry.fail("brig-entry", message));
            }
        })
    }

    /// A comment, `loc` or `pragma`; `None` for comments that are not kept.
    fn annotation(&mut self, entry: &Entry<'_>, scope: Option<ExecutableId>) -> Read<Option<Annotation>> {
        let span = entry.span();
        Ok(Some(match entry.kind {
            kind::COMMENT => {
                let bytes = self.bytes(entry, 4)?;
                if !bytes.starts_with(b"//") {
                    return Err(entry.fail_at("brig-name", 4, 4, "a comment does not begin with `//`"));
                }
                if !self.options.comments {
                    return Ok(None);
                }
                Annotation::Comment {
                    text: self.comment(entry, 4, bytes),
                    span,
                }
            }
            kind::LOC => {
                for (at, what) in [(8, "line"), (12, "column")] {
                    if entry.u32(at) == 0 {
                        return Err(entry.fail_at(
                            "brig-enum",
                            at,
                            4,
                            format!("a {what} number is at least 1"),
                        ));
                    }
                }
                Annotation::Loc(Box::new(Loc {
                    file: self.string(entry, 4)?,
                    line: entry.u32(8),
                    column: entry.u32(12),
                    span,
                }))
            }
            _ => Annotation::Pragma(Box::new(Pragma {
                operands: self.pragma_operands(entry, scope)?,
                span,
            })),
        }))
    }
}
