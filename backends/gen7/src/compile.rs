//! The backend's pipeline: the kernels of a module become a code object.

mod body;
mod functions;
mod target;

pub use functions::CompiledFunction;
pub use target::{Gen7, target};

use crate::abi;
use crate::calls::Convention;
use crate::elf::{
    CodeObject, Item, ItemKind, KERNEL_ALIGN, KernelInfo, MAX_IMAGE_BYTES, Relocation, SimdWidth, WriteError,
};
use crate::emit::{self, Code, EmitError, Frame};
use crate::lower::{FlatSegments, Surroundings};
use crate::masks;
pub(crate) use body::allocate;
use body::{Body, compile_body};
use functions::Functions;
use std::borrow::Cow;
use wavelift_codegen::analysis::{CallGraph, check_callees, check_program, used_externals};
use wavelift_codegen::divergence::watch::{Flow, WatchedCode};
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, Inst, InstructionData, Module, ObjectNames, Segment,
    SymbolData, layout_symbols,
};
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::machine::text::Prints;
use wavelift_codegen::opt;
use wavelift_codegen::pass::Fault;
use wavelift_codegen::regalloc::RegAllocStats;
use wavelift_codegen::target::{ErrorKind, Limit, Limited};
use wavelift_codegen::verify::masks::Verdict;

pub use wavelift_codegen::target::CompileError;

/// Group memory of a work-group.
const MAX_GROUP_BYTES: u32 = 64 * 1024;

/// Most bytes of global and readonly variables, with room for code in an image that loaders take.
const MAX_VARIABLE_BYTES: u64 = MAX_IMAGE_BYTES / 2;

/// The machine's name in messages.
pub(crate) const MACHINE: &str = "ivb";

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Channels of a thread.
    pub simd: SimdWidth,
    /// Run the register allocator's checkers, and the validator over what is emitted.
    pub check: bool,
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Put functions into their callers where that pays, at the level that does everything.
    pub inline: bool,
    /// Vectors that a kernel may use: values beyond go to memory.
    pub vector_limit: Option<u16>,
    /// Scalars that a kernel may use: values beyond go to lanes of vectors.
    pub scalar_limit: Option<u16>,
    /// For tests of the checks behind passes, which then must be on.
    pub fault: Option<Fault>,
    /// Keep the machine function behind each pass as text. With [`Options::check`] every text is read back and compared.
    pub keep_mir: bool,
    /// Use the machine's conditionals and loops where control flow is properly nested.
    pub structure: bool,
    /// Keep notes with the code of what a simulator watches ([`CompiledModule::watched`]). The code gets an instruction that does nothing where a
    /// block would have none.
    pub watch: bool,
    /// Prove that lane masks keep the lanes ([`CompiledKernel::proof`]). The code is that which is watched.
    pub prove: bool,
    /// Leave variables that the program does not define to the loader.
    pub leave_undefined: bool,
    /// Calls reach all code: without it they do where a module does not fit their 16 bits.
    pub far_calls: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            simd: SimdWidth::Simd16,
            check: cfg!(debug_assertions),
            level: opt::Level::Full,
            inline: true,
            vector_limit: None,
            scalar_limit: None,
            fault: None,
            keep_mir: false,
            structure: true,
            watch: false,
            prove: false,
            leave_undefined: false,
            far_calls: false,
        }
    }
}

/// A compiled kernel.
#[derive(Debug)]
pub struct CompiledKernel {
    /// The kernel.
    pub func: FuncRef,
    /// How it is launched.
    pub info: KernelInfo,
    /// Its code.
    pub code: Code,
    /// The functions that it can reach, by their place in [`CompiledModule::functions`].
    pub callees: Vec<(FuncRef, usize)>,
    /// What register allocation did.
    pub registers: RegAllocStats,
    /// The machine function after each pass, as text, if the options ask for it.
    pub mir: Prints,
    /// What can be watched or proved, if the options ask for it.
    pub flow: Option<Box<Flow>>,
    /// What was proved of the masks, if the options ask for it.
    pub proof: Option<Verdict>,
}

