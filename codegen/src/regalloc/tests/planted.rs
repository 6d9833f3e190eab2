//! Errors planted into correct allocations; the checker must name each.

use super::toy::{Builder, Op, Toy, files};
use crate::machine::*;
use crate::regalloc::checker::{CheckFault, Checker};
use crate::regalloc::{Budget, FileStats, Origin, Origins, Parked, Round};

pub const V: RegFile = RegFile::VECTOR;
pub const S: RegFile = RegFile::SCALAR;

/// An input, its allocation, and what made it.
pub struct Allocation {
    pub before: MachFunc<Toy>,
    pub after: MachFunc<Toy>,
    pub origins: Origins,
    file: RegFile,
    view: View,
}

pub fn allocation(func: &MachFunc<Toy>, file: RegFile, limit: u16) -> Allocation {
    allocation_with(func, file, limit, None)
}

pub fn allocation_with(
    func: &MachFunc<Toy>,
    file: RegFile,
    limit: u16,
    parked: Option<Parked>,
) -> Allocation {
    let files = files();
    let info = &files[usize::from(file.0)];
    let options = Budget {
        check: false,
        ..Budget::default()
    };
    let mut stats = FileStats::default();
    let mut round = Round {
        info,
        file,
        view: info.view,
        whole: false,
        base: 0,
        limit,
        options: &options,
        parked,
        stats: &mut stats,
    };
    let mut after = func.clone();
    let origins = round.allocate(&mut after, &|_| true, true).expect("allocates");
    let this = Allocation {
        before: func.clone(),
        after,
        origins,
        file,
        view: info.view,
    };
    assert_eq!(
        this.fault(),
        None,
        "the allocation is right before the error is planted"
    );
    this
}

impl Allocation {
    pub fn fault(&self) -> Option<CheckFault> {
        let files = files();
        let info = &files[usize::from(self.file.0)];
        let all = |_| true;
        let checker = Checker::new(
            &self.before,
            &self.after,
            &self.origins,
            info,
            self.file,
            self.view,
            &all,
        );
        checker.run().err().map(|e| e.fault)
    }

    pub fn insts(&mut self, block: usize) -> &mut Vec<Toy> {
        let block = self.after.order[block];
        &mut self.after.blocks[block].insts
    }

    /// Position of the `n`th edit of a kind: block and index.
    pub fn edit(&self, n: usize, kind: impl Fn(&Origin) -> bool) -> (MBlock, usize) {
        let all = self.after.order.iter().flat_map(|&block| {
            let origins = self.origins[block].iter().enumerate();
            origins
                .filter(|(_, o)| kind(o))
                .map(move |(i, _)| (block, i))
                .collect::<Vec<_>>()
        });
        all.into_iter().nth(n).expect("there is such an edit")
    }

    pub fn set(&mut self, block: usize, inst: usize, arg: usize, first: u16) {
        match &mut self.insts(block)[inst].args[arg].reg {
            Reg::Physical(preg) => preg.first = first,
            Reg::Virtual(v) => panic!("{v} is not allocated"),
        }
    }

    pub fn get(&mut self, block: usize, inst: usize, arg: usize) -> PReg {
        self.insts(block)[inst].args[arg]
            .reg
            .as_physical()
            .expect("allocated")
    }

    pub fn remove(&mut self, block: MBlock, index: usize) {
        let data = &mut self.after.blocks[block];
        data.insts.remove(index);
        self.origins[block].remove(index);
        for gone in &mut self.origins.removed[block] {
            gone.0 -= u32::from(gone.0 as usize > index);
        }
        if let Some(body) = &mut data.body
            && body.insts.contains(&index)
        {
            body.insts.end -= 1;
        }
    }
}

pub fn wrong_value(fault: Option<CheckFault>) -> bool {
    matches!(fault, Some(CheckFault::WrongValue { .. }))
}

/// Two values, a record of both.
fn two_values() -> MachFunc<Toy> {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    b.out(&[x, y]);
    b.end_body();
    b.end();
    b.func
}

#[test]
fn use_of_another_register() {
    let mut a = allocation(&two_values(), V, 256);
    a.set(0, 2, 0, 7);
    assert!(wrong_value(a.fault()));
}

