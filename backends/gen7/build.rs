//! Turns the instruction table and the lowering rules into Rust source.

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    std::fs::write(out.join("isa.rs"), wavelift_gen7_meta::isa()?)?;
    wavelift_isle_rules::RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("gen7.isle", wavelift_gen7_meta::isle()?)
        .constructors(wavelift_gen7_meta::constructors()?)
        .conversions(wavelift_gen7_meta::conversions())
        .widths(wavelift_gen7_meta::widths())
        .both_orders()
        .traits_by_file()
        .scalar_forms(wavelift_gen7_meta::scalar_forms())
        .file(wavelift_isle_rules::LOWERING_PRELUDE)
        .file("lower/prelude.isle")
        .file("lower/integers.isle")
        .file("lower/truth.isle")
        .file("lower/floats.isle")
        .file("lower/memory.isle")
        .file("lower/images.isle")
        .file("lower/wave.isle")
        .logged_in_debug_builds()
        .compile()?;
    Ok(())
}
