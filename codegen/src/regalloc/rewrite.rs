//! Writes places into instructions and inserts the copies.
//!
//! Positions: a copy before or after an instruction stands right next to it. In the thread view that keeps it within the
//! body, the first instruction's at `body.start` and the branch's at `body.end`. In the wave view a copy at the very
//! place where a body starts or ends stays outside of it: lanes do not matter to scalars, and the ends of the body
//! belong to vector edits.
//!
//! Edits of whole-wave values, and computations of them that are done again, run with all lanes on. The register that keeps which
//! lanes ran is a new virtual one: scalars are allocated later.
//!
//! Copies whose two ends are one register are dropped, and so are copy instructions of the input.

use super::error::RegAllocError;
use super::linear::{LInst, LinReg, Linear, SpillCode};
use super::origin::{LaneSlot, Origin, Origins};
use super::pack::Packing;
use super::webs::{End, WebCopy, Webs};
use crate::ir::SourceLoc;
use crate::machine::{
    LaneStep, MBlock, MBlockData, MachFunc, MachInst, Operand, PReg, Pseudo, Reg, RegFile, SubReg, VReg,
    VRegData, View,
};
use cranelift_entity::{PrimaryMap, SecondaryMap};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::iter::Peekable;
use std::ops::Range;

/// Where the slots of an allocation are.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slots {
    /// In the function's spill area, from a byte offset on.
    Memory { base: u32, unit_bytes: u32 },
    /// In the lanes of per-lane units, from a unit on.
    Lanes { file: RegFile, first: u16, lanes: u8 },
}

/// What was inserted and removed.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Counts {
    pub copies: u32,
    pub spills: u32,
    pub reloads: u32,
    pub repeated: u32,
    pub removed: u32,
}

struct Rewriter<'a> {
    /// Whether origins are wanted.
    record: bool,
    lin: &'a Linear,
    webs: &'a Webs,
    packing: &'a Packing,
    slots: Slots,
    /// Whether the values are whole-wave values.
    whole: bool,
    counts: Counts,
    scratch: Vec<Operand>,
}

impl Rewriter<'_> {
    fn preg(&self, end: End, width: u8) -> Option<PReg> {
        match end {
            End::Web(web) => Some(PReg::new(self.lin.file, self.packing.place[web], width)),
            End::Fixed(preg) => Some(preg),
            End::Slot(_) => None,
        }
    }

    /// The instructions that make a copy: none if it has become unnecessary, one per unit for lanes.
    fn edits(&mut self, copy: &WebCopy, out: &mut SmallVec<[Origin; 2]>) {
        let (src, dst) = (self.preg(copy.from, copy.width), self.preg(copy.to, copy.width));
        match (dst, src, copy.from, copy.to) {
            (Some(dst), Some(src), _, _) if dst == src => {}
            (Some(dst), Some(src), _, _) => {
                self.counts.copies += 1;
                out.push(Origin::Copy { dst, src });
            }
            (None, Some(src), _, End::Slot(slot)) => {
                self.counts.spills += 1;
                match self.slots {
                    Slots::Memory { base, unit_bytes } => {
                        out.push(Origin::Spill {
                            src,
                            offset: base + slot * unit_bytes,
                        });
                    }
                    Slots::Lanes { .. } => out.extend((0..src.width).map(|unit| Origin::Park {
                        src: src.part(SubReg::unit(unit)),
                        slot: self.lane_slot(slot + u32::from(unit)),
                    })),
                }
            }
            (Some(dst), None, End::Slot(slot), _) => {
                self.counts.reloads += 1;
                match self.slots {
                    Slots::Memory { base, unit_bytes } => {
                        out.push(Origin::Reload {
                            dst,
                            offset: base + slot * unit_bytes,
                        });
                    }
                    Slots::Lanes { .. } => out.extend((0..dst.width).map(|unit| Origin::Unpark {
                        dst: dst.part(SubReg::unit(unit)),
                        slot: self.lane_slot(slot + u32::from(unit)),
                    })),
                }
            }
            _ => {}
        }
    }

    fn lane_slot(&self, slot: u32) -> LaneSlot {
        let (file, first, lanes) = match self.slots {
            Slots::Lanes { file, first, lanes } => (file, first, u32::from(lanes.max(1))),
            Slots::Memory { .. } => (self.lin.file, 0, 1),
        };
        LaneSlot {
            unit: PReg::new(file, first + (slot / lanes) as u16, 1),
            lane: (slot % lanes) as u8,
        }
    }

    fn make<I: MachInst>(&self, origin: Origin, repeated: &Repeated<I>) -> Option<I> {
        let file = self.lin.file;
        let pseudo = match origin {
            Origin::Inst(_) => return None,
            Origin::Again { dst, block, index } => {
                let mut inst = repeated.get(&(block, index))?.clone();
                inst.set_operands(&mut std::iter::once(dst.into()));
                return Some(inst);
            }
            Origin::Copy { dst, src } => Pseudo::Copy {
                file,
                width: dst.width,
                dst: dst.into(),
                src: src.into(),
            },
            Origin::Spill { src, offset } => Pseudo::Spill {
                file,
                width: src.width,
                src: src.into(),
                slot: offset,
            },
            Origin::Reload { dst, offset } => Pseudo::Reload {
                file,
                width: dst.width,
                dst: dst.into(),
                slot: offset,
            },
            Origin::Lanes { step, mask } => Pseudo::lanes::<I>(step, mask.into())?,
            Origin::Park { src, slot } => Pseudo::Park {
                unit: slot.unit,
                lane: slot.lane,
                src,
            },
            Origin::Unpark { dst, slot } => Pseudo::Unpark {
                dst,
                unit: slot.unit,
                lane: slot.lane,
            },
        };
        Some(pseudo.into())
    }
}

