//! Every schedule against each lane alone, on random control flow: the immediate-post-dominator stack, the lowest pending
//! block over the exit-last order, and the wave level of the divergence pass.

use crate::common::Run;
use crate::common::random::{Shape, build};
use proptest::prelude::*;
use std::collections::{BTreeMap, HashMap};
use wavelift_codegen::analysis::{BlockOrder, Cfg, PostDominatorTree, UniformityInfo};
use wavelift_codegen::divergence::watch::FlowTable;
use wavelift_codegen::divergence::{ValueFile, ValueFiles, linearize, normalize};
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, Module, Type, ValueDef};
use wavelift_codegen::pass::Context;
use wavelift_interpreter::{
    Check, FlowCheck, Interest, LaneMask, LaneValues, Level, Observer, Place, ReconvergenceCheck, Schedule,
    Trace, TraceEvent, TraceRecorder, UniformityOracle,
};
use wavelift_simulator::SimError;

const LANES: u32 = 13;

fn kernel() -> FuncRef {
    FuncRef::from_u32(0)
}

fn function(module: &Module) -> &Function {
    match &module.functions[kernel()] {
        FunctionDecl::Defined(func) => func,
        FunctionDecl::External(_) => panic!("the kernel has a body"),
    }
}

/// Traces by flat work-item, of the blocks and instruction results that the original function has.
fn by_item(
    recorder: TraceRecorder,
    original: &Function,
    wave_size: u32,
    alone: bool,
) -> BTreeMap<u32, Trace> {
    let mut out = BTreeMap::new();
    for ((id, lane), mut trace) in recorder.traces {
        let item = if alone {
            id.group[0]
        } else {
            id.wave * wave_size + lane as u32
        };
        trace.retain(|event| match *event {
            TraceEvent::Block(_, block) => (block.as_u32() as usize) < original.dfg.num_blocks(),
            TraceEvent::Define(value, _) => {
                (value.as_u32() as usize) < original.dfg.num_values()
                    && matches!(original.dfg.value_def(value), ValueDef::Result(..))
            }
            TraceEvent::CrossLane(..) => true,
        });
        out.insert(item, trace);
    }
    out
}

fn recorder() -> TraceRecorder {
    TraceRecorder {
        definitions: true,
        ..TraceRecorder::default()
    }
}

