//! What code that is the same for all AMD machines must know of instructions.

use super::operand::{Operand, Sgpr};
use super::value::WaveSize;
use crate::machine::BranchCond;
use crate::mask_op::MaskOp;
use std::fmt;

/// How an instruction touches one of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads it.
    Read,
    /// Writes it.
    Write,
    /// Reads and writes it.
    ReadWrite,
}

impl Access {
    /// Whether it is written.
    pub fn writes(self) -> bool {
        self != Access::Read
    }
}

/// The operations that every machine has, by what they do.
#[derive(Clone, Copy, Debug)]
pub struct Operations<O> {
    /// Moves 32 bits to a scalar register.
    pub s_mov: O,
    /// Moves a pair to scalar registers.
    pub s_mov_pair: O,
    /// Moves 32 bits to a vector register.
    pub v_mov: O,
    /// Adds 32 bits, the carry to SCC.
    pub s_add: O,
    /// Adds 32 bits and SCC.
    pub s_add_carry: O,
    /// Subtracts 32 bits.
    pub s_sub: O,
    /// Writes a lane.
    pub v_write_lane: O,
    /// Reads a lane.
    pub v_read_lane: O,
    /// Reads the program counter.
    pub s_get_pc: O,
    /// Jumps to an address.
    pub s_set_pc: O,
    /// Jumps to an address and keeps the one behind.
    pub s_swap_pc: O,
    /// Branches.
    pub s_branch: O,
    /// Nothing.
    pub s_nop: O,
    /// Ends the program.
    pub s_end: O,
}

/// An instruction of a machine.
pub trait Instruction: Clone + fmt::Debug + PartialEq + Eq + 'static {
    /// An operation.
    type Opcode: Copy + fmt::Debug + PartialEq + Eq + 'static;

    /// Name of the machine for messages.
    const MACHINE: &'static str;
    /// The number of lanes, if there is only one.
    const ONLY_WAVE: Option<WaveSize>;
    /// Scalar registers without VCC.
    const SGPRS: u8;
    /// M0.
    const M0: Sgpr;
    /// Operations by what they do.
    const OPS: Operations<Self::Opcode>;

    /// An instruction in the operation's own encoding.
    fn of(wave: WaveSize, op: Self::Opcode, operands: &[Operand]) -> Self;
    /// The operation.
    fn op(&self) -> Self::Opcode;
    /// Lanes of the waves that run it; until emission those of edits of the allocator are not known.
    fn wave(&self) -> WaveSize;
    /// Says what waves run it.
    fn set_wave(&mut self, _wave: WaveSize) {}
    /// The operands.
    fn operands(&self) -> &[Operand];
    /// The operands, to be changed.
    fn operands_mut(&mut self) -> &mut [Operand];
    /// How an operand is touched, if it exists.
    fn access(&self, index: usize) -> Option<Access>;
    /// Whether it reads EXEC, which no operand names. Barriers count: they stop whole waves, but whoever watches the code sees by EXEC
    /// whether all lanes have met there.
    fn reads_exec(&self) -> bool;
    /// Whether it writes EXEC, which no operand names.
    fn writes_exec(&self) -> bool;
    /// Whether it does more than to write its operands: memory, control, registers that no operand names.
    fn has_effect(&self) -> bool;
    /// Whether it is a comparison: one without a destination writes a register that no operand names.
    fn compares(&self) -> bool;
    /// Whether it is a move to a vector register without anything else to it.
    fn is_plain_vector_move(&self) -> bool;
    /// Whether the operand is written before others are read.
    fn overwrites_early(&self, _index: usize) -> bool {
        false
    }

    /// The operation on lane masks of waves of a size.
    fn mask_opcode(op: MaskOp, wave: WaveSize) -> Self::Opcode;
    /// The operation that branches on a condition, and the one that branches on its opposite.
    fn branch_opcodes(cond: BranchCond) -> (Self::Opcode, Self::Opcode);
    /// Appends the words of the instruction.
    ///
    /// # Errors
    /// Why it has no encoding.
    fn encode(&self, words: &mut Vec<u32>) -> Result<(), String>;
}
