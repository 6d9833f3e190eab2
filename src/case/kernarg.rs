//! Kernel arguments as bytes.
//!
//! Arguments are packed in order, each at the next multiple of its own element size. That is the layout of the
//! kernarg segment (HSA PRM 4.21) for formals without an `align` of their own; an executor that knows the
//! formals places [`Kernarg::args`] itself where they say otherwise.

use super::run::DeviceAddress;

/// What an argument stands for, for executors that treat pointers and plain data differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KernArgValue {
    /// The address of a buffer.
    Buffer(DeviceAddress),
    /// A handle of an image, sampler, signal or queue.
    Handle(u64),
    /// Plain data.
    Data,
}

/// One kernel argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernArg {
    /// What it stands for.
    pub value: KernArgValue,
    /// Its bytes in memory order.
    pub bytes: Vec<u8>,
    /// Its alignment: the size of an element, a power of two.
    pub alignment: usize,
    /// Its offset in the packed segment in bytes.
    pub offset: usize,
}

/// The arguments of a launch, packed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kernarg {
    args: Vec<KernArg>,
    bytes: Vec<u8>,
}

impl Kernarg {
    /// No arguments.
    pub fn new() -> Kernarg {
        Kernarg::default()
    }

    /// Appends an argument with the given bytes and alignment.
    pub fn push(&mut self, value: KernArgValue, bytes: Vec<u8>, alignment: usize) {
        let alignment = alignment.max(1);
        let offset = self.bytes.len().next_multiple_of(alignment);
        self.bytes.resize(offset, 0);
        self.bytes.extend_from_slice(&bytes);
        self.args.push(KernArg {
            value,
            bytes,
            alignment,
            offset,
        });
    }

    /// Appends an address or a handle of `address_bytes` bytes (4 in the small machine model, 8 in the large).
    pub fn push_address(&mut self, value: KernArgValue, address: u64, address_bytes: usize) {
        let bytes = address.to_le_bytes();
        let size = address_bytes.min(bytes.len());
        self.push(value, bytes[..size].to_vec(), size);
    }

    /// The arguments in order.
    pub fn args(&self) -> &[KernArg] {
        &self.args
    }

    /// The packed segment.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_argument_is_aligned_to_its_element() {
        let mut kernarg = Kernarg::new();
        kernarg.push(KernArgValue::Data, vec![1], 1);
        kernarg.push(KernArgValue::Data, vec![2, 0, 0, 0], 4);
        kernarg.push_address(KernArgValue::Buffer(DeviceAddress(0x1122)), 0x1122, 8);
        kernarg.push(KernArgValue::Data, vec![3; 6], 2);
        kernarg.push(KernArgValue::Data, vec![4; 16], 16);
        let offsets: Vec<usize> = kernarg.args().iter().map(|arg| arg.offset).collect();
        assert_eq!(offsets, [0, 4, 8, 16, 32]);
        assert_eq!(
            kernarg.bytes()[..18],
            [1, 0, 0, 0, 2, 0, 0, 0, 0x22, 0x11, 0, 0, 0, 0, 0, 0, 3, 3]
        );
        assert_eq!(kernarg.bytes().len(), 48);
    }

    #[test]
    fn small_machine_model_has_short_addresses() {
        let mut kernarg = Kernarg::new();
        kernarg.push_address(KernArgValue::Handle(0x55), 0x55, 8);
        kernarg.push_address(KernArgValue::Buffer(DeviceAddress(0x1000)), 0x1000, 4);
        kernarg.push_address(KernArgValue::Buffer(DeviceAddress(0x2000)), 0x2000, 4);
        assert_eq!(kernarg.bytes()[8..], [0, 0x10, 0, 0, 0, 0x20, 0, 0]);
    }
}
