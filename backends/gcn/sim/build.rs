//! Turns the semantics column of the instruction table into step functions.

use std::error::Error;
use std::path::PathBuf;
use wavelift_amdgpu_meta::Table;

fn main() -> Result<(), Box<dyn Error>> {
    let formats = PathBuf::from("../isa/formats.tsv");
    let machine = PathBuf::from("../isa/gfx900.tsv");
    for file in [&formats, &machine] {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let table = Table::read(&formats, &machine)?;
    std::fs::write(out.join("step.rs"), wavelift_amdgpu_meta::emit_step(&table)?)?;
    Ok(())
}
