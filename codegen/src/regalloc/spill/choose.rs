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

/// Values to spill so that no more than `target` units are live at once; none if no more can be done. `repeatable` says that
/// only values that can be computed again come into question.
pub(in super::super) fn choose(lin: &Linear, live: &Liveness, target: u16, repeatable: bool) -> Vec<Val> {
    let mut sweep = Sweep {
        lin,
        live,
        costs: costs(lin),
        repeatable,
        target: i32::from(target),
        spilled: SecondaryMap::new(),
        victims: Vec::new(),
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
    }
    sweep.victims
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
    victims: Vec<Val>,
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
        let value = &self.lin.values[val];
        if value.pinned || self.repeatable && value.again.is_none() {
            return f64::INFINITY;
        }
        let distance = self.next_use[val].saturating_sub(here).min(FAR_ENOUGH);
        self.costs[val] / (f64::from(self.units_of[val]) * f64::from(1 + distance))
    }

    /// Takes values out until the place fits. `named` are values that it needs, `extra` the units of those that are spilled
    /// already.
    fn fit(&mut self, named: &[Val], extra: i32, here: u32) {
        if self.units + extra <= self.target {
            return;
        }
        let candidates = self.alive.iter().copied().filter(|v| !named.contains(v));
        let mut order: Vec<(f64, Val)> = candidates.map(|v| (self.score(v, here), v)).collect();
        order.retain(|(score, _)| score.is_finite());
        order.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.cmp(&a.1)));
        while self.units + extra > self.target {
            let Some((_, victim)) = order.pop() else { return };
            self.set(victim, 0);
            self.spilled[victim] = true;
            self.victims.push(victim);
        }
    }

    fn extra(&self, named: &[Val]) -> i32 {
        let spilled = named.iter().filter(|&&v| self.spilled[v]);
        spilled.map(|&v| i32::from(self.lin.values[v].width)).sum()
    }

    fn block(&mut self, block: LBlock, distances: &Distances, pressure: &mut Pressure<'_>) {
        let (lin, live) = (self.lin, self.live);
        let data = &lin.blocks[block];
        for (&(val, units), &distance) in live.live_out[block].iter().zip(&distances.at_end[block]) {
            pressure.alive[val] = units;
            self.next_use[val] = data.insts.end.saturating_add(distance.min(FAR));
            self.set(val, units);
        }
        let mut named: Vec<Val> = data.args.iter().flatten().copied().collect();
        named.sort_unstable();
        named.dedup();
        let extra = self.extra(&named);
        self.fit(&named, extra, data.insts.end);
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
            named = values(&|kind| kind != Use);
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
        }
        named = data
            .params
            .iter()
            .copied()
            .filter(|&p| self.position[p] != usize::MAX || self.spilled[p])
            .collect();
        let extra = self.extra(&named);
        self.fit(&named, extra, data.insts.start);
        while let Some(&val) = self.alive.last() {
            self.set(val, 0);
        }
        let entering = live.live_in[block].iter().map(|(val, _)| *val);
        for val in entering.chain(data.params.iter().copied()) {
            pressure.alive[val] = 0;
        }
    }
}
