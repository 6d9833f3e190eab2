//! `wavelift test`: runs test files and reports how they went.
//!
//! What a test file says is documented in [`wavelift_filetests`].

mod case;

use crate::case::select::{Partition, select};
use std::io::{self, Write};
use std::path::PathBuf;
use wavelift_filetests::{Options, Outcome, Registry, collect_files, run_paths};
use wavelift_simulator::Registry as Targets;

pub use wavelift_filetests as files;

/// What to run.
#[derive(Clone, Debug, Default)]
pub struct TestRequest {
    /// Files, and folders to search for files.
    pub paths: Vec<PathBuf>,
    /// How to run them.
    pub options: Options,
    /// Only files whose path contains this text.
    pub filter: Option<String>,
    /// Only one part of what is left, so that several machines can share the files.
    pub partition: Option<Partition>,
    /// A line for files that pass, too.
    pub verbose: bool,
}

/// Numbers of files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestSummary {
    /// That passed; files whose expected output was rewritten count, too.
    pub passed: usize,
    /// That failed.
    pub failed: usize,
    /// Whose expected output was rewritten.
    pub blessed: usize,
}

/// The commands that test files may use with some targets.
pub fn registry(targets: &Targets) -> Registry {
    let mut registry = wavelift_filetests::commands::standard(targets);
    registry.add(case::CaseCommand(targets.clone()));
    registry
}

/// Runs test files. Writes a line per file that does not pass with its problems below, and last a line with numbers.
///
/// # Errors
/// If a path cannot be read or the report cannot be written.
pub fn test(request: &TestRequest, registry: &Registry, out: &mut dyn Write) -> io::Result<TestSummary> {
    let mut files = collect_files(&request.paths)?;
    if let Some(filter) = &request.filter {
        files.retain(|path| path.display().to_string().contains(filter.as_str()));
        if files.is_empty() {
            let text = format!("the path of no test file contains `{filter}`");
            return Err(io::Error::new(io::ErrorKind::NotFound, text));
        }
    }
    if files.is_empty() {
        let text = "there is no test file in what was named";
        return Err(io::Error::new(io::ErrorKind::NotFound, text));
    }
    // A part may be empty.
    let files = select(files, None, request.partition);
    let mut summary = TestSummary::default();
    for result in run_paths(&files, registry, &request.options) {
        let path = result.path.display();
        match &result.outcome {
            Outcome::Passed => {
                summary.passed += 1;
                if request.verbose {
                    writeln!(out, "PASS {path}")?;
                }
            }
            Outcome::Blessed => {
                summary.passed += 1;
                summary.blessed += 1;
                writeln!(out, "BLESSED {path}")?;
            }
            Outcome::Failed(problems) => {
                summary.failed += 1;
                writeln!(out, "FAIL {path}")?;
                for line in problems.iter().flat_map(|problem| problem.lines()) {
                    writeln!(out, "    {line}")?;
                }
                writeln!(out, "    again: wavelift test {}", quoted(&path.to_string()))?;
            }
        }
    }
    writeln!(out, "{} passed, {} failed", summary.passed, summary.failed)?;
    Ok(summary)
}

/// A path as a word of a shell.
fn quoted(path: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+=,@".contains(c);
    match path.starts_with('-') {
        _ if !path.is_empty() && path.chars().all(plain) && !path.starts_with('-') => path.to_owned(),
        true => format!("'./{}'", path.replace('\'', "'\\''")),
        false => format!("'{}'", path.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn report_of_a_folder() {
        let folder = std::env::temp_dir().join(format!("wavelift-filetest-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let kernel = "kernel %k {\nblock0:\n    return\n}\n";
        fs::write(folder.join("a.wl"), format!("; test verify\n{kernel}")).unwrap();
        fs::write(
            folder.join("b.wl"),
            format!("; test cat\n{kernel}; check: missing\n"),
        )
        .unwrap();
        fs::write(
            folder.join("c.wl"),
            format!("; test cat precise-output\n{kernel}"),
        )
        .unwrap();
        let run = |bless| {
            let options = Options {
                bless,
                jobs: 2,
                color: false,
            };
            let request = TestRequest {
                paths: vec![folder.clone()],
                options,
                verbose: true,
                ..TestRequest::default()
            };
            let mut out = Vec::new();
            let summary = test(&request, &registry(&crate::targets()), &mut out).unwrap();
            (summary, String::from_utf8(out).unwrap())
        };
        let (summary, text) = run(false);
        assert_eq!(
            summary,
            TestSummary {
                passed: 1,
                failed: 2,
                blessed: 0
            }
        );
        assert!(
            text.contains("PASS") && text.contains("FAIL") && text.ends_with("1 passed, 2 failed\n"),
            "{text}"
        );
        assert!(text.contains("the output does not match"), "{text}");
        assert_eq!(
            run(true).0,
            TestSummary {
                passed: 2,
                failed: 1,
                blessed: 1
            }
        );
        assert_eq!(
            run(false).0,
            TestSummary {
                passed: 2,
                failed: 1,
                blessed: 0
            }
        );
        fs::remove_dir_all(&folder).unwrap();
        let gone = TestRequest {
            paths: vec![folder],
            ..TestRequest::default()
        };
        assert!(test(&gone, &registry(&crate::targets()), &mut Vec::new()).is_err());
    }
}
