//! What a test may give, from the rules alone.
//!
//! Every candidate execution is made: for each load the write that it reads (*rf*), for each place an order of its writes (*co*). Those
//! that break no axiom give the outcomes that are allowed. HSA's model is stated over sequences of all operations; for programs whose
//! operations all have one scope that includes everybody it is that of C11 with sequentially consistent synchronizing operations, of
//! which the repaired form (RC11, Lahav and others 2017) is used:
//!
//! - *fr* = a load before the writes that come after the one it reads; *eco* = (*rf* ∪ *co* ∪ *fr*)+.
//! - *sw*: from what releases (a write, or a fence with a write after it in its thread) to what acquires (a load, or a fence with a load
//!   before it) if the load reads the write, or what read-modify-writes made of it. From what is in front of a barrier in any thread to
//!   what is after it in any other goes *bar*. *hb* = (*po* ∪ *sw* ∪ *bar*)+.
//! - A1 coherence: *hb* and *hb*;*eco* have no fixed point.
//! - A2 atomicity: between what a read-modify-write reads and what it writes there is no other write.
//! - A3 one order: accesses that synchronize, and fences that acquire and release, have a total order that agrees with *hb*, *co* and *fr*
//!   (RC11's *psc* is acyclic).
//!
//! HSAIL promises *bar* only with fences around the barrier (HSA PRM 9.3); this compiler's barriers are tested for more, which programs
//! rely on.
//!
//! Loads may read stores that depend on them (LB): machines that do not do it lose nothing by the rule.
//!
//! Cost: factorial in the writes of a place and exponential in loads, which are at most four each.

use crate::shapes::Access;
use crate::test::{Event, Order, SKIPPED, Test};
use std::collections::BTreeSet;

/// The values of all loads in the order of threads and events, then those of the places in the end.
pub type Outcome = Vec<u32>;

/// A relation between events: for each the set of those it goes to, a bit each.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Relation(Vec<u32>);

impl Relation {
    fn none(count: usize) -> Relation {
        Relation(vec![0; count])
    }

    fn of(count: usize, holds: impl Fn(usize, usize) -> bool) -> Relation {
        let row = |from| {
            (0..count)
                .filter(|&to| holds(from, to))
                .fold(0, |row, to| row | 1 << to)
        };
        Relation((0..count).map(row).collect())
    }

    fn has(&self, from: usize, to: usize) -> bool {
        self.0[from] >> to & 1 == 1
    }

    fn add(&mut self, from: usize, to: usize) {
        self.0[from] |= 1 << to;
    }

    fn union(&self, other: &Relation) -> Relation {
        Relation(self.0.iter().zip(&other.0).map(|(a, b)| a | b).collect())
    }

    /// First this, then the other.
    fn then(&self, other: &Relation) -> Relation {
        let step = |&row: &u32| {
            let through = (0..other.0.len()).filter(|via| row >> via & 1 == 1);
            through.fold(0, |set, via| set | other.0[via])
        };
        Relation(self.0.iter().map(step).collect())
    }

    /// This or nothing.
    fn maybe(&self) -> Relation {
        self.union(&Relation::of(self.0.len(), |from, to| from == to))
    }

    /// This, any number of times but none.
    fn plus(&self) -> Relation {
        let mut all = self.clone();
        loop {
            let more = all.union(&all.then(self));
            if more == all {
                return all;
            }
            all = more;
        }
    }

    fn between(&self, first: u32, second: u32) -> Relation {
        let rows = self.0.iter().enumerate();
        Relation(
            rows.map(|(from, row)| if first >> from & 1 == 1 { row & second } else { 0 })
                .collect(),
        )
    }

    fn is_irreflexive(&self) -> bool {
        (0..self.0.len()).all(|event| !self.has(event, event))
    }

    fn is_acyclic(&self) -> bool {
        self.plus().is_irreflexive()
    }
}

