//! `wavelift run` and `wavelift interp`.

use crate::compile::{check_wave, find};
use crate::input::{Input, InputKind, check_stdin_once};
use crate::output::{print, write_file};
use crate::program::{Linking, link_program};
use crate::report::{CliError, Reporter};
use crate::rules::RuleArgs;
use crate::targets::check_owner;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, Instant};
use wavelift::args::{ArgError, ArgResult, FormalType, KernelArg, KernelFormal, check_formals, place};
use wavelift::case::{ExecError, Executor, Fault, KernelRef, Launch, ModuleSource};
use wavelift::exec::TargetExecutor;
use wavelift_codegen::ir::{FunctionDecl, FunctionKind, Module};
use wavelift_codegen::target::Options;
use wavelift_hsail::model::ExecutableKind;
use wavelift_hsail::{Diagnostic, Source, Span};
use wavelift_simulator::{Limits, Registry};

const RUN_EXAMPLES: &str = "Arguments, in the order of the kernel's:
  f32:1.5  u32:7  s64:-1       a value of an HSAIL scalar type
  buf:BYTES                    the address of a buffer of undefined bytes
  zero:BYTES                   ... of zeros
  iota:TYPE:COUNT              ... with 0, 1, 2, ...
  values:TYPE:a,b,c            ... with these values
  file:PATH                    ... with the bytes of a file
  func:NAME                    the handle of an indirect function
  roimg:2d:rgba:unorm_int8:16x8[:FILE]    an image of zeros, or with the data of a file; woimg:, rwimg:
  roimg:2d:rgba:unorm_int8:FILE.png       an image with the size and the pixels of a PNG file
  samp:normalized:linear:clamp_to_edge    a sampler
  group:BYTES                  dynamic group memory
A buffer, or the data of an image, is shown afterwards with :print[=TYPE[:COUNT]] and saved with :out=PATH at its end, in any order, an image
as a PNG file if PATH ends in .png; an element with bytes that nothing has written is shown as ?.

Example:
  wavelift run examples/vector_add.hsail --target gfx900 --grid 8 --group 8 \\
      iota:f32:8 values:f32:8,7,6,5,4,3,2,1 zero:32:print=f32 u32:8";

/// Run a kernel
#[derive(Debug, clap::Args)]
#[command(after_help = RUN_EXAMPLES)]
pub(super) struct RunArgs {
    /// What to run on (see `wavelift targets`)
    #[arg(long, value_name = "T|interp")]
    target: String,
    #[command(flatten)]
    launch: LaunchArgs,
}

/// Run a kernel on the interpreter: `run --target interp`
#[derive(Debug, clap::Args)]
#[command(after_help = RUN_EXAMPLES)]
pub(super) struct InterpArgs {
    #[command(flatten)]
    launch: LaunchArgs,
}

#[derive(Debug, clap::Args)]
struct LaunchArgs {
    /// HSAIL text, BRIG, IR text or a code object; - is the standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// A module without kernels, of which the program gets what it needs; any number of these
    #[arg(long, value_name = "FILE")]
    library: Vec<PathBuf>,
    /// The kernel, if there are several
    #[arg(long, value_name = "K")]
    kernel: Option<String>,
    /// Work-items
    #[arg(long, value_name = "X[,Y[,Z]]")]
    grid: Extent,
    /// Work-items of a work-group
    #[arg(long, value_name = "X[,Y[,Z]]")]
    group: Extent,
    /// Group memory on top of what the kernel declares
    #[arg(long, value_name = "BYTES", default_value_t = 0)]
    dyn_group: u32,
    /// Lanes of a wave
    #[arg(long, value_name = "N")]
    wave: Option<u32>,
    /// SIMD width, for targets that have several
    #[arg(long, value_name = "N", conflicts_with = "wave")]
    simd: Option<u32>,
    /// Time for the kernel, without reading and compiling it; a kernel that takes longer counts as hanging
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, value_parser = seconds)]
    timeout: f64,
    /// Watch machine code as it runs: that every lane keeps to its own program and lanes meet where they must; of a kernel that hangs, name
    /// the blocks that lanes wait for. The code has a few more instructions
    #[arg(long)]
    watch: bool,
    /// Say how many cycles all waves take together, by a model: each as if it had its processor to itself. To compare code
    #[arg(long)]
    cycles: bool,
    #[command(flatten)]
    rules: RuleArgs,
    /// Further modules or objects of the program, then kernel arguments, see below
    #[arg(value_name = "ARG")]
    args: Vec<OsString>,
}

