//! Measurements of the same subjects, before and after a change: what got better and what got worse.
//!
//! A subject is a kernel, or a case; it has numbers with names. For each name there is a [`Metric`]: totals, the subjects that changed, and
//! the geometric mean of new to old. In that mean each subject counts the same, whatever its size.

use std::collections::{BTreeMap, HashMap};

/// What a measurement is about, and its numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Subject {
    /// Its name. Of several with one name the first of the old are the first of the new.
    pub name: String,
    /// Names of numbers, and the numbers.
    pub values: Vec<(String, f64)>,
}

/// Which way a number gets better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// Less is better.
    Less,
    /// More is better.
    More,
    /// It only describes.
    Neither,
}

/// Which way a number of [`KernelFacts`](wavelift_codegen::target::KernelFacts), or of a case, gets better.
pub fn better(name: &str) -> Better {
    match name {
        // How many waves a machine can hold at once.
        "max_waves" => Better::More,
        // Lanes of a wave. Times are no measurement where other things run.
        "wave" | "milliseconds" => Better::Neither,
        _ => Better::Less,
    }
}

/// A number of a subject that is not what it was.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The subject.
    pub subject: String,
    /// What it was.
    pub old: f64,
    /// What it is.
    pub new: f64,
}

impl Change {
    /// New to old, less one. Infinite if it was nothing.
    pub fn relative(&self) -> f64 {
        self.new / self.old - 1.0
    }
}

/// What became of the numbers of one name.
#[derive(Clone, Debug, PartialEq)]
pub struct Metric {
    /// The name.
    pub name: String,
    /// Subjects that have the number in both.
    pub subjects: usize,
    /// The sum of the old numbers.
    pub old: f64,
    /// The sum of the new numbers.
    pub new: f64,
    /// Subjects for which it is better, the largest relative change first.
    pub better: Vec<Change>,
    /// Subjects for which it is worse, the largest relative change first.
    pub worse: Vec<Change>,
    /// The logarithms of new to old, and how many there are.
    logarithms: (f64, usize),
}

impl Metric {
    fn new(name: &str) -> Metric {
        Metric {
            name: name.to_owned(),
            subjects: 0,
            old: 0.0,
            new: 0.0,
            better: Vec::new(),
            worse: Vec::new(),
            logarithms: (0.0, 0),
        }
    }

    /// The geometric mean of new to old, over the subjects where neither is zero. `None` if there are none.
    pub fn geometric_mean(&self) -> Option<f64> {
        let (sum, count) = self.logarithms;
        (count > 0).then(|| (sum / count as f64).exp())
    }

    fn add(&mut self, change: Change, tolerance: f64) {
        let (old, new) = (change.old, change.new);
        self.subjects += 1;
        self.old += old;
        self.new += new;
        if old > 0.0 && new > 0.0 {
            self.logarithms.0 += (new / old).ln();
            self.logarithms.1 += 1;
        }
        let (gained, lost) = match better(&self.name) {
            Better::Less => (new < old, new > old),
            Better::More => (new > old, new < old),
            Better::Neither => return,
        };
        if (new - old).abs() <= tolerance * old {
            return;
        }
        if gained {
            self.better.push(change);
        } else if lost {
            self.worse.push(change);
        }
    }
}

/// Two measurements compared.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    /// In the order of the old numbers.
    pub metrics: Vec<Metric>,
    /// Subjects that only the old have.
    pub gone: Vec<String>,
    /// Subjects that only the new have.
    pub added: Vec<String>,
}

impl Comparison {
    /// Whether something is worse. What is gone is: nobody knows how it would be.
    pub fn is_worse(&self) -> bool {
        !self.gone.is_empty() || self.metrics.iter().any(|metric| !metric.worse.is_empty())
    }
}

/// Compares two measurements. Relative changes up to `tolerance` are neither better nor worse.
pub fn compare(old: &[Subject], new: &[Subject], tolerance: f64) -> Comparison {
    let mut comparison = Comparison::default();
    let mut places: HashMap<String, usize> = HashMap::new();
    let pairing = pair(old, new, |subject| &subject.name);
    for (old, new) in pairing.both {
        let values: BTreeMap<&str, f64> = new
            .values
            .iter()
            .map(|(name, value)| (name.as_str(), *value))
            .collect();
        for (name, value) in &old.values {
            let Some(&now) = values.get(name.as_str()) else {
                continue;
            };
            let at = *places.entry(name.clone()).or_insert_with(|| {
                comparison.metrics.push(Metric::new(name));
                comparison.metrics.len() - 1
            });
            let change = Change {
                subject: old.name.clone(),
                old: *value,
                new: now,
            };
            comparison.metrics[at].add(change, tolerance);
        }
    }
    for metric in &mut comparison.metrics {
        let most_first = |a: &Change, b: &Change| b.relative().abs().total_cmp(&a.relative().abs());
        metric.better.sort_by(most_first);
        metric.worse.sort_by(most_first);
    }
    let names = |list: Vec<&Subject>| list.into_iter().map(|subject| subject.name.clone()).collect();
    comparison.gone = names(pairing.gone);
    comparison.added = names(pairing.added);
    comparison
}

