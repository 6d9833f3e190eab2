//! Runs every file below `filetests/filetests`, one test per file: a word after `--` selects files, `cargo nextest run --test filetests` can
//! share them out (`--partition count:1/4`).

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use wavelift::filetest::registry;
use wavelift_filetests::{Options, Outcome, collect_files, run_file};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("filetests/filetests");
    let files = match collect_files(std::slice::from_ref(&root)) {
        Ok(files) => files,
        Err(error) => {
            eprintln!("{}: {error}", root.display());
            return ExitCode::FAILURE;
        }
    };
    let registry = Arc::new(registry(&wavelift::targets()));
    let options = Options::from_env();
    let trials = files
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
            let registry = Arc::clone(&registry);
            let again = format!("again: cargo test --test filetests -- --exact {name}");
            Trial::test(name, move || match run_file(&path, &registry, &options) {
                Outcome::Passed | Outcome::Blessed => Ok(()),
                Outcome::Failed(problems) => Err(Failed::from(format!("{}\n{again}", problems.join("\n")))),
            })
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}
