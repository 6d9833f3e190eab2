//! Arbitrary instructions: the simulator gives results or errors, never a panic.

use crate::numbers::Random;
use wavelift_gen7::elf::{CodeObject, CurbeEntry, CurbeValue, KernelInfo, SimdWidth};
use wavelift_gen7::isa::{Generation, decode};
use wavelift_gen7_sim::{Device, DispatchOptions, UndefinedPolicy};
use wavelift_simulator::{Limits, SimError};

#[test]
fn arbitrary_programs_do_not_panic() {
    let golden: Vec<Vec<u8>> = include_str!("../../../tests/vectors.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let hex = line.rsplit('\t').next().unwrap();
            hex.split(' ')
                .map(|byte| u8::from_str_radix(byte, 16).unwrap())
                .collect()
        })
        .collect();
    let mut random = Random(11);
    let (mut unsupported, mut other) = (0, 0);
    for round in 0..3000 {
        let mut code = Vec::new();
        for _ in 0..1 + random.index(12) {
            let mut bytes = golden[random.index(golden.len())].clone();
            for _ in 0..random.index(4) {
                let bit = random.index(128);
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
            if decode(Generation::Gen7, &bytes).is_ok_and(|inst| !inst.compact) {
                code.extend(bytes);
            }
        }
        let simd = if round % 2 == 0 {
            SimdWidth::Simd8
        } else {
            SimdWidth::Simd16
        };
        let mut info = KernelInfo::new("test", simd);
        info.scratch_bytes = 128;
        info.group_bytes = 256;
        // Most registers have small numbers in them.
        info.curbe_registers = 120;
        info.argument_bytes = 120 * 32;
        info.curbe = vec![CurbeEntry {
            value: CurbeValue::Argument(0),
            offset: 0,
            size: 120 * 32,
        }];
        let arguments: Vec<u8> = (0..120 * 32)
            .map(|_| random.next() as u8 & if round % 3 == 0 { 255 } else { 4 })
            .collect();
        let mut object = CodeObject::default();
        object.add_kernel(info, code, Vec::new());
        let mut device = Device::new();
        let module = device.load(&object.write().unwrap()).unwrap();
        let surface = device.allocate("surface", 4096).unwrap();
        let options = DispatchOptions {
            limits: Limits {
                max_steps: 500,
                ..Limits::default()
            },
            undefined: if round % 5 == 0 {
                UndefinedPolicy::Ignore
            } else {
                UndefinedPolicy::Trap
            },
            surfaces: vec![surface; 3],
            ..DispatchOptions::default()
        };
        match device.dispatch(module, "test", [20, 1, 1], [20, 1, 1], 0, &arguments, &options) {
            Err(SimError::Unsupported { .. }) => unsupported += 1,
            _ => other += 1,
        }
    }
    assert!(
        unsupported + other == 3000 && other > 500,
        "{unsupported} {other}"
    );
}
