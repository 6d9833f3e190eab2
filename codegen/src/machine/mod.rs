//! Machine functions: instructions of a target over virtual or physical registers.
//!
//! A [`MachFunc`] has two views of one body of code (docs/design/divergence.md, "Two liveness views"):
//!
//! - the **wave view**: every block, in layout order, with the edges that the wave takes. Scalar registers and lane
//!   masks live here.
//! - the **thread view**: the blocks that stand for thread-level blocks (and the blocks that split their critical
//!   edges), with the edges that a lane takes. Per-lane registers live here, because writes to them only touch the
//!   running lanes.
//!
//! [`RegFileInfo::view`] says which view a register file belongs to. Block parameters and arguments exist once per view.
//!
//! # The frame of a thread block
//! ```text
//! insts[0 .. body.start]         lanes are set up
//! insts[body.start .. body.end]  the lane program; vector edits go to its two ends
//! insts[body.end ..]             lanes are narrowed; the last instruction is the wave-level terminator
//! ```
//! Scalar edits go before `insts[0]` and before the terminator. In the thread view an implicit branch to
//! the thread successors, without operands of its own, stands at `body.end`.

mod apart;
mod buffer;
mod func;
mod inst;
mod jumps;
mod pseudo;
mod reg;
mod relax;
mod rotate;
pub mod text;
#[cfg(test)]
mod toy;

pub use apart::lay_apart;
pub use buffer::{CodeBuffer, CodeUnit, Packing, Reference, Referent};
pub use func::{Body, MBlock, MBlockData, MEdge, MachFunc, VRegData};
pub use inst::{MachInst, Operand, OperandKind, Terminator};
pub use jumps::{blocks_with_code, destination};
pub use pseudo::{CallInst, LaneStep, Pseudo};
pub use reg::{PReg, Reg, RegFile, RegFileInfo, SubReg, VReg, View};
pub use relax::{Branch, Branches, Label, relax};
pub use rotate::rotate_loops;
