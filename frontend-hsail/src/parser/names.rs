//! Names: scopes, labels, and what becomes of unknown and declared ones at the end (HSA PRM 4.6, 4.9, 18.5.1).

use super::{MAX_ERRORS, Parsed, Parser, Unresolved, nearest_name};
use crate::lexer::TokenKind;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;

impl<'a> Parser<'a> {
    pub(super) fn intern(&mut self, span: Span) -> Name {
        let text = self.text.get(span.range()).unwrap_or("");
        self.module.names.intern(text)
    }

    /// Consumes an identifier with sigil, of one of two kinds.
    pub(super) fn identifier(&mut self, kind: TokenKind, what: &str) -> Parsed<(Name, Span)> {
        if self.token.kind != kind {
            return Err(self.expected(what));
        }
        let span = self.token.span;
        let second = self
            .text
            .as_bytes()
            .get(span.start as usize + 1)
            .copied()
            .unwrap_or(0);
        if second.is_ascii_digit() || second == b'.' {
            let text = self.text_of(span).to_string();
            let d = Diagnostic::error("bad-identifier", span, format!("`{text}` is not an identifier"))
                .label("a letter or `_` must follow the sigil")
                .prm("4.6");
            return Err(self.report(d));
        }
        let name = self.intern(span);
        self.advance();
        Ok((name, span))
    }

    /// What a name means here.
    pub(super) fn lookup(&mut self, name: Name, span: Span) -> Option<Symbol> {
        let local = self.arguments.get(&name).or_else(|| self.locals.get(&name));
        let known = local.or_else(|| self.globals.get(&name)).copied();
        known.or_else(|| self.of_outline(name, span))
    }

    /// The symbol of the identifier that comes next. An unknown name is reported at the end of the file, when it is known
    /// whether it comes later.
    pub(super) fn symbol(&mut self) -> Parsed<(Option<Symbol>, Name, Span)> {
        let kind = self.token.kind;
        let (name, span) = self.identifier(kind, "an identifier")?;
        let symbol = self.lookup(name, span);
        if symbol.is_none() {
            self.unresolved.push(Unresolved { name, span });
        }
        Ok((symbol, name, span))
    }

    pub(super) fn label_reference(&mut self) -> Parsed<LabelId> {
        let (name, span) = self.identifier(TokenKind::Label, "a label")?;
        match self.label_of(name, span) {
            Some(id) => Ok(id),
            None => Err(self.expected("a label inside a function")),
        }
    }

    /// The label with this name, which is named at `span`; `None` outside of functions.
    pub(super) fn label_of(&mut self, name: Name, span: Span) -> Option<LabelId> {
        if let Some(&(id, _)) = self.labels.get(&name) {
            return Some(id);
        }
        let owner = self.current?;
        let id = self.module.labels.push(Label { name, owner, span });
        self.labels.insert(name, (id, false));
        Some(id)
    }

    pub(super) fn label_definition(&mut self) -> Parsed<LabelId> {
        let (name, span) = self.identifier(TokenKind::Label, "a label")?;
        let Some(owner) = self.current else {
            return Err(self.expected("a label inside a function"));
        };
        match self.labels.get(&name).copied() {
            Some((id, false)) => {
                self.module.labels[id].span = span;
                self.labels.insert(name, (id, true));
                Ok(id)
            }
            Some((id, true)) => {
                let text = self.module.name(name).to_string();
                let first = self.module.labels[id].span;
                let d = Diagnostic::error(
                    "duplicate-label",
                    span,
                    format!("label `{text}` stands twice in one function"),
                )
                .also(first, "first here")
                .prm("4.6");
                Err(self.report(d))
            }
            None => {
                let id = self.module.labels.push(Label { name, owner, span });
                self.labels.insert(name, (id, true));
                Ok(id)
            }
        }
    }

    /// Reports labels of the function just read that stand nowhere, and forgets its scope.
    pub(super) fn close_function(&mut self) {
        let mut missing: Vec<LabelId> = self.labels.values().filter(|l| !l.1).map(|l| l.0).collect();
        missing.sort();
        for id in missing {
            if self.errors > MAX_ERRORS {
                self.errors += 1;
                continue;
            }
            let label = &self.module.labels[id];
            let text = self.module.name(label.name).to_string();
            let span = label.span;
            let mut d = Diagnostic::error(
                "unknown-label",
                span,
                format!("label `{text}` does not stand in this function"),
            )
            .prm("4.9");
            let known = self
                .labels
                .iter()
                .filter(|(_, l)| l.1)
                .map(|(n, _)| self.module.name(*n));
            if let Some(near) = nearest_name(&text, known) {
                d = d.help(format!("did you mean `{near}`?"));
            }
            self.push(d);
        }
        self.leave_function();
    }

