//! Drawn modules, and modules with one change each, against HSAILasm, where it is installed: its verdict, its BRIG and its text.
//!
//! Under `--compat hsailasm` both must accept or refuse a module, apart from [`KNOWN`]. Of what both accept, the BRIG is the same byte
//! for byte, and so is the text of it. A usual run tries [`SAMPLE`] modules; `WAVELIFT_JUDGE=N` tries N, `WAVELIFT_JUDGE_SEED` draws
//! others, and `WAVELIFT_JUDGE_SHOW=1` prints the differences by kind, with a module each, without failing. Of drawn modules without a change a tenth
//! as many are tried: HSAILasm must take each.

mod files;
#[path = "../corpus/generate.rs"]
mod generate;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use wavelift_convert::{Work, assemble, disassemble};
use wavelift_frontend_brig::Container;
use wavelift_frontend_hsail::{ParseOptions, parse_with};
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate_hsail::mutant::mutant;
use wavelift_generate_hsail::{Choices, module};
use wavelift_hsail::model::Opcode;
use wavelift_hsail::{Diagnostic, RuleLevels, Severity, validate_with};

/// Modules of a usual run.
const SAMPLE: usize = 400;

/// More bytes than a module or a change is drawn from.
const BYTES: usize = 1 << 14;

/// Modules that are made of one operation's statements before another is drawn.
const OF_ONE_OPERATION: usize = 20;

/// A part of a difference: why it is one for good.
const KNOWN: &[(&str, &str)] = &[
    (
        "only we refuse: bad-segment",
        "HSAILasm writes variables of the segment `flat`, where nothing can be",
    ),
    ("only we refuse: too-large", "HSAILasm writes sizes that overflow"),
    (
        "only we refuse: invalid-character: ... cannot start a token",
        "HSAILasm reads no further than a NUL",
    ),
    (
        "--9223372036854775808]",
        "HSAILasm cannot read this text of its own",
    ),
];

const SEEDS: [&str; 5] = [
    include_str!("../../../frontend-hsail/tests/data/everything.hsail"),
    include_str!("../../../frontend-hsail/tests/data/layout.hsail"),
    include_str!("seeds/memory.hsail"),
    include_str!("seeds/calls.hsail"),
    include_str!("seeds/small.hsail"),
];

fn found(text: &str, levels: RuleLevels) -> Vec<Diagnostic> {
    let options = ParseOptions {
        levels,
        ..ParseOptions::default()
    };
    let mut found = match parse_with("t", text, options) {
        (Some(module), _) => validate_with(&module, &levels),
        (None, found) => found,
    };
    found.retain(|d| d.severity == Severity::Error);
    found
}

/// A file of its own each time.
fn file(kind: &str) -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("wavelift-judge-{}-{number}.{kind}", std::process::id()))
}

/// Whether HSAILasm is installed; if not, the test counts as skipped.
#[track_caller]
fn is_there() -> bool {
    wavelift_peers::installed(&["HSAILasm"])
}

/// What HSAILasm makes of a file.
fn theirs(action: &str, input: &[u8]) -> Result<Vec<u8>, String> {
    let (from, to) = (file("in"), file("out"));
    std::fs::write(&from, input).expect("a file for the module");
    let mut command = Command::new("HSAILasm");
    let run = command.arg(action).arg(&from).arg("-o").arg(&to);
    let run = run.output().expect("HSAILasm");
    let written = std::fs::read(&to);
    for path in [from, to] {
        std::fs::remove_file(path).ok();
    }
    match written {
        Ok(bytes) if run.status.success() => Ok(bytes),
        _ => Err(String::from_utf8_lossy(&run.stderr).into_owned() + &String::from_utf8_lossy(&run.stdout)),
    }
}

/// A message without what it quotes, which is another in every module.
fn kind_of(message: &str) -> String {
    let mut parts = message.split(['`', '"']);
    let first = parts.next().unwrap_or_default().to_owned();
    parts
        .skip(1)
        .step_by(2)
        .fold(first, |kind, part| kind + "..." + part)
}

/// A number that the environment may change.
fn number(name: &str, usual: usize) -> usize {
    let value = std::env::var(name).ok().and_then(|value| value.parse().ok());
    value.unwrap_or(usual)
}

/// How our BRIG and text differ from those of HSAILasm, for a module that both accept.
fn difference(text: &str, brig: &[u8]) -> Option<String> {
    let work = Work {
        levels: RuleLevels::HSAILASM,
        ..Work::with_jobs(1)
    };
    let (ours, found) = assemble("t", text, Container::Raw, work);
    let Some(ours) = ours else {
        return Some(format!("not assembled: {:?}", found.first()));
    };
    let ours = ours.concat();
    let shown = match theirs("-disassemble", brig) {
        Ok(shown) => String::from_utf8_lossy(&shown).into_owned(),
        Err(error) => return Some(format!("HSAILasm does not read its own module: {error}")),
    };
    if ours != brig {
        let wrong = theirs("-disassemble", &ours).unwrap_or_default();
        let wrong = String::from_utf8_lossy(&wrong).into_owned();
        let line = wrong
            .lines()
            .zip(shown.lines())
            .find(|(ours, theirs)| ours != theirs);
        let at = ours.iter().zip(brig).position(|(a, b)| a != b);
        return Some(format!("bytes differ at {at:?}, ours and theirs mean {line:?}"));
    }
    let (text, found) = disassemble(brig, work);
    let Some(text) = text else {
        return Some(format!("not disassembled: {:?}", found.first()));
    };
    let text = text.concat();
    if text != shown {
        let line = text
            .lines()
            .zip(shown.lines())
            .find(|(ours, theirs)| ours != theirs);
        return Some(format!("text differs, ours and theirs: {line:?}"));
    }
    None
}

