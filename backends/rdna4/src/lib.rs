//! The RDNA4 backend: gfx1200 and gfx1201, waves of 32 and 64 lanes.
//!
//! - [`isa`]: the instruction set: instructions in memory, their bytes, their text.
//! - [`sim`]: the functional simulator.

pub mod isa;
pub mod sim;
