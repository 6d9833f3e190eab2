//! What leaves the registers, and what does not.

use super::cases::do_while;
use super::execute::run;
use super::planted::{S, V, allocation, wrong_value};
use super::toy::{Builder, Op, Toy, files};
use crate::machine::*;
use crate::regalloc::checker::CheckFault;
use crate::regalloc::{Budget, FileStats, Origin, allocate};

/// Allocates with all checks, runs before and after; what happened to the vector file.
fn vectors(b: &Builder, limit: u16) -> FileStats {
    let mut func = b.func.clone();
    let options = Budget {
        units: vec![102, limit],
        check: true,
        ..Budget::default()
    };
    let stats = allocate(&mut func, &files(), &options).expect("allocates");
    assert_eq!(run(&func, &b.choice), run(&b.func, &b.choice));
    stats.files[1].clone()
}

fn finish(b: &mut Builder) {
    b.end_body();
    b.end();
}

/// Twelve values, each recorded once.
fn line(b: &mut Builder, values: &[VReg]) {
    for &value in values {
        b.out(&[value]);
    }
    finish(b);
}

#[test]
fn constants_are_computed_again() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..12).map(|_| b.constant(V, 1)).collect();
    line(&mut b, &values);
    let stats = vectors(&b, 4);
    assert_eq!((stats.spills, stats.reloads, stats.spill_bytes), (0, 0, 0));
    assert!(stats.repeated >= 8, "{stats:?}");
}

/// Of constants and others, the constants go.
#[test]
fn constants_go_first() {
    let mut b = Builder::new();
    let mut values = Vec::new();
    for _ in 0..6 {
        values.push(b.constant(V, 1));
        values.push(b.vector(1, &[]));
    }
    line(&mut b, &values);
    let stats = vectors(&b, 8);
    assert_eq!((stats.spills, stats.repeated > 0), (0, true), "{stats:?}");
}

/// The values that are read last leave the registers: those that are read next stay.
#[test]
fn values_whose_next_use_is_far_are_stored() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..12).map(|_| b.vector(1, &[])).collect();
    line(&mut b, &values);
    let mut a = allocation(&b.func, V, 8);
    let entry = a.after.entry();
    let stored = a.origins[entry]
        .iter()
        .filter(|o| matches!(o, Origin::Spill { .. }));
    assert!(stored.count() <= 6);
    // The first value is read from where it was computed.
    let first = a.get(0, 0, 0);
    let read = a
        .insts(0)
        .iter()
        .find(|i| i.op == Op::Out)
        .expect("recorded")
        .args[0]
        .reg;
    assert_eq!(read, Reg::from(first));
}

/// A block that reads a value often loads it once while there is room.
#[test]
fn block_loads_a_value_once() {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    let many: Vec<VReg> = (0..8).map(|_| b.vector(1, &[])).collect();
    b.out(&many);
    for _ in 0..5 {
        b.out(&[x]);
    }
    finish(&mut b);
    let stats = vectors(&b, 8);
    assert_eq!((stats.spills, stats.reloads), (1, 1));
}

/// Groups of values that are in memory one after the other need memory for one group.
#[test]
fn places_in_memory_are_shared() {
    let mut b = Builder::new();
    for _ in 0..4 {
        let values: Vec<VReg> = (0..12).map(|_| b.vector(1, &[])).collect();
        for &value in &values {
            b.out(&[value]);
        }
    }
    finish(&mut b);
    let stats = vectors(&b, 6);
    assert!(stats.spills >= 24, "{stats:?}");
    assert!(stats.spill_bytes <= 4 * 8, "{stats:?}");
}

/// More values go round a loop than there are registers: they come and go in memory, each in one place, so that edges cost nothing.
#[test]
fn parameters_beyond_the_registers_come_in_memory() {
    let mut b = Builder::new();
    let start: Vec<VReg> = (0..20).map(|_| b.vector(1, &[])).collect();
    let around = |b: &mut Builder, p: &[VReg]| p.iter().map(|&v| b.vector(1, &[v])).collect();
    let out = do_while(&mut b, 5, around, &start);
    for &value in &out {
        b.out(&[value]);
    }
    finish(&mut b);
    let stats = vectors(&b, 8);
    assert!(stats.attempts <= 2, "{stats:?}");
    // Twenty values and the counter; none is stored or loaded more than twice.
    assert!(stats.spill_bytes <= 4 * 21, "{stats:?}");
    assert!(stats.spills <= 42 && stats.reloads <= 42, "{stats:?}");
}

