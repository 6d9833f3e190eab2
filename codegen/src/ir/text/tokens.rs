//! How the parser goes through its tokens, and what one or two of them say.

use super::error::{ParseError, ParseErrorKind, Span};
use super::lexer::Token;
use super::parser::{Parse, Parser};
use crate::ir::Type;

/// The largest number of a value or block. Numbers that a text leaves out cost memory.
const MAX_NUMBER: u64 = (1 << 22) - 1;

impl Parser {
    pub(super) fn peek(&self) -> &Token {
        &self.tokens[self.position.min(self.tokens.len() - 1)].0
    }

    pub(super) fn peek_second(&self) -> &Token {
        &self.tokens[(self.position + 1).min(self.tokens.len() - 1)].0
    }

    pub(super) fn span(&self) -> Span {
        self.tokens[self.position.min(self.tokens.len() - 1)].1
    }

    pub(super) fn advance(&mut self) {
        if self.position + 1 < self.tokens.len() {
            self.position += 1;
        }
    }

    pub(super) fn position(&self) -> usize {
        self.position
    }

    pub(super) fn error(&mut self, span: Span, kind: ParseErrorKind) {
        self.errors.push(ParseError { span, kind });
    }

    pub(super) fn expected<T>(&self, what: impl Into<String>) -> Parse<T> {
        Err(ParseError {
            span: self.span(),
            kind: ParseErrorKind::Expected {
                expected: what.into(),
                found: self.peek().describe(),
            },
        })
    }

    pub(super) fn at(&self, mark: char) -> bool {
        *self.peek() == Token::Mark(mark)
    }

    pub(super) fn eat(&mut self, mark: char) -> bool {
        let found = self.at(mark);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn expect(&mut self, mark: char) -> Parse<()> {
        if self.eat(mark) {
            Ok(())
        } else {
            self.expected(format!("`{mark}`"))
        }
    }

    pub(super) fn at_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(w) if w == word)
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.eat_word(word) {
            Ok(())
        } else {
            self.expected(format!("`{word}`"))
        }
    }

    pub(super) fn skip_newlines(&mut self) {
        while *self.peek() == Token::Newline {
            self.advance();
        }
    }

    pub(super) fn end_of_line(&mut self) -> Parse<()> {
        match self.peek() {
            Token::Newline => {
                self.advance();
                Ok(())
            }
            Token::End => Ok(()),
            _ => self.expected("the end of the line"),
        }
    }

    /// Goes to the next line after a mistake.
    pub(super) fn recover(&mut self, error: ParseError) {
        self.errors.push(error);
        while !matches!(self.peek(), Token::Newline | Token::End) {
            self.advance();
        }
        self.skip_newlines();
    }

    pub(super) fn name(&mut self, what: &str) -> Parse<(String, Span)> {
        let span = self.span();
        match self.peek().clone() {
            Token::Name(name) => {
                self.advance();
                Ok((name, span))
            }
            _ => self.expected(format!("the name of a {what}, as in `%name`")),
        }
    }

    /// An unsigned number of at most `limit`.
    pub(super) fn number(&mut self, what: &'static str, limit: u64) -> Parse<u64> {
        let span = self.span();
        let Token::Number(text) = self.peek() else {
            return self.expected(what);
        };
        let Some(value) = parse_u64(text) else {
            return self.expected(what);
        };
        if value > u128::from(limit) {
            return Err(ParseError {
                span,
                kind: ParseErrorKind::TooLarge { what, limit },
            });
        }
        self.advance();
        Ok(value as u64)
    }

    pub(super) fn number_u32(&mut self, what: &'static str) -> Parse<u32> {
        self.number(what, u64::from(u32::MAX)).map(|n| n as u32)
    }

    pub(super) fn ty(&mut self) -> Parse<Type> {
        if let Token::Word(word) = self.peek()
            && let Some(ty) = Type::parse(word)
        {
            self.advance();
            return Ok(ty);
        }
        self.expected("a type, as in `i32`")
    }

    /// The number of a `v12` or `block12`.
    pub(super) fn numbered(&mut self, prefix: &'static str, what: &'static str) -> Parse<(u32, Span)> {
        let span = self.span();
        if let Token::Word(word) = self.peek()
            && let Some(digits) = word.strip_prefix(prefix)
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit())
        {
            let number = digits.parse::<u64>().ok().filter(|&n| n <= MAX_NUMBER);
            let Some(number) = number else {
                return Err(ParseError {
                    span,
                    kind: ParseErrorKind::TooLarge {
                        what,
                        limit: MAX_NUMBER,
                    },
                });
            };
            self.advance();
            return Ok((number as u32, span));
        }
        self.expected(format!("a {what}, as in `{prefix}1`"))
    }
}

/// An unsigned decimal or hexadecimal number, `_` allowed between digits.
pub(super) fn parse_u64(text: &str) -> Option<u128> {
    let digits = text.replace('_', "");
    match digits.strip_prefix("0x") {
        Some(hex) => u128::from_str_radix(hex, 16).ok(),
        None => digits.parse().ok(),
    }
}
