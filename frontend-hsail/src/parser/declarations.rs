//! Module scope and declarations (HSA PRM 4.3, 14).

use super::{Parsed, Parser};
use crate::lexer::TokenKind;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;

/// Qualifiers in front of a declaration, in the order of the grammar.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Qualifiers {
    pub(super) decl: Option<Span>,
    pub(super) prog: Option<Span>,
    pub(super) alloc: Option<Span>,
    pub(super) align: Option<(Align, Span)>,
    pub(super) is_const: Option<Span>,
    pub(super) start: u32,
}

/// Where a variable stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Module,
    Function,
    ArgBlock,
}

impl<'a> Parser<'a> {
    pub(super) fn module(&mut self) {
        self.module_annotations();
        if self.module_header().is_err() {
            self.resync_module();
        }
        loop {
            self.module_annotations();
            if self.token.kind == TokenKind::End || self.gave_up() {
                break;
            }
            if self.module_statement().is_err() {
                self.close_function();
                self.resync_module();
            }
        }
    }

    fn module_header(&mut self) -> Parsed<()> {
        let start = self.token.span.start;
        if !self.is_word("module") {
            let found = self.found();
            let d = Diagnostic::error(
                "missing-module-header",
                self.token.span,
                format!("a module starts with a `module` directive, found {found}"),
            )
            .help("start with `module &name:1:0:$full:$large:$default;`")
            .prm("14.1");
            return Err(self.report(d));
        }
        self.advance();
        let (name, _) = self.identifier(TokenKind::Global, "the module name, such as `&m`")?;
        self.expect(b':', "after the module name")?;
        let version = self.token.span;
        let major = self.integer("the major version")?;
        self.expect(b':', "after the major version")?;
        let minor = self.integer("the minor version")?;
        if (major, minor) != (1, 0) {
            let d = Diagnostic::error(
                "unsupported-version",
                version,
                format!("HSAIL version {major}:{minor} is not supported"),
            )
            .help("the version of this language is 1:0")
            .prm("14.1");
            self.push(d);
        }
        self.expect(b':', "after the minor version")?;
        let profile = self.header_word("profile", Profile::ALL, Profile::from_name)?;
        self.expect(b':', "after the profile")?;
        let machine = self.header_word("machine model", MachineModel::ALL, MachineModel::from_name)?;
        self.expect(b':', "after the machine model")?;
        let round = self.header_word(
            "default float rounding",
            DefaultRound::ALL,
            DefaultRound::from_name,
        )?;
        self.expect(b';', "after the module header")?;
        let span = Span::new(start, self.previous_end);
        self.module.header = ModuleHeader {
            name,
            major: major as u32,
            minor: minor as u32,
            profile,
            machine,
            round,
            span,
        };
        if !self.header_seen {
            self.header_seen = true;
            self.module.items.push(Item::Header);
            self.globals.insert(name, Symbol::Module);
        }
        Ok(())
    }

    fn header_word<T: Copy + std::fmt::Display>(
        &mut self,
        what: &str,
        all: &[T],
        from: impl Fn(&str) -> Option<T>,
    ) -> Parsed<T> {
        if self.token.kind == TokenKind::Dollar
            && let Some(value) = from(self.text_of(self.token.span))
        {
            self.advance();
            return Ok(value);
        }
        let list: Vec<String> = all.iter().map(|v| format!("`{v}`")).collect();
        Err(self.expected(&format!("the {what}: {}", list.join(" or "))))
    }

    fn module_statement(&mut self) -> Parsed<()> {
        if self.is_word("module") {
            let span = self.token.span;
            if self.header_seen {
                let first = self.module.header.span;
                let d = Diagnostic::error("second-module-header", span, "a file holds one module")
                    .also(first, "the first `module` directive")
                    .prm("14.1");
                return Err(self.report(d));
            }
            return self.module_header();
        }
        if self.is_word("extension") {
            let start = self.advance().span.start;
            let name = self.string("the name of the extension in quotes")?;
            self.expect(b';', "after `extension`")?;
            let span = Span::new(start, self.previous_end);
            self.module.items.push(Item::Extension { name, span });
            return Ok(());
        }
        let q = self.qualifiers()?;
        if self.is_word("kernel")
            || self.is_word("function")
            || self.is_word("indirect")
            || self.is_word("signature")
        {
            return self.executable(q);
        }
        if self.is_word("fbarrier") {
            let id = self.fbarrier(q, Place::Module)?;
            self.module.items.push(Item::Fbarrier(id));
            return Ok(());
        }
        let id = self.variable(q, Place::Module)?;
        self.module.items.push(Item::Variable(id));
        Ok(())
    }

