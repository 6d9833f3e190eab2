//! The gfx900 simulator: what gfx900 has of its own beside the simulator of all AMD machines ([`wavelift_amdgpu_sim`]).
//!
//! The step functions are generated from the semantics column of the instruction table. Vector memory counts down in order, LDS in
//! order, scalar memory and flat accesses in any order (the worst one is assumed). Instruction pairs that need wait states in between
//! are errors (`hazard`).
//!
//! - `machine`: registers, waits, how waves begin; `decode`: instructions as the shared simulator runs them.
//! - `step`: the generated step functions; `control`: what formulas call on this machine alone.
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use wavelift_gcn_sim::{Device, DispatchOptions};
//! let mut device = Device::new();
//! let module = device.load(&std::fs::read("kernels.co")?)?;
//! let out = device.allocate("out", 256)?;
//! let kernarg = device.address(out).to_le_bytes();
//! device.dispatch(module, "fill", [64, 1, 1], [64, 1, 1], 0, &kernarg, &DispatchOptions::default())?;
//! println!("{:?}", device.bytes(out));
//! # Ok(())
//! # }
//! ```

mod control;
mod decode;
mod hazard;
mod machine;
mod step;

pub use machine::Gfx900;
pub use wavelift_amdgpu_sim::{
    Decision, DispatchOptions, DispatchStats, LoadError, MAX_GROUP_BYTES, MAX_KERNARG_BYTES,
    MAX_PRIVATE_BYTES, ModuleId, Seen, UndefinedPolicy, WatchedCode, WavePaths,
};

/// A simulated gfx900.
pub type Device = wavelift_amdgpu_sim::Device<Gfx900>;

/// A simulated device as a machine that launches go to.
pub type Machine = wavelift_amdgpu_sim::AmdMachine<Gfx900>;

/// An empty device, for a registry. The simulator is compiled here and nowhere else, as long as the crates above see it as a machine only.
pub fn new_machine(options: &wavelift_simulator::MachineOptions) -> Box<dyn wavelift_simulator::Machine> {
    wavelift_amdgpu_sim::new_machine::<Gfx900>(options)
}
