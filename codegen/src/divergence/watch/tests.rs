//! Planted mistakes: each invariant is noticed when an execution breaks it, and a right execution passes.

use super::*;
use crate::ir::{Function, FunctionKind, InstBuilder, Opcode, Type, Width};

/// A function with these edges; branches and switches on a constant.
fn table(succs: &[&[usize]]) -> Arc<[FlowTable]> {
    let mut func = Function::new("k", FunctionKind::Kernel);
    let blocks: Vec<Block> = succs.iter().map(|_| func.append_block()).collect();
    for (block, to) in blocks.iter().zip(succs) {
        let calls: Vec<_> = to.iter().map(|&t| func.dfg.block_call(blocks[t], &[])).collect();
        match calls[..] {
            [] => {
                func.at_end(*block).return_(&[]);
            }
            [to] => {
                func.at_end(*block).jump(to);
            }
            [a, b] => {
                let cond = func.at_end(*block).bconst(1);
                func.at_end(*block).branch(Width::ONE, cond, [a, b]);
            }
            _ => {
                let table = func.dfg.switch_tables.push(calls);
                let index = func.at_end(*block).iconst(Type::I32, 0);
                func.at_end(*block).switch(Width::ONE, index, table);
            }
        }
    }
    let mut table = FlowTable::new(&func);
    table.facts[blocks[0]].needs_lanes = true;
    vec![table].into()
}

/// What is told to the watch: blocks with lanes, or a cross-lane operation of the last block.
enum Told {
    Block(u32, u64),
    CrossLane(u64),
    Goes(u64, usize),
    End,
}
use Told::{Block as Runs, CrossLane, End, Goes};

fn watch(succs: &[&[usize]], lanes: u64, run: &[Told]) -> Result<Profile, Violation> {
    let mut watch = LaneWatch::new(table(succs), Lanes(lanes));
    let mut last = Block::from_u32(0);
    for told in run {
        match *told {
            Runs(block, lanes) => {
                last = Block::from_u32(block);
                watch.enter(FlowId(0), last, Lanes(lanes))?;
            }
            CrossLane(lanes) => watch.cross_lane(last, last.as_u32(), Lanes(lanes))?,
            Goes(lanes, target) => watch.decide(last, Lanes(lanes), target),
            End => watch.leave()?,
        }
    }
    Ok(watch.profile())
}

fn broken(succs: &[&[usize]], lanes: u64, run: &[Told]) -> Invariant {
    watch(succs, lanes, run).expect_err("a planted mistake").invariant
}

const DIAMOND: &[&[usize]] = &[&[1, 2], &[3], &[3], &[]];

#[test]
fn diamond_passes() {
    let run = [
        Runs(0, 7),
        Goes(1, 0),
        Goes(6, 1),
        Runs(1, 1),
        Runs(2, 6),
        Runs(3, 7),
        CrossLane(7),
        End,
    ];
    let profile = watch(DIAMOND, 7, &run).unwrap();
    let total = profile.total();
    assert_eq!((total.with_lanes, total.stack), (4, 4));
    assert_eq!((profile.meetings, profile.cross_lane), (1, 1));
}

#[test]
fn lane_that_takes_no_edge_breaks_i1() {
    assert_eq!(broken(DIAMOND, 3, &[Runs(0, 3), Runs(3, 3)]), Invariant::Trace);
    // Twice in a block of no cycle.
    assert_eq!(
        broken(DIAMOND, 3, &[Runs(0, 3), Runs(1, 1), Runs(1, 3)]),
        Invariant::Trace
    );
}

#[test]
fn lane_that_goes_against_its_condition_breaks_i1() {
    assert_eq!(
        broken(DIAMOND, 3, &[Runs(0, 3), Goes(1, 0), Goes(2, 1), Runs(1, 2)]),
        Invariant::Trace
    );
}

#[test]
fn lanes_that_meet_too_late_break_i2() {
    let run = [Runs(0, 3), Runs(1, 1), Runs(3, 1)];
    assert_eq!(broken(DIAMOND, 3, &run), Invariant::Reconvergence);
}

/// 1 and 2 lead to 3, which is an early join of 0: its post-dominator is 4.
const EARLY_JOIN: &[&[usize]] = &[&[1, 2], &[3, 4], &[3, 4], &[4], &[]];

#[test]
fn cross_lane_operation_at_an_early_join_breaks_i3() {
    // Lane 0 by 1, lane 1 by 2: they must not be together in 3.
    let together = [Runs(0, 3), Runs(1, 1), Runs(2, 2), Runs(3, 3), CrossLane(3)];
    assert_eq!(broken(EARLY_JOIN, 3, &together), Invariant::CrossLane);
    let apart = [
        Runs(0, 3),
        Runs(1, 1),
        Runs(3, 1),
        CrossLane(1),
        Runs(2, 2),
        Runs(3, 2),
        CrossLane(2),
        Runs(4, 3),
        CrossLane(3),
        End,
    ];
    let profile = watch(EARLY_JOIN, 3, &apart).unwrap();
    assert_eq!((profile.total().with_lanes, profile.total().stack), (6, 6));
    // Together without an operation that could tell: fewer entries than the stack's.
    let merged = [Runs(0, 3), Runs(1, 1), Runs(2, 2), Runs(3, 3), Runs(4, 3), End];
    let profile = watch(EARLY_JOIN, 3, &merged).unwrap();
    assert_eq!((profile.total().with_lanes, profile.total().stack), (5, 6));
}

