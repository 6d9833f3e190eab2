//! `wavelift case`: the front of [`wavelift::case::batch`].

mod collect;
mod formats;
mod progress;
mod report_file;

use crate::compile::{check_wave, find};
use crate::interrupt::at_interrupt;
use crate::output::{print, write_file};
use crate::report::{CliError, Reporter};
use crate::rules::RuleArgs;
use formats::Done;
use progress::Progress;
use report_file::ReportFile;
use std::path::PathBuf;
use std::time::Duration;
use wavelift::case::batch::{self, BatchOptions, Stop};
use wavelift::case::report::Row;
use wavelift::case::select::{Partition, select};
use wavelift::case::summary::Counts;
use wavelift::case::{Outcome, batch::CaseResult};
use wavelift_simulator::Registry;

/// Run conformance cases: launches with their data and expected results
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift case kernels/O2/*.case --target gfx900
  wavelift case --list cases.txt --target interp -j 4 --report result.tsv
  wavelift case --list cases.txt --target interp -j 4 --report result.tsv --resume      go on after a run that was cut
  wavelift case cases/ --target ivb --filter atomic --summary
  wavelift case cases/ --target ivb --once              run one of the cases that only differ in what the code does not show
  wavelift case cases/ --target gfx1201 --partition hash:1/4 --junit part1.xml

Ctrl-C ends a run: reports and counts are of the cases that ended until then, and the exit code is 130.")]
pub(super) struct CaseArgs {
    /// Case files, and folders to search for them
    #[arg(value_name = "CASE", required_unless_present = "list")]
    cases: Vec<PathBuf>,
    /// A file with the name of a case on each line
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
    /// Only cases whose path contains this text
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// One part of N: hash:M/N, where the path of a case decides, or count:M/N, the M-th of each N
    #[arg(long, value_name = "KIND:M/N")]
    partition: Option<Partition>,
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
    /// Of cases with the same code for the target, launches, data and expected values run one; when it has passed, the others pass, too
    #[arg(long)]
    once: bool,
    /// Write name, verdict, reason, instructions executed, milliseconds, file and settings of each case when it ends, separated by tabs
    #[arg(long, value_name = "FILE.tsv")]
    report: Option<PathBuf>,
    /// Go on from the --report of a run that was cut: cases that stand there count and do not run again
    #[arg(long, requires = "report")]
    resume: bool,
    /// Write the results as JUnit XML, with a test suite for each family of cases
    #[arg(long, value_name = "FILE.xml")]
    junit: Option<PathBuf>,
    /// Write the results as JSON
    #[arg(long, value_name = "FILE.json")]
    json: Option<PathBuf>,
    /// Show the counts of each family (of the names, all parts but the last, three at most) and the slowest ten
    #[arg(long)]
    summary: bool,
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
    let files = args.selected()?;
    let options = BatchOptions {
        registry: registry.clone(),
        target: target.name().to_owned(),
        wave: args.wave.or(args.simd),
        jobs: args.jobs,
        text: args.text,
        timeout: Duration::from_secs_f64(args.timeout),
        levels: args.rules.levels()?,
        passed: args.once.then(Default::default),
    };
    let settings = args.settings(target.name());
    let mut rows: Vec<Option<Row>> = vec![None; files.len()];
    let report = match (&args.report, args.resume) {
        (None, _) => None,
        (Some(path), false) => Some(ReportFile::create(path)?),
        (Some(path), true) => Some(ReportFile::resume(path, &files, &settings, &mut rows)?),
    };
    let ran_before = rows.iter().flatten().count();
    let stop = stop_at_interrupt(reporter);
    carry_out(
        &files,
        &options,
        &settings,
        (&mut rows, report.as_ref()),
        &stop,
        reporter,
    )?;
    let interrupted = rows.iter().any(Option::is_none);
    let rows: Vec<Row> = rows.into_iter().flatten().collect();
    if let Some(report) = report.filter(|_| !interrupted) {
        report.sort(&rows)?;
    }
    let done = Done {
        rows: &rows,
        counts: Counts::of(&rows),
        settings: &settings,
        interrupted,
    };
    if let Some(path) = &args.junit {
        write_file(path, done.junit()?.as_bytes())?;
    }
    if let Some(path) = &args.json {
        write_file(path, done.json().as_bytes())?;
    }
    print(text(args, &done, reporter))?;
    if ran_before > 0 {
        reporter.note(&format!(
            "{ran_before} of {} cases ran before and did not run again",
            files.len()
        ));
    }
    if interrupted {
        let what = format!("interrupted: {} of {} cases ended", rows.len(), files.len());
        let how = match args.report {
            Some(_) => "the same command with --resume runs the others",
            None => "with --report, --resume can go on from there",
        };
        reporter.note(&format!("{what}; {how}"));
        return Err(CliError::Interrupted);
    }
    match done.counts.failed {
        0 => Ok(()),
        _ => Err(CliError::Reported),
    }
}

impl CaseArgs {
    /// The files of the cases to run.
    fn selected(&self) -> Result<Vec<PathBuf>, CliError> {
        let mut files = Vec::new();
        for path in &self.cases {
            collect::collect(path, &mut Vec::new(), &mut files)?;
        }
        if let Some(list) = &self.list {
            files.extend(collect::read_list(list)?);
        }
        let files = select(files, self.filter.as_deref(), None);
        match &self.filter {
            _ if !files.is_empty() => {}
            Some(filter) => {
                let what = format!("the path of no case contains `{filter}`");
                return Err(CliError::Failed(what).help("name a part of a path, such as a folder or a file"));
            }
            None => {
                let what = CliError::failed("there is no case in what was named");
                return Err(what
                    .help("name cases (.hsail, .brig with data beside them), folders, or a --list of them"));
            }
        }
        // A part may be empty if there are few cases.
        Ok(select(files, None, self.partition))
    }

    /// Everything that verdicts depend on, as options; the time for a case is none of it.
    fn settings(&self, target: &str) -> String {
        let mut words = vec![format!("--target {target}")];
        words.extend(self.wave.or(self.simd).map(|wave| format!("--wave {wave}")));
        words.extend(self.text.then(|| "--text".to_owned()));
        words.extend(self.once.then(|| "--once".to_owned()));
        words.extend(self.rules.words());
        words.join(" ")
    }
}

/// Runs the cases without a row, and gives them one.
fn carry_out(
    files: &[PathBuf],
    options: &BatchOptions,
    settings: &str,
    (rows, report): (&mut [Option<Row>], Option<&ReportFile>),
    stop: &Stop,
    reporter: &Reporter,
) -> Result<(), CliError> {
    let open: Vec<usize> = (0..files.len()).filter(|index| rows[*index].is_none()).collect();
    let waiting: Vec<PathBuf> = open.iter().map(|index| files[*index].clone()).collect();
    let mut progress = Progress::new(&waiting, Counts::of(rows.iter().flatten()), reporter);
    let mut written = Ok(());
    let mut done = |index: usize, result: CaseResult| {
        let row = Row::new(&result, &waiting[index], settings);
        if let (Some(report), Ok(())) = (report, &written) {
            written = report.append(&row);
            if written.is_err() {
                // Hours of work whose results go nowhere help nobody.
                stop.request();
            }
        }
        progress.add(row.outcome);
        rows[open[index]] = Some(row);
    };
    batch::run(&waiting, options, stop, &mut done);
    progress.finish();
    written
}

/// Ctrl-C ends the run after the cases that have ended.
fn stop_at_interrupt(reporter: &Reporter) -> Stop {
    let stop = Stop::default();
    let shared = stop.clone();
    at_interrupt(reporter, move || shared.request());
    stop
}

/// What the user reads: the cases that did not pass, and the counts.
fn text(args: &CaseArgs, done: &Done<'_>, reporter: &Reporter) -> String {
    let mut text = String::new();
    for row in done.rows {
        if row.outcome != Outcome::Pass || reporter.verbose {
            let line = format!("{} {} {}", row.outcome.word(), row.name, row.reason);
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    if args.summary {
        text.push_str(&done.summary());
    }
    text.push_str(&format!("{}\n", done.counts));
    text
}
