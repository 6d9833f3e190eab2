//! What the instruction sets of AMD machines share: bit fields, constants, text, listings.
//!
//! - [`bits`]: fields of encodings of up to 96 bits.
//! - [`value`]: registers and inline constants.
//! - [`text`]: lines of assembly, programs with labels; [`swizzle`]: lane patterns.
//! - [`listing`]: whole code as `llvm-objdump -d` prints it.

pub mod bits;
pub mod listing;
pub mod swizzle;
pub mod text;
pub mod value;
