//! Memory as messages reach it; what each kind of message does is in [`messages`].
//!
//! Addresses are 32 bits. Binding table index 255 is the whole address space, and so is the surface that a kernel's note names, 254 the memory of the work-group; others are surfaces of
//! the dispatch. Real hardware drops what is out of bounds; here it is an error.

mod images;
mod late;
mod messages;

pub(crate) use images::{Bindings, Written};
pub(crate) use late::LateMessages;

use super::device::BASE_ADDRESS;
use super::op::{LANES, Op};
use super::state::{Barrier, FILE_BYTES, Fault, REGISTER_BYTES, illegal, memory_fault, poison, unsupported};
use super::step::Step;
use wavelift_gen7::isa::{
    AtomicOp, DataMessage, Message, Place, RegFile, SURFACE_GROUP, SURFACE_STATELESS, Sfid, SrcValue,
};
use wavelift_simulator::memory::{AccessKind, Reach};
use wavelift_simulator::undefined::Decides;
use wavelift_simulator::{DeviceMemory, GroupMemory, MemoryFault, UndefinedPolicy, WaveEvent};

/// A bound surface: first address and bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Surface {
    pub(crate) base: u64,
    pub(crate) size: u64,
}

/// The private memory of all threads, and that of one: first addresses and those after the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Private {
    pub(crate) all: (u64, u64),
    pub(crate) own: (u64, u64),
}

impl Private {
    /// Refuses what belongs to another thread: that is where a stack goes that is too deep.
    fn check(&self, address: u64, size: usize) -> Result<(), MemoryFault> {
        let own = address >= self.own.0 && address + size as u64 <= self.own.1;
        if own || address < self.all.0 || address >= self.all.1 {
            return Ok(());
        }
        let bytes = self.own.1 - self.own.0;
        Err(MemoryFault {
            access: "access",
            segment: "private",
            address,
            size: size as u64,
            nearest: format!("the thread has {bytes} bytes"),
            beyond_stack: true,
        })
    }
}

/// The memory that a thread reaches.
pub(crate) struct Memory<'m> {
    pub(crate) global: &'m mut DeviceMemory,
    pub(crate) group: &'m mut GroupMemory,
    pub(crate) surfaces: &'m [Surface],
    /// The surface that is the whole address space.
    pub(crate) global_surface: u8,
    pub(crate) private: Private,
    /// Images and samplers that messages name.
    pub(crate) bindings: &'m Bindings,
    /// What this dispatch has written, if the code samples.
    pub(crate) written: Option<&'m Written>,
}

/// Where bytes are.
#[derive(Clone, Copy)]
enum Location {
    Global(u64),
    Group(u32),
}

impl Memory<'_> {
    fn locate(&self, surface: u8, address: u32, size: usize) -> Result<Location, MemoryFault> {
        match surface {
            SURFACE_GROUP => Ok(Location::Group(address)),
            surface if surface == SURFACE_STATELESS || surface == self.global_surface => {
                let address = BASE_ADDRESS + u64::from(address);
                self.private.check(address, size)?;
                Ok(Location::Global(address))
            }
            index => match self.surfaces.get(usize::from(index)) {
                Some(surface) if u64::from(address) + size as u64 <= surface.size => {
                    Ok(Location::Global(surface.base + u64::from(address)))
                }
                Some(surface) => Err(MemoryFault {
                    access: "access",
                    segment: "surface",
                    address: address.into(),
                    size: size as u64,
                    nearest: format!("surface {index} has {} bytes", surface.size),
                    beyond_stack: false,
                }),
                None => Err(MemoryFault {
                    access: "access",
                    segment: "surface",
                    address: address.into(),
                    size: size as u64,
                    nearest: format!("there is no surface {index}"),
                    beyond_stack: false,
                }),
            },
        }
    }

    /// Reads at most 64 bytes as they are for this thread, which may not see stores that no fence has waited for; returns which of them are
    /// undefined. An atomic operation sees the newest ones.
    fn read(&self, surface: u8, address: u32, out: &mut [u8], kind: AccessKind) -> Result<u64, MemoryFault> {
        match self.locate(surface, address, out.len())? {
            Location::Global(address) => {
                let undefined = self.global.read_undefined(address, out)?;
                Ok(match kind {
                    AccessKind::Atomic => undefined,
                    _ => self.group.see(address, out, undefined, Reach::System),
                })
            }
            Location::Group(address) => self.group.read_undefined(address, out),
        }
    }

    /// Whether memory is that of work-items, where undefined bytes may be stored.
    fn keeps_undefined(&self, surface: u8, address: u32) -> bool {
        match self.locate(surface, address, 1) {
            Ok(Location::Global(address)) => self.global.keeps_undefined(address),
            Ok(Location::Group(_)) => true,
            Err(_) => false,
        }
    }

    fn write(&mut self, surface: u8, address: u32, bytes: &[u8]) -> Result<(), MemoryFault> {
        match self.locate(surface, address, bytes.len())? {
            Location::Global(address) => {
                if let Some(written) = self.written {
                    written.add(address, bytes.len());
                }
                self.group.cache_mut().update(address, bytes);
                self.global.write(address, bytes)
            }
            Location::Group(address) => self.group.write(address, bytes),
        }
    }

    /// Marks a byte as undefined.
    fn forget(&mut self, surface: u8, address: u32) {
        match self.locate(surface, address, 1) {
            Ok(Location::Global(address)) => {
                self.global.mark_undefined(address, 1);
            }
            Ok(Location::Group(address)) => self.group.mark_undefined(address, 1),
            Err(_) => {}
        }
    }
}

