//! Whether instructions in another order do the same: a replay, which knows nothing of how the order was found.
//!
//! - Every read of a value, of state and of the flag finds what the same instruction wrote before.
//! - Of two accesses of memory that meet, the one that came first comes first.
//!
//! Cost: linear but for memory, where the pairs that changed sides are compared.

use super::fill::{Allocated, UNITS};
use super::model::{Access, Traits};
use crate::machine::{MachInst, OperandKind, Reg, VReg};
use rustc_hash::FxHashMap;

/// What an instruction finds of something that it reads, or overwrites: who wrote it, if that was in the block.
type Found = Vec<Option<usize>>;

/// Whether an order keeps what instructions do. `order` names the instructions by their places.
///
/// # Errors
/// What is different, in words.
pub fn kept<I: MachInst>(insts: &[I], traits: &[Traits], order: &[usize]) -> Result<(), String> {
    let places = places(insts.len(), order)?;
    let source: Vec<usize> = (0..insts.len()).collect();
    let (before, after) = (replay(insts, traits, &source), replay(insts, traits, order));
    for inst in 0..insts.len() {
        if before[inst] != after[inst] {
            let (old, new) = (&before[inst], &after[inst]);
            return Err(format!("{:?} read of {old:?}, and reads of {new:?}", insts[inst]));
        }
    }
    accesses_kept(&places, |inst| &traits[inst])
        .map_err(|(first, second)| format!("{:?} is after {:?}", insts[first], insts[second]))
}

/// The place of each instruction in an order that has all of them once.
fn places(count: usize, order: &[usize]) -> Result<Vec<usize>, String> {
    let mut places = vec![usize::MAX; count];
    for (place, &inst) in order.iter().enumerate() {
        match places.get_mut(inst) {
            Some(known) if *known == usize::MAX => *known = place,
            _ => return Err(format!("instruction {inst} is there twice, or does not exist")),
        }
    }
    match order.len() == count {
        true => Ok(places),
        false => Err(format!("{} of {count} instructions are there", order.len())),
    }
}

/// Whether accesses of memory that meet keep their order.
fn accesses_kept<'t>(places: &[usize], traits: impl Fn(usize) -> &'t Traits) -> Result<(), (usize, usize)> {
    let accesses = (0..places.len()).filter_map(|inst| Some((inst, traits(inst).access.as_ref()?)));
    // Those before one in the source, in the new order.
    let mut earlier: Vec<(usize, &Access)> = Vec::new();
    for (second, access) in accesses {
        let stays = earlier
            .iter()
            .rposition(|&(first, _)| places[first] < places[second]);
        let at = stays.map_or(0, |last| last + 1);
        if let Some(&(first, _)) = earlier[at..].iter().find(|(_, other)| other.meets(access)) {
            return Err((first, second));
        }
        earlier.insert(at, (second, access));
    }
    Ok(())
}

/// Whether an order of instructions whose registers are allocated keeps what they do: as [`kept`], with registers by their units, of which writes
/// keep their order, too. Whoever follows a border may read anything, the flag included.
///
/// # Errors
/// What is different, in words.
pub fn kept_allocated<I: MachInst>(insts: &[I], all: &[Allocated], order: &[usize]) -> Result<(), String> {
    let places = places(insts.len(), order)?;
    let source: Vec<usize> = (0..insts.len()).collect();
    let (before, after) = (replay_allocated(all, &source), replay_allocated(all, order));
    for inst in 0..insts.len() {
        if before[inst] != after[inst] {
            let (old, new) = (&before[inst], &after[inst]);
            return Err(format!("{:?} found {old:?}, and finds {new:?}", insts[inst]));
        }
    }
    // What comes before a border stays there.
    let mut most = None;
    for (place, &inst) in order.iter().enumerate() {
        most = most.max(Some(inst));
        if all[inst].traits.border && (inst != place || most > Some(inst)) {
            return Err(format!("something moved over {:?}", insts[inst]));
        }
        if all[inst].traits.joined && place > 0 && order[place - 1] + 1 != inst {
            return Err(format!("something is in front of {:?}", insts[inst]));
        }
    }
    accesses_kept(&places, |inst| &all[inst].traits)
        .map_err(|(first, second)| format!("{:?} is after {:?}", insts[first], insts[second]))
}

/// What each instruction finds in the units and the state that it touches, and in the flag if it reads that.
fn replay_allocated(all: &[Allocated], order: &[usize]) -> Vec<Found> {
    let mut units = [None; UNITS];
    let mut state = [None; u16::BITS as usize];
    let mut flag = None;
    let mut found = vec![Found::new(); all.len()];
    for &inst in order {
        let Allocated {
            traits,
            reads,
            writes,
        } = &all[inst];
        let found = &mut found[inst];
        found.extend(
            reads
                .iter()
                .chain(writes)
                .map(|&unit| units[usize::from(unit) % UNITS]),
        );
        for (bit, writer) in state.iter_mut().enumerate() {
            if (traits.reads | traits.writes) >> bit & 1 == 1 {
                found.push(*writer);
            }
            if traits.writes >> bit & 1 == 1 {
                *writer = Some(inst);
            }
        }
        if traits.reads_flag || traits.border {
            found.push(flag);
        }
        if traits.writes_flag {
            flag = Some(inst);
        }
        for &unit in writes {
            units[usize::from(unit) % UNITS] = Some(inst);
        }
    }
    found
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
