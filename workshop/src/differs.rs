//! Two ways to compile and run a program, and whether they come to the same.

use crate::execute::{self, Buffers, Failure, Way};
use std::fmt;
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::Options;
use wavelift_generate::Program;
use wavelift_simulator::Registry;

/// Why a word names no way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WayError {
    /// There is no such target; what the registry says.
    Target(String),
    /// The target has no waves of so many lanes: the sizes that it has.
    Wave(u32, Vec<u32>),
    /// A part after the target that means nothing.
    Part(String),
}

impl fmt::Display for WayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WayError::Target(what) => f.write_str(what),
            WayError::Wave(wave, known) => {
                let known: Vec<String> = known.iter().map(u32::to_string).collect();
                write!(f, "there are waves of {} lanes, not of {wave}", known.join(", "))
            }
            WayError::Part(part) => write!(
                f,
                "`{part}` is none of O0, O1, O2, w with a number of lanes, fuel= and registers= with a number, without= with passes of the mid-end"
            ),
        }
    }
}

impl std::error::Error for WayError {}

impl Way {
    /// Reads `TARGET[:wLANES][:O0|O1|O2][:fuel=N][:without=PASSES][:registers=N]`; what is missing is as usual, lanes are those of `wave` if the target can
    /// have them.
    ///
    /// # Errors
    /// What is wrong with the word.
    pub fn parse(word: &str, registry: &Registry, wave: Option<u32>) -> Result<Way, WayError> {
        let mut parts = word.split(':');
        let target = registry
            .find(parts.next().unwrap_or_default())
            .map_err(|error| WayError::Target(error.to_string()))?;
        let waves = target.info().waves;
        let usual = target.first_wave(&Options::default());
        let wave = wave.filter(|wave| waves.contains(wave)).unwrap_or(usual);
        let mut way = Way::new(target.name(), wave, Level::Full);
        for part in parts {
            let wrong = || WayError::Part(part.to_owned());
            match part {
                "O0" => way.level = Level::None,
                "O1" => way.level = Level::Clean,
                "O2" => way.level = Level::Full,
                _ => {
                    if let Some(fuel) = part.strip_prefix("fuel=") {
                        way.fuel = fuel.parse().map_err(|_| wrong())?;
                    } else if let Some(passes) = part.strip_prefix("without=") {
                        way.without = passes.parse().map_err(|_| wrong())?;
                    } else if let Some(count) = part.strip_prefix("registers=") {
                        way.registers = Some(count.parse().map_err(|_| wrong())?);
                    } else {
                        let lanes = part.strip_prefix('w').ok_or_else(wrong)?;
                        way.wave = lanes.parse().map_err(|_| wrong())?;
                        if !waves.contains(&way.wave) {
                            return Err(WayError::Wave(way.wave, waves.to_vec()));
                        }
                    }
                }
            }
        }
        Ok(way)
    }
}

/// How two runs are not the same: what became of each. Runs that fail in the same way do not differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What became of the first: a kind of failure, or `result`.
    pub first: &'static str,
    /// What became of the second.
    pub second: &'static str,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == RESULT && self.second == RESULT {
            f.write_str("results differ")
        } else {
            write!(f, "{} and {}", self.first, self.second)
        }
    }
}

const RESULT: &str = "result";

/// The difference between runs of two programs, each its own way; `None` if they come to the same, or if one lacks something that the
/// program needs.
pub fn difference(registry: &Registry, programs: [&Program; 2], ways: &[Way; 2]) -> Option<Difference> {
    let [first, second] = [0, 1].map(|side| execute::run(registry, programs[side], &ways[side]));
    let kind = |run: &Result<Buffers, Failure>| run.as_ref().map_or_else(Failure::kind, |_| RESULT);
    let found = Difference {
        first: kind(&first),
        second: kind(&second),
    };
    let same = match (&first, &second) {
        (Ok(first), Ok(second)) => first == second,
        _ => found.first == found.second,
    };
    let lacks = [&first, &second]
        .iter()
        .any(|run| matches!(run, Err(Failure::Unsupported(_))));
    (!same && !lacks).then_some(found)
}
