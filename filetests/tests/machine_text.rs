//! The text form of machine functions over the kernel corpus, without and with optimisation: behind every pass a function's text reads back
//! as the same function and prints the same again, and what is read behind selection, behind allocation and behind the last pass goes on to the bytes that
//! the whole compilation gave.

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};
use wavelift_amdgpu::compile::{Backend, Options, compile_module};
use wavelift_amdgpu::text::resume;
use wavelift_codegen::ir::Module;
use wavelift_codegen::machine::text::{Prints, parts};
use wavelift_codegen::opt;
use wavelift_frontend_hsail::{parse_text, translate};
use wavelift_gcn::compile::Gfx900;
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
    assert!(prints.list().len() >= least, "{what:?}: {} texts", prints.list().len());
    for printed in prints.list() {
        if let Some(fault) = &printed.fault {
            panic!("{what:?} behind {}: {fault}\n{}", printed.pass, printed.text);
        }
    }
}

fn amd<B: Backend>(lanes: u32, wave: B::Wave, last: &str) {
    let mut functions = 0;
    for path in kernels() {
        let module = load(&path, lanes);
        let options = Options::<B> {
            wave,
            level: level(&path),
            keep_mir: true,
            check: true,
            ..Options::default()
        };
        let compiled = compile_module(&module, &options).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert!(compiled.failed.is_empty(), "{}: {:?}", path.display(), compiled.failed);
        let kernels = compiled.kernels.iter().map(|k| (&k.mir, &k.code));
        let callees = compiled.functions.iter().map(|(_, f)| (&f.mir, &f.code));
        for (prints, code) in kernels.chain(callees) {
            let what = path.file_name();
            reads_back(&what, prints, 5);
            functions += 1;
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
    assert!(functions >= 48, "{functions} functions");
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
