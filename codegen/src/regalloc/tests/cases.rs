//! Hand-written functions, named for their shape.

use super::execute::run;
use super::toy::{Builder, Op, Toy, files};
use crate::machine::*;
use crate::regalloc::{Budget, InputFault, Parking, RegAllocError, RegAllocStats, allocate};

const V: RegFile = RegFile::VECTOR;
const S: RegFile = RegFile::SCALAR;

pub fn careful() -> Budget {
    Budget {
        check: true,
        ..Budget::default()
    }
}

/// Allocates, checks, compares the record with that of the input.
pub fn allocated(b: &Builder, options: &Budget) -> (MachFunc<Toy>, RegAllocStats) {
    let expected = run(&b.func, &b.choice).expect("the input ends");
    assert!(!expected.is_empty(), "the test records something");
    let mut func = b.func.clone();
    let stats = allocate(&mut func, &files(), options).unwrap_or_else(|e| panic!("{e}\n{:#?}", b.func));
    assert_eq!(run(&func, &b.choice).as_ref(), Some(&expected), "{func:#?}");
    (func, stats)
}

pub fn edits(stats: &RegAllocStats) -> u32 {
    stats.files.iter().map(|f| f.copies + f.spills + f.reloads).sum()
}

/// An if-else: the arms get `then` and `other` vector values of their own.
pub fn diamond(arm_values: usize, scalars: usize) -> Builder {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    let m = b.ballot(x);
    let (then, flow, other, join) = (b.block(true), b.block(false), b.block(true), b.block(true));
    let param = b.thread_param(join, 1);
    b.thread_edge(then, &[]);
    b.thread_edge(other, &[]);
    b.choice.insert(b.at, m);
    b.end_body();
    let save = b.get_exec();
    let taken = b.mask_and(save, m);
    b.set_exec(taken);
    b.jump(then, &[]);
    let arm = |b: &mut Builder, at: MBlock, next: MBlock| {
        b.at = at;
        b.begin_body();
        let scalars: Vec<VReg> = (0..scalars).map(|_| b.scalar(1, &[])).collect();
        let values: Vec<VReg> = (0..arm_values).map(|_| b.vector(1, &[x])).collect();
        b.out(&values);
        b.out(&scalars);
        let result = b.vector(1, &values);
        b.thread_edge(join, &[result]);
        b.end_body();
        b.jump(next, &[]);
        scalars
    };
    let kept = arm(&mut b, then, flow);
    b.at = flow;
    let rest = b.mask_and_not(save, m);
    b.set_exec(rest);
    b.jump(other, &[]);
    arm(&mut b, other, join);
    b.at = join;
    b.set_exec(save);
    b.begin_body();
    b.out(&[param, x]);
    // Scalars of the first arm are still there after the second.
    b.out(&kept);
    b.end_body();
    b.end();
    b
}

#[test]
fn diamond_arms_share_vectors_but_not_scalars() {
    let b = diamond(10, 5);
    let (_, stats) = allocated(&b, &careful());
    let (scalar, vector) = (&stats.files[0], &stats.files[1]);
    // x and ten values; the result takes the place of one of them.
    assert_eq!((vector.max_live, vector.units), (11, 11));
    // Five scalars of each arm live at once. Two masks: save and m; one of them in the extra register.
    assert!(scalar.max_live >= 12, "{scalar:?}");
    assert!(scalar.units <= scalar.max_live + 1, "{scalar:?}");
    assert_eq!(edits(&stats), 0);
}

#[test]
fn operands_may_leave_the_list_when_allocated() {
    let mut b = diamond(10, 5);
    for data in b.func.blocks.values_mut() {
        data.insts.iter_mut().for_each(|i| i.hide = true);
    }
    let (_, stats) = allocated(&b, &careful());
    assert_eq!(edits(&stats), 0);
}

