//! Values of other lanes as operands (DPP, the formats `VOP1_DPP16` and `VOP2_DPP16` of the tables): what is moved between lanes for one instruction is moved by that
//! instruction.
//!
//! - M1 Lanes whose source does not run get zero, by the move and by its reader alike: no register holds anything for them.
//! - M2 The only reader is in the same lane program, where EXEC is the same and so are the lanes that run.
//! - M3 It is an operation of 32 bits that has such an encoding and reads vector registers only. The operand that moves is its first; the others change places where
//!   that gives the same result.
//!
//! Runs after selection, before anything is ordered, on machines that have these encodings. Cost: linear; a function in which nothing moves is only looked through.

use crate::isa::{Flag, Format, Inst, Mods, Op, Operand, VirtualReg};
use crate::machine::{MInst, VGPR};
use crate::subdword::{is_plain, written};
use cranelift_entity::{EntityRef, SecondaryMap};
use wavelift_codegen::machine::{MBlock, MachFunc, MachInst, OperandKind, VReg};

/// A move between lanes.
#[derive(Clone, Copy)]
struct Moved {
    block: MBlock,
    data: Operand,
    control: u16,
    readers: u32,
}

/// Moves between lanes of which nothing is kept, by their results.
type Moves = SecondaryMap<VReg, Option<Moved>>;

/// Lets instructions read other lanes themselves.
pub(crate) fn run(func: &mut MachFunc<MInst>) {
    let Some(mut moves) = found(func) else {
        return;
    };
    count_readers(func, &mut moves);
    for index in 0..func.order.len() {
        let block = func.order[index];
        let Some(body) = func.blocks[block].body.as_ref().map(|body| body.insts.clone()) else {
            continue;
        };
        let mut done: Vec<VReg> = Vec::new();
        for at in body {
            if let Some((new, moved)) = reader(func, block, at, &moves) {
                if let MInst::Real(real) = &mut func.blocks[block].insts[at] {
                    real.inst = new;
                }
                done.push(moved);
            }
        }
        if !done.is_empty() {
            let data = &mut func.blocks[block];
            let gone = data
                .insts
                .iter()
                .map(|inst| written(inst).is_some_and(|reg| done.contains(&reg)));
            let gone: Vec<bool> = gone.collect();
            data.remove(&gone);
        }
    }
}

fn found(func: &MachFunc<MInst>) -> Option<Moves> {
    let mut moves = None;
    for &block in &func.order {
        let data = &func.blocks[block];
        let body = data.body.iter().flat_map(|body| &data.insts[body.insts.clone()]);
        for inst in body {
            if let MInst::Real(real) = inst
                && real.inst.op == Op::VMovB32
                && real.inst.format == Format::Vop1Dpp16
                && real.inst.mods.bound_ctrl
                && let Some(reg) = written(inst).filter(|&reg| func.vregs[reg].width == 1)
            {
                moves.get_or_insert_with(Moves::new)[reg] = Some(Moved {
                    block,
                    data: real.inst.operands[1],
                    control: real.inst.mods.dpp_ctrl,
                    readers: 0,
                });
            }
        }
    }
    moves
}

fn count_readers(func: &MachFunc<MInst>, moves: &mut Moves) {
    let mut operands = Vec::new();
    for &block in &func.order {
        let data = &func.blocks[block];
        let thread = data.body.iter().flat_map(|body| &body.succs);
        let passed = data.succs.iter().chain(thread).flat_map(|edge| &edge.args);
        operands.clear();
        data.insts.iter().for_each(|inst| inst.operands(&mut operands));
        let read = operands.iter().filter(|operand| operand.kind != OperandKind::Def);
        for reg in read.map(|operand| &operand.reg).chain(passed) {
            if let Some(moved) = reg.as_virtual().and_then(|reg| moves[reg].as_mut()) {
                moved.readers += 1;
            }
        }
    }
}

/// An instruction that reads another lane itself, and which register it read.
fn reader(func: &MachFunc<MInst>, block: MBlock, at: usize, moves: &Moves) -> Option<(Inst, VReg)> {
    let MInst::Real(real) = &func.blocks[block].insts[at] else {
        return None;
    };
    let inst = &real.inst;
    let register = |operand: &Operand| match *operand {
        Operand::Virtual(VirtualReg { index, count: 1, .. }) => Some(VReg::new(index as usize)),
        _ => None,
    };
    let sources = inst.operands.get(1..).filter(|sources| !sources.is_empty())?;
    let moving = sources.iter().position(|operand| {
        register(operand)
            .is_some_and(|reg| moves[reg].is_some_and(|moved| moved.block == block && moved.readers == 1))
    })?;
    let suits = |operand: &Operand| register(operand).is_some_and(|reg| func.vregs[reg].file == VGPR);
    let info = inst.info();
    let words = info.operands.iter().all(|operand| operand.ty.bits() == 32);
    if sources.len() > 2 || !words || !inst.operands.iter().all(suits) || !is_plain(real) {
        return None;
    }
    let mut new = inst.clone();
    if moving == 1 {
        new.op = with_sources_swapped(inst)?;
        new.operands.swap(1, 2);
    }
    new.format = match new.info().format() {
        Format::Vop1 => Format::Vop1Dpp16,
        Format::Vop2 => Format::Vop2Dpp16,
        _ => return None,
    };
    new.info().number(new.format)?;
    let reg = register(&new.operands[1])?;
    let moved = moves[reg]?;
    new.operands[1] = moved.data;
    new.mods = Mods::for_format(new.machine.isa, new.format);
    (new.mods.dpp_ctrl, new.mods.bound_ctrl) = (moved.control, true);
    Some((new, reg))
}

/// The operation that computes the same of its two sources in the other order.
fn with_sources_swapped(inst: &Inst) -> Option<Op> {
    match inst.op {
        Op::VSubU32 => Some(Op::VSubrevU32),
        Op::VSubrevU32 => Some(Op::VSubU32),
        Op::VSubF32 => Some(Op::VSubrevF32),
        Op::VSubrevF32 => Some(Op::VSubF32),
        op => inst.info().has(Flag::Commutative).then_some(op),
    }
}
