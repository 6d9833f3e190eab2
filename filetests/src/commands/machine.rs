//! Machine functions after one of their passes: `test isel`, `test regalloc`, `test waits`, ..., and `test encode` for the code. The input is IR, with
//! a `target` line, or machine text (`.mir`), which goes on from the pass that its header names.

use super::compile::{caller, only, options, target_of, unit_of};
use crate::registry::{Failure, Job, MachineJob, Output, SubTest};
use std::fmt::Write;
use wavelift_codegen::ir::FunctionKind;
use wavelift_codegen::machine::text::{Part, Prints, TextError, parts};
use wavelift_codegen::target::{Options, Target, TextFailure};
use wavelift_simulator::Registry;

/// The passes that have a command, and the code at the end.
const PASSES: [&str; 15] = [
    "isel", "schedule", "regalloc", "expand", "frame", "pair", "skips", "rotate", "rename", "fill", "waits",
    "hazards", "clauses", "delays", ENCODE,
];
/// The command for code.
const ENCODE: &str = "encode";

/// The commands, for some targets.
pub(super) fn all(targets: &Registry) -> impl Iterator<Item = MachinePass> {
    PASSES.into_iter().map(|pass| MachinePass {
        pass,
        targets: targets.clone(),
    })
}

/// Prints functions after a pass, or their code.
pub(super) struct MachinePass {
    pass: &'static str,
    targets: Registry,
}

/// What came of a function: its text after passes, its code as text.
struct Made {
    prints: Prints,
    code: String,
}

impl Made {
    /// What a pass has left; every text must read back as its function.
    fn after(&self, pass: &str) -> Output {
        let faults = self
            .prints
            .list()
            .iter()
            .filter_map(|printed| printed.fault.as_deref());
        let faults: Vec<&str> = faults.collect();
        if !faults.is_empty() {
            return Err(Failure::all(faults));
        }
        if pass == ENCODE {
            return Ok(self.code.clone());
        }
        match self.prints.get(pass) {
            Some(printed) => Ok(printed.text.clone()),
            None => Err(Failure::new(format!("no pass `{pass}` ran"))),
        }
    }
}

impl SubTest for MachinePass {
    fn name(&self) -> &str {
        self.pass
    }

    fn run(&self, job: &Job<'_>) -> Output {
        let target = target_of(&self.targets, job.target)?;
        let options = Options {
            keep_mir: true,
            ..options(job.options, target.as_ref(), &[])?
        };
        let kernel = match job.function.kind {
            FunctionKind::Kernel => job.function.name.clone(),
            FunctionKind::Function => caller(job)?,
        };
        let mut compiled = target.compile(&only(job.module, &kernel), &options)?;
        let wave = compiled.wave;
        let unit = unit_of(&mut compiled, &kernel, job.id)?;
        let made = Made {
            prints: std::mem::take(&mut unit.mir),
            code: listing(target.as_ref(), &unit.code, wave)?,
        };
        made.after(self.pass)
    }

    fn run_machine(&self, job: &MachineJob<'_>) -> Output {
        let parts = parts(job.text).map_err(|error| Failure::new(error.to_string()))?;
        let part = parts.get(job.number);
        let part = part.ok_or_else(|| Failure::new("the file has fewer functions"))?;
        let until = (self.pass != ENCODE).then_some(self.pass);
        let target = self.targets.find(&part.header.target);
        let target =
            target.map_err(|error| Failure::new(part.wrong_target(error.to_string()).to_string()))?;
        let resumed = target.resume(part, until, true).map_err(failure)?;
        let code = match resumed.code {
            Some(code) => listing(target.as_ref(), &code, part.header.wave)?,
            None => String::new(),
        };
        let made = Made {
            prints: resumed.prints,
            code,
        };
        made.after(self.pass)
    }
}

/// The target of a function of machine text.
pub(crate) fn target_of_part(text: &str, number: usize) -> Option<String> {
    Some(parts(text).ok()?.get(number)?.header.target.clone())
}

/// Code as lines with the address, the words and the text of each instruction.
pub(super) fn listing(target: &dyn Target, code: &[u8], wave: u32) -> Result<String, Failure> {
    let lines = target.list(code, wave)?;
    let ends = lines.iter().skip(1).map(|line| line.offset as usize);
    let mut out = String::new();
    for (line, end) in lines.iter().zip(ends.chain([code.len()])) {
        let words = code[line.offset as usize..end].chunks(4);
        let words = words.map(|word| word.iter().rev().map(|byte| format!("{byte:02x}")).collect());
        let words: Vec<String> = words.collect();
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{:>4x}: {:<17}  {}", line.offset, words.join(" "), line.text);
    }
    Ok(out)
}

/// Every mistake in a text by itself.
fn failure(error: TextFailure) -> Failure {
    match error {
        TextFailure::Text(errors) => Failure::all::<TextError>(errors),
        other => Failure::new(other.to_string()),
    }
}

/// The machine functions of a file with the numbers of their first and last lines.
///
/// # Errors
/// The first line that begins none.
pub(crate) fn functions(text: &str) -> Result<Vec<(u32, u32)>, String> {
    let parts = parts(text).map_err(|error| error.to_string())?;
    Ok(parts
        .iter()
        .map(|part: &Part<'_>| (part.first_line, part.last_line()))
        .collect())
}
