//! `wavelift fuzz`.

use crate::output::{print, write_file};
use crate::report::{CliError, Reporter, say};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;
use wavelift::REFERENCE;
use wavelift_codegen::opt::Level;
use wavelift_simulator::Registry;
use wavelift_workshop::campaign::{Campaign, Input, Settings, Summary};
use wavelift_workshop::{Finding, Way, execute, hsail, reduce};

/// Run random programs on every target and on the interpreter, and compare the results bit for bit
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift fuzz --time 60                          every target, for a minute
  wavelift fuzz --target gfx900 --target ivb --seed 7 --programs 1000
  wavelift fuzz --seed 7 --first 123 --programs 1  one program again
  wavelift fuzz --seed 7 --first 123 --print       its text
  wavelift fuzz --input hsail --time 60            HSAIL kernels and modules

The last line on the standard output counts executions (a kernel on a target, compiled in one way) and findings. A finding is reduced and
saved as a test file, which `wavelift test` runs. Exit code 1 means that something was found.")]
pub(super) struct FuzzArgs {
    /// Targets; all whose code is their own if none is given
    #[arg(long, value_name = "TARGET", value_delimiter = ',')]
    target: Vec<String>,
    /// Where programs come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of the first program
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// Programs at most
    #[arg(long, value_name = "N")]
    programs: Option<u64>,
    /// Seconds after which no further program is begun; 10 unless --programs is given
    #[arg(long, value_name = "SECONDS")]
    time: Option<u64>,
    /// What is drawn: programs of the IR, or HSAIL kernels and modules, which also go through BRIG and back
    #[arg(long, value_name = "KIND", default_value = "ir", value_parser = ["ir", "hsail"])]
    input: String,
    /// Threads; 0 is one per processor
    #[arg(short, value_name = "N", default_value_t = 0)]
    jobs: usize,
    /// Instructions of a program, about
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
    /// Print the first program instead of running it
    #[arg(long)]
    print: bool,
}

pub(super) fn run(args: &FuzzArgs, targets: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let campaign = campaign(args, targets);
    if args.print {
        return print(match campaign.input {
            Input::Ir => campaign.program(args.first).module.to_string(),
            Input::Hsail => campaign.kernel(args.first).0.text,
        });
    }
    // Panics of compilers are findings; the default message would come twice.
    std::panic::set_hook(Box::new(|_| {}));
    let shown = Mutex::new(Duration::ZERO);
    let progress = |summary: &Summary, elapsed: Duration| {
        let mut shown = shown.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if !reporter.quiet && elapsed - *shown >= Duration::from_secs(5) {
            *shown = elapsed;
            say!("{:>6.0} s: {}", elapsed.as_secs_f64(), line(summary, elapsed));
        }
        summary.findings.len() < args.most
    };
    let start = std::time::Instant::now();
    let summary = campaign.run(targets, &progress);
    let elapsed = start.elapsed();
    let saved = summary.as_ref().map_or(Ok(()), |summary| {
        summary
            .findings
            .iter()
            .take(args.most)
            .try_for_each(|finding| save(finding, args, targets))
    });
    let _ = std::panic::take_hook();
    let summary = summary.map_err(CliError::Usage)?;
    saved?;
    for (what, times) in &summary.unsupported {
        reporter.note(&format!("left out {times} times: {what}"));
    }
    print(format!("shapes: {}\n", summary.coverage.shape_line()))?;
    let missing = missing(&summary, targets, &campaign.targets);
    if !missing.is_empty() {
        print(format!("never reached: {}\n", missing.join(", ")))?;
    }
    if args.coverage {
        print(summary.coverage.to_string())?;
        print(summary.reached.to_string())?;
        for opcode in summary.coverage.missing(&campaign.settings.operations) {
            print(format!("{} | never reached\n", opcode.info().name))?;
        }
        for (variation, times) in &summary.variations {
            print(format!("{variation} | {times}\n"))?;
        }
    }
    print(format!("{}\n", line(&summary, elapsed)))?;
    match summary.findings.is_empty() {
        true => Ok(()),
        false => Err(CliError::Reported),
    }
}

/// Shapes of control flow and ways to spill that no program came to.
fn missing(summary: &Summary, registry: &Registry, names: &[String]) -> Vec<String> {
    let shapes = summary.coverage.missing_shapes();
    let mut all: Vec<String> = shapes.into_iter().map(str::to_owned).collect();
    for name in names {
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

/// Reduces a finding and writes its test file.
fn save(finding: &Finding, args: &FuzzArgs, targets: &Registry) -> Result<(), CliError> {
    let reference = Way {
        target: REFERENCE,
        wave: finding.way.wave,
        level: Level::None,
        fuel: u64::MAX,
        registers: None,
        reassembled: false,
    };
    let mut finding = finding.clone();
    if !args.no_reduce && finding.text.is_none() && finding.way.target != REFERENCE {
        let (way, kind) = (finding.way.clone(), finding.failure.kind());
        finding.program = reduce::reduce(&finding.program, &mut |program| {
            let Ok(expected) = execute::run(targets, program, &reference) else {
                return false;
            };
            let result = execute::compare(targets, program, &way, &expected);
            result.is_err_and(|failure| failure.kind() == kind)
        });
    }
    if let (false, Some(text)) = (args.no_reduce, &finding.text) {
        // A kernel is translated, too; a module of any kind need not be.
        let translates = finding.kernel;
        let small = hsail::reduce_text(text, &mut |text| hsail::trouble(text, translates));
        finding.text = Some(small);
    }
    std::fs::create_dir_all(&args.save).map_err(|error| {
        CliError::failed(format!("cannot make the folder {}: {error}", args.save.display()))
    })?;
    let path = args.save.join(finding.file_name());
    write_file(&path, finding.test_file(targets, &reference).as_bytes())?;
    say!("{}: program {}: {}", finding.way, finding.number, finding.failure);
    say!(
        "  saved as {}; run it with: wavelift test {}",
        path.display(),
        path.display()
    );
    Ok(())
}
