//! The retargetable core of Wavelift: everything between a source language and a GPU's instruction bytes.
//!
//! This crate knows no source language and no GPU. A frontend builds an [`ir::Function`]; passes improve it;
//! [`analysis`] finds out where lanes part and meet; a target selects instructions for what a wave executes.
//!
//! | room | what is in it |
//! |---|---|
//! | [`ir`] | types, instructions (generated from one table), data-flow graph, layout, SSA construction |
//! | [`ir::text`] | the `.wl` text form: printer and parser |
//! | [`analysis`] | control-flow graphs, dominators, post-dominators |
//! | [`verify`] | which functions are well formed |
//! | [`pass`] | running passes, with checks after each of them |
//! | [`opt`] | the mid-end: rewriting by rules, value numbering, dead code, control flow |
//! | [`isle_names!`], [`isle_prelude_terms!`] | what code generated from rules names |
//! | [`legalize`] | operations that a target lacks, as others |
//! | [`machine`] | machine functions with a wave view and a thread view, registers, the instruction trait |
//! | [`machine::text`] | their text form: printer and parser |
//! | [`select`] | instruction selection, as far as it is the same for all targets |
//! | [`divergence`] | the wave level: which lanes run when, lane masks, scalars over the wave-level graph |
//! | [`schedule`] | the order of instructions within blocks, before registers are allocated |
//! | [`regalloc`] | register allocation: adapter to regalloc2, packing, checker |
//! | [`object`] | object files: items, references between them, ELF for linkers and loaders |
//! | [`target`] | what everybody sees of a target: facts, options, compiled programs, errors |

pub mod analysis;
pub mod divergence;
pub mod ir;
mod isle;
pub mod legalize;
pub mod limits;
pub mod machine;
mod maps;
mod nearest;
pub mod object;
pub mod opt;
pub mod pass;
pub mod regalloc;
pub mod schedule;
pub mod select;
pub mod target;
pub mod verify;

pub use nearest::nearest_name;
