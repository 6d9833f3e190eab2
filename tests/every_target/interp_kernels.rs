//! The kernel corpus on the IR interpreter, from text and from BRIG.

use crate::executors::interpreter;
use std::path::Path;
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift_interpreter::Options;
use wavelift_interpreter::machine::Form;

fn run_level(level: &str, text: bool, form: Form) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 25);
    let mut wrong = Vec::new();
    for file in files {
        let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
        let mut executor = interpreter(
            Options {
                wave_size: case.wave_size,
                ..Options::default()
            },
            form.clone(),
        );
        let start = std::time::Instant::now();
        let report = run_case(&case, &mut executor, RunOptions { text });
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{level}/{}: {} lane instructions, {seconds:.2} s",
            case.name, report.stats.instructions
        );
        match report.verdict {
            Verdict::Pass => {}
            Verdict::Fail(failure) => wrong.push(format!("{}: {failure}", case.name)),
            Verdict::Skip(reason) => wrong.push(format!("{}: skipped: {reason}", case.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn kernels_compiled_without_optimisation() {
    run_level("O0", true, Form::Reference);
    run_level("O0", false, Form::Reference);
}

#[test]
fn kernels_compiled_with_optimisation() {
    run_level("O2", true, Form::Reference);
    run_level("O2", false, Form::Reference);
}

/// The uniformity analysis holds at every use, and lanes meet where they must, under the order's schedule.
#[test]
fn kernels_in_the_exit_last_order() {
    run_level("O0", true, Form::Ordered);
    run_level("O2", true, Form::Ordered);
}

#[test]
fn kernels_at_the_wave_level() {
    run_level("O0", true, Form::WaveLevel);
    run_level("O2", true, Form::WaveLevel);
}

#[test]
fn kernels_optimised() {
    run_level("O0", true, Form::Optimised);
    run_level("O2", true, Form::Optimised);
}
