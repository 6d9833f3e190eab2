//! Global memory that still is what it was when the kernel began: loads of it are marked, so that targets may use caches that stores do
//! not update, as long as they keep the load in front of later stores.
//!
//! A kernel's load is of initial memory if on no way from the kernel's entry to it memory may have changed
//! ([`changes`](crate::analysis::changes), N1 and N2).
//!
//! Where [`unwritten`](crate::opt::unwritten) asks about the kernel as a whole, this asks about what comes before: kernels whose last instructions
//! store what they computed are the rule. A marked load may not move down; so the pass is the last one, and the verifier looks after it (V9).
//!
//! Cost: linear.

use super::super::Context;
use crate::analysis::changes::Changes;
use crate::ir::{Function, FunctionKind, Inst, InstructionData, Segment};

/// Marks a kernel's loads of initial global memory; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.kind != FunctionKind::Kernel {
        return 0;
    }
    let changes = Changes::of(func);
    let mut found: Vec<Inst> = Vec::new();
    for &block in func.layout.blocks() {
        let insts = changes.within(func, block);
        let before = insts.take_while(|(_, changed)| changed.is_none());
        found.extend(
            before
                .map(|(inst, _)| inst)
                .filter(|&inst| is_unmarked(func.dfg.inst(inst))),
        );
    }
    let mut marked = 0;
    for inst in found {
        if let InstructionData::Load { mem, .. } = func.dfg.inst_mut(inst)
            && context.burn()
        {
            mem.initial = true;
            marked += 1;
        }
    }
    marked
}

/// Whether a load may be marked and is not.
fn is_unmarked(data: &InstructionData) -> bool {
    matches!(data, InstructionData::Load { mem, .. } if mem.segment == Segment::Global && !mem.constant && !mem.initial)
}