/// An event of an execution. The first ones are what places hold at first.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The thread, none of what places hold at first.
    thread: Option<usize>,
    /// What it does; nothing if it is a fence or a barrier.
    access: Option<(Access, usize)>,
    /// Its number among the barriers of its thread, if it is one.
    barrier: Option<usize>,
    order: Order,
    guard: Option<u32>,
    /// The event before it in its thread that reads.
    guarded_by: Option<usize>,
}

impl Node {
    fn is_fence(&self) -> bool {
        self.access.is_none() && self.barrier.is_none()
    }

    fn writes_to(&self) -> Option<usize> {
        self.access
            .filter(|(access, _)| access.writes())
            .map(|(_, place)| place)
    }

    fn reads_from(&self) -> Option<usize> {
        let reads = self.thread.and(self.access).filter(|(access, _)| access.reads());
        reads.map(|(_, place)| place)
    }
}

/// The outcomes that a test may have.
pub fn allowed(test: &Test) -> BTreeSet<Outcome> {
    let nodes = nodes(test);
    let reads: Vec<usize> = (0..nodes.len())
        .filter(|&node| nodes[node].reads_from().is_some())
        .collect();
    let mut outcomes = BTreeSet::new();
    let mut sources = vec![None; nodes.len()];
    choose_sources(&nodes, &reads, &mut sources, &mut |sources| {
        let Some(values) = values(&nodes, sources) else {
            return;
        };
        let present = |node: usize| values[node].is_some();
        if reads
            .iter()
            .any(|&read| present(read) && sources[read].is_some_and(|write| !present(write)))
        {
            return;
        }
        for_all_orders(&nodes, test.places(), &present, &mut |order| {
            let execution = Execution::new(&nodes, sources, order, &present);
            if execution.is_allowed() {
                let gives = |read: &&usize| nodes[**read].access.is_some_and(|(access, _)| access.gives());
                let seen = |&read: &usize| values[read].map_or(SKIPPED, |(seen, _)| seen);
                let last = |place: usize| {
                    let last = order[place].last().and_then(|&write| values[write]);
                    last.map_or(0, |(_, written)| written)
                };
                outcomes.insert(
                    reads
                        .iter()
                        .filter(gives)
                        .map(seen)
                        .chain((0..test.places()).map(last))
                        .collect(),
                );
            }
        });
    });
    outcomes
}

fn nodes(test: &Test) -> Vec<Node> {
    let first = |place| Node {
        thread: None,
        access: Some((Access::Store(0), place)),
        barrier: None,
        order: Order::Plain,
        guard: None,
        guarded_by: None,
    };
    let mut nodes: Vec<Node> = (0..test.places()).map(first).collect();
    for (thread, events) in test.threads.iter().enumerate() {
        let (mut read, mut barriers) = (None, 0..);
        for event in events {
            let mut barrier = None;
            let (access, order, guard) = match *event {
                Event::Access { step, order, guard } => (Some((step.access, step.place)), order, guard),
                Event::Fence(order) => (None, order, None),
                Event::Barrier => {
                    barrier = barriers.next();
                    (None, Order::Plain, None)
                }
            };
            nodes.push(Node {
                thread: Some(thread),
                access,
                barrier,
                order,
                guard,
                guarded_by: guard.and(read),
            });
            if access.is_some_and(|(access, _)| access.reads()) {
                read = Some(nodes.len() - 1);
            }
        }
    }
    nodes
}

fn choose_sources(
    nodes: &[Node],
    reads: &[usize],
    sources: &mut Vec<Option<usize>>,
    found: &mut impl FnMut(&[Option<usize>]),
) {
    let Some((&read, rest)) = reads.split_first() else {
        return found(sources);
    };
    for write in 0..nodes.len() {
        if write != read && nodes[write].writes_to() == nodes[read].reads_from() {
            sources[read] = Some(write);
            choose_sources(nodes, rest, sources, found);
        }
    }
}

