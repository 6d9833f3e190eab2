//! Stores, loads and repeated computations for the values that were chosen.

use super::super::linear::{LBlock, LInst, LinInst, LinOp, LinReg, LinValue, Linear, SpillCode, Val};
use super::super::liveness::{Liveness, Pressure, is_use};
use super::choose::Choice;
use super::places::Places;
use crate::machine::{OperandKind, SubReg};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// The file with the chosen values out of the registers, where at most `target` units are to be live.
pub(in super::super) fn spill(lin: &Linear, live: &Liveness, choice: &Choice, target: u16) -> Linear {
    let mut out = Linear {
        insts: Default::default(),
        ops: Vec::with_capacity(lin.ops.len()),
        ..lin.clone()
    };
    let mut source: SecondaryMap<Val, Option<SpillCode>> = SecondaryMap::new();
    let mut in_memory: SecondaryMap<Val, bool> = SecondaryMap::new();
    for &param in &choice.memory {
        in_memory[param] = true;
    }
    let places = Places::new(lin, live, choice);
    let mut slots: FxHashMap<Val, u32> = FxHashMap::default();
    for &victim in &choice.victims {
        source[victim] = Some(match lin.values[victim].again {
            Some((block, index)) => SpillCode::Again(block, index),
            None => {
                let slot = *slots.entry(places.of(victim)).or_insert(out.slot_units);
                if slot == out.slot_units {
                    out.slot_units += u32::from(lin.values[victim].width);
                }
                SpillCode::Load(slot)
            }
        });
        out.values[victim].pinned = true;
    }
    let mut inserter = Inserter {
        lin,
        live,
        out,
        source,
        in_memory,
        target: i32::from(target),
        uses: SecondaryMap::new(),
        loaded: Vec::new(),
    };
    let mut pressure = Pressure::new(lin, live);
    for block in lin.blocks.keys() {
        inserter.block(block, &mut pressure);
    }
    if !choice.memory.is_empty() {
        inserter.drop_edges();
    }
    inserter.out
}

/// A victim that is in a register for now.
#[derive(Clone, Copy)]
struct Loaded {
    victim: Val,
    /// Its name here: itself after its definition, or a loaded copy.
    name: Val,
}

struct Inserter<'a> {
    lin: &'a Linear,
    live: &'a Liveness,
    out: Linear,
    /// Where a victim is loaded from.
    source: SecondaryMap<Val, Option<SpillCode>>,
    /// Parameters that are in their place in memory from the edges on.
    in_memory: SecondaryMap<Val, bool>,
    target: i32,
    /// Where the block that is being rewritten reads a victim.
    uses: SecondaryMap<Val, VecDeque<u32>>,
    loaded: Vec<Loaded>,
}

/// Units of values other than victims that are live at an instruction's two points, and those that it takes beside them.
#[derive(Clone, Copy, Default)]
struct Base {
    early: i32,
    late: i32,
}

