//! What can be wrong with machine text.

use crate::ir::text::Span;
use std::fmt;
use std::ops::Range;

/// Something wrong within a line, with the columns in bytes from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub columns: Range<usize>,
    /// What is wrong: what was expected, and what stands there.
    pub what: String,
    /// What would be right.
    pub help: Option<String>,
}

impl Problem {
    /// A problem without a remedy.
    pub fn at(columns: &Range<usize>, what: impl Into<String>) -> Problem {
        Problem {
            columns: columns.clone(),
            what: what.into(),
            help: None,
        }
    }

    /// With what would be right.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(help.into());
        self
    }

    /// With the place in the text that it is at.
    pub(super) fn in_line(self, number: u32, line: &str) -> TextError {
        let column = |byte: usize| {
            let byte = byte.min(line.len());
            line.char_indices().take_while(|(at, _)| *at < byte).count() as u32
        };
        let (start, end) = (column(self.columns.start), column(self.columns.end));
        TextError {
            span: Span {
                line: number,
                column: start + 1,
                length: end.saturating_sub(start).max(1),
            },
            what: self.what,
            help: self.help,
        }
    }
}

/// A mistake in machine text and where it is. It is the fault of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// Where.
    pub span: Span,
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub help: Option<String>,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.span.line, self.span.column, self.what)?;
        match &self.help {
            Some(help) => write!(f, "; {help}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for TextError {}

impl TextError {
    /// The message with the line it is about and a mark under the place. `text` is what was parsed.
    pub fn render(&self, file: &str, text: &str) -> String {
        format!("{file}:{self}\n{}", self.span.excerpt(text))
    }
}
