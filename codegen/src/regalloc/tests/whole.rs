//! Copies and spills of whole-wave values, in code that only some lanes run.

use super::cases::{allocated, careful, diamond, do_while};
use super::planted::V;
use super::toy::{Builder, Op, Toy, files};
use crate::ir::SourceLoc;
use crate::machine::*;
use crate::regalloc::checker::{CheckFault, Checker};
use crate::regalloc::round::Round;
use crate::regalloc::{Budget, FileStats, Origin};
use std::cell::RefCell;

fn operand(b: &Builder, v: VReg, kind: OperandKind) -> Operand {
    Operand {
        whole_wave: true,
        ..b.whole(v, kind)
    }
}

/// A value that is written in all lanes, from others that are read in all lanes.
fn value(b: &mut Builder, uses: &[VReg]) -> VReg {
    let def = b.func.vreg(V, 1);
    let mut args: Vec<Operand> = uses.iter().map(|&u| operand(b, u, OperandKind::Use)).collect();
    args.push(operand(b, def, OperandKind::Def));
    let imm = b.fresh_imm();
    b.push(Op::Mix, args, imm);
    def
}

fn out(b: &mut Builder, uses: &[VReg]) {
    let args = uses.iter().map(|&u| operand(b, u, OperandKind::Use)).collect();
    let imm = b.fresh_imm();
    b.push(Op::Out, args, imm);
}

/// A loop that lanes leave one by one, in which two whole-wave values change places.
fn swap() -> Builder {
    let mut b = Builder::new();
    let x = b.vector(1, &[]);
    let start = [value(&mut b, &[]), value(&mut b, &[])];
    let entry = b.at;
    let carried = RefCell::new(None);
    let after = do_while(
        &mut b,
        6,
        |b, p| {
            let params = [b.func.vreg(V, 1), b.func.vreg(V, 1)];
            b.func.blocks[b.at].params.extend(params);
            out(b, &params);
            *carried.borrow_mut() = Some((b.at, params));
            vec![b.vector(1, &[p[0]])]
        },
        &[x],
    );
    let (head, params) = carried.into_inner().expect("the loop has a body");
    for block in b.func.order.clone() {
        for edge in b.func.blocks[block].succs.iter_mut().filter(|e| e.block == head) {
            let args = if block == entry {
                start
            } else {
                [params[1], params[0]]
            };
            edge.args.extend(args.map(Reg::from));
        }
    }
    b.out(&after);
    out(&mut b, &params);
    b.end_body();
    b.end();
    b
}

/// Lanes that have left the loop would keep what the values were then.
#[test]
fn values_that_change_places_move_in_all_lanes() {
    let (func, stats) = allocated(&swap(), &careful());
    assert!(stats.files[1].copies >= 3, "{stats:?}");
    let steps = func.blocks.values().flat_map(|data| &data.insts);
    assert!(steps.filter(|inst| inst.op == Op::AllLanes).count() > 0);
}

/// One arm has more whole-wave values than registers, while the lanes of the other one wait.
#[test]
fn values_that_overflow_are_spilled_in_all_lanes() {
    let mut b = diamond(3, 0);
    let other = b.func.order[3];
    let body = b.func.blocks[other].body.clone().expect("an arm has a body");
    b.at = b.func.blocks.push(MBlockData::default());
    let mut values = Vec::new();
    for _ in 0..14 {
        let last = values.last().copied();
        values.push(value(&mut b, last.as_slice()));
    }
    values.reverse();
    values.chunks(2).for_each(|some| out(&mut b, some));
    let insts: Vec<Toy> = std::mem::take(&mut b.func.blocks[b.at].insts);
    let data = &mut b.func.blocks[other];
    let count = insts.len();
    data.locs.extend(vec![SourceLoc::UNKNOWN; count]);
    data.insts.splice(body.insts.start..body.insts.start, insts);
    if let Some(body) = &mut data.body {
        body.insts.end += count;
    }
    let options = Budget {
        units: vec![102, 12],
        ..careful()
    };
    let (_, stats) = allocated(&b, &options);
    assert!(
        stats.files[1].spills > 0 && stats.files[1].units <= 12,
        "{stats:?}"
    );
}

/// The checker misses no step around the copies.
#[test]
fn steps_around_copies_are_checked() {
    let b = swap();
    let mut func = b.func;
    let whole: Vec<VReg> = func
        .blocks
        .values()
        .flat_map(|data| &data.insts)
        .flat_map(|inst| &inst.args)
        .filter(|o| o.whole_wave)
        .filter_map(|o| o.reg.as_virtual())
        .collect();
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
    round
        .allocate(&mut func, &|v| !whole.contains(&v), true)
        .expect("allocates");
    let before = func.clone();
    (round.view, round.whole, round.base) = (View::Wave, true, round.stats.units);
    let selected = |v| whole.contains(&v);
    let origins = round.allocate(&mut func, &selected, true).expect("allocates");
    let check = |func: &MachFunc<Toy>, origins: &crate::regalloc::Origins| {
        let checker = Checker::new(&before, func, origins, &files[1], V, View::Wave, &selected);
        checker.run().err().map(|e| e.fault)
    };
    assert_eq!(check(&func, &origins), None);
    let mut planted = 0;
    for step in [LaneStep::Keep, LaneStep::All, LaneStep::Restore] {
        let (mut func, mut origins) = (func.clone(), origins.clone());
        let is = |o: &Origin| matches!(o, Origin::Lanes { step: s, .. } if *s == step);
        let found = func
            .order
            .iter()
            .find_map(|&block| Some((block, origins[block].iter().position(is)?)));
        let (block, index) = found.expect("copies have steps around them");
        let data = &mut func.blocks[block];
        data.insts.remove(index);
        data.locs.remove(index);
        if let Some(body) = &mut data.body {
            let before = |at: usize| at - usize::from(at > index);
            body.insts = before(body.insts.start)..before(body.insts.end);
        }
        origins[block].remove(index);
        assert_eq!(check(&func, &origins), Some(CheckFault::Edit), "{step:?}");
        planted += 1;
    }
    assert_eq!(planted, 3);
}
