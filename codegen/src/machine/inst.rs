//! What the framework must know of a target's instructions.

use super::func::MBlock;
use super::reg::{PReg, Reg, RegFile, SubReg};

/// How an instruction touches a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandKind {
    /// Reads (the named part of) it.
    Use,
    /// Reads it after other operands were written, so it must not share a register with a definition.
    LateUse,
    /// Writes all of it, after the uses were read: may take a use's register.
    Def,
    /// Writes all of it before the uses were read.
    EarlyDef,
    /// Writes the named part of it; the rest keeps what the tied use (an operand of the same width, named by its index
    /// in the operand list) holds. Both get the same register. The part that the tied use names is what the operation itself
    /// reads of it, usually nothing ([`SubReg::NONE`]): what is kept is not read.
    TiedDef {
        /// Index of the tied [`OperandKind::Use`] among this instruction's operands.
        tied: u8,
    },
    /// Writes the named part of it; the rest is undefined. Begins a tuple that tied definitions complete.
    PartDef,
}

/// A register operand of an instruction, as [`MachInst::operands`] lists it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand {
    /// The register: a whole tuple.
    pub reg: Reg,
    /// The part of the tuple that is read or written.
    pub part: SubReg,
    /// How.
    pub kind: OperandKind,
    /// The register it must be in, if only one will do (kernel inputs, implicit operands).
    pub fixed: Option<PReg>,
    /// For a per-lane register: all lanes are read or written whatever the running lanes are.
    pub whole_wave: bool,
}

impl Operand {
    /// A use of a part of a register.
    pub fn new(reg: impl Into<Reg>, part: SubReg, kind: OperandKind) -> Operand {
        Operand {
            reg: reg.into(),
            part,
            kind,
            fixed: None,
            whole_wave: false,
        }
    }

    /// Whether the register is read (a tied definition's read is its tied use).
    pub fn is_use(&self) -> bool {
        matches!(self.kind, OperandKind::Use | OperandKind::LateUse)
    }
}

/// A step of what stands around edits of whole-wave values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneStep {
    /// The mask becomes the running lanes.
    Keep,
    /// All lanes run.
    All,
    /// The lanes of the mask run.
    Restore,
}

/// How a wave-level terminator goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terminator {
    /// Not a terminator.
    None,
    /// To the only wave successor.
    Jump,
    /// To the first wave successor or the second one.
    Branch,
    /// The wave ends, or control returns to a caller.
    End,
}

/// A target's instruction, before and after register allocation.
///
/// Pseudo-instructions of a target (a conditional branch with both targets, kernel inputs) implement the same trait
/// and become real instructions at emission.
pub trait MachInst: Clone + std::fmt::Debug {
    /// Appends the register operands in a fixed order. Tied definitions come after the uses that they name. Operands that were
    /// allocated may be missing from the list afterwards.
    fn operands(&self, out: &mut Vec<Operand>);

    /// Replaces the register of every operand, in the order of [`Self::operands`]. The registers given are whole
    /// tuples; the instruction applies the parts it reads.
    fn set_operands(&mut self, regs: &mut dyn Iterator<Item = Reg>);

    /// Whether some operand may be [whole-wave](Operand::whole_wave).
    fn whole_wave(&self) -> bool {
        false
    }

    /// Registers that are destroyed besides the operands; of per-lane registers, the running lanes. They hold no value while
    /// the instruction runs, except where an operand is fixed to one.
    fn clobbers(&self) -> &[PReg] {
        &[]
    }

    /// If the instruction only copies a whole register to another of the same file: (destination, source).
    fn as_copy(&self) -> Option<(Reg, Reg)>;

    /// If all that the instruction does is to copy the named part of one register to that of another of the same file and
    /// width: the positions of the use and of the definition among its operands. The definition may keep the rest of a tied
    /// use. Such an instruction goes when both parts come to the same place. Copies of whole registers are among them.
    fn moves_part(&self) -> Option<(u8, u8)> {
        None
    }

    /// Whether it ends the block, and how.
    fn terminator(&self) -> Terminator;

    /// If all that the instruction does is to jump: where to. Blocks with nothing else are passed by when code is written.
    fn jump_target(&self) -> Option<MBlock> {
        None
    }

    /// Replaces block references of a terminator: first target, second target.
    fn set_targets(&mut self, targets: &[MBlock]);

    /// Whether the instruction can go if nothing reads its definitions.
    fn removable(&self) -> bool;

    /// Whether the instruction computes the same wherever it stands: it reads no register, writes all of one, and does nothing
    /// else. Instead of keeping such a value in memory, the allocator does it again, into other registers.
    fn repeatable(&self) -> bool {
        false
    }

    /// A copy between registers of a file and width; both registers physical after allocation.
    fn copy(file: RegFile, width: u8, dst: Reg, src: Reg) -> Self;

    /// Stores a register to the function's spill area at a byte offset.
    fn spill(file: RegFile, width: u8, src: Reg, slot_offset: u32) -> Self;

    /// Loads a register from the spill area.
    fn reload(file: RegFile, width: u8, dst: Reg, slot_offset: u32) -> Self;

    /// File and width of a register that holds lane masks; `None` if whole-wave values can be neither copied nor spilled.
    fn lane_mask() -> Option<(RegFile, u8)> {
        None
    }

    /// A step around edits of whole-wave values, with the register that keeps which lanes run. It overwrites nothing else.
    fn lane_step(_step: LaneStep, _mask: Reg) -> Option<Self> {
        None
    }

    /// Writes one scalar unit into a lane of a per-lane unit, whichever lanes run: how scalars are spilled. `None` if the
    /// target has no such instruction.
    fn park(_lane_unit: PReg, _lane: u8, _src: PReg) -> Option<Self> {
        None
    }

    /// Reads one scalar unit back from a lane.
    fn unpark(_dst: PReg, _lane_unit: PReg, _lane: u8) -> Option<Self> {
        None
    }
}
