//! The driver: carries a case out on an [`Executor`].
//!
//! The driver knows the case format and nothing of targets; the executor knows a target and nothing of cases. The
//! executor owns global memory: the driver asks it for buffers, writes their initial values, dispatches kernels
//! and reads the buffers back for the checks. Dispatches run to their end before the next step.

use super::compare::CompareError;
use super::kernarg::{KernArgValue, Kernarg};
use super::model::*;
use super::types::ElementType;
use std::collections::HashMap;
use std::fmt;
use std::path::{Path, PathBuf};

/// An address in the global memory of an executor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DeviceAddress(pub u64);

impl fmt::Display for DeviceAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{:x}", self.0)
    }
}

/// Buffers are aligned to this and have at least this many bytes.
pub const BUFFER_GRAIN: u64 = 256;

/// A handle that an executor gives to a loaded executable; its meaning is the executor's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoadedId(pub u32);

/// A loaded executable, and what the driver must know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The executor's handle.
    pub id: LoadedId,
    /// Bytes of an address: 8 in the large machine model, 4 in the small.
    pub address_bytes: usize,
    /// Whether anything in the modules can tell how many lanes a wave has.
    pub observes_wave_size: bool,
}

/// The form of a module's bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModuleForm {
    /// BRIG.
    Brig,
    /// HSAIL text.
    Text,
    /// The text form of the IR.
    Ir,
    /// A linked code object of the target.
    CodeObject,
}

/// A module to load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleSource {
    /// The file, for messages.
    pub path: PathBuf,
    /// Its content.
    pub bytes: Vec<u8>,
    /// What the content is.
    pub form: ModuleForm,
}

/// The kernel of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelRef<'a> {
    /// The executable.
    pub executable: LoadedId,
    /// The kernel, without `&`; `None` means the only one.
    pub kernel: Option<&'a str>,
    /// The module with the kernel, without `&`, if it has module linkage.
    pub module: Option<&'a str>,
}

/// What a kernel sees of the packet that dispatched it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet {
    /// The packet identifier (`packetid`).
    pub id: u64,
    /// The completion signal's handle (`packetcompletionsig`).
    pub completion_signal: u64,
}

/// A kernel launch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Launch<'a> {
    /// What to run.
    pub kernel: KernelRef<'a>,
    /// Number of dimensions, 1 to 3.
    pub dimensions: u8,
    /// Grid size in work-items.
    pub grid: [u32; 3],
    /// Work-group size in work-items.
    pub work_group: [u32; 3],
    /// Bytes of group memory on top of what the kernel declares.
    pub dynamic_group_bytes: u32,
    /// The arguments.
    pub kernarg: &'a Kernarg,
    /// The packet.
    pub packet: Packet,
}

/// What a launch cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LaunchStats {
    /// Instructions executed: of waves for a machine, of work-items for the interpreter.
    pub instructions: u64,
}

/// Why an executor does not do what it is asked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExecError {
    /// The target lacks this, or Wavelift does not support it yet: the case says nothing.
    NotSupported(String),
    /// The modules, or the way they are used, are wrong: a reader, validator or linker message.
    Rejected(String),
    /// The kernel stopped with an error: an exception, a wrong memory access, poison.
    QueueError(String),
    /// The executor's time limit was reached.
    TimedOut,
    /// A defect of the executor.
    Internal(String),
}

impl ExecError {
    fn no(what: &str) -> ExecError {
        ExecError::NotSupported(format!("not supported yet: {what}"))
    }
}

impl fmt::Display for ExecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExecError::NotSupported(what) | ExecError::Rejected(what) => f.write_str(what),
            ExecError::QueueError(what) => write!(f, "the kernel stopped: {what}"),
            ExecError::TimedOut => f.write_str("timed out"),
            ExecError::Internal(what) => write!(f, "internal error: {what}"),
        }
    }
}

impl std::error::Error for ExecError {}

/// Something that runs kernels: the interpreter, or a simulator fed by a backend.
pub trait Executor {
    /// Lanes of a wave.
    fn wave_size(&self) -> u32;

    /// Whether dispatches honour an exception policy.
    fn supports(&self, _feature: Feature) -> bool {
        false
    }

    /// Allocates zeroed global memory.
    fn allocate(&mut self, bytes: u64, alignment: u64) -> Result<DeviceAddress, ExecError>;

    /// Writes global memory.
    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError>;

    /// Reads global memory.
    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError>;

