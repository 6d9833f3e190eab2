//! Turns the lowering rules into Rust source.

use std::error::Error;
use wavelift_amdgpu_meta::{Machines, rules};

/// The columns of the tables that are compiled for.
const GENERATIONS: &[&str] = &["gfx10", "gfx11", "gfx12"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let machines = Machines::read()?;
    wavelift_isle_rules::RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("operations.isle", machines.isle_operations())
        .needs(machines.isle_needs(GENERATIONS))
        .constructors(machines.isle_constructors(GENERATIONS))
        .widths(wavelift_amdgpu_meta::widths())
        .file(rules::PRELUDE)
        .file(rules::SHAPES)
        .file(rules::INTEGERS)
        .file(rules::WIDE)
        .file("lower/integers.isle")
        .file(rules::COMPARE)
        .file(rules::PATTERNS)
        .file(rules::DOTS)
        .file(rules::MATRIX)
        .file(rules::FLOATS)
        .file("lower/floats.isle")
        .file(rules::VECTORS)
        .file(rules::ADDRESS)
        .file(rules::MEMORY)
        .file(rules::ATOMICS)
        .file(rules::IMAGES)
        .file("lower/memory.isle")
        .file(rules::WAVE)
        .file("lower/wave.isle")
        .both_orders()
        .scalar_forms(wavelift_amdgpu_meta::scalar_forms())
        .logged_in_debug_builds()
        .without_context()
        .compile()?;
    Ok(())
}
