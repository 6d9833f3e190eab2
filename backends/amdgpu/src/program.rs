//! What a kernel is made of with everything it can call.
//!
//! A function is compiled for the kernels that call it: the offsets of group variables and of the module's private variables
//! are the kernel's, and so is the float mode. Kernels that agree in all that a function and its callees see of that share its
//! code ([`FunctionKey`]).

use crate::modes::Mode;
use std::collections::BTreeMap;
use wavelift_codegen::analysis::{CallGraph, UndefinedFunction, check_callees};
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, InstructionData, Module, Opcode, Segment, SegmentLayout, SymbolScope,
    Type,
};

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
