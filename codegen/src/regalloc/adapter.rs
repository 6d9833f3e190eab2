//! Presents groups of values to regalloc2 and reads its answer back.
//!
//! regalloc2 knows three classes of at most 64 registers and no tuples. So the values of a file are dealt to *banks*:
//! all values of a bank have one width, a bank needs at most [`BANK_MAX`] registers at once, and values that share a
//! register by construction (block parameters with their arguments, tied operands) share a bank. Three banks make a
//! *run*. Banks do not interact, so the runs are independent, and an instruction appears only in the runs that it has
//! operands for.
//!
//! What comes back names *columns*: register `n` of bank `b`. A column is not a place in the file yet; [`super::pack`]
//! gives places to the pieces of values that pass through columns. Only if that fails do columns become windows of
//! the file ([`Windows`]).
//!
//! Facts of regalloc2 that this module respects: the search for a register rotates over the environment, so an
//! environment is cut to the bank's pressure plus a little slack; a dedicated scratch register is always named; register
//! 63 of the first class is a sentinel; a block argument of the wrong class becomes a silent cross-class move, so
//! [`super::linear`] checks widths and the banks here are closed under edges.

use super::error::RegAllocError;
use super::linear::{LBlock, LInst, LinReg, Linear, Val};
use super::liveness::{Liveness, is_use, max_live};
use super::local::Locals;
use super::util::{Edits, UnionFind};
use crate::machine::{OperandKind, PReg};
use crate::maps::sized;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl, packed_option::PackedOption};
use regalloc2 as r2;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Most allocatable registers of a bank; one more is the scratch register, and 63 is a sentinel.
pub(super) const BANK_MAX: u16 = 62;

/// Banks that a width gets at most beside those that it needs by number.
const MORE_BANKS: usize = 3;

/// A bank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Bank(u32);
entity_impl!(Bank, "bank");

/// A register of a bank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Column(u32);
entity_impl!(Column, "col");

/// A bank's values.
#[derive(Clone, Copy, Debug)]
pub(super) struct BankData {
    /// Units of each value.
    pub width: u8,
    /// Values live at once.
    pub max_live: u16,
    /// Values that one instruction needs in registers.
    pub floor: u16,
}

/// How the values of a file are dealt to banks.
#[derive(Clone, Debug)]
pub(super) struct Banks {
    pub of: SecondaryMap<Val, PackedOption<Bank>>,
    pub banks: PrimaryMap<Bank, BankData>,
    /// Units of all widths that are live at once.
    pub live: u16,
    /// Units that are needed at once: those that instructions destroy while values are live count, too.
    pub units: u16,
    /// The instruction at which they are.
    pub fullest: Option<LInst>,
    /// [`Liveness::needed`]; regalloc2 does not see other parameters.
    pub needed: SecondaryMap<Val, bool>,
    /// Values that need no bank.
    pub locals: Locals,
    /// At the start of how many blocks each value is live.
    lived: SecondaryMap<Val, u32>,
}

/// A value that is live in more blocks than this is long-lived.
const LONG: u32 = 16;

