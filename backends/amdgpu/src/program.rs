//! What a kernel is made of with everything it can call.
//!
//! A function is compiled for the kernels that call it: the offsets of group variables and of the module's private variables
//! are the kernel's, and so is the float mode. Kernels that agree in all that a function and its callees see of that share its
//! code ([`FunctionKey`]).

use crate::modes::Mode;
use cranelift_entity::SecondaryMap;
use std::collections::BTreeMap;
use std::fmt;
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, InstructionData, Module, Opcode, Segment, SegmentLayout, SourceLoc,
    SymbolScope, Type,
};

/// A call of what no module of the program defines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndefinedFunction {
    /// Name of the function that is called, without sigil.
    pub name: String,
    /// Name of the caller.
    pub caller: String,
    /// Where.
    pub loc: SourceLoc,
}

impl fmt::Display for UndefinedFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "&{} is called in &{}", self.name, self.caller)?;
        if self.loc.is_known() {
            write!(f, " at line {}", self.loc.0)?;
        }
        write!(f, ", but no module of the program defines it")
    }
}

impl std::error::Error for UndefinedFunction {}

/// What the code of a function depends on besides its text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FunctionKey {
    func: FuncRef,
    mode: Mode,
    align: u32,
    /// Variables that the function and its callees name, with their offsets.
    offsets: Vec<(u32, Option<u32>)>,
}

/// A kernel's callees and what they share.
#[derive(Clone, Debug)]
pub struct Callees {
    /// The functions that the kernel can reach, without itself, callers first.
    pub functions: Vec<FuncRef>,
    /// The float mode of all.
    pub mode: Mode,
    /// Alignment of frames: that of the most demanding one.
    pub align: u32,
    /// Indices of the work-item that the functions read.
    pub workitem_ids: u8,
}

fn defined(module: &Module, func: FuncRef) -> Option<&Function> {
    match &module.functions[func] {
        FunctionDecl::Defined(func) => Some(func),
        FunctionDecl::External(_) => None,
    }
}

impl Callees {
    /// Finds what a kernel calls.
    ///
    /// # Errors
    /// If it can reach a call of a function that has no body.
    pub fn new(
        module: &Module,
        graph: &CallGraph,
        layout: &SegmentLayout,
        kernel: FuncRef,
    ) -> Result<Callees, UndefinedFunction> {
        let reachable = graph.reachable(kernel);
        let mut bodies = Vec::with_capacity(reachable.len());
        for &id in &reachable {
            let Some(func) = defined(module, id) else { continue };
            check_callees(module, func)?;
            bodies.push(func);
        }
        let align = reachable.iter().map(|&id| layout.frame(id).align).max();
        let mut ids = 0;
        for func in bodies.iter().skip(1) {
            ids = ids.max(workitem_ids(func));
        }
        Ok(Callees {
            mode: Mode::of_all(bodies.iter().copied()),
            align: align.unwrap_or(1).max(16),
            workitem_ids: ids,
            functions: reachable[1..].to_vec(),
        })
    }

    /// What the code of a function depends on.
    pub fn key(
        &self,
        module: &Module,
        graph: &CallGraph,
        layout: &SegmentLayout,
        func: FuncRef,
    ) -> FunctionKey {
        let mut offsets = BTreeMap::new();
        for id in graph.reachable(func) {
            let Some(func) = defined(module, id) else { continue };
            for (_, inst) in func.layout.iter() {
                if let InstructionData::SymbolAddr { symbol, .. } = *func.dfg.inst(inst) {
                    let data = &module.symbols[symbol];
                    let shared = data.segment == Segment::Group || data.scope == SymbolScope::Module;
                    if shared {
                        offsets.insert(symbol.as_u32(), layout.offset(symbol));
                    }
                }
            }
        }
        FunctionKey {
            func,
            mode: self.mode,
            align: self.align,
            offsets: offsets.into_iter().collect(),
        }
    }
}

fn check_callees(module: &Module, func: &Function) -> Result<(), UndefinedFunction> {
    for (_, inst) in func.layout.iter() {
        if let InstructionData::Call { func: callee, .. } = *func.dfg.inst(inst)
            && let FunctionDecl::External(name) = &module.functions[callee]
        {
            return Err(UndefinedFunction {
                name: name.clone(),
                caller: func.name.clone(),
                loc: func.dfg.locs[inst],
            });
        }
    }
    Ok(())
}

/// How many indices of the work-item a function reads.
fn workitem_ids(func: &Function) -> u8 {
    let of = |data: &InstructionData| match (data.opcode(), data) {
        (Opcode::Workitemid | Opcode::Workitemabsid, InstructionData::Dim { dim, .. }) => dim + 1,
        (Opcode::Workitemflatid | Opcode::Currentworkitemflatid | Opcode::Workitemflatabsid, _) => 3,
        _ => 0,
    };
    let insts = func.layout.iter().map(|(_, inst)| of(func.dfg.inst(inst)));
    insts.max().unwrap_or(0)
}

