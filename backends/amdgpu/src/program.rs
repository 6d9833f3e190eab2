//! What a kernel and what it calls have in common: indices that functions read.

use crate::backend::Amd;
use wavelift_codegen::ir::{Function, InstructionData, Opcode};
use wavelift_codegen::target::Unit;

/// How many indices of the work-item the functions read that a kernel can reach.
pub(crate) fn callee_ids(kernel: &Unit<'_, Amd>) -> u8 {
    let reached = kernel.graph.reachable(kernel.func);
    let ids = kernel
        .bodies(reached.get(1..).unwrap_or_default())
        .map(workitem_ids);
    ids.max().unwrap_or(0)
}

/// How many indices of the work-item a function reads, counted from the first dimension.
pub(crate) fn workitem_ids(func: &Function) -> u8 {
    let of = |data: &InstructionData| match (data.opcode(), data) {
        (Opcode::Workitemid | Opcode::Workitemabsid, InstructionData::Dim { dim, .. }) => dim + 1,
        (Opcode::Workitemflatid | Opcode::Currentworkitemflatid | Opcode::Workitemflatabsid, _) => 3,
        _ => 0,
    };
    let insts = func.layout.iter().map(|(_, inst)| of(func.dfg.inst(inst)));
    insts.max().unwrap_or(0)
}
