//! The kernel corpus, compiled for gfx1201 with waves of 32 and of 64 lanes and run on its simulator, from text and from BRIG.

use std::path::Path;
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift::exec::Rdna4Executor;
use wavelift_rdna4::compile::{Options, WaveSize};
use wavelift_rdna4_sim::DispatchOptions;

fn run_level(level: &str, text: bool, limits: [Option<u16>; 2]) {
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        run_waves(level, text, limits, wave);
    }
}

fn run_waves(level: &str, text: bool, limits: [Option<u16>; 2], wave: WaveSize) {
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
            wave,
            sgpr_limit: limits[0],
            vgpr_limit: limits[1],
            // Code from BRIG runs as it is compiled for users.
            watch: text || limits != [None, None],
            ..Options::default()
        };
        let mut executor = Rdna4Executor::new(compile, DispatchOptions::default());
        let start = std::time::Instant::now();
        let report = run_case(&case, &mut executor, RunOptions { text });
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{level}/{} {wave:?}: {} wave instructions, {seconds:.2} s",
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

/// The invariants I1 to I4 of the divergence pass hold while the corpus runs: a wave that breaks one is an error.
#[test]
fn blocks_and_lanes_are_watched() {
    let case = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    for name in ["mandelbrot", "reduce", "spmv_csr", "statemachine"] {
        let case =
            Case::read(&case.join(name).with_extension("case")).unwrap_or_else(|error| panic!("{error}"));
        for wave in [WaveSize::Wave32, WaveSize::Wave64] {
            let compile = Options {
                wave,
                watch: true,
                ..Options::default()
            };
            let mut executor = Rdna4Executor::new(compile, DispatchOptions::default());
            let report = run_case(&case, &mut executor, RunOptions::default());
            assert!(
                matches!(report.verdict, Verdict::Pass),
                "{name} {wave:?}: {:?}",
                report.verdict
            );
            let waves: usize = executor.seen().map(|seen| seen.waves.len()).sum();
            assert!(waves > 0, "{name}: nothing was watched");
        }
    }
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
