//! `wavelift compile`.

use crate::input::{Input, InputKind, check_stdin_once};
use crate::options::Given;
use crate::output::{check_other_file, emit, print, write_file};
use crate::program::{Linking, link_program};
use crate::report::{CliError, Reporter};
use crate::rules::RuleArgs;
use clap::ValueEnum;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use wavelift::exec::Sources;
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::ir::{FunctionDecl, Module, text::print_module};
use wavelift_codegen::opt;
use wavelift_codegen::target::{CompiledModule, Options, Target, Verify};
use wavelift_codegen::verify::masks::Verdict;
use wavelift_hsail::RuleLevels;
use wavelift_simulator::Registry;

/// Compile kernels
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift compile kernels/O2/vecadd.hsail --target gfx900 -o vecadd.co
  wavelift compile kernels/O2/vecadd.hsail --target gfx900 --emit asm
  wavelift compile kernels/O2/vecadd.hsail --target ivb --simd 8 --emit asm
  wavelift compile kernels/O2/vecadd.hsail --target gfx900 --print-after waits -o vecadd.co
  wavelift compile kernels/O2/reduce.hsail --target gfx900 --verify -v -o reduce.co
  wavelift compile kernels/O2/*.brig --target gfx900 --emit stats --stats json
  wavelift compile kernels/O2/*.brig --target gfx900 -o objects/      one .co for each
  wavelift compile main.hsail part.brig --library math.hsail --target gfx900 -o program.co
  wavelift compile main.hsail --target gfx900 --relocatable -o main.o && ld.lld-19 -shared main.o other.o -o program.co

Several inputs are the modules of one program where -o names a file, or with --link or --library. Variables that no module defines
are left to a linker or loader.")]
pub(super) struct CompileArgs {
    /// HSAIL text, BRIG or IR text; - is the standard input
    #[arg(required = true, value_name = "IN")]
    inputs: Vec<PathBuf>,
    /// What to compile for (see `wavelift targets`)
    #[arg(long, value_name = "T")]
    target: String,
    /// Where to write; - is the standard output. For objects of several inputs a folder, or a file if they are one program
    #[arg(short, value_name = "OUT")]
    out: Option<PathBuf>,
    /// What to write
    #[arg(long, value_name = "WHAT")]
    emit: Option<Emit>,
    /// What the mid-end does: 0 nothing, 1 tidying up, 2 everything
    #[arg(short = 'O', value_name = "LEVEL", default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=2))]
    level: u8,
    /// The inputs are modules of one program; so they are for an object with -o FILE
    #[arg(long)]
    link: bool,
    /// A module without kernels, of which the program gets what it needs; any number of these
    #[arg(long, value_name = "FILE")]
    library: Vec<PathBuf>,
    /// Write an object for a linker, such as ld.lld, instead of one that can be loaded
    #[arg(long)]
    relocatable: bool,
    /// Lanes of a wave
    #[arg(long, value_name = "N")]
    wave: Option<u32>,
    /// SIMD width, for targets that have several
    #[arg(long, value_name = "N", conflicts_with = "wave")]
    simd: Option<u32>,
    /// Check the function after every pass of the compiler, and prove on machine code that lane masks keep the lanes. With -v says what was
    /// proved; what cannot be proved, and how much, is said in any case
    #[arg(long)]
    verify: bool,
    /// Machine functions after a pass (isel, regalloc, waits, ...; all: after each) on the standard error
    #[arg(long, value_name = "PASS")]
    print_after: Option<String>,
    /// Changes that the mid-end and, with what is left, scheduling may make in each kernel and function, and calls that may be inlined; fewer and
    /// fewer of them find the one that is wrong
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    fuel: u64,
    /// Passes of the mid-end to leave out, with commas: gvn,hoist
    #[arg(long, value_name = "PASSES")]
    without: Option<opt::PassSet>,
    /// Threads, which compile kernels of a module side by side; 0 is one per processor. The result is the same with any number
    #[arg(short, value_name = "N", default_value_t = 0)]
    jobs: usize,
    /// Facts about the kernels on the standard output, beside what goes to a file
    #[arg(long, value_name = "FORM")]
    stats: Option<StatsForm>,
    #[command(flatten)]
    rules: RuleArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Emit {
    /// A code object that can be loaded
    Object,
    /// Assembly with addresses and bytes
    Asm,
    /// The IR after the mid-end; with -O0 as it was translated
    Ir,
    /// Machine functions after instruction selection
    Mir,
    /// Machine functions after register allocation
    MirRa,
    /// Registers, spills, sizes
    Stats,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum StatsForm {
    Json,
    Text,
}

/// An input and what became of it.
struct Done {
    name: String,
    stem: OsString,
    /// Text of the IR, if that is all that is wanted.
    ir: String,
    compiled: Option<CompiledModule>,
}

pub(super) fn run(
    args: &CompileArgs,
    own: &Given,
    registry: &Registry,
    reporter: &Reporter,
) -> Result<(), CliError> {
    let target = &find(registry, &args.target)?;
    if !target.info().compiles {
        let what = "the interpreter runs the IR; there is nothing to compile (see `wavelift help run`)";
        return Err(CliError::Usage(what.to_owned()));
    }
    check_wave(target, args.wave, args.simd)?;
    let emit_kind = args.emit.unwrap_or(match args.stats {
        Some(_) if args.out.is_none() => Emit::Stats,
        _ => Emit::Object,
    });
    let mut options = options_of(args, emit_kind);
    own.apply(target, &mut options)?;
    let levels = args.rules.levels()?;
    doubtful_options(args, own, emit_kind, reporter);
    let named: Vec<PathBuf> = args.inputs.iter().chain(&args.library).cloned().collect();
    check_stdin_once(&named)?;
    for input in &named {
        check_other_file(input, args.out.as_deref())?;
    }
    let one = args.inputs.len() == 1 || args.is_one_program(emit_kind);
    let several = !one;
    if emit_kind == Emit::Object {
        check_destination(args, several)?;
    }
    let libraries = read_all(&args.library, levels, reporter)?;
    let programs: Vec<&[PathBuf]> = match one {
        true => vec![&args.inputs],
        false => args.inputs.chunks(1).collect(),
    };
    let mut all = Vec::new();
    let mut good = true;
    for paths in programs {
        let inputs = read_all(paths, levels, reporter);
        let done =
            inputs.and_then(|inputs| compile(target, (&inputs, &libraries), emit_kind, &options, reporter));
        match done {
            Ok(done) => all.push(done),
            Err(error) => {
                reporter.finish(&error);
                good = false;
            }
        }
    }
    if !good {
        return Err(CliError::Reported);
    }
    if let Some(pass) = &args.print_after {
        print_after(&all, pass)?;
    }
    write_out(target, args, &all, emit_kind, several)?;
    match args.stats {
        Some(form) if emit_kind != Emit::Stats => print(stats_text(&all, form)),
        _ => Ok(()),
    }
}

/// The options that all targets have.
fn options_of(args: &CompileArgs, emit_kind: Emit) -> Options {
    Options {
        wave: args.wave.or(args.simd),
        fuel: args.fuel,
        without: args.without.unwrap_or_default(),
        keep_mir: matches!(emit_kind, Emit::Mir | Emit::MirRa) || args.print_after.is_some(),
        verify: match args.verify {
            true => Verify::Masks,
            false => Verify::USUAL,
        },
        level: match args.level {
            0 => opt::Level::None,
            1 => opt::Level::Clean,
            _ => opt::Level::Full,
        },
        leave_undefined: true,
        relocatable: args.relocatable,
        threads: args.jobs,
        ..Options::default()
    }
}

/// Writes what was asked for.
fn write_out(
    target: &Arc<dyn Target>,
    args: &CompileArgs,
    all: &[Done],
    emit_kind: Emit,
    several: bool,
) -> Result<(), CliError> {
    match emit_kind {
        Emit::Object if several => {
            let folder = args.out.as_deref().unwrap_or(Path::new("."));
            for done in all {
                let mut name = done.stem.clone();
                name.push(".co");
                write_file(&folder.join(name), done.object())?;
            }
        }
        Emit::Object => {
            for done in all {
                emit(args.out.as_deref(), done.object())?;
            }
        }
        _ => {
            let text = text_of(target, all, emit_kind, args.stats)?;
            emit(args.out.as_deref(), text.as_bytes())?;
        }
    }
    Ok(())
}

/// Machine functions after a pass, on the standard error: whether it takes them is its matter.
fn print_after(all: &[Done], pass: &str) -> Result<(), CliError> {
    let text: String = all.iter().map(|done| done.after(pass)).collect();
    if text.is_empty() {
        let compiled = all.iter().flat_map(|done| &done.compiled);
        let passes = compiled
            .flat_map(|module| &module.units)
            .flat_map(|unit| unit.mir.list());
        let mut names: Vec<&str> = Vec::new();
        for printed in passes {
            if !names.contains(&printed.pass.as_str()) {
                names.push(&printed.pass);
            }
        }
        let what = format!("no machine function is there after a pass `{pass}`");
        return Err(CliError::Usage(match names[..] {
            [] => format!("{what}: nothing was compiled to machine code"),
            _ => format!("{what}; there are {} and all", names.join(", ")),
        }));
    }
    let _ = std::io::stderr().write_all(text.as_bytes());
    Ok(())
}

/// Remarks on options that change nothing here.
fn doubtful_options(args: &CompileArgs, own: &Given, kind: Emit, reporter: &Reporter) {
    if kind != Emit::Ir {
        return;
    }
    if args.stats.is_some() {
        reporter.note("--stats is about machine code; with --emit ir there is none");
    }
    for option in own.names() {
        reporter.note(&format!(
            "--{option} is about machine code; it changes nothing with --emit ir"
        ));
    }
}

/// The target of a name.
///
/// # Errors
/// A name that is no target's.
pub(super) fn find(registry: &Registry, name: &str) -> Result<Arc<dyn Target>, CliError> {
    registry
        .find(name)
        .map_err(|error| CliError::Usage(error.to_string()))
}

/// Refuses wave sizes that a target does not have.
pub(super) fn check_wave(
    target: &Arc<dyn Target>,
    wave: Option<u32>,
    simd: Option<u32>,
) -> Result<(), CliError> {
    let waves = target.info().waves;
    match wave.or(simd) {
        Some(size) if !waves.contains(&size) => {
            let known: Vec<String> = waves.iter().map(u32::to_string).collect();
            Err(CliError::Usage(format!(
                "{} has waves of {} lanes, not {size}",
                target.name(),
                known.join(", ")
            )))
        }
        _ => Ok(()),
    }
}

fn check_destination(args: &CompileArgs, several: bool) -> Result<(), CliError> {
    let to_stdout = args.out.as_deref().is_none_or(|out| out == Path::new("-"));
    if several && !args.out.as_deref().is_some_and(Path::is_dir) {
        let what = "objects of several inputs need -o with a folder that exists, or with a file for one program of all";
        return Err(CliError::Usage(what.to_owned()));
    }
    let parts = if several { args.inputs.as_slice() } else { &[] };
    let mut names: Vec<_> = parts.iter().map(|path| path.file_stem()).collect();
    names.sort_unstable();
    if let Some([name, _]) = names.array_windows().find(|[a, b]| a == b) {
        let name = name.unwrap_or_default().display();
        let what = format!("the objects of several inputs would be {name}.co; compile them one by one");
        return Err(CliError::Usage(what));
    }
    if to_stdout && args.stats.is_some() {
        let what = "the object and --stats cannot both go to the standard output; use -o";
        return Err(CliError::Usage(what.to_owned()));
    }
    if to_stdout && std::io::stdout().is_terminal() {
        let what = "a code object is nothing for a terminal; use -o OUT or --emit asm";
        return Err(CliError::Usage(what.to_owned()));
    }
    Ok(())
}

impl CompileArgs {
    /// Whether several inputs are the modules of one program.
    fn is_one_program(&self, kind: Emit) -> bool {
        let to_file = |out: &Path| {
            let text = out.as_os_str().as_encoded_bytes();
            out != Path::new("-") && !out.is_dir() && !text.ends_with(b"/")
        };
        let object = kind == Emit::Object && self.out.as_deref().is_some_and(to_file);
        self.link || !self.library.is_empty() || object
    }
}

/// Reads files; those that cannot be read are reported, all of them.
fn read_all(paths: &[PathBuf], levels: RuleLevels, reporter: &Reporter) -> Result<Vec<Input>, CliError> {
    let mut inputs = Vec::with_capacity(paths.len());
    let mut good = true;
    for path in paths {
        match Input::read(path) {
            Ok(input) => inputs.push(input.with_levels(levels)),
            Err(error) => {
                reporter.finish(&error);
                good = false;
            }
        }
    }
    match good {
        true => Ok(inputs),
        false => Err(CliError::Reported),
    }
}

/// Compiles one program.
fn compile(
    target: &Arc<dyn Target>,
    (inputs, libraries): (&[Input], &[Input]),
    kind: Emit,
    options: &Options,
    reporter: &Reporter,
) -> Result<Done, CliError> {
    if let Some(object) = inputs.iter().find(|input| input.kind == InputKind::CodeObject) {
        let what = format!("{} is compiled already", object.name);
        return Err(CliError::Failed(what).help("`run` and `disassemble` take code objects"));
    }
    let Some(input) = inputs.first() else {
        return Err(CliError::Usage("there is no input".to_owned()));
    };
    let linking = Linking {
        inputs,
        libraries,
        wave: target.first_wave(options),
        leave_undefined: options.leave_undefined,
    };
    let mut program = link_program(&linking, reporter)?;
    let mut done = Done {
        name: input.name.clone(),
        stem: input.stem(),
        ir: String::new(),
        compiled: None,
    };
    if kind == Emit::Ir {
        optimise(&mut program.ir, target.ir_machine(linking.wave), options)?;
        done.ir = print_module(&program.ir);
        return Ok(done);
    }
    let sources = Sources {
        ir: &program.ir,
        wave: linking.wave,
        observes_wave_size: program.observes_wave_size(),
        sources: &program.sources,
        leave_undefined: linking.leave_undefined,
    };
    let compiled = target
        .compile(&sources, options)
        .map_err(|error| CliError::Failed(format!("{}: {error}", input.name)).help(error.help()))?;
    for error in &compiled.failed {
        let kernel = error.kernel.as_deref().unwrap_or_default();
        let what = format!("{}: kernel &{kernel}: {error}", input.name);
        reporter.advise("not-compiled", &what, &error.help());
    }
    if !compiled.failed.is_empty() {
        return Err(CliError::Reported);
    }
    if compiled.kernels().next().is_none() && compiled.object.is_empty() {
        let what = format!("{}: the module has no kernel", input.name);
        let help =
            "a code object needs a kernel, or a variable with program linkage; functions alone have no code";
        return Err(CliError::Failed(what).help(help));
    }
    report_proofs(&input.name, &compiled, options, reporter);
    done.compiled = Some(compiled);
    Ok(done)
}

/// What the mid-end makes of a module.
fn optimise(module: &mut Module, machine: opt::Machine, options: &Options) -> Result<(), CliError> {
    let context = || opt::Context {
        fuel: options.fuel,
        without: options.without,
        verify: options.checks(),
        machine,
        ..opt::Context::new(None)
    };
    let failed = |broken: opt::Broken| CliError::Failed(broken.to_string()).help(broken.help());
    // In the order in which targets do it, so that numbers of fuel mean the same.
    let inlined = opt::inline::for_machine(module, options.inline, options.level, &mut context());
    *module = inlined.map_err(failed)?.into_owned();
    let graph = CallGraph::new(module);
    for id in module.functions.keys() {
        let FunctionDecl::Defined(mut func) = module.functions[id].clone() else {
            continue;
        };
        graph.annotate(&mut func);
        let mut context = opt::Context {
            module: Some(module),
            ..context()
        };
        opt::run(&mut func, options.level, &mut context).map_err(failed)?;
        module.functions[id] = FunctionDecl::Defined(func);
    }
    Ok(())
}

/// What was proved of lane masks.
fn report_proofs(name: &str, compiled: &CompiledModule, options: &Options, reporter: &Reporter) {
    let proofs = compiled
        .units
        .iter()
        .filter_map(|unit| Some((&unit.symbol, unit.proof.as_ref()?)));
    for (unit, verdict) in proofs.clone() {
        let unknown = matches!(verdict, Verdict::Unknown(_));
        if unknown || reporter.verbose {
            reporter.note(&format!("{name}: lane masks of &{unit}: {verdict}"));
        }
    }
    let is_unknown = |verdict: &Verdict| matches!(verdict, Verdict::Unknown(_));
    let unknown = proofs.clone().filter(|(_, verdict)| is_unknown(verdict)).count();
    if options.verify == Verify::Masks && (unknown > 0 || reporter.verbose) {
        let proved = proofs.count() - unknown;
        let what =
            format!("{name}: lane masks of {proved} kernels and functions proved, of {unknown} undecided");
        reporter.note(&what);
    }
}

impl Done {
    fn object(&self) -> &[u8] {
        self.compiled
            .as_ref()
            .map_or(&[], |compiled| compiled.object.as_slice())
    }

    /// The machine functions after a pass, or after each one.
    fn after(&self, pass: &str) -> String {
        let units = self.compiled.iter().flat_map(|compiled| &compiled.units);
        let passes = units.flat_map(|unit| unit.mir.list());
        let wanted = passes.filter(|printed| pass == "all" || printed.pass == pass);
        wanted.map(|printed| printed.text.as_str()).collect()
    }
}

fn text_of(
    target: &Arc<dyn Target>,
    all: &[Done],
    kind: Emit,
    stats: Option<StatsForm>,
) -> Result<String, CliError> {
    let mut text = String::new();
    for done in all {
        match kind {
            Emit::Asm => {
                let listing = target.disassemble(&done.name, done.object(), false);
                text.push_str(&listing.map_err(CliError::failed)?);
            }
            Emit::Ir => text.push_str(&done.ir),
            Emit::Mir => text.push_str(&done.after("isel")),
            Emit::MirRa => text.push_str(&done.after("regalloc")),
            Emit::Object | Emit::Stats => {}
        }
    }
    if kind == Emit::Stats {
        text = stats_text(all, stats.unwrap_or(StatsForm::Text));
    }
    Ok(text)
}

fn stats_text(all: &[Done], form: StatsForm) -> String {
    let mut text = String::new();
    let mut list = Vec::new();
    for done in all {
        for kernel in done.compiled.iter().flat_map(CompiledModule::kernels) {
            match form {
                StatsForm::Text => text.push_str(&format!("{}\n{}", kernel.symbol, kernel.facts)),
                StatsForm::Json => {
                    let mut object = serde_json::Map::new();
                    object.insert("file".to_owned(), done.name.clone().into());
                    object.insert("kernel".to_owned(), kernel.symbol.clone().into());
                    for (name, value) in kernel.facts.fields() {
                        object.insert(name.to_owned(), value.into());
                    }
                    list.push(serde_json::Value::Object(object));
                }
            }
        }
    }
    match form {
        StatsForm::Text => text,
        StatsForm::Json => format!("{:#}\n", serde_json::Value::Array(list)),
    }
}
