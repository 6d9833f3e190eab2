//! Banks: how the values of a register file are dealt to what regalloc2 knows as register classes.
//!
//! All values of a bank have one width, a bank needs at most [`BANK_MAX`] registers at once, and values that share a register
//! by construction (block parameters with their arguments, tied operands) share a bank. Values that live within one block need
//! none ([`Locals`]), and of the others those that live in one stretch of a long function are kept from those that do not
//! ([`Stretches`]).

use super::linear::{LInst, LinReg, Linear, Val};
use super::liveness::{Liveness, MaxLive, is_use, max_live};
use super::local::Locals;
use super::stretch::Stretches;
use super::util::UnionFind;
use crate::machine::OperandKind;
use crate::maps::sized;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl, packed_option::PackedOption};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

/// Most allocatable registers of a bank; one more is the scratch register, and 63 is a sentinel.
pub(super) const BANK_MAX: u16 = 62;

/// Banks that a width gets at most beside those that it needs by number.
const MORE_BANKS: usize = 3;

/// A bank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Bank(u32);
entity_impl!(Bank, "bank");

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
    /// The others, by the stretches they live in.
    pub stretches: Stretches,
    /// At the start of how many blocks each value is live.
    pub lived: SecondaryMap<Val, u32>,
}

impl Banks {
    /// Deals the values; wide ones first. A width that needs several banks gets `spare` more: the search of regalloc2 wants
    /// more registers than values the fuller a bank is. With `apart`, the length of a stretch, values that live within a block need
    /// no bank, and others are told apart by their stretches; without it regalloc2 sees all at once.
    pub fn new(lin: &Linear, live: &Liveness, spare: usize, apart: Option<u32>) -> Banks {
        let mut united = united(lin);
        let locals = match apart {
            Some(_) => Locals::new(lin, live, &mut united),
            None => Locals::default(),
        };
        let dealt = |val: Val| locals.column(val).is_none();
        let stretches = match apart {
            Some(length) => Stretches::new(lin, live, length, &mut united, dealt),
            None => Stretches::whole(lin, dealt),
        };
        let widths = widths(lin);
        // The last group is that of local values.
        let width_index = |val: Val| {
            let at = widths.iter().position(|&w| w == lin.values[val].width);
            at.filter(|_| locals.column(val).is_none())
                .unwrap_or(widths.len())
        };
        let by_width = max_live(lin, live, widths.len() + 1, width_index);
        let deal = Deal {
            lin,
            live,
            locals: &locals,
            widths: &widths,
            by_width: &by_width,
        };
        let mut more = spare;
        let mut banks = loop {
            let banks = deal.banks(&mut united, more);
            // Groups that must stay together may fill one bank although others have room: then one more bank takes some.
            let full = banks.banks.values().any(|data| data.max_live + 2 > BANK_MAX);
            if !full || more >= MORE_BANKS {
                break banks;
            }
            more += 1;
        };
        banks.set_floors(lin);
        (banks.locals, banks.stretches) = (locals, stretches);
        for block in lin.blocks.keys() {
            for &(val, _) in &live.live_in[block] {
                banks.lived[val] += 1;
            }
        }
        banks
    }

    /// Notes how many registers of each bank one instruction needs at most.
    fn set_floors(&mut self, lin: &Linear) {
        if self.banks.is_empty() {
            return;
        }
        let mut need = vec![(0u16, 0u16); self.banks.len()];
        for inst in lin.insts.values() {
            need.fill((0, 0));
            for op in &lin.ops[inst.ops()] {
                if let LinReg::Val(val) = op.reg()
                    && let Some(bank) = self.of[val].expand()
                {
                    let (uses, defs) = &mut need[bank.index()];
                    *uses += u16::from(is_use(op.kind) || op.kind == OperandKind::EarlyDef);
                    *defs += u16::from(op.kind != OperandKind::Use);
                }
            }
            for (data, &(uses, defs)) in self.banks.values_mut().zip(&need) {
                data.floor = data.floor.max(uses + defs);
            }
        }
    }

    /// Values that are live at once in the fullest bank.
    pub fn most(&self) -> u16 {
        self.banks.values().map(|data| data.max_live).max().unwrap_or(0)
    }
}

/// What the values are dealt by, however many banks there are.
struct Deal<'a> {
    lin: &'a Linear,
    live: &'a Liveness,
    /// Values that get no bank.
    locals: &'a Locals,
    /// Descending.
    widths: &'a [u8],
    /// Values of each width that are live at once.
    by_width: &'a MaxLive,
}

impl Deal<'_> {
    /// Makes the banks and deals the values. A width that needs more than one bank gets `more` than it needs.
    fn banks(&self, united: &mut UnionFind, more: usize) -> Banks {
        let (lin, live) = (self.lin, self.live);
        let mut banks = Banks {
            of: sized(lin.values.len()),
            banks: PrimaryMap::new(),
            live: self.by_width.units,
            units: self.by_width.needed,
            fullest: self.by_width.fullest,
            needed: live.needed.clone(),
            locals: Locals::default(),
            stretches: Stretches::default(),
            lived: sized(lin.values.len()),
        };
        // One bank per width has all values of that width, so their number is known.
        let mut split = false;
        for (&width, &demand) in self.widths.iter().zip(&self.by_width.groups) {
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
            self.values(&mut banks, united, width, first..first + count);
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
        banks
    }

    /// Deals the values of one width to some banks: each united group goes, when its first value begins, to the bank with the fewest
    /// values at that point.
    fn values(&self, banks: &mut Banks, united: &mut UnionFind, width: u8, to: Range<usize>) {
        let lin = self.lin;
        let mut vals: Vec<Val> = lin
            .values
            .keys()
            .filter(|&v| lin.values[v].width == width && self.locals.column(v).is_none())
            .collect();
        if to.len() == 1 {
            for val in vals {
                banks.of[val] = Bank::new(to.start).into();
            }
            return;
        }
        let intervals = intervals(lin, self.live);
        vals.sort_by_key(|&v| intervals[v]);
        let mut group: Vec<Option<u16>> = vec![None; lin.values.len()];
        let mut ends: Vec<BinaryHeap<Reverse<u32>>> = vec![BinaryHeap::new(); to.len()];
        for val in vals {
            let (start, end) = intervals[val];
            for heap in &mut ends {
                while heap.peek().is_some_and(|&Reverse(e)| e < start) {
                    heap.pop();
                }
            }
            let root = united.find(val.index());
            let emptiest = (0..to.len()).min_by_key(|&i| ends[i].len()).unwrap_or(0);
            let bank = usize::from(*group[root].get_or_insert(emptiest as u16));
            ends[bank].push(Reverse(end));
            banks.of[val] = Bank::new(to.start + bank).into();
        }
    }
}

/// The widths of values that there are, descending.
fn widths(lin: &Linear) -> Vec<u8> {
    let mut used = [false; 1 << u8::BITS];
    for value in lin.values.values() {
        used[usize::from(value.width)] = true;
    }
    (0..=u8::MAX).rev().filter(|&w| used[usize::from(w)]).collect()
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
    for inst in lin.insts.values().filter(|inst| !inst.plain) {
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
