//! A compiled program.

use super::error::CompileError;
use super::facts::{KernelFacts, PhaseTimes};
use crate::divergence::DivergenceStats;
use crate::divergence::watch::WatchedCode;
use crate::ir::{FuncRef, Module, SourceLoc};
use crate::machine::text::Prints;
use crate::opt;
use crate::opt::counts::PassCounts;
use crate::regalloc::RegAllocStats;
use crate::verify::masks::Verdict;

/// A compiled program.
#[derive(Debug, Default)]
pub struct CompiledModule {
    /// The code object, in the target's format; empty if no kernel has code and no variable is for others.
    pub object: Vec<u8>,
    /// Lanes of a wave.
    pub wave: u32,
    /// The kernels with code, in the order of the module; after them the functions that they call.
    pub units: Vec<CompiledUnit>,
    /// The kernels without code, with [`CompileError::kernel`], and why.
    pub failed: Vec<CompileError>,
    /// The program as the divergence pass got it, if [`Options::watch`](super::Options::watch) asks for it: what each lane of the code does.
    pub thread: Option<Box<Module>>,
    /// What a simulator that watches the code must know, if [`Options::watch`](super::Options::watch) asks for it.
    pub watched: Vec<WatchedCode>,
    /// What each pass of the mid-end changed in all units, and in the module before it was cut into them.
    pub passes: PassCounts,
}

/// A kernel or function with code. A function has several if kernels need it in several versions.
#[derive(Debug)]
pub struct CompiledUnit {
    /// The kernel or function of the program.
    pub func: FuncRef,
    /// Name of its symbol in the object.
    pub symbol: String,
    /// Whether it is a kernel.
    pub kernel: bool,
    /// What it needs and costs.
    pub facts: KernelFacts,
    /// Its code, before it is linked.
    pub code: Vec<u8>,
    /// The source line of each byte offset at which the code of another one begins.
    pub lines: Vec<(u32, SourceLoc)>,
    /// The functions that it can reach, by their place in [`CompiledModule::units`].
    pub callees: Vec<usize>,
    /// The machine function after each of its passes, as text, if the options ask for it.
    pub mir: Prints,
    /// What was proved of its lane masks, if the options ask for it and the target can.
    pub proof: Option<Verdict>,
    /// How long the phases took.
    pub times: PhaseTimes,
    /// What the mid-end did before legalisation.
    pub midend: opt::Stats,
    /// What it did after it.
    pub legalized: opt::Stats,
    /// What the divergence pass did.
    pub divergence: DivergenceStats,
    /// What the register allocator did.
    pub registers: RegAllocStats,
}

impl CompiledModule {
    /// The kernels with code.
    pub fn kernels(&self) -> impl Iterator<Item = &CompiledUnit> {
        self.units.iter().filter(|unit| unit.kernel)
    }

    /// The functions that they call.
    pub fn functions(&self) -> impl Iterator<Item = &CompiledUnit> {
        self.units.iter().filter(|unit| !unit.kernel)
    }

    /// Why a kernel has no code.
    pub fn failure(&self, kernel: &str) -> Option<&CompileError> {
        self.failed
            .iter()
            .find(|error| error.kernel.as_deref() == Some(kernel))
    }

    /// Whether a kernel has no code for want of registers.
    pub fn wants_registers(&self) -> bool {
        self.failed.iter().any(CompileError::wants_registers)
    }
}