pub fn do_while(
    b: &mut Builder,
    trips: u64,
    body: impl Fn(&mut Builder, &[VReg]) -> Vec<VReg>,
    start: &[VReg],
) -> Vec<VReg> {
    let (head, back, post) = (b.block(true), b.detached(true), b.detached(true));
    let counter = b.wave_param(head, 1);
    let params: Vec<VReg> = start
        .iter()
        .map(|&v| {
            let w = b.width(v);
            b.thread_param(head, w)
        })
        .collect();
    b.thread_edge(head, start);
    b.end_body();
    let save = b.get_exec();
    let first = b.zero();
    b.jump(head, &[first]);
    b.at = head;
    b.begin_body();
    let next = body(b, &params);
    let m = b.ballot(next[0]);
    let count = b.add_imm(counter, 1);
    let m = b.mask_limit(m, count, trips);
    b.thread_edge(back, &[]);
    b.thread_edge(post, &[]);
    b.choice.insert(head, m);
    b.end_body();
    let exec = b.get_exec();
    let stay = b.mask_and(exec, m);
    b.set_exec(stay);
    b.branch_exec_zero(post, back);
    b.func.order.push(back);
    b.at = back;
    b.thread_edge(head, &next);
    b.end_body();
    b.jump(head, &[count]);
    b.func.order.push(post);
    b.at = post;
    b.set_exec(save);
    b.begin_body();
    next
}

#[test]
fn loop_with_swapped_parameters() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let wide = b.vector(4, &[]);
    let other = b.vector(4, &[]);
    let out = do_while(
        &mut b,
        6,
        |b, p| {
            b.out(p);
            vec![p[1], p[0], p[3], p[2]]
        },
        &[x, y, wide, other],
    );
    b.out(&out);
    b.out(&[x]);
    b.end_body();
    b.end();
    let (_, stats) = allocated(&b, &careful());
    // Each swap needs three copies.
    assert!(stats.files[1].copies >= 6, "{stats:?}");
    assert_eq!(stats.files[1].spills, 0);
}

#[test]
fn loop_carries_without_copies() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(2, &[]));
    let out = do_while(
        &mut b,
        6,
        |b, p| {
            let (x, y) = (b.vector(1, &[p[0]]), b.vector(2, &[p[1]]));
            b.out(&[x, y]);
            vec![x, y]
        },
        &[x, y],
    );
    b.out(&out);
    b.end_body();
    b.end();
    let (_, stats) = allocated(&b, &careful());
    assert_eq!(edits(&stats), 0, "{stats:?}");
    assert_eq!(stats.files[1].units, 3);
}

#[test]
fn tuple_built_by_parts_without_copies() {
    let mut b = Builder::new();
    for width in [2, 3, 4, 8, 16] {
        let units: Vec<VReg> = (0..width).map(|_| b.vector(1, &[])).collect();
        let tuple = b.tuple(V, &units);
        b.out(&[tuple]);
    }
    let scalars: Vec<VReg> = (0..4).map(|_| b.scalar(1, &[])).collect();
    let tuple = b.tuple(S, &scalars);
    b.out(&[tuple]);
    b.end_body();
    b.end();
    let (_, stats) = allocated(&b, &careful());
    assert_eq!(edits(&stats), 0, "{stats:?}");
}

#[test]
fn tied_use_that_lives_on_is_copied() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let pair = b.tuple(V, &[x, y]);
    let changed = b.func.vreg(V, 2);
    let args = vec![
        b.whole(x, OperandKind::Use),
        b.whole(pair, OperandKind::Use),
        Operand::new(changed, SubReg::unit(0), OperandKind::TiedDef { tied: 1 }),
    ];
    let imm = b.fresh_imm();
    b.push(Op::Mix, args, imm);
    b.out(&[pair, changed]);
    b.end_body();
    b.end();
    let (_, stats) = allocated(&b, &careful());
    assert_eq!(stats.files[1].copies, 1);
}

