//! Union-find and sets of units.

/// Disjoint sets of dense numbers, with path halving and union by size.
#[derive(Clone, Debug, Default)]
pub(super) struct UnionFind {
    parent: Vec<u32>,
    size: Vec<u32>,
}

impl UnionFind {
    /// `len` sets of one element.
    pub fn new(len: usize) -> UnionFind {
        UnionFind {
            parent: (0..len as u32).collect(),
            size: vec![1; len],
        }
    }

    /// One more set.
    pub fn push(&mut self) -> usize {
        self.parent.push(self.parent.len() as u32);
        self.size.push(1);
        self.parent.len() - 1
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// The representative of an element's set.
    pub fn find(&mut self, mut at: usize) -> usize {
        while self.parent[at] as usize != at {
            let up = self.parent[at] as usize;
            self.parent[at] = self.parent[up];
            at = up;
        }
        at
    }

    /// Joins two sets.
    pub fn union(&mut self, a: usize, b: usize) {
        let (a, b) = (self.find(a), self.find(b));
        if a == b {
            return;
        }
        let (small, large) = if self.size[a] < self.size[b] {
            (a, b)
        } else {
            (b, a)
        };
        self.parent[small] = large as u32;
        self.size[large] += self.size[small];
    }
}

/// A set of units of a file: at most 256.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct UnitSet([u64; 4]);

/// The largest number of units that [`UnitSet`] holds.
pub(super) const MAX_UNITS: u16 = 256;

impl UnitSet {
    /// `width` units from `first` on.
    pub fn range(first: u16, width: u16) -> UnitSet {
        let mut set = UnitSet::default();
        for unit in first..(first + width).min(MAX_UNITS) {
            set.0[usize::from(unit / 64)] |= 1 << (unit % 64);
        }
        set
    }

    /// The union.
    pub fn or(&mut self, other: UnitSet) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a |= b;
        }
    }

    /// Number of units from `from` to before `to`.
    pub fn count(self, from: u16, to: u16) -> u16 {
        (from..to.min(MAX_UNITS))
            .filter(|unit| self.0[usize::from(unit / 64)] >> (unit % 64) & 1 == 1)
            .count() as u16
    }

    /// Whether two sets share a unit.
    pub fn meets(self, other: UnitSet) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }
}
