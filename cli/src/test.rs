//! `wavelift test`.

use crate::output::print;
use crate::report::{CliError, Reporter};
use std::path::PathBuf;
use wavelift::case::select::Partition;
use wavelift::filetest::{TestRequest, files, registry, test};
use wavelift_simulator::Registry;

/// Run test files
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift test filetests/filetests
  wavelift test filetests/filetests --filter gfx900
  wavelift test --bless my.wl        rewrite the expected output in the file")]
pub(super) struct TestArgs {
    /// Test files (.wl, .hsail, .mir, .brig, .hex), and folders to search for them
    #[arg(required = true, value_name = "FILETEST|DIR")]
    paths: Vec<PathBuf>,
    /// Rewrite expected outputs to what the commands print
    #[arg(long)]
    bless: bool,
    /// Only files whose path contains this text
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// One part of N: hash:M/N, where the path of a file decides, or count:M/N, the M-th of each N
    #[arg(long, value_name = "KIND:M/N")]
    partition: Option<Partition>,
    /// Files at a time; 0 is one per processor
    #[arg(short, value_name = "N", default_value_t = 0)]
    jobs: usize,
}

pub(super) fn run(args: &TestArgs, targets: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let request = TestRequest {
        paths: args.paths.clone(),
        options: files::Options {
            bless: args.bless,
            jobs: args.jobs,
            color: reporter.color_results,
        },
        filter: args.filter.clone(),
        partition: args.partition,
        verbose: reporter.verbose,
    };
    // A command that panics is reported for its file; the default message would come twice.
    std::panic::set_hook(Box::new(|_| {}));
    let mut text = Vec::new();
    let summary = test(&request, &registry(targets), &mut text).map_err(|error| {
        CliError::failed(error)
            .help("name folders or `.wl`, `.hsail`, `.mir`, `.brig` and `.hex` files that can be read")
    });
    let _ = std::panic::take_hook();
    print(text)?;
    if summary?.failed == 0 {
        Ok(())
    } else {
        Err(CliError::Reported)
    }
}
