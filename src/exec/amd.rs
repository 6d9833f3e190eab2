//! The AMD backends as executors: modules are compiled to code objects, and simulators run their bytes. What the targets have in
//! common is [`AmdExecutor`]; what each adds is an [`AmdMachine`].

use super::{
    Candidate, LoadedProgram, OTHER_DEVICE_HELP, Refused, check_limits, choose, fault_of, program_to_ir,
    stopped,
};
use crate::case::{
    DeviceAddress, ExecError, Executor, Fault, Formal, KernelRef, Launch, LaunchStats, Loaded, LoadedId,
    ModuleForm, ModuleSource,
};
use std::ops::Range;
use wavelift_amdgpu::{Image as CodeImage, ValueKind};
use wavelift_codegen::ir::{self, FuncRef, Function, FunctionDecl, KernelLimits, Param, SourceLoc};
use wavelift_simulator::memory::DeviceMemory;
use wavelift_simulator::{Geometry, SimError};

/// A compiler and a simulated device.
pub trait AmdMachine: Default {
    /// A code object in the device.
    type Module: Copy + PartialEq;

    /// Lanes of a wave.
    fn wave_size(&self) -> u32;

    /// Compiles a program and loads its code object; nothing is loaded if no kernel has code.
    ///
    /// # Errors
    /// What is wrong with the program as a whole.
    fn compile(&mut self, module: &ir::Module) -> Result<Compiled<Self::Module>, Refused>;

    /// Loads a code object.
    ///
    /// # Errors
    /// Why the device does not take it.
    fn load(&mut self, bytes: &[u8]) -> Result<Self::Module, String>;

    /// Makes a buffer; returns its address.
    ///
    /// # Errors
    /// If there is no room.
    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, String>;

    /// The device's memory.
    fn memory(&mut self) -> &mut DeviceMemory;

    /// The kernel or function whose code holds an offset, and where it begins.
    fn function_at(&self, module: Self::Module, pc: u64) -> Option<(&str, u64)>;

    /// Runs a kernel; returns the number of instructions.
    ///
    /// # Errors
    /// Why it stopped.
    fn run(
        &mut self,
        module: Self::Module,
        kernel: &str,
        geometry: &Geometry,
        kernarg: &[u8],
        launch: &Launch<'_>,
    ) -> Result<u64, SimError>;
}

/// A compiled program.
pub struct Compiled<M> {
    /// The code object, if a kernel has code.
    pub module: Option<M>,
    /// Kernels: name, where their code comes from, bytes of group memory.
    pub kernels: Vec<(String, CodeLines, u32)>,
    /// Functions: the function, name of the symbol, where its code comes from.
    pub functions: Vec<(FuncRef, String, CodeLines)>,
    /// Kernels without code, and why.
    pub failed: Vec<(String, Refused)>,
}

/// The source place of each byte offset at which code of another one begins.
pub type CodeLines = Vec<(u32, SourceLoc)>;

