//! The backend's pipeline: a kernel of the IR becomes a code object.

mod body;
mod object;

use crate::abi::InitialState;
use crate::calls::Convention;
use crate::emit::{Code, EmitError};
use crate::frame::FrameError;
use crate::lower::{LowerError, Surroundings};
use crate::modes::Mode;
pub use body::MAX_PRIVATE_BYTES;
use body::compile_body;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
pub use object::{CompiledModule, compile_module};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::fmt;
use std::time::Duration;
use wavelift_amdgpu::CodeObjectVersion;
use wavelift_amdgpu::code::Clock;
pub use wavelift_amdgpu::code::{Flow, PhaseTimes};
use wavelift_amdgpu::program::{self, Callees, FunctionKey};
use wavelift_codegen::analysis::{CallGraph, UndefinedFunction, stack};
use wavelift_codegen::divergence::DivergenceStats;
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, Module, Opcode, SegmentError, layout_symbols};
use wavelift_codegen::opt;
use wavelift_codegen::regalloc::{RegAllocError, RegAllocStats};
use wavelift_codegen::verify::masks::Verdict;

/// Lanes of a wave.
pub const WAVE_SIZE: u32 = 64;

/// Private memory per work-item for recursion where a code object cannot ask the runtime for it.
const RECURSION_BYTES: u32 = 16 * 1024;

/// Why a kernel has no code.
#[derive(Debug)]
pub enum CompileError {
    /// An instruction cannot be selected.
    Lower(LowerError),
    /// Registers cannot be allocated.
    RegAlloc(RegAllocError),
    /// Registers that the hardware or the calling convention gives a meaning lie beyond those that may be used.
    Pinned {
        /// Of which kind.
        name: &'static str,
        /// How many would have to be used.
        needed: u16,
        /// How many may be used.
        limit: u16,
    },
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
    /// More private memory than the machine has.
    PrivateMemory {
        /// Bytes needed per work-item.
        bytes: u32,
        /// Those among them that hold spilled registers.
        spilled: u32,
    },
    /// More global and readonly variables than a code object may hold.
    Variables {
        /// Bytes of all of them.
        bytes: u64,
    },
    /// The lane masks of the code cannot be proved: a mistake of this compiler, or too much code.
    Masks(String),
    /// A pass broke the function: a mistake of this compiler, found by its own checks.
    Broken(Box<opt::Broken>),
    /// A code object cannot be written.
    Object(String),
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Lower(e) => e.fmt(f),
            CompileError::RegAlloc(e) => e.fmt(f),
            CompileError::Emit(e) => e.fmt(f),
            CompileError::Pinned { name, needed, limit } => write!(
                f,
                "too many registers pinned: the hardware and the calling convention have meanings for {needed} ({name}), but \
                 {limit} may be used"
            ),
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
            CompileError::PrivateMemory { bytes, spilled } => {
                let most = MAX_PRIVATE_BYTES;
                write!(f, "{bytes} bytes of private memory per work-item")?;
                if *spilled > 0 {
                    write!(f, ", {spilled} of them spilled registers")?;
                }
                write!(f, ", but a work-item of gfx900 has at most {most}")
            }
            CompileError::Variables { bytes } => {
                let most = object::MAX_VARIABLE_BYTES;
                write!(
                    f,
                    "{bytes} bytes of global and readonly variables, but a code object has at most {most}"
                )
            }
            CompileError::Masks(what) => {
                write!(f, "internal error: the lane masks of the code are wrong: {what}")
            }
            CompileError::Broken(broken) => broken.fmt(f),
            CompileError::Object(what) => write!(f, "cannot write the code object: {what}"),
        }
    }
}

impl std::error::Error for CompileError {}

impl CompileError {
    /// What can be done about it.
    pub fn help(&self) -> &'static str {
        match self {
            CompileError::Lower(_) => {
                "docs/status.md says what is missing; `--target interp` runs what this target does not"
            }
            CompileError::RegAlloc(_) | CompileError::Pinned { .. } => {
                "use fewer values at a time, split the kernel, or allow more registers (--vgprs, --sgprs)"
            }
            CompileError::Emit(_) => "split the kernel",
            CompileError::UndefinedFunction(_) => "pass the module that defines it, too",
            CompileError::Frame(_) => {
                "make the variables of the functions smaller, or nest calls less deeply"
            }
            CompileError::Callee { why, .. } => why.help(),
            CompileError::Segment(_) | CompileError::GroupMemory { .. } => {
                "make the variables of the segment smaller"
            }
            CompileError::PrivateMemory { .. } => {
                "make private variables smaller, use fewer values at a time, or nest calls less deeply"
            }
            CompileError::Variables { .. } => "pass large arrays as buffers",
            CompileError::Masks(_) => "compile without the proof, with less optimisation, or report it",
            CompileError::Broken(_) => "compile with less optimisation, and report it",
            CompileError::Object(_) => "rename what has the same name, or make the module smaller",
        }
    }
}

