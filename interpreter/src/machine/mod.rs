//! The interpreter as a machine that launches go to ([`wavelift_simulator::machine`]), with a choice of what it runs and checks.

mod forms;
mod unordered;

pub use forms::{Form, Prepare};

use crate::dispatch::{Interpreter, Launch as Dispatch, Options, Stats};
use crate::flow::{FlowCheck, PathRecorder};
use crate::observe::{Check, WaveId};
use crate::replay::Replay;
use forms::{Threads, watchers};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wavelift_codegen::analysis::undefined_variable;
use wavelift_codegen::divergence::watch::{FlowTable, Trace};
use wavelift_codegen::ir::{FuncRef, FunctionKind, Module};
use wavelift_codegen::pass::Fault;
use wavelift_simulator::machine::{
    ArgumentInfo, KernelInfo, Launch, LoadError, LoadedId, Machine, MachineOptions, Program, RunStats,
};
use wavelift_simulator::{DeviceMemory, SimError};

/// The interpreter with its memory.
pub struct InterpMachine {
    options: Options,
    form: Form,
    /// For tests: breaks functions after the divergence pass.
    breaks: Option<Fault>,
    memory: DeviceMemory,
    programs: Vec<Linked>,
    recorded: Rc<RefCell<Recorded>>,
}

/// A program that can be run.
struct Linked {
    interpreter: Interpreter<Rc<Module>>,
    kernels: Vec<KernelInfo>,
    /// The thread levels of what is watched at the wave level.
    threads: Threads,
}

/// What lanes did in the form [`Form::Prepared`].
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    /// Entries of blocks with lanes, in all dispatches.
    pub entries: u64,
    /// What the lanes ran in the last dispatch.
    pub traces: BTreeMap<WaveId, Trace>,
}

/// An empty device that runs the reference, for a registry.
pub fn new_machine(options: &MachineOptions) -> Box<dyn Machine> {
    let options = Options {
        wave_size: options.wave,
        limits: options.limits,
        ..Options::default()
    };
    Box::new(InterpMachine::new(options, Form::Reference))
}

impl InterpMachine {
    /// An empty device.
    pub fn new(options: Options, form: Form) -> InterpMachine {
        let mut memory = DeviceMemory::new();
        // Keeps the first real buffer off address 0 of the small machine model; cannot fail on an empty device.
        let _ = memory.allocate_internal("null page", 1);
        InterpMachine {
            options,
            form,
            breaks: None,
            memory,
            programs: Vec::new(),
            recorded: Rc::default(),
        }
    }

    /// For tests of what is watched: breaks the functions of the form [`Form::WaveLevel`] after the pass, where nothing is verified.
    #[must_use]
    pub fn breaking(self, fault: Option<Fault>) -> InterpMachine {
        InterpMachine {
            breaks: fault,
            ..self
        }
    }

    /// What lanes do, also after the machine has gone into an executor.
    pub fn recorded(&self) -> Rc<RefCell<Recorded>> {
        Rc::clone(&self.recorded)
    }
}

/// The kernels of a program. One whose variables do not fit has no layout, and a dispatch of it says so.
fn kernels(interpreter: &mut Interpreter<Rc<Module>>) -> Vec<KernelInfo> {
    let module = Rc::clone(interpreter.shared_module());
    let kernels = module.defined().map(|(_, func)| func);
    let kernels = kernels.filter(|func| func.kind == FunctionKind::Kernel);
    let info = kernels.map(|func| KernelInfo {
        name: func.name.clone(),
        group_bytes: interpreter
            .segments(&func.name)
            .map_or(0, |layout| layout.group_bytes),
        arguments: Some(
            func.params
                .iter()
                .map(|param| ArgumentInfo {
                    name: Some(param.name.clone()),
                    offset: param.offset.into(),
                    bytes: param.bytes().into(),
                    integer: None,
                    // Launches of the IR look at its own formals.
                    handle: None,
                })
                .collect(),
        ),
    });
    info.collect()
}

