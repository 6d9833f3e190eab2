//! Kernels with everything that they call.
//!
//! A function is compiled for the kernels that call it: the offsets of group variables and of the module's private variables are the kernel's,
//! and so is what the machine has kernel and callees agree on ([`Backend::Agreed`]). Kernels that agree in all that a function and its callees see
//! of that share its code.

use super::backend::{Backend, MachineCode};
use super::passes::{Failure, compile_unit};
use super::unit::{Body, Convention, Unit, Whole};
use super::{CompileError, ErrorKind, Limit, Limited, ObjectKind, Options, threads};
use crate::analysis::{CallGraph, check_callees};
use crate::divergence::watch::WatchedCode;
use crate::ir::{
    FuncRef, Function, FunctionKind, InstructionData, Module, ObjectNames, Segment, SegmentLayout, SourceLoc,
    Symbol, SymbolData, SymbolScope, layout_symbols,
};
use crate::opt::counts::PassCounts;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A compiled function: number in [`Functions`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(u32);
entity_impl!(FunctionId, "function");

/// A compiled kernel.
#[derive(Debug)]
pub struct CompiledKernel<B: Backend> {
    /// The kernel.
    pub func: FuncRef,
    /// Name without sigil.
    pub name: String,
    /// Its code.
    pub body: Body<B>,
    /// What the object says of it.
    pub kernel: B::Kernel,
    /// The functions that it can reach.
    pub callees: Vec<(FuncRef, FunctionId)>,
}

/// A function, compiled for some of the kernels that call it.
#[derive(Debug)]
pub struct CompiledFunction<B: Backend> {
    /// The function.
    pub func: FuncRef,
    /// Name of its symbol: the function's own, with a number if kernels need it in several versions.
    pub name: String,
    /// Its code.
    pub body: Body<B>,
    /// The functions that it calls.
    pub callees: Vec<(FuncRef, FunctionId)>,
}

/// What the code of a function depends on besides its text.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Key<A> {
    func: FuncRef,
    agreed: A,
    /// Variables that the function and its callees name, with their offsets.
    offsets: Vec<(Symbol, Option<u32>)>,
}

impl<A: Clone> Key<A> {
    fn new<B: Backend<Agreed = A>>(scope: &Unit<'_, B>, func: FuncRef, agreed: &A) -> Key<A> {
        let mut offsets = BTreeMap::new();
        for body in scope.bodies(&scope.graph.reachable(func)) {
            for (_, inst) in body.layout.iter() {
                if let InstructionData::SymbolAddr { symbol, .. } = *body.dfg.inst(inst) {
                    let data = &scope.module.symbols[symbol];
                    if data.segment == Segment::Group || data.scope == SymbolScope::Module {
                        offsets.insert(symbol, scope.layout.offset(symbol));
                    }
                }
            }
        }
        Key {
            func,
            agreed: agreed.clone(),
            offsets: offsets.into_iter().collect(),
        }
    }
}

/// The functions compiled so far.
#[derive(Debug)]
pub struct Functions<B: Backend> {
    list: PrimaryMap<FunctionId, CompiledFunction<B>>,
    by_key: FxHashMap<Key<B::Agreed>, FunctionId>,
    versions: SecondaryMap<FuncRef, u32>,
    /// Names in the object.
    pub names: ObjectNames,
}

