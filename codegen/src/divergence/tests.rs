//! The pass against an oracle: random graphs, random decisions per lane and visit, garbage in the mask bits of lanes
//! that do not run.
//!
//! The executor below runs the wave level with sets of lanes. It checks that every lane visits the blocks that its own
//! scalar execution visits (I1), that lanes split by one execution of a branch are all there when its immediate
//! post-dominator runs (I2), that no lane program runs with no lane (I4), and that running and waiting lanes stay
//! disjoint (I5, through I1: a lane in two sets would visit a block twice).

mod exhaustive;
mod lockstep;
mod nesting;
mod scale;

use super::*;
use crate::analysis::Graph;
use crate::ir::{Block, FunctionKind, InstBuilder, IntCC, Type, Value, Width};
use crate::pass::Context;
use crate::verify::masks::Verdict;
use crate::verify::verify_lanes;
use cranelift_entity::EntityRef;
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};

/// A graph with a `b1` and an index per block. A branch may test the `b1` of a dominating block instead of its own; blocks
/// with more than two successors switch on their index; some branches go the same way for everybody.
struct Program {
    func: Function,
    conds: HashMap<Value, u32>,
    indices: HashMap<Value, u32>,
    /// How many entries the switch of a block has.
    entries: Vec<u64>,
    /// Blocks whose `b1` is the same for all lanes at all times.
    uniform: Vec<bool>,
}

fn program(
    succs: &[Vec<u32>],
    borrow: &[bool],
    uniform: &[bool],
    cross_lane: impl Fn(usize) -> bool,
) -> Program {
    let mut func = Function::new("f", FunctionKind::Kernel);
    let blocks: Vec<Block> = succs.iter().map(|_| func.append_block()).collect();
    let lane = func.at_end(blocks[0]).workitemid(Type::I32, 0);
    let mut conds = HashMap::new();
    let mut own = Vec::new();
    let mut indices = HashMap::new();
    let mut own_index = Vec::new();
    let uniform: Vec<bool> = (0..succs.len()).map(|i| uniform[i % uniform.len()]).collect();
    for (index, &block) in blocks.iter().enumerate() {
        let value = func.at_end(block).iadd(Type::I32, lane, lane);
        indices.insert(value, index as u32);
        own_index.push(value);
        if cross_lane(index) {
            let one = func.at_end(block).bconst(1);
            func.at_end(block).activelanecount(one);
        }
        let cond = func.at_end(block).icmp(IntCC::Eq, lane, lane);
        conds.insert(cond, index as u32);
        own.push(cond);
    }
    for (index, targets) in succs.iter().enumerate() {
        let block = blocks[index];
        let calls: Vec<_> = targets
            .iter()
            .map(|&t| func.dfg.block_call(blocks[t as usize], &[]))
            .collect();
        match calls[..] {
            [] => {
                func.at_end(block).return_(&[]);
            }
            [target] => {
                func.at_end(block).jump(target);
            }
            [yes, no] => {
                func.at_end(block).branch(Width::ONE, own[index], [yes, no]);
            }
            _ => {
                let table = func.dfg.switch_tables.push(calls);
                func.at_end(block).switch(Width::ONE, own_index[index], table);
            }
        }
    }
    // Borrowing needs dominance.
    let cfg = Cfg::new(&func);
    let dom = DominatorTree::new(&cfg);
    for (index, &block) in blocks.iter().enumerate() {
        if let Some(idom) = dom
            .idom(block)
            .filter(|idom| borrow[index % borrow.len()] && uniform[index] == uniform[idom.index()])
            && func.dfg.targets(func.terminator(block).unwrap()).len() == 2
        {
            let inst = func.terminator(block).unwrap();
            func.dfg.args_mut(inst)[0] = own[idom.index()];
        }
    }
    if succs.iter().flatten().any(|&to| to == 0) {
        put_in_front(&mut func);
    }
    Program {
        func,
        conds,
        indices,
        entries: succs.iter().map(|s| s.len().max(1) as u64).collect(),
        uniform,
    }
}