impl Machine for InterpMachine {
    fn load(&mut self, program: Program<'_>) -> Result<LoadedId, LoadError> {
        let Program::Ir(module) = program else {
            return Err(LoadError::rejected(
                "the interpreter runs the IR, not code objects",
            ));
        };
        if let Some(error) = undefined_variable(&module) {
            return Err(LoadError::Program(error));
        }
        let (module, options, threads) = self.form.prepare(module, &self.options, self.breaks)?;
        let mut interpreter = Interpreter::new(module, options).map_err(LoadError::rejected)?;
        interpreter
            .load_symbols(&mut self.memory)
            .map_err(|error| match error {
                SimError::Limit { what } => LoadError::TooLarge(what),
                error => LoadError::rejected(error),
            })?;
        let kernels = kernels(&mut interpreter);
        self.programs.push(Linked {
            interpreter,
            kernels,
            threads,
        });
        Ok(LoadedId(self.programs.len() - 1))
    }

    fn kernels(&self, id: LoadedId) -> Vec<KernelInfo> {
        let program = self.programs.get(id.0);
        program.map_or(Vec::new(), |program| program.kernels.clone())
    }

    fn program_text(&self, id: LoadedId) -> Option<String> {
        let program = self.programs.get(id.0)?;
        Some(unordered::text(program.interpreter.module()))
    }

    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, SimError> {
        let buffer = self.memory.allocate(name, bytes);
        let buffer = buffer.map_err(|what| SimError::Limit { what })?;
        Ok(self.memory.address(buffer))
    }

    fn memory(&mut self) -> &mut DeviceMemory {
        &mut self.memory
    }

    fn dispatch(&mut self, id: LoadedId, kernel: &str, launch: &Launch<'_>) -> Result<RunStats, SimError> {
        let Some(program) = self.programs.get_mut(id.0) else {
            let what = "no such program".to_owned();
            return Err(SimError::Launch { what });
        };
        let interpreter = &mut program.interpreter;
        interpreter.set_deadline(launch.deadline.or(self.options.limits.deadline));
        let dispatch = Dispatch {
            kernel,
            geometry: *launch.geometry,
            dynamic_group_bytes: launch.dynamic_group_bytes,
            kernarg: launch.kernarg,
            packet_id: launch.packet_id,
            completion_signal: launch.completion_signal,
        };
        let memory = &mut self.memory;
        let stats = match &self.form {
            Form::Ordered => {
                let mut watchers = watchers(interpreter);
                let stats = interpreter.dispatch_watched(memory, &dispatch, &mut watchers)?;
                broken(watchers.violations().first())?;
                stats
            }
            Form::Prepared(_) => {
                let functions: Vec<(FuncRef, FlowTable)> = interpreter
                    .module()
                    .defined()
                    .map(|(id, func)| (id, FlowTable::new(func)))
                    .collect();
                let mut recorder = PathRecorder::new(functions.iter().map(|(id, table)| (*id, table)));
                let stats = interpreter.dispatch_watched(memory, &dispatch, &mut recorder);
                let mut recorded = self.recorded.borrow_mut();
                recorded.entries += recorder.entries.values().sum::<u64>();
                recorded.traces = recorder.traces;
                stats?
            }
            Form::WaveLevel => wave_level(program, memory, &dispatch)?,
            Form::Reference | Form::Optimised => interpreter.dispatch(memory, &dispatch)?,
        };
        Ok(RunStats {
            instructions: stats.lane_instructions,
            ..RunStats::default()
        })
    }
}

/// A dispatch at the wave level, beside what each lane does alone.
fn wave_level(
    program: &mut Linked,
    memory: &mut DeviceMemory,
    dispatch: &Dispatch<'_>,
) -> Result<Stats, SimError> {
    let Linked {
        interpreter, threads, ..
    } = program;
    let tables = threads.iter().map(|(id, func)| (*id, FlowTable::new(func)));
    let mut check = (FlowCheck::new(tables), Replay::new(threads.iter().cloned()));
    let stats = interpreter.dispatch_watched(memory, dispatch, &mut check)?;
    let (mut flow, replay) = check;
    flow.finish();
    broken(flow.violations().iter().chain(replay.violations()).next())?;
    Ok(stats)
}

/// An invariant that does not hold: a mistake of this compiler.
fn broken(violation: Option<&String>) -> Result<(), SimError> {
    match violation {
        Some(what) => Err(SimError::Broken { what: what.clone() }),
        None => Ok(()),
    }
}
