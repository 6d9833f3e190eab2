//! A located file as a program over columns: what Pack's webs are cut from.
//!
//! Every instruction and every copy is a *step*; what a step reads and writes are *items*. Fixed registers become columns of one
//! unit each: an operand with a fixed register accesses those, and copies join them with its value's column.
//!
//! Cost: linear in operands and moves.

use super::adapter::{Column, Loc, Located, Move};
use super::error::RegAllocError;
use super::linear::{LBlock, LInst, LinReg, Linear};
use super::liveness::unit_bits;
use crate::machine::{OperandKind, PReg, SubReg};
use cranelift_entity::{EntityRef, SecondaryMap};
use std::ops::Range;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    Use,
    LateUse,
    Def,
    EarlyDef,
}

impl Access {
    pub fn of(kind: OperandKind) -> Access {
        match kind {
            OperandKind::Use => Access::Use,
            OperandKind::LateUse => Access::LateUse,
            OperandKind::EarlyDef => Access::EarlyDef,
            OperandKind::Def | OperandKind::TiedDef { .. } | OperandKind::PartDef => Access::Def,
        }
    }

    pub fn is_use(self) -> bool {
        matches!(self, Access::Use | Access::LateUse)
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub access: Access,
    pub column: u32,
    /// Units that are read or written.
    pub units: u16,
    /// A definition that leaves the other units as they are.
    pub keeps: bool,
    pub node: u32,
    op: u32,
}

impl Item {
    const NO_OPERAND: u32 = u32::MAX;

    /// Position in the linear operand list, if it is an operand.
    pub fn op(&self) -> Option<usize> {
        (self.op != Item::NO_OPERAND).then_some(self.op as usize)
    }
}

/// A step that is a copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Copy {
    pub step: u32,
    /// Next to which instruction it stands.
    pub inst: LInst,
    pub after: bool,
    pub ends: WebEnds,
}

/// The ends of a copy before nodes are known: what it is, and which of the step's items stand for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct WebEnds {
    pub from: Half,
    pub to: Half,
    pub width: u8,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Half {
    Column,
    Fixed(PReg),
    Slot(u32),
}

pub(super) struct Program<'a> {
    pub lin: &'a Linear,
    pub located: &'a Located,
    /// The end of each step's items.
    steps: Vec<u32>,
    pub items: Vec<Item>,
    /// Those of the steps that are copies.
    pub copies: Vec<Copy>,
    pub block_steps: SecondaryMap<LBlock, (u32, u32)>,
    /// Column of each fixed unit.
    pub unit_column: Vec<Option<u32>>,
    pub columns: usize,
    /// The step of each instruction.
    pub step_of: Vec<u32>,
}