/// A compiled module.
#[derive(Debug)]
pub struct CompiledModule {
    /// The code object; empty if no kernel could be compiled.
    pub object: Vec<u8>,
    /// The kernels in it.
    pub kernels: Vec<CompiledKernel>,
    /// The functions that they call.
    pub functions: Vec<CompiledFunction>,
    /// The kernels that could not be compiled, by name.
    pub failed: Vec<(String, CompileError)>,
    /// The program as the divergence pass got it, if [`Options::watch`] asks for it: what each lane of the code does.
    pub thread: Option<Box<Module>>,
}

impl CompiledModule {
    /// What a simulator that watches it must know of the code object; nothing unless [`Options::watch`] asked for it.
    pub fn watched(&self) -> Vec<WatchedCode> {
        let kernels = self.kernels.iter().map(|k| (&k.info.name, &k.flow, &k.code));
        let functions = self.functions.iter().map(|f| (&f.name, &f.flow, &f.code));
        kernels
            .chain(functions)
            .filter_map(|(symbol, flow, code)| {
                Some(WatchedCode {
                    symbol: symbol.clone(),
                    table: flow.as_ref()?.table.clone(),
                    notes: code.notes.clone(),
                })
            })
            .collect()
    }
}

/// Compiles every kernel of a module into one code object. Kernels that cannot be compiled are left out and reported.
///
/// # Errors
/// If no code object can be written.
pub fn compile_module(module: &Module, options: &Options) -> Result<CompiledModule, CompileError> {
    check_program(module, MACHINE, MAX_VARIABLE_BYTES, options.leave_undefined)?;
    let module = &*with_inlining(module, options)?;
    match compile_calls(module, options) {
        Err(WriteError::OutOfReach { .. }) if !options.far_calls => {
            let options = Options {
                far_calls: true,
                ..*options
            };
            compile_calls(module, &options)
        }
        result => result,
    }
    .map_err(|error| ErrorKind::Object(error.to_string()).into())
}

/// Compiles a module with one form of calls.
fn compile_calls(module: &Module, options: &Options) -> Result<CompiledModule, WriteError> {
    let graph = CallGraph::new(module);
    let mut object = CodeObject::default();
    let mut functions = Functions::new(module);
    let undefined = used_externals(module).into_iter();
    object.undefined = undefined
        .map(|symbol| functions.names.symbol(symbol).to_owned())
        .collect();
    for (symbol, data) in module.symbols.iter() {
        object
            .items
            .extend(variable(functions.names.symbol(symbol), data));
    }
    let (mut kernels, mut failed) = (Vec::new(), Vec::new());
    for (id, func) in module.defined() {
        if func.kind != FunctionKind::Kernel {
            continue;
        }
        match compile_kernel(module, &graph, id, options, &mut functions) {
            Ok(kernel) => kernels.push(kernel),
            Err(error) => failed.push((func.name.clone(), placed(module, func, error))),
        }
    }
    let Functions {
        list: functions,
        names,
        ..
    } = functions;
    for kernel in &kernels {
        let relocations = relocations(&names, &kernel.code, &kernel.callees, &functions);
        object.add_kernel(kernel.info.clone(), kernel.code.bytes.clone(), relocations);
    }
    for function in &functions {
        object.items.push(Item {
            name: function.name.clone(),
            kind: ItemKind::Code,
            bytes: function.code.bytes.clone(),
            align: KERNEL_ALIGN,
            exported: false,
            relocations: relocations(&names, &function.code, &function.callees, &functions),
        });
    }
    let object = if kernels.is_empty() {
        Vec::new()
    } else {
        object.write()?
    };
    let thread = options
        .watch
        .then(|| Box::new(thread_level(module, &kernels, &functions)));
    Ok(CompiledModule {
        object,
        kernels,
        functions,
        failed,
        thread,
    })
}

