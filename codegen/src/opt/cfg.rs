//! Simplification of the graph of blocks: constant branches, blocks that cannot be reached, parameters with one
//! source, blocks after their only predecessor, empty blocks.
//!
//! # Why the lanes of convergent instructions stay (I1)
//! Lanes part at a branch and meet at its immediate post-dominator (HSA PRM 2.12.3).
//! - A branch that goes one way for all lanes parts none. The edge that goes may move post-dominators of other branches
//!   towards them, though. Meeting earlier is allowed but where cross-lane operations can tell; in functions that have any,
//!   a constant branch stays if an immediate post-dominator would move.
//! - A block with one predecessor that goes nowhere else is run by the lanes of that predecessor.
//! - An empty block `b` with one successor `t` runs nothing. Leaving it out, whatever met at `b` meets at `t`, where it
//!   would have gone as one group, for the post-dominators of `b` are `b` and those of `t`. This holds while
//!   every block has a path to the end; functions with endless loops keep their empty blocks, since what post-dominates
//!   them is a matter of convention.
//!   Lanes that part at a switch are a group for each target. So an edge of a switch does not go where another one of its edges goes, unless
//!   they meet there anyway: two groups would be one.
//! - A branch whose targets become the same block parts lanes over no instruction; its arguments become selects.
//!
//! No block is ever duplicated.

use super::Context;
use crate::analysis::cfg::{Graph, reverse_post_order};
use crate::analysis::{Cfg, PostDominatorTree};
use crate::ir::{
    Block, BlockCall, Function, Inst, InstBuilder, InstructionData, Opcode, Type, Value,
    remove_redundant_params,
};
use crate::maps::sized;
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;

/// Selects that a branch may become.
const MAX_SELECTS: usize = 4;

/// Simplifies the graph; returns the number of changes.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.layout.entry().is_none() {
        return 0;
    }
    let mut changes = fold_branches(func, context);
    changes += remove_unreachable(func);
    changes += remove_redundant_params(func);
    let moved = skip_empty_blocks(func, context) + merge_equal_targets(func, context);
    if moved > 0 {
        changes += moved + remove_unreachable(func);
    }
    changes += join_straight_lines(func, context);
    changes
}

pub(super) fn jump(target: BlockCall) -> InstructionData {
    InstructionData::Jump {
        opcode: Opcode::Jump,
        target,
    }
}

/// Branches and switches on constants become jumps.
fn fold_branches(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut changes = 0;
    if !has_decided_branch(func) {
        return 0;
    }
    let cross_lane = func.layout.iter().any(|(_, inst)| func.may_cross_lanes(inst));
    for block in func.layout.blocks().to_vec() {
        let Some(inst) = func.terminator(block) else {
            continue;
        };
        let Some(target) = decided(func, inst).filter(|_| context.burn()) else {
            continue;
        };
        let before = *func.dfg.inst(inst);
        let meets = cross_lane.then(|| PostDominatorTree::new(&Cfg::new(func)));
        *func.dfg.inst_mut(inst) = jump(target);
        if meets.is_some_and(|meets| moves(func, &meets)) {
            *func.dfg.inst_mut(inst) = before;
        } else {
            changes += 1;
        }
    }
    changes
}

/// Where a terminator always goes that might go elsewhere.
fn decided(func: &Function, inst: Inst) -> Option<BlockCall> {
    match *func.dfg.inst(inst) {
        InstructionData::Branch {
            opcode: Opcode::Branch,
            arg,
            targets,
            ..
        } => {
            let bits = func.dfg.int_constant(arg)?;
            Some(targets[usize::from(bits == 0)])
        }
        // An index beyond the table is undefined; the switch stays.
        InstructionData::Switch { arg, table, .. } => {
            let index = func.dfg.int_constant(arg)?;
            func.dfg.switch_tables[table].get(index as usize).copied()
        }
        _ => None,
    }
}

/// The branches and switches that go one way only.
fn decided_branches(func: &Function) -> impl Iterator<Item = Inst> + '_ {
    let blocks = func.layout.blocks().iter();
    let ends = blocks.filter_map(|&block| func.terminator(block));
    ends.filter(|&inst| decided(func, inst).is_some())
}

/// Whether a branch or switch goes one way only.
pub(super) fn has_decided_branch(func: &Function) -> bool {
    decided_branches(func).next().is_some()
}

/// Whether lanes that part at some branch meet elsewhere than they did.
fn moves(func: &Function, before: &PostDominatorTree<Block>) -> bool {
    let graph = Cfg::new(func);
    let after = PostDominatorTree::new(&graph);
    let mut branches = reverse_post_order(&graph)
        .into_iter()
        .filter(|&block| graph.succs(block).len() > 1);
    branches.any(|block| before.ipdom(block) != after.ipdom(block))
}

