//! `test link`: the modules of a file as one program. In HSAIL each begins with a line `//--- NAME`; what stands in front of the first
//! is the file's header. The output is what a loader must know: kernels with their memory, and what the runtime has to define.
//! Words are those of levels of rules, as for `test hsail`.

use super::hsail::{TAKES, good, levels, line, read};
use crate::registry::{Failure, FileJob, Job, Output, Scope, SubTest};
use crate::testfile::Language;
use std::fmt::Write;
use wavelift_hsail::{Module, Severity, Source, link};

pub(super) struct Link;

const NAME: &str = "link";
/// What begins a module.
const MARK: &str = "//---";

impl SubTest for Link {
    fn name(&self) -> &str {
        NAME
    }

    fn scope(&self, _language: Language) -> Scope {
        Scope::File
    }

    fn run(&self, _job: &Job<'_>) -> Output {
        Err(Failure::new(format!("`test {NAME}` takes {TAKES}, not IR")))
    }

    fn run_file(&self, job: &FileJob<'_>) -> Output {
        if !matches!(job.language, Language::Hsail | Language::Brig) {
            return Err(job.refused(NAME, TAKES));
        }
        let levels = levels(job.options)?;
        let mut wrong = Failure::default();
        let mut parts: Vec<(Module, Source)> = Vec::new();
        for (name, text) in modules(job.text)? {
            let (module, found, source) = read(job, &text, &name, &levels)?;
            match good(module, &found, &source) {
                Ok(module) => parts.push((module, source)),
                Err(Failure(texts)) => wrong.0.extend(texts),
            }
        }
        if !wrong.0.is_empty() {
            return Err(wrong);
        }
        let modules: Vec<&Module> = parts.iter().map(|(module, _)| module).collect();
        let found = link::check(&modules, &levels);
        let errors = found.iter().filter(|f| f.diagnostic.severity == Severity::Error);
        let errors: Vec<String> = errors
            .map(|finding| line(&finding.diagnostic, &parts[finding.part].1))
            .collect();
        if !errors.is_empty() {
            return Err(Failure(errors));
        }
        let report = link::report(&modules);
        let mut out = String::new();
        for kernel in &report.kernels {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{kernel}");
        }
        for name in &report.external {
            let _ = writeln!(out, "external {name}");
        }
        Ok(out)
    }

    fn compares_file(&self, _job: &FileJob<'_>) -> bool {
        true
    }
}

/// The modules of a text, each with its name and its lines where they are in the file. A text without marks is one.
fn modules(text: &str) -> Result<Vec<(String, String)>, Failure> {
    let mut modules: Vec<(String, String)> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        match line.strip_prefix(MARK) {
            Some(name) => {
                let name = name.trim();
                if name.is_empty() || modules.iter().any(|(other, _)| other == name) {
                    return Err(Failure::new(format!(
                        "line {}: a module begins with `{MARK} NAME`, each with another name",
                        number + 1
                    )));
                }
                modules.push((name.to_owned(), "\n".repeat(number + 1)));
            }
            None => {
                if let Some((_, body)) = modules.last_mut() {
                    body.push_str(line);
                    body.push('\n');
                }
            }
        }
    }
    if modules.is_empty() {
        modules.push((String::new(), text.to_owned()));
    }
    Ok(modules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_keep_their_lines() {
        let text = "// test link\n//--- a\none\n//--- b\ntwo\n";
        let found = modules(text).unwrap();
        assert_eq!(found[0], ("a".to_owned(), "\n\none\n".to_owned()));
        assert_eq!(found[1], ("b".to_owned(), "\n\n\n\ntwo\n".to_owned()));
        assert_eq!(modules("x\n").unwrap(), [(String::new(), "x\n".to_owned())]);
        assert!(modules("//---\n").unwrap_err().0[0].starts_with("line 1: a module begins"));
        assert!(modules("//--- a\n//--- a\n").unwrap_err().0[0].starts_with("line 2:"));
    }
}
