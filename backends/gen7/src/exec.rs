//! Changes of the running lanes in few instructions.
//!
//! The wave level says a branch as a comparison into a mask, an intersection with the running lanes, and those lanes as the new
//! ones. The machine compares into the flag of the running lanes at once, and takes flags as operands. This pass runs between the
//! allocation of vectors and that of scalars: blocks are what they will be, masks are still virtual registers with one definition.
//!
//! - *Comparison*: where the mask of a comparison only narrows the running lanes, it is made there ([`Kind::CompareExec`]); the lanes that
//!   it leaves out, if they are wanted, are the difference to a copy taken before.
//! - *Intersection*: a mask that only becomes the running lanes is computed in their flag ([`Kind::AndExec`]).
//! - *Copies*: what reads a copy of the running lanes while they are still the same reads their flag.
//!
//! Cost: linear in the instructions, and in those between a comparison and its use.

use crate::isa::{Opcode, Type};
use crate::machine::{Decider, GenOp, Kind, MInst, SCALAR, Scope, Source};
use rustc_hash::FxHashMap;
use smallvec::smallvec;
use wavelift_codegen::ir::Block;
use wavelift_codegen::machine::{MBlock, MBlockData, MachFunc, MachInst, OperandKind, Reg, VReg};

/// Simplifies the changes of the running lanes of a function.
pub fn simplify(func: &mut MachFunc<MInst>) {
    let uses = count_uses(func);
    let order = func.order.clone();
    for &block in &order {
        narrow(&mut func.blocks[block], &uses);
    }
    for &block in &order {
        read_flag(&mut func.blocks[block]);
    }
    let uses = count_uses(func);
    for &block in &order {
        drop_copies(func, block, &uses);
    }
}

pub(crate) type Uses = FxHashMap<VReg, u32>;

pub(crate) fn count_uses(func: &MachFunc<MInst>) -> Uses {
    let mut uses = Uses::default();
    let mut operands = Vec::new();
    for &block in &func.order {
        let data = &func.blocks[block];
        for inst in &data.insts {
            operands.clear();
            inst.operands(&mut operands);
            for operand in &operands {
                if let (Reg::Virtual(reg), OperandKind::Use) = (operand.reg, operand.kind) {
                    *uses.entry(reg).or_default() += 1;
                }
            }
        }
        let edges = data
            .succs
            .iter()
            .chain(data.body.iter().flat_map(|body| &body.succs));
        for arg in edges.flat_map(|edge| &edge.args) {
            if let Reg::Virtual(reg) = *arg {
                *uses.entry(reg).or_default() += 1;
            }
        }
    }
    uses
}

/// The virtual scalar that a source is, without modifiers.
pub(crate) fn scalar(source: Source) -> Option<VReg> {
    match source {
        Source::Reg {
            reg: Reg::Virtual(reg),
            part,
            file: SCALAR,
            neg: false,
            abs: false,
        } if part.start == 0 && part.width == 1 => Some(reg),
        _ => None,
    }
}

fn defined(op: &GenOp) -> Option<VReg> {
    match op.dst {
        Some((Reg::Virtual(reg), SCALAR, 1)) => Some(reg),
        _ => None,
    }
}

/// Whether two registers share a unit.
pub(crate) fn overlap(a: Reg, b: Reg) -> bool {
    match (a.as_physical(), b.as_physical()) {
        (Some(a), Some(b)) => a.overlaps(b),
        _ => a == b,
    }
}

pub(crate) fn op(inst: &MInst) -> Option<&GenOp> {
    match inst {
        MInst::Op(op) => Some(op),
        _ => None,
    }
}

const AND: Kind = Kind::Alu {
    op: Opcode::And,
    math: None,
    ty: Type::Ud,
    dst: Type::Ud,
};
const XOR: Kind = Kind::Alu {
    op: Opcode::Xor,
    math: None,
    ty: Type::Ud,
    dst: Type::Ud,
};

/// Whether an instruction only computes scalars from scalars and flags.
fn is_scalar_work(inst: &MInst) -> bool {
    let Some(op) = op(inst) else { return false };
    let pure = matches!(
        op.kind,
        Kind::Alu { math: None, .. } | Kind::AndNot | Kind::GetExec
    );
    let scalars = op
        .srcs
        .iter()
        .all(|source| !matches!(source, Source::Reg { file, .. } if *file != SCALAR));
    pure && op.scope == Scope::Wave && scalars && op.dst.is_some_and(|(_, file, _)| file == SCALAR)
}

/// The same, or what is only said about the code.
fn is_work_or_note(inst: &MInst) -> bool {
    inst.is_note() || is_scalar_work(inst)
}

/// The block whose lanes a mask is noted to send their ways.
fn decides(inst: &MInst, mask: VReg) -> Option<Block> {
    match *inst {
        MInst::Decide {
            block,
            by: Decider::Register(Reg::Virtual(by)),
        } if by == mask => Some(block),
        _ => None,
    }
}

