//! Text to module to text: a fixed point, and equal to what the HSA tools print for the same module.
//!
//! `data/*.expected` is the disassembly of the assembled `data/*.hsail` by HSAILasm 3.0 (Debian hsail-tools).

use std::path::{Path, PathBuf};
use std::process::Command;
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_hsail::{Severity, Source, diagnostics, validate};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

fn canonical(path: &Path, text: &str) -> String {
    let options = ParseOptions::with_comments();
    let name = path.display().to_string();
    let (module, found) = parse_with(&name, text, options);
    let source = Source::text(name, text);
    let rendered: String = found
        .iter()
        .map(|d| diagnostics::render(d, &source, false))
        .collect();
    let module = module.unwrap_or_else(|| panic!("does not parse:\n{rendered}"));
    let errors: Vec<_> = validate(&module)
        .into_iter()
        .filter(|d| d.severity == Severity::Error)
        .collect();
    let rendered: String = errors
        .iter()
        .map(|d| diagnostics::render(d, &source, false))
        .collect();
    assert!(errors.is_empty(), "not valid:\n{rendered}");
    print(&module)
}

fn compare(what: &str, ours: &str, theirs: &str) {
    let (a, b): (Vec<&str>, Vec<&str>) = (ours.lines().collect(), theirs.lines().collect());
    for (i, (x, y)) in a.iter().zip(&b).enumerate() {
        assert_eq!(x, y, "{what}, line {}, ours and theirs", i + 1);
    }
    assert_eq!(a.len(), b.len(), "{what}: number of lines");
}

fn check(name: &str) {
    let path = data(&format!("{name}.hsail"));
    let text = std::fs::read_to_string(&path).unwrap();
    let once = canonical(&path, &text);
    assert_eq!(canonical(&path, &once), once, "{name}: not a fixed point");
    compare(
        name,
        &once,
        &std::fs::read_to_string(data(&format!("{name}.expected"))).unwrap(),
    );
}

#[test]
fn an_example_of_every_row_of_the_instruction_tables() {
    check("examples");
}

#[test]
fn every_construct() {
    check("everything");
}

#[test]
fn layout_of_declarations() {
    check("layout");
}

fn kernels() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for level in ["O0", "O2"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../kernels")
            .join(level);
        let entries = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path());
        files.extend(entries.filter(|p| p.extension().is_some_and(|e| e == "hsail")));
    }
    files.sort();
    assert!(files.len() >= 48, "kernels are missing");
    files
}

#[test]
fn kernels_are_fixed_points() {
    for path in kernels() {
        let text = std::fs::read_to_string(&path).unwrap();
        let once = canonical(&path, &text);
        assert_eq!(canonical(&path, &once), once, "{}", path.display());
    }
}

/// Compares with HSAILasm where it is installed.
#[test]
fn kernels_print_as_the_peer_prints_them() {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    for path in kernels() {
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let level = path
            .parent()
            .unwrap()
            .file_name()
            .unwrap()
            .to_string_lossy()
            .into_owned();
        let name = format!("wavelift-{}-{level}-{stem}.hsail", std::process::id());
        let out = std::env::temp_dir().join(name);
        let brig = path.with_extension("brig");
        let run = Command::new("HSAILasm")
            .arg("-disassemble")
            .arg(&brig)
            .arg("-o")
            .arg(&out)
            .output()
            .unwrap();
        assert!(run.status.success(), "{}", brig.display());
        let theirs = std::fs::read_to_string(&out).unwrap();
        std::fs::remove_file(&out).ok();
        let text = std::fs::read_to_string(&path).unwrap();
        compare(&path.display().to_string(), &canonical(&path, &text), &theirs);
    }
}