/// A function's entry is no header of a loop: another block leads to it.
fn put_in_front(func: &mut Function) {
    let (first, entry) = (func.layout.blocks()[0], func.dfg.make_block());
    func.layout.set_order([&[entry], func.layout.blocks()].concat());
    let call = func.dfg.block_call(first, &[]);
    func.at_end(entry).jump(call);
}

impl Program {
    /// The index of a lane in a block's switch.
    fn index(&self, seed: u64, lane: u32, block: u32, visit: u32) -> u64 {
        (number(seed, lane, block, visit) >> 8) % self.entries[block as usize]
    }
}

/// What lane `lane` finds when it computes the `b1` of a block for the `visit`-th time.
fn decision(program: &Program, seed: u64, lane: u32, block: u32, visit: u32) -> bool {
    if program.uniform[block as usize] {
        return number(seed, 0, block, 0) & 1 == 1;
    }
    number(seed, lane, block, visit) & 1 == 1
}

fn number(seed: u64, lane: u32, block: u32, visit: u32) -> u64 {
    let mut x = seed ^ (u64::from(lane) << 40) ^ (u64::from(block) << 20) ^ u64::from(visit);
    x = (x ^ (x >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 32)
}

const STEPS: usize = 1000;

/// The blocks that one lane visits, by its own execution; if it does not end soon, the block that it got to.
fn path_of(program: &Program, seed: u64, lane: u32) -> Result<Vec<Block>, Block> {
    let func = &program.func;
    let (mut at, mut path) = (func.layout.entry().unwrap(), Vec::new());
    let mut visits: HashMap<Block, u32> = HashMap::new();
    let mut values: HashMap<Value, bool> = HashMap::new();
    let mut chosen: HashMap<Value, u64> = HashMap::new();
    for _ in 0..STEPS {
        path.push(at);
        let visit = visits.entry(at).or_default();
        for &inst in func.layout.insts(at) {
            for value in func.dfg.results(inst) {
                if let Some(&block) = program.indices.get(value) {
                    chosen.insert(*value, program.index(seed, lane, block, *visit));
                }
                if let Some(&block) = program.conds.get(value) {
                    values.insert(*value, decision(program, seed, lane, block, *visit));
                } else if func.dfg.opcode(inst) == Opcode::Icmp {
                    // A link of the chain that a switch has become.
                    let [index, constant] = [0, 1].map(|n| func.dfg.resolve(func.dfg.args(inst)[n]));
                    values.insert(*value, func.dfg.int_constant(constant) == Some(chosen[&index]));
                } else if func.dfg.opcode(inst) == Opcode::Bor {
                    let either = func.dfg.args(inst).iter().any(|arg| values[arg]);
                    values.insert(*value, either);
                }
            }
        }
        *visit += 1;
        let inst = func.terminator(at).unwrap();
        at = match func.dfg.targets(inst) {
            [] => return Ok(path),
            [target] => target.block,
            targets if func.dfg.opcode(inst) == Opcode::Switch => {
                targets[chosen[&func.dfg.resolve(func.dfg.args(inst)[0])] as usize].block
            }
            [yes, no, ..] => {
                let condition = func.dfg.args(inst)[0];
                if func
                    .dfg
                    .int_constant(condition)
                    .map_or_else(|| values[&condition], |c| c == 1)
                {
                    yes.block
                } else {
                    no.block
                }
            }
        };
    }
    Err(at)
}

/// Whether no return can be reached from a block.
fn is_endless(func: &Function, from: Block) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![from]);
    while let Some(block) = work.pop() {
        if seen.insert(block) {
            let calls = func.successor_calls(block);
            if calls.is_empty() {
                return false;
            }
            // What `normalize` adds is no way out.
            let condition = func
                .terminator(block)
                .and_then(|i| func.dfg.args(i).first().copied());
            let taken = if condition.and_then(|c| func.dfg.int_constant(c)).is_some() {
                1
            } else {
                calls.len()
            };
            work.extend(calls[..taken].iter().map(|c| c.block));
        }
    }
    true
}

