//! Kernels with everything that they call.

use super::body::{Body, compile_body, sgprs};
use super::{Backend, CompileError, Flow, Options, PhaseTimes, group, private_limit};
use crate::abi::MAX_GROUP_BYTES;
use crate::calls::Convention;
use crate::code::Code;
use crate::elf::DESCRIPTOR_SUFFIX;
use crate::inputs::InitialState;
use crate::lower::Surroundings;
use crate::modes::Mode;
use crate::program::{self, Callees, FunctionKey};
use crate::target::CodeObjectVersion;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use wavelift_codegen::analysis::{CallGraph, stack};
use wavelift_codegen::divergence::DivergenceStats;
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, Module, ObjectNames, Segment, layout_symbols};
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::machine::text::Prints;
use wavelift_codegen::opt;
use wavelift_codegen::regalloc::RegAllocStats;
use wavelift_codegen::target::{ErrorKind, Limit, Limited};
use wavelift_codegen::verify::masks::Verdict;

/// Private memory per work-item for recursion where a code object cannot ask the runtime for it.
const RECURSION_BYTES: u32 = 16 * 1024;

/// A compiled kernel.
#[derive(Debug)]
pub struct CompiledKernel {
    /// The kernel.
    pub func: FuncRef,
    /// Name without sigil.
    pub name: String,
    /// Its code.
    pub code: Code,
    /// What the hardware sets up.
    pub initial: InitialState,
    /// VGPRs used, with callees.
    pub vgprs: u16,
    /// SGPRs used, VCC not counted, with callees.
    pub sgprs: u16,
    /// Static group memory in bytes.
    pub group_bytes: u32,
    /// Private memory in bytes per work-item, spills and the frames of callees included.
    pub private_bytes: u32,
    /// A callee can call itself: the runtime adds memory for it.
    pub dynamic_stack: bool,
    /// The functions that it can reach, by their place in [`CompiledModule::functions`](super::CompiledModule::functions).
    pub callees: Vec<(FuncRef, FunctionId)>,
    /// The float mode that it starts in.
    pub mode: Mode,
    /// Scalar registers that the descriptor counts on top of [`Self::sgprs`].
    pub special_sgprs: u16,
    /// What the mid-end did before legalisation.
    pub midend: opt::Stats,
    /// What it did behind.
    pub legalized: opt::Stats,
    /// How long the phases took.
    pub times: PhaseTimes,
    /// What the divergence pass did.
    pub divergence: DivergenceStats,
    /// What the allocator did.
    pub registers: RegAllocStats,
    /// Waits for memory.
    pub waits: usize,
    /// Guards of scalar registers.
    pub guards: usize,
    /// Pairs of vector operations.
    pub pairs: usize,
    /// The machine function behind each pass, as text, if the options ask for it.
    pub mir: Prints,
    /// What can be watched, if the options ask for it.
    pub flow: Option<Box<Flow>>,
    /// What was proved of the masks, if the options ask for it.
    pub proof: Option<Verdict>,
}

/// A compiled function: number in [`Functions`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(u32);
entity_impl!(FunctionId, "function");

/// A function, compiled for some of the kernels that call it.
#[derive(Debug)]
pub struct CompiledFunction {
    /// Name of its symbol: the function's own, with a number if kernels need it in several versions.
    pub name: String,
    /// The function.
    pub func: FuncRef,
    /// Its code.
    pub code: Code,
    /// The functions that it calls.
    pub callees: Vec<(FuncRef, FunctionId)>,
    /// Bytes of its frame per lane.
    pub frame_bytes: u32,
    /// VGPRs that it touches itself.
    pub vgprs: u16,
    /// SGPRs that it touches itself.
    pub sgprs: u16,
    /// What the allocator did.
    pub registers: RegAllocStats,
    /// Waits for memory.
    pub waits: usize,
    /// Guards of scalar registers.
    pub guards: usize,
    /// Pairs of vector operations.
    pub pairs: usize,
    /// The machine function behind each pass, as text, if the options ask for it.
    pub mir: Prints,
    /// What can be watched, if the options ask for it.
    pub flow: Option<Box<Flow>>,
    /// What was proved of the masks, if the options ask for it.
    pub proof: Option<Verdict>,
}

