//! The instruction type of the backend: an operation on scalars or vectors that emission turns into one or a few instructions.

use crate::isa::{AtomicOp, Cond, MathFn, Opcode, SampleOp, Type};
use smallvec::SmallVec;
use wavelift_codegen::ir::Block;
use wavelift_codegen::machine::{
    LaneStep, MBlock, MachInst, Operand as RegOperand, OperandKind, Pseudo, Reg, RegFile, SubReg, Terminator,
};

/// Who computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// One value for the thread, whichever lanes run.
    Wave,
    /// The lanes that run.
    Lanes,
    /// The same, where f0.0 has all lanes of the dispatch: those that the machine has on, so that no instruction needs its predicate.
    Channels,
}

/// What an operation reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A part of a register.
    Reg {
        /// The register.
        reg: Reg,
        /// The unit of it.
        part: SubReg,
        /// Its file.
        file: RegFile,
        /// Negated.
        neg: bool,
        /// Absolute value, before negation.
        abs: bool,
    },
    /// A constant.
    Imm(u32),
    /// The lanes that run, as a word.
    Exec,
    /// The flag that comparisons just before have made: lanes as a word, or what chooses.
    Flag,
    /// What the thread starts with.
    Fixed {
        /// Register.
        grf: u8,
        /// Byte in it.
        sub: u8,
        /// Type.
        ty: Type,
        /// One value per channel.
        lanes: bool,
        /// Negated.
        neg: bool,
        /// Absolute value, before negation.
        abs: bool,
    },
}

impl Source {
    /// A part of a register as it is.
    pub fn reg(reg: impl Into<Reg>, part: SubReg, file: RegFile) -> Source {
        Source::Reg {
            reg: reg.into(),
            part,
            file,
            neg: false,
            abs: false,
        }
    }

    /// The source, negated as a value of a type.
    pub fn negated(mut self, ty: Type) -> Source {
        match &mut self {
            Source::Imm(bits) if ty == Type::F => *bits ^= 1 << 31,
            Source::Imm(bits) => *bits = bits.wrapping_neg(),
            Source::Reg { neg, .. } | Source::Fixed { neg, .. } => *neg = !*neg,
            Source::Exec | Source::Flag => {}
        }
        self
    }

    /// The absolute value of the source as a value of a type; a sign in front of it is lost.
    pub fn absolute(mut self, ty: Type) -> Source {
        match &mut self {
            Source::Imm(bits) if ty == Type::F => *bits &= !(1 << 31),
            Source::Imm(bits) => *bits = bits.cast_signed().unsigned_abs(),
            Source::Reg { neg, abs, .. } | Source::Fixed { neg, abs, .. } => (*neg, *abs) = (false, true),
            Source::Exec | Source::Flag => {}
        }
        self
    }

    /// Whether all channels read the same doubleword of a register.
    pub fn is_scalar(&self) -> bool {
        match *self {
            Source::Reg { file, .. } => file == RegFile::SCALAR,
            Source::Fixed { lanes, .. } => !lanes,
            Source::Imm(_) | Source::Exec | Source::Flag => false,
        }
    }

    /// Whether it is read with a sign or as an absolute value.
    pub fn is_modified(&self) -> bool {
        match *self {
            Source::Reg { neg, abs, .. } | Source::Fixed { neg, abs, .. } => neg || abs,
            Source::Imm(_) | Source::Exec | Source::Flag => false,
        }
    }
}

/// Which memory an operation reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// The address space, by the surface that messages to it name ([`crate::backend::Config::global_surface`]).
    Global,
    /// The memory of the work-group.
    Group,
    /// Group memory in the lanes that the first source names, the address space in all others.
    Flat,
}

/// What a memory operation moves per lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Bytes: 1 or 2, zero extended.
    Bytes(u8),
    /// Doublewords: 1 to 4.
    Dwords(u8),
}

/// How a comparison joins the set that is in the flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// Lanes of the set stay in it if the comparison holds.
    And,
    /// Lanes come to the set if the comparison holds.
    Or,
}

impl Join {
    /// How opposites are joined to the opposite.
    pub fn opposite(self) -> Join {
        match self {
            Join::And => Join::Or,
            Join::Or => Join::And,
        }
    }
}

