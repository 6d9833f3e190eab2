//! Turns the instruction table and the lowering rules into Rust source.

use std::error::Error;
use std::fmt::Write;
use std::path::PathBuf;
use wavelift_amdgpu_meta::Table;

fn main() -> Result<(), Box<dyn Error>> {
    let formats = PathBuf::from("isa/formats.tsv");
    let machine = PathBuf::from("isa/gfx900.tsv");
    for file in [&formats, &machine] {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let table = Table::read(&formats, &machine)?;
    std::fs::write(out.join("isa.rs"), wavelift_amdgpu_meta::emit_isa(&table))?;
    wavelift_isle_rules::RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("gcn.isle", opcodes(&table))
        .file("../amdgpu/lower/prelude.isle")
        .file("lower/integers.isle")
        .file("lower/floats.isle")
        .file("../amdgpu/lower/vectors.isle")
        .file("../amdgpu/lower/memory.isle")
        .file("../amdgpu/lower/wave.isle")
        .file("lower/wave.isle")
        .compile()?;
    Ok(())
}

/// The machine's operations as an ISLE enum.
fn opcodes(table: &Table) -> String {
    let mut text = String::from("(type Op extern (enum\n");
    for instruction in &table.instructions {
        let _ = writeln!(text, "    ({})", instruction.variant());
    }
    text.push_str("))\n");
    text
}
