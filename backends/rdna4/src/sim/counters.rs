//! Outstanding memory instructions and the wait counters (RDNA4 ISA 5.7.1).
//!
//! An instruction is outstanding from its issue until a wait guarantees that it has completed. Completion is as late as the
//! counters allow: LOADcnt, STOREcnt and DScnt count down in order, and flat instructions, which are in two of them, in order within
//! each; scalar memory and messages (KMcnt) complete in any order.
//!
//! With `T` instructions outstanding on a counter, `U` of them unordered, waiting for at most `N` guarantees that `T - N` completed; in
//! the worst case the unordered ones are among them, so the first `T - N - U` ordered ones are sure, and unordered ones only if N is 0.

use crate::isa::WaitCounter;
use smallvec::SmallVec;
pub(crate) use wavelift_amdgpu::sim::access::GroupAccess;
use wavelift_simulator::memory::AccessKind;

/// A register that an outstanding instruction will write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// Lanes of a VGPR; those of the second mask will be undefined.
    Vector(u8, u64, u64),
    /// A scalar register.
    Scalar(u8),
}

/// A set of counters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CounterSet(u8);

impl CounterSet {
    /// The counters that `counted` says yes to.
    pub(crate) fn of(counted: impl Fn(WaitCounter) -> bool) -> CounterSet {
        let counters = WaitCounter::ALL.iter().filter(|&&counter| counted(counter));
        CounterSet(counters.fold(0, |set, &counter| set | 1 << counter as u8))
    }

    /// Whether a counter is in it.
    pub(crate) fn has(self, counter: WaitCounter) -> bool {
        self.0 >> counter as u8 & 1 == 1
    }

    /// Whether it is empty.
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn remove(&mut self, counter: WaitCounter) {
        self.0 &= !(1 << counter as u8);
    }
}

/// Most instructions that a counter counts; the next one waits.
pub(crate) fn most(counter: WaitCounter) -> usize {
    if counter == WaitCounter::Km { 31 } else { 63 }
}

/// The wait for a counter, as messages name it.
pub(crate) fn wait_name(counter: WaitCounter) -> &'static str {
    match counter {
        WaitCounter::Load => "s_wait_loadcnt",
        WaitCounter::Store => "s_wait_storecnt",
        WaitCounter::Ds => "s_wait_dscnt",
        WaitCounter::Km => "s_wait_kmcnt",
    }
}

/// An issued memory instruction.
#[derive(Clone, Debug)]
pub(crate) struct Outstanding {
    /// Offset of the instruction in the code.
    pub(crate) pc: u32,
    /// Counters that still count it.
    pub(crate) counters: CounterSet,
    /// Completes out of order.
    pub(crate) unordered: bool,
    /// A store to memory that other waves see.
    pub(crate) stores: bool,
    /// A load or atomic of memory that other waves see.
    pub(crate) acquires: bool,
    pub(crate) targets: SmallVec<[Target; 4]>,
    /// Number of the instruction in the wave's life.
    pub(crate) number: u64,
    /// Group memory that it accesses.
    pub(crate) group: Option<GroupAccess>,
}

/// What the counters of a wave count.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    queue: Vec<Outstanding>,
}

impl Counters {
    /// Adds an instruction that has just been issued.
    pub(crate) fn issue(&mut self, outstanding: Outstanding) {
        self.queue.push(outstanding);
    }

