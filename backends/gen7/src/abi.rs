//! What a kernel finds in its registers.
//!
//! r0 is the header of the thread; the constants follow from r1 on, laid out the same for every kernel:
//!
//! | register | constants |
//! |---|---|
//! | r1, r2, r3 | work-item ids of the channels along x, y, z, 16 bits each |
//! | r4 | address of the kernel arguments, of the dispatch packet, of private memory; identifier of the packet: 8 bytes each |
//! | r5 | work-group size, grid size (three doublewords each), dimensions, number of the thread |
//! | r6 | number of work-groups along x, y, z; after 16 bytes the address of the device's lock |
//! | r8 to r11 | the first 128 bytes of the kernel arguments, of a kernel that has as many |
//!
//! r7 is nobody's when the kernel starts ([`crate::calls`]).
//!
//! Flat addresses of group and private memory are marked by their high word ([`aperture`]).

use crate::elf::{CurbeEntry, CurbeValue, SimdWidth};
use crate::isa::Type;
use crate::machine::{FIRST_SCALAR, Source};
use wavelift_codegen::ir::Segment;

/// High words of flat addresses of group and of private memory; the low word is the address in the segment. Those of global memory
/// are what the host sees, whose high word is neither.
pub const GROUP_APERTURE: u32 = 0x0001_0000;
/// The one of private memory.
pub const PRIVATE_APERTURE: u32 = 0x0002_0000;

/// The high word of a segment's flat addresses, if it has its own.
pub fn aperture(segment: Segment) -> Option<u32> {
    match segment {
        Segment::Group => Some(GROUP_APERTURE),
        Segment::Private | Segment::Spill | Segment::Arg => Some(PRIVATE_APERTURE),
        _ => None,
    }
}

/// Bytes of group memory that a work-group may have.
pub const MAX_GROUP_BYTES: u32 = 64 * 1024;
/// Bytes of private memory that a work-item may have.
pub const MAX_PRIVATE_BYTES: u32 = 1 << 20;

/// The entry of the binding table for global memory: a raw surface that begins at graphics address 0. Entries behind it are free.
pub const GLOBAL_SURFACE: u8 = 0;

/// Registers of constants that every kernel has.
const CURBE_REGISTERS: u32 = 6;
/// The first register with kernel arguments.
const ARGUMENTS: u8 = 8;
/// Bytes of the kernel arguments that are in registers.
const ARGUMENT_BYTES: u32 = (FIRST_SCALAR - ARGUMENTS) as u32 * REGISTER_BYTES;
const REGISTER_BYTES: u32 = 32;

/// Registers of constants of a kernel with so many bytes of arguments.
pub fn curbe_registers(argument_bytes: u32) -> u32 {
    match argument_bytes.min(ARGUMENT_BYTES) {
        0 => CURBE_REGISTERS,
        bytes => u32::from(ARGUMENTS) - 1 + bytes.div_ceil(REGISTER_BYTES),
    }
}

/// The doubleword of the kernel arguments at an offset, if it is in a register.
pub fn argument(offset: i64) -> Option<Source> {
    let offset = u32::try_from(offset).ok()?;
    let inside = offset % 4 == 0 && offset < ARGUMENT_BYTES;
    inside.then(|| {
        let (register, byte) = (offset / REGISTER_BYTES, offset % REGISTER_BYTES);
        fixed(ARGUMENTS + register as u8, byte as u8)
    })
}

fn fixed(grf: u8, sub: u8) -> Source {
    Source::Fixed {
        grf,
        sub,
        ty: Type::Ud,
        lanes: false,
        neg: false,
        abs: false,
    }
}

/// Index of the work-item along an axis, per channel.
pub fn work_item(axis: u8) -> Source {
    Source::Fixed {
        grf: 1 + axis % 3,
        sub: 0,
        ty: Type::Uw,
        lanes: true,
        neg: false,
        abs: false,
    }
}

/// Index of the work-group along an axis.
pub fn work_group(axis: u8) -> Source {
    fixed(0, [4, 24, 28][usize::from(axis % 3)])
}

/// Scratch address (bits 31 to 10) and hardware thread (bits 8 to 0).
pub fn thread() -> Source {
    fixed(0, 20)
}

/// Lower half of the address of the kernel arguments.
pub fn arguments() -> Source {
    fixed(4, 0)
}

/// Lower half of the address of the dispatch packet.
pub fn packet() -> Source {
    fixed(4, 8)
}

/// Where the packet has the handle of its completion signal (HSA architected queuing language).
pub const COMPLETION_SIGNAL_OFFSET: i32 = 56;

/// A half of the packet's identifier.
pub fn packet_id(high: bool) -> Source {
    fixed(4, if high { 28 } else { 24 })
}

/// Lower half of the address of private memory.
pub fn private() -> Source {
    fixed(4, 16)
}

/// Size of a full work-group along an axis.
pub fn group_size(axis: u8) -> Source {
    fixed(5, axis % 3 * 4)
}

/// Size of the grid along an axis.
pub fn grid_size(axis: u8) -> Source {
    fixed(5, 12 + axis % 3 * 4)
}

/// Number of dimensions.
pub fn dimensions() -> Source {
    fixed(5, 24)
}

/// Number of work-groups along an axis.
pub fn group_count(axis: u8) -> Source {
    fixed(6, axis % 3 * 4)
}

/// Lower half of the address of the device's lock.
pub fn lock() -> Source {
    fixed(6, 16)
}

/// The constants as the note says them, of a kernel with so many bytes of arguments.
pub fn curbe(simd: SimdWidth, argument_bytes: u32) -> Vec<CurbeEntry> {
    let mut entries = Vec::new();
    let mut put = |value, offset, size| entries.push(CurbeEntry { value, offset, size });
    for axis in 0..3 {
        let at = u32::from(axis);
        put(CurbeValue::LocalId(axis), at * 32, 2 * simd.channels());
        put(CurbeValue::GroupSize(axis), 4 * 32 + at * 4, 4);
        put(CurbeValue::GridSize(axis), 4 * 32 + 12 + at * 4, 4);
        put(CurbeValue::GroupCount(axis), 5 * 32 + at * 4, 4);
    }
    put(CurbeValue::ArgumentAddress, 3 * 32, 8);
    put(CurbeValue::PacketAddress, 3 * 32 + 8, 8);
    put(CurbeValue::PrivateAddress, 3 * 32 + 16, 8);
    put(CurbeValue::PacketId, 3 * 32 + 24, 8);
    put(CurbeValue::LockAddress, 5 * 32 + 16, 8);
    put(CurbeValue::Dimensions, 4 * 32 + 24, 4);
    put(CurbeValue::ThreadNumber, 4 * 32 + 28, 4);
    if argument_bytes > 0 {
        let place = (u32::from(ARGUMENTS) - 1) * REGISTER_BYTES;
        put(CurbeValue::Argument(0), place, argument_bytes.min(ARGUMENT_BYTES));
    }
    entries
}
