//! The instruction type of machine functions.
//!
//! A [`MInst`] is a [`Real`] instruction of the table or one of a few pseudo-instructions that emission replaces. Register
//! operands of real instructions are [`Operand::Virtual`] until the allocator calls [`MachInst::set_operands`].

use crate::calls::SCRATCH_PAIR;
use crate::isa::{Access, Inst, Op, Operand, Sgpr, Vgpr, VirtualReg, WaveSize};
use cranelift_entity::EntityRef;
use smallvec::SmallVec;
use wavelift_codegen::ir::{Block, FuncRef};
use wavelift_codegen::machine::{
    LaneStep, MBlock, MachInst, Operand as RegOperand, OperandKind, PReg, Pseudo, Reg, RegFile, SubReg,
    Terminator, VReg,
};

/// VCC as the allocator numbers it, for waves of either size.
const VCC: PReg = PReg {
    file: RegFile::SCALAR,
    first: Sgpr::VCC.0 as u16,
    width: 2,
};
/// What of it waves of 32 lanes use.
const VCC_LO: PReg = PReg { width: 1, ..VCC };

/// A definition that does not stand alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Index of the destination among the instruction's operands.
    pub operand: u8,
    /// The register whose other parts (or, for an operation that reads its destination, whose value) the result keeps;
    /// `None` if the rest is undefined.
    pub prev: Option<Reg>,
    /// Units of the whole tuple.
    pub width: u8,
}

/// An instruction of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Real {
    /// The instruction.
    pub inst: Inst,
    /// Destinations that write a part of a register, or that read what they write.
    pub ties: SmallVec<[Tie; 1]>,
    /// A following instruction reads the SCC that this one writes.
    pub scc_used: bool,
    /// VCC must not hold anything else while this instruction runs.
    pub clobbers_vcc: bool,
    /// An atomic access that no flag of the operation tells from a plain one: it keeps its place among communication.
    pub communicates: bool,
    /// A scalar load of memory that may be written later: it is complete before vector memory is written.
    pub initial: bool,
    /// A load of vector memory that nobody writes while the kernel runs: it has no order.
    pub constant: bool,
    placed: Placed,
}

/// Units of a tuple that the allocator places parts of, at most.
pub(crate) const MOST_UNITS: u8 = 16;

/// Of which tuples the operands are parts that the allocator placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Placed {
    /// For each operand the first unit of its part in the tuple, and the units of the tuple less one, four bits each.
    parts: [u8; 6],
    /// A bit for each operand that was placed.
    known: u8,
}

impl Placed {
    /// First unit of the part, and units of the tuple. Of operands after the sixth nothing is known.
    #[inline]
    fn get(self, index: usize) -> Option<(u8, u8)> {
        let part = *self.parts.get(index)?;
        (self.known >> index & 1 == 1).then_some((part >> 4, (part & 15) + 1))
    }

    fn set(&mut self, index: usize, first: u8, width: u8) {
        if let Some(part) = self.parts.get_mut(index) {
            debug_assert!(first < MOST_UNITS && (1..=MOST_UNITS).contains(&width));
            *part = first << 4 | (width - 1);
            self.known |= 1 << index;
        }
    }
}

/// When a branch goes to its first target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BranchCond {
    /// SCC is one.
    Scc1,
    /// SCC is zero.
    Scc0,
    /// VCC has a lane.
    VccNonZero,
    /// A lane runs.
    ExecNonZero,
}

impl BranchCond {
    /// The operation that branches on it, and the one that branches on its opposite.
    pub fn operations(self) -> (Op, Op) {
        match self {
            BranchCond::Scc1 => (Op::SCbranchScc1, Op::SCbranchScc0),
            BranchCond::Scc0 => (Op::SCbranchScc0, Op::SCbranchScc1),
            BranchCond::VccNonZero => (Op::SCbranchVccnz, Op::SCbranchVccz),
            BranchCond::ExecNonZero => (Op::SCbranchExecnz, Op::SCbranchExecz),
        }
    }
}

