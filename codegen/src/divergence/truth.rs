//! Truth values that blocks of large strict regions pass to each other go as words.
//!
//! A `b1` that lives while other lanes run is a mask that is merged, and has a register of its own for as long as any lane waits with it. In the
//! region of a branch that recurs in it lanes may be parked anywhere, so every `b1` parameter of every block there is live all the time. As a word the
//! value of a parked lane is in the lane's own part of a vector register, which all blocks share. Few parameters stay masks, which are cheaper.
//!
//! Cost: nothing without many `b1` parameters and a cross-lane operation; else the regions of recurring branches that are not in one another.

use super::normalize::before_terminator;
use crate::analysis::{Cfg, CrossLane, Graph, PostDominatorTree};
use crate::ir::{Block, Function, InstBuilder, IntCC, Type, Value};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// `b1` parameters of blocks in strict regions beyond which they become words.
const MANY_PARAMETERS: usize = 16;

/// Turns `b1` parameters of blocks in strict regions that recur into words, if there are many.
pub(super) fn carry_in_words(func: &mut Function) {
    let entry = func.layout.entry();
    let with_truth = |func: &Function, block: &Block| {
        let params = func.dfg.block_params(*block).iter();
        params.filter(|&&p| func.dfg.value_type(p) == Type::B1).count()
    };
    let others = |func: &Function| -> Vec<Block> {
        let blocks = func.layout.blocks().iter().copied();
        blocks
            .filter(|&block| Some(block) != entry && with_truth(func, &block) > 0)
            .collect()
    };
    let mut blocks = others(func);
    let count = |blocks: &[Block]| blocks.iter().map(|block| with_truth(func, block)).sum::<usize>();
    if count(&blocks) <= MANY_PARAMETERS {
        return;
    }
    let strict = recurring_regions(func);
    blocks.retain(|&block| strict[block]);
    if count(&blocks) <= MANY_PARAMETERS {
        return;
    }
    let mut words: FxHashMap<Value, Value> = FxHashMap::default();
    let mut truths = SecondaryMap::new();
    for &block in &blocks {
        truths[block] = Some(take_words(func, block, &mut words));
    }
    for block in func.layout.blocks().to_vec() {
        let Some(inst) = func.terminator(block) else {
            continue;
        };
        let mut made: FxHashMap<Value, Value> = FxHashMap::default();
        for index in 0..func.dfg.targets(inst).len() {
            let call = func.dfg.targets(inst)[index];
            let Some(truths) = &truths[call.block] else {
                continue;
            };
            let mut args = func.dfg.call_args(&call).to_vec();
            for (arg, _) in args.iter_mut().zip(truths).filter(|(_, truth)| **truth) {
                let truth = *arg;
                *arg = match words.get(&truth).or_else(|| made.get(&truth)) {
                    Some(&word) => word,
                    None => before_terminator(func, block, |at| {
                        let (yes, no) = (at.int(Type::I32, 1), at.int(Type::I32, 0));
                        at.select(Type::I32, truth, yes, no)
                    }),
                };
                made.insert(truth, *arg);
            }
            let list = func.dfg.make_list(&args);
            func.dfg.targets_mut(inst)[index].args = list;
        }
    }
    func.resolve_all_aliases();
}

/// The blocks in regions of branches that recur, if lanes part at these.
fn recurring_regions(func: &Function) -> SecondaryMap<Block, bool> {
    let mut strict = SecondaryMap::new();
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let cross_lane = CrossLane::new(func);
    for &block in func.layout.blocks() {
        // The region of a branch in another one's region is a part of that.
        if strict[block] || cfg.succs(block).len() < 2 {
            continue;
        }
        if let Some(region) = cross_lane
            .strict_region(&cfg, &post, block)
            .filter(|region| region.recurs)
        {
            region.blocks.into_iter().for_each(|block| strict[block] = true);
        }
    }
    strict
}

/// The `b1` parameters of a block come as words from now on. Which they are; the words get known by what they were.
fn take_words(func: &mut Function, block: Block, words: &mut FxHashMap<Value, Value>) -> Vec<bool> {
    let params = func.dfg.block_params(block).to_vec();
    let insts = std::mem::take(func.layout.insts_mut(block));
    func.dfg.retain_block_params(block, |_| false);
    let mut truths = Vec::with_capacity(params.len());
    for param in params {
        let ty = func.dfg.value_type(param);
        truths.push(ty == Type::B1);
        if ty != Type::B1 {
            let same = func.dfg.append_block_param(block, ty);
            func.dfg.make_alias(param, same);
            continue;
        }
        let word = func.dfg.append_block_param(block, Type::I32);
        let mut at = func.at_end(block);
        let zero = at.int(Type::I32, 0);
        let truth = at.icmp(IntCC::Ne, word, zero);
        func.dfg.make_alias(param, truth);
        words.insert(param, word);
    }
    func.layout.insts_mut(block).extend(insts);
    truths
}
