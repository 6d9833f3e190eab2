//! The proof of lane masks over the filetests: every kernel of every file, as machine code of gfx900 and gfx1201 with waves of both sizes. None of them may break
//! a lane; `cargo test --release --test proofs -- --nocapture` prints what is proved and what is not known.

use std::path::{Path, PathBuf};
use wavelift::case::{ModuleForm, ModuleSource};
use wavelift::exec::source_to_ir;
use wavelift_codegen::target::{ErrorKind, Options, Verify};
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

#[test]
fn filetests() {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests/filetests"),
        &mut found,
    );
    found.sort();
    assert!(found.len() > 40);
    let registry = wavelift::targets();
    for (name, wave) in [("gfx900", 64), ("gfx1201", 32), ("gfx1201", 64)] {
        let target = registry.find(name).expect("a target");
        let (mut proved, mut unknown, mut modules) = (0, Vec::new(), 0);
        for path in &found {
            let source = ModuleSource {
                levels: Default::default(),
                form: match path.extension().is_some_and(|extension| extension == "hsail") {
                    true => ModuleForm::Text,
                    false => ModuleForm::Ir,
                },
                bytes: std::fs::read(path).expect("a file"),
                path: path.clone(),
            };
            // Some are wrong on purpose.
            let Ok(module) = source_to_ir(&source, wave) else {
                continue;
            };
            let options = Options {
                verify: Verify::Masks,
                ..Options::for_wave(wave)
            };
            let Ok(compiled) = target.compile(&module.ir, &options) else {
                continue;
            };
            modules += 1;
            for error in &compiled.failed {
                let broken = matches!(error.kind, ErrorKind::Broken(_));
                assert!(!broken, "{}: {error}", path.display());
            }
            for unit in compiled.units {
                let name = unit.symbol;
                let Some(verdict) = unit.proof else { continue };
                match verdict {
                    Verdict::Proved(_) => proved += 1,
                    Verdict::Unknown(why) => unknown.push(format!("{} &{name}: {why}", path.display())),
                }
            }
        }
        println!(
            "{} of {wave} lanes: {modules} modules, {proved} kernels and functions proved, {} not known\n{}",
            name,
            unknown.len(),
            unknown.join("\n")
        );
        assert!(
            proved > 60 && proved > 20 * unknown.len(),
            "{proved}, {unknown:?}"
        );
    }
}
