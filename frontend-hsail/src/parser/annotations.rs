//! Comments, `loc` and `pragma` (HSA PRM 4.3.1, 13.2, 13.3).

use super::{Parsed, Parser, Reported};
use crate::lexer::TokenKind;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;

impl<'a> Parser<'a> {
    pub(super) fn module_annotations(&mut self) {
        let mut annotations = Vec::new();
        self.annotations(&mut annotations);
        self.module
            .items
            .extend(annotations.into_iter().map(Item::Annotation));
    }

    /// Whether there may be a comment, `loc` or `pragma` before the next statement.
    fn may_annotate(&self) -> bool {
        let first = self.text.as_bytes().get(self.token.span.start as usize);
        !self.lexer.comments.is_empty() || matches!(first, Some(b'l' | b'p'))
    }

    /// Whether what comes next belongs to the next slice of the code block.
    pub(super) fn at_end_of_slice(&self) -> bool {
        self.previous_end >= self.slice_end
    }

    /// Whether the beginning of a code block ends here, because a `loc` means the file of one in a code block that was passed over:
    /// in a slice it can be filled in.
    fn is_loc_of_unknown_file(&self) -> bool {
        let begins = self.passed.is_some() && self.current.is_some();
        if !begins || !self.file_unknown || !self.is_word("loc") {
            return false;
        }
        let rest = self.text.get(self.token.span.start as usize..).unwrap_or("");
        rest.bytes()
            .take_while(|byte| *byte != b';')
            .all(|byte| byte != b'"')
    }

    pub(super) fn body_annotations(&mut self) {
        if !self.may_annotate() {
            return;
        }
        let mut annotations = Vec::new();
        self.annotations(&mut annotations);
        let annotations = annotations.into_iter().map(Statement::Annotation);
        self.statements.extend(annotations);
    }

    pub(super) fn annotations(&mut self, out: &mut Vec<Annotation>) {
        loop {
            if self.at_end_of_slice() {
                return;
            }
            self.comments(out);
            if self.is_loc_of_unknown_file() {
                return;
            }
            let result = if self.is_word("loc") {
                self.loc().map(|l| Annotation::Loc(Box::new(l)))
            } else if self.is_word("pragma") {
                self.pragma().map(|p| Annotation::Pragma(Box::new(p)))
            } else {
                return;
            };
            match result {
                Ok(annotation) => out.push(annotation),
                Err(Reported) => self.resync(),
            }
            if self.gave_up() {
                return;
            }
        }
    }

    /// Comments before the next token, one annotation per line.
    fn comments(&mut self, out: &mut Vec<Annotation>) {
        if self.lexer.comments.is_empty() {
            return;
        }
        let mut comments = std::mem::take(&mut self.lexer.comments);
        for span in comments.drain(..) {
            let text = self.text_of(span);
            if let Some(block) = text.strip_prefix("/*") {
                let block = block.strip_suffix("*/").unwrap_or(block);
                // As in the peer, a first line without text is no comment.
                let from = block.starts_with('\n') || block.is_empty();
                for line in block.split('\n').skip(usize::from(from)) {
                    let line = format!("//{}", line.trim_end_matches('\r'));
                    out.push(Annotation::Comment {
                        text: self.module.names.intern(&line),
                        span,
                    });
                }
            } else {
                let text = self.module.names.intern(text.trim_end_matches('\r'));
                out.push(Annotation::Comment { text, span });
            }
        }
        self.lexer.comments = comments;
    }

    fn loc(&mut self) -> Parsed<Loc> {
        let start = self.advance().span.start;
        let line = self.position("a line number")?;
        let column = if self.token.kind == TokenKind::Number {
            self.position("a column number")?
        } else {
            1
        };
        if self.token.kind == TokenKind::String {
            self.last_file = self.string("a file name")?;
            self.file_unknown = false;
        } else if self.file_unknown {
            self.lacks_file = true;
        }
        self.expect(b';', "after `loc`")?;
        Ok(Loc {
            file: self.last_file,
            line,
            column,
            span: Span::new(start, self.previous_end),
        })
    }

    /// A line or column: 1 to 2^32 - 1.
    fn position(&mut self, what: &str) -> Parsed<u32> {
        let span = self.token.span;
        let value = self.integer(what)?;
        match u32::try_from(value) {
            Ok(v) if v > 0 => Ok(v),
            _ => {
                let d = Diagnostic::error("bad-loc", span, format!("{value} is out of range for {what}"))
                    .help("lines and columns count from 1 and fit in 32 bits")
                    .prm("13.2");
                Err(self.report(d))
            }
        }
    }

    fn pragma(&mut self) -> Parsed<Pragma> {
        let start = self.advance().span.start;
        let mut operands = vec![self.pragma_operand()?];
        while self.accept(b',') {
            operands.push(self.pragma_operand()?);
        }
        self.expect(b';', "after `pragma`")?;
        Ok(Pragma {
            operands,
            span: Span::new(start, self.previous_end),
        })
    }

    fn pragma_operand(&mut self) -> Parsed<PragmaOperand> {
        Ok(match self.token.kind {
            TokenKind::String => PragmaOperand::String(self.string("a string")?),
            TokenKind::Dollar => PragmaOperand::Register(self.register()?),
            TokenKind::Global | TokenKind::Local => {
                let (symbol, _, _) = self.symbol()?;
                PragmaOperand::Symbol(symbol.unwrap_or(Symbol::Module))
            }
            TokenKind::Label => PragmaOperand::Symbol(Symbol::Label(self.label_reference()?)),
            TokenKind::Word if self.is_word("WAVESIZE") => {
                self.advance();
                PragmaOperand::Wavesize
            }
            _ => {
                let constant = self.pragma_constant()?;
                PragmaOperand::Constant(self.module.constants.push(constant))
            }
        })
    }
}
