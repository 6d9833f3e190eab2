//! The simulator as a machine of a registry ([`wavelift_simulator::machine`]): it loads objects and runs their kernels.

use crate::object::Image;
use crate::sim;
use wavelift_simulator::machine::{
    KernelInfo, Launch, LoadError, LoadedId, Machine, MachineOptions, Program, RunStats,
};
use wavelift_simulator::{DeviceMemory, Limits, SimError};

/// A device with the programs that were loaded into it.
struct Device {
    memory: DeviceMemory,
    limits: Limits,
    programs: Vec<Image>,
}

/// An empty device, for a registry.
pub fn new_machine(options: &MachineOptions) -> Box<dyn Machine> {
    Box::new(Device {
        memory: sim::memory(),
        limits: options.limits,
        programs: Vec::new(),
    })
}

impl Machine for Device {
    fn load(&mut self, program: Program<'_>) -> Result<LoadedId, LoadError> {
        let Program::Object { bytes, .. } = program else {
            return Err(LoadError::rejected("the machine runs code objects, not the IR"));
        };
        self.programs
            .push(Image::read(bytes).map_err(LoadError::rejected)?);
        Ok(LoadedId(self.programs.len() - 1))
    }

    fn kernels(&self, id: LoadedId) -> Vec<KernelInfo> {
        let kernels = self
            .programs
            .get(id.0)
            .into_iter()
            .flat_map(|image| &image.kernels);
        let info = kernels.map(|kernel| KernelInfo {
            name: kernel.name.clone(),
            group_bytes: 0,
            arguments: None,
        });
        info.collect()
    }

    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, SimError> {
        let buffer = self.memory.allocate(name, bytes);
        let buffer = buffer.map_err(|what| SimError::Limit { what })?;
        Ok(self.memory.address(buffer))
    }

    fn memory(&mut self) -> &mut DeviceMemory {
        &mut self.memory
    }

    fn dispatch(&mut self, id: LoadedId, kernel: &str, launch: &Launch<'_>) -> Result<RunStats, SimError> {
        let kernels = self
            .programs
            .get(id.0)
            .into_iter()
            .flat_map(|image| &image.kernels);
        let Some(found) = kernels.into_iter().find(|known| known.name == kernel) else {
            return Err(SimError::Launch {
                what: format!("no kernel &{kernel}"),
            });
        };
        if launch.dynamic_group_bytes > 0 {
            return Err(SimError::Launch {
                what: "the machine has no group memory".to_owned(),
            });
        }
        let limits = Limits {
            deadline: launch.deadline.or(self.limits.deadline),
            ..self.limits
        };
        let stats = sim::run(&mut self.memory, found, launch.geometry, launch.kernarg, &limits)?;
        Ok(RunStats {
            instructions: stats.steps,
            ..RunStats::default()
        })
    }
}
