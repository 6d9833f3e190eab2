//! The addresses of an access, lane by lane, from its operands: every segment as flat addresses.

use super::access::{OUT_OF_RANGE, PRIVATE_APERTURE, SHARED_APERTURE};
use super::fault::{Fault, NEVER, illegal, memory_fault, unsupported};
use super::machine::{Descriptor, Machine};
use super::op::{Addressing, Op, Place, Purpose, Space};
use super::shadow::MEMORY;
use super::step::Step;
use std::ops::Range;
use wavelift_simulator::memory::AccessKind;
use wavelift_simulator::undefined::Decides;
use wavelift_simulator::{MemoryFault, UndefinedPolicy};

/// What the lanes of a buffer access share.
struct BufferAccess<'a> {
    descriptor: Descriptor,
    addressing: &'a Addressing,
    /// Bytes of an access.
    size: u64,
    /// The descriptor's base with the scalar offset.
    start: u64,
}

impl BufferAccess<'_> {
    /// The address of one lane from its index and its offset, or [`OUT_OF_RANGE`].
    #[inline]
    fn address(&self, lane: usize, index: u32, offset: u32) -> Result<u64, Fault> {
        let (descriptor, size) = (&self.descriptor, self.size);
        let immediate = self.addressing.offset as u64;
        // The offset in a swizzled buffer has 32 bits (RDNA4 ISA 9.4.2, total_offset; GFX9 adds the same way).
        let offset = match descriptor.swizzle {
            true => u64::from(offset.wrapping_add(immediate as u32)),
            false => u64::from(offset) + immediate,
        };
        let index = u64::from(index) + if descriptor.add_lane { lane as u64 } else { 0 };
        if descriptor.swizzle {
            if offset % 4 + size > 4 {
                return Err(illegal(format!(
                    "access of {size} bytes at offset {offset} does not fit the 4-byte elements of a swizzled buffer"
                )));
            }
            let stride = descriptor.index_stride;
            let (index_high, index_low) = (index / stride, index % stride);
            let element = index_high * descriptor.stride + offset / 4 * 4;
            return Ok(self.start + element * stride + index_low * 4 + offset % 4);
        }
        let stride = descriptor.stride;
        let address = self.start + index * stride + offset;
        let inside = if stride == 0 {
            offset + size <= descriptor.records
        } else {
            index < descriptor.records && (!self.addressing.offen || offset + size <= stride)
        };
        Ok(if inside { address } else { OUT_OF_RANGE })
    }
}

