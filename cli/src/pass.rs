//! `wavelift pass`.

use crate::input::Input;
use crate::output::print;
use crate::report::{CliError, Reporter};
use std::ffi::OsString;
use std::path::PathBuf;
use wavelift::filetest::registry;
use wavelift_codegen::ir::text::print_module;
use wavelift_simulator::Registry;

/// Run passes on IR text and print the result
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift pass divergence kernel.wl
  wavelift pass opt divergence,wave=32 kernel.wl
  wavelift pass divergence,unproved kernel.wl      where a proof of its lanes takes too long")]
pub(super) struct PassArgs {
    /// Names of passes in order, each with options after commas, and last the file; - is the standard input
    #[arg(required = true, num_args = 2.., value_names = ["NAME", "IN"])]
    words: Vec<OsString>,
    /// Only this function
    #[arg(long, value_name = "F")]
    function: Option<String>,
}

pub(super) fn run(args: &PassArgs, targets: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let Some((file, names)) = args.words.split_last() else {
        return Err(CliError::Usage("a pass and a file are needed".to_owned()));
    };
    let names: Vec<String> = names
        .iter()
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    let mut module = Input::read(&PathBuf::from(file))?.ir(64, reporter)?;
    let only = args.function.as_deref().map(|name| name.trim_start_matches('%'));
    let (output, changed) = registry(targets)
        .apply(&names, &mut module, only, None)
        .map_err(|failure| CliError::Failed(failure.0.join("\n")).help("see `wavelift help pass`"))?;
    print(output)?;
    if changed {
        print(print_module(&module))?;
    }
    Ok(())
}
