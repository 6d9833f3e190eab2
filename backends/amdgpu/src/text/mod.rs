//! Machine functions of AMD targets as text ([`wavelift_codegen::machine::text`]; docs/design/machine-text.md).
//!
//! An instruction of the table is what its assembler prints, with registers of the allocator in between: the assembler's printer and parser
//! are the only ones. Results stand in front of `=`, as far as they come first in assembler text and are registers.
//!
//! - `inst`: instructions; `facts`: what passes after selection need.

mod facts;
mod inst;

pub use facts::Plan;
