//! A device of this simulator as a machine that launches go to ([`wavelift_simulator::machine`]).

use crate::device::{Device, DispatchOptions, ModuleId};
use crate::launch;
use crate::machine::Machine as Processor;
use wavelift_amdgpu::elf::ReadError;
use wavelift_amdgpu::{Image, TargetId};
use wavelift_codegen::divergence::watch::Seen;
use wavelift_simulator::machine::{
    KernelInfo, Launch, LoadError, LoadedId, Machine, MachineOptions, Program, RunStats,
};
use wavelift_simulator::{DeviceMemory, SimError};

/// A device with the programs that were loaded into it.
pub struct AmdMachine<M: Processor> {
    device: Device<M>,
    options: DispatchOptions,
    programs: Vec<Loaded>,
}

/// A loaded code object.
struct Loaded {
    id: ModuleId,
    kernels: Vec<KernelInfo>,
    /// Made by this compiler, which guards scalar registers. LLVM 19 does not.
    own: bool,
}

impl<M: Processor> AmdMachine<M> {
    /// An empty device whose dispatches have these options.
    pub fn new(options: DispatchOptions) -> AmdMachine<M> {
        AmdMachine {
            device: Device::new(),
            options,
            programs: Vec::new(),
        }
    }
}

/// An empty device, for a registry.
pub fn new_machine<M: Processor + 'static>(options: &MachineOptions) -> Box<dyn Machine> {
    let mut machine = AmdMachine::<M>::new(DispatchOptions {
        limits: options.limits,
        ..DispatchOptions::default()
    });
    if let Some((processor, settings)) = options.target.split_once(':')
        && let Ok(target) = TargetId::of_processor(processor).with_settings(settings)
    {
        machine.device.set_target(target);
    }
    Box::new(machine)
}

/// Why a code object does not get into memory.
fn refused(error: launch::LoadError) -> LoadError {
    match error {
        launch::LoadError::Read(ReadError::Undefined(name)) => LoadError::Undefined(name),
        error => LoadError::rejected(error),
    }
}

/// What metadata and descriptors say of kernels.
fn kernels(image: &Image) -> Vec<KernelInfo> {
    let info = |kernel: &wavelift_amdgpu::elf::ImageKernel| {
        let arguments = kernel.metadata.arguments.iter();
        let arguments = arguments.filter(|argument| !argument.kind.is_hidden());
        KernelInfo {
            name: kernel.metadata.name.clone(),
            group_bytes: kernel.descriptor.group_segment_fixed_size,
            arguments: Some(
                arguments
                    .map(|argument| (argument.offset, argument.size))
                    .collect(),
            ),
        }
    };
    image.kernels.iter().map(info).collect()
}

impl<M: Processor> Machine for AmdMachine<M> {
    fn load(&mut self, program: Program<'_>) -> Result<LoadedId, LoadError> {
        let Program::Object { bytes, watched, own } = program else {
            return Err(LoadError::rejected("the machine runs code objects, not the IR"));
        };
        let image = Image::read(bytes).map_err(LoadError::rejected)?;
        let id = self.device.load(bytes).map_err(refused)?;
        if !watched.is_empty() {
            self.device.watch(id, watched);
        }
        let kernels = kernels(&image);
        self.programs.push(Loaded { id, kernels, own });
        Ok(LoadedId(self.programs.len() - 1))
    }

    fn kernels(&self, id: LoadedId) -> Vec<KernelInfo> {
        self.programs
            .get(id.0)
            .map_or(Vec::new(), |loaded| loaded.kernels.clone())
    }

    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, SimError> {
        let buffer = self.device.allocate(name, bytes)?;
        Ok(self.device.address(buffer))
    }

    fn memory(&mut self) -> &mut DeviceMemory {
        self.device.memory_mut()
    }

    fn dispatch(&mut self, id: LoadedId, kernel: &str, launch: &Launch<'_>) -> Result<RunStats, SimError> {
        let Some(loaded) = self.programs.get(id.0) else {
            let what = "no such program".to_owned();
            return Err(SimError::Launch { what });
        };
        let mut options = self.options;
        options.limits.deadline = launch.deadline.or(options.limits.deadline);
        options.packet_id = launch.packet_id;
        options.completion_signal = launch.completion_signal;
        options.scalar_guards &= loaded.own;
        let stats = self.device.dispatch_geometry(
            loaded.id,
            kernel,
            launch.geometry,
            launch.dynamic_group_bytes,
            launch.kernarg,
            &options,
        )?;
        Ok(RunStats {
            instructions: stats.instructions,
            flow: stats.flow,
        })
    }

    fn function_at(&self, id: LoadedId, offset: u64) -> Option<(&str, u64)> {
        self.device.function_at(self.programs.get(id.0)?.id, offset)
    }

    fn seen(&self, id: LoadedId) -> Option<&Seen> {
        self.device.seen(self.programs.get(id.0)?.id)
    }
}
