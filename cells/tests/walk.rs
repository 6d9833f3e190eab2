//! Every cell on every target with a few values.
//!
//! What is not right fails the test, but for what [`AWAITED`] lists. `docs/cells.md` has to say what was found; `WAVELIFT_BLESS=1` writes
//! it. Thousands of values for each cell: `cargo run --release -p wavelift-cells -- --help`.

use std::path::Path;
use wavelift::target::Target;
use wavelift_cells::machine::Machine;
use wavelift_cells::run::Outcome;
use wavelift_cells::walk::{Report, Walk, walk};
use wavelift_cells::{report, table};

/// Cells that are known to be wrong: what their mnemonic begins with, and where. Empty when all is well.
const AWAITED: &[(&str, &[Target])] = &[
    // A signaling NaN beside a number (HSA PRM 4.19.4).
    (
        "max_",
        &[Target::Interp, Target::Gfx1200, Target::Gfx1201, Target::Ivb],
    ),
    (
        "min_",
        &[Target::Interp, Target::Gfx1200, Target::Gfx1201, Target::Ivb],
    ),
    // Flushed subnormals and NaN of quotients of singles, and rounding of quotients of doubles (4.19.2, 4.19.3).
    (
        "div_",
        &[Target::Gfx900, Target::Gfx1200, Target::Gfx1201, Target::Ivb],
    ),
    // Payloads of NaNs (4.19.4).
    ("add_", &[Target::Ivb]),
    ("sub_", &[Target::Ivb]),
    ("mul_", &[Target::Ivb]),
    ("fma_", &[Target::Ivb]),
    ("mad_", &[Target::Ivb]),
    ("sqrt_", &[Target::Ivb]),
    ("fract_", &[Target::Ivb]),
    ("ceil_", &[Target::Ivb]),
    ("floor_", &[Target::Ivb]),
    ("trunc_", &[Target::Ivb]),
    ("rint_", &[Target::Ivb]),
];

fn is_awaited(report: &Report, cell: usize, machine: Machine) -> bool {
    let cell = &report.cells[cell];
    let float = cell.inst.ty.is_some_and(|ty| ty.is_float());
    let known = |(name, targets): &(&str, &[Target])| {
        cell.mnemonic.starts_with(name) && float && targets.contains(&machine.target)
    };
    AWAITED.iter().any(known)
}

#[test]
fn every_cell_on_every_target() {
    let machines = Machine::all();
    let mut found = walk(&Walk {
        machines: machines.clone(),
        filters: Vec::new(),
        values: 64,
        uniform_values: 8,
        uniform_memory: false,
        seed: 1,
        time: None,
    });
    let page = table::page(&found, &machines);
    assert_eq!(
        found.findings.len(),
        found.cells.len() * machines.len(),
        "a cell was not walked"
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/cells.md");
    if std::env::var_os("WAVELIFT_BLESS").is_some() {
        std::fs::write(&path, &page).expect("docs/cells.md can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    // What a target lacks is in the table; what is wrong must not be.
    let mut wrong = std::mem::take(&mut found.findings);
    wrong.retain(|f| matches!(f.outcome, Outcome::Wrong(_) | Outcome::Failed(_)));
    let all = wrong.len();
    wrong.retain(|f| !is_awaited(&found, f.cell, f.machine));
    eprintln!("{} of {all} wrong cells are awaited", all - wrong.len());
    found.findings = wrong;
    assert!(found.findings.is_empty(), "{}", report::text(&found, 20));
    assert_eq!(
        written, page,
        "docs/cells.md is not what was found; WAVELIFT_BLESS=1 writes it"
    );
}
