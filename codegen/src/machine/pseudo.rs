//! Pseudo-instructions: what machines have in one form or another, and what emission makes real instructions of.
//!
//! The framework makes some of them itself: the allocator copies, spills and reloads. Others are the same on every machine until emission
//! knows what the machine writes for them, such as a call. A target's instruction type has a variant that holds a [`Pseudo`], which
//! answers what [`MachInst`] asks. Branches, whose conditions differ, are the target's own.

use super::func::MBlock;
use super::inst::{MachInst, Operand, OperandKind, Terminator};
use super::reg::{PReg, Reg, RegFile, SubReg};
use crate::divergence::watch::Mark;
use crate::ir::FuncRef;

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

/// A pseudo-instruction. Widths are in units of the register file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pseudo {
    /// A definition without a value.
    Undef {
        /// The register.
        dst: Reg,
        /// Its file.
        file: RegFile,
        /// Units.
        width: u8,
    },
    /// A copy within a register file.
    Copy {
        /// The file.
        file: RegFile,
        /// Units.
        width: u8,
        /// Destination.
        dst: Reg,
        /// Source.
        src: Reg,
    },
    /// Store to the function's spill area.
    Spill {
        /// The file.
        file: RegFile,
        /// Units.
        width: u8,
        /// What is stored.
        src: Reg,
        /// Byte offset in the spill area (of each lane, for per-lane registers).
        slot: u32,
    },
    /// Load from the spill area.
    Reload {
        /// The file.
        file: RegFile,
        /// Units.
        width: u8,
        /// What is loaded.
        dst: Reg,
        /// Byte offset in the spill area (of each lane, for per-lane registers).
        slot: u32,
    },
    /// Writes a scalar unit into a lane of a per-lane unit, whichever lanes run: how scalars are spilled on machines with
    /// [parking](crate::regalloc::Parking).
    Park {
        /// The per-lane unit.
        unit: PReg,
        /// The lane.
        lane: u8,
        /// What is written.
        src: PReg,
    },
    /// Reads a scalar unit back from a lane.
    Unpark {
        /// What is read.
        dst: PReg,
        /// The per-lane unit.
        unit: PReg,
        /// The lane.
        lane: u8,
    },
    /// A step around edits of whole-wave values. It overwrites nothing but its mask, and not even that unless it keeps the lanes.
    Lanes {
        /// Which.
        step: LaneStep,
        /// The register that keeps which lanes run.
        mask: Reg,
        /// Units of it.
        width: u8,
    },
    /// To the only wave successor.
    Jump {
        /// Where to.
        target: MBlock,
    },
    /// The wave ends.
    End,
    /// Back to the caller; emission puts the epilog in front.
    Return,
    /// What is in registers from the start: inputs of a kernel, arguments of a function.
    Inputs {
        /// Each register with the place it arrives in.
        defs: Vec<(Reg, PReg)>,
    },
    /// What a function gives back goes to its registers.
    Results {
        /// Each register with the place it must be in.
        uses: Vec<(Reg, PReg)>,
    },
    /// A call; emission finds the function and moves the frame.
    Call(Box<CallInst>),
    /// A place that somebody who watches the code is told of; no code.
    Mark {
        /// Which.
        mark: Mark,
        /// All lanes that run are there, or those that the flag of the branch that follows has, or has not.
        flag: Option<bool>,
    },
}

/// A call before emission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallInst {
    /// The function.
    pub callee: FuncRef,
    /// Arguments with the registers they must be in.
    pub uses: Vec<(Reg, PReg)>,
    /// Results with the registers they arrive in.
    pub defs: Vec<(Reg, PReg)>,
    /// What is lost besides.
    pub clobbers: Vec<PReg>,
}

impl Pseudo {
    /// A step of lanes with a mask of the size that the machine's have. `None` if it has no register for masks.
    pub fn lanes<I: MachInst>(step: LaneStep, mask: Reg) -> Option<Pseudo> {
        let (_, width) = I::lane_mask()?;
        Some(Pseudo::Lanes { step, mask, width })
    }

