//! Runs tests with one mistake at a time until a test notices it.
//!
//! Mutants meet their tests in rounds. In the first each meets as many as a few seconds allow, those first that come by few mutants; in the next those that
//! nobody has noticed meet more, and in the last one all the others. So a campaign that is stopped has met a sample of all, and the few that survive, which
//! cost most, come last.

use crate::mutant::{Mutant, one_line};
use crate::process::{Ended, Most, run};
use crate::suites::Suite;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// What the tests of a mutant may take altogether at the end of each round when nothing is wrong.
const ROUNDS: [Duration; 3] = [
    Duration::from_secs(5),
    Duration::from_secs(40),
    Duration::from_secs(600),
];

/// Tests that take longer come after all others.
const LONG: Duration = Duration::from_secs(1);

/// A test of a suite that comes by a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Meeting<'s> {
    suite: usize,
    test: &'s str,
    time: Duration,
}

/// All tests that come by a mutant, in the order in which it meets them: long ones last, then in turn those of each suite that come by the fewest mutants.
fn meetings(suites: &[Suite], number: u32) -> Vec<Meeting<'_>> {
    let mut all = Vec::new();
    for (index, suite) in suites.iter().enumerate() {
        let Some(names) = suite.reached.get(&number) else {
            continue;
        };
        let mut tests: Vec<_> = names.iter().map(|name| (name, &suite.tests[name])).collect();
        tests.sort_by_key(|(name, test)| (test.reached, test.time, *name));
        let ranked = tests.into_iter().enumerate().map(|(rank, (name, test))| {
            let meeting = Meeting {
                suite: index,
                test: name,
                time: test.time,
            };
            ((test.time > LONG, rank, test.time), meeting)
        });
        all.extend(ranked);
    }
    all.sort_by_key(|(key, meeting)| (*key, meeting.suite));
    all.into_iter().map(|(_, meeting)| meeting).collect()
}

/// The part of the meetings that a round is for.
fn of_round<'m, 's>(all: &'m [Meeting<'s>], round: usize) -> &'m [Meeting<'s>] {
    let end = |most: Duration| {
        let mut sum = Duration::ZERO;
        let fits = |meeting: &&Meeting| {
            sum += meeting.time;
            sum <= most
        };
        all.iter().take_while(fits).count()
    };
    let start = match round {
        0 => 0,
        _ => end(ROUNDS[round - 1]),
    };
    match round + 1 == ROUNDS.len() {
        true => &all[start..],
        false => &all[start..end(ROUNDS[round]).max(start)],
    }
}

/// A process that a mutant meets: some tests of a suite or all of it, and what they take.
struct Step<'s> {
    suite: &'s Suite,
    tests: Option<Vec<&'s str>>,
    time: Duration,
}

/// The processes of a round, the short ones first.
fn steps<'s>(suites: &'s [Suite], number: u32, round: usize) -> Vec<Step<'s>> {
    let all = meetings(suites, number);
    let mut by_suite: BTreeMap<usize, Step> = BTreeMap::new();
    for meeting in of_round(&all, round) {
        let step = by_suite.entry(meeting.suite).or_insert_with(|| Step {
            suite: &suites[meeting.suite],
            tests: Some(Vec::new()),
            time: Duration::ZERO,
        });
        step.tests.get_or_insert_default().push(meeting.test);
        step.time += meeting.time;
    }
    let mut steps: Vec<Step> = by_suite.into_values().collect();
    if round + 1 == ROUNDS.len() {
        let whole = suites.iter().filter(|suite| suite.anyhow.contains(&number));
        steps.extend(whole.map(|suite| Step {
            suite,
            tests: None,
            time: suite.usual,
        }));
    }
    steps.sort_by_key(|step| step.time);
    steps
}

/// The numbers of a file, each with what stands beside it last.
fn numbered(path: &Path) -> BTreeMap<u32, String> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let line = |line: &str| {
        let (number, rest) = line.split_once('\t')?;
        Some((number.parse().ok()?, rest.split('\t').next()?.to_string()))
    };
    text.lines().filter_map(line).collect()
}

/// The results so far: for each number who noticed it.
pub fn results(out: &Path) -> BTreeMap<u32, String> {
    numbered(&out.join("results.tsv"))
}

/// How many rounds each mutant has got through that has no result.
pub fn rounds(out: &Path) -> BTreeMap<u32, usize> {
    let rounds = numbered(&out.join("rounds.tsv"));
    let rounds = rounds
        .into_iter()
        .filter_map(|(number, round)| Some((number, round.parse().ok()?)));
    rounds.collect()
}

fn append(out: &Path, name: &str, line: &str) -> Result<(), String> {
    let path = out.join(name);
    let file = std::fs::File::options().create(true).append(true).open(&path);
    file.and_then(|mut file| file.write_all(line.as_bytes()))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// Areas take turns, so that what is done is a sample of all at any time.
fn in_turn(mutants: &[Mutant]) -> Vec<&Mutant> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let built = mutants.iter().filter(|mutant| mutant.left_out.is_none());
    let mut order: Vec<(usize, &Mutant)> = built
        .map(|mutant| {
            let count = counts.entry(&mutant.area).or_default();
            *count += 1;
            (*count, mutant)
        })
        .collect();
    order.sort_by_key(|(turn, _)| *turn);
    order.into_iter().map(|(_, mutant)| mutant).collect()
}

