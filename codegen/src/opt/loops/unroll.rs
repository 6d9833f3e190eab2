//! Full unrolling of small loops that run a known number of times.
//!
//! A loop is replaced by as many copies of its body as it has [iterations](super::trips). Its own blocks become the last copy, so that what is read
//! behind the loop stays; copies for the iterations before it stand in front. In each the branch that leaves the loop becomes a jump.
//!
//! Of loops in loops the outermost one that is small enough (`cost`) with all within it goes first; those within its copies go when the
//! pass runs again, after their bounds have become constants.
//!
//! # Why lanes stay together
//! The branch that counts parts no lanes: all that are still in the loop leave it by that branch in the same iteration. A copy is run by the lanes that
//! ran its iteration: they came to the header together or not at all, as before. Of loops with communication operations only those are copied that have
//! no others but work-group barriers and fences, in every iteration (`cost`). The pass says which copy is which iteration's
//! ([`Certificate`](crate::verify::Certificate)), and the check after it proves that each lane comes to the operations that it came to (I1).
//!
//! - Where that is the only way out, immediate post-dominators of branches outside stay, because a loop is entered and left at one place, and so do those
//!   within a copy, because every way through an iteration passes the branch that went.
//! - Where there are other ways out (`closed`), lanes leave by these in any iteration. All copies leave for the same blocks, so that these lanes meet where
//!   they met.
//!
//! Branches in all copies are new instructions, also in the last one: none is the one that was there before.
//!
//! Cost: linear in the function and in what is copied, which [`Growth`] bounds.

use super::closed;
use super::cost::{Nest, Scratch};
use super::trips::Graphs;
use crate::analysis::alias::Aliases;
use crate::analysis::cfg::Graph;
use crate::analysis::{Loop, LoopTree};
use crate::ir::{
    Block, BlockCall, DataFlowGraph, Function, Inst, InstructionData, Opcode, Type, Value,
    remove_redundant_params,
};
use crate::maps::sized;
use crate::opt::{Context, cfg};
use crate::verify::UnrolledLoop;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::cell::OnceCell;

/// Loops in each other within a loop that may be unrolled as a whole: each of them is looked at anew for each around it.
const MAX_NESTED: u32 = 8;

/// Instructions that unrolling may leave in any function, beside four times what it has.
const GROWTH: u32 = 7000;

/// Instructions that unrolling may still leave in a function more than there were.
#[derive(Clone, Copy, Debug)]
pub struct Growth {
    free: u32,
    /// What loops within loops that were unrolled are known to need.
    reserved: u32,
}

impl Growth {
    /// For a function before any of its loops is unrolled.
    pub fn of(func: &Function) -> Growth {
        let size = u32::try_from(func.num_placed_insts()).unwrap_or(u32::MAX);
        Growth {
            free: size.saturating_mul(4).saturating_add(GROWTH),
            reserved: 0,
        }
    }

    /// Takes what a loop leaves. If there are loops in it, they will ask again.
    fn take(&mut self, left: u32, again: bool) -> bool {
        if left <= self.reserved {
            self.reserved -= if again { 0 } else { left };
            return true;
        }
        let enough = left <= self.free;
        if enough {
            self.free -= left;
            self.reserved += if again { left } else { 0 };
        }
        enough
    }
}

/// Most instructions of all copies of a loop before anything is folded.
const MAX_COPIED: usize = 20_000;

/// A loop to be unrolled.
struct Plan {
    which: Loop,
    trips: u32,
    exit: super::trips::Exit,
    /// Whether there are communication operations in it.
    communicates: bool,
}

/// Unrolls loops; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut growth = Growth::of(func);
    run_within(func, context, &mut growth)
}

