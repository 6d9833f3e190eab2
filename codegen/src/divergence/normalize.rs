//! Shapes that the pass relies on: one return, which every block reaches, no terminator that gives different arguments
//! to one block, no switch with many targets unless it is strict. And one that keeps values uniform: a block
//! where the ways meet that go back to the header of a loop with the same arguments.

use super::truth;
use crate::analysis::{Cfg, CrossLane, DominatorTree, Graph, PostDominatorTree};
use crate::ir::{
    Block, BlockCall, Function, InsertAtEnd, Inst, InstBuilder, InstructionData, IntCC, Opcode, Type, Value,
    ValueList, Width,
};
use rustc_hash::FxHashMap;

/// Brings a function into the shape that planning expects: the thread level that [`linearize`](super::linearize) works on.
pub fn normalize(func: &mut Function) {
    merge_repeated_targets(func);
    let endless = endless_cycles(func);
    if let Some(exit) = unify_returns(func, !endless.is_empty()) {
        lead_to_return(func, &endless, exit);
    }
    meet_before_headers(func);
    chain_switches(func, MANY_TARGETS);
    truth::carry_in_words(func);
}

/// A block of every final cycle without a way out.
fn endless_cycles(func: &Function) -> Vec<Block> {
    let cfg = Cfg::new(func);
    let exits = PostDominatorTree::new(&cfg).exits().to_vec();
    exits.into_iter().filter(|&b| !cfg.succs(b).is_empty()).collect()
}

/// Gives every endless cycle a way to the return that no lane ever takes. Without it the return would be the
/// lowest place for lanes that get there while others stay in the cycle, and the wave would end without them.
fn lead_to_return(func: &mut Function, endless: &[Block], exit: Block) {
    let types: Vec<Type> = func
        .dfg
        .block_params(exit)
        .iter()
        .map(|&param| func.dfg.value_type(param))
        .collect();
    for &block in endless {
        let Some(inst) = func.terminator(block) else {
            continue;
        };
        let onward = func.dfg.targets(inst)[0];
        let gate = func.append_block();
        let args: Vec<Value> = types.iter().map(|&ty| func.at_end(gate).undef(ty)).collect();
        let out = func.dfg.block_call(exit, &args);
        let always = func.at_end(gate).bconst(1);
        func.at_end(gate).branch(Width::ONE, always, [onward, out]);
        func.dfg.targets_mut(inst)[0] = func.dfg.block_call(gate, &[]);
    }
}

/// Where a terminator names a block more than once, all its edges there get the same arguments: instructions in front of the
/// terminator choose between them. A block on an edge of its own would keep lanes apart that go to one block, which
/// cross-lane operations could tell. A branch with two equal targets becomes a jump.
fn merge_repeated_targets(func: &mut Function) {
    for block in func.layout.blocks().to_vec() {
        let Some(inst) = func.terminator(block) else {
            continue;
        };
        let calls = func.dfg.targets(inst).to_vec();
        let mut arguments: FxHashMap<Block, Vec<Value>> = FxHashMap::default();
        for (number, call) in calls.iter().enumerate() {
            let args = func.dfg.call_args(call).to_vec();
            let Some(chosen) = arguments.get_mut(&call.block) else {
                arguments.insert(call.block, args);
                continue;
            };
            if *chosen == args {
                continue;
            }
            let choice = choice_of_edge(func, block, inst, number);
            for (chosen, arg) in chosen.iter_mut().zip(args) {
                if *chosen != arg {
                    *chosen = before_terminator(func, block, |at| choose(at, choice, arg, *chosen));
                }
            }
        }
        if arguments.len() == calls.len() {
            continue;
        }
        for (index, call) in calls.iter().enumerate() {
            let list = func.dfg.make_list(&arguments[&call.block]);
            func.dfg.targets_mut(inst)[index].args = list;
        }
        if arguments.len() == 1 && matches!(func.dfg.inst(inst), InstructionData::Branch { .. }) {
            let target = func.dfg.targets(inst)[0];
            *func.dfg.inst_mut(inst) = InstructionData::Jump {
                opcode: Opcode::Jump,
                target,
            };
        }
    }
}

