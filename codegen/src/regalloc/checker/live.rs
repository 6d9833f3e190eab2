//! Which virtual registers may still be read at the start of a block: names of others are of no use to the checker.
//!
//! The checker forgets such names on edges. That can only lose what a location is known to hold, so it hides no error; without it, names of
//! all that a value has ever been called pile up, and states grow with the function. It is worked out from the input function alone: the
//! allocator's analysis is not used.
//!
//! Cost: the sum of the sets.

use super::super::linear::{view_params, view_succs};
use super::Checker;
use crate::machine::{MBlock, MachInst, Operand, OperandKind, VReg};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// By block: its parameters, and the registers that may be read before they are defined.
pub(super) type Live = SecondaryMap<MBlock, FxHashSet<VReg>>;

/// The live registers at the starts of `blocks`.
pub(super) fn at_starts<I: MachInst>(checker: &Checker<'_, I>, blocks: &[MBlock]) -> Live {
    let (before, view) = (checker.before, checker.view);
    let mut preds: SecondaryMap<MBlock, Vec<MBlock>> = SecondaryMap::new();
    let mut defined: Live = SecondaryMap::new();
    let mut live: Live = SecondaryMap::new();
    let mut work: Vec<(MBlock, VReg)> = Vec::new();
    let mut operands: Vec<Operand> = Vec::new();
    for &block in blocks {
        let params = view_params(before, view, block).iter();
        let here: &mut FxHashSet<VReg> = &mut defined[block];
        here.extend(params.filter_map(|&param| checker.mine(param.into())));
        live[block] = here.clone();
        let (range, _) = checker.ranges(block);
        for inst in &before.blocks[block].insts[range] {
            operands.clear();
            inst.operands(&mut operands);
            let read = operands.iter().filter(|operand| operand.is_use());
            for reg in read.filter_map(|operand| checker.mine(operand.reg)) {
                if !here.contains(&reg) {
                    work.push((block, reg));
                }
            }
            // Other definitions keep units.
            let whole = |operand: &&Operand| matches!(operand.kind, OperandKind::Def | OperandKind::EarlyDef);
            let written = operands.iter().filter(whole);
            here.extend(written.filter_map(|operand| checker.mine(operand.reg)));
        }
        for edge in view_succs(before, view, block) {
            preds[edge.block].push(block);
            let args = edge.args.iter().filter_map(|&arg| checker.mine(arg));
            work.extend(args.filter(|arg| !here.contains(arg)).map(|arg| (block, arg)));
        }
    }
    while let Some((block, reg)) = work.pop() {
        if live[block].insert(reg) {
            let from = preds[block].iter().filter(|&&pred| !defined[pred].contains(&reg));
            work.extend(from.map(|&pred| (pred, reg)));
        }
    }
    live
}
