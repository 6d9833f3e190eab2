//! The command line: one module per command, and what they share.
//!
//! - [`report`]: diagnostics on the standard error, as text or JSON.
//! - [`input`]: files, what kind they are, and modules from them.
//! - [`output`]: results, to the standard output or to files that are never half-written.
//!
//! Exit codes: 0 success, 1 the input or the run failed, 2 wrong usage, 130 ended by Ctrl-C.

mod assemble;
mod bisect;
mod case;
mod compare;
mod compile;
mod disassemble;
mod fuzz;
pub mod input;
mod interrupt;
mod link;
mod new_backend;
mod options;
pub mod output;
mod pass;
mod print_cfg;
mod program;
mod reduce;
pub mod report;
mod rules;
mod run;
mod targets;
mod test;
mod verify;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use report::{CliError, Reporter, say};
use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::ExitCode;
use wavelift_simulator::Registry;

/// Stack of the thread that runs a command: readers and passes recurse along nesting and dominator trees.
pub(crate) const STACK_BYTES: usize = 256 << 20;

/// Exit code of a command that Ctrl-C ended: what shells make of that signal.
pub(crate) const INTERRUPTED: u8 = 130;

/// A retargetable compiler for GPU kernels: HSAIL and BRIG in, code objects out, and simulators to run them.
#[derive(Debug, Parser)]
#[command(name = "wavelift", version, about, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Args)]
struct Global {
    /// Colours in diagnostics and differences
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: When,
    /// Show errors only
    #[arg(short, long, global = true)]
    quiet: bool,
    /// Show more
    #[arg(short, long, global = true, conflicts_with = "quiet")]
    verbose: bool,
    /// Form of diagnostics on the standard error; json is one object per line
    #[arg(long, global = true, value_name = "FORM", default_value = "text")]
    diagnostics: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    Text,
    Json,
}

#[derive(Debug, Subcommand)]
enum Command {
    Targets(targets::TargetsArgs),
    Compile(compile::CompileArgs),
    Run(run::RunArgs),
    Interp(run::InterpArgs),
    Case(case::CaseArgs),
    Compare(compare::CompareArgs),
    Assemble(assemble::AssembleArgs),
    Disassemble(disassemble::DisassembleArgs),
    Link(link::LinkArgs),
    NewBackend(new_backend::NewBackendArgs),
    Verify(verify::VerifyArgs),
    Test(test::TestArgs),
    Fuzz(fuzz::FuzzArgs),
    Reduce(reduce::ReduceArgs),
    Bisect(bisect::BisectArgs),
    Pass(pass::PassArgs),
    PrintCfg(print_cfg::PrintCfgArgs),
}

/// Runs a command line with the targets of a registry; the first word is the program's name.
pub fn run(words: impl IntoIterator<Item = OsString>, registry: &Registry) -> ExitCode {
    let words: Vec<OsString> = words.into_iter().collect();
    let registry = registry.clone();
    let worker = std::thread::Builder::new()
        .name("wavelift".to_owned())
        .stack_size(STACK_BYTES)
        .spawn(move || run_words(&words, &registry));
    match worker.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => ExitCode::from(code),
        Ok(Err(_)) => {
            say!("error: internal error; this is a defect of wavelift");
            ExitCode::FAILURE
        }
        Err(error) => {
            say!("error: cannot start a thread: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run_words(words: &[OsString], registry: &Registry) -> u8 {
    // What targets have of their own is known when they are.
    let command = options::with_own(Cli::command(), registry);
    let parsed = command
        .try_get_matches_from(words)
        .and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let (cli, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => {
            // Help and the version are results; everything else is a diagnostic.
            return match error.print() {
                _ if error.use_stderr() => 2,
                Err(failed) if failed.kind() != std::io::ErrorKind::BrokenPipe => 1,
                _ => 0,
            };
        }
    };
    let color = |terminal: bool| match cli.global.color {
        When::Auto => terminal && std::env::var_os("NO_COLOR").is_none(),
        When::Always => true,
        When::Never => false,
    };
    let reporter = Reporter {
        color: color(std::io::stderr().is_terminal()),
        color_results: color(std::io::stdout().is_terminal()),
        json: cli.global.diagnostics == Form::Json,
        quiet: cli.global.quiet,
        verbose: cli.global.verbose,
    };
    let result = match &cli.command {
        Command::Targets(args) => targets::run(args, registry),
        Command::Compile(args) => {
            let own = options::given(&matches, registry);
            compile::run(args, &own, registry, &reporter)
        }
        Command::Run(args) => run::run(args, registry, &reporter),
        Command::Interp(args) => run::interp(args, registry, &reporter),
        Command::Case(args) => case::run(args, registry, &reporter),
        Command::Compare(args) => compare::run(args),
        Command::Assemble(args) => assemble::run(args, &reporter),
        Command::Disassemble(args) => disassemble::run(args, registry, &reporter),
        Command::Link(args) => link::run(args, &reporter),
        Command::NewBackend(args) => new_backend::run(args, registry),
        Command::Verify(args) => verify::run(args, registry, &reporter),
        Command::Test(args) => test::run(args, registry, &reporter),
        Command::Reduce(args) => reduce::run(args, registry, &reporter),
        Command::Bisect(args) => bisect::run(args, registry, &reporter),
        Command::Fuzz(args) => fuzz::run(args, registry, &reporter),
        Command::Pass(args) => pass::run(args, registry, &reporter),
        Command::PrintCfg(args) => print_cfg::run(args, registry, &reporter),
    };
    match result {
        Ok(()) => 0,
        Err(error) => {
            reporter.finish(&error);
            match error {
                CliError::Usage(_) => 2,
                CliError::Failed(_) | CliError::Advised { .. } | CliError::Reported => 1,
                CliError::Interrupted => INTERRUPTED,
            }
        }
    }
}