/// Dwords of the interface area of a function: arguments or results that have no register.
pub fn interface_dwords(func: &Function) -> u16 {
    let widths = |types: Vec<Type>| types.into_iter().map(|ty| ty.bits().div_ceil(32).max(1) as u8);
    let value_types =
        |values: &[wavelift_codegen::ir::Value]| values.iter().map(|&v| func.dfg.value_type(v)).collect();
    let params: Vec<Type> = func
        .layout
        .entry()
        .map_or(Vec::new(), |entry| value_types(func.dfg.block_params(entry)));
    let returned = func
        .layout
        .iter()
        .find(|&(_, inst)| func.dfg.opcode(inst) == Opcode::Return);
    let results: Vec<Type> = returned.map_or(Vec::new(), |(_, inst)| value_types(func.dfg.args(inst)));
    let (_, arguments) = crate::calls::places(widths(params));
    let (_, results) = crate::calls::places(widths(results));
    arguments.max(results)
}

/// Stack of a kernel and its callees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Bytes of the deepest nest of calls in which no function occurs twice.
    pub bytes: u32,
    /// A function can call itself: the bytes are no bound.
    pub recursive: bool,
}

/// The stack that calls of a kernel need behind the kernel's own frame, from the frames of the functions.
pub fn stack(graph: &CallGraph, kernel: FuncRef, frames: &SecondaryMap<FuncRef, u32>) -> Stack {
    let mut walk = Walk {
        graph,
        frames,
        known: SecondaryMap::new(),
        recursive: false,
    };
    let bytes = walk.below(kernel);
    Stack {
        bytes,
        recursive: walk.recursive,
    }
}

#[derive(Clone, Copy, Default)]
enum Depth {
    #[default]
    New,
    /// Being found out: a call of it is recursion.
    Open,
    Known(u32),
}

struct Walk<'a> {
    graph: &'a CallGraph,
    frames: &'a SecondaryMap<FuncRef, u32>,
    known: SecondaryMap<FuncRef, Depth>,
    recursive: bool,
}

impl Walk<'_> {
    /// Bytes behind the frame of a function.
    fn below(&mut self, start: FuncRef) -> u32 {
        let mut deepest = 0;
        // The path, with the callee to look at next and the bytes found so far: calls may nest deeper than this stack.
        let mut path = vec![(start, 0usize, 0u32)];
        self.known[start] = Depth::Open;
        while let Some((func, next, bytes)) = path.last_mut() {
            let Some(&callee) = self.graph.callees(*func).get(*next) else {
                let (func, bytes) = (*func, *bytes);
                self.known[func] = Depth::Known(bytes);
                path.pop();
                match path.last_mut() {
                    Some((_, _, above)) => {
                        *above = (*above).max(self.frames[func].saturating_add(bytes));
                    }
                    None => deepest = bytes,
                }
                continue;
            };
            *next += 1;
            match self.known[callee] {
                Depth::Known(below) => *bytes = (*bytes).max(self.frames[callee].saturating_add(below)),
                Depth::Open => self.recursive = true,
                Depth::New => {
                    self.known[callee] = Depth::Open;
                    path.push((callee, 0, 0));
                }
            }
        }
        deepest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_codegen::ir::text::parse_module;

    fn stack_of(text: &str) -> Stack {
        let module = parse_module(text).expect("the test is well-formed");
        let graph = CallGraph::new(&module);
        let mut frames = SecondaryMap::new();
        for (index, id) in module.functions.keys().enumerate() {
            frames[id] = 16 << index;
        }
        let kernel = module.functions.keys().next().expect("the kernel is first");
        stack(&graph, kernel, &frames)
    }

    const LEAVES: &str = "function %c {\nblock0:\nreturn\n}\nfunction %d {\nblock0:\nreturn\n}\n";

    #[test]
    fn deepest_nest_counts() {
        let text = "kernel %a {\nblock0:\ncall %b()\ncall %d()\nreturn\n}\nfunction %b {\nblock0:\ncall %c()\nreturn\n}\n";
        let found = stack_of(&format!("{text}{LEAVES}"));
        // b and c: 32 + 64; d: 128.
        assert_eq!(
            found,
            Stack {
                bytes: 128,
                recursive: false
            }
        );
    }

    #[test]
    fn recursion_is_noticed_and_counted_once() {
        let text = "kernel %a {\nblock0:\ncall %b()\nreturn\n}\nfunction %b {\nblock0:\ncall %c()\nreturn\n}\n\
                    function %c {\nblock0:\ncall %b()\nreturn\n}\n";
        let found = stack_of(text);
        assert_eq!(
            found,
            Stack {
                bytes: 96,
                recursive: true
            }
        );
    }
}
