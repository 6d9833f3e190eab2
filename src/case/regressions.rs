//! Two reports compared: cases whose verdict changed, and the instructions and times of those that pass in both.

use super::report::{Outcome, Row};
use crate::changes::{self, Comparison, Subject};

/// What a change of a verdict means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// It passes now.
    Better,
    /// It passed, or it was skipped and fails now.
    Worse,
    /// It fails in another way, or is skipped instead of failing.
    Other,
}

/// A case whose verdict changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turned<'a> {
    /// What it means.
    pub turn: Turn,
    /// How it was.
    pub old: &'a Row,
    /// How it is.
    pub new: &'a Row,
}

/// Two reports compared.
#[derive(Debug)]
pub struct Regressions<'a> {
    /// Cases whose verdict changed, in the order of the old report.
    pub turned: Vec<Turned<'a>>,
    /// Cases that only the old report has.
    pub gone: Vec<&'a Row>,
    /// Cases that only the new report has.
    pub added: Vec<&'a Row>,
    /// Instructions and milliseconds of the cases that pass in both.
    pub costs: Comparison,
}

impl Regressions<'_> {
    /// Whether something is worse: a verdict, a cost, or a case that is gone.
    pub fn is_worse(&self) -> bool {
        let worse = self.turned.iter().any(|turned| turned.turn == Turn::Worse);
        worse || !self.gone.is_empty() || self.costs.is_worse()
    }
}

/// Compares two reports. Cases belong together by their names, those of one name in the order of their files. Costs that changed by
/// `tolerance` at most count as unchanged.
pub fn compare<'a>(old: &'a [Row], new: &'a [Row], tolerance: f64) -> Regressions<'a> {
    let (old, new) = (sorted(old), sorted(new));
    let pairing = changes::pair(&old, &new, |row| row.name.as_str());
    let turned = pairing
        .both
        .iter()
        .filter(|(old, new)| old.outcome != new.outcome);
    let turned = turned.map(|(old, new)| Turned {
        turn: turn(old.outcome, new.outcome),
        old,
        new,
    });
    let passed = |pair: &&(&&Row, &&Row)| pair.0.outcome == Outcome::Pass && pair.1.outcome == Outcome::Pass;
    let costs: (Vec<Subject>, Vec<Subject>) = pairing
        .both
        .iter()
        .filter(passed)
        .map(|(old, new)| (costs(old), costs(new)))
        .unzip();
    Regressions {
        turned: turned.collect(),
        gone: pairing.gone.into_iter().copied().collect(),
        added: pairing.added.into_iter().copied().collect(),
        costs: changes::compare(&costs.0, &costs.1, tolerance),
    }
}

fn sorted(rows: &[Row]) -> Vec<&Row> {
    let mut sorted: Vec<&Row> = rows.iter().collect();
    sorted.sort_by_key(|row| (&row.name, &row.file));
    sorted
}

fn turn(old: Outcome, new: Outcome) -> Turn {
    match (old, new) {
        (_, Outcome::Pass) => Turn::Better,
        (Outcome::Pass, _) => Turn::Worse,
        (Outcome::Skip, _) => Turn::Worse,
        _ => Turn::Other,
    }
}

fn costs(row: &Row) -> Subject {
    Subject {
        name: row.name.clone(),
        values: vec![
            ("instructions".to_owned(), row.instructions as f64),
            ("milliseconds".to_owned(), row.elapsed.as_secs_f64() * 1e3),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::report::parse;

    fn compared(old: &str, new: &str) -> (Vec<(String, Turn)>, usize, usize, bool) {
        let read = |text: &str| -> Vec<Row> {
            let columns = text.split_whitespace().map(|word| {
                let (name, outcome) = word.split_once('=').unwrap();
                let (outcome, instructions) = outcome.split_once(':').unwrap_or((outcome, "7"));
                format!("{name}\t{outcome}\t\t{instructions}\t1.0\n")
            });
            parse(&columns.collect::<String>()).unwrap()
        };
        let (old, new) = (read(old), read(new));
        let found = compare(&old, &new, 0.0);
        let turned = found
            .turned
            .iter()
            .map(|turned| (turned.old.name.clone(), turned.turn));
        (
            turned.collect(),
            found.gone.len(),
            found.added.len(),
            found.is_worse(),
        )
    }

    #[test]
    fn verdicts_that_turn() {
        for (old, new, turn) in [
            ("PASS", "FAIL", Turn::Worse),
            ("PASS", "TIMEOUT", Turn::Worse),
            ("PASS", "SKIP", Turn::Worse),
            ("SKIP", "FAIL", Turn::Worse),
            ("SKIP", "TIMEOUT", Turn::Worse),
            ("SKIP", "PASS", Turn::Better),
            ("FAIL", "PASS", Turn::Better),
            ("TIMEOUT", "PASS", Turn::Better),
            ("FAIL", "TIMEOUT", Turn::Other),
            ("TIMEOUT", "FAIL", Turn::Other),
            ("FAIL", "SKIP", Turn::Other),
        ] {
            let found = compared(&format!("a={old} b=PASS"), &format!("b=PASS a={new}"));
            let expected = vec![("a".to_owned(), turn)];
            assert_eq!(found, (expected, 0, 0, turn == Turn::Worse), "{old} {new}");
        }
    }

    #[test]
    fn cases_that_come_and_go() {
        assert_eq!(compared("a=FAIL b=PASS", "b=PASS"), (Vec::new(), 1, 0, true));
        assert_eq!(compared("b=PASS", "a=FAIL b=PASS"), (Vec::new(), 0, 1, false));
        assert_eq!(compared("a=PASS a=PASS", "a=PASS"), (Vec::new(), 1, 0, true));
    }

    #[test]
    fn instructions_count_where_both_pass() {
        assert!(compared("a=PASS:10", "a=PASS:11").3);
        assert!(!compared("a=PASS:10", "a=PASS:9").3);
        assert!(!compared("a=FAIL:10", "a=FAIL:11").3);
        assert!(!compared("a=FAIL:10", "a=PASS:11").3);
    }
}
