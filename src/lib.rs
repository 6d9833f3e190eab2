//! Wavelift: a retargetable compiler framework for GPUs.
//!
//! This crate is the facade over the workspace: what the command line offers, as a library.
//!
//! - [`case`]: case files, kernel launches with their data and expected results, and the driver that carries them
//!   out on anything that runs kernels.
//! - [`exec`]: what runs kernels.
//! - [`args`]: kernel arguments as the command line writes them.
//! - [`filetest`]: test files, what `wavelift test` runs.

pub mod args;
pub mod case;
pub mod exec;
pub mod filetest;
