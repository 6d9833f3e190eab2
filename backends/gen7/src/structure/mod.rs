//! Conditionals and loops of the machine in place of lane masks, where control flow is properly nested.
//!
//! [`Shapes`] says which parts of the order are. In such a part channels wait at the addresses that `if`, `else`, `break` and `while` give them (manual 2.7
//! and chapter 6), f0.0 stays as it was in front of it, and the lanes that run are those of f0.0 whose channel does not wait. This pass
//! runs between the allocation of vectors and of scalars, before [`crate::exec`]; the graph of the wave stays as it is: the ways that
//! the thread takes by JIP are ways of the lane masks, too.
//!
//! A region is changed if
//! - f0.0 has all lanes of the dispatch in front of it: then the channels that run are the lanes, and comparisons need no predicate;
//! - nothing in it asks for the lanes as a value: what reads f0.0 would see lanes that wait. So masks that outlive lanes, calls, cross-lane operations,
//!   strict regions and lanes that take turns keep a region as it is, and the regions around it;
//! - edges on which lanes part have nothing but moves: those become predicated by the flag of the branch, and run in front of it.
//!
//! The other side of a branch never finds something of its own in a vector register, because liveness of vectors follows lanes in both forms.
//!
//! Emission checks what the allocation of scalars may break: blocks between a branch and where it leads must have stayed empty.
//!
//! Cost: linear, and what [`Shapes`] costs.

mod flow;
mod full;

use crate::exec::{Uses, count_uses, op, scalar};
use crate::machine::{BranchCond, GenOp, Kind, MInst, MarkerKind, SCALAR, Scope, Source};
use flow::{Flow, Parting, flagged};
use full::Full;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::smallvec;
use std::ops::Range;
use wavelift_codegen::analysis::shape::{Leaving, RegionId, RegionKind, Role, Shapes};
use wavelift_codegen::machine::{MBlock, MachFunc, MachInst, OperandKind, Reg, SubReg, VReg};

type Func = MachFunc<MInst>;

/// Changes the regions of a kernel for which that is possible. Returns how many.
pub fn apply(func: &mut Func) -> usize {
    let flow = Flow::new(func);
    if !flow.leaving.contains(&Leaving::Apart) {
        return 0;
    }
    let shapes = Shapes::new(&flow.succs, &flow.leaving);
    if shapes.regions.is_empty() {
        return 0;
    }
    let full = Full::new(func);
    let mut uses = count_uses(func);
    let defs = definitions(func);
    let mut changed = 0;
    for region in shapes.outermost() {
        let mut plan = Plan {
            func,
            flow: &flow,
            shapes: &shapes,
            full: &full,
            defs: &defs,
            uses: uses.clone(),
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
            ..
        } = plan;
        uses = left;
        changed += 1;
        edit(func, &removed, edits);
    }
    changed
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
    uses: Uses,
    removed: FxHashSet<(MBlock, usize)>,
    edits: FxHashMap<MBlock, Edit>,
}

impl<'a> Plan<'a> {
    fn make(&mut self, outermost: RegionId) -> Option<()> {
        let (func, flow, shapes) = (self.func, self.flow, self.shapes);
        let region = &shapes.regions[outermost];
        let head = match region.kind {
            RegionKind::Conditional { head, .. } => Some(head),
            RegionKind::Loop => None,
        };
        // All regions within come behind it.
        let inner = shapes.regions[outermost..]
            .iter()
            .skip(1)
            .take_while(|region| region.parent.is_some());
        let regions = outermost..outermost + 1 + inner.count();
        let start = match head {
            Some(head) => flow.index[flow.block(head)?] + 1,
            None => flow.index[flow.block(region.first)?],
        };
        let wave = start..flow.index[flow.block(region.end)?];
        self.surrounded(&wave, head)?;

        let (first, last) = (head.unwrap_or(region.first), region.end);
        let mut masks = Vec::new();
        for at in first..last {
            let Some(role) = shapes.roles[at as usize] else {
                continue;
            };
            masks.push((at, role, self.part(at)?));
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
        let within = |block: MBlock| wave.contains(&flow.index[block]);
        for &block in &func.order[wave.clone()] {
            for &from in flow.preds[block].iter().filter(|&&from| !within(from)) {
                let enters = match head {
                    Some(head) => flow.block(head) == Some(from),
                    None => func.blocks[block].body.is_some() && self.full.at_end[from],
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
            if !runs_all {
                return None;
            }
        }
        Some(())
    }

    /// Takes the changes of lanes out of a block at which they part.
    fn part(&mut self, at: u32) -> Option<&'a Parting> {
        let flow = self.flow;
        let parting = flow.partings.get(&at)?;
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
                if data.end == place && data.kind != RegionKind::Loop {
                    edit.front.push(MInst::Marker {
                        region: region as u32,
                        kind: MarkerKind::EndIf {
                            inside: data.parent.map(|parent| parent as u32),
                        },
                    });
                }
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
        for &split in &parting.chain[1..] {
            let data = &self.func.blocks[split];
            let leads = data.body.as_ref()?.succs.first()?.block;
            let set = (leads == parting.stays) == parting.stay_if_set;
            for (index, inst) in data.insts.iter().enumerate() {
                if let Some(moves) = flagged(inst, !set) {
                    self.edits.entry(split).or_default().instead.insert(index, moves);
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
        if block != parting.chain[0] || self.uses.get(&parting.mask) != Some(&1) {
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
            if !kept || inst.writes_exec() {
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
            for operand in operands.iter().filter(|operand| operand.is_use()) {
                let Some(reg) = operand.reg.as_virtual() else {
                    continue;
                };
                let count = self.uses.entry(reg).or_default();
                *count = count.saturating_sub(1);
                if *count > 0 {
                    continue;
                }
                if let Some(&(block, index)) = self.defs.get(&reg)
                    && self.func.blocks[block].insts[index].removable()
                {
                    work.push((block, index));
                }
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
