//! How often loops run: the exit test is executed at compile time.
//!
//! A loop is *counted* if
//! - **T1** a branch that leaves it runs once in each iteration: in no loop within this one, on every way to a latch;
//! - **T2** its condition follows from constants and from parameters of the header that begin as constants, by operations that constant folding knows,
//!   and so does what the latches pass for these parameters.
//!
//! That covers sums, shifts and products alike, and bounds that an outer loop gives once its iteration is known. If no other edge leaves such a loop
//! ([`only_exit`]), all lanes leave it in the same iteration; else some may leave it before.
//!
//! Cost: the instructions that the condition depends on, once per iteration.

use crate::analysis::cfg::{Cfg, Graph};
use crate::analysis::{DominatorTree, Loop, LoopTree};
use crate::ir::incoming::Incoming;
use crate::ir::{Block, Function, Inst, InstructionData, Opcode, Value, ValueDef};
use crate::opt::fold::{constant, fold_with};
use rustc_hash::{FxHashMap, FxHashSet};

/// Instructions that a condition may depend on.
const MAX_SLICE: usize = 64;

/// What the analysis of loops needs.
#[derive(Debug)]
pub struct Graphs {
    /// Predecessors and successors.
    pub cfg: Cfg,
    /// Dominators.
    pub dom: DominatorTree<Block>,
    /// The loops.
    pub tree: LoopTree,
    /// The edges into each block.
    pub(super) edges: Incoming,
}

impl Graphs {
    /// Those of a function with an entry.
    pub fn new(func: &Function) -> Graphs {
        let cfg = Cfg::new(func);
        let dom = DominatorTree::new(&cfg);
        Graphs {
            tree: LoopTree::new(&cfg, &dom),
            edges: Incoming::new(&func.dfg, &func.layout),
            cfg,
            dom,
        }
    }
}

/// A way out of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit {
    /// The block that ends with the branch.
    pub block: Block,
    /// The branch.
    pub branch: Inst,
    /// The number of its target outside.
    pub out: usize,
}

/// Ways out of a loop that are looked at.
const MAX_EXITS: usize = 4;

/// The ways out of a loop, each by a branch with one target outside; none if there are others, or too many.
fn exits(func: &Function, graphs: &Graphs, which: Loop) -> Option<Vec<Exit>> {
    let (tree, data) = (&graphs.tree, graphs.tree.data(which));
    if data.irreducible {
        return None;
    }
    let mut found = Vec::new();
    for block in tree.blocks(which) {
        let leaves = |succ: &&Block| !tree.contains(which, **succ);
        let out = graphs.cfg.succs(block).iter().filter(leaves).count();
        if out == 0 {
            continue;
        }
        let branch = func.terminator(block)?;
        let InstructionData::Branch {
            opcode: Opcode::Branch,
            targets,
            ..
        } = func.dfg.inst(branch)
        else {
            return None;
        };
        if out > 1 || found.len() == MAX_EXITS {
            return None;
        }
        let out = targets
            .iter()
            .position(|call| !tree.contains(which, call.block))?;
        found.push(Exit { block, branch, out });
    }
    Some(found)
}

/// Whether a way out is passed once in each iteration.
fn each_time(graphs: &Graphs, which: Loop, block: Block) -> bool {
    let latches = &graphs.tree.data(which).latches;
    graphs.tree.innermost(block) == Some(which)
        && latches.iter().all(|&latch| graphs.dom.dominates(block, latch))
}

/// The way out, if T1 holds and there is no other.
pub fn only_exit(func: &Function, graphs: &Graphs, which: Loop) -> Option<Exit> {
    match exits(func, graphs, which)?[..] {
        [exit] if each_time(graphs, which, exit.block) => Some(exit),
        _ => None,
    }
}

/// Whether a loop is left at several places.
pub(super) fn leaves_early(func: &Function, graphs: &Graphs, which: Loop) -> bool {
    exits(func, graphs, which).is_some_and(|exits| exits.len() > 1)
}

/// The constants that parameters of headers have in some iteration.
pub type Known = FxHashMap<Value, u64>;

/// A counted loop as it runs.
#[derive(Clone, Debug)]
pub struct Iterations<'f> {
    func: &'f Function,
    exit: Exit,
    /// Parameters of the header that the condition depends on, and others from which loops within may count, with what the latches pass.
    params: Vec<(Value, Value)>,
    /// The instructions that the condition and what the latches pass depend on, operands first.
    slice: Vec<Inst>,
    /// What is known in this iteration, of loops around too.
    known: Known,
    /// The same with what the slice computes.
    values: Known,
}

