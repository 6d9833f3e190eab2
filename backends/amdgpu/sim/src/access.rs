//! Memory as formulas see it: loads, stores and atomics on flat addresses.
//!
//! Every access has a flat address. The high half decides: the group aperture is group memory, the private aperture is scratch (dword
//! `n` of lane `l` of `L` lies at `base + n * L * 4 + l * 4`, ABI v0.40 "swizzle"), everything else is global memory. LDS and scratch instructions get their
//! addresses moved into the apertures, so that one path serves all.
//!
//! Undefined data can be kept by scratch and group memory, which have a bit per byte; a store of it to global memory is an error. For
//! dwords of scratch memory the bits are kept, too: masks of lanes are saved there, which are undefined in part.

use super::fault::{Fault, NEVER, illegal, memory_fault, poison, unsupported};
use super::shadow::decided;
use smallvec::SmallVec;
use std::collections::HashMap;
use std::ops::Range;
use wavelift_simulator::memory::{AccessKind, Reach};
use wavelift_simulator::undefined::Decides;
use wavelift_simulator::{DeviceMemory, GroupMemory, MemoryFault};

/// High half of addresses in the group aperture.
pub const SHARED_APERTURE: u32 = 0x1000_0000;
/// High half of addresses in the private aperture.
pub const PRIVATE_APERTURE: u32 = 0x2000_0000;

/// An access of group memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupAccess {
    /// What it does.
    pub kind: AccessKind,
    /// First byte and number of bytes of each piece.
    pub pieces: Vec<(u32, u32)>,
}

/// Address of an access that a buffer descriptor rules out: loads give 0, stores are dropped.
pub const OUT_OF_RANGE: u64 = u64::MAX;

/// A word to be stored: the undefined bits of its lanes if there are any, its register, and what left it undefined.
type StoredWord = (Option<Box<[u32; 64]>>, u8, u32);

/// Memory during one instruction.
pub struct Access<'a> {
    /// Global and scratch memory.
    pub device: &'a mut DeviceMemory,
    /// Group memory.
    pub group: &'a mut GroupMemory,
    lane: usize,
    /// Words stored so far by the current lane.
    cursor: usize,
    /// The words to be stored.
    stored: SmallVec<[StoredWord; 4]>,
    /// Any of the words to be stored has undefined bits.
    stores_undefined: bool,
    /// What undefined bits that are loaded read as while the instruction is tried.
    pub(crate) ones: Option<bool>,
    /// Undefined bits were loaded.
    pub(crate) tainted: bool,
    /// Lanes whose atomic operation found undefined memory.
    pub(crate) undefined_atomics: u64,
    /// What is known of dwords in scratch memory that are undefined in part.
    pub partial_memory: HashMap<u64, u32>,
    /// Scalar memory: reads see the cache, which may be stale.
    pub scalar: bool,
    /// First byte of the scratch memory of the wave.
    pub scratch_base: u64,
    /// Bytes of scratch memory of a lane.
    pub private_size: u32,
    /// What the program has set up as the base of scratch memory, or why that is undefined.
    pub flat_scratch: Result<u64, String>,
    /// Bytes of group memory that the program lets itself access, or why that is undefined.
    pub group_limit: Result<u64, String>,
    /// Storing undefined values to global memory is an error.
    pub strict: bool,
    /// How far loads reach: which caches they go past.
    pub reach: Reach,
    /// The instruction writes the second-level cache back.
    pub(crate) writes_back: bool,
    /// Lanes of the wave, which share scratch memory dword by dword.
    pub lanes: u64,
    /// What to wait for so that accesses of group memory are complete.
    pub group_wait: &'static str,
    /// What the instruction does to memory.
    pub kind: AccessKind,
    /// The wave, and how many barriers it has arrived at.
    pub wave: (u32, u32),
    /// Pieces of group memory that the instruction accesses.
    touched: Vec<(u32, u32)>,
    /// The instruction is only tried: nothing is written, and what is read does not matter.
    pub(crate) dry: bool,
    /// Scalar memory: reads miss the cache.
    pub(crate) fresh: bool,
    /// Dwords of global memory that it accesses then.
    pub(crate) global: Vec<Range<u64>>,
    /// What went wrong first.
    pub fault: Option<Fault>,
}

