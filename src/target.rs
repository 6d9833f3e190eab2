//! What there is to compile for and run on, with the facts that users ask for. The numbers come from the tables that the
//! backends themselves work with.

use std::fmt;
use wavelift_codegen::machine::View;
use wavelift_gcn::compile;
use wavelift_gcn::compile::WAVE_SIZE;
use wavelift_gcn::machine::FILES;
use wavelift_gen7::elf::SimdWidth;
use wavelift_rdna4::compile::TargetProcessor;
use wavelift_rdna4::isa::WaveSize;
use wavelift_simulator::dispatch::MAX_GROUP_ITEMS;

/// Something that kernels run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// AMD gfx900: machine code and its simulator.
    Gfx900,
    /// AMD gfx1200: machine code and its simulator.
    Gfx1200,
    /// AMD gfx1201.
    Gfx1201,
    /// Intel Gen7 (Ivy Bridge): machine code and its simulator.
    Ivb,
    /// The IR interpreter.
    Interp,
}

/// Every target.
pub const TARGETS: [Target; 5] = [
    Target::Gfx900,
    Target::Gfx1200,
    Target::Gfx1201,
    Target::Ivb,
    Target::Interp,
];

/// A register file of a wave or work-item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegisterFile {
    /// Name.
    pub name: &'static str,
    /// Registers that a wave can use.
    pub count: u32,
    /// Bits of one.
    pub bits: u32,
    /// Whether each lane has its own.
    pub per_lane: bool,
}

/// Facts about a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetInfo {
    /// Name.
    pub name: &'static str,
    /// Other names that select it.
    pub aliases: &'static [&'static str],
    /// What it is.
    pub description: &'static str,
    /// Whether kernels can be compiled for it.
    pub compiles: bool,
    /// Lanes of a wave; the first is what is taken when nothing asks for another.
    pub wave_sizes: &'static [u32],
    /// Register files.
    pub register_files: Vec<RegisterFile>,
    /// Named limits.
    pub limits: Vec<(&'static str, u64)>,
}

/// A name that is no target's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTarget(pub String);

impl fmt::Display for UnknownTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name()).collect();
        write!(f, "no target `{}`; there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownTarget {}

impl std::str::FromStr for Target {
    type Err = UnknownTarget;

    fn from_str(name: &str) -> Result<Target, UnknownTarget> {
        TARGETS
            .into_iter()
            .find(|target| target.name() == name || target.aliases().contains(&name))
            .ok_or_else(|| UnknownTarget(name.to_owned()))
    }
}

impl Target {
    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Target::Gfx900 => "gfx900",
            Target::Gfx1200 => "gfx1200",
            Target::Gfx1201 => "gfx1201",
            Target::Ivb => "ivb",
            Target::Interp => "interp",
        }
    }

    /// Other names.
    pub fn aliases(self) -> &'static [&'static str] {
        match self {
            Target::Gfx900 => &["vega10", "amdgcn-amd-amdhsa--gfx900"],
            Target::Gfx1200 => &["amdgcn-amd-amdhsa--gfx1200"],
            Target::Gfx1201 => &["rdna4", "amdgcn-amd-amdhsa--gfx1201"],
            Target::Ivb => &["ivybridge", "gen7"],
            Target::Interp => &["interpreter"],
        }
    }

    /// Lanes of a wave that it can have, the usual one first.
    pub fn wave_sizes(self) -> &'static [u32] {
        match self {
            Target::Gfx900 => &[WAVE_SIZE],
            Target::Gfx1200 | Target::Gfx1201 => &[32, 64],
            Target::Ivb => &[16, 8],
            Target::Interp => &[64, 32, 16, 8],
        }
    }

    /// Everything about it.
    pub fn info(self) -> TargetInfo {
        let group_items = ("work-items of a work-group", u64::from(MAX_GROUP_ITEMS));
        let (description, register_files, limits) = match self {
            Target::Gfx900 => (
                "AMD GCN 5 (Vega), code objects and their simulator",
                FILES
                    .iter()
                    .map(|file| RegisterFile {
                        name: file.name,
                        count: file.units.into(),
                        bits: file.unit_bits.into(),
                        per_lane: file.view == View::Thread,
                    })
                    .collect(),
                vec![
                    group_items,
                    (
                        "bytes of group memory",
                        u64::from(wavelift_amdgpu::abi::MAX_GROUP_BYTES),
                    ),
                    (
                        "bytes of private memory of a work-item",
                        u64::from(compile::MAX_PRIVATE_BYTES),
                    ),
                    ("waves of a SIMD", u64::from(crate::stats::MAX_WAVES)),
                ],
            ),
            Target::Gfx1200 | Target::Gfx1201 => (
                "AMD RDNA4, waves of 32 and 64 lanes, code objects and their simulator",
                wavelift_rdna4::machine::files(WaveSize::Wave32)
                    .iter()
                    .map(|file| RegisterFile {
                        name: file.name,
                        count: file.units.into(),
                        bits: file.unit_bits.into(),
                        per_lane: file.view == View::Thread,
                    })
                    .collect(),
                vec![
                    group_items,
                    (
                        "bytes of group memory",
                        u64::from(wavelift_amdgpu::abi::MAX_GROUP_BYTES),
                    ),
                    (
                        "bytes of private memory of a work-item",
                        u64::from(wavelift_rdna4::compile::max_private_bytes(WaveSize::Wave64)),
                    ),
                    ("waves of a SIMD", u64::from(wavelift_rdna4::compile::MAX_WAVES)),
                ],
            ),
            Target::Ivb => (
                "Intel Gen7 (Ivy Bridge GT2), SIMD16 and SIMD8, code objects and their simulator",
                wavelift_gen7::machine::files(SimdWidth::Simd16)
                    .iter()
                    .map(|file| RegisterFile {
                        name: file.name,
                        count: file.units.into(),
                        bits: file.unit_bits.into(),
                        per_lane: file.view == View::Thread,
                    })
                    .collect(),
                vec![
                    group_items,
                    (
                        "bytes of group memory",
                        u64::from(wavelift_gen7::abi::MAX_GROUP_BYTES),
                    ),
                    (
                        "bytes of spilled registers of a thread",
                        u64::from(wavelift_gen7::abi::MAX_SCRATCH_BYTES),
                    ),
                ],
            ),
            Target::Interp => {
                let private = wavelift_interpreter::Options::default().max_private_bytes;
                (
                    "interpreter of the IR, the reference",
                    Vec::new(),
                    vec![
                        group_items,
                        ("bytes of private memory of a work-item", u64::from(private)),
                    ],
                )
            }
        };
        TargetInfo {
            name: self.name(),
            aliases: self.aliases(),
            description,
            compiles: self != Target::Interp,
            wave_sizes: self.wave_sizes(),
            register_files,
            limits,
        }
    }
}

/// What the RDNA4 backend has to know of a target and wave size; `None` for other targets.
pub fn rdna4_options(target: Target, lanes: Option<u32>) -> Option<wavelift_rdna4::compile::Options> {
    let processor = match target {
        Target::Gfx1200 => TargetProcessor::Gfx1200,
        Target::Gfx1201 => TargetProcessor::Gfx1201,
        Target::Gfx900 | Target::Ivb | Target::Interp => return None,
    };
    Some(wavelift_rdna4::compile::Options {
        processor,
        wave: match lanes {
            Some(64) => WaveSize::Wave64,
            _ => WaveSize::Wave32,
        },
        ..Default::default()
    })
}
