//! Device memory and group memory.
//!
//! [`DeviceMemory`] is one 64-bit address space made of named buffers. Buffers start at 4 KiB pages with at least one unmapped page
//! between them, so a page belongs to at most one buffer and finding a buffer is one table look-up; an access that leaves a buffer by
//! less than a page faults instead of hitting its neighbour. Alignment of accesses is not checked here: the device runs in unaligned
//! mode (ABI v0.40, section 2) and who wants to be stricter checks before.
//!
//! Undefined bytes: a buffer made by [`DeviceMemory::allocate_undefined`] (scratch, kernarg padding) and every [`GroupMemory`] keep
//! one bit per byte that says whether the byte was written. Reading does not fail on undefined bytes; the caller asks
//! ([`DeviceMemory::is_defined`]) and decides, because moving an undefined byte is harmless and using it is not.
//!
//! Stale reads: between [`DeviceMemory::begin_stale_tracking`] and the next [`DeviceMemory::refresh_stale`] a buffer's contents are
//! copied before its first write, and [`DeviceMemory::read_stale`] returns the old bytes. That models a cache that is not coherent
//! with stores, at its worst.
//!
//! Cost: a read or write is two table look-ups and a copy of the bytes.

use std::collections::HashMap;
use std::fmt;

/// Size of the pages that buffers are aligned to.
pub const PAGE: u64 = 4096;
const PAGE_SHIFT: u32 = 12;
/// Address of the first buffer. Far away from zero and from every 32-bit number, so that offsets mistaken for addresses fault.
pub const FIRST_ADDRESS: u64 = 0x0010_0000_0000;
/// Most bytes that all buffers together may have.
pub const MAX_DEVICE_BYTES: u64 = 1 << 34;
/// An access that misses every buffer is described by the nearest one if that is within this many bytes.
const NEAR: u64 = 64 << 10;
/// An internal buffer is named only by accesses that begin within it or this close behind it.
const NEAR_INTERNAL: u64 = 64;
/// Buffers that are listed for an access that is near none.
const BUFFERS_LISTED: usize = 8;
const NO_BUFFER: u32 = u32::MAX;

/// Names one buffer of a [`DeviceMemory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BufferId(u32);

/// An access that no buffer holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryFault {
    /// `read`, `write` or the like.
    pub access: &'static str,
    /// The segment as text (`global`, `group`).
    pub segment: &'static str,
    /// First byte of the access.
    pub address: u64,
    /// Bytes of the access.
    pub size: u64,
    /// What is nearest, as text.
    pub nearest: String,
}

impl fmt::Display for MemoryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} of {} bytes at {:#x} is out of bounds ({})",
            self.segment, self.access, self.size, self.address, self.nearest
        )
    }
}

impl std::error::Error for MemoryFault {}

#[derive(Clone, Debug)]
struct Buffer {
    name: String,
    base: u64,
    bytes: Vec<u8>,
    /// One bit per byte, set when the byte has a defined value; absent when all of them have.
    defined: Option<Vec<u64>>,
    /// Contents before the first write since stale tracking began.
    stale: Option<Vec<u8>>,
    freed: bool,
    /// The device made it for itself, so its name says little to users.
    internal: bool,
}

impl fmt::Display for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = match (self.freed, self.internal) {
            (true, _) => "freed buffer ",
            (false, true) => "the ",
            (false, false) => "buffer ",
        };
        write!(
            f,
            "{state}{} at {:#x}, {} bytes",
            self.name,
            self.base,
            self.bytes.len()
        )
    }
}

/// The global address space of a device.
#[derive(Clone, Debug, Default)]
pub struct DeviceMemory {
    buffers: Vec<Buffer>,
    /// Buffer index of each page from [`FIRST_ADDRESS`] on.
    pages: Vec<u32>,
    live_bytes: u64,
    tracking: bool,
    copied: Vec<u32>,
    /// Dwords before they were written, while a log is kept.
    log: Option<Vec<Overwritten>>,
    /// The store that writes now.
    store: Option<StoreId>,
    /// Stores that have completed since they were last asked for.
    completed: Vec<StoreId>,
}

/// A store instruction: the wave that executes it, and its number there.
pub type StoreId = (u32, u64);

/// A dword that a work-group wrote, for the caches of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overwritten {
    /// Its address.
    pub address: u64,
    /// Its bytes before.
    pub old: [u8; 4],
    /// The store, if it may take its time; others take effect at once.
    pub store: Option<StoreId>,
}

