//! What the instruction sets of AMD machines share: bit fields, constants, text, listings.
//!
//! - [`bits`]: fields of encodings of up to 96 bits.
//! - [`common`]: operations with one name; [`instruction`]: what an instruction is to code that all machines share.
//! - [`value`]: registers and inline constants; [`operand`]: operands.
//! - [`text`]: lines of assembly, programs with labels; [`swizzle`]: lane patterns.
//! - [`listing`]: whole code as `llvm-objdump -d` prints it.

pub mod bits;
pub mod common;
pub mod instruction;
pub mod listing;
pub mod operand;
pub mod swizzle;
pub mod text;
pub mod value;
