//! One execution of a function by lanes of the wave, and what holds while it runs: edges, conditions, meeting points.

use super::stack::Stack;
use super::{FlowId, FlowTable, Invariant, Lanes};
use crate::ir::Block;

/// One execution of a function by lanes of the wave.
#[derive(Clone, Debug)]
pub(super) struct Activation {
    pub(super) func: FlowId,
    pub(super) all: Lanes,
    /// The lanes with which the last block began.
    pub(super) began: Lanes,
    /// The block that each lane ran last.
    pub(super) last: Vec<Option<Block>>,
    /// Where each lane goes on, if it is known.
    pub(super) next: Vec<Option<Block>>,
    /// Where each lane has been moved to since its last block, if it has.
    moved: Vec<Option<Block>>,
    /// Branches whose lanes have not met yet: where they must, and who.
    open: Vec<(Block, Lanes)>,
    pub(super) stack: Stack,
}
impl Activation {
    /// Lanes begin a function.
    pub(super) fn new(func: FlowId, all: Lanes) -> Activation {
        Activation {
            func,
            all,
            began: Lanes::default(),
            last: vec![None; 64],
            next: vec![None; 64],
            moved: vec![None; 64],
            open: Vec::new(),
            stack: Stack::new(all),
        }
    }

    /// Moves on the edge to a block run with these lanes.
    pub(super) fn edge(
        &mut self,
        table: &FlowTable,
        to: Block,
        lanes: Lanes,
    ) -> Result<(), (Invariant, Lanes, String)> {
        for lane in lanes.iter() {
            let may = self
                .last
                .get(lane)
                .copied()
                .flatten()
                .is_some_and(|last| table.facts[last].succs.contains(&to));
            if !may || self.next[lane].is_some_and(|next| next != to) {
                let what = format!("lane {lane} makes moves on the way there, but goes elsewhere");
                return Err((Invariant::Trace, Lanes(lanes.0 & !(1 << lane)), what));
            }
            self.moved[lane] = Some(to);
        }
        Ok(())
    }

    /// A block begins with these lanes, of which there are some. Otherwise: what is broken, the lanes that should run, and why.
    pub(super) fn enter(
        &mut self,
        table: &FlowTable,
        block: Block,
        lanes: Lanes,
        meetings: &mut u64,
    ) -> Result<(), (Invariant, Lanes, String)> {
        if lanes.0 & !self.all.0 != 0 {
            let what = "lanes run that the wave does not have or that did not call".to_owned();
            return Err((Invariant::Partition, self.all, what));
        }
        for lane in lanes.iter() {
            let allowed = match self.last[lane] {
                None => table.entry == Some(block),
                Some(last) => table.facts[last].succs.contains(&block),
            };
            if let Some(next) = self.next[lane].take()
                && next != block
            {
                let what = format!("the condition of lane {lane} leads to {next}");
                return Err((Invariant::Trace, Lanes(lanes.0 & !(1 << lane)), what));
            }
            if !allowed {
                let after = self.last[lane].map_or("the start".to_owned(), |last| last.to_string());
                let what = format!("no edge leads there from {after}, where lane {lane} was");
                return Err((Invariant::Trace, Lanes(lanes.0 & !(1 << lane)), what));
            }
            let moved = self.moved[lane].take();
            if let Some(last) = self.last[lane]
                && moved != Some(block)
                && table.facts[block].moved_from.contains(&last)
            {
                let what = format!("lane {lane} has not made the moves on its way from {last}");
                return Err((Invariant::Trace, Lanes(lanes.0 & !(1 << lane)), what));
            }
            self.last[lane] = Some(block);
        }
        self.began = lanes;
        let mut missing = None;
        self.open.retain(|&(meet, split)| {
            let arrived = meet == block && split.0 & lanes.0 != 0;
            if arrived {
                *meetings += 1;
                if split.0 & !lanes.0 != 0 {
                    missing = Some(split);
                }
            }
            !arrived
        });
        if let Some(split) = missing {
            let what = "lanes are missing that a branch in front parted".to_owned();
            return Err((Invariant::Reconvergence, split, what));
        }
        let facts = &table.facts[block];
        if let Some(meet) = facts.meet
            && facts.succs.len() > 1
            && lanes.0.count_ones() > 1
            && !self
                .open
                .iter()
                .any(|&(p, split)| p == meet && lanes.0 & !split.0 == 0)
        {
            // What is part of the new one adds nothing any more.
            self.open
                .retain(|&(p, split)| p != meet || split.0 & !lanes.0 != 0);
            self.open.push((meet, lanes));
        }
        Ok(())
    }
}