/// The words before the first argument that name further modules: an argument has a colon, and such a word has none, and an extension of
/// modules or a file.
fn further_modules(words: &[OsString]) -> (Vec<PathBuf>, &[OsString]) {
    let is_module = |word: &&OsString| {
        let path = Path::new(word);
        let extension = path.extension().and_then(OsStr::to_str);
        let known = matches!(extension, Some("hsail" | "brig" | "wl" | "co"));
        !word.as_encoded_bytes().contains(&b':') && (known || path.is_file())
    };
    let count = words.iter().take_while(is_module).count();
    let (modules, arguments) = words.split_at(count);
    (modules.iter().map(PathBuf::from).collect(), arguments)
}

/// The kernel arguments that words mean.
pub(super) fn arguments(words: &[OsString]) -> Result<Vec<KernelArg>, CliError> {
    let parse = |(index, word): (usize, &OsString)| {
        KernelArg::parse_os(word)
            .map_err(|error| CliError::Usage(format!("argument {index}: {error} ({})", error.help())))
    };
    let args: Result<Vec<_>, _> = words.iter().enumerate().map(parse).collect();
    let args = args?;
    wavelift::args::saved_apart(&args).map_err(CliError::Usage)?;
    Ok(args)
}

/// The longest time that a run may be given.
const MAX_SECONDS: f64 = 1e6;

/// A size in one to three dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    dimensions: u8,
    sizes: [u32; 3],
}

impl Extent {
    /// Sizes in all three dimensions.
    pub(super) fn sizes(self) -> [u32; 3] {
        self.sizes
    }
}

impl FromStr for Extent {
    type Err = String;

    fn from_str(text: &str) -> Result<Extent, String> {
        let mut sizes = [1; 3];
        let mut dimensions = 0;
        for part in text.split(',') {
            let Some(size) = sizes.get_mut(usize::from(dimensions)) else {
                return Err("there are at most three dimensions".to_owned());
            };
            *size = part
                .parse()
                .map_err(|_| format!("`{part}` is no number of work-items"))?;
            dimensions += 1;
        }
        Ok(Extent { dimensions, sizes })
    }
}

/// A time that a run may take.
pub(super) fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(time) if time > 0.0 && time <= MAX_SECONDS => Ok(time),
        _ => Err(format!(
            "`{text}` is no time above 0 and up to {MAX_SECONDS} seconds"
        )),
    }
}

pub(super) fn run(args: &RunArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    launch(&args.target, &args.launch, registry, reporter)
}

pub(super) fn interp(args: &InterpArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    launch(wavelift::REFERENCE, &args.launch, registry, reporter)
}

/// What is run: the files of a program, and which of its kernels.
struct Loading {
    inputs: Vec<Input>,
    sources: Vec<ModuleSource>,
    /// The kernel, if it is known before the program is loaded.
    kernel: Option<String>,
    /// The inputs are code objects.
    objects: bool,
}

impl Loading {
    /// Reads the files; modules become one program, of which a kernel is chosen.
    fn read(
        args: &LaunchArgs,
        further: Vec<PathBuf>,
        kernel_args: &[KernelArg],
        wave: u32,
        reporter: &Reporter,
    ) -> Result<Loading, CliError> {
        let levels = args.rules.levels()?;
        let mut paths = vec![args.input.clone()];
        paths.extend(further);
        let named: Vec<PathBuf> = paths.iter().chain(&args.library).cloned().collect();
        check_stdin_once(&named)?;
        let read = |path: &PathBuf| Ok(Input::read(path)?.with_levels(levels));
        let inputs: Vec<Input> = paths.iter().map(read).collect::<Result<_, CliError>>()?;
        let libraries: Vec<Input> = args.library.iter().map(read).collect::<Result<_, CliError>>()?;
        let Some(input) = inputs.first() else {
            return Err(CliError::Usage("there is no input".to_owned()));
        };
        let kernel = args.kernel.as_deref().map(|name| name.trim_start_matches('&'));
        let objects = libraries.is_empty() && inputs.iter().all(|input| input.kind == InputKind::CodeObject);
        if objects {
            return Ok(Loading {
                sources: inputs.iter().map(Input::module_source).collect(),
                kernel: kernel.map(str::to_owned),
                inputs,
                objects,
            });
        }
        // Executors report the first problem as text; here all of them are shown with their places.
        let linking = Linking {
            inputs: &inputs,
            libraries: &libraries,
            wave,
            leave_undefined: false,
        };
        let program = link_program(&linking, reporter)?;
        if !program.modules.is_empty() {
            check_handles(&program.modules, &input.name, kernel_args)?;
        }
        let chosen = choose_kernel(&program.ir, &program.modules, kernel, &input.name, kernel_args)?;
        Ok(Loading {
            sources: program.sources,
            kernel: Some(chosen),
            inputs,
            objects,
        })
    }

