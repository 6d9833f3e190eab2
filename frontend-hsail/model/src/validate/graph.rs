//! The call graph of one or several modules, and the rules that hold along it: what indirect functions may reach
//! (HSA PRM 10.8) and that control directives agree (HSA PRM 13.4).
//!
//! Nodes are the definitions of kernels and functions, edges the targets of `call` and `scall`; a declaration with program
//! linkage leads to the definition in another module. What `icall` reaches is not known and not followed.
//!
//! Cost is linear, but for control directives, which are compared per kernel along those calls that lead to a directive:
//! [`MAX_STEPS`] bounds them over all kernels.

use crate::diagnostics::Diagnostic;
use crate::link::Finding;
use crate::model::*;
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// So many functions are looked at for the control directives of all kernels together. A program needs more only if
/// thousands of its kernels share thousands of functions.
pub const MAX_STEPS: usize = 1 << 22;

/// What the rules along calls need to know of a code block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// What `call` and `scall` name, with places.
    pub(crate) calls: Vec<(ExecutableId, Span)>,
    pub(crate) controls: Vec<Control>,
    /// Definitions and uses that take memory of the kernel that runs the code.
    pub(crate) shared: Vec<(Span, &'static str)>,
}

impl Facts {
    /// Those of an executable. Shared memory matters only where there are indirect functions.
    pub(crate) fn of(module: &Module, id: ExecutableId, indirect: bool) -> Facts {
        let Some(e) = module.executables.get(id) else {
            return Facts::default();
        };
        Facts {
            calls: calls(module, e),
            controls: controls(e).cloned().collect(),
            shared: if indirect {
                shared_memory(module, e)
            } else {
                Vec::new()
            },
        }
    }

    /// Adds those of statements after.
    pub(crate) fn append(&mut self, after: Facts) {
        self.calls.extend(after.calls);
        self.controls.extend(after.controls);
        self.shared.extend(after.shared);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.controls.is_empty() && self.shared.is_empty()
    }
}

/// Whether a module defines an indirect function.
pub(crate) fn has_indirect_functions(module: &Module) -> bool {
    let mut executables = module.executables.values();
    executables.any(|e| e.kind == ExecutableKind::IndirectFunction && e.is_definition)
}

/// A definition with its callees.
pub(crate) struct Node {
    /// Number of its module.
    pub(crate) part: usize,
    pub(crate) id: ExecutableId,
    /// Nodes that it calls, without repeats, in order of their first call.
    pub(crate) callees: Vec<usize>,
    /// Calls of what no module defines: the declaration and the place of the call.
    pub(crate) undefined: Vec<(ExecutableId, Span)>,
    facts: Facts,
}

/// See the module.
pub(crate) struct CallGraph<'m> {
    modules: &'m [&'m Module],
    pub(crate) nodes: Vec<Node>,
}

