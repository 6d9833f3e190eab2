//! The text form of machine functions over the kernel corpus, without and with optimisation, and over a third of it with few registers, with marks and calls: after every pass a function's text reads back
//! as the same function and prints the same again, and what is read after selection, after allocation and after the last pass goes on to the
//! bytes that the whole compilation gave.

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};
use wavelift::target::{CompileError, CompiledModule, ErrorKind, Options, Target, Verify};
use wavelift_codegen::ir::Module;
use wavelift_codegen::machine::text::{Prints, parts};
use wavelift_codegen::opt;
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::translate;

/// Kernels of the corpus, without and with optimisation by the compiler that made them.
fn kernels() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
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
            panic!("{what:?} after {}: {fault}\n{}", printed.pass, printed.text);
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

/// So few registers that many are spilled: of lanes, of the wave.
const FEW: [(&str, u16); 4] = [("vgprs", 12), ("sgprs", 24), ("vectors", 20), ("scalars", 24)];

fn options(target: &dyn Target, wave: u32, way: Way, level: opt::Level) -> Options {
    let files = &target.info().files;
    let few = FEW
        .iter()
        .filter(|(name, _)| files.iter().any(|file| file.plural == *name));
    let registers = few.map(|&(name, limit)| (name.to_owned(), limit));
    Options {
        level,
        keep_mir: true,
        verify: Verify::Passes,
        registers: registers.filter(|_| way == Way::Tight).collect(),
        watch: way == Way::Watched,
        inline: way != Way::Watched,
        ..Options::for_wave(wave)
    }
}

fn compile(target: &dyn Target, module: &Module, options: &Options) -> CompiledModule {
    target
        .compile(module, options)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// Whether an error is about a limit that was asked for.
fn is_pinned(error: &CompileError) -> bool {
    error.wants_registers() || matches!(*error.kind, ErrorKind::Pinned { .. })
}

/// The corpus in one way, or a third of it in a way that is not the usual one: the number of spills.
fn in_a_way(target: &dyn Target, wave: u32, way: Way) -> usize {
    let (mut functions, mut spills) = (0, 0);
    let (first, step) = match way {
        Way::Usual => (0, 1),
        Way::Tight => (1, 3),
        Way::Watched => (2, 3),
    };
    for path in kernels().into_iter().skip(first).step_by(step) {
        let module = load(&path, wave);
        let compiled = compile(target, &module, &options(target, wave, way, level(&path)));
        let spared = |error: &CompileError| way == Way::Tight && is_pinned(error);
        let failed = &compiled.failed;
        assert!(failed.iter().all(spared), "{}: {failed:?}", path.display());
        for unit in &compiled.units {
            let what = (path.file_name(), way);
            reads_back(&what, &unit.mir, 2);
            functions += 1;
            spills += unit.mir.text("regalloc").matches("spill ").count();
            let last = unit.mir.list().last().map_or("isel", |printed| &printed.pass);
            for pass in ["isel", "schedule", "regalloc", last] {
                let text = unit.mir.text(pass);
                // Not every machine has a pass for the order.
                if text.is_empty() && pass == "schedule" {
                    continue;
                }
                let resumed = target.resume(&parts(text).unwrap()[0], None, true);
                let resumed = resumed.unwrap_or_else(|e| panic!("{what:?} from {pass}: {e}\n{text}"));
                reads_back(&(what, pass), &resumed.prints, 1);
                assert_eq!(resumed.code.as_ref(), Some(&unit.code), "{what:?} from {pass}");
            }
        }
    }
    assert!(functions >= 15, "{functions} functions");
    spills
}

fn every_way(target: &str, wave: u32) {
    let registry = wavelift::targets();
    let target = registry.find(target).expect("a target");
    let spills = WAYS.map(|way| in_a_way(target.as_ref(), wave, way));
    let spills: usize = spills.iter().sum();
    assert!(spills >= 8, "{spills} spills");
}

#[test]
fn gfx900() {
    every_way("gfx900", 64);
}

#[test]
fn gfx1201_with_32_lanes() {
    every_way("gfx1201", 32);
}

#[test]
fn gfx1201_with_64_lanes() {
    every_way("gfx1201", 64);
}

#[test]
fn ivb_with_16_channels() {
    every_way("ivb", 16);
}

#[test]
fn ivb_with_8_channels() {
    every_way("ivb", 8);
}

/// Text with a few bytes, words or lines damaged: a mistake or a function, but no panic, in the parser and in the passes after it.
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
    let registry = wavelift::targets();
    let targets = registry.compilers().filter(|target| target.info().like.is_none());
    for (target, pass) in targets.flat_map(|target| [(target, "isel"), (target, "regalloc")]) {
        let text = small(target.as_ref(), pass);
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
            let good = target.resume(part, None, false).is_ok();
            if good { taken += 1 } else { refused += 1 }
        }
    }
    assert!(refused > 600 && taken > 50, "{refused} refused, {taken} taken");
}

/// The text of a small kernel of the corpus after a pass.
fn small(target: &dyn Target, pass: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2/transpose.hsail");
    let wave = target.info().waves[0];
    let options = Options {
        keep_mir: true,
        ..Options::for_wave(wave)
    };
    let compiled = compile(target, &load(&path, wave), &options);
    compiled.units[0].mir.text(pass).to_owned()
}
