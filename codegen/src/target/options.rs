//! How to compile.

use super::error::OptionError;
use super::info::{OptionValue, TargetInfo};
use crate::opt;
use crate::pass::Fault;
use std::time::Duration;

/// How to compile. A target refuses what it does not have.
#[derive(Clone, Debug)]
pub struct Options {
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Put functions into their callers where that pays, at the level that does everything.
    pub inline: bool,
    /// Lanes of a wave; `None` leaves them to the target.
    pub wave: Option<u32>,
    /// Registers that a kernel may use, by [`FileInfo::plural`](super::FileInfo::plural): values beyond go to memory, or to lanes of vector
    /// registers.
    pub registers: Vec<(String, u16)>,
    /// What is checked on the way.
    pub verify: Verify,
    /// Changes that the mid-end and, with what is left, scheduling may make in one kernel, and calls that may be inlined, for finding one that is wrong.
    pub fuel: u64,
    /// Passes of the mid-end that are left out.
    pub without: opt::PassSet,
    /// Keep machine functions after each pass as text ([`CompiledUnit::mir`](super::CompiledUnit::mir)).
    pub keep_mir: bool,
    /// Say what a simulator that watches the code must know ([`CompiledModule::watched`](super::CompiledModule::watched)). The code has a few
    /// more instructions.
    pub watch: bool,
    /// For tests of the checks after passes, which then must be on.
    pub fault: Option<Fault>,
    /// Leave variables that the program declares and does not define to a linker or loader, instead of refusing the program.
    pub leave_undefined: bool,
    /// Make an object for a linker, where the target has such beside those that loaders take.
    pub relocatable: bool,
    /// The clock of [`PhaseTimes`](super::PhaseTimes), from any start; without one, time passes as on the wall. On a busy machine the
    /// processor time of the thread says more.
    pub clock: Option<fn() -> Duration>,
    /// Threads that compile the kernels of a module; 0 is one per processor. The result is the same with any number.
    pub threads: usize,
    /// Options that only some targets have ([`TargetInfo::options`]).
    pub own: Vec<(String, OptionValue)>,
}

/// Who takes an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    /// A loader.
    Loadable,
    /// A linker, where the target's objects for linkers are others than those for loaders.
    Relocatable,
}

/// What is checked while a program is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verify {
    /// Nothing but what the target needs.
    Nothing,
    /// The function after every pass, and the allocation of registers.
    Passes,
    /// The same, and a proof on machine code that lane masks keep the lanes, where the target has one.
    Masks,
}

impl Verify {
    /// What is usual: checks after passes in debug builds.
    pub const USUAL: Verify = if cfg!(debug_assertions) {
        Verify::Passes
    } else {
        Verify::Nothing
    };
}

impl Default for Options {
    fn default() -> Options {
        Options {
            level: opt::Level::Full,
            inline: true,
            wave: None,
            registers: Vec::new(),
            verify: Verify::USUAL,
            fuel: u64::MAX,
            without: opt::PassSet::default(),
            keep_mir: false,
            watch: false,
            fault: None,
            leave_undefined: false,
            relocatable: false,
            clock: None,
            threads: 1,
            own: Vec::new(),
        }
    }
}

impl Options {
    /// The usual choices for waves of so many lanes.
    pub fn for_wave(wave: u32) -> Options {
        Options {
            wave: Some(wave),
            ..Options::default()
        }
    }

    /// Who takes the object.
    pub fn object_kind(&self) -> ObjectKind {
        match self.relocatable {
            true => ObjectKind::Relocatable,
            false => ObjectKind::Loadable,
        }
    }

    /// Whether functions are checked after passes.
    pub fn checks(&self) -> bool {
        self.verify >= Verify::Passes
    }

    /// Checks everything against what a target has: sizes of waves, register files and options of its own.
    ///
    /// # Errors
    /// The first that the target does not take.
    pub fn check(&self, info: &TargetInfo) -> Result<(), OptionError> {
        let bad = |name: &str, value: String, expected: String| OptionError::Value {
            name: name.to_owned(),
            value,
            expected,
            target: info.name,
        };
        if let Some(wave) = self.wave.filter(|wave| !info.waves.contains(wave)) {
            let known: Vec<String> = info.waves.iter().map(u32::to_string).collect();
            let expected = format!("one of {}", known.join(", "));
            return Err(bad("wave", wave.to_string(), expected));
        }
        for (name, limit) in &self.registers {
            let Some(file) = info.files.iter().find(|file| file.plural == name) else {
                return Err(OptionError::Unknown {
                    name: name.clone(),
                    target: info.name,
                    known: info.files.iter().map(|file| file.plural).collect(),
                });
            };
            if !(file.fewest.max(1)..=file.count).contains(&u32::from(*limit)) {
                let expected = format!("from {} to {}", file.fewest.max(1), file.count);
                return Err(bad(name, limit.to_string(), expected));
            }
        }
        for (name, value) in &self.own {
            let Some(option) = info.option(name) else {
                return Err(OptionError::Unknown {
                    name: name.clone(),
                    target: info.name,
                    known: info.options.iter().map(|option| option.name).collect(),
                });
            };
            if !option.kind.takes(*value) {
                return Err(bad(name, value.to_string(), option.kind.expected()));
            }
        }
        Ok(())
    }

    /// Registers of a file that a kernel may use, if the options limit them.
    pub fn limit_of(&self, plural: &str) -> Option<u16> {
        let mut limits = self.registers.iter().rev();
        limits.find(|(name, _)| name == plural).map(|&(_, limit)| limit)
    }

    /// The value of an option that only some targets have, or its default.
    pub fn own(&self, info: &TargetInfo, name: &str) -> Option<OptionValue> {
        let mut given = self.own.iter().rev();
        let given = given.find(|(known, _)| known == name).map(|&(_, value)| value);
        given.or_else(|| info.option(name).map(|option| option.default))
    }

    /// Whether a flag that only some targets have is on.
    pub fn flag(&self, info: &TargetInfo, name: &str) -> bool {
        self.own(info, name) == Some(OptionValue::Flag(true))
    }

    /// The number of an option that only some targets have.
    pub fn number(&self, info: &TargetInfo, name: &str) -> Option<u32> {
        match self.own(info, name)? {
            OptionValue::Number(number) => Some(number),
            OptionValue::Flag(_) => None,
        }
    }
}
