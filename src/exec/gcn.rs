//! The gfx900 backend as an executor: modules are compiled to code objects, and the simulator runs their bytes.

use super::{Candidate, LoadedProgram, choose, fault_of, program_to_ir, stopped};
use crate::case::{
    DeviceAddress, ExecError, Executor, Fault, Formal, KernelRef, Launch, LaunchStats, Loaded, LoadedId,
    ModuleForm, ModuleSource,
};
use wavelift_amdgpu::{Image as CodeImage, ValueKind};
use wavelift_codegen::ir::{Function, FunctionDecl, MachineModel, Param};
use wavelift_gcn::compile::{CompiledModule, Options, WAVE_SIZE, compile_module};
use wavelift_gcn::emit::Code;
use wavelift_gcn::sim::{Device, DispatchOptions, DispatchStats, ModuleId, Seen};
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

    /// The source place of the instruction at a byte offset.
    fn place(&self, offset: u64) -> Option<(String, u32)> {
        let known = self
            .lines
            .iter()
            .take_while(|(start, _)| u64::from(*start) <= offset);
        let (_, line) = known.last()?;
        (*line != 0).then(|| (self.source.clone(), *line))
    }
}

struct LoadedKernel {
    /// Name in the source.
    name: String,
    /// Name of its module; empty if only the code object is known.
    module: String,
    /// Whether other modules see it.
    program_linkage: bool,
    /// What there is to run, or why there is nothing.
    code: Result<KernelCode, String>,
}

struct KernelCode {
    /// Name in the code object.
    symbol: String,
    formals: Vec<Formal>,
    group_bytes: u32,
}

/// Runs kernels on the gfx900 simulator.
#[derive(Default)]
pub struct GcnExecutor {
    compile: Options,
    dispatch: DispatchOptions,
    device: Device,
    executables: Vec<Vec<LoadedObject>>,
    fault: Fault,
    totals: DispatchStats,
}

impl LoadedObject {
    fn compiled(id: ModuleId, program: &LoadedProgram, compiled: &CompiledModule) -> LoadedObject {
        let (mut kernels, mut lines) = (Vec::new(), Vec::new());
        for (_, function) in compiled.functions.iter() {
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
            let code = compiled.kernels.iter().find(|kernel| kernel.name == func.name);
            let failed = compiled.failed.iter().find(|(name, _)| *name == func.name);
            lines.extend(code.map(|kernel| Lines::new(&func.name, func, &kernel.code)));
            let code = code.map(|kernel| KernelCode {
                symbol: func.name.clone(),
                formals: func.params.iter().map(place).collect(),
                group_bytes: kernel.group_bytes,
            });
            kernels.push(LoadedKernel {
                name: entry.name.clone(),
                module: entry.module.clone(),
                program_linkage: entry.program_linkage,
                code: code.ok_or_else(|| {
                    failed.map_or_else(|| "it has no code".to_owned(), |(_, error)| error.to_string())
                }),
            });
        }
        LoadedObject { id, kernels, lines }
    }

    fn from_image(id: ModuleId, image: &CodeImage) -> LoadedObject {
        let kernels = image.kernels.iter().map(|kernel| {
            let arguments = kernel.metadata.arguments.iter();
            let explicit = arguments.filter(|a| {
                matches!(
                    a.kind,
                    ValueKind::ByValue | ValueKind::GlobalBuffer | ValueKind::DynamicSharedPointer
                )
            });
            let formals = explicit.map(|a| Formal {
                offset: a.offset as usize,
                bytes: a.size as usize,
            });
            LoadedKernel {
                name: kernel.metadata.name.clone(),
                module: String::new(),
                program_linkage: true,
                code: Ok(KernelCode {
                    symbol: kernel.metadata.name.clone(),
                    formals: formals.collect(),
                    group_bytes: kernel.descriptor.group_segment_fixed_size,
                }),
            }
        });
        LoadedObject {
            id,
            kernels: kernels.collect(),
            lines: Vec::new(),
        }
    }
}

