//! Memory as formulas see it: loads, stores and atomics on flat addresses.
//!
//! Every access has a flat address. The high half decides: the group aperture is group memory, the private aperture is scratch (dword
//! `n` of lane `l` of `L` lies at `base + n * L * 4 + l * 4`, ABI v0.40 "swizzle"), everything else is global memory. LDS and scratch instructions get their
//! addresses moved into the apertures, so that one path serves all.
//!
//! Undefined data can be kept by scratch and group memory, which have a bit per byte; a store of it to global memory is an error.

use super::fault::{Fault, NEVER, cause_text, illegal, memory_fault, poison, unsupported};
use std::collections::HashMap;
use wavelift_simulator::memory::AccessKind;
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

/// Memory during one instruction.
pub struct Access<'a> {
    /// Global and scratch memory.
    pub device: &'a mut DeviceMemory,
    /// Group memory.
    pub group: &'a mut GroupMemory,
    lane: usize,
    /// Words loaded or stored so far by the current lane.
    cursor: usize,
    /// Undefined lanes of each loaded word.
    loaded: [u64; 16],
    /// Undefined lanes, register and cause of each word to be stored.
    stored: [(u64, u8, u32); 16],
    stored_words: usize,
    /// Undefined bits of words to be stored, by word and lane, and of words loaded.
    stored_partial: Vec<(usize, u8, u32)>,
    loaded_partial: Vec<(usize, u8, u32)>,
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
    /// Storing undefined values to global memory is an error.
    pub strict: bool,
    /// Loads go past the vector cache.
    pub coherent: bool,
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
            loaded: [0; 16],
            stored: [(0, 0, NEVER); 16],
            stored_words: 0,
            stored_partial: Vec::new(),
            loaded_partial: Vec::new(),
            partial_memory: HashMap::new(),
            scalar: false,
            scratch_base: 0,
            private_size: 0,
            flat_scratch: Ok(0),
            strict: true,
            coherent: false,
            lanes: 64,
            group_wait: "s_waitcnt lgkmcnt(0)",
            kind: AccessKind::Read,
            wave: (0, 0),
            touched: Vec::new(),
            fault: None,
        }
    }

    /// Begins an instruction.
    pub fn reset(&mut self) {
        self.loaded = [0; 16];
        self.stored_words = 0;
        self.stored_partial.clear();
        self.loaded_partial.clear();
        self.cursor = 0;
        self.scalar = false;
        self.touched.clear();
    }

    /// The group memory that the instruction has accessed.
    pub fn take_group_access(&mut self) -> Option<GroupAccess> {
        (!self.touched.is_empty()).then(|| GroupAccess {
            kind: self.kind,
            pieces: std::mem::take(&mut self.touched),
        })
    }

    /// Notes an access of group memory; it must not meet one of another wave that the barrier between them did not wait for.
    fn touch_group(&mut self, address: u32, size: usize) {
        let size = size as u32;
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
                "{done} behind a barrier that wave {} reached with {} still in flight, needs {} before it",
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

    /// Undefined lanes of a loaded word.
    pub fn undefined(&self, word: usize) -> u64 {
        self.loaded.get(word).copied().unwrap_or(0)
    }

    /// Notes which lanes of the next word to be stored are undefined.
    pub fn stored_word(&mut self, undefined: u64, register: u8, cause: u32) {
        if let Some(entry) = self.stored.get_mut(self.stored_words) {
            *entry = (undefined, register, cause);
        }
        self.stored_words += 1;
    }

    /// Notes the undefined bits of a lane of the word that was noted last.
    pub fn store_partial(&mut self, lane: u8, shadow: u32) {
        self.stored_partial
            .push((self.stored_words.saturating_sub(1), lane, shadow));
    }

    /// Lanes of a loaded word that are undefined in part, with their undefined bits.
    pub fn take_partial(&mut self, word: usize) -> Vec<(u8, u32)> {
        let of_word = self.loaded_partial.iter().filter(|entry| entry.0 == word);
        of_word.map(|&(_, lane, shadow)| (lane, shadow)).collect()
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

    /// Reads one piece that lies in one place. Returns whether it is defined.
    fn read_piece(&mut self, address: u64, out: &mut [u8]) -> bool {
        let high = (address >> 32) as u32;
        let result = if high == SHARED_APERTURE {
            self.touch_group(address as u32, out.len());
            self.group
                .read(address as u32, out)
                .map(|()| self.group.is_defined(address as u32, out.len()))
        } else if high == PRIVATE_APERTURE {
            let Some(place) = self.scratch(address as u32, out.len()) else {
                return true;
            };
            self.device.read_checked(place, out)
        } else if self.scalar {
            self.device
                .read_stale(address, out)
                .map(|undefined| undefined == 0)
        } else {
            let result = self.device.read_undefined(address, out);
            match self.coherent {
                true => result.map(|undefined| undefined == 0),
                false => result.map(|undefined| self.group.apply_stale(address, out, undefined) == 0),
            }
        };
        match result {
            Ok(defined) => defined,
            Err(fault) => {
                let lane = self.lane_number();
                self.fail(memory_fault(lane, fault));
                true
            }
        }
    }

    fn write_piece(&mut self, address: u64, data: &[u8], undefined: bool) {
        let high = (address >> 32) as u32;
        let lane = self.lane_number();
        let (result, place) = if high == SHARED_APERTURE {
            self.touch_group(address as u32, data.len());
            (self.group.write(address as u32, data), None)
        } else if high == PRIVATE_APERTURE {
            let Some(place) = self.scratch(address as u32, data.len()) else {
                return;
            };
            (self.device.write(place, data), Some(place))
        } else {
            self.group.update_stale(address, data);
            (self.device.write(address, data), Some(address))
        };
        if let Err(fault) = result {
            return self.fail(memory_fault(lane, fault));
        }
        if undefined {
            match place {
                None => self.group.mark_undefined(address as u32, data.len()),
                Some(place) => {
                    if self.device.keeps_undefined(place) {
                        self.device.mark_undefined(place, data.len());
                    } else if self.strict {
                        let (_, register, cause) = self.stored[self.cursor.min(15)];
                        let fault = poison(
                            lane,
                            format!("v{register}"),
                            format!("stored to global memory; {}", cause_text(cause)),
                        );
                        self.fail(fault);
                    }
                }
            }
        }
    }

    /// Whether an access may be done in one piece: scratch is interleaved by dwords.
    fn one_piece(address: u64, size: usize) -> bool {
        (address >> 32) as u32 != PRIVATE_APERTURE || (address % 4) as usize + size <= 4
    }

    fn read<const N: usize>(&mut self, address: u64) -> [u8; N] {
        let mut out = [0; N];
        let words = N.div_ceil(4);
        if address != OUT_OF_RANGE {
            let bit = 1u64 << self.lane;
            if Self::one_piece(address, N) {
                if !self.read_piece(address, &mut out) {
                    // Find out which words are undefined.
                    let mut piece = [0; 4];
                    for (word, chunk) in out.chunks(4).enumerate() {
                        let place = address + 4 * word as u64;
                        let defined = self.read_piece(place, &mut piece[..chunk.len()]);
                        if !defined && let Some(lanes) = self.loaded.get_mut(self.cursor + word) {
                            *lanes |= bit;
                            if let Some(&shadow) = self.partial_memory.get(&self.dword(place)) {
                                self.loaded_partial
                                    .push((self.cursor + word, self.lane as u8, shadow));
                            }
                        }
                    }
                }
            } else {
                for (index, byte) in out.iter_mut().enumerate() {
                    let defined = self.read_piece(address + index as u64, std::slice::from_mut(byte));
                    if !defined && let Some(lanes) = self.loaded.get_mut(self.cursor + index / 4) {
                        *lanes |= bit;
                    }
                }
            }
        }
        self.cursor += words;
        out
    }

    fn write<const N: usize>(&mut self, address: u64, data: [u8; N]) {
        if address != OUT_OF_RANGE {
            let any = (self.cursor..self.cursor + N.div_ceil(4)).any(|word| self.stored_undefined(word));
            if !any && Self::one_piece(address, N) {
                self.write_piece(address, &data, false);
                self.cursor += N.div_ceil(4);
                return;
            }
            for (word, chunk) in data.chunks(4).enumerate() {
                let undefined = self.stored_undefined(self.cursor);
                if undefined {
                    let place = self.dword(address + 4 * word as u64);
                    let of_lane = |entry: &&(usize, u8, u32)| {
                        entry.0 == self.cursor && usize::from(entry.1) == self.lane
                    };
                    match self.stored_partial.iter().find(of_lane) {
                        Some(&(.., shadow)) => self.partial_memory.insert(place, shadow),
                        None => self.partial_memory.remove(&place),
                    };
                }
                if Self::one_piece(address, chunk.len()) {
                    self.write_piece(address + 4 * word as u64, chunk, undefined);
                } else {
                    for (index, byte) in chunk.iter().enumerate() {
                        self.write_piece(
                            address + (4 * word + index) as u64,
                            std::slice::from_ref(byte),
                            undefined,
                        );
                    }
                }
                self.cursor += 1;
            }
        } else {
            self.cursor += N.div_ceil(4);
        }
    }

    fn stored_undefined(&self, word: usize) -> bool {
        word < self.stored_words
            && self
                .stored
                .get(word)
                .is_some_and(|entry| entry.0 >> self.lane & 1 == 1)
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
    pub fn atomic32(&mut self, address: u64, update: impl FnOnce(u32) -> u32) -> u32 {
        self.scalar_write();
        let cursor = self.cursor;
        let old = self.load32(address);
        self.cursor = cursor;
        self.check_atomic(address, 4);
        self.store32(address, update(old));
        old
    }
    /// As [`Access::atomic32`].
    pub fn atomic64(&mut self, address: u64, update: impl FnOnce(u64) -> u64) -> u64 {
        self.scalar_write();
        let cursor = self.cursor;
        let old = self.load64(address);
        self.cursor = cursor;
        self.check_atomic(address, 8);
        self.store64(address, update(old));
        old
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

    /// `s_dcache_inv`: scalar loads see memory as it is now.
    pub fn invalidate_scalar_cache(&mut self) {
        self.device.refresh_stale();
    }

    /// Scalar stores are not supported, so there is nothing to write back.
    pub fn write_back_scalar_cache(&mut self) {}

    /// `buffer_wbinvl1`: vector loads see memory as it is now.
    pub fn invalidate_vector_cache(&mut self) {
        self.group.invalidate();
    }
}

fn to_words<const B: usize, const W: usize>(bytes: [u8; B]) -> [u32; W] {
    std::array::from_fn(|word| u32::from_le_bytes(std::array::from_fn(|byte| bytes[4 * word + byte])))
}

fn to_bytes<const B: usize, const W: usize>(words: &[u32; W]) -> [u8; B] {
    std::array::from_fn(|byte| words[byte / 4].to_le_bytes()[byte % 4])
}
