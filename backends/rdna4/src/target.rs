//! The processors of RDNA as targets, and what their registers and passes are to the pipeline ([`wavelift_codegen::target`]).

use crate::subtarget::{GFX10, GFX11, SUBTARGET};
use crate::{clauses, delays, dual};
use std::sync::Arc;
use wavelift_amdgpu::KernelDescriptor;
use wavelift_amdgpu::backend::{self, Amd, FILL, HAZARDS, ROTATE, WAITS};
use wavelift_amdgpu::descriptor::gfx10_vgpr_blocks;
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::kernel::Kernel;
use wavelift_amdgpu::rename::RENAME;
use wavelift_amdgpu::skips::SKIPS;
use wavelift_amdgpu::subtarget::{Described, Subtarget};
use wavelift_codegen::target::{Compiler, MachPass, Occupancy, SharedFile, Target};

pub use crate::isa::WaveSize;

/// What waves of a SIMD share. Every wave has all scalar registers.
const fn shared(vgprs: u16, granule: u16) -> [Option<SharedFile>; 2] {
    let vectors = SharedFile {
        count: vgprs,
        granule,
        extra: 0,
    };
    [None, Some(vectors)]
}

/// A work-group processor of four SIMDs.
const fn four_simds(files: &'static [Option<SharedFile>]) -> Occupancy {
    Occupancy {
        most: 16,
        files,
        units: 4,
    }
}

/// By the size of waves, 32 lanes first (RDNA4 ISA 3.4.2).
static OCCUPANCY: [Occupancy; 2] = [
    four_simds(const { &shared(1536, 24) }),
    four_simds(const { &shared(768, 12) }),
];
/// Of RDNA2.
static OCCUPANCY_GFX10: [Occupancy; 2] = [
    four_simds(const { &shared(1024, 16) }),
    four_simds(const { &shared(512, 8) }),
];

fn by_wave(sizes: &'static [Occupancy; 2], wave: WaveSize) -> &'static Occupancy {
    match wave {
        WaveSize::Wave32 => &sizes[0],
        WaveSize::Wave64 => &sizes[1],
    }
}

pub(crate) fn occupancy(wave: WaveSize) -> &'static Occupancy {
    by_wave(&OCCUPANCY, wave)
}

pub(crate) fn occupancy_gfx10(wave: WaveSize) -> &'static Occupancy {
    by_wave(&OCCUPANCY_GFX10, wave)
}

/// The largest private segment of a work-item of RDNA2: that of a wave is counted in 13 bits, in units of 256 dwords.
pub(crate) fn max_private_bytes_gfx10(wave: WaveSize) -> u32 {
    ((1 << 13) - 1) * 256 * 4 / wave.lanes()
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

/// A processor of an older generation.
const fn older(
    description: &'static str,
    name: &'static str,
    aliases: &'static [&'static str],
    like: Option<&'static str>,
) -> Described {
    Described {
        name,
        aliases,
        with_settings: &[],
        like,
        description,
        fixed_sgprs: None,
    }
}

const RDNA3_DESCRIPTION: &str = "AMD RDNA3, waves of 32 and 64 lanes, code objects and their simulator";
const RDNA2_DESCRIPTION: &str = "AMD RDNA2, waves of 32 and 64 lanes, code objects and their simulator";

/// A processor of RDNA3.
const fn rdna3(
    name: &'static str,
    aliases: &'static [&'static str],
    like: Option<&'static str>,
) -> Described {
    older(RDNA3_DESCRIPTION, name, aliases, like)
}

