//! What the simulators of AMD machines share.
//!
//! - [`launch`]: what a dispatch needs before its first wave.
//! - [`access`]: memory as formulas see it; [`fault`]: what goes wrong in a step.

pub mod access;
pub mod fault;
pub mod launch;
