//! Making a [`Linear`] from a machine function, with the checks L1 to L6.

use super::{
    LBlock, LinBlock, LinInst, LinOp, LinReg, LinValue, Linear, Val, allocatable, view_params, view_succs,
};
use crate::machine::{
    MBlock, MachFunc, MachInst, Operand, OperandKind, Reg, RegFile, RegFileInfo, Terminator, VReg, View,
};
use crate::maps::sized;
use crate::regalloc::error::{InputFault, RegAllocError};
use crate::regalloc::util::UnitSet;
use cranelift_entity::{PrimaryMap, SecondaryMap, packed_option::PackedOption};
use smallvec::SmallVec;
use std::ops::Range;

struct Builder<'a, I> {
    func: &'a MachFunc<I>,
    info: &'a RegFileInfo,
    selected: &'a dyn Fn(VReg) -> bool,
    physical: bool,
    lin: Linear,
    numbers: SecondaryMap<VReg, PackedOption<Val>>,
    defined: SecondaryMap<Val, bool>,
    scratch: Vec<Operand>,
}

impl<I: MachInst> Builder<'_, I> {
    fn fault(&self, block: MBlock, fault: InputFault) -> RegAllocError {
        RegAllocError::Input {
            file: self.lin.file,
            block,
            fault,
        }
    }

    fn value(&mut self, block: MBlock, vreg: VReg) -> Result<Val, RegAllocError> {
        if let Some(val) = self.numbers[vreg].expand() {
            return Ok(val);
        }
        let width = self.func.vregs[vreg].width;
        if !self.info.widths.iter().any(|&(w, _)| w == width) {
            return Err(self.fault(block, InputFault::Width { vreg, width }));
        }
        let val = self.lin.values.push(LinValue {
            vreg,
            width,
            again: None,
            pinned: false,
        });
        self.numbers[vreg] = val.into();
        Ok(val)
    }

    fn define(&mut self, block: MBlock, val: Val) -> Result<(), RegAllocError> {
        if std::mem::replace(&mut self.defined[val], true) {
            let vreg = self.lin.values[val].vreg;
            return Err(self.fault(block, InputFault::TwoDefinitions { vreg }));
        }
        Ok(())
    }

    fn mine(&self, vreg: VReg) -> bool {
        self.func.vregs[vreg].file == self.lin.file && (self.selected)(vreg)
    }

    fn inst(&mut self, block: LBlock, mblock: MBlock, index: usize, last: bool) -> Result<(), RegAllocError> {
        let func = self.func;
        let inst = &func.blocks[mblock].insts[index];
        let mut operands = std::mem::take(&mut self.scratch);
        operands.clear();
        inst.operands(&mut operands);
        let start = self.lin.ops.len();
        let (mut ties, mut plain) = (false, true);
        for (number, operand) in operands.iter().enumerate() {
            if let Some(op) = self.operand((mblock, index), number, operand, start)? {
                ties |= op.tied().is_some();
                plain &= op.fixed().is_none() && matches!(op.kind, OperandKind::Use | OperandKind::Def);
                self.lin.ops.push(op);
            }
        }
        self.scratch = operands;
        if ties {
            self.share_fixed(start);
        }
        let clobbers_start = self.lin.clobbers.len();
        for &preg in inst.clobbers() {
            if preg.file == self.lin.file {
                self.lin.clobbers.push(preg);
            }
        }
        // What has nothing to do with the file is left out: of scalars, most instructions.
        if self.lin.ops.len() == start && self.lin.clobbers.len() == clobbers_start && !last {
            return Ok(());
        }
        self.lin.insts.push(LinInst {
            block,
            index: index as u32,
            ops: (start as u32, self.lin.ops.len() as u32),
            clobbers: (clobbers_start as u32, self.lin.clobbers.len() as u32),
            last,
            copy: self.lin.ops.len() - start >= 2 && inst.moves_part().is_some(),
            spill_code: None,
            dropped: false,
            plain: plain && self.lin.clobbers.len() == clobbers_start,
        });
        Ok(())
    }

    /// Operand `index` of the instruction at a place, whose operands begin at `start`; `None` if the file does not have it.
    #[inline]
    fn operand(
        &mut self,
        (mblock, at): (MBlock, usize),
        index: usize,
        operand: &Operand,
        start: usize,
    ) -> Result<Option<LinOp>, RegAllocError> {
        let reg = match operand.reg {
            Reg::Virtual(vreg) if self.mine(vreg) => LinReg::Val(self.value(mblock, vreg)?),
            Reg::Physical(preg)
                if self.physical && preg.file == self.lin.file && allocatable(self.info, preg) =>
            {
                LinReg::Physical(preg)
            }
            _ => return Ok(None),
        };
        let tied = match operand.kind {
            OperandKind::TiedDef { tied } => self
                .tied_use(tied, reg, start)
                .ok_or_else(|| self.fault(mblock, InputFault::Tie { index }))?,
            _ => LinOp::NOT_TIED,
        };
        let defines = !matches!(operand.kind, OperandKind::Use | OperandKind::LateUse);
        if let (LinReg::Val(val), true) = (reg, defines) {
            self.define(mblock, val)?;
            let repeatable = || self.func.blocks[mblock].insts[at].repeatable();
            if operand.kind == OperandKind::Def && operand.fixed.is_none() && repeatable() {
                self.lin.values[val].again = Some((mblock, at as u32));
            }
        }
        let fixed = operand.fixed.filter(|_| matches!(reg, LinReg::Val(_)));
        if let Some(preg) = fixed
            && (preg.file != self.lin.file || preg.width != self.width_of(reg))
        {
            return Err(self.fault(mblock, InputFault::Fixed { preg }));
        }
        let mut op = LinOp {
            index: index as u16,
            tied,
            ..LinOp::new(reg, operand.kind, operand.part)
        };
        op.set_fixed(fixed);
        Ok(Some(op))
    }

    /// The position of the use that a definition in `reg` is tied to, if that is a use, and of the same kind and width (L6).
    #[inline]
    fn tied_use(&self, tied: u8, reg: LinReg, start: usize) -> Option<u16> {
        let mine = &self.lin.ops[start..];
        let position = mine.iter().position(|op| op.index == u16::from(tied))?;
        let tied_use = &mine[position];
        let same = tied_use.kind == OperandKind::Use
            && self.width_of(tied_use.reg()) == self.width_of(reg)
            && matches!(tied_use.reg(), LinReg::Val(_)) == matches!(reg, LinReg::Val(_));
        same.then_some(position as u16)
    }

    /// Gives both operands of a tie the fixed register of either; the operands begin at `start`.
    #[inline]
    fn share_fixed(&mut self, start: usize) {
        for at in start..self.lin.ops.len() {
            if let Some(tied) = self.lin.ops[at].tied() {
                let tied = start + tied;
                let fixed = self.lin.ops[at].fixed().or(self.lin.ops[tied].fixed());
                self.lin.ops[at].set_fixed(fixed);
                self.lin.ops[tied].set_fixed(fixed);
            }
        }
    }

    /// A block of the view with its parameters and instructions; [`Builder::edges`] adds the edges.
    fn block(&mut self, mblock: MBlock) -> Result<LBlock, RegAllocError> {
        self.check_block(mblock)?;
        let (func, view) = (self.func, self.lin.view);
        let data = &func.blocks[mblock];
        let block = self.lin.blocks.push(LinBlock {
            mblock,
            insts: 0..0,
            params: Vec::new(),
            succs: SmallVec::new(),
            args: SmallVec::new(),
            preds: SmallVec::new(),
        });
        for &vreg in view_params(func, view, mblock) {
            if self.mine(vreg) {
                let val = self.value(mblock, vreg)?;
                self.define(mblock, val)?;
                self.lin.blocks[block].params.push(val);
            }
        }
        let first = self.lin.insts.len() as u32;
        match (view, &data.body) {
            (View::Thread, Some(body)) => {
                self.check_outside(mblock, 0..body.insts.start)?;
                self.check_outside(mblock, body.insts.end..data.insts.len())?;
                for index in body.insts.clone() {
                    self.inst(block, mblock, index, false)?;
                }
                // The branch of the body.
                self.lin.insts.push(LinInst {
                    block,
                    index: body.insts.end as u32,
                    ops: (0, 0),
                    clobbers: (0, 0),
                    last: true,
                    copy: false,
                    spill_code: None,
                    dropped: false,
                    plain: true,
                });
            }
            _ => {
                for index in 0..data.insts.len() {
                    self.inst(block, mblock, index, index + 1 == data.insts.len())?;
                }
            }
        }
        self.lin.blocks[block].insts = first..self.lin.insts.len() as u32;
        Ok(block)
    }

    fn width_of(&self, reg: LinReg) -> u8 {
        match reg {
            LinReg::Val(val) => self.lin.values[val].width,
            LinReg::Physical(preg) => preg.width,
        }
    }

    /// L5: no operand of a per-lane file outside bodies.
    fn check_outside(&mut self, mblock: MBlock, indices: Range<usize>) -> Result<(), RegAllocError> {
        let mut operands = std::mem::take(&mut self.scratch);
        for index in indices {
            operands.clear();
            self.func.blocks[mblock].insts[index].operands(&mut operands);
            if operands
                .iter()
                .any(|o| o.reg.as_virtual().is_some_and(|v| self.mine(v)))
            {
                return Err(self.fault(mblock, InputFault::OutsideBody { index }));
            }
        }
        self.scratch = operands;
        Ok(())
    }
}