/// Removes what stands at some positions, ascending.
fn remove<T>(list: &mut Vec<T>, positions: &[usize]) {
    let (mut index, mut next) = (0, positions.iter().peekable());
    list.retain(|_| {
        index += 1;
        next.next_if(|&&at| at == index - 1).is_none()
    });
}

/// Instructions of the input that are done again.
type Repeated<I> = FxHashMap<(MBlock, u32), I>;

fn repeated<I: MachInst>(func: &MachFunc<I>, lin: &Linear) -> Repeated<I> {
    let mut map = Repeated::default();
    for inst in lin.insts.values() {
        if let Some(SpillCode::Again(block, index)) = inst.spill_code
            && let Some(original) = func.blocks[block].insts.get(index as usize)
        {
            map.entry((block, index)).or_insert_with(|| original.clone());
        }
    }
    map
}

struct Output<'a, I> {
    insts: Vec<I>,
    locs: Vec<SourceLoc>,
    origins: Option<Vec<Origin>>,
    /// For new virtual registers.
    vregs: &'a mut PrimaryMap<VReg, VRegData>,
}

impl<I> Output<'_, I> {
    fn push(&mut self, inst: I, loc: SourceLoc, origin: Origin) {
        self.insts.push(inst);
        self.locs.push(loc);
        if let Some(origins) = &mut self.origins {
            origins.push(origin);
        }
    }
}

/// Where a block's body starts and ends before and after the edits.
///
/// In the thread view edits at the ends of the body stand inside; in the wave view they stand outside, but an empty body stays empty.
struct BodyBounds {
    thread: bool,
    old: Option<Range<usize>>,
    new: Range<usize>,
}

impl BodyBounds {
    fn new(view: View, old: Option<Range<usize>>) -> BodyBounds {
        BodyBounds {
            thread: view == View::Thread,
            old,
            new: 0..0,
        }
    }

    /// The result has `length` instructions before the edits in front of the instruction with this index.
    #[inline]
    fn before_edits(&mut self, index: usize, length: usize) {
        let Some(old) = &self.old else { return };
        if old.start == index && self.thread {
            self.new.start = length;
        }
        if old.end == index && !self.thread && !old.is_empty() {
            self.new.end = length;
        }
    }

