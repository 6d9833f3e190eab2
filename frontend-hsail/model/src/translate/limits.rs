//! Control directives that are more than a limit of one function: those that ask for exceptions of the BREAK policy, and those of functions
//! that a kernel calls (HSA PRM 13.4). For the DETECT policy see [`super::exceptions`].

use super::{Context, as_inst, call};
use crate::diagnostics::Diagnostic;
use crate::model::{
    Control, ControlDirective, ControlOperand, Executable, ExecutableId, ExecutableKind, Inst, Module,
    Opcode, Type, TypeClass,
};
use crate::validate::graph::{CallGraph, controls};
use rustc_hash::{FxHashMap, FxHashSet};
use wavelift_codegen::ir::{self, FunctionDecl, KernelLimits};

/// Names of the exceptions by their bits (HSA PRM 4.19.5).
const EXCEPTIONS: [&str; 5] = [
    "INVALID_OPERATION",
    "DIVIDE_BY_ZERO",
    "OVERFLOW",
    "UNDERFLOW",
    "INEXACT",
];

/// Which executables of a module can generate exceptions. No target breaks at them, so what asks for that is an error; where none can
/// occur a directive asks for nothing, and every target does as it says.
pub(super) struct Exceptions {
    /// Executables with floating-point operations, in themselves or in what they call in the module; nothing is known without a directive
    /// that asks.
    generating: FxHashSet<ExecutableId>,
}

impl Exceptions {
    /// Cost: linear in the module, and nothing where no directive asks for an exception.
    pub(super) fn new(module: &Module) -> Exceptions {
        let mut generating = FxHashSet::default();
        let asks = |e: &Executable| controls(e).any(|control| asked(control).is_some());
        if !module.executables.values().any(asks) {
            return Exceptions { generating };
        }
        let mut callers: FxHashMap<ExecutableId, Vec<ExecutableId>> = FxHashMap::default();
        let mut pending = Vec::new();
        for (id, e) in &module.executables {
            for inst in e.body.iter().filter_map(as_inst) {
                for callee in call::callees(module, inst) {
                    callers.entry(callee).or_default().push(id);
                }
                if generates(inst) && generating.insert(id) {
                    pending.push(id);
                }
            }
        }
        while let Some(callee) = pending.pop() {
            for &caller in callers.get(&callee).into_iter().flatten() {
                if generating.insert(caller) {
                    pending.push(caller);
                }
            }
        }
        Exceptions { generating }
    }

    /// The directives of an executable that ask for exceptions which can occur.
    pub(super) fn unsupported(&self, id: ExecutableId, e: &Executable) -> Vec<Diagnostic> {
        if !self.generating.contains(&id) {
            return Vec::new();
        }
        controls(e).filter_map(unsupported).collect()
    }
}

/// Whether an instruction can generate an exception (HSA PRM 4.19.5): all on floats can but those that only move or look at bits.
fn generates(inst: &Inst) -> bool {
    use Opcode::*;
    let float = |ty: Option<Type>| ty.is_some_and(|ty| ty.class() == TypeClass::Float);
    let moves = matches!(
        inst.opcode,
        Ld | St
            | Mov
            | Cmov
            | Abs
            | Neg
            | CopySign
            | Class
            | Shuffle
            | UnpackHi
            | UnpackLo
            | Pack
            | Unpack
            | Combine
            | Expand
    );
    !moves && (float(inst.ty) || float(inst.source_type))
}

/// Names of the exceptions that a directive asks to break at. Other bits than those of the five exceptions are ignored.
fn asked(control: &Control) -> Option<Vec<&'static str>> {
    if control.directive != ControlDirective::EnableBreakExceptions {
        return None;
    }
    let Some(ControlOperand::Value(bits)) = control.operands.first() else {
        return None;
    };
    let asked = EXCEPTIONS
        .iter()
        .enumerate()
        .filter(|(bit, _)| bits >> bit & 1 == 1);
    let names: Vec<&str> = asked.map(|(_, name)| *name).collect();
    (!names.is_empty()).then_some(names)
}

fn unsupported(control: &Control) -> Option<Diagnostic> {
    let message = format!(
        "not supported yet: exceptions of the BREAK policy, on any target; `{}` asks for {}",
        control.directive,
        asked(control)?.join(", ")
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
