//! `wavelift fuzz`.

use crate::interrupt::at_interrupt;
use crate::output::{print, write_file};
use crate::report::{CliError, Reporter, say};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use wavelift::REFERENCE;
use wavelift_codegen::opt::Level;
use wavelift_simulator::Registry;
use wavelift_workshop::campaign::{Campaign, Input, Settings, Summary};
use wavelift_workshop::{Finding, Way, execute, finding, hsail, reduce};

/// Lanes that the launch of a printed program names: all programs run with any number.
const PRINTED_WAVE: u32 = 64;

/// Run random programs on every target and on the interpreter, and compare the results bit for bit
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift fuzz --time 60                          every target, for a minute
  wavelift fuzz --target gfx900 --target ivb --seed 7 --programs 1000
  wavelift fuzz --seed 7 --first 123 --programs 1  one program again
  wavelift fuzz --seed 7 --first 123 --print       its text
  wavelift fuzz --input hsail --time 60            HSAIL kernels and modules

The last line on the standard output counts executions (a kernel on a target, compiled in one way) and findings. A finding is saved at once as a
test file, which `wavelift test` runs, and reduced at the end. Ctrl-C ends the campaign with the counts of what ran. Exit code 1 means that
something was found.")]
pub(super) struct FuzzArgs {
    /// Targets; all whose code is their own if none is given
    #[arg(long, visible_alias = "targets", value_name = "TARGET", value_delimiter = ',')]
    target: Vec<String>,
    /// Where programs come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of the first program
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// Programs at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    programs: Option<u64>,
    /// Seconds after which no further program is begun; 10 unless --programs is given
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    time: Option<u64>,
    /// What is drawn: programs of the IR, or HSAIL kernels and modules, which also go through BRIG and back
    #[arg(long, value_name = "KIND", default_value = "ir", value_parser = ["ir", "hsail"])]
    input: String,
    /// Threads; 0 is one per processor
    #[arg(short, value_name = "N", default_value_t = 0)]
    jobs: usize,
    /// Operations that are drawn for a program, about; it has some five times as many instructions
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=2000))]
    size: u32,
    /// Findings after which the campaign ends
    #[arg(long, value_name = "N", default_value_t = 10)]
    most: usize,
    /// Where findings are saved
    #[arg(long, value_name = "DIR", default_value = ".")]
    save: PathBuf,
    /// Save findings as they were found
    #[arg(long)]
    no_reduce: bool,
    /// Also run variations of each program that must give the same: dead code, opaque branches, blocks in another order, functions inlined and
    /// outlined, its own text, few registers, code made again from its disassembly
    #[arg(long)]
    metamorphic: bool,
    /// Print what programs were made of
    #[arg(long)]
    coverage: bool,
    /// Print the first program, and of one of the IR its launch, instead of running it
    #[arg(long)]
    print: bool,
}

pub(super) fn run(args: &FuzzArgs, targets: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let campaign = campaign(args, targets);
    if args.print {
        return print(match campaign.input {
            Input::Ir => {
                let program = campaign.program(args.first);
                format!(
                    "{}\n{}\n",
                    program.module,
                    finding::directive(&program, PRINTED_WAVE, None)
                )
            }
            Input::Hsail => campaign.kernel(args.first).0.text,
        });
    }
    // Panics of compilers are findings; the default message would come twice.
    std::panic::set_hook(Box::new(|_| {}));
    let start = std::time::Instant::now();
    let summary = watched(&campaign, args, targets, reporter);
    let elapsed = start.elapsed();
    let saved = summary.as_ref().map_or(Ok(()), |(summary, _)| {
        let mut findings = summary.findings.iter().take(args.most);
        findings.try_for_each(|finding| save_reduced(finding, args, targets))
    });
    let _ = std::panic::take_hook();
    let (summary, interrupted) = summary?;
    saved?;
    if summary.executions + summary.modules == 0 && !interrupted {
        let what = format!("nothing was run on {}", campaign.targets.join(", "));
        return Err(CliError::failed(what).help(format!(
            "name targets that compile; each is compared with {REFERENCE}, which is none of them"
        )));
    }
    show(&summary, args, &campaign, targets, reporter)?;
    print(format!("{}\n", line(&summary, elapsed)))?;
    match summary.findings.is_empty() {
        _ if interrupted => Err(CliError::Interrupted),
        true => Ok(()),
        false => Err(CliError::Reported),
    }
}

/// Runs a campaign, says how far it is, and saves what is found when it is found. Whether the user ended it comes with what it did.
fn watched(
    campaign: &Campaign,
    args: &FuzzArgs,
    targets: &Registry,
    reporter: &Reporter,
) -> Result<(Summary, bool), CliError> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    at_interrupt(reporter, move || flag.store(true, Ordering::Relaxed));
    let (shown, saved) = (Mutex::new(Duration::ZERO), Mutex::new((0, Ok(()))));
    let progress = |summary: &Summary, elapsed: Duration| {
        let mut shown = shown.lock().unwrap_or_else(PoisonError::into_inner);
        if !reporter.quiet && elapsed - *shown >= Duration::from_secs(5) {
            *shown = elapsed;
            say!("{:>6.0} s: {}", elapsed.as_secs_f64(), line(summary, elapsed));
        }
        let mut saved = saved.lock().unwrap_or_else(PoisonError::into_inner);
        let new = summary.findings.get(saved.0..).unwrap_or_default();
        saved.0 = summary.findings.len();
        let written = new.iter().try_for_each(|finding| save(finding, args, targets));
        saved.1 = std::mem::replace(&mut saved.1, Ok(())).and(written);
        saved.1.is_ok() && saved.0 < args.most && !interrupted.load(Ordering::Relaxed)
    };
    let summary = campaign.run(targets, &progress).map_err(CliError::Usage)?;
    saved.into_inner().unwrap_or_else(PoisonError::into_inner).1?;
    Ok((summary, interrupted.load(Ordering::Relaxed)))
}