    /// Links and compiles an executable. Modules of one program see each other's program linkage symbols; modules
    /// of different programs do not.
    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError>;

    /// Bytes of group memory that a kernel declares, before any dynamic group memory.
    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError>;

    /// Runs a kernel to its end.
    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError>;

    /// Source file and line at which the last dispatch stopped with an error, if they are known.
    fn fault_place(&self) -> Option<(String, u32)> {
        None
    }

    /// The packet for the `ordinal`-th dispatch, counted from 0.
    fn packet(&mut self, ordinal: u64) -> Result<Packet, ExecError> {
        Ok(Packet {
            id: ordinal,
            completion_signal: 0,
        })
    }

    /// Creates a signal and gives its handle.
    fn create_signal(&mut self, _initial: i64) -> Result<u64, ExecError> {
        Err(ExecError::no("signals"))
    }

    /// Stores to a signal.
    fn store_signal(&mut self, _signal: u64, _value: i64) -> Result<(), ExecError> {
        Err(ExecError::no("signals"))
    }

    /// Loads a signal's value.
    fn load_signal(&mut self, _signal: u64) -> Result<i64, ExecError> {
        Err(ExecError::no("signals"))
    }

    /// Creates a user-mode queue of `size` packets (0: any size) and gives its address.
    fn create_queue(&mut self, _size: u32) -> Result<u64, ExecError> {
        Err(ExecError::no("user-mode queues"))
    }

    /// Creates an image and gives its handle.
    fn create_image(&mut self, _image: &Image) -> Result<u64, ExecError> {
        Err(ExecError::no("images"))
    }

    /// Sets every element of an image's data.
    fn fill_image(&mut self, _image: u64, _element: &[u8]) -> Result<(), ExecError> {
        Err(ExecError::no("images"))
    }

    /// Writes a region of an image's data.
    fn write_image(
        &mut self,
        _image: u64,
        _origin: [u32; 3],
        _size: [u32; 3],
        _bytes: &[u8],
    ) -> Result<(), ExecError> {
        Err(ExecError::no("images"))
    }

    /// Creates a sampler and gives its handle.
    fn create_sampler(&mut self, _sampler: &Sampler) -> Result<u64, ExecError> {
        Err(ExecError::no("samplers"))
    }
}

/// How to run a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunOptions {
    /// Use `NAME.hsail` beside `NAME.brig` where there is one.
    pub text: bool,
}

/// The result of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every check holds.
    Pass,
    /// Something went wrong.
    Fail(Failure),
    /// The case says nothing about this executor.
    Skip(String),
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A file of the case is missing or damaged.
    File(LoadError),
    /// The executor refused.
    Execution {
        /// Line of the step.
        line: u32,
        /// Its reason.
        error: ExecError,
    },
    /// A buffer is not as expected.
    Check {
        /// Line of the check.
        line: u32,
        /// The buffer.
        buffer: String,
        /// The difference.
        error: CompareError,
    },
    /// A signal never gets the value that the case waits for.
    Signal {
        /// Line of the wait.
        line: u32,
        /// The signal.
        signal: String,
        /// Its value.
        found: i64,
        /// The value waited for.
        expected: i64,
    },
    /// The case uses something before the step that makes it.
    NotMade {
        /// Line of the use.
        line: u32,
        /// What is used.
        what: String,
    },
    /// A queue error was expected, and there was none.
    NoQueueError,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::File(error) => error.fmt(f),
            Failure::Execution { line, error } => write!(f, "line {line}: {error}"),
            Failure::Check { line, buffer, error } => write!(f, "line {line}: buffer {buffer}: {error}"),
            Failure::Signal {
                line,
                signal,
                found,
                expected,
            } => {
                write!(
                    f,
                    "line {line}: signal {signal} is {found} and never becomes {expected}"
                )
            }
            Failure::NotMade { line, what } => write!(f, "line {line}: {what} is used before it is made"),
            Failure::NoQueueError => f.write_str("the kernel should stop with an error, but does not"),
        }
    }
}

/// A case's verdict and cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseReport {
    /// The verdict.
    pub verdict: Verdict,
    /// What all its launches cost together.
    pub stats: LaunchStats,
}

/// Carries a case out. Never fails as such: whatever happens is the verdict.
pub fn run_case(case: &Case, executor: &mut dyn Executor, options: RunOptions) -> CaseReport {
    let mut driver = Driver::new(case, executor, options);
    let verdict = match driver.run() {
        Ok(()) => Verdict::Pass,
        Err(Stop::Skip(reason)) => Verdict::Skip(reason),
        Err(Stop::Fail(failure)) => Verdict::Fail(failure),
    };
    CaseReport {
        verdict,
        stats: driver.stats,
    }
}

