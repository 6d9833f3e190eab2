//! Arithmetic that the formulas of the instruction tables call.
//!
//! - [`Fp`]: the floating-point environment of a wave and its operations.
//! - `small`: 8-bit floats, bfloat16, dot products.
//! - everything else: integer operations, and the macro [`clamped`](crate::clamped).

mod fp;
mod helpers;
mod small;

pub use fp::Fp;
pub use helpers::*;
pub use small::*;