    pub(super) fn qualifiers(&mut self) -> Parsed<Qualifiers> {
        const ORDER: [&str; 5] = ["decl", "prog", "alloc", "align", "const"];
        let mut q = Qualifiers {
            start: self.token.span.start,
            ..Qualifiers::default()
        };
        let mut next = 0;
        while self.token.kind == TokenKind::Word {
            let span = self.token.span;
            let word = self.text_of(span);
            let Some(rank) = ORDER.iter().position(|w| *w == word) else {
                break;
            };
            if rank < next {
                let d = Diagnostic::error("qualifier-order", span, format!("`{word}` stands too late"))
                    .help("qualifiers come in the order decl, prog, alloc(agent), align(n), const, each at most once")
                    .prm("19.2");
                self.push(d);
            }
            next = rank + 1;
            self.advance();
            match rank {
                0 => q.decl = Some(span),
                1 => q.prog = Some(span),
                2 => {
                    self.agent_argument()?;
                    q.alloc = Some(span);
                }
                3 => {
                    let align = self.align_argument()?;
                    q.align = Some((align, Span::new(span.start, self.previous_end)));
                }
                _ => q.is_const = Some(span),
            }
        }
        Ok(q)
    }

    /// `(agent)` after `alloc`.
    pub(super) fn agent_argument(&mut self) -> Parsed<()> {
        self.expect(b'(', "after `alloc`")?;
        if !self.accept_word("agent") {
            return Err(self.expected("`agent`"));
        }
        self.expect(b')', "after `agent`")?;
        Ok(())
    }

    /// `(n)` after `align`.
    pub(super) fn align_argument(&mut self) -> Parsed<Align> {
        self.expect(b'(', "after `align`")?;
        let span = self.token.span;
        let bytes = self.integer("the alignment in bytes")?;
        self.expect(b')', "after the alignment")?;
        match Align::from_bytes(bytes) {
            Some(align) => Ok(align),
            None => {
                let d = Diagnostic::error("bad-align", span, format!("{bytes} is not an alignment"))
                    .help("alignments are powers of two from 1 to 256")
                    .prm("4.3.10");
                Err(self.report(d))
            }
        }
    }

    pub(super) fn refuse(&mut self, span: Option<Span>, what: &str) {
        if let Some(span) = span {
            let word = self.text_of(span).to_string();
            let d = Diagnostic::error(
                "misplaced-qualifier",
                span,
                format!("`{word}` cannot qualify {what}"),
            )
            .prm("19.2");
            self.push(d);
        }
    }

    /// Makes a name of module scope known.
    pub(super) fn declare_global(&mut self, name: Name, symbol: Symbol, is_definition: bool) {
        let Some(&known) = self.globals.get(&name) else {
            self.globals.insert(name, symbol);
            return;
        };
        let replaces = match (known, symbol) {
            (Symbol::Variable(a), Symbol::Variable(_)) => !self.module.variables[a].is_definition,
            (Symbol::Fbarrier(a), Symbol::Fbarrier(_)) => !self.module.fbarriers[a].is_definition,
            (Symbol::Executable(a), Symbol::Executable(_)) => !self.module.executables[a].is_definition,
            _ => false,
        };
        if replaces && is_definition {
            self.defined_by.insert(known, symbol);
            self.globals.insert(name, symbol);
        }
    }

    pub(super) fn variable(&mut self, q: Qualifiers, place: Place) -> Parsed<VariableId> {
        let (segment, ty) = self.segment_and_type()?;
        let kind = if place == Place::Module {
            TokenKind::Global
        } else {
            TokenKind::Local
        };
        let what = if place == Place::Module {
            "a name with `&`"
        } else {
            "a name with `%`"
        };
        let (name, span) = self.identifier(kind, what)?;
        let mut dim = self.dimension()?;
        if place != Place::Module {
            self.refuse(q.decl, "a variable inside a function");
            self.refuse(q.prog, "a variable inside a function");
        }
        if segment != Segment::Global {
            self.refuse(q.alloc, &format!("a variable of the {segment} segment"));
        }
        let mut init = None;
        if self.accept(b'=') {
            let (constant, computed) = self.initializer(ty, dim, name)?;
            dim = computed;
            init = Some(self.module.constants.push(constant));
        }
        self.expect(b';', "after the variable")?;
        let is_definition = q.decl.is_none();
        let variable = Variable {
            name,
            segment,
            ty,
            dim,
            align: q.align.map_or(Variable::natural_align(ty), |a| a.0),
            is_const: q.is_const.is_some(),
            is_definition,
            linkage: match place {
                Place::Module if q.prog.is_some() => Linkage::Program,
                Place::Module => Linkage::Module,
                Place::Function => Linkage::Function,
                Place::ArgBlock => Linkage::Arg,
            },
            allocation: match segment {
                Segment::Global if q.alloc.is_none() => Allocation::Program,
                Segment::Global | Segment::Readonly => Allocation::Agent,
                _ => Allocation::Automatic,
            },
            init,
            owner: self.current,
            span,
        };
        let id = self.module.variables.push(variable);
        match place {
            Place::Module => self.declare_global(name, Symbol::Variable(id), is_definition),
            Place::Function => {
                self.locals.entry(name).or_insert(Symbol::Variable(id));
            }
            Place::ArgBlock => {
                self.arguments.entry(name).or_insert(Symbol::Variable(id));
            }
        }
        Ok(id)
    }

