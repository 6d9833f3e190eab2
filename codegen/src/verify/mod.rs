//! The IR verifier: which functions are well formed.
//!
//! It is run after frontends, after every pass in debug builds, and on text that a user wrote. It checks what every
//! other part of the compiler takes for granted, so those parts need not check again:
//!
//! - **V1 Blocks.** Every block ends with its only terminator, is in the layout once and is reachable from the entry; a
//!   kernel's entry has no parameters.
//! - **V2 Edges.** A terminator names blocks of its layout and passes one argument of the right type per parameter.
//! - **V3 Dominance.** What an instruction reads is defined on every path to it.
//! - **V4 Types.** Controlling types, operands and results follow the instruction table, addresses have the width that
//!   their segment has in the machine model, and the rules that the table cannot say hold ([`Rule`] lists them).
//! - **V5 Levels.** Lane masks and wave-level instructions occur at the wave level only. There, wave-level terminators end
//!   blocks, and V3 holds for what wave-level instructions define. Values of the thread level live per lane, so the wave
//!   may pass around their definitions. Once a function has a wave level, its thread level may read scalars and masks
//!   that the wave level defines.
//! - **V6 Module.** Variables, parameters and calls agree with what they name.
//! - **V7 Lanes.** At the wave level every lane follows its thread-level path, and lanes that part at a branch meet at its
//!   immediate post-dominator. [`verify_lanes`] proves it; it is apart because it costs more.
//! - **V8 Communication.** Communication operations stay where they are. That is a rule for passes rather than functions:
//!   [`verify_communication`] compares the function before one and after it.
//!
//! Cost but for V7 and V8: linear in instructions, operands and block arguments, plus the dominator trees.

mod communication;
mod context;
mod lanes;
pub mod masks;
mod module;
mod special;
mod structure;
#[cfg(test)]
mod tests;
mod types;

use crate::ir::text::{Names, print_inst};
use crate::ir::{Block, Function, Inst, Module, SourceLoc, Type, Value};
pub(crate) use communication::no_effect;
pub use communication::{Change, CommunicationError, verify_communication, verify_inlining};
use context::Context;
pub use lanes::verify_lanes;
pub use module::verify_module;
use std::fmt;

