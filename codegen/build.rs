//! Generates the opcode enum, the builder and the evaluator from the IR table.

use std::{env, fs, path::Path};

fn main() {
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let path = Path::new(&out).join("ir_generated.rs");
    fs::write(&path, wavelift_codegen_meta::generate::rust()).expect("the output directory is writable");
    println!("cargo:rerun-if-changed=build.rs");
}
