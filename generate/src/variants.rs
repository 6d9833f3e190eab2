//! Changes of a program that keep its result: what a compiler makes of both must do the same.
//!
//! | change | what it does |
//! |---|---|
//! | [`Change::DeadCode`] | computes values that end in a variable that nobody reads |
//! | [`Change::Opaque`] | cuts blocks in two with a branch between, whose condition is true for a reason that no pass knows |
//! | [`Change::Permuted`] | puts blocks into another order |
//! | [`Change::Inlined`] | puts all functions into their callers |
//! | [`Change::Outlined`] | makes functions of runs of instructions |
//!
//! Each change draws from bytes, so the same bytes give the same program. What comes out is valid if the program was.
//!
//! # Why the result stays
//! - V1: What is added reads values that are defined on every path to it, and writes its own variable only.
//! - V2: The condition of an opaque branch is that a product of two neighbours is even, for every value modulo a power of two. All lanes
//!   take the same side, and the other side leads there, too: lanes meet where they met.
//! - V3: Only operations that are functions of their operands move to another function: where they run makes no difference.

use crate::choices::Choices;
use crate::layouts;
use wavelift_codegen::ir::{
    Block, FuncRef, Function, FunctionDecl, FunctionKind, Inst, InstBuilder, IntCC, MemInfo, Module, Segment,
    Symbol, SymbolData, SymbolScope, Type, Value, Width,
};
use wavelift_codegen::opt::inline;
use wavelift_codegen::pass::Context;

/// Places that one change alters in a function, at most.
const MOST_PLACES: usize = 6;
/// Instructions of a function that is made of a run, at most.
const LONGEST_RUN: usize = 8;
/// Parameters of it, at most.
const MOST_INPUTS: usize = 6;
/// Results of it, at most.
const MOST_RESULTS: usize = 4;

/// A change that keeps the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// Computations that nobody reads.
    DeadCode,
    /// Branches that always go one way.
    Opaque,
    /// Another order of blocks.
    Permuted,
    /// Bodies instead of calls.
    Inlined,
    /// Calls instead of instructions.
    Outlined,
}

impl Change {
    /// All changes.
    pub const ALL: [Change; 5] = [
        Change::DeadCode,
        Change::Opaque,
        Change::Permuted,
        Change::Inlined,
        Change::Outlined,
    ];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Change::DeadCode => "dead code",
            Change::Opaque => "opaque branches",
            Change::Permuted => "blocks in another order",
            Change::Inlined => "functions inlined",
            Change::Outlined => "functions outlined",
        }
    }

    /// Changes a module; returns in how many places.
    pub fn apply(self, module: &mut Module, choices: &mut Choices<'_>) -> usize {
        if self == Change::Inlined {
            return inlined(module);
        }
        let defined: Vec<FuncRef> = module.defined().map(|(id, _)| id).collect();
        defined
            .into_iter()
            .map(|id| {
                // Taken out, so that the module can grow while it changes.
                let name = module.functions[id].name().to_owned();
                let decl = std::mem::replace(&mut module.functions[id], FunctionDecl::External(name));
                let FunctionDecl::Defined(mut func) = decl else {
                    return 0;
                };
                let places = match self {
                    Change::DeadCode => dead_code(&mut func, id, module, choices),
                    Change::Opaque => opaque(&mut func, id, module, choices),
                    Change::Permuted => permuted(&mut func, choices),
                    _ => outlined(&mut func, module, choices),
                };
                func.resolve_all_aliases();
                module.functions[id] = FunctionDecl::Defined(func);
                places
            })
            .sum()
    }
}

fn inlined(module: &mut Module) -> usize {
    let limits = inline::Limits {
        small: usize::MAX,
        ..inline::Limits::default()
    };
    let mut changed = module.clone();
    // A pass that breaks the module is found where it is compiled; here the module stays.
    match inline::run(&mut changed, &limits, &mut Context::new(None)) {
        Ok(stats) => {
            *module = changed;
            stats.calls as usize
        }
        Err(_) => 0,
    }
}

/// A place in a block, never after its terminator.
fn place(func: &Function, choices: &mut Choices<'_>) -> (Block, usize) {
    let block = choices.of(func.layout.blocks());
    (block, choices.below(func.layout.insts(block).len().max(1)))
}

