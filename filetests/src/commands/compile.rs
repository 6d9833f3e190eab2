//! `test compile`, and the ways to run kernels on the machines of targets: whatever targets the registry has.
//!
//! Words after the command choose how: `wave=N` (or `simd=N`) lanes, `FILE=N` limits a register file (`vgprs=16`, `vectors=24`), `noinline`
//! leaves calls alone, `level=0|1|2` says how much the mid-end does, `fuel=N` how many changes it may make, `without=PASS,PASS` which passes
//! are left out, and `OPTION=on|off|N` sets an option that only some targets have (`structure=off`).

use super::opt::level;
use crate::launch::{Arg, KernelRunner, Launch, Launched};
use crate::registry::{CommandOptions, Failure, Job, Output};
use crate::suggest::{only_known, unknown};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, FunctionKind, Module};
use wavelift_codegen::opt::UnknownPass;
use wavelift_codegen::target::{
    CompiledModule, CompiledUnit, OptionKind, OptionValue, Options, Target, Verify,
};
use wavelift_codegen::{analysis::CallGraph, target::KernelFacts};
use wavelift_simulator::dispatch::signal::{NOT_COMPLETED, SIGNAL_BYTES, user_signal};
use wavelift_simulator::images::create_wanted;
use wavelift_simulator::machine::{Launch as MachineLaunch, MachineOptions, Program};
use wavelift_simulator::{Geometry, Registry};

/// Words that choose how to compile for any target.
const WORDS: [&str; 7] = [
    "wave=", "simd=", "level=", "fuel=", "without=", "noinline", "watch",
];

