//! Following one lane from block to block, until nothing new comes.

use super::lane::{Lane, Place, Walk};
use super::prepare::targets;
use super::{Checker, Exit, Known, MaskError};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Webs that are blamed before lanes are followed anew.
const ENOUGH_BLAME: usize = 64;

/// States after which lanes are followed anew as soon as a web is blamed.
const EARLY: usize = 4096;

/// Pairs of states that count as one state.
const PAIRS: usize = 32;

/// A state of a lane at the start of a block, by its number.
pub(super) type StateId = u32;

/// What a lane may do from a state, up to the start of the next block.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    /// What all lanes of the wave have in common there: the flag each time that it is asked for, and where the block leads.
    pub(super) label: u32,
    /// The state after; none where the code ends.
    pub(super) to: Option<StateId>,
    /// For each thread-level block that begins in the block, whether the lane ran it.
    pub(super) ran: SmallVec<[bool; 2]>,
    /// What was guessed.
    pub(super) blame: Option<Known>,
}

/// All that one lane may do.
#[derive(Debug, Default)]
pub(super) struct Automaton {
    /// The block of each state.
    pub(super) block: Vec<u32>,
    pub(super) edges: Vec<Vec<Edge>>,
    numbers: FxHashMap<(u32, Lane), StateId>,
    labels: FxHashMap<(SmallVec<[bool; 4]>, u32), u32>,
}

impl Automaton {
    /// The number of a state, and whether it is new.
    fn state(&mut self, block: usize, lane: Lane) -> (StateId, bool) {
        let next = self.block.len() as StateId;
        let number = *self.numbers.entry((block as u32, lane)).or_insert(next);
        if number == next {
            self.block.push(block as u32);
            self.edges.push(Vec::new());
        }
        (number, number == next)
    }

    fn label(&mut self, flags: SmallVec<[bool; 4]>, exit: u32) -> u32 {
        let next = self.labels.len() as u32;
        *self.labels.entry((flags, exit)).or_insert(next)
    }
}

