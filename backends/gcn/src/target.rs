//! The processors of GCN as targets, and what its registers and passes are to the pipeline ([`wavelift_codegen::target`]).

use crate::machine::{EVEN_FILES, FILES};
use crate::subtarget::{GFX6, GFX7, GFX8, GFX90A, GFX904, GFX906, GFX942, SUBTARGET};
use std::sync::Arc;
use wavelift_amdgpu::KernelDescriptor;
use wavelift_amdgpu::backend::{self, Amd};
use wavelift_amdgpu::descriptor::{Rsrc3, gcn_sgpr_blocks, gcn_vgpr_blocks, gfx90a_vgpr_blocks};
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::isa::value::WaveSize;
use wavelift_amdgpu::kernel::Kernel;
use wavelift_amdgpu::skips::SKIPS;
use wavelift_amdgpu::subtarget::{Described, Subtarget};
use wavelift_codegen::machine::RegFileInfo;
use wavelift_codegen::target::{Compiler, MachPass, Occupancy, SharedFile, Target};

/// Lanes of a wave.
pub const WAVE_SIZE: u32 = 64;

/// The largest private segment of a work-item: the hardware counts that of a wave in 13 bits, in units of 256 dwords.
pub const MAX_PRIVATE_BYTES: u32 = ((1 << 13) - 1) * 256 * 4 / WAVE_SIZE;

/// Scalar registers of a SIMD; every wave has VCC and the XNACK mask on top.
const SCALARS: SharedFile = SharedFile {
    count: 800,
    granule: 16,
    extra: 4,
};

/// Vector registers of a lane.
const VECTORS: SharedFile = SharedFile {
    count: 256,
    granule: 4,
    extra: 0,
};

/// Four SIMDs of a compute unit, ten waves each (GCN3 ISA 3.6).
pub static OCCUPANCY: Occupancy = OCCUPANCY_OF_GCN;

/// Up to gfx7: fewer scalar registers; every wave has VCC on top.
pub(crate) static OCCUPANCY_GFX7: Occupancy = Occupancy {
    files: &[
        Some(SharedFile {
            count: 512,
            granule: 8,
            extra: 2,
        }),
        Some(VECTORS),
    ],
    ..OCCUPANCY_OF_GCN
};

const OCCUPANCY_OF_GCN: Occupancy = Occupancy {
    most: 10,
    files: &[Some(SCALARS), Some(VECTORS)],
    units: 4,
};

/// CDNA has twice the vector registers, of which vector arithmetic reaches 256, and eight waves.
pub(crate) static OCCUPANCY_CDNA: Occupancy = Occupancy {
    most: 8,
    files: &[
        Some(SCALARS),
        Some(SharedFile {
            count: 512,
            granule: 8,
            extra: 0,
        }),
    ],
    units: 4,
};

/// The names of a processor with XNACK set.
macro_rules! xnack {
    ($name:literal) => {
        &[concat!($name, ":xnack-"), concat!($name, ":xnack+")]
    };
}

/// The names of a processor with SRAM ECC and XNACK set.
macro_rules! sramecc {
    ($name:literal) => {
        &[
            concat!($name, ":sramecc-"),
            concat!($name, ":sramecc+"),
            concat!($name, ":xnack-"),
            concat!($name, ":xnack+"),
            concat!($name, ":sramecc-:xnack-"),
            concat!($name, ":sramecc-:xnack+"),
            concat!($name, ":sramecc+:xnack-"),
            concat!($name, ":sramecc+:xnack+"),
        ]
    };
}

/// A processor of the fifth generation.
const fn vega(
    name: &'static str,
    aliases: &'static [&'static str],
    with_settings: &'static [&'static str],
) -> Described {
    Described {
        name,
        aliases,
        with_settings,
        description: "AMD GCN 5 (Vega), code objects and their simulator",
        like: Some("gfx900"),
        fixed_sgprs: None,
    }
}

/// The processors of the fifth generation with `v_mad_mix`, the usual one first.
pub(crate) const VEGA: &[Described] = &[
    GFX900,
    vega(
        "gfx902",
        &["gfx903", "amdgcn-amd-amdhsa--gfx902"],
        xnack!("gfx902"),
    ),
    vega("gfx909", &["amdgcn-amd-amdhsa--gfx909"], xnack!("gfx909")),
    vega("gfx90c", &["amdgcn-amd-amdhsa--gfx90c"], xnack!("gfx90c")),
];

const GFX900: Described = first(vega(
    "gfx900",
    &["gfx901", "vega10", "amdgcn-amd-amdhsa--gfx900"],
    xnack!("gfx900"),
));

/// One that others are like.
const fn first(processor: Described) -> Described {
    Described {
        like: None,
        ..processor
    }
}

/// With `v_fma_mix`.
pub(crate) const VEGA12: &[Described] = &[vega("gfx904", &["amdgcn-amd-amdhsa--gfx904"], xnack!("gfx904"))];

