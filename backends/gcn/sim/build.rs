//! Turns the semantics column of the instruction table into step functions.

use std::error::Error;
use std::path::PathBuf;
use wavelift_amdgpu_meta::{Machines, emit_step};

/// The machines that the simulator runs.
const FAMILY: [&str; 8] = [
    "Gfx9", "Gfx8", "Gfx7", "Gfx6", "Gfx904", "Gfx906", "Gfx90a", "Gfx942",
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let machines = Machines::read()?;
    std::fs::write(out.join("step.rs"), emit_step(&machines, &FAMILY))?;
    Ok(())
}
