//! The Intel Gen7 backend (Ivy Bridge GT2, target `ivb`).
//!
//! | room | what is in it |
//! |---|---|
//! | [`isa`] | the instruction set, from one table: encoder, decoder, text |
//! | [`machine`] | machine instructions and register files |
//! | [`legalize`] | operations that the machine lacks |
//! | [`files`] | what is computed once for the whole thread |
//! | [`lower`] | instruction selection by the rules of `lower.isle` |
//! | [`calls`] | the calling convention of functions |
//! | [`abi`] | what a kernel finds in its registers |
//! | [`exec`] | changes of the running lanes in few instructions |
//! | [`structure`] | conditionals and loops of the machine in place of lane masks |
//! | [`emit`] | from allocation to bytes |
//! | [`compile`] | the pipeline, code objects |
//! | [`text`] | machine functions as text, and compiling on from text |
//! | [`elf`] | code objects |
//! | [`masks`] | what code does to lane masks, decoded from the bytes, for their proof |
//! | [`validate`] | what the hardware forbids, checked on emitted bytes |

pub mod abi;
pub mod calls;
pub mod compile;
pub mod elf;
pub mod emit;
pub mod exec;
pub mod files;
pub mod isa;
pub mod legalize;
pub mod lower;
pub mod machine;
pub mod masks;
pub mod structure;
pub mod text;
pub mod validate;