impl<B: Backend> Functions<B> {
    fn new(names: ObjectNames) -> Functions<B> {
        Functions {
            list: PrimaryMap::new(),
            by_key: FxHashMap::default(),
            versions: SecondaryMap::new(),
            names,
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (FunctionId, &CompiledFunction<B>)> {
        self.list.iter()
    }

    /// One of them.
    pub fn get(&self, id: FunctionId) -> Option<&CompiledFunction<B>> {
        self.list.get(id)
    }

    /// The symbol of a function as code calls it that can reach these.
    pub fn symbol_of(&self, callees: &[(FuncRef, FunctionId)], func: FuncRef) -> Option<&str> {
        let &(_, id) = callees.iter().find(|(known, _)| *known == func)?;
        Some(&self.get(id)?.name)
    }

    /// All of them, by their numbers.
    pub(super) fn into_list(self) -> impl Iterator<Item = CompiledFunction<B>> {
        self.list.into_iter().map(|(_, function)| function)
    }
}

/// The functions that a kernel can reach, compiled.
#[derive(Debug)]
pub struct Callees<'p, B: Backend> {
    list: &'p [(FuncRef, FunctionId)],
    functions: &'p Functions<B>,
}

impl<B: Backend> Clone for Callees<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend> Copy for Callees<'_, B> {}

impl<'p, B: Backend> Callees<'p, B> {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &'p CompiledFunction<B>> + use<'p, B> {
        let functions = self.functions;
        self.list.iter().filter_map(|&(_, id)| functions.get(id))
    }
}

/// A compiled module, with all that the backend knows of it.
#[derive(Debug)]
pub struct Program<B: Backend> {
    /// The choices under which it was compiled.
    pub config: B::Config,
    /// Lanes of a wave.
    pub wave: u32,
    /// The code object; empty if no kernel could be compiled and no variable is for others.
    pub object: Vec<u8>,
    /// The kernels in it.
    pub kernels: Vec<CompiledKernel<B>>,
    /// The functions that they call.
    pub functions: Functions<B>,
    /// The kernels that could not be compiled, and why.
    pub failed: Vec<CompileError>,
    /// The program as the divergence pass got it, if the options ask for it: what each lane of the code does.
    pub thread: Option<Box<Module>>,
    /// What passes over the module changed before it was cut into units.
    pub passes: PassCounts,
}

impl<B: Backend> Program<B> {
    /// What each pass of the mid-end changed, in the module and in all units.
    pub(super) fn passes(&self) -> PassCounts {
        let mut all = self.passes;
        let kernels = self.kernels.iter().map(|kernel| &kernel.body);
        let functions = self.functions.iter().map(|(_, function)| &function.body);
        kernels.chain(functions).for_each(|body| all.merge(&body.passes));
        all
    }

    /// What a simulator that watches the code must know of it; nothing unless the options asked for it.
    pub fn watched(&self) -> Vec<WatchedCode> {
        let kernels = self.kernels.iter().map(|kernel| (&kernel.name, &kernel.body));
        let functions = self
            .functions
            .iter()
            .map(|(_, function)| (&function.name, &function.body));
        let all = kernels.chain(functions);
        all.filter_map(|(name, body)| body.code.watched(name, &body.flow.as_ref()?.table))
            .collect()
    }

    /// The module with the functions that the divergence pass got.
    fn thread_level(&self, module: &Module) -> Module {
        let mut thread = module.clone();
        let kernels = self.kernels.iter().map(|kernel| (kernel.func, &kernel.body));
        let functions = self
            .functions
            .iter()
            .map(|(_, function)| (function.func, &function.body));
        let mut flows = FxHashMap::default();
        for (func, body) in kernels.chain(functions) {
            if let Some(flow) = &body.flow {
                flows.entry(func).or_insert(flow);
            }
        }
        for (id, func) in thread.defined_mut() {
            if let Some(flow) = flows.get(&id) {
                *func = flow.thread.clone();
            }
        }
        thread
    }
}

/// Compiles every kernel of a module whose functions were inlined. Kernels that cannot be compiled are left out and reported.
///
/// # Errors
/// If no object can be written.
pub(super) fn compile_program<B: Backend>(
    backend: &B,
    module: &Module,
    options: &Options,
    wave: u32,
) -> Result<Program<B>, CompileError> {
    let graph = CallGraph::new(module);
    let mut config = backend.config(options, wave);
    loop {
        let mut program = Program {
            config: config.clone(),
            wave,
            object: Vec::new(),
            kernels: Vec::new(),
            functions: Functions::new(ObjectNames::default()),
            failed: Vec::new(),
            thread: None,
            passes: PassCounts::default(),
        };
        let source = (module, &graph);
        let (kernels, functions) = compile_kernels(backend, source, (&config, wave), options);
        program.functions = functions;
        for (original, kernel) in kernels {
            match kernel {
                Ok(kernel) => program.kernels.push(kernel),
                Err(error) => {
                    let error = placed(module, original, error).of_kernel(&original.name);
                    program.failed.push(error);
                }
            }
        }
        if has_object(module, &program, options) {
            match backend.write(module, &program, options.object_kind()) {
                Ok(object) => program.object = object,
                Err(error) => match backend.program_again(&config, &error) {
                    Some(other) => {
                        config = other;
                        continue;
                    }
                    None => return Err(ErrorKind::Object(error.to_string()).into()),
                },
            }
        }
        program.thread = options.watch.then(|| Box::new(program.thread_level(module)));
        return Ok(program);
    }
}

/// A kernel, and what became of it.
type Outcome<'m, B> = (&'m Function, Result<CompiledKernel<B>, CompileError>);

