//! Runs tests with one mistake at a time until a test notices it.

use crate::mutant::{Mutant, one_line};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Tests that run as one program.
#[derive(Clone, Debug)]
pub struct Suite {
    /// Its name.
    pub name: String,
    /// What `sh` runs.
    pub command: String,
    /// The time that it takes when nothing is wrong.
    pub usual: Duration,
    /// The mutants that it comes by.
    pub reached: BTreeSet<u32>,
}

/// What a suite may take when nothing is wrong.
const LONGEST: Duration = Duration::from_secs(600);

/// What came of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    Passed,
    Failed,
    Late,
}

/// Runs a suite; ends it at the first test that fails.
fn run(root: &Path, command: &str, environment: &[(&str, &str)], most: Duration) -> Result<Ended, String> {
    let mut process = Command::new("timeout");
    process
        .args([
            "--kill-after=5",
            &most.as_secs().max(1).to_string(),
            "sh",
            "-c",
            &format!("{command} 2>&1"),
        ])
        .current_dir(root)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    for (name, value) in environment {
        process.env(name, value);
    }
    let mut child = process.spawn().map_err(|error| error.to_string())?;
    let Some(stdout) = child.stdout.take() else {
        return Err("no output".into());
    };
    for line in BufReader::new(stdout).split(b'\n') {
        let line = line.map_err(|error| error.to_string())?;
        let line = String::from_utf8_lossy(&line);
        if line.starts_with("test ") && line.trim_end().ends_with("FAILED") {
            // What `timeout` runs ends with it.
            let _ = Command::new("kill").arg(child.id().to_string()).status();
            let _ = child.wait();
            return Ok(Ended::Failed);
        }
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    Ok(match status.code() {
        Some(0) => Ended::Passed,
        Some(124 | 137) => Ended::Late,
        _ => Ended::Failed,
    })
}

/// The program of a test target among cargo's messages (`cargo test --no-run --message-format=json`).
fn executable(messages: &str, folder: &Path, target: &str) -> Option<String> {
    let mut found = messages.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let manifest = Path::new(message["manifest_path"].as_str()?);
        let is_it = message["target"]["name"] == target
            && message["profile"]["test"] == true
            && manifest.parent() == Some(folder);
        is_it.then(|| message["executable"].as_str().map(str::to_string))?
    });
    found.next_back()
}

/// Runs each suite once to see what it takes, and the mutants that it comes by; what earlier runs found is in `folder`. A line of `suites` is
/// a name, the folder of a crate, a test target of it, and arguments.
///
/// # Errors
/// Those of files, or a line that is none of suites.
pub fn survey(root: &Path, suites: &Path, messages: &Path, folder: &Path) -> Result<Vec<Suite>, String> {
    let read =
        |path: &Path| std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    let (text, messages) = (read(suites)?, read(messages)?);
    let mut out = Vec::new();
    for line in text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[name, place, target, arguments] = &columns[..] else {
            return Err(format!("no suite: {line}"));
        };
        let place = if place == "." {
            root.to_path_buf()
        } else {
            root.join(place)
        };
        let Some(program) = executable(&messages, &place, target) else {
            println!("{name}: not built, left out");
            continue;
        };
        let command = format!("cd {} && exec {program} {arguments}", place.display());
        if let Some(suite) = survey_one(root, name, command, folder)? {
            println!(
                "{name}: {:.1} s, comes by {} mutants",
                suite.usual.as_secs_f64(),
                suite.reached.len()
            );
            out.push(suite);
        }
    }
    out.sort_by_key(|suite| suite.usual);
    Ok(out)
}

fn survey_one(root: &Path, name: &str, command: String, folder: &Path) -> Result<Option<Suite>, String> {
    let (reached, time) = (
        folder.join(format!("reached-{name}")),
        folder.join(format!("time-{name}")),
    );
    if !time.exists() {
        let path = reached.display().to_string();
        let _ = std::fs::remove_file(&reached);
        let start = Instant::now();
        let variables = [("PLANTED", "reached"), ("PLANTED_REACHED", &*path)];
        let ended = run(root, &command, &variables, LONGEST)?;
        if ended != Ended::Passed {
            println!("{name}: {ended:?} without a mistake, left out");
            return Ok(None);
        }
        let millis = start.elapsed().as_millis().to_string();
        std::fs::write(&time, millis).map_err(|error| error.to_string())?;
    }
    let millis = std::fs::read_to_string(&time)
        .ok()
        .and_then(|text| text.trim().parse().ok());
    let numbers = std::fs::read_to_string(&reached).unwrap_or_default();
    Ok(Some(Suite {
        name: name.into(),
        command,
        usual: Duration::from_millis(millis.unwrap_or(0)),
        reached: numbers.lines().filter_map(|line| line.parse().ok()).collect(),
    }))
}

