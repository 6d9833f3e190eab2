//! `test run [RUNNER...]`: carries out the function's `run:` directives on each of the runners, on the interpreter (`interpreter` or `interp`) if
//! none is named.

use crate::launch::{Arg, Effect, KernelRunner, Launch, Launched, RunDirective};
use crate::registry::{CommandOptions, Failure, Job, Output, Scope, SubTest};
use crate::suggest::{only_known, unknown};
use crate::testfile::Language;
use std::collections::HashMap;
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::divergence::{ValueFiles, linearize};
use wavelift_codegen::ir::{FuncRef, Module};
use wavelift_codegen::pass::Context;
use wavelift_codegen::verify::verify_module;
use wavelift_interpreter::{Interpreter, Level, Options};
use wavelift_simulator::dispatch::signal::{NOT_COMPLETED, SIGNAL_BYTES, user_signal};
use wavelift_simulator::{DeviceMemory, Geometry};

/// The runner of IR itself.
const INTERPRETER: &str = "interpreter";

pub(super) struct Run;

impl SubTest for Run {
    fn name(&self) -> &str {
        "run"
    }

    fn run(&self, job: &Job<'_>) -> Output {
        let (runners, options) = chosen(job)?;
        let runs = job.directives.iter().filter(|d| d.keyword == "run");
        let parsed: Vec<(u32, Result<RunDirective, Failure>)> = runs
            .map(|d| (d.line, RunDirective::parse(&d.text, job.module)))
            .collect();
        let good = parsed.iter().filter_map(|(_, run)| run.as_ref().ok());
        let launches: Vec<&Launch> = good.map(|run| &run.launch).collect();
        let mut failure = Failure::default();
        for (line, run) in &parsed {
            if let Err(Failure(texts)) = run {
                let texts = texts.iter();
                failure.0.extend(texts.map(|t| format!("line {line}: {t}")));
            }
        }
        for runner in runners {
            let outcomes = runner.run_all(job.module, &launches, &options);
            let good = parsed
                .iter()
                .filter_map(|(line, run)| Some((line, run.as_ref().ok()?)));
            for ((line, run), outcome) in good.zip(outcomes) {
                if let Err(Failure(texts)) = judge(run, outcome) {
                    let name = runner.name();
                    let texts = texts.into_iter();
                    failure
                        .0
                        .extend(texts.map(|t| format!("line {line}, on {name}: {t}")));
                }
            }
        }
        if failure.0.is_empty() {
            Ok(String::new())
        } else {
            Err(failure)
        }
    }

    // A launch names its kernel: those of a unit are carried out once, not once for each function.
    fn scope(&self, _language: Language) -> Scope {
        Scope::Unit
    }

    fn compares(&self, job: &Job<'_>) -> bool {
        job.directives.iter().any(|d| d.keyword == "run")
    }
}

/// Words that are no runners.
const FLAGS: [&str; 2] = ["watch", "noinline"];

/// The runners that the words name, the interpreter if they name none, and the other words.
fn chosen<'a>(job: &Job<'a>) -> Result<(Vec<&'a dyn KernelRunner>, CommandOptions), Failure> {
    let (mut runners, mut others, mut wrong) = (Vec::new(), Vec::new(), Vec::new());
    for word in &job.options.0 {
        let name = if word == "interp" { INTERPRETER } else { word };
        match job.runners.get(name) {
            Some(runner) => runners.push(runner.as_ref()),
            None if word.contains('=') || FLAGS.contains(&word.as_str()) => others.push(word.clone()),
            None => {
                let known = job.runners.keys().map(String::as_str).chain(FLAGS);
                wrong.push(unknown("runner", word, known));
            }
        }
    }
    if let (true, Some(runner)) = (runners.is_empty(), job.runners.get(INTERPRETER)) {
        runners.push(runner.as_ref());
    }
    // Where the interpreter is one of several, the others look at the words.
    if let [runner] = runners[..]
        && runner.name() == INTERPRETER
        && let Err(texts) = only_known(&others, ["level="].into_iter())
    {
        wrong.extend(texts);
    }
    match wrong.is_empty() {
        true => Ok((runners, CommandOptions(others))),
        false => Err(Failure(wrong)),
    }
}

