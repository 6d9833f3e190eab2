//! The interpreter as an executor.

use super::{Candidate, OTHER_DEVICE_HELP, check_limits, choose, fault_of, program_to_ir, stopped};
use crate::case::{
    DeviceAddress, ExecError, Executor, Fault, Formal, Kernarg, KernelRef, Launch, LaunchStats, Loaded,
    LoadedId, ModuleForm, ModuleSource,
};
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::rc::Rc;
use wavelift_codegen::analysis::{
    BlockOrder, CallGraph, Cfg, PostDominatorTree, UniformityInfo, undefined_variable,
};
use wavelift_codegen::divergence::watch::{FlowTable, Trace};
use wavelift_codegen::divergence::{ValueFiles, linearize, normalize};
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, FunctionKind, MachineModel, Module};
use wavelift_codegen::opt;
use wavelift_frontend_hsail::translate::Kernel;
use wavelift_gcn::compile::compile_module;
use wavelift_gen7::elf::SimdWidth;
use wavelift_interpreter::{
    Check, FlowCheck, Interpreter, Launch as Dispatch, Level, Options, PathRecorder, ReconvergenceCheck,
    Replay, Schedule, Stats, UniformityOracle, Watchers, WaveId,
};
use wavelift_simulator::{DeviceMemory, Geometry, SimError};

/// Which form of a program the interpreter runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InterpForm {
    /// The reference: the thread level with an immediate-post-dominator stack.
    #[default]
    Reference,
    /// The thread level, lowest block of the exit-last order first. Values that the uniformity analysis calls uniform
    /// are compared at every use, and lanes must meet at immediate post-dominators; what differs is an error.
    Ordered,
    /// The wave level that the divergence pass makes, with uniform values as scalars.
    WaveLevel,
    /// The thread level as the mid-end leaves it.
    Optimised,
    /// The thread level as the divergence pass gets it in a compilation for gfx900; [`InterpExecutor::recorded`] says what the lanes
    /// did.
    Compiled,
    /// The same for ivb: channels of a thread, and whether the machine's conditionals and loops are used.
    CompiledIvb(SimdWidth, bool),
}

/// A program that can be run.
#[derive(Debug)]
struct LinkedProgram {
    interpreter: Interpreter<Rc<Module>>,
    kernels: Vec<Kernel>,
    /// The thread levels of what is watched at the wave level.
    threads: Threads,
}

/// The thread level of each function.
type Threads = Vec<(FuncRef, Rc<Function>)>;

/// Runs kernels on the IR interpreter.
#[derive(Debug)]
pub struct InterpExecutor {
    options: Options,
    form: InterpForm,
    /// For tests: breaks functions behind the divergence pass.
    breaks: Option<wavelift_codegen::pass::Fault>,
    memory: DeviceMemory,
    executables: Vec<Vec<LinkedProgram>>,
    fault: Fault,
    recorded: Recorded,
}

/// What lanes did in the forms [`InterpForm::Compiled`] and [`InterpForm::CompiledIvb`].
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    /// Entries of blocks with lanes, in all dispatches.
    pub entries: u64,
    /// What the lanes ran in the last dispatch.
    pub traces: BTreeMap<WaveId, Trace>,
}

impl InterpExecutor {
    /// An executor with an empty memory.
    pub fn new(options: Options) -> InterpExecutor {
        InterpExecutor::with_form(options, InterpForm::Reference)
    }

    /// An executor that runs another form than the reference.
    pub fn with_form(options: Options, form: InterpForm) -> InterpExecutor {
        let mut memory = DeviceMemory::new();
        // Keeps the first real buffer off address 0 of the small machine model; cannot fail on an empty device.
        let _ = memory.allocate_internal("null page", 1);
        InterpExecutor {
            options,
            form,
            breaks: None,
            memory,
            executables: Vec::new(),
            fault: Fault::default(),
            recorded: Recorded::default(),
        }
    }

