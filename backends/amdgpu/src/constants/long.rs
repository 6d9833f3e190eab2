//! Constants of 64 bits that a loop makes, or that are made several times, go to the entry, one register for each.
//!
//! No instruction takes 64 bits as a literal. Selection writes both words one after the other, each a part of one register, wherever an instruction needs them; floats of 64 bits are
//! mostly such constants. What [`constants`](super) asks of registers (C1, C2) holds for theirs, but for the parts that make them.
//!
//! What a block moves to pairs of vector registers twice and more, it moves once ([`share`]): what products of 64 bits are added to.

use super::{Files, insert, passed_on, rename};
use crate::flow;
use crate::isa::{Op, Operand};
use crate::machine::{MInst, Real, SGPR};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{MBlock, MachFunc, MachInst, OperandKind, Pseudo, SubReg, VReg};

/// Constants of 64 bits that are kept in registers at most.
const MOST: usize = 8;

/// Both words of a constant, or of a pair of scalars.
type Words = [Operand; 2];

/// Two moves that make both words.
struct Made {
    block: MBlock,
    /// Of the first move.
    index: usize,
    /// What the first move writes, and the register that is complete then.
    registers: [VReg; 2],
    words: Words,
}

/// How instructions touch a register.
#[derive(Clone, Copy, Default)]
struct Touched {
    defs: u32,
    uses: u32,
    /// It has to be in a place, goes along an edge, or another register keeps a part of it.
    tied: bool,
}

/// Moves constants to the entry.
pub(super) fn run(func: &mut MachFunc<MInst>) {
    let looped = flow::in_loops(func);
    let calls = |inst: &MInst| matches!(inst, MInst::Pseudo(Pseudo::Call(_)));
    let all = |&block: &MBlock| func.blocks[block].insts.iter();
    if looped[func.entry()] || func.order.iter().flat_map(all).any(calls) {
        return;
    }
    let mut made = made(func, Op::SMovB32);
    let mut times: FxHashMap<Words, u32> = FxHashMap::default();
    for constant in &made {
        *times.entry(constant.words).or_default() += 1;
    }
    made.retain(|constant| looped[constant.block] || times[&constant.words] > 1);
    if made.is_empty() {
        return;
    }
    retain_free(func, &mut made);
    keep(func, &made);
}

/// Lets blocks move the same words to a pair of vector registers once.
pub(super) fn share(func: &mut MachFunc<MInst>) {
    let mut made = made(func, Op::VMovB32);
    let mut times: FxHashMap<(MBlock, Words), u32> = FxHashMap::default();
    // Lanes are others where a block changes EXEC, which it does outside its body.
    made.retain(|pair| {
        let body = func.blocks[pair.block].body.as_ref();
        body.is_some_and(|body| body.insts.contains(&pair.index))
    });
    for pair in &made {
        *times.entry((pair.block, pair.words)).or_default() += 1;
    }
    made.retain(|pair| times[&(pair.block, pair.words)] > 1);
    if made.is_empty() {
        return;
    }
    retain_free(func, &mut made);
    let mut first: FxHashMap<(MBlock, Words), VReg> = FxHashMap::default();
    let mut instead: SecondaryMap<VReg, Option<VReg>> = SecondaryMap::new();
    let mut gone: SecondaryMap<MBlock, Vec<bool>> = SecondaryMap::new();
    for pair in &made {
        match first.get(&(pair.block, pair.words)) {
            Some(&other) => {
                instead[pair.registers[1]] = Some(other);
                let gone = &mut gone[pair.block];
                gone.resize(func.blocks[pair.block].insts.len(), false);
                gone[pair.index..pair.index + 2].fill(true);
            }
            None => {
                first.insert((pair.block, pair.words), pair.registers[1]);
            }
        }
    }
    remove(func, &gone);
    rename(func, &instead);
}

/// Leaves those whose registers nothing else writes, keeps a part of, or passes on.
fn retain_free(func: &MachFunc<MInst>, made: &mut Vec<Made>) {
    let touched = touched(func);
    made.retain(|constant| {
        let [first, whole] = constant.registers.map(|vreg| touched[vreg]);
        first.defs == 1 && first.uses == 1 && whole.defs == 1 && !whole.tied
    });
}

/// What pairs of moves make, block after block.
fn made(func: &MachFunc<MInst>, op: Op) -> Vec<Made> {
    let mut made = Vec::new();
    for &block in &func.order {
        for (index, pair) in func.blocks[block].insts.windows(2).enumerate() {
            if let Some((first, low)) = first_word(&func.vregs, &pair[0], op)
                && let Some((from, whole, high)) = second_word(&func.vregs, &pair[1], op)
                && from == first
            {
                made.push(Made {
                    block,
                    index,
                    registers: [first, whole],
                    words: [low, high],
                });
            }
        }
    }
    made
}

