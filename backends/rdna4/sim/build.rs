//! Turns the semantics column of the instruction table into step functions.

use std::error::Error;
use std::path::PathBuf;
use wavelift_amdgpu_meta::{Machines, emit_step};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let machines = Machines::read()?;
    let get = |name| machines.get(name).ok_or("a machine has no tables");
    let machine = get("Gfx12")?.clone().with(get("Gfx11")?);
    std::fs::write(out.join("step.rs"), emit_step(&machines, &machine))?;
    Ok(())
}
