//! Suites of tests: what each test of them takes, and which mutants it comes by.

use crate::process::{Ended, Most, run};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// What a suite may take when nothing is wrong, in seconds on the clock.
const LONGEST: u64 = 1200;

/// Whether a program takes the names of the tests from a file.
const LIST_OF_FILES: &str = "WAVELIFT_FILES";

/// A test of a suite.
#[derive(Clone, Debug, Default)]
pub struct Test {
    /// The time that it takes.
    pub time: Duration,
    /// How many mutants it comes by: with fewer it looks at them more closely.
    pub reached: usize,
}

/// Tests that run as one program.
#[derive(Clone, Debug)]
pub struct Suite {
    /// Its name.
    pub name: String,
    folder: PathBuf,
    program: String,
    arguments: String,
    /// Whether its tests are files, which are named in a list.
    takes_list: bool,
    /// The time that it takes when nothing is wrong.
    pub usual: Duration,
    /// Its tests, those that come by a mutant.
    pub tests: BTreeMap<String, Test>,
    /// The tests that come by a mutant.
    pub reached: BTreeMap<u32, Vec<String>>,
    /// Mutants that are come by in threads of which nobody knows the test, or by so few tests that others may find what was made there.
    pub anyhow: BTreeSet<u32>,
}

impl Suite {
    /// Writes the commands that run some of its tests, or all; returns the script.
    ///
    /// # Errors
    /// Those of files.
    pub fn script(&self, out: &Path, tests: Option<&[&str]>) -> Result<PathBuf, String> {
        let write = |name: &str, text: String| {
            let path = out.join(name);
            std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            Ok::<PathBuf, String>(path)
        };
        let start = format!("cd {}\n", self.folder.display());
        let program = &self.program;
        let text = match tests {
            None => format!("{start}exec {program} {}\n", self.arguments),
            Some(tests) if self.takes_list => {
                let list = write("step.list", tests.join("\n") + "\n")?;
                format!("{start}{LIST_OF_FILES}={} exec {program}\n", list.display())
            }
            Some(tests) => format!("{start}exec {program} --exact '{}'\n", tests.join("' '")),
        };
        write("step.sh", text)
    }
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

/// Runs each suite once to see what its tests take, and the mutants that they come by; what earlier runs found is in `out`. A line of `suites` is
/// a name, the folder of a crate, a test target of it, and arguments.
///
/// # Errors
/// Those of files, or a line that is none of suites.
pub fn survey(root: &Path, suites: &Path, messages: &Path, out: &Path) -> Result<Vec<Suite>, String> {
    let read =
        |path: &Path| std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    let (text, messages) = (read(suites)?, read(messages)?);
    let mut all = Vec::new();
    for line in text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[name, place, target, arguments] = &columns[..] else {
            return Err(format!("no suite: {line}"));
        };
        let folder = match place {
            "." => root.to_path_buf(),
            place => root.join(place),
        };
        let Some(program) = executable(&messages, &folder, target) else {
            println!("{name}: not built, left out");
            continue;
        };
        let suite = Suite {
            name: name.into(),
            folder,
            program,
            arguments: arguments.into(),
            takes_list: target == "filetests",
            usual: Duration::ZERO,
            tests: BTreeMap::new(),
            reached: BTreeMap::new(),
            anyhow: BTreeSet::new(),
        };
        if let Some(suite) = survey_one(suite, out)? {
            println!(
                "{name}: {:.1} s, {} tests come by {} mutants",
                suite.usual.as_secs_f64(),
                suite.tests.len(),
                suite.reached.len()
            );
            all.push(suite);
        }
    }
    Ok(all)
}

fn survey_one(mut suite: Suite, out: &Path) -> Result<Option<Suite>, String> {
    let reached = out.join(format!("reached-{}", suite.name));
    let time = out.join(format!("time-{}", suite.name));
    if !time.exists() {
        let path = reached.display().to_string();
        let _ = std::fs::remove_file(&reached);
        let start = Instant::now();
        let variables = [
            ("PLANTED", "reached"),
            ("PLANTED_REACHED", &*path),
            // Tests that run one after the other have no thread of their own.
            ("RUST_TEST_THREADS", "2"),
        ];
        let most = Most {
            processor: LONGEST,
            clock: LONGEST,
        };
        let ended = run(&suite.script(out, None)?, &variables, most)?;
        if ended != Ended::Passed {
            println!("{}: {ended:?} without a mistake, left out", suite.name);
            return Ok(None);
        }
        let millis = start.elapsed().as_millis().to_string();
        std::fs::write(&time, millis).map_err(|error| error.to_string())?;
    }
    let millis = std::fs::read_to_string(&time)
        .ok()
        .and_then(|text| text.trim().parse().ok());
    suite.usual = Duration::from_millis(millis.unwrap_or(0));
    let notes = std::fs::read_to_string(&reached).unwrap_or_default();
    let names = names(&suite)?;
    take(&mut suite, &names, &notes);
    Ok(Some(suite))
}