/// Numbers of 32 bits that are there at a place: of its block, and of the first one.
fn words_at(func: &Function, (block, at): (Block, usize)) -> Vec<Value> {
    let mut values = func.dfg.block_params(block).to_vec();
    let before = func.layout.insts(block).iter().take(at);
    values.extend(before.flat_map(|&inst| func.dfg.results(inst)));
    if let Some(entry) = func.layout.entry().filter(|&entry| entry != block) {
        values.extend(func.dfg.block_params(entry));
        let first = func.layout.insts(entry).iter();
        values.extend(first.flat_map(|&inst| func.dfg.results(inst)));
    }
    values.retain(|&value| func.dfg.value_type(value) == Type::I32);
    values
}

/// A variable of a function that nothing else names.
fn unread(module: &mut Module, id: FuncRef) -> Symbol {
    let name = format!("unread{}", module.symbols.len());
    module.symbols.push(SymbolData {
        name,
        segment: Segment::Private,
        size: 4,
        align: 4,
        init: None,
        handles: Vec::new(),
        constant: false,
        scope: SymbolScope::Function(id),
        external: false,
        exported: false,
    })
}

/// At the end of a block: something of a value, to the variable.
fn compute(
    func: &mut Function,
    block: Block,
    words: &[Value],
    to: Option<Symbol>,
    choices: &mut Choices<'_>,
) {
    let mut value = match words {
        [] => func.at_end(block).iconst(Type::I32, 77),
        _ => choices.of(words),
    };
    for _ in 0..1 + choices.below(4) {
        let other = match words {
            [] => value,
            _ => choices.of(words),
        };
        let mut end = func.at_end(block);
        value = match choices.below(5) {
            0 => end.iadd(Type::I32, value, other),
            1 => end.imul(Type::I32, value, other),
            2 => end.bxor(Type::I32, value, other),
            3 => end.umulhi(Type::I32, value, other),
            _ => end.isub(Type::I32, other, value),
        };
    }
    if let Some(symbol) = to {
        let address = func.at_end(block).symbol_addr(Type::I32, symbol);
        let mem = MemInfo::plain(Segment::Private, 2);
        func.at_end(block).store(Type::I32, mem, 0, &[address, value]);
    }
}

fn dead_code(func: &mut Function, id: FuncRef, module: &mut Module, choices: &mut Choices<'_>) -> usize {
    let symbol = unread(module, id);
    let places = 1 + choices.below(MOST_PLACES);
    for _ in 0..places {
        let (block, at) = place(func, choices);
        let words = words_at(func, (block, at));
        let rest = func.layout.insts_mut(block).split_off(at);
        // Now and then dead for every pass, else only for one that knows that nobody reads the variable.
        let to = (!choices.one_in(3)).then_some(symbol);
        compute(func, block, &words, to, choices);
        func.layout.insts_mut(block).extend(rest);
    }
    places
}

fn opaque(func: &mut Function, id: FuncRef, module: &mut Module, choices: &mut Choices<'_>) -> usize {
    let symbol = unread(module, id);
    let mut places = 0;
    for _ in 0..1 + choices.below(MOST_PLACES) {
        let (block, at) = place(func, choices);
        let words = words_at(func, (block, at));
        if words.is_empty() {
            continue;
        }
        let value = choices.of(&words);
        let rest = func.layout.insts_mut(block).split_off(at);
        let (after, never) = (func.dfg.make_block(), func.dfg.make_block());
        let mut order = func.layout.blocks().to_vec();
        let position = order.iter().position(|&other| other == block).unwrap_or(0);
        // Beside the block, or at the end.
        order.insert(position + 1, after);
        match choices.below(2) {
            0 => order.insert(position + 1, never),
            _ => order.push(never),
        }
        func.layout.set_order(order);
        func.layout.insts_mut(after).extend(rest);
        let mut end = func.at_end(block);
        let one = end.iconst(Type::I32, 1);
        let next = end.iadd(Type::I32, value, one);
        let product = end.imul(Type::I32, value, next);
        let odd = end.band(Type::I32, product, one);
        let zero = end.iconst(Type::I32, 0);
        let cond = end.icmp(IntCC::Eq, odd, zero);
        let targets = [after, never].map(|block| func.dfg.block_call(block, &[]));
        func.at_end(block).branch(Width::ONE, cond, targets);
        compute(func, never, &words, Some(symbol), choices);
        let back = func.dfg.block_call(after, &[]);
        func.at_end(never).jump(back);
        places += 1;
    }
    places
}

