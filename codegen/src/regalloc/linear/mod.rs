//! One register file of a machine function on the control-flow graph that its liveness follows.
//!
//! [`Linear`] is the common ground of the allocator's parts: the blocks of one view in reverse postorder, their instructions
//! in one sequence, and of their operands only those of one register file; instructions that do not touch the file are left out. In the
//! thread view an instruction without operands stands for the branch at `body.end`; in the wave view the branch is the block's last
//! instruction.
//!
//! Building it checks everything that regalloc2 only asserts, or does not look at:
//!
//! - L1: critical edges are split, and a branch whose successor has several predecessors carries no operands;
//! - L2: the entry has no parameters, and every block can be reached from it;
//! - L3: edges carry as many arguments as their target has parameters, of the same file and width;
//! - L4: every value has one definition, of a width that the file knows;
//! - L5: per-lane operands stand in the body of their block;
//! - L6: a tied definition names an earlier use of the same file and width.
//!
//! Cost: linear in instructions and edges.

mod build;

use super::util::UnitSet;
use crate::machine::{MBlock, MEdge, MachFunc, OperandKind, PReg, RegFile, RegFileInfo, SubReg, VReg, View};
use cranelift_entity::{PrimaryMap, entity_impl};
use smallvec::SmallVec;
use std::ops::Range;

/// A virtual register of the file, numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Val(u32);
entity_impl!(Val, "val");

/// A block of the view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct LBlock(u32);
entity_impl!(LBlock, "lb");

/// An instruction of the view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct LInst(u32);
entity_impl!(LInst, "li");

/// A value and its width in units.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinValue {
    pub vreg: VReg,
    pub width: u8,
    /// The instruction that computes it, if that can be done again anywhere.
    pub again: Option<(MBlock, u32)>,
    /// Spilling it would free nothing: it was spilled, or stands for a spilled value at one instruction.
    pub pinned: bool,
}

/// An instruction that the allocator added before regalloc2 runs; it has one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SpillCode {
    /// Writes to the spill area, from this unit of it on.
    Store(u32),
    /// Reads from the spill area.
    Load(u32),
    /// Does again what an instruction of the input does.
    Again(MBlock, u32),
}

/// What an operand names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LinReg {
    /// A value to be allocated.
    Val(Val),
    /// An allocatable register that the lowering named itself.
    Physical(PReg),
}

/// An operand of the file. There are several per instruction and every part of the allocator goes over all of them, so registers
/// are packed.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinOp {
    reg: u32,
    fixed: u32,
    pub kind: OperandKind,
    /// The units that are read or written.
    pub part: SubReg,
    /// Position in the instruction's list of all operands.
    pub index: u16,
    tied: u16,
}

const _: () = assert!(size_of::<LinOp>() == 16);

/// Marks the number of a physical register; values stay below.
const PHYSICAL: u32 = 1 << 31;

#[inline]
fn pack(preg: PReg) -> u32 {
    PHYSICAL | u32::from(preg.file.0) << 24 | u32::from(preg.width) << 16 | u32::from(preg.first)
}

#[inline]
fn unpack(bits: u32) -> Option<PReg> {
    let file = RegFile((bits >> 24 & 0x7f) as u8);
    (bits & PHYSICAL != 0).then(|| PReg::new(file, bits as u16, (bits >> 16) as u8))
}

impl LinOp {
    const NOT_TIED: u16 = u16::MAX;

    /// An operand that is not tied.
    #[inline]
    pub fn new(reg: LinReg, kind: OperandKind, part: SubReg) -> LinOp {
        let mut op = LinOp {
            reg: 0,
            fixed: 0,
            kind,
            part,
            index: 0,
            tied: LinOp::NOT_TIED,
        };
        op.set_reg(reg);
        op
    }

    /// What it names.
    #[inline]
    pub fn reg(&self) -> LinReg {
        unpack(self.reg).map_or(LinReg::Val(Val(self.reg)), LinReg::Physical)
    }

    /// Names something else.
    #[inline]
    pub fn set_reg(&mut self, reg: LinReg) {
        self.reg = match reg {
            LinReg::Val(val) => val.0,
            LinReg::Physical(preg) => pack(preg),
        };
    }

    /// The register it must be in; ties share it.
    #[inline]
    pub fn fixed(&self) -> Option<PReg> {
        unpack(self.fixed)
    }

    #[inline]
    fn set_fixed(&mut self, fixed: Option<PReg>) {
        self.fixed = fixed.map_or(0, pack);
    }

    /// For a tied definition: the position of its use among the operands of the file.
    #[inline]
    pub fn tied(&self) -> Option<usize> {
        (self.tied != LinOp::NOT_TIED).then_some(usize::from(self.tied))
    }
}

