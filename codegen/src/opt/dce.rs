//! Dead code: instructions whose results nobody needs, and block parameters likewise, with the arguments for them.
//!
//! What has an effect is needed, and with it what it reads; a block parameter that is needed makes its arguments
//! needed. So cycles of parameters that only feed each other go, too. Convergent operations without another effect go
//! when unused: no other lane notices. Atomic loads stay unless they order nothing. Parameters of the entry block stay:
//! callers pass them. Cost: linear.

use super::Context;
use crate::ir::incoming::Incoming;
use crate::ir::{Function, Inst, Value, ValueDef};
use crate::verify::no_effect;
use cranelift_entity::EntitySet;

/// Removes dead code; returns how many instructions and parameters went.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let Some(entry) = func.layout.entry() else {
        return 0;
    };
    let edges = Incoming::new(&func.dfg, &func.layout);
    let mut live_insts: EntitySet<Inst> = EntitySet::with_capacity(func.dfg.num_insts());
    let mut live_params: EntitySet<Value> = EntitySet::with_capacity(func.dfg.num_values());
    let mut work: Vec<Value> = Vec::new();
    // From the last instruction to the first most uses come before what they read, so one sweep in the order of the layout
    // finds nearly everything. What is needed further down, and parameters, wait until all edges are known.
    let mut swept: EntitySet<Inst> = EntitySet::with_capacity(func.dfg.num_insts());
    for &block in func.layout.blocks().iter().rev() {
        for &inst in func.layout.insts(block).iter().rev() {
            swept.insert(inst);
            if live_insts.contains(inst) || !no_effect(func, inst) {
                live_insts.insert(inst);
                for &value in func.dfg.args(inst) {
                    match func.dfg.value_def(value) {
                        ValueDef::Result(def, _) if !swept.contains(def) => {
                            live_insts.insert(def);
                        }
                        _ => work.push(value),
                    }
                }
            }
        }
    }
    while let Some(value) = work.pop() {
        match func.dfg.value_def(value) {
            ValueDef::Result(inst, _) => {
                if live_insts.insert(inst) {
                    work.extend(func.dfg.args(inst));
                }
            }
            ValueDef::Param(block, index) => {
                if live_params.insert(func.dfg.resolve(value)) {
                    work.extend(edges.of(block).iter().map(|&(inst, target)| {
                        func.dfg.call_args(&func.dfg.targets(inst)[target as usize])[index]
                    }));
                }
            }
        }
    }
    let dead = func.layout.iter().any(|(_, inst)| !live_insts.contains(inst))
        || func.layout.blocks().iter().any(|&block| {
            block != entry
                && func
                    .dfg
                    .block_params(block)
                    .iter()
                    .any(|&p| !live_params.contains(p))
        });
    // All or nothing: what is dead may read what is dead.
    if !dead || !context.burn() {
        return 0;
    }
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let insts = func.layout.insts_mut(block);
        let before = insts.len();
        insts.retain(|&inst| live_insts.contains(inst));
        changes += before - insts.len();
        let params = func.dfg.block_params(block);
        if block == entry || params.iter().all(|&p| live_params.contains(p)) {
            continue;
        }
        let keep: Vec<bool> = params.iter().map(|&p| live_params.contains(p)).collect();
        changes += keep.iter().filter(|&&k| !k).count();
        func.dfg.retain_block_params(block, |index| keep[index]);
        for &(inst, target) in edges.of(block) {
            let target = target as usize;
            let args = func.dfg.call_args(&func.dfg.targets(inst)[target]);
            let kept: Vec<Value> = args
                .iter()
                .zip(&keep)
                .filter(|(_, k)| **k)
                .map(|(&v, _)| v)
                .collect();
            let list = func.dfg.make_list(&kept);
            func.dfg.targets_mut(inst)[target].args = list;
        }
    }
    changes
}
