//! Presents groups of values to regalloc2 and reads its answer back.
//!
//! regalloc2 knows three classes of at most 64 registers and no tuples. So the values of a file are dealt to
//! [banks](super::banks), and three banks make a *run*, one for each part of the function ([`super::stretch`]). Neither banks
//! nor parts interact, so the runs are independent, and an instruction appears only in the runs that it has operands for.
//!
//! What comes back names *columns*: register `n` of bank `b`. A column is not a place in the file yet; [`super::pack`]
//! gives places to the pieces of values that pass through columns. Only if that fails do columns become windows of
//! the file ([`Windows`]).
//!
//! Facts of regalloc2 that this module respects: the search for a register rotates over the environment, so an
//! environment is cut to the bank's pressure plus a little slack; a dedicated scratch register is always named; register
//! 63 of the first class is a sentinel; a block argument of the wrong class becomes a silent cross-class move, so
//! [`super::linear`] checks widths and the banks here are closed under edges.

use super::banks::{BANK_MAX, Bank, Banks};
use super::error::RegAllocError;
use super::linear::{LinReg, Linear, Val};
use super::local::Locals;
use super::presented::{Number, Presented};
use super::util::Edits;
use crate::machine::PReg;
use crate::maps::sized;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl, packed_option::PackedOption};
use regalloc2 as r2;

pub(super) const CLASSES: [r2::RegClass; 3] = [r2::RegClass::Int, r2::RegClass::Float, r2::RegClass::Vector];

/// The number of a value's class in a run.
pub(super) fn class_of(banks: &Banks, run: &[Bank], val: Val) -> Option<usize> {
    let bank = banks.of[val].expand()?;
    run.iter().position(|&b| b == bank)
}

/// A register of a bank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Column(u32);
entity_impl!(Column, "col");

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

/// Columns for local values, after all others.
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

/// The registers of a run: `budget` for each bank, and one to break cycles of moves.
fn environment(run: &[Bank], budget: &SecondaryMap<Bank, u16>) -> r2::MachineEnv {
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
    env
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
    // Stretches do not meet, so they share columns; what crosses them has others.
    let mut columns = || -> SecondaryMap<Bank, u32> {
        let mut first: SecondaryMap<Bank, u32> = SecondaryMap::new();
        for (bank, data) in &banks.banks {
            first[bank] = located.columns.len() as u32;
            for _ in 0..=budget[bank].min(BANK_MAX) {
                located.columns.push(ColumnData { width: data.width });
            }
        }
        first
    };
    let whole_columns = columns();
    let stretch_columns = match banks.stretches.parts().all(|part| part.whole) {
        true => SecondaryMap::new(),
        false => columns(),
    };
    locate_locals(lin, &banks.locals, &mut located);
    let all: Vec<Bank> = banks.banks.keys().collect();
    let mut context = r2::Ctx::default();
    let mut numbers: SecondaryMap<Val, PackedOption<Number>> = sized(lin.values.len());
    for run in all.chunks(3) {
        let env = environment(run, budget);
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
        // Slots of the spill area that were used before this run.
        let (slots, mut most) = (located.slot_units, 0);
        for part in banks.stretches.parts() {
            let Some(func) = Presented::new(lin, banks, run, part, clobbered, &mut numbers) else {
                continue;
            };
            let answer = Answer {
                lin,
                run,
                first_column: if part.whole {
                    &whole_columns
                } else {
                    &stretch_columns
                },
                // What crosses stretches comes after them all.
                first_slot: slots + if part.whole { most } else { 0 },
            };
            match answer.get(&func, &env, &mut context, check, &mut located)? {
                Some(used) => most = most.max(answer.first_slot - slots + used),
                None => return Ok(None),
            }
        }
        located.slot_units += most;
    }
    Ok(Some(located))
}

/// How the answer to one question is read.
struct Answer<'a> {
    lin: &'a Linear,
    run: &'a [Bank],
    /// The first column of each bank.
    first_column: &'a SecondaryMap<Bank, u32>,
    first_slot: u32,
}

