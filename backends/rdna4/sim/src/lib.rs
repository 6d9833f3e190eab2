//! The gfx12 simulator: what gfx1200 and gfx1201 have of their own beside the simulator of all AMD machines
//! ([`wavelift_amdgpu_sim`]).
//!
//! The step functions are generated from the semantics column of the instruction table. LOADcnt, STOREcnt and DScnt count down in order,
//! and flat instructions, which are in two of them, in order within each; scalar memory and messages (KMcnt) complete in any order
//! (RDNA4 ISA 5.7.1; the worst one is assumed). A wave begins with its work-group ids in ttmp7 and ttmp9, packed work-item ids in v0, and
//! scratch memory that hardware has set up.
//!
//! - `machine`: registers, waits, how waves begin; `decode`: instructions as the shared simulator runs them.
//! - `rules`: scalar registers read by vector instructions, clauses, delays, split barriers; `transcendental`: results that are late on gfx11.
//! - `matrix`: products of matrices, loads that transpose; `vectors`: blocks of registers, waves that change how many they have.
//! - `step`: the generated step functions; `control`: what formulas call on this machine alone.
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use wavelift_rdna4_sim::{Device, DispatchOptions};
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
mod machine;
mod matrix;
mod rules;
mod step;
mod transcendental;
mod vectors;

pub use machine::Gfx12;
pub use wavelift_amdgpu_sim::{
    Decision, DispatchOptions, DispatchStats, LoadError, MAX_GROUP_BYTES, MAX_KERNARG_BYTES,
    MAX_PRIVATE_BYTES, ModuleId, Seen, UndefinedPolicy, WatchedCode, WavePaths,
};

/// A simulated gfx1201.
pub type Device = wavelift_amdgpu_sim::Device<Gfx12>;

/// A simulated device as a machine that launches go to.
pub type Machine = wavelift_amdgpu_sim::AmdMachine<Gfx12>;

/// An empty device, for a registry. The simulator is compiled here and nowhere else, as long as the crates above see it as a machine only.
pub fn new_machine(options: &wavelift_simulator::MachineOptions) -> Box<dyn wavelift_simulator::Machine> {
    wavelift_amdgpu_sim::new_machine::<Gfx12>(options)
}
