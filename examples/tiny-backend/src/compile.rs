//! The pipeline: from a module to kernels that run.

use crate::abi;
use crate::emit::{self, EmitError};
use crate::legalize::legalize;
use crate::lower;
use crate::machine::{FILES, PARKING};
use crate::sim::Kernel;
use std::fmt;
use wavelift_codegen::divergence::{ValueFiles, linearize};
use wavelift_codegen::ir::{Function, FunctionKind, Module};
use wavelift_codegen::opt;
use wavelift_codegen::regalloc::{self, Budget, RegAllocError, RegAllocStats};
use wavelift_codegen::select::SelectError;
use wavelift_codegen::verify::{verify_communication, verify_lanes};

/// Why a kernel cannot be compiled.
#[derive(Clone, Debug)]
pub enum CompileError {
    /// The machine or the rules lack something that it needs.
    Lower(SelectError),
    /// Its values find no registers, or something is wrong with them.
    Registers(RegAllocError),
    /// Code cannot be emitted (our fault).
    Emit(EmitError),
    /// A proof fails (our fault).
    Verifier(String),
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
            CompileError::Verifier(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for CompileError {}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Registers that values may use: scalars and vectors. Fewer make spills.
    pub registers: [u16; 2],
    /// Proves lane masks, compares communication, and runs the checkers of the register allocator.
    pub check: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            level: opt::Level::Full,
            registers: FILES.each_ref().map(|file| file.units),
            check: true,
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
    let kernels = module
        .defined()
        .filter(|(_, func)| func.kind == FunctionKind::Kernel);
    let compiled = kernels
        .map(|(_, func)| compile_kernel(module, func, options).map_err(|error| (func.name.clone(), error)));
    compiled.collect()
}

fn compile_kernel(
    module: &Module,
    original: &Function,
    options: &Options,
) -> Result<(Kernel, RegAllocStats), CompileError> {
    let mut func = original.clone();
    let mut context = opt::Context {
        verify: options.check,
        ..opt::Context::new(Some(module))
    };
    opt::run(&mut func, options.level, &mut context);
    let before = options.check.then(|| func.clone());
    legalize(&mut func);
    opt::run(&mut func, options.level.min(opt::Level::Clean), &mut context);
    // The mid-end may join steps of an expansion to an operation that the machine lacks.
    legalize(&mut func);
    // The scalar unit can do all that vectors can, so every uniform value is a scalar. Most machines take some back: their `files.rs`.
    let mut files = |func: &Function, info: &_| ValueFiles::by_uniformity(func, info);
    let linearized = linearize(&mut func, abi::LANES as u32, &mut files);
    if let Some(before) = before {
        verify_lanes(&func).map_err(|error| CompileError::Verifier(error.to_string()))?;
        verify_communication(&before, &func)
            .map_err(|errors| CompileError::Verifier(errors[0].to_string()))?;
    }
    let mut select = || lower::select(&func, &linearized.files).map_err(CompileError::Lower);
    let [scalars, vectors] = options.registers;
    let budget = Budget {
        units: vec![scalars, vectors],
        check: options.check,
        parking: Some(PARKING),
        ..Budget::default()
    };
    // Where vectors take all registers, some are set aside whose lanes hold scalars, and what was selected is selected again.
    let (machine, registers) =
        regalloc::allocate_setting_aside(select()?, &mut select, &FILES, &budget, vectors / 2, &mut |_| {})?;
    let kernel = Kernel {
        name: func.name.clone(),
        code: emit::emit(&machine).map_err(CompileError::Emit)?,
        argument_bytes: func.kernarg_bytes,
        spill_words: machine.spill_bytes.div_ceil(4),
    };
    Ok((kernel, registers))
}
