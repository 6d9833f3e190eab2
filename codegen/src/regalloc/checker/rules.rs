//! What can be checked instruction by instruction: order, shape of operands, places, edits.

use super::super::linear::allocatable;
use super::super::origin::{LaneSlot, Origin};
use super::fault::{CheckError, CheckFault};
use super::{Checker, Pair};
use crate::machine::{
    LaneStep, MBlock, MachInst, Operand, OperandKind, PReg, Pseudo, Reg, Terminator, VReg, View,
};
use cranelift_entity::EntityRef;

/// Equality of instructions as far as their text tells.
fn same<I: MachInst>(inst: &I, made: Option<I>) -> bool {
    made.is_some_and(|made| format!("{made:?}") == format!("{inst:?}"))
}

/// Which lanes run between the instructions of the input.
#[derive(Default)]
struct Lanes {
    /// The mask that keeps those of the input, and whether all run now.
    kept: Option<(VReg, bool)>,
    /// Masks that were used.
    masks: Vec<VReg>,
}

impl Lanes {
    /// Whether those of the input run.
    fn are_own(&self) -> bool {
        self.kept.is_none()
    }

    /// Whether an edit may follow, and what runs after it.
    fn follow(&mut self, edit: Origin, fresh: impl Fn(VReg) -> bool) -> bool {
        let (step, mask) = match edit {
            Origin::Lanes { step, mask } => (step, mask),
            _ => return self.kept.is_some_and(|(_, all)| all),
        };
        let right = match step {
            LaneStep::Keep => self.kept.is_none() && fresh(mask) && !self.masks.contains(&mask),
            LaneStep::All => self.kept == Some((mask, false)),
            LaneStep::Restore => self.kept == Some((mask, true)),
        };
        self.kept = match step {
            LaneStep::Keep => Some((mask, false)),
            LaneStep::All => Some((mask, true)),
            LaneStep::Restore => None,
        };
        self.masks.push(mask);
        right
    }
}

