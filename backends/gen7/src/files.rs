//! Which values are computed once for the whole thread.
//!
//! A uniform value is a scalar, a doubleword of a register, if its operation has a rule for scalars and all its operands are scalars,
//! too. Uniform floating point and what follows from it stay per lane. Loads are scalar where memory does not change while the
//! kernel runs.

use crate::lower::scalar_form;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::Function;
use wavelift_codegen::select::files;

/// The file of every value of a function.
pub fn assign(func: &Function, info: &UniformityInfo) -> ValueFiles {
    files::assign(func, info, &scalar_form)
}
