//! SSA construction while a function is built (Braun et al. 2013, "Simple and Efficient Construction of Static Single
//! Assignment Form").
//!
//! A frontend with mutable variables defines and uses [`Variable`]s; blocks get parameters where definitions meet.
//! A block is *sealed* once all its predecessors are known; until then its reads become parameters whose arguments are
//! filled in later. Parameters that turn out to have one source are removed at the end by
//! [`SsaBuilder::finish`], which also fills a read of a variable that was never written with `undef`.
//!
//! Cost: near linear in instructions plus parameters.

use super::dfg::{DataFlowGraph, ValueDef};
use super::entities::{Block, Inst, Value};
use super::function::Function;
use super::incoming::{Edge, Incoming};
use super::instructions::{InstBuilder, InstructionData};
use super::layout::Layout;
use super::types::Type;
use crate::maps::sized;
use cranelift_entity::{SecondaryMap, entity_impl};
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A mutable variable of the source program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Variable(u32);
entity_impl!(Variable, "var");

#[derive(Clone, Debug, Default)]
struct BlockState {
    sealed: bool,
    /// Terminators that name the block, once per target position.
    preds: Vec<(Inst, usize, Block)>,
    /// Parameters made for variables, in parameter order.
    variables: Vec<(Variable, Value)>,
    /// How many of them already have arguments from every predecessor.
    filled: usize,
}

/// The state of SSA construction.
#[derive(Debug, Default)]
pub struct SsaBuilder {
    types: Vec<Type>,
    blocks: SecondaryMap<Block, BlockState>,
    current: FxHashMap<(Variable, Block), Value>,
    entry_undefs: FxHashMap<Type, Value>,
}

impl SsaBuilder {
    /// With room for a function of about so many blocks and writes of variables.
    pub fn with_capacity(blocks: usize, writes: usize) -> SsaBuilder {
        SsaBuilder {
            blocks: sized(blocks),
            current: FxHashMap::with_capacity_and_hasher(writes, FxBuildHasher),
            ..SsaBuilder::default()
        }
    }

    /// A variable of a type.
    pub fn declare(&mut self, ty: Type) -> Variable {
        self.types.push(ty);
        Variable::from_u32(self.types.len() as u32 - 1)
    }

    /// The type of a variable.
    pub fn variable_type(&self, variable: Variable) -> Type {
        self.types[variable.as_u32() as usize]
    }

    /// Records that a variable has a value from here on in a block.
    pub fn write(&mut self, variable: Variable, block: Block, value: Value) {
        self.current.insert((variable, block), value);
    }

    /// Records that terminator `inst` at the end of `from` goes to `to` by its target number `index`.
    pub fn add_edge(&mut self, from: Block, inst: Inst, index: usize, to: Block) {
        debug_assert!(!self.blocks[to].sealed, "an edge into a sealed block");
        self.blocks[to].preds.push((inst, index, from));
    }

    /// Says that all predecessors of a block are known.
    pub fn seal(&mut self, func: &mut Function, block: Block) {
        if self.blocks[block].sealed {
            return;
        }
        self.blocks[block].sealed = true;
        self.fill(func, block);
    }

    /// Gives every parameter of a sealed block its arguments. Filling may add parameters to blocks further up, and to
    /// this one, so it works from an explicit list.
    fn fill(&mut self, func: &mut Function, block: Block) {
        let mut pending = vec![block];
        while let Some(block) = pending.pop() {
            while self.blocks[block].filled < self.blocks[block].variables.len() {
                let (variable, _) = self.blocks[block].variables[self.blocks[block].filled];
                self.blocks[block].filled += 1;
                for at in 0..self.blocks[block].preds.len() {
                    let (inst, index, from) = self.blocks[block].preds[at];
                    let (value, added) = self.read_no_fill(func, variable, from);
                    pending.extend(added);
                    let mut args = func.dfg.targets(inst)[index].args;
                    args.push(value, &mut func.dfg.value_lists);
                    func.dfg.targets_mut(inst)[index].args = args;
                }
            }
        }
    }

    /// The value of a variable at the end of a block as it stands.
    pub fn read(&mut self, func: &mut Function, variable: Variable, block: Block) -> Value {
        let (value, added) = self.read_no_fill(func, variable, block);
        if let Some(block) = added {
            self.fill(func, block);
        }
        value
    }

    /// As [`Self::read`]; a sealed block that got a parameter is returned for the caller to fill.
    fn read_no_fill(
        &mut self,
        func: &mut Function,
        variable: Variable,
        block: Block,
    ) -> (Value, Option<Block>) {
        // Walk up chains of single predecessors without recursion.
        let mut chain: SmallVec<[Block; 8]> = SmallVec::new();
        let mut at = block;
        let (value, added) = loop {
            if let Some(&value) = self.current.get(&(variable, at)) {
                break (func.dfg.resolve(value), None);
            }
            let state = &self.blocks[at];
            if state.sealed && state.preds.len() == 1 && state.preds[0].2 != at {
                chain.push(at);
                at = state.preds[0].2;
                continue;
            }
            if state.sealed && state.preds.is_empty() {
                break (self.undef(func, self.variable_type(variable)), None);
            }
            let value = func.dfg.append_block_param(at, self.variable_type(variable));
            let sealed = state.sealed;
            self.blocks[at].variables.push((variable, value));
            self.current.insert((variable, at), value);
            break (value, sealed.then_some(at));
        };
        for at in chain {
            self.current.insert((variable, at), value);
        }
        (value, added)
    }

