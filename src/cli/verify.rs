//! `wavelift verify`.

use super::input::{Input, InputKind};
use super::report::{CliError, Reporter};
use std::path::PathBuf;

/// Check modules, IR text and code objects; nothing is printed when all is well
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: wavelift verify kernels/O2/sha256.brig examples/vector_add.hsail")]
pub(super) struct VerifyArgs {
    /// HSAIL text, BRIG, IR text or code objects; - is the standard input
    #[arg(required = true, value_name = "IN")]
    inputs: Vec<PathBuf>,
}

pub(super) fn run(args: &VerifyArgs, reporter: &Reporter) -> Result<(), CliError> {
    let mut good = true;
    for path in &args.inputs {
        if let Err(error) = verify(path, reporter) {
            reporter.finish(&error);
            good = false;
        }
    }
    if good { Ok(()) } else { Err(CliError::Reported) }
}

fn verify(path: &std::path::Path, reporter: &Reporter) -> Result<(), CliError> {
    let input = Input::read(path)?;
    match input.kind {
        InputKind::Hsail | InputKind::Brig => input.hsail(reporter).map(|_| ()),
        InputKind::Ir => input.ir(64, reporter).map(|_| ()),
        InputKind::CodeObject => wavelift_amdgpu::Image::read(&input.bytes)
            .map(|_| ())
            .map_err(|error| {
                CliError::Failed(format!("{}: {error}", input.name)).help("compile the code object again")
            }),
    }
}
