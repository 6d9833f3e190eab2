//! Where a work-item is, and what the dispatch and the machine are (HSA PRM 11.1, 11.4).

use super::body::Body;
use super::types::ir_type;
use super::{Failure, Result};
use crate::model::{Inst, Opcode};
use wavelift_codegen::ir::InstBuilder;

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    if inst.opcode == Opcode::DebugTrap {
        let reason = body.src_u32(inst, 0)?;
        body.ins().debugtrap(reason);
        return Ok(());
    }
    let ty = body.ty(inst)?;
    let t = ir_type(ty);
    let dim = match inst.opcode {
        Opcode::CurrentWorkGroupSize
        | Opcode::GridGroups
        | Opcode::GridSize
        | Opcode::WorkGroupId
        | Opcode::WorkGroupSize
        | Opcode::WorkItemAbsId
        | Opcode::WorkItemId => match body.immediate(inst, 1)? {
            dim @ 0..=2 => dim as u8,
            dim => return Err(Failure::invalid(format!("dimension {dim}"))),
        },
        _ => 0,
    };
    let mut ins = body.ins();
    let value = match inst.opcode {
        Opcode::CurrentWorkGroupSize => ins.currentworkgroupsize(t, dim),
        Opcode::GridGroups => ins.gridgroups(t, dim),
        Opcode::GridSize => ins.gridsize(t, dim),
        Opcode::WorkGroupId => ins.workgroupid(t, dim),
        Opcode::WorkGroupSize => ins.workgroupsize(t, dim),
        Opcode::WorkItemAbsId => ins.workitemabsid(t, dim),
        Opcode::WorkItemId => ins.workitemid(t, dim),
        Opcode::CurrentWorkItemFlatId => ins.currentworkitemflatid(t),
        Opcode::WorkItemFlatAbsId => ins.workitemflatabsid(t),
        Opcode::WorkItemFlatId => ins.workitemflatid(t),
        Opcode::Dim => ins.dimensions(t),
        Opcode::PacketCompletionSig => ins.packetcompletionsig(t),
        Opcode::PacketId => ins.packetid(t),
        Opcode::Clock => ins.clock(t),
        Opcode::CuId => ins.cuid(t),
        Opcode::MaxCuId => ins.maxcuid(t),
        Opcode::WaveId => ins.waveid(t),
        Opcode::MaxWaveId => ins.maxwaveid(t),
        Opcode::LaneId => ins.laneid(t),
        Opcode::GroupBasePtr => ins.groupbaseptr(t),
        Opcode::KernargBasePtr => ins.kernargbaseptr(t),
        other => return Err(Failure::unsupported(format!("`{other}`"))),
    };
    body.def(inst, ty, value)
}
