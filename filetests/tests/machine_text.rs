//! The text form of machine functions over the kernel corpus, without and with optimisation: behind every pass a function's text reads back
//! as the same function and prints the same again, and what is read behind selection, behind allocation and behind the last pass goes on to the bytes that
//! the whole compilation gave.

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};
use wavelift_amdgpu::compile::{Backend, CompileError, Options, compile_module};
use wavelift_amdgpu::text::resume;
use wavelift_codegen::ir::Module;
use wavelift_codegen::machine::text::{Prints, parts};
use wavelift_codegen::opt;
use wavelift_frontend_hsail::{parse_text, translate};
use wavelift_gcn::compile::Gfx900;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::{compile as gen7, text};
use wavelift_rdna4::compile::{Gfx12, WaveSize};

/// Kernels of the corpus, without and with optimisation by the compiler that made them.
fn kernels() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernels");
    let mut files = Vec::new();
    for level in ["O0", "O2"] {
        let folder = fs::read_dir(root.join(level)).expect("the kernel corpus is there");
        files.extend(folder.map(|file| file.expect("a file").path()));
    }
    files.retain(|path| path.extension().is_some_and(|end| end == "hsail"));
    files.sort();
    assert!(files.len() >= 48, "{} kernels", files.len());
    files
}

fn load(path: &Path, wave: u32) -> Module {
    let text = fs::read_to_string(path).expect("readable");
    let module = parse_text("kernel", &text).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
    translate::translate(&module, &translate::Options::new(wave))
        .unwrap_or_else(|e| panic!("{}: {e:?}", path.display()))
}

/// The level of the mid-end goes with that of the corpus.
fn level(path: &Path) -> opt::Level {
    match path.to_string_lossy().contains("/O0/") {
        true => opt::Level::None,
        false => opt::Level::Full,
    }
}

/// Every text that was printed reads back as its function.
fn reads_back(what: &dyn Debug, prints: &Prints, least: usize) {
    assert!(
        prints.list().len() >= least,
        "{what:?}: {} texts",
        prints.list().len()
    );
    for printed in prints.list() {
        if let Some(fault) = &printed.fault {
            panic!("{what:?} behind {}: {fault}\n{}", printed.pass, printed.text);
        }
    }
}

/// What makes machine functions differ in kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Usual,
    /// So few registers that many are spilled.
    Tight,
    /// With marks for those who watch, and with calls.
    Watched,
}

const WAYS: [Way; 3] = [Way::Usual, Way::Tight, Way::Watched];

fn amd<B: Backend>(lanes: u32, wave: B::Wave, last: &str) {
    let spills: usize = WAYS
        .into_iter()
        .map(|way| amd_in_a_way::<B>(lanes, wave, last, way))
        .sum();
    assert!(spills >= 50, "{spills} spills");
}

fn amd_in_a_way<B: Backend>(lanes: u32, wave: B::Wave, last: &str, way: Way) -> usize {
    let (mut functions, mut spills) = (0, 0);
    for path in kernels() {
        let module = load(&path, lanes);
        let options = Options::<B> {
            wave,
            level: level(&path),
            keep_mir: true,
            check: true,
            vgpr_limit: (way == Way::Tight).then_some(12),
            sgpr_limit: (way == Way::Tight).then_some(24),
            watch: way == Way::Watched,
            inline: way != Way::Watched,
            ..Options::default()
        };
        let compiled =
            compile_module(&module, &options).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let spared = |(_, error): &(String, _)| way == Way::Tight && is_pinned(error);
        assert!(
            compiled.failed.iter().all(spared),
            "{}: {:?}",
            path.display(),
            compiled.failed
        );
        let kernels = compiled.kernels.iter().map(|k| (&k.mir, &k.code));
        let callees = compiled.functions.iter().map(|(_, f)| (&f.mir, &f.code));
        for (prints, code) in kernels.chain(callees) {
            let what = (path.file_name(), way);
            reads_back(&what, prints, 5);
            functions += 1;
            spills += prints.text("regalloc").matches("spill ").count();
            for pass in ["isel", "regalloc", last] {
                let text = prints.text(pass);
                let parts = parts(text).unwrap();
                let resumed = resume::<B>(&parts[0], None, true);
                let resumed = resumed.unwrap_or_else(|e| panic!("{what:?} from {pass}: {e}\n{text}"));
                reads_back(&(what, pass), &resumed.prints, 1);
                let again = resumed.code.expect("went on to the end");
                assert_eq!(again.words, code.words, "{what:?} from {pass}");
                assert_eq!(again.fixups, code.fixups, "{what:?} from {pass}");
                assert_eq!(again.calls, code.calls, "{what:?} from {pass}");
                assert_eq!(again.lines, code.lines, "{what:?} from {pass}");
            }
        }
    }
    assert!(functions >= 24, "{functions} functions");
    spills
}

/// Whether an error is about a limit that was asked for.
fn is_pinned(error: &CompileError) -> bool {
    match error {
        CompileError::Pinned { .. } | CompileError::RegAlloc(_) => true,
        CompileError::Callee { why, .. } => is_pinned(why),
        _ => false,
    }
}