/// What an operation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One instruction of the table. Words are the low ones of doublewords; the others of a result stay as they were.
    Alu {
        /// The instruction.
        op: Opcode,
        /// Function of `math`.
        math: Option<MathFn>,
        /// Type of sources.
        ty: Type,
        /// Type of the result.
        dst: Type,
    },
    /// The lesser or greater of two, by `sel` with this condition.
    MinMax {
        /// `l` or `ge`.
        cond: Cond,
        /// Type.
        ty: Type,
    },
    /// Sum or product of singles, or both in one, rounded to nearest, with subnormals.
    KeepingSubnormals {
        /// `add`, `mul` or `mad` (the addend is the last operand).
        op: Opcode,
        /// The second operand of two is negated.
        negate: bool,
    },
    /// An operation with three sources, as the machine orders them.
    Three {
        /// `mad` of singles (the addend comes first), `bfe` or `bfi2`.
        op: Opcode,
        /// Type.
        ty: Type,
    },
    /// A woven double: the machine's, four channels to a register and written for all channels, from the halves, or from a scalar for all channels.
    Weave,
    /// The halves of a woven double, for the lanes that run.
    Unweave,
    /// Arithmetic on woven doubles, of which all may be scalars but those of `mad`.
    Double {
        /// `add`, `mul` or `mad` (the addend comes first).
        op: Opcode,
    },
    /// A single or a doubleword as a woven double.
    ToDouble {
        /// What it is.
        ty: Type,
    },
    /// A woven double as a single or a doubleword, cut.
    FromDouble {
        /// What it becomes.
        ty: Type,
    },
    /// The thread's mode of floating point becomes that of the operation in between, or is as it was.
    Mode {
        /// Direction of rounding.
        round: wavelift_codegen::ir::Rounding,
        /// Subnormal doubles are zeros.
        flush: bool,
        /// In front of the operation, or after it.
        enter: bool,
    },
    /// The product of a doubleword and a word of another: the low one, or the high one.
    MulWord {
        /// The high one.
        high: bool,
    },
    /// The low word of the source is added to the high one of the unit that is kept.
    AddWord,
    /// High half of a product of doublewords.
    MulHigh {
        /// Type.
        ty: Type,
    },
    /// Comparison: the lanes for which it holds, or 0 or 1.
    Compare {
        /// Condition.
        cond: Cond,
        /// Type.
        ty: Type,
    },
    /// The scalar decides the branch that follows.
    Test,
    /// The lanes decide the branch that follows.
    TestLanes,
    /// The lanes of the first source take the second, others the third; unit by unit.
    Select,
    /// Where a comparison of the first two holds, the third, elsewhere the fourth; unit by unit.
    SelectIf {
        /// Condition.
        cond: Cond,
        /// Type of what is compared.
        ty: Type,
    },
    /// One more in the unit that is kept, where the first source is less than the second.
    Carry {
        /// One less.
        borrow: bool,
    },
    /// `a & ~b`
    AndNot,
    /// The lanes that run.
    GetExec,
    /// The lanes become those that run.
    SetExec,
    /// Those in both masks become the lanes that run.
    AndExec,
    /// Lanes go to the flag of the branch that follows.
    LanesToFlag,
    /// A move in the lanes of that flag.
    MoveFlagged {
        /// In those not in it.
        inverse: bool,
    },
    /// A comparison goes to the flag of what follows: a branch, another comparison, or what reads [`Source::Flag`].
    CompareToFlag {
        /// Condition.
        cond: Cond,
        /// Type.
        ty: Type,
        /// With what is in the flag already.
        join: Option<Join>,
    },
    /// Only lanes for which a comparison holds run on.
    CompareExec {
        /// Condition.
        cond: Cond,
        /// Type.
        ty: Type,
    },
    /// The thread's time stamp.
    Clock,
    /// Number of the lane.
    LaneNumber,
    /// The second source in another lane: the first is its byte offset. The thread takes that of one lane.
    Gather,
    /// Address of the lane's private memory.
    PrivateAddress {
        /// Bytes per lane; `None` where the frame register knows them.
        bytes: Option<u32>,
    },
    /// The address of a variable: lower or upper half.
    SymbolAddress {
        /// The variable.
        symbol: wavelift_codegen::ir::Symbol,
        /// Which half.
        high: bool,
    },
    /// Load at an address and an offset.
    Load {
        /// Where.
        space: Space,
        /// What.
        access: Access,
        /// Added to the address.
        offset: i32,
    },
    /// Store of what follows the address in the payload.
    Store {
        /// Where.
        space: Space,
        /// What.
        access: Access,
    },
    /// Atomic operation with what follows the address in the payload.
    Atomic {
        /// Where.
        space: Space,
        /// What.
        op: AtomicOp,
    },
    /// Atomic operation under the device's lock.
    Locked {
        /// Where.
        space: Space,
        /// What.
        op: wavelift_codegen::ir::AtomicOp,
        /// On 64 bits.
        wide: bool,
        /// Added to the address.
        offset: i32,
    },
    /// A message to the sampler, whose answer has four components. The first source has the entry of the image in the binding table, and of a sample the second
    /// that of the sampler; the last is the payload.
    Texel {
        /// Which.
        op: SampleOp,
        /// Units of the payload.
        parameters: u8,
    },
    /// A typed write: after the entry of the image coordinates, and as many components as there are more.
    StoreTexel {
        /// Coordinates.
        coordinates: u8,
    },
    /// Memory accesses are done before those that follow.
    Fence {
        /// And before anything else that follows.
        waits: bool,
    },
    /// Work-group barrier.
    Barrier,
    /// The program stops: because it says so, or because a check failed.
    Trap {
        /// It says so.
        debug: bool,
    },
}

