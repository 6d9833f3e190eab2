//! The kernel corpus, compiled: what is emitted passes the validator, and kernels without code say why.

use std::collections::BTreeMap;
use std::path::Path;
use wavelift_codegen::ir::Module;
use wavelift_codegen::target::{Options, Verify};
use wavelift_frontend_hsail::parse_text;
use wavelift_gen7::backend::compiler;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::isa::Generation;
use wavelift_gen7::validate::check_code;
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;

fn module(path: &Path, wave_size: u32) -> Module {
    let text = std::fs::read_to_string(path).unwrap();
    let name = path.display().to_string();
    let parsed = parse_text(&name, &text).unwrap_or_else(|found| panic!("{name}: {found:?}"));
    let source = Source::text(name.clone(), &text);
    let part = translate::Part {
        module: &parsed,
        source: Some(&source),
    };
    let program = translate::translate_program(&[part], &translate::Options::new(wave_size));
    program.unwrap_or_else(|found| panic!("{name}: {found:?}")).ir
}

/// Compiles a level of the corpus; returns kernels with code, and the reasons of those without.
fn compile(level: &str, simd: SimdWidth) -> (usize, BTreeMap<String, Vec<String>>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../kernels")
        .join(level);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "hsail"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 24);
    let options = Options {
        verify: Verify::Passes,
        ..Options::for_wave(simd.channels())
    };
    let (mut compiled, mut failed) = (0, BTreeMap::new());
    let (mut bytes, mut saved, mut hints) = (0, 0, 0);
    for file in files {
        let module = module(&file, simd.channels());
        let result = compiler().program(&module, &options).unwrap();
        for kernel in &result.kernels {
            let violations = check_code(Generation::Gen7, &kernel.body.code.text.units).unwrap();
            assert!(
                violations.is_empty(),
                "{}: {:#?}",
                kernel.name,
                &violations[..violations.len().min(5)]
            );
            compiled += 1;
            bytes += kernel.body.code.text.units.len() as u32;
            saved += kernel.body.code.saved_bytes;
            hints += kernel.body.code.hints;
        }
        for error in result.failed {
            let name = error.kernel.clone().unwrap_or_default();
            let reason = error.to_string();
            let reason = reason.split(" at line").next().unwrap_or_default().to_owned();
            failed.entry(reason).or_insert_with(Vec::new).push(name);
        }
    }
    println!(
        "{level} {simd:?}: {bytes} bytes of code, {saved} saved by compact forms, {hints} waits dropped by hints"
    );
    assert!(saved > 0 && hints > 0);
    (compiled, failed)
}

#[test]
fn optimised_kernels() {
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        let (compiled, failed) = compile("O2", simd);
        println!("O2 {simd:?}: {compiled} compiled, {failed:#?}");
        assert!(compiled > 0);
    }
}

#[test]
fn kernels_without_optimisation() {
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        let (compiled, failed) = compile("O0", simd);
        println!("O0 {simd:?}: {compiled} compiled, {failed:#?}");
        assert!(compiled > 0);
    }
}
