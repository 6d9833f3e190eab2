//! Places in the spill area: values that are not in memory at the same time share them.
//!
//! A value is in memory from its stores to its last load. Blocks are numbered so that a store comes first; a loop that a value
//! is in memory all through counts as a whole. The places are dealt by first store, each to the lowest free units.

use super::super::linear::{LBlock, LInst, Linear, SpillCode};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

/// A value in memory.
#[derive(Clone, Debug, Default)]
struct Slot {
    width: u32,
    /// Blocks and instructions of its accesses, in order. Parameters that come in memory are stored once for each edge.
    stores: Vec<(LBlock, u32)>,
    loads: Vec<(LBlock, u32)>,
}

/// Renumbers the places of the file's values in memory.
pub(in super::super) fn share(lin: &mut Linear) {
    let mut slots: FxHashMap<u32, Slot> = FxHashMap::default();
    for (inst, data) in &lin.insts {
        let Some(spill_code) = data.spill_code else {
            continue;
        };
        let width = u32::from(lin.ops[data.ops().start].part.width);
        let (SpillCode::Store(number) | SpillCode::Load(number)) = spill_code else {
            continue;
        };
        let slot = slots.entry(number).or_default();
        slot.width = width;
        let at = (data.block, inst.as_u32());
        match spill_code {
            SpillCode::Store(_) => slot.stores.push(at),
            _ => slot.loads.push(at),
        }
    }
    let mut ranges: Vec<(u32, u32, u32)> = Vec::new();
    let mut seen: SecondaryMap<LBlock, Option<u32>> = SecondaryMap::new();
    let mut numbers: Vec<u32> = slots.keys().copied().collect();
    numbers.sort_unstable();
    for number in numbers {
        let (from, to) = range(lin, number, &slots[&number], &mut seen);
        ranges.push((from, to, number));
    }
    ranges.sort_unstable();
    let mut places: FxHashMap<u32, u32> = FxHashMap::default();
    let mut free: BTreeSet<u32> = BTreeSet::new();
    let mut busy: BinaryHeap<Reverse<(u32, u32, u32)>> = BinaryHeap::new();
    let mut end = 0;
    for (from, to, number) in ranges {
        while let Some(&Reverse((until, place, width))) = busy.peek()
            && until < from
        {
            busy.pop();
            free.extend(place..place + width);
        }
        let width = slots[&number].width;
        let fits = |&first: &u32| (first..first + width).all(|unit| unit >= end || free.contains(&unit));
        let place = free.iter().copied().find(fits).unwrap_or(end);
        for unit in place..place + width {
            free.remove(&unit);
        }
        end = end.max(place + width);
        busy.push(Reverse((to, place, width)));
        places.insert(number, place);
    }
    for inst in lin.insts.keys().collect::<Vec<LInst>>() {
        if let Some(SpillCode::Store(number) | SpillCode::Load(number)) = &mut lin.insts[inst].spill_code {
            *number = places[number];
        }
    }
    lin.slot_units = end;
}

/// The instructions in block order between which a value is in memory.
fn range(lin: &Linear, number: u32, slot: &Slot, seen: &mut SecondaryMap<LBlock, Option<u32>>) -> (u32, u32) {
    let Some(&(_, first)) = slot.stores.first() else {
        return (0, u32::MAX);
    };
    let (mut from, mut to) = (first, first);
    let mut work = Vec::new();
    for &(_, at) in &slot.stores {
        to = to.max(at);
    }
    // Whether there is a store in a block before an instruction.
    let store_before = |block: LBlock, at: u32| {
        let count = slot.stores.partition_point(|&store| store < (block, at));
        count > 0 && slot.stores[count - 1].0 == block
    };
    for &(block, at) in &slot.loads {
        to = to.max(at);
        if !store_before(block, at) && seen[block].replace(number) != Some(number) {
            work.push(block);
        }
    }
    while let Some(block) = work.pop() {
        from = from.min(lin.blocks[block].insts.start);
        for &pred in &lin.blocks[block].preds {
            let end = lin.blocks[pred].insts.end;
            to = to.max(end - 1);
            if !store_before(pred, end) && seen[pred].replace(number) != Some(number) {
                work.push(pred);
            }
        }
    }
    (from, to)
}
