//! Outstanding memory instructions and the wait counters.
//!
//! An instruction is outstanding from its issue until a wait guarantees that it has completed. Completion is as late as the counters
//! allow: instructions complete in order within a counter, except those that the machine says are unordered, which complete at any
//! time.
//!
//! With `T` instructions outstanding on a counter, `U` of them unordered, waiting for at most `N` guarantees that `T - N` completed; in
//! the worst case the unordered ones are among them, so the first `T - N - U` ordered ones are sure, and unordered ones only if N is 0.
//! (An ordered instruction that comes before a sure one is sure.)

use super::access::GroupAccess;
use super::late::{Held, Written, lanes_of};
use super::machine::Machine;
use smallvec::SmallVec;
use std::ops::Range;
use wavelift_simulator::memory::AccessKind;

/// A register that an outstanding instruction will write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Lanes of a VGPR; those of the second mask will be undefined.
    Vector(u8, u64, u64),
    /// A scalar register; these bits will be undefined.
    Scalar(u8, u32),
}

/// A wait counter by its number in the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter(pub u8);

/// A set of counters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CounterSet(u8);

impl CounterSet {
    /// A set of counters by number.
    pub const fn new(counters: &[u8]) -> CounterSet {
        let (mut set, mut index) = (0, 0);
        while index < counters.len() {
            set |= 1 << counters[index];
            index += 1;
        }
        CounterSet(set)
    }

    /// Adds a counter.
    pub fn insert(&mut self, counter: Counter) {
        self.0 |= 1 << counter.0;
    }

    /// Whether a counter is in it.
    pub fn has(self, counter: Counter) -> bool {
        self.0 >> counter.0 & 1 == 1
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether both have a counter.
    pub fn meets(self, other: CounterSet) -> bool {
        self.0 & other.0 != 0
    }

    /// As bits by number.
    pub(super) fn bits(self) -> u8 {
        self.0
    }

    /// The counters of some bits.
    pub(super) fn from_bits(bits: u8) -> CounterSet {
        CounterSet(bits)
    }

    fn remove(&mut self, counter: Counter) {
        self.0 &= !(1 << counter.0);
    }
}

/// An issued memory instruction.
#[derive(Clone, Debug)]
pub struct Outstanding {
    /// Offset of the instruction in the code.
    pub pc: u32,
    /// Counters that still count it.
    pub counters: CounterSet,
    /// Completes out of order.
    pub unordered: bool,
    /// A store to memory that other waves see.
    pub stores: bool,
    /// A write-back of the second-level cache.
    pub writes_back: bool,
    /// A load or atomic of memory that other waves see.
    pub acquires: bool,
    /// What it will write.
    pub targets: SmallVec<[Target; 4]>,
    /// Number of the instruction in the wave's life.
    pub number: u64,
    /// Group memory that it accesses.
    pub group: Option<GroupAccess>,
    /// What it still has to do, if it is held back.
    pub held: Option<Box<Held>>,
}

/// What the counters of a wave count.
#[derive(Debug, Default)]
pub struct Counters {
    queue: Vec<Outstanding>,
    /// How many are held back.
    held: usize,
}

impl Counters {
    /// Adds an instruction that has just been issued.
    pub fn issue(&mut self, outstanding: Outstanding) {
        self.held += usize::from(outstanding.held.is_some());
        self.queue.push(outstanding);
    }

    /// Whether any is held back.
    #[inline]
    pub(crate) fn holds(&self) -> bool {
        self.held > 0
    }

    /// Those held back that must have taken effect once a wait is over, oldest first: which it completes, or whose part in group memory.
    pub(crate) fn due<M: Machine>(&self, counter: Counter, limit: usize) -> Vec<u64> {
        let released = self.released(counter, limit);
        let due = |&index: &usize| {
            let entry = &self.queue[index];
            let mut rest = entry.counters;
            rest.remove(counter);
            let group = entry.group.is_some() && counter == M::GROUP;
            entry.held.is_some() && (rest.is_empty() || group)
        };
        let due = released.into_iter().filter(due);
        due.map(|index| self.queue[index].number).collect()
    }