/// The functions compiled so far.
#[derive(Debug, Default)]
pub struct Functions {
    list: PrimaryMap<FunctionId, CompiledFunction>,
    /// With the vector registers that each may use.
    by_key: FxHashMap<(FunctionKey, Option<u16>), FunctionId>,
    versions: SecondaryMap<FuncRef, u32>,
    /// Names in the object.
    pub(super) names: ObjectNames,
}

impl Functions {
    /// None yet of a module.
    pub(super) fn new(module: &Module) -> Functions {
        Functions {
            names: ObjectNames::new(module, &[DESCRIPTOR_SUFFIX]),
            ..Functions::default()
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (FunctionId, &CompiledFunction)> {
        self.list.iter()
    }

    /// All of them, by their numbers.
    pub(super) fn into_list(self) -> Vec<CompiledFunction> {
        self.list.into_iter().map(|(_, function)| function).collect()
    }

    /// One of them.
    pub fn get(&self, id: FunctionId) -> Option<&CompiledFunction> {
        self.list.get(id)
    }
}

/// Compiles one kernel of a module.
///
/// # Errors
/// What the kernel or a function needs and the backend cannot do, with the source line where it is known.
pub fn compile_kernel<B: Backend>(
    module: &Module,
    kernel: FuncRef,
    options: &Options<B>,
) -> Result<CompiledKernel, CompileError> {
    compile_with_callees(module, kernel, options).map(|(kernel, _)| kernel)
}

/// Compiles one kernel of a module, with everything it calls.
///
/// # Errors
/// As [`compile_kernel`].
pub fn compile_with_callees<B: Backend>(
    module: &Module,
    kernel: FuncRef,
    options: &Options<B>,
) -> Result<(CompiledKernel, Functions), CompileError> {
    let module = &*with_inlining(module, options)?;
    let mut functions = Functions::new(module);
    let graph = CallGraph::new(module);
    let kernel = compile_with(module, &graph, kernel, options, &mut functions)?;
    Ok((kernel, functions))
}

/// The module as it is compiled: what the mid-end does across functions is done.
pub(super) fn with_inlining<'m, B: Backend>(
    module: &'m Module,
    options: &Options<B>,
) -> Result<Cow<'m, Module>, CompileError> {
    let mut context = opt::Context {
        fuel: options.fuel,
        verify: options.check || cfg!(debug_assertions),
        fault: options.fault,
        ..opt::Context::new(None)
    };
    let inlined = opt::inline::for_machine(module, options.inline, options.level, &mut context)?;
    Ok(inlined)
}