/// What programs were made of, and what was never reached.
fn show(
    summary: &Summary,
    args: &FuzzArgs,
    campaign: &Campaign,
    targets: &Registry,
    reporter: &Reporter,
) -> Result<(), CliError> {
    for (what, times) in &summary.unsupported {
        reporter.note(&format!("left out {times} times: {what}"));
    }
    print(format!("shapes: {}\n", summary.coverage.shape_line()))?;
    let missing = missing(summary, targets, campaign);
    if !missing.is_empty() {
        print(format!("never reached: {}\n", missing.join(", ")))?;
    }
    if args.coverage {
        print(summary.coverage.to_string())?;
        if campaign.input == Input::Hsail {
            print(summary.hsail.to_string())?;
        }
        print(summary.reached.to_string())?;
        for opcode in summary.coverage.missing(&campaign.settings.operations) {
            print(format!("{} | never reached\n", opcode.info().name))?;
        }
        for (variation, times) in &summary.variations {
            print(format!("{variation} | {times}\n"))?;
        }
    }
    Ok(())
}

/// Shapes, passes and ways to spill that no program came to.
fn missing(summary: &Summary, registry: &Registry, campaign: &Campaign) -> Vec<String> {
    let shapes = summary.coverage.missing_shapes();
    let mut all: Vec<String> = shapes.into_iter().map(str::to_owned).collect();
    if campaign.input == Input::Hsail {
        all.extend(summary.hsail.missing());
    }
    all.extend(summary.reached.missing_passes());
    for name in &campaign.targets {
        if let Ok(target) = registry.find(name)
            && target.info().compiles
        {
            all.extend(summary.reached.missing(target.info()));
        }
    }
    all
}

fn line(summary: &Summary, elapsed: Duration) -> String {
    let rate = summary.executions as f64 / elapsed.as_secs_f64().max(0.001);
    format!("{summary}, {rate:.0} executions a second")
}

fn campaign(args: &FuzzArgs, targets: &Registry) -> Campaign {
    let names = match args.target.as_slice() {
        [] => {
            let own = targets.compilers().filter(|target| target.info().like.is_none());
            own.map(|target| target.name().to_owned()).collect()
        }
        given => given.to_vec(),
    };
    let time = match (args.time, args.programs) {
        (Some(seconds), _) => Some(Duration::from_secs(seconds)),
        (None, None) => Some(Duration::from_secs(10)),
        (None, Some(_)) => None,
    };
    Campaign {
        targets: names,
        reference: REFERENCE.to_owned(),
        seed: args.seed,
        first: args.first,
        programs: args.programs.unwrap_or(u64::MAX),
        time,
        jobs: match args.jobs {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            jobs => jobs,
        },
        settings: Settings {
            size: args.size as usize,
            ..Settings::default()
        },
        input: match args.input.as_str() {
            "hsail" => Input::Hsail,
            _ => Input::Ir,
        },
        metamorphic: args.metamorphic,
    }
}

/// How the interpreter runs a finding.
fn reference(finding: &Finding) -> Way {
    Way::new(REFERENCE, finding.way.wave, Level::None)
}

/// Reduces a finding, and writes its test file again.
fn save_reduced(finding: &Finding, args: &FuzzArgs, targets: &Registry) -> Result<(), CliError> {
    let mut small = finding.clone();
    if !args.no_reduce && finding.text.is_none() && finding.way.target != REFERENCE {
        let (reference, kind) = (reference(finding), finding.failure.kind());
        small.program = reduce::reduce(&finding.program, &mut |program| {
            let Ok(expected) = execute::run(targets, program, &reference) else {
                return false;
            };
            let result = execute::compare(targets, program, &finding.way, &expected);
            result.is_err_and(|failure| failure.kind() == kind)
        });
    }
    if let (false, Some(text)) = (args.no_reduce, &finding.text) {
        // A kernel is translated, too; a module of any kind need not be.
        let translates = finding.kernel;
        small.text = Some(hsail::reduce_text(text, &mut |text| {
            hsail::trouble(text, translates)
        }));
    }
    save(&small, args, targets)?;
    let path = args.save.join(finding.file_name());
    say!("{}: program {}: {}", finding.way, finding.number, finding.failure);
    say!(
        "  saved as {}; run it with: wavelift test {}",
        path.display(),
        path.display()
    );
    Ok(())
}

/// Writes the test file of a finding.
fn save(finding: &Finding, args: &FuzzArgs, targets: &Registry) -> Result<(), CliError> {
    std::fs::create_dir_all(&args.save).map_err(|error| {
        CliError::failed(format!("cannot make the folder {}: {error}", args.save.display()))
    })?;
    let path = args.save.join(finding.file_name());
    write_file(&path, finding.test_file(targets, &reference(finding)).as_bytes())
}
