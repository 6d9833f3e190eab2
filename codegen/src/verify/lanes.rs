//! V7, the wave level keeps its lanes: a static proof, over everything that conditions may turn out to be.
//!
//! The instructions of the wave level treat every bit of a mask alike, so one lane can be followed alone: its place on
//! the thread level, whether it runs, and its bit in each mask that is live. Conditions may be true or false each time;
//! a wave that waits for "any lane" may have one wherever the followed lane is not. All states that one lane can reach
//! at the start of each wave-level block form a finite set, and in each of them
//!
//! - a lane program runs only with lanes whose thread-level path goes there (a lane in two masks would be run twice),
//! - a lane that was never launched never runs,
//! - where the wave ends, the lane stands at a return (a lane in no mask would stand somewhere else).
//!
//! That is I5 of the divergence pass: running and waiting lanes are disjoint, and none is lost. I2 is about two lanes:
//! from each block with a branch, pairs that run it together are followed until its immediate post-dominator runs, and
//! it must run with both.
//!
//! Cost: states times blocks, in practice quadratic in the blocks; for tests and for passes under suspicion, not part
//! of every compilation.

use super::masks::{Proof, Verdict};
use super::{Rule, VerifierError};
use crate::analysis::{Cfg, Graph, PostDominatorTree};
use crate::ir::{
    Block, BlockCall, Function, Inst, InstructionData, IntCC, Opcode, SourceLoc, Type, Value, ValueDef,
    WaveLevel,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Where a lane stands on the thread level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Place {
    /// The wave has no work-item for it.
    Absent,
    /// It ran nothing yet.
    Start,
    /// It ran the lane program of this block last, and its condition leads to the other block, if that can be told.
    Ran(Block, Option<Block>),
}

/// One lane at the start of a wave-level block.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Lane {
    place: Place,
    runs: bool,
    /// The live masks that have it, in ascending order.
    masks: Vec<Value>,
}

/// One lane after the last instruction of a wave-level block.
struct Left {
    lane: Lane,
    /// Whether it ran the lane program of the block.
    ran: bool,
}

/// What a condition depends on, as far as it matters whether two of them can hold together.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Root {
    /// A condition that may be anything.
    Bool(Value),
    /// An integer that is compared with constants.
    Index(Value),
    /// Which of two masks a `mask_fewer` gives, which depends on other lanes.
    Fewer(Value),
}

/// What the roots of a block are for a lane: for a condition 0 or 1, for an integer its value, or `None` if it is none
/// of the constants.
type Choice = FxHashMap<Root, Option<u64>>;

/// Combinations of conditions of a block that are not counted.
const FREE_CHOICES: usize = 64;

struct Checker<'a> {
    func: &'a Function,
    wave: &'a WaveLevel,
    thread: Cfg,
    joins: PostDominatorTree<Block>,
    live_in: SecondaryMap<Block, Vec<Value>>,
    choices: SecondaryMap<Block, Vec<Choice>>,
    /// Runs that may still come.
    left: usize,
}

/// Proves that masks partition the lanes of a function at the wave level and that lanes that part at a branch are
/// together again at its immediate post-dominator. Functions without a wave level have nothing to prove.
///
/// The function must satisfy [`super::verify_function`]. The result is [`Verdict::Unknown`] beyond `limit` runs of a
/// block, by one lane or by two, for all that its conditions may be.
///
/// # Errors
/// The first lane that strays, is lost or is left behind, with the wave-level block where it shows.
pub fn verify_lanes(func: &Function, limit: usize) -> Result<Verdict, VerifierError> {
    let nothing = Ok(Verdict::Proved(Proof::default()));
    let Some(wave) = &func.wave else { return nothing };
    let Some(entry) = wave.layout.entry() else {
        return nothing;
    };
    let thread = Cfg::new(func);
    let mut checker = Checker {
        func,
        wave,
        joins: PostDominatorTree::new(&thread),
        thread,
        live_in: SecondaryMap::new(),
        choices: SecondaryMap::new(),
        left: limit,
    };
    match checker.prove(entry) {
        Ok(proof) => Ok(Verdict::Proved(proof)),
        Err(Stop::Error(error)) => Err(*error),
        Err(Stop::Limit) => Ok(Verdict::Unknown(format!(
            "more than {limit} runs of blocks by lanes"
        ))),
    }
}
/// Why nothing more is looked at.
enum Stop {
    Error(Box<VerifierError>),
    Limit,
}

