//! Reference semantics of the IR: waves of 8 to 64 lanes with an immediate-post-dominator stack, and HSAIL dispatch.
//!
//! A wave runs one instruction at a time over its active lanes. Where a branch or switch splits the lanes, the
//! groups run one after another and meet again at the immediate post-dominator of the branch (HSA PRM 2.12, 2.12.3);
//! `return` in divergent code waits at the end of the function. What an instruction computes comes from the
//! instruction table (`eval_lane`); memory, atomics, barriers, ids and lane operations are this crate's.
//!
//! The same machine runs two other schedules, so that passes can be compared with the reference: lowest pending
//! block first over a given block order ([`Schedule::LowestPending`]), and the wave level that the divergence pass
//! makes ([`Level::Wave`]).
//!
//! Global memory and the scheduling of work-groups, waves and barriers are those of `wavelift-simulator`.
//!
//! - `decode`: a function in a compact form for one wave size.
//! - `eval`: instructions that are functions of their operands, over the lanes.
//! - `access`: address resolution, loads, stores, atomics. `undefined`: which bits of values are undefined, and where that is an error.
//! - `image`: images, by the formulas of `wavelift-images`.
//! - [`sequence`]: which block runs next, with which lanes.
//! - `wave`: one wave: activations, blocks, calls. `step`: one instruction. `wave_level`: one of the wave level.
//! - [`dispatch`]: launches, checks, [`Interpreter`].
//! - [`machine`]: the interpreter as a machine that launches go to; [`target`]: in a list of targets.
//! - [`observe`]: watchers: traces, block profiles, the uniformity oracle, reconvergence checks. `flow`: the invariants of the divergence
//!   pass at the wave level. `replay`: each lane alone beside it.

mod access;
mod code;
mod decode;
pub mod dispatch;
mod eval;
mod flow;
mod image;
mod lanes;
pub mod machine;
mod matrix;
pub mod observe;
mod replay;
pub mod sequence;
mod step;
pub mod target;
mod undefined;
mod wave;
mod wave_level;

pub use access::{GROUP_APERTURE, NULL_SEGMENT_ADDRESS, PRIVATE_APERTURE};
pub use dispatch::{Interpreter, Launch, Level, Options, Stats};
pub use eval::UNDEF_PATTERN;
pub use flow::{FlowCheck, PathRecorder};
pub use lanes::LaneMask;
pub use observe::{
    BlockProfile, Check, Interest, LaneValues, Observer, Place, ReconvergenceCheck, Trace, TraceEvent,
    TraceRecorder, UniformityOracle, Watchers, WaveId,
};
pub use replay::Replay;
pub use sequence::Schedule;
pub use wavelift_simulator::UndefinedPolicy;
