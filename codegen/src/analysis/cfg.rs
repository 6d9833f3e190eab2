//! Control-flow graphs: predecessors and successors, and reverse post-order.

use crate::ir::{Block, DataFlowGraph, Function, Inst, Layout};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};

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
    succs: Neighbours,
    preds: Neighbours,
}

/// The neighbours of all blocks in one list, since passes make graphs again and again.
#[derive(Clone, Debug)]
struct Neighbours {
    list: Vec<Block>,
    /// Where in the list those of each block are.
    of: Vec<(u32, u32)>,
}

impl Neighbours {
    /// Blocks that were made after the graph have none.
    fn get(&self, block: Block) -> &[Block] {
        let (start, end) = self.of.get(block.index()).copied().unwrap_or((0, 0));
        &self.list[start as usize..end as usize]
    }
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
        let count = dfg.num_blocks();
        let mut succs = Neighbours {
            list: Vec::with_capacity(2 * layout.blocks().len()),
            of: vec![(0, 0); count],
        };
        // Predecessors of each block, and of blocks with many targets those seen, each with the last block that goes there.
        let mut preds = vec![0u32; count];
        let mut seen: SecondaryMap<Block, PackedOption<Block>> = SecondaryMap::new();
        for &block in layout.blocks() {
            let start = succs.list.len();
            let last: Option<Inst> = layout.last_inst(block);
            let calls = last.map_or(&[][..], |inst| dfg.targets(inst));
            for call in calls {
                let known = if calls.len() <= FEW {
                    succs.list[start..].contains(&call.block)
                } else {
                    std::mem::replace(&mut seen[call.block], block.into()) == block.into()
                };
                if !known {
                    succs.list.push(call.block);
                    preds[call.block.index()] += 1;
                }
            }
            succs.of[block.index()] = (start as u32, succs.list.len() as u32);
        }
        Cfg {
            entry: layout.entry().expect("a function has an entry block"),
            num_blocks: count,
            preds: turned(&succs, layout, &preds),
            succs,
        }
    }
}

/// Predecessors in the order of the layout, of which each block has so many.
fn turned(succs: &Neighbours, layout: &Layout, counts: &[u32]) -> Neighbours {
    let mut end = 0;
    let of = counts.iter().map(|count| {
        let start = end;
        end += count;
        (start, start)
    });
    let mut preds = Neighbours {
        of: of.collect(),
        list: succs.list.clone(),
    };
    for &block in layout.blocks() {
        for succ in succs.get(block) {
            let (_, end) = &mut preds.of[succ.index()];
            preds.list[*end as usize] = block;
            *end += 1;
        }
    }
    preds
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
        self.succs.get(node)
    }

    fn preds(&self, node: Block) -> &[Block] {
        self.preds.get(node)
    }
}

/// Nodes reachable from the entry, in reverse post-order of a depth-first walk that takes successors in order.
pub fn reverse_post_order<G: Graph>(graph: &G) -> Vec<G::Node> {
    let mut seen = vec![false; graph.num_nodes()];
    let mut order = Vec::with_capacity(graph.num_nodes());
    let mut stack = Vec::with_capacity(16);
    stack.push((graph.entry(), 0));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    /// A branch to one block on both sides, a switch with a target twice among more than [`FEW`], and an edge back.
    const TEXT: &str = "
function %f {
block0(v0: b1, v1: i32):
    branch v0, block1, block1
block1:
    switch v1, [block2, block3, block4, block5, block6, block7, block8, block9, block2]
block2:
    jump block1
block3:
    return
block4:
    return
block5:
    return
block6:
    return
block7:
    return
block8:
    return
block9:
    return
}
";

    fn function() -> Function {
        let module = parse_module(TEXT).expect("the text is right");
        let (_, func) = module.defined().next().expect("there is a function");
        func.clone()
    }

    #[test]
    fn neighbours_stand_in_order_and_once() {
        let func = function();
        let blocks = func.layout.blocks();
        let cfg = Cfg::new(&func);
        assert_eq!(cfg.succs(blocks[0]), [blocks[1]]);
        assert_eq!(cfg.succs(blocks[1]), &blocks[2..]);
        assert_eq!(cfg.preds(blocks[1]), [blocks[0], blocks[2]]);
        assert_eq!(cfg.preds(blocks[2]), [blocks[1]]);
        assert!(cfg.preds(blocks[0]).is_empty() && cfg.succs(blocks[9]).is_empty());
    }

    #[test]
    fn blocks_made_later_have_no_neighbours() {
        let mut func = function();
        let cfg = Cfg::new(&func);
        let block = func.append_block();
        assert!(cfg.preds(block).is_empty() && cfg.succs(block).is_empty());
    }
}