impl Banks {
    /// Deals the values; wide ones first. A width that needs several banks gets `spare` more: the search of regalloc2 wants
    /// more registers than values the fuller a bank is. With `locals` those that live within a block need no bank.
    pub fn new(lin: &Linear, live: &Liveness, spare: usize, locals: bool) -> Banks {
        let mut united = united(lin);
        let locals = if locals {
            Locals::new(lin, live, &mut united)
        } else {
            Locals::default()
        };
        let mut widths: Vec<u8> = lin.values.values().map(|v| v.width).collect();
        widths.sort_unstable_by_key(|&w| Reverse(w));
        widths.dedup();
        // The last group is that of local values.
        let width_index = |val: Val| {
            let at = widths.iter().position(|&w| w == lin.values[val].width);
            at.filter(|_| locals.column(val).is_none())
                .unwrap_or(widths.len())
        };
        let by_width = max_live(lin, live, widths.len() + 1, width_index);
        let mut more = spare;
        let mut banks = loop {
            let mut banks = Banks {
                of: sized(lin.values.len()),
                banks: PrimaryMap::new(),
                live: by_width.units,
                units: by_width.needed,
                fullest: by_width.fullest,
                needed: live.needed.clone(),
                locals: Locals::default(),
                lived: sized(lin.values.len()),
            };
            // One bank per width has all values of that width, so their number is known.
            let mut split = false;
            for (index, &width) in widths.iter().enumerate() {
                let demand = by_width.groups[index];
                if demand == 0 {
                    continue;
                }
                let count = usize::from((demand + 6).div_ceil(BANK_MAX - 4).max(1));
                let count = if count > 1 { count + more } else { 1 };
                split |= count > 1;
                let first = banks.banks.len();
                for _ in 0..count {
                    banks.banks.push(BankData {
                        width,
                        max_live: demand,
                        floor: 0,
                    });
                }
                banks.deal(lin, live, &locals, &mut united, (width, first, count));
            }
            if split {
                let by_bank = max_live(lin, live, banks.banks.len() + 1, |val| {
                    banks.of[val]
                        .expand()
                        .map_or(banks.banks.len(), |bank| bank.index())
                });
                for (bank, data) in banks.banks.iter_mut() {
                    data.max_live = by_bank.groups[bank.index()];
                }
            }
            // Groups that must stay together may fill one bank although others have room: then one more bank takes some.
            let full = banks.banks.values().any(|data| data.max_live + 2 > BANK_MAX);
            if !full || more >= MORE_BANKS {
                break banks;
            }
            more += 1;
        };
        let mut need = vec![(0u16, 0u16); banks.banks.len()];
        for inst in lin.insts.values() {
            need.fill((0, 0));
            for op in &lin.ops[inst.ops()] {
                if let LinReg::Val(val) = op.reg()
                    && let Some(bank) = banks.of[val].expand()
                {
                    let (uses, defs) = &mut need[bank.index()];
                    *uses += u16::from(is_use(op.kind) || op.kind == OperandKind::EarlyDef);
                    *defs += u16::from(op.kind != OperandKind::Use);
                }
            }
            for (data, &(uses, defs)) in banks.banks.values_mut().zip(&need) {
                data.floor = data.floor.max(uses + defs);
            }
        }
        banks.locals = locals;
        for block in lin.blocks.keys() {
            for &(val, _) in &live.live_in[block] {
                banks.lived[val] += 1;
            }
        }
        banks
    }

    /// Values that are live at once in the fullest bank.
    pub fn most(&self) -> u16 {
        self.banks.values().map(|data| data.max_live).max().unwrap_or(0)
    }

    /// Deals the values of one width to `count` banks from `first` on: each united group goes, when its first value
    /// begins, to the bank with the fewest values at that point.
    fn deal(
        &mut self,
        lin: &Linear,
        live: &Liveness,
        locals: &Locals,
        united: &mut UnionFind,
        (width, first, count): (u8, usize, usize),
    ) {
        let mut vals: Vec<Val> = lin
            .values
            .keys()
            .filter(|&v| lin.values[v].width == width && locals.column(v).is_none())
            .collect();
        if count == 1 {
            for val in vals {
                self.of[val] = Bank::new(first).into();
            }
            return;
        }
        let intervals = intervals(lin, live);
        vals.sort_by_key(|&v| intervals[v]);
        let mut group: Vec<Option<u16>> = vec![None; lin.values.len()];
        let mut ends: Vec<BinaryHeap<Reverse<u32>>> = vec![BinaryHeap::new(); count];
        for val in vals {
            let (start, end) = intervals[val];
            for heap in &mut ends {
                while heap.peek().is_some_and(|&Reverse(e)| e < start) {
                    heap.pop();
                }
            }
            let root = united.find(val.index());
            let emptiest = (0..count).min_by_key(|&i| ends[i].len()).unwrap_or(0);
            let bank = usize::from(*group[root].get_or_insert(emptiest as u16));
            ends[bank].push(Reverse(end));
            self.of[val] = Bank::new(first + bank).into();
        }
    }
}