/// One unit of a register, which an operation writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartOf {
    /// The unit.
    pub unit: u8,
    /// The register whose other units the result has; without one they are undefined.
    pub kept: Option<Reg>,
}

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GenOp {
    /// What it does.
    pub kind: Kind,
    /// Who.
    pub scope: Scope,
    /// Result: the whole register, its file and units.
    pub dst: Option<(Reg, RegFile, u8)>,
    /// If the result is one unit of that register: which, and what the others are.
    pub part: Option<PartOf>,
    /// Sources.
    pub srcs: SmallVec<[Source; 4]>,
}

impl GenOp {
    /// An operation that writes all of its result.
    pub fn new(kind: Kind, scope: Scope, dst: Option<(Reg, RegFile, u8)>, srcs: &[Source]) -> GenOp {
        GenOp {
            kind,
            scope,
            dst,
            part: None,
            srcs: SmallVec::from_slice(srcs),
        }
    }

    /// Whether several instructions write parts of the result before the last source is read.
    pub(crate) fn writes_early(&self) -> bool {
        matches!(
            self.kind,
            Kind::Select
                | Kind::SelectIf { .. }
                | Kind::Load { .. }
                | Kind::AndNot
                | Kind::Gather
                | Kind::Compare { .. }
                | Kind::Double { .. }
                | Kind::KeepingSubnormals { .. }
                | Kind::Locked { .. }
                | Kind::Atomic { .. }
                | Kind::Texel { .. }
        )
    }

    /// Whether its result is a woven double, which is written for all channels.
    pub(crate) fn weaves(&self) -> bool {
        matches!(
            self.kind,
            Kind::Weave | Kind::Double { .. } | Kind::ToDouble { .. }
        )
    }

    /// Whether a source is a woven double: of scalars the halves lie next to each other as they are.
    pub(crate) fn is_woven(&self, source: &Source) -> bool {
        let reads = matches!(
            self.kind,
            Kind::Unweave | Kind::Double { .. } | Kind::FromDouble { .. }
        );
        reads && matches!(source, Source::Reg { file, .. } if *file == RegFile::VECTOR)
    }

    /// What it reads of the register whose unit it writes.
    fn reads_kept(&self, unit: u8) -> SubReg {
        match self.kind {
            Kind::Carry { .. } | Kind::AddWord => SubReg {
                start: unit,
                width: 1,
            },
            _ => SubReg::NONE,
        }
    }

    /// Whether it only moves a unit from register to register of a file.
    pub(crate) fn is_move(&self) -> bool {
        let plain = matches!(
            self.kind,
            Kind::Alu {
                op: Opcode::Mov,
                math: None,
                ty: Type::Ud,
                dst: Type::Ud,
            }
        );
        let from = match self.srcs[..] {
            [
                Source::Reg {
                    file,
                    neg: false,
                    abs: false,
                    ..
                },
            ] => Some(file),
            _ => None,
        };
        plain && from.is_some() && from == self.dst.map(|(_, file, _)| file)
    }

