//! Kernel arguments as bytes.
//!
//! Arguments are packed in order, each at the next multiple of its own element size. That is the layout of the
//! kernarg segment (HSA PRM 4.21) for formals without an `align` of their own; [`Kernarg::placed_at`] gives the segment
//! for formals whose places the executor knows.

use super::executor::DeviceAddress;
use std::fmt;

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

    /// The segment for a kernel with these formals: argument by argument at the formal's place, zero between.
    ///
    /// # Errors
    /// If the number of arguments, or the size of one, is not that of the formals. A kernel without formals takes
    /// the packed segment as it is: it can read it through `kernargbaseptr`.
    pub fn placed_at(&self, formals: &[Formal]) -> Result<Vec<u8>, FormalMismatch> {
        if formals.is_empty() {
            return Ok(self.bytes.clone());
        }
        if formals.len() != self.args.len() {
            return Err(FormalMismatch::Count {
                formals: formals.len(),
                args: self.args.len(),
            });
        }
        let mut segment = Vec::new();
        for (index, (formal, arg)) in formals.iter().zip(&self.args).enumerate() {
            if formal.bytes != arg.bytes.len() {
                return Err(FormalMismatch::Size {
                    index,
                    formal: formal.bytes,
                    arg: arg.bytes.len(),
                });
            }
            let end = formal.offset.saturating_add(formal.bytes);
            if end > MAX_SEGMENT_BYTES {
                return Err(FormalMismatch::Far { index, end });
            }
            if segment.len() < end {
                segment.resize(end, 0);
            }
            segment[formal.offset..end].copy_from_slice(&arg.bytes);
        }
        Ok(segment)
    }
}

/// A formal argument of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formal {
    /// Its offset in the kernarg segment in bytes.
    pub offset: usize,
    /// Its size in bytes.
    pub bytes: usize,
}

/// Arguments that are not those of the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormalMismatch {
    /// Too many or too few.
    Count {
        /// Formals of the kernel.
        formals: usize,
        /// Arguments given.
        args: usize,
    },
    /// One has the wrong size.
    Size {
        /// Its position, from 0.
        index: usize,
        /// Bytes of the formal.
        formal: usize,
        /// Bytes given.
        arg: usize,
    },
    /// One lies after the largest kernarg segment.
    Far {
        /// Its position, from 0.
        index: usize,
        /// Where it ends in the segment.
        end: usize,
    },
}

/// Largest kernarg segment, in bytes.
const MAX_SEGMENT_BYTES: usize = 1 << 20;

impl fmt::Display for FormalMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormalMismatch::Count { formals, args } => {
                write!(f, "the kernel has {formals} arguments, {args} are given")
            }
            FormalMismatch::Size { index, formal, arg } => {
                write!(
                    f,
                    "argument {index} of the kernel has {formal} bytes, {arg} are given"
                )
            }
            FormalMismatch::Far { index, end } => {
                write!(
                    f,
                    "argument {index} of the kernel ends {end} bytes into the kernarg segment, which has at most {MAX_SEGMENT_BYTES}"
                )
            }
        }
    }
}

impl std::error::Error for FormalMismatch {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formal_far_away_is_refused_before_anything_is_allocated() {
        let mut kernarg = Kernarg::new();
        kernarg.push(KernArgValue::Data, vec![1; 8], 8);
        for offset in [1 << 20, usize::MAX - 3, 1 << 45] {
            let formals = [Formal { offset, bytes: 8 }];
            let refused = kernarg.placed_at(&formals);
            assert!(
                matches!(refused, Err(FormalMismatch::Far { index: 0, .. })),
                "{refused:?}"
            );
        }
    }

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

    #[test]
    fn formals_say_where_arguments_go() {
        let mut kernarg = Kernarg::new();
        kernarg.push(KernArgValue::Data, vec![1, 1], 2);
        kernarg.push(KernArgValue::Data, vec![2, 2, 2, 2], 4);
        let formal = |offset, bytes| Formal { offset, bytes };
        let placed = kernarg.placed_at(&[formal(0, 2), formal(8, 4)]);
        assert_eq!(placed, Ok(vec![1, 1, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2]));
        assert_eq!(kernarg.placed_at(&[]), Ok(kernarg.bytes().to_vec()));
        let too_few = FormalMismatch::Count { formals: 1, args: 2 };
        assert_eq!(kernarg.placed_at(&[formal(0, 2)]), Err(too_few));
        let size = FormalMismatch::Size {
            index: 1,
            formal: 8,
            arg: 4,
        };
        assert_eq!(kernarg.placed_at(&[formal(0, 2), formal(8, 8)]), Err(size));
    }
}
