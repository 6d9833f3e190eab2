//! What a vector cache still has of global memory that others have overwritten, and which stores have not come to memory yet.
//!
//! Memory itself always holds the newest bytes. A cache is a list of differences: dwords that it may still have as they were before
//! somebody else wrote them (*stale*, until the cache is invalidated), and stores that are still on their way (*late*, until they
//! arrive, whatever is invalidated). A load through the cache sees the stores of all waves that share it; one that goes past the cache
//! sees late stores of its own wave only, or of all waves that share the cache ([`VectorCache::keep_order`]), if
//! [`VectorCache::coherent_loads_wait`] was asked for, and all stores otherwise.
//!
//! Behind the caches of a work-group is one that they share. Stores go through it, so that it has what the work-group has written; of what
//! others have written it may be stale in turn. Where there is none it is invalidated with the first ones ([`VectorCache::invalidate`]).
//!
//! Invariants:
//! - C1 (own writes): a wave sees what it wrote, and through the cache what waves with the same cache wrote.
//! - C2 (order): with a store that somebody has waited for arrive those that were issued before it, of the same cache or to the same dword.
//! - C3 (coherence): an atomic operation, or a store that arrives at once, is the newest of its dword, so the stores before it have
//!   arrived. So the late stores of a dword are its newest writes, in their order.
//! - C5 (second level): where the work-group has a second-level cache of its own ([`SecondLevel`]), a store that it keeps is late for those
//!   behind others until it is written back, however long it is complete, and what it has of others' stores may be stale until it is invalidated.
//! - C4 (two levels): when the cache alone is invalidated it has what the one behind has, which is everything that has arrived from the
//!   work-group.

use super::{Overwritten, Reach, SecondLevel, StoreId};
use std::cell::{Cell, RefCell};
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
    /// Its second-level cache keeps it from this cache, and it has come there.
    kept: bool,
    done: bool,
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
    /// What the second-level cache may still have.
    stale_second: HashMap<u64, Old>,
    second: Option<SecondLevel>,
    /// Oldest first.
    late: Vec<Late>,
    /// Dwords that the wave that runs has written in this turn, of which the list does not know yet.
    just_written: Vec<u64>,
    coherent_loads_wait: bool,
    /// Accesses of its waves come to a place in memory in their order.
    keeps_order: bool,
    /// Memory whose loads are noted.
    watched: Range<u64>,
    touched: Cell<bool>,
    /// Late stores that loads past the cache have come after, where those keep their order.
    reached: RefCell<Vec<StoreId>>,
}

/// How a load sees memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Through the cache.
    Cache,
    /// Past the cache, through those behind it; the number of the wave among those of the dispatch.
    Behind(u32),
    /// Past those as well, through the second-level cache.
    Second(u32),
    /// Past all of them.
    Past(u32),
}

impl VectorCache {
    /// Whether loads that go past the cache see late stores late.
    pub fn coherent_loads_wait(&mut self, wait: bool) {
        self.coherent_loads_wait = wait;
    }

    /// The work-group's second-level cache, if it has one of its own.
    pub fn set_second_level(&mut self, second: Option<SecondLevel>) {
        self.second = second;
    }

    /// How a load sees a dword that reaches so far.
    pub fn view(&self, address: u64, reach: Reach, wave: u32) -> View {
        match reach {
            Reach::Cache => View::Cache,
            Reach::Group => View::Behind(wave),
            _ => match &self.second {
                Some(second) if second.stops(address, reach) => View::Second(wave),
                _ => View::Past(wave),
            },
        }
    }

    /// Whether accesses of all waves that share the cache come to a place in memory in the order of their issue, even past it. Then a load past
    /// the cache that sees a store has found it in memory, where others see it, too ([`VectorCache::take_reached`]).
    pub fn keep_order(&mut self, keep: bool) {
        self.keeps_order = keep;
    }

