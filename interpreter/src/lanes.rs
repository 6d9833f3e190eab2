//! Sets of lanes.

use std::fmt;

/// A set of lanes of one wave; bit n is lane n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct LaneMask(pub u64);

impl LaneMask {
    /// No lane.
    pub const EMPTY: LaneMask = LaneMask(0);

    /// The first `count` lanes, at most 64.
    pub fn first(count: u32) -> LaneMask {
        LaneMask(wavelift_codegen::ir::eval::ones(count))
    }

    /// Whether there is no lane.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of lanes.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a lane is in the set.
    pub fn contains(self, lane: usize) -> bool {
        lane < 64 && self.0 >> lane & 1 == 1
    }

    /// Whether every lane of `other` is in this set.
    pub fn covers(self, other: LaneMask) -> bool {
        other.0 & !self.0 == 0
    }

    /// The lanes in both sets.
    pub fn and(self, other: LaneMask) -> LaneMask {
        LaneMask(self.0 & other.0)
    }

    /// The lanes, lowest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let lane = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                lane
            })
        })
    }
}

impl fmt::Display for LaneMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl fmt::Debug for LaneMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Calls `f` for every lane of a mask. The case that all of `size` lanes run is a plain loop.
#[inline(always)]
pub(crate) fn for_lanes(mask: u64, size: usize, mut f: impl FnMut(usize)) {
    if mask.count_ones() as usize == size {
        for lane in 0..size {
            f(lane);
        }
    } else {
        let mut rest = mask;
        while rest != 0 {
            f(rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}
