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

/// How accesses of neighbouring bytes become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Merging {
    /// Bytes of the largest access that one instruction makes; 0 if larger ones gain nothing.
    pub bytes: u8,
    /// An access needs the alignment of its bytes shifted right by this, and that of a word.
    pub slack: u8,
    /// Whether there are accesses of three values.
    pub thirds: bool,
    /// The same of memory that does not change.
    pub constant_thirds: bool,
    /// Whether words may begin at any byte, so that bytes that follow one another are loaded as words.
    pub anywhere: bool,
}

/// What holds on a machine whatever the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Work-items of the largest work-group.
    pub group_items: u32,
    /// Lanes of the largest wave.
    pub wave: u32,
    /// Whether bytes of words become floats as easily as loaded bytes do.
    pub bytes_to_floats: bool,
    /// Registers of 32 bits that private variables with indices known at run time only may hold.
    pub indexed_registers: u32,
    /// By segment.
    address_bits: [u8; SEGMENTS.len()],
    /// By segment.
    merging: [Merging; SEGMENTS.len()],
}

impl Default for Machine {
    /// Nothing that HSAIL does not say of all machines.
    fn default() -> Self {
        Machine {
            // The packet has 16 bits for each dimension (HSA runtime 2.9.6).
            group_items: u32::MAX,
            wave: 256,
            bytes_to_floats: false,
            indexed_registers: 0,
            address_bits: [64; SEGMENTS.len()],
            merging: [Merging::default(); SEGMENTS.len()],
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
            ..Machine::default()
        }
    }

    /// The same machine, which merges accesses of each segment so, and bytes that become floats.
    #[must_use]
    pub fn merging_accesses(self, merging: impl Fn(Segment) -> Merging, bytes_to_floats: bool) -> Machine {
        Machine {
            bytes_to_floats,
            merging: SEGMENTS.map(merging),
            ..self
        }
    }

    /// The same machine, which keeps private variables with indices in so many registers of 32 bits.
    #[must_use]
    pub fn choosing(self, indexed_registers: u32) -> Machine {
        Machine {
            indexed_registers,
            ..self
        }
    }

    /// How accesses of a segment merge.
    pub fn merging(&self, segment: Segment) -> Merging {
        self.merging[segment as usize]
    }

    /// Whether accesses of any segment merge.
    pub fn merges(&self) -> bool {
        self.merging.iter().any(|merging| merging.bytes > 0)
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
