//! Arithmetic that the formulas of the instruction tables call.
//!
//! - [`Fp`]: the floating-point environment of a wave and its operations.
//! - everything else: integer operations, and the macro [`clamped`](crate::clamped).

mod fp;
mod helpers;

pub use fp::Fp;
pub use helpers::*;
