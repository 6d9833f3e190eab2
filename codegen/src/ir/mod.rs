//! The mid-level IR: SSA with block parameters; one work-item's program.
//!
//! What a wave does is derived: a [`Function`] is written for one lane, the divergence pass adds the wave level to it
//! (see [`Function::wave`]). Instructions come from one table (`wavelift-codegen-meta`), which generates
//! [`Opcode`], [`InstBuilder`] and [`eval_lane`].
//!
//! Every id is a typed index: [`Block`], [`Inst`], [`Value`], [`Symbol`], [`FuncRef`], [`SwitchTable`].

mod compact;
mod condcodes;
mod dfg;
mod entities;
pub mod eval;
mod function;
mod image;
pub(crate) mod incoming;
mod instructions;
mod layout;
mod matrix;
mod memory;
mod module;
mod names;
pub mod segments;
mod ssa;
pub mod text;
mod traps;
mod types;

pub use condcodes::{Condition, FloatCC, FpMode, IntCC, Rounding};
pub use dfg::{BlockData, DataFlowGraph, ValueDef};
pub use entities::{Block, FuncRef, Inst, SourceLoc, SwitchTable, Symbol, Value, ValueList, ValueListPool};
pub use function::{
    CallConv, CalleeEffects, Function, FunctionKind, InsertAtEnd, KernelLimits, LaunchShape, Param,
    ParamKind, WaveLevel,
};
pub use image::ImageOperands;
pub use instructions::{
    BlockCall, Effects, Format, InstBuilder, InstructionData, Opcode, OpcodeInfo, TypeClass, TypeRule,
    eval_lane,
};
pub use layout::Layout;
pub use matrix::{MatrixElement, MatrixIntegers, MatrixPlace, MatrixProduct};
pub use memory::{AtomicOp, MemInfo, MemoryOrder, MemoryScope, Segment, Width};
pub use module::{FunctionDecl, InitialHandle, MachineModel, Module, SymbolData, SymbolScope};
pub use names::ObjectNames;
pub use segments::{FrameLayout, SegmentError, SegmentLayout, layout_symbols};
pub(crate) use ssa::remove_redundant_params_of;
pub use ssa::{SsaBuilder, Variable, remove_redundant_params};
pub use traps::{
    BAD_HANDLE_TRAP, EXCEPTION_TRAP, EXCEPTIONS, STACK_BYTES, STACK_TRAP, STACK_TRAP_BYTES,
    debugtrap_message, exception_names, trap_message,
};
pub use types::Type;
pub use wavelift_images::Geometry as ImageGeometry;
