//! Which values the scalar unit computes.
//!
//! A uniform value lives in an SGPR if a rule makes it there ([`Forms`]) and all its operands are scalars, too. Some scalar
//! units compute with floats of 32 bits (RDNA4 ISA 6.9). Other uniform floating point, comparisons of 64 bits other than equality, and
//! what follows from them stay on the vector unit.
//! Loads are scalar from kernarg, readonly and constant memory only, which the mid-end finds more of
//! (`wavelift_codegen::opt::unwritten`): the scalar cache is not coherent with stores.

use crate::lower::forms::Forms;
use crate::subtarget::Subtarget;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::Function;
use wavelift_codegen::select::files;

/// The file of every value of a function.
pub fn assign(func: &Function, info: &UniformityInfo, subtarget: &'static Subtarget) -> ValueFiles {
    files::assign(func, info, &|func, inst| {
        (subtarget.rules.scalar_form)(&mut Forms { func, subtarget }, inst)
    })
}