    /// `global_u32` and the like.
    pub(super) fn segment_and_type(&mut self) -> Parsed<(Segment, Type)> {
        let span = self.token.span;
        let text = self.text_of(span);
        let parts = if self.token.kind == TokenKind::Word {
            text.split_once('_')
        } else {
            None
        };
        let Some((segment, rest)) = parts.and_then(|(s, t)| Some((Segment::from_name(s)?, t))) else {
            let what = if self.current.is_some() {
                "a statement"
            } else {
                "a variable, `fbarrier`, `kernel`, `function` or `signature`"
            };
            return Err(self.expected(what));
        };
        if !segment.has_variables() {
            let message = format!("`{segment}` is no segment to put a variable in");
            let d = Diagnostic::error("bad-segment", span, message).prm("4.3.8");
            return Err(self.report(d));
        }
        let Some(ty) = Type::from_name(rest) else {
            let d = self.unknown_type(rest, Span::new(span.end - rest.len() as u32, span.end));
            return Err(self.report(d));
        };
        self.advance();
        Ok((segment, ty))
    }

    pub(super) fn unknown_type(&self, text: &str, span: Span) -> Diagnostic {
        let mut d = Diagnostic::error("unknown-type", span, format!("`{text}` is not a type")).prm("4.13");
        if let Some(near) = super::nearest_name(text, Type::ALL.iter().map(|t| t.name())) {
            d = d.help(format!("did you mean `{near}`?"));
        }
        d
    }

    pub(super) fn dimension(&mut self) -> Parsed<Dimension> {
        if !self.accept(b'[') {
            return Ok(Dimension::Scalar);
        }
        if self.accept(b']') {
            return Ok(Dimension::Unsized);
        }
        let span = self.token.span;
        let count = self.integer("the number of elements")?;
        self.expect(b']', "after the number of elements")?;
        if count == 0 {
            let d =
                Diagnostic::error("zero-dimension", span, "an array has at least one element").prm("4.3.8");
            return Err(self.report(d));
        }
        Ok(Dimension::Array(count))
    }

    pub(super) fn fbarrier(&mut self, q: Qualifiers, place: Place) -> Parsed<FbarrierId> {
        self.advance();
        let kind = if place == Place::Module {
            TokenKind::Global
        } else {
            TokenKind::Local
        };
        let what = if place == Place::Module {
            "a name with `&`"
        } else {
            "a name with `%`"
        };
        let (name, span) = self.identifier(kind, what)?;
        self.expect(b';', "after the fbarrier")?;
        self.refuse(q.alloc, "an fbarrier");
        self.refuse(q.align.map(|a| a.1), "an fbarrier");
        self.refuse(q.is_const, "an fbarrier");
        if place != Place::Module {
            self.refuse(q.decl, "an fbarrier inside a function");
            self.refuse(q.prog, "an fbarrier inside a function");
        }
        let is_definition = q.decl.is_none();
        let linkage = match place {
            Place::Module if q.prog.is_some() => Linkage::Program,
            Place::Module => Linkage::Module,
            _ => Linkage::Function,
        };
        let fbarrier = Fbarrier {
            name,
            is_definition,
            linkage,
            owner: self.current,
            span,
        };
        let id = self.module.fbarriers.push(fbarrier);
        if place == Place::Module {
            self.declare_global(name, Symbol::Fbarrier(id), is_definition);
        } else {
            self.locals.entry(name).or_insert(Symbol::Fbarrier(id));
        }
        Ok(id)
    }
}
