//! The addresses of an access, lane by lane, from its operands: every segment as flat addresses.

use super::op::{Op, Place};
use super::state::{Fault, UndefinedPolicy, illegal, unsupported};
use super::step::{PRIVATE_APERTURE, SHARED_APERTURE, Step};
use crate::isa::{Flag, Format, OperandName, Role};
use wavelift_amdgpu::sim::access::OUT_OF_RANGE;

/// A buffer descriptor (V#) of GFX12 (RDNA4 ISA 9.3).
#[derive(Clone, Copy, Debug)]
struct Descriptor {
    base: u64,
    stride: u32,
    swizzle: bool,
    records: u32,
    add_lane: bool,
}

impl Descriptor {
    fn new(words: [u32; 4]) -> Self {
        Self {
            base: u64::from(words[0]) | u64::from(words[1] & 0xffff) << 32,
            stride: words[1] >> 16 & 0x3fff,
            swizzle: words[1] >> 30 != 0,
            records: words[2],
            add_lane: words[3] >> 23 & 1 == 1,
        }
    }
}

impl Step<'_> {
    /// Whether an operand is the data of a store (not an address).
    pub(crate) fn is_data(&self, op: &Op, index: usize) -> bool {
        let name = op.inst.op.info().operands.get(index).map(|operand| operand.name);
        matches!(
            name,
            Some(OperandName::Data | OperandName::Data0 | OperandName::Data1)
        )
    }

    /// A scalar operand by name, 0 if absent.
    fn scalar_operand(&mut self, op: &Op, name: OperandName) -> Result<Option<u64>, Fault> {
        let Some((index, slot)) = op.slot_named(name) else {
            return Ok(None);
        };
        match slot.place {
            Place::Off => Ok(None),
            _ if slot.words >= 2 => self.read64(op, index).map(Some),
            _ => self.read32(op, index).map(|value| Some(value.into())),
        }
    }

    /// Lanes of an address operand; checks that every active lane is defined.
    fn address_lanes(&mut self, op: &Op, name: OperandName) -> Result<Option<[u64; 64]>, Fault> {
        let Some((index, slot)) = op.slot_named(name) else {
            return Ok(None);
        };
        let lanes = match (slot.place, slot.words) {
            (Place::Off, _) => return Ok(None),
            (_, 2..) => self.lanes64(op, index)?,
            _ => self.lanes32(op, index)?.map(u64::from),
        };
        Ok(Some(lanes))
    }

    /// Prepares private memory for flat and scratch instructions: its base is set up by hardware.
    fn prepare_scratch(&mut self) {
        let state = &*self.state;
        self.mem.flat_scratch = Ok(state.scratch_base);
        self.mem.scratch_base = state.scratch_base;
        self.mem.private_size = state.private_size;
    }

    /// Flat addresses of a vector memory or LDS instruction, the second ones for paired LDS accesses.
    pub(crate) fn addresses(&mut self, op: &Op) -> Result<([u64; 64], [u64; 64]), Fault> {
        self.mem.strict = self.state.policy != UndefinedPolicy::Ignore;
        // Atomics work where their scope is, and loads of a scope miss the caches within it.
        self.mem.coherent = op.inst.mods.scope >= 2 || op.inst.op.info().has(Flag::Atomic);
        let mods = &op.inst.mods;
        let offset = i64::from(mods.offset);
        let zero = [0; 64];
        let moved = |lanes: [u64; 64], by: i64| lanes.map(|address| address.wrapping_add(by as u64));
        match op.inst.format {
            Format::Vds | Format::Vds2 => {
                let lanes = self.address_lanes(op, OperandName::Addr)?.unwrap_or(zero);
                let aperture = u64::from(SHARED_APERTURE) << 32;
                let at = |by: u64| lanes.map(|address| aperture | (address + by).min(u64::from(u32::MAX)));
                if op.inst.format == Format::Vds {
                    return Ok((at(offset as u64), zero));
                }
                let st64 = if op.inst.op.info().has(Flag::St64) { 64 } else { 1 };
                let scale = st64 * self.element_size(op);
                Ok((at(offset as u64 * scale), at(u64::from(mods.offset1) * scale)))
            }
            Format::Vflat => {
                self.prepare_scratch();
                let lanes = self.address_lanes(op, OperandName::Addr)?.unwrap_or(zero);
                Ok((moved(lanes, offset), zero))
            }
            Format::Vglobal => {
                let base = self.scalar_operand(op, OperandName::Saddr)?.unwrap_or(0);
                let lanes = self.address_lanes(op, OperandName::Addr)?.unwrap_or(zero);
                Ok((moved(lanes, offset.wrapping_add(base as i64)), zero))
            }
            Format::Vscratch => {
                self.prepare_scratch();
                let base = self.scalar_operand(op, OperandName::Saddr)?.unwrap_or(0);
                let lanes = self.address_lanes(op, OperandName::Addr)?.unwrap_or(zero);
                let aperture = u64::from(PRIVATE_APERTURE) << 32;
                let at = |address: u64| (address.wrapping_add(base).wrapping_add(offset as u64)) as u32;
                Ok((lanes.map(|address| aperture | u64::from(at(address))), zero))
            }
            Format::Vbuffer => Ok((self.buffer_addresses(op)?, zero)),
            other => Err(unsupported(format!(
                "memory accesses of format {}",
                other.info().name
            ))),
        }
    }

    /// Bytes of an element of a paired LDS access.
    fn element_size(&self, op: &Op) -> u64 {
        let info = op.inst.op.info();
        if let Some(data) = info
            .operands
            .iter()
            .find(|operand| operand.name == OperandName::Data0)
        {
            return u64::from(data.ty.bits() / 8);
        }
        let result = info.operands.iter().find(|operand| operand.role != Role::Src);
        result.map_or(4, |operand| u64::from(operand.ty.bits() / 16))
    }

    fn buffer_addresses(&mut self, op: &Op) -> Result<[u64; 64], Fault> {
        let mods = &op.inst.mods;
        if mods.tfe {
            return Err(unsupported("buffer accesses with tfe"));
        }
        let Some((index, _)) = op.slot_named(OperandName::Srsrc) else {
            return Err(illegal("no descriptor"));
        };
        let descriptor = Descriptor::new(self.read_words::<4>(op, index)?);
        let scalar_offset = self.scalar_operand(op, OperandName::Soff)?.unwrap_or(0);
        let (mut indices, mut offsets) = ([0u32; 64], [0u32; 64]);
        if let Some((index, _)) = op.slot_named(OperandName::Addr) {
            match (mods.idxen, mods.offen) {
                (true, true) => {
                    let pair = self.lane_words::<2>(op, index)?;
                    [indices, offsets] = pair;
                }
                (true, false) => indices = self.lanes32(op, index)?,
                (false, true) => offsets = self.lanes32(op, index)?,
                (false, false) => {}
            }
        }
        let size = u64::from(self.access_size(op));
        if descriptor.swizzle || descriptor.add_lane {
            return Err(unsupported("swizzled buffers"));
        }
        let mut out = [0; 64];
        for (lane, address) in out.iter_mut().enumerate() {
            if self.active >> lane & 1 == 0 {
                continue;
            }
            let offset = u64::from(offsets[lane]) + mods.offset as u64;
            let index = u64::from(indices[lane]);
            let start = descriptor.base + scalar_offset;
            let stride = u64::from(descriptor.stride);
            *address = start + index * stride + offset;
            let inside = if stride == 0 {
                offset + size <= u64::from(descriptor.records)
            } else {
                index < u64::from(descriptor.records) && (!mods.offen || offset + size <= stride)
            };
            if !inside {
                *address = OUT_OF_RANGE;
            }
        }
        Ok(out)
    }

    /// Bytes of one lane's access, from the mnemonic's data operand.
    fn access_size(&self, op: &Op) -> u32 {
        mnemonic_bits(op.inst.op.mnemonic()) / 8
    }

    /// Address of a scalar memory access.
    pub(crate) fn scalar_address(&mut self, op: &Op) -> Result<u64, Fault> {
        self.mem.scalar = true;
        self.mem.lane(0);
        let Some((base_index, base_slot)) = op.slot_named(OperandName::Sbase) else {
            return Ok(0);
        };
        let register = self.scalar_operand(op, OperandName::Soff)?.unwrap_or(0);
        let offset = (op.inst.mods.offset as i64 as u64).wrapping_add(register);
        if base_slot.words >= 4 {
            let descriptor = Descriptor::new(self.read_words::<4>(op, base_index)?);
            let data = op
                .inst
                .op
                .info()
                .operands
                .first()
                .map_or(32, |operand| operand.ty.bits());
            if descriptor.stride == 0
                && offset.saturating_add(u64::from(data / 8)) > u64::from(descriptor.records)
            {
                return Ok(OUT_OF_RANGE);
            }
            return Ok(descriptor.base.wrapping_add(offset & !3));
        }
        let base = self.read64(op, base_index)?;
        let address = base.wrapping_add(offset);
        let align = u64::from(mnemonic_bits(op.inst.op.mnemonic()) / 8).min(4);
        if !address.is_multiple_of(align) {
            return Err(illegal(format!(
                "scalar memory address {address:#x} is not a multiple of {align}"
            )));
        }
        Ok(address)
    }

    /// Ends an access: faults of single lanes become the fault of the instruction.
    pub(crate) fn finish_access(&mut self, _op: &Op) -> Result<(), Fault> {
        match self.mem.fault.take() {
            Some(fault) => Err(fault),
            None => Ok(()),
        }
    }
}

/// The number of bits that a mnemonic ends with, 32 if it does not say.
fn mnemonic_bits(name: &str) -> u32 {
    let digits = name.len() - name.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    name[name.len() - digits..].parse().unwrap_or(32)
}
