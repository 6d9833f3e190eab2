//! What only one side of a branch reads is computed on that side.
//!
//! A wave that takes the other side does not compute it, and its register is free until then. A value goes to the block that dominates all its users, if lanes that compute it now may go
//! around that block: if the block does not post-dominate the one that it leaves.
//!
//! - Values are functions of their operands ([`Effects::mergeable`](crate::ir::Effects::mergeable)). Communication, memory and `undef` stay where they are, and so do constants, which are made where
//!   they are used.
//! - A value stays in its loop, and goes into no other.
//! - A value stays where moving it would keep more registers alive than its own: its operands have to live as long as it does then.
//!
//! Instructions are visited from the last to the first, so that what a moved one reads may go with it. Cost: linear; walks up the dominator tree are short (`FAR`).

use super::Context;
use crate::analysis::cfg::reverse_post_order;
use crate::analysis::{Cfg, DominatorTree, LoopTree, PostDominatorTree};
use crate::ir::{Block, Function, Inst, InstructionData, Value};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};

/// Blocks above the users of a value that are looked at.
const FAR: usize = 64;

/// Moves values to where they are read; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let branches = |&block: &Block| {
        let last = func.terminator(block).map(|last| func.dfg.inst(last));
        matches!(last, Some(InstructionData::Branch { targets, .. }) if targets[0].block != targets[1].block)
    };
    if !func.layout.blocks().iter().any(branches) {
        return 0;
    }
    func.resolve_all_aliases();
    let mut sinking = Sinking::new(func);
    for block in reverse_post_order(&sinking.cfg).into_iter().rev() {
        sinking.visit(func, context, block);
    }
    sinking.place(func)
}

/// What is known while instructions are visited.
struct Sinking {
    cfg: Cfg,
    dom: DominatorTree<Block>,
    postdom: PostDominatorTree<Block>,
    loops: LoopTree,
    /// The block that dominates all users of a value that were visited.
    read_in: SecondaryMap<Value, PackedOption<Block>>,
    /// Instructions that go to a block, the last one first.
    moved: SecondaryMap<Block, Vec<Inst>>,
}

impl Sinking {
    fn new(func: &Function) -> Sinking {
        let cfg = Cfg::new(func);
        let dom = DominatorTree::new(&cfg);
        Sinking {
            postdom: PostDominatorTree::new(&cfg),
            loops: LoopTree::new(&cfg, &dom),
            dom,
            cfg,
            read_in: SecondaryMap::new(),
            moved: SecondaryMap::new(),
        }
    }

    fn visit(&mut self, func: &Function, context: &mut Context<'_>, block: Block) {
        for &inst in func.layout.insts(block).iter().rev() {
            let target = self.target(func, block, inst).filter(|_| context.burn());
            if let Some(target) = target {
                self.moved[target].push(inst);
            }
            self.read(func, inst, target.unwrap_or(block));
        }
    }

    /// Notes that an instruction reads its operands in a block.
    fn read(&mut self, func: &Function, inst: Inst, block: Block) {
        for value in func.dfg.uses(inst) {
            let before = self.read_in[value].expand();
            let now = before.map_or(block, |before| self.dom.common_dominator(before, block));
            self.read_in[value] = now.into();
        }
    }

    /// Where an instruction of a block should go.
    fn target(&self, func: &Function, block: Block, inst: Inst) -> Option<Block> {
        let &[result] = func.dfg.results(inst) else {
            return None;
        };
        let args = func.dfg.args(inst);
        if args.is_empty() || !func.dfg.opcode(inst).effects().mergeable() {
            return None;
        }
        let users = self.read_in[result].expand()?;
        let above = std::iter::successors(Some(users), |&target| self.dom.idom(target));
        let target = above
            .take(FAR)
            .take_while(|&target| target != block)
            .find(|&target| self.may_go(block, target))?;
        self.keeps_registers(func, inst, result, block).then_some(target)
    }

    /// Whether a value of one block may be computed in another one that it dominates, and sometimes is not.
    fn may_go(&self, from: Block, to: Block) -> bool {
        self.loops.innermost(from) == self.loops.innermost(to) && !self.postdom.post_dominates(to, from)
    }

    /// Whether a value takes as many registers as those of its operands that nothing else reads as late.
    fn keeps_registers(&self, func: &Function, inst: Inst, result: Value, block: Block) -> bool {
        let units = |value: Value| func.dfg.value_type(value).bytes().div_ceil(4);
        let args = func.dfg.args(inst);
        let longer = args.iter().enumerate().filter(|&(index, &arg)| {
            let constant = func
                .dfg
                .defining_inst(arg)
                .is_some_and(|def| func.dfg.args(def).is_empty());
            let read = self.read_in[arg].expand().is_some_and(|last| last != block);
            !constant && !read && !args[..index].contains(&arg)
        });
        longer.map(|(_, &arg)| units(arg)).sum::<u32>() <= units(result)
    }

    /// Puts what moved in front of what stands in its new block; returns how much that is.
    fn place(self, func: &mut Function) -> usize {
        let mut count = 0;
        let mut gone: EntitySet<Inst> = EntitySet::new();
        gone.extend(self.moved.values().flatten().copied());
        if gone.is_empty() {
            return 0;
        }
        for block in func.layout.blocks().to_vec() {
            let insts = func.layout.insts_mut(block);
            insts.retain(|&inst| !gone.contains(inst));
            let moved = &self.moved[block];
            insts.splice(0..0, moved.iter().rev().copied());
            count += moved.len();
        }
        count
    }
}
