//! What lanes meet on their way through a function: communication operations, branches, and the end.

use super::certificate::{Round, Rounds};
use super::deciding::{Ways, that_decide_nothing};
use crate::analysis::{Cfg, Graph};
use crate::ir::{Block, Function, Inst, InstructionData};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// What a lane comes to next. In a certified loop it is another event in each round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Event {
    /// A communication operation.
    Op(Inst, Round),
    /// A branch or switch at which lanes may part.
    Branch(Inst, Round),
    /// The end of the function.
    Return,
    /// A cycle without any event: the lane stays in it.
    Forever,
}

/// A place in front of an instruction, in a round of the certified loop around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cursor {
    pub(super) block: Block,
    pub(super) index: usize,
    pub(super) round: Round,
}

impl Cursor {
    /// The start of a block that is in no certified loop.
    pub(super) fn start_of(block: Block) -> Cursor {
        Cursor {
            block,
            index: 0,
            round: 0,
        }
    }
}

/// The events of one function.
#[derive(Debug)]
pub(super) struct Skeleton<'f> {
    pub(super) func: &'f Function,
    /// The loops that are walked round by round.
    rounds: Rounds,
    /// Where lanes go on after terminators that decide nothing.
    forward: FxHashMap<(Inst, Round), Cursor>,
    /// Whether every call is an event, or only those that may communicate.
    every_call: bool,
}

impl<'f> Skeleton<'f> {
    /// The events of a function, whose branches are those with several targets that `counts` names.
    ///
    /// Another branch is passed over if it decides nothing: it is on a constant, or all its ways lead to one event in the end.
    /// Otherwise it stays an event.
    pub(super) fn new(func: &'f Function, every_call: bool, counts: &dyn Fn(Inst) -> bool) -> Skeleton<'f> {
        Skeleton::with_rounds(func, every_call, counts, Rounds::default())
    }

    /// As [`Skeleton::new`], of a function with certified loops.
    pub(super) fn with_rounds(
        func: &'f Function,
        every_call: bool,
        counts: &dyn Fn(Inst) -> bool,
        rounds: Rounds,
    ) -> Skeleton<'f> {
        let mut skeleton = Skeleton {
            func,
            rounds,
            forward: FxHashMap::default(),
            every_call,
        };
        let mut undecided = Vec::new();
        for &block in func.layout.blocks() {
            let Some(inst) = func.terminator(block) else {
                continue;
            };
            for round in 0..skeleton.rounds.of_block(block) {
                let at = Cursor {
                    round,
                    ..Cursor::start_of(block)
                };
                match skeleton.decided(at, inst, counts) {
                    Some(way) => _ = skeleton.forward.insert((inst, round), way),
                    None if func.dfg.targets(inst).is_empty() || counts(inst) => {}
                    None => undecided.push((at, inst)),
                }
            }
        }
        skeleton.pass_over(&undecided);
        skeleton
    }

    /// The only way on from a terminator, if that can be seen at once.
    fn decided(&self, at: Cursor, inst: Inst, counts: &dyn Fn(Inst) -> bool) -> Option<Cursor> {
        let targets = self.func.dfg.targets(inst);
        let only = match self.rounds.decided(at, inst) {
            Some(index) => targets.get(index)?.block,
            None if !parts(self.func, inst) => targets.first()?.block,
            None if counts(inst) => return None,
            None => constant_target(self.func, inst)?,
        };
        Some(self.enter(at, only))
    }

    /// The start of a block that an edge leads to from where lanes are.
    pub(super) fn enter(&self, from: Cursor, to: Block) -> Cursor {
        Cursor {
            block: to,
            index: 0,
            round: self.rounds.after(from, to),
        }
    }

    /// Passes over the branches all of whose ways lead to one event, however often they go round through such branches.
    fn pass_over(&mut self, undecided: &[(Cursor, Inst)]) {
        let ways: Vec<Ways> = undecided
            .iter()
            .map(|&(at, inst)| {
                let targets = self.func.dfg.targets(inst).iter();
                let starts = targets.map(|call| self.enter(at, call.block));
                let ways = starts.map(|start| (start, self.next(start).0));
                ((inst, at.round), ways.collect())
            })
            .collect();
        self.forward.extend(that_decide_nothing(&ways));
    }

    /// The first event from a place on, and the place after it.
    pub(super) fn next(&self, mut at: Cursor) -> (Event, Cursor) {
        // Passing more blocks than there are is a cycle.
        let most = self.func.layout.blocks().len().saturating_mul(self.rounds.most());
        for _ in 0..=most {
            let insts = self.func.layout.insts(at.block);
            let found = insts.get(at.index..).and_then(|rest| {
                rest.iter()
                    .position(|&inst| self.is_op(inst))
                    .map(|offset| at.index + offset)
            });
            if let Some(index) = found {
                let after = Cursor {
                    index: index + 1,
                    ..at
                };
                return (Event::Op(insts[index], at.round), after);
            }
            let Some(inst) = self.func.terminator(at.block) else {
                return (Event::Return, at);
            };
            if self.func.dfg.targets(inst).is_empty() {
                return (Event::Return, at);
            }
            match self.forward.get(&(inst, at.round)) {
                Some(&way) => at = way,
                None => return (Event::Branch(inst, at.round), at),
            }
        }
        (Event::Forever, at)
    }

    /// The certified loops.
    pub(super) fn rounds(&self) -> &Rounds {
        &self.rounds
    }

    fn is_op(&self, inst: Inst) -> bool {
        let call = matches!(self.func.dfg.inst(inst), InstructionData::Call { .. });
        if call && self.every_call {
            return true;
        }
        self.func.may_communicate(inst)
    }
}

/// Whether a terminator has different targets.
pub(super) fn parts(func: &Function, inst: Inst) -> bool {
    let targets = func.dfg.targets(inst);
    targets.iter().any(|call| call.block != targets[0].block)
}

/// Where a branch on a constant goes.
fn constant_target(func: &Function, inst: Inst) -> Option<Block> {
    let targets = func.dfg.targets(inst);
    let index = match *func.dfg.inst(inst) {
        InstructionData::Branch { arg, .. } => usize::from(func.dfg.int_constant(arg)? == 0),
        InstructionData::Switch { arg, .. } => usize::try_from(func.dfg.int_constant(arg)?).ok()?,
        _ => return None,
    };
    targets.get(index).map(|call| call.block)
}

/// The instructions of a layout.
pub(super) fn placed(func: &Function) -> FxHashSet<Inst> {
    func.layout.iter().map(|(_, inst)| inst).collect()
}

/// The block of each instruction of a layout that has targets.
pub(super) fn blocks_of_branches(func: &Function) -> SecondaryMap<Inst, Option<Block>> {
    let mut blocks = SecondaryMap::new();
    for &block in func.layout.blocks() {
        if let Some(inst) = func.terminator(block) {
            blocks[inst] = Some(block);
        }
    }
    blocks
}

/// The blocks from which a lane can get to a return.
pub(super) fn blocks_with_end(cfg: &Cfg, func: &Function) -> FxHashSet<Block> {
    let blocks = func.layout.blocks().iter().copied();
    let mut work: Vec<Block> = blocks.filter(|&block| cfg.succs(block).is_empty()).collect();
    let mut found: FxHashSet<Block> = work.iter().copied().collect();
    while let Some(block) = work.pop() {
        work.extend(
            cfg.preds(block)
                .iter()
                .copied()
                .filter(|&pred| found.insert(pred)),
        );
    }
    found
}
