//! The AMD RDNA4 backend: gfx1200 and gfx1201, waves of 32 and 64 lanes.
//!
//! | room | what is in it |
//! |---|---|
//! | [`isa`] | the instruction set, from one table: encoder, decoder, text |
//! | [`machine`] | machine instructions and register files |
//! | [`legalize`] | operations that the machine lacks |
//! | [`files`] | what the scalar unit computes |
//! | [`lower`] | instruction selection by the rules of `lower/*.isle` |
//! | [`abi`], [`calls`] | kernel inputs, the calling convention of functions |
//! | [`modes`] | rounding and subnormals |
//! | `shrink`, [`dual`], [`waits`], [`hazards`], [`clauses`], [`delays`], [`emit`] | from allocation to bytes |
//! | `text` | its part of the text form of machine functions |
//! | [`masks`] | what code does to lane masks, for their proof |
//! | [`compile`] | the pipeline, kernel descriptors, code objects |

pub mod abi;
pub mod calls;
pub mod clauses;
pub mod compile;
pub mod delays;
pub mod dual;
pub mod emit;
pub mod files;
mod frame;
pub mod hazards;
pub mod isa;
pub mod legalize;
pub mod lower;
pub mod machine;
pub mod masks;
pub mod modes;
mod shrink;
mod text;
pub mod waits;