/// Masks that become the running lanes, from the last one of a block to the first.
fn narrow(data: &mut MBlockData<MInst>, uses: &Uses) {
    let mut at = data.insts.len();
    while at > 0 {
        at -= 1;
        let sets = op(&data.insts[at]).filter(|op| op.kind == Kind::SetExec);
        let Some(mask) = sets.and_then(|op| scalar(op.srcs[0])) else {
            continue;
        };
        if uses.get(&mask) != Some(&1) {
            continue;
        }
        let makes = |inst: &MInst| op(inst).is_some_and(|op| defined(op) == Some(mask));
        let Some(made) = data.insts[..at].iter().rposition(makes) else {
            continue;
        };
        let Some(intersection) = op(&data.insts[made]).filter(|op| op.kind == AND) else {
            continue;
        };
        let srcs = [intersection.srcs[0], intersection.srcs[1]];
        if !data.insts[made + 1..at].iter().all(is_work_or_note) {
            continue;
        }
        if let Some(found) = Narrowing::find(data, uses, [made, at], srcs)
            && found.apply(data, srcs)
        {
            continue;
        }
        data.insts[at] = MInst::op(Kind::AndExec, Scope::Wave, None, &srcs);
        remove(data, made);
        at -= 1;
    }
}

fn remove(data: &mut MBlockData<MInst>, at: usize) {
    data.insts.remove(at);
    data.locs.remove(at);
    if let Some(body) = &mut data.body {
        if at < body.insts.start {
            body.insts.start -= 1;
        }
        if at < body.insts.end {
            body.insts.end -= 1;
        }
    }
}

/// A comparison that makes the lanes run for which it holds, in place of an intersection and the move of its result.
struct Narrowing {
    /// Index of the comparison, of the intersection, and of the move to the running lanes.
    compared: usize,
    made: usize,
    set: usize,
    /// A copy of the running lanes, and the result of the comparison.
    copy: VReg,
    lanes: VReg,
    /// What finds the lanes that are left out: its index, and its result.
    rest: Option<(usize, VReg)>,
    /// Blocks whose lanes the comparison sends their ways.
    notes: Vec<Block>,
}

impl Narrowing {
    /// Of the intersection at `made`, whose result runs from `set` on.
    fn find(
        data: &MBlockData<MInst>,
        uses: &Uses,
        [made, set]: [usize; 2],
        srcs: [Source; 2],
    ) -> Option<Narrowing> {
        let [a, b] = srcs.map(scalar);
        let (copy, lanes, copied, compared) = compared_lanes(data, made, [a?, b?])?;
        // The running lanes are the same from the copy and the comparison on, and between there are scalars only.
        let first = copied.min(compared);
        if data.insts[first..set].iter().any(MInst::writes_exec)
            || !data.insts[compared + 1..set].iter().all(is_work_or_note)
        {
            return None;
        }
        let between = &data.insts[compared + 1..set];
        let mut found = Narrowing {
            compared,
            made,
            set,
            copy,
            lanes,
            rest: None,
            notes: between.iter().filter_map(|inst| decides(inst, lanes)).collect(),
        };
        found.rest = found.find_rest(data)?;
        // The comparison says where lanes go as well: after it, those go to the first target that still run.
        let wanted = 1 + u32::from(found.rest.is_some()) + found.notes.len() as u32;
        (uses.get(&lanes) == Some(&wanted)).then_some(found)
    }

    /// Besides the intersection the mask may serve to find the lanes that are left out: nothing else.
    fn find_rest(&self, data: &MBlockData<MInst>) -> Option<Option<(usize, VReg)>> {
        let mut rest = None;
        for index in self.compared + 1..self.set {
            let Some(op) = op(&data.insts[index]) else {
                continue;
            };
            let reads = op.srcs.iter().any(|&source| scalar(source) == Some(self.lanes));
            if !reads || index == self.made {
                continue;
            }
            let leaves = op.kind == Kind::AndNot
                && scalar(op.srcs[0]) == Some(self.copy)
                && scalar(op.srcs[1]) == Some(self.lanes)
                && rest.is_none();
            rest = Some((index, defined(op).filter(|_| leaves)?));
        }
        // What reads the lanes left out before the new ones run would have to move along.
        if let Some((index, reg)) = rest {
            let reads = |inst: &MInst| {
                op(inst).is_some_and(|op| op.srcs.iter().any(|&source| scalar(source) == Some(reg)))
            };
            if data.insts[index + 1..self.set].iter().any(reads) {
                return None;
            }
        }
        Some(rest)
    }

    /// The comparison that changes the running lanes itself.
    fn comparison(&self, data: &MBlockData<MInst>) -> Option<MInst> {
        let MInst::Op(mut compare) = data.insts[self.compared].clone() else {
            return None;
        };
        let Kind::Compare { cond, ty } = compare.kind else {
            return None;
        };
        compare.kind = Kind::CompareExec { cond, ty };
        compare.dst = None;
        Some(MInst::Op(compare))
    }