fn inputs(b: &mut Builder, list: &[(RegFile, u16, u8)]) -> Vec<VReg> {
    let mut args = Vec::new();
    let mut values = Vec::new();
    for &(file, first, width) in list {
        let v = b.func.vreg(file, width);
        let mut operand = b.whole(v, OperandKind::Def);
        operand.fixed = Some(PReg::new(file, first, width));
        args.push(operand);
        values.push(v);
    }
    let imm = b.fresh_imm();
    b.push(Op::Mix, args, imm);
    values
}

#[test]
fn kernel_inputs_stay_where_they_are() {
    let mut b = Builder::new();
    let values = inputs(
        &mut b,
        &[
            (S, 0, 4),
            (S, 4, 2),
            (S, 6, 2),
            (S, 8, 1),
            (V, 0, 1),
            (V, 1, 1),
            (V, 2, 1),
        ],
    );
    let a = b.vector(1, &[values[4]]);
    let c = b.scalar(4, &[values[0]]);
    b.out(&[a, c]);
    for &v in &values {
        b.out(&[v]);
    }
    b.end_body();
    b.end();
    let (func, stats) = allocated(&b, &careful());
    assert_eq!(edits(&stats), 0, "{stats:?}");
    let first = &func.blocks[func.entry()].insts[0];
    for arg in &first.args {
        assert_eq!(arg.reg.as_physical(), arg.fixed);
    }
    assert_eq!(stats.files[1].units, 4);
}

#[test]
fn two_inputs_in_one_register_are_copied() {
    let mut b = Builder::new();
    let x = inputs(&mut b, &[(V, 0, 1)])[0];
    let y = inputs(&mut b, &[(V, 0, 1)])[0];
    b.out(&[x, y]);
    b.end_body();
    b.end();
    let (_, stats) = allocated(&b, &careful());
    assert_eq!(stats.files[1].copies, 1);
    assert_eq!(stats.files[1].units, 2);
}

#[test]
fn fixed_uses_are_reached_or_copied() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..4).map(|_| b.scalar(2, &[])).collect();
    for &v in &values {
        let mut operand = b.whole(v, OperandKind::Use);
        operand.fixed = Some(PReg::new(S, 106, 2));
        let imm = b.fresh_imm();
        b.push(Op::Out, vec![operand], imm);
    }
    b.end_body();
    b.end();
    let (func, stats) = allocated(&b, &careful());
    assert!(stats.files[0].copies <= 3, "{stats:?}");
    for inst in &func.blocks[func.entry()].insts {
        for arg in &inst.args {
            assert!(arg.fixed.is_none() || arg.reg.as_physical() == arg.fixed);
        }
    }
}

#[test]
fn clobbers_are_avoided() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..6).map(|_| b.vector(1, &[])).collect();
    b.vector(1, &[]);
    let at = b.at;
    if let Some(last) = b.func.blocks[at].insts.last_mut() {
        last.clobbers = vec![PReg::new(V, 0, 4), PReg::new(V, 5, 1)];
    }
    b.out(&values);
    b.end_body();
    b.end();
    let (func, _) = allocated(&b, &careful());
    let out = func.blocks[func.entry()].insts.iter().find(|i| i.op == Op::Out);
    for arg in &out.expect("the record").args {
        let first = arg.reg.as_physical().expect("allocated").first;
        assert!(first == 4 || first > 5);
    }
}

#[test]
fn copies_of_the_input_vanish() {
    let mut b = Builder::new();
    let x = b.vector(2, &[]);
    let y = b.func.vreg(V, 2);
    let args = vec![b.whole(x, OperandKind::Use), b.whole(y, OperandKind::Def)];
    b.push(Op::Copy, args, 0);
    b.out(&[y]);
    b.end_body();
    b.end();
    let (func, stats) = allocated(&b, &careful());
    assert_eq!(stats.files[1].removed, 1);
    assert_eq!(func.blocks[func.entry()].insts.len(), 3);
}