    /// The late stores that loads past the cache have found in memory since the last call: they have completed.
    pub fn take_reached(&self) -> Vec<StoreId> {
        self.reached.take()
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
        self.stale.is_empty()
            && self.stale_behind.is_empty()
            && self.stale_second.is_empty()
            && self.late.is_empty()
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
            kept: overwritten.kept && writer == Writer::Other,
            done: false,
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
                self.stale_second.remove(&address);
            }
            Writer::Other => {
                self.stale_behind.entry(address).or_insert(old);
                if self
                    .second
                    .as_ref()
                    .is_some_and(|second| second.cached.contains(&address))
                {
                    self.stale_second.entry(address).or_insert(old);
                }
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
        for late in &mut self.late {
            late.done |= completed(&late.store);
        }
        self.arrive_if(|late| late.until <= now || late.done && !late.kept);
    }

    /// A store arrives, whatever it waits for.
    pub fn force(&mut self, store: StoreId) {
        self.arrive_if(|late| late.store == store);
    }

    /// A wave behind a cache has written back the second-level cache of its work-group: what that has (C5), and what the wave has
    /// stored before.
    pub fn write_back(&mut self, group: u64, (wave, number): StoreId) {
        self.arrive_if(|late| {
            let before = late.store.0 == wave && late.store.1 < number;
            late.kept && late.from.group == group && (late.done || before)
        });
    }