    /// An instruction that completes in order on the given counters will write lanes of a VGPR. Older ones that do too are made to
    /// write the other lanes only. Says whether all older writers complete before it.
    pub(crate) fn supersede(&mut self, register: u8, lanes: u64, counters: CounterSet) -> bool {
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
    pub(crate) fn acquires(&self) -> Option<u32> {
        let waits = |entry: &&Outstanding| {
            entry.acquires
                && (entry.counters.has(WaitCounter::Load) || entry.counters.has(WaitCounter::Store))
        };
        self.queue.iter().find(waits).map(|entry| entry.pc)
    }

    /// An outstanding atomic operation on group memory.
    pub(crate) fn group_atomic(&self) -> Option<u32> {
        let mut all = self.group_accesses();
        let found = all.find(|(_, access)| access.kind == AccessKind::Atomic);
        found.map(|(entry, _)| entry.pc)
    }

    /// Outstanding accesses of group memory. What a flat instruction does there is complete when DScnt says so.
    pub(crate) fn group_accesses(&self) -> impl Iterator<Item = (&Outstanding, &GroupAccess)> {
        self.queue
            .iter()
            .filter(|entry| entry.counters.has(WaitCounter::Ds))
            .filter_map(|entry| Some((entry, entry.group.as_ref()?)))
    }

    /// Number of instructions outstanding on a counter.
    pub(crate) fn count(&self, counter: WaitCounter) -> usize {
        self.queue
            .iter()
            .filter(|entry| entry.counters.has(counter))
            .count()
    }

    /// Waits until at most `limit` instructions are outstanding on a counter; calls `complete` for what has then completed.
    pub(crate) fn wait(
        &mut self,
        counter: WaitCounter,
        limit: usize,
        mut complete: impl FnMut(&Outstanding),
    ) {
        let counted = self.queue.iter().filter(|entry| entry.counters.has(counter));
        let (total, unordered) = counted.fold((0, 0), |(total, unordered), entry| {
            (total + 1, unordered + usize::from(entry.unordered))
        });
        if total <= limit {
            return;
        }
        let mut sure = (total - limit).saturating_sub(if limit == 0 { 0 } else { unordered });
        for entry in &mut self.queue {
            if !entry.counters.has(counter) {
                continue;
            }
            if limit == 0 {
                entry.counters.remove(counter);
            } else if !entry.unordered && sure > 0 {
                entry.counters.remove(counter);
                sure -= 1;
            }
        }
        self.queue.retain(|entry| {
            let done = entry.counters.is_empty();
            if done {
                complete(entry);
            }
            !done
        });
    }

    /// The outstanding instruction that will write a register, with what to wait for.
    pub(crate) fn writer(&self, matches: impl Fn(&Target) -> bool) -> Option<(u32, String)> {
        let (index, entry) = self
            .queue
            .iter()
            .enumerate()
            .find(|(_, entry)| entry.targets.iter().any(&matches))?;
        let behind = |counter: WaitCounter| {
            let counted = || {
                self.queue[index + 1..]
                    .iter()
                    .filter(|other| other.counters.has(counter))
            };
            let ordered = !entry.unordered && counted().all(|other| !other.unordered);
            if ordered { counted().count() } else { 0 }
        };
        let needed: Vec<String> = WaitCounter::ALL
            .iter()
            .filter(|&&counter| entry.counters.has(counter))
            .map(|&counter| format!("{} {:#x}", wait_name(counter), behind(counter)))
            .collect();
        Some((entry.pc, needed.join(" and ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(pc: u32, counters: &[WaitCounter], unordered: bool) -> Outstanding {
        Outstanding {
            pc,
            counters: CounterSet::of(|counter| counters.contains(&counter)),
            unordered,
            stores: false,
            acquires: false,
            targets: SmallVec::new(),
            number: 0,
            group: None,
        }
    }

    fn wait(counters: &mut Counters, counter: WaitCounter, limit: usize) -> Vec<u32> {
        let mut done = Vec::new();
        counters.wait(counter, limit, |entry| done.push(entry.pc));
        done
    }

    #[test]
    fn each_counter_counts_its_own() {
        let mut counters = Counters::default();
        counters.issue(entry(0, &[WaitCounter::Load], false));
        counters.issue(entry(1, &[WaitCounter::Store], false));
        counters.issue(entry(2, &[WaitCounter::Load], false));
        counters.issue(entry(3, &[WaitCounter::Ds], false));
        assert_eq!(wait(&mut counters, WaitCounter::Load, 1), [0]);
        assert_eq!(wait(&mut counters, WaitCounter::Ds, 0), [3]);
        assert_eq!(wait(&mut counters, WaitCounter::Store, 0), [1]);
        assert_eq!(wait(&mut counters, WaitCounter::Load, 0), [2]);
    }

    #[test]
    fn scalar_memory_is_sure_only_at_zero() {
        let mut counters = Counters::default();
        counters.issue(entry(0, &[WaitCounter::Km], true));
        counters.issue(entry(1, &[WaitCounter::Km], true));
        assert_eq!(wait(&mut counters, WaitCounter::Km, 1), []);
        assert_eq!(wait(&mut counters, WaitCounter::Km, 0), [0, 1]);
    }

    #[test]
    fn flat_needs_both_counters() {
        let mut counters = Counters::default();
        for pc in 0..2 {
            counters.issue(entry(pc, &[WaitCounter::Load, WaitCounter::Ds], false));
        }
        assert_eq!(wait(&mut counters, WaitCounter::Load, 0), []);
        assert_eq!(wait(&mut counters, WaitCounter::Ds, 1), [0]);
        assert_eq!(wait(&mut counters, WaitCounter::Ds, 0), [1]);
    }
}
