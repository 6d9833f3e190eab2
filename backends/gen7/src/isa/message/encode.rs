//! From messages to descriptors.

use super::{DataMessage, GATEWAY_BARRIER, Message, kind, of_port};
use crate::isa::table::{Field, field as f};

impl Message {
    /// The descriptor, without the end-of-thread bit.
    pub fn descriptor(&self) -> u32 {
        let mut bits = 0;
        let mut put = |field: Field, value: u32| field.put(&mut bits, value);
        put(f::MESSAGE_MLEN, self.length.into());
        put(f::MESSAGE_RLEN, self.response.into());
        put(f::MESSAGE_HEADER, self.header.into());
        if let Some(ty) = self.data_type() {
            put(f::DATA_TYPE, ty);
        }
        if let Some(surface) = self.kind.surface() {
            put(f::MESSAGE_SURFACE, surface.into());
        }
        let simd8 = |simd: u8| u32::from(simd == 8);
        match self.kind {
            DataMessage::UntypedRead { simd, components, .. }
            | DataMessage::UntypedWrite { simd, components, .. } => {
                put(f::UNTYPED_SIMD, 1 + simd8(simd));
                put(f::UNTYPED_DISABLE, !u32::from(components));
            }
            DataMessage::Sample {
                simd, op, sampler, ..
            } => {
                put(f::SAMPLER_SIMD, 2 - simd8(simd));
                put(f::SAMPLER_TYPE, op as u32);
                put(f::SAMPLER_SAMPLER, sampler.into());
            }
            DataMessage::TypedRead { high, components, .. }
            | DataMessage::TypedWrite { high, components, .. } => {
                let low = of_port(self.sfid).typed_low();
                put(f::TYPED_SLOTS, if high { 2 } else { low });
                put(f::TYPED_DISABLE, !u32::from(components));
            }
            DataMessage::UntypedAtomic {
                simd, op, returns, ..
            } => {
                put(f::ATOMIC_SIMD8, simd8(simd));
                put(f::ATOMIC_OP, op as u32);
                put(f::ATOMIC_RETURNS, returns.into());
            }
            DataMessage::ByteRead { simd, size, .. } | DataMessage::ByteWrite { simd, size, .. } => {
                put(f::BYTE_SIMD16, 1 - simd8(simd));
                put(f::BYTE_SIZE, size as u32);
            }
            DataMessage::DwordRead { simd, .. } | DataMessage::DwordWrite { simd, .. } => {
                put(f::DWORD_SIMD, 3 - simd8(simd));
            }
            DataMessage::BlockRead { blocks, high, .. } | DataMessage::BlockWrite { blocks, high, .. } => {
                put(f::OWORD_COUNT, block_code(blocks, high));
            }
            DataMessage::ScratchRead { registers, slot } => {
                put(f::DATA_SCRATCH, 1);
                put(f::SCRATCH_SIZE, u32::from(registers) - 1);
                put(f::SCRATCH_SLOT, slot.into());
            }
            DataMessage::ScratchWrite {
                registers,
                slot,
                masked,
            } => {
                put(f::DATA_SCRATCH, 1);
                put(f::SCRATCH_WRITE, 1);
                put(f::SCRATCH_DWORD, masked.into());
                put(f::SCRATCH_SIZE, u32::from(registers) - 1);
                put(f::SCRATCH_SLOT, slot.into());
            }
            DataMessage::Fence { commit } => put(f::FENCE_COMMIT, commit.into()),
            DataMessage::Barrier => put(f::GATEWAY_FUNCTION, GATEWAY_BARRIER),
            DataMessage::EndOfThread => put(f::SPAWNER_NO_URB, 1),
        }
        bits as u32
    }

    /// The type of message at the data port. Untyped messages have those of the generation that sends them to this port.
    fn data_type(&self) -> Option<u32> {
        Some(match self.kind {
            DataMessage::UntypedRead { .. } => of_port(self.sfid).untyped_read(),
            DataMessage::UntypedWrite { .. } => of_port(self.sfid).untyped_write(),
            DataMessage::UntypedAtomic { .. } => of_port(self.sfid).untyped_atomic(),
            DataMessage::TypedRead { .. } => kind::TYPED_READ,
            DataMessage::TypedWrite { .. } => kind::TYPED_WRITE,
            DataMessage::ByteRead { .. } => kind::BYTE_READ,
            DataMessage::ByteWrite { .. } => kind::BYTE_WRITE,
            DataMessage::DwordRead { .. } => kind::DWORD_READ,
            DataMessage::DwordWrite { .. } => kind::DWORD_WRITE,
            DataMessage::BlockRead { unaligned: true, .. } => kind::BLOCK_READ_UNALIGNED,
            DataMessage::BlockRead { .. } => kind::BLOCK_READ,
            DataMessage::BlockWrite { .. } => kind::BLOCK_WRITE,
            DataMessage::Fence { .. } => kind::FENCE,
            DataMessage::Sample { .. }
            | DataMessage::ScratchRead { .. }
            | DataMessage::ScratchWrite { .. }
            | DataMessage::Barrier
            | DataMessage::EndOfThread => return None,
        })
    }
}

fn block_code(blocks: u8, high: bool) -> u32 {
    if blocks == 1 {
        high.into()
    } else {
        blocks.trailing_zeros() + 1
    }
}
