//! Code blocks, arg blocks and control directives (HSA PRM 4.3.5, 4.3.6, 13.4).

use super::declarations::Place;
use super::{Parsed, Parser, Reported};
use crate::lexer::TokenKind;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;

/// Whether a definition begins with this word.
fn declares(word: &str) -> bool {
    let head = word.split('_').next().unwrap_or(word);
    matches!(word, "decl" | "prog" | "alloc" | "align" | "const" | "fbarrier")
        || (Segment::from_name(head).is_some() && Opcode::from_name(head).is_none())
}

impl<'a> Parser<'a> {
    /// Reads the code block of an executable.
    pub(super) fn code_of(&mut self, id: ExecutableId) -> Parsed<()> {
        self.advance();
        self.rest_of_code(id)
    }

    /// Reads the code block of an executable from a statement on, to its end or that of a slice.
    pub(super) fn rest_of_code(&mut self, id: ExecutableId) -> Parsed<()> {
        let closed = self.code_block();
        self.end_code(id);
        closed
    }

    fn end_code(&mut self, id: ExecutableId) {
        // One block of memory of the right size, whatever the length of the code.
        let mut body = Vec::with_capacity(self.statements.len());
        body.append(&mut self.statements);
        self.module.executables[id].body = body;
    }

    /// Reads the control directives and definitions at the beginning of a code block.
    pub(super) fn beginning_of_code(&mut self, id: ExecutableId) -> Parsed<()> {
        self.advance();
        loop {
            self.body_annotations();
            let word = self.text_of(self.token.span);
            let defines = self.token.kind == TokenKind::Word
                && (declares(word) || ControlDirective::from_name(word).is_some());
            if !defines {
                break;
            }
            self.statement()?;
        }
        self.end_code(id);
        Ok(())
    }

    /// Reads statements into `statements`, to the end of the code block or of the slice.
    fn code_block(&mut self) -> Parsed<()> {
        loop {
            self.body_annotations();
            if self.gave_up() {
                return Err(Reported);
            }
            if self.at_end_of_slice() {
                return Ok(());
            }
            match self.token.kind {
                TokenKind::Punct(b'}') => {
                    let span = self.advance().span;
                    if self.nested_blocks > 0 {
                        self.nested_blocks -= 1;
                        continue;
                    }
                    if !self.in_arg_block {
                        return Ok(());
                    }
                    self.in_arg_block = false;
                    self.arguments.clear();
                    self.statements.push(Statement::ArgBlockEnd(span));
                }
                TokenKind::End | TokenKind::UnterminatedComment => {
                    return Err(self.expected("`}` at the end of the code block"));
                }
                _ => {
                    if self.statement().is_err() {
                        self.resync();
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn statement(&mut self) -> Parsed<()> {
        match self.token.kind {
            TokenKind::Label => {
                let id = self.label_definition()?;
                self.expect(b':', "after the label")?;
                self.statements.push(Statement::Label(id));
                Ok(())
            }
            TokenKind::Punct(b'{') => {
                let span = self.advance().span;
                if self.in_arg_block {
                    self.nested_blocks += 1;
                    let d = Diagnostic::error("nested-arg-block", span, "arg blocks do not nest").prm("10.2");
                    self.push(d);
                    return Ok(());
                }
                self.in_arg_block = true;
                self.statements.push(Statement::ArgBlockStart(span));
                Ok(())
            }
            TokenKind::Word => {
                if self.plain_instructions()? {
                    return Ok(());
                }
                let word = self.text_of(self.token.span);
                if let Some(directive) = ControlDirective::from_name(word) {
                    let control = self.control(directive)?;
                    self.statements.push(Statement::Control(Box::new(control)));
                    return Ok(());
                }
                if !declares(word) {
                    return self.instruction();
                }
                let place = if self.in_arg_block {
                    Place::ArgBlock
                } else {
                    Place::Function
                };
                let q = self.qualifiers()?;
                if self.is_word("fbarrier") {
                    let id = self.fbarrier(q, Place::Function)?;
                    self.statements.push(Statement::Fbarrier(id));
                } else {
                    let id = self.variable(q, place)?;
                    self.statements.push(Statement::Variable(id));
                }
                Ok(())
            }
            TokenKind::Punct(b';') => {
                let d = Diagnostic::error("empty-statement", self.token.span, "`;` without a statement")
                    .help("remove it")
                    .prm("19.2");
                Err(self.report(d))
            }
            _ => Err(self.expected("a statement")),
        }
    }

    fn control(&mut self, directive: ControlDirective) -> Parsed<Control> {
        let start = self.advance().span.start;
        let mut operands = Vec::new();
        for i in 0..directive.arity() {
            if i > 0 {
                self.expect_with(b',', || format!("between the operands of `{directive}`"))?;
            }
            if self.accept_word("WAVESIZE") {
                operands.push(ControlOperand::Wavesize);
            } else {
                let span = self.token.span;
                let mut value = self.integer("an integer")?;
                if !directive.is_wide() {
                    self.warn_truncated(value, Type::U32, span);
                    value = u64::from(value as u32);
                }
                operands.push(ControlOperand::Value(value));
            }
        }
        self.expect_with(b';', || format!("after `{directive}`"))?;
        Ok(Control {
            directive,
            operands,
            span: Span::new(start, self.previous_end),
        })
    }
}
