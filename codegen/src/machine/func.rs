//! Machine functions and their blocks.

use super::inst::MachInst;
use super::reg::{Reg, RegFile, VReg};
use crate::ir::{Block, SourceLoc};
use cranelift_entity::{PrimaryMap, entity_impl};
use smallvec::SmallVec;
use std::ops::Range;

/// A block of a machine function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MBlock(u32);
entity_impl!(MBlock, "mb");

/// File and width of a virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VRegData {
    /// The file.
    pub file: RegFile,
    /// Units.
    pub width: u8,
}

/// An edge with one register per parameter that the target has in the edge's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MEdge {
    /// Where to.
    pub block: MBlock,
    /// Arguments; virtual registers before allocation, empty after it.
    pub args: SmallVec<[Reg; 4]>,
}

/// The thread-level part of a block.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The instructions of the lane program within the block.
    pub insts: Range<usize>,
    /// Per-lane parameters.
    pub params: Vec<VReg>,
    /// Where a lane may go.
    pub succs: SmallVec<[MEdge; 2]>,
}

/// A block.
#[derive(Clone, Debug)]
pub struct MBlockData<I> {
    /// Instructions; the last one is the wave-level terminator.
    pub insts: Vec<I>,
    /// Where each instruction comes from.
    pub locs: Vec<SourceLoc>,
    /// Parameters of the wave view: scalars and lane masks.
    pub params: Vec<VReg>,
    /// Where the wave may go.
    pub succs: SmallVec<[MEdge; 2]>,
    /// What a lane sees, if the block is part of the thread view.
    pub body: Option<Body>,
    /// The IR block it was made from.
    pub ir_block: Option<Block>,
}

impl<I> MBlockData<I> {
    /// Takes instructions out, of which each has a mark that says whether it goes.
    pub fn remove(&mut self, gone: &[bool]) {
        if let Some(body) = &mut self.body {
            let before = |at: usize| at - gone[..at].iter().filter(|&&gone| gone).count();
            body.insts = before(body.insts.start)..before(body.insts.end);
        }
        let mut marks = gone.iter();
        self.insts.retain(|_| marks.next() != Some(&true));
        let mut marks = gone.iter();
        self.locs.retain(|_| marks.next() != Some(&true));
    }
}

impl<I> Default for MBlockData<I> {
    fn default() -> Self {
        MBlockData {
            insts: Vec::new(),
            locs: Vec::new(),
            params: Vec::new(),
            succs: SmallVec::new(),
            body: None,
            ir_block: None,
        }
    }
}

/// A function of machine instructions.
#[derive(Clone, Debug)]
pub struct MachFunc<I> {
    /// Name without sigil.
    pub name: String,
    /// Virtual registers.
    pub vregs: PrimaryMap<VReg, VRegData>,
    /// Blocks.
    pub blocks: PrimaryMap<MBlock, MBlockData<I>>,
    /// Layout: the wave order. The first block is the entry of both views.
    pub order: Vec<MBlock>,
    /// Bytes of the spill area per lane, grown by the allocator.
    pub spill_bytes: u32,
}

impl<I: MachInst> MachFunc<I> {
    /// An empty function.
    pub fn new(name: impl Into<String>) -> Self {
        MachFunc {
            name: name.into(),
            vregs: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            order: Vec::new(),
            spill_bytes: 0,
        }
    }

    /// A fresh virtual register.
    pub fn vreg(&mut self, file: RegFile, width: u8) -> VReg {
        self.vregs.push(VRegData { file, width })
    }

    /// The entry block.
    pub fn entry(&self) -> MBlock {
        self.order[0]
    }

    /// The blocks of the thread view, in layout order.
    pub fn thread_blocks(&self) -> impl Iterator<Item = MBlock> + '_ {
        self.order
            .iter()
            .copied()
            .filter(|&b| self.blocks[b].body.is_some())
    }

    /// Number of instructions in the layout.
    pub fn num_insts(&self) -> usize {
        self.order.iter().map(|&b| self.blocks[b].insts.len()).sum()
    }
}
