//! Whether a region can be changed, and what that takes: nothing is done before all is known.

use super::flow::{Flow, Parting, flagged, through_jumps};
use super::full::Full;
use super::{Defs, Func, within};
use crate::exec::{Uses, op, overlap, scalar};
use crate::machine::{BranchCond, Decider, GenOp, Kind, MInst, MarkerKind, SCALAR, Scope, Source};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;
use wavelift_codegen::analysis::shape::{Leaving, RegionId, RegionKind, Role, Shapes};
use wavelift_codegen::ir::Block;
use wavelift_codegen::machine::{MBlock, MachInst, OperandKind, Pseudo, Reg, SubReg, VReg};

/// What happens to a block besides that instructions go.
#[derive(Default)]
pub(super) struct Edit {
    pub(super) front: Vec<MInst>,
    pub(super) before_branch: Vec<MInst>,
    pub(super) branch: Option<BranchCond>,
    /// Instructions that become others.
    pub(super) instead: FxHashMap<usize, MInst>,
}

/// What becomes of a region.
pub(super) struct Plan<'a> {
    pub(super) func: &'a Func,
    pub(super) flow: &'a Flow,
    pub(super) shapes: &'a Shapes,
    pub(super) full: &'a Full,
    pub(super) defs: &'a Defs,
    pub(super) params: &'a FxHashMap<VReg, MBlock>,
    /// Parameters that nobody reads any more.
    pub(super) dead: FxHashSet<VReg>,
    pub(super) stale: &'a FxHashSet<MBlock>,
    /// The number of the `if` on f0.0 around the region.
    pub(super) guard: Option<u32>,
    pub(super) uses: Uses,
    /// Notes about masks that become flags: the block with the branch, and the thread-level block whose lanes they are about.
    pub(super) decisions: Vec<(MBlock, Block)>,
    pub(super) removed: FxHashSet<(MBlock, usize)>,
    pub(super) edits: FxHashMap<MBlock, Edit>,
}

impl<'a> Plan<'a> {
    /// Changes a region with those in it, or gives nothing if that is not possible.
    pub(super) fn make(&mut self, outermost: RegionId) -> Option<()> {
        let (func, flow, shapes) = (self.func, self.flow, self.shapes);
        let region = &shapes.regions[outermost];
        let head = match region.kind {
            RegionKind::Conditional { head, .. } => Some(head),
            RegionKind::Loop | RegionKind::Block => None,
        };
        let regions = within(shapes, outermost);
        let start = match head {
            Some(head) => flow.index[flow.block(head)?] + 1,
            None => flow.index[flow.block(region.first)?],
        };
        let wave = start..flow.index[flow.block(region.end)?];
        self.surrounded(&wave, head)?;

        let (first, last) = (head.unwrap_or(region.first), region.end);
        // Others would meet its lanes where they do.
        if !flow.preds_within(region.end, |from| (first..last).contains(&from)) {
            return None;
        }
        let mut masks = Vec::new();
        for at in first..last {
            let Some(role) = shapes.roles[at as usize] else {
                continue;
            };
            let (Role::Opens(of) | Role::Repeats(of) | Role::Breaks(of)) = role;
            if !regions.contains(&of) {
                return None;
            }
            if flow.leaving[at as usize] == Leaving::Together {
                self.leave(at, of)?;
                continue;
            }
            masks.push((at, role, self.part(at)?));
        }
        if let Some(guard) = self.guard {
            self.enter(guard, &wave, head)?;
        }
        let entries = self.meet(&regions)?;
        for &(at, role, parting) in &masks {
            self.branch(at, role, parting)?;
        }
        let known = |block: MBlock| {
            func.blocks[block].body.is_some()
                || entries.contains(&block)
                || !func.blocks[block].insts.iter().any(MInst::writes_exec)
        };
        let blocks = &func.order[wave];
        let quiet = blocks.iter().all(|&block| {
            known(block)
                && (0..func.blocks[block].insts.len())
                    .all(|index| self.removed.contains(&(block, index)) || !self.needs_lanes(block, index))
        });
        quiet.then_some(())
    }

