//! What the framework must know of a target's instructions.

use super::func::MBlock;
use super::pseudo::Pseudo;
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

    /// A whole register that only one will do for.
    pub fn in_place((reg, place): (Reg, PReg), kind: OperandKind) -> Operand {
        Operand {
            fixed: Some(place),
            ..Operand::new(reg, SubReg::whole(place.width), kind)
        }
    }

    /// Whether the register is read (a tied definition's read is its tied use).
    pub fn is_use(&self) -> bool {
        matches!(self.kind, OperandKind::Use | OperandKind::LateUse)
    }
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
/// It can be made from every [`Pseudo`] that the framework makes: copies, spills and reloads; parked scalars if the target has
/// [parking](crate::regalloc::Parking); and steps of lanes if it has [`MachInst::lane_mask`]. Pseudo-instructions of a target's own (a conditional
/// branch with both targets) implement the same trait, and become real instructions at emission.
pub trait MachInst: Clone + std::fmt::Debug + From<Pseudo> {
    /// The pseudo-instruction that it is.
    fn pseudo(&self) -> Option<&Pseudo>;

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
        self.pseudo().map_or(&[], Pseudo::clobbers)
    }

    /// If the instruction only copies a whole register to another of the same file: (destination, source).
    fn as_copy(&self) -> Option<(Reg, Reg)> {
        match *self.pseudo()? {
            Pseudo::Copy { dst, src, .. } => Some((dst, src)),
            _ => None,
        }
    }

    /// If all that the instruction does is to copy the named part of one register to that of another of the same file and
    /// width: the positions of the use and of the definition among its operands. The definition may keep the rest of a tied
    /// use. Such an instruction goes when both parts come to the same place. Copies of whole registers are among them.
    fn moves_part(&self) -> Option<(u8, u8)> {
        self.as_copy().map(|_| (0, 1))
    }

    /// Whether it ends the block, and how.
    fn terminator(&self) -> Terminator;

    /// If all that the instruction does is to jump: where to. Blocks with nothing else are passed by when code is written.
    fn jump_target(&self) -> Option<MBlock> {
        match *self.pseudo()? {
            Pseudo::Jump { target } => Some(target),
            _ => None,
        }
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

    /// File and width of a register that holds lane masks; `None` if whole-wave values can be neither copied nor spilled.
    fn lane_mask() -> Option<(RegFile, u8)> {
        None
    }
}
