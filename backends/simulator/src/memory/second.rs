//! Second-level caches that are not coherent with each other.
//!
//! Work-groups of one dispatch share a second-level cache on most machines. Those of several agents do not, nor do those on several
//! dies of one agent where an agent has some. A store stays in the cache that its work-group has until it is written through or back, and
//! a load may find what the cache has kept of it, until that is invalidated. Dispatches with a [`SecondLevel`] are such: each work-group
//! has a second-level cache of its own, as if it ran on an agent or a die of its own.

use std::ops::Range;

/// How far an access reaches: who shall see what it stores, or whose stores it shall see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Those with the same first-level cache.
    #[default]
    Cache,
    /// The work-group.
    Group,
    /// The agent.
    Agent,
    /// All agents.
    System,
}

/// What second-level caches of work-groups are, and what they keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondLevel {
    /// The least reach that goes past them: that of an agent where it has several of them, else that of the system.
    pub past: Reach,
    /// Memory that they keep, where accesses say how far they reach.
    pub cached: Range<u64>,
    /// Memory that they keep where accesses do not say it: nothing with which work-items synchronize may be there, as hosts put that into
    /// memory of another kind (fine-grained memory).
    pub plain: Range<u64>,
}

impl SecondLevel {
    /// Whether an access of a dword stops at the cache.
    #[inline]
    pub fn stops(&self, address: u64, reach: Reach) -> bool {
        reach < self.past && self.cached.contains(&address)
    }

    /// The same on a machine whose caches are coherent for what reaches less than `least`, and whose accesses say how far they reach if
    /// `scoped`.
    pub fn on(self, least: Reach, scoped: bool) -> Option<SecondLevel> {
        let cached = if scoped { self.cached } else { self.plain.clone() };
        (self.past >= least).then_some(SecondLevel { cached, ..self })
    }
}
