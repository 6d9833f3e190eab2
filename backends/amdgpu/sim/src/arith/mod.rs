//! Arithmetic that the formulas of the instruction tables call.
//!
//! - [`Fp`]: the floating-point environment of a wave and its operations.
//! - `small`: 8-bit floats, bfloat16, dot products.
//! - `reduction`: pieces of 2/pi.
//! - `matrix`: elements of matrices and sums of their products.
//! - everything else: integer operations, and the macro [`clamped`](crate::clamped).

mod fp;
mod helpers;
mod matrix;
mod reduction;
mod small;

pub use fp::Fp;
pub use helpers::*;
pub use matrix::{Element, Product, Total, expand};
pub use reduction::two_over_pi;
pub use small::*;
