//! Dispatches: the shape of the grid, the packet in memory, and the scheduler that runs waves.
//!
//! - [`geometry`]: grid, work-groups (partial ones at the edges), which work-items a wave holds.
//! - [`packet`]: the 64-byte AQL kernel dispatch packet.
//! - [`signal`]: signals in memory.
//! - [`explore`]: all orders of steps in which waves touch some memory, one a dispatch.
//! - [`schedule`]: residency of work-groups, turns of waves, barriers, step limits and hang reports.

pub mod explore;
pub mod geometry;
pub mod packet;
pub mod schedule;
pub mod signal;

pub use explore::Script;
pub use geometry::{Geometry, GroupInfo, MAX_GROUP_ITEMS, WaveInfo};
pub use packet::DispatchPacket;
pub use schedule::{
    Caches, GroupContext, Limits, Program, ScheduleStats, Wave, WaveEvent, WaveOrder, run_grid,
};