    /// An executor's refusal of the program.
    fn refused(&self, error: ExecError, fault: Fault) -> CliError {
        let help = fault.help.unwrap_or_else(|| help(&error).to_owned());
        let what = error.to_string();
        let first = self.inputs.first().map_or("", |input| &input.name);
        let what = match fault.names_file {
            true => what,
            false => format!("{first}: {what}"),
        };
        CliError::Failed(what).help(help)
    }
}

fn launch(name: &str, args: &LaunchArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let target = &find(registry, name)?;
    check_wave(target, args.wave, args.simd)?;
    if args.group.dimensions > args.grid.dimensions {
        let what = "--group has more dimensions than --grid";
        return Err(CliError::Usage(what.to_owned()));
    }
    let (further, words) = further_modules(&args.args);
    let kernel_args = arguments(words)?;
    let options = Options {
        wave: args.wave.or(args.simd),
        watch: args.watch,
        ..Options::default()
    };
    let wave = target.first_wave(&options);
    let mut loading = Loading::read(args, further, &kernel_args, wave, reporter)?;
    if loading.objects {
        let mut inputs = loading.inputs.iter();
        inputs.try_for_each(|input| check_owner(registry, target, input))?;
    }
    let mut executor = executor(registry, target.name(), options, args.cycles)?;
    let sources = std::mem::take(&mut loading.sources);
    let loaded = executor.load(&[sources]);
    let loaded = loaded.map_err(|error| loading.refused(error, executor.fault()))?;
    let kernel = KernelRef {
        executable: loaded.id,
        kernel: loading.kernel.as_deref(),
        module: None,
    };
    if loading.objects {
        let known = executor.object_arguments(kernel);
        if let Some((name, arguments)) = known.map_err(|error| loading.refused(error, executor.fault()))? {
            let formals = KernelFormal::of_object(&arguments);
            check_formals(&name, &formals, &kernel_args, loaded.address_bytes)
                .map_err(|error| CliError::Failed(error.what).help(error.help))?;
        }
    }
    let bytes = loaded.address_bytes;
    let placed = place(&kernel_args, &mut executor, kernel, bytes, args.dyn_group);
    let placed = placed.map_err(|error| match error {
        ArgError::Execution(error) => loading.refused(error, executor.fault()),
        error => {
            let help = error.help();
            CliError::failed(error).help(help)
        }
    })?;
    let packet = executor.packet(0);
    let packet = packet.map_err(|error| loading.refused(error, Fault::default()))?;
    let start = Instant::now();
    let launch = Launch {
        kernel,
        dimensions: args.grid.dimensions,
        grid: args.grid.sizes,
        work_group: args.group.sizes,
        dynamic_group_bytes: placed.dynamic_group_bytes,
        kernarg: &placed.kernarg,
        packet,
        deadline: start.checked_add(Duration::from_secs_f64(args.timeout)),
    };
    let stats = executor
        .process(&launch)
        .map_err(|error| stopped(&error, executor.fault(), &loading.inputs, args.timeout, reporter))?;
    if reporter.verbose {
        reporter.note(&format!(
            "{} instructions in {:.1} ms",
            stats.instructions,
            start.elapsed().as_secs_f64() * 1e3
        ));
    }
    if let Some(cycles) = executor.totals().cycles {
        reporter.note(&format!("{cycles} cycles, modelled"));
    }
    let results = placed.results(&mut executor);
    let results = results.map_err(|error| loading.refused(error, Fault::default()))?;
    give_results(results, reporter)
}