/// As [`run`], with a limit that several runs share.
pub fn run_within(func: &mut Function, context: &mut Context<'_>, growth: &mut Growth) -> usize {
    if func.layout.entry().is_none() {
        return 0;
    }
    let graphs = Graphs::new(func);
    if graphs.tree.inner_first().next().is_none() {
        return 0;
    }
    let mut plans = plan(func, &graphs, context, growth);
    closed::close(func, &graphs, &mut plans, |plan| plan.which);
    let mut copies: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
    let mut values = Copies::of(func);
    for plan in &plans {
        let mut unrolling = Unrolling::new(&graphs.tree, plan.which, plan.exit, &mut values);
        let entering: Vec<Block> = graphs.cfg.preds(unrolling.header).to_vec();
        unrolling.unroll(func, plan.trips, &entering);
        if plan.communicates {
            context.certificate.add(UnrolledLoop {
                branch: plan.exit.branch,
                trips: plan.trips,
                copies: unrolling.operations,
            });
        }
        copies.insert(unrolling.header, unrolling.new);
    }
    if plans.is_empty() {
        return 0;
    }
    let mut order = Vec::with_capacity(func.dfg.num_blocks());
    for &block in func.layout.blocks() {
        order.extend(copies.remove(&block).unwrap_or_default());
        order.push(block);
    }
    func.layout.set_order(order);
    cfg::remove_unreachable(func);
    remove_redundant_params(func);
    plans.len()
}

/// The loops to unroll: none is inside another.
fn plan(func: &Function, graphs: &Graphs, context: &mut Context<'_>, growth: &mut Growth) -> Vec<Plan> {
    let (aliases, module) = (OnceCell::new(), context.module);
    let variables = || {
        let module = module?;
        Some((aliases.get_or_init(|| Aliases::new(func, module)), module))
    };
    let mut plans = Vec::new();
    let mut values = Scratch::new(func);
    let heights = heights(&graphs.tree);
    let mut work: Vec<Loop> = graphs.tree.outermost_loops().collect();
    while let Some(which) = work.pop() {
        if heights[which] > MAX_NESTED {
            work.extend_from_slice(&graphs.tree.data(which).children);
            continue;
        }
        let nest = Nest::new(func, graphs, &variables, which, &mut values);
        let communicates = nest.as_ref().is_some_and(Nest::communicates);
        let unrolled = nest.and_then(|nest| nest.trips());
        let size: usize = graphs
            .tree
            .blocks(which)
            .iter()
            .map(|&block| func.layout.insts(block).len())
            .sum();
        let inner = &graphs.tree.data(which).children;
        match unrolled {
            Some((trips, left, exit))
                if size * trips as usize <= MAX_COPIED
                    && growth.take(left, !inner.is_empty())
                    && context.burn() =>
            {
                plans.push(Plan {
                    which,
                    trips,
                    exit,
                    communicates,
                });
            }
            _ => work.extend_from_slice(inner),
        }
    }
    plans
}

/// How many loops stand in each other within a loop.
fn heights(tree: &LoopTree) -> SecondaryMap<Loop, u32> {
    let mut heights: SecondaryMap<Loop, u32> = SecondaryMap::new();
    for which in tree.inner_first() {
        if let Some(parent) = tree.data(which).parent {
            heights[parent] = heights[parent].max(heights[which] + 1);
        }
    }
    heights
}

/// Copies of values. One map serves all loops of a function: to make one for each would take as long as the function is, each time.
pub(super) struct Copies {
    of: SecondaryMap<Value, PackedOption<Value>>,
    /// The values that have one.
    set: Vec<Value>,
}

impl Copies {
    /// None yet, of the values of a function.
    pub(super) fn of(func: &Function) -> Copies {
        Copies {
            of: sized(func.dfg.num_values()),
            set: Vec::new(),
        }
    }

    /// The copy of a value, or the value itself if it has none.
    fn get(&self, value: Value) -> Value {
        self.of[value].expand().unwrap_or(value)
    }

    /// From now on this is the copy of a value.
    pub(super) fn set(&mut self, value: Value, copy: Value) {
        if self.of[value].is_none() {
            self.set.push(value);
        }
        self.of[value] = copy.into();
    }

    /// No value has a copy any more.
    pub(super) fn clear(&mut self) {
        for value in self.set.drain(..) {
            self.of[value] = None.into();
        }
    }
}

/// Copies of a loop's body in the making.
pub(super) struct Unrolling<'a> {
    tree: &'a LoopTree,
    which: Loop,
    header: Block,
    blocks: Vec<Block>,
    exit: super::trips::Exit,
    /// The blocks of all copies but the last, in order.
    pub new: Vec<Block>,
    /// Copies of communication operations, with the operation and the number of the copy.
    operations: Vec<(Inst, Inst, u32)>,
    /// Copies that there are.
    made: u32,
    /// Of the loop's values, those of the copy at hand.
    values: &'a mut Copies,
}

