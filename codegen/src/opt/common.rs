//! What both sides of a branch compute or load is computed or loaded in front of it, and what both store last is stored where they meet (`ends`).
//!
//! A lane runs one side or the other, so it computes the same once, whichever way it goes; where lanes part, the wave computes it once instead of twice. The sides then often
//! are equal, empty, or pass the same value to where they meet.
//!
//! - A branch has two targets, and nothing else leads to them.
//! - Two instructions are common if they are equal for [`gvn`](super::gvn), and read nothing of their sides but constants and what was common before them. Communication, memory
//!   and `undef` stay where they are, but for loads.
//! - Loads are common if neither side writes memory or orders accesses in front of its own. Loads that promise a `width` are not: the promise is about the lanes of their side.
//! - Only the first instructions of each side are looked at (`FAR`): what is computed further on would be alive for long.
//!
//! Cost: linear in blocks.

mod ends;

use super::Context;
use super::fold::constant;
use super::gvn::Constants;
use crate::analysis::Cfg;
use crate::analysis::cfg::Graph;
use crate::analysis::changes::{Effect, effect};
use crate::ir::{Block, Function, Inst, InstructionData, Opcode, Value, Width};
use rustc_hash::FxHashSet;

/// Instructions of a side that are looked at.
const FAR: usize = 24;

/// Moves what is common; returns how many instructions did.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.layout.entry().is_none() {
        return 0;
    }
    let cfg = Cfg::new(func);
    let mut constants = Constants::of_values(func.dfg.num_values());
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        if let Some(sides) = sides(func, &cfg, block) {
            changes += of_branch(func, context, &mut constants, (block, sides));
        }
    }
    changes += ends::run(func, context, &cfg);
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

/// The targets of the branch at the end of a block, if nothing else leads to either.
fn sides(func: &Function, cfg: &Cfg, block: Block) -> Option<[Block; 2]> {
    let InstructionData::Branch {
        opcode: Opcode::Branch,
        targets,
        ..
    } = func.dfg.inst(func.terminator(block)?)
    else {
        return None;
    };
    let sides = targets.map(|target| target.block);
    let own = |&side: &Block| cfg.preds(side).len() == 1;
    (sides[0] != sides[1] && sides.iter().all(own)).then_some(sides)
}

/// The first instructions of a block, but its last one.
fn first_of(func: &Function, block: Block) -> Vec<Inst> {
    let insts = func.layout.insts(block);
    insts[..insts.len().saturating_sub(1).min(FAR)].to_vec()
}

fn of_branch(
    func: &mut Function,
    context: &mut Context<'_>,
    constants: &mut Constants,
    (block, sides): (Block, [Block; 2]),
) -> usize {
    let [mut yes, no] = sides.map(|side| first_of(func, side));
    // What cannot be read in front of the branch.
    let mut inside: FxHashSet<Inst> = yes.iter().chain(&no).copied().collect();
    let (mut moved, mut changes) = (Vec::new(), 0);
    let mut loads = true;
    for &inst in &no {
        let equal = |&other: &Inst| are_equal(func, constants, &inside, [other, inst]);
        let place = yes.iter().position(equal).filter(|&place| {
            func.dfg.opcode(inst) != Opcode::Load
                || loads && yes[..place].iter().all(|&before| only_reads(func, before))
        });
        let Some(place) = place else {
            loads &= only_reads(func, inst);
            continue;
        };
        if !context.burn() {
            break;
        }
        let leader = yes.remove(place);
        for index in 0..func.dfg.results(inst).len() {
            let [old, new] = [inst, leader].map(|inst| func.dfg.results(inst)[index]);
            func.dfg.make_alias(old, new);
        }
        inside.remove(&leader);
        for (side, gone) in sides.into_iter().zip([leader, inst]) {
            func.layout.insts_mut(side).retain(|&other| other != gone);
        }
        with_constants(func, leader, &inside, &mut moved);
        moved.push(leader);
        changes += 1;
    }
    let insts = func.layout.insts_mut(block);
    let end = insts.len() - 1;
    insts.splice(end..end, moved);
    changes
}

/// Whether two instructions may become one in front of a branch.
fn are_equal(
    func: &mut Function,
    constants: &mut Constants,
    inside: &FxHashSet<Inst>,
    pair: [Inst; 2],
) -> bool {
    let [data, other] = pair.map(|inst| func.dfg.inst(inst));
    let may_go = match data {
        InstructionData::Const { .. } => false,
        InstructionData::Load { mem, .. } => mem.width == Width::ONE,
        _ => data.mem().is_none(),
    };
    if data.opcode() != other.opcode() || !may_go {
        return false;
    }
    for inst in pair {
        func.dfg.resolve_aliases(inst);
    }
    let dfg = &func.dfg;
    let outside = |&arg: &Value| {
        constant(dfg, arg).is_some() || dfg.defining_inst(arg).is_none_or(|inst| !inside.contains(&inst))
    };
    dfg.args(pair[0]).iter().all(outside)
        && match dfg.opcode(pair[0]) {
            Opcode::Load => constants.are_alike(dfg, pair),
            _ => constants.are_equal(dfg, pair),
        }
}

/// Whether a load gives the same on both sides of an instruction.
fn only_reads(func: &Function, inst: Inst) -> bool {
    effect(func, inst) == Effect::None
}

/// Makes those constants again that an instruction reads of its side.
fn with_constants(func: &mut Function, inst: Inst, inside: &FxHashSet<Inst>, made: &mut Vec<Inst>) {
    for index in 0..func.dfg.args(inst).len() {
        let arg = func.dfg.args(inst)[index];
        let Some(known) = func.dfg.defining_inst(arg).filter(|known| inside.contains(known)) else {
            continue;
        };
        let (data, ty) = (*func.dfg.inst(known), func.dfg.ctrl_type(known));
        let copy = func.dfg.make_inst(data, ty, None);
        func.dfg.locs[copy] = func.dfg.locs[known];
        func.dfg.args_mut(inst)[index] = func.dfg.first_result(copy);
        made.push(copy);
    }
}
