//! Turns the lowering rules into Rust source.

use std::error::Error;
use wavelift_amdgpu_meta::{Machines, rules};

/// The columns of the tables that are compiled for.
const GENERATIONS: &[&str] = &["gfx10", "gfx11", "gfx12"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    rules::selection(
        &Machines::read()?,
        GENERATIONS,
        wavelift_codegen_meta::generate::isle(),
    )
    .file(rules::MATRIX)
    .file("lower/integers.isle")
    .file("lower/floats.isle")
    .file("lower/memory.isle")
    .file("lower/wave.isle")
    .compile()?;
    Ok(())
}
