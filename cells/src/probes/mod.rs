//! The uses of cells: what operands and surroundings each needs.
//!
//! Cells of registers and immediates are used as they are; the others have statements around them that make memory, divergence or a grid:
//!
//! - `memory`: loads and stores in every segment, at every offset that the alignment allows.
//! - `atomics`: each work-item on memory of its own, and what is there afterwards.
//! - `lanes`: operations across lanes, with all lanes and in divergent code.
//! - `address`: addresses and their conversion.
//! - `dispatch`: questions about the dispatch.
//! - `compiled`: what is compiled and not run.

mod address;
pub(crate) mod atomics;
mod compiled;
mod dispatch;
mod lanes;
mod memory;

use crate::kernel::Probe;
use crate::list::{Cell, Family};
use crate::values::immediates;

/// The uses of a cell.
pub fn probes_of(cell: &Cell, seed: u64) -> Vec<Probe<'_>> {
    match cell.family {
        Family::Memory => memory::probes(cell),
        Family::Atomic => atomics::probes(cell),
        Family::Vendor if cell.inst.mods.atomic.is_some() => atomics::probes(cell),
        Family::CrossLane => lanes::probes(cell),
        Family::Address => address::probes(cell),
        Family::Dispatch => dispatch::probes(cell),
        family if family.is_only_compiled() => compiled::probes(cell),
        _ => {
            let instances = immediates(cell, seed).into_iter();
            instances.map(|list| Probe::of_registers(cell, list)).collect()
        }
    }
}
