//! Questions about the dispatch (HSA PRM 11.1), in one dimension and in three with partial work-groups.

use crate::kernel::{GRID, GRID_GROUP, GROUP, Launched, Mode, Probe, dest};
use crate::list::Cell;
use crate::oracle::expect::Expected;
use crate::run::PACKET_ID;
use crate::values::immediates;
use wavelift_hsail::model::{Opcode, Type};

pub(super) fn probes(cell: &Cell) -> Vec<Probe<'_>> {
    let ty = cell.inst.ty.unwrap_or(Type::U32);
    let opcode = cell.inst.opcode;
    let one = |list: Vec<u64>| {
        let dimension = list
            .first()
            .map_or(String::new(), |dimension| format!(", {dimension}"));
        let place = list.first().copied().unwrap_or(0) as usize;
        Probe {
            cell,
            sources: Vec::new(),
            dests: vec![ty],
            immediates: list,
            locals: String::new(),
            extensions: Vec::new(),
            body: format!("{} {}{dimension};\n", cell.mnemonic, dest(ty, 0)),
            make: Some(Box::new(|_, _| Vec::new())),
            judge: Some(Box::new(move |launched, index| {
                vec![Expected::exactly(
                    ty.bits(),
                    answer(opcode, place, launched, index).into(),
                )]
            })),
        }
    };
    immediates(cell, 0).into_iter().map(one).collect()
}

fn answer(opcode: Opcode, dimension: usize, launched: &Launched<'_>, index: usize) -> u64 {
    let (dimensions, grid, group) = match launched.mode {
        Mode::Grid => (3, GRID, GRID_GROUP),
        Mode::Uniform => (1, [launched.tuples.len() as u32, 1, 1], [1, 1, 1]),
        Mode::Lanes => (1, [launched.tuples.len() as u32, 1, 1], [GROUP, 1, 1]),
    };
    let index = index as u32;
    let absolute = [
        index % grid[0],
        index / grid[0] % grid[1],
        index / grid[0] / grid[1],
    ];
    let local: [u32; 3] = std::array::from_fn(|d| absolute[d] % group[d]);
    let number: [u32; 3] = std::array::from_fn(|d| absolute[d] / group[d]);
    let current: [u32; 3] = std::array::from_fn(|d| group[d].min(grid[d] - number[d] * group[d]));
    let flat = |at: [u32; 3], size: [u32; 3]| at[0] + size[0] * (at[1] + size[1] * at[2]);
    let value = match opcode {
        Opcode::CurrentWorkGroupSize => current[dimension],
        Opcode::CurrentWorkItemFlatId => flat(local, current),
        Opcode::Dim => dimensions,
        Opcode::GridGroups => grid[dimension].div_ceil(group[dimension]),
        Opcode::GridSize => grid[dimension],
        Opcode::PacketId => return PACKET_ID,
        Opcode::WorkGroupId => number[dimension],
        Opcode::WorkGroupSize => group[dimension],
        Opcode::WorkItemAbsId => absolute[dimension],
        Opcode::WorkItemFlatAbsId => index,
        Opcode::WorkItemFlatId => flat(local, group),
        Opcode::WorkItemId => local[dimension],
        // Waves hold work-items in the order of the flat identifier of the current group (HSA PRM 2.6).
        _ => flat(local, current) % launched.wave,
    };
    value.into()
}
