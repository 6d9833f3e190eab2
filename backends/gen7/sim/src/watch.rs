//! Watching the invariants of the divergence pass while a thread runs ([`wavelift_codegen::divergence::watch`]).
//!
//! The lanes that run are the channels whose pointer is the thread's, as far as f0.0 has them: in code with lane masks all channels run and the flag says
//! who takes part, in the machine's conditionals and loops the flag stays and channels wait. So one question serves both. It is asked in front of
//! each instruction that has notes, after the joining of channels that waited there.

use super::state::{Fault, State, illegal, poison};
pub(crate) use wavelift_codegen::divergence::watch::{CodeWatch as Watcher, WatchedModule as Watched};
use wavelift_codegen::divergence::watch::{Decided, Decision, Lanes, Violation};
use wavelift_simulator::undefined::Decides;

/// The lanes of a thread that run.
pub(crate) fn running(state: &State) -> Lanes {
    Lanes(u64::from(state.active & u32::from(state.flags[0])))
}

/// A broken invariant is the fault of the thread that shows it.
fn found(violation: Violation) -> Fault {
    illegal(violation.to_string())
}

/// An instruction is about to run.
#[inline]
pub(crate) fn before(watcher: &mut Watcher, state: &State) -> Result<(), Fault> {
    let offset = u64::from(state.ip);
    if !watcher.is_noted(offset) {
        return Ok(());
    }
    let unknown = state.active & u32::from(state.flags_undefined[0]);
    if unknown != 0 {
        let lane = Some(unknown.trailing_zeros());
        return Err(poison(lane, "f0.0".to_owned(), Decides::Lanes.to_string()));
    }
    let decided = |by| match by {
        Decision::Condition(byte) => {
            let bits = state.dword(usize::from(byte / 32), usize::from(byte % 32 / 4));
            Decided::Condition(Lanes(bits.into()))
        }
        Decision::Flag { inverse } => {
            let flag = u64::from(state.flags[2]);
            Decided::Condition(Lanes(if inverse { !flag } else { flag }))
        }
        Decision::Together { any } => {
            let flag = u32::from(state.flags[2]) & if any { state.active } else { 1 };
            Decided::Condition(Lanes(if flag != 0 { u64::MAX } else { 0 }))
        }
        Decision::Left => Decided::Left(running(state)),
        Decision::Index(first) => {
            let lane = |lane: usize| state.dword(usize::from(first) + lane / 8, lane % 8);
            Decided::Index((0..16).map(lane).collect())
        }
    };
    watcher.before(offset, running(state), decided).map_err(found)
}

/// A function may have returned to `next`.
pub(crate) fn returned(watcher: &mut Watcher, next: u32) -> Result<(), Fault> {
    watcher.jump(next.into()).map_err(found)
}

/// The thread has ended.
pub(crate) fn ended(watcher: &mut Watcher) -> Result<(), Fault> {
    watcher.watch.leave().map_err(found)
}