fn permuted(func: &mut Function, choices: &mut Choices<'_>) -> usize {
    let before = func.layout.blocks().to_vec();
    layouts::shuffle(func, choices);
    let moved = before
        .iter()
        .zip(func.layout.blocks())
        .filter(|(new, old)| new != old);
    moved.count()
}

/// Whether it makes no difference in which function an instruction is (V3).
fn may_move(func: &Function, inst: Inst) -> bool {
    let opcode = func.dfg.opcode(inst);
    opcode.info().evaluates && !opcode.is_terminator() && !func.dfg.results(inst).is_empty()
}

/// A run of instructions that may move together, with the values that it reads and those of it that others read.
struct Run {
    block: Block,
    from: usize,
    insts: Vec<Inst>,
    inputs: Vec<Value>,
    results: Vec<Value>,
}

fn run(func: &Function, choices: &mut Choices<'_>) -> Option<Run> {
    let (block, from) = place(func, choices);
    let most = 1 + choices.below(LONGEST_RUN);
    let tail = func.layout.insts(block).iter().skip(from).copied();
    let insts: Vec<Inst> = tail.take(most).take_while(|&inst| may_move(func, inst)).collect();
    if insts.is_empty() {
        return None;
    }
    let made: Vec<Value> = insts
        .iter()
        .flat_map(|&inst| func.dfg.results(inst))
        .copied()
        .collect();
    let mut inputs = Vec::new();
    for value in insts.iter().flat_map(|&inst| func.dfg.uses(inst)) {
        if !made.contains(&value) && !inputs.contains(&value) {
            inputs.push(value);
        }
    }
    let others = func.layout.iter().filter(|(_, inst)| !insts.contains(inst));
    let read: std::collections::BTreeSet<Value> = others.flat_map(|(_, inst)| func.dfg.uses(inst)).collect();
    let results: Vec<Value> = made.into_iter().filter(|value| read.contains(value)).collect();
    let fits = inputs.len() <= MOST_INPUTS && (1..=MOST_RESULTS).contains(&results.len());
    fits.then_some(Run {
        block,
        from,
        insts,
        inputs,
        results,
    })
}

fn outlined(func: &mut Function, module: &mut Module, choices: &mut Choices<'_>) -> usize {
    let mut places = 0;
    for _ in 0..1 + choices.below(MOST_PLACES) {
        let Some(run) = run(func, choices) else {
            continue;
        };
        let callee = function_of(func, &run, module.functions.len());
        let id = module.functions.push(FunctionDecl::Defined(Box::new(callee)));
        let types: Vec<Type> = run
            .results
            .iter()
            .map(|&value| func.dfg.value_type(value))
            .collect();
        let mut rest = func.layout.insts_mut(run.block).split_off(run.from);
        let call = func.at_end(run.block).call(&types, id, &run.inputs);
        let made = func.dfg.results(call).to_vec();
        rest.drain(..run.insts.len());
        func.layout.insts_mut(run.block).extend(rest);
        for (&old, new) in run.results.iter().zip(made) {
            func.dfg.make_alias(old, new);
        }
        func.resolve_all_aliases();
        places += 1;
    }
    places
}

/// The instructions of a run as a function of their own.
fn function_of(func: &Function, run: &Run, number: usize) -> Function {
    let mut callee = Function::new(format!("outlined{number}"), FunctionKind::Function);
    callee.dfg = func.dfg.clone();
    let entry = callee.append_block();
    let params: Vec<(Value, Value)> = run
        .inputs
        .iter()
        .map(|&input| {
            let ty = callee.dfg.value_type(input);
            (input, callee.dfg.append_block_param(entry, ty))
        })
        .collect();
    for &inst in &run.insts {
        callee.dfg.map_uses(inst, |value| {
            let known = params.iter().find(|(input, _)| *input == value);
            known.map_or(value, |&(_, param)| param)
        });
        callee.layout.append_inst(inst, entry);
    }
    callee.at_end(entry).return_(&run.results);
    callee.compact();
    callee
}
