//! What tests compare with and a machine may not have: tools of others, and conformance packs.
//!
//! A test asks [`installed`] or [`pack`] first, and returns if they say no. They count that: a line in the file `skipped-tests.txt` of the
//! folder that Cargo builds in, with what is missing, the place and the test. `.ci/run` shows the lines at its end.
//!
//! The variable [`REQUIRE`] makes a panic of it: `WAVELIFT_REQUIRE_PEERS=1` where everything is there, `WAVELIFT_REQUIRE_PEERS=tools` where the
//! tools are and packs may be missing.

pub mod llvm;

use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::{env, thread};

/// The variable that makes an error of what is missing.
pub const REQUIRE: &str = "WAVELIFT_REQUIRE_PEERS";
/// The name of the file with a line for each test that was skipped.
pub const SKIPPED: &str = "skipped-tests.txt";

/// What can be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Tool,
    Pack,
}

/// Whether tools are in a folder of `PATH`. If not, the test is one that was skipped.
///
/// # Panics
/// If one is missing and [`REQUIRE`] wants it.
#[track_caller]
pub fn installed(tools: &[&str]) -> bool {
    let missing: Vec<&str> = tools.iter().copied().filter(|tool| !is_in_path(tool)).collect();
    if !missing.is_empty() {
        skip(
            Kind::Tool,
            format_args!("{}: not installed", missing.join(", ")),
            Location::caller(),
        );
    }
    missing.is_empty()
}

/// The archive of a conformance pack: `shared/conformance/NAME.tar.zst` in a folder around the root of the sources. If there is none, the test is one
/// that was skipped.
///
/// # Panics
/// If there is none and [`REQUIRE`] wants it.
#[track_caller]
pub fn pack(name: &str) -> Option<PathBuf> {
    let file = format!("shared/conformance/{name}.tar.zst");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let around = root.ancestors().skip(2);
    let found = around
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file());
    if found.is_none() {
        let what = format_args!("{file}: in no folder around the sources");
        skip(Kind::Pack, what, Location::caller());
    }
    found
}

fn is_in_path(tool: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| folder.join(tool).is_file())
}

fn skip(kind: Kind, what: impl Display, place: &Location<'_>) {
    let required = env::var(REQUIRE).unwrap_or_default();
    if let Err(unknown) = check(kind, &required) {
        panic!("{what}; {unknown}");
    }
    println!("skipped: {what}");
    let thread = thread::current();
    let test = thread.name().unwrap_or("-");
    let line = format!("{what}\t{}:{}\t{test}\n", place.file(), place.line());
    let Some(path) = skipped_file(&env::current_exe().unwrap_or_default()) else {
        return;
    };
    let file = OpenOptions::new().create(true).append(true).open(&path);
    let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
    if let Err(error) = written {
        panic!(
            "the test is skipped, and that cannot be counted in {}: {error}",
            path.display()
        );
    }
}

/// Whether a test may be skipped; if not, why.
fn check(kind: Kind, required: &str) -> Result<(), String> {
    match (required, kind) {
        ("" | "0", _) | ("tools", Kind::Pack) => Ok(()),
        ("1", _) | ("tools", Kind::Tool) => Err(format!("{REQUIRE}={required} does not let the test skip")),
        _ => Err(format!("{REQUIRE}={required} is none of 0, 1 and tools")),
    }
}

/// The file of the folder that Cargo builds in: test programs are in `FOLDER/PROFILE/deps`.
fn skipped_file(program: &Path) -> Option<PathBuf> {
    let deps = program.parent().filter(|folder| folder.ends_with("deps"))?;
    Some(deps.parent()?.parent()?.join(SKIPPED))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tools_are_looked_for_in_the_path() {
        assert!(installed(&["cargo"]));
        assert!(!is_in_path("no-such-tool-of-wavelift"));
    }

    #[test]
    fn what_the_variable_lets_skip() {
        for (required, tool, pack) in [
            ("", true, true),
            ("0", true, true),
            ("1", false, false),
            ("tools", false, true),
            ("yes", false, false),
        ] {
            assert_eq!(check(Kind::Tool, required).is_ok(), tool, "{required}");
            assert_eq!(check(Kind::Pack, required).is_ok(), pack, "{required}");
        }
    }

    #[test]
    fn the_file_is_where_cargo_builds() {
        let program = Path::new("/somewhere/target/debug/deps/rules-0123");
        assert_eq!(
            skipped_file(program).unwrap(),
            Path::new("/somewhere/target/skipped-tests.txt")
        );
        assert_eq!(skipped_file(Path::new("/usr/bin/rules")), None);
    }
}
