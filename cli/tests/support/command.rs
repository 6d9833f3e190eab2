//! Runs the command line, for the tests of its contract.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the repository, where commands run.
pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

pub struct Outcome {
    pub code: i32,
    pub out: String,
    pub err: String,
}

pub fn wavelift_with(words: &[&str], input: Option<&[u8]>) -> Outcome {
    wavelift_in(Path::new(ROOT), words, input)
}

pub fn wavelift_in(folder: &Path, words: &[&str], input: Option<&[u8]>) -> Outcome {
    let mut child = Command::new(env!("CARGO_BIN_EXE_wavelift"))
        .current_dir(folder)
        .args(words)
        .stdin(if input.is_some() {
            Stdio::piped()
        } else {
            Stdio::null()
        })
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    if let (Some(input), Some(mut stdin)) = (input, child.stdin.take()) {
        stdin.write_all(input).expect("the program reads");
    }
    let output = child.wait_with_output().expect("the program ends");
    Outcome {
        code: output.status.code().expect("no signal"),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

pub fn wavelift(words: &[&str]) -> Outcome {
    wavelift_with(words, None)
}

/// Splits at spaces.
pub fn run(line: &str) -> Outcome {
    wavelift(&line.split_whitespace().collect::<Vec<_>>())
}

#[track_caller]
pub fn good(line: &str) -> String {
    let outcome = run(line);
    assert_eq!(outcome.code, 0, "{line}\n{}", outcome.err);
    outcome.out
}

/// A command that must fail with a code and say some things on the standard error, and nothing on the other.
#[track_caller]
pub fn bad(line: &str, code: i32, says: &[&str]) {
    let outcome = run(line);
    assert_eq!(outcome.code, code, "{line}\n{}{}", outcome.out, outcome.err);
    // Whatever is wrong with the input, there is something to do about it.
    assert!(
        code != 1 || outcome.err.contains("help: "),
        "{line}: no help in\n{}",
        outcome.err
    );
    for text in says {
        assert!(
            outcome.err.contains(text),
            "{line}: no {text:?} in\n{}",
            outcome.err
        );
    }
    assert_eq!(outcome.out, "", "{line}");
}

/// An empty folder.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

pub fn corpus() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for level in ["O0", "O2"] {
        let folder = Path::new(ROOT).join("kernels").join(level);
        for entry in std::fs::read_dir(folder).expect("the corpus") {
            files.push(entry.expect("an entry").path());
        }
    }
    files.retain(|path| path.extension().is_some_and(|extension| extension == "brig"));
    files.sort();
    assert_eq!(files.len(), 48);
    files
}
