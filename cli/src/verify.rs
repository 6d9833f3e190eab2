//! `wavelift verify`.

use crate::input::{Input, InputKind, check_stdin_once};
use crate::report::{CliError, Reporter};
use crate::rules::{self, RuleArgs};
use std::path::PathBuf;
use wavelift_hsail::RuleLevels;
use wavelift_simulator::Registry;

/// Check modules, IR text and code objects; nothing is printed when all is well
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift verify kernels/O2/sha256.brig examples/vector_add.hsail
  wavelift verify --warn outside-variable --deny warnings kernels/O2/sha256.hsail
  wavelift verify --compat hsailasm kernels/O2/sha256.hsail
  wavelift verify --rules")]
pub(super) struct VerifyArgs {
    /// HSAIL text, BRIG, IR text or code objects; - is the standard input
    #[arg(required_unless_present = "list", value_name = "IN")]
    inputs: Vec<PathBuf>,
    /// List the rules of HSAIL with their levels
    #[arg(long = "rules", id = "list", conflicts_with = "inputs")]
    list: bool,
    /// List the rules as one JSON array
    #[arg(long, requires = "list")]
    json: bool,
    #[command(flatten)]
    rules: RuleArgs,
}

pub(super) fn run(args: &VerifyArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    if args.list {
        return rules::list(args.json);
    }
    let levels = args.rules.levels()?;
    check_stdin_once(&args.inputs)?;
    wavelift::memory::small_pages();
    let mut good = true;
    for path in &args.inputs {
        if let Err(error) = verify(path, levels, registry, reporter) {
            reporter.finish(&error);
            good = false;
        }
    }
    if good { Ok(()) } else { Err(CliError::Reported) }
}

fn verify(
    path: &std::path::Path,
    levels: RuleLevels,
    registry: &Registry,
    reporter: &Reporter,
) -> Result<(), CliError> {
    let input = Input::read(path)?.with_levels(levels);
    match input.kind {
        InputKind::Hsail | InputKind::Brig => match input.checked_in_parts() {
            Some((found, source)) => {
                reporter.diagnostics(&found, &source);
                Ok(())
            }
            // With errors it is read as a whole, which finds all of them.
            None => input.hsail(reporter).map(|_| ()),
        },
        InputKind::Ir => input.ir(64, reporter).map(|_| ()),
        InputKind::CodeObject => registry
            .check_object(&input.bytes)
            .map_err(|error| CliError::Failed(format!("{}: {error}", input.name)).help(error.help())),
    }
}
