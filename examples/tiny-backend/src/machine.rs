//! Machine instructions before emission, and the register files: what the register allocator sees.

use crate::abi::LANES;
use crate::isa::Op;
use smallvec::SmallVec;
use wavelift_codegen::machine::{
    MBlock, MachInst, Operand, OperandKind, Pseudo, Reg, RegFile, RegFileInfo, SubReg, Terminator, View,
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
    /// What machines have in one form or another. Of these the machine has copies, spills and reloads of vectors, scalars in lanes of vectors, jumps
    /// and ends; there are no functions and nothing is watched.
    Pseudo(Pseudo),
    /// To one of two successors of the wave.
    Branch(Condition, [MBlock; 2]),
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

impl From<Pseudo> for MInst {
    fn from(pseudo: Pseudo) -> MInst {
        MInst::Pseudo(pseudo)
    }
}

impl MachInst for MInst {
    fn pseudo(&self) -> Option<&Pseudo> {
        match self {
            MInst::Pseudo(pseudo) => Some(pseudo),
            _ => None,
        }
    }

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
            MInst::Branch(Condition::NotZero(source), _) => read(&[*source]),
            MInst::Branch(Condition::AnyLane, _) => {}
            MInst::Pseudo(pseudo) => pseudo.operands(out),
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
            MInst::Op { dst: Some(dst), .. } | MInst::Pair { dst, .. } => set(dst),
            MInst::Pseudo(pseudo) => pseudo.set_operands(regs),
            _ => {}
        }
    }

    fn terminator(&self) -> Terminator {
        match self {
            MInst::Pseudo(pseudo) => pseudo.terminator(),
            MInst::Branch(..) => Terminator::Branch,
            _ => Terminator::None,
        }
    }

    fn set_targets(&mut self, new: &[MBlock]) {
        match (self, new) {
            (MInst::Pseudo(pseudo), _) => pseudo.set_targets(new),
            (MInst::Branch(_, targets), [a, b, ..]) => *targets = [*a, *b],
            _ => {}
        }
    }

    fn removable(&self) -> bool {
        match self {
            MInst::Op { op, .. } => !matches!(op, Op::St | Op::Run),
            MInst::Pair { .. } => true,
            MInst::Pseudo(pseudo) => pseudo.removable(),
            MInst::Branch(..) => false,
        }
    }

    fn repeatable(&self) -> bool {
        matches!(self, MInst::Op { op: Op::Mov, srcs, .. } if matches!(srcs[..], [Source::Imm(_)]))
    }
}