    /// As [`MachInst::operands`].
    pub fn operands(&self, out: &mut Vec<Operand>) {
        let whole = |reg: Reg, width: u8, kind| Operand::new(reg, SubReg::whole(width), kind);
        let placed = |list: &[(Reg, PReg)], kind, out: &mut Vec<Operand>| {
            out.extend(list.iter().map(|&place| Operand::in_place(place, kind)));
        };
        match self {
            Pseudo::Undef { dst, width, .. } | Pseudo::Reload { dst, width, .. } => {
                out.push(whole(*dst, *width, OperandKind::Def));
            }
            Pseudo::Copy { dst, src, width, .. } => {
                out.push(whole(*src, *width, OperandKind::Use));
                out.push(whole(*dst, *width, OperandKind::Def));
            }
            Pseudo::Spill { src, width, .. } => out.push(whole(*src, *width, OperandKind::Use)),
            Pseudo::Lanes { step, mask, width } => match step {
                LaneStep::Keep => out.push(whole(*mask, *width, OperandKind::Def)),
                LaneStep::All => {}
                LaneStep::Restore => out.push(whole(*mask, *width, OperandKind::Use)),
            },
            Pseudo::Inputs { defs } => placed(defs, OperandKind::Def, out),
            Pseudo::Results { uses } => placed(uses, OperandKind::Use, out),
            Pseudo::Call(call) => {
                placed(&call.uses, OperandKind::Use, out);
                placed(&call.defs, OperandKind::Def, out);
            }
            Pseudo::Park { .. }
            | Pseudo::Unpark { .. }
            | Pseudo::Jump { .. }
            | Pseudo::End
            | Pseudo::Return
            | Pseudo::Mark { .. } => {}
        }
    }

    /// As [`MachInst::set_operands`].
    pub fn set_operands(&mut self, regs: &mut dyn Iterator<Item = Reg>) {
        let mut set = |reg: &mut Reg| {
            if let Some(new) = regs.next() {
                *reg = new;
            }
        };
        match self {
            Pseudo::Undef { dst: reg, .. }
            | Pseudo::Reload { dst: reg, .. }
            | Pseudo::Spill { src: reg, .. } => {
                set(reg);
            }
            Pseudo::Copy { dst, src, .. } => {
                set(src);
                set(dst);
            }
            Pseudo::Lanes { step, mask, .. } => {
                if *step != LaneStep::All {
                    set(mask);
                }
            }
            Pseudo::Inputs { defs: list } | Pseudo::Results { uses: list } => {
                list.iter_mut().for_each(|(reg, _)| set(reg));
            }
            Pseudo::Call(call) => {
                let places = call.uses.iter_mut().chain(&mut call.defs);
                places.for_each(|(reg, _)| set(reg));
            }
            Pseudo::Park { .. }
            | Pseudo::Unpark { .. }
            | Pseudo::Jump { .. }
            | Pseudo::End
            | Pseudo::Return
            | Pseudo::Mark { .. } => {}
        }
    }

    /// As [`MachInst::clobbers`]. Where a machine's emission needs registers besides, the machine says so.
    pub fn clobbers(&self) -> &[PReg] {
        match self {
            Pseudo::Call(call) => &call.clobbers,
            _ => &[],
        }
    }

    /// As [`MachInst::terminator`].
    pub fn terminator(&self) -> Terminator {
        match self {
            Pseudo::Jump { .. } => Terminator::Jump,
            Pseudo::End | Pseudo::Return => Terminator::End,
            _ => Terminator::None,
        }
    }

    /// As [`MachInst::set_targets`].
    pub fn set_targets(&mut self, targets: &[MBlock]) {
        if let (Pseudo::Jump { target }, [to, ..]) = (self, targets) {
            *target = *to;
        }
    }

    /// As [`MachInst::removable`].
    pub fn removable(&self) -> bool {
        matches!(
            self,
            Pseudo::Undef { .. } | Pseudo::Copy { .. } | Pseudo::Reload { .. }
        )
    }
}
