//! The conformance packs on the IR interpreter. Packs that are not at hand are passed over.
//!
//! `ignored` tests run a whole pack and print a table of its families.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
#[allow(dead_code)]
#[path = "support/executors.rs"]
mod executors;
#[path = "support/packs.rs"]
mod packs;

use executors::interpreter;
use packs::{case_files, unpack};
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

/// Runs a whole pack, or what `WAVELIFT_UNPACKED` holds; `WAVELIFT_CASES` narrows it to paths that contain a text, `WAVELIFT_STEP` to every n-th; `WAVELIFT_FORM` is `ordered`, `wave` or `optimised`.
#[test]
#[ignore = "takes minutes"]
fn whole_pack() {
    let pack = std::env::var("WAVELIFT_PACK").unwrap_or_else(|_| "ws64_core_sample".to_owned());
    let only = std::env::var("WAVELIFT_CASES").unwrap_or_default();
    let step: usize = std::env::var("WAVELIFT_STEP")
        .ok()
        .and_then(|step| step.parse().ok())
        .unwrap_or(1);
    let form = match std::env::var("WAVELIFT_FORM").as_deref() {
        Ok("ordered") => Form::Ordered,
        Ok("wave") => Form::WaveLevel,
        Ok("optimised") => Form::Optimised,
        _ => Form::Reference,
    };
    let unpacked = std::env::var_os("WAVELIFT_UNPACKED").map(PathBuf::from);
    let pack = match &unpacked {
        Some(_) => None,
        None => unpack(&pack),
    };
    let Some(folder) = unpacked.or_else(|| pack.as_ref().map(|pack| pack.0.clone())) else {
        return;
    };
    let mut files = Vec::new();
    case_files(&folder, &mut files);
    files.sort();
    let mut table: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    let mut reasons: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for file in files.iter().step_by(step) {
        let relative = file.strip_prefix(&folder).unwrap_or(file);
        let name = relative.display().to_string();
        if !name.contains(&only) {
            continue;
        }
        let family: Vec<_> = relative
            .iter()
            .take(3)
            .map(|part| part.to_string_lossy())
            .collect();
        let counts = table.entry(family.join("/")).or_default();
        let start = std::time::Instant::now();
        let verdict = run(file, false, form.clone());
        if start.elapsed().as_secs() >= 2 {
            println!("slow: {name}: {:.1} s", start.elapsed().as_secs_f64());
        }
        let (column, reason) = match verdict {
            Verdict::Pass => (0, None),
            Verdict::Fail(failure) => (1, Some(format!("FAIL {failure}"))),
            Verdict::Skip(reason) => (2, Some(format!("skip {reason}"))),
        };
        counts[column] += 1;
        if let Some(reason) = reason {
            let short: String = reason.lines().next().unwrap_or("").chars().take(160).collect();
            let entry = reasons.entry(short).or_insert((0, name));
            entry.0 += 1;
        }
    }
    for (family, [pass, fail, skip]) in &table {
        println!("{family}: {pass} pass, {fail} fail, {skip} skip");
    }
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    for (reason, (count, name)) in reasons.iter().take(400) {
        println!("{count} x {reason} [{name}]");
    }
}