#[test]
fn cross_lane_operation_without_lanes_of_the_stack_breaks_i3() {
    let run = [Runs(0, 3), CrossLane(1), Runs(1, 3)];
    assert_eq!(broken(DIAMOND, 3, &run), Invariant::CrossLane);
}

#[test]
fn block_that_needs_lanes_breaks_i4_without() {
    assert_eq!(broken(DIAMOND, 3, &[Runs(0, 0)]), Invariant::NotEmpty);
    let run = [Runs(0, 3), Runs(1, 3), Runs(2, 0), Runs(3, 3), End];
    assert_eq!(watch(DIAMOND, 3, &run).unwrap().total().without_lanes, 1);
}

#[test]
fn lanes_from_nowhere_and_lost_lanes_break_i5() {
    assert_eq!(broken(DIAMOND, 3, &[Runs(0, 7)]), Invariant::Partition);
    assert_eq!(
        broken(DIAMOND, 3, &[Runs(0, 3), Runs(1, 1), End]),
        Invariant::Partition
    );
    assert_eq!(broken(DIAMOND, 3, &[Runs(0, 1), End]), Invariant::Partition);
}

/// 1 is a cycle that lanes leave one by one.
#[test]
fn loop_that_lanes_leave_one_by_one() {
    let run = [
        Runs(0, 7),
        Runs(1, 7),
        Runs(1, 6),
        CrossLane(6),
        Runs(1, 4),
        Runs(2, 7),
        End,
    ];
    let total = watch(&[&[1], &[1, 2], &[]], 7, &run).unwrap().total();
    assert_eq!((total.with_lanes, total.stack), (5, 5));
}

/// A call in the middle of a block, with the lanes that run.
#[test]
fn call_in_divergent_code() {
    let mut watch = LaneWatch::new(table(DIAMOND), Lanes(3));
    let block = Block::from_u32;
    watch.enter(FlowId(0), block(0), Lanes(3)).unwrap();
    watch.enter(FlowId(0), block(1), Lanes(1)).unwrap();
    watch.call(Lanes(1));
    for (at, lanes) in [(0, 1), (2, 1), (3, 1)] {
        watch.enter(FlowId(0), block(at), Lanes(lanes)).unwrap();
    }
    assert_eq!(watch.depth(), 2);
    watch.leave().unwrap();
    watch.enter(FlowId(0), block(2), Lanes(2)).unwrap();
    watch.enter(FlowId(0), block(3), Lanes(3)).unwrap();
    watch.leave().unwrap();
    assert_eq!(watch.profile().total().with_lanes, watch.profile().total().stack);
}

/// Lanes run the moves on the edge that they take, and then its target.
#[test]
fn lanes_without_their_moves_break_i1() {
    let run = |moves: &[(u32, u64)]| {
        let mut tables = table(DIAMOND).to_vec();
        tables[0].facts[Block::from_u32(1)]
            .moved_from
            .push(Block::from_u32(0));
        let mut watch = LaneWatch::new(tables.into(), Lanes(3));
        watch.enter(FlowId(0), Block::from_u32(0), Lanes(3))?;
        watch.decide(Block::from_u32(0), Lanes(1), 0);
        for &(to, lanes) in moves {
            watch.edge(Block::from_u32(to), Lanes(lanes))?;
        }
        watch.enter(FlowId(0), Block::from_u32(1), Lanes(1))
    };
    assert!(run(&[(1, 1)]).is_ok());
    for wrong in [&[][..], &[(1, 2)], &[(2, 1)], &[(3, 2)]] {
        assert_eq!(run(wrong).unwrap_err().invariant, Invariant::Trace, "{wrong:?}");
    }
}

/// Lanes that wait in one place are told together.
#[test]
fn those_who_wait_are_told_by_place() {
    let mut watch = LaneWatch::new(table(DIAMOND), Lanes(0xff));
    let block = Block::from_u32;
    watch.enter(FlowId(0), block(0), Lanes(0xff)).unwrap();
    watch.decide(block(0), Lanes(0x0f), 0);
    watch.decide(block(0), Lanes(0xf0), 1);
    watch.enter(FlowId(0), block(1), Lanes(0x0f)).unwrap();
    let waiting = watch.waiting(Lanes(1));
    let told: Vec<_> = waiting
        .iter()
        .map(|waiting| (waiting.lanes, waiting.block))
        .collect();
    assert_eq!(
        told,
        [(Lanes(0x0e), Some(block(3))), (Lanes(0xf0), Some(block(2)))]
    );
}

/// Executions that were not kept to the end are the same for nobody.
#[test]
fn a_trace_that_was_cut_is_like_no_other() {
    let name: Arc<str> = "k".into();
    let trace = |steps: usize| {
        let mut trace = Trace::default();
        for _ in 0..steps {
            trace.push(&name, Block::from_u32(0), Lanes(3));
        }
        trace
    };
    let (whole, cut) = (trace(Trace::MOST), trace(Trace::MOST + 1));
    assert!(whole.same_path(&whole, 1));
    assert!(!whole.same_path(&cut, 1) && !cut.same_path(&whole, 1) && !cut.same_path(&cut, 1));
}

/// A mask of lanes, and what is read from memory, is not the same whoever runs.
#[test]
fn what_computes_without_lanes() {
    for opcode in [Opcode::Iadd, Opcode::Undef, Opcode::Iconst] {
        assert!(computes_without_lanes(opcode), "{opcode:?}");
    }
    for opcode in [Opcode::ExecGet, Opcode::Store, Opcode::AtomicCas] {
        assert!(!computes_without_lanes(opcode), "{opcode:?}");
    }
}