/// What each channel's address must be a multiple of, and an element's bytes.
fn check_alignment(op: &Op, lane: u32, address: u32, size: u32) -> Result<(), Fault> {
    if address.is_multiple_of(size) {
        return Ok(());
    }
    Err(Step::wrong(
        op,
        lane,
        format!("address {address:#x} is not a multiple of {size}"),
    ))
}

impl Step<'_> {
    /// An access of memory that work-items share must not meet a write of another thread of the work-group that came to a barrier without a
    /// fence. Addresses of global memory begin after those that work-group memory has.
    fn ordered(
        &mut self,
        op: &Op,
        lane: u32,
        surface: u8,
        (address, size): (u32, u32),
        kind: AccessKind,
    ) -> Result<(), Fault> {
        if !self.state.has_barriers {
            return Ok(());
        }
        let piece = match self.memory.locate(surface, address, size as usize) {
            Ok(Location::Group(address)) => (address, size),
            Ok(Location::Global(address)) => ((address - BASE_ADDRESS) as u32, size),
            // The access itself says what is wrong.
            Err(_) => return Ok(()),
        };
        let (slot, barriers) = (self.state.slot, self.state.barriers);
        let group = &self.memory.group;
        if !group.in_flight.is_empty()
            && let Some(other) = group.in_flight_with(piece, kind, slot, barriers)
        {
            let memory = if surface == SURFACE_GROUP {
                "work-group"
            } else {
                "global"
            };
            return Err(Step::wrong(
                op,
                lane,
                format!(
                    "{memory} memory at {address:#x} may not have what another thread wrote: no fence before its barrier (`{}`)",
                    other.instruction
                ),
            ));
        }
        if kind != AccessKind::Read {
            self.state.unfenced.push(piece);
        }
        Ok(())
    }

    fn dword_at(&self, byte: usize) -> u32 {
        self.state.dword(byte / REGISTER_BYTES, byte % REGISTER_BYTES / 4)
    }

    /// Bytes of the payload must be defined.
    fn require(
        &self,
        op: &Op,
        lane: u32,
        (byte, size): (usize, usize),
        decides: Decides,
    ) -> Result<(), Fault> {
        if self.state.policy == UndefinedPolicy::Ignore || self.state.is_defined(byte, size) {
            return Ok(());
        }
        let first = (byte..byte + size).find(|&byte| !self.state.is_defined(byte, 1));
        Err(self
            .state
            .poison(first.unwrap_or(byte), Some(op.first + lane), Some(decides)))
    }

    /// Addresses of the enabled lanes.
    fn addresses(&self, op: &Op, source: usize, lanes: u32) -> Result<[u32; LANES], Fault> {
        let mut addresses = [0; LANES];
        for lane in each(lanes) {
            let byte = source + lane as usize * 4;
            self.require(op, lane, (byte, 4), Decides::Address)?;
            addresses[lane as usize] = self.dword_at(byte);
        }
        Ok(addresses)
    }

    /// The address in a header, in units.
    fn block_address(&self, op: &Op, source: usize, surface: u8, unit: u32) -> Result<u32, Fault> {
        self.require(op, 0, (source + 8, 4), Decides::Address)?;
        let offset = self.dword_at(source + 8).wrapping_mul(unit);
        if surface != SURFACE_STATELESS {
            return Ok(offset);
        }
        // Stateless blocks are relative to the base in the header.
        self.require(op, 0, (source + 20, 4), Decides::Address)?;
        Ok(offset.wrapping_add(self.dword_at(source + 20) & !0x3ff))
    }

    fn scratch_address(&self, op: &Op, source: usize, registers: u8, slot: u16) -> Result<u32, Fault> {
        self.require(op, 0, (source + 20, 4), Decides::Address)?;
        let end = (u32::from(slot) + u32::from(registers)) * REGISTER_BYTES as u32;
        if end > self.state.scratch_bytes {
            return Err(illegal(format!(
                "scratch bytes up to {end:#x}, the kernel has {:#x} per thread",
                self.state.scratch_bytes
            )));
        }
        let base = self.dword_at(source + 20) & !0x3ff;
        Ok(base.wrapping_add(u32::from(slot) * REGISTER_BYTES as u32))
    }

    /// Memory to a register, zero extended to a doubleword.
    fn load(
        &mut self,
        op: &Op,
        lane: u32,
        surface: u8,
        address: u32,
        size: u32,
        to: usize,
    ) -> Result<(), Fault> {
        self.ordered(op, lane, surface, (address, size), AccessKind::Read)?;
        self.memory.group.reader = self.state.identity;
        let mut bytes = [0; 4];
        let undefined = self
            .memory
            .read(surface, address, &mut bytes[..size as usize], AccessKind::Read)
            .map_err(|fault| memory_fault(Some(op.first + lane), fault))?;
        if let Some(target) = self.state.grf.get_mut(to..to + 4) {
            target.copy_from_slice(&bytes);
            self.state.mark(to, 4, true, op.offset);
            if undefined != 0 {
                self.load_undefined(op, (surface, address), undefined, to);
            }
        }
        Ok(())
    }

    /// Some bytes that were loaded are undefined.
    #[cold]
    fn load_undefined(&mut self, op: &Op, (surface, address): (u8, u32), undefined: u64, to: usize) {
        if self.state.policy == UndefinedPolicy::Ignore {
            return;
        }
        let known = self.partial_key(surface, address & !3);
        let known = known.and_then(|key| self.state.partial_memory.get(&key)).copied();
        let known = known.map_or([0xff; 4], u32::to_le_bytes);
        for byte in (0..4).filter(|byte| undefined >> byte & 1 == 1) {
            let shadow = known[(address as usize + byte) & 3];
            self.state.set_byte_shadow(to + byte, shadow, op.offset);
        }
    }

    /// What names a doubleword of private memory, whose bits are kept: masks of channels are saved there.
    fn partial_key(&self, surface: u8, address: u32) -> Option<u64> {
        match self.memory.locate(surface, address, 4) {
            Ok(Location::Global(address)) => Some(address),
            _ => None,
        }
    }

    /// A register to memory. Memory that keeps track of undefined bytes takes them.
    fn store(
        &mut self,
        op: &Op,
        lane: u32,
        surface: u8,
        address: u32,
        size: u32,
        from: usize,
    ) -> Result<(), Fault> {
        self.ordered(op, lane, surface, (address, size), AccessKind::Write)?;
        let size = size as usize;
        let store = (self.state.identity, self.state.clock);
        self.state.last_store = Some(store);
        self.memory.global.begin_store(Some(store), Reach::System);
        let bytes: [u8; 4] = std::array::from_fn(|index| self.state.grf[(from + index) % FILE_BYTES]);
        self.memory
            .write(surface, address, &bytes[..size])
            .map_err(|fault| memory_fault(Some(op.first + lane), fault))?;
        if !self.state.is_defined(from, size) && self.state.policy != UndefinedPolicy::Ignore {
            self.store_undefined(op, lane, (surface, address), (from, size))?;
        }
        Ok(())
    }

    /// Some bytes that were stored are undefined.
    #[cold]
    fn store_undefined(
        &mut self,
        op: &Op,
        lane: u32,
        (surface, address): (u8, u32),
        (from, size): (usize, usize),
    ) -> Result<(), Fault> {
        if !self.memory.keeps_undefined(surface, address) {
            return self.require(op, lane, (from, size), Decides::Buffer);
        }
        for byte in 0..size {
            if self.state.byte_shadow(from + byte) != 0 {
                self.memory.forget(surface, address.wrapping_add(byte as u32));
            }
        }
        if let Some(key) = self.partial_key(surface, address & !3) {
            if size == 4 && address.is_multiple_of(4) {
                let shadow = self.state.dword_shadow(from);
                self.state.partial_memory.insert(key, shadow);
            } else {
                self.state.partial_memory.remove(&key);
            }
        }
        Ok(())
    }

    /// As [`Step::store`] of a doubleword, which may be undefined in part: whole registers are saved.
    fn spill(&mut self, op: &Op, surface: u8, address: u32, from: usize) -> Result<(), Fault> {
        self.store(op, 0, surface, address, 4, from)
    }

    fn atomic(
        &mut self,
        op: &Op,
        lane: u32,
        surface: u8,
        address: u32,
        atomic: AtomicOp,
        [a, b]: [u32; 2],
    ) -> Result<(u32, bool), Fault> {
        self.ordered(op, lane, surface, (address, 4), AccessKind::Atomic)?;
        let fault = |fault| memory_fault(Some(op.first + lane), fault);
        let mut bytes = [0; 4];
        let undefined = self
            .memory
            .read(surface, address, &mut bytes, AccessKind::Atomic)
            .map_err(fault)?;
        if undefined != 0 && atomic != AtomicOp::Mov && self.state.policy == UndefinedPolicy::Trap {
            let holder = format!("the doubleword at {address:#x}");
            return Err(poison(
                Some(op.first + lane),
                holder,
                "never written, changed by an atomic operation".into(),
            ));
        }
        let old = u32::from_le_bytes(bytes);
        let new = match atomic {
            AtomicOp::And => old & a,
            AtomicOp::Or => old | a,
            AtomicOp::Xor => old ^ a,
            AtomicOp::Mov => a,
            AtomicOp::Inc => old.wrapping_add(1),
            AtomicOp::Dec | AtomicOp::PreDec => old.wrapping_sub(1),
            AtomicOp::Add => old.wrapping_add(a),
            AtomicOp::Sub => old.wrapping_sub(a),
            AtomicOp::RevSub => a.wrapping_sub(old),
            AtomicOp::IMax => (old as i32).max(a as i32) as u32,
            AtomicOp::IMin => (old as i32).min(a as i32) as u32,
            AtomicOp::UMax => old.max(a),
            AtomicOp::UMin => old.min(a),
            AtomicOp::CmpWr if old == a => b,
            AtomicOp::CmpWr => old,
        };
        // Atomic operations take effect in the cache that all threads share, at once.
        self.memory.global.begin_store(None, Reach::System);
        self.memory
            .write(surface, address, &new.to_le_bytes())
            .map_err(fault)?;
        let undefined = undefined != 0 && self.state.policy != UndefinedPolicy::Ignore;
        if undefined && atomic != AtomicOp::Mov {
            for byte in 0..4 {
                self.memory.forget(surface, address.wrapping_add(byte));
            }
            if let Some(key) = self.partial_key(surface, address) {
                self.state.partial_memory.remove(&key);
            }
        }
        Ok((if atomic == AtomicOp::PreDec { new } else { old }, !undefined))
    }
}

/// The lanes of a mask.
fn each(mut lanes: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (lanes != 0).then(|| {
            let lane = lanes.trailing_zeros();
            lanes &= lanes - 1;
            lane
        })
    })
}
