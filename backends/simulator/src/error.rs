//! What can go wrong while a kernel runs, and where.
//!
//! Every variant carries a [`Site`]: the kernel, work-group, wave, lane and instruction. The variants say whose fault it is: all of
//! them are faults of the simulated program or of its launch, except [`SimError::Unsupported`], which is a gap of ours.

use crate::memory::MemoryFault;
use std::fmt;
use wavelift_codegen::pass::REPORT_HELP;

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
    /// Absolute id of the work-item in the grid, where the error is about a single one.
    pub item: Option<[u32; 3]>,
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
        if let Some([x, y, z]) = self.item {
            part(f, format!("work-item ({x}, {y}, {z})"))?;
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

/// Why a dispatch counts as hanging.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HangCause {
    /// Every wave waits for another one.
    Deadlock,
    /// The deadline of the options has passed.
    Time,
    /// This many wave instructions have run, as many as the options allow.
    Steps(u64),
}

impl fmt::Display for HangCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HangCause::Deadlock => f.write_str("no wave can go on"),
            HangCause::Time => f.write_str("its time is over"),
            HangCause::Steps(limit) => write!(f, "it has run {limit} wave instructions"),
        }
    }
}

/// What limits calls in each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallLimit {
    /// The most calls that may be open.
    Calls(usize),
    /// Bytes of private memory of a work-item, with those of the functions that it calls.
    PrivateBytes(u32),
}

impl fmt::Display for CallLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallLimit::Calls(most) => write!(f, "calls nest deeper than {most}"),
            CallLimit::PrivateBytes(most) => write!(f, "private memory of a work-item exceeds {most} bytes"),
        }
    }
}

/// What a wave does that has not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaveState {
    /// It can make a step.
    Running,
    /// It waits at the work-group barrier for the other waves of its work-group.
    AtBarrier,
    /// It waits for something else that another wave must do.
    Blocked,
}

/// A wave that a hanging dispatch leaves behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingWave {
    /// What it does.
    pub state: WaveState,
    /// Its next instruction.
    pub site: Site,
    /// Which lanes run, and where the others wait, as text.
    pub lanes: String,
    /// Lanes that do not run, as text, with the instruction that they ran last.
    pub others: Vec<(String, Site)>,
}

impl fmt::Display for PendingWave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = match self.state {
            WaveState::Running => "runs",
            WaveState::AtBarrier => "waits at the barrier, next",
            WaveState::Blocked => "is blocked",
        };
        let mut site = self.site.clone();
        if let (Some(wave), Some([x, y, z])) = (site.wave.take(), site.group.take()) {
            write!(f, "wave {wave} of work-group ({x}, {y}, {z}) ")?;
        }
        site.kernel.clear();
        write!(f, "{state} {site}")?;
        if !self.lanes.is_empty() {
            write!(f, "; {}", self.lanes)?;
        }
        for (lanes, site) in &self.others {
            write!(f, "; lanes {lanes} {site}")?;
        }
        Ok(())
    }
}

/// Waves that the text of a hang names; the number of the others is all that is said of them.
const WAVES_SHOWN: usize = 8;

