//! The packs of control flow on the IR interpreter. Packs that are not at hand are skipped, and counted. `wavelift case --target interp --summary`
//! runs a whole pack and prints a table of its families.

use crate::executors::interpreter;
use crate::packs::{case_files, unpack};
use std::path::Path;
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift_interpreter::Options;
use wavelift_interpreter::machine::Form;
use wavelift_simulator::Limits;

fn run(file: &Path, text: bool, form: Form) -> Verdict {
    let case = Case::read(file).unwrap_or_else(|error| panic!("{error}"));
    let options = Options {
        wave_size: case.wave_size,
        limits: Limits {
            max_steps: 400_000,
            ..Limits::default()
        },
        ..Options::default()
    };
    let mut executor = interpreter(options, form);
    run_case(&case, &mut executor, RunOptions { text }).verdict
}

fn control_flow(wave_size: u32) {
    let Some(pack) = unpack(&format!("ws{wave_size}_cfg_sample")) else {
        return;
    };
    let mut files = Vec::new();
    case_files(&pack.0, &mut files);
    files.sort();
    assert_eq!(files.len(), 84);
    let (mut wrong, mut skipped) = (Vec::new(), 0);
    for (number, file) in files.iter().enumerate() {
        let verdict = run(file, number % 2 == 0, Form::Reference);
        if verdict != Verdict::Pass {
            wrong.push(format!("{}: {verdict:?}", file.display()));
        }
        // The mid-end must not change the active sets either.
        match run(file, number % 2 == 0, Form::Optimised) {
            Verdict::Pass => {}
            verdict => wrong.push(format!("{}: optimised: {verdict:?}", file.display())),
        }
        // The divergence pass may say that it cannot keep the active sets yet, but must not change them.
        match run(file, number % 2 == 0, Form::WaveLevel) {
            Verdict::Pass => {}
            Verdict::Skip(_) => skipped += 1,
            verdict => wrong.push(format!("{}: wave level: {verdict:?}", file.display())),
        }
    }
    println!("waves of {wave_size}: {skipped} of 84 are not supported yet at the wave level");
    assert!(wrong.is_empty(), "{} of 84\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn control_flow_in_waves_of_8() {
    control_flow(8);
}

#[test]
fn control_flow_in_waves_of_16() {
    control_flow(16);
}

#[test]
fn control_flow_in_waves_of_32() {
    control_flow(32);
}

#[test]
fn control_flow_in_waves_of_64() {
    control_flow(64);
}