    /// Nobody comes into the region but at its start, and there all lanes run.
    fn surrounded(&self, wave: &Range<usize>, head: Option<u32>) -> Option<()> {
        let (func, flow) = (self.func, self.flow);
        let guarded = self.guard.is_some();
        let within = |block: MBlock| wave.contains(&flow.index[block]);
        for &block in &func.order[wave.clone()] {
            for &from in flow.preds[block].iter().filter(|&&from| !within(from)) {
                let enters = match head {
                    Some(head) => flow.block(head) == Some(from),
                    None => func.blocks[block].body.is_some() && (guarded || self.full.at_end[from]),
                };
                if !enters {
                    return None;
                }
            }
        }
        if let Some(head) = head {
            let block = flow.block(head)?;
            let data = &func.blocks[block];
            let frame = data.body.as_ref()?.insts.end;
            // What stands in front of the frame does not change the lanes, or makes them all.
            let changes = data.insts[..frame].iter().any(MInst::writes_exec);
            let all = self.full.at_start[block];
            let set = data.insts[..data.body.as_ref()?.insts.start]
                .iter()
                .rev()
                .find(|inst| inst.writes_exec());
            let restored = set.is_some_and(|inst| {
                let lanes = op(inst).filter(|op| op.kind == Kind::SetExec);
                let lanes = lanes.and_then(|op| scalar(op.srcs[0]));
                lanes.is_some_and(|lanes| !self.full.partial.contains(&lanes))
            });
            let changes_later = data.insts[data.body.as_ref()?.insts.clone()]
                .iter()
                .any(MInst::writes_exec);
            let runs_all = all && !changes || restored && !changes_later;
            if guarded && changes_later || !guarded && !runs_all {
                return None;
            }
        }
        Some(())
    }

    /// Puts the `if` on f0.0 in front of the region: at the branch that begins it, or where its start is come to from.
    fn enter(&mut self, guard: u32, wave: &Range<usize>, head: Option<u32>) -> Option<()> {
        let (func, flow) = (self.func, self.flow);
        let mut places = Vec::new();
        match head {
            Some(head) => places.push(flow.block(head)?),
            None => {
                for &block in &func.order[wave.clone()] {
                    let outside = |from: &MBlock| !wave.contains(&flow.index[*from]);
                    places.extend(flow.preds[block].iter().copied().filter(outside));
                }
            }
        }
        for block in places {
            let jumps = matches!(
                func.blocks[block].insts.last(),
                Some(MInst::Pseudo(Pseudo::Jump { .. }))
            );
            if head.is_none() && (!jumps || flow.index[block] >= wave.start) {
                return None;
            }
            self.edits
                .entry(block)
                .or_default()
                .before_branch
                .push(MInst::Marker {
                    region: guard,
                    kind: MarkerKind::Running,
                });
        }
        Some(())
    }

    /// All lanes that come to the end of a block leave a region around theirs.
    fn leave(&mut self, at: u32, region: RegionId) -> Option<()> {
        let (func, flow) = (self.func, self.flow);
        let block = flow.block(at)?;
        let inside = self.shapes.region_of(at)?;
        let data = &self.shapes.regions[inside];
        let place = match data.kind {
            RegionKind::Conditional {
                other: Some(other), ..
            } if at < other => other,
            RegionKind::Conditional { .. } | RegionKind::Block => data.end,
            RegionKind::Loop => return None,
        };
        let Some(MInst::Pseudo(Pseudo::Jump { target })) = func.blocks[block].insts.last() else {
            return None;
        };
        if flow.entry(func, place)? != through_jumps(func, *target) {
            return None;
        }
        let edit = self.edits.entry(block).or_default();
        edit.before_branch.push(MInst::Marker {
            region: region as u32,
            kind: MarkerKind::Leave {
                inside: inside as u32,
            },
        });
        Some(())
    }

