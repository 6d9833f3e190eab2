//! The Intel Gen7 backend (Ivy Bridge, target `ivb`, and Haswell, target `hsw`).
//!
//! | room | what is in it |
//! |---|---|
//! | [`images`] | states of surfaces and samplers |
//! | [`isa`] | the instruction set, from one table: encoder, decoder, text |
//! | [`machine`] | machine instructions and register files |
//! | [`legalize`] | operations that the machine lacks |
//! | [`files`] | what is computed once for the whole thread |
//! | [`lower`] | instruction selection by the rules of `lower/*.isle` |
//! | [`calls`] | the calling convention of functions |
//! | [`abi`] | what a kernel finds in its registers |
//! | [`exec`] | changes of the running lanes in few instructions |
//! | [`structure`] | conditionals and loops of the machine in place of lane masks |
//! | [`emit`] | from allocation to bytes |
//! | [`subtarget`], [`order`] | the machines, and what orders of memory take |
//! | [`backend`] | what the machine says to the pipeline, and so the target |
//! | [`plan`] | frames, and what passes after selection know beside the function |
//! | [`text`] | machine functions as text |
//! | [`elf`] | code objects |
//! | [`masks`] | what code does to lane masks, decoded from the bytes, for their proof |
//! | [`validate`] | what the hardware forbids, checked on emitted bytes |

pub mod abi;
pub mod backend;
pub mod calls;
mod channels;
pub mod elf;
pub mod emit;
pub mod exec;
pub mod files;
mod flags;
pub mod images;
pub mod isa;
pub mod legalize;
mod listing;
pub mod lower;
pub mod machine;
pub mod masks;
mod object;
pub mod order;
pub mod plan;
pub mod structure;
pub mod subtarget;
pub mod text;
pub mod validate;
