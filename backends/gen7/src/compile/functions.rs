//! What a kernel can call, compiled for it: the offsets of group variables and of the module's private variables are the kernel's.
//! Kernels that agree in all that a function and its callees see of them share its code.

use super::body::Body;
use super::{CompileError, Options, compile_and_emit};
use crate::calls::{self, Convention};
use crate::emit::{Code, Frame};
use crate::lower::Surroundings;
use cranelift_entity::SecondaryMap;
use std::collections::{BTreeMap, HashMap};
use wavelift_codegen::analysis::{CallGraph, stack};
use wavelift_codegen::divergence::watch::Flow;
use wavelift_codegen::ir::{
    FuncRef, FunctionDecl, InstructionData, Module, ObjectNames, Segment, SegmentLayout, SymbolScope,
};
use wavelift_codegen::machine::text::Prints;
use wavelift_codegen::regalloc::RegAllocStats;
use wavelift_codegen::verify::masks::Verdict;

/// Alignment of frames of variables.
const FRAME_ALIGN: u32 = 16;
/// Private memory of a work-item for functions that call themselves.
const RECURSION_BYTES: u32 = 16 * 1024;

/// A function, compiled for some of the kernels that call it.
#[derive(Debug)]
pub struct CompiledFunction {
    /// Name of its symbol: the function's own, with a number if kernels need it in several versions.
    pub name: String,
    /// The function.
    pub func: FuncRef,
    /// Its code.
    pub code: Code,
    /// The functions that it calls, by their place in [`CompiledModule::functions`](super::CompiledModule::functions).
    pub callees: Vec<(FuncRef, usize)>,
    /// What register allocation did.
    pub registers: RegAllocStats,
    /// The machine function after each pass, as text, if the options ask for it.
    pub mir: Prints,
    /// What can be watched or proved, if the options ask for it.
    pub flow: Option<Box<Flow>>,
    /// What was proved of the masks, if the options ask for it.
    pub proof: Option<Verdict>,
    /// Bytes of its frame of variables per lane.
    variables: u32,
}

/// What the code of a function depends on besides its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    func: FuncRef,
    /// Variables that the function and its callees name, with their offsets.
    offsets: Vec<(u32, Option<u32>)>,
}

impl Key {
    fn new(module: &Module, graph: &CallGraph, layout: &SegmentLayout, func: FuncRef) -> Key {
        let mut offsets = BTreeMap::new();
        for id in graph.reachable(func) {
            let FunctionDecl::Defined(func) = &module.functions[id] else {
                continue;
            };
            for (_, inst) in func.layout.iter() {
                if let InstructionData::SymbolAddr { symbol, .. } = *func.dfg.inst(inst) {
                    let data = &module.symbols[symbol];
                    if data.segment == Segment::Group || data.scope == SymbolScope::Module {
                        offsets.insert(symbol.as_u32(), layout.offset(symbol));
                    }
                }
            }
        }
        Key {
            func,
            offsets: offsets.into_iter().collect(),
        }
    }
}

/// The functions compiled so far.
#[derive(Default)]
pub(super) struct Functions {
    pub(super) list: Vec<CompiledFunction>,
    by_key: HashMap<Key, usize>,
    versions: HashMap<FuncRef, u32>,
    /// Names in the object.
    pub(super) names: ObjectNames,
}

impl Functions {
    /// None yet of a module.
    pub(super) fn new(module: &Module) -> Functions {
        Functions {
            names: ObjectNames::new(module, &[]),
            ..Functions::default()
        }
    }

    /// Compiles what a kernel can reach, as far as no other kernel has the same version already.
    pub(super) fn compile(
        &mut self,
        kernel: &Surroundings<'_>,
        graph: &CallGraph,
        callees: &[FuncRef],
        options: &Options,
    ) -> Result<Vec<(FuncRef, usize)>, CompileError> {
        let mut versions = Vec::new();
        for &func in callees {
            let FunctionDecl::Defined(original) = &kernel.module.functions[func] else {
                continue;
            };
            let key = Key::new(kernel.module, graph, kernel.layout, func);
            if let Some(&known) = self.by_key.get(&key) {
                versions.push((func, known));
                continue;
            }
            let own = kernel.layout.frame(func);
            let interface = 4 * u32::from(calls::interface_dwords(options.simd, original));
            let frame_start = interface.next_multiple_of(own.align.max(4));
            let variables = (frame_start + own.bytes).next_multiple_of(FRAME_ALIGN.max(own.align));
            let around = Surroundings {
                convention: Convention::Function,
                frame_start,
                frame_bytes: variables,
                ..*kernel
            };
            let callee = |error: CompileError| error.in_callee(&original.name);
            let frame = Frame::Function { variables };
            let (body, code) = compile_and_emit(graph, original, &around, &frame, options).map_err(callee)?;
            let Body {
                registers,
                mir,
                flow,
                proof,
                ..
            } = body;
            let version = self.versions.entry(func).or_default();
            let name = match *version {
                0 => original.name.clone(),
                _ => self.names.fresh(&original.name),
            };
            *version += 1;
            let id = self.list.len();
            self.list.push(CompiledFunction {
                name,
                func,
                code,
                callees: Vec::new(),
                registers,
                mir,
                flow,
                proof,
                variables,
            });
            self.by_key.insert(key, id);
            versions.push((func, id));
        }
        for &(func, id) in &versions {
            let called = graph.callees(func);
            self.list[id].callees = versions
                .iter()
                .filter(|(f, _)| called.contains(f))
                .copied()
                .collect();
        }
        Ok(versions)
    }

    /// The frame of a kernel that calls, from those of its callees, and private memory per work-item.
    pub(super) fn frame(
        &self,
        graph: &CallGraph,
        kernel: FuncRef,
        variables: u32,
        versions: &[(FuncRef, usize)],
        channels: u32,
    ) -> (Frame, u32) {
        let (mut of_lanes, mut of_thread) = (SecondaryMap::new(), SecondaryMap::new());
        let (mut most, mut least) = (0, u32::MAX);
        for &(func, id) in versions {
            let function = &self.list[id];
            (of_lanes[func], of_thread[func]) = (function.variables, function.code.register_bytes);
            if graph.is_recursive(func) {
                most = most.max(function.variables);
                least = least.min(function.code.register_bytes);
            }
        }
        let variables = variables.next_multiple_of(FRAME_ALIGN);
        let (lanes, thread) = (stack(graph, kernel, &of_lanes), stack(graph, kernel, &of_thread));
        let mut stride = variables.saturating_add(lanes.bytes);
        let mut registers = thread.bytes;
        if thread.recursive {
            // So many activations that the registers are used up first, whichever functions they are of: that is noticed.
            let least = least.clamp(32, RECURSION_BYTES);
            let depth = (RECURSION_BYTES * channels / (channels * most + least)).max(1);
            let slack = registers.div_ceil(least);
            stride = stride.saturating_add((depth + slack).saturating_mul(most));
            registers = registers.saturating_add(depth * least);
        }
        let per_lane = registers.div_ceil(channels).next_multiple_of(4);
        let private_bytes = stride.saturating_add(per_lane);
        let frame = Frame::Caller {
            variables,
            stride,
            thread_bytes: private_bytes.saturating_mul(channels),
        };
        (frame, private_bytes)
    }
}