/// What is wrong with the outcome of a launch.
fn judge(run: &RunDirective, outcome: Launched) -> Result<(), Failure> {
    match (&run.effect, outcome) {
        (Effect::Buffers(_), Ok(buffers)) => run.check(&buffers),
        (Effect::Buffers(_), Err(failure)) => Err(failure),
        (Effect::Fails(text), Ok(_)) => Err(Failure::new(format!("the launch should fail with \"{text}\""))),
        (Effect::Fails(text), Err(Failure(texts))) => {
            if texts.iter().any(|t| t.contains(text)) {
                Ok(())
            } else {
                Err(Failure::new(format!(
                    "the launch fails with {texts:?}, not with \"{text}\""
                )))
            }
        }
    }
}

/// Gives every function its wave level, with uniform values in scalars, and checks what comes out.
fn linearize_all(module: &mut Module, wave_size: u32) -> Result<HashMap<FuncRef, ValueFiles>, Failure> {
    let mut files = HashMap::new();
    let calls = CallGraph::new(module);
    for (id, func) in module.defined_mut() {
        calls.annotate(func);
        let mut context = Context::new(None);
        let done = linearize(func, wave_size, &mut ValueFiles::by_uniformity, &mut context)?;
        files.insert(id, done.files);
    }
    verify_module(module).map_err(Failure::all)?;
    Ok(files)
}

/// Runs the IR itself; with `level=wave` the wave level that the divergence pass makes of it.
pub(super) struct InterpreterRunner;

impl KernelRunner for InterpreterRunner {
    fn name(&self) -> &str {
        INTERPRETER
    }

    fn run(
        &self,
        module: &Module,
        launch: &Launch,
        options: &CommandOptions,
    ) -> Result<Vec<Vec<u8>>, Failure> {
        let mut linear = module.clone();
        let (module, level) = match options.value("level") {
            None | Some("thread") => (module, Level::Thread),
            Some("wave") => {
                let files = linearize_all(&mut linear, launch.wave_size)?;
                (&linear, Level::Wave(files))
            }
            Some(other) => {
                return Err(Failure::new(format!("level={other}: expected thread or wave")));
            }
        };
        let choices = Options {
            wave_size: launch.wave_size,
            level,
            ..Options::default()
        };
        let mut interpreter = Interpreter::new(module, choices)?;
        let mut memory = DeviceMemory::new();
        let mut buffers = Vec::new();
        for arg in &launch.args {
            if let Arg::Buffer(bytes) = arg {
                let name = format!("buffer {}", buffers.len());
                let buffer = memory.allocate(&name, bytes.len() as u64).map_err(Failure::new)?;
                memory.bytes_mut(buffer).copy_from_slice(bytes);
                buffers.push(buffer);
            }
        }
        let addresses: Vec<u64> = buffers.iter().map(|&buffer| memory.address(buffer)).collect();
        let func = module.defined().find(|(_, func)| func.name == launch.kernel);
        let (_, func) = func.ok_or_else(|| Failure::new(format!("no kernel %{}", launch.kernel)))?;
        let kernarg = launch.kernarg(func, &addresses)?;
        let signal = memory
            .allocate_internal("completion signal", SIGNAL_BYTES)
            .map_err(Failure::new)?;
        memory
            .bytes_mut(signal)
            .copy_from_slice(&user_signal(NOT_COMPLETED));
        let completion_signal = memory.address(signal);
        let dispatch = wavelift_interpreter::Launch {
            kernel: &launch.kernel,
            geometry: Geometry::from_sizes(launch.grid, launch.group)?,
            dynamic_group_bytes: launch.dynamic_group_bytes,
            kernarg: &kernarg,
            packet_id: 0,
            completion_signal,
        };
        interpreter.dispatch(&mut memory, &dispatch)?;
        Ok(buffers
            .iter()
            .map(|&buffer| memory.bytes(buffer).to_vec())
            .collect())
    }
}
