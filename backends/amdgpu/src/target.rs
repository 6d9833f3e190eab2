//! Processors and target ids: names, ELF machine numbers and feature bits (`e_flags` of code object v4 and later).

use crate::elf::DESCRIPTOR_SUFFIX;
use std::fmt;

/// A processor that code objects can be made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Processor {
    /// Name as in a target id (`gfx900`).
    pub name: &'static str,
    /// `EF_AMDGPU_MACH` value, bits 7:0 of `e_flags`.
    pub mach: u8,
    /// Whether the processor has the XNACK feature.
    pub xnack: bool,
    /// Whether the processor has the SRAM-ECC feature.
    pub sramecc: bool,
}

const fn processor(name: &'static str, mach: u8, xnack: bool, sramecc: bool) -> Processor {
    Processor {
        name,
        mach,
        xnack,
        sramecc,
    }
}

/// All processors known here, by machine number as the tools measure them.
pub const PROCESSORS: &[Processor] = &[
    processor("gfx600", 0x20, false, false),
    processor("gfx601", 0x21, false, false),
    processor("gfx602", 0x3a, false, false),
    processor("gfx700", 0x22, false, false),
    processor("gfx701", 0x23, false, false),
    processor("gfx702", 0x24, false, false),
    processor("gfx703", 0x25, false, false),
    processor("gfx704", 0x26, false, false),
    processor("gfx705", 0x3b, false, false),
    processor("gfx801", 0x28, true, false),
    processor("gfx802", 0x29, false, false),
    processor("gfx803", 0x2a, false, false),
    processor("gfx805", 0x3c, false, false),
    processor("gfx810", 0x2b, true, false),
    processor("gfx900", 0x2c, true, false),
    processor("gfx902", 0x2d, true, false),
    processor("gfx904", 0x2e, true, false),
    processor("gfx906", 0x2f, true, true),
    processor("gfx908", 0x30, true, true),
    processor("gfx909", 0x31, true, false),
    processor("gfx90a", 0x3f, true, true),
    processor("gfx90c", 0x32, true, false),
    processor("gfx942", 0x4c, true, true),
    processor("gfx1010", 0x33, true, false),
    processor("gfx1030", 0x36, false, false),
    processor("gfx1031", 0x37, false, false),
    processor("gfx1032", 0x38, false, false),
    processor("gfx1033", 0x39, false, false),
    processor("gfx1034", 0x3e, false, false),
    processor("gfx1035", 0x3d, false, false),
    processor("gfx1036", 0x45, false, false),
    processor("gfx1100", 0x41, false, false),
    processor("gfx1101", 0x46, false, false),
    processor("gfx1102", 0x47, false, false),
    processor("gfx1103", 0x44, false, false),
    processor("gfx1150", 0x43, false, false),
    processor("gfx1200", 0x48, false, false),
    processor("gfx1201", 0x4e, false, false),
];

impl Processor {
    /// The processor of this name.
    pub fn by_name(name: &str) -> Option<Processor> {
        PROCESSORS
            .iter()
            .copied()
            .find(|processor| processor.name == name)
    }

    /// The features that target ids may set, in their order.
    pub fn features(&self) -> &'static [&'static str] {
        match (self.sramecc, self.xnack) {
            (true, true) => &["sramecc", "xnack"],
            (true, false) => &["sramecc"],
            (false, true) => &["xnack"],
            (false, false) => &[],
        }
    }

    /// Major and minor number and stepping of the instruction set, as in the name: `gfx90a` is 9, 0, 10.
    pub fn numbers(&self) -> [u32; 3] {
        let digits = self.name.trim_start_matches("gfx");
        let (major, rest) = digits.split_at(digits.len().saturating_sub(2));
        let digit = |at: usize| {
            rest.chars()
                .nth(at)
                .and_then(|digit| digit.to_digit(16))
                .unwrap_or(0)
        };
        [major.parse().unwrap_or(0), digit(0), digit(1)]
    }

    /// Whether it fetches instructions beyond the end of a program, which are to be there (gfx10 and later).
    pub fn fetches_ahead(&self) -> bool {
        self.name.starts_with("gfx1")
    }

    /// Whether waves have accumulation registers beside their vector registers (gfx908 and later of its kind).
    pub fn has_accumulators(&self) -> bool {
        matches!(self.name, "gfx908" | "gfx90a" | "gfx942")
    }

    /// Whether two compute units can work on one work-group together (gfx10 and later).
    pub fn has_workgroup_processors(&self) -> bool {
        self.name.starts_with("gfx1")
    }

    /// The processor with this machine number.
    pub fn by_mach(mach: u8) -> Option<Processor> {
        PROCESSORS
            .iter()
            .copied()
            .find(|processor| processor.mach == mach)
    }
}

