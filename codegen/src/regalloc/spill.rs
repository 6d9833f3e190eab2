//! Spilling before regalloc2 runs, until what is live at once fits.
//!
//! regalloc2 sees one width at a time and cannot weigh a quad against four singles, so the choice what goes to memory is
//! made here, over all widths. A chosen value is stored once, right after its definition, and each instruction that reads it
//! gets a copy of its own, loaded right before: SSA form stays as it is. Values are chosen where the pressure is too high, among
//! those that live through an instruction without being touched by it; the value with the least expected traffic per unit
//! and instruction that it frees goes first.
//!
//! Cost: rounds times the size of the live sets; two or three rounds are usual.

use super::linear::{LBlock, LInst, LinInst, LinOp, LinReg, LinValue, Linear, Pseudo, Val};
use super::liveness::{Liveness, is_use};
use super::webs::weights;
use crate::machine::{OperandKind, SubReg};
use cranelift_entity::SecondaryMap;

/// Values to spill so that no more than `target` units are live at once; none if no more can be done.
pub(super) fn choose(lin: &Linear, live: &Liveness, target: u16) -> Vec<Val> {
    let scores = scores(lin, live);
    let mut sweep = Sweep {
        lin,
        scores,
        target: i32::from(target),
        spilled: SecondaryMap::new(),
        victims: Vec::new(),
        alive: Vec::new(),
        position: SecondaryMap::with_default(usize::MAX),
        units: 0,
    };
    for block in lin.blocks.keys() {
        sweep.block(block, live);
    }
    sweep.victims
}

/// Expected loads and stores of a value by the units times instructions that it occupies.
fn scores(lin: &Linear, live: &Liveness) -> SecondaryMap<Val, f64> {
    let weights = weights(lin);
    let mut cost: SecondaryMap<Val, f64> = SecondaryMap::new();
    let mut length: SecondaryMap<Val, f64> = SecondaryMap::new();
    // Where a value that lives in a block begins there; the block in which a value was seen to live last.
    let mut start: SecondaryMap<Val, u32> = SecondaryMap::new();
    let mut seen: SecondaryMap<Val, Option<LBlock>> = SecondaryMap::new();
    for (block, data) in &lin.blocks {
        let weight = f64::from(weights[block]);
        // Instructions from the last to the first: a value is live from its highest use on.
        let mut alive: Vec<(Val, u32)> = live.live_out[block]
            .iter()
            .map(|&v| (v, data.insts.end))
            .collect();
        for &(val, _) in &alive {
            seen[val] = Some(block);
        }
        for inst in data.insts().rev() {
            for op in lin.inst_ops(inst) {
                if let LinReg::Val(val) = op.reg {
                    cost[val] += weight;
                    if is_use(op.kind) && seen[val].replace(block) != Some(block) {
                        alive.push((val, inst.as_u32()));
                    }
                    if !is_use(op.kind) {
                        start[val] = inst.as_u32();
                    }
                }
            }
        }
        for &val in &live.live_in[block] {
            start[val] = data.insts.start;
        }
        for &param in &data.params {
            start[param] = data.insts.start;
            cost[param] += weight;
        }
        for &arg in data.args.iter().flatten() {
            cost[arg] += weight;
        }
        for (val, end) in alive {
            length[val] += f64::from(end.saturating_sub(start[val])) * weight;
        }
    }
    let mut scores = SecondaryMap::with_default(f64::INFINITY);
    for (val, value) in &lin.values {
        if !value.pinned {
            scores[val] = cost[val] / ((1.0 + length[val]) * f64::from(value.width));
        }
    }
    scores
}

/// A walk over all points that takes values out where there are too many.
struct Sweep<'a> {
    lin: &'a Linear,
    scores: SecondaryMap<Val, f64>,
    target: i32,
    spilled: SecondaryMap<Val, bool>,
    victims: Vec<Val>,
    alive: Vec<Val>,
    /// Position of a value among those alive.
    position: SecondaryMap<Val, usize>,
    units: i32,
}

