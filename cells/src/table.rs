//! The table of cells for `docs/cells.md`: families by targets, and what is lacking by the text of its error.

use crate::list::Family;
use crate::machine::Machine;
use crate::run::Outcome;
use crate::walk::Report;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The page.
pub fn page(report: &Report, machines: &[Machine]) -> String {
    let mut text = String::from(
        "# Cells\n\n```\ncargo run --release -p wavelift-cells -- --table docs/cells.md\n```\n\
         Made by that command; `cargo test -p wavelift-cells` checks that it is what the code does. A cell is an operation of HSAIL with \
         types and modifiers; which there are\nfollows from the instruction table of the frontend. *all*: every cell of the family \
         compiles and runs; otherwise how many do, and what the others say is below. What results are\n\
         compared with: [design](design/cells.md).\n\n",
    );
    let (_, sampled) = Machine::whole_and_sampled();
    let sampled: Vec<String> = sampled.iter().map(|machine| machine.name()).collect();
    let _ = writeln!(
        text,
        "Of {} the test walks one cell in nine, and the command `--target` all; they lack what these lack.\n",
        sampled.join(", ")
    );
    let _ = write!(text, "| family | cells |");
    for machine in machines {
        let _ = write!(text, " {} |", machine.name());
    }
    let _ = writeln!(text, "\n|---|---|{}", "---|".repeat(machines.len()));
    let mut totals = vec![0; machines.len()];
    let mut lacking: BTreeMap<(String, String), Vec<Machine>> = BTreeMap::new();
    let mut counts: BTreeMap<(String, String), (usize, String)> = BTreeMap::new();
    for family in Family::ALL {
        let cells = report.cells.iter().filter(|cell| cell.family == family).count();
        let _ = write!(text, "| {family} | {cells} |");
        for (column, &machine) in machines.iter().enumerate() {
            let mut works = cells;
            for finding in report.findings.iter().filter(|f| f.machine == machine) {
                let cell = &report.cells[finding.cell];
                if let (true, Outcome::Lacking(what)) = (cell.family == family, &finding.outcome) {
                    works -= 1;
                    let key = (family.name().to_owned(), said(what));
                    let names = lacking.entry(key.clone()).or_default();
                    if !names.contains(&machine) {
                        names.push(machine);
                    }
                    let count = counts.entry(key).or_insert((0, cell.mnemonic.clone()));
                    count.0 += 1;
                }
            }
            totals[column] += works;
            let _ = match works == cells {
                true => write!(text, " all |"),
                false => write!(text, " {works} |"),
            };
        }
        text.push('\n');
    }
    let _ = write!(text, "| together | {} |", report.cells.len());
    for total in totals {
        let _ = write!(text, " {total} |");
    }
    text.push_str("\n\n");
    if lacking.is_empty() {
        text.push_str("Nothing is lacking.\n");
        return text;
    }
    text.push_str("| lacking | cells | for example | targets |\n|---|---|---|---|\n");
    for (key, names) in lacking {
        let (count, example) = &counts[&key];
        let every = names.len() == machines.len();
        let names: Vec<String> = names.iter().map(|machine| machine.name()).collect();
        let _ = writeln!(
            text,
            "| {}: {} | {} | `{example}` | {} |",
            key.0,
            key.1,
            count / names.len().max(1),
            if every { "all".to_owned() } else { names.join(", ") }
        );
    }
    text
}

/// What an error says, without the place and the operation.
fn said(what: &str) -> String {
    let line = what.lines().next().unwrap_or_default();
    let after = |mark: &str| {
        line.split_once(mark)
            .map(|(_, rest)| format!("not supported yet{rest}"))
    };
    let line = after("not supported yet").unwrap_or_else(|| line.to_owned());
    let line = line.split(" at line ").next().unwrap_or_default();
    let mut parts = line.split('`');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(before), Some(_), Some(rest)) => format!("{before}`…`{rest}"),
        _ => line.to_owned(),
    }
}
