//! The Gen7 backend as an executor: modules are compiled to code objects, and the simulator runs their bytes.

use super::{
    Candidate, LoadedProgram, OTHER_DEVICE_HELP, Refused, check_limits, choose, fault_of, program_to_ir,
    stopped,
};
use crate::case::{
    DeviceAddress, ExecError, Executor, Fault, Formal, KernelRef, Launch, LaunchStats, Loaded, LoadedId,
    ModuleForm, ModuleSource,
};
use std::ops::Range;
use wavelift_codegen::ir::{Function, FunctionDecl, KernelLimits, Module, Param};
use wavelift_gen7::compile::{CompileError, CompiledModule, Options, compile_module};
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::emit::Code;
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{Device, DispatchOptions, ModuleId, Seen};
use wavelift_simulator::Geometry;

/// A loaded code object.
struct LoadedObject {
    id: ModuleId,
    kernels: Vec<LoadedKernel>,
    /// Kernels and functions by symbol.
    lines: Vec<Lines>,
}

/// Where the code of a kernel or function comes from.
struct Lines {
    /// Name in the code object.
    symbol: String,
    /// Source file, and the line of each byte offset at which another line begins.
    source: String,
    lines: Vec<(u32, u32)>,
}

impl Lines {
    fn new(symbol: &str, func: &Function, code: &Code) -> Lines {
        Lines {
            symbol: symbol.to_owned(),
            source: func.source_name.clone(),
            lines: code.lines.iter().map(|(offset, loc)| (*offset, loc.0)).collect(),
        }
    }
}

struct LoadedKernel {
    /// Name in the source.
    name: String,
    /// Name of its module.
    module: String,
    /// Whether other modules see it.
    program_linkage: bool,
    /// What control directives promise of every launch.
    limits: KernelLimits,
    /// What there is to run, or why there is nothing.
    code: Result<KernelCode, Refused>,
}

struct KernelCode {
    /// Name in the code object.
    symbol: String,
    formals: Vec<Formal>,
    group_bytes: u32,
}

/// Runs kernels on the Ivy Bridge simulator. Emitted code is validated.
#[derive(Default)]
pub struct Gen7Executor {
    compile: Options,
    /// Whether programs that do not fit may run with fewer channels, if they cannot tell.
    narrows: bool,
    dispatch: DispatchOptions,
    device: Device,
    executables: Vec<Vec<LoadedObject>>,
    fault: Fault,
    change: Option<Change>,
}

/// What is done to a code object between the compiler and the machine.
pub type Change = Box<dyn Fn(&mut CompiledModule) + Send>;

/// Compiles a program, with the channels of the options. If kernels do not fit, the program that `narrow` gives is compiled for 8
/// channels instead; the number is one for the whole program.
///
/// # Errors
/// What is wrong with the program as a whole.
pub fn compile_ivb(
    module: &Module,
    options: &Options,
    narrow: impl FnOnce() -> Option<Module>,
) -> Result<CompiledModule, CompileError> {
    let compiled = compile_module(module, options)?;
    let tight = |compiled: &CompiledModule| {
        compiled
            .failed
            .iter()
            .any(|(_, error)| error.is_want_of_registers())
    };
    if options.simd == SimdWidth::Simd16
        && tight(&compiled)
        && let Some(module) = narrow()
    {
        let options = Options {
            simd: SimdWidth::Simd8,
            ..*options
        };
        let again = compile_module(&module, &options)?;
        if !tight(&again) {
            return Ok(again);
        }
    }
    Ok(compiled)
}

/// Why a kernel has no code.
fn of_kernel_error(error: &CompileError) -> Refused {
    Refused::kernel(error.to_string(), error.help(), error.is_internal())
}

