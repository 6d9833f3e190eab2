//! What a vector cache still has of global memory that others have overwritten, and which stores have not come to memory yet.
//!
//! Memory itself always holds the newest bytes. A cache is a list of differences: dwords that it may still have as they were before
//! somebody else wrote them (*stale*, until the cache is invalidated), and stores that are still on their way (*late*, until they
//! arrive, whatever is invalidated). A load through the cache sees the stores of all waves that share it; one that goes past the cache
//! sees late stores of its own wave only, if [`VectorCache::coherent_loads_wait`] was asked for, and all stores otherwise.
//!
//! Behind the caches of a work-group is one that they share. Stores go through it, so that it has what the work-group has written; of what
//! others have written it may be stale in turn. Where there is none it is invalidated with the first ones ([`VectorCache::invalidate`]).
//!
//! Invariants:
//! - C1 (own writes): a wave sees what it wrote, and through the cache what waves with the same cache wrote.
//! - C2 (order): with a store that somebody has waited for arrive those that were issued before it, of the same cache or to the same dword.
//! - C3 (coherence): an atomic operation, or a store that arrives at once, is the newest of its dword, so the stores before it have
//!   arrived. So the late stores of a dword are its newest writes, in their order.
//! - C4 (two levels): when the cache alone is invalidated it has what the one behind has, which is everything that has arrived from the
//!   work-group.

use super::{Overwritten, StoreId};
use std::cell::Cell;
use std::collections::HashMap;
use std::ops::Range;

/// A dword as it was: its bytes, and which of them were undefined.
#[derive(Clone, Copy, Debug)]
struct Old {
    bytes: [u8; 4],
    undefined: u8,
}

impl Old {
    fn of(overwritten: &Overwritten) -> Old {
        Old {
            bytes: overwritten.old,
            undefined: overwritten.undefined,
        }
    }

    fn write(&mut self, address: u64, byte: u8) {
        self.bytes[(address & 3) as usize] = byte;
        self.undefined &= !(1 << (address & 3));
    }
}

/// A dword that a store has not reached yet.
#[derive(Clone, Copy, Debug)]
struct Late {
    address: u64,
    /// Before the store.
    old: Old,
    store: StoreId,
    /// The cache that the store was issued behind.
    from: CacheId,
    /// What that is to this one.
    writer: Writer,
    /// The turn at which it arrives at the latest.
    until: u64,
}

/// A cache among those of a dispatch: the work-group's place among those that are resident, and the cache in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CacheId {
    /// The work-group's flattened id.
    pub group: u64,
    /// The cache among those of the work-group.
    pub cache: u32,
}

impl CacheId {
    /// What somebody behind this cache is to those behind another.
    pub fn writer_for(self, other: CacheId) -> Writer {
        match (self == other, self.group == other.group) {
            (true, _) => Writer::Own,
            (_, true) => Writer::Group,
            _ => Writer::Other,
        }
    }
}

/// Who wrote something, seen from a cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writer {
    /// Somebody behind this cache.
    Own,
    /// Somebody behind another cache of the work-group.
    Group,
    /// Somebody of another work-group.
    Other,
}

/// A vector cache.
#[derive(Clone, Debug, Default)]
pub struct VectorCache {
    stale: HashMap<u64, Old>,
    /// What the cache behind it that the work-group shares may still have.
    stale_behind: HashMap<u64, Old>,
    /// Oldest first.
    late: Vec<Late>,
    /// Dwords that the wave that runs has written in this turn, of which the list does not know yet.
    just_written: Vec<u64>,
    coherent_loads_wait: bool,
    /// Memory whose loads are noted.
    watched: Range<u64>,
    touched: Cell<bool>,
}

/// How a load sees memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Through the cache.
    Cache,
    /// Past the cache; the number of the wave among those of the dispatch.
    Past(u32),
}

impl VectorCache {
    /// Whether loads that go past the cache see late stores late.
    pub fn coherent_loads_wait(&mut self, wait: bool) {
        self.coherent_loads_wait = wait;
    }

    /// Loads of some memory, and invalidations, are noted from here on.
    pub fn watch(&mut self, watched: Range<u64>) {
        self.watched = watched;
    }

    /// Whether there has been one since the last call.
    pub fn take_touched(&self) -> bool {
        self.touched.take()
    }

