//! The backend's pipeline: the kernels of a module become a code object.

use crate::abi;
use crate::elf::{CodeObject, Item, ItemKind, KernelInfo, Relocation, SimdWidth};
use crate::emit::{self, Code, EmitError};
use crate::lower::{self, FlatSegments, LowerError, Surroundings};
use crate::machine::{self, VECTOR};
use crate::{files, legalize};
use std::fmt;
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::divergence::linearize;
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, Module, Opcode, Segment, SegmentError, Symbol, SymbolData,
    layout_symbols,
};
use wavelift_codegen::opt;
use wavelift_codegen::regalloc::{self, Budget, Parking, RegAllocError, RegAllocStats};

/// Group memory of a work-group.
const MAX_GROUP_BYTES: u32 = 64 * 1024;

/// Why a kernel has no code.
#[derive(Debug)]
pub enum CompileError {
    /// An instruction cannot be selected.
    Lower(LowerError),
    /// Registers cannot be allocated.
    RegAlloc(RegAllocError),
    /// The code cannot be emitted.
    Emit(EmitError),
    /// Variables do not fit their segments.
    Segment(SegmentError),
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
            CompileError::Lower(error) => error.fmt(f),
            CompileError::RegAlloc(error) => error.fmt(f),
            CompileError::Emit(error) => error.fmt(f),
            CompileError::Segment(error) => error.fmt(f),
            CompileError::GroupMemory { bytes } => {
                write!(
                    f,
                    "{bytes} bytes of group memory, but a work-group of ivb has {MAX_GROUP_BYTES}"
                )
            }
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
            CompileError::RegAlloc(_) | CompileError::Emit(EmitError::Scratch(_)) => {
                "use fewer values at a time, split the kernel, or use SIMD8 (--simd 8)"
            }
            CompileError::Emit(_) => "split the kernel",
            CompileError::Segment(_) | CompileError::GroupMemory { .. } => {
                "make the variables of the segment smaller"
            }
            CompileError::Object(_) => "rename what has the same name, or make the module smaller",
        }
    }

    /// Whether fewer channels would leave room for what does not fit.
    pub fn is_want_of_registers(&self) -> bool {
        matches!(
            self,
            CompileError::RegAlloc(_) | CompileError::Emit(EmitError::Scratch(_))
        )
    }
}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Channels of a thread.
    pub simd: SimdWidth,
    /// Run the register allocator's checkers.
    pub check: bool,
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Keep the machine instructions before register allocation as text.
    pub keep_mir: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            simd: SimdWidth::Simd16,
            check: cfg!(debug_assertions),
            level: opt::Level::Full,
            keep_mir: false,
        }
    }
}

/// A compiled kernel.
#[derive(Debug)]
pub struct CompiledKernel {
    /// How it is launched.
    pub info: KernelInfo,
    /// Its code.
    pub code: Code,
    /// What register allocation did.
    pub registers: RegAllocStats,
    /// The machine instructions before register allocation, if the options ask for them.
    pub mir: String,
}

/// A compiled module.
#[derive(Debug)]
pub struct CompiledModule {
    /// The code object; empty if no kernel could be compiled.
    pub object: Vec<u8>,
    /// The kernels in it.
    pub kernels: Vec<CompiledKernel>,
    /// The kernels that could not be compiled, by name.
    pub failed: Vec<(String, CompileError)>,
}

