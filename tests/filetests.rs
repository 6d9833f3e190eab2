//! Runs every file below `filetests/filetests`, one test per file: a word after `--` selects files, `cargo nextest run --test filetests` can
//! share them out (`--partition count:1/4`). With `WAVELIFT_FILES=LIST` only those run that a file names, one a line.

use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::{env, fs, panic, thread};
use wavelift::filetest::registry;
use wavelift_filetests::{Options, Outcome, Registry, collect_files, run_file};

/// The variable that names the list of files.
const LIST: &str = "WAVELIFT_FILES";

/// The names of the list, if there is one.
fn listed() -> Result<Option<BTreeSet<String>>, String> {
    let Some(path) = env::var_os(LIST) else {
        return Ok(None);
    };
    let text = fs::read_to_string(&path)
        .map_err(|error| format!("{LIST}: {}: {error}", Path::new(&path).display()))?;
    Ok(Some(text.lines().map(str::to_string).collect()))
}

fn test(name: &str, path: &Path, registry: &Registry, options: &Options) -> Result<(), Failed> {
    match run_file(path, registry, options) {
        Outcome::Passed | Outcome::Blessed => Ok(()),
        Outcome::Failed(problems) => Err(Failed::from(format!(
            "{}\nagain: cargo test --test filetests -- --exact {name}",
            problems.join("\n")
        ))),
    }
}

/// A test in a thread that has its name, which messages of panics show.
fn trial(name: String, path: PathBuf, registry: Arc<Registry>, options: Options) -> Trial {
    Trial::test(name.clone(), move || {
        let thread = thread::Builder::new().name(name.clone());
        let running = thread.spawn(move || test(&name, &path, &registry, &options))?;
        running
            .join()
            .unwrap_or_else(|payload| panic::resume_unwind(payload))
    })
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("filetests/filetests");
    let found = collect_files(std::slice::from_ref(&root)).map_err(|error| error.to_string());
    let (files, list) = match found.and_then(|files| Ok((files, listed()?))) {
        Ok(found) => found,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let registry = Arc::new(registry(&wavelift::targets()));
    let options = Options::from_env();
    let named = files.into_iter().map(|path| {
        let name = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
        (name, path)
    });
    let trials = named
        .filter(|(name, _)| list.as_ref().is_none_or(|list| list.contains(name)))
        .map(|(name, path)| trial(name, path, Arc::clone(&registry), options))
        .collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}
