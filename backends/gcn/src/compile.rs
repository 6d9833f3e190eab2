//! What GCN says to the pipeline of the AMD targets ([`wavelift_amdgpu::compile`]).

use crate::machine::FILES;
use crate::subtarget::{GFX8, SUBTARGET};
use crate::{hazards, waits};
use std::fmt::Debug;
use std::marker::PhantomData;
use wavelift_amdgpu::KernelDescriptor;
use wavelift_amdgpu::code::Code;
use wavelift_amdgpu::compile::{Amd, Backend, MachinePass};
use wavelift_amdgpu::descriptor::{gcn_sgpr_blocks, gcn_vgpr_blocks};
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::isa::value::WaveSize;
use wavelift_amdgpu::lower::{self, LowerError, Selected, Surroundings};
use wavelift_amdgpu::masks::{self, MaskCodeError};
use wavelift_amdgpu::private::SpillArea;
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::Function;
use wavelift_codegen::machine::RegFileInfo;
use wavelift_codegen::verify::masks::MaskProgram;

pub use wavelift_amdgpu::compile::{
    CompileError, CompiledFunction, CompiledKernel, CompiledModule, Flow, FunctionId, Functions, PhaseTimes,
    compile_kernel, compile_module, compile_with_callees,
};

/// A generation of GCN.
pub trait Generation: Copy + Debug + Default + Send + Sync + 'static {
    /// What it is to what the AMD targets share.
    const SUBTARGET: &'static Subtarget;
    /// Its processors with their other names, the usual one first.
    const PROCESSORS: &'static [(&'static str, &'static [&'static str])];
    /// What it is, for users.
    const DESCRIPTION: &'static str;
}

/// The third generation, Volcanic Islands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gfx8;

impl Generation for Gfx8 {
    const SUBTARGET: &'static Subtarget = &GFX8;
    const PROCESSORS: &'static [(&'static str, &'static [&'static str])] = &[
        (
            "gfx803",
            &[
                "gfx804",
                "fiji",
                "polaris10",
                "polaris11",
                "amdgcn-amd-amdhsa--gfx803",
            ],
        ),
        ("gfx801", &["carrizo", "amdgcn-amd-amdhsa--gfx801"]),
        (
            "gfx802",
            &["gfx800", "iceland", "tonga", "amdgcn-amd-amdhsa--gfx802"],
        ),
        ("gfx805", &["tongapro", "amdgcn-amd-amdhsa--gfx805"]),
        ("gfx810", &["stoney", "amdgcn-amd-amdhsa--gfx810"]),
    ];
    const DESCRIPTION: &'static str = "AMD GCN 3 (Volcanic Islands), code objects and their simulator";
}

/// The fifth generation, Vega.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gfx9;

impl Generation for Gfx9 {
    const SUBTARGET: &'static Subtarget = &SUBTARGET;
    const PROCESSORS: &'static [(&'static str, &'static [&'static str])] =
        &[("gfx900", &["vega10", "amdgcn-amd-amdhsa--gfx900"])];
    const DESCRIPTION: &'static str = "AMD GCN 5 (Vega), code objects and their simulator";
}

/// A generation as the pipeline sees it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gcn<G>(PhantomData<G>);

/// gfx900 as the pipeline sees it.
pub type Gfx900 = Gcn<Gfx9>;
/// gfx803 and the others of its generation as the pipeline sees them.
pub type Gfx803 = Gcn<Gfx8>;

/// How to compile.
pub type Options = wavelift_amdgpu::compile::Options<Gfx900>;

/// Lanes of a wave.
pub const WAVE_SIZE: u32 = 64;

/// The largest private segment of a work-item: the hardware counts that of a wave in 13 bits, in units of 256 dwords.
pub const MAX_PRIVATE_BYTES: u32 = ((1 << 13) - 1) * 256 * 4 / WAVE_SIZE;

