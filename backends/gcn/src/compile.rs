//! The backend's pipeline: a kernel of the IR becomes a code object.

use crate::abi::InitialState;
use crate::calls::{self, Convention};
use crate::emit::{self, Code, EmitError, SpillArea};
use crate::frame::{self, FrameError};
use crate::lower::{self, LowerError, Selected, Surroundings};
use crate::machine::{FILES, VGPR};
use crate::modes::{Field, Mode};
use crate::program::{self, Callees, FunctionKey, UndefinedFunction};
use crate::{exec, files, hazards, waits};
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::fmt;
use std::time::{Duration, Instant};
use wavelift_amdgpu::descriptor::{gcn_sgpr_blocks, gcn_vgpr_blocks};
use wavelift_amdgpu::{
    Argument, CodeObject, CodeObjectVersion, Item, ItemKind, KernelDescriptor, KernelMetadata,
    KernelProperties, Metadata, Processor, Relocation, RelocationKind, Rsrc1, Rsrc2, TargetId, ValueKind,
};
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::divergence::{DivergenceError, DivergenceStats, linearize};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, Module, Segment, SegmentError, Symbol, SymbolData,
    layout_symbols,
};
use wavelift_codegen::opt;
use wavelift_codegen::regalloc::{self, Budget, Parking, RegAllocError, RegAllocStats};

/// Lanes of a wave.
pub const WAVE_SIZE: u32 = 64;

/// Why a kernel has no code.
#[derive(Debug)]
pub enum CompileError {
    /// The function cannot be linearised.
    Divergence(DivergenceError),
    /// An instruction cannot be selected.
    Lower(LowerError),
    /// Registers cannot be allocated.
    RegAlloc(RegAllocError),
    /// The code cannot be encoded.
    Emit(EmitError),
    /// Variables do not fit their segments.
    Segment(SegmentError),
    /// A call of a function without a body.
    UndefinedFunction(UndefinedFunction),
    /// The frame of a function cannot be made.
    Frame(FrameError),
    /// A function that the kernel calls cannot be compiled.
    Callee {
        /// Its name.
        name: String,
        /// Why.
        why: Box<CompileError>,
    },
    /// More group memory than the machine has.
    GroupMemory {
        /// Bytes needed.
        bytes: u32,
    },
    /// A code object cannot be written.
    Object(String),
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Divergence(e) => e.fmt(f),
            CompileError::Lower(e) => e.fmt(f),
            CompileError::RegAlloc(e) => e.fmt(f),
            CompileError::Emit(e) => e.fmt(f),
            CompileError::Segment(e) => e.fmt(f),
            CompileError::UndefinedFunction(e) => e.fmt(f),
            CompileError::Frame(e) => e.fmt(f),
            CompileError::Callee { name, why } => write!(f, "in function &{name}, which it calls: {why}"),
            CompileError::GroupMemory { bytes } => {
                write!(
                    f,
                    "{bytes} bytes of group memory, but a work-group of gfx900 has 65536"
                )
            }
            CompileError::Object(what) => write!(f, "cannot write the code object: {what}"),
        }
    }
}

impl std::error::Error for CompileError {}

macro_rules! from_error {
    ($($error:ty => $variant:ident;)*) => {
        $(impl From<$error> for CompileError {
            fn from(error: $error) -> CompileError {
                CompileError::$variant(error)
            }
        })*
    };
}

from_error! {
    DivergenceError => Divergence;
    LowerError => Lower;
    RegAllocError => RegAlloc;
    EmitError => Emit;
    SegmentError => Segment;
    UndefinedFunction => UndefinedFunction;
    FrameError => Frame;
}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Layout of the code object.
    pub version: CodeObjectVersion,
    /// Run the register allocator's checkers.
    pub check: bool,
    /// VGPRs that a kernel may use, for more waves at once; values beyond go to scratch memory.
    pub vgpr_limit: Option<u16>,
    /// SGPRs that a kernel may use; values beyond go to lanes of vector registers.
    pub sgpr_limit: Option<u16>,
    /// Keep the machine function before allocation as text.
    pub keep_mir: bool,
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Changes that the mid-end may make in one kernel, for finding one that is wrong.
    pub fuel: u64,
}

