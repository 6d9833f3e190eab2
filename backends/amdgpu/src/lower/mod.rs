//! Instruction selection.
//!
//! - [`Lower`] is the state of selection for a function; `context`: what needs nothing but the state; `values`: values as operands,
//!   calls, cross-lane operations; `legal`: which vector operations are legal.
//! - [`isle`]: the terms of the rules, which backends bring ([`isle::Rules`]).
//! - `float`, [`division`], `flat`, `call`, `memory`: what takes several instructions.
//! - `select`: what the driver of selection asks for; [`select()`] is the way in.

mod call;
pub mod context;
pub mod division;
mod flat;
mod float;
pub mod isle;
mod legal;
mod memory;
pub mod operands;
mod select;
mod values;

pub use context::State;
pub use select::select;
pub use values::InstOutput;

use crate::calls::Convention;
use crate::inputs::Input;
use crate::isa::WaveSize;
use crate::machine::MInst;
use crate::modes::Mode;
use crate::subtarget::Subtarget;
use std::ops::{Deref, DerefMut};
use wavelift_codegen::divergence::watch::FlowTable;
use wavelift_codegen::ir::{Module, SegmentLayout};
use wavelift_codegen::machine::{MachFunc, VReg};

/// The state of selection, with what rules and the driver ask for.
pub struct Lower<'a>(State<'a>);

impl<'a> Deref for Lower<'a> {
    type Target = State<'a>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Lower<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Why a function cannot be selected.
pub type LowerError = wavelift_codegen::select::SelectError;

/// A selected kernel or function.
#[derive(Debug)]
pub struct Selected {
    /// The machine function.
    pub func: MachFunc<MInst>,
    /// The kernel inputs that it reads, with their registers.
    pub inputs: Vec<(Input, VReg)>,
    /// The float mode that the kernel starts in.
    pub mode: Mode,
    /// Whether flat addresses of private memory are made.
    pub flat_private: bool,
    /// Indices of the work-group that are read where no input says so.
    pub workgroup_ids: u8,
    /// Indices of the work-item that are read where no input says so, by callees too.
    pub workitem_ids: u8,
}

/// What a function is part of.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings<'a> {
    /// What is compiled for.
    pub subtarget: &'static Subtarget,
    /// Lanes of a wave.
    pub wave: WaveSize,
    /// The module.
    pub module: &'a Module,
    /// The variables of the kernel and of all it calls.
    pub layout: &'a SegmentLayout,
    /// What may be assumed of registers.
    pub convention: Convention,
    /// The float mode of the kernel; without one, what most of the function wants.
    pub mode: Option<Mode>,
    /// Of a function: bytes of the interface area at the start of its frame.
    pub frame_start: u32,
    /// Of a kernel: how many indices of the work-item the functions read that it calls.
    pub callee_ids: u8,
    /// Marks what is to be watched in these blocks.
    pub marks: Option<&'a FlowTable>,
}
