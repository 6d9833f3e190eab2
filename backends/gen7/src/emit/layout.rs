//! From instructions to bytes: dependency hints, compact forms, and where each instruction is.
//!
//! An instruction that writes a part of a register need not wait for the one before, which writes another part of it: the first leaves the
//! register marked as busy (NoDDClr), the last does not look (NoDDChk). That holds where neither is a message, nothing in between reads the
//! register, nobody enters in between, and the last writes for certain (manual 3.7).

use crate::isa::{Cond, Generation, Inst, Place, RegFile, Region, Src, Type, Unit, is_compactable};
use rustc_hash::FxHashSet;

const REGISTER: u32 = 32;

/// The register that an instruction writes a part of, whoever runs.
fn part_of(inst: &Inst) -> Option<u8> {
    let control = &inst.control;
    let plain = inst.op.info().unit == Unit::Alu
        && control.no_mask
        && control.pred.control == 0
        && control.cond == Cond::None
        && !control.acc_write
        && inst.dst.ty != Type::Df
        && inst.src.iter().all(|src| src.ty != Type::Df);
    let Place::Direct {
        file: RegFile::Grf,
        reg,
        sub,
    } = inst.dst.place
    else {
        return None;
    };
    let size = u32::from(inst.dst.ty.size());
    let last = (control.exec.channels() - 1) * u32::from(inst.dst.stride) * size;
    (plain && u32::from(sub) + last + size <= REGISTER).then_some(reg)
}

/// Whether a source may lie in a register.
fn reads(inst: &Inst, register: u8) -> bool {
    let touches = |src: &Src| match src.place() {
        Some(Place::Direct {
            file: RegFile::Grf,
            reg,
            ..
        }) => register == reg || src.region != Region::SCALAR && register == reg + 1,
        Some(Place::Indirect { .. }) => true,
        _ => false,
    };
    inst.src[..inst.op.sources()].iter().any(touches)
}

/// Marks what need not wait; `entered` are instructions that branches lead to. Compact forms are worth more. Returns how many waits are gone.
pub(super) fn hints(generation: Generation, insts: &mut [Inst], entered: &FxHashSet<usize>) -> u32 {
    let mut count = 0;
    for at in 1..insts.len() {
        let (Some(first), Some(second)) = (part_of(&insts[at - 1]), part_of(&insts[at])) else {
            continue;
        };
        if first != second || entered.contains(&at) || reads(&insts[at], first) {
            continue;
        }
        let (mut before, mut after) = (insts[at - 1], insts[at]);
        before.control.dep.no_clear = true;
        after.control.dep.no_check = true;
        let grows = [(before, insts[at - 1]), (after, insts[at])]
            .iter()
            .any(|(new, old)| is_compactable(generation, old) && !is_compactable(generation, new));
        if !grows {
            (insts[at - 1], insts[at]) = (before, after);
            count += 1;
        }
    }
    count
}

/// Makes instructions compact that may be, and says where each begins, in units of 8 bytes; the last entry is the end.
pub(super) fn compacted(generation: Generation, insts: &mut [Inst], fixed: &FxHashSet<usize>) -> Vec<u32> {
    let mut positions = Vec::with_capacity(insts.len() + 1);
    let mut position = 0;
    for (index, inst) in insts.iter_mut().enumerate() {
        positions.push(position);
        inst.compact = !fixed.contains(&index) && is_compactable(generation, inst);
        position += inst.length() / 8;
    }
    positions.push(position);
    positions
}
