//! A part of a register file's view as regalloc2 is shown it.
//!
//! The blocks of a part that can be entered from outside follow on an entry block of their own, through a block each so that no edge
//! is critical; no value lives there. An edge that leaves the part is left out: nothing of the part lives on it.

use super::adapter::{CLASSES, class_of};
use super::banks::{Bank, Banks};
use super::linear::{LBlock, LInst, LinReg, Linear, Val};
use super::stretch::Part;
use crate::machine::{OperandKind, PReg};
use cranelift_entity::{EntityRef, SecondaryMap, packed_option::PackedOption};
use regalloc2 as r2;
use smallvec::SmallVec;

/// Whether an instruction ends its block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    No,
    Branch,
    Return,
}

/// Lists in one piece of memory.
struct Lists<T> {
    items: Vec<T>,
    ends: Vec<u32>,
}

impl<T> Lists<T> {
    fn with_capacity(lists: usize, items: usize) -> Lists<T> {
        Lists {
            items: Vec::with_capacity(items),
            ends: Vec::with_capacity(lists),
        }
    }

    fn add(&mut self, list: impl IntoIterator<Item = T>) {
        self.items.extend(list);
        self.ends.push(self.items.len() as u32);
    }

    fn get(&self, index: usize) -> &[T] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.items[start as usize..self.ends[index] as usize]
    }
}

/// The number that regalloc2 knows a value by while its part is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Number(u32);
cranelift_entity::entity_impl!(Number, "number");

/// What regalloc2 is shown.
pub(super) struct Presented {
    ranges: Vec<r2::InstRange>,
    /// `None` for what stands for the edges into the part.
    inst_of: Vec<PackedOption<LInst>>,
    ends: Vec<Ends>,
    operands: Lists<r2::Operand>,
    /// For each operand, its position in [`Linear::ops`].
    op_of: Vec<u32>,
    /// Empty if no instruction has any.
    clobbers: Vec<r2::PRegSet>,
    succs: Lists<r2::Block>,
    preds: Lists<r2::Block>,
    params: Lists<r2::VReg>,
    /// By edge, in the order of blocks.
    args: Lists<r2::VReg>,
    num_vregs: usize,
    slot_size: [usize; 3],
}

impl r2::Function for Presented {
    fn num_insts(&self) -> usize {
        self.inst_of.len()
    }

    fn num_blocks(&self) -> usize {
        self.ranges.len()
    }

    fn entry_block(&self) -> r2::Block {
        r2::Block::new(0)
    }

    fn block_insns(&self, block: r2::Block) -> r2::InstRange {
        self.ranges[block.index()]
    }

    fn block_succs(&self, block: r2::Block) -> &[r2::Block] {
        self.succs.get(block.index())
    }

    fn block_preds(&self, block: r2::Block) -> &[r2::Block] {
        self.preds.get(block.index())
    }

    fn block_params(&self, block: r2::Block) -> &[r2::VReg] {
        self.params.get(block.index())
    }

    fn is_ret(&self, insn: r2::Inst) -> bool {
        self.ends[insn.index()] == Ends::Return
    }

    fn is_branch(&self, insn: r2::Inst) -> bool {
        self.ends[insn.index()] == Ends::Branch
    }

    fn branch_blockparams(&self, block: r2::Block, _insn: r2::Inst, succ_idx: usize) -> &[r2::VReg] {
        let before = block.index().checked_sub(1);
        let first = before.map_or(0, |before| self.succs.ends[before] as usize);
        self.args.get(first + succ_idx)
    }

    fn inst_operands(&self, insn: r2::Inst) -> &[r2::Operand] {
        self.operands.get(insn.index())
    }

    fn inst_clobbers(&self, insn: r2::Inst) -> r2::PRegSet {
        self.clobbers.get(insn.index()).copied().unwrap_or_default()
    }

    fn num_vregs(&self) -> usize {
        self.num_vregs
    }

    fn spillslot_size(&self, regclass: r2::RegClass) -> usize {
        self.slot_size[regclass as usize]
    }
}

/// A value that is live in more blocks than this is long-lived.
const LONG: u32 = 16;

/// What building takes from the file.
struct Builder<'a> {
    lin: &'a Linear,
    banks: &'a Banks,
    run: &'a [Bank],
    part: Part<'a>,
    numbers: &'a SecondaryMap<Val, PackedOption<Number>>,
    clobbered: Option<&'a dyn Fn(PReg) -> r2::PRegSet>,
    /// Blocks before the first of the part.
    ahead: usize,
    func: Presented,
    /// Where the operands of an instruction are.
    position: Vec<Option<usize>>,
}

