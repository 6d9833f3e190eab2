//! Instruction selection: what is the same on all machines.
//!
//! A machine's `Lower` is a [`State`] for which it implements [`Lowering`], the driver's `Selector` and the terms of its rules.

pub mod context;
pub mod division;
pub mod operands;
mod values;

pub use context::State;
pub use values::{InstOutput, Lowering, copy_in, place_inputs, rename};

use crate::calls::Convention;
use crate::inputs::{InitialState, Input};
use crate::isa::common::CommonOps;
use crate::isa::instruction::Instruction;
use crate::isa::operand::Operand;
use crate::isa::value::WaveSize;
use crate::modes::Mode;
use wavelift_codegen::divergence::watch::FlowTable;
use wavelift_codegen::ir::{Module, SegmentLayout};
use wavelift_codegen::machine::{MachFunc, MachInst, VReg};

/// Why a function cannot be selected.
pub type LowerError = wavelift_codegen::select::SelectError;

/// What only one machine knows of the operations that selection makes.
pub trait Selectable: Instruction<Opcode: CommonOps> {
    /// Scalar registers that hardware sets up for functions.
    const SYSTEM_SGPRS: u8;

    /// Units that an operation writes to its destination.
    fn result_width(op: Self::Opcode, wave: WaveSize) -> u8;
    /// Whether a vector instruction that reads an operand reads a scalar value, of which it may read few.
    fn reads_scalar(operand: Operand) -> bool;
    /// What a kernel that calls functions asks for; it and they read so many indices of the work-item.
    fn initial_of_caller(workitem_ids: u8) -> InitialState;
}

/// A selected kernel or function.
#[derive(Debug)]
pub struct Selected<I: MachInst> {
    /// The machine function.
    pub func: MachFunc<I>,
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
