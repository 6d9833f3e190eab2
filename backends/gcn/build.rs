//! Turns the lowering rules into Rust source.

use std::error::Error;
use wavelift_amdgpu_meta::{Machines, rules};

/// The columns of the tables that are compiled for.
const GENERATIONS: &[&str] = &["gfx8", "gfx9", "gfx904", "gfx906"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let machines = Machines::read()?;
    wavelift_isle_rules::RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("operations.isle", machines.isle_operations())
        .needs(machines.isle_needs(GENERATIONS))
        .file(rules::PRELUDE)
        .file(rules::INTEGERS)
        .file("lower/integers.isle")
        .file(rules::FLOATS)
        .file("lower/floats.isle")
        .file(rules::VECTORS)
        .file(rules::MEMORY)
        .file(rules::WAVE)
        .file("lower/wave.isle")
        .without_context()
        .compile()?;
    Ok(())
}