impl LoadedObject {
    fn compiled(id: ModuleId, program: &LoadedProgram, compiled: &CompiledModule) -> LoadedObject {
        let (mut kernels, mut lines) = (Vec::new(), Vec::new());
        for function in &compiled.functions {
            if let FunctionDecl::Defined(func) = &program.ir.functions[function.func] {
                lines.push(Lines::new(&function.name, func, &function.code));
            }
        }
        for entry in &program.kernels {
            let FunctionDecl::Defined(func) = &program.ir.functions[entry.func] else {
                continue;
            };
            let place = |p: &Param| Formal {
                offset: p.offset as usize,
                bytes: p.bytes() as usize,
            };
            let code = compiled
                .kernels
                .iter()
                .find(|kernel| kernel.info.name == func.name);
            let failed = compiled.failed.iter().find(|(name, _)| *name == func.name);
            lines.extend(code.map(|kernel| Lines::new(&func.name, func, &kernel.code)));
            let code = code.map(|kernel| KernelCode {
                symbol: func.name.clone(),
                formals: func.params.iter().map(place).collect(),
                group_bytes: kernel.info.group_bytes,
            });
            kernels.push(LoadedKernel {
                name: entry.name.clone(),
                module: entry.module.clone(),
                program_linkage: entry.program_linkage,
                limits: func.limits.clone(),
                code: code.ok_or_else(|| {
                    failed.map_or_else(Refused::without_code, |(_, error)| of_kernel_error(error))
                }),
            });
        }
        LoadedObject { id, kernels, lines }
    }
}

impl Gen7Executor {
    /// An executor with an empty device.
    pub fn new(compile: Options, dispatch: DispatchOptions) -> Gen7Executor {
        Gen7Executor {
            compile,
            dispatch,
            ..Gen7Executor::default()
        }
    }

    /// An executor with an empty device, for threads of so many channels, or for as many as programs leave registers for.
    pub fn with_width(width: Option<SimdWidth>, compile: Options, dispatch: DispatchOptions) -> Gen7Executor {
        let compile = Options {
            simd: width.unwrap_or(SimdWidth::Simd16),
            ..compile
        };
        Gen7Executor {
            narrows: width.is_none(),
            ..Gen7Executor::new(compile, dispatch)
        }
    }

    /// Changes every code object before it is loaded: tests damage them.
    #[must_use]
    pub fn changed_by(mut self, change: Change) -> Gen7Executor {
        self.change = Some(change);
        self
    }

    /// What watching has shown, by code object, if the compiler's options ask for it.
    pub fn seen(&self) -> impl Iterator<Item = &Seen> {
        let objects = self.executables.iter().flatten();
        objects.filter_map(|object| self.device.seen(object.id))
    }

    /// The source place of an instruction of a code object.
    fn place(&self, id: ModuleId, pc: u64) -> Option<(String, u32)> {
        let (symbol, start) = self.device.function_at(id, pc)?;
        let mut objects = self.executables.iter().flatten();
        let object = objects.find(|object| object.id == id)?;
        let code = object.lines.iter().find(|lines| lines.symbol == symbol)?;
        let mut known = code
            .lines
            .iter()
            .take_while(|(offset, _)| u64::from(*offset) <= pc - start);
        let (_, line) = known.by_ref().last()?;
        (*line != 0).then(|| (code.source.clone(), *line))
    }

    fn find(&self, kernel: KernelRef<'_>) -> Result<(ModuleId, &KernelCode, &KernelLimits), Refused> {
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

    fn load_program(
        &mut self,
        program: &LoadedProgram,
        sources: &[ModuleSource],
    ) -> Result<LoadedObject, Refused> {
        let narrow = || {
            let narrows = self.narrows && !program.observes_wave_size;
            let narrow = || program_to_ir(sources, SimdWidth::Simd8.channels());
            narrows.then(narrow)?.ok().map(|program| program.ir)
        };
        let mut compiled = compile_ivb(&program.ir, &self.compile, narrow)
            .map_err(|error| Refused::program(error.to_string(), error.help(), error.is_internal()))?;
        if let Some((name, error)) = compiled.failed.iter().find(|(_, error)| error.is_internal()) {
            return Err(of_kernel_error(error).of_kernel(name));
        }
        if compiled.kernels.is_empty() {
            // There is no code object without a kernel.
            return match compiled.failed.first() {
                Some((name, error)) => Err(of_kernel_error(error).of_kernel(name)),
                None => Err(ExecError::Rejected("the program has no kernel".to_owned()).into()),
            };
        }
        let kernels = compiled.kernels.iter().map(|k| (&k.info.name, &k.code));
        let functions = compiled.functions.iter().map(|f| (&f.name, &f.code));
        for (name, code) in kernels.chain(functions) {
            let violations =
                check_code(&code.bytes).map_err(|error| ExecError::Internal(error.to_string()))?;
            if let Some(first) = violations.first() {
                return Err(ExecError::Internal(format!("&{name}: {first}")).into());
            }
        }
        if let Some(change) = &self.change {
            change(&mut compiled);
        }
        let id = self
            .device
            .load(&compiled.object)
            .map_err(|error| ExecError::Internal(error.to_string()))?;
        if self.compile.watch {
            self.device.watch(id, compiled.watched());
        }
        Ok(LoadedObject::compiled(id, program, &compiled))
    }
}

impl Executor for Gen7Executor {
    fn wave_size(&self) -> u32 {
        self.compile.simd.channels()
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let buffer = self
            .device
            .allocate(name, bytes)
            .map_err(|e| ExecError::NotSupported(e.to_string()))?;
        Ok(DeviceAddress(self.device.address(buffer)))
    }

