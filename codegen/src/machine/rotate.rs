//! Loops whose condition stands at their top, laid out so that it stands at their bottom.
//!
//! Such a loop has a jump at its end, back to its top, and a branch out of it further up. Its blocks lie one behind the other; moving those up to the branch behind the
//! others makes the jump vanish and the branch one that goes back:
//!
//! ```text
//! before: P  [H ..E]  [B .. L]  X        L jumps to H, E branches to X or goes on to B
//! after:  P  [B .. L]  [H ..E]  X        P jumps to H, L goes on to H, E branches to B or goes on to X
//! ```
//! A lap takes an instruction and a taken branch less; entering the loop takes one more.
//!
//! - R1 Only the order of blocks changes, not what they do and where they lead.
//! - R2 The entry stays first: a loop that it is part of stays as it is.
//! - R3 Blocks that only jump have no code, and count as not there.
//!
//! Cost: linear in blocks and the lengths of loops that are turned, each of which is once per level of nesting.

use super::{MBlock, MachFunc, MachInst, blocks_with_code, destination};
use cranelift_entity::SecondaryMap;

/// Blocks of a loop that is turned at most: what moves is copied for each level of nesting.
const MOST_BLOCKS: usize = 256;

/// The blocks of a layout with their places.
struct Layout {
    order: Vec<MBlock>,
    place: SecondaryMap<MBlock, usize>,
}

impl Layout {
    fn new<I: MachInst>(func: &MachFunc<I>) -> Layout {
        let order = blocks_with_code(func);
        let mut place = SecondaryMap::with_default(usize::MAX);
        for (at, &block) in order.iter().enumerate() {
            place[block] = at;
        }
        Layout { order, place }
    }

    /// Where the code of a block is that something leads to.
    fn arrives<I: MachInst>(&self, func: &MachFunc<I>, block: MBlock) -> usize {
        self.place[destination(func, block)]
    }

    /// The last block of `top..bottom` that is to move behind the others: the first that goes on to the next block or leaves the loop.
    fn exit<I: MachInst>(&self, func: &MachFunc<I>, top: usize, bottom: usize) -> Option<usize> {
        (top..bottom).find(|&at| {
            let succs = &func.blocks[self.order[at]].succs;
            let places: Vec<usize> = succs.iter().map(|edge| self.arrives(func, edge.block)).collect();
            let leaves = |place: &usize| *place < top || *place > bottom;
            places.len() == 2 && places.contains(&(at + 1)) && places.iter().any(leaves)
        })
    }

    /// Moves the blocks `top..=exit` behind those up to `bottom`.
    fn turn(&mut self, top: usize, exit: usize, bottom: usize) {
        self.order[top..=bottom].rotate_left(exit + 1 - top);
        for at in top..=bottom {
            self.place[self.order[at]] = at;
        }
    }
}

/// Turns loops. Returns how many.
pub fn rotate_loops<I: MachInst>(func: &mut MachFunc<I>) -> usize {
    let mut layout = Layout::new(func);
    let mut turned = 0;
    // Inner loops end first.
    let latches: Vec<MBlock> = layout
        .order
        .iter()
        .copied()
        .filter(|&block| {
            let jump = func.blocks[block].insts.last().and_then(MachInst::jump_target);
            jump.is_some_and(|target| layout.arrives(func, target) < layout.place[block])
        })
        .collect();
    for latch in latches {
        let bottom = layout.place[latch];
        let jump = func.blocks[latch].insts.last().and_then(MachInst::jump_target);
        let Some(top) = jump.map(|target| layout.arrives(func, target)) else {
            continue;
        };
        if top == 0 || top >= bottom || bottom - top >= MOST_BLOCKS {
            continue;
        }
        if let Some(exit) = layout.exit(func, top, bottom) {
            layout.turn(top, exit, bottom);
            turned += 1;
        }
    }
    if turned > 0 {
        let without_code: Vec<MBlock> = func
            .order
            .iter()
            .copied()
            .filter(|&block| layout.place[block] == usize::MAX)
            .collect();
        func.order = layout.order;
        func.order.extend(without_code);
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::toy;

    /// Blocks with these successors, each with an instruction beside its jump or branch. Turns loops, and returns how many and the order.
    fn turned(graph: &[&[u32]]) -> (usize, Vec<u32>) {
        let mut func = toy::graph(graph);
        let count = rotate_loops(&mut func);
        (count, func.order.iter().map(|block| block.as_u32()).collect())
    }

    #[test]
    fn condition_at_the_top_goes_to_the_bottom() {
        assert_eq!(turned(&[&[1], &[2, 3], &[1], &[]]), (1, vec![0, 2, 1, 3]));
    }

    #[test]
    fn what_stands_in_front_of_the_branch_goes_with_it() {
        assert_eq!(
            turned(&[&[1], &[2], &[3, 4], &[1], &[]]),
            (1, vec![0, 3, 1, 2, 4])
        );
    }

    #[test]
    fn condition_at_the_bottom_stays() {
        assert_eq!(turned(&[&[1], &[1, 2], &[]]), (0, vec![0, 1, 2]));
        assert_eq!(turned(&[&[1], &[2], &[1, 3], &[]]), (0, vec![0, 1, 2, 3]));
    }

    #[test]
    fn endless_loop_and_loop_of_the_entry_stay() {
        assert_eq!(turned(&[&[1], &[2], &[1]]), (0, vec![0, 1, 2]));
        assert_eq!(turned(&[&[1, 2], &[0], &[]]), (0, vec![0, 1, 2]));
    }

    #[test]
    fn inner_loop_is_turned_first_and_no_condition_leads_to_the_next_block_then() {
        // 1 is the outer condition, 2 the inner one, 3 the inner body, 4 the outer latch.
        let (count, order) = turned(&[&[1], &[2, 5], &[3, 4], &[2], &[1], &[]]);
        assert_eq!((count, order), (1, vec![0, 1, 3, 2, 4, 5]));
        // With something between the conditions both are turned.
        let (count, order) = turned(&[&[1], &[2, 6], &[3], &[4, 5], &[3], &[1], &[]]);
        assert_eq!((count, order), (2, vec![0, 2, 4, 3, 5, 1, 6]));
    }

    #[test]
    fn branch_between_blocks_of_the_loop_is_no_exit() {
        assert_eq!(
            turned(&[&[1], &[2, 3], &[3], &[4, 5], &[1], &[]]),
            (1, vec![0, 4, 1, 2, 3, 5])
        );
    }
}
