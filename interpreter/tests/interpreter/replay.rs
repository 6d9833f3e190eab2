//! The wave level beside each lane alone: nothing differs as the pass makes it, and a value or a way that is not the lane's own is noticed.

use crate::common::Run;
use crate::common::random::{Shape, build};
use std::collections::HashMap;
use std::rc::Rc;
use wavelift_codegen::divergence::{ValueFiles, linearize, normalize};
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, InstructionData, Module};
use wavelift_codegen::pass::Context;
use wavelift_interpreter::{Check, Level, Replay};

const ITEMS: u32 = 29;

/// What a kernel is as each lane sees it, and at the wave level.
fn levels(mut module: Module) -> (Function, Module, ValueFiles) {
    let id = FuncRef::from_u32(0);
    let FunctionDecl::Defined(func) = &mut module.functions[id] else {
        panic!("the kernel has a body");
    };
    let mut thread = (**func).clone();
    normalize(&mut thread);
    let mut context = Context::new(None);
    let done = linearize(func, 16, &mut ValueFiles::by_uniformity, &mut context).expect("a wave level");
    (thread, module, done.files)
}

/// Runs the wave level beside lanes that do what `thread` says. `None` if the kernel does not end soon.
fn replay(thread: Function, module: &Module, files: &ValueFiles) -> Option<Replay> {
    let id = FuncRef::from_u32(0);
    let mut run = Run::new(module, ITEMS, ITEMS).wave_size(16);
    run.options.level = Level::Wave(HashMap::from([(id, files.clone())]));
    run.options.limits.max_steps = 20_000;
    let mut replay = Replay::new([(id, Rc::new(thread))]);
    run.watched(&mut replay).ok().map(|_| replay)
}

fn shape(number: u64) -> Shape {
    let mut state = number + 1;
    let mut next = |bound: u64| {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33) % bound
    };
    let blocks = 3 + next(18);
    let succs = (0..blocks).map(|_| {
        let degree = [0, 1, 1, 2, 2, 2, 3][next(7) as usize];
        (0..degree).map(|_| next(blocks) as u32).collect()
    });
    Shape {
        succs: succs.collect(),
        seed: number,
        cross_lane: number.is_multiple_of(2),
        lanes_matter: number.is_multiple_of(4),
    }
}

#[test]
fn lanes_do_what_they_do_alone() {
    let (mut decisions, mut values) = (0, 0);
    for number in 0..400 {
        let (thread, module, files) = levels(build(&shape(number)));
        let Some(replay) = replay(thread, &module, &files) else {
            continue;
        };
        assert!(
            replay.violations().is_empty(),
            "{number}: {}",
            replay.violations()[0]
        );
        decisions += replay.decisions;
        values += replay.values;
    }
    assert!(
        decisions > 20_000 && values > 500_000,
        "{decisions} decisions, {values} values"
    );
}

/// One constant, or one condition, of what lanes do alone is another one.
#[test]
fn other_values_and_other_ways_are_noticed() {
    let (mut planted, mut noticed) = (0, 0);
    for number in 0..100 {
        let (thread, module, files) = levels(build(&shape(number)));
        let constants: Vec<_> = thread
            .layout
            .iter()
            .map(|(_, inst)| inst)
            .filter(|&inst| matches!(thread.dfg.inst(inst), InstructionData::Const { .. }))
            .collect();
        let Some(&inst) = constants.get(number as usize % constants.len().max(1)) else {
            continue;
        };
        let mut other = thread.clone();
        if let InstructionData::Const { imm, .. } = other.dfg.inst_mut(inst) {
            *imm ^= 1;
        }
        let Some(replay) = replay(other, &module, &files) else {
            continue;
        };
        planted += 1;
        noticed += u32::from(!replay.violations().is_empty());
    }
    // Constants of blocks that no lane runs to the end change nothing.
    assert!(planted > 40 && noticed * 2 > planted, "{noticed} of {planted}");
}
