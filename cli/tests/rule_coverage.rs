//! Every rule of selection fires in the file tests `isel` and `run`, for each set of rules that is compiled.
//!
//! Debug builds log each rule that fires with its file and line; without the log there is nothing to count. Rules that no test fires are
//! listed beside the rules of their set (`unfired.txt`) with the reason.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use wavelift_amdgpu_meta::rules as shared;
use wavelift_filetests::{Options, Outcome, collect_files, commands, run_paths};
use wavelift_isle_rules::{RuleText, Unfired, rules};

/// Places of the rules that fired, by the module that their code is in.
static FIRED: Mutex<BTreeMap<&'static str, BTreeSet<String>>> = Mutex::new(BTreeMap::new());
/// Lines of generated code that logged a rule already: nearly all records are of these.
static SEEN: Mutex<BTreeSet<(&'static str, u32)>> = Mutex::new(BTreeSet::new());

struct Collector;

impl log::Log for Collector {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        let (Some(module), Some(line)) = (record.module_path_static(), record.line()) else {
            return;
        };
        if !SEEN.lock().expect("no thread failed").insert((module, line)) {
            return;
        }
        let text = record.args().to_string();
        if let Some((_, place)) = text.strip_prefix("ISLE ").and_then(|rule| rule.split_once(' ')) {
            let mut fired = FIRED.lock().expect("no thread failed");
            fired.entry(module).or_default().insert(place.to_owned());
        }
    }

    fn flush(&self) {}
}

/// A set of rules: the module of its code, its folder, and its files beside those that it shares.
struct Set {
    module: &'static str,
    folder: &'static str,
    own: &'static [&'static str],
    shared: &'static [&'static [&'static str]],
}

const AMD: &[&str] = &[
    shared::PRELUDE,
    shared::SHAPES,
    shared::PATTERNS,
    shared::DOTS,
    shared::INTEGERS,
    shared::WIDE,
    shared::COMPARE,
    shared::FLOATS,
    shared::VECTORS,
    shared::ADDRESS,
    shared::MEMORY,
    shared::ATOMICS,
    shared::IMAGES,
    shared::WAVE,
];

/// The folder of the files that sets share.
const SHARED: &str = "backends/amdgpu/meta/rules";

const SETS: [Set; 4] = [
    Set {
        module: "wavelift_gcn::rules::selection",
        folder: "backends/gcn/lower",
        own: &[
            "integers.isle",
            "wide.isle",
            "floats.isle",
            "memory.isle",
            "wave.isle",
        ],
        shared: &[AMD],
    },
    Set {
        module: "wavelift_rdna4::rules::selection",
        folder: "backends/rdna4/lower",
        own: &["integers.isle", "floats.isle", "memory.isle", "wave.isle"],
        shared: &[AMD, &[shared::MATRIX]],
    },
    Set {
        module: "wavelift_gen7::lower::isle::generated",
        folder: "backends/gen7/lower",
        own: &[
            "prelude.isle",
            "integers.isle",
            "truth.isle",
            "floats.isle",
            "memory.isle",
            "images.isle",
            "wave.isle",
        ],
        shared: &[],
    },
    Set {
        module: "wavelift_tiny::lower::terms::generated",
        folder: "examples/tiny-backend",
        own: &["lower.isle"],
        shared: &[],
    },
];

/// Rule files of a folder that no set has.
fn not_counted(root: &Path, folder: &str, counted: &[&str]) -> Vec<String> {
    let mut problems = Vec::new();
    for entry in std::fs::read_dir(root.join(folder)).expect("a folder") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_string_lossy();
        if name.ends_with(".isle") && !counted.contains(&&*name) {
            problems.push(format!("{folder}/{name} is not counted"));
        }
    }
    problems
}

impl Set {
    fn all(&self, root: &Path) -> Vec<RuleText> {
        let own = self.own.iter().map(|name| root.join(self.folder).join(name));
        let files = own.chain(self.shared.concat().into_iter().map(PathBuf::from));
        files
            .flat_map(|file| rules(&file).expect("a rule file"))
            .collect()
    }

    /// What is wrong with the coverage of the set.
    fn problems(&self, root: &Path, fired: &BTreeSet<String>) -> Vec<String> {
        let list = root.join(self.folder).join("unfired.txt");
        let list = std::fs::read_to_string(list).unwrap_or_default();
        let list = Unfired::read(&list).unwrap_or_else(|error| panic!("{}: {error}", self.folder));
        let all = self.all(root);
        let fires = |rule: &&RuleText| fired.contains(&rule.place);
        let mut problems = not_counted(root, self.folder, self.own);
        for rule in all.iter().filter(|rule| !fires(rule) && !list.lists(rule)) {
            problems.push(format!("never fires: {}: {}", rule.place, rule.text));
        }
        for (text, _) in &list.rules {
            match all.iter().find(|rule| rule.text == *text) {
                None => problems.push(format!("listed, but there is no such rule: {text}")),
                Some(rule) if fires(&rule) => problems.push(format!("listed, but it fires: {text}")),
                Some(_) => {}
            }
        }
        let count = all.len();
        println!(
            "{}: {count} rules, {} of them listed as unfired",
            self.module,
            list.rules.len()
        );
        assert!(count > 50, "{}: {count} rules", self.module);
        problems
    }
}

#[test]
fn every_rule_fires() {
    if !cfg!(debug_assertions) {
        return;
    }
    log::set_logger(&Collector).expect("the only logger");
    log::set_max_level(log::LevelFilter::Debug);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace");
    let mut targets = wavelift::targets();
    targets.add(wavelift_tiny::backend::target());
    targets.machine(wavelift_tiny::device::new_machine);
    let registry = commands::standard(&targets);
    let folders = [
        "filetests/filetests/isel",
        "filetests/filetests/run",
        "examples/tiny-backend/filetests",
    ]
    .map(|folder| root.join(folder));
    let files = collect_files(&folders).expect("the file tests");
    for result in run_paths(&files, &registry, &Options::from_env()) {
        if let Outcome::Failed(problems) = &result.outcome {
            panic!("{}: {}", result.path.display(), problems.join("\n"));
        }
    }
    let fired = FIRED.lock().expect("no thread failed").clone();
    let none = BTreeSet::new();
    let mut shared: Vec<&str> = Vec::new();
    for path in SETS.iter().flat_map(|set| set.shared.concat()) {
        shared.extend(path.rsplit('/').next());
    }
    let mut problems = not_counted(root, SHARED, &shared);
    for set in &SETS {
        problems.extend(set.problems(root, fired.get(set.module).unwrap_or(&none)));
    }
    assert!(
        problems.is_empty(),
        "{} problems:\n{}",
        problems.len(),
        problems.join("\n")
    );
}
