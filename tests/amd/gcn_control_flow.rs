//! Random control flow as machine code of gfx900: what lanes compute depends on which lanes run with them at cross-lane
//! operations, so every mask has to be that of the interpreter's immediate-post-dominator stack.
//!
//! `PROPTEST_RNG_SEED=1 WAVELIFT_CASES=5000 cargo test --release --test amd gcn_control_flow` is a long campaign: the same one for the same seed,
//! another one each time without.

use crate::random::{Shape, build};
use proptest::prelude::*;
use wavelift_codegen::divergence::watch::FlowTable;
use wavelift_codegen::ir::Module;
use wavelift_codegen::target::{Options, Target, Verify};
use wavelift_gcn::target::compiler;
use wavelift_gcn_sim::{Device, DispatchOptions, Seen};
use wavelift_interpreter::{Interpreter, Launch, PathRecorder, WaveId};
use wavelift_simulator::{DeviceMemory, Geometry, Limits, SimError};

/// A wave and a part of one.
const ITEMS: u32 = 80;

/// What each work-item leaves, by the interpreter; `None` if a lane does not end soon.
fn reference(module: &Module) -> Option<Vec<u8>> {
    let mut memory = DeviceMemory::new();
    let out = memory.allocate("out", 4 * u64::from(ITEMS)).unwrap();
    let kernarg = memory.address(out).to_le_bytes();
    let options = wavelift_interpreter::Options {
        wave_size: 64,
        limits: Limits {
            max_steps: 100_000,
            ..Limits::default()
        },
        ..Default::default()
    };
    let launch = Launch {
        kernel: "k",
        geometry: Geometry::from_sizes([ITEMS, 1, 1], [ITEMS, 1, 1]).unwrap(),
        dynamic_group_bytes: 0,
        kernarg: &kernarg,
        packet_id: 0,
        completion_signal: 0,
    };
    match Interpreter::new(module, options)
        .unwrap()
        .dispatch(&mut memory, &launch)
    {
        Ok(_) => Some(memory.bytes(out).to_vec()),
        Err(SimError::Hang { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

/// What each work-item leaves on gfx900. With `watch`, the invariants of the divergence pass are watched, and every lane goes the way
/// that it goes in the interpreter.
fn on_gfx900(module: &Module, watch: bool) -> Vec<u8> {
    let options = Options {
        verify: Verify::Passes,
        watch,
        ..Options::default()
    };
    let compiled = compiler().compile(module, &options).unwrap();
    assert!(compiled.failed.is_empty(), "{}", compiled.failed[0]);
    let mut device = Device::new();
    let out = device.allocate("out", 4 * u64::from(ITEMS)).unwrap();
    let kernarg = device.address(out).to_le_bytes();
    let object = device.load(&compiled.object).unwrap();
    if watch {
        device.watch(object, compiled.watched.clone());
    }
    let (grid, group) = ([ITEMS, 1, 1], [ITEMS, 1, 1]);
    device
        .dispatch(object, "k", grid, group, 0, &kernarg, &DispatchOptions::default())
        .unwrap_or_else(|error| panic!("{error}"));
    if let (Some(seen), Some(thread)) = (device.seen(object), &compiled.thread) {
        same_paths(seen, thread);
    }
    device.bytes(out).to_vec()
}

/// Compares the lanes' paths with those on the interpreter's stack, and both with the stack that the watch carries.
fn same_paths(seen: &Seen, thread: &Module) {
    let mut memory = DeviceMemory::new();
    let out = memory.allocate("out", 4 * u64::from(ITEMS)).unwrap();
    let kernarg = memory.address(out).to_le_bytes();
    let tables: Vec<_> = thread
        .defined()
        .map(|(id, func)| (id, FlowTable::new(func)))
        .collect();
    let mut recorder = PathRecorder::new(tables.iter().map(|(id, table)| (*id, table)));
    let launch = Launch {
        kernel: "k",
        geometry: Geometry::from_sizes([ITEMS, 1, 1], [ITEMS, 1, 1]).unwrap(),
        dynamic_group_bytes: 0,
        kernarg: &kernarg,
        packet_id: 0,
        completion_signal: 0,
    };
    Interpreter::new(thread, wavelift_interpreter::Options::default())
        .unwrap()
        .dispatch_watched(&mut memory, &launch, &mut recorder)
        .unwrap();
    for wave in &seen.waves {
        let id = WaveId {
            group: wave.group,
            wave: wave.wave,
        };
        let alone = &recorder.traces[&id];
        for lane in (0..64).filter(|&lane| wave.lanes.has(lane)) {
            assert!(
                wave.trace.same_path(alone, lane),
                "wave {}, lane {lane} goes another way than alone",
                wave.wave
            );
        }
    }
    let (total, by_interpreter) = (seen.profile.total(), recorder.entries.values().sum::<u64>());
    assert_eq!(total.stack, by_interpreter);
    for (block, entries) in &seen.profile.blocks {
        assert!(entries.with_lanes <= entries.stack, "{block:?}: {entries:?}");
    }
}

fn check(shape: &Shape) -> bool {
    let module = build(shape);
    let Some(expected) = reference(&module) else {
        return false;
    };
    assert_eq!(on_gfx900(&module, true), expected);
    assert_eq!(on_gfx900(&module, false), expected);
    true
}

#[test]
fn loops_with_break_and_continue() {
    const SHAPES: &[&[&[u32]]] = &[
        &[&[1], &[2, 6], &[3, 5], &[4, 6], &[5], &[1], &[]],
        &[&[1], &[2, 4], &[3, 4], &[1, 4], &[]],
        &[&[1, 2], &[2, 3], &[1, 3], &[]],
        &[&[1, 3], &[2, 3], &[4], &[4], &[]],
        &[&[1, 1, 2, 1], &[2, 2], &[1, 1, 3, 3], &[]],
    ];
    let mut ended = 0;
    for shape in SHAPES {
        for seed in 0..6 {
            ended += usize::from(check(&Shape {
                succs: shape.iter().map(|s| s.to_vec()).collect(),
                seed,
                cross_lane: true,
                lanes_matter: true,
            }));
        }
    }
    assert!(ended >= 15, "{ended} programs came to an end");
}

/// Branches of it are constant; without their edges other branches would have closer post-dominators.
#[test]
fn constant_branches_keep_lanes_apart() {
    let succs: &[&[u32]] = &[
        &[35, 15],
        &[6, 6],
        &[49],
        &[],
        &[],
        &[19],
        &[0, 20],
        &[6, 1],
        &[],
        &[0, 0],
        &[],
        &[],
        &[],
        &[0],
        &[],
        &[40],
        &[0],
        &[4],
        &[1, 5],
        &[25, 6],
        &[6],
        &[22, 2],
        &[],
        &[],
        &[0],
        &[2],
        &[],
        &[],
        &[0],
        &[],
        &[],
        &[21],
        &[0, 0],
        &[0],
        &[0],
        &[31, 48],
        &[18, 1],
        &[],
        &[],
        &[31],
        &[39, 44],
        &[0, 0],
        &[0],
        &[],
        &[17, 7],
        &[],
        &[],
        &[],
        &[3, 36, 10],
        &[18],
        &[],
        &[],
    ];
    check(&Shape {
        succs: succs.iter().map(|s| s.to_vec()).collect(),
        seed: 8671554441690863460,
        cross_lane: true,
        lanes_matter: true,
    });
}

fn cases() -> u32 {
    let number = std::env::var("WAVELIFT_CASES").ok();
    number.and_then(|text| text.parse().ok()).unwrap_or(30)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn random_control_flow(
        degrees in prop::collection::vec(0usize..9, 2..60),
        targets in prop::collection::vec(prop::collection::vec(0u32..60, 3), 60),
        cross_lane in any::<bool>(),
        seed in any::<u64>(),
    ) {
        const DEGREES: [usize; 9] = [0, 1, 1, 2, 2, 2, 2, 2, 3];
        let succs: Vec<Vec<u32>> = degrees
            .iter()
            .zip(&targets)
            .map(|(&degree, targets)| targets[..DEGREES[degree]].to_vec())
            .collect();
        check(&Shape { succs, seed, cross_lane, lanes_matter: true });
    }
}