impl<'a> Access<'a> {
    /// The memory of a work-group.
    pub fn new(device: &'a mut DeviceMemory, group: &'a mut GroupMemory) -> Self {
        Self {
            device,
            group,
            lane: 0,
            cursor: 0,
            stored: SmallVec::new(),
            stores_undefined: false,
            ones: None,
            tainted: false,
            undefined_atomics: 0,
            partial_memory: HashMap::new(),
            scalar: false,
            scratch_base: 0,
            private_size: 0,
            flat_scratch: Ok(0),
            group_limit: Ok(u64::MAX),
            strict: true,
            reach: Reach::Cache,
            writes_back: false,
            lanes: 64,
            group_wait: "s_waitcnt lgkmcnt(0)",
            kind: AccessKind::Read,
            wave: (0, 0),
            touched: Vec::new(),
            dry: false,
            fresh: false,
            global: Vec::new(),
            fault: None,
        }
    }

    /// Begins an instruction.
    pub fn reset(&mut self) {
        self.stored.clear();
        self.stores_undefined = false;
        self.tainted = false;
        self.undefined_atomics = 0;
        self.cursor = 0;
        self.scalar = false;
        self.touched.clear();
    }

    /// An attempt at the instruction has ended that has changed nothing.
    pub(crate) fn begin_again(&mut self) {
        self.reset();
        self.fault = None;
    }

    /// The group memory that the instruction has accessed.
    pub fn take_group_access(&mut self) -> Option<GroupAccess> {
        (!self.touched.is_empty()).then(|| GroupAccess {
            kind: self.kind,
            pieces: std::mem::take(&mut self.touched),
        })
    }

    /// What the program has set up must let it access group memory.
    fn check_group_limit(&mut self, address: u32, size: u32) {
        match &self.group_limit {
            Ok(limit) if u64::from(address) + u64::from(size) <= *limit => {}
            _ if !self.strict => {}
            Ok(limit) => {
                let what = format!("group memory at {address:#x}, of which m0 allows {limit:#x} bytes");
                self.fail(illegal(what));
            }
            Err(cause) => {
                let fault = poison(self.lane_number(), "m0".into(), cause.clone());
                self.fail(fault);
            }
        }
    }

    /// Notes an access of group memory; it must not meet one of another wave that the barrier between them did not wait for.
    fn touch_group(&mut self, address: u32, size: usize) {
        let size = size as u32;
        self.check_group_limit(address, size);
        match self.touched.last_mut() {
            Some((first, bytes)) if first.checked_add(*bytes) == Some(address) => *bytes += size,
            _ => self.touched.push((address, size)),
        }
        if self.group.in_flight.is_empty() || !self.strict {
            return;
        }
        let (wave, barriers) = self.wave;
        let found = self
            .group
            .in_flight_with((address, size), self.kind, wave, barriers);
        if let Some(other) = found {
            let done = match self.kind {
                AccessKind::Read => "read",
                AccessKind::Write => "overwritten",
                AccessKind::Atomic => "changed",
            };
            let cause = format!(
                "{done} after a barrier that wave {} reached with {} still in flight, needs {} before it",
                other.id.0, other.instruction, self.group_wait
            );
            let fault = poison(self.lane_number(), format!("group byte {address:#x}"), cause);
            self.fail(fault);
        }
    }

    /// Turns to a lane.
    pub fn lane(&mut self, lane: usize) {
        self.lane = lane;
        self.cursor = 0;
    }

    /// Notes the next word to be stored: the undefined bits of its lanes, if there are any.
    #[inline]
    pub(crate) fn stored_word(&mut self, shadow: Option<Box<[u32; 64]>>, register: u8, cause: u32) {
        self.stores_undefined |= shadow.is_some();
        self.stored.push((shadow, register, cause));
    }

    fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    fn lane_number(&self) -> Option<u32> {
        (!self.scalar).then_some(self.lane as u32)
    }

    /// What tells the dwords of all lanes apart: private memory of different lanes has the same flat addresses.
    fn dword(&self, address: u64) -> u64 {
        if (address >> 32) as u32 == PRIVATE_APERTURE {
            self.interleaved(address as u32)
        } else {
            address
        }
    }

