//! A device as its host sees it, whatever its machine: buffers by name and address, and what code objects leave to the runtime.

use crate::error::SimError;
use crate::memory::{BufferId, DeviceMemory};
use std::collections::HashMap;

/// A loaded code object of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModuleId(pub usize);

/// Buffers, and addresses by symbol. The devices of machines deref to it.
#[derive(Default)]
pub struct Host {
    memory: DeviceMemory,
    /// The first address that code cannot name, if there is one.
    end: Option<u64>,
    defined: HashMap<String, u64>,
}

impl Host {
    /// A host whose code names addresses below `end`, with what is in `memory` already.
    pub fn below(end: u64, memory: DeviceMemory) -> Host {
        Host {
            memory,
            end: Some(end),
            defined: HashMap::new(),
        }
    }

    /// Makes a buffer of zero bytes.
    ///
    /// # Errors
    /// [`SimError::Limit`] if device memory, or the address space of the machine, is full.
    pub fn allocate(&mut self, name: &str, size: u64) -> Result<BufferId, SimError> {
        let buffer = self.memory.allocate(name, size);
        self.reached(buffer).map_err(|what| SimError::Limit { what })
    }

    /// Makes a buffer of the device's own, of which hosts see nothing.
    ///
    /// # Errors
    /// What is full, in words.
    pub fn allocate_internal(&mut self, name: &str, size: u64) -> Result<BufferId, String> {
        let buffer = self.memory.allocate_internal(name, size);
        self.reached(buffer)
    }

    /// As [`Host::allocate_internal`], of bytes that nothing has written.
    ///
    /// # Errors
    /// What is full, in words.
    pub fn allocate_undefined(&mut self, name: &str, size: u64) -> Result<BufferId, String> {
        let buffer = self.memory.allocate_undefined(name, size);
        self.reached(buffer)
    }

    /// A new buffer, if code reaches all of it.
    fn reached(&mut self, buffer: Result<BufferId, String>) -> Result<BufferId, String> {
        let buffer = buffer?;
        let end = self.memory.address(buffer) + self.memory.bytes(buffer).len() as u64;
        match self.end.is_some_and(|most| end > most) {
            true => {
                self.memory.free(buffer);
                Err("the address space of the machine is used up".to_owned())
            }
            false => Ok(buffer),
        }
    }

    /// Frees a buffer; accesses to it fault from now on.
    pub fn free(&mut self, buffer: BufferId) {
        self.memory.free(buffer);
    }

    /// Address of a buffer, to be passed to kernels.
    pub fn address(&self, buffer: BufferId) -> u64 {
        self.memory.address(buffer)
    }

    /// Contents of a buffer.
    pub fn bytes(&self, buffer: BufferId) -> &[u8] {
        self.memory.bytes(buffer)
    }

    /// Contents of a buffer, to be written.
    pub fn bytes_mut(&mut self, buffer: BufferId) -> &mut [u8] {
        self.memory.bytes_mut(buffer)
    }

    /// The device's memory.
    pub fn memory(&self) -> &DeviceMemory {
        &self.memory
    }

    /// The device's memory, to be changed.
    pub fn memory_mut(&mut self) -> &mut DeviceMemory {
        &mut self.memory
    }

    /// Defines a symbol for code objects that are loaded from now on and leave it to the runtime (as `hsa_executable_agent_global_variable_define`
    /// does).
    pub fn define(&mut self, name: impl Into<String>, address: u64) {
        self.defined.insert(name.into(), address);
    }

    /// The address of a symbol that was defined.
    pub fn defined(&self, name: &str) -> Option<u64> {
        self.defined.get(name).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_end_where_code_reaches_no_further() {
        let mut memory = DeviceMemory::new();
        let first = memory.allocate("first", 64).expect("room");
        let begins = memory.address(first);
        let mut host = Host::below(begins + (1 << 20), memory);
        let small = host.allocate("small", 64).expect("room");
        assert!(host.address(small) > begins);
        let large = host.allocate("large", 2 << 20);
        assert!(matches!(large, Err(SimError::Limit { what }) if what.contains("address space")));
        assert!(host.allocate_internal("large", 2 << 20).is_err());
        assert_eq!(host.memory().name_at(host.address(small)), Some("small"));
        host.define("symbol", 7);
        assert_eq!((host.defined("symbol"), host.defined("other")), (Some(7), None));
    }
}
