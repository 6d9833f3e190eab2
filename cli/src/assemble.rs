//! `wavelift assemble`.

use crate::input::{Input, InputKind};
use crate::output::{check_other_file, emit, emit_pieces};
use crate::report::{CliError, Reporter};
use crate::rules::RuleArgs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use wavelift_convert::Work;
use wavelift_frontend_brig::Container;
use wavelift_hsail::Source;

/// Make a BRIG module from HSAIL text, as the assembler of the HSA tools does. A BRIG module is checked and copied as it is, for another
/// container
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift assemble kernels/O2/vecadd.hsail -o vecadd.brig
  wavelift assemble kernels/O2/vecadd.hsail --container elf64 -o vecadd.o
  wavelift assemble vecadd.o -o vecadd.brig               the module out of the ELF file")]
pub(super) struct AssembleArgs {
    /// HSAIL text or BRIG; - is the standard input
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
    #[command(flatten)]
    rules: RuleArgs,
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
    check_other_file(&args.input, args.out.as_deref())?;
    let input = Input::read(&args.input)?;
    wavelift::memory::small_pages();
    let container = args.container.into();
    let levels = args.rules.levels()?;
    match input.kind {
        InputKind::Hsail => {
            let text = input.text()?;
            let work = Work {
                levels,
                ..Work::with_jobs(args.jobs)
            };
            let (file, found) = wavelift_convert::assemble(&input.name, text, container, work);
            if !found.is_empty() {
                reporter.diagnostics(&found, &Source::text(input.name.clone(), text));
            }
            emit_pieces(args.out.as_deref(), &file.ok_or(CliError::Reported)?)
        }
        InputKind::Brig => {
            let work = Work {
                levels,
                ..Work::with_jobs(args.jobs)
            };
            let (file, found) = wavelift_convert::copy(&input.bytes, container, work);
            if !found.is_empty() {
                reporter.diagnostics(&found, &wavelift_frontend_brig::source(&input.name, &input.bytes));
            }
            emit(args.out.as_deref(), &file.ok_or(CliError::Reported)?)
        }
        InputKind::Ir => {
            let what = format!("{} is IR text, not HSAIL", input.name);
            Err(CliError::Failed(what).help("`compile` takes IR text"))
        }
        InputKind::CodeObject => {
            let what = format!("{} is an ELF file without BRIG", input.name);
            Err(CliError::Failed(what).help("pass HSAIL text or BRIG; `disassemble` shows code objects"))
        }
    }
}
