//! What may be pending when, and which lane mask each block needs.
//!
//! # Pending sets
//! Places are positions in the schedule ([`Places`]). `body[k]` is the set of places that may hold waiting lanes while the wave
//! runs place `k`; all are after `k`, because the lowest pending place runs. It is the least fixed point of:
//!
//! - a **uniform** branch to `t` with no pending place up to `t` goes straight to `t`'s body with the running lanes as
//!   they are; otherwise its lanes wait at `t` and the wave goes to the *entry* of the lowest pending place;
//! - a **divergent** branch adds all its targets; if the lowest pending place is a target that nobody waits at, its
//!   lanes go on directly, the others wait;
//! - the **entry** of `c` takes the waiting lanes as the running ones; if there may be none, it passes the wave on to
//!   the lowest place that may be pending after it;
//! - a **dispatch** is a uniform branch to the targets of a strict branch while lanes may be parked at its resume place, and
//!   a **resume** place is one to its dispatches.
//!
//! # Masks
//! A place that is only reached straight needs no mask. A place `j` that is *paired* with a place `d`, so that every
//! execution of `d` is followed by exactly one execution of `j` with the same lanes, takes the lanes of `d`: nothing is
//! accumulated on the way. `d` and `j` are paired if `d` dominates `j`, `j` post-dominates `d`, no cycle through `d` avoids
//! `j` and none through `j` avoids `d`. Every lane that leaves `d` reaches `j`, and all places between are lower than `j`
//! and drain first, so `j` runs when all of them wait there. All other places accumulate.

use super::places::{Kind, Places};
use crate::analysis::{Cfg, DominatorTree, Graph, PostDominatorTree, UniformityInfo};
use crate::ir::Block;
use std::collections::VecDeque;

/// A position in the schedule.
pub(super) type Place = u32;

/// How far pairing walks before it gives up and lets a place accumulate: keeps the pass linear on deep nests.
const PAIRING_WALK_LIMIT: usize = 4096;

/// What is known at the entry of a place.
#[derive(Clone, Debug, Default)]
pub(super) struct Entry {
    /// Places after it that may be pending, sorted.
    pub(super) pending: Vec<Place>,
    /// Lanes may be missing here: the entry must test, and pass the wave on.
    pub(super) may_be_empty: bool,
    /// The place that surely has lanes when the wave came here, if all ways here agree on one.
    sure: Option<Place>,
    seen: bool,
}

/// The plan.
#[derive(Debug)]
pub(super) struct Plan {
    /// Distinct successors of each place, in target order.
    pub(super) targets: Vec<Vec<Place>>,
    /// Whether lanes may part after the place.
    pub(super) diverges: Vec<bool>,
    /// Places that may be pending while the place runs, sorted.
    pub(super) body: Vec<Vec<Place>>,
    /// Entries, for places that are reached by waiting lanes.
    pub(super) entry: Vec<Option<Entry>>,
    /// The place whose lanes a place takes.
    pub(super) paired: Vec<Option<Place>>,
}

impl Plan {
    pub(super) fn new(
        cfg: &Cfg,
        dom: &DominatorTree<Block>,
        post: &PostDominatorTree<Block>,
        places: &Places,
        info: &UniformityInfo,
    ) -> Plan {
        let blocks = places.blocks();
        let succs = |b: Block| -> Vec<Place> {
            let place = |b: &Block| places.position(*b);
            let succs = cfg.succs(b).iter().map(place);
            succs
                .map(|p| p.expect("successors of reachable blocks are reachable"))
                .collect()
        };
        let mut body = vec![Vec::new(); blocks.len()];
        let mut targets: Vec<Vec<Place>> = Vec::with_capacity(blocks.len());
        for (place, &block) in blocks.iter().enumerate() {
            targets.push(match places.kind(place as Place) {
                Kind::Program => match places.dispatch(block) {
                    Some(dispatch) => vec![dispatch],
                    None => succs(block),
                },
                Kind::Dispatch(branch) => {
                    let group = places.group(branch).map(|g| places.groups[g].resume);
                    body[place].extend(group);
                    succs(branch)
                }
                Kind::Resume(group) => {
                    let branches = places.groups[group].branches.iter();
                    branches.filter_map(|&b| places.dispatch(b)).collect()
                }
            });
        }
        let diverges = blocks
            .iter()
            .zip(&targets)
            .map(|(&b, targets)| info.branch_diverges(b) && targets.len() > 1)
            .collect();
        let mut plan = Plan {
            targets,
            diverges,
            body,
            entry: vec![None; blocks.len()],
            paired: pairs(cfg, dom, post, places),
        };
        plan.solve();
        plan
    }

    /// Whether lanes that wait at `place` may exist while `at` runs.
    pub(super) fn pending_at(&self, at: Place, place: Place) -> bool {
        self.body[at as usize].binary_search(&place).is_ok()
    }

    /// Whether a jump from `at` to `target` keeps the running lanes and needs no mask.
    pub(super) fn is_straight(&self, at: Place, target: Place) -> bool {
        self.body[at as usize]
            .first()
            .is_none_or(|&lowest| lowest > target)
    }

    /// The target of a divergent branch whose lanes go on directly, if one may.
    pub(super) fn direct_target(&self, at: Place) -> Option<Place> {
        let lowest_target = *self.targets[at as usize].iter().min()?;
        self.body[at as usize]
            .first()
            .is_none_or(|&p| p > lowest_target)
            .then_some(lowest_target)
    }

