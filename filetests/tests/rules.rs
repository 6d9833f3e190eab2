//! Every rule that makes IR fires in the file tests of its pass: those of the mid-end in `simplify`, those of legalisation in `legalize`.
//!
//! Debug builds log each rule that fires with its file and line; without the log there is nothing to count.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use wavelift_filetests::{Options, Outcome, collect_files, commands, run_file};
use wavelift_isle_rules::{LEGALIZE_FILES, OPT_FILES, RuleText, rules};

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

/// Files and lines of the rules of some files that do not fire, and how many rules there are.
fn unfired(files: &[&str], fired: &BTreeSet<String>) -> (Vec<String>, usize) {
    let rules = files
        .iter()
        .flat_map(|file| rules(Path::new(file)).expect("a rule file"));
    let rules: Vec<RuleText> = rules.collect();
    let missing = rules.iter().filter(|rule| !fired.contains(&rule.place));
    let missing = missing.map(|rule| format!("{}: {}", rule.place, rule.text));
    (missing.collect(), rules.len())
}

#[test]
fn every_rule_fires() {
    if !cfg!(debug_assertions) {
        return;
    }
    log::set_logger(&Collector).expect("the only logger");
    log::set_max_level(log::LevelFilter::Debug);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests");
    let mut targets = wavelift::targets();
    targets.add(wavelift_tiny::backend::target());
    let registry = commands::standard(&targets);
    // A machine without any integers of 64 bits.
    const WORDS_ONLY: &str = "../../examples/tiny-backend/filetests/carried.wl";
    let paths = ["simplify", "legalize", WORDS_ONLY].map(|path| root.join(path));
    for file in collect_files(&paths).expect("the file tests") {
        if let Outcome::Failed(problems) = run_file(&file, &registry, &Options::from_env()) {
            panic!("{}: {}", file.display(), problems.join("\n"));
        }
    }
    let fired = FIRED.lock().expect("no thread failed").clone();
    for (files, least) in [(OPT_FILES, 100), (LEGALIZE_FILES, 200)] {
        let (missing, rules) = unfired(files, &fired);
        println!("{rules} rules");
        assert!(rules > least, "{rules} rules");
        assert!(
            missing.is_empty(),
            "{} of {rules} rules never fire:\n{}",
            missing.len(),
            missing.join("\n")
        );
    }
}
