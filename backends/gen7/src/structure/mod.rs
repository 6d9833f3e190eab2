//! Conditionals and loops of the machine in place of lane masks, where control flow is properly nested.
//!
//! [`Shapes`] says which parts of the order are. In such a part channels wait at the addresses that `if`, `else`, `break` and `while` give them (manual 2.7
//! and chapter 6), f0.0 stays as it was in front of it, and the lanes that run are those of f0.0 whose channel does not wait. This pass
//! runs between the allocation of vectors and of scalars, before [`crate::exec`]; the graph of the wave stays as it is: the ways that
//! the thread takes by JIP are ways of the lane masks, too.
//!
//! A region is changed if
//! - nothing in it asks for the lanes as a value: what reads f0.0 would see lanes that wait. So masks that outlive lanes, calls, cross-lane operations,
//!   strict regions and lanes that take turns keep a region as it is, and the regions around it; regions in it are looked at each for itself;
//! - all lanes that meet after it come from it;
//! - edges on which lanes part have nothing but moves: those become predicated by the flag of the branch, and run in front of it.
//!
//! If f0.0 has all lanes of the dispatch in front of it, the channels that run are the lanes, and comparisons need no predicate. Otherwise an `if` on
//! f0.0 is put around the region ([`MarkerKind::Running`]): the other channels wait after it, and in it the same holds. So it is in functions, and in regions
//! within what has masks.
//!
//! A block that lanes leave by breaks ends in a `while` that no channel takes, because channels that break wait at one.
//!
//! The other side of a branch never finds something of its own in a vector register, because liveness of vectors follows lanes in both forms.
//!
//! Emission checks what the allocation of scalars may break: blocks between a branch and where it leads must have stayed empty.
//!
//! Cost: linear, and what [`Shapes`] costs.

mod flow;
mod full;

use crate::exec::{Uses, count_uses, op, scalar};
use crate::machine::{BranchCond, Decider, GenOp, Kind, MInst, MarkerKind, SCALAR, Scope, Source};
use flow::{Flow, Parting, flagged, through_jumps};
pub(crate) use full::Full;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::smallvec;
use std::ops::Range;
use wavelift_codegen::analysis::shape::{Leaving, Region, RegionId, RegionKind, Role, Shapes};
use wavelift_codegen::ir::Block;
use wavelift_codegen::machine::{MBlock, MachFunc, MachInst, OperandKind, Reg, SubReg, VReg};

type Func = MachFunc<MInst>;

/// Changes the regions of a kernel or function for which that is possible; a kernel starts with all lanes. Returns how many.
pub fn apply(func: &mut Func, is_kernel: bool) -> usize {
    let flow = Flow::new(func);
    if !flow.leaving.contains(&Leaving::Apart) {
        return 0;
    }
    let shapes = Shapes::new(&flow.succs, &flow.leaving);
    if shapes.regions.is_empty() {
        return 0;
    }
    let full = Full::new(func, is_kernel);
    let mut uses = count_uses(func);
    let defs = definitions(func);
    let params = parameters(func);
    let mut changed = 0;
    // Blocks whose instructions are no longer where `defs` has them.
    let mut stale = FxHashSet::default();
    let mut inside = None;
    for region in 0..shapes.regions.len() {
        // What is in a region that was changed is changed.
        if inside.is_some_and(|end| region < end) {
            continue;
        }
        for guarded in [false, true] {
            let mut plan = Plan {
                func,
                flow: &flow,
                shapes: &shapes,
                full: &full,
                defs: &defs,
                params: &params,
                dead: FxHashSet::default(),
                stale: &stale,
                guard: guarded.then_some((shapes.regions.len() + region) as u32),
                uses: uses.clone(),
                decisions: Vec::new(),
                removed: FxHashSet::default(),
                edits: FxHashMap::default(),
            };
            if plan.make(region).is_none() {
                continue;
            }
            let Plan {
                uses: left,
                removed,
                edits,
                dead,
                ..
            } = plan;
            uses = left;
            changed += 1;
            inside = Some(within(&shapes, region).end);
            stale.extend(removed.iter().map(|&(block, _)| block));
            stale.extend(edits.keys().copied());
            edit(func, &removed, edits);
            for reg in dead {
                drop_parameter(func, &flow, params[&reg], reg);
            }
            break;
        }
    }
    changed
}

/// A region and all those in it, which come after it.
fn within(shapes: &Shapes, outer: RegionId) -> Range<RegionId> {
    let is_inner = |region: &Region| {
        let mut parent = region.parent;
        while let Some(at) = parent.filter(|&at| at > outer) {
            parent = shapes.regions[at].parent;
        }
        parent == Some(outer)
    };
    let inner = shapes.regions[outer + 1..]
        .iter()
        .take_while(|region| is_inner(region));
    outer..outer + 1 + inner.count()
}

type Defs = FxHashMap<VReg, (MBlock, usize)>;

/// Where scalars are made, by instructions.
fn definitions(func: &Func) -> Defs {
    let mut defs = Defs::default();
    for &block in &func.order {
        for (index, inst) in func.blocks[block].insts.iter().enumerate() {
            if let Some((Reg::Virtual(reg), SCALAR, _)) = op(inst).and_then(|op| op.dst) {
                defs.insert(reg, (block, index));
            }
        }
    }
    defs
}

