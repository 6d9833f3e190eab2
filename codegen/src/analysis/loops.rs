//! Natural loops and how they nest.
//!
//! - A *back edge* goes from a *latch* to a block that dominates it, the *header*.
//! - The loop of a header is the header and whatever reaches one of its latches without passing it. Back edges to one header make
//!   one loop.
//! - A loop is *irreducible* if it holds a cycle that can be entered at several blocks: how often a block of it runs in one
//!   iteration cannot be said from the tree.
//!
//! These are the loops of the source, which say what one lane does again. Which lanes are together there is the business of the
//! cycles of [`BlockOrder`](super::BlockOrder).
//!
//! Cost: the dominator tree, and edges times the depth of nesting.

use super::cfg::{Cfg, Graph, reverse_post_order};
use super::dominators::DominatorTree;
use crate::ir::Block;
use crate::maps::sized;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

/// A natural loop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loop(u32);
entity_impl!(Loop, "loop");

/// What is known of a loop.
#[derive(Clone, Debug)]
pub struct LoopData {
    /// Where it is entered.
    pub header: Block,
    /// The blocks with an edge back to the header.
    pub latches: Vec<Block>,
    /// The loop around it.
    pub parent: Option<Loop>,
    /// The loops directly in it.
    pub children: Vec<Loop>,
    /// Whether it holds a cycle with several entries.
    pub irreducible: bool,
    /// Blocks that are in no loop within it.
    own: Vec<Block>,
}

/// The loops of a function.
#[derive(Clone, Debug)]
pub struct LoopTree {
    loops: PrimaryMap<Loop, LoopData>,
    innermost: SecondaryMap<Block, PackedOption<Loop>>,
    position: SecondaryMap<Block, u32>,
}

impl LoopTree {
    /// Finds the loops among the blocks that can be reached.
    pub fn new(cfg: &Cfg, dom: &DominatorTree<Block>) -> LoopTree {
        let order = reverse_post_order(cfg);
        let mut tree = LoopTree {
            loops: PrimaryMap::new(),
            innermost: sized(cfg.num_nodes()),
            position: sized(cfg.num_nodes()),
        };
        for (place, &block) in order.iter().enumerate() {
            tree.position[block] = place as u32;
        }
        // Inner headers come after outer ones, so that a loop is complete before one around it takes it in.
        for &header in order.iter().rev() {
            let preds = cfg.preds(header).iter().copied();
            let latches: Vec<Block> = preds.filter(|&pred| dom.dominates(header, pred)).collect();
            if !latches.is_empty() {
                tree.add(cfg, dom, header, latches);
            }
        }
        for &block in &order {
            if let Some(inner) = tree.innermost[block].expand() {
                tree.loops[inner].own.push(block);
            }
        }
        tree.mark_irreducible(cfg, dom, &order);
        tree
    }

    fn add(&mut self, cfg: &Cfg, dom: &DominatorTree<Block>, header: Block, latches: Vec<Block>) {
        let mut work = latches.clone();
        let this = self.loops.push(LoopData {
            header,
            latches,
            parent: None,
            children: Vec::new(),
            irreducible: false,
            own: Vec::new(),
        });
        self.innermost[header] = this.into();
        while let Some(block) = work.pop() {
            let entered = match self.outermost(block) {
                Some(known) if known == this => continue,
                Some(inner) => {
                    self.loops[inner].parent = Some(this);
                    self.loops[this].children.push(inner);
                    self.loops[inner].header
                }
                None => {
                    self.innermost[block] = this.into();
                    block
                }
            };
            let preds = cfg.preds(entered).iter().copied();
            work.extend(preds.filter(|&pred| dom.is_reachable(pred)));
        }
    }

    fn outermost(&self, block: Block) -> Option<Loop> {
        let mut at = self.innermost[block].expand()?;
        while let Some(parent) = self.loops[at].parent {
            at = parent;
        }
        Some(at)
    }

    /// An edge against the order to a block that does not dominate its source closes a cycle with several entries.
    fn mark_irreducible(&mut self, cfg: &Cfg, dom: &DominatorTree<Block>, order: &[Block]) {
        for &block in order {
            for &succ in cfg.succs(block) {
                if self.position[succ] <= self.position[block] && !dom.dominates(succ, block) {
                    let mut around = self.innermost[succ].expand();
                    while let Some(at) = around {
                        self.loops[at].irreducible = true;
                        around = self.loops[at].parent;
                    }
                }
            }
        }
    }

