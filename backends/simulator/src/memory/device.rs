//! The global address space: named buffers, with what is undefined, stale, and newly written.

use super::lateness::Lateness;
use super::second::{Reach, SecondLevel};
use super::{MemoryFault, all_bits, clear_bits, set_bits};
use crate::dispatch::Script;
use std::fmt;
use std::ops::Range;

/// Size of the pages that buffers are aligned to.
pub const PAGE: u64 = 4096;
const PAGE_SHIFT: u32 = 12;
/// Address of the first buffer. Far away from zero and from every 32-bit number, so that offsets mistaken for addresses fault.
pub const FIRST_ADDRESS: u64 = 0x0010_0000_0000;
/// Most bytes that all buffers together may have.
pub const MAX_DEVICE_BYTES: u64 = 1 << 34;
/// An access that misses every buffer is described by the nearest one if that is within this many bytes.
const NEAR: u64 = 64 << 10;
/// An internal buffer is named only by accesses that begin within it or this close after it.
const NEAR_INTERNAL: u64 = 64;
/// Buffers that are listed for an access that is near none.
const BUFFERS_LISTED: usize = 8;
const NO_BUFFER: u32 = u32::MAX;

/// Names one buffer of a [`DeviceMemory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BufferId(u32);

#[derive(Clone, Debug)]
struct Buffer {
    name: String,
    base: u64,
    bytes: Vec<u8>,
    /// One bit per byte, set when the byte has a defined value; absent when all of them have.
    defined: Option<Vec<u64>>,
    /// Contents before the first write since stale tracking began.
    stale: Option<Stale>,
    /// Memory of work-items: stores of undefined bytes are moves.
    keeps_undefined: bool,
    freed: bool,
    /// The device made it for itself, so its name says little to users.
    internal: bool,
}

/// Old contents of a buffer.
#[derive(Clone, Debug)]
struct Stale {
    bytes: Vec<u8>,
    defined: Option<Vec<u64>>,
}

impl Buffer {
    /// Which of at most 64 bytes are undefined.
    #[inline]
    fn undefined(&self, offset: usize, size: usize) -> u64 {
        match &self.defined {
            None => 0,
            Some(bits) => clear_bits(bits, offset, size),
        }
    }
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
    /// The store that writes now, and how far it reaches.
    store: Option<StoreId>,
    reach: Reach,
    /// Stores that have completed since they were last asked for.
    completed: Vec<StoreId>,
    /// Write-backs of second-level caches that have.
    written_back: Vec<StoreId>,
    /// The second-level caches of work-groups, if they are not coherent in the next dispatch.
    pub second_level: Option<SecondLevel>,
    /// The choices of the next dispatch, if it is one of all that there may be. Dispatches with [`Caches::Weak`](crate::dispatch::Caches)
    /// heed them.
    pub script: Option<Script>,
    /// Which operations of the dispatch that runs take effect late.
    pub lateness: Lateness,
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
    /// Which of them were undefined, a bit each.
    pub undefined: u8,
    /// The store, if it may take its time; others take effect at once.
    pub store: Option<StoreId>,
    /// The writer's second-level cache keeps it until it is written back.
    pub kept: bool,
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

