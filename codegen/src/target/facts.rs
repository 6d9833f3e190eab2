//! What compiled kernels and functions need and cost.

use std::fmt;
use std::time::Duration;

/// What a kernel or function needs and costs; of a kernel with all that it calls, but for sizes and counts of code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KernelFacts {
    /// Lanes of a wave.
    pub wave: u32,
    /// Register files, in the order of [`TargetInfo::files`](super::TargetInfo::files).
    pub files: Vec<FileUse>,
    /// Static group memory of a work-group, in bytes.
    pub group_bytes: u32,
    /// Private memory of a work-item, in bytes.
    pub private_bytes: u32,
    /// Whether a callee can call itself, so that the runtime adds private memory.
    pub dynamic_stack: bool,
    /// Code, in bytes.
    pub code_bytes: u32,
    /// Instructions.
    pub instructions: u32,
    /// Branches among them.
    pub branches: u32,
    /// Waves that run at once on what they share registers of, as far as registers limit them.
    pub waves_at_once: Option<u32>,
    /// Counts that only some targets have, in the order of reports.
    pub own: Vec<Fact>,
}

/// What a kernel takes of a register file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileUse {
    /// [`FileInfo::plural`](super::FileInfo::plural).
    pub name: &'static str,
    /// Registers.
    pub used: u32,
    /// Values that have a place elsewhere, for want of registers.
    pub spills: u32,
    /// Copies that register allocation inserted.
    pub copies: u32,
}

/// A count that only some targets have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Name, of words joined by underlines.
    pub name: &'static str,
    /// Of what it is a number: `instructions`, `bytes`.
    pub unit: &'static str,
    /// How many.
    pub value: u32,
}

impl KernelFacts {
    /// Names and values in the order of reports. Names say the unit where it is not that of a count.
    pub fn fields(&self) -> Vec<(&'static str, u32)> {
        let sum = |of: fn(&FileUse) -> u32| self.files.iter().map(of).sum();
        let mut fields = vec![("wave", self.wave)];
        fields.extend(self.files.iter().map(|file| (file.name, file.used)));
        fields.extend([
            ("spills", sum(|file| file.spills)),
            ("scratch_bytes", self.private_bytes),
            ("group_bytes", self.group_bytes),
            ("code_bytes", self.code_bytes),
            ("instructions", self.instructions),
            ("copies", sum(|file| file.copies)),
        ]);
        fields.extend(self.own.iter().map(|fact| (fact.name, fact.value)));
        fields.push(("branches", self.branches));
        fields.extend(self.waves_at_once.map(|waves| ("max_waves", waves)));
        fields
    }

    /// One of [`Self::fields`].
    pub fn field(&self, name: &str) -> Option<u32> {
        let mut fields = self.fields().into_iter();
        fields.find(|(known, _)| *known == name).map(|(_, value)| value)
    }
}

/// A line for each.
impl fmt::Display for KernelFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.fields() {
            writeln!(f, "    {name:<14}{value:>8}")?;
        }
        Ok(())
    }
}

/// How long the phases of a compilation took.
#[derive(Clone, Copy, Debug, Default)]
pub struct PhaseTimes {
    /// The mid-end, legalisation included.
    pub midend: Duration,
    /// Uniformity and the structured divergence pass.
    pub divergence: Duration,
    /// Instruction selection.
    pub selection: Duration,
    /// The order of selected instructions.
    pub scheduling: Duration,
    /// Register allocation, spill code included.
    pub registers: Duration,
    /// Everything after it: moves, waits, hazards, encoding.
    pub emission: Duration,
}
