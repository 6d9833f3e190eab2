//! The kernel corpus, compiled for Ivy Bridge and run on its simulator.

use std::path::Path;
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift::exec::Gen7Executor;
use wavelift_gen7::compile::Options;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7_sim::DispatchOptions;

/// Runs the launches of a level; those in `missing` need operations without a rule.
fn run_level(level: &str, simd: SimdWidth, missing: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 25);
    let (mut wrong, mut skipped) = (Vec::new(), Vec::new());
    for file in files {
        let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
        let compile = Options {
            simd,
            ..Options::default()
        };
        let mut executor = Gen7Executor::new(compile, DispatchOptions::default());
        let start = std::time::Instant::now();
        let report = run_case(&case, &mut executor, RunOptions { text: true });
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{level}/{} {simd:?}: {} instructions, {seconds:.2} s, {:?}",
            case.name, report.stats.instructions, report.verdict
        );
        match report.verdict {
            Verdict::Pass => {}
            Verdict::Fail(failure) => wrong.push(format!("{}: {failure}", case.name)),
            Verdict::Skip(_) => skipped.push(case.name),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(skipped, missing);
}

#[test]
fn kernels_compiled_with_optimisation() {
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        run_level("O2", simd, &[]);
    }
}

#[test]
fn kernels_compiled_without_optimisation() {
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        run_level("O0", simd, &[]);
    }
}
