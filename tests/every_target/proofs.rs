//! The proof of lane masks over the filetests and the kernel corpus, as machine code of gfx803, gfx900, gfx1201, ivb and hsw with waves of both
//! sizes: of the corpus every kernel, of the filetests every kernel on one machine of each family and every third file on the others. None may break a lane;
//! `cargo test --release --test every_target proofs -- --nocapture` prints what is proved and what is not known, and with `WAVELIFT_PROOFS=1` takes every file on every machine.

use std::path::{Path, PathBuf};
use wavelift::case::{ModuleForm, ModuleSource};
use wavelift::exec::source_to_ir;
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::{Options, Verify};
use wavelift_codegen::verify::masks::Verdict;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.extension().and_then(|extension| extension.to_str()) {
            _ if path.is_dir() => files(&path, found),
            Some("hsail" | "wl") => found.push(path),
            _ => {}
        }
    }
}

const TARGETS: [(&str, u32); 7] = [
    ("gfx803", 64),
    ("gfx900", 64),
    ("gfx1201", 32),
    ("gfx1201", 64),
    ("ivb", 16),
    ("ivb", 8),
    ("hsw", 16),
];

/// What is said of kernels and functions.
#[derive(Default)]
struct Counts {
    modules: usize,
    proved: usize,
    unknown: Vec<String>,
}

/// Proves what of a file can be compiled.
fn prove(path: &Path, target: &str, wave: u32, level: Level, counts: &mut Counts) {
    let source = ModuleSource {
        levels: Default::default(),
        form: match path.extension().is_some_and(|extension| extension == "hsail") {
            true => ModuleForm::Text,
            false => ModuleForm::Ir,
        },
        bytes: std::fs::read(path).expect("a file"),
        path: path.to_owned(),
    };
    // Some are wrong on purpose.
    let Ok(module) = source_to_ir(&source, wave) else {
        return;
    };
    let options = Options {
        level,
        verify: Verify::Masks,
        ..Options::for_wave(wave)
    };
    let registry = wavelift::targets();
    let target = registry.find(target).expect("a target");
    let Ok(compiled) = target.compile(&module.ir, &options) else {
        return;
    };
    counts.modules += 1;
    for error in &compiled.failed {
        assert!(!error.is_internal(), "{}: {error}", path.display());
    }
    for unit in compiled.units {
        let name = unit.symbol;
        let Some(verdict) = unit.proof else { continue };
        match verdict {
            Verdict::Proved(_) => counts.proved += 1,
            Verdict::Unknown(why) => counts.unknown.push(format!("{} &{name}: {why}", path.display())),
        }
    }
}

impl Counts {
    fn print(&self, target: &str, wave: u32) {
        println!(
            "{} of {wave} lanes: {} modules, {} kernels and functions proved, {} not known\n{}",
            target,
            self.modules,
            self.proved,
            self.unknown.len(),
            self.unknown.join("\n")
        );
    }
}

/// Every `one_in`th file of the filetests, or every file if `WAVELIFT_PROOFS` says so.
fn filetests((target, wave): (&str, u32), one_in: usize) {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests/filetests"),
        &mut found,
    );
    found.sort();
    assert!(found.len() > 40);
    let one_in = match std::env::var_os("WAVELIFT_PROOFS") {
        Some(_) => 1,
        None => one_in,
    };
    let mut counts = Counts::default();
    for path in found.iter().step_by(one_in) {
        prove(path, target, wave, Level::Full, &mut counts);
    }
    counts.print(target, wave);
    assert!(counts.proved > 60 && counts.proved > 20 * counts.unknown.len());
}

#[test]
fn filetests_on_gcn() {
    filetests(("gfx900", 64), 1);
    filetests(("gfx803", 64), 3);
}

#[test]
fn filetests_on_rdna4() {
    filetests(("gfx1201", 32), 1);
    filetests(("gfx1201", 64), 3);
}

#[test]
fn filetests_on_gen7() {
    filetests(("ivb", 16), 1);
    filetests(("ivb", 8), 3);
    filetests(("hsw", 16), 3);
}

/// Nothing of the corpus may be left open, as the files are and as the compiler makes them better.
#[test]
fn corpus() {
    let mut found = Vec::new();
    for folder in ["kernels/O0", "kernels/O2"] {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    found.sort();
    assert!(found.len() >= 48);
    for (target, wave) in TARGETS {
        let mut counts = Counts::default();
        for level in [Level::None, Level::Full] {
            for path in &found {
                prove(path, target, wave, level, &mut counts);
            }
        }
        counts.print(target, wave);
        assert_eq!(counts.modules, 2 * found.len());
        assert!(counts.proved >= 2 * found.len() && counts.unknown.is_empty());
    }
}