/// The results so far: for each number who noticed it.
pub fn results(path: &Path) -> BTreeMap<u32, String> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let line = |line: &str| {
        let (number, rest) = line.split_once('\t')?;
        Some((number.parse().ok()?, rest.split('\t').next()?.to_string()))
    };
    text.lines().filter_map(line).collect()
}

/// Tests the mutants that have no result yet, until the time is over.
///
/// # Errors
/// Those of files.
pub fn test(
    root: &Path,
    mutants: &[Mutant],
    suites: &[Suite],
    path: &PathBuf,
    end: Instant,
) -> Result<(), String> {
    let done = results(path);
    let file = std::fs::File::options().create(true).append(true).open(path);
    let mut file = file.map_err(|error| format!("{}: {error}", path.display()))?;
    // Kinds take turns, so that what is done is a sample of all at any time.
    let mut order: Vec<&Mutant> = mutants
        .iter()
        .filter(|mutant| mutant.left_out.is_none())
        .collect();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut turn: BTreeMap<u32, usize> = BTreeMap::new();
    for mutant in &order {
        let count = seen.entry(&mutant.area).or_default();
        turn.insert(mutant.number, *count);
        *count += 1;
    }
    order.sort_by_key(|mutant| turn[&mutant.number]);
    for mutant in order
        .into_iter()
        .filter(|mutant| !done.contains_key(&mutant.number))
    {
        if Instant::now() >= end {
            break;
        }
        let start = Instant::now();
        let reaching = suites
            .iter()
            .filter(|suite| suite.reached.contains(&mutant.number));
        let (mut caught, mut count) = (None, 0);
        for suite in reaching {
            count += 1;
            let most = suite.usual * 4 + Duration::from_secs(30);
            let number = mutant.number.to_string();
            match run(root, &suite.command, &[("PLANTED", &number)], most)? {
                Ended::Passed => continue,
                Ended::Failed => caught = Some(suite.name.clone()),
                Ended::Late => caught = Some(format!("{} (late)", suite.name)),
            }
            break;
        }
        let verdict = match (caught, count) {
            (Some(suite), _) => suite,
            (None, 0) => "not reached".into(),
            (None, _) => "survives".into(),
        };
        let line = format!(
            "{}\t{verdict}\t{:.1}\t{}\t{}\t{}\n",
            mutant.number,
            start.elapsed().as_secs_f64(),
            mutant.area,
            mutant.place,
            one_line(&mutant.what)
        );
        file.write_all(line.as_bytes())
            .map_err(|error| error.to_string())?;
        print!("{line}");
    }
    Ok(())
}

/// The table by area: drawn, left out, tested, caught, and the numbers that survive.
pub fn table(mutants: &[Mutant], results: &BTreeMap<u32, String>) -> String {
    let mut areas: BTreeMap<(&str, &str), [usize; 5]> = BTreeMap::new();
    for mutant in mutants {
        let row = areas.entry((mutant.kind.name(), &mutant.area)).or_default();
        row[0] += 1;
        row[1] += usize::from(mutant.left_out.is_some());
        if let Some(result) = results.get(&mutant.number) {
            row[2] += 1;
            row[3] += usize::from(result == "survives");
            row[4] += usize::from(result == "not reached");
        }
    }
    let mut out = String::from(
        "| kind | area | drawn | left out | tested | caught | survive | not reached |\n|---|---|---|---|---|---|---|---|\n",
    );
    for ((kind, area), [drawn, left_out, tested, survive, unreached]) in areas {
        let caught = tested - survive - unreached;
        out.push_str(&format!(
            "| {kind} | {area} | {drawn} | {left_out} | {tested} | {caught} | {survive} | {unreached} |\n"
        ));
    }
    out
}