/// How the words of a `test` line say to compile.
/// `extra` are words that the command takes beside.
pub(super) fn options(
    words: &CommandOptions,
    target: &dyn Target,
    extra: &[&'static str],
) -> Result<Options, Failure> {
    let info = target.info();
    let files = info.files.iter().map(|file| file.plural);
    let own = info.options.iter().map(|option| option.name);
    let keys: Vec<String> = files.chain(own).map(|name| format!("{name}=")).collect();
    let known = extra.iter().chain(&WORDS).copied();
    let known = known.chain(keys.iter().map(String::as_str));
    only_known(&words.0, known).map_err(Failure)?;
    let number = |name: &str, text: &str| {
        text.parse::<u32>()
            .map_err(|_| Failure::new(format!("{name}={text}: expected a number")))
    };
    let mut options = Options {
        verify: Verify::Passes,
        watch: words.has("watch"),
        inline: !words.has("noinline"),
        level: level(words)?,
        ..Options::default()
    };
    if let Some(text) = words.value("fuel") {
        options.fuel = number("fuel", text)?.into();
    }
    if let Some(text) = words.value("without") {
        options.without = text
            .parse()
            .map_err(|error: UnknownPass| Failure::new(error.to_string()))?;
    }
    for name in ["wave", "simd"] {
        if let Some(text) = words.value(name) {
            options.wave = Some(number(name, text)?);
        }
    }
    for file in &info.files {
        if let Some(text) = words.value(file.plural) {
            let limit = number(file.plural, text)?;
            options.registers.push((file.plural.to_owned(), limit as u16));
        }
    }
    for option in info.options {
        let value = match (option.kind, words.value(option.name)) {
            (_, None) => continue,
            (OptionKind::Flag, Some("on")) => OptionValue::Flag(true),
            (OptionKind::Flag, Some("off")) => OptionValue::Flag(false),
            (OptionKind::Flag, Some(text)) => {
                return Err(Failure::new(format!(
                    "{}={text}: expected on or off",
                    option.name
                )));
            }
            (OptionKind::Number(_), Some(text)) => OptionValue::Number(number(option.name, text)?),
        };
        options.own.push((option.name.to_owned(), value));
    }
    options.check(info)?;
    Ok(options)
}

/// The module with one of its kernels: a launch needs no other.
pub(super) fn only(module: &Module, kernel: &str) -> Module {
    let mut module = module.clone();
    for decl in module.functions.values_mut() {
        if let FunctionDecl::Defined(func) = decl
            && func.kind == FunctionKind::Kernel
            && func.name != kernel
        {
            *decl = FunctionDecl::External(func.name.clone());
        }
    }
    module
}

/// The target that a file names.
pub(super) fn target_of(targets: &Registry, name: Option<&str>) -> Result<Arc<dyn Target>, Failure> {
    match name {
        Some(name) => match targets.find(name) {
            Ok(target) => Ok(target),
            Err(error) if error.why.is_none() => {
                let known = error.known.iter().copied();
                Err(Failure::new(unknown("target", name, known)))
            }
            Err(error) => Err(error.into()),
        },
        None => {
            let known: Vec<&str> = targets.compilers().map(|target| target.name()).collect();
            Err(Failure::new(format!(
                "the command needs a line `; target T`, where T is one of {}",
                known.join(", ")
            )))
        }
    }
}

/// The assembly of a kernel or function, without addresses. `stats` adds lines with facts in front, and how many instructions decide where lanes
/// go; `flow` shows nothing but those.
pub(super) fn compile(targets: &Registry, job: &Job<'_>) -> Output {
    let target = target_of(targets, job.target)?;
    let options = options(job.options, target.as_ref(), &["stats", "flow"])?;
    let kernel = match job.function.kind {
        FunctionKind::Kernel => job.function.name.clone(),
        FunctionKind::Function => caller(job)?,
    };
    let mut compiled = target.compile(&only(job.module, &kernel), &options)?;
    let wave = compiled.wave;
    let unit = unit_of(&mut compiled, &kernel, job.id)?;
    let lines = target.list(&unit.code, wave)?;
    let flow = lines.iter().filter(|line| line.flow).count();
    let mut out = String::new();
    if job.options.has("stats") {
        out.push_str(&stats(&unit.facts, unit.kernel, flow));
    }
    let only_flow = job.options.has("flow");
    for line in &lines {
        if let Some(label) = &line.label {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{label}:");
        }
        if !only_flow {
            let _ = writeln!(out, "    {}", line.text);
        } else if line.flow {
            let _ = writeln!(out, "    {}", line.text.split(" {").next().unwrap_or_default());
        }
    }
    if only_flow {
        let _ = writeln!(out, "{flow} instructions");
    }
    Ok(out)
}

/// Two lines of facts.
fn stats(facts: &KernelFacts, kernel: bool, flow: usize) -> String {
    let files = facts.files.iter().map(|file| (file.name, file.used));
    let own = facts.own.iter().map(|fact| (fact.name, fact.value));
    let memory = if kernel { "private" } else { "frame" };
    let all = files.chain(own).chain([(memory, facts.private_bytes)]);
    let all: Vec<String> = all.map(|(name, value)| format!("{name} {value}")).collect();
    format!("{}\nflow {flow}\n", all.join(" "))
}

/// The first kernel of the module that calls the function.
pub(super) fn caller(job: &Job<'_>) -> Result<String, Failure> {
    let graph = CallGraph::new(job.module);
    let kernels = job.module.defined();
    let mut kernels = kernels.filter(|(_, func)| func.kind == FunctionKind::Kernel);
    match kernels.find(|(id, _)| graph.reachable(*id).contains(&job.id)) {
        Some((_, kernel)) => Ok(kernel.name.clone()),
        None => Err(Failure::new("no kernel calls the function")),
    }
}

/// The code of a kernel or of a function that it calls.
pub(super) fn unit_of<'c>(
    compiled: &'c mut CompiledModule,
    kernel: &str,
    func: FuncRef,
) -> Result<&'c mut CompiledUnit, Failure> {
    if let Some(error) = compiled.failure(kernel) {
        return Err(error.clone().into());
    }
    let mut units = compiled.units.iter_mut();
    let unit = units.find(|unit| unit.func == func);
    unit.ok_or_else(|| Failure::new("the function was not compiled"))
}

/// Replaces what the machine lacks: the one of the file's `target` line, else the first.
pub(super) fn legalize(targets: &Registry, func: &mut Function, job: &Job<'_>) -> Result<(), Failure> {
    let target = match job.target {
        Some(_) => target_of(targets, job.target)?,
        None => targets
            .compilers()
            .next()
            .cloned()
            .ok_or_else(|| Failure::new("there are no targets"))?,
    };
    let count = target.legalize(func);
    count.map(drop).map_err(|broken| Failure::new(broken.to_string()))
}

