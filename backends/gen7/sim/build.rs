//! Turns the semantics column of the instruction table into what a channel computes.

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    std::fs::write(out.join("step.rs"), wavelift_gen7_meta::step()?)?;
    Ok(())
}
