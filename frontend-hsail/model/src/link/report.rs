//! What a loader must know about the kernels of a program (HSA PRM 4.2.3), as far as it follows from its modules.
//!
//! Memory is counted as the variables need it, placed one after another at their alignment: what a target adds for spilled
//! registers and calls is not in it.

use super::Shared;
use crate::model::*;
use crate::validate::graph::{CallGraph, MAX_STEPS};
use rustc_hash::FxHashSet;
use std::fmt;

/// Facts about a kernel or an indirect function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelNeeds {
    /// Name with its sigil.
    pub name: String,
    /// Number of its module.
    pub part: usize,
    /// `kernel` or `indirect function`.
    pub kind: ExecutableKind,
    /// Bytes of the kernarg segment, a multiple of 16 (HSA PRM 4.21).
    pub kernarg_bytes: u64,
    /// Alignment of the kernarg segment, at least 16.
    pub kernarg_align: u32,
    /// Bytes of group memory of a work-group.
    pub group_bytes: u64,
    /// Bytes of private and spill memory of a work-item.
    pub private_bytes: u64,
    /// Number of fbarriers of a work-group.
    pub fbarriers: usize,
    /// Functions that it calls, directly and through others.
    pub functions: usize,
    /// Why a stack of dynamic size may be needed; empty if none is.
    pub dynamic_stack: Vec<String>,
}

/// Facts about a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Kernels and indirect functions in order of their definitions.
    pub kernels: Vec<KernelNeeds>,
    /// Global and readonly variables that the runtime has to define.
    pub external: Vec<String>,
    /// Kernels that are left out because the call graph is too large (some millions of functions, each counted for
    /// every kernel that reaches it).
    pub left_out: usize,
}

/// Memory of variables that are placed one after another.
#[derive(Default)]
struct Memory {
    bytes: u64,
}

impl Memory {
    fn place(&mut self, v: &Variable) {
        let aligned = self.bytes.checked_next_multiple_of(v.align.bytes().into());
        let end = aligned.and_then(|at| at.checked_add(v.byte_size().unwrap_or(0)));
        self.bytes = end.unwrap_or(u64::MAX);
    }
}

/// The facts. Functions are looked at for each kernel that reaches them, within a limit.
pub fn report(modules: &[&Module]) -> Report {
    let graph = CallGraph::new(modules);
    let shared = Shared::new(modules);
    let kinds = [ExecutableKind::Kernel, ExecutableKind::IndirectFunction];
    let roots = (0..graph.nodes.len()).filter(|n| kinds.contains(&graph.executable(*n).kind));
    let mut external = Vec::new();
    for (name, all) in &shared.names {
        let first = all[0];
        let variable = matches!(first.symbol, Symbol::Variable(id) if modules[first.part].variables.get(id)
            .is_some_and(|v| matches!(v.segment, Segment::Global | Segment::Readonly)));
        if variable && shared.definition(name).is_none() {
            external.push((*name).to_owned());
        }
    }
    let mut report = Report {
        external,
        ..Report::default()
    };
    let mut steps = 0;
    for root in roots {
        if steps > MAX_STEPS {
            report.left_out += 1;
            continue;
        }
        let needs = needs(modules, &shared, &graph, root);
        steps += needs.functions + 1;
        report.kernels.push(needs);
    }
    report
}

fn needs(modules: &[&Module], shared: &Shared<'_>, graph: &CallGraph<'_>, root: usize) -> KernelNeeds {
    let part = graph.nodes[root].part;
    let e = graph.executable(root);
    let reached = graph.reached([root]);
    let mut used = Used::new(modules, shared);
    if recursive(graph, root) {
        used.dynamic_stack.push("recursion".to_owned());
    }
    for &(node, _) in &reached {
        used.function(graph.nodes[node].part, graph.executable(node));
    }
    let mut kernarg = Memory::default();
    let mut kernarg_align = 16;
    if e.kind == ExecutableKind::Kernel {
        for v in e.inputs.iter().filter_map(|id| modules[part].variables.get(*id)) {
            kernarg.place(v);
            kernarg_align = kernarg_align.max(v.align.bytes());
        }
    }
    KernelNeeds {
        name: modules[part].name(e.name).to_owned(),
        part,
        kind: e.kind,
        kernarg_bytes: kernarg.bytes.checked_next_multiple_of(16).unwrap_or(u64::MAX),
        kernarg_align,
        group_bytes: used.group.bytes,
        private_bytes: used.private.bytes,
        fbarriers: used.fbarriers,
        functions: reached.len() - 1,
        dynamic_stack: used.dynamic_stack,
    }
}

