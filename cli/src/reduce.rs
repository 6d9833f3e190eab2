//! `wavelift reduce`.

use crate::output::{check_other_file, emit, write_file};
use crate::report::{CliError, Reporter, say};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use wavelift_codegen::ir::Module;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::verify::verify_module;
use wavelift_generate::Program;
use wavelift_workshop::reduce::{reduce, reduce_lines};

/// Make a module smaller as long as a command says that it is still interesting
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift reduce big.wl --check '! wavelift compile $1 --target gfx900 -o /dev/null' -o small.wl
  wavelift reduce big.hsail --check 'wavelift verify $1 2>&1 | grep -q unknown-type'

The command is run by the shell; $1 is the path of the module to try. It must exit with 0 for the input. IR loses control flow, instructions,
operands and functions; lines that begin with a semicolon stay. HSAIL and other text loses lines.")]
pub(super) struct ReduceArgs {
    /// The module: IR (.wl), HSAIL (.hsail), machine code (.mir) or any text
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// Exits with 0 if the module is interesting
    #[arg(long, value_name = "COMMAND")]
    check: String,
    /// Where the smallest module goes; the standard output if missing
    #[arg(short, value_name = "OUT")]
    out: Option<PathBuf>,
}

pub(super) fn run(args: &ReduceArgs, reporter: &Reporter) -> Result<(), CliError> {
    check_other_file(&args.input, args.out.as_deref())?;
    let name = args.input.display();
    let text = std::fs::read_to_string(&args.input)
        .map_err(|error| CliError::failed(format!("{name}: {error}")).help("name a file of UTF-8 text"))?;
    let trial = Trial::new(args)?;
    let mut asked = 0u64;
    let mut check = |text: &str| {
        asked += 1;
        trial.holds(text)
    };
    if !check(&text)? {
        let what = format!("the command does not exit with 0 for {name}, so there is nothing to keep");
        return Err(CliError::failed(what)
            .help("the command must exit with 0 for a module that is interesting, and find it at $1"));
    }
    // A command that cannot be started, or a disk that is full, ends it; what was found until then counts for nothing.
    let mut broken = None;
    let mut fails = |text: &str| match check(text) {
        Ok(holds) => holds && broken.is_none(),
        Err(error) => {
            broken.get_or_insert(error);
            false
        }
    };
    let small = match parse_module(&text) {
        // Passes of the mid-end, which tidy up, want a module that is well formed.
        Ok(module) if is_ir(&args.input) && verify_module(&module).is_ok() => {
            of_module(module, &text, &mut fails)
        }
        _ => reduce_lines(&text, &mut fails),
    };
    if let Some(error) = broken {
        return Err(error);
    }
    emit(args.out.as_deref(), small.as_bytes())?;
    if !reporter.quiet {
        say!(
            "{} of {} lines are left after {asked} trials",
            small.lines().count(),
            text.lines().count()
        );
    }
    Ok(())
}

fn is_ir(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "wl")
}

/// Reduces a module of the IR. What is written in lines of comments goes with it: commands of a test file.
fn of_module(module: Module, text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let comments = |text: &str| -> String {
        let lines = text.lines().filter(|line| line.trim_start().starts_with(';'));
        lines.flat_map(|line| [line, "\n"]).collect()
    };
    let first = text.find('{').unwrap_or(0);
    let (before, after) = (comments(&text[..first]), comments(&text[first..]));
    let written = |module: &Module| format!("{before}{module}{after}");
    let whole = Program {
        module,
        kernel: String::new(),
        arguments: Vec::new(),
        grid: [1; 3],
        group: [1; 3],
        observes_wave_size: false,
    };
    let small = reduce(&whole, &mut |program| fails(&written(&program.module)));
    written(&small.module)
}

/// Where modules are tried.
struct Trial<'a> {
    command: &'a str,
    file: PathBuf,
}

impl<'a> Trial<'a> {
    fn new(args: &'a ReduceArgs) -> Result<Trial<'a>, CliError> {
        let extension = args
            .input
            .extension()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let file = std::env::temp_dir().join(format!("wavelift-reduce-{}.{extension}", std::process::id()));
        Ok(Trial {
            command: &args.check,
            file,
        })
    }

    fn holds(&self, text: &str) -> Result<bool, CliError> {
        write_file(&self.file, text.as_bytes())?;
        exits_well(self.command, &[self.file.as_os_str()])
    }
}

/// Whether a command, run by the shell with these words as `$1` and so on, exits with 0. What it prints is not shown.
///
/// # Errors
/// The shell cannot be started.
pub(super) fn exits_well(command: &str, words: &[&OsStr]) -> Result<bool, CliError> {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(command).arg("sh").args(words);
    let status = shell
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match status {
        Ok(status) => Ok(status.success()),
        Err(error) => Err(CliError::failed(format!("the command cannot be run: {error}"))),
    }
}

impl Drop for Trial<'_> {
    fn drop(&mut self) {
        // Nothing is lost if it stays.
        let _ = std::fs::remove_file(&self.file);
    }
}
