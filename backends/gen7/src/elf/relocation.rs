//! References of the machine's code and data.

use wavelift_codegen::object::{self, Reference};

/// Bytes between the start of an instruction and its fourth word, which holds distances.
pub(crate) const FIELD: u32 = 12;
/// Unit of the 16-bit distances of branches, in bytes.
const BRANCH_UNIT: i64 = 8;

/// How a reference is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum RelocationKind {
    /// The address, 64 bits.
    Address64 = 1,
    /// The lower 32 bits of the address.
    Address32 = 2,
    /// The upper 32 bits of the address.
    AddressHigh32 = 3,
    /// JIP of a `call` whose instruction begins 12 bytes before the field. Resolved when the file is written.
    Branch16 = 0x100,
    /// What an addition to the instruction pointer that begins 12 bytes before the field adds, in bytes. Resolved when the file is written.
    Branch32 = 0x101,
}

impl object::RelocationKind for RelocationKind {
    fn number(self) -> u32 {
        self as u32
    }

    fn from_number(number: u32) -> Option<RelocationKind> {
        [
            RelocationKind::Address64,
            RelocationKind::Address32,
            RelocationKind::AddressHigh32,
        ]
        .into_iter()
        .find(|&kind| kind as u32 == number)
    }

    fn size(self) -> usize {
        match self {
            RelocationKind::Address64 => 8,
            RelocationKind::Address32 | RelocationKind::AddressHigh32 | RelocationKind::Branch32 => 4,
            RelocationKind::Branch16 => 2,
        }
    }

    fn reference(self) -> Reference {
        match self {
            RelocationKind::Address64 | RelocationKind::Address32 | RelocationKind::AddressHigh32 => {
                Reference::Absolute
            }
            RelocationKind::Branch16 | RelocationKind::Branch32 => Reference::Branch,
        }
    }

    fn value(self, symbol: u64, addend: i64, place: u64) -> Option<u64> {
        let address = symbol.wrapping_add_signed(addend);
        let distance = address.wrapping_sub(place.wrapping_sub(FIELD.into())) as i64;
        Some(match self {
            RelocationKind::Address64 | RelocationKind::Address32 => address,
            RelocationKind::AddressHigh32 => address >> 32,
            RelocationKind::Branch16 => i64::from(i16::try_from(distance / BRANCH_UNIT).ok()?) as u64,
            RelocationKind::Branch32 => i64::from(i32::try_from(distance).ok()?) as u64,
        })
    }
}