/// Mask of `len` bits from `start` on if they lie in one word.
#[inline]
fn one_word(start: usize, len: usize) -> Option<u64> {
    let bit = start % 64;
    (len >= 1 && bit + len <= 64).then(|| (u64::MAX >> (64 - len)) << bit)
}

#[inline]
fn set_bits(bits: &mut [u64], start: usize, len: usize, value: bool) {
    if let Some(mask) = one_word(start, len) {
        let word = &mut bits[start / 64];
        *word = if value { *word | mask } else { *word & !mask };
        return;
    }
    let (mut at, end) = (start, start + len);
    while at < end {
        let step = (64 - at % 64).min(end - at);
        if let Some(mask) = one_word(at, step) {
            let word = &mut bits[at / 64];
            *word = if value { *word | mask } else { *word & !mask };
        }
        at += step;
    }
}

#[inline]
fn all_bits(bits: &[u64], start: usize, len: usize) -> bool {
    match one_word(start, len) {
        Some(mask) => bits[start / 64] & mask == mask,
        None => (start..start + len).all(|byte| bits[byte / 64] >> (byte % 64) & 1 == 1),
    }
}

impl DeviceMemory {
    /// An empty address space.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes a buffer of `size` zero bytes, aligned to [`PAGE`].
    ///
    /// # Errors
    /// A text if the device would exceed [`MAX_DEVICE_BYTES`].
    pub fn allocate(&mut self, name: &str, size: u64) -> Result<BufferId, String> {
        self.allocate_with(name, size, false, false)
    }

    /// As [`DeviceMemory::allocate`], for a buffer that no user asked for: faults name it only if they run over its end.
    ///
    /// # Errors
    /// As [`DeviceMemory::allocate`].
    pub fn allocate_internal(&mut self, name: &str, size: u64) -> Result<BufferId, String> {
        self.allocate_with(name, size, false, true)
    }

    /// Makes an internal buffer whose bytes are all undefined until written.
    ///
    /// # Errors
    /// As [`DeviceMemory::allocate`].
    pub fn allocate_undefined(&mut self, name: &str, size: u64) -> Result<BufferId, String> {
        self.allocate_with(name, size, true, true)
    }

    fn allocate_with(
        &mut self,
        name: &str,
        size: u64,
        undefined: bool,
        internal: bool,
    ) -> Result<BufferId, String> {
        if size > MAX_DEVICE_BYTES - self.live_bytes {
            return Err(format!(
                "buffer {name} of {size} bytes: the device has {MAX_DEVICE_BYTES} bytes in all"
            ));
        }
        let base = FIRST_ADDRESS + ((self.pages.len() as u64) << PAGE_SHIFT);
        let index = self.buffers.len() as u32;
        let pages = size.div_ceil(PAGE).max(1);
        self.pages.extend((0..pages).map(|_| index));
        self.pages.push(NO_BUFFER);
        let len = size as usize;
        self.buffers.push(Buffer {
            name: name.to_owned(),
            base,
            bytes: vec![0; len],
            defined: undefined.then(|| vec![0; len.div_ceil(64)]),
            stale: None,
            freed: false,
            internal,
        });
        self.live_bytes += size;
        Ok(BufferId(index))
    }

    /// Ends the life of a buffer. Later accesses fault and name it. Its addresses are not used again.
    pub fn free(&mut self, id: BufferId) {
        if let Some(buffer) = self.buffers.get_mut(id.0 as usize) {
            if !buffer.freed {
                self.live_bytes -= buffer.bytes.len() as u64;
            }
            buffer.freed = true;
            buffer.bytes = Vec::new();
            buffer.defined = None;
            buffer.stale = None;
        }
    }

    /// Address of the first byte of a buffer.
    pub fn address(&self, id: BufferId) -> u64 {
        self.buffers[id.0 as usize].base
    }

    /// The bytes of a buffer.
    pub fn bytes(&self, id: BufferId) -> &[u8] {
        &self.buffers[id.0 as usize].bytes
    }

    /// The bytes of a buffer, for the host to write. Marks all of them defined.
    pub fn bytes_mut(&mut self, id: BufferId) -> &mut [u8] {
        let buffer = &mut self.buffers[id.0 as usize];
        if let Some(bits) = &mut buffer.defined {
            bits.fill(u64::MAX);
        }
        &mut buffer.bytes
    }