/// Setting of an optional target feature, as coded in two bits of `e_flags`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Feature {
    /// The processor does not have it.
    Unsupported,
    /// The code works with either setting.
    #[default]
    Any,
    /// The code needs it off.
    Off,
    /// The code needs it on.
    On,
}

impl Feature {
    fn bits(self) -> u32 {
        self as u32
    }

    fn from_bits(bits: u32) -> Feature {
        [Feature::Unsupported, Feature::Any, Feature::Off, Feature::On][(bits & 3) as usize]
    }

    fn suffix(self, name: &str) -> String {
        match self {
            Feature::Unsupported | Feature::Any => String::new(),
            Feature::Off => format!(":{name}-"),
            Feature::On => format!(":{name}+"),
        }
    }
}

/// A processor with its feature settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetId {
    /// The processor.
    pub processor: Processor,
    /// XNACK (page fault replay).
    pub xnack: Feature,
    /// SRAM ECC.
    pub sramecc: Feature,
}

impl TargetId {
    /// The processor of a name, as [`TargetId::new`].
    pub fn of_processor(name: &str) -> TargetId {
        TargetId::new(Processor::by_name(name).unwrap_or(PROCESSORS[0]))
    }

    /// A processor with every feature it has at [`Feature::Any`].
    pub fn new(processor: Processor) -> Self {
        let any = |has: bool| if has { Feature::Any } else { Feature::Unsupported };
        Self {
            processor,
            xnack: any(processor.xnack),
            sramecc: any(processor.sramecc),
        }
    }

    /// The same processor with features set, as a target id has them after the processor: `sramecc-:xnack+`, in any order.
    ///
    /// # Errors
    /// A feature that the processor does not have, is named twice, or is not set.
    pub fn with_settings(mut self, settings: &str) -> Result<TargetId, String> {
        let name = self.processor.name;
        let features = self.processor.features();
        let known = match features {
            [] => "it has none that can be set".to_owned(),
            features => format!("it has {}", features.join(" and ")),
        };
        let mut named: Vec<&str> = Vec::new();
        for setting in settings.split(':') {
            let feature = setting.trim_end_matches(['+', '-']);
            let place = match feature {
                "xnack" if self.processor.xnack => &mut self.xnack,
                "sramecc" if self.processor.sramecc => &mut self.sramecc,
                _ => return Err(format!("{name} has no feature `{feature}`; {known}")),
            };
            *place = match &setting[feature.len()..] {
                "+" => Feature::On,
                "-" => Feature::Off,
                _ => return Err(format!("`{setting}` has to be `{feature}+` or `{feature}-`")),
            };
            if named.contains(&feature) {
                return Err(format!("`{feature}` is set twice"));
            }
            named.push(feature);
        }
        Ok(self)
    }

    /// Whether a machine with these settings runs code of another target id: of the same processor, and each feature is as the code needs it.
    /// A machine that does not say how a feature is set runs all.
    pub fn runs(&self, code: &TargetId) -> bool {
        let agrees = |machine: Feature, code: Feature| {
            let open = |setting| matches!(setting, Feature::Any | Feature::Unsupported);
            machine == code || open(machine) || open(code)
        };
        self.processor == code.processor
            && agrees(self.xnack, code.xnack)
            && agrees(self.sramecc, code.sramecc)
    }

    /// Whether page faults may be replayed, so that memory instructions in a row have to bear that.
    pub fn replays(&self) -> bool {
        matches!(self.xnack, Feature::Any | Feature::On)
    }

