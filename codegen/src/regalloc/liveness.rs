//! Liveness of SSA values and exact register pressure.
//!
//! An instruction has two points. At the *early* point its uses are read and its early definitions are written; at the
//! *late* point late uses are read and all definitions are written. A value occupies its register at every point from its
//! definition to its last use, and at its defining instruction even if nothing reads it. [`max_live`] is the largest sum
//! over all points: no allocation without splits through memory uses fewer units.
//!
//! Cost: the sum of the live-in lists plus the operands.

use super::error::{InputFault, RegAllocError};
use super::linear::{LBlock, LinReg, Linear, Val};
use crate::machine::OperandKind;
use cranelift_entity::{PrimaryMap, SecondaryMap};

/// Values live at the start and the end of each block. Parameters are not live-in; arguments are live-out if an
/// instruction reads what becomes of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Liveness {
    pub live_in: SecondaryMap<LBlock, Vec<Val>>,
    pub live_out: SecondaryMap<LBlock, Vec<Val>>,
    /// Values that some instruction reads, if only through parameters. The others need no place on edges.
    pub needed: SecondaryMap<Val, bool>,
}

impl Liveness {
    /// Walks from each use towards the definition.
    pub fn new(lin: &Linear) -> Result<Liveness, RegAllocError> {
        let mut def_block: SecondaryMap<Val, Option<LBlock>> = SecondaryMap::new();
        // Blocks at whose end, or within which above any definition, a value is needed.
        let mut used_in: PrimaryMap<Val, Vec<LBlock>> = lin.values.values().map(|_| Vec::new()).collect();
        let mut out_of: PrimaryMap<Val, Vec<LBlock>> = lin.values.values().map(|_| Vec::new()).collect();
        let mut used: SecondaryMap<Val, bool> = SecondaryMap::new();
        let mut seen_local: SecondaryMap<Val, Option<LBlock>> = SecondaryMap::new();
        for (block, data) in &lin.blocks {
            for &param in &data.params {
                def_block[param] = Some(block);
                seen_local[param] = Some(block);
            }
            for inst in data.insts() {
                for op in lin.inst_ops(inst) {
                    let LinReg::Val(val) = op.reg else { continue };
                    if !is_use(op.kind) {
                        continue;
                    }
                    used[val] = true;
                    if seen_local[val] != Some(block) && used_in[val].last() != Some(&block) {
                        used_in[val].push(block);
                    }
                }
                for op in lin.inst_ops(inst) {
                    let LinReg::Val(val) = op.reg else { continue };
                    if !is_use(op.kind) {
                        def_block[val] = Some(block);
                        seen_local[val] = Some(block);
                    }
                }
            }
        }
        let needed = needed_params(lin, &used);
        for (block, data) in &lin.blocks {
            for (&succ, args) in data.succs.iter().zip(&data.args) {
                for (&param, &arg) in lin.blocks[succ].params.iter().zip(args) {
                    if needed[param] && out_of[arg].last() != Some(&block) {
                        out_of[arg].push(block);
                    }
                }
            }
        }
        let mut live = Liveness {
            needed,
            ..Liveness::default()
        };
        let mut in_mark: SecondaryMap<LBlock, Option<Val>> = SecondaryMap::new();
        let mut out_mark: SecondaryMap<LBlock, Option<Val>> = SecondaryMap::new();
        let mut work = Vec::new();
        for (val, value) in lin.values.iter() {
            for &block in &used_in[val] {
                if in_mark[block].replace(val) != Some(val) {
                    live.live_in[block].push(val);
                    work.push(block);
                }
            }
            for &block in &out_of[val] {
                mark_out(
                    &mut live,
                    &mut out_mark,
                    &mut in_mark,
                    &mut work,
                    &def_block,
                    block,
                    val,
                );
            }
            while let Some(block) = work.pop() {
                if block == lin.entry() || def_block[val] == Some(block) {
                    return Err(RegAllocError::Input {
                        file: lin.file,
                        block: lin.blocks[block].mblock,
                        fault: InputFault::Undefined { vreg: value.vreg },
                    });
                }
                for &pred in &lin.blocks[block].preds {
                    mark_out(
                        &mut live,
                        &mut out_mark,
                        &mut in_mark,
                        &mut work,
                        &def_block,
                        pred,
                        val,
                    );
                }
            }
        }
        Ok(live)
    }
}