/// What each event read and wrote; nothing of those whose guard does not hold. `None` if values make themselves.
fn values(nodes: &[Node], sources: &[Option<usize>]) -> Option<Vec<Option<(u32, u32)>>> {
    fn value(
        nodes: &[Node],
        sources: &[Option<usize>],
        node: usize,
        depth: usize,
    ) -> Option<Option<(u32, u32)>> {
        let depth = depth.checked_sub(1)?;
        let of = &nodes[node];
        if let (Some(wanted), Some(guard)) = (of.guard, of.guarded_by) {
            match value(nodes, sources, guard, depth)? {
                Some((seen, _)) if seen == wanted => {}
                _ => return Some(None),
            }
        }
        let seen = match sources[node] {
            Some(write) => match value(nodes, sources, write, depth)? {
                Some((_, written)) => written,
                // It reads a write that is not there, which the caller refuses.
                None => 0,
            },
            None => 0,
        };
        let written = match of.access {
            Some((Access::Store(value) | Access::Exchange(value), _)) => value,
            Some((Access::Add(value) | Access::Change(value), _)) => seen.wrapping_add(value),
            Some((Access::Count(bound), _)) if seen < bound => seen + 1,
            _ => 0,
        };
        Some(Some((seen, written)))
    }
    (0..nodes.len())
        .map(|node| value(nodes, sources, node, 2 * nodes.len()))
        .collect()
}

/// All orders of the writes of each place, what it held at first before all others.
fn for_all_orders(
    nodes: &[Node],
    places: usize,
    present: &impl Fn(usize) -> bool,
    found: &mut impl FnMut(&[Vec<usize>]),
) {
    fn extend(
        writes: &[Vec<usize>],
        order: &mut Vec<Vec<usize>>,
        place: usize,
        found: &mut dyn FnMut(&[Vec<usize>]),
    ) {
        let Some(of_place) = writes.get(place) else {
            return found(order);
        };
        if order[place].len() == of_place.len() {
            return extend(writes, order, place + 1, found);
        }
        for &write in of_place {
            if !order[place].contains(&write) && (!order[place].is_empty() || write == place) {
                order[place].push(write);
                extend(writes, order, place, found);
                order[place].pop();
            }
        }
    }
    let of = |place| {
        let writes = (0..nodes.len()).filter(|&node| nodes[node].writes_to() == Some(place) && present(node));
        writes.collect()
    };
    let writes: Vec<Vec<usize>> = (0..places).map(of).collect();
    extend(&writes, &mut vec![Vec::new(); places], 0, found);
}

struct Execution<'a> {
    nodes: &'a [Node],
    po: Relation,
    rf: Relation,
    co: Relation,
    fr: Relation,
}

