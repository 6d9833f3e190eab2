//! `wavelift reduce`.

mod differs;

use crate::input::{Input, InputKind};
use crate::output::{check_other_file, emit, write_file};
use crate::report::{CliError, Reporter, say};
use crate::run::Extent;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use wavelift_codegen::ir::Module;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::verify::verify_module;
use wavelift_frontend_hsail::{parse_text, print};
use wavelift_generate::Program;
use wavelift_hsail::{Severity, validate};
use wavelift_simulator::Registry;
use wavelift_workshop::reduce::{reduce, reduce_hsail, reduce_lines};

/// Make a module smaller as long as a command says that it is still interesting, or as long as two targets give different results
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift reduce big.wl --check '! wavelift compile $1 --target gfx900 -o /dev/null' -o small.wl
  wavelift reduce big.hsail --check 'wavelift verify $1 2>&1 | grep -q unknown-type'
  wavelift reduce 7-123-gfx900-w64.wl --differs interp gfx900
  wavelift reduce big.hsail --differs gfx900:O0 gfx900:O2 --grid 64 --group 64 iota:u32:64 zero:256

With --check a command is run by the shell; $1 is the path of the module to try. It must exit with 0 for the input. With --differs the module
runs in two ways, each TARGET[:wLANES][:O0|:O1|:O2][:fuel=N][:without=PASSES][:registers=N], and the launch and its data get smaller, too. It is that of the
`run:` line of IR text, or the one given, with arguments as `wavelift run` has them.

IR loses control flow, instructions, operands, functions and bits of its types; lines that begin with a semicolon stay. HSAIL loses executables,
variables, branches, instructions, operands and modifiers. Machine text, and what is not valid, loses lines and operands.")]
pub(super) struct ReduceArgs {
    /// The module: IR (.wl), HSAIL (.hsail), machine code (.mir) or any text
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// Exits with 0 if the module is interesting
    #[arg(long, value_name = "COMMAND")]
    check: Option<String>,
    /// The module is interesting if these two ways to run it do not come to the same
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with = "check")]
    differs: Option<Vec<String>>,
    /// The kernel that --differs launches, if there are several
    #[arg(long, value_name = "K", requires = "differs")]
    kernel: Option<String>,
    /// Work-items of the launch
    #[arg(long, value_name = "X[,Y[,Z]]", requires_all = ["differs", "group"])]
    grid: Option<Extent>,
    /// Work-items of a work-group of the launch
    #[arg(long, value_name = "X[,Y[,Z]]", requires_all = ["differs", "grid"])]
    group: Option<Extent>,
    /// Where the smallest module goes; the standard output if missing
    #[arg(short, value_name = "OUT")]
    out: Option<PathBuf>,
    /// Kernel arguments of the launch, see `wavelift help run`
    #[arg(value_name = "ARG", requires = "grid")]
    args: Vec<OsString>,
}

pub(super) fn run(args: &ReduceArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    check_other_file(&args.input, args.out.as_deref())?;
    let input = Input::read(&args.input)?;
    let (small, trials) = match (&args.check, &args.differs) {
        (Some(command), _) => checked(&input, command)?,
        (None, Some(ways)) => {
            let given = differs::LaunchWords {
                kernel: args.kernel.as_deref(),
                grid: args.grid,
                group: args.group,
                words: &args.args,
            };
            let small = differs::smallest(&input, ways, &given, registry, reporter)?;
            (small, None)
        }
        (None, None) => {
            return Err(CliError::Usage(
                "give --check COMMAND or --differs A B".to_owned(),
            ));
        }
    };
    emit(args.out.as_deref(), small.as_bytes())?;
    if !reporter.quiet {
        let after = match trials {
            Some(count) => format!(" after {count} trials"),
            None => String::new(),
        };
        let before = input.text().map_or(0, |text| text.lines().count());
        say!("{} of {before} lines are left{after}", small.lines().count());
    }
    Ok(())
}

/// The smallest text for which a command exits with 0, and how often it was asked.
fn checked(input: &Input, command: &str) -> Result<(String, Option<u64>), CliError> {
    let text = input.text()?;
    let trial = Trial::new(input, command);
    let mut asked = 0u64;
    let mut check = |text: &str| {
        asked += 1;
        trial.holds(text)
    };
    if !check(text)? {
        let what = format!(
            "the command does not exit with 0 for {}, so there is nothing to keep",
            input.name
        );
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
    let small = by_structure(input, text, &mut fails);
    match broken {
        Some(error) => Err(error),
        None => Ok((small, Some(asked))),
    }
}

/// Valid modules lose parts of the program, other text loses lines.
fn by_structure(input: &Input, text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let extension = input.path.extension().unwrap_or_default();
    if extension == "wl" {
        // Passes of the mid-end, which tidy up, want a module that is well formed.
        if let Ok(module) = parse_module(text)
            && verify_module(&module).is_ok()
        {
            return of_module(module, text, fails);
        }
    } else if extension != "mir"
        && input.kind == InputKind::Hsail
        && let Ok(module) = parse_text(&input.name, text)
        && validate(&module)
            .iter()
            .all(|found| found.severity != Severity::Error)
    {
        let before = comments(text, "//");
        let written = |text: &str| format!("{before}{text}");
        // What is interesting may be in how the text is written: then lines are all that can go.
        if fails(&written(&print(&module))) {
            let small = reduce_hsail(&module, &mut |text, _| fails(&written(text)));
            return written(&print(&small));
        }
    }
    reduce_lines(text, fails)
}

/// Reduces a module of the IR. What is written in lines of comments goes with it: commands of a test file.
fn of_module(module: Module, text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let first = text.find('{').unwrap_or(0);
    let (before, after) = (all_comments(&text[..first]), all_comments(&text[first..]));
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

/// The lines of an IR text that are comments.
fn all_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| line.trim_start().starts_with(';'));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The lines of comments at the beginning of a text.
fn comments(text: &str, sign: &str) -> String {
    let lines = text
        .lines()
        .take_while(|line| line.trim_start().starts_with(sign));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Where modules are tried.
struct Trial<'a> {
    command: &'a str,
    file: PathBuf,
}

impl<'a> Trial<'a> {
    fn new(input: &Input, command: &'a str) -> Trial<'a> {
        let extension = input.path.extension().unwrap_or_default().to_string_lossy();
        let file = std::env::temp_dir().join(format!("wavelift-reduce-{}.{extension}", std::process::id()));
        Trial { command, file }
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