impl<'f> Iterations<'f> {
    /// The first iteration, where `outer` is known of loops around.
    pub fn begin(func: &'f Function, graphs: &Graphs, which: Loop, outer: &Known) -> Option<Iterations<'f>> {
        let exits = exits(func, graphs, which)?;
        let mut counted = exits.iter().filter(|exit| each_time(graphs, which, exit.block));
        counted.find_map(|&exit| Iterations::begin_at(func, graphs, (which, exit), outer))
    }

    fn begin_at(
        func: &'f Function,
        graphs: &Graphs,
        (which, exit): (Loop, Exit),
        outer: &Known,
    ) -> Option<Iterations<'f>> {
        let mut iterations = Iterations {
            func,
            exit,
            params: Vec::new(),
            slice: Vec::new(),
            known: outer.clone(),
            values: Known::default(),
        };
        let mut seen = FxHashSet::default();
        let condition = func.dfg.args(exit.branch)[0];
        iterations.add(graphs, which, (condition, outer), &mut seen)?;
        // Loops within may count from what this one does not end by.
        if !graphs.tree.data(which).children.is_empty() {
            let header = graphs.tree.data(which).header;
            for (index, &param) in func.dfg.block_params(header).iter().enumerate() {
                let begins_known = |(first, _): (Value, Value)| bits_of(func, first, outer).is_some();
                if func.dfg.value_type(param).is_float()
                    || seen.contains(&param)
                    || !arguments(func, graphs, which, index).is_some_and(begins_known)
                {
                    continue;
                }
                let (before, seen_before) = (iterations.clone(), seen.clone());
                if iterations.add(graphs, which, (param, outer), &mut seen).is_none() {
                    (iterations, seen) = (before, seen_before);
                }
            }
        }
        iterations.evaluate()?;
        Some(iterations)
    }

    /// Adds what a value depends on, where `outer` is known. If it does not follow from constants, what was added is of no use.
    fn add(
        &mut self,
        graphs: &Graphs,
        which: Loop,
        (value, outer): (Value, &Known),
        seen: &mut FxHashSet<Value>,
    ) -> Option<()> {
        let func = self.func;
        let header = graphs.tree.data(which).header;
        let mut roots = vec![value];
        let mut firsts = Vec::new();
        while let Some(root) = roots.pop() {
            let params = &mut self.params;
            let mut leaf = |value: Value| match func.dfg.value_def(value) {
                ValueDef::Param(block, index) if block == header => {
                    let (first, next) = arguments(func, graphs, which, index)?;
                    firsts.push((value, first));
                    params.push((value, next));
                    roots.push(next);
                    Some(())
                }
                _ => outer.get(&value).map(|_| ()),
            };
            add_slice(func, root, seen, &mut leaf, &mut self.slice)?;
        }
        let mut begin = outer.clone();
        for (param, first) in firsts {
            let (mut slice, mut seen) = (Vec::new(), FxHashSet::default());
            let mut leaf = |value: Value| outer.get(&value).map(|_| ());
            add_slice(func, first, &mut seen, &mut leaf, &mut slice)?;
            evaluate(func, &slice, &mut begin)?;
            self.known.insert(param, bits_of(func, first, &begin)?);
        }
        Some(())
    }

    /// The way out.
    pub fn exit(&self) -> Exit {
        self.exit
    }

    /// What is known in this iteration.
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// Whether this iteration is the last one.
    pub fn is_last(&self) -> Option<bool> {
        let condition = self.func.dfg.args(self.exit.branch)[0];
        let holds = bits_of(self.func, condition, &self.values)? != 0;
        Some(holds == (self.exit.out == 0))
    }

    /// Goes to the next iteration.
    pub fn advance(&mut self) -> Option<()> {
        for index in 0..self.params.len() {
            let (param, next) = self.params[index];
            let bits = bits_of(self.func, next, &self.values)?;
            self.known.insert(param, bits);
        }
        self.evaluate()
    }

    fn evaluate(&mut self) -> Option<()> {
        self.values.clone_from(&self.known);
        evaluate(self.func, &self.slice, &mut self.values)
    }
}

/// Adds the instructions that a value depends on, operands first, down to constants and what `leaf` knows.
fn add_slice(
    func: &Function,
    root: Value,
    seen: &mut FxHashSet<Value>,
    leaf: &mut dyn FnMut(Value) -> Option<()>,
    slice: &mut Vec<Inst>,
) -> Option<()> {
    let dfg = &func.dfg;
    // A value, and whether its operands are in the slice.
    let mut work = vec![(dfg.resolve(root), false)];
    while let Some((value, ready)) = work.pop() {
        if ready {
            slice.push(dfg.defining_inst(value)?);
            continue;
        }
        if !seen.insert(value) || constant(dfg, value).is_some() {
            continue;
        }
        match dfg.defining_inst(value) {
            Some(inst) if dfg.opcode(inst).info().evaluates => {
                if slice.len() + work.len() >= MAX_SLICE {
                    return None;
                }
                work.push((value, true));
                work.extend(dfg.args(inst).iter().map(|&arg| (dfg.resolve(arg), false)));
            }
            Some(_) => return None,
            None => leaf(value)?,
        }
    }
    Some(())
}

