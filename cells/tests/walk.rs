//! Every cell on every target with a few values.
//!
//! What is not right fails the test. `docs/cells.md` has to say what was found; `WAVELIFT_BLESS=1` writes
//! it. Thousands of values for each cell: `cargo run --release -p wavelift-cells -- --help`.

use std::path::Path;
use wavelift_cells::machine::Machine;
use wavelift_cells::run::Outcome;
use wavelift_cells::walk::{Walk, walk};
use wavelift_cells::{report, table};

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
    found.findings = wrong;
    assert!(found.findings.is_empty(), "{}", report::text(&found, 20));
    assert_eq!(
        written, page,
        "docs/cells.md is not what was found; WAVELIFT_BLESS=1 writes it"
    );
}