/// A rule that a function breaks, with what is needed to see how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A function has at least one block.
    NoBlocks,
    /// A block ends with a terminator.
    NoTerminator,
    /// Nothing follows a terminator in its block.
    TerminatorInside,
    /// A block is in the layout once.
    BlockTwice,
    /// An instruction is in a layout once.
    InstructionTwice,
    /// Every block can be reached from the entry.
    Unreachable,
    /// A kernel's entry block has no parameters.
    EntryParameters,
    /// A terminator goes to blocks of the layout.
    TargetNotPlaced(Block),
    /// A block call passes one argument per parameter.
    BlockArgumentCount {
        /// The target.
        target: Block,
        /// Number of parameters.
        expected: usize,
        /// Number of arguments.
        found: usize,
    },
    /// An argument has the type of its parameter.
    BlockArgumentType {
        /// The target.
        target: Block,
        /// Which argument, from 0.
        index: usize,
        /// The parameter's type.
        expected: Type,
        /// The argument's type.
        found: Type,
    },
    /// What is read is defined by an instruction or block of the same layout.
    NotPlaced(Value),
    /// A definition dominates its uses.
    NotDominated {
        /// What is read.
        value: Value,
        /// The block that defines it.
        defined_in: Block,
    },
    /// The controlling type is one of the instruction's class.
    ControllingType {
        /// The class.
        expected: &'static str,
        /// The type.
        found: Type,
    },
    /// The number of operands.
    OperandCount {
        /// As the table or the rule for the instruction says.
        expected: String,
        /// As found.
        found: usize,
    },
    /// The type of an operand.
    OperandType {
        /// Which operand, from 0.
        index: usize,
        /// What it may be.
        expected: String,
        /// What it is.
        found: Type,
    },
    /// The number of results.
    ResultCount {
        /// As the table or the rule for the instruction says.
        expected: String,
        /// As found.
        found: usize,
    },
    /// The type of a result.
    ResultType {
        /// Which result, from 0.
        index: usize,
        /// What it should be.
        expected: Type,
        /// What it is.
        found: Type,
    },
    /// An address has the width that its segment has in the machine model.
    AddressWidth {
        /// The segment.
        segment: crate::ir::Segment,
        /// The address type.
        expected: Type,
        /// What it is.
        found: Type,
    },
    /// A constant fits its type.
    ConstantRange {
        /// The bits of the constant.
        imm: u64,
        /// Bits it may have.
        bits: u32,
    },
    /// A dimension is 0, 1 or 2.
    Dimension(u8),
    /// A lane number is below the number of lanes.
    LaneNumber {
        /// The lane.
        lane: u8,
        /// Lanes of the vector.
        lanes: u32,
    },
    /// Both operands of a comparison have one scalar type.
    ComparedTypes(Type, Type),
    /// An extension makes wider, a reduction narrower, a bit cast keeps the size; lanes agree.
    ConversionSize {
        /// What the instruction demands.
        rule: &'static str,
        /// Operand type.
        from: Type,
        /// Result type.
        to: Type,
    },
    /// Only conversions to integer saturate.
    Saturation,
    /// A segment that the instruction cannot work on.
    Segment {
        /// What it may be.
        expected: &'static str,
        /// What it is.
        found: crate::ir::Segment,
    },
    /// An atomic operation that the opcode does not perform.
    AtomicOperation(crate::ir::AtomicOp),
    /// A memory order or scope that the instruction cannot have.
    OrderOrScope(&'static str),
    /// Atomics need the alignment of their size.
    AtomicAlignment {
        /// Bytes needed.
        expected: u32,
        /// Bytes promised.
        found: u64,
    },
    /// A variable that does not exist or belongs to another function.
    UnknownSymbol,
    /// A callee that does not exist.
    UnknownFunction,
    /// Kernels are dispatched, not called.
    CallOfKernel,
    /// A switch has a target.
    EmptySwitch,
    /// Kernels return no values.
    ReturnsFromKernel(usize),
    /// All `return`s of a function agree on the types, which are the types of its calls' results.
    ReturnTypes {
        /// As elsewhere.
        expected: Vec<Type>,
        /// As here.
        found: Vec<Type>,
    },
    /// A lane mask at the thread level.
    MaskAtThreadLevel,
    /// A wave-level instruction at the thread level.
    WaveInstruction,
    /// A thread-level terminator at the wave level.
    ThreadTerminator,
    /// A wave-level block holds the lane program of a block of the thread level, within its instructions.
    LaneProgram,
    /// A lane runs what its path on the thread level leads to.
    LaneStrays {
        /// What it ran last, if anything.
        from: Option<Block>,
        /// The thread-level block that it runs.
        to: Block,
    },
    /// Every lane gets to a return before the wave ends.
    LaneLost {
        /// What it ran last, if anything.
        after: Option<Block>,
    },
    /// Lanes that part are together when the immediate post-dominator runs.
    LanesApart {
        /// Where they part.
        branch: Block,
        /// Where they meet.
        join: Block,
    },
    /// A parameter lies in the kernarg segment, aligned, apart from others.
    Parameter {
        /// Its name.
        name: String,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// A variable is consistent.
    Symbol {
        /// Its name.
        name: String,
        /// What is wrong with it.
        problem: &'static str,
    },
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Rule as R;
        match self {
            R::NoBlocks => write!(f, "a function needs a block"),
            R::NoTerminator => write!(f, "the block does not end with a terminator"),
            R::TerminatorInside => write!(f, "instructions follow the terminator"),
            R::BlockTwice => write!(f, "the block is in the layout twice"),
            R::InstructionTwice => write!(f, "the instruction is in the layout twice"),
            R::Unreachable => write!(f, "the block cannot be reached from the entry"),
            R::EntryParameters => write!(f, "the entry block of a kernel has no parameters"),
            R::TargetNotPlaced(block) => write!(f, "{block} is not in the layout"),
            R::BlockArgumentCount {
                target,
                expected,
                found,
            } => {
                write!(
                    f,
                    "{target} has {expected} parameter(s), {found} argument(s) are passed"
                )
            }
            R::BlockArgumentType {
                target,
                index,
                expected,
                found,
            } => {
                write!(
                    f,
                    "argument {index} of {target} has type {found}, the parameter {expected}"
                )
            }
            R::NotPlaced(value) => write!(f, "{value} is defined by nothing in the layout"),
            R::NotDominated { value, defined_in } => {
                write!(
                    f,
                    "{value}, defined in {defined_in}, is not defined on every path to here"
                )
            }
            R::ControllingType { expected, found } => {
                write!(f, "the controlling type must be {expected}, not {found}")
            }
            R::OperandCount { expected, found } => write!(f, "expected {expected} operand(s), found {found}"),
            R::OperandType {
                index,
                expected,
                found,
            } => {
                write!(f, "operand {index} must have type {expected}, not {found}")
            }
            R::ResultCount { expected, found } => write!(f, "expected {expected} result(s), found {found}"),
            R::ResultType {
                index,
                expected,
                found,
            } => {
                write!(f, "result {index} must have type {expected}, not {found}")
            }
            R::AddressWidth {
                segment,
                expected,
                found,
            } => {
                write!(
                    f,
                    "an address of segment {segment} has type {expected} in this module, not {found}"
                )
            }
            R::ConstantRange { imm, bits } => write!(f, "{imm:#x} does not fit {bits} bit(s)"),
            R::Dimension(dim) => write!(f, "a dimension is 0, 1 or 2, not {dim}"),
            R::LaneNumber { lane, lanes } => write!(f, "lane {lane} of a vector of {lanes} lanes"),
            R::ComparedTypes(a, b) => {
                write!(
                    f,
                    "a comparison needs two operands of one scalar type, not {a} and {b}"
                )
            }
            R::ConversionSize { rule, from, to } => write!(f, "{rule}, not {from} to {to}"),
            R::Saturation => write!(f, "only conversions to integer saturate"),
            R::Segment { expected, found } => write!(f, "the segment must be {expected}, not {found}"),
            R::AtomicOperation(op) => write!(f, "the instruction does not perform `{op}`"),
            R::OrderOrScope(rule) => f.write_str(rule),
            R::AtomicAlignment { expected, found } => {
                write!(
                    f,
                    "an atomic needs an alignment of {expected} byte(s), not {found}"
                )
            }
            R::UnknownSymbol => write!(f, "no such variable, or it belongs to another function"),
            R::UnknownFunction => write!(f, "no such function"),
            R::CallOfKernel => write!(f, "a kernel cannot be called"),
            R::EmptySwitch => write!(f, "a switch needs a target"),
            R::ReturnsFromKernel(count) => write!(f, "a kernel returns nothing, not {count} value(s)"),
            R::ReturnTypes { expected, found } => {
                write!(f, "returned types must be {expected:?}, not {found:?}")
            }
            R::MaskAtThreadLevel => write!(f, "lane masks exist at the wave level only"),
            R::WaveInstruction => write!(f, "the instruction exists at the wave level only"),
            R::ThreadTerminator => write!(f, "the terminator exists at the thread level only"),
            R::LaneProgram => write!(f, "the block holds no such part of a lane program"),
            R::LaneStrays { from: Some(from), to } => {
                write!(
                    f,
                    "a lane can run {to} here, but {from}, which it ran last, does not lead there"
                )
            }
            R::LaneStrays { from: None, to } => {
                write!(
                    f,
                    "a lane can run {to} here without having run what comes before it"
                )
            }
            R::LaneLost { after: Some(block) } => {
                write!(f, "the wave ends while a lane still waits to leave {block}")
            }
            R::LaneLost { after: None } => write!(f, "the wave ends while a lane never ran"),
            R::LanesApart { branch, join } => write!(
                f,
                "lanes that part in {branch} are not together in {join}, its immediate post-dominator"
            ),
            R::Parameter { name, problem } => write!(f, "parameter %{name} {problem}"),
            R::Symbol { name, problem } => write!(f, "variable %{name} {problem}"),
        }
    }
}