/// The module with the functions that the divergence pass got.
fn thread_level(module: &Module, kernels: &[CompiledKernel], functions: &[CompiledFunction]) -> Module {
    let mut thread = module.clone();
    for (id, func) in thread.defined_mut() {
        let flow = match func.kind {
            FunctionKind::Kernel => kernels.iter().find(|k| k.info.name == func.name).map(|k| &k.flow),
            _ => functions.iter().find(|f| f.func == id).map(|f| &f.flow),
        };
        if let Some(Some(flow)) = flow {
            *func = flow.thread.clone();
        }
    }
    thread
}

/// An error that does not know its place gets one: what names the largest variable of the segment that does not fit, else the kernel's
/// first instruction.
fn placed(module: &Module, func: &Function, error: CompileError) -> CompileError {
    let private = [Segment::Private, Segment::Spill];
    let segments: &[Segment] = match &*error.kind {
        ErrorKind::Limit(Limit {
            what: Limited::PrivateMemory { .. },
            ..
        }) => &private,
        _ => &[],
    };
    let known = |inst: Inst| Some(func.dfg.locs[inst]).filter(|loc| loc.is_known());
    let uses = func
        .layout
        .iter()
        .filter_map(|(_, inst)| match *func.dfg.inst(inst) {
            InstructionData::SymbolAddr { symbol, .. } => Some((inst, &module.symbols[symbol])),
            _ => None,
        });
    let largest = uses
        .filter(|(_, symbol)| segments.contains(&symbol.segment))
        .max_by_key(|(_, symbol)| symbol.size)
        .and_then(|(inst, _)| known(inst));
    let first = || func.layout.iter().find_map(|(_, inst)| known(inst));
    error.at(largest.or_else(first).unwrap_or_default())
}

/// More of something than the machine has.
fn limit(what: Limited, needed: u64, most: u32) -> CompileError {
    let limit = Limit {
        what,
        machine: MACHINE,
        needed,
        most: most.into(),
    };
    limit.into()
}

/// The module as it is compiled: what the mid-end does across functions is done.
fn with_inlining<'m>(module: &'m Module, options: &Options) -> Result<Cow<'m, Module>, CompileError> {
    let mut context = opt::Context {
        verify: options.check || cfg!(debug_assertions),
        fault: options.fault,
        ..opt::Context::new(None)
    };
    let inlined = opt::inline::for_machine(module, options.inline, options.level, &mut context)?;
    Ok(inlined)
}

/// What the code refers to: variables and functions.
fn relocations(
    names: &ObjectNames,
    code: &Code,
    callees: &[(FuncRef, usize)],
    functions: &[CompiledFunction],
) -> Vec<Relocation> {
    let variables = code.fixups.iter().map(|fixup| Relocation {
        offset: fixup.offset.into(),
        kind: fixup.kind,
        symbol: names.symbol(fixup.symbol).to_owned(),
        addend: 0,
    });
    let calls = code.calls.iter().filter_map(|&(offset, callee)| {
        let &(_, id) = callees.iter().find(|(func, _)| *func == callee)?;
        Some(Relocation {
            offset: u64::from(offset) + 12,
            kind: code.call_kind,
            symbol: functions.get(id)?.name.clone(),
            addend: 0,
        })
    });
    variables.chain(calls).collect()
}

fn variable(name: &str, data: &SymbolData) -> Option<Item> {
    if data.external {
        return None;
    }
    let kind = match data.segment {
        Segment::Readonly => ItemKind::Constant,
        Segment::Global => ItemKind::Variable,
        _ => return None,
    };
    let mut bytes = data.init.clone().unwrap_or_default();
    bytes.resize(data.size as usize, 0);
    Some(Item {
        name: name.to_owned(),
        kind,
        bytes,
        align: u64::from(data.align.max(1)),
        exported: data.exported,
        relocations: Vec::new(),
    })
}

