//! Who calls whom, and what calls may do.
//!
//! [`CallGraph`] has the direct calls of a module. From them it knows, per function,
//! - what it may do with everything it can reach ([`CalleeEffects`]): a call of a function that communicates is itself a
//!   communication operation (HSA PRM 2.12.3). Recursion makes this a least fixed point: a cycle of functions does what its
//!   members do besides calling one another. What is defined elsewhere may do anything.
//! - whether it can call itself.
//!
//! Cost: linear in the calls; [`CallGraph::reachable`] in those that are reached.

use super::dominators::strongly_connected_by;
use crate::ir::{
    CalleeEffects, FuncRef, Function, FunctionDecl, InstructionData, Module, Segment, SourceLoc,
};
use cranelift_entity::{EntitySet, SecondaryMap};

/// The direct calls between the functions of a module.
#[derive(Clone, Debug, Default)]
pub struct CallGraph {
    callees: SecondaryMap<FuncRef, Vec<FuncRef>>,
    effects: SecondaryMap<FuncRef, CalleeEffects>,
    recursive: EntitySet<FuncRef>,
}

impl CallGraph {
    /// The calls of a module.
    pub fn new(module: &Module) -> CallGraph {
        let mut graph = CallGraph::default();
        let mut callers: SecondaryMap<FuncRef, Vec<FuncRef>> = SecondaryMap::new();
        let mut work = Vec::new();
        for (id, decl) in &module.functions {
            if let FunctionDecl::Defined(func) = decl {
                graph.callees[id] = callees_of(func);
                graph.effects[id] = own_effects(func);
            }
            for &callee in &graph.callees[id] {
                callers[callee].push(id);
            }
            work.push(id);
        }
        while let Some(callee) = work.pop() {
            let effects = graph.effects[callee];
            for &caller in &callers[callee] {
                let grown = graph.effects[caller].or(effects);
                if grown != graph.effects[caller] {
                    graph.effects[caller] = grown;
                    work.push(caller);
                }
            }
        }
        graph.find_recursive(module);
        graph
    }

    /// Notes the functions in cycles of calls.
    fn find_recursive(&mut self, module: &Module) {
        let all: Vec<FuncRef> = module.functions.keys().collect();
        let callees = |func: FuncRef| self.callees[func].as_slice();
        for component in strongly_connected_by(all.len(), &all, callees) {
            let one = component[0];
            if component.len() > 1 || self.callees[one].contains(&one) {
                for func in component {
                    self.recursive.insert(func);
                }
            }
        }
    }

    /// The functions that a function calls by itself, each once, in order of the first call.
    pub fn callees(&self, function: FuncRef) -> &[FuncRef] {
        &self.callees[function]
    }

    /// What a function may do, with everything it calls.
    pub fn effects(&self, function: FuncRef) -> CalleeEffects {
        self.effects[function]
    }

    /// A function and everything it can call, each once, callers before the callees found through them.
    pub fn reachable(&self, function: FuncRef) -> Vec<FuncRef> {
        let mut list = vec![function];
        let mut seen: SecondaryMap<FuncRef, bool> = SecondaryMap::new();
        seen[function] = true;
        let mut next = 0;
        while let Some(&at) = list.get(next) {
            next += 1;
            for &callee in &self.callees[at] {
                if !std::mem::replace(&mut seen[callee], true) {
                    list.push(callee);
                }
            }
        }
        list
    }

    /// Whether an activation of a function can begin while another one of it is under way.
    pub fn is_recursive(&self, function: FuncRef) -> bool {
        self.recursive.contains(function)
    }

    /// Tells a function what its callees may do.
    pub fn annotate(&self, func: &mut Function) {
        for callee in callees_of(func) {
            func.callees[callee] = self.effects[callee];
        }
    }