/// The names of the tests of a suite.
fn names(suite: &Suite) -> Result<BTreeSet<String>, String> {
    let listed = Command::new(&suite.program)
        .arg("--list")
        .current_dir(&suite.folder)
        .output();
    let listed = listed.map_err(|error| format!("{}: {error}", suite.program))?;
    let text = String::from_utf8_lossy(&listed.stdout).into_owned();
    let names = text.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(names.map(str::to_string).collect())
}

/// With so few tests that come by a mutant what is made there may be kept for others.
const FEW: usize = 2;

/// Takes what threads have noted.
fn take(suite: &mut Suite, names: &BTreeSet<String>, notes: &str) {
    let mut reached: BTreeMap<u32, BTreeSet<&str>> = BTreeMap::new();
    for line in notes.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[what, thread, rest] = &columns[..] else {
            continue;
        };
        let known = names.contains(thread);
        match what.parse() {
            Ok(number) if known => drop(reached.entry(number).or_default().insert(thread)),
            Ok(number) => {
                reached.entry(number).or_default();
                suite.anyhow.insert(number);
            }
            Err(_) if known => {
                let test = suite.tests.entry(thread.into()).or_default();
                let millis = rest.parse().unwrap_or(0);
                test.time = test.time.max(Duration::from_millis(millis));
            }
            Err(_) => {}
        }
    }
    for (number, tests) in reached {
        if tests.len() <= FEW {
            suite.anyhow.insert(number);
        }
        for &test in &tests {
            suite.tests.entry(test.into()).or_default().reached += 1;
        }
        let tests = tests.into_iter().map(str::to_string);
        suite.reached.insert(number, tests.collect());
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A suite of three tests, one of which takes long.
    pub(crate) fn suite(notes: &str) -> Suite {
        let mut suite = Suite {
            name: "s".into(),
            folder: "/f".into(),
            program: "/p".into(),
            arguments: "--skip x".into(),
            takes_list: false,
            usual: Duration::from_secs(9),
            tests: BTreeMap::new(),
            reached: BTreeMap::new(),
            anyhow: BTreeSet::new(),
        };
        let names = ["a", "b", "c"].map(str::to_string).into();
        take(&mut suite, &names, notes);
        suite
    }

    #[test]
    fn threads_are_tests() {
        let notes = "1\ta\t\n1\tb\t\n1\tc\t\n2\tb\t\n3\t\t\ntime\ta\t5\ntime\ta\t7\ntime\tmain\t9\n";
        let suite = suite(notes);
        assert_eq!(suite.reached[&1], ["a", "b", "c"]);
        assert_eq!(suite.reached[&2], ["b"]);
        assert_eq!(suite.reached[&3], [""; 0]);
        assert_eq!(suite.anyhow, [2, 3].into());
        assert_eq!(suite.tests["a"].time, Duration::from_millis(7));
        assert_eq!(suite.tests["b"].reached, 2);
        assert!(!suite.tests.contains_key("main"));
    }

    #[test]
    fn scripts_run_what_is_named() {
        let out = std::env::temp_dir().join(format!("planted-{}", std::process::id()));
        std::fs::create_dir_all(&out).unwrap();
        let read = |path: PathBuf| std::fs::read_to_string(path).unwrap();
        let mut suite = suite("");
        assert_eq!(
            read(suite.script(&out, None).unwrap()),
            "cd /f\nexec /p --skip x\n"
        );
        let some = read(suite.script(&out, Some(&["a", "b"])).unwrap());
        assert_eq!(some, "cd /f\nexec /p --exact 'a' 'b'\n");
        suite.takes_list = true;
        assert!(read(suite.script(&out, Some(&["a", "b"])).unwrap()).contains("WAVELIFT_FILES="));
        assert_eq!(read(out.join("step.list")), "a\nb\n");
        std::fs::remove_dir_all(&out).unwrap();
    }
}
