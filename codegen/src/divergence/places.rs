//! The places of the schedule: the blocks in order, and what strict branches add.
//!
//! Lanes that part at a strict branch must not meet before its immediate post-dominator, because a cross-lane operation
//! would see it ([`CrossLane`]). Such a branch gets two more places:
//! - a *dispatch* right behind its block. It runs one group of the lanes and *parks* all others as one entry;
//! - a *resume* place right in front of the post-dominator. When everything between has drained, it takes the entry that was
//!   parked last and goes back to the dispatch.
//!
//! If the branch recurs, lanes of the running group may come to it again, so entries are a stack. The dispatch then runs
//! the smallest group: what runs above an entry is at most half of what was there before, which bounds the stack by the
//! binary logarithm of the wave size. Branches in each other's regions have the same post-dominator and share a stack.

use super::plan::Place;
use crate::analysis::{BlockOrder, Cfg, CrossLane, PostDominatorTree, StrictRegion, UniformityInfo};
use crate::ir::{Block, Function};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// What runs at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The lane program of a block.
    Program,
    /// The choice of a group at the branch of a block.
    Dispatch(Block),
    /// Lanes that a group of branches parked go on, by number in [`Places::groups`].
    Resume(usize),
}

/// Strict branches that park on one stack.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) branches: Vec<Block>,
    pub(super) resume: Place,
    /// Entries that there may be at a time.
    pub(super) depth: u32,
    join: Option<Block>,
    /// Blocks of its region.
    #[cfg(test)]
    region: usize,
    /// Other groups that meet at the same block and lie in its region.
    inside: usize,
}

/// In which order groups that meet at one block go on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ResumeOrder {
    /// A group goes on after all that lie in its region.
    #[default]
    ByNesting,
    /// The one with fewer blocks in its region first. That is wrong, and tests must notice: an outer branch that leads straight into a
    /// cycle has no larger region than a branch in that cycle.
    #[cfg(test)]
    BySize,
}

/// All places, in the order in which the lowest one with lanes runs.
#[derive(Debug)]
pub(super) struct Places {
    /// Blocks by place. Dispatch and resume places have a number of their own, which no layout holds.
    blocks: Vec<Block>,
    position: SecondaryMap<Block, Option<Place>>,
    kinds: Vec<Kind>,
    pub(super) groups: Vec<Group>,
    group_of: FxHashMap<Block, usize>,
    dispatch_of: FxHashMap<Block, Place>,
    resume_order: ResumeOrder,
}

impl Places {
    pub(super) fn new(
        func: &mut Function,
        cfg: &Cfg,
        post: &PostDominatorTree<Block>,
        order: &BlockOrder,
        info: &UniformityInfo,
        wave_size: u32,
        resume_order: ResumeOrder,
    ) -> Places {
        let cross_lane = CrossLane::new(func);
        let strict: Vec<(Block, StrictRegion)> = order
            .blocks()
            .iter()
            .filter(|&&b| info.branch_diverges(b))
            .filter_map(|&b| Some((b, cross_lane.strict_region(cfg, post, b)?)))
            .collect();
        let mut this = Places {
            blocks: Vec::with_capacity(order.blocks().len()),
            position: SecondaryMap::new(),
            kinds: Vec::new(),
            groups: Vec::new(),
            group_of: FxHashMap::default(),
            dispatch_of: FxHashMap::default(),
            resume_order,
        };
        this.find_groups(&strict, wave_size.ilog2());
        for &block in order.blocks() {
            this.place_resumes(func, Some(block));
            this.push(block, Kind::Program);
            if this.group_of.contains_key(&block) {
                let dispatch = func.dfg.make_block();
                this.dispatch_of.insert(block, this.blocks.len() as Place);
                this.push(dispatch, Kind::Dispatch(block));
            }
        }
        this.place_resumes(func, None);
        this
    }

    fn find_groups(&mut self, strict: &[(Block, StrictRegion)], depth: u32) {
        for (branch, region) in strict {
            let mutual = strict.iter().find(|(other, its)| {
                self.group_of.contains_key(other)
                    && its.blocks.contains(branch)
                    && region.blocks.contains(other)
            });
            let group = mutual.map_or(self.groups.len(), |(other, _)| self.group_of[other]);
            if group == self.groups.len() {
                self.groups.push(Group {
                    branches: Vec::new(),
                    resume: 0,
                    depth: if region.recurs { depth.max(1) } else { 1 },
                    join: region.join,
                    #[cfg(test)]
                    region: region.blocks.len(),
                    inside: 0,
                });
            }
            self.groups[group].branches.push(*branch);
            self.group_of.insert(*branch, group);
        }
        // Branches of a group have one region, so its first one speaks for all.
        for (branch, region) in strict {
            let own = self.group_of[branch];
            if self.groups[own].branches[0] == *branch {
                let is_inside = |&group: &usize| {
                    let other = &self.groups[group];
                    group != own && other.join == region.join && region.blocks.contains(&other.branches[0])
                };
                self.groups[own].inside = (0..self.groups.len()).filter(is_inside).count();
            }
        }
    }

    /// What lies in the region of a group goes on before it: lanes of the group that are let go too early would come to a stack that still holds
    /// entries of others. Being in a region is transitive, and groups are never in each other's regions, so the
    /// number of groups in a region is larger than that of any group in it.
    fn place_resumes(&mut self, func: &mut Function, join: Option<Block>) {
        let mut here: Vec<usize> = (0..self.groups.len())
            .filter(|&g| self.groups[g].join == join)
            .collect();
        match self.resume_order {
            ResumeOrder::ByNesting => here.sort_by_key(|&g| self.groups[g].inside),
            #[cfg(test)]
            ResumeOrder::BySize => here.sort_by_key(|&g| self.groups[g].region),
        }
        for group in here {
            self.groups[group].resume = self.blocks.len() as Place;
            let resume = func.dfg.make_block();
            self.push(resume, Kind::Resume(group));
        }
    }

    fn push(&mut self, block: Block, kind: Kind) {
        self.position[block] = Some(self.blocks.len() as Place);
        self.blocks.push(block);
        self.kinds.push(kind);
    }

    pub(super) fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    pub(super) fn position(&self, block: Block) -> Option<Place> {
        self.position[block]
    }

    pub(super) fn kind(&self, place: Place) -> Kind {
        self.kinds[place as usize]
    }

    /// The blocks of the thread level, in order.
    pub(super) fn programs(&self) -> impl Iterator<Item = Block> + '_ {
        let kinds = self.blocks.iter().zip(&self.kinds);
        kinds
            .filter(|(_, kind)| **kind == Kind::Program)
            .map(|(&block, _)| block)
    }

    /// Where the groups of a strict branch are chosen.
    pub(super) fn dispatch(&self, branch: Block) -> Option<Place> {
        self.dispatch_of.get(&branch).copied()
    }

    /// The group of a strict branch.
    pub(super) fn group(&self, branch: Block) -> Option<usize> {
        self.group_of.get(&branch).copied()
    }
}