/// Runs the wave level and returns the path of every lane; `None` if the wave does not end soon.
fn run_wave(
    program: &Program,
    func: &Function,
    original: &Function,
    seed: u64,
    lanes: u32,
    steps: usize,
) -> Option<Vec<Vec<Block>>> {
    let wave = func.wave.as_ref().unwrap();
    let cfg = Cfg::new(original);
    let post = PostDominatorTree::new(&cfg);
    let all = (1u64 << lanes) - 1;
    let (mut exec, mut at) = (all, wave.layout.entry().unwrap());
    let mut values: HashMap<Value, u64> = HashMap::new();
    let mut visits: HashMap<(Block, u32), u32> = HashMap::new();
    let mut paths: Vec<Vec<Block>> = vec![Vec::new(); lanes as usize];
    // Lanes that one execution of a branch split, with the block where all of them must be.
    let mut splits: Vec<(Block, u64)> = Vec::new();
    let mut noise = seed;
    let mut chosen: HashMap<Value, Vec<u64>> = HashMap::new();
    for _ in 0..steps {
        let thread = wave.thread_block[at]
            .expand()
            .filter(|&b| b.index() < cfg.num_nodes());
        for (index, &inst) in wave.layout.insts(at).iter().enumerate() {
            if let Some(block) = thread.filter(|_| index == wave.body_start[at] as usize) {
                assert_ne!(exec, 0, "{block} runs with no lane");
                for lane in (0..lanes).filter(|l| exec >> l & 1 == 1) {
                    paths[lane as usize].push(block);
                }
                splits.retain(|&(join, set)| {
                    assert!(
                        join != block || set & exec == 0 || set & !exec == 0,
                        "{join} runs with {exec:b} of {set:b}"
                    );
                    join != block || set & exec == 0
                });
            }
            let arg = |n: usize| values[&func.dfg.args(inst)[n]];
            let result = func.dfg.results(inst).first().copied();
            let value = match func.dfg.opcode(inst) {
                Opcode::ExecGet => exec,
                Opcode::ExecSet => {
                    exec = arg(0);
                    continue;
                }
                Opcode::MaskZero => 0,
                Opcode::MaskOf => arg(0),
                Opcode::MaskAnd => arg(0) & arg(1),
                Opcode::MaskOr => arg(0) | arg(1),
                Opcode::MaskAndn => arg(0) & !arg(1),
                Opcode::MaskFewer => {
                    let size = |n: usize| arg(n).count_ones().wrapping_sub(1);
                    arg(usize::from(size(0) >= size(1)))
                }
                Opcode::B1Merge => (arg(0) & !arg(2)) | (arg(1) & arg(2)),
                Opcode::Undef => noise,
                Opcode::Iadd => {
                    let block = program.indices[&result.unwrap()];
                    let old = chosen
                        .entry(result.unwrap())
                        .or_insert_with(|| vec![0; lanes as usize]);
                    for lane in (0..lanes).filter(|l| exec >> l & 1 == 1) {
                        let visit = visits.get(&(thread.unwrap(), lane)).copied().unwrap_or(0);
                        old[lane as usize] = program.index(seed, lane, block, visit);
                    }
                    continue;
                }
                Opcode::Icmp if !program.conds.contains_key(&result.unwrap()) => {
                    noise = noise.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                    let [index, constant] = [0, 1].map(|n| func.dfg.args(inst)[n]);
                    let wanted = func.dfg.int_constant(constant).unwrap();
                    let mut mask = noise & !exec;
                    for lane in (0..lanes).filter(|l| exec >> l & 1 == 1) {
                        mask |= u64::from(chosen[&index][lane as usize] == wanted) << lane;
                    }
                    mask
                }
                Opcode::Bor => arg(0) | arg(1),
                Opcode::Icmp => {
                    noise = noise.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                    let block = program.conds[&result.unwrap()];
                    let mut mask = noise & !exec;
                    for lane in (0..lanes).filter(|l| exec >> l & 1 == 1) {
                        let visit = visits.entry((thread.unwrap(), lane)).or_default();
                        mask |= u64::from(decision(program, seed, lane, block, *visit)) << lane;
                        *visit += 1;
                    }
                    mask
                }
                Opcode::Bconst => all * func.dfg.int_constant(result.unwrap()).unwrap(),
                _ => 0,
            };
            if let Some(result) = result {
                values.insert(result, value);
            }
        }
        if let Some(block) = thread
            && cfg.succs(block).len() > 1
            && let Some(join) = post.ipdom(block)
            && wave.layout.insts(at).len() > wave.body_end[at] as usize
        {
            let set = paths
                .iter()
                .enumerate()
                .filter(|(_, p)| p.last() == Some(&block))
                .fold(0, |m, (l, _)| m | 1 << l);
            splits.push((join, set));
        }
        let inst = wave.layout.last_inst(at).unwrap();
        let targets = func.dfg.targets(inst);
        let call = match func.dfg.opcode(inst) {
            Opcode::WaveEnd => return Some(paths),
            Opcode::WaveJump => targets[0],
            Opcode::WaveBranchUniform => {
                let taken = values[&func.dfg.args(inst)[0]] & exec;
                assert!(
                    taken == 0 || taken == exec,
                    "{at}: {taken:b} of {exec:b} take a uniform branch"
                );
                targets[usize::from(taken == 0)]
            }
            Opcode::WaveBranchAny => targets[usize::from(values[&func.dfg.args(inst)[0]] & all == 0)],
            other => panic!("unexpected {}", other.name()),
        };
        let args: Vec<u64> = func.dfg.call_args(&call).iter().map(|v| values[v]).collect();
        for (&param, arg) in func.dfg.block_params(call.block).iter().zip(args) {
            values.insert(param, arg);
        }
        at = call.block;
    }
    None
}

