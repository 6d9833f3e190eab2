//! The edges into each block.

use super::dfg::DataFlowGraph;
use super::entities::{Block, Inst};
use super::layout::Layout;
use crate::maps::sized;
use cranelift_entity::SecondaryMap;

/// An edge by the terminator that it leaves and the number of its target there.
pub(crate) type Edge = (Inst, u32);

/// The edges of a layout by the block that they lead to, in the order of the layout. Lists of all blocks are one piece of memory.
#[derive(Clone, Debug)]
pub(crate) struct Incoming {
    edges: Vec<Edge>,
    /// Where the edges of a block begin and end.
    ranges: SecondaryMap<Block, (u32, u32)>,
}

impl Incoming {
    /// Those of all terminators of a layout. Cost: linear in blocks and edges.
    pub fn new(dfg: &DataFlowGraph, layout: &Layout) -> Incoming {
        let terminators = || {
            layout
                .blocks()
                .iter()
                .filter_map(|&block| layout.last_inst(block))
        };
        let mut ranges: SecondaryMap<Block, (u32, u32)> = sized(dfg.num_blocks());
        let mut count = 0;
        for call in terminators().flat_map(|inst| dfg.targets(inst)) {
            ranges[call.block].1 += 1;
            count += 1;
        }
        let mut start = 0;
        for (from, to) in ranges.values_mut() {
            let length = *to;
            (*from, *to) = (start, start);
            start += length;
        }
        let mut edges = vec![(Inst::from_u32(0), 0); count];
        for inst in terminators() {
            for (index, call) in dfg.targets(inst).iter().enumerate() {
                let end = &mut ranges[call.block].1;
                edges[*end as usize] = (inst, index as u32);
                *end += 1;
            }
        }
        Incoming { edges, ranges }
    }

    /// The edges into a block.
    pub fn of(&self, block: Block) -> &[Edge] {
        let (from, to) = self.ranges[block];
        &self.edges[from as usize..to as usize]
    }
}
