//! Loads early, waits late: a list scheduler from the first instruction of a region to the last.
//!
//! It walks with a clock of issue slots. Of the instructions whose edges are all behind, and that are at most a window after the first one left, it
//! takes one that does not stall: a load before others, then what leads to a load, then whatever stood first. If all stall, that which stalls
//! least. So instructions stay where they are but for two things: loads and what their addresses are made of go up, and what would wait goes down behind
//! what does not. An instruction that would need more registers than the bound is passed over; if all would, the one that needs the fewest
//! is taken.

use super::graph::Graph;
use super::pressure::{Pressure, Tracker};

/// Nodes after the first one left that are looked at.
const WINDOW: u32 = 96;
/// Nodes that wait for nothing and are looked at, at most.
const MOST_READY: usize = 48;

/// The order of a region's nodes.
pub(super) fn order(graph: &Graph<'_>, start: &Tracker<'_>, bound: Pressure) -> Vec<u32> {
    let mut list = List::new(graph, start.clone(), bound);
    let mut order = Vec::with_capacity(graph.len());
    while let Some(at) = list.choose() {
        order.push(list.take(at));
    }
    order
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

/// The kind of each node. What leads to a load is what it reads, and so on, not far above it.
fn kinds(graph: &Graph<'_>) -> Vec<Kind> {
    let mut kinds = vec![Kind::Other; graph.len()];
    // The first load that a node leads to.
    let mut load = vec![u32::MAX; graph.len()];
    for node in (0..graph.len() as u32).rev() {
        if graph.loads(node) {
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
    kinds
}

impl<'a, 'g> List<'a, 'g> {
    fn new(graph: &'a Graph<'g>, tracker: Tracker<'a>, bound: Pressure) -> List<'a, 'g> {
        let before = graph.before.clone();
        let ready = (0..graph.len() as u32).filter(|&node| before[node as usize] == 0);
        List {
            graph,
            tracker,
            bound,
            ready: ready.collect(),
            before,
            slot: vec![0; graph.len()],
            kind: kinds(graph),
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
        let best = (0..near).min_by_key(|&at| self.key(at))?;
        if self.above(best) == 0 {
            return Some(best);
        }
        let mut fewest = None;
        for at in 0..near {
            let key = (self.above(at), self.key(at));
            if fewest.is_none_or(|(known, _)| key < known) {
                fewest = Some((key, at));
            }
        }
        fewest.map(|(_, at)| at)
    }

    /// What orders the ready nodes: the stall, the kind, the place.
    fn key(&self, at: usize) -> (u32, Kind, u32) {
        let node = self.ready[at];
        let stall = self.slot[node as usize].saturating_sub(self.clock);
        (stall, self.kind[node as usize], node)
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
        self.clock = start + self.graph.issue(node);
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
