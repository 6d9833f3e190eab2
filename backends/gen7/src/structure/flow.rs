//! The thread-level graph by position, and how lanes part at its blocks.

use super::Func;
use crate::exec::{op, scalar};
use crate::isa::{Opcode, Type};
use crate::machine::{BranchCond, GenOp, Kind, MInst, SCALAR, Scope, Source, VECTOR};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use smallvec::smallvec;
use wavelift_codegen::analysis::shape::Leaving;
use wavelift_codegen::machine::{MBlock, Pseudo, Reg, SubReg, VReg};

/// How lanes part after a block.
pub(super) struct Parting {
    /// The block, and those on its edges that stayed empty, up to the one with the branch.
    pub(super) chain: Vec<MBlock>,
    /// Lanes of this mask go on directly, or those not in it.
    pub(super) mask: VReg,
    pub(super) stay_if_set: bool,
    /// Where those go.
    pub(super) stays: MBlock,
}

/// The thread-level graph by position.
pub(super) struct Flow {
    blocks: Vec<MBlock>,
    /// Index in the wave order.
    pub(super) index: SecondaryMap<MBlock, usize>,
    pub(super) preds: SecondaryMap<MBlock, Vec<MBlock>>,
    pub(super) succs: Vec<Vec<u32>>,
    pub(super) leaving: Vec<Leaving>,
    pub(super) partings: FxHashMap<u32, Parting>,
}

impl Flow {
    pub(super) fn new(func: &Func) -> Flow {
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

    pub(super) fn block(&self, position: u32) -> Option<MBlock> {
        self.blocks.get(position as usize).copied()
    }

    /// The position of a block that has one.
    pub(super) fn preds_within(&self, position: u32, mut within: impl FnMut(u32) -> bool) -> bool {
        (0..)
            .zip(&self.succs)
            .all(|(from, targets)| !targets.contains(&position) || within(from))
    }

    /// The block in front of one that takes lanes that wait there.
    pub(super) fn entry(&self, func: &Func, position: u32) -> Option<MBlock> {
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
pub(super) fn targets(func: &Func, block: MBlock, absorbed: &dyn Fn(MBlock) -> bool) -> Vec<MBlock> {
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
pub(super) fn sets_lanes(func: &Func, block: MBlock) -> bool {
    let [set, terminator] = &func.blocks[block].insts[..] else {
        return false;
    };
    let goes_on = matches!(
        terminator,
        MInst::Pseudo(Pseudo::Jump { .. })
            | MInst::Branch {
                cond: BranchCond::ExecNonZero,
                ..
            }
    );
    op(set).is_some_and(|op| op.kind == Kind::SetExec) && goes_on
}

pub(super) fn parting(
    func: &Func,
    preds: &SecondaryMap<MBlock, Vec<MBlock>>,
    block: MBlock,
) -> Option<Parting> {
    let body = func.blocks[block].body.as_ref()?;
    if body.succs.len() != 2 {
        return None;
    }
    let (chain, branch, stays) = to_branch(func, preds, block)?;
    let lanes = lanes_set(func, &chain, branch)?;
    let (mask, stay_if_set) = taken_by(&func.blocks[block].insts, lanes)?;
    Some(Parting {
        chain,
        mask,
        stay_if_set,
        stays,
    })
}

/// The blocks from one at which lanes part to the one that branches if any are left, all on an edge; the index of the branch, and where
/// it leads.
fn to_branch(
    func: &Func,
    preds: &SecondaryMap<MBlock, Vec<MBlock>>,
    block: MBlock,
) -> Option<(Vec<MBlock>, usize, MBlock)> {
    let body = func.blocks[block].body.as_ref()?;
    let mut chain = vec![block];
    loop {
        let data = &func.blocks[*chain.last()?];
        match data.insts.last()? {
            MInst::Branch {
                cond: BranchCond::ExecNonZero,
                targets,
            } => return Some((chain, data.insts.len() - 1, through_jumps(func, targets[0]))),
            MInst::Pseudo(Pseudo::Jump { target }) => {
                let split = func.blocks[*target].body.as_ref()?;
                let insts = &func.blocks[*target].insts;
                let moves = insts[..insts.len() - 1].iter().all(|inst| {
                    let moves = flagged(inst, false).is_some() || inst.is_note();
                    moves || op(inst).is_some_and(|op| op.kind == Kind::SetExec)
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
    }
}

/// The scalar with the lanes that run at a branch, which is at an index of the last block of a chain.
fn lanes_set(func: &Func, chain: &[MBlock], branch: usize) -> Option<VReg> {
    let mut end = branch;
    let found = chain.iter().rev().find_map(|&at| {
        let insts = &func.blocks[at].insts;
        let before = &insts[..std::mem::replace(&mut end, usize::MAX).min(insts.len())];
        before
            .iter()
            .rev()
            .find(|inst| op(inst).is_some_and(|op| op.kind == Kind::SetExec))
    })?;
    op(found).and_then(|op| scalar(op.srcs[0]))
}

/// The mask that instructions take lanes from those that run by, and whether they take those in it.
fn taken_by(insts: &[MInst], lanes: VReg) -> Option<(VReg, bool)> {
    let is_made = |op: &GenOp, reg: VReg| op.dst == Some((Reg::Virtual(reg), SCALAR, 1));
    let made = insts
        .iter()
        .rev()
        .find_map(|inst| op(inst).filter(|op| is_made(op, lanes)))?;
    let is_running = |reg: VReg| {
        let mut ops = insts.iter().filter_map(op);
        ops.any(|op| op.kind == Kind::GetExec && is_made(op, reg))
    };
    match made.kind {
        Kind::Alu { op: Opcode::And, .. } => match (scalar(made.srcs[0])?, scalar(made.srcs[1])?) {
            (a, b) if is_running(a) => Some((b, true)),
            (a, b) if is_running(b) => Some((a, true)),
            _ => None,
        },
        Kind::AndNot if is_running(scalar(made.srcs[0])?) => Some((scalar(made.srcs[1])?, false)),
        _ => None,
    }
}

/// Where a block leads through blocks that only jump.
pub(super) fn through_jumps(func: &Func, start: MBlock) -> MBlock {
    let mut at = start;
    for _ in 0..func.order.len() {
        match (&func.blocks[at].insts[..], &func.blocks[at].body) {
            ([MInst::Pseudo(Pseudo::Jump { target })], None) => at = *target,
            _ => break,
        }
    }
    at
}

/// A move of vectors under the flag of a branch.
pub(super) fn flagged(inst: &MInst, inverse: bool) -> Option<MInst> {
    let (dst, width, part, srcs) = match inst {
        MInst::Pseudo(Pseudo::Copy {
            file: VECTOR,
            width,
            dst,
            src,
        }) => {
            let unit = |start: u8| Source::Reg {
                reg: *src,
                part: SubReg { start, width: 1 },
                file: VECTOR,
                neg: false,
                abs: false,
            };
            (*dst, *width, None, (0..*width).map(unit).collect())
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
                Some((dst, VECTOR, width)),
                [source @ (Source::Imm(_) | Source::Fixed { .. } | Source::Reg { .. })],
            ) if !source.is_modified() => (dst, width, op.part, smallvec![*source]),
            _ => return None,
        },
        _ => return None,
    };
    Some(MInst::Op(Box::new(GenOp {
        kind: Kind::MoveFlagged { inverse },
        scope: Scope::Lanes,
        dst: Some((dst, VECTOR, width)),
        part,
        srcs,
    })))
}
