//! The pipeline: a kernel of the IR becomes a code object.
//!
//! The order of the passes is the same for all machines; what they do that only one machine knows is a [`Backend`].
//!
//! - `options`: how to compile; `error`: why there is no code.
//! - `group`: what work-groups ask of registers.
//! - `body`: one kernel or function to its code; `kernel`: a kernel with everything that it calls; `object`: a module.

mod body;
mod error;
mod group;
mod kernel;
mod object;
mod options;

pub use crate::code::{Flow, PhaseTimes};
pub use body::vector_limit;
pub(crate) use body::{allocate, passes, place, run_pass, wave_size};
pub use error::CompileError;
pub use kernel::{
    CompiledFunction, CompiledKernel, FunctionId, Functions, compile_kernel, compile_with_callees,
};
pub use object::{CompiledModule, compile_module};
pub use options::Options;

use crate::calls::Convention;
use crate::code::Code;
use crate::descriptor::KernelDescriptor;
use crate::emit::Emission;
use crate::frame::Frames;
use crate::inputs::InitialState;
use crate::isa::instruction::Instruction;
use crate::isa::value::WaveSize;
use crate::lower::{Selected, Surroundings};
use crate::machine::MInst;
use crate::masks::MaskCodeError;
use crate::text::{AreaText, AsmText};
use std::fmt;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::Function;
use wavelift_codegen::machine::{MachFunc, RegFileInfo};
use wavelift_codegen::regalloc::Budget;
use wavelift_codegen::select::SelectError;
use wavelift_codegen::verify::masks::MaskProgram;

/// What only one machine knows of the way from IR to code.
pub trait Backend: Copy + fmt::Debug + Default + 'static {
    /// A processor that it compiles for.
    type Processor: Copy + fmt::Debug + Default + Into<&'static str>;
    /// A number of lanes that it compiles for.
    type Wave: Copy + fmt::Debug + Default + Into<WaveSize>;
    /// An instruction of the machine.
    type Inst: Frames + Emission<Area: SpillArea> + AsmText;

    /// Scalar registers that hardware sets up for functions.
    const SYSTEM_SGPRS: u8;
    /// Bytes of private memory that a kernel has at least if it makes flat addresses of private memory.
    const FLAT_PRIVATE_BYTES: u32;

    /// The names of the processors.
    fn processors() -> &'static [&'static str];
    /// The number of lanes, if it compiles for that.
    fn wave_of(wave: WaveSize) -> Option<Self::Wave>;
    /// The largest private segment of a work-item.
    fn max_private_bytes(wave: WaveSize) -> u32;
    /// Waves with so many vector registers each that run at once where a work-group runs.
    fn group_waves(wave: WaveSize, vgprs: u16) -> u32;
    /// Scalar registers that a descriptor counts on top of those that code names.
    fn special_sgprs(flat_private: bool) -> u16;
    /// By file, the numbers of registers with which one more wave runs at once ([`Budget::steps`]).
    fn steps(wave: WaveSize) -> Vec<Vec<u16>>;
    /// The register files.
    fn files(wave: WaveSize) -> &'static [RegFileInfo];

    /// Replaces operations that the machine lacks; returns how many.
    fn legalize(func: &mut Function) -> usize;
    /// The file of every value.
    fn assign_files(func: &Function, info: &UniformityInfo) -> ValueFiles;
    /// Selects instructions. With a spill area the kernel sets its registers up at the start.
    ///
    /// # Errors
    /// The first instruction that no rule covers.
    fn select(
        surroundings: &Surroundings<'_>,
        func: &Function,
        files: &ValueFiles,
        own: Option<AreaOf<Self>>,
    ) -> Result<Selected<MInst<Self::Inst>>, SelectError>;
    /// The passes between frames and encoding, in order: waits, hazards.
    fn passes(wave: WaveSize) -> &'static [MachinePass<Self::Inst>];
    /// What code does to the masks of a lane in the lower (`false`) or upper half of the wave.
    ///
    /// # Errors
    /// Code that cannot be followed.
    fn mask_program(code: &Code, wave: WaveSize, upper: bool) -> Result<MaskProgram, MaskCodeError>;

    /// What a kernel that calls functions asks for; it and they read so many indices of the work-item.
    fn initial_of_caller(workitem_ids: u8) -> InitialState;
    /// Registers that hardware fills, whether or not they are read: scalar, vector.
    fn set_up(initial: &InitialState) -> (u16, u16);
    /// Completes a descriptor by what not all machines have.
    fn describe(kernel: &CompiledKernel, wave: WaveSize, descriptor: KernelDescriptor) -> KernelDescriptor;
}

/// Where spilled registers go.
pub trait SpillArea: AreaText + Copy + fmt::Debug + Sized {
    /// The area of a function that has spilled nothing yet; `private` are the bytes of memory in front.
    fn new(convention: Convention, private: u32) -> Option<Self>;
    /// The area that it takes to spill so many bytes, if that is not this one: registers for it change what is selected.
    fn larger(area: Option<Self>, spilled: u32, place: &Place) -> Option<Self>;
    /// Takes the registers that the area needs from what values may have.
    fn reserve(&self, convention: Convention, budget: &mut Budget);
    /// What the area adds to the registers that a kernel without calls touches, scalar and vector.
    fn touched(&self) -> (u16, u16);
}

/// What spilled registers come to.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// What may be assumed of registers.
    pub convention: Convention,
    /// Bytes of private memory in front.
    pub private: u32,
    /// Scalar registers that values may use, without VCC.
    pub scalars: u16,
    /// Vector registers that values may use.
    pub vectors: u16,
}

/// Where a machine's spilled registers go.
pub type AreaOf<B> = <<B as Backend>::Inst as Emission>::Area;

/// A pass between frames and encoding.
pub struct MachinePass<I: Instruction> {
    /// Its name.
    pub name: &'static str,
    /// Changes the function; says how many instructions it put in, or pairs it made.
    pub run: fn(&mut MachFunc<MInst<I>>, WaveSize, Convention) -> usize,
}

/// How many instructions passes behind allocation put in.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inserted {
    /// Waits for memory.
    pub waits: usize,
    /// Guards of scalar registers.
    pub guards: usize,
    /// Pairs of vector operations.
    pub pairs: usize,
}

impl Inserted {
    /// A pass by its name has done so much.
    fn count(&mut self, pass: &str, count: usize) {
        match pass {
            "waits" => self.waits += count,
            "hazards" => self.guards += count,
            "pair" => self.pairs += count,
            _ => {}
        }
    }
}
