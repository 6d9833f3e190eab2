//! Plants mistakes in a copy of Wavelift and sees whether tests notice them.
//!
//! All mistakes are in one build, each behind a question; the environment variable `PLANTED` says which is made. See `docs/design/mutants.md`.

mod campaign;
mod edit;
mod mutant;
mod plant;
mod process;
mod rows;
mod rules;
mod rust;
mod suites;

use crate::mutant::Draw;
use crate::plant::{Counts, Tree};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

const USAGE: &str = "\
wavelift-mutants plant TREE OUT LIST SEED RUST RULES ROWS   plants so many of each kind in the tree, whose build is in TREE/target/debug
wavelift-mutants drop TREE OUT MESSAGES                     notes what does not compile, by cargo's messages (JSON); plant again then
wavelift-mutants run TREE OUT MESSAGES SUITES SECONDS       runs the suites that cargo's messages have on those without a result
wavelift-mutants table OUT                                  the results by area
";

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("no number: {text}"))
}

/// What did not compile: a line each, number and message.
fn read_left_out(path: &Path) -> BTreeMap<u32, String> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let line = |line: &str| {
        let (number, message) = line.split_once('\t')?;
        Some((number.parse().ok()?, message.to_string()))
    };
    text.lines().filter_map(line).collect()
}

fn plant(tree: &Path, out: &Path, list: &Path, seed: u64, counts: Counts) -> Result<(), String> {
    std::fs::create_dir_all(out).map_err(|error| error.to_string())?;
    let json = std::fs::read_to_string(list).map_err(|error| format!("{}: {error}", list.display()))?;
    let listed = rust::listed(&json)?;
    let mut draw = Draw::new(seed);
    let mut planted = Tree::new(tree, read_left_out(&out.join("left-out")));
    let generated = tree.join("target/debug/build");
    planted.plant_rust(&listed, counts.rust, &mut draw)?;
    planted.plant_rules(&generated, counts.rules, &mut draw)?;
    planted.plant_rows(&generated, counts.rows, &mut draw)?;
    planted.finish()?;
    let left_out = planted
        .mutants
        .iter()
        .filter(|mutant| mutant.left_out.is_some())
        .count();
    println!("{} mutants, {left_out} of them left out", planted.mutants.len());
    mutant::write(&out.join("mutants.tsv"), &planted.mutants)
}

fn drop_uncompiled(tree: &Path, out: &Path, messages: &Path) -> Result<(), String> {
    let text =
        std::fs::read_to_string(messages).map_err(|error| format!("{}: {error}", messages.display()))?;
    let path = out.join("left-out");
    let mut left_out = read_left_out(&path);
    let blamed = plant::blamed(&text, tree);
    println!("{} more do not compile", blamed.len());
    left_out.extend(blamed);
    let line = |(number, message): (&u32, &String)| format!("{number}\t{}\n", mutant::one_line(message));
    let text: String = left_out.iter().map(line).collect();
    std::fs::write(path, text).map_err(|error| error.to_string())
}

fn command(arguments: &[&str]) -> Result<(), String> {
    let path = |text: &&str| PathBuf::from(text);
    match arguments {
        ["plant", tree, out, list, seed, rust, rules, rows] => {
            let counts = Counts {
                rust: number(rust)? as usize,
                rules: number(rules)? as usize,
                rows: number(rows)? as usize,
            };
            plant(&path(tree), &path(out), &path(list), number(seed)?, counts)
        }
        ["drop", tree, out, messages] => drop_uncompiled(&path(tree), &path(out), &path(messages)),
        ["run", tree, out, messages, suites, seconds] => {
            let end = Instant::now() + Duration::from_secs(number(seconds)?);
            let (tree, out) = (path(tree), path(out));
            let mutants = mutant::read(&out.join("mutants.tsv"))?;
            let suites = suites::survey(&tree, &path(suites), &path(messages), &out)?;
            campaign::test(&mutants, &suites, &out, end)
        }
        ["table", out] => {
            let out = path(out);
            let mutants = mutant::read(&out.join("mutants.tsv"))?;
            print!(
                "{}",
                campaign::table(&mutants, &campaign::results(&out), &campaign::rounds(&out))
            );
            Ok(())
        }
        _ => Err(USAGE.into()),
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match command(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
