//! What tests of object files share: other tools, and OpenCL C.

use crate::command::*;
use std::path::Path;
use std::process::Command;

pub fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

/// Whether tools are there; if not, the test counts as skipped.
#[track_caller]
pub fn installed(tools: &[&str]) -> bool {
    wavelift_peers::installed(tools)
}

/// The values of the first argument after a run.
#[track_caller]
pub fn values(line: &str) -> String {
    let out = good(line);
    let shown = out
        .strip_prefix("arg 0: ")
        .unwrap_or_else(|| panic!("{line}: {out}"));
    shown.trim_end().to_owned()
}

/// Runs a tool; what it prints.
#[track_caller]
pub fn tool(name: &str, words: &[&str]) -> String {
    let output = Command::new(name).args(words).output().expect("a tool");
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && err.is_empty(),
        "{name} {words:?}\n{err}"
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Compiles OpenCL C to a relocatable object, or to a linked one.
pub fn clang(source: &str, options: &[&str], out: &str) {
    let header = Path::new(ROOT).join("tests/support/opencl_gcn.h");
    let header = header.display().to_string();
    let mut words = vec!["-x", "cl", "-target", "amdgcn-amd-amdhsa", "-nogpulib", "-O2"];
    words.extend(["-Wno-unknown-attributes", "-include", &header]);
    words.extend(options);
    words.extend([source, "-o", out]);
    tool("clang-19", &words);
}
