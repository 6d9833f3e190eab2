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

use crate::exec::{Uses, count_uses, op, scalar};
use crate::isa::{Opcode, Type};
use crate::machine::{BranchCond, GenOp, Kind, MInst, MarkerKind, SCALAR, Scope, Source, VECTOR};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::smallvec;
use std::ops::Range;
use wavelift_codegen::analysis::shape::{Leaving, RegionId, RegionKind, Role, Shapes};
use wavelift_codegen::machine::{LaneStep, MBlock, MachFunc, MachInst, OperandKind, Reg, SubReg, VReg};

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

/// How lanes part behind a block.
struct Parting {
    /// The block, and those on its edges that stayed empty, up to the one with the branch.
    chain: Vec<MBlock>,
    /// Lanes of this mask go on directly, or those not in it.
    mask: VReg,
    stay_if_set: bool,
    /// Where those go.
    stays: MBlock,
}

/// The thread-level graph by position.
struct Flow {
    blocks: Vec<MBlock>,
    /// Index in the wave order.
    index: SecondaryMap<MBlock, usize>,
    preds: SecondaryMap<MBlock, Vec<MBlock>>,
    succs: Vec<Vec<u32>>,
    leaving: Vec<Leaving>,
    partings: FxHashMap<u32, Parting>,
}

impl Flow {
    fn new(func: &Func) -> Flow {
        let mut index = SecondaryMap::new();
        let mut preds: SecondaryMap<MBlock, Vec<MBlock>> = SecondaryMap::new();
        for (number, &block) in func.order.iter().enumerate() {
            index[block] = number;
            for edge in &func.blocks[block].succs {
                preds[edge.block].push(block);
            }
        }
        let mut absorbed: SecondaryMap<MBlock, bool> = SecondaryMap::new();
        let mut position: SecondaryMap<MBlock, Option<u32>> = SecondaryMap::new();
        let (mut blocks, mut found) = (Vec::new(), Vec::new());
        for block in func.thread_blocks() {
            if absorbed[block] {
                continue;
            }
            let parting = parting(func, &preds, block);
            if let Some(parting) = &parting {
                parting.chain[1..]
                    .iter()
                    .for_each(|&split| absorbed[split] = true);
            }
            position[block] = Some(blocks.len() as u32);
            blocks.push(block);
            found.push(parting);
        }
        let (mut succs, mut leaving) = (Vec::new(), Vec::new());
        let mut partings = FxHashMap::default();
        for (at, (&block, parting)) in blocks.iter().zip(found).enumerate() {
            let mut targets = targets(func, block, &|block| absorbed[block]);
            targets.dedup();
            let mut places: Vec<u32> = targets.iter().filter_map(|&to| position[to]).collect();
            places.sort_unstable();
            places.dedup();
            let together = match func.blocks[block].insts.last() {
                Some(MInst::Branch { cond, .. }) => *cond != BranchCond::ExecNonZero,
                _ => places.len() <= 1,
            };
            leaving.push(match &parting {
                _ if together => Leaving::Together,
                Some(_) if places.len() == 2 => Leaving::Apart,
                _ => Leaving::Otherwise,
            });
            succs.push(places);
            partings.extend(parting.map(|parting| (at as u32, parting)));
        }
        Flow {
            blocks,
            index,
            preds,
            succs,
            leaving,
            partings,
        }
    }

    fn block(&self, position: u32) -> Option<MBlock> {
        self.blocks.get(position as usize).copied()
    }

    /// The block in front of one that takes lanes that wait there.
    fn entry(&self, func: &Func, position: u32) -> Option<MBlock> {
        let block = self.block(position)?;
        func.order[..self.index[block]]
            .iter()
            .rev()
            .copied()
            .take_while(|&before| func.blocks[before].body.is_none())
            .find(|&before| {
                let first = func.blocks[before].succs.first();
                sets_lanes(func, before) && first.is_some_and(|edge| edge.block == block)
            })
    }
}

/// Where lanes go from a block; blocks on edges count as where they lead.
fn targets(func: &Func, block: MBlock, absorbed: &dyn Fn(MBlock) -> bool) -> Vec<MBlock> {
    let Some(body) = &func.blocks[block].body else {
        return Vec::new();
    };
    let through = |to: MBlock| match &func.blocks[to].body {
        Some(body) if absorbed(to) => body.succs.first().map_or(to, |edge| edge.block),
        _ => to,
    };
    body.succs.iter().map(|edge| through(edge.block)).collect()
}