/// A processor of RDNA2 that is like gfx1030.
const fn rdna2(name: &'static str, aliases: &'static [&'static str]) -> Described {
    older(RDNA2_DESCRIPTION, name, aliases, Some("gfx1030"))
}

/// Those of the third generation.
pub(crate) const RDNA3: &[Described] = &[
    rdna3("gfx1101", &["amdgcn-amd-amdhsa--gfx1101"], Some("gfx1100")),
    rdna3("gfx1102", &["amdgcn-amd-amdhsa--gfx1102"], Some("gfx1100")),
    rdna3("gfx1103", &["amdgcn-amd-amdhsa--gfx1103"], Some("gfx1100")),
    rdna3("gfx1100", &["rdna3", "amdgcn-amd-amdhsa--gfx1100"], None),
];

/// Those of RDNA2.
pub(crate) const RDNA2: &[Described] = &[
    rdna2("gfx1031", &["amdgcn-amd-amdhsa--gfx1031"]),
    rdna2("gfx1032", &["amdgcn-amd-amdhsa--gfx1032"]),
    rdna2("gfx1033", &["amdgcn-amd-amdhsa--gfx1033"]),
    rdna2("gfx1034", &["amdgcn-amd-amdhsa--gfx1034"]),
    rdna2("gfx1035", &["amdgcn-amd-amdhsa--gfx1035"]),
    rdna2("gfx1036", &["amdgcn-amd-amdhsa--gfx1036"]),
    older(
        RDNA2_DESCRIPTION,
        "gfx1030",
        &["rdna2", "amdgcn-amd-amdhsa--gfx1030"],
        None,
    ),
];

/// The subtargets, the usual one first.
const SUBTARGETS: [&Subtarget; 3] = [&SUBTARGET, &GFX11, &GFX10];

/// A compiler for each processor.
pub fn compilers() -> impl Iterator<Item = Compiler<Amd>> {
    SUBTARGETS.into_iter().flat_map(backend::compilers)
}

/// A target for each processor, as a registry takes them.
pub fn targets() -> Vec<Arc<dyn Target>> {
    backend::targets(&SUBTARGETS)
}

/// The passes between frames and encoding.
static PASSES: [MachPass<Amd>; 9] = [
    MachPass {
        name: "pair",
        run: |_, func, _, _| Ok(dual::form(func)),
    },
    SKIPS,
    ROTATE,
    RENAME,
    FILL,
    WAITS,
    HAZARDS,
    MachPass {
        name: "clauses",
        run: |amd, func, plan, _| {
            clauses::insert(func, amd.sub.machine(plan.wave));
            Ok(0)
        },
    },
    MachPass {
        name: "delays",
        run: |amd, func, plan, _| {
            delays::insert(func, amd.sub.machine(plan.wave));
            Ok(0)
        },
    },
];

pub(crate) fn passes(wave: WaveSize) -> &'static [MachPass<Amd>] {
    match wave {
        WaveSize::Wave32 => &PASSES,
        // There are no pairs.
        WaveSize::Wave64 => &PASSES[1..],
    }
}

/// On RDNA2 there are neither pairs nor delays.
pub(crate) fn passes_gfx10(_: WaveSize) -> &'static [MachPass<Amd>] {
    &PASSES[1..PASSES.len() - 1]
}

pub(crate) fn set_up(initial: &InitialState) -> (u16, u16) {
    (initial.user_sgprs(), 1)
}

/// With the indices of the work-group.
pub(crate) fn set_up_with_ids(initial: &InitialState) -> (u16, u16) {
    (initial.user_sgprs() + u16::from(initial.workgroup_ids), 1)
}

/// With the indices of the work-group and the offset of private memory; indices of the work-item are in a register each.
pub(crate) fn set_up_gfx10(initial: &InitialState) -> (u16, u16) {
    let system = u16::from(initial.workgroup_ids) + u16::from(initial.scratch_offset);
    (initial.user_sgprs() + system, initial.workitem_ids.into())
}

/// As gfx11, with private memory by a descriptor.
pub(crate) fn describe_gfx10(
    kernel: &Kernel,
    processor: &Described,
    wave: WaveSize,
    descriptor: KernelDescriptor,
) -> KernelDescriptor {
    let descriptor = describe_gfx11(kernel, processor, wave, descriptor);
    let initial = &kernel.initial;
    KernelDescriptor {
        rsrc2: descriptor
            .rsrc2
            .with_enable_private_segment(initial.scratch_offset.into()),
        properties: descriptor
            .properties
            .with_private_segment_buffer(initial.private_buffer.into()),
        ..descriptor
    }
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