fn evaluate(func: &Function, slice: &[Inst], values: &mut Known) -> Option<()> {
    for &inst in slice {
        let bits = fold_with(&func.dfg, inst, &mut |operand| bits_of(func, operand, values))?;
        values.insert(func.dfg.first_result(inst), bits);
    }
    Some(())
}

fn bits_of(func: &Function, value: Value, values: &Known) -> Option<u64> {
    let value = func.dfg.resolve(value);
    constant(&func.dfg, value).or_else(|| values.get(&value).copied())
}

/// How often the body of a counted loop begins, up to `most` times.
pub fn trips(mut iterations: Iterations<'_>, most: u32) -> Option<u32> {
    for count in 1..=most {
        if iterations.is_last()? {
            return Some(count);
        }
        iterations.advance()?;
    }
    None
}

/// What is passed for a parameter of a header from outside, and what from the latches, if it is one value each.
pub(super) fn arguments(
    func: &Function,
    graphs: &Graphs,
    which: Loop,
    index: usize,
) -> Option<(Value, Value)> {
    let tree = &graphs.tree;
    let (mut first, mut next) = (None, None);
    for &(inst, target) in graphs.edges.of(tree.data(which).header) {
        let call = func.dfg.targets(inst)[target as usize];
        let arg = func.dfg.resolve(func.dfg.call_args(&call)[index]);
        let latch = tree
            .data(which)
            .latches
            .iter()
            .any(|&latch| func.terminator(latch) == Some(inst));
        let place = if latch { &mut next } else { &mut first };
        if place.replace(arg).is_some_and(|other| other != arg) {
            return None;
        }
    }
    Some((first?, next?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;
    use crate::ir::{Condition, FpMode};
    use crate::ir::{IntCC, Opcode, eval_lane};

    /// The trips of `i = begin; do { i = i op step } while (i cond bound)`.
    fn found(op: &str, cond: &str, begin: u64, step: u64, bound: u64) -> Option<u32> {
        let text = format!(
            "function %f {{\nblock0:\n v0 = iconst.i32 {begin}\n v1 = iconst.i32 {step}\n v2 = iconst.i32 {bound}\n jump \
             block1(v0)\nblock1(v3: i32):\n v4 = {op}.i32 v3, v1\n v5 = icmp.{cond} v4, v2\n branch v5, block1(v4), \
             block2\nblock2:\n return\n}}\n"
        );
        let module = parse_module(&text).expect("a module");
        let (_, func) = module.defined().next().expect("a function");
        let graphs = Graphs::new(func);
        let only = graphs.tree.inner_first().next().expect("a loop");
        trips(Iterations::begin(func, &graphs, only, &Known::default())?, 64)
    }

    /// The same by running it.
    fn run(op: Opcode, cond: IntCC, begin: u64, step: u64, bound: u64) -> Option<u32> {
        let mut value = begin;
        for count in 1..=64 {
            value =
                eval_lane(op, 32, 32, FpMode::DEFAULT, Condition::None, [value, step, 0, 0])? & 0xffff_ffff;
            if !cond.holds(value, bound, 32) {
                return Some(count);
            }
        }
        None
    }

    #[test]
    fn trips_are_those_of_execution() {
        let ops = [
            Opcode::Iadd,
            Opcode::Isub,
            Opcode::Imul,
            Opcode::Ishl,
            Opcode::Ushr,
        ];
        let mut ended = 0;
        for op in ops {
            for &cond in IntCC::ALL {
                for (begin, step, bound) in [
                    (0, 1, 9),
                    (9, 1, 0),
                    (1, 1, 64),
                    (64, 3, 2),
                    (5, 2, 5),
                    (1, 2, 0xffff_fff0),
                ] {
                    let expected = run(op, cond, begin, step, bound);
                    let trips = found(op.name(), cond.name(), begin, step, bound);
                    assert_eq!(
                        trips,
                        expected,
                        "{} {} {begin} {step} {bound}",
                        op.name(),
                        cond.name()
                    );
                    ended += u32::from(expected.is_some());
                }
            }
        }
        assert!(ended > 100, "{ended}");
    }
}