    /// The stores to some memory that have not arrived, oldest first.
    pub fn late_stores(&self, to: &Range<u64>) -> Vec<StoreId> {
        let late = self.late.iter().filter(|late| to.contains(&late.address));
        let mut stores: Vec<StoreId> = late.map(|late| late.store).collect();
        stores.dedup();
        stores
    }

    fn is_empty(&self) -> bool {
        self.stale.is_empty() && self.stale_behind.is_empty() && self.late.is_empty()
    }

    /// Whether stores behind this cache must be noted here, too.
    pub fn wants_own(&self) -> bool {
        self.coherent_loads_wait
    }

    /// A store writes a dword, but has not arrived: an invalidation does not help before it has, or before the turn `until`.
    pub fn note_late(
        &mut self,
        overwritten: &Overwritten,
        store: StoreId,
        (from, writer): (CacheId, Writer),
        until: u64,
    ) {
        self.late.push(Late {
            writer,
            address: overwritten.address,
            old: Old::of(overwritten),
            store,
            from,
            until,
        });
    }

    /// Somebody overwrote a dword, at once.
    pub fn note_stale(&mut self, overwritten: &Overwritten, writer: Writer) {
        self.grow_stale(overwritten.address, Old::of(overwritten), writer);
    }

    /// The caches may have what was at a dword before somebody's store came to memory.
    fn grow_stale(&mut self, address: u64, old: Old, writer: Writer) {
        match writer {
            Writer::Own | Writer::Group => {
                self.stale_behind.remove(&address);
            }
            Writer::Other => {
                self.stale_behind.entry(address).or_insert(old);
            }
        }
        if writer != Writer::Own {
            self.stale.entry(address).or_insert(old);
        }
    }

    /// Of the late stores those that are marked arrive. The cache may still have what was there before, unless a wave behind it has written
    /// the dword since.
    fn arrive_marked(&mut self, marks: &[bool]) {
        let late = std::mem::take(&mut self.late);
        for (index, (one, arrives)) in late.iter().zip(marks).enumerate() {
            let same = |other: &Late| other.address == one.address && other.writer == Writer::Own;
            if !arrives {
                self.late.push(*one);
            } else if !late[index..].iter().any(same) {
                self.grow_stale(one.address, one.old, one.writer);
            }
        }
    }

    /// Stores have completed, with those before them (C2), or must have by the turn `now`.
    pub fn arrive(&mut self, now: u64, completed: impl Fn(&StoreId) -> bool) {
        if self.late.is_empty() {
            return;
        }
        let mut marks = vec![false; self.late.len()];
        for index in (0..marks.len()).rev() {
            let late = self.late[index];
            let after = self.late[index..].iter().zip(&marks[index..]);
            let mut after = after.filter(|(_, arrives)| **arrives);
            marks[index] = late.until <= now
                || completed(&late.store)
                || after.any(|(other, _)| other.from == late.from || other.address == late.address);
        }
        self.arrive_marked(&marks);
    }

    /// Memory has what an operation that is not late made of a dword: stores to it have arrived (C3). If a wave behind this cache did it,
    /// the cache has nothing older.
    pub fn arrive_at(&mut self, address: u64, own: bool) {
        let marks: Vec<bool> = self.late.iter().map(|late| late.address == address).collect();
        if marks.contains(&true) {
            self.arrive_marked(&marks);
        }
        if own {
            self.stale.remove(&address);
            self.stale_behind.remove(&address);
        }
    }

    /// The cache was invalidated, with all behind it.
    pub fn invalidate(&mut self) {
        self.invalidate_behind();
        self.invalidate_first();
    }

    /// The cache was invalidated, but none behind it.
    pub fn invalidate_first(&mut self) {
        self.touched.set(!self.watched.is_empty());
        self.stale.clone_from(&self.stale_behind);
    }

    /// The cache behind this one was invalidated: the others of the work-group have to be told.
    pub fn invalidate_behind(&mut self) {
        self.touched.set(!self.watched.is_empty());
        self.stale_behind.clear();
    }

    /// What is at a dword for who sees a late store if it is `own`, if that is not what is in memory.
    fn without_late(&self, dword: u64, own: impl Fn(&Late) -> bool) -> Option<Old> {
        if self.just_written.contains(&dword) {
            return None;
        }
        // Without any of them it is what the first one found; what an own store wrote is what the next one found.
        let mut seen = None;
        for late in self.late.iter().filter(|late| late.address == dword) {
            seen = match own(late) {
                true => None,
                false => seen.or(Some(late.old)),
            };
        }
        seen
    }

