//! What gfx12 says to the pipeline of the AMD targets ([`wavelift_amdgpu::compile`]).

use crate::calls::{self, Convention};
use crate::emit::SpillArea;
use crate::isa::Inst;
use crate::{abi, clauses, delays, dual, emit, files, hazards, lower, machine, masks, waits};
use wavelift_amdgpu::KernelDescriptor;
use wavelift_amdgpu::compile::{Backend, MachinePass, Place};
use wavelift_amdgpu::descriptor::gfx10_vgpr_blocks;
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::masks::MaskCodeError;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::Function;
use wavelift_codegen::machine::RegFileInfo;
use wavelift_codegen::regalloc::Budget;
use wavelift_codegen::verify::masks::MaskProgram;

pub use crate::isa::WaveSize;
pub use wavelift_amdgpu::compile::{
    CompileError, CompiledFunction, CompiledKernel, CompiledModule, Flow, FunctionId, Functions, PhaseTimes,
    compile_kernel, compile_module, compile_with_callees,
};

/// gfx1200 and gfx1201 as the pipeline sees them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gfx12;

/// How to compile.
pub type Options = wavelift_amdgpu::compile::Options<Gfx12>;

/// Vector registers of a SIMD for one wave of 32 lanes, given out by 24 (RDNA4 ISA 3.4.2); of 64 lanes there are half as many.
const SIMD_VGPRS: u16 = 1536;
/// Waves of a SIMD.
pub const MAX_WAVES: u16 = 16;

/// Vector registers of a SIMD, and how many are given out together.
fn simd_vgprs(wave: WaveSize) -> (u16, u16) {
    match wave {
        WaveSize::Wave32 => (SIMD_VGPRS, 24),
        WaveSize::Wave64 => (SIMD_VGPRS / 2, 12),
    }
}

/// Waves that a SIMD can hold at once, as far as vector registers limit them.
pub fn max_waves(wave: WaveSize, vgprs: u16) -> u16 {
    let (all, block) = simd_vgprs(wave);
    (all / vgprs.max(1).next_multiple_of(block)).min(MAX_WAVES)
}

/// Vector registers with which 16, 15, ... waves run at once.
fn vgpr_steps(wave: WaveSize) -> Vec<u16> {
    let (all, block) = simd_vgprs(wave);
    let mut steps: Vec<u16> = (1..=MAX_WAVES)
        .rev()
        .map(|waves| all / waves / block * block)
        .collect();
    steps.dedup();
    steps.retain(|&step| step < 256);
    steps
}

/// The largest private segment of a work-item: that of a wave is at most 8 MB less 256 bytes, what 15 bits count in units of 64 dwords.
pub fn max_private_bytes(wave: WaveSize) -> u32 {
    ((1 << 15) - 1) * 64 * 4 / wave.lanes()
}

/// A processor that this backend compiles for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TargetProcessor {
    /// gfx1200.
    Gfx1200,
    /// gfx1201.
    #[default]
    Gfx1201,
}

impl TargetProcessor {
    /// Name as in a target id.
    pub fn name(self) -> &'static str {
        match self {
            TargetProcessor::Gfx1200 => "gfx1200",
            TargetProcessor::Gfx1201 => "gfx1201",
        }
    }
}

impl From<TargetProcessor> for &'static str {
    fn from(processor: TargetProcessor) -> &'static str {
        processor.name()
    }
}

/// Scratch instructions reach everything from the scalar register that they have anyway.
impl wavelift_amdgpu::compile::SpillArea for SpillArea {
    fn new(convention: Convention, private: u32) -> Option<SpillArea> {
        Some(SpillArea {
            pointer: (convention == Convention::Function).then_some(calls::STACK_POINTER),
            base: private,
        })
    }

    fn larger(_: Option<SpillArea>, _: u32, _: &Place) -> Option<SpillArea> {
        None
    }

    fn reserve(&self, _: Convention, _: &mut Budget) {}