/// Shows and saves buffers.
fn give_results(results: Vec<ArgResult>, reporter: &Reporter) -> Result<(), CliError> {
    for result in results {
        match result {
            ArgResult::Show(line) => print(line + "\n")?,
            ArgResult::Save {
                path,
                bytes,
                undefined,
            } => {
                write_file(&path, &bytes)?;
                if undefined > 0 {
                    reporter.note(&format!(
                        "{undefined} of the {} bytes in {} are undefined; they are written as zeros",
                        bytes.len(),
                        path.display()
                    ));
                }
            }
        }
    }
    Ok(())
}

/// What executes on a target, with its cycles modelled or not.
fn executor(
    registry: &Registry,
    name: &str,
    options: Options,
    cycles: bool,
) -> Result<TargetExecutor, CliError> {
    // Only time counts, so that every kernel that is fast enough may run.
    let limits = Limits {
        max_steps: u64::MAX,
        ..Limits::default()
    };
    let mut executor = TargetExecutor::new(registry, name, options, limits).map_err(|_| {
        let what = format!("nothing here executes programs of {name}");
        CliError::Failed(what).help("compile for it, or run on another target")
    })?;
    if cycles && !executor.model_cycles() {
        let what = format!("{name} has no model of how long instructions take");
        return Err(CliError::Usage(what));
    }
    Ok(executor)
}

/// What can be done about an executor's refusal.
fn help(error: &ExecError) -> &'static str {
    match error {
        ExecError::NotSupported(_) => {
            "docs/status.md says what is missing; `--target interp` runs what other targets do not"
        }
        ExecError::Rejected(_) => {
            "make the launch fit the kernel and the target; `wavelift targets` lists limits"
        }
        ExecError::QueueError(_) | ExecError::TimedOut(_) => "see where the kernel stopped",
        ExecError::Internal(_) | ExecError::Compiler(_) => "this is a defect of wavelift, not of the input",
    }
}

/// Only indirect functions have handles (HSA PRM 10.8), and one of nothing would stop the kernel at its `icall`.
fn check_handles(modules: &[wavelift_hsail::Module], file: &str, args: &[KernelArg]) -> Result<(), CliError> {
    for arg in args {
        let KernelArg::Function(name) = arg else { continue };
        let of_name = || {
            let all = modules
                .iter()
                .flat_map(|module| module.executables.values().map(move |e| (module, e)));
            let named = all.filter(|(module, e)| module.name(e.name).trim_start_matches('&') == name);
            named.map(|(_, e)| e)
        };
        if of_name().any(|e| e.kind == ExecutableKind::IndirectFunction && e.is_definition) {
            continue;
        }
        let (what, help) = match of_name().next() {
            None => (
                format!("{file} has no function &{name}"),
                "func:NAME names an indirect function of the program",
            ),
            Some(e) if e.kind == ExecutableKind::IndirectFunction => (
                format!("{file} declares the indirect function &{name}, but does not define it"),
                "give it a code block: `indirect function &NAME(...)(...) { ... };`",
            ),
            Some(e) => (
                format!(
                    "&{name} of {file} is a {}, no indirect function, and so has no handle",
                    e.kind.name()
                ),
                "declare and define it as `indirect function`",
            ),
        };
        return Err(CliError::Failed(what).help(help));
    }
    Ok(())
}

/// The types of a kernel's formals, as its module has them.
fn formal_types(modules: &[wavelift_hsail::Module], kernel: &str) -> Vec<FormalType> {
    for module in modules {
        let mut all = module.executables.values();
        let kernel = all.find(|e| {
            e.kind == ExecutableKind::Kernel
                && e.is_definition
                && module.name(e.name).trim_start_matches('&') == kernel
        });
        if let Some(kernel) = kernel {
            let variables = kernel.inputs.iter().filter_map(|id| module.variables.get(*id));
            return variables.map(FormalType::of_variable).collect();
        }
    }
    Vec::new()
}