    /// Where a byte of the lane's private memory lies if the base is that of the wave.
    fn interleaved(&self, offset: u32) -> u64 {
        let dword = u64::from(offset / 4) * self.lanes + self.lane as u64;
        self.scratch_base + dword * 4 + u64::from(offset % 4)
    }

    /// Address in device memory of a byte of private memory.
    fn scratch(&mut self, offset: u32, size: usize) -> Option<u64> {
        if u64::from(offset) + size as u64 > u64::from(self.private_size) {
            let fault = MemoryFault {
                access: "access",
                segment: "private",
                address: offset.into(),
                size: size as u64,
                nearest: format!("the work-item has {} bytes of private memory", self.private_size),
                beyond_stack: false,
            };
            self.fail(memory_fault(self.lane_number(), fault));
            return None;
        }
        match &self.flat_scratch {
            Ok(base) if *base == self.scratch_base => Some(self.interleaved(offset)),
            Ok(base) => {
                let what = format!(
                    "flat_scratch is {base:#x}, the scratch memory of the wave is at {:#x}",
                    self.scratch_base
                );
                self.fail(illegal(what));
                None
            }
            Err(cause) => {
                let fault = poison(self.lane_number(), "flat_scratch".into(), cause.clone());
                self.fail(fault);
                None
            }
        }
    }

    /// Reads one piece of at most 64 bytes that lies in one place. Returns which of them are undefined.
    #[inline]
    fn read_piece(&mut self, address: u64, out: &mut [u8]) -> u64 {
        let high = (address >> 32) as u32;
        let result = if high == SHARED_APERTURE {
            self.touch_group(address as u32, out.len());
            self.group.read_undefined(address as u32, out)
        } else if high == PRIVATE_APERTURE {
            let Some(place) = self.scratch(address as u32, out.len()) else {
                return 0;
            };
            self.device.read_undefined(place, out)
        } else if self.scalar {
            self.read_scalar(address, out)
        } else if self.dry {
            self.touch_global(address, out.len());
            self.device.read_undefined(address, out)
        } else {
            let result = self.device.read_undefined(address, out);
            let (group, reach) = (&*self.group, self.reach);
            let result = result.map(|undefined| group.see(address, out, undefined, reach));
            if self.device.may_be_late() {
                for store in self.group.cache().take_reached() {
                    self.device.complete_store(store);
                }
            }
            result
        };
        match result {
            Ok(undefined) => undefined,
            Err(fault) => {
                let lane = self.lane_number();
                self.fail(memory_fault(lane, fault));
                0
            }
        }
    }

    /// Writes one piece that lies in one place; bytes of `undefined` have no value. Of an instruction that is only tried finds what is wrong with
    /// that.
    fn write_piece(&mut self, address: u64, data: &[u8], undefined: u64) {
        let high = (address >> 32) as u32;
        let lane = self.lane_number();
        let (dry, size) = (self.dry, data.len());
        let (result, place) = if high == SHARED_APERTURE {
            self.touch_group(address as u32, size);
            let group = &mut *self.group;
            let result = match dry {
                true => group.check_write(address as u32, size),
                false => group.write(address as u32, data),
            };
            (result, None)
        } else {
            let mut place = address;
            if high == PRIVATE_APERTURE {
                let Some(own) = self.scratch(address as u32, size) else {
                    return;
                };
                place = own;
            } else if dry {
                self.touch_global(address, size);
            } else {
                self.group.cache_mut().update(address, data);
            }
            let result = match dry {
                true => self.device.check_write(place, size),
                false => self.device.write(place, data),
            };
            (result, Some(place))
        };
        if let Err(fault) = result {
            return self.fail(memory_fault(lane, fault));
        }
        if dry {
            return;
        }
        for byte in (0..data.len()).filter(|byte| undefined >> byte & 1 == 1) {
            match place {
                None => self.group.mark_undefined(address as u32 + byte as u32, 1),
                Some(place) => {
                    self.device.mark_undefined(place + byte as u64, 1);
                }
            }
        }
    }

    /// Whether memory at an address belongs to work-items.
    fn keeps_undefined(&self, address: u64) -> bool {
        matches!((address >> 32) as u32, SHARED_APERTURE | PRIVATE_APERTURE)
            || self.device.keeps_undefined(address)
    }

