//! The words of a line, and names.

use super::{ParseErrorKind, Parsed};
use crate::case::types::ElementType;
use std::collections::HashMap;
use std::path::PathBuf;

/// The rest of a line.
pub(super) struct Words<'a>(pub(super) &'a str);

impl<'a> Words<'a> {
    pub(super) fn next(&mut self) -> Option<&'a str> {
        let text = self.0.trim_start_matches(' ');
        if text.is_empty() {
            self.0 = "";
            return None;
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        self.0 = rest;
        Some(word)
    }

    pub(super) fn need(&mut self, what: &'static str) -> Parsed<&'a str> {
        self.next().ok_or(ParseErrorKind::Missing(what))
    }

    pub(super) fn name(&mut self, what: &'static str) -> Parsed<String> {
        self.need(what).map(str::to_owned)
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self, what: &'static str) -> Parsed<T> {
        number(self.need(what)?, what)
    }

    /// The value of `KEY=VALUE`.
    pub(super) fn field(&mut self, key: &'static str) -> Parsed<&'a str> {
        let word = self.need(key)?;
        let value = word.strip_prefix(key).and_then(|rest| rest.strip_prefix('='));
        value.ok_or_else(|| expected(key, word))
    }

    /// A file name: the whole rest of the line, because nothing follows file names.
    pub(super) fn file(&mut self) -> Parsed<PathBuf> {
        match std::mem::take(&mut self.0).trim() {
            "" => Err(ParseErrorKind::Missing("a file name")),
            name => Ok(PathBuf::from(name)),
        }
    }

    pub(super) fn finish(&mut self) -> Parsed<()> {
        match self.0.trim() {
            "" => Ok(()),
            words => Err(ParseErrorKind::TrailingWords(clip(words))),
        }
    }
}

/// Words for a message: value lists can be very long.
pub(super) fn clip(words: &str) -> String {
    const LONGEST: usize = 40;
    match words.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &words[..end]),
        None => words.to_owned(),
    }
}

pub(super) fn expected(what: &'static str, found: &str) -> ParseErrorKind {
    ParseErrorKind::Expected {
        what,
        found: clip(found),
    }
}

pub(super) fn number<T: std::str::FromStr>(word: &str, what: &'static str) -> Parsed<T> {
    word.parse().map_err(|_| expected(what, word))
}

pub(super) fn element_type(word: &str) -> Parsed<ElementType> {
    ElementType::from_name(word).ok_or_else(|| expected("an element type", word))
}

/// Three numbers `X,Y,Z`.
pub(super) fn triple(text: &str, what: &'static str) -> Parsed<[u32; 3]> {
    let mut parts = text.split(',').map(|part| number(part, what));
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(x), Some(y), Some(z), None) => Ok([x?, y?, z?]),
        _ => Err(expected(what, text)),
    }
}

/// The arguments of `NAME(A, B, ...)` after checking their number.
pub(super) fn call<'a, const N: usize>(text: &'a str, what: &'static str) -> Parsed<(&'a str, [&'a str; N])> {
    let inner = text
        .trim()
        .strip_suffix(')')
        .and_then(|text| text.split_once('('));
    let (name, inner) = inner.ok_or_else(|| expected(what, text))?;
    let parts: Vec<&str> = inner.split(',').map(str::trim).collect();
    match parts.try_into() {
        Ok(parts) => Ok((name.trim(), parts)),
        Err(_) => Err(expected(what, text)),
    }
}

/// Declares `name` in a name space.
pub(super) fn declare<T: Copy>(names: &mut HashMap<String, T>, name: &str, id: T) -> Parsed<T> {
    if names.contains_key(name) {
        return Err(ParseErrorKind::Redeclared(name.to_owned()));
    }
    names.insert(name.to_owned(), id);
    Ok(id)
}

pub(super) fn lookup<T: Copy>(names: &HashMap<String, T>, name: &str, what: &'static str) -> Parsed<T> {
    names
        .get(name)
        .copied()
        .ok_or_else(|| ParseErrorKind::Undeclared {
            what,
            name: name.to_owned(),
        })
}

/// The index that the next entry of a table gets. A table has at most one entry per line.
pub(super) fn next_index<T>(table: &[T]) -> u32 {
    table.len() as u32
}
