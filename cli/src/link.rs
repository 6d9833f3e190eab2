//! `wavelift link`.

use crate::input::{Input, check_stdin_once};
use crate::output::print;
use crate::report::{CliError, Reporter};
use crate::rules::RuleArgs;
use std::fmt::Write as _;
use std::path::PathBuf;
use wavelift_hsail::link;
use wavelift_hsail::model::DefaultRound;
use wavelift_hsail::{Module, Severity, Source};

/// Check modules as one program: each by itself, and that they fit together; nothing is printed when all is well
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example: wavelift link --report tests/data/linked_calls/main.hsail tests/data/linked_calls/library.hsail"
)]
pub(super) struct LinkArgs {
    /// HSAIL text or BRIG; - is the standard input
    #[arg(required = true, value_name = "IN")]
    inputs: Vec<PathBuf>,
    /// Print what a loader must know: modules, kernels with their memory, and what the runtime has to define
    #[arg(long)]
    report: bool,
    #[command(flatten)]
    rules: RuleArgs,
}

pub(super) fn run(args: &LinkArgs, reporter: &Reporter) -> Result<(), CliError> {
    let levels = args.rules.levels()?;
    check_stdin_once(&args.inputs)?;
    let mut parts: Vec<(Module, Source)> = Vec::new();
    let mut good = true;
    for path in &args.inputs {
        match Input::read(path).and_then(|input| input.with_levels(levels).hsail(reporter)) {
            Ok(part) => parts.push(part),
            Err(error) => {
                reporter.finish(&error);
                good = false;
            }
        }
    }
    if !good {
        return Err(CliError::Reported);
    }
    let modules: Vec<&Module> = parts.iter().map(|(module, _)| module).collect();
    let sources: Vec<&Source> = parts.iter().map(|(_, source)| source).collect();
    let found = link::check(&modules, &levels);
    reporter.findings(&found, &sources);
    if found.iter().any(|f| f.diagnostic.severity == Severity::Error) {
        return Err(CliError::Reported);
    }
    if args.report {
        print(report(&modules, &sources))?;
    }
    Ok(())
}

fn report(modules: &[&Module], sources: &[&Source]) -> String {
    let mut text = String::new();
    let mut rounding = modules.iter().map(|m| m.header.round);
    let rounding = rounding.find(|r| *r != DefaultRound::Default);
    if let Some(first) = modules.first() {
        let h = &first.header;
        let rounding = rounding.unwrap_or(DefaultRound::Default);
        let _ = writeln!(
            text,
            "program: machine model {}, profile {}, rounding {rounding}",
            h.machine, h.profile
        );
    }
    for (module, source) in modules.iter().zip(sources) {
        let _ = writeln!(
            text,
            "module {}: {}",
            module.name(module.header.name),
            source.name
        );
    }
    let report = link::report(modules);
    for kernel in &report.kernels {
        let _ = writeln!(text, "{kernel}");
    }
    if report.left_out > 0 {
        let _ = writeln!(
            text,
            "{} more kernels: the call graph is too large",
            report.left_out
        );
    }
    for name in &report.external {
        let _ = writeln!(text, "external {name}: defined by the runtime");
    }
    text
}
