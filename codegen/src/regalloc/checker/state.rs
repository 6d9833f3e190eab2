//! The lattice: which names of values each location holds.

use super::super::rewrite::LaneSlot;
use crate::machine::{PReg, VReg};
use cranelift_entity::EntityRef;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// A name, packed: unit and virtual register, or a physical unit.
pub(super) type Name = u64;
pub(super) const PHYSICAL: Name = 1 << 63;

pub(super) fn name(vreg: VReg, unit: u8) -> Name {
    (vreg.index() as u64) << 8 | u64::from(unit)
}

pub(super) fn owner(name: Name) -> Option<VReg> {
    (name & PHYSICAL == 0).then(|| VReg::new((name >> 8) as usize))
}

pub(super) type Names = SmallVec<[Name; 2]>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub units: Vec<Names>,
    pub slots: BTreeMap<u32, Names>,
}

fn intersect(a: &mut Names, b: &Names) -> bool {
    let before = a.len();
    a.retain(|n| b.contains(n));
    a.len() != before
}

impl State {
    pub fn entry() -> State {
        let units = (0..256u64)
            .map(|p| std::iter::once(PHYSICAL | p).collect())
            .collect();
        State {
            units,
            slots: BTreeMap::new(),
        }
    }

    pub fn meet(&mut self, other: &State) -> bool {
        let mut changed = false;
        for (a, b) in self.units.iter_mut().zip(&other.units) {
            changed |= intersect(a, b);
        }
        for (slot, names) in &mut self.slots {
            match other.slots.get(slot) {
                Some(b) => changed |= intersect(names, b),
                None => {
                    changed |= !names.is_empty();
                    names.clear();
                }
            }
        }
        changed
    }

    pub fn all(&mut self) -> impl Iterator<Item = &mut Names> {
        self.units.iter_mut().chain(self.slots.values_mut())
    }

    /// Adds a name wherever another one is.
    pub fn add_where(&mut self, present: Name, added: Name) {
        for names in self.all().filter(|names| names.contains(&present)) {
            if !names.contains(&added) {
                names.push(added);
            }
        }
    }

    pub fn kill(&mut self, vreg: VReg) {
        for names in self.all() {
            if !names.is_empty() {
                names.retain(|n| owner(*n) != Some(vreg));
            }
        }
    }

    pub fn unit(&mut self, preg: PReg, unit: u8) -> &mut Names {
        &mut self.units[usize::from(preg.first + u16::from(unit)) & 0xff]
    }
}

/// The key of a lane among the slots of a state; an allocation spills to memory or to lanes, not both.
pub(super) fn lane_key(slot: LaneSlot) -> u32 {
    u32::from(slot.unit.first) << 8 | u32::from(slot.lane)
}

/// The parallel assignment of the first of each pair from the second, on one location's names.
pub(super) fn rename(names: &mut Names, moves: &[(VReg, VReg)]) {
    if names.is_empty() {
        return;
    }
    let mut added = Names::new();
    for &n in names.iter() {
        if let Some(vreg) = owner(n) {
            for &(param, arg) in moves {
                if arg == vreg {
                    added.push(name(param, (n & 0xff) as u8));
                }
            }
        }
    }
    names.retain(|n| owner(*n).is_none_or(|v| moves.iter().all(|m| m.0 != v)));
    for n in added {
        if !names.contains(&n) {
            names.push(n);
        }
    }
}
