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
//! - definition d tied to t:     S'\[r+u\] = {(d, u)} in the part, S'\[r+u\] ∪= {(d, u)} elsewhere
//! - copy instruction d := s:    S'\[r+u\] = {(d, u)} ∪ S\[place(s)+u\]
//! - copy that was removed:      every location that holds (s, u) also gets (d, u)
//! - inserted copy, spill, load: S' = S with the destination's units := the source's
//! - clobber:                    S'\[p\] = {}
//! - definition of a physical p: S'\[p\] = {phys(p)}
//! - edge with v_i := a_i:       all locations at once: names of all v_i go, (v_i, u) is added where (a_i, u) was
//!
//! # What else is checked
//! Operand lists keep their shape; places are aligned, in the file, and fixed where the operand says so; early
//! definitions, late uses, definitions and clobbers of one instruction do not meet; ties hold; instructions keep their order and
//! only copies vanish; per-lane edits stay within bodies; whole-wave values share no unit with others.

use super::linear::{allocatable, view_params, view_succs};
use super::rewrite::{LaneSlot, Origin, Origins};
use crate::machine::{
    MBlock, MachFunc, MachInst, Operand, OperandKind, PReg, Reg, RegFile, RegFileInfo, Terminator, VReg, View,
};
use cranelift_entity::{EntityRef, SecondaryMap};
use smallvec::SmallVec;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What is wrong at a place of the allocated function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckFault {
    /// A unit does not hold what the operand must read.
    WrongValue {
        /// Position in the operand list.
        operand: usize,
        /// What should be read.
        vreg: VReg,
        /// Unit of it.
        unit: u8,
        /// The register.
        preg: PReg,
        /// Names of what is there.
        found: Vec<(VReg, u8)>,
    },
    /// A register that the lowering named itself does not hold its value any more.
    PhysicalLost {
        /// Position in the operand list.
        operand: usize,
        /// The register.
        preg: PReg,
    },
    /// The operand list changed in more than the registers.
    Shape {
        /// Position in the operand list.
        operand: usize,
    },
    /// A register that a value of this width may not have, or not the fixed one.
    Place {
        /// Position in the operand list.
        operand: usize,
        /// The register.
        reg: Reg,
    },
    /// Two operands, or an operand and a clobber, meet that must not.
    Conflict {
        /// Position in the operand list.
        first: usize,
        /// The other one.
        second: usize,
    },
    /// A clobber meets an operand, other than a use that is fixed there.
    Clobber {
        /// Position in the operand list.
        operand: usize,
    },
    /// A tied definition is not in its use's register.
    Tie {
        /// Position in the operand list.
        operand: usize,
    },
    /// Instructions were lost, added or reordered.
    Order,
    /// An inserted instruction is not what its origin says, or stands where it may not.
    Edit,
    /// The body's range no longer covers the body's instructions.
    Body,
    /// A whole-wave value shares a unit with another value.
    WholeWave {
        /// The unit.
        unit: u16,
    },
}

/// A wrong allocation.
#[derive(Clone, Debug)]
pub struct CheckError {
    /// The file.
    pub file: RegFile,
    /// The block.
    pub block: MBlock,
    /// Index of the allocated instruction in its block.
    pub index: usize,
    /// The instruction in text.
    pub inst: String,
    /// What.
    pub fault: CheckFault,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "file {}, {} instruction {}: {:?} in `{}`",
            self.file.0, self.block, self.index, self.fault, self.inst
        )
    }
}

impl std::error::Error for CheckError {}

/// A name, packed: unit and virtual register, or a physical unit.
type Name = u64;
const PHYSICAL: Name = 1 << 63;

fn name(vreg: VReg, unit: u8) -> Name {
    (vreg.index() as u64) << 8 | u64::from(unit)
}

fn owner(name: Name) -> Option<VReg> {
    (name & PHYSICAL == 0).then(|| VReg::new((name >> 8) as usize))
}

type Names = SmallVec<[Name; 2]>;

