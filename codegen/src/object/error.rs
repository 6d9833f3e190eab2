//! Why an object file cannot be written.

use super::MAX_ALIGN;
use std::fmt;

/// Why an object file cannot be written: always the fault of who describes it, but for [`WriteError::OutOfReach`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// Two items have the same symbol.
    DuplicateSymbol(String),
    /// A reference to a symbol that no item defines and that is not left to others.
    UndefinedSymbol {
        /// The item with the reference.
        item: String,
        /// The symbol.
        symbol: String,
    },
    /// A reference that the file cannot hold, or that lies outside its item.
    BadRelocation {
        /// The item with the reference.
        item: String,
        /// What is wrong.
        what: String,
    },
    /// Something is further away than the field of the reference says.
    OutOfReach {
        /// The item with the reference.
        item: String,
        /// What it refers to.
        symbol: String,
    },
    /// An alignment that is not a power of two up to [`MAX_ALIGN`].
    BadAlignment {
        /// The item.
        item: String,
        /// Its alignment.
        align: u64,
    },
    /// The ELF writer refused.
    Elf(String),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::DuplicateSymbol(name) => write!(f, "symbol {name} is defined twice"),
            WriteError::UndefinedSymbol { item, symbol } => {
                write!(
                    f,
                    "{item} refers to {symbol}, which is not defined in the code object"
                )
            }
            WriteError::BadRelocation { item, what } => write!(f, "{item}: {what}"),
            WriteError::OutOfReach { item, symbol } => write!(f, "{item}: {symbol} is out of reach"),
            WriteError::BadAlignment { item, align } => {
                write!(
                    f,
                    "{item}: alignment {align} is not a power of two up to {MAX_ALIGN}"
                )
            }
            WriteError::Elf(what) => write!(f, "ELF: {what}"),
        }
    }
}

impl std::error::Error for WriteError {}
