//! The memory of one work-group, and what its caches still have of global memory.

use super::{MemoryFault, Overwritten, StoreId, all_bits, clear_bits, set_bits};
use std::collections::HashMap;

/// What an access does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessKind {
    /// It reads.
    Read,
    /// It writes.
    Write,
    /// It reads, changes and writes as one.
    Atomic,
}

impl AccessKind {
    /// Whether the order of two accesses to one byte matters. That of atomic operations does not make either wrong.
    pub fn conflicts_with(self, other: AccessKind) -> bool {
        self != other || self == AccessKind::Write
    }
}

/// An access of group memory that was not complete when its wave arrived at a barrier: the barrier does not order it.
#[derive(Clone, Debug)]
pub struct InFlight {
    /// The wave, and the access's number in it.
    pub id: (u32, u64),
    /// Barriers that the wave had arrived at before.
    pub barriers: u32,
    /// What it does.
    pub kind: AccessKind,
    /// The instruction, for messages.
    pub instruction: String,
    /// First byte and number of bytes of each piece.
    pub pieces: Vec<(u32, u32)>,
}

/// A dword as it was: its bytes, and which of them were undefined.
#[derive(Clone, Copy, Debug)]
struct Old {
    bytes: [u8; 4],
    undefined: u8,
}

impl Old {
    fn write(&mut self, address: u64, byte: u8) {
        self.bytes[(address & 3) as usize] = byte;
        self.undefined &= !(1 << (address & 3));
    }
}

/// A dword that a store of another work-group has not reached yet.
#[derive(Clone, Copy, Debug)]
struct Late {
    address: u64,
    old: Old,
    store: StoreId,
    /// The turn at which it arrives at the latest.
    until: u64,
}

/// The memory that the work-items of one work-group share (HSAIL group segment, LDS). All bytes start undefined.
#[derive(Clone, Debug)]
pub struct GroupMemory {
    bytes: Vec<u8>,
    defined: Vec<u64>,
    /// Dwords of global memory that other work-groups overwrote, as this work-group's vector cache may still have them.
    stale: HashMap<u64, Old>,
    /// Dwords that stores of other work-groups are still on their way to, as they are until then; oldest first.
    late: Vec<Late>,
    /// Accesses that barriers did not wait for. Targets that model this fill and clear it.
    pub in_flight: Vec<InFlight>,
    /// Barriers that any wave has arrived at. Targets that model this set it.
    pub arrivals: u32,
}

impl GroupMemory {
    /// `size` bytes without a value.
    pub fn new(size: u32) -> Self {
        let len = size as usize;
        Self {
            bytes: vec![0; len],
            defined: vec![0; len.div_ceil(64)],
            in_flight: Vec::new(),
            arrivals: 0,
            stale: HashMap::new(),
            late: Vec::new(),
        }
    }

    /// Makes it at least `size` bytes; what is new has no value.
    pub fn grow(&mut self, size: u32) {
        let len = size as usize;
        if len > self.bytes.len() {
            self.bytes.resize(len, 0);
            self.defined.resize(len.div_ceil(64), 0);
        }
    }

    /// A store of another work-group writes the dword of global memory at `address`, but is not complete: an invalidation does
    /// not help before it is, or before the turn `until`.
    pub fn note_late(&mut self, overwritten: &Overwritten, store: StoreId, until: u64) {
        self.late.push(Late {
            address: overwritten.address,
            old: Old {
                bytes: overwritten.old,
                undefined: overwritten.undefined,
            },
            store,
            until,
        });
    }

    /// Stores have completed, or must have by the turn `now`. The vector cache may still have what was there before.
    pub fn arrive(&mut self, now: u64, completed: impl Fn(&StoreId) -> bool) {
        let stale = &mut self.stale;
        self.late.retain(|late| {
            let waits = late.until > now && !completed(&late.store);
            if !waits {
                stale.entry(late.address).or_insert(late.old);
            }
            waits
        });
    }

    /// What is at a dword for this work-group, if that is not what is in memory.
    fn outdated(&self, dword: u64) -> Option<&Old> {
        let late = || self.late.iter().find(|late| late.address == dword);
        self.stale.get(&dword).or_else(|| late().map(|late| &late.old))
    }

    /// Another work-group overwrote a dword of global memory.
    pub fn note_stale(&mut self, overwritten: &Overwritten) {
        self.stale.entry(overwritten.address).or_insert(Old {
            bytes: overwritten.old,
            undefined: overwritten.undefined,
        });
    }

    /// The vector cache of this work-group was invalidated.
    pub fn invalidate(&mut self) {
        self.stale.clear();
    }

