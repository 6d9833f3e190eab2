//! Every cell on every target with a few values.
//!
//! What is not right fails the test. `docs/cells.md` has to say what was found; `WAVELIFT_BLESS=1` writes
//! it. Thousands of values for each cell: `cargo run --release -p wavelift-cells -- --help`.

use std::collections::BTreeSet;
use std::path::Path;
use wavelift_cells::list::{Cell, Family, cells};
use wavelift_cells::machine::Machine;
use wavelift_cells::run::Outcome;
use wavelift_cells::walk::{Finding, Walk, walk};
use wavelift_cells::{report, table};
use wavelift_hsail::model::{Opcode, Profile, Round, Type};

/// The machines that get uniform operands, too, which a backend may compute by other instructions: one of each kind.
const UNIFORM: [(&str, u32); 4] = [("gfx900", 64), ("gfx1201", 32), ("ivb", 16), ("interp", 64)];

#[test]
fn every_cell_on_every_target() {
    let (machines, _) = Machine::whole_and_sampled();
    let walk_on = |machines: Vec<Machine>, uniform_values| {
        walk(&Walk {
            machines,
            profile: Profile::Full,
            filters: Vec::new(),
            one_in: 1,
            values: 64,
            uniform_values,
            uniform_memory: false,
            seed: 1,
            time: None,
        })
    };
    let (first, further) = machines
        .iter()
        .partition(|machine| UNIFORM.contains(&(machine.target, machine.wave)));
    let mut found = walk_on(first, 8);
    found.findings.extend(walk_on(further, 0).findings);
    let place = |machine: Machine| machines.iter().position(|&known| known == machine);
    found
        .findings
        .sort_by_key(|finding| (finding.cell, place(finding.machine)));
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

/// What a machine lacks of the sample is what the interpreter lacks, which runs all that is not missing in the translation.
#[test]
fn a_sample_of_cells_on_the_other_machines() {
    let (whole, mut machines) = Machine::whole_and_sampled();
    let reference = whole.into_iter().find(|machine| machine.target == "interp");
    let reference = reference.expect("the interpreter");
    machines.push(reference);
    let mut found = walk(&Walk {
        machines,
        profile: Profile::Full,
        filters: Vec::new(),
        one_in: 9,
        values: 64,
        uniform_values: 8,
        uniform_memory: false,
        seed: 1,
        time: None,
    });
    let lacking = |of: &dyn Fn(Machine) -> bool| -> BTreeSet<usize> {
        let lacks = |f: &&Finding| matches!(f.outcome, Outcome::Lacking(_)) && of(f.machine);
        found.findings.iter().filter(lacks).map(|f| f.cell).collect()
    };
    let known = lacking(&|machine| machine == reference);
    assert!(
        lacking(&|_| true).is_subset(&known),
        "a machine lacks what the interpreter has"
    );
    found
        .findings
        .retain(|f| matches!(f.outcome, Outcome::Wrong(_) | Outcome::Failed(_)));
    assert!(found.findings.is_empty(), "{}", report::text(&found, 20));
}

/// What the Base profile has of the cells of the Full profile, by the list of HSA PRM 16.2.1.
fn is_base(cell: &Cell) -> bool {
    let (inst, mods) = (&cell.inst, &cell.inst.mods);
    let operands = cell.dests().into_iter().chain(cell.sources());
    let types = [inst.ty, inst.source_type].into_iter().flatten();
    let doubles = types
        .chain(operands)
        .any(|ty| matches!(ty, Type::F64 | Type::F64X2));
    let round = match mods.round {
        None | Some(Round::Default) => true,
        Some(round) => {
            use Round::*;
            matches!(round, ZeroI | ZeroISat | SZeroI | SZeroISat)
        }
    };
    let flushes = mods.ftz || !cell.row.ftz;
    !doubles && round && flushes && inst.opcode != Opcode::ICall
}

#[test]
fn cells_of_the_base_profile() {
    // Where the profiles differ; one size of waves for each target.
    let families = [
        Family::Float,
        Family::PackedFloat,
        Family::FloatBits,
        Family::Native,
        Family::PackedCompare,
        Family::Convert,
    ];
    let (mut machines, _) = Machine::whole_and_sampled();
    machines.dedup_by_key(|machine| machine.target);
    let mut found = walk(&Walk {
        machines,
        profile: Profile::Base,
        filters: families.iter().map(|family| family.name().to_owned()).collect(),
        one_in: 1,
        values: 32,
        uniform_values: 0,
        uniform_memory: false,
        seed: 1,
        time: None,
    });
    let mnemonics = |cells: &[Cell]| -> Vec<String> { cells.iter().map(|c| c.mnemonic.clone()).collect() };
    let mut expected = cells();
    expected.retain(|cell| families.contains(&cell.family) && is_base(cell));
    assert_eq!(mnemonics(&found.cells), mnemonics(&expected));
    found
        .findings
        .retain(|f| matches!(f.outcome, Outcome::Wrong(_) | Outcome::Failed(_)));
    assert!(found.findings.is_empty(), "{}", report::text(&found, 20));
}

/// Where the profiles do not differ, the header alone does: all other families, on one target of each kind.
#[test]
fn other_cells_of_the_base_profile() {
    let floats = [
        Family::Float,
        Family::PackedFloat,
        Family::FloatBits,
        Family::Native,
        Family::PackedCompare,
        Family::Convert,
    ];
    let others = Family::ALL.into_iter().filter(|family| !floats.contains(family));
    let (mut machines, _) = Machine::whole_and_sampled();
    machines.dedup_by_key(|machine| machine.target);
    machines.retain(|machine| ["gfx900", "gfx1201", "ivb", "interp"].contains(&machine.target));
    let mut found = walk(&Walk {
        machines,
        profile: Profile::Base,
        filters: others.clone().map(|family| family.name().to_owned()).collect(),
        one_in: 1,
        values: 8,
        uniform_values: 0,
        uniform_memory: false,
        seed: 1,
        time: None,
    });
    let walked: Vec<String> = found.cells.iter().map(|cell| cell.mnemonic.clone()).collect();
    let mut expected = cells();
    expected.retain(|cell| !floats.contains(&cell.family) && is_base(cell));
    // Filters are parts of mnemonics, too.
    for cell in expected {
        assert!(
            walked.contains(&cell.mnemonic),
            "{} is no cell of the Base profile",
            cell.mnemonic
        );
    }
    found
        .findings
        .retain(|f| matches!(f.outcome, Outcome::Wrong(_) | Outcome::Failed(_)));
    assert!(found.findings.is_empty(), "{}", report::text(&found, 20));
}