/// Compiles all kernels, on as many threads as the options say. Kernels that call functions share code with one another, so they are one piece of
/// work; each of the others is one. The order of threads decides nothing.
fn compile_kernels<'m, B: Backend>(
    backend: &B,
    (module, graph): (&'m Module, &CallGraph),
    (config, wave): (&B::Config, u32),
    options: &Options,
) -> (Vec<Outcome<'m, B>>, Functions<B>) {
    let defined = module.defined().enumerate();
    let kernels = defined.filter(|(_, (_, body))| body.kind == FunctionKind::Kernel);
    let (calling, alone): (Vec<_>, Vec<_>) =
        kernels.partition(|&(_, (func, _))| graph.reachable(func).len() > 1);
    // What calls comes first: it is mostly the longest piece.
    let mut pieces: Vec<&[_]> = Vec::with_capacity(1 + alone.len());
    pieces.push(&calling);
    pieces.extend(alone.chunks(1));
    let compile_piece = |piece: usize| {
        let names = || ObjectNames::new(module, backend.suffixes());
        let mut functions = Functions::new(if piece == 0 {
            names()
        } else {
            ObjectNames::default()
        });
        let mut kernels = Vec::new();
        for &(place, (func, body)) in pieces[piece] {
            let source = (module, graph, func, body);
            let kernel = compile_kernel(backend, source, (config, wave), options, &mut functions);
            kernels.push((place, (body, kernel)));
        }
        (kernels, functions)
    };
    let done = threads::map(threads::count(options.threads), pieces.len(), &compile_piece);
    let mut functions = None;
    let mut kernels = Vec::new();
    for (some, their_functions) in done {
        functions.get_or_insert(their_functions);
        kernels.extend(some);
    }
    kernels.sort_unstable_by_key(|&(place, _)| place);
    let kernels = kernels.into_iter().map(|(_, outcome)| outcome).collect();
    (
        kernels,
        functions.unwrap_or_else(|| Functions::new(ObjectNames::default())),
    )
}

/// Without a kernel, others may want variables: a linker all of them, a loader those that they can name.
fn has_object<B: Backend>(module: &Module, program: &Program<B>, options: &Options) -> bool {
    let defined =
        |data: &SymbolData| matches!(data.segment, Segment::Global | Segment::Readonly) && !data.external;
    match options.object_kind() {
        _ if !program.kernels.is_empty() => true,
        _ if !program.failed.is_empty() => false,
        ObjectKind::Loadable => module.symbols.values().any(|data| defined(data) && data.exported),
        ObjectKind::Relocatable => module.symbols.values().any(defined),
    }
}

/// Compiles one kernel with what it calls.
fn compile_kernel<B: Backend>(
    backend: &B,
    (module, graph, func, original): (&Module, &CallGraph, FuncRef, &Function),
    (asked, wave): (&B::Config, u32),
    options: &Options,
    functions: &mut Functions<B>,
) -> Result<CompiledKernel<B>, CompileError> {
    let layout = layout_symbols(module, func)?;
    check_limits(backend, (module, graph, func, original), &layout, asked)?;
    let reached = graph.reachable(func);
    let calls = reached.len() > 1;
    let config = &backend.for_kernel(asked, original);
    let scope = Unit {
        backend,
        config,
        wave,
        module,
        graph,
        layout: &layout,
        func,
        convention: if calls {
            Convention::Caller
        } else {
            Convention::Plain
        },
        agreed: None,
        marks: None,
    };
    for body in scope.bodies(&reached) {
        check_callees(module, body)?;
    }
    let agreed = backend.agree(&scope, &reached);
    let unit = Unit {
        agreed: Some(&agreed),
        ..scope
    };
    let (body, callees) = if backend.callees_first() {
        let callees = compile_callees(&unit, &reached[1..], &agreed, options, functions)?;
        let known = Callees {
            list: &callees,
            functions,
        };
        (compile(&unit, original, Some(known), options)?, callees)
    } else {
        let body = compile(&unit, original, None, options)?;
        (
            body,
            compile_callees(&unit, &reached[1..], &agreed, options, functions)?,
        )
    };
    let kernel = backend.kernel(&Whole {
        unit: &unit,
        body: &body,
        callees: Callees {
            list: &callees,
            functions,
        },
        asked,
    })?;
    Ok(CompiledKernel {
        func,
        name: original.name.clone(),
        body,
        kernel,
        callees,
    })
}

/// Compiles a kernel or function, under other choices if emission wants them.
fn compile<B: Backend>(
    unit: &Unit<'_, B>,
    original: &Function,
    callees: Option<Callees<'_, B>>,
    options: &Options,
) -> Result<Body<B>, CompileError> {
    let mut config = unit.config.clone();
    loop {
        let unit = Unit {
            config: &config,
            ..*unit
        };
        match compile_unit(&unit, original, callees, options) {
            Ok(body) => return Ok(body),
            Err(Failure::Error(error)) => return Err(error),
            Err(Failure::Emit(error)) => match unit.backend.unit_again(&config, &error) {
                Some(other) => config = other,
                None => return Err(error.into()),
            },
        }
    }
}