    /// Whether loads of half a register may lose the other half, because memory is corrected by whole words.
    pub fn loses_halves(&self) -> bool {
        matches!(self.sramecc, Feature::Any | Feature::On)
    }

    /// `e_flags` of a version of code objects. Versions 2 and 3 have a bit for each feature that the code may run with.
    pub fn e_flags_in(&self, version: CodeObjectVersion) -> u32 {
        match version {
            CodeObjectVersion::V2 | CodeObjectVersion::V3 => {
                let (xnack, sramecc) = (u32::from(self.replays()), u32::from(self.loses_halves()));
                u32::from(self.processor.mach) | xnack << 8 | sramecc << 9
            }
            _ => self.e_flags(),
        }
    }

    /// The target of `e_flags` of a version of code objects, if the processor is known.
    pub fn from_e_flags_in(version: CodeObjectVersion, flags: u32) -> Option<TargetId> {
        if !matches!(version, CodeObjectVersion::V2 | CodeObjectVersion::V3) {
            return TargetId::from_e_flags(flags);
        }
        let processor = Processor::by_mach(flags as u8)?;
        let feature = |has, bit: u32| match (has, flags >> bit & 1) {
            (false, _) => Feature::Unsupported,
            (true, 0) => Feature::Off,
            (true, _) => Feature::On,
        };
        Some(TargetId {
            processor,
            xnack: feature(processor.xnack, 8),
            sramecc: feature(processor.sramecc, 9),
        })
    }

    /// `e_flags` of code objects v4 to v6.
    pub fn e_flags(&self) -> u32 {
        u32::from(self.processor.mach) | self.xnack.bits() << 8 | self.sramecc.bits() << 10
    }

    /// The target of `e_flags` of code objects v4 to v6, if the processor is known.
    pub fn from_e_flags(flags: u32) -> Option<TargetId> {
        let processor = Processor::by_mach(flags as u8)?;
        Some(TargetId {
            processor,
            xnack: Feature::from_bits(flags >> 8),
            sramecc: Feature::from_bits(flags >> 10),
        })
    }
}

impl fmt::Display for TargetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sramecc, xnack) = (self.sramecc.suffix("sramecc"), self.xnack.suffix("xnack"));
        write!(f, "amdgcn-amd-amdhsa--{}{sramecc}{xnack}", self.processor.name)
    }
}

/// Version of the code object format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CodeObjectVersion {
    /// Version 2, of the first processors of gfx9 and older ones: a header before the code, metadata as text.
    V2,
    /// Version 3, of processors up to gfx10: metadata without a target id.
    V3,
    /// Version 4.
    V4,
    /// Version 5, what current tools emit.
    #[default]
    V5,
    /// Version 6.
    V6,
}

impl CodeObjectVersion {
    /// `EI_ABIVERSION`.
    pub fn abi_version(self) -> u8 {
        match self {
            CodeObjectVersion::V2 => 0,
            CodeObjectVersion::V3 => 1,
            CodeObjectVersion::V4 => 2,
            CodeObjectVersion::V5 => 3,
            CodeObjectVersion::V6 => 4,
        }
    }

    /// The version with this `EI_ABIVERSION`.
    pub fn from_abi_version(version: u8) -> Option<Self> {
        [
            CodeObjectVersion::V2,
            CodeObjectVersion::V3,
            CodeObjectVersion::V4,
            CodeObjectVersion::V5,
            CodeObjectVersion::V6,
        ]
        .into_iter()
        .find(|candidate| candidate.abi_version() == version)
    }

    /// The symbol by which loaders find a kernel: its descriptor, in version 2 what stands before its code.
    pub fn symbol_of(self, kernel: &str) -> String {
        match self {
            CodeObjectVersion::V2 => kernel.to_owned(),
            _ => format!("{kernel}{DESCRIPTOR_SUFFIX}"),
        }
    }

    /// Whether the metadata names the target.
    pub fn names_target(self) -> bool {
        !matches!(self, CodeObjectVersion::V2 | CodeObjectVersion::V3)
    }