impl Linear {
    /// The selected virtual registers of `file` on `view`, and its physical registers if `physical` says so.
    pub fn new<I: MachInst>(
        func: &MachFunc<I>,
        info: &RegFileInfo,
        file: RegFile,
        view: View,
        selected: &dyn Fn(VReg) -> bool,
        physical: bool,
    ) -> Result<Linear, RegAllocError> {
        let lin = Linear {
            file,
            view,
            blocks: PrimaryMap::with_capacity(func.order.len()),
            insts: PrimaryMap::with_capacity(func.num_insts() + func.order.len()),
            // Room that is not needed costs address space only.
            ops: Vec::with_capacity(2 * func.num_insts()),
            clobbers: Vec::new(),
            values: PrimaryMap::with_capacity(func.vregs.len()),
            slot_units: 0,
            available: UnitSet::range(0, info.units),
        };
        let mut builder = Builder {
            func,
            info,
            selected,
            physical,
            lin,
            numbers: sized(func.vregs.len()),
            defined: sized(func.vregs.len()),
            scratch: Vec::new(),
        };
        let mut number: SecondaryMap<MBlock, PackedOption<LBlock>> = sized(func.blocks.len());
        for mblock in builder.reverse_postorder()? {
            number[mblock] = builder.block(mblock)?.into();
        }
        for &mblock in func.order.iter().filter(|&&b| number[b].is_none()) {
            builder.check_block(mblock)?;
        }
        builder.edges(&number)?;
        let lin = builder.lin;
        lin.check_graph()?;
        Ok(lin)
    }