impl Sweep<'_> {
    fn width(&self, val: Val) -> i32 {
        i32::from(self.lin.values[val].width)
    }

    fn add(&mut self, val: Val) {
        if self.position[val] == usize::MAX && !self.spilled[val] {
            self.position[val] = self.alive.len();
            self.alive.push(val);
            self.units += self.width(val);
        }
    }

    fn remove(&mut self, val: Val) {
        let at = std::mem::replace(&mut self.position[val], usize::MAX);
        if at != usize::MAX {
            self.alive.swap_remove(at);
            if let Some(&moved) = self.alive.get(at) {
                self.position[moved] = at;
            }
            self.units -= self.width(val);
        }
    }

    /// Takes values out until the point fits. `here` are values that the point needs, `extra` the units of those that are spilled
    /// already.
    fn fit(&mut self, here: &[Val], extra: i32) {
        while self.units + extra > self.target {
            let candidates = self.alive.iter().copied().filter(|v| !here.contains(v));
            let best = candidates.min_by(|&a, &b| self.scores[a].total_cmp(&self.scores[b]).then(a.cmp(&b)));
            let Some(victim) = best.filter(|&v| self.scores[v].is_finite()) else {
                return;
            };
            self.remove(victim);
            self.spilled[victim] = true;
            self.victims.push(victim);
        }
    }

    fn extra(&self, here: &[Val]) -> i32 {
        here.iter()
            .filter(|&&v| self.spilled[v])
            .map(|&v| self.width(v))
            .sum()
    }

    fn block(&mut self, block: LBlock, live: &Liveness) {
        let lin = self.lin;
        let data = &lin.blocks[block];
        for &val in &live.live_out[block] {
            self.add(val);
        }
        let mut here: Vec<Val> = Vec::new();
        let note = |val: Val, here: &mut Vec<Val>| {
            if !here.contains(&val) {
                here.push(val);
            }
        };
        for &arg in data.args.iter().flatten() {
            note(arg, &mut here);
        }
        let extra = self.extra(&here);
        self.fit(&here, extra);
        for inst in data.insts().rev() {
            let ops = lin.inst_ops(inst);
            let vals = |wanted: fn(OperandKind) -> bool| {
                let named = ops.iter().filter(move |op| wanted(op.kind));
                named.filter_map(|op| {
                    if let LinReg::Val(val) = op.reg {
                        Some(val)
                    } else {
                        None
                    }
                })
            };
            here.clear();
            for val in vals(|kind| kind != OperandKind::Use) {
                note(val, &mut here);
                self.add(val);
            }
            let extra = self.extra(&here);
            self.fit(&here, extra);
            for val in vals(|kind| !is_use(kind) && kind != OperandKind::EarlyDef) {
                self.remove(val);
            }
            here.clear();
            for val in vals(|kind| is_use(kind) || kind == OperandKind::EarlyDef) {
                note(val, &mut here);
                self.add(val);
            }
            let extra = self.extra(&here);
            self.fit(&here, extra);
            for val in vals(|kind| kind == OperandKind::EarlyDef) {
                self.remove(val);
            }
        }
        here.clear();
        here.extend(
            data.params
                .iter()
                .copied()
                .filter(|&p| self.position[p] != usize::MAX || self.spilled[p]),
        );
        let extra = self.extra(&here);
        self.fit(&here, extra);
        while let Some(&val) = self.alive.last() {
            self.remove(val);
        }
    }
}

/// The file with the victims in the spill area.
pub(super) fn spill(lin: &Linear, victims: &[Val]) -> Linear {
    let mut slot: SecondaryMap<Val, Option<u32>> = SecondaryMap::new();
    let mut out = Linear {
        insts: Default::default(),
        ops: Vec::new(),
        ..lin.clone()
    };
    for &victim in victims {
        slot[victim] = Some(out.slot_units);
        out.slot_units += u32::from(lin.values[victim].width);
        out.values[victim].pinned = true;
    }
    for (block, data) in &lin.blocks {
        let first = out.insts.len() as u32;
        let start = lin.insts[LInst::from_u32(data.insts.start)].index;
        for &param in &data.params {
            if let Some(slot) = slot[param] {
                access(&mut out, block, start, param, Pseudo { store: true, slot });
            }
        }
        for inst in data.insts() {
            let old = &lin.insts[inst];
            let mut copies: Vec<(Val, Val)> = Vec::new();
            let mut copy = |out: &mut Linear, val: Val| -> Val {
                let Some(slot) = slot[val] else { return val };
                if let Some(&(_, copy)) = copies.iter().find(|c| c.0 == val) {
                    return copy;
                }
                let copy = out.values.push(LinValue {
                    pinned: true,
                    ..lin.values[val]
                });
                access(out, block, old.index, copy, Pseudo { store: false, slot });
                copies.push((val, copy));
                copy
            };
            let mut ops: Vec<LinOp> = lin.ops[old.ops.clone()].to_vec();
            for op in &mut ops {
                if let (LinReg::Val(val), true) = (op.reg, is_use(op.kind)) {
                    op.reg = LinReg::Val(copy(&mut out, val));
                }
            }
            if old.last {
                for (edge, args) in data.args.iter().enumerate() {
                    for (at, &arg) in args.iter().enumerate() {
                        let new = copy(&mut out, arg);
                        out.blocks[block].args[edge][at] = new;
                    }
                }
            }
            let begin = out.ops.len();
            let defs: Vec<Val> = ops
                .iter()
                .filter(|op| !is_use(op.kind))
                .filter_map(|op| {
                    if let LinReg::Val(val) = op.reg {
                        Some(val)
                    } else {
                        None
                    }
                })
                .collect();
            out.ops.extend(ops);
            let range = begin..out.ops.len();
            out.insts.push(LinInst {
                ops: range,
                ..old.clone()
            });
            for def in defs {
                if let Some(slot) = slot[def] {
                    access(&mut out, block, old.index + 1, def, Pseudo { store: true, slot });
                }
            }
        }
        out.blocks[block].insts = first..out.insts.len() as u32;
    }
    out
}

fn access(out: &mut Linear, block: LBlock, index: usize, val: Val, pseudo: Pseudo) {
    let start = out.ops.len();
    let kind = if pseudo.store {
        OperandKind::Use
    } else {
        OperandKind::Def
    };
    out.ops.push(LinOp {
        reg: LinReg::Val(val),
        kind,
        part: SubReg::whole(out.values[val].width),
        fixed: None,
        index: 0,
        tied: None,
    });
    out.insts.push(LinInst {
        block,
        index,
        ops: start..start + 1,
        clobbers: 0..0,
        last: false,
        pseudo: Some(pseudo),
    });
}
