//! Wavelift: a retargetable compiler framework for GPUs.
//!
//! This crate is the facade over the workspace: what the command line offers, as a library.
//!
//! - [`case`]: case files, kernel launches with their data and expected results, and the driver that carries them
//!   out on anything that runs kernels.
//! - [`exec`]: what runs kernels.
//! - [`args`]: kernel arguments as the command line writes them.
//! - [`files`]: files of the user, read within a limit.
//! - [`filetest`]: test files, what `wavelift test` runs.
//! - [`targets()`]: what there is to compile for and run on; [`target`]: what everybody sees of a target.
//! - [`memory`]: how the process gets its memory.
//! - [`cli`]: the command line, one module per command.

pub mod args;
pub mod case;
pub mod cli;
pub mod exec;
pub mod files;
pub mod filetest;
pub mod memory;
mod targets;

pub use targets::{REFERENCE, targets};
pub use wavelift_codegen::target;
pub use wavelift_simulator::{Limits, Registry};