#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    units: Vec<Names>,
    slots: BTreeMap<u32, Names>,
}

fn intersect(a: &mut Names, b: &Names) -> bool {
    let before = a.len();
    a.retain(|n| b.contains(n));
    a.len() != before
}

impl State {
    fn entry() -> State {
        let units = (0..256u64)
            .map(|p| std::iter::once(PHYSICAL | p).collect())
            .collect();
        State {
            units,
            slots: BTreeMap::new(),
        }
    }

    fn meet(&mut self, other: &State) -> bool {
        let mut changed = false;
        for (a, b) in self.units.iter_mut().zip(&other.units) {
            changed |= intersect(a, b);
        }
        for (slot, names) in &mut self.slots {
            match other.slots.get(slot) {
                Some(b) => changed |= intersect(names, b),
                None => {
                    changed |= !names.is_empty();
                    names.clear();
                }
            }
        }
        changed
    }

    fn all(&mut self) -> impl Iterator<Item = &mut Names> {
        self.units.iter_mut().chain(self.slots.values_mut())
    }

    fn kill(&mut self, vreg: VReg) {
        for names in self.all() {
            if !names.is_empty() {
                names.retain(|n| owner(*n) != Some(vreg));
            }
        }
    }

    fn unit(&mut self, preg: PReg, unit: u8) -> &mut Names {
        &mut self.units[usize::from(preg.first + u16::from(unit)) & 0xff]
    }
}

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

