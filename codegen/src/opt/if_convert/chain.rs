//! Branches one after the other that leave for one place become a straight line.
//!
//! A search that was unrolled asks in each round whether it has ended, and leaves for one block from everywhere:
//!
//! ```text
//!   first:   branch a, second, end(x, y)
//!   second:  branch b, third, end(x, z)
//!   third:   jump end(u, w)
//! ```
//! Here all blocks run, one after the other, and each argument of `end` is selected by how far the lane has come: `second` is reached where `a` holds, `third` where `a` and
//! `b` do. An argument that is the same for rounds in a row needs no select between them, so that a search among the elements of an array, all of which are passed, takes a
//! few selects a round. Taken from the inside out, as other branches are, each round would select all elements that those within it select.
//!
//! What may run without its branch, and why lanes stay together, is what the [module above](super) says.
//!
//! Cost: the blocks of a chain, which are bounded, from each block.

use super::super::cfg::{jump, may_select, select};
use super::{MOST, cost, insides, side};
use crate::ir::incoming::Incoming;
use crate::ir::{Block, BlockCall, Function, Inst, InstBuilder, InstructionData, Opcode, Type, Value};

/// Branches of a chain. Two become nested selects as well, without a conjunction of what they ask.
const MIN_LINKS: usize = 3;
const MAX_LINKS: usize = 20;

/// A branch of a chain.
struct Link {
    branch: Inst,
    /// Where it goes on, which only this edge leads to.
    next: Block,
    /// Whether it goes on where its condition holds.
    holds: bool,
    /// The end, with the arguments from here: at once, or by a block that only jumps on.
    end: BlockCall,
}

/// Branches that leave for one block.
pub(super) struct Chain {
    links: Vec<Link>,
    /// The end of the last block, with the arguments from there.
    last: BlockCall,
}

impl Chain {
    /// The longest chain that begins with the branch of a block, if it costs no more than as many small branches.
    pub(super) fn find(func: &Function, edges: &Incoming, first: Block) -> Option<Chain> {
        let mut links: Vec<Link> = Vec::new();
        let (mut at, mut inside) = (first, 0);
        let last = loop {
            if let Some(onward) = side(func, edges, at).filter(|_| at != first) {
                break onward;
            }
            let link = link(func, edges, at)?;
            let next = link.next;
            let known = links.first().map_or(link.end.block, |first| first.end.block);
            if link.end.block != known || next == first || links.len() == MAX_LINKS {
                return None;
            }
            let costs = insides(func, next).iter().map(|&inst| cost(func, inst));
            inside += costs.sum::<Option<u32>>()?;
            links.push(link);
            at = next;
        };
        let chain = Chain { links, last };
        let end = chain.links.first()?.end.block;
        if chain.links.len() < MIN_LINKS || end != last.block || end == first {
            return None;
        }
        let ands = chain.links.len() as u32 - 1;
        let total = inside + ands + chain.selects(func)?;
        (total <= MOST * chain.links.len() as u32).then_some(chain)
    }

    /// The blocks that go.
    pub(super) fn blocks(&self) -> impl Iterator<Item = Block> {
        self.links.iter().map(|link| link.next)
    }

    /// The arguments for a parameter of the end, from each block in order.
    fn arguments<'a>(
        &'a self,
        func: &'a Function,
        index: usize,
    ) -> impl DoubleEndedIterator<Item = Value> + 'a {
        let ends = self.links.iter().map(|link| &link.end).chain([&self.last]);
        ends.map(move |end| func.dfg.resolve(func.dfg.call_args(end)[index]))
    }

    /// Registers of 32 bits that are selected.
    fn selects(&self, func: &Function) -> Option<u32> {
        let mut sum = 0;
        for index in 0..func.dfg.call_args(&self.last).len() {
            let values: Vec<Value> = self.arguments(func, index).collect();
            let ty = func.dfg.value_type(values[0]);
            let changes = values.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32;
            if changes > 0 && !may_select(ty) {
                return None;
            }
            sum += changes * ty.bytes().div_ceil(4).max(1);
        }
        Some(sum)
    }

    /// Makes one block of the chain.
    pub(super) fn straighten(self, func: &mut Function, first: Block) {
        let branch = self.links[0].branch;
        func.layout.insts_mut(first).pop();
        // Where each block but the first is reached.
        let mut reached: Vec<Value> = Vec::new();
        for link in &self.links {
            let loc = func.dfg.locs[link.branch];
            let condition = func.dfg.resolve(func.dfg.args(link.branch)[0]);
            let goes = match link.holds {
                true => condition,
                false => func.at_end(first).with_loc(loc).bnot(Type::B1, condition),
            };
            let goes = match reached.last() {
                Some(&before) => func.at_end(first).with_loc(loc).band(Type::B1, before, goes),
                None => goes,
            };
            reached.push(goes);
            let mut insts = std::mem::take(func.layout.insts_mut(link.next));
            // The end stays for the block that nobody reaches.
            let last = insts.pop();
            func.layout.insts_mut(link.next).extend(last);
            func.layout.insts_mut(first).append(&mut insts);
        }
        let mut args = Vec::new();
        for index in 0..func.dfg.call_args(&self.last).len() {
            let values: Vec<Value> = self.arguments(func, index).collect();
            let mut chosen = values[values.len() - 1];
            for at in (0..reached.len())
                .rev()
                .filter(|&at| values[at] != values[at + 1])
            {
                chosen = select(func, first, branch, reached[at], chosen, values[at]);
            }
            args.push(chosen);
        }
        let target = func.dfg.block_call(self.last.block, &args);
        let new = func.dfg.make_inst(jump(target), Type::INVALID, Some(&[]));
        func.dfg.locs[new] = func.dfg.locs[branch];
        func.layout.append_inst(new, first);
    }
}

/// A branch of which one way goes to a block that only it leads to, and the other one to the end. Of two such ways the one that goes on is that to a block with another branch.
fn link(func: &Function, edges: &Incoming, block: Block) -> Option<Link> {
    let branch = func.terminator(block)?;
    let InstructionData::Branch {
        opcode: Opcode::Branch,
        targets,
        ..
    } = *func.dfg.inst(branch)
    else {
        return None;
    };
    let alone = |call: &BlockCall| {
        edges.of(call.block).len() == 1 && func.dfg.block_params(call.block).is_empty() && call.block != block
    };
    let empty =
        |call: &BlockCall| side(func, edges, call.block).filter(|_| insides(func, call.block).is_empty());
    let way = |on: usize| {
        let (next, out) = (targets[on], targets[1 - on]);
        let onward = empty(&out);
        alone(&next).then(|| Link {
            branch,
            next: next.block,
            holds: on == 0,
            end: onward.unwrap_or(out),
        })
    };
    let ends = |call: &BlockCall| empty(call).is_some() || !alone(call);
    match [ends(&targets[0]), ends(&targets[1])] {
        [false, true] => way(0),
        [true, false] => way(1),
        // The last one: both ways end, one of them by a block.
        [true, true] if empty(&targets[0]).is_some() => way(0),
        [true, true] => way(1),
        [false, false] => None,
    }
}