    fn touched(&self) -> (u16, u16) {
        (0, 0)
    }
}

/// The passes between frames and encoding.
static PASSES: [MachinePass<Inst>; 5] = [
    MachinePass {
        name: "pair",
        run: |func, _, _| dual::form(func),
    },
    MachinePass {
        name: "waits",
        run: |func, wave, _| waits::insert(func, wave),
    },
    MachinePass {
        name: "hazards",
        run: |func, wave, convention| hazards::insert(func, wave, convention == Convention::Function),
    },
    MachinePass {
        name: "clauses",
        run: |func, wave, _| {
            clauses::insert(func, wave);
            0
        },
    },
    MachinePass {
        name: "delays",
        run: |func, wave, _| {
            delays::insert(func, wave);
            0
        },
    },
];

impl Backend for Gfx12 {
    type Processor = TargetProcessor;
    type Wave = WaveSize;
    type Inst = Inst;

    const SYSTEM_SGPRS: u8 = calls::SYSTEM_SGPRS;
    /// Hardware sets private memory up for kernels that have some.
    const FLAT_PRIVATE_BYTES: u32 = 4;

    fn processors() -> &'static [&'static str] {
        &["gfx1200", "gfx1201"]
    }

    fn wave_of(wave: WaveSize) -> Option<WaveSize> {
        Some(wave)
    }

    fn max_private_bytes(wave: WaveSize) -> u32 {
        max_private_bytes(wave)
    }

    /// The four SIMDs of a work-group processor.
    fn group_waves(wave: WaveSize, vgprs: u16) -> u32 {
        4 * u32::from(max_waves(wave, vgprs))
    }

    /// VCC.
    fn special_sgprs(_: bool) -> u16 {
        2
    }

    /// Every wave has all scalar registers.
    fn steps(wave: WaveSize) -> Vec<Vec<u16>> {
        vec![Vec::new(), vgpr_steps(wave)]
    }

    fn files(wave: WaveSize) -> &'static [RegFileInfo] {
        machine::files(wave)
    }

    fn legalize(func: &mut Function) -> usize {
        crate::legalize::legalize(func)
    }

    fn assign_files(func: &Function, info: &UniformityInfo) -> ValueFiles {
        files::assign(func, info)
    }

    fn select(
        surroundings: &lower::Surroundings<'_>,
        func: &Function,
        files: &ValueFiles,
        _: Option<SpillArea>,
    ) -> Result<lower::Selected, lower::LowerError> {
        lower::select(surroundings, func, files)
    }

    fn passes(wave: WaveSize) -> &'static [MachinePass<Inst>] {
        match wave {
            WaveSize::Wave32 => &PASSES,
            // There are no pairs.
            WaveSize::Wave64 => &PASSES[1..],
        }
    }

    fn mask_program(code: &emit::Code, wave: WaveSize, upper: bool) -> Result<MaskProgram, MaskCodeError> {
        masks::mask_program(code, wave, upper)
    }

    fn initial_of_caller(workitem_ids: u8) -> InitialState {
        abi::initial_of_caller(workitem_ids)
    }

    fn set_up(initial: &InitialState) -> (u16, u16) {
        (initial.user_sgprs(), 1)
    }

    fn describe(kernel: &CompiledKernel, wave: WaveSize, descriptor: KernelDescriptor) -> KernelDescriptor {
        let narrow = wave == WaveSize::Wave32;
        let private = kernel.private_bytes > 0 || kernel.dynamic_stack;
        KernelDescriptor {
            rsrc1: descriptor
                .rsrc1
                .with_vgpr_blocks(gfx10_vgpr_blocks(kernel.vgprs.into(), narrow))
                // Work-groups may be on both compute units of a work-group processor.
                .with_wgp_mode(1)
                .with_mem_ordered(1),
            rsrc2: descriptor.rsrc2.with_enable_private_segment(private.into()),
            properties: descriptor.properties.with_wavefront_size32(narrow.into()),
            ..descriptor
        }
    }
}
