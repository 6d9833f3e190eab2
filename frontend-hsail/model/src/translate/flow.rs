//! The basic blocks of a code block, before translation.
//!
//! Everything that decides where blocks begin, which of them are reachable and how many edges enter each is known before
//! the first instruction is translated, so that SSA construction can seal blocks as early as possible and dead code is
//! not translated at all.

use super::{Failure, Result};
use crate::model::{Executable, Inst, LabelId, Module, Opcode, Operand, Statement};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A run of statements with one entry at its start and one exit at its end.
#[derive(Clone, Debug)]
pub(crate) struct SourceBlock {
    /// The statements, without the labels in front.
    pub(crate) statements: Range<usize>,
    /// Where it goes, once per edge: branch targets in operand order, then the block after. A `cbr` to the block
    /// after has one edge. Indices of blocks.
    pub(crate) successors: Vec<usize>,
    /// Whether the entry reaches it.
    pub(crate) reachable: bool,
    /// Edges from reachable blocks.
    pub(crate) predecessors: usize,
}

/// The blocks of a code block in source order; the first is the entry.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    pub(crate) blocks: Vec<SourceBlock>,
    /// The block that a label stands before.
    pub(crate) labels: FxHashMap<LabelId, usize>,
}

impl Flow {
    /// Cuts the body of an executable into blocks.
    pub(crate) fn new(module: &Module, exec: &Executable) -> Result<Flow> {
        let mut blocks = Vec::from([Range { start: 0, end: 0 }]);
        let mut labels = FxHashMap::default();
        let mut open = false;
        for (index, statement) in exec.body.iter().enumerate() {
            match statement {
                Statement::Label(label) => {
                    // The entry block stays without a label, so that nothing can branch to it.
                    if open || blocks.len() == 1 {
                        blocks.push(index + 1..index + 1);
                        open = false;
                    }
                    labels.insert(*label, blocks.len() - 1);
                    if let Some(last) = blocks.last_mut() {
                        *last = index + 1..index + 1;
                    }
                }
                Statement::Inst(inst) => {
                    if let Some(last) = blocks.last_mut() {
                        last.end = index + 1;
                    }
                    open = true;
                    if inst.opcode.is_terminator() {
                        blocks.push(index + 1..index + 1);
                        open = false;
                    }
                }
                _ => {
                    if let Some(last) = blocks.last_mut() {
                        last.end = index + 1;
                    }
                }
            }
        }
        let mut flow = Flow {
            blocks: Vec::with_capacity(blocks.len()),
            labels,
        };
        let count = blocks.len();
        for (index, statements) in blocks.into_iter().enumerate() {
            let successors = flow.successors(module, exec, &statements, index, count)?;
            flow.blocks.push(SourceBlock {
                statements,
                successors,
                reachable: false,
                predecessors: 0,
            });
        }
        flow.mark_reachable();
        Ok(flow)
    }

    fn successors(
        &self,
        module: &Module,
        exec: &Executable,
        statements: &Range<usize>,
        index: usize,
        count: usize,
    ) -> Result<Vec<usize>> {
        let next = (index + 1 < count).then_some(index + 1);
        let Some(inst) = terminator(exec, statements) else {
            return Ok(next.into_iter().collect());
        };
        let mut targets = self.targets(module, inst)?;
        if inst.opcode == Opcode::Cbr {
            // A terminator always opens another block, so there is one after.
            targets.extend(next);
            targets.dedup();
        }
        Ok(targets)
    }

    fn targets(&self, module: &Module, inst: &Inst) -> Result<Vec<usize>> {
        let mut targets = Vec::new();
        for operand in module.inst_operands(inst) {
            match *operand {
                Operand::Label(label) => targets.push(self.block_of(label)?),
                Operand::Labels(list) => {
                    for operand in module.operands(list) {
                        if let Operand::Label(label) = *operand {
                            targets.push(self.block_of(label)?);
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(targets)
    }

    fn block_of(&self, label: LabelId) -> Result<usize> {
        self.labels
            .get(&label)
            .copied()
            .ok_or_else(|| Failure::invalid("a branch to a label of another code block"))
    }

    /// Whether a block can come to itself again.
    fn in_cycle(&self, index: usize) -> bool {
        let mut seen = vec![false; self.blocks.len()];
        let mut pending = vec![index];
        while let Some(at) = pending.pop() {
            for &target in &self.blocks[at].successors {
                if target == index {
                    return true;
                }
                if !std::mem::replace(&mut seen[target], true) {
                    pending.push(target);
                }
            }
        }
        false
    }

    /// Whether a statement may run more than once in an activation.
    pub(crate) fn repeats(&self, statement: usize) -> bool {
        let own = self
            .blocks
            .iter()
            .position(|block| block.statements.contains(&statement));
        own.is_some_and(|block| self.in_cycle(block))
    }

    fn mark_reachable(&mut self) {
        let mut pending = vec![0];
        self.blocks[0].reachable = true;
        while let Some(index) = pending.pop() {
            for at in 0..self.blocks[index].successors.len() {
                let target = self.blocks[index].successors[at];
                self.blocks[target].predecessors += 1;
                if !std::mem::replace(&mut self.blocks[target].reachable, true) {
                    pending.push(target);
                }
            }
        }
    }
}

/// The terminator at the end of a run of statements.
pub(crate) fn terminator<'a>(exec: &'a Executable, statements: &Range<usize>) -> Option<&'a Inst> {
    match exec.body.get(statements.clone())?.last()? {
        Statement::Inst(inst) if inst.opcode.is_terminator() => Some(inst),
        _ => None,
    }
}
