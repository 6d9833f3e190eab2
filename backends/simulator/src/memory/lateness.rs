//! Which operations of waves take effect after they were issued.
//!
//! A machine may read what a load gives, and change what an atomic operation or an access of group memory changes, at any time from the
//! issue of the instruction to the end of the wait that covers it. [`Lateness`] says for each of them when it does: at once, some turns
//! of its wave later, or not before the wave waits. What must not pass what is for the machine to say.
//!
//! Stores to global memory have a model of their own ([`super::VectorCache`]): who is behind the writer's cache sees them at once.

use super::{DeviceMemory, StoreId};
use std::ops::Range;

/// Turns after which an operation that its wave does not wait for takes effect: it may wait for what other waves do after it.
const LATEST: u64 = 1024;

/// Turns that are drawn.
const TURNS: [u64; 4] = [2, 12, 100, LATEST];

/// How late operations of a dispatch may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lateness {
    /// All take effect at once.
    #[default]
    None,
    /// For half of them turns are drawn.
    Drawn(u64),
    /// The script of the memory chooses for each whether it waits for its wave's wait.
    Scripted,
}

/// Mixes a seed with the number of an operation.
pub(crate) fn draw(seed: u64, (wave, number): StoreId) -> u64 {
    let mut bits = seed ^ u64::from(wave) << 32 ^ number;
    for _ in 0..3 {
        bits = (bits ^ bits >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    bits
}

impl DeviceMemory {
    /// Whether operations may be late in this dispatch.
    #[inline]
    pub fn may_be_late(&self) -> bool {
        self.lateness != Lateness::None
    }

    /// The turns of its wave for which an operation, named as stores are, is late; none if it takes effect at once. It accesses these
    /// pieces of global memory, or group memory.
    pub fn late_turns(&mut self, operation: StoreId, global: &[Range<u64>], group: bool) -> Option<u64> {
        match self.lateness {
            Lateness::None => None,
            Lateness::Drawn(seed) => {
                // Other bits than those that say whether stores are late.
                let bits = draw(seed.rotate_left(17) ^ 0x5bd1_e995, operation);
                (bits >> 63 == 1).then(|| TURNS[(bits >> 32) as usize % TURNS.len()])
            }
            Lateness::Scripted => {
                let script = self.script.as_mut()?;
                let meets = group || global.iter().any(|piece| script.watches(piece));
                (meets && script.choose(2) == 1).then_some(LATEST)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dispatch::Script;

    #[test]
    fn half_of_the_operations_are_late() {
        let mut memory = DeviceMemory::new();
        assert_eq!(memory.late_turns((0, 1), &[], true), None);
        memory.lateness = Lateness::Drawn(7);
        let late = (0..1000).filter(|&number| memory.late_turns((1, number), &[], true).is_some());
        let late = late.count();
        assert!((400..600).contains(&late), "{late}");
    }

    #[test]
    fn scripts_choose_for_what_is_watched() {
        let mut memory = DeviceMemory::new();
        memory.lateness = Lateness::Scripted;
        memory.script = Some(Script::default().watching(16..32));
        let beside: &[Range<u64>] = &[0..16, 32..36];
        assert_eq!(memory.late_turns((0, 1), beside, false), None);
        let across: Range<u64> = 28..36;
        let across = std::slice::from_ref(&across);
        assert_eq!(memory.late_turns((0, 2), across, false), None);
        let script = memory.script.take().unwrap().next();
        memory.script = script;
        assert_eq!(memory.late_turns((0, 2), across, false), Some(LATEST));
        assert_eq!(memory.script.take().unwrap().next(), None);
    }
}
