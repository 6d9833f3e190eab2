//! Whatever bytes are run, the simulator ends with a result or an error, never with a panic.

use wavelift_amdgpu::elf::CodeObject;
use wavelift_amdgpu::metadata::{KernelMetadata, Metadata};
use wavelift_amdgpu::target::{CodeObjectVersion, Processor, TargetId};
use wavelift_amdgpu::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use wavelift_gcn::isa::{Isa, Op, decode};
use wavelift_gcn_sim::{Device, DispatchOptions, UndefinedPolicy};
use wavelift_simulator::Caches;

fn code_object(words: &[u32]) -> Vec<u8> {
    let target = TargetId::new(Processor::by_name("gfx900").unwrap());
    let mut metadata = Metadata::new(CodeObjectVersion::V5, target.to_string());
    metadata.kernels.push(KernelMetadata {
        name: "k".into(),
        symbol: "k.kd".into(),
        kernarg_segment_size: 64,
        kernarg_segment_align: 8,
        group_segment_fixed_size: 512,
        private_segment_fixed_size: 64,
        wavefront_size: 64,
        ..KernelMetadata::default()
    });
    let descriptor = KernelDescriptor {
        group_segment_fixed_size: 512,
        private_segment_fixed_size: 64,
        kernarg_size: 64,
        rsrc1: Rsrc1(0x00af_0000).with_vgpr_blocks(63).with_sgpr_blocks(12),
        rsrc2: Rsrc2::default()
            .with_user_sgpr_count(8)
            .with_workgroup_id_x(1)
            .with_enable_private_segment(1),
        properties: KernelProperties::default()
            .with_private_segment_buffer(1)
            .with_kernarg_segment_ptr(1)
            .with_flat_scratch_init(1),
        ..KernelDescriptor::default()
    };
    let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut object = CodeObject::new(target, CodeObjectVersion::V5, metadata);
    object.add_kernel("k", descriptor, bytes, Vec::new());
    object.write().unwrap()
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// The fixed bits of a random operation with random operands, half of them small register numbers.
fn instruction(random: &mut Random) -> [u32; 2] {
    let encodings = loop {
        let op = Op::ALL[random.next() as usize % Op::ALL.len()];
        if Isa::Gfx9.has(op) {
            break Isa::Gfx9.op(op).encodings;
        }
    };
    let (format, number) = encodings[random.next() as usize % encodings.len()];
    let info = wavelift_gcn::isa::Isa::Gfx9.format(format);
    let mut bits = random.next();
    if !random.next().is_multiple_of(4) {
        bits &= 0x0f0f_0f0f_0f0f_0f0f;
    }
    bits = bits & !(info.mask as u64) | info.value as u64;
    let mut shift = 0;
    for &(low, width) in info.opcode {
        let mask = (u64::MAX >> (64 - width)) << low;
        bits = bits & !mask | (u64::from(number) >> shift << low) & mask;
        shift += width;
    }
    [bits as u32, (bits >> 32) as u32]
}

#[test]
fn random_programs_never_panic() {
    let mut random = Random(0x1357_9bdf_0246_8ace);
    let (mut finished, mut refused) = (0, 0);
    for round in 0..20_000 {
        let mut words = Vec::new();
        for _ in 0..1 + round % 4 {
            // Most random words are no instructions; those that are take the simulator further.
            let decodes = |words: &[u32; 2]| decode(words, 0).is_ok();
            let tries = (0..200).map(|_| instruction(&mut random));
            words.extend(tries.into_iter().find(decodes).unwrap_or_default());
        }
        words.push(0xbf81_0000);
        let mut device = Device::new();
        let module = device.load(&code_object(&words)).unwrap();
        let mut options = DispatchOptions::default();
        options.limits.max_steps = 500;
        options.limits.caches = [Caches::Stale, Caches::Coherent, Caches::Weak(round as u64)][round % 3];
        options.undefined = [
            UndefinedPolicy::Ignore,
            UndefinedPolicy::Ignore,
            UndefinedPolicy::Propagate,
            UndefinedPolicy::Trap,
        ][round / 4 % 4];
        match device.dispatch(module, "k", [100, 1, 1], [100, 1, 1], 0, &[0; 64], &options) {
            Ok(_) => finished += 1,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                refused += 1;
            }
        }
    }
    println!("{finished} finished, {refused} refused");
    assert!(refused > 0);
}
