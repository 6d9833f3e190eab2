//! The invariants of the pass, watched while a wave runs.
//!
//! Whoever executes what the pass made (the interpreter at the wave level, a simulator with the bytes) tells a [`LaneWatch`] of every
//! thread-level block that begins with the lanes that run, and of every cross-lane operation. The watch knows the
//! thread level of each function ([`FlowTable`]) and says at once, with block and lanes, what is broken:
//!
//! - **I1**, as far as the order of blocks goes: each lane goes along edges of the thread level, from the entry to a return, and where
//!   it is known which condition or index decides ([`LaneWatch::decide`]) along the one that its own bit or index says. The
//!   path of each lane ([`LaneWatch::trace`]) is to be compared with that of its own execution.
//! - **I2**: lanes that run a branch together run its immediate post-dominator together.
//! - **I3**: the active lanes at every cross-lane operation are those of the immediate-post-dominator stack.
//! - **I4**: a block that needs lanes ([`needs_lanes`]) does not begin without.
//! - **I5**, as far as it shows: no lane runs that the wave does not have, none has more to do where the wave ends.
//! - **I6**: a stack of parked lanes is not full when an entry is pushed ([`LaneWatch::push`]).
//!
//! The stack is carried beside the real execution (`stack`): it is given the path of every lane, which is the same in both, and
//! runs the lanes in groups that part and meet as HSA PRM 2.12 defines. It waits for lanes that the real execution runs later, so
//! a difference may be found later than it happens, but it is found. Counting what both run gives [`Profile`]: how often
//! blocks are entered with lanes, really and by the stack.
//!
//! - `table`: what is known of functions. `report`: what is found, and counted. `trace`: the paths of lanes.
//! - `activation`: one execution of a function. `stack`: the reference.
//! - `code`: machine code with notes, for simulators.

mod activation;
mod code;
mod report;
mod stack;
mod table;
mod trace;

#[cfg(test)]
mod tests;

pub use code::{CodeWatch, Decided, Decision, Note, Seen, WatchedCode, WatchedModule, WavePaths};
pub use report::{Entries, Invariant, Profile, Violation, Waiting};
pub use table::{Flow, FlowTable, computes_without_lanes, needs_lanes};
pub use trace::{Step, Trace};

use crate::ir::{Block, SourceLoc};
use activation::Activation;
use cranelift_entity::SecondaryMap;
use std::fmt;
use std::sync::Arc;

/// A set of lanes of one wave, lane 0 lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lanes(pub u64);

impl Lanes {
    /// Whether a lane is one of them.
    pub fn has(self, lane: u32) -> bool {
        self.0.checked_shr(lane).is_some_and(|bits| bits & 1 == 1)
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lane = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (lane < 64).then_some(lane)
        })
    }
}

impl fmt::Display for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

/// The number of a function among those that one watch knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FlowId(pub u32);

/// A place in machine code that a watch is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A thread-level block begins.
    Enter(Block),
    /// Moves of lanes on the edge to a block, where the pass has put a block of its own on it.
    Edge(Block),
    /// A cross-lane operation, or a call that may hold one; operations of a function have different numbers.
    CrossLane(Block, u32),
}

/// Watches one wave.
#[derive(Clone, Debug)]
pub struct LaneWatch {
    tables: Arc<[FlowTable]>,
    active: Vec<Activation>,
    /// Lanes of a call whose first block has not begun.
    calling: Option<Lanes>,
    counts: Vec<SecondaryMap<Block, Entries>>,
    trace: Trace,
    profile: Profile,
}

impl LaneWatch {
    /// A wave that begins a function with these lanes. Tables are found by [`FlowId`].
    pub fn new(tables: Arc<[FlowTable]>, lanes: Lanes) -> LaneWatch {
        LaneWatch {
            counts: vec![SecondaryMap::new(); tables.len()],
            tables,
            active: Vec::new(),
            calling: Some(lanes),
            trace: Trace::default(),
            profile: Profile {
                waves: 1,
                ..Profile::default()
            },
        }
    }

