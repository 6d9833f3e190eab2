//! What can go wrong while a kernel runs, and where.
//!
//! Every variant carries a [`Site`]: the kernel, work-group, wave, lane and instruction. The variants say whose fault it is: all of
//! them are faults of the simulated program or of its launch, except [`SimError::Unsupported`], which is a gap of ours.

use crate::memory::MemoryFault;
use std::fmt;

/// Where in a dispatch something happened. Fields that are not known yet are empty; each layer fills in what it knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Site {
    /// Name of the kernel.
    pub kernel: String,
    /// Work-group id in the grid.
    pub group: Option<[u32; 3]>,
    /// Number of the wave in its work-group.
    pub wave: Option<u32>,
    /// Lane of the wave.
    pub lane: Option<u32>,
    /// Byte offset of the instruction in the code, or its index in the program.
    pub pc: Option<u64>,
    /// The instruction as text.
    pub instruction: String,
    /// Source file and line of the instruction.
    pub source: Option<(String, u32)>,
}

impl Site {
    /// The same place with the lane filled in.
    #[must_use]
    pub fn with_lane(mut self, lane: u32) -> Self {
        self.lane = Some(lane);
        self
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "at ";
        let mut part = |f: &mut fmt::Formatter<'_>, text: String| {
            let result = write!(f, "{separator}{text}");
            separator = ", ";
            result
        };
        if !self.instruction.is_empty() {
            part(f, format!("`{}`", self.instruction))?;
        }
        if let Some((file, line)) = &self.source {
            let file = if file.is_empty() { "line" } else { file };
            part(f, format!("{file}:{line}"))?;
        }
        if let Some(pc) = self.pc {
            part(f, format!("pc {pc:#x}"))?;
        }
        if let Some(lane) = self.lane {
            part(f, format!("lane {lane}"))?;
        }
        if let Some(wave) = self.wave {
            part(f, format!("wave {wave}"))?;
        }
        if let Some([x, y, z]) = self.group {
            part(f, format!("work-group ({x}, {y}, {z})"))?;
        }
        if !self.kernel.is_empty() {
            part(f, format!("kernel {}", self.kernel))?;
        }
        Ok(())
    }
}

/// An error of a simulated run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimError {
    /// An access to memory that is not there (the program's fault).
    Memory {
        /// Where.
        site: Box<Site>,
        /// The address and what is near it.
        fault: MemoryFault,
    },
    /// A value that hardware leaves undefined was used (the program's fault).
    Poison {
        /// Where it was used.
        site: Box<Site>,
        /// The register or the memory that holds it, as text (`v3`, `s[4:5]`, `group byte 0x40`).
        holder: String,
        /// Why it is undefined.
        cause: String,
    },
    /// Two instructions follow each other more closely than the manual allows (the program's fault).
    Hazard {
        /// The second instruction.
        site: Box<Site>,
        /// The rule, naming the first instruction and how many wait states are missing.
        rule: String,
    },
    /// The program does something that the manual calls undefined or illegal (the program's fault).
    Illegal {
        /// Where.
        site: Box<Site>,
        /// What is wrong.
        what: String,
    },
    /// No wave can go on, or the step limit was reached (the program's fault).
    Hang {
        /// What was detected.
        what: String,
        /// One line per wave that is still there: its state and its place.
        waves: Vec<String>,
    },
    /// A resource limit of the device or of the options was exceeded.
    Limit {
        /// Which limit, the bound and the value.
        what: String,
    },
    /// The launch does not fit the kernel or the device (the caller's fault).
    Launch {
        /// What is wrong and what would be right.
        what: String,
    },
    /// The program stopped itself with a trap.
    Trap {
        /// Where.
        site: Box<Site>,
        /// The trap number or name.
        what: String,
    },
    /// Not supported yet by this simulator (our gap).
    Unsupported {
        /// Where.
        site: Box<Site>,
        /// What.
        what: String,
    },
}

impl SimError {
    /// The place of the error, if it has one.
    pub fn site(&self) -> Option<&Site> {
        match self {
            SimError::Memory { site, .. }
            | SimError::Poison { site, .. }
            | SimError::Hazard { site, .. }
            | SimError::Illegal { site, .. }
            | SimError::Trap { site, .. }
            | SimError::Unsupported { site, .. } => Some(site),
            SimError::Hang { .. } | SimError::Limit { .. } | SimError::Launch { .. } => None,
        }
    }

    /// Lets an outer layer fill in what it knows about the place.
    #[must_use]
    pub fn map_site(mut self, fill: impl FnOnce(&mut Site)) -> Self {
        match &mut self {
            SimError::Memory { site, .. }
            | SimError::Poison { site, .. }
            | SimError::Hazard { site, .. }
            | SimError::Illegal { site, .. }
            | SimError::Trap { site, .. }
            | SimError::Unsupported { site, .. } => fill(site),
            SimError::Hang { .. } | SimError::Limit { .. } | SimError::Launch { .. } => {}
        }
        self
    }
}

impl fmt::Display for SimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimError::Memory { site, fault } => write!(f, "{fault} {site}"),
            SimError::Poison { site, holder, cause } => {
                write!(f, "undefined value used: {holder} ({cause}) {site}")
            }
            SimError::Hazard { site, rule } => write!(f, "hazard: {rule} {site}"),
            SimError::Illegal { site, what } => write!(f, "illegal: {what} {site}"),
            SimError::Hang { what, waves } => {
                write!(f, "hang: {what}")?;
                for wave in waves {
                    write!(f, "\n  {wave}")?;
                }
                Ok(())
            }
            SimError::Limit { what } => write!(f, "limit exceeded: {what}"),
            SimError::Launch { what } => write!(f, "cannot launch: {what}"),
            SimError::Trap { site, what } => write!(f, "trap: {what} {site}"),
            SimError::Unsupported { site, what } => write!(f, "not supported yet: {what} {site}"),
        }
    }
}

impl std::error::Error for SimError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn display_names_instruction_lane_and_cause() {
        let site = Site {
            kernel: "k".into(),
            group: Some([1, 0, 0]),
            wave: Some(2),
            lane: Some(7),
            pc: Some(0x40),
            instruction: "v_add_u32 v0, v1, v2".into(),
            source: Some(("k.hsail".into(), 12)),
        };
        let error = SimError::Poison {
            site: Box::new(site),
            holder: "v1".into(),
            cause: "never written".into(),
        };
        assert_eq!(
            error.to_string(),
            "undefined value used: v1 (never written) at `v_add_u32 v0, v1, v2`, k.hsail:12, pc 0x40, lane 7, wave 2, work-group (1, 0, 0), kernel k"
        );
    }

    #[test]
    fn outer_layer_fills_the_site() {
        let error = SimError::Unsupported {
            site: Box::default(),
            what: "images".into(),
        };
        let error = error.map_site(|site| site.kernel = "k".into());
        assert_eq!(error.to_string(), "not supported yet: images at kernel k");
    }
}
