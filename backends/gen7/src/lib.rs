//! The Intel Gen7 backend (Ivy Bridge GT2, target `ivb`).
//!
//! | room | what is in it |
//! |---|---|
//! | [`isa`] | the instruction set, from one table: encoder, decoder, compaction, text |
//! | [`elf`] | code objects |
//! | [`sim`] | a functional simulator of code objects |
//! | [`validate`] | what the hardware forbids, checked on emitted bytes |

pub mod elf;
pub mod isa;
pub mod sim;
pub mod validate;