#[test]
fn hidden_operand_changed() {
    let mut func = two_values();
    for data in func.blocks.values_mut() {
        data.insts.iter_mut().for_each(|i| i.hide = true);
    }
    let mut a = allocation(&func, V, 256);
    a.set(0, 2, 0, 7);
    assert!(matches!(a.fault(), Some(CheckFault::Shape { .. })));
}

#[test]
fn definition_over_a_live_value() {
    let mut a = allocation(&two_values(), V, 256);
    let x = a.get(0, 0, 0).first;
    a.set(0, 1, 0, x);
    assert!(wrong_value(a.fault()));
}

#[test]
fn operands_exchanged() {
    let mut a = allocation(&two_values(), V, 256);
    let (x, y) = (a.get(0, 2, 0).first, a.get(0, 2, 1).first);
    a.set(0, 2, 0, y);
    a.set(0, 2, 1, x);
    assert!(wrong_value(a.fault()));
}

#[test]
fn place_beyond_the_file_or_misaligned() {
    let mut b = Builder::new();
    let quad = b.scalar(4, &[]);
    b.out(&[quad]);
    b.end_body();
    b.end();
    for first in [2, 100, 106, 200] {
        let mut a = allocation(&b.func, S, 102);
        a.set(0, 0, 0, first);
        a.set(0, 1, 0, first);
        assert!(matches!(a.fault(), Some(CheckFault::Place { .. })));
    }
}

#[test]
fn fixed_operand_elsewhere() {
    let mut b = Builder::new();
    let x = b.scalar(2, &[]);
    let mut operand = b.whole(x, OperandKind::Use);
    operand.fixed = Some(PReg::new(S, 106, 2));
    b.push(Op::Out, vec![operand], 1);
    b.end_body();
    b.end();
    let mut a = allocation(&b.func, S, 102);
    a.set(0, 0, 0, 8);
    a.set(0, 1, 0, 8);
    assert!(matches!(a.fault(), Some(CheckFault::Place { .. })));
}

#[test]
fn tie_broken() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let pair = b.tuple(V, &[x, y]);
    b.out(&[pair]);
    b.end_body();
    b.end();
    let mut a = allocation(&b.func, V, 256);
    a.set(0, 3, 2, 20);
    a.set(0, 4, 0, 20);
    assert!(matches!(a.fault(), Some(CheckFault::Tie { .. })));
}

#[test]
fn tuple_off_by_one() {
    let mut b = Builder::new();
    let (x, y) = (b.vector(2, &[]), b.vector(2, &[]));
    b.out(&[x, y]);
    b.end_body();
    b.end();
    let mut a = allocation(&b.func, V, 256);
    // y's first unit falls on x's second one.
    let x = a.get(0, 0, 0).first;
    a.set(0, 1, 0, x + 1);
    a.set(0, 2, 1, x + 1);
    assert!(wrong_value(a.fault()));
}

#[test]
fn early_definition_over_a_use_and_late_use_under_a_definition() {
    for (used, def) in [
        (OperandKind::Use, OperandKind::EarlyDef),
        (OperandKind::LateUse, OperandKind::Def),
    ] {
        let mut b = Builder::new();
        let x = b.vector(1, &[]);
        let y = b.func.vreg(V, 1);
        let args = vec![b.whole(x, used), b.whole(y, def)];
        b.push(Op::Mix, args, 1);
        b.out(&[y]);
        b.end_body();
        b.end();
        let mut a = allocation(&b.func, V, 256);
        let x = a.get(0, 0, 0).first;
        a.set(0, 1, 1, x);
        a.set(0, 2, 0, x);
        assert!(matches!(
            a.fault(),
            Some(CheckFault::Conflict { first: 0, second: 1 })
        ));
    }
}

#[test]
fn live_value_in_a_clobbered_register() {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    b.out(&[]);
    if let Some(inst) = b.func.blocks[b.at].insts.last_mut() {
        inst.clobbers = vec![PReg::new(V, 0, 4)];
    }
    b.out(&[x]);
    b.end_body();
    b.end();
    let mut a = allocation(&b.func, V, 256);
    a.set(0, 0, 0, 2);
    a.set(0, 2, 0, 2);
    assert!(wrong_value(a.fault()));
}

