//! Machine code that is watched: what a compiler says about it, and the watch of a simulated wave that runs it.
//!
//! A compiler gives each kernel and function [`Note`]s by byte offset: here a thread-level block begins, here a register says where its lanes go.
//! A simulator asks in front of every instruction whether there are some ([`CodeWatch::is_noted`]) and tells what they want to
//! know: a register with a condition, a flag, an index per lane ([`Decision`]).

use super::{FlowId, FlowTable, LaneWatch, Lanes, Mark, Profile, Trace, Violation};
use crate::ir::Block;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Arc;

/// What says where lanes go, or which of them are at a place. Registers have the numbers that the machine's code gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A condition: a bit per lane from a scalar register on, or from a byte of the registers where those are addressed by bytes.
    Condition(u16),
    /// The index of a target in each lane of a vector register.
    Index(u8),
    /// The machine's flag for conditions, or the lanes that it does not have.
    Flag {
        /// Those that it does not have.
        inverse: bool,
    },
    /// All lanes go one way: the flag of the first lane says which, or whether any lane has it.
    Together {
        /// Whether any has it.
        any: bool,
    },
    /// The lanes that run: the code has just stopped the others.
    Left,
}

/// What is said about the code in front of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// A place; all running lanes are there, or those of them for which a condition holds.
    At(Mark, Option<Decision>),
    /// What says where the lanes of a thread-level block go; of a wave-level block that pushes an entry on a stack of parked lanes, the entry that
    /// would be lost.
    Decides(Block, Decision),
}

/// A kernel or function whose code is watched.
#[derive(Clone, Debug)]
pub struct WatchedCode {
    /// Its symbol in the code object.
    pub symbol: String,
    /// Its thread level.
    pub table: FlowTable,
    /// Byte offsets from the symbol with what is there. Those of one offset are told in this order.
    pub notes: Vec<(u32, Note)>,
}

/// Where lanes go, as registers say.
#[derive(Clone, Debug)]
pub enum Decided {
    /// Of the running lanes, these go to the first target, others to the second.
    Condition(Lanes),
    /// Of the lanes that began the block, these go to the first target, others to the second: the code has just left only them running.
    Left(Lanes),
    /// The number of each lane's target.
    Index(Vec<u32>),
}

/// The lanes of a wave that ended, and what they ran.
#[derive(Clone, Debug)]
pub struct WavePaths {
    /// Work-group.
    pub group: [u32; 3],
    /// Wave in the work-group.
    pub wave: u32,
    /// The lanes that the wave began with.
    pub lanes: Lanes,
    /// What they ran.
    pub trace: Trace,
}

/// What watching a module has shown.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Counts of all dispatches.
    pub profile: Profile,
    /// The waves of the last dispatch.
    pub waves: Vec<WavePaths>,
}

/// What is noted in front of one instruction, of which function.
type Notes = SmallVec<[(FlowId, Note); 1]>;

/// The watched code of a module.
#[derive(Debug)]
pub struct WatchedModule {
    tables: Arc<[FlowTable]>,
    /// One bit per word of the code object that has a note.
    words: Vec<u64>,
    notes: FxHashMap<u32, Notes>,
}

impl WatchedModule {
    /// `code` with the offset of each symbol in the code object. Instructions are at multiples of four bytes.
    pub fn new(code: impl IntoIterator<Item = (WatchedCode, u32)>) -> WatchedModule {
        let (mut tables, mut words) = (Vec::new(), Vec::new());
        let mut notes: FxHashMap<u32, Notes> = FxHashMap::default();
        for (code, start) in code {
            let id = FlowId(tables.len() as u32);
            for (offset, note) in code.notes {
                let at = start + offset;
                let word = at as usize / 4;
                if words.len() <= word / 64 {
                    words.resize(word / 64 + 1, 0);
                }
                words[word / 64] |= 1 << (word % 64);
                notes.entry(at).or_default().push((id, note));
            }
            tables.push(code.table);
        }
        WatchedModule {
            tables: tables.into(),
            words,
            notes,
        }
    }
}

/// The watch of one wave that runs machine code.
#[derive(Debug)]
pub struct CodeWatch {
    module: Arc<WatchedModule>,
    /// What it has shown so far.
    pub watch: LaneWatch,
    /// Where the calls that run return to.
    returns: Vec<u64>,
}

impl CodeWatch {
    /// The watch of a wave that begins with these lanes.
    pub fn new(module: Arc<WatchedModule>, lanes: Lanes) -> CodeWatch {
        CodeWatch {
            watch: LaneWatch::new(Arc::clone(&module.tables), lanes),
            module,
            returns: Vec::new(),
        }
    }

    /// Whether something is noted in front of the instruction at an offset of the code object.
    #[inline]
    pub fn is_noted(&self, offset: u64) -> bool {
        let word = offset as usize / 4;
        let bits = self.module.words.get(word / 64);
        bits.is_some_and(|bits| bits >> (word % 64) & 1 == 1)
    }

    /// The instruction at an offset is about to run with these lanes; `decided` reads what notes name.
    ///
    /// # Errors
    /// What is broken.
    pub fn before(
        &mut self,
        offset: u64,
        running: Lanes,
        decided: impl Fn(Decision) -> Decided,
    ) -> Result<(), Violation> {
        let module = Arc::clone(&self.module);
        let notes = module.notes.get(&(offset as u32)).map_or(&[][..], |notes| notes);
        for &(func, note) in notes {
            match note {
                Note::Decides(block, by) => match decided(by) {
                    Decided::Condition(lost) if self.watch.push(func, block, lost)? => {}
                    Decided::Condition(holds) => self.watch.condition(block, running, holds),
                    Decided::Left(left) => self.watch.condition(block, self.watch.began(), left),
                    Decided::Index(indices) => {
                        for (lane, &index) in indices.iter().enumerate().take(64) {
                            let lane = Lanes(running.0 & 1 << lane);
                            self.watch.decide(block, lane, index as usize);
                        }
                    }
                },
                Note::At(mark, among) => {
                    let lanes = match among.map(&decided) {
                        Some(Decided::Condition(holds) | Decided::Left(holds)) => Lanes(running.0 & holds.0),
                        _ => running,
                    };
                    match mark {
                        Mark::Enter(block) => self.watch.enter(func, block, lanes)?,
                        Mark::Edge(to) => self.watch.edge(to, lanes)?,
                        Mark::CrossLane(block, number) => self.watch.cross_lane(block, number, lanes)?,
                    }
                }
            }
        }
        Ok(())
    }

    /// A call has run that comes back to the offset or address `after`.
    pub fn call(&mut self, after: u64, lanes: Lanes) {
        self.returns.push(after);
        self.watch.call(lanes);
    }

    /// The wave has gone to `next` by a jump that may be a return.
    ///
    /// # Errors
    /// A lane that has more to do in the function.
    pub fn jump(&mut self, next: u64) -> Result<(), Violation> {
        if self.returns.last() != Some(&next) {
            return Ok(());
        }
        self.returns.pop();
        self.watch.leave()
    }

    /// The wave has ended: what was seen of it is added.
    pub fn end(self, group: [u32; 3], wave: u32, lanes: Lanes, seen: &mut Seen) {
        seen.profile.add(&self.watch.profile());
        seen.waves.push(WavePaths {
            group,
            wave,
            lanes,
            trace: self.watch.into_trace(),
        });
    }
}
