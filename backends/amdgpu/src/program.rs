//! What a kernel and what it calls have in common: indices that functions read, and the memory through which values are passed.

use crate::backend::Amd;
use crate::calls::Convention;
use wavelift_codegen::ir::{Function, InstructionData, Opcode, Type};
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
            let bytes = 4 * u32::from(interface_dwords(body));
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

/// Dwords of the interface area of a function: arguments or results that have no register.
pub fn interface_dwords(func: &Function) -> u16 {
    let widths = |types: Vec<Type>| types.into_iter().map(|ty| ty.bits().div_ceil(32).max(1) as u8);
    let value_types =
        |values: &[wavelift_codegen::ir::Value]| values.iter().map(|&v| func.dfg.value_type(v)).collect();
    let params: Vec<Type> = func
        .layout
        .entry()
        .map_or(Vec::new(), |entry| value_types(func.dfg.block_params(entry)));
    let returned = func
        .layout
        .iter()
        .find(|&(_, inst)| func.dfg.opcode(inst) == Opcode::Return);
    let results: Vec<Type> = returned.map_or(Vec::new(), |(_, inst)| value_types(func.dfg.args(inst)));
    let (_, arguments) = crate::calls::places(widths(params));
    let (_, results) = crate::calls::places(widths(results));
    arguments.max(results)
}