    /// Forgets the scope of a function.
    pub(super) fn leave_function(&mut self) {
        self.labels.clear();
        self.locals.clear();
        self.arguments.clear();
        self.current = None;
        self.in_arg_block = false;
        self.nested_blocks = 0;
    }

    pub(super) fn finish(mut self) -> (Option<Module>, Vec<Diagnostic>) {
        let unresolved = std::mem::take(&mut self.unresolved);
        for u in unresolved {
            // Suggestions are dear; past the limit nobody reads them.
            if self.errors > MAX_ERRORS {
                self.errors += 1;
                continue;
            }
            let text = self.module.name(u.name).to_string();
            let mut d =
                Diagnostic::error("unknown-symbol", u.span, format!("`{text}` is not declared")).prm("4.6.2");
            if let Some(&later) = self.globals.get(&u.name) {
                d.message = format!("`{text}` is used before its declaration");
                d = d
                    .also(self.symbol_span(later), "declared here")
                    .help("put a `decl` of it before its first use");
            } else if let Some(near) = nearest_name(&text, self.globals.keys().map(|n| self.module.name(*n)))
            {
                d = d.help(format!("did you mean `{near}`?"));
            }
            self.push(d);
        }
        if self.errors > MAX_ERRORS {
            let span = Span::new(self.previous_end.saturating_sub(1), self.previous_end);
            let message = format!("{} errors, of which {MAX_ERRORS} are shown", self.errors);
            self.diagnostics
                .push(Diagnostic::error("too-many-errors", span, message));
        }
        self.diagnostics.sort_by_key(|d| d.span.start);
        if self.errors > 0 {
            return (None, self.diagnostics);
        }
        self.redirect_to_definitions();
        self.module.shrink_to_fit();
        (Some(self.module), self.diagnostics)
    }

    pub(super) fn symbol_span(&self, symbol: Symbol) -> Span {
        match symbol {
            Symbol::Variable(id) => self.module.variables[id].span,
            Symbol::Fbarrier(id) => self.module.fbarriers[id].span,
            Symbol::Executable(id) => self.module.executables[id].span,
            Symbol::Label(id) => self.module.labels[id].span,
            Symbol::Module => self.module.header.span,
        }
    }

    /// Makes every reference to a declaration one to the definition, where there is one (M2).
    fn redirect_to_definitions(&mut self) {
        if self.defined_by.is_empty() {
            return;
        }
        let defined_by = std::mem::take(&mut self.defined_by);
        let variable = |id: VariableId| match defined_by.get(&Symbol::Variable(id)) {
            Some(Symbol::Variable(definition)) => *definition,
            _ => id,
        };
        for operand in self.module.operands_mut() {
            match operand {
                Operand::Variable(id) => *id = variable(*id),
                Operand::Address { symbol, .. } => {
                    *symbol = symbol.expand().map(variable).into();
                }
                Operand::Executable(id) => {
                    if let Some(Symbol::Executable(d)) = defined_by.get(&Symbol::Executable(*id)) {
                        *id = *d;
                    }
                }
                Operand::Fbarrier(id) => {
                    if let Some(Symbol::Fbarrier(d)) = defined_by.get(&Symbol::Fbarrier(*id)) {
                        *id = *d;
                    }
                }
                _ => {}
            }
        }
        let redirect = |annotation: &mut Annotation| {
            if let Annotation::Pragma(pragma) = annotation {
                for operand in &mut pragma.operands {
                    if let PragmaOperand::Symbol(s) = operand {
                        *s = defined_by.get(s).copied().unwrap_or(*s);
                    }
                }
            }
        };
        for item in &mut self.module.items {
            if let Item::Annotation(a) = item {
                redirect(a);
            }
        }
        for executable in self.module.executables.values_mut() {
            for statement in &mut executable.body {
                if let Statement::Annotation(a) = statement {
                    redirect(a);
                }
            }
        }
    }
}
