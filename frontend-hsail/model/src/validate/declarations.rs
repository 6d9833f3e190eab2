//! Module header, extensions, symbols and the agreement of declarations (HSA PRM 4.3, 4.6, 4.12, 13.1, 14.1).

use super::agreement::{disagreement, kind_name, same_formals};
use super::{Validator, with_article};
use crate::model::*;
use crate::source::Span;
use rustc_hash::FxHashMap;

/// One appearance of a module-scope name.
#[derive(Clone, Copy)]
struct Appearance {
    symbol: Symbol,
    span: Span,
    is_definition: bool,
    linkage: Linkage,
}

impl<'m> Validator<'m> {
    pub(super) fn declarations(&mut self) {
        self.header();
        self.extensions();
        self.symbols();
        let fbarriers = self.module.fbarriers.values();
        for fbarrier in fbarriers.filter(|f| f.owner.is_none()) {
            self.reserved_name(fbarrier.name, fbarrier.span);
        }
        self.pragmas();
    }

    /// Pragmas outside of code blocks.
    fn pragmas(&mut self) {
        for item in &self.module.items {
            let Item::Annotation(Annotation::Pragma(pragma)) = item else {
                continue;
            };
            let registers = pragma.operands.iter().filter_map(|operand| match operand {
                PragmaOperand::Register(r) => Some(*r),
                _ => None,
            });
            for register in registers {
                let message =
                    format!("`{register}` belongs to a kernel or function, and this pragma to none");
                self.error("pragma-register", pragma.span, "13.3", message);
            }
            self.pragma(pragma);
        }
    }

    fn header(&mut self) {
        let h = &self.module.header;
        let (major, minor) = (h.major, h.minor);
        if (major, minor) != (1, 0) {
            let message = format!("HSAIL version {major}:{minor} is not supported");
            self.error("unsupported-version", h.span, "14.1", message).help = Some("this is 1:0".into());
        }
        let headers = self
            .module
            .items
            .iter()
            .filter(|i| matches!(i, Item::Header))
            .count();
        if headers != 1 {
            self.error(
                "module-header",
                h.span,
                "14.1",
                format!("a module has one `module` directive, found {headers}"),
            );
        }
        let early = self
            .module
            .items
            .iter()
            .take_while(|i| !matches!(i, Item::Header));
        if early.filter(|i| !matches!(i, Item::Annotation(_))).count() > 0 {
            self.error(
                "module-header",
                h.span,
                "14.1",
                "the `module` directive comes before every statement",
            );
        }
        self.reserved_name(h.name, h.span);
    }

    fn extensions(&mut self) {
        let mut statement = None;
        let mut named: Vec<(Name, Span)> = Vec::new();
        for item in &self.module.items {
            match item {
                Item::Extension { name, span } => {
                    if let Some(before) = statement {
                        let d = self.error(
                            "extension-order",
                            *span,
                            "13.1",
                            "extensions come before every statement",
                        );
                        *d = d.clone().also(before, "the first statement");
                    }
                    named.push((*name, *span));
                    self.extensions.push(self.name(*name));
                }
                Item::Header | Item::Annotation(_) => {}
                Item::Variable(id) => {
                    statement = statement.or(self.module.variables.get(*id).map(|v| v.span))
                }
                Item::Fbarrier(id) => {
                    statement = statement.or(self.module.fbarriers.get(*id).map(|f| f.span))
                }
                Item::Executable(id) => {
                    statement = statement.or(self.module.executables.get(*id).map(|e| e.span))
                }
            }
        }
        let core = named.iter().find(|(n, _)| self.name(*n) == "CORE").copied();
        if let Some((core, core_span)) = core {
            for (name, span) in named {
                if name != core && !self.name(name).is_empty() {
                    let message = "the extension \"CORE\" excludes every other";
                    let d = self.error("core-extension", span, "13.1.1", message);
                    *d = d.clone().also(core_span, "\"CORE\" here");
                }
            }
        }
    }

    /// HSA PRM 4.6.1: names that begin with `__hsa.` belong to implementations.
    pub(super) fn reserved_name(&mut self, name: Name, span: Span) {
        let text = self.name(name);
        if text.get(1..).is_some_and(|t| t.starts_with("__hsa.")) {
            self.error(
                "reserved-name",
                span,
                "4.6.1",
                format!("`{text}`: names that begin with `__hsa.` are reserved"),
            );
        }
    }

