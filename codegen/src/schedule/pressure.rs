//! Registers that are live while a block is walked in some order.
//!
//! What is counted are units: a tuple that is built part by part takes a unit from the part's definition to its last reader, as the allocator counts
//! ([`crate::regalloc`]). The units of the values of a block are numbered; each instruction has the units that it reads last or not, and those that
//! it defines. A unit is live from its definition to the last of its readers, or to the block's end if it is live there.

use super::graph::Graph;
use crate::machine::{MBlock, MachFunc, MachInst, Operand, OperandKind, Reg, SubReg, VReg};
use crate::regalloc::{Borders, units_of};
use cranelift_entity::EntityRef;
use std::ops::Range;

/// Register files of a machine at most.
pub const FILES: usize = 4;

/// Units of each file, by file number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pressure(pub [u16; FILES]);

impl Pressure {
    /// No limit.
    pub const ANY: Pressure = Pressure([u16::MAX; FILES]);

    #[inline]
    fn with(self, other: Pressure, join: impl Fn(u16, u16) -> u16) -> Pressure {
        Pressure(std::array::from_fn(|file| join(self.0[file], other.0[file])))
    }

    /// The larger number of each file.
    #[must_use]
    #[inline]
    pub fn max(self, other: Pressure) -> Pressure {
        self.with(other, u16::max)
    }

    /// The smaller number of each file.
    #[must_use]
    #[inline]
    pub fn min(self, other: Pressure) -> Pressure {
        self.with(other, u16::min)
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Pressure) -> Pressure {
        self.with(other, u16::saturating_add)
    }

    /// What is left without the units of another number.
    #[inline]
    pub(super) fn minus(self, other: Pressure) -> Pressure {
        self.with(other, u16::saturating_sub)
    }

    /// Whether a bound has room for `more` units, in the files that have more.
    #[inline]
    pub(super) fn has_room(&self, more: Pressure, bound: &Pressure) -> bool {
        let files = self.0.iter().zip(more.0).zip(bound.0);
        files
            .into_iter()
            .all(|((&units, more), bound)| more == 0 || units.saturating_add(more) <= bound)
    }

    /// So many quarters of the way up to another number, where that is more.
    #[must_use]
    pub fn toward(self, other: Pressure, quarters: u16) -> Pressure {
        self.with(other, |a, b| a + b.saturating_sub(a) / 4 * quarters)
    }

    /// So many units less.
    #[must_use]
    pub fn less(self, units: u16) -> Pressure {
        self.with(
            self,
            |a, _| if a == u16::MAX { a } else { a.saturating_sub(units) },
        )
    }

    /// So many units more.
    #[must_use]
    pub fn more(self, units: u16) -> Pressure {
        self.with(self, |a, _| a.saturating_add(units))
    }

    /// Whether some file has more.
    #[inline]
    pub fn exceeds(&self, other: &Pressure) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a > b)
    }

    /// The files that have more.
    pub(super) fn which_exceed(&self, other: &Pressure) -> [bool; FILES] {
        std::array::from_fn(|file| self.0[file] > other.0[file])
    }

    /// Units above a bound, of all files.
    #[inline]
    pub fn above(&self, bound: &Pressure) -> u32 {
        let above = self.0.iter().zip(&bound.0);
        above.map(|(&a, &b)| u32::from(a.saturating_sub(b))).sum()
    }
}

/// A unit of a value of a block.
pub(super) type Unit = u32;

/// The units of the values of the block at hand, for as long as its instructions are looked at. Of all values of a function, so one serves all blocks.
pub(super) struct Numbers {
    /// The first unit of each value, one more than that; zero for what the block has not.
    base: Vec<u32>,
    values: Vec<VReg>,
}

impl Numbers {
    pub fn new(values: usize) -> Numbers {
        Numbers {
            base: vec![0; values],
            values: Vec::new(),
        }
    }

    fn clear(&mut self) {
        for vreg in self.values.drain(..) {
            self.base[vreg.index()] = 0;
        }
    }
}

/// Units of the values of one block, and which instructions have them.
#[derive(Default)]
pub(super) struct Units {
    file: Vec<u8>,
    /// Whether it is live at the block's end.
    out: Vec<bool>,
    /// Instructions that read it.
    readers: Vec<u32>,
    /// Units that are live at the start.
    live_in: Vec<Unit>,
    /// Of each instruction: what it reads, then what it defines, in [`Self::list`].
    ranges: Vec<[u32; 3]>,
    list: Vec<Unit>,
    /// The operands of all instructions, and which are those of each.
    operands: Vec<Operand>,
    operands_of: Vec<Range<u32>>,
}

#[inline]
fn bits(part: SubReg) -> u16 {
    let ones = (1u32 << part.width.min(16)) - 1;
    (ones << part.start.min(16)) as u16
}

