//! What the compilers make of the kernel corpus, to compare two states of the project.
//!
//! ```text
//! cargo run --release --example manifest > before.tsv            one line per kernel file, target, wave size and level
//! cargo run --release --example manifest -- --compare before.tsv  what differs now; exit code 1 if anything does
//! ```
//! A restructuring should leave every hash as it was. Where a change is meant to alter code, the totals at the end say what it
//! costs: instructions executed by the simulators, and the facts of [`KernelFacts`](wavelift_codegen::target::KernelFacts) added up.
//!
//! | column | what |
//! |---|---|
//! | file, target, wave, level | what was compiled, and how; wave 0 is the target's own choice |
//! | object | FNV-1a hash of the code object; `-` if there is none |
//! | executed | instructions of waves in the launch of the case beside the file, at the usual level |
//! | facts | `name=value` of all kernels of the file, added up |

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use wavelift::case::batch::{self, BatchOptions, Stop};
use wavelift::case::{ModuleForm, ModuleSource, Outcome};
use wavelift::exec::source_to_ir;
use wavelift::target::{CompiledModule, Options, Target, Verify};
use wavelift::targets;
use wavelift_codegen::opt::Level;
use wavelift_hsail::RuleLevels;

/// Key columns of a line, and the rest of it.
type Lines = BTreeMap<String, String>;

/// 64-bit FNV-1a: stable, and enough to notice a change.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The columns `object` and `facts` of a file.
fn compiled(source: &ModuleSource, target: &dyn Target, wave: u32, level: Level) -> (String, String) {
    let options = Options {
        level,
        verify: Verify::Nothing,
        ..Options::for_wave(wave)
    };
    let program = match source_to_ir(source, wave) {
        Ok(program) => program,
        Err(error) => return ("-".to_owned(), error.to_string().replace(['\t', '\n'], " ")),
    };
    match target.compile(&program.ir, &options) {
        Ok(module) => (format!("{:016x}", hash(&module.object)), facts(&module)),
        Err(error) => ("-".to_owned(), error.to_string().replace(['\t', '\n'], " ")),
    }
}

/// Facts of all kernels, added up.
fn facts(module: &CompiledModule) -> String {
    let mut facts: BTreeMap<&str, u64> = BTreeMap::new();
    for (name, value) in module.kernels().flat_map(|kernel| kernel.facts.fields()) {
        *facts.entry(name).or_default() += u64::from(value);
    }
    let facts: Vec<String> = facts
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    facts.join(" ")
}

/// Instructions that the launches of a case execute; nothing if it fails.
fn executed(case: &Path, target: &dyn Target, wave: u32) -> Option<u64> {
    let options = BatchOptions {
        registry: targets(),
        target: target.name().to_owned(),
        wave: Some(wave),
        jobs: 1,
        text: true,
        levels: RuleLevels::USUAL,
        timeout: Duration::from_secs(600),
        passed: None,
    };
    let mut executed = None;
    batch::run(
        &[case.to_owned()],
        &options,
        &Stop::default(),
        &mut |_, result| {
            executed = (result.outcome() == Outcome::Pass).then_some(result.instructions);
        },
    );
    executed
}

fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "hsail") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn manifest() -> std::io::Result<Lines> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut lines = Lines::new();
    for corpus in ["O0", "O2"] {
        for path in files(&root.join("kernels").join(corpus))? {
            let source = ModuleSource {
                bytes: std::fs::read(&path)?,
                form: ModuleForm::Text,
                levels: RuleLevels::USUAL,
                path: path.clone(),
            };
            let name = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            for target in targets().compilers() {
                let target = target.as_ref();
                for &wave in target.info().waves {
                    let executed = executed(&path.with_extension("case"), target, wave);
                    for (number, level) in [(0, Level::None), (2, Level::Full)] {
                        let (object, facts) = compiled(&source, target, wave, level);
                        let executed = executed.filter(|_| number == 2);
                        let executed = executed.map_or("-".to_owned(), |count| count.to_string());
                        lines.insert(
                            format!("{corpus}/{name}\t{}\t{wave}\t{number}", target.name()),
                            format!("{object}\t{executed}\t{facts}"),
                        );
                    }
                }
            }
        }
    }
    Ok(lines)
}

/// Numbers of a line by name, for totals.
fn numbers(line: &str) -> Vec<(String, u64)> {
    let mut columns = line.split('\t').skip(1);
    let executed = columns.next().and_then(|text| text.parse().ok());
    let facts = columns.next().unwrap_or_default().split(' ');
    let facts = facts.filter_map(|fact| {
        let (name, value) = fact.split_once('=')?;
        Some((name.to_owned(), value.parse().ok()?))
    });
    executed
        .map(|count| ("executed".to_owned(), count))
        .into_iter()
        .chain(facts)
        .collect()
}

/// Totals by target, wave size and what is counted.
fn totals(lines: &Lines) -> BTreeMap<(String, String), u64> {
    let mut totals = BTreeMap::new();
    for (key, line) in lines {
        let target: Vec<&str> = key.split('\t').skip(1).take(2).collect();
        for (name, value) in numbers(line) {
            *totals.entry((target.join(" "), name)).or_default() += value;
        }
    }
    totals
}

fn compare(before: &str, now: &Lines) -> Result<(), String> {
    let mut old = Lines::new();
    for line in before.lines() {
        let columns: Vec<&str> = line.splitn(5, '\t').collect();
        let [file, target, wave, level, rest] = columns[..] else {
            return Err(format!("not a line of a manifest: {line}"));
        };
        old.insert(format!("{file}\t{target}\t{wave}\t{level}"), rest.to_owned());
    }
    let mut report = String::new();
    for key in old.keys().chain(now.keys().filter(|key| !old.contains_key(*key))) {
        let (was, is) = (old.get(key), now.get(key));
        if was != is {
            let none = "nothing".to_owned();
            let (was, is) = (was.unwrap_or(&none), is.unwrap_or(&none));
            let _ = writeln!(report, "{key}\n  was {was}\n  is  {is}");
        }
    }
    let (before, after) = (totals(&old), totals(now));
    for (name, was) in &before {
        if let Some(is) = after.get(name).filter(|is| *is != was) {
            let ratio = *is as f64 / (*was).max(1) as f64;
            let _ = writeln!(report, "total {} {}: {was} -> {is} ({ratio:.4})", name.0, name.1);
        }
    }
    if report.is_empty() { Ok(()) } else { Err(report) }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let lines = match manifest() {
        Ok(lines) => lines,
        Err(error) => {
            eprintln!("the corpus cannot be read: {error}");
            return ExitCode::FAILURE;
        }
    };
    let before = match words.as_slice() {
        [] => {
            for (key, line) in &lines {
                println!("{key}\t{line}");
            }
            return ExitCode::SUCCESS;
        }
        [flag, path] if flag == "--compare" => std::fs::read_to_string(path),
        _ => {
            eprintln!("usage: manifest [--compare FILE]");
            return ExitCode::from(2);
        }
    };
    match before
        .map_err(|error| error.to_string())
        .and_then(|text| compare(&text, &lines))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(report) => {
            print!("{report}");
            ExitCode::FAILURE
        }
    }
}