/// Old and new that belong together.
#[derive(Debug)]
pub struct Pairing<'a, T> {
    /// Those that both lists have, in the order of the old.
    pub both: Vec<(&'a T, &'a T)>,
    /// Those that only the old list has.
    pub gone: Vec<&'a T>,
    /// Those that only the new list has.
    pub added: Vec<&'a T>,
}

/// Pairs what has one key: the first with the first, the second with the second.
pub fn pair<'a, T>(old: &'a [T], new: &'a [T], key: impl Fn(&T) -> &str) -> Pairing<'a, T> {
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (index, item) in new.iter().enumerate().rev() {
        places.entry(key(item)).or_default().push(index);
    }
    let mut taken = vec![false; new.len()];
    let (mut both, mut gone) = (Vec::new(), Vec::new());
    for item in old {
        match places.get_mut(key(item)).and_then(Vec::pop) {
            Some(index) => {
                taken[index] = true;
                both.push((item, &new[index]));
            }
            None => gone.push(item),
        }
    }
    let left = new.iter().zip(&taken).filter(|(_, taken)| !**taken);
    let added = left.map(|(item, _)| item).collect();
    Pairing { both, gone, added }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subject(name: &str, values: &[(&str, f64)]) -> Subject {
        let values = values.iter().map(|(name, value)| ((*name).to_owned(), *value));
        Subject {
            name: name.to_owned(),
            values: values.collect(),
        }
    }

    #[test]
    fn better_and_worse_by_metric() {
        let old = [
            subject(
                "a",
                &[
                    ("instructions", 100.0),
                    ("max_waves", 4.0),
                    ("spills", 0.0),
                    ("wave", 32.0),
                ],
            ),
            subject(
                "b",
                &[
                    ("instructions", 10.0),
                    ("max_waves", 8.0),
                    ("spills", 2.0),
                    ("wave", 32.0),
                ],
            ),
        ];
        let new = [
            subject(
                "b",
                &[
                    ("instructions", 40.0),
                    ("max_waves", 4.0),
                    ("spills", 0.0),
                    ("wave", 64.0),
                ],
            ),
            subject(
                "a",
                &[
                    ("instructions", 100.0),
                    ("max_waves", 8.0),
                    ("spills", 3.0),
                    ("wave", 64.0),
                ],
            ),
        ];
        let found = compare(&old, &new, 0.0);
        let shape = |metric: &Metric| {
            let names = |list: &[Change]| {
                list.iter()
                    .map(|change| change.subject.clone())
                    .collect::<String>()
            };
            (metric.name.clone(), names(&metric.better), names(&metric.worse))
        };
        let text = |a: &str, b: &str, c: &str| (a.to_owned(), b.to_owned(), c.to_owned());
        let shapes: Vec<_> = found.metrics.iter().map(shape).collect();
        assert_eq!(
            shapes,
            [
                text("instructions", "", "b"),
                text("max_waves", "a", "b"),
                text("spills", "b", "a"),
                text("wave", "", ""),
            ]
        );
        // The square root of 1 times 4, and of 2 times 1/2; no spill has two numbers that are not zero.
        let means: Vec<_> = found.metrics.iter().map(Metric::geometric_mean).collect();
        assert!((means[0].unwrap() - 2.0).abs() < 1e-12);
        assert!((means[1].unwrap() - 1.0).abs() < 1e-12);
        assert_eq!(means[2], None);
        assert_eq!((found.metrics[0].old, found.metrics[0].new), (110.0, 140.0));
        assert!(found.is_worse());
    }

    #[test]
    fn what_is_gone_is_worse() {
        let old = [subject("a", &[("x", 1.0)]), subject("b", &[("x", 1.0)])];
        let found = compare(&old, &old[..1], 0.0);
        assert_eq!(found.gone, ["b"]);
        assert!(found.is_worse());
        let found = compare(&old[..1], &old, 0.0);
        assert_eq!(found.added, ["b"]);
        assert!(!found.is_worse());
    }

    #[test]
    fn small_changes_may_be_tolerated() {
        let (old, new) = ([subject("a", &[("x", 100.0)])], [subject("a", &[("x", 101.0)])]);
        assert!(compare(&old, &new, 0.0).is_worse());
        assert!(!compare(&old, &new, 0.01).is_worse());
        assert!(compare(&old, &[subject("a", &[("x", 102.0)])], 0.01).is_worse());
        // There is no part of nothing.
        let nothing = [subject("a", &[("x", 0.0)])];
        assert!(compare(&nothing, &new, 10.0).is_worse());
        assert!(!compare(&nothing, &nothing, 0.0).is_worse());
    }

    #[test]
    fn of_one_name_the_first_belong_together() {
        let old = [subject("a", &[("x", 1.0)]), subject("a", &[("x", 2.0)])];
        assert!(!compare(&old, &old, 0.0).is_worse());
        let found = compare(&old, &[old[1].clone(), old[0].clone()], 0.0);
        assert_eq!(
            (found.metrics[0].better.len(), found.metrics[0].worse.len()),
            (1, 1)
        );
    }
}
