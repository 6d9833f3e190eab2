//! Inlining of functions at their calls.
//!
//! A call of a function is replaced by its body: the block is cut after the call, the body is copied between the halves, and
//! every `return` becomes a jump to the second half, whose parameters are the results.
//!
//! # Why lanes meet where they met
//! In the function, lanes that return wait at its end (HSA PRM 10.5); here they go to the second half, which has no other
//! predecessor. So a branch of the function whose immediate post-dominator was the end has the second half as that, and
//! all other post-dominators stay. Nothing is copied more than once per call, so no communication operation runs at two
//! places that was at one (HSA PRM 2.12.3): a call and its copy are never both there.
//!
//! # What is inlined
//! - Functions that cannot call themselves.
//! - Those with a single call in the module, callers before callees: a chain of calls is copied link by link into its beginning. After
//!   them those of at most [`Limits::small`] instructions, callees before callers.
//! - While the caller stays below [`Limits::caller`] instructions.
//! - Not across source files: a function has one, and its lines must stay true. Instructions that come from no file get the line of the call.
//! - Not functions with a block from which no return can be reached: lanes that may go there would no longer be sure to come to the
//!   second half, so that it would post-dominate nothing.
//!
//! Private and spill variables of the function become variables of the caller. An activation ends before the next one of
//! the same function begins, so one copy per caller is enough; what it holds at the start of an activation is undefined either way.
//!
//! Cost: instructions copied, plus the blocks of callers per inlined call. An instruction of a function with a single call is copied once,
//! that of a small one once per call.

use crate::analysis::CallGraph;
use crate::ir::{
    Block, BlockCall, FuncRef, Function, FunctionDecl, Inst, InstructionData, Module, Opcode, Segment,
    Symbol, SymbolScope, Value,
};
use crate::opt::Level;
use crate::opt::passes::INLINE;
use crate::pass::{Broken, Context};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// How far inlining goes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Instructions of a function that is inlined wherever it is called.
    pub small: usize,
    /// Instructions of a caller beyond which nothing is inlined into it.
    pub caller: usize,
    /// Calls that may be inlined in all, for finding one that is wrong.
    pub fuel: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            small: 40,
            caller: 10_000,
            fuel: u64::MAX,
        }
    }
}

/// What inlining did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Calls that were replaced.
    pub calls: u64,
}

/// Inlines calls in all functions of a module.
///
/// # Errors
/// Inlining broke a function.
pub fn run(module: &mut Module, limits: &Limits, context: &mut Context<'_>) -> Result<Stats, Broken> {
    let stats = context.checked_inlining(module, |module, _| inline_calls(module, limits))?;
    context.passes.add(INLINE, stats.calls);
    Ok(stats)
}

/// The module as a target compiles it: with calls inlined if `wanted` at a level that does everything.
///
/// # Errors
/// Inlining broke a function.
pub fn for_machine<'m>(
    module: &'m Module,
    wanted: bool,
    level: Level,
    context: &mut Context<'_>,
) -> Result<Cow<'m, Module>, Broken> {
    let calls = |func: &Function| {
        let mut insts = func.layout.iter();
        insts.any(|(_, inst)| func.dfg.opcode(inst) == Opcode::Call)
    };
    let wanted = wanted && !context.without.has(INLINE);
    if !wanted || level != Level::Full || !module.defined().any(|(_, func)| calls(func)) {
        return Ok(Cow::Borrowed(module));
    }
    let mut module = module.clone();
    let limits = Limits {
        fuel: context.fuel,
        ..Limits::default()
    };
    run(&mut module, &limits, context)?;
    Ok(Cow::Owned(module))
}

fn inline_calls(module: &mut Module, limits: &Limits) -> Stats {
    let graph = CallGraph::new(module);
    let mut sites: SecondaryMap<FuncRef, u32> = SecondaryMap::new();
    for (_, func) in module.defined() {
        for (_, inst) in func.layout.iter() {
            if let InstructionData::Call { func: callee, .. } = *func.dfg.inst(inst) {
                sites[callee] += 1;
            }
        }
    }
    let order = callees_first(module, &graph);
    let mut pass = Pass {
        module,
        graph: &graph,
        sites: &sites,
        limits,
        absorbed: SecondaryMap::new(),
        stats: Stats::default(),
    };
    // From callers on, so that a chain of calls is copied once, link by link, and not again with all that hangs on each link.
    for &caller in order.iter().rev() {
        if !pass.absorbed[caller] {
            pass.function(caller, Which::Once);
        }
    }
    for &caller in &order {
        pass.function(caller, Which::Small);
    }
    pass.stats
}

/// What is inlined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    /// Functions that one call names, also of what was inlined.
    Once,
    /// Small functions.
    Small,
}

struct Pass<'a> {
    module: &'a mut Module,
    graph: &'a CallGraph,
    sites: &'a SecondaryMap<FuncRef, u32>,
    limits: &'a Limits,
    /// Functions whose only call was inlined.
    absorbed: SecondaryMap<FuncRef, bool>,
    stats: Stats,
}

