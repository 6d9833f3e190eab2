//! A device of this simulator as a machine that launches go to ([`wavelift_simulator::machine`]).

use crate::device::{Device, DispatchOptions, ModuleId};
use crate::launch;
use crate::machine::Machine as Processor;
use wavelift_amdgpu::elf::ReadError;
use wavelift_amdgpu::isa::{Feature, Isa};
use wavelift_amdgpu::metadata::{Argument, ValueKind};
use wavelift_amdgpu::{Image, TargetId, images};
use wavelift_codegen::divergence::watch::Seen;
use wavelift_images::layout::{MachineImage, SAMPLER_DESCRIPTOR_BYTES};
use wavelift_images::{Permission, Sampler, View};
use wavelift_simulator::binding::BindError;
use wavelift_simulator::machine::{
    ArgumentInfo, Handle, KernelInfo, Launch, LoadError, LoadedId, Machine, MachineOptions, Program, RunStats,
};
use wavelift_simulator::{DeviceMemory, SimError};

/// A device with the programs that were loaded into it.
pub struct AmdMachine<M: Processor> {
    device: Device<M>,
    options: DispatchOptions,
    programs: Vec<Loaded>,
    /// The instruction set of the processor.
    isa: Option<Isa>,
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
            isa: M::PROCESSORS
                .first()
                .and_then(|processor| Isa::of_processor(processor)),
        }
    }

    /// The instruction set, if it has images. Without them code computes addresses by itself, from what descriptors are followed by.
    fn image_isa(&self) -> Option<Isa> {
        self.isa.filter(|isa| isa.has_feature(Feature::Images))
    }
}

/// Words as bytes.
fn bytes<const W: usize, const B: usize>(words: [u32; W]) -> [u8; B] {
    std::array::from_fn(|byte| words[byte / 4].to_le_bytes()[byte % 4])
}

/// An empty device, for a registry.
pub fn new_machine<M: Processor + 'static>(options: &MachineOptions) -> Box<dyn Machine> {
    let mut machine = AmdMachine::<M>::new(DispatchOptions {
        limits: options.limits,
        ..DispatchOptions::default()
    });
    let processor = options.target.split(':').next().unwrap_or(options.target);
    machine.isa = Isa::of_processor(processor).or(machine.isa);
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

/// What metadata says of an argument.
fn argument_info(argument: &Argument) -> ArgumentInfo {
    ArgumentInfo {
        name: argument.name.clone(),
        offset: argument.offset,
        bytes: argument.size,
        integer: match argument.kind {
            ValueKind::GlobalBuffer => Some("the address of a buffer"),
            ValueKind::DynamicSharedPointer => Some("an offset in group memory"),
            ValueKind::Image => Some("the handle of an image"),
            ValueKind::Sampler => Some("the handle of a sampler"),
            ValueKind::Queue => Some("the address of a queue"),
            _ => None,
        },
        handle: match (&argument.kind, argument.access.as_deref()) {
            (ValueKind::Sampler, _) => Some(Handle::Sampler),
            (ValueKind::Image, Some("read_only")) => Some(Handle::Image(Permission::ReadOnly)),
            (ValueKind::Image, Some("write_only")) => Some(Handle::Image(Permission::WriteOnly)),
            (ValueKind::Image, Some("read_write")) => Some(Handle::Image(Permission::ReadWrite)),
            _ => None,
        },
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
            arguments: Some(arguments.map(argument_info).collect()),
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

    fn load_together(&mut self, objects: &[&[u8]]) -> Result<Vec<LoadedId>, BindError<LoadError>> {
        let mut all = Vec::new();
        for (index, bytes) in objects.iter().enumerate() {
            let image =
                Image::read(bytes).map_err(|error| BindError::Object(index, LoadError::rejected(error)))?;
            all.push(kernels(&image));
        }
        let ids = self.device.load_together(objects);
        let ids = ids.map_err(|error| error.map(refused))?;
        let first = self.programs.len();
        let own = false;
        let loaded = ids.into_iter().zip(all);
        self.programs
            .extend(loaded.map(|(id, kernels)| Loaded { id, kernels, own }));
        Ok((first..self.programs.len()).map(LoadedId).collect())
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

    fn define(&mut self, symbol: &str, address: u64) {
        self.device.define(symbol, address);
    }

    fn place_image(&self, view: &mut View) -> Result<(), String> {
        if let Some(isa) = self.image_isa() {
            images::place(isa, view);
        }
        Ok(())
    }

    fn image_descriptor(&mut self, view: &View, _: Permission) -> Result<MachineImage, String> {
        let Some(isa) = self.image_isa() else {
            return Ok(MachineImage::default());
        };
        Ok(MachineImage {
            descriptor: bytes(images::describe(isa, view)?),
            missing: images::missing(view),
        })
    }

    fn sampler_descriptor(&self, sampler: &Sampler) -> Result<[u8; SAMPLER_DESCRIPTOR_BYTES], String> {
        let words = self.image_isa().map(|isa| images::describe_sampler(isa, sampler));
        Ok(bytes(words.unwrap_or_default()))
    }

    fn memory(&mut self) -> &mut DeviceMemory {
        self.device.memory_mut()
    }

    fn model_cycles(&mut self, wanted: bool) -> bool {
        self.options.cycles = wanted;
        true
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
            cycles: self.options.cycles.then_some(stats.cycles),
        })
    }

    fn function_at(&self, id: LoadedId, offset: u64) -> Option<(&str, u64)> {
        self.device.function_at(self.programs.get(id.0)?.id, offset)
    }

    fn seen(&self, id: LoadedId) -> Option<&Seen> {
        self.device.seen(self.programs.get(id.0)?.id)
    }
}