    /// Takes the changes of lanes out of a block at which they part.
    fn part(&mut self, at: u32) -> Option<&'a Parting> {
        let flow = self.flow;
        let parting = flow.partings.get(&at)?;
        self.note_decision(parting)?;
        *self.uses.entry(parting.mask).or_default() += 1;
        for (number, &block) in parting.chain.iter().enumerate() {
            let data = &self.func.blocks[block];
            let from = if number == 0 {
                data.body.as_ref()?.insts.end
            } else {
                0
            };
            for (index, inst) in data.insts.iter().enumerate().skip(from) {
                if op(inst).is_some_and(|op| op.kind == Kind::SetExec) {
                    self.remove(block, index);
                }
            }
        }
        Some(parting)
    }

    /// What is noted about the mask of a branch will be noted about the flag that it becomes.
    fn note_decision(&mut self, parting: &Parting) -> Option<()> {
        let block = parting.chain[0];
        for (index, inst) in self.func.blocks[block].insts.iter().enumerate() {
            let MInst::Decide {
                block: thread,
                by: Decider::Register(reg),
            } = *inst
            else {
                continue;
            };
            if reg != Reg::Virtual(parting.mask) {
                return None;
            }
            self.removed.insert((block, index));
            let count = self.uses.entry(parting.mask).or_default();
            *count = count.saturating_sub(1);
            self.decisions.push((block, thread));
        }
        Some(())
    }

    /// Puts the ends of regions where lanes met so far; says which blocks these are.
    fn meet(&mut self, regions: &Range<RegionId>) -> Option<FxHashSet<MBlock>> {
        let shapes = self.shapes;
        let mut places: Vec<u32> = Vec::new();
        for region in &shapes.regions[regions.clone()] {
            places.push(region.end);
            if let RegionKind::Conditional { other, .. } = region.kind {
                places.extend(other);
            }
        }
        places.sort_unstable();
        places.dedup();
        let mut entries = FxHashSet::default();
        for place in places {
            let entry = self.flow.entry(self.func, place)?;
            entries.insert(entry);
            self.remove(entry, 0);
            let edit = self.edits.entry(entry).or_default();
            // Inner ones end first.
            for region in regions.clone().rev() {
                let data = &shapes.regions[region];
                let kind = match data.kind {
                    _ if data.end != place => continue,
                    RegionKind::Loop => continue,
                    RegionKind::Block => MarkerKind::EndBlock {
                        top: self.flow.block(data.first)?,
                    },
                    RegionKind::Conditional { .. } => {
                        let parent = data.parent.filter(|parent| regions.contains(parent));
                        MarkerKind::EndIf {
                            inside: parent.map(|parent| parent as u32).or(self.guard),
                        }
                    }
                };
                edit.front.push(MInst::Marker {
                    region: region as u32,
                    kind,
                });
            }
            if let Some(region) = self.guard
                && shapes.regions[regions.start].end == place
            {
                let kind = MarkerKind::EndIf { inside: None };
                edit.front.push(MInst::Marker { region, kind });
            }
            for region in regions.clone() {
                if let RegionKind::Conditional { other, .. } = shapes.regions[region].kind
                    && other == Some(place)
                {
                    edit.front.push(MInst::Marker {
                        region: region as u32,
                        kind: MarkerKind::Else,
                    });
                }
            }
            if let Some(MInst::Branch { .. }) = self.func.blocks[entry].insts.last() {
                edit.branch = Some(BranchCond::Follow);
            }
        }
        Some(entries)
    }

    /// The branch of a block at which lanes part.
    fn branch(&mut self, at: u32, role: Role, parting: &Parting) -> Option<()> {
        let next = self.flow.block(at + 1);
        let inverse = !parting.stay_if_set;
        let (cond, falls_through) = match role {
            Role::Opens(region) => {
                let region = region as u32;
                (BranchCond::If { region, inverse }, true)
            }
            Role::Breaks(region) => {
                let inside = self.shapes.region_of(at).unwrap_or(region) as u32;
                let cond = BranchCond::Break {
                    region: region as u32,
                    inside,
                    inverse: !inverse,
                };
                (cond, true)
            }
            Role::Repeats(region) => {
                let region = region as u32;
                (BranchCond::While { region, inverse }, false)
            }
        };
        if falls_through != (next == Some(parting.stays)) {
            return None;
        }
        let compare = self.compare(parting);
        let decide = match compare {
            Some((place, compare)) => {
                self.removed.insert(place);
                compare
            }
            None => {
                let lanes = Source::reg(parting.mask, SubReg::whole(1), SCALAR);
                GenOp::new(Kind::LanesToFlag, Scope::Wave, None, &[lanes])
            }
        };
        // Moves on the edges follow what decides: each for the lanes that take its edge.
        let first = self.edits.entry(parting.chain[0]).or_default();
        first.before_branch.push(MInst::Op(Box::new(decide)));
        let noted = self.decisions.iter().filter(|(at, _)| *at == parting.chain[0]);
        first.before_branch.extend(noted.map(|&(_, block)| MInst::Decide {
            block,
            by: Decider::Flag,
        }));
        for &split in &parting.chain[1..] {
            let data = &self.func.blocks[split];
            let leads = data.body.as_ref()?.succs.first()?.block;
            let set = (leads == parting.stays) == parting.stay_if_set;
            for (index, inst) in data.insts.iter().enumerate() {
                let instead = match *inst {
                    MInst::Pseudo(Pseudo::Mark { mark, .. }) => {
                        let flag = Some(set);
                        Some(Pseudo::Mark { mark, flag }.into())
                    }
                    _ => flagged(inst, !set),
                };
                if let Some(instead) = instead {
                    self.edits
                        .entry(split)
                        .or_default()
                        .instead
                        .insert(index, instead);
                }
            }
        }
        let last = *parting.chain.last()?;
        self.edits.entry(last).or_default().branch = Some(cond);
        Some(())
    }

    /// The comparison that makes the mask of a branch and nothing else, if it can be made at the branch.
    fn compare(&self, parting: &Parting) -> Option<((MBlock, usize), GenOp)> {
        let &(block, index) = self.defs.get(&parting.mask)?;
        if self.stale.contains(&block)
            || block != parting.chain[0]
            || self.uses.get(&parting.mask) != Some(&1)
        {
            return None;
        }
        let insts = &self.func.blocks[block].insts;
        let found = op(&insts[index])?;
        let Kind::Compare { cond, ty } = found.kind else {
            return None;
        };
        if found.scope != Scope::Lanes {
            return None;
        }
        let read = |reg: Reg| {
            found
                .srcs
                .iter()
                .any(|source| matches!(source, Source::Reg { reg: own, .. } if overlap(*own, reg)))
        };
        let mut operands = Vec::new();
        for (later, inst) in insts.iter().enumerate().skip(index + 1) {
            if self.removed.contains(&(block, later)) {
                continue;
            }
            operands.clear();
            inst.operands(&mut operands);
            let kept = operands
                .iter()
                .all(|operand| operand.kind == OperandKind::Use || !read(operand.reg));
            // A call keeps some registers only.
            if !kept || inst.writes_exec() || !inst.clobbers().is_empty() {
                return None;
            }
        }
        let mut compare = found.clone();
        let join = None;
        compare.kind = Kind::CompareToFlag { cond, ty, join };
        compare.dst = None;
        Some(((block, index), compare))
    }

    /// Takes an instruction out, and what is made for it only.
    fn remove(&mut self, block: MBlock, index: usize) {
        let mut work = vec![(block, index)];
        let mut operands = Vec::new();
        while let Some((block, index)) = work.pop() {
            if !self.removed.insert((block, index)) {
                continue;
            }
            operands.clear();
            self.func.blocks[block].insts[index].operands(&mut operands);
            let read = operands.iter().filter(|operand| operand.is_use());
            for reg in read.filter_map(|operand| operand.reg.as_virtual()) {
                self.release(reg, &mut work);
            }
        }
    }

    /// A register is read once less. If nobody reads it, what makes it goes: an instruction into `work`, a parameter at once.
    fn release(&mut self, reg: VReg, work: &mut Vec<(MBlock, usize)>) {
        let mut regs = vec![reg];
        while let Some(reg) = regs.pop() {
            let count = self.uses.entry(reg).or_default();
            *count = count.saturating_sub(1);
            if *count > 0 {
                continue;
            }
            if let Some(&(block, index)) = self.defs.get(&reg) {
                if !self.stale.contains(&block) && self.func.blocks[block].insts[index].removable() {
                    work.push((block, index));
                }
            } else if let Some(&block) = self.params.get(&reg)
                && let Some(index) = self.func.blocks[block]
                    .params
                    .iter()
                    .position(|&param| param == reg)
                && self.dead.insert(reg)
            {
                let mut preds = self.flow.preds[block].clone();
                preds.sort_unstable();
                preds.dedup();
                let edges = preds.iter().flat_map(|&from| &self.func.blocks[from].succs);
                let args = edges
                    .filter(|edge| edge.block == block)
                    .map(|edge| edge.args[index]);
                regs.extend(args.filter_map(Reg::as_virtual));
            }
        }
    }

    /// Whether an instruction asks which lanes run, beyond its own writes.
    fn needs_lanes(&self, block: MBlock, index: usize) -> bool {
        match &self.func.blocks[block].insts[index] {
            MInst::Op(op) => {
                let asks = matches!(
                    op.kind,
                    Kind::GetExec
                        | Kind::SetExec
                        | Kind::AndExec
                        | Kind::CompareExec { .. }
                        | Kind::TestLanes
                        | Kind::Locked { .. }
                );
                asks || op.srcs.contains(&Source::Exec)
            }
            MInst::Branch { cond, .. } => {
                let changes = self.edits.get(&block).is_some_and(|edit| edit.branch.is_some());
                !changes && *cond != BranchCond::Flag
            }
            MInst::Pseudo(pseudo) => matches!(
                pseudo,
                Pseudo::Lanes { .. }
                    | Pseudo::Call(_)
                    | Pseudo::Return
                    | Pseudo::End
                    | Pseudo::Inputs { .. }
                    | Pseudo::Results { .. }
            ),
            _ => false,
        }
    }
}
