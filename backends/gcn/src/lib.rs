//! The AMD GCN backend (gfx900).
//!
//! | room | what is in it |
//! |---|---|
//! | [`isa`] | the instruction set, from one table: encoder, decoder, text |
//! | [`machine`] | machine instructions and register files |
//! | [`legalize`] | operations that the machine lacks |
//! | [`files`] | what the scalar unit computes |
//! | [`lower`] | instruction selection by the rules of `lower.isle` |
//! | [`abi`] | kernel inputs |
//! | [`modes`] | rounding and subnormals |
//! | [`exec`], [`shrink`], [`waits`], [`hazards`], [`emit`] | from allocation to bytes |
//! | [`compile`] | the pipeline, kernel descriptors, code objects |
//! | [`sim`] | a functional simulator of code objects |

pub mod abi;
pub mod compile;
pub mod emit;
pub mod exec;
pub mod files;
pub mod hazards;
pub mod isa;
pub mod legalize;
pub mod lower;
pub mod machine;
pub mod modes;
pub mod shrink;
pub mod sim;
pub mod waits;
