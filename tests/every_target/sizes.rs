//! Functions and modules keep a size that a reader can hold: one idea each. What is longer stands here with a reason, and goes from here
//! when it is longer no more.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Most lines of a function, from `fn` to its closing brace.
const FUNCTION: usize = 80;
/// Most lines of a module without its tests.
const MODULE: usize = 600;

/// Files with longer functions: there are none.
const LONG_FUNCTIONS: &[(&str, &str)] = &[];

/// Longer modules: tables, or the terms and instructions of a machine one after the other.
const LONG_MODULES: &[(&str, &str)] = &[
    ("backends/amdgpu/meta/src/model.rs", "what rows of the tables say"),
    ("backends/amdgpu/sim/src/op.rs", "decoded instructions"),
    (
        "backends/amdgpu/sim/src/shadow.rs",
        "undefined bits of each operation",
    ),
    (
        "backends/amdgpu/src/text/inst.rs",
        "the text of machine instructions",
    ),
    ("backends/gen7/src/machine/inst.rs", "the machine's instructions"),
    ("frontend-hsail/model/src/rules/table.rs", "the table of rules"),
];

/// Files of code: no tests, no benchmarks, nothing that is built.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        let left_out = ["tests", "tests.rs", "benches", "target"].contains(&name) || name.starts_with('.');
        if left_out {
            continue;
        }
        if path.is_dir() {
            files(&path, found);
        } else if name.ends_with(".rs") {
            found.push(path);
        }
    }
}

/// The lines before tests that stand in the file itself.
fn code(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let tests = lines
        .windows(2)
        .position(|pair| pair[0] == "#[cfg(test)]" && pair[1].ends_with('{'));
    lines[..tests.unwrap_or(lines.len())].to_vec()
}

/// The name of the function that begins in a line.
fn function(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    loop {
        let (word, after) = rest.split_once(' ')?;
        match word {
            // In macros a name may be a parameter; such code is not formatted.
            "fn" => {
                return after
                    .split(['(', '<'])
                    .next()
                    .filter(|name| !name.starts_with('$'));
            }
            "pub" | "const" | "async" | "unsafe" | "extern" | "\"C\"" => rest = after,
            "pub(in" => rest = after.split_once(") ")?.1,
            _ if word.starts_with("pub(") => rest = after,
            _ => return None,
        }
    }
}

/// Functions with the number of their lines. The code is formatted, so the closing brace stands below the first word.
fn functions<'t>(lines: &[&'t str]) -> Vec<(&'t str, usize)> {
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function(line) else { continue };
        let indent = &line[..line.len() - line.trim_start().len()];
        let head = lines[start..]
            .iter()
            .position(|line| line.ends_with(['{', ';', '}']));
        let Some(head) = head.filter(|head| lines[start + head].ends_with('{')) else {
            continue;
        };
        let is_end = |line: &&str| line.strip_prefix(indent) == Some("}");
        let body = lines[start + head..].iter().position(is_end);
        found.push((name, body.map_or(0, |body| head + body + 1)));
    }
    found
}

/// Whether lints look away in the whole file.
fn is_without_lints(lines: &[&str]) -> bool {
    let mut inside = false;
    lines.iter().any(|line| {
        inside |= line.starts_with("#![allow(");
        let found = inside && line.contains("clippy::all");
        inside &= !line.ends_with(")]");
        found
    })
}

/// Compares the files in which something was found with those where it may be.
fn judge(found: &BTreeSet<String>, listed: &[(&str, &str)], wrong: &mut Vec<String>) {
    for (file, _) in listed.iter().filter(|(file, _)| !found.contains(*file)) {
        wrong.push(format!(
            "{file} needs no exception any more: take it off the list"
        ));
    }
}

#[test]
fn functions_and_modules_hold_one_idea() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    files(root, &mut all);
    assert!(all.len() > 500, "{} files", all.len());
    let is_listed = |list: &[(&str, &str)], file: &str| list.iter().any(|(listed, _)| *listed == file);
    let (mut wrong, mut long_functions, mut long_modules) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for path in all {
        let file = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).expect("a file");
        let lines = code(&text);
        for (name, length) in functions(&lines)
            .into_iter()
            .filter(|(_, length)| *length > FUNCTION)
        {
            if !is_listed(LONG_FUNCTIONS, &file) {
                wrong.push(format!(
                    "{file}: `{name}` has {length} lines, more than {FUNCTION}"
                ));
            }
            long_functions.insert(file.clone());
        }
        if lines.len() > MODULE {
            if !is_listed(LONG_MODULES, &file) {
                wrong.push(format!("{file} has {} lines, more than {MODULE}", lines.len()));
            }
            long_modules.insert(file.clone());
        }
        if is_without_lints(&lines) {
            wrong.push(format!(
                "{file}: put what is generated into a module of its own, and allow it there"
            ));
        }
    }
    judge(&long_functions, LONG_FUNCTIONS, &mut wrong);
    judge(&long_modules, LONG_MODULES, &mut wrong);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_counts_as_a_function() {
    let text = "impl A {\n    pub(super) const fn f<T>(\n        a: T,\n    ) -> u8 {\n        if a {\n        }\n        1\n    }\n\n    fn g();\n    fn h() {}\n}\n#[cfg(test)]\nmod a;\nfn i() {\n}\n#[cfg(test)]\nmod tests {\nfn j() {\n}\n}";
    assert_eq!(functions(&code(text)), [("f", 7), ("i", 2)]);
    assert!(is_without_lints(&["#![allow(", "    clippy::all,", ")]"]));
    assert!(!is_without_lints(&[
        "#![allow(dead_code)]",
        "mod a {",
        "    #![allow(clippy::all)]"
    ]));
    for line in [
        "fn f(a: u8) {",
        "pub fn f() {",
        "pub(crate) const fn f() {",
        "pub(in crate::a) fn f<T>() {",
    ] {
        assert_eq!(function(line), Some("f"), "{line}");
    }
    assert_eq!(function("pub(in super::super) struct F {"), None);
}
