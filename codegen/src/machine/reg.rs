//! Register files, virtual and physical registers, and parts of register tuples.

use cranelift_entity::entity_impl;
use std::fmt;

/// A register file of the target; the number indexes the target's list of [`RegFileInfo`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RegFile(pub u8);

impl RegFile {
    /// One value per wave: what uniform values and lane masks live in.
    pub const SCALAR: RegFile = RegFile(0);
    /// One value per lane.
    pub const VECTOR: RegFile = RegFile(1);
}

/// Which control-flow graph the liveness of a register file follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// What the wave executes.
    Wave,
    /// What a lane sees.
    Thread,
}

/// What the allocator must know of a register file.
#[derive(Clone, Debug)]
pub struct RegFileInfo {
    /// Name for messages and reports, such as `sgpr`.
    pub name: &'static str,
    /// Prefix of a register in text, such as `s`.
    pub prefix: &'static str,
    /// Which view its liveness follows.
    pub view: View,
    /// Allocatable units (registers of the smallest width), numbered from 0. At most 256.
    pub units: u16,
    /// Bits of a unit.
    pub unit_bits: u16,
    /// Tuple widths in units that values may have, ascending, and the alignment of the first unit for each.
    pub widths: &'static [(u8, u8)],
    /// Further allocatable tuples outside the numbered units: (first unit number, width), such as a condition register.
    pub extra: &'static [(u16, u8)],
}

/// A virtual register of a machine function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VReg(u32);
entity_impl!(VReg, "%");

/// A physical register tuple: `width` consecutive units of a file from `first` on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PReg {
    /// The file.
    pub file: RegFile,
    /// First unit.
    pub first: u16,
    /// Units.
    pub width: u8,
}

impl PReg {
    /// A tuple of a file.
    pub fn new(file: RegFile, first: u16, width: u8) -> PReg {
        PReg { file, first, width }
    }

    /// A part of the tuple.
    pub fn part(self, sub: SubReg) -> PReg {
        debug_assert!(sub.start + sub.width <= self.width, "{sub:?} of {self:?}");
        PReg {
            file: self.file,
            first: self.first + u16::from(sub.start),
            width: sub.width,
        }
    }

    /// Whether two tuples share a unit.
    pub fn overlaps(self, other: PReg) -> bool {
        self.file == other.file
            && self.first < other.first + u16::from(other.width)
            && other.first < self.first + u16::from(self.width)
    }
}

impl fmt::Debug for PReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "file{}[{}:{}]",
            self.file.0,
            self.first,
            self.first + u16::from(self.width) - 1
        )
    }
}

/// A virtual register, or a physical one that is fixed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reg {
    /// To be allocated.
    Virtual(VReg),
    /// Fixed: by the ABI before allocation, by the allocator after it.
    Physical(PReg),
}

impl Reg {
    /// The virtual register, if it is one.
    pub fn as_virtual(self) -> Option<VReg> {
        if let Reg::Virtual(vreg) = self {
            Some(vreg)
        } else {
            None
        }
    }

    /// The physical register, if it is one.
    pub fn as_physical(self) -> Option<PReg> {
        if let Reg::Physical(preg) = self {
            Some(preg)
        } else {
            None
        }
    }
}

impl From<VReg> for Reg {
    fn from(vreg: VReg) -> Reg {
        Reg::Virtual(vreg)
    }
}

impl From<PReg> for Reg {
    fn from(preg: PReg) -> Reg {
        Reg::Physical(preg)
    }
}

impl fmt::Debug for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reg::Virtual(v) => write!(f, "{v}"),
            Reg::Physical(p) => write!(f, "{p:?}"),
        }
    }
}

/// A part of a register tuple: `width` units from unit `start` of the tuple on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SubReg {
    /// First unit within the tuple.
    pub start: u8,
    /// Units.
    pub width: u8,
}

impl SubReg {
    /// No unit.
    pub const NONE: SubReg = SubReg { start: 0, width: 0 };

    /// Whether a unit of the tuple belongs to the part.
    pub fn contains(self, unit: u8) -> bool {
        unit >= self.start && unit - self.start < self.width
    }

    /// The whole of a tuple of `width` units.
    pub fn whole(width: u8) -> SubReg {
        SubReg { start: 0, width }
    }

    /// One unit.
    pub fn unit(start: u8) -> SubReg {
        SubReg { start, width: 1 }
    }
}
