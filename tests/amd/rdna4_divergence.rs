//! Divergence on gfx1201, for waves of 32 and of 64 lanes: the proof on machine code that lanes are kept, and conformance cases whose invariants are
//! watched while they run.
//!
//! The packs are passed over if they are not at hand; `wavelift case FOLDER --target gfx1201 --wave 32` runs the whole of one.

use crate::executors;
use crate::packs::{case_files, unpack};
use crate::random::{Shape, build, build_calling};
use std::path::{Path, PathBuf};
use wavelift::case::{self, Case, RunOptions, run_case};
use wavelift::target::{Options, Verify};
use wavelift_codegen::ir::Module;
use wavelift_codegen::verify::masks::{Proof, Verdict};
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;
use wavelift_rdna4::isa::WaveSize;

const WAVES: [WaveSize; 2] = [WaveSize::Wave32, WaveSize::Wave64];

/// Proves all code of a module; gives the states, or why it cannot be said.
fn prove(module: &Module, wave: WaveSize, scalars: Option<u16>) -> Result<Verdict, String> {
    let options = Options {
        verify: Verify::Masks,
        registers: scalars
            .map(|limit| ("sgprs".to_owned(), limit))
            .into_iter()
            .collect(),
        ..Options::for_wave(wave.lanes())
    };
    let registry = wavelift::targets();
    let target = registry.find("gfx1201").map_err(|error| error.to_string())?;
    let compiled = target
        .compile(module, &options)
        .map_err(|error| error.to_string())?;
    if let Some(error) = compiled.failed.first() {
        return Err(error.to_string());
    }
    let mut sum = Proof::default();
    for proof in compiled.units.iter().map(|unit| &unit.proof) {
        match proof {
            Some(Verdict::Proved(proof)) => {
                sum.states += proof.states;
                sum.together += proof.together;
            }
            Some(unknown) => return Ok(unknown.clone()),
            None => return Err("nothing was asked".to_owned()),
        }
    }
    Ok(Verdict::Proved(sum))
}

fn corpus(level: &str, wave: WaveSize) -> Vec<(String, Module)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "hsail"))
        .collect();
    files.sort();
    assert!(files.len() >= 24);
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a kernel");
        let module = parse_text("corpus", &text).unwrap_or_else(|found| panic!("{found:?}"));
        let source = Source::text("corpus", &text);
        let part = translate::Part {
            module: &module,
            source: Some(&source),
        };
        let program = translate::translate_program(&[part], &translate::Options::new(wave.lanes()));
        (
            path.display().to_string(),
            program.unwrap_or_else(|found| panic!("{found:?}")).ir,
        )
    };
    files.iter().map(read).collect()
}

fn check_corpus(scalars: Option<u16>) {
    for wave in WAVES {
        let mut sum = Proof::default();
        for level in ["O0", "O2"] {
            for (name, module) in corpus(level, wave) {
                let proof = prove(&module, wave, scalars).unwrap_or_else(|error| panic!("{name}: {error}"));
                let Verdict::Proved(proof) = proof else {
                    panic!("{name}: {proof}")
                };
                sum.states += proof.states;
                sum.together += proof.together;
            }
        }
        println!("{wave:?}: {sum:?}");
        assert!(sum.states > 0 && sum.together > 0);
    }
}

#[test]
fn proof_of_the_kernel_corpus() {
    check_corpus(None);
}

#[test]
fn proof_with_masks_in_lanes_of_vector_registers() {
    check_corpus(Some(12));
}

/// Shapes by successors of each block: if, if and else, loops with one and two exits, irreducible ones, switches.
const SHAPES: &[&[&[u32]]] = &[
    &[&[1, 2], &[2], &[]],
    &[&[1, 2], &[3], &[3], &[]],
    &[&[1], &[1, 2], &[]],
    &[&[1], &[2, 4], &[3, 1], &[1], &[]],
    &[&[1], &[2, 6], &[3, 5], &[4, 6], &[5], &[1], &[]],
    &[&[1, 2], &[2, 3], &[1, 3], &[]],
    &[&[1, 3], &[2, 3], &[4], &[4], &[]],
    &[&[1, 2, 3], &[4], &[4], &[4], &[]],
];

#[test]
fn proof_of_small_shapes() {
    for (succs, wave) in SHAPES.iter().flat_map(|succs| WAVES.map(|wave| (succs, wave))) {
        for (seed, cross_lane) in [(0, false), (1, true), (2, true)] {
            let shape = Shape {
                succs: succs.iter().map(|s| s.to_vec()).collect(),
                seed,
                cross_lane,
                lanes_matter: cross_lane,
            };
            for module in [build(&shape), build_calling(&shape, &shape)] {
                let proof = prove(&module, wave, None);
                let proof = proof.unwrap_or_else(|error| panic!("{succs:?}, seed {seed}, {wave:?}: {error}"));
                assert!(
                    matches!(proof, Verdict::Proved(_)),
                    "{succs:?}, seed {seed}, {wave:?}: {proof}"
                );
            }
        }
    }
}

/// Runs cases with their invariants watched.
fn check(files: &[PathBuf]) {
    let mut wrong = Vec::new();
    for file in files {
        let case = Case::read(file).unwrap_or_else(|error| panic!("{error}"));
        let wave = if case.wave_size == 32 { 32 } else { 64 };
        let compile = wavelift::target::Options {
            watch: true,
            ..wavelift::target::Options::for_wave(wave)
        };
        let mut executor = executors::executor("gfx1201", compile);
        match run_case(&case, &mut executor, RunOptions { text: false }).verdict {
            case::Verdict::Pass => {}
            verdict => wrong.push(format!("{}: {verdict:?}", case.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn cases(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    case_files(folder, &mut files);
    files.retain(|file| {
        let path = file.to_string_lossy();
        // Many work-items, and a product that HSA PRM 4.14 has otherwise.
        !["/boundary32/", "/boundary24/", "/limits/", "mul_pp_sat_s32x2"]
            .iter()
            .any(|part| path.contains(part))
    });
    files.sort();
    files
}

#[test]
fn a_choice_of_cases() {
    let files = cases(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance"));
    assert!(files.len() >= 60, "{} cases", files.len());
    check(&files);
}

#[test]
fn random_control_flow() {
    for pack in ["ws32_cfg_sample", "ws64_cfg_sample"] {
        if let Some(pack) = unpack(pack) {
            let files = cases(&pack.0);
            assert_eq!(files.len(), 84);
            check(&files);
        }
    }
}
