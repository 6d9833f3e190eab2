//! Code objects of another compiler on the command line.

use crate::clang::{GFX900, GFX1201_WAVE32, GFX1201_WAVE64, compile, tools_installed};
use std::path::Path;
use std::process::Command;

/// clang does not guard scalar registers as the manual wants it (RDNA4 ISA 5.7), and its code objects run as they are.
#[test]
fn code_objects_of_clang_run_from_the_command_line() {
    if !tools_installed() {
        return;
    }
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("clang-{}.co", std::process::id()));
    for (target, name, wave) in [
        (GFX900, "gfx900", "64"),
        (GFX1201_WAVE32, "gfx1201", "32"),
        (GFX1201_WAVE64, "gfx1201", "64"),
    ] {
        let object =
            compile(&root.join("kernels/cl/vecadd.cl"), "-O2", target).expect("clang compiles vecadd");
        std::fs::write(&file, object).expect("a temporary file");
        let run = Command::new(env!("CARGO_BIN_EXE_wavelift"))
            .arg("run")
            .arg(&file)
            .args(["--target", name, "--wave", wave, "--grid", "8", "--group", "8"])
            .args(["iota:f32:8", "iota:f32:8", "zero:32:print=f32", "s32:8"])
            .output()
            .expect("wavelift runs");
        let text = String::from_utf8_lossy(&run.stdout).into_owned();
        let errors = String::from_utf8_lossy(&run.stderr);
        assert_eq!(text, "arg 2: 0 2 4 6 8 10 12 14\n", "{name} {wave}: {errors}");
    }
    let _ = std::fs::remove_file(&file);
}