#[test]
fn early_definitions_and_late_uses_stay_apart() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let (early, late) = (b.func.vreg(V, 1), b.func.vreg(V, 1));
    let args = vec![
        b.whole(x, OperandKind::Use),
        b.whole(y, OperandKind::LateUse),
        b.whole(early, OperandKind::EarlyDef),
        b.whole(late, OperandKind::Def),
    ];
    let imm = b.fresh_imm();
    b.push(Op::Mix, args, imm);
    b.out(&[early, late]);
    b.end_body();
    b.end();
    let (func, _) = allocated(&b, &careful());
    let args = &func.blocks[func.entry()].insts[2].args;
    let at = |i: usize| args[i].reg;
    assert_ne!(at(0), at(2));
    assert_ne!(at(1), at(2));
    assert_ne!(at(1), at(3));
}

#[test]
fn vectors_spill_to_scratch_when_the_budget_is_small() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..40).map(|i| b.vector(1 + (i % 2) as u8, &[])).collect();
    for &v in &values {
        b.out(&[v]);
    }
    b.end_body();
    b.end();
    for limit in [56, 40, 24, 12, 6] {
        let options = Budget {
            units: vec![102, limit],
            ..careful()
        };
        let (func, stats) = allocated(&b, &options);
        let vector = &stats.files[1];
        assert_eq!(vector.max_live, 60);
        assert!(vector.units <= limit, "{vector:?}");
        assert!(vector.spills > 0 && vector.spill_bytes > 0, "{vector:?}");
        assert_eq!(func.spill_bytes, vector.spill_bytes);
    }
}

#[test]
fn scalar_pressure_is_an_error_value() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..110).map(|_| b.scalar(1, &[])).collect();
    for &v in &values {
        b.out(&[v]);
    }
    b.end_body();
    b.end();
    let error = allocate(&mut b.func, &files(), &careful()).expect_err("110 scalars do not fit 102");
    assert!(
        matches!(
            error,
            RegAllocError::ScalarPressure {
                max_live: 110,
                limit: 102,
                ..
            }
        ),
        "{error}"
    );
}

#[test]
fn scalars_spill_to_lanes_above_the_vectors() {
    let mut b = Builder::new();
    let vector = b.vector(3, &[]);
    let values: Vec<VReg> = (0..60).map(|i| b.scalar([1, 1, 2, 4][i % 4], &[])).collect();
    for &v in &values {
        b.out(&[v]);
    }
    b.out(&[vector]);
    b.end_body();
    b.end();
    let parking = Some(Parking { file: V, lanes: 8 });
    for limit in [102, 64, 32, 16] {
        let (_, stats) = allocated(
            &b,
            &Budget {
                units: vec![limit, 256],
                parking,
                ..careful()
            },
        );
        let (scalar, vector) = (&stats.files[0], &stats.files[1]);
        assert!(scalar.units <= limit && scalar.spills > 0, "{scalar:?}");
        assert_eq!(scalar.spill_bytes, 0);
        // Three units of the value, the rest lanes of eight scalars.
        let spilled = scalar.max_live - limit;
        assert!(vector.units >= 3 + spilled.div_ceil(8), "{vector:?}");
    }
    // No vector register is left.
    let error = allocate(
        &mut b.func.clone(),
        &files(),
        &Budget {
            units: vec![32, 3],
            parking,
            ..careful()
        },
    );
    assert!(matches!(error, Err(RegAllocError::ScalarPressure { .. })));
}

#[test]
fn more_than_three_banks_of_vectors() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..230).map(|_| b.vector(1, &[])).collect();
    for chunk in values.chunks(5) {
        b.out(chunk);
    }
    b.end_body();
    b.end();
    let (_, stats) = allocated(&b, &careful());
    assert_eq!(stats.files[1].units, 230);
    assert_eq!(edits(&stats), 0);
}

