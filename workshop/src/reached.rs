//! What compilers did with the programs of a campaign: which passes of the mid-end changed them, how values were spilled, and from which register
//! files at once.

use std::collections::BTreeMap;
use std::fmt;
use wavelift_codegen::opt::PASSES;
use wavelift_codegen::opt::counts::PassCounts;
use wavelift_codegen::target::{CompiledModule, TargetInfo};

/// How a value can lose its register.
const WAYS: [&str; 3] = ["stored", "loaded", "computed again"];

/// How often code of each kind was compiled.
#[derive(Clone, Debug, Default)]
pub struct Reached {
    counts: BTreeMap<String, u64>,
    /// Compilations in which a pass changed something.
    compilations: BTreeMap<&'static str, u64>,
    /// All its changes.
    passes: PassCounts,
}

impl Reached {
    /// Counts a module that was compiled for a target.
    pub fn add(&mut self, target: &TargetInfo, compiled: &CompiledModule) {
        self.passes.merge(&compiled.passes);
        for (pass, _) in compiled.passes.iter().filter(|(_, changes)| *changes > 0) {
            *self.compilations.entry(pass).or_default() += 1;
        }
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
        for (pass, times) in other.compilations {
            *self.compilations.entry(pass).or_default() += times;
        }
        self.passes.merge(&other.passes);
    }

    /// Different things that were reached.
    pub fn points(&self) -> usize {
        self.counts.len() + self.compilations.len()
    }

    /// Passes of the mid-end that changed no program.
    pub fn missing_passes(&self) -> Vec<String> {
        let idle = PASSES
            .iter()
            .filter(|pass| !self.compilations.contains_key(*pass));
        idle.map(|pass| format!("pass {pass}")).collect()
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
        writeln!(f, "pass of the mid-end | compilations that it changed | changes")?;
        for (pass, changes) in self.passes.iter() {
            match self.compilations.get(pass) {
                Some(times) => writeln!(f, "pass {pass} | {times} | {changes}")?,
                None => writeln!(f, "pass {pass} | never reached")?,
            }
        }
        Ok(())
    }
}
