//! Constants of loops, and constants that are made several times: moves of such literals to scalar registers go to the entry, one for each constant.
//!
//! Selection makes a constant where it is needed, which is right where an instruction takes it as a literal. Where none does, a loop makes it again in every lap, and each of several
//! quotients its own. There are more scalar registers than most kernels need, so that a few of them are well spent on that. Those of 64 bits are pairs of such moves (`long`).
//!
//! Vector registers have their constants where they are read, too, as operands of addresses are. One that a block makes three times and more it makes once. The same goes for
//! scalars that a block copies to vector registers twice and more, as addresses of group memory that all lanes have.
//!
//! - C1 Only registers that one instruction writes and only instructions read: no arguments of blocks, no parts, no fixed places.
//! - C2 At most [`MOST`] constants. Functions that call keep theirs where they are: a callee would have to keep the registers.
//! - C3 The value is the same wherever it is read, so lanes do not matter.
//!
//! Runs after selection, before anything is ordered. Cost: linear; a function without such moves is only looked through.

mod long;

use crate::flow;
use crate::isa::{Op, Operand};
use crate::machine::{MInst, Real, SGPR};
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use std::collections::{BTreeMap, BTreeSet};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{
    MBlock, MBlockData, MachFunc, MachInst, OperandKind, Pseudo, Reg, SubReg, VReg, VRegData,
};

/// Constants that are kept in registers at most.
const MOST: usize = 16;

/// How often a block makes a constant of a vector register that it then makes once: to keep one costs a register, too, where instructions would take most of them as operands.
const OFTEN: usize = 3;

/// How often a block copies a scalar to a vector register that it then copies once.
const OFTEN_COPIED: usize = 2;

/// The files of registers.
type Files = PrimaryMap<VReg, VRegData>;

/// What is known of a register.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Known {
    /// A move of a constant writes it.
    moved: bool,
    /// It is written or read in a way that does not allow to take another register.
    tied: bool,
}

/// The register and the literal of a move of one to a scalar register.
fn moved(inst: &MInst) -> Option<(VReg, u32)> {
    match (moved_by(Op::SMovB32, inst)?, inst) {
        (vreg, MInst::Real(Real { inst, .. })) => match inst.operands.get(1) {
            Some(&Operand::Literal(literal)) => Some((vreg, literal)),
            _ => None,
        },
        _ => None,
    }
}

/// The register and the constant, or the scalar, of a move of one to a vector register.
fn vector_moved(files: &Files, inst: &MInst) -> Option<(VReg, Operand)> {
    let MInst::Real(Real { inst: real, .. }) = inst else {
        return None;
    };
    let source = *real.operands.get(1)?;
    let same = match source {
        Operand::Literal(_) | Operand::Int(_) | Operand::Float(_) => true,
        Operand::Virtual(reg) => files[VReg::new(reg.index as usize)].file == SGPR,
        _ => false,
    };
    Some((moved_by(Op::VMovB32, inst).filter(|_| same)?, source))
}

/// The register that a move writes, all of it.
fn moved_by(op: Op, inst: &MInst) -> Option<VReg> {
    match inst {
        MInst::Real(Real { inst, .. }) if inst.op == op => {}
        _ => return None,
    }
    let mut operands = Vec::new();
    inst.operands(&mut operands);
    let mut written = None;
    for operand in &operands {
        match operand.kind {
            OperandKind::Use => {}
            OperandKind::Def if operand.fixed.is_none() && operand.part == SubReg::whole(1) => {
                written = operand.reg.as_virtual();
            }
            _ => return None,
        }
    }
    written
}

/// Literals that go to the entry: those that a loop makes, and those that are made several times.
fn wanted(func: &MachFunc<MInst>, looped: &SecondaryMap<MBlock, bool>) -> BTreeSet<u32> {
    let (mut wanted, mut once) = (BTreeSet::new(), BTreeSet::new());
    if looped[func.entry()] {
        return wanted;
    }
    for &block in &func.order {
        for inst in &func.blocks[block].insts {
            if matches!(inst, MInst::Pseudo(Pseudo::Call(_))) {
                return BTreeSet::new();
            }
            if let Some((_, literal)) = moved(inst)
                && (looped[block] || !once.insert(literal))
            {
                wanted.insert(literal);
            }
        }
    }
    wanted
}