    /// Name of the buffer that holds `address`, if any.
    pub fn name_at(&self, address: u64) -> Option<&str> {
        let (index, _) = self.find(address, 1)?;
        Some(&self.buffers[index].name)
    }

    #[inline]
    fn find(&self, address: u64, size: usize) -> Option<(usize, usize)> {
        let page = address.wrapping_sub(FIRST_ADDRESS) >> PAGE_SHIFT;
        let index = *self.pages.get(page as usize)?;
        let buffer = self.buffers.get(index as usize)?;
        let offset = (address - buffer.base) as usize;
        (offset + size <= buffer.bytes.len()).then_some((index as usize, offset))
    }

    #[cold]
    fn fault(&self, access: &'static str, address: u64, size: usize) -> MemoryFault {
        MemoryFault {
            access,
            segment: "global",
            address,
            size: size as u64,
            nearest: self.near(address, size as u64),
        }
    }

    /// What is near an access that no buffer holds: a buffer of the user, an internal one that the access runs over, or a list
    /// of what there is.
    fn near(&self, address: u64, size: u64) -> String {
        let distance = |buffer: &Buffer| {
            let end = buffer.base + buffer.bytes.len() as u64;
            match address < buffer.base {
                true => buffer.base - address,
                false => address.saturating_sub(end),
            }
        };
        let internal = self.buffers.iter().filter(|buffer| {
            buffer.internal && !buffer.freed && address >= buffer.base && distance(buffer) < NEAR_INTERNAL
        });
        let given = self
            .buffers
            .iter()
            .filter(|buffer| !buffer.internal && distance(buffer) <= NEAR);
        if let Some(buffer) = internal.chain(given).min_by_key(|buffer| distance(buffer)) {
            let end = buffer.base + buffer.bytes.len() as u64;
            let place = if address < buffer.base {
                format!("{} bytes before", buffer.base - address)
            } else if address >= end {
                format!("{} bytes past the end of", address - end)
            } else {
                format!(
                    "runs {} bytes past the end of",
                    u128::from(address) + u128::from(size) - u128::from(end)
                )
            };
            return format!("{place} {buffer}");
        }
        let mut text = if address < NEAR {
            "no buffer is near: this is address 0 and an offset".to_owned()
        } else {
            "no buffer is near".to_owned()
        };
        let mut rest = self
            .buffers
            .iter()
            .filter(|buffer| !buffer.internal && !buffer.freed);
        for (index, buffer) in rest.by_ref().take(BUFFERS_LISTED).enumerate() {
            let separator = if index == 0 { "; there are " } else { ", " };
            text.push_str(&format!("{separator}{buffer}"));
        }
        match rest.count() {
            0 => {}
            more => text.push_str(&format!(" and {more} more")),
        }
        text
    }

    /// Reads `out.len()` bytes at `address`.
    ///
    /// # Errors
    /// [`MemoryFault`] if not all bytes lie in one buffer.
    #[inline]
    pub fn read(&self, address: u64, out: &mut [u8]) -> Result<(), MemoryFault> {
        match self.find(address, out.len()) {
            Some((index, offset)) => {
                out.copy_from_slice(&self.buffers[index].bytes[offset..offset + out.len()]);
                Ok(())
            }
            None => Err(self.fault("read", address, out.len())),
        }
    }

    /// As [`DeviceMemory::read`]; returns whether every byte has a defined value.
    ///
    /// # Errors
    /// As [`DeviceMemory::read`].
    #[inline]
    pub fn read_checked(&self, address: u64, out: &mut [u8]) -> Result<bool, MemoryFault> {
        match self.find(address, out.len()) {
            Some((index, offset)) => {
                let buffer = &self.buffers[index];
                out.copy_from_slice(&buffer.bytes[offset..offset + out.len()]);
                Ok(buffer
                    .defined
                    .as_ref()
                    .is_none_or(|bits| all_bits(bits, offset, out.len())))
            }
            None => Err(self.fault("read", address, out.len())),
        }
    }

    /// Reads `N` bytes at `address`.
    ///
    /// # Errors
    /// As [`DeviceMemory::read`].
    #[inline]
    pub fn read_array<const N: usize>(&self, address: u64) -> Result<[u8; N], MemoryFault> {
        let mut out = [0; N];
        self.read(address, &mut out)?;
        Ok(out)
    }