/// The tests look at what comes out themselves.
fn quiet() -> Context<'static> {
    Context {
        verify: false,
        ..Context::new(None)
    }
}

/// More than any test takes.
const MOST_STATES: usize = usize::MAX;

fn with_wave_level(program: &Program) -> Function {
    with_wave_level_of(program, 64, Resumption::default()).0
}

/// The wrong order: an outer branch goes on before an inner one whose region is as large.
const BY_SIZE: Resumption = Resumption {
    by_size: true,
    share_from: usize::MAX,
};

/// As of many branches that meet at one block, however few there are.
const SHARED: Resumption = Resumption {
    by_size: false,
    share_from: 2,
};

/// For waves of some size, with the way in which groups go on that meet at one block.
fn with_wave_level_of(
    program: &Program,
    wave_size: u32,
    resumption: Resumption,
) -> (Function, DivergenceStats) {
    let mut func = program.func.clone();
    let mut assign = |func: &Function, info: &UniformityInfo| {
        let mut files = ValueFiles::by_uniformity(func, info);
        for &value in program.conds.keys() {
            files.set(value, ValueFile::Mask);
        }
        for &value in program.indices.keys() {
            files.set(value, ValueFile::Vector);
        }
        files
    };
    let stats = give_wave_level(&mut func, wave_size, &mut assign, resumption).stats;
    (func, stats)
}