/// Modules to change, with the lines that may change.
struct Seeds {
    statements: Vec<String>,
    small: bool,
    left: usize,
}

impl Seeds {
    fn next(&mut self, choices: &mut Choices<'_>) -> (String, std::ops::Range<usize>) {
        if choices.below(2) == 0 {
            return (SEEDS[choices.below(SEEDS.len())].to_owned(), 0..usize::MAX);
        }
        while self.left == 0 || self.statements.is_empty() {
            self.small = choices.below(4) == 0;
            self.statements = generate::statements(Opcode::ALL[choices.below(Opcode::ALL.len())], self.small);
            self.left = OF_ONE_OPERATION;
        }
        self.left -= 1;
        let some: Vec<String> = (0..2)
            .map(|_| self.statements[choices.below(self.statements.len())].clone())
            .collect();
        let (text, first) = generate::module(&some, self.small);
        (text, first..first + some.len())
    }
}

#[test]
fn modules_with_one_change_are_taken_as_the_peer_does() {
    if !is_there() {
        return;
    }
    let tries = number("WAVELIFT_JUDGE", SAMPLE);
    let first = number("WAVELIFT_JUDGE_SEED", 1) as u64;
    let mut seeds = Seeds {
        statements: Vec::new(),
        small: false,
        left: 0,
    };
    let mut differences: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let (mut refused, mut usual_differences) = (0, 0);
    for number in 0..tries as u64 {
        let bytes = bytes_of_seed(first << 32 | number, BYTES);
        let choices = &mut Choices::new(&bytes);
        let (seed, lines) = seeds.next(choices);
        let (kind, text) = mutant(choices, &seed, lines);
        let theirs = theirs("-assemble", text.as_bytes());
        let compat = found(&text, RuleLevels::HSAILASM);
        refused += usize::from(theirs.is_err());
        usual_differences += usize::from(found(&text, RuleLevels::USUAL).is_empty() != theirs.is_ok());
        let what = match (&theirs, compat.first()) {
            (Ok(_), Some(d)) => format!("only we refuse: {}: {}", d.code, kind_of(&d.message)),
            (Err(said), None) => {
                let message = said.lines().find_map(|line| line.split_once("): "));
                format!(
                    "only HSAILasm refuses: {}",
                    kind_of(message.map_or(said.as_str(), |(_, m)| m))
                )
            }
            (Ok(brig), None) => match difference(&text, brig) {
                Some(what) => what,
                None => continue,
            },
            (Err(_), Some(_)) => continue,
        };
        if !KNOWN.iter().any(|(part, _)| what.contains(part)) {
            let entry = differences.entry(what).or_insert((0, format!("{kind}:\n{text}")));
            entry.0 += 1;
        }
    }
    eprintln!(
        "{tries} modules, {refused} refused by HSAILasm, {usual_differences} other verdicts by the usual rules, {} kinds under --compat",
        differences.len()
    );
    let show = std::env::var_os("WAVELIFT_JUDGE_SHOW").is_some();
    for (what, (count, example)) in &differences {
        eprintln!("{count:5} {what}");
        if show {
            eprintln!("{example}\n-----");
        }
    }
    let first = differences.iter().next();
    assert!(show || first.is_none(), "{first:?}");
    assert!(refused * 4 > tries && refused < tries, "the mix is off");
}

#[test]
fn drawn_modules_are_assembled_as_the_peer_does() {
    if !is_there() {
        return;
    }
    let tries = number("WAVELIFT_JUDGE", SAMPLE) / 10;
    let first = number("WAVELIFT_JUDGE_SEED", 1) as u64;
    let mut statements = 0;
    let mut differences = Vec::new();
    for number in 0..tries as u64 {
        let bytes = bytes_of_seed(first << 33 | number, BYTES);
        let choices = &mut Choices::new(&bytes);
        let mut drawn = module(choices);
        for _ in 0..choices.below(4) {
            drawn.mutate(choices);
        }
        statements += drawn.statements();
        let text = drawn.to_string();
        let difference = match theirs("-assemble", text.as_bytes()) {
            Ok(brig) => difference(&text, &brig),
            Err(said) => Some(said),
        };
        differences.extend(difference.map(|what| format!("module {number}: {what}")));
    }
    for what in &differences {
        eprintln!("{what}");
    }
    assert_eq!(differences.len(), 0, "of {tries} modules");
    assert!(statements > 20 * tries, "{statements} statements");
}
