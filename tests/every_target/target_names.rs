//! Outside of `backends/`, only the registration file names targets: everything else goes through the registry, so that a target is added in
//! one place.

use std::fs;
use std::path::{Path, PathBuf};

/// The one file that may.
const REGISTRATION: &str = "src/targets.rs";

/// Code that compares with what other compilers make, or say, of machines by name.
const PEERS: [&str; 2] = ["benches/quality/", "benches/cycles.rs"];

/// Folders whose code names no target. Tests and examples may: what they check is a target's.
const FOLDERS: [&str; 13] = [
    "src",
    "benches",
    "cli/src",
    "codegen",
    "filetests/src",
    "frontend-brig/src",
    "frontend-hsail/model/src",
    "frontend-hsail/src",
    "fuzz",
    "interpreter/src",
    "isle-rules",
    "rules-check/src",
    "backends/simulator/src",
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

/// The lines of code: no comments, no examples in help, nothing of the tests at the end of a file.
fn code(text: &str) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    let mut help = false;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("#[cfg(test)]") {
            break;
        }
        let trimmed = line.trim_start();
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