/// Why a case ends early.
enum Stop {
    Skip(String),
    Fail(Failure),
}

impl From<LoadError> for Stop {
    fn from(error: LoadError) -> Stop {
        Stop::Fail(Failure::File(error))
    }
}

type Outcome<T = ()> = Result<T, Stop>;

struct Driver<'a> {
    case: &'a Case,
    executor: &'a mut dyn Executor,
    options: RunOptions,
    /// Line of the current step, for messages.
    line: u32,
    buffers: HashMap<BufferId, DeviceAddress>,
    images: HashMap<ImageId, u64>,
    samplers: HashMap<SamplerId, u64>,
    signals: HashMap<SignalId, u64>,
    queues: HashMap<QueueId, u64>,
    executables: HashMap<ExecutableId, Loaded>,
    packets: HashMap<DispatchId, Packet>,
    launches: u64,
    queue_errors: u32,
    /// Waits for values that were not there yet, with their lines.
    waits: Vec<(u32, SignalId, i64)>,
    stats: LaunchStats,
}

impl<'a> Driver<'a> {
    fn new(case: &'a Case, executor: &'a mut dyn Executor, options: RunOptions) -> Driver<'a> {
        Driver {
            case,
            executor,
            options,
            line: 0,
            buffers: HashMap::new(),
            images: HashMap::new(),
            samplers: HashMap::new(),
            signals: HashMap::new(),
            queues: HashMap::new(),
            executables: HashMap::new(),
            packets: HashMap::new(),
            launches: 0,
            queue_errors: 0,
            waits: Vec::new(),
            stats: LaunchStats::default(),
        }
    }

    fn run(&mut self) -> Outcome {
        for feature in &self.case.requires {
            if !self.executor.supports(*feature) {
                let policy = match feature {
                    Feature::DetectExceptions => "DETECT",
                    Feature::BreakExceptions => "BREAK",
                };
                return Err(Stop::Skip(format!("needs exceptions of the {policy} policy")));
            }
        }
        for step in &self.case.steps {
            self.line = step.line;
            self.step(&step.action)?;
        }
        if self.case.expects_queue_error && self.queue_errors == 0 {
            return Err(Stop::Fail(Failure::NoQueueError));
        }
        for (line, id, expected) in std::mem::take(&mut self.waits) {
            let found = self.load_signal(id)?;
            if found != expected {
                let signal = self.case.signals[id.index()].name.clone();
                return Err(Stop::Fail(Failure::Signal {
                    line,
                    signal,
                    found,
                    expected,
                }));
            }
        }
        Ok(())
    }

    fn load_signal(&mut self, id: SignalId) -> Outcome<i64> {
        let signal = self.signal(id)?;
        let loaded = self.executor.load_signal(signal);
        self.done(loaded)
    }

    /// Turns an executor's answer into the driver's.
    fn done<T>(&self, result: Result<T, ExecError>) -> Outcome<T> {
        result.map_err(|error| match error {
            ExecError::NotSupported(reason) => Stop::Skip(reason),
            error => Stop::Fail(Failure::Execution {
                line: self.line,
                error,
            }),
        })
    }

    fn made<T: Copy>(&self, value: Option<&T>, name: &str) -> Outcome<T> {
        value.copied().ok_or_else(|| {
            Stop::Fail(Failure::NotMade {
                line: self.line,
                what: name.to_owned(),
            })
        })
    }

    fn step(&mut self, action: &Action) -> Outcome {
        match action {
            Action::CreateBuffer(id) => self.create_buffer(*id)?,
            Action::CreateImage(id) => {
                let made = self.executor.create_image(&self.case.images[id.index()]);
                self.images.insert(*id, self.done(made)?);
            }
            Action::InitImage(id, value) => {
                let image = self.image(*id)?;
                let bytes = self.value(value)?;
                let filled = self.executor.fill_image(image, &bytes);
                self.done(filled)?;
            }
            Action::WriteImage {
                image,
                origin,
                size,
                values,
            } => {
                let image = self.image(*image)?;
                let bytes = self.values(values)?;
                let written = self.executor.write_image(image, *origin, *size, &bytes);
                self.done(written)?;
            }
            Action::CreateSampler(id) => {
                let made = self.executor.create_sampler(&self.case.samplers[id.index()]);
                self.samplers.insert(*id, self.done(made)?);
            }
            Action::CreateSignal(id) => {
                let made = self.executor.create_signal(self.case.signals[id.index()].initial);
                self.signals.insert(*id, self.done(made)?);
            }
            Action::SendSignal(id, value) => {
                let signal = self.signal(*id)?;
                let stored = self.executor.store_signal(signal, *value);
                self.done(stored)?;
            }
            Action::WaitSignal(id, expected) => {
                // A host thread waits while the steps behind go on.
                if self.load_signal(*id)? != *expected {
                    self.waits.push((self.line, *id, *expected));
                }
            }
            Action::CreateQueue(id) => {
                let made = self.executor.create_queue(self.case.queues[id.index()].size);
                self.queues.insert(*id, self.done(made)?);
            }
            // Executors compile when an executable is frozen.
            Action::Finalize(_) => {}
            Action::Freeze(id) => {
                self.loaded(*id)?;
            }
            Action::Execute(id) => self.execute(*id)?,
            Action::Check(check) => self.check(check)?,
        }
        Ok(())
    }

    fn create_buffer(&mut self, id: BufferId) -> Outcome {
        let buffer = self.case.buffer(id);
        let allocated = self
            .executor
            .allocate(buffer.bytes.max(BUFFER_GRAIN), BUFFER_GRAIN);
        let address = self.done(allocated)?;
        if let Some(values) = &buffer.init {
            let bytes = self.values(values)?;
            let written = self.executor.write(address, &bytes);
            self.done(written)?;
        }
        self.buffers.insert(id, address);
        Ok(())
    }

    fn image(&self, id: ImageId) -> Outcome<u64> {
        self.made(self.images.get(&id), &self.case.images[id.index()].name)
    }

    fn signal(&self, id: SignalId) -> Outcome<u64> {
        self.made(self.signals.get(&id), &self.case.signals[id.index()].name)
    }

    fn resolve(&self, expr: Expr) -> Outcome<u64> {
        let case = self.case;
        let packet = |id: DispatchId| self.made(self.packets.get(&id), &case.dispatch(id).name);
        match expr {
            Expr::PacketId(id) => Ok(packet(id)?.id),
            Expr::CompletionSignal(id) => Ok(packet(id)?.completion_signal),
            Expr::ImageHandle(id) => self.image(id),
            Expr::SamplerHandle(id) => self.made(self.samplers.get(&id), &case.samplers[id.index()].name),
            Expr::SignalHandle(id) => self.signal(id),
            Expr::QueueHandle(id) => self.made(self.queues.get(&id), &case.queues[id.index()].name),
            Expr::BufferHandle(id) => self
                .made(self.buffers.get(&id), &case.buffer(id).name)
                .map(|address| address.0),
        }
    }

    fn value(&self, value: &Value) -> Outcome<Vec<u8>> {
        match value {
            Value::Bytes(_, bytes) => Ok(bytes.clone()),
            Value::Expr(expr) => Ok(self.resolve(*expr)?.to_le_bytes().to_vec()),
        }
    }

    fn values(&self, values: &Values) -> Outcome<Vec<u8>> {
        values.load(self.base(), |expr| self.resolve(expr))
    }

    /// The folder that relative paths start from.
    fn base(&self) -> &'a Path {
        self.case.path.parent().unwrap_or(Path::new(""))
    }

    /// Loads an executable the first time it is needed.
    fn loaded(&mut self, id: ExecutableId) -> Outcome<Loaded> {
        if let Some(loaded) = self.executables.get(&id) {
            return Ok(*loaded);
        }
        let mut programs = Vec::new();
        for modules in self.case.modules_of(id) {
            let modules = modules.into_iter().map(|module| self.source(module));
            programs.push(modules.collect::<Result<Vec<_>, _>>()?);
        }
        let loaded = self.executor.load(&programs);
        let loaded = self.done(loaded)?;
        let (have, want) = (self.executor.wave_size(), self.case.wave_size);
        if have != want && loaded.observes_wave_size {
            return Err(Stop::Skip(format!(
                "holds for waves of {want} lanes, the target's have {have}"
            )));
        }
        self.executables.insert(id, loaded);
        Ok(loaded)
    }

    fn source(&self, id: ModuleId) -> Outcome<ModuleSource> {
        let path = self.base().join(&self.case.modules[id.index()].file);
        let text = path.with_extension("hsail");
        let (path, form) = if path.extension().is_some_and(|extension| extension == "hsail")
            || self.options.text && text.is_file()
        {
            (text, ModuleForm::Text)
        } else {
            (path, ModuleForm::Brig)
        };
        match std::fs::read(&path) {
            Ok(bytes) => Ok(ModuleSource { path, bytes, form }),
            Err(error) => Err(LoadError::Unreadable {
                path,
                message: error.to_string(),
            }
            .into()),
        }
    }

    fn execute(&mut self, id: DispatchId) -> Outcome {
        let dispatch = self.case.dispatch(id);
        let loaded = self.loaded(dispatch.executable)?;
        let kernel = KernelRef {
            executable: loaded.id,
            kernel: dispatch.kernel.as_deref(),
            module: dispatch.module.as_deref(),
        };
        let packet = self.executor.packet(self.launches);
        let packet = self.done(packet)?;
        self.launches += 1;
        self.packets.insert(id, packet);
        let line = self.line;
        let kernarg = self.kernarg(dispatch, kernel, loaded.address_bytes)?;
        self.line = line;
        let launched = self.executor.dispatch(&Launch {
            kernel,
            dimensions: dispatch.dimensions,
            grid: dispatch.grid,
            work_group: dispatch.work_group,
            dynamic_group_bytes: dispatch.dynamic_group_bytes,
            kernarg: &kernarg,
            packet,
        });
        match launched {
            Err(ExecError::QueueError(_)) if self.case.expects_queue_error => self.queue_errors += 1,
            launched => {
                let stats = self.done(launched)?;
                self.stats.instructions = self.stats.instructions.saturating_add(stats.instructions);
            }
        }
        Ok(())
    }

    fn kernarg(
        &mut self,
        dispatch: &Dispatch,
        kernel: KernelRef<'_>,
        address_bytes: usize,
    ) -> Outcome<Kernarg> {
        let mut kernarg = Kernarg::new();
        // Handles are 64 bits wide in both machine models (HSA PRM 4.13).
        let handle_bytes = ElementType::U64.bytes();
        for arg in &dispatch.args {
            self.line = arg.line;
            let handle = |expr| self.resolve(expr);
            match &arg.value {
                ArgValue::Buffer(id) => {
                    let address = handle(Expr::BufferHandle(*id))?;
                    kernarg.push_address(
                        KernArgValue::Buffer(DeviceAddress(address)),
                        address,
                        address_bytes,
                    );
                }
                ArgValue::Queue(id) => {
                    let address = handle(Expr::QueueHandle(*id))?;
                    kernarg.push_address(KernArgValue::Handle(address), address, address_bytes);
                }
                ArgValue::Image(id) => {
                    let image = handle(Expr::ImageHandle(*id))?;
                    kernarg.push_address(KernArgValue::Handle(image), image, handle_bytes);
                }
                ArgValue::Sampler(id) => {
                    let sampler = handle(Expr::SamplerHandle(*id))?;
                    kernarg.push_address(KernArgValue::Handle(sampler), sampler, handle_bytes);
                }
                ArgValue::Signal(id) => {
                    let signal = handle(Expr::SignalHandle(*id))?;
                    kernarg.push_address(KernArgValue::Handle(signal), signal, handle_bytes);
                }
                ArgValue::Value(value) => {
                    kernarg.push(KernArgValue::Data, self.value(value)?, value.byte_len());
                }
                ArgValue::Values(values) => {
                    kernarg.push(KernArgValue::Data, self.values(values)?, values.alignment());
                }
                ArgValue::GroupOffset(offset) => {
                    let size = self.executor.static_group_bytes(kernel);
                    let sum = self.done(size)?.wrapping_add(*offset);
                    kernarg.push(
                        KernArgValue::Data,
                        sum.to_le_bytes().to_vec(),
                        ElementType::U32.bytes(),
                    );
                }
            }
        }
        Ok(kernarg)
    }

    fn check(&mut self, check: &Check) -> Outcome {
        let name = &self.case.buffer(check.buffer).name;
        let address = self.made(self.buffers.get(&check.buffer), name)?;
        let expected = self.values(&check.values)?;
        let actual = self.executor.read(address, expected.len() as u64);
        let actual = self.done(actual)?;
        match check.compare(&expected, &actual) {
            Ok(()) => Ok(()),
            Err(CompareError::NotSupported(what)) => Err(Stop::Skip(format!("not supported yet: {what}"))),
            Err(error) => Err(Stop::Fail(Failure::Check {
                line: self.line,
                buffer: name.clone(),
                error,
            })),
        }
    }
}

#[cfg(test)]
mod tests;