/// Where several edges go back to the header of a loop with the same arguments, they go to a block first that jumps there. Lanes that parted within a round meet in that
/// block, so that of the header's parameters only the first round differs from the others, which is the same for all lanes: they are uniform if the arguments are.
/// Lanes meet earlier than they did by that, which only operations across lanes could tell: functions with any stay as they are.
fn meet_before_headers(func: &mut Function) {
    let cfg = Cfg::new(func);
    let may_be = |&block: &Block| cfg.preds(block).len() > 2 && !func.dfg.block_params(block).is_empty();
    let headers: Vec<Block> = func.layout.blocks().iter().copied().filter(may_be).collect();
    if headers.is_empty() || func.layout.iter().any(|(_, inst)| func.may_cross_lanes(inst)) {
        return;
    }
    let dom = DominatorTree::new(&cfg);
    for header in headers {
        let goes_back = |&pred: &Block| dom.is_reachable(pred) && dom.dominates(header, pred);
        let back: Vec<Block> = cfg.preds(header).iter().copied().filter(goes_back).collect();
        let arguments = |&block: &Block| {
            let targets = func.dfg.targets(func.terminator(block)?);
            let call = targets.iter().find(|call| call.block == header)?;
            Some(func.dfg.call_args(call).to_vec())
        };
        let Some(args) = back.first().and_then(arguments) else {
            continue;
        };
        if back.len() < 2 || !back.iter().all(|block| arguments(block).as_ref() == Some(&args)) {
            continue;
        }
        let place = func.append_block();
        for block in back {
            let Some(inst) = func.terminator(block) else {
                continue;
            };
            for call in func.dfg.targets_mut(inst) {
                if call.block == header {
                    *call = BlockCall {
                        block: place,
                        args: ValueList::default(),
                    };
                }
            }
        }
        let onward = func.dfg.block_call(header, &args);
        func.at_end(place).jump(onward);
    }
}

/// A condition and whether it must hold for a lane to take the edge with a number after the first.
fn choice_of_edge(func: &mut Function, block: Block, inst: Inst, number: usize) -> (Value, bool) {
    let value = func.dfg.args(inst)[0];
    if matches!(func.dfg.inst(inst), InstructionData::Branch { .. }) {
        return (value, false);
    }
    let ty = func.dfg.value_type(value);
    before_terminator(func, block, |at| {
        let constant = at.iconst(ty, number as u64);
        (at.icmp(IntCC::Eq, value, constant), true)
    })
}

/// `value` where the choice says so, else `other`. This comes after legalisation, and not all machines select truth values, which are chosen by logic, or vectors beyond 64
/// bits, which are chosen lane by lane; lanes of less than a word are none that a machine has, so words are.
fn choose(at: &mut InsertAtEnd<'_>, choice: (Value, bool), value: Value, other: Value) -> Value {
    let (condition, wanted) = choice;
    let ty = at.dfg_mut().value_type(value);
    let [yes, no] = if wanted { [value, other] } else { [other, value] };
    if ty == Type::B1 {
        let kept = at.band(ty, condition, yes);
        let opposite = at.bnot(ty, condition);
        let others = at.band(ty, opposite, no);
        return at.bor(ty, kept, others);
    }
    if ty.bits() <= 64 {
        return at.select(ty, condition, yes, no);
    }
    if ty.lane_bits() < 32
        && let Some(words) = Type::I32.vector(ty.bits() / 32)
    {
        let [yes, no] = [yes, no].map(|vector| at.bitcast(words, vector));
        let chosen = choose_lanes(at, condition, yes, no);
        return at.bitcast(ty, chosen);
    }
    choose_lanes(at, condition, yes, no)
}

/// A vector whose lanes are those of `yes` where the condition holds, else those of `no`.
fn choose_lanes(at: &mut InsertAtEnd<'_>, condition: Value, yes: Value, no: Value) -> Value {
    let ty = at.dfg_mut().value_type(yes);
    let lanes: Vec<Value> = (0..ty.lanes())
        .map(|lane| {
            let [yes, no] = [yes, no].map(|vector| at.extract_lane(ty.lane(), vector, lane as u8));
            at.select(ty.lane(), condition, yes, no)
        })
        .collect();
    at.make_vector(ty, &lanes)
}

