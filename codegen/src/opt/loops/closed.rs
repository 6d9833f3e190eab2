//! Values of loops that are left at several places are passed out of them by parameters.
//!
//! What comes after a loop may read values of the iteration in which it was left. Where one branch leaves it, that is the last copy of an unrolled loop; else it may be any,
//! and each edge that leaves a copy has to say which value it is.
//!
//! - **C1** A value is passed to the block that an edge leads to if that block is entered from the loop only, so that the value is there on all edges to
//!   it: the block dominates what reads the value, and is dominated by where that is defined.
//! - **C2** Where what reads a value is after no such block, as where two of them meet, the loop stays as it is.
//!
//! Cost: linear in the function for all loops together, times the few ways out that loops have.

use super::trips::{Graphs, leaves_early};
use crate::analysis::Loop;
use crate::analysis::cfg::Graph;
use crate::ir::{Block, Function, Inst, Value};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A use outside of its loop: the instruction, the value, and the block that passes it.
struct Use {
    inst: Inst,
    value: Value,
    by: Block,
    plan: usize,
}

/// Passes values out of the loops of plans that are left at several places; drops the plans whose loops do not allow it.
pub(super) fn close<P>(
    func: &mut Function,
    graphs: &Graphs,
    plans: &mut Vec<P>,
    loop_of: impl Fn(&P) -> Loop,
) {
    let early: Vec<bool> = plans
        .iter()
        .map(|plan| leaves_early(func, graphs, loop_of(plan)))
        .collect();
    if !early.contains(&true) {
        return;
    }
    let loops: Vec<Loop> = plans.iter().map(&loop_of).collect();
    let (uses, open) = find(func, graphs, &loops, &early);
    let mut params: FxHashMap<(Block, Value), Value> = FxHashMap::default();
    for Use {
        inst,
        value,
        by,
        plan,
    } in uses
    {
        if open[plan] {
            continue;
        }
        let param = match params.get(&(by, value)) {
            Some(&param) => param,
            None => pass(func, graphs, by, value),
        };
        params.insert((by, value), param);
        rename(func, inst, value, param);
    }
    let mut stays = open.iter().map(|&open| !open);
    plans.retain(|_| stays.next().unwrap_or(true));
}

/// The uses outside of loops that are left early, and of which loops not all can be passed.
fn find(func: &Function, graphs: &Graphs, loops: &[Loop], early: &[bool]) -> (Vec<Use>, Vec<bool>) {
    let mut owner: SecondaryMap<Value, Option<u32>> = sized(func.dfg.num_values());
    let mut ways: Vec<Vec<Block>> = vec![Vec::new(); loops.len()];
    for (plan, &which) in loops.iter().enumerate().filter(|&(plan, _)| early[plan]) {
        for block in graphs.tree.blocks(which) {
            let params = func.dfg.block_params(block).iter();
            let insts = func.layout.insts(block).iter();
            let results = insts.flat_map(|&inst| func.dfg.results(inst));
            params
                .chain(results)
                .for_each(|&value| owner[value] = Some(plan as u32));
            for &to in graphs.cfg.succs(block) {
                let from_loop = |pred: &Block| graphs.tree.contains(which, *pred);
                if !from_loop(&to) && !ways[plan].contains(&to) && graphs.cfg.preds(to).iter().all(from_loop)
                {
                    ways[plan].push(to);
                }
            }
        }
    }
    let (mut uses, mut open) = (Vec::new(), vec![false; loops.len()]);
    for (block, inst) in func.layout.iter() {
        for value in func.dfg.uses(inst) {
            let value = func.dfg.resolve(value);
            let Some(plan) = owner[value].map(|plan| plan as usize) else {
                continue;
            };
            if graphs.tree.contains(loops[plan], block) {
                continue;
            }
            match ways[plan].iter().find(|&&way| graphs.dom.dominates(way, block)) {
                Some(&by) => uses.push(Use {
                    inst,
                    value,
                    by,
                    plan,
                }),
                None => open[plan] = true,
            }
        }
    }
    (uses, open)
}

/// A parameter of a block for which all edges pass a value.
fn pass(func: &mut Function, graphs: &Graphs, block: Block, value: Value) -> Value {
    let ty = func.dfg.value_type(value);
    let param = func.dfg.append_block_param(block, ty);
    for &(inst, target) in graphs.edges.of(block) {
        let call = func.dfg.targets(inst)[target as usize];
        let mut args: SmallVec<[Value; 8]> = SmallVec::from_slice(func.dfg.call_args(&call));
        args.push(value);
        func.dfg.targets_mut(inst)[target as usize] = func.dfg.block_call(block, &args);
    }
    param
}

/// Lets an instruction read another value instead.
fn rename(func: &mut Function, inst: Inst, from: Value, to: Value) {
    let dfg = &mut func.dfg;
    for index in 0..dfg.args(inst).len() {
        if dfg.resolve(dfg.args(inst)[index]) == from {
            dfg.args_mut(inst)[index] = to;
        }
    }
    for index in 0..dfg.targets(inst).len() {
        let call = dfg.targets(inst)[index];
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(dfg.call_args(&call));
        if args.iter().any(|&arg| dfg.resolve(arg) == from) {
            let renamed: SmallVec<[Value; 8]> = args
                .iter()
                .map(|&arg| if dfg.resolve(arg) == from { to } else { arg })
                .collect();
            dfg.targets_mut(inst)[index] = dfg.block_call(call.block, &renamed);
        }
    }
}
