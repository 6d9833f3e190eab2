//! Addresses and memory: where an access of a segment goes, what it may do there, and atomics.
//!
//! Addresses of the group, private, spill and kernarg segments are offsets. Flat addresses are global addresses, except
//! for two windows of 2^32 bytes: [`GROUP_APERTURE`] and [`PRIVATE_APERTURE`] (HSA PRM 2.8.3). The null address of
//! the segments with 32-bit addresses is [`NULL_SEGMENT_ADDRESS`], that of the others 0.

use crate::code::Address;
use crate::eval::Slot;
use wavelift_codegen::ir::eval::{ones, sx};
use wavelift_codegen::ir::{AtomicOp, MachineModel, Segment};
use wavelift_simulator::dispatch::GroupContext;
use wavelift_simulator::memory::FIRST_ADDRESS;
use wavelift_simulator::{GroupMemory, MemoryFault, UndefinedPolicy};

/// The kernarg segment has a multiple of so many bytes (AMDGPU ABI, HSA runtime 2.9.6: it is aligned to 16).
const KERNARG_STEP: u64 = 16;

/// Flat address of group offset 0 in the large machine model.
pub const GROUP_APERTURE: u64 = 0x0001_0000_0000_0000;
/// Flat address of private offset 0 in the large machine model.
pub const PRIVATE_APERTURE: u64 = 0x0002_0000_0000_0000;
/// Flat addresses of the windows in the small machine model; they have 2^24 bytes there.
const SMALL_GROUP_APERTURE: u64 = 0xfd00_0000;
const SMALL_PRIVATE_APERTURE: u64 = 0xfe00_0000;
/// The null address of the group and private segments.
pub const NULL_SEGMENT_ADDRESS: u64 = 0xffff_ffff;

/// Where an access of one lane goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Global(u64),
    Kernarg(u64),
    Group(u32),
    Private(u32),
}

/// What went wrong with an access; the caller adds the place.
#[derive(Clone, Debug)]
pub(crate) enum AccessError {
    Fault(MemoryFault),
    /// Undefined bytes were read, which is an error.
    Undefined(String),
    /// An undefined value was stored where others read it.
    Stored(Slot),
    Illegal(String),
}

impl From<MemoryFault> for AccessError {
    fn from(fault: MemoryFault) -> Self {
        AccessError::Fault(fault)
    }
}

/// Start and size of the flat windows: group, private.
fn windows(model: MachineModel) -> (u64, u64, u64) {
    match model {
        MachineModel::Large => (GROUP_APERTURE, PRIVATE_APERTURE, 1 << 32),
        MachineModel::Small => (SMALL_GROUP_APERTURE, SMALL_PRIVATE_APERTURE, 1 << 24),
    }
}

/// The segment a flat address lies in, and the address there.
pub(crate) fn flat_target(address: u64, model: MachineModel) -> Target {
    let (group, private, size) = windows(model);
    if address.wrapping_sub(group) < size {
        Target::Group((address - group) as u32)
    } else if address.wrapping_sub(private) < size {
        Target::Private((address - private) as u32)
    } else {
        Target::Global(address)
    }
}

/// `stof`: the null address of the segment becomes the flat null address.
pub(crate) fn to_flat(segment: Segment, address: u64, model: MachineModel) -> u64 {
    let (group, private, _) = windows(model);
    match segment {
        Segment::Group | Segment::Private if address == NULL_SEGMENT_ADDRESS => 0,
        Segment::Group => group.wrapping_add(address),
        Segment::Private => private.wrapping_add(address),
        _ => address,
    }
}

/// `ftos`.
pub(crate) fn from_flat(segment: Segment, address: u64, model: MachineModel) -> u64 {
    let (group, private, _) = windows(model);
    match segment {
        Segment::Group | Segment::Private if address == 0 => NULL_SEGMENT_ADDRESS,
        Segment::Group => address.wrapping_sub(group) & ones(32),
        Segment::Private => address.wrapping_sub(private) & ones(32),
        _ => address,
    }
}

/// `segmentp`: null lies in every segment.
pub(crate) fn in_segment(segment: Segment, address: u64, model: MachineModel) -> bool {
    address == 0
        || match (segment, flat_target(address, model)) {
            (Segment::Group, target) => matches!(target, Target::Group(_)),
            (Segment::Private, target) => matches!(target, Target::Private(_)),
            (_, target) => matches!(target, Target::Global(_)),
        }
}

/// The null address of a segment.
pub(crate) fn null_address(segment: Segment) -> u64 {
    match segment {
        Segment::Group | Segment::Private | Segment::Spill | Segment::Arg => NULL_SEGMENT_ADDRESS,
        Segment::Kernarg => NULL_SEGMENT_ADDRESS,
        Segment::Flat | Segment::Global | Segment::Readonly => 0,
    }
}