/// What the functions use that a kernel reaches, each thing once.
struct Used<'m> {
    modules: &'m [&'m Module],
    shared: &'m Shared<'m>,
    /// Variables and fbarriers that are counted, with the module of each.
    seen: FxHashSet<(usize, Symbol)>,
    group: Memory,
    private: Memory,
    fbarriers: usize,
    /// Why the size of the stack is not known.
    dynamic_stack: Vec<String>,
}

impl<'m> Used<'m> {
    fn new(modules: &'m [&'m Module], shared: &'m Shared<'m>) -> Used<'m> {
        Used {
            modules,
            shared,
            seen: FxHashSet::default(),
            group: Memory::default(),
            private: Memory::default(),
            fbarriers: 0,
            dynamic_stack: Vec::new(),
        }
    }

    fn function(&mut self, part: usize, e: &Executable) {
        for statement in &e.body {
            match statement {
                Statement::Variable(id) => self.variable((part, Symbol::Variable(*id))),
                Statement::Fbarrier(id) => self.fbarrier((part, Symbol::Fbarrier(*id))),
                Statement::Inst(inst) => self.instruction(part, e, inst),
                _ => {}
            }
        }
    }

    fn instruction(&mut self, part: usize, e: &Executable, inst: &Inst) {
        let module = self.modules[part];
        for operand in module.inst_operands(inst) {
            match operand {
                Operand::Address { symbol, .. } => {
                    if let Some(id) = symbol.expand()
                        && let Some(v) = module.variables.get(id)
                    {
                        let used = (part, Symbol::Variable(id));
                        self.variable(self.definition(used, v.name, v.is_definition));
                    }
                }
                Operand::Fbarrier(id) => {
                    if let Some(f) = module.fbarriers.get(*id) {
                        let used = (part, Symbol::Fbarrier(*id));
                        self.fbarrier(self.definition(used, f.name, f.is_definition));
                    }
                }
                _ => {}
            }
        }
        if matches!(inst.opcode, Opcode::Alloca | Opcode::ICall) {
            let reason = format!("{} in {}", inst.opcode, module.name(e.name));
            if !self.dynamic_stack.contains(&reason) {
                self.dynamic_stack.push(reason);
            }
        }
    }

    /// The definition of what a module uses, which may be in another module.
    fn definition(&self, used: (usize, Symbol), name: Name, is_definition: bool) -> (usize, Symbol) {
        if is_definition {
            return used;
        }
        let there = self.shared.definition(self.modules[used.0].name(name));
        there.map_or(used, |a| (a.part, a.symbol))
    }

    fn variable(&mut self, (part, symbol): (usize, Symbol)) {
        let Symbol::Variable(id) = symbol else { return };
        let Some(v) = self.modules[part].variables.get(id) else {
            return;
        };
        let memory = match v.segment {
            Segment::Group => &mut self.group,
            Segment::Private | Segment::Spill => &mut self.private,
            _ => return,
        };
        if self.seen.insert((part, symbol)) {
            memory.place(v);
        }
    }

    fn fbarrier(&mut self, fbarrier: (usize, Symbol)) {
        self.fbarriers += usize::from(self.seen.insert(fbarrier));
    }
}

/// Whether some function that `root` reaches can be called again before it returns.
fn recursive(graph: &CallGraph<'_>, root: usize) -> bool {
    // Depth-first with an explicit stack; a callee on the stack closes a cycle.
    const NEW: u8 = 0;
    const OPEN: u8 = 1;
    const DONE: u8 = 2;
    let mut state = vec![NEW; graph.nodes.len()];
    let mut stack = vec![(root, 0)];
    state[root] = OPEN;
    while let Some((node, next)) = stack.last_mut() {
        let Some(&callee) = graph.nodes[*node].callees.get(*next) else {
            state[*node] = DONE;
            stack.pop();
            continue;
        };
        *next += 1;
        match state[callee] {
            NEW => {
                state[callee] = OPEN;
                stack.push((callee, 0));
            }
            OPEN => return true,
            _ => {}
        }
    }
    false
}

impl fmt::Display for KernelNeeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}:", self.kind.name(), self.name)?;
        if self.kind == ExecutableKind::Kernel {
            write!(
                f,
                " kernarg {} bytes at {},",
                self.kernarg_bytes, self.kernarg_align
            )?;
        }
        write!(
            f,
            " group {} bytes, private {} bytes, {} fbarriers, calls {} functions",
            self.group_bytes, self.private_bytes, self.fbarriers, self.functions
        )?;
        if !self.dynamic_stack.is_empty() {
            write!(f, ", dynamic stack ({})", self.dynamic_stack.join(", "))?;
        }
        Ok(())
    }
}
