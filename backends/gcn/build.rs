//! Turns the lowering rules into Rust source.

use std::error::Error;
use wavelift_amdgpu_meta::Machines;

/// The columns of the tables that are compiled for.
const GENERATIONS: &[&str] = &["gfx8", "gfx9"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let machines = Machines::read()?;
    wavelift_isle_rules::RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("operations.isle", machines.isle_operations())
        .needs(machines.isle_needs(GENERATIONS))
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