impl From<opt::Broken> for CompileError {
    fn from(broken: opt::Broken) -> CompileError {
        CompileError::Broken(Box::new(broken))
    }
}

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
    /// Mark in the code what a simulator watches ([`CompiledModule::watched`]). The code keeps a few writes of EXEC that nothing
    /// but a mark would miss.
    pub watch: bool,
    /// Prove on the code that its masks keep the lanes (`wavelift_codegen::verify::masks`). Marks the code as [`Options::watch`].
    pub prove: bool,
    /// Keep the machine function before allocation as text.
    pub keep_mir: bool,
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Inline functions, if the mid-end does all it can.
    pub inline: bool,
    /// Changes that the mid-end may make in one kernel, and calls that it may inline, for finding one that is wrong.
    pub fuel: u64,
    /// The clock of [`PhaseTimes`], from any start; without one, time passes as on the wall. On a busy machine the
    /// processor time of the thread says more.
    pub clock: Option<fn() -> Duration>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            version: CodeObjectVersion::V5,
            check: cfg!(debug_assertions),
            vgpr_limit: None,
            sgpr_limit: None,
            watch: false,
            prove: false,
            keep_mir: false,
            level: opt::Level::Full,
            inline: true,
            fuel: u64::MAX,
            clock: None,
        }
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
    /// A callee can call itself: the runtime adds memory for it.
    pub dynamic_stack: bool,
    /// The functions that it can reach, by their place in [`CompiledModule::functions`].
    pub callees: Vec<(FuncRef, FunctionId)>,
    /// The float mode that it starts in.
    pub mode: Mode,
    /// Whether FLAT_SCRATCH may be written.
    pub flat_scratch: bool,
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
    /// `s_waitcnt` instructions.
    pub waits: usize,
    /// The machine function before allocation, as text, if the options ask for it.
    pub mir: String,
    /// What can be watched, if the options ask for it.
    pub flow: Option<Box<Flow>>,
    /// What was proved of the masks, if the options ask for it.
    pub proof: Option<Verdict>,
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
    let module = &*with_inlining(module, options);
    let graph = CallGraph::new(module);
    let kernel = compile_with(module, &graph, kernel, options, &mut functions)?;
    Ok((kernel, functions))
}

/// The module as it is compiled: what the mid-end does across functions is done.
fn with_inlining<'m>(module: &'m Module, options: &Options) -> Cow<'m, Module> {
    let calls = |func: &Function| {
        let mut insts = func.layout.iter();
        insts.any(|(_, inst)| func.dfg.opcode(inst) == Opcode::Call)
    };
    let wanted = options.inline && options.level == opt::Level::Full;
    if !wanted || !module.defined().any(|(_, func)| calls(func)) {
        return Cow::Borrowed(module);
    }
    let mut module = module.clone();
    let limits = opt::inline::Limits {
        fuel: options.fuel,
        verify: options.check || cfg!(debug_assertions),
        ..opt::inline::Limits::default()
    };
    opt::inline::run(&mut module, &limits);
    Cow::Owned(module)
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
        marks: None,
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
    let (mut private_bytes, mut dynamic_stack) = (body.frame_bytes, false);
    if calls {
        (sgprs, vgprs) = (sgprs.max(body.touched.0), vgprs.max(body.touched.1));
        let mut frames = SecondaryMap::new();
        for &(func, id) in &versions {
            let function = &functions.list[id];
            frames[func] = function.frame_bytes;
            (sgprs, vgprs) = (sgprs.max(function.sgprs), vgprs.max(function.vgprs));
        }
        let stack = stack(graph, kernel, &frames);
        private_bytes = private_bytes.saturating_add(stack.bytes);
        // Version 4 has no word for it.
        dynamic_stack = stack.recursive && options.version != CodeObjectVersion::V4;
        if stack.recursive && !dynamic_stack {
            private_bytes = private_bytes.saturating_add(RECURSION_BYTES);
        }
        if private_bytes > MAX_PRIVATE_BYTES {
            return Err(CompileError::PrivateMemory {
                bytes: private_bytes,
                spilled: body.registers.files.iter().map(|file| file.spill_bytes).sum(),
            });
        }
    } else {
        sgprs = sgprs.max(body.spill_area.map_or(0, |a| u16::from(a.offset) + 1));
        let far = body.spill_area.and_then(|area| area.far);
        vgprs = vgprs.max(far.map_or(0, |far| u16::from(far) + 1));
    }
    for (name, needed, limit) in [
        ("sgpr", sgprs, options.sgpr_limit),
        ("vgpr", vgprs, options.vgpr_limit),
    ] {
        if let Some(limit) = limit.filter(|&limit| needed > limit) {
            return Err(CompileError::Pinned { name, needed, limit });
        }
    }
    Ok(CompiledKernel {
        name: original.name.clone(),
        code: body.code,
        initial,
        vgprs,
        sgprs,
        group_bytes: layout.group_bytes,
        private_bytes,
        dynamic_stack,
        callees: versions,
        mode: body.mode,
        // Functions set it up for themselves.
        flat_scratch: body.flat_scratch || calls,
        midend: body.midend,
        legalized: body.legalized,
        times: body.times,
        divergence: body.divergence,
        registers: body.registers,
        waits: body.waits,
        mir: body.mir,
        flow: body.flow,
        proof: body.proof,
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
