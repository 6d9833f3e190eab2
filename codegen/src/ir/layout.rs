//! The order of blocks and of the instructions in them.

use super::entities::{Block, Inst};
use cranelift_entity::SecondaryMap;

/// Blocks in order, each with its instructions in order.
///
/// A function has one layout for what a lane sees and, after the divergence pass, a second one for what the wave
/// executes; both name instructions of the same data-flow graph.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    order: Vec<Block>,
    insts: SecondaryMap<Block, Vec<Inst>>,
}

impl Layout {
    /// Puts a block at the end.
    pub fn append_block(&mut self, block: Block) {
        self.order.push(block);
    }

    /// The blocks in order; the first is the entry.
    #[inline]
    pub fn blocks(&self) -> &[Block] {
        &self.order
    }

    /// Replaces the order; blocks that are left out are removed.
    pub fn set_order(&mut self, order: Vec<Block>) {
        self.order = order;
    }

    /// The entry block.
    #[inline]
    pub fn entry(&self) -> Option<Block> {
        self.order.first().copied()
    }

    /// The instructions of a block.
    #[inline]
    pub fn insts(&self, block: Block) -> &[Inst] {
        &self.insts[block]
    }

    /// The instructions of a block, to be changed.
    #[inline]
    pub fn insts_mut(&mut self, block: Block) -> &mut Vec<Inst> {
        &mut self.insts[block]
    }

    /// Puts an instruction at the end of a block.
    #[inline]
    pub fn append_inst(&mut self, inst: Inst, block: Block) {
        self.insts[block].push(inst);
    }

    /// The last instruction of a block.
    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.insts[block].last().copied()
    }

    /// Every instruction with its block, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Block, Inst)> + '_ {
        self.order
            .iter()
            .flat_map(|&block| self.insts[block].iter().map(move |&inst| (block, inst)))
    }
}