/// Each lane alone in a wave of its own. `None` if one of them does not end soon.
fn alone(module: &Module) -> Option<(Vec<u32>, BTreeMap<u32, Trace>)> {
    let mut run = Run::new(module, LANES, 1).wave_size(8);
    run.options.limits.max_steps = 20_000;
    let mut traces = recorder();
    match run.watched(&mut traces) {
        Ok((out, _)) => Some((out, by_item(traces, function(module), 8, true))),
        Err(SimError::Hang { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Tells several watchers.
struct Both<'a>(&'a mut dyn Observer, &'a mut dyn Observer);

impl Observer for Both<'_> {
    fn interest(&self) -> Interest {
        let (a, b) = (self.0.interest(), self.1.interest());
        Interest {
            uses: a.uses || b.uses,
            definitions: a.definitions || b.definitions,
        }
    }
    fn on_block(&mut self, place: &Place, active: LaneMask) {
        self.0.on_block(place, active);
        self.1.on_block(place, active);
    }
    fn on_cross_lane(&mut self, place: &Place, inst: wavelift_codegen::ir::Inst, active: LaneMask) {
        self.0.on_cross_lane(place, inst, active);
        self.1.on_cross_lane(place, inst, active);
    }
    fn on_use(
        &mut self,
        place: &Place,
        inst: wavelift_codegen::ir::Inst,
        value: wavelift_codegen::ir::Value,
        lanes: LaneMask,
        bits: LaneValues<'_>,
    ) {
        self.0.on_use(place, inst, value, lanes, bits);
        self.1.on_use(place, inst, value, lanes, bits);
    }
    fn on_define(
        &mut self,
        place: &Place,
        value: wavelift_codegen::ir::Value,
        lanes: LaneMask,
        bits: LaneValues<'_>,
    ) {
        self.0.on_define(place, value, lanes, bits);
        self.1.on_define(place, value, lanes, bits);
    }
}

fn check_schedule(
    module: &Module,
    schedule: Schedule,
    claimed: Option<&UniformityInfo>,
    wave_size: u32,
    expected: &(Vec<u32>, BTreeMap<u32, Trace>),
) {
    let func = function(module);
    let mut run = Run::new(module, LANES, LANES).wave_size(wave_size);
    run.options.schedule = schedule;
    let mut traces = recorder();
    let mut meets = ReconvergenceCheck::new(kernel(), func);
    let claims = claimed.map(|info| {
        func.dfg
            .values()
            .filter(|&v| info.is_uniform(v))
            .collect::<Vec<_>>()
    });
    let mut oracle = UniformityOracle::new(kernel(), claims.unwrap_or_default());
    let (out, _) = run
        .watched(&mut Both(&mut traces, &mut Both(&mut meets, &mut oracle)))
        .unwrap();
    assert_eq!(meets.violations, [""; 0]);
    assert_eq!(oracle.violations, [""; 0]);
    assert_eq!(by_item(traces, func, wave_size, false), expected.1);
    assert_eq!(out, expected.0);
}

/// Which values go to which file: a target's choice.
#[derive(Clone, Copy, Debug)]
enum Target {
    /// Uniform values are scalars, divergent `b1` are masks.
    Scalars,
    /// No scalars but constants; every `b1` is a mask.
    Masks,
    /// `b1` per lane as everything else.
    Vectors,
}

fn files(target: Target, func: &Function, info: &UniformityInfo) -> ValueFiles {
    let mut files = ValueFiles::by_uniformity(func, info);
    for value in func.dfg.values() {
        let ty = func.dfg.value_type(value);
        match target {
            Target::Scalars => {}
            _ if ty == Type::MASK => {}
            Target::Masks if ty == Type::B1 => files.set(value, ValueFile::Mask),
            Target::Masks | Target::Vectors => files.set(value, ValueFile::Vector),
        }
    }
    files
}

fn check_wave_level(
    module: &Module,
    target: Target,
    wave_size: u32,
    expected: &(Vec<u32>, BTreeMap<u32, Trace>),
) {
    let found = compare_wave_level(module, target, wave_size, wave_size, expected);
    found.unwrap_or_else(|difference| panic!("{target:?}, waves of {wave_size}: {difference}"));
}

/// Runs what the pass makes for waves of `made_for` lanes with waves of `wave_size`.
fn compare_wave_level(
    module: &Module,
    target: Target,
    made_for: u32,
    wave_size: u32,
    expected: &(Vec<u32>, BTreeMap<u32, Trace>),
) -> Result<(), String> {
    let mut lowered = module.clone();
    let FunctionDecl::Defined(func) = &mut lowered.functions[kernel()] else {
        panic!("the kernel has a body")
    };
    let mut thread = func.clone();
    normalize(&mut thread);
    let done = linearize(
        func,
        made_for,
        &mut |func, info| files(target, func, info),
        &mut Context::new(None),
    )
    .unwrap();
    let mut run = Run::new(&lowered, LANES, LANES).wave_size(wave_size);
    run.options.level = Level::Wave(HashMap::from([(kernel(), done.files)]));
    let mut traces = recorder();
    let mut meets = ReconvergenceCheck::new(kernel(), function(module));
    let mut flow = FlowCheck::new([(kernel(), FlowTable::new(&thread))]);
    let result = run.watched(&mut Both(&mut traces, &mut Both(&mut meets, &mut flow)));
    let text = || wavelift_codegen::ir::text::print_module(&lowered);
    let (out, _) = result.map_err(|error| format!("{error}\n{}", text()))?;
    flow.finish();
    if let Some(violation) = flow.violations().first() {
        return Err(format!("{violation}\n{}", text()));
    }
    if let Some(violation) = meets.violations.first() {
        return Err(format!("{violation}\n{}", text()));
    }
    let found = by_item(traces, function(module), wave_size, false);
    for (item, expected) in &expected.1 {
        let found = found.get(item).map_or(&[][..], Vec::as_slice);
        let first = expected.iter().zip(found).position(|(a, b)| a != b);
        let first = first.or((expected.len() != found.len()).then_some(expected.len().min(found.len())));
        if let Some(at) = first {
            let around = |t: &[TraceEvent]| format!("{:?}", &t[at.saturating_sub(3)..t.len().min(at + 3)]);
            let (found, expected) = (around(found), around(expected));
            return Err(format!(
                "work-item {item} does\n{found}\ninstead of\n{expected}\n{}",
                text()
            ));
        }
    }
    match out == expected.0 {
        true => Ok(()),
        false => Err(format!("{out:?} instead of {:?}\n{}", expected.0, text())),
    }
}

fn check(shape: &Shape) {
    let module = build(shape);
    let Some(expected) = alone(&module) else { return };
    let func = function(&module);
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let order = BlockOrder::new(&cfg, &post);
    for wave_size in [8, 16] {
        check_schedule(&module, Schedule::IpdomStack, None, wave_size, &expected);
        let info = UniformityInfo::new(func, &cfg, &post, &order, wave_size);
        let orders = HashMap::from([(kernel(), order.blocks().to_vec())]);
        check_schedule(
            &module,
            Schedule::LowestPending(orders),
            Some(&info),
            wave_size,
            &expected,
        );
        for target in [Target::Scalars, Target::Masks, Target::Vectors] {
            check_wave_level(&module, target, wave_size, &expected);
        }
    }
}

/// I3: the active sets of cross-lane operations at the wave level are those of the immediate-post-dominator stack.
fn check_cross_lane(shape: &Shape) {
    let module = build(shape);
    for wave_size in [8, 16] {
        let Some(expected) = by_stack(&module, wave_size) else {
            return;
        };
        check_wave_level(&module, Target::Scalars, wave_size, &expected);
    }
}

/// What the immediate-post-dominator stack does; `None` if a lane does not end soon.
fn by_stack(module: &Module, wave_size: u32) -> Option<(Vec<u32>, BTreeMap<u32, Trace>)> {
    let mut run = Run::new(module, LANES, LANES).wave_size(wave_size);
    run.options.limits.max_steps = 20_000;
    let mut traces = recorder();
    match run.watched(&mut traces) {
        Ok((out, _)) => Some((out, by_item(traces, function(module), wave_size, false))),
        Err(SimError::Hang { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Lanes that wait at strict branches need a stack of as many entries as the logarithm of the wave size. That many are enough for
/// all other tests here; one is not: what was parked separately goes on together, which lanes can tell.
#[test]
fn stack_of_parked_lanes_needs_its_logarithm() {
    const SHAPES: &[&[&[u32]]] = &[
        &[&[1], &[2, 4], &[3, 4], &[1, 4], &[]],
        &[&[1], &[2, 6], &[3, 5], &[4, 6], &[5], &[1], &[]],
    ];
    let mut merged = 0;
    for shape in SHAPES {
        for seed in 0..100 {
            let module = build(&Shape {
                succs: shape.iter().map(|s| s.to_vec()).collect(),
                seed,
                cross_lane: true,
                lanes_matter: false,
            });
            let Some(expected) = by_stack(&module, 16) else {
                continue;
            };
            compare_wave_level(&module, Target::Scalars, 16, 16, &expected).unwrap();
            merged += usize::from(compare_wave_level(&module, Target::Scalars, 2, 16, &expected).is_err());
        }
    }
    assert_ne!(merged, 0, "no program had two entries");
}

#[test]
fn named_shapes() {
    let shapes: &[&[&[u32]]] = &[
        &[&[1, 2], &[3], &[3], &[]],
        &[&[1, 2], &[2], &[]],
        &[&[1], &[2, 3], &[1], &[]],
        // A loop with a break and a continue.
        &[&[1], &[2, 6], &[3, 5], &[4, 6], &[5], &[1], &[]],
        // Irreducible: two entries.
        &[&[1, 2], &[2, 3], &[1, 3], &[]],
        // Nested loops, and a jump out of both.
        &[&[1], &[2], &[2, 3], &[1, 4], &[]],
        &[&[1], &[2], &[2, 3], &[4, 5], &[1, 5], &[]],
        // Short circuit.
        &[&[1, 3], &[2, 3], &[4], &[4], &[]],
        // Temporal divergence inside one source loop (docs/design/divergence.md).
        &[&[1], &[2, 3], &[4], &[4, 5], &[1], &[]],
        // Switches, with a repeated target and out of a loop.
        &[&[1, 2, 3, 1], &[4], &[4], &[4], &[]],
        &[&[1], &[1, 2, 3], &[1, 3], &[]],
        // Two returns.
        &[&[1, 2], &[], &[]],
        // Several edges to one block, with different arguments.
        &[&[1, 1, 2, 1], &[2, 2], &[1, 1, 3, 3], &[]],
        // A switch with one target, as a back edge.
        &[&[1], &[2, 3], &[0, 0, 0], &[]],
    ];
    for shape in shapes {
        for seed in 0..40 {
            check(&Shape {
                succs: shape.iter().map(|s| s.to_vec()).collect(),
                seed,
                cross_lane: false,
                lanes_matter: false,
            });
            check_cross_lane(&Shape {
                succs: shape.iter().map(|s| s.to_vec()).collect(),
                seed,
                cross_lane: true,
                lanes_matter: false,
            });
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn random_control_flow(
        degrees in prop::collection::vec(0usize..9, 2..14),
        targets in prop::collection::vec(prop::collection::vec(0u32..14, 3), 14),
        seed in any::<u64>(),
    ) {
        // Mostly two-way branches; few returns, so that regions get deep.
        const DEGREES: [usize; 9] = [0, 1, 1, 2, 2, 2, 2, 2, 3];
        let succs: Vec<Vec<u32>> = degrees
            .iter()
            .zip(&targets)
            .map(|(&degree, targets)| targets[..DEGREES[degree]].to_vec())
            .collect();
        check(&Shape { succs: succs.clone(), seed, cross_lane: false, lanes_matter: false });
        check_cross_lane(&Shape { succs, seed, cross_lane: true, lanes_matter: false });
    }
}