    /// For tests of what is watched: breaks the functions of the form [`InterpForm::WaveLevel`] behind the pass, where nothing is verified.
    pub fn breaking(self, fault: wavelift_codegen::pass::Fault) -> InterpExecutor {
        InterpExecutor {
            breaks: Some(fault),
            ..self
        }
    }

    /// What the lanes did.
    pub fn recorded(&self) -> &Recorded {
        &self.recorded
    }

    /// Brings a module into the form that runs.
    fn prepare(&self, mut module: Module) -> Result<(Module, Options, Threads), ExecError> {
        let mut options = self.options.clone();
        let mut threads = Threads::new();
        match self.form {
            InterpForm::Reference => {}
            InterpForm::Ordered => {
                let orders = module.defined().map(|(id, func)| {
                    let cfg = Cfg::new(func);
                    let order = BlockOrder::new(&cfg, &PostDominatorTree::new(&cfg));
                    (id, order.blocks().to_vec())
                });
                options.schedule = Schedule::LowestPending(orders.collect());
            }
            InterpForm::WaveLevel => {
                let mut files = HashMap::new();
                let calls = CallGraph::new(&module);
                for (id, func) in module.defined_mut() {
                    calls.annotate(func);
                    let mut thread = func.clone();
                    normalize(&mut thread);
                    threads.push((id, Rc::new(thread)));
                    let mut context = opt::Context {
                        fault: self.breaks,
                        ..opt::Context::new(None)
                    };
                    let done = linearize(
                        func,
                        options.wave_size,
                        &mut ValueFiles::by_uniformity,
                        &mut context,
                    )
                    .map_err(broken)?;
                    files.insert(id, done.files);
                }
                options.level = Level::Wave(files);
            }
            InterpForm::Compiled => {
                let options = wavelift_gcn::compile::Options {
                    watch: true,
                    ..Default::default()
                };
                let compiled = compile_module(&module, &options)
                    .map_err(|error| ExecError::NotSupported(error.to_string()))?;
                module = compiled.thread.map_or(module, |thread| *thread);
            }
            InterpForm::CompiledIvb(simd, structure) => {
                let options = wavelift_gen7::compile::Options {
                    simd,
                    structure,
                    watch: true,
                    ..Default::default()
                };
                let compiled = wavelift_gen7::compile::compile_module(&module, &options)
                    .map_err(|error| ExecError::NotSupported(error.to_string()))?;
                module = compiled.thread.map_or(module, |thread| *thread);
            }
            InterpForm::Optimised => {
                let limits = opt::inline::Limits::default();
                opt::inline::run(&mut module, &limits, &mut opt::Context::new(None)).map_err(broken)?;
                let original = module.clone();
                for (_, func) in module.defined_mut() {
                    let mut context = opt::Context::new(Some(&original));
                    opt::run(func, opt::Level::Full, &mut context).map_err(broken)?;
                }
            }
        }
        Ok((module, options, threads))
    }

    /// The program with a kernel, and the kernel's name in the IR.
    fn find(&mut self, kernel: KernelRef<'_>) -> Result<(&mut LinkedProgram, String), ExecError> {
        let Some(programs) = self.executables.get_mut(kernel.executable.0 as usize) else {
            return Err(ExecError::Rejected("no such executable".to_owned()));
        };
        let all = programs.iter().enumerate().flat_map(|(index, program)| {
            let entries = program.kernels.iter();
            entries.map(move |entry| Candidate {
                name: &entry.name,
                module: &entry.module,
                program_linkage: entry.program_linkage,
                what: (index, entry.func),
            })
        });
        let (index, func) = choose(kernel, all)?;
        let program = &mut programs[index];
        match &program.interpreter.module().functions[func] {
            FunctionDecl::Defined(function) => {
                let name = function.name.clone();
                Ok((program, name))
            }
            FunctionDecl::External(name) => Err(ExecError::Rejected(format!("kernel {name} has no body"))),
        }
    }
}

