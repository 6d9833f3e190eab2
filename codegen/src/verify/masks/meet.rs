//! Lanes that part meet: every two lanes that were together.
//!
//! Lanes of a wave have nothing in common but the way of the wave and the flag: what one of them may do on a given way, it may do whatever the
//! other does. So two lanes are two states of the [automaton](Automaton) of one, which go on by edges with the same label: where
//! a test fails because no lane has a bit, a lane that has it has no such edge. What a block does to a lane is worked out once, not once for
//! each other lane that it may be with.

use super::explore::{Automaton, Edge, StateId};
use super::{Checker, Known, MaskError};
use crate::ir::Block;
use rustc_hash::FxHashSet;

/// The branch at which lanes part, and where they have to meet.
#[derive(Clone, Copy)]
pub(super) struct Goal {
    pub(super) branch: Block,
    pub(super) join: Block,
}

/// Two lanes at the start of a block, the lesser state first, and what was guessed on the way there.
#[derive(Clone, Copy)]
struct Pair {
    states: [StateId; 2],
    blame: Option<Known>,
}

/// How a pair comes out of a block.
enum Outcome {
    /// It goes on.
    On,
    /// It has met, or has not run the branch together.
    Over,
    Apart,
}

impl Goal {
    /// Two lanes do what edges with the same label say, in a block where these thread-level blocks begin. `armed`: they have run the branch
    /// together.
    fn outcome(self, begins: &[Block], mut armed: bool, edges: [&Edge; 2]) -> Outcome {
        for (place, &block) in begins.iter().enumerate() {
            let ran = edges.map(|edge| edge.ran[place]);
            match ran {
                [true, true] if armed && block == self.join => return Outcome::Over,
                [true, false] | [false, true] if armed && block == self.join => return Outcome::Apart,
                [true, true] if block == self.branch => armed = true,
                _ if !armed && block == self.branch => return Outcome::Over,
                _ => {}
            }
        }
        match armed {
            true => Outcome::On,
            false => Outcome::Over,
        }
    }
}

impl Checker<'_> {
    /// Follows every two lanes that run the branch of a block together. Gives the number of pairs.
    pub(super) fn follow_together(
        &mut self,
        automaton: &Automaton,
        start: usize,
        goal: Goal,
    ) -> Result<usize, MaskError> {
        let branch = self.begins[start]
            .iter()
            .position(|&begins| begins == goal.branch);
        let runs = |state: StateId| {
            let mut edges = automaton.edges[state as usize].iter();
            edges.any(|edge| branch.is_some_and(|branch| edge.ran[branch]))
        };
        let states =
            (0..automaton.block.len() as StateId).filter(|&s| automaton.block[s as usize] as usize == start);
        let runners: Vec<StateId> = states.filter(|&state| runs(state)).collect();
        let mut seen: FxHashSet<[StateId; 2]> = FxHashSet::default();
        let mut work = Vec::new();
        for (number, &a) in runners.iter().enumerate() {
            for &b in &runners[number..] {
                let pair = Pair {
                    states: [a, b],
                    blame: None,
                };
                self.together(automaton, goal, false, pair, &mut seen, &mut work)?;
            }
        }
        while let Some(pair) = work.pop() {
            self.together(automaton, goal, true, pair, &mut seen, &mut work)?;
            if self.enough(seen.len()) {
                break;
            }
        }
        Ok(seen.len())
    }

    /// Two lanes run a block; new pairs after it are left in `work`.
    fn together(
        &mut self,
        automaton: &Automaton,
        goal: Goal,
        armed: bool,
        pair: Pair,
        seen: &mut FxHashSet<[StateId; 2]>,
        work: &mut Vec<Pair>,
    ) -> Result<(), MaskError> {
        let [a, b] = pair.states.map(|state| &automaton.edges[state as usize][..]);
        let block = automaton.block[pair.states[0] as usize] as usize;
        let mut from = 0;
        for first in a {
            // Edges are in the order of their labels.
            from += b[from..].partition_point(|other| other.label < first.label);
            for second in b[from..].iter().take_while(|other| other.label == first.label) {
                let blame = first.blame.or(second.blame).or(pair.blame);
                match goal.outcome(&self.begins[block], armed, [first, second]) {
                    Outcome::On => {}
                    Outcome::Over => continue,
                    Outcome::Apart => {
                        let Goal { branch, join } = goal;
                        self.wrong(blame, MaskError::Apart { branch, join })?;
                        continue;
                    }
                }
                if let (Some(first), Some(second)) = (first.to, second.to) {
                    let states = [first.min(second), first.max(second)];
                    if seen.insert(states) {
                        self.charge_pair()?;
                        work.push(Pair { states, blame });
                    }
                }
            }
        }
        Ok(())
    }
}
