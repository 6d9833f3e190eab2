//! What a pass says of the loops with communication operations that it unrolled, and the loops before it as they run.
//!
//! A certificate names loops that were replaced by their rounds, and for each operation of theirs the instruction that stands for it in each
//! round. It is no proof: the checker asks each of these of the function before the pass.
//! - **K1** The branch is the only way out of a natural loop with one entry, and each round passes it once. Its condition follows from constants.
//!   The loop is executed here again, and makes as many rounds as the certificate says. So all lanes that come to the loop make the same rounds.
//! - **K2** The loop's communication operations are work-group barriers and fences.
//! - **K3** Each of them stands in every round: its block dominates the latches of the innermost loop around it, and so do the headers of loops within
//!   the certified one those of the loop around them.
//!
//! Then the function before the pass is walked with its rounds: an operation of the loop is another event in each of them, and the branch leads back in all
//! but the last ([`Rounds`]). That walk gives each lane the events that it had. C1 to C3 compare it with the function after the pass, so that a copy which is
//! missing, in another place or merged with another one is seen. Besides:
//! - **K4** In the last round an operation is the one that was there. In each other round it is the instruction that the certificate names for this operation
//!   and this round, which is new, and equal in what it orders and in its line.
//!
//! The certificate lives from the pass to the check after it, and no longer. After that the copies are operations like any others, of which no later pass may
//! merge, move or copy one.

#[cfg(test)]
mod tests;

use super::skeleton::Cursor;
use crate::analysis::{DominatorTree, Loop, LoopTree};
use crate::ir::{Block, Function, Inst, InstructionData, Opcode};
use crate::opt::loops::trips::{Graphs, Iterations, Known, only_exit, trips};
use rustc_hash::FxHashMap;

/// The loops with communication operations that a pass replaced by their rounds.
#[derive(Clone, Debug, Default)]
pub struct Certificate {
    loops: Vec<UnrolledLoop>,
}

/// One loop that was replaced by its rounds.
#[derive(Clone, Debug)]
pub struct UnrolledLoop {
    /// The branch that left it.
    pub branch: Inst,
    /// How often its body began.
    pub trips: u32,
    /// What stands for each communication operation in each round but the last one: copy, operation, and number of the round from 0 on.
    pub copies: Vec<(Inst, Inst, u32)>,
}

impl Certificate {
    /// Adds a loop.
    pub fn add(&mut self, unrolled: UnrolledLoop) {
        self.loops.push(unrolled);
    }

    /// The certified loops.
    pub fn loops(&self) -> &[UnrolledLoop] {
        &self.loops
    }

    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.loops.clear();
    }
}

/// Why a loop may not be replaced by its rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncertified {
    /// K1.
    NotCounted,
    /// K1: the certificate has another number.
    OtherTrips,
    /// K2.
    OtherOperations,
    /// K3.
    NotEachRound,
}

impl Uncertified {
    /// The reason in words.
    pub(super) fn text(self) -> &'static str {
        match self {
            Uncertified::NotCounted => {
                "the loop is not left by one branch alone whose condition follows from constants"
            }
            Uncertified::OtherTrips => "the loop makes another number of rounds",
            Uncertified::OtherOperations => "it is no work-group barrier and no fence",
            Uncertified::NotEachRound => "it does not stand in every round",
        }
    }
}

/// K2 of one operation.
pub(crate) fn may_repeat(func: &Function, inst: Inst) -> bool {
    matches!(func.dfg.opcode(inst), Opcode::Barrier | Opcode::Fence)
}

/// Whether two operations that may be copied order the same for the same lanes.
pub(super) fn order_alike(old: &InstructionData, new: &InstructionData) -> bool {
    use InstructionData as D;
    match (old, new) {
        (D::Barrier { opcode: a, width: of }, D::Barrier { opcode: b, width }) => a == b && of == width,
        (
            D::Fence {
                opcode: a,
                order: of,
                scope: among,
            },
            D::Fence {
                opcode: b,
                order,
                scope,
            },
        ) => a == b && of == order && among == scope,
        _ => false,
    }
}

/// K3 of one operation of a loop, by its block.
pub(crate) fn in_each_round(tree: &LoopTree, dom: &DominatorTree<Block>, which: Loop, block: Block) -> bool {
    let (mut block, mut around) = (block, tree.innermost(block));
    while let Some(at) = around {
        let data = tree.data(at);
        if !data.latches.iter().all(|&latch| dom.dominates(block, latch)) {
            return false;
        }
        if at == which {
            return true;
        }
        (block, around) = (data.header, data.parent);
    }
    false
}

/// A certified loop as it runs.
#[derive(Debug)]
struct Counted {
    header: Block,
    branch: Inst,
    out: usize,
    trips: u32,
}

