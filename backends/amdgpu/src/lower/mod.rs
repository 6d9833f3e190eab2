//! What instruction selection is given and gives back.

pub mod operands;

use crate::calls::Convention;
use crate::inputs::Input;
use crate::isa::value::WaveSize;
use crate::modes::Mode;
use wavelift_codegen::divergence::watch::FlowTable;
use wavelift_codegen::ir::{Module, SegmentLayout};
use wavelift_codegen::machine::{MachFunc, MachInst, VReg};

/// Why a function cannot be selected.
pub type LowerError = wavelift_codegen::select::SelectError;

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