/// Takes blocks without a path from the entry out of the layout.
pub(super) fn remove_unreachable(func: &mut Function) -> usize {
    let reachable = reverse_post_order(&Cfg::new(func));
    let before = func.layout.blocks().len();
    if reachable.len() == before {
        return 0;
    }
    let mut keep = vec![false; func.dfg.num_blocks()];
    for block in reachable {
        keep[block.index()] = true;
    }
    let order: Vec<Block> = func
        .layout
        .blocks()
        .iter()
        .copied()
        .filter(|b| keep[b.index()])
        .collect();
    let removed = before - order.len();
    func.layout.set_order(order);
    removed
}

/// Appends a block to its predecessor if neither has another neighbour on that side.
fn join_straight_lines(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut edges: SecondaryMap<Block, u32> = sized(func.dfg.num_blocks());
    for &block in func.layout.blocks() {
        for call in func.successor_calls(block) {
            edges[call.block] += 1;
        }
    }
    let mut gone: SecondaryMap<Block, bool> = sized(func.dfg.num_blocks());
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        if gone[block] {
            continue;
        }
        while let Some(inst) = func.terminator(block) {
            let InstructionData::Jump {
                opcode: Opcode::Jump,
                target,
            } = *func.dfg.inst(inst)
            else {
                break;
            };
            let next = target.block;
            if next == block || edges[next] != 1 || !context.burn() {
                break;
            }
            let args = func.dfg.call_args(&target).to_vec();
            let params = func.dfg.block_params(next).to_vec();
            for (param, arg) in params.into_iter().zip(args) {
                func.dfg.make_alias(param, arg);
            }
            func.dfg.retain_block_params(next, |_| false);
            let mut tail = std::mem::take(func.layout.insts_mut(next));
            let insts = func.layout.insts_mut(block);
            insts.pop();
            insts.append(&mut tail);
            gone[next] = true;
            changes += 1;
        }
    }
    if changes > 0 {
        let order = func
            .layout
            .blocks()
            .iter()
            .copied()
            .filter(|&b| !gone[b])
            .collect();
        func.layout.set_order(order);
        func.resolve_all_aliases();
    }
    changes
}

/// Edges to blocks that only jump on go where those jump.
fn skip_empty_blocks(func: &mut Function, context: &mut Context<'_>) -> usize {
    // Most functions have none.
    let jumps = |&block: &Block| only_jump(func, block).is_some();
    if !func.layout.blocks().iter().any(jumps) {
        return 0;
    }
    let graph = Cfg::new(func);
    let order = reverse_post_order(&graph);
    if !all_end(&graph, &order) {
        return 0;
    }
    let mut edges = JumpEdges::new(func);
    let mut uses = Uses::new(func);
    let mut groups = Groups::default();
    let mut changes = 0;
    // Targets first, so that an edge along a chain of empty blocks moves once.
    for &block in order.iter().rev() {
        let Some(onward) = empty(func, block, &uses).filter(|_| block != graph.entry()) else {
            continue;
        };
        let params = func.dfg.block_params(block).to_vec();
        // The edges of a switch to this block are one group of lanes, and stay one.
        let mut decided: Vec<(Inst, bool)> = Vec::new();
        for (inst, index) in edges.take(block) {
            let given = func.dfg.call_args(&func.dfg.targets(inst)[index]).to_vec();
            let args: Vec<Value> = func
                .dfg
                .call_args(&onward)
                .iter()
                .map(|arg| params.iter().position(|p| p == arg).map_or(*arg, |i| given[i]))
                .collect();
            let known = decided.iter().find(|(known, _)| *known == inst);
            let goes = !repeats(func, inst, index, onward.block, &args)
                && match known {
                    Some((_, goes)) => *goes,
                    None => groups.stay(func, &graph, inst, (block, onward.block)) && context.burn(),
                };
            if matches!(func.dfg.inst(inst), InstructionData::Switch { .. }) {
                decided.push((inst, goes));
            }
            if !goes {
                edges.add(block, (inst, index));
                continue;
            }
            uses.change(&given, &args);
            let list = func.dfg.make_list(&args);
            func.dfg.targets_mut(inst)[index] = BlockCall {
                block: onward.block,
                args: list,
            };
            edges.add(onward.block, (inst, index));
            changes += 1;
        }
    }
    changes
}

/// What tells whether lanes that part at a switch would be together too early; found out when it is asked.
#[derive(Default)]
struct Groups {
    /// Nothing, if no cross-lane operation can tell.
    meets: Option<Option<Meets>>,
}