/// From the IR to code.
fn compile_and_emit(
    graph: &CallGraph,
    original: &Function,
    around: &Surroundings<'_>,
    frame: &Frame,
    options: &Options,
) -> Result<(Body, Code), CompileError> {
    let mut body = compile_body(graph, original, around, frame, options)?;
    let code = match emit::emit(&body.machine, frame, options) {
        Err(EmitError::Nested) => {
            // Scalars have got moves where the machine's conditionals leave no room.
            let options = Options {
                structure: false,
                ..*options
            };
            body = compile_body(graph, original, around, frame, &options)?;
            emit::emit(&body.machine, frame, &options)
        }
        code => code,
    };
    let code = code?;
    if let Some(flow) = body.flow.as_ref().filter(|_| options.prove) {
        let is_function = matches!(frame, Frame::Function { .. });
        body.proof = Some(masks::prove(&code, options.simd, is_function, flow)?);
    }
    Ok((body, code))
}

/// Compiles one kernel of a module, with what it calls.
///
/// # Errors
/// What the kernel needs and the backend cannot do, with the source line where it is known.
fn compile_kernel(
    module: &Module,
    graph: &CallGraph,
    kernel: FuncRef,
    options: &Options,
    functions: &mut Functions,
) -> Result<CompiledKernel, CompileError> {
    let FunctionDecl::Defined(original) = &module.functions[kernel] else {
        return Err(ErrorKind::Object("the kernel has no body".into()).into());
    };
    let layout = layout_symbols(module, kernel)?;
    if layout.group_bytes > MAX_GROUP_BYTES {
        let largest = graph.largest_variable(module, kernel, Segment::Group);
        let what = Limited::GroupMemory { largest };
        return Err(limit(what, layout.group_bytes.into(), MAX_GROUP_BYTES));
    }
    if let Some(items) = original.limits.required_group_items() {
        let most = (abi::MAX_THREADS * options.simd.channels()).min(MAX_GROUP_ITEMS);
        if items > u64::from(most) {
            return Err(limit(Limited::WorkGroup { registers: None }, items, most));
        }
    }
    let reachable = graph.reachable(kernel);
    for &id in &reachable {
        if let FunctionDecl::Defined(func) = &module.functions[id] {
            check_callees(module, func)?;
        }
    }
    let calls = reachable.len() > 1;
    let variables = layout.frame(kernel).bytes.next_multiple_of(4);
    let around = Surroundings {
        module,
        layout: &layout,
        simd: options.simd,
        convention: if calls {
            Convention::Caller
        } else {
            Convention::Plain
        },
        frame_bytes: variables,
        frame_start: 0,
        flat: FlatSegments::of(module),
        marks: None,
    };
    let callees = functions.compile(&around, graph, &reachable[1..], options)?;
    let (frame, private_bytes) = if calls {
        functions.frame(graph, kernel, variables, &callees, options.simd.channels())
    } else {
        (Frame::Plain, variables)
    };
    if private_bytes > abi::MAX_PRIVATE_BYTES {
        let what = Limited::PrivateMemory { spilled: 0 };
        return Err(limit(what, private_bytes.into(), abi::MAX_PRIVATE_BYTES));
    }
    let (body, code) = compile_and_emit(graph, original, &around, &frame, options)?;
    let mut info = KernelInfo::new(original.name.clone(), options.simd);
    info.curbe_registers = abi::CURBE_REGISTERS;
    info.curbe = abi::curbe(options.simd);
    info.group_bytes = layout.group_bytes;
    info.scratch_bytes = code.scratch_bytes;
    info.private_bytes = private_bytes;
    info.barriers = code.barriers || callees.iter().any(|&(_, id)| functions.list[id].code.barriers);
    info.argument_bytes = original.kernarg_bytes;
    info.required_group = original.limits.required_group_size;
    Ok(CompiledKernel {
        func: kernel,
        info,
        code,
        callees,
        registers: body.registers,
        mir: body.mir,
        flow: body.flow,
        proof: body.proof,
    })
}
