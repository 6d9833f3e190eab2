//! The immediate-post-dominator stack, carried beside a real execution.
//!
//! It is given what each lane does, lane by lane in order, and runs that in groups. A *group* is a set of lanes that run together; it
//! takes a step when the next thing that each of its lanes did is known:
//!
//! - cross-lane operations must be one and the same, with exactly the lanes of the group;
//! - one block for all: the group goes there. If it is where the group ends, it joins the lanes that wait there for it;
//! - different blocks: the group parts. The parts end at the immediate post-dominator of the block that they come from; if the
//!   group itself ends there, the parts take its place, so that cycles do not pile up groups.
//!
//! On a stack one part runs after the other. Which comes first changes neither who runs together nor how often blocks run, so
//! here all parts go on as far as what is known of them allows, and the groups are a tree. A group needs no more of the past
//! than what the real execution is ahead of it.

use super::{FlowTable, Lanes};
use crate::ir::Block;
use smallvec::SmallVec;
use std::collections::VecDeque;

/// What a lane did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    Enter(Block),
    CrossLane { block: Block, number: u32, lanes: Lanes },
}

/// A cross-lane operation that ran with other lanes than the stack's.
#[derive(Debug)]
pub(super) struct Difference {
    pub(super) block: Block,
    pub(super) expected: Lanes,
    pub(super) actual: Lanes,
    pub(super) what: String,
}

#[derive(Clone, Debug)]
struct Group {
    lanes: u64,
    /// The block that it runs; none at the start.
    at: Option<Block>,
    /// Where it ends.
    meet: Option<Block>,
    /// Who waits for it there.
    parent: Option<usize>,
    /// Of a group that has parted: the lanes that are back.
    back: Option<u64>,
}

#[derive(Clone, Debug)]
pub(super) struct Stack {
    groups: Vec<Group>,
    free: Vec<usize>,
    group_of: [u32; 64],
    ahead: Vec<VecDeque<Event>>,
}

impl Stack {
    pub(super) fn new(lanes: Lanes) -> Stack {
        Stack {
            groups: vec![Group {
                lanes: lanes.0,
                at: None,
                meet: None,
                parent: None,
                back: None,
            }],
            free: Vec::new(),
            group_of: [0; 64],
            ahead: vec![VecDeque::new(); 64],
        }
    }

    /// Whether what a lane did waits for others.
    pub(super) fn waits(&self, lane: usize) -> bool {
        !self.ahead[lane].is_empty()
    }

    /// Lanes did something. `entered` is told of every block that a group begins; operations that agree are counted.
    pub(super) fn push(
        &mut self,
        lanes: Lanes,
        event: Event,
        table: &FlowTable,
        entered: &mut dyn FnMut(Block),
        compared: &mut u64,
    ) -> Result<(), Difference> {
        let mut work: SmallVec<[usize; 4]> = SmallVec::new();
        for lane in lanes.iter() {
            self.ahead[lane].push_back(event);
            let group = self.group_of[lane] as usize;
            if !work.contains(&group) {
                work.push(group);
            }
        }
        while let Some(group) = work.pop() {
            while self.step(group, table, entered, compared, &mut work)? {}
        }
        Ok(())
    }

