//! Control directives that are more than a limit of one function: those that ask for exceptions, and those of functions that a kernel
//! calls (HSA PRM 13.4).

use super::Context;
use crate::diagnostics::Diagnostic;
use crate::model::{Control, ControlDirective, ControlOperand, ExecutableKind, Module};
use crate::validate::graph::CallGraph;
use wavelift_codegen::ir::{self, FunctionDecl, KernelLimits};

/// Names of the exceptions by their bits (HSA PRM 4.19.5).
const EXCEPTIONS: [&str; 5] = [
    "INVALID_OPERATION",
    "DIVIDE_BY_ZERO",
    "OVERFLOW",
    "UNDERFLOW",
    "INEXACT",
];

/// That a directive asks for exceptions, which no target has. Other bits than those of the five exceptions are ignored.
pub(super) fn exceptions(control: &Control) -> Option<Diagnostic> {
    let policy = match control.directive {
        ControlDirective::EnableDetectExceptions => "DETECT",
        ControlDirective::EnableBreakExceptions => "BREAK",
        _ => return None,
    };
    let Some(ControlOperand::Value(bits)) = control.operands.first() else {
        return None;
    };
    let asked = EXCEPTIONS
        .iter()
        .enumerate()
        .filter(|(bit, _)| bits >> bit & 1 == 1);
    let names: Vec<&str> = asked.map(|(_, name)| *name).collect();
    if names.is_empty() {
        return None;
    }
    let message = format!(
        "not supported yet: exceptions of the {policy} policy, on any target; `{}` asks for {}",
        control.directive,
        names.join(", ")
    );
    let help = "leave the directive out, or give it 0: results are the same, and no exception is noticed";
    Some(
        Diagnostic::error("not-supported-yet", control.span, message)
            .prm("13.4")
            .help(help),
    )
}

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