/// Values that share a register by construction, if they are not split.
fn united(lin: &Linear) -> UnionFind {
    let mut united = UnionFind::new(lin.values.len());
    for block in lin.blocks.values() {
        for (succ, args) in block.succs.iter().zip(&block.args) {
            for (param, arg) in lin.blocks[*succ].params.iter().zip(args) {
                united.union(param.index(), arg.index());
            }
        }
    }
    for inst in lin.insts.values() {
        let ops = &lin.ops[inst.ops()];
        for op in ops {
            if let (Some(tied), LinReg::Val(def)) = (op.tied(), op.reg())
                && let LinReg::Val(used) = ops[tied].reg()
            {
                united.union(def.index(), used.index());
            }
        }
    }
    united
}

/// The first and the last instruction of each value in layout order.
fn intervals(lin: &Linear, live: &Liveness) -> SecondaryMap<Val, (u32, u32)> {
    let mut intervals: SecondaryMap<Val, (u32, u32)> = SecondaryMap::with_default((u32::MAX, 0));
    let mut cover = |val: Val, at: u32| {
        let (start, end) = &mut intervals[val];
        *start = (*start).min(at);
        *end = (*end).max(at);
    };
    for (block, data) in &lin.blocks {
        let entering = live.live_in[block].iter().map(|(val, _)| val);
        for &val in data.params.iter().chain(entering) {
            cover(val, data.insts.start);
        }
        for &(val, _) in &live.live_out[block] {
            cover(val, data.insts.end - 1);
        }
        for inst in data.insts() {
            for op in lin.inst_ops(inst) {
                if let LinReg::Val(val) = op.reg() {
                    cover(val, inst.as_u32());
                }
            }
        }
    }
    intervals
}

/// A column or a part of the spill area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Loc {
    Column(Column),
    /// First unit within the spill area of this allocation.
    Slot(u32),
}

/// A move that regalloc2 wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    pub from: Loc,
    pub to: Loc,
    pub width: u8,
}

/// A column.
#[derive(Clone, Copy, Debug)]
pub(super) struct ColumnData {
    pub width: u8,
}

/// A file's operands in columns, with the moves between them.
#[derive(Clone, Debug)]
pub(super) struct Located {
    /// Parallel to [`Linear::ops`]; `None` for operands that are physical already.
    pub op_column: Vec<PackedOption<Column>>,
    pub before: Edits<Move>,
    pub after: Edits<Move>,
    pub columns: PrimaryMap<Column, ColumnData>,
    /// Units of the spill area that were used.
    pub slot_units: u32,
}

/// Places for the columns of every bank: bank `b`'s column `n` begins at unit `starts[b][n]`.
#[derive(Clone, Debug)]
pub(super) struct Windows {
    pub starts: Vec<Vec<u16>>,
}

/// Whether an instruction ends its block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    No,
    Branch,
    Return,
}

struct RunFunc {
    ranges: Vec<r2::InstRange>,
    inst_of: Vec<LInst>,
    ends: Vec<Ends>,
    operands: Vec<r2::Operand>,
    op_ranges: Vec<(u32, u32)>,
    /// For each operand, its position in [`Linear::ops`].
    op_of: Vec<u32>,
    /// Empty if no instruction has any.
    clobbers: Vec<r2::PRegSet>,
    succs: Vec<Vec<r2::Block>>,
    preds: Vec<Vec<r2::Block>>,
    params: Vec<Vec<r2::VReg>>,
    args: Vec<Vec<Vec<r2::VReg>>>,
    num_vregs: usize,
    slot_size: [usize; 3],
}

