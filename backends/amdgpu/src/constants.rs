//! Constants of loops: moves of literals to scalar registers that stand in loops go to the entry, one for each constant.
//!
//! Selection makes a constant where it is needed, which is right where an instruction takes it as a literal. Where none does, a loop makes it again in every lap. There are
//! more scalar registers than most kernels need, so that a few of them are well spent on that.
//!
//! - C1 Only registers that one instruction writes and only instructions read: no arguments of blocks, no parts, no fixed places.
//! - C2 At most [`MOST`] constants. Functions that call keep theirs where they are: a callee would have to keep the registers.
//! - C3 The value is the same wherever it is read, so lanes do not matter.
//!
//! Runs after selection, before anything is ordered. Cost: linear; a function without such moves is only looked through.

use crate::flow;
use crate::isa::{Op, Operand};
use crate::machine::{MInst, Real};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeMap;
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{
    MBlock, MBlockData, MachFunc, MachInst, OperandKind, Pseudo, Reg, SubReg, VReg,
};

/// Constants that are kept in registers at most.
const MOST: usize = 16;

/// What is known of a register.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Known {
    /// The literal that it holds, if its only writer is a move of one.
    literal: Option<u32>,
    /// It is written or read in a way that does not allow to take another register.
    tied: bool,
}

/// The register and the literal of a move of one.
fn moved(inst: &MInst) -> Option<(VReg, u32)> {
    let MInst::Real(Real { inst: real, .. }) = inst else {
        return None;
    };
    let (Op::SMovB32, Some(&Operand::Literal(literal))) = (real.op, real.operands.get(1)) else {
        return None;
    };
    let mut operands = Vec::new();
    inst.operands(&mut operands);
    match operands[..] {
        [def] if def.kind == OperandKind::Def && def.fixed.is_none() => {
            Some((def.reg.as_virtual()?, literal))
        }
        _ => None,
    }
}

/// What is known of registers that moves of literals write, or none if nothing is to be done.
fn known(func: &MachFunc<MInst>, looped: &SecondaryMap<MBlock, bool>) -> Option<SecondaryMap<VReg, Known>> {
    let moves = |block: &MBlock| func.blocks[*block].insts.iter().any(|inst| moved(inst).is_some());
    let calls = |inst: &MInst| matches!(inst, MInst::Pseudo(Pseudo::Call(_)));
    if looped[func.entry()]
        || !func.order.iter().any(|&block| looped[block] && moves(&block))
        || func
            .order
            .iter()
            .any(|&block| func.blocks[block].insts.iter().any(calls))
    {
        return None;
    }
    let mut known: SecondaryMap<VReg, Known> = SecondaryMap::new();
    let mut operands = Vec::new();
    for &block in &func.order {
        let data = &func.blocks[block];
        let thread = data.body.iter().flat_map(|body| &body.succs);
        for reg in data.succs.iter().chain(thread).flat_map(|edge| &edge.args) {
            if let Some(vreg) = reg.as_virtual() {
                known[vreg].tied = true;
            }
        }
        for inst in &data.insts {
            if let Some((vreg, literal)) = moved(inst) {
                let register = &mut known[vreg];
                register.tied |= register.literal.is_some();
                register.literal = Some(literal);
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
    Some(known)
}

/// Constants that get a register, and what happens for that.
#[derive(Default)]
struct Plan {
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
        let insts = std::mem::take(&mut data.insts);
        let locs = std::mem::take(&mut data.locs);
        let mut gone = [0; 2];
        for (index, (inst, loc)) in insts.into_iter().zip(locs).enumerate() {
            if !self.takes(known, &inst, loc) {
                data.insts.push(inst);
                data.locs.push(loc);
            } else if let Some(body) = &data.body {
                gone[0] += usize::from(index < body.insts.start);
                gone[1] += usize::from(index < body.insts.end);
            }
        }
        if let Some(body) = &mut data.body {
            body.insts = body.insts.start - gone[0]..body.insts.end - gone[1];
        }
    }
}

/// Moves constants out of loops. Returns how many constants have a register now.
pub(crate) fn hoist(func: &mut MachFunc<MInst>) -> usize {
    let looped = flow::in_loops(func);
    let Some(known) = known(func, &looped) else {
        return 0;
    };
    let mut plan = Plan::default();
    for &block in func.order.iter().filter(|&&block| looped[block]) {
        plan.empty(&known, &mut func.blocks[block]);
    }
    rename(func, &plan.instead);
    let entry = func.entry();
    let data = &mut func.blocks[entry];
    let at = data
        .body
        .as_ref()
        .map_or(data.insts.len() - 1, |body| body.insts.end);
    if let Some(body) = &mut data.body {
        body.insts.end += plan.moves.len();
    }
    let (insts, locs): (Vec<MInst>, Vec<SourceLoc>) = plan.moves.into_iter().unzip();
    data.insts.splice(at..at, insts);
    data.locs.splice(at..at, locs);
    plan.kept.len()
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