impl<'m> CallGraph<'m> {
    pub(crate) fn new(modules: &'m [&'m Module]) -> CallGraph<'m> {
        let indirect = modules.iter().any(|module| has_indirect_functions(module));
        CallGraph::with_facts(modules, |part, id| Facts::of(modules[part], id, indirect))
    }

    /// As [`CallGraph::new`], from what is known of the code blocks of each module.
    pub(crate) fn with_facts(
        modules: &'m [&'m Module],
        mut facts: impl FnMut(usize, ExecutableId) -> Facts,
    ) -> CallGraph<'m> {
        let mut nodes = Vec::new();
        let mut of: FxHashMap<(usize, ExecutableId), usize> = FxHashMap::default();
        let mut shared: FxHashMap<&str, usize> = FxHashMap::default();
        for (part, module) in modules.iter().enumerate() {
            for (id, e) in &module.executables {
                if !e.is_definition || e.kind == ExecutableKind::Signature {
                    continue;
                }
                of.insert((part, id), nodes.len());
                if e.linkage == Linkage::Program {
                    shared.entry(module.name(e.name)).or_insert(nodes.len());
                }
                nodes.push(Node {
                    part,
                    id,
                    callees: Vec::new(),
                    undefined: Vec::new(),
                    facts: facts(part, id),
                });
            }
        }
        for node in &mut nodes {
            let module = modules[node.part];
            let mut seen = FxHashSet::default();
            for &(target, span) in &node.facts.calls {
                if !seen.insert(target) {
                    continue;
                }
                let here = of.get(&(node.part, target)).copied();
                let found = here.or_else(|| {
                    let e = module.executables.get(target)?;
                    let elsewhere = e.linkage == Linkage::Program && !e.is_definition;
                    shared.get(module.name(e.name)).copied().filter(|_| elsewhere)
                });
                match found {
                    Some(callee) => node.callees.push(callee),
                    None => node.undefined.push((target, span)),
                }
            }
        }
        CallGraph { modules, nodes }
    }

    pub(crate) fn executable(&self, node: usize) -> &'m Executable {
        let node = &self.nodes[node];
        &self.modules[node.part].executables[node.id]
    }

    fn name(&self, node: usize) -> &'m str {
        self.modules[self.nodes[node].part].name(self.executable(node).name)
    }

    /// The nodes that `roots` reach, themselves first, each with the number of the root that first reached it.
    pub(crate) fn reached(&self, roots: impl IntoIterator<Item = usize>) -> Vec<(usize, usize)> {
        let mut seen = vec![false; self.nodes.len()];
        let mut order: Vec<(usize, usize)> = Vec::new();
        for root in roots {
            if !std::mem::replace(&mut seen[root], true) {
                order.push((root, root));
            }
        }
        let mut next = 0;
        while let Some(&(node, root)) = order.get(next) {
            for &callee in &self.nodes[node].callees {
                if !std::mem::replace(&mut seen[callee], true) {
                    order.push((callee, root));
                }
            }
            next += 1;
        }
        order
    }

    /// Nodes of definitions of a kind.
    pub(crate) fn of_kind(&self, kind: ExecutableKind) -> impl Iterator<Item = usize> {
        (0..self.nodes.len()).filter(move |n| self.executable(*n).kind == kind)
    }

    /// HSA PRM 10.8: indirect functions, with all they call, use no memory that kernels would have to reserve.
    pub(crate) fn indirect_functions(&self) -> Vec<Finding> {
        let mut found = Vec::new();
        for (node, root) in self.reached(self.of_kind(ExecutableKind::IndirectFunction)) {
            let part = self.nodes[node].part;
            let name = self.name(root);
            for &(span, what) in &self.nodes[node].facts.shared {
                let message = format!("{what} in a function that the indirect function `{name}` reaches");
                let d = Diagnostic::error("indirect-function", span, message).prm("10.8");
                found.push(Finding::new(part, d).also(
                    self.nodes[root].part,
                    self.executable(root).span,
                    "the indirect function",
                ));
            }
        }
        found
    }

    /// HSA PRM 13.4: directives of a kernel and of everything it calls agree; other functions answer for themselves only.
    pub(crate) fn control_directives(&self) -> Vec<Finding> {
        let leads = self.leads_to_directives();
        let mut found = Vec::new();
        let mut steps = 0;
        for root in 0..self.nodes.len() {
            let mut reached = vec![root];
            if self.executable(root).kind == ExecutableKind::Kernel && leads[root] {
                let mut seen: FxHashSet<usize> = FxHashSet::from_iter([root]);
                let mut next = 0;
                while next < reached.len() && steps < MAX_STEPS {
                    for &callee in &self.nodes[reached[next]].callees {
                        steps += 1;
                        if leads[callee] && seen.insert(callee) {
                            reached.push(callee);
                        }
                    }
                    next += 1;
                }
            }
            self.agreement(&reached, &mut found);
        }
        if steps >= MAX_STEPS {
            let span = self.modules[0].header.span;
            let message =
                "so many kernels share so many functions that control directives were not all compared";
            let d = Diagnostic::warning("call-graph-limit", span, message).prm("13.4");
            found.push(Finding::new(0, d));
        }
        found
    }

    /// Whether a node has control directives or reaches one that has.
    fn leads_to_directives(&self) -> Vec<bool> {
        let mut callers = vec![Vec::new(); self.nodes.len()];
        for (n, node) in self.nodes.iter().enumerate() {
            for &callee in &node.callees {
                callers[callee].push(n);
            }
        }
        let mut leads: Vec<bool> = (0..self.nodes.len())
            .map(|n| !self.nodes[n].facts.controls.is_empty())
            .collect();
        let mut pending: Vec<usize> = (0..leads.len()).filter(|n| leads[*n]).collect();
        while let Some(n) = pending.pop() {
            for &caller in &callers[n] {
                if !std::mem::replace(&mut leads[caller], true) {
                    pending.push(caller);
                }
            }
        }
        leads
    }

    /// The first node of `reached` is the one that the others are called from.
    fn agreement(&self, reached: &[usize], found: &mut Vec<Finding>) {
        use ControlDirective::*;
        let root = reached[0];
        let mut first: FxHashMap<ControlDirective, Place<'_>> = FxHashMap::default();
        for &node in reached {
            let part = self.nodes[node].part;
            for control in &self.nodes[node].facts.controls {
                let directive = control.directive;
                if matches!(directive, EnableBreakExceptions | EnableDetectExceptions) {
                    continue;
                }
                let place = Place { part, control };
                match first.get(&directive) {
                    None => {
                        if directive == RequireNoPartialWorkGroups && node != root {
                            let message = format!(
                                "kernel `{}` reaches `{directive}` and does not state it",
                                self.name(root)
                            );
                            // Legal if the finalizer is told so instead.
                            let span = self.executable(root).span;
                            let d = Diagnostic::warning("control-unstated", span, message).prm("13.4");
                            found.push(Finding::new(self.nodes[root].part, d).also(
                                part,
                                control.span,
                                "stated here",
                            ));
                        }
                        first.insert(directive, place);
                    }
                    Some(known) if known.control.operands != control.operands => {
                        let message = format!("`{directive}` has another value than before");
                        found.push(place.conflict("control-conflict", message, known, "before"));
                    }
                    Some(_) => {}
                }
            }
        }
        for (most, sizes) in [
            (MaxFlatGridSize, RequiredGridSize),
            (MaxFlatWorkGroupSize, RequiredWorkGroupSize),
        ] {
            if let (Some(limit), Some(required)) = (first.get(&most), first.get(&sizes))
                && let Some(ControlOperand::Value(bound)) = limit.control.operands.first()
                && let Some(product) = product(&required.control.operands).filter(|p| p > bound)
            {
                let message = format!("`{sizes}` has product {product}, above the {bound} of `{most}`");
                found.push(required.conflict("control-limit", message, limit, "the limit"));
            }
        }
        for sizes in [RequiredGridSize, RequiredWorkGroupSize] {
            if let (Some(dim), Some(required)) = (first.get(&RequiredDim), first.get(&sizes))
                && let Some(ControlOperand::Value(count)) = dim.control.operands.first()
            {
                let count_used = usize::try_from(*count).unwrap_or(usize::MAX);
                let mut unused = required.control.operands.iter().skip(count_used);
                if unused.any(|o| *o != ControlOperand::Value(1)) {
                    let message = format!("`{sizes}` has a size other than 1 beyond dimension {count}");
                    found.push(required.conflict(
                        "control-dimensions",
                        message,
                        dim,
                        "the number of dimensions",
                    ));
                }
            }
        }
    }
}

