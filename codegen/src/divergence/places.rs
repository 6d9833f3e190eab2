//! The places of the schedule: the blocks in order, and what strict branches add.
//!
//! Lanes that part at a strict branch must not meet before its immediate post-dominator, because a cross-lane operation
//! would see it ([`CrossLane`]). Such a branch gets two more places:
//! - a *dispatch* right after its block. It runs the lanes of one successor and *parks* all others as one entry;
//! - a *resume* place right in front of the post-dominator. When everything between has drained, it takes the entry that was
//!   parked last and goes back to the dispatch.
//!
//! If the branch recurs, lanes that run may come to it again, so entries are a stack. The dispatch then runs
//! the fewest lanes: what runs above an entry is at most half of what was there before, which bounds the stack by the
//! binary logarithm of the wave size. Branches in each other's regions have the same post-dominator and share a stack. Many branches that do
//! not recur but meet at one block share one entry, in which each lane keeps the number of its branch.
//!
//! Resume places in front of one block are ordered by nesting (docs/design/divergence.md proves that the stacks suffice).

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
    /// The choice of a successor at the branch of a block.
    Dispatch(Block),
    /// Lanes that a group of branches parked go on, by number in [`Places::groups`].
    Resume(usize),
}

/// Strict branches that park on one stack, or in one entry.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) branches: Vec<Block>,
    pub(super) resume: Place,
    /// Entries that there may be at a time.
    pub(super) depth: u32,
    /// Whether its branches are in their own region.
    pub(super) recurs: bool,
    join: Option<Block>,
    /// Blocks of its region.
    #[cfg(test)]
    region: usize,
    /// Other groups that meet at the same block and lie in its region.
    inside: usize,
    /// How often branches that do not recur and stacks take turns in its region.
    rank: usize,
}

/// How groups of strict branches that meet at one block go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resumption {
    /// Branches that do not recur, meet at one block and have the same stacks in their regions share masks and a resume place if there are so
    /// many of them.
    pub(super) share_from: usize,
    /// The group with fewer blocks in its region first. That is wrong, and tests must notice: an outer branch that leads straight into a
    /// cycle has no larger region than a branch in that cycle.
    #[cfg(test)]
    pub(super) by_size: bool,
}

impl Default for Resumption {
    fn default() -> Resumption {
        Resumption {
            // A few have less code apart, with two masks each.
            share_from: 5,
            #[cfg(test)]
            by_size: false,
        }
    }
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
    resumption: Resumption,
}

impl Places {
    pub(super) fn new(
        func: &mut Function,
        cfg: &Cfg,
        post: &PostDominatorTree<Block>,
        order: &BlockOrder,
        info: &UniformityInfo,
        wave_size: u32,
        resumption: Resumption,
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
            resumption,
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
                    recurs: region.recurs,
                    depth: if region.recurs { depth.max(1) } else { 1 },
                    join: region.join,
                    #[cfg(test)]
                    region: region.blocks.len(),
                    inside: 0,
                    rank: 0,
                });
            }
            self.groups[group].branches.push(*branch);
            self.group_of.insert(*branch, group);
        }
        self.find_nesting(strict);
        self.share();
    }

    /// What lies in whose region. Branches of a group have one region, so its first one speaks for all.
    fn find_nesting(&mut self, strict: &[(Block, StrictRegion)]) {
        let mut inside: Vec<Vec<usize>> = vec![Vec::new(); self.groups.len()];
        for (branch, region) in strict {
            let own = self.group_of[branch];
            if self.groups[own].branches[0] == *branch {
                let is_inside = |&group: &usize| {
                    let other = &self.groups[group];
                    group != own && other.join == region.join && region.blocks.contains(&other.branches[0])
                };
                inside[own] = (0..self.groups.len()).filter(is_inside).collect();
                self.groups[own].inside = inside[own].len();
            }
        }
        let mut inner_first: Vec<usize> = (0..self.groups.len()).collect();
        inner_first.sort_by_key(|&g| self.groups[g].inside);
        for group in inner_first {
            // A stack has to drain before a branch around it goes on, which has to before a stack around that.
            let alone = self.groups[group].depth == 1;
            let inner = inside[group].iter().map(|&g| &self.groups[g]);
            let rank = inner
                .map(|inner| inner.rank + usize::from(alone && inner.depth > 1))
                .max();
            self.groups[group].rank = rank.unwrap_or(0);
        }
    }

    /// Where many branches meet at a block, those that do not recur become groups that share masks: one of each rank. Inner ones get the
    /// higher numbers, and lanes of the highest number go on first.
    fn share(&mut self) {
        let mut alike: FxHashMap<(Option<Block>, usize), Vec<usize>> = FxHashMap::default();
        for (number, group) in self.groups.iter().enumerate().filter(|(_, g)| g.depth == 1) {
            alike.entry((group.join, group.rank)).or_default().push(number);
        }
        let mut goes: Vec<bool> = vec![false; self.groups.len()];
        for mut groups in alike.into_values() {
            if groups.len() >= self.resumption.share_from {
                groups.sort_by_key(|&g| std::cmp::Reverse(self.groups[g].inside));
                let branches = groups.iter().map(|&g| self.groups[g].branches[0]).collect();
                self.groups[groups[0]].branches = branches;
                groups[1..].iter().for_each(|&g| goes[g] = true);
            }
        }
        let mut goes = goes.into_iter();
        self.groups.retain(|_| !goes.next().unwrap_or(false));
        for (number, group) in self.groups.iter().enumerate() {
            self.group_of
                .extend(group.branches.iter().map(|&branch| (branch, number)));
        }
    }

    /// What lies in the region of a group goes on before it: lanes of the group that are let go too early would come to a stack that still holds
    /// entries of others. Being in a region is transitive, and groups are never in each other's regions, so the
    /// number of groups in a region is larger than that of any group in it.
    fn place_resumes(&mut self, func: &mut Function, join: Option<Block>) {
        let mut here: Vec<usize> = (0..self.groups.len())
            .filter(|&g| self.groups[g].join == join)
            .collect();
        here.sort_by_key(|&g| {
            let group = &self.groups[g];
            (group.rank, group.depth > 1, group.inside)
        });
        #[cfg(test)]
        if self.resumption.by_size {
            here.sort();
            here.sort_by_key(|&g| self.groups[g].region);
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