/// A machine instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MInst {
    /// An instruction of the table.
    Real(Real),
    /// What machines have in one form or another.
    Pseudo(Pseudo),
    /// The address of a variable in global or readonly memory, relative to the code; overwrites SCC.
    SymbolAddress {
        /// A scalar pair.
        dst: Reg,
        /// The variable.
        symbol: wavelift_codegen::ir::Symbol,
        /// Its instructions must be guarded from one another (as the machine's hazards say).
        guarded: bool,
    },
    /// The address of a function, relative to the code; overwrites SCC. Made by emission for calls.
    FunctionAddress {
        /// A scalar pair, allocated.
        dst: PReg,
        /// The function.
        func: FuncRef,
        /// As that of [`MInst::SymbolAddress`].
        guarded: bool,
    },
    /// Stops the wave with a trap, whose handler finds what it reads in registers of its own.
    Trap(Box<TrapInst>),
    /// Store of an argument or result that has no register, to the interface area of a callee's frame.
    ArgStore {
        /// What is stored.
        src: Reg,
        /// Units.
        width: u8,
        /// First dword in the area.
        dword: u16,
        /// Of a function that is called here, not of this one.
        outgoing: bool,
    },
    /// Load of an argument or result that has no register.
    ArgLoad {
        /// What is loaded.
        dst: Reg,
        /// Units.
        width: u8,
        /// First dword in the area.
        dword: u16,
        /// Of a function that is called here, not of this one.
        outgoing: bool,
    },
    /// Where the lanes of a thread-level block part: the condition or the index that says where each goes. No code.
    Decide {
        /// The block.
        block: Block,
        /// A mask of lanes, or an index per lane.
        by: Reg,
        /// Units.
        width: u8,
    },
    /// To one of two wave successors.
    Branch {
        /// When to the first.
        cond: BranchCond,
        /// Both.
        targets: [MBlock; 2],
    },
}

/// A trap before emission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrapInst {
    /// Of `s_trap`.
    pub number: u8,
    /// What the handler reads, with the registers in which it does.
    pub uses: Vec<(Reg, PReg)>,
    /// Where the address of the queue is, if the calling convention has something else in the registers of the handler: emission
    /// moves it there and back.
    pub queue: Option<PReg>,
}

impl Real {
    /// A real instruction without ties.
    pub fn new(inst: Inst) -> Real {
        Real {
            inst,
            ties: SmallVec::new(),
            scc_used: false,
            clobbers_vcc: false,
            communicates: false,
            initial: false,
            constant: false,
            placed: Placed::default(),
        }
    }

    /// Forgets what only the allocator wants to know: of which tuples operands are parts, and what results are tied to.
    pub(crate) fn forget_tuples(&mut self) {
        self.ties.clear();
        self.placed = Placed::default();
    }

    /// Whether all it does is to move registers.
    fn moves(&self) -> bool {
        let op = self.inst.op;
        self.inst.is_plain_vector_move() || matches!(op, Op::SMovB32 | Op::SMovB64)
    }

    /// Whether it writes a register that the allocator places or placed.
    fn defines(&self) -> bool {
        let written = self.inst.written();
        (0..self.inst.operands.len()).any(|i| written >> i & 1 == 1 && self.register(i).is_some())
    }

    /// Gives the operands registers, in the order of [`Self::operands`].
    fn set_operands(&mut self, regs: &mut dyn Iterator<Item = Reg>) {
        let (count, written) = (self.inst.operands.len(), self.inst.written());
        for i in (0..count).filter(|i| written >> i & 1 == 0) {
            if self.register(i).is_some() {
                let Some(reg) = regs.next() else { return };
                self.place(i, reg);
            }
        }
        for prev in self.ties.iter_mut().filter_map(|tie| tie.prev.as_mut()) {
            let Some(reg) = regs.next() else { return };
            *prev = reg;
        }
        for i in (0..count).filter(|i| written >> i & 1 == 1) {
            if self.register(i).is_some() {
                let Some(reg) = regs.next() else { return };
                self.place(i, reg);
            }
        }
    }

    /// Appends the register operands: what is read, what destinations keep, what is written. Every pass asks for them.
    fn operands(&self, out: &mut Vec<RegOperand>) {
        let base = out.len();
        let (operands, ties) = (&self.inst.operands[..], &self.ties[..]);
        let written = self.inst.written();
        for (i, &operand) in operands.iter().enumerate() {
            if written >> i & 1 == 0
                && let Some((reg, part)) = self.register_of(i, operand)
            {
                out.push(RegOperand::new(reg, part, OperandKind::Use));
            }
        }
        let mut kept = [None; 4];
        for (tie, place) in ties.iter().zip(&mut kept) {
            if let Some(prev) = tie.prev {
                *place = Some((out.len() - base) as u8);
                out.push(RegOperand::new(prev, self.reads_of_prev(*tie), OperandKind::Use));
            }
        }
        let mut left = written;
        while left != 0 {
            let i = left.trailing_zeros() as usize;
            left &= left - 1;
            let Some((reg, part)) = self.register_of(i, operands[i]) else {
                continue;
            };
            let tie = ties.iter().position(|t| usize::from(t.operand) == i);
            let kind = match tie.map(|t| kept.get(t).copied().flatten()) {
                Some(Some(tied)) => OperandKind::TiedDef { tied },
                Some(None) => OperandKind::PartDef,
                None if self.inst.overwrites_early(i) => OperandKind::EarlyDef,
                None => OperandKind::Def,
            };
            out.push(RegOperand::new(reg, part, kind));
        }
    }

