//! `wavelift bisect`.

use crate::compile::{check_wave, find};
use crate::input::{Input, InputKind};
use crate::output::print;
use crate::reduce::exits_well;
use crate::report::{CliError, Reporter};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::Arc;
use wavelift::REFERENCE;
use wavelift_codegen::ir::Module;
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::{Options, Target};
use wavelift_simulator::Registry;
use wavelift_workshop::bisect::{Boundary, Change, boundary, changes};
use wavelift_workshop::execute::{self, Buffers};
use wavelift_workshop::saved::{self, Saved};
use wavelift_workshop::{Failure, Way};

/// Find the change of the mid-end or of scheduling that makes a result wrong: fuel, pass, rule and function
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift bisect 7-123-gfx900-w64.wl --target gfx900                    a finding of `wavelift fuzz`, against the interpreter
  wavelift bisect 7-123-gfx900-w64.wl --target gfx900 --against 0        against the same target at -O0
  wavelift bisect k.hsail --target ivb --check '! wavelift compile $1 --target ivb --fuel $2 -o /dev/null'

Without --check the launches of the file's `run:` lines are carried out. A command is run by the shell, with the path of the input as $1 and
the fuel as $2; it exits with 0 if something is wrong. The answer comes on the standard output; exit code 1 means that no change of these
makes the difference.")]
pub(super) struct BisectArgs {
    /// IR text with `run:` lines; with --check HSAIL or BRIG, too
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// What to compile for (see `wavelift targets`)
    #[arg(long, value_name = "T")]
    target: String,
    /// What the mid-end does: 1 tidying up, 2 everything
    #[arg(short = 'O', value_name = "LEVEL", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=2))]
    level: u8,
    /// Lanes of a wave; those of the `run:` line if missing
    #[arg(long, value_name = "N")]
    wave: Option<u32>,
    /// Exits with 0 if the result is wrong
    #[arg(long, value_name = "COMMAND", conflicts_with = "against")]
    check: Option<String>,
    /// Compare with the same target at this level, instead of with the interpreter
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(0..=2))]
    against: Option<u8>,
}

fn level(number: u8) -> Level {
    match number {
        0 => Level::None,
        1 => Level::Clean,
        _ => Level::Full,
    }
}

pub(super) fn run(args: &BisectArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let target = find(registry, &args.target)?;
    if !target.info().compiles {
        return Err(CliError::Usage("the interpreter has no mid-end".to_owned()));
    }
    check_wave(&target, args.wave, None)?;
    let mut options = Options {
        level: level(args.level),
        wave: args.wave,
        leave_undefined: args.check.is_some(),
        ..Options::default()
    };
    let input = Input::read(&args.input)?;
    let module = input.ir(target.first_wave(&options), reporter)?;
    let found = match &args.check {
        Some(command) => boundary(&mut |fuel| {
            let fuel = fuel.to_string();
            exits_well(command, &[args.input.as_os_str(), OsStr::new(&fuel)])
        })?,
        None => {
            let launches = Launches::new(args, &input, &module, &target, registry)?;
            options.wave = Some(launches.wave(0));
            boundary(&mut |fuel| launches.wrong(fuel))?
        }
    };
    let number = match found {
        Boundary::At(number) => number,
        Boundary::Right => {
            let what = format!("nothing is wrong with {} at -O{}", input.name, args.level);
            return Err(CliError::failed(what).help("name the target and the level at which it fails; a command must exit with 0 for what is wrong"));
        }
        Boundary::Always => {
            let what = format!(
                "{} is wrong without any change of the mid-end and of scheduling",
                input.name
            );
            return Err(CliError::failed(what).help(
                "look at what comes after it: `wavelift compile --fuel 0 --print-after all`, and `--verify`",
            ));
        }
    };
    let changes = changes(target.as_ref(), &module, &options, number)
        .map_err(|error| CliError::failed(format!("{}: {error}", input.name)).help(error.help()))?;
    print(answer(args, number, &changes))
}

/// The change, and the commands that show it.
fn answer(args: &BisectArgs, number: u64, changes: &[Change]) -> String {
    let mut text = format!("fuel {number}: wrong with it, right with {}\n", number - 1);
    for change in changes {
        text += &change.to_string();
    }
    if changes.is_empty() {
        text += "no function differs after a pass\n";
    }
    let wave = args
        .wave
        .map(|wave| format!(" --wave {wave}"))
        .unwrap_or_default();
    let path = args.input.display();
    let shows = match changes.iter().find(|change| change.machine) {
        Some(change) if changes.iter().all(|change| change.machine) => {
            format!("--print-after {}", change.pass)
        }
        _ => "--emit ir".to_owned(),
    };
    for fuel in [number - 1, number] {
        text += &format!(
            "see it: wavelift compile {path} --target {}{wave} -O{} --fuel {fuel} {shows}\n",
            args.target, args.level
        );
    }
    text
}

/// The launches of a file, with what they must give.
struct Launches<'a> {
    registry: &'a Registry,
    target: &'static str,
    level: Level,
    list: Vec<(Saved, Buffers)>,
}

impl<'a> Launches<'a> {
    fn new(
        args: &BisectArgs,
        input: &Input,
        module: &Module,
        target: &Arc<dyn Target>,
        registry: &'a Registry,
    ) -> Result<Launches<'a>, CliError> {
        let failed = |what: String| CliError::failed(format!("{}: {what}", input.name));
        let saved = match input.kind {
            InputKind::Ir => saved::programs(input.text()?, module)
                .map_err(|what| failed(what).help("see the documentation of `wavelift_filetests::launch`"))?,
            _ => Vec::new(),
        };
        if saved.is_empty() {
            return Err(failed("there is no `run:` line".to_owned()).help(
                "say with --check what is wrong, or write a launch as findings of `wavelift fuzz` have it",
            ));
        }
        let mut list = Vec::new();
        for mut saved in saved {
            let waves = target.info().waves;
            saved.wave = args.wave.unwrap_or(saved.wave);
            if !waves.contains(&saved.wave) {
                saved.wave = waves.first().copied().unwrap_or(saved.wave);
            }
            let (of, level) = match args.against {
                Some(number) => (target.name(), level(number)),
                None => (REFERENCE, Level::None),
            };
            let way = Way::new(of, saved.wave, level);
            let expected = execute::run(registry, &saved.program, &way);
            let expected = expected.map_err(|failure| {
                failed(format!("%{} on {way}: {failure}", saved.program.kernel))
                    .help("results are compared with this one; choose another with --against")
            })?;
            list.push((saved, expected));
        }
        Ok(Launches {
            registry,
            target: target.name(),
            level: level(args.level),
            list,
        })
    }

    fn wave(&self, index: usize) -> u32 {
        self.list[index].0.wave
    }

    /// Whether a launch gives something else with this much fuel.
    fn wrong(&self, fuel: u64) -> Result<bool, CliError> {
        for (saved, expected) in &self.list {
            let way = Way {
                fuel,
                ..Way::new(self.target, saved.wave, self.level)
            };
            match execute::compare(self.registry, &saved.program, &way, expected) {
                Ok(()) => {}
                Err(Failure::Unsupported(what)) => {
                    return Err(CliError::failed(what).help("choose another target"));
                }
                Err(_) => return Ok(true),
            }
        }
        Ok(false)
    }
}
