//! The generated step functions.

use super::machine::Gfx12;
use wavelift_amdgpu_sim::fault::{Fault, unsupported as not_supported};
use wavelift_rdna4::isa::Op as Opcode;

/// An instruction being executed.
pub(crate) type Step<'a> = wavelift_amdgpu_sim::step::Step<'a, Gfx12>;
/// A decoded instruction.
pub(crate) type Op = wavelift_amdgpu_sim::op::Op<Gfx12>;
/// A step function.
pub(crate) type Run = wavelift_amdgpu_sim::step::Run<Gfx12>;

/// The step of rows without semantics.
fn unsupported(_: &mut Step<'_>, op: &Op) -> Result<(), Fault> {
    let mnemonic = op.inst.info().mnemonic;
    let why = match op.inst.op {
        Opcode::SRfeB64
        | Opcode::SEndpgmSaved
        | Opcode::SSetkill
        | Opcode::SSethalt
        | Opcode::SSendmsghalt => "it is for trap handlers and debuggers",
        Opcode::SCodeEnd => "it stands after the end of code",
        Opcode::SGetBarrierState => "there are no named barriers",
        Opcode::SAllocVgpr => "waves do not change their number of VGPRs",
        Opcode::VTrigPreopF64 => "it needs the digits of 2/pi",
        Opcode::VCvtSrFp8F32 | Opcode::VCvtSrBf8F32 => {
            "the guide contradicts itself on its rounding (7.6.2 truncates, 16.12 rounds to the nearest)"
        }
        Opcode::GlobalAtomicOrderedAddB64 => "it orders waves by their export",
        Opcode::GlobalLoadBlock
        | Opcode::GlobalStoreBlock
        | Opcode::ScratchLoadBlock
        | Opcode::ScratchStoreBlock => "blocks of registers are chosen by M0 while it runs",
        _ if mnemonic.contains("_format_") => "typed buffers convert the formats of textures",
        _ if mnemonic.contains("wmma") || mnemonic.contains("swmmac") || mnemonic.contains("load_tr_") => {
            "there are no matrices"
        }
        _ => "it has no semantics",
    };
    Err(not_supported(format!("{mnemonic}: {why}")))
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
    use wavelift_amdgpu_sim::op::{Kind, Purpose, Unit};
    use wavelift_rdna4::isa::WaitCounter;
    use wavelift_rdna4::isa::{Latency, OperandName, Type};
    include!(concat!(env!("OUT_DIR"), "/step.rs"));
}

pub(crate) use generated::{STEPS, kind, purpose, unit};