    /// Stores arrive, with those before them (C2).
    fn arrive_if(&mut self, arrives: impl Fn(&Late) -> bool) {
        let mut marks = vec![false; self.late.len()];
        for index in (0..marks.len()).rev() {
            let late = self.late[index];
            let after = self.late[index..].iter().zip(&marks[index..]);
            let mut after = after.filter(|(_, arrives)| **arrives);
            let order = |other: &Late| other.from == late.from && !late.kept || other.address == late.address;
            marks[index] = arrives(&late) || after.any(|(other, _)| order(other));
        }
        if marks.contains(&true) {
            self.arrive_marked(&marks);
        }
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
            self.stale_second.remove(&address);
        }
    }

    /// The cache was invalidated, with all behind it but the second-level cache.
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
        self.stale_behind.clone_from(&self.stale_second);
    }

    /// The second-level cache was invalidated: all caches of the work-group have to be told.
    pub fn invalidate_second(&mut self) {
        self.touched.set(!self.watched.is_empty());
        self.stale_second.clear();
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
        let (stale, wave) = match view {
            View::Cache => {
                let stale = self.stale.get(&dword).copied();
                return stale.or_else(|| self.without_late(dword, |late| late.writer == Writer::Own));
            }
            View::Behind(wave) => (self.stale_behind.get(&dword), wave),
            View::Second(wave) => (self.stale_second.get(&dword), wave),
            View::Past(wave) => (None, wave),
        };
        if self.keeps_order && self.coherent_loads_wait {
            let own = self
                .late
                .iter()
                .filter(|late| late.address == dword && late.writer == Writer::Own);
            self.reached.borrow_mut().extend(own.map(|late| late.store));
        }
        let late = || match self.coherent_loads_wait {
            true => self.without_late(dword, |late| {
                late.store.0 == wave || self.keeps_order && late.writer == Writer::Own
            }),
            false => None,
        };
        stale.copied().or_else(late)
    }

    /// A load that no vector cache has part in reads global memory at an address.
    pub fn note_load(&self, address: u64) {
        if self.watched.contains(&address) {
            self.touched.set(true);
        }
    }

    /// Puts what a load sees into `out`, at most 64 bytes of global memory at `address`, of which those of `undefined` are undefined in
    /// memory; returns which are for the load.
    pub fn apply(&self, address: u64, out: &mut [u8], mut undefined: u64, view: View) -> u64 {
        self.note_load(address);
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
            for stale in [&mut self.stale, &mut self.stale_behind, &mut self.stale_second] {
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
        memory.begin_store(Some((0, 5)), Reach::System);
        memory.write(base, &[1]).unwrap();
        memory.begin_store(Some((0, 6)), Reach::System);
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
            memory.begin_store(Some(store), Reach::System);
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

    #[test]
    fn a_load_past_the_first_cache_sees_what_the_one_behind_has() {
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
        let seen = |cache: &VectorCache, reach| {
            let mut bytes: [u8; 8] = memory.read_array(base).unwrap();
            cache.apply(base, &mut bytes, 0, cache.view(base, reach, WAVE));
            (bytes[0], bytes[4])
        };
        assert_eq!(seen(&cache, Reach::Cache), (0, 0));
        assert_eq!(seen(&cache, Reach::Group), (1, 0));
        assert_eq!(seen(&cache, Reach::Agent), (1, 2));
        cache.invalidate_behind();
        assert_eq!(seen(&cache, Reach::Group), (1, 2));
    }

    /// A cache whose work-group has a second-level cache for itself, and memory that it keeps but for the last dword.
    fn with_second_level() -> (DeviceMemory, u64, VectorCache) {
        let mut memory = DeviceMemory::new();
        let buffer = memory.allocate("a", 8).unwrap();
        let base = memory.address(buffer);
        let second = SecondLevel {
            past: Reach::System,
            cached: base..base + 4,
            plain: base..base,
        };
        let mut cache = VectorCache::default();
        cache.set_second_level(Some(second.clone()));
        memory.second_level = Some(second);
        memory.keep_write_log(true);
        (memory, base, cache)
    }

    fn seen(cache: &VectorCache, memory: &DeviceMemory, base: u64, reach: Reach) -> (u8, u8) {
        let mut bytes: [u8; 8] = memory.read_array(base).unwrap();
        for (start, dword) in [(base, 0..4), (base + 4, 4..8)] {
            let view = cache.view(start, reach, WAVE);
            cache.apply(start, &mut bytes[dword], 0, view);
        }
        (bytes[0], bytes[4])
    }

    #[test]
    fn what_a_second_level_cache_keeps_is_seen_when_it_is_written_back() {
        let (mut memory, base, mut cache) = with_second_level();
        cache.coherent_loads_wait(true);
        for (number, address, reach) in [(5, base, Reach::Agent), (6, base + 4, Reach::Agent)] {
            memory.begin_store(Some((0, number)), reach);
            memory.write(address, &[1]).unwrap();
        }
        for one in memory.take_write_log() {
            assert_eq!(one.kept, one.address == base);
            cache.note_late(&one, one.store.unwrap(), (OTHER, Writer::Other), 100);
        }
        // Both have completed; the cache of the other work-group keeps the first.
        cache.arrive(3, |_| true);
        assert_eq!(seen(&cache, &memory, base, Reach::System), (0, 1));
        // A write-back of another work-group, and one before the store by a wave that has not waited for it.
        cache.write_back(7, (0, 9));
        assert_eq!(seen(&cache, &memory, base, Reach::System), (0, 1));
        cache.write_back(OTHER.group, (0, 7));
        assert_eq!(seen(&cache, &memory, base, Reach::System), (1, 1));
        // The second-level cache of this work-group may have the old value until it is invalidated.
        assert_eq!(seen(&cache, &memory, base, Reach::Agent), (0, 1));
        cache.invalidate();
        assert_eq!(seen(&cache, &memory, base, Reach::Cache).0, 0);
        cache.invalidate_second();
        cache.invalidate();
        assert_eq!(seen(&cache, &memory, base, Reach::Cache), (1, 1));
    }

    #[test]
    fn a_store_that_is_written_through_needs_no_write_back() {
        let (mut memory, base, mut cache) = with_second_level();
        memory.begin_store(Some((0, 5)), Reach::System);
        memory.write(base, &[1]).unwrap();
        let log = memory.take_write_log();
        assert!(!log[0].kept);
        cache.note_late(&log[0], (0, 5), (OTHER, Writer::Other), 100);
        cache.arrive(3, |_| true);
        assert_eq!(seen(&cache, &memory, base, Reach::System), (1, 0));
    }
}