/// First of the five SGPRs that a kernel with spilled registers keeps: buffer descriptor and wave offset.
const SPILL_REGISTERS: u8 = 96;

impl Default for Options {
    fn default() -> Self {
        Options {
            version: CodeObjectVersion::V5,
            check: cfg!(debug_assertions),
            vgpr_limit: None,
            sgpr_limit: None,
            keep_mir: false,
            level: opt::Level::Full,
            fuel: u64::MAX,
        }
    }
}

/// How long the phases of a compilation took.
#[derive(Clone, Copy, Debug, Default)]
pub struct PhaseTimes {
    /// The mid-end, legalisation included.
    pub midend: Duration,
    /// Uniformity and the structured divergence pass.
    pub divergence: Duration,
    /// Instruction selection.
    pub selection: Duration,
    /// Register allocation, spill code included.
    pub registers: Duration,
    /// Everything behind: moves, waits, hazards, encoding.
    pub emission: Duration,
}

/// Time since the last call.
struct Clock(Instant);

impl Clock {
    fn lap(&mut self) -> Duration {
        let now = Instant::now();
        now - std::mem::replace(&mut self.0, now)
    }
}

/// A compiled kernel.
#[derive(Debug)]
pub struct CompiledKernel {
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
    /// A callee can call itself, so that no size is enough for sure.
    pub recursive: bool,
    /// The functions that it can reach, by their place in [`CompiledModule::functions`].
    pub callees: Vec<(FuncRef, FunctionId)>,
    /// The float mode that it starts in.
    pub mode: Mode,
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
    /// `s_waitcnt` instructions.
    pub waits: usize,
    /// The machine function before allocation, as text, if the options ask for it.
    pub mir: String,
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
    /// `s_waitcnt` instructions.
    pub waits: usize,
    /// The machine function before allocation, as text, if the options ask for it.
    pub mir: String,
}

/// The functions compiled so far.
#[derive(Debug, Default)]
pub struct Functions {
    list: PrimaryMap<FunctionId, CompiledFunction>,
    by_key: FxHashMap<FunctionKey, FunctionId>,
    versions: SecondaryMap<FuncRef, u32>,
}

impl Functions {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (FunctionId, &CompiledFunction)> {
        self.list.iter()
    }

    /// One of them.
    pub fn get(&self, id: FunctionId) -> Option<&CompiledFunction> {
        self.list.get(id)
    }
}

/// Code of a kernel or function with what became of it on the way.
struct Body {
    code: Code,
    inputs: Vec<lower::Input>,
    mode: Mode,
    /// Registers touched, scalar and vector.
    touched: (u16, u16),
    /// Bytes of the frame per lane, spills included.
    frame_bytes: u32,
    spill_area: Option<SpillArea>,
    midend: opt::Stats,
    legalized: opt::Stats,
    times: PhaseTimes,
    divergence: DivergenceStats,
    registers: RegAllocStats,
    waits: usize,
    mir: String,
}

