//! Steps of loops go to the end of the block that goes back, behind the last use of what they step.
//!
//! A value that a loop passes on to its next round, `next = step(p)`, often stands in front of other uses of `p`. Both live at the same time then, in
//! two registers, and each round copies one to the other. At the end of the block `next` takes the register of `p`. So it is for an operation whose
//! operands are a parameter of the loop and constants, which is passed for that parameter along the edge back, and which nothing reads but the
//! terminator of the block and the comparison that this branches on; that goes along.
//!
//! Invariants: an instruction moves down within its block and in front of all that reads it; it has no effect and reads no memory.
//!
//! Cost: linear, and the dominator tree.

use super::Context;
use crate::analysis::{Cfg, DominatorTree};
use crate::ir::{Block, Function, Inst, InstructionData, Opcode, Value};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// Moves steps; returns how many instructions moved.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.layout.entry().is_none() {
        return 0;
    }
    let graph = Cfg::new(func);
    let dom = DominatorTree::new(&graph);
    let mut uses: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
    for (_, inst) in func.layout.iter() {
        for value in func.dfg.uses(inst) {
            uses[value] += 1;
        }
    }
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let Some(terminator) = func.terminator(block) else {
            continue;
        };
        let back = |target: Block| dom.is_reachable(block) && dom.dominates(target, block);
        if func.dfg.targets(terminator).iter().any(|call| back(call.block)) {
            let test = test(func, block, terminator, &uses);
            let steps = steps(func, block, terminator, test, &uses, &back);
            changes += to_the_end(func, block, steps, test, context);
        }
    }
    changes
}

/// The comparison in the block that its terminator alone reads.
fn test(func: &Function, block: Block, terminator: Inst, uses: &SecondaryMap<Value, u32>) -> Option<Inst> {
    let InstructionData::Branch { arg, .. } = *func.dfg.inst(terminator) else {
        return None;
    };
    let inst = func.dfg.defining_inst(arg)?;
    let compares = func.dfg.opcode(inst) == Opcode::Icmp && uses[arg] == 1;
    (compares && func.layout.insts(block).contains(&inst)).then_some(inst)
}

/// The steps of a block, in order.
fn steps(
    func: &Function,
    block: Block,
    terminator: Inst,
    test: Option<Inst>,
    uses: &SecondaryMap<Value, u32>,
    back: &dyn Fn(Block) -> bool,
) -> Vec<Inst> {
    let dfg = &func.dfg;
    let is_step = |inst: Inst, param: Value| {
        let [result] = *dfg.results(inst) else {
            return false;
        };
        let own = |&arg: &Value| arg == param || dfg.int_constant(arg).is_some();
        let in_test = test.map_or(0, |test| {
            dfg.args(test).iter().filter(|&&arg| arg == result).count()
        });
        let in_terminator = dfg.uses(terminator).filter(|&value| value == result).count();
        let opcode = dfg.opcode(inst);
        opcode.info().evaluates
            && opcode.effects().mergeable()
            && dfg.args(inst).contains(&param)
            && dfg.args(inst).iter().all(own)
            && uses[result] as usize == in_test + in_terminator
    };
    let mut found: FxHashSet<Inst> = FxHashSet::default();
    for call in dfg.targets(terminator).iter().filter(|call| back(call.block)) {
        for (&arg, &param) in dfg.call_args(call).iter().zip(dfg.block_params(call.block)) {
            found.extend(dfg.defining_inst(arg).filter(|&inst| is_step(inst, param)));
        }
    }
    func.layout
        .insts(block)
        .iter()
        .copied()
        .filter(|inst| found.contains(inst))
        .collect()
}

/// Moves steps, and the test if it reads one, in front of the terminator.
fn to_the_end(
    func: &mut Function,
    block: Block,
    steps: Vec<Inst>,
    test: Option<Inst>,
    context: &mut Context<'_>,
) -> usize {
    if steps.is_empty() {
        return 0;
    }
    let reads = |test: Inst| {
        let args = func.dfg.args(test);
        steps
            .iter()
            .any(|&step| func.dfg.results(step).iter().any(|value| args.contains(value)))
    };
    let mut last = steps.clone();
    last.extend(test.filter(|&test| reads(test)));
    let insts = func.layout.insts(block);
    let start = insts.len() - 1 - last.len();
    if insts[start..insts.len() - 1] == last[..] || !context.burn() {
        return 0;
    }
    let moved = last.len();
    let insts = func.layout.insts_mut(block);
    let terminator = insts.pop();
    let moving: FxHashSet<Inst> = last.iter().copied().collect();
    insts.retain(|inst| !moving.contains(inst));
    insts.extend(last);
    insts.extend(terminator);
    moved
}