pub(super) fn before_terminator<R>(
    func: &mut Function,
    block: Block,
    make: impl FnOnce(&mut InsertAtEnd<'_>) -> R,
) -> R {
    let terminator = func.layout.insts_mut(block).pop();
    let made = make(&mut func.at_end(block));
    func.layout.insts_mut(block).extend(terminator);
    made
}

/// Lanes that return wait at the end of the function (HSA PRM 10.5): all returns become one. What a called function gives
/// back passes as parameters of that block, so that every lane has its own. Returns the block if one was made, which is
/// always so, if there is a return, with `own_block`.
fn unify_returns(func: &mut Function, own_block: bool) -> Option<Block> {
    let returns: Vec<(Block, Inst)> = func
        .layout
        .blocks()
        .iter()
        .filter_map(|&block| Some((block, func.terminator(block)?)))
        .filter(|&(_, inst)| func.dfg.opcode(inst) == Opcode::Return)
        .collect();
    let types: Vec<Type> = returns.first().map_or(Vec::new(), |&(_, inst)| {
        let args = func.dfg.args(inst).iter();
        args.map(|&arg| func.dfg.value_type(arg)).collect()
    });
    if returns.is_empty() || (returns.len() == 1 && types.is_empty() && !own_block) {
        return None;
    }
    let exit = func.append_block();
    let params: Vec<Value> = types
        .iter()
        .map(|&ty| func.dfg.append_block_param(exit, ty))
        .collect();
    func.at_end(exit).return_(&params);
    for (block, inst) in returns {
        let args = func.dfg.args(inst).to_vec();
        func.layout.insts_mut(block).pop();
        let call = func.dfg.block_call(exit, &args);
        func.at_end(block).jump(call);
    }
    Some(exit)
}

/// Distinct targets of a switch beyond which the index is compared again at each of them.
const MANY_TARGETS: usize = 8;

/// A switch with more targets than `most` becomes a chain of branches, each of which compares the index with the entries of one target: so
/// one mask of lanes waits, for the rest of the chain, instead of one for each target.
///
/// A link of the chain may have a closer post-dominator than the switch, and lanes meet there. That is allowed unless a
/// cross-lane operation can tell (HSA PRM 2.12), so strict switches stay; of one that is not strict no link is, because the early
/// joins of a link are early joins of the switch.
///
/// Targets that have conditionals of their own want chains of all that have more than two: those nest. The function must be [normal](normalize).
pub fn chain_switches(func: &mut Function, most: usize) {
    let many = |block: &Block| {
        let switch = func
            .terminator(*block)
            .is_some_and(|inst| matches!(func.dfg.inst(inst), InstructionData::Switch { .. }));
        let mut targets: Vec<Block> = func
            .successor_calls(*block)
            .iter()
            .map(|call| call.block)
            .collect();
        targets.sort_unstable();
        targets.dedup();
        switch && targets.len() > most
    };
    let found: Vec<Block> = func.layout.blocks().iter().copied().filter(many).collect();
    if found.is_empty() {
        return;
    }
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let cross_lane = CrossLane::new(func);
    for block in found {
        if cross_lane.strict_region(&cfg, &post, block).is_none() {
            chain(func, block);
        }
    }
}

/// Makes a chain of the switch at the end of a block; the first link takes its place.
fn chain(func: &mut Function, block: Block) {
    let Some(inst) = func.terminator(block) else {
        return;
    };
    let InstructionData::Switch {
        arg, table, width, ..
    } = *func.dfg.inst(inst)
    else {
        return;
    };
    let (ty, loc) = (func.dfg.value_type(arg), func.dfg.locs[inst]);
    // Each target with its entries, in the order of the first ones.
    let mut targets: Vec<(BlockCall, Vec<u64>)> = Vec::new();
    let mut numbers: FxHashMap<Block, usize> = FxHashMap::default();
    for (entry, &call) in func.dfg.switch_tables[table].iter().enumerate() {
        let number = *numbers.entry(call.block).or_insert(targets.len());
        if number == targets.len() {
            targets.push((call, Vec::new()));
        }
        targets[number].1.push(entry as u64);
    }
    let Some((last, _)) = targets.pop() else {
        return;
    };
    let (mut at, links) = (block, targets.len());
    for (number, (call, entries)) in targets.into_iter().enumerate() {
        let next = match number + 1 == links {
            true => None,
            false => Some(func.append_block()),
        };
        let rest = next.map_or(last, |next| func.dfg.block_call(next, &[]));
        if at == block {
            func.layout.insts_mut(at).pop();
        }
        let mut builder = func.at_end(at).with_loc(loc);
        let mut any = None;
        for entry in entries {
            let constant = builder.iconst(ty, entry);
            let equal = builder.icmp(IntCC::Eq, arg, constant);
            any = Some(match any {
                Some(any) => builder.bor(Type::B1, any, equal),
                None => equal,
            });
        }
        let Some(condition) = any else { continue };
        if at == block {
            *func.dfg.inst_mut(inst) = InstructionData::Branch {
                opcode: Opcode::Branch,
                width,
                arg: condition,
                targets: [call, rest],
            };
            func.layout.append_inst(inst, at);
        } else {
            builder.branch(width, condition, [call, rest]);
        }
        at = next.unwrap_or(at);
    }
}
