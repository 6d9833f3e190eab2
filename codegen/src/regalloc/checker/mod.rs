//! The allocator's checker: symbolic execution of an allocated function over physical units.
//!
//! # What is proved
//! On every path of a file's view, every operand reads in each unit exactly the unit of the virtual register that the
//! input function says. The checker knows the input function, the allocated one and the origin of each instruction;
//! it shares no analysis with the allocator.
//!
//! # Lattice
//! A *name* is a pair (v, u): unit u of virtual register v. Names form the set N. A location (a unit of the file, or a unit
//! of the spill area) maps to an element of P(N), the names of the value that it certainly holds. States are ordered by
//! inclusion per location; the meet of two states is the intersection per location; a block that has not been reached
//! is at the top. The entry state S0 maps unit p to {phys(p)}: a name for what the unit holds on entry or what the lowering
//! itself wrote there.
//!
//! # Transfer functions
//! With S the state before, `kill(v)` the removal of all names of v from all locations (a definition in a loop makes old
//! names stale), and r the place of an operand:
//!
//! - definition of v:            S' = kill(v) S,  then S'\[r+u\] = {(v, u)} for all u
//! - part definition:            as above for u in the part; S'\[r+u\] ∪= {(v, u)} elsewhere: an undefined unit is whatever the register
//!   held, and must then move along with the tuple
//! - definition d tied to t:     every location that holds (t, u), u not in the part, also gets (d, u); then S'\[r+u\] = {(d, u)} in the
//!   part. What a tie keeps is not read yet, so it may be lost as long as nobody asks for it
//! - copy of s's unit w to d's u: every location that holds (s, w) also gets (d, u); then S'\[r+u\] = {(d, u)} ∪ S\[place(s)+w\]
//! - copy that was removed:      the same; its two parts must have one place
//! - inserted copy, spill, load: S' = S with the destination's units := the source's
//! - computed again:             S'\[r+u\] = {(v, u)}, where the input computes v by an instruction that reads nothing
//! - clobber:                    S'\[p\] = {}
//! - definition of a physical p: S'\[p\] = {phys(p)}
//! - edge with v_i := a_i:       all locations at once: names of all v_i go, (v_i, u) is added where (a_i, u) was; names go of what the
//!   input cannot read after the edge any more (`live`)
//!
//! # What else is checked
//! Operand lists keep their shape; places are aligned, in the file, and fixed where the operand says so; early
//! definitions, late uses, definitions and clobbers of one instruction do not meet; ties hold; instructions keep their order and
//! only copies vanish; per-lane edits stay within bodies; whole-wave values share no unit with others.

mod fault;
mod live;
mod rules;
mod state;

pub use fault::{CheckError, CheckFault};

use super::linear::{allocatable, view_params, view_succs};
use super::origin::{Origin, Origins};
use crate::machine::{
    MBlock, MachFunc, MachInst, Operand, OperandKind, PReg, Reg, RegFile, RegFileInfo, VReg, View,
};
use cranelift_entity::SecondaryMap;
use state::{Moves, Names, PHYSICAL, State, lane_key, name, owner, rename};
use std::collections::{BTreeMap, BTreeSet};

/// An input function and its allocation, for one file on one view.
pub struct Checker<'a, I> {
    before: &'a MachFunc<I>,
    after: &'a MachFunc<I>,
    origins: &'a Origins,
    info: &'a RegFileInfo,
    file: RegFile,
    view: View,
    selected: &'a dyn Fn(VReg) -> bool,
    parked_from: u16,
}

/// One instruction of both functions.
struct Pair {
    old: Vec<Operand>,
    new: Vec<Operand>,
}

impl<'a, I: MachInst> Checker<'a, I> {
    /// A checker for the selected virtual registers of `file`, allocated on `view`. `before` and `after` are the function
    /// around the allocation of that file.
    pub fn new(
        before: &'a MachFunc<I>,
        after: &'a MachFunc<I>,
        origins: &'a Origins,
        info: &'a RegFileInfo,
        file: RegFile,
        view: View,
        selected: &'a dyn Fn(VReg) -> bool,
    ) -> Self {
        Checker {
            before,
            after,
            origins,
            info,
            file,
            view,
            selected,
            parked_from: 0,
        }
    }

