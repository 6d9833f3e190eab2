//! `wavelift-unseen`: translates kernels, runs them beside clang's code, and prints how they compare.
//!
//! ```text
//! wavelift-unseen translate FILE.cl|FILE.ll [FOLDER]
//! wavelift-unseen compare WAVELIFT FOLDER [NAME...]
//! ```
//! `compare` runs each kernel of `peers/unseen/kernels` (or those whose names are given) by the command WAVELIFT on each machine. Files in
//! between stay in FOLDER. A line has the kernel, and for each machine executed wave instructions and modelled cycles of ours, those of clang, and
//! both ratios. A result that differs is an error.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use wavelift_unseen::{Kernel, MACHINES, beside, translate};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["translate", input, rest @ ..] => one(Path::new(input), rest.first().copied()),
        ["compare", wavelift, folder, names @ ..] => compare(wavelift, Path::new(folder), names),
        _ => Err(
            "usage: wavelift-unseen translate FILE.cl|FILE.ll [FOLDER]\n       \
                  wavelift-unseen compare WAVELIFT FOLDER [NAME...]"
                .to_owned(),
        ),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn one(input: &Path, folder: Option<&str>) -> Result<bool, String> {
    let text = if input.extension().is_some_and(|extension| extension == "ll") {
        let text = std::fs::read_to_string(input).map_err(|error| at(input, &error))?;
        translate(&text)
    } else {
        let folder = folder.map_or_else(std::env::temp_dir, PathBuf::from);
        std::fs::create_dir_all(&folder).map_err(|error| at(&folder, &error))?;
        Kernel::read(input).and_then(|kernel| kernel.hsail(&folder))
    };
    print!("{}", text.map_err(|error| error.to_string())?);
    Ok(true)
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn compare(wavelift: &str, folder: &Path, names: &[&str]) -> Result<bool, String> {
    std::fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let files = std::fs::read_dir(&sources).map_err(|error| error.to_string())?;
    let mut files: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    files.sort();
    println!(
        "kernel\t{}",
        MACHINES.map(|machine| machine.name).join("\t\t\t\t\t\t")
    );
    let mut logs = [[0.0_f64; 2]; MACHINES.len()];
    let (mut count, mut right) = (0.0, true);
    let mut unknown: Vec<&str> = names.to_vec();
    for file in files {
        let kernel = Kernel::read(&file).map_err(|error| error.to_string())?;
        if !names.is_empty() && !names.contains(&kernel.name.as_str()) {
            continue;
        }
        unknown.retain(|name| *name != kernel.name);
        let mut line = kernel.name.clone();
        let mut ratios = Vec::new();
        for machine in &MACHINES {
            match beside(Path::new(wavelift), &kernel, machine, folder) {
                Ok((ours, clangs)) => {
                    let ratio = [ours.executed / clangs.executed, ours.cycles / clangs.cycles];
                    let numbers = [ours.executed, clangs.executed, ours.cycles, clangs.cycles];
                    line.push_str(&numbers.map(|number| format!("\t{number}")).concat());
                    line.push_str(&ratio.map(|ratio| format!("\t{ratio:.3}")).concat());
                    ratios.push(ratio);
                    if ours.output != clangs.output {
                        line.push_str("\tDIFFERENT");
                        right = false;
                    }
                }
                Err(error) => {
                    line.push_str(&format!("\t{error}"));
                    right = false;
                }
            }
        }
        println!("{line}");
        if ratios.len() == MACHINES.len() {
            count += 1.0;
            for (sums, ratios) in logs.iter_mut().zip(&ratios) {
                sums[0] += ratios[0].ln();
                sums[1] += ratios[1].ln();
            }
        }
    }
    if !unknown.is_empty() {
        return Err(format!("no kernel of this name: {}", unknown.join(", ")));
    }
    for (machine, sums) in MACHINES.iter().zip(&logs) {
        let [executed, cycles] = sums.map(|sum| (sum / f64::max(count, 1.0)).exp());
        println!(
            "geometric mean of {count} on {}: executed {executed:.3}, cycles {cycles:.3}",
            machine.name
        );
    }
    Ok(right)
}
