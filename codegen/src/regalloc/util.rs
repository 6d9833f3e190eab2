//! Union-find, sets of units, and lists of edits.

use super::linear::LInst;
use rustc_hash::FxHashMap;
use std::ops::Index;

/// What goes next to instructions. Few instructions have any.
#[derive(Clone, Debug)]
pub(super) struct Edits<T>(FxHashMap<LInst, Vec<T>>);

impl<T> Default for Edits<T> {
    fn default() -> Self {
        Edits(FxHashMap::default())
    }
}

impl<T> Edits<T> {
    /// Adds to what an instruction has.
    pub fn push(&mut self, inst: LInst, edit: T) {
        self.0.entry(inst).or_default().push(edit);
    }
}

impl<T> Index<LInst> for Edits<T> {
    type Output = [T];

    fn index(&self, inst: LInst) -> &[T] {
        self.0.get(&inst).map_or(&[], Vec::as_slice)
    }
}

/// The units of a value that bits stand for, in rising order.
pub(crate) fn units_of(bits: u16) -> impl Iterator<Item = u32> {
    let mut left = bits;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let unit = left.trailing_zeros();
            left &= left - 1;
            unit
        })
    })
}

/// Disjoint sets of dense numbers, with path halving and union by size.
#[derive(Clone, Debug, Default)]
pub struct UnionFind {
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

    /// `len` sets of one element, with room for more.
    pub fn with_capacity(len: usize, capacity: usize) -> UnionFind {
        let (mut parent, mut size) = (Vec::with_capacity(capacity), Vec::with_capacity(capacity));
        parent.extend(0..len as u32);
        size.resize(len, 1);
        UnionFind { parent, size }
    }

    /// One more set.
    pub fn push(&mut self) -> usize {
        self.parent.push(self.parent.len() as u32);
        self.size.push(1);
        self.parent.len() - 1
    }

    /// Number of elements.
    #[allow(clippy::len_without_is_empty)]
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
    /// The units of some words of 64; those beyond them are not in the set.
    pub fn of_words<const W: usize>(words: [u64; W]) -> UnitSet {
        let mut set = UnitSet::default();
        set.0.iter_mut().zip(words).for_each(|(to, word)| *to = word);
        set
    }

    /// The first words of 64 units.
    pub fn words<const W: usize>(self) -> [u64; W] {
        let mut words = [0; W];
        words.iter_mut().zip(self.0).for_each(|(to, word)| *to = word);
        words
    }

    /// `width` units from `first` on.
    pub fn range(first: u16, width: u16) -> UnitSet {
        let end = first.saturating_add(width).min(MAX_UNITS);
        let below = |unit: u16, word: u16| match unit.saturating_sub(64 * word) {
            bits @ 0..64 => (1u64 << bits) - 1,
            _ => u64::MAX,
        };
        UnitSet([0, 1, 2, 3].map(|word| below(end, word) & !below(first, word)))
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
            .filter(|&unit| self.contains(unit))
            .count() as u16
    }

    /// Number of units.
    pub fn len(self) -> u16 {
        self.0.iter().map(|word| word.count_ones() as u16).sum()
    }

    /// The complement.
    pub fn not(self) -> UnitSet {
        UnitSet(self.0.map(|word| !word))
    }

    /// The units that both have.
    pub fn and(mut self, other: UnitSet) -> UnitSet {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a &= b;
        }
        self
    }

    /// The set of all `u - by`.
    pub fn down(self, by: u16) -> UnitSet {
        let (words, rest) = (usize::from(by / 64), by % 64);
        let mut set = UnitSet::default();
        for at in words..4 {
            let low = self.0[at] >> rest;
            let high = match self.0.get(at + 1) {
                Some(next) if rest > 0 => next << (64 - rest),
                _ => 0,
            };
            set.0[at - words] = low | high;
        }
        set
    }

    /// The units that are a member of `residues` modulo 16.
    pub fn periodic(residues: u16) -> UnitSet {
        let word = u64::from(residues) * 0x0001_0001_0001_0001;
        UnitSet([word; 4])
    }

    /// Whether a unit is in the set.
    pub fn contains(self, unit: u16) -> bool {
        self.0
            .get(usize::from(unit / 64))
            .is_some_and(|word| word >> (unit % 64) & 1 != 0)
    }

    /// The lowest unit.
    pub fn lowest(self) -> Option<u16> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(at as u16 * 64 + self.0[at].trailing_zeros() as u16)
    }

    /// Whether two sets share a unit.
    pub fn meets(self, other: UnitSet) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }
}
