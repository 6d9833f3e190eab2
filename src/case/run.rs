//! The driver: carries a case out on an [`Executor`].
//!
//! The driver knows the case format and nothing of targets; the executor knows a target and nothing of cases. Dispatches
//! run to their end before the next step.

use super::executor::{
    BUFFER_GRAIN, DeviceAddress, ExecError, Executor, KernelRef, Launch, LaunchStats, Loaded, ModuleForm,
    ModuleSource, Packet,
};
use super::kernarg::{KernArgValue, Kernarg};
use super::model::*;
use super::other_waves::adapt;
use super::runtime;
use super::same::{Earlier, Key, Passed};
use super::types::ElementType;
use super::verdict::{CaseReport, Failure, RunOptions, Verdict};
use crate::files;
use std::collections::HashMap;
use std::path::Path;
use wavelift_hsail::RuleLevels;

/// Bytes of a module that are read at most.
const MAX_MODULE_BYTES: u64 = 1 << 32;

/// Carries a case out by the usual rules of HSAIL. Never fails as such: whatever happens is the verdict.
pub fn run_case(case: &Case, executor: &mut dyn Executor, options: RunOptions) -> CaseReport {
    run_case_with(case, executor, options, RuleLevels::USUAL, None)
}

/// As [`run_case`], with other levels of the rules of HSAIL. If a case with the same code, launches and data has `passed`, this one passes without being run; the report names that one.
/// What `passed` holds is of executors of the same kind with the same settings.
pub fn run_case_with(
    case: &Case,
    executor: &mut dyn Executor,
    options: RunOptions,
    levels: RuleLevels,
    passed: Option<&Passed>,
) -> CaseReport {
    if passed.is_some() {
        executor.keep_code();
    }
    let source = (case.modules.len() == 1).then(|| source_of(case, ModuleId(0), options, levels));
    let adapted = match adapt(case, source.and_then(Result::ok).as_ref(), executor.wave_size()) {
        Ok(adapted) => adapted,
        Err(reason) => {
            return CaseReport {
                verdict: Verdict::Skip(reason),
                stats: LaunchStats::default(),
                note: String::new(),
            };
        }
    };
    let case = adapted.case.as_ref().unwrap_or(case);
    let mut driver = Driver::new(case, executor, options);
    driver.levels = levels;
    driver.holds = adapted.holds;
    driver.derived = adapted.module;
    driver.passed = passed;
    let mut note = adapted.note;
    let verdict = match driver.run() {
        Ok(()) => {
            driver.note_passed();
            Verdict::Pass
        }
        Err(Stop::Same(earlier)) => {
            driver.stats = earlier.stats;
            if !note.is_empty() {
                note.push_str("; ");
            }
            note.push_str(&format!("code and data of {}", earlier.name));
            Verdict::Pass
        }
        Err(Stop::Skip(reason)) => Verdict::Skip(reason),
        Err(Stop::Fail(failure)) => match (failure, driver.doubt.take()) {
            (Failure::Check { .. }, Some(reason)) => Verdict::Skip(reason),
            (failure, _) => Verdict::Fail(failure),
        },
    };
    CaseReport {
        verdict,
        stats: driver.stats,
        note,
    }
}

/// The folder that relative paths of a case start from.
fn base_of(case: &Case) -> &Path {
    case.path.parent().unwrap_or(Path::new(""))
}

/// A module of a case.
fn source_of(
    case: &Case,
    id: ModuleId,
    options: RunOptions,
    levels: RuleLevels,
) -> Result<ModuleSource, LoadError> {
    let path = base_of(case).join(&case.modules[id.index()].file);
    let text = path.with_extension("hsail");
    let (path, form) =
        if path.extension().is_some_and(|extension| extension == "hsail") || options.text && text.is_file() {
            (text, ModuleForm::Text)
        } else {
            (path, ModuleForm::Brig)
        };
    match files::read(&path, MAX_MODULE_BYTES) {
        Ok(bytes) => Ok(ModuleSource {
            path,
            bytes,
            form,
            levels,
        }),
        Err(error) => Err(LoadError::Unreadable {
            path,
            message: error.to_string(),
        }),
    }
}

