//! The data section: strings, constants and lists of offsets (HSA PRM 18.4).
//!
//! - D1: equal strings and constants are one entry; a string and a constant of the same bytes are one, too. The first
//!   one asked for stands first.
//! - D2: lists of offsets are never shared, not even empty ones.

use rustc_hash::FxHasher;
use std::hash::Hasher;

/// `hsa_data` with its section header, after what stands before it in the image: it is the largest section, and so the others
/// are put after it without copying it.
#[derive(Debug)]
pub(super) struct DataSection {
    pub(super) bytes: Vec<u8>,
    /// Where the section begins in `bytes`.
    pub(super) base: usize,
    /// Open addressing over the offsets of shared entries; 0 is a free slot. At most half full.
    slots: Vec<u32>,
    shared: usize,
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

impl DataSection {
    /// `bytes` end in the section header, which begins at `base`.
    pub(super) fn new(bytes: Vec<u8>, base: usize) -> DataSection {
        DataSection {
            bytes,
            base,
            slots: vec![0; 64],
            shared: 0,
        }
    }

    fn entry(&self, offset: u32) -> &[u8] {
        let at = self.base + offset as usize;
        let length = self.bytes.get(at..).and_then(|rest| rest.first_chunk());
        let length = length.map_or(0, |word| u32::from_le_bytes(*word)) as usize;
        self.bytes.get(at + 4..at + 4 + length).unwrap_or(&[])
    }

    /// Where the next entry will be. Offsets beyond 4 GiB are wrong, and such a section is refused when it is complete.
    fn end(&self) -> u32 {
        (self.bytes.len() - self.base) as u32
    }

    fn push(&mut self, bytes: &[u8]) -> u32 {
        const ZEROS: [u8; 4] = [0; 4];
        let at = self.end();
        self.bytes.extend_from_slice(&(bytes.len() as u32).to_le_bytes());
        self.bytes.extend_from_slice(bytes);
        let padding = self.bytes.len().wrapping_neg() % 4;
        self.bytes.extend_from_slice(&ZEROS[..padding]);
        at
    }

    /// The entry with these bytes (D1).
    pub(super) fn share(&mut self, bytes: &[u8]) -> u32 {
        if self.shared * 2 >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut slot = hash(bytes) as usize & mask;
        loop {
            match self.slots[slot] {
                0 => break,
                offset if self.entry(offset) == bytes => return offset,
                _ => slot = (slot + 1) & mask,
            }
        }
        let offset = self.push(bytes);
        self.slots[slot] = offset;
        self.shared += 1;
        offset
    }

    /// A new entry with these offsets (D2).
    pub(super) fn list(&mut self, offsets: &[u32]) -> u32 {
        let at = self.end();
        self.bytes
            .extend_from_slice(&(offsets.len() as u32 * 4).to_le_bytes());
        for offset in offsets {
            self.bytes.extend_from_slice(&offset.to_le_bytes());
        }
        at
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 4;
        let mut slots = vec![0; size];
        for offset in self.slots.iter().copied().filter(|offset| *offset != 0) {
            let mut slot = hash(self.entry(offset)) as usize & (size - 1);
            while slots[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            slots[slot] = offset;
        }
        self.slots = slots;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_are_one_entry_and_lists_are_not() {
        let mut data = DataSection::new(vec![0; 16 + 32], 16);
        let offsets: Vec<u32> = (0..1000u32)
            .map(|n| data.share(&(n % 300).to_le_bytes()))
            .collect();
        assert_eq!(offsets[0], 32);
        assert_eq!(offsets[1], 40);
        assert_eq!(offsets[7], offsets[307]);
        assert_eq!(data.bytes.len(), 16 + 32 + 300 * 8);
        assert_eq!(data.share(b""), data.share(b""));
        assert_ne!(data.list(&[]), data.list(&[]));
        assert_eq!(data.entry(data.end() - 4), b"");
    }
}