impl<'a> Program<'a> {
    pub fn new(lin: &'a Linear, located: &'a Located) -> Result<Program<'a>, RegAllocError> {
        let mut program = Program {
            lin,
            located,
            steps: Vec::with_capacity(lin.insts.len() + lin.insts.len() / 8),
            items: Vec::with_capacity(lin.ops.len() + lin.ops.len() / 8),
            copies: Vec::new(),
            block_steps: SecondaryMap::with_capacity(lin.blocks.len()),
            unit_column: Vec::new(),
            columns: located.columns.len(),
            step_of: vec![0; lin.insts.len()],
        };
        for (block, data) in &lin.blocks {
            let first = program.len();
            for inst in data.insts() {
                program.inst(inst)?;
            }
            program.block_steps[block] = (first, program.len());
        }
        Ok(program)
    }

    /// Number of steps.
    pub fn len(&self) -> u32 {
        self.steps.len() as u32
    }

    /// The items of a step.
    pub fn items_of(&self, step: u32) -> Range<usize> {
        let first = step
            .checked_sub(1)
            .map_or(0, |before| self.steps[before as usize]);
        first as usize..self.steps[step as usize] as usize
    }

    fn unit(&mut self, unit: u16) -> u32 {
        let unit = usize::from(unit);
        if self.unit_column.len() <= unit {
            self.unit_column.resize(unit + 1, None);
        }
        *self.unit_column[unit].get_or_insert_with(|| {
            self.columns += 1;
            self.columns as u32 - 1
        })
    }

    pub fn width(&self, column: u32) -> u8 {
        self.located
            .columns
            .get(Column::from_u32(column))
            .map_or(1, |c| c.width)
    }

    fn item(&mut self, access: Access, column: u32) {
        self.items.push(Item {
            access,
            column,
            units: unit_bits(SubReg::whole(self.width(column))),
            keeps: false,
            node: u32::MAX,
            op: Item::NO_OPERAND,
        });
    }

    fn half(&mut self, access: Access, half: Half, column: Option<u32>) {
        match half {
            Half::Column => {
                if let Some(column) = column {
                    self.item(access, column);
                }
            }
            Half::Fixed(preg) => {
                for unit in preg.first..preg.first + u16::from(preg.width) {
                    let column = self.unit(unit);
                    self.item(access, column);
                }
            }
            Half::Slot(_) => {}
        }
    }

    fn copy(&mut self, inst: LInst, after: bool, ends: WebEnds, from: Option<u32>, to: Option<u32>) {
        self.half(Access::Use, ends.from, from);
        self.half(Access::Def, ends.to, to);
        self.copies.push(Copy {
            step: self.len(),
            inst,
            after,
            ends,
        });
        self.steps.push(self.items.len() as u32);
    }

    fn moves(&mut self, inst: LInst, after: bool, moves: &[Move]) {
        for m in moves {
            let half = |loc: Loc| match loc {
                Loc::Column(column) => (Half::Column, Some(column.as_u32())),
                Loc::Slot(slot) => (Half::Slot(slot), None),
            };
            let ((from, from_column), (to, to_column)) = (half(m.from), half(m.to));
            self.copy(
                inst,
                after,
                WebEnds {
                    from,
                    to,
                    width: m.width,
                },
                from_column,
                to_column,
            );
        }
    }

    fn inst(&mut self, inst: LInst) -> Result<(), RegAllocError> {
        let located = self.located;
        self.moves(inst, false, &located.before[inst]);
        self.fixed_copies(inst, false)?;
        let start = self.items.len();
        self.operands(inst)?;
        self.clobbers(inst, start);
        self.step_of[inst.index()] = self.len();
        self.steps.push(self.items.len() as u32);
        self.fixed_copies(inst, true)?;
        self.moves(inst, true, &located.after[inst]);
        Ok(())
    }

    /// The column of an operand.
    #[inline]
    fn op_column(&self, op: usize) -> Result<Column, RegAllocError> {
        self.located.op_column[op]
            .expand()
            .ok_or(RegAllocError::Internal {
                file: self.lin.file,
                what: "an operand without a column",
            })
    }

    /// Copies between the columns of values and the fixed registers of an instruction's operands: into those that it reads before it,
    /// out of those that it writes after it.
    #[inline]
    fn fixed_copies(&mut self, inst: LInst, after: bool) -> Result<(), RegAllocError> {
        let lin = self.lin;
        if lin.insts[inst].plain {
            return Ok(());
        }
        for at in lin.insts[inst].ops() {
            let op = &lin.ops[at];
            if let Some(preg) = op.fixed()
                && Access::of(op.kind).is_use() != after
            {
                let column = Some(self.op_column(at)?.as_u32());
                let (fixed, width) = (Half::Fixed(preg), preg.width);
                let (from, to, from_column, to_column) = match after {
                    false => (Half::Column, fixed, column, None),
                    true => (fixed, Half::Column, None, column),
                };
                self.copy(inst, after, WebEnds { from, to, width }, from_column, to_column);
            }
        }
        Ok(())
    }

    /// The items of an instruction's operands.
    #[inline]
    fn operands(&mut self, inst: LInst) -> Result<(), RegAllocError> {
        let (lin, located) = (self.lin, self.located);
        let ops = lin.insts[inst].ops();
        for at in ops.clone() {
            let op = &lin.ops[at];
            let access = Access::of(op.kind);
            match (op.reg(), op.fixed()) {
                (LinReg::Physical(preg), _) | (_, Some(preg)) => self.half(access, Half::Fixed(preg), None),
                (LinReg::Val(_), None) => {
                    let column = self.op_column(at)?;
                    let keeps = op.tied().is_some();
                    if let Some(tied) = op.tied()
                        && located.op_column[ops.start + tied] != column.into()
                    {
                        return Err(RegAllocError::Internal {
                            file: lin.file,
                            what: "tied operands in two columns",
                        });
                    }
                    self.items.push(Item {
                        access,
                        column: column.as_u32(),
                        units: unit_bits(op.part),
                        keeps,
                        node: u32::MAX,
                        op: at as u32,
                    });
                }
            }
        }
        Ok(())
    }

    /// The items of what an instruction destroys; those of its operands begin at `start`.
    #[inline]
    fn clobbers(&mut self, inst: LInst, start: usize) {
        let lin = self.lin;
        let operands_end = self.items.len();
        for &preg in &lin.clobbers[lin.insts[inst].clobbers()] {
            for unit in preg.first..preg.first + u16::from(preg.width) {
                let column = self.unit(unit);
                // Early, so that no value is even read there, unless an operand of the instruction lives there by right.
                let operands = &self.items[start..operands_end];
                let access = if operands.iter().any(|i| i.column == column) {
                    Access::Def
                } else {
                    Access::EarlyDef
                };
                self.item(access, column);
            }
        }
    }
}
