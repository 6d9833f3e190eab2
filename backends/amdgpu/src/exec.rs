//! Lane masks as an expert writes them: runs between the vector and the scalar round of register allocation, when it is
//! known which edge blocks stayed empty.
//!
//! - A write of EXEC that another one follows before anything reads it goes.
//! - A copy of EXEC is read as EXEC itself until EXEC changes.
//! - `m = exec & c; exec = m` becomes `exec = exec & c`, or `s_and_saveexec` if a copy of the old lanes is live; `exec & !c` likewise.
//! - Scalar code that nothing reads any more goes.

use crate::flow::remove_all;
use crate::isa::{Inst, Op, Operand, VirtualReg, WaveSize};
use crate::machine::{MInst, Real, SGPR};
use crate::mask_op::MaskOp;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;
use wavelift_codegen::machine::{MBlock, MBlockData, MachFunc, MachInst, Pseudo, Reg, VReg};

/// Simplifies the lane masks of a function. The thread view is gone after this.
pub fn simplify(func: &mut MachFunc<MInst>, wave: WaveSize) {
    for &block in &func.order {
        func.blocks[block].body = None;
    }
    merge_straight_lines(func);
    let preds = count_preds(func);
    let mut uses: SecondaryMap<VReg, u32> = SecondaryMap::new();
    uses.resize(func.vregs.len());
    // All of a block at once, while it is at hand; long functions do not fit a cache.
    let mut writers = Vec::new();
    for block in func.order.clone() {
        remove_overwritten(func, wave, &preds, block);
        forward_copies(func, wave, block);
        count_uses(&func.blocks[block], &mut uses);
        let writes = |inst: &MInst| exec_source(inst, wave).is_some();
        if func.blocks[block].insts.iter().any(writes) {
            writers.push(block);
        }
    }
    remove_dead(func, &mut uses);
    for block in writers {
        narrow_in_place(func, wave, &uses, block);
    }
}

/// How many wave-level edges lead to each block.
fn count_preds(func: &MachFunc<MInst>) -> SecondaryMap<MBlock, u32> {
    let mut preds: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    preds.resize(func.blocks.len());
    for &block in &func.order {
        for edge in &func.blocks[block].succs {
            preds[edge.block] += 1;
        }
    }
    preds
}

/// A block that is the only successor of its only predecessor becomes part of it.
fn merge_straight_lines(func: &mut MachFunc<MInst>) {
    let preds = count_preds(func);
    let mut gone: SecondaryMap<MBlock, bool> = SecondaryMap::new();
    gone.resize(func.blocks.len());
    for block in func.order.clone() {
        if gone[block] {
            continue;
        }
        loop {
            let next = match &func.blocks[block].succs[..] {
                [edge] if preds[edge.block] == 1 && edge.args.is_empty() && edge.block != func.entry() => {
                    edge.block
                }
                _ => break,
            };
            if next == block || gone[next] || !func.blocks[next].params.is_empty() {
                break;
            }
            let tail = std::mem::take(&mut func.blocks[next]);
            let data = &mut func.blocks[block];
            data.insts.pop();
            data.locs.pop();
            data.insts.extend(tail.insts);
            data.locs.extend(tail.locs);
            data.succs = tail.succs;
            gone[next] = true;
        }
    }
    func.order.retain(|&block| !gone[block]);
}

/// Whether an instruction moves a lane mask.
fn moves_mask(real: &Real, wave: WaveSize) -> bool {
    real.inst.op == MaskOp::Move.operation(wave)
}

fn exec_source(inst: &MInst, wave: WaveSize) -> Option<Operand> {
    match inst {
        MInst::Real(real) if moves_mask(real, wave) && real.inst.operands[0] == Operand::exec(wave) => {
            Some(real.inst.operands[1])
        }
        _ => None,
    }
}

fn exec_copy(inst: &MInst, wave: WaveSize) -> Option<VirtualReg> {
    match inst {
        MInst::Real(real) if moves_mask(real, wave) && real.inst.operands[1] == Operand::exec(wave) => {
            match real.inst.operands[0] {
                Operand::Virtual(v) if v.count == wave.mask_registers() && v.first == 0 => Some(v),
                _ => None,
            }
        }
        _ => None,
    }
}

fn remove(func: &mut MachFunc<MInst>, block: MBlock, index: usize) {
    func.blocks[block].insts.remove(index);
    func.blocks[block].locs.remove(index);
}

/// Takes away what [`simplify`] would of a function whose branches became fewer since: writes of EXEC that nothing depends on.
pub fn remove_overwritten_writes(func: &mut MachFunc<MInst>, wave: WaveSize) {
    let preds = count_preds(func);
    for block in func.order.clone() {
        remove_overwritten(func, wave, &preds, block);
    }
}

