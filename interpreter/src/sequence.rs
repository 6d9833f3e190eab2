//! Which block a wave runs next, and with which lanes.
//!
//! `IpdomStack` is the reference. Definitions: at the end of a block `b` the active lanes fall into groups by
//! target; *divergence* is more than one group. The groups run one after another and meet at `p`, the immediate
//! post-dominator of `b` (the end of the function if that is the virtual exit).
//!
//! Invariants of the stack:
//! - S1: the lanes of all entries above an entry whose block is `p` and that were split from it are a subset of its
//!   lanes; they become part of its execution when they have arrived at `p` and their entries are gone.
//! - S2: an entry runs until its block is its meeting point; then it is dropped, which is the arrival.
//! - S3: the stack holds at most two entries per level of nesting: a branch whose meeting point is that of the running
//!   entry replaces the entry, so loops do not grow the stack.
//!
//! `PendingMasks` is the schedule of the divergence pass without strict regions (`docs/design/divergence.md`): always
//! run the lowest block of an order whose mask is not empty.

use crate::lanes::LaneMask;
use std::collections::HashMap;
use wavelift_codegen::ir::{Block, FuncRef};

/// How lanes that went different ways are run.
#[derive(Clone, Debug, Default)]
pub enum Schedule {
    /// The reference: meet exactly at the immediate post-dominator.
    #[default]
    IpdomStack,
    /// Lowest pending block first, over an order of the blocks of each function; functions that are not named use the
    /// order of their layout.
    LowestPending(HashMap<FuncRef, Vec<Block>>),
}

/// A place in a function: a block by number, or its end.
pub(crate) const EXIT: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Entry {
    block: u32,
    mask: u64,
    /// Where the entry ends.
    meet: u32,
}

/// Lanes waiting for each other at immediate post-dominators.
#[derive(Clone, Debug)]
pub(crate) struct IpdomStack {
    entries: Vec<Entry>,
}

/// Lanes waiting at blocks of an order.
#[derive(Clone, Debug)]
pub(crate) struct PendingMasks {
    /// One mask per place in the order.
    masks: Vec<u64>,
}

/// What the sequencer knows of a function.
#[derive(Clone, Debug, Default)]
pub(crate) struct FlowFacts {
    /// Immediate post-dominator per block number.
    pub(crate) ipdom: Vec<u32>,
    /// Place in the order per block number.
    pub(crate) place: Vec<u32>,
    /// Block number per place.
    pub(crate) order: Vec<u32>,
}

/// The state of one activation of a function.
#[derive(Clone, Debug)]
pub(crate) enum Sequencer {
    Stack(IpdomStack),
    Pending(PendingMasks),
    /// The wave level: one block at a time, the lanes are a value.
    Single(u32),
}

impl Sequencer {
    pub(crate) fn stack(entry: u32, mask: u64) -> Sequencer {
        let end = Entry {
            block: EXIT,
            mask,
            meet: EXIT,
        };
        Sequencer::Stack(IpdomStack {
            entries: vec![end, Entry { block: entry, ..end }],
        })
    }

    pub(crate) fn pending(facts: &FlowFacts, entry: u32, mask: u64) -> Sequencer {
        let mut masks = vec![0; facts.order.len()];
        masks[facts.place[entry as usize] as usize] = mask;
        Sequencer::Pending(PendingMasks { masks })
    }

    /// The block to run, with its lanes; `None` at the end of the function.
    pub(crate) fn next(&mut self, facts: &FlowFacts) -> Option<(u32, u64)> {
        match self {
            Sequencer::Stack(stack) => {
                while let Some(top) = stack.entries.last() {
                    if top.block != top.meet {
                        return Some((top.block, top.mask));
                    }
                    stack.entries.pop();
                }
                None
            }
            Sequencer::Pending(pending) => {
                let place = pending.masks.iter().position(|&mask| mask != 0)?;
                let mask = std::mem::take(&mut pending.masks[place]);
                Some((facts.order[place], mask))
            }
            Sequencer::Single(block) => (*block != EXIT).then_some((*block, 0)),
        }
    }

    /// The lanes that ran `block` go on to the given places; the groups are disjoint and not empty.
    pub(crate) fn go(&mut self, facts: &FlowFacts, block: u32, groups: &[(u32, u64)]) {
        match self {
            Sequencer::Stack(stack) => stack.go(facts.ipdom[block as usize], groups),
            Sequencer::Pending(pending) => {
                for &(target, mask) in groups {
                    if target != EXIT {
                        pending.masks[facts.place[target as usize] as usize] |= mask;
                    }
                }
            }
            Sequencer::Single(at) => *at = groups.first().map_or(EXIT, |&(target, _)| target),
        }
    }

    /// The places that wait, with their lanes, for reports; the running one first.
    pub(crate) fn waiting(&self, facts: &FlowFacts) -> Vec<(u32, LaneMask)> {
        match self {
            Sequencer::Stack(stack) => {
                let entries = stack.entries.iter().skip(1).rev();
                entries.map(|e| (e.block, LaneMask(e.mask))).collect()
            }
            Sequencer::Pending(pending) => {
                let masks = pending.masks.iter().enumerate().filter(|(_, mask)| **mask != 0);
                masks
                    .map(|(place, &mask)| (facts.order[place], LaneMask(mask)))
                    .collect()
            }
            Sequencer::Single(_) => Vec::new(),
        }
    }
}

impl IpdomStack {
    fn go(&mut self, meet: u32, groups: &[(u32, u64)]) {
        let Some(top) = self.entries.last_mut() else {
            return;
        };
        if let [(target, _)] = *groups {
            top.block = target;
            return;
        }
        // S3: if the running entry ends where the groups meet, the entry below waits for them already.
        if top.meet == meet {
            self.entries.pop();
        } else {
            top.block = meet;
        }
        for &(block, mask) in groups.iter().rev().filter(|(target, _)| *target != meet) {
            self.entries.push(Entry { block, mask, meet });
        }
    }
}
