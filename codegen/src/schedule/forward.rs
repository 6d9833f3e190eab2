//! Loads early, waits late: a list scheduler from the first instruction of a region to the last.
//!
//! It walks with a clock of issue slots. Of the instructions whose edges are all behind, and that are at most a window after the first one left, it
//! takes one that does not stall: a load before others, then what leads to a load, then whatever stood first. If all stall, that which stalls
//! least. While what leads to a load stalls, what does not stall is shared between that wait and those for the loads that follow. So instructions stay where they are but for two things: loads and what their addresses are made of go up, and what would wait goes down behind
//! what does not. An instruction that would need more registers than the bound is passed over; if all would, the one that needs the fewest
//! is taken.

use super::graph::Graph;
use super::pressure::{Pressure, Tracker};

/// Nodes after the first one left that are looked at.
const WINDOW: u32 = 96;
/// Nodes that wait for nothing and are looked at, at most.
const MOST_READY: usize = 48;
/// A wait of fewer slots is one for arithmetic.
const SHORT: u32 = 16;
/// Slots of what is kept for a load while arithmetic is waited for.
const ENOUGH: u32 = 2;

/// An order of a region's nodes, the slots that it takes, and the most units that are live at once in it.
pub(super) struct Found {
    pub order: Vec<u32>,
    pub slots: u32,
    pub peak: Pressure,
}

/// What somebody wants of an order. A walk ends as soon as it is known that its order is not that.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    /// It takes so many slots at most.
    pub slots: u32,
    /// Whether so many units may be live at once; if they may, fewer may, too.
    pub fits: &'a dyn Fn(Pressure) -> bool,
}

/// What walks over a region share, whatever their bounds.
pub(super) struct Walks<'a, 'g> {
    graph: &'a Graph<'g>,
    start: &'a Tracker<'a>,
    kinds: Vec<Kind>,
    /// Slots that what follows a node waits for loads, at least.
    ahead: Vec<u32>,
    /// Slots from where a node starts to the end of the region, at least.
    tail: Vec<u32>,
    /// Slots until the wave issues what comes after a node.
    issue: Vec<u32>,
}

impl<'a, 'g> Walks<'a, 'g> {
    pub fn new(graph: &'a Graph<'g>, start: &'a Tracker<'a>) -> Walks<'a, 'g> {
        let (kinds, ahead) = kinds(graph);
        let issue: Vec<u32> = (0..graph.len() as u32).map(|node| graph.issue(node)).collect();
        Walks {
            graph,
            start,
            kinds,
            ahead,
            tail: tails(graph, &issue),
            issue,
        }
    }

    /// The order of a region's nodes, if it is what is wanted. One that looks `ahead` needs no more than the bound, or than the order of the source if that
    /// needs more.
    pub fn order(&self, bound: Pressure, ahead: bool, wanted: Wanted<'_>) -> Option<Found> {
        let mut list = List::new(self, bound);
        if ahead {
            list.needed = self.start.needs(self.graph);
        }
        let mut order = Vec::with_capacity(self.graph.len());
        let mut peak = Pressure::default();
        while let Some(at) = list.choose() {
            let node = list.take(at);
            order.push(node);
            // What is left takes its slots at least, and what follows this one those of its longest chain.
            let start = list.clock - self.issue[node as usize];
            let least =
                (list.clock.saturating_add(list.left)).max(start.saturating_add(self.tail[node as usize]));
            if least > wanted.slots {
                return None;
            }
            if list.tracker.peak != peak {
                peak = list.tracker.peak;
                if !(wanted.fits)(peak) {
                    return None;
                }
            }
        }
        Some(Found {
            order,
            slots: list.clock,
            peak: list.tracker.peak,
        })
    }
}

/// The slots that an order takes.
pub(super) fn slots(graph: &Graph<'_>, order: &[u32]) -> u32 {
    let mut slot = vec![0; graph.len()];
    let mut clock = 0;
    for &node in order {
        let start = slot[node as usize].max(clock);
        clock = start + graph.issue(node);
        for edge in graph.edges(node) {
            let to = &mut slot[edge.to as usize];
            *to = (*to).max(start + u32::from(edge.slots));
        }
    }
    clock
}

struct List<'a, 'g> {
    graph: &'a Graph<'g>,
    tracker: Tracker<'a>,
    bound: Pressure,
    /// Edges to each node that are not behind.
    before: Vec<u32>,
    /// The slot from which on a node does not stall.
    slot: Vec<u32>,
    kind: &'a [Kind],
    ahead: &'a [u32],
    issue: &'a [u32],
    /// The most slots that are waited for loads.
    longest: u32,
    /// Slots of what was taken while something stalled that leads to a load.
    used: u32,
    /// Slots of the nodes that are left.
    left: u32,
    /// What is live at most while each node that is left is issued, if all that are left come in the order of the source; nothing if nobody is to look
    /// ahead.
    needed: Vec<Pressure>,
    /// Nodes with all edges behind, in source order.
    ready: Vec<Ready>,
    /// How many of these are of each kind.
    of_kind: [u32; 3],
    done: Vec<bool>,
    /// The first node that is not done.
    first: u32,
    clock: u32,
}

