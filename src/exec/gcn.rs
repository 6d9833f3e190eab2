//! The gfx900 backend as an executor: modules are compiled to code objects, and the simulator runs their bytes.

use super::{runtime, source_to_ir, stopped};
use crate::case::{
    DeviceAddress, ExecError, Executor, Formal, KernelRef, Launch, LaunchStats, Loaded, LoadedId, ModuleForm,
    ModuleSource,
};
use wavelift_amdgpu::{Image, ValueKind};
use wavelift_codegen::ir::{FunctionDecl, MachineModel, Module};
use wavelift_gcn::compile::{CompiledKernel, Options, WAVE_SIZE, compile_module};
use wavelift_gcn::sim::{Device, DispatchOptions, ModuleId};
use wavelift_simulator::Geometry;

/// A loaded code object.
struct LoadedObject {
    /// Name of the module; empty if only the code object is known.
    module: String,
    id: ModuleId,
    kernels: Vec<LoadedKernel>,
    /// Kernels that could not be compiled, with the reason.
    failed: Vec<(String, String)>,
}

struct LoadedKernel {
    name: String,
    formals: Vec<Formal>,
    group_bytes: u32,
    /// Source file, and the line of each byte offset at which another line begins.
    source: String,
    lines: Vec<(u32, u32)>,
}

/// Runs kernels on the gfx900 simulator.
#[derive(Default)]
pub struct GcnExecutor {
    compile: Options,
    dispatch: DispatchOptions,
    device: Device,
    executables: Vec<Vec<LoadedObject>>,
    buffers: u32,
    fault: Option<(String, u32)>,
}

impl LoadedObject {
    fn compiled(module: &Module, id: ModuleId, kernels: &[CompiledKernel]) -> LoadedObject {
        let kernels = kernels.iter().filter_map(|kernel| {
            let func = module.functions.values().find_map(|decl| match decl {
                FunctionDecl::Defined(func) if func.name == kernel.name => Some(func),
                _ => None,
            })?;
            let place = |p: &wavelift_codegen::ir::Param| Formal {
                offset: p.offset as usize,
                bytes: p.bytes() as usize,
            };
            let lines = kernel.code.lines.iter();
            Some(LoadedKernel {
                name: kernel.name.clone(),
                formals: func.params.iter().map(place).collect(),
                group_bytes: kernel.group_bytes,
                source: func.source_name.clone(),
                lines: lines.map(|(offset, loc)| (*offset, loc.0)).collect(),
            })
        });
        LoadedObject {
            module: module.name.clone(),
            id,
            kernels: kernels.collect(),
            failed: Vec::new(),
        }
    }

    fn from_image(id: ModuleId, image: &Image) -> LoadedObject {
        let kernels = image.kernels.iter().map(|kernel| {
            let arguments = kernel.metadata.arguments.iter();
            let explicit = arguments.filter(|a| {
                matches!(
                    a.kind,
                    ValueKind::ByValue | ValueKind::GlobalBuffer | ValueKind::DynamicSharedPointer
                )
            });
            LoadedKernel {
                name: kernel.metadata.name.clone(),
                formals: explicit
                    .map(|a| Formal {
                        offset: a.offset as usize,
                        bytes: a.size as usize,
                    })
                    .collect(),
                group_bytes: kernel.descriptor.group_segment_fixed_size,
                source: String::new(),
                lines: Vec::new(),
            }
        });
        LoadedObject {
            module: String::new(),
            id,
            kernels: kernels.collect(),
            failed: Vec::new(),
        }
    }
}

impl LoadedKernel {
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

impl GcnExecutor {
    /// An executor with an empty device.
    pub fn new(compile: Options, dispatch: DispatchOptions) -> GcnExecutor {
        GcnExecutor {
            compile,
            dispatch,
            ..GcnExecutor::default()
        }
    }

    fn find(&self, kernel: KernelRef<'_>) -> Result<(&LoadedObject, &LoadedKernel), ExecError> {
        let rejected = |what: String| Err(ExecError::Rejected(what));
        let Some(objects) = self.executables.get(kernel.executable.0 as usize) else {
            return rejected("no such executable".to_owned());
        };
        let module = kernel.module.map(|name| name.trim_start_matches('&'));
        let name = kernel.kernel.map(|name| name.trim_start_matches('&'));
        let mut found = Vec::new();
        for object in objects {
            if module.is_some_and(|module| module != object.module) {
                continue;
            }
            if let Some((name, why)) = object
                .failed
                .iter()
                .find(|(failed, _)| name.is_none_or(|name| name == failed))
            {
                return Err(ExecError::NotSupported(format!("kernel &{name}: {why}")));
            }
            let kernels = object.kernels.iter();
            found.extend(
                kernels
                    .filter(|k| name.is_none_or(|name| name == k.name))
                    .map(|k| (object, k)),
            );
        }
        match found.pop() {
            Some(one) if found.is_empty() => Ok(one),
            Some(_) => rejected("the kernel is not named, and there are several".to_owned()),
            None => rejected(format!("there is no kernel {}", name.unwrap_or("at all"))),
        }
    }

