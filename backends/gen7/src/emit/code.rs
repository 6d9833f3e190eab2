//! What emission gives: code, or why there is none.

use crate::elf::RelocationKind;
use crate::isa::{EncodeError, Generation};
use crate::subtarget::Subtarget;
use std::fmt;
use wavelift_codegen::divergence::watch::Note;
use wavelift_codegen::machine::CodeBuffer;
use wavelift_codegen::target::{ErrorKind, Limit, Limited};

/// Why code cannot be emitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmitError {
    /// An instruction has no encoding (our fault).
    Encode(EncodeError),
    /// The code does what the machine forbids (our fault).
    Forbidden(String),
    /// An operand has no register (our fault).
    Unallocated,
    /// More than a thread may have in scratch.
    Scratch {
        /// Bytes.
        bytes: u32,
        /// The machine.
        machine: &'static Subtarget,
    },
    /// Scalars have moves in places that the conditionals and loops of the machine go past.
    Nested,
    /// Not supported yet.
    Unsupported {
        /// What.
        what: &'static str,
        /// The machine.
        machine: &'static Subtarget,
    },
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Encode(error) => write!(f, "cannot encode: {error}"),
            EmitError::Forbidden(what) => write!(f, "the code breaks a rule of the machine: {what}"),
            EmitError::Unallocated => f.write_str("an operand has no register"),
            EmitError::Scratch { bytes, .. } => {
                write!(f, "{bytes} bytes of spilled registers per thread")
            }
            EmitError::Nested => f.write_str("a conditional or loop has moves on its edges"),
            EmitError::Unsupported { what, .. } => write!(f, "not supported yet: {what}"),
        }
    }
}

impl std::error::Error for EmitError {}

impl From<EmitError> for ErrorKind {
    fn from(error: EmitError) -> ErrorKind {
        match error {
            EmitError::Scratch { bytes, machine } => ErrorKind::Limit(Limit {
                what: Limited::SpillMemory,
                machine: machine.name,
                needed: bytes.into(),
                most: machine.generation.scratch_bytes().into(),
            }),
            EmitError::Unsupported { what, machine } => ErrorKind::Unsupported {
                machine: machine.name,
                what,
            },
            error => ErrorKind::Encode(error.to_string()),
        }
    }
}

/// Code of a kernel or function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// Bytes of instructions, and what is to be filled in when they are linked.
    pub text: CodeBuffer<u8, RelocationKind>,
    /// Instructions that send messages.
    pub messages: u32,
    /// Whether there is a barrier.
    pub barriers: bool,
    /// Bytes of scratch per thread.
    pub scratch_bytes: u32,
    /// Bytes that compact forms save.
    pub saved_bytes: u32,
    /// Writes that need not wait for the write before.
    pub hints: u32,
    /// What is noted for those who watch, by byte offset.
    pub notes: Vec<(u32, Note)>,
    /// Of a function, bytes of its frame of registers.
    pub register_bytes: u32,
    /// Whose instructions they are.
    pub generation: Generation,
}
