//! A device of this simulator as a machine that launches go to ([`wavelift_simulator::machine`]).

use crate::device::{self, Device, DispatchOptions, ModuleId, graphics_address};
use wavelift_codegen::divergence::watch::Seen;
use wavelift_gen7::elf::{Argument, ArgumentKind, Image, ImageAccess, ImageKernel, ReadError};
use wavelift_gen7::images;
use wavelift_gen7::subtarget::{HSW, IVB, Subtarget};
use wavelift_gen7::validate::{Rule, check_code};
use wavelift_images::layout::{IMAGE_DESCRIPTOR_BYTES, MachineImage, SAMPLER_DESCRIPTOR_BYTES};
use wavelift_images::{Permission, Sampler, View};
use wavelift_simulator::binding::BindError;
use wavelift_simulator::machine::{
    ArgumentInfo, Handle, KernelInfo, Launch, LoadError, LoadedId, Machine, MachineOptions, Program, RunStats,
};
use wavelift_simulator::{DeviceMemory, SimError};

/// A device with the programs that were loaded into it.
pub struct Gen7Machine {
    device: Device,
    options: DispatchOptions,
    /// Code may break rules of the manual that hardware does not notice.
    unchecked: bool,
    programs: Vec<(ModuleId, Vec<KernelInfo>)>,
}

impl Gen7Machine {
    /// An empty Ivy Bridge whose dispatches have these options.
    pub fn new(options: DispatchOptions) -> Gen7Machine {
        Gen7Machine::of(&IVB, options)
    }

    /// An empty device of a machine, whose dispatches have these options.
    pub fn of(machine: &'static Subtarget, options: DispatchOptions) -> Gen7Machine {
        Gen7Machine {
            device: Device::of(machine),
            options,
            unchecked: false,
            programs: Vec::new(),
        }
    }

    /// Takes code that breaks rules of the manual that hardware does not notice: tests damage some.
    #[must_use]
    pub fn unchecked(mut self) -> Gen7Machine {
        self.unchecked = true;
        self
    }

    /// What the note of an object says of kernels, if its code keeps the rules of the manual.
    fn checked_kernels(&self, bytes: &[u8]) -> Result<Vec<KernelInfo>, LoadError> {
        let image = Image::read(bytes).map_err(LoadError::rejected)?;
        if !self.unchecked {
            check(&image)?;
        }
        let info = |kernel: &ImageKernel| KernelInfo {
            name: kernel.info.name.clone(),
            group_bytes: kernel.info.group_bytes,
            arguments: Some(kernel.info.arguments.iter().map(argument_info).collect()),
        };
        Ok(image.kernels.iter().map(info).collect())
    }
}

/// An empty Ivy Bridge, for a registry.
pub fn new_machine(options: &MachineOptions) -> Box<dyn Machine> {
    machine_of(&IVB, options)
}

/// An empty Haswell, for a registry.
pub fn new_haswell(options: &MachineOptions) -> Box<dyn Machine> {
    machine_of(&HSW, options)
}

fn machine_of(machine: &'static Subtarget, options: &MachineOptions) -> Box<dyn Machine> {
    let options = DispatchOptions {
        limits: options.limits,
        ..DispatchOptions::default()
    };
    Box::new(Gen7Machine::of(machine, options))
}

/// What the note says of an argument.
fn argument_info(argument: &Argument) -> ArgumentInfo {
    ArgumentInfo {
        name: Some(argument.name.clone()),
        offset: argument.offset.into(),
        bytes: argument.bytes.into(),
        integer: match argument.kind {
            ArgumentKind::Value => None,
            ArgumentKind::Buffer(_) => Some("the address of a buffer"),
            ArgumentKind::Group { .. } => Some("an offset in group memory"),
            ArgumentKind::Image(_) => Some("the handle of an image"),
            ArgumentKind::Sampler => Some("the handle of a sampler"),
        },
        handle: match argument.kind {
            ArgumentKind::Image(ImageAccess::Read) => Some(Handle::Image(Permission::ReadOnly)),
            ArgumentKind::Image(ImageAccess::Write) => Some(Handle::Image(Permission::WriteOnly)),
            ArgumentKind::Image(ImageAccess::ReadWrite) => Some(Handle::Image(Permission::ReadWrite)),
            ArgumentKind::Sampler => Some(Handle::Sampler),
            _ => None,
        },
    }
}

/// What the manual forbids in the code of kernels and functions: hardware does not notice it.
fn check(image: &Image) -> Result<(), LoadError> {
    for symbol in image.symbols.iter().filter(|symbol| symbol.is_function) {
        let code = image.bytes_of(symbol).unwrap_or_default();
        let found = check_code(image.generation, code)
            .map_err(|error| LoadError::Rejected(format!("&{}: {error}", symbol.name)))?;
        // In linked code calls lead to other functions. A branch to no instruction is an error when it is taken.
        let mut found = found
            .iter()
            .filter(|violation| violation.rule != Rule::BranchTarget);
        if let Some(first) = found.next() {
            return Err(LoadError::Rejected(format!("&{}: {first}", symbol.name)));
        }
    }
    Ok(())
}

