//! What many results say together.

use super::report::{Outcome, Row};
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// Parts of a name that make a family, at most.
const FAMILY_PARTS: usize = 3;
/// Cases, and time, before which nothing can be said about the rest.
const FIRST_CASES: usize = 10;
const FIRST_TIME: Duration = Duration::from_secs(3);

/// Numbers of cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// That passed.
    pub passed: usize,
    /// That failed; those whose time was over count, too.
    pub failed: usize,
    /// Those of the failed whose time was over.
    pub timed_out: usize,
    /// That say nothing about the target.
    pub skipped: usize,
}

impl Counts {
    /// Counts a case.
    pub fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Pass => self.passed += 1,
            Outcome::Skip => self.skipped += 1,
            Outcome::Fail | Outcome::Timeout => self.failed += 1,
        }
        self.timed_out += usize::from(outcome == Outcome::Timeout);
    }

    /// The numbers of rows.
    pub fn of<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Counts {
        let mut counts = Counts::default();
        rows.into_iter().for_each(|row| counts.add(row.outcome));
        counts
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts {
            passed,
            failed,
            skipped,
            ..
        } = self;
        write!(f, "{passed} passed, {failed} failed, {skipped} skipped")
    }
}

/// The family of a case: of its name, all parts but the last, three at most. `None` if it has no name but its file's.
pub fn family(row: &Row) -> Option<&str> {
    if row.name == row.file {
        return None;
    }
    let ends = row.name.match_indices('/').map(|(at, _)| at);
    Some(
        ends.take(FAMILY_PARTS)
            .last()
            .map_or(row.name.as_str(), |end| &row.name[..end]),
    )
}

/// The cases of one family.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Family {
    /// How many.
    pub counts: Counts,
    /// The time that they took together.
    pub elapsed: Duration,
}

/// The families of rows, by name.
pub fn families(rows: &[Row]) -> BTreeMap<&str, Family> {
    let mut families: BTreeMap<&str, Family> = BTreeMap::new();
    for row in rows {
        let family = families
            .entry(family(row).unwrap_or("(without a name)"))
            .or_default();
        family.counts.add(row.outcome);
        family.elapsed += row.elapsed;
    }
    families
}

/// The rows that took most time, the slowest first.
pub fn slowest(rows: &[Row], most: usize) -> Vec<&Row> {
    let mut sorted: Vec<&Row> = rows.iter().collect();
    sorted.sort_by_key(|row| std::cmp::Reverse(row.elapsed));
    sorted.truncate(most);
    sorted
}

/// The time that is left if the rest takes as long for each case as all that ran did. A mean over everything moves slowly; over the first few it
/// would jump.
pub fn time_left(elapsed: Duration, done: usize, left: usize) -> Option<Duration> {
    if done == 0 || done < FIRST_CASES && elapsed < FIRST_TIME {
        return None;
    }
    Duration::try_from_secs_f64(elapsed.as_secs_f64() / done as f64 * left as f64).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, outcome: Outcome, milliseconds: u64) -> Row {
        Row {
            name: name.to_owned(),
            outcome,
            reason: String::new(),
            instructions: 0,
            elapsed: Duration::from_millis(milliseconds),
            file: "some/file.case".to_owned(),
            settings: String::new(),
        }
    }

    #[test]
    fn families_by_name() {
        for (name, expected) in [
            (
                "prm/core/arithmetic/24int/mad24/mad24_u32_00004",
                Some("prm/core/arithmetic"),
            ),
            ("prm/core/limits/one", Some("prm/core/limits")),
            ("cfg/rand_00020", Some("cfg")),
            ("alone", Some("alone")),
            ("some/file.case", None),
        ] {
            assert_eq!(family(&row(name, Outcome::Pass, 0)), expected, "{name}");
        }
        let rows = [
            row("b/x", Outcome::Pass, 5),
            row("a/x", Outcome::Timeout, 7),
            row("b/y", Outcome::Fail, 6),
            row("b/z", Outcome::Skip, 0),
        ];
        let families = families(&rows);
        assert_eq!(families.keys().copied().collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(families["a"].counts.timed_out, 1);
        assert_eq!(families["b"].elapsed, Duration::from_millis(11));
        assert_eq!(families["b"].counts.to_string(), "1 passed, 1 failed, 1 skipped");
        assert_eq!(Counts::of(&rows).to_string(), "1 passed, 2 failed, 1 skipped");
        let names: Vec<&str> = slowest(&rows, 2).iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names, ["a/x", "b/y"]);
    }

    #[test]
    fn the_time_left_follows_the_mean() {
        let seconds = Duration::from_secs;
        assert_eq!(time_left(seconds(10), 100, 50), Some(seconds(5)));
        assert_eq!(time_left(seconds(10), 100, 0), Some(Duration::ZERO));
        // Too little to say anything, until a case takes long.
        assert_eq!(time_left(seconds(1), 9, 50), None);
        assert_eq!(time_left(seconds(60), 0, 50), None);
        assert_eq!(time_left(seconds(4), 1, 2), Some(seconds(8)));
        // One long case among many moves the estimate little.
        let before = time_left(seconds(100), 1000, 1000).unwrap();
        let after = time_left(seconds(105), 1001, 999).unwrap();
        assert!(after < before + seconds(5));
    }
}