/// Compiles every kernel of a module into one code object. Kernels that cannot be compiled are left out and reported.
///
/// # Errors
/// If no code object can be written.
pub fn compile_module(module: &Module, options: &Options) -> Result<CompiledModule, CompileError> {
    let mut module = module.clone();
    let calls = |func: &Function| {
        func.layout
            .iter()
            .any(|(_, inst)| func.dfg.opcode(inst) == Opcode::Call)
    };
    if options.level == opt::Level::Full && module.defined().any(|(_, func)| calls(func)) {
        let limits = opt::inline::Limits {
            verify: options.check,
            ..opt::inline::Limits::default()
        };
        opt::inline::run(&mut module, &limits);
    }
    let graph = CallGraph::new(&module);
    let mut object = CodeObject::default();
    for (symbol, data) in module.symbols.iter() {
        object.items.extend(variable(symbol, data));
    }
    let (mut kernels, mut failed) = (Vec::new(), Vec::new());
    for (id, func) in module.defined() {
        if func.kind != FunctionKind::Kernel {
            continue;
        }
        match compile_kernel(&module, &graph, id, options) {
            Ok(kernel) => {
                let mut item = Item::kernel(kernel.info.clone(), kernel.code.bytes.clone());
                item.relocations = kernel
                    .code
                    .fixups
                    .iter()
                    .map(|fixup| Relocation {
                        offset: fixup.offset.into(),
                        kind: fixup.kind,
                        symbol: symbol_name(fixup.symbol, &module.symbols[fixup.symbol]),
                        addend: 0,
                    })
                    .collect();
                object.items.push(item);
                kernels.push(kernel);
            }
            Err(error) => failed.push((func.name.clone(), error)),
        }
    }
    let object = if kernels.is_empty() {
        Vec::new()
    } else {
        object
            .write()
            .map_err(|error| CompileError::Object(error.to_string()))?
    };
    Ok(CompiledModule {
        object,
        kernels,
        failed,
    })
}

fn symbol_name(symbol: Symbol, data: &SymbolData) -> String {
    if data.name.is_empty() {
        format!("{symbol}")
    } else {
        data.name.clone()
    }
}

fn variable(symbol: Symbol, data: &SymbolData) -> Option<Item> {
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

/// Compiles one kernel of a module.
///
/// # Errors
/// What the kernel needs and the backend cannot do, with the source line where it is known.
fn compile_kernel(
    module: &Module,
    graph: &CallGraph,
    kernel: FuncRef,
    options: &Options,
) -> Result<CompiledKernel, CompileError> {
    let FunctionDecl::Defined(original) = &module.functions[kernel] else {
        return Err(CompileError::Object("the kernel has no body".into()));
    };
    let layout = layout_symbols(module, kernel).map_err(CompileError::Segment)?;
    if layout.group_bytes > MAX_GROUP_BYTES {
        return Err(CompileError::GroupMemory {
            bytes: layout.group_bytes,
        });
    }
    let mut func = original.clone();
    graph.annotate(&mut func);
    let mut context = opt::Context {
        verify: options.check,
        ..opt::Context::new(Some(module))
    };
    opt::run(&mut func, options.level, &mut context);
    legalize::legalize(&mut func);
    opt::run(&mut func, options.level.min(opt::Level::Clean), &mut context);
    // The mid-end may join steps of an expansion to an operation that the machine lacks.
    legalize::legalize(&mut func);
    let linearized = linearize(&mut func, options.simd.channels(), &mut files::assign);
    let private_bytes = layout.frame(kernel).bytes.next_multiple_of(4);
    let around = Surroundings {
        module,
        layout: &layout,
        simd: options.simd,
        private_bytes,
        flat: FlatSegments::of(module),
    };
    let mut selected = lower::select(&around, &func, &linearized.files).map_err(CompileError::Lower)?;
    let budget = Budget {
        extra: false,
        check: options.check,
        parking: Some(Parking {
            file: VECTOR,
            lanes: options.simd.channels() as u8,
        }),
        ..Budget::default()
    };
    let mir = if options.keep_mir {
        machine::text(&selected)
    } else {
        String::new()
    };
    let registers =
        regalloc::allocate_with(&mut selected, machine::files(options.simd), &budget, &mut |_| ())
            .map_err(CompileError::RegAlloc)?;
    let code = emit::emit(&selected, options.simd).map_err(CompileError::Emit)?;
    let mut info = KernelInfo::new(original.name.clone(), options.simd);
    info.curbe_registers = abi::CURBE_REGISTERS;
    info.curbe = abi::curbe(options.simd);
    info.group_bytes = layout.group_bytes;
    info.scratch_bytes = code.scratch_bytes;
    info.private_bytes = private_bytes;
    info.barriers = code.barriers;
    info.argument_bytes = original.kernarg_bytes;
    info.required_group = original.limits.required_group_size;
    Ok(CompiledKernel {
        info,
        code,
        registers,
        mir,
    })
}
