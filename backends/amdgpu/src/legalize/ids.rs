//! Indices and sizes that are arithmetic over others (HSA PRM 2.3 to 2.5).

use super::{At, MachineNumbers};
use wavelift_codegen::ir::{Inst, InstBuilder, InstructionData, Opcode, Segment, Type, Value};

/// The value of an identity that the machine does not provide, or `None` for other instructions.
pub(super) fn expand(at: &mut At<'_>, inst: Inst, numbers: &MachineNumbers) -> Option<Value> {
    let data = *at.func.dfg.inst(inst);
    let ty = at.func.dfg.ctrl_type(inst);
    let narrow = match data {
        InstructionData::Dim { opcode, dim } => match opcode {
            Opcode::Workitemabsid => absolute(at, dim),
            Opcode::Currentworkgroupsize => current_size(at, dim),
            Opcode::Gridgroups => groups(at, dim),
            Opcode::Workitemid if ty == Type::I64 => at.workitemid(Type::I32, dim),
            Opcode::Workgroupid if ty == Type::I64 => at.workgroupid(Type::I32, dim),
            Opcode::Workgroupsize if ty == Type::I64 => at.workgroupsize(Type::I32, dim),
            Opcode::Gridsize if ty == Type::I64 => at.gridsize(Type::I32, dim),
            _ => return None,
        },
        InstructionData::Nullary { opcode } => match opcode {
            Opcode::Workitemflatid => flat(at, full_size),
            Opcode::Currentworkitemflatid => flat(at, current_size),
            Opcode::Workitemflatabsid => flat_absolute(at),
            Opcode::Laneid if ty == Type::I64 => at.laneid(Type::I32),
            Opcode::Waveid if ty == Type::I64 => at.waveid(Type::I32),
            Opcode::Cuid if ty == Type::I64 => at.cuid(Type::I32),
            Opcode::Maxwaveid => return Some(at.int(ty, numbers.max_wave)),
            Opcode::Maxcuid => return Some(at.int(ty, numbers.max_unit)),
            _ => return None,
        },
        InstructionData::Segment { segment, .. } => {
            // Group and private memory start at address 0, so that null is something else.
            let null = match segment {
                Segment::Flat | Segment::Global | Segment::Readonly => 0,
                _ => 0xffff_ffff,
            };
            return Some(at.int(ty, null));
        }
        _ => return None,
    };
    Some(if ty == Type::I64 {
        at.uextend(Type::I64, narrow)
    } else {
        narrow
    })
}

fn full_size(at: &mut At<'_>, dim: u8) -> Value {
    at.workgroupsize(Type::I32, dim)
}

/// Work-items in front of this work-group along a dimension.
fn group_start(at: &mut At<'_>, dim: u8) -> Value {
    let (group, size) = (at.workgroupid(Type::I32, dim), at.workgroupsize(Type::I32, dim));
    at.imul(Type::I32, group, size)
}

fn absolute(at: &mut At<'_>, dim: u8) -> Value {
    let (start, item) = (group_start(at, dim), at.workitemid(Type::I32, dim));
    at.iadd(Type::I32, start, item)
}

/// The last work-group along a dimension may be partial.
fn current_size(at: &mut At<'_>, dim: u8) -> Value {
    let (start, grid) = (group_start(at, dim), at.gridsize(Type::I32, dim));
    let left = at.isub(Type::I32, grid, start);
    let size = at.workgroupsize(Type::I32, dim);
    at.umin(Type::I32, left, size)
}

fn groups(at: &mut At<'_>, dim: u8) -> Value {
    let (grid, size) = (at.gridsize(Type::I32, dim), at.workgroupsize(Type::I32, dim));
    let one = at.int(Type::I32, 1);
    let last = at.isub(Type::I32, grid, one);
    let quotient = super::divide::unsigned32(at, last, size).0;
    at.iadd(Type::I32, quotient, one)
}

/// x + y * size(x) + z * size(x) * size(y)
fn flat(at: &mut At<'_>, size: fn(&mut At<'_>, u8) -> Value) -> Value {
    let [x, y, z] = [0, 1, 2].map(|dim| at.workitemid(Type::I32, dim));
    let (width, height) = (size(at, 0), size(at, 1));
    combine(at, [x, y, z], width, height)
}

fn flat_absolute(at: &mut At<'_>) -> Value {
    let [x, y, z] = [0, 1, 2].map(|dim| absolute(at, dim));
    let (width, height) = (at.gridsize(Type::I32, 0), at.gridsize(Type::I32, 1));
    combine(at, [x, y, z], width, height)
}

fn combine(at: &mut At<'_>, [x, y, z]: [Value; 3], width: Value, height: Value) -> Value {
    let plane = at.imul(Type::I32, z, height);
    let rows = at.iadd(Type::I32, y, plane);
    let before = at.imul(Type::I32, rows, width);
    at.iadd(Type::I32, x, before)
}
