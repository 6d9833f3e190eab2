//! Outside of `backends/`, only the registration file names targets: everything else goes through the registry, so that a target is added in
//! one place.

use std::fs;
use std::path::{Path, PathBuf};

/// The one file that may.
const REGISTRATION: &str = "src/targets.rs";

/// Code that compares with what other compilers make, or say, of machines by name.
const PEERS: [&str; 3] = [
    "benches/quality/",
    "benches/cycles.rs",
    "peers/unseen/src/peer.rs",
];

/// Folders whose code names no target. Tests and examples may: what they check is a target's.
const FOLDERS: [&str; 20] = [
    "src",
    "benches",
    "cells",
    "cli/src",
    "codegen",
    "convert",
    "filetests/src",
    "frontend-brig/src",
    "frontend-hsail/model/src",
    "frontend-hsail/src",
    "fuzz",
    "generate",
    "images",
    "interpreter/src",
    "isle-rules",
    "litmus",
    "peers",
    "rules-check/src",
    "backends/simulator/src",
    "workshop",
];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let named = |name: &str| path.file_name().is_some_and(|is| is == name);
        match path.extension().and_then(|extension| extension.to_str()) {
            _ if named("tests") || named("tests.rs") || named("target") => {}
            _ if path.is_dir() => files(&path, found),
            Some("rs" | "isle") => found.push(path),
            _ => {}
        }
    }
}

/// The number of the line after the item whose attributes begin at a line. The code is formatted: an item ends on its first line, or with a brace as far in as
/// it begins.
fn end_of_item(lines: &[&str], start: usize) -> usize {
    let is_head = |line: &&str| !line.trim_start().starts_with("#[") && !line.trim_start().starts_with("//");
    let indent = lines[start].len() - lines[start].trim_start().len();
    let after = |from: usize, ends: &dyn Fn(&&str) -> bool| {
        let found = lines[from..].iter().position(ends);
        found.map_or(lines.len(), |found| from + found)
    };
    let first = after(start, &is_head);
    let head = after(first, &|line| line.ends_with(['{', ';', '}']));
    let last = match lines.get(head) {
        Some(line) if line.ends_with('{') => after(head, &|line| {
            line.get(indent..).is_some_and(|rest| rest.starts_with('}'))
        }),
        _ => head,
    };
    last + 1
}

/// The lines of code: no comments, no examples in help, no items that are only there in tests.
fn code(text: &str) -> Vec<(usize, &str)> {
    let all: Vec<&str> = text.lines().collect();
    let mut lines = Vec::new();
    let mut help = false;
    let mut next = 0;
    while let Some(&line) = all.get(next) {
        let index = next;
        let trimmed = line.trim_start();
        if trimmed == "#[cfg(test)]" {
            next = end_of_item(&all, index);
            continue;
        }
        next += 1;
        help |= trimmed.contains("after_help") || trimmed.contains("EXAMPLES: &str");
        if !help && !trimmed.starts_with("//") && !trimmed.starts_with(';') {
            lines.push((index + 1, line));
        }
        help &= !(trimmed.ends_with("\")]") || trimmed.ends_with("\";"));
    }
    lines
}

/// Whether a name stands in a line as a word of its own, or as a part of one that is joined by underlines.
fn names(line: &str, name: &str) -> bool {
    let mut rest = line;
    while let Some(at) = rest.find(name) {
        let before = rest[..at].chars().next_back();
        let after = rest[at + name.len()..].chars().next();
        let word = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
        if !word(before) && !word(after) {
            return true;
        }
        rest = &rest[at + name.len()..];
    }
    false
}

#[test]
fn only_the_registration_file_names_targets() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut forbidden: Vec<String> = ["gcn", "rdna4", "gen7", "amdgpu"]
        .map(|name| format!("wavelift_{name}"))
        .to_vec();
    for target in wavelift::targets().compilers() {
        let info = target.info();
        forbidden.push(info.name.to_owned());
        forbidden.extend(info.aliases.iter().map(|alias| (*alias).to_owned()));
    }
    let mut found = Vec::new();
    for folder in FOLDERS {
        files(&root.join(folder), &mut found);
    }
    assert!(found.len() > 200, "{} files", found.len());
    let mut wrong = Vec::new();
    for path in found {
        let shown = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        if shown == REGISTRATION || PEERS.iter().any(|peer| shown.starts_with(peer)) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a file");
        for (line, code) in code(&text) {
            if let Some(name) = forbidden.iter().find(|name| names(code, name)) {
                wrong.push(format!("{shown}:{line}: {name}: {}", code.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_counts_as_a_name() {
    assert!(names("use wavelift_gcn::target;", "wavelift_gcn"));
    assert!(names("\"gfx900\" => 1", "gfx900"));
    assert!(!names("gfx9001", "gfx900"));
    let text = "//! gfx900\n#[command(after_help = \"Example:\n  --target gfx900\")]\nlet a = 1;\n#[cfg(test)]\nlet gfx900 = 1;";
    assert_eq!(code(text), [(4, "let a = 1;")]);
}

/// What is only there in tests is an item: the file goes on after it.
#[test]
fn what_comes_after_tests() {
    for tests in [
        "#[cfg(test)]\nmod tests;",
        "#[cfg(test)]\n#[path = \"gfx900.rs\"]\nmod tests;",
        "#[cfg(test)]\nmod tests {\n    fn f() {\n        gfx900();\n    }\n}",
        "    #[cfg(test)]\n    fn f(\n        gfx900: u8,\n    ) {\n        gfx900();\n    }",
        "#[cfg(test)]\nuse a::{\n    gfx900,\n};",
    ] {
        let text = format!("{tests}\nlet b = 2;");
        let last = text.lines().count();
        assert_eq!(code(&text), [(last, "let b = 2;")], "{tests}");
    }
    assert!(code("#[cfg(test)]\nmod tests {").is_empty());
}
