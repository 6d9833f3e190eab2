//! Cases of the system architecture on waves of fewer lanes than they were made for: the launch is derived where a test is one of waves.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use wavelift::case::batch::{BatchOptions, carry_out};
use wavelift::case::{Case, CaseReport, Verdict};
use wavelift::targets;
use wavelift_hsail::RuleLevels;

/// Target, and lanes of a wave.
const MACHINES: &[(&str, u32)] = &[
    ("interp", 8),
    ("interp", 16),
    ("interp", 32),
    ("interp", 64),
    ("gfx1201", 32),
    ("ivb", 16),
    ("ivb", 8),
    ("hsw", 8),
];

fn cases(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            cases(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "case") {
            found.push(path);
        }
    }
}

fn all_cases() -> Vec<Case> {
    let mut files = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance/sysarch");
    cases(&folder, &mut files);
    files.sort();
    let read = |file: &PathBuf| Case::read(file).unwrap_or_else(|error| panic!("{error}"));
    files.iter().map(read).collect()
}

fn run(case: &Case, target: &str, wave: u32) -> CaseReport {
    let options = BatchOptions {
        registry: targets(),
        target: target.into(),
        wave: Some(wave),
        jobs: 1,
        text: false,
        timeout: Duration::from_secs(60),
        levels: RuleLevels::USUAL,
        passed: None,
    };
    carry_out(case, &options).unwrap_or_else(|error| panic!("{error:?}"))
}

#[test]
fn tests_of_waves_hold_for_fewer_lanes() {
    let cases = all_cases();
    assert_eq!(cases.len(), 7);
    for &(target, wave) in MACHINES {
        for case in &cases {
            let report = run(case, target, wave);
            assert_eq!(
                report.verdict,
                Verdict::Pass,
                "{} on {target} w{wave}: {}",
                case.name,
                report.note
            );
            let larger = case.dispatches[0].work_group[0] > wave;
            let text = format!("launch derived for waves of {wave} lanes");
            assert_eq!(
                report.note.starts_with(&text),
                larger,
                "{}: {}",
                case.name,
                report.note
            );
        }
    }
}

/// Every work-item's value counts: with another one expected the case fails, on the derived launch too.
#[test]
fn derived_cases_can_fail() {
    for case in &mut all_cases() {
        for step in &mut case.steps {
            if let wavelift::case::Action::Check(check) = &mut step.action
                && let wavelift::case::Values::Bytes(_, bytes) = &mut check.values
            {
                bytes.iter_mut().for_each(|byte| *byte ^= 8);
            }
        }
        let report = run(case, "interp", 8);
        let Verdict::Fail(failure) = &report.verdict else {
            panic!("{}: {:?}", case.name, report.verdict)
        };
        assert!(failure.to_string().contains("buffer output"), "{failure}");
    }
}

#[test]
fn what_cannot_be_derived_says_why() {
    let case = &all_cases()[0];
    let skipped = |case: &Case| match run(case, "interp", 16).verdict {
        Verdict::Skip(reason) => reason,
        verdict => panic!("{verdict:?}"),
    };
    let mut odd = case.clone();
    (odd.dispatches[0].work_group[0], odd.dispatches[0].grid[0]) = (40, 40);
    assert_eq!(
        skipped(&odd),
        "holds for waves of 64 lanes, and has work-groups of 40 work-items in a grid of 40, which do not divide into waves of 16"
    );
    let mut flat = case.clone();
    flat.dispatches[0].grid[1] = 2;
    assert!(skipped(&flat).contains("more dimensions"));
    let mut twice = case.clone();
    twice.dispatches.push(twice.dispatches[0].clone());
    assert!(skipped(&twice).contains("more than one launch"));
}
