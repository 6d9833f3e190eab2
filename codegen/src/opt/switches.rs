//! Switches that all lanes of a wave take alike become searches.
//!
//! Where lanes may part at a switch, each of its targets needs the lanes that go there, so all entries are compared. A wave whose index is uniform goes to one
//! target only: a binary search finds it with as many comparisons as the number of entries has bits. Neighbouring entries with one target and equal
//! arguments count as one. An index beyond the table is undefined, so nobody asks for it.
//!
//! A branch of the search may have a closer post-dominator than the switch. Lanes do not part there, but a cross-lane operation tells where they are meant to
//! meet (HSA PRM 2.12), so switches that such an operation depends on stay.
//!
//! Cost: linear in entries; the uniformity of a function that has such a switch.

use super::Context;
use crate::analysis::{BlockOrder, Cfg, CrossLane, PostDominatorTree, UniformityInfo};
use crate::ir::{
    Block, BlockCall, Function, Inst, InstBuilder, InstructionData, IntCC, Opcode, SourceLoc, Type, Value,
    Width,
};

/// Entries, neighbours with one target counted once, from which on a search is shorter than a comparison with each.
const LEAST: usize = 3;

/// Makes searches of switches; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let blocks = func.layout.blocks().iter().copied();
    let found: Vec<(Block, Switch)> = blocks
        .filter_map(|block| Some((block, Switch::find(func, block)?)))
        .collect();
    if found.is_empty() {
        return 0;
    }
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let order = BlockOrder::new(&cfg, &post);
    let uniformity = UniformityInfo::new(func, &cfg, &post, &order, context.machine.wave);
    let cross_lane = CrossLane::new(func);
    let mut changes = 0;
    for (block, switch) in found {
        if uniformity.is_uniform(func.dfg.resolve(switch.index))
            && !uniformity.branch_diverges(block)
            && cross_lane.strict_region(&cfg, &post, block).is_none()
            && context.burn()
        {
            switch.search(func, block);
            changes += 1;
        }
    }
    changes
}

/// Neighbouring entries with one target: the first one, and where it goes.
type Run = (u64, BlockCall);

struct Switch {
    inst: Inst,
    index: Value,
    ty: Type,
    width: Width,
    loc: SourceLoc,
    runs: Vec<Run>,
}

impl Switch {
    /// What a block ends with, if it is a switch that is worth a search.
    fn find(func: &Function, block: Block) -> Option<Switch> {
        let inst = func.terminator(block)?;
        let InstructionData::Switch {
            arg, table, width, ..
        } = *func.dfg.inst(inst)
        else {
            return None;
        };
        let mut runs: Vec<Run> = Vec::new();
        let args = |call: &BlockCall| func.dfg.call_args(call);
        for (entry, call) in func.dfg.switch_tables[table].iter().enumerate() {
            let same = runs
                .last()
                .is_some_and(|(_, last)| last.block == call.block && args(last) == args(call));
            if !same {
                runs.push((entry as u64, *call));
            }
        }
        (runs.len() >= LEAST).then_some(Switch {
            inst,
            index: arg,
            ty: func.dfg.value_type(arg),
            width,
            loc: func.dfg.locs[inst],
            runs,
        })
    }

    /// The low word of a wider index decides: the high one is zero, or the index is beyond the table.
    fn search(mut self, func: &mut Function, block: Block) {
        let last = func.layout.insts_mut(block).pop();
        debug_assert_eq!(last, Some(self.inst));
        if self.ty == Type::I64 {
            self.ty = Type::I32;
            self.index = func.at_end(block).with_loc(self.loc).ireduce(self.ty, self.index);
        }
        self.halve(func, block, &self.runs, Some(self.inst));
    }

    /// Ends a block with the search among at least two runs. The first branch is the switch's `own` instruction, as that of a chain is: it says where
    /// the search of one switch ends and that of the next one on the same index begins.
    fn halve(&self, func: &mut Function, block: Block, runs: &[Run], own: Option<Inst>) {
        let (low, high) = runs.split_at(runs.len() / 2);
        let targets = [low, high].map(|runs| match runs {
            [(_, call)] => *call,
            _ => {
                let next = func.append_block();
                self.halve(func, next, runs, None);
                func.dfg.block_call(next, &[])
            }
        });
        let mut at = func.at_end(block).with_loc(self.loc);
        let first = at.iconst(self.ty, high[0].0);
        let below = at.icmp(IntCC::Ult, self.index, first);
        match own {
            None => {
                at.branch(self.width, below, targets);
            }
            Some(inst) => {
                *func.dfg.inst_mut(inst) = InstructionData::Branch {
                    opcode: Opcode::Branch,
                    width: self.width,
                    arg: below,
                    targets,
                };
                func.layout.append_inst(inst, block);
            }
        }
    }
}