    /// Lets a group do its next step. Returns whether it may do another.
    fn step(
        &mut self,
        index: usize,
        table: &FlowTable,
        entered: &mut dyn FnMut(Block),
        compared: &mut u64,
        work: &mut SmallVec<[usize; 4]>,
    ) -> Result<bool, Difference> {
        let group = self.groups[index].clone();
        let lanes = Lanes(group.lanes);
        if group.back.is_some() || lanes.iter().any(|lane| self.ahead[lane].is_empty()) {
            return Ok(false);
        }
        if lanes.0 == 0 {
            return Ok(false);
        }
        if let Some((block, lane)) = self.operation(lanes) {
            return self.compare(lanes, block, lane, compared);
        }
        let mut parts: SmallVec<[(Block, u64); 2]> = SmallVec::new();
        for lane in lanes.iter() {
            let Some(&Event::Enter(to)) = self.ahead[lane].front() else {
                continue;
            };
            match parts.iter_mut().find(|(block, _)| *block == to) {
                Some((_, part)) => *part |= 1 << lane,
                None => parts.push((to, 1 << lane)),
            }
        }
        if let [(to, _)] = parts[..] {
            if Some(to) == group.meet && group.at.is_some() && group.parent.is_some() {
                self.free.push(index);
                self.groups[index].lanes = 0;
                self.arrive(group.parent, lanes.0, to, entered, work);
                return Ok(false);
            }
            self.begin(index, lanes, to, entered);
            return Ok(true);
        }
        let meet = group.at.and_then(|at| table.facts[at].meet);
        let waiting = if group.meet == meet && group.parent.is_some() {
            self.free.push(index);
            self.groups[index].lanes = 0;
            group.parent
        } else {
            self.groups[index].back = Some(0);
            Some(index)
        };
        let mut arrived = 0;
        for (to, part) in parts {
            if Some(to) == meet {
                arrived |= part;
                continue;
            }
            let new = self.new_group(Group {
                lanes: part,
                at: Some(to),
                meet,
                parent: waiting,
                back: None,
            });
            self.begin(new, Lanes(part), to, entered);
            work.push(new);
        }
        if let Some(meet) = meet.filter(|_| arrived != 0) {
            self.arrive(waiting, arrived, meet, entered, work);
        }
        Ok(false)
    }

    fn new_group(&mut self, group: Group) -> usize {
        match self.free.pop() {
            Some(index) => {
                self.groups[index] = group;
                index
            }
            None => {
                self.groups.push(group);
                self.groups.len() - 1
            }
        }
    }

    /// A group runs a block that all its lanes have gone to.
    fn begin(&mut self, index: usize, lanes: Lanes, block: Block, entered: &mut dyn FnMut(Block)) {
        self.groups[index].at = Some(block);
        for lane in lanes.iter() {
            self.ahead[lane].pop_front();
            self.group_of[lane] = index as u32;
        }
        entered(block);
    }

    /// Lanes are where the group waits that they come from.
    fn arrive(
        &mut self,
        waiting: Option<usize>,
        lanes: u64,
        block: Block,
        entered: &mut dyn FnMut(Block),
        work: &mut SmallVec<[usize; 4]>,
    ) {
        let Some(index) = waiting else { return };
        let group = &mut self.groups[index];
        let back = group.back.unwrap_or(0) | lanes;
        group.back = Some(back);
        // What lanes do next is known, but they do it with the others.
        for lane in Lanes(lanes).iter() {
            self.group_of[lane] = index as u32;
        }
        if back == group.lanes {
            group.back = None;
            self.begin(index, Lanes(back), block, entered);
            work.push(index);
        }
    }

    /// The first cross-lane operation that comes next for one of these lanes: its block and the lane.
    fn operation(&self, lanes: Lanes) -> Option<(Block, usize)> {
        lanes.iter().find_map(|lane| match self.ahead[lane].front() {
            Some(&Event::CrossLane { block, .. }) => Some((block, lane)),
            _ => None,
        })
    }

    fn compare(
        &mut self,
        lanes: Lanes,
        block: Block,
        lane: usize,
        compared: &mut u64,
    ) -> Result<bool, Difference> {
        let event = self.ahead[lane].front().copied();
        let actual = match event {
            Some(Event::CrossLane { lanes, .. }) => lanes,
            _ => Lanes::default(),
        };
        let same = lanes
            .iter()
            .all(|lane| self.ahead[lane].front().copied() == event);
        if !same || actual != lanes {
            return Err(Difference {
                block,
                expected: lanes,
                actual,
                what: "a cross-lane operation ran with other lanes than those of the immediate-post-dominator stack".into(),
            });
        }
        *compared += 1;
        for lane in lanes.iter() {
            self.ahead[lane].pop_front();
        }
        Ok(true)
    }
}
