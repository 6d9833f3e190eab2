//! Following lanes from block to block, until nothing new comes.

use super::lane::{Lane, Place, Walk};
use super::prepare::targets;
use super::{Checker, Exit, Goal, Known, MaskError, States};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Webs that are blamed before lanes are followed anew.
const ENOUGH_BLAME: usize = 64;

/// States behind which lanes are followed anew as soon as a web is blamed.
const EARLY: usize = 4096;

/// A way that the wave may go on.
type Way = (usize, Walk);

/// One or two lanes at the start of a block, and what to blame if they got there by a guess.
struct Arrival {
    index: usize,
    armed: bool,
    lanes: SmallVec<[Lane; 2]>,
    blame: Option<Known>,
}

impl Checker<'_> {
    /// Follows lanes again and again, each time with more bits, until nothing is to blame.
    pub(super) fn refine<R>(
        &mut self,
        mut follow: impl FnMut(&mut Self) -> Result<R, MaskError>,
    ) -> Result<R, MaskError> {
        loop {
            let result = follow(self)?;
            if self.blamed.is_empty() {
                return Ok(result);
            }
            self.keep_blamed();
        }
    }

    /// Where lanes may go from a block.
    fn ways(&self, index: usize, walk: Walk) -> SmallVec<[Way; 2]> {
        let exit = self.program.blocks[index].exit;
        let all = targets(exit);
        match (exit, &all[..]) {
            (Exit::Any(cell, _), &[yes, no]) => {
                let cell = self.number[&cell];
                if walk.lanes.iter().any(|lane| lane.bit(cell) == Some(true)) {
                    return SmallVec::from_iter([(yes, walk)]);
                }
                // Where the test fails no lane has the bit.
                let mut none = walk.clone();
                let steps = self.program.blocks[index].steps.len();
                for (lane, &from) in none.lanes.iter_mut().zip(&walk.from) {
                    if lane.bit(cell).is_none() {
                        none.blame = self.guessed(index, steps, cell, from).or(none.blame);
                        lane.put(cell, Some(false));
                    }
                }
                SmallVec::from_iter([(yes, walk), (no, none)])
            }
            (Exit::Flag(_), &[yes, no]) => match walk.flag {
                Some(flag) => SmallVec::from_iter([(if flag { yes } else { no }, walk)]),
                None => SmallVec::from_iter([(yes, walk.clone()), (no, walk)]),
            },
            _ => all.iter().map(|&to| (to, walk.clone())).collect(),
        }
    }

    /// What of the lanes matters at the start of a block.
    fn arrive(&mut self, index: usize, lanes: &[Lane]) -> SmallVec<[Lane; 2]> {
        let begins = self.begins[index];
        let mut lanes: SmallVec<[Lane; 2]> = SmallVec::from(lanes);
        for lane in &mut lanes {
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
        }
        lanes.sort_unstable();
        lanes
    }

    fn walk(&self, arrival: Arrival) -> Walk {
        Walk {
            facts: arrival.lanes.iter().map(|_| FxHashMap::default()).collect(),
            from: arrival.lanes.iter().map(|lane| lane.place.block()).collect(),
            lanes: arrival.lanes,
            flag: None,
            armed: arrival.armed,
            done: false,
            entered: false,
            blame: arrival.blame,
        }
    }

    fn charge(&mut self) -> Result<(), MaskError> {
        self.count += 1;
        if self.count > self.limit {
            return Err(MaskError::TooMany { limit: self.limit });
        }
        Ok(())
    }

    /// Whether what was found is reason enough to begin anew.
    fn enough(&self, followed: usize) -> bool {
        self.blamed.len() > ENOUGH_BLAME || followed > EARLY && !self.blamed.is_empty()
    }

    fn end(&mut self, index: usize, walk: &Walk) -> Result<bool, MaskError> {
        if self.program.blocks[index].exit != Exit::End {
            return Ok(true);
        }
        for lane in &walk.lanes {
            let behind = match lane.place {
                Place::Absent => continue,
                Place::Ran(last, _) if self.table.succs(last).is_empty() => continue,
                Place::Ran(last, _) => Some(last),
                Place::Start => None,
            };
            self.wrong(walk, MaskError::Lost { behind })?;
            return Ok(false);
        }
        Ok(true)
    }

    /// All states of one lane at the start of every block.
    pub(super) fn follow_one(&mut self) -> Result<States, MaskError> {
        let mut seen: FxHashSet<(usize, Lane)> = FxHashSet::default();
        let mut runners = vec![Vec::new(); self.program.blocks.len()];
        let mut work = Vec::new();
        for (place, runs) in [(Place::Start, true), (Place::Absent, false)] {
            let mut lane = Lane {
                place,
                known: self.none(),
                set: self.none(),
                free: self.none(),
            };
            lane.put(self.running, Some(runs));
            work.push(Arrival {
                index: 0,
                armed: false,
                lanes: SmallVec::from_iter([lane]),
                blame: None,
            });
        }
        while let Some(arrival) = work.pop() {
            let (index, lane) = (arrival.index, arrival.lanes[0].clone());
            if !seen.insert((index, lane.clone())) {
                continue;
            }
            self.charge()?;
            let mut entered = false;
            let start = self.walk(arrival);
            for walk in self.run(index, start, None)? {
                entered |= walk.entered;
                if self.end(index, &walk)? {
                    self.push(index, walk, &mut work);
                }
            }
            if entered {
                runners[index].push(lane);
            }
            if self.enough(seen.len()) {
                break;
            }
        }
        Ok(States {
            runners,
            count: seen.len(),
        })
    }

    fn push(&mut self, index: usize, walk: Walk, work: &mut Vec<Arrival>) {
        for (to, walk) in self.ways(index, walk) {
            let lanes = self.arrive(to, &walk.lanes);
            work.push(Arrival {
                index: to,
                armed: walk.armed,
                lanes,
                blame: walk.blame,
            });
        }
    }

    /// Follows every two lanes that run the branch of a block together. Gives the number of states.
    pub(super) fn follow_two(
        &mut self,
        start: usize,
        goal: Goal,
        runners: &[Lane],
    ) -> Result<usize, MaskError> {
        let mut seen: FxHashSet<(usize, bool, SmallVec<[Lane; 2]>)> = FxHashSet::default();
        let mut work = Vec::new();
        for (number, a) in runners.iter().enumerate() {
            for b in &runners[number..] {
                work.push(Arrival {
                    index: start,
                    armed: false,
                    lanes: SmallVec::from_iter([a.clone(), b.clone()]),
                    blame: None,
                });
            }
        }
        while let Some(arrival) = work.pop() {
            let index = arrival.index;
            if !seen.insert((index, arrival.armed, arrival.lanes.clone())) {
                continue;
            }
            self.charge()?;
            let start = self.walk(arrival);
            for walk in self.run(index, start, Some(goal))? {
                if !walk.done && walk.armed && self.end(index, &walk)? {
                    self.push(index, walk, &mut work);
                }
            }
            if self.enough(seen.len()) {
                break;
            }
        }
        Ok(seen.len())
    }
}