    /// The blocks that began so far, with the lanes that ran them.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// The same, of a wave that has ended.
    pub fn into_trace(self) -> Trace {
        self.trace
    }

    /// The lanes with which the last block of the function that runs began.
    pub fn began(&self) -> Lanes {
        self.active.last().map_or(Lanes::default(), |top| top.began)
    }

    /// What was counted.
    pub fn profile(&self) -> Profile {
        let mut profile = self.profile.clone();
        for (func, counts) in self.counts.iter().enumerate() {
            for (block, &entries) in counts.iter() {
                if entries != Entries::default() {
                    profile.blocks.insert((FlowId(func as u32), block), entries);
                }
            }
        }
        profile
    }

    /// Activations of functions, the kernel's included.
    pub fn depth(&self) -> usize {
        self.active.len()
    }

    fn violation(&self, invariant: Invariant, func: FlowId, block: Option<Block>) -> Violation {
        let table = &self.tables[func.0 as usize];
        Violation {
            invariant,
            function: table.name.to_string(),
            block,
            loc: block.map_or(SourceLoc::default(), |block| table.facts[block].loc),
            expected: Lanes::default(),
            actual: Lanes::default(),
            what: String::new(),
        }
    }

    /// A call begins with these lanes; the next block is one of the callee.
    pub fn call(&mut self, lanes: Lanes) {
        self.calling = Some(lanes);
    }

    /// A block begins with these lanes.
    ///
    /// # Errors
    /// What is broken. The watch is of no use after that.
    pub fn enter(&mut self, func: FlowId, block: Block, lanes: Lanes) -> Result<(), Violation> {
        let tables = Arc::clone(&self.tables);
        let table = &tables[func.0 as usize];
        let facts = &table.facts[block];
        if let Some(all) = self.calling.take() {
            self.active.push(Activation::new(func, all));
        }
        if lanes.0 == 0 {
            self.counts[func.0 as usize][block].without_lanes += 1;
            if facts.needs_lanes {
                return Err(Violation {
                    what: "it runs without lanes but holds an operation that needs them".into(),
                    ..self.violation(Invariant::NotEmpty, func, Some(block))
                });
            }
            return Ok(());
        }
        self.counts[func.0 as usize][block].with_lanes += 1;
        let found = match self.active.last_mut() {
            Some(top) if top.func == func => top.enter(table, block, lanes, &mut self.profile.meetings),
            _ => Err((
                Invariant::Partition,
                Lanes::default(),
                "it belongs to another function than the one that runs".to_owned(),
            )),
        };
        found.map_err(|(invariant, expected, what)| Violation {
            expected,
            actual: lanes,
            what,
            ..self.violation(invariant, func, Some(block))
        })?;
        self.trace.push(&table.name, block, lanes);
        self.advance(lanes, stack::Event::Enter(block))
    }

    /// Moves on the edge to a block run with these lanes.
    ///
    /// # Errors
    /// A lane that does not go there.
    pub fn edge(&mut self, to: Block, lanes: Lanes) -> Result<(), Violation> {
        let Some(top) = self.active.last_mut() else {
            return Ok(());
        };
        let func = top.func;
        let found = top.edge(&self.tables[func.0 as usize], to, lanes);
        found.map_err(|(invariant, expected, what)| Violation {
            expected,
            actual: lanes,
            what,
            ..self.violation(invariant, func, Some(to))
        })
    }

    /// A cross-lane operation of a block runs with these lanes.
    ///
    /// # Errors
    /// What is broken.
    pub fn cross_lane(&mut self, block: Block, number: u32, lanes: Lanes) -> Result<(), Violation> {
        self.advance(lanes, stack::Event::CrossLane { block, number, lanes })
    }

    /// Lanes that have run a block go to the target with this number, in the order of the branch's or switch's targets.
    pub fn decide(&mut self, block: Block, lanes: Lanes, target: usize) {
        let Some(top) = self.active.last_mut() else {
            return;
        };
        let targets = self.tables[top.func.0 as usize].targets(block);
        for lane in lanes.iter() {
            if top.last[lane] == Some(block) {
                top.next[lane] = targets.get(target).copied();
            }
        }
    }