    fn make_internal(&mut self, address: DeviceAddress) {
        self.device.memory_mut().make_internal(address.0);
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.device
            .memory_mut()
            .write(address.0, bytes)
            .map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError> {
        let mut out = vec![0; bytes as usize];
        self.device
            .memory()
            .read(address.0, &mut out)
            .map_err(|fault| ExecError::Internal(fault.to_string()))?;
        Ok(out)
    }

    fn undefine(&mut self, address: DeviceAddress, bytes: u64) -> Result<(), ExecError> {
        super::undefine(self.device.memory_mut(), address, bytes)
    }

    fn undefined(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<Range<usize>>, ExecError> {
        self.device
            .memory()
            .undefined_within(address.0, bytes as usize)
            .map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError> {
        let loaded = self.load_all(programs);
        self.explained(loaded)
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        let found = self.find(kernel).map(|(_, code, _)| code.group_bytes);
        self.explained(found)
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let prepared = self.prepare(launch);
        let (id, name, geometry, kernarg) = self.explained(prepared)?;
        let mut options = self.dispatch.clone();
        options.limits.deadline = launch.deadline.or(options.limits.deadline);
        options.packet_id = launch.packet.id;
        options.completion_signal = launch.packet.completion_signal;
        let stats = self.device.dispatch_geometry(
            id,
            &name,
            &geometry,
            launch.dynamic_group_bytes,
            &kernarg,
            &options,
        );
        match stats {
            Ok(stats) => Ok(LaunchStats {
                instructions: stats.instructions,
            }),
            Err(error) => {
                let error = error.map_site(|site| {
                    site.source = site.pc.and_then(|pc| self.place(id, pc));
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

impl Gen7Executor {
    /// Keeps the remedy of an error for [`Executor::fault`].
    fn explained<V>(&mut self, result: Result<V, Refused>) -> Result<V, ExecError> {
        self.fault = Fault::default();
        result.map_err(|refused| {
            self.fault.help = refused.help.map(str::to_owned);
            refused.error
        })
    }

    /// The kernel of a launch in the device, and what it is launched with.
    fn prepare(&self, launch: &Launch<'_>) -> Result<(ModuleId, String, Geometry, Vec<u8>), Refused> {
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

    fn load_all(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, Refused> {
        let mut executable = Vec::new();
        let mut loaded = Loaded {
            id: LoadedId(self.executables.len() as u32),
            address_bytes: 8,
            observes_wave_size: false,
        };
        for sources in programs {
            if sources.iter().any(|source| source.form == ModuleForm::CodeObject) {
                let amd = |source: &ModuleSource| wavelift_amdgpu::Image::read(&source.bytes).is_ok();
                let error = match sources.iter().any(amd) {
                    true => ExecError::Rejected("the code object is for an AMD GPU, not for ivb".to_owned()),
                    false => {
                        ExecError::NotSupported("not supported yet: code objects for ivb as input".to_owned())
                    }
                };
                return Err(Refused {
                    error,
                    help: Some(OTHER_DEVICE_HELP),
                });
            }
            let program = program_to_ir(sources, self.compile.simd.channels())?;
            loaded.observes_wave_size |= program.observes_wave_size;
            executable.push(self.load_program(&program, sources)?);
        }
        self.executables.push(executable);
        Ok(loaded)
    }
}