    /// The largest variable of a segment that a kernel uses, and where it or a function that it calls names the variable first.
    pub fn largest_variable(
        &self,
        module: &Module,
        kernel: FuncRef,
        segment: Segment,
    ) -> Option<(String, SourceLoc)> {
        let mut named = Vec::new();
        for id in self.reachable(kernel) {
            let FunctionDecl::Defined(func) = &module.functions[id] else {
                continue;
            };
            for (_, inst) in func.layout.iter() {
                if let InstructionData::SymbolAddr { symbol, .. } = *func.dfg.inst(inst)
                    && module.symbols[symbol].segment == segment
                {
                    named.push((symbol, func.dfg.locs[inst]));
                }
            }
        }
        let size = |&(symbol, _): &(_, SourceLoc)| module.symbols[symbol].size;
        // Of several the first, which is where it is named first.
        let most = named.iter().map(size).max()?;
        let &(symbol, loc) = named.iter().find(|named| size(named) == most)?;
        Some((module.symbols[symbol].name.clone(), loc))
    }
}

fn callees_of(func: &Function) -> Vec<FuncRef> {
    let (mut list, mut seen) = (Vec::new(), EntitySet::new());
    for (_, inst) in func.layout.iter() {
        if let InstructionData::Call { func: callee, .. } = *func.dfg.inst(inst)
            && seen.insert(callee)
        {
            list.push(callee);
        }
    }
    list
}

fn own_effects(func: &Function) -> CalleeEffects {
    let mut own = CalleeEffects::NONE;
    for (_, inst) in func.layout.iter() {
        if matches!(func.dfg.inst(inst), InstructionData::Call { .. }) {
            continue;
        }
        let effects = func.dfg.opcode(inst).effects();
        own = own.or(CalleeEffects {
            communicates: effects.convergent(),
            cross_lane: effects.cross_lane(),
        });
    }
    own
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    fn graph(text: &str) -> (Module, CallGraph) {
        let module = parse_module(text).expect("the test is well-formed");
        let graph = CallGraph::new(&module);
        (module, graph)
    }

    fn find(module: &Module, name: &str) -> FuncRef {
        let found = module.functions.iter().find(|(_, decl)| match decl {
            FunctionDecl::Defined(func) => func.name == name,
            FunctionDecl::External(other) => other == name,
        });
        found.expect("the function is there").0
    }

    const MODULE: &str = "
kernel %k {
block0:
    call %even()
    call %plain()
    return
}
function %even {
block0:
    call %odd()
    return
}
function %odd {
block0:
    v0 = bconst 1
    v1 = activelanecount v0
    branch v0, block1, block2
block1:
    call %even()
    jump block2
block2:
    return
}
function %plain {
block0:
    return
}
function %waits {
block0:
    barrier
    call %plain()
    return
}
external function %elsewhere
";

    #[test]
    fn effects_go_round_recursion() {
        let (module, graph) = graph(MODULE);
        let [k, even, odd, plain, waits] =
            ["k", "even", "odd", "plain", "waits"].map(|name| find(&module, name));
        let all = CalleeEffects::default();
        assert_eq!(graph.effects(k), all);
        assert_eq!(graph.effects(even), all);
        assert_eq!(graph.effects(odd), all);
        assert_eq!(graph.effects(plain), CalleeEffects::NONE);
        let barrier = CalleeEffects {
            communicates: true,
            cross_lane: false,
        };
        assert_eq!(graph.effects(waits), barrier);
        assert_eq!(graph.effects(find(&module, "elsewhere")), all);
        assert_eq!(graph.callees(k), [even, plain]);
        assert_eq!(graph.reachable(k), [k, even, plain, odd]);
        assert!(graph.is_recursive(even) && graph.is_recursive(odd));
        assert!(!graph.is_recursive(k) && !graph.is_recursive(waits));
    }

    #[test]
    fn call_does_what_its_callee_does() {
        let (module, graph) = graph(MODULE);
        let FunctionDecl::Defined(kernel) = &module.functions[find(&module, "k")] else {
            panic!("the kernel is defined");
        };
        let mut func = (**kernel).clone();
        let calls: Vec<_> = func.layout.insts(func.layout.blocks()[0])[..2].to_vec();
        // Nothing known: the worst.
        assert!(
            calls
                .iter()
                .all(|&c| func.may_communicate(c) && func.may_cross_lanes(c))
        );
        graph.annotate(&mut func);
        assert!(func.may_communicate(calls[0]) && func.may_cross_lanes(calls[0]));
        assert!(!func.may_communicate(calls[1]) && !func.may_cross_lanes(calls[1]));
    }
}
