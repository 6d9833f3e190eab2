//! Which targets there are, and which of them can execute.
//!
//! A registry is a plain value that its user fills: commands, test runners and fuzzers go through it and name no target.

use crate::machine::{Machine, MachineOptions};
use std::fmt;
use std::sync::Arc;
use wavelift_codegen::target::{ObjectError, Origin, Target};

/// Makes an empty device.
pub type MakeMachine = fn(&MachineOptions) -> Box<dyn Machine>;

/// A target, and what executes its programs.
#[derive(Clone, Debug)]
struct Entry {
    target: Arc<dyn Target>,
    machine: Option<MakeMachine>,
}

/// Targets by name, with the machines that execute their programs.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    entries: Vec<Entry>,
}

impl Registry {
    /// Without targets.
    pub fn new() -> Registry {
        Registry::default()
    }

    /// Adds a target; one of the same name is replaced, with its machine.
    pub fn add(&mut self, target: Arc<dyn Target>) {
        let entry = Entry {
            target,
            machine: None,
        };
        let name = entry.target.name();
        match self.entries.iter_mut().find(|known| known.target.name() == name) {
            Some(known) => *known = entry,
            None => self.entries.push(entry),
        }
    }

    /// Says what executes programs of the target that was added last.
    pub fn machine(&mut self, make: MakeMachine) {
        if let Some(last) = self.entries.last_mut() {
            last.machine = Some(make);
        }
    }

    /// Every target, in the order in which they were added.
    pub fn targets(&self) -> impl Iterator<Item = &Arc<dyn Target>> {
        self.entries.iter().map(|entry| &entry.target)
    }

    /// Every target that there is machine code for.
    pub fn compilers(&self) -> impl Iterator<Item = &Arc<dyn Target>> {
        self.targets().filter(|target| target.info().compiles)
    }

    /// The target of a name or alias, which settings of its features may follow after a colon.
    ///
    /// # Errors
    /// A name that is no target's.
    pub fn find(&self, name: &str) -> Result<Arc<dyn Target>, UnknownTarget> {
        self.entry(name).map(|(_, target)| target)
    }

    fn entry(&self, name: &str) -> Result<(&Entry, Arc<dyn Target>), UnknownTarget> {
        let unknown = |why| UnknownTarget {
            name: name.to_owned(),
            known: self.targets().map(|target| target.name()).collect(),
            why,
        };
        let (plain, settings) = match name.split_once(':') {
            Some((plain, settings)) => (plain, Some(settings)),
            None => (name, None),
        };
        let mut entries = self.entries.iter();
        let entry = entries.find(|entry| entry.target.info().is_called(plain));
        let entry = entry.ok_or_else(|| unknown(None))?;
        let target = match settings {
            Some(settings) => entry.target.with_settings(settings),
            None => Ok(Arc::clone(&entry.target)),
        };
        Ok((entry, target.map_err(|why| unknown(Some(why)))?))
    }

    /// An empty device for programs of a target, if anything executes them.
    pub fn device(&self, name: &str, options: &MachineOptions) -> Option<Box<dyn Machine>> {
        let (entry, target) = self.entry(name).ok()?;
        let options = MachineOptions {
            target: target.name(),
            ..*options
        };
        Some(entry.machine?(&options))
    }

    /// Reads an object as a loader does, also one for a processor whose instructions are not known.
    ///
    /// # Errors
    /// An object that cannot be loaded, or for none of the targets.
    pub fn check_object(&self, object: &[u8]) -> Result<(), ObjectError> {
        let mut targets = self.targets();
        let known = |origin| matches!(origin, Origin::Own | Origin::Relative(_));
        match targets.find(|target| known(target.origin(object))) {
            Some(target) => target.check_object(object),
            None => self.of_object(object).map(|_| ()),
        }
    }

    /// The target that an object is for.
    ///
    /// # Errors
    /// An object for none of them.
    pub fn of_object(&self, object: &[u8]) -> Result<&Arc<dyn Target>, ObjectError> {
        let mut relative: Option<(String, Vec<&'static str>)> = None;
        let mut damaged = None;
        for target in self.targets() {
            match target.origin(object) {
                Origin::Own => return Ok(target),
                Origin::Relative(name) => relative
                    .get_or_insert_with(|| (name, Vec::new()))
                    .1
                    .push(target.name()),
                Origin::Damaged(why) => damaged = Some(ObjectError::Malformed(why)),
                Origin::Foreign => {}
            }
        }
        Err(match relative {
            Some((name, known)) => ObjectError::Processor { name, known },
            None => damaged.unwrap_or(ObjectError::Machine),
        })
    }
}

/// A name that is no target's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTarget {
    /// The name.
    pub name: String,
    /// The names that there are.
    pub known: Vec<&'static str>,
    /// What is wrong with the settings that follow the name of a target.
    pub why: Option<String>,
}

impl fmt::Display for UnknownTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(why) = &self.why {
            return write!(f, "no target `{}`: {why}", self.name);
        }
        write!(
            f,
            "no target `{}`; there are {}",
            self.name,
            self.known.join(", ")
        )
    }
}

impl std::error::Error for UnknownTarget {}
