//! What a target is, in numbers that users and tools ask for.

/// Facts about a target.
#[derive(Clone, Debug, PartialEq)]
pub struct TargetInfo {
    /// Name, as users write it.
    pub name: &'static str,
    /// Other names that mean it.
    pub aliases: &'static [&'static str],
    /// Architecture, vendor and environment of its objects. Where `target-lexicon` has no name for the architecture it is
    /// `Unknown`, and [`Self::name`] says what it is.
    pub triple: Triple,
    /// One line on what it is.
    pub description: &'static str,
    /// Another target whose code this one's is, but for numbers in objects and wait states: walks over all targets may leave it out.
    pub like: Option<&'static str>,
    /// Whether there is machine code for it.
    pub compiles: bool,
    /// Lanes that its waves can have, the usual number first.
    pub waves: &'static [u32],
    /// Register files of a wave.
    pub files: Vec<FileInfo>,
    /// Features by name, as hardware manuals call them.
    pub features: &'static [&'static str],
    /// What programs cannot have more of.
    pub limits: Limits,
    /// Options of its own.
    pub options: &'static [OptionInfo],
}

pub use target_lexicon::Triple;

impl TargetInfo {
    /// A triple that `target-lexicon` knows, as `amdgcn-amd-amdhsa`; otherwise the unknown one.
    pub fn known_triple(text: &str) -> Triple {
        text.parse().unwrap_or_else(|_| Triple::unknown())
    }

    /// The triple with the target's name, which tells targets of one architecture apart: `amdgcn-amd-amdhsa--gfx900`.
    pub fn triple_text(&self) -> String {
        format!("{}--{}", self.triple, self.name)
    }

    /// A triple of a vendor's GPU, of whose architecture `target-lexicon` knows nothing more.
    pub fn triple_of(vendor: &str) -> Triple {
        use target_lexicon::{Architecture, CustomVendor, Vendor};
        let vendor = match vendor {
            "amd" => Vendor::Amd,
            other => Vendor::Custom(CustomVendor::Owned(Box::new(other.to_owned()))),
        };
        Triple {
            architecture: Architecture::Unknown,
            vendor,
            ..Triple::unknown()
        }
    }

    /// Whether a name means the target.
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.aliases.contains(&name)
    }

    /// The option of its own that a name means.
    pub fn option(&self, name: &str) -> Option<&'static OptionInfo> {
        self.options.iter().find(|option| option.name == name)
    }
}

/// A register file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileInfo {
    /// Name for messages, such as `sgpr`.
    pub name: &'static str,
    /// Name of several, for reports and for [`Options::registers`](super::Options::registers), such as `sgprs`.
    pub plural: &'static str,
    /// Registers that a wave can use.
    pub count: u32,
    /// Bits of one.
    pub bits: u32,
    /// Whether each lane has its own.
    pub per_lane: bool,
    /// The fewest that a limit can leave.
    pub fewest: u32,
}

/// What programs cannot have more of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Work-items of a work-group.
    pub group_items: u32,
    /// Bytes of group memory of a work-group, if there is a limit.
    pub group_bytes: Option<u32>,
    /// Bytes of private memory of a work-item, if there is a limit.
    pub private_bytes: Option<u32>,
    /// Waves that run at once on what registers are shared by, if that is known.
    pub waves_at_once: Option<u32>,
    /// Others, with what they are.
    pub own: &'static [(&'static str, u64)],
}

impl Limits {
    /// All of them with what they are, in the order of reports.
    pub fn list(&self) -> Vec<(&'static str, u64)> {
        let known = [
            ("work-items of a work-group", Some(self.group_items)),
            ("bytes of group memory", self.group_bytes),
            ("bytes of private memory of a work-item", self.private_bytes),
            ("waves of a SIMD", self.waves_at_once),
        ];
        let known = known
            .into_iter()
            .filter_map(|(what, most)| Some((what, u64::from(most?))));
        known.chain(self.own.iter().copied()).collect()
    }
}

/// An option of some targets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OptionInfo {
    /// Name, of words joined by hyphens.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// What holds where it is not given.
    pub default: OptionValue,
    /// One line on what it does.
    pub help: &'static str,
}

/// What values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// One of some numbers.
    Number(&'static [u32]),
}

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// On or off.
    Flag(bool),
    /// A number.
    Number(u32),
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValue::Flag(true) => f.write_str("on"),
            OptionValue::Flag(false) => f.write_str("off"),
            OptionValue::Number(number) => number.fmt(f),
        }
    }
}

impl OptionKind {
    /// Whether the option can have a value.
    pub fn takes(self, value: OptionValue) -> bool {
        match (self, value) {
            (OptionKind::Flag, OptionValue::Flag(_)) => true,
            (OptionKind::Number(known), OptionValue::Number(number)) => known.contains(&number),
            _ => false,
        }
    }

    /// What values it takes, in words.
    pub fn expected(self) -> String {
        match self {
            OptionKind::Flag => "on or off".to_owned(),
            OptionKind::Number(known) => {
                let known: Vec<String> = known.iter().map(u32::to_string).collect();
                format!("one of {}", known.join(", "))
            }
        }
    }
}
