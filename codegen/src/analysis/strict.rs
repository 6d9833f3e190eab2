//! Where lanes must not meet early: the regions of branches that need strict scheduling.
//!
//! An *early join* of a branch is a block that two of its successors reach strictly before its immediate post-dominator.
//! If a cross-lane operation is reachable from an early join before the post-dominator, lanes that parted at the branch
//! must not run it together (HSA PRM 2.12.3): the branch is *strict*. Its *region* is everything reachable from its
//! successors before the post-dominator. A strict branch whose region holds the branch itself *recurs*: while some of its
//! lanes wait to be run, others can come to it again.
//!
//! Cost: a walk of the region per successor, only in functions with a cross-lane operation.

use super::cfg::{Cfg, Graph};
use super::dominators::PostDominatorTree;
use crate::ir::{Block, Function};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashSet;

/// The region of a strict branch.
#[derive(Clone, Debug)]
pub struct StrictRegion {
    /// What its lanes may run before they meet.
    pub blocks: FxHashSet<Block>,
    /// Where they meet: the immediate post-dominator; `None` if no lane gets to a return.
    pub join: Option<Block>,
    /// Whether the branch is in its own region.
    pub recurs: bool,
}

/// The blocks with cross-lane operations of a function.
#[derive(Clone, Debug)]
pub struct CrossLane {
    blocks: SecondaryMap<Block, bool>,
    any: bool,
}

impl CrossLane {
    /// Finds them.
    pub fn new(func: &Function) -> CrossLane {
        let mut this = CrossLane {
            blocks: SecondaryMap::new(),
            any: false,
        };
        for &block in func.layout.blocks() {
            if func.layout.insts(block).iter().any(|&i| func.may_cross_lanes(i)) {
                this.blocks[block] = true;
                this.any = true;
            }
        }
        this
    }

    /// The region of the branch at the end of a block, if the branch is strict once lanes part at it.
    pub fn strict_region(
        &self,
        cfg: &Cfg,
        post: &PostDominatorTree<Block>,
        branch: Block,
    ) -> Option<StrictRegion> {
        let succs = cfg.succs(branch);
        if !self.any || succs.len() < 2 {
            return None;
        }
        let join = post.ipdom(branch);
        let mut from: SecondaryMap<Block, u32> = SecondaryMap::new();
        let mut region = FxHashSet::default();
        let mut early = Vec::new();
        for (number, &succ) in succs.iter().enumerate() {
            for block in reachable(cfg, &[succ], join) {
                if from[block] != 0 && from[block] != number as u32 + 1 {
                    early.push(block);
                }
                from[block] = number as u32 + 1;
                region.insert(block);
            }
        }
        let strict = reachable(cfg, &early, join).iter().any(|&b| self.blocks[b]);
        strict.then(|| StrictRegion {
            recurs: region.contains(&branch),
            blocks: region,
            join,
        })
    }
}

/// What is reachable from some blocks, these included, without `end`.
fn reachable(cfg: &Cfg, from: &[Block], end: Option<Block>) -> Vec<Block> {
    let mut seen = vec![false; cfg.num_nodes()];
    let (mut found, mut work) = (Vec::new(), from.to_vec());
    while let Some(block) = work.pop() {
        if Some(block) != end && !std::mem::replace(&mut seen[block.index()], true) {
            found.push(block);
            work.extend_from_slice(cfg.succs(block));
        }
    }
    found
}