    /// The result has `length` instructions after those edits.
    #[inline]
    fn after_edits(&mut self, index: usize, length: usize) {
        let Some(old) = &self.old else { return };
        if old.start == index && !self.thread {
            self.new.start = length;
        }
        if old.end == index && (self.thread || old.is_empty()) {
            self.new.end = length;
        }
    }

    /// Whether the instruction with this index is the branch that ends the thread view's block: it is none of the file's.
    #[inline]
    fn is_branch(&self, index: usize) -> bool {
        self.thread && self.old.as_ref().is_some_and(|old| old.end == index)
    }
}

/// Applies a packing. Where everything comes from is only recorded if `record` says so: for the checker.
pub(super) fn rewrite<I: MachInst>(
    func: &mut MachFunc<I>,
    lin: &Linear,
    webs: &Webs,
    packing: &Packing,
    slots: Slots,
    whole: bool,
    record: bool,
) -> Result<(Origins, Counts), RegAllocError> {
    let mut rewriter = Rewriter {
        record,
        lin,
        webs,
        packing,
        slots,
        whole,
        counts: Counts::default(),
        scratch: Vec::new(),
    };
    let mut origins = Origins::default();
    let repeated = repeated(func, lin);
    let mut in_view: SecondaryMap<MBlock, bool> = SecondaryMap::new();
    for data in lin.blocks.values() {
        in_view[data.mblock] = true;
        rewriter.block(func, data.insts.clone(), data.mblock, &repeated, &mut origins)?;
    }
    for &block in &func.order {
        if record && !in_view[block] {
            origins[block] = (0..func.blocks[block].insts.len() as u32)
                .map(Origin::Inst)
                .collect();
        }
    }
    Ok((origins, rewriter.counts))
}

