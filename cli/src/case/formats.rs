//! The results of a run for people and for other programs.

use crate::report::CliError;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use wavelift::case::Outcome;
use wavelift::case::report::Row;
use wavelift::case::summary::{Counts, families, family, slowest};

/// How many of the slowest cases are shown.
const SLOWEST: usize = 10;

/// A run that ended.
pub(super) struct Done<'a> {
    pub(super) rows: &'a [Row],
    pub(super) counts: Counts,
    pub(super) settings: &'a str,
    /// Whether there are cases that did not end.
    pub(super) interrupted: bool,
}

impl Done<'_> {
    /// A table of the families, and the slowest cases.
    pub(super) fn summary(&self) -> String {
        let families = families(self.rows);
        let width = families
            .keys()
            .map(|name| name.len())
            .max()
            .unwrap_or(0)
            .max("family".len());
        let mut text = format!(
            "{:width$} {:>7} {:>7} {:>7} {:>9}\n",
            "family", "passed", "failed", "skipped", "seconds"
        );
        for (name, family) in &families {
            let Counts {
                passed,
                failed,
                skipped,
                ..
            } = family.counts;
            let seconds = family.elapsed.as_secs_f64();
            text.push_str(&format!(
                "{name:width$} {passed:>7} {failed:>7} {skipped:>7} {seconds:>9.1}\n"
            ));
        }
        let slowest = slowest(self.rows, SLOWEST);
        if !slowest.is_empty() {
            text.push_str("slowest, in milliseconds\n");
        }
        for row in slowest {
            text.push_str(&format!(
                "{:>9.1} {} {}\n",
                milliseconds(row.elapsed),
                row.outcome.word(),
                row.name
            ));
        }
        text
    }

    /// One object.
    pub(super) fn json(&self) -> String {
        let families: Vec<Value> = families(self.rows)
            .into_iter()
            .map(|(name, family)| {
                let mut object = counts(family.counts);
                object["name"] = name.into();
                object["milliseconds"] = milliseconds(family.elapsed).into();
                object
            })
            .collect();
        let case = |row: &Row| {
            json!({
                "name": row.name,
                "family": family(row),
                "verdict": row.outcome.word(),
                "reason": row.reason,
                "instructions": row.instructions,
                "milliseconds": milliseconds(row.elapsed),
                "file": row.file,
            })
        };
        let mut object = counts(self.counts);
        object["settings"] = self.settings.into();
        object["interrupted"] = self.interrupted.into();
        object["families"] = families.into();
        object["cases"] = self.rows.iter().map(case).collect();
        format!("{object:#}\n")
    }

    /// A test suite for each family.
    pub(super) fn junit(&self) -> Result<String, CliError> {
        let mut suites: BTreeMap<&str, TestSuite> = BTreeMap::new();
        for row in self.rows {
            let family = family(row).unwrap_or(&row.file);
            let status = match row.outcome {
                Outcome::Pass => TestCaseStatus::success(),
                Outcome::Skip => {
                    let mut status = TestCaseStatus::skipped();
                    status.set_message(row.reason.as_str());
                    status
                }
                Outcome::Fail | Outcome::Timeout => {
                    let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
                    status
                        .set_type(row.outcome.word())
                        .set_message(row.reason.as_str());
                    status
                }
            };
            let mut case = TestCase::new(row.name.as_str(), status);
            case.set_classname(family).set_time(row.elapsed);
            let suite = suites.entry(family).or_insert_with(|| TestSuite::new(family));
            suite.add_test_case(case);
        }
        let mut report = Report::new(format!("wavelift case {}", self.settings));
        report.set_time(self.rows.iter().map(|row| row.elapsed).sum());
        for (_, mut suite) in suites {
            suite.set_time(suite.test_cases.iter().filter_map(|case| case.time).sum());
            report.add_test_suite(suite);
        }
        let text = report.to_string();
        text.map_err(|error| CliError::failed(format_args!("cannot write JUnit XML: {error}")))
    }
}

fn counts(counts: Counts) -> Value {
    json!({
        "passed": counts.passed,
        "failed": counts.failed,
        "timed_out": counts.timed_out,
        "skipped": counts.skipped,
    })
}

fn milliseconds(time: Duration) -> f64 {
    // As the report has them.
    (time.as_secs_f64() * 1e4).round() / 10.0
}
