//! What gfx12 says to the pipeline of the AMD targets ([`wavelift_amdgpu::compile`]).

use crate::subtarget::SUBTARGET;
use crate::{clauses, delays, dual, hazards, machine, waits};
use wavelift_amdgpu::KernelDescriptor;
use wavelift_amdgpu::calls::Convention;
use wavelift_amdgpu::code::Code;
use wavelift_amdgpu::compile::{Amd, Backend, MachinePass};
use wavelift_amdgpu::descriptor::gfx10_vgpr_blocks;
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::lower::{self, LowerError, Selected, Surroundings};
use wavelift_amdgpu::masks::{self, MaskCodeError};
use wavelift_amdgpu::private::SpillArea;
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::Function;
use wavelift_codegen::machine::RegFileInfo;
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

/// The targets.
pub fn targets() -> [Amd<Gfx12>; 2] {
    let description = "AMD RDNA4, waves of 32 and 64 lanes, code objects and their simulator";
    [
        Amd::new(
            TargetProcessor::Gfx1200,
            description,
            &["amdgcn-amd-amdhsa--gfx1200"],
        ),
        Amd::new(
            TargetProcessor::Gfx1201,
            description,
            &["rdna4", "amdgcn-amd-amdhsa--gfx1201"],
        ),
    ]
}

/// The passes between frames and encoding.
static PASSES: [MachinePass; 5] = [
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

    const WAVES: &'static [u32] = &[32, 64];
    const COUNTS: &'static [&'static str] = &["waits", "guards", "pairs"];
    const SUBTARGET: &'static Subtarget = &SUBTARGET;
    /// Hardware sets private memory up for kernels that have some.
    const FLAT_PRIVATE_BYTES: u32 = 4;

    fn processors() -> impl Iterator<Item = &'static str> {
        ["gfx1200", "gfx1201"].into_iter()
    }

    fn wave(lanes: u32) -> Option<WaveSize> {
        match lanes {
            32 => Some(WaveSize::Wave32),
            64 => Some(WaveSize::Wave64),
            _ => None,
        }
    }

    fn waves_at_once(wave: WaveSize, (_, vgprs): (u16, u16)) -> u32 {
        max_waves(wave, vgprs).into()
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
        wavelift_amdgpu::legalize::legalize(func, &SUBTARGET.facts)
    }

    fn assign_files(func: &Function, info: &UniformityInfo) -> ValueFiles {
        wavelift_amdgpu::files::assign(func, info, &SUBTARGET)
    }

    fn select(
        surroundings: &Surroundings<'_>,
        func: &Function,
        files: &ValueFiles,
        own: Option<SpillArea>,
    ) -> Result<Selected, LowerError> {
        lower::select(surroundings, func, files, own)
    }

    fn passes(wave: WaveSize) -> &'static [MachinePass] {
        match wave {
            WaveSize::Wave32 => &PASSES,
            // There are no pairs.
            WaveSize::Wave64 => &PASSES[1..],
        }
    }

    fn mask_program(code: &Code, wave: WaveSize, upper: bool) -> Result<MaskProgram, MaskCodeError> {
        masks::mask_program(SUBTARGET.machine(wave), code, upper)
    }

    fn set_up(initial: &InitialState) -> (u16, u16) {
        (initial.user_sgprs(), 1)
    }

    fn describe(
        kernel: &CompiledKernel,
        _: TargetProcessor,
        wave: WaveSize,
        descriptor: KernelDescriptor,
    ) -> KernelDescriptor {
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