    /// Those held back that must take effect with one of them, itself included, oldest first. `before` says whether one comes before an
    /// access of some global memory, or of group memory.
    pub(crate) fn held_before(
        &self,
        number: u64,
        before: impl Fn(&Held, &[Range<u64>], bool) -> bool,
    ) -> Vec<u64> {
        let Some(last) = self.queue.iter().position(|entry| entry.number == number) else {
            return Vec::new();
        };
        let mut found: Vec<&Outstanding> = Vec::new();
        for entry in self.queue[..=last].iter().rev() {
            let Some(held) = &entry.held else { continue };
            let precedes = |other: &&Outstanding| {
                let other = other.held.as_deref();
                other.is_some_and(|other| before(held, other.global(), other.group()))
            };
            if entry.number == number || found.iter().any(precedes) {
                found.push(entry);
            }
        }
        found.iter().rev().map(|entry| entry.number).collect()
    }

    /// Those held back for which something holds, oldest first.
    pub(crate) fn held_until(&self, is_due: impl Fn(&Held) -> bool) -> Vec<u64> {
        let held = self.queue.iter();
        let due = held.filter(|entry| entry.held.as_deref().is_some_and(&is_due));
        due.map(|entry| entry.number).collect()
    }

    /// One is held back no more: what it has to do, and the lanes of registers that it will write.
    pub(crate) fn unhold(&mut self, number: u64) -> Option<(Box<Held>, Written)> {
        let entry = self.queue.iter_mut().find(|entry| entry.number == number)?;
        let held = entry.held.take()?;
        self.held -= 1;
        Some((held, lanes_of(&entry.targets)))
    }

    /// What an instruction has left undefined in the registers that it will have written.
    pub(crate) fn found_undefined(&mut self, number: u64, written: &[Target]) {
        let Some(entry) = self.queue.iter_mut().find(|entry| entry.number == number) else {
            return;
        };
        for target in &mut entry.targets {
            for found in written {
                match (&mut *target, found) {
                    (Target::Vector(of, lanes, undefined), Target::Vector(register, _, found))
                        if register == of =>
                    {
                        *undefined = *found & *lanes;
                    }
                    (Target::Scalar(of, undefined), Target::Scalar(register, found)) if register == of => {
                        *undefined = *found;
                    }
                    _ => {}
                }
            }
        }
    }

    /// The places of those that a wait for at most `limit` takes off a counter.
    fn released(&self, counter: Counter, limit: usize) -> SmallVec<[usize; 8]> {
        let counted = self.queue.iter().filter(|entry| entry.counters.has(counter));
        let (total, unordered) = counted.fold((0, 0), |(total, unordered), entry| {
            (total + 1, unordered + usize::from(entry.unordered))
        });
        let mut sure = (total - limit.min(total)).saturating_sub(if limit == 0 { 0 } else { unordered });
        let mut released = SmallVec::new();
        for (index, entry) in self.queue.iter().enumerate() {
            if !entry.counters.has(counter) || total <= limit {
                continue;
            }
            if limit == 0 {
                released.push(index);
            } else if !entry.unordered && sure > 0 {
                released.push(index);
                sure -= 1;
            }
        }
        released
    }

    /// An instruction that completes in order on the given counters will write lanes of a VGPR. Older ones that do too are made to
    /// write the other lanes only. Says whether all older writers complete before it.
    pub fn supersede(&mut self, register: u8, lanes: u64, counters: CounterSet) -> bool {
        for entry in &mut self.queue {
            let (in_order, counted) = (!entry.unordered, entry.counters);
            for target in &mut entry.targets {
                if let Target::Vector(of, mask, undefined) = target
                    && *of == register
                {
                    if !in_order || counted != counters {
                        return false;
                    }
                    *mask &= !lanes;
                    *undefined &= !lanes;
                }
            }
        }
        true
    }

