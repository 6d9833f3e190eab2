//! The simulator of Ivy Bridge and Haswell: runs code objects from their bytes.
//!
//! The bytes are decoded once per code object, each instruction into an `op::Op` with the places of its operands worked out; what a
//! channel computes comes from the semantics column of the instruction table. A [`Device`] holds memory and code; a dispatch runs
//! threads of 8 or 16 channels on the scheduler of `wavelift_simulator`.
//!
//! Channels have their own instruction pointers, as in the manual: a channel runs if its pointer is that of the thread. Branches move
//! channels to other addresses, where they wait until the thread arrives.
//!
//! What hardware leaves undefined is an error here, named with instruction, channel and cause:
//! - an undefined value that decides something: registers, accumulators, flags and memory that were never written, and what is computed
//!   from them (`shadow`, `docs/design/undefined-values.md`);
//! - a thread that ends while channels still wait somewhere, and code that runs off its end;
//! - accesses outside buffers, work-group memory and scratch, or not aligned to their elements.
//!
//! - `device`: buffers, code objects, dispatches, what a thread starts with.
//! - `op`: decoded code. `state`: registers of a thread and what is known about them. `lanes`: reading and writing operands.
//! - `step`: one instruction: who runs, arithmetic, conditions; `special`: operations with a routine of their own; `across`: those that look at
//!   other channels or at registers beside their operands; `math`: the math
//!   box; `control`: branches; `access`: messages.
//! - `shadow`: what instructions make of undefined bits.
//! - `watch`: the invariants of the divergence pass.
//! - `fp`, `helpers`: arithmetic of the formulas.

mod access;
mod across;
mod control;
mod device;
mod executor;
mod fp;
mod helpers;
mod hints;
mod lanes;
mod math;
mod op;
mod shadow;
mod special;
mod state;
mod step;
mod watch;
mod wave;

pub use device::{BASE_ADDRESS, Device, DispatchOptions, DispatchStats, LoadError, ModuleId};
pub use executor::{Gen7Machine, new_haswell, new_machine};
pub use wavelift_codegen::divergence::watch::{Decision, Seen, WatchedCode, WavePaths};
pub use wavelift_gen7::abi::{MAX_GROUP_BYTES, MAX_PRIVATE_BYTES};
pub use wavelift_simulator::UndefinedPolicy;
