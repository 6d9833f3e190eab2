//! Code objects on their way into memory: what of it is the machines'.

use super::{Device, Module, ModuleId};
use crate::launch::LoadError;
use crate::machine::Machine;
use crate::op::Code;
use std::sync::Arc;
use wavelift_amdgpu::{Image, TargetId};
use wavelift_codegen::divergence::watch::Seen;
use wavelift_simulator::binding::BindError;
use wavelift_simulator::loading::{Loader, load_together};
use wavelift_simulator::{BufferId, DeviceMemory};

impl<M: Machine> Device<M> {
    /// Loads a linked code object for one of the machine's processors.
    ///
    /// # Errors
    /// [`LoadError`] if the file is damaged, for another processor, or too large, or uses a symbol that nobody defines.
    pub fn load(&mut self, code_object: &[u8]) -> Result<ModuleId, LoadError> {
        match self.load_together(&[code_object]) {
            Ok(ids) => Ok(ids[0]),
            Err(BindError::Object(_, error)) => Err(error),
            Err(twice) => Err(LoadError::Memory(twice.to_string())),
        }
    }

    /// Loads linked code objects that may use symbols of one another. Nothing stays in memory if one of them cannot be loaded.
    ///
    /// # Errors
    /// As [`Device::load`], for one of them; or a symbol that two of them define.
    pub fn load_together(&mut self, code_objects: &[&[u8]]) -> Result<Vec<ModuleId>, BindError<LoadError>> {
        let first = load_together(&mut Loading(self), code_objects)?;
        Ok((first..self.modules.len()).map(ModuleId).collect())
    }
}

/// A device while objects get into its memory.
struct Loading<'a, M: Machine>(&'a mut Device<M>);

impl<M: Machine> Loader for Loading<'_, M> {
    type Image = (Image, TargetId);
    type Module = Module<M>;
    type Error = LoadError;

    /// A code object that the device runs, and for which target it is.
    fn read(&self, object: &[u8]) -> Result<(Image, TargetId), LoadError> {
        let image = Image::read(object).map_err(LoadError::Read)?;
        let runs = |target: &TargetId| match &self.0.target {
            Some(machine) => machine.runs(target),
            None => M::PROCESSORS.contains(&target.processor.name),
        };
        match image.target {
            Some(target) if runs(&target) => Ok((image, target)),
            Some(target) => {
                let machine = self.0.target.map(|machine| machine.to_string());
                Err(LoadError::Target(target.to_string(), machine))
            }
            None => Err(LoadError::Target("an unknown processor".into(), None)),
        }
    }

    fn size((image, _): &Self::Image) -> u64 {
        image.size()
    }

    fn exports((image, _): &Self::Image) -> impl Iterator<Item = (&str, u64)> {
        let exported = image.symbols.iter().filter(|symbol| symbol.is_exported);
        exported.map(|symbol| (symbol.name.as_str(), symbol.address))
    }

    fn relocated(
        (image, _): &Self::Image,
        base: u64,
        elsewhere: impl Fn(&str) -> Option<u64>,
    ) -> Result<Vec<u8>, LoadError> {
        image.relocated(base, elsewhere).map_err(LoadError::Read)
    }

    fn module(&self, (image, target): Self::Image, bytes: &[u8], base: u64) -> Result<Module<M>, LoadError> {
        let mut starts: Vec<u64> = image
            .symbols
            .iter()
            .filter(|symbol| symbol.is_function)
            .map(|symbol| symbol.address)
            .collect();
        starts.sort_unstable();
        let code = M::LANES
            .iter()
            .map(|&lanes| {
                let code = (image.code.as_slice(), starts.as_slice());
                Arc::new(Code::new(base, bytes, code, lanes, target))
            })
            .collect();
        Ok(Module {
            image,
            code,
            watched: None,
            seen: Seen::default(),
        })
    }

    fn place(&mut self, name: &str, bytes: u64) -> Result<BufferId, LoadError> {
        self.0
            .host
            .allocate_internal(name, bytes)
            .map_err(LoadError::Memory)
    }

    fn memory_mut(&mut self) -> &mut DeviceMemory {
        self.0.host.memory_mut()
    }

    fn defined(&self, name: &str) -> Option<u64> {
        self.0.host.defined(name)
    }

    fn modules_mut(&mut self) -> &mut Vec<Module<M>> {
        &mut self.0.modules
    }
}