/// Compiles a kernel or function.
fn compile_body(
    graph: &CallGraph,
    id: FuncRef,
    original: &Function,
    around: &Surroundings<'_>,
    align: u32,
    options: &Options,
) -> Result<Body, CompileError> {
    let Surroundings {
        module,
        layout,
        convention,
        ..
    } = *around;
    let (mut clock, mut times) = (Clock(Instant::now()), PhaseTimes::default());
    let mut func: Function = original.clone();
    graph.annotate(&mut func);
    let mut context = opt::Context {
        fuel: options.fuel,
        ..opt::Context::new(Some(module))
    };
    let midend = opt::run(&mut func, options.level, &mut context);
    crate::legalize::legalize(&mut func);
    let clean = options.level.min(opt::Level::Clean);
    let legalized = opt::run(&mut func, clean, &mut context);
    times.midend = clock.lap();
    let linearized = linearize(&mut func, WAVE_SIZE, &mut files::assign)?;
    times.divergence = clock.lap();
    let private = around.frame_start + layout.frame(id).bytes.next_multiple_of(4);
    // By the calling convention the registers for spills are where they must be; otherwise they are kept if there are spills.
    let mut area = match convention {
        Convention::Plain => None,
        Convention::Caller => Some(calls::WAVE_OFFSET),
        Convention::Function => Some(calls::STACK_POINTER),
    }
    .map(|offset| SpillArea {
        buffer: calls::PRIVATE_BUFFER.0,
        offset: offset.0,
        base: private,
    });
    let mut selected = lower::select(around, &func, &linearized.files, None)?;
    times.selection = clock.lap();
    let mut allocated = allocate(&selected, convention, options, None)?;
    if convention == Convention::Plain && allocated.1.files.iter().any(|file| file.spill_bytes > 0) {
        let reserved = SpillArea {
            buffer: SPILL_REGISTERS,
            offset: SPILL_REGISTERS + 4,
            base: private,
        };
        area = Some(reserved);
        times.registers = clock.lap();
        selected = lower::select(around, &func, &linearized.files, area)?;
        times.selection += clock.lap();
        allocated = allocate(&selected, convention, options, area)?;
    }
    times.registers += clock.lap();
    let mir = if options.keep_mir {
        crate::machine::text(&selected.func)
    } else {
        String::new()
    };
    let (mut machine, registers) = allocated;
    let spill_bytes = machine.spill_bytes;
    if private + spill_bytes > 4096 && spill_bytes > 0 {
        let what =
            format!("{spill_bytes} bytes of spilled registers behind {private} bytes of private memory");
        return Err(LowerError {
            what,
            loc: SourceLoc::UNKNOWN,
        }
        .into());
    }
    let inputs: Vec<lower::Input> = selected.inputs.iter().map(|&(input, _)| input).collect();
    emit::expand(&mut machine, area)?;
    let mut frame_bytes = private + spill_bytes;
    if convention != Convention::Plain {
        let known = frame::Known {
            variables: private,
            spills: spill_bytes,
            align,
        };
        frame_bytes = frame::build(&mut machine, convention, known)?;
    }
    crate::shrink::shrink(&mut machine);
    let waits = waits::insert(&mut machine);
    hazards::insert(&mut machine);
    let code = emit::encode(&machine)?;
    times.emission = clock.lap();
    Ok(Body {
        code,
        inputs,
        mode: selected.mode,
        touched: frame::touched(&machine),
        frame_bytes,
        spill_area: area,
        midend,
        legalized,
        times,
        divergence: linearized.stats,
        registers,
        waits,
        mir,
    })
}

/// Compiles one kernel of a module.
///
/// # Errors
/// What the kernel or a function needs and the backend cannot do, with the source line where it is known.
pub fn compile_kernel(
    module: &Module,
    kernel: FuncRef,
    options: &Options,
) -> Result<CompiledKernel, CompileError> {
    compile_with_callees(module, kernel, options).map(|(kernel, _)| kernel)
}

/// Compiles one kernel of a module, with everything it calls.
///
/// # Errors
/// As [`compile_kernel`].
pub fn compile_with_callees(
    module: &Module,
    kernel: FuncRef,
    options: &Options,
) -> Result<(CompiledKernel, Functions), CompileError> {
    let mut functions = Functions::default();
    let graph = CallGraph::new(module);
    let kernel = compile_with(module, &graph, kernel, options, &mut functions)?;
    Ok((kernel, functions))
}

