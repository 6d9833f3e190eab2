//! Reads HSAIL text files, checks them and says what is wrong.
//!
//! `check [--json] [--print] [--quiet] FILE...`: `--json` writes one JSON object per diagnostic, `--print` the canonical
//! text of each module that reads, `--quiet` only the summary. Printing a module that reads must give text that reads and
//! prints the same; a file where it does not is counted too. Exit status 1 if any file has an error.

use std::process::ExitCode;
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_hsail::{Severity, Source, diagnostics, validate};

fn main() -> ExitCode {
    let (mut json, mut printing, mut quiet) = (false, false, false);
    let (mut files, mut bad, mut unstable) = (0, 0, 0);
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--json" => json = true,
            "--print" => printing = true,
            "--quiet" => quiet = true,
            path => {
                files += 1;
                let text = match std::fs::read_to_string(path) {
                    Ok(text) => text,
                    Err(error) => {
                        eprintln!("{path}: {error}");
                        bad += 1;
                        continue;
                    }
                };
                let options = ParseOptions::with_comments();
                let (module, mut found) = parse_with(path, &text, options);
                if let Some(module) = &module {
                    found.extend(validate(module));
                    let once = print(module);
                    let again = parse_with(path, &once, options).0.map(|m| print(&m));
                    if again.as_deref() != Some(once.as_str()) {
                        unstable += 1;
                        eprintln!("{path}: canonical text is not stable");
                    }
                    if printing {
                        println!("{once}");
                    }
                }
                if found.iter().any(|d| d.severity == Severity::Error) {
                    bad += 1;
                }
                let source = Source::text(path, text);
                for d in found.iter().filter(|_| !quiet) {
                    if json {
                        println!("{}", diagnostics::to_json(d, &source));
                    } else {
                        print!("{}", diagnostics::render(d, &source, false));
                    }
                }
            }
        }
    }
    eprintln!("{files} files, {bad} with errors, {unstable} unstable");
    if bad + unstable > 0 {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}
