//! `wavelift disassemble`.

use crate::compile::find;
use crate::input::{Input, InputKind};
use crate::output::{Output, check_other_file, emit};
use crate::report::{CliError, Reporter};
use crate::rules::RuleArgs;
use std::path::PathBuf;
use wavelift_codegen::target::ObjectError;
use wavelift_convert::Work;
use wavelift_simulator::Registry;

/// Show a binary as text: BRIG as HSAIL, machine code as assembly with addresses and bytes
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift disassemble kernels/O2/vecadd.brig
  wavelift disassemble vecadd.co
  wavelift disassemble --raw --target gfx900 code.bin")]
pub(super) struct DisassembleArgs {
    /// BRIG, a code object, or with --raw plain code; - is the standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// Where to write; - is the standard output
    #[arg(short, value_name = "OUT")]
    out: Option<PathBuf>,
    /// Whose instructions they are; a code object says so itself
    #[arg(long, value_name = "T")]
    target: Option<String>,
    /// The file is code and nothing else
    #[arg(long, requires = "target")]
    raw: bool,
    /// Threads for BRIG; 0 is one per processor. The result is the same with any number
    #[arg(short, value_name = "N", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    rules: RuleArgs,
}

pub(super) fn run(args: &DisassembleArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let target = match &args.target {
        Some(name) => Some(find(registry, name)?),
        None => None,
    };
    if let Some(target) = target.as_ref().filter(|target| !target.info().compiles) {
        let what = format!("{} has no machine code", target.name());
        return Err(CliError::Usage(what));
    }
    check_other_file(&args.input, args.out.as_deref())?;
    let input = Input::read(&args.input)?;
    wavelift::memory::small_pages();
    let levels = args.rules.levels()?;
    doubtful_options(args, &input, reporter);
    let failed = |error: ObjectError| CliError::Failed(format!("{}: {error}", input.name)).help(error.help());
    let text = match (input.kind, target) {
        (_, Some(target)) if args.raw => {
            let text = target.disassemble(&input.name, &input.bytes, true);
            text.map_err(failed)?
        }
        (InputKind::Brig, _) => {
            let work = Work {
                levels,
                ..Work::with_jobs(args.jobs)
            };
            let mut text = Output::new(args.out.as_deref())?;
            let (right, found) = wavelift_convert::disassemble_to(&input.bytes, work, &mut text);
            if !found.is_empty() {
                reporter.diagnostics(&found, &wavelift_frontend_brig::source(&input.name, &input.bytes));
            }
            return if right {
                text.finish()
            } else {
                Err(CliError::Reported)
            };
        }
        (InputKind::CodeObject, _) => {
            let owner = registry.of_object(&input.bytes).map_err(failed)?;
            let name = args.input.display().to_string();
            owner.disassemble(&name, &input.bytes, false).map_err(failed)?
        }
        (InputKind::Hsail | InputKind::Ir, _) => return Err(nothing_to_show(&input)),
    };
    emit(args.out.as_deref(), text.as_bytes())
}

/// Remarks on options that do not fit what the file is.
fn doubtful_options(args: &DisassembleArgs, input: &Input, reporter: &Reporter) {
    let name = &input.name;
    match (args.raw, input.kind) {
        (true, InputKind::Brig) => reporter.note(&format!("{name} is BRIG, not plain code; leave out --raw")),
        (true, InputKind::CodeObject) => {
            reporter.note(&format!("{name} is an ELF file, not plain code; leave out --raw"));
        }
        (false, InputKind::Brig | InputKind::CodeObject) if args.target.is_some() => {
            reporter.note(&format!("{name} says itself what it is; --target is for --raw"));
        }
        _ => {}
    }
}

/// Why there is nothing to disassemble in what is no binary file.
fn nothing_to_show(input: &Input) -> CliError {
    if input.bytes.is_empty() {
        let what = format!("{} is empty", input.name);
        return CliError::Failed(what).help("pass BRIG or a code object");
    }
    let what = format!("{} is neither BRIG nor a code object", input.name);
    CliError::Failed(what).help(match (input.kind, input.text()) {
        (InputKind::Ir, Ok(_)) => "it is text already; `compile` makes code of IR",
        (_, Ok(_)) => "it is text already; `assemble` makes BRIG of HSAIL",
        (_, Err(_)) => "plain code needs --raw --target",
    })
}
