//! Messages: data port, gateway, thread spawner.
//!
//! Addresses are 32 bits. Binding table index 255 is the whole address space, 254 the memory of the work-group; others are surfaces of
//! the dispatch. Real hardware drops what is out of bounds; here it is an error.

use super::device::BASE_ADDRESS;
use super::op::{LANES, Op};
use super::state::{Barrier, FILE_BYTES, Fault, REGISTER_BYTES, illegal, memory_fault, poison, unsupported};
use super::step::Step;
use wavelift_gen7::isa::{
    AtomicOp, DataMessage, Message, Place, RegFile, SURFACE_GROUP, SURFACE_STATELESS, Sfid, SrcValue,
};
use wavelift_simulator::memory::AccessKind;
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
            nearest: format!("the thread has {bytes} bytes: recursion deeper than the simulated stack"),
        })
    }
}

/// The memory that a thread reaches.
pub(crate) struct Memory<'m> {
    pub(crate) global: &'m mut DeviceMemory,
    pub(crate) group: &'m mut GroupMemory,
    pub(crate) surfaces: &'m [Surface],
    pub(crate) private: Private,
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
            SURFACE_STATELESS => {
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
                }),
                None => Err(MemoryFault {
                    access: "access",
                    segment: "surface",
                    address: address.into(),
                    size: size as u64,
                    nearest: format!("there is no surface {index}"),
                }),
            },
        }
    }

    /// Reads at most 64 bytes; returns which of them are undefined.
    fn read(&self, surface: u8, address: u32, out: &mut [u8]) -> Result<u64, MemoryFault> {
        match self.locate(surface, address, out.len())? {
            Location::Global(address) => self.global.read_undefined(address, out),
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
            Location::Global(address) => self.global.write(address, bytes),
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

    /// Executes `send`.
    pub(crate) fn send(&mut self, op: &Op) -> Result<(), Fault> {
        let Some(send) = op.inst.send else {
            return Err(unsupported("a message without a receiver"));
        };
        let enabled = self.state.enabled(op)?;
        if enabled.unknown != 0 {
            return Err(self.state.undefined_flag(op, enabled.unknown));
        }
        self.ran = enabled.lanes;
        if send.eot {
            return self.end_of_thread(op, send.sfid);
        }
        let message = match op.message {
            Some(message) => message,
            None => self.message_from_register(op, send.sfid)?,
        };
        let source = match op.inst.src[0].place() {
            Some(Place::Direct {
                file: RegFile::Grf,
                reg,
                ..
            }) if usize::from(reg) + usize::from(message.length) <= 128 => usize::from(reg) * REGISTER_BYTES,
            _ => return Err(illegal("the payload does not lie in general registers")),
        };
        let target = match op.inst.dst.place {
            Place::Direct {
                file: RegFile::Grf,
                reg,
                ..
            } if usize::from(reg) + usize::from(message.response) <= 128 => usize::from(reg) * REGISTER_BYTES,
            _ if message.response == 0 => 0,
            _ => return Err(illegal("the response does not lie in general registers")),
        };
        let needed = Message::new(self.code.generation, message.kind);
        let committed = message.response == 1 && needed.response == 0;
        if message.length != needed.length || message.response != needed.response && !committed {
            return Err(illegal(format!(
                "the message has {} registers and {} in its response, it needs {} and {}",
                message.length, message.response, needed.length, needed.response
            )));
        }
        if message.kind.surface() == Some(SURFACE_GROUP) {
            self.own_group_memory()?;
        }
        self.message(op, &message, source, target, enabled.lanes)?;
        if committed {
            self.state.init(target, &[0; REGISTER_BYTES]);
        }
        Ok(())
    }

    /// Whose group memory messages mean is what the thread has told sr0.1, where the machine wants that.
    fn own_group_memory(&self) -> Result<(), Fault> {
        let told = self.state.sr0[1] >> 8 & 15;
        match self.code.generation.group_index() {
            1 if told != self.state.group_index => Err(illegal(format!(
                "sr0.1 says that group memory {told} is meant, this work-group's is {}",
                self.state.group_index
            ))),
            _ => Ok(()),
        }
    }

    /// A descriptor in a0.
    fn message_from_register(&self, op: &Op, sfid: Sfid) -> Result<Message, Fault> {
        let descriptor = match op.inst.src[1].value {
            SrcValue::Imm(bits) => bits,
            SrcValue::Reg(_) => {
                if self.state.a0_undefined & 3 != 0 {
                    return Err(poison(
                        None,
                        "a0.0".into(),
                        format!("{}; never written", Decides::Control),
                    ));
                }
                u32::from(self.state.a0[0]) | u32::from(self.state.a0[1]) << 16
            }
        };
        Message::decode(self.code.generation, sfid, descriptor)
            .ok_or_else(|| unsupported(format!("message {descriptor:#010x} to the {}", sfid.name())))
    }

    fn end_of_thread(&mut self, op: &Op, sfid: Sfid) -> Result<(), Fault> {
        match op.message.map(|message| message.kind) {
            Some(DataMessage::EndOfThread) => {}
            _ => return Err(unsupported(format!("an end of thread at the {}", sfid.name()))),
        }
        let waiting = self.state.parked;
        if waiting != 0 {
            let channel = waiting.trailing_zeros();
            let place = self.state.pcip[channel as usize % 32];
            return Err(Step::wrong(
                op,
                channel,
                format!("the thread ends while channels {waiting:#x} wait, this one at {place:#x}"),
            ));
        }
        self.state.ended = true;
        self.event = Some(WaveEvent::End);
        Ok(())
    }

    fn message(
        &mut self,
        op: &Op,
        message: &Message,
        source: usize,
        target: usize,
        lanes: u32,
    ) -> Result<(), Fault> {
        match message.kind {
            DataMessage::UntypedRead {
                simd,
                components,
                surface,
            } => {
                let addresses = self.addresses(op, source, lanes)?;
                for lane in each(lanes) {
                    check_alignment(op, lane, addresses[lane as usize], 4)?;
                    let mut place = target;
                    for component in (0..4).filter(|component| components >> component & 1 == 1) {
                        let address = addresses[lane as usize].wrapping_add(component * 4);
                        self.load(op, lane, surface, address, 4, place + lane as usize * 4)?;
                        place += usize::from(simd) * 4;
                    }
                }
            }
            DataMessage::UntypedWrite {
                simd,
                components,
                surface,
            } => {
                let addresses = self.addresses(op, source, lanes)?;
                for lane in each(lanes) {
                    check_alignment(op, lane, addresses[lane as usize], 4)?;
                    let mut place = source + usize::from(simd) * 4;
                    for component in (0..4).filter(|component| components >> component & 1 == 1) {
                        let address = addresses[lane as usize].wrapping_add(component * 4);
                        self.store(op, lane, surface, address, 4, place + lane as usize * 4)?;
                        place += usize::from(simd) * 4;
                    }
                }
            }
            DataMessage::UntypedAtomic {
                simd,
                op: atomic,
                returns,
                surface,
            } => {
                let addresses = self.addresses(op, source, lanes)?;
                for lane in each(lanes) {
                    let address = addresses[lane as usize];
                    check_alignment(op, lane, address, 4)?;
                    let mut operands = [0; 2];
                    let wanted = usize::from(atomic.operands());
                    for (index, operand) in operands.iter_mut().enumerate().take(wanted) {
                        let place = source + usize::from(simd) * 4 * (index + 1) + lane as usize * 4;
                        self.require(op, lane, (place, 4), Decides::Atomic)?;
                        *operand = self.dword_at(place);
                    }
                    let (result, defined) = self.atomic(op, lane, surface, address, atomic, operands)?;
                    if returns {
                        let place = target + lane as usize * 4;
                        self.state.init(place, &result.to_le_bytes());
                        self.state.mark(place, 4, defined, op.offset);
                    }
                }
            }
            DataMessage::ByteRead { size, surface, .. } => {
                let addresses = self.addresses(op, source, lanes)?;
                for lane in each(lanes) {
                    let (address, bytes) = (addresses[lane as usize], size.bytes());
                    check_alignment(op, lane, address, bytes)?;
                    self.load(op, lane, surface, address, bytes, target + lane as usize * 4)?;
                }
            }
            DataMessage::ByteWrite { simd, size, surface } => {
                let addresses = self.addresses(op, source, lanes)?;
                for lane in each(lanes) {
                    let (address, bytes) = (addresses[lane as usize], size.bytes());
                    check_alignment(op, lane, address, bytes)?;
                    let place = source + usize::from(simd) * 4 + lane as usize * 4;
                    self.store(op, lane, surface, address, bytes, place)?;
                }
            }
            DataMessage::DwordRead { surface, .. } => {
                let addresses = self.addresses(op, source, lanes)?;
                for lane in each(lanes) {
                    let address = addresses[lane as usize].wrapping_mul(4);
                    self.load(op, lane, surface, address, 4, target + lane as usize * 4)?;
                }
            }
            DataMessage::DwordWrite { simd, surface } => {
                let addresses = self.addresses(op, source, lanes)?;
                for lane in each(lanes) {
                    let address = addresses[lane as usize].wrapping_mul(4);
                    let place = source + usize::from(simd) * 4 + lane as usize * 4;
                    self.store(op, lane, surface, address, 4, place)?;
                }
            }
            DataMessage::BlockRead {
                blocks,
                high,
                unaligned,
                surface,
            } => {
                let address = self.block_address(op, source, surface, if unaligned { 1 } else { 16 })?;
                let start = target + if high { 16 } else { 0 };
                for index in 0..usize::from(blocks) * 4 {
                    self.load(
                        op,
                        0,
                        surface,
                        address.wrapping_add(index as u32 * 4),
                        4,
                        start + index * 4,
                    )?;
                }
            }
            DataMessage::BlockWrite {
                blocks,
                high,
                surface,
            } => {
                let address = self.block_address(op, source, surface, 16)?;
                let start = source + REGISTER_BYTES + if high { 16 } else { 0 };
                for index in 0..usize::from(blocks) * 4 {
                    self.spill(
                        op,
                        surface,
                        address.wrapping_add(index as u32 * 4),
                        start + index * 4,
                    )?;
                }
            }
            DataMessage::ScratchRead { registers, slot } => {
                let address = self.scratch_address(op, source, registers, slot)?;
                for index in 0..usize::from(registers) * 8 {
                    // What comes back is written to the doublewords of enabled channels.
                    if lanes >> (index % op.lanes as usize) & 1 == 0 {
                        continue;
                    }
                    let from = address.wrapping_add(index as u32 * 4);
                    self.load(op, 0, SURFACE_STATELESS, from, 4, target + index * 4)?;
                }
            }
            DataMessage::ScratchWrite {
                registers,
                slot,
                masked,
            } => {
                let address = self.scratch_address(op, source, registers, slot)?;
                for index in 0..usize::from(registers) * 8 {
                    if masked && lanes >> (index % op.lanes as usize) & 1 == 0 {
                        continue;
                    }
                    let to = address.wrapping_add(index as u32 * 4);
                    self.spill(op, SURFACE_STATELESS, to, source + REGISTER_BYTES + index * 4)?;
                }
            }
            DataMessage::Fence { commit } => {
                self.state.unfenced.clear();
                if !self.memory.group.in_flight.is_empty() {
                    let slot = self.state.slot;
                    self.memory.group.in_flight.retain(|access| access.id.0 != slot);
                }
                if commit {
                    self.state.init(target, &[0; REGISTER_BYTES]);
                }
            }
            DataMessage::Barrier => {
                self.require(op, 0, (source, 16), Decides::Control)?;
                let told = self.dword_at(source + 8) & 0x0f00_0000;
                let own = self.state.dword(0, 2) & 0x0f00_0000;
                if told != own {
                    return Err(illegal(format!(
                        "the barrier of this work-group is {:#x} (r0.2), the message names {:#x}",
                        own >> 24,
                        told >> 24
                    )));
                }
                if self.state.barrier == Barrier::Told {
                    return Err(illegal("the thread tells the gateway twice about one barrier"));
                }
                self.state.barrier = Barrier::Told;
                let slot = self.state.slot;
                self.state.arrive(self.memory.group, slot, || op.inst.to_string());
            }
            DataMessage::EndOfThread => {
                return Err(illegal(
                    "a message to the thread spawner that does not end the thread",
                ));
            }
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
        let mut bytes = [0; 4];
        let undefined = self
            .memory
            .read(surface, address, &mut bytes[..size as usize])
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
        let undefined = self.memory.read(surface, address, &mut bytes).map_err(fault)?;
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
