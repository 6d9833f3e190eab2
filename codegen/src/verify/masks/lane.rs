//! One lane, and its way through a block.

use super::Known;
use crate::ir::Block;
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};

/// Where a lane stands on the thread level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Place {
    Absent,
    Start,
    /// The block, and where it goes on, if that can be told.
    Ran(Block, Option<Block>),
}

/// Bits of cells, by their number among those that are followed.
pub(super) type Bits = SmallVec<[u64; 2]>;

/// One lane.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Lane {
    pub(super) place: Place,
    /// Where the moves lead that it has made since its last block, if it has.
    pub(super) moved: Option<Block>,
    /// Which bits are known.
    pub(super) known: Bits,
    /// Those of them that are set.
    pub(super) set: Bits,
    /// Those of them that are conditions only.
    pub(super) free: Bits,
}

impl Lane {
    pub(super) fn bit(&self, cell: usize) -> Option<bool> {
        let (word, bit) = (cell / 64, cell % 64);
        (self.known[word] >> bit & 1 == 1).then_some(self.set[word] >> bit & 1 == 1)
    }

    pub(super) fn put(&mut self, cell: usize, value: Option<bool>) {
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        self.known[word] &= !bit;
        self.set[word] &= !bit;
        self.free[word] &= !bit;
        if let Some(value) = value {
            self.known[word] |= bit;
            self.set[word] |= if value { bit } else { 0 };
        }
    }

    /// A bit that is a condition only.
    pub(super) fn put_free(&mut self, cell: usize, value: Option<bool>) {
        self.put(cell, value);
        if value.is_some() {
            self.free[cell / 64] |= 1 << (cell % 64);
        }
    }

    /// Forgets all cells but these.
    pub(super) fn keep(&mut self, cells: &Bits) {
        for bits in [&mut self.known, &mut self.set, &mut self.free] {
            bits.iter_mut()
                .zip(cells)
                .for_each(|(word, cells)| *word &= cells);
        }
    }

    pub(super) fn is_free(&self, cell: usize) -> bool {
        self.free[cell / 64] >> (cell % 64) & 1 == 1
    }
}

/// What is known of something that is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    Is(u64),
    IsNot(SmallVec<[u64; 4]>),
}

/// A lane on its way through a block.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) lane: Lane,
    pub(super) facts: FxHashMap<u32, Fact>,
    pub(super) flag: Option<bool>,
    /// What the flag was each time that it was asked for: the same for all lanes of a wave.
    pub(super) flags: SmallVec<[bool; 4]>,
    /// For each thread-level block that begins here, whether the lane ran it.
    pub(super) ran: SmallVec<[bool; 2]>,
    /// Where the lane stood at the start of the block.
    pub(super) from: Option<Block>,
    /// What was guessed last although it had been known.
    pub(super) blame: Option<Known>,
}

impl Walk {
    /// The same for walks that are alike.
    pub(super) fn fingerprint(&self) -> u64 {
        let mut hasher = FxHasher::default();
        (&self.lane, self.flag, &self.flags, &self.ran).hash(&mut hasher);
        hasher.finish()
    }

    /// Whether what may follow is the same for both. What was guessed on the way does not count.
    pub(super) fn is_like(&self, other: &Walk) -> bool {
        (&self.lane, self.flag, &self.flags, &self.ran, &self.facts)
            == (&other.lane, other.flag, &other.flags, &other.ran, &other.facts)
    }
}

impl Place {
    /// What the lane ran last.
    pub(super) fn block(self) -> Option<Block> {
        match self {
            Place::Ran(block, _) => Some(block),
            Place::Absent | Place::Start => None,
        }
    }
}