impl Presented {
    /// The values of a part that are in one of the banks; `None` if there is none. `numbers` names no value, and will
    /// not afterwards.
    pub fn new(
        lin: &Linear,
        banks: &Banks,
        run: &[Bank],
        part: Part<'_>,
        clobbered: Option<&dyn Fn(PReg) -> r2::PRegSet>,
        numbers: &mut SecondaryMap<Val, PackedOption<Number>>,
    ) -> Option<Presented> {
        // For each register in turn regalloc2 clears a table that is as large as the number of blocks in which any
        // register before it was live. So what lives long comes last.
        let (short, mut long): (Vec<Val>, Vec<Val>) = part
            .values
            .iter()
            .filter(|&&val| class_of(banks, run, val).is_some())
            .partition(|&&val| banks.lived[val] <= LONG);
        long.sort_by_key(|&val| banks.lived[val]);
        let num_vregs = short.len() + long.len();
        if num_vregs == 0 {
            return None;
        }
        for (index, &val) in short.iter().chain(&long).enumerate() {
            numbers[val] = Number::new(index).into();
        }
        let mut slot_size = [1; 3];
        for (size, &bank) in slot_size.iter_mut().zip(run) {
            // regalloc2 wants powers of two.
            *size = usize::from(banks.banks[bank].width).next_power_of_two();
        }
        let entered: Vec<LBlock> = match part.whole {
            true => Vec::new(),
            false => part.blocks().filter(|&block| entered(lin, part, block)).collect(),
        };
        let ahead = match part.whole {
            true => 0,
            false => 1 + entered.len(),
        };
        let blocks = part.blocks().count();
        let insts: usize = part.blocks().map(|block| lin.blocks[block].insts.len()).sum();
        let mut builder = Builder {
            lin,
            banks,
            run,
            part,
            numbers,
            clobbered,
            ahead,
            func: Presented {
                ranges: Vec::with_capacity(ahead + blocks),
                inst_of: Vec::with_capacity(ahead + insts),
                ends: Vec::with_capacity(ahead + insts),
                operands: Lists::with_capacity(ahead + insts, 2 * insts),
                op_of: Vec::with_capacity(2 * insts),
                clobbers: Vec::new(),
                succs: Lists::with_capacity(ahead + blocks, 2 * (ahead + blocks)),
                preds: Lists::with_capacity(ahead + blocks, 2 * (ahead + blocks)),
                params: Lists::with_capacity(ahead + blocks, blocks),
                args: Lists::with_capacity(2 * (ahead + blocks), 2 * blocks),
                num_vregs,
                slot_size,
            },
            position: Vec::new(),
        };
        if ahead > 0 {
            builder.entries(&entered);
        }
        for block in part.blocks() {
            builder.block(block, &entered);
        }
        let func = builder.func;
        for val in short.into_iter().chain(long) {
            numbers[val] = None.into();
        }
        Some(func)
    }

    /// The instructions, but those that stand for edges into the part.
    pub fn insts(&self) -> impl Iterator<Item = (r2::Inst, LInst)> {
        let insts = self.inst_of.iter().enumerate();
        insts.filter_map(|(at, inst)| Some((r2::Inst::new(at), inst.expand()?)))
    }

    /// The positions of an instruction's operands in [`Linear::ops`].
    pub fn positions(&self, inst: r2::Inst) -> &[u32] {
        let at = inst.index();
        let start = at.checked_sub(1).map_or(0, |before| self.operands.ends[before]);
        &self.op_of[start as usize..self.operands.ends[at] as usize]
    }

    /// The instruction of the file; `None` for what stands for an edge into the part.
    pub fn inst(&self, inst: r2::Inst) -> Option<LInst> {
        self.inst_of.get(inst.index())?.expand()
    }

    /// What is asked for.
    #[cfg(test)]
    pub fn constraints(&self) -> impl Iterator<Item = r2::OperandConstraint> {
        self.operands.items.iter().map(|op| op.constraint())
    }
}

/// Whether a block can be entered from outside the part.
fn entered(lin: &Linear, part: Part<'_>, block: LBlock) -> bool {
    block == lin.entry() || lin.blocks[block].preds.iter().any(|&pred| !part.contains(pred))
}