    /// Everything that may be pending after a divergent branch.
    pub(super) fn pending_after(&self, at: Place) -> Vec<Place> {
        union(&self.body[at as usize], &self.targets[at as usize])
    }

    fn solve(&mut self) {
        let mut visited = vec![false; self.body.len()];
        let mut work = VecDeque::from([Node::Body(0)]);
        let mut queue = Vec::new();
        while let Some(node) = work.pop_front() {
            match node {
                Node::Body(at) => {
                    visited[at as usize] = true;
                    self.flow_body(at, &mut queue);
                }
                Node::Entry(at) => self.flow_entry(at, &mut queue),
            }
            for arrival in queue.drain(..) {
                let changed = match arrival {
                    Arrival::Body(at, pending) => {
                        let body = &mut self.body[at as usize];
                        let grown = union(body, &pending);
                        let changed = !visited[at as usize] || grown.len() != body.len();
                        visited[at as usize] = true;
                        *body = grown;
                        changed.then_some(Node::Body(at))
                    }
                    Arrival::Entry(at, pending, sure) => {
                        let certain = sure == Some(at) || self.paired[at as usize].is_some();
                        let entry = self.entry[at as usize].get_or_insert_default();
                        let grown = union(&entry.pending, &pending);
                        let empty = entry.may_be_empty || !certain;
                        let onward = if certain { entry.sure } else { sure };
                        let onward = if entry.seen && entry.may_be_empty && onward != entry.sure {
                            None
                        } else {
                            onward
                        };
                        let changed = !entry.seen
                            || grown.len() != entry.pending.len()
                            || empty != entry.may_be_empty
                            || onward != entry.sure;
                        *entry = Entry {
                            pending: grown,
                            may_be_empty: empty,
                            sure: onward,
                            seen: true,
                        };
                        changed.then_some(Node::Entry(at))
                    }
                };
                work.extend(changed);
            }
        }
        for entry in self.entry.iter_mut().flatten() {
            // Nobody after: the lanes must be here.
            entry.may_be_empty &= !entry.pending.is_empty();
        }
    }

    fn flow_body(&self, at: Place, queue: &mut Vec<Arrival>) {
        let pending = &self.body[at as usize];
        let targets = &self.targets[at as usize];
        if !self.diverges[at as usize] {
            for &target in targets {
                if self.is_straight(at, target) {
                    queue.push(Arrival::Body(target, after(pending, target)));
                } else {
                    let all = union(pending, &[target]);
                    queue.push(Arrival::Entry(all[0], all[1..].to_vec(), Some(target)));
                }
            }
            return;
        }
        let all = self.pending_after(at);
        let Some(direct) = self.direct_target(at) else {
            queue.push(Arrival::Entry(all[0], all[1..].to_vec(), None));
            return;
        };
        let rest = all[1..].to_vec();
        queue.push(Arrival::Body(direct, rest.clone()));
        // If no lane goes on directly, a two-way branch surely sent them the other way.
        let sure = match targets[..] {
            [a, b] => Some(if a == direct { b } else { a }),
            _ => None,
        };
        queue.push(Arrival::Entry(rest[0], rest[1..].to_vec(), sure));
    }

    fn flow_entry(&self, at: Place, queue: &mut Vec<Arrival>) {
        let Some(entry) = &self.entry[at as usize] else {
            return;
        };
        queue.push(Arrival::Body(at, entry.pending.clone()));
        if let [next, rest @ ..] = &entry.pending[..]
            && entry.may_be_empty
        {
            queue.push(Arrival::Entry(*next, rest.to_vec(), entry.sure));
        }
    }
}

enum Node {
    Body(Place),
    Entry(Place),
}

enum Arrival {
    Body(Place, Vec<Place>),
    Entry(Place, Vec<Place>, Option<Place>),
}

fn union(a: &[Place], b: &[Place]) -> Vec<Place> {
    let mut all: Vec<Place> = a.iter().chain(b).copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn after(pending: &[Place], place: Place) -> Vec<Place> {
    pending.iter().copied().filter(|&p| p > place).collect()
}

/// The place that each place is paired with; see the module documentation.
fn pairs(
    cfg: &Cfg,
    dom: &DominatorTree<Block>,
    post: &PostDominatorTree<Block>,
    places: &Places,
) -> Vec<Option<Place>> {
    let mut budget = PAIRING_WALK_LIMIT * (1 + places.blocks().len() / 64);
    places
        .blocks()
        .iter()
        .enumerate()
        .map(|(place, &join)| {
            if places.kind(place as Place) != Kind::Program {
                return None;
            }
            let mut at = dom.idom(join);
            while let Some(d) = at.filter(|&d| post.post_dominates(join, d)) {
                // A cycle through `join` that avoids `d` avoids what dominates `d`, too: a path from there passes `d`.
                if reaches_itself(|b| cfg.preds(b), join, d, &mut budget) {
                    return None;
                }
                if !reaches_itself(|b| cfg.succs(b), d, join, &mut budget) {
                    return places.position(d);
                }
                at = dom.idom(d);
            }
            None
        })
        .collect()
}

/// Whether a cycle through `from` avoids `avoiding`, or the walk took too long to tell.
fn reaches_itself<'a>(
    next: impl Fn(Block) -> &'a [Block],
    from: Block,
    avoiding: Block,
    budget: &mut usize,
) -> bool {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut stack = next(from).to_vec();
    while let Some(block) = stack.pop() {
        if block == from || *budget == 0 {
            return true;
        }
        if block != avoiding && seen.insert(block) {
            *budget -= 1;
            stack.extend_from_slice(next(block));
        }
    }
    false
}
