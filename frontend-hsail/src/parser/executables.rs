//! Kernels, functions and signatures with their formal arguments (HSA PRM 4.3).

use super::declarations::Qualifiers;
use super::{Parsed, Parser};
use crate::lexer::TokenKind;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;

impl Parser<'_> {
    pub(super) fn executable(&mut self, q: Qualifiers) -> Parsed<()> {
        self.refuse(q.alloc, "an executable");
        self.refuse(q.align.map(|a| a.1), "an executable");
        self.refuse(q.is_const, "an executable");
        let kind = self.executable_kind(&q)?;
        let (name, span) = self.identifier(TokenKind::Global, "a name with `&`")?;
        let is_signature = kind == ExecutableKind::Signature;
        let is_definition = q.decl.is_none() || is_signature;
        let id = self.module.executables.push(Executable {
            kind,
            name,
            linkage: match (is_signature, q.prog) {
                (true, _) => Linkage::None,
                (false, Some(_)) => Linkage::Program,
                (false, None) => Linkage::Module,
            },
            is_definition,
            outputs: Vec::new(),
            inputs: Vec::new(),
            body: Vec::new(),
            span,
            extent: Span::new(q.start, span.end),
        });
        self.declare_global(name, Symbol::Executable(id), is_definition);
        self.module.items.push(Item::Executable(id));
        self.current = Some(id);
        let linkage = if is_definition && !is_signature {
            Linkage::Function
        } else {
            Linkage::None
        };
        if kind != ExecutableKind::Kernel {
            let outputs = self.formals(Segment::Arg, linkage, is_signature)?;
            self.module.executables[id].outputs = outputs;
        }
        let segment = if kind == ExecutableKind::Kernel {
            Segment::Kernarg
        } else {
            Segment::Arg
        };
        let inputs = self.formals(segment, linkage, is_signature)?;
        self.module.executables[id].inputs = inputs;
        self.body_of_executable(id, q.decl)?;
        self.end_of_executable(name);
        self.module.executables[id].extent = Span::new(q.start, self.previous_end);
        self.close_function();
        Ok(())
    }

    /// `kernel`, `function`, `indirect function` or `signature`, and the qualifiers that a signature cannot have.
    fn executable_kind(&mut self, q: &Qualifiers) -> Parsed<ExecutableKind> {
        if self.accept_word("kernel") {
            return Ok(ExecutableKind::Kernel);
        }
        if self.accept_word("signature") {
            self.refuse(q.decl, "a signature");
            self.refuse(q.prog, "a signature");
            return Ok(ExecutableKind::Signature);
        }
        if self.accept_word("indirect") {
            return match self.accept_word("function") {
                true => Ok(ExecutableKind::IndirectFunction),
                false => Err(self.expected("`function`")),
            };
        }
        self.advance();
        Ok(ExecutableKind::Function)
    }

    /// The code block, which definitions have and nothing else.
    fn body_of_executable(&mut self, id: ExecutableId, decl: Option<Span>) -> Parsed<()> {
        let Executable {
            name,
            kind,
            is_definition,
            ..
        } = self.module.executables[id];
        let is_signature = kind == ExecutableKind::Signature;
        if !self.is(b'{') {
            if !is_definition || is_signature {
                return Ok(());
            }
            let what = if self.is(b';') {
                "`{`: a definition has a body (a declaration has `decl`)"
            } else {
                "`{`"
            };
            return Err(self.expected(what));
        }
        if is_signature {
            return Err(self.expected("`;`: a signature has no body"));
        }
        if let Some(decl) = decl {
            let message = format!("`{}` is declared and has a body", self.module.name(name));
            let d = Diagnostic::error("declaration-with-body", decl, message)
                .help("remove `decl`, or the body")
                .prm("4.12");
            self.push(d);
        }
        if self.passed.is_some() {
            self.pass_code_block(id)
        } else {
            self.code_of(id)
        }
    }

    fn end_of_executable(&mut self, name: Name) {
        if self.is(b';') {
            self.advance();
            return;
        }
        let message = format!("`{}` does not end in `;`", self.module.name(name));
        let d = Diagnostic::error("missing-semicolon", self.gap(), message)
            .help("every kernel, function and signature ends in `;`, also after its `}`")
            .prm("19.2");
        self.push(d);
    }

    /// `align(n)`, and what cannot stand before a formal argument.
    fn formal_qualifiers(&mut self) -> Parsed<Option<Align>> {
        let span = self.token.span;
        if self.accept_word("alloc") {
            self.agent_argument()?;
            let message = "`alloc` cannot qualify a formal argument";
            self.push(Diagnostic::error("formal-allocation", span, message).prm("4.3.2"));
        }
        let align = match self.accept_word("align") {
            true => Some(self.align_argument()?),
            false => None,
        };
        for word in ["decl", "prog", "const"] {
            let span = self.token.span;
            if self.accept_word(word) {
                let message = format!("`{word}` cannot qualify a formal argument");
                self.push(Diagnostic::error("formal-qualifier", span, message).prm("4.3.2"));
            }
        }
        Ok(align)
    }

    fn formals(&mut self, segment: Segment, linkage: Linkage, unnamed: bool) -> Parsed<Vec<VariableId>> {
        self.expect(b'(', "before the formal arguments")?;
        let mut formals = Vec::new();
        if self.accept(b')') {
            return Ok(formals);
        }
        loop {
            let start = self.token.span.start;
            let align = self.formal_qualifiers()?;
            let type_span = self.token.span;
            let (found, ty) = self.segment_and_type()?;
            if found != segment {
                let d = Diagnostic::error(
                    "formal-segment",
                    type_span,
                    format!("formal argument in the {found} segment"),
                )
                .help(format!("write `{segment}_{ty}`"))
                .prm("4.3.2");
                self.push(d);
            }
            let (name, span) = if unnamed && self.token.kind != TokenKind::Local {
                (Name::EMPTY, Span::new(start, self.previous_end))
            } else {
                self.identifier(TokenKind::Local, "the name of the formal argument")?
            };
            let dim = self.dimension()?;
            let id = self.module.variables.push(Variable {
                name,
                segment: found,
                ty,
                dim,
                align: align.unwrap_or(Variable::natural_align(ty)),
                is_const: false,
                is_definition: true,
                linkage,
                allocation: Allocation::Automatic,
                init: None,
                owner: self.current,
                span,
            });
            if name != Name::EMPTY {
                self.locals.entry(name).or_insert(Symbol::Variable(id));
            }
            formals.push(id);
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b')', "after the formal arguments")?;
        Ok(formals)
    }
}