/// Vector registers with which ten, nine, ... waves run at once: 256 of them, given out by fours.
const VGPR_STEPS: [u16; 9] = [24, 28, 32, 36, 40, 48, 64, 84, 128];
/// Scalar registers besides VCC and the XNACK mask with which ten and eight waves run: 800 of them, given out by sixteens.
const SGPR_STEPS: [u16; 2] = [76, 92];

/// Waves that a SIMD holds at once.
const MAX_WAVES: u32 = 10;
/// Scalar registers of a SIMD, and how many are given out together.
const SIMD_SGPRS: u32 = 800;
const SGPR_GRANULE: u32 = 16;
/// Vector registers of a lane, and how many are given out together.
const SIMD_VGPRS: u32 = 256;
const VGPR_GRANULE: u32 = 4;
/// Scalar registers that a wave of some processors must have.
const FIXED_SGPRS: u16 = 96;
/// VCC and the XNACK mask, which every wave has on top of its numbered scalar registers.
const EXTRA_SGPRS: u32 = 4;

/// Waves that a SIMD can hold at once with so many registers each, VCC not counted.
pub fn waves_at_once(sgprs: u32, vgprs: u32) -> u32 {
    let vector = vgprs.max(1).next_multiple_of(VGPR_GRANULE);
    let scalar = (sgprs + EXTRA_SGPRS).next_multiple_of(SGPR_GRANULE);
    (SIMD_VGPRS / vector).min(SIMD_SGPRS / scalar).min(MAX_WAVES)
}

/// The targets of a generation.
pub fn targets<G: Generation>() -> impl Iterator<Item = Amd<Gcn<G>>> {
    let processors = G::PROCESSORS.iter();
    processors.map(|&(name, aliases)| Amd::new(TargetProcessor::named(name), G::DESCRIPTION, aliases))
}

/// A processor of a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetProcessor<G = Gfx9>(&'static str, PhantomData<G>);

impl<G> TargetProcessor<G> {
    fn named(name: &'static str) -> TargetProcessor<G> {
        TargetProcessor(name, PhantomData)
    }

    /// Whether the hardware sets scalar registers up wrongly unless a wave has 96 of them.
    fn has_fixed_sgprs(self) -> bool {
        matches!(self.0, "gfx802" | "gfx805")
    }
}

impl<G: Generation> Default for TargetProcessor<G> {
    fn default() -> Self {
        let first = G::PROCESSORS.first();
        Self::named(first.map_or("", |(name, _)| name))
    }
}

impl<G> From<TargetProcessor<G>> for &'static str {
    fn from(processor: TargetProcessor<G>) -> &'static str {
        processor.0
    }
}

/// The one number of lanes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lanes64;

impl From<Lanes64> for WaveSize {
    fn from(_: Lanes64) -> WaveSize {
        WaveSize::Wave64
    }
}

impl<G: Generation> Backend for Gcn<G> {
    type Processor = TargetProcessor<G>;
    type Wave = Lanes64;

