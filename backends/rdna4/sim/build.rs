//! Turns the semantics column of the instruction table into step functions.

use std::error::Error;
use std::path::PathBuf;
use wavelift_amdgpu_meta::{Machines, emit_step};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let machines = Machines::read()?;
    std::fs::write(
        out.join("step.rs"),
        emit_step(&machines, &["Gfx12", "Gfx11", "Gfx10"]),
    )?;
    Ok(())
}