    fn outdated(&self, dword: u64, view: View) -> Option<Old> {
        match view {
            View::Past(wave) => self.without_late(dword, |late| late.store.0 == wave),
            View::Cache => self
                .stale
                .get(&dword)
                .copied()
                .or_else(|| self.without_late(dword, |late| late.writer == Writer::Own)),
        }
    }

    /// Puts what a load sees into `out`, at most 64 bytes of global memory at `address`, of which those of `undefined` are undefined in
    /// memory; returns which are for the load.
    pub fn apply(&self, address: u64, out: &mut [u8], mut undefined: u64, view: View) -> u64 {
        if self.watched.contains(&address) {
            self.touched.set(true);
        }
        if self.is_empty() || matches!(view, View::Past(_)) && !self.coherent_loads_wait {
            return undefined;
        }
        for (index, byte) in out.iter_mut().enumerate() {
            let at = address.wrapping_add(index as u64);
            if let Some(old) = self.outdated(at & !3, view) {
                *byte = old.bytes[(at & 3) as usize];
                let bit = u64::from(old.undefined >> (at & 3) & 1);
                undefined = undefined & !(1 << index) | bit << index;
            }
        }
        undefined
    }

    /// The wave that runs wrote `data` to global memory at `address` (C1).
    pub fn update(&mut self, address: u64, data: &[u8]) {
        if self.is_empty() {
            return;
        }
        for (index, byte) in data.iter().enumerate() {
            let at = address.wrapping_add(index as u64);
            for stale in [&mut self.stale, &mut self.stale_behind] {
                if let Some(old) = stale.get_mut(&(at & !3)) {
                    old.write(at, *byte);
                }
            }
            if self.just_written.last() != Some(&(at & !3)) {
                self.just_written.push(at & !3);
            }
        }
    }