    /// Whether an access that an acquire may be about is outstanding: a load or atomic that other waves' stores can reach.
    pub fn acquires(&self, vector: CounterSet) -> Option<u32> {
        let waits = |entry: &&Outstanding| entry.acquires && entry.counters.meets(vector);
        self.queue.iter().find(waits).map(|entry| entry.pc)
    }

    /// An outstanding atomic operation on group memory.
    pub fn group_atomic(&self, group: Counter) -> Option<u32> {
        let mut all = self.group_accesses(group);
        let found = all.find(|(_, access)| access.kind == AccessKind::Atomic);
        found.map(|(entry, _)| entry.pc)
    }

    /// Outstanding accesses of group memory. What a flat instruction does there is complete when the counter of group memory says so,
    /// even if its other counter still counts it (AMDGPU memory model, generic accesses at work-group scope).
    pub fn group_accesses(&self, group: Counter) -> impl Iterator<Item = (&Outstanding, &GroupAccess)> {
        self.queue
            .iter()
            .filter(move |entry| entry.counters.has(group))
            .filter_map(|entry| Some((entry, entry.group.as_ref()?)))
    }

    /// Number of instructions outstanding on a counter.
    pub fn count(&self, counter: Counter) -> usize {
        let counted = |entry: &&Outstanding| entry.counters.has(counter);
        self.queue.iter().filter(counted).count()
    }

    /// Whether the instruction of this number in the wave's life is outstanding.
    pub fn is_outstanding(&self, number: u64) -> bool {
        self.queue.iter().any(|entry| entry.number == number)
    }

    /// Waits until at most `limit` instructions are outstanding on a counter; calls `complete` for what has then completed. Says whether there
    /// was anything to wait for.
    pub fn wait(&mut self, counter: Counter, limit: usize, mut complete: impl FnMut(&Outstanding)) -> bool {
        if self.count(counter) <= limit {
            return false;
        }
        for index in self.released(counter, limit) {
            self.queue[index].counters.remove(counter);
        }
        self.queue.retain(|entry| {
            let done = entry.counters.is_empty();
            if done {
                complete(entry);
            }
            !done
        });
        true
    }

