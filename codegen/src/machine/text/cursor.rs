//! Reading within a line: marks, words, numbers and names.

use super::context::word_length;
use super::error::Problem;
use super::form::Placed;
use crate::machine::MBlock;
use std::ops::Range;

/// Numbers of virtual registers, blocks and bytes of spills that text may have: what is numbered takes memory.
pub(super) const MOST: u64 = 1 << 22;

/// A line without its comment, which begins at `;` outside quotes.
pub(super) fn without_comment(line: &str) -> &str {
    let (mut quoted, mut escaped) = (false, false);
    for (at, c) in line.char_indices() {
        match c {
            ';' if !quoted => return &line[..at],
            '"' if !escaped => quoted = !quoted,
            _ => {}
        }
        escaped = c == '\\' && !escaped;
    }
    line
}

/// A place in a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'t> {
    pub(super) text: &'t str,
    pub(super) at: usize,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Cursor<'t> {
        Cursor { text, at: 0 }
    }

    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub(super) fn skip_space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// Columns from `start` to here, at least one.
    pub(super) fn since(&self, start: usize) -> Range<usize> {
        start..self.at.max(start + 1)
    }

    pub(super) fn expected<T>(&self, what: &str) -> Result<T, Problem> {
        let rest = self.rest();
        let found = match rest.split_whitespace().next() {
            None => "the end of the line".to_owned(),
            Some(word) => format!("`{word}`"),
        };
        let length = rest.split_whitespace().next().map_or(1, str::len);
        let problem = format!("expected {what}, found {found}");
        Err(Problem::at(&(self.at..self.at + length), problem))
    }

    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    /// Skips a word, with the space around it, if it is there.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        self.skip_space();
        let rest = self.rest();
        let found = rest.starts_with(word) && word_length(rest) == word.len();
        if found {
            self.at += word.len();
            self.skip_space();
        }
        found
    }

    pub(super) fn expect(&mut self, mark: &str) -> Result<(), Problem> {
        self.skip_space();
        if self.eat(mark) {
            self.skip_space();
            return Ok(());
        }
        self.expected(&format!("`{mark}`"))
    }

    pub(super) fn keyword(&mut self, word: &str) -> Result<(), Problem> {
        if self.eat_word(word) {
            return Ok(());
        }
        self.expected(&format!("`{word}`"))
    }

    pub(super) fn end(&mut self) -> Result<(), Problem> {
        self.skip_space();
        if self.rest().is_empty() {
            return Ok(());
        }
        self.expected("the end of the line")
    }

    pub(super) fn word(&mut self, what: &str) -> Result<Placed<&'t str>, Problem> {
        self.skip_space();
        let start = self.at;
        let length = word_length(self.rest());
        if length == 0 {
            return self.expected(what);
        }
        self.at += length;
        Ok(Placed {
            what: &self.text[start..self.at],
            at: self.since(start),
        })
    }

    /// The name of a target, with settings of its features after colons.
    pub(super) fn target(&mut self) -> Result<Placed<&'t str>, Problem> {
        let name = self.word("the name of a target")?;
        if self.rest().starts_with(':') {
            let rest = self.rest();
            self.at += rest.find(char::is_whitespace).unwrap_or(rest.len());
        }
        let start = name.at.start;
        Ok(Placed {
            what: &self.text[start..self.at],
            at: self.since(start),
        })
    }

    /// The rest of the line, trimmed.
    pub(super) fn remainder(&mut self) -> &'t str {
        let rest = self.rest().trim();
        self.at = self.text.len();
        rest
    }

    pub(super) fn number(&mut self, what: &str, most: u64) -> Result<u32, Problem> {
        self.skip_space();
        let start = self.at;
        let digits = self.rest().len() - self.rest().trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return self.expected(what);
        }
        self.at += digits;
        let value = self.text[start..self.at].parse::<u64>().ok();
        let value = value
            .filter(|&value| value <= most)
            .and_then(|v| u32::try_from(v).ok());
        value.ok_or_else(|| Problem::at(&self.since(start), format!("{what} is at most {most}")))
    }

    /// `%name` or `%"any name"`.
    pub(super) fn name(&mut self) -> Result<String, Problem> {
        self.skip_space();
        if !self.eat("%") {
            return self.expected("a name, as `%axpy`");
        }
        if !self.eat("\"") {
            let rest = self.rest();
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            self.at += end;
            return Ok(rest[..end].to_owned());
        }
        let mut name = String::new();
        let mut chars = self.rest().char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.at += at + 1;
                    return Ok(name);
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => name.push('\n'),
                    Some((_, c)) => name.push(c),
                    None => {}
                },
                c => name.push(c),
            }
        }
        self.expected("a closing quote")
    }

    /// A block.
    pub(super) fn block(&mut self) -> Result<MBlock, Problem> {
        self.skip_space();
        if !self.eat("mb") {
            return self.expected("a block, as `mb1`");
        }
        Ok(MBlock::from_u32(self.number("the number of a block", MOST)?))
    }
}

/// The number of a word with a prefix, as `v12`.
pub(super) fn numbered(word: &str, prefix: &str) -> Option<u32> {
    let number: u64 = word.strip_prefix(prefix)?.parse().ok()?;
    u32::try_from(number).ok().filter(|_| number <= MOST)
}
