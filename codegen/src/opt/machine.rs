//! What passes over the IR may know of the machine: numbers, no operations.

use crate::ir::{KernelLimits, Segment};

/// All segments, in the order of their numbers.
const SEGMENTS: [Segment; 8] = [
    Segment::Flat,
    Segment::Global,
    Segment::Readonly,
    Segment::Kernarg,
    Segment::Group,
    Segment::Private,
    Segment::Spill,
    Segment::Arg,
];

/// What holds on a machine whatever the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Work-items of the largest work-group.
    pub group_items: u32,
    /// Lanes of the largest wave.
    pub wave: u32,
    /// By segment.
    address_bits: [u8; SEGMENTS.len()],
    merged_dwords: u8,
}

impl Default for Machine {
    /// Nothing that HSAIL does not say of all machines.
    fn default() -> Self {
        Machine {
            // The packet has 16 bits for each dimension (HSA runtime 2.9.6).
            group_items: u32::MAX,
            wave: 256,
            address_bits: [64; SEGMENTS.len()],
            merged_dwords: 1,
        }
    }
}

impl Machine {
    /// A machine that has work-groups and waves of these sizes at most, and looks at so many bits of the addresses of each segment.
    pub fn new(group_items: u32, wave: u32, address_bits: impl Fn(Segment) -> u8) -> Machine {
        Machine {
            group_items,
            wave,
            address_bits: SEGMENTS.map(address_bits),
            merged_dwords: 1,
        }
    }

    /// The same, where accesses next to one another become one of so many words at most.
    pub fn merging(self, merged_dwords: u8) -> Machine {
        Machine {
            merged_dwords,
            ..self
        }
    }

    /// Words of the largest access that others are merged into; 1 if none are.
    pub fn merged_dwords(&self) -> u8 {
        self.merged_dwords
    }

    /// Bits of an address that an access of a segment looks at.
    pub fn address_bits(&self, segment: Segment) -> u32 {
        self.address_bits[segment as usize].into()
    }

    /// The smallest and the largest size of a work-group along a dimension.
    pub fn group_size(&self, limits: &KernelLimits, dim: u8) -> (u64, u64) {
        if let Some(sizes) = limits.required_group_size {
            let size = sizes[usize::from(dim.min(2))].into();
            return (size, size);
        }
        if limits.required_dim.is_some_and(|dims| dim >= dims) {
            return (1, 1);
        }
        let most = limits.max_flat_group_size.unwrap_or(u32::MAX);
        (1, u64::from(most.min(self.group_items)).min(0xffff))
    }

    /// The smallest and the largest size of a grid along a dimension.
    pub fn grid_size(&self, limits: &KernelLimits, dim: u8) -> (u64, u64) {
        if let Some(sizes) = limits.required_grid_size {
            let size = sizes[usize::from(dim.min(2))];
            return (size, size);
        }
        if limits.required_dim.is_some_and(|dims| dim >= dims) {
            return (1, 1);
        }
        (1, limits.max_flat_grid_size.unwrap_or(u64::MAX).min(0xffff_ffff))
    }
}
