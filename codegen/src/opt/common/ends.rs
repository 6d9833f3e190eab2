//! Stores that both ways into a block end with are done in that block.
//!
//! - Two blocks jump to the block where they meet, and nothing else leads to it. It is no header of a loop.
//! - Their last stores differ in one operand at most, which becomes a parameter of the block.
//!
//! Between such a store and the block stands nothing but jumps, so no order changes.

use crate::analysis::cfg::Graph;
use crate::analysis::{Cfg, DominatorTree};
use crate::ir::{Block, Function, Inst, InstructionData, Value};
use crate::opt::Context;

/// Moves stores; returns how many pairs became one.
pub(super) fn run(func: &mut Function, context: &mut Context<'_>, cfg: &Cfg) -> usize {
    let mut changes = 0;
    let mut dom = None;
    for block in func.layout.blocks().to_vec() {
        let &[a, b] = cfg.preds(block) else {
            continue;
        };
        let ways = [a, b];
        if last_stores(func, block, ways).is_none() {
            continue;
        }
        let dom = dom.get_or_insert_with(|| DominatorTree::new(cfg));
        if ways.iter().any(|&way| dom.dominates(block, way)) {
            continue;
        }
        while let Some(stores) = last_stores(func, block, ways) {
            if !context.burn() {
                return changes;
            }
            join(func, block, ways, stores);
            changes += 1;
        }
    }
    changes
}

/// The stores at the ends of both ways into a block, if they may become one.
fn last_stores(func: &Function, block: Block, ways: [Block; 2]) -> Option<[Inst; 2]> {
    let [a, b] = ways.map(|way| last_store(func, block, way));
    let stores = [a?, b?];
    let [one, other] = stores.map(|store| func.dfg.inst(store));
    let (
        &InstructionData::Store { mem, offset, .. },
        &InstructionData::Store {
            mem: other_mem,
            offset: other_offset,
            ..
        },
    ) = (one, other)
    else {
        return None;
    };
    let [first, second] = stores.map(|store| func.dfg.args(store));
    let type_of = |&value: &Value| func.dfg.value_type(value);
    let alike = ways[0] != ways[1]
        && (mem, offset) == (other_mem, other_offset)
        && func.dfg.ctrl_type(stores[0]) == func.dfg.ctrl_type(stores[1])
        && first.iter().map(type_of).eq(second.iter().map(type_of));
    let differ = |(a, b): &(&Value, &Value)| func.dfg.resolve(**a) != func.dfg.resolve(**b);
    (alike && first.iter().zip(second).filter(differ).count() <= 1).then_some(stores)
}

/// The store in front of the jump to a block.
fn last_store(func: &Function, block: Block, way: Block) -> Option<Inst> {
    let [.., store, jump] = func.layout.insts(way) else {
        return None;
    };
    let jumps = matches!(func.dfg.inst(*jump), InstructionData::Jump { target, .. } if target.block == block);
    let stores = matches!(func.dfg.inst(*store), InstructionData::Store { .. });
    (jumps && stores).then_some(*store)
}

/// Makes one of the stores at the ends of both ways the first instruction of the block to which they lead.
fn join(func: &mut Function, block: Block, ways: [Block; 2], [store, other]: [Inst; 2]) {
    for index in 0..func.dfg.args(store).len() {
        let values = [store, other].map(|inst| func.dfg.resolve(func.dfg.args(inst)[index]));
        if values[0] == values[1] {
            continue;
        }
        let param = func.dfg.append_block_param(block, func.dfg.value_type(values[0]));
        for (way, value) in ways.into_iter().zip(values) {
            let Some(jump) = func.terminator(way) else {
                continue;
            };
            let mut args = func.dfg.call_args(&func.dfg.targets(jump)[0]).to_vec();
            args.push(value);
            func.dfg.targets_mut(jump)[0] = func.dfg.block_call(block, &args);
        }
        func.dfg.args_mut(store)[index] = param;
    }
    for (way, gone) in ways.into_iter().zip([store, other]) {
        func.layout.insts_mut(way).retain(|&inst| inst != gone);
    }
    func.layout.insts_mut(block).insert(0, store);
}
