//! All rules of the tree, those of the backends included, by their files.

use std::path::{Path, PathBuf};
use wavelift_isle_rules::rules;

/// A rule of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The file, from the root of the tree, and the line, counted from 1.
    pub id: String,
    /// The first line of the rule.
    pub text: String,
}

/// Folders with rules.
const FOLDERS: &[&str] = &["isle-rules", "backends", "examples"];

/// The root of the tree.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry
            .map_err(|error| format!("{}: {error}", folder.display()))?
            .path();
        if path.is_dir() && !path.ends_with("target") {
            files(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "isle") {
            found.push(path);
        }
    }
    Ok(())
}

/// Every rule of the tree, in order of files and lines.
///
/// # Errors
/// A file cannot be read or parsed.
pub fn all() -> Result<Vec<Listed>, String> {
    let root = root();
    let mut paths = Vec::new();
    for folder in FOLDERS {
        files(&root.join(folder), &mut paths)?;
    }
    paths.sort();
    let mut listed = Vec::new();
    for path in paths {
        let file = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
        let of_file = rules(&path)?.into_iter();
        listed.extend(of_file.map(|rule| Listed {
            id: format!("{file}:{}", rule.line),
            text: rule.text,
        }));
    }
    Ok(listed)
}
