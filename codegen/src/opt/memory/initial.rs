//! Global memory that still is what it was when the kernel began: loads of it are marked, so that targets may use caches that stores do
//! not update, as long as they keep the load in front of later stores.
//!
//! A kernel's load is of initial memory if on no way from the kernel's entry to it there is
//! - **N1** a store, an atomic operation or a call that may write global memory;
//! - **N2** an acquire, a barrier or a call, after which the work-item may see what others wrote (HSA PRM 6.2). Without one such a write is a
//!   data race with an ordinary load (HSA PRM 17.7).
//!
//! Where [`unwritten`](crate::opt::unwritten) asks about the kernel as a whole, this asks about what comes before: kernels whose last instructions
//! store what they computed are the rule. Which pointers differ is not looked at, as kernels get pointers that may overlap. A marked load may
//! not move down; so the pass is the last one.
//!
//! Cost: linear.

use super::super::Context;
use super::slots::{Effect, effect};
use crate::analysis::Cfg;
use crate::analysis::cfg::Graph as _;
use crate::ir::{Block, Function, FunctionKind, Inst, InstructionData, Segment};
use cranelift_entity::EntitySet;

/// Marks a kernel's loads of initial global memory; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.kind != FunctionKind::Kernel {
        return 0;
    }
    let changed = blocks_after_changes(func);
    let mut found: Vec<Inst> = Vec::new();
    for &block in func
        .layout
        .blocks()
        .iter()
        .filter(|&&block| !changed.contains(block))
    {
        let insts = func.layout.insts(block).iter().copied();
        let before = insts.take_while(|&inst| !may_change(func, inst));
        found.extend(before.filter(|&inst| is_unmarked(func.dfg.inst(inst))));
    }
    let mut changes = 0;
    for inst in found {
        if let InstructionData::Load { mem, .. } = func.dfg.inst_mut(inst)
            && context.burn()
        {
            mem.initial = true;
            changes += 1;
        }
    }
    changes
}

/// The blocks that may be entered after global memory has changed.
fn blocks_after_changes(func: &Function) -> EntitySet<Block> {
    let cfg = Cfg::new(func);
    let mut changed = EntitySet::new();
    let mut work: Vec<Block> = Vec::new();
    for &block in func.layout.blocks() {
        let mut insts = func.layout.insts(block).iter();
        if insts.any(|&inst| may_change(func, inst)) {
            work.push(block);
        }
    }
    while let Some(block) = work.pop() {
        let next = cfg.succs(block).iter().copied();
        work.extend(next.filter(|&next| changed.insert(next)));
    }
    changed
}

/// Whether a load may be marked and is not.
fn is_unmarked(data: &InstructionData) -> bool {
    matches!(data, InstructionData::Load { mem, .. } if mem.segment == Segment::Global && !mem.constant && !mem.initial)
}

/// Whether the work-item may find global memory changed after an instruction.
fn may_change(func: &Function, inst: Inst) -> bool {
    match effect(func, inst) {
        Effect::None => false,
        Effect::Write => {
            let mem = func.dfg.inst(inst).mem();
            mem.is_none_or(|mem| matches!(mem.segment, Segment::Global | Segment::Flat))
        }
        Effect::Order | Effect::Call => true,
    }
}