/// An instruction: where it stands, and its operands of the file.
#[derive(Clone, Debug)]
pub(super) struct LinInst {
    pub block: LBlock,
    /// Index into the block's instructions; `body.end` for the branch of the thread view.
    pub index: u32,
    ops: (u32, u32),
    clobbers: (u32, u32),
    /// Last of its block.
    pub last: bool,
    /// A copy of the input ([`moves_part`](crate::machine::MachInst::moves_part)).
    pub copy: bool,
    /// If the allocator added it: it goes before the instruction at `index`.
    pub spill_code: Option<SpillCode>,
    /// Nothing reads what it computes any more, because it is done again wherever it is needed.
    pub dropped: bool,
    /// It only reads and defines whole operands, none of them fixed or tied, and destroys nothing. So are most, and need no look for any of that.
    pub plain: bool,
}

impl LinInst {
    /// Its operands in [`Linear::ops`].
    #[inline]
    pub fn ops(&self) -> Range<usize> {
        self.ops.0 as usize..self.ops.1 as usize
    }

    /// Its clobbers in [`Linear::clobbers`].
    #[inline]
    pub fn clobbers(&self) -> Range<usize> {
        self.clobbers.0 as usize..self.clobbers.1 as usize
    }

    /// The same instruction with other operands.
    pub fn with_ops(&self, ops: Range<usize>) -> LinInst {
        LinInst {
            ops: (ops.start as u32, ops.end as u32),
            plain: false,
            ..self.clone()
        }
    }

    /// An instruction that the allocator adds.
    pub fn added(block: LBlock, index: u32, op: usize, spill_code: SpillCode) -> LinInst {
        LinInst {
            block,
            index,
            ops: (op as u32, op as u32 + 1),
            clobbers: (0, 0),
            last: false,
            copy: false,
            spill_code: Some(spill_code),
            dropped: false,
            plain: false,
        }
    }
}

/// A block.
#[derive(Clone, Debug)]
pub(super) struct LinBlock {
    pub mblock: MBlock,
    pub insts: Range<u32>,
    pub params: Vec<Val>,
    pub succs: SmallVec<[LBlock; 2]>,
    /// Arguments, one list per successor.
    pub args: SmallVec<[Vec<Val>; 2]>,
    pub preds: SmallVec<[LBlock; 2]>,
}

impl LinBlock {
    /// The instructions of the block.
    #[inline]
    pub fn insts(&self) -> impl DoubleEndedIterator<Item = LInst> + use<> {
        self.insts.clone().map(LInst::from_u32)
    }
}

/// One register file on one view.
#[derive(Clone, Debug)]
pub(super) struct Linear {
    pub file: RegFile,
    pub view: View,
    pub blocks: PrimaryMap<LBlock, LinBlock>,
    pub insts: PrimaryMap<LInst, LinInst>,
    pub ops: Vec<LinOp>,
    pub clobbers: Vec<PReg>,
    pub values: PrimaryMap<Val, LinValue>,
    /// Units of the spill area that are in use.
    pub slot_units: u32,
    /// Units that values may be in, as far as they are numbered.
    pub available: UnitSet,
}

/// The view's edges of a block.
pub(super) fn view_succs<I>(func: &MachFunc<I>, view: View, block: MBlock) -> &[MEdge] {
    let data = &func.blocks[block];
    match (view, &data.body) {
        (View::Wave, _) => &data.succs,
        (View::Thread, Some(body)) => &body.succs,
        (View::Thread, None) => &[],
    }
}

/// The view's parameters of a block.
pub(super) fn view_params<I>(func: &MachFunc<I>, view: View, block: MBlock) -> &[VReg] {
    let data = &func.blocks[block];
    match (view, &data.body) {
        (View::Wave, _) => &data.params,
        (View::Thread, Some(body)) => &body.params,
        (View::Thread, None) => &[],
    }
}

/// Whether the allocator hands out a register.
pub(super) fn allocatable(info: &RegFileInfo, preg: PReg) -> bool {
    let end = preg.first + u16::from(preg.width);
    end <= info.units
        || info
            .extra
            .iter()
            .any(|&(first, width)| first <= preg.first && end <= first + u16::from(width))
}

impl Linear {
    /// The entry.
    pub fn entry(&self) -> LBlock {
        LBlock::from_u32(0)
    }

    /// The operands of an instruction.
    #[inline]
    pub fn inst_ops(&self, inst: LInst) -> &[LinOp] {
        &self.ops[self.insts[inst].ops()]
    }
}
