//! The rules of the verifier, each with its message.

use crate::ir::{AtomicOp, Block, ImageGeometry, MatrixIntegers, MatrixProduct, Segment, Type, Value};
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
    /// No terminator leads to the entry, so its edges are all the ways into a block.
    EntryTarget(Block),
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
        segment: Segment,
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
    /// A sampler reads every geometry but one-dimensional buffers (HSA PRM 7.1.7).
    Geometry(ImageGeometry),
    /// Signs and saturation are said of integers only.
    MatrixIntegers(MatrixProduct),
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
        found: Segment,
    },
    /// An atomic operation that the opcode does not perform.
    AtomicOperation(AtomicOp),
    /// A memory order or scope that the instruction cannot have.
    OrderOrScope(&'static str),
    /// The mark `initial` on what cannot have it.
    Initial(&'static str),
    /// Memory may have changed before a load that is marked `initial`.
    InitialChanged {
        /// The instruction that may have changed it.
        by: String,
    },
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
    /// No more entries than the type of the index has numbers.
    LongSwitch,
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

impl Rule {
    /// The text of a rule that has nothing to say of the function.
    fn text(&self) -> &'static str {
        use Rule as R;
        match self {
            R::NoBlocks => "a function needs a block",
            R::NoTerminator => "the block does not end with a terminator",
            R::TerminatorInside => "instructions follow the terminator",
            R::BlockTwice => "the block is in the layout twice",
            R::InstructionTwice => "the instruction is in the layout twice",
            R::Unreachable => "the block cannot be reached from the entry",
            R::EntryParameters => "the entry block of a kernel has no parameters",
            R::Saturation => "only conversions to integer saturate",
            R::UnknownSymbol => "no such variable, or it belongs to another function",
            R::UnknownFunction => "no such function",
            R::CallOfKernel => "a kernel cannot be called",
            R::EmptySwitch => "a switch needs a target",
            R::LongSwitch => "the switch has more entries than the type of its index has numbers",
            R::MaskAtThreadLevel => "lane masks exist at the wave level only",
            R::WaveInstruction => "the instruction exists at the wave level only",
            R::ThreadTerminator => "the terminator exists at the thread level only",
            R::LaneProgram => "the block holds no such part of a lane program",
            _ => "",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Rule as R;
        match self {
            R::TargetNotPlaced(block) => write!(f, "{block} is not in the layout"),
            R::EntryTarget(block) => write!(f, "{block} is the entry; a loop begins in another block"),
            R::BlockArgumentCount {
                target,
                expected,
                found,
            } => write!(
                f,
                "{target} has {expected} parameter(s), {found} argument(s) are passed"
            ),
            R::BlockArgumentType {
                target,
                index,
                expected,
                found,
            } => write!(
                f,
                "argument {index} of {target} has type {found}, the parameter {expected}"
            ),
            R::NotPlaced(value) => write!(f, "{value} is defined by nothing in the layout"),
            R::NotDominated { value, defined_in } => write!(
                f,
                "{value}, defined in {defined_in}, is not defined on every path to here"
            ),
            R::ControllingType { expected, found } => {
                write!(f, "the controlling type must be {expected}, not {found}")
            }
            R::MatrixIntegers(product) => of_integers(f, *product),
            R::Geometry(geometry) => write!(f, "a sampler does not read images of the geometry {geometry}"),
            R::OperandCount { expected, found } => write!(f, "expected {expected} operand(s), found {found}"),
            R::OperandType {
                index,
                expected,
                found,
            } => write!(f, "operand {index} must have type {expected}, not {found}"),
            R::ResultCount { expected, found } => write!(f, "expected {expected} result(s), found {found}"),
            R::ResultType {
                index,
                expected,
                found,
            } => write!(f, "result {index} must have type {expected}, not {found}"),
            R::AddressWidth {
                segment,
                expected,
                found,
            } => write!(
                f,
                "an address of segment {segment} has type {expected} in this module, not {found}"
            ),
            R::ConstantRange { imm, bits } => write!(f, "{imm:#x} does not fit {bits} bit(s)"),
            R::Dimension(dim) => write!(f, "a dimension is 0, 1 or 2, not {dim}"),
            R::LaneNumber { lane, lanes } => write!(f, "lane {lane} of a vector of {lanes} lanes"),
            R::ComparedTypes(a, b) => write!(
                f,
                "a comparison needs two operands of one scalar type, not {a} and {b}"
            ),
            R::ConversionSize { rule, from, to } => write!(f, "{rule}, not {from} to {to}"),
            R::Segment { expected, found } => write!(f, "the segment must be {expected}, not {found}"),
            R::AtomicOperation(op) => write!(f, "the instruction does not perform `{op}`"),
            R::OrderOrScope(rule) | R::Initial(rule) => f.write_str(rule),
            R::InitialChanged { by } => changed(f, by),
            R::AtomicAlignment { expected, found } => write!(
                f,
                "an atomic needs an alignment of {expected} byte(s), not {found}"
            ),
            R::ReturnsFromKernel(count) => write!(f, "a kernel returns nothing, not {count} value(s)"),
            R::ReturnTypes { expected, found } => {
                write!(f, "returned types must be {expected:?}, not {found:?}")
            }
            R::LaneStrays { from, to } => strays(f, *from, *to),
            R::LaneLost { after } => lost(f, *after),
            R::LanesApart { branch, join } => apart(f, *branch, *join),
            R::Parameter { name, problem } => write!(f, "parameter %{name} {problem}"),
            R::Symbol { name, problem } => write!(f, "variable %{name} {problem}"),
            fixed => f.write_str(fixed.text()),
        }
    }
}

fn of_integers(f: &mut fmt::Formatter<'_>, product: MatrixProduct) -> fmt::Result {
    let words = MatrixIntegers::WORDS.map(|word| format!("`{word}`"));
    write!(
        f,
        "the matrices of {product} are floats, without signs to be told and without sums that saturate: leave the words {} out",
        words.join(", ")
    )
}

fn changed(f: &mut fmt::Formatter<'_>, by: &str) -> fmt::Result {
    write!(
        f,
        "the mark `initial` does not hold: `{by}` comes before the load on some way, and may change global memory"
    )
}

fn apart(f: &mut fmt::Formatter<'_>, branch: Block, join: Block) -> fmt::Result {
    write!(
        f,
        "lanes that part in {branch} are not together in {join}, its immediate post-dominator"
    )
}

fn strays(f: &mut fmt::Formatter<'_>, from: Option<Block>, to: Block) -> fmt::Result {
    match from {
        Some(from) => write!(
            f,
            "a lane can run {to} here, but {from}, which it ran last, does not lead there"
        ),
        None => write!(
            f,
            "a lane can run {to} here without having run what comes before it"
        ),
    }
}

fn lost(f: &mut fmt::Formatter<'_>, after: Option<Block>) -> fmt::Result {
    match after {
        Some(block) => write!(f, "the wave ends while a lane still waits to leave {block}"),
        None => write!(f, "the wave ends while a lane never ran"),
    }
}
