//! Machine functions of AMD targets as text ([`wavelift_codegen::machine::text`]; docs/design/machine-text.md), and compiling on from text.
//!
//! An instruction of the table is what its assembler prints, with registers of the allocator in between: the assembler's printer and parser
//! are the only ones. Results stand in front of `=`, as far as they come first in assembler text and are registers.
//!
//! - `inst`: instructions; `facts`: what passes behind selection need; `resume`: from text to code.

mod facts;
mod inst;
mod resume;

pub use facts::{AreaText, UnitFacts, number};
pub use resume::resume;

use crate::isa::instruction::Instruction;
use crate::isa::text::Problem;
use crate::isa::value::WaveSize;

/// What text needs of an instruction set: its assembler.
pub trait AsmText: Instruction {
    /// The instruction as its assembler writes it; virtual registers as `%7`.
    fn asm(&self) -> String;

    /// The inverse: an instruction that need not have an encoding, as long as registers are not known.
    ///
    /// # Errors
    /// Columns, and what is wrong.
    fn from_asm(text: &str, wave: WaveSize) -> Result<Self, Problem>;

    /// Whether a word is an operation, with or without the suffix of an encoding.
    fn is_mnemonic(word: &str) -> bool;

    /// All operations, without suffixes.
    fn mnemonics() -> Vec<&'static str>;
}
