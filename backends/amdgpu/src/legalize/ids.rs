//! Numbers of waves, compute units and work-groups; what other machines lack as well is in [`ids`].

use super::{At, MachineFacts};
use wavelift_codegen::ir::{Inst, InstBuilder, InstructionData, Opcode, Type, Value};
use wavelift_codegen::legalize::ids;

/// The value of an identity that the machine does not provide, or `None` for other instructions.
pub(super) fn expand(at: &mut At<'_>, inst: Inst, facts: &MachineFacts) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    let narrow = match *at.func.dfg.inst(inst) {
        InstructionData::Dim {
            opcode: Opcode::Gridgroups,
            dim,
        } => groups(at, dim),
        InstructionData::Nullary { opcode } => match opcode {
            Opcode::Laneid if ty == Type::I64 => at.laneid(Type::I32),
            Opcode::Waveid if ty == Type::I64 => at.waveid(Type::I32),
            Opcode::Cuid if ty == Type::I64 => at.cuid(Type::I32),
            Opcode::Maxwaveid => return Some(at.int(ty, facts.max_wave)),
            Opcode::Maxcuid => return Some(at.int(ty, facts.max_unit)),
            _ => return ids::expand(at, inst),
        },
        _ => return ids::expand(at, inst),
    };
    Some(if ty == Type::I64 {
        at.uextend(Type::I64, narrow)
    } else {
        narrow
    })
}

fn groups(at: &mut At<'_>, dim: u8) -> Value {
    let (grid, size) = (at.gridsize(Type::I32, dim), at.workgroupsize(Type::I32, dim));
    let one = at.int(Type::I32, 1);
    let last = at.isub(Type::I32, grid, one);
    let quotient = super::divide::unsigned32(at, last, size).0;
    at.iadd(Type::I32, quotient, one)
}
