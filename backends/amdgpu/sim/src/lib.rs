//! The simulator of AMD machines: runs code objects from their bytes.
//!
//! The bytes are decoded once per code object, each instruction into an [`op::Op`] that points to its step function; a backend generates
//! the step functions from the semantics column of its instruction table. A [`Device`] holds memory and code; a dispatch runs waves of
//! 32 or 64 lanes on the scheduler of `wavelift_simulator`. What a machine has of its own (rules about waits and hazards, registers,
//! how waves begin) is its [`Machine`], by which everything here is generic, so that no call is indirect that need not be.
//!
//! What hardware leaves undefined is an error here, named with instruction, lane and cause:
//! - an undefined value that decides something, bit by bit: registers, group and scratch memory that were never written, and what is
//!   computed from them ([`shadow`], `docs/design/undefined-values.md`);
//! - results of memory instructions, read or overwritten before a wait guarantees them ([`counters`]);
//! - what the machine's own rules forbid ([`Machine::check`]);
//! - if [`Limits::caches`](wavelift_simulator::Limits) says so, waves behind other vector caches see a store only once its wave has waited
//!   for it and they have invalidated their vector cache: a release or acquire without its wait gives old data;
//! - scalar loads of memory that was written in the same dispatch return the old bytes until `s_dcache_inv`: the scalar cache is kept
//!   as stale as it may be.
//!
//! - `device`: buffers, code objects, dispatches; [`launch`]: what a dispatch needs before its first wave.
//! - [`op`]: decoded code; [`machine`]: what backends say.
//! - [`state`]: registers of a wave and what is known about them; [`shadow`]: what instructions make of undefined bits; [`counters`]: outstanding memory instructions;
//!   [`late`]: those that take effect after their issue.
//! - [`step`]: reading and writing operands; `lanes`: modifiers and lane movement; `addresses`, [`access`] and `caches`: memory; `exchange`: barriers
//!   and data that moves between lanes; [`fault`]: what goes wrong.
//! - `watch`: the invariants of the divergence pass; [`arith`]: arithmetic of the formulas.

pub mod access;
mod addresses;
pub mod arith;
mod caches;
pub mod counters;
mod device;
mod exchange;
pub mod executor;
pub mod fault;
pub mod formatted;
pub mod images;
mod lanes;
pub mod late;
pub mod launch;
pub mod machine;
pub mod op;
pub mod shadow;
pub mod state;
pub mod step;
mod watch;
mod wave;

pub use device::{Device, DispatchOptions, DispatchStats, ModuleId};
pub use executor::{AmdMachine, new_machine};
pub use launch::{LoadError, MAX_KERNARG_BYTES, MAX_PRIVATE_BYTES};
pub use machine::Machine;
pub use wavelift_amdgpu::abi::MAX_GROUP_BYTES;
pub use wavelift_codegen::divergence::watch::{Decision, Seen, WatchedCode, WavePaths};
pub use wavelift_simulator::UndefinedPolicy;
