//! Shapes of control flow: which blocks run with which lanes, and what comes out. Expected masks are worked out from
//! the immediate post-dominators (HSA PRM 2.12).

use crate::common::{Run, kernel};
use wavelift_interpreter::Options;
use wavelift_simulator::{Limits, SimError};

#[test]
fn if_else_diamond_meets_at_the_join() {
    let module = kernel(
        "v10 = iconst.i32 1
         v11 = band.i32 v0, v10
         v12 = icmp.eq v11, v10
         branch v12, block1, block2
         block1:
         v13 = iconst.i32 100
         jump block3(v13)
         block2:
         v14 = iconst.i32 200
         jump block3(v14)
         block3(v15: i32):
         v16 = iadd.i32 v15, v0
         store.i32 global align 4 [v1], v16
         return",
    );
    let (out, masks) = Run::new(&module, 8, 8).wave_size(8).masks();
    assert_eq!(out, [200, 101, 202, 103, 204, 105, 206, 107]);
    assert_eq!(masks, [(0, 0xff), (1, 0xaa), (2, 0x55), (3, 0xff)]);
}

#[test]
fn uniform_branch_does_not_split() {
    let module = kernel(
        "v10 = workgroupid.i32 0
         v11 = iconst.i32 1
         v12 = icmp.eq v10, v11
         branch v12, block1, block2
         block1:
         store.i32 global align 4 [v1], v11
         jump block2
         block2:
         return",
    );
    let (out, masks) = Run::new(&module, 16, 8).wave_size(8).masks();
    assert_eq!(out[..8], [0; 8]);
    assert_eq!(out[8..], [1; 8]);
    let runs = |block| masks.iter().filter(|(b, _)| *b == block).count();
    assert_eq!((runs(1), runs(2)), (1, 2));
    assert!(masks.iter().all(|(_, mask)| *mask == 0xff));
}

/// `do { i += 1 } while (i <= lane)`: the trip count is lane + 1.
#[test]
fn loop_lanes_leave_one_by_one_and_meet_after_it() {
    let module = kernel(
        "v10 = iconst.i32 0
         v11 = iconst.i32 1
         jump block1(v10)
         block1(v12: i32):
         v13 = iadd.i32 v12, v11
         v14 = icmp.ule v13, v0
         branch v14, block1(v13), block2
         block2:
         store.i32 global align 4 [v1], v13
         return",
    );
    let (out, masks) = Run::new(&module, 4, 4).wave_size(8).masks();
    assert_eq!(out, [1, 2, 3, 4]);
    assert_eq!(
        masks,
        [(0, 0xf), (1, 0xf), (1, 0xe), (1, 0xc), (1, 0x8), (2, 0xf)]
    );
}

/// An outer loop of three rounds, an inner loop of lane rounds that some lanes break out of to the very end.
#[test]
fn nested_loop_with_break_out_of_both() {
    let module = kernel(
        "v10 = iconst.i32 0
         v11 = iconst.i32 1
         v12 = iconst.i32 3
         v13 = iconst.i32 5
         jump block1(v10, v10)
         block1(v14: i32, v15: i32):
         jump block2(v10, v15)
         block2(v16: i32, v17: i32):
         v18 = iadd.i32 v17, v11
         v19 = icmp.eq v18, v13
         branch v19, block5(v18), block3
         block3:
         v20 = iadd.i32 v16, v11
         v21 = icmp.ult v20, v0
         branch v21, block2(v20, v18), block4
         block4:
         v22 = iadd.i32 v14, v11
         v23 = icmp.ult v22, v12
         branch v23, block1(v22, v18), block5(v18)
         block5(v24: i32):
         store.i32 global align 4 [v1], v24
         return",
    );
    // The inner loop runs max(lane, 1) times per round; the total stops at five.
    let (out, masks) = Run::new(&module, 4, 4).wave_size(8).masks();
    assert_eq!(out, [3, 3, 5, 5]);
    assert_eq!(masks.last(), Some(&(5, 0xf)), "all lanes meet at the exit");
    // ipdom(block3) is block5 because of the break, so block4 runs once per group that comes there; the exit once.
    assert_eq!(masks.iter().filter(|(b, _)| *b == 5).count(), 1);
}

