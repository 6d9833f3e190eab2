//! What a machine says to the pipeline ([`Compiler`](super::Compiler)): the hooks of its passes, and the data that goes through them.
//!
//! A backend brings instructions, selection, emission and its object format; it writes no order of passes. The hooks are in the order in which the
//! pipeline calls them. Those with a body have one that most machines can keep.
//!
//! | type | what is in it | from, to |
//! |---|---|---|
//! | [`Config`](Backend::Config) | the options that the machine reads, checked | all of a module, or all that a kernel calls |
//! | [`Agreed`](Backend::Agreed) | what a kernel and its callees agree on, as the float mode | callees are compiled once for each |
//! | [`Plan`](Backend::Plan) | what passes after selection know beside the function | the header of the function's text says it |
//! | [`Learned`](Backend::Learned) | what selection finds out, as the inputs that are read | selection to [`Backend::kernel`] |
//! | [`Kernel`](Backend::Kernel) | what a descriptor says | [`Backend::kernel`] to [`Backend::write`] |
//!
//! A *unit* is one kernel or function on its way ([`Unit`]). Passes after selection see the plan only, never the unit, so that text of a machine
//! function ([`machine::text`](crate::machine::text)) goes on through the same code.

use super::program::{Callees, Program};
use super::unit::{Body, Unit, Whole};
use super::{
    CodeLine, CompileError, Encoding, KernelFacts, ObjectError, ObjectKind, Options, Origin, TargetInfo,
};
use crate::analysis::UniformityInfo;
use crate::divergence::ValueFiles;
use crate::divergence::watch::{FlowTable, WatchedCode};
use crate::ir::{FuncRef, Function, Inst, Module, Segment, SourceLoc, Value};
use crate::legalize::{self, Action, Endless, Expander, Legality};
use crate::machine::text::{Dialect, Header, InstText};
use crate::machine::{MachFunc, RegFileInfo};
use crate::opt::Merging;
use crate::regalloc::Budget;
use crate::schedule::Model;
use crate::verify::masks::MaskProgram;
use std::fmt;
use std::hash::Hash;