    /// The outstanding instruction that will write a register, with what to wait for.
    pub fn writer<M: Machine>(
        &self,
        rules: &M::Rules,
        matches: impl Fn(&Target) -> bool,
    ) -> Option<(u32, String)> {
        let (index, entry) = self
            .queue
            .iter()
            .enumerate()
            .find(|(_, entry)| entry.targets.iter().any(&matches))?;
        let after = |counter: Counter| {
            let counted = || {
                let rest = self.queue[index + 1..].iter();
                rest.filter(|other| other.counters.has(counter))
            };
            let ordered = !entry.unordered && counted().all(|other| !other.unordered);
            if ordered { counted().count() } else { 0 }
        };
        let needed: Vec<(Counter, usize)> = (0..M::COUNTERS.len() as u8)
            .map(Counter)
            .filter(|&counter| entry.counters.has(counter))
            .map(|counter| (counter, after(counter)))
            .collect();
        Some((entry.pc, M::wait_text(rules, &needed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VECTOR: Counter = Counter(0);
    const GROUP: Counter = Counter(1);

    fn entry(pc: u32, counters: &[u8], unordered: bool) -> Outstanding {
        Outstanding {
            pc,
            counters: CounterSet::new(counters),
            unordered,
            stores: false,
            writes_back: false,
            acquires: false,
            targets: SmallVec::new(),
            number: 0,
            group: None,
            held: None,
        }
    }

    fn wait(counters: &mut Counters, counter: Counter, limit: usize) -> Vec<u32> {
        let mut done = Vec::new();
        counters.wait(counter, limit, |entry| done.push(entry.pc));
        done
    }

    #[test]
    fn instructions_of_a_counter_complete_in_order() {
        let mut counters = Counters::default();
        for pc in 0..4 {
            counters.issue(entry(pc, &[0], false));
        }
        assert_eq!(wait(&mut counters, VECTOR, 2), [0, 1]);
        assert_eq!(wait(&mut counters, GROUP, 0), []);
        assert_eq!(wait(&mut counters, VECTOR, 0), [2, 3]);
    }

    #[test]
    fn each_counter_counts_its_own() {
        let mut counters = Counters::default();
        for (pc, counter) in [(0, 0), (1, 2), (2, 0), (3, 1)] {
            counters.issue(entry(pc, &[counter], false));
        }
        assert_eq!(wait(&mut counters, VECTOR, 1), [0]);
        assert_eq!(wait(&mut counters, GROUP, 0), [3]);
        assert_eq!(wait(&mut counters, Counter(2), 0), [1]);
        assert_eq!(wait(&mut counters, VECTOR, 0), [2]);
    }

    #[test]
    fn unordered_instructions_are_sure_only_at_zero() {
        let mut counters = Counters::default();
        counters.issue(entry(0, &[1], true));
        counters.issue(entry(1, &[1], true));
        assert_eq!(wait(&mut counters, GROUP, 1), []);
        assert_eq!(wait(&mut counters, GROUP, 0), [0, 1]);
    }

    #[test]
    fn ordered_after_unordered_may_be_late() {
        let mut counters = Counters::default();
        counters.issue(entry(0, &[1], false));
        counters.issue(entry(1, &[1], true));
        counters.issue(entry(2, &[1], false));
        // One completed: it may be the unordered one.
        assert_eq!(wait(&mut counters, GROUP, 2), []);
        // Two completed: one of them is the first.
        assert_eq!(wait(&mut counters, GROUP, 1), [0]);
    }

    #[test]
    fn younger_load_in_order_takes_over_its_lanes() {
        let mut counters = Counters::default();
        let mut load = |pc, lanes| {
            let mut entry = entry(pc, &[0], false);
            entry.targets.push(Target::Vector(3, lanes, 0));
            let in_order = counters.supersede(3, lanes, CounterSet::new(&[0]));
            counters.issue(entry);
            in_order
        };
        assert!(load(0, 0b11) && load(1, 0b110));
        assert!(!counters.supersede(3, 1, CounterSet::new(&[1])));
        let mut masks = Vec::new();
        counters.wait(VECTOR, 0, |entry| masks.push(entry.targets[0]));
        assert_eq!(masks, [Target::Vector(3, 0b1, 0), Target::Vector(3, 0b110, 0)]);
    }

    #[test]
    fn group_part_of_flat_is_complete_by_the_counter_of_group_memory() {
        let mut counters = Counters::default();
        let mut flat = entry(0, &[0, 1], true);
        flat.group = Some(GroupAccess {
            kind: AccessKind::Write,
            pieces: vec![(0, 4)],
        });
        counters.issue(flat);
        wait(&mut counters, VECTOR, 0);
        assert_eq!(counters.group_accesses(GROUP).count(), 1);
        let mut counters = Counters {
            queue: counters.queue.clone(),
            held: 0,
        };
        counters.queue[0].counters.insert(VECTOR);
        assert_eq!(wait(&mut counters, GROUP, 0), []);
        assert_eq!(counters.group_accesses(GROUP).count(), 0);
    }

    #[test]
    fn flat_needs_both_counters() {
        let mut counters = Counters::default();
        counters.issue(entry(0, &[0, 1], true));
        assert_eq!(wait(&mut counters, VECTOR, 0), []);
        assert_eq!(wait(&mut counters, GROUP, 0), [0]);
    }

    #[test]
    fn flat_in_order_within_each_counter() {
        let mut counters = Counters::default();
        for pc in 0..2 {
            counters.issue(entry(pc, &[0, 1], false));
        }
        assert_eq!(wait(&mut counters, VECTOR, 0), []);
        assert_eq!(wait(&mut counters, GROUP, 1), [0]);
        assert_eq!(wait(&mut counters, GROUP, 0), [1]);
    }
}
