//! Which values leave the registers.

use super::super::linear::{LBlock, LinReg, Linear, Val};
use super::super::liveness::{Liveness, Pressure, is_use, use_units};
use super::super::webs::weights;
use super::distance::{Distances, FAR};
use cranelift_entity::SecondaryMap;

/// What computing a value again costs beside an access to memory.
const AGAIN: f64 = 0.1;
/// Distances beyond this do not make a value a better choice.
const FAR_ENOUGH: u32 = 4096;

/// What leaves the registers.
#[derive(Debug, Default)]
pub(in super::super) struct Choice {
    /// Values to spill; none if no more can be done.
    pub victims: Vec<Val>,
    /// Those of them that are parameters and come in memory.
    pub memory: Vec<Val>,
}

/// Chooses values to spill so that no more than `target` units are live at once. `repeatable` says that
/// only values that can be computed again come into question; if these do not suffice somewhere, nothing is chosen.
pub(in super::super) fn choose(lin: &Linear, live: &Liveness, target: u16, repeatable: bool) -> Choice {
    if repeatable && lin.values.values().all(|value| value.again.is_none()) {
        return Choice::default();
    }
    let mut sweep = Sweep {
        lin,
        live,
        costs: costs(lin),
        repeatable,
        target: i32::from(target),
        spilled: SecondaryMap::new(),
        in_memory: SecondaryMap::new(),
        choice: Choice::default(),
        hopeless: false,
        alive: Vec::new(),
        position: SecondaryMap::with_default(usize::MAX),
        units_of: SecondaryMap::new(),
        next_use: SecondaryMap::new(),
        units: 0,
    };
    let distances = Distances::new(lin, live);
    let mut pressure = Pressure::new(lin, live);
    for block in lin.blocks.keys() {
        sweep.block(block, &distances, &mut pressure);
        if sweep.hopeless {
            return Choice::default();
        }
    }
    sweep.choice
}

/// Expected stores and loads of a value if it is spilled: one for its definition, one for each block that reads it.
fn costs(lin: &Linear) -> SecondaryMap<Val, f64> {
    let weights = weights(lin);
    let mut costs: SecondaryMap<Val, f64> = SecondaryMap::new();
    let mut seen: SecondaryMap<Val, Option<LBlock>> = SecondaryMap::new();
    for (block, data) in &lin.blocks {
        let weight = f64::from(weights[block]);
        let mut count = |val: Val| {
            if seen[val].replace(block) != Some(block) {
                let factor = if lin.values[val].again.is_some() {
                    AGAIN
                } else {
                    1.0
                };
                costs[val] += weight * factor;
            }
        };
        data.params.iter().copied().for_each(&mut count);
        for inst in data.insts() {
            for op in lin.inst_ops(inst) {
                if let LinReg::Val(val) = op.reg() {
                    count(val);
                }
            }
        }
        data.args.iter().flatten().copied().for_each(&mut count);
    }
    costs
}

/// A walk over all points that takes values out where there are too many.
struct Sweep<'a> {
    lin: &'a Linear,
    live: &'a Liveness,
    costs: SecondaryMap<Val, f64>,
    repeatable: bool,
    target: i32,
    spilled: SecondaryMap<Val, bool>,
    /// Spilled parameters that are in memory from the edges on.
    in_memory: SecondaryMap<Val, bool>,
    choice: Choice,
    /// Only values that can be computed again may go, and there are too few.
    hopeless: bool,
    alive: Vec<Val>,
    /// Position of a value among those alive.
    position: SecondaryMap<Val, usize>,
    /// Live units of the values alive.
    units_of: SecondaryMap<Val, i32>,
    /// The instruction that reads a value next, counted on from the block's.
    next_use: SecondaryMap<Val, u32>,
    units: i32,
}