impl Pass<'_> {
    /// Inlines calls in a function.
    fn function(&mut self, caller: FuncRef, which: Which) {
        let FunctionDecl::Defined(func) = &self.module.functions[caller] else {
            return;
        };
        if self.graph.callees(caller).is_empty() {
            return;
        }
        // Taken out, so that callees can be read while it changes.
        let name = func.name.clone();
        let mut func = std::mem::replace(&mut self.module.functions[caller], FunctionDecl::External(name));
        if let FunctionDecl::Defined(func) = &mut func {
            let mut inliner = Inliner {
                pass: self,
                which,
                caller,
                symbols: FxHashMap::default(),
            };
            inliner.run(func);
        }
        self.module.functions[caller] = func;
    }
}

/// The functions, each after those that it calls, but for cycles.
fn callees_first(module: &Module, graph: &CallGraph) -> Vec<FuncRef> {
    let mut order = Vec::new();
    let mut seen: SecondaryMap<FuncRef, bool> = SecondaryMap::new();
    for root in module.functions.keys() {
        let mut path = vec![(root, 0)];
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        while let Some((func, next)) = path.last_mut() {
            match graph.callees(*func).get(*next) {
                Some(&callee) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[callee], true) {
                        path.push((callee, 0));
                    }
                }
                None => {
                    order.push(*func);
                    path.pop();
                }
            }
        }
    }
    order
}

struct Inliner<'a, 'p> {
    pass: &'a mut Pass<'p>,
    which: Which,
    caller: FuncRef,
    /// Variables of callees with what they have become.
    symbols: FxHashMap<Symbol, Symbol>,
}

impl Inliner<'_, '_> {
    fn run(&mut self, func: &mut Function) {
        let mut size = func.num_placed_insts();
        let mut changed = false;
        let mut position = 0;
        // After the block stand the copied blocks, and then the one that was cut off.
        while let Some(&block) = func.layout.blocks().get(position) {
            position += 1;
            let Some((index, callee)) = self.candidate(func, block, size) else {
                continue;
            };
            let FunctionDecl::Defined(body) = &self.pass.module.functions[callee] else {
                continue;
            };
            let body = body.clone();
            size += body.num_placed_insts();
            let copied = self.inline(func, block, index, &body);
            self.pass.stats.calls += 1;
            changed = true;
            match self.which {
                Which::Once => self.pass.absorbed[callee] = true,
                // What comes from a small callee was inlined as far as it should be.
                Which::Small => position += copied,
            }
        }
        if changed {
            func.resolve_all_aliases();
        }
    }

    /// The first call of a block that is to be inlined.
    fn candidate(&self, func: &Function, block: Block, size: usize) -> Option<(usize, FuncRef)> {
        if self.pass.stats.calls >= self.pass.limits.fuel {
            return None;
        }
        let insts = func.layout.insts(block).iter().enumerate();
        let mut calls = insts.filter_map(|(index, &inst)| match *func.dfg.inst(inst) {
            InstructionData::Call { func, .. } => Some((index, func)),
            _ => None,
        });
        calls.find(|&(_, callee)| self.wanted(func, callee, size))
    }

    fn wanted(&self, caller: &Function, callee: FuncRef, size: usize) -> bool {
        let FunctionDecl::Defined(body) = &self.pass.module.functions[callee] else {
            return false;
        };
        let length = body.num_placed_insts();
        let fits = match self.which {
            Which::Once => self.pass.sites[callee] == 1,
            Which::Small => length <= self.pass.limits.small,
        };
        fits && size + length <= self.pass.limits.caller
            && callee != self.caller
            && (caller.source_name == body.source_name || body.source_name.is_empty())
            && body.wave.is_none()
            && !self.pass.graph.is_recursive(callee)
            && always_returns(body)
    }