#[test]
fn irreducible_loop_with_two_entries() {
    // Lanes enter the cycle {1, 2} at both blocks; each pass through either adds its own amount.
    let module = kernel(
        "v10 = iconst.i32 0
         v11 = iconst.i32 1
         v12 = iconst.i32 10
         v13 = iconst.i32 22
         v14 = band.i32 v0, v11
         v15 = icmp.eq v14, v11
         branch v15, block1(v10), block2(v10)
         block1(v16: i32):
         v17 = iadd.i32 v16, v11
         jump block2(v17)
         block2(v18: i32):
         v19 = iadd.i32 v18, v12
         v20 = icmp.ult v19, v13
         branch v20, block1(v19), block3
         block3:
         store.i32 global align 4 [v1], v19
         return",
    );
    let (out, masks) = Run::new(&module, 4, 4).wave_size(8).masks();
    // Even: 0 -> 10 -> 11 -> 21 -> 22 -> 32. Odd: 1 -> 11 -> 12 -> 22.
    assert_eq!(out, [32, 22, 32, 22]);
    // ipdom(block0) = block2: the odd lanes pass block1 first, then all meet in block2.
    assert_eq!(
        masks,
        [
            (0, 0xf),
            (1, 0xa),
            (2, 0xf),
            (1, 0xf),
            (2, 0xf),
            (1, 0x5),
            (2, 0x5),
            (3, 0xf)
        ]
    );
}

#[test]
fn switch_with_repeated_target_is_one_target() {
    let module = kernel(
        "v10 = iconst.i32 3
         v11 = band.i32 v0, v10
         v12 = iconst.i32 7
         v13 = iconst.i32 9
         switch v11, [block1(v12), block2, block1(v13), block3(v10)]
         block1(v14: i32):
         jump block3(v14)
         block2:
         jump block3(v0)
         block3(v15: i32):
         store.i32 global align 4 [v1], v15
         return",
    );
    let (out, masks) = Run::new(&module, 8, 8).wave_size(8).masks();
    assert_eq!(out, [7, 1, 9, 3, 7, 5, 9, 3]);
    assert_eq!(masks, [(0, 0xff), (1, 0x55), (2, 0x22), (3, 0xff)]);
}

#[test]
fn switch_beyond_the_table_is_an_error() {
    let module = kernel("switch v0, [block1, block1]\nblock1:\nreturn");
    let error = Run::new(&module, 3, 3).go().unwrap_err();
    assert!(error.to_string().contains("switch index 2"), "{error}");
    assert_eq!(error.site().and_then(|site| site.lane), Some(2));
}

/// `if (a || b) x; y` as a compiler writes it: two branches into one block.
#[test]
fn short_circuit_meets_at_the_end_not_at_the_shared_block() {
    let module = kernel(
        "v10 = iconst.i32 2
         v11 = icmp.ult v0, v10
         branch v11, block2, block1
         block1:
         v12 = iconst.i32 6
         v13 = icmp.uge v0, v12
         branch v13, block2, block3
         block2:
         v14 = activelaneid
         store.i32 global align 4 [v1], v14
         jump block3
         block3:
         return",
    );
    let (out, masks) = Run::new(&module, 8, 8).wave_size(8).masks();
    // The lanes of `a` and those of `b` run block2 apart: reconvergence is no earlier than the ipdom (HSA PRM 2.12).
    assert_eq!(out, [0, 1, 0, 0, 0, 0, 0, 1]);
    assert_eq!(masks, [(0, 0xff), (2, 0x03), (1, 0xfc), (2, 0xc0), (3, 0xff)]);
}

#[test]
fn return_in_divergent_code_waits_at_the_end() {
    let module = kernel(
        "v10 = iconst.i32 2
         v11 = icmp.ult v0, v10
         branch v11, block1, block2
         block1:
         return
         block2:
         v12 = activelanecount v11
         v13 = bnot.b1 v11
         v14 = activelanecount v13
         store.i32 global align 4 [v1], v14
         return",
    );
    let (out, masks) = Run::new(&module, 6, 6).wave_size(8).masks();
    assert_eq!(out, [0, 0, 4, 4, 4, 4]);
    assert_eq!(masks, [(0, 0x3f), (1, 0x03), (2, 0x3c)]);
}

#[test]
fn partial_wave_and_partial_group() {
    let module = kernel(
        "v10 = currentworkgroupsize.i32 0
         v11 = workitemid.i32 0
         v12 = iconst.i32 8
         v13 = ishl.i32 v10, v12
         v14 = bor.i32 v13, v11
         store.i32 global align 4 [v1], v14
         return",
    );
    let mut run = Run::new(&module, 20, 12);
    run.options.wave_size = 8;
    let (out, masks) = run.masks();
    let expected: Vec<u32> = (0..20)
        .map(|i| if i < 12 { 12 << 8 | i } else { 8 << 8 | (i - 12) })
        .collect();
    assert_eq!(out, expected);
    assert_eq!(masks, [(0, 0xff), (0, 0x0f), (0, 0xff)]);
}

