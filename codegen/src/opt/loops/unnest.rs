//! Loops that are two only because they share code with the way into them.
//!
//! `first(); do { meet(); if (c) first(); } while (d)` often has one block for both calls, from which an outer loop begins:
//!
//! ```text
//!        v              v
//!      first          first
//!        v              v
//!  +-> shared <-+      meet <--+--+
//!  |     v      |       v      |  |
//!  |    meet <--+--+   if c ---+  |
//!  |     v         |    v         |
//!  |    if c ------+   then       |
//!  |     v              v         |
//!  +--- then           shared ----+
//! ```
//! (on the left before, on the right after; `first` has its own copy of `shared`). Once the block is copied into all that jump to it, there is one loop, whose header is where the lanes meet
//! in each round. What both ways pass there is then seen to be equal, so that a counter is the same for all lanes; and what only the first round has to
//! wait for is not waited for in all of them.
//!
//! - **U1** The block has at most `MOST` instructions besides its jump, of which none communicates; what it defines, nothing outside it reads.
//! - **U2** All that lead to it jump there, and to nowhere else, so each gets one copy, and lanes part and meet where they did: no branch has the block as its immediate post-dominator.
//! - **U3** It begins a loop, and what it leads to begins another one within that.
//!
//! Cost: linear for each block that is copied, of which there are `MOST_BLOCKS` at most.

use super::unroll::{Copies, copy_inst};
use crate::analysis::cfg::Graph;
use crate::analysis::{Cfg, DominatorTree, PostDominatorTree};
use crate::ir::{Block, Function, InstructionData, Opcode, ValueDef};
use crate::opt::{Context, cfg};
use rustc_hash::FxHashMap;

/// Instructions of a block that is copied, besides its jump.
const MOST: usize = 4;

/// Copies of a block.
const MOST_COPIES: usize = 4;

/// Blocks that are copied in a function.
const MOST_BLOCKS: usize = 8;

/// Copies such blocks; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut changes = 0;
    while changes < MOST_BLOCKS
        && let Some((block, preds)) = find(func)
        && context.burn()
    {
        copy(func, block, &preds);
        changes += 1;
    }
    if changes > 0 {
        cfg::remove_unreachable(func);
    }
    changes
}

/// The first block to be copied, and what jumps to it.
fn find(func: &Function) -> Option<(Block, Vec<Block>)> {
    let entry = func.layout.entry()?;
    let mut small = Vec::new();
    for &block in func.layout.blocks() {
        if let Some(target) = jump(func, block)
            && func.layout.insts(block).len() <= MOST + 1
            && target != block
            && block != entry
        {
            small.push((block, target));
        }
    }
    if small.is_empty() {
        return None;
    }
    let graph = Cfg::new(func);
    small.retain(|&(block, target)| {
        let preds = graph.preds(block);
        (2..=MOST_COPIES).contains(&preds.len())
            && graph.preds(target).len() > 1
            && preds.iter().all(|&pred| jump(func, pred) == Some(block))
    });
    if small.is_empty() {
        return None;
    }
    let dom = DominatorTree::new(&graph);
    let begins = |header: Block| {
        let preds = graph.preds(header).iter();
        preds
            .filter(|&&pred| dom.is_reachable(pred) && dom.dominates(header, pred))
            .count()
    };
    small.retain(|&(block, target)| {
        let back = begins(block);
        back > 0 && back < graph.preds(block).len() && begins(target) > 0 && stays_inside(func, block)
    });
    if small.is_empty() {
        return None;
    }
    let meets = PostDominatorTree::new(&graph);
    let parts = |block: Block| graph.succs(block).len() > 1;
    let meeting = |at: Block| {
        let mut blocks = func.layout.blocks().iter();
        blocks.any(|&block| parts(block) && meets.ipdom(block) == Some(at))
    };
    let (block, _) = small.into_iter().find(|&(block, _)| !meeting(block))?;
    Some((block, graph.preds(block).to_vec()))
}

/// Where a block jumps.
fn jump(func: &Function, block: Block) -> Option<Block> {
    match *func.dfg.inst(func.terminator(block)?) {
        InstructionData::Jump {
            opcode: Opcode::Jump,
            target,
        } => Some(target.block),
        _ => None,
    }
}

/// Whether a block may be copied, and nothing outside reads what it defines.
fn stays_inside(func: &Function, block: Block) -> bool {
    let insts = func.layout.insts(block);
    let alone = insts.iter().all(|&inst| {
        !func.may_communicate(inst) && !matches!(func.dfg.inst(inst), InstructionData::Call { .. })
    });
    let own = |value| match func.dfg.value_def(value) {
        ValueDef::Result(inst, _) => insts.contains(&inst),
        ValueDef::Param(of, _) => of == block,
    };
    alone
        && func
            .layout
            .iter()
            .filter(|&(at, _)| at != block)
            .all(|(_, inst)| !func.dfg.uses(inst).any(|value| own(func.dfg.resolve(value))))
}

/// Each of the blocks gets a copy in the place of its jump.
fn copy(func: &mut Function, block: Block, preds: &[Block]) {
    let insts = func.layout.insts(block).to_vec();
    let params = func.dfg.block_params(block).to_vec();
    let blocks = FxHashMap::default();
    let mut values = Copies::of(func);
    for &pred in preds {
        let Some(inst) = func.layout.insts_mut(pred).pop() else {
            continue;
        };
        let args = func.dfg.call_args(&func.dfg.targets(inst)[0]).to_vec();
        values.clear();
        for (&param, arg) in params.iter().zip(args) {
            values.set(param, func.dfg.resolve(arg));
        }
        for &inst in &insts {
            let data = *func.dfg.inst(inst);
            let new = copy_inst(func, inst, data, &blocks, &mut values);
            func.layout.append_inst(new, pred);
        }
    }
}
