//! Preheaders: a block that goes to the header of a loop only, and is the only one from outside that does.

use super::trips::Graphs;
use crate::analysis::Loop;
use crate::analysis::cfg::Graph;
use crate::ir::{Block, Function, InstBuilder, InstructionData, Opcode, Value};
use rustc_hash::FxHashMap;

/// The preheader of a loop, if it has one.
pub(super) fn preheader(func: &Function, graphs: &Graphs, which: Loop) -> Option<Block> {
    let header = graphs.tree.data(which).header;
    let mut entering = entering(graphs, which, header);
    let only = entering.next().filter(|_| entering.next().is_none())?;
    let inst = func.terminator(only)?;
    let jumps = matches!(
        func.dfg.inst(inst),
        InstructionData::Jump {
            opcode: Opcode::Jump,
            ..
        }
    );
    jumps.then_some(only)
}

fn entering(graphs: &Graphs, which: Loop, header: Block) -> impl Iterator<Item = Block> + '_ {
    let preds = graphs.cfg.preds(header).iter().copied();
    preds.filter(move |&pred| !graphs.tree.contains(which, pred))
}

/// Makes one for each loop without. Returns how many it made.
pub(super) fn make_preheaders(func: &mut Function, graphs: &Graphs) -> usize {
    let mut made: FxHashMap<Block, Block> = FxHashMap::default();
    for which in graphs.tree.inner_first() {
        let header = graphs.tree.data(which).header;
        if preheader(func, graphs, which).is_some() {
            continue;
        }
        let block = func.dfg.make_block();
        let params: Vec<Value> = (0..func.dfg.block_params(header).len())
            .map(|index| {
                let ty = func.dfg.value_type(func.dfg.block_params(header)[index]);
                func.dfg.append_block_param(block, ty)
            })
            .collect();
        for pred in entering(graphs, which, header) {
            if let Some(inst) = func.terminator(pred) {
                for call in func.dfg.targets_mut(inst) {
                    if call.block == header {
                        call.block = block;
                    }
                }
            }
        }
        let target = func.dfg.block_call(header, &params);
        func.at_end(block).jump(target);
        made.insert(header, block);
    }
    if !made.is_empty() {
        let mut order = Vec::with_capacity(func.layout.blocks().len() + made.len());
        for &block in func.layout.blocks() {
            order.extend(made.get(&block));
            order.push(block);
        }
        func.layout.set_order(order);
    }
    made.len()
}