    /// `amdhsa.version` of the metadata, `Version` in version 2.
    pub fn metadata_version(self) -> [u64; 2] {
        match self {
            CodeObjectVersion::V2 | CodeObjectVersion::V3 => [1, 0],
            CodeObjectVersion::V4 => [1, 1],
            CodeObjectVersion::V5 | CodeObjectVersion::V6 => [1, 2],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_as_measured_from_the_tools() {
        let flags = |name: &str| TargetId::new(Processor::by_name(name).unwrap()).e_flags();
        assert_eq!(flags("gfx900"), 0x12c);
        assert_eq!(flags("gfx906"), 0x52f);
        assert_eq!(flags("gfx1201"), 0x4e);
        assert_eq!(flags("gfx803"), 0x2a);
    }

    #[test]
    fn target_id_text_and_flags_round_trip() {
        let mut target = TargetId::new(Processor::by_name("gfx906").unwrap());
        target.sramecc = Feature::On;
        target.xnack = Feature::Off;
        assert_eq!(target.to_string(), "amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-");
        assert_eq!(TargetId::from_e_flags(target.e_flags()), Some(target));
    }

    #[test]
    fn version_3_has_a_bit_for_each_feature() {
        let version = CodeObjectVersion::V3;
        let id = TargetId::of_processor("gfx906").with_settings("sramecc-:xnack+");
        let id = id.unwrap();
        assert_eq!(id.e_flags_in(version), 0x12f);
        assert_eq!(TargetId::from_e_flags_in(version, 0x12f), Some(id));
        assert_eq!(TargetId::of_processor("gfx906").e_flags_in(version), 0x32f);
        let fixed = TargetId::from_e_flags_in(version, 0x2a);
        assert_eq!(fixed, Some(TargetId::of_processor("gfx803")));
    }

    #[test]
    fn settings_are_those_of_the_processor() {
        let with = |name, settings| TargetId::of_processor(name).with_settings(settings);
        let text = |name, settings| with(name, settings).map(|target| target.to_string());
        assert_eq!(
            text("gfx906", "xnack+:sramecc-").unwrap(),
            "amdgcn-amd-amdhsa--gfx906:sramecc-:xnack+"
        );
        assert_eq!(with("gfx906", "xnack+").unwrap().e_flags(), 0x72f);
        for (name, settings, message) in [
            (
                "gfx900",
                "sramecc+",
                "gfx900 has no feature `sramecc`; it has xnack",
            ),
            (
                "gfx906",
                "foo+",
                "gfx906 has no feature `foo`; it has sramecc and xnack",
            ),
            (
                "gfx803",
                "xnack+",
                "gfx803 has no feature `xnack`; it has none that can be set",
            ),
            ("gfx900", "xnack", "`xnack` has to be `xnack+` or `xnack-`"),
            ("gfx900", "xnack+-", "`xnack+-` has to be `xnack+` or `xnack-`"),
            ("gfx900", "xnack+:xnack+", "`xnack` is set twice"),
            ("gfx900", "", "gfx900 has no feature ``; it has xnack"),
        ] {
            assert_eq!(with(name, settings).unwrap_err(), message);
        }
    }

    #[test]
    fn machines_run_code_of_their_settings() {
        let id = |settings: &str| match settings {
            "" => TargetId::of_processor("gfx906"),
            settings => TargetId::of_processor("gfx906").with_settings(settings).unwrap(),
        };
        assert!(id("xnack+").runs(&id("xnack+")) && id("xnack+").runs(&id("")) && id("").runs(&id("xnack-")));
        assert!(!id("xnack+").runs(&id("xnack-")) && !id("sramecc-").runs(&id("sramecc+:xnack+")));
        assert!(!id("").runs(&TargetId::of_processor("gfx900")));
    }

    #[test]
    fn machine_numbers_are_unique() {
        for (index, a) in PROCESSORS.iter().enumerate() {
            assert!(
                PROCESSORS[index + 1..]
                    .iter()
                    .all(|b| a.mach != b.mach && a.name != b.name),
                "{}",
                a.name
            );
        }
    }
}