    fn has_effect(&self) -> bool {
        matches!(
            self.kind,
            Kind::Test
                | Kind::TestLanes
                | Kind::LanesToFlag
                | Kind::MoveFlagged { .. }
                | Kind::CompareToFlag { .. }
                | Kind::SetExec
                | Kind::Mode { .. }
                | Kind::AndExec
                | Kind::CompareExec { .. }
                | Kind::Store { .. }
                | Kind::StoreTexel { .. }
                | Kind::Atomic { .. }
                | Kind::Locked { .. }
                | Kind::Clock
                | Kind::Fence { .. }
                | Kind::Barrier
                | Kind::Trap { .. }
        )
    }
}

/// When a branch goes to its first target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BranchCond {
    /// A lane runs.
    ExecNonZero,
    /// What a test just before has put into the flag.
    Flag,
    /// A lane is among those that a test just before has put into the flag.
    AnyLane,
    /// Lanes of the flag go to the first, others wait at the second part of a conditional, or at its end.
    If {
        /// The conditional.
        region: u32,
        /// Those not in the flag.
        inverse: bool,
    },
    /// Lanes of the flag go back, others out of the loop.
    While {
        /// The loop.
        region: u32,
        /// Those not in the flag.
        inverse: bool,
    },
    /// Lanes of the flag wait after the loop, others go to the first target.
    Break {
        /// The loop.
        region: u32,
        /// The innermost region around.
        inside: u32,
        /// Those not in the flag.
        inverse: bool,
    },
    /// Lanes that wait here go to the first; if there are none, the end of the region has led the thread on.
    Follow,
}

/// Where a region of [`crate::structure`] goes on or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerKind {
    /// The second part of a conditional.
    Else,
    /// Channels that are not in f0.0 wait at the end.
    Running,
    /// All lanes leave the region.
    Leave {
        /// The innermost region around.
        inside: u32,
    },
    /// The end of a block that lanes leave by breaks.
    EndBlock {
        /// Where it begins.
        top: MBlock,
    },
    /// The end of a conditional.
    EndIf {
        /// The innermost region around.
        inside: Option<u32>,
    },
}

/// What says where the lanes of a watched block go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// A condition in a scalar, or the number of each lane's target in a vector.
    Register(Reg),
    /// The flag of the branch that follows.
    Flag,
    /// The branch that follows, at which all lanes go one way: by the flag of its test, or if any lane is in that flag.
    Together {
        /// If any is.
        any: bool,
    },
    /// Only lanes of the first target still run.
    Left,
}

/// A machine instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MInst {
    /// An operation.
    Op(Box<GenOp>),
    /// What machines have in one form or another.
    Pseudo(Pseudo),
    /// To one of two wave successors.
    Branch {
        /// When to the first.
        cond: BranchCond,
        /// Both.
        targets: [MBlock; 2],
    },
    /// Lanes that wait at a place of a region go on.
    Marker {
        /// The region.
        region: u32,
        /// The place.
        kind: MarkerKind,
    },
    /// What says where the lanes of a watched block go; no code.
    Decide {
        /// The thread-level block.
        block: Block,
        /// What says so.
        by: Decider,
    },
}

impl MInst {
    /// An operation that writes all of its result.
    pub fn op(kind: Kind, scope: Scope, dst: Option<(Reg, RegFile, u8)>, srcs: &[Source]) -> MInst {
        MInst::Op(Box::new(GenOp::new(kind, scope, dst, srcs)))
    }

    /// Whether it changes which lanes run.
    pub fn writes_exec(&self) -> bool {
        match self {
            MInst::Op(op) => matches!(op.kind, Kind::SetExec | Kind::AndExec | Kind::CompareExec { .. }),
            MInst::Pseudo(Pseudo::Lanes { step, .. }) => *step != LaneStep::Keep,
            _ => false,
        }
    }

