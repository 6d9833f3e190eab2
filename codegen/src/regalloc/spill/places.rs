//! Which victims are in one place in memory: parameters that come in memory, with what is passed for them.
//!
//! A variable of the wave level has many names, one after each join, of which only one is alive at a time. If all of them are spilled, and have one place, the
//! edges between them cost nothing. Names of which two are alive somewhere do not share.
//!
//! Cost: the live sets at the ends of blocks, and the operands.

use super::super::linear::{LBlock, LinReg, Linear, Val};
use super::super::liveness::{Liveness, is_use};
use super::super::util::UnionFind;
use super::choose::Choice;
use cranelift_entity::{EntityRef, SecondaryMap};

/// Groups of victims with one place each.
pub(super) struct Places {
    /// The first of its group, for victims that share.
    first: SecondaryMap<Val, Option<Val>>,
}

impl Places {
    pub(super) fn new(lin: &Linear, live: &Liveness, choice: &Choice) -> Places {
        let mut places = Places {
            first: SecondaryMap::new(),
        };
        if choice.memory.is_empty() {
            return places;
        }
        let mut stored: SecondaryMap<Val, bool> = SecondaryMap::new();
        for &victim in choice
            .victims
            .iter()
            .filter(|&&victim| lin.values[victim].again.is_none())
        {
            stored[victim] = true;
        }
        let mut in_memory: SecondaryMap<Val, bool> = SecondaryMap::new();
        for &param in &choice.memory {
            in_memory[param] = true;
        }
        let mut united = UnionFind::new(lin.values.len());
        for data in lin.blocks.values() {
            for (&succ, args) in data.succs.iter().zip(&data.args) {
                for (&param, &arg) in lin.blocks[succ].params.iter().zip(args) {
                    if in_memory[param] && stored[arg] {
                        united.union(param.index(), arg.index());
                    }
                }
            }
        }
        let mut group: SecondaryMap<Val, Option<Val>> = SecondaryMap::new();
        for &victim in choice.victims.iter().filter(|&&victim| stored[victim]) {
            group[victim] = Some(Val::new(united.find(victim.index())));
        }
        let mut alive = Alive {
            group: &group,
            here: SecondaryMap::new(),
            alive: SecondaryMap::new(),
            list: Vec::new(),
            meet: SecondaryMap::new(),
        };
        for (block, data) in &lin.blocks {
            alive.block(lin, live, block);
            // In front of a branch a store would be seen on the other ways, too.
            for (&succ, args) in data.succs.iter().zip(&data.args).filter(|_| data.succs.len() > 1) {
                for (&param, &arg) in lin.blocks[succ].params.iter().zip(args) {
                    if let (true, Some(own)) = (in_memory[param] && group[arg] != group[param], group[param])
                    {
                        alive.meet[own] = true;
                    }
                }
            }
        }
        for &victim in &choice.victims {
            places.first[victim] = group[victim].filter(|&group| !alive.meet[group]);
        }
        places
    }

    /// A victim that stands for all with the place of this one.
    pub(super) fn of(&self, victim: Val) -> Val {
        self.first[victim].unwrap_or(victim)
    }
}

/// The victims alive at a point, in a walk up a block.
struct Alive<'a> {
    group: &'a SecondaryMap<Val, Option<Val>>,
    here: SecondaryMap<Val, bool>,
    /// Of each group how many are alive.
    alive: SecondaryMap<Val, u32>,
    list: Vec<Val>,
    /// Groups of which two are alive somewhere.
    meet: SecondaryMap<Val, bool>,
}

impl Alive<'_> {
    fn begin(&mut self, val: Val) {
        if let Some(group) = self.group[val]
            && !std::mem::replace(&mut self.here[val], true)
        {
            self.list.push(val);
            self.alive[group] += 1;
            self.meet[group] |= self.alive[group] > 1;
        }
    }

    /// A definition, above which the value is not alive.
    fn end(&mut self, val: Val) {
        // One that nobody reads is stored all the same.
        self.begin(val);
        if let Some(group) = self.group[val] {
            self.here[val] = false;
            self.alive[group] -= 1;
        }
    }

    fn block(&mut self, lin: &Linear, live: &Liveness, block: LBlock) {
        let data = &lin.blocks[block];
        for &(val, _) in &live.live_out[block] {
            self.begin(val);
        }
        for inst in data.insts().rev() {
            for wanted in [false, true] {
                for op in lin.inst_ops(inst).iter().filter(|op| is_use(op.kind) == wanted) {
                    match op.reg() {
                        LinReg::Val(val) if wanted => self.begin(val),
                        LinReg::Val(val) => self.end(val),
                        LinReg::Physical(_) => {}
                    }
                }
            }
        }
        for &param in &data.params {
            self.begin(param);
        }
        for val in std::mem::take(&mut self.list) {
            if std::mem::replace(&mut self.here[val], false)
                && let Some(group) = self.group[val]
            {
                self.alive[group] -= 1;
            }
        }
    }
}