impl r2::Function for RunFunc {
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
        &self.succs[block.index()]
    }

    fn block_preds(&self, block: r2::Block) -> &[r2::Block] {
        &self.preds[block.index()]
    }

    fn block_params(&self, block: r2::Block) -> &[r2::VReg] {
        &self.params[block.index()]
    }

    fn is_ret(&self, insn: r2::Inst) -> bool {
        self.ends[insn.index()] == Ends::Return
    }

    fn is_branch(&self, insn: r2::Inst) -> bool {
        self.ends[insn.index()] == Ends::Branch
    }

    fn branch_blockparams(&self, block: r2::Block, _insn: r2::Inst, succ_idx: usize) -> &[r2::VReg] {
        &self.args[block.index()][succ_idx]
    }

    fn inst_operands(&self, insn: r2::Inst) -> &[r2::Operand] {
        let (start, end) = self.op_ranges[insn.index()];
        &self.operands[start as usize..end as usize]
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

const CLASSES: [r2::RegClass; 3] = [r2::RegClass::Int, r2::RegClass::Float, r2::RegClass::Vector];

impl RunFunc {
    fn new(
        lin: &Linear,
        banks: &Banks,
        run: &[Bank],
        clobbered: Option<&dyn Fn(PReg) -> r2::PRegSet>,
    ) -> RunFunc {
        let mut slot_size = [1; 3];
        for (i, &bank) in run.iter().enumerate() {
            // regalloc2 wants powers of two.
            slot_size[i] = usize::from(banks.banks[bank].width).next_power_of_two();
        }
        let mut func = RunFunc {
            ranges: Vec::with_capacity(lin.blocks.len()),
            inst_of: Vec::with_capacity(lin.insts.len()),
            ends: Vec::with_capacity(lin.insts.len()),
            operands: Vec::with_capacity(lin.ops.len()),
            op_ranges: Vec::with_capacity(lin.insts.len()),
            op_of: Vec::with_capacity(lin.ops.len()),
            clobbers: Vec::new(),
            succs: Vec::with_capacity(lin.blocks.len()),
            preds: Vec::with_capacity(lin.blocks.len()),
            params: Vec::with_capacity(lin.blocks.len()),
            args: Vec::with_capacity(lin.blocks.len()),
            num_vregs: 0,
            slot_size,
        };
        // For each register in turn regalloc2 clears a table that is as large as the number of blocks in which any
        // register before it was live. So what lives long comes last.
        let class_of = |val: Val| {
            let bank = banks.of[val].expand()?;
            run.iter().position(|&b| b == bank)
        };
        let (short, mut long): (Vec<Val>, Vec<Val>) = lin
            .values
            .keys()
            .filter(|&val| class_of(val).is_some())
            .partition(|&val| banks.lived[val] <= LONG);
        long.sort_by_key(|&val| banks.lived[val]);
        let mut number: SecondaryMap<Val, u32> = sized(lin.values.len());
        for (index, &val) in short.iter().chain(&long).enumerate() {
            number[val] = index as u32;
        }
        func.num_vregs = short.len() + long.len();
        let vreg = |val: Val| Some(r2::VReg::new(number[val] as usize, CLASSES[class_of(val)?]));
        let blocks = |list: &[LBlock]| list.iter().map(|b| r2::Block::new(b.index())).collect::<Vec<_>>();
        // Where the operands of an instruction are in this run.
        let mut position: Vec<Option<usize>> = Vec::new();
        for block in lin.blocks.values() {
            let first = func.inst_of.len();
            for inst in block.insts() {
                let data = &lin.insts[inst];
                let start = func.operands.len();
                position.clear();
                for at in data.ops() {
                    let op = &lin.ops[at];
                    let LinReg::Val(val) = op.reg() else {
                        position.push(None);
                        continue;
                    };
                    let Some(vreg) = vreg(val) else {
                        position.push(None);
                        continue;
                    };
                    let tied = op
                        .tied()
                        .filter(|_| op.fixed().is_none())
                        .and_then(|tied| position.get(tied).copied().flatten());
                    position.push(Some(func.operands.len() - start));
                    func.operands.push(match (op.kind, tied) {
                        (OperandKind::Use, _) => r2::Operand::reg_use(vreg),
                        (OperandKind::LateUse, _) => r2::Operand::reg_use_at_end(vreg),
                        (OperandKind::EarlyDef, _) => r2::Operand::reg_def_at_start(vreg),
                        (OperandKind::TiedDef { .. }, Some(tied)) => r2::Operand::reg_reuse_def(vreg, tied),
                        (OperandKind::Def | OperandKind::PartDef | OperandKind::TiedDef { .. }, _) => {
                            r2::Operand::reg_def(vreg)
                        }
                    });
                    func.op_of.push(at as u32);
                }
                let mut clobbers = r2::PRegSet::empty();
                if let Some(clobbered) = clobbered {
                    for &preg in &lin.clobbers[data.clobbers()] {
                        clobbers.union_from(clobbered(preg));
                    }
                }
                if func.operands.len() == start && !data.last && clobbers.len() == 0 {
                    continue;
                }
                func.inst_of.push(inst);
                func.ends.push(match (data.last, block.succs.is_empty()) {
                    (false, _) => Ends::No,
                    (true, false) => Ends::Branch,
                    (true, true) => Ends::Return,
                });
                func.op_ranges.push((start as u32, func.operands.len() as u32));
                if clobbered.is_some() {
                    func.clobbers.push(clobbers);
                }
            }
            func.ranges.push(r2::InstRange::new(
                r2::Inst::new(first),
                r2::Inst::new(func.inst_of.len()),
            ));
            func.succs.push(blocks(&block.succs));
            func.preds.push(blocks(&block.preds));
            let params = block.params.iter().filter(|&&v| banks.needed[v]);
            func.params.push(params.filter_map(|&v| vreg(v)).collect());
            let mut args = Vec::new();
            for (&succ, list) in block.succs.iter().zip(&block.args) {
                let pairs = lin.blocks[succ]
                    .params
                    .iter()
                    .zip(list)
                    .filter(|(p, _)| banks.needed[**p]);
                args.push(pairs.filter_map(|(_, &arg)| vreg(arg)).collect());
            }
            func.args.push(args);
        }
        func
    }
}

/// Columns for local values, behind all others.
fn locate_locals(lin: &Linear, locals: &Locals, located: &mut Located) {
    let mut first = Vec::new();
    for &(width, count) in &locals.widths {
        first.push((width, located.columns.len() as u32));
        for _ in 0..count {
            located.columns.push(ColumnData { width });
        }
    }
    for (op, column) in lin.ops.iter().zip(&mut located.op_column) {
        if let LinReg::Val(val) = op.reg()
            && let Some(number) = locals.column(val)
            && let Some((_, first)) = first.iter().find(|(width, _)| *width == lin.values[val].width)
        {
            *column = Column::from_u32(first + u32::from(number)).into();
        }
    }
}

/// Runs regalloc2 with `budget` registers for each bank; `None` if an instruction needs more. With windows, clobbers are
/// honoured as seen through them.
pub(super) fn locate(
    lin: &Linear,
    banks: &Banks,
    budget: &SecondaryMap<Bank, u16>,
    windows: Option<&Windows>,
    check: bool,
) -> Result<Option<Located>, RegAllocError> {
    let mut located = Located {
        op_column: vec![None.into(); lin.ops.len()],
        before: Edits::default(),
        after: Edits::default(),
        columns: PrimaryMap::new(),
        slot_units: lin.slot_units,
    };
    let mut first_column: SecondaryMap<Bank, u32> = SecondaryMap::new();
    for (bank, data) in &banks.banks {
        first_column[bank] = located.columns.len() as u32;
        for _ in 0..=budget[bank].min(BANK_MAX) {
            located.columns.push(ColumnData { width: data.width });
        }
    }
    locate_locals(lin, &banks.locals, &mut located);
    let all: Vec<Bank> = banks.banks.keys().collect();
    for run in all.chunks(3) {
        let mut env = r2::MachineEnv {
            preferred_regs_by_class: [r2::PRegSet::empty(); 3],
            non_preferred_regs_by_class: [r2::PRegSet::empty(); 3],
            scratch_by_class: [None; 3],
            fixed_stack_slots: Vec::new(),
        };
        for (i, &bank) in run.iter().enumerate() {
            let registers = usize::from(budget[bank].min(BANK_MAX));
            for register in 0..registers {
                env.preferred_regs_by_class[i].add(r2::PReg::new(register, CLASSES[i]));
            }
            env.scratch_by_class[i] = Some(r2::PReg::new(registers, CLASSES[i]));
        }
        let clobbered = windows.map(|windows| {
            move |preg: PReg| {
                let mut set = r2::PRegSet::empty();
                for (i, &bank) in run.iter().enumerate() {
                    let width = banks.banks[bank].width;
                    for (n, &start) in windows.starts[bank.index()].iter().enumerate() {
                        if n < usize::from(budget[bank]) && preg.overlaps(PReg::new(preg.file, start, width))
                        {
                            set.add(r2::PReg::new(n, CLASSES[i]));
                        }
                    }
                }
                set
            }
        });
        let clobbered = clobbered.as_ref().map(|c| c as &dyn Fn(PReg) -> r2::PRegSet);
        let func = RunFunc::new(lin, banks, run, clobbered);
        if func.num_vregs == 0 {
            continue;
        }
        let options = r2::RegallocOptions {
            verbose_log: false,
            validate_ssa: check,
            algorithm: r2::Algorithm::Ion,
        };
        let backend = |what: String| RegAllocError::Backend { file: lin.file, what };
        let output = match r2::run(&func, &env, &options) {
            Ok(output) => output,
            Err(r2::RegAllocError::TooManyLiveRegs) => {
                return Ok(None);
            }
            Err(error) => return Err(backend(error.to_string())),
        };
        if check {
            let mut checker = r2::checker::Checker::new(&func, &env);
            checker.prepare(&output);
            checker.run().map_err(|errors| backend(format!("{errors:?}")))?;
        }
        let slots = located.slot_units;
        let column = |preg: r2::PReg| -> Result<Column, RegAllocError> {
            let bank = run.get(preg.class() as usize).copied();
            let bank = bank.ok_or_else(|| backend(format!("a register of an unused class: {preg}")))?;
            Ok(Column::from_u32(first_column[bank] + preg.hw_enc() as u32))
        };
        let loc = |allocation: r2::Allocation| -> Result<Loc, RegAllocError> {
            match (allocation.as_reg(), allocation.as_stack()) {
                (Some(preg), _) => Ok(Loc::Column(column(preg)?)),
                (_, Some(slot)) => Ok(Loc::Slot(slots + slot.index() as u32)),
                _ => Err(backend("a move without a place".to_owned())),
            }
        };
        for (at, &inst) in func.inst_of.iter().enumerate() {
            let (start, end) = func.op_ranges[at];
            let allocs = output.inst_allocs(r2::Inst::new(at));
            if allocs.len() != (end - start) as usize {
                return Err(backend(format!("{inst:?} has the wrong number of allocations")));
            }
            for (op, alloc) in (start..end).zip(allocs) {
                let preg = alloc
                    .as_reg()
                    .ok_or_else(|| backend(format!("an operand of {inst:?} is not in a register")))?;
                located.op_column[func.op_of[op as usize] as usize] = column(preg)?.into();
            }
        }
        for (point, r2::Edit::Move { from, to }) in &output.edits {
            let (from, to) = (loc(*from)?, loc(*to)?);
            let width = match (from, to) {
                (Loc::Column(column), _) | (_, Loc::Column(column)) => located.columns[column].width,
                _ => return Err(backend("a move from slot to slot".to_owned())),
            };
            if from == to {
                continue;
            }
            let inst = func.inst_of[point.inst().index()];
            let list = match point.pos() {
                r2::InstPosition::Before => &mut located.before,
                r2::InstPosition::After => &mut located.after,
            };
            list.push(inst, Move { from, to, width });
        }
        located.slot_units += output.num_spillslots as u32;
    }
    Ok(Some(located))
}

/// How regalloc2 is asked for the operands of a file.
#[cfg(test)]
pub(super) fn constraints(lin: &Linear, banks: &Banks) -> Vec<r2::OperandConstraint> {
    let all: Vec<Bank> = banks.banks.keys().collect();
    let runs = all.chunks(3).map(|run| RunFunc::new(lin, banks, run, None));
    runs.flat_map(|func| func.operands)
        .map(|op| op.constraint())
        .collect()
}