    const WAVES: &'static [u32] = &[WAVE_SIZE];
    const COUNTS: &'static [&'static str] = &["waits"];
    const SUBTARGET: &'static Subtarget = G::SUBTARGET;
    const FLAT_PRIVATE_BYTES: u32 = 0;

    fn processors() -> impl Iterator<Item = &'static str> {
        G::PROCESSORS.iter().map(|&(name, _)| name)
    }

    fn wave(lanes: u32) -> Option<Lanes64> {
        (lanes == WAVE_SIZE).then_some(Lanes64)
    }

    fn waves_at_once(_: WaveSize, (sgprs, vgprs): (u16, u16)) -> u32 {
        waves_at_once(sgprs.into(), vgprs.into())
    }

    fn max_private_bytes(_: WaveSize) -> u32 {
        MAX_PRIVATE_BYTES
    }

    /// Four SIMDs, each with 256 registers that are given out by four, for ten waves at most (GCN3 ISA 3.6).
    fn group_waves(_: WaveSize, vgprs: u16) -> u32 {
        4 * u32::from((256 / vgprs.max(1).next_multiple_of(4)).min(10))
    }

    /// VCC, the XNACK mask and, where it is used, FLAT_SCRATCH.
    fn special_sgprs(flat_private: bool) -> u16 {
        if flat_private { 6 } else { 4 }
    }

    fn steps(_: WaveSize) -> Vec<Vec<u16>> {
        vec![SGPR_STEPS.to_vec(), VGPR_STEPS.to_vec()]
    }

    fn files(_: WaveSize) -> &'static [RegFileInfo] {
        &FILES
    }

    fn legalize(func: &mut Function) -> usize {
        wavelift_amdgpu::legalize::legalize(func, &G::SUBTARGET.facts)
    }

    fn assign_files(func: &Function, info: &UniformityInfo) -> ValueFiles {
        wavelift_amdgpu::files::assign(func, info, G::SUBTARGET)
    }

    fn select(
        surroundings: &Surroundings<'_>,
        func: &Function,
        files: &ValueFiles,
        own: Option<SpillArea>,
    ) -> Result<Selected, LowerError> {
        lower::select(surroundings, func, files, own)
    }

    fn passes(_: WaveSize) -> &'static [MachinePass] {
        const {
            &[
                MachinePass {
                    name: "waits",
                    run: |func, wave, _| waits::insert(func, G::SUBTARGET.machine(wave)),
                },
                MachinePass {
                    name: "hazards",
                    run: |func, wave, _| {
                        hazards::insert(func, G::SUBTARGET.machine(wave));
                        0
                    },
                },
            ]
        }
    }

    fn mask_program(code: &Code, wave: WaveSize, upper: bool) -> Result<MaskProgram, MaskCodeError> {
        masks::mask_program(G::SUBTARGET.machine(wave), code, upper)
    }

    fn set_up(initial: &InitialState) -> (u16, u16) {
        let system = u16::from(initial.workgroup_ids) + u16::from(initial.scratch_offset);
        (initial.user_sgprs() + system, initial.workitem_ids.into())
    }

    fn most_sgprs(processor: TargetProcessor<G>) -> Option<u16> {
        processor
            .has_fixed_sgprs()
            .then(|| FIXED_SGPRS - Self::special_sgprs(true))
    }

    fn describe(
        kernel: &CompiledKernel,
        processor: TargetProcessor<G>,
        _: WaveSize,
        descriptor: KernelDescriptor,
    ) -> KernelDescriptor {
        let initial = &kernel.initial;
        let sgprs = match processor.has_fixed_sgprs() {
            true => FIXED_SGPRS,
            false => kernel.sgprs + kernel.special_sgprs,
        };
        KernelDescriptor {
            rsrc1: descriptor
                .rsrc1
                .with_vgpr_blocks(gcn_vgpr_blocks(kernel.vgprs.into()))
                .with_sgpr_blocks(gcn_sgpr_blocks(sgprs.into()))
                .with_dx10_clamp(1)
                .with_ieee_mode(1),
            rsrc2: descriptor
                .rsrc2
                .with_enable_private_segment(initial.scratch_offset.into()),
            properties: descriptor
                .properties
                .with_private_segment_buffer(initial.private_buffer.into()),
            ..descriptor
        }
    }
}

#[cfg(test)]
mod tests {
    use super::waves_at_once;

    // Occupancy as AMD's compute documentation tabulates it for GCN.
    #[test]
    fn waves_by_registers() {
        for (vgprs, waves) in [
            (1, 10),
            (24, 10),
            (25, 9),
            (28, 9),
            (32, 8),
            (36, 7),
            (40, 6),
            (48, 5),
            (64, 4),
            (84, 3),
            (128, 2),
            (129, 1),
            (256, 1),
        ] {
            assert_eq!(waves_at_once(10, vgprs), waves, "{vgprs}");
        }
        assert_eq!(waves_at_once(76, 1), 10);
        assert_eq!(waves_at_once(77, 1), 8);
        assert_eq!(waves_at_once(92, 1), 8);
        assert_eq!(waves_at_once(102, 1), 7);
    }
}
