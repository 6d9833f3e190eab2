//! Code objects on their way into memory: what of it is the machine's.

use super::{Device, Module, ModuleId};
use crate::op::Code;
use std::fmt;
use std::sync::Arc;
use wavelift_codegen::divergence::watch::Seen;
use wavelift_gen7::elf::{Image, ReadError};
use wavelift_gen7::isa::DecodeError;
use wavelift_gen7::subtarget::Subtarget;
use wavelift_simulator::binding::BindError;
use wavelift_simulator::loading::{Loader, load_together};
use wavelift_simulator::{BufferId, DeviceMemory};

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
        let first = load_together(&mut Loading(self), code_objects)?;
        Ok((first..self.modules.len()).map(ModuleId).collect())
    }
}

/// A device while objects get into its memory.
struct Loading<'a>(&'a mut Device);

impl Loader for Loading<'_> {
    type Image = Image;
    type Module = Module;
    type Error = LoadError;

    fn read(&self, object: &[u8]) -> Result<Image, LoadError> {
        let image = Image::read(object).map_err(LoadError::Read)?;
        if image.generation == self.0.machine.generation {
            return Ok(image);
        }
        Err(LoadError::Machine {
            object: Subtarget::of(image.generation).name,
            device: self.0.machine.name,
        })
    }

    fn size(image: &Image) -> u64 {
        image.size()
    }

    fn exports(image: &Image) -> impl Iterator<Item = (&str, u64)> {
        let exported = image.symbols.iter().filter(|symbol| symbol.is_exported);
        exported.map(|symbol| (symbol.name.as_str(), symbol.address))
    }

    fn relocated(
        image: &Image,
        base: u64,
        elsewhere: impl Fn(&str) -> Option<u64>,
    ) -> Result<Vec<u8>, LoadError> {
        image.relocated(base, elsewhere).map_err(LoadError::Read)
    }

    fn module(&self, image: Image, bytes: &[u8], base: u64) -> Result<Module, LoadError> {
        let functions: Vec<(u32, u32)> = image
            .symbols
            .iter()
            .filter(|symbol| symbol.is_function && image.code.contains(&symbol.address))
            .map(|symbol| (symbol.address as u32, symbol.size as u32))
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

    fn place(&mut self, name: &str, bytes: u64) -> Result<BufferId, LoadError> {
        let buffer = self.0.host.allocate_internal(name, bytes);
        buffer.map_err(LoadError::Memory)
    }

    fn memory_mut(&mut self) -> &mut DeviceMemory {
        self.0.host.memory_mut()
    }

    fn defined(&self, name: &str) -> Option<u64> {
        self.0.host.defined(name)
    }

    fn modules_mut(&mut self) -> &mut Vec<Module> {
        &mut self.0.modules
    }
}