    /// Writes `data` at `address` and marks the bytes defined.
    ///
    /// # Errors
    /// [`MemoryFault`] if not all bytes lie in one buffer.
    #[inline]
    pub fn write(&mut self, address: u64, data: &[u8]) -> Result<(), MemoryFault> {
        let Some((index, offset)) = self.find(address, data.len()) else {
            return Err(self.fault("write", address, data.len()));
        };
        let buffer = &mut self.buffers[index];
        if let Some(log) = &mut self.log {
            // Buffers start at pages, so dwords of a buffer are dwords of the address space.
            for start in (offset & !3..offset + data.len()).step_by(4) {
                let mut old = [0; 4];
                for (byte, old) in buffer.bytes[start..].iter().zip(&mut old) {
                    *old = *byte;
                }
                log.push(Overwritten {
                    address: buffer.base + start as u64,
                    old,
                    store: self.store,
                });
            }
        }
        if self.tracking && buffer.stale.is_none() {
            buffer.stale = Some(buffer.bytes.clone());
            self.copied.push(index as u32);
        }
        buffer.bytes[offset..offset + data.len()].copy_from_slice(data);
        if let Some(bits) = &mut buffer.defined {
            set_bits(bits, offset, data.len(), true);
        }
        Ok(())
    }

    /// Whether every one of `size` bytes at `address` has a defined value. Bytes outside all buffers count as undefined.
    #[inline]
    pub fn is_defined(&self, address: u64, size: usize) -> bool {
        match self.find(address, size) {
            Some((index, offset)) => self.buffers[index]
                .defined
                .as_ref()
                .is_none_or(|bits| all_bits(bits, offset, size)),
            None => false,
        }
    }

    /// Marks `size` bytes at `address` undefined, if their buffer keeps track. Returns whether it does.
    pub fn mark_undefined(&mut self, address: u64, size: usize) -> bool {
        if let Some((index, offset)) = self.find(address, size)
            && let Some(bits) = &mut self.buffers[index].defined
        {
            set_bits(bits, offset, size, false);
            return true;
        }
        false
    }

    /// Starts or stops a log of what writes overwrite.
    pub fn keep_write_log(&mut self, keep: bool) {
        self.log = keep.then(Vec::new);
        self.store = None;
        self.completed.clear();
    }

    /// The dwords written since the last call, as they were before, oldest first.
    pub fn take_write_log(&mut self) -> Vec<Overwritten> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// What is written from now on belongs to a store that may take its time, or to none.
    #[inline]
    pub fn begin_store(&mut self, store: Option<StoreId>) {
        self.store = store;
    }

    /// A store has completed: who invalidates its cache sees what it wrote.
    pub fn complete_store(&mut self, store: StoreId) {
        if self.log.is_some() {
            self.completed.push(store);
        }
    }

    /// The stores that have completed since the last call.
    pub fn take_completed(&mut self) -> Vec<StoreId> {
        std::mem::take(&mut self.completed)
    }

    /// From here on a buffer's contents are kept before its first write, for [`DeviceMemory::read_stale`].
    pub fn begin_stale_tracking(&mut self) {
        self.refresh_stale();
        self.tracking = true;
    }

    /// Ends stale tracking and forgets the old contents.
    pub fn end_stale_tracking(&mut self) {
        self.refresh_stale();
        self.tracking = false;
    }

    /// Forgets the old contents: stale reads see what is in memory now.
    pub fn refresh_stale(&mut self) {
        for index in self.copied.drain(..) {
            self.buffers[index as usize].stale = None;
        }
    }

    /// Reads as a cache would that was filled before the first write since [`DeviceMemory::begin_stale_tracking`].
    ///
    /// # Errors
    /// As [`DeviceMemory::read`].
    #[inline]
    pub fn read_stale(&self, address: u64, out: &mut [u8]) -> Result<(), MemoryFault> {
        match self.find(address, out.len()) {
            Some((index, offset)) => {
                let buffer = &self.buffers[index];
                let bytes = buffer.stale.as_ref().unwrap_or(&buffer.bytes);
                out.copy_from_slice(&bytes[offset..offset + out.len()]);
                Ok(())
            }
            None => Err(self.fault("scalar read", address, out.len())),
        }
    }
}

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

/// A dword that a store of another work-group has not reached yet.
#[derive(Clone, Copy, Debug)]
struct Late {
    address: u64,
    old: [u8; 4],
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
    stale: HashMap<u64, [u8; 4]>,
    /// Dwords that stores of other work-groups are still on their way to, as they are until then; oldest first.
    late: Vec<Late>,
    /// Accesses that barriers did not wait for. Targets that model this fill and clear it.
    pub in_flight: Vec<InFlight>,
}

