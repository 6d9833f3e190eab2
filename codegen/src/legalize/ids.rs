//! Indices and sizes that are arithmetic over others (HSA PRM 2.3 to 2.5).
//!
//! What remains is `workitemid`, `workgroupid`, `workgroupsize`, `gridsize` of 32 bits, and `gridgroups`, which takes a division where the
//! machine is not told.

use super::Expander;
use crate::ir::{Inst, InstBuilder, InstructionData, Opcode, Segment, Type, Value};

type At<'f> = Expander<'f>;

const WORD: Type = Type::I32;

/// The value of an identity that machines do not provide, or `None` for other instructions.
pub fn expand(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let data = *at.func.dfg.inst(inst);
    let ty = at.func.dfg.ctrl_type(inst);
    let narrow = match data {
        InstructionData::Dim { opcode, dim } => match opcode {
            Opcode::Workitemabsid => absolute(at, dim),
            Opcode::Currentworkgroupsize => current_size(at, dim),
            Opcode::Gridgroups if ty == Type::I64 => at.gridgroups(WORD, dim),
            Opcode::Workitemid if ty == Type::I64 => at.workitemid(WORD, dim),
            Opcode::Workgroupid if ty == Type::I64 => at.workgroupid(WORD, dim),
            Opcode::Workgroupsize if ty == Type::I64 => at.workgroupsize(WORD, dim),
            Opcode::Gridsize if ty == Type::I64 => at.gridsize(WORD, dim),
            _ => return None,
        },
        InstructionData::Nullary { opcode } => match opcode {
            Opcode::Workitemflatid => flat(at, |at, dim| at.workgroupsize(WORD, dim)),
            Opcode::Currentworkitemflatid => flat(at, current_size),
            Opcode::Workitemflatabsid => {
                let [x, y, z] = [0, 1, 2].map(|dim| absolute(at, dim));
                let (width, height) = (at.gridsize(WORD, 0), at.gridsize(WORD, 1));
                combine(at, [x, y, z], width, height)
            }
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

/// Work-items in front of this work-group along a dimension.
fn group_start(at: &mut At<'_>, dim: u8) -> Value {
    let (group, size) = (at.workgroupid(WORD, dim), at.workgroupsize(WORD, dim));
    at.imul(WORD, group, size)
}

fn absolute(at: &mut At<'_>, dim: u8) -> Value {
    let (start, item) = (group_start(at, dim), at.workitemid(WORD, dim));
    at.iadd(WORD, start, item)
}

/// The last work-group along a dimension may be partial.
fn current_size(at: &mut At<'_>, dim: u8) -> Value {
    let (start, grid) = (group_start(at, dim), at.gridsize(WORD, dim));
    let left = at.isub(WORD, grid, start);
    let size = at.workgroupsize(WORD, dim);
    at.umin(WORD, left, size)
}

fn flat(at: &mut At<'_>, size: fn(&mut At<'_>, u8) -> Value) -> Value {
    let [x, y, z] = [0, 1, 2].map(|dim| at.workitemid(WORD, dim));
    let (width, height) = (size(at, 0), size(at, 1));
    combine(at, [x, y, z], width, height)
}

/// `x + width * (y + height * z)`
fn combine(at: &mut At<'_>, [x, y, z]: [Value; 3], width: Value, height: Value) -> Value {
    let plane = at.imul(WORD, z, height);
    let rows = at.iadd(WORD, y, plane);
    let before = at.imul(WORD, rows, width);
    at.iadd(WORD, x, before)
}
