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

/// Checks the mark of an instruction, if it has it, apart from what comes before.
#[inline]
pub(super) fn mark(context: &mut Context, inst: Inst) {
    if is_marked(context.func, inst)
        && let Some(problem) = problem(context.func, inst)
    {
        context.error(Rule::Initial(problem));
    }
}

/// Why an instruction cannot have the mark.
fn problem(func: &Function, inst: Inst) -> Option<&'static str> {
    match func.dfg.inst(inst) {
        InstructionData::Load { mem, .. } if mem.segment != Segment::Global => {
            Some("the mark `initial` is for loads of global memory: leave it out here")
        }
        InstructionData::Load { .. } if func.kind != FunctionKind::Kernel => Some(
            "the mark `initial` is for kernels, as nobody knows what came before a function: leave it out here",
        ),
        InstructionData::Load { .. } => None,
        _ => Some("the mark `initial` is for ordinary loads: leave it out here"),
    }
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