    /// The register of an operand that the allocator places or placed: the whole tuple, and the part of it.
    #[inline]
    pub(crate) fn register(&self, index: usize) -> Option<(Reg, SubReg)> {
        self.register_of(index, self.inst.operands[index])
    }

    /// As [`Self::register`], of an operand that is at hand.
    #[inline]
    fn register_of(&self, index: usize, operand: Operand) -> Option<(Reg, SubReg)> {
        match operand {
            Operand::Virtual(v) => Some((Reg::Virtual(VReg::new(v.index as usize)), part_of(v))),
            operand => {
                let (start, width) = self.placed.get(index)?;
                let (file, first, count) = match operand {
                    Operand::Sgpr { first, count } => (RegFile::SCALAR, first.0, count),
                    Operand::Vgpr { first, count } => (RegFile::VECTOR, first.0, count),
                    _ => return None,
                };
                let tuple = PReg::new(file, u16::from(first - start), width);
                let part = SubReg { start, width: count };
                Some((Reg::Physical(tuple), part))
            }
        }
    }

    /// What an operation reads of the register that its destination is tied to: a destination that is only written reads
    /// nothing of it, its other parts just stay.
    fn reads_of_prev(&self, tie: Tie) -> SubReg {
        let whole = SubReg::whole(tie.width);
        let index = usize::from(tie.operand);
        match self.register(index) {
            Some((_, part)) if part.width < tie.width => match self.inst.access(index) {
                Some(Access::Write) => SubReg::NONE,
                _ => part,
            },
            _ => whole,
        }
    }

    /// Puts a register where a part of one is wanted.
    pub(crate) fn place(&mut self, index: usize, reg: Reg) {
        let Some((_, part)) = self.register(index) else {
            return;
        };
        match reg {
            Reg::Virtual(vreg) => {
                let v = VirtualReg {
                    index: vreg.as_u32(),
                    first: part.start,
                    count: part.width,
                };
                self.inst.operands[index] = Operand::Virtual(v);
            }
            Reg::Physical(preg) => {
                self.inst.operands[index] = physical(preg, part);
                self.placed.set(index, part.start, preg.width);
            }
        }
    }

    pub(crate) fn names(&self, register: Sgpr, written: bool) -> bool {
        let meets = |operand: &Operand| matches!(*operand, Operand::Sgpr { first, count } if first.0 <= register.0 + 1 && register.0 < first.0 + count);
        let wanted = |index: usize| match self.inst.access(index) {
            Some(Access::ReadWrite) => true,
            Some(Access::Write) => written,
            Some(_) => !written,
            None => false,
        };
        let mut operands = self.inst.operands.iter().enumerate();
        operands.any(|(index, operand)| meets(operand) && wanted(index))
    }
}

#[inline]
fn part_of(v: VirtualReg) -> SubReg {
    SubReg {
        start: v.first,
        width: v.count,
    }
}

fn physical(reg: PReg, part: SubReg) -> Operand {
    let reg = reg.part(part);
    match reg.file {
        RegFile::SCALAR => Operand::Sgpr {
            first: Sgpr(reg.first as u8),
            count: reg.width,
        },
        _ => Operand::Vgpr {
            first: Vgpr(reg.first as u8),
            count: reg.width,
        },
    }
}

/// A pair for the address of an interface area.
static SCRATCH: [PReg; 1] = [PReg {
    file: RegFile::SCALAR,
    first: SCRATCH_PAIR as u16,
    width: 2,
}];

impl MInst {
    /// Whether it may name a register that was not allocated. What it says no to needs no look at its operands.
    pub fn names_virtual(&self) -> bool {
        match self {
            MInst::Real(real) => {
                let open = |operand: &Operand| matches!(operand, Operand::Virtual(_));
                let kept = |tie: &Tie| matches!(tie.prev, Some(Reg::Virtual(_)));
                real.inst.operands.iter().any(open) || real.ties.iter().any(kept)
            }
            _ => true,
        }
    }

    /// Whether the effect depends on which lanes run (per-lane instructions).
    pub fn reads_exec(&self) -> bool {
        match self {
            MInst::Real(real) => real.inst.reads_exec() || real.names(Sgpr::EXEC, false),
            MInst::Pseudo(pseudo) => match pseudo {
                Pseudo::Copy { file, .. } | Pseudo::Spill { file, .. } | Pseudo::Reload { file, .. } => {
                    *file != RegFile::SCALAR
                }
                Pseudo::Lanes { step, .. } => *step == LaneStep::Keep,
                // The lanes that run are what a mark is for.
                Pseudo::Call(_) | Pseudo::Mark { .. } | Pseudo::Return => true,
                _ => false,
            },
            MInst::Branch { cond, .. } => *cond == BranchCond::ExecNonZero,
            MInst::Trap(_) | MInst::ArgStore { .. } | MInst::ArgLoad { .. } => true,
            MInst::SymbolAddress { .. } | MInst::FunctionAddress { .. } | MInst::Decide { .. } => false,
        }
    }

