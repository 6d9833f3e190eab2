//! The proof of lane masks over the filetests: every kernel of every file, as machine code of gfx900 and gfx1201 with waves of both sizes. None of them may break
//! a lane; `cargo test --release --test proofs -- --nocapture` prints what is proved and what is not known.

use std::path::{Path, PathBuf};
use wavelift::case::{ModuleForm, ModuleSource};
use wavelift::exec::source_to_ir;
use wavelift::product::{self, Settings};
use wavelift::target::Target;
use wavelift_amdgpu::CodeObjectVersion;
use wavelift_codegen::opt::Level;
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
    for (target, wave) in [(Target::Gfx900, 64), (Target::Gfx1201, 32), (Target::Gfx1201, 64)] {
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
            let settings = Settings {
                level: Level::Full,
                wave: Some(wave),
                version: CodeObjectVersion::V5,
                vgprs: None,
                sgprs: None,
                keep_mir: false,
                verify: true,
            };
            let Ok(product) = product::compile(target, &module.ir, &source, &settings) else {
                continue;
            };
            modules += 1;
            for refusal in &product.failed {
                assert!(
                    !refusal.what.contains("behind pass"),
                    "{}: {}",
                    path.display(),
                    refusal.what
                );
            }
            for (name, verdict) in product.proofs {
                match verdict {
                    Verdict::Proved(_) => proved += 1,
                    Verdict::Unknown(why) => unknown.push(format!("{} &{name}: {why}", path.display())),
                }
            }
        }
        println!(
            "{} of {wave} lanes: {modules} modules, {proved} kernels and functions proved, {} not known\n{}",
            target.name(),
            unknown.len(),
            unknown.join("\n")
        );
        assert!(
            proved > 60 && proved > 20 * unknown.len(),
            "{proved}, {unknown:?}"
        );
    }
}