/// The constant of a move, or the scalar of one to a vector register.
fn moved(files: &Files, inst: &MInst, op: Op) -> Option<Operand> {
    match inst {
        MInst::Real(Real { inst, .. }) if inst.op == op => {
            let source = *inst.operands.get(1)?;
            let same = match source {
                Operand::Literal(_) | Operand::Int(_) | Operand::Float(_) => true,
                Operand::Virtual(reg) => {
                    op == Op::VMovB32 && files[VReg::new(reg.index as usize)].file == SGPR
                }
                _ => false,
            };
            same.then_some(source)
        }
        _ => None,
    }
}

/// The register of 64 bits whose first word a move begins with.
fn first_word(files: &Files, inst: &MInst, op: Op) -> Option<(VReg, Operand)> {
    let source = moved(files, inst, op)?;
    let mut operands = Vec::new();
    inst.operands(&mut operands);
    let def = operands
        .iter()
        .find(|operand| operand.kind == OperandKind::PartDef)?;
    let vreg = def.reg.as_virtual()?;
    let fits = def.part == SubReg::whole(1) && def.fixed.is_none() && files[vreg].width == 2;
    fits.then_some((vreg, source))
}

/// The register that a move adds a second word to, and that with both.
fn second_word(files: &Files, inst: &MInst, op: Op) -> Option<(VReg, VReg, Operand)> {
    let source = moved(files, inst, op)?;
    let mut operands = Vec::new();
    inst.operands(&mut operands);
    let def = operands
        .iter()
        .find(|operand| matches!(operand.kind, OperandKind::TiedDef { .. }))?;
    let OperandKind::TiedDef { tied } = def.kind else {
        return None;
    };
    let from = operands.get(usize::from(tied))?.reg.as_virtual()?;
    let fits = def.part == SubReg { start: 1, width: 1 } && def.fixed.is_none();
    Some((from, def.reg.as_virtual()?, source)).filter(|_| fits)
}

/// How instructions and edges touch each register.
fn touched(func: &MachFunc<MInst>) -> SecondaryMap<VReg, Touched> {
    let mut touched: SecondaryMap<VReg, Touched> = SecondaryMap::new();
    let mut operands = Vec::new();
    for &block in &func.order {
        let data = &func.blocks[block];
        for vreg in passed_on(data) {
            touched[vreg].tied = true;
        }
        for inst in &data.insts {
            operands.clear();
            inst.operands(&mut operands);
            for operand in &operands {
                if let OperandKind::TiedDef { tied } = operand.kind
                    && let Some(vreg) = operands[usize::from(tied)].reg.as_virtual()
                {
                    touched[vreg].tied = true;
                }
                if let Some(vreg) = operand.reg.as_virtual() {
                    let register = &mut touched[vreg];
                    register.tied |= operand.fixed.is_some();
                    match operand.is_use() {
                        true => register.uses += 1,
                        false => register.defs += 1,
                    }
                }
            }
        }
    }
    touched
}

/// Makes constants once each: those that the entry makes itself at its beginning, the others at its end.
fn keep(func: &mut MachFunc<MInst>, made: &[Made]) {
    let entry = func.entry();
    let mut kept: Vec<(Words, VReg)> = Vec::new();
    let mut moves: [Vec<(MInst, SourceLoc)>; 2] = Default::default();
    let mut instead: SecondaryMap<VReg, Option<VReg>> = SecondaryMap::new();
    let mut gone: SecondaryMap<MBlock, Vec<bool>> = SecondaryMap::new();
    let (first, others): (Vec<&Made>, Vec<&Made>) = made.iter().partition(|constant| constant.block == entry);
    for constant in first.into_iter().chain(others) {
        let data = &func.blocks[constant.block];
        let both = constant.index..constant.index + 2;
        match kept.iter().find(|(words, _)| *words == constant.words) {
            Some(&(_, other)) => instead[constant.registers[1]] = Some(other),
            None if kept.len() == MOST => continue,
            None => {
                kept.push((constant.words, constant.registers[1]));
                let insts = data.insts[both.clone()].iter().cloned();
                let moved = insts.zip(data.locs[both.clone()].iter().copied());
                moves[usize::from(constant.block != entry)].extend(moved);
            }
        }
        let gone = &mut gone[constant.block];
        gone.resize(data.insts.len(), false);
        gone[both].fill(true);
    }
    remove(func, &gone);
    rename(func, &instead);
    insert(func, moves);
}

fn remove(func: &mut MachFunc<MInst>, gone: &SecondaryMap<MBlock, Vec<bool>>) {
    for block in func.order.clone() {
        if !gone[block].is_empty() {
            func.blocks[block].remove(&gone[block]);
        }
    }
}