/// A conditional whose first arm defines a scalar and a vector that are read in that arm only, its second arm too;
/// the first arm's scalar is read again after both.
fn arms() -> MachFunc<Toy> {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    let m = b.ballot(x);
    let (then, other, join) = (b.block(true), b.block(true), b.block(true));
    b.thread_edge(then, &[]);
    b.thread_edge(other, &[]);
    b.choice.insert(b.at, m);
    b.end_body();
    let save = b.get_exec();
    let taken = b.mask_and(save, m);
    b.set_exec(taken);
    b.jump(then, &[]);
    let mut first = None;
    for (at, next) in [(then, other), (other, join)] {
        b.at = at;
        b.begin_body();
        let (s, v) = (b.scalar(1, &[]), b.vector(1, &[]));
        b.out(&[s, v]);
        first.get_or_insert(s);
        b.thread_edge(join, &[]);
        b.end_body();
        if at == then {
            let rest = b.mask_and_not(save, m);
            b.set_exec(rest);
        }
        b.jump(next, &[]);
    }
    b.at = join;
    b.set_exec(save);
    b.begin_body();
    b.out(&[x]);
    b.out(&first.into_iter().collect::<Vec<_>>());
    b.end_body();
    b.end();
    b.func
}

#[test]
fn arms_that_share_a_scalar() {
    let mut a = allocation(&arms(), S, 102);
    // Arms run one after the other: what lanes see as two ways is one way to the wave.
    let first = a.get(1, 0, 0).first;
    a.set(2, 0, 0, first);
    a.set(2, 2, 0, first);
    assert!(wrong_value(a.fault()));
}

#[test]
fn arms_that_share_a_vector_are_right() {
    let mut a = allocation(&arms(), V, 256);
    let first = a.get(1, 1, 0).first;
    assert_eq!(a.get(2, 1, 0).first, first);
    a.set(2, 1, 0, first + 3);
    a.set(2, 2, 1, first + 3);
    assert_eq!(a.fault(), None);
}

/// A loop that exchanges two values.
fn swapping_loop() -> MachFunc<Toy> {
    let mut b = Builder::new();
    let (x, y) = (b.vector(1, &[]), b.vector(1, &[]));
    let (head, back, post) = (b.block(true), b.block(true), b.block(true));
    let (p, q) = (b.thread_param(head, 1), b.thread_param(head, 1));
    b.thread_edge(head, &[x, y]);
    b.end_body();
    b.jump(head, &[]);
    b.at = head;
    b.begin_body();
    b.out(&[p, q]);
    b.thread_edge(back, &[]);
    b.thread_edge(post, &[]);
    b.end_body();
    b.branch_exec_zero(post, back);
    b.at = back;
    b.thread_edge(head, &[q, p]);
    b.end_body();
    b.jump(head, &[]);
    b.at = post;
    b.begin_body();
    b.out(&[q]);
    b.end_body();
    b.end();
    b.func
}

fn is_copy(origin: &Origin) -> bool {
    matches!(origin, Origin::Copy { .. })
}

#[test]
fn copy_lost() {
    for n in 0..3 {
        let mut a = allocation(&swapping_loop(), V, 256);
        let (block, index) = a.edit(n, is_copy);
        a.remove(block, index);
        assert!(wrong_value(a.fault()));
    }
}

#[test]
fn copies_in_the_wrong_order() {
    let mut a = allocation(&swapping_loop(), V, 256);
    let (block, index) = a.edit(0, is_copy);
    a.after.blocks[block].insts.swap(index, index + 1);
    a.origins[block].swap(index, index + 1);
    assert!(wrong_value(a.fault()));
}

#[test]
fn copy_reversed() {
    let mut a = allocation(&swapping_loop(), V, 256);
    let (block, index) = a.edit(0, is_copy);
    if let Origin::Copy { dst, src } = a.origins[block][index] {
        a.origins[block][index] = Origin::Copy { dst: src, src: dst };
        a.after.blocks[block].insts[index] = Toy::copy(V, src, dst);
    }
    assert!(wrong_value(a.fault()));
}