/// Where lanes that part at terminators meet.
struct Meets {
    tree: PostDominatorTree<Block>,
    blocks: FxHashMap<Inst, Block>,
}

impl Groups {
    /// Whether lanes that part at a terminator are the same groups until they meet, if its edges to one block go to another one instead.
    fn stay(&mut self, func: &Function, graph: &Cfg, inst: Inst, (from, to): (Block, Block)) -> bool {
        if !matches!(func.dfg.inst(inst), InstructionData::Switch { .. }) {
            return true;
        }
        let targets = func.dfg.targets(inst);
        // What another edge leads to would be of two groups; edges with different arguments do not all go.
        let joins = targets.iter().any(|call| call.block == to);
        let mut moved = targets.iter().filter(|call| call.block == from);
        let first = moved.next().map(|call| func.dfg.call_args(call));
        let parts = moved.any(|call| Some(func.dfg.call_args(call)) != first);
        if !joins && !parts {
            return true;
        }
        let meets = self.meets.get_or_insert_with(|| {
            let mut insts = func.layout.iter();
            let tell = insts.any(|(_, inst)| func.may_cross_lanes(inst));
            let ends = func.layout.blocks().iter();
            let ends = ends.filter_map(|&block| Some((func.terminator(block)?, block)));
            tell.then(|| Meets {
                tree: PostDominatorTree::new(graph),
                blocks: ends.collect(),
            })
        });
        // Blocks that edges no longer lead to are empty: others post-dominate what they did.
        meets.as_ref().is_none_or(|Meets { tree, blocks }| {
            blocks
                .get(&inst)
                .is_some_and(|&block| tree.post_dominates(to, block))
        })
    }
}

/// The edges to blocks that only jump on, by the terminators that they leave and the numbers of the targets there.
struct JumpEdges(FxHashMap<Block, Vec<(Inst, usize)>>);

impl JumpEdges {
    fn new(func: &Function) -> JumpEdges {
        let blocks = func.layout.blocks().iter().copied();
        let jumps = blocks.clone().filter(|&block| only_jump(func, block).is_some());
        let mut edges = JumpEdges(jumps.map(|block| (block, Vec::new())).collect());
        for inst in blocks.filter_map(|block| func.terminator(block)) {
            for (index, call) in func.dfg.targets(inst).iter().enumerate() {
                edges.add(call.block, (inst, index));
            }
        }
        edges
    }

    /// Nobody asks for the edges to other blocks.
    fn add(&mut self, block: Block, edge: (Inst, usize)) {
        if let Some(edges) = self.0.get_mut(&block) {
            edges.push(edge);
        }
    }

    fn take(&mut self, block: Block) -> Vec<(Inst, usize)> {
        self.0.get_mut(&block).map(std::mem::take).unwrap_or_default()
    }
}

/// How often each value is read. Only of the parameters of blocks that only jump on somebody asks that: if they have none, nothing is counted.
struct Uses(Option<SecondaryMap<Value, u32>>);

impl Uses {
    fn new(func: &Function) -> Uses {
        let mut jumps = func
            .layout
            .blocks()
            .iter()
            .filter(|&&block| only_jump(func, block).is_some());
        if jumps.all(|&block| func.dfg.block_params(block).is_empty()) {
            return Uses(None);
        }
        let mut uses: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
        for (_, inst) in func.layout.iter() {
            for value in func.dfg.uses(inst) {
                uses[value] += 1;
            }
        }
        Uses(Some(uses))
    }

    fn of(&self, value: Value) -> usize {
        self.0.as_ref().map_or(0, |uses| uses[value] as usize)
    }

    /// An edge passes other values than before.
    fn change(&mut self, before: &[Value], after: &[Value]) {
        let Some(uses) = &mut self.0 else { return };
        before.iter().for_each(|&value| uses[value] -= 1);
        after.iter().for_each(|&value| uses[value] += 1);
    }
}

/// Where a block jumps that does nothing else.
fn only_jump(func: &Function, block: Block) -> Option<BlockCall> {
    let &[inst] = func.layout.insts(block) else {
        return None;
    };
    match *func.dfg.inst(inst) {
        InstructionData::Jump {
            opcode: Opcode::Jump,
            target,
        } => Some(target),
        _ => None,
    }
}

/// Where a block jumps that does nothing else and whose parameters nobody else reads.
fn empty(func: &Function, block: Block, uses: &Uses) -> Option<BlockCall> {
    let target = only_jump(func, block)?;
    let args = func.dfg.call_args(&target);
    let own = |param: &Value| {
        let here = args.iter().filter(|&arg| arg == param).count();
        uses.of(*param) == here
    };
    (target.block != block && func.dfg.block_params(block).iter().all(own)).then_some(target)
}