    /// Whether it only says something about the code.
    pub fn is_note(&self) -> bool {
        matches!(self, MInst::Pseudo(Pseudo::Mark { .. }) | MInst::Decide { .. })
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

    fn operands(&self, out: &mut Vec<RegOperand>) {
        let base = out.len();
        let whole = |reg: Reg, width: u8, kind| RegOperand::new(reg, SubReg::whole(width), kind);
        match self {
            MInst::Op(op) => {
                for source in &op.srcs {
                    if let Source::Reg { reg, part, .. } = *source {
                        out.push(RegOperand {
                            whole_wave: op.is_woven(source),
                            ..RegOperand::new(reg, part, OperandKind::Use)
                        });
                    }
                }
                if let Some((reg, _, width)) = op.dst {
                    let part = |unit: u8| SubReg {
                        start: unit,
                        width: 1,
                    };
                    let (part, kind) = match op.part {
                        Some(PartOf {
                            unit,
                            kept: Some(kept),
                        }) => {
                            let tied = (out.len() - base) as u8;
                            out.push(RegOperand::new(kept, op.reads_kept(unit), OperandKind::Use));
                            (part(unit), OperandKind::TiedDef { tied })
                        }
                        Some(PartOf { unit, kept: None }) => (part(unit), OperandKind::PartDef),
                        None if op.writes_early() => (SubReg::whole(width), OperandKind::EarlyDef),
                        None => (SubReg::whole(width), OperandKind::Def),
                    };
                    out.push(RegOperand {
                        whole_wave: op.weaves(),
                        ..RegOperand::new(reg, part, kind)
                    });
                }
            }
            MInst::Pseudo(pseudo) => pseudo.operands(out),
            MInst::Decide {
                by: Decider::Register(reg),
                ..
            } => out.push(whole(*reg, 1, OperandKind::Use)),
            MInst::Branch { .. } | MInst::Marker { .. } | MInst::Decide { .. } => {}
        }
    }

    fn set_operands(&mut self, regs: &mut dyn Iterator<Item = Reg>) {
        match self {
            MInst::Op(op) => {
                for source in &mut op.srcs {
                    if let Source::Reg { reg, .. } = source
                        && let Some(new) = regs.next()
                    {
                        *reg = new;
                    }
                }
                if let Some(PartOf { kept: Some(kept), .. }) = &mut op.part
                    && let Some(new) = regs.next()
                {
                    *kept = new;
                }
                if let (Some((reg, ..)), Some(new)) = (&mut op.dst, regs.next()) {
                    *reg = new;
                }
            }
            MInst::Pseudo(pseudo) => pseudo.set_operands(regs),
            MInst::Decide {
                by: Decider::Register(reg),
                ..
            } => {
                if let Some(new) = regs.next() {
                    *reg = new;
                }
            }
            MInst::Branch { .. } | MInst::Marker { .. } | MInst::Decide { .. } => {}
        }
    }

    fn whole_wave(&self) -> bool {
        matches!(self, MInst::Op(op) if op.weaves() || op.srcs.iter().any(|source| op.is_woven(source)))
    }

    fn moves_part(&self) -> Option<(u8, u8)> {
        match self {
            MInst::Pseudo(Pseudo::Copy { .. }) => Some((0, 1)),
            MInst::Op(op) => {
                let kept = matches!(op.part, Some(PartOf { kept: Some(_), .. }));
                op.is_move().then_some((0, 1 + u8::from(kept)))
            }
            _ => None,
        }
    }

    fn terminator(&self) -> Terminator {
        match self {
            MInst::Pseudo(pseudo) => pseudo.terminator(),
            MInst::Branch { .. } => Terminator::Branch,
            _ => Terminator::None,
        }
    }

    fn set_targets(&mut self, new: &[MBlock]) {
        match (self, new) {
            (MInst::Pseudo(pseudo), _) => pseudo.set_targets(new),
            (MInst::Branch { targets, .. }, [a, b, ..]) => *targets = [*a, *b],
            _ => {}
        }
    }

    fn removable(&self) -> bool {
        match self {
            MInst::Op(op) => !op.has_effect(),
            MInst::Pseudo(pseudo) => pseudo.removable(),
            _ => false,
        }
    }

    fn repeatable(&self) -> bool {
        let MInst::Op(op) = self else { return false };
        let anew = matches!(
            op.kind,
            Kind::Alu { op: Opcode::Mov, .. } | Kind::PrivateAddress { .. }
        );
        anew && op.part.is_none() && op.srcs.iter().all(|source| matches!(source, Source::Imm(_)))
    }

    fn lane_mask() -> Option<(RegFile, u8)> {
        Some((RegFile::SCALAR, 1))
    }
}