/// A broken rule and where. Always the fault of whoever made the function: the text, a frontend or a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifierError {
    /// Name of the function, without sigil; empty for what concerns the module.
    pub function: String,
    /// The block.
    pub block: Option<Block>,
    /// The instruction.
    pub inst: Option<Inst>,
    /// The text of the instruction; empty if there is none.
    pub text: String,
    /// Where the instruction comes from.
    pub loc: SourceLoc,
    /// The rule.
    pub rule: Rule,
}

impl fmt::Display for VerifierError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.function.is_empty() {
            write!(f, "%{}: ", self.function)?;
        }
        if let Some(block) = self.block {
            write!(f, "{block}: ")?;
        }
        if !self.text.is_empty() {
            write!(f, "`{}`: ", self.text)?;
        }
        write!(f, "{}", self.rule)?;
        if self.loc.is_known() {
            write!(f, " (line {})", self.loc.0)?;
        }
        Ok(())
    }
}

impl std::error::Error for VerifierError {}

/// Checks a function. `module` is what its symbols, calls and address widths refer to.
///
/// # Errors
/// Every broken rule, in the order of the layout. Types are not looked at while the structure is broken.
pub fn verify_function(func: &Function, module: &Module) -> Result<(), Vec<VerifierError>> {
    let mut context = Context::new(func, module);
    module::parameters(&mut context);
    structure::layout(&mut context, &func.layout, false);
    if let Some(wave) = &func.wave {
        structure::layout(&mut context, &wave.layout, true);
    }
    if context.errors.is_empty() {
        types::function(&mut context);
    }
    context.finish()
}

/// The text of an instruction for messages, with names as in the module's text.
fn describe(func: &Function, module: &Module, inst: Inst) -> String {
    print_inst(func, &Names::new(module), inst)
}
