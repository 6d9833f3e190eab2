//! The invariants of the pass, watched while a wave runs.
//!
//! Whoever executes what the pass made (the interpreter at the wave level, a simulator with the bytes) tells a [`LaneWatch`] of every
//! thread-level block that begins with the lanes that run, and of every cross-lane operation. The watch knows the
//! thread level of each function ([`FlowTable`]) and says at once, with block and lanes, what is broken:
//!
//! - **I1**, as far as the order of blocks goes: each lane goes along edges of the thread level, from the entry to a return, and where
//!   it is known which condition or index decides ([`LaneWatch::decide`]) along the one that its own bit or index says. A
//!   hash of each lane's path ([`LaneWatch::paths`]) is to be compared with that of its own execution.
//! - **I2**: lanes that run a branch together run its immediate post-dominator together.
//! - **I3**: the active lanes at every cross-lane operation are those of the immediate-post-dominator stack.
//! - **I4**: a block that needs lanes ([`needs_lanes`]) does not begin without.
//! - **I5**, as far as it shows: no lane runs that the wave does not have, none has more to do where the wave ends.
//!
//! The stack is carried beside the real execution (`stack`): it is given the path of every lane, which is the same in both, and
//! runs the lanes in groups that part and meet as HSA PRM 2.12 defines. It waits for lanes that the real execution runs later, so
//! a difference may be found later than it happens, but it is found. Counting what both run gives [`Profile`]: how often
//! blocks are entered with lanes, really and by the stack.

mod stack;
#[cfg(test)]
mod tests;

use super::{ValueFile, ValueFiles};
use crate::analysis::{Cfg, PostDominatorTree};
use crate::ir::{Block, Function, Inst, Opcode, SourceLoc};
use cranelift_entity::{EntityRef, SecondaryMap};
use stack::Stack;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A set of lanes of one wave, lane 0 lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lanes(pub u64);

impl Lanes {
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
    /// A cross-lane operation, or a call that may hold one; operations of a function have different numbers.
    CrossLane(Block, u32),
}

#[derive(Clone, Debug, Default)]
struct Facts {
    /// Part of the thread level.
    exists: bool,
    succs: Vec<Block>,
    /// Where a branch or switch leads, in the order of its targets.
    targets: Vec<Block>,
    /// The immediate post-dominator.
    meet: Option<Block>,
    needs_lanes: bool,
    loc: SourceLoc,
}

/// What a watch knows of a function.
#[derive(Clone, Debug)]
pub struct FlowTable {
    /// Name without sigil.
    pub name: String,
    /// Stands for the function in paths.
    key: u64,
    entry: Option<Block>,
    facts: SecondaryMap<Block, Facts>,
}

impl FlowTable {
    /// The thread level of a function, as [`normalize`](super::normalize) leaves it.
    pub fn new(func: &Function) -> FlowTable {
        let cfg = Cfg::new(func);
        let post = PostDominatorTree::new(&cfg);
        let mut facts: SecondaryMap<Block, Facts> = SecondaryMap::new();
        for &block in func.layout.blocks() {
            let calls = func.successor_calls(block).iter();
            let targets: Vec<Block> = calls.map(|call| call.block).collect();
            let mut succs = targets.clone();
            succs.sort_unstable();
            succs.dedup();
            let mut locs = func.layout.insts(block).iter().map(|&inst| func.dfg.locs[inst]);
            facts[block] = Facts {
                exists: true,
                meet: post.ipdom(block),
                needs_lanes: false,
                loc: locs.find(|loc| loc.is_known()).unwrap_or_default(),
                succs,
                targets,
            };
        }
        FlowTable {
            name: func.name.clone(),
            key: key_of(&func.name),
            entry: func.layout.entry(),
            facts,
        }
    }

    /// Adds what the wave level says: which blocks must not run without lanes.
    pub fn add_wave_level(&mut self, func: &Function, files: &ValueFiles) {
        let Some(wave) = &func.wave else { return };
        for &block in wave.layout.blocks() {
            let Some(thread) = wave.thread_block[block].expand() else {
                continue;
            };
            if self.facts[thread].exists {
                let mut insts = wave.layout.insts(block).iter();
                self.facts[thread].needs_lanes = insts.any(|&inst| needs_lanes(func, inst, files));
            }
        }
    }

    /// The block that lanes begin with.
    pub fn entry(&self) -> Option<Block> {
        self.entry
    }

    /// Where a lane may go from a block, in ascending order.
    pub fn succs(&self, block: Block) -> &[Block] {
        &self.facts[block].succs
    }

    /// Where the branch or switch of a block leads, in the order of its targets: for a branch first where its condition holds.
    pub fn targets(&self, block: Block) -> &[Block] {
        &self.facts[block].targets
    }

    /// The immediate post-dominator of a block.
    pub fn meet(&self, block: Block) -> Option<Block> {
        self.facts[block].meet
    }

