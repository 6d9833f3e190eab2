//! `wavelift case`: the front of [`wavelift::case::batch`].

use crate::compile::{check_wave, find};
use crate::output::{print, write_file};
use crate::report::{CliError, Reporter};
use crate::rules::RuleArgs;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::path::{Path, PathBuf};
use std::time::Duration;
use wavelift::case::Verdict;
use wavelift::case::batch::{self, BatchOptions, CaseResult};
use wavelift::files;
use wavelift_simulator::Registry;

/// Run conformance cases: launches with their data and expected results
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift case kernels/O2/*.case --target gfx900
  wavelift case --list cases.txt --target interp -j 4 --report result.tsv")]
pub(super) struct CaseArgs {
    /// Case files, and folders to search for them
    #[arg(value_name = "CASE", required_unless_present = "list")]
    cases: Vec<PathBuf>,
    /// A file with the name of a case on each line
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
    /// What to run on (see `wavelift targets`)
    #[arg(long, value_name = "T|interp")]
    target: String,
    /// Lanes of a wave; otherwise those of the case, if the target can have them
    #[arg(long, value_name = "N")]
    wave: Option<u32>,
    /// SIMD width, for targets that have several
    #[arg(long, value_name = "N", conflicts_with = "wave")]
    simd: Option<u32>,
    /// Cases at a time; 0 is one per processor
    #[arg(short, value_name = "N", default_value_t = 0)]
    jobs: usize,
    /// Write name, verdict, reason, instructions executed and milliseconds of each case, separated by tabs
    #[arg(long, value_name = "FILE.tsv")]
    report: Option<PathBuf>,
    /// Use NAME.hsail beside NAME.brig where there is one
    #[arg(long)]
    text: bool,
    /// Time for each case
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, value_parser = crate::run::seconds)]
    timeout: f64,
    #[command(flatten)]
    rules: RuleArgs,
}

pub(super) fn run(args: &CaseArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let target = &find(registry, &args.target)?;
    check_wave(target, args.wave, args.simd)?;
    let mut files = Vec::new();
    for path in &args.cases {
        collect(path, &mut Vec::new(), &mut files)?;
    }
    if let Some(list) = &args.list {
        files.extend(read_list(list)?);
    }
    let options = BatchOptions {
        registry: registry.clone(),
        target: target.name().to_owned(),
        wave: args.wave.or(args.simd),
        jobs: args.jobs,
        text: args.text,
        timeout: Duration::from_secs_f64(args.timeout),
        levels: args.rules.levels()?,
    };
    let bar = progress(files.len() as u64, reporter);
    let results = batch::run(&files, &options, &|| bar.inc(1));
    bar.finish_and_clear();
    let mut lines = String::new();
    for result in &results {
        let line = match &result.verdict {
            Verdict::Pass if reporter.verbose => format!("PASS {}", result.name),
            Verdict::Pass => continue,
            Verdict::Fail(_) | Verdict::Skip(_) => {
                format!("{} {} {}", result.word(), result.name, result.reason())
            }
        };
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    let count = |word| results.iter().filter(|r| r.word() == word).count();
    let failed = count("FAIL");
    lines.push_str(&format!(
        "{} passed, {failed} failed, {} skipped\n",
        count("PASS"),
        count("SKIP")
    ));
    if let Some(report) = &args.report {
        write_file(report, tsv(&results).as_bytes())?;
    }
    print(lines)?;
    if failed == 0 {
        Ok(())
    } else {
        Err(CliError::Reported)
    }
}

fn tsv(results: &[CaseResult]) -> String {
    let line = |r: &CaseResult| {
        let name = r.name.replace(['\t', '\n'], " ");
        format!(
            "{name}\t{}\t{}\t{}\t{:.1}\n",
            r.word(),
            r.reason(),
            r.instructions,
            r.elapsed.as_secs_f64() * 1e3
        )
    };
    results.iter().map(line).collect()
}

fn progress(length: u64, reporter: &Reporter) -> ProgressBar {
    // Nothing is drawn unless the standard error is a terminal.
    let bar = if reporter.quiet || reporter.json {
        ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden())
    } else {
        ProgressBar::new(length)
    };
    match ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} of about {duration}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// The case files of a folder and those in it. `within` are the folders around it: a link to one of them leads to nothing new.
fn collect(path: &Path, within: &mut Vec<PathBuf>, files: &mut Vec<PathBuf>) -> Result<(), CliError> {
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
fn read_list(list: &Path) -> Result<Vec<PathBuf>, CliError> {
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