    /// A block of the wave level pushes an entry on a stack of parked lanes, which loses an entry with these lanes: there must be none.
    /// `false` if the block does no such thing.
    ///
    /// # Errors
    /// The stack is full.
    pub fn push(&mut self, func: FlowId, block: Block, lost: Lanes) -> Result<bool, Violation> {
        let Some(&loc) = self.tables[func.0 as usize].pushes.get(&block) else {
            return Ok(false);
        };
        if lost.0 == 0 {
            return Ok(true);
        }
        Err(Violation {
            loc,
            actual: lost,
            what: Violation::of_full_stack(lost),
            ..self.violation(Invariant::Room, func, None)
        })
    }

    /// Lanes that have run a block go to the first target of its branch if they are among `holds`, else to the second.
    pub fn condition(&mut self, block: Block, lanes: Lanes, holds: Lanes) {
        self.decide(block, Lanes(lanes.0 & holds.0), 0);
        self.decide(block, Lanes(lanes.0 & !holds.0), 1);
    }

    /// Where the lanes of the function that runs are that are not among `running`: what a hang is told by.
    pub fn waiting(&self, running: Lanes) -> Vec<Waiting> {
        let mut found: Vec<Waiting> = Vec::new();
        let Some(top) = self.active.last() else {
            return found;
        };
        let table = &self.tables[top.func.0 as usize];
        for lane in top.all.iter().filter(|&lane| running.0 >> lane & 1 == 0) {
            let (after, succs) = match top.last[lane] {
                Some(last) => (Some(last), table.succs(last)),
                None => (None, table.entry.as_slice()),
            };
            let block = match (top.next[lane], succs) {
                (Some(next), _) => Some(next),
                (None, &[only]) => Some(only),
                _ => None,
            };
            let loc = block.or(after).map(|block| table.facts[block].loc);
            let waiting = Waiting {
                lanes: Lanes(1 << lane),
                block,
                after,
                ended: after.is_some() && succs.is_empty(),
                loc: loc.unwrap_or_default(),
            };
            let same = |other: &&mut Waiting| {
                (other.block, other.ended) == (block, waiting.ended)
                    && (block.is_some() || other.after == after)
            };
            match found.iter_mut().find(same) {
                Some(other) => other.lanes.0 |= 1 << lane,
                None => found.push(waiting),
            }
        }
        found
    }

    fn advance(&mut self, lanes: Lanes, event: stack::Event) -> Result<(), Violation> {
        let Some(top) = self.active.last_mut() else {
            return Ok(());
        };
        let func = top.func;
        let table = &self.tables[func.0 as usize];
        let counts = &mut self.counts[func.0 as usize];
        let compared = &mut self.profile.cross_lane;
        let result = top.stack.push(
            lanes,
            event,
            table,
            &mut |block| counts[block].stack += 1,
            compared,
        );
        result.map_err(|difference| Violation {
            expected: difference.expected,
            actual: difference.actual,
            what: difference.what,
            ..self.violation(Invariant::CrossLane, func, Some(difference.block))
        })
    }

    /// The running function returns, or the wave ends.
    ///
    /// # Errors
    /// A lane that has more to do.
    pub fn leave(&mut self) -> Result<(), Violation> {
        let Some(top) = self.active.pop() else {
            return Ok(());
        };
        let table = &self.tables[top.func.0 as usize];
        for lane in top.all.iter() {
            let lost = match top.last[lane] {
                Some(last) if table.facts[last].succs.is_empty() => continue,
                Some(last) => format!("lane {lane} ran {last} last, which does not return"),
                None => format!("lane {lane} ran nothing"),
            };
            return Err(Violation {
                expected: top.all,
                what: lost,
                ..self.violation(Invariant::Partition, top.func, None)
            });
        }
        if let Some(lane) = top.all.iter().find(|&lane| top.stack.waits(lane)) {
            return Err(Violation {
                expected: top.all,
                what: format!("lane {lane} is ahead of lanes that it should run with"),
                ..self.violation(Invariant::Reconvergence, top.func, top.last[lane])
            });
        }
        Ok(())
    }
}
