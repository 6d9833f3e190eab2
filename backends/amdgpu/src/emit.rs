//! From an allocated machine function to bytes.

use std::fmt;

/// Why a function has no bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmitError {
    /// An instruction that the encoder refuses: a mistake of this compiler.
    Encode {
        /// The instruction.
        inst: String,
        /// Why.
        why: String,
    },
    /// A register was not allocated: a mistake of this compiler.
    NotAllocated,
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Encode { inst, why } => write!(f, "internal error: cannot encode `{inst}`: {why}"),
            EmitError::NotAllocated => write!(f, "internal error: a register was not allocated"),
        }
    }
}

impl std::error::Error for EmitError {}
