//! Which of the branches that a pass made or changed decide nothing.
//!
//! Such a branch leads to nodes: events, or other branches of that kind. It decides nothing if all of its ways lead to one event in the end, however often
//! they go round through such branches; that event may be one of these branches which does decide. So each branch stands for one event: for
//! that which its ways stand for, if that is the same for all of them, and else for itself.
//!
//! Branches whose ways are known are known themselves, which settles all that are in no cycle. In cycles each branch gets the events that its ways
//! lead to, nothing at first, until nothing changes. What has two then is an event, and the others are asked again.
//!
//! Cost: linear in branches and ways; cycles are walked once more for each branch within or after them that decides.

use super::certificate::Round;
use super::skeleton::{Cursor, Event};
use crate::ir::Inst;
use rustc_hash::FxHashMap;

/// A branch in a round, with the starts of its ways and the first node on each.
pub(super) type Ways = ((Inst, Round), Vec<(Cursor, Event)>);

/// The events that the ways of a branch lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    None,
    /// One, and the start of the way on which it was found.
    One(Event, Cursor),
    Several,
}

impl Outcome {
    fn join(self, other: Outcome) -> Outcome {
        match (self, other) {
            (Outcome::None, known) | (known, Outcome::None) => known,
            (Outcome::One(a, way), Outcome::One(b, _)) if a == b => Outcome::One(a, way),
            _ => Outcome::Several,
        }
    }
}

/// Branches, and what is known of them.
struct Undecided<'w> {
    ways: &'w [Ways],
    index: FxHashMap<(Inst, Round), usize>,
    known: Vec<Option<Outcome>>,
    /// The branches with a way to each.
    users: Vec<Vec<usize>>,
    /// Ways to branches of which nothing is known.
    open: Vec<usize>,
    /// Branches without such ways.
    ready: Vec<usize>,
}

/// The branches that decide nothing, each with a way on. Ways on make no cycle, unless all ways do for ever.
pub(super) fn that_decide_nothing(ways: &[Ways]) -> Vec<((Inst, Round), Cursor)> {
    let mut undecided = Undecided::new(ways);
    undecided.settle();
    while undecided.known.contains(&None) {
        undecided.settle_cycles();
        undecided.settle();
    }
    let decided = ways.iter().zip(&undecided.known);
    decided
        .filter_map(|((branch, ways), known)| match known {
            Some(Outcome::One(_, way)) => Some((*branch, *way)),
            // An endless cycle.
            Some(Outcome::None) => ways.first().map(|&(way, _)| (*branch, way)),
            _ => None,
        })
        .collect()
}

impl<'w> Undecided<'w> {
    fn new(ways: &'w [Ways]) -> Undecided<'w> {
        let mut undecided = Undecided {
            ways,
            index: ways
                .iter()
                .enumerate()
                .map(|(at, (branch, _))| (*branch, at))
                .collect(),
            known: vec![None; ways.len()],
            users: vec![Vec::new(); ways.len()],
            open: vec![0; ways.len()],
            ready: Vec::new(),
        };
        for (at, (_, ways)) in ways.iter().enumerate() {
            for &(_, event) in ways {
                if let Some(to) = undecided.to(event) {
                    undecided.users[to].push(at);
                    undecided.open[at] += 1;
                }
            }
            if undecided.open[at] == 0 {
                undecided.ready.push(at);
            }
        }
        undecided
    }

    /// The branch of this kind that an event is.
    fn to(&self, event: Event) -> Option<usize> {
        match event {
            Event::Branch(inst, round) => self.index.get(&(inst, round)).copied(),
            _ => None,
        }
    }

    /// What a way leads to, where `guess` is known of branches of which nothing is.
    fn along(&self, (start, event): (Cursor, Event), guess: &[Outcome]) -> Outcome {
        let Some(to) = self.to(event) else {
            return Outcome::One(event, start);
        };
        match self.known[to] {
            Some(Outcome::One(event, _)) => Outcome::One(event, start),
            Some(Outcome::Several) => Outcome::One(event, start),
            Some(Outcome::None) => Outcome::None,
            None => match guess.get(to) {
                Some(&Outcome::One(event, _)) => Outcome::One(event, start),
                Some(&guess) => guess,
                None => Outcome::None,
            },
        }
    }

    fn join(&self, at: usize, guess: &[Outcome]) -> Outcome {
        let ways = self.ways[at].1.iter();
        ways.map(|&way| self.along(way, guess))
            .fold(Outcome::None, Outcome::join)
    }

    fn set(&mut self, at: usize, outcome: Outcome) {
        self.known[at] = Some(outcome);
        for index in 0..self.users[at].len() {
            let user = self.users[at][index];
            self.open[user] -= 1;
            if self.open[user] == 0 && self.known[user].is_none() {
                self.ready.push(user);
            }
        }
    }

    /// Settles the branches all of whose ways are known.
    fn settle(&mut self) {
        while let Some(at) = self.ready.pop() {
            if self.known[at].is_none() {
                let outcome = self.join(at, &[]);
                self.set(at, outcome);
            }
        }
    }

    /// Settles branches in cycles that decide, or all that are left if none does.
    fn settle_cycles(&mut self) {
        // What comes later is looked at first.
        let left: Vec<usize> = (0..self.ways.len())
            .rev()
            .filter(|&at| self.known[at].is_none())
            .collect();
        let mut guess = vec![Outcome::None; self.ways.len()];
        // The branch that first had two events; both may have become branches since.
        let mut first = None;
        loop {
            let mut changed = false;
            for &at in &left {
                // The way that first led to an event stays the way on.
                let joined = guess[at].join(self.join(at, &guess));
                changed |= joined != guess[at];
                if joined == Outcome::Several {
                    first.get_or_insert(at);
                }
                guess[at] = joined;
            }
            if !changed {
                break;
            }
        }
        let decides = |&at: &usize| {
            let ones = self.ways[at]
                .1
                .iter()
                .filter_map(|&way| match self.along(way, &guess) {
                    Outcome::One(event, _) => Some(event),
                    _ => None,
                });
            let mut first = None;
            ones.into_iter().any(|event| *first.get_or_insert(event) != event)
        };
        let deciding: Vec<usize> = left.iter().copied().filter(decides).collect();
        match first {
            None => left.iter().for_each(|&at| self.set(at, guess[at])),
            Some(first) if deciding.is_empty() => self.set(first, Outcome::Several),
            Some(_) => deciding.iter().for_each(|&at| self.set(at, Outcome::Several)),
        }
    }
}
