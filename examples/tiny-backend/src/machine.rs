//! Machine instructions before emission, and the register files: what the register allocator sees.

use crate::abi::LANES;
use crate::isa::Op;
use smallvec::SmallVec;
use wavelift_codegen::machine::{
    MBlock, MachInst, Operand, OperandKind, PReg, Reg, RegFile, RegFileInfo, SubReg, Terminator, View,
};
use wavelift_codegen::regalloc::Parking;

/// Scalars: their liveness follows what the wave executes, because every path of the wave keeps or destroys them.
pub const SCALAR: RegFile = RegFile::SCALAR;
/// Vectors: their liveness follows what a lane sees, because writes touch the running lanes only.
pub const VECTOR: RegFile = RegFile::VECTOR;

/// Both files, by the numbers of [`SCALAR`] and [`VECTOR`]. Pairs hold values of 64 bits.
pub static FILES: [RegFileInfo; 2] = [
    RegFileInfo {
        name: "scalar",
        prefix: "s",
        view: View::Wave,
        units: 32,
        unit_bits: 32,
        widths: &[(1, 1), (2, 1)],
        extra: &[],
    },
    RegFileInfo {
        name: "vector",
        prefix: "v",
        view: View::Thread,
        units: 32,
        unit_bits: 32,
        widths: &[(1, 1), (2, 1)],
        extra: &[],
    },
];

/// Scalars that do not fit go to lanes of vectors.
pub const PARKING: Parking = Parking {
    file: VECTOR,
    lanes: LANES as u8,
};

/// What an operation reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A unit of a register.
    Unit {
        /// The register.
        reg: Reg,
        /// Which unit of it.
        unit: u8,
    },
    /// A literal.
    Imm(u32),
}

/// When a branch goes to its first target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// A lane runs.
    AnyLane,
    /// The scalar is not zero.
    NotZero(Source),
}

/// A machine instruction. Emission makes one word of most of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MInst {
    /// An operation of the table; its result is one unit.
    Op {
        /// Which.
        op: Op,
        /// In the lanes that run, not once for the wave.
        lanes: bool,
        /// The result.
        dst: Option<Reg>,
        /// Sources in the order of the table's letters.
        srcs: SmallVec<[Source; 3]>,
        /// The number in the literal word of an operation that has one.
        imm: u32,
    },
    /// Two words become a pair.
    Pair {
        /// The pair.
        dst: Reg,
        /// In the lanes that run.
        lanes: bool,
        /// Lower and upper half.
        halves: [Source; 2],
    },
    /// A definition without a value.
    Undef {
        /// The register.
        dst: Reg,
        /// Units.
        width: u8,
    },
    /// A copy within a file.
    Copy {
        /// In the lanes that run.
        lanes: bool,
        /// Units.
        width: u8,
        /// Destination.
        dst: Reg,
        /// Source.
        src: Reg,
    },
    /// A vector goes to the lane's memory, or comes back.
    Memory {
        /// Comes back.
        fill: bool,
        /// Units.
        width: u8,
        /// The vector.
        reg: Reg,
        /// Byte offset in the spill area.
        slot: u32,
    },
    /// A scalar goes to a lane of a vector, or comes back: placed by the allocator, so registers are physical.
    Park {
        /// Comes back.
        back: bool,
        /// The vector.
        unit: PReg,
        /// The lane.
        lane: u8,
        /// The scalar.
        scalar: PReg,
    },
    /// To the only successor of the wave.
    Jump(MBlock),
    /// To one of two.
    Branch(Condition, [MBlock; 2]),
    /// The wave ends.
    End,
}

impl MInst {
    fn sources_mut(&mut self) -> &mut [Source] {
        match self {
            MInst::Op { srcs, .. } => srcs,
            MInst::Pair { halves, .. } => halves,
            MInst::Branch(Condition::NotZero(source), _) => std::slice::from_mut(source),
            _ => &mut [],
        }
    }

    /// Sources that are units of registers, so that a value may be a part of another one's register.
    pub fn units_mut(&mut self) -> impl Iterator<Item = (&mut Reg, &mut u8)> {
        self.sources_mut().iter_mut().filter_map(|source| match source {
            Source::Unit { reg, unit } => Some((reg, unit)),
            Source::Imm(_) => None,
        })
    }
}