fn check(succs: &[Vec<u32>], borrow: &[bool], uniform: &[bool], cross_lane: bool, seed: u64) {
    const LANES: u32 = 6;
    let program = program(succs, borrow, uniform, |_| cross_lane);
    let original = {
        // The oracle sees the function as normalised, with block numbers that stay.
        let mut func = program.func.clone();
        normalize::normalize(&mut func);
        func
    };
    let program = Program {
        func: original.clone(),
        ..program
    };
    let func = with_wave_level(&program);
    // The proof takes long on large graphs, above all with strict branches: a stack of parked lanes has many states.
    let limit = if cross_lane { 6 } else { 30 };
    if succs.len() <= limit {
        // The ways of many lanes at switches are many more.
        let switches = succs.iter().any(|targets| targets.len() > 2);
        let most = if switches { 2000 } else { MOST_STATES };
        let verdict = verify_lanes(&func, most).unwrap();
        assert!(switches || matches!(verdict, Verdict::Proved(_)), "{verdict}");
    }
    let expected: Result<Vec<_>, Block> = (0..LANES).map(|l| path_of(&program, seed, l)).collect();
    match expected {
        Ok(expected) => {
            // Between the blocks of its lanes the wave passes by places where nobody waits.
            let limit = 100 * STEPS * LANES as usize;
            let paths = run_wave(&program, &func, &original, seed, LANES, limit);
            assert_eq!(
                paths,
                Some(expected),
                "None: the wave does not end although every lane does"
            );
        }
        Err(at) if is_endless(&original, at) => {
            let paths = run_wave(&program, &func, &original, seed, LANES, STEPS);
            assert_eq!(paths, None, "the wave ends without a lane in {at}");
        }
        Err(_) => {}
    }
}

#[test]
fn if_else_sets_the_lanes_three_times() {
    let Program { mut func, .. } = program(
        &[vec![1, 2], vec![3], vec![3], vec![]],
        &[false],
        &[false],
        |_| false,
    );
    let stats = linearize(&mut func, 64, &mut ValueFiles::by_uniformity, &mut quiet())
        .unwrap()
        .stats;
    assert_eq!((stats.exec_writes, stats.branches, stats.merges), (3, 2, 0));
}

#[test]
fn loop_with_one_exit_sets_the_lanes_twice() {
    let Program { mut func, .. } = program(&[vec![1], vec![1, 2], vec![]], &[false], &[false], |_| false);
    let stats = linearize(&mut func, 64, &mut ValueFiles::by_uniformity, &mut quiet())
        .unwrap()
        .stats;
    assert_eq!((stats.branches, stats.merges), (1, 0));
}

/// Graphs by their successors.
const SHAPES: &[&[&[u32]]] = &[
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
    // Temporal divergence inside one source loop.
    &[&[1], &[2, 3], &[4], &[4, 5], &[1], &[]],
    // A switch with repeated targets, in a loop.
    &[&[1], &[2, 3, 4, 2, 5], &[5], &[4], &[5], &[1, 6], &[]],
    // Two returns.
    &[&[1, 2], &[], &[]],
    // A loop that never ends beside the return, and one with two entries.
    &[&[1, 2], &[1], &[]],
    &[&[1, 6], &[2, 4], &[3], &[1, 2], &[4, 5], &[4], &[]],
];

#[test]
fn shapes() {
    for shape in SHAPES {
        let succs: Vec<Vec<u32>> = shape.iter().map(|s| s.to_vec()).collect();
        for seed in 0..50 {
            for borrow in [false, true] {
                for cross_lane in [false, true] {
                    check(&succs, &[borrow], &[false], cross_lane, seed);
                    check(&succs, &[borrow], &[false, true, false], cross_lane, seed);
                }
            }
        }
    }
}

/// Switches with many targets: of strict ones edges are kept as numbers, others become chains.
#[test]
fn switches_with_many_targets() {
    for targets in [8, 9, 10, 16, 17, 33] {
        // Each target falls through to the next one.
        let mut falls: Vec<Vec<u32>> = vec![(1..=targets).collect()];
        falls.extend((1..=targets).map(|block| vec![block + 1]));
        falls.push(Vec::new());
        // Each may go back to the switch, entries repeat, and the last target is that of every other index.
        let mut recurs: Vec<Vec<u32>> = vec![vec![1]];
        recurs.push((2..2 + targets).chain([3, 2]).collect());
        recurs.extend((2..2 + targets).map(|block| vec![1, block + 1]));
        recurs.push(Vec::new());
        for succs in [falls, recurs] {
            for seed in 0..6 {
                for cross_lane in [true, false] {
                    check(&succs, &[false], &[false], cross_lane, seed);
                    check(&succs, &[true], &[false, true, false], cross_lane, seed);
                }
            }
        }
    }
}

