//! Calls between random functions: inlining keeps who runs with whom, and the wave level of functions gives what lanes give.

use crate::common::Run;
use crate::common::random::{Shape, build_calling};
use proptest::prelude::*;
use std::collections::HashMap;
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::divergence::{ValueFiles, linearize};
use wavelift_codegen::ir::Module;
use wavelift_codegen::opt::inline::{self, Limits};
use wavelift_codegen::pass::Context;
use wavelift_codegen::verify::verify_module;
use wavelift_interpreter::Level;
use wavelift_simulator::SimError;

const LANES: u32 = 13;
/// Steps for programs that may not end, and for other forms of those that do.
const SOON: u64 = 20_000;
const LATE: u64 = 1_000_000;

/// The output, or nothing if the kernel does not end in so many steps.
fn output(module: &Module, level: Level, steps: u64) -> Option<Vec<u32>> {
    let mut run = Run::new(module, LANES, LANES).wave_size(8);
    run.options.limits.max_steps = steps;
    run.options.level = level;
    match run.go() {
        Ok((out, _)) => Some(out),
        Err(SimError::Hang { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

fn shape(cross_lane: bool) -> impl Strategy<Value = Shape> {
    let block = prop::collection::vec((0u32..8, 0u32..4), 1..4);
    (prop::collection::vec(block, 1..8), any::<u64>()).prop_map(move |(blocks, seed)| Shape {
        succs: forward(&blocks),
        seed,
        cross_lane,
        lanes_matter: false,
    })
}

/// Successors that lead on three times out of four, so that most programs end; the last block returns.
fn forward(blocks: &[Vec<(u32, u32)>]) -> Vec<Vec<u32>> {
    let count = blocks.len() as u32 + 1;
    let target = |from: u32, (to, way): (u32, u32)| match way {
        0 => to % count,
        _ => from + 1 + to % (count - from - 1),
    };
    let succs =
        |(from, list): (usize, &Vec<(u32, u32)>)| list.iter().map(|&t| target(from as u32, t)).collect();
    blocks.iter().enumerate().map(succs).chain([Vec::new()]).collect()
}

fn inlined(module: &Module) -> (Module, u64) {
    let mut out = module.clone();
    let stats = inline::run(
        &mut out,
        &Limits {
            small: 1000,
            ..Limits::default()
        },
        &mut Context::new(None),
    )
    .unwrap();
    if let Err(errors) = verify_module(&out) {
        panic!("{}", errors[0]);
    }
    (out, stats.calls)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// The number of lanes that run together is part of the results: post-dominators must stay.
    #[test]
    fn inlining_keeps_who_runs_together(kernel in shape(true), callee in shape(true)) {
        let module = build_calling(&kernel, &callee);
        if verify_module(&module).is_ok() && let Some(before) = output(&module, Level::Thread, SOON) {
            let (after, _) = inlined(&module);
            prop_assert_eq!(output(&after, Level::Thread, LATE), Some(before));
        }
    }

    #[test]
    fn wave_level_of_functions(kernel in shape(true), callee in shape(true)) {
        let module = build_calling(&kernel, &callee);
        if verify_module(&module).is_ok() && let Some(before) = output(&module, Level::Thread, SOON) {
            let mut linear = module.clone();
            let graph = CallGraph::new(&module);
            let mut files = HashMap::new();
            for (id, func) in linear.defined_mut() {
                graph.annotate(func);
                let done = linearize(func, 8, &mut ValueFiles::by_uniformity, &mut Context::new(None)).unwrap();
                files.insert(id, done.files);
            }
            prop_assert_eq!(output(&linear, Level::Wave(files), LATE), Some(before));
        }
    }
}

/// The generator makes calls, most of which are inlined, and programs that end.
#[test]
fn generator_makes_calls() {
    let (mut ended, mut calls) = (0, 0);
    for seed in 0..60 {
        let shape = |seed, cross_lane| Shape {
            succs: vec![vec![1, 2], vec![3], vec![3, 0], vec![]],
            seed,
            cross_lane,
            lanes_matter: false,
        };
        let module = build_calling(&shape(seed, true), &shape(seed + 1000, true));
        ended += u32::from(output(&module, Level::Thread, SOON).is_some());
        calls += inlined(&module).1;
    }
    assert!(
        ended > 30 && calls > 30,
        "{ended} of 60 end, {calls} calls inlined"
    );
}