#[test]
fn copy_that_is_another_instruction() {
    let mut a = allocation(&swapping_loop(), V, 256);
    let (block, index) = a.edit(0, is_copy);
    a.after.blocks[block].insts[index].args[0].reg = PReg::new(V, 9, 1).into();
    assert_eq!(a.fault(), Some(CheckFault::Edit));
}

#[test]
fn per_lane_copy_outside_the_body() {
    let mut a = allocation(&swapping_loop(), V, 256);
    let (block, _) = a.edit(0, is_copy);
    if let Some(body) = &mut a.after.blocks[block].body {
        body.insts.end -= 1;
    }
    assert_eq!(a.fault(), Some(CheckFault::Edit));
}

#[test]
fn body_instruction_outside_the_body() {
    let mut a = allocation(&two_values(), V, 256);
    let entry = a.after.entry();
    if let Some(body) = &mut a.after.blocks[entry].body {
        body.insts.end -= 1;
    }
    assert_eq!(a.fault(), Some(CheckFault::Body));
}

#[test]
fn instruction_lost_or_reordered() {
    let mut a = allocation(&two_values(), V, 256);
    let entry = a.after.entry();
    a.remove(entry, 1);
    assert_eq!(a.fault(), Some(CheckFault::Order));
    let mut a = allocation(&two_values(), V, 256);
    a.after.blocks[entry].insts.swap(0, 1);
    a.origins[entry].swap(0, 1);
    assert_eq!(a.fault(), Some(CheckFault::Order));
}

#[test]
fn operand_of_another_file_changed() {
    let mut a = allocation(&arms(), V, 256);
    let args = &mut a.insts(1)[2].args;
    args[0].reg = PReg::new(S, 9, 1).into();
    assert!(matches!(a.fault(), Some(CheckFault::Shape { operand: 0 })));
}

#[test]
fn physical_register_of_the_lowering_overwritten() {
    let mut b = Builder::new();
    let place = PReg::new(S, 20, 1);
    b.push(
        Op::Mix,
        vec![Operand::new(place, SubReg::whole(1), OperandKind::Def)],
        1,
    );
    let x = b.scalar(1, &[]);
    b.out(&[x]);
    b.push(
        Op::Out,
        vec![Operand::new(place, SubReg::whole(1), OperandKind::Use)],
        2,
    );
    b.end_body();
    b.end();
    let mut a = allocation(&b.func, S, 102);
    a.set(0, 1, 0, 20);
    a.set(0, 2, 0, 20);
    assert!(matches!(a.fault(), Some(CheckFault::PhysicalLost { .. })));
}

#[test]
fn whole_wave_value_among_others() {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    let w = b.func.vreg(V, 1);
    let mut def = b.whole(w, OperandKind::Def);
    def.whole_wave = true;
    b.push(Op::Mix, vec![def], 1);
    b.out(&[w]);
    b.out(&[x]);
    b.end_body();
    b.end();
    let mut func = b.func;
    // The per-lane round first.
    let files = files();
    let options = Budget {
        check: false,
        ..Budget::default()
    };
    let mut stats = FileStats::default();
    let mut round = Round {
        info: &files[1],
        file: V,
        view: View::Thread,
        whole: false,
        base: 0,
        limit: 256,
        options: &options,
        parked: None,
        stats: &mut stats,
    };
    round.allocate(&mut func, &|v| v == x, true).expect("allocates");
    let before = func.clone();
    (round.view, round.whole, round.base) = (View::Wave, true, 1);
    let origins = round.allocate(&mut func, &|v| v == w, true).expect("allocates");
    let fault = |func: &MachFunc<Toy>| {
        let only = |v| v == w;
        let checker = Checker::new(&before, func, &origins, &files[1], V, View::Wave, &only);
        checker.run().err().map(|e| e.fault)
    };
    assert_eq!(fault(&func), None);
    let entry = func.entry();
    for (inst, arg) in [(1, 0), (2, 0)] {
        func.blocks[entry].insts[inst].args[arg].reg = PReg::new(V, 0, 1).into();
    }
    assert_eq!(fault(&func), Some(CheckFault::WholeWave { unit: 0 }));
}
