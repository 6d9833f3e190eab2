//! Whatever target there is, as an executor of cases and launches: programs are compiled, and a machine runs what comes out.

use super::loaded::{Candidate, KernelCode, LoadedObject, choose};
use super::program::{LoadedProgram, linked_to_ir, refused_or_ir};
use super::refused::{OTHER_DEVICE_HELP, Refused, check_limits, fault_of, not_bound, stopped};
use crate::case::{
    DeviceAddress, ExecError, Executor, Fault, KernelRef, Launch, LaunchStats, Loaded, LoadedId, ModuleForm,
    ModuleSource,
};
use std::borrow::Cow;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;
use wavelift_codegen::divergence::watch::Seen;
use wavelift_codegen::ir::{self, KernelLimits, MachineModel};
use wavelift_codegen::target::{
    CompileError, CompiledModule, Input, InputError, ObjectError, Options, Origin, Target,
};
use wavelift_images::Object;
use wavelift_simulator::images;
use wavelift_simulator::machine::{
    ArgumentInfo, Launch as MachineLaunch, LoadedId as MachineId, Machine, MachineOptions, Program, RunStats,
};
use wavelift_simulator::{Geometry, Limits, Registry, UnknownTarget};

/// Runs kernels on a target's machine.
pub struct TargetExecutor {
    target: Arc<dyn Target>,
    options: Options,
    machine: Box<dyn Machine>,
    executables: Vec<Vec<LoadedObject>>,
    fault: Fault,
    totals: RunStats,
    change: Option<Change>,
    /// The code of all that was loaded, if it is kept.
    code: Option<Vec<u8>>,
}

/// What is done to a compiled program before the machine gets it.
pub type Change = Box<dyn Fn(&mut CompiledModule)>;

/// A program, translated for one number of lanes, that can be translated for others.
pub struct Sources<'a> {
    /// The program for waves of [`Self::wave`] lanes.
    pub ir: &'a ir::Module,
    /// Lanes that it was translated for.
    pub wave: u32,
    /// Whether it can tell how many there are.
    pub observes_wave_size: bool,
    /// What it is translated from for other numbers of lanes.
    pub sources: &'a [ModuleSource],
    /// Variables that no module defines are left to a linker or loader.
    pub leave_undefined: bool,
}

impl Input for Sources<'_> {
    fn module(&self, wave: u32) -> Result<Cow<'_, ir::Module>, InputError> {
        if wave == self.wave {
            return Ok(Cow::Borrowed(self.ir));
        }
        match linked_to_ir(self.sources, wave, self.leave_undefined) {
            Ok(program) => Ok(Cow::Owned(program.ir)),
            Err(error) => Err(Arc::new(error)),
        }
    }

    fn observes_wave_size(&self) -> bool {
        self.observes_wave_size
    }
}

impl TargetExecutor {
    /// An executor with an empty device of a target, whose dispatches have these limits.
    ///
    /// # Errors
    /// A name that is no target's, or a target that nothing executes programs of.
    pub fn new(
        registry: &Registry,
        name: &str,
        options: Options,
        limits: Limits,
    ) -> Result<TargetExecutor, UnknownTarget> {
        let target = registry.find(name)?;
        let setup = MachineOptions {
            wave: target.first_wave(&options),
            limits,
            target: target.name(),
        };
        let machine = registry.device(name, &setup).ok_or_else(|| UnknownTarget {
            name: name.to_owned(),
            known: registry.targets().map(|target| target.name()).collect(),
            why: None,
        })?;
        Ok(TargetExecutor::with_machine(target, options, machine))
    }

    /// An executor with a machine that has been set up.
    pub fn with_machine(
        target: Arc<dyn Target>,
        options: Options,
        machine: Box<dyn Machine>,
    ) -> TargetExecutor {
        TargetExecutor {
            target,
            options,
            machine,
            executables: Vec::new(),
            fault: Fault::default(),
            totals: RunStats::default(),
            change: None,
            code: None,
        }
    }

    /// Changes every compiled program before it is loaded: tests damage them.
    #[must_use]
    pub fn changed_by(mut self, change: impl Fn(&mut CompiledModule) + 'static) -> TargetExecutor {
        self.change = Some(Box::new(change));
        self
    }