    /// Puts what the vector cache may still have into `out`, at most 64 bytes of global memory at `address`, of which those of
    /// `undefined` are undefined in memory; returns which are now.
    pub fn apply_stale(&self, address: u64, out: &mut [u8], mut undefined: u64) -> u64 {
        if self.stale.is_empty() && self.late.is_empty() {
            return undefined;
        }
        for (index, byte) in out.iter_mut().enumerate() {
            let at = address.wrapping_add(index as u64);
            if let Some(old) = self.outdated(at & !3) {
                *byte = old.bytes[(at & 3) as usize];
                let bit = u64::from(old.undefined >> (at & 3) & 1);
                undefined = undefined & !(1 << index) | bit << index;
            }
        }
        undefined
    }

    /// This work-group wrote `data` to global memory at `address`: its vector cache has the new bytes.
    pub fn update_stale(&mut self, address: u64, data: &[u8]) {
        if self.stale.is_empty() && self.late.is_empty() {
            return;
        }
        for (index, byte) in data.iter().enumerate() {
            let at = address.wrapping_add(index as u64);
            if let Some(old) = self.stale.get_mut(&(at & !3)) {
                old.write(at, *byte);
            }
            for late in self.late.iter_mut().filter(|late| late.address == at & !3) {
                late.old.write(at, *byte);
            }
        }
    }

    /// An access in flight of another wave that is not ordered with an access of a wave that has arrived at `barriers` barriers.
    pub fn in_flight_with(
        &self,
        (address, size): (u32, u32),
        kind: AccessKind,
        wave: u32,
        barriers: u32,
    ) -> Option<&InFlight> {
        let (start, end) = (u64::from(address), u64::from(address) + u64::from(size));
        let overlaps = |&(first, bytes): &(u32, u32)| {
            u64::from(first) < end && start < u64::from(first) + u64::from(bytes)
        };
        self.in_flight.iter().find(|other| {
            other.id.0 != wave
                && other.barriers < barriers
                && kind.conflicts_with(other.kind)
                && other.pieces.iter().any(overlaps)
        })
    }

    /// Size in bytes.
    pub fn size(&self) -> u32 {
        self.bytes.len() as u32
    }

    #[inline]
    fn find(&self, address: u32, size: usize) -> Option<usize> {
        let offset = address as usize;
        (offset + size <= self.bytes.len()).then_some(offset)
    }

    #[cold]
    fn fault(&self, access: &'static str, address: u32, size: usize) -> MemoryFault {
        let nearest = format!("the work-group has {} bytes of group memory", self.bytes.len());
        MemoryFault {
            access,
            segment: "group",
            address: address.into(),
            size: size as u64,
            nearest,
        }
    }

    /// Reads `out.len()` bytes at `address`.
    ///
    /// # Errors
    /// [`MemoryFault`] beyond the end.
    #[inline]
    pub fn read(&self, address: u32, out: &mut [u8]) -> Result<(), MemoryFault> {
        match self.find(address, out.len()) {
            Some(offset) => {
                out.copy_from_slice(&self.bytes[offset..offset + out.len()]);
                Ok(())
            }
            None => Err(self.fault("read", address, out.len())),
        }
    }

    /// As [`GroupMemory::read`], for at most 64 bytes; returns which of them are undefined, bit 0 for the first.
    ///
    /// # Errors
    /// As [`GroupMemory::read`].
    #[inline]
    pub fn read_undefined(&self, address: u32, out: &mut [u8]) -> Result<u64, MemoryFault> {
        self.read(address, out)?;
        Ok(clear_bits(&self.defined, address as usize, out.len()))
    }

    /// Reads `N` bytes at `address`.
    ///
    /// # Errors
    /// As [`GroupMemory::read`].
    #[inline]
    pub fn read_array<const N: usize>(&self, address: u32) -> Result<[u8; N], MemoryFault> {
        let mut out = [0; N];
        self.read(address, &mut out)?;
        Ok(out)
    }

    /// Writes `data` at `address` and marks the bytes defined.
    ///
    /// # Errors
    /// [`MemoryFault`] beyond the end.
    #[inline]
    pub fn write(&mut self, address: u32, data: &[u8]) -> Result<(), MemoryFault> {
        match self.find(address, data.len()) {
            Some(offset) => {
                self.bytes[offset..offset + data.len()].copy_from_slice(data);
                set_bits(&mut self.defined, offset, data.len(), true);
                Ok(())
            }
            None => Err(self.fault("write", address, data.len())),
        }
    }

    /// Whether every one of `size` bytes at `address` was written. Bytes beyond the end count as undefined.
    #[inline]
    pub fn is_defined(&self, address: u32, size: usize) -> bool {
        self.find(address, size)
            .is_some_and(|offset| all_bits(&self.defined, offset, size))
    }

