//! Distances to the next use of a value, in instructions.
//!
//! At the end of a block it is the smallest over the successors of the distance at their start; an edge out of a loop adds
//! [`EXIT`], so that a value that is not read in a loop counts as far away within it. Distances only shrink while they are
//! passed on, so a few rounds suffice; what they have not reached by then counts as far, which is a worse choice, not a wrong one.

use super::super::linear::{LBlock, LinReg, Linear, Val};
use super::super::liveness::{Liveness, is_use};
use super::super::webs::weights;
use cranelift_entity::SecondaryMap;

/// What leaving a loop adds.
const EXIT: u32 = 1 << 16;
/// A distance that nobody knows.
pub(super) const FAR: u32 = 1 << 28;
/// Rounds over all blocks.
const ROUNDS: usize = 3;

/// Distances at the ends of blocks.
pub(super) struct Distances {
    /// Parallel to [`Liveness::live_out`].
    pub at_end: SecondaryMap<LBlock, Vec<u32>>,
}

impl Distances {
    pub fn new(lin: &Linear, live: &Liveness) -> Distances {
        let weights = weights(lin);
        // Position in its block of the first use of a value that is live at the start.
        let mut first_use: SecondaryMap<LBlock, Vec<u32>> = SecondaryMap::new();
        let mut at: SecondaryMap<Val, u32> = SecondaryMap::new();
        for (block, data) in &lin.blocks {
            for &(val, _) in &live.live_in[block] {
                at[val] = FAR;
            }
            for inst in data.insts().rev() {
                let position = inst.as_u32() - data.insts.start;
                for op in lin.inst_ops(inst) {
                    if let (LinReg::Val(val), true) = (op.reg(), is_use(op.kind)) {
                        at[val] = position;
                    }
                }
            }
            first_use[block] = live.live_in[block].iter().map(|&(val, _)| at[val]).collect();
        }
        let mut start = first_use.clone();
        let mut at_end: SecondaryMap<LBlock, Vec<u32>> = SecondaryMap::new();
        for _ in 0..ROUNDS {
            let mut changed = false;
            for block in lin.blocks.keys().rev() {
                let data = &lin.blocks[block];
                for &(val, _) in &live.live_out[block] {
                    at[val] = FAR;
                }
                for &arg in data.args.iter().flatten() {
                    at[arg] = 0;
                }
                for &succ in &data.succs {
                    let exit = if weights[succ] < weights[block] { EXIT } else { 0 };
                    for (&(val, _), &distance) in live.live_in[succ].iter().zip(&start[succ]) {
                        at[val] = at[val].min(distance.saturating_add(exit));
                    }
                }
                let end: Vec<u32> = live.live_out[block]
                    .iter()
                    .map(|&(val, _)| at[val].min(FAR))
                    .collect();
                changed |= end != at_end[block];
                at_end[block] = end;
                let length = data.insts.end - data.insts.start;
                for (&(val, _), start) in live.live_in[block].iter().zip(&mut start[block]) {
                    // A value that is live in and is not read here is live out.
                    if *start >= length {
                        *start = at[val].saturating_add(length).min(FAR);
                    }
                }
            }
            if !changed {
                break;
            }
        }
        Distances { at_end }
    }
}