    /// What watching has shown, by program, if the options ask for it.
    pub fn seen(&self) -> impl Iterator<Item = &Seen> {
        let objects = self.executables.iter().flatten();
        objects.filter_map(|object| self.machine.seen(object.id))
    }

    /// What all dispatches so far have cost.
    pub fn totals(&self) -> RunStats {
        self.totals
    }

    /// Models in all dispatches from now on how long waves take ([`RunStats::cycles`]). Says whether the machine has a model.
    pub fn model_cycles(&mut self) -> bool {
        self.machine.model_cycles(true)
    }

    /// The source place of an instruction.
    fn place(&self, id: MachineId, pc: u64) -> Option<(String, u32)> {
        let (symbol, start) = self.machine.function_at(id, pc)?;
        let mut objects = self.executables.iter().flatten();
        let object = objects.find(|object| object.id == id)?;
        let lines = object.lines.iter().find(|lines| lines.symbol == symbol)?;
        lines.place(pc - start)
    }

    fn find(&self, kernel: KernelRef<'_>) -> Result<(MachineId, &KernelCode, &KernelLimits), Refused> {
        let Some(objects) = self.executables.get(kernel.executable.0 as usize) else {
            return Err(ExecError::Rejected("no such executable".to_owned()).into());
        };
        let all = objects.iter().flat_map(|object| {
            let entries = object.kernels.iter();
            entries.map(|entry| Candidate {
                name: &entry.name,
                module: &entry.module,
                program_linkage: entry.program_linkage,
                what: (object.id, entry),
            })
        });
        let (id, entry) = choose(kernel, all)?;
        match &entry.code {
            Ok(code) => Ok((id, code, &entry.limits)),
            Err(why) => Err(why.of_kernel(&entry.name)),
        }
    }

    /// What the code object of a kernel says of its arguments, and the kernel's name; `None` if it was not loaded from a code object.
    ///
    /// # Errors
    /// A kernel that is not there, or one of several that no name tells apart.
    pub fn object_arguments(
        &mut self,
        kernel: KernelRef<'_>,
    ) -> Result<Option<(String, Vec<ArgumentInfo>)>, ExecError> {
        let found = self.find(kernel).map(|(_, code, _)| {
            (!code.arguments.is_empty()).then(|| (code.symbol.clone(), code.arguments.clone()))
        });
        self.explained(found)
    }

    /// Loads code objects that a user brings and that may use symbols of one another.
    fn load_objects(&mut self, sources: &[ModuleSource]) -> Result<Vec<LoadedObject>, Refused> {
        for source in sources {
            self.check_origin(source)?;
        }
        let objects: Vec<&[u8]> = sources.iter().map(|source| source.bytes.as_slice()).collect();
        for object in &objects {
            let created = images::create_wanted(self.machine.as_mut(), object);
            created.map_err(refused_object)?;
        }
        let ids = self.machine.load_together(&objects);
        let ids = ids.map_err(|error| not_bound(&error, sources))?;
        let objects = ids.into_iter();
        Ok(objects
            .map(|id| LoadedObject::of_object(id, self.machine.kernels(id)))
            .collect())
    }

    /// Refuses code objects that are not for the target.
    fn check_origin(&self, source: &ModuleSource) -> Result<(), Refused> {
        let name = source.path.display();
        if !self.target.info().compiles {
            let what =
                format!("{name}: a code object is machine code, and no module of the IR can be made from it");
            let help = Some(OTHER_DEVICE_HELP.to_owned());
            return Err(Refused::of_file(ExecError::Rejected(what), help));
        }
        let rejected = |what: String| {
            let error = ExecError::Rejected(format!("{name}: {what}"));
            Refused::of_file(error, Some(OTHER_DEVICE_HELP.to_owned()))
        };
        let here = self.target.name();
        match self.target.origin(&source.bytes) {
            Origin::Relative(other) => Err(rejected(format!(
                "the code object is for {other}, not for {here}"
            ))),
            Origin::Foreign => Err(rejected(format!("the code object is not for {here}"))),
            Origin::Damaged(why) => Err(rejected(ObjectError::Malformed(why).to_string())),
            Origin::Own => Ok(()),
        }
    }

