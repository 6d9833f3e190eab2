//! The Intel Gen7 backend (Ivy Bridge GT2, target `ivb`).
//!
//! | room | what is in it |
//! |---|---|
//! | [`isa`] | the instruction set, from one table: encoder, decoder, compaction, text |

pub mod isa;
