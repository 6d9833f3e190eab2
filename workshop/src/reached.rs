//! What compilers did with the programs of a campaign: how values were spilled, and from which register files at once.

use std::collections::BTreeMap;
use std::fmt;
use wavelift_codegen::target::{CompiledModule, TargetInfo};

/// How a value can lose its register.
const WAYS: [&str; 3] = ["stored", "loaded", "computed again"];

/// How often code of each kind was compiled.
#[derive(Clone, Debug, Default)]
pub struct Reached {
    counts: BTreeMap<String, u64>,
}

impl Reached {
    /// Counts a module that was compiled for a target.
    pub fn add(&mut self, target: &TargetInfo, compiled: &CompiledModule) {
        for unit in &compiled.units {
            let mut spilled = Vec::new();
            for (file, stats) in target.files.iter().zip(&unit.registers.files) {
                let counts = [stats.spills, stats.reloads, stats.repeated];
                for (way, _) in WAYS.iter().zip(counts).filter(|(_, count)| *count > 0) {
                    self.count(format!("{} {} {way}", target.name, file.plural));
                }
                if counts.iter().any(|&count| count > 0) {
                    spilled.push(file.plural);
                }
            }
            if spilled.len() > 1 {
                self.count(format!("{} {} together", target.name, spilled.join(" and ")));
            }
            let kind = if unit.kernel { "kernel" } else { "function" };
            if unit.facts.private_bytes > 0 {
                self.count(format!("{} {kind} with private memory", target.name));
            }
            let strict = match unit.divergence.strict_branches {
                0 => continue,
                1 => "one strict branch",
                2..5 => "2 to 4 strict branches",
                _ => "5 or more strict branches",
            };
            self.count(format!("{} {strict}", target.name));
        }
    }

    fn count(&mut self, what: String) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Takes over what another count has.
    pub fn merge(&mut self, other: Reached) {
        for (what, times) in other.counts {
            *self.counts.entry(what).or_default() += times;
        }
    }

    /// Different things that were reached.
    pub fn points(&self) -> usize {
        self.counts.len()
    }

    /// Ways to spill that no program came to, of those that a target's files have.
    pub fn missing(&self, target: &TargetInfo) -> Vec<String> {
        let of_file = |plural: &'static str| WAYS.map(|way| format!("{} {plural} {way}", target.name));
        let all = target.files.iter().flat_map(|file| of_file(file.plural));
        all.filter(|what| !self.counts.contains_key(what)).collect()
    }
}

/// A line for each.
impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, times) in &self.counts {
            writeln!(f, "{what} | {times}")?;
        }
        Ok(())
    }
}
