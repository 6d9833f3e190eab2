//! Blocks that waves seldom run, laid out after all others.
//!
//! Where lanes part, a wave mostly has lanes on both sides. What it runs when it has none is no more than a few copies and a jump:
//!
//! ```text
//! before: A  [B]  C  ..        A branches to C, or goes on to B, which jumps elsewhere
//! after:  A  C  ..  [B]        A goes on to C, or branches to B
//! ```
//! The way that waves mostly go has a taken branch less, and the other one has one more.
//!
//! - A1 Only the order of blocks changes, not what they do and where they lead.
//! - A2 What moves has A alone before it, so nothing else comes to be further away from it.
//!
//! Cost: linear.

use super::{MBlock, MachFunc, MachInst, blocks_with_code, destination};
use cranelift_entity::SecondaryMap;

/// Moves blocks that a branch seldom goes to: the second target of one of which `seldom` holds. Returns how many.
pub fn lay_apart<I: MachInst>(func: &mut MachFunc<I>, seldom: impl Fn(&I) -> bool) -> usize {
    let order = blocks_with_code(func);
    let mut coming: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    for &block in &order {
        for edge in &func.blocks[block].succs {
            coming[destination(func, edge.block)] += 1;
        }
    }
    let moves = |at: usize| {
        let &[a, b, c] = order.get(at..at + 3)? else {
            return None;
        };
        func.blocks[a].insts.last().filter(|inst| seldom(inst))?;
        let [likely, other] = &func.blocks[a].succs[..] else {
            return None;
        };
        let jump = func.blocks[b].insts.last().and_then(MachInst::jump_target)?;
        let apart = destination(func, likely.block) == c
            && destination(func, other.block) == b
            && destination(func, jump) != c
            && coming[b] == 1;
        apart.then_some(b)
    };
    let moved: Vec<MBlock> = (0..order.len()).filter_map(moves).collect();
    if moved.is_empty() {
        return 0;
    }
    let mut left: SecondaryMap<MBlock, bool> = SecondaryMap::new();
    order.iter().for_each(|&block| left[block] = true);
    moved.iter().for_each(|&block| left[block] = false);
    let mut new: Vec<MBlock> = order.into_iter().filter(|&block| left[block]).collect();
    new.extend(&moved);
    moved.iter().for_each(|&block| left[block] = true);
    // Blocks without code.
    new.extend(func.order.iter().copied().filter(|&block| !left[block]));
    func.order = new;
    moved.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::toy;

    /// Blocks with these successors, each with an instruction beside its jump or branch, of which all seldom go to their second target.
    fn apart(graph: &[&[u32]]) -> (usize, Vec<u32>) {
        let mut func = toy::graph(graph);
        let count = lay_apart(&mut func, |_| true);
        (count, func.order.iter().map(|block| block.as_u32()).collect())
    }

    #[test]
    fn what_is_branched_over_and_jumps_on_goes_to_the_end() {
        assert_eq!(apart(&[&[2, 1], &[3], &[3], &[]]), (1, vec![0, 2, 3, 1]));
    }

    #[test]
    fn what_goes_on_to_the_next_block_stays() {
        assert_eq!(apart(&[&[2, 1], &[2], &[]]), (0, vec![0, 1, 2]));
    }

    #[test]
    fn the_likely_target_stays() {
        assert_eq!(apart(&[&[1, 2], &[3], &[3], &[]]), (0, vec![0, 1, 2, 3]));
    }

    #[test]
    fn what_others_jump_to_stays() {
        assert_eq!(apart(&[&[2, 1], &[3], &[1], &[]]), (0, vec![0, 1, 2, 3]));
    }

    #[test]
    fn the_end_of_a_loop_stays() {
        // 1 is a loop of one block, 2 what follows it.
        assert_eq!(apart(&[&[1], &[1, 2], &[4], &[4], &[]]), (0, vec![0, 1, 2, 3, 4]));
    }
}
