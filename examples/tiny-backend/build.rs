//! Turns the instruction table and the rules into Rust: `build/table.rs` says how.

#[path = "build/table.rs"]
mod table;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    for path in ["build.rs", "build/table.rs", table::TABLE] {
        println!("cargo::rerun-if-changed={path}");
    }
    let rows = table::rows(&std::fs::read_to_string(table::TABLE)?)?;
    let out = std::path::PathBuf::from(std::env::var("OUT_DIR")?);
    std::fs::write(out.join("isa.rs"), table::rust(&rows))?;
    table::rules(&rows).logged_in_debug_builds().compile()?;
    Ok(())
}
