//! Conditionals and loops: `if`, `else`, `endif`, `break`, `while`, and where they lead (manual chapter 6).
//!
//! JIP is where the thread goes if nobody runs after the instruction, UIP where channels wait: `if` names the instruction after its `else`, or its
//! `endif`, and the `endif`; `endif` and `break` the end of the innermost block around, which leads on in turn; `break` the `while`,
//! after which its channels wait.
//!
//! The thread goes the ways of the wave level's graph only if the blocks between have stayed empty; [`check`] says whether they have.

use super::layout::{Field, place_of};
use super::{BranchCond, EmitError, Emitter, MBlock, MInst, MachFunc, Result, destination};
use crate::isa::{Flag, Inst, Opcode, Predicate};
use crate::machine::MarkerKind;
use rustc_hash::FxHashMap;

/// What an instruction is in its region.
#[derive(Clone, Copy)]
pub(super) enum Nested {
    If(u32),
    Else(u32),
    EndIf(u32, Option<u32>),
    Break(u32, u32),
    While(u32, MBlock),
}

pub(super) fn is_nested(cond: BranchCond) -> bool {
    matches!(
        cond,
        BranchCond::If { .. } | BranchCond::While { .. } | BranchCond::Break { .. } | BranchCond::Follow
    )
}

/// Whether a block has nothing in front of a place of a region.
fn begins_with(func: &MachFunc<MInst>, block: MBlock, wanted: u32) -> bool {
    for inst in &func.blocks[block].insts {
        match inst {
            MInst::Marker { region, .. } if *region == wanted => return true,
            MInst::Marker { .. } => {}
            _ => return false,
        }
    }
    false
}

/// Whether a region ends in a `while` that no channel takes.
fn is_block(func: &MachFunc<MInst>, wanted: u32) -> bool {
    let ends = |inst: &MInst| matches!(inst, MInst::Marker { region, kind: MarkerKind::EndBlock { .. } } if *region == wanted);
    func.order
        .iter()
        .any(|&block| func.blocks[block].insts.iter().any(ends))
}

/// Whether a block is places of regions only, up to its branch.
fn only_markers(func: &MachFunc<MInst>, block: MBlock) -> bool {
    let insts = &func.blocks[block].insts;
    let before = &insts[..insts.len().saturating_sub(1)];
    before.iter().all(|inst| matches!(inst, MInst::Marker { .. }))
}

/// Checks that a branch of a region leads where the graph says.
pub(super) fn check(
    func: &MachFunc<MInst>,
    order: &[MBlock],
    position: usize,
    cond: BranchCond,
    targets: [MBlock; 2],
) -> Result<()> {
    let next = order.get(position + 1).copied();
    let [first, second] = targets.map(|target| destination(func, target));
    // Blocks that only jump are jumped over, so that moves are all that others can have.
    let fits = match cond {
        BranchCond::If { region, .. } => next == Some(first) && begins_with(func, second, region),
        BranchCond::Break { region, inside, .. } => {
            let repeats = region == inside && !is_block(func, region);
            next == Some(first) && (repeats || begins_with(func, second, inside))
        }
        BranchCond::While { .. } => next == Some(second),
        BranchCond::Follow => next == Some(first) && only_markers(func, order[position]),
        _ => true,
    };
    fits.then_some(()).ok_or(EmitError::Nested)
}

/// Checks that nothing has come between an instruction with which all lanes leave a region and the end of its block.
pub(super) fn check_leaves(func: &MachFunc<MInst>, block: MBlock) -> Result<()> {
    let insts = &func.blocks[block].insts;
    let leaves = |inst: &MInst| {
        matches!(
            inst,
            MInst::Marker {
                kind: MarkerKind::Leave { .. },
                ..
            }
        )
    };
    let at = insts.iter().position(leaves);
    at.is_none_or(|at| at + 2 == insts.len())
        .then_some(())
        .ok_or(EmitError::Nested)
}

impl Emitter<'_, '_> {
    /// Says where the instructions of regions lead, when all of them are there.
    pub(super) fn lead_regions(&mut self) -> Result<()> {
        let (mut elses, mut ends) = (FxHashMap::default(), FxHashMap::default());
        for &(at, what) in &self.nested {
            match what {
                Nested::Else(region) => {
                    elses.insert(region, at);
                }
                Nested::EndIf(region, _) | Nested::While(region, _) => {
                    ends.insert(region, at);
                }
                Nested::If(_) | Nested::Break(..) => {}
            }
        }
        let end = |region: u32| ends.get(&region).copied().ok_or(EmitError::Nested);
        // The next `else`, `endif` or `while` of a region.
        let onward = |region: u32, from: usize| match elses.get(&region) {
            Some(&at) if at > from => Ok(at),
            _ => end(region),
        };
        for &(at, what) in &self.nested {
            let mut label = |index: usize| self.branches.label(place_of(index));
            let (stream, channels) = match what {
                Nested::If(region) => {
                    let far = end(region)?;
                    let near = elses.get(&region).map_or(far, |at| at + 1);
                    (label(near), Some(label(far)))
                }
                Nested::Else(region) => (label(end(region)?), None),
                Nested::EndIf(_, None) => (label(at + 1), None),
                Nested::EndIf(_, Some(inside)) => (label(onward(inside, at)?), None),
                Nested::Break(region, inside) => (label(onward(inside, at)?), Some(label(end(region)?))),
                Nested::While(_, top) => (top.into(), None),
            };
            self.branches.add(Field::Jip(at), stream);
            if let Some(channels) = channels {
                self.branches.add(Field::Uip(at), channels);
            }
        }
        Ok(())
    }

    fn nested_inst(&mut self, op: Opcode, predicate: Option<bool>, what: Nested) {
        self.nested_on(1, op, predicate, what);
    }

    pub(super) fn nested_on(&mut self, flag: u8, op: Opcode, predicate: Option<bool>, what: Nested) {
        let mut inst = Inst::new(op, self.exec());
        if let Some(inverse) = predicate {
            inst.control.pred = Predicate { control: 1, inverse };
            inst.control.flag = Flag { reg: flag, sub: 0 };
        }
        let at = self.push_long(inst);
        self.nested.push((at, what));
    }

    /// The branch at the end of a block.
    pub(super) fn nested_branch(&mut self, cond: BranchCond, first: MBlock) {
        match cond {
            BranchCond::If { region, inverse } => {
                self.nested_inst(Opcode::If, Some(inverse), Nested::If(region));
            }
            BranchCond::While { region, inverse } => {
                self.nested_inst(Opcode::While, Some(inverse), Nested::While(region, first));
            }
            BranchCond::Break {
                region,
                inside,
                inverse,
            } => self.nested_inst(Opcode::Break, Some(inverse), Nested::Break(region, inside)),
            _ => {}
        }
    }

    pub(super) fn marker(&mut self, region: u32, kind: MarkerKind) {
        match kind {
            MarkerKind::Else => self.nested_inst(Opcode::Else, None, Nested::Else(region)),
            MarkerKind::Running => self.nested_on(0, Opcode::If, Some(false), Nested::If(region)),
            MarkerKind::Leave { inside } => {
                self.nested_inst(Opcode::Break, None, Nested::Break(region, inside));
            }
            // All channels that run are in f0.0.
            MarkerKind::EndBlock { top } => {
                self.nested_on(0, Opcode::While, Some(true), Nested::While(region, top));
            }
            MarkerKind::EndIf { inside } => {
                self.nested_inst(Opcode::Endif, None, Nested::EndIf(region, inside));
            }
        }
    }
}