    /// L1 and L2.
    fn check_graph(&self) -> Result<(), RegAllocError> {
        let fault = |block: LBlock, fault| {
            let block = self.blocks[block].mblock;
            Err(RegAllocError::Input {
                file: self.file,
                block,
                fault,
            })
        };
        if self.blocks.is_empty() {
            return Ok(());
        }
        if !self.blocks[self.entry()].params.is_empty() {
            return fault(self.entry(), InputFault::EntryParams);
        }
        for (block, data) in &self.blocks {
            let entries = data.preds.len() + usize::from(block == self.entry());
            for &pred in &data.preds {
                if entries > 1 && self.blocks[pred].succs.len() > 1 {
                    return fault(pred, InputFault::CriticalEdge { to: data.mblock });
                }
            }
            let joins = data
                .succs
                .iter()
                .any(|&succ| self.blocks[succ].preds.len() + usize::from(succ == self.entry()) > 1);
            if let (true, Some(last)) = (joins, data.insts().next_back())
                && !self.insts[last].ops().is_empty()
            {
                return fault(block, InputFault::BranchOperands);
            }
        }
        Ok(())
    }
}

impl<I: MachInst> Builder<'_, I> {
    /// Terminators, ranges of bodies, and L5 for blocks that are not in the thread view.
    fn check_block(&mut self, mblock: MBlock) -> Result<(), RegAllocError> {
        let data = &self.func.blocks[mblock];
        let ends = |i: &I| i.terminator() != Terminator::None;
        let count = data.insts.iter().filter(|i| ends(i)).count();
        if count != 1 || !data.insts.last().is_some_and(ends) {
            return Err(self.fault(mblock, InputFault::Terminator));
        }
        match (&data.body, self.lin.view) {
            (Some(body), _) if body.insts.start > body.insts.end || body.insts.end >= data.insts.len() => {
                Err(self.fault(mblock, InputFault::BodyRange))
            }
            (None, View::Thread) => self.check_outside(mblock, 0..data.insts.len()),
            _ => Ok(()),
        }
    }

    /// The blocks of the view so that all forward edges go forward, loops in one piece where the layout has them so.
    ///
    /// regalloc2 estimates loop depth from the order, its checker loses track in others, and Pack colours in dominance
    /// order. The layout is none: it may put a loop's header after its body.
    fn reverse_postorder(&self) -> Result<Vec<MBlock>, RegAllocError> {
        let (func, view) = (self.func, self.lin.view);
        let in_view = |b: MBlock| view == View::Wave || func.blocks[b].body.is_some();
        let blocks: Vec<MBlock> = func.order.iter().copied().filter(|&b| in_view(b)).collect();
        let Some(&entry) = blocks.first() else {
            return Ok(blocks);
        };
        let mut position: SecondaryMap<MBlock, Option<usize>> = sized(func.blocks.len());
        for (i, &block) in blocks.iter().enumerate() {
            position[block] = Some(i);
        }
        let mut seen: SecondaryMap<MBlock, bool> = sized(func.blocks.len());
        let mut postorder = Vec::with_capacity(blocks.len());
        // Successors that are laid out last are finished first, so they come last.
        let open = |block: MBlock| {
            let mut succs: SmallVec<[usize; 4]> = view_succs(func, view, block)
                .iter()
                .filter_map(|e| position[e.block])
                .collect();
            succs.sort_unstable();
            (block, succs)
        };
        seen[entry] = true;
        let mut stack = vec![open(entry)];
        while let Some((block, succs)) = stack.last_mut() {
            match succs.pop() {
                Some(succ) if !seen[blocks[succ]] => {
                    seen[blocks[succ]] = true;
                    stack.push(open(blocks[succ]));
                }
                Some(_) => {}
                None => {
                    postorder.push(*block);
                    stack.pop();
                }
            }
        }
        if let Some(&block) = blocks.iter().find(|&&b| !seen[b]) {
            return Err(self.fault(block, InputFault::Unreachable));
        }
        postorder.reverse();
        Ok(postorder)
    }

    /// L3, and the lists of edges.
    fn edges(&mut self, number: &SecondaryMap<MBlock, PackedOption<LBlock>>) -> Result<(), RegAllocError> {
        for block in self.lin.blocks.keys() {
            let mblock = self.lin.blocks[block].mblock;
            for edge in view_succs(self.func, self.lin.view, mblock) {
                let Some(succ) = number[edge.block].expand() else {
                    return Err(self.fault(mblock, InputFault::EdgeOutOfView { to: edge.block }));
                };
                let params = view_params(self.func, self.lin.view, edge.block);
                if params.len() != edge.args.len() {
                    return Err(self.fault(mblock, InputFault::EdgeArgs { to: edge.block }));
                }
                let mut args = Vec::with_capacity(params.len());
                for (&param, arg) in params.iter().zip(&edge.args) {
                    let Some(arg) = arg.as_virtual() else {
                        return Err(self.fault(mblock, InputFault::EdgeArgs { to: edge.block }));
                    };
                    if self.func.vregs[param] != self.func.vregs[arg] || self.mine(param) != self.mine(arg) {
                        return Err(self.fault(
                            mblock,
                            InputFault::EdgeClass {
                                to: edge.block,
                                param,
                                arg,
                            },
                        ));
                    }
                    if self.mine(arg) {
                        let val = self.value(mblock, arg)?;
                        args.push(val);
                    }
                }
                self.lin.blocks[block].succs.push(succ);
                self.lin.blocks[block].args.push(args);
                self.lin.blocks[succ].preds.push(block);
            }
        }
        Ok(())
    }
}