    fn undef(&mut self, func: &mut Function, ty: Type) -> Value {
        if let Some(&value) = self.entry_undefs.get(&ty) {
            return value;
        }
        let mut at_start = InsertAtStart { func };
        let value = at_start.undef(ty);
        self.entry_undefs.insert(ty, value);
        value
    }

    /// Removes parameters that have only one source, and rewrites their uses.
    pub fn finish(self, func: &mut Function) {
        remove_redundant_params(func);
    }
}

/// Removes block parameters whose arguments are all the same value or the parameter itself, and rewrites all uses.
///
/// Runs to a fixed point over a work list, so that a parameter is looked at again only when one of its arguments changed;
/// returns how many parameters went.
pub fn remove_redundant_params(func: &mut Function) -> usize {
    let removed = remove_redundant_params_of(&mut func.dfg, &func.layout);
    func.resolve_all_aliases();
    removed
}

/// As [`remove_redundant_params`], for any layout; uses are left to the caller to rewrite.
pub(crate) fn remove_redundant_params_of(dfg: &mut DataFlowGraph, layout: &Layout) -> usize {
    let mut pass = RedundantParams {
        edges: Incoming::new(dfg, layout),
        entry: layout.entry(),
        gone: Vec::new(),
    };
    for &block in layout.blocks() {
        pass.visit(dfg, block);
    }
    if !pass.gone.is_empty() {
        pass.follow(dfg, layout.blocks());
    }
    pass.gone.len()
}

/// The state of [`remove_redundant_params`].
struct RedundantParams {
    edges: Incoming,
    entry: Option<Block>,
    /// The parameters that were removed, in order.
    gone: Vec<Value>,
}

impl RedundantParams {
    /// Removes a block's parameters that have one source now.
    fn visit(&mut self, dfg: &mut DataFlowGraph, block: Block) {
        let edges = self.edges.of(block);
        if Some(block) == self.entry || edges.is_empty() {
            return;
        }
        let before = self.gone.len();
        let count = dfg.block_params(block).len();
        let mut keep: SmallVec<[bool; 32]> = SmallVec::new();
        for index in 0..count {
            let param = dfg.block_params(block)[index];
            let source = single_source(dfg, edges, index, param);
            if let Some(source) = source {
                dfg.make_alias(param, source);
                self.gone.push(param);
            }
            keep.push(source.is_none());
        }
        if self.gone.len() == before {
            return;
        }
        dfg.retain_block_params(block, |i| keep[i]);
        for &(inst, target) in edges {
            let target = target as usize;
            let kept: SmallVec<[Value; 32]> = dfg
                .call_args(&dfg.targets(inst)[target])
                .iter()
                .zip(&keep)
                .filter(|(_, k)| **k)
                .map(|(&v, _)| v)
                .collect();
            let list = dfg.make_list(&kept);
            dfg.targets_mut(inst)[target].args = list;
        }
    }

    /// Visits the blocks to which a removed parameter was passed, as a rule in rounds in layout order, until none is left.
    fn follow(&mut self, dfg: &mut DataFlowGraph, blocks: &[Block]) {
        let mut position: SecondaryMap<Block, u32> = sized(dfg.num_blocks());
        // The parameters for which each value is passed; only of values that are or were parameters themselves.
        let mut receivers: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
        for (place, &block) in blocks.iter().enumerate() {
            position[block] = place as u32;
            for &(inst, target) in self.edges.of(block) {
                let args = dfg.call_args(&dfg.targets(inst)[target as usize]);
                for (&arg, &param) in args.iter().zip(dfg.block_params(block)) {
                    if dfg.is_alias(arg) || matches!(dfg.value_def(arg), ValueDef::Param(..)) {
                        receivers.entry(arg).or_default().push(param);
                    }
                }
            }
        }
        let mut chase: Vec<Block> = Vec::new();
        let mut seen = 0;
        let mut round = 0u32;
        let mut queued: SecondaryMap<Block, bool> = sized(dfg.num_blocks());
        // The next block is the first in layout order of the earliest round.
        let mut work: BinaryHeap<Reverse<(u32, u32)>> = BinaryHeap::new();
        let mut at = u32::MAX;
        loop {
            while let Some(&value) = self.gone.get(seen) {
                seen += 1;
                let mut list = receivers.remove(&value).unwrap_or_default();
                list.retain(|&param| !dfg.is_alias(param));
                for &param in &list {
                    let ValueDef::Param(block, _) = dfg.value_def(param) else {
                        continue;
                    };
                    if !std::mem::replace(&mut queued[block], true) {
                        let place = position[block];
                        let later = at == u32::MAX || place > at;
                        work.push(Reverse((round + u32::from(!later), place)));
                    }
                }
                // What is passed there is another value from now on. Where that value is passed to itself, it may go next; that
                // comes first, so that a chain of loops around an invariant value is followed in one go.
                let root = dfg.resolve(value);
                if let (true, ValueDef::Param(block, _)) = (list.contains(&root), dfg.value_def(root)) {
                    chase.push(block);
                }
                if !list.is_empty() {
                    let heir = receivers.entry(root).or_default();
                    if heir.len() < list.len() {
                        std::mem::swap(heir, &mut list);
                    }
                    heir.extend(list);
                }
            }
            if let Some(block) = chase.pop() {
                self.visit(dfg, block);
                continue;
            }
            let Some(Reverse((now, place))) = work.pop() else {
                return;
            };
            (round, at) = (now, place);
            let block = blocks[place as usize];
            queued[block] = false;
            self.visit(dfg, block);
        }
    }
}