#[test]
fn more_units_than_wanted_end_the_allocation() {
    // Forty units at once.
    let mut b = Builder::new();
    let singles: Vec<VReg> = (0..20).map(|_| b.vector(1, &[])).collect();
    let pairs: Vec<VReg> = (0..10).map(|_| b.vector(2, &[])).collect();
    for list in [&singles, &pairs] {
        list.chunks(5).for_each(|chunk| b.out(chunk));
    }
    b.end_body();
    b.end();
    let wanted = |units: u16| Budget {
        wanted: vec![u16::MAX, units],
        ..careful()
    };
    let (free, stats) = allocated(&b, &careful());
    assert_eq!(stats.files[1].units, 40);
    // As many as it takes change nothing.
    let (func, _) = allocated(&b, &wanted(40));
    assert_eq!(format!("{func:?}"), format!("{free:?}"));
    for units in [39, 20, 0] {
        let error = allocate(&mut b.func.clone(), &files(), &wanted(units));
        let file = V;
        assert!(
            matches!(error, Err(RegAllocError::Unwanted { file: f }) if f == file),
            "{units}"
        );
    }
}

#[test]
fn whole_wave_values_get_registers_of_their_own() {
    let mut b = diamond(3, 0);
    // In the second arm a value is written in all lanes; the first arm's lanes wait with live values meanwhile.
    let other = b.func.order[3];
    let start = b.func.blocks[other]
        .body
        .as_ref()
        .map_or(0, |body| body.insts.start);
    let w = b.func.vreg(V, 1);
    let mut def = b.whole(w, OperandKind::Def);
    def.whole_wave = true;
    let mut used = b.whole(w, OperandKind::Use);
    used.whole_wave = true;
    let data = &mut b.func.blocks[other];
    data.insts.insert(start, Toy::new(Op::Mix, vec![def], 1000));
    data.insts.insert(start + 1, Toy::new(Op::Out, vec![used], 1001));
    data.locs.extend([crate::ir::SourceLoc::UNKNOWN; 2]);
    if let Some(body) = &mut data.body {
        body.insts.end += 2;
    }
    let (func, stats) = allocated(&b, &careful());
    assert_eq!(stats.files[1].max_live, 5);
    let place = func.blocks[other].insts[start].args[0].reg.as_physical();
    assert_eq!(place, Some(PReg::new(V, 4, 1)));
}

pub fn fault(b: &Builder) -> InputFault {
    match allocate(&mut b.func.clone(), &files(), &careful()) {
        Err(RegAllocError::Input { fault, .. }) => fault,
        other => panic!("expected an input fault, got {other:?}"),
    }
}

#[test]
fn broken_inputs_are_error_values() {
    let mut b = diamond(2, 0);
    let join = b.func.order[4];
    let wide = b.func.vreg(V, 2);
    if let Some(body) = &mut b.func.blocks[join].body {
        body.params[0] = wide;
    }
    assert!(matches!(fault(&b), InputFault::EdgeClass { .. }));

    let mut b = diamond(2, 0);
    let then = b.func.order[1];
    if let Some(body) = &mut b.func.blocks[then].body {
        body.insts.start += 1;
        body.insts.end -= 1;
    }
    assert!(matches!(fault(&b), InputFault::OutsideBody { .. }));

    let mut b = diamond(2, 0);
    let entry = b.func.entry();
    let first = b.func.blocks[entry].insts[0].clone();
    b.func.blocks[entry].insts[1] = first;
    assert!(matches!(fault(&b), InputFault::TwoDefinitions { .. }));

    let mut b = diamond(2, 0);
    let entry = b.func.entry();
    b.func.blocks[entry].insts.remove(0);
    if let Some(body) = &mut b.func.blocks[entry].body {
        body.insts.end -= 1;
    }
    assert!(matches!(fault(&b), InputFault::Undefined { .. }));

    let mut b = diamond(2, 0);
    let (entry, join) = (b.func.entry(), b.func.order[4]);
    if let Some(body) = &mut b.func.blocks[entry].body {
        let args = body.succs[0].args.clone();
        body.succs.push(MEdge { block: join, args });
    }
    assert!(matches!(fault(&b), InputFault::EdgeArgs { .. }));

    let mut b = diamond(2, 0);
    let entry = b.func.entry();
    b.func.blocks[entry].insts.pop();
    assert!(matches!(fault(&b), InputFault::Terminator));
}