/// A pass broke a function: a mistake of this compiler.
fn broken(broken: opt::Broken) -> ExecError {
    ExecError::Internal(broken.to_string())
}

/// The arguments where the kernel's formals are, which may have alignments of their own.
fn kernarg_segment(
    interpreter: &Interpreter<Rc<Module>>,
    kernel: &str,
    kernarg: &Kernarg,
) -> Result<Vec<u8>, ExecError> {
    let module = interpreter.module();
    let mut formals = Vec::new();
    if let Some(id) = interpreter.kernel(kernel)
        && let FunctionDecl::Defined(func) = &module.functions[id]
    {
        formals.extend(func.params.iter().map(|param| Formal {
            offset: param.offset as usize,
            bytes: param.bytes() as usize,
        }));
    }
    kernarg
        .placed_at(&formals)
        .map_err(|mismatch| ExecError::Rejected(mismatch.to_string()))
}

/// A dispatch with the uniformity oracle and the reconvergence check of every function.
fn watched_dispatch(
    interpreter: &mut Interpreter<Rc<Module>>,
    memory: &mut DeviceMemory,
    dispatch: &Dispatch<'_>,
) -> Result<Result<Stats, SimError>, ExecError> {
    let module = Rc::clone(interpreter.shared_module());
    let wave_size = interpreter.options().wave_size;
    let mut watchers = Watchers::default();
    for (id, func) in module.defined() {
        let cfg = Cfg::new(func);
        let post = PostDominatorTree::new(&cfg);
        let order = BlockOrder::new(&cfg, &post);
        let info = UniformityInfo::new(func, &cfg, &post, &order, wave_size);
        let uniform = func.dfg.values().filter(|&value| info.is_uniform(value));
        watchers.add(UniformityOracle::new(id, uniform));
        // Activations of one function overlap in calls, so only what is not called is checked.
        if func.kind == FunctionKind::Kernel {
            watchers.add(ReconvergenceCheck::new(id, func));
        }
    }
    let stats = interpreter.dispatch_watched(memory, dispatch, &mut watchers);
    match watchers.violations().first() {
        Some(first) if stats.is_ok() => Err(ExecError::Internal(first.clone())),
        _ => Ok(stats),
    }
}

impl Executor for InterpExecutor {
    fn wave_size(&self) -> u32 {
        self.options.wave_size
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        // Every buffer starts at a page, which is more than any alignment that is asked for.
        let buffer = self
            .memory
            .allocate(name, bytes)
            .map_err(ExecError::NotSupported)?;
        Ok(DeviceAddress(self.memory.address(buffer)))
    }

