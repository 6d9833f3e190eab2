//! Turns the instruction tables of all AMD machines, and the terms of their lowering rules, into Rust source.

use std::error::Error;
use std::path::PathBuf;
use wavelift_amdgpu_meta::{Machines, emit_isa, rules};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let machines = Machines::read()?;
    std::fs::write(out.join("isa.rs"), emit_isa(&machines))?;
    let generations: Vec<&str> = machines.list.iter().map(|machine| &*machine.column).collect();
    wavelift_isle_rules::RuleSet::new("context")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("operations.isle", machines.isle_operations())
        .constructors(machines.isle_constructors(&generations))
        // Terms without rules are errors; backends have those.
        .text(
            "places.isle",
            "(rule (wave_slot) (hw_id 0 1)) (rule (compute_unit) (hw_id 0 1)) (rule (v_add a b) (v_or_b32 a b))",
        )
        .file(wavelift_isle_rules::LOWERING_PRELUDE)
        .file(rules::PRELUDE)
        .file(rules::SHAPES)
        .file(rules::VECTORS)
        .file(rules::ADDRESS)
        .file(rules::MEMORY)
        .file(rules::ATOMICS)
        .file(rules::IMAGES)
        .file(rules::WAVE)
        .file(rules::PATTERNS)
        .file(rules::DOTS)
        .file(rules::MATRIX)
        .scalar_forms(wavelift_amdgpu_meta::scalar_forms())
        .traits_by_file()
        .only_context()
        .compile()?;
    Ok(())
}