    /// Marks `size` bytes at `address` undefined.
    pub fn mark_undefined(&mut self, address: u32, size: usize) {
        if let Some(offset) = self.find(address, size) {
            set_bits(&mut self.defined, offset, size, false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::DeviceMemory;
    use super::*;

    #[test]
    fn growth_keeps_bytes_and_adds_undefined_ones() {
        let mut group = GroupMemory::new(3);
        group.write(1, &[7, 8]).unwrap();
        group.grow(200);
        let mut bytes = [0; 2];
        group.read(1, &mut bytes).unwrap();
        assert_eq!((group.size(), bytes), (200, [7, 8]));
        assert!(group.is_defined(1, 2) && !group.is_defined(0, 1));
        assert!((3..200).all(|at| !group.is_defined(at, 1)));
        group.grow(2);
        assert_eq!(group.size(), 200);
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
        let mut group = GroupMemory::new(0);
        for one in log {
            group.note_stale(&one);
        }
        let read = |group: &GroupMemory, memory: &DeviceMemory| {
            let mut bytes: [u8; 8] = memory.read_array(base).unwrap();
            group.apply_stale(base, &mut bytes, 0);
            bytes
        };
        assert_eq!(read(&group, &memory), [1, 2, 3, 4, 5, 6, 7, 8]);
        memory.write(base + 3, &[7]).unwrap();
        group.update_stale(base + 3, &[7]);
        assert_eq!(read(&group, &memory), [1, 2, 3, 7, 5, 6, 7, 8]);
        group.invalidate();
        assert_eq!(read(&group, &memory), [1, 2, 9, 7, 9, 6, 7, 8]);
    }

    #[test]
    fn late_stores_are_not_seen_before_they_complete() {
        let mut memory = DeviceMemory::new();
        let buffer = memory.allocate("a", 8).unwrap();
        let base = memory.address(buffer);
        memory.keep_write_log(true);
        let (first, second) = ((0, 5), (0, 6));
        memory.begin_store(Some(first));
        memory.write(base, &[1]).unwrap();
        memory.begin_store(Some(second));
        memory.write(base + 4, &[2]).unwrap();
        let mut group = GroupMemory::new(0);
        for one in memory.take_write_log() {
            group.note_late(&one, one.store.unwrap(), 10);
        }
        let read = |group: &GroupMemory| {
            let mut bytes: [u8; 8] = memory.read_array(base).unwrap();
            group.apply_stale(base, &mut bytes, 0);
            (bytes[0], bytes[4])
        };
        group.invalidate();
        assert_eq!(read(&group), (0, 0));
        // The second completes; the cache has the old bytes until it is invalidated.
        group.arrive(3, |&store| store == second);
        assert_eq!(read(&group), (0, 0));
        group.invalidate();
        assert_eq!(read(&group), (0, 2));
        // In the end the first arrives by itself.
        group.arrive(10, |_| false);
        group.invalidate();
        assert_eq!(read(&group), (1, 2));
    }

    #[test]
    fn accesses_in_flight_conflict_after_the_barrier_only() {
        let mut group = GroupMemory::new(64);
        group.in_flight.push(InFlight {
            id: (0, 7),
            barriers: 1,
            kind: AccessKind::Write,
            instruction: "ds_write_b32".into(),
            pieces: vec![(4, 8)],
        });
        let find = |at, kind, wave, barriers| group.in_flight_with(at, kind, wave, barriers).is_some();
        assert!(find((8, 4), AccessKind::Read, 1, 2));
        assert!(find((0, 5), AccessKind::Write, 1, 2));
        assert!(!find((12, 4), AccessKind::Read, 1, 2));
        assert!(!find((0, 4), AccessKind::Read, 1, 2));
        assert!(!find((8, 4), AccessKind::Read, 0, 2));
        assert!(!find((8, 4), AccessKind::Read, 1, 1));
        assert!(!AccessKind::Read.conflicts_with(AccessKind::Read));
        assert!(!AccessKind::Atomic.conflicts_with(AccessKind::Atomic));
        assert!(AccessKind::Atomic.conflicts_with(AccessKind::Read));
    }

    #[test]
    fn group_memory_starts_undefined_and_is_bounded() {
        let mut group = GroupMemory::new(100);
        assert!(!group.is_defined(0, 1));
        group.write(96, &[1, 2, 3, 4]).unwrap();
        assert!(group.is_defined(96, 4));
        assert_eq!(group.read_array::<2>(98).unwrap(), [3, 4]);
        assert!(group.write(97, &[0; 4]).is_err());
        assert!(group.read_array::<1>(u32::MAX).is_err());
        group.mark_undefined(97, 1);
        assert!(!group.is_defined(96, 4));
        let mut bytes = [0; 6];
        assert_eq!(group.read_undefined(94, &mut bytes), Ok(0b1011));
        assert_eq!(bytes, [0, 0, 1, 2, 3, 4]);
    }
}