impl Checker<'_> {
    /// Follows one lane again and again, each time with more bits, until nothing is to blame.
    pub(super) fn refine(&mut self) -> Result<Automaton, MaskError> {
        loop {
            let found = self.follow()?;
            if self.blamed.is_empty() {
                return Ok(found);
            }
            self.keep_blamed();
        }
    }

    /// Where a lane may go from a block: each way with the number of the exit.
    fn ways(&self, index: usize, walk: Walk) -> SmallVec<[(usize, u32, Walk); 2]> {
        let exit = self.program.blocks[index].exit;
        let all = targets(exit);
        match (exit, &all[..]) {
            (Exit::Any(cell, _), &[yes, no]) => {
                let cell = self.number[&cell];
                let bit = walk.lane.bit(cell);
                if bit == Some(true) {
                    return SmallVec::from_iter([(yes, 0, walk)]);
                }
                // Where the test fails no lane has the bit.
                let mut none = walk.clone();
                if bit.is_none() {
                    let steps = self.program.blocks[index].steps.len();
                    none.blame = self.guessed(index, steps, cell, walk.from).or(none.blame);
                    none.lane.put(cell, Some(false));
                }
                SmallVec::from_iter([(yes, 0, walk), (no, 1, none)])
            }
            (Exit::Flag(_), &[yes, no]) => match walk.flag {
                Some(true) => SmallVec::from_iter([(yes, 0, walk)]),
                Some(false) => SmallVec::from_iter([(no, 1, walk)]),
                None => SmallVec::from_iter([(yes, 0, walk.clone()), (no, 1, walk)]),
            },
            _ => all.iter().map(|&to| (to, 0, walk.clone())).collect(),
        }
    }

    /// What of a lane matters at the start of a block.
    fn arrive(&mut self, index: usize, mut lane: Lane) -> Lane {
        let begins = !self.begins[index].is_empty();
        let keep = self.kept_at(index, lane.place.block());
        for (word, keep) in keep.iter().enumerate() {
            let keep = match begins {
                true => keep & !lane.free[word],
                false => *keep,
            };
            lane.known[word] &= keep;
            lane.set[word] &= keep;
            lane.free[word] &= keep;
        }
        lane
    }

    pub(super) fn charge(&mut self) -> Result<(), MaskError> {
        self.count += 1;
        if self.count > self.limit {
            return Err(MaskError::TooMany { limit: self.limit });
        }
        Ok(())
    }

    /// A pair of states that are known costs much less than a state.
    pub(super) fn charge_pair(&mut self) -> Result<(), MaskError> {
        self.pairs += 1;
        if self.pairs / PAIRS > self.limit {
            return Err(MaskError::TooMany { limit: self.limit });
        }
        Ok(())
    }

    /// Another way of a lane through a block costs no more than a pair.
    pub(super) fn charge_walks(&mut self, others: usize) -> Result<(), MaskError> {
        self.walks += others;
        if self.walks / PAIRS > self.limit {
            return Err(MaskError::TooMany { limit: self.limit });
        }
        Ok(())
    }

    /// Whether what was found is reason enough to begin anew.
    pub(super) fn enough(&self, followed: usize) -> bool {
        self.blamed.len() > ENOUGH_BLAME || followed > EARLY && !self.blamed.is_empty()
    }

    /// Whether a lane may stand where it does when the code ends, if it does.
    fn end(&mut self, index: usize, walk: &Walk) -> Result<bool, MaskError> {
        let exit = self.program.blocks[index].exit;
        if !matches!(exit, Exit::End | Exit::Return) {
            return Ok(true);
        }
        let after = match walk.lane.place {
            Place::Ran(last, _) if !self.table.succs(last).is_empty() => Some(Some(last)),
            Place::Start => Some(None),
            Place::Absent | Place::Ran(..) => None,
        };
        if let Some(after) = after {
            self.wrong(walk.blame, MaskError::Lost { after })?;
            return Ok(false);
        }
        let began = walk.lane.place != Place::Absent;
        if exit == Exit::Return && self.runs(walk) != Ok(began) {
            let after = walk.lane.place.block();
            self.wrong(walk.blame, MaskError::Returned { after })?;
            return Ok(false);
        }
        Ok(true)
    }

    /// All states of one lane at the start of every block, and what it may do from each.
    fn follow(&mut self) -> Result<Automaton, MaskError> {
        let mut found = Automaton::default();
        let mut work: Vec<(StateId, usize, Lane, Option<Known>)> = Vec::new();
        for (place, runs) in [(Place::Start, true), (Place::Absent, false)] {
            let mut lane = Lane {
                place,
                moved: None,
                known: self.none(),
                set: self.none(),
                free: self.none(),
            };
            for (number, &cell) in self.asked.clone().iter().enumerate() {
                lane.put(cell, (runs || number == 0).then_some(runs));
            }
            let (id, _) = found.state(0, lane.clone());
            work.push((id, 0, lane, None));
        }
        while let Some((id, index, lane, blame)) = work.pop() {
            self.charge()?;
            let start = Walk {
                from: lane.place.block(),
                lane,
                facts: FxHashMap::default(),
                flag: None,
                flags: SmallVec::new(),
                ran: SmallVec::new(),
                blame,
            };
            for walk in self.run(index, start)? {
                if !self.end(index, &walk)? {
                    continue;
                }
                let ends = matches!(self.program.blocks[index].exit, Exit::End | Exit::Return);
                let (flags, ran) = (walk.flags.clone(), walk.ran.clone());
                if ends {
                    let label = found.label(flags, 0);
                    found.edges[id as usize].push(Edge {
                        label,
                        to: None,
                        ran,
                        blame: walk.blame,
                    });
                    continue;
                }
                for (to, exit, walk) in self.ways(index, walk) {
                    let lane = self.arrive(to, walk.lane);
                    let (target, new) = found.state(to, lane.clone());
                    if new {
                        work.push((target, to, lane, walk.blame));
                    }
                    let label = found.label(flags.clone(), exit);
                    found.edges[id as usize].push(Edge {
                        label,
                        to: Some(target),
                        ran: ran.clone(),
                        blame: walk.blame,
                    });
                }
            }
            let edges = &mut found.edges[id as usize];
            edges.sort_unstable_by(|a, b| (a.label, a.to, &a.ran).cmp(&(b.label, b.to, &b.ran)));
            edges.dedup_by(|a, b| (a.label, a.to, &a.ran) == (b.label, b.to, &b.ran));
            if self.enough(found.block.len()) {
                break;
            }
        }
        Ok(found)
    }
}