impl Units {
    /// The first unit of a value of the block.
    fn first<I>(&mut self, func: &MachFunc<I>, numbers: &mut Numbers, vreg: VReg) -> Unit {
        let base = &mut numbers.base[vreg.index()];
        if *base == 0 {
            *base = self.file.len() as u32 + 1;
            numbers.values.push(vreg);
            let data = func.vregs[vreg];
            let count = self.file.len() + usize::from(data.width);
            self.file.resize(count, data.file.0.min(FILES as u8 - 1));
            self.out.resize(count, false);
            self.readers.resize(count, 0);
        }
        *base - 1
    }

    fn push<I>(&mut self, func: &MachFunc<I>, numbers: &mut Numbers, vreg: VReg, units: u16) {
        let first = self.first(func, numbers, vreg);
        let all = u16::MAX >> (16 - func.vregs[vreg].width.clamp(1, 16));
        for unit in units_of(units & all) {
            self.list.push(first + unit);
        }
    }

    /// Numbers the units of a block, whatever was numbered before.
    pub fn open<I: MachInst>(
        &mut self,
        func: &MachFunc<I>,
        block: MBlock,
        borders: &Borders,
        numbers: &mut Numbers,
    ) {
        for list in [&mut self.list, &mut self.readers, &mut self.live_in] {
            list.clear();
        }
        self.file.clear();
        self.out.clear();
        self.ranges.clear();
        self.operands_of.clear();
        let mut operands = std::mem::take(&mut self.operands);
        operands.clear();
        for inst in &func.blocks[block].insts {
            let start = operands.len();
            inst.operands(&mut operands);
            self.inst(func, &operands[start..], borders, numbers);
            self.operands_of.push(start as u32..operands.len() as u32);
        }
        self.operands = operands;
        for &(vreg, units) in &borders.live_out[block] {
            let from = self.list.len();
            self.push(func, numbers, vreg, units);
            for unit in self.list.drain(from..) {
                self.out[unit as usize] = true;
            }
        }
        for &(vreg, units) in &borders.live_in[block] {
            let from = self.list.len();
            self.push(func, numbers, vreg, units);
            self.live_in.extend(self.list.drain(from..));
        }
        numbers.clear();
    }

    /// The instructions of the block have another order now: at each place, that which was at the place in `order`.
    pub fn reorder(&mut self, order: &[usize]) {
        self.ranges = order.iter().map(|&inst| self.ranges[inst]).collect();
        self.operands_of = order.iter().map(|&inst| self.operands_of[inst].clone()).collect();
    }

    /// The operands of an instruction.
    #[inline]
    pub fn operands(&self, inst: usize) -> &[Operand] {
        let Range { start, end } = self.operands_of[inst];
        &self.operands[start as usize..end as usize]
    }

    fn inst<I>(
        &mut self,
        func: &MachFunc<I>,
        operands: &[Operand],
        borders: &Borders,
        numbers: &mut Numbers,
    ) {
        let start = self.list.len();
        let reads = |operand: &Operand| operand.is_use();
        for (index, operand) in operands.iter().enumerate().filter(|(_, operand)| reads(operand)) {
            let Reg::Virtual(vreg) = operand.reg else { continue };
            let ties = |def: &&Operand| def.kind == OperandKind::TiedDef { tied: index as u8 };
            let kept = operands.iter().find(ties).map_or(0, |def| !bits(def.part));
            let units = (bits(operand.part) | kept) & borders.defined[vreg];
            self.push(func, numbers, vreg, units);
        }
        self.list[start..].sort_unstable();
        let mut seen = start;
        for at in start..self.list.len() {
            if at == start || self.list[at] != self.list[at - 1] {
                self.list[seen] = self.list[at];
                seen += 1;
            }
        }
        self.list.truncate(seen);
        for &unit in &self.list[start..] {
            self.readers[unit as usize] += 1;
        }
        let defs = self.list.len();
        for operand in operands.iter().filter(|operand| !reads(operand)) {
            let Reg::Virtual(vreg) = operand.reg else { continue };
            let units = match operand.kind {
                OperandKind::TiedDef { .. } => borders.defined[vreg],
                _ => bits(operand.part),
            };
            self.push(func, numbers, vreg, units);
        }
        self.ranges
            .push([start as u32, defs as u32, self.list.len() as u32]);
    }

    /// Units that an instruction reads.
    #[inline]
    pub fn uses(&self, inst: usize) -> &[Unit] {
        let [start, defs, _] = self.ranges[inst];
        &self.list[start as usize..defs as usize]
    }

    /// Units that it defines.
    #[inline]
    pub fn defs(&self, inst: usize) -> &[Unit] {
        let [_, defs, end] = self.ranges[inst];
        &self.list[defs as usize..end as usize]
    }

    /// Instructions of the block that read a unit, and one more if it is live at the end.
    #[inline]
    pub fn readers(&self, unit: Unit) -> u32 {
        self.readers[unit as usize] + u32::from(self.out[unit as usize])
    }