impl From<VerifierError> for Stop {
    fn from(error: VerifierError) -> Stop {
        Stop::Error(Box::new(error))
    }
}

impl Checker<'_> {
    fn prove(&mut self, entry: Block) -> Result<Proof, Stop> {
        self.find_live_masks();
        let wave = self.wave;
        for &block in wave.layout.blocks() {
            self.choices[block] = self.choices_of(block)?;
        }
        let states = self.follow_one(entry)?;
        let mut proof = Proof {
            states: states.values().map(Vec::len).sum(),
            together: 0,
        };
        for &block in wave.layout.blocks() {
            proof.together += self.follow_two(block, &states)?;
        }
        Ok(proof)
    }

    /// Counts something that takes room.
    fn charge(&mut self, count: usize) -> Result<(), Stop> {
        self.left = self.left.checked_sub(count).ok_or(Stop::Limit)?;
        Ok(())
    }

    fn error(&self, block: Block, inst: Option<Inst>, rule: Rule) -> VerifierError {
        VerifierError {
            function: self.func.name.clone(),
            block: Some(block),
            inst,
            text: String::new(),
            loc: self.line(block, inst, &rule),
            rule,
        }
    }

    /// Where that comes from: the branch at which lanes part, or what the block runs.
    fn line(&self, block: Block, inst: Option<Inst>, rule: &Rule) -> SourceLoc {
        let branch = match *rule {
            Rule::LanesApart { branch, .. } => self.func.terminator(branch),
            _ => None,
        };
        let mut insts = branch.into_iter().chain(inst);
        let known = |inst: Inst| Some(self.func.dfg.locs[inst]).filter(|loc| loc.is_known());
        let first = insts.find_map(known);
        let in_block = || self.wave.layout.insts(block).iter().copied().find_map(known);
        first.or_else(in_block).unwrap_or(SourceLoc::UNKNOWN)
    }

    fn is_mask(&self, value: Value) -> bool {
        self.func.dfg.value_type(value) == Type::MASK
    }

    /// The lane masks that each wave-level block reads before it writes them, or passes on.
    fn find_live_masks(&mut self) {
        let dfg = &self.func.dfg;
        let mut preds: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        let mut defined_in: FxHashMap<Value, Block> = FxHashMap::default();
        for &block in self.wave.layout.blocks() {
            defined_in.extend(dfg.block_params(block).iter().map(|&p| (p, block)));
            for &inst in self.wave.layout.insts(block) {
                defined_in.extend(dfg.results(inst).iter().map(|&r| (r, block)));
                for call in dfg.targets(inst) {
                    preds[call.block].push(block);
                }
            }
        }
        let mut live: FxHashSet<(Value, Block)> = FxHashSet::default();
        let mut work = Vec::new();
        for &block in self.wave.layout.blocks() {
            for &inst in self.wave.layout.insts(block) {
                work.extend(
                    dfg.uses(inst)
                        .map(|v| dfg.resolve(v))
                        .filter(|&v| self.is_mask(v))
                        .map(|v| (v, block)),
                );
            }
        }
        while let Some((value, block)) = work.pop() {
            if defined_in.get(&value) != Some(&block) && live.insert((value, block)) {
                self.live_in[block].push(value);
                work.extend(preds[block].iter().map(|&p| (value, p)));
            }
        }
        for &block in self.wave.layout.blocks() {
            self.live_in[block].sort_unstable();
        }
    }

    /// The comparison of an integer with a constant that makes a condition.
    fn comparison(&self, condition: Value) -> Option<(Value, u64)> {
        let dfg = &self.func.dfg;
        let ValueDef::Result(inst, _) = dfg.value_def(condition) else {
            return None;
        };
        match *dfg.inst(inst) {
            InstructionData::IntCompare {
                cond: IntCC::Eq,
                args,
                ..
            } => Some((dfg.resolve(args[0]), dfg.int_constant(args[1])?)),
            _ => None,
        }
    }

    /// The alternatives that make a condition.
    fn alternatives(&self, condition: Value) -> Vec<Value> {
        let dfg = &self.func.dfg;
        let (mut found, mut work) = (Vec::new(), vec![condition]);
        while let Some(value) = work.pop() {
            match dfg.value_def(value) {
                ValueDef::Result(inst, _) if dfg.opcode(inst) == Opcode::Bor => {
                    work.extend_from_slice(dfg.args(inst));
                }
                _ => found.push(dfg.resolve(value)),
            }
        }
        found
    }

    /// All that the conditions that a block narrows its lanes by may be for one lane.
    fn choices_of(&mut self, block: Block) -> Result<Vec<Choice>, Stop> {
        let dfg = &self.func.dfg;
        let mut roots: Vec<(Root, Vec<Option<u64>>)> = Vec::new();
        for &inst in self.wave.layout.insts(block) {
            if dfg.opcode(inst) == Opcode::MaskFewer {
                roots.push((Root::Fewer(dfg.first_result(inst)), vec![Some(0), Some(1)]));
            }
            if dfg.opcode(inst) != Opcode::MaskOf {
                continue;
            }
            for condition in self.alternatives(dfg.args(inst)[0]) {
                let (root, first, constant) = match self.comparison(condition) {
                    Some((index, constant)) => (Root::Index(index), None, constant),
                    None => (Root::Bool(condition), Some(0), 1),
                };
                let at = roots.iter().position(|(r, _)| *r == root).unwrap_or_else(|| {
                    roots.push((root, vec![first]));
                    roots.len() - 1
                });
                if !roots[at].1.contains(&Some(constant)) {
                    roots[at].1.push(Some(constant));
                }
            }
        }
        let mut choices = vec![Choice::default()];
        for (root, values) in roots {
            // They are not states, but take as much.
            let more = choices.len() * values.len();
            self.charge(if more > FREE_CHOICES { more } else { 0 })?;
            choices = choices
                .iter()
                .flat_map(|choice| {
                    values.iter().map(move |&value| {
                        let mut choice = choice.clone();
                        choice.insert(root, value);
                        choice
                    })
                })
                .collect();
        }
        Ok(choices)
    }

    fn holds(&self, condition: Value, choice: &Choice) -> bool {
        self.alternatives(condition)
            .into_iter()
            .any(|value| match self.comparison(value) {
                Some((index, constant)) => choice.get(&Root::Index(index)) == Some(&Some(constant)),
                None => choice.get(&Root::Bool(value)) == Some(&Some(1)),
            })
    }

    /// Runs a wave-level block for one lane.
    fn run(&self, block: Block, lane: &Lane, choice: &Choice) -> Result<Left, VerifierError> {
        let dfg = &self.func.dfg;
        let mut left = Left {
            lane: lane.clone(),
            ran: false,
        };
        let mut masks: FxHashSet<Value> = lane.masks.iter().copied().collect();
        for (index, &inst) in self.wave.layout.insts(block).iter().enumerate() {
            if index == self.wave.body_start[block] as usize
                && left.lane.runs
                && let Some(thread) = self.wave.thread_block[block].expand()
            {
                self.arrive(block, left.lane.place, thread)?;
                left.lane.place = Place::Ran(thread, self.next(thread, choice));
                left.ran = true;
            }
            let has = |n: usize| masks.contains(&dfg.resolve(dfg.args(inst)[n]));
            let bit = match dfg.opcode(inst) {
                Opcode::ExecSet => {
                    left.lane.runs = has(0);
                    continue;
                }
                Opcode::ExecGet => left.lane.runs,
                Opcode::MaskOf => self.holds(dfg.args(inst)[0], choice),
                Opcode::MaskAnd => has(0) && has(1),
                Opcode::MaskOr => has(0) || has(1),
                Opcode::MaskAndn => has(0) && !has(1),
                Opcode::MaskFewer => match choice.get(&Root::Fewer(dfg.first_result(inst))) {
                    Some(Some(1)) => has(1),
                    _ => has(0),
                },
                Opcode::WaveEnd => {
                    self.end(block, inst, left.lane.place)?;
                    continue;
                }
                _ => continue,
            };
            if bit {
                masks.insert(dfg.first_result(inst));
            }
        }
        left.lane.masks = masks.into_iter().collect();
        Ok(left)
    }

    /// Where a lane goes from a block of the thread level. A condition that was made in another block may have passed
    /// through merges, which are not followed.
    fn next(&self, thread: Block, choice: &Choice) -> Option<Block> {
        let dfg = &self.func.dfg;
        let inst = self.func.terminator(thread)?;
        let targets = dfg.targets(inst);
        let value = dfg.resolve(*dfg.args(inst).first()?);
        match *dfg.inst(inst) {
            InstructionData::Branch { .. } => {
                let made_here = match self.comparison(value) {
                    Some((index, _)) => choice.contains_key(&Root::Index(index)),
                    None => choice.contains_key(&Root::Bool(value)),
                };
                made_here.then(|| targets[usize::from(!self.holds(value, choice))].block)
            }
            InstructionData::Switch { .. } => {
                let index = (*choice.get(&Root::Index(value))?)?;
                Some(targets.get(usize::try_from(index).ok()?)?.block)
            }
            _ => None,
        }
    }

    fn arrive(&self, block: Block, from: Place, to: Block) -> Result<(), VerifierError> {
        let allowed = match from {
            Place::Absent => false,
            Place::Start => self.func.layout.entry() == Some(to),
            Place::Ran(last, None) => self.thread.succs(last).contains(&to),
            Place::Ran(_, Some(next)) => next == to,
        };
        let from = match from {
            Place::Ran(last, _) => Some(last),
            _ => None,
        };
        match allowed {
            true => Ok(()),
            false => Err(self.error(block, None, Rule::LaneStrays { from, to })),
        }
    }

    fn end(&self, block: Block, inst: Inst, place: Place) -> Result<(), VerifierError> {
        let lost = match place {
            Place::Absent => return Ok(()),
            Place::Ran(last, _) if self.thread.succs(last).is_empty() => return Ok(()),
            Place::Ran(last, _) => Some(last),
            Place::Start => None,
        };
        Err(self.error(block, Some(inst), Rule::LaneLost { after: lost }))
    }

    /// Where a wave may go from a block when these lanes are in it.
    fn ways(&self, block: Block, lanes: &[&Left]) -> Vec<BlockCall> {
        let dfg = &self.func.dfg;
        let Some(inst) = self.wave.layout.last_inst(block) else {
            return Vec::new();
        };
        let targets = dfg.targets(inst);
        if dfg.opcode(inst) == Opcode::WaveBranchAny {
            let mask = dfg.resolve(dfg.args(inst)[0]);
            if lanes.iter().any(|left| left.lane.masks.contains(&mask)) {
                return targets[..1].to_vec();
            }
        }
        targets.to_vec()
    }

    /// A lane at the start of the block that a call leads to.
    fn enter(&self, call: &BlockCall, left: &Left) -> Lane {
        let dfg = &self.func.dfg;
        let old = &left.lane.masks;
        let mut masks: Vec<Value> = self.live_in[call.block]
            .iter()
            .copied()
            .filter(|v| old.contains(v))
            .collect();
        for (&param, &arg) in dfg.block_params(call.block).iter().zip(dfg.call_args(call)) {
            if self.is_mask(param) && old.contains(&dfg.resolve(arg)) {
                masks.push(param);
            }
        }
        masks.sort_unstable();
        Lane { masks, ..left.lane }
    }

    /// All states of one lane at the start of every wave-level block.
    fn follow_one(&mut self, entry: Block) -> Result<FxHashMap<Block, Vec<Lane>>, Stop> {
        let mut seen: FxHashSet<(Block, Lane)> = FxHashSet::default();
        let mut states: FxHashMap<Block, Vec<Lane>> = FxHashMap::default();
        let mut work: Vec<(Block, Lane)> = [(Place::Start, true), (Place::Absent, false)]
            .map(|(place, runs)| {
                let masks = Vec::new();
                (entry, Lane { place, runs, masks })
            })
            .to_vec();
        while let Some((block, lane)) = work.pop() {
            if !seen.insert((block, lane.clone())) {
                continue;
            }
            self.charge(self.choices[block].len())?;
            for choice in &self.choices[block] {
                let left = self.run(block, &lane, choice)?;
                for call in self.ways(block, &[&left]) {
                    work.push((call.block, self.enter(&call, &left)));
                }
            }
            states.entry(block).or_default().push(lane);
        }
        Ok(states)
    }

    /// Where lanes that part in a block meet. A block on a split edge has nothing to run together: it is passed over.
    fn join_of(&self, branch: Block) -> Option<Block> {
        let mut join = self.joins.ipdom(branch)?;
        while self.func.layout.insts(join).len() == 1
            && self.thread.preds(join).windows(2).all(|p| p[0] == p[1])
        {
            join = self.joins.ipdom(join)?;
        }
        Some(join)
    }

    /// Follows every two lanes that run the branch of a block together up to its immediate post-dominator.
    fn follow_two(&mut self, start: Block, states: &FxHashMap<Block, Vec<Lane>>) -> Result<usize, Stop> {
        let Some(branch) = self.wave.thread_block[start].expand() else {
            return Ok(0);
        };
        if self.thread.succs(branch).len() < 2 {
            return Ok(0);
        }
        let Some(join) = self.join_of(branch) else {
            return Ok(0);
        };
        let mut seen: FxHashSet<(Block, Lane, Lane)> = FxHashSet::default();
        let mut work: Vec<(Block, Lane, Lane)> = Vec::new();
        let here = states.get(&start).map_or(&[][..], Vec::as_slice);
        for (number, a) in here.iter().enumerate() {
            self.charge(self.choices[start].len().pow(2) * (here.len() - number))?;
            for b in &here[number..] {
                for (a, b) in self.run_two(start, a, b)? {
                    if a.ran && b.ran {
                        self.enter_two(start, &a, &b, &mut work);
                    }
                }
            }
        }
        while let Some((block, a, b)) = work.pop() {
            if !seen.insert((block, a.clone(), b.clone())) {
                continue;
            }
            self.charge(self.choices[block].len().pow(2))?;
            for (a, b) in self.run_two(block, &a, &b)? {
                if self.wave.thread_block[block].expand() != Some(join) || !(a.ran || b.ran) {
                    self.enter_two(block, &a, &b, &mut work);
                } else if !(a.ran && b.ran) {
                    return Err(self.error(block, None, Rule::LanesApart { branch, join }).into());
                }
            }
        }
        Ok(seen.len())
    }

    fn run_two(&self, block: Block, a: &Lane, b: &Lane) -> Result<Vec<(Left, Left)>, VerifierError> {
        let mut left = Vec::new();
        for of_a in &self.choices[block] {
            for of_b in &self.choices[block] {
                left.push((self.run(block, a, of_a)?, self.run(block, b, of_b)?));
            }
        }
        Ok(left)
    }

    fn enter_two(&self, block: Block, a: &Left, b: &Left, work: &mut Vec<(Block, Lane, Lane)>) {
        for call in self.ways(block, &[a, b]) {
            work.push((call.block, self.enter(&call, a), self.enter(&call, b)));
        }
    }
}
