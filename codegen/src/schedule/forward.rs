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

/// An order of a region's nodes, and the slots that it takes.
pub(super) struct Found {
    pub order: Vec<u32>,
    pub slots: u32,
}

/// The order of a region's nodes.
pub(super) fn order(graph: &Graph<'_>, start: &Tracker<'_>, bound: Pressure, ahead: bool) -> Found {
    let mut list = List::new(graph, start.clone(), bound);
    if ahead {
        (list.needed, list.more) = start.needs(graph);
    }
    let mut order = Vec::with_capacity(graph.len());
    while let Some(at) = list.choose() {
        order.push(list.take(at));
    }
    Found {
        order,
        slots: list.clock,
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
    kind: Vec<Kind>,
    /// Slots that what follows a node waits for loads, at least.
    ahead: Vec<u32>,
    /// The most of these.
    longest: u32,
    /// Slots of what was taken while something stalled that leads to a load.
    used: u32,
    /// Slots of the nodes that are left.
    left: u32,
    /// What is live at most while each node is issued, in the order of the source with what has come earlier instead; nothing if nobody is to look at that.
    needed: Vec<Pressure>,
    /// What is live more after each node.
    more: Vec<Pressure>,
    /// Nodes with all edges behind, in source order.
    ready: Vec<u32>,
    done: Vec<bool>,
    /// The first node that is not done.
    first: u32,
    clock: u32,
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

impl<'a, 'g> List<'a, 'g> {
    fn new(graph: &'a Graph<'g>, tracker: Tracker<'a>, bound: Pressure) -> List<'a, 'g> {
        let before = graph.before.clone();
        let ready = (0..graph.len() as u32).filter(|&node| before[node as usize] == 0);
        let (kind, ahead) = kinds(graph);
        List {
            graph,
            tracker,
            bound,
            ready: ready.collect(),
            before,
            slot: vec![0; graph.len()],
            kind,
            longest: ahead.iter().copied().max().unwrap_or(0),
            ahead,
            used: 0,
            needed: Vec::new(),
            more: Vec::new(),
            left: (0..graph.len() as u32).map(|node| graph.issue(node)).sum(),
            done: vec![false; graph.len()],
            first: 0,
            clock: 0,
        }
    }

    /// The place among the ready nodes of the one that comes next.
    fn choose(&mut self) -> Option<usize> {
        let most = self.first + WINDOW;
        let near = self
            .ready
            .iter()
            .take(MOST_READY)
            .take_while(|&&node| node <= most);
        let near = near.count().max(1).min(self.ready.len());
        let mut best = (0..near)
            .filter(|&at| self.leaves_room(at))
            .min_by_key(|&at| self.key(at))?;
        if let Some(load) = self.kept_for(best, near) {
            best = load;
        }
        if self.above(best) == 0 {
            return Some(best);
        }
        let mut fewest = None;
        for at in 0..near {
            if at != best && !self.leaves_room(at) {
                continue;
            }
            let key = (self.above(at), self.key(at));
            if fewest.is_none_or(|(known, _)| key < known) {
                fewest = Some((key, at));
            }
        }
        fewest.map(|(_, at)| at)
    }

    /// A node that leads to a load and stalls, if it comes before one that does not stall: what is there to do meanwhile is shared between this stall and
    /// those that follow. If all that is left is done sooner than the loads, this takes no longer, and no wait is behind a load at once.
    fn kept_for(&self, best: usize, near: usize) -> Option<usize> {
        let other = |at: usize| self.kind[self.ready[at] as usize] == Kind::Other;
        if self.left > self.longest || !other(best) || self.stall(best) > 0 {
            return None;
        }
        let leads = (0..near).filter(|&at| !other(at) && self.leaves_room(at));
        let next = leads.min_by_key(|&at| self.key(at))?;
        let ahead = self.ahead[self.ready[next] as usize];
        if ahead == 0 || self.left > ahead {
            return None;
        }
        let fillers = (0..near).filter(|&at| other(at) && self.stall(at) == 0);
        let fillers: u32 = fillers.map(|at| self.graph.issue(self.ready[at])).sum();
        let (all, stall) = (fillers + self.used, self.stall(next) + self.used);
        // Arithmetic that is waited for is worth what is more than enough for the load.
        if stall < SHORT && fillers > ENOUGH {
            return None;
        }
        (self.used >= all * stall / (stall + ahead)).then_some(next)
    }

    /// Whether what comes in front of a node in the source has the registers that it needs if that node comes first, of those that lead to loads.
    fn leaves_room(&self, at: usize) -> bool {
        let node = self.ready[at];
        if self.needed.is_empty() || node == self.first || self.kind[node as usize] == Kind::Other {
            return true;
        }
        let units = self.more[node as usize];
        let passed = &self.needed[self.first as usize..node as usize];
        !passed
            .iter()
            .any(|needed| needed.plus(units).exceeds(&self.bound))
    }

    fn stall(&self, at: usize) -> u32 {
        self.slot[self.ready[at] as usize].saturating_sub(self.clock)
    }

    /// What orders the ready nodes: the stall, the kind, the place.
    fn key(&self, at: usize) -> (u32, Kind, u32) {
        let node = self.ready[at];
        (self.stall(at), self.kind[node as usize], node)
    }

    /// Registers above the bound that a ready node would need beside those that are above it anyway.
    fn above(&mut self, at: usize) -> u32 {
        let now = self.tracker.now;
        let after = self.tracker.after(self.graph, self.ready[at]);
        match after.exceeds(&now) {
            true => after.above(&self.bound),
            false => 0,
        }
    }

    /// A ready node comes next.
    fn take(&mut self, at: usize) -> u32 {
        let node = self.ready.remove(at);
        self.graph.insts(node).for_each(|inst| self.tracker.issue(inst));
        let start = self.clock.max(self.slot[node as usize]);
        let issue = self.graph.issue(node);
        self.used = match self.kind[node as usize] {
            Kind::Other => self.used + issue,
            _ => 0,
        };
        self.left -= issue;
        if let Some(&more) = self.more.get(node as usize) {
            let passed = &mut self.needed[self.first as usize..node as usize];
            passed.iter_mut().for_each(|needed| *needed = needed.plus(more));
        }
        self.clock = start + issue;
        for edge in self.graph.edges(node) {
            let to = edge.to as usize;
            self.slot[to] = self.slot[to].max(start + u32::from(edge.slots));
            self.before[to] -= 1;
            if self.before[to] == 0 {
                let place = self.ready.partition_point(|&other| other < edge.to);
                self.ready.insert(place, edge.to);
            }
        }
        self.done[node as usize] = true;
        while self.done.get(self.first as usize) == Some(&true) {
            self.first += 1;
        }
        node
    }
}
