//! Errors of the table reader.

use std::fmt;

/// A mistake in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableError {
    /// The table.
    pub table: String,
    /// Line number from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.table, self.line, self.message)
    }
}

impl std::error::Error for TableError {}