/// A block that only takes lanes: `SetExec` and where they go.
fn sets_lanes(func: &Func, block: MBlock) -> bool {
    let [set, terminator] = &func.blocks[block].insts[..] else {
        return false;
    };
    let goes_on = matches!(
        terminator,
        MInst::Jump { .. }
            | MInst::Branch {
                cond: BranchCond::ExecNonZero,
                ..
            }
    );
    op(set).is_some_and(|op| op.kind == Kind::SetExec) && goes_on
}

fn parting(func: &Func, preds: &SecondaryMap<MBlock, Vec<MBlock>>, block: MBlock) -> Option<Parting> {
    let body = func.blocks[block].body.as_ref()?;
    if body.succs.len() != 2 {
        return None;
    }
    let mut chain = vec![block];
    let (mut last, stays) = loop {
        let at = *chain.last()?;
        let data = &func.blocks[at];
        match data.insts.last()? {
            MInst::Branch {
                cond: BranchCond::ExecNonZero,
                targets,
            } => break (data.insts.len() - 1, through_jumps(func, targets[0])),
            MInst::Jump { target } => {
                let split = func.blocks[*target].body.as_ref()?;
                let insts = &func.blocks[*target].insts;
                let moves = insts[..insts.len() - 1].iter().all(|inst| {
                    flagged(inst, false).is_some() || op(inst).is_some_and(|op| op.kind == Kind::SetExec)
                });
                let on_edge = split.succs.len() == 1
                    && preds[*target].len() == 1
                    && body.succs.iter().any(|edge| edge.block == *target)
                    && moves;
                if !on_edge || chain.len() > 2 {
                    return None;
                }
                chain.push(*target);
            }
            _ => return None,
        }
    };
    let mut set = None;
    for &at in chain.iter().rev() {
        let insts = &func.blocks[at].insts;
        let found = insts[..last.min(insts.len())]
            .iter()
            .rev()
            .find(|inst| op(inst).is_some_and(|op| op.kind == Kind::SetExec));
        if let Some(found) = found {
            set = op(found).and_then(|op| scalar(op.srcs[0]));
            break;
        }
        last = usize::MAX;
    }
    let lanes = set?;
    let own = &func.blocks[block].insts;
    let made = own.iter().rev().find_map(|inst| {
        let op = op(inst)?;
        (op.dst == Some((Reg::Virtual(lanes), SCALAR, 1))).then_some(op)
    })?;
    let is_running = |reg: VReg| {
        own.iter().any(|inst| {
            op(inst)
                .is_some_and(|op| op.kind == Kind::GetExec && op.dst == Some((Reg::Virtual(reg), SCALAR, 1)))
        })
    };
    let (mask, stay_if_set) = match made.kind {
        Kind::Alu { op: Opcode::And, .. } => {
            let (a, b) = (scalar(made.srcs[0])?, scalar(made.srcs[1])?);
            if is_running(a) {
                (b, true)
            } else if is_running(b) {
                (a, true)
            } else {
                return None;
            }
        }
        Kind::AndNot if is_running(scalar(made.srcs[0])?) => (scalar(made.srcs[1])?, false),
        _ => return None,
    };
    Some(Parting {
        chain,
        mask,
        stay_if_set,
        stays,
    })
}

/// Where a block leads through blocks that only jump.
fn through_jumps(func: &Func, start: MBlock) -> MBlock {
    let mut at = start;
    for _ in 0..func.order.len() {
        match (&func.blocks[at].insts[..], &func.blocks[at].body) {
            ([MInst::Jump { target }], None) => at = *target,
            _ => break,
        }
    }
    at
}

