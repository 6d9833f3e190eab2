//! What a machine says of its instructions to the scheduler.

use super::pressure::Pressure;
use crate::machine::RegFile;
use smallvec::SmallVec;

/// How long an instruction takes, in issue slots of a wave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// Slots until the wave issues the next instruction.
    pub issue: u16,
    /// Slots until an instruction that reads the result is issued without a stall.
    pub latency: u16,
}

/// Where an access is: what the address is made of, and the bytes beside that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Values that never change and constants, in numbers that the machine chooses: equal numbers are equal addresses.
    pub base: SmallVec<[u32; 4]>,
    /// The first byte after the base.
    pub start: i64,
    /// Bytes.
    pub bytes: u32,
}

/// An access of memory that somebody may write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// Which memories, as bits: accesses of different memories never meet.
    pub memories: u8,
    /// Whether it writes.
    pub writes: bool,
    /// Where, if it is known.
    pub place: Option<Place>,
}

impl Access {
    /// Whatever orders all accesses.
    pub const FENCE: Access = Access {
        memories: u8::MAX,
        writes: true,
        place: None,
    };

    /// Whether the order of two accesses can be seen.
    pub fn meets(&self, other: &Access) -> bool {
        if self.memories & other.memories == 0 || !(self.writes || other.writes) {
            return false;
        }
        let (Some(a), Some(b)) = (&self.place, &other.place) else {
            return true;
        };
        a.base != b.base || a.start < b.start + i64::from(b.bytes) && b.start < a.start + i64::from(a.bytes)
    }
}

/// What the scheduler must know of an instruction beside its register operands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    /// Nothing moves over it, and it does not move.
    pub border: bool,
    /// State that no operand names and that it reads, as bits that the machine chooses.
    pub reads: u16,
    /// State that it writes.
    pub writes: u16,
    /// Whether it reads the flag: state that most instructions overwrite and few read.
    pub reads_flag: bool,
    /// Whether it overwrites the flag.
    pub writes_flag: bool,
    /// Whether it stays right after the instruction before it: registers that nobody allocates hold something between them.
    pub joined: bool,
    /// The memory that it accesses.
    pub access: Option<Access>,
    /// Whether its result comes late enough to be waited for: it is issued as early as registers allow.
    pub load: bool,
    /// A number of the machine's: what [`Model::latency`] tells instructions by.
    pub class: u8,
    /// How long it takes.
    pub timing: Timing,
}

/// A machine as the scheduler sees it.
pub trait Model<I> {
    /// What it says of an instruction.
    fn traits(&self, inst: &I) -> Traits;

    /// Slots from an instruction to one that reads its result, of a file.
    fn latency(&self, from: &Traits, to: &Traits, file: RegFile) -> u16;

    /// Registers of each file with which as many waves run at once as with so many.
    fn step(&self, needed: Pressure) -> Pressure;
}
