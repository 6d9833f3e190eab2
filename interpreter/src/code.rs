//! Functions in a compact form for one wave size: operands are slots of the registers, blocks are numbers.

use crate::eval::{Eval, Slot};
use crate::image::ImageAccess;
use crate::matrix::MatrixOp;
use crate::sequence::FlowFacts;
use cranelift_entity::SecondaryMap;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{AtomicOp, FuncRef, Inst, Opcode, Segment, Symbol, Type, Value};

/// An instruction with where it came from.
#[derive(Clone, Debug)]
pub(crate) struct Op {
    pub(crate) inst: Inst,
    pub(crate) kind: OpKind,
    /// Where the first result lives; `Vector` at the thread level.
    pub(crate) file: ValueFile,
    /// The value depends on operands and dispatch alone, so a scalar unit computes it whatever lanes run.
    pub(crate) pure: bool,
}

/// A move of a block argument to a block parameter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Copy {
    pub(crate) to: Slot,
    pub(crate) from: Slot,
}

/// Where control goes, and what it takes along.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    pub(crate) target: u32,
    pub(crate) copies: Box<[Copy]>,
    /// No copy reads what one before it has written, so they may be made one after the other.
    pub(crate) in_turn: bool,
    /// The arguments, for watchers.
    pub(crate) args: Box<[(Value, Slot)]>,
}

/// Where a memory instruction points.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) base: Slot,
    pub(crate) offset: i64,
    pub(crate) bits: u32,
    pub(crate) segment: Segment,
    /// Promised alignment, base-2 logarithm of bytes.
    pub(crate) align_log2: u8,
}

#[derive(Clone, Debug)]
pub(crate) enum OpKind {
    Const {
        dst: Slot,
        value: u128,
    },
    Undef {
        dst: Slot,
        value: u128,
        bits: u32,
    },
    Eval(Eval),
    Bitcast {
        dst: Slot,
        src: Slot,
    },
    MakeVector {
        dst: Slot,
        parts: Box<[Slot]>,
        bits: u32,
    },
    ExtractLane {
        dst: Slot,
        src: Slot,
        bits: u32,
        index: u32,
    },
    InsertLane {
        dst: Slot,
        src: Slot,
        part: Slot,
        bits: u32,
        index: u32,
    },
    SymbolAddr {
        dst: Slot,
        symbol: Symbol,
    },
    Load {
        address: Address,
        dsts: Box<[Slot]>,
        ty: Type,
    },
    Store {
        address: Address,
        srcs: Box<[Slot]>,
        ty: Type,
    },
    Atomic {
        address: Address,
        op: AtomicOp,
        dst: Option<Slot>,
        args: [Slot; 2],
        /// How many of them there are.
        count: usize,
        bytes: u32,
        bits: u32,
    },
    Fence,
    Image(Box<ImageAccess>),
    SegmentCvt {
        opcode: Opcode,
        segment: Segment,
        dst: Slot,
        src: Slot,
    },
    Nullptr {
        dst: Slot,
        segment: Segment,
    },
    Barrier,
    WaveBarrier,
    /// Other waves should run.
    Pause,
    LaneOp {
        opcode: Opcode,
        dsts: Box<[Slot]>,
        args: [Slot; 4],
    },
    Matrix(Box<MatrixOp>),
    Id {
        opcode: Opcode,
        dst: Slot,
        dim: usize,
        bits: u32,
    },
    Trap {
        /// The program asks for it; otherwise a check failed.
        debug: bool,
        arg: Slot,
    },
    Jump(Edge),
    Branch {
        cond: Slot,
        edges: Box<[Edge; 2]>,
    },
    Switch {
        index: Slot,
        edges: Box<[Edge]>,
    },
    Return {
        args: Box<[Slot]>,
    },
    Call {
        func: FuncRef,
        args: Box<[Slot]>,
        dsts: Box<[Slot]>,
    },
    ExecGet {
        dst: Slot,
    },
    ExecSet {
        src: Slot,
    },
    StackRoom {
        src: Slot,
    },
    MaskZero {
        dst: Slot,
    },
    MaskOf {
        dst: Slot,
        src: Slot,
    },
    MaskLogic {
        opcode: Opcode,
        dst: Slot,
        args: [Slot; 2],
    },
    B1Merge {
        dst: Slot,
        old: Slot,
        new: Slot,
        mask: Slot,
    },
    WaveBranchAny {
        mask: Slot,
        edges: Box<[Edge; 2]>,
    },
    WaveBranchUniform {
        cond: Slot,
        edges: Box<[Edge; 2]>,
    },
    WaveEnd,
    Unsupported(&'static str),
}

/// The lane program in a wave-level block.
#[derive(Clone, Debug)]
pub(crate) struct LaneProgram {
    /// The thread-level block.
    pub(crate) block: u32,
    /// Its instructions are those from `start` up to `end`.
    pub(crate) start: usize,
    pub(crate) end: usize,
    /// Moves of per-lane parameters on the way in: the block has one predecessor, which branches.
    pub(crate) incoming: Option<Edge>,
    /// Moves of per-lane parameters on the way out: the block ends with a jump.
    pub(crate) outgoing: Option<Edge>,
    /// What the block returns, if it does.
    pub(crate) returns: Box<[Slot]>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct CodeBlock {
    pub(crate) ops: Vec<Op>,
    /// At the wave level.
    pub(crate) lanes: Option<LaneProgram>,
    /// Something in the lane program must not run without lanes (invariant I4).
    pub(crate) needs_lanes: bool,
}

/// A decoded function.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    pub(crate) func: FuncRef,
    pub(crate) entry: u32,
    pub(crate) blocks: Vec<CodeBlock>,
    pub(crate) params: Box<[Slot]>,
    /// Where `return` leaves its operands; in the callee's registers.
    pub(crate) returns: Vec<Slot>,
    pub(crate) slots: usize,
    pub(crate) facts: FlowFacts,
    pub(crate) values: SecondaryMap<Value, Option<Slot>>,
    /// The wave level of the function.
    pub(crate) wave_level: bool,
}

impl Code {
    /// Where a value is.
    pub(crate) fn slot(&self, value: Value) -> Option<Slot> {
        self.values[value]
    }
}
