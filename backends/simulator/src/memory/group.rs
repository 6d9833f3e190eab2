//! The memory of one work-group, with the vector caches of its waves.

use super::{CacheId, MemoryFault, Reach, VectorCache, all_bits, clear_bits, set_bits};

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
    /// Barriers that the wave had arrived at when the access was complete, if it is and that is known: from the next one on barriers order it.
    pub complete: Option<u32>,
    /// What it does.
    pub kind: AccessKind,
    /// The instruction, for messages.
    pub instruction: String,
    /// First byte and number of bytes of each piece.
    pub pieces: Vec<(u32, u32)>,
}

/// The memory that the work-items of one work-group share (HSAIL group segment, LDS). All bytes start undefined.
#[derive(Clone, Debug)]
pub struct GroupMemory {
    bytes: Vec<u8>,
    defined: Vec<u64>,
    /// The vector caches of its waves, at least one.
    caches: Vec<VectorCache>,
    /// That of the wave that runs.
    current: CacheId,
    /// The wave that runs, by its number among those of the dispatch. Targets whose stores may be late set it.
    pub reader: u32,
    /// Accesses that barriers did not wait for. Targets that model this fill and clear it.
    pub in_flight: Vec<InFlight>,
    /// Barriers that any wave has arrived at. Targets that model this set it.
    pub arrivals: u32,
    /// Waves of the work-group, and how many of them have arrived at the barrier that is not complete. Targets that model this set them.
    pub waves: u32,
    /// See `waves`.
    pub signals: u32,
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
            waves: 0,
            signals: 0,
            caches: vec![VectorCache::default()],
            current: CacheId::default(),
            reader: 0,
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

    /// Its waves have so many vector caches.
    pub fn set_caches(&mut self, count: u32) {
        self.caches.resize(count.max(1) as usize, VectorCache::default());
    }

    /// Its vector caches.
    pub fn caches(&mut self) -> &mut [VectorCache] {
        &mut self.caches
    }

    /// From here on a wave runs that has this vector cache.
    pub fn use_cache(&mut self, cache: CacheId) {
        self.current = cache;
    }

    /// Puts what a load of the wave that runs sees into `out`, at most 64 bytes of global memory at `address`, of which those of
    /// `undefined` are undefined in memory; returns which are for the load, which reaches so far.
    #[inline]
    pub fn see(&self, address: u64, out: &mut [u8], undefined: u64, reach: Reach) -> u64 {
        let cache = self.cache();
        cache.apply(address, out, undefined, cache.view(address, reach, self.reader))
    }

    /// The vector cache of the wave that runs.
    #[inline]
    pub fn cache(&self) -> &VectorCache {
        &self.caches[self.current.cache as usize % self.caches.len()]
    }

    /// As [`GroupMemory::cache`], to be changed.
    #[inline]
    pub fn cache_mut(&mut self) -> &mut VectorCache {
        let count = self.caches.len();
        &mut self.caches[self.current.cache as usize % count]
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
                && other.complete.is_none_or(|complete| barriers <= complete)
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
            beyond_stack: false,
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

    /// Whether `size` bytes at `address` can be written.
    ///
    /// # Errors
    /// What [`GroupMemory::write`] would say.
    pub fn check_write(&self, address: u32, size: usize) -> Result<(), MemoryFault> {
        match self.find(address, size) {
            Some(_) => Ok(()),
            None => Err(self.fault("write", address, size)),
        }
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
    fn accesses_in_flight_conflict_after_the_barrier_only() {
        let mut group = GroupMemory::new(64);
        group.in_flight.push(InFlight {
            id: (0, 7),
            barriers: 1,
            complete: None,
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
        // It is complete after the first barrier: the second one orders it.
        group.in_flight[0].complete = Some(2);
        let find = |barriers| {
            group
                .in_flight_with((8, 4), AccessKind::Read, 1, barriers)
                .is_some()
        };
        assert_eq!([1, 2, 3].map(find), [false, true, false]);
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