    /// Makes the buffer that holds an address internal: its name says little to users, who did not ask for it.
    pub fn make_internal(&mut self, address: u64) {
        if let Some((index, _)) = self.find(address, 1) {
            self.buffers[index].internal = true;
        }
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
            keeps_undefined: undefined,
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

    /// Takes the values of some bytes of a buffer away: what is there is undefined until it is written. What the host has written
    /// with [`DeviceMemory::bytes_mut`] counts as defined, so this comes after it. Bytes beyond the end do not matter.
    pub fn undefine(&mut self, id: BufferId, range: Range<usize>) {
        let buffer = &mut self.buffers[id.0 as usize];
        let len = buffer.bytes.len();
        let range = range.start.min(len)..range.end.min(len);
        if !range.is_empty() {
            let bits = buffer
                .defined
                .get_or_insert_with(|| vec![u64::MAX; len.div_ceil(64)]);
            set_bits(bits, range.start, range.len(), false);
        }
    }

    /// The undefined bytes of a buffer as ranges of offsets, in rising order.
    pub fn undefined_ranges(&self, id: BufferId) -> Vec<Range<usize>> {
        let buffer = &self.buffers[id.0 as usize];
        undefined_ranges(buffer, 0..buffer.bytes.len())
    }

    /// As [`DeviceMemory::undefined_ranges`] for `size` bytes at `address`; offsets count from there.
    ///
    /// # Errors
    /// [`MemoryFault`] if not all bytes lie in one buffer.
    pub fn undefined_within(&self, address: u64, size: usize) -> Result<Vec<Range<usize>>, MemoryFault> {
        let Some((index, offset)) = self.find(address, size) else {
            return Err(self.fault("read", address, size));
        };
        let mut ranges = undefined_ranges(&self.buffers[index], offset..offset + size);
        for range in &mut ranges {
            *range = range.start - offset..range.end - offset;
        }
        Ok(ranges)
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
        let end = offset.checked_add(size)?;
        (end <= buffer.bytes.len()).then_some((index as usize, offset))
    }

    #[cold]
    fn fault(&self, access: &'static str, address: u64, size: usize) -> MemoryFault {
        MemoryFault {
            access,
            segment: "global",
            address,
            size: size as u64,
            nearest: self.near(address, size as u64),
            beyond_stack: false,
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

    /// As [`DeviceMemory::read`], for at most 64 bytes; returns which of them are undefined, bit 0 for the first.
    ///
    /// # Errors
    /// As [`DeviceMemory::read`].
    #[inline]
    pub fn read_undefined(&self, address: u64, out: &mut [u8]) -> Result<u64, MemoryFault> {
        match self.find(address, out.len()) {
            Some((index, offset)) => {
                let buffer = &self.buffers[index];
                out.copy_from_slice(&buffer.bytes[offset..offset + out.len()]);
                Ok(buffer.undefined(offset, out.len()))
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

    /// Whether `size` bytes at `address` can be written.
    ///
    /// # Errors
    /// What [`DeviceMemory::write`] would say.
    pub fn check_write(&self, address: u64, size: usize) -> Result<(), MemoryFault> {
        match self.find(address, size) {
            Some(_) => Ok(()),
            None => Err(self.fault("write", address, size)),
        }
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
                let address = buffer.base + start as u64;
                let second = self.second_level.as_ref();
                log.push(Overwritten {
                    address,
                    kept: second.is_some_and(|second| second.stops(address, self.reach)),
                    old,
                    undefined: buffer.undefined(start, 4.min(buffer.bytes.len() - start)) as u8,
                    store: self.store,
                });
            }
        }
        if self.tracking && buffer.stale.is_none() {
            buffer.stale = Some(Stale {
                bytes: buffer.bytes.clone(),
                defined: buffer.defined.clone(),
            });
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

    /// Marks `size` bytes at `address` undefined. Returns whether there are such bytes.
    pub fn mark_undefined(&mut self, address: u64, size: usize) -> bool {
        match self.find(address, size) {
            Some((index, offset)) => {
                self.undefine(BufferId(index as u32), offset..offset + size);
                true
            }
            None => false,
        }
    }

    /// Whether the buffer at `address` is memory of work-items, which may hold undefined bytes that a program has stored. In others a
    /// store of undefined bytes decides what the host or another work-item gets.
    pub fn keeps_undefined(&self, address: u64) -> bool {
        self.find(address, 1)
            .is_some_and(|(index, _)| self.buffers[index].keeps_undefined)
    }

    /// Starts or stops a log of what writes overwrite.
    pub fn keep_write_log(&mut self, keep: bool) {
        self.log = keep.then(Vec::new);
        self.store = None;
        self.reach = Reach::System;
        self.completed.clear();
        self.written_back.clear();
    }

    /// The dwords written since the last call, as they were before, oldest first.
    pub fn take_write_log(&mut self) -> Vec<Overwritten> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// What is written from now on belongs to a store that may take its time, or to none, and reaches so far.
    #[inline]
    pub fn begin_store(&mut self, store: Option<StoreId>, reach: Reach) {
        (self.store, self.reach) = (store, reach);
    }

    /// A store has completed: who invalidates its cache sees what it wrote.
    pub fn complete_store(&mut self, store: StoreId) {
        if self.log.is_some() {
            self.completed.push(store);
        }
    }

    /// A write-back of the second-level cache of a wave's work-group has completed.
    pub fn complete_write_back(&mut self, operation: StoreId) {
        if self.log.is_some() {
            self.written_back.push(operation);
        }
    }

    /// The write-backs that have completed since the last call.
    pub fn take_written_back(&mut self) -> Vec<StoreId> {
        std::mem::take(&mut self.written_back)
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

    /// Reads at most 64 bytes as a cache would that was filled before the first write since [`DeviceMemory::begin_stale_tracking`];
    /// returns which of them are undefined, bit 0 for the first.
    ///
    /// # Errors
    /// As [`DeviceMemory::read`].
    #[inline]
    pub fn read_stale(&self, address: u64, out: &mut [u8]) -> Result<u64, MemoryFault> {
        match self.find(address, out.len()) {
            Some((index, offset)) => {
                let buffer = &self.buffers[index];
                let (bytes, defined) = match &buffer.stale {
                    Some(stale) => (&stale.bytes, &stale.defined),
                    None => (&buffer.bytes, &buffer.defined),
                };
                out.copy_from_slice(&bytes[offset..offset + out.len()]);
                Ok(defined
                    .as_ref()
                    .map_or(0, |bits| clear_bits(bits, offset, out.len())))
            }
            None => Err(self.fault("scalar read", address, out.len())),
        }
    }
}

/// The undefined bytes among some of a buffer.
fn undefined_ranges(buffer: &Buffer, within: Range<usize>) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let Some(bits) = &buffer.defined else {
        return ranges;
    };
    let mut at = within.start;
    while at < within.end {
        let word = bits[at / 64] >> (at % 64);
        let left = (64 - at % 64).min(within.end - at);
        // As many bytes as are alike.
        let (defined, alike) = match word & 1 {
            1 => (true, word.trailing_ones() as usize),
            _ => (false, word.trailing_zeros() as usize),
        };
        let end = at + alike.min(left);
        match ranges.last_mut() {
            _ if defined => {}
            Some(last) if last.end == at => last.end = end,
            _ => ranges.push(at..end),
        }
        at = end;
    }
    ranges
}

#[cfg(test)]
mod tests;
