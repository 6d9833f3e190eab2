//! The kernel corpus, compiled for gfx900 and run on its simulator, from text and from BRIG.

use std::path::Path;
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift::exec::GcnExecutor;
use wavelift_gcn::compile::Options;
use wavelift_gcn_sim::DispatchOptions;

fn run_level(level: &str, text: bool, limits: [Option<u16>; 2]) {
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
        let compile = Options {
            sgpr_limit: limits[0],
            vgpr_limit: limits[1],
            // Code from BRIG runs as it is compiled for users.
            watch: text || limits != [None, None],
            ..Options::default()
        };
        let mut executor = GcnExecutor::new(compile, DispatchOptions::default());
        let start = std::time::Instant::now();
        let report = run_case(&case, &mut executor, RunOptions { text });
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{level}/{}: {} wave instructions, {seconds:.2} s",
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
    run_level("O0", true, [None, None]);
    run_level("O0", false, [None, None]);
}

#[test]
fn kernels_compiled_with_optimisation() {
    run_level("O2", true, [None, None]);
    run_level("O2", false, [None, None]);
}

/// So few registers that most kernels keep values in scratch memory.
#[test]
fn kernels_with_spilled_registers() {
    run_level("O2", false, [None, Some(14)]);
}

/// So few scalar registers that kernels keep scalars in lanes of vector registers.
#[test]
fn kernels_with_scalars_in_lanes() {
    run_level("O2", false, [Some(14), None]);
}
