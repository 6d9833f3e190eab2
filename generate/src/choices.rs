//! A source of choices: bytes that a fuzzer gives, or that follow from a seed.

use arbitrary::Unstructured;

/// Draws numbers and elements from bytes. When the bytes are used up, every choice is the first one.
#[derive(Debug)]
pub struct Choices<'b> {
    bytes: Unstructured<'b>,
}

/// Bytes that follow from a seed, the same on every machine: SplitMix64.
pub fn bytes_of_seed(seed: u64, count: usize) -> Vec<u8> {
    let mut state = seed;
    let words = std::iter::repeat_with(|| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ (word >> 31)).to_le_bytes()
    });
    words.flatten().take(count).collect()
}

impl<'b> Choices<'b> {
    /// Choices from these bytes.
    pub fn new(bytes: &'b [u8]) -> Choices<'b> {
        Choices {
            bytes: Unstructured::new(bytes),
        }
    }

    /// Whether no byte is left.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// A number below `bound`, which must not be zero.
    pub fn below(&mut self, bound: usize) -> usize {
        let last = bound.saturating_sub(1);
        self.bytes.int_in_range(0..=last).unwrap_or(0)
    }

    /// True once in `bound` times.
    pub fn one_in(&mut self, bound: usize) -> bool {
        // The first choice is the usual one.
        self.below(bound) + 1 == bound
    }

    /// One of a list that is not empty.
    pub fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// An index, as often as the weights say.
    pub fn weighted(&mut self, weights: &[usize]) -> usize {
        let mut at = self.below(weights.iter().sum::<usize>().max(1));
        for (index, &weight) in weights.iter().enumerate() {
            if at < weight {
                return index;
            }
            at -= weight;
        }
        0
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.bytes.arbitrary().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_choices_and_no_bytes_the_first_ones() {
        let bytes = bytes_of_seed(7, 64);
        assert_eq!(bytes, bytes_of_seed(7, 64));
        assert_ne!(bytes, bytes_of_seed(8, 64));
        assert_eq!(bytes[..8], 0x63cb_e1e4_5932_0dd7_u64.to_le_bytes());
        let mut none = Choices::new(&[]);
        assert_eq!(
            (none.below(9), none.one_in(2), none.weighted(&[3, 4])),
            (0, false, 0)
        );
    }

    #[test]
    fn weights_are_kept() {
        let bytes = bytes_of_seed(1, 4096);
        let mut choices = Choices::new(&bytes);
        let mut counts = [0; 3];
        for _ in 0..1000 {
            counts[choices.weighted(&[1, 0, 3])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((150..350).contains(&counts[0]), "{counts:?}");
    }
}
