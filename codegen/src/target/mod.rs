//! What everybody sees of a target: facts about it, and a compiler from programs to objects.
//!
//! A [`Target`] is object safe, so that commands, test runners and fuzzers hold a list of them and name none. What a target has to bring
//! along is in [adding a backend](https://github.com/wavelift/wavelift/blob/main/docs/adding-a-backend.md).
//!
//! - [`info`]: facts; [`options`]: how to compile.
//! - [`module`], [`facts`]: what comes out; [`error`]: why nothing does.
//! - [`object`]: code objects, and their text. [`occupancy`]: how registers bound the waves that run at once.
//! - [`abi`]: where functions take arguments; [`backend`]: what a machine says to the one pipeline, [`Compiler`]; `passes`: the passes of a kernel or function, in order;
//!   [`unit`](mod@unit): one on its way; [`program`]: kernels with all that they call; [`compile`]: a machine's compiler as everybody sees it.

pub mod abi;
pub mod backend;
pub mod compile;
pub mod error;
pub mod facts;
pub mod info;
pub mod module;
pub mod object;
pub mod occupancy;
pub mod options;
mod passes;
pub mod program;
mod threads;
pub mod unit;

pub use abi::{Abi, Place};
pub use backend::{Backend, MachPass, MachineCode, PassLimits, Registers, Selected};
pub use compile::Compiler;
pub use error::{CompileError, ErrorKind, Limit, Limited, OptionError};
pub use facts::{Fact, FileUse, KernelFacts, PhaseTimes};
pub use info::{FileInfo, Limits, OptionInfo, OptionKind, OptionValue, TargetInfo, Triple};
pub use module::{CompiledModule, CompiledUnit};
pub use object::{CodeLine, Encoding, ObjectError, Origin};
pub use occupancy::{Occupancy, SharedFile};
pub use options::{ObjectKind, Options, Verify};
pub use program::{
    Callees, CompiledFunction, CompiledKernel, FunctionId, Functions, Program, check_group_size,
};
pub use unit::{Body, Clock, Convention, Unit, Whole};

use crate::ir::{Function, Inst, Module, Value};
use crate::legalize::Legality;
use crate::machine::text::{Part, ResumeError, Resumed};
use crate::opt;
use crate::pass::Broken;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// A target: a machine that programs are compiled for, or an interpreter of the IR.
pub trait Target: Send + Sync + fmt::Debug {
    /// Facts about it.
    fn info(&self) -> &TargetInfo;

    /// The same target with its features set: what follows its name after a colon, such as `xnack+`.
    ///
    /// # Errors
    /// Why there is none, with the features that there are.
    fn with_settings(&self, _settings: &str) -> Result<Arc<dyn Target>, String> {
        Err(format!("{} has no features to set", self.name()))
    }

    /// Compiles every kernel of a program into one object. Kernels that have no code are in [`CompiledModule::failed`].
    ///
    /// # Errors
    /// What is wrong with the program as a whole, or with the options.
    fn compile(&self, input: &dyn Input, options: &Options) -> Result<CompiledModule, CompileError>;

    /// What the machine promises to passes over the IR, for waves of so many lanes.
    fn ir_machine(&self, wave: u32) -> opt::Machine;

    /// What the machine has, and what becomes of the rest; nothing if programs are not compiled.
    fn legality(&self) -> Option<&Legality>;

    /// One step of legalisation: the value that replaces an instruction of a function, and what is made for it, which is not in the layout. Nothing if the
    /// machine has the operation, or if nothing replaces it.
    fn expand(&self, func: &mut Function, inst: Inst) -> Option<(Value, Vec<Inst>)>;

    /// Replaces operations that the machine lacks; returns how many.
    ///
    /// # Errors
    /// The replacement of an instruction has no end.
    fn legalize(&self, func: &mut Function) -> Result<usize, Broken>;

    /// Brings a function to the wave level: operations that the machine lacks are replaced, and the divergence pass runs.
    ///
    /// # Errors
    /// A pass that breaks the function.
    fn wave_level(&self, func: &mut Function, wave: u32) -> Result<(), Broken>;

    /// Reads a machine function from text and runs the passes after the one that its header names, up to the pass `until` or to the end, and prints
    /// the function after each. `check` runs the checkers of the allocator.
    ///
    /// # Errors
    /// Text that is no function of the target, or what a pass refuses.
    fn resume(&self, part: &Part<'_>, until: Option<&str>, check: bool) -> Result<ResumedText, TextFailure>;

    /// Whose object some bytes are.
    fn origin(&self, object: &[u8]) -> Origin;

    /// Reads an object of this origin, or of a relative, as a loader does.
    ///
    /// # Errors
    /// An object that cannot be loaded.
    fn check_object(&self, object: &[u8]) -> Result<(), ObjectError>;

    /// The text of an object with this origin, or of code without any file around it, as if it were at address 0; `name` is the file's.
    ///
    /// # Errors
    /// Bytes that are no object or no code of the target.
    fn disassemble(&self, name: &str, bytes: &[u8], raw: bool) -> Result<String, ObjectError>;

    /// The instructions of code without any file around it, of waves of so many lanes.
    ///
    /// # Errors
    /// Bytes that are no code of the target.
    fn list(&self, code: &[u8], wave: u32) -> Result<Vec<CodeLine>, ObjectError>;

    /// The code of a text as [`Target::list`] gives it: an instruction on a line, a label with a colon in front of its instruction.
    ///
    /// # Errors
    /// The first line that is none of this, or that the target reads no text.
    fn assemble(&self, text: &str, wave: u32) -> Result<Vec<u8>, ObjectError>;

    /// Every instruction of the target's table in each of its encodings, for whoever draws code.
    fn encodings(&self, wave: u32) -> Vec<Encoding>;

    /// Name, as users write it.
    fn name(&self) -> &'static str {
        self.info().name
    }

    /// Lanes of a wave that a program is translated for first.
    fn first_wave(&self, options: &Options) -> u32 {
        options.wave.or(self.info().waves.first().copied()).unwrap_or(1)
    }
}

/// What compiling on from machine text gives; code in bytes.
pub type ResumedText = Resumed<Vec<u8>>;

/// Why machine text does not become code.
pub type TextFailure = ResumeError<CompileError>;

/// A program, as a compiler wants it: translated for waves of some number of lanes.
pub trait Input {
    /// The program for waves of so many lanes.
    ///
    /// # Errors
    /// Why it cannot be translated.
    fn module(&self, wave: u32) -> Result<Cow<'_, Module>, InputError>;

    /// Whether anything in the program can tell how many lanes a wave has. If not, the target may choose.
    fn observes_wave_size(&self) -> bool;
}

/// Why a program cannot be translated for some number of lanes, as its frontend says it.
pub type InputError = Arc<dyn std::error::Error + Send + Sync>;

/// A module was made for one number of lanes.
impl Input for Module {
    fn module(&self, _wave: u32) -> Result<Cow<'_, Module>, InputError> {
        Ok(Cow::Borrowed(self))
    }

    fn observes_wave_size(&self) -> bool {
        true
    }
}
