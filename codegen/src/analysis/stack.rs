//! What calls of a kernel need: bodies of all that is called, and stack.

use super::CallGraph;
use crate::ir::{FuncRef, Function, FunctionDecl, InstructionData, Module, SourceLoc};
use cranelift_entity::SecondaryMap;
use std::fmt;

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

/// Checks that every function that is called has a body.
///
/// # Errors
/// The first call of one that has none.
pub fn check_callees(module: &Module, func: &Function) -> Result<(), UndefinedFunction> {
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

/// Stack of a kernel and its callees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Bytes of the deepest nest of calls in which no function occurs twice.
    pub bytes: u32,
    /// A function can call itself: the bytes are no bound.
    pub recursive: bool,
}

/// The stack that calls of a kernel need after the kernel's own frame, from the frames of the functions.
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
    /// Bytes after the frame of a function.
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
    use crate::ir::text::parse_module;

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
