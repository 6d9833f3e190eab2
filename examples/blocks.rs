//! Thread-level blocks that waves of gfx900 enter, beside an immediate-post-dominator stack.
//!
//! ```text
//! cargo run --release --example blocks > docs/divergence-blocks.md
//! ```
//! Every launch of the kernel corpus and every kernel of the conformance sample of random control flow, if it is at hand, runs on the
//! simulator with the invariants of the divergence pass watched. *Entered* counts waves that begin a thread-level block with at
//! least one lane. *Stack* is what an immediate-post-dominator stack enters for the same paths of lanes; the interpreter, which has
//! such a stack, has to come to the same number. *Mask and flow* are instructions that decide which lanes run or where the wave
//! goes (branches, scalar instructions on EXEC or, bit by bit, on 64 bits), of all instructions executed by the code without marks.

#[path = "../tests/support/blocks.rs"]
mod blocks;
#[allow(dead_code)]
#[path = "../tests/support/executors.rs"]
mod executors;
#[path = "../tests/support/packs.rs"]
mod packs;

use blocks::{Counts, measure};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use wavelift::case::Case;

fn row(name: &str, counts: &Counts) {
    println!(
        "| {name} | {} | {} | {:.3} | {} | {} | {} | {:.0}% |",
        counts.entered,
        counts.stack,
        counts.entered as f64 / counts.stack.max(1) as f64,
        counts.empty,
        counts.flow,
        counts.instructions,
        100.0 * counts.flow as f64 / counts.instructions.max(1) as f64,
    );
}

fn header(title: &str) {
    println!("\n## {title}\n");
    println!(
        "| | entered | stack | entered by stack | without lanes | mask and flow | instructions | share |"
    );
    println!("|---|---|---|---|---|---|---|---|");
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    packs::case_files(folder, &mut files);
    files.sort();
    files
}

/// Measures cases, with a row for each name that `group` gives; whether all are as they should be.
fn section(title: &str, files: &[PathBuf], text: bool, group: fn(&str) -> String) -> Result<bool, String> {
    header(title);
    let (mut rows, mut sum): (Vec<(String, Counts)>, Counts) = (Vec::new(), Counts::default());
    let mut good = true;
    for file in files {
        let case = Case::read(file).map_err(|error| error.to_string())?;
        let counts = measure(&case, text).map_err(|error| format!("{}: {error}", case.name))?;
        good &= counts.above == 0 && counts.stack == counts.interpreter && counts.same_paths == counts.lanes;
        sum.add(&counts);
        let name = group(&case.name);
        match rows.iter_mut().find(|(known, _)| *known == name) {
            Some((_, row)) => row.add(&counts),
            None => rows.push((name, counts)),
        }
    }
    for (name, counts) in &rows {
        row(name, counts);
    }
    row("all", &sum);
    println!(
        "\n{} cases; {} arrivals at immediate post-dominators and {} cross-lane operations checked; blocks entered more often than by the \
         stack: {}.",
        files.len(),
        sum.meetings,
        sum.cross_lane,
        sum.above,
    );
    Ok(good)
}

fn tables() -> Result<bool, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let last = |name: &str| name.rsplit('/').next().unwrap_or(name).to_owned();
    println!("# Blocks that waves enter\n");
    println!(
        "Made by `cargo run --release --example blocks`. Entered: waves of gfx900 that begin a thread-level block with at least one lane. \
         Stack: the same on an immediate-post-dominator stack, counted for the same paths of lanes and again by the interpreter. Mask \
         and flow: executed instructions that decide which lanes run or where the wave goes. Fewer entries than the stack's come \
         from lanes that meet before the immediate post-dominator, where no cross-lane operation can tell."
    );
    let mut good = true;
    for level in ["O0", "O2"] {
        let title = format!("Kernel corpus, compiled from OpenCL at {level}");
        good &= section(&title, &sorted(&root.join("kernels").join(level)), true, last)?;
    }
    if let Some(pack) = packs::unpack("ws64_cfg_sample") {
        let family = |name: &str| {
            let last = name.rsplit('/').next().unwrap_or(name);
            last.split('_').next().unwrap_or(last).to_owned()
        };
        good &= section("Random control flow, by family", &sorted(&pack.0), false, family)?;
    }
    Ok(good)
}

fn main() -> ExitCode {
    match tables() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!(
                "a block is entered more often than by the stack, or lanes go other ways than in the interpreter"
            );
            ExitCode::from(1)
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(1)
        }
    }
}