impl<'a> Unrolling<'a> {
    /// Of a loop, before any copy is made.
    pub(super) fn new(
        tree: &'a LoopTree,
        which: Loop,
        exit: super::trips::Exit,
        values: &'a mut Copies,
    ) -> Unrolling<'a> {
        // What is read of other loops are their own values.
        values.clear();
        Unrolling {
            blocks: tree.blocks(which),
            tree,
            which,
            header: tree.data(which).header,
            exit,
            new: Vec::new(),
            operations: Vec::new(),
            made: 0,
            values,
        }
    }

    fn unroll(&mut self, func: &mut Function, trips: u32, preds: &[Block]) {
        let out = func.dfg.targets(self.exit.branch)[self.exit.out];
        let stay = func.dfg.targets(self.exit.branch)[1 - self.exit.out];
        let size: usize = self
            .blocks
            .iter()
            .map(|&block| func.layout.insts(block).len())
            .sum();
        func.dfg.reserve_insts(size * trips as usize);
        let headers: Vec<Block> = (1..trips)
            .map(|_| func.dfg.make_block())
            .chain([self.header])
            .collect();
        for pair in headers.windows(2) {
            self.copy(func, pair[0], pair[1], stay);
        }
        for &pred in preds {
            if !self.tree.contains(self.which, pred)
                && let Some(inst) = func.terminator(pred)
            {
                for call in func.dfg.targets_mut(inst) {
                    if call.block == self.header {
                        call.block = headers[0];
                    }
                }
            }
        }
        self.become_last(func, out);
    }

    /// Makes the copy of one iteration, which goes on to the header of the next one.
    pub(super) fn copy(&mut self, func: &mut Function, header: Block, next: Block, stay: BlockCall) {
        let mut blocks: FxHashMap<Block, Block> = FxHashMap::default();
        for &from in &self.blocks {
            let to = match from == self.header {
                true => header,
                false => func.dfg.make_block(),
            };
            blocks.insert(from, to);
            self.new.push(to);
            for index in 0..func.dfg.block_params(from).len() {
                let param = func.dfg.block_params(from)[index];
                let ty = func.dfg.value_type(param);
                self.values.set(param, func.dfg.append_block_param(to, ty));
            }
        }
        // From now on an edge to the header leads to the next copy.
        blocks.insert(self.header, next);
        for index in 0..self.blocks.len() {
            let from = self.blocks[index];
            let to = match from == self.header {
                true => header,
                false => blocks[&from],
            };
            let count = func.layout.insts(from).len();
            func.layout.insts_mut(to).reserve_exact(count);
            for at in 0..count {
                let inst = func.layout.insts(from)[at];
                let data = match inst == self.exit.branch {
                    true => jump(stay),
                    false => *func.dfg.inst(inst),
                };
                let new = copy_inst(func, inst, data, &blocks, self.values);
                func.layout.append_inst(new, to);
                if func.may_communicate(inst) {
                    self.operations.push((new, inst, self.made));
                }
            }
        }
        self.made += 1;
    }

    /// Makes the loop's own blocks the last iteration.
    fn become_last(&self, func: &mut Function, out: BlockCall) {
        for &block in &self.blocks {
            let Some(inst) = func.terminator(block) else {
                continue;
            };
            let data = match inst == self.exit.branch {
                true => jump(out),
                false if func.dfg.targets(inst).len() > 1 => *func.dfg.inst(inst),
                false => continue,
            };
            let new = func.dfg.make_inst(data, func.dfg.ctrl_type(inst), Some(&[]));
            func.dfg.locs[new] = func.dfg.locs[inst];
            let insts = func.layout.insts_mut(block);
            insts.pop();
            insts.push(new);
        }
    }
}

fn jump(target: BlockCall) -> InstructionData {
    InstructionData::Jump {
        opcode: Opcode::Jump,
        target,
    }
}