/// Whether another edge of the terminator goes to the block with arguments that cannot become selects.
fn repeats(func: &Function, inst: Inst, index: usize, target: Block, args: &[Value]) -> bool {
    let selectable = matches!(func.dfg.inst(inst), InstructionData::Branch { .. });
    func.dfg.targets(inst).iter().enumerate().any(|(i, call)| {
        if i == index || call.block != target {
            return false;
        }
        let others = func.dfg.call_args(call);
        if !selectable {
            return others != args;
        }
        registers_to_select(func, others, args).is_none()
    })
}

/// Registers of 32 bits that selecting between arguments takes; nothing if there are too many, or some cannot be selected.
fn registers_to_select(func: &Function, yes: &[Value], no: &[Value]) -> Option<u32> {
    let different = yes.iter().zip(no).filter(|(a, b)| a != b);
    let types = different.map(|(&a, _)| func.dfg.value_type(a));
    let registers = types.map(|ty| may_select(ty).then(|| ty.bytes().div_ceil(4).max(1)));
    let registers: Vec<u32> = registers.collect::<Option<_>>()?;
    (registers.len() <= MAX_SELECTS).then(|| registers.iter().sum())
}

/// The same of two ways to one block.
pub(super) fn selects(func: &Function, [yes, no]: &[BlockCall; 2]) -> Option<u32> {
    registers_to_select(func, func.dfg.call_args(yes), func.dfg.call_args(no))
}

/// Whether machines select values of a type in a few instructions.
pub(super) fn may_select(ty: Type) -> bool {
    [Type::B1, Type::I32, Type::I64, Type::F32, Type::F64].contains(&ty)
}

/// A branch to one block on both sides becomes a jump with selected arguments.
fn merge_equal_targets(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let Some(inst) = func.terminator(block) else {
            continue;
        };
        let InstructionData::Branch {
            opcode: Opcode::Branch,
            arg: cond,
            targets: [yes, no],
            ..
        } = *func.dfg.inst(inst)
        else {
            continue;
        };
        if yes.block != no.block
            || repeats(func, inst, 0, yes.block, func.dfg.call_args(&yes))
            || !context.burn()
        {
            continue;
        }
        func.layout.insts_mut(block).pop();
        let target = select_arguments(func, block, inst, cond, &[yes, no]);
        *func.dfg.inst_mut(inst) = jump(target);
        func.layout.append_inst(inst, block);
        changes += 1;
    }
    changes
}

/// Selects, at the end of a block, between the arguments of two ways to one block, of which the first is taken where `condition` holds. `from` says the line.
pub(super) fn select_arguments(
    func: &mut Function,
    block: Block,
    from: Inst,
    condition: Value,
    [yes, no]: &[BlockCall; 2],
) -> BlockCall {
    let pairs = func.dfg.call_args(yes).iter().copied();
    let pairs: Vec<(Value, Value)> = pairs.zip(func.dfg.call_args(no).iter().copied()).collect();
    let select = |(a, b)| match a == b {
        true => a,
        false => select(func, block, from, condition, a, b),
    };
    let args: Vec<Value> = pairs.into_iter().map(select).collect();
    func.dfg.block_call(yes.block, &args)
}

/// `cond ? a : b` at the end of a block; of truth values by logic.
pub(super) fn select(
    func: &mut Function,
    block: Block,
    from: Inst,
    cond: Value,
    a: Value,
    b: Value,
) -> Value {
    let ty = func.dfg.value_type(a);
    let loc = func.dfg.locs[from];
    let mut at = func.at_end(block).with_loc(loc);
    if ty != Type::B1 {
        return at.select(ty, cond, a, b);
    }
    let yes = at.band(ty, cond, a);
    let complement = at.bnot(ty, cond);
    let no = at.band(ty, complement, b);
    at.bor(ty, yes, no)
}

/// Whether every block has a path to a block without successors.
pub(super) fn all_end(graph: &Cfg, order: &[Block]) -> bool {
    let mut ends = vec![false; graph.num_nodes()];
    let mut work: Vec<Block> = order
        .iter()
        .copied()
        .filter(|&b| graph.succs(b).is_empty())
        .collect();
    let mut found = 0;
    for block in &work {
        ends[block.index()] = true;
    }
    while let Some(block) = work.pop() {
        found += 1;
        for &pred in graph.preds(block) {
            if !std::mem::replace(&mut ends[pred.index()], true) {
                work.push(pred);
            }
        }
    }
    found >= order.len()
}