    /// Compiles and loads a program.
    fn load_program(
        &mut self,
        program: LoadedProgram,
        sources: &[ModuleSource],
    ) -> Result<LoadedObject, Refused> {
        if !self.target.info().compiles {
            return self.load_ir(program);
        }
        let input = Sources {
            ir: &program.ir,
            wave: self.wave_size(),
            observes_wave_size: program.observes_wave_size,
            sources,
            leave_undefined: false,
        };
        let compiled = self.target.compile(&input, &self.options);
        let mut compiled = compiled.map_err(|error| Refused::program(&error))?;
        let internal = compiled.failed.iter().find(|error| error.is_internal());
        if let Some(error) = internal {
            return Err(of_kernel_error(error));
        }
        if compiled.kernels().next().is_none() {
            // There is no code object without a kernel.
            return Err(match compiled.failed.first() {
                Some(error) => of_kernel_error(error),
                None => ExecError::Rejected("the program has no kernel".to_owned()).into(),
            });
        }
        if let Some(change) = &self.change {
            change(&mut compiled);
        }
        self.keep(&compiled.object);
        images::create_wanted(self.machine.as_mut(), &compiled.object).map_err(refused_object)?;
        let object = Program::Object {
            bytes: &compiled.object,
            watched: std::mem::take(&mut compiled.watched),
            own: true,
        };
        let id = self
            .machine
            .load(object)
            .map_err(|error| ExecError::Internal(error.to_string()))?;
        let why = |kernel: &str| compiled.failure(kernel).map(Refused::kernel);
        let info = self.machine.kernels(id);
        Ok(LoadedObject::of_program(
            id,
            &program,
            &compiled.units,
            &info,
            why,
        ))
    }

    /// Loads a program as it is.
    fn load_ir(&mut self, mut program: LoadedProgram) -> Result<LoadedObject, Refused> {
        let ir = Rc::new(std::mem::take(&mut program.ir));
        let loaded = self.machine.load(Program::Ir(Rc::clone(&ir)));
        let id = loaded.map_err(|error| Refused::load(&error))?;
        if self.code.is_some() {
            match self.machine.program_text(id) {
                Some(text) => self.keep(text.as_bytes()),
                None => self.code = None,
            }
        }
        program.ir = Rc::unwrap_or_clone(ir);
        let info = self.machine.kernels(id);
        Ok(LoadedObject::of_program(id, &program, &[], &info, |_| None))
    }

    /// Keeps the remedy of an error for [`Executor::fault`].
    fn explained<V>(&mut self, result: Result<V, Refused>) -> Result<V, ExecError> {
        self.fault = Fault::default();
        result.map_err(|refused| {
            self.fault.help = refused.help;
            self.fault.names_file = refused.names_file;
            refused.error
        })
    }

    /// The kernel of a launch in the machine, and what it is launched with.
    fn prepare(&self, launch: &Launch<'_>) -> Result<(MachineId, String, Geometry, Vec<u8>), Refused> {
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let (id, kernel, limits) = self.find(launch.kernel)?;
        check_limits(&kernel.symbol, limits, launch)?;
        let kernarg = launch
            .kernarg
            .placed_at(&kernel.formals)
            .map_err(|mismatch| ExecError::Rejected(mismatch.to_string()))?;
        Ok((id, kernel.symbol.clone(), geometry, kernarg))
    }

    /// Adds to the code that is kept, with its length, so that two pieces are not taken for one.
    fn keep(&mut self, bytes: &[u8]) {
        if let Some(code) = &mut self.code {
            code.extend_from_slice(&(bytes.len() as u64).to_le_bytes());
            code.extend_from_slice(bytes);
        }
    }