/// Why a code object does not get into memory.
fn refused(error: device::LoadError) -> LoadError {
    match error {
        device::LoadError::Read(ReadError::Undefined(name)) => LoadError::Undefined(name),
        error => LoadError::rejected(error),
    }
}

impl Machine for Gen7Machine {
    /// Takes a code object; its code has to keep the rules of the manual.
    fn load(&mut self, program: Program<'_>) -> Result<LoadedId, LoadError> {
        let Program::Object { bytes, watched, .. } = program else {
            return Err(LoadError::rejected("the machine runs code objects, not the IR"));
        };
        let kernels = self.checked_kernels(bytes)?;
        let id = self.device.load(bytes).map_err(refused)?;
        if !watched.is_empty() {
            self.device.watch(id, watched);
        }
        self.programs.push((id, kernels));
        Ok(LoadedId(self.programs.len() - 1))
    }

    fn load_together(&mut self, objects: &[&[u8]]) -> Result<Vec<LoadedId>, BindError<LoadError>> {
        let mut all = Vec::new();
        for (index, bytes) in objects.iter().enumerate() {
            let kernels = self.checked_kernels(bytes);
            all.push(kernels.map_err(|error| BindError::Object(index, error))?);
        }
        let ids = self.device.load_together(objects);
        let ids = ids.map_err(|error| error.map(refused))?;
        let first = self.programs.len();
        self.programs.extend(ids.into_iter().zip(all));
        Ok((first..self.programs.len()).map(LoadedId).collect())
    }

    fn kernels(&self, id: LoadedId) -> Vec<KernelInfo> {
        self.programs
            .get(id.0)
            .map_or(Vec::new(), |(_, kernels)| kernels.clone())
    }

    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, SimError> {
        let buffer = self.device.allocate(name, bytes)?;
        Ok(self.device.address(buffer))
    }

    fn define(&mut self, symbol: &str, address: u64) {
        self.device.define(symbol, address);
    }

    fn place_image(&self, view: &mut View) -> Result<(), String> {
        images::place(view);
        Ok(())
    }

    /// The entry of the image's surface, of one that messages can do something with while the table has room.
    fn image_descriptor(&mut self, view: &View, permission: Permission) -> Result<MachineImage, String> {
        let generation = self.device.machine().generation;
        let base = graphics_address(view.base);
        let surface = images::describe(generation, view, permission, base);
        let missing = images::missing(generation, view, permission);
        let entry = surface
            .filter(|_| missing != images::NOTHING)
            .and_then(|surface| self.device.bind(surface));
        let mut descriptor = [0; IMAGE_DESCRIPTOR_BYTES];
        descriptor[..4].copy_from_slice(&entry.unwrap_or(0).to_le_bytes());
        Ok(MachineImage {
            descriptor,
            missing: entry.map_or(images::NOTHING, |_| missing),
        })
    }

    fn sampler_descriptor(&self, sampler: &Sampler) -> Result<[u8; SAMPLER_DESCRIPTOR_BYTES], String> {
        let entry = images::sampler_entry(sampler) << images::SAMPLER_ENTRY_BIT;
        let mut descriptor = [0; SAMPLER_DESCRIPTOR_BYTES];
        descriptor[..4].copy_from_slice(&entry.to_le_bytes());
        Ok(descriptor)
    }

    fn memory(&mut self) -> &mut DeviceMemory {
        self.device.memory_mut()
    }

    fn dispatch(&mut self, id: LoadedId, kernel: &str, launch: &Launch<'_>) -> Result<RunStats, SimError> {
        let Some((module, _)) = self.programs.get(id.0) else {
            let what = "no such program".to_owned();
            return Err(SimError::Launch { what });
        };
        let mut options = self.options.clone();
        options.limits.deadline = launch.deadline.or(options.limits.deadline);
        options.packet_id = launch.packet_id;
        options.completion_signal = launch.completion_signal;
        let stats = self.device.dispatch_geometry(
            *module,
            kernel,
            launch.geometry,
            launch.dynamic_group_bytes,
            launch.kernarg,
            &options,
        )?;
        Ok(RunStats {
            instructions: stats.instructions,
            ..RunStats::default()
        })
    }

    fn function_at(&self, id: LoadedId, offset: u64) -> Option<(&str, u64)> {
        let (module, _) = self.programs.get(id.0)?;
        self.device.function_at(*module, offset)
    }

    fn seen(&self, id: LoadedId) -> Option<&Seen> {
        let (module, _) = self.programs.get(id.0)?;
        self.device.seen(*module)
    }
}
