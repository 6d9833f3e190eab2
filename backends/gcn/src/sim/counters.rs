//! Outstanding memory instructions and the wait counters.
//!
//! An instruction is outstanding from its issue until `s_waitcnt` guarantees that it has completed. Completion is as late as the
//! counters allow:
//! - vmcnt: vector memory instructions complete in order, except flat ones;
//! - lgkmcnt: LDS instructions complete in order; scalar memory, messages and flat instructions complete in any order.
//!
//! With `T` instructions outstanding on a counter, `U` of them unordered, waiting for at most `N` guarantees that `T - N` completed; in
//! the worst case the unordered ones are among them, so the first `T - N - U` ordered ones are sure, and unordered ones only if N is 0.
//! (An ordered instruction that comes before a sure one is sure.)

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

/// Which counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counter {
    /// Vector memory.
    Vm,
    /// LDS, scalar memory, messages.
    Lgkm,
}

/// An issued memory instruction.
#[derive(Clone, Debug)]
pub(crate) struct Outstanding {
    /// Offset of the instruction in the code.
    pub(crate) pc: u32,
    pub(crate) vm: bool,
    pub(crate) lgkm: bool,
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

impl Outstanding {
    fn counts(&mut self, counter: Counter) -> &mut bool {
        match counter {
            Counter::Vm => &mut self.vm,
            Counter::Lgkm => &mut self.lgkm,
        }
    }
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