/// Dead units do not count: quads of which one unit is read fit where one unit each fits.
#[test]
fn dead_units_need_no_registers() {
    let mut b = Builder::new();
    let quads: Vec<VReg> = (0..12).map(|_| b.vector(4, &[])).collect();
    for &quad in &quads {
        let part = Operand::new(quad, SubReg::unit(2), OperandKind::Use);
        let imm = b.fresh_imm();
        b.push(Op::Out, vec![part], imm);
    }
    finish(&mut b);
    // Places for four units in a row must be found, though.
    let stats = vectors(&b, 40);
    assert_eq!((stats.max_live, stats.spills), (15, 0), "{stats:?}");
}

#[test]
fn value_computed_again_from_another_instruction() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..12).map(|_| b.constant(V, 1)).collect();
    line(&mut b, &values);
    let again = |o: &Origin| matches!(o, Origin::Again { .. });
    let mut a = allocation(&b.func, V, 4);
    let (block, index) = a.edit(0, again);
    // The instruction and what is said of it disagree.
    a.after.blocks[block].insts[index].imm += 1;
    assert_eq!(a.fault(), Some(CheckFault::Edit));
    // They agree on the wrong one.
    let mut a = allocation(&b.func, V, 4);
    let (block, index) = a.edit(0, again);
    if let Origin::Again {
        dst,
        block: home,
        index: at,
    } = a.origins[block][index]
    {
        let other = if at == 0 { 1 } else { 0 };
        a.origins[block][index] = Origin::Again {
            dst,
            block: home,
            index: other,
        };
        let imm = b.func.blocks[home].insts[other as usize].imm;
        a.after.blocks[block].insts[index].imm = imm;
    }
    assert!(wrong_value(a.fault()));
}

#[test]
fn instruction_with_operands_done_again() {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    let y = b.vector(1, &[x]);
    b.out(&[x]);
    b.out(&[y]);
    finish(&mut b);
    let mut a = allocation(&b.func, V, 256);
    let entry = a.after.entry();
    let (copy, dst): (Toy, PReg) = (a.insts(0)[1].clone(), a.get(0, 1, 1));
    a.after.blocks[entry].insts.insert(3, copy);
    a.after.blocks[entry].locs.push(Default::default());
    if let Some(body) = &mut a.after.blocks[entry].body {
        body.insts.end += 1;
    }
    let again = Origin::Again {
        dst,
        block: entry,
        index: 1,
    };
    a.origins[entry].insert(3, again);
    assert_eq!(a.fault(), Some(CheckFault::Edit));
}

#[test]
fn scalar_constants_are_computed_again() {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..12).map(|_| b.constant(S, 1)).collect();
    line(&mut b, &values);
    let mut func = b.func.clone();
    let options = Budget {
        units: vec![4, 256],
        check: true,
        parking: Some(crate::regalloc::Parking { file: V, lanes: 8 }),
        ..Budget::default()
    };
    let stats = allocate(&mut func, &files(), &options).expect("allocates");
    assert_eq!(run(&func, &b.choice), run(&b.func, &b.choice));
    assert_eq!((stats.files[0].spills, stats.files[1].units), (0, 0));
}

/// Twelve units are needed, ten would allow another wave: two constants are computed again.
#[test]
fn occupancy_step_reached_by_computing_again() {
    let mut b = Builder::new();
    let constants: Vec<VReg> = (0..3).map(|_| b.constant(V, 1)).collect();
    let values: Vec<VReg> = (0..9).map(|_| b.vector(1, &[])).collect();
    b.out(&values);
    line(&mut b, &constants);
    let used = |steps: Vec<u16>| {
        let mut func = b.func.clone();
        let options = Budget {
            check: true,
            steps: vec![Vec::new(), steps],
            ..Budget::default()
        };
        let stats = allocate(&mut func, &files(), &options).expect("allocates");
        assert_eq!(run(&func, &b.choice), run(&b.func, &b.choice));
        (stats.files[1].units, stats.files[1].spills)
    };
    assert_eq!(used(Vec::new()), (12, 0));
    assert_eq!(used(vec![10, 20]), (10, 0));
    // Too far away, or not to be reached by constants alone.
    assert_eq!(used(vec![4]), (12, 0));
    assert_eq!(used(vec![8]), (12, 0));
}
