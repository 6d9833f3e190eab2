//! Kernels and functions that some lanes leave early, so that what comes after runs without them: cross-lane operations see fewer lanes.
//!
//! E1: Who leaves meets nobody any more, so nobody leaves before a barrier is reached: neither in front of one, nor in a loop that has one.

use crate::body::Body;
use wavelift_codegen::analysis::{Cfg, DominatorTree, Graph};
use wavelift_codegen::ir::{Function, FunctionKind, InstBuilder, MemInfo, Opcode, Segment, Type};

const ENDS: &str = "kernel with several ends";
const RETURNS: &str = "function with several ends";
const WITHOUT: &str = "cross-lane operation after lanes left";

/// Every name that [`exits`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    [ENDS, RETURNS, WITHOUT].into_iter()
}

impl Body<'_, '_, '_> {
    /// Whether all work-items of a group come here together.
    pub(crate) fn meets(&self) -> bool {
        self.together && !self.gone
    }

    /// Whether lanes may leave here for good.
    pub(crate) fn may_leave(&self) -> bool {
        self.meeting == 0
            && self.places.own.is_some()
            && (self.func.kind == FunctionKind::Kernel || !self.returns.is_empty())
    }

    /// Leaves the kernel or function under a condition, with some last values.
    pub(crate) fn leave_early(&mut self) {
        let cond = self.decision();
        let uniform = self.is_uniform(cond);
        let (out, _) = self.block(&[]);
        let (on, _) = self.block(&[]);
        let targets = [self.to(out, &[]), self.to(on, &[])];
        self.branch(cond, targets);
        let mark = self.mark();
        self.goto(out);
        if self.choices.below(2) == 0 {
            self.operation();
        }
        match self.func.kind {
            FunctionKind::Kernel => {
                self.last_store();
                self.end().return_(&[]);
            }
            _ => {
                let types = self.returns.clone();
                let values = self.values(&types);
                self.end().return_(&values);
            }
        }
        self.leave(mark);
        self.goto(on);
        self.gone |= !(uniform && self.together);
        if self.settings.cross_lane && self.choices.below(2) == 0 {
            self.cross_lane();
        }
    }

    fn last_store(&mut self) {
        let Some(own) = self.places.own else {
            return;
        };
        let ty = self.choices.of(&[Type::I32, Type::I64]);
        let value = self.value(ty);
        let offset = 8 * self.choices.below(4) as i32;
        let mem = MemInfo::plain(Segment::Global, ty.bytes().trailing_zeros() as u8);
        self.end().store(ty, mem, offset, &[own, value]);
    }
}

/// What a function has of early ends.
pub(crate) fn exits(func: &Function) -> Vec<&'static str> {
    let cfg = Cfg::new(func);
    let tree = DominatorTree::new(&cfg);
    let blocks = func.layout.blocks();
    let ends = blocks.iter().filter(|&&block| cfg.succs(block).is_empty());
    let is_end = |block: &_| cfg.succs(*block).is_empty();
    let mut found = Vec::new();
    if ends.count() > 1 {
        found.push(match func.kind {
            FunctionKind::Kernel => ENDS,
            _ => RETURNS,
        });
    }
    let parted: Vec<_> = blocks
        .iter()
        .copied()
        .filter(|&block| cfg.succs(block).len() > 1 && cfg.succs(block).iter().any(is_end))
        .collect();
    for (block, inst) in func.layout.iter() {
        let opcode: Opcode = func.dfg.opcode(inst);
        let after = |&from: &_| from != block && tree.dominates(from, block);
        if opcode.effects().cross_lane() && !is_end(&block) && parted.iter().any(after) {
            found.push(WITHOUT);
        }
    }
    found
}