/// A machine that programs are compiled for.
pub trait Backend: Sized + fmt::Debug + Send + Sync + 'static {
    /// Instructions before emission.
    type Inst: InstText;
    /// The options that the machine reads.
    type Config: Clone + fmt::Debug + Send + Sync;
    /// What a kernel and all that it calls agree on.
    type Agreed: Clone + fmt::Debug + Eq + Hash + Send;
    /// What passes after selection know of a unit beside its function.
    type Plan: Clone + fmt::Debug + Send;
    /// What selection finds out.
    type Learned: fmt::Debug + Send;
    /// Code before it is linked.
    type Code: MachineCode + Send;
    /// Why there is no code.
    type EmitError: Into<CompileError>;
    /// What an object says of a kernel.
    type Kernel: fmt::Debug + Send;
    /// Why there is no object.
    type WriteError: fmt::Display;

    /// Facts about the target.
    fn info(&self) -> &TargetInfo;

    /// The same machine with its features set: what follows the name of a target after a colon.
    ///
    /// # Errors
    /// Why there is none, with the features that there are.
    fn with_settings(&self, _settings: &str) -> Result<Self, String> {
        Err(format!("{} has no features to set", self.info().name))
    }

    /// The machine's name in messages about its limits.
    fn machine(&self) -> &'static str {
        self.info().name
    }

    /// Most bytes of global and readonly variables.
    fn variable_bytes(&self) -> u64;

    /// What the object appends to names of kernels: no variable or function gets such a name.
    fn suffixes(&self) -> &'static [&'static str] {
        &[]
    }

    /// What the machine reads of options, which were checked, for waves of so many lanes.
    fn config(&self, options: &Options, wave: u32) -> Self::Config;

    /// Lanes of the waves that leave more registers for each: what is tried where these do not.
    fn narrower(&self, _wave: u32) -> Option<u32> {
        None
    }

    /// The choices for one kernel: work-groups of a size that it names have to fit the machine.
    fn for_kernel(&self, config: &Self::Config, _kernel: &Function) -> Self::Config {
        config.clone()
    }

    /// Work-items of the largest work-group, whatever registers it takes.
    fn most_items(&self, _config: &Self::Config) -> u32 {
        self.info().limits.group_items
    }

    /// What a kernel and its callees agree on. `reached` are the functions that it can call, itself first.
    fn agree(&self, scope: &Unit<'_, Self>, reached: &[FuncRef]) -> Self::Agreed;

    /// Whether a kernel sets up what depends on the frames of its callees, so that these are compiled first.
    fn callees_first(&self) -> bool {
        false
    }

    /// What is known of a unit before its instructions are selected. `callees` are those of a kernel, where they come first.
    ///
    /// # Errors
    /// What the machine cannot do.
    fn plan(
        &self,
        unit: &Unit<'_, Self>,
        callees: Option<Callees<'_, Self>>,
    ) -> Result<Self::Plan, CompileError>;

    /// Bits of an address that accesses of a segment look at. What is above them may be anything.
    fn address_bits(&self, _segment: Segment) -> u8 {
        64
    }

    /// How accesses of neighbouring bytes of a segment become one.
    fn merging(&self, _segment: Segment) -> Merging {
        Merging::default()
    }

    /// Whether bytes of words become floats as easily as loaded bytes do.
    fn bytes_to_floats(&self) -> bool {
        false
    }

    /// Registers of 32 bits that private variables may hold all the time which are accessed at indices known at run time only: choosing among them
    /// takes less time than an access of memory. None where comparisons are dear.
    fn indexed_registers(&self) -> u32 {
        0
    }

    /// What the machine has, and what becomes of the rest.
    fn legality(&self) -> &Legality;

    /// Replaces what the table calls illegal in a way of the machine's own, before the shared rules.
    fn expand(&self, _at: &mut Expander<'_>, _action: Action, _inst: Inst) -> Option<Value> {
        None
    }

    /// Replaces operations that the machine lacks; returns how many.
    ///
    /// # Errors
    /// The replacement of an instruction has no end.
    fn legalize(&self, func: &mut Function) -> Result<usize, Endless> {
        legalize::run(func, self.legality(), &mut |at, action, inst| {
            self.expand(at, action, inst)
        })
    }

    /// Gives what crosses a call the types that registers have.
    fn borders(&self, _func: &mut Function) {}

    /// Brings control flow to a form that the machine likes.
    fn prepare(&self, _unit: &Unit<'_, Self>, _func: &mut Function) {}

    /// The register file of every value: what the scalar unit computes, and what lanes do.
    fn assign_files(&self, func: &Function, info: &UniformityInfo) -> ValueFiles;

    /// Whether code notes each edge of the wave, so that one that is missing is an error of the watch.
    fn notes_edges(&self) -> bool {
        false
    }

    /// Selects instructions. With a plan that spilled registers have changed it may be called again.
    ///
    /// # Errors
    /// The first instruction that no rule covers.
    fn select(
        &self,
        unit: &Unit<'_, Self>,
        plan: &Self::Plan,
        func: &Function,
        files: &ValueFiles,
    ) -> Result<Selected<Self>, CompileError>;

    /// What the scheduler asks of the machine; without it, instructions stay where selection has put them.
    fn scheduling(&self, _plan: &Self::Plan) -> Option<Box<dyn Model<Self::Inst> + '_>> {
        None
    }

    /// The register files for waves of so many lanes.
    fn files(&self, wave: u32) -> &[RegFileInfo];

    /// Which of the machines that share [`Self::Inst`] it is, for their text.
    fn variant(&self) -> u8 {
        0
    }

    /// What the allocator may use.
    fn registers(&self, plan: &Self::Plan) -> Registers;

    /// Cleans up between the allocation of per-lane registers and that of the others.
    fn between(&self, _plan: &Self::Plan, _func: &mut MachFunc<Self::Inst>) {}

    /// Whether so many bytes of spilled registers take more than the plan has set aside: registers for their address. If so it has them now, and
    /// the unit is selected again.
    fn larger(&self, _plan: &mut Self::Plan, _spilled: u32) -> bool {
        false
    }

    /// The passes between allocation and emission, in order.
    fn machine_passes(&self, _plan: &Self::Plan) -> Vec<MachPass<Self>> {
        Vec::new()
    }

    /// Emits code. With `check` it is looked at again, where the machine has rules to break.
    ///
    /// # Errors
    /// What cannot be emitted.
    fn encode(
        &self,
        plan: &Self::Plan,
        func: &MachFunc<Self::Inst>,
        check: bool,
    ) -> Result<Self::Code, Self::EmitError>;

    /// Other choices under which a unit that had no code may have some.
    fn unit_again(&self, _config: &Self::Config, _why: &Self::EmitError) -> Option<Self::Config> {
        None
    }

    /// What code does to the masks of a lane, once for each kind of lanes; `None` if there is no proof of it, and the watch has to do.
    ///
    /// # Errors
    /// Code that cannot be followed, in words.
    fn mask_programs(
        &self,
        _plan: &Self::Plan,
        _code: &Self::Code,
    ) -> Option<Result<Vec<MaskProgram>, String>> {
        None
    }

    /// A kernel with all that it calls.
    ///
    /// # Errors
    /// More of something than the machine has.
    fn kernel(&self, whole: &Whole<'_, Self>) -> Result<Self::Kernel, CompileError>;

    /// What a unit needs and costs; of kernels, with all that they call.
    fn facts(&self, body: &Body<Self>, kernel: Option<&Self::Kernel>) -> KernelFacts;

    /// Writes the object, for a loader or for a linker. There is a kernel in it, or a variable for a linker.
    ///
    /// # Errors
    /// Why there is none.
    fn write(
        &self,
        module: &Module,
        program: &Program<Self>,
        kind: ObjectKind,
    ) -> Result<Vec<u8>, Self::WriteError>;

    /// Other choices under which a program that had no object may have one.
    fn program_again(&self, _config: &Self::Config, _why: &Self::WriteError) -> Option<Self::Config> {
        None
    }

    /// The header of a unit's text; who prints it fills in the pass.
    fn header(&self, plan: &Self::Plan) -> Header;

    /// The inverse. Target and lanes of a wave are known to be the machine's.
    ///
    /// # Errors
    /// What is wrong with the header.
    fn plan_of(&self, header: &Header) -> Result<Self::Plan, String>;

    /// Whose object some bytes are.
    fn origin(&self, object: &[u8]) -> Origin;

    /// Reads an object as a loader does.
    ///
    /// # Errors
    /// An object that cannot be loaded.
    fn check_object(&self, object: &[u8]) -> Result<(), ObjectError>;

    /// The text of an object, or of code without any file around it ([`Target::disassemble`](super::Target::disassemble)).
    ///
    /// # Errors
    /// Bytes that are no object or no code of the machine.
    fn disassemble(&self, name: &str, bytes: &[u8], raw: bool) -> Result<String, ObjectError>;

    /// The instructions of code ([`Target::list`](super::Target::list)).
    ///
    /// # Errors
    /// Bytes that are no code of the machine.
    fn list(&self, code: &[u8], wave: u32) -> Result<Vec<CodeLine>, ObjectError>;

    /// The code of a text ([`Target::assemble`](super::Target::assemble)).
    ///
    /// # Errors
    /// The first line that is no instruction.
    fn assemble(&self, _text: &str, _wave: u32) -> Result<Vec<u8>, ObjectError> {
        Err(ObjectError::NoAssembler {
            target: self.info().name,
        })
    }

    /// Every instruction of the table in each of its encodings ([`Target::encodings`](super::Target::encodings)); none if the table does not say.
    fn encodings(&self, _wave: u32) -> Vec<Encoding> {
        Vec::new()
    }

    /// What text of machine functions for waves of so many lanes is read with.
    fn dialect(&self, wave: u32) -> Dialect<'_> {
        Dialect {
            files: self.files(wave),
            variant: self.variant(),
        }
    }
}

