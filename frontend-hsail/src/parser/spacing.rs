//! White space and comments between tokens (HSA PRM 4.3.1, 4.4).
//!
//! White space is spaces, tabs, new lines, vertical tabs and form feeds; a carriage return belongs to the new line after it. White space must stand between two tokens that can have letters or digits. Comments are tokens too where the grammar has annotations,
//! that is before statements, and anywhere else they are white space. Neither changes what a text means, so nothing is given up here.

use super::Parser;
use crate::lexer::{Gap, TokenKind, is_name, is_space, is_unusual_space};
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::source::Span;

/// Whether tokens of a kind can have letters or digits.
fn has_letters(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(kind, Word | Global | Local | Label | Dollar | Number | String)
}

impl Parser<'_> {
    /// Makes the next token of the text the one that comes next.
    #[inline]
    pub(super) fn fetch(&mut self) {
        self.token = self.lexer.next_token();
        match self.lexer.gap {
            Gap::Space => {}
            Gap::None => {
                if has_letters(self.token.kind) {
                    self.check_glued();
                }
            }
            Gap::Comment(first) => self.check_comment(first as usize),
        }
        self.check_unusual();
    }

    /// Unusual white space before the next token, if there is some.
    #[inline]
    pub(super) fn check_unusual(&mut self) {
        if let Some(at) = self.lexer.unusual_space.take() {
            self.report_space(at as usize);
        }
    }

    /// Looks at the white space of a text that was not read as tokens.
    pub(super) fn check_spaces(&mut self, mut range: std::ops::Range<usize>) {
        let bytes = self.text.as_bytes();
        if let Some(at) = range.find(|at| is_unusual_space(bytes, *at)) {
            self.report_space(at);
        }
    }

    /// Unusual white space stands at byte `at`.
    #[cold]
    fn report_space(&mut self, at: usize) {
        let (code, message) = match self.text.as_bytes().get(at) {
            Some(b'\r') => (
                "carriage-return",
                "a carriage return without a new line is no white space",
            ),
            _ => (
                "unusual-white-space",
                "a vertical tab or form feed is white space",
            ),
        };
        let span = Span::new(at as u32, at as u32 + 1);
        self.push(Diagnostic::error(code, span, message).prm("4.4"));
    }

    /// The next token has letters, and nothing stands between it and the one before.
    #[inline]
    fn check_glued(&mut self) {
        let start = self.token.span.start as usize;
        let before = start.checked_sub(1).and_then(|at| self.text.as_bytes().get(at));
        if before.is_some_and(|b| is_name(*b) || *b == b'"') {
            let message = format!("white space is missing before {}", self.found());
            self.push(Diagnostic::error("missing-white-space", self.token.span, message).prm("4.4"));
        }
    }

    /// Comments stand before the next token, the first of which begins at byte `first`.
    #[cold]
    pub(super) fn check_comment(&mut self, first: usize) {
        let before = self.text.get(..first).unwrap_or("");
        let begins_statement = match before.bytes().rfind(|b| !is_space(*b)) {
            None | Some(b';') => true,
            Some(b'{') => !self.in_aggregate,
            // A code block ends in `};`.
            Some(b'}') => self.in_arg_block,
            // After a label, but not in the module header.
            Some(b':') => self.current.is_some(),
            Some(_) => false,
        };
        let start = self.token.span.start as usize;
        let glued = self.text.get(..start).is_some_and(|text| text.ends_with("*/"));
        if !begins_statement {
            let end = self
                .text
                .get(first..start)
                .map_or(0, |text| text.trim_ascii_end().len());
            let span = Span::new(first as u32, (first + end) as u32);
            let message = "a comment stands inside a statement";
            self.push(Diagnostic::error("comment-in-statement", span, message).prm("4.3.1"));
        } else if glued && has_letters(self.token.kind) {
            let message = format!("white space is missing between a comment and {}", self.found());
            self.push(Diagnostic::error("comment-white-space", self.token.span, message).prm("4.4"));
        }
    }
}
