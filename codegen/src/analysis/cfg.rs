//! Control-flow graphs: predecessors and successors, and reverse post-order.

use crate::ir::{Block, DataFlowGraph, Function, Inst, Layout};
use crate::maps::sized;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use smallvec::SmallVec;

/// A directed graph with dense nodes and one entry; what the analyses run on.
pub trait Graph {
    /// A node.
    type Node: EntityRef + Ord + std::hash::Hash + std::fmt::Debug;
    /// An upper bound of node indices.
    fn num_nodes(&self) -> usize;
    /// Where paths start.
    fn entry(&self) -> Self::Node;
    /// Successors; duplicates are allowed.
    fn succs(&self, node: Self::Node) -> &[Self::Node];
    /// Predecessors; duplicates are allowed.
    fn preds(&self, node: Self::Node) -> &[Self::Node];
}

/// Targets among which a block is looked for one by one.
const FEW: usize = 8;

/// Predecessors and successors of the blocks of a layout.
#[derive(Clone, Debug)]
pub struct Cfg {
    entry: Block,
    num_blocks: usize,
    succs: SecondaryMap<Block, SmallVec<[Block; 2]>>,
    preds: SecondaryMap<Block, SmallVec<[Block; 4]>>,
}

impl Cfg {
    /// The thread-level graph of a function.
    ///
    /// # Panics
    /// If the function has no block.
    pub fn new(func: &Function) -> Cfg {
        Cfg::of_layout(func, &func.layout)
    }

    /// The graph of one of a function's layouts.
    ///
    /// # Panics
    /// If the layout has no block.
    pub fn of_layout(func: &Function, layout: &Layout) -> Cfg {
        Cfg::of_graph(&func.dfg, layout)
    }

    /// As [`Self::of_layout`].
    ///
    /// # Panics
    /// If the layout has no block.
    pub fn of_graph(dfg: &DataFlowGraph, layout: &Layout) -> Cfg {
        let mut cfg = Cfg {
            entry: layout.entry().expect("a function has an entry block"),
            num_blocks: dfg.num_blocks(),
            succs: sized(dfg.num_blocks()),
            preds: sized(dfg.num_blocks()),
        };
        // Of blocks with many targets: those seen, each with the last block that goes there.
        let mut seen: SecondaryMap<Block, PackedOption<Block>> = SecondaryMap::new();
        for &block in layout.blocks() {
            let last: Option<Inst> = layout.last_inst(block);
            let calls = last.map_or(&[][..], |inst| dfg.targets(inst));
            for call in calls {
                let known = if calls.len() <= FEW {
                    cfg.succs[block].contains(&call.block)
                } else {
                    std::mem::replace(&mut seen[call.block], block.into()) == block.into()
                };
                if !known {
                    cfg.succs[block].push(call.block);
                    cfg.preds[call.block].push(block);
                }
            }
        }
        cfg
    }
}

impl Graph for Cfg {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.num_blocks
    }

    fn entry(&self) -> Block {
        self.entry
    }

    fn succs(&self, node: Block) -> &[Block] {
        &self.succs[node]
    }

    fn preds(&self, node: Block) -> &[Block] {
        &self.preds[node]
    }
}

/// Nodes reachable from the entry, in reverse post-order of a depth-first walk that takes successors in order.
pub fn reverse_post_order<G: Graph>(graph: &G) -> Vec<G::Node> {
    let mut seen = vec![false; graph.num_nodes()];
    let mut order = Vec::new();
    let mut stack = vec![(graph.entry(), 0)];
    seen[graph.entry().index()] = true;
    while let Some((node, next)) = stack.last_mut() {
        if let Some(&succ) = graph.succs(*node).get(*next) {
            *next += 1;
            if !std::mem::replace(&mut seen[succ.index()], true) {
                stack.push((succ, 0));
            }
        } else {
            order.push(*node);
            stack.pop();
        }
    }
    order.reverse();
    order
}

/// Whether some path from the entry leads back to a node of it.
pub fn has_cycle<G: Graph>(graph: &G) -> bool {
    let order = reverse_post_order(graph);
    let mut place = vec![0; graph.num_nodes()];
    for (at, node) in order.iter().enumerate() {
        place[node.index()] = at;
    }
    let back = |node: &G::Node| {
        let succs = graph.succs(*node).iter();
        succs
            .copied()
            .any(|succ| place[succ.index()] <= place[node.index()])
    };
    order.iter().any(back)
}
