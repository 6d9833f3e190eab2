//! Rows of a table, with their places for messages.

use crate::Result;

/// A row with its place.
pub(crate) struct Row {
    pub(crate) place: String,
    pub(crate) cells: Vec<String>,
}

impl Row {
    /// A mistake in this row.
    pub(crate) fn fail<T>(&self, what: impl std::fmt::Display) -> Result<T> {
        Err(format!("{}: {what}", self.place).into())
    }
}

/// The rows of a table; `path` is its name in messages.
pub(crate) fn rows(path: &str, text: &str, columns: usize) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let row = Row {
            place: format!("{path}:{}", index + 1),
            cells: line.split('\t').map(str::to_owned).collect(),
        };
        if row.cells.len() != columns {
            return row.fail(format_args!("{} columns instead of {columns}", row.cells.len()));
        }
        rows.push(row);
    }
    Ok(rows)
}

/// `intdiv` as `Intdiv`.
pub(crate) fn camel(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_ascii_uppercase().to_string() + &letters.as_str().to_ascii_lowercase()
    })
}

/// `high:low` or `bit`.
pub(crate) fn range(row: &Row, text: &str) -> Result<(u8, u8)> {
    let (high, low) = text.split_once(':').unwrap_or((text, text));
    match (high.parse::<u8>(), low.parse::<u8>()) {
        (Ok(high), Ok(low)) if low <= high && high < 128 => Ok((high, low)),
        _ => row.fail(format_args!("{text} is no range of bits")),
    }
}
