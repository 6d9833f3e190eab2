//! The kernel corpus in the IR: what the HSAIL frontend makes passes the verifier and survives its text form, before
//! and after the divergence pass.

use std::fs;
use std::path::{Path, PathBuf};
use wavelift_codegen::divergence::{ValueFiles, linearize};
use wavelift_codegen::ir::Module;
use wavelift_codegen::ir::text::{parse_module, print_module};
use wavelift_codegen::pass::Context;
use wavelift_codegen::verify::verify_module;
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::translate;

fn kernels() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernels");
    let mut files = Vec::new();
    for folder in fs::read_dir(root).expect("the kernel corpus is there") {
        let folder = folder.expect("a folder").path();
        if folder.is_dir() {
            for file in fs::read_dir(folder).expect("a folder") {
                files.push(file.expect("a file").path());
            }
        }
    }
    files.retain(|path| path.extension().is_some_and(|end| end == "hsail"));
    files.sort();
    assert!(files.len() >= 30, "{} kernels", files.len());
    files
}

fn load(path: &Path) -> Module {
    let text = fs::read_to_string(path).expect("readable");
    let module = parse_text("kernel", &text).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
    translate::translate(&module, &translate::Options::new(64))
        .unwrap_or_else(|e| panic!("{}: {e:?}", path.display()))
}

fn verified(module: &Module, path: &Path) {
    if let Err(errors) = verify_module(module) {
        let list: Vec<String> = errors.iter().take(8).map(ToString::to_string).collect();
        panic!("{}:\n{}\n{module}", path.display(), list.join("\n"));
    }
}

fn round_trips(module: &Module, path: &Path) {
    let text = print_module(module);
    let again = parse_module(&text).unwrap_or_else(|errors| {
        let list: Vec<String> = errors.iter().take(8).map(|e| e.render("text", &text)).collect();
        panic!("{}:\n{}\n{text}", path.display(), list.join("\n"))
    });
    assert_eq!(print_module(&again), text, "{}", path.display());
    verified(&again, path);
}

#[test]
fn translated_kernels_are_valid_and_round_trip() {
    for path in kernels() {
        let module = load(&path);
        verified(&module, &path);
        round_trips(&module, &path);
    }
}

#[test]
fn kernels_with_a_wave_level_are_valid_and_round_trip() {
    for path in kernels() {
        let mut module = load(&path);
        for (_, func) in module.defined_mut() {
            let mut context = Context::new(None);
            linearize(func, 64, &mut ValueFiles::by_uniformity, &mut context).unwrap();
        }
        verified(&module, &path);
        round_trips(&module, &path);
    }
}