impl<M: Machine> Step<'_, M> {
    /// A scalar part of an address, if there is one.
    fn scalar_operand(&mut self, op: &Op<M>, purpose: Purpose) -> Result<Option<u64>, Fault> {
        let Some((index, slot)) = op.slot_for(purpose) else {
            return Ok(None);
        };
        match slot.place {
            Place::Off => Ok(None),
            _ if slot.words >= 2 => self.read64(op, index).map(Some),
            _ => self.read32(op, index).map(|value| Some(value.into())),
        }
    }

    /// Lanes of an address operand; checks that every active lane is defined.
    fn address_lanes(&mut self, op: &Op<M>, purpose: Purpose) -> Result<Option<[u64; 64]>, Fault> {
        let Some((index, slot)) = op.slot_for(purpose) else {
            return Ok(None);
        };
        let lanes = match (slot.place, slot.words) {
            (Place::Off, _) => return Ok(None),
            (_, 2..) => self.lanes64(op, index)?,
            _ => self.lanes32(op, index)?.map(u64::from),
        };
        Ok(Some(lanes))
    }

    /// Prepares private memory for flat and scratch instructions.
    fn prepare_scratch(&mut self) {
        let state = &*self.state;
        self.mem.flat_scratch = M::scratch_base(state);
        self.mem.scratch_base = state.scratch_base;
        self.mem.private_size = state.private_size;
    }

    /// Flat addresses of a vector memory or LDS instruction, the second ones for paired LDS accesses.
    ///
    /// # Errors
    /// If one is undefined or outside private memory.
    pub fn addresses(&mut self, op: &Op<M>) -> Result<([u64; 64], [u64; 64]), Fault> {
        self.deciding = Some(Decides::Address);
        let addresses = self.address_pairs(op);
        self.deciding = None;
        addresses
    }

    fn address_pairs(&mut self, op: &Op<M>) -> Result<([u64; 64], [u64; 64]), Fault> {
        self.mem.strict = self.state.policy != UndefinedPolicy::Ignore;
        let addressing = &op.addressing;
        self.mem.reach = addressing.reach;
        let offset = addressing.offset;
        let zero = [0; 64];
        let moved = |lanes: [u64; 64], by: i64| lanes.map(|address| address.wrapping_add(by as u64));
        if matches!(addressing.space, Space::Lds | Space::LdsPair | Space::Flat) {
            self.mem.group_limit = M::group_limit(self.state);
        }
        match addressing.space {
            Space::Lds | Space::LdsPair => {
                let lanes = self.address_lanes(op, Purpose::Address)?.unwrap_or(zero);
                let aperture = u64::from(SHARED_APERTURE) << 32;
                // 32 bits plus an unsigned offset, truncated (RDNA4 ISA 11.2, "LDS Addressing"; GFX9 adds the same way): an index below the array
                // with an offset into it is in bounds.
                let at = |by: u64| {
                    lanes.map(|address| aperture | u64::from((address as u32).wrapping_add(by as u32)))
                };
                if addressing.space == Space::Lds {
                    return Ok((at(offset as u64), zero));
                }
                let scale = addressing.element;
                Ok((at(offset as u64 * scale), at(addressing.offset1 * scale)))
            }
            Space::Flat => {
                self.prepare_scratch();
                let lanes = self.address_lanes(op, Purpose::Address)?.unwrap_or(zero);
                Ok((moved(lanes, offset), zero))
            }
            Space::Global => {
                let base = self.scalar_operand(op, Purpose::ScalarBase)?.unwrap_or(0);
                let lanes = self.address_lanes(op, Purpose::Address)?.unwrap_or(zero);
                Ok((moved(lanes, offset.wrapping_add(base as i64)), zero))
            }
            Space::Scratch => {
                self.prepare_scratch();
                let base = self.scalar_operand(op, Purpose::ScalarBase)?.unwrap_or(0);
                let lanes = self.address_lanes(op, Purpose::Address)?.unwrap_or(zero);
                let aperture = u64::from(PRIVATE_APERTURE) << 32;
                // Signed offsets, whose sum must not be negative: it does not wrap (RDNA4 ISA 11.2, "Scratch Addressing").
                let signed = |part: u64| i64::from(part as u32 as i32);
                let at = |address: u64| signed(address) + signed(base) + offset;
                let running = |lane: &usize| self.active >> lane & 1 == 1;
                if let Some(lane) = (0..64).filter(running).find(|&lane| at(lanes[lane]) < 0) {
                    let what = format!(
                        "the offsets of the scratch access add up to {}, which is negative",
                        at(lanes[lane])
                    );
                    let fault = MemoryFault {
                        access: "access",
                        segment: "private",
                        address: at(lanes[lane]) as u64,
                        size: addressing.bytes,
                        nearest: what,
                        beyond_stack: false,
                    };
                    return Err(memory_fault(Some(lane as u32), fault));
                }
                Ok((
                    lanes.map(|address| aperture | (at(address) as u64).min(u32::MAX.into())),
                    zero,
                ))
            }
            Space::Buffer => Ok((self.buffer_addresses(op, addressing.bytes, 1)?, zero)),
            Space::Refused(what) => Err(unsupported(what)),
            Space::None if op.image.is_some() => Ok((self.element_addresses(op)?, zero)),
            Space::None => Err(unsupported(format!("memory accesses of `{}`", op.inst))),
        }
    }

    /// The addresses of accesses of so many bytes in a buffer; its descriptor counts its records in units.
    ///
    /// # Errors
    /// If what makes an address is undefined, or it is outside private memory that is accessed so.
    pub(crate) fn buffer_addresses(
        &mut self,
        op: &Op<M>,
        size: u64,
        record_unit: u64,
    ) -> Result<[u64; 64], Fault> {
        let addressing = &op.addressing;
        let Some((index, _)) = op.slot_for(Purpose::Descriptor) else {
            return Err(illegal("no descriptor"));
        };
        let mut descriptor = M::descriptor(self.read_words::<4>(op, index)?);
        descriptor.records /= record_unit;
        let scalar_offset = self.scalar_operand(op, Purpose::ScalarOffset)?.unwrap_or(0);
        let (mut indices, mut offsets) = ([0u32; 64], [0u32; 64]);
        if addressing.addr64
            && let Some((index, _)) = op.slot_for(Purpose::Address)
        {
            let [low, high] = self.lane_words::<2>(op, index)?;
            let start = descriptor.base + scalar_offset + addressing.offset as u64;
            return Ok(std::array::from_fn(|lane| {
                start.wrapping_add(u64::from(low[lane]) | u64::from(high[lane]) << 32)
            }));
        }
        if let Some((index, _)) = op.slot_for(Purpose::Address) {
            match (addressing.idxen, addressing.offen) {
                (true, true) => {
                    let pair = self.lane_words::<2>(op, index)?;
                    [indices, offsets] = pair;
                }
                (true, false) => indices = self.lanes32(op, index)?,
                (false, true) => offsets = self.lanes32(op, index)?,
                (false, false) => {}
            }
        }
        let access = BufferAccess {
            start: descriptor.base + scalar_offset,
            descriptor,
            addressing,
            size,
        };
        let scratch = descriptor.swizzle && descriptor.add_lane;
        let scratch_bytes = u64::from(self.state.private_size) * u64::from(self.state.lanes);
        let slot = self.state.scratch_base..self.state.scratch_base + scratch_bytes;
        let mut out = [0; 64];
        for (lane, address) in out.iter_mut().enumerate() {
            if self.active >> lane & 1 == 0 {
                continue;
            }
            *address = access.address(lane, indices[lane], offsets[lane])?;
            if scratch && !(slot.contains(address) && *address + size <= slot.end) {
                return Err(self.outside_scratch(lane, *address, size, &slot));
            }
        }
        Ok(out)
    }

    /// The fault of a lane whose address is outside the wave's scratch memory.
    #[cold]
    fn outside_scratch(&self, lane: usize, address: u64, size: u64, slot: &Range<u64>) -> Fault {
        let nearest = format!(
            "the scratch memory of the wave is at {:#x}, {} bytes per work-item",
            slot.start, self.state.private_size
        );
        let fault = MemoryFault {
            access: "access",
            segment: "private",
            address,
            size,
            nearest,
            beyond_stack: self.state.dynamic_stack && address >= slot.end,
        };
        memory_fault(Some(lane as u32), fault)
    }

    /// Address of a scalar memory access.
    ///
    /// # Errors
    /// If it is undefined or not aligned.
    pub fn scalar_address(&mut self, op: &Op<M>) -> Result<u64, Fault> {
        self.deciding = Some(Decides::Address);
        let address = self.scalar_place(op);
        self.deciding = None;
        address
    }

    fn scalar_place(&mut self, op: &Op<M>) -> Result<u64, Fault> {
        self.mem.strict = self.state.policy != UndefinedPolicy::Ignore;
        self.mem.scalar = true;
        self.mem.lane(0);
        let Some((base_index, base_slot)) = op.slot_for(Purpose::Base) else {
            return Ok(0);
        };
        let register = self.scalar_operand(op, Purpose::ScalarOffset)?.unwrap_or(0);
        let align = op.addressing.bytes.clamp(1, 4);
        let offset = (op.addressing.offset as u64).wrapping_add(register);
        if base_slot.words >= 4 {
            let descriptor = M::descriptor(self.read_words::<4>(op, base_index)?);
            if descriptor.stride == 0 && offset.saturating_add(op.addressing.bytes) > descriptor.records {
                return Ok(OUT_OF_RANGE);
            }
            return Ok(descriptor.base.wrapping_add(offset & !(align - 1)));
        }
        let base = self.read64(op, base_index)?;
        let address = base.wrapping_add(offset);
        if !address.is_multiple_of(align) {
            return Err(illegal(format!(
                "scalar memory address {address:#x} is not a multiple of {align}"
            )));
        }
        Ok(address)
    }

    /// Ends an access: faults of single lanes become the fault of the instruction. A load of undefined bytes starts anew.
    ///
    /// # Errors
    /// What went wrong in a lane.
    #[inline]
    pub fn finish_access(&mut self, op: &Op<M>) -> Result<(), Fault> {
        if let Some(fault) = self.mem.fault.take() {
            return Err(fault);
        }
        if self.mem.tainted && op.access == AccessKind::Read {
            self.meet(MEMORY, (None, "memory".to_owned(), NEVER))?;
            self.note_source(MEMORY, [u32::MAX; 64]);
        }
        Ok(())
    }
}