    fn make_internal(&mut self, address: DeviceAddress) {
        self.memory.make_internal(address.0);
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.memory
            .write(address.0, bytes)
            .map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError> {
        let mut out = vec![0; bytes as usize];
        self.memory
            .read(address.0, &mut out)
            .map_err(|fault| ExecError::Internal(fault.to_string()))?;
        Ok(out)
    }

    fn undefine(&mut self, address: DeviceAddress, bytes: u64) -> Result<(), ExecError> {
        super::undefine(&mut self.memory, address, bytes)
    }

    fn undefined(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<Range<usize>>, ExecError> {
        self.memory
            .undefined_within(address.0, bytes as usize)
            .map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError> {
        self.fault = Fault::default();
        let mut executable = Vec::new();
        let mut loaded = Loaded {
            id: LoadedId(self.executables.len() as u32),
            address_bytes: 8,
            observes_wave_size: false,
        };
        for sources in programs {
            if sources.iter().any(|source| source.form == ModuleForm::CodeObject) {
                self.fault.help = Some(OTHER_DEVICE_HELP.to_owned());
            }
            let program = program_to_ir(sources, self.options.wave_size)?;
            loaded.observes_wave_size |= program.observes_wave_size;
            if program.ir.model == MachineModel::Small {
                loaded.address_bytes = 4;
            }
            if let Some(error) = undefined_variable(&program.ir) {
                self.fault.help = Some(error.help().to_owned());
                return Err(ExecError::Rejected(error.to_string()));
            }
            let (ir, options, threads) = self.prepare(program.ir)?;
            let mut interpreter = Interpreter::new(Rc::new(ir), options)
                .map_err(|error| ExecError::Rejected(error.to_string()))?;
            interpreter
                .load_symbols(&mut self.memory)
                .map_err(|error| match error {
                    SimError::Limit { what } => {
                        self.fault.help = Some("pass large arrays as buffers".to_owned());
                        ExecError::Rejected(what)
                    }
                    error => stopped(&error),
                })?;
            executable.push(LinkedProgram {
                interpreter,
                kernels: program.kernels,
                threads,
            });
        }
        self.executables.push(executable);
        Ok(loaded)
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        let (program, name) = self.find(kernel)?;
        let layout = program.interpreter.segments(&name);
        let layout = layout.map_err(|error| ExecError::Rejected(error.to_string()))?;
        Ok(layout.group_bytes)
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let form = self.form;
        let mut memory = std::mem::take(&mut self.memory);
        let mut fault = Fault::default();
        let deadline = launch.deadline.or(self.options.limits.deadline);
        let mut recorded = std::mem::take(&mut self.recorded);
        let result = self.find(launch.kernel).and_then(|(program, name)| {
            let LinkedProgram {
                interpreter, threads, ..
            } = program;
            if let Some(id) = interpreter.kernel(&name)
                && let FunctionDecl::Defined(func) = &interpreter.module().functions[id]
            {
                check_limits(&name, &func.limits, launch).map_err(|refused| {
                    fault.help = refused.help.map(str::to_owned);
                    refused.error
                })?;
            }
            let kernarg = kernarg_segment(interpreter, &name, launch.kernarg)?;
            interpreter.set_deadline(deadline);
            let dispatch = Dispatch {
                kernel: &name,
                geometry,
                dynamic_group_bytes: launch.dynamic_group_bytes,
                kernarg: &kernarg,
                packet_id: launch.packet.id,
                completion_signal: launch.packet.completion_signal,
            };
            let stats = match form {
                InterpForm::Ordered => watched_dispatch(interpreter, &mut memory, &dispatch)?,
                InterpForm::Compiled | InterpForm::CompiledIvb(..) => {
                    let functions: Vec<(FuncRef, FlowTable)> = interpreter
                        .module()
                        .defined()
                        .map(|(id, func)| (id, FlowTable::new(func)))
                        .collect();
                    let mut recorder = PathRecorder::new(functions.iter().map(|(id, table)| (*id, table)));
                    let stats = interpreter.dispatch_watched(&mut memory, &dispatch, &mut recorder);
                    recorded.entries += recorder.entries.values().sum::<u64>();
                    recorded.traces = recorder.traces;
                    stats
                }
                InterpForm::WaveLevel => {
                    let tables = threads.iter().map(|(id, func)| (*id, FlowTable::new(func)));
                    let mut check = (FlowCheck::new(tables), Replay::new(threads.iter().cloned()));
                    let stats = interpreter.dispatch_watched(&mut memory, &dispatch, &mut check);
                    let (mut flow, replay) = check;
                    flow.finish();
                    match flow.violations().iter().chain(replay.violations()).next() {
                        Some(first) if stats.is_ok() => return Err(ExecError::Internal(first.clone())),
                        _ => stats,
                    }
                }
                _ => interpreter.dispatch(&mut memory, &dispatch),
            };
            stats.map_err(|error| {
                fault = fault_of(&error);
                stopped(&error)
            })
        });
        self.fault = fault;
        self.memory = memory;
        self.recorded = recorded;
        Ok(LaunchStats {
            instructions: result?.lane_instructions,
        })
    }

    fn fault(&self) -> Fault {
        self.fault.clone()
    }
}
