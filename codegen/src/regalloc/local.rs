//! Values that need no search: those of one block.
//!
//! Most values are defined and read within one block and are no argument of an edge. Together with what ties them to each other
//! they are intervals on a line, so giving each the first free column as the line is walked is optimal: as many columns
//! as are live at once, without a split. regalloc2 sees the others only, those that live across edges. That is a matter
//! of time alone: columns are names, and [`super::pack`] places the pieces of both kinds with each other in mind.
//!
//! A group of tied values stays with regalloc2 if one of them is read after the tied definition: it has to be split.
//!
//! Cost: linear in instructions.

use super::linear::{LInst, LinOp, LinReg, Linear, Val};
use super::liveness::{Liveness, is_use};
use super::util::UnionFind;
use crate::machine::OperandKind;
use cranelift_entity::EntityRef;

/// The columns of local values, numbered from 0 for each width.
#[derive(Clone, Debug, Default)]
pub(super) struct Locals {
    column: Vec<u16>,
    /// Each width with the number of its columns.
    pub widths: Vec<(u8, u16)>,
}

const NONE: u16 = u16::MAX;

impl Locals {
    /// Finds the local values and gives them columns. `united` has values together that share a column by construction.
    pub fn new(lin: &Linear, live: &Liveness, united: &mut UnionFind) -> Locals {
        let last = last_uses(lin);
        let barred = barred(lin, live, &last);
        let mut group_barred = vec![false; barred.len()];
        for (val, &barred) in barred.iter().enumerate() {
            group_barred[united.find(val)] |= barred;
        }
        let mut sweep = Sweep {
            lin,
            last,
            local: (0..barred.len())
                .map(|val| !group_barred[united.find(val)])
                .collect(),
            free: Vec::new(),
            result: Locals {
                column: vec![NONE; barred.len()],
                widths: Vec::new(),
            },
        };
        for inst in lin.insts.keys() {
            sweep.inst(inst);
        }
        sweep.result
    }

    /// The column of a value among those of its width; `None` if regalloc2 has to find one.
    pub fn column(&self, val: Val) -> Option<u16> {
        self.column
            .get(val.index())
            .copied()
            .filter(|&column| column != NONE)
    }
}

/// The last instruction that reads each value, as a number from 1; 0 if none does.
fn last_uses(lin: &Linear) -> Vec<u32> {
    let mut last = vec![0; lin.values.len()];
    for inst in lin.insts.keys() {
        for op in lin.inst_ops(inst) {
            if let (LinReg::Val(val), true) = (op.reg(), is_use(op.kind)) {
                last[val.index()] = number(inst);
            }
        }
    }
    last
}

fn number(inst: LInst) -> u32 {
    inst.as_u32() + 1
}

/// Values that live across edges, or beyond a definition that is tied to them.
fn barred(lin: &Linear, live: &Liveness, last: &[u32]) -> Vec<bool> {
    let mut barred = vec![false; lin.values.len()];
    for (block, data) in &lin.blocks {
        let entering = live.live_in[block].iter().map(|(val, _)| val);
        for val in data
            .params
            .iter()
            .chain(data.args.iter().flatten())
            .chain(entering)
        {
            barred[val.index()] = true;
        }
    }
    for (inst, _) in lin.insts.iter().filter(|(_, data)| !data.plain) {
        let ops = lin.inst_ops(inst);
        for (at, op) in ops.iter().enumerate() {
            let Some(tied) = op.tied() else { continue };
            let LinReg::Val(used) = ops[tied].reg() else {
                continue;
            };
            let beyond = last[used.index()] != number(inst);
            let late = ops
                .iter()
                .any(|other| other.reg() == LinReg::Val(used) && other.kind == OperandKind::LateUse);
            let twice = ops[..at]
                .iter()
                .filter_map(|other| other.tied())
                .any(|other| ops[other].reg() == LinReg::Val(used));
            barred[used.index()] |= beyond || late || twice;
        }
    }
    barred
}

/// The walk along the line.
struct Sweep<'a> {
    lin: &'a Linear,
    last: Vec<u32>,
    local: Vec<bool>,
    /// Free columns, by position in the list of widths.
    free: Vec<Vec<u16>>,
    result: Locals,
}

impl Sweep<'_> {
    fn inst(&mut self, inst: LInst) {
        let lin = self.lin;
        let ops = lin.inst_ops(inst);
        let local = |this: &Self, reg: LinReg| match reg {
            LinReg::Val(val) if this.local[val.index()] => Some(val),
            _ => None,
        };
        let others: &[LinOp] = if lin.insts[inst].plain { &[] } else { ops };
        for op in others.iter().filter(|op| op.kind == OperandKind::EarlyDef) {
            if let Some(val) = local(self, op.reg()) {
                self.take(val);
            }
        }
        // What a definition goes on with is not free.
        for op in others {
            if let (Some(val), Some(tied)) = (local(self, op.reg()), op.tied())
                && let LinReg::Val(used) = ops[tied].reg()
            {
                self.result.column[val.index()] = self.result.column[used.index()];
                self.last[used.index()] = 0;
            }
        }
        self.release(inst, OperandKind::Use);
        for op in ops.iter().filter(|op| !is_use(op.kind)) {
            if let Some(val) = local(self, op.reg())
                && self.result.column[val.index()] == NONE
            {
                self.take(val);
            }
        }
        if !lin.insts[inst].plain {
            self.release(inst, OperandKind::LateUse);
        }
        for op in ops.iter().filter(|op| !is_use(op.kind)) {
            if let Some(val) = local(self, op.reg())
                && self.last[val.index()] == 0
            {
                self.give(val);
            }
        }
    }

    /// Frees the columns of values that operands of a kind read for the last time.
    fn release(&mut self, inst: LInst, kind: OperandKind) {
        for op in self.lin.inst_ops(inst).iter().filter(|op| op.kind == kind) {
            if let LinReg::Val(val) = op.reg()
                && self.local[val.index()]
                && self.last[val.index()] == number(inst)
                && !self.reads_late(inst, val, kind)
            {
                self.last[val.index()] = 0;
                self.give(val);
            }
        }
    }

    /// Whether a value that an instruction reads early is read late, too.
    fn reads_late(&self, inst: LInst, val: Val, kind: OperandKind) -> bool {
        let late = |kind| kind == OperandKind::LateUse;
        !late(kind)
            && !self.lin.insts[inst].plain
            && self
                .lin
                .inst_ops(inst)
                .iter()
                .any(|op| op.reg() == LinReg::Val(val) && late(op.kind))
    }

    fn width_index(&mut self, val: Val) -> usize {
        let width = self.lin.values[val].width;
        let widths = &mut self.result.widths;
        widths.iter().position(|&(w, _)| w == width).unwrap_or_else(|| {
            widths.push((width, 0));
            self.free.push(Vec::new());
            widths.len() - 1
        })
    }

    fn take(&mut self, val: Val) {
        let at = self.width_index(val);
        let count = &mut self.result.widths[at].1;
        self.result.column[val.index()] = self.free[at].pop().unwrap_or_else(|| {
            *count += 1;
            *count - 1
        });
    }

    fn give(&mut self, val: Val) {
        let at = self.width_index(val);
        let column = self.result.column[val.index()];
        self.free[at].push(column);
    }
}