    /// The file of a unit.
    #[inline]
    pub fn file(&self, unit: Unit) -> usize {
        usize::from(self.file[unit as usize])
    }

    /// How many units there are.
    #[inline]
    pub fn count(&self) -> usize {
        self.file.len()
    }
}

/// A walk over a block.
#[derive(Clone)]
pub(super) struct Tracker<'a> {
    pub units: &'a Units,
    /// Readers of each unit that have not come yet.
    left: Vec<u32>,
    /// Units that are live now.
    pub now: Pressure,
    /// The most so far.
    pub peak: Pressure,
}

impl<'a> Tracker<'a> {
    /// At the block's start.
    pub fn new(units: &'a Units) -> Tracker<'a> {
        let left = (0..units.count() as u32).map(|unit| units.readers(unit));
        let mut tracker = Tracker {
            units,
            left: left.collect(),
            now: Pressure::default(),
            peak: Pressure::default(),
        };
        for &unit in &units.live_in {
            if tracker.left[unit as usize] > 0 {
                tracker.now.0[units.file(unit)] += 1;
            }
        }
        tracker.peak = tracker.now;
        tracker
    }

    /// Readers of a unit that have not come yet.
    #[inline]
    pub fn left(&self, unit: Unit) -> u32 {
        self.left[unit as usize]
    }

    /// An instruction comes.
    #[inline]
    pub fn issue(&mut self, inst: usize) {
        let units = self.units;
        for &unit in units.uses(inst) {
            let left = &mut self.left[unit as usize];
            *left = left.saturating_sub(1);
            if *left == 0 {
                let now = &mut self.now.0[units.file(unit)];
                *now = now.saturating_sub(1);
            }
        }
        let (mut dead, mut any_dead) = (Pressure::default(), false);
        for &unit in units.defs(inst) {
            let file = units.file(unit);
            match self.left[unit as usize] {
                0 => (dead.0[file], any_dead) = (dead.0[file] + 1, true),
                _ => self.now.0[file] += 1,
            }
        }
        // Somebody reads most of what is defined.
        let now = match any_dead {
            true => self.now.with(dead, |a, b| a + b),
            false => self.now,
        };
        self.peak = self.peak.max(now);
    }

    /// Takes back the instruction that came last, but for the peak.
    fn take_back(&mut self, inst: usize) {
        let units = self.units;
        for &unit in units.defs(inst) {
            if self.left[unit as usize] > 0 {
                self.now.0[units.file(unit)] -= 1;
            }
        }
        for &unit in units.uses(inst) {
            if self.left[unit as usize] == 0 {
                self.now.0[units.file(unit)] += 1;
            }
            self.left[unit as usize] += 1;
        }
    }

    /// Units that would be live after a node.
    pub fn after(&mut self, graph: &Graph<'_>, node: u32) -> Pressure {
        let insts = graph.insts(node);
        if insts.len() == 1 {
            return self.after_one(insts.start);
        }
        let peak = self.peak;
        graph.insts(node).for_each(|inst| self.issue(inst));
        let now = self.now;
        graph.insts(node).rev().for_each(|inst| self.take_back(inst));
        self.peak = peak;
        now
    }

    /// Units that would be live while a node is issued, at most.
    pub fn during(&mut self, graph: &Graph<'_>, node: u32) -> Pressure {
        let peak = std::mem::replace(&mut self.peak, self.now);
        graph.insts(node).for_each(|inst| self.issue(inst));
        graph.insts(node).rev().for_each(|inst| self.take_back(inst));
        std::mem::replace(&mut self.peak, peak)
    }

    /// Units that would be live after an instruction, of most nodes the only one.
    fn after_one(&self, inst: usize) -> Pressure {
        let (units, mut now) = (self.units, self.now);
        for &unit in units.uses(inst) {
            if self.left[unit as usize] <= 1 {
                let now = &mut now.0[units.file(unit)];
                *now = now.saturating_sub(1);
            }
        }
        for &unit in units.defs(inst) {
            now.0[units.file(unit)] += u16::from(self.left[unit as usize] > 0);
        }
        now
    }

    /// What is live at most while each node is issued in the order of the source.
    pub fn needs(&self, graph: &Graph<'_>) -> Vec<Pressure> {
        let mut walk = self.clone();
        let nodes = 0..graph.len() as u32;
        nodes
            .map(|node| {
                walk.peak = walk.now;
                graph.insts(node).for_each(|inst| walk.issue(inst));
                walk.peak
            })
            .collect()
    }

    /// The most units that are live from here on, if the nodes of a graph come in this order.
    pub fn peak_of(&self, graph: &Graph<'_>, order: &[u32]) -> Pressure {
        let mut walk = self.clone();
        walk.peak = walk.now;
        for inst in order.iter().flat_map(|&node| graph.insts(node)) {
            walk.issue(inst);
        }
        walk.peak
    }
}