fn ivb(simd: SimdWidth) {
    let (mut functions, mut spills) = (0, 0);
    for (path, way) in kernels()
        .into_iter()
        .flat_map(|path| WAYS.map(|way| (path.clone(), way)))
    {
        let module = load(&path, simd.channels());
        let options = gen7::Options {
            simd,
            level: level(&path),
            keep_mir: true,
            check: true,
            vector_limit: (way == Way::Tight).then_some(20),
            scalar_limit: (way == Way::Tight).then_some(24),
            watch: way == Way::Watched,
            inline: way != Way::Watched,
            ..gen7::Options::default()
        };
        let compiled =
            gen7::compile_module(&module, &options).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let spared = |(_, error): &(String, gen7::CompileError)| error.is_want_of_registers();
        assert!(
            compiled.failed.iter().all(spared),
            "{}: {:?}",
            path.display(),
            compiled.failed
        );
        let kernels = compiled.kernels.iter().map(|k| (&k.mir, &k.code));
        let callees = compiled.functions.iter().map(|f| (&f.mir, &f.code));
        for (prints, code) in kernels.chain(callees) {
            let what = (path.file_name(), way);
            reads_back(&what, prints, 2);
            functions += 1;
            spills += prints.text("regalloc").matches("spill ").count();
            for pass in text::PASSES {
                let parts = parts(prints.text(pass)).unwrap();
                let resumed = text::resume(&parts[0], None, true);
                let resumed =
                    resumed.unwrap_or_else(|e| panic!("{what:?} from {pass}: {e}\n{}", prints.text(pass)));
                assert_eq!(resumed.code.as_ref(), Some(code), "{what:?} from {pass}");
            }
        }
    }
    assert!(
        functions >= 120 && spills >= 25,
        "{functions} functions, {spills} spills"
    );
}

#[test]
fn ivb_with_16_channels() {
    ivb(SimdWidth::Simd16);
}

#[test]
fn ivb_with_8_channels() {
    ivb(SimdWidth::Simd8);
}

#[test]
fn gfx900() {
    amd::<Gfx900>(64, Default::default(), "hazards");
}

#[test]
fn gfx1201_with_32_lanes() {
    amd::<Gfx12>(32, WaveSize::Wave32, "delays");
}

#[test]
fn gfx1201_with_64_lanes() {
    amd::<Gfx12>(64, WaveSize::Wave64, "delays");
}

/// Text with a few bytes, words or lines damaged: a mistake or a function, but no panic, in the parser and in the passes behind.
#[test]
fn damaged_text_never_panics() {
    let mut seed = 7u64;
    let mut random = move |below: usize| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below.max(1)
    };
    let (mut refused, mut taken) = (0, 0);
    for (target, pass) in TARGETS
        .into_iter()
        .flat_map(|target| [(target, "isel"), (target, "regalloc")])
    {
        let text = small(target, pass);
        let words: Vec<&str> = text.split_whitespace().collect();
        for _ in 0..300 {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let at = 1 + random(lines.len() - 2);
            match random(4) {
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[random(at)].clone()),
                2 => {
                    let found: Vec<&str> = lines[at].split_whitespace().collect();
                    let wanted = words[random(words.len())];
                    let known = found[random(found.len())].to_owned();
                    lines[at] = lines[at].replacen(&known, wanted, 1);
                }
                _ => {
                    let byte = random(lines[at].len());
                    let with = ["0", "9", "%", "7", ":", "s", "v", "-", "(", ",", " "][random(11)];
                    lines[at].replace_range(byte..=byte, with);
                }
            }
            let damaged = format!("{}\n", lines.join("\n"));
            let Ok(parts) = parts(&damaged) else { continue };
            let Some(part) = parts.first() else { continue };
            let good = match target {
                "gfx900" => resume::<Gfx900>(part, None, false).is_ok(),
                "gfx1201" => resume::<Gfx12>(part, None, false).is_ok(),
                _ => text::resume(part, None, false).is_ok(),
            };
            if good { taken += 1 } else { refused += 1 }
        }
    }
    assert!(refused > 600 && taken > 50, "{refused} refused, {taken} taken");
}

const TARGETS: [&str; 3] = ["gfx900", "gfx1201", "ivb"];

/// The text of a small kernel of the corpus behind a pass.
fn small(target: &str, pass: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernels/O2/transpose.hsail");
    match target {
        "gfx900" => amd_text::<Gfx900>(&load(&path, 64), pass),
        "gfx1201" => amd_text::<Gfx12>(&load(&path, 32), pass),
        _ => {
            let options = gen7::Options {
                keep_mir: true,
                ..gen7::Options::default()
            };
            let compiled = gen7::compile_module(&load(&path, 16), &options).unwrap();
            compiled.kernels[0].mir.text(pass).to_owned()
        }
    }
}

fn amd_text<B: Backend>(module: &Module, pass: &str) -> String {
    let options = Options::<B> {
        keep_mir: true,
        ..Options::default()
    };
    let compiled = compile_module(module, &options).unwrap();
    compiled.kernels[0].mir.text(pass).to_owned()
}
