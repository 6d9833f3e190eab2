//! `wavelift assemble`.

use super::input::{Input, InputKind};
use super::output::emit_pieces as emit;
use super::report::{CliError, Reporter};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use wavelift_frontend_brig::{Container, Work};
use wavelift_frontend_hsail::Source;

/// Make a BRIG module from HSAIL text, as the assembler of the HSA tools does
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift assemble kernels/O2/vecadd.hsail -o vecadd.brig
  wavelift assemble kernels/O2/vecadd.hsail --container elf64 -o vecadd.o")]
pub(super) struct AssembleArgs {
    /// HSAIL text; - is the standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// Where to write; - is the standard output
    #[arg(short, value_name = "OUT")]
    out: Option<PathBuf>,
    /// What the file is: the plain module, or an ELF file with the module in its section .brig
    #[arg(long, value_name = "KIND", default_value = "raw")]
    container: Kind,
    /// Threads; 0 is one per processor. The result is the same with any number
    #[arg(short, value_name = "N", default_value_t = 0)]
    jobs: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Kind {
    Raw,
    Elf32,
    Elf64,
}

impl From<Kind> for Container {
    fn from(kind: Kind) -> Container {
        match kind {
            Kind::Raw => Container::Raw,
            Kind::Elf32 => Container::Elf32,
            Kind::Elf64 => Container::Elf64,
        }
    }
}

pub(super) fn run(args: &AssembleArgs, reporter: &Reporter) -> Result<(), CliError> {
    let to_stdout = args.out.as_deref().is_none_or(|out| out == Path::new("-"));
    if to_stdout && std::io::stdout().is_terminal() {
        let what = "a BRIG module is nothing for a terminal; use -o OUT";
        return Err(CliError::Usage(what.to_owned()));
    }
    crate::memory::small_pages();
    let input = Input::read(&args.input)?;
    if input.kind != InputKind::Hsail {
        let what = format!("{} is no HSAIL text", input.name);
        return Err(CliError::Failed(what).help("`disassemble` makes text from BRIG"));
    }
    let Ok(text) = std::str::from_utf8(&input.bytes) else {
        let what = format!("{} is neither text nor BRIG nor a code object", input.name);
        return Err(CliError::Failed(what).help("pass HSAIL text"));
    };
    let work = Work::with_jobs(args.jobs);
    let (file, found) = wavelift_frontend_brig::assemble(&input.name, text, args.container.into(), work);
    if !found.is_empty() {
        reporter.diagnostics(&found, &Source::text(input.name.clone(), text));
    }
    match file {
        Some(file) => emit(args.out.as_deref(), &file),
        None => Err(CliError::Reported),
    }
}
