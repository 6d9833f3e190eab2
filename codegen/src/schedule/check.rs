//! Whether instructions in another order do the same: a replay, which knows nothing of how the order was found.
//!
//! - Every read of a value, of state and of the flag finds what the same instruction wrote before.
//! - Of two accesses of memory that meet, the one that came first comes first.
//!
//! Cost: linear but for memory, where pairs are compared.

use super::model::Traits;
use crate::machine::{MachInst, OperandKind, Reg, VReg};
use rustc_hash::FxHashMap;

/// What an instruction finds of something that it reads, or overwrites: who wrote it, if that was in the block.
type Found = Vec<Option<usize>>;

/// Whether an order keeps what instructions do. `order` names the instructions by their places.
///
/// # Errors
/// What is different, in words.
pub fn kept<I: MachInst>(insts: &[I], traits: &[Traits], order: &[usize]) -> Result<(), String> {
    let mut places = vec![usize::MAX; insts.len()];
    for (place, &inst) in order.iter().enumerate() {
        match places.get_mut(inst) {
            Some(known) if *known == usize::MAX => *known = place,
            _ => return Err(format!("instruction {inst} is there twice, or does not exist")),
        }
    }
    if order.len() != insts.len() {
        return Err(format!(
            "{} of {} instructions are there",
            order.len(),
            insts.len()
        ));
    }
    let source: Vec<usize> = (0..insts.len()).collect();
    let (before, after) = (replay(insts, traits, &source), replay(insts, traits, order));
    for inst in 0..insts.len() {
        if before[inst] != after[inst] {
            let (old, new) = (&before[inst], &after[inst]);
            return Err(format!("{:?} read of {old:?}, and reads of {new:?}", insts[inst]));
        }
    }
    let accesses: Vec<usize> = source
        .into_iter()
        .filter(|&inst| traits[inst].access.is_some())
        .collect();
    for (number, &first) in accesses.iter().enumerate() {
        for &second in &accesses[number + 1..] {
            if let (Some(a), Some(b)) = (&traits[first].access, &traits[second].access)
                && a.meets(b)
                && places[first] > places[second]
            {
                return Err(format!("{:?} is after {:?}", insts[first], insts[second]));
            }
        }
    }
    Ok(())
}

/// What each instruction finds of what it reads, in an order. What is overwritten is found, too, but for the flag and values: so writes of state
/// keep their order.
fn replay<I: MachInst>(insts: &[I], traits: &[Traits], order: &[usize]) -> Vec<Found> {
    let mut values: FxHashMap<VReg, usize> = FxHashMap::default();
    let mut state = [None; u16::BITS as usize];
    let mut flag = None;
    let mut found = vec![Found::new(); insts.len()];
    let mut operands = Vec::new();
    for &inst in order {
        operands.clear();
        insts[inst].operands(&mut operands);
        let found = &mut found[inst];
        for operand in &operands {
            if let (Reg::Virtual(vreg), OperandKind::Use | OperandKind::LateUse) = (operand.reg, operand.kind)
            {
                found.push(values.get(&vreg).copied());
            }
        }
        let traits = &traits[inst];
        for (bit, writer) in state.iter_mut().enumerate() {
            if (traits.reads | traits.writes) >> bit & 1 == 1 {
                found.push(*writer);
            }
            if traits.writes >> bit & 1 == 1 {
                *writer = Some(inst);
            }
        }
        if traits.reads_flag {
            found.push(flag);
        }
        if traits.writes_flag {
            flag = Some(inst);
        }
        let defs = operands.iter().filter(|operand| !operand.is_use());
        values.extend(
            defs.filter_map(|operand| operand.reg.as_virtual())
                .map(|vreg| (vreg, inst)),
        );
    }
    found
}