impl MachInst for MInst {
    fn operands(&self, out: &mut Vec<Operand>) {
        let whole = |reg: Reg, width, kind| Operand::new(reg, SubReg::whole(width), kind);
        let mut read = |sources: &[Source]| {
            for source in sources {
                if let Source::Unit { reg, unit } = *source {
                    out.push(Operand::new(reg, SubReg::unit(unit), OperandKind::Use));
                }
            }
        };
        match self {
            MInst::Op { dst, srcs, .. } => {
                read(srcs);
                out.extend(dst.map(|dst| whole(dst, 1, OperandKind::Def)));
            }
            // Two words: the first one must not destroy what the second reads.
            MInst::Pair { dst, halves, .. } => {
                read(halves);
                out.push(whole(*dst, 2, OperandKind::EarlyDef));
            }
            MInst::Copy { width, dst, src, .. } => {
                out.push(whole(*src, *width, OperandKind::Use));
                out.push(whole(*dst, *width, OperandKind::Def));
            }
            MInst::Undef { dst, width } => out.push(whole(*dst, *width, OperandKind::Def)),
            MInst::Memory { fill, width, reg, .. } => {
                let kind = if *fill { OperandKind::Def } else { OperandKind::Use };
                out.push(whole(*reg, *width, kind));
            }
            MInst::Branch(Condition::NotZero(source), _) => read(&[*source]),
            MInst::Park { .. } | MInst::Jump(_) | MInst::Branch(..) | MInst::End => {}
        }
    }

    fn set_operands(&mut self, regs: &mut dyn Iterator<Item = Reg>) {
        // In the order of `operands`: what is read, then what is written.
        let mut set = |reg: &mut Reg| {
            if let Some(new) = regs.next() {
                *reg = new;
            }
        };
        self.units_mut().for_each(|(reg, _)| set(reg));
        match self {
            MInst::Op { dst: Some(dst), .. } | MInst::Pair { dst, .. } | MInst::Undef { dst, .. } => set(dst),
            MInst::Copy { dst, src, .. } => {
                set(src);
                set(dst);
            }
            MInst::Memory { reg, .. } => set(reg),
            _ => {}
        }
    }

    fn as_copy(&self) -> Option<(Reg, Reg)> {
        match *self {
            MInst::Copy { dst, src, .. } => Some((dst, src)),
            _ => None,
        }
    }

    fn moves_part(&self) -> Option<(u8, u8)> {
        matches!(self, MInst::Copy { .. }).then_some((0, 1))
    }

    fn terminator(&self) -> Terminator {
        match self {
            MInst::Jump(_) => Terminator::Jump,
            MInst::Branch(..) => Terminator::Branch,
            MInst::End => Terminator::End,
            _ => Terminator::None,
        }
    }

    fn jump_target(&self) -> Option<MBlock> {
        match self {
            MInst::Jump(target) => Some(*target),
            _ => None,
        }
    }

    fn set_targets(&mut self, new: &[MBlock]) {
        match (self, new) {
            (MInst::Jump(target), [to, ..]) => *target = *to,
            (MInst::Branch(_, targets), [a, b, ..]) => *targets = [*a, *b],
            _ => {}
        }
    }

    fn removable(&self) -> bool {
        match self {
            MInst::Op { op, .. } => !matches!(op, Op::St | Op::Run),
            MInst::Pair { .. } | MInst::Undef { .. } | MInst::Copy { .. } => true,
            MInst::Memory { fill, .. } => *fill,
            _ => false,
        }
    }

    fn repeatable(&self) -> bool {
        matches!(self, MInst::Op { op: Op::Mov, srcs, .. } if matches!(srcs[..], [Source::Imm(_)]))
    }

    fn copy(file: RegFile, width: u8, dst: Reg, src: Reg) -> MInst {
        let lanes = file == VECTOR;
        MInst::Copy {
            lanes,
            width,
            dst,
            src,
        }
    }

    fn spill(_: RegFile, width: u8, reg: Reg, slot: u32) -> MInst {
        let fill = false;
        MInst::Memory {
            fill,
            width,
            reg,
            slot,
        }
    }

    fn reload(_: RegFile, width: u8, reg: Reg, slot: u32) -> MInst {
        let fill = true;
        MInst::Memory {
            fill,
            width,
            reg,
            slot,
        }
    }

    fn park(unit: PReg, lane: u8, scalar: PReg) -> Option<MInst> {
        let back = false;
        Some(MInst::Park {
            back,
            unit,
            lane,
            scalar,
        })
    }

    fn unpark(scalar: PReg, unit: PReg, lane: u8) -> Option<MInst> {
        let back = true;
        Some(MInst::Park {
            back,
            unit,
            lane,
            scalar,
        })
    }
}