impl GroupMemory {
    /// `size` bytes without a value.
    pub fn new(size: u32) -> Self {
        let len = size as usize;
        Self {
            bytes: vec![0; len],
            defined: vec![0; len.div_ceil(64)],
            in_flight: Vec::new(),
            stale: HashMap::new(),
            late: Vec::new(),
        }
    }

    /// A store of another work-group writes the dword of global memory at `address`, but is not complete: an invalidation does
    /// not help before it is, or before the turn `until`.
    pub fn note_late(&mut self, overwritten: &Overwritten, store: StoreId, until: u64) {
        self.late.push(Late {
            address: overwritten.address,
            old: overwritten.old,
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
    fn outdated(&self, dword: u64) -> Option<&[u8; 4]> {
        let late = || self.late.iter().find(|late| late.address == dword);
        self.stale.get(&dword).or_else(|| late().map(|late| &late.old))
    }

    /// Another work-group overwrote the dword of global memory at `address`, which was `old` before.
    pub fn note_stale(&mut self, address: u64, old: [u8; 4]) {
        self.stale.entry(address).or_insert(old);
    }

    /// The vector cache of this work-group was invalidated.
    pub fn invalidate(&mut self) {
        self.stale.clear();
    }

    /// Puts what the vector cache may still have into `out`, the bytes of global memory at `address`.
    pub fn apply_stale(&self, address: u64, out: &mut [u8]) {
        if self.stale.is_empty() && self.late.is_empty() {
            return;
        }
        for (index, byte) in out.iter_mut().enumerate() {
            let at = address.wrapping_add(index as u64);
            if let Some(old) = self.outdated(at & !3) {
                *byte = old[(at & 3) as usize];
            }
        }
    }

    /// This work-group wrote `data` to global memory at `address`: its vector cache has the new bytes.
    pub fn update_stale(&mut self, address: u64, data: &[u8]) {
        if self.stale.is_empty() && self.late.is_empty() {
            return;
        }
        for (index, byte) in data.iter().enumerate() {
            let at = address.wrapping_add(index as u64);
            if let Some(old) = self.stale.get_mut(&(at & !3)) {
                old[(at & 3) as usize] = *byte;
            }
            for late in self.late.iter_mut().filter(|late| late.address == at & !3) {
                late.old[(at & 3) as usize] = *byte;
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
    use super::*;

    #[test]
    fn buffers_are_aligned_and_apart() {
        let mut memory = DeviceMemory::new();
        let a = memory.allocate("a", 5000).unwrap();
        let b = memory.allocate("b", 1).unwrap();
        assert_eq!(memory.address(a) % 256, 0);
        assert!(memory.address(b) >= memory.address(a) + 5000 + PAGE / 2);
    }

    #[test]
    fn write_then_read() {
        let mut memory = DeviceMemory::new();
        let a = memory.allocate("a", 64).unwrap();
        let base = memory.address(a);
        memory.write(base + 3, &[1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
        assert_eq!(memory.read_array::<4>(base + 5).unwrap(), [3, 4, 5, 6]);
        assert_eq!(memory.bytes(a)[10], 8);
    }

    #[test]
    fn fault_names_address_size_and_nearest_buffer() {
        let mut memory = DeviceMemory::new();
        let a = memory.allocate("input", 10).unwrap();
        let base = memory.address(a);
        let fault = memory.read_array::<4>(base + 8).unwrap_err();
        assert_eq!(
            fault.to_string(),
            format!(
                "global read of 4 bytes at {:#x} is out of bounds (runs 2 bytes past the end of buffer input at {base:#x}, 10 bytes)",
                base + 8
            )
        );
        let fault = memory.write(base + 12, &[0]).unwrap_err();
        assert!(
            fault.to_string().contains("2 bytes past the end of buffer input"),
            "{fault}"
        );
        let fault = memory.write(base - 16, &[0]).unwrap_err();
        assert!(
            fault.to_string().contains("16 bytes before buffer input"),
            "{fault}"
        );
    }

    #[test]
    fn fault_far_from_every_buffer_lists_those_of_the_user() {
        let mut memory = DeviceMemory::new();
        memory.allocate_internal("null page", 1).unwrap();
        let a = memory.allocate("a", 10).unwrap();
        let queue = memory.allocate_internal("queue", 8).unwrap();
        let b = memory.allocate("b", 20).unwrap();
        let (a, b) = (memory.address(a), memory.address(b));
        let list = format!("there are buffer a at {a:#x}, 10 bytes, buffer b at {b:#x}, 20 bytes)");
        let fault = memory.read_array::<8>(0x7777_0000_0000).unwrap_err().to_string();
        assert!(fault.ends_with(&format!("(no buffer is near; {list}")), "{fault}");
        let fault = memory.read_array::<8>(16).unwrap_err().to_string();
        assert!(fault.contains("address 0 and an offset; there"), "{fault}");
        // A buffer of the user is named before an internal one that is nearer, except past the latter's end.
        let queue = memory.address(queue);
        let fault = memory.read_array::<4>(queue - 64).unwrap_err().to_string();
        assert!(fault.contains("past the end of buffer a"), "{fault}");
        let fault = memory.read_array::<4>(queue + 6).unwrap_err().to_string();
        assert!(
            fault.contains("runs 2 bytes past the end of the queue"),
            "{fault}"
        );
        for _ in 0..10 {
            memory.allocate("more", 1).unwrap();
        }
        let fault = memory.read_array::<8>(16).unwrap_err().to_string();
        assert!(fault.ends_with(" and 4 more)"), "{fault}");
    }

    #[test]
    fn addresses_at_the_ends_of_the_address_space_fault() {
        let mut memory = DeviceMemory::new();
        assert!(memory.read_array::<16>(u64::MAX).is_err());
        memory.allocate("a", 16).unwrap();
        assert!(memory.read_array::<16>(u64::MAX - 3).is_err());
        assert!(memory.read_array::<1>(0).is_err());
    }

    #[test]
    fn freed_buffer_faults_with_its_name() {
        let mut memory = DeviceMemory::new();
        let a = memory.allocate("old", 16).unwrap();
        memory.free(a);
        let fault = memory.read_array::<4>(memory.address(a)).unwrap_err();
        assert!(fault.to_string().contains("freed buffer old"), "{fault}");
    }

    #[test]
    fn too_large_allocation_is_refused() {
        assert!(
            DeviceMemory::new()
                .allocate("huge", MAX_DEVICE_BYTES + 1)
                .is_err()
        );
    }

    #[test]
    fn undefined_bytes_become_defined_one_by_one() {
        let mut memory = DeviceMemory::new();
        let a = memory.allocate_undefined("scratch", 128).unwrap();
        let base = memory.address(a);
        assert!(!memory.is_defined(base + 62, 4));
        memory.write(base + 62, &[0, 0, 0]).unwrap();
        assert!(memory.is_defined(base + 62, 3));
        assert!(!memory.is_defined(base + 62, 4));
        assert_eq!(memory.read_checked(base + 62, &mut [0; 3]), Ok(true));
        assert_eq!(memory.read_checked(base + 61, &mut [0; 3]), Ok(false));
        assert!(memory.mark_undefined(base + 63, 1));
        assert!(!memory.is_defined(base + 62, 3));
        let b = memory.allocate("b", 8).unwrap();
        assert!(memory.is_defined(memory.address(b), 8));
        assert!(!memory.mark_undefined(memory.address(b), 8));
    }

    #[test]
    fn stale_reads_see_old_bytes_until_refreshed() {
        let mut memory = DeviceMemory::new();
        let a = memory.allocate("a", 8).unwrap();
        let base = memory.address(a);
        memory.write(base, &[1]).unwrap();
        memory.begin_stale_tracking();
        memory.write(base, &[2]).unwrap();
        let mut byte = [0];
        memory.read_stale(base, &mut byte).unwrap();
        assert_eq!(byte, [1]);
        memory.refresh_stale();
        memory.read_stale(base, &mut byte).unwrap();
        assert_eq!(byte, [2]);
        memory.write(base, &[3]).unwrap();
        memory.end_stale_tracking();
        memory.read_stale(base, &mut byte).unwrap();
        assert_eq!(byte, [3]);
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
            group.note_stale(one.address, one.old);
        }
        let read = |group: &GroupMemory, memory: &DeviceMemory| {
            let mut bytes: [u8; 8] = memory.read_array(base).unwrap();
            group.apply_stale(base, &mut bytes);
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
            group.apply_stale(base, &mut bytes);
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
    fn accesses_in_flight_conflict_behind_the_barrier_only() {
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
    }
}
