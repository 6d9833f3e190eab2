//! The RDNA4 backend: gfx1200 and gfx1201, waves of 32 and 64 lanes.
//!
//! - [`isa`]: the instruction set: instructions in memory, their bytes, their text.

pub mod isa;
