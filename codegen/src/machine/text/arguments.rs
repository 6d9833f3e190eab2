//! Operands and modifiers of operations whose text has no syntax of its own.

use super::error::Problem;
use super::form::{Argument, Arguments, InstForm, Piece, Placed};
use std::ops::Range;

/// A decimal or hexadecimal number with or without sign.
pub(super) fn number(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16).ok()?,
        None => digits
            .parse::<i64>()
            .ok()
            .filter(|_| digits.starts_with(|c: char| c.is_ascii_digit()))?,
    };
    Some(if negative { -value } else { value })
}

/// A word of 32 bits as a number: small ones decimal, with sign, others hexadecimal.
pub fn word_text(bits: u32) -> String {
    match bits as i32 {
        small @ -64..=1024 => small.to_string(),
        _ => format!("{bits:#x}"),
    }
}

/// The word that [`word_text`] writes.
pub fn parse_word(text: &str) -> Option<u32> {
    let value = number(text)?;
    let negative = || i32::try_from(value).ok().map(|value| value as u32);
    u32::try_from(value).ok().or_else(negative)
}

/// What is collected of an operand.
#[derive(Default)]
struct Collected {
    before: String,
    piece: Option<Piece>,
    after: String,
    at: Option<Range<usize>>,
}

impl Collected {
    fn is_empty(&self) -> bool {
        self.at.is_none()
    }

    fn reach(&mut self, at: &Range<usize>) {
        let start = self.at.as_ref().map_or(at.start, |known| known.start);
        self.at = Some(start..at.end);
    }

    fn char(&mut self, c: char, at: usize) {
        let text = if self.piece.is_some() {
            &mut self.after
        } else {
            &mut self.before
        };
        text.push(c);
        self.reach(&(at..at + c.len_utf8()));
    }

    fn take(&mut self) -> Argument {
        let taken = std::mem::take(self);
        Argument {
            before: taken.before,
            piece: taken.piece,
            after: taken.after,
            at: taken.at.unwrap_or_default(),
        }
    }
}

/// Operands and modifiers while they are found.
#[derive(Default)]
struct Splitter {
    out: Arguments,
    current: Collected,
    /// Whether an operand may come: at the start and after a comma.
    open: bool,
}

impl Splitter {
    /// The end of a word: a modifier if it has a colon, else an operand.
    fn finish(&mut self) -> Result<(), Problem> {
        if self.current.is_empty() {
            return Ok(());
        }
        let word = self.current.take();
        if word.piece.is_none() && word.before.contains(':') {
            self.out.modifiers.push(Placed {
                what: word.before,
                at: word.at,
            });
        } else if std::mem::take(&mut self.open) {
            self.out.list.push(word);
        } else {
            let what = "expected a modifier (`name:value`) or a comma in front of another operand";
            return Err(Problem::at(&word.at, what));
        }
        Ok(())
    }

    fn comma(&mut self, at: Range<usize>) -> Result<(), Problem> {
        self.finish()?;
        if self.open || !self.out.modifiers.is_empty() {
            return Err(Problem::at(&at, "expected an operand in front of the comma"));
        }
        self.open = true;
        Ok(())
    }
}

/// Splits what stands after a mnemonic: commas stand between operands, and words with a colon after them are modifiers.
pub(super) fn split(form: &InstForm) -> Result<Arguments, Problem> {
    let mut splitter = Splitter {
        open: true,
        ..Splitter::default()
    };
    for piece in &form.body {
        let Piece::Text(text) = &piece.what else {
            if splitter.current.piece.is_some() {
                return Err(Problem::at(
                    &piece.at,
                    "expected a comma in front of this operand",
                ));
            }
            splitter.current.piece = Some(piece.what.clone());
            splitter.current.reach(&piece.at);
            continue;
        };
        for (offset, c) in text.char_indices() {
            let at = piece.at.start + offset;
            match c {
                ',' => splitter.comma(at..at + 1)?,
                c if c.is_whitespace() => splitter.finish()?,
                c => splitter.current.char(c, at),
            }
        }
    }
    splitter.finish()?;
    Ok(splitter.out)
}
