//! Floating-point exceptions of the BREAK policy (HSA PRM 12.3, 13.4): at which exceptions which code stops.
//!
//! The directives of a *root*, a kernel or an indirect function, hold for it and for all that it reaches by `call` and `scall`. Those of functions
//! that it reaches count as its own; the manual leaves that undefined. A function of which all roots want the same knows what to
//! do when it is translated. For others each kernel keeps its exceptions in a word of private memory; an indirect function adds
//! its own while it runs.
//!
//! The code that stops is in [`super::exceptions`], because it is the one that notes exceptions of the DETECT policy.

use super::body::Body;
use super::exceptions::ALL;
use crate::model::{ControlDirective, ControlOperand, Executable, ExecutableId, ExecutableKind, Module};
use crate::validate::graph::{CallGraph, controls};
use rustc_hash::FxHashMap;
use wavelift_codegen::ir::{self, InstBuilder, MemInfo, Segment, Type, Value};

/// At which exceptions an executable stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Policy {
    /// At these.
    Always(u64),
    /// At those of these that are in the program's word.
    Word(u64),
}

impl Policy {
    /// That of what two callers reach.
    fn join(self, other: Policy) -> Policy {
        match (self, other) {
            _ if self == other => self,
            (Policy::Always(a) | Policy::Word(a), Policy::Always(b) | Policy::Word(b)) => Policy::Word(a | b),
        }
    }
}

/// At which exceptions the executables of a program stop.
#[derive(Debug, Default)]
pub(crate) struct Breaks {
    policies: FxHashMap<(usize, ExecutableId), Policy>,
    /// What roots keep in the word.
    roots: FxHashMap<(usize, ExecutableId), u64>,
    word: Option<ir::Symbol>,
}

impl Breaks {
    /// Cost: linear in the calls of the program, and nothing where no directive asks for an exception.
    pub(super) fn new(modules: &[&Module], out: &mut ir::Module) -> Breaks {
        let mut executables = modules.iter().flat_map(|module| module.executables.values());
        if executables.all(|e| asked(e) == 0) {
            return Breaks::default();
        }
        let graph = CallGraph::new(modules);
        let asked = of_roots(&graph);
        let is_root = |node: usize| graph.executable(node).kind != ExecutableKind::Function;
        let mut policies: Vec<Option<Policy>> = vec![None; graph.nodes.len()];
        let mut pending: Vec<usize> = (0..graph.nodes.len()).filter(|&node| is_root(node)).collect();
        for &node in &pending {
            policies[node] = Some(Policy::Always(asked[node]));
        }
        while let Some(caller) = pending.pop() {
            let Some(policy) = policies[caller] else { continue };
            for &callee in &graph.nodes[caller].callees {
                let joined = policies[callee].map_or(policy, |own| own.join(policy));
                if policies[callee] != Some(joined) {
                    policies[callee] = Some(joined);
                    pending.push(callee);
                }
            }
        }
        let mut breaks = Breaks::default();
        for (node, policy) in graph.nodes.iter().zip(&policies) {
            // What no root reaches has no code.
            let Some(policy) = *policy else { continue };
            breaks.policies.insert((node.part, node.id), policy);
            if matches!(policy, Policy::Word(_)) && breaks.word.is_none() {
                breaks.word = Some(out.symbols.push(ir::SymbolData {
                    name: "breaks".to_owned(),
                    segment: Segment::Private,
                    size: 4,
                    align: 4,
                    init: None,
                    handles: Vec::new(),
                    constant: false,
                    scope: ir::SymbolScope::Module,
                    external: false,
                    exported: false,
                }));
            }
        }
        for (index, node) in graph.nodes.iter().enumerate().filter(|(n, _)| is_root(*n)) {
            breaks.roots.insert((node.part, node.id), asked[index]);
        }
        breaks
    }

    fn policy(&self, part: usize, id: ExecutableId) -> Policy {
        let found = self.policies.get(&(part, id)).copied();
        found.unwrap_or(Policy::Always(0))
    }
}

