//! Where the instructions of an allocated function come from: what the checker replays.

use crate::machine::{LaneStep, MBlock, PReg, Reg, VReg};
use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};

/// Where an instruction of the result comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The instruction with this index in the input block.
    Inst(u32),
    /// A copy that the allocator made.
    Copy {
        /// Written.
        dst: PReg,
        /// Read.
        src: PReg,
    },
    /// A store to the spill area.
    Spill {
        /// Read.
        src: PReg,
        /// Byte offset.
        offset: u32,
    },
    /// A load from the spill area.
    Reload {
        /// Written.
        dst: PReg,
        /// Byte offset.
        offset: u32,
    },
    /// An instruction of the input done again instead of loading what it computed.
    Again {
        /// Written.
        dst: PReg,
        /// Where the instruction stands in the input.
        block: MBlock,
        /// Its index.
        index: u32,
    },
    /// All lanes run for edits of whole-wave values, or those again that ran before.
    Lanes {
        /// What happens.
        step: LaneStep,
        /// The register that keeps which lanes run.
        mask: VReg,
    },
    /// A scalar unit put into a lane.
    Park {
        /// Read.
        src: PReg,
        /// Where to.
        slot: LaneSlot,
    },
    /// A scalar unit fetched from a lane.
    Unpark {
        /// Written.
        dst: PReg,
        /// Where from.
        slot: LaneSlot,
    },
}

/// One lane of a per-lane unit that holds scalars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaneSlot {
    /// The unit.
    pub unit: PReg,
    /// The lane.
    pub lane: u8,
}

/// Where the instructions of an allocated function come from, block by block, and which registers the operands of the
/// input's instructions got. (A target may drop allocated registers from its operand lists.)
#[derive(Clone, Debug, Default)]
pub struct Origins {
    pub(super) list: SecondaryMap<MBlock, Vec<Origin>>,
    /// Copies of the input that went, in order: the position of the instruction after in the result, and the index in the
    /// input.
    pub(super) removed: SecondaryMap<MBlock, Vec<(u32, u32)>>,
    /// Per input instruction the registers of all its operands; empty if they stayed as they were.
    pub(super) regs: SecondaryMap<MBlock, Vec<SmallVec<[Reg; 4]>>>,
}

impl Origins {
    /// The registers of an input instruction's operands, if the allocator set them.
    pub fn regs(&self, block: MBlock, index: usize) -> Option<&[Reg]> {
        let regs = self.regs[block].get(index)?;
        (!regs.is_empty()).then_some(regs)
    }
}

impl Index<MBlock> for Origins {
    type Output = Vec<Origin>;

    fn index(&self, block: MBlock) -> &Vec<Origin> {
        &self.list[block]
    }
}

impl IndexMut<MBlock> for Origins {
    fn index_mut(&mut self, block: MBlock) -> &mut Vec<Origin> {
        &mut self.list[block]
    }
}
