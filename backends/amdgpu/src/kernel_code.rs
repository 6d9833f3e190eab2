//! `amd_kernel_code_t`: 256 bytes before the code of a kernel in code objects of version 2 (AMDGPU compute ABI, "AMD Kernel Code Object").
//!
//! | byte | field |
//! |---|---|
//! | 0, 4 | u32 version of the layout, major and minor: 1.2 |
//! | 8, 10, 12, 14 | u16 kind of machine (1), its major and minor number, stepping |
//! | 16 | i64 entry point minus address of this header |
//! | 48, 52 | u32 compute_pgm_rsrc1, rsrc2 |
//! | 56 | u32 properties: which user SGPRs, and what is below |
//! | 60, 64 | u32 private bytes per work-item, static group bytes |
//! | 72 | u64 kernarg bytes |
//! | 84, 86 | u16 scalar and vector registers |
//! | 100, 101, 102, 103 | u8 binary logarithms: alignment of kernarg, group and private segment, lanes of a wave |
//! | 104 | u32 calling convention: all ones, there are no indirect functions |
//!
//! The rest is for debuggers, control directives and what the packet processor does not implement: zero.

use crate::descriptor::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use crate::metadata::KernelMetadata;
use crate::target::TargetId;

/// Size of the header in bytes.
pub const KERNEL_CODE_SIZE: usize = 256;
/// Symbol type of kernels, `STT_AMDGPU_HSA_KERNEL`: the symbol is at the header.
pub const KERNEL_SYMBOL: u8 = 10;

/// User SGPRs are the same bits as in a descriptor; numbers of work-groups, 7 to 9, are not implemented by packet processors.
const USER_SGPRS: u32 = 0x7f;
/// Swizzled private memory has elements of four bytes.
const ELEMENTS_OF_4: u32 = 1 << 17;
/// Addresses have 64 bits.
const PTR64: u32 = 1 << 19;
/// The private bytes are a lower bound.
const DYNAMIC_STACK: u32 = 1 << 20;
/// Page faults may be replayed.
const XNACK: u32 = 1 << 22;
/// Segments begin at multiples of 16 bytes at least.
const LEAST_ALIGN: u32 = 4;

/// The header of a kernel, with the code right after it.
pub fn to_bytes(
    target: &TargetId,
    descriptor: &KernelDescriptor,
    metadata: &KernelMetadata,
) -> [u8; KERNEL_CODE_SIZE] {
    let mut out = [0; KERNEL_CODE_SIZE];
    let mut put = |offset: usize, bytes: &[u8]| out[offset..offset + bytes.len()].copy_from_slice(bytes);
    let flag = |is: bool, bit: u32| if is { bit } else { 0 };
    let properties = u32::from(descriptor.properties.0) & USER_SGPRS
        | ELEMENTS_OF_4
        | PTR64
        | flag(descriptor.properties.uses_dynamic_stack() != 0, DYNAMIC_STACK)
        | flag(target.replays(), XNACK);
    let half = |number: u64| u16::try_from(number).unwrap_or(u16::MAX).to_le_bytes();
    put(0, &1u32.to_le_bytes());
    put(4, &2u32.to_le_bytes());
    put(8, &1u16.to_le_bytes());
    for (place, number) in [10, 12, 14].into_iter().zip(isa_numbers(target)) {
        put(place, &half(number.into()));
    }
    put(16, &(KERNEL_CODE_SIZE as i64).to_le_bytes());
    put(48, &descriptor.rsrc1.0.to_le_bytes());
    put(52, &descriptor.rsrc2.0.to_le_bytes());
    put(56, &properties.to_le_bytes());
    put(60, &descriptor.private_segment_fixed_size.to_le_bytes());
    put(64, &descriptor.group_segment_fixed_size.to_le_bytes());
    put(72, &u64::from(descriptor.kernarg_size).to_le_bytes());
    put(84, &half(metadata.sgpr_count));
    put(86, &half(metadata.vgpr_count));
    let kernarg = metadata.kernarg_segment_align.max(1).ilog2().max(LEAST_ALIGN);
    let wave = metadata.wavefront_size.max(1).ilog2();
    put(
        100,
        &[kernarg, LEAST_ALIGN, LEAST_ALIGN, wave].map(|log| log as u8),
    );
    put(104, &u32::MAX.to_le_bytes());
    out
}

/// Reads a header as the descriptor that says the same. What descriptors do not have is ignored.
pub fn from_bytes(bytes: &[u8; KERNEL_CODE_SIZE]) -> KernelDescriptor {
    let u32_at = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let properties = u32_at(56);
    KernelDescriptor {
        group_segment_fixed_size: u32_at(64),
        private_segment_fixed_size: u32_at(60),
        kernarg_size: u32_at(72),
        kernel_code_entry_byte_offset: (u64::from(u32_at(16)) | u64::from(u32_at(20)) << 32) as i64,
        rsrc1: Rsrc1(u32_at(48)),
        rsrc2: Rsrc2(u32_at(52)),
        properties: KernelProperties((properties & USER_SGPRS) as u16)
            .with_uses_dynamic_stack(u32::from(properties & DYNAMIC_STACK != 0)),
        ..KernelDescriptor::default()
    }
}

/// Major and minor number and stepping that version 2 gives a target: with XNACK, gfx9 has a stepping of its own for it (gfx901 is
/// gfx900 with XNACK).
pub fn isa_numbers(target: &TargetId) -> [u32; 3] {
    let [major, minor, stepping] = target.processor.numbers();
    let own = major == 9 && target.processor.xnack && target.replays();
    [major, minor, stepping + u32::from(own)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Feature;

    #[test]
    fn a_header_says_what_the_descriptor_said() {
        let descriptor = KernelDescriptor {
            group_segment_fixed_size: 256,
            private_segment_fixed_size: 12,
            kernarg_size: 40,
            kernel_code_entry_byte_offset: 256,
            rsrc1: Rsrc1(0x00af_0040),
            rsrc2: Rsrc2(0x8c),
            properties: KernelProperties(9).with_uses_dynamic_stack(1),
            ..KernelDescriptor::default()
        };
        let metadata = KernelMetadata {
            sgpr_count: 10,
            vgpr_count: 3,
            kernarg_segment_align: 32,
            wavefront_size: 64,
            ..KernelMetadata::default()
        };
        let target = TargetId::of_processor("gfx803");
        let bytes = to_bytes(&target, &descriptor, &metadata);
        assert_eq!(from_bytes(&bytes), descriptor);
        assert_eq!(bytes[8..16], [1, 0, 8, 0, 0, 0, 3, 0]);
        assert_eq!((bytes[84], bytes[86]), (10, 3));
        assert_eq!(bytes[100..108], [5, 4, 4, 6, 0xff, 0xff, 0xff, 0xff]);
    }

    /// The numbers that `llc-14 --amdhsa-code-object-version=2` writes.
    #[test]
    fn replay_is_part_of_the_name_on_gfx9() {
        let numbers = |name: &str| isa_numbers(&TargetId::of_processor(name));
        assert_eq!(numbers("gfx600"), [6, 0, 0]);
        assert_eq!(numbers("gfx801"), [8, 0, 1]);
        assert_eq!(numbers("gfx810"), [8, 1, 0]);
        assert_eq!(numbers("gfx900"), [9, 0, 1]);
        assert_eq!(numbers("gfx906"), [9, 0, 7]);
        let mut off = TargetId::of_processor("gfx900");
        off.xnack = Feature::Off;
        assert_eq!(isa_numbers(&off), [9, 0, 0]);
    }
}
