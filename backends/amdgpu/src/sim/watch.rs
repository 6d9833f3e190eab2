//! Watching the invariants of the divergence pass while a wave runs ([`wavelift_codegen::divergence::watch`]).
//!
//! Whoever compiled the code says where its thread-level blocks and cross-lane operations are ([`WatchedCode`]). In front of each
//! such instruction the wave's watch is told which lanes run. Calls are told by the program counter: an instruction that keeps its own
//! address (`s_swappc_b64`) begins one, which ends when a jump to a register comes to the instruction behind.

use super::fault::{Fault, illegal};
use super::machine::Machine;
use super::op::Link;
use super::state::State;
use wavelift_codegen::divergence::watch::{
    self, CodeWatch, Decided, FlowTable, Lanes, Mark, Note, Violation,
};
use wavelift_codegen::ir::Block;
use wavelift_codegen::machine::{PReg, RegFile};

pub use watch::{Seen, WavePaths};

/// A kernel or function whose code is watched.
pub type WatchedCode = watch::WatchedCode<Decision>;

/// The watched code of a module.
pub(crate) type Watched = watch::WatchedModule<Decision>;

/// What says where lanes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A condition in as many scalar registers as a mask takes, by the first.
    Condition(u8),
    /// The index of a target in each lane of a VGPR.
    Index(u8),
}

impl Decision {
    /// A register as an allocator names it: scalars hold conditions, vectors indices.
    fn of(by: PReg) -> Decision {
        match by.file == RegFile::SCALAR {
            true => Decision::Condition(by.first as u8),
            false => Decision::Index(by.first as u8),
        }
    }
}

/// What a simulator that watches code must know: `marks` and `decisions` by their byte offsets in it, each in ascending order.
pub fn watched_code(
    symbol: &str,
    table: FlowTable,
    marks: &[(u32, Mark)],
    decisions: &[(u32, Block, PReg)],
) -> WatchedCode {
    let mut notes: Vec<(u32, bool, Note<Decision>)> = Vec::with_capacity(marks.len() + decisions.len());
    for &(offset, block, by) in decisions {
        // Behind the block's beginning, in front of that of the next.
        let here = &marks[marks.partition_point(|&(at, _)| at < offset)..];
        let mut here = here.iter().take_while(|&&(at, _)| at == offset);
        let begins = here.any(|&(_, mark)| mark == Mark::Enter(block));
        notes.push((offset, begins, Note::Decides(block, Decision::of(by))));
    }
    let at = marks
        .iter()
        .map(|&(offset, mark)| (offset, false, Note::At(mark, None)));
    notes.extend(at);
    notes.sort_by_key(|&(offset, late, _)| (offset, late));
    WatchedCode {
        symbol: symbol.to_owned(),
        table,
        notes: notes
            .into_iter()
            .map(|(offset, _, note)| (offset, note))
            .collect(),
    }
}

/// The watch of one wave.
pub(crate) type Watcher = CodeWatch<Decision>;

/// A broken invariant is the fault of the wave that shows it.
fn found(violation: Violation) -> Fault {
    illegal(violation.to_string())
}

/// An instruction is about to run with these lanes.
#[inline]
pub(crate) fn before<M: Machine>(watcher: &mut Watcher, offset: u64, state: &State<M>) -> Result<(), Fault> {
    if !watcher.is_noted(offset) {
        return Ok(());
    }
    let decided = |by| match by {
        Decision::Condition(first) => {
            let low = u64::from(state.scalar(first));
            Decided::Condition(Lanes(match state.lanes {
                64 => low | u64::from(state.scalar(first.wrapping_add(1))) << 32,
                _ => low,
            }))
        }
        Decision::Index(register) => {
            let indices = state.vectors.get(usize::from(register));
            Decided::Index(indices.map_or(Vec::new(), |indices| indices.to_vec()))
        }
    };
    watcher.before(offset, Lanes(state.exec), decided).map_err(found)
}

/// A branch has run, and the wave goes on at `next`.
pub(crate) fn branched(
    watcher: &mut Watcher,
    link: Link,
    behind: u64,
    next: u64,
    exec: u64,
) -> Result<(), Fault> {
    match link {
        Link::Call => {
            watcher.call(behind, Lanes(exec));
            Ok(())
        }
        Link::Jump => watcher.jump(next).map_err(found),
        _ => Ok(()),
    }
}

/// The wave ends.
pub(crate) fn leave(watcher: &mut Watcher) -> Result<(), Fault> {
    watcher.watch.leave().map_err(found)
}