/// EXEC writes that are overwritten before anything depends on the running lanes, also across jumps to a block with
/// one predecessor.
fn remove_overwritten(
    func: &mut MachFunc<MInst>,
    wave: WaveSize,
    preds: &SecondaryMap<MBlock, u32>,
    block: MBlock,
) {
    let mut index = 0;
    while index < func.blocks[block].insts.len() {
        if exec_source(&func.blocks[block].insts[index], wave).is_some()
            && overwritten(func, wave, preds, block, index + 1)
        {
            remove(func, block, index);
        } else {
            index += 1;
        }
    }
}

fn overwritten(
    func: &MachFunc<MInst>,
    wave: WaveSize,
    preds: &SecondaryMap<MBlock, u32>,
    mut block: MBlock,
    mut index: usize,
) -> bool {
    for _ in 0..func.order.len() {
        for inst in &func.blocks[block].insts[index..] {
            if inst.reads_exec() {
                return false;
            }
            if exec_source(inst, wave).is_some() || matches!(inst, MInst::Pseudo(Pseudo::End)) {
                return true;
            }
            if inst.writes_exec() {
                return false;
            }
        }
        match &func.blocks[block].succs[..] {
            [edge] if preds[edge.block] == 1 => (block, index) = (edge.block, 0),
            _ => return false,
        }
    }
    false
}

/// Within a block, reads of a copy of EXEC become reads of EXEC while EXEC has not changed.
fn forward_copies(func: &mut MachFunc<MInst>, wave: WaveSize, block: MBlock) {
    let mut copies: Vec<VirtualReg> = Vec::new();
    for inst in &mut func.blocks[block].insts {
        if let Some(copy) = exec_copy(inst, wave) {
            copies.push(copy);
            continue;
        }
        if copies.is_empty() {
            continue;
        }
        if let MInst::Real(real) = inst {
            let whole = |o: &Operand| matches!(o, Operand::Virtual(v) if copies.contains(v));
            // Operands that are written are fresh registers, so only reads are copies.
            if is_mask_op(real.inst.op, wave) {
                for operand in real.inst.operands.iter_mut().skip(1) {
                    if whole(operand) {
                        *operand = Operand::exec(wave);
                    }
                }
            }
        }
        if inst.writes_exec() {
            copies.clear();
        }
    }
}

fn is_mask_op(op: Op, wave: WaveSize) -> bool {
    [MaskOp::And, MaskOp::AndNot, MaskOp::Or, MaskOp::Xor]
        .iter()
        .any(|mask| mask.operation(wave) == op)
}

/// Counts how often a block's instructions and edges read each register.
fn count_uses(data: &MBlockData<MInst>, uses: &mut SecondaryMap<VReg, u32>) {
    let mut operands = Vec::new();
    for inst in data.insts.iter().filter(|inst| inst.names_virtual()) {
        operands.clear();
        inst.operands(&mut operands);
        for operand in operands.iter().filter(|o| o.is_use()) {
            if let Reg::Virtual(vreg) = operand.reg {
                uses[vreg] += 1;
            }
        }
    }
    for reg in data.succs.iter().flat_map(|e| &e.args) {
        if let Reg::Virtual(vreg) = reg {
            uses[*vreg] += 1;
        }
    }
}

/// Removes scalar code whose results nothing reads, and wave-level parameters nobody needs, to a fixed point. `uses` says how often
/// each register is read, before and afterwards.
fn remove_dead(func: &mut MachFunc<MInst>, uses: &mut SecondaryMap<VReg, u32>) {
    let mut operands = Vec::new();
    // Registers that lost their last reader, until their definition is visited.
    let mut unread: EntitySet<VReg> = EntitySet::new();
    loop {
        unread.clear();
        for block in func.order.clone().into_iter().rev() {
            let MBlockData { insts, locs, .. } = &mut func.blocks[block];
            let mut gone = Vec::new();
            for (index, inst) in insts.iter().enumerate().rev() {
                if !inst.names_virtual() || !inst.removable() {
                    continue;
                }
                operands.clear();
                inst.operands(&mut operands);
                let dead = operands.iter().any(|o| !o.is_use())
                    && operands.iter().filter(|o| !o.is_use()).all(|o| match o.reg {
                        Reg::Virtual(v) => uses[v] == 0 && func.vregs[v].file == SGPR,
                        Reg::Physical(_) => false,
                    });
                if !unread.is_empty() {
                    for vreg in operands.iter().filter_map(|o| o.reg.as_virtual()) {
                        unread.remove(vreg);
                    }
                }
                if dead {
                    for vreg in operands
                        .iter()
                        .filter(|o| o.is_use())
                        .filter_map(|o| o.reg.as_virtual())
                    {
                        uses[vreg] -= 1;
                        if uses[vreg] == 0 {
                            unread.insert(vreg);
                        }
                    }
                    gone.push(index);
                }
            }
            if !gone.is_empty() {
                gone.reverse();
                remove_all(insts, &gone);
                remove_all(locs, &gone);
            }
        }
        if !remove_dead_params(func, uses) && unread.is_empty() {
            return;
        }
    }
}