    /// The lanes that are left out: those that ran and do not run now.
    fn left_out(&self, data: &MBlockData<MInst>, srcs: [Source; 2]) -> Option<MInst> {
        let (_, reg) = self.rest?;
        let copied = data.insts[self.made].clone();
        let MInst::Op(mut difference) = copied else {
            return Some(copied);
        };
        difference.kind = XOR;
        difference.dst = Some((Reg::Virtual(reg), SCALAR, 1));
        let source = srcs.into_iter().find(|&source| scalar(source) == Some(self.copy));
        difference.srcs = smallvec![source.unwrap_or(Source::Exec), Source::Exec];
        Some(MInst::Op(difference))
    }

    /// Scalars between come first, then the comparison in the place of the change, then what it leaves out.
    fn apply(&self, data: &mut MBlockData<MInst>, srcs: [Source; 2]) -> bool {
        let Some(compare) = self.comparison(data) else {
            return false;
        };
        let (compared, set) = (self.compared, self.set);
        let skipped = |index: usize| {
            let left_out = self.rest.is_some_and(|(other, _)| index == other);
            let noted = decides(&data.insts[index], self.lanes).is_some();
            index == compared || index == self.made || index == set || left_out || noted
        };
        let mut list: Vec<_> = (compared..=set)
            .filter(|&index| !skipped(index))
            .map(|index| (data.insts[index].clone(), data.locs[index]))
            .collect();
        list.push((compare, data.locs[compared]));
        for &block in &self.notes {
            let by = Decider::Left;
            list.push((MInst::Decide { block, by }, data.locs[set]));
        }
        list.extend(self.left_out(data, srcs).map(|inst| (inst, data.locs[set])));
        let (before, after) = (set + 1 - compared, list.len());
        let (insts, locs): (Vec<_>, Vec<_>) = list.into_iter().unzip();
        data.insts.splice(compared..=set, insts);
        data.locs.splice(compared..=set, locs);
        if let Some(body) = &mut data.body {
            // The body ended between, or lies in front or after.
            let moved = |at: usize| match at {
                at if at <= compared => at,
                at if at > set => at + after - before,
                _ => compared,
            };
            body.insts = moved(body.insts.start)..moved(body.insts.end);
        }
        true
    }
}

/// A copy of the running lanes and the result of a comparison of lanes, among two registers that are intersected at `made`: the
/// registers, and where they are defined.
fn compared_lanes(
    data: &MBlockData<MInst>,
    made: usize,
    [a, b]: [VReg; 2],
) -> Option<(VReg, VReg, usize, usize)> {
    let define = |reg: VReg| {
        data.insts[..made]
            .iter()
            .rposition(|inst| op(inst).is_some_and(|op| defined(op) == Some(reg)))
    };
    [(a, b), (b, a)].into_iter().find_map(|(copy, lanes)| {
        let (copied, compared) = (define(copy)?, define(lanes)?);
        let is_copy = op(&data.insts[copied])?.kind == Kind::GetExec;
        let compare = op(&data.insts[compared])?;
        let compares = matches!(
            compare.kind,
            Kind::Compare {
                ty: Type::D | Type::Ud | Type::F,
                ..
            }
        ) && compare.scope == Scope::Lanes;
        (is_copy && compares).then_some((copy, lanes, copied, compared))
    })
}

/// Operations that take the flag of the running lanes as an operand.
fn takes_flag(op: &GenOp) -> bool {
    let alu = matches!(
        op.kind,
        Kind::Alu {
            op: Opcode::And | Opcode::Or | Opcode::Xor,
            ..
        } | Kind::AndNot
            | Kind::AndExec
    );
    alu && op.scope == Scope::Wave
}

/// Reads of copies become reads of the flag while it still has what was copied.
fn read_flag(data: &mut MBlockData<MInst>) {
    let mut copies: Vec<VReg> = Vec::new();
    for inst in &mut data.insts {
        let writes = inst.writes_exec();
        let MInst::Op(op) = inst else {
            if writes {
                copies.clear();
            }
            continue;
        };
        if takes_flag(op) {
            // One operand at most: both being the flag would be no operation.
            let found = op
                .srcs
                .iter_mut()
                .find(|source| scalar(**source).is_some_and(|reg| copies.contains(&reg)));
            if let Some(source) = found {
                *source = Source::Exec;
            }
        }
        if writes {
            copies.clear();
        }
        match op.kind {
            Kind::SetExec => copies.extend(scalar(op.srcs[0])),
            Kind::GetExec => copies.extend(defined(op)),
            _ => {}
        }
    }
}

/// Copies that nobody reads any more go.
fn drop_copies(func: &mut MachFunc<MInst>, block: MBlock, uses: &Uses) {
    let data = &mut func.blocks[block];
    for at in (0..data.insts.len()).rev() {
        let unread = op(&data.insts[at])
            .filter(|op| op.kind == Kind::GetExec)
            .and_then(defined)
            .is_some_and(|reg| !uses.contains_key(&reg));
        if unread {
            remove(data, at);
        }
    }
}
