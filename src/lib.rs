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
//! Compile a module for a target, look at what came out, and run it on the target's simulator:
//! ```
//! use wavelift::args::{ArgResult, KernelArg, place};
//! use wavelift::case::{Executor, KernelRef, Launch, ModuleForm, ModuleSource};
//! use wavelift::exec::{TargetExecutor, source_to_ir};
//! use wavelift::{Limits, target::Options, targets};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let (path, bytes) = ("vector_add.hsail".into(), include_bytes!("../examples/vector_add.hsail").to_vec());
//! let text = ModuleSource { path, bytes, form: ModuleForm::Text, levels: Default::default() };
//!
//! let (registry, options) = (targets(), Options::default());
//! let target = registry.find("gfx900")?;
//! let program = source_to_ir(&text, target.first_wave(&options))?;
//! let compiled = target.compile(&program.ir, &options)?;
//! for kernel in compiled.kernels() {
//!     // Registers and sizes, a line each, and the bytes of the code.
//!     println!("{}\n{}{:02x?}", kernel.symbol, kernel.facts, kernel.code);
//!     assert!(kernel.facts.field("vgprs") < Some(8));
//! }
//!
//! let mut device = TargetExecutor::new(&registry, "gfx900", options, Limits::default())?;
//! let object = ModuleSource { bytes: compiled.object, form: ModuleForm::CodeObject, ..text };
//! let loaded = device.load(&[vec![object]])?;
//! let kernel = KernelRef { executable: loaded.id, kernel: None, module: None };
//! let words = ["iota:f32:8", "values:f32:8,7,6,5,4,3,2,1", "zero:32:print=f32", "u32:8"];
//! let args: Vec<KernelArg> = words.into_iter().map(KernelArg::parse).collect::<Result<_, _>>()?;
//! let placed = place(&args, &mut device, kernel, loaded.address_bytes, 0)?;
//! let packet = device.packet(0)?;
//! let (grid, work_group) = ([8, 1, 1], [8, 1, 1]);
//! let (kernarg, dynamic_group_bytes) = (&placed.kernarg, placed.dynamic_group_bytes);
//! device.process(&Launch { kernel, dimensions: 1, grid, work_group, dynamic_group_bytes, kernarg, packet, deadline: None })?;
//! assert_eq!(placed.results(&mut device)?, [ArgResult::Show("arg 2: 8 8 8 8 8 8 8 8".into())]);
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

pub use targets::{REFERENCE, SAMPLED, targets};
pub use wavelift_codegen::target;
pub use wavelift_simulator::{Limits, Registry};