/// The only value besides the parameter itself that is passed for it. Arguments that are aliases are replaced on the way.
fn single_source(dfg: &mut DataFlowGraph, edges: &[Edge], index: usize, param: Value) -> Option<Value> {
    let mut source = None;
    for &(inst, target) in edges {
        let target = target as usize;
        let mut args = dfg.targets(inst)[target].args;
        let mut arg = args.as_slice(&dfg.value_lists)[index];
        if dfg.is_alias(arg) {
            arg = dfg.resolve_shortening(arg);
            args.as_mut_slice(&mut dfg.value_lists)[index] = arg;
        }
        if arg == param || source == Some(arg) {
            continue;
        }
        if source.is_some() {
            return None;
        }
        source = Some(arg);
    }
    source
}

/// Builds at the start of the entry block.
struct InsertAtStart<'f> {
    func: &'f mut Function,
}

impl InstBuilder for InsertAtStart<'_> {
    fn dfg_mut(&mut self) -> &mut DataFlowGraph {
        &mut self.func.dfg
    }

    fn build(&mut self, data: InstructionData, ty: Type, results: Option<&[Type]>) -> Inst {
        let inst = self.func.dfg.make_inst(data, ty, results);
        let entry = self
            .func
            .layout
            .entry()
            .expect("a function under construction has an entry block");
        self.func.layout.insts_mut(entry).insert(0, inst);
        inst
    }
}

#[cfg(test)]
mod tests {
    use super::super::function::FunctionKind;
    use super::super::memory::Width;
    use super::*;

    /// `i = 0; loop { i = i + 1; if (c) break; }; return i` with `x` set before and never changed.
    #[test]
    fn loop_variable_gets_a_parameter_and_invariant_does_not() {
        let mut func = Function::new("f", FunctionKind::Kernel);
        let mut ssa = SsaBuilder::default();
        let (i, x) = (ssa.declare(Type::I32), ssa.declare(Type::I32));
        let [entry, body, exit] = [(); 3].map(|()| func.append_block());
        ssa.seal(&mut func, entry);
        let zero = func.at_end(entry).iconst(Type::I32, 0);
        ssa.write(i, entry, zero);
        ssa.write(x, entry, zero);
        let call = func.dfg.block_call(body, &[]);
        let jump = func.at_end(entry).jump(call);
        ssa.add_edge(entry, jump, 0, body);

        let old = ssa.read(&mut func, i, body);
        let invariant = ssa.read(&mut func, x, body);
        let next = func.at_end(body).iadd(Type::I32, old, invariant);
        ssa.write(i, body, next);
        let cond = func.at_end(body).bconst(1);
        let targets = [func.dfg.block_call(body, &[]), func.dfg.block_call(exit, &[])];
        let branch = func.at_end(body).branch(Width::ONE, cond, targets);
        ssa.add_edge(body, branch, 0, body);
        ssa.add_edge(body, branch, 1, exit);
        ssa.seal(&mut func, body);
        ssa.seal(&mut func, exit);
        let last = ssa.read(&mut func, i, exit);
        func.at_end(exit).return_(&[last]);
        ssa.finish(&mut func);

        assert_eq!(func.dfg.block_params(body), &[old]);
        assert_eq!(func.dfg.call_args(&func.dfg.targets(branch)[0]), &[next]);
        assert_eq!(func.dfg.resolve(invariant), zero);
        assert_eq!(func.dfg.resolve(last), next);
    }

    #[test]
    fn read_before_any_write_is_undef() {
        let mut func = Function::new("f", FunctionKind::Kernel);
        let mut ssa = SsaBuilder::default();
        let x = ssa.declare(Type::F32);
        let entry = func.append_block();
        ssa.seal(&mut func, entry);
        let value = ssa.read(&mut func, x, entry);
        assert_eq!(
            func.dfg.opcode(func.dfg.defining_inst(value).unwrap()),
            super::super::Opcode::Undef
        );
    }
}