impl Rewriter<'_> {
    fn block<I: MachInst>(
        &mut self,
        func: &mut MachFunc<I>,
        insts: Range<u32>,
        mblock: MBlock,
        repeated: &Repeated<I>,
        origins: &mut Origins,
    ) -> Result<(), RegAllocError> {
        let (lin, webs) = (self.lin, self.webs);
        let MachFunc { blocks, vregs, .. } = func;
        let data = &mut blocks[mblock];
        let edited = |at: LInst| {
            let inst = &lin.insts[at];
            inst.spill_code.is_some()
                || inst.dropped
                || !webs.before[at].is_empty()
                || !webs.after[at].is_empty()
        };
        if !self.record && !insts.clone().map(LInst::from_u32).any(edited) {
            return self.in_place(data, insts);
        }
        let old = std::mem::take(&mut data.insts);
        let old_locs = std::mem::take(&mut data.locs);
        let mut bounds = BodyBounds::new(lin.view, data.body.as_ref().map(|b| b.insts.clone()));
        let mut regs: Vec<SmallVec<[Reg; 4]>> = Vec::new();
        if self.record {
            regs.resize(old.len(), SmallVec::new());
        }
        let mut out = Output {
            insts: Vec::with_capacity(old.len() + 4),
            locs: Vec::with_capacity(old.len() + 4),
            origins: self.record.then(Vec::new),
            vregs,
        };
        let mut next = insts.clone().map(LInst::from_u32).peekable();
        for (index, mut inst) in old.into_iter().enumerate() {
            let loc = old_locs.get(index).copied().unwrap_or_default();
            bounds.before_edits(index, out.insts.len());
            let here = self.edits_before(index, &mut next, loc, repeated, &mut out)?;
            bounds.after_edits(index, out.insts.len());
            let dropped = here.is_some_and(|at| lin.insts[at].dropped);
            let mut vanishes = dropped;
            if let (Some(here), false, false) = (here, dropped, bounds.is_branch(index)) {
                let (placed, stays) = self.placed(&mut inst, here)?;
                vanishes = stays;
                self.counts.removed += u32::from(stays);
                if let Some(regs) = regs.get_mut(index) {
                    *regs = placed;
                }
            }
            if !vanishes {
                out.push(inst, loc, Origin::Inst(index as u32));
            } else if self.record {
                origins.removed[mblock].push((out.insts.len() as u32, index as u32));
            }
            if let (Some(here), false) = (here, dropped) {
                self.insert(&webs.after[here], loc, repeated, &mut out)?;
            }
        }
        if next.peek().is_some() {
            return Err(RegAllocError::Internal {
                file: lin.file,
                what: "instructions are out of order",
            });
        }
        data.insts = out.insts;
        data.locs = out.locs;
        if let Some(body) = &mut data.body {
            body.insts = bounds.new;
        }
        if let Some(list) = out.origins {
            origins.list[mblock] = list;
            origins.regs[mblock] = regs;
        }
        Ok(())
    }

    /// Makes what stands before the instruction with this index: edits, and all of what the allocator added there. Returns the
    /// instruction itself, if the file has to do with it.
    #[inline]
    fn edits_before<I: MachInst>(
        &mut self,
        index: usize,
        next: &mut Peekable<impl Iterator<Item = LInst>>,
        loc: SourceLoc,
        repeated: &Repeated<I>,
        out: &mut Output<'_, I>,
    ) -> Result<Option<LInst>, RegAllocError> {
        let (lin, webs) = (self.lin, self.webs);
        while let Some(at) = next.next_if(|&i| lin.insts[i].index as usize == index) {
            self.insert(&webs.before[at], loc, repeated, out)?;
            let Some(spill_code) = lin.insts[at].spill_code else {
                return Ok(Some(at));
            };
            self.access(at, spill_code, loc, repeated, out)?;
            self.insert(&webs.after[at], loc, repeated, out)?;
        }
        Ok(None)
    }

    /// Writes registers into an instruction of the input. Returns them, and whether it now copies a register to itself.
    #[inline]
    fn placed<I: MachInst>(
        &mut self,
        inst: &mut I,
        at: LInst,
    ) -> Result<(SmallVec<[Reg; 4]>, bool), RegAllocError> {
        let moved = inst.moves_part();
        let placed = self.operands(inst, at)?;
        let stays = moved.is_some_and(|ends| self.stays(at, ends, &placed));
        Ok((placed, stays))
    }

    /// A block where nothing is inserted: only operands change, and copies go.
    fn in_place<I: MachInst>(
        &mut self,
        data: &mut MBlockData<I>,
        insts: Range<u32>,
    ) -> Result<(), RegAllocError> {
        let lin = self.lin;
        let branch = (lin.view == View::Thread).then_some(insts.end - 1);
        let mut gone: SmallVec<[usize; 8]> = SmallVec::new();
        for number in insts.filter(|&number| Some(number) != branch) {
            let at = LInst::from_u32(number);
            if lin.insts[at].ops().is_empty() {
                continue;
            }
            let index = lin.insts[at].index as usize;
            let inst = &mut data.insts[index];
            if self.placed(inst, at)?.1 {
                gone.push(index);
            }
        }
        if gone.is_empty() {
            return Ok(());
        }
        self.counts.removed += gone.len() as u32;
        let before = |index: usize| gone.iter().filter(|&&at| at < index).count();
        if let Some(body) = &mut data.body {
            body.insts = body.insts.start - before(body.insts.start)..body.insts.end - before(body.insts.end);
        }
        remove(&mut data.insts, &gone);
        remove(&mut data.locs, &gone);
        Ok(())
    }

    /// What an instruction that the allocator added before stands for.
    fn access<I: MachInst>(
        &mut self,
        at: LInst,
        spill_code: SpillCode,
        loc: SourceLoc,
        repeated: &Repeated<I>,
        out: &mut Output<'_, I>,
    ) -> Result<(), RegAllocError> {
        let op = self.lin.insts[at].ops().start;
        let missing = RegAllocError::Internal {
            file: self.lin.file,
            what: "a spill without a place",
        };
        let web = self
            .webs
            .op_web
            .get(op)
            .and_then(|web| web.expand())
            .ok_or(missing)?;
        let width = self.webs.webs[web].width;
        let (from, to) = match spill_code {
            SpillCode::Store(slot) => (End::Web(web), End::Slot(slot)),
            SpillCode::Load(slot) => (End::Slot(slot), End::Web(web)),
            SpillCode::Again(block, index) => {
                let dst = PReg::new(self.lin.file, self.packing.place[web], width);
                self.counts.repeated += 1;
                let again = Origin::Again { dst, block, index };
                return self.push_edits(&[again], loc, repeated, out);
            }
        };
        self.insert(&[WebCopy { from, to, width }], loc, repeated, out)
    }

    fn insert<I: MachInst>(
        &mut self,
        copies: &[WebCopy],
        loc: SourceLoc,
        repeated: &Repeated<I>,
        out: &mut Output<'_, I>,
    ) -> Result<(), RegAllocError> {
        let mut edits = SmallVec::new();
        for copy in copies {
            self.edits(copy, &mut edits);
        }
        self.push_edits(&edits, loc, repeated, out)
    }

    /// Edits at one place, those of whole-wave values with all lanes on.
    fn push_edits<I: MachInst>(
        &self,
        edits: &[Origin],
        loc: SourceLoc,
        repeated: &Repeated<I>,
        out: &mut Output<'_, I>,
    ) -> Result<(), RegAllocError> {
        let mask = match I::lane_mask() {
            _ if !self.whole || edits.is_empty() => None,
            Some((file, width)) => Some(out.vregs.push(VRegData { file, width })),
            None => {
                return Err(RegAllocError::WholeWaveEdit { file: self.lin.file });
            }
        };
        let step = |step| mask.map(|mask| Origin::Lanes { step, mask });
        let before = [LaneStep::Keep, LaneStep::All].into_iter().filter_map(step);
        let after = step(LaneStep::Restore);
        for edit in before.chain(edits.iter().copied()).chain(after) {
            self.push(edit, loc, repeated, out)?;
        }
        Ok(())
    }

    fn push<I: MachInst>(
        &self,
        edit: Origin,
        loc: SourceLoc,
        repeated: &Repeated<I>,
        out: &mut Output<'_, I>,
    ) -> Result<(), RegAllocError> {
        let missing = RegAllocError::Internal {
            file: self.lin.file,
            what: "an edit the target cannot make",
        };
        out.push(self.make(edit, repeated).ok_or(missing)?, loc, edit);
        Ok(())
    }

    /// Whether a copy has both its ends, given by their positions in the list of all operands, at one place.
    fn stays(&self, at: LInst, ends: (u8, u8), regs: &[Reg]) -> bool {
        let place = |index: u8| {
            let op = self
                .lin
                .inst_ops(at)
                .iter()
                .find(|op| op.index == u16::from(index))?;
            let register = regs.get(usize::from(index))?.as_physical()?;
            matches!(op.reg(), LinReg::Val(_)).then(|| register.part(op.part))
        };
        matches!((place(ends.0), place(ends.1)), (Some(used), Some(def)) if used == def)
    }

    fn operands<I: MachInst>(
        &mut self,
        inst: &mut I,
        at: LInst,
    ) -> Result<SmallVec<[Reg; 4]>, RegAllocError> {
        let lin = self.lin;
        let range = lin.insts[at].ops();
        if range.is_empty() {
            return Ok(SmallVec::new());
        }
        self.scratch.clear();
        inst.operands(&mut self.scratch);
        let mut regs: SmallVec<[Reg; 4]> = self.scratch.iter().map(|o| o.reg).collect();
        for op_index in range {
            let op = &lin.ops[op_index];
            let LinReg::Val(val) = op.reg() else { continue };
            let place = match (op.fixed(), self.webs.op_web[op_index].expand()) {
                (Some(preg), _) => Some(preg),
                (None, Some(web)) => Some(PReg::new(
                    lin.file,
                    self.packing.place[web],
                    lin.values[val].width,
                )),
                (None, None) => None,
            };
            let place = place.ok_or(RegAllocError::Internal {
                file: lin.file,
                what: "an operand without a place",
            })?;
            regs[usize::from(op.index)] = place.into();
        }
        inst.set_operands(&mut regs.iter().copied());
        Ok(regs)
    }
}
