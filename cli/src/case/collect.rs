//! The files of cases that a command line names.

use crate::report::CliError;
use std::path::{Path, PathBuf};
use wavelift::files;

/// The case files of a folder and those in it. `within` are the folders around it: a link to one of them leads to nothing new.
pub(super) fn collect(
    path: &Path,
    within: &mut Vec<PathBuf>,
    files: &mut Vec<PathBuf>,
) -> Result<(), CliError> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let fail = |error: std::io::Error| crate::input::unreadable(&path.display().to_string(), &error);
    let folder = path.canonicalize().map_err(fail)?;
    if within.contains(&folder) {
        return Ok(());
    }
    within.push(folder);
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(path).map_err(fail)? {
        entries.push(entry.map_err(fail)?.path());
    }
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "case") {
            collect(&entry, within, files)?;
        }
    }
    within.pop();
    Ok(())
}

/// The cases of a list. Names are relative to the working folder, or else to the list's.
pub(super) fn read_list(list: &Path) -> Result<Vec<PathBuf>, CliError> {
    let input = crate::input::Input::read(list)?;
    let folder = list.parent().unwrap_or(Path::new(""));
    let lines = input.bytes.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with(b"#"));
    let mut files = Vec::new();
    for line in lines {
        let Some(path) = files::path(line) else {
            let what = format!("{}: `{}` is no UTF-8", input.name, String::from_utf8_lossy(line));
            return Err(CliError::Failed(what).help("save the list as UTF-8"));
        };
        let beside = folder.join(&path);
        let path = if !path.exists() && beside.exists() {
            beside
        } else {
            path
        };
        collect(&path, &mut Vec::new(), &mut files)?;
    }
    Ok(files)
}
