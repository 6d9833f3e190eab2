//! What a kernel and what it calls have in common: indices that functions read, and the memory through which values are passed.

use crate::backend::Amd;
use crate::calls::{self, Convention};
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

/// Of a function, bytes of its frame in front of its own variables: the interface area.
pub(crate) fn frame_start(unit: &Unit<'_, Amd>) -> u32 {
    match unit.body(unit.func) {
        Some(body) if unit.convention == Convention::Function => {
            let abi = calls::abi(unit.backend.sub.system_sgprs);
            let bytes = 4 * u32::from(abi.interface_dwords(body));
            bytes.next_multiple_of(unit.layout.frame(unit.func).align)
        }
        _ => 0,
    }
}

/// How many indices of the work-item a function reads.
fn workitem_ids(func: &Function) -> u8 {
    let of = |data: &InstructionData| match (data.opcode(), data) {
        (Opcode::Workitemid | Opcode::Workitemabsid, InstructionData::Dim { dim, .. }) => dim + 1,
        (Opcode::Workitemflatid | Opcode::Currentworkitemflatid | Opcode::Workitemflatabsid, _) => 3,
        _ => 0,
    };
    let insts = func.layout.iter().map(|(_, inst)| of(func.dfg.inst(inst)));
    insts.max().unwrap_or(0)
}