    fn symbols(&mut self) {
        let mut names: FxHashMap<Name, Vec<Appearance>> = FxHashMap::default();
        let mut order: Vec<Name> = Vec::new();
        for item in &self.module.items {
            let (name, appearance) = match item {
                Item::Variable(id) => {
                    let Some(v) = self.module.variables.get(*id) else {
                        continue;
                    };
                    let symbol = Symbol::Variable(*id);
                    (
                        v.name,
                        Appearance {
                            symbol,
                            span: v.span,
                            is_definition: v.is_definition,
                            linkage: v.linkage,
                        },
                    )
                }
                Item::Fbarrier(id) => {
                    let Some(f) = self.module.fbarriers.get(*id) else {
                        continue;
                    };
                    let symbol = Symbol::Fbarrier(*id);
                    (
                        f.name,
                        Appearance {
                            symbol,
                            span: f.span,
                            is_definition: f.is_definition,
                            linkage: f.linkage,
                        },
                    )
                }
                Item::Executable(id) => {
                    let Some(e) = self.module.executables.get(*id) else {
                        continue;
                    };
                    let symbol = Symbol::Executable(*id);
                    (
                        e.name,
                        Appearance {
                            symbol,
                            span: e.span,
                            is_definition: e.is_definition,
                            linkage: e.linkage,
                        },
                    )
                }
                Item::Header => {
                    let h = &self.module.header;
                    let symbol = Symbol::Module;
                    (
                        h.name,
                        Appearance {
                            symbol,
                            span: h.span,
                            is_definition: true,
                            linkage: Linkage::None,
                        },
                    )
                }
                Item::Extension { .. } | Item::Annotation(_) => continue,
            };
            let appearances = names.entry(name).or_default();
            if appearances.is_empty() {
                order.push(name);
            }
            appearances.push(appearance);
        }
        for name in order {
            self.appearances(name, &names[&name]);
        }
    }

    fn appearances(&mut self, name: Name, all: &[Appearance]) {
        let text = self.name(name);
        let first = all[0];
        let mut definition: Option<Appearance> = None;
        for a in all {
            if a.is_definition {
                if let Some(d) = definition {
                    let kind = kind_name(self.module, a.symbol);
                    let other = kind_name(self.module, d.symbol);
                    let message = if std::mem::discriminant(&d.symbol) == std::mem::discriminant(&a.symbol) {
                        format!("{kind} `{text}` is defined twice")
                    } else {
                        format!("`{text}` names {} already", with_article(other))
                    };
                    let new = self.error("duplicate-definition", a.span, "4.6.2", message);
                    *new = new.clone().also(d.span, "first defined here");
                    continue;
                }
                definition = Some(*a);
            }
            if let Some(why) = self.disagreement(&first, a) {
                let new = self.error("declaration-mismatch", a.span, "4.3", format!("`{text}` {why}"));
                *new = new.clone().also(first.span, "first declared here");
            }
        }
        let external_variable = matches!(
            first.symbol,
            Symbol::Variable(_) | Symbol::Fbarrier(_) | Symbol::Executable(_)
        );
        if definition.is_none() && first.linkage == Linkage::Module && external_variable {
            self.error(
                "undefined-symbol",
                first.span,
                "4.12.2",
                format!("`{text}` is declared but not defined in this module"),
            )
            .help = Some("define it, or declare it with `decl prog`".into());
        }
    }

    /// Why two appearances of one name cannot mean one thing.
    fn disagreement(&self, a: &Appearance, b: &Appearance) -> Option<String> {
        if a.symbol != b.symbol && a.linkage != b.linkage {
            return Some(format!(
                "has {} linkage here and {} linkage there",
                b.linkage, a.linkage
            ));
        }
        disagreement(self.module, a.symbol, self.module, b.symbol)
    }

    /// Same number of formals with the same types, dimensions and alignments.
    pub(super) fn same_formals(&self, a: &[VariableId], b: &[VariableId]) -> bool {
        same_formals(self.module, a, self.module, b)
    }