#[test]
fn ids_of_three_dimensions() {
    // Grid 5 x 3 x 2 in groups of 2 x 2 x 2; the word of each work-item is at its flat id in the grid.
    let module = kernel(
        "v10 = workitemflatabsid.i64
         v11 = ishl.i64 v10, v5
         v12 = iadd.i64 v2, v11
         v13 = workitemid.i32 0
         v14 = workitemid.i32 1
         v15 = workitemid.i32 2
         v16 = workitemflatid.i32
         v17 = currentworkitemflatid.i32
         v18 = workgroupid.i32 0
         v19 = gridgroups.i32 0
         v20 = iconst.i32 4
         v21 = ishl.i32 v13, v20
         v22 = bor.i32 v21, v14
         v23 = ishl.i32 v22, v20
         v24 = bor.i32 v23, v15
         v25 = ishl.i32 v24, v20
         v26 = bor.i32 v25, v16
         v27 = ishl.i32 v26, v20
         v28 = bor.i32 v27, v17
         v29 = ishl.i32 v28, v20
         v30 = bor.i32 v29, v18
         v31 = ishl.i32 v30, v20
         v32 = bor.i32 v31, v19
         store.i32 global align 4 [v12], v32
         return",
    );
    let mut run = Run::new(&module, 30, 8);
    (run.grid, run.group) = ([5, 3, 2], [2, 2, 2]);
    let (out, _) = run.go().unwrap();
    for (flat, &word) in out.iter().enumerate() {
        let (x, y, z) = (flat as u32 % 5, flat as u32 / 5 % 3, flat as u32 / 15);
        let (ix, iy, iz) = (x % 2, y % 2, z % 2);
        // HSA PRM 2.2: the flat id counts in the full group, the current flat id in this one.
        let (cx, cy) = ((5 - x / 2 * 2).min(2), (3 - y / 2 * 2).min(2));
        let (full, current) = (ix + 2 * iy + 4 * iz, ix + cx * iy + cx * cy * iz);
        let fields = [ix, iy, iz, full, current, x / 2, 3];
        let expected = fields.iter().fold(0, |word, field| word << 4 | field);
        assert_eq!(word, expected, "work-item {flat}: {word:#x}, {expected:#x}");
    }
}

#[test]
fn divergent_recursion() {
    let module = kernel(
        "v10: i32 = call %f(v0)
         v11: i32 = call %g(v10)
         store.i32 global align 4 [v1], v11
         return",
    );
    let (out, _) = Run::new(&module, 10, 10).wave_size(16).go().unwrap();
    let expected: Vec<u32> = (0..10).map(|n| n * (n + 1) / 2 + n).collect();
    assert_eq!(out, expected);
}

#[test]
fn endless_loop_names_block_and_lanes() {
    let module = kernel(
        "v10 = iconst.i32 2
         v11 = icmp.ult v0, v10
         branch v11, block1, block2
         block1:
         v12 = iconst.i32 1
         jump block1
         block2:
         return",
    );
    let mut run = Run::new(&module, 8, 8);
    run.options = Options {
        limits: Limits {
            max_steps: 1000,
            ..Limits::default()
        },
        wave_size: 8,
        ..Options::default()
    };
    let error = run.go().unwrap_err();
    assert!(matches!(error, SimError::Hang { .. }));
    let text = error.to_string();
    assert!(text.contains("lanes 0x3 at block1"), "{text}");
    assert!(text.contains("lanes 0xfc wait at block2"), "{text}");
}

#[test]
fn block_arguments_move_in_parallel() {
    // (a, b) = (b, a + b), lane times.
    let module = kernel(
        "v10 = iconst.i32 0
         v11 = iconst.i32 1
         jump block1(v10, v10, v11)
         block1(v12: i32, v13: i32, v14: i32):
         v15 = icmp.ult v12, v0
         branch v15, block2, block3
         block2:
         v16 = iadd.i32 v12, v11
         v17 = iadd.i32 v13, v14
         jump block1(v16, v14, v17)
         block3:
         store.i32 global align 4 [v1], v13
         return",
    );
    let (out, _) = Run::new(&module, 10, 10).go().unwrap();
    assert_eq!(out, [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]);
}