/// A node with all edges behind. What it is asked for again and again stands beside it.
#[derive(Clone, Copy)]
struct Ready {
    node: u32,
    /// The slot from which on it does not stall.
    slot: u32,
    kind: Kind,
}

/// What is taken first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Load,
    LeadsToLoad,
    Other,
}

/// The kind of each node, and the slots that what follows waits for loads. What leads to a load is what it reads, and so on, not far above it.
fn kinds(graph: &Graph<'_>) -> (Vec<Kind>, Vec<u32>) {
    let mut kinds = vec![Kind::Other; graph.len()];
    let mut ahead = vec![0; graph.len()];
    // The first load that a node leads to.
    let mut load = vec![u32::MAX; graph.len()];
    for node in (0..graph.len() as u32).rev() {
        let loads = graph.loads(node);
        let waits = graph.edges(node).iter().map(|edge| {
            let own = if loads { u32::from(edge.slots) } else { 0 };
            own + ahead[edge.to as usize]
        });
        ahead[node as usize] = waits.max().unwrap_or(0);
        if loads {
            kinds[node as usize] = Kind::Load;
            load[node as usize] = node;
            continue;
        }
        let to = graph.edges(node).iter().map(|edge| load[edge.to as usize]);
        let first = to.min().filter(|&load| load - node <= WINDOW);
        if let Some(first) = first {
            kinds[node as usize] = Kind::LeadsToLoad;
            load[node as usize] = first;
        }
    }
    (kinds, ahead)
}

/// The slots from where each node starts to the end of the region, at least: those of the longest chain of what follows it.
fn tails(graph: &Graph<'_>, issue: &[u32]) -> Vec<u32> {
    let mut tails = issue.to_vec();
    for node in (0..graph.len() as u32).rev() {
        let chains = graph.edges(node).iter();
        let longest = chains
            .map(|edge| u32::from(edge.slots) + tails[edge.to as usize])
            .max();
        let own = &mut tails[node as usize];
        *own = (*own).max(longest.unwrap_or(0));
    }
    tails
}

impl<'a, 'g> List<'a, 'g> {
    fn new(walks: &'a Walks<'a, 'g>, bound: Pressure) -> List<'a, 'g> {
        let graph = walks.graph;
        let before = graph.before.clone();
        let first = (0..graph.len() as u32).filter(|&node| before[node as usize] == 0);
        let ready = first.map(|node| Ready {
            node,
            slot: 0,
            kind: walks.kinds[node as usize],
        });
        let ready: Vec<Ready> = ready.collect();
        let mut of_kind = [0; 3];
        for node in &ready {
            of_kind[node.kind as usize] += 1;
        }
        let mut tracker = walks.start.clone();
        tracker.peak = tracker.now;
        List {
            graph,
            tracker,
            bound,
            of_kind,
            ready,
            before,
            slot: vec![0; graph.len()],
            kind: &walks.kinds,
            longest: walks.ahead.iter().copied().max().unwrap_or(0),
            ahead: &walks.ahead,
            issue: &walks.issue,
            used: 0,
            needed: Vec::new(),
            left: walks.issue.iter().sum(),
            done: vec![false; graph.len()],
            first: 0,
            clock: 0,
        }
    }

    /// The place among the ready nodes of the one that comes next.
    fn choose(&mut self) -> Option<usize> {
        let most = self.first + WINDOW;
        let some = &self.ready[..self.ready.len().min(MOST_READY)];
        let near = some.partition_point(|ready| ready.node <= most);
        let near = near.max(1).min(self.ready.len());
        let mut best = self.first_by_key(near)?;
        if let Some(load) = self.kept_for(best, near) {
            best = load;
        }
        if self.above(best) == 0 {
            return Some(best);
        }
        let least = (0, 0, self.first_kind());
        let mut fewest = None;
        for at in 0..near {
            let key = (self.above(at), self.key(at));
            if fewest.is_none_or(|(known, _)| key < known) && (at == best || self.leaves_room(at)) {
                fewest = Some((key, at));
                if (key.0, key.1.0, key.1.1) == least {
                    break;
                }
            }
        }
        fewest.map(|(_, at)| at)
    }

    /// The first kind that a ready node has. One of it that does not stall has the least key of all that stand after it.
    fn first_kind(&self) -> Kind {
        match self.of_kind {
            [0, 0, _] => Kind::Other,
            [0, _, _] => Kind::LeadsToLoad,
            _ => Kind::Load,
        }
    }

    /// Whether a ready node is a load or leads to one.
    fn has_loads(&self) -> bool {
        self.first_kind() != Kind::Other
    }

    /// The place of the node with the least key among the first ready ones, of those that leave room.
    fn first_by_key(&mut self, near: usize) -> Option<usize> {
        if self.needed.is_empty() {
            return self.first_of_any(near);
        }
        let (least, clock) = ((0, self.first_kind()), self.clock);
        let mut best: Option<((u32, Kind), usize)> = None;
        for at in 0..near {
            let ready = self.ready[at];
            // Of equal ones the first stays, since they stand in source order.
            let key = (ready.slot.saturating_sub(clock), ready.kind);
            if best.is_some_and(|(known, _)| known <= key) || !self.leaves_room(at) {
                continue;
            }
            best = Some((key, at));
            if key == least {
                break;
            }
        }
        best.map(|(_, at)| at)
    }

