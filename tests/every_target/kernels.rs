//! The kernel corpus, compiled for every machine and run on its simulator, from text and from BRIG.

use crate::executors::executor;
use crate::machines::{Machine, further, machines, others};
use std::path::{Path, PathBuf};
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift_codegen::target::{OptionValue, Options};

/// The cases of the corpus at a level of the compiler that made the HSAIL.
fn cases(level: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 25);
    files
}

/// Runs those cases of the corpus that are wanted; `limit` is a register file by its place in [`Machine::files`], and how many of it there may be. Code from BRIG runs as it is
/// compiled for users, other code is watched.
fn run(
    machine: &Machine,
    level: &str,
    text: bool,
    limit: Option<(usize, u16)>,
    wanted: impl Fn(&Path) -> bool,
) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in cases(level).into_iter().filter(|file| wanted(file)) {
        let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
        // Hardware sets up 16 scalar registers of gfx11 at least; on Gen7 an operation on doubles wants eight vectors beside those of its channels.
        let least = match (limit, machine.target) {
            (Some((1, _)), target) if target.starts_with("gfx11") => 18,
            (Some((0, _)), "ivb" | "hsw") => 16,
            _ => 0,
        };
        let limit = limit.map(|(file, limit)| (machine.files[file].to_owned(), limit.max(least)));
        let options = Options {
            watch: text || limit.is_some(),
            registers: limit.into_iter().collect(),
            ..machine.options()
        };
        let mut executor = executor(machine.target, options);
        let report = run_case(&case, &mut executor, RunOptions { text });
        println!(
            "{level}/{} {}: {} wave instructions",
            case.name, machine.name, report.stats.instructions
        );
        match report.verdict {
            Verdict::Pass => {}
            Verdict::Fail(failure) => wrong.push(format!("{} {}: {failure}", machine.name, case.name)),
            Verdict::Skip(reason) => wrong.push(format!("{} {}: skipped: {reason}", machine.name, case.name)),
        }
    }
    wrong
}

fn run_all(level: &str, text: bool, limit: Option<(usize, u16)>) {
    let wrong: Vec<String> = machines()
        .iter()
        .flat_map(|machine| run(machine, level, text, limit, |_| true))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn kernels_compiled_without_optimisation() {
    run_all("O0", true, None);
}

#[test]
fn kernels_compiled_without_optimisation_from_brig() {
    run_all("O0", false, None);
}

#[test]
fn kernels_compiled_with_optimisation() {
    run_all("O2", true, None);
}

#[test]
fn kernels_compiled_with_optimisation_from_brig() {
    run_all("O2", false, None);
}

/// A few kernels on the machines of further generations, from text and with few registers; `WAVELIFT_MACHINE` runs all of them.
#[test]
fn some_kernels_on_further_generations() {
    let named = |names: &'static [&'static str]| {
        move |file: &Path| {
            let name = file.file_stem().and_then(|name| name.to_str());
            name.is_some_and(|name| names.contains(&name))
        }
    };
    let mut wrong = Vec::new();
    for machine in further() {
        let kernels = named(&["reduce", "nbody", "histogram", "int64_mix"]);
        wrong.extend(run(&machine, "O2", true, None, kernels));
        wrong.extend(run(
            &machine,
            "O0",
            false,
            Some((0, 14)),
            named(&["reduce", "nbody"]),
        ));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A few kernels on the processors whose code is that of another one but for wait states.
#[test]
fn some_kernels_on_other_processors() {
    let wanted = |file: &Path| {
        let name = file.file_stem().and_then(|name| name.to_str());
        matches!(name, Some("int64_mix" | "reduce" | "spmv_csr"))
    };
    let wrong: Vec<String> = others()
        .iter()
        .flat_map(|machine| run(machine, "O2", false, None, wanted))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Code objects of version 3, which GCN has.
#[test]
fn a_kernel_in_an_object_of_version_3() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2/reduce.case");
    let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
    for target in ["gfx900", "gfx906:xnack-", "gfx803"] {
        let options = Options {
            own: vec![("code-object-version".to_owned(), OptionValue::Number(3))],
            ..Options::default()
        };
        let mut executor = executor(target, options);
        let verdict = run_case(&case, &mut executor, RunOptions::default()).verdict;
        assert_eq!(verdict, Verdict::Pass, "{target}");
    }
}

/// All of the corpus there: `cargo nextest run --test every_target kernels --run-ignored only`.
#[test]
#[ignore = "a campaign"]
fn kernels_on_other_processors() {
    let all = others();
    let on = |machine| ["O0", "O2"].map(|level| run(machine, level, level == "O0", None, |_| true));
    let wrong: Vec<String> = all.iter().flat_map(on).flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// So few registers that most kernels keep values in memory.
#[test]
fn kernels_with_spilled_registers() {
    run_all("O2", false, Some((0, 14)));
}

/// So few scalar registers that kernels keep scalars in lanes of vector registers.
#[test]
fn kernels_with_scalars_in_lanes() {
    run_all("O2", false, Some((1, 14)));
}

/// The invariants of the divergence pass hold while the corpus runs: a wave that breaks one is an error. Something has to be watched.
#[test]
fn blocks_and_lanes_are_watched() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    for name in ["mandelbrot", "reduce", "spmv_csr", "statemachine"] {
        let file = folder.join(name).with_extension("case");
        let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
        for machine in machines() {
            let options = Options {
                watch: true,
                ..machine.options()
            };
            let mut executor = executor(machine.target, options);
            let verdict = run_case(&case, &mut executor, RunOptions::default()).verdict;
            assert_eq!(verdict, Verdict::Pass, "{name} on {}", machine.name);
            let waves: usize = executor.seen().map(|seen| seen.waves.len()).sum();
            assert!(waves > 0, "{name} on {}: nothing was watched", machine.name);
        }
    }
}
