//! The lattice: which names of values each location holds.

use super::super::origin::LaneSlot;
use crate::machine::{PReg, VReg};
use cranelift_entity::EntityRef;
use rustc_hash::{FxHashMap, FxHashSet};
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
    /// The registers that locations may have names of.
    pub named: FxHashSet<VReg>,
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
            named: FxHashSet::default(),
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

    /// Takes the names of a register away, if there can be some: where a block defines it for the first time and nothing of it is live at
    /// the block's start, there are none.
    pub fn kill(&mut self, vreg: VReg) {
        if self.named.insert(vreg) {
            return;
        }
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

/// The parallel assignment on an edge: parameters of its target get what arguments are.
#[derive(Debug, Default)]
pub(super) struct Moves {
    params: FxHashSet<VReg>,
    /// The parameters that an argument becomes.
    becomes: FxHashMap<VReg, SmallVec<[VReg; 1]>>,
}

impl Moves {
    /// From pairs of a parameter and its argument.
    pub fn new(pairs: impl Iterator<Item = (VReg, VReg)>) -> Moves {
        let mut moves = Moves::default();
        for (param, arg) in pairs {
            moves.params.insert(param);
            moves.becomes.entry(arg).or_default().push(param);
        }
        moves
    }
}

/// What an edge makes of one location's names, where its target can read them.
pub(super) fn rename(names: &mut Names, moves: &Moves, live: &FxHashSet<VReg>) {
    if names.is_empty() {
        return;
    }
    let mut added = Names::new();
    for &n in names.iter() {
        let params = owner(n).and_then(|vreg| moves.becomes.get(&vreg));
        for &param in params.into_iter().flatten() {
            added.push(name(param, (n & 0xff) as u8));
        }
    }
    names.retain(|n| owner(*n).is_none_or(|v| live.contains(&v) && !moves.params.contains(&v)));
    for n in added {
        if !names.contains(&n) {
            names.push(n);
        }
    }
}