/// Equality of instructions as far as their text tells.
fn same<I: MachInst>(inst: &I, made: Option<I>) -> bool {
    made.is_some_and(|made| format!("{made:?}") == format!("{inst:?}"))
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

    /// Order of instructions, ranges of bodies, shape and place of operands and edits.
    fn check_block(&self, block: MBlock) -> Result<(), CheckError> {
        let (old, new) = (&self.before.blocks[block], &self.after.blocks[block]);
        let origins = &self.origins[block];
        let order = |index| Err(self.error(block, index, CheckFault::Order));
        if origins.len() != new.insts.len() {
            return order(0);
        }
        let mut next = 0u32;
        for (index, origin) in origins.iter().enumerate() {
            let inside = new.body.as_ref().is_some_and(|b| b.insts.contains(&index));
            match *origin {
                Origin::Inst(at) => {
                    for skipped in next..at {
                        self.check_removed(block, index, skipped)?;
                    }
                    if at < next || at as usize >= old.insts.len() {
                        return order(index);
                    }
                    next = at + 1;
                    let was_inside = old
                        .body
                        .as_ref()
                        .is_some_and(|b| b.insts.contains(&(at as usize)));
                    if inside != was_inside {
                        return Err(self.error(block, index, CheckFault::Body));
                    }
                    self.check_hidden(block, index, at as usize)?;
                    self.check_operands(block, index, &self.pair(block, index, at as usize))?;
                }
                edit => {
                    let lanes_right = match self.view {
                        View::Thread => inside,
                        View::Wave => self.info.view == View::Wave && index + 1 < new.insts.len(),
                    };
                    if !lanes_right || !self.edit_is(&new.insts[index], edit) {
                        return Err(self.error(block, index, CheckFault::Edit));
                    }
                }
            }
        }
        for skipped in next..old.insts.len() as u32 {
            self.check_removed(block, new.insts.len(), skipped)?;
        }
        let ends = new
            .insts
            .last()
            .is_some_and(|i| i.terminator() != Terminator::None);
        if ends { Ok(()) } else { order(new.insts.len()) }
    }

    /// Only copies of this file may vanish.
    fn check_removed(&self, block: MBlock, index: usize, removed: u32) -> Result<(), CheckError> {
        let copy = self.before.blocks[block].insts[removed as usize].as_copy();
        match copy {
            Some((dst, src)) if self.mine(dst).is_some() && self.mine(src).is_some() => Ok(()),
            _ => Err(self.error(block, index, CheckFault::Order)),
        }
    }

    fn edit_is(&self, inst: &I, origin: Origin) -> bool {
        let mut operands = Vec::new();
        inst.operands(&mut operands);
        let has = |preg: PReg, reads: bool| {
            let mine = operands
                .iter()
                .filter(|o| matches!(o.reg, Reg::Physical(p) if p.file == self.file));
            let mut mine = mine.filter(|o| o.is_use() == reads);
            mine.next().is_some_and(|o| o.reg == preg.into()) && mine.next().is_none()
        };
        let fits = |preg: PReg| preg.file == self.file && allocatable(self.info, preg);
        match origin {
            Origin::Inst(_) => false,
            Origin::Copy { dst, src } => {
                let copy = Some((Reg::from(dst), Reg::from(src)));
                inst.as_copy() == copy && fits(dst) && fits(src) && dst.width == src.width
            }
            Origin::Spill { src, offset } => has(src, true) && fits(src) && self.slot_fits(offset, src.width),
            Origin::Reload { dst, offset } => {
                has(dst, false) && fits(dst) && self.slot_fits(offset, dst.width)
            }
            Origin::Park { src, slot } => {
                src.width == 1
                    && fits(src)
                    && same(inst, I::park(slot.unit, slot.lane, src))
                    && self.lane_free(slot)
            }
            Origin::Unpark { dst, slot } => {
                dst.width == 1
                    && fits(dst)
                    && same(inst, I::unpark(dst, slot.unit, slot.lane))
                    && self.lane_free(slot)
            }
        }
    }

    /// Whether a unit whose lanes hold scalars is above all units of its file that the input function names.
    fn lane_free(&self, slot: LaneSlot) -> bool {
        self.view == View::Wave && slot.unit.file != self.file && slot.unit.first >= self.parked_from
    }

    fn unit_bytes(&self) -> u32 {
        u32::from(self.info.unit_bits / 8)
    }

    fn slot_fits(&self, offset: u32, width: u8) -> bool {
        let end = offset + u32::from(width) * self.unit_bytes();
        offset.is_multiple_of(self.unit_bytes())
            && offset >= self.before.spill_bytes
            && end <= self.after.spill_bytes
    }

    /// The operands of an instruction before and after. Where the target's list no longer has those that were allocated, the
    /// allocator's word is taken, and [`Self::check_hidden`] compares it with the instruction.
    fn pair(&self, block: MBlock, index: usize, at: usize) -> Pair {
        let (mut old, mut new) = (Vec::new(), Vec::new());
        self.before.blocks[block].insts[at].operands(&mut old);
        self.after.blocks[block].insts[index].operands(&mut new);
        if old.len() != new.len()
            && let Some(regs) = self.origins.regs(block, at)
        {
            new = old
                .iter()
                .zip(regs)
                .map(|(o, &reg)| Operand { reg, ..*o })
                .collect();
        }
        Pair { old, new }
    }

    /// An instruction that hides allocated operands must be what [`MachInst::set_operands`] makes of the input's.
    fn check_hidden(&self, block: MBlock, index: usize, at: usize) -> Result<(), CheckError> {
        let (old, new) = (
            &self.before.blocks[block].insts[at],
            &self.after.blocks[block].insts[index],
        );
        let (mut count, mut new_count) = (Vec::new(), Vec::new());
        old.operands(&mut count);
        new.operands(&mut new_count);
        if count.len() == new_count.len() {
            return Ok(());
        }
        let mut expected = old.clone();
        if let Some(regs) = self.origins.regs(block, at) {
            expected.set_operands(&mut regs.iter().copied());
        }
        if format!("{expected:?}") == format!("{new:?}") {
            return Ok(());
        }
        Err(self.error(
            block,
            index,
            CheckFault::Shape {
                operand: new_count.len(),
            },
        ))
    }

    fn place_ok(&self, preg: PReg, width: u8) -> bool {
        let aligned = self.info.widths.iter().any(|&(w, align)| {
            w == width
                && preg.first.is_multiple_of(u16::from(align))
                && preg.first + u16::from(width) <= self.info.units
        });
        preg.file == self.file
            && preg.width == width
            && (aligned || self.info.extra.contains(&(preg.first, width)))
    }

    fn check_operands(&self, block: MBlock, index: usize, pair: &Pair) -> Result<(), CheckError> {
        let fail = |fault| Err(self.error(block, index, fault));
        if pair.old.len() != pair.new.len() {
            return fail(CheckFault::Shape {
                operand: pair.old.len().min(pair.new.len()),
            });
        }
        for (operand, (old, new)) in pair.old.iter().zip(&pair.new).enumerate() {
            let expected = Operand { reg: new.reg, ..*old };
            if expected != *new {
                return fail(CheckFault::Shape { operand });
            }
            let Some(vreg) = self.mine(old.reg) else {
                if old.reg != new.reg {
                    return fail(CheckFault::Shape { operand });
                }
                continue;
            };
            let width = self.before.vregs[vreg].width;
            let placed = match (new.reg, old.fixed) {
                (Reg::Physical(preg), Some(fixed)) => preg == fixed,
                (Reg::Physical(preg), None) => self.place_ok(preg, width),
                (Reg::Virtual(_), _) => false,
            };
            if !placed {
                return fail(CheckFault::Place {
                    operand,
                    reg: new.reg,
                });
            }
        }
        // Operands of this file with their places, physical ones included.
        let placed: Vec<(usize, OperandKind, PReg)> = pair
            .new
            .iter()
            .enumerate()
            .filter_map(|(i, o)| Some((i, o.kind, o.reg.as_physical()?)))
            .filter(|(_, _, preg)| preg.file == self.file)
            .collect();
        let reads = |kind| matches!(kind, OperandKind::Use | OperandKind::LateUse);
        for (at, &(first, a, a_reg)) in placed.iter().enumerate() {
            for &(second, b, b_reg) in &placed[at + 1..] {
                let apart = match (reads(a), reads(b)) {
                    (true, true) => false,
                    (false, false) => true,
                    _ => {
                        let early = a == OperandKind::EarlyDef || b == OperandKind::EarlyDef;
                        early || a == OperandKind::LateUse || b == OperandKind::LateUse
                    }
                };
                if apart && a_reg.overlaps(b_reg) {
                    return fail(CheckFault::Conflict { first, second });
                }
            }
            if let OperandKind::TiedDef { tied } = a
                && pair.new.get(usize::from(tied)).map(|o| o.reg) != Some(a_reg.into())
            {
                return fail(CheckFault::Tie { operand: first });
            }
            let clobbers = self.after.blocks[block].insts[index].clobbers();
            let allowed = a == OperandKind::Use
                && (pair.old[first].fixed.is_some() || pair.old[first].reg == a_reg.into());
            if !allowed && clobbers.iter().any(|c| c.overlaps(a_reg)) {
                return fail(CheckFault::Clobber { operand: first });
            }
        }
        Ok(())
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
                let moves: Vec<(VReg, VReg)> = params
                    .iter()
                    .zip(&edge.args)
                    .filter_map(|(&p, &a)| Some((self.mine(p.into())?, self.mine(a)?)))
                    .collect();
                let mut out = state.clone();
                if !moves.is_empty() {
                    for names in out.all() {
                        rename(names, &moves);
                    }
                }
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
        let mut next = old_range.start;
        for index in new_range {
            match origins[index] {
                Origin::Inst(at) => {
                    for removed in next..at as usize {
                        self.removed_copy(block, removed, state);
                    }
                    next = at as usize + 1;
                    let pair = self.pair(block, index, at as usize);
                    if check {
                        self.check_reads(block, index, &pair, state)?;
                    }
                    self.apply(block, index, at as usize, &pair, state);
                }
                Origin::Copy { dst, src } => {
                    let values: Vec<Names> = (0..src.width).map(|u| state.unit(src, u).clone()).collect();
                    for (unit, names) in values.into_iter().enumerate() {
                        *state.unit(dst, unit as u8) = names;
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
        for removed in next..old_range.end {
            self.removed_copy(block, removed, state);
        }
        Ok(())
    }

    fn removed_copy(&self, block: MBlock, at: usize, state: &mut State) {
        let copy = self.before.blocks[block].insts[at].as_copy();
        if let Some((dst, src)) = copy
            && let (Some(dst), Some(src)) = (self.mine(dst), self.mine(src))
        {
            for names in state.all() {
                rename(names, &[(dst, src)]);
            }
        }
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
            // A tied definition keeps what its part does not cover.
            let kept = pair.old.iter().find_map(|o| match o.kind {
                OperandKind::TiedDef { tied } if usize::from(tied) == operand => Some(o.part),
                _ => None,
            });
            let Some(vreg) = self.mine(old.reg) else {
                let physical =
                    self.view == self.info.view && allocatable(self.info, preg) && old.reg == new.reg;
                let lost = |p: u16| !state.units[usize::from(p)].contains(&(PHYSICAL | u64::from(p)));
                if physical && (preg.first..preg.first + u16::from(preg.width)).any(lost) {
                    return Err(self.error(block, index, CheckFault::PhysicalLost { operand, preg }));
                }
                continue;
            };
            for unit in 0..preg.width {
                let read = unit >= old.part.start && unit < old.part.start + old.part.width;
                let stays = kept.is_some_and(|part| unit < part.start || unit >= part.start + part.width);
                if !read && !stays {
                    continue;
                }
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

    fn apply(&self, block: MBlock, index: usize, at: usize, pair: &Pair, state: &mut State) {
        for clobber in self.after.blocks[block].insts[index].clobbers() {
            if clobber.file == self.file {
                for unit in 0..clobber.width {
                    state.unit(*clobber, unit).clear();
                }
            }
        }
        let copied: Option<Vec<Names>> = match self.after.blocks[block].insts[index].as_copy() {
            Some((Reg::Physical(dst), Reg::Physical(src)))
                if dst.file == self.file && dst.width == src.width =>
            {
                let is_old_copy = self.before.blocks[block].insts[at].as_copy().is_some();
                is_old_copy.then(|| (0..src.width).map(|u| state.unit(src, u).clone()).collect())
            }
            _ => None,
        };
        for (old, new) in pair.old.iter().zip(&pair.new) {
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
            for unit in 0..preg.width {
                let written = unit >= old.part.start && unit < old.part.start + old.part.width;
                let keeps =
                    matches!(old.kind, OperandKind::PartDef | OperandKind::TiedDef { .. }) && !written;
                let names = state.unit(preg, unit);
                if !keeps {
                    names.clear();
                    if let Some(copied) = &copied {
                        names.extend(
                            copied[usize::from(unit)]
                                .iter()
                                .copied()
                                .filter(|&n| owner(n) != Some(vreg)),
                        );
                    }
                }
                names.push(name(vreg, unit));
            }
        }
    }
}

/// The key of a lane among the slots of a state; an allocation spills to memory or to lanes, not both.
fn lane_key(slot: LaneSlot) -> u32 {
    u32::from(slot.unit.first) << 8 | u32::from(slot.lane)
}

/// The parallel assignment of the first of each pair from the second, on one location's names.
fn rename(names: &mut Names, moves: &[(VReg, VReg)]) {
    if names.is_empty() {
        return;
    }
    let mut added = Names::new();
    for &n in names.iter() {
        if let Some(vreg) = owner(n) {
            for &(param, arg) in moves {
                if arg == vreg {
                    added.push(name(param, (n & 0xff) as u8));
                }
            }
        }
    }
    names.retain(|n| owner(*n).is_none_or(|v| moves.iter().all(|m| m.0 != v)));
    for n in added {
        if !names.contains(&n) {
            names.push(n);
        }
    }
}