    /// The caller's variable for one of the callee's.
    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        let data = &self.pass.module.symbols[symbol];
        let owned = matches!(data.scope, SymbolScope::Function(_));
        if !owned {
            return symbol;
        }
        if !matches!(data.segment, Segment::Private | Segment::Spill | Segment::Arg) {
            // One variable for all activations: from now on of the module, because two functions name it.
            let data = &mut self.pass.module.symbols[symbol];
            data.scope = SymbolScope::Module;
            if !data.name.is_empty() {
                data.name = format!("{}.{}", data.name, symbol.as_u32());
            }
            return symbol;
        }
        if let Some(&known) = self.symbols.get(&symbol) {
            return known;
        }
        let mut copy = data.clone();
        copy.scope = SymbolScope::Function(self.caller);
        if !copy.name.is_empty() {
            copy.name = format!("{}.{}", copy.name, self.pass.module.symbols.len());
        }
        let new = self.pass.module.symbols.push(copy);
        self.symbols.insert(symbol, new);
        new
    }

    /// Replaces the call at an index of a block by the body of its function. Returns the number of blocks copied.
    fn inline(&mut self, func: &mut Function, block: Block, index: usize, body: &Function) -> usize {
        let call = func.layout.insts(block)[index];
        let args = func.dfg.args(call).to_vec();
        let results = func.dfg.results(call).to_vec();
        let after = func.dfg.make_block();
        for &result in &results {
            let param = func.dfg.append_block_param(after, func.dfg.value_type(result));
            func.dfg.make_alias(result, param);
        }
        let rest = func.layout.insts_mut(block).split_off(index + 1);
        func.layout.insts_mut(block).pop();
        let mut copy = Copy {
            blocks: FxHashMap::default(),
            values: FxHashMap::default(),
        };
        let entry = body.layout.entry();
        for &from in body.layout.blocks() {
            let to = func.dfg.make_block();
            copy.blocks.insert(from, to);
            for &param in body.dfg.block_params(from) {
                let new = func.dfg.append_block_param(to, body.dfg.value_type(param));
                copy.values.insert(param, new);
            }
        }
        let mut order = Vec::with_capacity(func.layout.blocks().len() + copy.blocks.len() + 1);
        for &at in func.layout.blocks() {
            order.push(at);
            if at == block {
                order.extend(body.layout.blocks().iter().map(|from| copy.blocks[from]));
                order.push(after);
            }
        }
        func.layout.set_order(order);
        // Instructions first, so that each value has a new name before an operand needs it.
        let mut made: Vec<(Inst, Inst)> = Vec::new();
        for &from in body.layout.blocks() {
            let to = copy.blocks[&from];
            for &inst in body.layout.insts(from) {
                if body.dfg.opcode(inst) == Opcode::Return {
                    continue;
                }
                let mut data = *body.dfg.inst(inst);
                if let InstructionData::SymbolAddr { symbol, .. } = &mut data {
                    *symbol = self.symbol(*symbol);
                }
                let old = body.dfg.results(inst);
                let types: Vec<_> = old.iter().map(|&v| body.dfg.value_type(v)).collect();
                let new = func
                    .dfg
                    .make_inst(data, body.dfg.ctrl_type(inst), Some(types.as_slice()));
                let (own, call) = (body.dfg.locs[inst], func.dfg.locs[call]);
                func.dfg.locs[new] = if own.is_known() { own } else { call };
                for (&old, &new) in old.iter().zip(func.dfg.results(new)) {
                    copy.values.insert(old, new);
                }
                func.layout.append_inst(new, to);
                made.push((inst, new));
            }
        }
        for (old, new) in made {
            copy.operands(func, body, old, new);
        }
        for &from in body.layout.blocks() {
            if let Some(inst) = body.terminator(from)
                && body.dfg.opcode(inst) == Opcode::Return
            {
                let values: Vec<Value> = body.dfg.args(inst).iter().map(|&v| copy.value(body, v)).collect();
                let target = func.dfg.block_call(after, &values);
                jump(func, copy.blocks[&from], target, body.dfg.locs[inst]);
            }
        }
        if let Some(entry) = entry {
            let target = func.dfg.block_call(copy.blocks[&entry], &args);
            jump(func, block, target, func.dfg.locs[call]);
        }
        for inst in rest {
            func.layout.append_inst(inst, after);
        }
        copy.blocks.len()
    }
}

/// Whether a return can be reached from every block.
fn always_returns(func: &Function) -> bool {
    let mut preds: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
    let mut seen: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut stack = Vec::new();
    for &block in func.layout.blocks() {
        for call in func.successor_calls(block) {
            preds[call.block].push(block);
        }
        let returns = func
            .terminator(block)
            .is_some_and(|inst| func.dfg.opcode(inst) == Opcode::Return);
        if returns {
            seen[block] = true;
            stack.push(block);
        }
    }
    while let Some(block) = stack.pop() {
        for &pred in &preds[block] {
            if !std::mem::replace(&mut seen[pred], true) {
                stack.push(pred);
            }
        }
    }
    !func.layout.blocks().is_empty() && func.layout.blocks().iter().all(|&block| seen[block])
}

fn jump(func: &mut Function, block: Block, target: BlockCall, loc: crate::ir::SourceLoc) {
    let data = InstructionData::Jump {
        opcode: Opcode::Jump,
        target,
    };
    let inst = func.dfg.make_inst(data, crate::ir::Type::INVALID, None);
    func.dfg.locs[inst] = loc;
    func.layout.append_inst(inst, block);
}

/// New names of blocks and values.
struct Copy {
    blocks: FxHashMap<Block, Block>,
    values: FxHashMap<Value, Value>,
}

impl Copy {
    fn value(&self, body: &Function, value: Value) -> Value {
        let value = body.dfg.resolve(value);
        // Every value that is read is defined in the layout: the verifier checks it.
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// Gives a copied instruction its own operands and targets; so far it has those of the original.
    fn operands(&self, func: &mut Function, body: &Function, old: Inst, new: Inst) {
        let args: Vec<Value> = body.dfg.args(old).iter().map(|&v| self.value(body, v)).collect();
        let targets: Vec<BlockCall> = body
            .dfg
            .targets(old)
            .iter()
            .map(|call| {
                let args: Vec<Value> = body
                    .dfg
                    .call_args(call)
                    .iter()
                    .map(|&v| self.value(body, v))
                    .collect();
                func.dfg.block_call(self.blocks[&call.block], &args)
            })
            .collect();
        func.dfg.set_own_uses(new, &args, &targets);
    }
}
