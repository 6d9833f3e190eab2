//! The pipeline: from a module to kernels that run.

use crate::abi;
use crate::emit::{self, EmitError};
use crate::legalize::legalize;
use crate::lower;
use crate::machine::{FILES, MInst, PARKING};
use crate::sim::Kernel;
use crate::text;
use std::fmt;
use wavelift_codegen::divergence::{ValueFiles, linearize};
use wavelift_codegen::ir::{Function, FunctionKind, Module};
use wavelift_codegen::legalize::for_machine;
use wavelift_codegen::machine::MachFunc;
use wavelift_codegen::machine::text::Prints;
use wavelift_codegen::opt;
use wavelift_codegen::pass::{Broken, Fault};
use wavelift_codegen::regalloc::{self, Budget, RegAllocError, RegAllocStats};
use wavelift_codegen::select::SelectError;

/// Why a kernel cannot be compiled.
#[derive(Clone, Debug)]
pub enum CompileError {
    /// The machine or the rules lack something that it needs.
    Lower(SelectError),
    /// Its values find no registers, or something is wrong with them.
    Registers(RegAllocError),
    /// Code cannot be emitted (our fault).
    Emit(EmitError),
    /// A pass broke the function, as the checks behind it found (our fault).
    Broken(Broken),
}

impl From<RegAllocError> for CompileError {
    fn from(error: RegAllocError) -> CompileError {
        CompileError::Registers(error)
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Lower(error) => error.fmt(f),
            CompileError::Registers(error) => error.fmt(f),
            CompileError::Emit(error) => error.fmt(f),
            CompileError::Broken(broken) => broken.fmt(f),
        }
    }
}

impl std::error::Error for CompileError {}

impl From<Broken> for CompileError {
    fn from(broken: Broken) -> CompileError {
        CompileError::Broken(broken)
    }
}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Registers that values may use: scalars and vectors. Fewer make spills.
    pub registers: [u16; 2],
    /// Looks at the function behind every pass, and runs the checkers of the register allocator.
    pub check: bool,
    /// For tests of the checks behind passes.
    pub fault: Option<Fault>,
    /// Keep the machine function behind each pass as text.
    pub print: bool,
}

/// A kernel, and what became of it on the way.
#[derive(Debug)]
pub struct Compiled {
    /// The kernel.
    pub kernel: Kernel,
    /// What the allocator did.
    pub registers: RegAllocStats,
    /// The machine function behind each pass, if the options ask for it.
    pub prints: Prints,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            level: opt::Level::Full,
            registers: FILES.each_ref().map(|file| file.units),
            check: true,
            fault: None,
            print: false,
        }
    }
}

/// Compiles every kernel of a module.
///
/// # Errors
/// The first kernel's [`CompileError`], with its name.
pub fn compile(
    module: &Module,
    options: &Options,
) -> Result<Vec<(Kernel, RegAllocStats)>, (String, CompileError)> {
    let compiled = compile_printed(module, options)?.into_iter();
    Ok(compiled
        .map(|compiled| (compiled.kernel, compiled.registers))
        .collect())
}

/// As [`compile`], with the text of machine functions.
///
/// # Errors
/// As [`compile`].
pub fn compile_printed(module: &Module, options: &Options) -> Result<Vec<Compiled>, (String, CompileError)> {
    let kernels = module
        .defined()
        .filter(|(_, func)| func.kind == FunctionKind::Kernel);
    let compiled = kernels
        .map(|(_, func)| compile_kernel(module, func, options).map_err(|error| (func.name.clone(), error)));
    compiled.collect()
}

fn compile_kernel(module: &Module, original: &Function, options: &Options) -> Result<Compiled, CompileError> {
    let mut func = original.clone();
    let mut context = opt::Context {
        verify: options.check,
        fault: options.fault,
        ..opt::Context::new(Some(module))
    };
    opt::run(&mut func, options.level, &mut context)?;
    for_machine(&mut func, options.level, &mut context, &mut legalize)?;
    // The scalar unit can do all that vectors can, so every uniform value is a scalar. Most machines take some back: their `files.rs`.
    let mut files = |func: &Function, info: &_| ValueFiles::by_uniformity(func, info);
    let linearized = linearize(&mut func, abi::LANES as u32, &mut files, &mut context)?;
    let mut select = || lower::select(&func, &linearized.files).map_err(CompileError::Lower);
    let selected = select()?;
    let mut prints = Prints::new(options.print).checked(options.check);
    prints.after("isel", &selected, &FILES, || text::header(options));
    let (machine, registers) = allocate(selected, &mut select, options)?;
    prints.after("regalloc", &machine, &FILES, || text::header(options));
    let kernel = Kernel {
        name: func.name.clone(),
        code: emit::emit(&machine).map_err(CompileError::Emit)?,
        argument_bytes: func.kernarg_bytes,
        spill_words: machine.spill_bytes.div_ceil(4),
    };
    Ok(Compiled {
        kernel,
        registers,
        prints,
    })
}

/// Allocates registers of what was selected; `select` selects it once more.
pub(crate) fn allocate(
    selected: MachFunc<MInst>,
    select: &mut dyn FnMut() -> Result<MachFunc<MInst>, CompileError>,
    options: &Options,
) -> Result<(MachFunc<MInst>, RegAllocStats), CompileError> {
    let [scalars, vectors] = options.registers;
    let budget = Budget {
        units: vec![scalars, vectors],
        check: options.check,
        parking: Some(PARKING),
        ..Budget::default()
    };
    // Where vectors take all registers, some are set aside whose lanes hold scalars, and what was selected is selected again.
    regalloc::allocate_setting_aside(selected, select, &FILES, &budget, vectors / 2, &mut |_| {})
}
