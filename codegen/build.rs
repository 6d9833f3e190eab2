//! Generates the opcode enum, the builder and the evaluator from the IR table, and compiles the rules of the mid-end and of legalisation.

use std::{env, error::Error, fs, path::Path};
use wavelift_codegen_meta::generate;
use wavelift_isle_rules::{LEGALIZE_FILES, LEGALIZE_PRELUDE, OPT_FILES, OPT_PRELUDE, RuleSet};

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let path = Path::new(&out).join("ir_generated.rs");
    fs::write(&path, generate::rust()).expect("the output directory is writable");
    println!("cargo:rerun-if-changed=build.rs");
    // `wavelift bisect` names rules of the mid-end in any build.
    rules(
        RuleSet::new("simplify").logged(),
        ("opt.isle", OPT_PRELUDE),
        OPT_FILES,
    )?;
    rules(
        RuleSet::new("legalize").logged_in_debug_builds(),
        ("legalize.isle", LEGALIZE_PRELUDE),
        LEGALIZE_FILES,
    )
}

/// Compiles rules that make IR.
fn rules(set: RuleSet, (file, prelude): (&str, &str), files: &[&str]) -> Result<(), Box<dyn Error>> {
    let rules = set
        .text("ir.isle", generate::isle())
        .text("make.isle", generate::isle_constructors())
        .text(file, prelude);
    files
        .iter()
        .fold(rules, |rules, file| rules.file(file))
        .compile()?;
    Ok(())
}
