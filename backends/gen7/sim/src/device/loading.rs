//! Code objects on their way into memory, one by itself or several that use symbols of one another.

use super::{Device, Module, ModuleId};
use crate::op::Code;
use std::fmt;
use std::sync::Arc;
use wavelift_codegen::divergence::watch::Seen;
use wavelift_gen7::elf::{Image, ReadError};
use wavelift_gen7::isa::DecodeError;
use wavelift_gen7::subtarget::Subtarget;
use wavelift_simulator::BufferId;
use wavelift_simulator::binding::{BindError, exports};

/// Why a code object cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The file is not a code object that can be read.
    Read(ReadError),
    /// Its code is for another machine.
    Machine {
        /// The machine that it is for.
        object: &'static str,
        /// This device.
        device: &'static str,
    },
    /// Its code has bytes that are no instruction.
    Decode(DecodeError),
    /// Device memory is full.
    Memory(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Machine { object, device } => {
                write!(f, "the code object is for {object}, this device is {device}")
            }
            LoadError::Read(error) => write!(f, "{error}"),
            LoadError::Decode(error) => write!(f, "{error}"),
            LoadError::Memory(what) => write!(f, "{what}"),
        }
    }
}

impl std::error::Error for LoadError {}

impl Module {
    /// Of an image whose bytes lie at an address.
    fn new(image: Image, bytes: &[u8], base: u64) -> Result<Module, LoadError> {
        let functions: Vec<(u32, u32)> = image
            .symbols
            .iter()
            .filter(|symbol| symbol.is_function && image.code.contains(&symbol.offset))
            .map(|symbol| (symbol.offset as u32, symbol.size as u32))
            .collect();
        let code = Arc::new(Code::new(image.generation, bytes, &functions).map_err(LoadError::Decode)?);
        Ok(Module {
            image,
            base,
            code,
            watched: None,
            seen: Seen::default(),
        })
    }
}

impl Device {
    /// Loads a code object.
    ///
    /// # Errors
    /// [`LoadError`] if the file is damaged or too large, or uses a symbol that nobody defines.
    pub fn load(&mut self, code_object: &[u8]) -> Result<ModuleId, LoadError> {
        match self.load_together(&[code_object]) {
            Ok(ids) => Ok(ids[0]),
            Err(BindError::Object(_, error)) => Err(error),
            Err(twice) => Err(LoadError::Memory(twice.to_string())),
        }
    }

    /// Loads code objects that may use symbols of one another. Nothing stays in memory if one of them cannot be loaded.
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

    fn place_and_bind(
        &mut self,
        code_objects: &[&[u8]],
        placed: &mut Vec<BufferId>,
    ) -> Result<Vec<Module>, BindError<LoadError>> {
        let mut images = Vec::new();
        for (index, code_object) in code_objects.iter().enumerate() {
            let of_object = |error| BindError::Object(index, error);
            let image = Image::read(code_object).map_err(|error| of_object(LoadError::Read(error)))?;
            if image.generation != self.machine.generation {
                return Err(of_object(LoadError::Machine {
                    object: Subtarget::of(image.generation).name,
                    device: self.machine.name,
                }));
            }
            let number = self.modules.len() + index;
            let buffer = self
                .memory
                .allocate_internal(&format!("code object {number}"), image.size())
                .map_err(|what| of_object(LoadError::Memory(what)))?;
            self.check_address(buffer)
                .map_err(|error| of_object(LoadError::Memory(error.to_string())))?;
            placed.push(buffer);
            images.push((image, self.memory.address(buffer)));
        }
        let exported = exports(images.iter().map(|(image, base)| {
            let exported = image.symbols.iter().filter(|symbol| symbol.is_exported);
            exported.map(move |symbol| (symbol.name.as_str(), base + symbol.offset))
        }))?;
        let mut contents = Vec::new();
        for (index, (image, base)) in images.iter().enumerate() {
            let elsewhere = |name: &str| exported.get(name).or_else(|| self.defined.get(name)).copied();
            let bytes = image.relocated(*base, elsewhere);
            contents.push(bytes.map_err(|error| BindError::Object(index, LoadError::Read(error)))?);
        }
        let mut modules = Vec::new();
        for (index, ((image, base), bytes)) in images.into_iter().zip(contents).enumerate() {
            self.memory.bytes_mut(placed[index]).copy_from_slice(&bytes);
            let module = Module::new(image, &bytes, base);
            modules.push(module.map_err(|error| BindError::Object(index, error))?);
        }
        Ok(modules)
    }
}