    fn load_all(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, Refused> {
        let mut executable = Vec::new();
        let mut loaded = Loaded {
            id: LoadedId(self.executables.len() as u32),
            address_bytes: 8,
            observes_wave_size: false,
        };
        for sources in programs {
            let objects = |source: &ModuleSource| source.form == ModuleForm::CodeObject;
            match sources.as_slice() {
                sources if !sources.is_empty() && sources.iter().all(objects) => {
                    executable.extend(self.load_objects(sources)?);
                    for source in sources {
                        self.keep(&source.bytes);
                    }
                }
                _ => {
                    let program = refused_or_ir(sources, self.wave_size(), false)?;
                    loaded.observes_wave_size |= program.observes_wave_size;
                    if program.ir.model == MachineModel::Small {
                        loaded.address_bytes = 4;
                    }
                    executable.push(self.load_program(program, sources)?);
                }
            }
        }
        for object in &executable {
            let kernels = format!("{:?}", object.kernels);
            self.keep(kernels.as_bytes());
        }
        self.executables.push(executable);
        Ok(loaded)
    }
}

/// Why an image or sampler is not there.
fn refused_object(error: images::ObjectError) -> ExecError {
    match error {
        images::ObjectError::Illegal(why) => ExecError::Rejected(why),
        images::ObjectError::Unsupported(why) | images::ObjectError::TooLarge(why) => {
            ExecError::NotSupported(why)
        }
    }
}

/// Why a kernel has no code, with its name.
fn of_kernel_error(error: &CompileError) -> Refused {
    let refused = Refused::kernel(error);
    match &error.kernel {
        Some(name) => refused.of_kernel(name),
        None => refused,
    }
}

impl Executor for TargetExecutor {
    fn wave_size(&self) -> u32 {
        self.target.first_wave(&self.options)
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        // Every buffer starts at a page, which is more than any alignment that is asked for.
        let address = self.machine.allocate(name, bytes);
        address
            .map(DeviceAddress)
            .map_err(|error| ExecError::NotSupported(error.to_string()))
    }

    fn create_object(&mut self, name: &str, object: &Object) -> Result<u64, ExecError> {
        images::create(self.machine.as_mut(), name, object).map_err(refused_object)
    }

    fn make_internal(&mut self, address: DeviceAddress) {
        self.machine.memory().make_internal(address.0);
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        let written = self.machine.memory().write(address.0, bytes);
        written.map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError> {
        let mut out = vec![0; bytes as usize];
        let read = self.machine.memory().read(address.0, &mut out);
        read.map_err(|fault| ExecError::Internal(fault.to_string()))?;
        Ok(out)
    }

    fn undefine(&mut self, address: DeviceAddress, bytes: u64) -> Result<(), ExecError> {
        let memory = self.machine.memory();
        match bytes == 0 || memory.mark_undefined(address.0, bytes as usize) {
            true => Ok(()),
            false => Err(ExecError::Internal(format!(
                "no buffer has {bytes} bytes at {:#x}",
                address.0
            ))),
        }
    }

    fn undefined(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<Range<usize>>, ExecError> {
        let ranges = self.machine.memory().undefined_within(address.0, bytes as usize);
        ranges.map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError> {
        let loaded = self.load_all(programs);
        self.explained(loaded)
    }

    fn keep_code(&mut self) {
        self.code = Some(Vec::new());
    }

    fn code(&self) -> Option<&[u8]> {
        self.code.as_deref()
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        let found = self.find(kernel).map(|(_, code, _)| code.group_bytes);
        self.explained(found)
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let prepared = self.prepare(launch);
        let (id, name, geometry, kernarg) = self.explained(prepared)?;
        let request = MachineLaunch {
            geometry: &geometry,
            dynamic_group_bytes: launch.dynamic_group_bytes,
            kernarg: &kernarg,
            packet_id: launch.packet.id,
            completion_signal: launch.packet.completion_signal,
            deadline: launch.deadline,
        };
        match self.machine.dispatch(id, &name, &request) {
            Ok(stats) => {
                self.totals.instructions += stats.instructions;
                self.totals.flow += stats.flow;
                if let Some(cycles) = stats.cycles {
                    *self.totals.cycles.get_or_insert(0) += cycles;
                }
                Ok(LaunchStats {
                    instructions: stats.instructions,
                })
            }
            Err(error) => {
                let error = error.map_site(|site| {
                    let known = site.pc.and_then(|pc| self.place(id, pc));
                    site.source = known.or(site.source.take());
                });
                self.fault = fault_of(&error);
                Err(stopped(&error))
            }
        }
    }

    fn fault(&self) -> Fault {
        self.fault.clone()
    }
}