/// A unit whose instructions were selected.
#[derive(Debug)]
pub struct Selected<B: Backend> {
    /// The machine function.
    pub func: MachFunc<B::Inst>,
    /// What selection found out.
    pub learned: B::Learned,
}

/// What the allocator may use.
#[derive(Debug)]
pub struct Registers {
    /// Registers by file. Whether the allocator's work is checked, the options say.
    pub budget: Budget,
    /// Per-lane registers that may be set aside for spilled scalars where values take all
    /// ([`allocate_setting_aside`](crate::regalloc::allocate_setting_aside)).
    pub set_aside: u16,
}

/// What passes over machine functions may do.
#[derive(Clone, Copy, Debug)]
pub struct PassLimits {
    /// Changes that are left to those that need not make any.
    pub fuel: u64,
    /// Whether they check their own work.
    pub check: bool,
}

/// What a pass over machine functions does.
pub type RunPass<B> = fn(
    &B,
    &mut MachFunc<<B as Backend>::Inst>,
    &<B as Backend>::Plan,
    &mut PassLimits,
) -> Result<usize, CompileError>;

/// A pass over machine functions.
pub struct MachPass<B: Backend> {
    /// Its name.
    pub name: &'static str,
    /// Changes the function; says how much: instructions that it put in, or what else the backend counts.
    pub run: RunPass<B>,
}

impl<B: Backend> Clone for MachPass<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend> Copy for MachPass<B> {}

impl<B: Backend> fmt::Debug for MachPass<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Code before it is linked.
pub trait MachineCode: fmt::Debug {
    /// Its bytes.
    fn bytes(&self) -> Vec<u8>;

    /// The source line of each byte offset at which the code of another one begins.
    fn lines(&self) -> &[(u32, SourceLoc)];

    /// What a simulator that watches it must know, if anything is noted in it.
    fn watched(&self, symbol: &str, table: &FlowTable) -> Option<WatchedCode>;
}
