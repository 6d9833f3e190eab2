//! OpenCL kernels compiled by clang.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// Stands for the device library; it is included as text, as this file belongs to the tests of two packages.
const HEADER: &str = include_str!("opencl_gcn.h");

/// What clang compiles for.
#[derive(Clone, Copy)]
pub struct Target {
    /// Options of clang.
    pub options: &'static [&'static str],
    /// Lanes of a wave.
    pub wave_size: u32,
}

pub const GFX900: Target = Target {
    options: &["-mcpu=gfx900"],
    wave_size: 64,
};
#[allow(dead_code)] // Only kernels of clang run on these two.
pub const GFX90A: Target = Target {
    options: &["-mcpu=gfx90a"],
    wave_size: 64,
};
#[allow(dead_code)]
pub const GFX942: Target = Target {
    options: &["-mcpu=gfx942"],
    wave_size: 64,
};
pub const GFX1201_WAVE32: Target = Target {
    options: &["-mcpu=gfx1201", "-mno-wavefrontsize64"],
    wave_size: 32,
};
pub const GFX1201_WAVE64: Target = Target {
    options: &["-mcpu=gfx1201", "-mwavefrontsize64"],
    wave_size: 64,
};

pub const GFX1030_WAVE32: Target = Target {
    options: &["-mcpu=gfx1030", "-mno-wavefrontsize64"],
    wave_size: 32,
};
pub const GFX1030_WAVE64: Target = Target {
    options: &["-mcpu=gfx1030", "-mwavefrontsize64"],
    wave_size: 64,
};

pub const GFX1100_WAVE32: Target = Target {
    options: &["-mcpu=gfx1100", "-mno-wavefrontsize64"],
    wave_size: 32,
};
pub const GFX1100_WAVE64: Target = Target {
    options: &["-mcpu=gfx1100", "-mwavefrontsize64"],
    wave_size: 64,
};

/// Compiles a file for a target at a level, `-O0` to `-O3`; gives the code object, or what clang says.
pub fn compile(source: &Path, level: &str, target: Target) -> Result<Vec<u8>, String> {
    clang(source, level, target, &[])
}

/// What `llc` gets of a file: bitcode after the optimiser.
#[allow(dead_code)] // Only the benchmark takes the time of `llc`.
pub fn bitcode(source: &Path, level: &str, target: Target) -> Result<Vec<u8>, String> {
    clang(source, level, target, &["-emit-llvm", "-c"])
}

fn clang(source: &Path, level: &str, target: Target, more: &[&str]) -> Result<Vec<u8>, String> {
    let stem = source
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    // C leaves the conversion of negative floats to unsigned integers undefined; the expected results wrap.
    let text = std::fs::read_to_string(source).map_err(|error| error.to_string())?;
    let text = text.replace("(ulong)(float)x", "(ulong)(long)(float)x");
    let text = format!("{HEADER}\n{text}");
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = format!("{stem}{level}-{}-{number}", std::process::id());
    let (input, out): (PathBuf, PathBuf) = (
        folder.join(format!("{name}.cl")),
        folder.join(format!("{name}.co")),
    );
    std::fs::write(&input, text).map_err(|error| error.to_string())?;
    let result = Command::new("clang-19")
        .args([
            "-x",
            "cl",
            "-cl-std=CL1.2",
            "-target",
            "amdgcn-amd-amdhsa",
            "-nogpulib",
        ])
        .args(target.options)
        .args(["-ffp-contract=off", "-cl-fp32-correctly-rounded-divide-sqrt"])
        .args(more)
        .arg(level)
        .arg(&input)
        .arg("-o")
        .arg(&out)
        .output()
        .map_err(|error| error.to_string())?;
    let _ = std::fs::remove_file(&input);
    if !result.status.success() {
        return Err(String::from_utf8_lossy(&result.stderr).into_owned());
    }
    let bytes = std::fs::read(&out).map_err(|error| error.to_string());
    let _ = std::fs::remove_file(&out);
    bytes
}

/// Whether clang and its linker are there; if not, the test counts as skipped.
#[track_caller]
pub fn tools_installed() -> bool {
    wavelift_peers::installed(&["clang-19", "ld.lld-19"])
}