    fn load_object(&mut self, source: &ModuleSource) -> Result<LoadedObject, ExecError> {
        let name = source.path.display();
        let rejected = |what: String| ExecError::Rejected(format!("{name}: {what}"));
        let image = Image::read(&source.bytes).map_err(|error| rejected(error.to_string()))?;
        let id = self
            .device
            .load(&source.bytes)
            .map_err(|error| rejected(error.to_string()))?;
        Ok(LoadedObject::from_image(id, &image))
    }

    fn load_module(&mut self, ir: &Module) -> Result<LoadedObject, ExecError> {
        if ir.model == MachineModel::Small {
            let what = "not supported yet: the small machine model on gfx900";
            return Err(ExecError::NotSupported(what.to_owned()));
        }
        let compiled =
            compile_module(ir, &self.compile).map_err(|error| ExecError::Rejected(error.to_string()))?;
        if compiled.kernels.is_empty() {
            // There is no code object without a kernel.
            return match compiled.failed.first() {
                Some((name, error)) => Err(ExecError::NotSupported(format!("kernel &{name}: {error}"))),
                None => Err(ExecError::Rejected("the module has no kernel".to_owned())),
            };
        }
        let id = self
            .device
            .load(&compiled.object)
            .map_err(|error| ExecError::Internal(error.to_string()))?;
        let mut object = LoadedObject::compiled(ir, id, &compiled.kernels);
        object.failed = compiled
            .failed
            .into_iter()
            .map(|(name, error)| (name, error.to_string()))
            .collect();
        Ok(object)
    }
}

impl Executor for GcnExecutor {
    fn wave_size(&self) -> u32 {
        WAVE_SIZE
    }

    fn allocate(&mut self, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let name = self.buffers.to_string();
        self.buffers += 1;
        let buffer = self
            .device
            .allocate(&name, bytes)
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
        for source in programs.iter().flatten() {
            executable.push(if source.form == ModuleForm::CodeObject {
                self.load_object(source)?
            } else {
                let module = source_to_ir(source, WAVE_SIZE)?;
                loaded.observes_wave_size |= module.observes_wave_size;
                self.load_module(&module.ir)?
            });
        }
        self.executables.push(executable);
        Ok(loaded)
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        Ok(self.find(kernel)?.1.group_bytes)
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        self.fault = None;
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let (object, kernel) = self.find(launch.kernel)?;
        let kernarg = launch
            .kernarg
            .placed_at(&kernel.formals)
            .map_err(|mismatch| ExecError::Rejected(mismatch.to_string()))?;
        let (id, name) = (object.id, kernel.name.clone());
        let stats = self.device.dispatch_geometry(
            id,
            &name,
            &geometry,
            launch.dynamic_group_bytes,
            &kernarg,
            &self.dispatch,
        );
        match stats {
            Ok(stats) => Ok(LaunchStats {
                instructions: stats.instructions,
            }),
            Err(error) => {
                let entry = self.device.kernel(id, &name).map_or(0, |kernel| kernel.entry);
                let pc = error.site().and_then(|site| site.pc);
                let (_, kernel) = self.find(launch.kernel)?;
                let place = pc
                    .and_then(|pc| pc.checked_sub(entry))
                    .and_then(|at| kernel.place(at));
                self.fault = place.clone();
                Err(stopped(error.map_site(|site| site.source = place)))
            }
        }
    }

    fn fault_place(&self) -> Option<(String, u32)> {
        self.fault.clone()
    }

    fn create_signal(&mut self, initial: i64) -> Result<u64, ExecError> {
        runtime::create_signal(self, initial)
    }

    fn store_signal(&mut self, signal: u64, value: i64) -> Result<(), ExecError> {
        runtime::store_signal(self, signal, value)
    }

    fn load_signal(&mut self, signal: u64) -> Result<i64, ExecError> {
        runtime::load_signal(self, signal)
    }

    fn create_queue(&mut self, size: u32) -> Result<u64, ExecError> {
        runtime::create_queue(self, size)
    }
}