impl Builder<'_> {
    fn vreg(&self, val: Val) -> Option<r2::VReg> {
        let number = self.numbers[val].expand()?;
        let class = CLASSES[class_of(self.banks, self.run, val)?];
        Some(r2::VReg::new(number.index(), class))
    }

    fn r2_block(&self, block: LBlock) -> r2::Block {
        r2::Block::new(self.ahead + block.index() - self.part.blocks.0.index())
    }

    /// The block that all entries follow on, and one for the edge to each.
    fn entries(&mut self, entered: &[LBlock]) {
        let edges = (0..entered.len()).map(|index| r2::Block::new(1 + index));
        self.jump([], edges);
        for &block in entered {
            let to = self.r2_block(block);
            self.jump([r2::Block::new(0)], [to]);
        }
    }

    /// A block without values.
    fn jump(
        &mut self,
        preds: impl IntoIterator<Item = r2::Block>,
        succs: impl IntoIterator<Item = r2::Block>,
    ) {
        let func = &mut self.func;
        let first = func.inst_of.len();
        func.inst_of.push(None.into());
        func.ends.push(Ends::Branch);
        func.operands.add([]);
        if self.clobbered.is_some() {
            func.clobbers.push(r2::PRegSet::empty());
        }
        let range = r2::InstRange::new(r2::Inst::new(first), r2::Inst::new(first + 1));
        func.ranges.push(range);
        func.preds.add(preds);
        let edges = func.succs.items.len();
        func.succs.add(succs);
        for _ in edges..func.succs.items.len() {
            func.args.add([]);
        }
        func.params.add([]);
    }

    fn block(&mut self, block: LBlock, entered: &[LBlock]) {
        let (lin, part) = (self.lin, self.part);
        let data = &lin.blocks[block];
        let ends = match data.succs.iter().any(|&succ| part.contains(succ)) {
            true => Ends::Branch,
            false => Ends::Return,
        };
        let first = self.func.inst_of.len();
        for inst in data.insts() {
            self.inst(inst, ends);
        }
        let range = r2::InstRange::new(r2::Inst::new(first), r2::Inst::new(self.func.inst_of.len()));
        self.func.ranges.push(range);
        let inside = |list: &[LBlock]| {
            let inside = list.iter().filter(|&&other| part.contains(other));
            inside
                .map(|&other| self.r2_block(other))
                .collect::<SmallVec<[r2::Block; 8]>>()
        };
        let (mut preds, succs) = (inside(&data.preds), inside(&data.succs));
        // regalloc2 looks for the nearest common dominator of one predecessor after the other, upwards from the next. Where
        // blocks that dominate each other all lead here, the innermost has to be the first, or each walk is as long as the chain.
        preds.sort_unstable_by(|a, b| b.cmp(a));
        let edge = entered
            .binary_search(&block)
            .ok()
            .map(|index| r2::Block::new(1 + index));
        self.func.preds.add(preds.into_iter().chain(edge));
        self.func.succs.add(succs);
        let params = data.params.iter().filter(|&&param| self.banks.needed[param]);
        let params: SmallVec<[r2::VReg; 16]> = params.filter_map(|&param| self.vreg(param)).collect();
        self.func.params.add(params);
        for (&succ, list) in data.succs.iter().zip(&data.args) {
            if !part.contains(succ) {
                continue;
            }
            let pairs = lin.blocks[succ].params.iter().zip(list);
            let needed = pairs.filter(|(param, _)| self.banks.needed[**param]);
            let args: SmallVec<[r2::VReg; 16]> = needed.filter_map(|(_, &arg)| self.vreg(arg)).collect();
            self.func.args.add(args);
        }
    }

    fn inst(&mut self, inst: LInst, ends: Ends) {
        let data = &self.lin.insts[inst];
        let start = self.func.operands.items.len();
        let mut position = std::mem::take(&mut self.position);
        position.clear();
        for at in data.ops() {
            let op = &self.lin.ops[at];
            let vreg = match op.reg() {
                LinReg::Val(val) => self.vreg(val),
                LinReg::Physical(_) => None,
            };
            let Some(vreg) = vreg else {
                position.push(None);
                continue;
            };
            let tied = op
                .tied()
                .filter(|_| op.fixed().is_none())
                .and_then(|tied| position.get(tied).copied().flatten());
            position.push(Some(self.func.operands.items.len() - start));
            self.func.operands.items.push(match (op.kind, tied) {
                (OperandKind::Use, _) => r2::Operand::reg_use(vreg),
                (OperandKind::LateUse, _) => r2::Operand::reg_use_at_end(vreg),
                (OperandKind::EarlyDef, _) => r2::Operand::reg_def_at_start(vreg),
                (OperandKind::TiedDef { .. }, Some(tied)) => r2::Operand::reg_reuse_def(vreg, tied),
                (OperandKind::Def | OperandKind::PartDef | OperandKind::TiedDef { .. }, _) => {
                    r2::Operand::reg_def(vreg)
                }
            });
            self.func.op_of.push(at as u32);
        }
        self.position = position;
        let mut clobbers = r2::PRegSet::empty();
        if let Some(clobbered) = self.clobbered {
            for &preg in &self.lin.clobbers[data.clobbers()] {
                clobbers.union_from(clobbered(preg));
            }
        }
        let func = &mut self.func;
        if func.operands.items.len() == start && !data.last && clobbers.len() == 0 {
            return;
        }
        func.inst_of.push(inst.into());
        func.ends.push(if data.last { ends } else { Ends::No });
        func.operands.add([]);
        if self.clobbered.is_some() {
            func.clobbers.push(clobbers);
        }
    }
}
