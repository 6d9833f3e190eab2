//! `test case [TARGET...]`: the `case:` lines of an HSAIL file are those of a case file, carried out on each of the targets, on the interpreter
//! if none is named. The lines `test` and `end` may be left out; a module is named by its file, such as the test file itself.

use crate::case::batch::{BatchOptions, carry_out};
use crate::case::{Case, Verdict};
use std::fmt::Write;
use std::time::Duration;
use wavelift_codegen::nearest_name;
use wavelift_filetests::{Directive, Failure, FileJob, Job, Language, Output, Scope, SubTest};
use wavelift_hsail::RuleLevels;
use wavelift_simulator::Registry as Targets;

/// Time that a case may take on a target.
const TIMEOUT: Duration = Duration::from_secs(60);
const NAME: &str = "case";
const INTERPRETER: &str = "interp";

pub(super) struct CaseCommand(pub(super) Targets);

impl SubTest for CaseCommand {
    fn name(&self) -> &str {
        NAME
    }

    fn scope(&self, _language: Language) -> Scope {
        Scope::File
    }

    fn run(&self, _job: &Job<'_>) -> Output {
        Err(Failure::new(format!(
            "`test {NAME}` takes HSAIL (.hsail), not IR"
        )))
    }

    fn run_file(&self, job: &FileJob<'_>) -> Output {
        if job.language != Language::Hsail {
            return Err(job.refused(NAME, "HSAIL (.hsail)"));
        }
        let (case, lines) = parse(job)?;
        let mut names: Vec<&str> = job.options.0.iter().map(String::as_str).collect();
        if names.is_empty() {
            names.push(INTERPRETER);
        }
        let mut failure = Failure::default();
        for name in names {
            let target = if name == "interpreter" { INTERPRETER } else { name };
            if let Err(error) = self.0.find(target) {
                let known = error.known.iter().copied();
                let near = nearest_name(name, known).filter(|_| error.why.is_none());
                let meant = near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
                failure.0.push(format!("{error}{meant}"));
                continue;
            }
            if let Err(what) = self.on(target, &case, &lines) {
                failure.0.push(format!("on {name}: {what}"));
            }
        }
        match failure.0.is_empty() {
            true => Ok(String::new()),
            false => Err(failure),
        }
    }

    fn compares_file(&self, job: &FileJob<'_>) -> bool {
        job.directives.iter().any(|d| d.keyword == NAME)
    }
}

impl CaseCommand {
    fn on(&self, target: &str, case: &Case, lines: &[u32]) -> Result<(), String> {
        let options = BatchOptions {
            registry: self.0.clone(),
            target: target.to_owned(),
            wave: None,
            jobs: 1,
            text: true,
            timeout: TIMEOUT,
            levels: RuleLevels::USUAL,
            passed: None,
        };
        match carry_out(case, &options) {
            Ok(report) => match report.verdict {
                Verdict::Pass => Ok(()),
                Verdict::Skip(why) => Err(format!("the case says nothing about it: {why}")),
                Verdict::Fail(failure) => Err(placed(&failure.to_string(), lines)),
            },
            Err(error) => Err(error.to_string()),
        }
    }
}

/// The case of the directives, and the line of the file that each of its lines comes from.
fn parse(job: &FileJob<'_>) -> Result<(Case, Vec<u32>), Failure> {
    let lines: Vec<&Directive> = job.directives.iter().filter(|d| d.keyword == NAME).collect();
    let Some(last) = lines.last() else {
        return Err(Failure::new("the file has no `case:` lines"));
    };
    let (mut text, mut places) = (String::new(), Vec::new());
    if !lines[0].text.starts_with("test ") {
        let _ = writeln!(
            text,
            "test {}",
            job.path.file_stem().unwrap_or_default().to_string_lossy()
        );
        places.push(lines[0].line);
    }
    for line in &lines {
        let _ = writeln!(text, "{}", line.text);
        places.push(line.line);
    }
    if last.text != "end" {
        text.push_str("end\n");
        places.push(last.line);
    }
    match Case::parse(&text, job.path) {
        Ok(case) => Ok((case, places)),
        Err(error) => {
            let at = (error.line as usize).saturating_sub(1);
            let line = places.get(at).unwrap_or(&last.line);
            Err(Failure::new(format!("line {line}: {}", error.kind)))
        }
    }
}

/// A message that may begin with a line of the case, with that of the file.
fn placed(text: &str, lines: &[u32]) -> String {
    let number = text.strip_prefix("line ").and_then(|rest| rest.split_once(':'));
    let file = number.and_then(|(number, rest)| {
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        Some((lines.get(index)?, rest))
    });
    match file {
        Some((line, rest)) => format!("line {line}:{rest}"),
        None => text.to_owned(),
    }
}
