//! Every rule of the mid-end fires in the file tests of `simplify`.
//!
//! Debug builds log each rule that fires with its file and line; without the log there is nothing to count.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use wavelift_filetests::{Options, Outcome, collect_files, commands, run_file};

/// Files and lines of the rules that fired.
static FIRED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

struct Collector;

impl log::Log for Collector {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        let text = record.args().to_string();
        if let Some(rule) = text.strip_prefix("ISLE ")
            && let Some((_, place)) = rule.split_once(' ')
            && let Ok(mut fired) = FIRED.lock()
        {
            fired.insert(place.to_owned());
        }
    }

    fn flush(&self) {}
}

#[test]
fn every_rule_fires() {
    if !cfg!(debug_assertions) {
        return;
    }
    log::set_logger(&Collector).expect("the only logger");
    log::set_max_level(log::LevelFilter::Debug);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests/simplify");
    let registry = commands::standard(&Default::default());
    for file in collect_files(&[root]).expect("the file tests") {
        if let Outcome::Failed(problems) = run_file(&file, &registry, &Options::default()) {
            panic!("{}: {}", file.display(), problems.join("\n"));
        }
    }
    let fired = FIRED.lock().expect("no thread failed").clone();
    let mut missing = Vec::new();
    let mut rules = 0;
    for file in wavelift_isle_rules::OPT_FILES {
        let text = std::fs::read_to_string(file).expect("a rule file");
        for (index, line) in text.lines().enumerate() {
            if line.starts_with("(rule") {
                rules += 1;
                // The compiler counts lines from 0.
                let place = format!("{file} line {index}");
                if !fired.contains(&place) {
                    missing.push(format!("{file}:{}: {line}", index + 1));
                }
            }
        }
    }
    assert!(rules > 100, "{rules} rules");
    assert!(
        missing.is_empty(),
        "{} of {rules} rules never fire:\n{}",
        missing.len(),
        missing.join("\n")
    );
}