impl Inserter<'_> {
    fn is_victim(&self, val: Val) -> bool {
        self.source[val].is_some()
    }

    fn width(&self, val: Val) -> i32 {
        i32::from(self.lin.values[val].width)
    }

    /// The victims among an instruction's operands of some kind.
    fn named(&self, inst: LInst, reads: bool) -> Vec<Val> {
        let ops = self
            .lin
            .inst_ops(inst)
            .iter()
            .filter(|op| is_use(op.kind) == reads);
        let mut list: Vec<Val> = ops
            .filter_map(|op| match op.reg() {
                LinReg::Val(val) if self.is_victim(val) => Some(val),
                _ => None,
            })
            .collect();
        list.sort_unstable();
        list.dedup();
        list
    }

    fn base(&self, block: LBlock, pressure: &mut Pressure<'_>) -> Vec<Base> {
        let data = &self.lin.blocks[block];
        let mut bases = vec![Base::default(); (data.insts.end - data.insts.start) as usize];
        let mut units = 0;
        let mut counted: SmallCount = SmallCount::default();
        let mut set = |val: Val, bits: u16, units: &mut i32| {
            if !self.is_victim(val) {
                *units += counted.set(val, bits.count_ones() as i32);
            }
        };
        for &(val, bits) in &self.live.live_out[block] {
            pressure.alive[val] = bits;
            set(val, bits, &mut units);
        }
        for inst in data.insts().rev() {
            let base = &mut bases[(inst.as_u32() - data.insts.start) as usize];
            pressure.late(inst, |val, bits| set(val, bits, &mut units));
            base.late = units + i32::from(pressure.beside_late(inst));
            pressure.early(inst, |val, bits| set(val, bits, &mut units));
            base.early = units + i32::from(pressure.beside_early(inst));
            pressure.before(inst, |val, bits| set(val, bits, &mut units));
        }
        let entering = self.live.live_in[block].iter().map(|(val, _)| *val);
        for val in entering.chain(data.params.iter().copied()) {
            pressure.alive[val] = 0;
        }
        bases
    }

    /// Gives up copies, that with the farthest next use first, until `others` units fit beside them.
    fn fit(&mut self, others: i32, keep: &[Val]) {
        loop {
            let held: i32 = self.loaded.iter().map(|l| self.width(l.victim)).sum();
            if held + others <= self.target {
                return;
            }
            let next = |l: &Loaded| self.uses[l.victim].front().copied().unwrap_or(u32::MAX);
            let candidates = self
                .loaded
                .iter()
                .enumerate()
                .filter(|(_, l)| !keep.contains(&l.victim));
            let Some((at, _)) = candidates.max_by_key(|(_, l)| (next(l), l.victim)) else {
                return;
            };
            self.loaded.swap_remove(at);
        }
    }

    /// The name of a victim at an instruction that reads it, loaded if it has to be.
    fn load(&mut self, block: LBlock, index: u32, victim: Val) -> Val {
        if let Some(found) = self.loaded.iter().find(|l| l.victim == victim) {
            return found.name;
        }
        let value = self.lin.values[victim];
        let name = self.out.values.push(LinValue {
            pinned: true,
            again: None,
            ..value
        });
        if let Some(source) = self.source[victim] {
            self.access(block, index, name, source);
        }
        self.loaded.push(Loaded { victim, name });
        name
    }

    fn access(&mut self, block: LBlock, index: u32, val: Val, spill_code: SpillCode) {
        let start = self.out.ops.len();
        let kind = match spill_code {
            SpillCode::Store(_) => OperandKind::Use,
            SpillCode::Load(_) | SpillCode::Again(..) => OperandKind::Def,
        };
        let part = SubReg::whole(self.out.values[val].width);
        self.out.ops.push(LinOp::new(LinReg::Val(val), kind, part));
        self.out
            .insts
            .push(LinInst::added(block, index, start, spill_code));
    }

    /// After the definition of a victim: it is stored, and stays for what follows.
    fn defined(&mut self, block: LBlock, index: u32, victim: Val) {
        if let Some(SpillCode::Load(slot)) = self.source[victim] {
            self.access(block, index, victim, SpillCode::Store(slot));
        }
        if !self.uses[victim].is_empty() {
            self.loaded.push(Loaded { victim, name: victim });
        }
    }

    /// The parameters and arguments of a block's edges, with the numbers of the edge and of the argument.
    fn pairs(&self, block: LBlock) -> impl Iterator<Item = (Val, Val, (usize, usize))> + use<'_> {
        let data = &self.lin.blocks[block];
        let edges = data.succs.iter().zip(&data.args).enumerate();
        edges.flat_map(|(edge, (&succ, args))| {
            let pairs = self.lin.blocks[succ].params.iter().zip(args).enumerate();
            pairs.map(move |(at, (&param, &arg))| (param, arg, (edge, at)))
        })
    }

    /// The victims that have to be in registers at the end of a block for its edges.
    fn loaded_arguments(&self, block: LBlock) -> Vec<Val> {
        let pairs = self.pairs(block);
        let held = pairs.filter(|&(param, arg, _)| !self.in_memory[param] && self.is_victim(arg));
        held.map(|(_, arg, _)| arg).collect()
    }

    /// What edges bring: arguments are loaded, and stored for parameters that come in memory.
    fn arguments(&mut self, block: LBlock, index: u32, others: i32) {
        let pairs: Vec<(Val, Val, (usize, usize))> = self.pairs(block).collect();
        for &(param, arg, (edge, at)) in &pairs {
            if self.is_victim(arg) && !self.in_memory[param] {
                let name = self.load(block, index, arg);
                self.out.blocks[block].args[edge][at] = name;
            }
        }
        // Of the others those that are in memory, in another place, pass through a register.
        let mut stores: Vec<(Val, Val, u32)> = Vec::new();
        for &(param, arg, _) in pairs.iter().filter(|&&(param, ..)| self.in_memory[param]) {
            match (self.source[param], self.source[arg]) {
                (to, from) if to == from => {}
                (Some(SpillCode::Load(slot)), _) if self.live.needed[param] => {
                    stores.push((param, arg, slot))
                }
                _ => {}
            }
        }
        let reads = |this: &Self, slot: u32| {
            let from = |&(_, arg, _): &(Val, Val, u32)| this.source[arg] == Some(SpillCode::Load(slot));
            stores.iter().any(from)
        };
        // A place that is written and read holds what is read until it is.
        if stores.iter().any(|&(.., slot)| reads(self, slot)) {
            for &(_, arg, _) in &stores {
                if self.is_victim(arg) {
                    self.load(block, index, arg);
                }
            }
        }
        for (_, arg, slot) in stores {
            let mut name = arg;
            if self.is_victim(arg) {
                let loaded = self.loaded.iter().any(|l| l.victim == arg);
                if !loaded {
                    let keep = self.loaded_arguments(block);
                    self.fit(others + self.width(arg), &keep);
                }
                name = self.load(block, index, arg);
                if !loaded {
                    // For the moment of the move.
                    self.loaded.retain(|l| l.victim != arg);
                }
            }
            self.access(block, index, name, SpillCode::Store(slot));
        }
    }

    /// Takes parameters that come in memory out of the edges.
    fn drop_edges(&mut self) {
        for block in self.lin.blocks.keys() {
            for (edge, &succ) in self.lin.blocks[block].succs.iter().enumerate() {
                let mut params = self.lin.blocks[succ].params.iter();
                let in_memory = &self.in_memory;
                self.out.blocks[block].args[edge].retain(|_| params.next().is_none_or(|&p| !in_memory[p]));
            }
            let in_memory = &self.in_memory;
            self.out.blocks[block].params.retain(|&param| !in_memory[param]);
        }
    }

    fn block(&mut self, block: LBlock, pressure: &mut Pressure<'_>) {
        let lin = self.lin;
        let data = &lin.blocks[block];
        let bases = self.base(block, pressure);
        let mut touched: Vec<Val> = Vec::new();
        for inst in data.insts() {
            let mut named = self.named(inst, true);
            if lin.insts[inst].last {
                named.extend(self.loaded_arguments(block));
            }
            for val in named {
                self.uses[val].push_back(inst.as_u32());
                touched.push(val);
            }
        }
        self.loaded.clear();
        let first = self.out.insts.len() as u32;
        let start = lin.insts[LInst::from_u32(data.insts.start)].index;
        for &param in &data.params {
            if self.is_victim(param) && !self.in_memory[param] {
                self.defined(block, start, param);
            }
        }
        for inst in data.insts() {
            let old = &lin.insts[inst];
            let base = bases[(inst.as_u32() - data.insts.start) as usize];
            let mut reads = self.named(inst, true);
            if old.last {
                reads.extend(self.loaded_arguments(block));
            }
            let missing: i32 = reads
                .iter()
                .enumerate()
                .filter(|(at, v)| !reads[..*at].contains(v) && !self.loaded.iter().any(|l| l.victim == **v))
                .map(|(_, &v)| self.width(v))
                .sum();
            self.fit(base.early + missing, &reads);
            let mut ops: Vec<LinOp> = lin.inst_ops(inst).to_vec();
            for op in ops.iter_mut().filter(|op| is_use(op.kind)) {
                if let LinReg::Val(val) = op.reg()
                    && self.is_victim(val)
                {
                    op.set_reg(LinReg::Val(self.load(block, old.index, val)));
                }
            }
            if old.last {
                self.arguments(block, old.index, base.early);
            }
            for val in &reads {
                while self.uses[*val].front().is_some_and(|&at| at <= inst.as_u32()) {
                    self.uses[*val].pop_front();
                }
            }
            let uses = &self.uses;
            self.loaded.retain(|l| !uses[l.victim].is_empty());
            let defs = self.named(inst, false);
            let again = |v: &Val| matches!(self.source[*v], Some(SpillCode::Again(..)));
            let dropped = !defs.is_empty() && defs.iter().all(|v| again(v) && self.uses[*v].is_empty());
            if dropped {
                ops.clear();
            }
            let begin = self.out.ops.len();
            self.out.ops.extend(ops);
            let mut new = old.with_ops(begin..self.out.ops.len());
            new.dropped |= dropped;
            self.out.insts.push(new);
            let written: i32 = defs.iter().map(|&v| self.width(v)).sum();
            self.fit(base.late + written, &[]);
            for def in defs {
                self.defined(block, old.index + 1, def);
            }
        }
        self.out.blocks[block].insts = first..self.out.insts.len() as u32;
        for val in touched {
            self.uses[val].clear();
        }
    }
}

/// Live units of the values of one block.
#[derive(Default)]
struct SmallCount(rustc_hash::FxHashMap<Val, i32>);

impl SmallCount {
    /// Sets a count; by how much it grew.
    fn set(&mut self, val: Val, count: i32) -> i32 {
        count - self.0.insert(val, count).unwrap_or(0)
    }
}
