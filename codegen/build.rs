//! Generates the opcode enum, the builder and the evaluator from the IR table, and compiles the mid-end's rules.

use std::{env, error::Error, fs, path::Path};
use wavelift_codegen_meta::generate;
use wavelift_isle_rules::{OPT_FILES, OPT_PRELUDE, RuleSet};

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let path = Path::new(&out).join("ir_generated.rs");
    fs::write(&path, generate::rust()).expect("the output directory is writable");
    println!("cargo:rerun-if-changed=build.rs");
    let rules = RuleSet::new("simplify")
        .logged_in_debug_builds()
        .text("ir.isle", generate::isle())
        .text("make.isle", generate::isle_constructors())
        .text("opt.isle", OPT_PRELUDE);
    OPT_FILES
        .iter()
        .fold(rules, |rules, file| rules.file(file))
        .compile()?;
    Ok(())
}