/// What can be done where calls nest too deeply.
const NEST_LESS: &str = "nest calls less deeply, or make a loop of the recursion";

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
    /// No wave can go on, or a limit was reached (the program's fault, if it is not just slow).
    Hang {
        /// Which it is.
        cause: HangCause,
        /// The waves that are still there.
        waves: Vec<PendingWave>,
    },
    /// A resource limit of the device or of the options was exceeded.
    Limit {
        /// Which limit, the bound and the value.
        what: String,
    },
    /// A call for which there is no room, mostly of an endless recursion.
    CallDepth {
        /// The call.
        site: Box<Site>,
        /// The function that calls, without sigil.
        function: String,
        /// What there is no room for.
        most: CallLimit,
    },
    /// A call of a function that no module of the program defines (the program's fault).
    UndefinedFunction {
        /// The call.
        site: Box<Site>,
        /// The function, without sigil.
        name: String,
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
    /// An invariant of the compiler does not hold in what runs: a mistake of the compiler, found by watching.
    Broken {
        /// Which.
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
            | SimError::CallDepth { site, .. }
            | SimError::UndefinedFunction { site, .. }
            | SimError::Unsupported { site, .. } => Some(site),
            // The one that runs is why the others wait.
            SimError::Hang { waves, .. } => {
                let running = waves.iter().find(|wave| wave.state == WaveState::Running);
                running.or(waves.first()).map(|wave| &wave.site)
            }
            SimError::Limit { .. } | SimError::Launch { .. } | SimError::Broken { .. } => None,
        }
    }

    /// What its reader can do about it.
    pub fn help(&self) -> &'static str {
        match self {
            SimError::Memory { fault, .. } if fault.beyond_stack => NEST_LESS,
            SimError::CallDepth { .. } => NEST_LESS,
            SimError::UndefinedFunction { .. } => "pass the module that defines it, too",
            SimError::Memory { .. } => {
                "keep the access within the buffer, or pass a larger one; offsets count bytes, not elements"
            }
            SimError::Poison { .. } => "give it a value on every path that leads here, in every lane",
            SimError::Hazard { .. } => "put the missing wait states or another instruction in between",
            SimError::Illegal { .. } => {
                "the manual leaves the result undefined, so the program must not do this"
            }
            SimError::Hang {
                cause: HangCause::Deadlock,
                ..
            } => "every wave must be able to arrive at the barrier, or to end",
            SimError::Hang { .. } => {
                "find out why these lanes do not leave; if the kernel is just slow, allow more time"
            }
            SimError::Limit { .. } => "ask for less memory, or nest calls less deeply",
            SimError::Launch { .. } => {
                "make the launch fit the kernel and the device; `wavelift targets` lists limits"
            }
            SimError::Trap { .. } => "the program stops itself here",
            SimError::Broken { .. } => REPORT_HELP,
            SimError::Unsupported { .. } => "another target may have it; `interp` has most",
        }
    }

    /// Lets an outer layer fill in what it knows about the place, or about the place of each wave of a hang.
    #[must_use]
    pub fn map_site(mut self, mut fill: impl FnMut(&mut Site)) -> Self {
        match &mut self {
            SimError::Memory { site, .. }
            | SimError::Poison { site, .. }
            | SimError::Hazard { site, .. }
            | SimError::Illegal { site, .. }
            | SimError::Trap { site, .. }
            | SimError::CallDepth { site, .. }
            | SimError::UndefinedFunction { site, .. }
            | SimError::Unsupported { site, .. } => fill(site),
            SimError::Hang { waves, .. } => {
                for wave in waves {
                    fill(&mut wave.site);
                    wave.others.iter_mut().for_each(|(_, site)| fill(site));
                }
            }
            SimError::Limit { .. } | SimError::Launch { .. } | SimError::Broken { .. } => {}
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
            SimError::Hang { cause, waves } => {
                let kernel = waves.first().map_or("", |wave| &wave.site.kernel);
                write!(f, "kernel {kernel} does not end: {cause}")?;
                for wave in waves.iter().take(WAVES_SHOWN) {
                    write!(f, "\n  {wave}")?;
                }
                match waves.len().saturating_sub(WAVES_SHOWN) {
                    0 => Ok(()),
                    more => write!(f, "\n  and {more} more waves"),
                }
            }
            SimError::Broken { what } => f.write_str(what),
            SimError::Limit { what } => write!(f, "limit exceeded: {what}"),
            SimError::CallDepth { site, function, most } => write!(f, "{most} in &{function} {site}"),
            SimError::UndefinedFunction { site, name } => {
                write!(
                    f,
                    "call of &{name}, which no module of the program defines {site}"
                )
            }
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
            item: None,
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
    fn hang_names_some_waves_and_counts_the_rest() {
        let wave = |number: u32, state| PendingWave {
            state,
            site: Site {
                kernel: "k".into(),
                group: Some([0, 1, 0]),
                wave: Some(number),
                pc: Some(u64::from(number) * 4),
                ..Site::default()
            },
            lanes: "lanes 0x3 run".into(),
            others: vec![(
                "0xc wait since".into(),
                Site {
                    pc: Some(8),
                    ..Site::default()
                },
            )],
        };
        let mut waves = vec![wave(0, WaveState::AtBarrier), wave(1, WaveState::Running)];
        waves.extend((2..10).map(|number| wave(number, WaveState::Running)));
        let error = SimError::Hang {
            cause: HangCause::Steps(100),
            waves,
        };
        let text = error.to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 10);
        assert_eq!(
            lines[0],
            "kernel k does not end: it has run 100 wave instructions"
        );
        assert_eq!(
            lines[1],
            "  wave 0 of work-group (0, 1, 0) waits at the barrier, next at pc 0x0; lanes 0x3 run; lanes 0xc wait since at pc 0x8"
        );
        assert_eq!(
            lines[2],
            "  wave 1 of work-group (0, 1, 0) runs at pc 0x4; lanes 0x3 run; lanes 0xc wait since at pc 0x8"
        );
        assert_eq!(lines[9], "  and 2 more waves");
        assert_eq!(error.site().and_then(|site| site.wave), Some(1));
        let error = error.map_site(|site| site.source = Some(("k.hsail".into(), 7)));
        assert!(error.to_string().contains("k.hsail:7"));
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
