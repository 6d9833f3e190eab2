//! `test domtree`: the trees of dominators and post-dominators, indented by depth. Children stand in the order of the layout.

use crate::registry::{Job, Output};
use std::fmt::Write;
use wavelift_codegen::analysis::{Cfg, DominatorTree, PostDominatorTree};
use wavelift_codegen::ir::Block;

pub(super) fn print(job: &Job<'_>) -> Output {
    let cfg = Cfg::new(job.function);
    let (dom, post) = (DominatorTree::new(&cfg), PostDominatorTree::new(&cfg));
    let blocks = job.function.layout.blocks();
    let reachable: Vec<Block> = blocks.iter().copied().filter(|&b| dom.is_reachable(b)).collect();
    let mut out = "dominators\n".to_owned();
    let roots: Vec<Block> = reachable
        .iter()
        .copied()
        .filter(|&b| dom.idom(b).is_none())
        .collect();
    tree(&mut out, &roots, |block| {
        children(&reachable, block, |b| dom.idom(b))
    });
    out.push_str("post-dominators\n");
    let roots: Vec<Block> = reachable
        .iter()
        .copied()
        .filter(|&b| post.ipdom(b).is_none())
        .collect();
    tree(&mut out, &roots, |block| {
        children(&reachable, block, |b| post.ipdom(b))
    });
    Ok(out)
}

fn children(blocks: &[Block], parent: Block, parent_of: impl Fn(Block) -> Option<Block>) -> Vec<Block> {
    let blocks = blocks.iter().copied();
    blocks.filter(|&block| parent_of(block) == Some(parent)).collect()
}

/// Lines of trees, without recursion: they may be deep.
fn tree(out: &mut String, roots: &[Block], children: impl Fn(Block) -> Vec<Block>) {
    let mut open: Vec<(Block, usize)> = roots.iter().rev().map(|&block| (block, 1)).collect();
    while let Some((block, depth)) = open.pop() {
        let _ = writeln!(out, "{}{block}", "  ".repeat(depth));
        open.extend(children(block).into_iter().rev().map(|child| (child, depth + 1)));
    }
}