    /// Whether an access may be done in one piece: scratch is interleaved by dwords.
    fn one_piece(address: u64, size: usize) -> bool {
        (address >> 32) as u32 != PRIVATE_APERTURE || (address % 4) as usize + size <= 4
    }

    fn read<const N: usize>(&mut self, address: u64) -> [u8; N] {
        let mut out = [0; N];
        if address == OUT_OF_RANGE {
            return out;
        }
        let mut undefined = 0;
        if Self::one_piece(address, N) {
            undefined = self.read_piece(address, &mut out);
        } else {
            for (index, byte) in out.iter_mut().enumerate() {
                undefined |= self.read_piece(address + index as u64, std::slice::from_mut(byte)) << index;
            }
        }
        if undefined != 0 && self.strict {
            self.read_undefined(address, &mut out, undefined);
        }
        out
    }

    /// Some bytes that were read are undefined.
    #[cold]
    fn read_undefined(&mut self, address: u64, out: &mut [u8], undefined: u64) {
        if self.kind == AccessKind::Atomic {
            self.undefined_atomics |= 1 << self.lane;
        }
        self.tainted = true;
        let Some(one) = self.ones else { return };
        for (index, byte) in out.iter_mut().enumerate() {
            if undefined >> index & 1 == 0 {
                continue;
            }
            let at = address + index as u64;
            let known = self.partial_memory.get(&self.dword(at & !3));
            let shadow = known.map_or(0xff, |shadow| (shadow >> (8 * (at & 3))) as u8);
            *byte = *byte & !shadow | if one { shadow } else { 0 };
        }
    }

    fn write<const N: usize>(&mut self, address: u64, data: [u8; N]) {
        let first = self.cursor;
        self.cursor += N.div_ceil(4);
        if address == OUT_OF_RANGE {
            return;
        }
        if self.stores_undefined {
            return self.write_undefined(address, &data, first);
        }
        self.write_bytes(address, &data, 0);
    }

    /// Writes bytes, piece by piece where memory is interleaved.
    #[inline]
    fn write_bytes(&mut self, address: u64, data: &[u8], undefined: u64) {
        if Self::one_piece(address, data.len()) {
            return self.write_piece(address, data, undefined);
        }
        for (index, byte) in data.iter().enumerate() {
            let undefined = undefined >> index & 1;
            self.write_piece(address + index as u64, std::slice::from_ref(byte), undefined);
        }
    }

    /// Writes words from number `first` on, some of which have undefined bits.
    #[cold]
    fn write_undefined(&mut self, address: u64, data: &[u8], first: usize) {
        for (word, chunk) in data.chunks(4).enumerate() {
            let at = address + 4 * word as u64;
            let stored = self.stored.get(first + word);
            let shadow = stored
                .and_then(|entry| entry.0.as_ref())
                .map_or(0, |shadow| shadow[self.lane]);
            let bytes = (0..chunk.len()).filter(|byte| shadow >> (8 * byte) & 0xff != 0);
            let undefined = bytes.fold(0, |bytes, byte| bytes | 1u64 << byte);
            if undefined != 0 && self.strict && !self.keeps_undefined(at) {
                let (register, cause) = stored.map_or((0, NEVER), |entry| (entry.1, entry.2));
                let fault = decided(
                    (self.lane_number(), format!("v{register}"), cause),
                    Decides::Buffer,
                );
                return self.fail(fault);
            }
            let dword = self.dword(at & !3);
            if self.dry {
                // What is known of memory stays.
            } else if undefined != 0
                && chunk.len() == 4
                && at.is_multiple_of(4)
                && (at >> 32) as u32 != SHARED_APERTURE
            {
                self.partial_memory.insert(dword, shadow);
            } else if undefined != 0 {
                self.partial_memory.remove(&dword);
                self.partial_memory.remove(&self.dword((at & !3) + 4));
            }
            self.write_bytes(at, chunk, undefined);
        }
    }

