//! Control directives of functions that a kernel calls (HSA PRM 13.4). For those that are about exceptions see [`super::exceptions`] and
//! [`super::breaks`].

use super::Context;
use crate::model::{ExecutableKind, Module};
use crate::validate::graph::CallGraph;
use wavelift_codegen::ir::{self, FunctionDecl, KernelLimits};

/// Gives kernels the limits of the functions that they call: a directive in a function is about the whole kernel. Those that are stated
/// twice agree, which validation checks.
///
/// Cost: linear in the calls of the program, and nothing where no function has a directive.
pub(super) fn of_callees(contexts: &[Context<'_>], ir: &mut ir::Module) {
    let none = KernelLimits::default();
    let functions = ir.functions.values().filter_map(|decl| match decl {
        FunctionDecl::Defined(func) if func.kind == ir::FunctionKind::Function => Some(func),
        _ => None,
    });
    if functions.into_iter().all(|func| func.limits == none) {
        return;
    }
    let modules: Vec<&Module> = contexts.iter().map(|context| context.module).collect();
    let graph = CallGraph::new(&modules);
    let func_of = |node: usize| {
        let node = &graph.nodes[node];
        contexts[node.part].functions.get(&node.id).copied()
    };
    let mut callers = vec![Vec::new(); graph.nodes.len()];
    for (caller, node) in graph.nodes.iter().enumerate() {
        for &callee in &node.callees {
            callers[callee].push(caller);
        }
    }
    let mut limits: Vec<KernelLimits> = (0..graph.nodes.len())
        .map(|node| match func_of(node).map(|func| &ir.functions[func]) {
            Some(FunctionDecl::Defined(func)) => func.limits.clone(),
            _ => KernelLimits::default(),
        })
        .collect();
    let mut pending: Vec<usize> = (0..limits.len()).filter(|node| limits[*node] != none).collect();
    while let Some(callee) = pending.pop() {
        let of_callee = limits[callee].clone();
        for &caller in &callers[callee] {
            if limits[caller].add_callee(&of_callee) {
                pending.push(caller);
            }
        }
    }
    for (node, limits) in limits.into_iter().enumerate() {
        if graph.executable(node).kind == ExecutableKind::Kernel
            && let Some(func) = func_of(node)
            && let FunctionDecl::Defined(func) = &mut ir.functions[func]
        {
            func.limits = limits;
        }
    }
}