    /// The turn of the wave that runs has ended; the list knows its stores.
    pub fn end_turn(&mut self) {
        self.just_written.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::super::DeviceMemory;
    use super::*;

    const OWN: CacheId = CacheId { group: 0, cache: 0 };
    const OTHER: CacheId = CacheId { group: 1, cache: 0 };
    /// A wave behind the cache.
    const WAVE: u32 = 7;

    fn read(cache: &VectorCache, memory: &DeviceMemory, base: u64, coherent: bool) -> [u8; 8] {
        let mut bytes: [u8; 8] = memory.read_array(base).unwrap();
        let view = if coherent { View::Past(WAVE) } else { View::Cache };
        cache.apply(base, &mut bytes, 0, view);
        bytes
    }

    #[test]
    fn stale_dwords_follow_own_writes_and_invalidation() {
        let mut memory = DeviceMemory::new();
        let buffer = memory.allocate("a", 16).unwrap();
        let base = memory.address(buffer);
        memory.write(base, &[1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
        memory.keep_write_log(true);
        memory.write(base + 2, &[9, 9, 9]).unwrap();
        let log = memory.take_write_log();
        let dwords: Vec<_> = log.iter().map(|one| (one.address, one.old)).collect();
        assert_eq!(dwords, [(base, [1, 2, 3, 4]), (base + 4, [5, 6, 7, 8])]);
        let mut cache = VectorCache::default();
        for one in log {
            cache.note_stale(&one, Writer::Other);
        }
        assert_eq!(read(&cache, &memory, base, false), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(read(&cache, &memory, base, true), [1, 2, 9, 9, 9, 6, 7, 8]);
        memory.write(base + 3, &[7]).unwrap();
        cache.update(base + 3, &[7]);
        assert_eq!(read(&cache, &memory, base, false), [1, 2, 3, 7, 5, 6, 7, 8]);
        cache.invalidate();
        assert_eq!(read(&cache, &memory, base, false), [1, 2, 9, 7, 9, 6, 7, 8]);
    }

    /// Two stores, of bytes 0 and 4, that another cache has not got yet.
    fn two_late_stores() -> (DeviceMemory, u64, VectorCache) {
        let mut memory = DeviceMemory::new();
        let buffer = memory.allocate("a", 8).unwrap();
        let base = memory.address(buffer);
        memory.keep_write_log(true);
        memory.begin_store(Some((0, 5)));
        memory.write(base, &[1]).unwrap();
        memory.begin_store(Some((0, 6)));
        memory.write(base + 4, &[2]).unwrap();
        let mut cache = VectorCache::default();
        for one in memory.take_write_log() {
            cache.note_late(&one, one.store.unwrap(), (OTHER, Writer::Other), 10);
        }
        (memory, base, cache)
    }

    #[test]
    fn late_stores_are_not_seen_before_they_complete() {
        let (memory, base, mut cache) = two_late_stores();
        let seen = |cache: &VectorCache| {
            let bytes = read(cache, &memory, base, false);
            (bytes[0], bytes[4])
        };
        cache.invalidate();
        assert_eq!(seen(&cache), (0, 0));
        // The first completes; the cache has the old bytes until it is invalidated.
        cache.arrive(3, |&store| store == (0, 5));
        assert_eq!(seen(&cache), (0, 0));
        cache.invalidate();
        assert_eq!(seen(&cache), (1, 0));
        // In the end the second arrives by itself.
        cache.arrive(10, |_| false);
        cache.invalidate();
        assert_eq!(seen(&cache), (1, 2));
    }

    #[test]
    fn who_waits_for_a_store_has_waited_for_those_before_it() {
        let (memory, base, mut cache) = two_late_stores();
        cache.arrive(3, |&store| store == (0, 6));
        cache.invalidate();
        assert_eq!(read(&cache, &memory, base, false), [1, 0, 0, 0, 2, 0, 0, 0]);
    }

    #[test]
    fn loads_past_the_cache_wait_for_stores_if_asked_to() {
        let (memory, base, mut cache) = two_late_stores();
        assert_eq!(read(&cache, &memory, base, true)[0], 1);
        cache.coherent_loads_wait(true);
        assert_eq!(read(&cache, &memory, base, true)[0], 0);
        // An atomic operation on the dword has seen the store.
        cache.arrive_at(base, false);
        assert_eq!(read(&cache, &memory, base, true)[0], 1);
        assert_eq!(read(&cache, &memory, base, true)[4], 0);
        assert_eq!(read(&cache, &memory, base, false)[0], 0);
    }

    #[test]
    fn past_the_cache_a_wave_sees_its_own_late_stores_only() {
        let mut memory = DeviceMemory::new();
        let buffer = memory.allocate("a", 8).unwrap();
        let base = memory.address(buffer);
        memory.keep_write_log(true);
        let mut cache = VectorCache::default();
        cache.coherent_loads_wait(true);
        // Another wave of the same cache, this wave, a wave of another cache.
        for (store, value, from) in [((3, 0), 1, OWN), ((WAVE, 0), 2, OWN), ((9, 0), 3, OTHER)] {
            memory.begin_store(Some(store));
            memory.write(base, &[value]).unwrap();
            for one in memory.take_write_log() {
                cache.note_late(&one, store, (from, from.writer_for(OWN)), 10);
            }
            let expected = if value == 1 { (0, 1) } else { (2, 2) };
            let seen = |coherent| read(&cache, &memory, base, coherent)[0];
            assert_eq!((seen(true), seen(false)), expected, "after {value}");
        }
        // Through the cache its own store hides what is stale.
        cache.arrive(1, |&store| store == (9, 0));
        assert_eq!(read(&cache, &memory, base, false)[0], 2);
        cache.invalidate();
        // What it writes now it sees at once.
        memory.write(base, &[4]).unwrap();
        cache.update(base, &[4]);
        assert_eq!(read(&cache, &memory, base, true)[0], 4);
    }

    #[test]
    fn without_the_cache_behind_an_invalidation_shows_what_the_group_wrote() {
        let mut memory = DeviceMemory::new();
        let buffer = memory.allocate("a", 8).unwrap();
        let base = memory.address(buffer);
        memory.keep_write_log(true);
        let mut cache = VectorCache::default();
        memory.write(base, &[1]).unwrap();
        memory.write(base + 4, &[2]).unwrap();
        for (one, writer) in memory.take_write_log().iter().zip([Writer::Group, Writer::Other]) {
            cache.note_stale(one, writer);
        }
        let seen = |cache: &VectorCache| {
            let bytes = read(cache, &memory, base, false);
            (bytes[0], bytes[4])
        };
        assert_eq!(seen(&cache), (0, 0));
        cache.invalidate_first();
        assert_eq!(seen(&cache), (1, 0));
        cache.invalidate_behind();
        assert_eq!(seen(&cache), (1, 0));
        cache.invalidate_first();
        assert_eq!(seen(&cache), (1, 2));
    }
}