/// What a lane can reach.
pub(crate) struct Reach<'a, 'c> {
    pub(crate) context: &'a mut GroupContext<'c>,
    pub(crate) private: &'a mut GroupMemory,
    pub(crate) kernarg: &'a [u8],
    pub(crate) model: MachineModel,
    /// What undefined bytes do.
    pub(crate) policy: UndefinedPolicy,
    /// Addresses must have the alignment that the instruction promises.
    pub(crate) aligned: bool,
    /// Bits of an address that count, but for flat ones.
    pub(crate) address_bits: u32,
}

impl Reach<'_, '_> {
    /// Where an access goes; `base` is the lane's address operand.
    pub(crate) fn resolve(&self, address: &Address, base: u64) -> Result<Target, AccessError> {
        let at = base.wrapping_add_signed(address.offset) & ones(address.bits);
        if self.aligned && at & ones(u32::from(address.align_log2)) != 0 {
            return Err(AccessError::Illegal(format!(
                "address {at:#x} of the {} segment does not have the promised alignment of {} bytes",
                address.segment.name(),
                1u64 << address.align_log2
            )));
        }
        Ok(match address.segment {
            Segment::Flat => match flat_target(at, self.model) {
                Target::Global(at) => self.global(at, 64),
                target => target,
            },
            Segment::Global | Segment::Readonly => self.global(at, self.address_bits),
            Segment::Kernarg => Target::Kernarg(at & ones(self.address_bits)),
            Segment::Group => Target::Group(at as u32),
            Segment::Private | Segment::Spill => Target::Private(at as u32),
            Segment::Arg => {
                return Err(AccessError::Illegal(
                    "not supported yet: memory access to the arg segment".to_owned(),
                ));
            }
        })
    }

    /// In the small machine model addresses are the low half of device addresses.
    fn global(&self, at: u64, bits: u32) -> Target {
        Target::Global(match self.model {
            MachineModel::Large if bits == 64 => at,
            _ => FIRST_ADDRESS & !ones(32) | at & ones(32),
        })
    }

    /// Reads kernel arguments; nothing beyond them. The segment is allocated in steps of 16 bytes, and loads that were merged may read the rest of the
    /// last one, which has no value; returns which bytes those are.
    fn read_kernarg(&self, at: u64, out: &mut [u8]) -> Option<u64> {
        let (len, end) = (self.kernarg.len() as u64, at.checked_add(out.len() as u64)?);
        if end > len.next_multiple_of(KERNARG_STEP) {
            return None;
        }
        let own = self.kernarg.get(at.min(len) as usize..end.min(len) as usize)?;
        out.fill(0);
        out[..own.len()].copy_from_slice(own);
        let rest = (own.len()..out.len()).fold(0, |bits, byte| bits | 1 << byte);
        // Nobody has asked for the rest.
        Some(if self.policy == UndefinedPolicy::Trap {
            0
        } else {
            rest
        })
    }

    /// Reads at most 16 bytes; returns which of them are undefined, bit 0 for the first.
    pub(crate) fn read(&self, target: Target, out: &mut [u8]) -> Result<u64, AccessError> {
        let (undefined, segment, at) = match target {
            Target::Global(at) => (self.context.memory.read_undefined(at, out)?, "global", at),
            Target::Group(at) => (self.context.group.read_undefined(at, out)?, "group", at.into()),
            Target::Private(at) => {
                let read = self.private.read_undefined(at, out);
                let undefined = read.map_err(|fault| private(fault, self.private))?;
                (undefined, "private", at.into())
            }
            Target::Kernarg(at) => {
                let Some(undefined) = self.read_kernarg(at, out) else {
                    return Err(AccessError::Fault(MemoryFault {
                        access: "read",
                        segment: "kernarg",
                        address: at,
                        size: out.len() as u64,
                        nearest: format!("the kernel arguments have {} bytes", self.kernarg.len()),
                        beyond_stack: false,
                    }));
                };
                (undefined, "kernarg", at)
            }
        };
        match self.policy {
            _ if undefined == 0 => Ok(0),
            UndefinedPolicy::Propagate => Ok(undefined),
            UndefinedPolicy::Trap => Err(AccessError::Undefined(format!("{segment} byte {at:#x}"))),
            UndefinedPolicy::Ignore => Ok(0),
        }
    }

    /// Whether a store of undefined bytes is a move: what they are is nobody's business but the work-group's.
    pub(crate) fn keeps_undefined(&self, target: Target) -> bool {
        match target {
            Target::Global(at) => self.context.memory.keeps_undefined(at),
            Target::Group(_) | Target::Private(_) | Target::Kernarg(_) => true,
        }
    }