    /// Reads 8 bits.
    pub fn load8(&mut self, address: u64) -> u8 {
        self.read::<1>(address)[0]
    }
    /// Reads 16 bits.
    pub fn load16(&mut self, address: u64) -> u16 {
        u16::from_le_bytes(self.read(address))
    }
    /// Reads 32 bits.
    pub fn load32(&mut self, address: u64) -> u32 {
        u32::from_le_bytes(self.read(address))
    }
    /// Reads 64 bits.
    pub fn load64(&mut self, address: u64) -> u64 {
        u64::from_le_bytes(self.read(address))
    }
    /// Reads 96 bits.
    pub fn load96(&mut self, address: u64) -> [u32; 3] {
        to_words(self.read::<12>(address))
    }
    /// Reads 128 bits.
    pub fn load128(&mut self, address: u64) -> [u32; 4] {
        to_words(self.read::<16>(address))
    }
    /// Reads 256 bits.
    pub fn load256(&mut self, address: u64) -> [u32; 8] {
        to_words(self.read::<32>(address))
    }
    /// Reads 512 bits.
    pub fn load512(&mut self, address: u64) -> [u32; 16] {
        to_words(self.read::<64>(address))
    }
    /// Writes 8 bits.
    pub fn store8(&mut self, address: u64, value: u8) {
        self.write(address, [value]);
    }
    /// Writes 16 bits.
    pub fn store16(&mut self, address: u64, value: u16) {
        self.write(address, value.to_le_bytes());
    }
    /// Writes 32 bits.
    pub fn store32(&mut self, address: u64, value: u32) {
        self.scalar_write();
        self.write(address, value.to_le_bytes());
    }
    /// Writes 64 bits.
    pub fn store64(&mut self, address: u64, value: u64) {
        self.scalar_write();
        self.write(address, value.to_le_bytes());
    }
    /// Writes 96 bits.
    pub fn store96(&mut self, address: u64, value: [u32; 3]) {
        self.write::<12>(address, to_bytes(&value));
    }
    /// Writes 128 bits.
    pub fn store128(&mut self, address: u64, value: [u32; 4]) {
        self.scalar_write();
        self.write::<16>(address, to_bytes(&value));
    }
    /// Reads, replaces by what `update` makes of it, returns what was read.
    pub fn atomic32(&mut self, address: u64, update: impl Fn(u32) -> u32) -> u32 {
        self.scalar_write();
        let before = self.undefined_atomics;
        let old = self.load32(address);
        self.check_atomic(address, 4);
        self.store32(address, update(old));
        if self.undefined_atomics != before && update(0) != update(u32::MAX) {
            self.forget(address, 4);
        }
        old
    }
    /// As [`Access::atomic32`].
    pub fn atomic64(&mut self, address: u64, update: impl Fn(u64) -> u64) -> u64 {
        self.scalar_write();
        let before = self.undefined_atomics;
        let old = self.load64(address);
        self.check_atomic(address, 8);
        self.store64(address, update(old));
        if self.undefined_atomics != before && update(0) != update(u64::MAX) {
            self.forget(address, 8);
        }
        old
    }

    /// What an atomic operation has made of undefined memory is undefined, unless it has replaced it.
    #[cold]
    fn forget(&mut self, address: u64, size: usize) {
        if self.dry {
            return;
        }
        for byte in 0..size {
            let at = address + byte as u64;
            match (at >> 32) as u32 {
                SHARED_APERTURE => self.group.mark_undefined(at as u32, 1),
                PRIVATE_APERTURE => {
                    if let Some(place) = self.scratch(at as u32, 1) {
                        self.device.mark_undefined(place, 1);
                    }
                }
                _ => {
                    self.device.mark_undefined(at, 1);
                }
            }
            self.partial_memory.remove(&self.dword(at & !3));
        }
    }

    fn check_atomic(&mut self, address: u64, size: u64) {
        if address != OUT_OF_RANGE && !address.is_multiple_of(size) {
            self.fail(illegal(format!(
                "atomic access of {size} bytes at {address:#x} is not aligned"
            )));
        }
    }

    fn scalar_write(&mut self) {
        if self.scalar {
            self.fail(unsupported("scalar stores and atomics"));
        }
    }
}

fn to_words<const B: usize, const W: usize>(bytes: [u8; B]) -> [u32; W] {
    std::array::from_fn(|word| u32::from_le_bytes(std::array::from_fn(|byte| bytes[4 * word + byte])))
}

fn to_bytes<const B: usize, const W: usize>(words: &[u32; W]) -> [u8; B] {
    std::array::from_fn(|byte| words[byte / 4].to_le_bytes()[byte % 4])
}