/// The static proof must notice what is done to the masks: each instruction that makes a mask becomes another one, each
/// narrowing of lanes is left out.
#[test]
fn broken_masks_are_noticed() {
    let mut missed = Vec::new();
    let mut mutants = 0;
    for (number, shape) in SHAPES.iter().enumerate() {
        let succs: Vec<Vec<u32>> = shape.iter().map(|s| s.to_vec()).collect();
        for cross_lane in [false, true] {
            let func = with_wave_level(&program(&succs, &[false], &[false], |_| cross_lane));
            let wave = func.wave.as_ref().unwrap();
            for (block, inst) in wave.layout.iter() {
                let becomes = match func.dfg.opcode(inst) {
                    Opcode::MaskAnd => Opcode::MaskAndn,
                    Opcode::MaskAndn => Opcode::MaskAnd,
                    Opcode::MaskOr => Opcode::MaskAnd,
                    Opcode::ExecSet => Opcode::ExecSet,
                    _ => continue,
                };
                mutants += 1;
                let mut broken = func.clone();
                if becomes == Opcode::ExecSet {
                    let wave = broken.wave.as_mut().unwrap();
                    let insts = wave.layout.insts_mut(block);
                    let at = insts.iter().position(|&i| i == inst).unwrap();
                    insts.remove(at);
                    if at < wave.body_start[block] as usize {
                        wave.body_start[block] -= 1;
                        wave.body_end[block] -= 1;
                    }
                } else if let crate::ir::InstructionData::Binary { opcode, .. } = broken.dfg.inst_mut(inst) {
                    *opcode = becomes;
                }
                if verify_lanes(&broken, MOST_STATES).is_ok() {
                    missed.push((number, cross_lane, block, inst, func.dfg.opcode(inst).name()));
                }
            }
        }
    }
    // With strict branches some mutants lose no lane: another group goes first, the same lanes are parked for ever, or the
    // lanes are set for a test alone and set again before anything runs.
    let (strict, others): (Vec<_>, Vec<_>) = missed.into_iter().partition(|&(_, cross_lane, ..)| cross_lane);
    assert!(
        others.is_empty(),
        "{} of {mutants} not noticed: {others:?}",
        others.len()
    );
    assert!(
        strict.len() <= 16,
        "{} of {mutants} not noticed: {strict:?}",
        strict.len()
    );
}

/// How many random programs to try: `WAVELIFT_CASES` in the environment, for long campaigns, or 2,000. With `PROPTEST_RNG_SEED` they are the same
/// each time: `PROPTEST_RNG_SEED=1 WAVELIFT_CASES=100000 cargo test --release -p wavelift-codegen divergence`.
fn cases() -> u32 {
    std::env::var("WAVELIFT_CASES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(2000)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]
    #[test]
    fn lanes_follow_their_own_paths(
        succs in prop::collection::vec(prop::collection::vec(0u32..60, 0..5), 2..60),
        borrow in prop::collection::vec(any::<bool>(), 30),
        uniform in prop::collection::vec(prop::bool::weighted(0.3), 30),
        cross_lane in prop::bool::weighted(0.2),
        seed in any::<u64>(),
    ) {
        let n = succs.len() as u32;
        let mut succs: Vec<Vec<u32>> = succs.iter().map(|s| s.iter().map(|t| t % n).collect()).collect();
        for s in &mut succs {
            s.dedup();
        }
        check(&succs, &borrow, &uniform, cross_lane, seed);
    }
}
