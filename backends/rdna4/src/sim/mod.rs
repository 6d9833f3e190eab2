//! The gfx12 simulator: runs code objects from their bytes.
//!
//! The bytes are decoded once per code object, each instruction into an `op::Op` that points to its step function; the step functions
//! are generated from the semantics column of the instruction table. A [`Device`] holds memory and code; a dispatch runs
//! waves of 32 or 64 lanes, as the kernel's descriptor says, on the scheduler of `wavelift_simulator`.
//!
//! What hardware leaves undefined is an error here, named with instruction, lane and cause:
//! - registers and group memory that were never written, per lane, register and byte. Undefined values may be moved (`v_mov`,
//!   `v_cndmask` of the other side, stores to scratch and group memory), not used;
//! - results of memory instructions, read or overwritten before the wait for their counter guarantees them: LOADcnt, STOREcnt and
//!   DScnt count down in order, KMcnt in any order (the worst one is assumed);
//! - the rules of `rules`: scalar registers read by vector instructions, clauses, delays, split barriers;
//! - if [`Limits::stale_vector_cache`](wavelift_simulator::Limits) says so, other work-groups see a store only once its wave has waited
//!   for it and they have invalidated their vector cache: a release or acquire without its wait gives old data;
//! - scalar loads of memory that was written in the same dispatch return the old bytes until `s_dcache_inv`: the scalar cache is kept
//!   as stale as it may be.
//!
//! A wave begins with its work-group ids in ttmp7 and ttmp9, packed work-item ids in v0, and scratch memory that hardware has set up.
//!
//! - `device`: buffers, code objects, dispatches.
//! - `op`: decoded code.
//! - `state`: registers of a wave and what is known about them; `counters`: outstanding memory instructions; `rules`: what else the
//!   program must keep.
//! - `step`: reading and writing operands; `lanes`: modifiers and lane movement; `addresses`: memory; `control`: everything else.

mod addresses;
mod control;
mod counters;
mod device;
mod lanes;
mod op;
mod rules;
mod state;
mod step;
mod wave;

pub use device::{
    Device, DispatchOptions, DispatchStats, LoadError, MAX_GROUP_BYTES, MAX_KERNARG_BYTES, MAX_PRIVATE_BYTES,
    ModuleId,
};
pub(crate) use op::Logic;
pub use state::UndefinedPolicy;