pub(super) fn compile_with<B: Backend>(
    module: &Module,
    graph: &CallGraph,
    kernel: FuncRef,
    options: &Options<B>,
    functions: &mut Functions,
) -> Result<CompiledKernel, CompileError> {
    let FunctionDecl::Defined(original) = &module.functions[kernel] else {
        return Err(ErrorKind::Object("the kernel has no body".into()).into());
    };
    let layout = layout_symbols(module, kernel)?;
    if layout.group_bytes > MAX_GROUP_BYTES {
        let limit = Limit {
            what: Limited::GroupMemory {
                largest: graph.largest_variable(module, kernel, Segment::Group),
            },
            machine: B::SUBTARGET.name(),
            needed: layout.group_bytes.into(),
            most: MAX_GROUP_BYTES.into(),
        };
        return Err(limit.into());
    }
    check_group_size::<B>(original, MAX_GROUP_ITEMS, None)?;
    let (asked, options) = (options, &group::fitting(options, &original.limits));
    let callees = Callees::new(module, graph, &layout, kernel)?;
    let calls = !callees.functions.is_empty();
    let wave = options.wave_size();
    let around = Surroundings {
        subtarget: B::SUBTARGET,
        wave,
        module,
        layout: &layout,
        convention: if calls {
            Convention::Caller
        } else {
            Convention::Plain
        },
        mode: calls.then_some(callees.mode),
        frame_start: 0,
        callee_ids: callees.workitem_ids,
        marks: None,
    };
    let body = compile_body(graph, kernel, original, &around, callees.align, options)?;
    let versions = compile_callees(&around, graph, &callees, options, functions)?;
    let own = InitialState::of(body.inputs.iter().copied()).with_ids(body.workgroup_ids, body.workitem_ids);
    let initial = match calls {
        true => B::SUBTARGET.initial_of_caller(own.workitem_ids),
        false => own,
    };
    let mut needs = Needs::of_body::<B>(&body, &initial);
    if calls {
        needs.add_callees(&body, (graph, kernel), &versions, functions, options)?;
    } else if let Some(area) = body.spill_area {
        needs.add_registers(area.touched());
    }
    needs.check_limits(asked)?;
    check_group_size::<B>(
        original,
        group::most_items(options, needs.vgprs),
        Some(needs.vgprs),
    )?;
    Ok(CompiledKernel {
        func: kernel,
        name: original.name.clone(),
        code: body.code,
        initial,
        vgprs: needs.vgprs,
        sgprs: needs.sgprs,
        group_bytes: layout.group_bytes,
        private_bytes: needs.private_bytes,
        dynamic_stack: needs.dynamic_stack,
        callees: versions,
        mode: body.mode,
        // Functions set up for themselves what they need for that.
        special_sgprs: B::special_sgprs(body.flat_private || calls),
        midend: body.midend,
        legalized: body.legalized,
        times: body.times,
        divergence: body.divergence,
        registers: body.registers,
        waits: body.waits,
        guards: body.guards,
        pairs: body.pairs,
        mir: body.mir,
        flow: body.flow,
        proof: body.proof,
    })
}

/// A work-group whose size the kernel names has to fit.
fn check_group_size<B: Backend>(
    kernel: &Function,
    most: u32,
    vgprs: Option<u16>,
) -> Result<(), CompileError> {
    match kernel
        .limits
        .required_group_items()
        .filter(|&items| items > u64::from(most))
    {
        None => Ok(()),
        Some(items) => {
            let limit = Limit {
                what: Limited::WorkGroup { registers: vgprs },
                machine: B::SUBTARGET.name(),
                needed: items,
                most: most.into(),
            };
            Err(CompileError::from(limit).at(group::first_line(kernel)))
        }
    }
}

/// What a kernel needs of the machine.
struct Needs {
    vgprs: u16,
    sgprs: u16,
    private_bytes: u32,
    dynamic_stack: bool,
}

impl Needs {
    /// Without callees.
    fn of_body<B: Backend>(body: &Body, initial: &InitialState) -> Needs {
        let units = |file: usize| body.registers.files.get(file).map_or(0, |f| f.units);
        let private = if body.flat_private {
            B::FLAT_PRIVATE_BYTES
        } else {
            0
        };
        // What the hardware sets up counts, whether or not it is read.
        let set_up = B::set_up(initial);
        Needs {
            vgprs: units(1).max(1).max(set_up.1),
            sgprs: units(0).min(sgprs::<B>()).max(set_up.0),
            private_bytes: body.frame_bytes.max(private),
            dynamic_stack: false,
        }
    }

    /// Scalar and vector registers that something else touches.
    fn add_registers(&mut self, (sgprs, vgprs): (u16, u16)) {
        self.sgprs = self.sgprs.max(sgprs);
        self.vgprs = self.vgprs.max(vgprs);
    }

