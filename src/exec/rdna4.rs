//! gfx1200 and gfx1201 as an executor.

use super::Refused;
use super::amd::{AmdExecutor, AmdMachine, Compiled};
use crate::case::{ExecError, Launch};
use wavelift_codegen::ir::Module;
use wavelift_rdna4::compile::{CompileError, Options, compile_module};
use wavelift_rdna4_sim::{Device, DispatchOptions, ModuleId, Seen};
use wavelift_simulator::memory::DeviceMemory;
use wavelift_simulator::{Geometry, SimError};

/// The RDNA4 backend and its simulator.
#[derive(Default)]
pub struct Rdna4Machine {
    compile: Options,
    dispatch: DispatchOptions,
    device: Device,
    /// Code that this compiler has made. That of others need not guard scalar registers: LLVM 19 does not.
    own: Vec<ModuleId>,
}

/// Runs kernels on the RDNA4 simulator.
pub type Rdna4Executor = AmdExecutor<Rdna4Machine>;

impl AmdExecutor<Rdna4Machine> {
    /// An executor with an empty device.
    pub fn new(compile: Options, dispatch: DispatchOptions) -> Rdna4Executor {
        AmdExecutor::with_machine(Rdna4Machine {
            compile,
            dispatch,
            ..Rdna4Machine::default()
        })
    }

    /// What watching has shown, by code object, if the compiler's options ask for it.
    pub fn seen(&self) -> impl Iterator<Item = &Seen> {
        self.modules().filter_map(|id| self.machine.device.seen(id))
    }
}

impl AmdMachine for Rdna4Machine {
    type Module = ModuleId;

    fn wave_size(&self) -> u32 {
        self.compile.wave.lanes()
    }

    fn compile(&mut self, module: &Module) -> Result<Compiled<ModuleId>, Refused> {
        let compiled = compile_module(module, &self.compile)
            .map_err(|error| Refused::program(error.to_string(), error.help(), error.is_internal()))?;
        let why =
            |error: &CompileError| Refused::kernel(error.to_string(), error.help(), error.is_internal());
        if let Some((name, error)) = compiled.failed.iter().find(|(_, error)| error.is_internal()) {
            return Err(why(error).of_kernel(name));
        }
        let mut loaded = None;
        if !compiled.kernels.is_empty() {
            let id = self.load(&compiled.object).map_err(ExecError::Internal)?;
            if self.compile.watch {
                self.device.watch(id, compiled.watched());
            }
            self.own.push(id);
            loaded = Some(id);
        }
        let functions = compiled.functions.iter();
        Ok(Compiled {
            module: loaded,
            functions: functions
                .map(|(_, f)| (f.func, f.name.clone(), f.code.lines.clone()))
                .collect(),
            kernels: compiled
                .kernels
                .iter()
                .map(|kernel| (kernel.name.clone(), kernel.code.lines.clone(), kernel.group_bytes))
                .collect(),
            failed: compiled
                .failed
                .iter()
                .map(|(name, error)| (name.clone(), why(error)))
                .collect(),
        })
    }

    fn load(&mut self, bytes: &[u8]) -> Result<ModuleId, String> {
        self.device.load(bytes).map_err(|error| error.to_string())
    }

    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, String> {
        let buffer = self
            .device
            .allocate(name, bytes)
            .map_err(|error| error.to_string())?;
        Ok(self.device.address(buffer))
    }

    fn memory(&mut self) -> &mut DeviceMemory {
        self.device.memory_mut()
    }

    fn function_at(&self, module: ModuleId, pc: u64) -> Option<(&str, u64)> {
        self.device.function_at(module, pc)
    }

    fn run(
        &mut self,
        module: ModuleId,
        kernel: &str,
        geometry: &Geometry,
        kernarg: &[u8],
        launch: &Launch<'_>,
    ) -> Result<u64, SimError> {
        let mut options = self.dispatch;
        options.limits.deadline = launch.deadline.or(options.limits.deadline);
        options.packet_id = launch.packet.id;
        options.completion_signal = launch.packet.completion_signal;
        options.scalar_guards &= self.own.contains(&module);
        let group = launch.dynamic_group_bytes;
        let stats = self
            .device
            .dispatch_geometry(module, kernel, geometry, group, kernarg, &options)?;
        Ok(stats.instructions)
    }
}
