//! What descriptors of the data port ask for.

use super::{AtomicOp, DataMessage, ElementSize, SampleOp, kind};
use crate::isa::generation::Generation;
use crate::isa::table::field as f;

pub(super) fn scratch(bits: u128) -> Option<DataMessage> {
    let registers = match f::SCRATCH_SIZE.get(bits) {
        0 => 1,
        1 => 2,
        3 => 4,
        _ => return None,
    };
    let slot = f::SCRATCH_SLOT.get(bits) as u16;
    Some(if f::SCRATCH_WRITE.is_set(bits) {
        let masked = f::SCRATCH_DWORD.is_set(bits);
        DataMessage::ScratchWrite {
            registers,
            slot,
            masked,
        }
    } else {
        DataMessage::ScratchRead { registers, slot }
    })
}

/// A message to the sampler, without the header that chooses among gathers, offsets and components.
pub(super) fn sampler(bits: u128) -> Option<DataMessage> {
    let simd = match f::SAMPLER_SIMD.get(bits) {
        1 => 8,
        2 => 16,
        _ => return None,
    };
    let code = f::SAMPLER_TYPE.get(bits);
    let op = SampleOp::ALL.into_iter().find(|&one| one as u32 == code)?;
    let header = f::MESSAGE_HEADER.is_set(bits);
    let registers = (f::MESSAGE_MLEN.get(bits) as u8).checked_sub(header.into())?;
    let parameters = registers / (simd / 8);
    let whole = parameters * (simd / 8) == registers && op.parameters().contains(&parameters);
    (whole && header == op.has_header()).then_some(DataMessage::Sample {
        simd,
        op,
        parameters,
        surface: f::MESSAGE_SURFACE.get(bits) as u8,
        sampler: f::SAMPLER_SAMPLER.get(bits) as u8,
    })
}

/// A typed message of a generation.
pub(super) fn typed(generation: Generation, bits: u128) -> Option<DataMessage> {
    let high = match f::TYPED_SLOTS.get(bits) {
        2 => true,
        low if low == generation.typed_low() => false,
        _ => return None,
    };
    let components = !f::TYPED_DISABLE.get(bits) as u8 & 15;
    let surface = f::MESSAGE_SURFACE.get(bits) as u8;
    let writes = f::DATA_TYPE.get(bits) == kind::TYPED_WRITE;
    let data = if writes { components.count_ones() as u8 } else { 0 };
    let coordinates = (f::MESSAGE_MLEN.get(bits) as u8).checked_sub(1 + data)?;
    if components == 0 || !(1..=4).contains(&coordinates) {
        return None;
    }
    Some(match writes {
        true => DataMessage::TypedWrite {
            high,
            components,
            coordinates,
            surface,
        },
        false => DataMessage::TypedRead {
            high,
            components,
            coordinates,
            surface,
        },
    })
}

/// An untyped message of a generation.
pub(super) fn untyped_of(generation: Generation, bits: u128) -> Option<DataMessage> {
    let surface = f::MESSAGE_SURFACE.get(bits) as u8;
    let untyped_simd = match f::UNTYPED_SIMD.get(bits) {
        1 => Some(16),
        2 => Some(8),
        _ => None,
    };
    let components = !f::UNTYPED_DISABLE.get(bits) as u8 & 15;
    let ty = f::DATA_TYPE.get(bits);
    if ty == generation.untyped_read() {
        return Some(DataMessage::UntypedRead {
            simd: untyped_simd?,
            components,
            surface,
        });
    }
    if ty == generation.untyped_write() {
        return Some(DataMessage::UntypedWrite {
            simd: untyped_simd?,
            components,
            surface,
        });
    }
    if ty != generation.untyped_atomic() {
        return None;
    }
    let op = f::ATOMIC_OP.get(bits);
    Some(DataMessage::UntypedAtomic {
        simd: if f::ATOMIC_SIMD8.is_set(bits) { 8 } else { 16 },
        op: AtomicOp::ALL.into_iter().find(|&one| one as u32 == op)?,
        returns: f::ATOMIC_RETURNS.is_set(bits),
        surface,
    })
}

pub(super) fn data(bits: u128) -> Option<DataMessage> {
    let surface = f::MESSAGE_SURFACE.get(bits) as u8;
    let byte_simd = if f::BYTE_SIMD16.is_set(bits) { 16 } else { 8 };
    let size = match f::BYTE_SIZE.get(bits) {
        0 => Some(ElementSize::Byte),
        1 => Some(ElementSize::Word),
        2 => Some(ElementSize::Dword),
        _ => None,
    };
    let dword_simd = match f::DWORD_SIMD.get(bits) {
        2 => Some(8),
        3 => Some(16),
        _ => None,
    };
    let blocks = match f::OWORD_COUNT.get(bits) {
        0 => Some((1, false)),
        1 => Some((1, true)),
        code @ 2..=4 => Some((1 << (code - 1), false)),
        _ => None,
    };
    Some(match f::DATA_TYPE.get(bits) {
        code @ (kind::BLOCK_READ | kind::BLOCK_READ_UNALIGNED) => {
            let (blocks, high) = blocks?;
            DataMessage::BlockRead {
                blocks,
                high,
                unaligned: code == kind::BLOCK_READ_UNALIGNED,
                surface,
            }
        }
        kind::DWORD_READ => DataMessage::DwordRead {
            simd: dword_simd?,
            surface,
        },
        kind::BYTE_READ => DataMessage::ByteRead {
            simd: byte_simd,
            size: size?,
            surface,
        },
        kind::FENCE => DataMessage::Fence {
            commit: f::FENCE_COMMIT.is_set(bits),
        },
        kind::BLOCK_WRITE => {
            let (blocks, high) = blocks?;
            DataMessage::BlockWrite {
                blocks,
                high,
                surface,
            }
        }
        kind::DWORD_WRITE => DataMessage::DwordWrite {
            simd: dword_simd?,
            surface,
        },
        kind::BYTE_WRITE => DataMessage::ByteWrite {
            simd: byte_simd,
            size: size?,
            surface,
        },
        _ => return None,
    })
}
