//! Segments, flat addresses, atomics, barriers, lane operations, and what is reported when a program goes wrong.

use crate::common::{Run, kernel};
use wavelift_simulator::{SimError, WaveOrder};

/// Each work-item leaves its id in group memory and reads the one of its mirror image after the barrier.
const REVERSE: &str = "v10 = symbol_addr.i32 %tile
    v11 = workitemid.i32 0
    v12 = ishl.i32 v11, v5
    v13 = iadd.i32 v10, v12
    store.i32 group align 4 [v13], v0
    fence screl wg
    barrier
    fence scacq wg
    v14 = currentworkgroupsize.i32 0
    v15 = isub.i32 v14, v11
    v16 = ishl.i32 v15, v5
    v17 = iadd.i32 v10, v16
    v18 = load.i32 group align 4 [v17-4]
    store.i32 global align 4 [v1], v18
    return";

#[test]
fn barrier_between_waves_with_group_memory() {
    let module = kernel(REVERSE);
    let expected: Vec<u32> = (0..140).map(|i| if i < 100 { 99 - i } else { 239 - i }).collect();
    for order in [WaveOrder::Forward, WaveOrder::Reverse, WaveOrder::Shuffled(3)] {
        for wave_size in [8, 16, 32, 64] {
            let mut run = Run::new(&module, 140, 100).wave_size(wave_size);
            run.options.limits.order = order;
            run.options.limits.turn = 3;
            let (out, stats) = run.go().unwrap();
            assert_eq!(out, expected);
            assert_eq!((stats.groups, stats.barriers), (2, 2));
        }
    }
}

#[test]
fn missing_barrier_reads_undefined_group_memory() {
    let module = kernel(&REVERSE.replace("    barrier\n", ""));
    let error = Run::new(&module, 16, 16).wave_size(8).go().unwrap_err();
    let text = error.to_string();
    assert!(matches!(error, SimError::Poison { .. }), "{text}");
    assert!(
        text.contains("is stored to memory that others read; undefined since `v18 = load.i32 group"),
        "{text}"
    );
}

#[test]
fn barrier_in_divergent_code_is_an_error() {
    let module = kernel(
        "v10 = iconst.i32 3\nv11 = icmp.eq v0, v10\nbranch v11, block1, block2\nblock1:\nbarrier\njump block2\nblock2:\nreturn",
    );
    let text = Run::new(&module, 8, 8).go().unwrap_err().to_string();
    assert!(
        text.contains("barrier in divergent control flow: lanes 0x8 run"),
        "{text}"
    );
}

#[test]
fn atomics_add_up_over_waves_and_groups() {
    let module = kernel(
        "v10 = iconst.i32 1
         v11 = atomic_rmw.i32 add global align 4 rlx agent [v2], v10
         atomic_rmw_noret.i32 umax global align 4 rlx agent [v2+4], v0
         v12 = iconst.i32 9
         v13 = atomic_cas.i32 cas global align 4 rlx agent [v2+8], v10, v12
         atomic_store.i32 st global align 4 rlx agent [v2+12], v10
         v14 = atomic_load.i32 ld global align 4 rlx agent [v2+12]
         atomic_rmw_noret.i32 add global align 4 rlx agent [v2+16], v14
         return",
    );
    let mut run = Run::new(&module, 100, 24).wave_size(16);
    run.words = 5;
    let (out, _) = run.go().unwrap();
    assert_eq!(out, [100, 99, 0, 1, 100]);
}

#[test]
fn flat_addresses_reach_three_segments() {
    let module = kernel(
        "v10 = symbol_addr.i32 %tile
         v11 = ishl.i32 v0, v5
         v12 = iadd.i32 v10, v11
         v13 = stof.i64 group v12
         store.i32 flat align 4 [v13], v0
         v14 = load.i32 group align 4 [v12]
         v15 = segmentp group v13
         v16 = segmentp global v13
         v17 = ftos.i32 group v13
         v18 = icmp.eq v17, v12
         v19 = uextend.i32 v15
         v20 = uextend.i32 v16
         v21 = uextend.i32 v18
         v22 = iconst.i32 4
         v23 = ishl.i32 v14, v22
         v24 = bor.i32 v23, v19
         v25 = ishl.i32 v24, v22
         v26 = bor.i32 v25, v20
         v27 = ishl.i32 v26, v22
         v28 = bor.i32 v27, v21
         store.i32 flat align 4 [v1], v28
         return",
    );
    let (out, _) = Run::new(&module, 4, 4).go().unwrap();
    assert_eq!(out, [0x0101, 0x1101, 0x2101, 0x3101]);
}