    /// An instruction that completes in order on the given counters (vmcnt, lgkmcnt) will write lanes of a VGPR. Older ones that
    /// do too are made to write the other lanes only. Says whether all older writers complete before it.
    pub(crate) fn supersede(&mut self, register: u8, lanes: u64, counters: (bool, bool)) -> bool {
        for entry in &mut self.queue {
            let (in_order, counted) = (!entry.unordered, (entry.vm, entry.lgkm));
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
        let found = self.queue.iter().find(|entry| entry.vm && entry.acquires);
        found.map(|entry| entry.pc)
    }

    /// An outstanding atomic operation on group memory.
    pub(crate) fn group_atomic(&self) -> Option<u32> {
        let mut all = self.group_accesses();
        let found = all.find(|(_, access)| access.kind == AccessKind::Atomic);
        found.map(|(entry, _)| entry.pc)
    }

    /// Outstanding accesses of group memory. What a flat instruction does there is complete when lgkmcnt says so, even if its
    /// other counter still counts it (AMDGPU memory model for GFX6 to GFX9, generic accesses at work-group scope).
    pub(crate) fn group_accesses(&self) -> impl Iterator<Item = (&Outstanding, &GroupAccess)> {
        self.queue
            .iter()
            .filter(|entry| entry.lgkm)
            .filter_map(|entry| Some((entry, entry.group.as_ref()?)))
    }

    /// Number of instructions outstanding on a counter.
    pub(crate) fn count(&self, counter: Counter) -> usize {
        let counted = |entry: &&Outstanding| {
            if counter == Counter::Vm {
                entry.vm
            } else {
                entry.lgkm
            }
        };
        self.queue.iter().filter(counted).count()
    }

    /// Waits until at most `limit` instructions are outstanding on a counter; calls `complete` for what has then completed.
    pub(crate) fn wait(&mut self, counter: Counter, limit: usize, mut complete: impl FnMut(&Outstanding)) {
        let (mut total, mut unordered) = (0, 0);
        for entry in &mut self.queue {
            if *entry.counts(counter) {
                total += 1;
                unordered += usize::from(entry.unordered);
            }
        }
        if total <= limit {
            return;
        }
        let mut sure = (total - limit).saturating_sub(if limit == 0 { 0 } else { unordered });
        for entry in &mut self.queue {
            if !*entry.counts(counter) {
                continue;
            }
            if limit == 0 {
                *entry.counts(counter) = false;
            } else if !entry.unordered && sure > 0 {
                *entry.counts(counter) = false;
                sure -= 1;
            }
        }
        self.queue.retain(|entry| {
            let done = !entry.vm && !entry.lgkm;
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
        let behind = |counter: Counter| {
            let rest = &self.queue[index + 1..];
            let counted: Vec<_> = rest
                .iter()
                .filter(|other| {
                    if counter == Counter::Vm {
                        other.vm
                    } else {
                        other.lgkm
                    }
                })
                .collect();
            let ordered = !entry.unordered && counted.iter().all(|other| !other.unordered);
            if ordered { counted.len() } else { 0 }
        };
        let mut needed = Vec::new();
        if entry.vm {
            needed.push(format!("vmcnt({})", behind(Counter::Vm)));
        }
        if entry.lgkm {
            needed.push(format!("lgkmcnt({})", behind(Counter::Lgkm)));
        }
        Some((entry.pc, needed.join(" ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(pc: u32, vm: bool, lgkm: bool, unordered: bool) -> Outstanding {
        Outstanding {
            pc,
            vm,
            lgkm,
            unordered,
            stores: false,
            acquires: false,
            targets: SmallVec::new(),
            number: 0,
            group: None,
        }
    }

    fn wait(counters: &mut Counters, counter: Counter, limit: usize) -> Vec<u32> {
        let mut done = Vec::new();
        counters.wait(counter, limit, |entry| done.push(entry.pc));
        done
    }

    #[test]
    fn vector_memory_completes_in_order() {
        let mut counters = Counters::default();
        for pc in 0..4 {
            counters.issue(entry(pc, true, false, false));
        }
        assert_eq!(wait(&mut counters, Counter::Vm, 2), [0, 1]);
        assert_eq!(wait(&mut counters, Counter::Lgkm, 0), []);
        assert_eq!(wait(&mut counters, Counter::Vm, 0), [2, 3]);
    }

    #[test]
    fn scalar_memory_is_sure_only_at_zero() {
        let mut counters = Counters::default();
        counters.issue(entry(0, false, true, true));
        counters.issue(entry(1, false, true, true));
        assert_eq!(wait(&mut counters, Counter::Lgkm, 1), []);
        assert_eq!(wait(&mut counters, Counter::Lgkm, 0), [0, 1]);
    }

    #[test]
    fn lds_behind_scalar_memory_may_be_late() {
        let mut counters = Counters::default();
        counters.issue(entry(0, false, true, false));
        counters.issue(entry(1, false, true, true));
        counters.issue(entry(2, false, true, false));
        // One completed: it may be the scalar load.
        assert_eq!(wait(&mut counters, Counter::Lgkm, 2), []);
        // Two completed: one of them is the first LDS instruction.
        assert_eq!(wait(&mut counters, Counter::Lgkm, 1), [0]);
    }

    #[test]
    fn younger_load_in_order_takes_over_its_lanes() {
        let mut counters = Counters::default();
        let mut load = |pc, lanes| {
            let mut entry = entry(pc, true, false, false);
            entry.targets.push(Target::Vector(3, lanes, 0));
            let in_order = counters.supersede(3, lanes, (true, false));
            counters.issue(entry);
            in_order
        };
        assert!(load(0, 0b11) && load(1, 0b110));
        assert!(!counters.supersede(3, 1, (false, true)));
        let mut masks = Vec::new();
        counters.wait(Counter::Vm, 0, |entry| masks.push(entry.targets[0]));
        assert_eq!(masks, [Target::Vector(3, 0b1, 0), Target::Vector(3, 0b110, 0)]);
    }

    #[test]
    fn group_part_of_flat_is_complete_by_lgkmcnt() {
        let mut counters = Counters::default();
        let mut flat = entry(0, true, true, true);
        flat.group = Some(GroupAccess {
            kind: AccessKind::Write,
            pieces: vec![(0, 4)],
        });
        counters.issue(flat);
        wait(&mut counters, Counter::Vm, 0);
        assert_eq!(counters.group_accesses().count(), 1);
        let mut counters = Counters {
            queue: counters.queue.clone(),
        };
        counters.queue[0].vm = true;
        assert_eq!(wait(&mut counters, Counter::Lgkm, 0), []);
        assert_eq!(counters.group_accesses().count(), 0);
    }

    #[test]
    fn flat_needs_both_counters() {
        let mut counters = Counters::default();
        counters.issue(entry(0, true, true, true));
        assert_eq!(wait(&mut counters, Counter::Vm, 0), []);
        assert_eq!(wait(&mut counters, Counter::Lgkm, 0), [0]);
    }
}