    /// With everything that can be called at a time.
    fn add_callees<B: Backend>(
        &mut self,
        body: &Body,
        (graph, kernel): (&CallGraph, FuncRef),
        callees: &[(FuncRef, FunctionId)],
        functions: &Functions,
        options: &Options<B>,
    ) -> Result<(), CompileError> {
        self.add_registers(body.code.touched);
        let mut frames = SecondaryMap::new();
        for &(func, id) in callees {
            let function = &functions.list[id];
            frames[func] = function.frame_bytes;
            self.add_registers((function.sgprs, function.vgprs));
        }
        let stack = stack(graph, kernel, &frames);
        self.private_bytes = self.private_bytes.saturating_add(stack.bytes);
        // Version 4 has no word for it.
        self.dynamic_stack = stack.recursive && options.version != CodeObjectVersion::V4;
        if stack.recursive && !self.dynamic_stack {
            self.private_bytes = self.private_bytes.saturating_add(RECURSION_BYTES);
        }
        let most = B::max_private_bytes(options.wave_size());
        if self.private_bytes > most {
            let spilled = body.registers.files.iter().map(|file| file.spill_bytes).sum();
            return Err(private_limit::<B>(self.private_bytes, spilled, most));
        }
        Ok(())
    }

    /// Registers that were pinned to fewer than are needed.
    fn check_limits<B: Backend>(&self, asked: &Options<B>) -> Result<(), CompileError> {
        for (file, needed, limit) in [
            ("sgpr", self.sgprs, asked.sgpr_limit),
            ("vgpr", self.vgprs, asked.vgpr_limit),
        ] {
            if let Some(limit) = limit.filter(|&limit| needed > limit) {
                return Err(ErrorKind::Pinned { file, needed, limit }.into());
            }
        }
        Ok(())
    }
}

/// Compiles what a kernel can reach, as far as no other kernel has the same version already.
fn compile_callees<B: Backend>(
    kernel: &Surroundings<'_>,
    graph: &CallGraph,
    callees: &Callees,
    options: &Options<B>,
    functions: &mut Functions,
) -> Result<Vec<(FuncRef, FunctionId)>, CompileError> {
    let mut versions = Vec::new();
    for &func in &callees.functions {
        let FunctionDecl::Defined(original) = &kernel.module.functions[func] else {
            continue;
        };
        let key = (
            callees.key(kernel.module, graph, kernel.layout, func),
            options.vgpr_limit,
        );
        if let Some(&known) = functions.by_key.get(&key) {
            versions.push((func, known));
            continue;
        }
        let dwords = program::interface_dwords(original);
        let around = Surroundings {
            convention: Convention::Function,
            frame_start: (4 * u32::from(dwords)).next_multiple_of(kernel.layout.frame(func).align),
            callee_ids: 0,
            ..*kernel
        };
        let body = compile_body(graph, func, original, &around, callees.align, options);
        let body = body.map_err(|error| error.in_callee(&original.name))?;
        let version = functions.versions[func];
        functions.versions[func] += 1;
        let name = match version {
            0 => original.name.clone(),
            _ => functions.names.fresh(&original.name),
        };
        let (sgprs, vgprs) = body.code.touched;
        let id = functions.list.push(CompiledFunction {
            name,
            func,
            code: body.code,
            callees: Vec::new(),
            frame_bytes: body.frame_bytes,
            vgprs,
            sgprs,
            registers: body.registers,
            waits: body.waits,
            guards: body.guards,
            pairs: body.pairs,
            mir: body.mir,
            flow: body.flow,
            proof: body.proof,
        });
        functions.by_key.insert(key, id);
        versions.push((func, id));
    }
    for &(func, id) in &versions {
        let called = graph.callees(func);
        let list = versions.iter().filter(|(f, _)| called.contains(f));
        functions.list[id].callees = list.copied().collect();
    }
    Ok(versions)
}
