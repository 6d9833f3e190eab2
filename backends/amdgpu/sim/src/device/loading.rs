//! Code objects on their way into memory, one by itself or several that use symbols of one another.

use super::{Device, Module, ModuleId};
use crate::launch::LoadError;
use crate::machine::Machine;
use crate::op::Code;
use std::sync::Arc;
use wavelift_amdgpu::{Image, TargetId};
use wavelift_codegen::divergence::watch::Seen;
use wavelift_simulator::BufferId;
use wavelift_simulator::binding::{BindError, exports};

impl<M: Machine> Module<M> {
    /// Of an image whose bytes lie at an address, for a target.
    fn new(image: Image, bytes: &[u8], (base, target): (u64, TargetId)) -> Self {
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
        Module {
            image,
            code,
            watched: None,
            seen: Seen::default(),
        }
    }
}

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
        let mut placed = Vec::new();
        let loaded = self.place_and_bind(code_objects, &mut placed);
        if loaded.is_err() {
            for buffer in placed {
                self.memory.free(buffer);
            }
        }
        let first = self.modules.len();
        self.modules.extend(loaded?);
        Ok((first..self.modules.len()).map(ModuleId).collect())
    }

    /// A code object that the device runs, and for which target it is.
    fn read(&self, code_object: &[u8]) -> Result<(Image, TargetId), LoadError> {
        let image = Image::read(code_object).map_err(LoadError::Read)?;
        let runs = |target: &TargetId| match &self.target {
            Some(machine) => machine.runs(target),
            None => M::PROCESSORS.contains(&target.processor.name),
        };
        match image.target {
            Some(target) if runs(&target) => Ok((image, target)),
            Some(target) => {
                let machine = self.target.map(|machine| machine.to_string());
                Err(LoadError::Target(target.to_string(), machine))
            }
            None => Err(LoadError::Target("an unknown processor".into(), None)),
        }
    }

    fn place_and_bind(
        &mut self,
        code_objects: &[&[u8]],
        placed: &mut Vec<BufferId>,
    ) -> Result<Vec<Module<M>>, BindError<LoadError>> {
        let mut images = Vec::new();
        for (index, code_object) in code_objects.iter().enumerate() {
            let number = self.modules.len() + index;
            let (image, target) = self
                .read(code_object)
                .map_err(|error| BindError::Object(index, error))?;
            let buffer = self
                .memory
                .allocate_internal(&format!("code object {number}"), image.size())
                .map_err(|what| BindError::Object(index, LoadError::Memory(what)))?;
            placed.push(buffer);
            images.push((image, target, self.memory.address(buffer)));
        }
        let exported = exports(images.iter().map(|(image, _, base)| {
            let exported = image.symbols.iter().filter(|symbol| symbol.is_exported);
            exported.map(move |symbol| (symbol.name.as_str(), base + symbol.address))
        }))?;
        let mut contents = Vec::new();
        for (index, (image, _, base)) in images.iter().enumerate() {
            let elsewhere = |name: &str| exported.get(name).or_else(|| self.defined.get(name)).copied();
            let bytes = image.relocated(*base, elsewhere);
            contents.push(bytes.map_err(|error| BindError::Object(index, LoadError::Read(error)))?);
        }
        let all = images.into_iter().zip(contents).zip(placed.iter());
        Ok(all
            .map(|(((image, target, base), bytes), &buffer)| {
                self.memory.bytes_mut(buffer).copy_from_slice(&bytes);
                Module::new(image, &bytes, (base, target))
            })
            .collect())
    }
}
