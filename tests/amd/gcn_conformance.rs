//! Conformance cases compiled for the generations of GCN and run on their simulator.
//!
//! `tests/conformance` is a choice of cases, a few of every family, that always run. Of the packs, which are passed over if they are not at
//! hand, every n-th case runs here; the whole of one is for the command line:
//! `wavelift case FOLDER --target gfx900 --report result.tsv`.

use crate::executors::{executor, interpreter};
use crate::packs::{case_files, unpack};
use std::path::{Path, PathBuf};
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift_codegen::target::Options;
use wavelift_interpreter::machine::Form;

/// Cases that cannot pass, by a part of their path, and why.
const ODD: &[(&str, &str)] = &[
    (
        "/boundary32/",
        "2^31 work-items and more take hours on a simulator",
    ),
    ("/boundary24/", "2^24 work-items take minutes"),
    ("/limits/", "some have 2^31 work-items"),
    (
        "mul_pp_sat_s32x2",
        "expects a product that wraps, where HSA PRM 4.14 says that it saturates",
    ),
];

fn cases(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    case_files(folder, &mut files);
    files.retain(|file| {
        let path = file.to_string_lossy();
        !ODD.iter().any(|(part, _)| path.contains(part))
    });
    files.sort();
    files
}

/// A processor of each generation.
const TARGETS: [&str; 2] = ["gfx900", "gfx803"];

fn on(target: &'static str, case: &Case, text: bool) -> Verdict {
    // The invariants of the divergence pass are watched.
    let compile = Options {
        watch: true,
        ..Options::default()
    };
    let mut executor = executor(target, compile);
    run_case(case, &mut executor, RunOptions { text }).verdict
}

/// Runs cases; what is not supported yet is counted, not wrong.
fn check(files: &[PathBuf], may_skip: bool) {
    let (mut wrong, mut skipped) = (Vec::new(), 0);
    for file in files {
        let case = Case::read(file).unwrap_or_else(|error| panic!("{error}"));
        for target in TARGETS {
            match on(target, &case, false) {
                Verdict::Pass => {}
                Verdict::Skip(_) if may_skip => skipped += 1,
                verdict => wrong.push(format!("{} on {target}: {verdict:?}", case.name)),
            }
        }
    }
    println!(
        "{} cases on {} targets; {skipped} are not supported yet",
        files.len(),
        TARGETS.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_choice_of_cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let files = cases(&folder);
    assert!(files.len() >= 60, "{} cases", files.len());
    check(&files, false);
    for file in &files {
        let case = Case::read(file).unwrap_or_else(|error| panic!("{error}"));
        let options = wavelift_interpreter::Options {
            wave_size: case.wave_size,
            ..Default::default()
        };
        let mut executor = interpreter(options, Form::Reference);
        let verdict = run_case(&case, &mut executor, RunOptions { text: false }).verdict;
        assert_eq!(verdict, Verdict::Pass, "{} on the interpreter", case.name);
    }
}

#[test]
fn every_fiftieth_case_of_the_core_pack() {
    if let Some(pack) = unpack("ws64_core_sample") {
        let files: Vec<_> = cases(&pack.0).into_iter().step_by(50).collect();
        assert!(files.len() > 200, "{} cases", files.len());
        check(&files, true);
    }
}

/// Lanes meet again where the manual says.
#[test]
fn random_control_flow() {
    if let Some(pack) = unpack("ws64_cfg_sample") {
        let files = cases(&pack.0);
        assert_eq!(files.len(), 84);
        check(&files, false);
    }
}
