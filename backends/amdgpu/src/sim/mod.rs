//! What the simulators of AMD machines share.
//!
//! - [`access`]: memory as formulas see it; [`fault`]: what goes wrong in a step.

pub mod access;
pub mod fault;