fn remove_dead_params(func: &mut MachFunc<MInst>, uses: &mut SecondaryMap<VReg, u32>) -> bool {
    let mut dead: FxHashMap<MBlock, Vec<bool>> = FxHashMap::default();
    for &block in &func.order {
        let flags: Vec<bool> = func.blocks[block].params.iter().map(|&p| uses[p] == 0).collect();
        if flags.iter().any(|&d| d) {
            dead.insert(block, flags);
        }
    }
    if dead.is_empty() {
        return false;
    }
    for &block in &func.order.clone() {
        if let Some(flags) = dead.get(&block) {
            let mut index = 0;
            func.blocks[block].params.retain(|_| {
                index += 1;
                !flags[index - 1]
            });
        }
        for edge in &mut func.blocks[block].succs {
            if let Some(flags) = dead.get(&edge.block) {
                let mut index = 0;
                edge.args.retain(|arg| {
                    index += 1;
                    if flags[index - 1]
                        && let Reg::Virtual(vreg) = *arg
                    {
                        uses[vreg] -= 1;
                    }
                    !flags[index - 1]
                });
            }
        }
    }
    true
}

/// `m = exec & c; ...; exec = m` where `m` is read nowhere else, and nothing between depends on EXEC.
fn narrow_in_place(
    func: &mut MachFunc<MInst>,
    wave: WaveSize,
    uses: &SecondaryMap<VReg, u32>,
    block: MBlock,
) {
    let mut index = 0;
    while index < func.blocks[block].insts.len() {
        if let Some(Operand::Virtual(mask)) = exec_source(&func.blocks[block].insts[index], wave)
            && uses[VReg::new(mask.index as usize)] == 1
            && let Some(def) = narrowing(func, wave, block, index, mask)
        {
            fuse(func, wave, block, def, index);
        }
        index += 1;
    }
}

/// The `s_and` or `s_and_not1` of EXEC that defines a mask, if EXEC stays the same from there to `index`.
fn narrowing(
    func: &MachFunc<MInst>,
    wave: WaveSize,
    block: MBlock,
    index: usize,
    mask: VirtualReg,
) -> Option<usize> {
    for at in (0..index).rev() {
        let inst = &func.blocks[block].insts[at];
        if let MInst::Real(real) = inst
            && real.inst.operands.first() == Some(&Operand::Virtual(mask))
        {
            let narrows = [MaskOp::And, MaskOp::AndNot]
                .iter()
                .any(|op| op.operation(wave) == real.inst.op);
            return (narrows && real.inst.operands[1] == Operand::exec(wave)).then_some(at);
        }
        if inst.writes_exec() {
            return None;
        }
    }
    None
}

fn reads(inst: &MInst, reg: VirtualReg) -> bool {
    let mut operands = Vec::new();
    inst.operands(&mut operands);
    let reg = Reg::Virtual(VReg::new(reg.index as usize));
    operands.iter().any(|o| o.is_use() && o.reg == reg)
}

/// Moves the narrowing to where EXEC is written. If a copy of the old lanes is taken in the block just for later, the
/// copy and the narrowing are one instruction; cross-lane operations may read the copy before that.
fn fuse(func: &mut MachFunc<MInst>, wave: WaveSize, block: MBlock, def: usize, set: usize) {
    let data = &mut func.blocks[block];
    let MInst::Real(real) = &data.insts[def] else {
        return;
    };
    let (machine, op, cond) = (real.inst.machine, real.inst.op, real.inst.operands[2]);
    let copy = (0..set)
        .rev()
        .take_while(|&i| !data.insts[i].writes_exec())
        .find_map(|i| exec_copy(&data.insts[i], wave).map(|v| (i, v)))
        .filter(|&(at, saved)| !data.insts[at + 1..set].iter().any(|inst| reads(inst, saved)));
    let saving = match op == MaskOp::And.operation(wave) {
        true => MaskOp::AndSaveExec.operation(wave),
        false => MaskOp::AndNotSaveExec.operation(wave),
    };
    match copy {
        Some((at, saved)) if machine.isa.has(saving) => {
            let inst = Inst::new(machine, saving, &[Operand::Virtual(saved), cond]);
            data.insts[set] = MInst::Real(Real::new(inst));
            let (first, second) = (at.max(def), at.min(def));
            remove(func, block, first);
            remove(func, block, second);
        }
        _ => {
            let inst = Inst::new(machine, op, &[Operand::exec(wave), Operand::exec(wave), cond]);
            data.insts[set] = MInst::Real(Real::new(inst));
            remove(func, block, def);
        }
    }
}