    /// Every loop; those inside another come before it.
    pub fn inner_first(&self) -> impl Iterator<Item = Loop> + use<> {
        (0..self.loops.len()).map(|index| Loop::from_u32(index as u32))
    }

    /// The loops that are in no other.
    pub fn outermost_loops(&self) -> impl Iterator<Item = Loop> + '_ {
        self.inner_first().filter(|&l| self.loops[l].parent.is_none())
    }

    /// What is known of a loop.
    pub fn data(&self, which: Loop) -> &LoopData {
        &self.loops[which]
    }

    /// The innermost loop of a block.
    pub fn innermost(&self, block: Block) -> Option<Loop> {
        self.innermost[block].expand()
    }

    /// Whether a block is in a loop or in one inside it.
    pub fn contains(&self, which: Loop, block: Block) -> bool {
        let mut around = self.innermost[block].expand();
        while let Some(at) = around {
            if at == which {
                return true;
            }
            around = self.loops[at].parent;
        }
        false
    }

    /// The blocks of a loop that are in no loop within it, in reverse post-order.
    pub fn own_blocks(&self, which: Loop) -> &[Block] {
        &self.loops[which].own
    }

    /// The blocks of a loop with those of loops within it, in reverse post-order: the header first.
    pub fn blocks(&self, which: Loop) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut work = vec![which];
        while let Some(at) = work.pop() {
            blocks.extend_from_slice(&self.loops[at].own);
            work.extend_from_slice(&self.loops[at].children);
        }
        blocks.sort_unstable_by_key(|&block| self.position[block]);
        blocks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    /// The loops of a function with these edges: header, blocks and whether it is irreducible, inner loops first.
    fn loops(edges: &[&[u32]]) -> Vec<(u32, Vec<u32>, bool)> {
        use std::fmt::Write;
        let mut text = String::from("function %f {\n");
        for (block, succs) in edges.iter().enumerate() {
            let params = if block == 0 { "(v0: b1)" } else { "" };
            writeln!(text, "block{block}{params}:").unwrap();
            match succs {
                [] => writeln!(text, "    return"),
                [to] => writeln!(text, "    jump block{to}"),
                [yes, no] => writeln!(text, "    branch v0, block{yes}, block{no}"),
                _ => unreachable!("at most two"),
            }
            .unwrap();
        }
        text.push_str("}\n");
        let module = parse_module(&text).expect("a module");
        let (_, func) = module.defined().next().expect("a function");
        let cfg = Cfg::new(func);
        let tree = LoopTree::new(&cfg, &DominatorTree::new(&cfg));
        let describe = |l: Loop| {
            let mut blocks: Vec<u32> = tree.blocks(l).iter().map(|b| b.as_u32()).collect();
            assert_eq!(blocks[0], tree.data(l).header.as_u32());
            assert!(tree.blocks(l).iter().all(|&b| tree.contains(l, b)));
            blocks.sort_unstable();
            (blocks, tree.data(l).irreducible)
        };
        tree.inner_first()
            .map(|l| {
                let (blocks, irreducible) = describe(l);
                (tree.data(l).header.as_u32(), blocks, irreducible)
            })
            .collect()
    }

    #[test]
    fn straight_line_has_none() {
        assert_eq!(loops(&[&[1], &[]]), []);
    }

    #[test]
    fn block_that_goes_to_itself() {
        assert_eq!(loops(&[&[1], &[1, 2], &[]]), [(1, vec![1], false)]);
    }

    #[test]
    fn loop_in_a_loop() {
        let found = loops(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
        assert_eq!(found, [(2, vec![2], false), (1, vec![1, 2, 3], false)]);
    }

    #[test]
    fn two_latches_make_one_loop() {
        let found = loops(&[&[1], &[2, 3], &[1], &[1, 4], &[]]);
        assert_eq!(found, [(1, vec![1, 2, 3], false)]);
    }

    #[test]
    fn irreducible_pair_is_no_loop_and_marks_the_one_around() {
        // 2 and 3 go to each other and are both entered from 1.
        let found = loops(&[&[1], &[2, 3], &[3, 4], &[2], &[1, 5], &[]]);
        assert_eq!(found, [(1, vec![1, 2, 3, 4], true)]);
    }

    #[test]
    fn loops_side_by_side() {
        let found = loops(&[&[1], &[1, 2], &[3], &[3, 4], &[]]);
        assert_eq!(found, [(3, vec![3], false), (1, vec![1], false)]);
    }
}
