//! `test domtree`: the trees of dominators and post-dominators, indented by depth. Children stand in the order of the layout.

use crate::registry::{Job, Output};
use std::collections::HashMap;
use std::fmt::Write;
use wavelift_codegen::analysis::{Cfg, DominatorTree, PostDominatorTree};
use wavelift_codegen::ir::Block;

pub(super) fn print(job: &Job<'_>) -> Output {
    let cfg = Cfg::new(job.function);
    let (dom, post) = (DominatorTree::new(&cfg), PostDominatorTree::new(&cfg));
    let blocks = job.function.layout.blocks();
    let reachable: Vec<Block> = blocks.iter().copied().filter(|&b| dom.is_reachable(b)).collect();
    let mut out = "dominators\n".to_owned();
    forest(&mut out, &reachable, |block| dom.idom(block));
    out.push_str("post-dominators\n");
    forest(&mut out, &reachable, |block| post.ipdom(block));
    Ok(out)
}

/// Lines of trees, without recursion: they may be deep.
fn forest(out: &mut String, blocks: &[Block], parent: impl Fn(Block) -> Option<Block>) {
    let mut children: HashMap<Block, Vec<Block>> = HashMap::new();
    let mut open = Vec::new();
    for &block in blocks.iter().rev() {
        match parent(block) {
            Some(parent) => children.entry(parent).or_default().push(block),
            None => open.push((block, 1)),
        }
    }
    while let Some((block, depth)) = open.pop() {
        let _ = writeln!(out, "{}{block}", "  ".repeat(depth));
        let below = children.remove(&block).unwrap_or_default();
        open.extend(below.into_iter().map(|child| (child, depth + 1)));
    }
}