    /// With scalars spilled to lanes of per-lane units, which start at this unit.
    pub fn with_parking(self, from: u16) -> Self {
        Checker {
            parked_from: from,
            ..self
        }
    }

    /// Checks everything; the first error in layout order is returned.
    pub fn run(&self) -> Result<(), CheckError> {
        for &block in &self.after.order {
            self.check_block(block)?;
        }
        self.check_whole_wave()?;
        let states = self.solve();
        for &block in &self.after.order {
            if let Some(state) = &states[block] {
                self.walk(block, &mut state.clone(), true)?;
            }
        }
        Ok(())
    }

    fn error(&self, block: MBlock, index: usize, fault: CheckFault) -> CheckError {
        let inst = self.after.blocks[block].insts.get(index);
        let inst = inst.map_or(String::new(), |i| format!("{i:?}"));
        CheckError {
            file: self.file,
            block,
            index,
            inst,
            fault,
        }
    }

    fn mine(&self, reg: Reg) -> Option<VReg> {
        reg.as_virtual()
            .filter(|&v| self.before.vregs[v].file == self.file && (self.selected)(v))
    }

    fn in_view(&self, block: MBlock) -> bool {
        self.view == View::Wave || self.before.blocks[block].body.is_some()
    }

    /// The range of the block's instructions that the view executes, in the input and in the result.
    fn ranges(&self, block: MBlock) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
        let range = |func: &MachFunc<I>| {
            let data = &func.blocks[block];
            match (&data.body, self.view) {
                (Some(body), View::Thread) => body.insts.clone(),
                (None, View::Thread) => 0..0,
                (_, View::Wave) => 0..data.insts.len(),
            }
        };
        (range(self.before), range(self.after))
    }

    /// Whole-wave values of a per-lane file have units of their own.
    fn check_whole_wave(&self) -> Result<(), CheckError> {
        if self.info.view == self.view {
            return Ok(());
        }
        let (mut others, mut own) = (BTreeSet::new(), BTreeMap::new());
        for &block in &self.after.order {
            for (index, origin) in self.origins[block].iter().enumerate() {
                let Origin::Inst(at) = *origin else { continue };
                let pair = self.pair(block, index, at as usize);
                for (old, new) in pair.old.iter().zip(&pair.new) {
                    let Reg::Physical(preg) = new.reg else { continue };
                    for unit in preg.first..preg.first + u16::from(preg.width) {
                        if self.mine(old.reg).is_some() {
                            own.insert(unit, (block, index));
                        } else if preg.file == self.file {
                            others.insert(unit);
                        }
                    }
                }
            }
        }
        match own.into_iter().find(|(unit, _)| others.contains(unit)) {
            Some((unit, (block, index))) => Err(self.error(block, index, CheckFault::WholeWave { unit })),
            None => Ok(()),
        }
    }

    /// The states at block starts: the greatest fixed point.
    fn solve(&self) -> SecondaryMap<MBlock, Option<State>> {
        let mut states: SecondaryMap<MBlock, Option<State>> = SecondaryMap::new();
        let blocks: Vec<MBlock> = self
            .after
            .order
            .iter()
            .copied()
            .filter(|&b| self.in_view(b))
            .collect();
        let Some(&entry) = blocks.first() else {
            return states;
        };
        let position: SecondaryMap<MBlock, usize> = {
            let mut map = SecondaryMap::new();
            for (i, &b) in blocks.iter().enumerate() {
                map[b] = i;
            }
            map
        };
        let live = live::at_starts(self, &blocks);
        states[entry] = Some(State::entry());
        let mut work: BTreeSet<usize> = std::iter::once(0).collect();
        while let Some(at) = work.pop_first() {
            let block = blocks[at];
            let Some(mut state) = states[block].clone() else {
                continue;
            };
            // Without checks the walk cannot fail.
            let _ = self.walk(block, &mut state, false);
            for edge in view_succs(self.before, self.view, block) {
                let params = view_params(self.before, self.view, edge.block);
                let pairs = params.iter().zip(&edge.args);
                let moves =
                    Moves::new(pairs.filter_map(|(&p, &a)| Some((self.mine(p.into())?, self.mine(a)?))));
                let mut out = state.clone();
                for names in out.all() {
                    rename(names, &moves, &live[edge.block]);
                }
                out.named.clone_from(&live[edge.block]);
                let changed = match &mut states[edge.block] {
                    Some(known) => known.meet(&out),
                    unknown => {
                        *unknown = Some(out);
                        true
                    }
                };
                if changed {
                    work.insert(position[edge.block]);
                }
            }
        }
        states
    }

    /// Runs a block on a state, checking what is read if `check`.
    fn walk(&self, block: MBlock, state: &mut State, check: bool) -> Result<(), CheckError> {
        let (old_range, new_range) = self.ranges(block);
        let origins = &self.origins[block];
        let removed = &self.origins.removed[block];
        let mut removed = removed
            .iter()
            .filter(|r| old_range.contains(&(r.1 as usize)))
            .peekable();
        for index in new_range {
            while let Some(gone) = removed.next_if(|r| r.0 as usize <= index) {
                self.removed_copy(block, index, gone.1 as usize, state, check)?;
            }
            match origins[index] {
                Origin::Inst(at) => {
                    let pair = self.pair(block, index, at as usize);
                    if check {
                        self.check_reads(block, index, &pair, state)?;
                    }
                    let clobbers = self.after.blocks[block].insts[index].clobbers();
                    self.apply(clobbers, &pair, self.moved(block, at as usize), state);
                }
                Origin::Copy { dst, src } => {
                    let values: Vec<Names> = (0..src.width).map(|u| state.unit(src, u).clone()).collect();
                    for (unit, names) in values.into_iter().enumerate() {
                        *state.unit(dst, unit as u8) = names;
                    }
                }
                Origin::Again { dst, block, index } => {
                    if let Some(vreg) = self.repeated(block, index as usize) {
                        state.named.insert(vreg);
                        for unit in 0..dst.width {
                            *state.unit(dst, unit) = std::iter::once(name(vreg, unit)).collect();
                        }
                    }
                }
                Origin::Spill { src, offset } => {
                    for unit in 0..src.width {
                        let names = state.unit(src, unit).clone();
                        state
                            .slots
                            .insert(offset + u32::from(unit) * self.unit_bytes(), names);
                    }
                }
                // They touch no register of the file.
                Origin::Lanes { .. } => {}
                Origin::Park { src, slot } => {
                    let names = state.unit(src, 0).clone();
                    state.slots.insert(lane_key(slot), names);
                }
                Origin::Unpark { dst, slot } => {
                    *state.unit(dst, 0) = state.slots.get(&lane_key(slot)).cloned().unwrap_or_default();
                }
                Origin::Reload { dst, offset } => {
                    for unit in 0..dst.width {
                        let slot = offset + u32::from(unit) * self.unit_bytes();
                        *state.unit(dst, unit) = state.slots.get(&slot).cloned().unwrap_or_default();
                    }
                }
            }
        }
        for gone in removed {
            self.removed_copy(block, origins.len(), gone.1 as usize, state, check)?;
        }
        Ok(())
    }

    fn removed_copy(
        &self,
        block: MBlock,
        index: usize,
        at: usize,
        state: &mut State,
        check: bool,
    ) -> Result<(), CheckError> {
        if let Some((pair, ends)) = self.removed(block, at) {
            if check {
                self.check_reads(block, index, &pair, state)?;
            }
            self.apply(&[], &pair, Some(ends), state);
        }
        Ok(())
    }

    fn check_reads(
        &self,
        block: MBlock,
        index: usize,
        pair: &Pair,
        state: &mut State,
    ) -> Result<(), CheckError> {
        for (operand, (old, new)) in pair.old.iter().zip(&pair.new).enumerate() {
            let Reg::Physical(preg) = new.reg else { continue };
            if !old.is_use() || preg.file != self.file {
                continue;
            }
            let Some(vreg) = self.mine(old.reg) else {
                let physical =
                    self.view == self.info.view && allocatable(self.info, preg) && old.reg == new.reg;
                let lost = |p: u16| !state.units[usize::from(p)].contains(&(PHYSICAL | u64::from(p)));
                if physical && (preg.first..preg.first + u16::from(preg.width)).any(lost) {
                    return Err(self.error(block, index, CheckFault::PhysicalLost { operand, preg }));
                }
                continue;
            };
            for unit in (0..preg.width).filter(|&unit| old.part.contains(unit)) {
                let names = state.unit(preg, unit);
                if !names.contains(&name(vreg, unit)) {
                    let found = names
                        .iter()
                        .filter_map(|&n| Some((owner(n)?, (n & 0xff) as u8)))
                        .collect();
                    return Err(self.error(
                        block,
                        index,
                        CheckFault::WrongValue {
                            operand,
                            vreg,
                            unit,
                            preg,
                            found,
                        },
                    ));
                }
            }
        }
        Ok(())
    }

    fn apply(&self, clobbers: &[PReg], pair: &Pair, moved: Option<[usize; 2]>, state: &mut State) {
        for clobber in clobbers.iter().filter(|c| c.file == self.file) {
            for unit in 0..clobber.width {
                state.unit(*clobber, unit).clear();
            }
        }
        for (operand, (old, new)) in pair.old.iter().zip(&pair.new).enumerate() {
            let Reg::Physical(preg) = new.reg else { continue };
            if old.is_use() || preg.file != self.file {
                continue;
            }
            let Some(vreg) = self.mine(old.reg) else {
                for unit in 0..preg.width {
                    let p = u64::from(preg.first) + u64::from(unit);
                    *state.unit(preg, unit) = std::iter::once(PHYSICAL | p).collect();
                }
                continue;
            };
            state.kill(vreg);
            if let OperandKind::TiedDef { tied } = old.kind
                && let Some(tied) = pair.old.get(usize::from(tied)).and_then(|o| self.mine(o.reg))
            {
                for unit in (0..preg.width).filter(|&unit| !old.part.contains(unit)) {
                    state.add_where(name(tied, unit), name(vreg, unit));
                }
            }
            // After the tie: what is copied may hold a unit that the tie keeps, too, and then has that name as well.
            let copied: Option<Vec<Names>> = moved
                .filter(|ends| ends[1] == operand)
                .and_then(|[used, _]| self.copy_names(pair, used, operand, state));
            for unit in 0..preg.width {
                let names = state.unit(preg, unit);
                if old.part.contains(unit) || matches!(old.kind, OperandKind::Def | OperandKind::EarlyDef) {
                    *names = match &copied {
                        Some(copied) => copied[usize::from(unit - old.part.start)].clone(),
                        None => Names::new(),
                    };
                } else if old.kind != OperandKind::PartDef {
                    continue;
                }
                if !names.contains(&name(vreg, unit)) {
                    names.push(name(vreg, unit));
                }
            }
        }
    }

    /// Every place that holds a unit that is copied also holds the copy. Returns what is at the places copied from.
    fn copy_names(&self, pair: &Pair, used: usize, def: usize, state: &mut State) -> Option<Vec<Names>> {
        let (from, to) = (&pair.old[used], &pair.old[def]);
        let (source, copy) = (self.mine(from.reg)?, self.mine(to.reg)?);
        for unit in 0..from.part.width {
            let (old, new) = (
                name(source, from.part.start + unit),
                name(copy, to.part.start + unit),
            );
            state.add_where(old, new);
        }
        let place = pair.new[used].reg.as_physical()?;
        let units = from.part.start..from.part.start + from.part.width;
        Some(units.map(|unit| state.unit(place, unit).clone()).collect())
    }
}