fn compile_with(
    module: &Module,
    graph: &CallGraph,
    kernel: FuncRef,
    options: &Options,
    functions: &mut Functions,
) -> Result<CompiledKernel, CompileError> {
    let FunctionDecl::Defined(original) = &module.functions[kernel] else {
        return Err(CompileError::Object("the kernel has no body".into()));
    };
    let layout = layout_symbols(module, kernel)?;
    if layout.group_bytes > 65536 {
        return Err(CompileError::GroupMemory {
            bytes: layout.group_bytes,
        });
    }
    let callees = Callees::new(module, graph, &layout, kernel)?;
    let calls = !callees.functions.is_empty();
    let around = Surroundings {
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
    };
    let body = compile_body(graph, kernel, original, &around, callees.align, options)?;
    let versions = compile_callees(&around, graph, &callees, options, functions)?;
    let units = |file: usize| body.registers.files.get(file).map_or(0, |f| f.units);
    let initial = if calls {
        let own = InitialState::of(body.inputs.iter().copied()).workitem_ids;
        InitialState::of_caller(own)
    } else {
        InitialState::of(body.inputs)
    };
    // What the hardware sets up counts, whether or not it is read.
    let system = initial.user_sgprs() + u16::from(initial.workgroup_ids) + u16::from(initial.scratch_offset);
    let mut vgprs = units(1).max(u16::from(initial.workitem_ids));
    let mut sgprs = units(0).min(102).max(system);
    let (mut private_bytes, mut recursive) = (body.frame_bytes, false);
    if calls {
        (sgprs, vgprs) = (sgprs.max(body.touched.0), vgprs.max(body.touched.1));
        let mut frames = SecondaryMap::new();
        for &(func, id) in &versions {
            let function = &functions.list[id];
            frames[func] = function.frame_bytes;
            (sgprs, vgprs) = (sgprs.max(function.sgprs), vgprs.max(function.vgprs));
        }
        let stack = program::stack(graph, kernel, &frames);
        private_bytes = private_bytes.saturating_add(stack.bytes);
        recursive = stack.recursive;
    } else {
        sgprs = sgprs.max(body.spill_area.map_or(0, |a| u16::from(a.offset) + 1));
    }
    Ok(CompiledKernel {
        name: original.name.clone(),
        code: body.code,
        initial,
        vgprs,
        sgprs,
        group_bytes: layout.group_bytes,
        private_bytes,
        recursive,
        callees: versions,
        mode: body.mode,
        midend: body.midend,
        legalized: body.legalized,
        times: body.times,
        divergence: body.divergence,
        registers: body.registers,
        waits: body.waits,
        mir: body.mir,
    })
}

