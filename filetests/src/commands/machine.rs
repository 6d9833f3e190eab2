//! Machine functions behind one of their passes: `test isel`, `test regalloc`, `test waits`, ..., and `test encode` for the code. The input is IR, with
//! a `target` line, or machine text (`.mir`), which goes on from the pass that its header names.

use super::{amd, gen7};
use crate::registry::{Failure, Job, MachineJob, Output, SubTest};
use wavelift_codegen::machine::text::{Part, Prints, ResumeError, TextError, parts};
use wavelift_gcn::compile::Gfx900;
use wavelift_rdna4::compile::Gfx12;

/// The passes that have a command, and the code at the end.
const PASSES: [&str; 10] = [
    "isel", "regalloc", "expand", "frame", "pair", "waits", "hazards", "clauses", "delays", ENCODE,
];
/// The command for code.
const ENCODE: &str = "encode";

/// The commands.
pub(super) fn all() -> impl Iterator<Item = MachinePass> {
    PASSES.into_iter().map(|pass| MachinePass { pass })
}

/// Prints functions behind a pass, or their code.
pub(super) struct MachinePass {
    pass: &'static str,
}

/// What came of a function: its text behind passes, its code as text.
pub(super) struct Made {
    pub(super) prints: Prints,
    pub(super) code: String,
}

impl Made {
    /// What a pass has left; every text must read back as its function.
    fn behind(&self, pass: &str) -> Output {
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
        let made = match job.target {
            Some("gfx900") => amd::made::<Gfx900>(job),
            Some("gfx1201") => amd::made::<Gfx12>(job),
            Some("ivb") => gen7::made(job),
            _ => Err(Failure::new(format!(
                "`test {}` needs `; target gfx900`, `; target gfx1201` or `; target ivb`",
                self.pass
            ))),
        }?;
        made.behind(self.pass)
    }

    fn run_machine(&self, job: &MachineJob<'_>) -> Output {
        let parts = parts(job.text).map_err(|error| Failure::new(error.to_string()))?;
        let part = parts.get(job.number);
        let part = part.ok_or_else(|| Failure::new("the file has fewer functions"))?;
        let until = (self.pass != ENCODE).then_some(self.pass);
        let made = match part.header.target.as_str() {
            "gfx900" => amd::resumed::<Gfx900>(part, until),
            "gfx1200" | "gfx1201" => amd::resumed::<Gfx12>(part, until),
            "ivb" => gen7::resumed(part, until),
            other => Err(Failure::new(format!(
                "no target `{other}` compiles machine text here"
            ))),
        }?;
        made.behind(self.pass)
    }
}

/// Every mistake in a text by itself.
pub(super) fn failure<E: std::fmt::Display>(error: ResumeError<E>) -> Failure {
    match error {
        ResumeError::Text(errors) => Failure::all::<TextError>(errors),
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
