//! Interned strings.
//!
//! A module says the same names over and over; each is stored once in one buffer and referred to by a 32-bit [`Name`].
//! Two names of one [`Names`] are equal exactly when their text is equal.

use rustc_hash::FxHasher;
use std::hash::Hasher;

/// An interned string of a [`Names`] table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(u32);

impl Name {
    /// The empty string, which every table holds.
    pub const EMPTY: Name = Name(0);

    /// A dense number for side tables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A table of interned strings.
#[derive(Clone, Debug)]
pub struct Names {
    text: String,
    /// `ends[i]` is one past the last byte of name `i`; it starts where name `i - 1` ends.
    ends: Vec<u32>,
    /// Open addressing, `u32::MAX` is a free slot; at most three quarters full.
    slots: Vec<u32>,
}

impl Default for Names {
    fn default() -> Names {
        Names::new()
    }
}

fn hash(text: &[u8]) -> usize {
    let mut h = FxHasher::default();
    h.write(text);
    h.finish() as usize
}

impl Names {
    /// A table with only the empty string.
    pub fn new() -> Names {
        let mut names = Names {
            text: String::new(),
            ends: Vec::new(),
            slots: vec![u32::MAX; 16],
        };
        names.intern("");
        names
    }

    /// Forgets all names but the empty string, and keeps the memory.
    pub fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
        self.slots.fill(u32::MAX);
        self.intern("");
    }

    /// Sets room aside for `count` more names, in a table that holds few.
    pub fn reserve(&mut self, count: usize) {
        const LENGTH: usize = 16;
        self.text.reserve(LENGTH * count);
        self.ends.reserve(count);
        let slots = ((self.ends.len() + count + 1) * 4 / 3 + 1).next_power_of_two();
        if slots > self.slots.len() {
            self.resize(slots);
        }
    }

    /// The name of `text`.
    pub fn intern(&mut self, text: &str) -> Name {
        if (self.ends.len() + 1) * 4 > self.slots.len() * 3 {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = hash(text.as_bytes()) & mask;
        loop {
            match self.slots[at] {
                u32::MAX => break,
                id if self.bytes(Name(id)) == text.as_bytes() => return Name(id),
                _ => at = (at + 1) & mask,
            }
        }
        let id = self.ends.len() as u32;
        self.slots[at] = id;
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        Name(id)
    }

    /// The name of `text` if it has been interned.
    pub fn find(&self, text: &str) -> Option<Name> {
        let mask = self.slots.len() - 1;
        let mut at = hash(text.as_bytes()) & mask;
        loop {
            match self.slots[at] {
                u32::MAX => return None,
                id if self.bytes(Name(id)) == text.as_bytes() => return Some(Name(id)),
                _ => at = (at + 1) & mask,
            }
        }
    }

    /// The text of a name of this table; the empty string for a name of another one that is out of range.
    pub fn get(&self, name: Name) -> &str {
        self.text.get(self.range(name)).unwrap_or("")
    }

    /// The texts of all names in order of their numbers.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len() as u32).map(|id| self.get(Name(id)))
    }

    fn range(&self, name: Name) -> std::ops::Range<usize> {
        let i = name.index();
        let end = self.ends.get(i).copied().unwrap_or(0) as usize;
        let start = if i == 0 {
            0
        } else {
            self.ends.get(i - 1).copied().unwrap_or(0) as usize
        };
        start..end
    }

    fn bytes(&self, name: Name) -> &[u8] {
        self.text.as_bytes().get(self.range(name)).unwrap_or(&[])
    }

    /// Size of all names together, bytes.
    pub fn text_bytes(&self) -> usize {
        self.text.len()
    }

    /// Number of names.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Never: the empty string is always there.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn grow(&mut self) {
        self.resize(self.slots.len() * 2);
    }

    /// Makes the table one of `size` slots, a power of two that is large enough.
    fn resize(&mut self, size: usize) {
        let mut slots = vec![u32::MAX; size];
        for id in 0..self.ends.len() as u32 {
            let mut at = hash(self.bytes(Name(id))) & (size - 1);
            while slots[at] != u32::MAX {
                at = (at + 1) & (size - 1);
            }
            slots[at] = id;
        }
        self.slots = slots;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_text_is_one_name() {
        let mut n = Names::new();
        let ids: Vec<Name> = (0..1000).map(|i| n.intern(&format!("%x{}", i % 500))).collect();
        assert_eq!(n.len(), 501);
        assert_eq!(ids[3], ids[503]);
        assert_eq!(n.get(ids[499]), "%x499");
        assert_eq!(n.find("%x7"), Some(ids[7]));
        assert_eq!(n.find("%y"), None);
        assert_eq!(n.all().nth(ids[7].index()), Some("%x7"));
        assert_eq!(n.intern(""), Name::EMPTY);
        n.reserve(10_000);
        assert_eq!(n.find("%x7"), Some(ids[7]));
        assert_eq!(n.intern("%x499"), ids[499]);
    }
}