/// The blocks of scalar parameters.
fn parameters(func: &Func) -> FxHashMap<VReg, MBlock> {
    let blocks = func.order.iter();
    let params = blocks.flat_map(|&block| func.blocks[block].params.iter().map(move |&reg| (reg, block)));
    params.collect()
}

/// Takes a parameter out of its block, and its arguments.
fn drop_parameter(func: &mut Func, flow: &Flow, block: MBlock, reg: VReg) {
    let Some(index) = func.blocks[block].params.iter().position(|&param| param == reg) else {
        return;
    };
    func.blocks[block].params.remove(index);
    let mut preds = flow.preds[block].clone();
    preds.sort_unstable();
    preds.dedup();
    for from in preds {
        for edge in func.blocks[from]
            .succs
            .iter_mut()
            .filter(|edge| edge.block == block)
        {
            edge.args.remove(index);
        }
    }
}

/// What happens to a block besides that instructions go.
#[derive(Default)]
struct Edit {
    front: Vec<MInst>,
    before_branch: Vec<MInst>,
    branch: Option<BranchCond>,
    /// Instructions that become others.
    instead: FxHashMap<usize, MInst>,
}

struct Plan<'a> {
    func: &'a Func,
    flow: &'a Flow,
    shapes: &'a Shapes,
    full: &'a Full,
    defs: &'a Defs,
    params: &'a FxHashMap<VReg, MBlock>,
    /// Parameters that nobody reads any more.
    dead: FxHashSet<VReg>,
    stale: &'a FxHashSet<MBlock>,
    /// The number of the `if` on f0.0 around the region.
    guard: Option<u32>,
    uses: Uses,
    /// Notes about masks that become flags: the block with the branch, and the thread-level block whose lanes they are about.
    decisions: Vec<(MBlock, Block)>,
    removed: FxHashSet<(MBlock, usize)>,
    edits: FxHashMap<MBlock, Edit>,
}

impl<'a> Plan<'a> {
    fn make(&mut self, outermost: RegionId) -> Option<()> {
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
            let jumps = matches!(func.blocks[block].insts.last(), Some(MInst::Jump { .. }));
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
        let Some(MInst::Jump { target }) = func.blocks[block].insts.last() else {
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
            None => GenOp {
                kind: Kind::LanesToFlag,
                scope: Scope::Wave,
                dst: None,
                part: None,
                srcs: smallvec![Source::Reg {
                    reg: Reg::Virtual(parting.mask),
                    part: SubReg::whole(1),
                    file: SCALAR,
                    neg: false,
                    abs: false,
                }],
            },
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
                    MInst::Mark { mark, .. } => Some(MInst::Mark {
                        mark,
                        flag: Some(set),
                    }),
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
        compare.kind = Kind::CompareToFlag { cond, ty };
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
            MInst::Lanes { .. }
            | MInst::Call(_)
            | MInst::Return
            | MInst::End
            | MInst::Inputs { .. }
            | MInst::Results { .. } => true,
            _ => false,
        }
    }
}

fn overlap(a: Reg, b: Reg) -> bool {
    match (a.as_physical(), b.as_physical()) {
        (Some(a), Some(b)) => a.overlaps(b),
        _ => a == b,
    }
}

/// Changes the blocks.
fn edit(func: &mut Func, removed: &FxHashSet<(MBlock, usize)>, mut edits: FxHashMap<MBlock, Edit>) {
    let mut blocks: Vec<MBlock> = removed.iter().map(|&(block, _)| block).collect();
    blocks.extend(edits.keys());
    blocks.sort_unstable();
    blocks.dedup();
    for block in blocks {
        let Edit {
            front,
            before_branch,
            branch,
            mut instead,
        } = edits.remove(&block).unwrap_or_default();
        let data = &mut func.blocks[block];
        let (insts, locs) = (std::mem::take(&mut data.insts), std::mem::take(&mut data.locs));
        let last = insts.len().saturating_sub(1);
        let last_loc = locs.last().copied().unwrap_or_default();
        let mut bounds = data.body.as_ref().map(|body| [body.insts.start, body.insts.end]);
        let added = front.len();
        data.locs.resize(added, last_loc);
        data.insts.extend(front);
        let old = bounds;
        if let Some([start, end]) = &mut bounds {
            (*start, *end) = (*start + added, *end + added);
        }
        for (index, (mut inst, loc)) in insts.into_iter().zip(locs).enumerate() {
            if removed.contains(&(block, index)) {
                if let (Some([start, end]), Some([old_start, old_end])) = (&mut bounds, old) {
                    *start -= usize::from(index < old_start);
                    *end -= usize::from(index < old_end);
                }
                continue;
            }
            if index == last {
                data.locs.resize(data.insts.len() + before_branch.len(), last_loc);
                data.insts.extend(before_branch.iter().cloned());
                if let (MInst::Branch { cond, .. }, Some(new)) = (&mut inst, branch) {
                    *cond = new;
                }
            }
            data.insts.push(instead.remove(&index).unwrap_or(inst));
            data.locs.push(loc);
        }
        if let (Some(body), Some([start, end])) = (&mut data.body, bounds) {
            body.insts = start..end;
        }
    }
}
