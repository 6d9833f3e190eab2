//! Dead code: instructions whose results nobody needs, and block parameters likewise, with the arguments for them.
//!
//! What has an effect is needed, and with it what it reads; a block parameter that is needed makes its arguments
//! needed. So cycles of parameters that only feed each other go, too. Convergent operations without another effect go
//! when unused: no other lane notices. Atomic loads stay unless they order nothing. Parameters of the entry block stay:
//! callers pass them. Cost: linear.

use super::Context;
use crate::ir::incoming::Incoming;
use crate::ir::{Block, Function, Value, ValueDef};
use crate::verify::no_effect;
use cranelift_entity::{EntityRef, EntitySet};

/// Removes dead code; returns how many instructions and parameters went.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let Some(entry) = func.layout.entry() else {
        return 0;
    };
    let edges = Incoming::new(&func.dfg, &func.layout);
    let live = Live::new(func, &edges);
    // All or nothing: what is dead may read what is dead.
    if live.is_everything(func, entry) || !context.burn() {
        return 0;
    }
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let insts = func.layout.insts_mut(block);
        let before = insts.len();
        insts.retain(|&inst| live.insts[inst.index()]);
        changes += before - insts.len();
        if block != entry {
            changes += live.keep_params(func, block, &edges);
        }
    }
    changes
}

/// What is needed.
struct Live {
    /// By instruction: every one is asked for several times.
    insts: Vec<bool>,
    /// Block parameters.
    params: EntitySet<Value>,
}

impl Live {
    fn new(func: &Function, edges: &Incoming) -> Live {
        let mut live = Live {
            insts: vec![false; func.dfg.num_insts()],
            params: EntitySet::with_capacity(func.dfg.num_values()),
        };
        let mut work = live.sweep(func);
        while let Some(value) = work.pop() {
            match func.dfg.value_def(value) {
                ValueDef::Result(inst, _) => {
                    if !std::mem::replace(&mut live.insts[inst.index()], true) {
                        work.extend(func.dfg.args(inst));
                    }
                }
                ValueDef::Param(block, index) => {
                    if live.params.insert(func.dfg.resolve(value)) {
                        work.extend(edges.of(block).iter().map(|&(inst, target)| {
                            func.dfg.call_args(&func.dfg.targets(inst)[target as usize])[index]
                        }));
                    }
                }
            }
        }
        live
    }

    /// From the last instruction to the first most uses come before what they read, so one sweep in the order of the layout
    /// finds nearly everything. Gives what is left: what is needed further down, and parameters, which wait until all edges are
    /// known.
    fn sweep(&mut self, func: &Function) -> Vec<Value> {
        let mut work = Vec::new();
        let mut swept = vec![false; func.dfg.num_insts()];
        for &block in func.layout.blocks().iter().rev() {
            for &inst in func.layout.insts(block).iter().rev() {
                swept[inst.index()] = true;
                if self.insts[inst.index()] || !no_effect(func, inst) {
                    self.insts[inst.index()] = true;
                    for &value in func.dfg.args(inst) {
                        match func.dfg.value_def(value) {
                            ValueDef::Result(def, _) if !swept[def.index()] => {
                                self.insts[def.index()] = true;
                            }
                            _ => work.push(value),
                        }
                    }
                }
            }
        }
        work
    }

    /// Whether nothing is dead.
    fn is_everything(&self, func: &Function, entry: Block) -> bool {
        let mut insts = func.layout.iter();
        let mut blocks = func.layout.blocks().iter();
        insts.all(|(_, inst)| self.insts[inst.index()])
            && blocks.all(|&block| block == entry || self.has_all_params(func, block))
    }

    fn has_all_params(&self, func: &Function, block: Block) -> bool {
        let params = func.dfg.block_params(block);
        params.iter().all(|&p| self.params.contains(p))
    }

    /// Removes dead parameters of a block with the arguments for them; returns how many parameters went.
    fn keep_params(&self, func: &mut Function, block: Block, edges: &Incoming) -> usize {
        if self.has_all_params(func, block) {
            return 0;
        }
        let params = func.dfg.block_params(block);
        let keep: Vec<bool> = params.iter().map(|&p| self.params.contains(p)).collect();
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
        keep.iter().filter(|&&k| !k).count()
    }
}
