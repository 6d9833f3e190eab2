//! Wavelift: a retargetable compiler framework for GPUs.
//!
//! This crate is the facade over the workspace: what the command line (`wavelift-cli`) offers, as a library.
//!
//! - [`case`]: case files, kernel launches with their data and expected results, and the driver that carries them
//!   out on anything that runs kernels.
//! - [`changes`]: measurements before and after, compared.
//! - [`exec`]: what runs kernels.
//! - [`args`]: kernel arguments as the command line writes them.
//! - [`files`]: files of the user, read within a limit.
//! - [`filetest`]: test files, what `wavelift test` runs.
//! - [`targets()`]: what there is to compile for and run on; [`target`]: what everybody sees of a target.
//! - [`memory`]: how the process gets its memory.
//!
//! Compile a module for a target and look at what it needs:
//! ```
//! use wavelift::case::{ModuleForm, ModuleSource};
//! use wavelift::{exec::source_to_ir, target::Options, targets};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let source = ModuleSource {
//!     path: "vector_add.hsail".into(),
//!     bytes: include_bytes!("../examples/vector_add.hsail").to_vec(),
//!     form: ModuleForm::Text,
//!     levels: Default::default(),
//! };
//! let (registry, options) = (targets(), Options::default());
//! let target = registry.find("gfx900")?;
//! let program = source_to_ir(&source, target.first_wave(&options))?;
//! let compiled = target.compile(&program.ir, &options)?;
//! for kernel in compiled.kernels() {
//!     println!("{}, {} bytes\n{}", kernel.symbol, kernel.code.len(), kernel.facts);
//!     assert!(kernel.facts.field("vgprs") < Some(8));
//! }
//! assert!(compiled.object.starts_with(b"\x7fELF"));
//! # Ok(())
//! # }
//! ```

pub mod args;
pub mod case;
pub mod changes;
pub mod exec;
pub mod files;
pub mod filetest;
pub mod memory;
mod targets;

pub use targets::{REFERENCE, targets};
pub use wavelift_codegen::target;
pub use wavelift_simulator::{Limits, Registry};