/// The exceptions that an executable's own directives ask to stop at. Other bits than those of the five are ignored.
fn asked(e: &Executable) -> u64 {
    let masks = controls(e).map(|control| match (control.directive, control.operands.first()) {
        (ControlDirective::EnableBreakExceptions, Some(ControlOperand::Value(mask))) => mask & ALL,
        _ => 0,
    });
    masks.fold(0, |all, mask| all | mask)
}

/// The same with all that each node reaches.
fn of_roots(graph: &CallGraph<'_>) -> Vec<u64> {
    let mut callers = vec![Vec::new(); graph.nodes.len()];
    for (caller, node) in graph.nodes.iter().enumerate() {
        for &callee in &node.callees {
            callers[callee].push(caller);
        }
    }
    let mut masks: Vec<u64> = (0..graph.nodes.len())
        .map(|node| asked(graph.executable(node)))
        .collect();
    let mut pending: Vec<usize> = (0..masks.len()).filter(|&node| masks[node] != 0).collect();
    while let Some(callee) = pending.pop() {
        for &caller in &callers[callee] {
            if masks[caller] | masks[callee] != masks[caller] {
                masks[caller] |= masks[callee];
                pending.push(caller);
            }
        }
    }
    masks
}

const WORD: Type = Type::I32;

fn load(body: &mut Body<'_>, word: ir::Symbol) -> (Value, Value) {
    let address = body.ins().symbol_addr(WORD, word);
    let mem = MemInfo::plain(Segment::Private, 2);
    let load = body.ins().load(WORD, &[WORD], mem, 0, address);
    (address, body.func.dfg.first_result(load))
}

fn store(body: &mut Body<'_>, address: Value, value: Value) {
    let mem = MemInfo::plain(Segment::Private, 2);
    body.ins().store(WORD, mem, 0, &[address, value]);
}

/// The start of a root: functions that do not know what it wants find it in the word. What an indirect function found there it gives back
/// to [`end`].
pub(crate) fn begin(body: &mut Body<'_>, kind: ExecutableKind) -> Option<Value> {
    let breaks = std::rc::Rc::clone(&body.context.breaks);
    let (word, own) = (breaks.word?, *breaks.roots.get(&body.key())?);
    if kind == ExecutableKind::Kernel {
        let address = body.ins().symbol_addr(WORD, word);
        let own = body.ins().iconst(WORD, own);
        store(body, address, own);
        return None;
    }
    let (address, before) = load(body, word);
    let own = body.ins().iconst(WORD, own);
    let both = body.ins().bor(WORD, before, own);
    store(body, address, both);
    Some(before)
}

/// The end of a root that kept what it had found in the word.
pub(crate) fn end(body: &mut Body<'_>, before: Option<Value>) {
    if let (Some(before), Some(word)) = (before, body.context.breaks.word) {
        let address = body.ins().symbol_addr(WORD, word);
        store(body, address, before);
    }
}

/// The exceptions at which code may stop here.
pub(crate) fn possible(body: &Body<'_>) -> u64 {
    let (part, id) = body.key();
    match body.context.breaks.policy(part, id) {
        Policy::Always(mask) | Policy::Word(mask) => mask,
    }
}

/// Stops the program if it is to stop at one of these exceptions, a word of bits among the [`possible`] ones.
pub(crate) fn stop_at(body: &mut Body<'_>, generated: Value) {
    let (part, id) = body.key();
    let wanted = match (body.context.breaks.policy(part, id), body.context.breaks.word) {
        (Policy::Word(_), Some(word)) => {
            let (_, enabled) = load(body, word);
            body.ins().band(WORD, generated, enabled)
        }
        _ => generated,
    };
    let zero = body.ins().iconst(WORD, 0);
    let none = body.ins().icmp(ir::IntCC::Eq, wanted, zero);
    let (goes_on, stops) = (body.new_block(), body.new_block());
    body.branch_to(none, goes_on, stops);
    body.enter_sealed(stops);
    let trap = body.ins().iconst(WORD, ir::EXCEPTION_TRAP);
    let reason = body.ins().bor(WORD, trap, wanted);
    body.ins().trap(reason);
    body.jump_to(goes_on);
    body.enter_sealed(goes_on);
}