impl<I: MachInst> Checker<'_, I> {
    /// Order of instructions, ranges of bodies, shape and place of operands and edits.
    pub(super) fn check_block(&self, block: MBlock) -> Result<(), CheckError> {
        let (old, new) = (&self.before.blocks[block], &self.after.blocks[block]);
        let origins = &self.origins[block];
        let order = |index| Err(self.error(block, index, CheckFault::Order));
        if origins.len() != new.insts.len() {
            return order(0);
        }
        let mut removed = self.origins.removed[block].iter().peekable();
        let mut next = 0u32;
        let mut lanes = Lanes::default();
        for (index, origin) in origins.iter().enumerate() {
            let inside = new.body.as_ref().is_some_and(|b| b.insts.contains(&index));
            match *origin {
                Origin::Inst(at) => {
                    if !lanes.are_own() {
                        return Err(self.error(block, index, CheckFault::Edit));
                    }
                    for skipped in next..at {
                        self.check_removed(block, index, skipped, removed.next())?;
                    }
                    if at < next || at as usize >= old.insts.len() {
                        return order(index);
                    }
                    if removed.peek().is_some_and(|r| r.0 as usize <= index) {
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
                    let clobbers = new.insts[index].clobbers();
                    self.check_operands(block, index, &self.pair(block, index, at as usize), clobbers)?;
                }
                edit => {
                    let lanes_right = match (self.view, self.info.view) {
                        (View::Thread, _) => inside,
                        (View::Wave, View::Wave) => index + 1 < new.insts.len(),
                        // Whole-wave values.
                        (View::Wave, View::Thread) => {
                            let fresh = |mask: VReg| mask.index() >= self.before.vregs.len();
                            let (right, in_time) = (lanes.follow(edit, fresh), index + 1 < new.insts.len());
                            right && in_time
                        }
                    };
                    if !lanes_right || !self.edit_is(&new.insts[index], edit) {
                        return Err(self.error(block, index, CheckFault::Edit));
                    }
                }
            }
        }
        for skipped in next..old.insts.len() as u32 {
            self.check_removed(block, new.insts.len(), skipped, removed.next())?;
        }
        if removed.next().is_some() {
            return order(new.insts.len());
        }
        let ends = new
            .insts
            .last()
            .is_some_and(|i| i.terminator() != Terminator::None);
        if ends { Ok(()) } else { order(new.insts.len()) }
    }

    /// Only copies within this file may vanish, if both ends are at one place.
    fn check_removed(
        &self,
        block: MBlock,
        index: usize,
        removed: u32,
        noted: Option<&(u32, u32)>,
    ) -> Result<(), CheckError> {
        let fault = || self.error(block, index, CheckFault::Order);
        // It was taken out where it stood: not after the instruction that follows it.
        if noted.is_none_or(|&(position, at)| at != removed || position as usize > index) {
            return Err(fault());
        }
        if self.repeated(block, removed as usize).is_some() {
            return Ok(());
        }
        let (pair, [used, def]) = self.removed(block, removed as usize).ok_or_else(fault)?;
        let ends = [&pair.new[used], &pair.new[def]].map(|o| match o.reg {
            Reg::Physical(preg) => Some(preg.part(o.part)),
            Reg::Virtual(_) => None,
        });
        let clobbers = self.before.blocks[block].insts[removed as usize].clobbers();
        if ends[0].is_none() || ends[0] != ends[1] || !clobbers.is_empty() {
            return Err(fault());
        }
        self.check_operands(block, index, &pair, clobbers)
    }

    /// What an instruction of the input computes, if it can be done again anywhere: then it need not stay where it was.
    pub(super) fn repeated(&self, block: MBlock, at: usize) -> Option<VReg> {
        let inst = self.before.blocks[block].insts.get(at)?;
        let mut operands = Vec::new();
        inst.operands(&mut operands);
        match operands[..] {
            [only] if only.kind == OperandKind::Def && only.fixed.is_none() && inst.repeatable() => {
                self.mine(only.reg)
            }
            _ => None,
        }
    }

    /// The operands of a copy that was removed, and which of them it copies from and to.
    pub(super) fn removed(&self, block: MBlock, at: usize) -> Option<(Pair, [usize; 2])> {
        let ends = self.moved(block, at)?;
        let mut old = Vec::new();
        self.before.blocks[block].insts[at].operands(&mut old);
        let regs = self
            .origins
            .regs(block, at)
            .filter(|regs| regs.len() == old.len())?;
        let new = old
            .iter()
            .zip(regs)
            .map(|(o, &reg)| Operand { reg, ..*o })
            .collect();
        Some((Pair { old, new }, ends))
    }

    /// The operands that an instruction of the input copies from and to, if that is all it does, within this file.
    pub(super) fn moved(&self, block: MBlock, at: usize) -> Option<[usize; 2]> {
        let inst = &self.before.blocks[block].insts[at];
        let (used, def) = inst.moves_part()?;
        let (used, def) = (usize::from(used), usize::from(def));
        let mut operands = Vec::new();
        inst.operands(&mut operands);
        let (from, to) = (operands.get(used)?, operands.get(def)?);
        let right = from.is_use() && !to.is_use() && from.part.width == to.part.width;
        (right && self.mine(from.reg).is_some() && self.mine(to.reg).is_some()).then_some([used, def])
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
            Origin::Again { dst, block, index } => {
                let again = || {
                    let vreg = self.repeated(block, index as usize)?;
                    let mut made = self.before.blocks[block].insts[index as usize].clone();
                    made.set_operands(&mut std::iter::once(dst.into()));
                    (self.place_ok(dst, self.before.vregs[vreg].width) && same(inst, Some(made)))
                        .then_some(())
                };
                again().is_some()
            }
            Origin::Reload { dst, offset } => {
                has(dst, false) && fits(dst) && self.slot_fits(offset, dst.width)
            }
            Origin::Lanes { step, mask } => {
                self.info.view != self.view && same(inst, Pseudo::lanes::<I>(step, mask.into()).map(I::from))
            }
            Origin::Park { src, slot } => {
                let (unit, lane) = (slot.unit, slot.lane);
                let made = I::from(Pseudo::Park { unit, lane, src });
                src.width == 1 && fits(src) && same(inst, Some(made)) && self.lane_free(slot)
            }
            Origin::Unpark { dst, slot } => {
                let (unit, lane) = (slot.unit, slot.lane);
                let made = I::from(Pseudo::Unpark { dst, unit, lane });
                dst.width == 1 && fits(dst) && same(inst, Some(made)) && self.lane_free(slot)
            }
        }
    }

    /// Whether a unit whose lanes hold scalars is above all units of its file that the input function names.
    fn lane_free(&self, slot: LaneSlot) -> bool {
        self.view == View::Wave && slot.unit.file != self.file && slot.unit.first >= self.parked_from
    }

    pub(super) fn unit_bytes(&self) -> u32 {
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
    pub(super) fn pair(&self, block: MBlock, index: usize, at: usize) -> Pair {
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

    pub(super) fn place_ok(&self, preg: PReg, width: u8) -> bool {
        let aligned = self.info.widths.iter().any(|&(w, align)| {
            w == width
                && preg.first.is_multiple_of(u16::from(align))
                && preg.first + u16::from(width) <= self.info.units
        });
        preg.file == self.file
            && preg.width == width
            && (aligned || self.info.extra.contains(&(preg.first, width)))
    }

    pub(super) fn check_operands(
        &self,
        block: MBlock,
        index: usize,
        pair: &Pair,
        clobbers: &[PReg],
    ) -> Result<(), CheckError> {
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
        // Operands of this file with what they touch, physical ones included.
        let placed: Vec<(usize, OperandKind, PReg)> = pair
            .new
            .iter()
            .enumerate()
            .filter_map(|(i, o)| Some((i, o.kind, o.reg.as_physical()?.part(o.part))))
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
                && pair.new.get(usize::from(tied)).map(|o| o.reg) != Some(pair.new[first].reg)
            {
                return fail(CheckFault::Tie { operand: first });
            }
            let allowed = a == OperandKind::Use
                && (pair.old[first].fixed.is_some() || pair.old[first].reg == pair.new[first].reg);
            if !allowed && clobbers.iter().any(|c| c.overlaps(a_reg)) {
                return fail(CheckFault::Clobber { operand: first });
            }
        }
        Ok(())
    }
}