/// Tests the mutants that have no result yet, until the time is over.
///
/// # Errors
/// Those of files.
pub fn test(mutants: &[Mutant], suites: &[Suite], out: &Path, end: Instant) -> Result<(), String> {
    let order = in_turn(mutants);
    for round in 0..ROUNDS.len() {
        let (done, passed) = (results(out), rounds(out));
        for &mutant in &order {
            let number = mutant.number;
            if done.contains_key(&number) || passed.get(&number).is_some_and(|&passed| passed > round) {
                continue;
            }
            if Instant::now() >= end {
                return Ok(());
            }
            let start = Instant::now();
            let reached = suites.iter().any(|suite| suite.reached.contains_key(&number));
            let verdict = match reached {
                false => Some("not reached".into()),
                true => meet(&steps(suites, number, round), number, out)?,
            };
            let is_last = round + 1 == ROUNDS.len();
            let Some(verdict) = verdict.or(is_last.then(|| "survives".into())) else {
                append(out, "rounds.tsv", &format!("{number}\t{}\n", round + 1))?;
                continue;
            };
            let line = format!(
                "{number}\t{verdict}\t{}\t{:.1}\t{}\t{}\t{}\n",
                round + 1,
                start.elapsed().as_secs_f64(),
                mutant.area,
                mutant.place,
                one_line(&mutant.what)
            );
            append(out, "results.tsv", &line)?;
            print!("{line}");
        }
    }
    Ok(())
}

/// Runs the steps until a test fails or takes too long: which one.
fn meet(steps: &[Step], number: u32, out: &Path) -> Result<Option<String>, String> {
    for step in steps {
        let script = step.suite.script(out, step.tests.as_deref())?;
        // The machine may have other things to do, so little is said about the clock.
        let most = Most {
            processor: step.time.as_secs() * 4 + 20,
            clock: step.time.as_secs() * 20 + 120,
        };
        match run(&script, &[("PLANTED", &*number.to_string())], most)? {
            Ended::Passed => {}
            Ended::Failed(test) => return Ok(Some(format!("{}: {test}", step.suite.name))),
            Ended::Late => return Ok(Some(format!("{} (late)", step.suite.name))),
        }
    }
    Ok(None)
}

/// The table by area: drawn, left out, tested, caught, and the numbers that survive.
pub fn table(mutants: &[Mutant], results: &BTreeMap<u32, String>, rounds: &BTreeMap<u32, usize>) -> String {
    let mut areas: BTreeMap<(&str, &str), [usize; 6]> = BTreeMap::new();
    for mutant in mutants {
        let row = areas.entry((mutant.kind.name(), &mutant.area)).or_default();
        row[0] += 1;
        row[1] += usize::from(mutant.left_out.is_some());
        if let Some(result) = results.get(&mutant.number) {
            row[2] += 1;
            row[3] += usize::from(result == "survives");
            row[4] += usize::from(result == "not reached");
        } else {
            row[5] += usize::from(rounds.contains_key(&mutant.number));
        }
    }
    let mut out = String::from(
        "| kind | area | drawn | left out | tested | caught | survive | not reached | not noticed so far |\n|---|---|---|---|---|---|---|---|---|\n",
    );
    for ((kind, area), [drawn, left_out, tested, survive, unreached, open]) in areas {
        let caught = tested - survive - unreached;
        out.push_str(&format!(
            "| {kind} | {area} | {drawn} | {left_out} | {tested} | {caught} | {survive} | {unreached} | {open} |\n"
        ));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::suites::tests::suite;

    #[test]
    fn rounds_share_out_all_tests() {
        let first = "1\ta\t\n1\tb\t\n1\tc\t\n2\ta\t\ntime\ta\t100\ntime\tb\t4000\ntime\tc\t39000\n";
        let suites = [suite(first), suite("1\tc\t\ntime\tc\t10\n")];
        let names = |meetings: &[Meeting]| {
            let name = |meeting: &Meeting| format!("{}{}", meeting.suite, meeting.test);
            meetings.iter().map(name).collect::<Vec<_>>()
        };
        let all = meetings(&suites, 1);
        // `b` and `c` come by one mutant, `a` by two; but what takes long comes last.
        assert_eq!(names(&all), ["1c", "0a", "0b", "0c"]);
        assert_eq!(names(of_round(&all, 0)), ["1c", "0a", "0b"]);
        assert_eq!(names(of_round(&all, 1)), [""; 0]);
        assert_eq!(names(of_round(&all, 2)), ["0c"]);
        // The second suite has one test only that comes by it: the whole suite comes last.
        let last = steps(&suites, 1, 2);
        assert_eq!(
            last.iter().map(|step| step.tests.clone()).collect::<Vec<_>>(),
            [None, Some(vec!["c"])]
        );
        assert!(steps(&suites, 3, 2).is_empty());
    }
}