/// Why a case ends early.
enum Stop {
    Skip(String),
    Fail(Failure),
    /// A case that is the same has passed.
    Same(Earlier),
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
    levels: RuleLevels,
    /// The values hold although the modules may tell the wave size.
    holds: bool,
    /// Cases that passed, if those that are the same need not run.
    passed: Option<&'a Passed>,
    /// What tells this case from others, once it is known.
    key: Option<Key>,
    /// What stands in place of the module, if the case was changed for the executor's wave size.
    derived: Option<Vec<u8>>,
    /// Line of the current step, for messages.
    line: u32,
    /// Why an image does not have the data that the case wants: what it gives then says nothing.
    doubt: Option<String>,
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
            levels: RuleLevels::USUAL,
            holds: false,
            passed: None,
            key: None,
            derived: None,
            line: 0,
            doubt: None,
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
        result.map_err(|error| {
            // What is legal and refused is a gap, and not the case's fault.
            Stop::Fail(Failure::Execution {
                line: self.line,
                error,
            })
        })
    }

    /// As [`Driver::done`]; a case says nothing about an executor that lacks one of its optional images.
    fn of_image<T>(&self, id: ImageId, result: Result<T, ExecError>) -> Outcome<T> {
        match result {
            Err(ExecError::NotSupported(why)) if self.case.images[id.index()].optional => {
                Err(Stop::Skip(why))
            }
            result => self.done(result),
        }
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
                let image = &self.case.images[id.index()];
                let object = runtime::image_object(image);
                let made = object.and_then(|object| self.executor.create_object(&image.name, &object));
                let made = self.of_image(*id, made)?;
                self.images.insert(*id, made);
            }
            Action::InitImage(id, value) => {
                let image = self.image(*id)?;
                let bytes = self.value(value)?;
                let filled = self.executor.fill_image(image, &bytes);
                // Whoever only asks for the image's properties does not mind.
                match self.of_image(*id, filled) {
                    Err(Stop::Skip(why)) => self.doubt = Some(why),
                    filled => filled?,
                }
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
                let sampler = &self.case.samplers[id.index()];
                let object = runtime::sampler_object(sampler);
                let made = object.and_then(|object| self.executor.create_object(&sampler.name, &object));
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
                // A host thread waits while the steps after go on.
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
            .allocate(&buffer.name, buffer.bytes.max(BUFFER_GRAIN), BUFFER_GRAIN);
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
        base_of(self.case)
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
        if have != want && loaded.observes_wave_size && !self.holds {
            return Err(Stop::Skip(format!(
                "holds for waves of {want} lanes, the target's have {have}"
            )));
        }
        self.executables.insert(id, loaded);
        Ok(loaded)
    }

    fn source(&self, id: ModuleId) -> Outcome<ModuleSource> {
        let source = source_of(self.case, id, self.options, self.levels)?;
        Ok(match &self.derived {
            Some(bytes) => ModuleSource {
                bytes: bytes.clone(),
                form: ModuleForm::Brig,
                ..source
            },
            None => source,
        })
    }

    /// Before the first launch: ends the case if one that is the same has passed.
    fn look_for_same(&mut self) -> Outcome {
        let Some(passed) = self.passed.filter(|_| self.launches == 0) else {
            return Ok(());
        };
        // What is loaded later would not be in the key.
        let executables = self.case.steps.iter().filter_map(|step| match &step.action {
            Action::Freeze(id) => Some(*id),
            Action::Execute(id) => Some(self.case.dispatch(*id).executable),
            _ => None,
        });
        if executables
            .into_iter()
            .any(|id| !self.executables.contains_key(&id))
        {
            return Ok(());
        }
        self.key = self.executor.code().and_then(|code| Key::new(self.case, code));
        match self.key.and_then(|key| passed.find(key)) {
            Some(earlier) => Err(Stop::Same(earlier)),
            None => Ok(()),
        }
    }

    /// The case has passed.
    fn note_passed(&mut self) {
        if let (Some(passed), Some(key)) = (self.passed, self.key.take()) {
            let (name, stats) = (self.case.name.clone(), self.stats);
            passed.add(key, Earlier { name, stats });
        }
    }

    fn execute(&mut self, id: DispatchId) -> Outcome {
        let dispatch = self.case.dispatch(id);
        let loaded = self.loaded(dispatch.executable)?;
        self.look_for_same()?;
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
        let launched = self.executor.process(&Launch {
            kernel,
            dimensions: dispatch.dimensions,
            grid: dispatch.grid,
            work_group: dispatch.work_group,
            dynamic_group_bytes: dispatch.dynamic_group_bytes,
            kernarg: &kernarg,
            packet,
            deadline: None,
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