    /// What stands for the function in paths: the same for the same name.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Whether a block is part of the thread level.
    pub fn has(&self, block: Block) -> bool {
        self.facts[block].exists
    }
}

/// Whether an instruction of the wave level must not run without lanes (I4): it communicates, it decides by what running lanes have,
/// or it makes a scalar from them.
pub fn needs_lanes(func: &Function, inst: Inst, files: &ValueFiles) -> bool {
    let opcode = func.dfg.opcode(inst);
    let file = match func.dfg.results(inst).first() {
        Some(&value) => files.get(func.dfg.resolve(value)),
        None => ValueFile::Vector,
    };
    opcode.effects().convergent()
        || opcode == Opcode::WaveBranchUniform
        || (file == ValueFile::Scalar && !computes_without_lanes(opcode))
}

/// Whether the result of an operation depends on its operands and the dispatch alone.
pub fn computes_without_lanes(opcode: Opcode) -> bool {
    let effects = opcode.effects();
    opcode.info().evaluates
        || !effects.lane_dependent() && effects.mergeable() && opcode != Opcode::ExecGet
        || opcode == Opcode::Undef
}

/// An invariant of `docs/design/divergence.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Invariant {
    /// A lane does what its scalar execution does.
    Trace,
    /// Lanes of a branch are together at its immediate post-dominator.
    Reconvergence,
    /// Cross-lane operations see the lanes of the stack.
    CrossLane,
    /// What needs lanes does not run without.
    NotEmpty,
    /// No lane is lost, none runs twice.
    Partition,
}

impl fmt::Display for Invariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Invariant::Trace => "I1 (a lane goes along edges of its own program)",
            Invariant::Reconvergence => "I2 (lanes meet at the immediate post-dominator)",
            Invariant::CrossLane => "I3 (active lanes of a cross-lane operation)",
            Invariant::NotEmpty => "I4 (a block that needs lanes)",
            Invariant::Partition => "I5 (running and waiting lanes)",
        };
        f.write_str(text)
    }
}

/// What was found: a mistake of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Which invariant.
    pub invariant: Invariant,
    /// Function, without sigil.
    pub function: String,
    /// The block where it shows.
    pub block: Option<Block>,
    /// Where that is in the source.
    pub loc: SourceLoc,
    /// The lanes that should run.
    pub expected: Lanes,
    /// The lanes that do.
    pub actual: Lanes,
    /// More about it.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the compiler broke {} in &{}", self.invariant, self.function)?;
        match self.block {
            Some(block) => write!(f, " at {block}")?,
            None => f.write_str(" at the end")?,
        }
        if self.loc.is_known() {
            write!(f, " (line {})", self.loc.0)?;
        }
        write!(
            f,
            ": {}; expected lanes {}, running {}",
            self.what, self.expected, self.actual
        )
    }
}

impl std::error::Error for Violation {}

/// How often a block was entered by waves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    /// With at least one lane.
    pub with_lanes: u64,
    /// Without a lane.
    pub without_lanes: u64,
    /// By the stack, for the same paths.
    pub stack: u64,
}

impl std::ops::AddAssign for Entries {
    fn add_assign(&mut self, other: Entries) {
        self.with_lanes += other.with_lanes;
        self.without_lanes += other.without_lanes;
        self.stack += other.stack;
    }
}

/// What watches have seen.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// Entries by function and block.
    pub blocks: BTreeMap<(FlowId, Block), Entries>,
    /// Arrivals at post-dominators that were checked.
    pub meetings: u64,
    /// Cross-lane operations that were compared with the stack's.
    pub cross_lane: u64,
    /// Waves.
    pub waves: u64,
}

impl Profile {
    /// The sum over all blocks.
    pub fn total(&self) -> Entries {
        let mut sum = Entries::default();
        for &entries in self.blocks.values() {
            sum += entries;
        }
        sum
    }

    /// Adds what another one has seen; numbers of functions must mean the same.
    pub fn add(&mut self, other: &Profile) {
        for (&key, &entries) in &other.blocks {
            *self.blocks.entry(key).or_default() += entries;
        }
        self.meetings += other.meetings;
        self.cross_lane += other.cross_lane;
        self.waves += other.waves;
    }
}

/// One execution of a function by lanes of the wave.
#[derive(Clone, Debug)]
struct Activation {
    func: FlowId,
    all: Lanes,
    /// The block that each lane ran last.
    last: Vec<Option<Block>>,
    /// Where each lane goes on, if it is known.
    next: Vec<Option<Block>>,
    /// Branches whose lanes have not met yet: where they must, and who.
    open: Vec<(Block, Lanes)>,
    stack: Stack,
}

/// Lanes that do not run, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who.
    pub lanes: Lanes,
    /// The block that they wait to run, if it is known.
    pub block: Option<Block>,
    /// The block that one of them ran last.
    pub behind: Option<Block>,
    /// Whether they have returned.
    pub ended: bool,
    /// Where the block is in the source.
    pub loc: SourceLoc,
}