/// Compiles what a kernel can reach, as far as no other kernel has the same version already.
fn compile_callees<B: Backend>(
    kernel: &Unit<'_, B>,
    callees: &[FuncRef],
    agreed: &B::Agreed,
    options: &Options,
    functions: &mut Functions<B>,
) -> Result<Vec<(FuncRef, FunctionId)>, CompileError> {
    let mut versions = Vec::new();
    for &func in callees {
        let Some(original) = kernel.body(func) else {
            continue;
        };
        let key = Key::new(kernel, func, agreed);
        if let Some(&known) = functions.by_key.get(&key) {
            versions.push((func, known));
            continue;
        }
        let unit = Unit {
            func,
            convention: Convention::Function,
            ..*kernel
        };
        let body =
            compile(&unit, original, None, options).map_err(|error| error.in_callee(&original.name))?;
        let version = functions.versions[func];
        functions.versions[func] += 1;
        let name = match version {
            0 => original.name.clone(),
            _ => functions.names.fresh(&original.name),
        };
        let id = functions.list.push(CompiledFunction {
            func,
            name,
            body,
            callees: Vec::new(),
        });
        functions.by_key.insert(key, id);
        versions.push((func, id));
    }
    for &(func, id) in &versions {
        let called = kernel.graph.callees(func);
        let list = versions.iter().filter(|(func, _)| called.contains(func));
        functions.list[id].callees = list.copied().collect();
    }
    Ok(versions)
}

/// Group memory and work-groups fit the machine, whatever registers the kernel takes.
fn check_limits<B: Backend>(
    backend: &B,
    (module, graph, func, original): (&Module, &CallGraph, FuncRef, &Function),
    layout: &SegmentLayout,
    config: &B::Config,
) -> Result<(), CompileError> {
    if let Some(most) = backend.info().limits.group_bytes
        && layout.group_bytes > most
    {
        let limit = Limit {
            what: Limited::GroupMemory {
                largest: graph.largest_variable(module, func, Segment::Group),
            },
            machine: backend.machine(),
            needed: layout.group_bytes.into(),
            most: most.into(),
        };
        return Err(limit.into());
    }
    check_group_size(original, backend.machine(), backend.most_items(config), None)
}

/// A work-group whose size the kernel names has to fit a machine that has at most so many work-items, with vector registers of so many if they are why.
///
/// # Errors
/// It does not.
pub fn check_group_size(
    kernel: &Function,
    machine: &'static str,
    most: u32,
    registers: Option<u16>,
) -> Result<(), CompileError> {
    let required = kernel.limits.required_group_items();
    match required.filter(|&items| items > u64::from(most)) {
        None => Ok(()),
        Some(needed) => {
            let limit = Limit {
                what: Limited::WorkGroup { registers },
                machine,
                needed,
                most: most.into(),
            };
            Err(limit.into())
        }
    }
}

/// An error that does not know its place gets one: what names the largest private variable first, if private memory does not suffice, else the
/// kernel's first instruction.
fn placed(module: &Module, kernel: &Function, error: CompileError) -> CompileError {
    let known = |inst| Some(kernel.dfg.locs[inst]).filter(|loc: &SourceLoc| loc.is_known());
    let private = matches!(
        &*error.kind,
        ErrorKind::Limit(Limit {
            what: Limited::PrivateMemory { .. },
            ..
        })
    );
    let insts = kernel.layout.iter().filter(|_| private);
    let uses = insts.filter_map(|(_, inst)| match *kernel.dfg.inst(inst) {
        InstructionData::SymbolAddr { symbol, .. } => Some((inst, &module.symbols[symbol])),
        _ => None,
    });
    let largest = uses
        .filter(|(_, symbol)| matches!(symbol.segment, Segment::Private | Segment::Spill))
        .min_by_key(|(_, symbol)| Reverse(symbol.size))
        .and_then(|(inst, _)| known(inst));
    let first = || kernel.layout.iter().find_map(|(_, inst)| known(inst));
    error.at(largest.or_else(first).unwrap_or_default())
}

/// Places of functions after so many kernels.
pub(super) fn places(callees: &[(FuncRef, FunctionId)], kernels: usize) -> Vec<usize> {
    callees.iter().map(|(_, id)| kernels + id.index()).collect()
}
