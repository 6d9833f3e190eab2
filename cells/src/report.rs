//! The outcome of a walk as text.

use crate::run::{Outcome, Wrong};
use crate::walk::{Finding, Report};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A wrong result in one line.
pub fn line(mnemonic: &str, wrong: &Wrong) -> String {
    let hex = |list: &[u128]| {
        list.iter()
            .map(|x| format!("0x{x:x}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let expected: Vec<String> = wrong
        .expected
        .iter()
        .map(|e| format!("{:x?}", e.elements))
        .collect();
    let immediates = if wrong.immediates.is_empty() {
        String::new()
    } else {
        format!(" {:x?}", wrong.immediates)
    };
    format!(
        "{mnemonic}{immediates} ({}){}: got {}, not {}; {} of {} wrong",
        hex(&wrong.operands),
        if wrong.mode == crate::kernel::Mode::Uniform {
            " uniform"
        } else {
            ""
        },
        hex(&wrong.got),
        expected.join(" "),
        wrong.count.0,
        wrong.count.1,
    )
}

/// Everything that is not right, by machine and kind.
pub fn text(report: &Report, most: usize) -> String {
    let mut text = String::new();
    let mut by: BTreeMap<(String, &'static str), Vec<&Finding>> = BTreeMap::new();
    for finding in &report.findings {
        let kind = match finding.outcome {
            Outcome::Right(_) => continue,
            Outcome::Wrong(_) => "wrong",
            Outcome::Lacking(_) => "lacking",
            Outcome::Failed(_) => "failed",
        };
        by.entry((finding.machine.name(), kind))
            .or_default()
            .push(finding);
    }
    for ((machine, kind), list) in by {
        let _ = writeln!(text, "== {machine}: {} {kind}", list.len());
        for finding in list.iter().take(most) {
            let name = &report.cells[finding.cell].mnemonic;
            let _ = match &finding.outcome {
                Outcome::Right(_) => Ok(()),
                Outcome::Wrong(wrong) => writeln!(text, "{}", line(name, wrong)),
                Outcome::Lacking(what) | Outcome::Failed(what) => {
                    writeln!(text, "{name}: {}", what.lines().next().unwrap_or_default())
                }
            };
        }
    }
    let mut counts = [0; 4];
    let mut values = 0;
    for finding in &report.findings {
        counts[match &finding.outcome {
            Outcome::Right(count) => {
                values += count;
                0
            }
            Outcome::Wrong(_) => 1,
            Outcome::Failed(_) => 2,
            Outcome::Lacking(_) => 3,
        }] += 1;
    }
    let machines: BTreeSet<String> = report.findings.iter().map(|f| f.machine.name()).collect();
    let [right, wrong, failed, lacking] = counts;
    let _ = writeln!(
        text,
        "{} cells on {} machines, counted on each: {right} right, {wrong} wrong, {failed} failed, {lacking} lacking; {values} right results",
        report.cells.len(),
        machines.len()
    );
    text
}