    /// The place of the node with the least key among the first ready ones. Walks spend most of their time here.
    fn first_of_any(&self, near: usize) -> Option<usize> {
        let key = |slot: u32, kind: Kind| u64::from(slot.max(self.clock)) << 2 | kind as u64;
        let least = key(0, self.first_kind());
        let mut best = None;
        let mut known = u64::MAX;
        for (at, ready) in self.ready[..near].iter().enumerate() {
            let key = key(ready.slot, ready.kind);
            if key < known {
                (known, best) = (key, Some(at));
                if key == least {
                    break;
                }
            }
        }
        best
    }

    /// A node that leads to a load and stalls, if it comes before one that does not stall: what is there to do meanwhile is shared between this stall and
    /// those that follow. If all that is left is done sooner than the loads, this takes no longer, and no wait is behind a load at once.
    fn kept_for(&mut self, best: usize, near: usize) -> Option<usize> {
        if !self.has_loads() || self.left > self.longest || !self.is_other(best) || self.stall(best) > 0 {
            return None;
        }
        let mut next = None;
        for at in 0..near {
            let key = self.key(at);
            let before = next.is_none_or(|(known, _)| key < known);
            if before && !self.is_other(at) && self.leaves_room(at) {
                next = Some((key, at));
            }
        }
        let (_, next) = next?;
        let ahead = self.ahead[self.ready[next].node as usize];
        if ahead == 0 || self.left > ahead {
            return None;
        }
        let fillers = (0..near).filter(|&at| self.is_other(at) && self.stall(at) == 0);
        let fillers: u32 = fillers.map(|at| self.issue[self.ready[at].node as usize]).sum();
        let (all, stall) = (fillers + self.used, self.stall(next) + self.used);
        // Arithmetic that is waited for is worth what is more than enough for the load.
        if stall < SHORT && fillers > ENOUGH {
            return None;
        }
        (self.used >= all * stall / (stall + ahead)).then_some(next)
    }

    fn is_other(&self, at: usize) -> bool {
        self.ready[at].kind == Kind::Other
    }

    /// Whether what is left in front of a node in the source has the registers that it needs beside what that node makes, if that comes first.
    fn leaves_room(&mut self, at: usize) -> bool {
        if self.needed.is_empty() {
            return true;
        }
        let node = self.ready[at].node;
        if node == self.first {
            return true;
        }
        let now = self.tracker.now;
        let more = self.tracker.during(self.graph, node).minus(now);
        if more == Pressure::default() {
            return true;
        }
        let passed = &self.needed[self.first as usize..node as usize];
        passed.iter().all(|needed| needed.has_room(more, &self.bound))
    }

    fn stall(&self, at: usize) -> u32 {
        self.ready[at].slot.saturating_sub(self.clock)
    }

    /// What orders the ready nodes: the stall, the kind, the place.
    fn key(&self, at: usize) -> (u32, Kind, u32) {
        let Ready { node, kind, .. } = self.ready[at];
        (self.stall(at), kind, node)
    }

    /// Registers above the bound that a ready node would need beside those that are above it anyway.
    fn above(&mut self, at: usize) -> u32 {
        let now = self.tracker.now;
        let after = self.tracker.after(self.graph, self.ready[at].node);
        match after.exceeds(&now) {
            true => after.above(&self.bound),
            false => 0,
        }
    }

    /// A ready node comes next.
    fn take(&mut self, at: usize) -> u32 {
        let Ready { node, slot, kind } = self.ready.remove(at);
        self.of_kind[kind as usize] -= 1;
        let before = self.tracker.now;
        self.graph.insts(node).for_each(|inst| self.tracker.issue(inst));
        let start = self.clock.max(slot);
        let issue = self.issue[node as usize];
        self.used = match kind {
            Kind::Other => self.used + issue,
            _ => 0,
        };
        self.left -= issue;
        if !self.needed.is_empty() {
            let (made, freed) = (self.tracker.now.minus(before), before.minus(self.tracker.now));
            let passed = &mut self.needed[self.first as usize..node as usize];
            passed
                .iter_mut()
                .for_each(|needed| *needed = needed.plus(made).minus(freed));
            self.needed[node as usize] = Pressure::default();
        }
        self.clock = start + issue;
        for edge in self.graph.edges(node) {
            let to = edge.to as usize;
            self.slot[to] = self.slot[to].max(start + u32::from(edge.slots));
            self.before[to] -= 1;
            if self.before[to] == 0 {
                let place = self.ready.partition_point(|other| other.node < edge.to);
                let ready = Ready {
                    node: edge.to,
                    slot: self.slot[to],
                    kind: self.kind[to],
                };
                self.ready.insert(place, ready);
                self.of_kind[ready.kind as usize] += 1;
            }
        }
        self.done[node as usize] = true;
        while self.done.get(self.first as usize) == Some(&true) {
            self.first += 1;
        }
        node
    }
}
