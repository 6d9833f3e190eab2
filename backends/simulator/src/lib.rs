//! The device model that all simulators share, and the IR interpreter with them.
//!
//! A simulated device is a 64-bit address space of named buffers ([`memory::DeviceMemory`]), a group memory per resident work-group
//! ([`memory::GroupMemory`]), and a scheduler that starts work-groups, runs their waves in turns and keeps their barriers
//! ([`dispatch::run_grid`]). What an instruction does is the business of whoever implements [`dispatch::Wave`]: a machine-code
//! simulator or the IR interpreter. Everything here is deterministic: the same inputs and options give the same run.
//!
//! - [`memory`]: addresses, bounds checks, undefined bytes.
//! - [`undefined`]: what undefined values are, and where a run stops on them.
//! - [`dispatch`]: grid geometry with partial work-groups, the AQL packet, scheduling, hang detection.
//! - [`float`]: IEEE arithmetic with a rounding mode and denormal flushing, exact to the bit.
//! - [`binding`]: names that objects define for one another; [`loading`]: how they get into memory.
//! - [`machine`]: what executes programs, as whoever launches kernels sees it; [`registry`]: targets and their machines by name.
//! - [`host`]: buffers and symbols, as a host sees any device.
//! - [`images`]: images and samplers in a machine's memory.
//! - [`error`]: what can go wrong in a run, always with the place and the cause.

pub mod binding;
pub mod dispatch;
pub mod error;
pub mod float;
pub mod host;
pub mod images;
pub mod loading;
pub mod machine;
pub mod memory;
pub mod registry;
pub mod undefined;

pub use dispatch::{Caches, Geometry, Limits, Wave, WaveEvent, WaveOrder};
pub use error::{CallLimit, HangCause, PendingWave, SimError, Site, WaveState};
pub use host::{Host, ModuleId};
pub use machine::{Machine, MachineOptions};
pub use memory::{BufferId, DeviceMemory, GroupMemory, MemoryFault};
pub use registry::{Registry, UnknownTarget};
pub use undefined::UndefinedPolicy;