/// With dot products.
pub(crate) const VEGA20: &[Described] = &[vega("gfx906", &["amdgcn-amd-amdhsa--gfx906"], sramecc!("gfx906"))];

/// gfx90a.
pub(crate) const CDNA2: &[Described] = &[Described {
    description: "AMD CDNA2, code objects and their simulator",
    ..first(vega(
        "gfx90a",
        &["cdna2", "amdgcn-amd-amdhsa--gfx90a"],
        sramecc!("gfx90a"),
    ))
}];

/// gfx942.
pub(crate) const CDNA3: &[Described] = &[Described {
    description: "AMD CDNA3, code objects and their simulator",
    ..first(vega(
        "gfx942",
        &["cdna3", "amdgcn-amd-amdhsa--gfx942"],
        sramecc!("gfx942"),
    ))
}];

/// A processor of the third generation.
const fn volcanic(name: &'static str, aliases: &'static [&'static str]) -> Described {
    Described {
        name,
        aliases,
        with_settings: &[],
        description: "AMD GCN 3 (Volcanic Islands), code objects and their simulator",
        like: Some("gfx803"),
        fixed_sgprs: None,
    }
}

/// One whose waves must have 96 scalar registers.
const fn with_fixed_sgprs(processor: Described) -> Described {
    Described {
        fixed_sgprs: Some(96),
        ..processor
    }
}

/// One that may replay page faults.
const fn with_xnack(processor: Described, with_settings: &'static [&'static str]) -> Described {
    Described {
        with_settings,
        ..processor
    }
}

/// The processors of the third generation, the usual one first.
pub(crate) const VOLCANIC: &[Described] = &[
    first(volcanic(
        "gfx803",
        &[
            "gfx804",
            "fiji",
            "polaris10",
            "polaris11",
            "amdgcn-amd-amdhsa--gfx803",
        ],
    )),
    with_xnack(
        volcanic("gfx801", &["carrizo", "amdgcn-amd-amdhsa--gfx801"]),
        xnack!("gfx801"),
    ),
    with_fixed_sgprs(volcanic(
        "gfx802",
        &["gfx800", "iceland", "tonga", "amdgcn-amd-amdhsa--gfx802"],
    )),
    with_fixed_sgprs(volcanic("gfx805", &["tongapro", "amdgcn-amd-amdhsa--gfx805"])),
    with_xnack(
        volcanic("gfx810", &["stoney", "amdgcn-amd-amdhsa--gfx810"]),
        xnack!("gfx810"),
    ),
];

/// A processor of the second generation.
const fn sea(name: &'static str, aliases: &'static [&'static str]) -> Described {
    Described {
        name,
        aliases,
        with_settings: &[],
        description: "AMD GCN 2 (Sea Islands), code objects and their simulator",
        like: Some("gfx700"),
        fixed_sgprs: None,
    }
}

/// The processors of the second generation, the usual one first.
pub(crate) const SEA: &[Described] = &[
    first(sea("gfx700", &["kaveri", "amdgcn-amd-amdhsa--gfx700"])),
    sea("gfx701", &["hawaii", "amdgcn-amd-amdhsa--gfx701"]),
    sea("gfx702", &["amdgcn-amd-amdhsa--gfx702"]),
    sea("gfx703", &["kabini", "mullins", "amdgcn-amd-amdhsa--gfx703"]),
    sea("gfx704", &["bonaire", "amdgcn-amd-amdhsa--gfx704"]),
    sea("gfx705", &["amdgcn-amd-amdhsa--gfx705"]),
];

/// A processor of the first generation.
const fn southern(name: &'static str, aliases: &'static [&'static str]) -> Described {
    Described {
        name,
        aliases,
        with_settings: &[],
        description: "AMD GCN 1 (Southern Islands), code objects and their simulator",
        like: Some("gfx600"),
        fixed_sgprs: None,
    }
}

/// The processors of the first generation, the usual one first.
pub(crate) const SOUTHERN: &[Described] = &[
    first(southern("gfx600", &["tahiti", "amdgcn-amd-amdhsa--gfx600"])),
    southern("gfx601", &["pitcairn", "verde", "amdgcn-amd-amdhsa--gfx601"]),
    southern("gfx602", &["hainan", "oland", "amdgcn-amd-amdhsa--gfx602"]),
];

/// The compiler for gfx900.
pub fn compiler() -> Compiler<Amd> {
    Compiler::new(Amd::new(&SUBTARGET, &GFX900))
}

/// The subtargets, the usual one first.
pub(crate) const SUBTARGETS: [&Subtarget; 8] = [
    &SUBTARGET, &GFX904, &GFX906, &GFX90A, &GFX942, &GFX8, &GFX7, &GFX6,
];

/// A compiler for each processor.
pub fn compilers() -> impl Iterator<Item = Compiler<Amd>> {
    SUBTARGETS.into_iter().flat_map(backend::compilers)
}

/// A target for each processor, as a registry takes them.
pub fn targets() -> Vec<Arc<dyn Target>> {
    backend::targets(&SUBTARGETS)
}

pub(crate) fn even_files(_: WaveSize) -> &'static [RegFileInfo] {
    &EVEN_FILES
}

/// As before gfx90a, with the indices of the work-item in one register.
pub(crate) fn set_up_packed(initial: &InitialState) -> (u16, u16) {
    (set_up(initial).0, 1)
}

/// VCC, below it the XNACK mask where there may be one, and below that FLAT_SCRATCH where it is used.
pub(crate) fn special_sgprs(flat_private: bool, replays: bool) -> u16 {
    match (flat_private, replays) {
        (true, _) => 6,
        (false, true) => 4,
        (false, false) => 2,
    }
}

/// VCC, below it FLAT_SCRATCH where it is used.
pub(crate) fn special_sgprs_gfx7(flat_private: bool, _: bool) -> u16 {
    if flat_private { 4 } else { 2 }
}

pub(crate) fn files(_: WaveSize) -> &'static [RegFileInfo] {
    &FILES
}