impl<'a> Execution<'a> {
    fn new(
        nodes: &'a [Node],
        sources: &[Option<usize>],
        order: &[Vec<usize>],
        present: &impl Fn(usize) -> bool,
    ) -> Execution<'a> {
        let count = nodes.len();
        let po = Relation::of(count, |from, to| {
            let same = nodes[from].thread.is_some() && nodes[from].thread == nodes[to].thread;
            present(from)
                && present(to)
                && (same && from < to || nodes[from].thread.is_none() && nodes[to].thread.is_some())
        });
        let (mut rf, mut co, mut fr) = (
            Relation::none(count),
            Relation::none(count),
            Relation::none(count),
        );
        for writes in order {
            for (index, &write) in writes.iter().enumerate() {
                for &later in &writes[index + 1..] {
                    co.add(write, later);
                }
            }
        }
        for read in (0..count).filter(|&read| present(read)) {
            if let Some(write) = sources[read] {
                rf.add(write, read);
                for later in (0..count).filter(|&later| co.has(write, later) && later != read) {
                    fr.add(read, later);
                }
            }
        }
        Execution {
            nodes,
            po,
            rf,
            co,
            fr,
        }
    }

    fn set(&self, is: impl Fn(&Node) -> bool) -> u32 {
        let nodes = self.nodes.iter().enumerate();
        nodes
            .filter(|(_, node)| is(node))
            .fold(0, |set, (index, _)| set | 1 << index)
    }

    /// *sw*.
    fn synchronized(&self) -> Relation {
        let fence = |node: &Node| node.is_fence();
        let atomic = |node: &Node| node.access.is_some() && node.order != Order::Plain;
        let all = u32::MAX;
        let both = |node: &Node| node.reads_from().is_some() && node.writes_to().is_some();
        // What read-modify-writes made of a write, any number of times.
        let made = self.rf.between(all, self.set(both)).plus().maybe();
        let writes = self.set(|node| atomic(node) && node.writes_to().is_some());
        let reads = self.set(|node| atomic(node) && node.reads_from().is_some());
        let read = made.then(&self.rf).between(writes, reads);
        let before = self.po.between(self.set(fence), all).maybe();
        let after = self.po.between(all, self.set(fence)).maybe();
        before.then(&read).then(&after).between(
            self.set(|node| node.order.releases()),
            self.set(|node| node.order.acquires()),
        )
    }

    /// *bar*.
    fn met(&self) -> Relation {
        let count = self.nodes.len();
        let meet = |from: usize, to: usize| {
            let (from, to) = (&self.nodes[from], &self.nodes[to]);
            from.barrier.is_some() && from.barrier == to.barrier && from.thread != to.thread
        };
        let both = Relation::of(count, meet);
        self.po.then(&both).then(&self.po)
    }

    fn is_allowed(&self) -> bool {
        let all = u32::MAX;
        let hb = self.po.union(&self.synchronized()).union(&self.met()).plus();
        let eco = self.rf.union(&self.co).union(&self.fr).plus();
        let coherent = hb.is_irreflexive() && hb.then(&eco).is_irreflexive() && eco.is_irreflexive();
        if !coherent || !self.fr.then(&self.co).is_irreflexive() {
            return false;
        }
        let place = |node: usize| self.nodes[node].access.map(|(_, place)| place);
        let here = |from: usize, to: usize| place(from).is_some() && place(from) == place(to);
        let count = self.nodes.len();
        let elsewhere = Relation::of(count, |from, to| self.po.has(from, to) && !here(from, to));
        let hb_here = Relation::of(count, |from, to| hb.has(from, to) && here(from, to));
        let scb = self
            .po
            .union(&elsewhere.then(&hb).then(&elsewhere))
            .union(&hb_here)
            .union(&self.co)
            .union(&self.fr);
        let accesses = self.set(|node| node.access.is_some() && node.order.synchronizes());
        let fences = self.set(|node| node.is_fence() && node.order == Order::AcquireRelease);
        let same = Relation::of(count, |from, to| from == to);
        let first = same
            .between(accesses, all)
            .union(&hb.maybe().between(fences, all));
        let last = same
            .between(all, accesses)
            .union(&hb.maybe().between(all, fences));
        let between_fences = hb.union(&hb.then(&eco).then(&hb)).between(fences, fences);
        first.then(&scb).then(&last).union(&between_fences).is_acyclic()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::{Ordering, Placement, Segment};

    fn outcomes(shape: &'static str, ordering: Ordering) -> BTreeSet<Outcome> {
        let test = Test::new(shape, ordering, "agent", Placement::Device, Segment::Global);
        allowed(&test.unwrap_or_else(|| panic!("{shape}")))
    }

    /// The outcome that each shape is known for, and the orders that forbid it (herd's C11 model gives the same).
    #[test]
    fn known_outcomes() {
        use Ordering::{Fenced, Flags, HalfFenced, Relaxed, Synchronizing};
        type Known = (
            &'static str,
            &'static [u32],
            &'static [Ordering],
            &'static [Ordering],
        );
        const KNOWN: &[Known] = &[
            (
                "MP",
                &[1, 0, 1, 1],
                &[Relaxed],
                &[Synchronizing, Fenced, HalfFenced, Flags],
            ),
            (
                "SB",
                &[0, 0, 1, 1],
                &[Relaxed, HalfFenced],
                &[Synchronizing, Fenced, Flags],
            ),
            (
                "LB",
                &[1, 1, 1, 1],
                &[Relaxed],
                &[Synchronizing, Fenced, HalfFenced],
            ),
            ("2+2W", &[1, 1], &[Relaxed, HalfFenced], &[Synchronizing, Fenced]),
            (
                "IRIW",
                &[1, 0, 1, 0, 1, 1],
                &[Relaxed, Flags],
                &[Synchronizing, Fenced],
            ),
            ("CoRR", &[1, 0, 1], &[], &[Relaxed, Synchronizing]),
            (
                "WRC",
                &[1, 1, 0, 1, 1],
                &[Relaxed],
                &[Synchronizing, Fenced, HalfFenced],
            ),
            ("R", &[0, 1, 2], &[Relaxed, HalfFenced], &[Synchronizing, Fenced]),
            (
                "SB+rmw",
                &[0, 0, 0, 0, 1, 1],
                &[Relaxed],
                &[Synchronizing, Fenced],
            ),
        ];
        for &(shape, outcome, may, must_not) in KNOWN {
            for &ordering in may {
                assert!(
                    outcomes(shape, ordering).contains(outcome),
                    "{shape} {ordering:?}"
                );
            }
            for &ordering in must_not {
                assert!(
                    !outcomes(shape, ordering).contains(outcome),
                    "{shape} {ordering:?}"
                );
            }
        }
    }

    /// By hand: who has changed the flag after it was stored sees the data; of two that only release, one sees the other; barriers order; loads in front change
    /// nothing; no count is lost.
    #[test]
    fn outcomes_of_other_shapes() {
        use Ordering::{Flag, Flags, HalfFenced, Relaxed, Releasing, Synchronizing};
        let in_group = |shape, ordering| {
            let test = Test::new(shape, ordering, "wg", Placement::Group, Segment::Global);
            allowed(&test.unwrap_or_else(|| panic!("{shape}")))
        };
        for (shape, ordering, outcome, may) in [
            ("MP+change", Relaxed, vec![0, 1, 2], true),
            ("MP+change", Synchronizing, vec![0, 1, 2], false),
            ("MP+change", Synchronizing, vec![0, 1, 1], true),
            ("SB+change", Releasing, vec![0, 0, 1, 1], false),
            ("SB+change", Relaxed, vec![0, 0, 1, 1], true),
            ("MP+change", Flags, vec![0, 1, 2], false),
            ("MP+again", Relaxed, vec![0, 1, 0, 1, 1], true),
            ("MP+again", HalfFenced, vec![0, 1, 0, 1, 1], false),
            ("MP+first", Relaxed, vec![0, 1, 0, 1, 1], true),
            ("MP+first", Flags, vec![0, 1, 0, 1, 1], false),
            ("SB+first", Relaxed, vec![0, 0, 0, 1, 1], true),
            ("SB+first", Synchronizing, vec![0, 0, 0, 1, 1], false),
            ("Count", Relaxed, vec![0, 1, 2, 3, 4], true),
            ("Count", Relaxed, vec![0, 1, 0, 1, 2], false),
            ("SB+rmw", Releasing, vec![0, 0, 0, 0, 1, 1], false),
            ("LB", Flag, vec![1, 1, 1, 1], false),
            ("MP+barrier", Relaxed, vec![0, 1], false),
            ("MP+barrier", Relaxed, vec![1, 1], true),
            ("LB+barrier", Relaxed, vec![1, 1], false),
            ("LB+barrier", Relaxed, vec![0, 1], true),
        ] {
            let all = in_group(shape, ordering);
            assert_eq!(all.contains(&outcome), may, "{shape} {ordering:?} {outcome:?}");
        }
        assert!(Test::new("MP", Releasing, "wg", Placement::Group, Segment::Global).is_none());
        assert!(Test::new("MP+barrier", Relaxed, "wg", Placement::Wave, Segment::Global).is_none());
    }

    #[test]
    fn additions_are_never_lost() {
        for ordering in [Ordering::Relaxed, Ordering::Synchronizing] {
            let all = outcomes("Add", ordering);
            assert!(!all.is_empty());
            assert!(all.iter().all(|outcome| outcome.last() == Some(&4)));
        }
    }

    #[test]
    fn who_has_seen_the_flag_sees_the_data() {
        let all = outcomes("MP", Ordering::Data);
        assert_eq!(all, BTreeSet::from([vec![0, SKIPPED, 1, 1], vec![1, 1, 1, 1]]));
    }
}
