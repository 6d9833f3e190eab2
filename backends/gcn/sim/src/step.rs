//! The generated step functions.

use super::machine::Gfx900;
use wavelift_amdgpu_sim::fault::{Fault, refusal};

/// An instruction being executed.
pub(crate) type Step<'a> = wavelift_amdgpu_sim::step::Step<'a, Gfx900>;
/// A decoded instruction.
pub(crate) type Op = wavelift_amdgpu_sim::op::Op<Gfx900>;
/// A step function.
pub(crate) type Run = wavelift_amdgpu_sim::step::Run<Gfx900>;

/// The step of rows without semantics.
fn unsupported(_: &mut Step<'_>, op: &Op) -> Result<(), Fault> {
    Err(refusal(op.inst.info().mnemonic, REFUSED[op.inst.op as usize]))
}

mod generated {
    #![allow(
        non_snake_case,
        unused_mut,
        unused_variables,
        unused_assignments,
        unused_parens,
        unused_imports,
        clippy::all
    )]
    use super::{Fault, Op, Run, Step, unsupported};
    use crate::control::Formulas;
    use wavelift_amdgpu_sim::arith::*;
    use wavelift_amdgpu_sim::clamped;
    use wavelift_amdgpu_sim::images::Gather;
    use wavelift_amdgpu_sim::op::{Kind, Purpose, Unit};
    use wavelift_gcn::isa::{Latency, OperandName, Type};
    include!(concat!(env!("OUT_DIR"), "/step.rs"));
}

pub(crate) use generated::{REFUSED, STEPS, kind, purpose, unit};