    /// Whether it changes which lanes run.
    pub fn writes_exec(&self) -> bool {
        match self {
            MInst::Real(real) => real.inst.writes_exec() || real.names(Sgpr::EXEC, true),
            MInst::Pseudo(Pseudo::Lanes { step, .. }) => *step != LaneStep::Keep,
            _ => false,
        }
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
        let whole = |reg: Reg, width, kind| RegOperand::new(reg, SubReg::whole(width), kind);
        match self {
            MInst::Real(real) => real.operands(out),
            MInst::Pseudo(pseudo) => pseudo.operands(out),
            MInst::SymbolAddress { dst, .. } => out.push(whole(*dst, 2, OperandKind::Def)),
            MInst::ArgLoad { dst, width, .. } => out.push(whole(*dst, *width, OperandKind::Def)),
            MInst::ArgStore { src, width, .. } | MInst::Decide { by: src, width, .. } => {
                out.push(whole(*src, *width, OperandKind::Use));
            }
            MInst::Trap(trap) => {
                let uses = trap.uses.iter();
                out.extend(uses.map(|&place| RegOperand::in_place(place, OperandKind::Use)));
            }
            MInst::Branch { .. } | MInst::FunctionAddress { .. } => {}
        }
    }

    fn set_operands(&mut self, regs: &mut dyn Iterator<Item = Reg>) {
        match self {
            MInst::Real(real) => real.set_operands(regs),
            MInst::Pseudo(pseudo) => pseudo.set_operands(regs),
            MInst::Trap(trap) => {
                for (slot, reg) in trap.uses.iter_mut().zip(regs) {
                    slot.0 = reg;
                }
            }
            MInst::ArgLoad { dst: reg, .. }
            | MInst::SymbolAddress { dst: reg, .. }
            | MInst::ArgStore { src: reg, .. }
            | MInst::Decide { by: reg, .. } => {
                if let Some(new) = regs.next() {
                    *reg = new;
                }
            }
            MInst::Branch { .. } | MInst::FunctionAddress { .. } => {}
        }
    }

    fn clobbers(&self) -> &[PReg] {
        match self {
            MInst::Real(real) if real.clobbers_vcc => match real.inst.machine.wave {
                WaveSize::Wave32 => &[VCC_LO],
                WaveSize::Wave64 => &[VCC],
            },
            // The address, if the area is far away.
            MInst::ArgStore { .. } | MInst::ArgLoad { .. } => &SCRATCH,
            MInst::Trap(trap) if trap.queue.is_some() => &SCRATCH,
            // A jump that is too far goes through VCC, and a branch on lanes tests it.
            MInst::Pseudo(Pseudo::Jump { .. }) | MInst::Branch { .. } => &[VCC],
            MInst::Pseudo(pseudo) => pseudo.clobbers(),
            _ => &[],
        }
    }

    fn moves_part(&self) -> Option<(u8, u8)> {
        let real = match self {
            MInst::Pseudo(Pseudo::Copy { .. }) => return Some((0, 1)),
            MInst::Real(real) => real,
            _ => return None,
        };
        let [dst, src] = real.inst.operands[..] else {
            return None;
        };
        let open = |operand: Operand| matches!(operand, Operand::Virtual(_));
        if !real.moves() || !open(dst) || !open(src) || real.clobbers_vcc {
            return None;
        }
        // The use comes first, then what a tie keeps, then the definition.
        let kept = real.ties.iter().filter(|tie| tie.prev.is_some()).count();
        Some((0, 1 + kept as u8))
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
            MInst::Real(real) => {
                let special = real.inst.compares() && !real.defines()
                    || [Sgpr::EXEC, Sgpr::VCC, real.inst.machine.isa.traits().m0]
                        .iter()
                        .any(|&s| real.names(s, true));
                !real.inst.has_effect() && !special && !real.scc_used
            }
            MInst::Pseudo(pseudo) => pseudo.removable(),
            MInst::SymbolAddress { .. } => true,
            _ => false,
        }
    }

    fn repeatable(&self) -> bool {
        let MInst::Real(real) = self else { return false };
        let constant = |operand: &Operand| {
            matches!(
                operand,
                Operand::Int(_) | Operand::Float(_) | Operand::Literal(_) | Operand::Imm(_)
            )
        };
        let plain = real.ties.is_empty() && !real.clobbers_vcc && !real.scc_used;
        let register = real.register(0).is_some();
        real.moves() && plain && register && real.inst.operands[1..].iter().all(constant)
    }

    /// A pair, whatever the size of a wave: a mask of 32 lanes leaves half of it alone.
    fn lane_mask() -> Option<(RegFile, u8)> {
        Some((RegFile::SCALAR, 2))
    }
}