    /// Writes at most 16 bytes, of which those of `undefined` are undefined.
    pub(crate) fn write(&mut self, target: Target, data: &[u8], undefined: u64) -> Result<(), AccessError> {
        match target {
            Target::Global(at) => self.context.memory.write(at, data)?,
            Target::Group(at) => self.context.group.write(at, data)?,
            Target::Private(at) => {
                if let Err(fault) = self.private.write(at, data) {
                    return Err(private(fault, self.private));
                }
            }
            Target::Kernarg(at) => {
                return Err(AccessError::Illegal(format!(
                    "store to the kernarg segment at {at:#x}"
                )));
            }
        }
        if undefined != 0 {
            self.mark_undefined(target, data.len(), undefined);
        }
        Ok(())
    }

    #[cold]
    fn mark_undefined(&mut self, target: Target, size: usize, undefined: u64) {
        for byte in (0..size).filter(|byte| undefined >> byte & 1 == 1) {
            match target {
                Target::Global(at) => {
                    self.context.memory.mark_undefined(at + byte as u64, 1);
                }
                Target::Group(at) => self.context.group.mark_undefined(at + byte as u32, 1),
                Target::Private(at) => self.private.mark_undefined(at + byte as u32, 1),
                Target::Kernarg(_) => {}
            }
        }
    }
}

/// A fault of a lane's private memory in its own words.
fn private(mut fault: MemoryFault, memory: &GroupMemory) -> AccessError {
    fault.segment = "private";
    fault.nearest = format!("the work-item has {} bytes of private memory", memory.size());
    AccessError::Fault(fault)
}

/// What memory holds after an atomic (HSA PRM 6.6.2), `None` if it is not written.
pub(crate) fn atomic_result(op: AtomicOp, old: u64, a: u64, b: u64, bits: u32) -> Option<u64> {
    let signed = |take_a: bool| if take_a { a } else { old };
    let value = match op {
        AtomicOp::Add => old.wrapping_add(a),
        AtomicOp::Sub => old.wrapping_sub(a),
        AtomicOp::And => old & a,
        AtomicOp::Or => old | a,
        AtomicOp::Xor => old ^ a,
        AtomicOp::Exch | AtomicOp::Store => a,
        AtomicOp::UMin => old.min(a),
        AtomicOp::UMax => old.max(a),
        AtomicOp::SMin => signed(sx(a, bits) < sx(old, bits)),
        AtomicOp::SMax => signed(sx(a, bits) > sx(old, bits)),
        AtomicOp::WrapInc => {
            if old >= a {
                0
            } else {
                old + 1
            }
        }
        AtomicOp::WrapDec => {
            if old == 0 || old > a {
                a
            } else {
                old - 1
            }
        }
        AtomicOp::Cas => return (old == a).then_some(b & ones(bits)),
        AtomicOp::Load => return None,
    };
    Some(value & ones(bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flat_windows_and_null() {
        for model in [MachineModel::Large, MachineModel::Small] {
            for segment in [Segment::Group, Segment::Private] {
                let flat = to_flat(segment, 0x40, model);
                assert_eq!(from_flat(segment, flat, model), 0x40);
                assert!(in_segment(segment, flat, model));
                assert!(!in_segment(Segment::Global, flat, model));
                assert_eq!(to_flat(segment, NULL_SEGMENT_ADDRESS, model), 0);
                assert_eq!(from_flat(segment, 0, model), NULL_SEGMENT_ADDRESS);
                assert!(in_segment(segment, 0, model));
            }
        }
        assert!(in_segment(Segment::Global, 0x10_0000_0000, MachineModel::Large));
    }

    #[test]
    fn atomics_of_the_manual() {
        // HSA PRM 6.6.2, formulas of wrapinc and wrapdec.
        let result = |op, old, a| atomic_result(op, old, a, 0, 32);
        assert_eq!(result(AtomicOp::WrapInc, 3, 5), Some(4));
        assert_eq!(result(AtomicOp::WrapInc, 5, 5), Some(0));
        assert_eq!(result(AtomicOp::WrapDec, 0, 5), Some(5));
        assert_eq!(result(AtomicOp::WrapDec, 6, 5), Some(5));
        assert_eq!(result(AtomicOp::WrapDec, 4, 5), Some(3));
        assert_eq!(result(AtomicOp::SMin, 0xffff_fffe, 1), Some(0xffff_fffe));
        assert_eq!(result(AtomicOp::UMin, 0xffff_fffe, 1), Some(1));
        assert_eq!(result(AtomicOp::SMax, 0xffff_fffe, 1), Some(1));
        assert_eq!(result(AtomicOp::Add, 0xffff_ffff, 2), Some(1));
        assert_eq!(atomic_result(AtomicOp::Cas, 7, 7, 9, 32), Some(9));
        assert_eq!(atomic_result(AtomicOp::Cas, 8, 7, 9, 32), None);
    }
}
