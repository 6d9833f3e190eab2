//! Device memory and group memory.
//!
//! [`DeviceMemory`] is one 64-bit address space made of named buffers. Buffers start at 4 KiB pages with at least one unmapped page
//! between them, so a page belongs to at most one buffer and finding a buffer is one table look-up; an access that leaves a buffer by
//! less than a page faults instead of hitting its neighbour. Alignment of accesses is not checked here: the device runs in unaligned
//! mode (ABI v0.40, section 2) and who wants to be stricter checks before.
//!
//! Undefined bytes ([`crate::undefined`]): memory keeps one bit per byte that says whether the byte has a value. [`GroupMemory`] and
//! buffers made by [`DeviceMemory::allocate_undefined`] (scratch) begin without values; other buffers begin with zeros, and a host marks
//! what it leaves open ([`DeviceMemory::undefine`]). A buffer gets its bits with the first such mark, so that others cost nothing.
//! Reading does not fail on undefined bytes: it says which they are ([`DeviceMemory::read_undefined`]), and the caller decides, because
//! moving an undefined byte is harmless and using it is not. What a store of undefined bytes means is the caller's, too:
//! [`DeviceMemory::keeps_undefined`] tells memory of work-items, where it is a move, from what the host and others read.
//!
//! Stale reads: between [`DeviceMemory::begin_stale_tracking`] and the next [`DeviceMemory::refresh_stale`] a buffer's contents are
//! copied before its first write, and [`DeviceMemory::read_stale`] returns the old bytes. That models a cache that is not coherent
//! with stores, at its worst.
//!
//! Cost: a read or write is two table look-ups and a copy of the bytes.

mod cache;
mod device;
mod group;
mod lateness;
mod second;

pub use cache::{CacheId, VectorCache, View, Writer};
pub use device::{BufferId, DeviceMemory, FIRST_ADDRESS, MAX_DEVICE_BYTES, Overwritten, PAGE, StoreId};
pub use group::{AccessKind, GroupMemory, InFlight};
pub use lateness::Lateness;
pub(crate) use lateness::draw;
pub use second::{Reach, SecondLevel};
use std::fmt;

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
    /// Whether the access is beyond the stack that called functions have: calls nest too deeply.
    pub beyond_stack: bool,
}

impl fmt::Display for MemoryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} of {} bytes at {:#x} is out of bounds ({}{})",
            self.segment,
            self.access,
            self.size,
            self.address,
            self.nearest,
            match self.beyond_stack {
                true => ": recursion deeper than the simulated stack",
                false => "",
            }
        )
    }
}

impl std::error::Error for MemoryFault {}

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

/// The bits from `start` on that are not set, at most 64 of them; bit 0 is that of `start`.
#[inline]
fn clear_bits(bits: &[u64], start: usize, len: usize) -> u64 {
    if len == 0 {
        return 0;
    }
    let (word, bit) = (start / 64, start % 64);
    let mut set = bits[word] >> bit;
    if bit + len > 64 {
        set |= bits[word + 1] << (64 - bit);
    }
    !set & u64::MAX >> (64 - len)
}
