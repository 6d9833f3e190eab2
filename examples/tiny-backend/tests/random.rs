//! Random control flow: any graph, values that are carried, kept across blocks, uniform and not, on the tiny machine and on the
//! interpreter. Half of them ask who is active, so that every lane has to meet the others where the interpreter's stack says.

#[allow(dead_code)]
#[path = "../../../interpreter/tests/common/random.rs"]
mod random;
mod support;

use random::{Shape, build};
use support::{Launch, on_tiny, try_interpreter, with_registers};

/// Whether the kernel ends; then both must leave the same.
fn check(shape: &Shape, registers: [u16; 2]) -> bool {
    let module = build(shape);
    let items = 13;
    let launch = Launch {
        kernel: "k",
        items,
        group: items,
        buffers: vec![vec![0; 4 * items as usize]],
        words: vec![],
    };
    let Ok(expected) = try_interpreter(&module, &launch) else {
        return false;
    };
    let options = with_registers(registers);
    assert_eq!(on_tiny(&module, &options, &launch), expected, "{shape:?}");
    true
}

#[test]
fn random_graphs() {
    let mut random = 1_u64;
    let mut below = |bound: u32| {
        random = random
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (random >> 33) as u32 % bound
    };
    let mut ended = 0;
    for seed in 0..80 {
        let blocks = 2 + below(7);
        let mut succs: Vec<Vec<u32>> = (1..blocks)
            .map(|_| (0..1 + below(3)).map(|_| below(blocks)).collect())
            .collect();
        succs.push(Vec::new());
        let shape = Shape {
            succs,
            seed,
            cross_lane: seed % 2 == 0,
            lanes_matter: true,
        };
        let registers = if seed % 3 == 0 { [10, 10] } else { [32, 32] };
        ended += u32::from(check(&shape, registers));
    }
    assert!(ended > 30, "{ended}");
}
