//! V9: loads that are marked `initial` find memory as it was when the kernel began.
//!
//! The mark is for ordinary loads of global memory in kernels: nobody knows what came before a function. It is a promise to the machine, which then
//! loads through a cache that stores do not update, so a pass that moves a marked load below what may change memory breaks the program. Whether
//! that is so is found anew from the function as it stands ([`changes`](crate::analysis::changes)).
//!
//! Cost: linear, of functions that have such a load.

use super::Rule;
use super::context::Context;
use super::describe;
use crate::analysis::changes::Changes;
use crate::ir::{Block, Function, FunctionKind, Inst, InstructionData, Segment};

/// Checks the mark of an instruction that has it, apart from what comes before.
pub(super) fn mark(context: &mut Context, data: &InstructionData) {
    let segment = data.mem().map(|mem| mem.segment);
    let problem = match data {
        InstructionData::Load { .. } if segment != Some(Segment::Global) => {
            "the mark `initial` is for loads of global memory: leave it out here"
        }
        InstructionData::Load { .. } if context.func.kind != FunctionKind::Kernel => {
            "the mark `initial` is for kernels, as nobody knows what came before a function: leave it out here"
        }
        InstructionData::Load { .. } => return,
        _ => "the mark `initial` is for ordinary loads: leave it out here",
    };
    context.error(Rule::Initial(problem));
}

fn is_marked(func: &Function, inst: Inst) -> bool {
    func.dfg.inst(inst).mem().is_some_and(|mem| mem.initial)
}

/// Checks that nothing comes before marked loads that may change memory.
pub(super) fn function(context: &mut Context) {
    let (func, module) = (context.func, context.module);
    let mut blocks: Vec<Block> = func
        .layout
        .iter()
        .filter(|&(_, inst)| is_marked(func, inst))
        .map(|(block, _)| block)
        .collect();
    blocks.dedup();
    if blocks.is_empty() {
        return;
    }
    let changes = Changes::of(func);
    for block in blocks {
        for (inst, changed) in changes.within(func, block) {
            if let Some(changed) = changed
                && is_marked(func, inst)
            {
                (context.block, context.inst) = (Some(block), Some(inst));
                let by = describe(func, module, changed);
                context.error(Rule::InitialChanged { by });
            }
        }
    }
}
