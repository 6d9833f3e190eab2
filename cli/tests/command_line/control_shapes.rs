//! What simple control flow costs on gfx900, beside clang: writes of EXEC and branches on it, in the kernels of
//! `filetests/filetests/control` and in the same in OpenCL. Arms hold atomics, so that nobody turns them into selects.

use std::path::{Path, PathBuf};
use std::process::Command;
use wavelift_amdgpu::listing::is_flow;

/// Runs a tool; its output.
fn tool(name: &str, args: &[&str]) -> String {
    let out = Command::new(name).args(args).output();
    let out = out.unwrap_or_else(|error| panic!("{name}: {error}"));
    let text = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(out.status.success(), "{name}: {text}");
    String::from_utf8_lossy(&out.stdout).into_owned()
}

fn flow(assembly: &str) -> usize {
    assembly.lines().filter(|line| is_flow(line)).count()
}

fn by_clang(source: &Path, out: &Path) -> usize {
    let (source, out) = (source.to_str().unwrap(), out.to_str().unwrap());
    let target = [
        "-x",
        "cl",
        "-cl-std=CL2.0",
        "-target",
        "amdgcn-amd-amdhsa",
        "-mcpu=gfx900",
        "-nogpulib",
        "-O2",
    ];
    // Its optimiser of atomics would put control flow of its own around them.
    let plain = [
        "-mllvm",
        "-amdgpu-atomic-optimizer-strategy=None",
        "-c",
        source,
        "-o",
        out,
    ];
    tool("clang-19", &[&target[..], &plain[..]].concat());
    flow(&tool("llvm-objdump-19", &["-d", "--mcpu=gfx900", out]))
}

fn by_wavelift(source: &Path, out: &Path) -> usize {
    let (source, out) = (source.to_str().unwrap(), out.to_str().unwrap());
    let wavelift = env!("CARGO_BIN_EXE_wavelift");
    tool(wavelift, &["compile", source, "--target", "gfx900", "-o", out]);
    flow(&tool(wavelift, &["disassemble", out]))
}

#[test]
fn simple_shapes_cost_no_more_than_with_clang() {
    if !wavelift_peers::installed(&["clang-19", "llvm-objdump-19"]) {
        return;
    }
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("filetests/filetests/control");
    let mut sources: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "hsail"))
        .collect();
    sources.sort();
    assert!(sources.len() >= 7, "{sources:?}");
    let temporary = |name: &str| Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    println!("{:16} wavelift clang", "shape");
    for source in sources {
        let name = source.file_stem().unwrap().to_str().unwrap().to_owned();
        let ours = by_wavelift(&source, &temporary(&format!("{name}.hsaco")));
        let theirs = by_clang(&source.with_extension("cl"), &temporary(&format!("{name}.o")));
        println!("{name:16} {ours:8} {theirs:5}");
        assert!(ours <= theirs, "{name}: {ours} instead of at most {theirs}");
    }
}