/// Registers that go along the edges of a block, on both views.
fn passed_on(data: &MBlockData<MInst>) -> impl Iterator<Item = VReg> + '_ {
    let thread = data.body.iter().flat_map(|body| &body.succs);
    let args = data.succs.iter().chain(thread).flat_map(|edge| &edge.args);
    args.filter_map(|reg| reg.as_virtual())
}

/// What is known of registers that moves of literals write.
fn known(func: &MachFunc<MInst>) -> SecondaryMap<VReg, Known> {
    let mut known: SecondaryMap<VReg, Known> = SecondaryMap::new();
    let mut operands = Vec::new();
    for &block in &func.order {
        let data = &func.blocks[block];
        for vreg in passed_on(data) {
            known[vreg].tied = true;
        }
        for inst in &data.insts {
            let moved = moved(inst).map(|(vreg, _)| vreg);
            if let Some(vreg) = moved.or_else(|| vector_moved(&func.vregs, inst).map(|(vreg, _)| vreg)) {
                let register = &mut known[vreg];
                register.tied |= register.moved;
                register.moved = true;
                continue;
            }
            operands.clear();
            inst.operands(&mut operands);
            for operand in &operands {
                let whole = operand.part == SubReg::whole(1);
                if let Some(vreg) = operand.reg.as_virtual() {
                    known[vreg].tied |= operand.kind != OperandKind::Use || operand.fixed.is_some() || !whole;
                }
            }
        }
    }
    known
}

/// Constants that get a register, and what happens for that.
#[derive(Default)]
struct Plan {
    /// Those that may.
    wanted: BTreeSet<u32>,
    /// The register of each constant.
    kept: BTreeMap<u32, VReg>,
    /// Their moves.
    moves: Vec<(MInst, SourceLoc)>,
    /// Registers that others stand for.
    instead: SecondaryMap<VReg, Option<VReg>>,
}

impl Plan {
    /// Whether a move goes; if so, its constant has a register.
    fn takes(&mut self, known: &SecondaryMap<VReg, Known>, inst: &MInst, loc: SourceLoc) -> bool {
        let Some((vreg, literal)) = moved(inst).filter(|(vreg, _)| !known[*vreg].tied) else {
            return false;
        };
        if !self.wanted.contains(&literal) {
            return false;
        }
        match self.kept.get(&literal) {
            Some(&other) => self.instead[vreg] = Some(other),
            None if self.kept.len() == MOST => return false,
            None => {
                self.kept.insert(literal, vreg);
                self.moves.push((inst.clone(), loc));
            }
        }
        true
    }

    /// Takes moves out of a block.
    fn empty(&mut self, known: &SecondaryMap<VReg, Known>, data: &mut MBlockData<MInst>) {
        if !data.insts.iter().any(|inst| moved(inst).is_some()) {
            return;
        }
        let mut gone = vec![false; data.insts.len()];
        for (gone, (inst, &loc)) in gone.iter_mut().zip(data.insts.iter().zip(&data.locs)) {
            *gone = self.takes(known, inst, loc);
        }
        data.remove(&gone);
    }
}

/// Moves constants of scalar registers to the entry, and lets blocks make those of vector registers once.
pub(crate) fn run(func: &mut MachFunc<MInst>) {
    long::run(func);
    long::share(func);
    let wanted = wanted(func, &flow::in_loops(func));
    let shared = made_often(func);
    if wanted.is_empty() && shared.is_empty() {
        return;
    }
    let known = known(func);
    if !wanted.is_empty() {
        hoist(func, &known, wanted);
    }
    if !shared.is_empty() {
        share(func, &known, shared);
    }
}

/// Moves constants to the entry.
fn hoist(func: &mut MachFunc<MInst>, known: &SecondaryMap<VReg, Known>, wanted: BTreeSet<u32>) {
    let mut plan = Plan {
        wanted,
        ..Plan::default()
    };
    let entry = func.entry();
    plan.empty(known, &mut func.blocks[entry]);
    // What the entry reads itself is made first, the others at its end.
    let first = plan.moves.len();
    for index in 0..func.order.len() {
        let block = func.order[index];
        if block != entry {
            plan.empty(known, &mut func.blocks[block]);
        }
    }
    rename(func, &plan.instead);
    let last = plan.moves.split_off(first);
    insert(func, [plan.moves, last]);
}