/// Compiles for a target, and runs the object on its machine.
pub(super) struct TargetRunner {
    targets: Registry,
    name: &'static str,
}

impl TargetRunner {
    /// For each target that has a machine for its code, but for those whose code is that of another one.
    pub(super) fn all(targets: &Registry) -> Vec<TargetRunner> {
        let own = targets.compilers().filter(|target| target.info().like.is_none());
        let named = own.map(|target| TargetRunner {
            targets: targets.clone(),
            name: target.name(),
        });
        named.collect()
    }
}

impl KernelRunner for TargetRunner {
    fn name(&self) -> &str {
        self.name
    }

    fn run(&self, module: &Module, launch: &Launch, words: &CommandOptions) -> Launched {
        self.dispatch(&*self.compile(module, &launch.kernel, words)?, module, launch)
    }

    fn run_all(&self, module: &Module, launches: &[&Launch], words: &CommandOptions) -> Vec<Launched> {
        let mut compiled: HashMap<&str, Result<Box<CompiledModule>, Failure>> = HashMap::new();
        let mut outcomes = Vec::new();
        for launch in launches {
            let code = compiled.entry(&launch.kernel);
            let code = code.or_insert_with(|| self.compile(module, &launch.kernel, words));
            outcomes.push(match code {
                Ok(code) => self.dispatch(code, module, launch),
                Err(failure) => Err(failure.clone()),
            });
        }
        outcomes
    }
}

impl TargetRunner {
    fn compile(
        &self,
        module: &Module,
        kernel: &str,
        words: &CommandOptions,
    ) -> Result<Box<CompiledModule>, Failure> {
        let target = self.targets.find(self.name)?;
        let options = options(words, target.as_ref(), &[])?;
        let compiled = target.compile(&only(module, kernel), &options)?;
        match compiled.failure(kernel) {
            Some(error) => Err(error.clone().into()),
            None => Ok(Box::new(compiled)),
        }
    }

    fn dispatch(&self, compiled: &CompiledModule, module: &Module, launch: &Launch) -> Launched {
        let setup = MachineOptions {
            wave: compiled.wave,
            limits: Default::default(),
            target: self.name,
        };
        let machine = self.targets.device(self.name, &setup);
        let mut machine = machine.ok_or_else(|| Failure::new("nothing executes programs of the target"))?;
        let mut buffers = Vec::new();
        for arg in &launch.args {
            if let Arg::Buffer(bytes) = arg {
                let name = format!("buffer {}", buffers.len());
                let address = machine.allocate(&name, bytes.len() as u64)?;
                machine
                    .memory()
                    .write(address, bytes)
                    .map_err(|fault| Failure::new(fault.to_string()))?;
                buffers.push((address, bytes.len()));
            }
        }
        let addresses: Vec<u64> = buffers.iter().map(|&(address, _)| address).collect();
        let func = module.defined().find(|(_, func)| func.name == launch.kernel);
        let (_, func) = func.ok_or_else(|| Failure::new(format!("no kernel %{}", launch.kernel)))?;
        let kernarg = launch.kernarg(func, &addresses)?;
        create_wanted(machine.as_mut(), &compiled.object).map_err(|error| Failure::new(error.to_string()))?;
        let loaded = machine.load(Program::Object {
            bytes: &compiled.object,
            watched: Vec::new(),
            own: true,
        })?;
        let completion_signal = machine.allocate("completion signal", SIGNAL_BYTES)?;
        machine
            .memory()
            .write(completion_signal, &user_signal(NOT_COMPLETED))
            .map_err(|fault| Failure::new(fault.to_string()))?;
        let request = MachineLaunch {
            geometry: &Geometry::from_sizes(launch.grid, launch.group)?,
            dynamic_group_bytes: launch.dynamic_group_bytes,
            kernarg: &kernarg,
            packet_id: 0,
            completion_signal,
            deadline: None,
        };
        machine.dispatch(loaded, &launch.kernel, &request)?;
        let mut results = Vec::new();
        for (address, length) in buffers {
            let mut bytes = vec![0; length];
            machine
                .memory()
                .read(address, &mut bytes)
                .map_err(|fault| Failure::new(fault.to_string()))?;
            results.push(bytes);
        }
        Ok(results)
    }
}