    pub(super) fn executable(&mut self, id: ExecutableId, e: &'m Executable) {
        self.reserved_name(e.name, e.span);
        self.head_of_executable(e);
        let mut seen: FxHashMap<Name, Span> = FxHashMap::default();
        for &formal in e.outputs.iter().chain(&e.inputs) {
            if let Some(v) = self.module.variables.get(formal) {
                self.formal(id, e, (formal, v), &mut seen);
            }
        }
        for statement in &e.body {
            if let Some((name, span)) = self.function_scope_name(statement) {
                self.local_name(&mut seen, name, span);
            }
        }
    }

    /// What kernels, functions and signatures may have.
    fn head_of_executable(&mut self, e: &Executable) {
        let text = self.name(e.name);
        let is_signature = e.kind == ExecutableKind::Signature;
        if e.kind == ExecutableKind::Kernel && !e.outputs.is_empty() {
            let message = format!("kernel `{text}` cannot have an output");
            self.error("kernel-output", e.span, "4.3.2", message);
        }
        if e.outputs.len() > 1 {
            let message = format!("{} `{text}` has more than one output", e.kind.name());
            self.error("too-many-outputs", e.span, "10.2", message);
        }
        if is_signature && (e.linkage != Linkage::None || !e.is_definition) {
            let message = format!("signature `{text}` has neither `decl` nor `prog`");
            self.error("signature-linkage", e.span, "4.3.4", message);
        }
        if (!e.is_definition || is_signature) && !e.body.is_empty() {
            let message = format!("`{text}` is a declaration and has a body");
            self.error("declaration-with-body", e.span, "4.12", message);
        }
    }

    /// A formal argument: where it belongs, what it may be, and its name among those of the function.
    fn formal(
        &mut self,
        id: ExecutableId,
        e: &Executable,
        (formal, v): (VariableId, &Variable),
        seen: &mut FxHashMap<Name, Span>,
    ) {
        let (kind, is_kernel) = (e.kind.name(), e.kind == ExecutableKind::Kernel);
        if v.owner != Some(id) {
            let text = self.name(e.name);
            let message = format!("`{text}` lists a formal argument of another function");
            self.error("out-of-scope", e.span, "4.6.2", message);
        }
        let segment = if is_kernel { Segment::Kernarg } else { Segment::Arg };
        if v.segment != segment {
            let message = format!(
                "formal argument of {} in the {} segment",
                with_article(kind),
                v.segment
            );
            self.error("formal-segment", v.span, "4.3.2", message).help =
                Some(format!("write `{segment}_{}`", v.ty));
        }
        if v.dim == Dimension::Unsized && (e.inputs.last() != Some(&formal) || is_kernel) {
            let message = "only the last input of a function or signature can be an array without size";
            self.error("unsized-formal", v.span, "4.3.8", message);
        }
        if v.init.is_some() || v.is_const {
            let message = "a formal argument has no initializer and no `const`";
            self.error("formal-qualifier", v.span, "4.3.2", message);
        }
        if v.name != Name::EMPTY {
            self.local_name(seen, v.name, v.span);
        } else if e.kind != ExecutableKind::Signature {
            let message = "a formal argument needs a name";
            self.error("unnamed-formal", v.span, "4.3.3", message);
        }
    }

    /// What a statement defines in the scope of its function.
    fn function_scope_name(&self, statement: &Statement) -> Option<(Name, Span)> {
        let module = self.module;
        match statement {
            Statement::Variable(id) => {
                // Arg blocks are scopes of their own.
                let v = module.variables.get(*id).filter(|v| v.linkage != Linkage::Arg);
                v.map(|v| (v.name, v.span))
            }
            Statement::Fbarrier(id) => module.fbarriers.get(*id).map(|f| (f.name, f.span)),
            Statement::Label(id) => module.labels.get(*id).map(|l| (l.name, l.span)),
            _ => None,
        }
    }

    pub(super) fn local_name(&mut self, seen: &mut FxHashMap<Name, Span>, name: Name, span: Span) {
        if let Some(&first) = seen.get(&name) {
            let text = self.name(name);
            let d = self.error(
                "duplicate-name",
                span,
                "4.6.2",
                format!("`{text}` stands twice in one scope"),
            );
            *d = d.clone().also(first, "first here");
        } else {
            seen.insert(name, span);
        }
    }
}