/// The kernel to run, with the arguments checked against its formals.
fn choose_kernel(
    module: &Module,
    hsail: &[wavelift_hsail::Module],
    name: Option<&str>,
    file: &str,
    args: &[KernelArg],
) -> Result<String, CliError> {
    let kernels: Vec<_> = module
        .functions
        .values()
        .filter_map(|decl| match decl {
            FunctionDecl::Defined(func) if func.kind == FunctionKind::Kernel => Some(func),
            _ => None,
        })
        .collect();
    let names = || {
        let list: Vec<String> = kernels.iter().map(|k| format!("&{}", k.name)).collect();
        list.join(", ")
    };
    let func = match (name, kernels.as_slice()) {
        (_, []) => {
            let help =
                "only kernels can be launched: `kernel &NAME(...)`, or `prog kernel` for other modules";
            return Err(CliError::Failed(format!("{file} has no kernel")).help(help));
        }
        (Some(name), _) => kernels.iter().find(|k| k.name == name).ok_or_else(|| {
            let what = format!("{file} has no kernel &{name}");
            CliError::Failed(what).help(format!("there are {}", names()))
        })?,
        (None, [only]) => only,
        (None, _) => {
            let what = format!("{file} has several kernels: {}", names());
            return Err(CliError::Failed(what).help("choose one with --kernel"));
        }
    };
    // The IR does not say which functions are indirect.
    let defines = |name: &String| {
        module.functions.values().any(
            |decl| matches!(decl, FunctionDecl::Defined(f) if f.kind == FunctionKind::Function && f.name == *name),
        )
    };
    for arg in args {
        if let KernelArg::Function(name) = arg
            && !defines(name)
        {
            let what = format!("{file} has no function &{name}");
            return Err(CliError::Failed(what).help("func:NAME names an indirect function of the program"));
        }
    }
    let types = match hsail {
        [] => FormalType::of_function(func),
        hsail => formal_types(hsail, &func.name),
    };
    let address = module.model.address_bits(wavelift_codegen::ir::Segment::Global) as usize / 8;
    check_formals(
        &func.name,
        &KernelFormal::of_function(func, &types),
        args,
        address,
    )
    .map_err(|error| CliError::Failed(error.what).help(error.help))?;
    Ok(func.name.clone())
}

/// Shows why a kernel stopped, with the line of the source if it is known.
fn stopped(error: &ExecError, fault: Fault, inputs: &[Input], timeout: f64, reporter: &Reporter) -> CliError {
    let (code, what, help) = match error {
        ExecError::TimedOut(what) => (
            "kernel-hangs",
            what.replacen('\n', &format!(" ({timeout} s)\n"), 1),
            Some(
                "find out why the lanes stay there; `--timeout SECONDS` gives a kernel more time".to_owned(),
            ),
        ),
        ExecError::QueueError(_) => ("kernel-stopped", error.to_string(), fault.help),
        error => (
            "kernel-stopped",
            error.to_string(),
            Some(fault.help.unwrap_or_else(|| help(error).to_owned())),
        ),
    };
    // Of one input every place is one of it, whatever the names of sources are.
    let file = |name: &str| {
        let all = inputs.iter();
        let named = all.clone().find(|input| input.name == name);
        named.or_else(|| all.clone().next().filter(|_| inputs.len() == 1))
    };
    if let Some((name, line)) = fault.place
        && let Some(input) = file(&name).filter(|input| input.kind == InputKind::Hsail)
        && let Ok(text) = std::str::from_utf8(&input.bytes)
        && let Some(span) = line_span(text, line)
    {
        let mut diagnostic = Diagnostic::error(code, span, what).label("stopped here");
        diagnostic.help = help;
        reporter.diagnostics(&[diagnostic], &Source::text(input.name.clone(), text));
        return CliError::Reported;
    }
    match help {
        Some(help) => CliError::Failed(what).help(help),
        None => CliError::Failed(what),
    }
}

/// The bytes of a line, counted from 1, without the white space around it.
fn line_span(text: &str, line: u32) -> Option<Span> {
    let mut start = 0;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        if index + 1 == line as usize {
            let body = content.trim();
            let indent = content.len() - content.trim_start().len();
            let begin = u32::try_from(start + indent).ok()?;
            return Some(Span::new(begin, begin + body.len() as u32));
        }
        start += content.len();
    }
    None
}