impl Sweep<'_> {
    fn set(&mut self, val: Val, units: u16) {
        if self.spilled[val] {
            return;
        }
        let count = units.count_ones() as i32;
        let at = self.position[val];
        if count > 0 && at == usize::MAX {
            self.position[val] = self.alive.len();
            self.alive.push(val);
        } else if count == 0 && at != usize::MAX {
            self.position[val] = usize::MAX;
            self.alive.swap_remove(at);
            if let Some(&moved) = self.alive.get(at) {
                self.position[moved] = at;
            }
        }
        self.units += count - std::mem::replace(&mut self.units_of[val], count);
    }

    /// How bad it is to take a value out at a place: traffic by the units that it frees and how long.
    fn score(&self, val: Val, here: u32) -> f64 {
        let distance = self.next_use[val].saturating_sub(here).min(FAR_ENOUGH);
        self.costs[val] / (f64::from(self.units_of[val]) * f64::from(1 + distance))
    }

    /// Takes values out until the place fits. `named` are values that it needs, `extra` the units of those that are spilled
    /// already. Whether it does at last.
    fn fit(&mut self, named: &[Val], extra: i32, here: u32) -> bool {
        if self.units + extra <= self.target {
            return true;
        }
        let values = &self.lin.values;
        let may_go = |v: &Val| !(values[*v].pinned || self.repeatable && values[*v].again.is_none());
        let candidates = self
            .alive
            .iter()
            .copied()
            .filter(|v| may_go(v) && !named.contains(v));
        let mut order: Vec<(f64, Val)> = candidates.map(|v| (self.score(v, here), v)).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.cmp(&a.1)));
        while self.units + extra > self.target {
            let Some((_, victim)) = order.pop() else {
                self.hopeless = self.repeatable;
                return false;
            };
            self.take_out(victim);
        }
        true
    }

    fn take_out(&mut self, victim: Val) {
        self.set(victim, 0);
        if !std::mem::replace(&mut self.spilled[victim], true) {
            self.choice.victims.push(victim);
        }
    }

    /// Takes out a parameter that comes in memory.
    fn take_out_in_memory(&mut self, param: Val) {
        self.take_out(param);
        if !std::mem::replace(&mut self.in_memory[param], true) {
            self.choice.memory.push(param);
        }
    }

    /// Makes arguments fit the end of a block. Where they are too many by themselves, parameters come in memory, the cheapest first, and
    /// arguments go there if that makes room.
    fn fit_arguments(&mut self, block: LBlock) {
        let lin = self.lin;
        let data = &lin.blocks[block];
        let here = data.insts.end;
        let params = data.succs.iter().flat_map(|&succ| &lin.blocks[succ].params);
        let mut pairs: Vec<(Val, Val)> = params.copied().zip(data.args.iter().flatten().copied()).collect();
        pairs.retain(|&(param, _)| self.live.needed[param]);
        let named = |this: &Self| {
            let mut named: Vec<Val> = pairs
                .iter()
                .filter(|&&(param, _)| !this.in_memory[param])
                .map(|&(_, arg)| arg)
                .collect();
            named.sort_unstable();
            named.dedup();
            named
        };
        // What passes from one place in memory to another one needs a register for a moment.
        let passing = |this: &Self| {
            let pairs = pairs
                .iter()
                .filter(|&&(param, arg)| this.in_memory[param] && this.spilled[arg]);
            pairs
                .map(|&(_, arg)| i32::from(lin.values[arg].width))
                .max()
                .unwrap_or(0)
        };
        let held = named(self);
        let extra = self.extra(&held) + passing(self);
        if self.fit(&held, extra, here) || self.repeatable {
            return;
        }
        let cost = |this: &Self, &(param, arg): &(Val, Val)| this.costs[param] + this.costs[arg];
        let mut order: Vec<(f64, Val, Val)> = pairs
            .iter()
            .filter(|&&(param, arg)| {
                !lin.values[param].pinned && !lin.values[arg].pinned && !self.in_memory[param]
            })
            .map(|pair| (cost(self, pair), pair.0, pair.1))
            .collect();
        order.sort_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
        for (_, param, arg) in order {
            self.take_out_in_memory(param);
            if pairs
                .iter()
                .all(|&(other, same)| same != arg || self.in_memory[other])
            {
                self.take_out(arg);
            }
            let held = named(self);
            if self.units + self.extra(&held) + passing(self) <= self.target {
                return;
            }
        }
    }

    /// Makes parameters fit the start of a block; those for which there is no room come in memory.
    fn fit_parameters(&mut self, block: LBlock) {
        let data = &self.lin.blocks[block];
        let here = data.insts.start;
        let arrives = |this: &Self, param: Val| {
            !this.in_memory[param] && (this.position[param] != usize::MAX || this.spilled[param])
        };
        let named = |this: &Self| -> Vec<Val> {
            let params = data.params.iter().copied();
            params.filter(|&param| arrives(this, param)).collect()
        };
        let held = named(self);
        if self.fit(&held, self.extra(&held), here) || self.repeatable {
            return;
        }
        let mut order = held;
        order.retain(|&param| !self.lin.values[param].pinned);
        order.sort_by(|&a, &b| self.costs[a].total_cmp(&self.costs[b]).then(a.cmp(&b)));
        for param in order {
            self.take_out_in_memory(param);
            let held = named(self);
            if self.units + self.extra(&held) <= self.target {
                return;
            }
        }
    }

    fn extra(&self, named: &[Val]) -> i32 {
        let spilled = named.iter().filter(|&&v| self.spilled[v]);
        spilled.map(|&v| i32::from(self.lin.values[v].width)).sum()
    }

    /// Walks over a block; what follows is left out once the sweep is hopeless.
    fn block(&mut self, block: LBlock, distances: &Distances, pressure: &mut Pressure<'_>) {
        let (lin, live) = (self.lin, self.live);
        let data = &lin.blocks[block];
        for (&(val, units), &distance) in live.live_out[block].iter().zip(&distances.at_end[block]) {
            pressure.alive[val] = units;
            self.next_use[val] = data.insts.end.saturating_add(distance.min(FAR));
            self.set(val, units);
        }
        self.fit_arguments(block);
        for inst in data.insts().rev() {
            let here = inst.as_u32();
            let ops = lin.inst_ops(inst);
            let values = |wanted: &dyn Fn(crate::machine::OperandKind) -> bool| {
                let mut list: Vec<Val> = ops
                    .iter()
                    .filter(|op| wanted(op.kind))
                    .filter_map(|op| match op.reg() {
                        LinReg::Val(val) => Some(val),
                        LinReg::Physical(_) => None,
                    })
                    .collect();
                list.sort_unstable();
                list.dedup();
                list
            };
            use crate::machine::OperandKind::{EarlyDef, Use};
            pressure.late(inst, |val, units| self.set(val, units));
            let mut named = values(&|kind| kind != Use);
            let beside = i32::from(pressure.beside_late(inst));
            self.fit(&named, self.extra(&named) + beside, here);
            for op in ops.iter().filter(|op| is_use(op.kind)) {
                if let LinReg::Val(val) = op.reg() {
                    // Of a tied use from which nothing stays, nothing is read.
                    if use_units(lin, inst, op, &live.defined) != 0 {
                        self.next_use[val] = here;
                    }
                }
            }
            pressure.early(inst, |val, units| self.set(val, units));
            named = values(&|kind| is_use(kind) || kind == EarlyDef);
            let beside = i32::from(pressure.beside_early(inst));
            self.fit(&named, self.extra(&named) + beside, here);
            pressure.before(inst, |val, units| self.set(val, units));
            if self.hopeless {
                return;
            }
        }
        self.fit_parameters(block);
        while let Some(&val) = self.alive.last() {
            self.set(val, 0);
        }
        let entering = live.live_in[block].iter().map(|(val, _)| *val);
        for val in entering.chain(data.params.iter().copied()) {
            pressure.alive[val] = 0;
        }
    }
}
