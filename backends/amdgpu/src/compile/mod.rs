//! The pipeline: a kernel of the IR becomes a code object.
//!
//! The order of the passes is the same for all machines; what they do that only one machine knows is a [`Backend`].
//!
//! - `options`: how to compile.
//! - `target`: what everybody sees of a target.
//! - `group`: what work-groups ask of registers.
//! - `body`: one kernel or function to its code; `kernel`: a kernel with everything that it calls; `object`: a module.

mod body;
mod group;
mod kernel;
mod object;
mod options;
mod target;

pub use crate::code::Flow;
pub use body::vector_limit;
pub(crate) use body::{allocate, passes, place, run_pass, wave_size};
pub use kernel::{
    CompiledFunction, CompiledKernel, FunctionId, Functions, compile_kernel, compile_with_callees,
};
pub use object::{CompiledModule, compile_module};
pub use options::Options;
pub use target::{Amd, is_flow};
pub use wavelift_codegen::target::{CompileError, PhaseTimes};

use crate::calls::Convention;
use crate::code::Code;
use crate::descriptor::KernelDescriptor;
use crate::inputs::InitialState;
use crate::isa::WaveSize;
use crate::lower::{Selected, Surroundings};
use crate::machine::MInst;
use crate::masks::MaskCodeError;
use crate::private::SpillArea;
use crate::subtarget::Subtarget;
use std::fmt;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::Function;
use wavelift_codegen::machine::{MachFunc, RegFileInfo};
use wavelift_codegen::select::SelectError;
use wavelift_codegen::target::{Limit, Limited};
use wavelift_codegen::verify::masks::MaskProgram;

/// What only one machine knows of the way from IR to code.
pub trait Backend: Copy + fmt::Debug + Default + Send + Sync + 'static {
    /// A processor that it compiles for.
    type Processor: Copy + fmt::Debug + Default + Into<&'static str> + Send + Sync;
    /// A number of lanes that it compiles for.
    type Wave: Copy + fmt::Debug + Default + Into<WaveSize> + Send + Sync;

    /// What code is for.
    const SUBTARGET: &'static Subtarget;
    /// Lanes that waves can have, the usual number first.
    const WAVES: &'static [u32];
    /// Which of `waits`, `guards` and `pairs` reports count.
    const COUNTS: &'static [&'static str];
    /// Bytes of private memory that a kernel has at least if it makes flat addresses of private memory.
    const FLAT_PRIVATE_BYTES: u32;

    /// The names of the processors.
    fn processors() -> impl Iterator<Item = &'static str>;
    /// Waves of so many lanes, if there are such.
    fn wave(lanes: u32) -> Option<Self::Wave>;
    /// Waves that a SIMD can hold at once with so many scalar and vector registers each.
    fn waves_at_once(wave: WaveSize, registers: (u16, u16)) -> u32;
    /// The largest private segment of a work-item.
    fn max_private_bytes(wave: WaveSize) -> u32;
    /// Waves with so many vector registers each that run at once where a work-group runs.
    fn group_waves(wave: WaveSize, vgprs: u16) -> u32;
    /// Scalar registers that a descriptor counts on top of those that code names.
    fn special_sgprs(flat_private: bool) -> u16;
    /// By file, the numbers of registers with which one more wave runs at once ([`Budget::steps`](wavelift_codegen::regalloc::Budget::steps)).
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
        own: Option<SpillArea>,
    ) -> Result<Selected, SelectError>;
    /// The passes between frames and encoding, in order: waits, hazards.
    fn passes(wave: WaveSize) -> &'static [MachinePass];
    /// What code does to the masks of a lane in the lower (`false`) or upper half of the wave.
    ///
    /// # Errors
    /// Code that cannot be followed.
    fn mask_program(code: &Code, wave: WaveSize, upper: bool) -> Result<MaskProgram, MaskCodeError>;

    /// Registers that hardware fills, whether or not they are read: scalar, vector.
    fn set_up(initial: &InitialState) -> (u16, u16);
    /// Completes a descriptor by what not all machines have.
    fn describe(
        kernel: &CompiledKernel,
        processor: Self::Processor,
        wave: WaveSize,
        descriptor: KernelDescriptor,
    ) -> KernelDescriptor;
    /// The scalar registers that a kernel for a processor may name, if these are less than there are.
    fn most_sgprs(_processor: Self::Processor) -> Option<u16> {
        None
    }
}

/// More private memory than a work-item of the machine can have.
pub(crate) fn private_limit<B: Backend>(bytes: u32, spilled: u32, most: u32) -> CompileError {
    let limit = Limit {
        what: Limited::PrivateMemory { spilled },
        machine: B::SUBTARGET.name(),
        needed: bytes.into(),
        most: most.into(),
    };
    limit.into()
}

/// A pass between frames and encoding.
pub struct MachinePass {
    /// Its name.
    pub name: &'static str,
    /// Changes the function; says how many instructions it put in, or pairs it made.
    pub run: fn(&mut MachFunc<MInst>, WaveSize, Convention) -> usize,
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
