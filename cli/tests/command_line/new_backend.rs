//! `wavelift new-backend`: what it writes, and what it refuses. `.ci/run` builds such a crate and runs its tests.

use crate::command::*;
use std::path::{Path, PathBuf};

/// A folder that is not there, in one that is.
fn place(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_crate_with_paths_to_the_checkout() {
    let folder = place("new-backend-nova");
    let said = good(&format!("new-backend nova {}", folder.display()));
    assert!(said.contains("cargo run -- test filetests"), "{said}");
    let read =
        |path: &str| std::fs::read_to_string(folder.join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
    let manifest = read("Cargo.toml");
    assert!(
        manifest.contains("name = \"wavelift-nova\"") && manifest.contains("[profile.dev.package"),
        "{manifest}"
    );
    let root = std::fs::canonicalize(ROOT).expect("the checkout");
    let path = format!(
        "wavelift-codegen = {{ path = {:?} }}",
        root.join("codegen").display().to_string()
    );
    assert!(manifest.contains(&path), "{manifest}\n{path}");
    assert!(read("src/main.rs").contains("wavelift_nova::backend::target()"));
    assert!(read("src/backend.rs").contains("name: \"nova\""));
    assert!(folder.join("isa/nova.tsv").is_file() && folder.join("filetests/run.wl").is_file());
    // The same versions of other crates as the checkout has.
    assert_eq!(
        read("Cargo.lock"),
        std::fs::read_to_string(root.join("Cargo.lock")).expect("a lock file")
    );
}

#[test]
fn what_it_refuses() {
    let folder = place("new-backend-refused");
    let dir = folder.display().to_string();
    for name in ["Nova", "9x", "no-va", "match", ""] {
        let outcome = wavelift(&["new-backend", name, &dir]);
        assert_eq!(outcome.code, 2, "{name}: {}", outcome.err);
        assert!(
            outcome.err.contains("lower-case letters and digits"),
            "{}",
            outcome.err
        );
    }
    for name in ["gfx900", "vega10", "interp", "cli", "codegen"] {
        bad(
            &format!("new-backend {name} {dir}"),
            2,
            &["is the name of a target or crate"],
        );
    }
    bad(
        &format!("new-backend nova {dir} --wavelift kernels"),
        1,
        &[
            "kernels is no checkout of Wavelift",
            "help: name the folder with Wavelift's Cargo.toml",
        ],
    );
    bad(
        &format!("new-backend nova {dir}/in/deep"),
        1,
        &["cannot write", "help: choose a folder whose parent exists"],
    );
    // Nothing was written, not even for a moment's use.
    assert!(!folder.exists());
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("kept"), "mine").expect("a file");
    bad(
        &format!("new-backend nova {dir}"),
        1,
        &["is there already", "help: name a folder that does not exist"],
    );
    let left: Vec<_> = std::fs::read_dir(&folder).expect("the folder").collect();
    assert_eq!(left.len(), 1);
}
