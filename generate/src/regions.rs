//! Shapes of regions: how deep they stand in each other, and where lanes must be kept apart.
//!
//! The *region* of a branch is what its successors reach before its immediate post-dominator. A branch is *strict* if lanes that parted at it may not meet
//! before that ([`CrossLane`]); strict branches are *tied* if they all meet at one block.

use std::collections::BTreeMap;
use wavelift_codegen::analysis::{BlockOrder, Cfg, CrossLane, Graph, PostDominatorTree, UniformityInfo};
use wavelift_codegen::ir::{Block, Function, InstructionData};

/// Lanes of the waves for which operands are looked at.
const WAVE: u32 = 64;

/// How deep regions stand in each other, by name; deeper ones count as the last.
const DEPTHS: [&str; 7] = [
    "regions 0 deep",
    "regions 1 deep",
    "regions 2 deep",
    "regions 3 deep",
    "regions 4 deep",
    "regions 5 deep",
    "regions 6 deep or more",
];

/// How many strict branches meet at one block.
const TIES: [&str; 4] = [
    "strict branch alone",
    "strict ties of 2",
    "strict ties of 3 or 4",
    "strict ties of 5 or more",
];

/// A strict branch in its own region.
const RECURS: &str = "strict branch that recurs";
/// A strict branch in the region of another one.
const NESTED: &str = "strict region in another";
/// A branch without a block where all lanes meet.
const ENDLESS: &str = "branch without a post-dominator";

/// Every name that [`regions`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    DEPTHS.into_iter().chain(TIES).chain([RECURS, NESTED])
}

/// What is reachable from some blocks, these included, without `end`.
fn reachable(cfg: &Cfg, from: &[Block], end: Option<Block>) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut open = from.to_vec();
    while let Some(block) = open.pop() {
        if Some(block) != end && !found.contains(&block) {
            found.push(block);
            open.extend(cfg.succs(block));
        }
    }
    found
}

/// The shapes of a function's regions, each as often as it has it; the depth once.
pub(crate) fn regions(func: &Function) -> Vec<&'static str> {
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let lanes = CrossLane::new(func);
    let mut found = Vec::new();
    let mut around: BTreeMap<Block, usize> = BTreeMap::new();
    let mut joins: BTreeMap<Option<Block>, usize> = BTreeMap::new();
    let mut strict = Vec::new();
    for &branch in func.layout.blocks() {
        let succs = cfg.succs(branch);
        if succs.len() < 2 {
            continue;
        }
        let join = post.ipdom(branch);
        if join.is_none() {
            found.push(ENDLESS);
        }
        for block in reachable(&cfg, succs, join) {
            *around.entry(block).or_default() += 1;
        }
        if let Some(region) = lanes.strict_region(&cfg, &post, branch) {
            if region.recurs {
                found.push(RECURS);
            }
            *joins.entry(region.join).or_default() += 1;
            strict.push((branch, region));
        }
    }
    let deepest = around.values().copied().max().unwrap_or(0);
    found.push(DEPTHS[deepest.min(DEPTHS.len() - 1)]);
    found.extend(joins.values().map(|&count| match count {
        1 => TIES[0],
        2 => TIES[1],
        3 | 4 => TIES[2],
        _ => TIES[3],
    }));
    for (branch, _) in &strict {
        let inside = |(other, region): &(Block, wavelift_codegen::analysis::StrictRegion)| {
            other != branch && region.blocks.contains(branch)
        };
        if strict.iter().any(inside) {
            found.push(NESTED);
        }
    }
    found
}

/// Which operands of operations all lanes of a wave share, as `w` for one that they share and `l` for one per lane, with the operation.
pub(crate) fn operands(func: &Function) -> Vec<(&'static str, String)> {
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let order = BlockOrder::new(&cfg, &post);
    let uniformity = UniformityInfo::new(func, &cfg, &post, &order, WAVE);
    let mut found = Vec::new();
    for (_, inst) in func.layout.iter() {
        let data = func.dfg.inst(inst);
        if matches!(data, InstructionData::Call { .. }) {
            continue;
        }
        let args = func.dfg.args(inst);
        let letter = |&value: &wavelift_codegen::ir::Value| match uniformity.is_uniform(value) {
            true => 'w',
            false => 'l',
        };
        if !args.is_empty() {
            found.push((
                func.dfg.opcode(inst).info().name,
                args.iter().map(letter).collect(),
            ));
        }
    }
    found
}