impl Answer<'_> {
    /// Asks regalloc2; units of the spill area that it used, or `None` if an instruction needs more registers than there are.
    fn get(
        &self,
        func: &Presented,
        env: &r2::MachineEnv,
        context: &mut r2::Ctx,
        check: bool,
        located: &mut Located,
    ) -> Result<Option<u32>, RegAllocError> {
        let options = r2::RegallocOptions {
            verbose_log: false,
            validate_ssa: check,
            algorithm: r2::Algorithm::Ion,
        };
        let output = match r2::run_with_ctx(func, env, &options, context) {
            Ok(output) => output,
            Err(r2::RegAllocError::TooManyLiveRegs) => return Ok(None),
            Err(error) => return Err(self.backend(error.to_string())),
        };
        if check {
            let mut checker = r2::checker::Checker::new(func, env);
            checker.prepare(output);
            checker
                .run()
                .map_err(|errors| self.backend(format!("{errors:?}")))?;
        }
        for (at, inst) in func.insts() {
            let (positions, allocs) = (func.positions(at), output.inst_allocs(at));
            if allocs.len() != positions.len() {
                return Err(self.backend(format!("{inst:?} has the wrong number of allocations")));
            }
            for (&position, alloc) in positions.iter().zip(allocs) {
                let preg = alloc
                    .as_reg()
                    .ok_or_else(|| self.backend(format!("an operand of {inst:?} is not in a register")))?;
                located.op_column[position as usize] = self.column(preg)?.into();
            }
        }
        for (point, r2::Edit::Move { from, to }) in &output.edits {
            let (from, to) = (self.loc(*from)?, self.loc(*to)?);
            let width = match (from, to) {
                (Loc::Column(column), _) | (_, Loc::Column(column)) => located.columns[column].width,
                _ => return Err(self.backend("a move from slot to slot".to_owned())),
            };
            if from == to {
                continue;
            }
            let inst = func.inst(point.inst());
            let inst = inst.ok_or_else(|| self.backend("a move on an edge into a stretch".to_owned()))?;
            let list = match point.pos() {
                r2::InstPosition::Before => &mut located.before,
                r2::InstPosition::After => &mut located.after,
            };
            list.push(inst, Move { from, to, width });
        }
        Ok(Some(output.num_spillslots as u32))
    }

    fn backend(&self, what: String) -> RegAllocError {
        RegAllocError::Backend {
            file: self.lin.file,
            what,
        }
    }

    fn column(&self, preg: r2::PReg) -> Result<Column, RegAllocError> {
        let bank = self.run.get(preg.class() as usize).copied();
        let bank = bank.ok_or_else(|| self.backend(format!("a register of an unused class: {preg}")))?;
        Ok(Column::from_u32(self.first_column[bank] + preg.hw_enc() as u32))
    }

    fn loc(&self, allocation: r2::Allocation) -> Result<Loc, RegAllocError> {
        match (allocation.as_reg(), allocation.as_stack()) {
            (Some(preg), _) => Ok(Loc::Column(self.column(preg)?)),
            (_, Some(slot)) => Ok(Loc::Slot(self.first_slot + slot.index() as u32)),
            _ => Err(self.backend("a move without a place".to_owned())),
        }
    }
}

/// How regalloc2 is asked for the operands of a file.
#[cfg(test)]
pub(super) fn constraints(lin: &Linear, banks: &Banks) -> Vec<r2::OperandConstraint> {
    let all: Vec<Bank> = banks.banks.keys().collect();
    let mut numbers: SecondaryMap<Val, PackedOption<Number>> = sized(lin.values.len());
    let mut found = Vec::new();
    for run in all.chunks(3) {
        for part in banks.stretches.parts() {
            let func = Presented::new(lin, banks, run, part, None, &mut numbers);
            found.extend(func.iter().flat_map(Presented::constraints));
        }
    }
    found
}

/// The predecessors of each block that regalloc2 is shown, by question.
#[cfg(test)]
pub(super) fn predecessors(lin: &Linear, banks: &Banks) -> Vec<Vec<Vec<usize>>> {
    let all: Vec<Bank> = banks.banks.keys().collect();
    let mut numbers: SecondaryMap<Val, PackedOption<Number>> = sized(lin.values.len());
    let mut found = Vec::new();
    for run in all.chunks(3) {
        for part in banks.stretches.parts() {
            let Some(func) = Presented::new(lin, banks, run, part, None, &mut numbers) else {
                continue;
            };
            let of = |block| r2::Function::block_preds(&func, r2::Block::new(block));
            let blocks = 0..r2::Function::num_blocks(&func);
            found.push(
                blocks
                    .map(|block| of(block).iter().map(|pred| pred.index()).collect())
                    .collect(),
            );
        }
    }
    found
}