/// A loaded code object.
struct LoadedObject<M> {
    id: M,
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
    fn new(symbol: &str, func: &Function, lines: &CodeLines) -> Lines {
        Lines {
            symbol: symbol.to_owned(),
            source: func.source_name.clone(),
            lines: lines.iter().map(|(offset, loc)| (*offset, loc.0)).collect(),
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

/// Runs kernels on the simulator of an AMD target.
#[derive(Default)]
pub struct AmdExecutor<T: AmdMachine> {
    pub(super) machine: T,
    executables: Vec<Vec<LoadedObject<T::Module>>>,
    fault: Fault,
}

impl<M: Copy> LoadedObject<M> {
    fn compiled(id: M, program: &LoadedProgram, compiled: &Compiled<M>) -> LoadedObject<M> {
        let (mut kernels, mut lines) = (Vec::new(), Vec::new());
        for (func, symbol, code) in &compiled.functions {
            if let FunctionDecl::Defined(func) = &program.ir.functions[*func] {
                lines.push(Lines::new(symbol, func, code));
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
            let code = compiled.kernels.iter().find(|(name, ..)| *name == func.name);
            let failed = compiled.failed.iter().find(|(name, _)| *name == func.name);
            lines.extend(code.map(|(_, code, _)| Lines::new(&func.name, func, code)));
            let code = code.map(|&(_, _, group_bytes)| KernelCode {
                symbol: func.name.clone(),
                formals: func.params.iter().map(place).collect(),
                group_bytes,
            });
            kernels.push(LoadedKernel {
                name: entry.name.clone(),
                module: entry.module.clone(),
                program_linkage: entry.program_linkage,
                limits: func.limits.clone(),
                code: code.ok_or_else(|| failed.map_or_else(Refused::without_code, |(_, why)| why.clone())),
            });
        }
        LoadedObject { id, kernels, lines }
    }

    fn from_image(id: M, image: &CodeImage) -> LoadedObject<M> {
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
                // What the code object says is checked by the device.
                limits: KernelLimits::default(),
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

impl<T: AmdMachine> AmdExecutor<T> {
    pub(super) fn with_machine(machine: T) -> AmdExecutor<T> {
        AmdExecutor {
            machine,
            executables: Vec::new(),
            fault: Fault::default(),
        }
    }

    /// The code objects so far.
    pub(super) fn modules(&self) -> impl Iterator<Item = T::Module> {
        self.executables.iter().flatten().map(|object| object.id)
    }

    /// The source place of an instruction of a code object.
    fn place(&self, id: T::Module, pc: u64) -> Option<(String, u32)> {
        let (symbol, start) = self.machine.function_at(id, pc)?;
        let mut objects = self.executables.iter().flatten();
        let object = objects.find(|object| object.id == id)?;
        let lines = object.lines.iter().find(|lines| lines.symbol == symbol)?;
        lines.place(pc - start)
    }

    fn find(&self, kernel: KernelRef<'_>) -> Result<(T::Module, &KernelCode, &KernelLimits), Refused> {
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

    fn load_object(&mut self, source: &ModuleSource) -> Result<LoadedObject<T::Module>, Refused> {
        let name = source.path.display();
        let rejected = |what: String| Refused {
            error: ExecError::Rejected(format!("{name}: {what}")),
            help: Some(OTHER_DEVICE_HELP),
        };
        let image = CodeImage::read(&source.bytes).map_err(|error| rejected(error.to_string()))?;
        let id = self.machine.load(&source.bytes).map_err(rejected)?;
        Ok(LoadedObject::from_image(id, &image))
    }

    fn load_program(&mut self, program: &LoadedProgram) -> Result<LoadedObject<T::Module>, Refused> {
        let compiled = self.machine.compile(&program.ir)?;
        let Some(id) = compiled.module else {
            // There is no code object without a kernel.
            return match compiled.failed.first() {
                Some((name, why)) => Err(why.of_kernel(name)),
                None => Err(ExecError::Rejected("the program has no kernel".to_owned()).into()),
            };
        };
        Ok(LoadedObject::compiled(id, program, &compiled))
    }
}

impl<T: AmdMachine> Executor for AmdExecutor<T> {
    fn wave_size(&self) -> u32 {
        self.machine.wave_size()
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let address = self.machine.allocate(name, bytes);
        address.map(DeviceAddress).map_err(ExecError::NotSupported)
    }

    fn make_internal(&mut self, address: DeviceAddress) {
        self.machine.memory().make_internal(address.0);
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.machine
            .memory()
            .write(address.0, bytes)
            .map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError> {
        let mut out = vec![0; bytes as usize];
        self.machine
            .memory()
            .read(address.0, &mut out)
            .map_err(|fault| ExecError::Internal(fault.to_string()))?;
        Ok(out)
    }

    fn undefine(&mut self, address: DeviceAddress, bytes: u64) -> Result<(), ExecError> {
        super::undefine(self.machine.memory(), address, bytes)
    }

    fn undefined(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<Range<usize>>, ExecError> {
        self.machine
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
        let run = self.machine.run(id, &name, &geometry, &kernarg, launch);
        match run {
            Ok(instructions) => Ok(LaunchStats { instructions }),
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

impl<T: AmdMachine> AmdExecutor<T> {
    /// Keeps the remedy of an error for [`Executor::fault`].
    fn explained<V>(&mut self, result: Result<V, Refused>) -> Result<V, ExecError> {
        self.fault = Fault::default();
        result.map_err(|refused| {
            self.fault.help = refused.help.map(str::to_owned);
            refused.error
        })
    }

    /// The kernel of a launch in the device, and what it is launched with.
    fn prepare(&self, launch: &Launch<'_>) -> Result<(T::Module, String, Geometry, Vec<u8>), Refused> {
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
            executable.push(match sources.as_slice() {
                [only] if only.form == ModuleForm::CodeObject => self.load_object(only)?,
                _ => {
                    let program = program_to_ir(sources, self.machine.wave_size())?;
                    loaded.observes_wave_size |= program.observes_wave_size;
                    self.load_program(&program)?
                }
            });
        }
        self.executables.push(executable);
        Ok(loaded)
    }
}
