//! Thread-level blocks that waves of gfx900 enter with lanes: never more than by an immediate-post-dominator stack, on the kernel corpus
//! and on kernels of random control flow. The invariants of the divergence pass are watched all the while.
//!
//! `cargo run --release --example blocks` prints the table of `docs/divergence-blocks.md`.

use crate::blocks::{Counts, measure};
use crate::packs;
use std::path::{Path, PathBuf};
use wavelift::case::Case;

/// Checks cases; gives the sum.
fn check(files: &[PathBuf], text: bool) -> Counts {
    let (mut sum, mut wrong) = (Counts::default(), Vec::new());
    for file in files {
        let case = Case::read(file).unwrap_or_else(|error| panic!("{error}"));
        match measure(&case, text) {
            Ok(counts) => {
                println!("{}: {counts:?}", case.name);
                if counts.entered > counts.stack || counts.above > 0 {
                    wrong.push(format!(
                        "{}: enters more blocks than the stack: {counts:?}",
                        case.name
                    ));
                }
                if counts.same_paths != counts.lanes {
                    wrong.push(format!(
                        "{}: lanes go other ways than alone: {counts:?}",
                        case.name
                    ));
                }
                if counts.stack != counts.interpreter {
                    wrong.push(format!(
                        "{}: the interpreter's stack differs: {counts:?}",
                        case.name
                    ));
                }
                sum.add(&counts);
            }
            Err(error) => wrong.push(format!("{}: {error}", case.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    sum
}

fn kernels(level: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files = Vec::new();
    packs::case_files(&folder, &mut files);
    files.sort();
    assert_eq!(files.len(), 25);
    files
}

#[test]
fn kernels_compiled_without_optimisation() {
    let sum = check(&kernels("O0"), true);
    assert!(sum.meetings > 0, "{sum:?}");
}

#[test]
fn kernels_compiled_with_optimisation() {
    let sum = check(&kernels("O2"), true);
    assert!(sum.meetings > 0, "{sum:?}");
}

#[test]
fn chosen_cases_of_control_flow() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut files = Vec::new();
    packs::case_files(&folder, &mut files);
    files.retain(|file| file.to_string_lossy().contains("cfg"));
    files.sort();
    assert!(!files.is_empty());
    let sum = check(&files, false);
    assert!(sum.cross_lane > 0, "{sum:?}");
}

#[test]
fn random_control_flow() {
    if let Some(pack) = packs::unpack("ws64_cfg_sample") {
        let mut files = Vec::new();
        packs::case_files(&pack.0, &mut files);
        files.sort();
        assert_eq!(files.len(), 84);
        let sum = check(&files, false);
        assert!(sum.cross_lane > 0, "{sum:?}");
    }
}