/// A round of the certified loop around a place, from 0 on; 0 where there is none.
pub(super) type Round = u32;

/// The certified loops of a function.
#[derive(Debug, Default)]
pub(super) struct Rounds {
    loops: Vec<Counted>,
    of: FxHashMap<Block, usize>,
    /// What stands for an operation in a round that is not the last one.
    copies: FxHashMap<Inst, (Inst, Round)>,
    most: u32,
}

impl Rounds {
    /// The loops of a certificate for the function before the pass.
    ///
    /// # Errors
    /// K1, K2 or K3 does not hold, with the instruction for which it does not.
    pub(super) fn new(before: &Function, certificate: &Certificate) -> Result<Rounds, (Inst, Uncertified)> {
        let mut rounds = Rounds::default();
        if certificate.loops.is_empty() || before.layout.entry().is_none() {
            return Ok(rounds);
        }
        let graphs = Graphs::new(before);
        for unrolled in &certificate.loops {
            rounds.add(before, &graphs, unrolled)?;
        }
        Ok(rounds)
    }

    fn add(
        &mut self,
        before: &Function,
        graphs: &Graphs,
        unrolled: &UnrolledLoop,
    ) -> Result<(), (Inst, Uncertified)> {
        let branch = unrolled.branch;
        let counted = (branch, Uncertified::NotCounted);
        let (which, out) = left_by(before, graphs, branch).ok_or(counted)?;
        let iterations = Iterations::begin(before, graphs, which, &Known::default()).ok_or(counted)?;
        if iterations.exit().branch != branch {
            return Err(counted);
        }
        if trips(iterations, unrolled.trips) != Some(unrolled.trips) {
            return Err((branch, Uncertified::OtherTrips));
        }
        let index = self.loops.len();
        for block in graphs.tree.blocks(which) {
            for &inst in before.layout.insts(block) {
                let wrong = match before.may_communicate(inst) {
                    true if !may_repeat(before, inst) => Some(Uncertified::OtherOperations),
                    true if !in_each_round(&graphs.tree, &graphs.dom, which, block) => {
                        Some(Uncertified::NotEachRound)
                    }
                    _ => None,
                };
                if let Some(wrong) = wrong {
                    return Err((inst, wrong));
                }
            }
            // A loop within another certified one has no rounds of its own.
            if self.of.insert(block, index).is_some() {
                return Err(counted);
            }
        }
        self.copies.extend(
            unrolled
                .copies
                .iter()
                .map(|&(copy, of, round)| (copy, (of, round))),
        );
        self.most = self.most.max(unrolled.trips);
        self.loops.push(Counted {
            header: graphs.tree.data(which).header,
            branch,
            out,
            trips: unrolled.trips,
        });
        Ok(())
    }

    /// In how many rounds lanes may come to a block.
    pub(super) fn of_block(&self, block: Block) -> Round {
        self.of.get(&block).map_or(1, |&at| self.loops[at].trips)
    }

    /// The round in which lanes are at a block to which they go, or where they meet, from a place.
    pub(super) fn after(&self, from: Cursor, to: Block) -> Round {
        match self.of.get(&to) {
            None => 0,
            Some(&at) if self.loops[at].header != to => from.round,
            Some(at) if self.of.get(&from.block) == Some(at) => from.round + 1,
            Some(_) => 0,
        }
    }

    /// Where the branch that leaves a certified loop goes from a place, by the number of its target.
    pub(super) fn decided(&self, at: Cursor, branch: Inst) -> Option<usize> {
        let counted = &self.loops[*self.of.get(&at.block)?];
        (counted.branch == branch).then(|| match at.round + 1 >= counted.trips {
            true => counted.out,
            false => 1 - counted.out,
        })
    }

    /// Whether an operation has to be a copy where lanes are: in all rounds but the last one.
    pub(super) fn is_copied(&self, at: Cursor) -> bool {
        at.round + 1 < self.of_block(at.block)
    }

    /// What an instruction stands for by the certificate.
    pub(super) fn stands_for(&self, copy: Inst) -> Option<(Inst, Round)> {
        self.copies.get(&copy).copied()
    }

    /// Most rounds of a loop.
    pub(super) fn most(&self) -> usize {
        self.most.max(1) as usize
    }
}

/// The loop whose only way out a branch is, and the number of its target outside.
fn left_by(func: &Function, graphs: &Graphs, branch: Inst) -> Option<(Loop, usize)> {
    let mut blocks = func.layout.blocks().iter();
    let block = *blocks.find(|&&block| func.terminator(block) == Some(branch))?;
    let which = graphs.tree.innermost(block)?;
    let exit = only_exit(func, graphs, which)?;
    (exit.branch == branch).then_some((which, exit.out))
}
