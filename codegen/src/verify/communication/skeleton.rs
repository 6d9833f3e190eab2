//! What lanes meet on their way through a function: communication operations, branches, and the end.

use crate::analysis::{Cfg, Graph};
use crate::ir::{Block, Function, Inst, InstructionData};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// What a lane comes to next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Event {
    /// A communication operation.
    Op(Inst),
    /// A branch or switch at which lanes may part.
    Branch(Inst),
    /// The end of the function.
    Return,
    /// A cycle without any event: the lane stays in it.
    Forever,
}

/// The events that the ways of a branch lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    None,
    /// One, and the target through which it was found.
    One(Event, Block),
    Several,
}

impl Outcome {
    fn join(self, other: Outcome) -> Outcome {
        match (self, other) {
            (Outcome::None, known) | (known, Outcome::None) => known,
            (Outcome::One(a, block), Outcome::One(b, _)) if a == b => Outcome::One(a, block),
            _ => Outcome::Several,
        }
    }
}

/// A place in front of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cursor {
    pub(super) block: Block,
    pub(super) index: usize,
}

impl Cursor {
    pub(super) fn start_of(block: Block) -> Cursor {
        Cursor { block, index: 0 }
    }
}

/// The events of one function.
#[derive(Debug)]
pub(super) struct Skeleton<'f> {
    pub(super) func: &'f Function,
    /// Where lanes go on after terminators that decide nothing.
    forward: FxHashMap<Inst, Block>,
    /// Whether every call is an event, or only those that may communicate.
    every_call: bool,
}

impl<'f> Skeleton<'f> {
    /// The events of a function, whose branches are those with several targets that `counts` names.
    ///
    /// Another branch is passed over if it decides nothing: it is on a constant, or all its ways lead to one event in the end.
    /// Otherwise it stays an event.
    pub(super) fn new(func: &'f Function, every_call: bool, counts: &dyn Fn(Inst) -> bool) -> Skeleton<'f> {
        let mut skeleton = Skeleton {
            func,
            forward: FxHashMap::default(),
            every_call,
        };
        let mut undecided = Vec::new();
        for &block in func.layout.blocks() {
            let Some(inst) = func.terminator(block) else {
                continue;
            };
            let targets = func.dfg.targets(inst);
            let Some(first) = targets.first() else {
                continue;
            };
            if !parts(func, inst) {
                skeleton.forward.insert(inst, first.block);
            } else if !counts(inst) {
                match constant_target(func, inst) {
                    Some(target) => {
                        skeleton.forward.insert(inst, target);
                    }
                    None => undecided.push(inst),
                }
            }
        }
        skeleton.pass_over(undecided);
        skeleton
    }

    /// Passes over the branches all of whose ways lead to one event, however often they go round through such branches.
    ///
    /// Each branch gets the events that its ways lead to outside, nothing at first; the way that first led to one is the way on, so that ways on
    /// make no cycle.
    fn pass_over(&mut self, undecided: Vec<Inst>) {
        let ways: Vec<(Inst, Vec<(Block, Event)>)> = undecided
            .iter()
            .map(|&inst| {
                let targets = self.func.dfg.targets(inst).iter();
                let ways = targets.map(|call| (call.block, self.next(Cursor::start_of(call.block)).0));
                (inst, ways.collect())
            })
            .collect();
        let mut found: FxHashMap<Inst, Outcome> =
            undecided.iter().map(|&inst| (inst, Outcome::None)).collect();
        loop {
            let mut changed = false;
            // What comes later is known first.
            for (inst, ways) in ways.iter().rev() {
                for &(block, event) in ways {
                    let outcome = match event {
                        Event::Branch(next) => found.get(&next).copied(),
                        _ => None,
                    };
                    let outcome = match outcome {
                        Some(Outcome::One(event, _)) => Outcome::One(event, block),
                        Some(other) => other,
                        None => Outcome::One(event, block),
                    };
                    let known = found[inst];
                    let joined = known.join(outcome);
                    changed |= joined != known;
                    found.insert(*inst, joined);
                }
            }
            if !changed {
                break;
            }
        }
        for (inst, ways) in ways {
            match (found[&inst], ways.first()) {
                (Outcome::One(_, block), _) => self.forward.insert(inst, block),
                // An endless cycle.
                (Outcome::None, Some(&(block, _))) => self.forward.insert(inst, block),
                _ => None,
            };
        }
    }

    /// The first event from a place on, and the place after it.
    pub(super) fn next(&self, mut at: Cursor) -> (Event, Cursor) {
        // Passing more blocks than there are is a cycle.
        for _ in 0..=self.func.layout.blocks().len() {
            let insts = self.func.layout.insts(at.block);
            let found = insts.get(at.index..).and_then(|rest| {
                rest.iter()
                    .position(|&inst| self.is_op(inst))
                    .map(|offset| at.index + offset)
            });
            if let Some(index) = found {
                let after = Cursor {
                    block: at.block,
                    index: index + 1,
                };
                return (Event::Op(insts[index]), after);
            }
            let Some(inst) = self.func.terminator(at.block) else {
                return (Event::Return, at);
            };
            if self.func.dfg.targets(inst).is_empty() {
                return (Event::Return, at);
            }
            match self.forward.get(&inst) {
                Some(&block) => at = Cursor::start_of(block),
                None => return (Event::Branch(inst), at),
            }
        }
        (Event::Forever, at)
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
