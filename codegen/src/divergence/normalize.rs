//! Shapes that the pass relies on: one return, an entry without predecessors, no terminator that names a block twice.

use crate::analysis::{Cfg, Graph};
use crate::ir::{Block, Function, Inst, InstBuilder, InstructionData, Opcode, Type, Value};

/// Brings a function into the shape that planning expects.
pub(super) fn normalize(func: &mut Function) {
    split_repeated_targets(func);
    unify_returns(func);
    free_entry(func);
}

/// Where a terminator names a block more than once, all but the first edge get a block of their own. A branch with two
/// equal targets and equal arguments becomes a jump; a switch may name a block often, with equal arguments.
fn split_repeated_targets(func: &mut Function) {
    for block in func.layout.blocks().to_vec() {
        let Some(inst) = func.terminator(block) else {
            continue;
        };
        let calls = func.dfg.targets(inst).to_vec();
        let same = |func: &Function, i: usize, j: usize| {
            calls[i].block == calls[j].block && func.dfg.call_args(&calls[i]) == func.dfg.call_args(&calls[j])
        };
        if calls.len() == 2
            && same(func, 0, 1)
            && matches!(func.dfg.inst(inst), InstructionData::Branch { .. })
        {
            *func.dfg.inst_mut(inst) = InstructionData::Jump {
                opcode: Opcode::Jump,
                target: calls[0],
            };
            continue;
        }
        for index in 1..calls.len() {
            let repeated = (0..index)
                .any(|earlier| calls[earlier].block == calls[index].block && !same(func, earlier, index));
            if repeated {
                let edge = func.append_block();
                func.at_end(edge).jump(calls[index]);
                func.dfg.targets_mut(inst)[index] = crate::ir::BlockCall {
                    block: edge,
                    args: Default::default(),
                };
            }
        }
    }
}

/// Lanes that return wait at the end of the function (HSA PRM 10.5): all returns become one. What a called function gives
/// back passes as parameters of that block, so that every lane has its own.
fn unify_returns(func: &mut Function) {
    let returns: Vec<(Block, Inst)> = func
        .layout
        .blocks()
        .iter()
        .filter_map(|&block| Some((block, func.terminator(block)?)))
        .filter(|&(_, inst)| func.dfg.opcode(inst) == Opcode::Return)
        .collect();
    let types: Vec<Type> = returns.first().map_or(Vec::new(), |&(_, inst)| {
        let args = func.dfg.args(inst).iter();
        args.map(|&arg| func.dfg.value_type(arg)).collect()
    });
    if returns.len() < 2 && types.is_empty() {
        return;
    }
    let exit = func.append_block();
    let params: Vec<Value> = types
        .iter()
        .map(|&ty| func.dfg.append_block_param(exit, ty))
        .collect();
    func.at_end(exit).return_(&params);
    for (block, inst) in returns {
        let args = func.dfg.args(inst).to_vec();
        func.layout.insts_mut(block).pop();
        let call = func.dfg.block_call(exit, &args);
        func.at_end(block).jump(call);
    }
}

fn free_entry(func: &mut Function) {
    let cfg = Cfg::new(func);
    if cfg.preds(cfg.entry()).is_empty() {
        return;
    }
    let old = cfg.entry();
    let entry = func.dfg.make_block();
    let mut order = vec![entry];
    order.extend_from_slice(func.layout.blocks());
    func.layout.set_order(order);
    let params = func.dfg.block_params(old).to_vec();
    let args: Vec<Value> = params
        .iter()
        .map(|&param| func.dfg.append_block_param(entry, func.dfg.value_type(param)))
        .collect();
    let call = func.dfg.block_call(old, &args);
    func.at_end(entry).jump(call);
}
