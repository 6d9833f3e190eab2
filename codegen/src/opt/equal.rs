//! Block parameters that are the same constant whichever edge is taken become that constant, whichever blocks the constants stand in.
//!
//! Such a parameter counts as divergent where its edges meet behind a divergent branch, although all lanes have the same value; as a constant it is
//! the wave's. (Parameters for which one and the same value is passed go with the graph of blocks.) An argument that is the parameter itself, as along
//! the edge back of a loop, says nothing. Constants are scalars: integers, truth values and floats with the same bits.
//!
//! Cost: linear in block arguments.

use super::Context;
use crate::ir::incoming::{Edge, Incoming};
use crate::ir::{Block, DataFlowGraph, Function, Inst, InstructionData, Value};

/// Replaces parameters; returns how many went.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let Some(entry) = func.layout.entry() else {
        return 0;
    };
    let edges = Incoming::new(&func.dfg, &func.layout);
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        if block != entry && !func.dfg.block_params(block).is_empty() {
            changes += of_block(func, block, edges.of(block), context);
        }
    }
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

fn of_block(func: &mut Function, block: Block, edges: &[Edge], context: &mut Context<'_>) -> usize {
    let count = func.dfg.block_params(block).len();
    let mut keep = vec![true; count];
    let mut made = Vec::new();
    for (index, keep) in keep.iter_mut().enumerate() {
        let param = func.dfg.block_params(block)[index];
        let Some(constant) = only_constant(&func.dfg, edges, index, param) else {
            continue;
        };
        if !context.burn() {
            break;
        }
        let (data, ty) = (*func.dfg.inst(constant), func.dfg.ctrl_type(constant));
        let inst = func.dfg.make_inst(data, ty, None);
        func.dfg.locs[inst] = func.dfg.locs[constant];
        let value = func.dfg.first_result(inst);
        func.dfg.make_alias(param, value);
        made.push(inst);
        *keep = false;
    }
    let changes = made.len();
    if changes == 0 {
        return 0;
    }
    func.layout.insts_mut(block).splice(0..0, made);
    func.dfg.retain_block_params(block, |index| keep[index]);
    for &(inst, target) in edges {
        let args = func.dfg.call_args(&func.dfg.targets(inst)[target as usize]);
        let kept: Vec<Value> = args
            .iter()
            .zip(&keep)
            .filter(|(_, keep)| **keep)
            .map(|(&arg, _)| arg)
            .collect();
        let list = func.dfg.make_list(&kept);
        func.dfg.targets_mut(inst)[target as usize].args = list;
    }
    changes
}

/// The first of the equal constants that a parameter is, if it is one.
fn only_constant(dfg: &DataFlowGraph, edges: &[Edge], index: usize, param: Value) -> Option<Inst> {
    let mut found: Option<(Inst, u64)> = None;
    for &(inst, target) in edges {
        let arg = dfg.resolve(dfg.call_args(&dfg.targets(inst)[target as usize])[index]);
        if arg == param {
            continue;
        }
        let constant = dfg.defining_inst(arg)?;
        let InstructionData::Const { imm, .. } = *dfg.inst(constant) else {
            return None;
        };
        match found {
            Some((_, bits)) if bits != imm => return None,
            Some(_) => {}
            None => found = Some((constant, imm)),
        }
    }
    found.map(|(inst, _)| inst)
}