#[test]
fn readonly_variable_and_vector_load() {
    let module = kernel(
        "v10 = symbol_addr.i64 %table
         v11, v12 = load.i32 readonly align 4 [v10]
         v13 = imul.i32 v11, v12
         v14 = make_vector.i32x4 v11, v12, v13, v0
         v15 = iadd.i32x4 v14, v14
         v16 = extract_lane.i32 v15, 2
         v17 = extract_lane.i32 v15, 3
         v18 = iadd.i32 v16, v17
         store.i32 global align 4 [v1], v18
         return",
    );
    let (out, _) = Run::new(&module, 3, 3).go().unwrap();
    assert_eq!(out, [70, 72, 74]);
}

#[test]
fn dynamic_group_memory_lies_after_the_static() {
    let module = kernel(
        "v10 = symbol_addr.i32 %tile
         v11 = ishl.i32 v0, v5
         v12 = iadd.i32 v10, v11
         store.i32 group align 4 [v12+1024], v0
         v13 = load.i32 group align 4 [v12+1024]
         store.i32 global align 4 [v1], v13
         return",
    );
    let mut run = Run::new(&module, 4, 4);
    let text = run.go().unwrap_err().to_string();
    assert!(text.contains("group write of 4 bytes at 0x400"), "{text}");
    run.dynamic_group = 16;
    assert_eq!(run.go().unwrap().0, [0, 1, 2, 3]);
}

#[test]
fn out_of_bounds_names_instruction_line_and_lane() {
    let module = kernel("store.i32 global align 4 [v1+4], v0 @17\nreturn");
    let error = Run::new(&module, 5, 5).go().unwrap_err();
    let text = error.to_string();
    assert!(
        text.contains("store.i32 global align 4 [v1+4], v0`, line:17"),
        "{text}"
    );
    assert!(text.contains("past the end of buffer out"), "{text}");
    assert_eq!(error.site().and_then(|site| site.lane), Some(4));
}

#[test]
fn broken_alignment_promise_is_an_error() {
    let module = kernel("store.i32 global align 8 [v1], v0\nreturn");
    let text = Run::new(&module, 2, 2).go().unwrap_err().to_string();
    assert!(
        text.contains("promised alignment of 8 bytes") && text.contains("lane 1"),
        "{text}"
    );
}

#[test]
fn lane_operations_over_active_lanes() {
    // Lanes 1, 2, 5 of eight are active. Permute: lane l reads lane l + 1.
    let module = kernel(
        "v10 = iconst.i32 0x26
         v11 = ushr.i32 v10, v0
         v12 = iconst.i32 1
         v13 = band.i32 v11, v12
         v14 = icmp.eq v13, v12
         branch v14, block1, block2
         block1:
         v15 = activelaneid
         v16 = bconst 1
         v17 = activelanecount v16
         v18, v19, v20, v21 = activelanemask v16
         v22 = ilow v18
         v23 = iadd.i32 v0, v12
         v24 = iconst.i32 15
         v25 = bconst 0
         v26 = activelanepermute.i32 v0, v23, v24, v25
         v27 = iconst.i32 4
         v28 = ishl.i32 v15, v27
         v29 = bor.i32 v28, v17
         v30 = ishl.i32 v29, v27
         v31 = bor.i32 v30, v26
         v32 = iconst.i32 8
         v33 = ishl.i32 v31, v32
         v34 = bor.i32 v33, v22
         store.i32 global align 4 [v1], v34
         jump block2
         block2:
         return",
    );
    let (out, _) = Run::new(&module, 8, 8).wave_size(8).go().unwrap();
    assert_eq!(out, [0, 0x03226, 0x13f26, 0, 0, 0x23f26, 0, 0]);
}

#[test]
fn launches_that_break_promises_are_refused() {
    let module = kernel("return");
    let mut run = Run::new(&module, 8, 8);
    run.group = [2000, 1, 1];
    assert!(matches!(run.go(), Err(SimError::Launch { .. })));
    run.group = [8, 1, 1];
    run.options.wave_size = 48;
    assert!(matches!(run.go(), Err(SimError::Launch { .. })));
}
