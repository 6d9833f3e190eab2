//! The interpreter on both levels of the IR, beside what the mid-end and the divergence pass make.

mod calls;
#[path = "../common/mod.rs"]
mod common;
mod control_flow;
mod memory;
mod midend;
mod replay;
mod schedules;
mod undefined;
