//! Parts of tuples: what is built from copies needs no copies, and units are taken only while somebody needs them.

use super::planted::{V, allocation, wrong_value};
use super::toy::{Builder, Op, Toy, files};
use crate::machine::*;
use crate::regalloc::checker::CheckFault;
use crate::regalloc::{Budget, FileStats, Origin, allocate};

/// Allocates with all checks; what happened to the vector file.
fn vectors(b: &Builder) -> FileStats {
    let mut func = b.func.clone();
    let options = Budget {
        check: true,
        ..Budget::default()
    };
    let stats = allocate(&mut func, &files(), &options).expect("allocates");
    stats.files[1].clone()
}

fn finish(b: &mut Builder) {
    b.end_body();
    b.end();
}

#[test]
fn tuple_of_copies_is_computed_in_place() {
    for width in [2, 3, 4, 8, 16] {
        let mut b = Builder::new();
        let units: Vec<VReg> = (0..width).map(|_| b.vector(1, &[])).collect();
        let tuple = b.concat(V, &units);
        b.out(&[tuple]);
        finish(&mut b);
        let stats = vectors(&b);
        assert_eq!((stats.removed, stats.copies), (width, 0));
        assert_eq!(u32::from(stats.units), width);
    }
}

/// A value and the part of a tuple that is a copy of it hold the same, so they may share a register.
#[test]
fn source_of_a_part_that_lives_on_shares_its_register() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let pair = b.concat(V, &[x, y]);
    b.out(&[pair]);
    b.out(&[x]);
    b.out(&[pair]);
    finish(&mut b);
    let stats = vectors(&b);
    assert_eq!((stats.removed, stats.copies, stats.units), (2, 0, 2));
}

#[test]
fn value_in_two_tuples_is_copied_once() {
    let mut b = Builder::new();
    let (x, y, z) = (b.vector(1, &[]), b.vector(1, &[]), b.vector(1, &[]));
    let one = b.concat(V, &[x, y]);
    let other = b.concat(V, &[z, x]);
    b.out(&[one, other]);
    finish(&mut b);
    let stats = vectors(&b);
    // y x z would hold both but for the order of the first: x is the low unit there.
    assert_eq!((stats.removed, stats.units), (4, 3));
}

/// x and y are needed at both ends of a pair: one copy must stay.
#[test]
fn parts_that_contradict_keep_a_copy() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let one = b.concat(V, &[x, y]);
    let other = b.concat(V, &[y, x]);
    b.out(&[one, other]);
    finish(&mut b);
    let stats = vectors(&b);
    assert!(stats.removed >= 2 && stats.removed < 4, "{stats:?}");
}

/// The upper units of a quad are not taken before they are written.
#[test]
fn units_of_an_unfinished_tuple_are_free() {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    let mut quad = b.func.vreg(V, 4);
    let args = vec![
        b.whole(x, OperandKind::Use),
        Operand::new(quad, SubReg::unit(0), OperandKind::PartDef),
    ];
    b.push(Op::Insert, args, 0);
    // Three values come and go meanwhile.
    let others: Vec<VReg> = (0..3).map(|_| b.vector(1, &[])).collect();
    b.out(&others);
    for unit in 1..4 {
        let next = b.func.vreg(V, 4);
        let args = vec![
            b.whole(x, OperandKind::Use),
            Operand::new(quad, SubReg::NONE, OperandKind::Use),
            Operand::new(next, SubReg::unit(unit), OperandKind::TiedDef { tied: 1 }),
        ];
        let imm = b.fresh_imm();
        b.push(Op::Mix, args, imm);
        quad = next;
    }
    b.out(&[quad]);
    finish(&mut b);
    assert_eq!(vectors(&b).units, 4);
}

/// The unit that a tied definition overwrites, and one that nobody reads any more, are free before it.
#[test]
fn units_that_nobody_reads_are_free() {
    let mut b = Builder::new();
    let pair = b.vector(2, &[]);
    let low = Operand::new(pair, SubReg::unit(0), OperandKind::Use);
    b.push(Op::Out, vec![low], 1);
    let other = b.vector(1, &[]);
    b.push(Op::Out, vec![low, b.whole(other, OperandKind::Use)], 2);
    finish(&mut b);
    assert_eq!(vectors(&b).units, 2);
}

#[test]
fn copy_of_a_part_lost() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let pair = b.concat(V, &[x, y]);
    b.out(&[pair]);
    finish(&mut b);
    let mut a = allocation(&b.func, V, 256);
    // Both copies went; x is computed elsewhere after all.
    a.set(0, 0, 0, 9);
    assert!(wrong_value(a.fault()));
}

#[test]
fn copy_removed_though_its_ends_differ() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let (one, other) = (b.concat(V, &[x, y]), b.concat(V, &[y, x]));
    b.out(&[one, other]);
    finish(&mut b);
    let mut a = allocation(&b.func, V, 256);
    let entry = a.after.entry();
    let stays = a.after.blocks[entry]
        .insts
        .iter()
        .position(|i| i.op == Op::Insert)
        .expect("a copy stays");
    let at = match a.origins[entry][stays] {
        crate::regalloc::Origin::Inst(at) => at,
        edit => panic!("{edit:?} is not of the input"),
    };
    a.remove(entry, stays);
    a.origins.removed[entry].push((stays as u32, at));
    a.origins.removed[entry].sort_by_key(|gone| gone.1);
    assert_eq!(a.fault(), Some(CheckFault::Order));
}

#[test]
fn kept_part_of_a_tie_overwritten() {
    let mut b = Builder::new();
    let pair = b.vector(2, &[]);
    let x = b.vector(1, &[]);
    let changed = b.func.vreg(V, 2);
    let args = vec![
        b.whole(x, OperandKind::Use),
        Operand::new(pair, SubReg::NONE, OperandKind::Use),
        Operand::new(changed, SubReg::unit(0), OperandKind::TiedDef { tied: 1 }),
    ];
    b.push(Op::Mix, args, 77);
    b.out(&[changed]);
    finish(&mut b);
    let mut a = allocation(&b.func, V, 256);
    let first = a.get(0, 0, 0).first;
    // x may take the unit that the tie writes, not the one that it keeps.
    a.set(0, 1, 0, first);
    a.set(0, 2, 0, first);
    assert_eq!(a.fault(), None);
    a.set(0, 1, 0, first + 1);
    a.set(0, 2, 0, first + 1);
    assert!(wrong_value(a.fault()));
}

/// Both units of a pair are the same value: a copy of the second one is the first one, also if the tie that keeps the first is
/// the copy itself.
#[test]
fn equal_parts_stand_for_each_other() {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    let pair = b.concat(V, &[x, x]);
    b.out(&[pair]);
    finish(&mut b);
    let mut a = allocation(&b.func, V, 256);
    let entry = a.after.entry();
    let out = a.after.blocks[entry]
        .insts
        .iter()
        .position(|i| i.op == Op::Out)
        .expect("the pair is used");
    let place = a.get(0, out, 0);
    let unit = |n| PReg {
        first: place.first + n,
        width: 1,
        ..place
    };
    let (dst, src) = (unit(0), unit(1));
    a.after.blocks[entry].insts.insert(out, Toy::copy(V, dst, src));
    a.origins[entry].insert(out, Origin::Copy { dst, src });
    if let Some(body) = &mut a.after.blocks[entry].body {
        body.insts.end += 1;
    }
    assert_eq!(a.fault(), None);
}