/// A control directive of a module.
#[derive(Clone, Copy)]
struct Place<'m> {
    part: usize,
    control: &'m Control,
}

impl Place<'_> {
    fn conflict(&self, rule: &'static str, message: String, other: &Place<'_>, what: &str) -> Finding {
        let d = Diagnostic::error(rule, self.control.span, message).prm("13.4");
        Finding::new(self.part, d).also(other.part, other.control.span, what)
    }
}

fn product(operands: &[ControlOperand]) -> Option<u64> {
    operands.iter().try_fold(1u64, |p, o| match o {
        ControlOperand::Value(v) => Some(p.saturating_mul(*v)),
        ControlOperand::Wavesize => None,
    })
}

/// The control directives of a kernel or function.
pub(crate) fn controls(e: &Executable) -> impl Iterator<Item = &Control> {
    e.body.iter().filter_map(|s| match s {
        Statement::Control(control) => Some(&**control),
        _ => None,
    })
}

/// What `call` and `scall` of a definition name, with places.
fn calls(module: &Module, e: &Executable) -> Vec<(ExecutableId, Span)> {
    let mut found = Vec::new();
    for statement in &e.body {
        let Statement::Inst(inst) = statement else {
            continue;
        };
        if !matches!(inst.opcode, Opcode::Call | Opcode::SCall) {
            continue;
        }
        for (i, operand) in module.inst_operands(inst).iter().enumerate() {
            match operand {
                Operand::Executable(target) => {
                    found.push((*target, module.operand_span(inst, inst.operands, i)));
                }
                Operand::Executables(list) => {
                    for (i, target) in module.operands(*list).iter().enumerate() {
                        if let Operand::Executable(target) = target {
                            found.push((*target, module.operand_span(inst, *list, i)));
                        }
                    }
                }
                _ => {}
            }
        }
    }
    found
}

/// Definitions and uses in a function that take memory of the kernel that runs it.
fn shared_memory(module: &Module, e: &Executable) -> Vec<(Span, &'static str)> {
    let mut found = Vec::new();
    for statement in &e.body {
        match statement {
            Statement::Variable(id) => {
                let group = |v: &&Variable| v.segment == Segment::Group;
                if let Some(v) = module.variables.get(*id).filter(group) {
                    found.push((v.span, "a group variable is defined"));
                }
            }
            Statement::Fbarrier(id) => {
                if let Some(f) = module.fbarriers.get(*id) {
                    found.push((f.span, "an fbarrier is defined"));
                }
            }
            Statement::Inst(inst) => {
                let bad = module.inst_operands(inst).iter().find_map(|o| match o {
                    Operand::Address { symbol, .. } => {
                        let v = module.variables.get(symbol.expand()?)?;
                        let shared = matches!(v.segment, Segment::Group | Segment::Private);
                        (v.owner.is_none() && shared)
                            .then_some("a group or private variable of the module is used")
                    }
                    Operand::Fbarrier(id) => {
                        let f = module.fbarriers.get(*id)?;
                        f.owner.is_none().then_some("an fbarrier of the module is used")
                    }
                    _ => None,
                });
                found.extend(bad.map(|what| (inst.span, what)));
            }
            _ => {}
        }
    }
    found
}
