//! Code objects of clang, and any others, that run the cases of the kernel corpus on the simulators.

use super::clang::{Target, compile};
use std::collections::HashMap;
use std::path::Path;
use wavelift::case::{
    DeviceAddress, ExecError, Executor, KernelRef, Launch, LaunchStats, Loaded, LoadedId, ModuleSource,
};
use wavelift_amdgpu_sim::DispatchStats;
use wavelift_simulator::{DeviceMemory, Geometry, Limits, SimError, WaveOrder};

/// A simulated processor that clang compiles for.
pub trait Processor: Default {
    /// A loaded code object.
    type Module: Copy;

    fn memory(&mut self) -> &mut DeviceMemory;
    fn load(&mut self, code: &[u8]) -> Result<Self::Module, String>;
    fn group_bytes(&self, module: Self::Module, kernel: &str) -> Option<u32>;
    /// Runs a kernel with limits; the flag says whether cycles are modelled.
    fn dispatch(
        &mut self,
        kernel: (Self::Module, &str),
        geometry: &Geometry,
        dynamic_group: u32,
        kernarg: &[u8],
        options: (Limits, bool),
    ) -> Result<DispatchStats, SimError>;
}

/// Implements [`Processor`] for the device of a backend.
macro_rules! processor {
    ($backend:ident, $($option:ident: $value:expr),*) => {
        impl Processor for $backend::Device {
            type Module = $backend::ModuleId;

            fn memory(&mut self) -> &mut DeviceMemory {
                self.memory_mut()
            }

            fn load(&mut self, code: &[u8]) -> Result<Self::Module, String> {
                $backend::Device::load(self, code).map_err(|error| error.to_string())
            }

            fn group_bytes(&self, module: Self::Module, kernel: &str) -> Option<u32> {
                Some(self.kernel(module, kernel)?.descriptor.group_segment_fixed_size)
            }

            fn dispatch(
                &mut self,
                (module, kernel): (Self::Module, &str),
                geometry: &Geometry,
                dynamic_group: u32,
                kernarg: &[u8],
                (limits, cycles): (Limits, bool),
            ) -> Result<DispatchStats, SimError> {
                let options = $backend::DispatchOptions {
                    limits,
                    cycles,
                    $($option: $value,)*
                    ..Default::default()
                };
                self.dispatch_geometry(module, kernel, geometry, dynamic_group, kernarg, &options)
            }
        }
    };
}

processor!(wavelift_gcn_sim,);
processor!(wavelift_rdna4_sim, scalar_guards: false);

/// Compiles the OpenCL source of a case's module instead of reading the module.
pub struct ClangExecutor<P: Processor> {
    device: P,
    target: Target,
    level: &'static str,
    limits: Limits,
    /// Whether cycles are modelled.
    pub cycles: bool,
    /// The code object to run instead of compiling one.
    pub object: Option<Vec<u8>>,
    modules: HashMap<u32, P::Module>,
    /// What dispatches have cost.
    pub counts: Counts,
    /// The kernels of the dispatches.
    #[allow(dead_code)] // Only the benchmark reads it.
    pub kernels: Vec<String>,
}

/// What dispatches cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Wave instructions.
    pub instructions: u64,
    /// Waits for memory directly after a load.
    #[allow(dead_code)] // Only the benchmark reads it.
    pub exposed_waits: u64,
    /// Modelled cycles, if they are.
    #[allow(dead_code)]
    pub cycles: u64,
    /// Lanes of vector instructions.
    #[allow(dead_code)] // Only the tests read these two.
    pub lanes: u64,
    /// Time on the simulator.
    #[allow(dead_code)]
    pub seconds: f64,
}

impl<P: Processor> ClangExecutor<P> {
    /// An executor with an empty device.
    pub fn new(target: Target, level: &'static str, order: WaveOrder) -> Self {
        let limits = Limits {
            order,
            ..Limits::default()
        };
        Self {
            device: P::default(),
            target,
            level,
            limits,
            cycles: false,
            object: None,
            modules: HashMap::new(),
            counts: Counts::default(),
            kernels: Vec::new(),
        }
    }

    fn module(&self, kernel: KernelRef<'_>) -> Result<(P::Module, String), ExecError> {
        let module = self.modules.get(&kernel.executable.0).copied();
        let name = kernel.kernel.map(|name| name.trim_start_matches('&').to_owned());
        module
            .zip(name)
            .ok_or_else(|| ExecError::Rejected("no such kernel".into()))
    }
}

impl<P: Processor> Executor for ClangExecutor<P> {
    fn wave_size(&self) -> u32 {
        self.target.wave_size
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let memory = self.device.memory();
        let buffer = memory.allocate(name, bytes).map_err(ExecError::Internal)?;
        Ok(DeviceAddress(memory.address(buffer)))
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.device
            .memory()
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
        let [program] = programs else {
            return Err(ExecError::NotSupported("several programs".into()));
        };
        let [module] = program.as_slice() else {
            return Err(ExecError::NotSupported("several modules".into()));
        };
        let stem = module.path.file_stem().unwrap_or_default();
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let source = root.join("kernels/cl").join(stem).with_extension("cl");
        let code = match &self.object {
            Some(object) => object.clone(),
            None => compile(&source, self.level, self.target).map_err(ExecError::Rejected)?,
        };
        let id = self.device.load(&code).map_err(ExecError::Rejected)?;
        let number = self.modules.len() as u32;
        self.modules.insert(number, id);
        Ok(Loaded {
            id: LoadedId(number),
            address_bytes: 8,
            observes_wave_size: false,
        })
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        let (module, name) = self.module(kernel)?;
        Ok(self.device.group_bytes(module, &name).unwrap_or(0))
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let (module, name) = self.module(launch.kernel)?;
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let kernarg = launch.kernarg.bytes();
        let start = std::time::Instant::now();
        let stats = self
            .device
            .dispatch(
                (module, &name),
                &geometry,
                launch.dynamic_group_bytes,
                kernarg,
                (self.limits, self.cycles),
            )
            .map_err(|error| ExecError::QueueError(error.to_string()))?;
        self.kernels.push(name);
        self.counts.seconds += start.elapsed().as_secs_f64();
        self.counts.instructions += stats.instructions;
        self.counts.exposed_waits += stats.exposed_waits;
        self.counts.cycles += stats.cycles;
        self.counts.lanes += stats.valu_lanes + stats.vmem_lanes + stats.lds_lanes;
        Ok(LaunchStats {
            instructions: stats.instructions,
        })
    }
}
