//! The processors of RDNA as targets, and what their registers and passes are to the pipeline ([`wavelift_codegen::target`]).

use crate::subtarget::{GFX11, SUBTARGET};
use crate::{clauses, delays, dual};
use wavelift_amdgpu::KernelDescriptor;
use wavelift_amdgpu::backend::{Amd, HAZARDS, WAITS, targets as targets_of};
use wavelift_amdgpu::descriptor::gfx10_vgpr_blocks;
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::kernel::Kernel;
use wavelift_amdgpu::subtarget::Described;
use wavelift_codegen::target::{Compiler, MachPass};

pub use crate::isa::WaveSize;

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

const DESCRIPTION: &str = "AMD RDNA4, waves of 32 and 64 lanes, code objects and their simulator";

/// The processors.
pub(crate) const PROCESSORS: &[Described] = &[
    Described {
        name: "gfx1200",
        aliases: &["amdgcn-amd-amdhsa--gfx1200"],
        with_settings: &[],
        description: DESCRIPTION,
        like: Some("gfx1201"),
        fixed_sgprs: None,
    },
    Described {
        name: "gfx1201",
        aliases: &["rdna4", "amdgcn-amd-amdhsa--gfx1201"],
        with_settings: &[],
        description: DESCRIPTION,
        like: None,
        fixed_sgprs: None,
    },
];

/// A processor of the third generation.
const fn rdna3(
    name: &'static str,
    aliases: &'static [&'static str],
    like: Option<&'static str>,
) -> Described {
    Described {
        name,
        aliases,
        with_settings: &[],
        like,
        description: "AMD RDNA3, waves of 32 and 64 lanes, code objects and their simulator",
        fixed_sgprs: None,
    }
}

/// Those of the third generation.
pub(crate) const RDNA3: &[Described] = &[
    rdna3("gfx1101", &["amdgcn-amd-amdhsa--gfx1101"], Some("gfx1100")),
    rdna3("gfx1102", &["amdgcn-amd-amdhsa--gfx1102"], Some("gfx1100")),
    rdna3("gfx1103", &["amdgcn-amd-amdhsa--gfx1103"], Some("gfx1100")),
    rdna3("gfx1100", &["rdna3", "amdgcn-amd-amdhsa--gfx1100"], None),
];

/// The targets.
pub fn targets() -> impl Iterator<Item = Compiler<Amd>> {
    targets_of(&SUBTARGET).chain(targets_of(&GFX11))
}

/// The passes between frames and encoding.
static PASSES: [MachPass<Amd>; 5] = [
    MachPass {
        name: "pair",
        run: |_, func, _| Ok(dual::form(func)),
    },
    WAITS,
    HAZARDS,
    MachPass {
        name: "clauses",
        run: |amd, func, plan| {
            clauses::insert(func, amd.sub.machine(plan.wave));
            Ok(0)
        },
    },
    MachPass {
        name: "delays",
        run: |amd, func, plan| {
            delays::insert(func, amd.sub.machine(plan.wave));
            Ok(0)
        },
    },
];

/// The four SIMDs of a work-group processor.
pub(crate) fn group_waves(wave: WaveSize, vgprs: u16) -> u32 {
    4 * u32::from(max_waves(wave, vgprs))
}

/// Every wave has all scalar registers.
pub(crate) fn steps(wave: WaveSize) -> Vec<Vec<u16>> {
    vec![Vec::new(), vgpr_steps(wave)]
}

pub(crate) fn passes(wave: WaveSize) -> &'static [MachPass<Amd>] {
    match wave {
        WaveSize::Wave32 => &PASSES,
        // There are no pairs.
        WaveSize::Wave64 => &PASSES[1..],
    }
}

pub(crate) fn set_up(initial: &InitialState) -> (u16, u16) {
    (initial.user_sgprs(), 1)
}

/// With the indices of the work-group.
pub(crate) fn set_up_with_ids(initial: &InitialState) -> (u16, u16) {
    (initial.user_sgprs() + u16::from(initial.workgroup_ids), 1)
}

/// As gfx12, with two modes that gfx12 has no choice about.
pub(crate) fn describe_gfx11(
    kernel: &Kernel,
    processor: &Described,
    wave: WaveSize,
    descriptor: KernelDescriptor,
) -> KernelDescriptor {
    let descriptor = describe(kernel, processor, wave, descriptor);
    KernelDescriptor {
        rsrc1: descriptor.rsrc1.with_dx10_clamp(1).with_ieee_mode(1),
        ..descriptor
    }
}

pub(crate) fn describe(
    kernel: &Kernel,
    _: &Described,
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