impl fmt::Display for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.block, self.behind) {
            _ if self.ended => write!(f, "{} have ended", self.lanes),
            (Some(block), _) => write!(f, "{} wait for {block}", self.lanes),
            (None, Some(last)) => write!(f, "{} wait behind {last}", self.lanes),
            (None, None) => write!(f, "{} wait", self.lanes),
        }
    }
}

/// Watches one wave.
#[derive(Clone, Debug)]
pub struct LaneWatch {
    tables: Arc<[FlowTable]>,
    active: Vec<Activation>,
    /// Lanes of a call whose first block has not begun.
    calling: Option<Lanes>,
    counts: Vec<SecondaryMap<Block, Entries>>,
    paths: [u64; 64],
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
            paths: [0; 64],
            profile: Profile {
                waves: 1,
                ..Profile::default()
            },
        }
    }

    /// A hash of each lane's path so far: the blocks it ran, in order.
    pub fn paths(&self) -> &[u64; 64] {
        &self.paths
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
            function: table.name.clone(),
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
            self.active.push(Activation {
                func,
                all,
                last: vec![None; 64],
                next: vec![None; 64],
                open: Vec::new(),
                stack: Stack::new(all),
            });
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
        for lane in lanes.iter() {
            let path = &mut self.paths[lane];
            *path = hash_step(*path, table.key, block);
        }
        self.advance(lanes, stack::Event::Enter(block))
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

    /// Where the lanes of the function that runs are that are not among `running`: what a hang is told by.
    pub fn waiting(&self, running: Lanes) -> Vec<Waiting> {
        let mut found: Vec<Waiting> = Vec::new();
        let Some(top) = self.active.last() else {
            return found;
        };
        let table = &self.tables[top.func.0 as usize];
        for lane in top.all.iter().filter(|&lane| running.0 >> lane & 1 == 0) {
            let (behind, succs) = match top.last[lane] {
                Some(last) => (Some(last), table.succs(last)),
                None => (None, table.entry.as_slice()),
            };
            let block = match (top.next[lane], succs) {
                (Some(next), _) => Some(next),
                (None, &[only]) => Some(only),
                _ => None,
            };
            let loc = block.or(behind).map(|block| table.facts[block].loc);
            let waiting = Waiting {
                lanes: Lanes(1 << lane),
                block,
                behind,
                ended: behind.is_some() && succs.is_empty(),
                loc: loc.unwrap_or_default(),
            };
            let same = |other: &&mut Waiting| {
                (other.block, other.ended) == (block, waiting.ended)
                    && (block.is_some() || other.behind == behind)
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

/// The hash of a path with one more block, in the function with a [key](FlowTable::key).
pub fn hash_step(path: u64, key: u64, block: Block) -> u64 {
    let event = key ^ (block.index() as u64 + 1);
    (path.rotate_left(5) ^ event).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn key_of(name: &str) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325;
    name.bytes().fold(start, |key: u64, byte| {
        (key ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Activation {
    fn enter(
        &mut self,
        table: &FlowTable,
        block: Block,
        lanes: Lanes,
        meetings: &mut u64,
    ) -> Result<(), (Invariant, Lanes, String)> {
        if lanes.0 & !self.all.0 != 0 {
            let what = "lanes run that the wave does not have or that did not call".to_owned();
            return Err((Invariant::Partition, self.all, what));
        }
        for lane in lanes.iter() {
            let allowed = match self.last[lane] {
                None => table.entry == Some(block),
                Some(last) => table.facts[last].succs.contains(&block),
            };
            if let Some(next) = self.next[lane].take()
                && next != block
            {
                let what = format!("the condition of lane {lane} leads to {next}");
                return Err((Invariant::Trace, Lanes(lanes.0 & !(1 << lane)), what));
            }
            if !allowed {
                let behind = self.last[lane].map_or("the start".to_owned(), |last| last.to_string());
                let what = format!("no edge leads there from {behind}, where lane {lane} was");
                return Err((Invariant::Trace, Lanes(lanes.0 & !(1 << lane)), what));
            }
            self.last[lane] = Some(block);
        }
        let mut missing = None;
        self.open.retain(|&(meet, split)| {
            let arrived = meet == block && split.0 & lanes.0 != 0;
            if arrived {
                *meetings += 1;
                if split.0 & !lanes.0 != 0 {
                    missing = Some(split);
                }
            }
            !arrived
        });
        if let Some(split) = missing {
            let what = "lanes are missing that a branch in front parted".to_owned();
            return Err((Invariant::Reconvergence, split, what));
        }
        let facts = &table.facts[block];
        if let Some(meet) = facts.meet
            && facts.succs.len() > 1
            && lanes.0.count_ones() > 1
            && !self
                .open
                .iter()
                .any(|&(p, split)| p == meet && lanes.0 & !split.0 == 0)
        {
            // What is part of the new one adds nothing any more.
            self.open
                .retain(|&(p, split)| p != meet || split.0 & !lanes.0 != 0);
            self.open.push((meet, lanes));
        }
        Ok(())
    }
}