/// A move of vectors under the flag of a branch.
fn flagged(inst: &MInst, inverse: bool) -> Option<MInst> {
    let (dst, width, srcs) = match inst {
        MInst::Copy {
            file: VECTOR,
            width,
            dst,
            src,
        } => {
            let unit = |start: u8| Source::Reg {
                reg: *src,
                part: SubReg { start, width: 1 },
                file: VECTOR,
                neg: false,
                abs: false,
            };
            (*dst, *width, (0..*width).map(unit).collect())
        }
        MInst::Op(op) => match (op.kind, op.scope, op.dst, &op.srcs[..]) {
            (
                Kind::Alu {
                    op: Opcode::Mov,
                    ty: Type::Ud,
                    dst: Type::Ud,
                    ..
                },
                Scope::Lanes,
                Some((dst, VECTOR, 1)),
                [Source::Imm(bits)],
            ) => (dst, 1, smallvec![Source::Imm(*bits)]),
            _ => return None,
        },
        _ => return None,
    };
    Some(MInst::Op(Box::new(GenOp {
        kind: Kind::MoveFlagged { inverse },
        scope: Scope::Lanes,
        dst: Some((dst, VECTOR, width)),
        srcs,
    })))
}

/// Where f0.0 has all lanes of the dispatch. The greatest solution: nothing but the start makes it true.
struct Full {
    at_start: SecondaryMap<MBlock, bool>,
    at_end: SecondaryMap<MBlock, bool>,
    /// Masks that may lack a lane.
    partial: FxHashSet<VReg>,
}

impl Full {
    fn new(func: &Func) -> Full {
        let mut full = Full {
            at_start: SecondaryMap::with_default(true),
            at_end: SecondaryMap::with_default(true),
            partial: FxHashSet::default(),
        };
        let mut operands = Vec::new();
        for &block in &func.order {
            for inst in &func.blocks[block].insts {
                let copies = op(inst).is_some_and(|op| op.kind == Kind::GetExec)
                    || matches!(
                        inst,
                        MInst::Lanes {
                            step: LaneStep::Keep,
                            ..
                        }
                    );
                if copies {
                    continue;
                }
                operands.clear();
                inst.operands(&mut operands);
                for operand in operands.iter().filter(|operand| !operand.is_use()) {
                    full.partial.extend(operand.reg.as_virtual());
                }
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &func.order {
                let data = &func.blocks[block];
                let mut state = full.at_start[block];
                for inst in &data.insts {
                    state = full.behind(inst, state, &mut changed);
                }
                full.at_end[block] = state;
                for edge in &data.succs {
                    changed |= full.at_start[edge.block] && !state;
                    full.at_start[edge.block] &= state;
                    let params = func.blocks[edge.block].params.iter();
                    for (&param, arg) in params.zip(&edge.args) {
                        let lacks = arg.as_virtual().is_none_or(|arg| full.partial.contains(&arg));
                        changed |= lacks && full.partial.insert(param);
                    }
                }
            }
        }
        full
    }

    /// The state behind an instruction.
    fn behind(&mut self, inst: &MInst, state: bool, changed: &mut bool) -> bool {
        let has_all = |this: &Full, reg: Option<VReg>| reg.is_some_and(|reg| !this.partial.contains(&reg));
        match inst {
            MInst::Op(op) => match op.kind {
                Kind::GetExec => {
                    if let (false, Some((Reg::Virtual(reg), ..))) = (state, op.dst) {
                        *changed |= self.partial.insert(reg);
                    }
                    state
                }
                Kind::SetExec => has_all(self, scalar(op.srcs[0])),
                Kind::AndExec | Kind::CompareExec { .. } => false,
                _ => state,
            },
            MInst::Lanes { step, mask } => match step {
                LaneStep::Keep => {
                    if let (false, Reg::Virtual(reg)) = (state, *mask) {
                        *changed |= self.partial.insert(reg);
                    }
                    state
                }
                LaneStep::All => false,
                LaneStep::Restore => has_all(self, mask.as_virtual()),
            },
            MInst::Call(_) => false,
            _ => state,
        }
    }
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
            if !(all && !changes || restored && !changes_later) {
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
            for index in from..data.insts.len() {
                if op(&data.insts[index]).is_some_and(|op| op.kind == Kind::SetExec) {
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
        for later in index + 1..insts.len() {
            if self.removed.contains(&(block, later)) {
                continue;
            }
            operands.clear();
            insts[later].operands(&mut operands);
            let kept = operands
                .iter()
                .all(|operand| operand.kind == OperandKind::Use || !read(operand.reg));
            if !kept || insts[later].writes_exec() {
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
