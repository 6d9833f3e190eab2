//! What runs kernels for the case driver and the command line.
//!
//! - [`TargetExecutor`]: any target, with the machine that executes its programs.
//! - [`program_to_ir`]: from the bytes of a program's modules to the IR, which every executor begins with;
//!   [`source_to_ir`] for one module.

mod executor;
mod loaded;
mod program;
mod refused;

pub use executor::Sources;
pub use executor::{Change, TargetExecutor};
pub use program::{LoadedModule, LoadedProgram, program_to_ir, source_to_ir};