/// The parameters from which some instruction reads, if only through other parameters.
fn needed_params(lin: &Linear, used: &SecondaryMap<Val, bool>) -> SecondaryMap<Val, bool> {
    let mut needed = used.clone();
    let mut sources: SecondaryMap<Val, Vec<Val>> = SecondaryMap::new();
    let mut work = Vec::new();
    for data in lin.blocks.values() {
        for (&succ, args) in data.succs.iter().zip(&data.args) {
            for (&param, &arg) in lin.blocks[succ].params.iter().zip(args) {
                sources[param].push(arg);
            }
        }
        work.extend(data.params.iter().copied().filter(|&p| used[p]));
    }
    while let Some(param) = work.pop() {
        for &arg in &sources[param] {
            if !std::mem::replace(&mut needed[arg], true) {
                work.push(arg);
            }
        }
    }
    needed
}

fn mark_out(
    live: &mut Liveness,
    out_mark: &mut SecondaryMap<LBlock, Option<Val>>,
    in_mark: &mut SecondaryMap<LBlock, Option<Val>>,
    work: &mut Vec<LBlock>,
    def_block: &SecondaryMap<Val, Option<LBlock>>,
    block: LBlock,
    val: Val,
) {
    if out_mark[block].replace(val) == Some(val) {
        return;
    }
    live.live_out[block].push(val);
    if def_block[val] != Some(block) && in_mark[block].replace(val) != Some(val) {
        live.live_in[block].push(val);
        work.push(block);
    }
}

/// Whether an operand of this kind reads.
pub(super) fn is_use(kind: OperandKind) -> bool {
    matches!(kind, OperandKind::Use | OperandKind::LateUse)
}

/// The largest sums of weights of values live at one point: one maximum per group, and one of all groups together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MaxLive {
    /// Number of values, per group.
    pub groups: Vec<u16>,
    /// Units.
    pub units: u16,
}

/// Exact pressure. `group_of` sorts values into `groups` groups.
pub(super) fn max_live(
    lin: &Linear,
    live: &Liveness,
    groups: usize,
    group_of: impl Fn(Val) -> usize,
) -> MaxLive {
    let mut max = MaxLive {
        groups: vec![0; groups],
        units: 0,
    };
    let mut alive: SecondaryMap<Val, bool> = SecondaryMap::with_capacity(lin.values.len());
    let mut count = vec![0u16; groups];
    let mut units = 0u16;
    for (block, data) in &lin.blocks {
        let mut set = |val: Val, on: bool, count: &mut Vec<u16>, units: &mut u16| {
            if alive[val] != on {
                alive[val] = on;
                let width = u16::from(lin.values[val].width);
                if on {
                    count[group_of(val)] += 1;
                    *units += width;
                } else {
                    count[group_of(val)] -= 1;
                    *units -= width;
                }
            }
        };
        let note = |max: &mut MaxLive, count: &[u16], units: u16| {
            for (max, now) in max.groups.iter_mut().zip(count) {
                *max = (*max).max(*now);
            }
            max.units = max.units.max(units);
        };
        for &val in &live.live_out[block] {
            set(val, true, &mut count, &mut units);
        }
        note(&mut max, &count, units);
        for inst in data.insts().rev() {
            let ops = lin.inst_ops(inst);
            // The late point: what lives after the instruction, all definitions, late uses.
            for op in ops {
                let LinReg::Val(val) = op.reg else { continue };
                if op.kind != OperandKind::Use {
                    set(val, true, &mut count, &mut units);
                }
            }
            note(&mut max, &count, units);
            // The early point: late definitions are not there yet, uses are.
            for op in ops {
                let LinReg::Val(val) = op.reg else { continue };
                if !is_use(op.kind) && op.kind != OperandKind::EarlyDef {
                    set(val, false, &mut count, &mut units);
                }
            }
            for op in ops {
                let LinReg::Val(val) = op.reg else { continue };
                if is_use(op.kind) {
                    set(val, true, &mut count, &mut units);
                }
            }
            note(&mut max, &count, units);
            for op in ops {
                let LinReg::Val(val) = op.reg else { continue };
                if op.kind == OperandKind::EarlyDef {
                    set(val, false, &mut count, &mut units);
                }
            }
        }
        // A parameter that nothing reads gets no register: regalloc2 makes no moves to it.
        for &param in &data.params {
            set(param, false, &mut count, &mut units);
        }
        for &val in &live.live_in[block] {
            set(val, false, &mut count, &mut units);
        }
    }
    max
}
