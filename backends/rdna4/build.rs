//! Turns the lowering rules into Rust source.

use std::error::Error;
use std::path::Path;
use wavelift_amdgpu_meta::Machines;

fn main() -> Result<(), Box<dyn Error>> {
    let backends = Path::new("..");
    for file in Machines::files(backends) {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    wavelift_isle_rules::RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("operations.isle", Machines::read(backends)?.isle_operations())
        .file("../amdgpu/lower/prelude.isle")
        .file("../amdgpu/lower/integers.isle")
        .file("lower/integers.isle")
        .file("../amdgpu/lower/floats.isle")
        .file("lower/floats.isle")
        .file("../amdgpu/lower/vectors.isle")
        .file("../amdgpu/lower/memory.isle")
        .file("../amdgpu/lower/wave.isle")
        .file("lower/wave.isle")
        .without_context()
        .compile()?;
    Ok(())
}