/// The passes between frames and encoding.
static PASSES: [MachPass<Amd>; 5] = [
    SKIPS,
    backend::ROTATE,
    backend::FILL,
    backend::WAITS,
    backend::HAZARDS,
];

pub(crate) fn passes(_: WaveSize) -> &'static [MachPass<Amd>] {
    &PASSES
}

pub(crate) fn set_up(initial: &InitialState) -> (u16, u16) {
    let system = u16::from(initial.workgroup_ids) + u16::from(initial.scratch_offset);
    (initial.user_sgprs() + system, initial.workitem_ids.into())
}

pub(crate) fn describe(
    kernel: &Kernel,
    processor: &Described,
    _: WaveSize,
    descriptor: KernelDescriptor,
) -> KernelDescriptor {
    let initial = &kernel.initial;
    let sgprs = processor
        .fixed_sgprs
        .unwrap_or(kernel.sgprs + kernel.special_sgprs);
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

/// As before gfx90a, with larger blocks and the accumulation registers after the vector registers.
pub(crate) fn describe_cdna(
    kernel: &Kernel,
    processor: &Described,
    wave: WaveSize,
    descriptor: KernelDescriptor,
) -> KernelDescriptor {
    let descriptor = describe(kernel, processor, wave, descriptor);
    let blocks = gfx90a_vgpr_blocks(kernel.vector_registers().into());
    KernelDescriptor {
        rsrc1: descriptor.rsrc1.with_vgpr_blocks(blocks),
        rsrc3: Rsrc3::default().with_accum_offset(gcn_vgpr_blocks(kernel.vgprs.into())),
        ..descriptor
    }
}

/// Private memory of gfx942 needs nothing in registers: hardware sets it up for kernels that have some.
pub(crate) fn describe_gfx942(
    kernel: &Kernel,
    processor: &Described,
    wave: WaveSize,
    descriptor: KernelDescriptor,
) -> KernelDescriptor {
    let descriptor = describe_cdna(kernel, processor, wave, descriptor);
    let private = kernel.private_bytes > 0 || kernel.dynamic_stack;
    KernelDescriptor {
        rsrc2: descriptor.rsrc2.with_enable_private_segment(private.into()),
        ..descriptor
    }
}

#[cfg(test)]
mod tests {
    use super::{OCCUPANCY, OCCUPANCY_CDNA, OCCUPANCY_GFX7};

    /// As `llc` 19 reports it for kernels with so many registers.
    #[test]
    fn waves_of_cdna_by_registers() {
        for (vgprs, waves) in [
            (1, 8),
            (64, 8),
            (65, 7),
            (72, 7),
            (80, 6),
            (96, 5),
            (128, 4),
            (168, 3),
            (169, 2),
            (256, 2),
        ] {
            assert_eq!(OCCUPANCY_CDNA.waves(&[10, vgprs]), waves, "{vgprs}");
        }
        assert_eq!(OCCUPANCY_CDNA.waves(&[92, 1]), 8);
    }

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
            assert_eq!(OCCUPANCY.waves(&[10, vgprs]), waves, "{vgprs}");
        }
        assert_eq!(OCCUPANCY.waves(&[76, 1]), 10);
        assert_eq!(OCCUPANCY.waves(&[77, 1]), 8);
        assert_eq!(OCCUPANCY.waves(&[92, 1]), 8);
        assert_eq!(OCCUPANCY.waves(&[102, 1]), 7);
        // LLVM 19's occupancy of gfx700 by scalar registers, VCC among them.
        for (sgprs, waves) in [(48, 10), (49, 9), (57, 8), (65, 7), (73, 6), (81, 5), (97, 4)] {
            assert_eq!(OCCUPANCY_GFX7.waves(&[sgprs - 2, 1]), waves, "{sgprs}");
        }
    }
}