impl GcnExecutor {
    /// The source place of an instruction of a code object.
    fn place(&self, id: ModuleId, pc: u64) -> Option<(String, u32)> {
        let (symbol, start) = self.device.function_at(id, pc)?;
        let mut objects = self.executables.iter().flatten();
        let object = objects.find(|object| object.id == id)?;
        let lines = object.lines.iter().find(|lines| lines.symbol == symbol)?;
        lines.place(pc - start)
    }

    /// An executor with an empty device.
    pub fn new(compile: Options, dispatch: DispatchOptions) -> GcnExecutor {
        GcnExecutor {
            compile,
            dispatch,
            ..GcnExecutor::default()
        }
    }

    /// What watching has shown, by code object, if the compiler's options ask for it.
    pub fn seen(&self) -> impl Iterator<Item = &Seen> {
        let objects = self.executables.iter().flatten();
        objects.filter_map(|object| self.device.seen(object.id))
    }

    /// Instructions of all dispatches so far, and those of them that decide which lanes run or where the wave goes.
    pub fn instructions(&self) -> (u64, u64) {
        (self.totals.instructions, self.totals.flow)
    }

    fn find(&self, kernel: KernelRef<'_>) -> Result<(ModuleId, &KernelCode), ExecError> {
        let Some(objects) = self.executables.get(kernel.executable.0 as usize) else {
            return Err(ExecError::Rejected("no such executable".to_owned()));
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
            Ok(code) => Ok((id, code)),
            Err(why) => Err(ExecError::NotSupported(format!("kernel &{}: {why}", entry.name))),
        }
    }

    fn load_object(&mut self, source: &ModuleSource) -> Result<LoadedObject, ExecError> {
        let name = source.path.display();
        let rejected = |what: String| ExecError::Rejected(format!("{name}: {what}"));
        let image = CodeImage::read(&source.bytes).map_err(|error| rejected(error.to_string()))?;
        let id = self
            .device
            .load(&source.bytes)
            .map_err(|error| rejected(error.to_string()))?;
        Ok(LoadedObject::from_image(id, &image))
    }

    fn load_program(&mut self, program: &LoadedProgram) -> Result<LoadedObject, ExecError> {
        if program.ir.model == MachineModel::Small {
            let what = "not supported yet: the small machine model on gfx900";
            return Err(ExecError::NotSupported(what.to_owned()));
        }
        let compiled = compile_module(&program.ir, &self.compile)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        if compiled.kernels.is_empty() {
            // There is no code object without a kernel.
            return match compiled.failed.first() {
                Some((name, error)) => Err(ExecError::NotSupported(format!("kernel &{name}: {error}"))),
                None => Err(ExecError::Rejected("the program has no kernel".to_owned())),
            };
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

impl Executor for GcnExecutor {
    fn wave_size(&self) -> u32 {
        WAVE_SIZE
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let buffer = self
            .device
            .allocate(name, bytes)
            .map_err(|e| ExecError::NotSupported(e.to_string()))?;
        Ok(DeviceAddress(self.device.address(buffer)))
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

    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError> {
        let mut executable = Vec::new();
        let mut loaded = Loaded {
            id: LoadedId(self.executables.len() as u32),
            address_bytes: 8,
            observes_wave_size: false,
        };
        for sources in programs {
            executable.push(match sources.as_slice() {
                [only] if only.form == ModuleForm::CodeObject => self.load_object(only)?,
                _ => {
                    let program = program_to_ir(sources, WAVE_SIZE)?;
                    loaded.observes_wave_size |= program.observes_wave_size;
                    self.load_program(&program)?
                }
            });
        }
        self.executables.push(executable);
        Ok(loaded)
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        Ok(self.find(kernel)?.1.group_bytes)
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        self.fault = Fault::default();
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let (id, kernel) = self.find(launch.kernel)?;
        let kernarg = launch
            .kernarg
            .placed_at(&kernel.formals)
            .map_err(|mismatch| ExecError::Rejected(mismatch.to_string()))?;
        let name = kernel.symbol.clone();
        let mut options = self.dispatch;
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
            Ok(stats) => {
                self.totals.instructions += stats.instructions;
                self.totals.flow += stats.flow;
                Ok(LaunchStats {
                    instructions: stats.instructions,
                })
            }
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
