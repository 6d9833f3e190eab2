//! Watching the invariants of the divergence pass while a wave runs ([`wavelift_codegen::divergence::watch`]).
//!
//! Whoever compiled the code says where its thread-level blocks and cross-lane operations are ([`WatchedCode`]). In front of each
//! such instruction the wave's watch is told which lanes run. Calls are told by the program counter: an instruction that keeps its own
//! address (`s_swappc_b64`) begins one, which ends when a jump to a register comes to the instruction behind.

use super::fault::{Fault, illegal};
use super::machine::Machine;
use super::op::Link;
use super::state::State;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Arc;
use wavelift_codegen::divergence::watch::{FlowId, FlowTable, LaneWatch, Lanes, Mark, Profile};
use wavelift_codegen::ir::Block;
use wavelift_codegen::machine::{PReg, RegFile};

/// A kernel or function whose code is watched.
#[derive(Clone, Debug)]
pub struct WatchedCode {
    /// Its symbol in the code object.
    pub symbol: String,
    /// Its thread level.
    pub table: FlowTable,
    /// Byte offsets from the symbol with what is there.
    pub marks: Vec<(u32, Mark)>,
    /// Byte offsets at which a register says where the lanes of a block go.
    pub decisions: Vec<(u32, Block, Decision)>,
}

/// What says where lanes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A condition in as many scalar registers as a mask takes, by the first.
    Condition(u8),
    /// The index of a target in each lane of a VGPR.
    Index(u8),
}

impl Decision {
    /// The decisions of code whose registers are in the files of [`RegFile`]: scalars hold conditions, vectors indices.
    pub fn at(decisions: &[(u32, Block, PReg)]) -> Vec<(u32, Block, Decision)> {
        let decision = |by: PReg| match by.file == RegFile::SCALAR {
            true => Decision::Condition(by.first as u8),
            false => Decision::Index(by.first as u8),
        };
        decisions
            .iter()
            .map(|&(offset, block, by)| (offset, block, decision(by)))
            .collect()
    }
}

/// What the lanes of a wave did: path hashes by lane.
#[derive(Clone, Debug)]
pub struct WavePaths {
    /// Work-group.
    pub group: [u32; 3],
    /// Wave in the work-group.
    pub wave: u32,
    /// The lanes that the wave began with.
    pub lanes: Lanes,
    /// Their paths; see [`LaneWatch::paths`].
    pub paths: [u64; 64],
}

/// What watching a module has shown.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Counts of all dispatches.
    pub profile: Profile,
    /// The waves of the last dispatch.
    pub waves: Vec<WavePaths>,
}

/// The watched code of a module.
#[derive(Debug)]
pub(crate) struct Watched {
    tables: Arc<[FlowTable]>,
    /// One bit per word of the code object.
    words: Vec<u64>,
    marks: FxHashMap<u32, SmallVec<[(FlowId, Mark); 1]>>,
    decisions: FxHashMap<u32, (Block, Decision)>,
}

impl Watched {
    /// `code` with the offset of each symbol in the code object.
    pub(crate) fn new(code: impl IntoIterator<Item = (WatchedCode, u32)>) -> Watched {
        let (mut tables, mut words) = (Vec::new(), Vec::new());
        let mut marks: FxHashMap<u32, SmallVec<[(FlowId, Mark); 1]>> = FxHashMap::default();
        let mut decisions = FxHashMap::default();
        for (code, start) in code {
            let id = FlowId(tables.len() as u32);
            let mut mark_word = |at: u32| {
                let word = at as usize / 4;
                if words.len() <= word / 64 {
                    words.resize(word / 64 + 1, 0);
                }
                words[word / 64] |= 1 << (word % 64);
            };
            for (offset, block, by) in code.decisions {
                mark_word(start + offset);
                decisions.insert(start + offset, (block, by));
            }
            for (offset, mark) in code.marks {
                let at = start + offset;
                mark_word(at);
                marks.entry(at).or_default().push((id, mark));
            }
            tables.push(code.table);
        }
        Watched {
            tables: tables.into(),
            words,
            marks,
            decisions,
        }
    }

    fn is_marked(&self, offset: u64) -> bool {
        let word = offset as usize / 4;
        self.words
            .get(word / 64)
            .is_some_and(|bits| bits >> (word % 64) & 1 == 1)
    }

    /// What is marked at an offset of the code object.
    fn at(&self, offset: u64) -> &[(FlowId, Mark)] {
        self.marks.get(&(offset as u32)).map_or(&[], |marks| marks)
    }
}

/// The watch of one wave.
#[derive(Debug)]
pub(crate) struct Watcher {
    watched: Arc<Watched>,
    pub(crate) watch: LaneWatch,
    /// Where the calls that run return to.
    returns: Vec<u64>,
}

impl Watcher {
    pub(crate) fn new(watched: Arc<Watched>, lanes: u64) -> Watcher {
        Watcher {
            watch: LaneWatch::new(Arc::clone(&watched.tables), Lanes(lanes)),
            watched,
            returns: Vec::new(),
        }
    }

    /// An instruction is about to run with these lanes.
    #[inline]
    pub(crate) fn before<M: Machine>(&mut self, offset: u64, state: &State<M>) -> Result<(), Fault> {
        if !self.watched.is_marked(offset) {
            return Ok(());
        }
        let exec = state.exec;
        if let Some(&(block, by)) = self.watched.decisions.get(&(offset as u32)) {
            self.decide(block, by, state);
        }
        for &(func, mark) in self.watched.at(offset) {
            let result = match mark {
                Mark::Enter(block) => self.watch.enter(func, block, Lanes(exec)),
                Mark::CrossLane(block, number) => self.watch.cross_lane(block, number, Lanes(exec)),
            };
            result.map_err(|violation| illegal(violation.to_string()))?;
        }
        Ok(())
    }

    /// A register says where the running lanes of a block go.
    fn decide<M: Machine>(&mut self, block: Block, by: Decision, state: &State<M>) {
        match by {
            Decision::Condition(first) => {
                let low = u64::from(state.scalar(first));
                let holds = match state.lanes {
                    64 => low | u64::from(state.scalar(first.wrapping_add(1))) << 32,
                    _ => low,
                };
                self.watch.decide(block, Lanes(state.exec & holds), 0);
                self.watch.decide(block, Lanes(state.exec & !holds), 1);
            }
            Decision::Index(register) => {
                let Some(indices) = state.vectors.get(usize::from(register)) else {
                    return;
                };
                for (lane, &index) in indices.iter().enumerate() {
                    self.watch
                        .decide(block, Lanes(state.exec & 1 << lane), index as usize);
                }
            }
        }
    }

    /// A branch has run, and the wave goes on at `next`.
    pub(crate) fn branched(&mut self, link: Link, behind: u64, next: u64, exec: u64) -> Result<(), Fault> {
        match link {
            Link::Call => {
                self.returns.push(behind);
                self.watch.call(Lanes(exec));
                Ok(())
            }
            Link::Jump if self.returns.last() == Some(&next) => {
                self.returns.pop();
                self.leave()
            }
            _ => Ok(()),
        }
    }

    /// The wave ends, or a function returns.
    pub(crate) fn leave(&mut self) -> Result<(), Fault> {
        self.watch
            .leave()
            .map_err(|violation| illegal(violation.to_string()))
    }
}
