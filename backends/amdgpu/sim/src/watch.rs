//! Watching the invariants of the divergence pass while a wave runs ([`wavelift_codegen::divergence::watch`]).
//!
//! Whoever compiled the code says where its thread-level blocks and cross-lane operations are ([`WatchedCode`]). In front of each
//! such instruction the wave's watch is told which lanes run. Calls are told by the program counter: an instruction that keeps its own
//! address (`s_swappc_b64`) begins one, which ends when a jump to a register comes to the instruction after.

use super::fault::{Fault, illegal};
use super::machine::Machine;
use super::op::Link;
use super::state::State;
pub(crate) use wavelift_codegen::divergence::watch::{CodeWatch as Watcher, WatchedModule as Watched};
use wavelift_codegen::divergence::watch::{Decided, Decision, Lanes, Violation};

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
            let first = first as u8;
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
        // AMD code notes registers only: nothing is known of lanes by a flag.
        Decision::Flag { .. } | Decision::Together { .. } | Decision::Left => {
            Decided::Left(Lanes(state.exec))
        }
    };
    watcher.before(offset, Lanes(state.exec), decided).map_err(found)
}

/// A branch has run, and the wave goes on at `next`.
pub(crate) fn branched(
    watcher: &mut Watcher,
    link: Link,
    after: u64,
    next: u64,
    exec: u64,
) -> Result<(), Fault> {
    match link {
        Link::Call => {
            watcher.call(after, Lanes(exec));
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