/// Makes an instruction like `inst`, but with `data`, whose operands and targets are those of the original.
pub(super) fn copy_inst(
    func: &mut Function,
    inst: Inst,
    data: InstructionData,
    blocks: &FxHashMap<Block, Block>,
    values: &mut Copies,
) -> Inst {
    let dfg = &mut func.dfg;
    let mut types: SmallVec<[Type; 4]> = SmallVec::new();
    for &result in dfg.results(inst) {
        types.push(dfg.value_type(result));
    }
    let new = dfg.make_inst(data, dfg.ctrl_type(inst), Some(&types));
    dfg.locs[new] = dfg.locs[inst];
    let copy_of = |dfg: &DataFlowGraph, value: Value| values.get(dfg.resolve(value));
    if dfg.owns_uses(new) {
        for index in 0..dfg.args(new).len() {
            let copy = copy_of(dfg, dfg.args(new)[index]);
            dfg.args_mut(new)[index] = copy;
        }
    } else {
        let args: SmallVec<[Value; 8]> = dfg.args(new).iter().map(|&arg| copy_of(dfg, arg)).collect();
        let mut calls: SmallVec<[BlockCall; 2]> = SmallVec::new();
        for index in 0..dfg.targets(new).len() {
            let call = dfg.targets(new)[index];
            let passed = dfg.call_args(&call).iter().map(|&arg| copy_of(dfg, arg));
            let passed: SmallVec<[Value; 8]> = passed.collect();
            let block = blocks.get(&call.block).copied().unwrap_or(call.block);
            calls.push(dfg.block_call(block, &passed));
        }
        dfg.set_own_uses(new, &args, &calls);
    }
    for index in 0..types.len() {
        values.set(dfg.results(inst)[index], dfg.results(new)[index]);
    }
    new
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{Cfg, DominatorTree, LoopTree};
    use crate::ir::text::parse_module;
    use std::fmt::Write;

    /// So many loops one after the other, each of 20 iterations of 19 products.
    fn loops(count: u32) -> String {
        let mut text = String::from(
            "function %f {\nblock0(v0: i32):\n v1 = iconst.i32 0\n v2 = iconst.i32 1\n v3 = iconst.i32 20\n jump block1(v1, v0)\n",
        );
        for number in 1..=count {
            let v = number * 100;
            writeln!(text, "block{number}(v{v}: i32, v{}: i32):", v + 1).unwrap();
            for product in 2..21 {
                let last = v + product - 1;
                writeln!(text, " v{} = imul.i32 v{last}, v{last}", v + product).unwrap();
            }
            let (next, test, product) = (v + 30, v + 31, v + 20);
            writeln!(
                text,
                " v{next} = iadd.i32 v{v}, v2\n v{test} = icmp.slt v{next}, v3"
            )
            .unwrap();
            let on = match number == count {
                true => format!("block{}", count + 1),
                false => format!("block{}(v1, v{product})", number + 1),
            };
            writeln!(text, " branch v{test}, block{number}(v{next}, v{product}), {on}").unwrap();
        }
        writeln!(text, "block{}:\n return v{}\n}}", count + 1, count * 100 + 20).unwrap();
        text
    }

    #[test]
    fn what_unrolling_leaves_is_bounded() {
        let module = parse_module(&loops(40)).unwrap_or_else(|errors| panic!("{}", errors[0]));
        let (_, func) = module.defined().next().expect("a function");
        let mut func = func.clone();
        let before = func.num_placed_insts();
        let unrolled = run(&mut func, &mut Context::new(Some(&module)));
        // Each leaves its products.
        assert_eq!(unrolled, (4 * before + GROWTH as usize) / (20 * 19));
        let cfg = Cfg::new(&func);
        let tree = LoopTree::new(&cfg, &DominatorTree::new(&cfg));
        assert_eq!(tree.inner_first().count(), 40 - unrolled);
        assert!(func.num_placed_insts() <= before + unrolled * 20 * 22);
    }

    #[test]
    fn without_fuel_nothing_is_unrolled() {
        let module = parse_module(&loops(2)).unwrap_or_else(|errors| panic!("{}", errors[0]));
        let (_, func) = module.defined().next().expect("a function");
        for fuel in 0..3 {
            let mut func = func.clone();
            let mut context = Context {
                fuel,
                ..Context::new(Some(&module))
            };
            assert_eq!(run(&mut func, &mut context) as u64, fuel);
        }
    }
}
