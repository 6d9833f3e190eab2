//! A machine for programs in assembler text: a code object around them, and one buffer.
#![allow(dead_code)]

use wavelift_amdgpu::elf::CodeObject;
use wavelift_amdgpu::metadata::{KernelMetadata, Metadata};
use wavelift_amdgpu::target::{CodeObjectVersion, Processor, TargetId};
use wavelift_amdgpu::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use wavelift_rdna4::isa::{WaveSize, assemble};
use wavelift_rdna4_sim::{Device, DispatchOptions};
use wavelift_simulator::SimError;

/// Private memory per work-item of the test kernels.
pub const PRIVATE: u32 = 64;

/// A code object with the kernel `k`: s[0:1] kernel arguments, ttmp9 work-group id, v0 work-item id, 256 bytes of group memory, all three ids.
pub fn code_object(processor: &str, words: &[u32], wave: WaveSize) -> Vec<u8> {
    let target = TargetId::new(Processor::by_name(processor).unwrap());
    let mut metadata = Metadata::new(CodeObjectVersion::V5, target.to_string());
    metadata.kernels.push(KernelMetadata {
        name: "k".into(),
        symbol: "k.kd".into(),
        kernarg_segment_size: 64,
        kernarg_segment_align: 8,
        group_segment_fixed_size: 256,
        private_segment_fixed_size: PRIVATE.into(),
        wavefront_size: wave.lanes().into(),
        ..KernelMetadata::default()
    });
    let descriptor = KernelDescriptor {
        group_segment_fixed_size: 256,
        private_segment_fixed_size: PRIVATE,
        kernarg_size: 64,
        rsrc1: Rsrc1(0x600f_0000).with_vgpr_blocks(11),
        rsrc2: Rsrc2::default()
            .with_user_sgpr_count(2)
            .with_workgroup_id_x(1)
            .with_workgroup_id_y(1)
            .with_workgroup_id_z(1)
            .with_workitem_id(2)
            .with_enable_private_segment(1),
        properties: KernelProperties::default()
            .with_kernarg_segment_ptr(1)
            .with_wavefront_size32(u32::from(wave == WaveSize::Wave32)),
        ..KernelDescriptor::default()
    };
    let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut object = CodeObject::new(target, CodeObjectVersion::V5, metadata);
    object.add_kernel("k", descriptor, bytes, Vec::new());
    object.write().unwrap()
}

/// Runs code of a processor on a grid with a buffer, whose address is the first kernel argument; returns the buffer.
pub fn run_words(
    processor: &str,
    words: &[u32],
    wave: WaveSize,
    (grid, group): ([u32; 3], [u32; 3]),
    memory: &[u32],
    options: &DispatchOptions,
) -> Result<Vec<u32>, SimError> {
    let mut device = Device::new();
    let module = device.load(&code_object(processor, words, wave)).unwrap();
    let buffer = device.allocate("data", 4 * memory.len() as u64).unwrap();
    for (dword, value) in device.bytes_mut(buffer).chunks_exact_mut(4).zip(memory) {
        dword.copy_from_slice(&value.to_le_bytes());
    }
    let kernarg = [device.address(buffer).to_le_bytes(), 7u64.to_le_bytes()].concat();
    device.dispatch(module, "k", grid, group, 0, &kernarg, options)?;
    let words = device.bytes(buffer).chunks_exact(4);
    Ok(words
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect())
}

/// Loads the buffer's address to s[10:11] and the byte offset of the lane's dword to v1.
pub const SETUP: &str =
    "s_load_b64 s[10:11], s[0:1], 0x0\nv_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\ns_wait_kmcnt 0x0\n";

/// Runs a program after [`SETUP`] in one full wave of gfx1201; returns the buffer.
pub fn run_on(body: &str, wave: WaveSize, memory: Vec<u32>) -> Result<Vec<u32>, SimError> {
    let words =
        assemble(&format!("{SETUP}{body}s_endpgm\n"), wave).unwrap_or_else(|error| panic!("{error}\n{body}"));
    let lanes = [wave.lanes(), 1, 1];
    run_words(
        "gfx1201",
        &words,
        wave,
        (lanes, lanes),
        &memory,
        &DispatchOptions::default(),
    )
}