/// Compiles what a kernel can reach, as far as no other kernel has the same version already.
fn compile_callees(
    kernel: &Surroundings<'_>,
    graph: &CallGraph,
    callees: &Callees,
    options: &Options,
    functions: &mut Functions,
) -> Result<Vec<(FuncRef, FunctionId)>, CompileError> {
    let mut versions = Vec::new();
    for &func in &callees.functions {
        let FunctionDecl::Defined(original) = &kernel.module.functions[func] else {
            continue;
        };
        let key = callees.key(kernel.module, graph, kernel.layout, func);
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
        let body = body.map_err(|why| CompileError::Callee {
            name: original.name.clone(),
            why: Box::new(why),
        })?;
        let version = functions.versions[func];
        functions.versions[func] += 1;
        let id = functions.list.push(CompiledFunction {
            name: match version {
                0 => original.name.clone(),
                _ => format!("{}.{version}", original.name),
            },
            func,
            code: body.code,
            callees: Vec::new(),
            frame_bytes: body.frame_bytes,
            vgprs: body.touched.1,
            sgprs: body.touched.0,
            registers: body.registers,
            waits: body.waits,
            mir: body.mir,
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

type Machine = wavelift_codegen::machine::MachFunc<crate::machine::MInst>;

fn allocate(
    selected: &Selected,
    convention: Convention,
    options: &Options,
    area: Option<SpillArea>,
) -> Result<(Machine, RegAllocStats), CompileError> {
    let mut machine = selected.func.clone();
    let available = area.map_or(102, |area| u16::from(area.buffer));
    let scalars = options.sgpr_limit.unwrap_or(102).min(available);
    let vectors = options.vgpr_limit.unwrap_or(256);
    // With fewer registers there would be none that a callee keeps.
    let (least_scalars, least_vectors) = match convention {
        Convention::Plain => (0, 0),
        Convention::Caller | Convention::Function => (64, 64),
    };
    let budget = Budget {
        units: vec![scalars.max(least_scalars), vectors.max(least_vectors)],
        extra: false,
        check: options.check,
        // Spilled scalars go to lanes of vector registers.
        parking: Some(Parking {
            file: VGPR,
            lanes: WAVE_SIZE as u8,
        }),
        reserved: convention.reserved(),
        parking_from: match convention {
            Convention::Plain => 0,
            Convention::Caller | Convention::Function => calls::FIRST_KEPT_VGPR,
        },
    };
    let stats = regalloc::allocate_with(&mut machine, &FILES, &budget, &mut exec::simplify)?;
    Ok((machine, stats))
}

/// A compiled module.
#[derive(Debug)]
pub struct CompiledModule {
    /// The code object, an ELF shared object; empty if no kernel could be compiled.
    pub object: Vec<u8>,
    /// The kernels in it.
    pub kernels: Vec<CompiledKernel>,
    /// The functions that they call.
    pub functions: Functions,
    /// The kernels that could not be compiled, by name.
    pub failed: Vec<(String, CompileError)>,
}

/// Compiles every kernel of a module into one code object. Kernels that cannot be compiled are left out and reported.
///
/// # Errors
/// If no code object can be written.
pub fn compile_module(module: &Module, options: &Options) -> Result<CompiledModule, CompileError> {
    let mut object = CodeObject {
        target: target_id(),
        version: options.version,
        metadata: Metadata::new(options.version, target_id().to_string()),
        items: Vec::new(),
    };
    for (symbol, data) in module.symbols.iter() {
        object.items.extend(data_item(symbol, data));
    }
    let (mut kernels, mut failed) = (Vec::new(), Vec::new());
    let graph = CallGraph::new(module);
    let mut functions = Functions::default();
    for (id, func) in module.defined() {
        if func.kind != FunctionKind::Kernel {
            continue;
        }
        match compile_with(module, &graph, id, options, &mut functions) {
            Ok(kernel) => {
                object.metadata.kernels.push(metadata(&kernel, func));
                object.items.push(item(module, &kernel, func, &functions));
                kernels.push(kernel);
            }
            Err(error) => failed.push((func.name.clone(), error)),
        }
    }
    for (_, function) in functions.iter() {
        object.items.push(Item {
            name: function.name.clone(),
            kind: ItemKind::Function,
            bytes: bytes(&function.code),
            align: 256,
            exported: false,
            relocations: relocations(module, &function.code, &function.callees, &functions),
        });
    }
    // Without a kernel there is nothing that a loader could want.
    let object = if kernels.is_empty() {
        Vec::new()
    } else {
        object.write().map_err(|e| CompileError::Object(e.to_string()))?
    };
    Ok(CompiledModule {
        object,
        kernels,
        functions,
        failed,
    })
}

fn target_id() -> TargetId {
    TargetId::new(Processor::by_name("gfx900").unwrap_or(wavelift_amdgpu::target::PROCESSORS[0]))
}

fn symbol_name(symbol: Symbol, data: &SymbolData) -> String {
    if data.name.is_empty() {
        format!("{symbol}")
    } else {
        data.name.clone()
    }
}

fn data_item(symbol: Symbol, data: &SymbolData) -> Option<Item> {
    let kind = match data.segment {
        Segment::Readonly => ItemKind::Constant,
        Segment::Global => ItemKind::Variable,
        _ => return None,
    };
    let mut bytes = data.init.clone().unwrap_or_default();
    bytes.resize(data.size as usize, 0);
    Some(Item {
        name: symbol_name(symbol, data),
        kind,
        bytes,
        align: u64::from(data.align.max(1)),
        exported: false,
        relocations: Vec::new(),
    })
}

fn descriptor(kernel: &CompiledKernel, func: &Function) -> KernelDescriptor {
    let initial = &kernel.initial;
    KernelDescriptor {
        group_segment_fixed_size: kernel.group_bytes,
        private_segment_fixed_size: kernel.private_bytes,
        kernarg_size: func.kernarg_bytes,
        rsrc1: Rsrc1::default()
            .with_vgpr_blocks(gcn_vgpr_blocks(u32::from(kernel.vgprs)))
            // VCC and the XNACK mask come on top.
            .with_sgpr_blocks(gcn_sgpr_blocks(u32::from(kernel.sgprs) + 4))
            .with_round_f32(u32::from(kernel.mode.get(Field::Round32)))
            .with_round_f16_f64(u32::from(kernel.mode.get(Field::Round64)))
            .with_denorm_f32(u32::from(kernel.mode.get(Field::Denorm32)))
            .with_denorm_f16_f64(u32::from(kernel.mode.get(Field::Denorm64)))
            .with_dx10_clamp(1)
            .with_ieee_mode(1),
        rsrc2: Rsrc2::default()
            .with_enable_private_segment(u32::from(initial.scratch_offset))
            .with_user_sgpr_count(u32::from(initial.user_sgprs()))
            .with_workgroup_id_x(1)
            .with_workgroup_id_y(u32::from(initial.workgroup_ids > 1))
            .with_workgroup_id_z(u32::from(initial.workgroup_ids > 2))
            .with_workitem_id(u32::from(initial.workitem_ids) - 1),
        properties: KernelProperties::default()
            .with_private_segment_buffer(u32::from(initial.private_buffer))
            .with_dispatch_ptr(u32::from(initial.dispatch_ptr))
            .with_kernarg_segment_ptr(u32::from(initial.kernarg_ptr))
            .with_uses_dynamic_stack(u32::from(kernel.recursive)),
        ..KernelDescriptor::default()
    }
}

fn metadata(kernel: &CompiledKernel, func: &Function) -> KernelMetadata {
    let arguments = func
        .params
        .iter()
        .map(|param| {
            let mut argument = Argument::new(
                ValueKind::ByValue,
                u64::from(param.offset),
                u64::from(param.bytes()),
            );
            argument.name = Some(param.name.clone());
            argument
        })
        .collect();
    KernelMetadata {
        name: kernel.name.clone(),
        symbol: format!("{}.kd", kernel.name),
        arguments,
        kernarg_segment_size: u64::from(func.kernarg_bytes),
        kernarg_segment_align: func
            .params
            .iter()
            .map(|p| u64::from(p.align))
            .max()
            .unwrap_or(1)
            .max(16),
        group_segment_fixed_size: u64::from(kernel.group_bytes),
        private_segment_fixed_size: u64::from(kernel.private_bytes),
        uses_dynamic_stack: kernel.recursive,
        wavefront_size: u64::from(WAVE_SIZE),
        sgpr_count: u64::from(kernel.sgprs) + 4,
        vgpr_count: u64::from(kernel.vgprs),
        max_flat_workgroup_size: u64::from(func.limits.max_flat_group_size.unwrap_or(1024)),
        reqd_workgroup_size: func.limits.required_group_size.map(|s| s.map(u64::from)),
        ..KernelMetadata::default()
    }
}

fn bytes(code: &Code) -> Vec<u8> {
    code.words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

fn item(module: &Module, kernel: &CompiledKernel, func: &Function, functions: &Functions) -> Item {
    let mut item = Item::kernel(kernel.name.clone(), descriptor(kernel, func), bytes(&kernel.code));
    item.relocations = relocations(module, &kernel.code, &kernel.callees, functions);
    item
}

/// The references of code to variables and functions.
fn relocations(
    module: &Module,
    code: &Code,
    callees: &[(FuncRef, FunctionId)],
    functions: &Functions,
) -> Vec<Relocation> {
    let half = |high| {
        if high {
            RelocationKind::Rel32Hi
        } else {
            RelocationKind::Rel32Lo
        }
    };
    let variables = code.fixups.iter().map(|fixup| Relocation {
        offset: u64::from(fixup.offset),
        kind: half(fixup.high),
        symbol: symbol_name(fixup.symbol, &module.symbols[fixup.symbol]),
        addend: fixup.addend,
    });
    let calls = code.calls.iter().filter_map(|fixup| {
        let &(_, id) = callees.iter().find(|(func, _)| *func == fixup.func)?;
        Some(Relocation {
            offset: u64::from(fixup.offset),
            kind: half(fixup.high),
            symbol: functions.get(id)?.name.clone(),
            addend: fixup.addend,
        })
    });
    variables.chain(calls).collect()
}
