//! The gfx900 backend as an executor: modules are compiled to code objects, and the simulator runs their bytes.

use super::source_to_ir;
use crate::case::{
    DeviceAddress, ExecError, Executor, Formal, KernelRef, Launch, LaunchStats, Loaded, LoadedId,
    ModuleSource,
};
use std::collections::HashMap;
use wavelift_codegen::ir::{FunctionKind, MachineModel, Module, layout_symbols};
use wavelift_gcn::compile::{Options, WAVE_SIZE, compile_module};
use wavelift_gcn::sim::{Device, DispatchOptions, ModuleId};
use wavelift_simulator::{Geometry, SimError};

struct Compiled {
    module: Module,
    id: ModuleId,
    /// Kernels that could not be compiled, with the reason.
    failed: HashMap<String, String>,
}

/// Runs kernels on the gfx900 simulator.
#[derive(Default)]
pub struct GcnExecutor {
    compile: Options,
    dispatch: DispatchOptions,
    device: Device,
    executables: Vec<Vec<Compiled>>,
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

    fn find(&self, kernel: KernelRef<'_>) -> Result<(&Compiled, String), ExecError> {
        let rejected = |what: String| Err(ExecError::Rejected(what));
        let Some(modules) = self.executables.get(kernel.executable.0 as usize) else {
            return rejected("no such executable".to_owned());
        };
        let mut found = Vec::new();
        for compiled in modules {
            let wanted = kernel.module.map(|name| name.trim_start_matches('&'));
            if wanted.is_some_and(|name| name != compiled.module.name) {
                continue;
            }
            for (_, func) in compiled.module.defined() {
                let name = kernel.kernel.map(|name| name.trim_start_matches('&'));
                if func.kind == FunctionKind::Kernel && name.is_none_or(|name| name == func.name) {
                    found.push((compiled, func.name.clone()));
                }
            }
        }
        match found.pop() {
            Some(one) if found.is_empty() => Ok(one),
            Some(_) => rejected("the kernel is not named, and there are several".to_owned()),
            None => rejected(format!(
                "there is no kernel {}",
                kernel.kernel.unwrap_or("at all")
            )),
        }
    }
}

fn stopped(error: SimError) -> ExecError {
    match error {
        SimError::Unsupported { .. } => ExecError::NotSupported(error.to_string()),
        SimError::Hang { ref what, .. } if what.contains("step limit") => ExecError::TimedOut,
        error => ExecError::QueueError(error.to_string()),
    }
}

impl Executor for GcnExecutor {
    fn wave_size(&self) -> u32 {
        WAVE_SIZE
    }

    fn allocate(&mut self, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let buffer = self
            .device
            .allocate("buffer", bytes)
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
            let module = source_to_ir(source, WAVE_SIZE)?;
            loaded.observes_wave_size |= module.observes_wave_size;
            if module.ir.model == MachineModel::Small {
                return Err(ExecError::NotSupported(
                    "the small machine model on gfx900".to_owned(),
                ));
            }
            let compiled = compile_module(&module.ir, &self.compile)
                .map_err(|error| ExecError::Rejected(error.to_string()))?;
            if compiled.kernels.is_empty()
                && let Some((name, error)) = compiled.failed.first()
            {
                return Err(ExecError::NotSupported(format!("kernel &{name}: {error}")));
            }
            let id = self
                .device
                .load(&compiled.object)
                .map_err(|error| ExecError::Internal(error.to_string()))?;
            let failed = compiled
                .failed
                .into_iter()
                .map(|(name, error)| (name, error.to_string()))
                .collect();
            executable.push(Compiled {
                module: module.ir,
                id,
                failed,
            });
        }
        self.executables.push(executable);
        Ok(loaded)
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        let (compiled, name) = self.find(kernel)?;
        let Some((id, _)) = compiled.module.defined().find(|(_, func)| func.name == name) else {
            return Ok(0);
        };
        let layout =
            layout_symbols(&compiled.module, id).map_err(|error| ExecError::Rejected(error.to_string()))?;
        Ok(layout.group_bytes)
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let (compiled, name) = self.find(launch.kernel)?;
        if let Some(why) = compiled.failed.get(&name) {
            return Err(ExecError::NotSupported(format!("kernel &{name}: {why}")));
        }
        let func = compiled.module.defined().find(|(_, func)| func.name == name);
        let formals: Vec<Formal> = func
            .map(|(_, func)| {
                let place = |p: &wavelift_codegen::ir::Param| Formal {
                    offset: p.offset as usize,
                    bytes: p.bytes() as usize,
                };
                func.params.iter().map(place).collect()
            })
            .unwrap_or_default();
        let kernarg = launch
            .kernarg
            .placed_at(&formals)
            .map_err(|mismatch| ExecError::Rejected(mismatch.to_string()))?;
        let id = compiled.id;
        let stats = self
            .device
            .dispatch_geometry(
                id,
                &name,
                &geometry,
                launch.dynamic_group_bytes,
                &kernarg,
                &self.dispatch,
            )
            .map_err(stopped)?;
        Ok(LaunchStats {
            instructions: stats.instructions,
        })
    }
}