/// Puts moves to the beginning and to the end of the entry.
fn insert(func: &mut MachFunc<MInst>, [first, last]: [Vec<(MInst, SourceLoc)>; 2]) {
    let entry = func.entry();
    let data = &mut func.blocks[entry];
    let inputs = |inst: &MInst| matches!(inst, MInst::Pseudo(Pseudo::Inputs { .. }));
    let start = data.insts.iter().take_while(|inst| inputs(inst)).count();
    let start = start.max(data.body.as_ref().map_or(0, |body| body.insts.start));
    insert_at(data, start, first);
    let end = data
        .body
        .as_ref()
        .map_or(data.insts.len() - 1, |body| body.insts.end);
    insert_at(data, end, last);
}

/// Puts moves to a place of a block, into its body if it has one.
fn insert_at(data: &mut MBlockData<MInst>, at: usize, moves: Vec<(MInst, SourceLoc)>) {
    if let Some(body) = &mut data.body {
        body.insts.end += moves.len();
    }
    let (insts, locs): (Vec<MInst>, Vec<SourceLoc>) = moves.into_iter().unzip();
    data.insts.splice(at..at, insts);
    data.locs.splice(at..at, locs);
}

/// Constants and scalars that blocks move to vector registers [`OFTEN`] and [`OFTEN_COPIED`] times and more.
fn made_often(func: &MachFunc<MInst>) -> Vec<(MBlock, Vec<Operand>)> {
    let often = |block: MBlock| {
        let mut counts: Vec<(Operand, usize)> = Vec::new();
        let moves = func.blocks[block].insts.iter();
        for (_, constant) in moves.filter_map(|inst| vector_moved(&func.vregs, inst)) {
            match counts.iter().position(|(known, _)| *known == constant) {
                Some(at) => counts[at].1 += 1,
                None if counts.len() < MOST => counts.push((constant, 1)),
                None => {}
            }
        }
        counts.retain(|&(source, count)| match source {
            Operand::Virtual(_) => count >= OFTEN_COPIED,
            _ => count >= OFTEN,
        });
        counts.into_iter().map(|(constant, _)| constant).collect()
    };
    let blocks = func.order.iter().map(|&block| (block, often(block)));
    blocks
        .filter(|(_, constants): &(_, Vec<_>)| !constants.is_empty())
        .collect()
}

/// Lets blocks move them once.
fn share(func: &mut MachFunc<MInst>, known: &SecondaryMap<VReg, Known>, often: Vec<(MBlock, Vec<Operand>)>) {
    let mut instead: SecondaryMap<VReg, Option<VReg>> = SecondaryMap::new();
    for (block, constants) in often {
        let data = &mut func.blocks[block];
        // Lanes are others where the block changes EXEC, which it does outside its body.
        let Some(body) = &data.body else { continue };
        let mut first: Vec<(Operand, VReg)> = Vec::new();
        let mut gone = vec![false; data.insts.len()];
        for index in body.insts.clone() {
            let Some((vreg, constant)) = vector_moved(&func.vregs, &data.insts[index]) else {
                continue;
            };
            if known[vreg].tied || !constants.contains(&constant) {
                continue;
            }
            match first.iter().find(|(known, _)| *known == constant) {
                Some(&(_, other)) => {
                    instead[vreg] = Some(other);
                    gone[index] = true;
                }
                None => first.push((constant, vreg)),
            }
        }
        data.remove(&gone);
    }
    rename(func, &instead);
}

/// Lets instructions read other registers.
fn rename(func: &mut MachFunc<MInst>, instead: &SecondaryMap<VReg, Option<VReg>>) {
    let mut operands = Vec::new();
    for &block in &func.order {
        for inst in &mut func.blocks[block].insts {
            operands.clear();
            inst.operands(&mut operands);
            let other = |reg: Reg| reg.as_virtual().and_then(|vreg| instead[vreg]);
            if operands.iter().any(|operand| other(operand.reg).is_some()) {
                let new = operands
                    .iter()
                    .map(|operand| other(operand.reg).map_or(operand.reg, Reg::Virtual));
                inst.set_operands(&mut new.collect::<Vec<_>>().into_iter());
            }
        }
    }
}
